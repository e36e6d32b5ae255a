//! What was foreseen is what happens, and tells nobody more than they know.

use crate::options::option_sets;
use foresight::{Foreseer, Foresight};
use kernel::{Audience, Chance, Cx, Dice, Notes, Seat};
use kit::gauge::{EXACT, Gauges, Of, Value};

/// Plays random games until so many choices were foreseen, and takes one of each offer. Panics when something sure did not
/// come true, or when the foresight differs in a world its seat cannot tell from the true one. Returns how many of the
/// choices were sure.
pub fn foreseen<G: Gauges>(choices: usize) -> usize {
    let (mut looked_at, mut sure) = (0, 0);
    let mut dice = Dice::new(11);
    let sets = option_sets::<G>(4, 7);
    for round in 0.. {
        let seats = G::SEATS.0 + (round % (G::SEATS.1 - G::SEATS.0 + 1) as usize) as u8;
        let options = &sets[round % sets.len()];
        let Ok(mut state) = G::setup(options, seats, &mut Cx::playout(&mut dice)) else { continue };
        while !G::open(&state).is_empty() {
            let open = G::open(&state);
            let seat =
                open.iter().nth(dice.below(open.len() as u32) as usize).expect("picked among the open");
            let mut menu = Vec::new();
            G::choices(&state, seat, &mut menu);
            let luck = dice.below(u32::MAX) as u64;
            let action = menu.swap_remove(dice.below(menu.len() as u32) as usize);
            let foreseen = Foreseer::<G>::new(&state, seat, luck).foresee(&action);
            let other = G::resample(&state, Audience::Seat(seat), &mut dice);
            let elsewhere = Foreseer::<G>::new(&other, seat, luck).foresee(&action);
            assert!(
                foreseen == elsewhere,
                "{}: foresight of {action:?} tells {seat} the true world: {foreseen:?} or {elsewhere:?}",
                G::ID
            );
            let before = state.clone();
            let mut notes = Notes::default();
            let mut cx = Cx::<G>::recording(G::REVISION, &mut dice, &mut notes);
            G::apply(&mut state, seat, action.clone(), &mut cx);
            if foreseen.sure {
                assert!(
                    !cx.fenced(),
                    "{}: {action:?} was sure and yet something was drawn or turned up",
                    G::ID
                );
                let certain = foreseen.told.iter().all(|outcome| outcome.chance == EXACT);
                assert!(certain, "{}: {action:?} is sure and yet may tell {:?}", G::ID, foreseen.told);
                came_true::<G>(&before, &state, seat, &action, &foreseen, &notes);
                sure += 1;
            }
            looked_at += 1;
            if looked_at >= choices {
                return sure;
            }
        }
    }
    unreachable!("one game after the other")
}

/// What was foreseen goes on through steps without a choice, so the gauges are compared where none followed.
fn came_true<G: Gauges>(
    before: &G::State,
    after: &G::State,
    seat: Seat,
    action: &G::Action,
    foreseen: &Foresight,
    notes: &Notes<G::Event>,
) {
    let who = Audience::Seat(seat);
    for told in notes.told.iter().filter(|told| told.to.include(who)) {
        let Some(gist) = G::gist(&told.event) else { continue };
        let said = foreseen.told.iter().any(|outcome| outcome.gist == gist && outcome.chance == EXACT);
        assert!(said, "{}: {action:?} told {gist:?}, foreseen was {:?}", G::ID, foreseen.told);
    }
    let mut menu = Vec::new();
    let open = G::open(after);
    if open.len() == 1 && open.first() == Some(seat) {
        G::choices(after, seat, &mut menu);
        if menu.len() == 1 {
            return;
        }
    }
    let gauges = |state: &G::State| G::gauges(&G::view(state, who));
    let (old, new) = (gauges(before), gauges(after));
    let value = |gauges: &[kit::Gauge], of: Of, what: &str| -> Option<Value> {
        gauges.iter().find(|g| g.of == of && g.what == what).map(|g| g.value.clone())
    };
    for change in &foreseen.changes {
        let now = value(&new, change.of, change.what);
        assert!(
            change.before == value(&old, change.of, change.what) && change.after == [(now.clone(), EXACT)],
            "{}: {action:?} was to bring {change:?}, it brought {now:?}",
            G::ID
        );
    }
    for gauge in &new {
        let was = value(&old, gauge.of, gauge.what);
        let told = foreseen.changes.iter().any(|c| c.of == gauge.of && c.what == gauge.what);
        assert!(
            told || was.as_ref() == Some(&gauge.value),
            "{}: {action:?} changed {gauge:?} and nobody foresaw it",
            G::ID
        );
    }
}
