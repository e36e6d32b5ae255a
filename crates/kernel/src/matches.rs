//! A match: the log, the position it leads to, and the numbered decisions that are open.

use crate::record::{Entry, FORMAT, Record, RecordError, What};
use crate::{Chance, Cx, Notes, Offer, PerSeat, Refusal, Rules, Script, Seat, Seed, Told, state_hash};
use serde::{Deserialize, Serialize};

/// Why an answer was not taken. The match is as it was before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    #[error("the game is over")]
    Over,
    #[error("this seat is not asked for anything now")]
    NotOpen,
    #[error("the answer is to an older question; the current one has number {current}")]
    Stale { current: u32 },
    #[error("this is not among the choices offered")]
    NotOffered,
    #[error("there is nothing that this seat may take back")]
    NothingToUndo,
    #[error("there is nothing that this seat took back")]
    NothingToRedo,
}

/// What a seat is asked. The number stays while the offer stays, so simultaneous answers never collide.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision<A> {
    pub number: u32,
    pub offer: Offer<A>,
}

/// What an accepted answer did.
#[derive(Debug)]
pub struct Done<A, E> {
    /// The entry appended to the log: this, durably stored, is the move.
    pub entry: Entry<A>,
    pub told: Vec<Told<E>>,
}

/// What was told, in order.
pub type Story<G> = Vec<Told<<G as Rules>::Event>>;

type DoneIn<G> = Done<<G as Rules>::Action, <G as Rules>::Event>;

/// What a fold over the log carries along.
#[derive(Clone, Serialize, Deserialize)]
struct Position<S, A> {
    state: S,
    /// Entries in force: those that were not taken back.
    live: Vec<u32>,
    /// So many of them can no longer be taken back,
    fenced: usize,
    /// and this is where they led.
    fence: S,
    /// Taken back since, newest last.
    undone: Vec<A>,
}

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

/// A running or finished match.
pub struct Match<G: Rules> {
    revision: u32,
    options: G::Options,
    seats: u8,
    seed: Seed,
    setup: Vec<u32>,
    entries: Vec<Entry<G::Action>>,
    now: Position<G::State, G::Action>,
    decisions: PerSeat<Option<Decision<G::Action>>>,
}

impl<G: Rules> Match<G> {
    /// Sets up a new match. Panics on a seat count outside [`Rules::SEATS`]: ask before.
    pub fn new(options: G::Options, seats: u8, seed: Seed) -> Result<(Self, Story<G>), Refusal> {
        assert!((G::SEATS.0..=G::SEATS.1).contains(&seats), "{} does not seat {seats}", G::ID);
        let mut notes = Notes::default();
        let state = begin::<G>(&options, seats, G::REVISION, &mut seed.stream(0), &mut notes)?;
        let mut this = Match {
            revision: G::REVISION,
            options,
            seats,
            seed,
            setup: notes.drawn,
            entries: Vec::new(),
            now: Position::start(state),
            decisions: PerSeat::new(seats, |_| None),
        };
        this.ask();
        Ok((this, notes.told))
    }

