//! Bots get on with it.

use kernel::{Chance, Cx, Dice, Tone};
use kit::Heuristic;
use kit::heuristic::{FOOLISH, weights};

/// Plays random games for every seat count, `steps` long at most. A choice that only steps back ([`Tone::Back`]) must be
/// foolish to bots as long as they can sensibly go on: a search that weighs it takes things up and puts them down for
/// ever. Gives the number of such choices that were seen.
pub fn no_circles<G: Heuristic>(games: u64, steps: usize) -> u64
where
    G::Options: Default,
{
    let weights = weights::<G>().unwrap_or_else(|e| panic!("{e}"));
    let mut seen = 0;
    for seats in G::SEATS.0..=G::SEATS.1 {
        for seed in 0..games {
            let mut dice = Dice::new(seed);
            let Ok(mut state) = G::setup(&G::Options::default(), seats, &mut Cx::playout(&mut dice)) else {
                continue;
            };
            for step in 0..steps {
                let Some(seat) = G::open(&state).first() else { break };
                let mut offer = G::offer_for(&state, seat);
                let foolish = |action: &G::Action| G::promise(&state, seat, action, &weights) <= FOOLISH;
                let (back, on): (Vec<_>, Vec<_>) =
                    offer.choices.iter().partition(|choice| choice.show.tone == Tone::Back);
                seen += back.len() as u64;
                if on.iter().any(|choice| !foolish(&choice.action))
                    && let Some(circle) = back.iter().find(|choice| !foolish(&choice.action))
                {
                    let (id, action) = (G::ID, &circle.action);
                    panic!(
                        "{id}, {seats} seats, seed {seed}, step {step}: bots may go round in circles by {action:?}"
                    );
                }
                let pick = dice.below(offer.choices.len() as u32) as usize;
                let action = offer.choices.swap_remove(pick).action;
                G::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
            }
        }
    }
    seen
}
