//! What a player keeps an eye on, and what things are called.

mod common;

use clash_of_cultures::*;
use kernel::{Audience, Chance, Cx, Dice, Points, Rules, Target};
use kit::gauge::{Gauge, Gauges, Of, Value};

type G = ClashOfCultures;

fn begin(seed: u64) -> State {
    G::setup(&Options::default(), 2, &mut Cx::playout(&mut Dice::new(seed))).expect("a game of two")
}

fn gauges(state: &State) -> Vec<Gauge> {
    G::gauges(&G::view(state, Audience::Seat(state.turn.seat)))
}

fn number(state: &State, what: &str) -> i32 {
    let of = Of::Seat(state.turn.seat);
    match gauges(state).iter().find(|gauge| gauge.of == of && gauge.what == what).map(|gauge| &gauge.value) {
        Some(Value::Number(n)) => *n,
        other => panic!("{what} is {other:?}"),
    }
}

fn mood(state: &State, at: Space) -> Value {
    let of = Of::Place(Target::Space(at.0 as u16));
    let found = gauges(state).into_iter().find(|gauge| gauge.of == of && gauge.what == "city-mood");
    found.expect("the mood of a city").value
}

fn act(state: &mut State, action: Action) {
    let seat = state.turn.seat;
    assert!(G::offer_for(state, seat).has(&action), "{action:?} is not offered");
    G::apply(state, seat, action, &mut Cx::playout(&mut Dice::new(1)));
}

/// R7.4.2: the mood falls last of all, and whoever begins a second activation is told at once.
#[test]
fn a_second_activation_shows_its_mood() {
    for (activations, told) in [(0, "mood-neutral"), (1, "mood-angry")] {
        let mut state = begin(1);
        state.players[state.turn.seat].stock = Pile::default();
        let at = state.cities_of(state.turn.seat).next().expect("the first city").at;
        let city = state.cities.iter_mut().find(|city| city.at == at).expect("this city");
        (city.mood, city.activations) = (Mood::Neutral, activations);
        act(&mut state, Action::Collect(at));
        assert!(matches!(state.frames.top(), Pending::Collect(_)), "it is being collected");
        assert_eq!(mood(&state, at), Value::Word(told));
    }
}

/// R5.3: what is left of a turn's actions is lost with its end, be it the last of a round.
#[test]
fn actions_lapse_with_the_last_turn_of_a_round() {
    let left = |state: &State, seat| {
        let of = Of::Seat(seat);
        let all = G::gauges(&G::view(state, Audience::Seat(seat)));
        all.into_iter().find(|gauge| gauge.of == of && gauge.what == "actions").map(|gauge| gauge.value)
    };
    for cycle in [1, 3] {
        let mut state = begin(3);
        state.cycle = cycle;
        act(&mut state, Action::EndTurn);
        let seat = state.turn.seat;
        assert_eq!(left(&state, seat), Some(Value::Number(3)), "it is their turn");
        act(&mut state, Action::EndTurn);
        assert_eq!(left(&state, seat), None, "cycle {cycle}: nothing is left of it");
    }
}

/// R8.3.1: where one kind of unit is all that can be paid for it is made at once, and was named before.
#[test]
fn a_build_of_one_kind_names_it() {
    let mut state = begin(1);
    let seat = state.turn.seat;
    let at = state.cities_of(seat).next().expect("the first city").at;
    let label = |state: &State| {
        let offer = G::offer_for(state, seat);
        let build = offer.choices.into_iter().find(|c| c.action == Action::Build(at));
        build.expect("units can be built").show.label
    };
    state.players[seat].stock = Pile { food: 2, ..Pile::default() };
    assert_eq!(label(&state).key, "do-build-only");
    let settlers = state.players[seat].settlers.len();
    let mut built = state.clone();
    act(&mut built, Action::Build(at));
    assert_eq!(built.players[seat].settlers.len(), settlers + 1, "nothing more was asked");
    state.players[seat].stock = Pile { food: 2, ore: 1, ..Pile::default() };
    assert_eq!(label(&state).key, "do-build");
}

