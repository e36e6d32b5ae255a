//! The hours of a day in which a clock runs.

use crate::Moment;
use arrayvec::ArrayString;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// Where the clock on the wall hangs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Zone {
    /// So many minutes ahead of UTC, all year.
    Ahead(i16),
    /// A place by its name, with its summer time.
    Place(ArrayString<40>),
}

/// From one time of day to another, past midnight if the second is earlier. Written `08:00-22:00 Europe/Paris`, or with how far
/// local time is ahead of UTC: `08:00-22:00+01:00`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Hours {
    /// Minutes after midnight,
    from: u16,
    /// of which the second is not reached any more.
    to: u16,
    zone: Zone,
}

/// A time in which local time is always as far ahead of UTC.
struct Stretch {
    /// Added to a moment, it makes days begin when the clock does.
    shift: i64,
    until: Moment,
}

impl Hours {
    /// None unless these are two different times of day, so many minutes ahead of UTC as there could be.
    pub fn new(from: u16, to: u16, ahead: i16) -> Option<Hours> {
        let fits = (-14 * 60..=14 * 60).contains(&ahead);
        fits.then_some(Zone::Ahead(ahead)).and_then(|zone| Hours::within(from, to, zone))
    }

    /// As the clocks of a place have them.
    pub fn at(from: u16, to: u16, place: &str) -> Option<Hours> {
        let known = TimeZone::get(place).ok()?;
        Hours::within(from, to, Zone::Place(ArrayString::from(known.iana_name()?).ok()?))
    }

    fn within(from: u16, to: u16, zone: Zone) -> Option<Hours> {
        (from < 1440 && to < 1440 && from != to).then_some(Hours { from, to, zone })
    }

    /// As clocks on the wall show it.
    pub fn wall(self) -> (String, String) {
        let shown = |minutes: u16| format!("{:02}:{:02}", minutes / 60, minutes % 60);
        (shown(self.from), shown(self.to))
    }

    /// `Europe/Paris`, or `+01:00`.
    pub fn zone(self) -> String {
        let minutes = match self.zone {
            Zone::Place(name) => return name.to_string(),
            Zone::Ahead(minutes) => minutes,
        };
        let (sign, minutes) = if minutes < 0 { ('-', -minutes) } else { ('+', minutes) };
        format!("{sign}{:02}:{:02}", minutes / 60, minutes % 60)
    }

    /// As it is told to people: `Europe/Paris`, or `UTC+01:00`.
    pub fn place(self) -> String {
        match self.zone {
            Zone::Place(name) => name.replace('_', " "),
            Zone::Ahead(_) => format!("UTC{}", self.zone()),
        }
    }

    /// How long a day is.
    fn length(self) -> i64 {
        (self.to as i64 - self.from as i64).rem_euclid(1440) * MINUTE
    }

    /// How far ahead local time is from a moment on, and until when.
    fn stretch(self, at: Moment) -> Stretch {
        let begins = self.from as i64 * MINUTE;
        let always = |ahead: i64| Stretch { shift: ahead - begins, until: i64::MAX };
        match self.zone {
            Zone::Ahead(minutes) => always(minutes as i64 * MINUTE),
            Zone::Place(name) => {
                // It was known when it was agreed on; a server without it counts as in Greenwich.
                let Ok(zone) = TimeZone::get(&name) else { return always(0) };
                let time = Timestamp::from_millisecond(at).unwrap_or(Timestamp::MAX);
                let ahead = zone.to_offset(time).seconds() as i64 * 1000;
                let until =
                    zone.following(time).next().map_or(i64::MAX, |next| next.timestamp().as_millisecond());
                Stretch { until, ..always(ahead) }
            }
        }
    }

    /// How much of all time before a moment the clock ran, had local time always been as in this stretch.
    fn before(self, at: Moment, stretch: &Stretch) -> i64 {
        let shifted = at + stretch.shift;
        shifted.div_euclid(DAY) * self.length() + shifted.rem_euclid(DAY).min(self.length())
    }

    /// Whether the clock runs then.
    pub fn hold(self, at: Moment) -> bool {
        (at + self.stretch(at).shift).rem_euclid(DAY) < self.length()
    }

