//! R5.2, R7: the pool, the fleets, the capital and the first army.

use super::deeds::{self, Part};
use super::*;

/// R7.1, R7.3
pub fn prepare(state: &mut State, cx: &mut Cx<Game>) {
    let facts = state.empire().facts();
    let peoples = facts.start.len() as u8;
    let each = facts.strength / peoples;
    let fleets = facts.fleets(&state.options);
    state.turn.campaign =
        Campaign { pool: [each, if peoples == 2 { each } else { 0 }], ..Campaign::default() };
    if state.options.naval_control {
        state.turn.claims = fleets;
    } else {
        place_fleets(state, fleets, cx);
    }
    if state.turn.astronomy {
        state.frames.replace(Stage::Astronomy);
    } else {
        fleets_claimed(state, cx);
    }
}

pub fn place_fleets(state: &mut State, fleets: Set<Sea>, cx: &mut Cx<Game>) {
    state.turn.campaign.fleets |= fleets;
    if !fleets.is_empty() {
        let seat = state.turn.seat;
        cx.tell(|| Event::Fleets { seat, seas: fleets.iter().collect() });
    }
}

/// All claims are known: with naval control the seas may have to be fought for.
fn fleets_claimed(state: &mut State, cx: &mut Cx<Game>) {
    if state.turn.claims.is_empty() {
        fleets_placed(state, cx);
    } else {
        state.frames.replace(Stage::Markers);
    }
}

pub fn fleets_placed(state: &mut State, cx: &mut Cx<Game>) {
    debug_assert!(state.turn.claims.is_empty(), "no claim is left once the empire stands on the board");
    if state.turn.reallocation {
        state.frames.replace(Stage::Reallocation);
    } else {
        start(state, cx);
    }
}

/// R7.2: whoever stood in a start land hears that the army is gone.
pub fn displace(state: &State, land: Land, cx: &mut Cx<Game>) {
    if let Some(owner) = state.world.owner(land).filter(|&owner| owner != state.turn.seat) {
        cx.tell(|| Event::Displaced { owner, land });
    }
}

/// R7.2, R7.4: capital and first army. Whatever army and fort stood there goes; monuments stay. This is no battle.
fn start(state: &mut State, cx: &mut Cx<Game>) {
    let (seat, facts) = (state.turn.seat, state.empire().facts());
    for (people, &land) in facts.start.iter().enumerate() {
        displace(state, land, cx);
        state.world.settle(land, seat, Army::of_empire(state.epoch));
        if facts.capital {
            state.world.put_capital(land);
            state.turn.capitals.insert(land);
        }
        state.turn.campaign.lands[people].insert(land);
        state.turn.campaign.pool[people] -= 1;
        cx.tell(|| Event::Started { seat, land, capital: facts.capital });
    }
    state.frames.replace(Stage::Expand);
}

/// R6.9.12: one more fleet.
pub struct Astronomy;

/// Seas, not oceans, without a fleet of this empire. R13.4: who cannot fight for a sea cannot claim it.
pub fn astronomy_seas(state: &State) -> Set<Sea> {
    let facts = state.empire().facts();
    let own = facts.fleets(&state.options);
    let seas = state.board().seas - own;
    if !state.options.naval_control {
        return seas;
    }
    if own.len() >= state.options.markers() {
        return Set::empty();
    }
    if facts.navigation { seas } else { seas - barred(state) }
}

impl Frame<Game> for Astronomy {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-astronomy"));
        choose::seas(menu, "do-fleet", astronomy_seas(state));
        choose::no_seas(menu, "R6.9.12", "refuse-ocean", Set::all() - state.board().seas);
        deeds::explain(state, Part::Prepare, true, menu);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Sea(sea) = action else { unreachable!("Astronomy finds a sea") };
        state.turn.astronomy = false;
        if state.options.naval_control {
            state.turn.claims.insert(sea);
        } else {
            place_fleets(state, Set::of(sea), cx);
        }
        fleets_claimed(state, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if !astronomy_seas(state).is_empty() {
            return Flow::Ask;
        }
        state.turn.astronomy = false;
        fleets_claimed(state, cx);
        Flow::Go
    }
}

/// R6.8.3: fleets for coins.
pub struct Reallocation;

/// Fleets without an army.
fn cashable(state: &State) -> Set<Sea> {
    state.turn.campaign.fleets - state.navy_of(state.turn.seat)
}

impl Frame<Game> for Reallocation {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-reallocation").num("n", state.turn.coins));
        choose::seas(menu, "do-cash", cashable(state));
        deeds::explain(state, Part::Prepare, true, menu);
        menu.choice(Action::Done, || Show::button(msg("do-keep-fleets")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Sea(sea) => {
                state.turn.campaign.fleets.remove(sea);
                state.turn.coins += 1;
                cx.tell(|| Event::Cashed { seat, sea });
            }
            Action::Done => start(state, cx),
            _ => unreachable!("not offered while fleets are cashed"),
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if !cashable(state).is_empty() {
            return Flow::Ask;
        }
        start(state, cx);
        Flow::Go
    }
}
