//! The seven Wonders: price, advances they need, whose they are.

use crate::deals::chips;
use crate::symbols::inline;
use clash_of_cultures::{ClashOfCultures, Named, WonderState, WonderView, targets};
use maud::{Markup, html};
use table::{Scene, at, name_tag};

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
    html! { div.coc-wonders { @for w in wonders { (wonder(scene, w)) } } }
}

fn wonder(scene: &Scene<ClashOfCultures>, w: &WonderView) -> Markup {
    let key = w.wonder.key();
    let owner = scene.view.cities.iter().find(|c| c.wonder == Some(w.wonder)).map(|c| c.owner);
    let (class, state) = match w.state {
        WonderState::Deck => ("deck", "face-wonder-deck"),
        WonderState::Revealed => ("open", "face-wonder-open"),
        WonderState::Reserved(_) => ("open", "face-wonder-reserved"),
        WonderState::Built(_) => ("built", "face-wonder-built"),
        WonderState::Gone => ("gone", "face-wonder-gone"),
    };
    let whose = match w.state {
        WonderState::Reserved(seat) => Some(seat),
        _ => owner,
    };
    let mine = scene.view.who.map(|s| scene.view.players[s.index()].advances);
    html! {
        div class={ "coc-wonder " (class) } data-target=(at(targets::wonder(w.wonder))) data-tip=(key) {
            h5 {
                (inline("wonder")) (scene.t(&key))
                span.state { (scene.t(state)) @if let Some(seat) = whose { " " (name_tag(seat, scene.name(seat))) } }
            }
            @if matches!(w.state, WonderState::Deck | WonderState::Revealed | WonderState::Reserved(_)) {
                p { (chips(scene, &w.cost)) " "
                    @for a in w.needs.iter() {
                        @let have = mine.is_some_and(|advances| advances.has(a));
                        span class={ "need" @if have { " have" } } { (scene.t(&a.key())) } " "
                    } }
            }
        }
    }
}
