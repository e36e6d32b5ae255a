//! Clocks, stand-ins, holidays and votes at random times, held against a model that knows nothing but what is told: it reads the
//! log and counts minutes one by one.

use crate::*;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::collections::{BTreeMap, BTreeSet};

const MINUTE: i64 = 60_000;
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
        (0u16..1440, 0u16..1440, -840i16..840).prop_map(|(from, to, offset)| Hours::new(from, to, offset)),
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

/// All that can be known from reading the log and watching the game.
struct Model {
    owner: Vec<Option<Person>>,
    bot: Vec<bool>,
    asked: u64,
    terms: Terms,
    paused: bool,
    holiday: BTreeMap<Person, Moment>,
    /// Who ever had a seat's eyes in the game.
    saw: Vec<BTreeSet<Person>>,
    left: Vec<i64>,
}

impl Model {
    fn full(&self) -> i64 {
        self.terms.tempo.minutes().unwrap_or(0) as i64
    }

    /// From when to when clocks run, in minutes of UTC; read from how it is written.
    fn hours(&self) -> Option<(i64, i64)> {
        let text = self.terms.hours?.to_string();
        let time = |at: usize| {
            text[at..at + 2].parse::<i64>().unwrap() * 60 + text[at + 3..at + 5].parse::<i64>().unwrap()
        };
        let zone = time(12) * if &text[11..12] == "-" { -1 } else { 1 };
        Some(((time(0) - zone).rem_euclid(1440), (time(6) - zone).rem_euclid(1440)))
    }

    /// Whether a seat's clock should run in the minute that begins then.
    fn should_run(&self, seat: usize, minute: i64, hours: Option<(i64, i64)>) -> bool {
        let Some(person) = &self.owner[seat] else { return false };
        let alone = self.owner.iter().flatten().all(|other| other == person);
        let away = self.holiday.get(person).is_some_and(|until| minute * MINUTE < *until);
        let wall = minute.rem_euclid(1440);
        let awake = hours.is_none_or(|(from, to)| match from < to {
            true => (from..to).contains(&wall),
            false => wall >= from || wall < to,
        });
        let asked = self.asked & (1 << seat) != 0;
        !alone
            && self.terms.tempo != Tempo::Free
            && !self.bot[seat]
            && !self.paused
            && asked
            && !away
            && awake
    }

    fn pass(&mut self, from: Moment, to: Moment) {
        let hours = self.hours();
        for minute in from / MINUTE..to / MINUTE {
            for seat in 0..self.owner.len() {
                self.left[seat] -= self.should_run(seat, minute, hours) as i64;
            }
        }
    }

    fn read(&mut self, entry: &Entry) {
        let full = self.full();
        let again = match self.terms.tempo {
            Tempo::Live { .. } => full / 5,
            _ => full,
        };
        let mut sits = |seat: u8, owner: Option<&Person>, bot: bool| {
            self.owner[seat as usize] = owner.cloned();
            self.bot[seat as usize] = bot;
        };
        match entry {
            Entry::Lent { seat, who, .. } => sits(*seat, Some(who), true),
            Entry::StoodIn { seat, who, .. } => sits(*seat, Some(who), true),
            Entry::TakenBack { seat, who } | Entry::Returned { seat, who } => {
                sits(*seat, Some(who), false);
                // A minute of the model is a whole one; a fifth may not be.
                self.left[*seat as usize] = self.left[*seat as usize].max(again);
            }
            Entry::Resigned { seat, .. } => sits(*seat, None, true),
            Entry::HandedOver { seat, to, .. } => {
                sits(*seat, Some(to), false);
                self.left[*seat as usize] = full;
                self.saw[*seat as usize].insert(to.clone());
            }
            Entry::Settled { what: What::StandIn { seat }, carried: false, .. } => {
                self.left[*seat as usize] = self.left[*seat as usize].max(again);
            }
            Entry::Paused => self.paused = true,
            Entry::Resumed { .. } => self.paused = false,
            Entry::Agreed { terms } => {
                self.terms = *terms;
                let full = self.full();
                self.left.fill(full);
            }
            Entry::Holiday { who, until } => drop(self.holiday.insert(who.clone(), *until)),
            Entry::BackFromHoliday { who } => drop(self.holiday.remove(who)),
            _ => {}
        }
    }

    fn step(&mut self, by: u8, asked: u64, back: bool) {
        let before = std::mem::replace(&mut self.asked, asked);
        let full = self.full();
        for seat in 0..self.owner.len() {
            let (was, is, mine) = (before >> seat & 1 == 1, asked >> seat & 1 == 1, seat == by as usize);
            match self.terms.tempo {
                Tempo::Move { .. } if is && (!was || mine && !back) => self.left[seat] = full,
                Tempo::Live { seconds, .. } if was && !is => self.left[seat] += seconds as i64 / 60,
                Tempo::Live { seconds, .. } if is && !was && mine && back => {
                    self.left[seat] -= seconds as i64 / 60
                }
                _ => {}
            }
        }
    }
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
    Logged { at: 0, entry: Entry::Opened { host: PEOPLE[0].into(), chairs, terms, playing: true } }
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
    now.first_asked(0, asked);
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
    let mut at = 0;
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
    again.first_asked(0, asked);
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
