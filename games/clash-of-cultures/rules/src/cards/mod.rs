//! The upper halves of action cards (R15).

use crate::action::Action;
use crate::board::{NOWHERE, Space, bit, spaces};
use crate::cities;
use crate::cx::Cx;
use crate::event::Event;
use crate::frame::{Frame, From, Purpose, Works};
use crate::goods::{Bill, Kind, Pile};
use crate::hands;
use crate::happenings;
use crate::ids::*;
use crate::influence;
use crate::state::State;
use crate::{barbarians, battle, targets, text, trade};
use kernel::{Menu, Refusal, Seat, Show, Tone, msg};

/// Titles that answer a battle or a capture.
pub const AFTER_BATTLE: &[Title] = &[Title::Triumph, Title::VictorIdeas, Title::ConqueredLessons];
/// Titles that answer an advance.
pub const AFTER_ADVANCE: &[Title] = &[Title::TwinStudies, Title::FertileMinds];
/// Titles that go with a Collect.
const WITH_COLLECT: &[Title] = &[Title::SingleCrop, Title::BumperHarvest];

/// Whether a title can be played now, on one's own turn.
fn timely(state: &State, seat: Seat, title: Title) -> bool {
    let t = &state.turn;
    let fact = title.fact();
    if (fact.action && t.actions == 0) || state.players[seat].stock.culture < fact.culture {
        return false;
    }
    let room = |kind| state.cities_of(seat).any(|c| state.room_for(seat, kind, c));
    let advance = |from, paid| !state.choices(seat, from, paid).is_empty();
    match title {
        Title::Breakthrough => advance(From::Any, false),
        Title::ForeignInspiration => advance(From::Near, false),
        Title::Triumph => t.won > 0 && state.cities_of(seat).any(|c| c.mood != Mood::Happy),
        Title::Agent | Title::Leadership | Title::ChangeOfPlans | Title::Scholars => true,
        Title::VictorIdeas => t.won > 0 || t.captured > 0,
        Title::HiredBarbarians => {
            !hirable(state, seat, &[NOWHERE; 7]).is_empty() && state.can_pay(seat, HIRE)
        }
        Title::Assimilation => {
            !t.assimilating
                && influence::can_attempt(state, seat)
                && influence::assimilable(state, seat, 0).next().is_some()
        }
        Title::CityWorks => cities::can_work(state, seat, Works::Free),
        Title::SingleCrop | Title::BumperHarvest => {
            matches!(state.frames.top(), Frame::Collect { card: false, .. })
        }
        Title::Expedition => state.frontier(seat) != 0 || room(UnitKind::Settler),
        Title::Truce => t.fresh,
        Title::Murder => happenings::candidates(state, seat, Purpose::Murder).next().is_some(),
        Title::TwinStudies => reacting(state).is_some_and(|c| advance(From::Category(c), true)),
        Title::FertileMinds => reacting(state).is_some(),
        Title::ConqueredLessons => {
            t.captured > 0 && t.lesson.is_some_and(|l| advance(From::OwnedBy(l), false))
        }
        Title::Levy => room(UnitKind::Army),
        Title::KnowledgeExchange => happenings::candidates(state, seat, Purpose::Exchange).next().is_some(),
    }
}

/// The category of the advance a card may answer now.
fn reacting(state: &State) -> Option<Category> {
    match *state.frames.top() {
        Frame::React { category, .. } => Some(category),
        Frame::Turn => state.turn.acquired,
        _ => None,
    }
}

fn play_label(card: Card) -> Show {
    Show::at(targets::card(card), msg("do-play").with("what", text::title(card)))
}

/// Cards of some titles, where others cannot be played anyway.
pub fn offer_titles(state: &State, seat: Seat, titles: &[Title], menu: &mut impl Menu<Action>) {
    for card in state.players[seat].hand.get().iter() {
        if titles.contains(&card.title()) && timely(state, seat, card.title()) {
            menu.choice(Action::Play(card), || play_label(card));
        }
    }
}

pub fn offer_turn(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    for card in state.players[seat].hand.get().iter() {
        let title = card.title();
        if !WITH_COLLECT.contains(&title) && timely(state, seat, title) {
            menu.choice(Action::Play(card), || play_label(card));
        } else {
            menu.refuse(|| {
                Refusal::new(targets::card(card), "R15.1", msg(format!("timing-{}", title.key())))
            });
        }
    }
}

/// R8.1.10: cards that answer an advance, outside one's own turn.
pub fn offer_react(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-react"));
    offer_titles(state, seat, AFTER_ADVANCE, menu);
    menu.choice(Action::No, || Show::button(msg("do-react-none")).tone(Tone::Idle));
}

