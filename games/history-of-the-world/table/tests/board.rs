//! What the board and its cards show at moments where one would look for it.

use history_of_the_world::{
    Action, Army, Card, CivilWar, Empire, Event, HistoryOfTheWorld, Land, Options, Roll, Score, Stage, State,
    Turn,
};
use history_of_the_world_table::WorldMap;
use kernel::{Audience, Rules, Seat};
use kit::Named;
use table::{Effect, Face, Outcome, Scene, SeatInfo, Words, trial};
use text::Lang;

/// The pins of starts, as `seat` sees them.
fn starts(words: &Words, state: &State, seat: Seat) -> String {
    let view = HistoryOfTheWorld::view(state, Audience::Seat(seat));
    let offer = HistoryOfTheWorld::offer_for(state, seat);
    let seats = [SeatInfo::default(), SeatInfo::default(), SeatInfo::default()];
    let scene = Scene {
        view: &view,
        offer: Some(&offer),
        foreseen: &[],
        audience: Audience::Seat(seat),
        words,
        seats: &seats,
    };
    let parts = WorldMap::board(&scene);
    let part = parts.into_iter().find(|part| part.id == "starts").expect("the starts");
    part.svg.into_string()
}

/// R4.3, R5.1: where an empire begins is seen while it is drawn and while its cards are played, and the camera looks there; once
/// it stands on the board its pin is gone.
#[test]
fn where_an_empire_begins_is_seen_until_it_stands_there() {
    let words = Words::at::<WorldMap>(Lang::En).expect("texts");
    let (mut drawn, mut played, mut gone) = (0, 0, 0);
    trial::play::<HistoryOfTheWorld>(3, &[], 3, 400, |_, state| {
        let Some(seat) = HistoryOfTheWorld::open(state).first() else { return };
        let pins = starts(&words, state, seat);
        let mine = pins.matches("start mine\" data-focus").count();
        let other = starts(&words, state, seat.next(3)).matches("start mine").count();
        match HistoryOfTheWorld::view(state, Audience::Seat(seat)).turn.map(|turn| turn.stage) {
            None => {
                assert!(mine > 0 && pins.matches("gaze\" data-focus").count() == 2, "{pins}");
                drawn += 1;
            }
            Some(Stage::Events) => {
                assert!(mine > 0 && pins.matches("<g class=\"start").count() == mine, "{pins}");
                assert_eq!(other, 0, "somebody else’s turn");
                played += 1;
            }
            Some(_) => {
                assert!(!pins.contains("<g class=\"start"), "{pins}");
                gone += 1;
            }
        }
    });
    assert!(drawn > 5 && played > 5 && gone > 5, "{drawn}, {played}, {gone}");
}

/// R6.9.14 to R6.9.16: an army that rolls several dice against a sickness has them on a card; where each army of a region rolls
/// one, they go by.
#[test]
fn dice_against_a_sickness_lie_on_a_card() {
    let land = Land::named("upper-indus").expect("a land");
    let card = Card::named("plague").expect("a card");
    let sick = |dice: &[u8]| Event::Sick {
        card,
        land,
        owner: Seat(1),
        dice: dice.to_vec(),
        dies: dice.contains(&1),
        before: Vec::new(),
    };
    let lives = WorldMap::card(&sick(&[4, 3, 3, 6])).expect("a card");
    assert_eq!(lives.outcome, Outcome::Won);
    assert!(lives.sides[0].dice.iter().all(|die| die.counts));
    let dies = WorldMap::card(&sick(&[4, 1, 3])).expect("a card");
    assert_eq!(dies.outcome, Outcome::Lost);
    assert_eq!(dies.sides[0].dice.iter().map(|die| die.counts).collect::<Vec<_>>(), [false, true, false]);
    let rolls = |dice: &[u8]| WorldMap::effects(&sick(dice)).iter().any(|e| matches!(e, Effect::Dice { .. }));
    assert!(!rolls(&[4, 1, 3]) && rolls(&[5]), "no dice are shown twice, and none not at all");
    assert_eq!(WorldMap::card(&sick(&[5])), None);
}

