//! Small numbers with names. In memory an id is a byte; in files and logs it is its name, so that a person can read and
//! write them; in texts it is a key of its family. [`Set`](crate::Set) and [`PerId`](crate::PerId) are made of them.

use kernel::{Key, Msg, msg};
use std::fmt;

/// One of a closed family of things, counted from 0.
pub trait Id: Copy + Eq + Ord + fmt::Debug + 'static {
    /// Room for a set of them: the smallest unsigned number with a bit for each.
    type Bits: crate::set::Bits;
    /// How many there are.
    const COUNT: usize;
    /// Its number.
    fn index(self) -> usize;
    /// The one of a number.
    fn at(index: usize) -> Self;

    /// All of them, in order.
    fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(Self::at)
    }
}

/// An id that has a name, and words under it.
pub trait Named: Id {
    /// The family of its text keys, as a pattern with the name's place: `region-{}`. Written whole where it is declared,
    /// so that the tests of texts see the family.
    const KEYS: &'static str;
    /// As in files: `new_france`.
    fn name(self) -> &'static str;

    /// The one of a name.
    fn named(name: &str) -> Option<Self> {
        Self::all().find(|id| id.name() == name)
    }
    /// The key of its name: `region-new-france`.
    fn key(self) -> Key {
        Key::Owned(Self::KEYS.replace("{}", &self.name().replace('_', "-")))
    }
    /// What it is called.
    fn term(self) -> Msg {
        msg(self.key())
    }
    /// What it does, in a sentence: the key `region-new-france-help`.
    fn help(self) -> Msg {
        msg(format!("{}-help", self.key()))
    }
}

/// Declares a family whose members rules speak of: an enum, written by name.
///
/// ```
/// kit::ids! {
///     /// A sort of worker.
///     pub enum Kind: u8, "worker-{}" {
///         Colonist = "colonist",
///         SeaCaptain = "sea_captain",
///     }
/// }
/// use kit::{Id, Named};
/// assert_eq!(Kind::named("sea_captain"), Some(Kind::SeaCaptain));
/// assert_eq!(Kind::SeaCaptain.key(), "worker-sea-captain");
/// assert_eq!(Kind::all().map(|kind| kind.index()).sum::<usize>(), 1);
/// assert_eq!(serde_json::to_string(&Kind::SeaCaptain).expect("plain data"), "\"sea_captain\"");
/// ```
#[macro_export]
macro_rules! ids {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident: $bits:ty, $keys:literal {
            $( $(#[$doc:meta])* $variant:ident = $id:literal ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        $vis enum $name { $( $(#[$doc])* #[serde(rename = $id)] $variant ),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; <$name as $crate::Id>::COUNT] = [$($name::$variant),+];
        }

        impl $crate::Id for $name {
            type Bits = $bits;
            const COUNT: usize = [$($id),+].len();
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
            #[inline]
            fn at(index: usize) -> Self {
                $name::ALL[index]
            }
        }

        impl $crate::Named for $name {
            const KEYS: &'static str = $keys;
            fn name(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }
            fn named(name: &str) -> Option<Self> {
                match name { $($id => Some($name::$variant),)+ _ => None }
            }
        }
    };
}

/// Declares a family whose members only the data files name: a number in memory, written by name. The last argument
/// gives all names in order; there must be as many as the count says.
///
/// ```
/// fn lands() -> &'static [String] {
///     static NAMES: std::sync::OnceLock<Vec<String>> = std::sync::OnceLock::new();
///     NAMES.get_or_init(|| ["nile_delta", "crete"].map(str::to_owned).to_vec())
/// }
/// kit::data_ids! {
///     /// One space of the board.
///     pub struct Land: u8, "land-{}", 2, lands()
/// }
/// use kit::Named;
/// assert_eq!(Land::named("crete").map(|land| land.key()).as_deref(), Some("land-crete"));
/// assert_eq!(serde_json::from_str::<Land>("\"nile_delta\"").expect("a land"), Land(0));
/// assert!(serde_json::from_str::<Land>("\"atlantis\"").is_err());
/// ```
#[macro_export]
macro_rules! data_ids {
    ($(#[$meta:meta])* $vis:vis struct $name:ident: $bits:ty, $keys:literal, $count:expr, $names:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis struct $name(pub u8);

        $crate::numbered!(@id $name, $bits, $count);

        impl $crate::Named for $name {
            const KEYS: &'static str = $keys;
            fn name(self) -> &'static str {
                let names: &'static [_] = $names;
                names[self.0 as usize].as_ref()
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.serialize_str($crate::Named::name(*self))
            }
        }

        impl<'d> serde::Deserialize<'d> for $name {
            fn deserialize<D: serde::Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
                let name = <String as serde::Deserialize>::deserialize(d)?;
                $crate::Named::named(&name).ok_or_else(|| {
                    serde::de::Error::custom(format!("there is no {} '{name}'", stringify!($name)))
                })
            }
        }
    };
}

/// Declares a family without names, such as cards of which several are alike: a number in memory and in files.
///
/// ```
/// kit::numbered! {
///     /// An action card, counted from 0.
///     pub struct Card: u64, 42
/// }
/// use kit::Id;
/// assert_eq!(Card::all().len(), 42);
/// assert_eq!(serde_json::to_string(&Card(7)).expect("plain data"), "7");
/// ```
#[macro_export]
macro_rules! numbered {
    ($(#[$meta:meta])* $vis:vis struct $name:ident: $bits:ty, $count:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        $vis struct $name(pub u8);

        $crate::numbered!(@id $name, $bits, $count);
    };
    (@id $name:ident, $bits:ty, $count:expr) => {
        impl $crate::Id for $name {
            type Bits = $bits;
            const COUNT: usize = $count;
            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
            #[inline]
            fn at(index: usize) -> Self {
                $name(index as u8)
            }
        }
    };
}
