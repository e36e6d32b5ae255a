//! A match of any game, behind [`Hosted`].

use super::along::{declines, lets_pass, points};
use super::answer::chosen;
use super::foreseen::Known;
use super::moment_of::{Effort, MomentOf, StoryLine, bits, seed_text};
use super::story::Story;
use super::{Answer, Hosted, MOST_STEPS, Moment, NewEntry, No, Step, Taken, Trouble, Unfit};
use crate::store::{EntryRow, SnapshotRow, Started};
use bots::Opponents;
use kernel::{Entry, Match, PerSeat, Rules, Seat, SeatSet, Told, What};
use std::sync::Arc;
use table::{Face, Words};

type ActionOf<F> = <<F as Face>::Rules as Rules>::Action;
type DoneOf<F> = kernel::Done<ActionOf<F>, EventOf<F>>;
type EventOf<F> = <<F as Face>::Rules as Rules>::Event;

pub(super) struct MatchOf<F: Face> {
    game: Match<F::Rules>,
    /// What was told, oldest first.
    story: Story<StoryLine<EventOf<F>>>,
    /// Who took each step in force,
    actors: Vec<Seat>,
    /// and which of these steps only let something pass.
    passed: Vec<bool>,
    /// What was done in each.
    actions: Story<ActionOf<F>>,
    /// Whose answers one person may take back along with their own.
    bots: SeatSet,
    words: [Arc<Words>; 2],
}

/// The last entry of a match, with what it led to.
fn new_entry<G: Rules>(game: &Match<G>, entry: &Entry<G::Action>) -> NewEntry {
    let body = serde_json::to_string(entry).unwrap_or_default();
    NewEntry { seat: entry.seat, body, hash: game.hash(), open: bits(G::open(game.state())) }
}

impl<F: Face> MatchOf<F> {
    pub(super) fn new(game: Match<F::Rules>, words: [Arc<Words>; 2]) -> Self {
        let mut this = MatchOf {
            game,
            story: Story::default(),
            actors: Vec::new(),
            passed: Vec::new(),
            actions: Story::default(),
            bots: SeatSet::EMPTY,
            words,
        };
        this.retell();
        this
    }

    /// Tells the whole story again from the log.
    fn retell(&mut self) {
        let MatchOf { game, story, actors, actions, passed, .. } = self;
        story.truncate(0);
        actions.truncate(0);
        passed.clear();
        let live: Vec<usize> = game.in_force().iter().map(|&i| i as usize).collect();
        *actors = live.iter().map(|&i| game.entries()[i].seat).collect();
        for &i in &live {
            if let What::Did(action) = &game.entries()[i].what {
                actions.push(Arc::new(action.clone()));
            }
        }
        game.walk(|step, state, told| {
            if let Some(What::Did(action)) = live.get(step).map(|&i| &game.entries()[i].what) {
                passed.push(lets_pass::<F::Rules>(state, actors[step], action));
            }
            let entry = step.checked_sub(1).and_then(|i| live.get(i)).map_or(0, |i| i + 1);
            told.iter().for_each(|told| story.push(StoryLine::new(entry, step, told.clone())));
            true
        });
    }

    /// `declined` is what would have let something pass.
    fn done(&mut self, taken: &mut Taken, done: DoneOf<F>, declined: Option<ActionOf<F>>) {
        let step = self.game.steps();
        // What was told of steps that were taken back is no longer part of the story.
        let upto = if matches!(done.entry.what, What::Undid(_)) { step } else { step - 1 };
        self.story.truncate(self.story.partition_point(|line| line.step <= upto));
        self.actors.truncate(upto);
        self.actions.truncate(upto);
        self.passed.truncate(upto);
        if let What::Did(action) = &done.entry.what {
            self.actors.push(done.entry.seat);
            self.actions.push(Arc::new(action.clone()));
            self.passed.push(declined.as_ref() == Some(action));
        }
        let entry = self.game.entries().len();
        let tell = |told: Told<EventOf<F>>| StoryLine::new(entry, step, told);
        taken.entries.push(new_entry(&self.game, &done.entry));
        done.told.into_iter().map(tell).for_each(|line| self.story.push(line));
    }

