//! Maps of areas: which touch which, as sets, so that "everything next to what I hold" is a handful of ORs.

use crate::{Id, Set};

/// Which areas of a family touch which. Borders go both ways.
///
/// ```
/// kit::numbered! {
///     pub struct Land: u8, 3
/// }
/// use kit::{Set, area::AreaMap};
/// let mut map = AreaMap::default();
/// map.join(Land(0), Land(1));
/// assert_eq!(map.around(Set::of(Land(0))), Set::of(Land(1)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreaMap<T: Id> {
    neighbours: Vec<Set<T>>,
}

impl<T: Id> Default for AreaMap<T> {
    fn default() -> Self {
        AreaMap { neighbours: vec![Set::empty(); T::COUNT] }
    }
}

impl<T: Id> AreaMap<T> {
    /// Joins two areas.
    pub fn join(&mut self, a: T, b: T) {
        self.neighbours[a.index()].insert(b);
        self.neighbours[b.index()].insert(a);
    }
    /// What touches an area.
    #[inline]
    pub fn neighbours(&self, area: T) -> Set<T> {
        self.neighbours[area.index()]
    }
    /// Whether two areas have a border in common.
    pub fn touch(&self, a: T, b: T) -> bool {
        self.neighbours(a).has(b)
    }
    /// Everything next to a member of `set`, members of it included when they touch another.
    pub fn around(&self, set: Set<T>) -> Set<T> {
        Set::union(set.iter().map(|area| self.neighbours(area)))
    }
    /// What can be reached from `start` stepping only through `open` areas; the start itself need not be open.
    pub fn flood(&self, start: Set<T>, open: Set<T>) -> Set<T> {
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

    crate::numbered! {
        struct Area: u8, 6
    }

    #[test]
    fn around_and_flood_follow_borders_only() {
        let mut map = AreaMap::default();
        for a in 1..6 {
            map.join(Area(a - 1), Area(a));
        }
        assert_eq!(map.around(Set::of(Area(2))), Set::of(Area(1)).with(Area(3)));
        assert!(map.touch(Area(4), Area(5)) && !map.touch(Area(3), Area(5)));
        let reached = map.flood(Set::of(Area(1)), Set::all().without(Area(4)));
        assert_eq!(reached, Set::of_all(|a: Area| a.0 < 4), "the closed area stops the flood");
    }
}
