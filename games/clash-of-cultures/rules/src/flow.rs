//! A player's turn (R5): what it offers, its small actions, its beginning and end.

use crate::action::Action;
use crate::advances;
use crate::build;
use crate::cards;
use crate::cities;
use crate::civic;
use crate::collect;
use crate::cx::Cx;
use crate::data::data;
use crate::event::Event;
use crate::frame::Frame;
use crate::goods::Pile;
use crate::ids::*;
use crate::influence;
use crate::moves;
use crate::objectives;
use crate::options::Length;
use crate::persons;
use crate::routes;
use crate::set::Set;
use crate::state::{State, Turn};
use crate::trade;
use crate::units::{CLIMBED, FOUGHT, MOVED, WOODED};
use crate::wonders;
use crate::{status, targets, text};
use kernel::{Chance, Frames, Menu, Refusal, Seat, Show, Tone, msg};

/// R5.2.
const ACTIONS: u8 = 3;
pub const CYCLES: u8 = 3;
/// Bartering.
const EXCHANGES: u8 = 3;

impl State {
    pub fn rounds(&self) -> u8 {
        match self.options.length {
            Length::Six => 6,
            Length::Four => 4,
            Length::Die | Length::Wonder => 7,
        }
    }
    /// R21.4: the die results that end the game before this turn cycle.
    fn end_roll(&self) -> Option<u8> {
        data().end_roll.iter().find(|e| (e.round, e.turn) == (self.round, self.cycle)).map(|e| e.up_to)
    }
    /// R21.5.
    pub fn in_last_turns(&self) -> bool {
        self.end_roll().is_some()
    }
    /// Instant objectives open to the player whose turn it is.
    fn open_claims(&self) -> Set<Objective> {
        let fear = Objective::TerrorRegime;
        let mut set = self.turn.claims;
        if !self.turn.fresh && self.stands(self.turn.seat, fear.fact().when) {
            set.insert(fear);
        }
        set
    }
}

/// R5.5.
pub fn start(state: &mut State, seat: Seat, cx: &mut Cx) {
    let hindered = std::mem::take(&mut state.players[seat].hindered);
    state.turn = Turn::of(seat, ACTIONS.saturating_sub(hindered));
    for other in state.others(seat).collect::<arrayvec::ArrayVec<_, 4>>() {
        if state.players[other].truce.contains(seat) {
            state.players[other].truce.remove(seat);
            state.turn.truce.insert(other);
        }
    }
    state.players[seat].clear_marks(MOVED | FOUGHT | CLIMBED | WOODED);
    for city in &mut state.cities {
        city.activations = 0;
    }
    state.frames = Frames::new(Frame::Turn);
    cx.tell(|| Event::TurnBegins { who: seat });
    routes::income(state, seat);
}

/// A turn cycle begins with the first player; with the variable end a die may end the game first (R21.4).
pub fn start_cycle(state: &mut State, cx: &mut Cx) {
    if state.options.length == Length::Die
        && let Some(up_to) = state.end_roll()
    {
        let die = cx.die(6) as u8;
        cx.tell(|| Event::EndRoll { die, over: die <= up_to });
        if die <= up_to {
            state.turn.happening = None;
            state.frames = Frames::new(Frame::Over);
            return;
        }
    }
    start(state, state.first, cx);
}

fn end(state: &mut State, seat: Seat, cx: &mut Cx) {
    state.turn.happening = None;
    let next = seat.next(state.seats);
    if next != state.first {
        start(state, next, cx);
    } else if state.marvel {
        // R21.5: the cycle is finished, then the end.
        state.frames = Frames::new(Frame::Over);
    } else if state.cycle < CYCLES {
        state.cycle += 1;
        start_cycle(state, cx);
    } else {
        status::start(state, cx);
    }
}

/// Triggers last until the next step (R15.1, R16.5).
pub fn forget_triggers(state: &mut State) {
    let t = &mut state.turn;
    t.lesson = None;
    t.acquired = None;
    t.claims = Set::EMPTY;
    t.fresh = false;
}

