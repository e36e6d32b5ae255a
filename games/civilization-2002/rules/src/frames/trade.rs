//! R6.5: trade goes round.

use super::*;
use crate::trade::{Deal, PROPOSALS, lendable, partners, within_reach};

/// `seat` may propose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trade {
    pub seat: Seat,
    pub passed: SeatSet,
}

impl Trade {
    /// The trade phase, from the first player on.
    pub fn begin(state: &State) -> Trade {
        Trade { seat: state.opener(), passed: SeatSet::EMPTY }
    }
    /// Asks whoever follows `seat`.
    pub fn after(state: &State, seat: Seat, passed: SeatSet) -> Trade {
        Trade { seat: state.round_from(seat.next(state.seats())).next().unwrap_or(seat), passed }
    }
}

/// Whether the trade step of `seat` is worth asking for.
fn may_propose(state: &State, seat: Seat) -> bool {
    let open = state.players[seat].proposals < PROPOSALS && !partners(state, seat).is_empty();
    open || ForcedLoan::is_open(state, seat)
}

/// R2.7.1: loans are what is mostly traded for, so whoever chooses a partner sees what each could lend.
fn with_whom(state: &State, other: Seat) -> Msg {
    let kinds: Set<Marker> =
        lendable(state, other).filter_map(|area| state.regions[area].resource()).collect();
    let has = kinds.iter().map(Named::term);
    msg("do-bargain").seat("who", other).num("n", kinds.len() as i64).list("has", has)
}

impl Frame<Game> for Trade {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let player = &state.players[seat];
            let declined = player.declined_by.iter().map(|other| msg("somebody").seat("who", other));
            msg("prompt-trade")
                .num("n", PROPOSALS.saturating_sub(player.proposals))
                .num("declined", player.declined_by.len() as i64)
                .list("who", declined)
        });
        let tired = state.players[seat].proposals >= PROPOSALS;
        for other in state.alive().filter(|&other| other != seat) {
            if tired {
                menu.refuse(|| {
                    let why = msg("refuse-proposals").num("n", PROPOSALS as i64);
                    Refusal::new(Target::Seat(other), "R6.5", why)
                });
            } else if within_reach(state, seat, other) {
                menu.choice(Action::Bargain(other), || Show::seat(other, with_whom(state, other)));
            } else {
                menu.refuse(|| {
                    Refusal::new(Target::Seat(other), "R4.4.1", msg("refuse-too-far").seat("who", other))
                });
            }
        }
        if ForcedLoan::is_open(state, seat) {
            menu.choice(Action::ForceLoan, || {
                Show::card(targets::wonder(data().magellan), msg("do-forced-loan"))
            });
        }
        milestones::offer_late(state, seat, menu);
        menu.choice(Action::Pass, || Show::button(msg("do-pass")).tone(Tone::Idle));
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Bargain(other) => {
                state.deal = Some(Deal::new(seat, other));
                state.frames.push(Bargain);
            }
            Action::ForceLoan => state.frames.push(ForcedLoan { seat, mine: None }),
            Action::Claim(milestone) => milestones::award(state, seat, milestone, cx),
            _ => {
                // Whoever waited for somebody's proposal is told that there is none.
                cx.tell(|| Event::Passed { who: seat });
                self.passed.insert(seat);
                state.frames.replace(Trade::after(state, seat, self.passed));
            }
        }
    }

    /// R6.5: the phase ends when all have passed since the last deal. Who cannot propose passes unasked.
    fn advance(mut self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let seat = self.seat;
        if !self.passed.contains(seat) && !state.players[seat].out && may_propose(state, seat) {
            return Flow::Ask;
        }
        self.passed.insert(seat);
        if state.alive().all(|other| self.passed.contains(other)) {
            flow::begin_production(state, cx);
        } else {
            state.frames.replace(Trade::after(state, seat, self.passed));
        }
        Flow::Go
    }
}
