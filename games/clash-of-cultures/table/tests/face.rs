//! The face of Clash of Cultures keeps to the conventions of faces, in random games over many options: from the beginning
//! and, since random play seldom gets far, from the middle.

#[path = "../../rules/tests/common/mod.rs"]
mod common;

use clash_of_cultures::{
    Action, Advance, ClashOfCultures, Event, EventCard, Id, Named, Options, Pending, Pile, State,
};
use clash_of_cultures_table::HexBoard;
use common::FromTheMiddle;
use kernel::{Audience, Chance, Dice, Match, Points, Rules, Seat, Seed, Target};
use kit::gauge::Gauge;
use std::collections::BTreeSet;
use table::{Digest, Face, Glance, Outcome, Scene, SeatInfo, Since, Trial, Words, digest, trial};
use text::Lang;

const TRIAL: Trial<HexBoard> = Trial {
    // Options that bring every sort of offer.
    tables: &[
        (2, &[]),
        (3, &[("sealed_cards", "true")]),
        (4, &[("letter", "true")]),
        (2, &[("length", "die"), ("events", "optional")]),
        (3, &[("length", "wonder"), ("plague_ban", "false")]),
        (4, &[("length", "four"), ("events", "icons")]),
    ],
    asked_every: 4,
    all_every: 60,
    worlds_every: 97,
    always: |state| state.battle.is_some(),
    ..Trial::OFTEN
};

/// Any answers to what is asked of three from the middle of a game on: whatever is told.
fn each_event(seed: u64, mut look: impl FnMut(&Event)) {
    let (mut game, _) = Match::<FromTheMiddle>::new(Options::default(), 3, Seed::from_number(seed))
        .expect("a table of three");
    let mut dice = Dice::new(seed);
    for _ in 0..1_200 {
        let Some(seat) = ClashOfCultures::open(game.state()).first() else { break };
        let decision = game.decision(seat).expect("open");
        let (number, choices) = (decision.number, &decision.offer.choices);
        let action = choices[dice.below(choices.len() as u32) as usize].action;
        game.submit(seat, number, action).expect("offered").told.iter().for_each(|told| look(&told.event));
    }
}

#[test]
fn every_target_is_drawn() {
    TRIAL.every_target_is_drawn::<ClashOfCultures>();
}

#[test]
fn every_target_is_drawn_from_the_middle() {
    let tried = TRIAL.every_target_is_drawn::<FromTheMiddle>();
    assert!(tried.always > 20, "battles were seen: {tried:?}");
}

#[test]
fn two_worlds_look_the_same() {
    TRIAL.two_worlds_look_the_same::<ClashOfCultures>();
}

#[test]
fn two_worlds_look_the_same_from_the_middle() {
    TRIAL.two_worlds_look_the_same::<FromTheMiddle>();
}

/// R5.4: in every turn each of the six actions is in the bar, to be done or with the one reason why not.
#[test]
fn each_action_can_be_done_or_says_why_not() {
    let (mut open, mut shut) = ([0; 6], [0; 6]);
    let mut look = |state: &State| {
        let Pending::Actions = state.frames.top() else { return };
        let offer = ClashOfCultures::offer_for(state, state.turn.seat);
        for (i, deed) in HexBoard::DEEDS[0].iter().enumerate() {
            let can = offer.choices.iter().any(|choice| HexBoard::deed(&choice.action) == Some(deed));
            let about = |key: &str| key == format!("deed-{deed}");
            let reasons = offer.refused.iter().filter(|r| r.about.as_ref().is_some_and(|m| about(&m.key)));
            assert_eq!(reasons.count(), usize::from(!can), "{deed}");
            *if can { &mut open[i] } else { &mut shut[i] } += 1;
        }
    };
    for seed in 0..3 {
        trial::play::<ClashOfCultures>(4, &[], seed, 1_500, |_, state| look(state));
        trial::play::<FromTheMiddle>(3, &[], seed, 1_500, |_, state| look(state));
    }
    assert!(open.iter().chain(&shut).all(|&n| n > 10), "each was seen both ways: {open:?}, {shut:?}");
}

