//! What a player keeps an eye on has a name in both languages, and chances are what they are said to be.

use age_of_discovery::{
    Action, AgeOfDiscovery as G, Building, Event, Expedition, Goal, Kind, LandTile, Options, Region, Seen,
    State, Tile, Training, Worker, Workers, targets,
};
use kernel::{Audience, Chance, Cx, Dice, Msg, Notes, Rules, Seat, SeatSet, Secret, Target};
use kit::Id;
use kit::gauge::{EXACT, Gauges, Of, SeatName, Value};
use text::{Catalogue, Lang, Spoken};

const SCOUT: Seat = Seat(1);
const EXPLORER: Seat = Seat(0);

fn begin(seed: u64) -> State {
    G::setup(&Options::default(), 3, &mut Cx::playout(&mut Dice::new(seed))).expect("the default stands")
}

/// An expedition of two captains is ready; somebody else has scouted Peru.
fn ready() -> State {
    let mut state = begin(1);
    let mut party = Workers::default();
    party[Kind::Captain] = 2;
    state.tracks.discovery[EXPLORER.index()] = party;
    state.tiles.take(0);
    let seen = Seen { tile: Secret::new(Tile(0)), by: SeatSet::of(SCOUT), public: false };
    state.regions[Region::Peru].tile = LandTile::Seen(seen);
    state.frames.replace(Expedition { seat: Some(EXPLORER), done: SeatSet::EMPTY, party });
    state
}

