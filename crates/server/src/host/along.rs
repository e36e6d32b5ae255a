//! What is read along a log: which steps were not taken back, which of these only let something pass, and how the points
//! went. To decline what may be declined for good is no answer that a digest begins after.

use kernel::{Audience, Entry, Match, Menu, Msg, Offer, PerSeat, Points, Refusal, Rules, Seat, Show, What};
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
    let mut question = Question(None);
    G::offer(state, seat, &mut question);
    // Most questions are none of these: they are not offered with all that is said of them.
    let known = question.0.is_some_and(|asked| G::REACTIONS.iter().any(|key| asked.key == **key));
    known && declines::<G>(&G::offer_for(state, seat)) == Some(action)
}

/// A menu that listens to the question and not to the answers.
struct Question(Option<Msg>);

impl<A> Menu<A> for Question {
    fn prompt(&mut self, text: impl FnOnce() -> Msg) {
        self.0 = Some(text());
    }
    fn choice(&mut self, _: A, _: impl FnOnce() -> Show) {}
    fn refuse(&mut self, _: impl FnOnce() -> Refusal) {}
    fn explains(&self) -> bool {
        false
    }
}

/// Which entries of a log were not taken back.
pub fn in_force<A>(entries: &[Entry<A>]) -> Vec<usize> {
    let mut live = Vec::new();
    for (i, entry) in entries.iter().enumerate() {
        match entry.what {
            What::Did(_) => live.push(i),
            What::Undid(keep) => live.truncate(keep as usize),
        }
    }
    live
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
