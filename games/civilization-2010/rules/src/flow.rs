//! From part to part: the turn, and which file answers for which frame.

use crate::action::Action;
use crate::event::LogEvent;
use crate::frame::Frame;
use crate::names::*;
use crate::options::Governments;
use crate::state::*;
use crate::{
    Context, battle, cancel, cards, city, culture, fight, invest, learn, loot, movement, pay, people, place,
    plan, research, setup, show, start, trade, victory,
};
use kernel::{Menu, Seat, SeatSet};

/// One choice, shown the way this game shows that action.
pub fn put(menu: &mut impl Menu<Action>, s: &State, seat: Seat, action: Action) {
    menu.choice(action, || show::show(s, seat, action));
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    m.prompt(|| show::prompt(s, seat));
    match *s.frames.top() {
        Frame::ChooseCiv { .. } | Frame::Capital { .. } | Frame::Deploy { .. } => setup::offer(s, seat, m),
        Frame::PhaseStart { .. } => people::offer_phase_start(s, seat, m),
        Frame::Start { .. } | Frame::Assign { .. } | Frame::ChooseGovernment { .. } => {
            start::offer(s, seat, m)
        }
        Frame::InvestCoin { .. } | Frame::InvestCard { .. } => invest::offer(s, seat, m),
        Frame::Displace { .. }
        | Frame::Grow { .. }
        | Frame::PlaceWonder { .. }
        | Frame::Place { .. }
        | Frame::Free { .. } => place::offer(s, seat, m),
        Frame::Trade { .. } | Frame::Answer { .. } | Frame::HandOver { .. } => trade::offer(s, seat, m),
        Frame::Manage { .. }
        | Frame::City { .. }
        | Frame::Split { .. }
        | Frame::Darwin { .. }
        | Frame::HarvestAgain { .. }
        | Frame::Workers { .. }
        | Frame::Take { .. } => city::offer(s, seat, m),
        Frame::Watch { .. }
        | Frame::Moves { .. }
        | Frame::Going { .. }
        | Frame::Interrupt { .. }
        | Frame::Arrive { .. } => movement::offer(s, seat, m),
        Frame::Research { .. } => research::offer(s, seat, m),
        Frame::Plan(p) => plan::offer(s, &p, m),
        Frame::Window { plan, .. } => cancel::offer(s, seat, &plan, m),
        Frame::Consent { .. } => cancel::offer_consent(s, seat, m),
        Frame::Pay { .. } | Frame::GiveCoin { .. } => pay::offer(s, seat, m),
        Frame::DropCoins { .. } | Frame::Loot { .. } | Frame::LootCoin { .. } => loot::offer(s, seat, m),
        Frame::Learn { .. } => learn::offer(s, seat, m),
        Frame::KeepEvent { .. } | Frame::DrawEvents { .. } | Frame::DropEvents { .. } => {
            culture::offer(s, seat, m)
        }
        Frame::KeepPerson { .. } => people::offer_keep(s, seat, m),
        Frame::Use { .. } => cards::offer(s, seat, m),
        Frame::Muster { .. }
        | Frame::Rally { .. }
        | Frame::Raise { .. }
        | Frame::Save { .. }
        | Frame::Nurse { .. } => battle::offer(s, seat, m),
        Frame::Fight { .. }
        | Frame::Play { .. }
        | Frame::Wound { .. }
        | Frame::Heal { .. }
        | Frame::Zhukov { .. } => fight::offer(s, seat, m),
        Frame::GainPeople { .. }
        | Frame::Advances { .. }
        | Frame::Turn
        | Frame::Battle
        | Frame::Aftermath { .. }
        | Frame::Over => unreachable!("nobody is asked"),
    }
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    match *s.frames.top() {
        Frame::ChooseCiv { .. } | Frame::Capital { .. } | Frame::Deploy { .. } => {
            setup::apply(s, seat, action, cx)
        }
        Frame::PhaseStart { .. } => people::apply_phase_start(s, seat, action, cx),
        Frame::Start { .. } | Frame::Assign { .. } | Frame::ChooseGovernment { .. } => {
            start::apply(s, seat, action, cx)
        }
        Frame::InvestCoin { .. } | Frame::InvestCard { .. } => invest::apply(s, seat, action, cx),
        Frame::Displace { .. }
        | Frame::Grow { .. }
        | Frame::PlaceWonder { .. }
        | Frame::Place { .. }
        | Frame::Free { .. } => place::apply(s, seat, action, cx),
        Frame::Trade { .. } | Frame::Answer { .. } | Frame::HandOver { .. } => {
            trade::apply(s, seat, action, cx)
        }
        Frame::Manage { .. }
        | Frame::City { .. }
        | Frame::Split { .. }
        | Frame::Darwin { .. }
        | Frame::HarvestAgain { .. }
        | Frame::Workers { .. }
        | Frame::Take { .. } => city::apply(s, seat, action, cx),
        Frame::Watch { .. }
        | Frame::Moves { .. }
        | Frame::Going { .. }
        | Frame::Interrupt { .. }
        | Frame::Arrive { .. } => movement::apply(s, seat, action, cx),
        Frame::Research { .. } => research::apply(s, seat, action, cx),
        Frame::Plan(_) => plan::apply(s, action, cx),
        Frame::Window { .. } => cancel::apply(s, seat, action, cx),
        Frame::Consent { .. } => cancel::apply_consent(s, seat, action, cx),
        Frame::Pay { .. } | Frame::GiveCoin { .. } => pay::apply(s, seat, action, cx),
        Frame::DropCoins { .. } | Frame::Loot { .. } | Frame::LootCoin { .. } => {
            loot::apply(s, seat, action, cx)
        }
        Frame::Learn { .. } => learn::apply(s, seat, action, cx),
        Frame::KeepEvent { .. } | Frame::DrawEvents { .. } | Frame::DropEvents { .. } => {
            culture::apply(s, seat, action, cx)
        }
        Frame::KeepPerson { .. } => people::apply_keep(s, seat, action, cx),
        Frame::Use { .. } => cards::apply(s, seat, action, cx),
        Frame::Muster { .. }
        | Frame::Rally { .. }
        | Frame::Raise { .. }
        | Frame::Save { .. }
        | Frame::Nurse { .. } => battle::apply(s, seat, action, cx),
        Frame::Fight { .. }
        | Frame::Play { .. }
        | Frame::Wound { .. }
        | Frame::Heal { .. }
        | Frame::Zhukov { .. } => fight::apply(s, seat, action, cx),
        Frame::GainPeople { .. }
        | Frame::Advances { .. }
        | Frame::Turn
        | Frame::Battle
        | Frame::Aftermath { .. }
        | Frame::Over => unreachable!("nobody is asked"),
    }
    advance(s, cx);
}

