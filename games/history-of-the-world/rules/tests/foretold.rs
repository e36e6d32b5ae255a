//! What is said of a choice before it is taken: what an empire brings, and what dice come to where a fort stands.

use history_of_the_world::*;
use kernel::{Audience, Cx, Dice, Msg, Rules, Seat};
use kit::Named;
use kit::gauge::{EXACT, Gauge, Gauges};

type G = HistoryOfTheWorld;

fn start() -> State {
    testkit::start::<G>(&Options::default(), 3, 1)
}

/// An empire of the first player whose card was turned up: events may be played.
fn called(empire: &str) -> State {
    let (mut state, empire) = (start(), Empire::named(empire));
    state.turn = Turn::of(Seat(0), empire);
    state.players[Seat(0)].empire = kernel::Secret::new(empire);
    state.players[Seat(0)].empires[0] = empire;
    state.frames.replace(Stage::Events);
    state
}

fn land(name: &str) -> Land {
    Land::named(name).unwrap_or_else(|| panic!("no land {name}"))
}

/// The armies that `seat` has to place, as `reader` knows.
fn armies(state: &State, reader: Seat, seat: Seat) -> Option<Gauge> {
    let gauges = G::gauges(&G::view(state, Audience::Seat(reader)));
    gauges.into_iter().find(|gauge| gauge.what == "armies" && gauge.of == kit::gauge::Of::Seat(seat))
}

fn after(state: &State, seat: Seat, action: Action) -> State {
    let mut after = state.clone();
    G::apply(&mut after, seat, action, &mut Cx::playout(&mut Dice::new(1)));
    after
}

/// R4.3, R7.1: to keep a card is to have its armies; to pass it on is to give them to somebody, which only the two know.
#[test]
fn a_card_is_worth_its_armies() {
    let state = start();
    let Pending::Draft(Draft { drawer, card }) = state.frames.top().clone() else { panic!("a draft") };
    let strength = card.get().facts().strength;
    let other = drawer.next(3);
    assert_eq!(armies(&state, drawer, drawer), None);
    let kept = after(&state, drawer, Action::Keep);
    assert_eq!(armies(&kept, drawer, drawer), Some(Gauge::of(drawer, "armies", strength)));
    assert_eq!(armies(&kept, other, drawer), None, "nobody else knows it");
    let given = after(&state, drawer, Action::Give(other));
    assert_eq!(armies(&given, drawer, other), Some(Gauge::of(other, "armies", strength)));
    assert_eq!(armies(&given, drawer, drawer), None);
    assert_eq!(armies(&given, other, other), None, "R4.4: it is looked at when everybody has one");
}

/// R5.1, R7.4: while event cards are played all armies of the empire are still to be placed.
#[test]
fn the_armies_of_an_empire_wait_for_its_cards() {
    let state = called("babylonia");
    assert_eq!(armies(&state, Seat(0), Seat(0)), Some(Gauge::of(Seat(0), "armies", 4)));
    assert_eq!(
        armies(&state, Seat(1), Seat(0)),
        Some(Gauge::of(Seat(0), "armies", 0)),
        "no news of a turn’s end"
    );
    let sets_out = after(&state, Seat(0), Action::Done);
    assert_eq!(armies(&sets_out, Seat(1), Seat(0)), Some(Gauge::of(Seat(0), "armies", 3).lapsing()));
}

fn chance(told: &[(Msg, u32)], key: &str) -> u32 {
    told.iter().find(|(gist, _)| gist.key == key).map_or(0, |(_, chance)| *chance)
}

/// R9.9: whoever beats a fort has not won the land yet, and is not told so.
#[test]
fn a_fort_that_falls_is_no_land_won() {
    let mut state = start();
    state.turn = Turn::of(Seat(0), Empire::named("babylonia"));
    state.turn.campaign.pool = [1, 0];
    state.turn.campaign.lands[0].insert(land("middle-tigris"));
    state.world.settle(land("middle-tigris"), Seat(0), Army::of_empire(1));
    state.world.settle(land("upper-tigris"), Seat(1), Army::of_empire(1));
    state.world.forts.insert(land("upper-tigris"));
    state.frames.replace(Stage::Expand);
    let to = land("upper-tigris");
    let told = G::exact(&state, Seat(0), &Action::Expand { to, people: 0 }).unwrap_or_default();
    assert_eq!(told.first().map(|(gist, _)| gist.key.to_string()).as_deref(), Some("gist-fort-won"));
    assert_eq!(chance(&told, "gist-battle-won"), 0);
    assert_eq!(told.iter().map(|(_, chance)| chance).sum::<u32>(), EXACT);
}

