//! Hidden fields.

use crate::{Audience, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value some audiences may not see. It cannot be serialised by accident, so a view cannot hold one:
///
/// ```compile_fail
/// #[derive(serde::Serialize)]
/// struct View { hand: kernel::Secret<Vec<u8>> }
/// ```
///
/// A state stores it with `#[serde(with = "kernel::stored")]`, on purpose and in sight:
///
/// ```
/// #[derive(serde::Serialize, serde::Deserialize)]
/// struct Player {
///     #[serde(with = "kernel::stored")]
///     hand: kernel::Secret<Vec<u8>>,
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Secret<T>(T);

impl<T> Secret<T> {
    /// Hides a value.
    pub fn new(value: T) -> Self {
        Secret(value)
    }
    /// For the rules, which know everything.
    pub fn get(&self) -> &T {
        &self.0
    }
    /// For the rules, which may change it.
    pub fn get_mut(&mut self) -> &mut T {
        &mut self.0
    }
    /// For a view: the value, if `who` is its owner.
    pub fn shown_to(&self, owner: Seat, who: Audience) -> Option<&T> {
        who.is(owner).then_some(&self.0)
    }
}

/// Storage of a [`Secret`], for `#[serde(with = "kernel::stored")]` in a state.
pub mod stored {
    use super::*;

    /// Writes the value itself.
    pub fn serialize<T: Serialize, S: Serializer>(secret: &Secret<T>, s: S) -> Result<S::Ok, S::Error> {
        secret.0.serialize(s)
    }
    /// Reads the value itself.
    pub fn deserialize<'d, T: Deserialize<'d>, D: Deserializer<'d>>(d: D) -> Result<Secret<T>, D::Error> {
        T::deserialize(d).map(Secret)
    }
}