/// R6.8.2, R6.9.10, R9.7: what is added to either side's die has a name on the card.
#[test]
fn what_is_added_to_a_die_is_named() {
    let roll = |dice: &[u8], bonus: u8| Roll { dice: dice.iter().copied().collect(), bonus };
    let battle = |attack: Roll, defence: Roll| {
        let (attacker, defender) = (Seat(0), Seat(1));
        let (land, outcome) =
            (Land::named("upper-indus").expect("a land"), history_of_the_world::Outcome::Higher);
        let event = Event::Battle { attacker, defender, land, attack, defence, outcome, open: true };
        let sides = WorldMap::card(&event).expect("a card").sides;
        assert!(
            sides.iter().all(|side| side.bonus == 0),
            "by itself it may break into another line than its name"
        );
        sides.into_iter().flat_map(|side| side.with).collect::<Vec<_>>()
    };
    assert_eq!(battle(roll(&[6, 2], 0), roll(&[1], 0)), []);
    let words = Words::at::<WorldMap>(Lang::Fr).expect("texts");
    let said =
        battle(roll(&[6, 2, 1], 2), roll(&[1], 1)).iter().map(|with| words.fill(with)).collect::<Vec<_>>();
    assert_eq!(said, ["cartes\u{a0}+2", "fort\u{a0}+1"]);
}

/// R9.8, R9.9: as long as somebody defends the land, a round won has not taken it, and its card does not say so.
#[test]
fn a_land_still_defended_is_not_won() {
    let roll = |dice: &[u8], bonus: u8| Roll { dice: dice.iter().copied().collect(), bonus };
    let higher = |bonus: u8, open: bool| {
        let outcome = history_of_the_world::Outcome::Higher;
        let (attack, defence) = (roll(&[6, 2], 0), roll(&[1], bonus));
        let battle = Event::Battle {
            attacker: Seat(0),
            defender: Seat(1),
            land: land("upper-indus"),
            attack,
            defence,
            outcome,
            open,
        };
        WorldMap::card(&battle).expect("a card").outcome
    };
    assert_eq!((higher(0, true), higher(1, true)), (Outcome::Won, Outcome::Won));
    assert_eq!(
        (higher(0, false), higher(1, false)),
        (Outcome::Near, Outcome::Near),
        "an army or a fort fell"
    );
}

/// R11.1, R11.2: a point comes from a region or from what is built; of an epoch one is told what it brought.
#[test]
fn points_are_told_by_what_they_come_from() {
    let mut state = testkit::start::<HistoryOfTheWorld>(&Options::default(), 3, 1);
    let player = &mut state.players[Seat(1)];
    player.scored[0] = Score { regions: 4, capitals: 2, cities: 1, monuments: 0, seas: 0 };
    player.scored[1] = Score { regions: 9, capitals: 4, cities: 0, monuments: 2, seas: 0 };
    let view = HistoryOfTheWorld::view(&state, Audience::Seat(Seat(0)));
    let rows = WorldMap::breakdown(&view);
    let row = |key: &str| rows.iter().find(|row| row.label.key == key).map(|row| row.points[Seat(1)]);
    assert_eq!(row("face-source-regions"), Some(13.into()));
    assert_eq!(row("face-source-capitals"), Some(6.into()));
    assert_eq!(row("face-source-monuments"), Some(2.into()));
    assert_eq!(row("face-source-seas"), None, "without naval control there are none");
}

/// The title of a plate keeps inside its frame, however long the language makes it.
#[test]
fn the_title_of_a_plate_keeps_inside_it() {
    let mut state = testkit::start::<HistoryOfTheWorld>(&Options::default(), 3, 1);
    state.epoch = 7;
    let view = HistoryOfTheWorld::view(&state, Audience::Seat(Seat(0)));
    let seats = [SeatInfo::default(), SeatInfo::default(), SeatInfo::default()];
    let squeezed = |lang: Lang| {
        let words = Words::at::<WorldMap>(lang).expect("texts");
        let audience = Audience::Seat(Seat(0));
        let scene = Scene { view: &view, offer: None, foreseen: &[], audience, words: &words, seats: &seats };
        let parts = WorldMap::board(&scene);
        let legend = parts.into_iter().find(|part| part.id == "legend").expect("the values of regions");
        let svg = legend.svg.into_string();
        let title = svg.split("<text class=\"plate-title\"").nth(1).and_then(|rest| rest.split('>').next());
        title.expect("a title").contains("textLength=\"198\"")
    };
    assert!(squeezed(Lang::Fr), "« Valeurs à l’époque VII » is wider than its plate");
    assert!(!squeezed(Lang::En), "what has room is not touched");
}

fn land(name: &str) -> Land {
    Land::named(name).unwrap_or_else(|| panic!("no land {name}"))
}

