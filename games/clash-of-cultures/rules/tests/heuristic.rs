//! Bots play this game: better than chance, to its end, and they trade where both gain.

use bots::{Glimpse, Mind, Spec, arena::arena};
use clash_of_cultures::{Action, ClashOfCultures, Options, Pending, Ship, State};
use kernel::{Chance, Cx, Dice, PerSeat, Rules, Seat};
use kit::Heuristic;

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

/// Whoever looks for better weights moves them all: however much waste weighs, nobody lifts pieces and puts them down for ever
/// instead of ending a turn.
#[test]
fn a_turn_ends_however_much_waste_weighs() {
    let mut mind = Mind::to_play::<ClashOfCultures>();
    let waste = ClashOfCultures::WEIGHTS.iter().position(|name| *name == "waste").expect("a weight");
    mind.weights[waste] = 2.0;
    for seed in 0..3 {
        let mut bots = PerSeat::new(2, |seat| {
            spec("search:8i").make_with::<ClashOfCultures>(mind.clone(), seed * 8 + seat.0 as u64)
        });
        let played = bots::play(&Options::default(), &mut bots, &mut Dice::new(seed), 3000);
        assert!(played.expect("accepted").standing.is_some(), "seed {seed}: the game goes on for ever");
    }
}

/// Whether a piece is taken up with which nothing can be done, whatever is taken up beside it, but to put it down again.
fn goes_nowhere(state: &State, seat: Seat, action: Action) -> bool {
    let (mut next, mut then) = (state.clone(), Vec::new());
    ClashOfCultures::apply(&mut next, seat, action, &mut Cx::playout(&mut Dice::new(0)));
    ClashOfCultures::offer(&next, seat, &mut then);
    matches!(action, Action::Lift(_))
        && then.iter().all(|then| *then == Action::PutDown || goes_nowhere(&next, seat, *then))
}

/// A piece that can only be put down again, such as a Ship on a sea of one space, is not taken up: to a search that costs nothing,
/// and it would do so for ever.
#[test]
fn nobody_takes_up_what_can_go_nowhere() {
    let (mut dice, mut seen) = (Dice::new(5), 0);
    for seed in 0..20 {
        let mut state =
            ClashOfCultures::setup(&Options::default(), 3, &mut Cx::playout(&mut dice)).expect("accepted");
        let mut menu = Vec::new();
        while let Some(seat) = ClashOfCultures::open(&state).first() {
            if matches!(state.frames.top(), Pending::Move(_)) {
                for at in state.sea() & state.discovered() {
                    let mut state = state.clone();
                    state.players[seat].ships.push(Ship { at, marks: 0, cargo: Default::default() });
                    menu.clear();
                    ClashOfCultures::offer(&state, seat, &mut menu);
                    let stuck = |action: &Action| goes_nowhere(&state, seat, *action);
                    if menu.iter().any(stuck) {
                        seen += 1;
                        let mut bot = spec("search:16i").make::<ClashOfCultures>(seed);
                        let pick = bot.choose(&Glimpse::new(&state, seat, &menu));
                        assert!(!stuck(&menu[pick]), "seed {seed}: {:?} of {menu:?}", menu[pick]);
                    }
                }
            }
            menu.clear();
            ClashOfCultures::offer(&state, seat, &mut menu);
            let any = dice.below(menu.len() as u32) as usize;
            ClashOfCultures::apply(&mut state, seat, menu.swap_remove(any), &mut Cx::playout(&mut dice));
        }
    }
    assert!(seen > 5, "seen only {seen} times");
}
