//! Rules that are easier to check over all cards, or against an independent reckoning, than by examples.

use civilization_2002::data::{Effect, data};
use civilization_2002::frames::{Battles, Purchase};
use civilization_2002::ids::*;
use civilization_2002::options::{Length, Options, RuleSet};
use civilization_2002::production;
use civilization_2002::state::{Face, Phase, State};
use civilization_2002::{Action, Civilization2002};
use kernel::{Audience, Chance, Cx, Dice, Frames, Rules, Seat, Secret};
use kit::Gauges;

fn game(options: Options, seats: u8, seed: u64) -> State {
    testkit::start::<Civilization2002>(&options, seats, seed)
}

fn advanced(seats: u8, seed: u64) -> State {
    game(Options { rules: RuleSet::Advanced, length: Length::Long, ..Options::default() }, seats, seed)
}

fn settle(state: &mut State, seat: Seat, area: Area, size: u8, marker: Marker) {
    let region = &mut state.regions[area];
    region.marker = Secret::new(marker);
    region.face = Face::Up;
    region.owner = Some(seat);
    region.holder = Some(seat);
    region.size = size;
}

fn offered(state: &State, seat: Seat) -> Vec<Action> {
    let mut menu = Vec::new();
    Civilization2002::offer(state, seat, &mut menu);
    menu
}

/// R4.3.1, R9.31: of all 53 technologies exactly those of the right eras with all prerequisites in play are sold.
#[test]
fn prerequisites_of_every_technology() {
    let mut state = advanced(2, 1);
    state.phase = Phase::Purchase;
    state.frames = Frames::new(Purchase { seat: Seat(0) });
    state.players[Seat(0)].gold = 999;
    settle(&mut state, Seat(0), Area(0), 1, Marker::Fertile);
    for tech in Tech::all() {
        let row = tech.facts();
        state.era = row.era;
        state.supply = Set::all() - row.prerequisites;
        assert!(offered(&state, Seat(0)).contains(&Action::Research(tech)), "{}", tech.name());
        for needed in row.prerequisites.iter() {
            let mut without = state.clone();
            without.supply.insert(needed);
            assert!(!offered(&without, Seat(0)).contains(&Action::Research(tech)), "{}", tech.name());
        }
        if row.era >= Era::Industrial {
            let mut early = state.clone();
            early.era = Era::ALL[row.era.index() - 2];
            assert!(!offered(&early, Seat(0)).contains(&Action::Research(tech)), "{}", tech.name());
        }
    }
}

/// R1.13: the numbers printed on the box.
#[test]
fn components() {
    let by_era = |count: fn(usize) -> usize| [0, 1, 2, 3].map(count);
    assert_eq!(by_era(|e| Era::at(e).technologies().len()), [15, 10, 10, 18]);
    assert_eq!(by_era(|e| Era::at(e).wonders().len()), [7, 5, 5, 8]);
    assert_eq!(data().improvements.len(), 28);
    assert_eq!(data().markers.iter().map(|&n| n as u32).sum::<u32>(), 84);
    assert_eq!(data().areas.len(), AREAS);
    assert_eq!(data().technologies.iter().filter(|t| t.start).count(), 6);
    assert_eq!(data().great.len(), 4);
    for (area, row) in Area::all().zip(&data().areas) {
        for other in (row.land | row.sea).iter() {
            let back = other.facts();
            assert!((back.land | back.sea).has(area), "{} and {}", area.name(), other.name());
        }
    }
}

