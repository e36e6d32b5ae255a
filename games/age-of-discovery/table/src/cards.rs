//! Expeditions and battles as cards.

use crate::{AgeOfDiscovery, Event};
use age_of_discovery::targets;
use kernel::{Rules, Seat, msg};
use table::{Card, Outcome, Side};

pub fn card(event: &Event) -> Option<Card> {
    let said = AgeOfDiscovery::narrate(event);
    match event {
        Event::Succeeded { seat, value, needed, .. } => {
            let (title, outcome) = (msg("face-card-succeeded"), Outcome::Won);
            let sides = vec![side(*seat, "face-card-explores", Some(*value as i32)), resistance(*needed)];
            Some(Card { kind: msg("face-card-expedition"), title, sides, outcome, said, place: None })
        }
        Event::Failed { seat, value, needed } => {
            let (title, outcome) = (msg("face-card-failed"), Outcome::Lost);
            let sides = vec![side(*seat, "face-card-explores", Some(*value as i32)), resistance(*needed)];
            Some(Card { kind: msg("face-card-expedition"), title, sides, outcome, said, place: None })
        }
        Event::BattleFought { region, attacker, defender, .. } => {
            let sides =
                vec![side(*attacker, "face-card-attacks", None), side(*defender, "face-card-defends", None)];
            let (title, place) = (region.the(), Some(targets::region(*region)));
            Some(Card { kind: msg("face-card-battle"), title, sides, outcome: Outcome::Even, said, place })
        }
        _ => None,
    }
}

fn side(seat: Seat, role: &'static str, sum: Option<i32>) -> Side {
    Side { seat: Some(seat), role: Some(msg(role)), sum, ..Default::default() }
}

fn resistance(needed: u8) -> Side {
    Side { name: Some(msg("face-card-resistance")), sum: Some(needed as i32), ..Default::default() }
}
