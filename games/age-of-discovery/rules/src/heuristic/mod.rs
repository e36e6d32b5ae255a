//! What somebody who plays this game well knows, for bots: what a position promises in points, and which steps are
//! worth a look. The weights are data (`data/weights.json`).

mod features;
mod promise;

use crate::Game;
use crate::action::Action;
use crate::data::{Effect, Type, facts};
use crate::ids::*;
use crate::state::{Phase, Place, State};
use crate::{discovery, scoring};
use kernel::{MAX_SEATS, PerSeat, Seat};

/// In the order of [`kit::Heuristic::WEIGHTS`].
#[derive(Clone, Copy)]
enum W {
    /// A dollar now, at the start of the game.
    Money,
    /// A dollar every round.
    Income,
    /// Points the colonies would bring at the next scoring,
    NextScoring,
    /// and at each later one.
    LaterScoring,
    /// A worker in a region, for each scoring to come.
    Settler,
    /// A region's token within reach.
    Token,
    /// A good, besides its income.
    Good,
    Ship,
    Specialist,
    /// A worker a building brings every round.
    Recruit,
    Soldier,
    /// A worker on a track.
    OnInitiative,
    OnDock,
    OnGoods,
    OnShip,
    OnBuildings,
    OnDiscovery,
    OnSpecialists,
    OnWar,
    /// A building with a power that is hard to count.
    Power,
    /// The lead that matters, in points.
    Swing,
}

const NAMES: [&str; 21] = [
    "money",
    "income",
    "next_scoring",
    "later_scoring",
    "settler",
    "token",
    "good",
    "ship",
    "specialist",
    "recruit",
    "soldier",
    "on_initiative",
    "on_dock",
    "on_goods",
    "on_ship",
    "on_buildings",
    "on_discovery",
    "on_specialists",
    "on_war",
    "power",
    "swing",
];

struct Weights<'a>(&'a [f32]);

impl Weights<'_> {
    fn of(&self, weight: W) -> f32 {
        self.0[weight as usize]
    }
}

/// Rounds whose income is still to come.
fn rounds_left(state: &State) -> f32 {
    let this = !matches!(state.phase, Phase::Benefits | Phase::Refresh | Phase::Over);
    (facts().constants.rounds - state.round) as f32 + this as u8 as f32
}

fn scorings_left(state: &State) -> f32 {
    let to_come =
        |round: &&u8| **round > state.round || (**round == state.round && state.phase != Phase::Refresh);
    [3, 6, 8].iter().filter(to_come).count() as f32
}

/// What the colonies of each seat would score now, all regions together.
fn colonies(state: &State) -> [f32; MAX_SEATS] {
    let mut sum = [0.0; MAX_SEATS];
    for region in Region::all() {
        for (total, points) in sum.iter_mut().zip(scoring::colony(state, region)) {
            *total += points as f32;
        }
    }
    sum
}

/// What a building still gives.
fn building(state: &State, w: &Weights, seat: Seat, building: Building, rounds: f32) -> f32 {
    let facts = building.facts();
    if facts.kind != Type::Permanent {
        return 0.0;
    }
    match facts.effect {
        Effect::GainMoney { n } => w.of(W::Income) * n as f32 * rounds,
        Effect::GainMoneyPer { per, n } => {
            w.of(W::Income) * (n as u8 * state.players[seat].goods[per]) as f32 * rounds
        }
        Effect::TakeMoneyFromEachOpponent { .. } => {
            w.of(W::Income) * (state.players[seat].ships * (state.seats() - 1)) as f32 * rounds
        }
        Effect::GainWorkers { n, .. } => w.of(W::Recruit) * n as f32 * rounds,
        Effect::FreeWorker { .. } => w.of(W::Recruit) * rounds,
        Effect::DrawGoods { .. } => w.of(W::Good) * rounds,
        _ => w.of(W::Power) * rounds / 4.0,
    }
}

/// The chance of an expedition, as its seat sees it: of the tile it knows to be weak enough, or of any tile or card.
fn succeeds(state: &State, seat: Seat, strength: u32, deck: bool) -> f32 {
    /// By what it is worth: the share of all tiles, and of all cards, that resist no more.
    const TILES: [f32; 6] = [0.0, 0.12, 0.31, 0.69, 0.87, 1.0];
    const CARDS: [f32; 7] = [0.0, 0.0, 0.0, 0.19, 0.62, 0.81, 1.0];
    let open = |&region: &Region| !state.discovered(region);
    let weak = |tile: Tile| strength >= discovery::needed(state, seat, tile.facts().resistance) as u32;
    match deck {
        true => CARDS[(strength as usize).min(CARDS.len() - 1)],
        false
            if Region::all().filter(open).any(|region| state.known_tile(seat, region).is_some_and(weak)) =>
        {
            1.0
        }
        false => TILES[(strength as usize).min(TILES.len() - 1)],
    }
}

