//! Rules that are about a whole setup, or about what somebody may see.

use civilization_2010::*;
use kernel::{Audience, Cx, Dice, PerSeat, Rules, Seat};
use serde_json::{Value, json};

fn begin(options: Options, seats: u8, seed: u64) -> State {
    testkit::start::<Civilization2010>(&options, seats, seed)
}

/// The position after setup with some places changed.
fn patched(state: &State, changes: &[(&str, Value)]) -> State {
    let mut json = serde_json::to_value(state).expect("plain data");
    for (pointer, value) in changes {
        *json.pointer_mut(pointer).unwrap_or_else(|| panic!("no {pointer}")) = value.clone();
    }
    serde_json::from_value(json).expect("a state")
}

/// A civilization on its own tile, unturned, with the capital where the tile suggests.
fn nation(civ: &str, tile: u8, capital: u16, government: &str, tech: &str) -> State {
    let state = begin(Options::default(), 2, 24);
    patched(
        &state,
        &[
            ("/players/0/civ", json!(civ)),
            ("/players/0/government", json!(government)),
            ("/players/0/rows/0", json!([tech])),
            ("/tiles/0", json!({"tile": tile, "quarters": 0})),
            ("/players/0/cities/0/at", json!(capital)),
        ],
    )
}

/// R12.1, R2.8: production and trade of the suggested capitals.
#[test]
fn home_tiles_yield_what_is_printed() {
    for (civ, tile, at, government, tech, production, trade) in [
        ("romans", 28, 10, "republic", "code_of_laws", 6, 3),
        ("russians", 29, 6, "communism", "communism", 8, 3),
        ("germans", 25, 6, "despotism", "metalworking", 5, 3),
        ("americans", 21, 6, "despotism", "currency", 5, 3),
    ] {
        let state = nation(civ, tile, at, government, tech);
        assert_eq!(state.production(Seat(0), 0), production, "{civ}");
        assert_eq!(state.income(Seat(0)), trade, "{civ}");
        assert_eq!(state.ring(&state.players[Seat(0)].cities[0]).len(), 8);
    }
}

/// R15.5: an American artist on a mountain.
#[test]
fn a_great_person_hides_the_square() {
    let state = nation("americans", 21, 6, "despotism", "currency");
    let state = patched(&state, &[("/pieces/1", json!({"person": "artist"}))]);
    assert_eq!((state.production(Seat(0), 0), state.income(Seat(0))), (4, 4));
    assert_eq!(state.yields(Seat(0), 0).culture, 2);
}

/// R12.1, R18.1, R2.8: the Indian metropolis has ten squares of outskirts.
#[test]
fn india_has_a_metropolis() {
    let state = nation("indians", 27, 5, "despotism", "agriculture");
    let state = patched(&state, &[("/players/0/cities/0/second", json!(6))]);
    assert_eq!(state.ring(&state.players[Seat(0)].cities[0]).len(), 10);
    assert_eq!((state.production(Seat(0), 0), state.income(Seat(0))), (7, 3));
    assert_eq!(state.yields(Seat(0), 0).resources.array(), &[1, 0, 0, 0]);
    assert_eq!(state.arts(Seat(0), 0), 3);
}

/// R2.2, R2.3, R2.6, R2.11, R2.12: what lies on the table when the game begins.
#[test]
fn setup_counts() {
    let mut firsts = [false; 5];
    for seed in 0..60 {
        let state = begin(Options::default(), 5, seed);
        firsts[state.first.index()] = true;
        let arabs = state.players.iter().any(|p| p.civ == Civ::Arabs);
        assert_eq!(state.resources.array(), &[if arabs { 4 } else { 5 }; 4]);
        assert_eq!((state.small, state.investments), (15, 23));
        for (seat, p) in state.players.pairs() {
            assert_eq!(state.army_limit(seat), if p.civ == Civ::Russians { 7 } else { 6 });
            assert_eq!(state.scout_limit(seat), if p.civ == Civ::Spanish { 3 } else { 2 });
            assert_eq!(p.units(), if p.civ == Civ::Germans { 5 } else { 3 });
            assert_eq!((p.trade, p.culture, p.track), (0, 0, 0));
        }
        Civilization2010::audit(&state).expect("nothing is lost");
    }
    assert!(firsts.iter().all(|f| *f), "anybody can be first");
}

/// R2.4: twelve wonders, ancient first; Egypt takes one.
#[test]
fn the_wonder_deck() {
    let (mut with, mut without) = (false, false);
    for seed in 0..40 {
        let state = begin(Options::default(), 3, seed);
        let egypt = state.players.iter().any(|p| p.civ == Civ::Egyptians);
        let ancient = state.market.iter().filter(|w| w.data().age == Age::Ancient).count();
        let left: u8 = state.wonder_deck.iter().sum();
        match egypt {
            true => {
                with = true;
                assert_eq!((ancient, state.market.len(), left), (3, 4, 7));
            }
            false => {
                without = true;
                assert_eq!((ancient, state.market.len(), left), (4, 4, 8));
            }
        }
    }
    assert!(with && without);
}

