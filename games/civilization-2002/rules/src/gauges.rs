//! What a player keeps an eye on.

use crate::Civilization2002;
use kit::Gauges;

impl Gauges for Civilization2002 {}
