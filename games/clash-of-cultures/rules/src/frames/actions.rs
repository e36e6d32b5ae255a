//! R5.3, R5.4: what a player may do in a turn, in any order and as often as wanted.

use super::*;

/// The turn being played.
pub struct Actions;

/// Instant objectives open to the player whose turn it is.
fn open_claims(state: &State) -> Set<Objective> {
    let fear = Objective::TerrorRegime;
    let mut set = state.turn.claims;
    if !state.turn.fresh && state.stands(state.turn.seat, fear.fact().when) {
        set.insert(fear);
    }
    set
}

pub fn offer_claims(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    objectives::offer_claims(state, seat, open_claims(state), menu);
}

impl Frame<Game> for Actions {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(state.turn.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let mut can = [false; 6];
        // Before the advances, of which there are many.
        cities::enlarge::explain(state, seat, menu);
        if state.turn.actions > 0 {
            can[0] = advances::offer_turn(state, seat, menu);
            advances::explain(state, seat, menu);
            can[1] = cities::offer_found(state, seat, menu);
            // R8.4.
            can[3] = state.any_mobile(seat, false);
            if can[3] {
                menu.choice(Action::Move, || Show::button(msg("do-move")));
            }
        }
        can[2] = cities::offer_activation(state, seat, menu);
        can[4] = cities::civic::offer_turn(state, seat, menu);
        can[5] = influencing::offer_turn(state, seat, menu);
        let free = free(state, seat, can);
        menu.prompt(|| msg("prompt-turn").num("n", state.turn.actions).num("free", free));
        can[2] |= wonders::offer_turn(state, seat, menu);
        refuse_deeds(state, seat, can, menu);
        offer_effects(state, seat, menu);
        offer_persons(state, seat, menu);
        cards::offer_turn(state, seat, menu);
        offer_claims(state, seat, menu);
        trading::offer_turn(state, seat, menu);
        // R5.3: what is left is lost.
        menu.choice(Action::EndTurn, || Show::button(msg("do-end-turn")).tone(Tone::EndsTurn));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        take(state, seat, action, cx);
    }
}

/// What may still be done without an action when none is left: R8.3.2.4, the Collect of Economic Liberty; R8.6.1, the influence
/// that Peaceful Assimilation was played for.
fn free(state: &State, seat: Seat, can: [bool; 6]) -> u8 {
    let (collects, influences) = (can[2] && state.collect_price(seat).0 == 0, can[5]);
    match state.turn.actions {
        0 if influences && state.turn.assimilating => 2,
        0 => collects as u8,
        _ => 0,
    }
}

