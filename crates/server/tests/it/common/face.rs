//! How the toy game looks and sounds, and a game that fails on purpose.

use super::raid::{Action, Event, Raid, State};
use kernel::*;
use maud::{Markup, html};
use serde::Serialize;
use serde_json::Value;
use table::{Card, Close, Die, Face, Outcome, Part, Scene, ScoreRow, Side, Tip, Words, at};
use text::{Both, Spoken};

const EN: &str = "game-title = Raid
game-tagline = A toy
game-about = For tests.
prompt-bid = Bid a card
prompt-aim = Where to?
prompt-roll = Roll
prompt-press = Press on?
prompt-shield = Shield?
react-shield = shields
card = Card { $n }
region = Region
do-roll = Roll
do-peek = Peek
do-press = Press
do-pass = Pass
refuse-peek = You have peeked already.
refuse-peeking = Two cannot play without peeking.
event-drew = { $who } drew card { $card }
event-drew-one = { $who } drew a card
event-rolled = { $who } rolled { $face }
gist-rolled = { $who } rolls
gauge-score = points
gauge-cards = cards
option-rounds = Length
option-rounds-short = Short
option-rounds-long = Long
option-no_peeking = No peeking
";

const FR: &str = "game-title = Razzia
game-tagline = Un jouet
game-about = Pour les essais.
prompt-bid = Misez une carte
prompt-aim = Où ?
prompt-roll = Lancez
prompt-press = Insister ?
prompt-shield = Parer ?
react-shield = parades
card = Carte { $n }
region = Région
do-roll = Lancer
do-peek = Regarder
do-press = Insister
do-pass = Passer
refuse-peek = Vous avez déjà regardé.
refuse-peeking = À deux, il faut pouvoir regarder.
event-drew = { $who } pioche la carte { $card }
event-drew-one = { $who } pioche une carte
event-rolled = { $who } fait { $face }
gist-rolled = { $who } lance
gauge-score = points
gauge-cards = cartes
option-rounds = Durée
option-rounds-short = Courte
option-rounds-long = Longue
option-no_peeking = Sans regarder
";

impl Spoken for Raid {
    const TEXT: Both = Both { en: EN, fr: FR };
    const RULES: Both = Both {
        en: "# Raid\n\n**R2** Two may peek.\n\n**R3** Once a round.\n",
        fr: "# Razzia\n\n**R2** À deux, on regarde.\n\n**R3** Une fois par manche.\n",
    };
}

/// Draws whatever its view holds, so that a leak in the view is a leak in the bytes.
pub struct RaidFace;

fn seen<T: Serialize>(view: &T) -> Value {
    serde_json::to_value(view).unwrap()
}

/// What the lesson of the toy says, in whatever language.
const LESSON: &str = "\
lesson-raid = The raid
lesson-raid-hello = Hello
lesson-raid-hello-look = Three regions.
lesson-raid-act = Act
lesson-raid-act-try = Answer.
lesson-raid-act-see = You answered.
";

impl Face for RaidFace {
    type Rules = Raid;
    const SIZE: (u32, u32) = (300, 100);
    const STYLE: &'static str = ".region { fill: tan }";
    const CARD: Option<&'static [u8]> = Some(b"a picture");
    const TEACHING: table::Teaching = table::Teaching {
        lessons: &[include_str!("lesson.json")],
        text: text::Both { en: LESSON, fr: LESSON },
        ..table::Teaching::NONE
    };

    fn symbols() -> Markup {
        html! {}
    }
    fn ground(_: &Words) -> Markup {
        html! { rect width="300" height="100" {} }
    }
    fn board(scene: &Scene<Raid>) -> Vec<Part> {
        let view = seen(scene.view);
        let region = |i: u16| {
            let id = format!("region-{i}");
            let svg =
                html! { g id=(id) class="region" data-target=(at(Target::Space(i))) { circle r="9" {} } };
            Part::new(id, svg)
        };
        let pile = html! { g id="pile" { text { (view["left"]) " " (view["spent"]) " " (view["frame"]) } } };
        (0..3).map(region).chain([Part::new("pile", pile)]).collect()
    }
    fn mat(scene: &Scene<Raid>, seat: Seat) -> Markup {
        html! { p { (seen(scene.view)["players"][seat.index()]) } }
    }
    fn hand(scene: &Scene<Raid>) -> Option<Markup> {
        let Audience::Seat(seat) = scene.audience else { return None };
        let view = seen(scene.view);
        let cards = view["players"][seat.index()]["hand"].as_array().cloned().unwrap_or_default();
        Some(html! { @for card in cards { b data-target={ "card-" (card) } { (card) } } })
    }
    fn tips(_: &Words) -> Vec<Tip> {
        Vec::new()
    }
    fn scores(view: &<Raid as Rules>::View) -> PerSeat<Points> {
        let view = seen(view);
        let players = view["players"].as_array().cloned().unwrap_or_default();
        players.iter().map(|p| Points::from(p["score"].as_i64().unwrap_or_default() as i32)).collect()
    }
    fn breakdown(view: &<Raid as Rules>::View) -> Vec<ScoreRow> {
        vec![ScoreRow { label: msg("region"), points: Self::scores(view) }]
    }
    fn closes(event: &Event) -> Option<Close> {
        matches!(event, Event::Rolled { .. }).then(|| Close { title: msg("do-roll"), opens: true })
    }
    fn card(event: &Event) -> Option<Card> {
        let Event::Rolled { seat, face } = event else { return None };
        let side = Side {
            seat: Some(*seat),
            dice: Die::best(&[*face]),
            sum: Some(*face as i32),
            ..Default::default()
        };
        let (kind, said) = (msg("do-roll"), Raid::narrate(event));
        Some(Card {
            kind,
            title: msg("region"),
            sides: vec![side],
            outcome: Outcome::Even,
            said,
            place: None,
        })
    }
}

