//! What a click is on, as the page names it.

use kernel::{Seat, Target};
use std::fmt;

/// `data-target` of a [`Target`]: `space-12`, `piece-3`, `card-7`, `seat-1`; `button` has no place on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct At(pub Target);

/// Writes the value of a `data-target` attribute: `g data-target=(at(Target::Space(12))) { … }`.
pub fn at(target: Target) -> At {
    At(target)
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.0 {
            Target::Button => f.write_str("button"),
            Target::Space(id) => write!(f, "space-{id}"),
            Target::Piece(id) => write!(f, "piece-{id}"),
            Target::Card(id) => write!(f, "card-{id}"),
            Target::Seat(Seat(id)) => write!(f, "seat-{id}"),
        }
    }
}

impl maud::Render for At {
    fn render_to(&self, buffer: &mut String) {
        use fmt::Write;
        let _ = write!(buffer, "{self}");
    }
}
