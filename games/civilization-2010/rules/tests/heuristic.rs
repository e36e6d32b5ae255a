//! What bots go by.

mod walk;

use civilization_2010::*;
use kernel::{Cx, Dice, PerSeat, Rules, Seat};
use kit::Heuristic;
use serde_json::{Value, json};

type G = Civilization2010;

fn weights() -> Vec<f32> {
    kit::heuristic::weights::<G>().unwrap_or_else(|e| panic!("{e}"))
}

/// A position of the first turn: the capitals of seed 24 stand, and some places are changed.
fn position(seats: u8, changes: &[(&str, Value)]) -> State {
    let mut dice = Dice::new(24);
    let mut state = G::setup(&Options::default(), seats, &mut Cx::playout(&mut dice)).expect("set up");
    let mut menu = Vec::new();
    while state.turn == 0 {
        let seat = G::open(&state).first().expect("somebody sets up");
        menu.clear();
        G::offer(&state, seat, &mut menu);
        G::apply(&mut state, seat, menu[0], &mut Cx::playout(&mut dice));
    }
    let mut json = serde_json::to_value(&state).expect("plain data");
    for (pointer, value) in changes {
        *json.pointer_mut(pointer).unwrap_or_else(|| panic!("no {pointer}")) = value.clone();
    }
    serde_json::from_value(json).expect("a state")
}

fn lead(state: &State) -> f32 {
    let values = G::evaluate(state, &weights());
    values[Seat(0)] - values[Seat(1)]
}

/// Progress on each of the tracks, an economy and an army are all worth something.
#[test]
fn progress_is_worth_something() {
    let base = position(2, &[]);
    let before = lead(&base);
    for (what, change) in [
        ("culture track", ("/players/0/track", json!(5))),
        ("culture", ("/players/0/culture", json!(9))),
        ("coins", ("/players/0/coins/5", json!(3))),
        ("technologies", ("/players/0/rows/0", json!(["pottery", "writing", "currency"]))),
        ("trade", ("/players/0/trade", json!(12))),
        ("units", ("/players/0/force", json!([[2, 2, 2], [0, 0, 0], [0, 0, 0], [0, 0, 0]]))),
        ("resources", ("/players/0/resources", json!([1, 1, 1, 1]))),
        ("a fall of the other", ("/players/1/government", json!("anarchy"))),
    ] {
        let after = lead(&position(2, &[change]));
        assert!(after > before, "{what}: {after} after, {before} before");
    }
}

/// The last steps of one way count more than the first steps of two.
#[test]
fn one_way_to_the_end() {
    let far = lead(&position(2, &[("/players/0/track", json!(20))]));
    let near = lead(&position(2, &[("/players/0/track", json!(10))]));
    let start = lead(&position(2, &[("/players/0/track", json!(0))]));
    assert!(far - near > near - start, "{far} {near} {start}");
}

