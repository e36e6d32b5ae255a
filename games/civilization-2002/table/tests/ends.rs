//! What a battle says under its dice: whose the settlement is once it is over, whichever way it goes.

mod pages;

use civilization_2002::Civilization2002;
use civilization_2002::battle::Side;
use civilization_2002::ids::Id;
use civilization_2002::state::State;
use civilization_2002_table::World;
use kernel::{Audience, Rules, Seat};
use pages::{between, page};
use table::trial::{self, Desk};

type G = Civilization2002;

/// Battles on land between two who are asked for their unit, with a town of the one who defends.
fn battles(most: usize, each: impl FnMut(&State, [Seat; 2])) {
    battles_by("basic", most, each);
}

fn battles_by(rules: &str, most: usize, mut each: impl FnMut(&State, [Seat; 2])) {
    let mut seen = 0;
    for seed in 1..30 {
        trial::play::<G>(3, &[("rules", rules)], seed, 4_000, |_, state| {
            let fought = state.battle.as_ref().filter(|battle| battle.area.is_land() && seen < most);
            let Some(battle) = fought else { return };
            let leaders = battle.leaders;
            let two = Seat::all(3).filter(|seat| battle.side_of(*seat).is_some()).count() == 2;
            if !two || leaders.iter().any(|leader| !G::open(state).contains(*leader)) {
                return;
            }
            let mut state = state.clone();
            let region = &mut state.regions[battle.area];
            (region.owner, region.holder, region.size) = (Some(leaders[1]), Some(leaders[1]), 2);
            seen += 1;
            each(&state, leaders);
        });
    }
    assert_eq!(seen, most, "battles");
}

/// What stands under one end of it: its heading and what comes of it.
fn end<'h>(html: &'h str, class: &str) -> Option<&'h str> {
    between(html, &format!("<section class=\"{class}\">"), "</section>")
}

/// R2.5.9: each reader is told both ways, in their own language: who holds it keeps it, or whoever beats them takes it.
#[test]
fn a_battle_says_whose_the_settlement_will_be() {
    let desk = Desk::<World>::default();
    battles(4, |state, [attacker, defender]| {
        let (one, two) = (format!("P{attacker}"), format!("P{defender}"));
        let said = |seat: Seat, lang: usize, class: &str| {
            let html = page(&desk, state, seat, lang);
            end(&html, class).unwrap_or_else(|| panic!("{seat:?}, {class}")).to_owned()
        };
        let told = [
            (attacker, 0, "if-won", vec!["If you win", "You take", ": town"]),
            (attacker, 0, "if-lost", vec!["If you lose", "stays with", &two]),
            (defender, 0, "if-won", vec!["If you win", "stays yours"]),
            (defender, 0, "if-lost", vec!["If you lose", &one, "takes"]),
            (attacker, 1, "if-won", vec!["Si vous gagnez", "vous prenez la colonie (ville,"]),
            (attacker, 1, "if-lost", vec!["Si vous perdez", "la colonie reste à", &two]),
            (defender, 1, "if-won", vec!["Si vous gagnez", "reste à vous"]),
            (defender, 1, "if-lost", vec!["Si vous perdez", &one, "prend"]),
        ];
        for (seat, lang, class, words) in told {
            let said = said(seat, lang, class);
            for word in words {
                assert!(said.contains(word), "{word}: {said}");
            }
        }
    });
}

/// R2.5.9: nobody takes anything where nobody is left: that is neither to win nor to lose, and has its own chance.
#[test]
fn nobody_left_is_an_end_of_its_own() {
    let desk = Desk::<World>::default();
    let mut foretold = 0;
    battles(6, |state, [attacker, defender]| {
        for (seat, kept) in [(attacker, "stays with"), (defender, "stays yours")] {
            let html = page(&desk, state, seat, 0);
            let drawn = end(&html, "if-drawn").expect("an end without a winner");
            assert!(drawn.contains("If nobody is left") && drawn.contains(kept), "{drawn}");
            let ends = between(&html, "<div class=\"ends\">", "</div>").expect("the ends");
            let parts: Vec<u32> = ends
                .split("<h4>")
                .skip(1)
                .filter_map(|part| between(part, ", ", "%")?.trim().parse().ok())
                .collect();
            if !parts.is_empty() {
                let sum: u32 = parts.iter().sum();
                assert!(parts.len() == 3 && (99..=101).contains(&sum), "{parts:?}: {ends}");
                foretold += 1;
            }
        }
    });
    assert!(foretold > 0, "no battle was foretold");
}

/// R2.5.9, R9.14: with allies it is not sure which of them takes it, and nobody is promised what an ally may get.
#[test]
fn allies_are_not_promised_each_others_settlements() {
    let desk = Desk::<World>::default();
    battles(3, |state, [attacker, defender]| {
        let third = Seat::all(3).find(|seat| ![attacker, defender].contains(seat)).expect("a third");
        let joined = |side: Side| {
            let mut state = state.clone();
            let battle = state.battle.as_mut().expect("a battle");
            battle.sides[third.index()] = Some(side);
            state
        };
        let helped = joined(Side::BOTH[0]);
        for seat in [attacker, third] {
            let html = page(&desk, &helped, seat, 0);
            let won = end(&html, "if-won").expect("its end");
            assert!(won.contains("Your side takes") && !won.contains("You take"), "{won}");
        }
        let html = page(&desk, &helped, defender, 0);
        assert!(end(&html, "if-lost").is_some_and(|said| said.contains("The other side takes")));
        let held = joined(Side::BOTH[1]);
        let html = page(&desk, &held, third, 0);
        let won = end(&html, "if-won").expect("its end");
        assert!(won.contains(&format!("stays with P{defender}")) && !won.contains("yours"), "{won}");
    });
}

/// Whoever has no part in it reads nothing of winning or losing.
#[test]
fn others_neither_win_nor_lose() {
    let desk = Desk::<World>::default();
    battles(2, |state, leaders| {
        let third = Seat::all(3).find(|seat| !leaders.contains(seat)).expect("a third");
        assert!(!page(&desk, state, third, 0).contains("class=\"ends\""));
    });
}

/// R4.2.3: what a settlement brings its owner with an icon it does not bring whoever takes it and has none.
#[test]
fn what_is_taken_is_counted_without_the_icons_of_others() {
    let desk = Desk::<World>::default();
    let mut less = 0;
    battles_by("advanced", 3, |state, [attacker, defender]| {
        let view = G::view(state, Audience::Seat(attacker));
        let region = &view.regions[state.battle.as_ref().expect("a battle").area.index()];
        let happy = if region.always_happy { 2 } else { 0 };
        let bare = (region.base + happy) * if region.fertile { 2 } else { 1 };
        less += (bare < region.value) as usize;
        let html = page(&desk, state, attacker, 0);
        let said = end(&html, "if-won").expect("a way to end");
        assert!(said.contains(&format!("{bare} gold a turn without an icon")), "{bare}: {said}");
        let html = page(&desk, state, defender, 0);
        let said = end(&html, "if-won").expect("a way to end");
        assert!(said.contains(&format!("{} gold a turn.", region.value)), "{said}");
    });
    assert!(less > 0, "{less}");
}
