//! What the log must not pass over: tokens that are paid, and how an attack of barbarians ends.

mod common;
#[path = "common/steps.rs"]
mod random;

use clash_of_cultures::{Event, Options, Pending, Purpose, State};
use kernel::{Rules, Seat};

type G = common::FromTheMiddle;

/// Random games from the middle; each step with the state before it, what was told, and the state after.
fn steps(seeds: u64, each: impl FnMut(&State, &[&Event], &State)) {
    let options = |seed: u64| Options { letter: seed % 2 == 1, ..Options::default() };
    random::steps(seeds, options, each);
}

/// R6.8: whoever has fewer tokens than before was told to pay, unless they were traded away.
#[test]
fn tokens_are_told_when_they_are_paid() {
    let mut paid = 0;
    steps(12, |before, told, after| {
        let traded = matches!(before.frames.top(), Pending::Answer(_) | Pending::Deliver(_));
        for seat in Seat::all(before.seats).filter(|_| !traded) {
            let (old, new) = (&before.players[seat].stock, &after.players[seat].stock);
            let said = told.iter().any(|e| match e {
                Event::Spent { who, .. } => *who == seat,
                // R8.6.3: told with the roll they make up for, and how many.
                Event::InfluenceBoosted { who, short, .. } => {
                    *who == seat && new.culture + short.missing >= old.culture && new.mood >= old.mood
                }
                _ => false,
            });
            assert!(new.mood >= old.mood && new.culture >= old.culture || said, "{old:?}, {new:?}: {told:?}");
            paid += said as u32;
        }
    });
    assert!(paid > 100, "only {paid} payments");
}

/// R13.3: barbarians return home; their attack is not a battle that ends without a winner.
#[test]
fn an_attack_of_barbarians_ends_as_one() {
    let (mut raid, mut returned) = (false, 0);
    steps(12, |_, told, _| {
        for event in told {
            match event {
                Event::BattleBegins { attacker, .. } => raid = attacker.is_none(),
                Event::BattleOver { .. } => assert!(!raid, "{told:?}"),
                Event::RaidOver { .. } => {
                    assert!(raid, "{told:?}");
                    returned += 1;
                }
                _ => {}
            }
        }
    });
    assert!(returned > 5, "only {returned} attacks");
}

/// What a card of a battle shows agrees with the dice, with who fought, and with what was lost.
#[test]
fn a_battle_tells_both_sides() {
    let (mut rounds, mut ends) = (0, 0);
    steps(12, |_, told, _| {
        for event in told {
            match event {
                Event::Rolled { at, round, attack, defence, values, hits, fought } => {
                    rounds += 1;
                    assert_eq!((fought.at, fought.round), (Some(*at), *round));
                    assert_eq!(fought.rolls, [attack.clone(), defence.clone()]);
                    assert_eq!((fought.values, fought.hits), (*values, *hits));
                    assert!(fought.sides.iter().any(|s| s.is_some()));
                }
                Event::BattleWon { who, at, fought } => {
                    ends += 1;
                    assert!(fought.at == Some(*at) && fought.sides.contains(who), "{fought:?}");
                }
                Event::BattleOver { fought, .. } | Event::RaidOver { fought, .. } => {
                    assert!(fought.at.is_some(), "{fought:?}");
                }
                _ => {}
            }
        }
    });
    assert!(rounds > 50 && ends > 20, "{rounds} rounds, {ends} ends");
}

/// R5.5: a turn with fewer actions says so, and so did what took them.
#[test]
fn an_action_less_is_told() {
    let (mut fewer, mut murdered) = (0, 0);
    steps(24, |before, told, after| {
        let begins = told.iter().any(|e| matches!(e, Event::TurnBegins { who } if *who == after.turn.seat));
        let hindered = before.players[after.turn.seat].hindered;
        if begins && hindered > 0 {
            let said = |e: &&&Event| matches!(e, Event::Hindered { who, n } if (*who, *n) == (after.turn.seat, hindered));
            assert!(told.iter().any(|e| said(&e)), "{told:?}");
            fewer += 1;
        }
        for event in told {
            if let Event::Chose { whom, purpose: Purpose::Murder, .. } = event {
                let said = G::narrate(event);
                assert!(said.key == "event-chose-murder" && said.names().contains(*whom), "{said:?}");
                murdered += 1;
            }
        }
    });
    assert!(fewer > 0 && murdered > 0, "{fewer} turns, {murdered} murders");
}
