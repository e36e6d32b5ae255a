//! R5.1: the game has ended, and nobody is asked any more.

use super::*;

pub struct Over;

impl Frame<Game> for Over {}
