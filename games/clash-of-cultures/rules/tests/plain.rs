//! What nobody should have to guess: who is lost, whose it is, what is in the hand, what is missing.

mod common;
#[path = "common/opening.rs"]
mod opening;
#[path = "common/steps.rs"]
mod steps;

use clash_of_cultures::*;
use kernel::{Audience, Cx, Dice, Rules, Seat};
use kit::gauge::{Gauges, Of, Value};
use opening::{begin, home};
use text::Spoken;

type G = ClashOfCultures;

fn heard(seeds: u64, each: impl FnMut(&State, &[&Event], &State)) {
    steps::steps(seeds, |_| Options::default(), each);
}

fn apply(state: &mut State, seat: Seat, action: Action) {
    assert!(G::offer_for(state, seat).has(&action), "{action:?}");
    G::apply(state, seat, action, &mut Cx::playout(&mut Dice::new(1)));
}

/// R11.8: Settlers who die with their army are spoken of.
#[test]
fn settlers_do_not_die_in_silence() {
    let mut dead = 0;
    heard(60, |before, told, after| {
        // What barbarians hit is told hit by hit (R13.3).
        let ended = told.iter().any(|e| matches!(e, Event::BattleWon { fought, .. } if !fought.raid));
        for seat in Seat::all(before.seats).filter(|_| ended) {
            let [old, new] = [before, after].map(|s| s.players[seat].settlers.len());
            let placed = told.iter().any(|e| matches!(e, Event::Built { who, .. } if *who == seat));
            if new < old && !placed {
                let said = told.iter().map(|e| G::narrate(e));
                let said = said.filter(|said| said.key == "event-settlers-lost");
                assert!(said.clone().any(|said| said.names().contains(seat)), "{told:?}");
                dead += 1;
            }
        }
    });
    assert!(dead > 3, "{dead} died");
}

/// R11.8: and whoever takes them along into an attack reads it before.
#[test]
fn an_attack_with_settlers_says_what_they_risk() {
    let mut taken = [0; 2];
    heard(24, |_, _, after| {
        let Pending::Lifted(Lifted { seat, group }) = *after.frames.top() else { return };
        let settlers = group.iter().filter_map(|id| after.players[seat].piece(id));
        let settlers = settlers.filter(|unit| unit.kind == UnitKind::Settler).count();
        let said = kernel::msg("along").num("settlers", settlers as u8).args;
        for choice in G::offer_for(after, seat).choices {
            if matches!(choice.show.label.key.as_ref(), "do-attack" | "do-road-attack") {
                assert!(choice.show.label.args.contains(&said[0]), "{:?}", choice.show.label);
                taken[(settlers > 0) as usize] += 1;
            }
        }
    });
    assert!(taken.iter().all(|&n| n > 3), "{taken:?}");
}

/// R13.3: a city that barbarians destroy is not lost to the event that called them.
#[test]
fn barbarians_are_named_where_a_city_falls() {
    let (mut razed, mut other) = (0, 0);
    heard(120, |before, told, _| {
        for event in told.iter().filter(|e| matches!(e, Event::CityLost { .. })) {
            let begins = told.iter().any(|e| matches!(e, Event::BattleBegins { attacker: None, .. }));
            let raid = begins || before.battle.is_some();
            assert_eq!(G::narrate(event).key == "event-city-razed", raid, "{told:?}");
            *if raid { &mut razed } else { &mut other } += 1;
        }
    });
    assert!(razed > 0, "{razed} razed, {other} otherwise");
}

/// R11.1: where two armies meet, those of the defence are counted, not both together.
#[test]
fn armies_that_fight_are_not_added_up() {
    let mut fights = 0;
    heard(24, |_, _, after| {
        let Some(battle) = &after.battle else { return };
        let [Some(attacker), Some(defender)] = battle.sides else { return };
        let at = battle.at;
        if after.players[attacker].armies_at(at) == 0 {
            return;
        }
        let gauges = G::gauges(&G::view(after, Audience::Table));
        let here = gauges.iter().find(|g| g.of == Of::Place(targets::space(at)) && g.what == "defenders");
        let counted = here.map_or(0, |gauge| match gauge.value {
            Value::Number(n) => n,
            _ => -1,
        });
        assert_eq!(counted, after.players[defender].armies_at(at) as i32);
        fights += 1;
    });
    assert!(fights > 10, "{fights} fights");
}

