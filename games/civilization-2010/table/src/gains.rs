//! What is gained and given up, as numbers with their icons.

use crate::symbols::inline;
use civilization_2010::{Civilization2010, Icons, Named, Resource, Skill, Tech};
use kernel::{Msg, msg};
use maud::{Markup, html};
use table::Scene;

pub fn one(icon: &str) -> Markup {
    html! { b.up { "+1" (inline(icon)) } }
}

/// What is gained, less what is given up for it.
pub fn net(new: &Icons, old: Option<&Icons>) -> Markup {
    let none = Icons::default();
    let old = old.unwrap_or(&none);
    let counted = [
        ("production", new.production as i16 - old.production as i16),
        ("trade", new.trade as i16 - old.trade as i16),
        ("culture", new.culture as i16 - old.culture as i16),
        ("coin", new.coin as i16 - old.coin as i16),
        ("combat", new.combat as i16 - old.combat as i16),
    ];
    html! {
        @for (icon, n) in counted {
            @if n > 0 { b.up { "+" (n) (inline(icon)) } } @else if n < 0 { b.down { "−" (-n) (inline(icon)) } }
        }
    }
}

fn skills(resource: Resource) -> impl Iterator<Item = Skill> {
    Skill::ALL.into_iter().filter(move |skill| skill.data().cost.resource == Some(resource))
}

/// R6.8: what an own technology does for a resource, or that none does.
pub fn paid_with(scene: &Scene<Civilization2010>, resource: Resource) -> String {
    let mine = scene.view.who.map(|seat| &scene.view.players[seat.index()].rows);
    let known =
        |skill: &Skill| mine.is_some_and(|rows| rows.iter().flatten().any(|t| *t == skill.data().tech));
    let does = skills(resource).find(known).map_or("face-pays-nothing".into(), Named::key);
    scene.t(&does).to_owned()
}

/// R9.6: the technologies that a resource pays an ability of.
pub fn pays(resource: Resource) -> Msg {
    let mut techs: Vec<Tech> = skills(resource).map(|skill| skill.data().tech).collect();
    techs.dedup();
    msg("face-tip-resource").list("techs", techs.into_iter().map(Named::term))
}
