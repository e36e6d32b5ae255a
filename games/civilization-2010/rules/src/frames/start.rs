//! R4: Start of Turn.

use super::*;
use crate::announcement::abilities;
use crate::city::{growth, sites};
use crate::culture::wonders;
use crate::people::{cards, ready};
use crate::research::learning;
use crate::{government, investment, movement::discovery};
use kernel::Refusal;

/// R3.4: a player's part, in which the order is free.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Start {
    pub seat: Seat,
}

impl Frame<Game> for Start {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let mut all = choose::Counted::new(menu);
        let menu = &mut all;
        let mut uses = choose::Counted::new(menu);
        offer_abilities(state, seat, &mut uses);
        offer_markers(state, seat, &mut uses);
        if uses.none() {
            choose::refuse_deed(menu, "deed-use", ("R4.2", "refuse-nothing-to-use"));
        }
        // R4.3
        if state.options.investments {
            match investment::can_invest(state, seat) {
                Ok(()) => put(menu, state, seat, Action::Invest),
                Err(why) => choose::refuse_deed(menu, "deed-invest", why),
            }
        }
        let mut founding = choose::Counted::new(menu);
        offer_founding(state, seat, &mut founding);
        if founding.none() {
            choose::refuse_deed(menu, "deed-found", unfounded(state, seat));
        }
        offer_governments(state, seat, menu);
        if growth::must_grow(state, seat) {
            put(menu, state, seat, Action::Grow);
            choose::refuse_deed(menu, "do-end-part", ("R4.6", "refuse-must-grow"));
        } else if government::must_leave_anarchy(state, seat) {
            choose::refuse_deed(menu, "do-end-part", ("R4.5", "refuse-must-leave-anarchy"));
        } else {
            choose::end_part(menu);
        }
        // R4.5, R4.6: what must be done, and whether there is anything besides: the way on is always one of the answers.
        let leaves = government::must_leave_anarchy(state, seat);
        let must = if growth::must_grow(state, seat) { 1 } else { 2 * leaves as u8 };
        let any = all.count() > 1;
        all.prompt(|| msg("prompt-start").num("must", must).num("any", any as u8));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Done => finish(state, seat),
            Action::PersonType(kind) => state.frames.push(Place { seat, kind }),
            Action::Wonder(wonder) => wonders::use_wonder(state, seat, wonder, cx),
            Action::Decree => government::decree(state, seat, cx),
            Action::Skill(skill) => abilities::begin(state, seat, skill, cx),
            Action::Event(event) => begin_plan(state, seat, What::Event(event)),
            Action::Person(_) | Action::TurnUp(_) => cards::begin(state, seat, action, cx),
            Action::Teacher => {
                discovery::spend_marker(state, seat, Content::Hut(Hut::Teacher), cx);
                learning::free(state, seat, learning::up_to_level(1));
            }
            Action::Relic(Relic::Atlantis) => {
                state.me(seat).atlantis = false;
                learning::free(state, seat, Set::all());
            }
            Action::Relic(_) => {
                state.me(seat).seven_cities = false;
                if state.options.investments {
                    state.frames.push(InvestCard { seat, left: 2 });
                }
            }
            Action::Invest => state.frames.push(InvestCoin { seat }),
            Action::Grow => {
                debug_assert!(!growth::expansions(state, seat).is_empty());
                state.frames.push(Grow { seat });
            }
            Action::Found(figure) => growth::found(state, seat, figure, cx),
            Action::Government(to) => {
                state.me(seat).once.insert(Once::Government);
                government::change(state, seat, to, cx);
            }
            other => unreachable!("{other:?}"),
        }
    }
}

/// R4.5: the governments that are open now.
fn offer_governments(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let now = state.player(seat).government;
    let mut open = choose::Counted::new(menu);
    for government in Government::ALL {
        match government::may_change(state, seat, government) {
            Ok(()) => put(&mut open, state, seat, Action::Government(government)),
            // What one does not have lies nowhere: it is refused by name.
            Err((rule, why)) if government != now => {
                open.refuse(|| Refusal::new(Target::Button, rule, msg(why)).about(government.term()))
            }
            Err(_) => {}
        }
    }
    if open.none() {
        choose::refuse_deed(menu, "deed-government", ("R4.5", "refuse-no-government"));
    }
}

/// R4.1, R4.2: great people in reserve, and what may be used once a turn.
fn offer_abilities(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let player = state.player(seat);
    for kind in PersonType::ALL {
        let waiting = player.reserve[kind] > 0;
        if waiting && !sites::piece_squares(state, seat, None, Piece::Person(kind)).is_empty() {
            put(menu, state, seat, Action::PersonType(kind));
        }
    }
    for wonder in Wonder::ALL {
        if state.wonder_at[wonder].is_some() && wonders::wonder_ready(state, seat, wonder) {
            put(menu, state, seat, Action::Wonder(wonder));
        }
    }
    if government::decree_ready(state, seat) {
        put(menu, state, seat, Action::Decree);
    }
    for &skill in &data().start_skills {
        if abilities::usable(state, seat, skill) {
            put(menu, state, seat, Action::Skill(skill));
        }
    }
    announcement::offer_events(state, seat, Timing::Start, menu);
    ready::offer_uses(state, seat, Timing::Start, menu);
}

/// R4.2, R17.1, R17.3: a teacher, and relics that fall due.
fn offer_markers(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let player = state.player(seat);
    let teacher = player.holds(Content::Hut(Hut::Teacher));
    if teacher && !learning::choices(state, seat, learning::up_to_level(1)).is_empty() {
        put(menu, state, seat, Action::Teacher);
    }
    if player.atlantis {
        put(menu, state, seat, Action::Relic(Relic::Atlantis));
    }
    if player.seven_cities {
        put(menu, state, seat, Action::Relic(Relic::SevenCitiesOfGold));
    }
}

/// R4.4: why nobody can found a city: what keeps the first who could from it.
fn unfounded(state: &State, seat: Seat) -> sites::Why {
    let founders = (0..FIGURES).filter(|&i| growth::founds(state, seat, i as u8));
    let mut squares = founders.filter_map(|i| state.player(seat).figures[i].at);
    let refused = squares.find_map(|square| growth::may_found(state, seat, square).err());
    refused.unwrap_or(("R4.4", "refuse-no-founder"))
}

/// R4.4; under the later Republic card (R24.1) armies found cities too.
fn offer_founding(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let player = state.player(seat);
    for i in (0..FIGURES).filter(|&i| growth::founds(state, seat, i as u8)) {
        let Some(square) = player.figures[i].at else { continue };
        let twin = player.figures[..i].iter().any(|f| f.at == Some(square)) && i < ARMIES;
        match growth::may_found(state, seat, square) {
            _ if twin => {}
            Ok(()) => put(menu, state, seat, Action::Found(i as u8)),
            Err((rule, why)) => menu.refuse(|| {
                let key = if i < ARMIES { "place-army-at" } else { "place-scout-at" };
                let figure = msg(key).with("where", places::square(square));
                Refusal::new(targets::figure(seat, i as u8), rule, msg(why)).about(figure)
            }),
        }
    }
}

/// The end of the part: what was fresh no longer is; scouts are assigned (R4.7).
fn finish(state: &mut State, seat: Seat) {
    state.frames.pop();
    let player = state.me(seat);
    player.fresh = Set::default();
    player.learned = false;
    // R24.24: rewards of relics are for the first Start of Turn only.
    player.atlantis = false;
    player.seven_cities = false;
    if !state.options.letter {
        state.frames.push(Assign { seat, scout: ARMIES as u8 });
    }
}
