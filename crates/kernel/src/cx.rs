//! What rules may do besides changing the state: draw, reveal, tell.

use crate::chance::shuffle;
use crate::{Chance, Ears, Rules, Seat, SeatSet};
use serde::Serialize;

/// An event and who hears it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told<E> {
    /// Who hears it.
    pub to: Ears,
    /// What happened.
    pub event: E,
}

/// What was written down while one entry was applied.
#[derive(Debug)]
pub struct Notes<E> {
    /// Outcomes of chance, in order.
    pub drawn: Vec<u32>,
    /// What was told, in order.
    pub told: Vec<Told<E>>,
}

impl<E> Default for Notes<E> {
    fn default() -> Self {
        Notes { drawn: Vec::new(), told: Vec::new() }
    }
}

/// The context of one call of `setup` or `apply`.
///
/// ```
/// use kernel::*;
/// # struct Cards;
/// # impl Rules for Cards {
/// #     const ID: &'static str = "cards";
/// #     const REVISION: u32 = 1;
/// #     const SEATS: (u8, u8) = (2, 2);
/// #     const OPTIONS: &'static [OptionSpec] = &[];
/// #     type Options = ();
/// #     type State = ();
/// #     type Action = ();
/// #     type View = ();
/// #     type Event = Option<u32>;
/// #     fn setup(_: &(), _: u8, _: &mut Cx<Self>) -> Result<(), Refusal> { Ok(()) }
/// #     fn open(_: &()) -> SeatSet { SeatSet::EMPTY }
/// #     fn offer(_: &(), _: Seat, _: &mut impl Menu<()>) {}
/// #     fn apply(_: &mut (), seat: Seat, _: (), cx: &mut Cx<Self>) { draw(seat, cx) }
/// #     fn view(_: &(), _: Audience) {}
/// #     fn narrate(_: &Option<u32>) -> Msg { msg("event-drew") }
/// #     fn standing(_: &()) -> Option<Standing> { None }
/// #     fn resample(_: &(), _: Audience, _: &mut dyn Chance) {}
/// #     fn audit(_: &()) -> Result<(), String> { Ok(()) }
/// # }
///
/// /// Somebody draws one of six cards, and only they see which.
/// fn draw(seat: Seat, cx: &mut Cx<Cards>) {
///     let card = cx.below(6);
///     cx.confide(seat, || Some(card), || None);
/// }
///
/// let (mut chance, mut notes) = (Script::new(&[4]), Notes::default());
/// let mut cx = Cx::recording(1, &mut chance, &mut notes);
/// draw(Seat(0), &mut cx);
/// assert!(cx.fenced(), "what was drawn cannot be taken back");
/// assert_eq!(notes.drawn, [4]);
/// let heard = |who| notes.told.iter().find(|told| told.to.include(who)).map(|told| told.event);
/// assert_eq!(heard(Audience::Seat(Seat(0))), Some(Some(4)));
/// assert_eq!(heard(Audience::Table), Some(None));
/// ```
pub struct Cx<'a, G: Rules> {
    revision: u32,
    chance: &'a mut dyn Chance,
    notes: Option<&'a mut Notes<G::Event>>,
    fenced: bool,
    automatic: u32,
}

impl<'a, G: Rules> Cx<'a, G> {
    /// A context that writes everything down, for a match.
    pub fn recording(revision: u32, chance: &'a mut dyn Chance, notes: &'a mut Notes<G::Event>) -> Self {
        Cx { revision, chance, notes: Some(notes), fenced: false, automatic: 0 }
    }

    /// A context that writes nothing down and never builds an event: for playouts.
    pub fn playout(chance: &'a mut dyn Chance) -> Self {
        Cx { revision: G::REVISION, chance, notes: None, fenced: false, automatic: 0 }
    }

    /// Somebody learned something: undo may not go back behind this.
    pub fn reveal(&mut self) {
        self.fenced = true;
    }

    /// True once something was drawn or revealed.
    pub fn fenced(&self) -> bool {
        self.fenced
    }

    /// Whether what is told is heard: what only a sentence needs is not worked out in playouts.
    pub fn heard(&self) -> bool {
        self.notes.is_some()
    }

    /// Everybody hears it.
    pub fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        self.tell_to(Ears::EVERYBODY, event);
    }

    /// Some hear it.
    pub fn tell_to(&mut self, to: Ears, event: impl FnOnce() -> G::Event) {
        if let Some(notes) = &mut self.notes {
            notes.told.push(Told { to, event: event() });
        }
    }

    /// `seat` hears the whole of it, everybody else what is public.
    pub fn confide(
        &mut self,
        seat: Seat,
        private: impl FnOnce() -> G::Event,
        public: impl FnOnce() -> G::Event,
    ) {
        self.tell_to(Ears::only(SeatSet::of(seat)), private);
        self.tell_to(Ears::all_but(SeatSet::of(seat)), public);
    }

    /// Gate for a fix that changes outcomes: true for matches begun with at least this revision.
    pub fn since(&self, revision: u32) -> bool {
        self.revision >= revision
    }

    /// To be called in every loop that goes on without an answer, so that a fault cannot hang the table.
    pub fn automatic(&mut self) {
        self.automatic += 1;
        assert!(self.automatic < 10_000, "{}: rules went on for 10,000 steps without asking anybody", G::ID);
    }

    /// Puts a slice in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle(self, items);
    }

    /// Lends this context to rules that tell the same events: for a game that wraps another.
    pub fn lend<H: Rules<Event = G::Event>, T>(&mut self, call: impl FnOnce(&mut Cx<H>) -> T) -> T {
        let mut lent = Cx {
            revision: self.revision,
            chance: &mut *self.chance,
            notes: self.notes.as_deref_mut(),
            fenced: self.fenced,
            automatic: self.automatic,
        };
        let result = call(&mut lent);
        let (fenced, automatic) = (lent.fenced, lent.automatic);
        self.fenced = fenced;
        self.automatic = automatic;
        result
    }

    fn draw(&mut self, outcome: u32) -> u32 {
        self.fenced = true;
        if let Some(notes) = &mut self.notes {
            notes.drawn.push(outcome);
        }
        outcome
    }
}

impl<G: Rules> Chance for Cx<'_, G> {
    fn pick(&mut self, low: u32, count: u32) -> u32 {
        let outcome = self.chance.pick(low, count);
        self.draw(outcome)
    }
    fn kind(&mut self, counts: &[u8]) -> usize {
        let outcome = self.chance.kind(counts);
        self.draw(outcome as u32) as usize
    }
}
