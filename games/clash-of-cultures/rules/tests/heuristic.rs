//! Bots play this game: better than chance, to its end, and they trade where both gain.

use bots::{Glimpse, Spec, arena::arena};
use clash_of_cultures::{Action, ClashOfCultures, Options};
use kernel::{Cx, Dice, PerSeat, Rules};

fn spec(name: &str) -> Spec {
    name.parse().unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn a_greedy_player_beats_random_ones() {
    for seats in [2, 4] {
        let mut bots = vec![spec("random"); seats];
        bots[0] = spec("greedy");
        let report = arena::<ClashOfCultures>(&Options::default(), &bots, 12, 3, 2, bots::LIMIT, |_| ())
            .expect("accepted");
        let greedy = &report.bots[0];
        assert!(greedy.win_rate > 0.75, "{seats} seats: {greedy:?}");
    }
}

/// R18.1: four greedy players propose swaps, some are taken and some refused, and nobody talks for ever.
#[test]
fn bots_propose_accept_and_refuse() {
    let (mut proposed, mut accepted, mut refused) = (0, 0, 0);
    for seed in 0..6 {
        let mut dice = Dice::new(seed);
        let mut state =
            ClashOfCultures::setup(&Options::default(), 4, &mut Cx::playout(&mut dice)).expect("accepted");
        let mut bots =
            PerSeat::new(4, |seat| spec("greedy").make::<ClashOfCultures>(seed * 8 + seat.0 as u64));
        let (mut menu, mut asked) = (Vec::new(), false);
        let mut decisions = 0;
        while let Some(seat) = ClashOfCultures::open(&state).first() {
            menu.clear();
            ClashOfCultures::offer(&state, seat, &mut menu);
            let pick = bots[seat].choose(&Glimpse::new(&state, seat, &menu));
            let action = menu.swap_remove(pick);
            if std::mem::take(&mut asked) {
                accepted += (action == Action::Yes) as u32;
                refused += (action == Action::No) as u32;
            }
            if action == Action::Propose {
                (proposed, asked) = (proposed + 1, true);
            }
            ClashOfCultures::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
            decisions += 1;
            assert!(decisions < 20_000, "seed {seed} does not end");
        }
    }
    assert_eq!(proposed, accepted + refused);
    assert!(accepted > 0, "{proposed} proposals, {accepted} accepted, {refused} refused");
}

/// What was begun is not dropped and begun again for ever.
#[test]
fn bots_do_not_go_round_in_circles() {
    assert!(testkit::no_circles::<ClashOfCultures>(10, 2_000) > 100);
}