/// R2.5: sizes of the culture decks.
#[test]
fn culture_decks() {
    let state = begin(Options::default(), 2, 1);
    let view = Civilization2010::view(&state, Audience::Table);
    assert_eq!(view.market.event_decks, [23, 21, 13]);
    assert_eq!(
        view.market.people_deck,
        42 - state.players.iter().map(|p| p.people.get().len() as u8).sum::<u8>()
    );
}

/// R1.3: speed and stacking take the best technology and add the rest.
#[test]
fn derived_numbers() {
    let state = begin(Options::default(), 2, 24);
    let know = |techs: Value, civ: &str| {
        patched(&state, &[("/players/0/rows/0", techs), ("/players/0/civ", json!(civ))])
    };
    let sails = know(json!(["horseback_riding", "sailing"]), "romans");
    assert_eq!(sails.travel_speed(Seat(0)), 4);
    let spain = know(json!(["sailing"]), "spanish");
    assert_eq!(spain.travel_speed(Seat(0)), 5);
    let cook = patched(&spain, &[("/players/0/cook", json!(true))]);
    assert_eq!(cook.travel_speed(Seat(0)), 10);
    let deep = know(json!(["masonry", "biology"]), "romans");
    assert_eq!(deep.stacking_limit(Seat(0)), 5);
    assert_eq!(know(json!(["masonry", "biology"]), "russians").stacking_limit(Seat(0)), 6);
}

/// R13.4: only the highest active level of an investment works.
#[test]
fn investment_levels() {
    let state = begin(Options::default(), 2, 24);
    for (markers, bonus) in [(0, 0), (1, 0), (2, 4), (3, 4), (4, 8), (6, 12)] {
        let state = patched(&state, &[("/players/0/invested/1", json!(markers))]);
        assert_eq!(state.standing_bonus(Seat(0)), bonus, "{markers} markers");
    }
}

/// R1.1, R1.2: counts and backs are open, faces are the owner's.
#[test]
fn a_view_shows_backs_to_others() {
    let state = begin(Options::default(), 3, 3);
    let state = patched(&state, &[("/players/0/events/5", json!(1)), ("/events/5", json!(1))]);
    let mine = Civilization2010::view(&state, Audience::Seat(Seat(0)));
    let yours = Civilization2010::view(&state, Audience::Seat(Seat(1)));
    let table = Civilization2010::view(&state, Audience::Table);
    assert_eq!(mine.players[0].events, Some(vec![(CultureEvent::Drought, 1)]));
    assert!(mine.players[0].force.is_some());
    for view in [&yours, &table] {
        assert_eq!(view.players[0].event_backs, [1, 0, 0]);
        assert_eq!(view.players[0].events, None);
        assert_eq!(view.players[0].force, None);
        assert_eq!(view.players[0].units.iter().sum::<u8>(), state.players[Seat(0)].units());
    }
}

/// R9.6, R20.2: in every world that others imagine, whoever is about to play a card holds it, and whoever pays can.
#[test]
fn what_is_announced_can_be_done_in_every_world() {
    let state = begin(Options::default(), 2, 24);
    let moves = json!({"moves": {"seat": 0}});
    let spy = json!([{"village": false, "content": {"hut": "spy"}, "seen": 1}]);
    let pays = json!(["turn", moves, {"pay": {"by": 0, "resource": "spy", "left": 1}}]);
    let pays = patched(
        &state,
        &[("/players/0/held", spy), ("/huts", json!([6, 3, 6, 3, 7, 2, 1, 1])), ("/frames", pays)],
    );
    let mut plans = patched(&state, &[("/players/0/events/5", json!(1)), ("/events/5", json!(1))]);
    plans.frames.push(Plan::new(Seat(0), What::Event(CultureEvent::Drought)));
    let mut others = 0;
    for seed in 0..200 {
        let world = Civilization2010::resample(&pays, Audience::Seat(Seat(1)), &mut Dice::new(seed));
        let mut menu = Vec::new();
        Civilization2010::choices(&world, Seat(0), &mut menu);
        assert!(!menu.is_empty(), "{:?}", world.players[Seat(0)].held);
        others += (world != pays) as u32;
        let world = Civilization2010::resample(&plans, Audience::Table, &mut Dice::new(seed));
        assert!(world.players[Seat(0)].events.get().contains(CultureEvent::Drought.index()));
    }
    assert!(others > 0, "only the true world was drawn");
}