pub fn offer_claims(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    objectives::offer_claims(state, seat, state.open_claims(), menu);
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-turn").num("n", state.turn.actions));
    if state.turn.actions > 0 {
        advances::offer_turn(state, seat, menu);
        advances::explain(state, seat, menu);
        cities::offer_found(state, seat, menu);
        if state.any_mobile(seat, false) {
            menu.choice(Action::Move, || Show::button(msg("do-move")));
        } else {
            menu.refuse(|| Refusal::new(targets::BUTTON, "R9.1", msg("refuse-nothing-to-move")));
        }
    } else {
        menu.refuse(|| Refusal::new(targets::BUTTON, "R5.2", msg("refuse-no-action")));
    }
    for city in state.cities_of(seat) {
        collect::offer_turn(state, seat, city, menu);
        build::offer_turn(state, seat, city, menu);
        cities::offer_enlarge(state, seat, city, menu);
    }
    civic::offer_turn(state, seat, menu);
    influence::offer_turn(state, seat, menu);
    wonders::offer_turn(state, seat, menu);
    offer_advance_effects(state, seat, menu);
    persons::offer_turn(state, seat, menu);
    cards::offer_turn(state, seat, menu);
    offer_claims(state, seat, menu);
    trade::offer_turn(state, seat, menu);
    menu.choice(Action::EndTurn, || Show::button(msg("do-end-turn")).tone(Tone::EndsTurn));
}

/// Actions and effects that advances add (R5.4, R5.6, R22).
fn offer_advance_effects(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let p = &state.players[seat];
    let t = &state.turn;
    let acting = t.actions > 0;
    let mut give = |advance: Advance, can: bool, action: Action, key: &'static str| {
        if p.has(advance) && can {
            menu.choice(action, || Show::at(targets::advance(advance), msg(key)));
        }
    };
    let unused = |u| !t.used.has(u);
    give(
        Advance::Cartography,
        acting && unused(Use::Cartography) && !p.ships.is_empty(),
        Action::Cartography,
        "do-cartography",
    );
    give(
        Advance::Taxes,
        acting && unused(Use::Taxes) && p.stock.mood > 0 && state.city_count(seat) > 0,
        Action::Taxes,
        "do-taxes",
    );
    give(Advance::Bartering, acting && can_barter(state, seat), Action::Barter, "do-barter");
    give(
        Advance::CivilLiberties,
        acting && p.stock.mood < p.mood_level,
        Action::CivilLiberties,
        "do-civil-liberties",
    );
    give(
        Advance::AbsolutePower,
        unused(Use::AbsolutePower) && p.stock.mood >= 2,
        Action::AbsolutePower,
        "do-absolute-power",
    );
    give(
        Advance::ForcedLabour,
        !t.forced_labour && p.stock.mood > 0 && state.cities_of(seat).any(|c| c.mood == Mood::Angry),
        Action::ForcedLabour,
        "do-forced-labour",
    );
    let swap =
        |from: Good, to: Good| unused(Use::Theatre) && p.stock.get(from) > 0 && p.stock.get(to) < p.limit(to);
    give(Advance::Theatre, swap(Good::Mood, Good::Culture), Action::Theatre(Good::Mood), "do-theatre-mood");
    give(
        Advance::Theatre,
        swap(Good::Culture, Good::Mood),
        Action::Theatre(Good::Culture),
        "do-theatre-culture",
    );
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx) {
    match action {
        Action::Claim { card, objective } => {
            state.turn.claims.remove(objective);
            return objectives::complete(state, seat, card, objective, cx);
        }
        Action::Play(card) => {
            cards::play(state, seat, card, cx);
            state.turn.fresh = false;
            return;
        }
        Action::Trade => return trade::begin(state, seat),
        _ => {}
    }
    forget_triggers(state);
    match action {
        Action::EndTurn => end(state, seat, cx),
        Action::Advance(a) => {
            state.turn.actions -= 1;
            let bill = state.advance_bill(seat, a, false);
            advances::take(state, seat, a, bill, true);
        }
        Action::Priesthood(a) => {
            state.turn.actions -= 1;
            state.turn.used.insert(Use::Priesthood);
            let bill = state.advance_bill(seat, a, true);
            advances::take(state, seat, a, bill, true);
        }
        Action::Found(at) => cities::found(state, seat, at, cx),
        Action::Collect(at) => collect::begin(state, seat, at, cx),
        Action::Build(at) => build::begin(state, seat, at),
        Action::Enlarge { at, building } => {
            state.turn.actions -= 1;
            let bill = state.building_bill(seat, building);
            cities::enlarge(state, seat, at, building, bill, true);
        }
        Action::Move => {
            state.turn.actions -= 1;
            moves::begin(state, seat, false);
        }
        Action::Civic => {
            state.turn.actions -= 1;
            state.frames.push(Frame::Civic { seat, raised: false });
        }
        Action::Vote => {
            state.spend(seat, Pile { mood: 1, ..Pile::default() }, cx);
            state.frames.push(Frame::Civic { seat, raised: false });
        }
        Action::Gardens(at) => {
            state.turn.actions -= 1;
            state.spend(seat, Pile { mood: 1, ..Pile::default() }, cx);
            civic::cheer(state, at, cx);
        }
        Action::Influence { at, by } => influence::begin(state, seat, at, by, cx),
        Action::Wonder { at, wonder } => wonders::begin(state, seat, at, wonder),
        Action::Person(card) => persons::play(state, seat, card, cx),
        _ => advance_effect(state, seat, action, cx),
    }
}

