//! R11 and R12: the points of a turn, pre-eminence, and who wins.

use crate::Game;
use crate::data;
use crate::event::Event;
use crate::ids::*;
use crate::state::{Score, State};
use kernel::{Bag, Cx, Rank, Seat, Standing};
use serde::Serialize;

/// What a player is in a region.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    None,
    Presence,
    Domination,
    Control,
}

impl Level {
    /// R11.1: with so many armies, and the strongest rival with so many.
    pub fn of(own: u32, most: u32) -> Level {
        match own {
            0 => Level::None,
            3.. if most == 0 => Level::Control,
            2.. if own > most => Level::Domination,
            _ => Level::Presence,
        }
    }

    /// How often the region's value counts.
    pub fn times(self) -> u8 {
        self as u8
    }
}

/// Armies of a player in a region; with one army a land, the lands.
pub fn armies(state: &State, seat: Seat, region: Region) -> u32 {
    let area = state.board().regions[region];
    if state.options.multiple_armies {
        state.world.armies_in(seat, area)
    } else {
        (state.world.held_by(seat) & area).len() as u32
    }
}

/// R11.1
pub fn level(state: &State, seat: Seat, region: Region) -> Level {
    let own = armies(state, seat, region);
    let others = || Seat::all(state.seats()).filter(|&s| s != seat).map(|s| armies(state, s, region));
    Level::of(own, if own == 0 { 0 } else { others().max().unwrap_or(0) })
}

/// R11.1, R11.2: what `seat` scores if their turn ends now.
pub fn score(state: &State, seat: Seat) -> Score {
    score_in(state, seat, state.epoch)
}

/// The same at the values of an epoch.
pub fn score_in(state: &State, seat: Seat, epoch: u8) -> Score {
    let world = &state.world;
    let held = world.held_by(seat);
    let regions = Region::all()
        .map(|r| {
            let value = state.board().value(r, epoch);
            if value == 0 { 0 } else { value * level(state, seat, r).times() }
        })
        .sum();
    Score {
        regions,
        capitals: 2 * (held & world.capitals).len() as u8,
        cities: (held & world.cities).len() as u8,
        monuments: (held & world.monuments).len() as u8,
        // R13.4: each sea with an own manned fleet.
        seas: if state.options.naval_control { state.navy_of(seat).len() as u8 } else { 0 },
    }
}

/// R12.1: the one player with most points, if there is just one.
pub fn leader(state: &State) -> Option<Seat> {
    let most = state.players.iter().map(|p| p.points).max()?;
    let mut leaders = Seat::all(state.seats()).filter(|&s| state.players[s].points == most);
    leaders.next().filter(|_| leaders.next().is_none())
}

/// R2.5: the markers by value.
pub fn markers() -> Bag<7> {
    data::facts().pieces.preeminence.iter().map(|&v| v as usize).collect()
}

/// R12.3: nobody looked at a marker before, so drawing its value now is as good as having drawn it then.
pub fn turn_markers(state: &mut State, cx: &mut Cx<Game>) {
    let mut bag = markers();
    for seat in Seat::all(state.seats()) {
        let player = &mut state.players[seat];
        for _ in 0..player.markers {
            player.preeminence += bag.draw(cx).expect("eight markers, seven epochs") as u8;
        }
        player.points += player.preeminence as u16;
        let points = player.preeminence;
        if player.markers > 0 {
            cx.tell(|| Event::MarkersTurned { seat, points });
        }
    }
}

/// The sum of the strengths on a player's seven cards.
pub fn strength_played(state: &State, seat: Seat) -> u16 {
    state.players[seat].empires.iter().flatten().map(|e| e.facts().strength as u16).sum()
}

/// R12.4: points; smaller sum of strengths; more pre-eminence; smaller strength in the last epoch.
pub fn ranking(state: &State) -> Standing {
    Standing::by(state.players.map(|_, p| p.points), |seat, points| {
        let player = &state.players[seat];
        [
            Rank::points(points),
            Rank::least("tie-strength", strength_played(state, seat)),
            Rank::most("tie-preeminence", player.preeminence),
            Rank::least("tie-last-empire", player.empires[6].map_or(0, |e| e.facts().strength)),
        ]
    })
}

pub fn standing(state: &State) -> Option<Standing> {
    state.is_over().then(|| ranking(state))
}