/// R4.5, R9.38: no other assignment of icons earns more than the suggested one.
#[test]
fn the_suggested_assignment_is_the_best() {
    let mut dice = Dice::new(5);
    for round in 0..400 {
        let mut state = advanced(2, round);
        state.era = Era::Modern;
        let seat = Seat(0);
        let cards: Vec<Area> = (0..1 + dice.below(5)).map(|i| Area(i as u8 * 3)).collect();
        for &area in &cards {
            let kinds =
                [Marker::Wine, Marker::Horses, Marker::Gems, Marker::Fertile, Marker::Jungle, Marker::Oil];
            let marker = kinds[dice.below(6) as usize];
            settle(&mut state, seat, area, 1 + dice.below(4) as u8, marker);
        }
        for improvement in Era::Modern.improvements().iter() {
            if dice.below(3) == 0 {
                state.players[seat].improvements.insert(improvement);
            }
        }
        for wonder in Era::Modern.wonders().iter() {
            let icons = matches!(wonder.facts().effect, Effect::Happy(_) | Effect::Productive(_));
            if icons && dice.below(3) == 0 {
                state.players[seat].wonders.insert(wonder);
            }
        }
        production::assign_best(&mut state, seat);
        let suggested = production::reckon(&state, seat).cities;
        let icons = production::icons(&state, seat);
        let mut best = 0;
        for happy in 0u32..1 << cards.len() {
            for productive in 0u32..1 << cards.len() {
                let too_many = happy.count_ones() > icons.happy as u32
                    || productive.count_ones() > icons.productive as u32;
                if too_many {
                    continue;
                }
                for (i, &area) in cards.iter().enumerate() {
                    state.regions[area].happy = happy >> i & 1 == 1;
                    state.regions[area].productive = productive >> i & 1 == 1;
                }
                best = best.max(production::reckon(&state, seat).cities);
            }
        }
        assert_eq!(suggested, best, "round {round}");
    }
}

/// R6.1, R2.2.2: who looked keeps knowing; others know only that it is a resource or blank.
#[test]
fn resampled_worlds_respect_knowledge() {
    let mut state = game(Options::default(), 3, 9);
    let seen = Area::lands().find(|&a| state.regions[a].marker.get().is_resource()).expect("a resource");
    let truth = *state.regions[seen].marker.get();
    state.regions[seen].known = kernel::SeatSet::of(Seat(1));
    let mut dice = Dice::new(4);
    let mut others = std::collections::BTreeSet::new();
    for _ in 0..400 {
        let knower = Civilization2002::resample(&state, Audience::Seat(Seat(1)), &mut dice);
        assert_eq!(*knower.regions[seen].marker.get(), truth);
        for who in [Audience::Seat(Seat(0)), Audience::Table] {
            let world = Civilization2002::resample(&state, who, &mut dice);
            let marker = *world.regions[seen].marker.get();
            assert!(marker.stays_secret(), "{marker:?}");
            others.insert(marker);
            Civilization2002::audit(&world).expect("a sound world");
        }
    }
    assert_eq!(others.len(), 9, "eight resources and blank");
}

/// R2.1.5: one, two, ..., n, n, ..., two, one.
#[test]
fn the_draft_goes_there_and_back() {
    for seats in 2..=6u8 {
        let mut state = game(Options { bare_cards: true, ..Options::default() }, seats, seats as u64);
        let mut dice = Dice::new(1);
        let mut order = Vec::new();
        for n in 0..2 * seats {
            let seat = Civilization2002::open(&state).first().expect("somebody places");
            order.push((seat.0 + seats - state.first.0) % seats);
            let first = state.first;
            Civilization2002::apply(&mut state, seat, Action::Start(Area(n)), &mut Cx::playout(&mut dice));
            if n + 1 < 2 * seats {
                assert_eq!(state.first, first);
            }
        }
        let there: Vec<u8> = (0..seats).collect();
        let back: Vec<u8> = (0..seats).rev().collect();
        assert_eq!(order, [there, back].concat());
    }
}

/// R4.3.4: the share is told after the purchase it comes from, for units and for improvements.
#[test]
fn a_share_is_told_after_its_purchase() {
    let mut state = advanced(2, 3);
    let (buyer, owner) = (Seat(0), Seat(1));
    settle(&mut state, buyer, Area(0), 2, Marker::Fertile);
    settle(&mut state, owner, Area(9), 1, Marker::Fertile);
    let techs = ["bronze_working", "pottery_specialization"];
    for tech in Tech::all().filter(|t| techs.contains(&t.name())) {
        state.supply.remove(tech);
        state.players[owner].technologies.insert(tech);
    }
    state.phase = Phase::Purchase;
    state.players[buyer].gold = 99;
    for first in ["buy", "build"] {
        state.frames = Frames::new(Purchase { seat: buyer });
        let menu = offered(&state, buyer);
        let action = menu.into_iter().find(|a| match a {
            Action::Buy(kind) => first == "buy" && kind.is_army(),
            Action::Build(_) => first == "build",
            _ => false,
        });
        let mut notes = kernel::Notes::default();
        let mut dice = Dice::new(1);
        let mut cx = Cx::recording(Civilization2002::REVISION, &mut dice, &mut notes);
        Civilization2002::apply(&mut state, buyer, action.expect("on sale"), &mut cx);
        let told: Vec<String> = notes.told.iter().map(|t| format!("{:?}", t.event)).collect();
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(told[0].starts_with("Bought") || told[0].starts_with("Built"), "{told:?}");
        assert!(told[1].starts_with("Share"), "{told:?}");
        // Whoever was away reads it alone: what was bought, and for how much.
        let said = Civilization2002::narrate(&notes.told[1].event);
        let price = testkit::number(&Civilization2002::narrate(&notes.told[0].event), "n");
        assert_eq!(testkit::number(&said, "price"), price, "{said:?}");
        assert!(said.args.iter().any(|(name, _)| *name == "bought"), "{said:?}");
    }
}

