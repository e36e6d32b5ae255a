//! Removing what was hit (R11.4, R11.9, R13.3 b).

use crate::action::{Action, Loss, Ruin};
use crate::battle::{ATTACK, Battle, DEFENCE, Kind, Next, Step};
use crate::cities;
use crate::cx::Cx;
use crate::event::Event;
use crate::ids::*;
use crate::state::State;
use crate::units::{FIRST_SETTLER, FIRST_SHIP, UnitId};
use crate::{targets, text};
use kernel::{Menu, Seat, Show, msg};

/// True while losses need no choice.
pub fn settle(state: &mut State, next: Next, cx: &mut Cx) -> bool {
    for side in [ATTACK, DEFENCE] {
        let b = state.fight();
        if b.owed[side] == 0 {
            continue;
        }
        return match (b.sides[side], b.kind) {
            (Some(seat), Kind::Sea) => lose_ships(state, side, seat, cx),
            (Some(_), Kind::Raid) => city_suffers(state, cx),
            _ => {
                let n = std::mem::take(&mut state.fight_mut().owed[side]);
                (0..n).for_each(|_| fall(state, side));
                cx.tell(|| Event::Lost { who: state.fight().sides[side], n });
                true
            }
        };
    }
    state.fight_mut().step = match next {
        Next::Before => Step::Before,
        Next::Withdraw => Step::Withdraw,
        Next::After => Step::After,
        Next::Decide => Step::Decide,
    };
    // R11.4, 5: whoever has lost everything before the dice fights no more.
    let bare = state.fighters(ATTACK) == 0 || (state.fighters(DEFENCE) == 0 && state.dice(DEFENCE) == 0);
    if bare && matches!(next, Next::Before | Next::Withdraw) && state.fight().kind != Kind::Raid {
        state.fight_mut().step = Step::Decide;
    }
    true
}

/// One land unit of a side falls.
fn fall(state: &mut State, side: usize) {
    let Battle { at, from, kind, sides, .. } = *state.fight();
    match sides[side] {
        Some(seat) => state.players[seat].kill_army(at),
        None => {
            let home = if kind == Kind::Raid { from } else { at };
            if let Some(camp) = state.camps.iter_mut().find(|c| c.at == home) {
                camp.units -= 1;
            }
        }
    }
    count(state, side);
}

fn count(state: &mut State, side: usize) {
    let b = state.fight_mut();
    b.killed[side] += 1;
    b.fell[side] += 1;
}

/// Ships that are alike or all lost need no choice.
fn lose_ships(state: &mut State, side: usize, seat: Seat, cx: &mut Cx) -> bool {
    let (at, owed) = (state.fight().at, state.fight().owed[side] as usize);
    let here: arrayvec::ArrayVec<usize, 4> =
        (0..state.players[seat].ships.len()).filter(|&i| state.players[seat].ships[i].at == at).collect();
    let alike =
        here.iter().all(|&i| state.players[seat].ships[i].cargo == state.players[seat].ships[here[0]].cargo);
    if here.len() > owed && !alike {
        return false;
    }
    sink(state, side, seat, *here.last().expect("a Ship to lose"), cx);
    true
}

fn sink(state: &mut State, side: usize, seat: Seat, ship: usize, cx: &mut Cx) {
    state.players[seat].ships.remove(ship);
    count(state, side);
    let b = state.fight_mut();
    b.owed[side] -= 1;
    b.raided[1 - side] |= b.route[side];
    cx.tell(|| Event::Lost { who: Some(seat), n: 1 });
}

/// What can take a hit of a barbarian attack: units first, then buildings, the Settlement last.
fn victims(state: &State, mut found: impl FnMut(Loss)) {
    let b = state.fight();
    let seat = b.sides[DEFENCE].expect("a player's city");
    let p = &state.players[seat];
    let army = p.armies.iter().position(|u| u.at == b.at);
    let settler = p.settlers.iter().position(|u| u.at == b.at);
    if let Some(i) = army {
        found(Loss::Unit(i as UnitId));
    }
    if let Some(i) = settler {
        found(Loss::Unit(FIRST_SETTLER + i as UnitId));
    }
    if army.is_some() || settler.is_some() {
        return;
    }
    let Some(city) = state.city(b.at) else { return };
    let mut bare = true;
    for &what in Building::ALL {
        if city.piece(what).is_some() {
            bare = false;
            found(Loss::Piece(Ruin::Building(what)));
        }
    }
    if bare {
        found(Loss::Piece(Ruin::Settlement));
    }
}