/// Whoever answers a question of the status phase puts its sheet away; the sheet of the next one opens all the same.
#[test]
fn each_question_between_rounds_opens_its_sheet() {
    let words = Words::at::<HexBoard>(Lang::En).expect("texts");
    let seats = [SeatInfo::default(), SeatInfo::default(), SeatInfo::default(), SeatInfo::default()];
    let mut opened = 0;
    for seed in 0..3 {
        // By seat: the question asked last between rounds, and the button that puts its sheet away.
        let mut last: [Option<(String, String)>; 4] = Default::default();
        let mut desks: [Option<(String, String)>; 4] = Default::default();
        trial::play::<ClashOfCultures>(4, &[("length", "four")], seed, 2_500, |_, state| {
            let Some(seat) = ClashOfCultures::open(state).first() else { return };
            let view = ClashOfCultures::view(state, Audience::Seat(seat));
            if !view.status {
                last = Default::default();
                return;
            }
            let offer = ClashOfCultures::offer_for(state, seat);
            let asked = offer.prompt.as_ref().expect("a question").key.to_string();
            let scene = Scene {
                view: &view,
                offer: Some(&offer),
                foreseen: &[],
                audience: Audience::Seat(seat),
                words: &words,
                seats: &seats,
            };
            let html = HexBoard::hand(&scene).expect("a desk").into_string();
            let button = html
                .split("shut-pick")
                .nth(1)
                .and_then(|rest| rest.split('"').nth(6))
                .expect("a button")
                .to_owned();
            let sheet = html.contains("data-focus=\"advances\"");
            let desk = html.split("coc-secs\" id=\"").nth(1).and_then(|rest| rest.split('"').next());
            let desk = desk.expect("a desk of this question").to_owned();
            if let Some((before, _)) = desks[seat.index()]
                .replace((asked.clone(), desk.clone()))
                .filter(|(before, old)| *before != asked && *old == desk)
            {
                panic!("the sheet of {before} lies over {asked}");
            }
            if let Some((before, put_away)) = &last[seat.index()]
                && *before != asked
                && sheet
            {
                assert_ne!(*put_away, button, "after {before} comes {asked}");
                opened += 1;
            }
            last[seat.index()] = Some((asked, button));
        });
    }
    assert!(opened > 5, "free advances were asked for: {opened}");
}

/// Whose it is, its mood and its size: a new city is one line, without what was not there before.
#[test]
fn a_new_city_is_one_line_of_the_digest() {
    let words = Words::at::<HexBoard>(Lang::En).expect("texts");
    let seats = ["Anne", "Ivan"].map(|name| SeatInfo { name: name.into(), ..SeatInfo::default() });
    let at = Target::Space(35);
    let glance = |gauges: Vec<Gauge>| Glance {
        gauges,
        points: [0, 0].map(Points::from).into_iter().collect(),
        rows: Vec::new(),
    };
    let founded = vec![
        Gauge::who(at, "owner", Seat(1)),
        Gauge::word(at, "city-mood", "mood-neutral"),
        Gauge::at(at, "size", 1u8),
    ];
    let actors = [Seat(0), Seat(1)];
    let html = digest::<HexBoard>(&Digest {
        me: Seat(0),
        since: Since::of(&actors, Seat(0)).expect("the other answered"),
        actors: &actors,
        story: &[],
        before: &glance(Vec::new()),
        after: &glance(founded),
        when: &[],
        words: &words,
        seats: &seats,
        table: "t",
    });
    let html = html.into_string();
    assert_eq!(html.matches("data-pin=").count(), 1, "{html}");
    assert!(html.contains("Ivan") && html.contains("neutral") && !html.contains('–'), "{html}");
}

#[test]
fn nothing_is_lost_unasked() {
    assert!(TRIAL.nothing_is_lost_unasked() > 0);
}

/// What a thing on the card of a battle says it adds to the dice.
fn named(thing: &kernel::Msg) -> i32 {
    let n = || testkit::number(thing, "n").expect("a number") as i32;
    match thing.key.as_ref() {
        "face-card-adds" | "face-card-plus" => n(),
        "face-card-weakened" | "face-card-minus" => -n(),
        _ => 0,
    }
}

