//! What a hut or a village holds: every possibility with its chance, and nothing that its reader may not know.

mod walk;

use civilization_2010::*;
use kernel::{Audience, Dice, Msg, Rules, Seat, SeatSet, Secret};
use kit::gauge::{EXACT, Gauges};
use text::{Catalogue, Lang, Spoken};
use walk::asked;

type G = Civilization2010;

fn said(msg: &Msg) -> String {
    let catalogue = Catalogue::new(Lang::En, &[G::TEXT.get(Lang::En)]).expect("texts");
    catalogue.render(msg, &|seat| format!("P{seat}"))
}

fn chance(told: &[(Msg, u32)], what: &str) -> u32 {
    let what = format!("In the hut: {what}.");
    told.iter().find(|(gist, _)| said(gist) == what).map_or(0, |(_, chance)| *chance)
}

/// A state in which somebody steps into a hut that nobody looked under, and the chances that are told them.
fn huts(games: u64, mut each: impl FnMut(&State, Seat, Action, Vec<(Msg, u32)>)) {
    asked(games, |state, seat, offer| {
        for choice in &offer.choices {
            let Action::Step(to) = choice.action else { continue };
            if state.markers[to] != Marker::Hut || state.all().any(|other| state.players[other].watching) {
                continue;
            }
            // Who flies may go on from there, and who meets an army fights.
            let looked = state.peeked.iter().any(|peek| peek.at == to && peek.seen.contains(seat));
            if looked || state.players[seat].knows(Tech::Flight) {
                continue;
            }
            let told = G::exact(state, seat, &choice.action).expect("what it may hold");
            if told[0].0.key != "gist-battle-likely" {
                each(state, seat, choice.action, told);
            }
        }
    });
}

/// R17.1: a resource as a whole and what else there is are all there is; each resource besides.
#[test]
fn a_hut_lists_all_that_it_may_hold() {
    let mut seen = 0;
    huts(12, |state, _, _, told| {
        if !state.peeked.is_empty() || state.all().any(|seat| !state.players[seat].held.is_empty()) {
            return;
        }
        let all: u32 = Hut::ALL.into_iter().map(|hut| u32::from(state.huts.get().count(hut.index()))).sum();
        let of = |hut: Hut| u32::from(state.huts.get().count(hut.index())) * EXACT / all;
        for (hut, name) in [
            (Hut::Incense, "incense"),
            (Hut::Iron, "iron"),
            (Hut::Silk, "silk"),
            (Hut::Wheat, "wheat"),
            (Hut::FriendlyBarbarian, "a friendly barbarian"),
            (Hut::Teacher, "a teacher"),
        ] {
            assert!(chance(&told, name).abs_diff(of(hut)) <= 4, "{name}: {told:?}");
        }
        let ends = told.iter().position(|(gist, _)| said(gist) == "In the hut: incense.").expect("incense");
        assert_eq!(told[..ends].iter().map(|(_, chance)| chance).sum::<u32>(), EXACT, "{told:?}");
        assert!(G::aims(&Action::Step(0)) && said(&told[0].0).contains("a resource"));
        seen += 1;
    });
    assert!(seen > 3, "{seen}");
}

/// R17.1: what others hold face down is of what is kept, and makes that less likely; whichever it is, the chances are the same.
#[test]
fn what_others_hold_is_counted_and_not_told() {
    let mut seen = 0;
    huts(16, |state, seat, action, _| {
        if seen > 3 || state.players[seat].civ == Civ::Indians {
            return;
        }
        let other = seat.next(state.seats);
        let with = |hut: Hut| {
            let mut state = state.clone();
            state.huts.get_mut().take(hut.index());
            let content = Secret::new(Content::Hut(hut));
            state.players[other].held.push(Held { village: false, content, seen: SeatSet::of(other) });
            state
        };
        if [Hut::Silk, Hut::Wheat].iter().any(|hut| state.huts.get().count(hut.index()) == 0) {
            return;
        }
        let held = with(Hut::Silk);
        let told = G::exact(&held, seat, &action).expect("chances");
        assert_eq!(Some(&told), G::exact(&with(Hut::Wheat), seat, &action).as_ref());
        // As often as in worlds that fit what the seat knows.
        let (mut dice, worlds) = (Dice::new(7), 1_500);
        let mut sum = [0.0; 2];
        for _ in 0..worlds {
            let world = G::resample(&held, Audience::Seat(seat), &mut dice);
            let bag = world.huts.get();
            let all: u32 = Hut::ALL.into_iter().map(|hut| u32::from(bag.count(hut.index()))).sum();
            for (sum, hut) in sum.iter_mut().zip([Hut::Silk, Hut::FriendlyBarbarian]) {
                *sum += f64::from(bag.count(hut.index())) / f64::from(all) / f64::from(worlds);
            }
        }
        for (sum, name) in sum.into_iter().zip(["silk", "a friendly barbarian"]) {
            let told = f64::from(chance(&told, name)) / f64::from(EXACT);
            assert!((told - sum).abs() < 0.01, "{name}: {told} is told, {sum} is counted");
        }
        seen += 1;
    });
    assert!(seen > 1, "{seen}");
}

/// R10.9, R17.2: whoever goes for a village reads beside the odds what it may hold; whoever has looked under it need not be told.
#[test]
fn a_village_lists_what_it_may_hold() {
    let (mut villages, mut known) = (0, 0);
    asked(24, |state, seat, offer| {
        for choice in &offer.choices {
            let Action::Step(to) = choice.action else { continue };
            let Some(told) = G::exact(state, seat, &choice.action) else { continue };
            if state.markers[to] != Marker::Village {
                continue;
            }
            let held: Vec<_> = told[2..].iter().map(|(gist, chance)| (said(gist), *chance)).collect();
            let looked = state.peeked.iter().any(|peek| peek.at == to && peek.seen.contains(seat));
            assert_eq!(held.is_empty(), looked, "{held:?}");
            known += looked as u32;
            if !looked {
                assert_eq!(held.iter().map(|(_, chance)| chance).sum::<u32>(), EXACT, "{held:?}");
                assert!(held.iter().all(|(gist, _)| gist.starts_with("In the village: ")), "{held:?}");
                villages += 1;
            }
        }
    });
    assert!(villages > 3, "{villages} {known}");
}
