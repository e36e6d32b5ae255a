//! R11.3: Siegecraft against a Fortress, before round 1.

use super::*;

/// Wood against the die, Ore against the cancelled hit.
pub struct Siege;

fn bill(wood: bool, ore: bool) -> Bill {
    Bill::plain(Pile { wood: wood as u8 * 2, ore: ore as u8 * 2, ..Pile::default() })
}

fn ways(state: &State, seat: Seat) -> ArrayVec<(bool, bool), 3> {
    let mut ways = ArrayVec::new();
    if state.players[seat].has(Advance::Siegecraft) {
        for (wood, ore) in [(true, false), (false, true), (true, true)] {
            if state.can_pay(seat, bill(wood, ore)) {
                ways.push((wood, ore));
            }
        }
    }
    ways
}

impl Frame<Game> for Siege {
    fn asked(&self, state: &State) -> SeatSet {
        side(state, ATTACK)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-siege").with("where", label(state.fight().at)));
        for (wood, ore) in ways(state, seat) {
            menu.choice(Action::Siege { wood, ore }, || {
                let key = match (wood, ore) {
                    (true, false) => "do-siege-die",
                    (false, true) => "do-siege-cancel",
                    _ => "do-siege-both",
                };
                Show::button(msg(key).with("cost", bill(wood, ore).cost.term()))
            });
        }
        menu.choice(Action::Siege { wood: false, ore: false }, || {
            Show::button(msg("do-siege-none")).tone(Tone::Idle)
        });
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Siege { wood, ore } = action else { unreachable!("a siege or none") };
        let b = state.fight_mut();
        (b.no_die, b.no_cancel, b.step) = (wood, ore, Lay(0).into());
        cx.tell(|| Event::Siege { who: seat, wood, ore });
        state.charge(seat, bill(wood, ore));
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        let seat = state.fight().sides[ATTACK].expect("a player attacks");
        if state.fight().fortress && !ways(state, seat).is_empty() {
            return Flow::Ask;
        }
        go(state, Lay(0));
        Flow::Go
    }
}
