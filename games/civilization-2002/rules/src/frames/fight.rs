//! R2.5.2, R6.4: both leaders pick in secret, round after round.

use super::*;
use crate::battle::{Pick, Side, battle, battle_mut, can_fight, fighters, picks, sees_pick, strength};

/// Unlike other frames it has no fields: the battle is part of the state, since there is never more than one.
pub struct Fight;

impl Frame<Game> for Fight {
    /// R6.4: both at once; with the Oracle the other leader picks first.
    fn asked(&self, state: &State) -> SeatSet {
        let battle = battle(state);
        let owing = |side: Side| !battle.ready[side.index()];
        let must_wait = |side: Side| sees_pick(state, battle.leader(side)) && owing(side.other());
        let asked = Side::BOTH.into_iter().filter(|&side| owing(side) && !must_wait(side));
        asked.map(|side| battle.leader(side)).collect()
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let battle = battle(state);
        let Some(side) = battle.led_by(seat) else { return };
        menu.prompt(|| {
            msg("prompt-pick")
                .num("round", battle.round as i64 + 1)
                .with("where", battle.area.term())
                .num("mine", fighters(state, side) as i64)
                .num("theirs", fighters(state, side.other()) as i64)
        });
        for Pick { unit, aircraft } in picks(state, side) {
            menu.choice(Action::Commit { unit, aircraft }, || {
                // Fleets that carry something are offered one by one.
                let name = |u: Unit| {
                    let pieces = &state.players[u.seat].pieces;
                    let kind = pieces.get(u.slot).kind;
                    let loaded = kind.is_fleet() && pieces.cargo(u.slot) > 0;
                    if loaded { figure::which(state, u.seat, u.slot) } else { figure::name(state, kind) }
                };
                let label = match aircraft {
                    None => msg("do-commit").with("what", name(unit)).seat("who", unit.seat),
                    Some(plane) => msg("do-commit-aircraft")
                        .with("what", name(unit))
                        .with("plane", name(plane))
                        .seat("who", unit.seat),
                };
                // Superiority depends on what the other side picks; a settler is superior to nothing.
                let (dice, bonuses) = strength(state, Pick { unit, aircraft }, Kind::Settler, side);
                let label = label.num("dice", dice).num("bonus", bonuses.total());
                Show::piece(targets::piece(unit.seat, unit.slot), label)
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Commit { unit, aircraft } = action else { unreachable!("a leader picks") };
        let Some(side) = battle(state).led_by(seat) else { return };
        commit(state, side, Pick { unit, aircraft });
        // The other leader is told that this one is ready, and an Oracle holder what was picked.
        cx.reveal();
    }

    /// R2.5.4: rounds go on until a side has no fighting unit left.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if !(can_fight(state, Side::Attacker) && can_fight(state, Side::Defender)) {
            state.frames.pop();
            battle::finish(state, cx);
            return Flow::Go;
        }
        for side in Side::BOTH {
            if battle(state).ready[side.index()] {
                continue;
            }
            // R6.4: a single possible pick is no choice.
            let options = picks(state, side);
            if options.len() == 1 {
                commit(state, side, options[0]);
            }
        }
        if battle(state).ready == [true; 2] {
            battle::round(state, cx);
            return Flow::Go;
        }
        Flow::Ask
    }
}

fn commit(state: &mut State, side: Side, pick: Pick) {
    let battle = battle_mut(state);
    battle.picks.get_mut()[side.index()] = Some(pick);
    battle.ready[side.index()] = true;
}
