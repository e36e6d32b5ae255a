//! What the table says: tips, forecasts and closed spaces.

use age_of_discovery::{
    AgeOfDiscovery, Battle, Building, Event, Goal, Kind, LandTile, Options, Region, State, Worker, Workers,
    facts,
};
use age_of_discovery_table::Atlas;
use kernel::{Audience, Cx, Dice, Rules, Seat};
use kit::{Id, Named};
use table::trial::Desk;
use table::{Face, Outcome, Tip, Words, screen};
use text::Lang;

fn begin(options: Options, seats: u8) -> State {
    AgeOfDiscovery::setup(&options, seats, &mut Cx::playout(&mut Dice::new(1))).expect("stands")
}

fn words(lang: Lang) -> Words {
    Words::at::<Atlas>(lang).unwrap_or_else(|p| panic!("{p:?}"))
}

fn tip(tips: &[Tip], id: &str) -> (String, Option<&'static str>) {
    let tip = tips.iter().find(|t| t.id == id).unwrap_or_else(|| panic!("no tip '{id}'"));
    (tip.text.clone(), tip.rule)
}

/// R6.5.1.
#[test]
fn a_building_that_costs_says_its_price() {
    for lang in Lang::ALL {
        let tips = Atlas::tips(&words(lang));
        for building in Building::all() {
            let (text, _) = tip(&tips, &building.key());
            let price = match (lang, building.facts().cost) {
                (_, 0) => continue,
                (Lang::En, n) => format!("${n}."),
                (Lang::Fr, n) => format!("{n}\u{a0}$."),
            };
            assert!(text.ends_with(&price), "{lang}: {building:?}: {text}");
        }
    }
}

/// R6.7, R10.2: whoever buys a school need not look up what its specialist is for.
#[test]
fn a_building_says_what_its_specialist_is_for() {
    let said = |lang, building: Building| tip(&Atlas::tips(&words(lang)), &building.key()).0;
    let city = said(Lang::En, Building::NewWorldCity);
    assert!(city.contains("Builder: buildings $5 cheaper; more VP where it lands."), "{city}");
    let city = said(Lang::Fr, Building::NewWorldCity);
    assert!(city.contains("Bâtisseur\u{a0}: bâtiments à −5\u{a0}$"), "{city}");
    assert!(said(Lang::En, Building::IndianAllies).contains("Soldier: "));
    assert!(!said(Lang::En, Building::Colonists).contains("Colonist: "));
}

/// R4: the bar and the log call a phase by the same name.
#[test]
fn a_phase_has_one_name() {
    for words in Lang::ALL.map(words) {
        for (bar, log) in [
            ("face-phase-income", "event-income-begins"),
            ("face-phase-benefits", "event-benefits-begin"),
            ("face-phase-refresh", "event-refresh-begins"),
        ] {
            assert_eq!(words.get(bar), words.get(log));
        }
    }
}

/// R6.4: whoever wins the ship sees it, in whoever's step the track was settled.
#[test]
fn a_ship_that_is_won_is_shown() {
    let card = Atlas::card(&Event::ShipWon { seat: Seat(1), value: 3, tied: false }).expect("worth a look");
    assert_eq!((card.sides[0].seat, card.sides[0].sum), (Some(Seat(1)), Some(3)));
    assert_eq!(card.outcome, Outcome::Won);
    assert!(Atlas::card(&Event::ShipStays).is_none());
}

/// R6.5: below what stands at the foot of a card, or the badges of a row would lie at different heights.
#[test]
fn badges_of_buildings_lie_below_their_signs() {
    let state = begin(Options::default(), 3);
    let drawn = Desk::<Atlas>::default().draw(&state, 3, Audience::Seat(Seat(0)), 0, screen::<Atlas>);
    let row = &drawn.elements.iter().find(|e| e.id == "row").expect("drawn").html;
    let anchors: Vec<f32> = row
        .split("data-badge-at=\"")
        .skip(1)
        .map(|rest| {
            rest[..rest.find('"').expect("it ends")].split(',').nth(1).expect("y").parse().expect("a number")
        })
        .collect();
    assert_eq!(anchors.len(), state.row.len());
    // The cards end at 495, and their signs 7 above; a badge reaches 9.5 up and down, and the next track begins at 504.
    assert!(anchors.iter().all(|y| (497.5..=504.0).contains(y)), "{anchors:?}");
}