/// R6.9.4, R9.9: rebels fight the fort and then the army. The land won, either tie and the defeat are all there is.
#[test]
fn what_rebels_come_to_adds_up() {
    let mut state = start();
    state.turn = Turn::of(Seat(0), Empire::named("minoans"));
    state.players[Seat(1)].empires[0] = Empire::named("babylonia");
    state.world.settle(land("zagros"), Seat(1), Army::of_empire(1));
    state.world.forts.insert(land("zagros"));
    let card = Card::named("civil-war").unwrap_or_else(|| panic!("a card"));
    let foe = Some(Foe { seat: Seat(1), origin: Origin::Empire, epoch: 1 });
    state.frames.push(CivilWar { card, foe, left: 3, done: Default::default() });
    let told = G::exact(&state, Seat(0), &Action::Land(land("zagros"))).unwrap_or_default();
    assert_eq!(told.first().map(|(gist, _)| gist.key.to_string()).as_deref(), Some("gist-battle-won"));
    // 90 of 216 beat the fort, 125 of 216 then the army.
    assert_eq!(chance(&told, "gist-fort-won"), 4_167);
    assert_eq!(chance(&told, "gist-battle-won"), 2_411);
    let ends = ["gist-battle-won", "gist-battle-tied", "gist-battle-lost", "gist-fort-tied"];
    let sum: u32 = ends.iter().map(|key| chance(&told, key)).sum();
    assert!(sum.abs_diff(EXACT) <= 2, "{told:?}");
}

fn number(gauges: &[Gauge], seat: Seat, what: &str) -> Option<kit::gauge::Value> {
    let found = gauges.iter().find(|gauge| gauge.what == what && gauge.of == kit::gauge::Of::Seat(seat));
    found.map(|gauge| gauge.value.clone())
}

/// R6.8.4: armies that an event brings are no armies of the empire card, which all wait for it.
#[test]
fn armies_of_an_event_are_counted_apart() {
    let mut state = called("egypt");
    let card = Card::named("minor-hittites").unwrap_or_else(|| panic!("a card"));
    let another = Card::named("civil-service").unwrap_or_else(|| panic!("a card"));
    state.players[Seat(0)].hand = kernel::Secret::new([card, another].into_iter().collect());
    let raised = after(&state, Seat(0), Action::Play(card));
    let gauges = G::gauges(&G::view(&raised, Audience::Seat(Seat(0))));
    assert_eq!(number(&gauges, Seat(0), "armies"), Some(kit::gauge::Value::Number(5)));
    assert_eq!(number(&gauges, Seat(0), "brought"), Some(kit::gauge::Value::Number(2)));
    let lapses = |what: &str| gauges.iter().any(|gauge| gauge.what == what && gauge.lapses);
    assert!(
        lapses("brought") && !lapses("armies"),
        "what is left of the event is lost, the empire has not set out"
    );
    let stopped = after(&raised, Seat(0), Action::Done);
    let gauges = G::gauges(&G::view(&stopped, Audience::Seat(Seat(0))));
    assert_eq!(number(&gauges, Seat(0), "armies"), Some(kit::gauge::Value::Number(5)));
    assert_eq!(number(&gauges, Seat(0), "brought"), None);
}

/// R4.4, R5.1: whoever passed a card on still knows its armies when it is turned up; it does not lose them then.
#[test]
fn a_card_passed_on_keeps_its_armies_when_it_is_called() {
    let mut state = called("babylonia");
    state.players[Seat(0)].empire_seen.insert(Seat(1));
    assert_eq!(armies(&state, Seat(1), Seat(0)), Some(Gauge::of(Seat(0), "armies", 4)), "who gave it");
    assert_eq!(armies(&state, Seat(2), Seat(0)), Some(Gauge::of(Seat(0), "armies", 0)), "who did not");
}

/// R7.2: an army in the start land is removed without a battle, and whose it was is told.
#[test]
fn whoever_stood_in_the_start_land_is_told_so() {
    let mut state = called("minoans");
    state.world.settle(land("crete"), Seat(1), Army::of_empire(1));
    let (mut dice, mut notes) = (Dice::new(1), kernel::Notes::default());
    G::apply(&mut state, Seat(0), Action::Done, &mut Cx::recording(2, &mut dice, &mut notes));
    let told: Vec<String> = notes.told.iter().map(|told| G::narrate(&told.event).key.to_string()).collect();
    let at = |key: &str| told.iter().position(|told| told == key);
    assert!(at("event-displaced").is_some_and(|gone| Some(gone) < at("event-started-capital")), "{told:?}");
    assert_eq!(state.world.owner(land("crete")), Some(Seat(0)));
}

