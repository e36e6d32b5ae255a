//! The same game with a turn limit, however it is set up: games by chance take some seventy turns without one.

use civilization_2010::{Action, Civilization2010, LogEvent, Options, State, View};
use kernel::*;

pub struct Brief<const TURNS: u16>;

impl<const TURNS: u16> Rules for Brief<TURNS> {
    const ID: &'static str = Civilization2010::ID;
    const REVISION: u32 = Civilization2010::REVISION;
    const SEATS: (u8, u8) = Civilization2010::SEATS;
    const OPTIONS: &'static [OptionSpec] = Civilization2010::OPTIONS;
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = LogEvent;

    fn setup(options: &Options, seats: u8, cx: &mut Cx<Self>) -> Result<State, Refusal> {
        let options = Options { turn_limit: TURNS, ..*options };
        cx.lend(|cx| Civilization2010::setup(&options, seats, cx))
    }
    fn open(state: &State) -> SeatSet {
        Civilization2010::open(state)
    }
    fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        Civilization2010::offer(state, seat, menu);
    }
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Self>) {
        cx.lend(|cx| Civilization2010::apply(state, seat, action, cx));
    }
    fn view(state: &State, who: Audience) -> View {
        Civilization2010::view(state, who)
    }
    fn narrate(event: &LogEvent) -> Msg {
        Civilization2010::narrate(event)
    }
    fn standing(state: &State) -> Option<Standing> {
        Civilization2010::standing(state)
    }
    fn resample(state: &State, who: Audience, chance: &mut dyn Chance) -> State {
        Civilization2010::resample(state, who, chance)
    }
    fn audit(state: &State) -> Result<(), String> {
        Civilization2010::audit(state)
    }
}
