//! The position, and what a rule asks of it.

mod pieces;
mod region;

pub use pieces::{Piece, Pieces, Slot, TRAY};
pub use region::{Challenges, Face, Region, Regions, size_name};

use crate::battle::Battle;
use crate::data::UnitFacts;
use crate::frames::Pending;
use crate::ids::*;
use crate::options::{Carriers, Options};
use crate::trade::Deal;
use kernel::{Bag, Frames, MAX_SEATS, PerSeat, Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};

/// How the gold of a production phase came about (R3.5, R4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Production {
    /// Settlements or city cards.
    pub cities: u16,
    /// The critical resource: as much again (basic) or 15 (advanced).
    pub critical: u16,
    /// Resource types times technologies (basic), or 3 for each type (advanced).
    pub unique: u16,
    pub monopoly: u16,
    pub wonders: u16,
    /// What brings it to the minimum.
    pub topped_up: u16,
}

impl Production {
    pub fn income(&self) -> u16 {
        self.cities + self.critical + self.unique + self.monopoly + self.wonders + self.topped_up
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub gold: u16,
    pub technologies: Set<Tech>,
    pub wonders: Set<Wonder>,
    pub improvements: Set<Improvement>,
    /// R4.8, R9.34.
    pub out: bool,
    /// Lets every mover pass until this movement step ends.
    pub quiet: bool,
    /// R9.43: Magellan's Voyage was used this trade phase.
    pub forced_loan: bool,
    /// Proposals made in this trade phase (R6.5).
    pub proposals: u8,
    /// Who declined a proposal of this player since the last deal of this phase.
    pub declined_by: SeatSet,
    /// Milestones met that this player was asked about and let pass.
    #[serde(with = "kit::set::as_bits")]
    pub let_pass: Set<Milestone>,
    /// Placing the icons by hand.
    pub arranging: bool,
    pub production: Production,
    pub starts: [Option<Area>; 2],
    pub pieces: Pieces,
}

/// R1.8
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Setup,
    Movement,
    Trade,
    Production,
    Purchase,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Critical {
    pub roll: u8,
    pub resource: Marker,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// With `letter` spelled out.
    pub options: Options,
    pub turn: u16,
    pub era: Era,
    pub phase: Phase,
    /// First to place, then first player of the turn.
    pub first: Seat,
    pub frames: Frames<Pending, 12>,
    pub players: PerSeat<Player>,
    pub regions: Regions,
    /// Technology cards nobody has taken.
    pub supply: Set<Tech>,
    pub wonder_supply: Set<Wonder>,
    /// Markers that were never laid out (R2.1.3).
    #[serde(with = "kernel::stored")]
    pub rest: Secret<Bag<MARKERS>>,
    /// Markers that left the board.
    pub spent: Bag<MARKERS>,
    pub challenges: Challenges,
    pub battle: Option<Battle>,
    pub deal: Option<Deal>,
    pub critical: Option<Critical>,
    /// Milestones of the basic game that were claimed (R3.3).
    #[serde(with = "kit::set::as_bits")]
    pub milestones: Set<Milestone>,
    /// Somebody may have come to meet a milestone.
    pub look_for_claims: bool,
    /// The era ends with this turn.
    pub era_ends: bool,
    /// The game ends with this turn.
    pub ending: Option<Ending>,
    /// R9.42: once a game.
    pub manhattan_used: bool,
}

impl State {
    pub fn basic(&self) -> bool {
        !self.options.advanced()
    }
    pub fn advanced(&self) -> bool {
        self.options.advanced()
    }
    pub fn seats(&self) -> u8 {
        self.players.seats()
    }
    pub fn alive(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + '_ {
        Seat::all(self.seats()).filter(|&seat| !self.players[seat].out)
    }
    pub fn alive_set(&self) -> SeatSet {
        self.alive().collect()
    }
    /// Everybody still in, in order from `seat` on.
    pub fn round_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let n = self.seats();
        (0..n).map(move |k| Seat((seat.0 + k) % n)).filter(|&other| !self.players[other].out)
    }
    /// Who acts after `seat` in a phase that went round from the first player.
    pub fn next_in_phase(&self, seat: Seat) -> Option<Seat> {
        let n = self.seats();
        let mut next = seat.next(n);
        while next != self.first {
            if !self.players[next].out {
                return Some(next);
            }
            next = next.next(n);
        }
        None
    }
    /// The first player, or whoever follows if that one is out.
    pub fn opener(&self) -> Seat {
        self.round_from(self.first).next().unwrap_or(self.first)
    }