/// The rule by which nothing of a kind can be done, and the reason.
type WhyNone = fn(&State, Seat) -> (&'static str, Msg);

/// R5.4: the six actions of a turn, in the rulebook's order, and why one cannot be taken.
const DEEDS: [(&str, WhyNone); 6] = [
    ("deed-advance", advances::why_none),
    ("deed-found", cities::why_none_founded),
    ("deed-activate", cities::why_none_activated),
    ("deed-move", movement::why_none),
    ("deed-civic", cities::civic::why_none),
    ("deed-influence", influencing::why_none),
];

/// Each action that is not possible says so once, whatever is said of places and cards.
fn refuse_deeds(state: &State, seat: Seat, can: [bool; 6], menu: &mut impl Menu<Action>) {
    for ((deed, why_none), _) in DEEDS.into_iter().zip(can).filter(|(_, can)| !can) {
        menu.refuse(|| {
            let (rule, why) = match state.turn.actions {
                0 => ("R5.2", msg("refuse-no-action")),
                _ => why_none(state, seat),
            };
            Refusal::new(targets::BUTTON, rule, why).about(msg(deed))
        });
    }
}

/// One answer of a turn; a Move action allows some of them too.
pub fn take(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
    match action {
        Action::Claim { card, objective } => {
            state.turn.claims.remove(objective);
            return objectives::complete(state, seat, card, objective, cx);
        }
        Action::Play(card) => {
            cards::play(state, seat, card, cx);
            state.turn.fresh = false;
            return;
        }
        Action::Trade => return trading::begin(state, seat),
        _ => {}
    }
    flow::forget_triggers(state);
    match action {
        Action::EndTurn => flow::end_turn(state, seat, cx),
        Action::Advance(a) => {
            state.turn.actions -= 1;
            let bill = state.advance_bill(seat, a, false);
            advances::take(state, seat, a, bill, true);
        }
        Action::Priesthood(a) => {
            state.turn.actions -= 1;
            state.turn.used.insert(Use::Priesthood);
            let bill = state.advance_bill(seat, a, true);
            advances::take(state, seat, a, bill, true);
        }
        Action::Found(at) => cities::found(state, seat, at, cx),
        Action::Collect(at) => collecting::begin(state, seat, at, cx),
        Action::Build(at) => cities::build::begin(state, seat, at),
        Action::Enlarge { at, building } => {
            state.turn.actions -= 1;
            let bill = state.building_bill(seat, building);
            cities::enlarge::enlarge(state, seat, at, building, bill, true);
        }
        Action::Move => {
            state.turn.actions -= 1;
            movement::begin(state, seat, false);
        }
        Action::Civic => {
            state.turn.actions -= 1;
            state.frames.push(Civic { seat, raised: false });
        }
        Action::Vote => {
            state.spend(seat, Pile::mood(1), cx);
            state.frames.push(Civic { seat, raised: false });
        }
        Action::Gardens(at) => {
            state.turn.actions -= 1;
            state.spend(seat, Pile::mood(1), cx);
            cheer(state, at, cx);
        }
        Action::Influence { at, by } => influencing::begin(state, seat, at, by, cx),
        Action::Wonder { at, wonder } => wonders::begin(state, seat, at, wonder),
        Action::Person(card) => play_person(state, seat, card, cx),
        _ => effect(state, seat, action, cx),
    }
}

/// Actions and effects that advances add (R5.4, R5.6, R22). R1.7: those marked "Action" need one.
fn offer_effects(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let p = &state.players[seat];
    let t = &state.turn;
    let acting = t.actions > 0;
    let mut give = |advance: Advance, can: bool, action: Action, key: &'static str| {
        if p.has(advance) && can {
            menu.choice(action, || Show::at(targets::advance(advance), msg(key)));
        }
    };
    let unused = |u| !t.used.has(u);
    give(
        Advance::Cartography,
        acting && unused(Use::Cartography) && !p.ships.is_empty(),
        Action::Cartography,
        "do-cartography",
    );
    give(
        Advance::Taxes,
        acting && unused(Use::Taxes) && p.stock.mood > 0 && state.city_count(seat) > 0,
        Action::Taxes,
        "do-taxes",
    );
    give(Advance::Bartering, acting && can_barter(state, seat), Action::Barter, "do-barter");
    give(
        Advance::CivilLiberties,
        acting && p.stock.mood < p.mood_level,
        Action::CivilLiberties,
        "do-civil-liberties",
    );
    give(
        Advance::AbsolutePower,
        unused(Use::AbsolutePower) && p.stock.mood >= 2,
        Action::AbsolutePower,
        "do-absolute-power",
    );
    give(
        Advance::ForcedLabour,
        !t.forced_labour && p.stock.mood > 0 && state.cities_of(seat).any(|c| c.mood == Mood::Angry),
        Action::ForcedLabour,
        "do-forced-labour",
    );
    let swap =
        |from: Good, to: Good| unused(Use::Theatre) && p.stock.get(from) > 0 && p.stock.get(to) < p.limit(to);
    give(Advance::Theatre, swap(Good::Mood, Good::Culture), Action::Theatre(Good::Mood), "do-theatre-mood");
    give(
        Advance::Theatre,
        swap(Good::Culture, Good::Mood),
        Action::Theatre(Good::Culture),
        "do-theatre-culture",
    );
}

fn effect(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
    cx.tell(|| Event::Effect { who: seat, action });
    match action {
        Action::Cartography => {
            state.turn.actions -= 1;
            state.turn.used.insert(Use::Cartography);
            // R22.2: regions, not Ships.
            let l = state.layout();
            let regions = state.players[seat].ships.iter().fold(0u32, |m, s| m | 1 << l.slot_of[s.at].0);
            let n = regions.count_ones() as u8;
            state.gain(seat, Good::Culture, n);
            state.gain(seat, Good::Idea, n);
        }
        // R7.4.1: no activation.
        Action::Taxes => {
            state.turn.actions -= 1;
            state.turn.used.insert(Use::Taxes);
            state.spend(seat, Pile::mood(1), cx);
            let n = state.city_count(seat) as u8;
            state.gain(seat, Good::Gold, n);
        }
        Action::Barter => {
            state.turn.actions -= 1;
            state.frames.push(Barter::new(seat));
        }
        Action::CivilLiberties => {
            state.turn.actions -= 1;
            state.gain(seat, Good::Mood, 3);
        }
        Action::AbsolutePower => {
            state.turn.used.insert(Use::AbsolutePower);
            state.spend(seat, Pile::mood(2), cx);
            state.turn.actions += 1;
        }
        // R7.4.4.
        Action::ForcedLabour => {
            state.spend(seat, Pile::mood(1), cx);
            state.turn.forced_labour = true;
        }
        Action::Theatre(given) => {
            state.turn.used.insert(Use::Theatre);
            state.spend(seat, Pile::of(given, 1), cx);
            let other = if given == Good::Mood { Good::Culture } else { Good::Mood };
            state.gain(seat, other, 1);
        }
        _ => unreachable!("not an action of a turn"),
    }
}
