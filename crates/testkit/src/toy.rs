//! A small game with one of each thing that can go wrong: sealed simultaneous bids, a plan in two clicks, a peek into
//! another hand, a die after which the roller goes on, and a reaction of somebody else.

use arrayvec::ArrayVec;
use kernel::*;
use serde::{Deserialize, Serialize};

pub struct Raid;

type Hand = ArrayVec<u8, 12>;

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub rounds: Rounds,
    pub no_peeking: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rounds {
    Short,
    #[default]
    Long,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    Bid,
    Plan { at: Option<u8> },
    Rolled { roll: u8 },
    Shield { by: Seat, roll: u8 },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    #[serde(with = "kernel::stored")]
    pub hand: Secret<Hand>,
    #[serde(with = "kernel::stored")]
    pub bid: Secret<Option<u8>>,
    /// The lowest card of the next seat, while it is known.
    #[serde(with = "kernel::stored")]
    pub seen: Secret<Option<u8>>,
    pub score: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub options: Options,
    pub bag: Bag<24>,
    pub spent: Bag<24>,
    pub players: PerSeat<Player>,
    pub frames: Frames<Pending>,
    pub round: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Bid(u8),
    Aim(u8),
    Roll,
    Press,
    Peek,
    Shield(u8),
    Pass,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct PlayerView {
    score: u8,
    cards: usize,
    has_bid: bool,
    hand: Option<Hand>,
    bid: Option<u8>,
    seen: Option<u8>,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct View {
    players: Vec<PlayerView>,
    left: usize,
    spent: Bag<24>,
    round: u8,
    frame: Pending,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Drew { seat: Seat, card: u8 },
    DrewOne { seat: Seat },
    Rolled { seat: Seat, face: u8 },
}

impl State {
    fn seats(&self) -> u8 {
        self.players.seats()
    }
    fn leader(&self) -> Seat {
        Seat(self.round % self.seats())
    }
    fn lowest(&self, seat: Seat) -> Option<u8> {
        self.players[seat].hand.get().first().copied()
    }
    fn drop_card(&mut self, seat: Seat, card: u8) {
        self.players[seat].hand.get_mut().retain(|c| *c != card);
    }
    fn draw(&mut self, seat: Seat, cx: &mut Cx<Raid>) {
        let Some(card) = self.bag.draw(cx) else { return };
        let card = card as u8;
        let hand = self.players[seat].hand.get_mut();
        hand.push(card);
        hand.sort();
        cx.confide(seat, || Event::Drew { seat, card }, || Event::DrewOne { seat });
    }
}

impl Rules for Raid {
    const ID: &'static str = "raid";
    const REVISION: u32 = 2;
    const SEATS: (u8, u8) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec::one_of("rounds", &["short", "long"], "long").rule("R1"),
        OptionSpec::switch("no_peeking").rule("R2"),
    ];
    const PRESETS: &'static [Preset] = &[Preset::first(&[("rounds", "short")]), Preset::USUAL];
    const REACTIONS: &'static [&'static str] = &["prompt-shield"];
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn setup(options: &Options, seats: u8, cx: &mut Cx<Self>) -> Result<State, Refusal> {
        if options.no_peeking && seats == 2 {
            return Err(Refusal::new(Target::Button, "R2", msg("refuse-peeking")));
        }
        let player =
            |_| Player { hand: Secret::default(), bid: Secret::default(), seen: Secret::default(), score: 0 };
        let mut state = State {
            options: *options,
            bag: Bag::one_of_each(),
            spent: Bag::EMPTY,
            players: PerSeat::new(seats, player),
            frames: Frames::new(Pending::Bid),
            round: 0,
        };
        for seat in Seat::all(seats) {
            for _ in 0..4 {
                state.draw(seat, cx);
            }
        }
        Ok(state)
    }

    fn open(state: &State) -> SeatSet {
        if Self::standing(state).is_some() {
            return SeatSet::EMPTY;
        }
        match state.frames.top() {
            Pending::Bid => {
                state.players.pairs().filter(|(_, p)| p.bid.get().is_none()).map(|(seat, _)| seat).collect()
            }
            Pending::Plan { .. } | Pending::Rolled { .. } => SeatSet::of(state.leader()),
            Pending::Shield { by, .. } => SeatSet::of(by.next(state.seats())),
        }
    }

    fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let me = &state.players[seat];
        let button = |key: &'static str| move || Show::button(msg(key));
        match state.frames.top() {
            Pending::Bid => {
                menu.prompt(|| msg("prompt-bid"));
                for &card in me.hand.get() {
                    menu.choice(Action::Bid(card), || Show::card(card, msg("card").num("n", card)));
                }
            }
            Pending::Plan { at: None } => {
                menu.prompt(|| msg("prompt-aim"));
                for region in 0..3 {
                    menu.choice(Action::Aim(region), || Show::space(region, msg("region")));
                }
            }
            Pending::Plan { at: Some(_) } => {
                menu.prompt(|| msg("prompt-roll"));
                menu.choice(Action::Roll, button("do-roll"));
                match state.options.no_peeking || me.seen.get().is_some() {
                    true => menu.refuse(|| Refusal::new(Target::Button, "R3", msg("refuse-peek"))),
                    false => menu.choice(Action::Peek, button("do-peek")),
                }
            }
            Pending::Rolled { .. } => {
                menu.prompt(|| msg("prompt-press"));
                menu.choice(Action::Press, button("do-press"));
                menu.choice(Action::Pass, || Show::button(msg("do-pass")).tone(Tone::Idle));
            }
            Pending::Shield { .. } => {
                menu.prompt(|| msg("prompt-shield"));
                for &card in me.hand.get() {
                    menu.choice(Action::Shield(card), || Show::card(card, msg("card").num("n", card)));
                }
                menu.choice(Action::Pass, || Show::button(msg("do-pass")).tone(Tone::Idle));
            }
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Self>) {
        match (state.frames.top().clone(), action) {
            (Pending::Bid, Action::Bid(card)) => {
                state.drop_card(seat, card);
                *state.players[seat].bid.get_mut() = Some(card);
                if Self::open(state).is_empty() {
                    cx.reveal();
                    for seat in Seat::all(state.seats()) {
                        let card = state.players[seat].bid.get_mut().take().expect("everybody has bid");
                        state.spent.put(card as usize);
                    }
                    state.frames.replace(Pending::Plan { at: None });
                }
            }
            (Pending::Plan { at: None }, Action::Aim(at)) => {
                state.frames.replace(Pending::Plan { at: Some(at) });
            }
            (Pending::Plan { .. }, Action::Peek) => {
                *state.players[seat].seen.get_mut() = state.lowest(seat.next(state.seats()));
                cx.reveal();
            }
            (Pending::Plan { .. }, Action::Roll) => {
                let face = cx.die(6) as u8;
                cx.tell(|| Event::Rolled { seat, face });
                state.frames.replace(Pending::Rolled { roll: face });
            }
            (Pending::Rolled { roll }, Action::Press) => {
                state.frames.replace(Pending::Shield { by: seat, roll });
            }
            (Pending::Rolled { .. }, Action::Pass) => state.end_round(cx),
            (Pending::Shield { by, roll }, answer) => {
                match answer {
                    Action::Shield(card) => {
                        state.drop_card(seat, card);
                        state.spent.put(card as usize);
                    }
                    _ => state.players[by].score += roll,
                }
                state.end_round(cx);
            }
            (frame, action) => unreachable!("{action:?} is never offered in {frame:?}"),
        }
    }

    fn view(state: &State, who: Audience) -> View {
        let player = |(seat, p): (Seat, &Player)| PlayerView {
            score: p.score,
            cards: p.hand.get().len(),
            has_bid: p.bid.get().is_some(),
            hand: p.hand.shown_to(seat, who).cloned(),
            bid: p.bid.shown_to(seat, who).copied().flatten(),
            seen: p.seen.shown_to(seat, who).copied().flatten(),
        };
        View {
            players: state.players.pairs().map(player).collect(),
            left: state.bag.len(),
            spent: state.spent,
            round: state.round,
            frame: state.frames.top().clone(),
        }
    }

    fn narrate(event: &Event) -> Msg {
        match event {
            Event::Drew { seat, card } => msg("event-drew").seat("who", *seat).num("card", *card),
            Event::DrewOne { seat } => msg("event-drew-one").seat("who", *seat),
            Event::Rolled { seat, face } => msg("event-rolled").seat("who", *seat).num("face", *face),
        }
    }

    fn standing(state: &State) -> Option<Standing> {
        let rounds = if state.options.rounds == Rounds::Short { 2 } else { 5 };
        let over = state.round >= rounds
            || *state.frames.top() == Pending::Bid
                && state.players.iter().any(|p| p.hand.get().is_empty() && p.bid.get().is_none());
        let points = state.players.map(|_, p| p.score as i32);
        over.then(|| Standing::by(points, |_, points| [Rank::points(points)]))
    }

    fn resample(state: &State, who: Audience, chance: &mut dyn Chance) -> State {
        let mut other = state.clone();
        let seats = state.seats();
        // The peeked card and, being the lowest of its hand, what lies under it bind the hand next to the peeker.
        let known = |seat: Seat| {
            Seat::all(seats)
                .any(|s| who.is(s) && s.next(seats) == seat && state.players[s].seen.get().is_some())
        };
        for (seat, p) in state.players.pairs().filter(|(s, _)| !who.is(*s) && !known(*s)) {
            for card in p.hand.get().iter().chain(p.bid.get()) {
                other.bag.put(*card as usize);
            }
            other.players[seat].hand.get_mut().clear();
        }
        for (seat, p) in state.players.pairs().filter(|(s, _)| !who.is(*s) && !known(*s)) {
            let mut hand: Hand =
                p.hand.get().iter().map(|_| other.bag.draw(chance).expect("as many") as u8).collect();
            hand.sort();
            *other.players[seat].hand.get_mut() = hand;
            if p.bid.get().is_some() {
                *other.players[seat].bid.get_mut() = other.bag.draw(chance).map(|c| c as u8);
            }
        }
        for seat in Seat::all(seats).filter(|s| !who.is(*s)) {
            if state.players[seat].seen.get().is_some() {
                *other.players[seat].seen.get_mut() = other.lowest(seat.next(seats));
            }
        }
        other
    }

    fn audit(state: &State) -> Result<(), String> {
        let mut all = state.bag;
        all.absorb(&mut state.spent.clone());
        for card in state.players.iter().flat_map(|p| p.hand.get().iter().chain(p.bid.get())) {
            all.put(*card as usize);
        }
        if all == Bag::one_of_each() { Ok(()) } else { Err(format!("cards do not add up: {all:?}")) }
    }
}

