//! Maps of areas: which touch which, as bit sets, so that "everything next to what I hold" is a handful of ORs.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// A set of at most 128 areas, by number. Written down as the list of its members.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct AreaSet(u128);

impl AreaSet {
    pub const EMPTY: AreaSet = AreaSet(0);

    pub const fn of(area: u8) -> AreaSet {
        AreaSet(1 << area)
    }
    /// The areas 0 to `count - 1`.
    pub const fn first_n(count: u8) -> AreaSet {
        AreaSet(if count >= 128 { u128::MAX } else { (1 << count) - 1 })
    }
    pub const fn contains(self, area: u8) -> bool {
        self.0 >> area & 1 == 1
    }
    pub fn insert(&mut self, area: u8) {
        self.0 |= 1 << area;
    }
    pub fn remove(&mut self, area: u8) {
        self.0 &= !(1 << area);
    }
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// Whether the two have an area in common.
    pub const fn meets(self, other: AreaSet) -> bool {
        self.0 & other.0 != 0
    }
    pub const fn is_within(self, other: AreaSet) -> bool {
        self.0 & !other.0 == 0
    }
    /// The lowest member.
    pub fn first(self) -> Option<u8> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as u8)
    }
    /// Members in rising order.
    pub fn iter(self) -> Members {
        Members(self.0)
    }
}

/// Iterator over an [`AreaSet`].
#[derive(Clone)]
pub struct Members(u128);

impl Iterator for Members {
    type Item = u8;
    fn next(&mut self) -> Option<u8> {
        let area = AreaSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(area)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Members {}

impl IntoIterator for AreaSet {
    type Item = u8;
    type IntoIter = Members;
    fn into_iter(self) -> Members {
        self.iter()
    }
}

impl FromIterator<u8> for AreaSet {
    fn from_iter<I: IntoIterator<Item = u8>>(areas: I) -> Self {
        let mut set = AreaSet::EMPTY;
        for area in areas {
            set.insert(area);
        }
        set
    }
}

impl BitOr for AreaSet {
    type Output = AreaSet;
    fn bitor(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 | other.0)
    }
}
impl BitAnd for AreaSet {
    type Output = AreaSet;
    fn bitand(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & other.0)
    }
}
/// What is in the first and not in the second.
impl Sub for AreaSet {
    type Output = AreaSet;
    fn sub(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & !other.0)
    }
}
impl Not for AreaSet {
    type Output = AreaSet;
    fn not(self) -> AreaSet {
        AreaSet(!self.0)
    }
}
impl BitOrAssign for AreaSet {
    fn bitor_assign(&mut self, other: AreaSet) {
        self.0 |= other.0;
    }
}
impl BitAndAssign for AreaSet {
    fn bitand_assign(&mut self, other: AreaSet) {
        self.0 &= other.0;
    }
}
impl SubAssign for AreaSet {
    fn sub_assign(&mut self, other: AreaSet) {
        self.0 &= !other.0;
    }
}

impl fmt::Debug for AreaSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for AreaSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'d> Deserialize<'d> for AreaSet {
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        let list = Vec::<u8>::deserialize(d)?;
        match list.iter().find(|&&a| a >= 128) {
            Some(area) => Err(serde::de::Error::custom(format!("area {area}: at most 127"))),
            None => Ok(list.into_iter().collect()),
        }
    }
}

/// Which areas touch which. Borders go both ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreaMap {
    neighbours: Vec<AreaSet>,
}

impl AreaMap {
    pub fn new(areas: u8) -> AreaMap {
        AreaMap { neighbours: vec![AreaSet::EMPTY; areas as usize] }
    }
    /// Joins two areas.
    pub fn join(&mut self, a: u8, b: u8) {
        self.neighbours[a as usize].insert(b);
        self.neighbours[b as usize].insert(a);
    }
    pub fn neighbours(&self, area: u8) -> AreaSet {
        self.neighbours[area as usize]
    }
    pub fn touch(&self, a: u8, b: u8) -> bool {
        self.neighbours(a).contains(b)
    }
    /// Everything next to a member of `set`, members of it included when they touch another.
    pub fn around(&self, set: AreaSet) -> AreaSet {
        let mut around = AreaSet::EMPTY;
        for area in set {
            around |= self.neighbours(area);
        }
        around
    }
    /// What can be reached from `start` stepping only through `open` areas; the start itself need not be open.
    pub fn flood(&self, start: AreaSet, open: AreaSet) -> AreaSet {
        let mut reached = start;
        let mut edge = start;
        while !edge.is_empty() {
            edge = (self.around(edge) & open) - reached;
            reached |= edge;
        }
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(n: u8) -> AreaMap {
        let mut map = AreaMap::new(n);
        for a in 1..n {
            map.join(a - 1, a);
        }
        map
    }

    #[test]
    fn a_set_lists_its_members_in_order_and_survives_storage() {
        let set: AreaSet = [127, 3, 64, 3].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 64, 127]);
        assert_eq!((set.len(), set.first(), set.iter().len()), (3, Some(3), 3));
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(json, "[3,64,127]");
        assert_eq!(serde_json::from_str::<AreaSet>(&json).unwrap(), set);
        assert!(serde_json::from_str::<AreaSet>("[128]").is_err());
    }

    #[test]
    fn sets_combine() {
        let (a, b) = (AreaSet::first_n(4), AreaSet::of(3) | AreaSet::of(9));
        assert_eq!(a & b, AreaSet::of(3));
        assert_eq!((a - b).iter().collect::<Vec<_>>(), [0, 1, 2]);
        assert!(a.meets(b) && !(a - b).meets(b) && (a & b).is_within(a) && !b.is_within(a));
        assert_eq!(AreaSet::first_n(128).len(), 128);
    }

    #[test]
    fn around_and_flood_follow_borders_only() {
        let map = line(6);
        assert_eq!(map.around(AreaSet::of(2)), AreaSet::of(1) | AreaSet::of(3));
        assert!(map.touch(4, 5) && !map.touch(3, 5));
        let open = AreaSet::first_n(6) - AreaSet::of(4);
        assert_eq!(map.flood(AreaSet::of(1), open), AreaSet::first_n(4), "the closed area stops the flood");
    }
}