/// Goes on until somebody has a choice or the game is over.
pub fn advance(s: &mut State, cx: &mut Context) {
    loop {
        cx.automatic();
        if s.winner.is_some() || victory::check(s, cx) {
            return;
        }
        if settle(s) {
            continue;
        }
        if !step(s, cx) {
            return;
        }
    }
}

/// What is due at once, whoever's part it is: hand limits (R14.2), a government lost with the Pyramids (R16.2).
fn settle(s: &mut State) -> bool {
    // Frida Kahlo's owner discards first, then counts.
    let busy = matches!(
        s.frames.top(),
        Frame::DropEvents { .. }
            | Frame::ChooseGovernment { .. }
            | Frame::Use { person: Person::FridaKahlo, .. }
    );
    if s.phase == Phase::Setup || busy {
        return false;
    }
    for seat in s.all() {
        let held = s.player(seat).events.get().len();
        // Nobody's limit is below 2.
        if held > 2 && held > s.culture_hand(seat) {
            s.push(Frame::DropEvents { seat });
            return true;
        }
        let player = s.player(seat);
        let tech = crate::data::data().government_tech[player.government.index()];
        if tech.is_some_and(|t| !player.knows(t)) && s.wonder_owner(Wonder::ThePyramids) != Some(seat)
            || tech.is_some_and(|t| !player.knows(t)) && s.obsolete.has(Wonder::ThePyramids)
        {
            s.push(Frame::ChooseGovernment { seat });
            return true;
        }
    }
    false
}

