//! One pending decision, whole: who is asked, what is offered, what an answer does, what goes on by itself.

use crate::{Cx, Menu, Rules, Seat, SeatSet};

/// What a frame says when it is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Somebody has to answer.
    Ask,
    /// Something was done, or the frame gave way: look again.
    Go,
}

/// A pending decision. Each is a type of its own, in a file that a reader can take in at once; [`frames!`](crate::frames)
/// makes the enum of all of them that a state keeps on its stack. What asks nobody only implements `advance`.
pub trait Frame<G: Rules>: Sized {
    /// Who has to answer now. Follows from public facts: being asked proves nothing.
    fn asked(&self, _state: &G::State) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Everything `seat` may answer.
    fn offer(&self, _state: &G::State, _seat: Seat, _menu: &mut impl Menu<G::Action>) {}

    /// Carries out an answer that was offered. The frame is still on top of the stack: it pops or replaces itself.
    fn answer(self, _state: &mut G::State, _seat: Seat, action: G::Action, _cx: &mut Cx<G>) {
        unreachable!("nobody is asked, yet {action:?} was answered");
    }

    /// What happens without an answer, one thing at a time.
    fn advance(self, _state: &mut G::State, _cx: &mut Cx<G>) -> Flow {
        Flow::Ask
    }
}

/// Lets the frame on `top` of a state go on, and whatever comes up after it, until somebody has to answer.
pub fn advance<G: Rules, F: Frame<G> + Clone>(
    state: &mut G::State,
    top: impl Fn(&G::State) -> &F,
    cx: &mut Cx<G>,
) {
    advance_after(state, |_, _| None, top, cx);
}

/// As [`advance`], for a game in which something may be due before whatever is on top: `first` does it and says whether
/// somebody has to answer now. `None` where nothing is due.
pub fn advance_after<G: Rules, F: Frame<G> + Clone>(
    state: &mut G::State,
    first: impl Fn(&mut G::State, &mut Cx<G>) -> Option<Flow>,
    top: impl Fn(&G::State) -> &F,
    cx: &mut Cx<G>,
) {
    loop {
        cx.automatic();
        let flow = first(state, cx).unwrap_or_else(|| top(state).clone().advance(state, cx));
        if flow == Flow::Ask {
            return;
        }
    }
}

