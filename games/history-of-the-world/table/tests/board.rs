//! What the board and its cards show at moments where one would look for it.

use history_of_the_world::{Event, HistoryOfTheWorld, Land, Options, Roll, Score, Stage, State};
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
                assert!(mine > 0 && pins.matches("look\" data-focus").count() == 2, "{pins}");
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
    let sick =
        |dice: &[u8]| Event::Sick { land, owner: Seat(1), dice: dice.to_vec(), dies: dice.contains(&1) };
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
        let event = Event::Battle { attacker, defender, land, attack, defence, outcome };
        let sides = WorldMap::card(&event).expect("a card").sides;
        sides.into_iter().map(|side| side.with.len()).collect::<Vec<_>>()
    };
    assert_eq!(battle(roll(&[6, 2], 0), roll(&[1], 0)), [0, 0]);
    assert_eq!(battle(roll(&[6, 2, 1], 1), roll(&[1], 1)), [1, 1]);
    let words = Words::at::<WorldMap>(Lang::Fr).expect("texts");
    assert_eq!(words.get("face-card-cards"), "cartes", "how much it is stands beside it");
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
