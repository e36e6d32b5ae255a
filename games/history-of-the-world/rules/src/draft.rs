//! R4: drawing empires, keeping them or passing them on, in secret.

use crate::HistoryOfTheWorld;
use crate::action::Action;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::*;
use crate::state::State;
use crate::{targets, turn};
use kernel::{Bag, Chance, Cx, Ears, Menu, Refusal, Seat, SeatSet, Secret, Show, Target, msg};

/// Opens an epoch: who draws when, and the first draw.
pub fn begin(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) {
    let epoch = state.epoch;
    cx.tell(|| Event::EpochBegins { epoch });
    state.order = if epoch == 1 { roll_for_order(state, cx) } else { order(state) };
    let order = &state.order;
    cx.tell(|| Event::DrawOrder { order: order.iter().copied().collect() });
    state.called = 0;
    state.deck = Secret::new(Bag::one_of_each());
    for player in state.players.iter_mut() {
        player.empire = Secret::new(None);
        player.has_empire = false;
        player.empire_seen = SeatSet::EMPTY;
    }
    draw(state, cx);
}

/// R4.1: the highest of two dice draws first, then clockwise. Those who tie roll again.
fn roll_for_order(state: &State, cx: &mut Cx<HistoryOfTheWorld>) -> arrayvec::ArrayVec<Seat, 6> {
    let seats = state.seats();
    let mut rolling = SeatSet::all(seats);
    while rolling.len() > 1 {
        cx.automatic();
        let mut best = 0;
        let mut leaders = SeatSet::EMPTY;
        for seat in rolling.iter() {
            let dice = [cx.die(6) as u8, cx.die(6) as u8];
            cx.tell(|| Event::RolledForOrder { seat, dice });
            let sum = dice[0] + dice[1];
            if sum > best {
                (best, leaders) = (sum, SeatSet::EMPTY);
            }
            if sum == best {
                leaders.insert(seat);
            }
        }
        rolling = leaders;
    }
    let first = rolling.first().expect("somebody rolled highest");
    std::iter::successors(Some(first), |s| Some(s.next(seats))).take(seats as usize).collect()
}

/// R4.2: fewest points first; then the weaker, then the earlier of the empires just played.
pub fn order(state: &State) -> arrayvec::ArrayVec<Seat, 6> {
    let mut order: arrayvec::ArrayVec<Seat, 6> = Seat::all(state.seats()).collect();
    order.sort_by_key(|&seat| {
        let player = &state.players[seat];
        let last = player.empires[state.epoch as usize - 2].expect("everybody played an empire");
        (player.points, last.facts().strength, last.order())
    });
    order
}

fn without_empire(state: &State) -> SeatSet {
    Seat::all(state.seats()).filter(|&s| !state.players[s].has_empire).collect()
}

/// R4.3: the next in order draws and looks.
fn draw(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) {
    let drawn = state.seats() as usize - without_empire(state).len();
    let drawer = state.order[drawn];
    let place = state.deck.get_mut().draw(cx).expect("seven cards, at most six players");
    let empire = Empire::at(state.epoch, place as u8 + 1);
    cx.confide(drawer, || Event::Drew { empire }, || Event::DrewHidden { seat: drawer });
    state.frames.replace(Frame::Draft { drawer, card: Secret::new(empire) });
}

pub fn offer(state: &State, drawer: Seat, card: Empire, menu: &mut impl Menu<Action>) {
    menu.prompt(|| {
        let key = if state.players[drawer].has_empire { "prompt-draft-pass" } else { "prompt-draft" };
        msg(key).term("empire", card.key()).num("strength", card.facts().strength).num("order", card.order())
    });
    if state.players[drawer].has_empire {
        menu.refuse(|| Refusal::new(targets::empire(card), "R4.3", msg("refuse-has-empire")));
    } else {
        menu.choice(Action::Keep, || {
            Show::at(targets::empire(card), msg("do-keep").term("empire", card.key()))
        });
    }
    for seat in Seat::all(state.seats()).filter(|&s| s != drawer) {
        if state.players[seat].has_empire {
            menu.refuse(|| {
                Refusal::new(Target::Seat(seat), "R4.3", msg("refuse-other-has-empire").seat("who", seat))
            });
        } else {
            menu.choice(Action::Give(seat), || Show::seat(seat, msg("do-give").seat("to", seat)));
        }
    }
}

pub fn apply(state: &mut State, drawer: Seat, action: Action, cx: &mut Cx<HistoryOfTheWorld>) {
    let to = match action {
        Action::Keep => drawer,
        Action::Give(seat) => seat,
        _ => unreachable!("not offered in the draft"),
    };
    assign(state, drawer, to, cx);
}

fn assign(state: &mut State, drawer: Seat, to: Seat, cx: &mut Cx<HistoryOfTheWorld>) {
    let Frame::Draft { card, .. } = state.frames.top() else { unreachable!("a card was drawn") };
    let card = *card.get();
    let player = &mut state.players[to];
    player.empire = Secret::new(Some(card));
    player.has_empire = true;
    player.empire_seen = SeatSet::of(drawer);
    if to == drawer {
        cx.tell(|| Event::Kept { seat: to });
    } else {
        cx.tell(|| Event::Gave { from: drawer, to });
    }
    if without_empire(state).is_empty() {
        look(state, cx);
        turn::call_next(state, cx);
    } else {
        draw(state, cx);
    }
}

/// R4.4: now everybody looks at what he was given.
fn look(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) {
    cx.reveal();
    for seat in Seat::all(state.seats()) {
        let player = &mut state.players[seat];
        player.empire_seen.insert(seat);
        let empire = player.empire.get().expect("everybody has one");
        cx.tell_to(Ears::only(SeatSet::of(seat)), || Event::YourEmpire { empire });
    }
}

/// R4.5: the last drawer has no choice.
pub fn settle(state: &mut State, drawer: Seat, cx: &mut Cx<HistoryOfTheWorld>) -> bool {
    let lacking = without_empire(state);
    match lacking.first() {
        Some(only) if lacking.len() == 1 => {
            assign(state, drawer, only, cx);
            true
        }
        _ => false,
    }
}
