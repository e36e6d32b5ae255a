//! What a player has and knows, and the turn being played.

use crate::ids::*;
use crate::state::goods::Pile;
use crate::state::units::{Ship, Unit};
use crate::state::{Done, FOOD_LIMIT, IDEA_LIMIT, LIMIT, PLAYERS};
use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};

/// What a player knows of the hands of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Known {
    pub cards: [Set<Card>; PLAYERS],
    pub goals: [Set<Goal>; PLAYERS],
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub home: Space,
    pub stock: Pile,
    pub culture_level: u8,
    pub mood_level: u8,
    pub advances: Set<Advance>,
    pub armies: ArrayVec<Unit, 16>,
    pub settlers: ArrayVec<Unit, 4>,
    pub ships: ArrayVec<Ship, 4>,
    #[serde(with = "kernel::stored")]
    pub hand: Secret<Set<Card>>,
    #[serde(with = "kernel::stored")]
    pub goals: Secret<Set<Goal>>,
    #[serde(with = "kernel::stored")]
    pub known: Secret<Known>,
    pub completed: ArrayVec<Done, 32>,
    pub persons: Set<EventCard>,
    pub event_points: u8,
    /// Pieces that left the game: Settlements, then buildings in their order.
    pub lost: [u8; 5],
    /// R22.3: Writing has given its cards.
    pub wrote: bool,
    /// Actions less in the next turn.
    pub hindered: u8,
    /// Seats that may not attack this player in their next turn.
    pub truce: SeatSet,
    /// The round in which Distant Founding was completed.
    pub founded_far: u8,
}

/// What concerns only the turn being played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub seat: Seat,
    pub actions: u8,
    /// True until something was done (R15: cards for the start of a turn).
    pub fresh: bool,
    pub used: Set<Use>,
    pub collects: u8,
    /// Build actions in which Draft was used.
    pub drafts: u8,
    /// R8.6.5.
    pub influenced: bool,
    /// Attempts left of the Great Pyramids, and their city.
    pub pyramids: u8,
    /// R7.4.4.
    pub forced_labour: bool,
    /// Economic Liberty came too late this turn.
    pub liberty_waits: bool,
    pub assimilating: bool,
    /// The Great Warlord's first battle is still to come.
    pub warlord: bool,
    /// Battles won and cities captured that no card has answered yet (R15.1).
    pub won: u8,
    pub captured: u8,
    /// Whose city was just captured.
    pub lesson: Option<Seat>,
    /// Category of the advance just acquired.
    pub acquired: Option<Category>,
    /// Land battles of the turn: how many, where, and whether one was won.
    pub fields: ArrayVec<Space, 12>,
    pub victorious: bool,
    /// Instant objectives whose condition has just occurred.
    pub claims: Set<Objective>,
    /// Seats this player may not attack.
    pub truce: SeatSet,
    /// Proposals made to each seat.
    pub proposals: [u8; PLAYERS],
    /// The event card last revealed, so that everybody can read it while it works; whether its text counts; by whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub happening: Option<(EventCard, bool, Seat)>,
}

impl Turn {
    pub fn of(seat: Seat, actions: u8) -> Turn {
        Turn {
            seat,
            actions,
            fresh: true,
            used: Set::empty(),
            collects: 0,
            drafts: 0,
            influenced: false,
            pyramids: 0,
            forced_labour: false,
            liberty_waits: false,
            assimilating: false,
            warlord: false,
            won: 0,
            captured: 0,
            lesson: None,
            acquired: None,
            fields: ArrayVec::new(),
            victorious: false,
            claims: Set::empty(),
            truce: SeatSet::EMPTY,
            proposals: [0; PLAYERS],
            happening: None,
        }
    }
}

impl Player {
    pub fn has(&self, a: Advance) -> bool {
        self.advances.has(a)
    }
    pub fn owned_of(&self, c: Category) -> usize {
        c.advances().iter().filter(|a| self.has(**a)).count()
    }
    pub fn owns_all(&self, c: Category) -> bool {
        self.owned_of(c) == c.advances().len()
    }
    pub fn government(&self) -> Option<Category> {
        [Category::Democracy, Category::Autocracy, Category::Theocracy]
            .into_iter()
            .find(|c| self.has(c.first()))
    }
    pub fn army_count(&self) -> usize {
        self.armies.len() + self.cargo_of(UnitKind::Army)
    }
    pub fn settler_count(&self) -> usize {
        self.settlers.len() + self.cargo_of(UnitKind::Settler)
    }
    fn cargo_of(&self, kind: UnitKind) -> usize {
        self.ships.iter().flat_map(|s| &s.cargo).filter(|c| c.kind == kind).count()
    }
    pub fn units(&self) -> usize {
        self.army_count() + self.settler_count() + self.ships.len()
    }
    pub fn armies_at(&self, at: Space) -> usize {
        self.armies.iter().filter(|u| u.at == at).count()
    }
    pub fn settlers_at(&self, at: Space) -> usize {
        self.settlers.iter().filter(|u| u.at == at).count()
    }
    pub fn ships_at(&self, at: Space) -> usize {
        self.ships.iter().filter(|u| u.at == at).count()
    }
    pub fn land_units_at(&self, at: Space) -> bool {
        self.armies.iter().chain(&self.settlers).any(|u| u.at == at)
    }
    /// R6.1, R6.2, R6.4.
    pub fn limit(&self, good: Good) -> u8 {
        match good {
            Good::Food if !self.has(Advance::Storage) => FOOD_LIMIT,
            Good::Idea if self.has(Advance::Dogma) => IDEA_LIMIT,
            Good::Mood => self.mood_level,
            Good::Culture => self.culture_level,
            _ => LIMIT,
        }
    }
    /// Where land units and Ships stand.
    pub fn unit_spaces(&self) -> Set<Space> {
        let land = self.armies.iter().chain(&self.settlers).map(|u| u.at);
        land.chain(self.ships.iter().map(|s| s.at)).collect()
    }
}
