//! The seven Wonders: price, advances they need, whose they are.

use crate::deals::chips;
use crate::symbols::inline;
use clash_of_cultures::{ClashOfCultures, Named, WonderState, WonderView, targets};
use kernel::Seat;
use maud::{Markup, html};
use table::{Scene, at, mark, name_tag};

pub fn list(scene: &Scene<ClashOfCultures>) -> Markup {
    // Those that can be built come first, those nobody has revealed last.
    let rank = |w: &WonderView| match w.state {
        WonderState::Revealed | WonderState::Reserved(_) => 0,
        WonderState::Built(_) => 1,
        WonderState::Deck => 2,
        WonderState::Gone => 3,
    };
    let mut wonders: Vec<&WonderView> = scene.view.wonders.iter().collect();
    wonders.sort_by_key(|w| rank(w));
    html! {
        div.leaf-head { h2 { (scene.t("face-wonders")) } }
        div.coc-wonders { @for w in wonders { (wonder(scene, w)) } }
    }
}

/// All seven at a glance; a click opens their sheet.
pub fn row(scene: &Scene<ClashOfCultures>) -> Markup {
    html! {
        section {
            h2 { (scene.t("face-wonders")) }
            label.coc-awe for="show-wonders" {
                @for w in &scene.view.wonders {
                    @let (class, _, whose) = state(scene, w);
                    span class=(class) data-tip=(w.wonder.key()) {
                        (inline(w.wonder.name()))
                        @if let Some(seat) = whose { (mark(seat)) }
                    }
                }
            }
        }
    }
}

/// How it is drawn, what is said of it, whose it is.
fn state(scene: &Scene<ClashOfCultures>, w: &WonderView) -> (&'static str, &'static str, Option<Seat>) {
    let owner = || scene.view.cities.iter().find(|c| c.wonder == Some(w.wonder)).map(|c| c.owner);
    match w.state {
        WonderState::Deck => ("deck", "face-wonder-deck", None),
        WonderState::Revealed => ("open", "face-wonder-open", None),
        WonderState::Reserved(seat) => ("open", "face-wonder-reserved", Some(seat)),
        WonderState::Built(_) => ("built", "face-wonder-built", owner()),
        WonderState::Gone => ("gone", "face-wonder-gone", None),
    }
}

fn wonder(scene: &Scene<ClashOfCultures>, w: &WonderView) -> Markup {
    let key = w.wonder.key();
    let (class, state, whose) = state(scene, w);
    let mine = scene.view.who.map(|s| scene.view.players[s.index()].advances);
    html! {
        div class={ "coc-wonder " (class) } data-target=(at(targets::wonder(w.wonder))) data-tip=(key) {
            (inline(w.wonder.name()))
            div.card-name {
                (scene.t(&key))
                span.state { (scene.t(state)) @if let Some(seat) = whose { " " (name_tag(seat, scene.name(seat))) } }
            }
            p.does { (scene.t(&format!("{key}-help"))) }
            @if matches!(w.state, WonderState::Deck | WonderState::Revealed | WonderState::Reserved(_)) {
                p.needs { (chips(scene, &w.cost)) " "
                    @for a in w.needs.iter() {
                        @let have = mine.is_some_and(|advances| advances.has(a));
                        span class={ "need" @if have { " have" } } { (scene.t(&a.key())) } " "
                    } }
            }
        }
    }
}