fn advance_effect(state: &mut State, seat: Seat, action: Action, cx: &mut Cx) {
    let mood = |n| Pile { mood: n, ..Pile::default() };
    cx.tell(|| Event::Effect { who: seat, action });
    match action {
        Action::Cartography => {
            state.turn.actions -= 1;
            state.turn.used.insert(Use::Cartography);
            // R22.2: regions, not Ships.
            let l = state.layout();
            let regions =
                state.players[seat].ships.iter().fold(0u32, |m, s| m | 1 << l.slot_of[s.at as usize].0);
            let n = regions.count_ones() as u8;
            state.gain(seat, Good::Culture, n);
            state.gain(seat, Good::Idea, n);
        }
        Action::Taxes => {
            state.turn.actions -= 1;
            state.turn.used.insert(Use::Taxes);
            state.spend(seat, mood(1), cx);
            let n = state.city_count(seat) as u8;
            state.gain(seat, Good::Gold, n);
        }
        Action::Barter => {
            state.turn.actions -= 1;
            state.frames.push(Frame::Barter { seat, left: EXCHANGES });
        }
        Action::CivilLiberties => {
            state.turn.actions -= 1;
            state.gain(seat, Good::Mood, 3);
        }
        Action::AbsolutePower => {
            state.turn.used.insert(Use::AbsolutePower);
            state.spend(seat, mood(2), cx);
            state.turn.actions += 1;
        }
        Action::ForcedLabour => {
            state.spend(seat, mood(1), cx);
            state.turn.forced_labour = true;
        }
        Action::Theatre(given) => {
            state.turn.used.insert(Use::Theatre);
            state.spend(seat, Pile::of(given, 1), cx);
            let other = if given == Good::Mood { Good::Culture } else { Good::Mood };
            state.gain(seat, other, 1);
        }
        _ => unreachable!("not an action of a turn"),
    }
}

// Bartering.

const BARTER_FROM: [Good; 4] = [Good::Food, Good::Ore, Good::Wood, Good::Idea];

fn exchanges(state: &State, seat: Seat) -> impl Iterator<Item = (Good, Good)> {
    let p = &state.players[seat];
    [(Good::Gold, Good::Culture)]
        .into_iter()
        .chain(BARTER_FROM.into_iter().flat_map(|g| [(g, Good::Gold), (g, Good::Culture)]))
        .filter(|(give, get)| p.stock.get(*give) > 0 && p.stock.get(*get) < p.limit(*get))
}

fn can_barter(state: &State, seat: Seat) -> bool {
    exchanges(state, seat).next().is_some()
}

pub fn offer_barter(state: &State, seat: Seat, left: u8, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-barter").num("n", left));
    if left > 0 {
        for (give, get) in exchanges(state, seat) {
            menu.choice(Action::Exchange { give, get }, || {
                Show::button(
                    msg("do-exchange").with("give", text::good(give, 1)).with("get", text::good(get, 1)),
                )
            });
        }
    }
    if left < EXCHANGES {
        menu.choice(Action::Done, || Show::button(msg("do-barter-done")).tone(Tone::Confirm));
    }
}

pub fn apply_barter(state: &mut State, seat: Seat, left: u8, action: Action, cx: &mut Cx) {
    state.frames.pop();
    if let Action::Exchange { give, get } = action {
        state.spend(seat, Pile::of(give, 1), cx);
        state.gain(seat, get, 1);
        state.frames.push(Frame::Barter { seat, left: left - 1 });
    }
}
