//! Cards of what mattered: said in both languages, and a round of battle adds up to what decided it.

use civilization_2002::ids::*;
use civilization_2002::{Civilization2002 as G, Event};
use civilization_2002_table::World;
use kernel::{Chance, Dice, Match, Rules, Seed, options_from};
use std::collections::BTreeMap;
use table::{Face, Outcome, SeatInfo, Words};
use text::Lang;

/// Every card of some whole games, by what it is of.
fn cards(options: &[(&str, &str)], seeds: std::ops::Range<u64>) -> BTreeMap<String, usize> {
    let words = Lang::ALL.map(|lang| Words::at::<World>(lang).unwrap_or_else(|p| panic!("{p:?}")));
    let seats: Vec<SeatInfo> =
        ["Ana", "Élie", "Ô"].map(|name| SeatInfo { name: name.to_owned(), ..Default::default() }).into();
    let mut seen = BTreeMap::new();
    for seed in seeds {
        for event in told(options, seed) {
            let Some(card) = World::card(&event) else { continue };
            *seen.entry(card.kind.key.to_string()).or_insert(0) += 1;
            for words in &words {
                let html = card.draw(words, &seats).into_string();
                assert!(!html.contains('⟨'), "{event:?}: {html}");
            }
            if let Event::Round { rolls, .. } = &event {
                for (side, roll) in card.sides.iter().zip(rolls.iter()) {
                    let dice: i32 = side.dice.iter().map(|die| die.face as i32).sum();
                    let added: i64 = side.with.iter().map(added).sum();
                    assert_eq!(side.sum, Some(dice + added as i32), "{event:?}");
                    assert_eq!(side.seat, Some(roll.seat));
                }
                let expected = match (rolls[0].lost, rolls[1].lost) {
                    (false, true) => Outcome::Won,
                    (true, true) => Outcome::Even,
                    _ => Outcome::Lost,
                };
                assert_eq!(card.outcome, expected, "{event:?}");
            }
        }
    }
    seen
}

/// What a modifier says that it adds; other things add nothing.
fn added(thing: &kernel::Msg) -> i64 {
    let number = thing.args.iter().find_map(|(name, arg)| match arg {
        kernel::Arg::Number(n) if *name == "n" => Some(*n),
        _ => None,
    });
    number.filter(|_| thing.key == "face-card-added").unwrap_or(0)
}

/// Everything that is told in one random game.
fn told(options: &[(&str, &str)], seed: u64) -> Vec<Event> {
    let pairs = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let options = options_from::<G>(pairs).unwrap_or_else(|e| panic!("{e}"));
    let (mut game, _) =
        Match::<G>::new(options, 3, Seed::from_number(seed)).unwrap_or_else(|r| panic!("{r:?}"));
    let mut dice = Dice::new(seed);
    let mut events = Vec::new();
    while let Some(seat) = G::open(game.state()).first() {
        let decision = game.decision(seat).expect("who is open is asked");
        let choices = &decision.offer.choices;
        let action = choices[dice.below(choices.len() as u32) as usize].action;
        let done = game.submit(seat, decision.number, action).unwrap_or_else(|refused| panic!("{refused}"));
        events.extend(done.told.into_iter().map(|told| told.event));
    }
    events
}

#[test]
fn battles_deals_technologies_eras_and_the_end_have_cards() {
    let basic = cards(&[], 1..4);
    let advanced = cards(&[("rules", "advanced"), ("length", "short")], 1..4);
    for kind in ["battle", "captured", "found", "technology", "wonder", "era", "over"] {
        let key = format!("face-card-{kind}");
        assert!(basic.contains_key(&key) || advanced.contains_key(&key), "{kind}: {basic:?} {advanced:?}");
    }
    assert!(advanced.contains_key("face-card-end-die"), "{advanced:?}");
}

/// R2.2.4, R2.2.5: land and what acts at once lie on a card that says what comes of it; a free technology has one, too.
#[test]
fn what_a_settler_finds_is_told() {
    let who = kernel::Seat(0);
    let area = Area::lands().next().expect("there is land");
    let card = |marker| World::card(&Event::TurnedUp { who, area, marker });
    for marker in Marker::all() {
        let silent = marker.is_resource() || matches!(marker, Marker::Nothing | Marker::FreeTechnology);
        assert_eq!(card(marker).is_none(), silent, "{marker:?}");
    }
    let tech = Tech::all().next().expect("there are technologies");
    let found = World::card(&Event::FreeTechnology { who, tech, basic: true }).expect("a find");
    assert_eq!(found.sides[0].seat, Some(who));
}

/// R3.2, R4.3: the card of a technology says what it is good for, and not only what it cost.
#[test]
fn a_technology_says_what_it_is_good_for() {
    let (who, tech) = (kernel::Seat(0), Tech::named("construction").expect("a technology"));
    let words = Lang::ALL.map(|lang| Words::at::<World>(lang).unwrap_or_else(|p| panic!("{p:?}")));
    let seats = [SeatInfo { name: "Ana".to_owned(), ..Default::default() }];
    let told = |event: &Event| {
        let card = World::card(event).expect("a card");
        words.each_ref().map(|words| card.draw(words, &seats).into_string())
    };
    for (basic, says) in [(true, ["2 points; more gold", "2 points"]), (false, ["opens", "ouvre"])] {
        let bought = told(&Event::Researched { who, tech, price: 10, basic });
        let found = told(&Event::FreeTechnology { who, tech, basic });
        for html in [bought, found] {
            for (html, says) in html.iter().zip(says) {
                assert!(html.contains(says) && !html.contains('⟨'), "{says}: {html}");
            }
        }
    }
    // What it brings is called as what is placed then: a chariot, before anybody rides.
    let wheel = Tech::named("the_wheel").expect("a technology");
    let event = Event::Researched { who, tech: wheel, price: 25, basic: false };
    let card = World::card(&event).expect("a card");
    let said = format!("{:?}", card.sides[0].with);
    assert!(said.contains("unit-chariot") && !said.contains("horseman"), "{said}");
}

