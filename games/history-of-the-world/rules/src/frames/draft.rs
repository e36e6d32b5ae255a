//! R4: drawing empires, keeping them or passing them on, in secret.

use super::*;
use arrayvec::ArrayVec;
use kernel::{Bag, Chance, Ears, Secret};

/// R4.3: an empire card was drawn; keep it or give it away.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Draft {
    pub drawer: Seat,
    #[serde(with = "kernel::stored")]
    pub card: Secret<Empire>,
}

impl Frame<Game> for Draft {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.drawer)
    }

    fn offer(&self, state: &State, drawer: Seat, menu: &mut impl Menu<Action>) {
        let card = *self.card.get();
        let has_one = state.players[drawer].has_empire;
        menu.prompt(|| {
            let asked = msg(if has_one { "prompt-draft-pass" } else { "prompt-draft" })
                .term("empire", card.key())
                .num("strength", card.facts().strength)
                .num("order", card.order());
            let others = unseen(state, drawer, card);
            match (others.iter().min(), others.iter().max()) {
                (Some(least), Some(most)) if !has_one => asked.num("least", *least).num("most", *most),
                _ => asked,
            }
        });
        if has_one {
            menu.refuse(|| Refusal::new(targets::empire(card), "R4.3", msg("refuse-has-empire")));
        } else {
            menu.choice(Action::Keep, || {
                Show::at(targets::empire(card), msg("do-keep").term("empire", card.key()))
            });
        }
        for seat in Seat::all(state.seats()).filter(|&seat| seat != drawer) {
            if state.players[seat].has_empire {
                menu.refuse(|| {
                    let why = msg("refuse-other-has-empire").seat("who", seat);
                    Refusal::new(Target::Seat(seat), "R4.3", why)
                });
            } else {
                menu.choice(Action::Give(seat), || Show::seat(seat, msg("do-give").seat("to", seat)));
            }
        }
    }

    fn answer(self, state: &mut State, drawer: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Keep => {
                cx.tell(|| Event::Kept { seat: drawer });
                self.assign(state, drawer, cx)
            }
            Action::Give(to) => {
                cx.tell(|| Event::Gave { from: drawer, to });
                self.assign(state, to, cx)
            }
            _ => unreachable!("not offered in the draft"),
        }
    }

    /// R4.5: the last drawer has no choice.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let lacking = without_empire(state);
        let Some(only) = lacking.first().filter(|_| lacking.len() == 1) else { return Flow::Ask };
        let from = self.drawer;
        cx.tell(|| match only == from {
            true => Event::LastKept { seat: only },
            false => Event::LastGiven { from, to: only },
        });
        self.assign(state, only, cx);
        Flow::Go
    }
}

impl Draft {
    fn assign(self, state: &mut State, to: Seat, cx: &mut Cx<Game>) {
        let drawer = self.drawer;
        let player = &mut state.players[to];
        player.empire = Secret::new(Some(*self.card.get()));
        player.has_empire = true;
        player.empire_seen = SeatSet::of(drawer);
        if without_empire(state).is_empty() {
            look(state, cx);
            flow::call_next(state, cx);
        } else {
            draw(state, cx);
        }
    }
}

/// R4.1, R4.2: who draws when, and the first draw.
pub fn allocate(state: &mut State, cx: &mut Cx<Game>) {
    state.order = if state.epoch == 1 { roll_for_order(state, cx) } else { order(state) };
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
fn roll_for_order(state: &State, cx: &mut Cx<Game>) -> ArrayVec<Seat, 6> {
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
fn order(state: &State) -> ArrayVec<Seat, 6> {
    let mut order: ArrayVec<Seat, 6> = Seat::all(state.seats()).collect();
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

/// R4.4, R4.5: the strengths that the card of `seat` may have, if it passes the one it drew to `to` and everybody's is turned up
/// then. Nothing if its own still stays face down.
pub fn dealt(state: &State, seat: Seat, to: Seat) -> Vec<u8> {
    let Pending::Draft(Draft { drawer, card }) = state.frames.top() else { return Vec::new() };
    if *drawer != seat || without_empire(state).without(to).len() != 1 {
        return Vec::new();
    }
    unseen(state, seat, *card.get())
}

/// The strengths of all cards of the epoch that `seat`, who drew this one, has not seen.
fn unseen(state: &State, seat: Seat, drawn: Empire) -> Vec<u8> {
    let passed_on = |empire: &Empire| {
        let mut given = state.players.iter().filter(|player| player.empire_seen.contains(seat));
        given.any(|player| *player.empire.get() == Some(*empire))
    };
    let all = (1..=7).map(|order| Empire::of(state.epoch, order));
    let unseen = all.filter(|empire| *empire != drawn && !passed_on(empire));
    unseen.map(|empire| empire.facts().strength).collect()
}

/// R4.3: the next in order draws and looks.
fn draw(state: &mut State, cx: &mut Cx<Game>) {
    let drawn = state.seats() as usize - without_empire(state).len();
    let drawer = state.order[drawn];
    let place = state.deck.get_mut().draw(cx).expect("seven cards, at most six players");
    let empire = Empire::of(state.epoch, place as u8 + 1);
    cx.confide(drawer, || Event::Drew { empire }, || Event::DrewHidden { seat: drawer });
    state.frames.replace(Draft { drawer, card: Secret::new(empire) });
}

/// R4.4: now everybody looks at what they were given.
fn look(state: &mut State, cx: &mut Cx<Game>) {
    cx.reveal();
    for seat in Seat::all(state.seats()) {
        let player = &mut state.players[seat];
        let dealt = !player.empire_seen.contains(seat);
        player.empire_seen.insert(seat);
        let empire = player.empire.get().expect("everybody has one");
        cx.tell_to(Ears::only(SeatSet::of(seat)), || Event::YourEmpire { empire, dealt });
    }
}
