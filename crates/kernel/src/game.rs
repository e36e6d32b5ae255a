//! The shape of a rules crate, held by the compiler.

/// Makes the type of a game and its [`Rules`](crate::Rules) from the modules of its crate, each of which has one entry
/// point: whoever knows one game finds their way in all of them.
///
/// | module | what is taken from it |
/// |---|---|
/// | `options` | `Options`, `OPTIONS`, `PRESETS` |
/// | `state`, `action`, `view`, `event` | `State`, `Action`, `View`, `Event` |
/// | `setup` | `setup(options, seats, cx) -> Result<State, Refusal>` |
/// | `flow` | `open(state)`, `offer(state, seat, menu)`, `apply(state, seat, action, cx)` |
/// | `view` | `view(state, who)` |
/// | `event` | `narrate(event)` |
/// | `scoring` | `standing(state)` |
/// | `resample` | `resample(state, who, chance)` |
/// | `audit` | `audit(state)` |
///
/// Inside the crate the type is also called `Game`. What may be declined for good
/// ([`Rules::REACTIONS`](crate::Rules::REACTIONS)) is named after the seats: `, reactions ["prompt-interrupt"]`.
///
/// ```text
/// kernel::game! {
///     pub struct Raid: "raid", revision 1, seats 2 to 4;
/// }
/// ```
#[macro_export]
macro_rules! game {
    ($(#[$meta:meta])* $vis:vis struct $name:ident: $id:literal, revision $revision:literal, seats $fewest:literal to $most:literal
        $(, reactions [$($reaction:literal),+ $(,)?])?;) => {
        $(#[$meta])*
        $vis struct $name;
        pub(crate) use $name as Game;

        impl $crate::Rules for $name {
            const ID: &'static str = $id;
            const REVISION: u32 = $revision;
            const SEATS: (u8, u8) = ($fewest, $most);
            const OPTIONS: &'static [$crate::OptionSpec] = options::OPTIONS;
            const PRESETS: &'static [$crate::Preset] = options::PRESETS;
            $(const REACTIONS: &'static [&'static str] = &[$($reaction),+];)?

            type Options = options::Options;
            type State = state::State;
            type Action = action::Action;
            type View = view::View;
            type Event = event::Event;

            fn setup(options: &Self::Options, seats: u8, cx: &mut $crate::Cx<Self>) -> Result<Self::State, $crate::Refusal> {
                setup::setup(options, seats, cx)
            }
            fn open(state: &Self::State) -> $crate::SeatSet {
                flow::open(state)
            }
            fn offer(state: &Self::State, seat: $crate::Seat, menu: &mut impl $crate::Menu<Self::Action>) {
                flow::offer(state, seat, menu)
            }
            fn apply(state: &mut Self::State, seat: $crate::Seat, action: Self::Action, cx: &mut $crate::Cx<Self>) {
                flow::apply(state, seat, action, cx)
            }
            fn view(state: &Self::State, who: $crate::Audience) -> Self::View {
                view::view(state, who)
            }
            fn narrate(event: &Self::Event) -> $crate::Msg {
                event::narrate(event)
            }
            fn standing(state: &Self::State) -> Option<$crate::Standing> {
                scoring::standing(state)
            }
            fn resample(state: &Self::State, who: $crate::Audience, chance: &mut dyn $crate::Chance) -> Self::State {
                resample::resample(state, who, chance)
            }
            fn audit(state: &Self::State) -> Result<(), String> {
                audit::audit(state)
            }

            // As the trait has them, but compiled here: whoever asks for them need not compile every offer of the game once
            // more, and can itself be compiled in less time than these deserve.
            fn choices(state: &Self::State, seat: $crate::Seat, menu: &mut Vec<Self::Action>) {
                flow::offer(state, seat, menu)
            }
            fn read(state: &Self::State, seat: $crate::Seat, wanted: $crate::Wanted) -> $crate::Offer<Self::Action> {
                $crate::read_offer::<Self>(state, seat, wanted)
            }
            fn fingerprint(state: &Self::State) -> String {
                $crate::state_hash(state)
            }
        }
    };
}
