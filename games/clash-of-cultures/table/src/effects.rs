//! What events look like before the board shows what came of them. Units fly by themselves.

use clash_of_cultures::{ClashOfCultures, Event, Named, Space, targets};
use kernel::{Rules, Seat, Target, msg};
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
        | Event::Explored { .. }
        | Event::WonderRevealed { .. }
        | Event::PersonPlayed { .. } => vec![banner()],
        Event::EventRevealed { card, .. } => {
            let title = card.fact().title.key();
            vec![Effect::banner(msg("face-banner-event").term("event", title))]
        }
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
        | Event::Camp { at }
        | Event::Reinforced { at }
        | Event::Exhausted { at }
        | Event::Influenced { at, .. }
        | Event::BuildingLost { at, .. }
        | Event::Razed { at, .. } => vec![pulse(*at)],
        Event::Moved { to, .. } | Event::Sailed { to, .. } | Event::Retreated { to, .. } => vec![pulse(*to)],
        Event::InfluenceRolled { who, at, die, need } => vec![
            pulse(*at),
            Effect::Dice {
                faces: vec![*die],
                seat: Some(*who),
                note: Some(msg("face-influence").num("n", *need)),
            },
        ],
        Event::EndRoll { die, .. } => {
            vec![Effect::Dice { faces: vec![*die], seat: None, note: Some(ClashOfCultures::narrate(event)) }]
        }
        Event::BattleBegins { at, .. } => vec![pulse(*at), banner()],
        Event::Rolled { at, attack, defence, values, hits, .. } => {
            let note = |key: &'static str, side: usize| {
                Some(msg(key).num("value", values[side]).num("n", hits[side]))
            };
            let dice = |faces: &[u8], note| Effect::Dice { faces: faces.to_vec(), seat: None, note };
            let mut seen = vec![pulse(*at)];
            if !attack.is_empty() {
                seen.push(dice(attack, note("face-attack-roll", 0)));
            }
            if !defence.is_empty() {
                seen.push(dice(defence, note("face-defence-roll", 1)));
            }
            seen
        }
        Event::WonderBuilt { at, .. }
        | Event::Captured { at, .. }
        | Event::CityLost { at, .. }
        | Event::BattleWon { at, .. }
        | Event::Assimilated { at, .. } => vec![pulse(*at), banner()],
        _ => Vec::new(),
    }
}