/// R6.8.3: a badge on a worker to be hit lies below it, or nobody could see who it is.
#[test]
fn a_worker_to_be_hit_is_not_covered() {
    let mut state = begin(Options::default(), 3);
    state.regions[Region::Brazil].tile = LandTile::None;
    let there = &mut state.regions[Region::Brazil].workers;
    there[0][Kind::Soldier] = 1;
    (there[1][Kind::Colonist], there[1][Kind::Builder]) = (2, 1);
    let none = Workers::default();
    state.frames.push(Battle {
        region: Region::Brazil,
        attacker: Seat(0),
        defender: Seat(1),
        attacker_hits: 1,
        defender_hits: 0,
        attacker_lost: none,
        defender_lost: none,
        militia: 0,
    });
    let drawn = Desk::<Atlas>::default().draw(&state, 3, Audience::Seat(Seat(0)), 0, screen::<Atlas>);
    let opened = &drawn.elements.iter().find(|e| e.id == "open-brazil").expect("opened").html;
    assert_eq!(opened.matches("data-badge-at=").count(), 3, "{opened}");
}

/// R17.1: in the table of goods, which is looked up, and not in the tips, which are read in the middle of a turn.
#[test]
fn a_reconstructed_good_is_said_to_be_ours() {
    let state = begin(Options::default(), 3);
    let drawn = Desk::<Atlas>::default().draw(&state, 3, Audience::Seat(Seat(0)), 0, screen::<Atlas>);
    let all: String = drawn.elements.iter().map(|e| e.html.as_str()).collect();
    let (_, note) = all.split_once("Reconstructed by us (R17.1): ").expect("it is said");
    let note = &note[..note.find('<').expect("it ends")];
    let words = words(Lang::En);
    for region in Region::all() {
        let ours = facts().regions[region].good_reconstructed;
        assert_eq!(note.contains(words.get(&region.key())), ours, "{region:?}: {note}");
    }
    let reconstructed = |tip: &Tip| tip.text.contains("reconstruct") || tip.rule == Some("R17.1");
    assert!(!Atlas::tips(&words).iter().any(reconstructed));
}

/// R3.9, R5.3: crossed-out spaces give their reason.
#[test]
fn a_closed_space_says_why() {
    let state = begin(Options::default(), 3);
    let drawn = Desk::<Atlas>::default().draw(&state, 3, Audience::Seat(Seat(0)), 0, screen::<Atlas>);
    let closed = drawn.elements.iter().find(|e| e.id == "closed").expect("drawn");
    assert_eq!(closed.html.matches("data-tip=\"shut-dock\"").count(), 12 - 5, "{}", closed.html);
    assert_eq!(closed.html.matches("data-tip=\"shut-initiative\"").count(), 3, "{}", closed.html);
    for lang in Lang::ALL {
        let tips = Atlas::tips(&words(lang));
        assert_eq!(tip(&tips, "shut-dock").1, Some("R3.9"));
        assert_eq!(tip(&tips, "shut-initiative").1, Some("R5.3"));
    }
}

/// R9.2: nothing is said of bought points where none can be bought.
#[test]
fn points_are_bought_only_where_they_can_be() {
    for buy_vp in [false, true] {
        let state = begin(Options { buy_vp, ..Options::default() }, 3);
        let rows = Atlas::breakdown(&AgeOfDiscovery::view(&state, Audience::Table));
        assert_eq!(rows.iter().any(|r| r.label.key == "face-score-bought"), buy_vp);
    }
}

#[test]
fn money_is_written_as_each_language_does() {
    let ground = |lang| Atlas::ground(&words(lang)).into_string();
    assert!(ground(Lang::En).contains(">$1<") && !ground(Lang::Fr).contains(">$1<"));
    assert!(ground(Lang::Fr).contains(">1\u{a0}$<"));
}

/// R5.3: while a worker is to be placed the eight tracks stay in a bar; what cannot be done says why.
#[test]
fn the_eight_tracks_stay_in_a_bar() {
    let mut state = begin(Options::default(), 3);
    let seat = AgeOfDiscovery::open(&state).first().expect("somebody places");
    state.tracks.initiative.push(Worker { seat, kind: Kind::Colonist });
    let drawn = Desk::<Atlas>::default().draw(&state, 3, Audience::Seat(seat), 0, screen::<Atlas>);
    let prompt = &drawn.elements.iter().find(|e| e.id == "t-prompt").expect("drawn").html;
    let bar = &prompt[prompt.find("class=\"deeds\"").expect("a bar")..];
    assert_eq!(bar.matches("<button class=\"deed").count(), 8, "{bar}");
    let shut = "<b>Initiative</b><small>One worker each. (R5.3)</small>";
    assert!(bar.contains(shut), "{bar}");
    assert!(bar.contains("<b>Trade Goods</b><small>chooses 1st, from 4</small>"), "{bar}");
}

/// R8.1: the signs at the foot of a building's card say what they mean.
#[test]
fn the_signs_of_a_building_can_be_read() {
    let mut state = begin(Options::default(), 3);
    state.row.clear();
    state.row.extend([Building::TradingPost, Building::Cartography, Building::IncaConquest]);
    let drawn = Desk::<Atlas>::default().draw(&state, 3, Audience::Seat(Seat(0)), 0, screen::<Atlas>);
    let row = &drawn.elements.iter().find(|e| e.id == "row").expect("drawn").html;
    for said in [
        "Every round: 8 more times before the game ends.",
        "Once, when you want it.",
        "At once, when it is bought.",
    ] {
        assert!(row.contains(&format!("data-tip=\"{said}\"")), "{said}: {row}");
    }
}

