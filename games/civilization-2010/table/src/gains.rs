//! What is gained and given up, as numbers with their icons.

use crate::symbols::inline;
use civilization_2010::{Civilization2010, Icons, Named, Resource, Skill};
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

/// R6.8: what an own technology does for a resource.
pub fn paid_with(scene: &Scene<Civilization2010>, resource: Resource) -> Option<String> {
    let me = &scene.view.players[scene.view.who?.index()];
    let known = |skill: &Skill| me.rows.iter().flatten().any(|tech| *tech == skill.data().tech);
    let mut skills = Skill::ALL.into_iter().filter(|skill| skill.data().cost.resource == Some(resource));
    skills.find(known).map(|skill| scene.t(&skill.key()).to_owned())
}