/// What a part of the board, or the hand, says to the first player.
fn drawn(state: &State, lang: Lang, of: impl Fn(&Scene<HistoryOfTheWorld>) -> String) -> String {
    let words = Words::at::<WorldMap>(lang).expect("texts");
    let view = HistoryOfTheWorld::view(state, Audience::Seat(Seat(0)));
    let offer = HistoryOfTheWorld::offer_for(state, Seat(0));
    let seats = ["Ana", "Bo", "Cy"].map(|name| SeatInfo { name: name.into(), ..Default::default() });
    let (audience, words) = (Audience::Seat(Seat(0)), &words);
    of(&Scene { view: &view, offer: Some(&offer), foreseen: &[], audience, words, seats: &seats })
}

fn part(scene: &Scene<HistoryOfTheWorld>, id: &str) -> String {
    let parts = WorldMap::board(scene);
    parts.into_iter().find(|part| part.id == id).unwrap_or_else(|| panic!("no part {id}")).svg.into_string()
}

/// R6.9.14: of an outbreak that takes armies in several lands only the last card lies for a while: it names those that died before.
#[test]
fn the_last_card_of_an_outbreak_names_whom_it_took() {
    let mut state = testkit::start::<HistoryOfTheWorld>(&Options::default(), 3, 1);
    let pestilence = kit::Named::named("pestilence").expect("a card");
    (state.epoch, state.turn) = (3, Turn::of(Seat(0), Empire::named("maurya")));
    // One of them is far from it: nobody loses the last army.
    for name in ["pindus", "morea", "dalmatia", "balkans", "albion"] {
        state.world.settle(land(name), Seat(1), Army::of_empire(2));
    }
    state.players[Seat(0)].hand = kernel::Secret::new([pestilence].into_iter().collect());
    state.frames.replace(Stage::Events);
    let mut found = 0;
    for seed in 0..40 {
        let (mut state, mut notes, mut dice) =
            (state.clone(), kernel::Notes::default(), kernel::Dice::new(seed));
        for action in [Action::Play(pestilence), Action::Land(land("pindus"))] {
            let cx = &mut kernel::Cx::recording(2, &mut dice, &mut notes);
            HistoryOfTheWorld::apply(&mut state, Seat(0), action, cx);
        }
        let cards: Vec<_> = notes.told.iter().filter_map(|told| WorldMap::card(&told.event)).collect();
        let Some((last, before)) = cards.split_last() else { panic!("cards") };
        for card in before.iter().filter(|card| card.outcome == Outcome::Lost) {
            assert!(
                last.sides.iter().any(|side| side.role.as_ref() == Some(&card.title)),
                "{card:?} {last:?}"
            );
            found += 1;
        }
        assert!(last.sides.len() <= 1 + before.len(), "each once");
    }
    assert!(found > 10, "armies died before the last roll: {found}");
}

/// R6.9.4: an empire that a Civil War can choose is spoken of whole, wherever it is pointed at, not as the one land there.
#[test]
fn an_enemy_empire_is_described_whole() {
    let mut state = testkit::start::<HistoryOfTheWorld>(&Options::default(), 3, 1);
    let card = Card::named("civil-war").expect("a card");
    (state.epoch, state.turn) = (3, Turn::of(Seat(0), Empire::named("maurya")));
    state.players[Seat(1)].empires[1] = Empire::named("persia");
    for name in ["zagros", "levant"] {
        state.world.settle(land(name), Seat(1), Army::of_empire(2));
    }
    state.world.forts.insert(land("levant"));
    state.frames.replace(Stage::Events);
    state.frames.push(CivilWar { card, foe: None, left: 3, done: Default::default() });
    let told = "Persia of Bo: 2 armies. Levant (fort) and Zagros.";
    for said in [
        drawn(&state, Lang::En, |scene| part(scene, "foes")),
        drawn(&state, Lang::En, |scene| WorldMap::hand(scene).expect("empires").into_string()),
    ] {
        assert!(said.contains(told), "{said}");
    }
    let fr = drawn(&state, Lang::Fr, |scene| part(scene, "foes")).replace('\u{a0}', " ");
    assert!(fr.contains("Perse de Bo : 2 armées. Levant (fort) et Zagros."), "{fr}");
}

