//! Frames at work: what is offered, what an answer does, what goes on by itself.

use crate::action::Action;
use crate::cx::Cx;
use crate::frame::{Frame, Purpose};
use crate::ids::UnitKind;
use crate::state::State;
use crate::*;
use kernel::{Menu, Msg, Refusal, Seat, Show};

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let frame = *state.frames.top();
    match frame {
        Frame::Turn => turn::offer(state, seat, menu),
        Frame::Pay { bill, .. } => pay::offer(state, seat, bill, menu),
        Frame::Acquire { from, paid, .. } => advances::offer_acquire(state, seat, from, paid, menu),
        Frame::Cubes { category, .. } => advances::offer_cubes(state, seat, category, menu),
        Frame::Reserve { .. } => advances::offer_reserve(state, menu),
        Frame::React { .. } => cards::offer_react(state, seat, menu),
        Frame::Income { routes, .. } => routes::offer(state, seat, routes, menu),
        Frame::Collect { .. } => collect::offer(state, seat, frame, menu),
        Frame::Build { .. } => build::offer(state, seat, frame, menu),
        Frame::Facing { at, .. } => cities::offer_facing(state, at, menu),
        Frame::Token { .. } => cities::offer_token(menu),
        Frame::Sanitation { at, .. } => cities::offer_sanitation(state, seat, at, menu),
        Frame::Works { works, .. } => cities::offer_works(state, seat, works, menu),
        Frame::Civic { raised, .. } => civic::offer(state, seat, raised, menu),
        Frame::Barter { left, .. } => turn::offer_barter(state, seat, left, menu),
        Frame::Boost { at, missing, .. } => influence::offer_boost(at, missing, menu),
        Frame::Convert { at, .. } => influence::offer_convert(state, seat, at, menu),
        Frame::Absorb { at, .. } => influence::offer_absorb(state, seat, at, menu),
        Frame::Move { left, lighthouse, .. } => moves::offer(state, seat, left, lighthouse, menu),
        Frame::Group { group, .. } => moves::offer_group(state, seat, group, menu),
        Frame::Explore { .. } => explore::offer(state, frame, menu),
        Frame::Camp { slot, entry, .. } => explore::offer_camp(state, slot, entry, menu),
        Frame::Dock { group, slot, via, .. } => explore::offer_dock(state, seat, group, slot, via, menu),
        Frame::Battle => battle::offer(state, seat, menu),
        Frame::Camped { at, .. } => aftermath::offer_camped(state, seat, at, menu),
        Frame::Place { kind, .. } => aftermath::offer_place(state, seat, kind, menu),
        Frame::Claim { set, .. } => objectives::offer_window(state, seat, set, menu),
        Frame::Risk { .. } => happenings::offer_risk(menu),
        Frame::Exhaust { .. } => barbarians::offer_exhaust(state, seat, menu),
        Frame::Arrival { .. } => barbarians::offer_arrival(state, seat, menu),
        Frame::Reinforce { .. } => barbarians::offer_reinforce(state, menu),
        Frame::Attack { .. } => barbarians::offer_attack(state, seat, menu),
        Frame::Lower { whose, to_angry, armed, .. } => {
            happenings::offer_lower(state, seat, whose, to_angry, armed, menu)
        }
        Frame::Myth { at, .. } => happenings::offer_myth(state, seat, at, menu),
        Frame::Epidemic { .. } => happenings::offer_unit(state, seat, false, menu),
        Frame::RemoveArmy { .. } => happenings::offer_unit(state, seat, true, menu),
        Frame::Share { left, .. } => happenings::offer_share(state, seat, left, menu),
        Frame::Choose { purpose: Purpose::Trade, .. } => trade::offer_partner(state, seat, menu),
        Frame::Choose { purpose, .. } => happenings::offer_choose(state, seat, purpose, menu),
        Frame::Person { card, price, .. } => persons::offer_keep(state, seat, card, price, menu),
        Frame::Volcano { .. } => disasters::offer_volcano(state, seat, menu),
        Frame::Quake { left, .. } => disasters::offer_quake(state, seat, left, menu),
        Frame::Revolt { stage, .. } => disasters::offer_revolt(state, seat, stage, menu),
        Frame::Happy { .. } => civic::offer_happy(state, seat, menu),
        Frame::Cheers { second, .. } => civic::offer_cheers(state, seat, second, menu),
        Frame::Survey { .. } => persons::offer_survey(state, seat, menu),
        Frame::Homestead { slot, .. } => persons::offer_homestead(state, seat, slot, menu),
        Frame::Agent { target, .. } => cards::offer_agent(state, seat, target, menu),
        Frame::Plans { drawn, n, .. } => cards::offer_plans(state, seat, *drawn.get(), n, menu),
        Frame::Hire { done, .. } => cards::offer_hire(state, seat, &done, menu),
        Frame::Draft { seat: who, to } if who != seat && to == seat => trade::offer_inviter(who, menu),
        Frame::Draft { to, .. } => trade::offer_draft(state, seat, to, menu),
        Frame::Answer { from, .. } => trade::offer_answer(state, from, menu),
        Frame::Deliver { .. } => trade::offer_deliver(state, seat, menu),
        Frame::Declare { done, .. } => objectives::offer_declare(state, seat, done, menu),
        Frame::Raze { .. } => status::offer_raze(state, seat, menu),
        Frame::First { .. } => status::offer_first(state, menu),
        _ => {}
    }
}

