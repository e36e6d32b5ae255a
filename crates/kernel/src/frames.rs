//! Pending decisions are data: a stack of a game's own frames, kept in its state.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A stack of frames, at most `N` deep. `apply` works on the top; a reaction is pushed and popped.
///
/// ```
/// use kernel::{Frames, Seat};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Pending {
///     Turn(Seat),
///     Defend { by: Seat },
/// }
///
/// let mut frames: Frames<Pending> = Frames::new(Pending::Turn(Seat(0)));
/// frames.push(Pending::Defend { by: Seat(1) });
/// assert_eq!(frames.pop(), Pending::Defend { by: Seat(1) });
/// frames.replace(Pending::Turn(Seat(1)));
/// assert_eq!((*frames.top(), frames.depth()), (Pending::Turn(Seat(1)), 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(serialize = "F: Serialize", deserialize = "F: Deserialize<'de>"))]
pub struct Frames<F, const N: usize = 8>(ArrayVec<F, N>);

impl<F, const N: usize> Frames<F, N> {
    /// A stack of one.
    pub fn new(first: impl Into<F>) -> Self {
        let mut frames = ArrayVec::new();
        frames.push(first.into());
        Frames(frames)
    }
    /// The frame that waits for an answer. Panics on an empty stack: a game replaces its last frame, never pops it.
    pub fn top(&self) -> &F {
        self.0.last().expect("a game always has a frame")
    }
    /// The same, to be changed.
    pub fn top_mut(&mut self) -> &mut F {
        self.0.last_mut().expect("a game always has a frame")
    }
    /// Something else has to be decided first.
    pub fn push(&mut self, frame: impl Into<F>) {
        self.0.push(frame.into());
    }
    /// The decision on top is done with; gives it back.
    pub fn pop(&mut self) -> F {
        self.0.pop().expect("a game always has a frame")
    }
    /// Another decision takes the place of the one on top; gives the old one back.
    pub fn replace(&mut self, frame: impl Into<F>) -> F {
        std::mem::replace(self.top_mut(), frame.into())
    }
    /// How many wait.
    pub fn depth(&self) -> usize {
        self.0.len()
    }
    /// From the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &F> {
        self.0.iter()
    }
    /// From the bottom to the top, to be changed.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut F> {
        self.0.iter_mut()
    }
}
