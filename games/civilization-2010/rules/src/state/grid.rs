//! One small value a square of the largest map, copied as plain memory.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{Index, IndexMut};

/// Squares of the largest layout: 22 tiles of 16.
pub const SQUARES: usize = 352;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid<T>([T; SQUARES]);

impl<T: Copy> Grid<T> {
    pub fn all(value: T) -> Self {
        Grid([value; SQUARES])
    }
    pub fn iter(&self) -> impl Iterator<Item = (u16, T)> + '_ {
        self.0.iter().enumerate().map(|(i, &t)| (i as u16, t))
    }
}

impl<T> Index<u16> for Grid<T> {
    type Output = T;
    fn index(&self, square: u16) -> &T {
        &self.0[square as usize]
    }
}

impl<T> IndexMut<u16> for Grid<T> {
    fn index_mut(&mut self, square: u16) -> &mut T {
        &mut self.0[square as usize]
    }
}

impl<T: Serialize> Serialize for Grid<T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.0.iter())
    }
}

impl<'d, T: Deserialize<'d>> Deserialize<'d> for Grid<T> {
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(d)?;
        let len = list.len();
        let array =
            list.try_into().map_err(|_| serde::de::Error::custom(format!("{SQUARES} squares, not {len}")))?;
        Ok(Grid(array))
    }
}
