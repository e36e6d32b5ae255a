//! What events look like before the board shows what came of them. Units fly by themselves.

use clash_of_cultures::{ClashOfCultures, Event, Named, Space, targets};
use kernel::{Rules, Seat, Target};
use table::{Effect, at};

fn mat(seat: Seat) -> String {
    at(Target::Seat(seat)).to_string()
}
fn hex(space: Space) -> String {
    at(targets::space(space)).to_string()
}

pub fn effects(event: &Event) -> Vec<Effect> {
    // The sentence of the log, across the board.
    let banner = || Effect::banner(ClashOfCultures::narrate(event));
    let pulse = |space: Space| Effect::pulse(hex(space));
    match event {
        Event::StatusPhase { .. }
        | Event::FirstPlayer { .. }
        | Event::WonderRevealed { .. }
        | Event::PersonPlayed { .. }
        | Event::Answered { .. } => vec![banner()],
        Event::Acquired { who, advance } => {
            vec![Effect::gain(mat(*who), advance.term())]
        }
        Event::Played { who, card } => {
            vec![Effect::gain(mat(*who), card.title().term())]
        }
        Event::Completed { who, objective, .. } => {
            vec![Effect::pulse(mat(*who)), Effect::gain(mat(*who), objective.term())]
        }
        Event::Gained { who, good, n } => {
            vec![Effect::gain(mat(*who), good.term().num("n", *n))]
        }
        Event::Gathered { at, good, .. } => {
            vec![Effect::gain(hex(*at), good.term().num("n", 1))]
        }
        Event::Routes { who, .. } => vec![Effect::pulse(mat(*who))],
        Event::Founded { at, .. }
        | Event::Built { at, .. }
        | Event::Enlarged { at, .. }
        | Event::Mood { at, .. }
        | Event::Sulked { at, .. }
        | Event::Camp { at, .. }
        | Event::Reinforced { at }
        | Event::Exhausted { at }
        | Event::Influenced { at, .. }
        | Event::BuildingLost { at, .. }
        | Event::SettlersLost { at, .. }
        | Event::Razed { at, .. } => vec![pulse(*at)],
        Event::Explored { on, .. } => on.iter().map(|at| pulse(*at)).collect(),
        Event::Moved { to, .. } | Event::Sailed { to, .. } | Event::Retreated { to, .. } => vec![pulse(*to)],
        Event::EndRoll { die, .. } => {
            vec![Effect::Dice { faces: vec![*die], seat: None, note: Some(ClashOfCultures::narrate(event)) }]
        }
        Event::BattleBegins { at, .. } => vec![pulse(*at), banner()],
        // It has no card until tokens make up for it or are kept.
        Event::InfluenceRolled { who, at, die, need, vain: false, .. } if die < need => {
            let note = Some(ClashOfCultures::narrate(event));
            vec![pulse(*at), Effect::Dice { faces: vec![*die], seat: Some(*who), note }]
        }
        // What is on a card of its own needs no words across the board.
        Event::InfluenceRolled { at, .. }
        | Event::InfluenceBoosted { at, .. }
        | Event::Rolled { at, .. }
        | Event::WonderBuilt { at, .. }
        | Event::Captured { at, .. }
        | Event::BattleWon { at, .. } => vec![pulse(*at)],
        Event::CityLost { at, .. } | Event::Assimilated { at, .. } => vec![pulse(*at), banner()],
        _ => Vec::new(),
    }
}
