//! Over the board: what is going on (a battle, an event, a trade, a region to lay), the rail with one's cards, and sheets
//! with cards, advances and Wonders.

use crate::hex::WIDTH;
use crate::symbols::inline;
use crate::{HexBoard, advances, battle, board, deals, hand, wonders};
use clash_of_cultures::{ClashOfCultures, Space, layout, targets};
use kernel::Target;
use maud::{Markup, html};
use table::{Face, Scene, cross};

pub fn desk(scene: &Scene<ClashOfCultures>) -> Markup {
    html! { div.coc-desk { (under_way(scene)) (sections(scene)) } }
}

/// Lies on the side of the board where it does not happen.
fn under_way(scene: &Scene<ClashOfCultures>) -> Markup {
    let left = place(scene).is_none_or(|at| board::grid_of(scene).middle(at).0 > WIDTH / 2.0);
    html! {
        div class={ "coc-under-way" @if left { " left" } } {
            (battle::panel(scene))
            (deals::unlaid(scene))
            (deals::trade(scene))
            (deals::ways(scene))
        }
    }
}

/// Where something is going on.
fn place(scene: &Scene<ClashOfCultures>) -> Option<Space> {
    let view = scene.view;
    let region = view.explored.map(|r| layout(view.players.len() as u8).slots[r.slot as usize][0]);
    view.battle.as_ref().map(|b| b.at).or(region)
}

/// Cards, advances, Wonders: one sheet at a time. Where a question concerns one of them alone, or an action of the bar that
/// does was chosen, that one is shown until it is put away.
fn sections(scene: &Scene<ClashOfCultures>) -> Markup {
    let parts = [
        ("cards", "card", offered(scene, 0..200)),
        ("advances", "advance", offered(scene, 300..400)),
        ("wonders", "wonder", offered(scene, 400..500)),
    ];
    // The first question of an action is about everything, and one that is answered on the board, too, lights places there:
    // nothing opens over the board by itself.
    let whole_turn = scene.offer.and_then(HexBoard::bar).is_some() || on_the_board(scene);
    let mut asked = parts.iter().filter(|(_, _, n)| *n > 0 && !whole_turn);
    // A question about cards of which none fits shows them all the same.
    let focus = match (asked.next(), asked.next()) {
        (Some((id, ..)), None) => Some(*id),
        (None, _) if !whole_turn && about_the_hand(scene) => Some("cards"),
        _ => None,
    };
    // The rail has the Action cards already, where there is one: a sheet would lie over a battle or a harvest.
    let focus = focus.map(|id| if id == "cards" && in_the_rail(scene) { "hand" } else { id });
    // What was put away stays away until one's next action: then the button is another. Between rounds it is so with each
    // question: whoever answers one puts the sheet of it away.
    let (view, turn) = (scene.view, &scene.view.turn);
    let question = scene.offer.and_then(|offer| offer.prompt.as_ref()).map_or("", |prompt| &prompt.key);
    let shut = match view.who {
        Some(who) if view.status => {
            let advances = view.players[who.index()].advances.len();
            format!("shut-{}-{question}-{advances}", view.round)
        }
        Some(who) if who == turn.seat => format!("shut-{}-{}-{}", view.round, view.cycle, turn.actions),
        _ => "shut".to_owned(),
    };
    // A sheet that was opened for a question between rounds does not lie over the next: that one has a desk of its own.
    let desk = if view.status { format!("desk-{}-{question}", view.round) } else { "desk".to_owned() };
    html! {
        div.coc-secs id=(desk) data-over data-focus=[focus] {
            input.pick.shut-pick type="radio" name="coc-desk" id=(shut) aria-label=(scene.t("face-close"));
            @for (id, ..) in &parts {
                input.pick type="radio" name="coc-desk" id={ "show-" (id) } aria-label=(scene.t(&format!("face-{id}")));
            }
            div.heads {
                @for (id, icon, open) in &parts {
                    label for={ "show-" (id) } title=(scene.t(&format!("face-{id}"))) {
                        (inline(icon)) span { (scene.t(&format!("face-{id}"))) }
                        @if *open > 0 { b.now { (open) } }
                    }
                }
            }
            // Whoever has no mouse scrolls them, too.
            div.coc-rail tabindex="0" role="group" aria-label=(scene.t("face-cards")) { (hand::rail(scene)) }
            label.shut.close for=(shut) data-shut title=(scene.t("face-close")) { (cross(scene.words)) }
            @for (id, sheet) in [("cards", hand::sheet(scene)), ("advances", advances::board(scene)), ("wonders", wonders::list(scene))] {
                div.part id={ "part-" (id) } tabindex="0" role="group" aria-label=(scene.t(&format!("face-{id}"))) { (sheet) }
            }
        }
    }
}

/// Whether something on the board answers the question.
fn on_the_board(scene: &Scene<ClashOfCultures>) -> bool {
    let choices = scene.offer.iter().flat_map(|offer| &offer.choices);
    choices.into_iter().any(|choice| matches!(choice.show.target, Target::Space(_) | Target::Piece(_)))
}

/// Whether a card of the hand is refused, with its reason.
fn about_the_hand(scene: &Scene<ClashOfCultures>) -> bool {
    let refused = scene.offer.iter().flat_map(|o| &o.refused);
    refused.into_iter().any(|r| matches!(r.target, Target::Card(id) if id < 200))
}

/// Whether only Action cards of the hand are asked about.
fn in_the_rail(scene: &Scene<ClashOfCultures>) -> bool {
    let Some(hand) = scene.view.who.map(|who| scene.view.players[who.index()].hand) else { return false };
    let offer = scene.offer.iter();
    let offered = offer.clone().flat_map(|o| &o.choices).map(|c| c.show.target);
    let refused = offer.flat_map(|o| &o.refused).map(|r| r.target);
    let mut cards = offered.chain(refused).filter_map(|target| match target {
        Target::Card(id) if id < 200 => Some(id),
        _ => None,
    });
    scene.view.plans.is_empty()
        && cards.all(|id| hand.iter().any(|card| targets::card(card) == Target::Card(id)))
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