impl State {
    fn end_round(&mut self, cx: &mut Cx<Raid>) {
        self.round += 1;
        for p in self.players.iter_mut() {
            *p.seen.get_mut() = None;
        }
        for seat in Seat::all(self.seats()) {
            self.draw(seat, cx);
        }
        self.frames.replace(Pending::Bid);
    }
}

impl bots::Opponents for Raid {}

impl kit::Heuristic for Raid {
    const WEIGHTS: &'static [&'static str] = &["score", "card"];
    const WEIGHTS_JSON: &'static str = r#"{"weights": {"score": 1.0, "card": 0.1}, "first_look": 4}"#;

    fn evaluate(state: &State, weights: &[f32]) -> PerSeat<f32> {
        state.players.map(|_, p| weights[0] * p.score as f32 + weights[1] * p.hand.get().len() as f32)
    }
    fn promise(_: &State, _: Seat, action: &Action, _: &[f32]) -> f32 {
        match action {
            Action::Press | Action::Shield(_) => 1.0,
            _ => 0.0,
        }
    }
}

impl kit::Gauges for Raid {
    fn gauges(view: &View) -> Vec<kit::Gauge> {
        let of = |(seat, player): (usize, &PlayerView)| {
            let seat = Seat(seat as u8);
            [kit::Gauge::of(seat, "score", player.score), kit::Gauge::of(seat, "cards", player.cards as i32)]
        };
        view.players.iter().enumerate().flat_map(of).collect()
    }
    fn gist(event: &Event) -> Option<Msg> {
        match event {
            Event::Rolled { seat, .. } => Some(msg("gist-rolled").seat("who", *seat)),
            other => Some(Raid::narrate(other)),
        }
    }
}