/// An answer, without what follows by itself.
fn answer(state: &mut State, seat: Seat, action: Action, cx: &mut Cx) {
    let frame = *state.frames.top();
    let yes = action == Action::Yes;
    match (frame, action) {
        (Frame::Turn, _) => turn::apply(state, seat, action, cx),
        (Frame::Pay { .. }, Action::Pay(way)) => pay::apply(state, seat, way, cx),
        (Frame::Acquire { paid, .. }, Action::Advance(a)) => {
            state.frames.pop();
            let bill = state.advance_bill(seat, a, !paid);
            advances::take(state, seat, a, bill, paid);
        }
        (Frame::Cubes { left, .. }, Action::Advance(a)) => advances::apply_cube(state, seat, a, left, cx),
        (Frame::Reserve { .. }, Action::Reserve(w)) => advances::apply_reserve(state, seat, w, cx),
        (Frame::React { .. }, Action::Play(card)) => cards::play(state, seat, card, cx),
        (Frame::Income { routes, .. }, Action::Income { gold }) => {
            routes::apply(state, seat, routes, gold, cx)
        }
        (Frame::Collect { .. }, _) => collect::apply(state, seat, action, cx),
        (Frame::Build { .. }, _) => build::apply(state, seat, action, cx),
        (Frame::Facing { at, .. }, Action::At(s)) => {
            state.frames.pop();
            state.city_mut(at).quay = s;
        }
        (Frame::Token { .. }, Action::Token(good)) => cities::apply_token(state, seat, good, cx),
        (Frame::Sanitation { at, .. }, _) => cities::apply_sanitation(state, seat, at, yes),
        (Frame::Works { works, .. }, _) => cities::apply_works(state, seat, works, action),
        (Frame::Civic { .. }, _) => civic::apply(state, seat, action),
        (Frame::Barter { left, .. }, _) => turn::apply_barter(state, seat, left, action, cx),
        (Frame::Boost { at, missing, .. }, _) => influence::apply_boost(state, seat, at, missing, yes, cx),
        (Frame::Convert { at, .. }, Action::Convert(b)) => influence::apply_convert(state, seat, at, b, cx),
        (Frame::Absorb { at, .. }, _) => influence::apply_absorb(state, seat, at, action, cx),
        (Frame::Move { .. }, Action::Lift(id)) => state.frames.push(Frame::Group { seat, group: 1 << id }),
        (Frame::Move { .. }, Action::Done) => moves::finish(state, seat),
        (Frame::Move { .. }, _) => turn::apply(state, seat, action, cx),
        (Frame::Group { group, .. }, _) => moves::apply_group(state, seat, group, action, cx),
        (Frame::Explore { .. }, Action::Turned(turned)) => explore::apply(state, frame, turned),
        (Frame::Camp { .. }, Action::At(s)) => explore::apply_camp(state, s, cx),
        (Frame::Dock { group, .. }, Action::At(s)) => explore::apply_dock(state, seat, group, s, cx),
        (Frame::Battle, _) => battle::apply(state, seat, action, cx),
        (Frame::Camped { at, .. }, _) => aftermath::apply_camped(state, seat, at, action == Action::Keep, cx),
        (Frame::Place { kind, .. }, Action::At(s)) => aftermath::apply_place(state, seat, kind, s, cx),
        (Frame::Claim { set, .. }, _) => objectives::apply_window(state, seat, set, action, cx),
        (Frame::Risk { .. }, _) => {
            state.frames.pop();
            happenings::draw(state, seat, yes, cx);
        }
        (Frame::Exhaust { .. }, Action::At(s)) => barbarians::apply_exhaust(state, s, cx),
        (Frame::Arrival { .. }, Action::At(s)) => barbarians::apply_arrival(state, s, cx),
        (Frame::Reinforce { .. }, Action::At(s)) => barbarians::apply_reinforce(state, s, cx),
        (Frame::Attack { .. }, Action::Raid { camp, city }) => {
            barbarians::apply_attack(state, camp, city, cx)
        }
        (Frame::Lower { to_angry, armed, .. }, Action::At(s)) => {
            happenings::apply_lower(state, seat, to_angry, armed, s, cx)
        }
        (Frame::Myth { at, to_angry, .. }, _) => happenings::apply_myth(state, seat, at, to_angry, yes, cx),
        (Frame::Epidemic { left, .. }, Action::Lift(id)) => {
            state.frames.pop();
            happenings::apply_unit(state, seat, id, cx);
            if left > 1 {
                state.frames.push(Frame::Epidemic { seat, left: left - 1 });
            }
        }
        (Frame::RemoveArmy { .. }, Action::Lift(id)) => {
            state.frames.pop();
            happenings::apply_unit(state, seat, id, cx);
        }
        (Frame::Share { left, .. }, Action::Seat(to)) => happenings::apply_share(state, seat, left, to, cx),
        (Frame::Choose { purpose, .. }, Action::Seat(who)) => {
            cards::apply_choose(state, seat, purpose, who, cx)
        }
        (Frame::Person { card, price, .. }, _) => persons::apply_keep(state, seat, card, price, yes, cx),
        (Frame::Volcano { .. }, Action::At(s)) => disasters::apply_volcano(state, seat, s, cx),
        (Frame::Quake { left, hit, .. }, _) => disasters::apply_quake(state, seat, left, hit, action, cx),
        (Frame::Revolt { stage, .. }, _) => disasters::apply_revolt(state, seat, stage, action, cx),
        (Frame::Happy { .. }, Action::At(s)) => civic::apply_happy(state, s, cx),
        (Frame::Cheers { second, .. }, _) => civic::apply_cheers(state, seat, second, action, cx),
        (Frame::Survey { explorer, .. }, _) => persons::apply_survey(state, seat, explorer, action, cx),
        (Frame::Homestead { .. }, _) => persons::apply_homestead(state, seat, action),
        (Frame::Agent { target, .. }, _) => cards::apply_agent(state, seat, target, action, cx),
        (Frame::Plans { drawn, n, .. }, _) => cards::apply_plans(state, seat, *drawn.get(), n, action, cx),
        (Frame::Hire { done, .. }, _) => cards::apply_hire(state, seat, done, action),
        (Frame::Choose { .. }, Action::Invite(who)) => trade::invite(state, seat, who, cx),
        (Frame::Draft { seat: who, .. }, Action::No) => trade::end_invitation(state, who, who == seat, cx),
        (Frame::Draft { to, .. }, _) => trade::apply_draft(state, seat, to, action, cx),
        (Frame::Answer { from, .. }, _) => trade::apply_answer(state, seat, from, yes, cx),
        (Frame::Deliver { to, .. }, _) => trade::apply_deliver(state, seat, to, action, cx),
        (Frame::Declare { done, .. }, _) => objectives::apply_declare(state, seat, done, action, cx),
        (Frame::Raze { .. }, Action::At(s)) => {
            state.frames.pop();
            status::apply_raze(state, seat, s, cx);
        }
        (Frame::First { .. }, Action::Seat(s)) => status::apply_first(state, s, cx),
        // Declining closes a question that allows it.
        (Frame::Acquire { .. } | Frame::React { .. } | Frame::Raze { .. }, Action::No)
        | (Frame::Choose { .. }, Action::PutDown) => {
            state.frames.pop();
        }
        _ => unreachable!("{action:?} is not offered in {frame:?}"),
    }
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx) {
    answer(state, seat, action, cx);
    run(state, cx);
}

