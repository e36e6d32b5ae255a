//! What somebody new reads on the sheets: when objectives of others count, and how an advance is taken.

use clash_of_cultures::{Action, ClashOfCultures, Goal, Options, Pile, Set, State, data};
use clash_of_cultures_table::HexBoard;
use kernel::{Audience, Rules, Seat};
use table::{Face, Scene, SeatInfo, Words, at};
use text::Lang;

/// The desk of the first of two players.
fn desk(state: &State) -> String {
    let words = Words::at::<HexBoard>(Lang::En).expect("texts");
    let (audience, seats) = (Audience::Seat(Seat(0)), [SeatInfo::default(), SeatInfo::default()]);
    let view = ClashOfCultures::view(state, audience);
    let open = ClashOfCultures::open(state).contains(Seat(0));
    let offer = open.then(|| ClashOfCultures::offer_for(state, Seat(0)));
    let offer = offer.as_ref();
    let scene = Scene { view: &view, offer, foreseen: &[], audience, words: &words, seats: &seats };
    HexBoard::hand(&scene).expect("a desk").into_string()
}

/// R16.2: the sign of what is declared in an instant stands on that and nothing else, also on cards of others that one has seen;
/// how far one would be with the rest is counted.
#[test]
fn a_card_of_another_says_how_far_one_would_be() {
    let all = (0..data().goals.len() as u8).map(Goal);
    let (mut instant, mut counted) = (0, 0);
    for goal in all {
        let mut state = testkit::start::<ClashOfCultures>(&Options::default(), 2, 1);
        for player in 0..2 {
            *state.players[Seat(player)].goals.get_mut() = Set::empty();
        }
        *state.players[Seat(1)].goals.get_mut() = Set::of(goal);
        state.players[Seat(0)].known.get_mut().goals[1] = Set::of(goal);
        let html = desk(&state);
        let target = format!("data-target=\"{}\"", at(clash_of_cultures::targets::goal(goal)));
        let card = html.split(&target).nth(1).expect("the card is shown");
        let aims: Vec<&str> = card.split("class=\"aim\"").skip(1).take(2).collect();
        for (objective, aim) in [goal.fact().top, goal.fact().bottom].into_iter().zip(aims) {
            let sign = aim.contains("so-far instant");
            assert_eq!(sign, data().instant.has(objective), "{objective:?}: {aim}");
            instant += sign as u32;
            let counts = aim.contains(" of ") && aim.contains("aim-bar");
            assert!(sign || counts || state.progress(Seat(0), objective.fact().when).is_none(), "{aim}");
            counted += counts as u32;
        }
    }
    assert!(instant > 5 && counted > 20, "{instant} and {counted}");
}

/// R5.4: in a turn the board of advances says which action it belongs to; where a free one is asked for, nothing else is lit.
#[test]
fn the_board_of_advances_says_how_one_is_taken() {
    let mut state = testkit::start::<ClashOfCultures>(&Options::default(), 2, 1);
    state.players[Seat(0)].stock = Pile::food(2);
    let mine = state.turn.seat == Seat(0);
    assert_eq!(desk(&state).contains("first choose the action"), mine);
    let offer = ClashOfCultures::offer_for(&state, state.turn.seat);
    assert!(offer.has(&Action::EndTurn));
    state.turn.actions = 0;
    assert!(!desk(&state).contains("first choose the action"), "none can be taken");
}
