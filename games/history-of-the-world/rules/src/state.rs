//! The whole position, as plain data.

use crate::data::{self, Board, Class};
use crate::frame::Frame;
use crate::ids::*;
use crate::options::Options;
use crate::world::{Army, World};
use arrayvec::ArrayVec;
use kernel::{Bag, Frames, PerSeat, Seat, SeatSet, Secret};
use kit::area::AreaSet;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub options: Options,
    pub frames: Frames<Frame, 4>,
    /// From 1.
    pub epoch: u8,
    /// Places in the order of play already called in this epoch (R3.1).
    pub called: u8,
    /// Who draws first, second and so on in this epoch (R4).
    pub order: ArrayVec<Seat, 6>,
    /// Empire cards of the epoch that nobody holds, by order of play.
    #[serde(with = "kernel::stored")]
    pub deck: Secret<Bag<7>>,
    pub players: PerSeat<Player>,
    pub world: World,
    /// Manned fleets that stay on the board (R13.4), by water.
    pub navy: [Option<Manned>; SEAS],
    /// Event cards that were played, by title.
    pub played: Bag<CARDS>,
    pub turn: Turn,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub points: u16,
    #[serde(with = "kernel::stored")]
    pub hand: Secret<Hand>,
    /// The empire card of this epoch.
    #[serde(with = "kernel::stored")]
    pub empire: Secret<Option<Empire>>,
    /// Whether there is one: a card that was given lies in sight, face down.
    pub has_empire: bool,
    /// Who has seen it: the one who drew it, and its holder once everybody has one (R4.4).
    pub empire_seen: SeatSet,
    /// Empires turned up so far, by epoch.
    pub empires: [Option<Empire>; 7],
    /// What each turn scored, by epoch.
    pub scored: [Score; 7],
    /// Pre-eminence markers, face down. Nobody knows any, so their values are drawn when they are turned up.
    pub markers: u8,
    /// Their values, at the end.
    pub preeminence: u8,
}

/// The points of one turn (R11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    pub regions: u8,
    pub capitals: u8,
    pub cities: u8,
    pub monuments: u8,
    pub seas: u8,
}

impl Score {
    pub fn total(&self) -> u16 {
        [self.regions, self.capitals, self.cities, self.monuments, self.seas].iter().map(|&n| n as u16).sum()
    }
}

/// Event cards in hand, in a fixed order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Hand(ArrayVec<Card, 10>);

impl<'d> Deserialize<'d> for Hand {
    fn deserialize<D: serde::Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        Ok(ArrayVec::<Card, 10>::deserialize(d)?.into_iter().collect())
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut cards: ArrayVec<Card, 10> = cards.into_iter().collect();
        cards.sort_unstable();
        Hand(cards)
    }
}

impl Hand {
    pub fn len(&self) -> usize {
        self.0.len()
    }
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    pub fn cards(&self) -> &[Card] {
        &self.0
    }
    /// Different titles, in order.
    pub fn titles(&self) -> impl Iterator<Item = Card> + '_ {
        let mut last = None;
        self.0.iter().copied().filter(move |&c| last.replace(c) != Some(c))
    }
    pub fn remove(&mut self, card: Card) {
        if let Some(at) = self.0.iter().position(|&c| c == card) {
            self.0.remove(at);
        }
    }
    /// Their backs tell the class.
    pub fn of_class(&self, class: Class) -> usize {
        self.0.iter().filter(|c| c.facts().class == class).count()
    }
}

/// A fleet with an army on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Manned {
    pub owner: Seat,
    pub epoch: u8,
}

/// The turn being played. Everything in it is public.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Turn {
    pub seat: Seat,
    pub empire: Option<Empire>,
    /// Event cards of this turn.
    pub cards: ArrayVec<Card, 2>,
    pub coins: u8,
    /// Coins of Allies: what they bring back only enters vacant lands.
    pub ally_coins: u8,
    /// Forts of Engineering.
    pub free_forts: u8,
    /// Active armies lost in combat and not taken back, by people.
    pub lost: [u8; 2],
    /// Pool armies that became forts.
    pub fortified: u8,
    pub leader: bool,
    pub weaponry: u8,
    pub siegecraft: u8,
    pub naval_power: bool,
    pub elite: bool,
    pub jihad: Option<Jihad>,
    /// Terrain that Expert Troops set at nought, as bits.
    pub experts: u8,
    pub treachery: Option<Land>,
    pub astronomy: bool,
    pub reallocation: bool,
    /// Waters where this empire still has to place a fleet (R13.4).
    #[serde(with = "sea_set")]
    pub claims: AreaSet,
    /// Seas manned this turn.
    #[serde(with = "sea_set")]
    pub manned: AreaSet,
    /// R13.4: it must try for at least one sea.
    pub tried: bool,
    /// The capital this empire brought, for the letter of R10.3.
    #[serde(with = "land_set")]
    pub capitals: AreaSet,
    pub campaign: Campaign,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Jihad {
    /// Three dice, ties won.
    First,
    /// Two dice, ties won.
    Second,
}

