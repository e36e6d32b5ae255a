//! The picture that stands for a game: a position that bots reached, the same in every process.

use bots::Opponents;
use bots::{Glimpse, Spec};
use kernel::{Match, Rules, Seed};
use std::sync::Arc;
use table::{Face, Still, Words};

/// Plays as far as the game's still wants it and draws what everybody may see.
pub fn of<F: Face<Rules: Opponents>>(words: &Words) -> Arc<str> {
    let Still { seats, steps, .. } = F::TEACHING.still;
    let (least, most) = F::Rules::SEATS;
    let begun = Match::<F::Rules>::new(Default::default(), seats.clamp(least, most), Seed::from_number(1));
    let Ok((mut game, _)) = begun else { return "".into() };
    let mut bot = Spec::Novice.make::<F::Rules>(1);
    for _ in 0..steps {
        let Some(seat) = F::Rules::open(game.state()).first() else { break };
        let Some(decision) = game.decision(seat) else { break };
        let actions: Vec<_> = decision.offer.choices.iter().map(|c| c.action.clone()).collect();
        let (number, chosen) = (decision.number, bot.choose(&Glimpse::new(game.state(), seat, &actions)));
        if game.submit(seat, number, actions[chosen].clone()).is_err() {
            break;
        }
    }
    table::still::<F>(game.state(), words).into()
}
