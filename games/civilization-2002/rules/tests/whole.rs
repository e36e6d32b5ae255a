//! Whole games at random: they end by the rules alone, and nothing gets lost on the way.

use civilization_2002::options::{Carriers, Length, Options, RuleSet};
use civilization_2002::{Action, Civilization2002};
use kernel::{Chance, Cx, Dice, Rules};

/// Plays to the end, auditing now and then; returns the number of steps.
fn play(options: Options, seats: u8, seed: u64) -> usize {
    let mut dice = Dice::new(seed);
    let mut pick = Dice::new(seed ^ 0xC1);
    let mut state = testkit::start::<Civilization2002>(&options, seats, seed);
    let mut menu: Vec<Action> = Vec::new();
    for step in 0..200_000 {
        if Civilization2002::standing(&state).is_some() {
            Civilization2002::audit(&state).unwrap_or_else(|e| panic!("seed {seed}, end: {e}"));
            return step;
        }
        let open = Civilization2002::open(&state);
        let seat = open.iter().nth(pick.below(open.len() as u32) as usize).expect("somebody is asked");
        menu.clear();
        Civilization2002::offer(&state, seat, &mut menu);
        let action = menu[pick.below(menu.len() as u32) as usize];
        Civilization2002::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
        if step % 16 == 0 {
            Civilization2002::audit(&state).unwrap_or_else(|e| panic!("seed {seed}, after {action:?}: {e}"));
        }
    }
    panic!("seed {seed}, {seats} seats, {options:?}: turn {} in the {:?} era", state.turn, state.era);
}

/// R1.1, R5.1, R5.2, R5.5, R9.1: two to six players, every length, without a turn limit.
#[test]
fn whole_games_end() {
    let mut games = 0;
    for seats in 2..=6 {
        for seed in 0..4 {
            play(Options { rich: seed % 2 == 1, ..Options::default() }, seats, seed);
            for length in [Length::Short, Length::Medium, Length::Long] {
                let options =
                    Options { rules: RuleSet::Advanced, length, letter: seed == 1, ..Options::default() };
                play(
                    Options {
                        carriers: if seed == 2 { Carriers::Only } else { Carriers::Choice },
                        ..options
                    },
                    seats,
                    seed,
                );
                games += 1;
            }
        }
    }
    assert_eq!(games, 60);
}

/// R5.6: the optional turn limit.
#[test]
fn a_turn_limit_ends_a_game() {
    for limit in [15, 30] {
        let options = Options {
            rules: RuleSet::Advanced,
            length: Length::Long,
            turn_limit: limit,
            ..Options::default()
        };
        let (state, _) = testkit::play_out::<Civilization2002>(&options, 3, limit as u64, 200_000);
        assert_eq!(state.turn, limit);
    }
}
