//! The end of a battle (R11.6 to R11.10) and the capture of cities (R12, R13.7).

use super::{ATTACK, Battle, DEFENCE, Kind};
use crate::Game;
use crate::cards::objectives::{self, Feat};
use crate::event::Event;
use crate::frames::battle as steps;
use crate::frames::{Camped, Pending, Place};
use crate::ids::*;
use crate::state::State;
use crate::state::units::FOUGHT;
use kernel::{Cx, Seat};

/// R11.7: all together, back to where the attack came from.
pub fn retreat(state: &mut State, cx: &mut Cx<Game>) {
    let Battle { at, back, landed, kind, sides, .. } = *state.fight();
    let seat = sides[ATTACK].expect("a player retreats");
    state.players[seat].mark_at(at, FOUGHT);
    let p = &mut state.players[seat];
    if kind == Kind::Sea {
        p.ships.iter_mut().filter(|s| s.at == at).for_each(|s| s.at = back);
    } else if landed {
        let group = p.pieces().filter(|(_, u)| u.at == at && u.aboard.is_none()).map(|(id, _)| id).collect();
        let units = p.lift(group);
        p.stow(&units, back, 0);
    } else {
        p.armies.iter_mut().chain(&mut p.settlers).filter(|u| u.at == at).for_each(|u| u.at = back);
    }
    cx.tell(|| Event::Retreated { who: seat, to: back });
    conclude(state, None, cx);
}

/// R23.3: winner, capture, objectives; cards come with the next question.
pub fn conclude(state: &mut State, winner: Option<usize>, cx: &mut Cx<Game>) {
    if matches!(state.frames.top(), Pending::Fight) {
        state.frames.pop();
    }
    let Battle { at, from, kind, sides, temple, killed, landed, start, fortress, .. } = *state.fight();
    let attackers_gone = state.fighters(ATTACK) == 0;
    if kind != Kind::Sea {
        // R11.8.
        if attackers_gone && kind == Kind::Land {
            steps::settlers_perish(state, ATTACK, cx);
        }
        if winner == Some(ATTACK) {
            steps::settlers_perish(state, DEFENCE, cx);
        }
    }
    let fought = || state.fight().fought();
    match winner {
        Some(w) => cx.tell(|| Event::BattleWon { who: sides[w], at, fought: fought() }),
        // R13.3: barbarians return home; nobody wins, though much may be lost.
        None if kind == Kind::Raid => cx.tell(|| Event::RaidOver { home: from, fought: fought() }),
        None => cx.tell(|| Event::BattleOver { at, fought: fought() }),
    }
    // R11.10.
    for seat in sides.into_iter().flatten() {
        if state.is_turn_of(seat) {
            state.players[seat].mark_at(at, FOUGHT);
        }
    }
    let legendary = state.city(at).is_some_and(|c| c.size() == 5 && c.wonder.is_some());
    let captures = winner == Some(ATTACK) && kind == Kind::Land;
    let loser = state.city(at).filter(|_| captures).map(|c| c.owner);
    let camp = captures && state.camp(at).is_some();
    let feat = Feat {
        winner,
        captured: loser.is_some(),
        camp,
        defended: start[DEFENCE] > 0 || fortress,
        landed,
        legendary,
    };
    count_turn(state, &feat, loser);
    objectives::after_battle(state, &feat);

    // R11.6.
    if temple
        && kind != Kind::Sea
        && let Some(w) = winner
    {
        let beaten = sides[1 - w];
        if let Some(seat) = beaten.filter(|&s| state.players[s].has(Advance::Fanaticism)) {
            state.frames.push(Place { seat, kind: UnitKind::Army });
        }
    }
    if kind == Kind::Raid {
        steps::after_raid(state, cx);
    }
    state.battle = None;
    if let (Some(seat), true) = (sides[ATTACK], captures) {
        if loser.is_some() {
            capture(state, seat, at, cx);
        } else if camp {
            storm(state, seat, at, killed[DEFENCE], cx);
        }
    }
}

/// What the turn remembers of its battles (R15.1).
fn count_turn(state: &mut State, feat: &Feat, loser: Option<Seat>) {
    let Battle { at, kind, sides, .. } = *state.fight();
    let own = state.turn.seat;
    let Some(side) = sides.iter().position(|s| *s == Some(own)).filter(|_| state.is_turn_of(own)) else {
        return;
    };
    if kind == Kind::Sea {
        return;
    }
    if !state.turn.fields.contains(&at) && !state.turn.fields.is_full() {
        state.turn.fields.push(at);
    }
    if feat.winner == Some(side) {
        state.turn.won += 1;
        state.turn.victorious = true;
    }
    if feat.captured || feat.camp {
        state.turn.captured += 1;
        state.turn.lesson = loser;
    }
}

/// R12. R12.7: it stays as large as it was; R12.5: its activations stay, too.
fn capture(state: &mut State, seat: Seat, at: Space, cx: &mut Cx<Game>) {
    let city = state.city(at).expect("the city taken").clone();
    let (loser, size) = (city.owner, city.size());
    cx.tell(|| Event::Captured { who: seat, from: loser, at });
    // R12.3.
    if city.mood != Mood::Angry {
        state.gain(seat, Good::Gold, size);
        state.frames.push(Place { seat: loser, kind: UnitKind::Settler });
    }
    // R12.6.
    if state.settlements_in_stock(seat) == 0 {
        state.remove_city(at);
        state.gain(seat, Good::Gold, size);
        return;
    }
    // R12.2.
    for b in Building::ALL {
        if city.piece(b) == Some(loser) {
            if state.in_stock(seat, b) > 0 {
                state.city_mut(at).set_piece(b, Some(seat));
            } else {
                state.city_mut(at).set_piece(b, None);
                state.gain(seat, Good::Gold, 1);
            }
        }
    }
    // R12.4.
    state.city_mut(at).owner = seat;
    state.set_mood(at, Mood::Angry);
}

/// R13.7.
fn storm(state: &mut State, seat: Seat, at: Space, beaten: u8, cx: &mut Cx<Game>) {
    let gold = state.gain(seat, Good::Gold, beaten);
    cx.tell(|| Event::CampTaken { who: seat, at, gold });
    state.remove_camp(at);
    state.frames.push(Camped { seat, at, beaten });
}
