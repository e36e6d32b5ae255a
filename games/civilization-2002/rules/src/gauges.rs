//! What a player keeps an eye on.

use crate::Game;
use kit::Gauges;

impl Gauges for Game {}
