use kernel::{Audience, Chance, Rules, Seat, Tone};

/// What a bot gets when its seat is asked. A glimpse, because it never holds the state itself: only what the seat sees of
/// it, and worlds that the seat could not tell from it.
pub struct Glimpse<'a, G: Rules> {
    /// Private: what a bot may know of it passes through the methods below.
    truth: &'a G::State,
    pub seat: Seat,
    pub choices: &'a [G::Action],
}

impl<'a, G: Rules> Glimpse<'a, G> {
    pub fn new(truth: &'a G::State, seat: Seat, choices: &'a [G::Action]) -> Self {
        Glimpse { truth, seat, choices }
    }
    /// What the seat sees.
    pub fn view(&self) -> G::View {
        G::view(self.truth, Audience::Seat(self.seat))
    }
    /// How each choice is shown: whether it declines, steps back or ends the turn.
    pub fn tones(&self) -> Vec<Tone> {
        let offer = G::offer_for(self.truth, self.seat);
        let tone =
            |action: &G::Action| offer.choices.iter().find(|c| c.action == *action).map(|c| c.show.tone);
        self.choices.iter().map(|action| tone(action).unwrap_or_default()).collect()
    }
    /// A whole state that fits what the seat knows; what it does not know is drawn by `chance`.
    pub fn world(&self, chance: &mut dyn Chance) -> G::State {
        G::resample(self.truth, Audience::Seat(self.seat), chance)
    }
}

/// Somebody who answers for a seat.
pub trait Bot<G: Rules>: Send {
    /// The index of a choice. There is always at least one.
    fn choose(&mut self, at: &Glimpse<G>) -> usize;
    /// Whether the clock, not the bot, ended its last decision: another run may then decide otherwise.
    fn cut_short(&self) -> bool {
        false
    }
}
