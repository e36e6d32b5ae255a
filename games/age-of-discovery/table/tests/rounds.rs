//! The sheet that ends a round says what came of each track in a few words, beside the marks of those it is about.

use age_of_discovery::{AgeOfDiscovery, Event, Good, Goods, Kind, Region, Track, Workers};
use age_of_discovery_table::Atlas;
use kernel::{Chance, Dice, Match, Rules, Seat, Seed, options_from};
use table::{Brief, Face, Words};
use text::Lang;

/// Everything that is told in one random game.
fn told(seats: u8, options: &[(&str, &str)], seed: u64) -> Vec<Event> {
    let pairs = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let options = options_from::<AgeOfDiscovery>(pairs).unwrap_or_else(|e| panic!("{e}"));
    let begun = Match::<AgeOfDiscovery>::new(options, seats, Seed::from_number(seed));
    let (mut game, _) = begun.unwrap_or_else(|refusal| panic!("{refusal:?}"));
    let mut dice = Dice::new(seed);
    let mut events = Vec::new();
    while let Some(seat) = AgeOfDiscovery::open(game.state()).first() {
        let decision = game.decision(seat).expect("asked");
        let choices = &decision.offer.choices;
        let action = choices[dice.below(choices.len() as u32) as usize].action;
        let done = game.submit(seat, decision.number, action).unwrap_or_else(|refused| panic!("{refused}"));
        events.extend(done.told.into_iter().map(|told| told.event));
    }
    events
}

fn said(brief: &Brief, words: &Words) -> String {
    brief.said.as_ref().map_or_else(String::new, |said| words.say(said, &|seat| format!("#{}", seat.0)))
}

fn words(lang: Lang) -> Words {
    Words::at::<Atlas>(lang).unwrap_or_else(|p| panic!("{p:?}"))
}

/// What the short forms of an event say, with the names of what is drawn before it.
fn english(event: &Event) -> Vec<String> {
    let words = words(Lang::En);
    let one = |brief: &Brief| {
        let drawn = brief.drawn.iter().map(|thing| format!("[{}]", words.fill(&thing.name)));
        let whose = brief.seat.map_or_else(|| "-".to_owned(), |seat| seat.0.to_string());
        format!("{whose} {}{}", drawn.collect::<String>(), said(brief, &words))
    };
    Atlas::brief(event).expect("it has a short form").iter().map(one).collect()
}

/// R6, R7, R9: all that happens once the workers are placed; and the mark says whose it is, so no name does.
#[test]
fn a_round_is_told_in_few_words() {
    let both = Lang::ALL.map(words);
    let (mut rounds, mut drawn) = (0, 0);
    for (seats, seed, options) in [(4, 3, &[][..]), (6, 8, &[("start_mode", "random_nations")][..])] {
        // Before the first track, workers are placed; a round ends when the next begins, and the game with the last.
        let mut placing = true;
        for event in told(seats, options, seed) {
            let sentence = AgeOfDiscovery::narrate(&event);
            match event {
                Event::TrackBegins { .. } => placing = false,
                Event::RoundBegins { .. } => (placing, rounds) = (true, rounds + 1),
                Event::FinalScore { .. } | Event::Won { .. } => continue,
                _ => {}
            }
            if placing {
                continue;
            }
            let briefs = Atlas::brief(&event).unwrap_or_else(|| panic!("no short form: {sentence:?}"));
            drawn += briefs.iter().map(|brief| brief.drawn.len()).sum::<usize>();
            for (brief, words) in briefs.iter().flat_map(|brief| both.iter().map(move |words| (brief, words)))
            {
                let text = said(brief, words);
                let named = brief.seat.is_some_and(|seat| text.contains(&format!("#{}", seat.0)));
                assert!(!named && !text.contains('⟨'), "{text}");
                assert!(
                    text.chars().count() < 60 || matches!(event, Event::BuildingsRevealed { .. }),
                    "{text}"
                );
            }
        }
    }
    assert!(rounds > 12 && drawn > 100, "{rounds} {drawn}");
    assert!(both.iter().all(|words| words.missed().is_empty()));
}

#[test]
fn workers_goods_and_ships_are_drawn() {
    let (one, two) = (Seat(0), Seat(1));
    let landed = Event::Landed { seat: one, kind: Kind::Merchant, region: Region::NewEngland };
    assert_eq!(english(&landed), ["0 [merchant]New England"]);
    assert_eq!(english(&Event::TookGood { seat: two, good: Good::Fish }), ["1 [fish]"]);
    assert_eq!(english(&Event::ShipWon { seat: one, value: 4, tied: false }), ["0 [Merchant ship]total 4"]);
    assert_eq!(english(&Event::InitiativePaid { seat: one, n: 2 }), ["0 +$2"]);
    assert_eq!(english(&Event::WarPassed { seat: one }), ["0 peace"]);
    assert_eq!(english(&Event::TrackBegins { track: Track::Dock }), ["- [Colonist Dock]"]);
    let order = [two, one].into_iter().collect();
    assert_eq!(english(&Event::NewOrder { order }), ["- [2][1]in this order"]);
    let (removed, drawn) = (vec![Good::Fur], vec![Good::Rice, Good::Gold]);
    assert_eq!(english(&Event::GoodsRefreshed { removed, drawn }), ["- [fur]gone", "- [rice][gold]new"]);
    let mut goods = Goods::default();
    goods[Good::Fur] = 2;
    let building = age_of_discovery::Building::TradingPost;
    assert_eq!(english(&Event::GoodsFrom { seat: one, building, goods }), ["0 [fur][fur]Trading Post"]);
}

/// R6.5.2: what a building pays on the spot follows its purchase, which has named it; what it pays each round has its name.
#[test]
fn a_purchase_names_its_building_once() {
    use age_of_discovery::Building;
    let paid = |building, n| english(&Event::MoneyFrom { seat: Seat(0), building, n });
    assert_eq!(paid(Building::IncaConquest, 20), ["0 +$20"]);
    assert_eq!(paid(Building::TradingPost, 5), ["0 Trading Post +$5"]);
    let ship = Event::ShipFrom { seat: Seat(0), building: Building::SpoilsShip };
    assert_eq!(english(&ship), ["0 [Merchant ship]"]);
}

/// R6.8.3: whoever loses nobody is told so, and what is lost has the colour of its owner.
#[test]
fn both_sides_of_a_battle_have_their_losses() {
    let mut lost = Workers::default();
    (lost[Kind::Colonist], lost[Kind::Soldier]) = (2, 1);
    let battle = Event::BattleFought {
        region: Region::Peru,
        attacker: Seat(0),
        defender: Seat(1),
        attacker_lost: Workers::default(),
        defender_lost: lost,
        militia: false,
    };
    assert_eq!(english(&battle), ["0 no losses, Peru", "1 [colonist][colonist][soldier]lost, Peru"]);
    let briefs = Atlas::brief(&battle).expect("it has a short form");
    assert!(briefs[1].drawn.iter().all(|thing| thing.svg.0.contains("seat-1")), "{briefs:?}");
}
