//! Bots against a small game with hidden hands: better ones win, the same seed plays the same game, and nobody is
//! handed the truth.

use bots::arena::{arena, wilson};
use bots::tune::{self, Course};
use bots::{Bot, Budget, Glimpse, LIMIT, Level, Mind, Search, Spec, Thinking};
use kernel::{Chance, Cx, Dice, Rules, Seat};
use std::time::Duration;
use testkit::toy::{Action, Options, Raid, State};

fn spec(name: &str) -> Spec {
    name.parse().unwrap_or_else(|e| panic!("{e}"))
}

fn won(first: &str, second: &str, games: u64) -> f64 {
    let report = arena::<Raid>(&Options::default(), &[spec(first), spec(second)], games, 5, 2, LIMIT, |_| ())
        .expect("accepted");
    report.ahead[0].rate
}

#[test]
fn names_are_read_and_written_and_others_refused() {
    for name in [
        "random",
        "novice",
        "greedy",
        "search:50",
        "search:800i",
        "search:50x2",
        "search:800ix4",
        "search:9i-measured",
        "search:9i-other",
        "greedy-other",
        "strategist-raider",
        "novice-builder",
    ] {
        assert_eq!(spec(name).to_string(), name);
    }
    assert_eq!(spec("search"), Spec::Search(Thinking::default()));
    for bad in [
        "",
        "deep",
        "search:",
        "search:0",
        "search:xi",
        "search:-3",
        "search:50x0",
        "search:50x",
        "random-other",
        "master-cook",
        "greedy-raider",
    ] {
        let error = bad.parse::<Spec>().expect_err(bad).to_string();
        assert!(error.contains("accepted: random, novice, greedy"), "{error}");
    }
}

#[test]
fn levels_are_bots_by_a_name_people_understand() {
    for level in Level::ALL {
        assert_eq!(spec(level.id()), level.spec());
    }
}

#[test]
fn better_bots_win() {
    assert!(won("greedy", "random", 400) > 0.6);
    assert!(won("search:60i", "random", 120) > 0.6);
}

#[test]
fn a_run_is_reproducible_from_its_seed() {
    let run = |jobs| {
        let bots = [spec("search:40i"), spec("greedy"), spec("random")];
        let report = arena::<Raid>(&Options::default(), &bots, 9, 77, jobs, LIMIT, |_| ()).expect("accepted");
        report.bots.iter().map(|b| (b.name.clone(), b.wins.to_bits(), b.rating.to_bits())).collect::<Vec<_>>()
    };
    assert_eq!(run(1), run(2));
}

/// Two trees side by side are one bot: the same seed decides alike however its threads are scheduled.
#[test]
fn a_search_on_several_cores_is_reproducible() {
    for seed in 0..10 {
        let (state, seat, menu) = middle_of_a_game(seed);
        let rank = || {
            let thinking = Thinking { budget: Budget::Iterations(200), cores: 3 };
            let mut search = Search::<Raid>::new(vec![1.0, 0.1].into(), thinking, seed);
            search.rank(&Glimpse::new(&state, seat, &menu))
        };
        let ranked = rank();
        assert_eq!(ranked, rank());
        assert!(ranked.is_sorted_by(|a, b| a.visits >= b.visits));
        assert!(
            ranked.iter().all(|r| (0.0..=1.0).contains(&r.worth.win) && (0.0..=1.0).contains(&r.worth.ahead))
        );
    }
}

/// A budget in milliseconds ends, and says so when the clock decided.
#[test]
fn a_search_on_the_clock_says_when_it_was_cut_short() {
    let (state, seat, menu) = middle_of_a_game(4);
    let mut search =
        Search::<Raid>::new(vec![1.0, 0.1].into(), Budget::Time(Duration::from_millis(5)).into(), 1);
    search.choose(&Glimpse::new(&state, seat, &menu));
    assert!(search.cut_short && search.iterations > 0, "Raid has no pace: only the clock ends it");
    let mut search = Search::<Raid>::new(vec![1.0, 0.1].into(), Budget::Iterations(50).into(), 1);
    search.choose(&Glimpse::new(&state, seat, &menu));
    assert!(!search.cut_short && search.iterations <= 50);
}

fn middle_of_a_game(seed: u64) -> (State, Seat, Vec<Action>) {
    let mut dice = Dice::new(seed);
    let mut state = Raid::setup(&Options::default(), 3, &mut Cx::playout(&mut dice)).expect("accepted");
    loop {
        let seat = Raid::open(&state).first().expect("running");
        let mut menu = Vec::new();
        Raid::offer(&state, seat, &mut menu);
        if state.round == 1 && menu.len() > 2 {
            return (state, seat, menu);
        }
        let pick = dice.below(menu.len() as u32) as usize;
        Raid::apply(&mut state, seat, menu.swap_remove(pick), &mut Cx::playout(&mut dice));
    }
}

/// Everybody bids at once: each thinks about bids of its own, not about those of whoever sits first.
#[test]
fn who_is_asked_among_others_thinks_about_its_own_choices() {
    let state = Raid::setup(&Options::default(), 3, &mut Cx::playout(&mut Dice::new(8))).expect("accepted");
    assert_eq!(Raid::open(&state).len(), 3);
    for seat in Seat::all(3) {
        let mut menu = Vec::new();
        Raid::offer(&state, seat, &mut menu);
        let mut search = Search::<Raid>::new(vec![1.0, 0.1].into(), Budget::Iterations(60).into(), 3);
        let ranked = search.rank(&Glimpse::new(&state, seat, &menu));
        let visits: u32 = ranked.iter().map(|choice| choice.visits).sum();
        assert_eq!(visits, search.iterations, "seat {}", seat.0);
    }
}

