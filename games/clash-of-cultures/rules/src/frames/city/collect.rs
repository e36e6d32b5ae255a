//! R8.3.2: gathering, one thing at a time.

use super::*;
use std::ops::ControlFlow;

/// A Collect under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Collect {
    pub seat: Seat,
    pub at: Space,
    pub left: u8,
    /// Spaces gathered from, by their place among those within 2.
    pub taken: u32,
    /// Husbandry is used.
    pub far: bool,
    /// Single Crop: a space may be used again.
    pub crop: bool,
    /// A card was played.
    pub card: bool,
}

impl Frame<Game> for Collect {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let Collect { at, left, taken, far, crop, card, .. } = *self;
        menu.prompt(|| {
            let there = |far| state.gatherable(seat, at, left, taken, far, crop);
            // Where nothing is left nearby, Husbandry is what is asked about.
            let n = Some(there(far)).filter(|n| *n > 0).unwrap_or_else(|| there(true));
            msg("prompt-collect").with("where", label(at)).num("n", n)
        });
        let _ = state.sources(seat, at, taken, far, crop, |s, good| {
            menu.choice(Action::Gather { at: s, good }, || {
                let label = msg("do-gather").with("what", good.times(1)).with("where", label(s));
                Show::at(targets::space(s), label)
            });
            ControlFlow::Continue(())
        });
        if state.herds(seat) {
            if state.may_herd(seat, taken) {
                menu.choice(Action::Husbandry, || {
                    Show::at(targets::advance(Advance::Husbandry), msg("do-husbandry"))
                });
            } else {
                menu.refuse(|| {
                    let why = if taken == 0 { "refuse-husbandry" } else { "refuse-husbandry-midway" };
                    Refusal::new(targets::advance(Advance::Husbandry), "R8.3.2.2", msg(why))
                });
            }
        }
        if !card {
            cards::offer_titles(state, seat, cards::WITH_COLLECT, menu);
        }
        // Whoever has gathered nothing yet would throw the action away: that is nothing to invite to.
        let tone = if taken == 0 { Tone::Plain } else { Tone::Confirm };
        menu.choice(Action::Done, || Show::button(msg("do-collect-done").num("vain", taken == 0)).tone(tone));
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Gather { at, good } => {
                self.left -= 1;
                self.taken |= 1 << collecting::place_in_reach(state, self.at, at);
                state.frames.replace(self);
                state.gain(seat, good, 1);
                cx.tell(|| Event::Gathered { who: seat, at, good });
            }
            Action::Husbandry => {
                self.far = true;
                state.frames.replace(self);
                state.turn.used.insert(Use::Husbandry);
                let bill = state.herd_bill(seat);
                state.charge(seat, bill);
            }
            Action::Play(card) => {
                self.card = true;
                match card.title() {
                    Title::SingleCrop => self.crop = true,
                    _ => self.left += 2,
                }
                state.frames.replace(self);
                cards::spend(state, seat, card, cx);
            }
            _ => self.finish(state, cx),
        }
    }

    /// A Collect ends by itself when nothing more can be taken.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let Collect { seat, at, left, taken, far, crop, .. } = self;
        let herd = !far && state.may_herd(seat, taken) && state.any_source(seat, at, taken, true, crop);
        if left > 0 && (state.any_source(seat, at, taken, far, crop) || herd) {
            return Flow::Ask;
        }
        self.finish(state, cx);
        Flow::Go
    }
}

impl Collect {
    /// R8.3.2.3.
    fn finish(self, state: &mut State, cx: &mut Cx<Game>) {
        let Collect { seat, at, .. } = self;
        state.frames.pop();
        let city = state.city(at).expect("the city that collected");
        let taught = state.teaches(city);
        let gardens = city.wonder == Some(Wonder::GreatGardens);
        if taught && state.gain(seat, Good::Idea, 1) > 0 {
            cx.tell(|| Event::Gained { who: seat, good: Good::Idea, n: 1 });
        }
        if gardens && state.gain(seat, Good::Food, 1) > 0 {
            cx.tell(|| Event::Gained { who: seat, good: Good::Food, n: 1 });
        }
    }
}
