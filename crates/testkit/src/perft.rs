//! How many ways a game can go: counted, a change of the rules that alters the tree of choices is never silent.

use kernel::{Chance, Cx, Dice, Refusal, Rules, Seat, Seed};

/// The number of sequences of 1, 2, … `depth` answers, from the start of a match or after some random ones. Where several
/// seats are asked, each of them may answer next. Chance falls as in a match with this seed: by the number of the answer,
/// whoever gave it.
pub fn perft<G: Rules>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    after: u32,
    depth: usize,
) -> Result<Vec<u64>, Refusal> {
    let (seed, mut dice) = (Seed::from_number(seed), Dice::new(seed));
    let mut state = G::setup(options, seats, &mut Cx::playout(&mut seed.stream(0)))?;
    for _ in 0..after {
        let Some(seat) = G::open(&state).first() else { break };
        let mut menu = Vec::new();
        G::choices(&state, seat, &mut menu);
        let action = menu.swap_remove(dice.below(menu.len() as u32) as usize);
        G::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
    }
    let mut counts = vec![0; depth];
    let mut menus = vec![Vec::new(); depth];
    count::<G>(&state, seats, seed, 0, &mut counts, &mut menus);
    Ok(counts)
}

/// `menus` has one for each depth, so that none is made anew at every position.
fn count<G: Rules>(
    state: &G::State,
    seats: u8,
    seed: Seed,
    depth: usize,
    counts: &mut [u64],
    menus: &mut [Vec<G::Action>],
) {
    let Some((menu, deeper)) = menus.split_first_mut() else { return };
    let open = G::open(state);
    for seat in Seat::all(seats).filter(|&seat| open.contains(seat)) {
        menu.clear();
        G::choices(state, seat, menu);
        counts[depth] += menu.len() as u64;
        if deeper.is_empty() {
            continue;
        }
        for action in menu.drain(..) {
            let mut next = state.clone();
            G::apply(&mut next, seat, action, &mut Cx::playout(&mut seed.stream(depth as u64 + 1)));
            count::<G>(&next, seats, seed, depth + 1, counts, deeper);
        }
    }
}
