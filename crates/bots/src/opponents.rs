//! Where the bots of a game are compiled: with its rules.

use crate::{Bot, Future, Glimpse, Mind, Played, Ranked, Search, Spec};
use kernel::{Chance, Dice, PerSeat};
use kit::Heuristic;

/// A game that bots play. What they do millions of times goes through these functions, which a game has from [`opponents!`]:
/// then it is compiled in the game's own crate, together with the rules that it calls all the time, and once. Whoever only lets
/// bots play, the server or the command line, need not be compiled to be quick. For a game that is nobody's figure, such as one
/// in a test, the functions are here: `impl Opponents for Toy {}`.
///
/// [`opponents!`]: crate::opponents
pub trait Opponents: Heuristic {
    /// [`Spec::make_with`].
    fn bot(spec: Spec, mind: Mind, seed: u64) -> Box<dyn Bot<Self>> {
        compiled::bot(spec, mind, seed)
    }
    /// [`Search::rank`].
    fn rank(search: &mut Search<Self>, at: &Glimpse<Self>) -> Vec<Ranked> {
        compiled::rank(search, at)
    }
    /// [`futures`](crate::futures()).
    fn futures(ahead: Ahead<Self>, dice: &mut Dice, patience: &dyn Fn() -> bool) -> Vec<Vec<Future<Self>>> {
        compiled::futures(ahead, dice, patience)
    }
    /// [`play_from`](crate::play_from).
    fn play(state: &mut Self::State, bots: &mut Bots<Self>, chance: &mut dyn Chance, limit: u64) -> Played {
        compiled::play(state, bots, chance, limit)
    }
    /// A clone, as bots make them of every world: only to be measured.
    fn copied(state: &Self::State) -> Self::State {
        state.clone()
    }
}

/// A bot for each seat.
pub type Bots<G> = PerSeat<Box<dyn Bot<G>>>;

/// Which choices are to be played on, and in how many worlds.
pub struct Ahead<'a, G: Heuristic> {
    pub at: &'a Glimpse<'a, G>,
    pub mind: &'a Mind,
    pub choices: &'a [usize],
    pub worlds: usize,
}

/// What the functions of [`Opponents`] do in every game.
#[doc(hidden)]
pub mod compiled {
    pub use crate::futures::compiled as futures;
    pub use crate::playout::compiled as play;
    pub use crate::search::compiled as rank;
    pub use crate::spec::compiled as bot;
    pub use kernel::{Chance, Dice, Rules};
}

/// Compiles the bots of a game where this stands: in the crate of its rules.
#[macro_export]
macro_rules! opponents {
    ($game:ty) => {
        impl $crate::Opponents for $game {
            fn bot(spec: $crate::Spec, mind: $crate::Mind, seed: u64) -> Box<dyn $crate::Bot<Self>> {
                $crate::compiled::bot(spec, mind, seed)
            }
            fn rank(search: &mut $crate::Search<Self>, at: &$crate::Glimpse<Self>) -> Vec<$crate::Ranked> {
                $crate::compiled::rank(search, at)
            }
            fn futures(
                ahead: $crate::Ahead<Self>,
                dice: &mut $crate::compiled::Dice,
                patience: &dyn Fn() -> bool,
            ) -> Vec<Vec<$crate::Future<Self>>> {
                $crate::compiled::futures(ahead, dice, patience)
            }
            fn play(
                state: &mut <Self as $crate::compiled::Rules>::State,
                bots: &mut $crate::Bots<Self>,
                chance: &mut dyn $crate::compiled::Chance,
                limit: u64,
            ) -> $crate::Played {
                $crate::compiled::play(state, bots, chance, limit)
            }
            fn copied(
                state: &<Self as $crate::compiled::Rules>::State,
            ) -> <Self as $crate::compiled::Rules>::State {
                state.clone()
            }
        }
    };
}
