//! What a position promises, for bots: expected production, turns left, strength on the ground. Everything is summed
//! up in one pass over the board and nothing is allocated, since a search asks a million times.

use crate::data::{Effect, data};
use crate::ids::*;
use crate::options::{Length, Loans};
use crate::production;
use crate::state::*;
use kernel::{MAX_SEATS, Seat};
use std::sync::LazyLock;

/// How likely two dice make each resource the critical one, by era.
static CRITICAL: LazyLock<[[f32; RESOURCES]; 4]> = LazyLock::new(|| {
    let tables = &data().tables;
    let mut chance = [[0.0; RESOURCES]; 4];
    for roll in 2..=12u8 {
        let ways = (6 - (roll as i32 - 7).abs()) as f32;
        let column = tables.critical_columns.iter().position(|&last| roll <= last).unwrap_or(4);
        for era in Era::ALL {
            let resource = tables.critical_resource[era.index()][column];
            chance[era.index()][resource.index()] += ways / 36.0;
        }
    }
    chance
});

/// What one player holds for a production: their cards and the resources on them.
#[derive(Clone, Copy, Default)]
pub struct Book {
    pub held: [u8; RESOURCES],
    /// Sum of the cards when nothing makes them happy or productive; in the basic game what settlements produce.
    plain: u16,
    cards: u8,
    happy: u8,
    fertile: u8,
    /// What fertile land doubles.
    doubled: u16,
    /// The dearest cards, for productive icons: as many as anybody has icons.
    top: [u8; 6],
}

impl Book {
    /// A city card of the advanced game, or a settlement of the basic one.
    pub fn add(&mut self, region: &Region, advanced: bool) {
        if !advanced {
            self.plain += region.size as u16 + region.fertile() as u16;
            return;
        }
        let mut value = production::unhappy_value(region) as u8;
        self.plain += value as u16;
        self.cards += 1;
        self.happy += production::always_happy(region) as u8;
        if region.fertile() {
            self.fertile += 1;
            self.doubled += value as u16;
            return;
        }
        for slot in &mut self.top {
            if value > *slot {
                std::mem::swap(slot, &mut value);
            }
        }
    }

    pub fn hold(&mut self, region: &Region) {
        if let Some(resource) = region.resource() {
            self.held[resource.index()] += 1;
        }
    }

    /// What the cards bring with the icons where they are worth most.
    fn cities(&self, state: &State, seat: Seat) -> u16 {
        if state.basic() {
            return self.plain;
        }
        let icons = production::icons(state, seat);
        let happy = (self.happy + icons.happy).min(self.cards);
        let productive = icons.productive.min(self.cards - self.fertile).min(self.top.len() as u8);
        let tops: u16 = self.top[..productive as usize].iter().map(|&v| v as u16).sum();
        self.plain
            + self.doubled
            + tops
            + 2 * happy as u16
            + 2 * (productive + self.fertile).min(happy) as u16
    }

    pub fn purse(&self, state: &State, seat: Seat) -> Purse {
        let basic = state.basic();
        let cities = self.cities(state, seat);
        Purse {
            held: self.held,
            sure: cities + wonders(state, seat),
            each: if basic {
                state.players[seat].technologies.len() as u16
            } else {
                data().tables.unique_gold
            },
            critical: if basic { cities } else { data().tables.critical_gold },
        }
    }

    /// Gold on average.
    pub fn income(&self, state: &State, seat: Seat) -> f32 {
        self.purse(state, seat).income(state)
    }
}

/// What makes a player's income (R3.5, R4.5), in a form in which one card more or less is reckoned quickly.
#[derive(Clone, Copy)]
pub struct Purse {
    pub held: [u8; RESOURCES],
    /// From cards and wonders.
    pub sure: u16,
    each: u16,
    critical: u16,
}

impl Purse {
    /// On average: the critical resource is rolled, unless it is known.
    pub fn income(&self, state: &State) -> f32 {
        let tables = &data().tables;
        let (mut sure, mut hit) = (self.sure, 0.0);
        let known = state.critical.filter(|_| state.phase == Phase::Production);
        for (resource, &n) in self.held.iter().enumerate() {
            if n > 0 {
                sure += self.each;
                hit += match known {
                    Some(c) => (c.resource.index() == resource) as u8 as f32,
                    None => CRITICAL[state.era.index()][resource],
                };
            }
            if n > 2 {
                sure += tables.monopoly[(n as usize - 3).min(2)];
            }
        }
        let least = tables.minimum_income;
        sure.max(least) as f32 * (1.0 - hit) + (sure + self.critical).max(least) as f32 * hit
    }
}

fn wonders(state: &State, seat: Seat) -> u16 {
    let income = |w: Wonder| if let Effect::Income(gold) = w.facts().effect { gold } else { 0 };
    state.active_wonders(seat).map(income).sum()
}

