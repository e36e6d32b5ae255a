//! R9.6: paying with resources.

use super::*;
use crate::culture::events;
use crate::data::EventEffect;
use crate::movement::discovery;
use crate::payment;
use crate::people::cards;

/// What is still to be paid: a resource, or any.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pay {
    pub by: Seat,
    pub resource: Option<Resource>,
    pub left: u8,
}

impl Pay {
    fn pay(self, state: &mut State, way: Payment, cx: &mut Cx<Game>) {
        let seat = self.by;
        match way {
            Payment::Kremlin => {
                state.me(seat).used_wonders.insert(Wonder::TheKremlin);
                state.frames.replace(Pay { resource: None, left: 2, ..self });
                return;
            }
            Payment::Curie => {
                cards::discard(state, seat, Person::MarieCurie, cx);
                state.frames.replace(Pay { resource: None, left: 1, ..self });
                return;
            }
            _ => {}
        }
        state.frames.replace(Pay { left: self.left - 1, ..self });
        cx.tell(|| Event::Paid { who: seat, way });
        match way {
            // R23.2
            Payment::Token(resource) => {
                state.me(seat).resources[resource] -= 1;
                state.resources[resource] += 1;
                arab_culture(state, seat);
            }
            Payment::Marker(content) => {
                discovery::spend_marker(state, seat, content, cx);
                arab_culture(state, seat);
            }
            Payment::Gift(event) => {
                events::discard_event(state, seat, event, cx);
                if let EventEffect::Gift { afar: true, .. } = event.data().effect {
                    state.frames.push(GiveCoin { by: seat });
                }
            }
            Payment::Kremlin | Payment::Curie => unreachable!("handled above"),
        }
    }
}

/// R22.7: a culture for each token spent; a gift is no token.
fn arab_culture(state: &mut State, seat: Seat) {
    if state.player(seat).civ == Civ::Arabs {
        state.me(seat).culture += 1;
    }
}

/// What is paid for: the ability was announced, and waits below the payment.
fn paid_for(state: &State) -> kernel::Msg {
    let below = state.frames.iter().rev().find_map(|frame| match frame {
        Pending::Window(window) => Some(window.plan.what),
        _ => None,
    });
    below.expect("an announced ability").term()
}

/// Whether it is a token or marker of another resource.
fn substitutes(way: Payment, need: Resource) -> bool {
    let with = match way {
        Payment::Token(resource) => Some(resource),
        Payment::Marker(content) => content.resource(),
        _ => None,
    };
    with.is_some_and(|resource| resource != need)
}

impl Frame<Game> for Pay {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.by)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let ways = payment::all_ways(state, seat, self.resource).len();
            let question = match self.resource {
                Some(resource) => msg("prompt-pay").term("what", resource.key()).num("ways", ways as i64),
                None => msg("prompt-pay-any").num("n", self.left),
            };
            question.with("ability", paid_for(state))
        });
        for way in payment::all_ways(state, seat, self.resource) {
            match self.resource.filter(|&need| substitutes(way, need)) {
                // R22.9: only the Indians pay with another token than the one that is asked for.
                Some(need) => menu.choice(Action::Pay(way), || {
                    Show::button(msg("do-pay-as").with("what", way.term()).term("as", need.key()))
                }),
                None => put(menu, state, seat, Action::Pay(way)),
            }
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Pay(way) = action else { unreachable!("{action:?}") };
        self.pay(state, way, cx);
    }

    /// What is settled by open facts is not asked about: only where everybody can see that there is one way, for not being
    /// asked must prove nothing.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if self.left == 0 {
            state.frames.pop();
            return Flow::Go;
        }
        let all = payment::all_ways(state, self.by, self.resource);
        let player = state.player(self.by);
        let open = player.held.is_empty()
            && player.events.get().is_empty()
            && player.people_backs(PersonType::Scientist) == 0;
        if open && all.len() == 1 {
            self.pay(state, all[0], cx);
            return Flow::Go;
        }
        Flow::Ask
    }
}