/// The card leaves the hand and is paid for.
pub fn spend(state: &mut State, seat: Seat, card: Card, cx: &mut Cx) {
    let fact = card.title().fact();
    if fact.action {
        state.turn.actions -= 1;
    }
    hands::discard_card(state, card);
    cx.reveal();
    cx.tell(|| Event::Played { who: seat, card });
    state.spend(seat, Pile { culture: fact.culture, ..Pile::default() }, cx);
}

pub fn play(state: &mut State, seat: Seat, card: Card, cx: &mut Cx) {
    let reacting = reacting(state);
    spend(state, seat, card, cx);
    let acquire = |from, paid| Frame::Acquire { seat, from, paid };
    match card.title() {
        Title::Breakthrough => state.frames.push(acquire(From::Any, false)),
        Title::ForeignInspiration => state.frames.push(acquire(From::Near, false)),
        Title::Triumph => {
            state.turn.won -= 1;
            state.frames.push(Frame::Cheers { seat, second: false });
        }
        Title::Agent => choose(state, seat, Purpose::Spy),
        Title::Scholars => {
            let n = state.cities_of(seat).filter(|c| state.works(c, Building::Academy)).count() as u8;
            state.gain(seat, Good::Idea, n);
        }
        Title::VictorIdeas => {
            let t = &mut state.turn;
            *if t.won > 0 { &mut t.won } else { &mut t.captured } -= 1;
            state.gain(seat, Good::Idea, 2);
        }
        Title::HiredBarbarians => state.frames.push(Frame::Hire { seat, done: [NOWHERE; 7] }),
        Title::Assimilation => state.turn.assimilating = true,
        Title::CityWorks => state.frames.push(Frame::Works { seat, works: Works::Free }),
        Title::SingleCrop | Title::BumperHarvest => unreachable!("played within a Collect"),
        Title::Expedition => {
            state.frames.push(Frame::Place { seat, kind: UnitKind::Settler });
            state.frames.push(Frame::Survey { seat, explorer: false });
        }
        Title::Truce => choose(state, seat, Purpose::Truce),
        Title::Leadership => state.turn.actions += 1,
        Title::Murder => choose(state, seat, Purpose::Murder),
        Title::ChangeOfPlans => plans(state, seat, cx),
        Title::TwinStudies => {
            react_done(state);
            if let Some(c) = reacting {
                state.frames.push(acquire(From::Category(c), true));
            }
        }
        Title::FertileMinds => {
            react_done(state);
            state.gain(seat, Good::Idea, 2);
        }
        Title::ConqueredLessons => {
            state.turn.captured -= 1;
            if let Some(loser) = state.turn.lesson.take() {
                state.frames.push(acquire(From::OwnedBy(loser), false));
            }
        }
        Title::Levy => state.frames.push(Frame::Place { seat, kind: UnitKind::Army }),
        Title::KnowledgeExchange => choose(state, seat, Purpose::Exchange),
    }
}

/// R15.1: one card a trigger.
fn react_done(state: &mut State) {
    match state.frames.top() {
        Frame::React { .. } => {
            state.frames.pop();
        }
        _ => state.turn.acquired = None,
    }
}

fn choose(state: &mut State, seat: Seat, purpose: Purpose) {
    state.frames.push(Frame::Choose { seat, purpose });
}

pub fn apply_choose(state: &mut State, seat: Seat, purpose: Purpose, who: Seat, cx: &mut Cx) {
    if purpose == Purpose::Trade {
        return trade::draft(state, seat, who);
    }
    state.frames.pop();
    cx.tell(|| Event::Chose { who: seat, whom: who });
    match purpose {
        Purpose::Settler => state.frames.push(Frame::Place { seat: who, kind: UnitKind::Settler }),
        Purpose::Truce => {
            state.turn.truce.insert(who);
            state.players[seat].truce.insert(who);
        }
        Purpose::Murder => state.players[who].hindered += 1,
        Purpose::Spy => {
            let (hand, goals) = (*state.players[who].hand.get(), *state.players[who].goals.get());
            let known = state.players[seat].known.get_mut();
            known.cards[who.index()] = hand;
            known.goals[who.index()] = goals;
            cx.reveal();
            state.frames.push(Frame::Agent { seat, target: who });
        }
        Purpose::Exchange => {
            state.frames.push(Frame::Acquire { seat: who, from: From::OwnedBy(seat), paid: false });
            state.frames.push(Frame::Acquire { seat, from: From::OwnedBy(who), paid: false });
        }
        Purpose::Trade => unreachable!("a draft instead"),
    }
}

// Secret Agent.

pub fn offer_agent(state: &State, seat: Seat, target: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-agent").seat("who", target));
    let (me, them) = (&state.players[seat], &state.players[target]);
    for mine in me.hand.get().iter() {
        for theirs in them.hand.get().iter() {
            menu.choice(Action::Swap { mine, theirs }, || {
                let label =
                    msg("do-swap").with("mine", text::title(mine)).with("theirs", text::title(theirs));
                Show::at(targets::card(theirs), label)
            });
        }
    }
    for mine in me.goals.get().iter() {
        for theirs in them.goals.get().iter() {
            menu.choice(Action::SwapGoal { mine, theirs }, || {
                let label = msg("do-swap").with("mine", text::goal(mine)).with("theirs", text::goal(theirs));
                Show::at(targets::goal(theirs), label)
            });
        }
    }
    menu.choice(Action::No, || Show::button(msg("do-swap-none")).tone(Tone::Idle));
}

