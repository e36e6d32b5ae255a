//! Beside the board: what is going on (a battle, an event, a trade, a region to lay), then cards, advances, Wonders.

use crate::symbols::inline;
use crate::{advances, battle, cards, deals, wonders};
use clash_of_cultures::ClashOfCultures;
use kernel::Target;
use maud::{Markup, html};
use table::Scene;

pub fn desk(scene: &Scene<ClashOfCultures>) -> Markup {
    html! {
        div.coc-desk {
            (battle::panel(scene))
            (cards::happening(scene))
            (deals::unlaid(scene))
            (deals::trade(scene))
            @if scene.view.who.is_some() { (section(scene, "cards", "card", offered(scene, 0..300), cards::hand(scene))) }
            (section(scene, "advances", "advance", offered(scene, 300..400), advances::board(scene)))
            (section(scene, "wonders", "wonder", offered(scene, 400..500), wonders::list(scene)))
        }
    }
}

/// How many cards with such numbers can be chosen now.
fn offered(scene: &Scene<ClashOfCultures>, ids: std::ops::Range<u16>) -> usize {
    let Some(offer) = scene.offer else { return 0 };
    let mut seen: Vec<u16> = Vec::new();
    for choice in &offer.choices {
        if let Target::Card(id) = choice.show.target
            && ids.contains(&id)
            && !seen.contains(&id)
        {
            seen.push(id);
        }
    }
    seen.len()
}

/// A part of the desk that can be folded; its head says how much in it can be chosen.
fn section(scene: &Scene<ClashOfCultures>, id: &str, icon: &str, open: usize, body: Markup) -> Markup {
    html! {
        details id={ "sec-" (id) } class="coc-sec" open {
            summary { (inline(icon)) span { (scene.t(&format!("face-{id}"))) } @if open > 0 { b.now { (open) } } }
            (body)
        }
    }
}