/// R20.1: the points of a gauge are the score that everybody sees, halves included.
#[test]
fn points_are_the_score() {
    let mut odd = 0;
    for seed in 0..20 {
        let mut dice = Dice::new(seed);
        let mut state =
            common::FromTheMiddle::setup(&Options::default(), 3, &mut Cx::playout(&mut dice)).unwrap();
        for _ in 0..60 {
            let Some(seat) = G::open(&state).first() else { break };
            let mut menu = Vec::new();
            G::offer(&state, seat, &mut menu);
            G::apply(
                &mut state,
                seat,
                menu[dice.below(menu.len() as u32) as usize],
                &mut Cx::playout(&mut dice),
            );
            // What is being paid for counts as bought.
            if !matches!(state.frames.top(), Pending::Actions) {
                continue;
            }
            let view = G::view(&state, Audience::Table);
            for player in &view.players {
                let shown = Points::halves(player.half_points.into());
                assert!(G::gauges(&view).contains(&Gauge::points(player.seat, shown)), "{shown}");
                odd += player.half_points % 2;
            }
        }
    }
    assert!(odd > 50, "halves are seen: {odd}");
}

/// R8.1.1, R6.5: what is being paid for counts as bought, with its level and token; the price does not yet.
#[test]
fn what_is_paid_for_counts() {
    let mut state = begin(1);
    let seat = state.turn.seat;
    state.players[seat].stock = Pile { food: 2, gold: 2, ..Pile::default() };
    let before = ["advances", "mood-level", "mood", "food"].map(|what| number(&state, what));
    act(&mut state, Action::Advance(Advance::Storage));
    assert!(matches!(state.frames.top(), Pending::Pay(_)), "Food or Gold");
    let paying = ["advances", "mood-level", "mood", "food"].map(|what| number(&state, what));
    assert_eq!(paying, [before[0] + 1, before[1] + 1, before[2] + 1, before[3]]);
    act(&mut state, Action::Pay(Pile { gold: 2, ..Pile::default() }));
    assert_eq!(["advances", "mood-level", "mood", "food"].map(|what| number(&state, what)), paying);
}

/// R5.3: actions that are left are lost, and nothing else of the turn's.
#[test]
fn actions_lapse() {
    let lapsing: Vec<&str> = gauges(&begin(1)).iter().filter(|g| g.lapses).map(|g| g.what).collect();
    assert_eq!(lapsing, ["actions"]);
}

/// R8.1.1: few gauges are shown of a choice, the first that change. What every advance costs is among them, of whatever colour and
/// whatever else it brings.
#[test]
fn every_advance_shows_its_whole_price() {
    /// As many as a choice has room for.
    const SHOWN: usize = 4;
    let mut bought = 0;
    let mut state = begin(1);
    let seat = state.turn.seat;
    (state.players[seat].mood_level, state.players[seat].culture_level) = (3, 3);
    for owned in [Advance::Math, Advance::Philosophy] {
        state.players[seat].advances.insert(owned);
    }
    state.players[seat].stock = Pile { food: 2, ore: 2, ..Pile::default() };
    let all = |state: &State| -> Vec<Gauge> {
        let of = gauges(state).into_iter().filter(|gauge| gauge.of == Of::Seat(seat));
        of.collect()
    };
    let before = all(&state);
    for choice in G::offer_for(&state, seat).choices {
        let Action::Advance(advance) = choice.action else { continue };
        let mut after = state.clone();
        act(&mut after, choice.action);
        let after = all(&after);
        let changed = before.iter().zip(&after).filter(|(was, is)| was != is).map(|(was, _)| was.what);
        let shown: Vec<&str> = changed.take(SHOWN).collect();
        assert!(shown.contains(&"actions"), "{advance:?}: {shown:?}");
        let waived = advance.waived_by().is_some_and(|other| state.players[seat].has(other));
        assert_eq!(shown.contains(&"food"), !waived, "{advance:?}: {shown:?}");
        bought += 1;
    }
    assert!(bought > 8, "{bought} advances");
}