/// A glimpse gives worlds, not the world: other hands differ from one to the next, the own never does.
#[test]
fn a_bot_is_never_handed_the_truth() {
    let (state, seat, menu) = middle_of_a_game(11);
    let glimpse = Glimpse::<Raid>::new(&state, seat, &menu);
    let mut dice = Dice::new(1);
    let worlds: Vec<State> = (0..50).map(|_| glimpse.world(&mut dice)).collect();
    assert!(worlds.iter().filter(|w| **w != state).count() > 40);
    assert!(worlds.iter().all(|w| w.players[seat].hand == state.players[seat].hand));
}

/// What a search decides follows from what its seat knows: it cannot tell the true world from a resampled one.
#[test]
fn a_search_decides_alike_in_worlds_its_seat_cannot_tell_apart() {
    let mut agreed = 0;
    for seed in 0..20 {
        let (state, seat, menu) = middle_of_a_game(seed);
        let other = Glimpse::<Raid>::new(&state, seat, &menu).world(&mut Dice::new(seed + 100));
        let best = |truth: &State| {
            let mut search = Search::<Raid>::new(vec![1.0, 0.1].into(), Budget::Iterations(300).into(), 3);
            search.choose(&Glimpse::new(truth, seat, &menu))
        };
        agreed += (best(&state) == best(&other)) as u32;
    }
    assert!(agreed >= 12, "agreed {agreed} times of 20");
}

#[test]
fn intervals_are_wilsons() {
    let [low, high] = wilson(50.0, 100.0);
    assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3);
    assert_eq!(wilson(0.0, 0.0), [0.0, 1.0]);
}

#[test]
fn tuning_keeps_every_weight_and_says_how() {
    let course = Course {
        seats: vec![2, 3],
        generations: 4,
        directions: 4,
        player: Spec::Greedy,
        final_games: 40,
        seed: 1,
        jobs: 1,
    };
    let begin = Mind::by_hand::<Raid>();
    let tuned = tune::tune::<Raid>(&Options::default(), &course, &begin, |_| ()).expect("accepted");
    assert_eq!(tuned.weights.keys().copied().collect::<Vec<_>>(), ["card", "score"]);
    assert_eq!(tuned.manner.first_look, 4.0, "what is not tuned is not lost");
    let finals: Vec<(u8, f64)> = tuned.evidence.finals.iter().map(|f| (f.seats, f.comparisons)).collect();
    assert_eq!(finals, [(2, 40.0), (3, 84.0)], "every chance from every seat");
    let side_by_side = tune::tune::<Raid>(&Options::default(), &Course { jobs: 2, ..course }, &begin, |_| ());
    assert_eq!(side_by_side.expect("accepted").weights, tuned.weights, "on however many cores");
}

/// Who counts a card for more than a point learns better.
#[test]
fn tuning_finds_what_wins() {
    let off = Mind::from(vec![0.3, 1.0]);
    let course = Course {
        seats: vec![2],
        generations: 30,
        directions: 16,
        player: Spec::Greedy,
        final_games: 200,
        seed: 3,
        jobs: 2,
    };
    let tuned = tune::tune::<Raid>(&Options::default(), &course, &off, |_| ()).expect("accepted");
    assert!(tuned.weights["score"] > tuned.weights["card"], "{:?}", tuned.weights);
    assert!(tuned.evidence.finals[0].ci95[0] > 0.5, "{:?}", tuned.evidence);
}

/// What comes of a choice depends on what the seat knows, not on what is true: worlds that it cannot tell apart have the
/// same futures, and a choice is as good as itself.
#[test]
fn futures_tell_nobody_what_is_hidden() {
    let (state, _) =
        kernel::Match::<Raid>::new(Options::default(), 3, kernel::Seed::from_number(4)).expect("accepted");
    let seat = Raid::open(state.state()).first().expect("somebody is asked");
    let mut actions: Vec<Action> = Vec::new();
    Raid::offer(state.state(), seat, &mut actions);
    let mind = bots::Mind::of::<Raid>();
    let choices = [0, actions.len() - 1];
    let futures = |truth: &State| {
        let glimpse = Glimpse::<Raid>::new(truth, seat, &actions);
        bots::futures(&glimpse, &mind, &choices, 12, &mut Dice::new(9), || true)
    };
    let truth = futures(state.state());
    assert_eq!(truth.iter().map(Vec::len).collect::<Vec<_>>(), [12, 12]);
    let other = Raid::resample(state.state(), kernel::Audience::Seat(seat), &mut Dice::new(77));
    assert_ne!(&other, state.state(), "another world");
    for (a, b) in truth.iter().flatten().zip(futures(&other).iter().flatten()) {
        assert_eq!((a.worth, &a.state), (b.worth, &b.state));
    }
    assert_eq!(bots::ahead_of(&truth[0], &truth[0]), (0.0, 0.0));
    let hasty = Glimpse::<Raid>::new(state.state(), seat, &actions);
    assert!(
        bots::futures(&hasty, &mind, &choices, 12, &mut Dice::new(9), || false).is_empty(),
        "no time, no word"
    );
}
