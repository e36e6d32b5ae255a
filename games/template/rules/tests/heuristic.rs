//! What bots go by.

use kernel::{Dice, Seat};
use template::{Options, Template as G};

/// Somebody who looks ahead a little beats players who do not look at all.
#[test]
fn greedy_beats_random() {
    let games = 20;
    let mut won = 0;
    for game in 0..games {
        let me = Seat(game as u8 % 3);
        let mut bots = kernel::PerSeat::new(3, |seat| {
            let spec = if seat == me { bots::Spec::Greedy } else { bots::Spec::Random };
            spec.make::<G>(game)
        });
        let played = bots::play::<G>(&Options::default(), &mut bots, &mut Dice::new(game), 1_000);
        let standing = played.ok().and_then(|p| p.standing).expect("the game ends");
        won += standing.winners().contains(me) as u32;
    }
    assert!(won >= 14, "{won} of {games} won");
}
