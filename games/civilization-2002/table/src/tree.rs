//! The technology tree: rows by how many steps lead there, cards with owner, price and what is missing.

use crate::sheets::advanced;
use crate::{draw, tips};
use civilization_2002::Civilization2002;
use civilization_2002::data::{Bonus, Icon, data};
use civilization_2002::ids::*;
use civilization_2002::targets;
use civilization_2002::view::TechView;
use kernel::{Target, msg};
use maud::{Markup, html};
use std::sync::LazyLock;
use table::{Scene, at, mark, seat_class};

const CARD: (f32, f32) = (148.0, 46.0);
const PITCH: (f32, f32) = (160.0, 66.0);

struct Layout {
    places: Vec<(f32, f32)>,
    size: (f32, f32),
}

/// Rows by the longest chain of prerequisites, so that no row is wider than a sheet; in a row, below what a card comes from.
static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    let techs = &data().technologies;
    let mut level = vec![0usize; techs.len()];
    // Cards of the chart are listed after their prerequisites often, not always: repeat until nothing moves.
    for _ in 0..techs.len() {
        for (i, tech) in techs.iter().enumerate() {
            level[i] = tech.prerequisites.iter().map(|p| level[p.index()] + 1).max().unwrap_or(0);
        }
    }
    let rows = level.iter().max().map_or(0, |m| m + 1);
    let mut column = vec![0f32; techs.len()];
    let mut widest = 0;
    for row in 0..rows {
        let mut here: Vec<usize> = (0..techs.len()).filter(|&i| level[i] == row).collect();
        let wish = |i: usize, column: &[f32]| {
            let from = techs[i].prerequisites;
            if from.is_empty() {
                i as f32
            } else {
                from.iter().map(|p| column[p.index()]).sum::<f32>() / from.len() as f32
            }
        };
        here.sort_by(|a, b| wish(*a, &column).total_cmp(&wish(*b, &column)));
        let offset = (6.0 - here.len() as f32) / 2.0;
        for (n, i) in here.iter().enumerate() {
            column[*i] = n as f32 + offset.max(0.0);
        }
        widest = widest.max(here.len());
    }
    let places =
        (0..techs.len()).map(|i| (8.0 + column[i] * PITCH.0, 8.0 + level[i] as f32 * PITCH.1)).collect();
    let size = (widest.max(6) as f32 * PITCH.0 + 4.0, rows as f32 * PITCH.1);
    Layout { places, size }
});

/// The tree; in the basic game, where all cards of an era are alike (R3.2), only which are owned and what one costs.
pub fn tree(scene: &Scene<Civilization2002>) -> Markup {
    if !advanced(scene) {
        return list(scene);
    }
    let layout = &*LAYOUT;
    html! {
        div.scroll {
            svg.tree viewBox={ "0 0 " (layout.size.0) " " (layout.size.1) } {
                g.links aria-hidden="true" {
                    @for tech in &scene.view.technologies { @for from in tech.prerequisites.iter() { (link(tech, from)) } }
                }
                @for tech in &scene.view.technologies { (card(scene, tech)) }
            }
        }
    }
}

