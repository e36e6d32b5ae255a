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
            (deals::ways(scene))
            (sections(scene))
        }
    }
}

/// Cards, advances, Wonders: one is shown at a time. Where a question concerns one part alone, that one is shown too.
fn sections(scene: &Scene<ClashOfCultures>) -> Markup {
    let parts = [
        ("cards", "card", offered(scene, 0..200)),
        ("advances", "advance", offered(scene, 300..400)),
        ("wonders", "wonder", offered(scene, 400..500)),
    ];
    let mut asked = parts.iter().filter(|(_, _, n)| *n > 0);
    // A question about cards of which none fits shows them all the same.
    let focus = match (asked.next(), asked.next()) {
        (Some((id, ..)), None) => Some(*id),
        (None, _) if about_the_hand(scene) => Some("cards"),
        _ => None,
    };
    html! {
        div.coc-secs data-over data-focus=[focus] {
            input.pick type="radio" name="coc-desk" id="show-none" aria-label=(scene.t("face-close")) checked;
            @for (id, ..) in &parts {
                input.pick type="radio" name="coc-desk" id={ "show-" (id) } aria-label=(scene.t(&format!("face-{id}")));
            }
            div.heads {
                @for (id, icon, open) in &parts {
                    label for={ "show-" (id) } {
                        (inline(icon)) span { (scene.t(&format!("face-{id}"))) }
                        @if *open > 0 { b.now { (open) } }
                    }
                }
                label.shut for="show-none" data-shut title=(scene.t("face-close")) { "✕" }
            }
            div.part id="part-cards" { (cards::hand(scene)) }
            div.part id="part-advances" { (advances::board(scene)) }
            div.part id="part-wonders" { (wonders::list(scene)) }
        }
    }
}

/// Whether a card of the hand is refused, with its reason.
fn about_the_hand(scene: &Scene<ClashOfCultures>) -> bool {
    let refused = scene.offer.iter().flat_map(|o| &o.refused);
    refused.into_iter().any(|r| matches!(r.target, Target::Card(id) if id < 200))
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
