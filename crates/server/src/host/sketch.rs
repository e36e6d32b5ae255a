//! A private copy of a match to try moves on: one world that its seat cannot tell from the true one. Nothing hidden is in it,
//! because nothing hidden went in; what others would do until the seat is asked is guessed.

use super::answer::chosen;
use super::foreseen::Known;
use super::moment_of::{MomentOf, StoryLine, bits};
use super::{Moment, No, Step};
use crate::store::PlannedStep;
use bots::Opponents;
use bots::{Mind, Policy};
use kernel::{Audience, Cx, Decision, Dice, Msg, Notes, Offer, PerSeat, Refused, Rules, Seat, SeatSet};
use std::sync::Arc;
use table::{Face, SeatInfo};
use text::Lang;

/// So many answers of others are guessed at most; whoever is asked later than that cannot plan yet.
const GUESSED: usize = 600;
/// Decisions of a copy are numbered apart, so that none is ever taken for one of the match.
const FIRST: u32 = 1 << 30;
/// Longest plan: what can be sent in one answer.
const LONGEST: usize = super::MOST_STEPS;

/// A copy to try moves on.
pub trait Sketch: Send + Sync {
    /// Takes steps, as the match would; the first that is refused stops the rest.
    fn act(&mut self, decision: u32, steps: &[Step]) -> Result<(), No>;
    /// One step back, or all of them.
    fn back(&mut self, all: bool) -> Result<(), No>;
    fn moment(&self) -> Arc<dyn Moment>;
    /// The steps that were taken, as a plan keeps them.
    fn line(&self, seats: [&[SeatInfo]; 2]) -> Vec<PlannedStep>;
    fn seat(&self) -> Seat;
}

type ActionOf<F> = <<F as Face>::Rules as Rules>::Action;
type StateOf<F> = <<F as Face>::Rules as Rules>::State;

/// One step that was tried: what it was called, what was done, and where the copy was before it.
struct Tried<F: Face> {
    action: ActionOf<F>,
    label: Msg,
    before: StateOf<F>,
    told: usize,
}

pub(super) struct SketchOf<F: Face> {
    seat: Seat,
    /// The moment it began with, in the copy's own world.
    base: MomentOf<F>,
    dice: Dice,
    line: Vec<Tried<F>>,
    /// Grows with every change, so that no answer is taken twice.
    number: u32,
}

impl<F: Face<Rules: Opponents>> SketchOf<F> {
    /// A copy in which `seat` is asked; none when the game is over or that is too far off. `declined` are questions that
    /// the seat does not want to be asked.
    pub fn begin(of: &MomentOf<F>, seat: Seat, declined: &[String]) -> Option<Self> {
        // What a seat may know gives the same copy, whatever is true.
        let luck = foresight::luck(&of.seed.commitment(), of.entries as u32);
        let mut dice = Dice::new(luck);
        let mut state = F::Rules::resample(&of.state, Audience::Seat(seat), &mut dice);
        let mut others = Policy::<F::Rules>::new(Mind::of::<F::Rules>());
        for _ in 0..GUESSED {
            let open = F::Rules::open(&state);
            if open.is_empty() {
                return None;
            }
            if open.contains(seat) {
                let offer = F::Rules::offer_for(&state, seat);
                let stands = offer.reaction(F::Rules::REACTIONS);
                let Some((_, declines)) = stands.filter(|(asked, _)| declined.iter().any(|d| d == asked))
                else {
                    let base = of.in_world(state);
                    return Some(SketchOf { seat, base, dice, line: Vec::new(), number: FIRST });
                };
                let action = offer.choices[declines].action.clone();
                F::Rules::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
            } else {
                others.step(&mut state, &mut dice);
            }
        }
        None
    }

    fn offer(&self) -> Option<Offer<ActionOf<F>>> {
        let state = &self.base.state;
        F::Rules::open(state).contains(self.seat).then(|| F::Rules::offer_for(state, self.seat))
    }