/// R9.1: a group in hand is named, unit by unit.
#[test]
fn a_group_in_hand_is_named() {
    let mut named = 0;
    heard(12, |_, _, after| {
        let Pending::Lifted(Lifted { seat, group }) = *after.frames.top() else { return };
        let asked = G::offer_for(after, seat).prompt.expect("a question");
        let said = format!("{asked:?}");
        for kind in [UnitKind::Settler, UnitKind::Army, UnitKind::Ship] {
            let held = group.iter().filter_map(|id| after.players[seat].piece(id)).any(|u| u.kind == kind);
            let key = format!("\"group-{}\"", kind.name());
            assert_eq!(said.contains(&key), held, "{key}: {said}");
        }
        named += 1;
    });
    assert!(named > 50, "{named}");
}

/// R8.6.4: what an attempt is after is named, with whose it is; and once it is taken the board says so.
#[test]
fn influence_names_what_it_is_after() {
    let (mut offered, mut foreign) = (0, 0);
    heard(24, |_, _, after| {
        let view = G::view(after, Audience::Table);
        let gauges = G::gauges(&view);
        for city in &after.cities {
            for building in Building::ALL {
                let of = Of::Place(targets::building(city.at, building));
                let held = gauges.iter().find(|g| g.of == of && g.what == "holder").map(|g| g.value.clone());
                let by = city.piece(building).filter(|colour| *colour != city.owner);
                let told = match held {
                    Some(Value::Who(name)) => Some(name.seat),
                    _ => None,
                };
                assert_eq!(told, by);
                foreign += by.is_some() as u32;
            }
        }
        let Some(seat) = G::open(after).first() else { return };
        for choice in G::offer_for(after, seat).choices {
            let Action::Influence { at, .. } = choice.action else { continue };
            let Some(city) = after.city(at) else { continue };
            let said = format!("{:?}", choice.show.label);
            for building in after.convertible(seat, city) {
                assert!(said.contains(&format!("{:?}", building.term())), "{said}");
                let holder = city.piece(building).expect("a building");
                assert!(choice.show.label.names().contains(holder), "{said}");
            }
            offered += 1;
        }
    });
    assert!(offered > 50 && foreign > 50, "{offered} attempts, {foreign} taken");
}

/// R8.6.6: who owns the city hears of it even where two others dispute what stands there.
#[test]
fn the_city_of_a_building_taken_is_told_with_its_owner() {
    let mut third = 0;
    heard(60, |before, told, _| {
        for event in told {
            let Event::Influenced { at, .. } = event else { continue };
            let owner = before.city(*at).expect("a city").owner;
            let said = G::narrate(event);
            assert!(said.names().contains(owner), "{said:?}");
            third += 1;
        }
    });
    assert!(third > 5, "{third}");
}

/// R17.6: a Wonder names the advances that are missing.
#[test]
fn a_wonder_names_what_it_lacks() {
    let mut state = begin();
    let seat = state.turn.seat;
    for wonder in Wonder::ALL {
        state.wonders[wonder as usize] = WonderState::Revealed;
    }
    let offer = G::offer_for(&state, seat);
    for wonder in Wonder::ALL {
        let refused = offer.refused.iter().find(|r| r.target == targets::wonder(wonder));
        let why = &refused.expect("a reason").why;
        for advance in wonder.fact().needs - state.players[seat].advances {
            assert!(format!("{why:?}").contains(&format!("{:?}", advance.term())), "{why:?}");
        }
    }
}

/// R8.5.1: the one city whose mood can be raised says what that is good for, as it does among several.
#[test]
fn the_only_city_to_cheer_says_what_for() {
    let mut state = begin();
    let (seat, at) = (state.turn.seat, home(&state));
    state.players[seat].stock = Pile::mood(1);
    state.players[seat].mood_level = 1;
    state.set_mood(at, Mood::Neutral);
    let offer = G::offer_for(&state, seat);
    let civic = offer.choices.iter().find(|c| c.action == Action::Civic).expect("a step");
    let said = kernel::msg("step").num("n", 2).args;
    assert!(civic.show.label.args.contains(&said[0]), "{:?}", civic.show.label);
}

