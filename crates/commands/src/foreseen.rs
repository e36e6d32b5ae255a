//! What was foreseen of the answers of a match, beside what then happened; and how long foreseeing takes.

use crate::bench::{RUNS, Spread};
use anyhow::{Result, anyhow, bail};
use foresight::{Foreseer, Foresight};
use kernel::{Audience, Cx, Decision, Match, Notes, Record, Script, Seat, Target, What};
use kit::Gauges;
use serde::Serialize;
use std::hint::black_box;
use std::time::Instant;
use table::{Foreseen, Scene, SeatInfo, Words};
use text::{Lang, Spoken};

/// Every decision of a match, or the one that was answered by step `at`: what the page said of the choice that was taken,
/// and what came of it. Answers that were taken back count too.
pub fn replayed<G: Gauges + Spoken>(json: &str, at: Option<usize>, lang: Lang) -> Result<String> {
    let mut record = Record::<G>::read(json)?;
    let table = record.seed.commitment();
    let entries = std::mem::take(&mut record.entries);
    let (begun, _) = Match::<G>::new(record.options.clone(), record.seats, record.seed)
        .map_err(|refusal| anyhow!("{}", refusal.rule))?;
    record.hash = G::fingerprint(begun.state());
    let mut game = Match::<G>::load(record)?;
    let reader = Reader::new::<G>(game.seats(), lang)?;
    let mut lines = Vec::new();
    let (mut sure, mut unexpected) = (0, 0);
    for entry in entries {
        let step = game.steps() + 1;
        if let What::Did(action) = &entry.what
            && at.is_none_or(|at| at == step)
        {
            let decision =
                game.decision(entry.seat).ok_or_else(|| anyhow!("seat {} is not asked", entry.seat))?;
            let luck = foresight::luck(&table, decision.number);
            let foreseen = Foreseer::<G>::new(game.state(), entry.seat, luck).foresee(action);
            let mut after = game.state().clone();
            let mut notes = Notes::default();
            let mut script = Script::new(&entry.drawn);
            G::apply(
                &mut after,
                entry.seat,
                action.clone(),
                &mut Cx::recording(G::REVISION, &mut script, &mut notes),
            );
            let happened = foresight::happened::<G>(game.state(), &after, entry.seat, notes);
            sure += foreseen.sure as usize;
            let expected = foreseen.foretold(&happened);
            unexpected += !expected as usize;
            let read = |foresight| reader.read::<G>(game.state(), entry.seat, decision, action, foresight);
            lines.push(format!("{step:>5}  {}", reader.answer(entry.seat, decision, action)));
            lines.push(format!("       foreseen: {}", read(&foreseen)));
            lines.push(format!(
                "       happened: {}{}",
                read(&happened),
                if expected { "" } else { " (unforeseen)" }
            ));
        }
        game.follow(vec![entry])?;
    }
    if lines.is_empty() {
        bail!("the match has {} steps; accepted for --at: 1 to {0}", game.steps());
    }
    lines.push(format!(
        "{} decisions, {sure} sure, {unexpected} came otherwise than any world that was tried",
        lines.len() / 3
    ));
    Ok(lines.join("\n"))
}

/// Says what a page would say.
struct Reader {
    words: Words,
    seats: Vec<SeatInfo>,
}

impl Reader {
    fn new<G: Spoken>(seats: u8, lang: Lang) -> Result<Reader> {
        let words = Words::of::<G>(lang).map_err(|problems| anyhow!("{problems:?}"))?;
        let seat = |seat: Seat| SeatInfo { name: format!("P{}", seat.0 + 1), ..SeatInfo::default() };
        Ok(Reader { words, seats: Seat::all(seats).map(seat).collect() })
    }

    fn read<G: Gauges>(
        &self,
        state: &G::State,
        seat: Seat,
        decision: &Decision<G::Action>,
        action: &G::Action,
        foresight: &Foresight,
    ) -> String {
        let (audience, offer) = (Audience::Seat(seat), &decision.offer);
        let view = &G::view(state, audience);
        let scene = &Scene {
            view,
            offer: Some(offer),
            foreseen: &[],
            audience,
            words: &self.words,
            seats: &self.seats,
        };
        let taken = offer.choices.iter().find(|choice| choice.action == *action);
        let place = taken.map_or(Target::Button, |choice| choice.show.target);
        Foreseen::<G> { foresight, scene, place }.spoken()
    }

    /// Who answered, and what.
    fn answer<A: PartialEq>(&self, seat: Seat, decision: &Decision<A>, action: &A) -> String {
        let name = |seat: Seat| self.seats[seat.index()].name.clone();
        let taken = decision.offer.choices.iter().find(|choice| choice.action == *action);
        let label = taken.map_or_else(String::new, |choice| self.words.say(&choice.show.label, &name));
        format!("{}: {label}", name(seat))
    }
}

/// How long it takes to foresee, in microseconds.
#[derive(Serialize)]
pub struct Foreseeing {
    /// All choices of an offer that is foreseen at once.
    pub offer_us_p50: f64,
    pub offer_us_p50_range: [f64; 2],
    pub offer_us_p95: f64,
    pub offer_us_p95_range: [f64; 2],
    /// One choice of any offer, alone.
    pub choice_us_p95: f64,
    pub choice_us_p95_range: [f64; 2],
    /// Choices that nothing is drawn for, in percent.
    pub sure: f64,
}

/// Measured at positions all along random games.
pub fn figures<G: Gauges>(positions: &[(G::State, Seat)]) -> Foreseeing {
    let offers: Vec<_> =
        positions.iter().map(|(state, seat)| (state, *seat, G::offer_for(state, *seat))).collect();
    let (mut p50, mut p95, mut one) = (Vec::new(), Vec::new(), Vec::new());
    let (mut choices, mut sure) = (0, 0);
    for run in 0..RUNS {
        let (mut whole, mut single) = (Vec::new(), Vec::new());
        for (luck, (state, seat, offer)) in offers.iter().enumerate() {
            let luck = (luck * RUNS + run) as u64;
            if offer.choices.len() <= foresight::AT_ONCE {
                let begun = Instant::now();
                let foreseen = Foreseer::<G>::new(state, *seat, luck).offer(offer);
                whole.push(begun.elapsed().as_secs_f64() * 1e6);
                choices += foreseen.len();
                sure += foreseen.iter().filter(|foresight| foresight.sure).count();
            }
            let choice = &offer.choices[luck as usize % offer.choices.len()];
            let begun = Instant::now();
            black_box(Foreseer::<G>::new(state, *seat, luck).foresee(&choice.action));
            single.push(begun.elapsed().as_secs_f64() * 1e6);
        }
        p50.push(percentile(&mut whole, 0.5));
        p95.push(percentile(&mut whole, 0.95));
        one.push(percentile(&mut single, 0.95));
    }
    let (p50, p95, one) = (Spread::of(p50), Spread::of(p95), Spread::of(one));
    Foreseeing {
        offer_us_p50: p50.median,
        offer_us_p50_range: p50.range,
        offer_us_p95: p95.median,
        offer_us_p95_range: p95.range,
        choice_us_p95: one.median,
        choice_us_p95_range: one.range,
        sure: sure as f64 * 100.0 / choices.max(1) as f64,
    }
}

fn percentile(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get((values.len().saturating_sub(1) as f64 * share).round() as usize).copied().unwrap_or_default()
}
