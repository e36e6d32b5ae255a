//! What a player keeps an eye on.

use crate::AgeOfDiscovery;
use kit::Gauges;

impl Gauges for AgeOfDiscovery {}