/// R3.2: one pile an era; what is left of it, what the next card costs, and who took how many.
fn list(scene: &Scene<Civilization2002>) -> Markup {
    let view = scene.view;
    html! {
        p.hint { (scene.t("face-basic-tech-alike")) }
        ul.tech-piles {
            @for era in Era::ALL {
                @let cards = || view.technologies.iter().filter(move |t| t.era == era);
                @let left: Vec<&TechView> = cards().filter(|t| t.owner.is_none() && !t.aside).collect();
                @let now = era == view.era;
                li class={ "tech-pile " (draw::era_class(era)) @if now { " now" } @if era < view.era { " past" } }
                    data-tip=(tips::id(scene, &format!("basic-tech-{}", era.name()))) {
                    // The next card stands for any; the others are drawn below it, for whoever is offered one.
                    span.cards { @for card in left.iter().rev().copied().chain(cards().filter(|t| t.aside)) { (back(card)) } }
                    h3 { (scene.t(&era.key())) }
                    p { (scene.say(&msg("face-buy-left").num("n", left.len() as i64))) }
                    @if let (true, Some(next)) = (now, left.first()) { (draw::price(next.price)) }
                    ul.takers {
                        @for player in view.players.iter().filter(|p| !p.out) {
                            @let taken = cards().filter(|t| t.owner == Some(player.seat));
                            @if !(player.technologies & era.technologies()).is_empty() {
                                li { (mark(player.seat)) @for card in taken { (back(card)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn back(card: &TechView) -> Markup {
    html! { span.back data-target=(at(Target::Card(targets::tech(card.tech)))) { (draw::icon("i-tech")) } }
}

fn link(tech: &TechView, from: Tech) -> Markup {
    let ((x1, y1), (x2, y2)) = (LAYOUT.places[from.index()], LAYOUT.places[tech.tech.index()]);
    let (x1, x2, y1) = (x1 + CARD.0 / 2.0, x2 + CARD.0 / 2.0, y1 + CARD.1);
    let bend = ((y2 - y1) / 2.0).min(40.0);
    html! {
        path class={ @if tech.missing.has(from) { "missing" } }
            d={ "M" (x1) "," (y1) "C" (x1) "," (y1 + bend) " " (x2) "," (y2 - bend) " " (x2) "," (y2) } {}
    }
}

fn card(scene: &Scene<Civilization2002>, tech: &TechView) -> Markup {
    let (x, y) = LAYOUT.places[tech.tech.index()];
    let state = match (tech.owner, tech.aside, tech.missing.is_empty()) {
        (Some(_), ..) => "owned",
        (None, true, _) => "aside",
        (None, false, true) => "ready",
        _ => "closed",
    };
    let key = tech.tech.key();
    let name = scene.t(&key);
    html! {
        g id=(key)
            class={ "tech " (state) " " (draw::era_class(tech.era)) @if let Some(owner) = tech.owner { " " (seat_class(owner)) } }
            transform={ "translate(" (x) "," (y) ")" } data-target=(at(Target::Card(targets::tech(tech.tech))))
            data-tip=(tips::id(scene, &key))
            role="img" aria-label=(name) {
            rect.ring x="-3" y="-3" width=(CARD.0 + 6.0) height=(CARD.1 + 6.0) rx="9" {}
            rect.card width=(CARD.0) height=(CARD.1) rx="7" {}
            rect.band width="7" height=(CARD.1) rx="3" {}
            text.label x="13" y="18" textLength=[room(name, BOLD, NAME)] lengthAdjust="spacingAndGlyphs" { (name) }
            @if let Some(seat) = tech.owner {
                use href={ "#shape-" (seat.0 % 6) } x=(CARD.0 - 22.0) y="25" width="16" height="16" {}
                @let owner = scene.name(seat);
                text.owner x="13" y="37" textLength=[room(owner, PLAIN, OWNER)] lengthAdjust="spacingAndGlyphs" { (owner) }
            } @else if !tech.aside {
                use href="#i-gold" x="12" y="25" width="15" height="15" {}
                text.price x="31" y="38" { (tech.price) }
                (bonus(tech.tech))
            }
            // On the corner, like a seal: no name runs below it.
            @if tech.great {
                path.star d="M0,-7L2,-2L7,-2L3,1.500L4.500,7L0,3.500L-4.500,7L-3,1.500L-7,-2L-2,-2Z"
                    transform={ "translate(" (CARD.0 - 2.0) ",2)" } {}
            }
        }
    }
}

/// How wide a letter is at most, in the letters of names and in those of owners: capitals are wider than the rest.
const BOLD: (f32, f32) = (8.0, 11.0);
const PLAIN: (f32, f32) = (6.9, 8.6);
/// Where a name and where an owner must end.
const NAME: f32 = 128.0;
const OWNER: f32 = CARD.0 - 40.0;

/// How wide a text is to be drawn that may not fit by itself.
fn room(text: &str, (low, high): (f32, f32), most: f32) -> Option<f32> {
    let wide = |letter: char| match letter {
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | ' ' | '/' | '.' | '\'' | '’' | '(' | ')' => low * 0.65,
        'm' | 'w' => high,
        letter if letter.is_uppercase() => high,
        _ => low,
    };
    (text.chars().map(wide).sum::<f32>() > most).then_some(most)
}

/// What the buyer gets at once, in pictures.
fn bonus(tech: Tech) -> Markup {
    html! {
        @for (i, bonus) in tech.facts().bonus.iter().enumerate() {
            @let icon = match bonus {
                Bonus::Wonder(_) => "i-wonder".to_owned(),
                Bonus::Unit(unit) => format!("i-f-{}", unit.facts().kind.index()),
                Bonus::Improvement(imp) if imp.facts().icon == Icon::Happy => "i-happy".to_owned(),
                Bonus::Improvement(_) => "i-gear".to_owned(),
                Bonus::Growth => "i-size-2".to_owned(),
            };
            use.bonus href={ "#" (icon) } x=(CARD.0 - 24.0 - i as f32 * 20.0) y="24" width="17" height="17" {}
        }
    }
}