    fn act(&mut self, seat: Seat, decision: u32, steps: &[Step]) -> Taken {
        let mut taken = Taken::default();
        if steps.is_empty() || steps.len() > MOST_STEPS {
            taken.no = Some(No::Steps);
            return taken;
        }
        for (i, step) in steps.iter().enumerate() {
            // Those after the first answer what follows from it, whatever its number.
            let number = (i == 0).then_some(decision);
            let mut declined = None;
            let taken_here = self.game.submit_chosen(seat, number, |offer| {
                declined = declines::<F::Rules>(offer).cloned();
                chosen(offer, step)
            });
            match taken_here {
                Ok(done) => self.done(&mut taken, done, declined),
                Err(no) => {
                    taken.no = Some(no);
                    break;
                }
            }
        }
        taken
    }

    fn declines(&self, seat: Seat) -> Option<ActionOf<F>> {
        self.game.decision(seat).and_then(|decision| declines::<F::Rules>(&decision.offer).cloned())
    }
}

impl<F: Face<Rules: Opponents>> Hosted for MatchOf<F> {
    fn answer(&mut self, seat: Seat, answer: &Answer) -> Taken {
        let mut taken = Taken::default();
        let outcome = match answer {
            Answer::Act { decision, steps } => return self.act(seat, *decision, steps),
            Answer::Undo => {
                self.game.undo_past(seat, self.bots).map(|done| self.done(&mut taken, done, None))
            }
            Answer::Redo => {
                let declined = self.declines(seat);
                self.game.redo(seat).map(|done| self.done(&mut taken, done, declined))
            }
            Answer::BackTo { step } => {
                let done = self.game.undo_back_to(seat, self.bots, *step);
                done.map(|done| self.done(&mut taken, done, None))
            }
            Answer::TakeBack { learned } => {
                self.game.take_back(seat, *learned).map(|done| self.done(&mut taken, done, None))
            }
            Answer::Restart => {
                let first =
                    self.game.undo_past(seat, self.bots).map(|done| self.done(&mut taken, done, None));
                while let Ok(done) = self.game.undo(seat) {
                    self.done(&mut taken, done, None);
                }
                first
            }
        };
        taken.no = outcome.err().map(No::Rules);
        taken
    }

    fn follow(&mut self, rows: &[EntryRow]) -> Result<(), Trouble> {
        for row in rows {
            let unreadable = |why| Trouble::Log(format!("entry {} is unreadable: {why}", row.seq));
            let entry: Entry<ActionOf<F>> = serde_json::from_str(&row.body).map_err(unreadable)?;
            let declined = self.declines(entry.seat);
            let done = self.game.follow_one(entry)?;
            self.done(&mut Taken::default(), done, declined);
            let found = self.game.hash();
            if found != row.hash {
                return Err(Trouble::Log(format!(
                    "entry {} leads to state {found}, but {} was stored",
                    row.seq, row.hash
                )));
            }
        }
        Ok(())
    }

    fn entries(&self) -> usize {
        self.game.entries().len()
    }

    fn started(&self) -> Started {
        let record = self.game.record();
        let start = self.game.state_at(0);
        Started {
            revision: record.revision,
            seed: seed_text(record.seed),
            setup: serde_json::to_string(&record.setup).unwrap_or_default(),
            before: serde_json::to_string(&record.before).unwrap_or_default(),
            setup_hash: start.as_ref().map(F::Rules::fingerprint).unwrap_or_default(),
            setup_open: start.map_or(0, |state| bits(F::Rules::open(&state)) as i64),
        }
    }