fn word(gauges: &[Gauge], at: Land, what: &str) -> Option<kit::gauge::Value> {
    let found = |gauge: &&Gauge| gauge.what == what && gauge.of == kit::gauge::Of::Place(targets::land(at));
    gauges.iter().find(found).map(|gauge| gauge.value.clone())
}

/// R6.9.5, R11.1, R11.2: whoever names a land is told what it would bring: here a presence that counts once, and a capital that
/// becomes a city. Without it every land would look alike.
#[test]
fn a_named_land_says_what_it_would_bring() {
    let mut state = called("babylonia");
    state.world.settle(land("morea"), Seat(1), Army::of_empire(1));
    state.world.capitals.insert(land("morea"));
    state.world.settle(land("deep-south"), Seat(1), Army::of_empire(1));
    let card = Card::named("treachery").unwrap_or_else(|| panic!("a card"));
    state.players[Seat(0)].hand = kernel::Secret::new([card].into_iter().collect());
    let asked = after(&state, Seat(0), Action::Play(card));
    let named = |at: Land| {
        let named = after(&asked, Seat(0), Action::Land(at));
        G::gauges(&G::view(&named, Audience::Seat(Seat(0))))
    };
    let gauges = named(land("morea"));
    let first = |what: &str| gauges.iter().position(|gauge| gauge.what == what);
    assert!(first("prize") < first("treason"), "what it is worth comes first: {gauges:?}");
    assert_eq!(word(&gauges, land("morea"), "prize"), Some(kit::gauge::Value::Word("prize-2")));
    assert_eq!(word(&gauges, land("morea"), "treason"), Some(kit::gauge::Value::Word("treason-far")));
    let gauges = named(land("deep-south"));
    assert_eq!(word(&gauges, land("deep-south"), "prize"), None, "worth nothing in I");
    assert_eq!(word(&gauges, land("morea"), "treason"), None);
}

/// R9.9: what an attack on a fort is for is said before the army that it costs, since a land on the map has room for one word.
#[test]
fn a_fort_that_fell_is_said_before_the_army_it_cost() {
    let mut state = called("babylonia");
    let to = land("upper-tigris");
    state.world.settle(to, Seat(1), Army::of_empire(1));
    state.frames.replace(Stage::Expand);
    state.frames.push(PressOn { land: to, people: 0 });
    let gauges = G::gauges(&G::view(&state, Audience::Seat(Seat(0))));
    assert_eq!(word(&gauges, to, "fort"), Some(kit::gauge::Value::Word("fort-fallen")));
    let first = |what: &str| gauges.iter().position(|gauge| gauge.what == what);
    assert!(first("fort") < first("armies"), "{gauges:?}");
    // Whoever withdraws leaves a land without its fort; it would be none if nothing were said of it.
    let withdrawn = after(&state, Seat(0), Action::Withdraw);
    let gauges = G::gauges(&G::view(&withdrawn, Audience::Seat(Seat(0))));
    assert_eq!(word(&gauges, to, "fort"), None);
}

/// R8.5: an army that replaces another of its owner costs one and changes no number: what it is for is told.
#[test]
fn to_replace_an_army_says_what_for() {
    let event = Event::Replaced { seat: Seat(0), land: land("levant") };
    assert_eq!(G::gist(&event).map(|gist| gist.key.to_string()).as_deref(), Some("gist-replaced"));
}