fn city_suffers(state: &mut State, cx: &mut Cx) -> bool {
    let mut only = None;
    let mut n = 0;
    victims(state, |loss| {
        only = Some(loss);
        n += 1;
    });
    match (n, only) {
        (1, Some(loss)) => suffer(state, loss, cx),
        (0, _) => state.fight_mut().owed[DEFENCE] = 0,
        _ => return false,
    }
    true
}

fn suffer(state: &mut State, loss: Loss, cx: &mut Cx) {
    let at = state.fight().at;
    let seat = state.fight().sides[DEFENCE].expect("a player's city");
    state.fight_mut().owed[DEFENCE] -= 1;
    match loss {
        Loss::Unit(id) => {
            state.players[seat].lift(1 << id);
            if id < FIRST_SETTLER {
                count(state, DEFENCE);
            }
            cx.tell(|| Event::Lost { who: Some(seat), n: 1 });
        }
        Loss::Piece(Ruin::Building(b)) => {
            state.city_mut(at).set_piece(b, None);
            state.fight_mut().reduced = true;
            cx.tell(|| Event::BuildingLost { who: seat, at, building: b });
        }
        Loss::Piece(_) => {
            state.remove_city(at);
            state.fight_mut().owed[DEFENCE] = 0;
            cx.tell(|| Event::CityLost { who: seat, at });
        }
    }
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let b = state.fight();
    let side = if b.owed[ATTACK] > 0 { ATTACK } else { DEFENCE };
    menu.prompt(|| msg("prompt-losses").num("n", b.owed[side]));
    if b.kind == Kind::Raid {
        victims(state, |loss| menu.choice(Action::Lose(loss), || show(state, seat, loss)));
        return;
    }
    for (i, ship) in state.players[seat].ships.iter().enumerate().filter(|(_, s)| s.at == b.at) {
        let id = FIRST_SHIP + i as UnitId;
        menu.choice(Action::Lose(Loss::Unit(id)), || {
            Show::at(targets::unit(seat, id), msg("do-lose-ship").num("n", ship.cargo.len() as u8))
        });
    }
}

fn show(state: &State, seat: Seat, loss: Loss) -> Show {
    match loss {
        Loss::Unit(id) => {
            let kind = state.players[seat].piece(id).expect("a unit here").kind;
            Show::at(targets::unit(seat, id), msg("do-lose").with("what", text::unit(kind)))
        }
        Loss::Piece(what) => {
            let name = match what {
                Ruin::Building(b) => text::building(b),
                Ruin::Settlement => msg("building-settlement"),
                Ruin::Wonder => msg("building-wonder"),
            };
            Show::at(targets::ruin(state.fight().at, what), msg("do-lose").with("what", name))
        }
    }
}

pub fn apply(state: &mut State, seat: Seat, loss: Loss, cx: &mut Cx) {
    if state.fight().kind == Kind::Raid {
        return suffer(state, loss, cx);
    }
    let Loss::Unit(id) = loss else { unreachable!("Ships are lost at sea") };
    let side = if state.fight().owed[ATTACK] > 0 { ATTACK } else { DEFENCE };
    sink(state, side, seat, (id - FIRST_SHIP) as usize, cx);
}

/// Self-Sacrifice: one unit of each side, chosen by its owner.
pub fn owe_one_each(state: &mut State) {
    let owed = [state.fighters(ATTACK).min(1), state.fighters(DEFENCE).min(1)];
    state.fight_mut().owed = owed;
}

/// R11.8: Settlers of a side that has been beaten.
pub fn settlers_perish(state: &mut State, side: usize) {
    let Battle { at, sides, .. } = *state.fight();
    if let Some(seat) = sides[side]
        && state.players[seat].settlers_at(at) > 0
    {
        state.players[seat].remove_settlers_at(at);
        let b = state.fight_mut();
        b.raided[1 - side] |= b.route[side];
    }
}

/// What a raid leaves behind (R13.5).
pub fn after_raid(state: &mut State, cx: &mut Cx) {
    let Battle { at, reduced, .. } = *state.fight();
    if reduced && !state.options.letter && state.city(at).is_some() {
        state.set_mood(at, Mood::Angry);
        cities::tell_mood(state, at, cx);
    }
}
