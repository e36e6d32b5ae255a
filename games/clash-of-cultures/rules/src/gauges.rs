//! What a player keeps an eye on.

use crate::ClashOfCultures;
use kit::Gauges;

impl Gauges for ClashOfCultures {}
