//! Arrays indexed by an id and written by name, so that a person can read a state and write an example by hand.

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A small closed set of names.
pub trait Id: Copy + Eq + fmt::Debug + 'static {
    const ALL: &'static [Self];
    fn index(self) -> usize;
    fn key(self) -> &'static str;

    fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|id| id.key() == key)
    }
}

/// One `T` for each id of `K`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Table<K, T, const N: usize> {
    items: [T; N],
    ids: PhantomData<K>,
}

impl<K: Id, T, const N: usize> Table<K, T, N> {
    pub fn from_fn(mut make: impl FnMut(K) -> T) -> Self {
        Table { items: std::array::from_fn(|i| make(K::ALL[i])), ids: PhantomData }
    }
    pub const fn from_array(items: [T; N]) -> Self {
        Table { items, ids: PhantomData }
    }
    #[inline]
    pub fn array(&self) -> &[T; N] {
        &self.items
    }
    pub fn pairs(&self) -> impl DoubleEndedIterator<Item = (K, &T)> {
        K::ALL.iter().copied().zip(self.items.iter())
    }
}

impl<K: Id, T: Default + Copy, const N: usize> Default for Table<K, T, N> {
    fn default() -> Self {
        Table { items: [T::default(); N], ids: PhantomData }
    }
}

impl<K: Id, T, const N: usize> Index<K> for Table<K, T, N> {
    type Output = T;
    #[inline]
    fn index(&self, id: K) -> &T {
        &self.items[id.index()]
    }
}

impl<K: Id, T, const N: usize> IndexMut<K> for Table<K, T, N> {
    #[inline]
    fn index_mut(&mut self, id: K) -> &mut T {
        &mut self.items[id.index()]
    }
}

impl<K: Id, const N: usize> Table<K, u8, N> {
    #[inline]
    pub fn total(&self) -> u32 {
        self.items.iter().map(|&n| n as u32).sum()
    }
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
    pub fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.items.iter_mut().zip(&other.items) {
            *mine += theirs;
        }
    }
}

impl<K: Id, T: fmt::Debug, const N: usize> fmt::Debug for Table<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(self.pairs().map(|(id, item)| (id.key(), item))).finish()
    }
}

impl<K: Id, T: Serialize, const N: usize> Serialize for Table<K, T, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(N))?;
        for (id, item) in self.pairs() {
            map.serialize_entry(id.key(), item)?;
        }
        map.end()
    }
}

impl<'d, K: Id, T: Deserialize<'d> + Default + Copy, const N: usize> Deserialize<'d> for Table<K, T, N> {
    /// What is not named is the default.
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        struct Names<K, T, const N: usize>(PhantomData<(K, T)>);
        impl<'d, K: Id, T: Deserialize<'d> + Default + Copy, const N: usize> Visitor<'d> for Names<K, T, N> {
            type Value = Table<K, T, N>;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, "a map by name")
            }
            fn visit_map<A: MapAccess<'d>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut table = Table::default();
                while let Some(key) = map.next_key::<String>()? {
                    let id = K::from_key(&key)
                        .ok_or_else(|| A::Error::custom(format!("nothing is named '{key}' here")))?;
                    table[id] = map.next_value()?;
                }
                Ok(table)
            }
        }
        d.deserialize_map(Names(PhantomData))
    }
}

/// Declares an [`Id`]: an enum whose JSON is its key.
macro_rules! ids {
    ($(#[$meta:meta])* $name:ident { $($variant:ident = $key:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        pub enum $name { $(#[serde(rename = $key)] $variant),* }

        impl $name {
            pub const COUNT: usize = [$($key),*].len();
        }

        impl $crate::table::Id for $name {
            const ALL: &'static [Self] = &[$($name::$variant),*];
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
            fn key(self) -> &'static str {
                match self { $($name::$variant => $key),* }
            }
        }
    };
}
pub(crate) use ids;
