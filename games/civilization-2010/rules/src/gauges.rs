//! What a player keeps an eye on. Texts are of the families "gauge-{}" and "gist-{}".

use crate::action::Action;
use crate::battle::BattleKind;
use crate::event::{Event, narrate};
use crate::ids::*;
use crate::state::{Piece, State};
use crate::view::{CityView, PlayerView, View};
use crate::{Game, chances, places};
use kernel::{Msg, Seat, Target, msg};
use kit::gauge::{Gauge, Gauges};

impl Gauges for Game {
    fn gauges(view: &View) -> Vec<Gauge> {
        let mut gauges = Vec::with_capacity(40 * view.players.len());
        let pieces = Pieces::of(view);
        for (i, player) in view.players.iter().enumerate() {
            of_player(Seat(i as u8), player, afield(view, Seat(i as u8)), &mut gauges);
            // R6.1: what a city does not do in its owner's part it never does. That others get theirs is no news.
            if view.who == Some(Seat(i as u8)) {
                let actions: i32 = player.cities.iter().map(|city| city.actions as i32).sum();
                gauges.push(Gauge::of(Seat(i as u8), "actions", actions).lapsing());
            }
            gauges.push(Gauge::of(Seat(i as u8), "buildings", pieces.buildings[i]));
            gauges.push(Gauge::of(Seat(i as u8), "people", pieces.people[i]));
        }
        // Once it is decided its sheet is only cleared away, which costs nobody anything.
        let fought = view.battle.iter().filter(|battle| battle.winner.is_none());
        for side in fought.flat_map(|battle| &battle.sides).filter(|side| !side.barbarian) {
            // What it adds up to is gone when the battle is over: afterwards it is nothing that somebody lost.
            gauges.push(Gauge::of(side.seat, "battle", side.total as i32).lapsing());
        }
        for (i, player) in view.players.iter().enumerate() {
            for city in &player.cities {
                of_city(Seat(i as u8), city, &mut gauges);
            }
        }
        armies(view, &mut gauges);
        gauges
    }

    fn gist(event: &Event) -> Option<Msg> {
        Some(match *event {
            // The gauges say it, the choice itself does, or it is a step on the way.
            Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Part { .. }
            | Event::Income { .. }
            | Event::Culture { .. }
            | Event::NoResearch { .. }
            | Event::Produces { .. }
            | Event::Rushed { .. }
            | Event::ByNation { .. }
            | Event::Moved { .. }
            | Event::Halted { .. }
            | Event::Deployed { .. }
            | Event::Decree { .. }
            | Event::Arts { .. }
            | Event::Harvests { .. }
            | Event::Skill { .. }
            | Event::Played { .. }
            | Event::Proposed { .. }
            | Event::Paid { .. }
            | Event::UsedWonder { .. }
            | Event::UsedPerson { .. }
            | Event::TurnedUp { .. }
            | Event::Battle { .. }
            | Event::DrewPerson { .. } => return None,
            // How strong it is, the deck decides.
            Event::Unit { who, unit, .. } => narrate(&Event::Unit { who, unit, strength: None }),
            // What is drawn is not known before.
            Event::DrewEvent { who, event } => {
                narrate(&Event::DrewEventBack { who, level: event.data().level })
            }
            // What is turned up is not known before, but how likely each is.
            Event::Marker { content, .. } => chances::holds(content),
            Event::GainedPerson { who, .. } => msg("gist-great-person").seat("who", who),
            Event::LostPerson { who, .. } => msg("gist-person-lost").seat("who", who),
            Event::UnitLost { who, .. } => msg("gist-unit-lost").seat("who", who),
            Event::WonderTurned { .. } => msg("gist-wonder-turned"),
            // What others have sealed is theirs, and comes out whatever one has sealed oneself: one thing that happens to all.
            Event::Learned { researched: true, .. } => msg("gist-researched"),
            Event::BattleOver { who, won: true, .. } => msg("gist-battle-won").seat("who", who),
            Event::BattleOver { who, won: false, .. } => msg("gist-battle-lost").seat("who", who),
            _ => narrate(event),
        })
    }

    fn exact(state: &State, seat: Seat, action: &Action) -> Option<Vec<(Msg, u32)>> {
        chances::of(state, seat, action)
    }