/// Cards are made of the events alone; what they say is said in both languages, and their numbers add up.
#[test]
fn what_deserves_a_look_has_a_card() {
    let words = Lang::ALL.map(|lang| Words::at::<HexBoard>(lang).expect("texts"));
    let seats: Vec<SeatInfo> =
        ["Anne", "Ivan", "Oda"].map(|name| SeatInfo { name: name.into(), ..SeatInfo::default() }).into();
    let mut kinds = BTreeSet::new();
    for seed in 0..16 {
        each_event(seed, |event| {
            let Some(card) = HexBoard::card(event) else {
                assert!(!matches!(event, Event::BattleWon { .. } | Event::EventRevealed { .. }));
                return;
            };
            for side in &card.sides {
                let dice: i32 = side.dice.iter().map(|d| d.face as i32).sum();
                // R11.4: what is added or taken off has its name; a value is never below 0.
                let added: i32 = side.with.iter().map(named).sum();
                assert!(side.sum.is_none_or(|sum| sum == (dice + added).max(0)), "{card:?}");
                assert_eq!(side.bonus, 0, "{card:?}");
                assert!(side.seat.is_some() != side.name.is_some(), "{card:?}");
            }
            for words in &words {
                let html = card.draw(words, &seats).into_string();
                assert!(!html.contains("face-") && !html.contains("{$"), "{html}");
            }
            kinds.insert(card.kind.key.to_string());
        });
    }
    assert!(kinds.len() >= 6, "{kinds:?}");
}

/// R21.1: where only icons count, the card of an event says what its icon does, and nothing of its text.
#[test]
fn an_event_shows_what_counts() {
    for card in (0..EventCard::COUNT as u8).map(EventCard) {
        let shown = |whole| {
            let event = Event::EventRevealed { who: Seat(0), card, whole };
            HexBoard::card(&event).expect("a card").said
        };
        assert_eq!(shown(true), card.help());
        let icon = shown(false).key;
        assert!(icon.starts_with("face-icon-") && icon != "face-icon-is", "{icon}");
    }
}

/// What is drawn for the first of two players.
fn seen<T>(state: &State, draw: impl FnOnce(&Scene<ClashOfCultures>) -> T) -> T {
    let words = Words::at::<HexBoard>(Lang::En).expect("texts");
    let (audience, seats) = (Audience::Seat(Seat(0)), [SeatInfo::default(), SeatInfo::default()]);
    let view = ClashOfCultures::view(state, audience);
    draw(&Scene { view: &view, offer: None, foreseen: &[], audience, words: &words, seats: &seats })
}

/// R7.4.2: that a city has acted is said where it is pointed at, however often it has.
#[test]
fn a_city_says_that_it_was_activated() {
    let mut state = testkit::start::<ClashOfCultures>(&Options::default(), 2, 1);
    for (activations, said) in [(0, None), (1, Some("Activated this turn.")), (2, Some("Activated 2 times"))]
    {
        state.cities[0].activations = activations;
        let html: String = seen(&state, |scene| {
            HexBoard::board(scene).into_iter().map(|part| part.svg.into_string()).collect()
        });
        assert_eq!(html.contains("ctivated"), said.is_some(), "{activations} times");
        assert!(said.is_none_or(|said| html.contains(said)), "{activations} times");
    }
}

/// R21.1: where only icons count, nothing that is pointed at tells of a text that does not apply.
#[test]
fn a_text_that_does_not_count_is_not_told() {
    let mut state = testkit::start::<ClashOfCultures>(&Options::default(), 2, 1);
    for whole in [true, false] {
        state.turn.happening = Some((EventCard(0), whole, Seat(0)));
        let html = seen(&state, |scene| HexBoard::hand(scene).expect("a desk").into_string());
        assert_eq!(html.contains("data-tip=\"happening-"), whole);
    }
}

/// A mood is named beside its sign on a choice: the sign of all three is the face of none.
#[test]
fn the_sign_of_moods_is_no_mood() {
    let sheet = HexBoard::symbols().into_string();
    let drawn = |id: &str| {
        let symbol = sheet.split(&format!("id=\"{id}\"")).nth(1).expect("a symbol");
        symbol.split(" d=\"").nth(1).and_then(|path| path.split('"').next()).expect("a path").to_owned()
    };
    for mood in ["i-happy", "i-neutral", "i-angry"] {
        assert_ne!(drawn("i-gauge-city-mood"), drawn(mood), "{mood}");
    }
}

/// R8.6.3: an attempt at influence has a card when it is decided, with tokens or without, and the card says how.
#[test]
fn an_influence_has_the_card_of_its_end() {
    let mut ended = [0; 2];
    for seed in 0..32 {
        let mut outcomes: Vec<Outcome> = Vec::new();
        each_event(seed, |event| {
            let card = HexBoard::card(event).filter(|card| card.kind.key == "deed-influence");
            outcomes.extend(card.map(|card| card.outcome));
            let won = match event {
                Event::Influenced { .. } | Event::Assimilated { .. } => true,
                Event::InfluenceFailed { .. } => false,
                _ => return,
            };
            let due = if won { Outcome::Won } else { Outcome::Lost };
            assert_eq!(std::mem::take(&mut outcomes), [due], "{event:?}");
            ended[won as usize] += 1;
        });
    }
    assert!(ended.iter().all(|&n| n > 10), "{ended:?}");
}

