//! Colony scoring (R10), the end of the game (R11) and what the score would be now.

use crate::data::{Effect, Per, facts};
use crate::ids::*;
use crate::state::{Phase, State};
use kernel::{MAX_SEATS, PerSeat, Rank, Seat, Standing};
use serde::Serialize;

/// Where points come from.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Breakdown {
    /// After rounds 3, 6 and 8.
    pub colonies: [u16; 3],
    pub bought: u16,
    /// Printed on tiles and cards.
    pub discoveries: u16,
    /// Building by building, those that give points only.
    pub buildings: Vec<(Building, u16)>,
    pub economy: u16,
    pub total: u16,
}

/// R10.1: what each seat gets for this region now. R10.4: only who is there now counts.
pub fn colony(state: &State, region: Region) -> [u16; MAX_SEATS] {
    colony_of(&state.regions[region].workers)
}

/// R10.1: what each seat gets for a region where these workers stand.
pub fn colony_of(workers: &[Workers; MAX_SEATS]) -> [u16; MAX_SEATS] {
    let mut points = [0; MAX_SEATS];
    let Some(places) = Places::of(workers) else { return points };
    for (mine, workers) in points.iter_mut().zip(workers) {
        let n = workers.total();
        if n == places.most {
            *mine = places.first();
        } else if n == places.next && n > 0 {
            // R10.2: second place needs no minimum.
            *mine = places.second();
        }
    }
    points
}

/// R10.1: the places of a region that scores, and what each pays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Places {
    /// How many workers whoever is first has there, and whoever is second.
    most: u32,
    next: u32,
    /// How many share a place. Nobody is second where all who are there are first.
    pub firsts: usize,
    pub seconds: usize,
    /// What builders add to first place and to second (R10.2).
    pub built: [u16; 2],
}

impl Places {
    /// `None` where nobody has enough.
    pub fn of(workers: &[Workers; MAX_SEATS]) -> Option<Places> {
        let values = &facts().constants.colony;
        let mut size = [0u32; MAX_SEATS];
        let mut builders = 0;
        for (size, workers) in size.iter_mut().zip(workers) {
            *size = workers.total();
            // R6.2.6, R10.2: whoever they belong to.
            builders += workers[Kind::Builder] as u16;
        }
        let most = *size.iter().max().expect("six sizes");
        if most < values.min_workers_one_player {
            return None;
        }
        let next = size.iter().copied().filter(|n| *n < most).max().unwrap_or(0);
        let count = |n: u32| size.iter().filter(|s| **s == n).count();
        let seconds = if next > 0 { count(next) } else { 0 };
        let built = [values.builder_first * builders, values.builder_second * builders];
        Some(Places { most, next, firsts: count(most), seconds, built })
    }

    pub fn first(&self) -> u16 {
        let values = &facts().constants.colony;
        let base = match self.firsts {
            1 => values.first,
            2 => values.tie_two_first,
            _ => values.tie_three_plus_first,
        };
        base + self.built[0]
    }

    pub fn second(&self) -> u16 {
        let values = &facts().constants.colony;
        let base = match (self.firsts, self.seconds) {
            // Whoever comes next would have it alone.
            (1, ..=1) => values.second,
            (1, _) => values.tie_second,
            _ => values.second_if_first_tied,
        };
        base + self.built[1]
    }
}

/// A worker about to land where others may land before it (R6.2.1).
pub struct Landing<'w> {
    /// Who is there now.
    pub workers: &'w [Workers; MAX_SEATS],
    pub worker: Worker,
    /// R6.2.3: colonists it brings along.
    pub brings: u8,
    /// How many of each seat land before it.
    pub before: [u8; MAX_SEATS],
}

impl Landing<'_> {
    /// R10.1: what it adds for its seat once so many of those before it have landed here.
    pub fn gain(&self, landed: &[u8; MAX_SEATS]) -> u16 {
        let mut there = *self.workers;
        for (workers, n) in there.iter_mut().zip(landed) {
            workers[Kind::Colonist] += n;
        }
        let Worker { seat, kind } = self.worker;
        let without = colony_of(&there)[seat.index()];
        there[seat.index()][kind] += 1;
        there[seat.index()][Kind::Colonist] += self.brings;
        colony_of(&there)[seat.index()].saturating_sub(without)
    }

    /// What it adds where none of them lands.
    pub fn hope(&self) -> u16 {
        self.gain(&[0; MAX_SEATS])
    }

    /// What it adds however many of them land here.
    pub fn sure(&self) -> u16 {
        let mut landed = [0; MAX_SEATS];
        let mut least = self.gain(&landed);
        while least > 0 && count_up(&mut landed, &self.before) {
            least = least.min(self.gain(&landed));
        }
        least
    }
}