    /// How long it runs between two moments.
    pub fn between(self, from: Moment, to: Moment) -> i64 {
        let (mut at, mut ran) = (from, 0);
        while at < to {
            let stretch = self.stretch(at);
            let end = stretch.until.min(to);
            ran += self.before(end, &stretch) - self.before(at, &stretch);
            at = end;
        }
        ran
    }

    /// When it has run so long since a moment.
    pub fn after(self, from: Moment, left: i64) -> Moment {
        let (mut at, mut left, length) = (from, left, self.length());
        while left > 0 {
            let stretch = self.stretch(at);
            let ran = self.before(at, &stretch);
            let day = (ran + left - 1).div_euclid(length);
            let end = day * DAY + (ran + left - day * length) - stretch.shift;
            if end <= stretch.until {
                return end;
            }
            left -= self.before(stretch.until, &stretch) - ran;
            at = stretch.until;
        }
        at
    }
}

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (from, to) = self.wall();
        let apart = if matches!(self.zone, Zone::Place(_)) { " " } else { "" };
        write!(f, "{from}-{to}{apart}{}", self.zone())
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
            let (from, to) = (time(from)?, time(to)?);
            match zone.chars().next() {
                None => Hours::new(from, to, 0),
                Some('+') => Hours::new(from, to, time(&zone[1..])? as i16),
                Some('-') => Hours::new(from, to, -(time(&zone[1..])? as i16)),
                Some(_) => Hours::at(from, to, zone.trim()),
            }
        };
        read().ok_or_else(|| {
            format!(
                "hours are two different times and a zone, such as '08:00-22:00 Europe/Paris' or '08:00-22:00+01:00', not '{text}'"
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn reads_what_it_writes() {
        for text in [
            "08:00-22:00+01:00",
            "22:30-06:00-03:30",
            "00:00-23:59+00:00",
            "08:00-22:00 Europe/Paris",
            "22:00-02:00 America/Argentina/Buenos_Aires",
        ] {
            assert_eq!(text.parse::<Hours>().unwrap().to_string(), text);
        }
        assert_eq!("08:00-22:00".parse::<Hours>().unwrap().zone(), "+00:00");
        // A form has no space between its fields.
        let paris: Hours = "08:00-22:00Europe/Paris".parse().unwrap();
        assert_eq!((paris.zone().as_str(), paris.place().as_str()), ("Europe/Paris", "Europe/Paris"));
        assert_eq!("08:00-22:00+01:00".parse::<Hours>().unwrap().place(), "UTC+01:00");
        for text in [
            "",
            "8-22",
            "08:00-08:00",
            "25:00-08:00",
            "08:00-22:00+99:00",
            "08:00-22:00é",
            "-",
            "08:00-22:00 Nowhere",
        ] {
            assert!(text.parse::<Hours>().is_err(), "{text}");
        }
    }

    /// In winter and in summer the clock begins at eight on the wall; on the nights between, an hour is missing or comes twice.
    #[test]
    fn hours_keep_to_the_wall_all_year() {
        let paris: Hours = "08:00-22:00 Europe/Paris".parse().unwrap();
        let utc = |text: &str| text.parse::<Timestamp>().unwrap().as_millisecond();
        for (winter, summer) in [("2026-03-28", "2026-03-29"), ("2026-10-25", "2026-10-24")] {
            let (winter, summer) = (utc(&format!("{winter}T07:00:00Z")), utc(&format!("{summer}T06:00:00Z")));
            for begins in [winter, summer] {
                assert!(!paris.hold(begins - 1) && paris.hold(begins));
                assert_eq!(paris.after(begins, 14 * 60 * MINUTE), begins + 14 * 60 * MINUTE);
                assert!(!paris.hold(begins + 14 * 60 * MINUTE));
            }
        }
        let night: Hours = "00:00-06:00 Europe/Paris".parse().unwrap();
        for (evening, hours) in [("2026-03-28", 5), ("2026-10-24", 7), ("2026-06-01", 6)] {
            let from = utc(&format!("{evening}T12:00:00Z"));
            assert_eq!(night.between(from, from + DAY), hours * 60 * MINUTE, "{evening}");
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
