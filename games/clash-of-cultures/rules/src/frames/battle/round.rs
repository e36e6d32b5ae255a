//! R11.4, 3 and 5: the dice of a round, and whether there is another.

use super::*;

/// Both sides roll.
pub struct Roll;

impl Frame<Game> for Roll {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let units = [state.fighters(ATTACK), state.fighters(DEFENCE)];
        let strength = [state.prowess_now(ATTACK), state.prowess_now(DEFENCE)];
        let b = state.fight_mut();
        let raid = b.kind == Kind::Raid;
        (b.values, b.hits) = ([0; 2], [0; 2]);
        for (side, p) in strength.iter().enumerate() {
            b.rolls[side].clear();
            if p.dice > 0 && rounds::rolls(b.kind, side, units) {
                (0..p.dice).for_each(|_| b.rolls[side].push(cx.die(6) as u8));
                b.values[side] = rounds::value(p, b.rolls[side].iter().sum());
                b.hits[side] = rounds::hits(p, b.values[side]);
            }
        }
        for side in [ATTACK, DEFENCE] {
            let suffered = b.hits[1 - side].saturating_sub(strength[side].cancels);
            b.owed[side] = if raid && side == DEFENCE { suffered } else { suffered.min(units[side]) };
        }
        b.step = Losses(Next::After).into();
        let Battle { at, round, values, hits, .. } = *b;
        cx.tell(|| {
            let fought = b.fought();
            let [attack, defence] = b.rolls.clone();
            Event::Rolled { at, round, attack, defence, values, hits, fought }
        });
        if raid && state.options.letter && state.fight().owed[DEFENCE] > 0 {
            // R13.5, D7: by the letter of the rules on mood any hit on a city saddens it.
            state.lower_mood(at);
            cities::tell_mood(state, at, cx);
        }
        Flow::Go
    }
}

/// R11.4, 5: the attacker retreats, or a new round begins.
pub struct Decide;

impl Frame<Game> for Decide {
    fn asked(&self, state: &State) -> SeatSet {
        side(state, ATTACK)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let b = state.fight();
        menu.prompt(|| msg("prompt-retreat").num("n", b.round).with("where", label(b.at)));
        menu.choice(Action::Fight, || Show::at(targets::space(b.at), msg("do-fight")).tone(Tone::Confirm));
        menu.choice(Action::Retreat, || {
            Show::at(targets::space(b.back), msg("do-retreat").with("where", label(b.back))).tone(Tone::Idle)
        });
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Fight => next(state),
            _ => aftermath::retreat(state, cx),
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let (attack, defence) = (state.fighters(ATTACK), state.fighters(DEFENCE));
        let b = state.fight();
        let winner = match (b.kind, attack, defence) {
            (Kind::Raid, 0, _) => Some(DEFENCE),
            (Kind::Raid, ..) => None,
            // Both gone, nobody wins; a Fortress that stood alone has won (D9).
            (_, 0, 0) => (b.start[DEFENCE] == 0).then_some(DEFENCE),
            (_, 0, _) => Some(DEFENCE),
            (_, _, 0) => Some(ATTACK),
            _ if b.fixed || b.sides[ATTACK].is_none() => {
                next(state);
                return Flow::Go;
            }
            _ => return Flow::Ask,
        };
        aftermath::conclude(state, winner, cx);
        Flow::Go
    }
}

/// A new round: a card works for one round only.
fn next(state: &mut State) {
    let b = state.fight_mut();
    b.round += 1;
    b.step = Lay(0).into();
    b.laid = Secret::default();
    b.has_laid = [false; 2];
    b.halves = [None; 2];
    b.fell = [0; 2];
    b.owed = [0; 2];
    b.shield = [0; 2];
    b.cast = Default::default();
    b.hungry = false;
}
