//! Sets of ids, one bit each.

use crate::Id;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// An unsigned number whose bits are members.
pub trait Bits:
    Copy + Eq + Hash + Default + fmt::Debug + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// How many bits it has.
    const SIZE: usize;
    /// One bit alone.
    fn bit(index: usize) -> Self;
    /// The lowest `count` bits.
    fn low(count: usize) -> Self;
    /// How many bits are set.
    fn count(self) -> usize;
    /// Where the lowest bit is; `SIZE` when there is none.
    fn lowest(self) -> usize;
    /// All but the lowest bit.
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($number:ty),*) => { $(
        impl Bits for $number {
            const SIZE: usize = <$number>::BITS as usize;
            #[inline]
            fn bit(index: usize) -> Self {
                1 << index
            }
            #[inline]
            fn low(count: usize) -> Self {
                if count >= Self::SIZE { <$number>::MAX } else { (1 << count) - 1 }
            }
            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }
            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }
            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )* };
}
bits!(u8, u16, u32, u64, u128);

/// A set of ids. Written down as the list of its members; where a number was stored before there were names,
/// `#[serde(with = "kit::set::as_bits")]` keeps it.
///
/// ```
/// kit::ids! {
///     pub enum Good: u8, "good-{}" { Food = "food", Ore = "ore", Wood = "wood" }
/// }
/// use kit::Set;
/// let mut stock = Set::of(Good::Wood) | Set::of(Good::Food);
/// assert!(stock.has(Good::Wood) && !stock.has(Good::Ore));
/// stock.remove(Good::Wood);
/// assert_eq!(stock.iter().collect::<Vec<_>>(), [Good::Food]);
/// assert_eq!(serde_json::to_string(&(Set::all() - stock)).expect("plain data"), r#"["ore","wood"]"#);
/// ```
pub struct Set<T: Id>(T::Bits);

impl<T: Id> Set<T> {
    /// Nothing.
    #[inline]
    pub fn empty() -> Self {
        Set(T::Bits::default())
    }
    /// Everything there is.
    pub fn all() -> Self {
        Set(T::Bits::low(T::COUNT))
    }
    /// One member.
    #[inline]
    pub fn of(id: T) -> Self {
        Set(T::Bits::bit(id.index()))
    }
    /// The members that pass a test.
    pub fn of_all(test: impl Fn(T) -> bool) -> Self {
        T::all().filter(|&id| test(id)).collect()
    }
    /// Everything that is in one of them.
    pub fn union(sets: impl IntoIterator<Item = Self>) -> Self {
        sets.into_iter().fold(Set::empty(), |all, set| all | set)
    }
    /// The set of a number, a bit for each member.
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Set(bits)
    }
    /// As a number, a bit for each member.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.0
    }
    /// Whether it is a member.
    #[inline]
    pub fn has(self, id: T) -> bool {
        self.0 & T::Bits::bit(id.index()) != T::Bits::default()
    }
    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, id: T) {
        self.0 = self.0 | T::Bits::bit(id.index());
    }
    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, id: T) {
        self.0 = self.0 & !T::Bits::bit(id.index());
    }
    /// With one more.
    #[must_use]
    pub fn with(mut self, id: T) -> Self {
        self.insert(id);
        self
    }
    /// With one less.
    #[must_use]
    pub fn without(mut self, id: T) -> Self {
        self.remove(id);
        self
    }
    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }
    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::default()
    }
    /// Whether the two have a member in common.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }
    /// Whether all members are in the other.
    #[inline]
    pub fn is_within(self, other: Self) -> bool {
        (self - other).is_empty()
    }
    /// The lowest member.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::at(self.0.lowest()))
    }
    /// The member, if there is just one.
    #[inline]
    pub fn only(self) -> Option<T> {
        self.first().filter(|_| Set::<T>(self.0.without_lowest()).is_empty())
    }
    /// The members that pass a test.
    #[must_use]
    pub fn filter(self, test: impl Fn(T) -> bool) -> Self {
        self.iter().filter(|&id| test(id)).collect()
    }
    /// Members in rising order.
    #[inline]
    pub fn iter(self) -> Members<T> {
        Members(self)
    }
}

/// Iterator over a [`Set`].
pub struct Members<T: Id>(Set<T>);

impl<T: Id> Clone for Members<T> {
    fn clone(&self) -> Self {
        Members(self.0)
    }
}

impl<T: Id> Iterator for Members<T> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = self.0.first()?;
        self.0 = Set(self.0.0.without_lowest());
        Some(first)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<T: Id> ExactSizeIterator for Members<T> {}

impl<T: Id> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Members<T>;
    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

impl<T: Id> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        ids.into_iter().fold(Set::empty(), Set::with)
    }
}