/// One automatic step; false if the top frame waits for an answer.
fn step(s: &mut State, cx: &mut Context) -> bool {
    match *s.frames.top() {
        Frame::Turn => next_part(s, cx),
        Frame::PhaseStart { .. } => return people::step_phase_start(s),
        Frame::Assign { .. } => return start::step_assign(s),
        Frame::InvestCoin { .. } | Frame::InvestCard { .. } => return invest::step(s),
        Frame::Displace { .. } | Frame::Free { .. } => return place::step(s, cx),
        Frame::Split { .. } | Frame::Darwin { .. } | Frame::HarvestAgain { .. } | Frame::Take { .. } => {
            return city::step(s);
        }
        Frame::Watch { .. } | Frame::Interrupt { .. } | Frame::Going { .. } | Frame::Arrive { .. } => {
            return movement::step(s, cx);
        }
        Frame::Trade { done } if done.len() == s.seats as usize => {
            s.frames.pop();
        }
        Frame::Research { done } if done.len() == s.seats as usize => {
            s.frames.pop();
            research::reveal(s, cx);
        }
        Frame::Plan(_) => return plan::step(s, cx),
        Frame::Window { .. } => return cancel::step(s, cx),
        Frame::Pay { .. } | Frame::GiveCoin { .. } => return pay::step(s, cx),
        Frame::DropCoins { .. } | Frame::Loot { .. } | Frame::LootCoin { .. } => return loot::step(s, cx),
        Frame::Learn { .. } => return learn::step(s),
        Frame::DrawEvents { .. } | Frame::DropEvents { .. } => return culture::step(s),
        Frame::GainPeople { .. } => people::step_gain(s, cx),
        Frame::Advances { .. } => culture::step_advances(s, cx),
        Frame::Use { .. } => return cards::step(s, cx),
        Frame::Battle
        | Frame::Muster { .. }
        | Frame::Rally { .. }
        | Frame::Raise { .. }
        | Frame::Save { .. }
        | Frame::Nurse { .. }
        | Frame::Aftermath { .. } => return battle::step(s, cx),
        Frame::Fight { .. } | Frame::Wound { .. } | Frame::Heal { .. } | Frame::Zhukov { .. } => {
            return fight::step(s, cx);
        }
        _ => return false,
    }
    true
}

fn next_part(s: &mut State, cx: &mut Context) {
    let part = s.part;
    let seat = s.order().nth(part as usize);
    if s.phase != Phase::Setup {
        s.part += 1;
    }
    s.declined = SeatSet::EMPTY;
    match (s.phase, seat) {
        (Phase::Setup, _) => setup::next(s, cx),
        (Phase::Start, Some(seat)) => start::begin(s, seat, cx),
        (Phase::Start, None) => enter(s, Phase::Trade, cx),
        (Phase::Trade, _) if part == 0 => trade::begin(s, cx),
        (Phase::Trade, _) => enter(s, Phase::City, cx),
        (Phase::City, Some(seat)) => city::begin(s, seat, cx),
        (Phase::City, None) => enter(s, Phase::Movement, cx),
        (Phase::Movement, Some(seat)) => movement::begin(s, seat, cx),
        (Phase::Movement, None) => enter(s, Phase::Research, cx),
        (Phase::Research, _) if part == 0 => {
            let done = SeatSet::EMPTY;
            s.push(Frame::Research { done });
        }
        (Phase::Research, _) => new_turn(s, cx),
    }
}

/// R3.2.
pub fn new_turn(s: &mut State, cx: &mut Context) {
    if s.options.turn_limit > 0 && s.turn >= s.options.turn_limit {
        victory::stop(s, cx);
        return;
    }
    s.turn += 1;
    if s.turn > 1 {
        s.first = s.first.next(s.seats);
    }
    s.bound.clear();
    for seat in s.all() {
        let player = s.me(seat);
        player.used = Set::default();
        player.used_wonders = Set::default();
        player.used_people = Set::default();
        player.once = Set::default();
        player.cook = false;
        player.unrest = false;
        player.michelangelo = false;
        player.offers = 0;
        player.drafts = 0;
        player.watching = false;
        for city in &mut player.cities {
            city.bonus = 0;
            city.acted = 0;
            city.actions = 0;
        }
        for figure in &mut player.figures {
            figure.done = false;
        }
    }
    let (turn, first) = (s.turn, s.first);
    cx.tell(|| LogEvent::Turn { turn, first });
    enter(s, Phase::Start, cx);
}

fn enter(s: &mut State, phase: Phase, cx: &mut Context) {
    s.phase = phase;
    s.part = 0;
    cx.tell(|| LogEvent::Phase { phase });
    s.push(Frame::PhaseStart { asked: SeatSet::EMPTY });
}

/// Whose part it is, or the first player in a simultaneous phase (R21.2).
pub fn active(s: &State) -> Seat {
    match s.phase {
        Phase::Start | Phase::City | Phase::Movement if s.part > 0 => {
            s.order().nth(s.part as usize - 1).unwrap_or(s.first)
        }
        _ => s.first,
    }
}

/// Under the later cards a monarch's capital acts twice, in different ways.
pub fn later_monarchy(s: &State, seat: Seat) -> bool {
    s.options.governments == Governments::Later && s.player(seat).government == Government::Monarchy
}
