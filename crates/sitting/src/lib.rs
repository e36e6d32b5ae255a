//! A sitting: who sits where, whose time runs, and what the people at a table agreed on. It knows no game, no storage and no
//! clock of its own: whoever asks says what time it is. Everything that happens to it is an [`Entry`] that everybody at the
//! table can read, and the entries, in order, are all there is to know.

/// Stored as people write it: by `Display` and `FromStr`.
macro_rules! stored_as_text {
    ($type:ty) => {
        impl From<$type> for String {
            fn from(value: $type) -> String {
                value.to_string()
            }
        }

        impl TryFrom<String> for $type {
            type Error = String;
            fn try_from(text: String) -> Result<$type, String> {
                text.parse()
            }
        }
    };
}
use stored_as_text;

mod agree;
mod clock;
mod deed;
mod entry;
mod hours;
mod sitting;
mod terms;

#[cfg(test)]
mod random;

pub use agree::{LASTS, Proposal, What};
pub use clock::{Left, Waits};
pub use deed::{Deed, Refusal};
pub use entry::{Entry, Logged};
pub use hours::Hours;
pub use sitting::{Chair, Holiday, Sitting};
pub use terms::{Away, HOLIDAYS_MOST, Tempo, Terms};

/// Milliseconds since 1970.
pub type Moment = i64;

/// A person, by id.
pub type Person = String;

/// The bot that plays on for somebody whose time is out.
pub const STAND_IN: &str = "companion";