/// R2.5.3, R2.5.4, R4.7: the chances shown before a battle are those with which it ends.
#[test]
fn the_odds_of_a_battle_are_exact() {
    let mut state = advanced(2, 3);
    let (attacker, defender, here) = (Seat(0), Seat(1), Area(0));
    settle(&mut state, attacker, Area(9), 1, Marker::Fertile);
    settle(&mut state, defender, here, 1, Marker::Fertile);
    settle(&mut state, defender, Area(20), 1, Marker::Fertile);
    for seat in [attacker, attacker, defender] {
        state.players[seat].pieces.add(Kind::AncientInfantry, here);
    }
    state.phase = Phase::Movement;
    state.frames = Frames::new(Battles { seat: attacker });
    let action = Action::Attack { area: here, whom: defender };
    let told = Civilization2002::exact(&state, attacker, &action).expect("nobody has a choice of units");
    assert_eq!(told.iter().map(|(_, chance)| chance).sum::<u32>(), 10_000);
    let shown = told.iter().map(|(_, chance)| *chance).max().expect("somebody wins");
    let mut dice = Dice::new(2);
    let won = (0..4_000).filter(|_| {
        let mut after = state.clone();
        Civilization2002::apply(&mut after, attacker, action, &mut Cx::playout(&mut dice));
        after.regions[here].owner == Some(attacker)
    });
    let found = won.count() as u32 * 10_000 / 4_000;
    assert!(found.abs_diff(shown) < 250, "{found} found, {shown} shown");
}

/// R2.5.3, R2.5.5: the chances shown before a round are those with which it ends, where the other side has no choice.
#[test]
fn the_odds_of_a_round_are_exact() {
    let mut state = advanced(2, 3);
    let (attacker, defender, here) = (Seat(0), Seat(1), Area(0));
    settle(&mut state, attacker, Area(9), 1, Marker::Fertile);
    settle(&mut state, defender, here, 1, Marker::Fertile);
    settle(&mut state, defender, Area(20), 1, Marker::Fertile);
    let (foot, horse) = (Kind::AncientInfantry, Kind::AncientCavalry);
    for (seat, kind) in [(attacker, foot), (attacker, horse), (defender, foot)] {
        for _ in 0..2 {
            state.players[seat].pieces.add(kind, here);
        }
    }
    state.phase = Phase::Movement;
    state.frames = Frames::new(Battles { seat: attacker });
    let mut dice = Dice::new(4);
    let attack = Action::Attack { area: here, whom: defender };
    Civilization2002::apply(&mut state, attacker, attack, &mut Cx::playout(&mut dice));
    let units = |state: &State, seat: Seat| state.players[seat].pieces.count(|piece| piece.fights_in(here));
    let offer = Civilization2002::offer_for(&state, attacker);
    assert_eq!(offer.choices.len(), 2, "infantry or cavalry");
    let shown = offer.choices.iter().map(|choice| {
        let told =
            Civilization2002::exact(&state, attacker, &choice.action).expect("infantry is all they have");
        let won = (0..4_000).filter(|_| {
            let mut after = state.clone();
            Civilization2002::apply(&mut after, attacker, choice.action, &mut Cx::playout(&mut dice));
            (units(&after, attacker), units(&after, defender)) == (4, 1)
        });
        let (found, shown) = (won.count() as u32 * 10_000 / 4_000, told[0].1);
        assert!(found.abs_diff(shown) < 250, "{:?}: {found} found, {shown} shown", choice.action);
        shown
    });
    let shown: Vec<u32> = shown.collect();
    assert!(shown[1] > shown[0], "cavalry beats infantry: {shown:?}");
}