/// R2.2.5: whom a plague struck has a card of its own; that of the marker says only what plagues do.
#[test]
fn whom_the_plague_strikes_is_told() {
    let who = kernel::Seat(1);
    let card = World::card(&Event::PlagueKilled { who, count: 2 }).expect("a loss");
    assert_eq!(card.outcome, Outcome::Lost);
    for lang in Lang::ALL {
        let words = Words::at::<World>(lang).unwrap_or_else(|p| panic!("{p:?}"));
        let seats = ["Ana", "Zoé"].map(|name| SeatInfo { name: name.to_owned(), ..Default::default() });
        let html = card.draw(&words, &seats).into_string();
        assert!(html.contains("Zoé") && html.contains('2') && !html.contains('⟨'), "{html}");
    }
}

/// What somebody does and nothing could go wrong with is no draw: in one's own turn it is listed by how it ended.
#[test]
fn what_simply_succeeds_is_no_draw() {
    let (who, from) = (kernel::Seat(1), kernel::Seat(0));
    let area = Area::lands().next().expect("there is land");
    let tech = Tech::all().next().expect("there are technologies");
    let wonder = Wonder::all().next().expect("there are wonders");
    let outcome = |event: Event| World::card(&event).expect("a card").outcome;
    let done = [
        Event::Researched { who, tech, price: 10, basic: true },
        Event::FreeTechnology { who, tech, basic: true },
        Event::WonderTaken { who, wonder },
        Event::Captured { who, from, area, size: 1 },
        Event::Destroyed { who, area },
        Event::TurnedUp { who, area, marker: Marker::Treasure },
        Event::TurnedUp { who, area, marker: Marker::Fertile },
    ];
    for event in done {
        assert_eq!(outcome(event.clone()), Outcome::Won, "{event:?}");
    }
    for marker in [Marker::Desert, Marker::Plague] {
        assert_eq!(outcome(Event::TurnedUp { who, area, marker }), Outcome::Lost, "{marker:?}");
    }
    assert_eq!(outcome(Event::Eliminated { who }), Outcome::Lost);
    let deal = Event::DealMade { from, to: who, give: Vec::new(), take: Vec::new() };
    assert_eq!(outcome(deal), Outcome::Even, "both got something");
}

/// R2.4.2, R2.4.3: sides are told by who declared battle: it may well be the other one who entered.
#[test]
fn sides_are_told_by_who_declared() {
    let words = Lang::ALL.map(|lang| Words::at::<World>(lang).unwrap_or_else(|p| panic!("{p:?}")));
    let rounds = (1..8).flat_map(|seed| told(&[], seed)).filter(|event| matches!(event, Event::Round { .. }));
    let mut seen = 0;
    for event in rounds.take(3) {
        let card = World::card(&event).expect("a card");
        let role = card.sides[0].role.as_ref().expect("what it does");
        let said = words.each_ref().map(|words| words.say(role, &|seat| format!("P{seat}")));
        assert_eq!(said, ["declared battle", "a déclaré la bataille"]);
        seen += 1;
    }
    assert!(seen > 0);
}

/// R2.5.4, R2.5.9: the card of the last round lies longest, so it says whose settlement goes with the unit, and no other does.
#[test]
fn the_last_round_says_what_it_costs() {
    let words = Lang::ALL.map(|lang| Words::at::<World>(lang).unwrap_or_else(|p| panic!("{p:?}")));
    let (mut taken, mut kept) = (0, 0);
    for seed in 1..8 {
        let events = told(&[], seed);
        for (i, event) in events.iter().enumerate() {
            let Event::Round { area, rolls, .. } = event else { continue };
            let ends = |event: &&Event| matches!(event, Event::Round { .. } | Event::Attacked { .. });
            let after = events[i + 1..].iter().take_while(|event| !ends(event));
            let captured = after.clone().find_map(|event| match event {
                Event::Captured { from, area: at, .. } if at == area => Some(*from),
                _ => None,
            });
            let card = World::card(event).expect("a card");
            let said = Lang::ALL.map(|lang| words[lang as usize].say(&card.said, &|seat| format!("P{seat}")));
            let lost = captured.map_or("goes".to_owned(), |from| format!("of P{from}"));
            assert_eq!(said[0].contains(&lost), captured.is_some(), "{said:?}");
            assert_eq!(said[1].contains("est prise"), captured.is_some(), "{said:?}");
            taken += captured.is_some() as usize;
            kept += captured.is_none() as usize;
            // What a modifier is for stands beside it.
            for (side, roll) in card.sides.iter().zip(rolls.iter()).filter(|(_, roll)| roll.superiority > 0) {
                let added =
                    side.with.iter().find(|thing| thing.key == "face-card-added").expect("what is added");
                let said = words[0].say(added, &|seat| format!("P{seat}"));
                assert!(said.contains("against"), "{roll:?}: {said}");
            }
        }
    }
    assert!(taken > 3 && kept > 3, "{taken} {kept}");
}