/// R6.6.3: what is said of an expedition into the unknown is how often it succeeds, wherever others have looked.
#[test]
fn an_expedition_succeeds_as_often_as_it_is_said() {
    let state = ready();
    let mut dice = Dice::new(5);
    for region in [Region::Peru, Region::Brazil] {
        let action = Action::Explore(Goal::Region(region));
        let said = G::exact(&state, EXPLORER, &action).expect("nobody knows for sure");
        let sum = |outcomes: &[(Msg, u32)]| outcomes.iter().map(|(_, chance)| chance).sum::<u32>();
        assert_eq!(sum(&said[..2]), EXACT, "it succeeds or fails");
        // R6.6.4: and whatever comes of it, something lies there. Each part is rounded down.
        assert!((EXACT - 8..=EXACT).contains(&sum(&said[2..])), "{said:?}");
        let success = G::gist(&Event::Succeeded {
            seat: EXPLORER,
            goal: Goal::Region(region),
            value: 0,
            needed: 0,
            lowered: 0,
            plunder: 0,
            soldiers: 0,
            vp: 0,
        });
        let chance = said.iter().find(|(gist, _)| Some(gist) == success.as_ref()).expect("it may succeed").1;
        assert!((1_000..9_000).contains(&chance), "two captains are neither lost nor safe: {chance}");
        let (mut won, worlds) = (0, 20_000);
        for _ in 0..worlds {
            let mut world = G::resample(&state, Audience::Seat(EXPLORER), &mut dice);
            let mut notes = Notes::default();
            G::apply(&mut world, EXPLORER, action, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
            won += notes.told.iter().any(|told| matches!(told.event, Event::Succeeded { .. })) as u32;
        }
        let found = won * EXACT / worlds;
        assert!(found.abs_diff(chance) < 150, "{region:?}: {chance} was said, {found} was found");
    }
}

/// R6.6.3, R6.6.4: what may lie there is told by what it takes; what is too strong promises no points.
#[test]
fn what_may_lie_there_is_told_by_its_resistance() {
    let state = ready();
    let english = Catalogue::new(Lang::En, &[G::TEXT.get(Lang::En)]).expect("it reads");
    let action = Action::Explore(Goal::Region(Region::Brazil));
    let said = G::exact(&state, EXPLORER, &action).expect("nobody knows for sure");
    let lines: Vec<String> =
        said[2..].iter().map(|(gist, _)| english.render(gist, &|seat| format!("P{seat}"))).collect();
    let tiles = ["1: 4 VP", "2: 4 VP", "3: 5 VP", "4: 6 VP", "5: it fails"];
    assert_eq!(lines, tiles.map(|tile| format!("Resistance {tile}.")));
}

/// R6.5.2: what pays at once is told once: the money that comes says it.
#[test]
fn what_pays_at_once_is_told_once() {
    let bought = |building| G::gist(&Event::Bought { seat: EXPLORER, building, price: 10 });
    assert_eq!(bought(Building::IncaConquest), None);
    assert_eq!(bought(Building::SpoilsShip), None);
    assert_eq!(bought(Building::Stables).expect("it is for later").key, "building-stables-help");
}

/// R6.7: a player keeps an eye on who is trained for them, not on the boxes of others.
#[test]
fn whoever_others_train_is_not_counted() {
    let mut state = ready();
    state.tracks.specialists[Training::Captain.index()] = Some(Worker { seat: SCOUT, kind: Kind::Colonist });
    let trained = |who| {
        let gauges = G::gauges(&G::view(&state, who)).into_iter();
        gauges.filter(|gauge| gauge.what == "trained").map(|gauge| gauge.of).collect::<Vec<_>>()
    };
    assert_eq!(trained(Audience::Seat(SCOUT)), [Of::Place(Target::Seat(SCOUT))]);
    assert_eq!(trained(Audience::Seat(EXPLORER)), []);
    assert_eq!(trained(Audience::Table), []);
}

/// R10.1: whoever led in a region and is caught up there is told so, not that nobody is first.
#[test]
fn a_tie_for_the_most_workers_is_named() {
    let mut state = ready();
    let first = |state: &State| {
        let view = G::view(state, Audience::Seat(EXPLORER));
        let place = Of::Place(targets::region(Region::Caribbean));
        G::gauges(&view)
            .into_iter()
            .find(|gauge| gauge.of == place && gauge.what == "first")
            .map(|gauge| gauge.value)
    };
    assert_eq!(first(&state), None);
    state.regions[Region::Caribbean].workers[EXPLORER.index()][Kind::Colonist] = 1;
    assert_eq!(first(&state), None, "one worker alone leads nothing");
    state.regions[Region::Caribbean].workers[EXPLORER.index()][Kind::Colonist] = 2;
    assert_eq!(first(&state), Some(Value::Who(SeatName { seat: EXPLORER })));
    state.regions[Region::Caribbean].workers[SCOUT.index()][Kind::Soldier] = 2;
    assert_eq!(first(&state), Some(Value::Word("first-tied")));
}

/// R6.6.4, R10.2: what is told of an expedition names where it went, and of a builder what it is worth there.
#[test]
fn what_is_told_says_where_and_what_it_is_worth() {
    let english = Catalogue::new(Lang::En, &[G::TEXT.get(Lang::En)]).expect("it reads");
    let said = |event: &Event| english.render(&G::narrate(event), &|seat| format!("P{seat}"));
    let goal = Goal::Region(Region::Peru);
    let failed = said(&Event::Failed { seat: SCOUT, goal, value: 3, needed: 4, lowered: 0 });
    assert!(failed.contains("Peru: 3 against 4"), "{failed}");
    let (plunder, soldiers, vp) = (1, 0, 4);
    let won = |lowered| {
        let (value, needed) = (3, 3 - lowered);
        said(&Event::Succeeded { seat: SCOUT, goal, value, needed, lowered, plunder, soldiers, vp })
    };
    assert!(won(0).contains("reaches Peru, 3 against 3, and"), "{}", won(0));
    // R6.6.3: the log has told what is printed, so it says why less was enough.
    assert!(won(1).contains("reaches Peru, 3 against 2 (resistance 3, Plague −1), and"), "{}", won(1));
    let landed = said(&Event::Landed { seat: SCOUT, kind: Kind::Builder, region: Region::Peru });
    assert!(landed.contains("4 VP more"), "{landed}");
}

/// R14.4: whoever has looked knows how it ends, and is told so; what cannot succeed is said to.
#[test]
fn a_scout_knows_how_it_ends() {
    let strongest = (0..16).map(Tile).max_by_key(|tile| tile.facts().resistance).expect("there are tiles");
    let resistance = strongest.facts().resistance;
    let mut state = ready();
    let seen = Seen { tile: Secret::new(strongest), by: SeatSet::of(SCOUT), public: false };
    state.regions[Region::Peru].tile = LandTile::Seen(seen);
    let mut hoped = |n: u8, region| {
        let mut party = Workers::default();
        party[Kind::Colonist] = n;
        state.tracks.discovery[SCOUT.index()] = party;
        state.frames.replace(Expedition { seat: Some(SCOUT), done: SeatSet::EMPTY, party });
        let said = G::exact(&state, SCOUT, &Action::Explore(Goal::Region(region))).expect("it is said");
        said[0].1
    };
    assert_eq!(hoped(resistance - 1, Region::Peru), 0);
    assert_eq!(hoped(resistance, Region::Peru), EXACT);
    assert!((1..EXACT).contains(&hoped(resistance / 2 + 1, Region::Brazil)), "nobody has looked there");
}

/// Every gauge and every gist that comes up in random games can be said, and no gauge is there twice.
#[test]
fn what_is_watched_can_be_said() {
    let catalogues = Lang::ALL.map(|lang| Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("it reads"));
    let mut named = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let (mut state, mut dice, mut menu) = (begin(seed), Dice::new(seed), Vec::new());
        while let Some(seat) = G::open(&state).first() {
            let gauges = G::gauges(&G::view(&state, Audience::Seat(seat)));
            for (i, gauge) in gauges.iter().enumerate() {
                let twice = gauges[..i].iter().any(|other| (other.of, other.what) == (gauge.of, gauge.what));
                assert!(!twice, "{gauge:?}");
                named.insert(format!("gauge-{}", gauge.what));
                if let Value::Word(word) = gauge.value {
                    named.insert(word.to_owned());
                }
            }
            menu.clear();
            G::offer(&state, seat, &mut menu);
            let action = menu[dice.below(menu.len() as u32) as usize];
            let mut notes = Notes::default();
            G::apply(&mut state, seat, action, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
            for gist in notes.told.iter().filter_map(|told| G::gist(&told.event)) {
                for catalogue in &catalogues {
                    catalogue.try_render(&gist, &|seat| format!("P{seat}")).unwrap_or_else(|e| panic!("{e}"));
                }
            }
        }
    }
    assert!(named.len() >= 20, "{named:?}");
    for key in &named {
        assert!(catalogues.iter().all(|catalogue| catalogue.has(key)), "'{key}' has no words");
    }
}
