//! A trial of a face compares what is foreseen like everything else on the page: foresight that looks into another hand is
//! found out.

use kernel::*;
use kit::gauge::{Gauge, Gauges};
use maud::{Markup, html};
use table::{Face, Part, Scene, ScoreRow, Tip, Trial, Words, at};
use testkit::toy::{Action, Raid, State};
use text::{Both, Spoken};

/// Raid with odds of its own: those of [`Odds`].
struct With<O>(std::marker::PhantomData<O>);

trait Odds: Send + Sync + 'static {
    fn exact(state: &State, seat: Seat) -> u32;
}

/// Whatever happens is as likely as anything else.
struct Fair;
impl Odds for Fair {
    fn exact(_: &State, _: Seat) -> u32 {
        5_000
    }
}

/// Planted: the odds are the cards of the next seat.
struct Clairvoyant;
impl Odds for Clairvoyant {
    fn exact(state: &State, seat: Seat) -> u32 {
        let next = &state.players[seat.next(state.players.seats())];
        next.hand.get().iter().map(|&card| card as u32 * 100).sum()
    }
}

impl<O: Odds> Rules for With<O> {
    const ID: &'static str = Raid::ID;
    const REVISION: u32 = Raid::REVISION;
    const SEATS: (u8, u8) = Raid::SEATS;
    const OPTIONS: &'static [OptionSpec] = Raid::OPTIONS;
    type Options = <Raid as Rules>::Options;
    type State = State;
    type Action = Action;
    type View = <Raid as Rules>::View;
    type Event = <Raid as Rules>::Event;

    fn setup(options: &Self::Options, seats: u8, cx: &mut Cx<Self>) -> Result<State, Refusal> {
        cx.lend(|cx| Raid::setup(options, seats, cx))
    }
    fn open(state: &State) -> SeatSet {
        Raid::open(state)
    }
    fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        Raid::offer(state, seat, menu);
    }
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Self>) {
        cx.lend(|cx| Raid::apply(state, seat, action, cx));
    }
    fn view(state: &State, who: Audience) -> Self::View {
        Raid::view(state, who)
    }
    fn narrate(event: &Self::Event) -> Msg {
        Raid::narrate(event)
    }
    fn standing(state: &State) -> Option<Standing> {
        Raid::standing(state)
    }
    fn resample(state: &State, who: Audience, chance: &mut dyn Chance) -> State {
        Raid::resample(state, who, chance)
    }
    fn audit(state: &State) -> Result<(), String> {
        Raid::audit(state)
    }
}

impl<O: Odds> Gauges for With<O> {
    fn gauges(view: &Self::View) -> Vec<Gauge> {
        Raid::gauges(view)
    }
    fn gist(event: &Self::Event) -> Option<Msg> {
        Raid::gist(event)
    }
    fn exact(state: &State, seat: Seat, _: &Action) -> Option<Vec<(Msg, u32)>> {
        Some(vec![(msg("gist-rolled").seat("who", seat), O::exact(state, seat))])
    }
}

const TEXT: &str = "gauge-score = points\ngauge-cards = cards\ngist-rolled = { $who } rolls";

impl<O: Odds> Spoken for With<O> {
    const TEXT: Both = Both { en: TEXT, fr: TEXT };
    const RULES: Both = Both { en: "", fr: "" };
}

impl<O: Odds> Face for With<O> {
    type Rules = With<O>;
    const SIZE: (u32, u32) = (300, 100);
    const STYLE: &'static str = "";

    fn symbols() -> Markup {
        html! {}
    }
    fn ground(_: &Words) -> Markup {
        html! { @for i in 0..3 { circle data-target=(at(Target::Space(i))) r="9" {} } }
    }
    fn board(_: &Scene<Self>) -> Vec<Part> {
        Vec::new()
    }
    fn mat(_: &Scene<Self>, _: Seat) -> Markup {
        html! {}
    }
    fn tips(_: &Words) -> Vec<Tip> {
        Vec::new()
    }
    fn scores(_: &<Raid as Rules>::View) -> PerSeat<Points> {
        PerSeat::new(3, |_| Points::default())
    }
    fn breakdown(_: &<Raid as Rules>::View) -> Vec<ScoreRow> {
        Vec::new()
    }
}

fn compared<O: Odds>() -> usize {
    let trial = Trial::<With<O>> { tables: &[(3, &[])], worlds_every: 1, ..Trial::OFTEN };
    trial.two_worlds_look_the_same::<With<O>>().screens
}

#[test]
fn fair_foresight_tells_nothing() {
    assert!(compared::<Fair>() > 20);
}

#[test]
#[should_panic(expected = "sees a difference")]
fn foresight_that_looks_into_another_hand_is_found_out() {
    compared::<Clairvoyant>();
}
