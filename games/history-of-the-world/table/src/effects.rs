//! What events look like before the board shows what came of them.

use history_of_the_world::{Event, targets};
use kernel::{Seat, Target, msg};
use kit::Named;
use table::{Effect, at};

fn mat(seat: Seat) -> String {
    at(Target::Seat(seat)).to_string()
}

fn land(land: history_of_the_world::Land) -> String {
    at(targets::land(land)).to_string()
}

pub fn effects(event: &Event) -> Vec<Effect> {
    match event {
        // Said beside the map, which nothing covers.
        Event::EpochBegins { .. } => {
            vec![Effect::Pulse { at: "legend".to_owned() }, Effect::Pulse { at: "calls".to_owned() }]
        }
        Event::Called { seat, empire } => vec![Effect::gain(mat(*seat), msg(empire.key()))],
        Event::Played { seat, card } => {
            vec![Effect::gain(mat(*seat), msg("face-banner-card").term("card", card.key()))]
        }
        // Their dice are on their cards.
        Event::Battle { land: at, .. } | Event::Betrayed { land: at, .. } => {
            vec![Effect::Pulse { at: land(*at) }]
        }
        Event::Sick { land: at, dice, .. } if dice.len() > 1 => vec![Effect::Pulse { at: land(*at) }],
        Event::Took { land: at, .. } | Event::Entered { land: at, .. } | Event::Settled { land: at, .. } => {
            vec![Effect::Pulse { at: land(*at) }]
        }
        Event::Sick { land: at, dice, owner, .. } => {
            vec![
                Effect::Pulse { at: land(*at) },
                Effect::Dice { faces: dice.clone(), seat: Some(*owner), note: Some(msg(at.key())) },
            ]
        }
        Event::MonumentBuilt { land: at, .. } | Event::MonumentFell { land: at, .. } => {
            vec![Effect::Pulse { at: land(*at) }]
        }
        Event::Scored { seat, score, .. } => {
            vec![Effect::gain(mat(*seat), msg("face-plus").num("n", score.total()))]
        }
        Event::Preeminent { seat } => vec![Effect::Pulse { at: mat(*seat) }],
        Event::MarkersTurned { seat, points } => {
            vec![Effect::gain(mat(*seat), msg("face-plus").num("n", *points))]
        }
        _ => Vec::new(),
    }
}
