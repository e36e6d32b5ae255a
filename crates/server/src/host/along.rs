//! What is read along a log: which steps only let something pass, and how the points went. To decline what may be declined
//! for good is no answer that a digest begins after, nor is the one answer there was: a table gives it by itself, and whoever it
//! was given for has not looked at what others did.

use kernel::{Audience, Match, Offer, PerSeat, Points, Rules, Seat};
use table::Face;

/// What an offer would let pass by, if it asks such a thing; or all that it offers.
pub fn declines<G: Rules>(offer: &Offer<G::Action>) -> Option<&G::Action> {
    if let [only] = &offer.choices[..] {
        return Some(&only.action);
    }
    offer.reaction(G::REACTIONS).map(|(_, declines)| &offer.choices[declines].action)
}

/// Whether an answer at this position only let something pass.
pub fn lets_pass<G: Rules>(state: &G::State, seat: Seat, action: &G::Action) -> bool {
    let mut menu = Vec::new();
    G::choices(state, seat, &mut menu);
    if menu.len() == 1 || G::REACTIONS.is_empty() {
        return menu.len() == 1;
    }
    // Most questions are none of these: they are not offered with all that is said of them.
    let known =
        G::question(state, seat).is_some_and(|asked| G::REACTIONS.iter().any(|key| asked.key == **key));
    known && declines::<G>(&G::offer_for(state, seat)) == Some(action)
}

/// Points after each step, as a spectator saw them.
pub fn points<F: Face>(game: &Match<F::Rules>) -> Vec<PerSeat<Points>> {
    let mut points = Vec::with_capacity(game.steps() + 1);
    game.walk(|_, state, _| {
        points.push(F::scores(&F::Rules::view(state, Audience::Table)));
        true
    });
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Chance, Cx, Dice};
    use testkit::toy::Raid as G;

    /// Who is given the one answer there is has not played; who chose has, unless it was to let something pass.
    #[test]
    fn the_one_answer_there_is_is_none() {
        let (mut only, mut chosen) = (0, 0);
        for seed in 0..20 {
            let mut dice = Dice::new(seed);
            let mut state =
                G::setup(&Default::default(), 3, &mut Cx::playout(&mut dice)).expect("a game of three");
            while let Some(seat) = G::open(&state).first() {
                let offer = G::offer_for(&state, seat);
                let choice = dice.below(offer.choices.len() as u32) as usize;
                let action = offer.choices[choice].action.clone();
                let passed = lets_pass::<G>(&state, seat, &action);
                assert_eq!(
                    passed,
                    declines::<G>(&offer) == Some(&action),
                    "the same while it is played and when it is read again"
                );
                match offer.choices.len() {
                    1 => only += passed as u32,
                    _ => chosen += !passed as u32,
                }
                G::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
            }
        }
        assert!(only > 0 && chosen > 50, "{only} and {chosen}");
    }
}
