//! Revolution: an action is lost, then the government changes; each may be put down by an Army unit.

use super::*;

/// The first stage is the action, the second the government.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Revolt {
    pub seat: Seat,
    pub stage: u8,
}

/// Governments the revolution could lead to.
fn havens(state: &State, seat: Seat) -> impl Iterator<Item = Category> {
    let p = &state.players[seat];
    let old = p.government();
    [Category::Democracy, Category::Autocracy, Category::Theocracy]
        .into_iter()
        .filter(move |c| old.is_some_and(|o| o != *c) && c.first().fact().needs.is_none_or(|n| p.has(n)))
}

impl Frame<Game> for Revolt {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let first = self.stage == 1;
        menu.prompt(|| msg(if first { "prompt-revolt-action" } else { "prompt-revolt-government" }));
        if first {
            menu.choice(Action::Yes, || Show::button(msg("do-lose-action")).tone(Tone::Idle));
        } else {
            for c in havens(state, seat) {
                menu.choice(Action::Enter(c), || Show::button(msg("do-enter").with("what", c.term())));
            }
        }
        let threatened = first || havens(state, seat).next().is_some();
        if threatened && state.players[seat].army_count() > 0 {
            menu.choice(Action::No, || Show::button(msg("do-crush-revolt")));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        if self.stage == 1 {
            state.frames.push(Revolt { seat, stage: 2 });
        }
        match action {
            Action::No => state.frames.push(RemoveArmy { seat }),
            Action::Yes => {
                if state.is_turn_of(seat) && state.turn.actions > 0 {
                    state.turn.actions -= 1;
                } else {
                    state.players[seat].hindered += 1;
                }
                cx.tell(|| Event::ActionLost { who: seat });
            }
            Action::Enter(category) => enter(state, seat, category, cx),
            _ => unreachable!("not an answer to a revolution"),
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// R8.1.8, R8.1.9: all cubes of the old government go to the new one.
fn enter(state: &mut State, seat: Seat, category: Category, cx: &mut Cx<Game>) {
    let p = &mut state.players[seat];
    let Some(old) = p.government() else { return };
    let gone = old.advances().into_iter().filter(|a| p.has(*a)).count() as u8;
    for a in old.advances() {
        p.advances.remove(a);
    }
    p.advances.insert(category.first());
    p.stock.idea = p.stock.idea.min(p.limit(Good::Idea));
    if state.turn.seat == seat {
        state.turn.forced_labour = false;
    }
    cx.tell(|| Event::Cube { who: seat, advance: category.first() });
    if gone > 1 {
        state.frames.push(Cubes { seat, category, left: gone - 1 });
    }
}
