//! From a match to what is kept of it, and back: records, snapshots, and walks along the history.

use super::{Done, DoneIn, Match, Position, Refused, apply, begin};
use crate::record::{Before, Entry, FORMAT, Record, RecordError, What};
use crate::{Draw, Notes, PerSeat, Rules, Script, Seat, Seed, Told, Witness};
use serde::{Deserialize, Serialize};

/// A cache of a match at some length of its log. The log stays the truth.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Snapshot<G: Rules> {
    entries: usize,
    position: Position<G::State, G::Action>,
    numbers: PerSeat<Option<u32>>,
}

impl<G: Rules> Snapshot<G> {
    /// The length of the log it was taken at.
    pub fn entries(&self) -> usize {
        self.entries
    }
}

impl<G: Rules> Match<G> {
    /// Everything needed to play this match again, or to go on with it elsewhere.
    pub fn record(&self) -> Record<G> {
        Record {
            ecumene: FORMAT,
            game: G::ID.to_owned(),
            revision: self.revision,
            seats: self.seats,
            options: self.options.clone(),
            commitment: self.seed.commitment(),
            seed: self.seed,
            before: self.before.clone(),
            setup: self.setup.clone(),
            entries: self.entries.clone(),
            hash: self.hash(),
        }
    }

    /// The same match after so many steps, to be played on with a chance of its own: what would have been. None if there
    /// are not as many.
    pub fn branch(&self, steps: usize, seed: Seed) -> Option<Record<G>> {
        let kept = match steps {
            0 => 0,
            _ => *self.now.live.get(steps - 1)? + 1,
        };
        let mut record = self.record();
        record.entries.truncate(kept as usize);
        record.hash = G::fingerprint(&self.state_at(steps)?);
        // Of those before it, only what still counts; what it draws from now on comes from the new seed.
        record.before.push(Before { entries: u32::MAX, seed: self.seed });
        let ends = record.before.iter().position(|before| before.entries >= kept).unwrap_or(0);
        record.before.truncate(ends + 1);
        record.before[ends].entries = kept;
        (record.seed, record.commitment) = (seed, seed.commitment());
        Some(record)
    }

    /// Where the chance of an entry comes from; 0 is setup.
    fn seed_of(&self, entry: u32) -> Seed {
        let before = self.before.iter().find(|before| entry <= before.entries);
        before.map_or(self.seed, |before| before.seed)
    }

    /// Plays a record again, checking each entry as if it were sent now.
    pub fn load(record: Record<G>) -> Result<Self, RecordError> {
        record.check()?;
        let mut script = Script::new(&record.setup);
        let state =
            begin::<G>(&record.options, record.seats, record.revision, &mut script, &mut Notes::default())
                .map_err(|refusal| RecordError::Setup(refusal.why.key.to_string()))?;
        script.finish().map_err(RecordError::SetupChance)?;
        let expected = record.hash.clone();
        let mut this = Match::at_start(&record, state);
        this.follow(record.entries)?;
        let found = this.hash();
        if found != expected {
            return Err(RecordError::Hash { found, expected });
        }
        Ok(this)
    }

    fn at_start(record: &Record<G>, state: G::State) -> Self {
        let mut this = Match {
            revision: record.revision,
            options: record.options.clone(),
            seats: record.seats,
            seed: record.seed,
            before: record.before.clone(),
            setup: record.setup.clone(),
            entries: Vec::with_capacity(record.entries.len()),
            now: Position::start(state),
            decisions: PerSeat::new(record.seats, |_| None),
        };
        this.ask();
        this
    }

    /// Appends recorded entries.
    pub fn follow(&mut self, entries: Vec<Entry<G::Action>>) -> Result<(), RecordError> {
        entries.into_iter().try_for_each(|entry| self.follow_one(entry).map(drop))
    }

    /// Appends a recorded entry, with what it tells.
    pub fn follow_one(&mut self, entry: Entry<G::Action>) -> Result<DoneIn<G>, RecordError> {
        let number = self.entries.len() + 1;
        self.accepts(&entry).map_err(|why| RecordError::Entry { entry: number, why })?;
        if let What::Did(action) = &entry.what {
            self.settle_undone(entry.seat, action);
        }
        let mut script = Script::new(&entry.drawn);
        let mut notes = Notes::default();
        self.fold(&entry, &mut script, &mut notes);
        script.finish().map_err(|why| RecordError::Chance { entry: number, why })?;
        self.append(entry.clone());
        Ok(Done { entry, told: notes.told })
    }

