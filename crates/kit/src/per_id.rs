//! Arrays with one place for each id of a family, written by name.

use crate::{Id, Named};
use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// One `T` for each id of `K`; `N` is `K::COUNT`, or fewer where only the first so many ids have one, such as the land
/// regions of a map that lists its seas after them.
///
/// ```
/// kit::ids! {
///     pub enum Good: u8, "good-{}" { Food = "food", Ore = "ore" }
/// }
/// let mut stock = kit::PerId::<Good, u8, 2>::default();
/// stock[Good::Ore] += 3;
/// assert_eq!((stock.total(), stock.only()), (3, Some(Good::Ore)));
/// assert_eq!(serde_json::to_string(&stock).expect("plain data"), r#"{"food":0,"ore":3}"#);
/// assert_eq!(serde_json::from_str::<kit::PerId<Good, u8, 2>>(r#"{"ore":3}"#).expect("by name"), stock);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerId<K, T, const N: usize> {
    items: [T; N],
    ids: PhantomData<K>,
}

impl<K: Id, T, const N: usize> PerId<K, T, N> {
    /// One for each, as `make` says.
    pub fn from_fn(mut make: impl FnMut(K) -> T) -> Self {
        PerId { items: std::array::from_fn(|i| make(K::at(i))), ids: PhantomData }
    }
    /// In the order of the ids.
    pub const fn from_array(items: [T; N]) -> Self {
        PerId { items, ids: PhantomData }
    }
    /// In the order of the ids.
    #[inline]
    pub fn array(&self) -> &[T; N] {
        &self.items
    }
    /// Everything, in the order of the ids.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.items.iter()
    }
    /// The same, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items.iter_mut()
    }
    /// Each id with what is its own.
    pub fn pairs(&self) -> impl DoubleEndedIterator<Item = (K, &T)> {
        K::all().zip(self.items.iter())
    }
}

impl<K: Id, T: Default + Copy, const N: usize> Default for PerId<K, T, N> {
    fn default() -> Self {
        PerId { items: [T::default(); N], ids: PhantomData }
    }
}

impl<K: Id, T, const N: usize> Index<K> for PerId<K, T, N> {
    type Output = T;
    #[inline]
    fn index(&self, id: K) -> &T {
        &self.items[id.index()]
    }
}

impl<K: Id, T, const N: usize> IndexMut<K> for PerId<K, T, N> {
    #[inline]
    fn index_mut(&mut self, id: K) -> &mut T {
        &mut self.items[id.index()]
    }
}

impl<K: Id, const N: usize> PerId<K, u8, N> {
    /// How many of all kinds together.
    #[inline]
    pub fn total(&self) -> u32 {
        self.items.iter().map(|&n| n as u32).sum()
    }
    /// Whether there is none of any kind.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.items.iter().all(|&n| n == 0)
    }
    /// The ids of which there is at least one.
    pub fn present(&self) -> impl DoubleEndedIterator<Item = K> + '_ {
        self.pairs().filter(|(_, n)| **n > 0).map(|(id, _)| id)
    }
    /// The id of which there is at least one, if it is the only such.
    pub fn only(&self) -> Option<K> {
        let mut present = self.present();
        let first = present.next();
        first.filter(|_| present.next().is_none())
    }
    /// Adds as many of each kind as the other has.
    pub fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.items.iter_mut().zip(&other.items) {
            *mine += theirs;
        }
    }
}

/// For `#[serde(with = …)]`: the values alone, in the order of the ids, where a list was stored before there were names.
///
/// ```
/// kit::ids! {
///     pub enum Good: u8, "good-{}" { Food = "food", Ore = "ore" }
/// }
/// #[derive(serde::Serialize, serde::Deserialize)]
/// struct Stock {
///     #[serde(with = "kit::per_id::as_list")]
///     goods: kit::PerId<Good, u8, 2>,
/// }
/// let stock: Stock = serde_json::from_str(r#"{"goods":[0,3]}"#).expect("a list");
/// assert_eq!(stock.goods[Good::Ore], 3);
/// assert_eq!(serde_json::to_string(&stock).expect("plain data"), r#"{"goods":[0,3]}"#);
/// assert!(serde_json::from_str::<Stock>(r#"{"goods":[3]}"#).is_err());
/// ```
pub mod as_list {
    use super::*;

    /// As `serialize_with` wants it.
    pub fn serialize<K: Id, T: Serialize, S: Serializer, const N: usize>(
        table: &PerId<K, T, N>,
        s: S,
    ) -> Result<S::Ok, S::Error> {
        s.collect_seq(&table.items)
    }

    /// As `deserialize_with` wants it.
    pub fn deserialize<'d, K: Id, T: Deserialize<'d>, D: Deserializer<'d>, const N: usize>(
        d: D,
    ) -> Result<PerId<K, T, N>, D::Error> {
        let items = Vec::<T>::deserialize(d)?;
        let found = items.len();
        let items = items.try_into().map_err(|_| D::Error::invalid_length(found, &"one for each id"))?;
        Ok(PerId::from_array(items))
    }
}

impl<K: Named, T: fmt::Debug, const N: usize> fmt::Debug for PerId<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(self.pairs().map(|(id, item)| (id.name(), item))).finish()
    }
}

impl<K: Named, T: Serialize, const N: usize> Serialize for PerId<K, T, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(N))?;
        for (id, item) in self.pairs() {
            map.serialize_entry(id.name(), item)?;
        }
        map.end()
    }
}

impl<'d, K: Named, T: Deserialize<'d> + Default + Copy, const N: usize> Deserialize<'d> for PerId<K, T, N> {
    /// What is not named is the default.
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        struct Names<K, T, const N: usize>(PhantomData<(K, T)>);
        impl<'d, K: Named, T: Deserialize<'d> + Default + Copy, const N: usize> Visitor<'d> for Names<K, T, N> {
            type Value = PerId<K, T, N>;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, "a map by name")
            }
            fn visit_map<A: MapAccess<'d>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut table = PerId::default();
                while let Some(key) = map.next_key::<String>()? {
                    let id = K::named(&key)
                        .filter(|id| id.index() < N)
                        .ok_or_else(|| A::Error::custom(format!("nothing is named '{key}' here")))?;
                    table[id] = map.next_value()?;
                }
                Ok(table)
            }
        }
        d.deserialize_map(Names(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::ids! {
        enum Area: u8, "area-{}" { Plain = "plain", Hill = "hill", Sea = "sea" }
    }

    #[test]
    fn the_first_ids_alone_may_have_a_place() {
        let mut lands = PerId::<Area, u8, 2>::default();
        lands.iter_mut().for_each(|land| *land += 1);
        let json = serde_json::to_string(&lands).expect("plain data");
        assert_eq!(json, r#"{"plain":1,"hill":1}"#);
        assert_eq!(serde_json::from_str::<PerId<Area, u8, 2>>(&json).expect("by name"), lands);
        assert!(serde_json::from_str::<PerId<Area, u8, 2>>(r#"{"sea":1}"#).is_err());
        assert_eq!(lands.iter().sum::<u8>(), 2);
    }
}