/// An enemy army beside an undefended capital is bad news for its owner, and less so behind units.
#[test]
fn threats_are_seen() {
    let calm = position(2, &[("/players/0/force", json!([[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]))]);
    let capital = calm.players[Seat(0)].cities[0].at.expect("a capital");
    let beside = calm.layout().map.beside(capital).next().expect("a neighbour");
    let strong = json!([[3, 3, 3], [3, 3, 3], [0, 0, 0], [0, 0, 0]]);
    let none = json!([[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]);
    let with = |force: &Value, at: Option<u16>| {
        let mut changes = vec![("/players/0/force", force.clone()), ("/players/1/force", strong.clone())];
        if let Some(at) = at {
            for i in ["/players/1/figures/0/at", "/players/1/figures/1/at"] {
                changes.push((i, json!(at)));
            }
        }
        lead(&position(2, &changes))
    };
    let danger = with(&none, None) - with(&none, Some(beside));
    let guarded = with(&strong, None) - with(&strong, Some(beside));
    assert!(danger > 5.0 && guarded < danger, "{danger} undefended, {guarded} defended");
}

/// Wasting an action promises less than any use of it.
#[test]
fn actions_are_used() {
    let state = position(2, &[]);
    let state = {
        let mut json = serde_json::to_value(&state).expect("plain data");
        json["phase"] = json!("city");
        json["part"] = json!(1);
        json["players"][0]["cities"][0]["actions"] = json!(1);
        json["frames"] = json!(["turn", {"manage": {"seat": 0}}, {"city": {"seat": 0, "city": 0, "caravan": false, "sure": false}}]);
        serde_json::from_value::<State>(json).expect("a state")
    };
    let w = weights();
    let mut menu = Vec::new();
    G::offer(&state, Seat(0), &mut menu);
    assert!(menu.len() > 2, "{menu:?}");
    let idle = G::promise(&state, Seat(0), &Action::Done, &w);
    for action in menu.iter().filter(|a| **a != Action::Done) {
        assert!(G::promise(&state, Seat(0), action, &w) > idle, "{action:?}");
    }
}

/// Three players in the Trade phase. The first has wheat without a use for it and wants iron; the second the other way round.
fn market() -> State {
    position(
        3,
        &[
            ("/phase", json!("trade")),
            ("/part", json!(1)),
            ("/frames", json!(["turn", {"trade": {"done": 0}}])),
            ("/players/0/rows/0", json!(["metalworking"])),
            ("/players/1/rows/0", json!(["animal_husbandry"])),
            ("/players/2/rows/0", json!(["masonry"])),
            ("/players/0/government", json!("despotism")),
            ("/players/1/government", json!("despotism")),
            ("/players/2/government", json!("despotism")),
            ("/players/0/resources", json!([0, 0, 0, 2])),
            ("/players/1/resources", json!([0, 1, 0, 0])),
            ("/players/0/trade", json!(0)),
            ("/players/1/trade", json!(0)),
            ("/resources", json!([3, 2, 3, 1])),
        ],
    )
}

fn choose(bot: &mut dyn bots::Bot<G>, state: &State, seat: Seat) -> Action {
    let mut menu = Vec::new();
    G::offer(state, seat, &mut menu);
    menu[bot.choose(&bots::Glimpse::new(state, seat, &menu))]
}

/// R5.2: a bot finds the exchange both gain by, the other takes it, and neither goes on talking.
#[test]
fn bots_trade() {
    let mut state = market();
    let mut bots = PerSeat::new(3, |seat| bots::Spec::Greedy.make::<G>(seat.0 as u64));
    let mut done = Vec::new();
    for _ in 0..30 {
        if state.phase != Phase::Trade {
            break;
        }
        let seat = G::open(&state).first().expect("somebody is asked");
        let action = choose(bots[seat].as_mut(), &state, seat);
        done.push((seat, action));
        G::apply(&mut state, seat, action, &mut Cx::playout(&mut Dice::new(5)));
    }
    assert_eq!(state.players[Seat(0)].resources[Resource::Iron], 1, "{done:?}");
    assert!(state.players[Seat(1)].resources[Resource::Wheat] >= 1, "{done:?}");
    assert!(state.phase != Phase::Trade, "the phase ends: {done:?}");
    assert!(done.iter().filter(|(_, a)| matches!(a, Action::Talk(_))).count() <= 3, "{done:?}");
}

/// R5.2: something for nothing is refused, a gift is not.
#[test]
fn bots_refuse_what_hurts() {
    let state = market();
    let answer = |give: Value, ask: Value| {
        let mut json = serde_json::to_value(&state).expect("plain data");
        let nothing = serde_json::to_value(Goods::default()).expect("plain data");
        let mut sides = [nothing.clone(), nothing];
        for (side, change) in sides.iter_mut().zip([give, ask]) {
            for (key, value) in change.as_object().expect("goods") {
                side[key] = value.clone();
            }
        }
        let [give, ask] = sides;
        json["players"][0]["draft"] = json!({"to": 1, "give": give, "ask": ask, "shown": false, "edits": 1});
        json["frames"] = json!(["turn", {"trade": {"done": 0}}, {"answer": {"from": 0, "to": 1}}]);
        let state: State = serde_json::from_value(json).expect("a state");
        let action = choose(bots::Spec::Greedy.make::<G>(1).as_mut(), &state, Seat(1));
        // Whoever plays on by promise alone answers alike.
        let w = weights();
        let yes =
            G::promise(&state, Seat(1), &Action::Yes, &w) > G::promise(&state, Seat(1), &Action::No, &w);
        assert_eq!(yes, action == Action::Yes, "promise and choice agree");
        action
    };
    assert_eq!(answer(json!({}), json!({"resources": [0, 1, 0, 0, 0, 0]})), Action::No);
    assert_eq!(answer(json!({"resources": [0, 0, 0, 1, 0, 0]}), json!({})), Action::Yes);
}

/// R6.14: more production is for a city that still acts this turn.
#[test]
fn production_is_not_raised_for_nobody() {
    let (weights, mut idle, mut busy) = (weights(), 0, 0);
    let event = Action::Event(CultureEvent::WeLoveTheDespotDay);
    walk::asked(60, |state, seat, offer| {
        if !matches!(state.frames.top(), Pending::Manage(_))
            || !offer.choices.iter().any(|c| c.action == event)
        {
            return;
        }
        let acts = state.player(seat).cities.iter().any(|city| city.actions > 0);
        let foolish = G::promise(state, seat, &event, &weights) <= kit::heuristic::FOOLISH;
        assert_eq!(foolish, !acts);
        *if acts { &mut busy } else { &mut idle } += 1;
    });
    assert!(idle > 0 && busy > 0, "{idle} without a city that acts, {busy} with one");
}

/// Somebody who looks ahead a little beats players who do not look at all, and the game ends without a limit.
#[test]
fn greedy_beats_random() {
    let mut won = 0;
    for (game, seats) in [2u8, 4, 2, 4, 2, 4].into_iter().enumerate() {
        let me = Seat(game as u8 % seats);
        let mut bots = PerSeat::new(seats, |seat| {
            let spec = if seat == me { bots::Spec::Greedy } else { bots::Spec::Random };
            spec.make::<G>(game as u64)
        });
        let played = bots::play::<G>(&Options::default(), &mut bots, &mut Dice::new(game as u64), 20_000);
        let standing = played.ok().and_then(|p| p.standing).expect("the game ends");
        won += standing.winners().contains(me) as u32;
    }
    assert!(won >= 5, "{won} of 6 won");
}

/// What was begun is not dropped and begun again for ever.
#[test]
fn bots_do_not_go_round_in_circles() {
    assert!(testkit::no_circles::<G>(6, 3_000) > 100);
}
