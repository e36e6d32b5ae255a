//! R13.4, optional: armies on fleets, fights for seas, and the markers that may run out.

use super::deeds::{self, Part};
use super::*;
use combat::{Round, Side};

/// A fleet marker has to be taken off the board (R14.3).
pub struct Markers;

/// Manning fleets and fighting for seas.
pub struct Fleets;

/// Waters where a manned fleet has to be beaten before one of this player's is placed: by the letter (D17), own ones too.
pub fn barred(state: &State) -> Set<Sea> {
    let manned = state.manned_waters();
    if state.options.letter { manned } else { manned - state.navy_of(state.turn.seat) }
}

fn contested(state: &State) -> Set<Sea> {
    barred(state) & state.turn.claims
}

/// R14.3: the oldest manned fleets, while there are too few markers for the fleets of this empire.
fn markers_to_take(state: &State) -> Set<Sea> {
    let manned = state.manned_waters();
    let needed = (state.turn.claims - manned).len();
    if manned.len() + needed <= state.options.markers() {
        return Set::empty();
    }
    let epoch = |sea: Sea| state.navy[sea.index()].map(|fleet| fleet.epoch);
    let oldest = manned.iter().filter_map(epoch).min();
    manned.filter(|sea| epoch(sea) == oldest)
}

/// Seas of the card: it must try for at least one.
fn seas_of_card(state: &State) -> Set<Sea> {
    state.empire().facts().fleets(&state.options) & state.board().seas
}

/// One army of the pool is for the start land (R7.4).
fn can_spare_army(state: &State) -> bool {
    state.turn.campaign.pool[0] > 1
}

fn mannable(state: &State) -> Set<Sea> {
    if !can_spare_army(state) || !state.empire().facts().navigation {
        return Set::empty();
    }
    (state.turn.campaign.fleets & state.board().seas) - state.turn.manned
}

fn engageable(state: &State) -> Set<Sea> {
    if can_spare_army(state) { contested(state) } else { Set::empty() }
}

fn must_try(state: &State) -> bool {
    let possible = (mannable(state) | engageable(state)) & seas_of_card(state);
    !state.turn.tried && !possible.is_empty()
}

impl Frame<Game> for Markers {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-markers"));
        choose::seas(menu, "do-take-marker", markers_to_take(state));
        deeds::explain(state, Part::Prepare, true, menu);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Sea(sea) = action else { unreachable!("a marker lies in a sea") };
        take_marker(state, sea, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let old = markers_to_take(state);
        if old.is_empty() {
            let free = state.turn.claims - contested(state);
            state.turn.claims -= free;
            place_fleets(state, free, cx);
            state.frames.replace(Stage::Fleets);
        } else if let Some(only) = old.only() {
            take_marker(state, only, cx);
        } else {
            return Flow::Ask;
        }
        Flow::Go
    }
}

/// "Le combat est réalisé normalement": what helps active armies helps them at sea too, and is used up there too.
pub const NAVAL_DEFENCE: Side = Side { dice: 1, bonus: 0 };

impl Frame<Game> for Fleets {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-navy").num("n", state.turn.campaign.pool[0]));
        for sea in mannable(state) {
            let label = || msg("do-man").term("sea", sea.key());
            menu.choice(Action::Man(sea), || Show::at(targets::sea(sea), label()));
        }
        for sea in engageable(state) {
            let label = || msg("do-engage").term("sea", sea.key());
            menu.choice(Action::Engage(sea), || Show::at(targets::sea(sea), label()));
        }
        let oceans = state.turn.campaign.fleets - state.board().seas;
        choose::no_seas(menu, "R13.4", "refuse-man-ocean", oceans);
        campaign::offer_recovery(state, menu);
        let can = !(mannable(state) | engageable(state)).is_empty();
        deeds::explain(state, Part::Fleets, can, menu);
        if must_try(state) {
            menu.refuse(|| Refusal::new(Target::Button, "R13.4", msg("refuse-must-try")));
        } else {
            menu.choice(Action::Done, || Show::button(msg("do-navy-done")).tone(Tone::Idle));
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Man(sea) => man(state, sea, cx),
            Action::Engage(sea) => engage(state, sea, cx),
            Action::Recover { people, allied } => campaign::recover(state, people, allied, cx),
            Action::Done => finish(state, cx),
            _ => unreachable!("not offered while fleets are manned"),
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let turn = &state.turn;
        let recovers = turn.lost[0] > 0 && turn.coins + turn.ally_coins > 0;
        if recovers || !(mannable(state) | engageable(state)).is_empty() {
            return Flow::Ask;
        }
        finish(state, cx);
        Flow::Go
    }
}

fn take_marker(state: &mut State, sea: Sea, cx: &mut Cx<Game>) {
    if let Some(fleet) = state.navy[sea.index()].take() {
        cx.tell(|| Event::FleetTaken { sea, owner: fleet.owner });
    }
}

fn man(state: &mut State, sea: Sea, cx: &mut Cx<Game>) {
    let seat = state.turn.seat;
    state.turn.campaign.pool[0] -= 1;
    occupy(state, sea);
    cx.tell(|| Event::Manned { seat, sea });
}

fn occupy(state: &mut State, sea: Sea) {
    state.turn.tried |= seas_of_card(state).has(sea);
    state.navy[sea.index()] = Some(Manned { owner: state.turn.seat, epoch: state.epoch });
    state.turn.manned.insert(sea);
    state.turn.campaign.fleets.insert(sea);
    state.turn.claims.remove(sea);
}

fn engage(state: &mut State, sea: Sea, cx: &mut Cx<Game>) {
    let attacker = state.turn.seat;
    let defender = state.navy[sea.index()].expect("a manned fleet is there").owner;
    state.turn.tried |= seas_of_card(state).has(sea);
    state.turn.campaign.pool[0] -= 1;
    let Round { attack, defence, outcome } =
        combat::round(combat::active_side(state), NAVAL_DEFENCE, combat::wins_ties(state), cx);
    cx.tell(|| Event::SeaBattle { attacker, defender, sea, attack: attack.clone(), defence, outcome });
    combat::leader_may_fall(state, &attack, cx);
    match outcome {
        Outcome::Higher => occupy(state, sea),
        Outcome::Equal => {
            state.navy[sea.index()] = None;
            state.turn.claims.remove(sea);
            state.turn.campaign.fleets.insert(sea);
            combat::lose_army(state, 0, false, cx);
        }
        Outcome::Lower => combat::lose_army(state, 0, true, cx),
    }
}

fn finish(state: &mut State, cx: &mut Cx<Game>) {
    state.turn.claims = Set::empty();
    fleets_placed(state, cx);
}
