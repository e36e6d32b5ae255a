//! What a sentence was given.

use kernel::{Arg, Msg};

/// The number of this name.
pub fn number(said: &Msg, name: &str) -> Option<i64> {
    said.args.iter().find_map(|(key, arg)| match arg {
        Arg::Number(n) if *key == name => Some(*n),
        _ => None,
    })
}