    /// What lies in a village that is won is nothing that a blow is chosen by.
    fn aims(action: &Action) -> bool {
        matches!(action, Action::Step(_) | Action::Stop)
    }

    fn place(target: Target) -> Option<Msg> {
        places::named(target)
    }
}

/// Units in a battle that are played and alive: still their player's, though no longer in hand.
fn afield(view: &View, seat: Seat) -> i32 {
    let Some(battle) = &view.battle else { return 0 };
    let own = (0u8..).zip(&battle.sides).filter(|(_, side)| side.seat == seat && !side.barbarian);
    let played = |at: u8| battle.playing.is_some_and(|(side, ..)| side == at) as i32;
    own.map(|(at, side)| side.front.len() as i32 + played(at)).sum()
}

fn of_player(seat: Seat, player: &PlayerView, afield: i32, gauges: &mut Vec<Gauge>) {
    let mut add = |what, number: i32| gauges.push(Gauge::of(seat, what, number));
    let sum = |counts: &[u8]| counts.iter().map(|&n| n as i32).sum::<i32>();
    add("trade", player.trade.into());
    add("culture", player.culture.into());
    add("track", player.track.into());
    add("coins", player.coins.into());
    add("technologies", player.rows.iter().map(Vec::len).sum::<usize>() as i32);
    add("cities", player.cities.len() as i32);
    add("armies", player.figures.iter().filter(|figure| !figure.scout).count() as i32);
    add("scouts", player.figures.iter().filter(|figure| figure.scout).count() as i32);
    add("units", sum(&player.units) + afield);
    add("resources", sum(&player.resources));
    add("markers", player.held.len() as i32);
    add("events", sum(&player.event_backs));
    add("wonders", player.wonders.len() as i32);
    add("investments", sum(&player.invested));
    add("speed", player.speed.into());
    add("stacking", player.stacking.into());
    gauges.push(Gauge::says(seat, "government", government(player.government)));
}

fn government(government: Government) -> &'static str {
    match government {
        Government::Anarchy => "government-anarchy",
        Government::Despotism => "government-despotism",
        Government::Republic => "government-republic",
        Government::Feudalism => "government-feudalism",
        Government::Monarchy => "government-monarchy",
        Government::Democracy => "government-democracy",
        Government::Communism => "government-communism",
        Government::Fundamentalism => "government-fundamentalism",
    }
}

fn of_city(owner: Seat, city: &CityView, gauges: &mut Vec<Gauge>) {
    let place = Target::Space(city.at);
    gauges.push(Gauge::who(place, "owner", owner));
    gauges.push(Gauge::at(place, "production", city.production + city.bonus));
    gauges.push(Gauge::at(place, "income", city.trade));
    gauges.push(Gauge::at(place, "arts", city.arts));
    gauges.push(Gauge::at(place, "defence", city.defence));
}

/// What stands in the outskirts of each player's cities.
struct Pieces {
    buildings: [i32; 5],
    people: [i32; 5],
}

impl Pieces {
    fn of(view: &View) -> Pieces {
        let mut pieces = Pieces { buildings: [0; 5], people: [0; 5] };
        for square in view.squares.iter().flatten() {
            let Some((owner, _)) = square.city else { continue };
            pieces.buildings[owner.index()] += matches!(square.piece, Piece::Building(_)) as i32;
            pieces.people[owner.index()] += matches!(square.piece, Piece::Person(_)) as i32;
        }
        pieces
    }
}

/// How many armies stand in each square that has one, whoever's they are. While two meet there, those that were there
/// first: what comes on top of them is their enemy.
fn armies(view: &View, gauges: &mut Vec<Gauge>) {
    let mut here = vec![0; view.squares.len()];
    let comes = |seat: usize, square: u16| {
        let met =
            view.battle.as_ref().filter(|battle| battle.kind == BattleKind::Field && battle.square == square);
        met.is_some_and(|battle| battle.sides.first().is_some_and(|side| side.seat.index() == seat))
    };
    for (seat, player) in view.players.iter().enumerate() {
        for figure in player.figures.iter().filter(|figure| !figure.scout && !comes(seat, figure.at)) {
            here[figure.at as usize] += 1;
        }
    }
    for (square, &n) in here.iter().enumerate().filter(|(_, n)| **n > 0) {
        gauges.push(Gauge::at(Target::Space(square as u16), "armies-here", n));
    }
}
