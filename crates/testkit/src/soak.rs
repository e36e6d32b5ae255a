//! Random games over all seat counts and option sets, with every promise of the kernel checked on the way.

use crate::options::option_sets;
use crate::worlds;
use kernel::{Chance, Cx, Dice, Match, Record, Refused, Rules, Seat, Seed};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a soak is to play: how many games, how long, how closely looked at.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Games for each option set and seat count.
    pub games: u32,
    /// Random option sets beside the systematic ones.
    pub random_sets: usize,
    /// Where chance comes from.
    pub seed: u64,
    /// A game longer than this does not end.
    pub max_steps: usize,
    /// False for a game without hidden information.
    pub hidden: bool,
    /// How often the checks that cost most (every offered action, storage, two worlds) are made: one step in so many.
    pub every: u32,
}

impl Default for Plan {
    fn default() -> Self {
        Plan { games: 1, random_sets: 8, seed: 1, max_steps: 20_000, hidden: true, every: 3 }
    }
}

/// What was played.
#[derive(Clone, Copy, Debug, Default)]
pub struct Report {
    /// Games that came to their end.
    pub games: u32,
    /// Answers that were given.
    pub steps: u64,
    /// Options and seats that setup refused.
    pub refused_setups: u32,
    /// Resampled worlds that differed from the true one.
    pub other_worlds: u64,
    /// Steps that were taken back.
    pub undone: u64,
}

/// The first promise that was broken, and where.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The game's id.
    pub game: &'static str,
    /// The options, as JSON.
    pub options: String,
    /// How many played.
    pub seats: u8,
    /// The seed of the match.
    pub seed: u64,
    /// Answers that were given before.
    pub step: usize,
    /// Which promise, in words.
    pub what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Failure { game, options, seats, seed, step, what } = self;
        write!(f, "{game}, {seats} seats, seed {seed}, step {step}, options {options}: {what}")
    }
}

/// Plays the plan; stops at the first broken promise.
pub fn soak<G: Rules>(plan: &Plan) -> Result<Report, Failure> {
    let mut report = Report::default();
    let mut seed = plan.seed;
    for options in option_sets::<G>(plan.random_sets, plan.seed) {
        for seats in G::SEATS.0..=G::SEATS.1 {
            for _ in 0..plan.games {
                seed += 1;
                play_one::<G>(&options, seats, seed, plan, &mut report)?;
            }
        }
    }
    let end = |what: &str| Failure {
        game: G::ID,
        options: String::new(),
        seats: 0,
        seed: plan.seed,
        step: 0,
        what: what.to_owned(),
    };
    if report.games == 0 {
        return Err(end("no set of options was accepted"));
    }
    if plan.hidden && report.other_worlds == 0 {
        return Err(end("resample never led to another world: the leak test is blind"));
    }
    Ok(report)
}

fn play_one<G: Rules>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    plan: &Plan,
    report: &mut Report,
) -> Result<(), Failure> {
    let mut step = 0;
    let played = catch_unwind(AssertUnwindSafe(|| {
        let Ok((m, _)) = Match::<G>::new(options.clone(), seats, Seed::from_number(seed)) else {
            report.refused_setups += 1;
            return match *options == G::Options::default() {
                true => Err("setup refuses the default options".to_owned()),
                false => Ok(()),
            };
        };
        let mut player = Player { m, dice: Dice::new(seed ^ 0x5EED), seen: Vec::new(), plan, report };
        let result = player.play(&mut step);
        player.report.games += 1;
        result
    }));
    let what = match played {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(what)) => what,
        Err(panic) => format!("panicked: {}", panic_text(&*panic)),
    };
    let options = serde_json::to_string(options).unwrap_or_default();
    Err(Failure { game: G::ID, options, seats, seed, step, what })
}

pub(crate) fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    panic
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| panic.downcast_ref::<&str>().map(|s| s.to_string()))
        .unwrap_or_else(|| "without a message".to_owned())
}