/// R6.1: whoever has no room gains nothing, which is not told as a gain of zero.
#[test]
fn nothing_gained_is_not_a_gain() {
    let gain = |n| G::narrate(&Event::Gained { who: Seat(0), good: Good::Food, n }).key.to_string();
    assert_eq!((gain(1), gain(0)), ("event-gained".to_owned(), "event-gained-none".to_owned()));
}

/// R18.4: whoever asks for more than there is room for reads how much of it would be lost.
#[test]
fn a_draft_says_what_there_is_no_room_for() {
    let mut state = begin();
    let me = state.turn.seat;
    let other = Seat(1 - me.0);
    state.players[me].stock = Pile { food: 2, ..Pile::default() };
    state.players[me].culture_level = 0;
    state.players[other].stock = Pile { culture: 1, food: 1, ..Pile::default() };
    state.players[other].culture_level = 1;
    apply(&mut state, me, Action::Trade);
    if G::offer_for(&state, me).has(&Action::Seat(other)) {
        apply(&mut state, me, Action::Seat(other));
    }
    let over = |state: &State, n: u8| {
        let asked = G::offer_for(state, me).prompt.expect("a question");
        let said = kernel::msg("over").num("over", n).args;
        assert!(asked.args.contains(&said[0]), "{n}: {asked:?}");
    };
    apply(&mut state, me, Action::Ask(Good::Culture));
    over(&state, 1);
    apply(&mut state, me, Action::Ask(Good::Food));
    over(&state, 2);
    apply(&mut state, me, Action::Give(Good::Food));
    over(&state, 1);
}

/// R15.1: a card that is read in one's own turn does not answer that it is for one's own turn.
#[test]
fn a_reason_against_a_card_is_not_its_text_again() {
    let names = ["foreign_inspiration", "breakthrough", "levy", "murder", "city_works", "knowledge_exchange"];
    for text in [G::TEXT.en, G::TEXT.fr] {
        for name in names {
            let key = format!("timing-{} = ", name.replace('_', "-"));
            let said = text.lines().find_map(|line| line.strip_prefix(&key)).expect("it is said");
            assert!(!["Not now", "Pas maintenant"].iter().any(|no| said.starts_with(no)), "{said}");
        }
    }
}

/// R8.3.2, R8.4: an action that would be thrown away says so.
#[test]
fn an_action_for_nothing_is_called_so() {
    let done = |state: &State, vain: bool| {
        let offer = G::offer_for(state, state.turn.seat);
        let done = offer.choices.into_iter().find(|c| c.action == Action::Done).expect("an end");
        let said = kernel::msg("done").num("vain", vain).args;
        assert!(done.show.label.args.contains(&said[0]), "{vain}: {:?}", done.show.label);
    };
    let mut state = begin();
    let (seat, at) = (state.turn.seat, home(&state));
    let mut other = state.players[seat].settlers[0];
    other.at = at;
    state.players[seat].settlers.push(other);
    state.players[seat].stock = Pile::default();
    let mut moved = state.clone();
    apply(&mut moved, seat, Action::Move);
    done(&moved, true);
    let units = G::offer_for(&moved, seat).choices;
    let unit = units.iter().find(|c| matches!(c.action, Action::Lift(_))).expect("a Settler");
    apply(&mut moved, seat, unit.action);
    let ways = G::offer_for(&moved, seat).choices;
    let way = ways.iter().find(|c| c.show.label.key == "do-go").expect("known land");
    apply(&mut moved, seat, way.action);
    done(&moved, false);
    state.set_mood(at, Mood::Happy);
    apply(&mut state, seat, Action::Collect(at));
    done(&state, true);
    let sources = G::offer_for(&state, seat).choices;
    let source = sources.iter().find(|c| matches!(c.action, Action::Gather { .. })).expect("a source");
    apply(&mut state, seat, source.action);
    done(&state, false);
}