    fn take(&mut self, step: &Step) -> Result<(), No> {
        if self.line.len() >= LONGEST {
            return Err(No::Steps);
        }
        let offer = self.offer().ok_or(No::Rules(Refused::NotOpen))?;
        let action = chosen(&offer, step)?;
        let choice = offer.choices.iter().find(|choice| choice.action == action);
        let label = choice.ok_or(No::Rules(Refused::NotOffered))?.show.label.clone();
        let before = self.base.state.clone();
        self.line.push(Tried { action: action.clone(), label, before, told: self.base.story.len() });
        let mut notes = Notes::default();
        let mut cx = Cx::recording(F::Rules::REVISION, &mut self.dice, &mut notes);
        F::Rules::apply(&mut self.base.state, self.seat, action, &mut cx);
        let (entry, step) = (self.base.entries, self.base.at);
        for told in notes.told {
            self.base.story.push(StoryLine::new(entry, step, told));
        }
        self.number += 1;
        Ok(())
    }
}

impl<F: Face<Rules: Opponents>> Sketch for SketchOf<F> {
    fn act(&mut self, decision: u32, steps: &[Step]) -> Result<(), No> {
        if decision != self.number {
            return Err(No::Rules(Refused::Stale { current: self.number }));
        }
        if steps.is_empty() || steps.len() > LONGEST {
            return Err(No::Steps);
        }
        steps.iter().try_for_each(|step| self.take(step))
    }

    fn back(&mut self, all: bool) -> Result<(), No> {
        let keep = if all { 0 } else { self.line.len().saturating_sub(1) };
        let tried = self.line.drain(keep..).next().ok_or(No::Rules(Refused::NothingToUndo))?;
        self.base.state = tried.before;
        self.base.story.truncate(tried.told);
        self.number += 1;
        Ok(())
    }

    fn moment(&self) -> Arc<dyn Moment> {
        let mut moment = self.base.in_world(self.base.state.clone());
        let mine = |offer| Decision { number: self.number, offer };
        moment.decisions = PerSeat::new(moment.decisions.seats(), |seat| {
            (seat == self.seat).then(|| self.offer().map(mine)).flatten()
        });
        moment.can_undo = if self.line.is_empty() { SeatSet::EMPTY } else { SeatSet::of(self.seat) };
        Arc::new(moment)
    }

    fn line(&self, seats: [&[SeatInfo]; 2]) -> Vec<PlannedStep> {
        let say = |lang: Lang, label: &Msg| {
            let seats = seats[lang as usize];
            let name = |seat: Seat| seats.get(seat.index()).map_or_else(String::new, |s| s.name.clone());
            self.base.words(lang).say(label, &name)
        };
        let kept = |tried: &Tried<F>| PlannedStep {
            action: kernel::to_json(&tried.action),
            said: Lang::ALL.map(|lang| say(lang, &tried.label)),
        };
        self.line.iter().map(kept).collect()
    }

    fn seat(&self) -> Seat {
        self.seat
    }
}

impl<F: Face<Rules: Opponents>> MomentOf<F> {
    /// The same moment over another state, in which nobody is asked yet and nothing can be taken back.
    fn in_world(&self, state: StateOf<F>) -> MomentOf<F> {
        MomentOf {
            open: bits(F::Rules::open(&state)),
            standing: F::Rules::standing(&state),
            state,
            decisions: PerSeat::new(self.decisions.seats(), |_| None),
            can_undo: SeatSet::EMPTY,
            can_redo: SeatSet::EMPTY,
            can_take_back: [SeatSet::EMPTY; 2],
            story: self.story.clone(),
            actors: self.actors.clone(),
            passed: self.passed.clone(),
            actions: self.actions.clone(),
            points: Vec::new(),
            words: self.words.clone(),
            known: Known::of(self.decisions.seats()),
            secrets: Default::default(),
            ..*self
        }
    }

    /// How many steps of a plan can be taken from here on, as far as the seat can know.
    pub(super) fn plan_holds(&self, seat: Seat, plan: &[serde_json::Value]) -> Option<usize> {
        let decision = self.decision(seat)?;
        let mut dice = Dice::new(foresight::luck(&self.seed.commitment(), decision.number));
        let mut state = F::Rules::resample(&self.state, Audience::Seat(seat), &mut dice);
        let mut holds = 0;
        for step in plan {
            let Ok(action) = kernel::from_json::<ActionOf<F>>(step) else { break };
            let asked = F::Rules::open(&state).contains(seat);
            if !asked || !F::Rules::offer_for(&state, seat).has(&action) {
                break;
            }
            F::Rules::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
            holds += 1;
        }
        Some(holds)
    }
}
