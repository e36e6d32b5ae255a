//! Foresight of a small game that has one of each thing that can go wrong.

use foresight::{Foreseer, percent};
use kernel::{Cx, Dice, Rules, Seat};
use kit::gauge::{EXACT, Value};
use testkit::toy::{Action, Options, Pending, Raid, State};

fn raid(frame: Pending) -> State {
    let mut state = Raid::setup(&Options::default(), 3, &mut Cx::playout(&mut Dice::new(4)))
        .unwrap_or_else(|refusal| panic!("{}", refusal.rule));
    state.frames.replace(frame);
    state
}

#[test]
fn sure_is_sure_and_nothing_leaks() {
    assert!(testkit::foreseen::<Raid>(10_000) > 1_000);
}

#[test]
fn what_a_step_changes_is_known_before() {
    let state = raid(Pending::Shield { by: Seat(0), roll: 5 });
    let pass = Foreseer::<Raid>::new(&state, Seat(1), 9).foresee(&Action::Pass);
    let score = pass.changes.iter().find(|c| c.what == "score").expect("the raider scores");
    assert_eq!((&score.before, &score.after[0]), (&Some(Value::Number(0)), &(Some(Value::Number(5)), EXACT)));
}

/// A die is one outcome by its gist, not six sentences.
#[test]
fn a_roll_is_counted_by_its_gist() {
    let state = raid(Pending::Plan { at: Some(1) });
    let roll = Foreseer::<Raid>::new(&state, Seat(0), 9).foresee(&Action::Roll);
    assert!(!roll.sure);
    assert_eq!(roll.told.len(), 1);
    assert_eq!(percent(roll.told[0].chance), 100);
    let then = roll.then.expect("the roller goes on");
    assert_eq!((then.seat, then.prompt.map(|p| p.key)), (Seat(0), Some("prompt-press".into())));
}