/// The next of all numbers up to `most`; false once all have been.
fn count_up(numbers: &mut [u8; MAX_SEATS], most: &[u8; MAX_SEATS]) -> bool {
    for (n, most) in numbers.iter_mut().zip(most) {
        if *n < *most {
            *n += 1;
            return true;
        }
        *n = 0;
    }
    false
}

/// Own workers of a kind in all regions, or of any kind.
pub fn in_new_world(state: &State, seat: Seat, kind: Option<Kind>) -> u16 {
    let count = |region| match kind {
        Some(kind) => state.colony(seat, region)[kind] as u32,
        None => state.size(seat, region),
    };
    Region::all().map(count).sum::<u32>() as u16
}

/// R12.19: regions that count for glory; by the letter (D12) where another has three.
fn glory(state: &State, seat: Seat) -> u16 {
    let enough = facts().constants.colony.min_workers_one_player;
    let glorious = |region: &Region| {
        let settled = |other: Seat| state.size(other, *region) >= enough;
        let by_the_letter = state.options.letter_glory;
        state.size(seat, *region) > 0
            && Seat::all(state.seats()).any(|s| settled(s) && !(by_the_letter && s == seat))
    };
    Region::all().filter(glorious).count() as u16
}

/// Points of one building at the end (section 12).
pub fn building_vp(state: &State, seat: Seat, building: Building) -> u16 {
    let facts = building.facts();
    let Effect::VpPer { per, vp, divisor } = facts.effect else { return facts.vp };
    let player = &state.players[seat];
    let count = match per {
        Per::Good => player.goods.total() as u16,
        Per::WorkerInNewWorld => in_new_world(state, seat, None),
        Per::SoldierInNewWorld => in_new_world(state, seat, Some(Kind::Soldier)),
        Per::BuilderInNewWorld => in_new_world(state, seat, Some(Kind::Builder)),
        Per::Ship => player.ships as u16,
        // R12.20: turned over or free, this one too.
        Per::CapitalBuilding => state.owned(seat).count() as u16,
        Per::ColonizedRegionWithPresence => glory(state, seat),
        // R11.3: before purchases in round 8.
        Per::Money => player.wealth_money.unwrap_or(player.money),
        Per::DiscoveryTileOrCard => (player.tiles.len() + player.cards.len()) as u16,
        Per::SpecialistTrackRound8 => player.reason as u16,
    };
    facts.vp + count / divisor as u16 * vp
}

/// Printed points of tiles and cards.
pub fn discoveries(state: &State, seat: Seat) -> u16 {
    let player = &state.players[seat];
    let tiles = player.tiles.iter().map(|tile| tile.facts().vp as u16);
    let cards = player.cards.iter().map(|card| card.facts().vp as u16);
    tiles.sum::<u16>() + cards.sum::<u16>()
}

/// R11.2: the score if the game ended now. Colonies count as scored so far, the economy once it is earned (R7.6).
pub fn breakdown(state: &State, seat: Seat) -> Breakdown {
    let player = &state.players[seat];
    let buildings = state.owned(seat).map(|b| (b, building_vp(state, seat, b))).filter(|(_, vp)| *vp > 0);
    let mut score = Breakdown {
        colonies: player.colony_vp,
        bought: player.bought_vp,
        discoveries: discoveries(state, seat),
        buildings: buildings.collect(),
        economy: player.economy_vp,
        total: 0,
    };
    score.total = score.colonies.iter().sum::<u16>()
        + score.bought
        + score.discoveries
        + score.buildings.iter().map(|(_, vp)| vp).sum::<u16>()
        + score.economy;
    score
}

/// R11.4, R10.3: points; then colonies of round 8, money, goods and ships together.
pub fn standing(state: &State) -> Option<Standing> {
    if state.phase != Phase::Over {
        return None;
    }
    let points = PerSeat::new(state.seats(), |s| total(state, s));
    Some(Standing::by(points, |seat, points| {
        let player = &state.players[seat];
        [
            Rank::points(points),
            Rank::most("tie-colonies", player.colony_vp[2]),
            Rank::most("tie-money", player.money),
            Rank::most("tie-trade", player.goods.total() + player.ships as u32),
        ]
    }))
}

/// The total of [`breakdown`], without its list.
pub fn total(state: &State, seat: Seat) -> u16 {
    let player = &state.players[seat];
    player.colony_vp.iter().sum::<u16>()
        + player.bought_vp
        + discoveries(state, seat)
        + state.owned(seat).map(|b| building_vp(state, seat, b)).sum::<u16>()
        + player.economy_vp
}
