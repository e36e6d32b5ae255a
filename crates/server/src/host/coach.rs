//! What a stronger player sees in the choices of a seat: which are doubtful, and why.
//!
//! Only over what the seat may know: a search and futures played on in worlds that the seat could not tell from the true
//! one, and read from its own view there. The luck of it follows from public facts, as that of foresight does.

use super::moment_of::{Effort, MomentOf};
use super::{Advice, Coached, Doubt, Hint};
use bots::Opponents;
use bots::{Budget, Future, Glimpse, Mind, Ranked, Search, ahead_of, futures};
use foresight::{Difference, differ};
use kernel::{Audience, Decision, Dice, Rules, Seat, Tone};
use kit::Gauges;
use std::time::{Duration, Instant};
use table::{Counsel, Face, Scene, SeatInfo};
use text::Lang;

/// How long a bot thinks when somebody asks what it would do,
const HINT: Duration = Duration::from_millis(800);
/// how long the coach does, whom nobody asked,
const COACH: Duration = Duration::from_millis(300);
/// and how long either plays on to find out why.
const WHY: Duration = Duration::from_millis(400);
/// Choices that a hint names besides the best, and that the coach looks at.
const ALTERNATIVES: usize = 3;
const SUSPECTS: usize = 24;
/// Worlds that are played on from each.
const WORLDS: usize = 24;
/// A choice is doubtful that is worth so much less than the best, of a victory over everybody,
const DOUBT: f32 = 0.04;
/// and by so many standard errors.
const SURE: f32 = 2.5;

/// What was found out about the choices of a seat.
struct Thought<G: Opponents> {
    ranked: Vec<Ranked>,
    /// The best, and what it was compared with; each with its futures, if there was time for them.
    compared: Vec<(usize, Vec<Future<G>>)>,
}

impl<F: Face<Rules: Opponents>> MomentOf<F> {
    /// Ranks the choices, and compares the best with those of the others that are wanted.
    fn think(
        &self,
        seat: Seat,
        decision: &Decision<<F::Rules as Rules>::Action>,
        time: Duration,
        wanted: impl Fn(&[Ranked]) -> Vec<usize>,
    ) -> Thought<F::Rules> {
        let actions: Vec<_> = decision.offer.choices.iter().map(|choice| choice.action.clone()).collect();
        let glimpse = Glimpse::<F::Rules>::new(&self.state, seat, &actions);
        let luck = foresight::luck(&self.seed.commitment(), decision.number);
        let mind = Mind::of::<F::Rules>();
        let (budget, worlds) = match self.effort {
            Effort::Clock => (Budget::Time(time), WORLDS),
            Effort::Rounds(rounds) => (Budget::Iterations(rounds), WORLDS.min(rounds as usize)),
        };
        let ranked = Search::new(mind.clone(), budget.into(), luck).rank(&glimpse);
        let choices = wanted(&ranked);
        let patience = self.patience(WHY);
        let found = futures(&glimpse, &mind, &choices, worlds, &mut Dice::new(!luck), patience);
        Thought { ranked, compared: choices.into_iter().zip(found).collect() }
    }

    /// Whether there is time to go on.
    pub(super) fn patience(&self, time: Duration) -> impl Fn() -> bool + use<F> {
        let (begun, counted) = (Instant::now(), self.effort != Effort::Clock);
        move || counted || begun.elapsed() < time
    }

    /// What is otherwise after one choice than after another, as their seat would see it.
    pub(super) fn differences(
        &self,
        seat: Seat,
        this: &[Future<F::Rules>],
        that: &[Future<F::Rules>],
    ) -> Vec<Difference> {
        let seen = |future: &Future<F::Rules>| {
            F::Rules::gauges(&F::Rules::view(&future.state, Audience::Seat(seat)))
        };
        let all = |futures: &[Future<F::Rules>]| futures.iter().map(seen).collect::<Vec<_>>();
        differ(seat, &all(this), &all(that))
    }

    /// The place that so much of being ahead stands for: 1 is the first.
    fn place(&self, ahead: f32) -> f32 {
        1.0 + (self.decisions.seats() as f32 - 1.0) * (1.0 - ahead)
    }

