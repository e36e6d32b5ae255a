//! How a game ended: places, points that may end in a half, and what told equal points apart.

use crate::{PerSeat, Seat, SeatSet};
use serde::{Serialize, Serializer};
use std::fmt;

/// Points, in halves: some games give half a point for a thing. Shown as "19½"; in JSON a number, 19 or 19.5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(i32);

impl Points {
    /// So many halves.
    pub const fn halves(halves: i32) -> Points {
        Points(halves)
    }
    /// As a whole number of halves.
    pub const fn in_halves(self) -> i32 {
        self.0
    }
    /// As a number that may end in .5.
    pub fn as_f32(self) -> f32 {
        self.0 as f32 / 2.0
    }
    /// Whether there are none.
    pub fn is_zero(self) -> bool {
        self.0 == 0
    }
}

impl<N: Into<i32>> From<N> for Points {
    fn from(whole: N) -> Points {
        Points(2 * whole.into())
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        match (self.0.unsigned_abs() / 2, self.0 % 2 != 0) {
            (whole, false) => write!(f, "{sign}{whole}"),
            (0, true) => write!(f, "{sign}½"),
            (whole, true) => write!(f, "{sign}{whole}½"),
        }
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if self.0 % 2 == 0 { s.serialize_i32(self.0 / 2) } else { s.serialize_f64(self.0 as f64 / 2.0) }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// 1 for the winner or winners; two that share a place skip the next.
    pub places: PerSeat<u8>,
    /// What each seat ended with.
    pub points: PerSeat<Points>,
    /// What put a seat before those of the next place where points did not: a key of the game's texts.
    #[serde(skip_serializing_if = "silent")]
    pub ahead: PerSeat<Option<&'static str>>,
}

fn silent(ahead: &PerSeat<Option<&'static str>>) -> bool {
    ahead.iter().all(Option::is_none)
}

/// One thing that places are decided by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rank {
    key: Option<&'static str>,
    value: i64,
}

impl Rank {
    /// Points decide.
    pub fn points(points: Points) -> Rank {
        Rank { key: None, value: points.0.into() }
    }
    /// The more the better. The key says so in the game's texts: "tie-gold", "more gold".
    pub fn most(key: &'static str, value: impl Into<i64>) -> Rank {
        Rank { key: Some(key), value: value.into() }
    }
    /// The less the better.
    pub fn least(key: &'static str, value: impl Into<i64>) -> Rank {
        Rank { key: Some(key), value: -value.into() }
    }
}

impl Standing {
    /// Places by what decides them, the first thing first. Who is equal in all of it shares a place.
    pub fn by<P: Into<Points> + Copy, const N: usize>(
        points: PerSeat<P>,
        rank: impl Fn(Seat, Points) -> [Rank; N],
    ) -> Standing {
        let points = points.map(|_, p| (*p).into());
        let ranks = points.map(|seat, p| rank(seat, *p));
        let ahead_of = |a: Seat, b: Seat| {
            let differ = ranks[a].iter().zip(&ranks[b]).find(|(a, b)| a.value != b.value);
            differ.filter(|(a, b)| a.value > b.value).map(|(a, _)| a.key)
        };
        let all = Seat::all(points.seats());
        let places =
            points.map(|s, _| 1 + all.clone().filter(|&other| ahead_of(other, s).is_some()).count() as u8);
        let ahead = places.map(|seat, place| {
            let next =
                all.clone().filter(|&other| places[other] > *place).min_by_key(|&other| places[other])?;
            ahead_of(seat, next).flatten().filter(|_| points[seat] <= points[next])
        });
        Standing { places, points, ahead }
    }
    /// Everybody shares the first place.
    pub fn draw(seats: u8) -> Standing {
        Standing::by(PerSeat::new(seats, |_| 0), |_, points| [Rank::points(points)])
    }
    /// Who is first.
    pub fn winners(&self) -> SeatSet {
        self.places.pairs().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
    }
    /// Who comes right behind a seat.
    pub fn behind(&self, seat: Seat) -> SeatSet {
        let next = self.places.iter().copied().filter(|&place| place > self.places[seat]).min();
        self.places.pairs().filter(|(_, place)| Some(**place) == next).map(|(seat, _)| seat).collect()
    }
}