/// R1.4: the same chance leads to the same position.
#[test]
fn the_same_chance_leads_to_the_same_place() {
    assert_eq!(begin(Options::default(), 4, 9), begin(Options::default(), 4, 9));
    assert_ne!(begin(Options::default(), 4, 9), begin(Options::default(), 4, 10));
}

/// R24.32: with the option the second great person is of another type.
#[test]
fn greeks_choose_between_types() {
    let options = Options { greek_types: true, ..Options::default() };
    let state = begin(options, 2, 24);
    let state = patched(
        &state,
        &[
            ("/players/0/civ", json!("greeks")),
            ("/players/0/cities/0/at", json!(5)),
            ("/players/1/cities/0/at", json!(117)),
            ("/phase", json!("city")),
            ("/turn", json!(2)),
            ("/part", json!(1)),
            ("/frames", json!(["turn", {"manage": {"seat": 0}}])),
            ("/players/0/track", json!(2)),
            ("/players/0/culture", json!(3)),
        ],
    );
    for seed in 0..30 {
        let mut state = state.clone();
        let mut dice = Dice::new(seed);
        Civilization2010::apply(&mut state, Seat(0), Action::Advance, &mut Cx::playout(&mut dice));
        let mut menu = Vec::new();
        Civilization2010::offer(&state, Seat(0), &mut menu);
        let kinds: Vec<_> = menu
            .iter()
            .filter_map(|a| match a {
                Action::Person(p) => Some(p.data().kind),
                _ => None,
            })
            .collect();
        assert_eq!(kinds.len(), 2);
        assert_ne!(kinds[0], kinds[1]);
    }
}

/// R21.1, R21.3: one wins and the others share the second place; only a turn limit adds up.
#[test]
fn standings() {
    let state = begin(Options::default(), 3, 5);
    assert_eq!(Civilization2010::standing(&state), None);
    for (how, places) in [("culture", [2, 2, 1]), ("limit", [1, 2, 2])] {
        let state = patched(&state, &[("/winner", json!([2, how])), ("/players/0/track", json!(9))]);
        let standing = Civilization2010::standing(&state).expect("over");
        assert_eq!(standing.places, places.into_iter().collect::<PerSeat<u8>>(), "{how}");
    }
}

/// R20.2: whatever an announcement chooses is written down in the same few places, and read back as it was.
#[test]
fn announcements_are_stored_alike() {
    let seat = Seat(1);
    let figures = Victim::Figures { of: seat, armies: 2, scouts: 1 };
    let cases = [
        (What::Arts, Aim::City(Some(2)), json!([2, 0, null, null, 0, false])),
        (
            What::Produce(Item::Army),
            Aim::Build { city: 1, square: Some(9), left: 3, split: true },
            json!([1, 0, 9, null, 3, true]),
        ),
        (
            What::Event(CultureEvent::Defection),
            Aim::Kill { square: Some(7), victim: figures },
            json!([0, 2, 7, null, 18, false]),
        ),
        (
            What::Event(CultureEvent::Defection),
            Aim::Kill { square: Some(7), victim: Victim::Person },
            json!([0, 0, 7, 7, 0, false]),
        ),
        (
            What::Event(CultureEvent::Disoriented),
            Aim::Group { from: Some(3), to: Some(4) },
            json!([0, 0, 3, 4, 0, false]),
        ),
        (
            What::Event(CultureEvent::Disaster),
            Aim::Buildings { first: Some(5), second: None },
            json!([0, 0, 5, null, 0, false]),
        ),
        (
            What::Skill(Skill::Gunpowder),
            Aim::Strike(Some(Struck::Wonder(Wonder::TheOracle))),
            json!([0, 0, null, null, 4, false]),
        ),
        (
            What::Skill(Skill::Gunpowder),
            Aim::Strike(Some(Struck::Building(6))),
            json!([0, 0, 6, null, 0, false]),
        ),
        (
            What::Skill(Skill::Monarchy),
            Aim::Strike(Some(Struck::Unit(seat))),
            json!([0, 2, null, null, 0, false]),
        ),
        (
            What::Skill(Skill::Ecology),
            Aim::Terrain { square: Some(8), terrain: Some(Terrain::Water) },
            json!([0, 0, 8, null, 4, false]),
        ),
    ];
    for (what, aim, places) in cases {
        let plan = Plan { aim, ..Plan::new(Seat(0), what) };
        let stored = serde_json::to_value(plan).expect("plain data");
        let found = ["city", "seats", "a", "b", "n", "split"].map(|place| stored[place].clone());
        assert_eq!(json!(found), places, "{what:?}");
        assert_eq!(serde_json::from_value::<Plan>(stored).expect("a plan"), plan);
    }
}
