//! The whole position, as plain data.

mod turn;
mod world;

pub use turn::{Campaign, CampaignKind, Jihad, Turn};
pub use world::{Army, LandStanding, Origin, Sacked, World};

use crate::data::{self, Board, Class};
use crate::frames::{Pending, Stage};
use crate::ids::*;
use crate::options::Options;
use arrayvec::ArrayVec;
use kernel::{Bag, Frames, PerSeat, Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub options: Options,
    pub frames: Frames<Pending, 4>,
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
    /// The empire card of this epoch (R4.6).
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

/// The points of one turn (R5.6).
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

impl State {
    pub fn seats(&self) -> u8 {
        self.players.seats()
    }
    pub fn board(&self) -> &'static Board {
        data::board(&self.options)
    }
    /// Nobody ever reacts in this game: whoever has the turn is asked.
    pub fn active(&self) -> SeatSet {
        SeatSet::of(self.turn.seat)
    }
    /// R1.5: lands without an army that can be held, whatever stands in them.
    pub fn vacant(&self) -> Set<Land> {
        self.board().habitable - self.world.occupied()
    }
    /// R1.7: lands held by anybody but the player whose turn it is.
    pub fn enemies(&self) -> Set<Land> {
        self.world.enemies_of(self.turn.seat)
    }
    /// R6.8.4: lands of the minor empire of this turn, which no card of this turn touches.
    pub fn sheltered(&self) -> Set<Land> {
        let played = self.turn.cards.iter().any(|c| c.is_minor());
        if !played || !self.options.minor_empire_spared() {
            return Set::empty();
        }
        self.world.held_by(self.turn.seat).filter(|land| {
            let army = self.world.army(land);
            army.origin == Origin::Minor && army.epoch == self.epoch
        })
    }
    /// Lands with an army that Famine and its like may touch.
    pub fn exposed(&self) -> Set<Land> {
        self.world.occupied() - self.sheltered()
    }
    /// The card of the turn.
    pub fn empire(&self) -> Empire {
        self.turn.empire.expect("a turn has an empire")
    }
    /// A minor empire or the crusaders are on the move, before the active empire is.
    pub fn in_side_campaign(&self) -> bool {
        self.turn.campaign.kind != CampaignKind::Active
    }
    /// The figure that armies of the campaign use.
    pub fn campaign_army(&self) -> Army {
        let epoch = self.epoch;
        match self.turn.campaign.kind {
            CampaignKind::Active => Army::of_empire(epoch),
            CampaignKind::Minor => {
                Army { origin: Origin::Minor, epoch, figure: if epoch <= 4 { 7 } else { 2 }, count: 1 }
            }
            CampaignKind::Crusade => Army { origin: Origin::Event, epoch, figure: 1, count: 1 },
        }
    }
    /// An army that an event card brings (R6.6, R14.4).
    pub fn event_army(&self, card: Card) -> Army {
        Army { origin: Origin::Event, epoch: self.epoch, figure: card.facts().figure(self.epoch), count: 1 }
    }
    /// Seas where this player has a manned fleet (R13.4).
    pub fn navy_of(&self, seat: Seat) -> Set<Sea> {
        Set::of_all(|sea: Sea| self.navy[sea.index()].is_some_and(|fleet| fleet.owner == seat))
    }
    /// Waters with any manned fleet.
    pub fn manned_waters(&self) -> Set<Sea> {
        Set::of_all(|sea: Sea| self.navy[sea.index()].is_some())
    }
    /// Which stage of the turn this is, under whatever is being resolved.
    pub fn stage(&self) -> Option<Stage> {
        self.frames.iter().find_map(|frame| match frame {
            Pending::Turn(stage) => Some(*stage),
            _ => None,
        })
    }
    pub fn is_over(&self) -> bool {
        matches!(self.frames.top(), Pending::Over)
    }
}
