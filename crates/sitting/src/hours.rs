//! The hours of a day in which a clock runs.

use crate::Moment;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// From one time of day to another, past midnight if the second is earlier. Written `08:00-22:00+01:00`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Hours {
    /// Minutes after midnight,
    from: u16,
    /// of which the second is not reached any more.
    to: u16,
    /// Minutes that local time is ahead of UTC.
    offset: i16,
}

impl Hours {
    /// None unless these are two different times of day, in a time zone there could be.
    pub fn new(from: u16, to: u16, offset: i16) -> Option<Hours> {
        let fits = from < 1440 && to < 1440 && from != to && (-14 * 60..=14 * 60).contains(&offset);
        fits.then_some(Hours { from, to, offset })
    }

    /// As clocks on the wall show it.
    pub fn wall(self) -> (String, String) {
        let shown = |minutes: u16| format!("{:02}:{:02}", minutes / 60, minutes % 60);
        (shown(self.from), shown(self.to))
    }

    /// `+01:00`.
    pub fn zone(self) -> String {
        let (sign, minutes) = if self.offset < 0 { ('-', -self.offset) } else { ('+', self.offset) };
        format!("{sign}{:02}:{:02}", minutes / 60, minutes % 60)
    }

    /// How long a day is.
    fn length(self) -> i64 {
        (self.to as i64 - self.from as i64).rem_euclid(1440) * MINUTE
    }

    /// Shifts time so that days begin when the clock does.
    fn shift(self) -> i64 {
        (self.offset as i64 - self.from as i64) * MINUTE
    }

    /// How much of all time before a moment the clock ran.
    fn before(self, at: Moment) -> i64 {
        let shifted = at + self.shift();
        shifted.div_euclid(DAY) * self.length() + shifted.rem_euclid(DAY).min(self.length())
    }

    /// Whether the clock runs then.
    pub fn hold(self, at: Moment) -> bool {
        (at + self.shift()).rem_euclid(DAY) < self.length()
    }

    /// How long it runs between two moments.
    pub fn between(self, from: Moment, to: Moment) -> i64 {
        (self.before(to) - self.before(from)).max(0)
    }

    /// When it has run so long since a moment.
    pub fn after(self, from: Moment, left: i64) -> Moment {
        if left <= 0 {
            return from;
        }
        let (wanted, length) = (self.before(from) + left, self.length());
        let day = (wanted - 1).div_euclid(length);
        day * DAY + (wanted - day * length) - self.shift()
    }
}

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (from, to) = self.wall();
        write!(f, "{from}-{to}{}", self.zone())
    }
}

crate::stored_as_text!(Hours);

impl FromStr for Hours {
    type Err = String;
    fn from_str(text: &str) -> Result<Hours, String> {
        let time = |text: &str| -> Option<u16> {
            let (hours, minutes) = text.split_once(':')?;
            let (hours, minutes) = (hours.parse::<u16>().ok()?, minutes.parse::<u16>().ok()?);
            (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
        };
        let read = || {
            let (from, rest) = text.split_once('-')?;
            let (to, zone) = rest.split_at_checked(5)?;
            let offset = match zone.split_at_checked(1) {
                None if zone.is_empty() => 0,
                Some(("+", zone)) => time(zone)? as i16,
                Some(("-", zone)) => -(time(zone)? as i16),
                _ => return None,
            };
            Hours::new(time(from)?, time(to)?, offset)
        };
        read().ok_or_else(|| {
            format!("hours are two different times and a zone, such as 08:00-22:00+01:00, not '{text}'")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn reads_what_it_writes() {
        for text in ["08:00-22:00+01:00", "22:30-06:00-03:30", "00:00-23:59+00:00"] {
            assert_eq!(text.parse::<Hours>().unwrap().to_string(), text);
        }
        assert_eq!("08:00-22:00".parse::<Hours>().unwrap().zone(), "+00:00");
        for text in ["", "8-22", "08:00-08:00", "25:00-08:00", "08:00-22:00+99:00", "08:00-22:00é", "-"] {
            assert!(text.parse::<Hours>().is_err(), "{text}");
        }
    }

    proptest! {
        /// Minute by minute it comes to the same.
        #[test]
        fn hours_are_counted_as_one_would(
            (from, to, offset) in (0u16..1440, 0u16..1440, -840i16..840),
            (at, long) in (0i64..4000, 0i64..4000),
        ) {
            let Some(hours) = Hours::new(from, to, offset) else { return Ok(()) };
            let (begin, end) = (at * MINUTE, (at + long) * MINUTE);
            let counted = (at..at + long).filter(|minute| {
                let local = (minute + offset as i64).rem_euclid(1440) as u16;
                if from < to { (from..to).contains(&local) } else { local >= from || local < to }
            });
            let counted = counted.count() as i64 * MINUTE;
            prop_assert_eq!(hours.between(begin, end), counted);
            let until = hours.after(begin, counted);
            prop_assert!(until <= end);
            prop_assert_eq!(hours.between(begin, until), counted);
            prop_assert!(counted == 0 || hours.between(begin, until - 1) < counted, "not a moment too late");
        }
    }
}