    pub fn settlements(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Area> + Clone + '_ {
        Area::lands().filter(move |&a| self.regions[a].owner == Some(seat))
    }
    pub fn settlement_count(&self, seat: Seat) -> usize {
        self.regions.iter().filter(|r| r.owner == Some(seat)).count()
    }
    pub fn settlement_set(&self, seat: Seat) -> Set<Area> {
        self.settlements(seat).collect()
    }
    pub fn has_settlement(&self, seat: Seat) -> bool {
        self.regions.iter().any(|r| r.owner == Some(seat))
    }

    /// R4.3.1: owned by anyone, or set aside by an eliminated player.
    pub fn in_play(&self, tech: Tech) -> bool {
        !self.supply.has(tech)
    }
    pub fn techs_in_play(&self) -> Set<Tech> {
        Set::all() - self.supply
    }
    pub fn owner_of(&self, tech: Tech) -> Option<Seat> {
        self.alive().find(|&seat| self.players[seat].technologies.has(tech))
    }
    /// R4.3.5, R4.1.2: until the end of the wonder's era.
    pub fn active(&self, seat: Seat, wonder: Wonder) -> bool {
        self.advanced() && self.players[seat].wonders.has(wonder) && wonder.facts().era >= self.era
    }
    pub fn active_wonders(&self, seat: Seat) -> impl Iterator<Item = Wonder> + '_ {
        let wonders = if self.advanced() { self.players[seat].wonders } else { Set::empty() };
        wonders.iter().filter(|w| w.facts().era >= self.era)
    }

    /// Who has units in the area that can fight there (R2.4.1).
    pub fn fighters_in(&self, area: Area) -> SeatSet {
        self.alive().filter(|&seat| self.players[seat].pieces.any(|p| p.fights_in(area))).collect()
    }
    pub fn fights(&self, seat: Seat, area: Area) -> bool {
        self.players[seat].pieces.any(|p| p.fights_in(area))
    }

    /// R2.3.4: where aircraft of `seat` may come down.
    pub fn is_base(&self, seat: Seat, area: Area) -> bool {
        if area.is_land() {
            self.regions[area].owner == Some(seat) || self.fights(seat, area)
        } else {
            self.players[seat].pieces.any(|p| p.stands_in(area) && self.bases_aircraft(p.kind))
        }
    }
    /// R9.18
    pub fn bases_aircraft(&self, kind: Kind) -> bool {
        match self.options.carriers {
            Carriers::Only if self.advanced() => kind == Kind::Carrier,
            _ => kind.is_modern_fleet(),
        }
    }

    /// The type a kind of figure is now: in the advanced game the best whose technology is in play (R4.6.4).
    pub fn type_index(&self, kind: Kind) -> usize {
        let types = kind.types();
        if self.options.swordsmen && kind == Kind::AncientInfantry {
            return types.len() - 1; // R9.39, the letter
        }
        types.iter().rposition(|unit| self.in_play(unit.facts().technology)).unwrap_or(0)
    }
    /// The same; settlers have none.
    pub fn type_of(&self, kind: Kind) -> Option<&'static UnitFacts> {
        kind.types().get(self.type_index(kind)).map(|unit| unit.facts())
    }

    pub fn seats_with(&self, test: impl Fn(Seat) -> bool) -> SeatSet {
        self.alive().filter(|&seat| test(seat)).collect()
    }
}

impl Player {
    pub fn new(gold: u16) -> Player {
        Player {
            gold,
            technologies: Set::empty(),
            wonders: Set::empty(),
            improvements: Set::empty(),
            out: false,
            quiet: false,
            forced_loan: false,
            proposals: 0,
            declined_by: SeatSet::EMPTY,
            let_pass: Set::empty(),
            arranging: false,
            production: Production::default(),
            starts: [None; 2],
            pieces: Pieces::default(),
        }
    }
}

/// Six of something by seat, whether or not somebody sits there.
pub type BySeat<T> = [T; MAX_SEATS];
