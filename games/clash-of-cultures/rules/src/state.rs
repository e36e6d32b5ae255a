//! The state: plain data, small ids; and the questions every rule asks of it.

use crate::battle::Battle;
use crate::board::{Layout, MAX_SLOTS, Mask, NOWHERE, Space, TILES, bit, board, layout, spaces};
use crate::frame::Frame;
use crate::goods::Pile;
use crate::ids::*;
use crate::options::Options;
use crate::set::{Id, Set};
use crate::trade::Trade;
use crate::units::{Ship, Unit};
use arrayvec::ArrayVec;
use kernel::{Bag, Frames, PerSeat, Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};

pub const PLAYERS: usize = 4;
/// R2.1.
pub const PIECES: u8 = 7;
pub const BARBARIANS: u8 = 16;
pub const CAMPS: usize = 7;
/// R6.1, R6.4.
pub const LIMIT: u8 = 8;
pub const FOOD_LIMIT: u8 = 2;
pub const IDEA_LIMIT: u8 = 2;
/// R2.5.
pub const STACK: usize = 4;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub options: Options,
    pub seats: u8,
    /// From 1.
    pub round: u8,
    /// The turn cycle within the round, from 1.
    pub cycle: u8,
    pub first: Seat,
    pub frames: Frames<Frame, 24>,
    pub turn: Turn,
    pub players: PerSeat<Player>,
    /// What lies in each slot; `None` is undiscovered.
    pub regions: ArrayVec<Option<Region>, MAX_SLOTS>,
    /// Tiles nobody has seen. Drawn when explored.
    pub tiles: Bag<TILES>,
    pub cities: ArrayVec<City, { PLAYERS * PIECES as usize }>,
    pub camps: ArrayVec<Camp, CAMPS>,
    pub exhausted: ArrayVec<Space, 4>,
    pub wonders: [WonderState; 7],
    #[serde(with = "kernel::stored")]
    pub cards: Secret<Bag<42>>,
    pub discards: Set<Card>,
    #[serde(with = "kernel::stored")]
    pub goals: Secret<Bag<32>>,
    pub goal_discards: Set<Goal>,
    pub events: Bag<38>,
    pub event_discards: Set<EventCard>,
    /// E01: no building without Sanitation.
    pub plague: bool,
    /// R21.5: a wonder was built in one of the last turns.
    pub marvel: bool,
    pub battle: Option<Battle>,
    pub trade: Option<Trade>,
    /// What the last bill was paid with.
    pub paid: Pile,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Region {
    pub tile: u8,
    pub turned: bool,
}

/// R1.5.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct City {
    pub at: Space,
    pub owner: Seat,
    pub mood: Mood,
    /// Whose colour each building has.
    #[serde(default)]
    pub fortress: Option<Seat>,
    #[serde(default)]
    pub academy: Option<Seat>,
    #[serde(default)]
    pub temple: Option<Seat>,
    #[serde(default)]
    pub port: Option<Seat>,
    /// The sea space the Port faces.
    #[serde(default = "nowhere")]
    pub quay: Space,
    #[serde(default)]
    pub wonder: Option<Wonder>,
    #[serde(default)]
    pub activations: u8,
}

