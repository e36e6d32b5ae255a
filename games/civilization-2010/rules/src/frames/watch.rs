//! R7.16 (D17): who wants to watch another player's moves, and what they do between two steps.

use super::*;
use crate::announcement::abilities;
use crate::people::{cards, ready};

/// Whether a seat could interrupt a move, as far as everybody can tell.
fn might_interrupt(state: &State, seat: Seat) -> bool {
    state.player(seat).event_backs().iter().any(|&n| n > 0)
        || abilities::might_use(state, seat, Skill::Communism)
}

/// What a seat holds that interrupts a move, whether or not it could be played now: what only it can tell. Nobody learns from
/// it who is asked.
fn held(state: &State, seat: Seat) -> Vec<Action> {
    let player = state.player(seat);
    let events = player.events.get().kinds().map(|(kind, _)| CultureEvent::at(kind));
    let events = events.filter(|event| event.data().timing == Timing::Movement).map(Action::Event);
    let communism =
        abilities::payable(state, seat, Skill::Communism).then_some(Action::Skill(Skill::Communism));
    let people = player.people.get().iter();
    let people = people.filter(|person| ready::any_time(state, seat, *person)).map(Action::Person);
    events.chain(communism).chain(people).collect()
}

/// What a seat can play between two steps.
fn interrupts(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    announcement::offer_events(state, seat, Timing::Movement, menu);
    if abilities::usable(state, seat, Skill::Communism) {
        put(menu, state, seat, Action::Skill(Skill::Communism));
    }
    ready::offer_any_time(state, seat, menu);
}

/// At the start of a part: those who have been asked whether they want to watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Watch {
    pub mover: Seat,
    pub asked: SeatSet,
}

impl Watch {
    fn next(&self, state: &State) -> Option<Seat> {
        state.others(self.mover).find(|&seat| !self.asked.contains(seat))
    }

    fn after(self, seat: Seat) -> Watch {
        Watch { asked: with(self.asked, seat), ..self }
    }
}

impl Frame<Game> for Watch {
    fn asked(&self, state: &State) -> SeatSet {
        self.next(state).map_or(SeatSet::EMPTY, SeatSet::of)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let held = held(state, seat);
            let question = msg("prompt-watch").seat("who", self.mover);
            question.num("any", !held.is_empty() as i64).list("cards", choose::cards(&held))
        });
        put(menu, state, seat, Action::Watch);
        menu.choice(Action::Pass, || {
            let vain = held(state, seat).is_empty();
            choose::passing(if vain { "do-not-watch-only" } else { "do-not-watch" })
        });
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        state.me(seat).watching = action == Action::Watch;
        state.frames.replace(self.after(seat));
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        match self.next(state) {
            None => {
                state.frames.pop();
            }
            Some(seat) if might_interrupt(state, seat) => return Flow::Ask,
            Some(seat) => {
                state.frames.replace(self.after(seat));
            }
        }
        Flow::Go
    }
}

/// After a step: those who watch may play something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Interrupt {
    pub mover: Seat,
    pub asked: SeatSet,
}

impl Interrupt {
    /// Opens the window if somebody watches.
    pub fn after_step(state: &mut State, mover: Seat) {
        if state.others(mover).any(|other| state.player(other).watching) {
            state.frames.push(Interrupt { mover, asked: SeatSet::EMPTY });
        }
    }

    fn next(&self, state: &State) -> Option<Seat> {
        state.others(self.mover).find(|&seat| !self.asked.contains(seat))
    }

    fn after(self, seat: Seat) -> Interrupt {
        Interrupt { asked: with(self.asked, seat), ..self }
    }
}

impl Frame<Game> for Interrupt {
    fn asked(&self, state: &State) -> SeatSet {
        self.next(state).map_or(SeatSet::EMPTY, SeatSet::of)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let mut now = Vec::new();
            interrupts(state, seat, &mut now);
            let all = held(state, seat);
            let named = if now.is_empty() { &all } else { &now };
            let question = msg("prompt-interrupt").seat("who", self.mover).num("any", !now.is_empty() as i64);
            question.num("n", all.len() as i64).list("cards", choose::cards(named))
        });
        interrupts(state, seat, menu);
        choose::pass(menu, "do-let-move");
        choose::done(menu, "do-stop-watching");
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Pass => {
                state.frames.replace(self.after(seat));
            }
            Action::Done => {
                state.me(seat).watching = false;
                state.frames.replace(self.after(seat));
            }
            Action::Event(event) => begin_plan(state, seat, What::Event(event)),
            Action::Skill(skill) => abilities::begin(state, seat, skill, cx),
            Action::Person(_) | Action::TurnUp(_) => cards::begin(state, seat, action, cx),
            other => unreachable!("{other:?}"),
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        match self.next(state) {
            None => {
                state.frames.pop();
            }
            Some(seat) if state.player(seat).watching && might_interrupt(state, seat) => return Flow::Ask,
            Some(seat) => {
                state.frames.replace(self.after(seat));
            }
        }
        Flow::Go
    }
}
