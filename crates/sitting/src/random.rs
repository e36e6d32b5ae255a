//! Clocks, stand-ins, holidays and votes at random times, held against a model that knows nothing but what is told: it reads the
//! log and counts minutes one by one.

mod model;

use crate::*;
use model::Model;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::collections::{BTreeMap, BTreeSet};

const MINUTE: i64 = 60_000;
/// A place whose clocks went forward and back in 1970, in minutes of UTC. Tables begin two days before the first of these nights.
const SUMMERY: &str = "America/New_York";
const SUMMER: std::ops::Range<i64> = 115 * 1440 + 7 * 60..297 * 1440 + 6 * 60;
const BEGIN: Moment = 113 * 1440 * MINUTE;
const PEOPLE: [&str; 7] = ["ana", "bo", "cy", "dee", "eve", "fay", "gus"];

/// What happens to a sitting.
#[derive(Clone, Debug)]
enum Event {
    Deed {
        who: usize,
        deed: Deed,
    },
    /// The first seat that is asked, counted from here, answers, and then these are asked.
    Step {
        from: u8,
        asked: u64,
        back: bool,
    },
    /// Time does what it does.
    Due,
}

fn terms() -> impl Strategy<Value = Terms> {
    let tempo = prop_oneof![
        Just(Tempo::Free),
        Just(Tempo::DAY),
        (20u32..3000).prop_map(|minutes| Tempo::Move { minutes }),
        (20u32..600, 0u32..600)
            .prop_map(|(minutes, seconds)| Tempo::Live { minutes, seconds: seconds / 60 * 60 }),
    ];
    let hours = prop_oneof![
        Just(None),
        (0u16..1440, 0u16..1440, -840i16..840).prop_map(|(from, to, ahead)| Hours::new(from, to, ahead)),
        (0u16..1440, 0u16..1440).prop_map(|(from, to)| Hours::at(from, to, SUMMERY)),
    ];
    let away = prop_oneof![Just(Away::Wait), Just(Away::StandIn), Just(Away::Vote)];
    (tempo, hours, away, 0u16..10).prop_map(|(tempo, hours, away, holidays)| Terms {
        tempo,
        hours,
        away,
        holidays,
    })
}

fn deed() -> impl Strategy<Value = Deed> {
    let (seat, bot) = (0u8..5, || "novice".to_owned());
    prop_oneof![
        proptest::option::of(seat.clone()).prop_map(|seat| Deed::Sit { seat }),
        seat.clone().prop_map(move |seat| Deed::Leave { seat, bot: bot() }),
        seat.clone().prop_map(|seat| Deed::Remove { seat }),
        seat.clone().prop_map(move |seat| Deed::SeatBot { seat, bot: bot() }),
        (seat.clone(), seat.clone()).prop_map(|(a, b)| Deed::Swap { a, b }),
        seat.clone().prop_map(move |seat| Deed::Lend { seat, bot: bot() }),
        seat.clone().prop_map(|seat| Deed::TakeBack { seat }),
        Just(Deed::Return),
        (seat.clone(), 0..PEOPLE.len()).prop_map(|(seat, by)| Deed::TakeOver { seat, by: PEOPLE[by].into() }),
        seat.prop_map(|seat| Deed::AskForSeat { seat }),
        Just(Deed::AskForPause),
        Just(Deed::Resume),
        terms().prop_map(|terms| Deed::AskForTerms { terms }),
        (1u32..6, any::<bool>()).prop_map(|(n, yes)| Deed::Vote { n, yes }),
        (1u32..6, Just(true)).prop_map(|(n, yes)| Deed::Vote { n, yes }),
        (1i64..12_000).prop_map(|minutes| Deed::Holiday { until: minutes * MINUTE }),
        Just(Deed::EndHoliday),
    ]
}

fn event() -> impl Strategy<Value = (i64, Event)> {
    let long = prop_oneof![0i64..30, 0i64..700, 0i64..6000];
    let what = prop_oneof![
        4 => (0..PEOPLE.len(), deed()).prop_map(|(who, deed)| Event::Deed { who, deed }),
        4 => (0u8..5, 0u64..32, any::<bool>()).prop_map(|(from, asked, back)| Event::Step { from, asked, back }),
        3 => Just(Event::Due),
    ];
    (long, what)
}

fn table(terms: Terms, hot: bool) -> Logged {
    let third = if hot { PEOPLE[0] } else { PEOPLE[2] };
    let chairs = vec![
        Chair::of(PEOPLE[0]),
        Chair::of(PEOPLE[1]),
        Chair::of(third),
        Chair::bot("master"),
        Chair::of(PEOPLE[3]),
    ];
    Logged { at: BEGIN, entry: Entry::Opened { host: PEOPLE[0].into(), chairs, terms, playing: true } }
}

