//! Expeditions, battles and ships as cards.

use crate::{AgeOfDiscovery, Event};
use age_of_discovery::{Goal, Track, targets};
use kernel::{Msg, Rules, Seat, Target, msg};
use kit::Named;
use std::cmp::Ordering;
use table::{Card, Outcome, Side};

pub fn card(event: &Event) -> Option<Card> {
    let said = AgeOfDiscovery::narrate(event);
    match event {
        Event::Succeeded { seat, goal, value, needed, lowered, .. } => {
            let met = resistance(*goal, *needed, *lowered);
            let sides = vec![side(*seat, "face-card-explores", Some(*value as i32)), met];
            let (kind, title, place) = expedition("face-card-succeeded", *goal);
            Some(Card { kind, title, sides, outcome: Outcome::Won, said, place })
        }
        Event::Failed { seat, goal, value, needed, lowered } => {
            let met = resistance(*goal, *needed, *lowered);
            let sides = vec![side(*seat, "face-card-explores", Some(*value as i32)), met];
            let (kind, title, place) = expedition("face-card-failed", *goal);
            Some(Card { kind, title, sides, outcome: Outcome::Lost, said, place })
        }
        // R6.4: it stays for the rest of the game.
        Event::ShipWon { seat, value, .. } => Some(Card {
            kind: Track::MerchantShip.term(),
            title: msg("face-card-ship"),
            sides: vec![side(*seat, "face-card-sails", Some(*value as i32))],
            outcome: Outcome::Won,
            said,
            place: Some(targets::track(Track::MerchantShip)),
        }),
        Event::BattleFought { region, attacker, defender, attacker_lost, defender_lost, .. } => {
            // R6.8.3: what a side did is what the other lost.
            let (won, lost) = (defender_lost.total() as i32, attacker_lost.total() as i32);
            let removed = |side: Side| Side { note: Some(msg("face-card-removed")), ..side };
            let sides = vec![
                removed(side(*attacker, "face-card-attacks", Some(won))),
                removed(side(*defender, "face-card-defends", Some(lost))),
            ];
            let outcome = match won.cmp(&lost) {
                Ordering::Greater => Outcome::Won,
                Ordering::Equal => Outcome::Even,
                Ordering::Less => Outcome::Lost,
            };
            let (title, place) = (region.the(), Some(targets::region(*region)));
            Some(Card { kind: msg("face-card-battle"), title, sides, outcome, said, place })
        }
        _ => None,
    }
}

/// How it ended, over the region it went to; what lies beyond the regions has no name of its own.
fn expedition(ended: &'static str, goal: Goal) -> (Msg, Msg, Option<Target>) {
    match goal {
        Goal::Region(region) => (msg(ended), region.the(), Some(targets::region(region))),
        Goal::Deck | Goal::Portugal => (msg("face-card-expedition"), msg(ended), None),
    }
}

fn side(seat: Seat, role: &'static str, sum: Option<i32>) -> Side {
    Side { seat: Some(seat), role: Some(msg(role)), sum, ..Default::default() }
}

/// R6.6.3: what had to be reached, and why that is less than what is printed. R13.2: Portugal meets no card's number.
fn resistance(goal: Goal, needed: u8, lowered: u8) -> Side {
    let role = match goal {
        Goal::Region(_) => Some(msg("face-card-tile")),
        Goal::Deck => Some(msg("face-card-top")),
        Goal::Portugal => None,
    };
    let less = || msg("face-card-lowered").num("met", needed + lowered).num("lowered", lowered);
    let (name, note) = (Some(msg("face-card-resistance")), (lowered > 0).then(less));
    Side { name, role, note, sum: Some(needed as i32), ..Default::default() }
}