/// Goes on until somebody has a real choice.
pub fn run(state: &mut State, cx: &mut Cx) {
    while settle(state, cx) {
        cx.automatic();
    }
}

/// One step that needs no answer; false if one is needed.
fn settle(state: &mut State, cx: &mut Cx) -> bool {
    let frame = *state.frames.top();
    match frame {
        Frame::Turn | Frame::Over => return false,
        Frame::Status { step } => {
            status::settle(state, step, cx);
            return true;
        }
        Frame::Battle => return battle::settle(state, cx),
        Frame::Collect { .. } => return collect::settle(state, frame, cx),
        Frame::Move { .. } => return moves::settle(state, frame),
        // Windows that depend on a hand open by its size alone.
        Frame::React { seat, .. } if state.players[seat].hand.get().is_empty() => {}
        Frame::Claim { seat, .. } | Frame::Declare { seat, .. }
            if state.players[seat].goals.get().is_empty() => {}
        Frame::Buy { seat, advance, bought } => {
            state.frames.pop();
            advances::acquire(state, seat, advance, bought, cx);
            return true;
        }
        Frame::Made { seat, at, kind } => {
            state.frames.pop();
            build::made(state, seat, at, kind, cx);
            return true;
        }
        Frame::Raise { seat, at, building } => {
            state.frames.pop();
            cities::raise(state, seat, at, building, cx);
            return true;
        }
        Frame::Settled { seat, at } => {
            state.frames.pop();
            build::made(state, seat, at, UnitKind::Settler, cx);
            return true;
        }
        Frame::Erect { seat, at, wonder } => {
            state.frames.pop();
            wonders::erect(state, seat, at, wonder, cx);
            return true;
        }
        Frame::Lighthouse { seat, .. } => {
            state.frames.pop();
            cities::lighthouse(state, seat);
            return true;
        }
        Frame::Sulk { at } => {
            state.frames.pop();
            cities::sulk(state, at, cx);
            return true;
        }
        Frame::Cheer { at } => {
            state.frames.pop();
            civic::cheer(state, at, cx);
            return true;
        }
        Frame::Influence { seat, at, .. } => {
            state.frames.pop();
            influence::roll(state, seat, at, cx);
            return true;
        }
        Frame::March { seat, .. } => {
            state.frames.pop();
            marching::march(state, seat, frame, cx);
            return true;
        }
        Frame::Arrive { seat, group, to } => {
            state.frames.pop();
            marching::arrive(state, seat, group, to, cx);
            return true;
        }
        Frame::Reveal { seat } => {
            state.frames.pop();
            happenings::reveal(state, seat, cx);
            return true;
        }
        Frame::Text { seat, card } => {
            state.frames.pop();
            happenings::text(state, seat, card, cx);
            return true;
        }
        Frame::Boon { seat, title } => {
            state.frames.pop();
            persons::boon(state, seat, title, cx);
            return true;
        }
        Frame::HomesteadPaid { seat, at } => {
            state.frames.pop();
            persons::homestead(state, seat, at, cx);
            return true;
        }
        Frame::Hired { camp, city, .. } => {
            state.frames.pop();
            cards::hired(state, camp, city, cx);
            return true;
        }
        _ if frame.may_be_forced() => return forced(state, frame, cx),
        _ => return false,
    }
    state.frames.pop();
    true
}

/// A question with one public answer is answered, one with none lapses.
fn forced(state: &mut State, frame: Frame, cx: &mut Cx) -> bool {
    let seat = frame.seat(state).expect("a question asks somebody");
    let mut count = Count { first: None, n: 0 };
    offer(state, seat, &mut count);
    match (count.n, count.first) {
        (0, _) => {
            state.frames.pop();
        }
        (1, Some(action)) => answer(state, seat, action, cx),
        _ => return false,
    }
    true
}

/// A menu that only counts.
struct Count {
    first: Option<Action>,
    n: usize,
}

impl Menu<Action> for Count {
    fn prompt(&mut self, _: impl FnOnce() -> Msg) {}
    fn choice(&mut self, action: Action, _: impl FnOnce() -> Show) {
        self.first.get_or_insert(action);
        self.n += 1;
    }
    fn refuse(&mut self, _: impl FnOnce() -> Refusal) {}
}
