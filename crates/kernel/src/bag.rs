//! Bags, not decks: a piece is drawn at the moment of drawing, so no order lies hidden in a state.

use crate::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A bag of pieces of `N` kinds. The outcome of a draw is written down as the kind, not as a position.
///
/// ```
/// use kernel::{Bag, Dice, Script};
/// let mut bag = Bag::new([2, 0, 1]);
/// assert_eq!(bag.draw(&mut Script::new(&[2])), Some(2), "a script says what comes");
/// let kind = bag.draw(&mut Dice::new(1)).expect("two are left");
/// assert_eq!((kind, bag.len()), (0, 1), "only kind 0 was left");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bag<const N: usize> {
    counts: [u8; N],
}

impl<const N: usize> Bag<N> {
    /// Nothing in it.
    pub const EMPTY: Self = Bag { counts: [0; N] };

    /// So many of each kind.
    pub fn new(counts: [u8; N]) -> Self {
        Bag { counts }
    }
    /// One of each kind: a deck of cards that all differ.
    pub fn one_of_each() -> Self {
        Bag { counts: [1; N] }
    }
    /// How many pieces there are.
    pub fn len(&self) -> usize {
        self.counts.iter().map(|&c| c as usize).sum()
    }
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|&c| c == 0)
    }
    /// How many of a kind.
    pub fn count(&self, kind: usize) -> u8 {
        self.counts[kind]
    }
    /// Whether there is one of a kind.
    pub fn contains(&self, kind: usize) -> bool {
        self.counts[kind] > 0
    }
    /// Puts a piece in.
    pub fn put(&mut self, kind: usize) {
        self.counts[kind] += 1;
    }
    /// Takes a known piece out; false if there is none.
    pub fn take(&mut self, kind: usize) -> bool {
        let there = self.counts[kind] > 0;
        self.counts[kind] -= there as u8;
        there
    }
    /// Draws one at random; `None` from an empty bag, without touching chance.
    pub fn draw(&mut self, chance: &mut (impl Chance + ?Sized)) -> Option<usize> {
        if self.is_empty() {
            return None;
        }
        let kind = chance.kind(&self.counts);
        self.counts[kind] -= 1;
        Some(kind)
    }
    /// Pours another bag into this one.
    pub fn absorb(&mut self, other: &mut Self) {
        for (mine, theirs) in self.counts.iter_mut().zip(&mut other.counts) {
            *mine += std::mem::take(theirs);
        }
    }
    /// Kinds present, with how many.
    pub fn kinds(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.counts.iter().enumerate().filter(|(_, c)| **c > 0).map(|(k, c)| (k, *c))
    }
}

impl<const N: usize> Default for Bag<N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const N: usize> FromIterator<usize> for Bag<N> {
    fn from_iter<I: IntoIterator<Item = usize>>(kinds: I) -> Self {
        let mut bag = Self::EMPTY;
        for kind in kinds {
            bag.put(kind);
        }
        bag
    }
}

impl<const N: usize> Serialize for Bag<N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.counts)
    }
}

impl<'d, const N: usize> Deserialize<'d> for Bag<N> {
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        let list = Vec::<u8>::deserialize(d)?;
        let counts = list
            .try_into()
            .map_err(|l: Vec<u8>| serde::de::Error::custom(format!("a bag of {N} kinds, not {}", l.len())))?;
        Ok(Bag { counts })
    }
}