impl<T: Id> BitOr for Set<T> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Set(self.0 | other.0)
    }
}
impl<T: Id> BitAnd for Set<T> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Set(self.0 & other.0)
    }
}
/// What is in the first and not in the second.
impl<T: Id> Sub for Set<T> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Set(self.0 & !other.0)
    }
}
impl<T: Id> BitOrAssign for Set<T> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
impl<T: Id> BitAndAssign for Set<T> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}
impl<T: Id> SubAssign for Set<T> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<T: Id> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: Id> Copy for Set<T> {}
impl<T: Id> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T: Id> Eq for Set<T> {}
impl<T: Id> Hash for Set<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}
impl<T: Id> Default for Set<T> {
    fn default() -> Self {
        Set::empty()
    }
}
impl<T: Id> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Id + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}
impl<'d, T: Id + Deserialize<'d>> Deserialize<'d> for Set<T> {
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(d)?.into_iter().collect())
    }
}

/// For `#[serde(with = …)]`: the set as one number.
pub mod as_bits {
    use super::*;

    /// Writes it as a number.
    pub fn serialize<T: Id, S: Serializer>(set: &Set<T>, s: S) -> Result<S::Ok, S::Error>
    where
        T::Bits: Serialize,
    {
        set.0.serialize(s)
    }
    /// Reads it from a number.
    pub fn deserialize<'d, T: Id, D: Deserializer<'d>>(d: D) -> Result<Set<T>, D::Error>
    where
        T::Bits: Deserialize<'d>,
    {
        T::Bits::deserialize(d).map(Set)
    }
}

/// For `#[serde(with = …)]`: an array of sets, each as one number.
pub mod each_as_bits {
    use super::*;
    use serde::ser::SerializeTuple;

    /// As `serialize_with` wants it.
    pub fn serialize<T: Id, S: Serializer, const N: usize>(
        sets: &[Set<T>; N],
        s: S,
    ) -> Result<S::Ok, S::Error>
    where
        T::Bits: Serialize,
    {
        let mut numbers = s.serialize_tuple(N)?;
        for set in sets {
            numbers.serialize_element(&set.0)?;
        }
        numbers.end()
    }
    /// As `deserialize_with` wants it.
    pub fn deserialize<'d, T: Id, D: Deserializer<'d>, const N: usize>(d: D) -> Result<[Set<T>; N], D::Error>
    where
        T::Bits: Deserialize<'d>,
    {
        let sets: Vec<Set<T>> = Vec::<T::Bits>::deserialize(d)?.into_iter().map(Set).collect();
        let found = sets.len();
        sets.try_into().map_err(|_| serde::de::Error::invalid_length(found, &"a number for each set"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::numbered! {
        struct Area: u128, 128
    }
    crate::numbered! {
        struct Few: u8, 3
    }

    #[test]
    fn a_set_is_a_set_up_to_its_last_bit() {
        let ends: Set<Area> = [Area(0), Area(127)].into_iter().collect();
        assert_eq!(ends.iter().map(|a| a.0).collect::<Vec<_>>(), [0, 127]);
        assert_eq!((Set::<Area>::all().len(), (Set::all() - ends).len()), (128, 126));
        assert!(
            ends.is_within(Set::all()) && ends.meets(Set::of(Area(127))) && !ends.meets(Set::of(Area(1)))
        );
        assert_eq!(Set::<Few>::all().iter().len(), 3);
        assert_eq!(Set::<Few>::empty().first(), None);
        assert_eq!(std::mem::size_of::<Set<Few>>(), 1);
    }

    #[test]
    fn one_member_is_the_only_one() {
        let two = Set::union([Set::of(Few(2)), Set::of(Few(0)), Set::empty()]);
        assert_eq!((two.len(), two.only(), Set::<Few>::empty().only()), (2, None, None));
        assert_eq!(two.filter(|few| few.0 > 0).only(), Some(Few(2)));
    }

    #[test]
    fn it_is_written_as_a_list_or_as_a_number() {
        #[derive(Serialize, Deserialize, PartialEq, Debug)]
        struct Both {
            list: Set<Few>,
            #[serde(with = "as_bits")]
            number: Set<Few>,
            #[serde(with = "each_as_bits")]
            numbers: [Set<Few>; 2],
        }
        let set = Set::of(Few(2)).with(Few(0));
        let both = Both { list: set, number: set, numbers: [Set::empty(), set] };
        let json = serde_json::to_string(&both).expect("plain data");
        assert_eq!(json, r#"{"list":[0,2],"number":5,"numbers":[0,5]}"#);
        assert_eq!(serde_json::from_str::<Both>(&json).expect("as written"), both);
        assert!(
            serde_json::from_str::<Both>(r#"{"list":[],"number":0,"numbers":[5]}"#).is_err(),
            "one short"
        );
    }
}
