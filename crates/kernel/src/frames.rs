//! Pending decisions are data: a stack of a game's own frames, kept in its state.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A stack of frames, at most `N` deep. `apply` works on the top; a reaction is pushed and popped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(serialize = "F: Serialize", deserialize = "F: Deserialize<'de>"))]
pub struct Frames<F, const N: usize = 8>(ArrayVec<F, N>);

impl<F, const N: usize> Frames<F, N> {
    pub fn new(first: impl Into<F>) -> Self {
        let mut frames = ArrayVec::new();
        frames.push(first.into());
        Frames(frames)
    }
    /// The frame that waits for an answer. Panics on an empty stack: a game replaces its last frame, never pops it.
    pub fn top(&self) -> &F {
        self.0.last().expect("a game always has a frame")
    }
    pub fn top_mut(&mut self) -> &mut F {
        self.0.last_mut().expect("a game always has a frame")
    }
    pub fn push(&mut self, frame: impl Into<F>) {
        self.0.push(frame.into());
    }
    pub fn pop(&mut self) -> F {
        self.0.pop().expect("a game always has a frame")
    }
    pub fn replace(&mut self, frame: impl Into<F>) -> F {
        std::mem::replace(self.top_mut(), frame.into())
    }
    pub fn depth(&self) -> usize {
        self.0.len()
    }
    /// From the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &F> {
        self.0.iter()
    }
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut F> {
        self.0.iter_mut()
    }
}