pub fn apply_agent(state: &mut State, seat: Seat, target: Seat, action: Action, cx: &mut Cx) {
    state.frames.pop();
    match action {
        Action::Swap { mine, theirs } => {
            hands::pass_card(state, target, seat, theirs);
            hands::pass_card(state, seat, target, mine);
        }
        Action::SwapGoal { mine, theirs } => {
            hands::pass_goal(state, target, seat, theirs);
            hands::pass_goal(state, seat, target, mine);
        }
        _ => return,
    }
    cx.tell(|| Event::Swapped { who: seat, whom: target });
}

// Change of Plans.

fn plans(state: &mut State, seat: Seat, cx: &mut Cx) {
    let mut drawn = [Goal(0); 2];
    let mut n = 0;
    while n < 2 {
        let Some(kind) = state.goals.get_mut().draw(cx) else { break };
        drawn[n as usize] = Goal(kind as u8);
        n += 1;
    }
    state.frames.push(Frame::Plans { seat, drawn: kernel::Secret::new(drawn), n });
}

pub fn offer_plans(state: &State, seat: Seat, drawn: [Goal; 2], n: u8, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-plans"));
    for &keep in &drawn[..n as usize] {
        for discard in state.players[seat].goals.get().iter() {
            menu.choice(Action::KeepGoal { keep, discard }, || {
                let label =
                    msg("do-keep-goal").with("keep", text::goal(keep)).with("discard", text::goal(discard));
                Show::at(targets::goal(keep), label)
            });
        }
    }
    menu.choice(Action::No, || Show::button(msg("do-plans-none")).tone(Tone::Idle));
}

pub fn apply_plans(state: &mut State, seat: Seat, drawn: [Goal; 2], n: u8, action: Action, cx: &mut Cx) {
    state.frames.pop();
    let mut kept = None;
    if let Action::KeepGoal { keep, discard } = action {
        hands::discard_goal(state, discard);
        state.players[seat].goals.get_mut().insert(keep);
        cx.reveal();
        cx.tell(|| Event::GoalDiscarded { who: seat, card: discard });
        kept = Some(keep);
    }
    for goal in drawn[..n as usize].iter().filter(|g| Some(**g) != kept) {
        state.goals.get_mut().put(goal.0 as usize);
    }
}

// Hired Barbarians.

const HIRE: Bill =
    Bill { cost: Pile { food: 1, ore: 0, wood: 0, idea: 0, gold: 0, mood: 0, culture: 0 }, kind: Kind::Hire };

/// Settlements with units within 2 of one's cities or Army units, and the cities of others within 2 of them.
fn hirable(state: &State, seat: Seat, done: &[Space; 7]) -> arrayvec::ArrayVec<(Space, Space), 64> {
    let p = &state.players[seat];
    let bases = p.armies.iter().fold(state.city_mask(seat), |m, u| m | bit(u.at));
    let reach = state.within(bases, 2);
    let mut found = arrayvec::ArrayVec::new();
    for camp in state.camps.iter().filter(|c| c.units > 0 && reach & bit(c.at) != 0 && !done.contains(&c.at))
    {
        let near = state.within(bit(camp.at), 2);
        for other in state.others(seat).filter(|&o| !state.has_wonder(o, Wonder::GreatWall)) {
            for city in spaces(near & state.city_mask(other)) {
                let _ = found.try_push((camp.at, city));
            }
        }
    }
    found
}

pub fn offer_hire(state: &State, seat: Seat, done: &[Space; 7], menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-hire"));
    if state.can_pay(seat, HIRE) {
        for (camp, city) in hirable(state, seat, done) {
            barbarians::offer_raid(camp, city, menu);
        }
    }
    if done[0] != NOWHERE {
        menu.choice(Action::Done, || Show::button(msg("do-hire-done")).tone(Tone::Idle));
    }
}

pub fn apply_hire(state: &mut State, seat: Seat, mut done: [Space; 7], action: Action) {
    state.frames.pop();
    if let Action::Raid { camp, city } = action {
        if let Some(free) = done.iter_mut().find(|d| **d == NOWHERE) {
            *free = camp;
        }
        state.frames.push(Frame::Hire { seat, done });
        state.frames.push(Frame::Hired { seat, camp, city });
        state.charge(seat, HIRE);
    }
}

pub fn hired(state: &mut State, camp: Space, city: Space, cx: &mut Cx) {
    battle::begin_raid(state, camp, city, cx);
}