    pub fn state(&self) -> &G::State {
        &self.now.state
    }
    pub fn seats(&self) -> u8 {
        self.seats
    }
    pub fn options(&self) -> &G::Options {
        &self.options
    }
    pub fn seed(&self) -> Seed {
        self.seed
    }
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }
    pub fn hash(&self) -> String {
        state_hash(&self.now.state)
    }
    /// How many steps are in force: the length of the history a player sees.
    pub fn steps(&self) -> usize {
        self.now.live.len()
    }
    /// Whether it has come to its end.
    pub fn is_over(&self) -> bool {
        G::standing(&self.now.state).is_some()
    }
    /// What `seat` is asked now.
    pub fn decision(&self, seat: Seat) -> Option<&Decision<G::Action>> {
        self.decisions.get(seat)?.as_ref()
    }

    /// Takes an answer to the decision with this number.
    pub fn submit(&mut self, seat: Seat, number: u32, action: G::Action) -> Result<DoneIn<G>, Refused> {
        self.submit_chosen(seat, Some(number), |_| Ok(action))
    }

    /// As [`Match::submit`], for an answer that is named by what is offered. Without a number it answers whatever is
    /// asked now. An answer to an older question is stale, whatever it says: `choose` never sees another's offer.
    pub fn submit_chosen<E: From<Refused>>(
        &mut self,
        seat: Seat,
        number: Option<u32>,
        choose: impl FnOnce(&Offer<G::Action>) -> Result<G::Action, E>,
    ) -> Result<DoneIn<G>, E> {
        let decision = self.decision(seat).ok_or_else(|| self.nobody_asked())?;
        if number.is_some_and(|number| number != decision.number) {
            return Err(Refused::Stale { current: decision.number }.into());
        }
        let action = choose(&decision.offer)?;
        if !decision.offer.has(&action) {
            return Err(Refused::NotOffered.into());
        }
        self.settle_undone(seat, &action);
        Ok(self.step(seat, action))
    }

    /// Whether [`Match::undo`] would be accepted. Never once the game is over: then its seed and its secrets are told.
    pub fn can_undo(&self, seat: Seat) -> bool {
        !self.is_over() && self.acted_last(seat)
    }

    /// Whether this seat took the last step that is not behind the fence.
    fn acted_last(&self, seat: Seat) -> bool {
        self.now.since_fence().last().is_some_and(|&i| self.entries[i as usize].seat == seat)
    }

    /// Takes the last step of this seat back, unless something was learned, another seat answered since, or the game is
    /// over.
    pub fn undo(&mut self, seat: Seat) -> Result<DoneIn<G>, Refused> {
        if !self.can_undo(seat) {
            return Err(if self.is_over() { Refused::Over } else { Refused::NothingToUndo });
        }
        let entry = Entry { seat, what: What::Undid(self.now.live.len() as u32 - 1), drawn: Vec::new() };
        self.fold(&entry, &mut Script::new(&[]), &mut Notes::default());
        self.append(entry.clone());
        Ok(Done { entry, told: Vec::new() })
    }

    pub fn can_redo(&self, seat: Seat) -> bool {
        self.redo_step(seat).is_some()
    }

    /// Takes again the step last taken back.
    pub fn redo(&mut self, seat: Seat) -> Result<DoneIn<G>, Refused> {
        let action = self.redo_step(seat).ok_or(Refused::NothingToRedo)?.clone();
        self.settle_undone(seat, &action);
        Ok(self.step(seat, action))
    }

    fn redo_step(&self, seat: Seat) -> Option<&G::Action> {
        let undone_by_seat = matches!(self.entries.last(), Some(e) if e.seat == seat);
        let action = self.now.undone.last().filter(|_| undone_by_seat)?;
        self.decision(seat)?.offer.has(action).then_some(action)
    }

    /// A step that goes another way than the one taken back makes redo meaningless.
    fn settle_undone(&mut self, seat: Seat, action: &G::Action) {
        match self.redo_step(seat) == Some(action) {
            true => drop(self.now.undone.pop()),
            false => self.now.undone.clear(),
        }
    }

    fn nobody_asked(&self) -> Refused {
        if self.is_over() { Refused::Over } else { Refused::NotOpen }
    }

    fn step(&mut self, seat: Seat, action: G::Action) -> DoneIn<G> {
        let mut entry = Entry { seat, what: What::Did(action), drawn: Vec::new() };
        let mut dice = self.seed.stream(self.entries.len() as u64 + 1);
        let mut notes = Notes::default();
        self.fold(&entry, &mut dice, &mut notes);
        entry.drawn = notes.drawn;
        self.append(entry.clone());
        Done { entry, told: notes.told }
    }

    /// Carries the position over one entry, which is about to be or already is the next of the log.
    fn fold(&mut self, entry: &Entry<G::Action>, chance: &mut dyn Chance, notes: &mut Notes<G::Event>) {
        let Match { now, entries, revision, .. } = self;
        match &entry.what {
            What::Undid(keep) => {
                let mut state = now.fence.clone();
                for &i in &now.live[now.fenced..*keep as usize] {
                    apply::<G>(&mut state, &entries[i as usize], *revision, chance, &mut Notes::default());
                }
                for &i in now.live[*keep as usize..].iter().rev() {
                    if let What::Did(action) = &entries[i as usize].what {
                        now.undone.push(action.clone());
                    }
                }
                now.live.truncate(*keep as usize);
                now.state = state;
            }
            What::Did(_) => {
                let another_answers =
                    now.since_fence().last().is_some_and(|&i| entries[i as usize].seat != entry.seat);
                if another_answers {
                    now.set_fence();
                }
                now.live.push(entries.len() as u32);
                if apply::<G>(&mut now.state, entry, *revision, chance, notes) {
                    now.set_fence();
                }
            }
        }
    }

    /// Writes an entry down and asks anew. Whoever acted is asked a new question even if it reads the same, so that a
    /// double click never answers twice.
    fn append(&mut self, entry: Entry<G::Action>) {
        self.decisions[entry.seat] = None;
        self.entries.push(entry);
        self.ask();
    }

    /// Renews the open decisions. A seat whose offer did not change keeps its number.
    fn ask(&mut self) {
        let open = G::open(&self.now.state);
        for seat in Seat::all(self.seats) {
            let old = self.decisions[seat].take();
            if !open.contains(seat) {
                continue;
            }
            let offer = G::offer_for(&self.now.state, seat);
            let number = match old {
                Some(old) if old.offer == offer => old.number,
                _ => self.entries.len() as u32,
            };
            self.decisions[seat] = Some(Decision { number, offer });
        }
    }

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
            setup: self.setup.clone(),
            entries: self.entries.clone(),
            hash: self.hash(),
        }
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
        for entry in entries {
            let number = self.entries.len() + 1;
            self.accepts(&entry).map_err(|why| RecordError::Entry { entry: number, why })?;
            if let What::Did(action) = &entry.what {
                self.settle_undone(entry.seat, action);
            }
            let mut script = Script::new(&entry.drawn);
            self.fold(&entry, &mut script, &mut Notes::default());
            script.finish().map_err(|why| RecordError::Chance { entry: number, why })?;
            self.append(entry);
        }
        Ok(())
    }

    fn accepts(&self, entry: &Entry<G::Action>) -> Result<(), Refused> {
        match &entry.what {
            What::Did(action) => {
                let decision = self.decision(entry.seat).ok_or_else(|| self.nobody_asked())?;
                decision.offer.has(action).then_some(()).ok_or(Refused::NotOffered)
            }
            What::Undid(keep) => {
                let back_to_fence = (self.now.fenced..self.now.live.len()).contains(&(*keep as usize));
                // Logs of old may go on after an end that was taken back.
                (back_to_fence && self.acted_last(entry.seat)).then_some(()).ok_or(Refused::NothingToUndo)
            }
        }
    }

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
        let mut notes = Notes::<G::Event>::default();
        let begun =
            begin::<G>(&self.options, self.seats, self.revision, &mut self.seed.stream(0), &mut notes);
        if begun.is_err() || notes.drawn != self.setup {
            return Err(0);
        }
        // Entries that were taken back drew nothing, so those in force are all there is to check.
        let mut state = begun.expect("checked above");
        for &i in &self.now.live {
            let mut notes = Notes::default();
            let entry = &self.entries[i as usize];
            let mut dice = self.seed.stream(i as u64 + 1);
            apply::<G>(&mut state, entry, self.revision, &mut dice, &mut notes);
            if notes.drawn != entry.drawn {
                return Err(i as usize + 1);
            }
        }
        Ok(())
    }
}

impl<S: Clone, A> Position<S, A> {
    fn start(state: S) -> Self {
        Position { fence: state.clone(), state, live: Vec::new(), fenced: 0, undone: Vec::new() }
    }
    fn since_fence(&self) -> &[u32] {
        &self.live[self.fenced..]
    }
    fn set_fence(&mut self) {
        self.fenced = self.live.len();
        self.fence = self.state.clone();
    }
}

fn begin<G: Rules>(
    options: &G::Options,
    seats: u8,
    revision: u32,
    chance: &mut dyn Chance,
    notes: &mut Notes<G::Event>,
) -> Result<G::State, Refusal> {
    G::setup(options, seats, &mut Cx::recording(revision, chance, notes))
}

/// Applies a step; true if it must not be taken back.
fn apply<G: Rules>(
    state: &mut G::State,
    entry: &Entry<G::Action>,
    revision: u32,
    chance: &mut dyn Chance,
    notes: &mut Notes<G::Event>,
) -> bool {
    let What::Did(action) = &entry.what else { return false };
    let mut cx = Cx::recording(revision, chance, notes);
    G::apply(state, entry.seat, action.clone(), &mut cx);
    cx.fenced()
}