/// Raid again, with a fault planted in it.
macro_rules! faulty {
    ($game:ident, $face:ident, $id:literal, $apply:expr, $eyes:expr, $exact:expr) => {
        pub struct $game;

        impl Rules for $game {
            const ID: &'static str = $id;
            const REVISION: u32 = 1;
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
                Raid::offer(state, seat, menu)
            }
            fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Self>) {
                let before: fn(&Action) = $apply;
                before(&action);
                cx.lend(|cx| Raid::apply(state, seat, action, cx))
            }
            fn view(state: &State, who: Audience) -> Self::View {
                let eyes: fn(Audience) -> Audience = $eyes;
                Raid::view(state, eyes(who))
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

        impl Spoken for $game {
            const TEXT: Both = Raid::TEXT;
            const RULES: Both = Raid::RULES;
        }
        impl kit::Heuristic for $game {}
        impl bots::Opponents for $game {}
        impl kit::Gauges for $game {
            fn gauges(view: &Self::View) -> Vec<kit::Gauge> {
                Raid::gauges(view)
            }
            fn gist(event: &Self::Event) -> Option<Msg> {
                Raid::gist(event)
            }
            fn exact(state: &State, seat: Seat, action: &Action) -> Option<Vec<(Msg, u32)>> {
                let exact: fn(&State, Seat, &Action) -> Option<Vec<(Msg, u32)>> = $exact;
                exact(state, seat, action)
            }
        }

        pub struct $face;

        impl Face for $face {
            type Rules = $game;
            const SIZE: (u32, u32) = (10, 10);
            const STYLE: &'static str = "";
            fn symbols() -> Markup {
                html! {}
            }
            fn ground(_: &Words) -> Markup {
                html! {}
            }
            fn board(_: &Scene<$game>) -> Vec<Part> {
                Vec::new()
            }
            fn mat(scene: &Scene<$game>, seat: Seat) -> Markup {
                html! { p { (seen(scene.view)["players"][seat.index()]) } }
            }
            fn tips(_: &Words) -> Vec<Tip> {
                Vec::new()
            }
            fn scores(view: &<Raid as Rules>::View) -> PerSeat<Points> {
                RaidFace::scores(view)
            }
            fn breakdown(_: &<Raid as Rules>::View) -> Vec<ScoreRow> {
                Vec::new()
            }
        }
    };
}

// Aiming at the middle fails; aiming at the right takes far too long.
faulty!(Broken, BrokenFace, "broken", stumble, |who| who, |_, _, _| None);
// Spectators look over the shoulder of the first seat.
faulty!(
    Leaky,
    LeakyFace,
    "leaky",
    |_| {},
    |who| match who {
        Audience::Table => Audience::Seat(Seat(0)),
        seat => seat,
    },
    |_, _, _| None
);
// The odds of whoever is asked are the next seat's cards.
faulty!(Clairvoyant, ClairvoyantFace, "clairvoyant", |_| {}, |who| who, |state, seat, _| {
    let next = seat.next(state.players.seats());
    let cards = state.players[next].hand.get().iter().map(|&card| card as u32).sum::<u32>();
    Some(vec![(msg("gist-rolled").seat("who", seat), cards)])
});

// Every step takes a while.
faulty!(Slow, SlowFace, "slow", |_| toil(40), |who| who, |_, _, _| None);

fn stumble(action: &Action) {
    match action {
        Action::Aim(1) => panic!("planted: aiming at the middle fails"),
        // Far beyond what is allowed, yet the test ends.
        Action::Aim(2) => toil(4_000),
        _ => {}
    }
}

/// Works, as rules do that go round in circles: so much of it, whatever the clock says meanwhile.
fn toil(ms: u64) {
    use std::sync::LazyLock;
    use std::time::{Duration, Instant};
    static TURNS_A_MS: LazyLock<u64> = LazyLock::new(|| {
        let (begun, mut turns) = (Instant::now(), 0);
        while begun.elapsed() < Duration::from_millis(50) {
            turn();
            turns += 1;
        }
        (turns / 50).max(1)
    });
    (0..ms * *TURNS_A_MS).for_each(|_| turn());
}

fn turn() {
    for n in 0..1_000u32 {
        std::hint::black_box(n);
    }
}