fn nowhere() -> Space {
    NOWHERE
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Camp {
    pub at: Space,
    pub units: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WonderState {
    Deck,
    Revealed,
    Reserved(Seat),
    /// In a city, built by this seat.
    Built(Seat),
    Gone,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Done {
    pub card: Goal,
    pub objective: Objective,
}

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
    /// The event card last revealed, so that everybody can read it while it works, and whether its text counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub happening: Option<(EventCard, bool)>,
}

impl Turn {
    pub fn of(seat: Seat, actions: u8) -> Turn {
        Turn {
            seat,
            actions,
            fresh: true,
            used: Set::EMPTY,
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
            claims: Set::EMPTY,
            truce: SeatSet::EMPTY,
            proposals: [0; PLAYERS],
            happening: None,
        }
    }
}

impl City {
    pub fn founded(at: Space, owner: Seat, mood: Mood) -> City {
        City {
            at,
            owner,
            mood,
            fortress: None,
            academy: None,
            temple: None,
            port: None,
            quay: NOWHERE,
            wonder: None,
            activations: 0,
        }
    }
    pub fn piece(&self, b: Building) -> Option<Seat> {
        match b {
            Building::Fortress => self.fortress,
            Building::Academy => self.academy,
            Building::Temple => self.temple,
            Building::Port => self.port,
        }
    }
    pub fn set_piece(&mut self, b: Building, colour: Option<Seat>) {
        *match b {
            Building::Fortress => &mut self.fortress,
            Building::Academy => &mut self.academy,
            Building::Temple => &mut self.temple,
            Building::Port => &mut self.port,
        } = colour;
        if b == Building::Port && colour.is_none() {
            self.quay = NOWHERE;
        }
    }
    pub fn pieces(&self) -> [Option<Seat>; 4] {
        [self.fortress, self.academy, self.temple, self.port]
    }
    /// R1.6.
    pub fn size(&self) -> u8 {
        1 + self.pieces().iter().flatten().count() as u8
    }
    pub fn influenced(&self) -> bool {
        self.pieces().iter().flatten().any(|s| *s != self.owner)
    }
}

impl Player {
    pub fn has(&self, a: Advance) -> bool {
        self.advances.has(a)
    }
    pub fn owns_all(&self, c: Category) -> bool {
        c.advances().iter().all(|&a| self.has(a))
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
    pub fn unit_spaces(&self) -> Mask {
        let land = self.armies.iter().chain(&self.settlers).fold(0, |m, u| m | bit(u.at));
        self.ships.iter().fold(land, |m, s| m | bit(s.at))
    }
}

impl State {
    pub fn layout(&self) -> &'static Layout {
        layout(self.seats)
    }
    /// Clockwise from `from`, itself first.
    pub fn clockwise(&self, from: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let seats = self.seats;
        (0..seats).map(move |i| Seat((from.0 + i) % seats))
    }
    /// The order of a status phase and of events that concern all.
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        self.clockwise(self.first)
    }
    pub fn others(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let seats = self.seats;
        (1..seats).map(move |i| Seat((seat.0 + i) % seats))
    }
    pub fn is_turn_of(&self, seat: Seat) -> bool {
        self.turn.seat == seat && matches!(self.frames.iter().next(), Some(Frame::Turn))
    }

    pub fn terrain(&self, at: Space) -> Option<Terrain> {
        let (slot, place) = self.layout().slot_of[at as usize];
        self.regions[slot as usize].map(|r| {
            let place = if r.turned { 3 - place } else { place };
            board().faces[r.tile as usize][place as usize]
        })
    }
    pub fn discovered(&self) -> Mask {
        let l = self.layout();
        self.regions.iter().zip(&l.slot_masks).filter(|(r, _)| r.is_some()).fold(0, |m, (_, s)| m | s)
    }
    /// Spaces of one terrain.
    pub fn of_terrain(&self, terrain: Terrain) -> Mask {
        let mut mask = 0;
        for (region, slot) in self.regions.iter().zip(&self.layout().slots) {
            if let Some(r) = region {
                let face = &board().faces[r.tile as usize];
                for (place, &space) in slot.iter().enumerate() {
                    let t = face[if r.turned { 3 - place } else { place }];
                    mask |= ((t == terrain) as Mask) << space;
                }
            }
        }
        mask
    }
    pub fn sea(&self) -> Mask {
        self.of_terrain(Terrain::Sea)
    }
    pub fn is_sea(&self, at: Space) -> bool {
        self.terrain(at) == Some(Terrain::Sea)
    }
    /// R1.8.
    pub fn within(&self, from: Mask, n: u8) -> Mask {
        self.layout().within(from, n, self.discovered())
    }
    pub fn distance(&self, a: Space, b: Space) -> Option<u8> {
        self.layout().distance(a, b, self.discovered())
    }

    pub fn city(&self, at: Space) -> Option<&City> {
        self.cities.iter().find(|c| c.at == at)
    }
    pub fn city_mut(&mut self, at: Space) -> &mut City {
        self.cities.iter_mut().find(|c| c.at == at).expect("a city stands here")
    }
    pub fn city_of(&self, at: Space, seat: Seat) -> Option<&City> {
        self.city(at).filter(|c| c.owner == seat)
    }
    pub fn cities_of(&self, seat: Seat) -> impl Iterator<Item = &City> + Clone {
        self.cities.iter().filter(move |c| c.owner == seat)
    }
    pub fn city_count(&self, seat: Seat) -> usize {
        self.cities_of(seat).count()
    }
    pub fn city_mask(&self, seat: Seat) -> Mask {
        self.cities_of(seat).fold(0, |m, c| m | bit(c.at))
    }
    pub fn camp(&self, at: Space) -> Option<&Camp> {
        self.camps.iter().find(|c| c.at == at)
    }
    pub fn camp_mask(&self) -> Mask {
        self.camps.iter().fold(0, |m, c| m | bit(c.at))
    }
    pub fn remove_camp(&mut self, at: Space) {
        self.camps.retain(|c| c.at != at);
    }
    pub fn barbarians(&self) -> u8 {
        self.camps.iter().map(|c| c.units).sum()
    }

    /// R7.2.3: a building works if its owner has the advance.
    pub fn works(&self, city: &City, b: Building) -> bool {
        city.piece(b).is_some() && self.players[city.owner].has(b.unlocked_by())
    }
    /// Pieces of a kind still in stock (R2.3).
    pub fn in_stock(&self, seat: Seat, b: Building) -> u8 {
        let placed = self.cities.iter().filter(|c| c.piece(b) == Some(seat)).count() as u8;
        PIECES.saturating_sub(placed + self.players[seat].lost[1 + b as usize])
    }
    pub fn settlements_in_stock(&self, seat: Seat) -> u8 {
        PIECES.saturating_sub(self.city_count(seat) as u8 + self.players[seat].lost[0])
    }
    /// Whether a land unit or Ship of another player stands here.
    pub fn foreign_units(&self, at: Space, seat: Seat) -> bool {
        self.others(seat).any(|o| {
            let p = &self.players[o];
            p.land_units_at(at) || p.ships.iter().any(|s| s.at == at)
        })
    }
    /// Whose land units stand here, apart from `seat`.
    pub fn foreign_land(&self, at: Space, seat: Seat) -> Option<Seat> {
        self.others(seat).find(|&o| self.players[o].land_units_at(at))
    }
    pub fn foreign_ships(&self, at: Space, seat: Seat) -> Option<Seat> {
        self.others(seat).find(|&o| self.players[o].ships.iter().any(|s| s.at == at))
    }
    pub fn foreign_ship_mask(&self, seat: Seat) -> Mask {
        self.others(seat).flat_map(|o| self.players[o].ships.iter()).fold(0, |m, s| m | bit(s.at))
    }
    /// A land unit of `seat` could stand here in peace.
    pub fn meets_nobody(&self, at: Space, seat: Seat) -> bool {
        self.meets(at, seat) == crate::moves::Meets::Nothing
    }
    /// No city, camp or unit of anybody.
    pub fn empty(&self, at: Space) -> bool {
        self.city(at).is_none()
            && self.camp(at).is_none()
            && !self.players.iter().any(|p| p.land_units_at(at) || p.ships_at(at) > 0)
    }
    pub fn wonder_city(&self, w: Wonder) -> Option<&City> {
        self.cities.iter().find(|c| c.wonder == Some(w))
    }
    pub fn has_wonder(&self, seat: Seat, w: Wonder) -> bool {
        self.wonder_city(w).is_some_and(|c| c.owner == seat)
    }
    /// R7.3.2, R7.4.4: the mood a city acts with.
    pub fn acting_mood(&self, city: &City) -> Mood {
        if city.mood == Mood::Angry && self.turn.forced_labour && self.turn.seat == city.owner {
            Mood::Neutral
        } else {
            city.mood
        }
    }
    /// What a city can collect or build (R7.3.2).
    pub fn strength(&self, city: &City) -> u8 {
        match self.acting_mood(city) {
            Mood::Happy => city.size() + 1,
            Mood::Neutral => city.size(),
            Mood::Angry => 1,
        }
    }
    /// R7.4.3.
    pub fn may_activate(&self, city: &City) -> bool {
        city.mood != Mood::Angry || city.activations == 0
    }
    /// The cities within `n` of units or cities of `seat`, or rather the spaces.
    pub fn presence(&self, seat: Seat) -> Mask {
        self.players[seat].unit_spaces() | self.city_mask(seat)
    }
    pub fn slots_with_cities(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let l = self.layout();
        let mask = self.city_mask(seat);
        (0..l.slots.len() as u8).filter(move |s| l.slot_masks[*s as usize] & mask != 0)
    }
    /// Undiscovered regions next to a region with a city of `seat`.
    pub fn frontier(&self, seat: Seat) -> u32 {
        let l = self.layout();
        let mut around = 0;
        for slot in self.slots_with_cities(seat) {
            around |= l.around(l.slot_masks[slot as usize]);
        }
        (0..l.normal as usize)
            .filter(|&s| self.regions[s].is_none() && around & l.slot_masks[s] != 0)
            .fold(0, |m, s| m | 1 << s)
    }
    /// R6.7, R2.3: gains what fits; returns how much that was.
    pub fn gain(&mut self, seat: Seat, good: Good, n: u8) -> u8 {
        let n = if self.options.letter { n.min(self.supply(good)) } else { n };
        let p = &mut self.players[seat];
        let limit = p.limit(good);
        let have = p.stock.get_mut(good);
        let gained = n.min(limit.saturating_sub(*have));
        *have += gained;
        gained
    }
    /// Tokens left by the letter of the rulebook: 40 of each kind, markers on cities included (R2.4).
    pub fn supply(&self, good: Good) -> u8 {
        let held: u8 = match good {
            Good::Mood => {
                let marked = self.cities.iter().filter(|c| c.mood != Mood::Neutral).count() as u8;
                marked + self.players.iter().map(|p| p.stock.mood).sum::<u8>()
            }
            Good::Culture => self.players.iter().map(|p| p.stock.culture).sum(),
            _ => 0,
        };
        40u8.saturating_sub(held)
    }
    /// Raises or lowers a city's mood; by the letter a marker must be left (R2.4).
    pub fn set_mood(&mut self, at: Space, mood: Mood) {
        let short = self.options.letter && self.supply(Good::Mood) == 0;
        let city = self.city_mut(at);
        if !(short && city.mood == Mood::Neutral) {
            city.mood = mood;
        }
    }
    pub fn lower_mood(&mut self, at: Space) {
        let mood = match self.city_mut(at).mood {
            Mood::Happy => Mood::Neutral,
            _ => Mood::Angry,
        };
        self.set_mood(at, mood);
    }
    pub fn raise_mood(&mut self, at: Space) {
        let mood = match self.city_mut(at).mood {
            Mood::Angry => Mood::Neutral,
            _ => Mood::Happy,
        };
        self.set_mood(at, mood);
    }
    /// Removes a city: its Wonder leaves the game (R17.5).
    pub fn remove_city(&mut self, at: Space) {
        let index = self.cities.iter().position(|c| c.at == at).expect("a city stands here");
        if let Some(w) = self.cities.remove(index).wonder {
            self.wonders[w as usize] = WonderState::Gone;
        }
    }
    /// Land spaces where a city may stand (R8.2.1), whoever founds.
    pub fn fit_for_city(&self, at: Space) -> bool {
        matches!(self.terrain(at), Some(t) if t != Terrain::Sea && t != Terrain::Barren)
            && !self.exhausted.contains(&at)
            && self.city(at).is_none()
            && self.camp(at).is_none()
    }
    pub fn spaces_where(&self, mask: Mask, test: impl Fn(Space) -> bool) -> Mask {
        spaces(mask).filter(|&s| test(s)).fold(0, |m, s| m | bit(s))
    }
    pub fn known_advances(&self, set: impl Iterator<Item = Seat>) -> Set<Advance> {
        set.fold(Set::EMPTY, |all, s| all.union(self.players[s].advances))
    }
    pub fn category_count(&self, seat: Seat) -> usize {
        Category::ALL.iter().filter(|c| self.players[seat].has(c.first())).count()
    }
    pub fn bag_of<const N: usize, T: Id>(set: Set<T>) -> Bag<N> {
        set.iter().map(Id::index).collect()
    }
}
