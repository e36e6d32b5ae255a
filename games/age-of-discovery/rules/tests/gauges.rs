//! What a player keeps an eye on has a name in both languages, and chances are what they are said to be.

use age_of_discovery::{
    Action, AgeOfDiscovery as G, Building, Event, Expedition, Goal, Kind, LandTile, Options, Pending, Region,
    Seen, State, Tile, Training, Worker, Workers, targets,
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

fn shares(said: &[(Msg, u32)], points: i64) -> u32 {
    let worth =
        |msg: &Msg| msg.args.iter().any(|(key, arg)| *key == "points" && *arg == kernel::Arg::Number(points));
    said.iter().filter(|(msg, _)| worth(msg)).map(|(_, chance)| chance).sum()
}

/// R12.1, R13.2: what may be discovered for free is known exactly: five of the sixteen tiles bring 4 VP, six bring 5.
#[test]
fn what_is_discovered_for_free_has_its_exact_chance() {
    let state = ready();
    let finds = |seat, region| G::exact(&state, seat, &Action::Discover(region)).expect("it is known");
    let said = finds(EXPLORER, Region::Brazil);
    assert_eq!([4, 5, 6, 7].map(|points| shares(&said, points)), [3_125, 3_750, 1_875, 1_250]);
    assert!(!G::aims(&Action::Discover(Region::Brazil)), "none of them is what it is for");
    let found = |tile: Tile| {
        let (region, plunder) = (Region::Brazil, tile.facts().plunder as u16);
        G::gist(&Event::FreeDiscovery { seat: EXPLORER, region, tile, plunder })
    };
    assert!(Tile::all().all(|tile| said.iter().any(|(gist, _)| Some(gist) == found(tile).as_ref())));
    // R14.4: whoever has looked knows it, and knows that it lies nowhere else.
    assert_eq!(finds(SCOUT, Region::Peru), [(found(Tile(0)).expect("it is told"), EXACT)]);
    assert_eq!(shares(&finds(SCOUT, Region::Brazil), 4), 4 * EXACT / 15);
}

/// R14.4, R12.11, R13.2: so is what a scout may see, what a robber may get, and what Portugal may bring home.
#[test]
fn what_is_turned_up_in_any_case_has_its_exact_chance() {
    let mut state = ready();
    let sum = |said: &[(Msg, u32)]| said.iter().map(|(_, chance)| chance).sum::<u32>();
    let scouted = G::exact(&state, EXPLORER, &Action::Scout(Region::Brazil)).expect("it is known");
    assert!((EXACT - 8..=EXACT).contains(&sum(&scouted)), "{scouted:?}");
    let seen = |tile| G::gist(&Event::ScoutedTile { seat: EXPLORER, region: Region::Brazil, cost: 1, tile });
    assert!(scouted.iter().any(|(gist, _)| Some(gist) == seen(Some(Tile(7))).as_ref()));
    assert_eq!(seen(None).expect("others hear of it").key, "event-scouted-tile");
    // Two captains are worth 4: whatever the card says, 3 is met.
    state.players[EXPLORER].nation = Some(age_of_discovery::Nation::Portugal);
    let said = G::exact(&state, EXPLORER, &Action::Explore(Goal::Portugal)).expect("it is known");
    assert_eq!((said[0].1, said[1].1), (EXACT, 0));
    assert_eq!([4, 5, 6].map(|points| shares(&said[2..], points)), [3_750, 3_750, 2_500]);
    state.players[SCOUT].tiles.insert(Tile(0));
    state.players[SCOUT].tiles.insert(Tile(15));
    let building = Building::RewritingHistory;
    state.tracks.buildings.push(Worker { seat: EXPLORER, kind: Kind::Colonist });
    state.players[EXPLORER].money = 40;
    state.row = [building].into_iter().collect();
    state.frames.replace(Pending::Buildings);
    G::apply(&mut state, EXPLORER, Action::Buy(building), &mut Cx::playout(&mut Dice::new(1)));
    let said = G::exact(&state, EXPLORER, &Action::Name(SCOUT)).expect("everybody sees the tiles");
    assert_eq!([4, 7].map(|points| shares(&said, points)), [EXACT / 2; 2]);
    let taken = G::gist(&Event::TileStolen { seat: EXPLORER, from: SCOUT, tile: Tile(15) });
    assert!(said.iter().any(|(gist, _)| Some(gist) == taken.as_ref()));
}

/// R6.6.3: where everything is too strong, no points are told of anything.
#[test]
fn what_cannot_be_beaten_promises_nothing() {
    let mut state = ready();
    for region in Region::all() {
        state.regions[region].tile = LandTile::None;
    }
    let mut party = Workers::default();
    party[Kind::Captain] = 1;
    state.frames.replace(Expedition { seat: Some(EXPLORER), done: SeatSet::EMPTY, party });
    let said = G::exact(&state, EXPLORER, &Action::Explore(Goal::Deck)).expect("nobody has looked");
    assert_eq!(said[0].1, 0);
    let english = Catalogue::new(Lang::En, &[G::TEXT.get(Lang::En)]).expect("it reads");
    let lines = said[2..].iter().map(|(gist, _)| english.render(gist, &|seat| format!("P{seat}")));
    assert!(lines.clone().all(|line| line.ends_with(": it fails.")), "{:?}", lines.collect::<Vec<_>>());
    // The card that is turned over is told by the same sentence: of one thing, nothing else is counted.
    let turned = G::gist(&Event::CardRevealed { card: age_of_discovery::Card::at(0) }).expect("it is told");
    assert!(said[2..].iter().all(|(gist, _)| gist.key == turned.key));
}

/// R6.5.2: what pays at once is told once: the money that comes says it.
#[test]
fn what_pays_at_once_is_told_once() {
    let bought = |building| G::gist(&Event::Bought { seat: EXPLORER, building, price: 10 });
    assert_eq!(bought(Building::IncaConquest), None);
    assert_eq!(bought(Building::SpoilsShip), None);
    // What it does stands on its card, beside what is foreseen.
    assert_eq!(bought(Building::Stables).expect("it is for later").key, "gist-bought");
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
    let mine = Some(Value::Who(SeatName { seat: EXPLORER }));
    assert_eq!(first(&state), mine, "alone there is most");
    state.regions[Region::Caribbean].workers[EXPLORER.index()][Kind::Colonist] = 2;
    assert_eq!(first(&state), mine, "whoever was there alone has led before");
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