/// R6.9.5, R8.1, R8.6: a land that the empire cannot attack is named in vain: whether it is in reach is told before.
#[test]
fn a_named_land_says_whether_the_empire_gets_there() {
    let mut state = called("babylonia");
    let names = ["upper-tigris", "levant", "morea"];
    for name in names {
        state.world.settle(land(name), Seat(1), Army::of_empire(1));
    }
    let told = |state: &State| {
        names.map(|name| {
            let mut named = state.clone();
            named.turn.treachery = Some(land(name));
            word(&G::gauges(&G::view(&named, Audience::Seat(Seat(0)))), land(name), "treason")
        })
    };
    let words = |words: [&'static str; 3]| words.map(|word| Some(kit::gauge::Value::Word(word)));
    assert_eq!(told(&state), words(["treason-named", "treason-way", "treason-far"]));
    let mut fleets = called("minoans");
    fleets.world = state.world.clone();
    assert_eq!(told(&fleets)[2], Some(kit::gauge::Value::Word("treason-named")), "over the sea");
    let set_out = after(&state, Seat(0), Action::Done);
    assert_eq!(told(&set_out), told(&state), "to set out is no news of it");
}

/// R6.9.5: whoever takes the land that was named loses nothing by it but the army it costs, and whoever ends the turn without it
/// loses no points.
#[test]
fn a_named_land_that_is_taken_is_no_loss() {
    let mut state = called("babylonia");
    state.world.settle(land("upper-tigris"), Seat(1), Army::of_empire(1));
    state = after(&state, Seat(0), Action::Done);
    state.turn.treachery = Some(land("upper-tigris"));
    let fewer = |action: Action| {
        let gauges = |state: &State| G::gauges(&G::view(state, Audience::Seat(Seat(0))));
        let (before, then) = (gauges(&state), gauges(&after(&state, Seat(0), action)));
        let counted =
            |gauge: &&Gauge| gauge.value.halves().is_some() && gauge.of == kit::gauge::Of::Seat(Seat(0));
        let halves = |all: &[Gauge], what: &str| {
            let found = all.iter().filter(counted).find(|gauge| gauge.what == what);
            found.and_then(|gauge| gauge.value.halves()).unwrap_or(0)
        };
        let fell = before
            .iter()
            .filter(counted)
            .filter(|gauge| halves(&then, gauge.what) < halves(&before, gauge.what));
        fell.map(|gauge| gauge.what).collect::<Vec<_>>()
    };
    assert_eq!(fewer(Action::Expand { to: land("upper-tigris"), people: 0 }), ["armies"]);
    assert!(fewer(Action::Done).iter().all(|what| *what == "armies"), "{:?}", fewer(Action::Done));
}

/// R6.8.3, R7.4: whoever keeps the fleets goes on to the first army, which founds the empire: nothing of the pool is left unused.
#[test]
fn the_first_army_is_not_left_unused() {
    for stage in [Stage::Reallocation, Stage::Fleets, Stage::Expand] {
        let mut state = called("minoans");
        state.turn.campaign.pool = [3, 0];
        state.frames.replace(stage);
        let armies = armies(&state, Seat(0), Seat(0)).unwrap_or_else(|| panic!("{stage:?}"));
        assert_eq!(armies.lapses, stage == Stage::Expand, "{stage:?}");
    }
}

/// R5.5: what could have been used comes before what goes with the turn in any case: a choice has room for a few marks.
#[test]
fn what_is_lost_unused_comes_before_what_goes_anyway() {
    let mut state = called("minoans");
    state.frames.replace(Stage::Expand);
    let gauges = G::gauges(&G::view(&state, Audience::Seat(Seat(0))));
    let at =
        |what: &str| gauges.iter().position(|gauge| gauge.what == what).unwrap_or_else(|| panic!("{what}"));
    let goes = ["fleets", "dice", "weapons", "siege"].map(at).into_iter().min();
    let lost = ["armies", "coins", "forts"].map(at).into_iter().max();
    assert!(lost < goes, "{gauges:?}");
}

/// R4.3: whoever passes a card on is told what may come instead.
#[test]
fn a_card_passed_on_says_what_may_come_instead() {
    let state = start();
    let Pending::Draft(Draft { drawer, card }) = state.frames.top().clone() else { panic!("a draft") };
    let prompt = G::question(&state, drawer).unwrap_or_else(|| panic!("a prompt"));
    let others = (1..=7).map(|order| Empire::of(1, order)).filter(|empire| empire != card.get());
    let strengths: Vec<i64> = others.map(|empire| empire.facts().strength as i64).collect();
    let named = |name: &str| match prompt.args.iter().find(|(key, _)| *key == name) {
        Some((_, kernel::Arg::Number(n))) => Some(*n),
        _ => None,
    };
    assert_eq!(named("least"), strengths.iter().min().copied());
    assert_eq!(named("most"), strengths.iter().max().copied());
}

/// R1.4: whoever loses the last army is told so, once, and nobody else is.
#[test]
fn the_last_army_that_falls_is_told() {
    let mut state = called("babylonia");
    state.world.settle(land("upper-tigris"), Seat(1), Army::of_empire(1));
    state = after(&state, Seat(0), Action::Done);
    state.turn.treachery = Some(land("upper-tigris"));
    let told = |state: &State| {
        let (mut dice, mut notes) = (Dice::new(1), kernel::Notes::default());
        let action = Action::Expand { to: land("upper-tigris"), people: 0 };
        G::apply(&mut state.clone(), Seat(0), action, &mut Cx::recording(3, &mut dice, &mut notes));
        let fallen = notes.told.iter().filter_map(|told| match told.event {
            Event::WipedOut { seat } => Some(seat),
            _ => None,
        });
        fallen.collect::<Vec<_>>()
    };
    assert_eq!(told(&state), [Seat(1)]);
    state.world.settle(land("crete"), Seat(1), Army::of_empire(1));
    assert_eq!(told(&state), []);
}
