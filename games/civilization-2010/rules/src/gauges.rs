//! What a player keeps an eye on.

use crate::Civilization2010;
use kit::Gauges;

impl Gauges for Civilization2010 {}
