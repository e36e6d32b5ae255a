//! What a player keeps an eye on.

use crate::HistoryOfTheWorld;
use kit::Gauges;

impl Gauges for HistoryOfTheWorld {}