/// What workers on tracks may still bring.
fn on_tracks(state: &State, w: &Weights, values: &mut [f32; MAX_SEATS]) {
    let tracks = &state.tracks;
    let dock = tracks.dock.iter().chain(&tracks.dock_x).chain(&tracks.dock_y).chain(&tracks.dock_ships);
    for worker in dock {
        let extra = if matches!(worker.kind, Kind::Missionary | Kind::Builder) { 1.6 } else { 1.0 };
        values[worker.seat.index()] += w.of(W::OnDock) * extra;
    }
    // R6.1, R6.7: both are for the next round.
    let goes_on = state.round < facts().constants.rounds;
    for (place, worker) in tracks.initiative.iter().enumerate().filter(|_| goes_on) {
        values[worker.seat.index()] += w.of(W::OnInitiative) * (1.0 - place as f32 / 8.0);
    }
    for worker in &tracks.goods {
        values[worker.seat.index()] += w.of(W::OnGoods);
    }
    // A worker is worth its building only if it can pay.
    let mut money = [0u16; MAX_SEATS];
    for (seat, player) in state.players.pairs() {
        money[seat.index()] = player.money;
    }
    let price = [10, 14, 20][state.age() as usize - 1];
    for worker in &tracks.buildings {
        let purse = &mut money[worker.seat.index()];
        let cost = price - facts().kinds[worker.kind].building_discount;
        if *purse >= cost {
            *purse -= cost;
            values[worker.seat.index()] += w.of(W::OnBuildings);
        }
    }
    for worker in tracks.specialists.iter().flatten().filter(|_| goes_on) {
        values[worker.seat.index()] += w.of(W::OnSpecialists);
    }
    for worker in &tracks.war {
        let soldiers = scoring::in_new_world(state, worker.seat, Some(Kind::Soldier));
        values[worker.seat.index()] += w.of(W::OnWar) * (soldiers as f32).min(2.0);
    }
    if let Some((leader, _)) = tracks.ship_leader(&state.order).filter(|_| state.ship) {
        values[leader.index()] += w.of(W::OnShip);
    }
    let deck = state.all_discovered();
    for seat in Seat::all(state.seats()) {
        let strength = discovery::strength(state, seat, &tracks.discovery[seat.index()]);
        if strength > 0 {
            let sails = succeeds(state, seat, strength, deck);
            // R6.6.6: who stays on the track sails with others in the next round; more than five are idle.
            let waits = if goes_on { strength.min(5) as f32 / 5.0 } else { 0.0 };
            values[seat.index()] += w.of(W::OnDiscovery) * 5.0 * (0.7 * sails + 0.3 * waits);
        }
    }
}

fn evaluate(state: &State, w: &Weights) -> PerSeat<f32> {
    let (rounds, scorings) = (rounds_left(state), scorings_left(state));
    let mut values = [0.0f32; MAX_SEATS];
    if rounds > 0.0 {
        on_tracks(state, w, &mut values);
    }
    let colonies = if scorings > 0.0 { colonies(state) } else { [0.0; MAX_SEATS] };
    let scoring = w.of(W::NextScoring) + w.of(W::LaterScoring) * (scorings - 1.0).max(0.0);
    PerSeat::new(state.seats(), |seat| {
        let player = &state.players[seat];
        let income = crate::income::income_of(state, seat) as f32;
        let mut value = values[seat.index()];
        value += (player.colony_vp.iter().sum::<u16>() + player.bought_vp) as f32;
        value += scoring::discoveries(state, seat) as f32;
        value += if rounds > 0.0 { income } else { player.economy_vp as f32 };
        value += colonies[seat.index()] * scoring;
        value += w.of(W::Income) * income * rounds;
        value += w.of(W::Money) * player.money as f32 * (0.15 + rounds / 8.0);
        value += w.of(W::Good) * player.goods.total() as f32 + w.of(W::Ship) * player.ships as f32;
        for (b, place) in state.buildings.pairs() {
            if place.owner() == Some(seat) {
                value += scoring::building_vp(state, seat, b) as f32;
                if matches!(place, Place::Owned(_)) {
                    value += building(state, w, seat, b, rounds);
                }
            }
        }
        for region in Region::all() {
            let colony = state.colony(seat, region);
            let size = colony.total();
            if size > 0 {
                // The first few matter, a crowd does not.
                value += w.of(W::Settler) * (size.min(6) as f32) * scorings;
                value += w.of(W::Soldier) * colony[Kind::Soldier].min(3) as f32 * scorings;
                if state.regions[region].good {
                    value += w.of(W::Token) * size as f32;
                }
            }
        }
        let specialists = player.hand.total() - player.hand[Kind::Colonist] as u32;
        value + w.of(W::Specialist) * (specialists as f32 + 0.7 * player.hand[Kind::Colonist] as f32)
    })
}

impl kit::Heuristic for Game {
    const WEIGHTS: &'static [&'static str] = &NAMES;
    const WEIGHTS_JSON: &'static str = include_str!("../../data/weights.json");
    const STYLE: &'static [(&'static str, &'static [&'static str])] = features::STYLE;
    const FEATURES: &'static [&'static str] = features::NAMES;
    const LEARNED_JSON: &'static str = include_str!("../../data/learned.json");

    fn evaluate(state: &State, weights: &[f32]) -> PerSeat<f32> {
        if state.phase == Phase::Over {
            return PerSeat::new(state.seats(), |s| scoring::total(state, s) as f32);
        }
        evaluate(state, &Weights(weights))
    }

    fn swing(state: &State, weights: &[f32]) -> f32 {
        let w = Weights(weights);
        w.of(W::Swing) * (0.4 + rounds_left(state) / 10.0)
    }

    fn progress(state: &State) -> f32 {
        (state.round as f32 - 1.0) / facts().constants.rounds as f32
    }

    fn features(state: &State, seat: Seat, _: &[f32], out: &mut [f32]) {
        features::features(state, seat, out);
    }

    fn promise(state: &State, seat: Seat, action: &Action, _: &[f32]) -> f32 {
        promise::promise(state, seat, action)
    }
}