struct Player<'a, G: Rules> {
    m: Match<G>,
    dice: Dice,
    /// Actions met before, to be sent when they are not offered.
    seen: Vec<G::Action>,
    plan: &'a Plan,
    report: &'a mut Report,
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl<G: Rules> Player<'_, G> {
    fn play(&mut self, step: &mut usize) -> Result<(), String> {
        G::audit(self.m.state()).map_err(|e| format!("after setup: {e}"))?;
        while !self.m.is_over() {
            *step += 1;
            self.report.steps += 1;
            ensure(*step <= self.plan.max_steps, || "the game does not end".into())?;
            let seat = self.check_open()?;
            let deep = self.dice.below(self.plan.every) == 0;
            if deep {
                self.report.other_worlds +=
                    worlds::compare::<G>(self.m.state(), self.m.seats(), &mut self.dice)?;
                self.check_storage()?;
                self.check_every_choice(seat)?;
            }
            self.check_refusals(seat)?;
            self.take_step(seat, deep)?;
            if self.dice.below(64) == 0 {
                self.check_record()?;
            }
        }
        ensure(G::open(self.m.state()).is_empty(), || "the game is over and somebody is still asked".into())?;
        let standing = G::standing(self.m.state()).expect("over");
        ensure(standing.places.seats() == self.m.seats() && !standing.winners().is_empty(), || {
            "the game ended without a winner".into()
        })?;
        for seat in Seat::all(self.m.seats()) {
            ensure(!self.m.can_undo(seat), || format!("the game is over and seat {seat} may take it back"))?;
            let taken = self.m.undo(seat).err();
            ensure(taken == Some(Refused::Over), || format!("undo after the end: {taken:?}"))?;
        }
        self.check_record()?;
        self.m.verify_dice().map_err(|entry| format!("entry {entry} holds other chance than the seed gives"))
    }

    /// Somebody is asked; offers are not empty and nothing stands in them twice.
    fn check_open(&mut self) -> Result<Seat, String> {
        let open = G::open(self.m.state());
        ensure(!open.is_empty(), || "the game goes on but nobody is asked".into())?;
        for seat in Seat::all(self.m.seats()) {
            let Some(decision) = self.m.decision(seat) else {
                ensure(!open.contains(seat), || format!("seat {seat} is open but has no decision"))?;
                continue;
            };
            let offer = &decision.offer;
            ensure(!offer.choices.is_empty(), || format!("seat {seat} is asked but has no choice"))?;
            ensure(offer.prompt.is_some(), || format!("seat {seat} is asked without a prompt"))?;
            for (i, choice) in offer.choices.iter().enumerate() {
                let twice = offer.choices[..i].iter().any(|c| c.action == choice.action);
                ensure(!twice, || format!("seat {seat} is offered {:?} twice", choice.action))?;
            }
        }
        let pick = self.dice.below(open.len() as u32) as usize;
        Ok(open.iter().nth(pick).expect("picked among the open seats"))
    }

    fn check_storage(&self) -> Result<(), String> {
        let json =
            serde_json::to_string(self.m.state()).map_err(|e| format!("state cannot be stored: {e}"))?;
        let back: G::State =
            serde_json::from_str(&json).map_err(|e| format!("state cannot be read back: {e}"))?;
        ensure(back == *self.m.state(), || "state does not survive storage".into())
    }

    /// Every offered action can be applied and leaves a sound position.
    fn check_every_choice(&mut self, seat: Seat) -> Result<(), String> {
        for choice in &self.m.decision(seat).expect("open").offer.choices {
            let mut state = self.m.state().clone();
            G::apply(&mut state, seat, choice.action.clone(), &mut Cx::playout(&mut self.dice));
            G::audit(&state).map_err(|e| format!("after {:?}: {e}", choice.action))?;
        }
        Ok(())
    }

    /// What is not offered, stale, or sent for a seat that is not asked is refused and changes nothing.
    fn check_refusals(&mut self, seat: Seat) -> Result<(), String> {
        let decision = self.m.decision(seat).expect("open");
        let (number, offered) = (decision.number, decision.offer.choices[0].action.clone());
        let foreign = self.seen.iter().find(|a| !decision.offer.has(a)).cloned();
        if let Some(foreign) = foreign {
            let sent = self.m.submit(seat, number, foreign.clone()).err();
            ensure(sent == Some(Refused::NotOffered), || {
                format!("{foreign:?} is not offered, but sent: {sent:?}")
            })?;
        }
        let stale = self.m.submit(seat, number + 1, offered.clone()).err();
        ensure(stale == Some(Refused::Stale { current: number }), || format!("a stale answer: {stale:?}"))?;
        let open = G::open(self.m.state());
        if let Some(idle) = Seat::all(self.m.seats()).find(|s| !open.contains(*s)) {
            let sent = self.m.submit(idle, number, offered).err();
            ensure(sent == Some(Refused::NotOpen), || {
                format!("seat {idle} is not asked, but sent: {sent:?}")
            })?;
        }
        Ok(())
    }

    fn take_step(&mut self, seat: Seat, deep: bool) -> Result<(), String> {
        let decision = self.m.decision(seat).expect("open");
        let number = decision.number;
        let pick = self.dice.below(decision.offer.choices.len() as u32) as usize;
        let action = decision.offer.choices[pick].action.clone();
        if self.seen.len() < 64 && !self.seen.contains(&action) {
            self.seen.push(action.clone());
        }
        let before = self.m.state().clone();
        let kept: Vec<_> = Seat::all(self.m.seats()).map(|s| self.m.decision(s).cloned()).collect();
        let done = self
            .m
            .submit(seat, number, action.clone())
            .map_err(|e| format!("{action:?} was offered, but: {e}"))?;
        G::audit(self.m.state()).map_err(|e| format!("after {action:?}: {e}"))?;
        for (other, old) in Seat::all(self.m.seats()).zip(kept) {
            if let (Some(old), Some(new)) = (old, self.m.decision(other))
                && old.offer == new.offer
            {
                let right = (old.number == new.number) == (other != seat);
                ensure(right, || {
                    format!("seat {other}, {seat} acting: question {} became {}", old.number, new.number)
                })?;
            }
        }
        let undoable = self.m.can_undo(seat);
        ensure(done.entry.drawn.is_empty() || !undoable, || "undo would take back a draw".into())?;
        if deep {
            worlds::compare_step::<G>(
                &before,
                seat,
                &action,
                &done.told,
                undoable,
                self.m.seats(),
                &mut self.dice,
            )?;
        }
        if undoable {
            self.check_undo(seat, &before)?;
        }
        Ok(())
    }

    fn check_undo(&mut self, seat: Seat, before: &G::State) -> Result<(), String> {
        self.report.undone += 1;
        let after = self.m.state().clone();
        self.m.undo(seat).map_err(|e| format!("undo: {e}"))?;
        ensure(self.m.state() == before, || "undo does not lead back exactly".into())?;
        self.m.redo(seat).map_err(|e| format!("redo: {e}"))?;
        ensure(*self.m.state() == after, || "redo does not lead to the same place".into())
    }

    /// A match saved now replays to the same position and asks the same questions, with and without a snapshot.
    fn check_record(&mut self) -> Result<(), String> {
        let file = self.m.record().write();
        let read = || Record::<G>::read(&file).map_err(|e| format!("saved match: {e}"));
        let loaded = Match::load(read()?).map_err(|e| format!("saved match: {e}"))?;
        let cache = serde_json::to_string(&self.m.snapshot()).map_err(|e| format!("snapshot: {e}"))?;
        let cache = serde_json::from_str(&cache).map_err(|e| format!("snapshot: {e}"))?;
        let resumed = Match::resume(read()?, cache).map_err(|e| format!("snapshot: {e}"))?;
        for (other, how) in [(&loaded, "replay"), (&resumed, "snapshot")] {
            ensure(other.state() == self.m.state(), || format!("{how} leads elsewhere"))?;
            for seat in Seat::all(self.m.seats()) {
                ensure(other.decision(seat) == self.m.decision(seat), || {
                    format!("{how} asks seat {seat} another question")
                })?;
                ensure(other.can_undo(seat) == self.m.can_undo(seat), || format!("{how} moves the fence"))?;
            }
        }
        Ok(())
    }
}
