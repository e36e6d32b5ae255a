//! Land regions with their markers and settlements, and where movers were challenged.

use crate::ids::*;
use kernel::{Msg, Seat, SeatSet, Secret, msg};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// R1.9
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    Gone,
    Down,
    Up,
}

/// A land region: its marker, its settlement (R1.3: one at most) and the city card of that settlement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// Means nothing once it is gone.
    #[serde(with = "kernel::stored")]
    pub marker: Secret<Marker>,
    pub face: Face,
    /// Who looked at it (R2.2.2, R9.11).
    pub known: SeatSet,
    pub owner: Option<Seat>,
    /// R1.3: 1 village, 2 town, 3 city, 4 metropolis; 0 without settlement.
    pub size: u8,
    /// R4.2.1: who holds the city card: the owner, or the borrower until the end of production (R2.7.1).
    pub holder: Option<Seat>,
    /// R3.6, R4.6.6: it grew this turn.
    pub grown: bool,
    /// R9.29: it was founded this turn.
    pub founded: bool,
    /// R4.6.3: figures bought here in this purchase phase.
    pub placed: u8,
    /// R4.2.3, R4.2.4: icons assigned at the last production; R4.2.5: one of each at most.
    pub happy: bool,
    pub productive: bool,
}

/// Without marker or settlement.
impl Default for Region {
    fn default() -> Region {
        Region {
            marker: Secret::new(Marker::Nothing),
            face: Face::Gone,
            known: SeatSet::EMPTY,
            owner: None,
            size: 0,
            holder: None,
            grown: false,
            founded: false,
            placed: 0,
            happy: false,
            productive: false,
        }
    }
}

impl Region {
    /// What lies here for all to see.
    pub fn shows(&self) -> Option<Marker> {
        (self.face == Face::Up).then(|| *self.marker.get())
    }
    /// R2.2.2: the resource on the city card of the settlement here.
    pub fn resource(&self) -> Option<Marker> {
        self.owner?;
        self.shows().filter(|marker| marker.is_resource())
    }
    /// R2.2.4
    pub fn size_limit(&self) -> u8 {
        match self.shows() {
            Some(Marker::Desert) => 0,
            Some(Marker::Mountains) => 1,
            Some(Marker::Jungle) => 2,
            _ => 4,
        }
    }
    pub fn fertile(&self) -> bool {
        self.shows() == Some(Marker::Fertile)
    }

    /// A village, with its city card.
    pub fn settle(&mut self, seat: Seat) {
        (self.owner, self.holder, self.size) = (Some(seat), Some(seat), 1);
    }
    /// The settlement and its card have another owner; R2.5.9, R2.7.5: icons stay with the former one.
    pub fn change_hands(&mut self, to: Seat) {
        (self.owner, self.holder) = (Some(to), Some(to));
        (self.happy, self.productive) = (false, false);
    }
}

/// What a settlement of a size is called.
pub fn size_name(size: u8) -> Msg {
    let name = ["none", "village", "town", "city", "metropolis"][size.min(4) as usize];
    msg(format!("size-{name}"))
}

/// All land regions: the first of the areas.
pub type Regions = PerId<Area, Region, LANDS>;

/// R2.3.5: who challenged the mover where; in JSON only the areas where somebody did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Challenges(pub [SeatSet; AREAS]);

impl Challenges {
    pub const NONE: Challenges = Challenges([SeatSet::EMPTY; AREAS]);
    pub fn areas(&self) -> impl Iterator<Item = Area> + '_ {
        Area::all().filter(|area| !self.0[area.index()].is_empty())
    }
}

impl Serialize for Challenges {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.areas().map(|area| (area, self.0[area.index()])))
    }
}

impl<'d> Deserialize<'d> for Challenges {
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        let mut all = Challenges::NONE;
        for (area, seats) in Vec::<(Area, SeatSet)>::deserialize(d)? {
            all.0[area.index()] = seats;
        }
        Ok(all)
    }
}
