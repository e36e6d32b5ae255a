//! What a choice brings is said before it is taken, and why a question is asked.

mod common;
#[path = "common/opening.rs"]
mod opening;
#[path = "common/steps.rs"]
mod steps;

use clash_of_cultures::*;
use kernel::{Cx, Dice, Msg, Rules, Seat, msg};
use kit::gauge::Gauges;
use opening::{begin, home};
use text::Spoken;

type G = ClashOfCultures;

/// What the choice of an action says.
fn said(state: &State, action: Action) -> Msg {
    let offer = G::offer_for(state, state.turn.seat);
    let choice = offer.choices.into_iter().find(|choice| choice.action == action);
    choice.unwrap_or_else(|| panic!("{action:?} is not offered")).show.label
}

fn tells(said: &Msg, key: &str) -> bool {
    format!("{said:?}").contains(key)
}

/// Everything that an answer tells.
fn told(state: &mut State, action: Action) -> Vec<Event> {
    let seat = state.turn.seat;
    assert!(G::offer_for(state, seat).has(&action), "{action:?} is not offered");
    let (mut notes, mut dice) = (kernel::Notes::default(), Dice::new(2));
    G::apply(state, seat, action, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
    notes.told.into_iter().map(|told| told.event).collect()
}

/// R14.1: whoever is asked because of an event reads which it is, and what it does to a city.
#[test]
fn a_question_of_an_event_names_it() {
    let mut asked = [0; 4];
    steps::steps(
        96,
        |_| Options::default(),
        |_, _, after| {
            let kind = match after.frames.top() {
                Pending::Lower(lower) if lower.armed => return,
                Pending::Lower(lower) => lower.to_angry as usize,
                Pending::Epidemic(_) => 2,
                Pending::Choose(choose) if choose.purpose == Purpose::Settler => 3,
                _ => return,
            };
            let Some(seat) = G::open(after).first() else { return };
            let question = G::offer_for(after, seat).prompt.expect("a question");
            let (card, ..) = after.turn.happening.expect("an event");
            assert!(tells(&question, &card.title().key()), "{question:?} does not name {card:?}");
            assert_eq!(question.key == "prompt-anger", kind == 1, "{question:?}");
            asked[kind] += 1;
        },
    );
    assert!(asked.iter().all(|&n| n > 0), "each was asked: {asked:?}");
}

/// R14.1: nobody knows the other events by heart.
#[test]
fn an_event_speaks_of_no_other() {
    for text in [G::TEXT.en, G::TEXT.fr] {
        let say = |key: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
            line.unwrap_or_else(|| panic!("{key} is said"))
        };
        for event in EventTitle::ALL {
            let help = say(&format!("{}-help", event.key()));
            for other in EventTitle::ALL.into_iter().filter(|other| *other != event) {
                assert!(!help.contains(say(&other.key())), "{}: {help}", event.key());
            }
        }
    }
}

/// R8.3.1: which units can be built, and for what.
#[test]
fn building_units_says_which() {
    let mut state = begin();
    let (seat, at) = (state.turn.seat, home(&state));
    state.players[seat].stock = Pile { food: 2, ore: 1, ..Pile::default() };
    let label = said(&state, Action::Build(at));
    assert!(tells(&label, "unit-settler") && tells(&label, "unit-army"), "{label:?}");
    assert!(tells(&label, "good-ore") && !tells(&label, "unit-ship"), "{label:?}");
    state.players[seat].advances.insert(Advance::Draft);
    state.players[seat].stock.mood = 1;
    assert!(tells(&said(&state, Action::Build(at)), "good-mood"), "what Draft asks for");
}

/// R6.3, R8.3.2: what there is no room for is missed where it grows, and nowhere else.
#[test]
fn a_collect_says_what_there_is_no_room_for() {
    let mut state = begin();
    let (seat, at) = (state.turn.seat, home(&state));
    for (food, full) in [(1, false), (2, true)] {
        state.players[seat].stock = Pile::food(food);
        let label = said(&state, Action::Collect(at));
        assert_eq!(tells(&label, "full-some"), full, "{label:?}");
        assert!(tells(&label, "-food"), "{label:?}");
    }
}

/// R15.1: City Works says what it could add.
#[test]
fn city_works_says_what_it_adds() {
    let mut state = begin();
    let (seat, at) = (state.turn.seat, home(&state));
    let works = (0..41).map(Card).find(|card| card.title() == Title::CityWorks).expect("such a card");
    *state.players[seat].hand.get_mut() = Set::of(works);
    state.players[seat].advances.insert(Advance::Tactics);
    state.players[seat].culture_level = 1;
    state.players[seat].stock = Pile { culture: 1, ..Pile::default() };
    state.cities.push(City::founded(Space(at.0 + 1), seat, Mood::Neutral));
    let label = said(&state, Action::Play(works));
    assert!(tells(&label, "building-fortress") && !tells(&label, "building-temple"), "{label:?}");
}