    fn accepts(&self, entry: &Entry<G::Action>) -> Result<(), Refused> {
        match &entry.what {
            What::Did(action) => {
                let decision = self.decision(entry.seat).ok_or_else(|| self.nobody_asked())?;
                decision.offer.has(action).then_some(()).ok_or(Refused::NotOffered)
            }
            What::Undid(keep) => {
                // Logs of old may go on after an end that was taken back; with everybody's consent one goes back further than
                // the fence. Whose step it was is all that a log can prove.
                let first = self.now.live.get(*keep as usize);
                let own = first.is_some_and(|&i| self.entries[i as usize].seat == entry.seat);
                own.then_some(()).ok_or(Refused::NothingToUndo)
            }
        }
    }

    /// A cache of this moment, for [`Match::resume`].
    pub fn snapshot(&self) -> Snapshot<G> {
        let numbers = PerSeat::new(self.seats, |seat| self.decision(seat).map(|d| d.number));
        Snapshot { entries: self.entries.len(), position: self.now.clone(), numbers }
    }

    /// As [`Match::load`], but starts from a snapshot of the same match. A snapshot that does not fit is an error;
    /// the caller then loads the record alone.
    pub fn resume(record: Record<G>, snapshot: Snapshot<G>) -> Result<Self, RecordError> {
        record.check()?;
        let taken_at = snapshot.entries;
        let fits = taken_at <= record.entries.len()
            && snapshot.numbers.seats() == record.seats
            && snapshot.position.live.iter().all(|&i| (i as usize) < taken_at)
            && snapshot.position.fenced <= snapshot.position.live.len();
        if !fits {
            return Err(RecordError::Damaged("the snapshot is of another match".into()));
        }
        let mut this = Match::at_start(&record, snapshot.position.state.clone());
        let mut entries = record.entries;
        let later = entries.split_off(taken_at);
        this.entries = entries;
        this.now = snapshot.position;
        this.ask();
        for seat in Seat::all(this.seats) {
            if let (Some(decision), Some(number)) = (&mut this.decisions[seat], snapshot.numbers[seat]) {
                decision.number = number;
            }
        }
        this.follow(later)?;
        let found = this.hash();
        if found != record.hash {
            return Err(RecordError::Hash { found, expected: record.hash });
        }
        Ok(this)
    }

    /// Walks the history: calls `each` with the number of steps taken (0 is setup), the state there and what was told
    /// on the way. Stops early when `each` says so.
    pub fn walk(&self, mut each: impl FnMut(usize, &G::State, &[Told<G::Event>]) -> bool) {
        let mut notes = Notes::default();
        let mut state =
            begin::<G>(&self.options, self.seats, self.revision, &mut Script::new(&self.setup), &mut notes)
                .expect("setup was accepted before");
        let mut go_on = each(0, &state, &notes.told);
        for (step, &i) in self.now.live.iter().enumerate() {
            if !go_on {
                return;
            }
            let entry = &self.entries[i as usize];
            let mut notes = Notes::default();
            apply::<G>(&mut state, entry, self.revision, &mut Script::new(&entry.drawn), &mut notes);
            go_on = each(step + 1, &state, &notes.told);
        }
    }

    /// The state after so many steps, if there are as many.
    pub fn state_at(&self, steps: usize) -> Option<G::State> {
        let mut found = None;
        self.walk(|step, state, _| {
            if step == steps {
                found = Some(state.clone());
            }
            step < steps
        });
        found
    }

    /// Checks that every outcome on record is the one the seed gives; else names the first entry (0 is setup) that
    /// is not.
    pub fn verify_dice(&self) -> Result<(), usize> {
        self.witnessed(|_, _| ())
    }

    /// As [`Match::verify_dice`], and shows on the way what was drawn at each entry (0 is setup), and from what.
    pub fn witnessed(&self, mut each: impl FnMut(usize, &[Draw])) -> Result<(), usize> {
        let mut notes = Notes::<G::Event>::default();
        let mut witness = Witness::of(self.seed_of(0).stream(0));
        let begun = begin::<G>(&self.options, self.seats, self.revision, &mut witness, &mut notes);
        if begun.is_err() || notes.drawn != self.setup {
            return Err(0);
        }
        each(0, &witness.draws);
        // What was taken back counts for nothing; those in force are all there is to check.
        let mut state = begun.expect("checked above");
        for &i in &self.now.live {
            let mut notes = Notes::default();
            let entry = &self.entries[i as usize];
            let mut witness = Witness::of(self.seed_of(i + 1).stream(i as u64 + 1));
            apply::<G>(&mut state, entry, self.revision, &mut witness, &mut notes);
            if notes.drawn != entry.drawn {
                return Err(i as usize + 1);
            }
            each(i as usize + 1, &witness.draws);
        }
        Ok(())
    }
}
