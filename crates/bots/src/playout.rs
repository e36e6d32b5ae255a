//! Games between bots without a match around them: nothing is written down, so they run at full speed.

use crate::{Bots, Glimpse, Opponents};
use kernel::{Chance, Cx, Refusal, Rules, Seat, Standing};

/// A game that has not ended after so many decisions never will.
pub const LIMIT: u64 = 100_000;

/// How a game went.
#[derive(Clone, Debug)]
pub struct Played {
    pub decisions: u64,
    /// `None` if the limit was reached first.
    pub standing: Option<Standing>,
}

/// Plays a whole game, at most `limit` decisions long.
pub fn play<G: Opponents>(
    options: &G::Options,
    bots: &mut Bots<G>,
    chance: &mut dyn Chance,
    limit: u64,
) -> Result<Played, Refusal> {
    let mut state = G::setup(options, bots.seats(), &mut Cx::playout(chance))?;
    Ok(play_from(&mut state, bots, chance, limit))
}

/// Plays on from a position.
pub fn play_from<G: Opponents>(
    state: &mut G::State,
    bots: &mut Bots<G>,
    chance: &mut dyn Chance,
    limit: u64,
) -> Played {
    G::play(state, bots, chance, limit)
}

pub fn compiled<G: Rules>(
    state: &mut G::State,
    bots: &mut Bots<G>,
    chance: &mut dyn Chance,
    limit: u64,
) -> Played {
    let ended = answered::<G>(state, limit, |state, seat, menu| {
        let pick = bots[seat].choose(&Glimpse::new(state, seat, menu));
        G::apply(state, seat, menu.swap_remove(pick), &mut Cx::playout(chance));
    });
    match ended {
        Some(decisions) => Played { decisions, standing: G::standing(state) },
        None => Played { decisions: limit, standing: None },
    }
}

/// The loop of every game between bots: whoever is asked is handed the choices, and `answer` takes one of them. Gives how
/// often somebody was asked; nothing where the game had not ended after `limit` times.
pub fn answered<G: Rules>(
    state: &mut G::State,
    limit: u64,
    mut answer: impl FnMut(&mut G::State, Seat, &mut Vec<G::Action>),
) -> Option<u64> {
    let mut menu: Vec<G::Action> = Vec::with_capacity(64);
    let mut decisions = 0;
    while let Some(seat) = G::open(state).first() {
        if decisions == limit {
            return None;
        }
        decisions += 1;
        menu.clear();
        G::choices(state, seat, &mut menu);
        answer(state, seat, &mut menu);
    }
    Some(decisions)
}