/// R8.2.1, R8.3.2: a Settler on the way says what a city would collect where it goes, or that none can stand there.
#[test]
fn a_settler_on_the_way_says_what_the_place_is_worth() {
    let mut state = begin();
    let seat = state.turn.seat;
    state.players[seat].settlers.truncate(1);
    G::apply(&mut state, seat, Action::Move, &mut Cx::playout(&mut Dice::new(1)));
    let unit = G::offer_for(&state, seat).choices[0].action;
    G::apply(&mut state, seat, unit, &mut Cx::playout(&mut Dice::new(1)));
    let mut seen = [0; 2];
    for choice in G::offer_for(&state, seat).choices {
        let Action::Go { to, .. } = choice.action else { continue };
        if state.terrain(to).is_none() {
            continue;
        }
        let events = told(&mut state.clone(), choice.action);
        let moved = events.iter().find(|event| matches!(event, Event::Moved { .. })).expect("it goes");
        let gist = G::gist(moved).expect("something is said");
        let barren = state.terrain(to) == Some(Terrain::Barren);
        assert_eq!(tells(&gist, "kind-"), !barren, "{gist:?}");
        seen[barren as usize] += 1;
    }
    assert!(seen[0] > 0, "{seen:?}");
}

/// R9.2: what cannot march is built all the same, by somebody who knows it.
#[test]
fn an_army_without_tactics_says_that_it_stays() {
    for tactics in [false, true] {
        let mut state = begin();
        let (seat, at) = (state.turn.seat, home(&state));
        state.players[seat].stock = Pile { food: 1, ore: 1, ..Pile::default() };
        if tactics {
            state.players[seat].advances.insert(Advance::Tactics);
        }
        let events = told(&mut state, Action::Build(at));
        let built = events.iter().find(|event| matches!(event, Event::Built { .. })).expect("an Army");
        let gist = G::gist(built).expect("something is said");
        assert_eq!(tells(&gist, "gist-built-idle"), !tactics, "{gist:?}");
    }
}

/// R8.6.3: a roll says what it took.
#[test]
fn a_roll_says_what_it_needs() {
    let roll =
        Event::InfluenceRolled { who: Seat(0), at: Space(3), die: 1, need: 5, of: Some(Seat(1)), vain: true };
    let need = msg("roll").num("need", 5).args;
    assert!(G::narrate(&roll).args.contains(&need[0]), "{:?}", G::narrate(&roll));
}

/// Of much that has happened, what somebody played and whom it struck comes before what was collected.
#[test]
fn what_is_played_is_more_than_a_step_on_the_way() {
    let who = Seat(0);
    for event in [
        Event::Played { who, card: Card(0) },
        Event::Chose { who, whom: Seat(1), purpose: Purpose::Murder, learns: [true; 2] },
        Event::Spared { who },
    ] {
        assert!(G::gist(&event).is_some(), "{event:?}");
    }
    assert!(G::gist(&Event::Collects { who, at: Space(3) }).is_none());
}

/// R14.3: nobody loses no Food.
#[test]
fn a_famine_without_food_says_so() {
    for text in [G::TEXT.en, G::TEXT.fr] {
        let from = text.split("\nevent-starved =").nth(1).expect("it is said");
        let line = from.split("\nevent-").next().expect("up to the next");
        assert!(line.contains("[0]"), "{line}");
    }
}

/// R8.3.1: a choice that begins with the name of a unit begins with a capital, whatever the name is within a sentence.
#[test]
fn a_unit_to_make_begins_with_a_capital() {
    for text in [G::TEXT.en, G::TEXT.fr] {
        for key in ["do-make = ", "do-place = "] {
            let line = text.lines().find_map(|line| line.strip_prefix(key)).expect("it is said");
            assert!(line.starts_with("{ CAP($what) }"), "{key}{line}");
        }
    }
}

/// The number that a message gives under a name.
fn number(said: &Msg, name: &str) -> Option<i64> {
    testkit::number(said, name)
}

/// The most that can still be gathered, every order tried.
fn most(state: &State, seat: Seat) -> i64 {
    let gathers = G::offer_for(state, seat).choices.into_iter().map(|choice| choice.action);
    let gathers = gathers.filter(|action| matches!(action, Action::Gather { .. }));
    let after = |action| {
        let mut state = state.clone();
        G::apply(&mut state, seat, action, &mut Cx::playout(&mut Dice::new(1)));
        1 + if matches!(state.frames.top(), Pending::Collect(_)) { most(&state, seat) } else { 0 }
    };
    gathers.map(after).max().unwrap_or(0)
}

/// R8.3.2: what is left to be gathered is what can be, by strength, spaces and room; the choice of the action says the same.
#[test]
fn a_collect_asks_for_no_more_than_there_is() {
    let (mut seen, mut fewer) = (0, 0);
    steps::steps(
        24,
        |_| Options::default(),
        |before, _, after| {
            let Pending::Collect(collect) = after.frames.top() else { return };
            // What Husbandry and cards may add comes on top.
            if collect.left > 3 || after.herds(collect.seat) && !collect.far {
                return;
            }
            let asked = G::offer_for(after, collect.seat).prompt.expect("a question");
            let n = number(&asked, "n").expect("a number");
            assert_eq!(n, most(after, collect.seat), "{asked:?}");
            seen += 1;
            fewer += (n < collect.left as i64) as u32;
            if matches!(before.frames.top(), Pending::Actions) {
                let offer = G::offer_for(before, collect.seat);
                let begun = offer.choices.iter().find(|choice| choice.action == Action::Collect(collect.at));
                let label = &begun.expect("it was chosen").show.label;
                assert!(label.key != "do-collect" || number(label, "n") == Some(n), "{label:?}, {asked:?}");
                assert!(label.key != "do-collect-one" || n == 1, "{label:?}, {asked:?}");
            }
        },
    );
    assert!(seen > 30 && fewer > 5, "{seen} seen, {fewer} with fewer than the strength");
}