/// The books of everybody for good, and those of the coming production, while cards are lent.
pub struct Books {
    pub own: [Book; MAX_SEATS],
    pub lent: Option<[Book; MAX_SEATS]>,
}

pub fn books(state: &State) -> Books {
    let advanced = state.advanced();
    let mut own = [Book::default(); MAX_SEATS];
    let mut any_lent = false;
    for region in state.regions.iter() {
        let Some(owner) = region.owner else { continue };
        own[owner.index()].add(region, advanced);
        own[owner.index()].hold(region);
        any_lent |= region.holder != region.owner;
    }
    let lent = any_lent.then(|| {
        let mut lent = [Book::default(); MAX_SEATS];
        let moves_card = advanced && state.options.loans == Loans::Card;
        for region in state.regions.iter() {
            let (Some(owner), Some(holder)) = (region.owner, region.holder) else { continue };
            lent[if moves_card { holder } else { owner }.index()].add(region, advanced);
            lent[holder.index()].hold(region);
        }
        lent
    });
    Books { own, lent }
}

/// Turns that are probably left after this one.
pub fn turns_left(state: &State) -> f32 {
    if state.ending.is_some() || state.phase == Phase::Over {
        return 0.0;
    }
    let owned = |era: Era| -> usize {
        let of_era = era.technologies();
        state.players.iter().map(|p| (p.technologies & of_era).len()).sum()
    };
    let left: f32 = if state.basic() {
        let of_era = state.era.technologies();
        let most = state.players.iter().map(|p| (p.technologies & of_era).len()).max().unwrap_or(0);
        let done = 3 * state.era.index() + if state.era_ends { 3 } else { most.min(3) };
        (12 - done) as f32 * 1.8
    } else {
        match (state.options.length, state.era) {
            (Length::Short, _) => match owned(Era::Medieval) {
                0 => 3.0 + 0.5 * (13.0 - owned(Era::Ancient) as f32).max(0.0),
                n => (4.0 - n as f32).max(1.0),
            },
            (Length::Medium, Era::Ancient) => 16.0,
            (Length::Medium, Era::Medieval) => 9.0 - 0.4 * owned(Era::Medieval) as f32,
            (Length::Medium, _) => (4.0 - owned(Era::Industrial) as f32).max(1.0),
            (Length::Long, Era::Ancient) => 28.0,
            (Length::Long, Era::Medieval) => 21.0,
            (Length::Long, Era::Industrial) => 14.0,
            (Length::Long, Era::Modern) => (9.0 - 0.5 * owned(Era::Modern) as f32).max(1.5),
        }
    };
    match state.options.turn_limit {
        0 => left,
        limit => left.min(limit.saturating_sub(state.turn) as f32),
    }
}

/// What a unit of each kind rolls on average, without superiority.
pub fn powers(state: &State) -> [f32; KINDS] {
    std::array::from_fn(|i| {
        let kind = Kind::at(i);
        if kind.is_settler() || kind.is_aircraft() {
            0.0
        } else if state.basic() {
            3.5 * kind.era().number() as f32
        } else {
            state.type_of(kind).map_or(0.0, |unit| 3.5 * unit.dice as f32 + unit.bonus as f32)
        }
    })
}

/// Where everybody's armies stand.
pub struct Ground {
    pub armies: [[f32; LANDS]; MAX_SEATS],
    /// Areas where a seat has any.
    pub held: [Set<Area>; MAX_SEATS],
}

pub fn ground(state: &State, powers: &[f32; KINDS]) -> Ground {
    let mut ground = Ground { armies: [[0.0; LANDS]; MAX_SEATS], held: [Set::empty(); MAX_SEATS] };
    for (seat, player) in state.players.pairs() {
        let science = if state.basic() { (player.technologies.len() / 2) as f32 } else { 0.0 };
        for (_, piece) in player.pieces.iter() {
            let area = piece.area();
            if piece.kind.is_army() && area.is_land() {
                ground.armies[seat.index()][area.index()] += powers[piece.kind.index()] + science;
                ground.held[seat.index()].insert(area);
            }
        }
    }
    ground
}

impl Ground {
    /// What `seat` could bring to bear on a region: what stands there or beside it.
    pub fn reach(&self, seat: Seat, area: Area) -> f32 {
        let around = area.facts().land.with(area) & self.held[seat.index()];
        around.iter().map(|a| self.armies[seat.index()][a.index()]).sum()
    }
    pub fn at(&self, seat: Seat, area: Area) -> f32 {
        self.armies[seat.index()][area.index()]
    }
}

/// Chance that strength `a` beats strength `d`: twice as strong wins four times out of five.
pub fn odds(a: f32, d: f32) -> f32 {
    if a <= 0.0 {
        return 0.0;
    }
    a * a / (a * a + d * d)
}
