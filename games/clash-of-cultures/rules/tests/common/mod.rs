//! The game from the middle: random play rarely gets far by itself, so these worlds begin with a known board, cities,
//! armies, fleets, advances and cards. Everything else is the game itself.

use clash_of_cultures::*;
use kernel::{Chance, Cx, Refusal, Rules, Seat};
use testkit::{Fault, With};

type G = ClashOfCultures;

/// The game with such a beginning.
pub type FromTheMiddle = With<G, Middle>;

pub struct Middle;
impl Fault<G> for Middle {
    const NAME: &'static str = "a game from the middle";
    fn setup(options: &Options, seats: u8, cx: &mut Cx<G>) -> Result<State, Refusal> {
        let mut state = G::setup(options, seats, cx)?;
        enrich(&mut state, cx);
        Ok(state)
    }
}

fn below(cx: &mut impl Chance, n: usize) -> usize {
    cx.below(n as u32) as usize
}

fn spread<T: Copy>(items: &[T], cx: &mut impl Chance) -> T {
    items[below(cx, items.len())]
}

/// A board mostly known, and players who have been busy.
fn enrich(state: &mut State, cx: &mut impl Chance) {
    let l = layout(state.seats);
    for slot in 0..l.normal as usize {
        if state.regions[slot].is_none() && cx.below(8) > 0 {
            let tile = state.tiles.draw(cx).expect("a tile") as u8;
            state.regions[slot] = Some(Region { tile, turned: cx.below(2) == 1 });
        }
    }
    let land = |state: &State| -> Vec<Space> {
        l.all.iter().filter(|&s| !matches!(state.terrain(s), None | Some(Terrain::Sea))).collect()
    };
    for seat in Seat::all(state.seats) {
        let p = &mut state.players[seat];
        (p.mood_level, p.culture_level) = (2 + cx.below(7) as u8, 2 + cx.below(7) as u8);
        // Advances as a player could have gathered them, one at a time.
        for _ in 0..8 + cx.below(20) {
            let can: Vec<Advance> = state
                .available(seat)
                .iter()
                .filter(|a| {
                    !a.category().is_government()
                        || state.players[seat].government().is_none_or(|g| g == a.category())
                })
                .collect();
            let a = spread(&can, cx);
            state.players[seat].advances.insert(a);
        }
        if cx.below(4) > 0 {
            state.players[seat].advances.insert(Advance::Tactics);
        }
        let p = &mut state.players[seat];
        for g in Good::ALL {
            let limit = p.limit(g);
            *p.stock.get_mut(g) = limit - cx.below(limit as u32 / 2 + 1) as u8;
        }
        for _ in 0..1 + cx.below(5) {
            let free: Vec<Space> =
                land(state).into_iter().filter(|&s| state.fit_for_city(s) && state.empty(s)).collect();
            if let (false, true) = (free.is_empty(), state.settlements_in_stock(seat) > 0) {
                let at = spread(&free, cx);
                state.cities.push(City::founded(at, seat, spread(&Mood::ALL, cx)));
            }
        }
    }
    for i in 0..state.cities.len() {
        for b in Building::ALL {
            let city = &state.cities[i];
            let quays = state.quays(city.at);
            let owner = if cx.below(6) == 0 { Seat(cx.below(state.seats as u32) as u8) } else { city.owner };
            if cx.below(2) == 0 && (b != Building::Port || !quays.is_empty()) && state.in_stock(owner, b) > 0
            {
                state.cities[i].set_piece(b, Some(owner));
                if b == Building::Port {
                    state.cities[i].quay = quays.first().expect("a sea space");
                }
            }
        }
    }
    for _ in 0..cx.below(5) {
        let free: Vec<Space> =
            land(state).into_iter().filter(|&s| state.fit_for_city(s) && state.empty(s)).collect();
        if !free.is_empty() && !state.camps.is_full() {
            state.camps.push(Camp { at: spread(&free, cx), units: cx.below(4) as u8 });
        }
    }
    for seat in Seat::all(state.seats) {
        for _ in 0..3 + cx.below(9) {
            let mine: Vec<Space> = land(state)
                .into_iter()
                .filter(|&s| state.meets_nobody(s, seat) && state.players[seat].armies_at(s) < 4)
                .collect();
            state.players[seat].armies.push(Unit { at: spread(&mine, cx), marks: 0 });
            if cx.below(5) == 0 && !state.players[seat].settlers.is_full() {
                state.players[seat].settlers.push(Unit { at: spread(&mine, cx), marks: 0 });
            }
        }
        for _ in 0..cx.below(5) {
            let open = |&s: &Space| state.is_sea(s) && state.foreign_ships(s, seat).is_none();
            let sea: Vec<Space> = l.all.iter().filter(open).collect();
            if !sea.is_empty() {
                let at = spread(&sea, cx);
                let mut cargo = arrayvec::ArrayVec::new();
                if cx.below(2) == 0 {
                    cargo.push(Cargo { kind: UnitKind::Army, marks: 0 });
                }
                state.players[seat].ships.push(Ship { at, marks: 0, cargo });
            }
        }
        for _ in 0..cx.below(5) {
            if let Some(c) = state.cards.get_mut().draw(cx) {
                state.players[seat].hand.get_mut().insert(Card(c as u8));
            }
            if let Some(g) = state.goals.get_mut().draw(cx) {
                state.players[seat].goals.get_mut().insert(Goal(g as u8));
            }
        }
    }
    for w in 0..7 {
        if cx.below(2) == 0 {
            state.wonders[w] = WonderState::Revealed;
        }
    }
    for w in [
        Wonder::GreatStatue,
        Wonder::GreatWall,
        Wonder::GreatMausoleum,
        Wonder::GreatLighthouse,
        Wonder::GreatGardens,
    ] {
        let i = below(cx, state.cities.len());
        let fits = w != Wonder::GreatLighthouse || state.cities[i].port.is_some();
        if cx.below(3) == 0 && fits && state.cities[i].wonder.is_none() {
            state.cities[i].wonder = Some(w);
            state.wonders[w as usize] = WonderState::Built(state.cities[i].owner);
        }
    }
    state.round = 1 + cx.below(state.rounds() as u32) as u8;
}