    fn options(&self) -> String {
        serde_json::to_string(self.game.options()).unwrap_or_default()
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn new_entries(&self) -> Result<Vec<NewEntry>, Unfit> {
        // Plays it again beside itself, because the state after each entry is not kept.
        let mut record = self.game.record();
        let entries = std::mem::take(&mut record.entries);
        record.hash = self.game.state_at(0).as_ref().map(F::Rules::fingerprint).unwrap_or_default();
        let mut again = Match::load(record).map_err(|e| Unfit(e.to_string()))?;
        entries
            .into_iter()
            .map(|entry| {
                again.follow(vec![entry.clone()]).map_err(|e| Unfit(e.to_string()))?;
                Ok(new_entry(&again, &entry))
            })
            .collect()
    }

    fn snapshot(&self) -> Option<SnapshotRow> {
        let snapshot = self.game.snapshot();
        let body = serde_json::to_string(&snapshot).ok()?;
        Some(SnapshotRow { seq: snapshot.entries() as i64, hash: self.game.hash(), body })
    }

    fn record(&self) -> String {
        self.game.record().write()
    }

    fn moment(&self) -> Arc<dyn Moment> {
        Arc::new(self.newest())
    }

    fn moment_at(&self, steps: usize) -> Option<Arc<dyn Moment>> {
        Some(Arc::new(self.past(steps)?))
    }

    fn seated(&mut self, bots: SeatSet) {
        self.bots = bots;
        self.story = self.story.iter().map(|line| Arc::new(line.fresh())).collect();
    }
}

impl<F: Face<Rules: Opponents>> MatchOf<F> {
    /// See [`Hosted::moment`].
    pub(super) fn newest(&self) -> MomentOf<F> {
        let steps = self.game.steps();
        let over = self.game.is_over();
        MomentOf::<F> {
            state: self.game.state().clone(),
            at: steps,
            of: steps,
            live: true,
            entries: self.entries(),
            open: bits(F::Rules::open(self.game.state())),
            standing: F::Rules::standing(self.game.state()),
            decisions: PerSeat::new(self.game.seats(), |seat| self.game.decision(seat).cloned()),
            can_undo: Seat::all(self.game.seats())
                .filter(|&seat| self.game.can_undo_past(seat, self.bots))
                .collect(),
            can_redo: Seat::all(self.game.seats()).filter(|&seat| self.game.can_redo(seat)).collect(),
            can_take_back: [false, true].map(|learned| {
                Seat::all(self.game.seats()).filter(|&seat| self.game.can_take_back(seat, learned)).collect()
            }),
            story: self.story.clone(),
            actors: self.actors.clone(),
            passed: self.passed.clone(),
            actions: self.actions.clone(),
            points: if over { points::<F>(&self.game) } else { Vec::new() },
            seed: self.game.seed(),
            words: self.words.clone(),
            known: Known::of(self.game.seats()),
            secrets: Default::default(),
            effort: Effort::Clock,
        }
    }

    /// See [`Hosted::moment_at`].
    pub(super) fn past(&self, steps: usize) -> Option<MomentOf<F>> {
        let state = self.game.state_at(steps)?;
        let until = self.story.partition_point(|line| line.step <= steps);
        Some(MomentOf::<F> {
            open: bits(F::Rules::open(&state)),
            standing: F::Rules::standing(&state),
            state,
            at: steps,
            of: self.game.steps(),
            live: false,
            entries: self.entries(),
            decisions: PerSeat::new(self.game.seats(), |_| None),
            can_undo: Seat::all(self.game.seats())
                .filter(|&seat| self.game.can_undo_back_to(seat, self.bots, steps))
                .collect(),
            can_redo: SeatSet::EMPTY,
            can_take_back: [SeatSet::EMPTY; 2],
            story: self.story.iter().take(until).cloned().collect(),
            actors: self.actors[..steps.min(self.actors.len())].to_vec(),
            passed: Vec::new(),
            // No lesson speaks of the past.
            actions: Story::default(),
            points: Vec::new(),
            seed: self.game.seed(),
            words: self.words.clone(),
            known: Known::of(self.game.seats()),
            secrets: Default::default(),
            effort: Effort::Clock,
        })
    }
}
