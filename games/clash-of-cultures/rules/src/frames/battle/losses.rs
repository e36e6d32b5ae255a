//! Removing what was hit (R11.4, R11.9, R13.3).

use super::*;

/// Both sides remove what they owe, then this step follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Losses(pub Next);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    Before,
    Withdraw,
    After,
    Decide,
}

/// Whose turn it is to remove: the attacker first.
fn owing(state: &State) -> usize {
    if state.fight().owed[ATTACK] > 0 { ATTACK } else { DEFENCE }
}

impl Frame<Game> for Losses {
    fn asked(&self, state: &State) -> SeatSet {
        side(state, owing(state))
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let b = state.fight();
        menu.prompt(|| msg("prompt-losses").num("n", b.owed[owing(state)]));
        if b.kind == Kind::Raid {
            victims(state, |loss| menu.choice(Action::Lose(loss), || show(state, seat, loss)));
            return;
        }
        for (i, ship) in state.players[seat].ships.iter().enumerate().filter(|(_, s)| s.at == b.at) {
            let id = UnitId::ship(i);
            menu.choice(Action::Lose(Loss::Unit(id)), || {
                Show::at(targets::unit(seat, id), msg("do-lose-ship").num("n", ship.cargo.len() as u8))
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Lose(loss) = action else { unreachable!("something is lost") };
        if state.fight().kind == Kind::Raid {
            return suffer(state, loss, cx);
        }
        let Loss::Unit(id) = loss else { unreachable!("Ships are lost at sea") };
        sink(state, owing(state), seat, id.as_ship(), cx);
    }

    /// Goes on while losses need no choice.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
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
                    Flow::Go
                }
            };
        }
        match self.0 {
            Next::Before => go(state, Before),
            Next::Withdraw => go(state, Withdraw),
            Next::After => go(state, After),
            Next::Decide => go(state, Decide),
        }
        // R11.4, 5: whoever has lost everything before the dice fights no more.
        let bare = state.fighters(ATTACK) == 0 || (state.fighters(DEFENCE) == 0 && state.dice(DEFENCE) == 0);
        if bare && matches!(self.0, Next::Before | Next::Withdraw) && state.fight().kind != Kind::Raid {
            // What was rolled before is no part of how it ended.
            let b = state.fight_mut();
            b.rolls.iter_mut().for_each(|dice| dice.clear());
            (b.values, b.hits) = ([0; 2], [0; 2]);
            go(state, Decide);
        }
        Flow::Go
    }
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

/// R11.9: the owner chooses. Ships that are alike or all lost need no choice.
fn lose_ships(state: &mut State, side: usize, seat: Seat, cx: &mut Cx<Game>) -> Flow {
    let (at, owed) = (state.fight().at, state.fight().owed[side] as usize);
    let ships = &state.players[seat].ships;
    let here: ArrayVec<usize, 4> = (0..ships.len()).filter(|&i| ships[i].at == at).collect();
    let alike = here.iter().all(|&i| ships[i].cargo == ships[here[0]].cargo);
    if here.len() > owed && !alike {
        return Flow::Ask;
    }
    sink(state, side, seat, *here.last().expect("a Ship to lose"), cx);
    Flow::Go
}

fn sink(state: &mut State, side: usize, seat: Seat, ship: usize, cx: &mut Cx<Game>) {
    state.players[seat].ships.remove(ship);
    count(state, side);
    let b = state.fight_mut();
    b.owed[side] -= 1;
    b.raided[1 - side] |= b.route[side];
    cx.tell(|| Event::Lost { who: Some(seat), n: 1 });
}

/// R13.3: what can take a hit of a barbarian attack: units first, then buildings, the Settlement last.
fn victims(state: &State, mut found: impl FnMut(Loss)) {
    let b = state.fight();
    let seat = b.sides[DEFENCE].expect("a player's city");
    let p = &state.players[seat];
    let army = p.armies.iter().position(|u| u.at == b.at);
    let settler = p.settlers.iter().position(|u| u.at == b.at);
    if let Some(i) = army {
        found(Loss::Unit(UnitId::army(i)));
    }
    if let Some(i) = settler {
        found(Loss::Unit(UnitId::settler(i)));
    }
    if army.is_some() || settler.is_some() {
        return;
    }
    let Some(city) = state.city(b.at) else { return };
    let mut bare = true;
    for what in Building::ALL {
        if city.piece(what).is_some() {
            bare = false;
            found(Loss::Piece(Ruin::Building(what)));
        }
    }
    if bare {
        found(Loss::Piece(Ruin::Settlement));
    }
}

fn city_suffers(state: &mut State, cx: &mut Cx<Game>) -> Flow {
    let mut only = None;
    let mut n = 0;
    victims(state, |loss| {
        only = Some(loss);
        n += 1;
    });
    match (n, only) {
        (1, Some(loss)) => suffer(state, loss, cx),
        (0, _) => state.fight_mut().owed[DEFENCE] = 0,
        _ => return Flow::Ask,
    }
    Flow::Go
}

fn suffer(state: &mut State, loss: Loss, cx: &mut Cx<Game>) {
    let at = state.fight().at;
    let seat = state.fight().sides[DEFENCE].expect("a player's city");
    state.fight_mut().owed[DEFENCE] -= 1;
    match loss {
        Loss::Unit(id) => {
            state.players[seat].lift(Set::of(id));
            if id.is_army() {
                count(state, DEFENCE);
            }
            cx.tell(|| Event::Lost { who: Some(seat), n: 1 });
        }
        Loss::Piece(Ruin::Building(building)) => {
            state.city_mut(at).set_piece(building, None);
            state.fight_mut().reduced = true;
            cx.tell(|| Event::BuildingLost { who: seat, at, building });
        }
        Loss::Piece(_) => {
            state.remove_city(at);
            state.fight_mut().owed[DEFENCE] = 0;
            cx.tell(|| Event::CityLost { who: seat, at, razed: true });
        }
    }
}

fn show(state: &State, seat: Seat, loss: Loss) -> Show {
    match loss {
        Loss::Unit(id) => {
            let kind = state.players[seat].piece(id).expect("a unit here").kind;
            Show::at(targets::unit(seat, id), msg("do-lose").with("what", kind.term()))
        }
        Loss::Piece(what) => {
            Show::at(targets::ruin(state.fight().at, what), msg("do-lose").with("what", what.term()))
        }
    }
}

/// Self-Sacrifice: one unit of each side, chosen by its owner.
pub fn owe_one_each(state: &mut State) {
    let owed = [state.fighters(ATTACK).min(1), state.fighters(DEFENCE).min(1)];
    state.fight_mut().owed = owed;
}

/// R11.8, R12.1: Settlers of a side that has been beaten.
pub fn settlers_perish(state: &mut State, side: usize, cx: &mut Cx<Game>) {
    let Battle { at, sides, .. } = *state.fight();
    if let Some(seat) = sides[side]
        && state.players[seat].settlers_at(at) > 0
    {
        let n = state.players[seat].settlers_at(at) as u8;
        state.players[seat].remove_settlers_at(at);
        let b = state.fight_mut();
        b.raided[1 - side] |= b.route[side];
        cx.tell(|| Event::SettlersLost { who: seat, at, n });
    }
}

/// What a raid leaves behind (R13.5, D7).
pub fn after_raid(state: &mut State, cx: &mut Cx<Game>) {
    let Battle { at, reduced, .. } = *state.fight();
    if reduced && !state.options.letter && state.city(at).is_some() {
        state.set_mood(at, Mood::Angry);
        cities::tell_mood(state, at, cx);
    }
}
