//! Volcano, earthquakes and Revolution.

use crate::action::{Action, Loss, Ruin};
use crate::board::{NOWHERE, Space};
use crate::cx::Cx;
use crate::data::data;
use crate::event::Event;
use crate::frame::Frame;
use crate::happenings;
use crate::ids::*;
use crate::scoring::WONDER_POINTS;
use crate::state::{City, State, WonderState};
use crate::units::Group;
use crate::{targets, text};
use kernel::{Menu, Seat, Show, Tone, msg};

/// A piece leaves the game for good; history remembers it (R14.6).
fn bury(state: &mut State, colour: Seat, kind: usize) {
    let p = &mut state.players[colour];
    p.lost[kind] += 1;
    p.event_points += data().points_per_piece;
}

fn bury_wonder(state: &mut State, at: Space) {
    let city = state.city_mut(at);
    let owner = city.owner;
    if let Some(w) = city.wonder.take() {
        state.wonders[w as usize] = WonderState::Gone;
        state.players[owner].event_points += WONDER_POINTS;
    }
}

pub fn offer_volcano(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-volcano"));
    for city in state.cities_of(seat) {
        menu.choice(Action::At(city.at), || {
            Show::at(targets::space(city.at), msg("do-volcano").with("where", text::space(city.at)))
        });
    }
}

pub fn apply_volcano(state: &mut State, seat: Seat, at: Space, cx: &mut Cx) {
    state.frames.pop();
    let units: Group = state.players[seat]
        .pieces()
        .filter(|(_, u)| u.at == at && u.aboard.is_none())
        .fold(0, |g, (id, _)| g | 1 << id);
    state.players[seat].lift(units);
    let pieces = state.city(at).map(City::pieces).unwrap_or_default();
    for (i, colour) in pieces.into_iter().enumerate() {
        if let Some(c) = colour {
            bury(state, c, 1 + i);
        }
    }
    bury_wonder(state, at);
    bury(state, seat, 0);
    state.remove_city(at);
    cx.tell(|| Event::CityLost { who: seat, at });
}

fn ruins(state: &State, seat: Seat, mut found: impl FnMut(Space, Ruin)) {
    for city in state.cities_of(seat) {
        let mut bare = true;
        for &b in Building::ALL {
            if city.piece(b).is_some() {
                bare = false;
                found(city.at, Ruin::Building(b));
            }
        }
        if city.wonder.is_some() {
            bare = false;
            found(city.at, Ruin::Wonder);
        }
        if bare {
            found(city.at, Ruin::Settlement);
        }
    }
}

/// The place of a ruin within an answer: cities of one player number at most seven.
pub fn offer_quake(state: &State, seat: Seat, left: u8, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-quake").num("n", left));
    let chosen = match *state.frames.top() {
        Frame::Quake { hit, .. } => hit[0],
        _ => NOWHERE,
    };
    if left > 0 {
        ruins(state, seat, |at, what| {
            menu.choice(Action::Wreck { at, loss: Loss::Piece(what) }, || {
                let name = match what {
                    Ruin::Building(b) => text::building(b),
                    Ruin::Settlement => msg("building-settlement"),
                    Ruin::Wonder => msg("building-wonder"),
                };
                Show::at(
                    targets::ruin(at, what),
                    msg("do-wreck").with("what", name).with("where", text::space(at)),
                )
            });
        });
    }
    if chosen != NOWHERE || left == 0 {
        menu.choice(Action::Done, || Show::button(msg("do-quake-done")).tone(Tone::Confirm));
    }
}

pub fn apply_quake(
    state: &mut State,
    seat: Seat,
    left: u8,
    mut hit: [Space; 3],
    action: Action,
    cx: &mut Cx,
) {
    state.frames.pop();
    let Action::Wreck { at, loss: Loss::Piece(what) } = action else {
        // Each surviving city that was hit loses a step of mood, once.
        for (i, &at) in hit.iter().enumerate() {
            if at != NOWHERE
                && !hit[..i].contains(&at)
                && state.city(at).is_some_and(|c| c.mood != Mood::Angry)
            {
                happenings::sadden(state, seat, at, false, cx);
            }
        }
        return;
    };
    match what {
        Ruin::Building(b) => {
            if let Some(colour) = state.city(at).and_then(|c| c.piece(b)) {
                bury(state, colour, 1 + b as usize);
            }
            state.city_mut(at).set_piece(b, None);
            cx.tell(|| Event::BuildingLost { who: seat, at, building: b });
        }
        Ruin::Wonder => bury_wonder(state, at),
        Ruin::Settlement => {
            bury(state, seat, 0);
            state.remove_city(at);
            cx.tell(|| Event::CityLost { who: seat, at });
        }
    }
    hit[3 - left as usize] = at;
    state.frames.push(Frame::Quake { seat, left: left - 1, hit });
}

// Revolution.

/// Governments the revolution could lead to.
fn havens(state: &State, seat: Seat) -> impl Iterator<Item = Category> {
    let p = &state.players[seat];
    let old = p.government();
    [Category::Democracy, Category::Autocracy, Category::Theocracy]
        .into_iter()
        .filter(move |c| old.is_some_and(|o| o != *c) && c.first().fact().needs.is_none_or(|n| p.has(n)))
}

pub fn offer_revolt(state: &State, seat: Seat, stage: u8, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg(if stage == 1 { "prompt-revolt-action" } else { "prompt-revolt-government" }));
    if stage == 1 {
        menu.choice(Action::Yes, || Show::button(msg("do-lose-action")).tone(Tone::Idle));
    } else {
        for c in havens(state, seat) {
            menu.choice(Action::Enter(c), || Show::button(msg("do-enter").with("what", text::category(c))));
        }
    }
    let threatened = stage == 1 || havens(state, seat).next().is_some();
    if threatened && state.players[seat].army_count() > 0 {
        menu.choice(Action::No, || Show::button(msg("do-crush-revolt")));
    }
}

pub fn apply_revolt(state: &mut State, seat: Seat, stage: u8, action: Action, cx: &mut Cx) {
    state.frames.pop();
    if stage == 1 {
        state.frames.push(Frame::Revolt { seat, stage: 2 });
    }
    match action {
        Action::No => state.frames.push(Frame::RemoveArmy { seat }),
        Action::Yes => {
            if state.is_turn_of(seat) && state.turn.actions > 0 {
                state.turn.actions -= 1;
            } else {
                state.players[seat].hindered += 1;
            }
            cx.tell(|| Event::ActionLost { who: seat });
        }
        Action::Enter(category) => {
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
                state.frames.push(Frame::Cubes { seat, category, left: gone - 1 });
            }
        }
        _ => unreachable!("not an answer to a revolution"),
    }
}
