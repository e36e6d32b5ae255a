//! What events look like before the board shows what came of them. Pieces are seen to move by themselves.

use civilization_2002::Event;
use civilization_2002::ids::*;
use civilization_2002::targets;
use kernel::{Seat, Target, msg};
use table::{Effect, at};

fn mat(seat: Seat) -> String {
    at(Target::Seat(seat)).to_string()
}

fn area(area: Area) -> String {
    at(Target::Space(targets::area(area))).to_string()
}

fn gold(seat: Seat, n: u16) -> Vec<Effect> {
    if n == 0 { Vec::new() } else { vec![Effect::gain(mat(seat), msg("face-plus-gold").num("n", n))] }
}

pub fn effects(event: &Event) -> Vec<Effect> {
    match event {
        Event::TurnBegins { turn, era } => {
            vec![Effect::banner(msg("event-turn").num("n", *turn).with("era", era.term()))]
        }
        // A deal has its card; that there is none is seen where it was asked for.
        Event::Declined { who, .. } => vec![Effect::gain(mat(*who), msg("face-declines"))],
        Event::EraBegins { era, .. } => {
            vec![Effect::banner(msg("event-era-begins").with("era", era.term()))]
        }
        Event::RolledFor { who, dice, .. } => {
            vec![Effect::Dice { faces: vec![dice.0, dice.1], seat: Some(*who), note: None }]
        }
        Event::TurnedUp { area, .. } | Event::MarkerRemoved { area, .. } => {
            vec![Effect::Turn { at: format!("k-{}", area.0) }]
        }
        Event::Challenged { area: a, .. } | Event::Attacked { area: a, .. } => vec![Effect::pulse(area(*a))],
        Event::Round { rolls, names, .. } => rolls
            .iter()
            .zip(names)
            .map(|(roll, name)| Effect::Dice {
                faces: roll.dice.to_vec(),
                seat: Some(roll.seat),
                note: Some(msg("face-rolled").with("what", name.name()).num("n", roll.total())),
            })
            .collect(),
        Event::Captured { area: a, .. }
        | Event::Founded { area: a, .. }
        | Event::Destroyed { area: a, .. } => {
            vec![Effect::pulse(area(*a))]
        }
        Event::CriticalResource { roll, resource, who } => vec![Effect::banner(
            msg("event-critical").seat("who", *who).num("n", *roll).with("what", resource.term()),
        )],
        Event::Produced { who, made } => gold(*who, made.income()),
        Event::Share { owner, gold: n, .. } => gold(*owner, *n),
        Event::EndDie { who, die, .. } => {
            vec![Effect::Dice { faces: vec![*die], seat: Some(*who), note: None }]
        }
        Event::Eliminated { who } => vec![Effect::banner(msg("event-eliminated").seat("who", *who))],
        Event::GameOver { ending } => {
            vec![Effect::banner(msg("event-game-over").with("how", ending.term()))]
        }
        _ => Vec::new(),
    }
}
