//! Who sits at the table, and who may hear what.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// No game of this table seats more.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0. Seats do not move; turn order is the game's own matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// For arrays.
    pub fn index(self) -> usize {
        self.0 as usize
    }
    /// Every seat of a table of so many.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }
    /// The next seat clockwise.
    pub fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Everybody at a table of so many.
    pub fn all(seats: u8) -> SeatSet {
        Seat::all(seats).collect()
    }
    /// One seat.
    pub fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }
    /// Whether a seat is among them.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }
    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }
    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }
    /// The others.
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }
    /// Whether nobody is.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many they are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// The lowest seat.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
    /// In rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let seat = SeatSet(bits).first()?;
            bits &= bits - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
    }
}

/// For whom a view is made. `Table` is what a spectator sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Whoever sits there.
    Seat(Seat),
    /// Spectators: what lies open on the table.
    Table,
}

impl Audience {
    /// Whether it is this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Audience::Seat(seat)
    }
    /// Every audience of a table: each seat, then the spectators.
    pub fn all(seats: u8) -> impl Iterator<Item = Audience> {
        Seat::all(seats).map(Audience::Seat).chain([Audience::Table])
    }
}

/// Who hears an event: some seats, and perhaps the spectators.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ears {
    /// Seats that hear it.
    pub seats: SeatSet,
    /// Whether spectators do.
    pub table: bool,
}

impl Ears {
    /// All seats and the spectators.
    pub const EVERYBODY: Ears = Ears { seats: SeatSet(u8::MAX), table: true };

    /// These seats and nobody else.
    pub fn only(seats: SeatSet) -> Ears {
        Ears { seats, table: false }
    }
    /// Everybody else, spectators too.
    pub fn all_but(seats: SeatSet) -> Ears {
        Ears { seats: SeatSet(!seats.0), table: true }
    }
    /// Whether an audience hears it.
    pub fn include(self, who: Audience) -> bool {
        match who {
            Audience::Seat(seat) => self.seats.contains(seat),
            Audience::Table => self.table,
        }
    }
}

/// One `T` for each seat, indexed by [`Seat`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> Default for PerSeat<T> {
    fn default() -> Self {
        PerSeat(ArrayVec::new())
    }
}

impl<T> PerSeat<T> {
    /// One for each seat, as `make` says.
    pub fn new(seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        PerSeat(Seat::all(seats).map(make).collect())
    }
    /// How many seats.
    pub fn len(&self) -> usize {
        self.0.len()
    }
    /// Whether there is no seat.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// How many seats, as a seat counts.
    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }
    /// A seat's own, if there is such a seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }
    /// In the order of the seats.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }
    /// In the order of the seats, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }
    /// Each seat with what is its own.
    pub fn pairs(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.0.iter().enumerate().map(|(i, t)| (Seat(i as u8), t))
    }
    /// The same seats with something else.
    pub fn map<U>(&self, mut f: impl FnMut(Seat, &T) -> U) -> PerSeat<U> {
        PerSeat(self.pairs().map(|(s, t)| f(s, t)).collect())
    }
}

impl<T> FromIterator<T> for PerSeat<T> {
    /// Panics beyond [`MAX_SEATS`].
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        PerSeat(items.into_iter().collect())
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<'a, T> IntoIterator for &'a PerSeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