/// Makes the enum of a game's pending decisions, and its dispatch, from one list.
///
/// A frame with fields is written `Name(Name)`: what is stored is an object under its name. One without is `Name`, a
/// unit struct, stored as a bare word.
///
/// ```
/// # use kernel::*;
/// # use serde::{Deserialize, Serialize};
/// # #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
/// # pub struct State { frames: Frames<Pending>, money: u8 }
/// # pub struct Shop;
/// # impl Rules for Shop {
/// #     const ID: &'static str = "shop";
/// #     const REVISION: u32 = 1;
/// #     const SEATS: (u8, u8) = (1, 1);
/// #     const OPTIONS: &'static [OptionSpec] = &[];
/// #     type Options = ();
/// #     type State = State;
/// #     type Action = bool;
/// #     type View = ();
/// #     type Event = ();
/// #     fn setup(_: &(), _: u8, _: &mut Cx<Self>) -> Result<State, Refusal> {
/// #         Ok(State { frames: Frames::new(Buy { price: 3 }), money: 5 })
/// #     }
/// #     fn open(state: &State) -> SeatSet { state.frames.top().asked(state) }
/// #     fn offer(state: &State, seat: Seat, menu: &mut impl Menu<bool>) { state.frames.top().offer(state, seat, menu) }
/// #     fn apply(state: &mut State, seat: Seat, action: bool, cx: &mut Cx<Self>) {
/// #         state.frames.top().clone().answer(state, seat, action, cx);
/// #         kernel::advance(state, |state| state.frames.top(), cx);
/// #     }
/// #     fn view(_: &State, _: Audience) {}
/// #     fn narrate(_: &()) -> Msg { msg("nothing") }
/// #     fn standing(_: &State) -> Option<Standing> { None }
/// #     fn resample(state: &State, _: Audience, _: &mut dyn Chance) -> State { state.clone() }
/// #     fn audit(_: &State) -> Result<(), String> { Ok(()) }
/// # }
/// /// Buy it, or leave it.
/// #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
/// pub struct Buy {
///     price: u8,
/// }
///
/// impl Frame<Shop> for Buy {
///     fn asked(&self, _: &State) -> SeatSet {
///         SeatSet::of(Seat(0))
///     }
///     fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<bool>) {
///         if state.money >= self.price {
///             menu.choice(true, || Show::button(msg("do-buy")));
///         }
///         menu.choice(false, || Show::button(msg("do-leave")));
///     }
///     fn answer(self, state: &mut State, _: Seat, buy: bool, _: &mut Cx<Shop>) {
///         state.money -= if buy { self.price } else { 0 };
///         state.frames.replace(Closing);
///     }
/// }
///
/// /// What happens without an answer.
/// pub struct Closing;
/// impl Frame<Shop> for Closing {
///     fn advance(self, state: &mut State, _: &mut Cx<Shop>) -> Flow {
///         state.frames.replace(Closed);
///         Flow::Go
///     }
/// }
///
/// /// Nobody is asked any more.
/// pub struct Closed;
/// impl Frame<Shop> for Closed {}
///
/// kernel::frames! {
///     #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
///     #[serde(rename_all = "snake_case")]
///     pub enum Pending: Shop {
///         Buy(Buy),
///         Closing,
///         Closed,
///     }
/// }
///
/// let mut state = Shop::setup(&(), 1, &mut Cx::playout(&mut Dice::new(1))).expect("no options to refuse");
/// assert_eq!(serde_json::to_string(&state.frames).expect("plain data"), r#"[{"buy":{"price":3}}]"#);
/// Shop::apply(&mut state, Seat(0), true, &mut Cx::playout(&mut Dice::new(1)));
/// assert_eq!(serde_json::to_string(&state.frames).expect("plain data"), r#"["closed"]"#);
/// assert_eq!(state.money, 2);
/// ```
#[macro_export]
macro_rules! frames {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident: $game:ty {
            $( $(#[$doc:meta])* $frame:ident $( ( $payload:ty ) )? ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $( $(#[$doc])* $frame $( ( $payload ) )? ),+
        }

        $(
            impl From<$crate::frames!(@type $frame $($payload)?)> for $name {
                fn from(frame: $crate::frames!(@type $frame $($payload)?)) -> Self {
                    let _ = &frame;
                    $name::$frame $( ($crate::frames!(@bind frame $payload)) )?
                }
            }
        )+

        impl $crate::Frame<$game> for $name {
            #[inline]
            fn asked(&self, state: &<$game as $crate::Rules>::State) -> $crate::SeatSet {
                match self {
                    $( $name::$frame $( ($crate::frames!(@bind frame $payload)) )? => {
                        $crate::Frame::<$game>::asked($crate::frames!(@borrowed frame $frame $($payload)?), state)
                    } )+
                }
            }
            #[inline]
            fn offer(
                &self,
                state: &<$game as $crate::Rules>::State,
                seat: $crate::Seat,
                menu: &mut impl $crate::Menu<<$game as $crate::Rules>::Action>,
            ) {
                match self {
                    $( $name::$frame $( ($crate::frames!(@bind frame $payload)) )? => {
                        let frame = $crate::frames!(@borrowed frame $frame $($payload)?);
                        $crate::Frame::<$game>::offer(frame, state, seat, menu)
                    } )+
                }
            }
            #[inline]
            fn answer(
                self,
                state: &mut <$game as $crate::Rules>::State,
                seat: $crate::Seat,
                action: <$game as $crate::Rules>::Action,
                cx: &mut $crate::Cx<$game>,
            ) {
                match self {
                    $( $name::$frame $( ($crate::frames!(@bind frame $payload)) )? => {
                        let frame = $crate::frames!(@owned frame $frame $($payload)?);
                        $crate::Frame::<$game>::answer(frame, state, seat, action, cx)
                    } )+
                }
            }
            #[inline]
            fn advance(
                self,
                state: &mut <$game as $crate::Rules>::State,
                cx: &mut $crate::Cx<$game>,
            ) -> $crate::Flow {
                match self {
                    $( $name::$frame $( ($crate::frames!(@bind frame $payload)) )? => {
                        let frame = $crate::frames!(@owned frame $frame $($payload)?);
                        $crate::Frame::<$game>::advance(frame, state, cx)
                    } )+
                }
            }
        }
    };
    // A frame with fields is what its variant holds, one without the unit struct of its name.
    (@type $frame:ident $payload:ty) => { $payload };
    (@type $frame:ident) => { $frame };
    (@bind $name:ident $payload:ty) => { $name };
    (@borrowed $name:ident $frame:ident $payload:ty) => { $name };
    (@borrowed $name:ident $frame:ident) => { &$frame };
    (@owned $name:ident $frame:ident $payload:ty) => { $name };
    (@owned $name:ident $frame:ident) => { $frame };
}