/// R10.1, R10.2: whoever decides where to land reads what the places pay there, and why: who is tied, and what builders bring.
#[test]
fn a_region_says_what_its_places_pay() {
    let here = |sizes: [u8; 4], builders: u8| {
        let mut state = begin(Options::default(), 4);
        let there = &mut state.regions[Region::Caribbean].workers;
        for (workers, n) in there.iter_mut().zip(sizes) {
            workers[Kind::Colonist] = n;
        }
        (there[0][Kind::Colonist], there[0][Kind::Builder]) = (sizes[0] - builders, builders);
        let drawn = Desk::<Atlas>::default().draw(&state, 4, Audience::Seat(Seat(3)), 0, screen::<Atlas>);
        let html: String = drawn.elements.into_iter().map(|element| element.html).collect();
        let (_, tip) = html.split_once("data-tip=\"Caribbean\n").expect("the card has a tip");
        let (_, stake) = html.split_once("data-tip=\"stake\"").expect("and what is at stake");
        let (_, stake) = stake.split_once("y=\"17\">").expect("in letters");
        let until = |text: &str, end| text[..text.find(end).expect("it ends")].to_owned();
        (until(tip, '"'), until(stake, '<'))
    };
    for (sizes, builders, said, stake) in [
        (
            [5, 5, 5, 0],
            1,
            "If scored now, 3 tied for first: 4 VP each; second: 2 VP. Builders bring 4 and 2 of that.",
            "4·2",
        ),
        (
            [5, 5, 5, 1],
            1,
            "If scored now, 3 tied for first: 4 VP each; second: 2 VP. Builders bring 4 and 2 of that.",
            "4·2",
        ),
        ([5, 5, 1, 0], 0, "If scored now, 2 tied for first: 2 VP each; second: 0 VP.", "2·0"),
        ([3, 0, 0, 0], 0, "If scored now, first place: 6 VP; second: 2 VP.", "6·2"),
        ([4, 3, 3, 0], 0, "If scored now, first place: 6 VP; 2 tied for second: 0 VP each.", "6·0"),
        ([2, 2, 0, 0], 0, "Nobody scores before somebody has three workers here.", "3+"),
        ([3, 3, 3, 0], 0, "Three are tied for first: nobody scores.", "0·0"),
    ] {
        let (tip, at_stake) = here(sizes, builders);
        assert!(tip.lines().any(|line| line == said), "{said}: {tip}");
        assert_eq!(at_stake, stake, "{said}");
    }
}

/// R6.6.3: the log tells what is printed on a tile, so the card says why less had to be reached. R6.6.2, R13.2: and what that was of.
#[test]
fn an_expedition_shows_what_its_plague_takes_off() {
    let resistance = |goal, lowered| {
        let (value, needed) = (3, 4 - lowered);
        let card = Atlas::card(&Event::Failed { seat: Seat(0), goal, value, needed, lowered });
        let side = card.expect("it is worth a look").sides.swap_remove(1);
        let fill = |msg: Option<kernel::Msg>| msg.map(|msg| words(Lang::Fr).fill(&msg));
        (fill(side.role), side.sum, fill(side.note))
    };
    let tile = Some("la tuile".to_owned());
    assert_eq!(resistance(Goal::Region(Region::Peru), 0), (tile.clone(), Some(4), None));
    let less = Some("4 moins 1 par la Peste".to_owned());
    assert_eq!(resistance(Goal::Region(Region::Peru), 1), (tile, Some(3), less.clone()));
    assert_eq!(resistance(Goal::Deck, 1), (Some("la carte".to_owned()), Some(3), less.clone()));
    assert_eq!(resistance(Goal::Portugal, 1), (None, Some(3), less));
}

/// R6.8.3: a battle is shown with what each side removed, and by that it is won or lost.
#[test]
fn a_battle_shows_what_each_side_removed() {
    let [mut one, mut two] = [Workers::default(); 2];
    (one[Kind::Colonist], two[Kind::Builder]) = (1, 2);
    let fought = |attacker_lost, defender_lost| Event::BattleFought {
        region: Region::Peru,
        attacker: Seat(0),
        defender: Seat(1),
        attacker_lost,
        defender_lost,
        militia: false,
    };
    let card = Atlas::card(&fought(one, two)).expect("it is worth a look");
    assert_eq!(card.sides.iter().map(|side| side.sum).collect::<Vec<_>>(), [Some(2), Some(1)]);
    assert_eq!(card.outcome, Outcome::Won);
    assert_eq!(Atlas::card(&fought(two, one)).expect("a card").outcome, Outcome::Lost);
    assert_eq!(Atlas::card(&fought(one, one)).expect("a card").outcome, Outcome::Even);
}
