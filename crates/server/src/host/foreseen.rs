//! What the choices of a seat would do: foreseen once a moment, by whoever draws it first, and kept with it.

use super::moment_of::MomentOf;
use super::{Foreseeable, Foretold};
use crate::engine::Worked;
use bots::Opponents;
use foresight::{Foreseer, Foresight};
use kernel::{Audience, Decision, Msg, PerSeat, Rules, Seat};
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use table::{Face, Foreseen, Scene, SeatInfo};
use text::Lang;

/// What is known of one seat's choices.
#[derive(Default)]
pub struct Known {
    begun: AtomicBool,
    all: OnceLock<Vec<Foresight>>,
}

impl Known {
    /// Nothing yet.
    pub fn of(seats: u8) -> PerSeat<Known> {
        PerSeat::new(seats, |_| Known::default())
    }

    /// Others who draw the same moment wait so long for the first. Rules that never come back must not keep a screen from
    /// being drawn: then it is drawn without.
    const PATIENCE: Duration = Duration::from_millis(50);

    fn get(&self, foresee: impl FnOnce() -> Vec<Foresight>) -> &[Foresight] {
        if !self.begun.swap(true, Ordering::AcqRel) {
            // Rules that fail in some world are found out when they are played; a screen can do without.
            let _ = self.all.set(catch_unwind(AssertUnwindSafe(foresee)).unwrap_or_default());
        }
        let begun = Instant::now();
        while self.all.get().is_none() && begun.elapsed() < Self::PATIENCE {
            std::thread::sleep(Duration::from_millis(1));
        }
        self.all.get().map_or(&[], Vec::as_slice)
    }
}

/// What an event closes, by its name: what that brings is not the doing of the answer before it.
pub(super) fn closed<F: Face>(event: &<F::Rules as Rules>::Event) -> Option<Msg> {
    F::closes(event).map(|close| close.title)
}

impl<F: Face<Rules: Opponents>> MomentOf<F> {
    /// Rules that are this slow are not foreseen: the screen waits for it.
    const PATIENCE: Duration = Duration::from_millis(60);

    fn foreseer(&self, seat: Seat, decision: u32) -> Foreseer<'_, F::Rules> {
        let worked = Worked::begin();
        Foreseer::new(&self.state, seat, foresight::luck(&self.seed.commitment(), decision))
            .patient(move || worked.less_than(Self::PATIENCE))
            .closing(closed::<F>)
    }

    /// What each choice of a seat would do; nothing, for an offer so large that it is only asked about choice by choice.
    pub(super) fn all_foreseen(
        &self,
        seat: Seat,
        decision: &Decision<<F::Rules as Rules>::Action>,
    ) -> &[Foresight] {
        let foresee = || self.foreseer(seat, decision.number).offer(&decision.offer);
        self.known.get(seat).map_or(&[], |known| known.get(foresee))
    }

    fn foresee_one(&self, seat: Seat, choice: usize) -> Option<Foresight> {
        let decision = self.decision(seat)?;
        if let Some(known) = self.all_foreseen(seat, decision).get(choice) {
            return Some(known.clone());
        }
        let action = &decision.offer.choices.get(choice)?.action;
        Some(self.foreseer(seat, decision.number).foresee(action))
    }

    /// Shows what is foreseen of a choice to its seat.
    fn told<T>(
        &self,
        (seat, choice): (Seat, usize),
        (lang, seats): (Lang, &[SeatInfo]),
        tell: impl FnOnce(&Foreseen<F::Rules>) -> T,
    ) -> Option<T> {
        let foresight = &self.foresee_one(seat, choice)?;
        let decision = self.decision(seat)?;
        let (offer, foreseen) = (&decision.offer, self.all_foreseen(seat, decision));
        let audience = Audience::Seat(seat);
        let view = &F::Rules::view(&self.state, audience);
        let scene = &Scene { view, offer: Some(offer), foreseen, audience, words: self.words(lang), seats };
        Some(tell(&Foreseen { foresight, scene, place: offer.choices.get(choice)?.show.target }))
    }
}

impl<F: Face<Rules: Opponents>> MomentOf<F> {
    /// What a choice would do, in one short sentence.
    pub(super) fn brief(&self, seat: Seat, choice: usize, to: (Lang, &[SeatInfo])) -> Option<String> {
        self.told((seat, choice), to, |foreseen| foreseen.brief()).flatten()
    }
}

impl<F: Face<Rules: Opponents>> Foreseeable for MomentOf<F> {
    fn foretell(&self, seat: Seat, choice: usize, lang: Lang, seats: &[SeatInfo]) -> Option<Foretold> {
        let decision = self.decision(seat)?.number;
        self.told((seat, choice), (lang, seats), |foreseen| Foretold {
            decision,
            choice,
            html: format!("{}{}", foreseen.short().into_string(), foreseen.whole().into_string()),
            badge: foreseen.badge(),
            price: foreseen.costs(),
            spoken: foreseen.spoken(),
        })
    }

    fn foreseen(&self, seat: Seat, choice: usize, lang: Lang, seats: &[SeatInfo]) -> Option<Value> {
        self.told((seat, choice), (lang, seats), |foreseen| {
            let say = |msg: &Msg| foreseen.scene.say(msg);
            let foresight = foreseen.foresight;
            let told = foresight.told.iter().map(
                |outcome| json!({ "said": say(&outcome.gist), "key": outcome.gist.key, "chance": outcome.chance }),
            );
            json!({
                "sure": foresight.sure,
                "odds": foresight.odds,
                "changes": foresight.changes,
                "told": told.collect::<Vec<_>>(),
                "then": foresight.then.as_ref().map(|then| json!({ "seat": then.seat, "prompt": then.prompt.as_ref().map(say) })),
                "ends": foresight.ends,
                "said": foreseen.spoken(),
            })
        })
    }
}