    fn place_of(&self, futures: &[Future<F::Rules>]) -> f32 {
        let ahead: f32 = futures.iter().map(|future| future.worth.ahead).sum();
        self.place(ahead / futures.len().max(1) as f32)
    }

    /// What the coach has to say against each choice that is doubtful.
    pub(super) fn doubts(&self, seat: Seat, lang: Lang, seats: &[SeatInfo]) -> Option<Coached> {
        let decision = self.decision(seat)?;
        let choices = &decision.offer.choices;
        // Whoever goes back a step has decided nothing yet.
        let decides = |choice: usize| choices[choice].show.tone != Tone::Back;
        let thought = self.think(seat, decision, COACH, |ranked| {
            let best = ranked.first().map_or(0.0, |best| best.worth.value());
            let worse = |ranked: &&Ranked| best - ranked.worth.value() > DOUBT && decides(ranked.choice);
            let suspects = ranked.iter().skip(1).filter(worse).take(SUSPECTS);
            ranked.first().into_iter().chain(suspects).map(|ranked| ranked.choice).collect()
        });
        let mut doubts = Vec::new();
        if let Some(((best, hoped), others)) = thought.compared.split_first() {
            let view = &F::Rules::view(&self.state, Audience::Seat(seat));
            let scene = &self.scene_of(seat, view, decision, (lang, seats));
            let label = scene.say(&choices[*best].show.label);
            for (choice, feared) in others {
                let (by, error) = ahead_of(hoped, feared);
                if by < DOUBT || by < SURE * error {
                    continue;
                }
                let differences = &self.differences(seat, feared, hoped);
                let best = (self.place_of(hoped), label.clone());
                let counsel = Counsel { scene, of: seat, differences, place: self.place_of(feared), best };
                doubts.push(Doubt { choice: *choice, html: counsel.doubt().into_string() });
            }
        }
        Some(Coached { decision: decision.number, doubts })
    }

    /// What a bot would do, the next best, and why.
    pub(super) fn advice(&self, seat: Seat, lang: Lang, seats: &[SeatInfo]) -> Option<Hint> {
        let decision = self.decision(seat)?;
        let choices = &decision.offer.choices;
        let named = |ranked: &[Ranked]| {
            let tried = ranked.iter().filter(|ranked| ranked.visits > 0).take(1 + ALTERNATIVES);
            tried.map(|ranked| ranked.choice).collect::<Vec<_>>()
        };
        let thought = self.think(seat, decision, HINT, named);
        let view = &F::Rules::view(&self.state, Audience::Seat(seat));
        let scene = &self.scene_of(seat, view, decision, (lang, seats));
        let futures = |choice: usize| thought.compared.iter().find(|(known, _)| *known == choice);
        let best = named(&thought.ranked);
        let next = best.get(1).copied();
        let advice = |(nth, choice): (usize, usize)| {
            let ranked = thought.ranked.iter().find(|ranked| ranked.choice == choice)?;
            let mut why = Vec::new();
            // The best is told from the next one, all others from the best.
            let other = if nth == 0 { next } else { best.first().copied() };
            if let Some(((_, this), (_, that))) = futures(choice).zip(other.and_then(futures)) {
                let differences = &self.differences(seat, this, that);
                let counsel =
                    Counsel { scene, of: seat, differences, place: 0.0, best: (0.0, String::new()) };
                why.extend(counsel.later());
            }
            let foreseen = self.brief(seat, choice, (lang, seats));
            Some(Advice {
                choice,
                label: scene.say(&choices[choice].show.label),
                place: self.place(ranked.worth.ahead),
                foreseen,
                why,
            })
        };
        let best = best.iter().copied().enumerate().filter_map(advice).collect();
        Some(Hint { decision: decision.number, best })
    }

    fn scene_of<'a>(
        &'a self,
        seat: Seat,
        view: &'a <F::Rules as Rules>::View,
        decision: &'a Decision<<F::Rules as Rules>::Action>,
        (lang, seats): (Lang, &'a [SeatInfo]),
    ) -> Scene<'a, F::Rules> {
        let (offer, audience) = (Some(&decision.offer), Audience::Seat(seat));
        Scene { view, offer, foreseen: &[], audience, words: self.words(lang), seats }
    }
}