/// Everything that can be clicked or is refused has a name; only buttons and players have none of their own.
#[test]
fn everything_has_a_name() {
    let mut dice = Dice::new(3);
    let mut named = 0;
    for seed in 0..3 {
        let options = Options::default();
        let mut cx = Cx::playout(&mut dice);
        let mut state = common::FromTheMiddle::setup(&options, 2 + seed, &mut cx).expect("a game");
        for _ in 0..1_500 {
            let Some(seat) = G::open(&state).first() else { break };
            let offer = G::offer_for(&state, seat);
            let clicked = offer.choices.iter().map(|choice| choice.show.target);
            for target in clicked.chain(offer.refused.iter().map(|refusal| refusal.target)) {
                let own = !matches!(target, Target::Button | Target::Seat(_));
                assert_eq!(G::place(target).is_some(), own, "{target:?}");
                named += own as u32;
            }
            for refusal in offer.refused.iter().filter(|refusal| refusal.target == Target::Button) {
                assert!(refusal.about.is_some(), "{refusal:?}");
            }
            let pick = dice.below(offer.choices.len() as u32);
            let action = offer.choices[pick as usize].action;
            G::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
        }
    }
    assert!(named > 1_000);
    // Two cards of a title are told apart by the other half.
    let [truce, other] = [22, 23].map(|card| G::place(Target::Card(card)).expect("a card"));
    assert_eq!(Card(22).title(), Card(23).title());
    assert!(truce != other && truce.key == "card");
}

/// R16.1: whoever holds an objective, or has seen its card, knows how far it is with it, and nobody else does.
#[test]
fn an_objective_says_how_far_it_is() {
    let (mut counted, mut met) = (0, 0);
    for seed in 0..40 {
        let mut dice = Dice::new(seed);
        let mut state =
            common::FromTheMiddle::setup(&Options::default(), 3, &mut Cx::playout(&mut dice)).unwrap();
        let mut menu = Vec::new();
        for _ in 0..150 {
            let Some(seat) = G::open(&state).first() else { break };
            menu.clear();
            G::offer(&state, seat, &mut menu);
            let action = menu[dice.below(menu.len() as u32) as usize];
            G::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
        }
        assert!(G::view(&state, Audience::Table).aims.is_empty());
        for seat in kernel::Seat::all(3) {
            // Whoever has seen a card of another may take it one day.
            let p = &state.players[seat];
            let seen = p.goals.get().iter().chain(p.known.get().goals.iter().flat_map(|goals| goals.iter()));
            let drawn = match state.frames.top() {
                Pending::Plans(plans) if plans.seat == seat => plans.cards(),
                _ => &[],
            };
            let seen = seen.chain(drawn.iter().copied());
            let held: Vec<Objective> = seen.flat_map(|g| [g.fact().top, g.fact().bottom]).collect();
            for aim in G::view(&state, Audience::Seat(seat)).aims {
                assert!(held.contains(&aim.objective) && aim.need > 0);
                let stands = state.stands(seat, aim.objective.fact().when);
                assert_eq!(stands, aim.have >= aim.need, "{aim:?}");
                counted += 1;
                met += stands as u32;
            }
        }
    }
    assert!(counted > 100 && met > 5, "{counted} counted, {met} met");
}

/// An aim of each sort, by hand.
#[test]
fn the_ways_to_count_an_objective() {
    let mut state = begin(3);
    let me = state.turn.seat;
    let far = |state: &State, objective: Objective| {
        let (have, need) = state.progress(me, objective.fact().when).expect("it is counted");
        (have, need)
    };
    assert_eq!(far(&state, Objective::LargeCivilization), (1, 6));
    // One more than the other, who has none.
    assert_eq!(far(&state, Objective::PortLead), (0, 1));
    state.players[me].stock = Pile { food: 9, ore: 1, ..Pile::default() };
    assert_eq!(far(&state, Objective::FiveFood), (5, 5));
    assert_eq!(far(&state, Objective::BalancedStock), (4, 9));
    assert_eq!(far(&state, Objective::FullGovernment), (0, 4));
    // Four Ships, or two and more than anybody.
    assert_eq!(far(&state, Objective::LargeFleet), (0, 2));
    assert!(state.progress(me, Objective::Conqueror.fact().when).is_none(), "met in an instant");
}