/// R4.6: whoever is asked for event cards is told whose empires of the epoch were turned up before.
#[test]
fn empires_that_were_turned_up_are_named_beside_the_hand() {
    let mut state = testkit::start::<HistoryOfTheWorld>(&Options::default(), 3, 1);
    let empire = |name: &str| Empire::named(name);
    (state.epoch, state.called, state.turn) = (3, 6, Turn::of(Seat(0), empire("maurya")));
    state.players[Seat(0)].empires[2] = empire("maurya");
    state.players[Seat(1)].empires[2] = empire("macedonia");
    state.frames.replace(Stage::Events);
    let hand = drawn(&state, Lang::En, |scene| WorldMap::hand(scene).expect("event cards").into_string());
    let (led, cards) = hand.split_once("<ul").expect("cards after it");
    assert!(led.contains("Macedonia") && led.contains("Bo") && led.contains("Maurya"), "{led}");
    assert!(!cards.contains("Macedonia"), "{cards}");
}

/// Names lie over the colours of the owners, which would tinge them.
#[test]
fn names_lie_over_the_colours_of_owners() {
    let mut state = testkit::start::<HistoryOfTheWorld>(&Options::default(), 3, 1);
    state.world.settle(land("levant"), Seat(0), Army::of_empire(1));
    let ids = drawn(&state, Lang::En, |scene| {
        let parts = WorldMap::board(scene);
        parts.iter().map(|part| part.id.as_str()).collect::<Vec<_>>().join(" ")
    });
    let at = |id: &str| ids.split(' ').position(|part| part == id || part.starts_with(&format!("{id}-")));
    assert!(at("h") < at("names") && at("names").is_some(), "{ids}");
    let words = Words::at::<WorldMap>(Lang::En).expect("texts");
    assert!(!WorldMap::ground(&words).into_string().contains("class=\"name"), "each name once");
}

/// R6.9.5: a land won by treachery has its card as a battle has, without dice.
#[test]
fn a_land_betrayed_lies_on_a_card() {
    let land = Land::named("crete").expect("a land");
    let event = Event::Betrayed { attacker: Seat(0), defender: Seat(1), land };
    let card = WorldMap::card(&event).expect("a card");
    assert_eq!(card.outcome, Outcome::Won);
    assert!(card.sides.len() == 2 && card.sides.iter().all(|side| side.dice.is_empty()));
    assert!(!WorldMap::effects(&event).is_empty());
    assert!(WorldMap::STYLE.contains(".c-brought:empty"), "no hole is left where dice would be");
}

/// R7.3, R8.6: the word "fleet" says what a fleet does, and nothing of a reading that is not played.
#[test]
fn a_fleet_says_what_it_does() {
    for (lang, title, does) in [(Lang::En, "Fleet", "enter"), (Lang::Fr, "Flotte", "entrent")] {
        let words = Words::at::<WorldMap>(lang).expect("texts");
        let tips = WorldMap::tips(&words);
        let tip = tips.iter().find(|tip| tip.title == title).expect("a tip");
        assert!(tip.text.contains(does) && !tip.text.contains("Portugal"), "{}", tip.text);
    }
}

/// R10.1: a land with a resource says what it is for.
#[test]
fn a_resource_says_what_it_is_for() {
    let words = Words::at::<WorldMap>(Lang::Fr).expect("texts");
    let zagros = Land::named("zagros").expect("a land");
    let tip =
        WorldMap::tips(&words).into_iter().find(|tip| tip.id == format!("land-{}", zagros.0)).expect("a tip");
    assert!(tip.text.contains("ressource (deux font un monument)"), "{}", tip.text);
    let state = testkit::start::<HistoryOfTheWorld>(&Options::default(), 3, 1);
    let names = drawn(&state, Lang::Fr, |scene| part(scene, "names")).replace('\u{a0}', " ");
    assert!(names.contains("data-tip=\"Zagros : ressource. Deux"), "the sign itself says whose it is");
}

/// R1.4: what many battles came to is not one line among many: it has a card.
#[test]
fn whoever_has_no_army_left_has_a_card() {
    let card = WorldMap::card(&Event::WipedOut { seat: Seat(1) }).expect("a card");
    assert_eq!((card.outcome, card.sides.len()), (Outcome::Lost, 1));
}

/// R6.10.1, R9.11: the armies that are counted are those that a coin buys back; whoever loses one of an event is told why it is not
/// among them.
#[test]
fn armies_that_are_counted_can_be_bought_back() {
    let told = [
        (Lang::En, "armies to buy back", "Those of an event or of a minor empire"),
        (Lang::Fr, "armées à racheter", "Celles d’un événement ou d’un empire mineur"),
    ];
    for (lang, name, others) in told {
        let words = Words::at::<WorldMap>(lang).expect("texts");
        let tip = WorldMap::tips(&words).into_iter().find(|tip| tip.id == "lost").expect("a tip");
        assert!(tip.title == name && tip.text.contains(others), "{} {}", tip.title, tip.text);
    }
}