/// Everything that must hold whatever happened.
fn holds(now: &Sitting, model: &Model, first: &Sitting) -> Result<(), TestCaseError> {
    for seat in 0..now.chairs.len() as u8 {
        let chair = &now.chairs[seat as usize];
        let masters = PEOPLE.iter().filter(|who| now.may_answer(Some(who), seat)).count()
            + now.may_answer(None, seat) as usize;
        prop_assert!(masters <= 1, "seat {} has {} masters", seat, masters);
        prop_assert_eq!(&chair.person, &model.owner[seat as usize], "the log says who sits there");
        prop_assert_eq!(chair.bot.is_some(), model.bot[seat as usize]);
        prop_assert_eq!(
            now.left[seat as usize],
            model.left[seat as usize] * MINUTE,
            "the clock of seat {}",
            seat
        );
        prop_assert_eq!(
            now.runs(seat),
            model.should_run(seat as usize, now.at / MINUTE, model.hours()),
            "whether seat {} runs",
            seat
        );
        for who in PEOPLE {
            let sees = now.may_see(who, seat);
            prop_assert_eq!(
                sees,
                model.owner[seat as usize].as_deref() == Some(who),
                "only its owner sees what a seat sees"
            );
            let elsewhere =
                model.saw.iter().enumerate().any(|(other, saw)| other != seat as usize && saw.contains(who));
            prop_assert!(
                !sees || !elsewhere || first.may_see(who, seat),
                "{} has seen another hand than that of {}",
                who,
                seat
            );
        }
    }
    prop_assert_eq!(now.paused, model.paused);
    prop_assert_eq!(now.terms, model.terms);
    let away: BTreeMap<Person, Moment> =
        now.holidays.iter().map(|(who, holiday)| (who.clone(), holiday.until)).collect();
    prop_assert_eq!(&away, &model.holiday);
    Ok(())
}

/// A table at a random time: its terms, whether the host has two seats, who is asked first, and what happens when.
fn table_and_events() -> impl Strategy<Value = (Terms, bool, u64, Vec<(i64, Event)>)> {
    (terms(), any::<bool>(), 1u64..32, proptest::collection::vec(event(), 1..60))
}

#[test]
fn whatever_happens_whenever() {
    let told = std::sync::Mutex::new(BTreeSet::new());
    let mut runner = TestRunner::new(ProptestConfig {
        cases: 1200,
        failure_persistence: None,
        ..ProptestConfig::default()
    });
    let played = runner.run(&table_and_events(), |(terms, hot, asked, events)| {
        let log = play(terms, hot, asked, events)?;
        told.lock().unwrap().extend(log.iter().map(kind));
        Ok(())
    });
    played.unwrap_or_else(|why| panic!("{why}"));
    // It was all tried: a check that is never reached finds nothing.
    let told = told.into_inner().unwrap();
    for wanted in [
        "stood_in",
        "returned",
        "lent",
        "taken_back",
        "resigned",
        "handed_over",
        "paused",
        "resumed",
        "holiday",
        "back_from_holiday",
        "proposed",
        "voted",
        "agreed",
        "settled true",
        "settled false",
    ] {
        assert!(told.contains(wanted), "{wanted} never happened: {told:?}");
    }
}

/// What kind of entry it is.
fn kind(entry: &Entry) -> String {
    let value = serde_json::to_value(entry).unwrap();
    let carried = value.get("carried").map_or_else(String::new, |carried| format!(" {carried}"));
    format!("{}{carried}", value["t"].as_str().unwrap())
}

/// Every other deed is done by whoever may well do it: else most would be refused.
fn likely(now: &Sitting, who: usize, deed: Deed) -> (Person, Deed) {
    let anybody = PEOPLE[who].to_owned();
    if who % 2 == 1 {
        return (anybody, deed);
    }
    let owner = |seat: u8| now.chairs.get(seat as usize).and_then(|chair| chair.person.clone());
    let lent = now.chairs.iter().position(|chair| chair.person.is_some() && chair.bot.is_some());
    match deed {
        Deed::Lend { seat, .. } | Deed::Leave { seat, .. } => (owner(seat).unwrap_or(anybody), deed),
        Deed::TakeBack { seat } => {
            let seat = lent.map_or(seat, |seat| seat as u8);
            (owner(seat).unwrap_or(anybody), Deed::TakeBack { seat })
        }
        Deed::Vote { yes, .. } => {
            let Some(asked) = now.proposals.first() else { return (anybody, deed) };
            let silent = now.voters(&asked.what).into_iter().find(|who| !asked.votes.contains_key(*who));
            (silent.cloned().unwrap_or(anybody), Deed::Vote { n: asked.n, yes })
        }
        Deed::AskForPause | Deed::Resume if now.paused => (owner(0).unwrap_or(anybody), Deed::Resume),
        Deed::AskForPause => (owner(0).unwrap_or(anybody), deed),
        other => (anybody, other),
    }
}

/// A step of the match: by whom, who is asked then, whether it went back.
type Step = (u8, u64, bool);

