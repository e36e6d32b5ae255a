//! The one trait a game implements.

use crate::menu::{Reading, Wanted};
use crate::{Audience, Chance, Cx, Menu, Msg, Offer, OptionSpec, Preset, Refusal, Seat, SeatSet, Standing};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A game. Pure and deterministic: the same state, action and chance always lead to the same place.
///
/// ```
/// use kernel::*;
/// use serde::{Deserialize, Serialize};
///
/// /// Take one stick or two; whoever takes the last one wins.
/// struct Sticks;
///
/// #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
/// struct State {
///     left: u8,
///     turn: Seat,
/// }
///
/// impl Rules for Sticks {
///     const ID: &'static str = "sticks";
///     const REVISION: u32 = 1;
///     const SEATS: (u8, u8) = (2, 2);
///     const OPTIONS: &'static [OptionSpec] = &[];
///     type Options = ();
///     type State = State;
///     type Action = u8;
///     type View = State;
///     type Event = (Seat, u8);
///
///     fn setup(_: &(), _: u8, cx: &mut Cx<Self>) -> Result<State, Refusal> {
///         Ok(State { left: 5 + cx.die(6) as u8, turn: Seat(0) })
///     }
///     fn open(state: &State) -> SeatSet {
///         if state.left > 0 { SeatSet::of(state.turn) } else { SeatSet::EMPTY }
///     }
///     fn offer(state: &State, _: Seat, menu: &mut impl Menu<u8>) {
///         menu.prompt(|| msg("prompt-take"));
///         for n in 1..=2.min(state.left) {
///             menu.choice(n, || Show::button(msg("do-take").num("n", n)));
///         }
///     }
///     fn apply(state: &mut State, seat: Seat, n: u8, cx: &mut Cx<Self>) {
///         state.left -= n;
///         cx.tell(|| (seat, n));
///         if state.left > 0 {
///             state.turn = seat.next(2);
///         }
///     }
///     fn view(state: &State, _: Audience) -> State {
///         state.clone()
///     }
///     fn narrate((who, n): &(Seat, u8)) -> Msg {
///         msg("event-took").seat("who", *who).num("n", *n)
///     }
///     fn standing(state: &State) -> Option<Standing> {
///         let won = PerSeat::new(2, |seat| u8::from(seat == state.turn));
///         (state.left == 0).then(|| Standing::by(won, |_, points| [Rank::points(points)]))
///     }
///     fn resample(state: &State, _: Audience, _: &mut dyn Chance) -> State {
///         state.clone() // Nothing is hidden.
///     }
///     fn audit(state: &State) -> Result<(), String> {
///         (state.left <= 11).then_some(()).ok_or_else(|| format!("{} sticks", state.left))
///     }
/// }
///
/// let (mut game, _) = Match::<Sticks>::new((), 2, Seed::from_number(1)).expect("no options to refuse");
/// while let Some(seat) = Sticks::open(game.state()).first() {
///     let decision = game.decision(seat).expect("it is open");
///     let (number, action) = (decision.number, decision.offer.choices[0].action);
///     game.submit(seat, number, action).expect("it was offered");
/// }
/// assert!(game.is_over());
/// // The log is the game: played again, it leads to the same place.
/// let record = Record::<Sticks>::read(&game.record().write()).expect("as it was written");
/// assert_eq!(Match::load(record).expect("it replays").state(), game.state());
/// ```
pub trait Rules: Sized + Send + Sync + 'static {
    /// As in `games/<id>`: `age-of-discovery`.
    const ID: &'static str;
    /// Raised when the same log could lead elsewhere. A match keeps the one it began with.
    const REVISION: u32;
    /// The oldest revision that is still played as it was. Lower than [`Rules::REVISION`] only in a game that gates its
    /// changes with [`Cx::since`]: all others say of an older match that they cannot play it, and leave its log alone.
    const OLDEST: u32 = Self::REVISION;
    /// Fewest and most seats.
    const SEATS: (u8, u8);
    /// What a table can choose before it starts, in the order it is shown.
    const OPTIONS: &'static [OptionSpec];
    /// Ways to choose them all at once, in the order they are shown: the first is for a first game.
    const PRESETS: &'static [Preset] = &[];

    /// Prompts of questions that come while others play and may be declined by their idle choice, such as whether to
    /// interrupt. Whoever does not want to hear one again may say so; `react-<name>` says what `prompt-<name>` is about.
    const REACTIONS: &'static [&'static str] = &[];

    /// A struct with one field an option, `#[serde(default, deny_unknown_fields)]`.
    type Options: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// Plain data: small ids, arrays, bit sets; no strings, no hash maps; a clone is a copy of a few kilobytes.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small step: choose the unit, then where it goes, then confirm.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one audience may see, built by naming it.
    type View: PartialEq + Debug + Serialize + Send + Sync;
    /// What happened, typed; [`Rules::narrate`] gives its text key.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// The position before the first answer. Refuses options that do not go together or with this many seats
    /// (`seats` is always within [`Rules::SEATS`]).
    fn setup(options: &Self::Options, seats: u8, cx: &mut Cx<Self>) -> Result<Self::State, Refusal>;

    /// Seats that owe an answer now: several when simultaneous, another than the turn's owner for a reaction.
    /// Must follow from public facts: being asked proves nothing. Empty exactly when the game is over.
    fn open(state: &Self::State) -> SeatSet;

    /// Everything an open seat may answer, one small step at a time: never nothing, never the same twice.
    fn offer(state: &Self::State, seat: Seat, menu: &mut impl Menu<Self::Action>);

    /// Only ever called with an action from the current offer of an open seat.
    fn apply(state: &mut Self::State, seat: Seat, action: Self::Action, cx: &mut Cx<Self>);

    /// What `who` sees of a state: every field named, nothing by default.
    fn view(state: &Self::State, who: Audience) -> Self::View;

    /// The sentence an event becomes in the log.
    fn narrate(event: &Self::Event) -> Msg;

    /// `None` while the game runs.
    fn standing(state: &Self::State) -> Option<Standing>;

    /// Another full state that `who` could not tell from this one, as likely as any: for searching bots and for the
    /// leak test. For `Audience::Table` everything hidden from spectators is drawn anew.
    fn resample(state: &Self::State, who: Audience, chance: &mut dyn Chance) -> Self::State;

    /// Conservation laws and bounds; says in words what is broken.
    fn audit(state: &Self::State) -> Result<(), String>;

    /// What an open seat may answer, as a bot sees it: added to a menu that is used again and again.
    ///
    /// This and what follows is the same for all games. [`game!`](crate::game) says it once more, so that it is compiled with
    /// the rules of a game and as quick as they are, wherever it is asked for.
    fn choices(state: &Self::State, seat: Seat, menu: &mut Vec<Self::Action>) {
        Self::offer(state, seat, menu);
    }

    /// The whole offer, or what is wanted of it.
    fn read(state: &Self::State, seat: Seat, wanted: Wanted) -> Offer<Self::Action> {
        read_offer::<Self>(state, seat, wanted)
    }

    /// A fingerprint of a state, the same on every machine.
    fn fingerprint(state: &Self::State) -> String {
        state_hash(state)
    }

    /// The whole offer, as a person sees it.
    fn offer_for(state: &Self::State, seat: Seat) -> Offer<Self::Action> {
        Self::read(state, seat, Wanted::All)
    }

    /// The question alone: what may be answered is not listed, let alone named.
    fn question(state: &Self::State, seat: Seat) -> Option<Msg> {
        Self::read(state, seat, Wanted::Question).prompt
    }

    /// Every answer that goes on; those that step back inside a decision are left out.
    fn onward(state: &Self::State, seat: Seat) -> Vec<Self::Action> {
        let choices = Self::read(state, seat, Wanted::Onward).choices;
        choices.into_iter().map(|choice| choice.action).collect()
    }
}

/// What [`Rules::read`] does in every game.
pub fn read_offer<G: Rules>(state: &G::State, seat: Seat, wanted: Wanted) -> Offer<G::Action> {
    let mut reading = Reading::new(wanted);
    G::offer(state, seat, &mut reading);
    reading.offer
}

/// What [`Rules::fingerprint`] does in every game.
pub fn state_hash<S: Serialize>(state: &S) -> String {
    let bytes = serde_json::to_vec(state).expect("a state is plain data");
    blake3::hash(&bytes).to_hex().to_string()
}
