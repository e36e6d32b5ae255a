//! R12.3: the game has ended, and nobody is asked any more.

use crate::Game;

pub struct Over;

impl kernel::Frame<Game> for Over {}
