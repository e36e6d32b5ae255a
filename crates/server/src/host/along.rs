//! What is read along a log: which steps only let something pass, and how the points went. To decline what may be declined
//! for good is no answer that a digest begins after.

use kernel::{Audience, Match, Offer, PerSeat, Points, Rules, Seat};
use table::Face;

/// What an offer would let pass by, if it asks such a thing.
pub fn declines<G: Rules>(offer: &Offer<G::Action>) -> Option<&G::Action> {
    offer.reaction(G::REACTIONS).map(|(_, declines)| &offer.choices[declines].action)
}

/// Whether an answer at this position only let something pass.
pub fn lets_pass<G: Rules>(state: &G::State, seat: Seat, action: &G::Action) -> bool {
    if G::REACTIONS.is_empty() {
        return false;
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