/// Plays it beside the model; what the table's log says in the end.
fn play(terms: Terms, hot: bool, asked: u64, events: Vec<(i64, Event)>) -> Result<Vec<Entry>, TestCaseError> {
    // A fifth of a clock is whole minutes, so that the model need not count in seconds.
    let terms = Terms { tempo: whole(terms.tempo), ..terms };
    let opened = table(terms, hot);
    let mut now = Sitting::open(&opened, MINUTE).unwrap();
    now.first_asked(BEGIN, asked);
    let first = now.clone();
    let mut model = Model {
        owner: now.chairs.iter().map(|chair| chair.person.clone()).collect(),
        bot: now.chairs.iter().map(|chair| chair.bot.is_some()).collect(),
        asked,
        terms,
        paused: false,
        holiday: BTreeMap::new(),
        saw: now.chairs.iter().map(|chair| chair.person.iter().cloned().collect()).collect(),
        left: vec![terms.tempo.minutes().unwrap_or(0) as i64; 5],
    };
    let mut log: Vec<(Moment, Result<Entry, Step>)> = Vec::new();
    let mut at = BEGIN;
    for (later, event) in events {
        let before = now.clone();
        // Time that passes is looked at now and then, not every minute.
        let then = at + later * MINUTE;
        now.read_clocks(then);
        model.pass(at, then);
        at = then;
        holds(&now, &model, &first)?;
        if now.due(at).is_empty()
            && let Some(Waits { until }) = now.next_due()
        {
            prop_assert!(until > at, "something is due at {} and is not seen at {}", until, at);
            prop_assert!(now.due(until - 1).is_empty(), "something happens before it is due");
        }
        let entries = match event {
            Event::Deed { who, deed } => {
                let deed = match deed {
                    Deed::Holiday { until } => Deed::Holiday { until: at + until },
                    Deed::AskForTerms { terms } => {
                        Deed::AskForTerms { terms: Terms { tempo: whole(terms.tempo), ..terms } }
                    }
                    other => other,
                };
                let (who, deed) = likely(&now, who, deed);
                now.deed(at, &who, &deed).unwrap_or_default()
            }
            Event::Step { from, asked, back } => {
                let by = (0..5).map(|i| (from + i) % 5).find(|seat| model.asked >> seat & 1 == 1);
                if let Some(by) = by {
                    now.step(at, by, asked, back);
                    model.step(by, asked, back);
                    log.push((at, Err((by, asked, back))));
                }
                Vec::new()
            }
            Event::Due => now.due(at),
        };
        for entry in entries {
            let out =
                |seat: u8| model.left[seat as usize] <= 0 && model.asked >> seat & 1 == 1 && !model.paused;
            match &entry {
                Entry::StoodIn { seat, .. } => {
                    prop_assert!(out(*seat), "a stand-in came before time was out")
                }
                Entry::Proposed { what: What::StandIn { seat }, .. } => prop_assert!(out(*seat)),
                Entry::Settled { n, what: what @ (What::Pause | What::Terms { .. }), carried: true } => {
                    let asked: BTreeSet<Person> = now.voters(what).into_iter().cloned().collect();
                    let votes = &now.proposals.iter().find(|proposal| proposal.n == *n).unwrap().votes;
                    prop_assert!(
                        asked.iter().all(|who| votes.get(who) == Some(&true)),
                        "not everybody agreed"
                    );
                }
                Entry::HandedOver { from: Some(from), .. } => prop_assert!(now.sits(from)),
                _ => {}
            }
            now.apply(&Logged { at, entry: entry.clone() });
            model.read(&entry);
            log.push((at, Ok(entry)));
        }
        if log.last().is_none_or(|(when, _)| *when != at) {
            let told =
                |s: &Sitting| (s.chairs.clone(), s.paused, s.terms, s.holidays.clone(), s.proposals.clone());
            prop_assert_eq!(told(&now), told(&before), "something changed and the log is silent");
        }
        holds(&now, &model, &first)?;
    }
    let told = log.iter().filter_map(|(_, what)| what.clone().ok()).collect();
    // The log, read again, leads to where it led.
    let mut again = Sitting::open(&opened, MINUTE).unwrap();
    again.first_asked(BEGIN, asked);
    for (at, what) in log {
        let what = what.map(|entry| {
            let text = serde_json::to_string(&Logged { at, entry }).unwrap();
            serde_json::from_str::<Logged>(&text).unwrap()
        });
        match what {
            Ok(logged) => again.apply(&logged),
            Err((by, asked, back)) => again.step(at, by, asked, back),
        }
    }
    again.read_clocks(at);
    prop_assert_eq!(again, now);
    Ok(told)
}

fn whole(tempo: Tempo) -> Tempo {
    match tempo {
        Tempo::Live { minutes, seconds } => Tempo::Live { minutes: minutes / 5 * 5, seconds },
        other => other,
    }
}