/// Armies that expand together: the active empire, a minor empire or the crusaders.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Campaign {
    pub kind: CampaignKind,
    /// Armies to place, by people (R7.5); everybody else has one people.
    pub pool: [u8; 2],
    /// Those of them that may only enter a vacant land (Allies).
    pub allied: [u8; 2],
    /// Lands with an army of this campaign, by people.
    #[serde(with = "by_name")]
    pub lands: [AreaSet; 2],
    /// Waters with a fleet of this campaign.
    #[serde(with = "sea_set")]
    pub fleets: AreaSet,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CampaignKind {
    #[default]
    Active,
    Minor,
    Crusade,
}

impl Campaign {
    /// Lands of either people.
    pub fn all(&self) -> AreaSet {
        self.lands[0] | self.lands[1]
    }
    pub fn people_in(&self, land: Land) -> usize {
        self.lands[1].contains(land.0) as usize
    }
}

/// Lands of each people, written by name.
mod by_name {
    use super::*;
    use serde::{Deserializer, Serializer};

    pub fn serialize<S: Serializer>(sets: &[AreaSet; 2], s: S) -> Result<S::Ok, S::Error> {
        sets.map(|set| lands(set).collect::<Vec<_>>()).serialize(s)
    }
    pub fn deserialize<'d, D: Deserializer<'d>>(d: D) -> Result<[AreaSet; 2], D::Error> {
        let lists = <[Vec<Land>; 2]>::deserialize(d)?;
        Ok(lists.map(|list| list.iter().map(|l| l.0).collect()))
    }
}

impl Default for Turn {
    fn default() -> Self {
        Turn::of(Seat(0), None)
    }
}

impl Turn {
    pub fn of(seat: Seat, empire: Option<Empire>) -> Turn {
        Turn {
            seat,
            empire,
            cards: ArrayVec::new(),
            coins: 0,
            ally_coins: 0,
            free_forts: 0,
            lost: [0; 2],
            fortified: 0,
            leader: false,
            weaponry: 0,
            siegecraft: 0,
            naval_power: false,
            elite: false,
            jihad: None,
            experts: 0,
            treachery: None,
            astronomy: false,
            reallocation: false,
            claims: AreaSet::EMPTY,
            manned: AreaSet::EMPTY,
            tried: false,
            capitals: AreaSet::EMPTY,
            campaign: Campaign::default(),
        }
    }
}

impl State {
    pub fn seats(&self) -> u8 {
        self.players.seats()
    }
    pub fn board(&self) -> &'static Board {
        data::board(&self.options)
    }
    /// Lands without an army that can be held.
    pub fn vacant(&self) -> AreaSet {
        self.board().habitable - self.world.occupied()
    }
    /// R6.8.4: lands of the minor empire of this turn, which no card of this turn touches.
    pub fn sheltered(&self) -> AreaSet {
        use crate::world::Origin;
        let played = self.turn.cards.iter().any(|c| c.is_minor());
        if !played || !self.options.minor_empire_spared() {
            return AreaSet::EMPTY;
        }
        let of_this_turn = |l: &Land| {
            let army = self.world.army(*l);
            army.origin == Origin::Minor && army.epoch == self.epoch
        };
        lands(self.world.held_by(self.turn.seat)).filter(of_this_turn).map(|l| l.0).collect()
    }
    /// Lands with an army that Famine and its like may touch.
    pub fn exposed(&self) -> AreaSet {
        self.world.occupied() - self.sheltered()
    }
    /// The card of the turn.
    pub fn empire(&self) -> Empire {
        self.turn.empire.expect("a turn has an empire")
    }
    /// The figure that armies of the campaign use.
    pub fn campaign_army(&self) -> Army {
        use crate::world::Origin;
        let epoch = self.epoch;
        match self.turn.campaign.kind {
            CampaignKind::Active => Army::of_empire(epoch),
            CampaignKind::Minor => {
                Army { origin: Origin::Minor, epoch, figure: if epoch <= 4 { 7 } else { 2 }, count: 1 }
            }
            CampaignKind::Crusade => Army { origin: Origin::Event, epoch, figure: 1, count: 1 },
        }
    }
    /// An army that an event card brings (R6.6).
    pub fn event_army(&self, card: Card) -> Army {
        Army {
            origin: crate::world::Origin::Event,
            epoch: self.epoch,
            figure: card.facts().figure(self.epoch),
            count: 1,
        }
    }
    /// Seas where this player has a manned fleet (R13.4).
    pub fn navy_of(&self, seat: Seat) -> AreaSet {
        let own = self.navy.iter().enumerate().filter(|(_, m)| m.is_some_and(|m| m.owner == seat));
        own.map(|(i, _)| i as u8).collect()
    }
    /// Waters with any manned fleet.
    pub fn manned_waters(&self) -> AreaSet {
        self.navy.iter().enumerate().filter(|(_, m)| m.is_some()).map(|(i, _)| i as u8).collect()
    }
    pub fn is_over(&self) -> bool {
        matches!(self.frames.top(), Frame::Over)
    }
}