/// R7.1: where a city stands, what is pointed at is the city: what its land would give is no answer to a question about it.
#[test]
fn the_land_of_a_city_speaks_of_the_city() {
    let state = testkit::start::<ClashOfCultures>(&Options::default(), 2, 1);
    let board: String =
        seen(&state, |scene| HexBoard::board(scene).into_iter().map(|part| part.svg.into_string()).collect());
    for space in ClashOfCultures::view(&state, Audience::Seat(Seat(0))).spaces {
        let target = format!("data-target=\"{}\"", table::at(Target::Space(space.at.0.into())));
        let hex = board.split("<g class=\"hex").find(|hex| hex.contains(&target)).expect("a hex");
        let tip = hex.split("data-tip=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a tip");
        let city = state.city(space.at).is_some();
        assert_eq!(tip.starts_with("terrain-"), !city, "{tip}");
        if let Some(land) = space.terrain.filter(|_| city) {
            let name = Words::at::<HexBoard>(Lang::En).expect("texts").get(&land.key()).to_owned();
            assert!(tip.contains(&name), "{tip} does not say {name}");
        }
    }
}

/// What is lit on the board is outlined by the ring of its hex: the name lies above the line, which would make an E of an F.
#[test]
fn the_name_of_a_space_lies_inside_its_outline() {
    /// Half of the widest line there is, on a board as large as its window.
    const LINE: f32 = 3.0;
    let state = testkit::start::<ClashOfCultures>(&Options::default(), 2, 1);
    let board: String =
        seen(&state, |scene| HexBoard::board(scene).into_iter().map(|part| part.svg.into_string()).collect());
    let number = |of: &str, name: &str| -> f32 {
        let value = of.split(&format!("{name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
        value.and_then(|value| value.parse().ok()).expect("a number")
    };
    let mut named = 0;
    for hex in board.split("<g class=\"hex").skip(1) {
        let face = hex.split("class=\"face\" d=\"").nth(1).and_then(|rest| rest.split('"').next());
        let low = face.expect("a face").split(['M', 'L', 'Z', ',']).filter_map(|n| n.parse::<f32>().ok());
        let low = low.skip(1).step_by(2).fold(0.0, f32::max);
        let label = hex.split("class=\"label\"").nth(1).expect("a name");
        let ring = hex.split("class=\"ring\"").nth(1).expect("a ring").split(['(', ')']).nth(1);
        let ring = low * ring.and_then(|scale| scale.parse::<f32>().ok()).expect("a scale");
        assert!(number(label, " y") + LINE < ring, "{hex}");
        named += 1;
    }
    assert!(named > 30, "{named}");
}

/// R8.1.1: as many advances are shown as open as can be had now: the bar counts the same.
#[test]
fn the_board_of_advances_counts_what_the_bar_counts() {
    let mut state = testkit::start::<ClashOfCultures>(&Options::default(), 2, 1);
    let me = state.turn.seat;
    let words = Words::at::<HexBoard>(Lang::En).expect("texts");
    let seats = [SeatInfo::default(), SeatInfo::default()];
    for (tactics, food) in [(false, 2), (true, 2), (true, 4), (true, 0)] {
        state.players[me].stock = Pile { food, ..Pile::default() };
        if tactics {
            state.players[me].advances.insert(Advance::Tactics);
        }
        let view = ClashOfCultures::view(&state, Audience::Seat(me));
        let offer = ClashOfCultures::offer_for(&state, me);
        let audience = Audience::Seat(me);
        let scene =
            Scene { view: &view, offer: Some(&offer), foreseen: &[], audience, words: &words, seats: &seats };
        let html = HexBoard::hand(&scene).expect("a desk").into_string();
        let ways = offer.choices.iter().filter(|choice| matches!(choice.action, Action::Advance(_))).count();
        let painted = html.matches("class=\"adv open").count();
        assert!(html.contains(&format!("open {painted}<")), "{painted}");
        // Without Food nothing can be had, and what is open is what comes next.
        assert!(if food > 0 { painted == ways } else { ways == 0 && painted > 0 }, "{painted}, {ways} ways");
    }
}
