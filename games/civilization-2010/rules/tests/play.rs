//! Random games to the end, without the checks of the soak.

use civilization_2010::{Civilization2010, Options};
use kernel::{Chance, Cx, Dice, Rules};

/// R21.3, R1.4: games by chance end by the turn limit at the latest, and no piece is ever lost.
#[test]
fn random_games_end() {
    let mut lengths = Vec::new();
    for n in 0..12u64 {
        let seats = 2 + (n % 4) as u8;
        let mut dice = Dice::new(n);
        let mut cx = Cx::<Civilization2010>::playout(&mut dice);
        let mut state = Civilization2010::setup(&Options::default(), seats, &mut cx).expect("set up");
        let mut menu = Vec::new();
        let mut steps = 0;
        let mut choose = Dice::new(n + 1000);
        loop {
            let open = Civilization2010::open(&state);
            if open.is_empty() {
                break;
            }
            let seat = open.iter().nth(choose.below(open.len() as u32) as usize).unwrap();
            menu.clear();
            Civilization2010::offer(&state, seat, &mut menu);
            assert!(!menu.is_empty(), "nothing offered: {:?}", state.frames.top());
            let a = menu[choose.below(menu.len() as u32) as usize];
            let before = state.frames.clone();
            Civilization2010::apply(&mut state, seat, a, &mut Cx::playout(&mut dice));
            if let Err(e) = Civilization2010::audit(&state) {
                panic!("game {n} step {steps}: {e} after {a:?} on {before:?}");
            }
            steps += 1;
            assert!(steps < 50_000, "too long: {:?}", state.frames);
        }
        assert!(state.winner.is_some() && Civilization2010::standing(&state).is_some());
        lengths.push(steps);
    }
    assert!(lengths.iter().all(|&n| n > 200), "games are played, not skipped: {lengths:?}");
}
