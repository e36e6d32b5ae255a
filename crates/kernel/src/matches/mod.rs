//! A match: the log, the position it leads to, and the numbered decisions that are open.

mod replay;
mod undo;

pub use replay::Snapshot;

use crate::record::{Before, Entry, What};
use crate::{Chance, Cx, Notes, Offer, PerSeat, Refusal, Rules, Script, Seat, Seed, Told};
use serde::{Deserialize, Serialize};

/// Why an answer was not taken. The match is as it was before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    /// Nothing more can be answered.
    #[error("the game is over")]
    Over,
    /// Somebody else is asked, or nobody.
    #[error("this seat is not asked for anything now")]
    NotOpen,
    /// The question has changed since.
    #[error("the answer is to an older question; the current one has number {current}")]
    Stale {
        /// The number of the question that is asked now.
        current: u32,
    },
    /// No such choice.
    #[error("this is not among the choices offered")]
    NotOffered,
    /// Something was learned, or another answered since.
    #[error("there is nothing that this seat may take back")]
    NothingToUndo,
    /// Nothing was taken back, or it went another way.
    #[error("there is nothing that this seat took back")]
    NothingToRedo,
}

/// What a seat is asked. The number stays while the offer stays, so simultaneous answers never collide.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision<A> {
    /// Goes with every answer.
    pub number: u32,
    /// What may be answered.
    pub offer: Offer<A>,
}

/// What an accepted answer did.
#[derive(Debug)]
pub struct Done<A, E> {
    /// The entry appended to the log: this, durably stored, is the move.
    pub entry: Entry<A>,
    /// What was told.
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

/// A running or finished match.
pub struct Match<G: Rules> {
    revision: u32,
    options: G::Options,
    seats: u8,
    seed: Seed,
    before: Vec<Before>,
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
            before: Vec::new(),
            setup: notes.drawn,
            entries: Vec::new(),
            now: Position::start(state),
            decisions: PerSeat::new(seats, |_| None),
        };
        this.ask();
        Ok((this, notes.told))
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.now.state
    }
    /// How many play.
    pub fn seats(&self) -> u8 {
        self.seats
    }
    /// What the table chose.
    pub fn options(&self) -> &G::Options {
        &self.options
    }
    /// Where its chance comes from: nobody may know it before the end.
    pub fn seed(&self) -> Seed {
        self.seed
    }
    /// The revision of the rules it is played by.
    pub fn revision(&self) -> u32 {
        self.revision
    }
    /// Where in the log the steps in force stand: those that were not taken back.
    pub fn in_force(&self) -> &[u32] {
        &self.now.live
    }
    /// The log.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }
    /// Fingerprint of the position.
    pub fn hash(&self) -> String {
        G::fingerprint(&self.now.state)
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
        let Match { now, entries, revision, options, seats, setup, .. } = self;
        match &entry.what {
            What::Undid(keep) => {
                let keep = *keep as usize;
                let learned = keep < now.fenced;
                // Beyond the fence nothing is kept but the log: it is played again from the start.
                let (from, mut state) = match learned {
                    true => (0, again::<G>(options, *seats, *revision, setup)),
                    false => (now.fenced, now.fence.clone()),
                };
                for &i in &now.live[from..keep] {
                    let entry = &entries[i as usize];
                    let mut drawn = Script::new(&entry.drawn);
                    apply::<G>(&mut state, entry, *revision, &mut drawn, &mut Notes::default());
                }
                for &i in now.live[keep..].iter().rev() {
                    if let What::Did(action) = &entries[i as usize].what {
                        now.undone.push(action.clone());
                    }
                }
                now.live.truncate(keep);
                now.state = state;
                if learned {
                    // What was learned is known: the same step again would not be the same.
                    now.undone.clear();
                    now.set_fence();
                }
            }
            What::Did(_) => {
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
}

impl<S: Clone, A> Position<S, A> {
    fn start(state: S) -> Self {
        Position { fence: state.clone(), state, live: Vec::new(), fenced: 0, undone: Vec::new() }
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

/// The position before the first answer, once more.
fn again<G: Rules>(options: &G::Options, seats: u8, revision: u32, setup: &[u32]) -> G::State {
    begin::<G>(options, seats, revision, &mut Script::new(setup), &mut Notes::default())
        .expect("setup was accepted before")
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
