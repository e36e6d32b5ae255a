//! Small sets of ids, one bit each; stored as lists, so that a person can write one.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// Something with a small number.
pub trait Id: Copy + PartialEq + fmt::Debug {
    const COUNT: usize;
    fn index(self) -> usize;
    fn at(index: usize) -> Self;
}

/// A set of at most 64 ids.
pub struct Set<T>(u64, PhantomData<T>);

impl<T: Id> Set<T> {
    pub const EMPTY: Self = Set(0, PhantomData);

    pub fn from_bits(bits: u64) -> Self {
        Set(bits, PhantomData)
    }
    pub fn bits(self) -> u64 {
        self.0
    }
    pub fn all() -> Self {
        Set(u64::MAX >> (64 - T::COUNT), PhantomData)
    }
    pub fn has(self, t: T) -> bool {
        self.0 >> t.index() & 1 == 1
    }
    pub fn insert(&mut self, t: T) {
        self.0 |= 1 << t.index();
    }
    pub fn remove(&mut self, t: T) {
        self.0 &= !(1 << t.index());
    }
    pub fn with(mut self, t: T) -> Self {
        self.insert(t);
        self
    }
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn union(self, other: Self) -> Self {
        Set(self.0 | other.0, PhantomData)
    }
    pub fn both(self, other: Self) -> Self {
        Set(self.0 & other.0, PhantomData)
    }
    pub fn minus(self, other: Self) -> Self {
        Set(self.0 & !other.0, PhantomData)
    }
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let index = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                T::at(index)
            })
        })
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Set<T> {}
impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for Set<T> {}
impl<T> Default for Set<T> {
    fn default() -> Self {
        Set(0, PhantomData)
    }
}
impl<T: Id> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
impl<T: Id> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().fold(Set::EMPTY, Set::with)
    }
}
impl<T: Id + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}
impl<'d, T: Id + Deserialize<'d>> Deserialize<'d> for Set<T> {
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(d)?.into_iter().collect())
    }
}
