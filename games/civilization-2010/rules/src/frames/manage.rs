//! R6: a player's part of City Management.

use super::*;
use crate::announcement::abilities;
use crate::city::{ARTS, later_monarchy};
use crate::culture::track;
use crate::movement::discovery;
use crate::people::{cards, ready};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Manage {
    pub seat: Seat,
}

impl Manage {
    /// R6.1: each city takes one action; R4.5: the capital none under Anarchy; the later Monarchy card gives it two.
    pub fn begin(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
        cx.tell(|| Event::Part { who: seat });
        let anarchy = state.player(seat).government == Government::Anarchy;
        let monarch = later_monarchy(state, seat);
        for (i, city) in state.me(seat).cities.iter_mut().enumerate() {
            city.acted = 0;
            city.actions = match (city.at.is_some(), i) {
                (false, _) => 0,
                (true, 0) if anarchy => 0,
                (true, 0) if monarch => 2,
                _ => 1,
            };
        }
        state.frames.push(Manage { seat });
    }
}

/// R4.5: whether Anarchy kept the capital from acting: 1 where it is the only city, 2 where there are others.
fn idle(state: &State, seat: Seat) -> i64 {
    let player = state.player(seat);
    let capital = &player.cities[0];
    if player.government != Government::Anarchy || capital.at.is_none() || capital.acted != 0 {
        return 0;
    }
    if player.city_count() > 1 { 2 } else { 1 }
}

/// R6.9: whether culture may be spent now: always in one's part; to the letter (R24.4) after devoting to the arts.
fn may_spend_culture(state: &State, seat: Seat) -> bool {
    !state.options.letter || state.player(seat).cities.iter().any(|c| c.acted & ARTS != 0)
}

fn offer_advance(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    if !may_spend_culture(state, seat) {
        choose::refuse_deed(menu, "deed-advance", ("R24.4", "refuse-arts-first"));
        return;
    }
    if track::can_advance(state, seat, false) {
        put(menu, state, seat, Action::Advance);
    } else if state.player(seat).track < data().k.track_end {
        menu.refuse(|| {
            let player = state.player(seat);
            let (culture, trade) = state.track_cost(seat, player.track + 1);
            let costs = msg("refuse-advance").num("culture", culture).num("trade", trade);
            let why = costs.num("has", player.culture).num("pays", player.trade);
            Refusal::new(Target::Button, "R14.3", why).about(msg("deed-advance"))
        });
    }
    if track::can_leap(state, seat) {
        put(menu, state, seat, Action::Leap);
    }
}

/// R6.11: abilities, culture events, great people and markers that serve now.
fn offer_uses(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    for &skill in &data().city_skills {
        if abilities::usable(state, seat, skill) {
            put(menu, state, seat, Action::Skill(skill));
        }
    }
    announcement::offer_events(state, seat, Timing::City, menu);
    ready::offer_uses(state, seat, Timing::City, menu);
    if state.player(seat).holds(Content::Village(Village::FriendlyWorkers)) {
        put(menu, state, seat, Action::Workers);
    }
}

impl Frame<Game> for Manage {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let player = state.player(seat);
        let left: i64 = player.cities.iter().map(|city| city.actions as i64).sum();
        if left == 0 {
            choose::refuse_deed(menu, "deed-act", ("R6.1", "refuse-all-acted"));
        }
        for (i, city) in player.cities.iter().enumerate() {
            if city.at.is_some() && city.actions > 0 {
                put(menu, state, seat, Action::City(i as u8));
            } else if i == 0 && player.government == Government::Anarchy {
                choose::refuse(menu, Target::Space(city.at.unwrap_or(0)), ("R4.5", "refuse-anarchy"));
            }
        }
        let mut uses = choose::Counted::new(menu);
        offer_uses(state, seat, &mut uses);
        let mut more = !uses.none();
        // R6.11
        if !more {
            choose::refuse_deed(menu, "deed-use", ("R6.11", "refuse-nothing-to-use"));
        }
        let mut track = choose::Counted::new(menu);
        offer_advance(state, seat, &mut track);
        more |= !track.none();
        menu.prompt(|| {
            let question = msg("prompt-manage").num("n", left).num("any", more as i64);
            question.num("idle", idle(state, seat))
        });
        choose::end_part(menu);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Done => {
                state.frames.pop();
                let player = state.me(seat);
                player.michelangelo = false;
                for city in &mut player.cities {
                    city.actions = 0;
                }
            }
            Action::City(city) => state.frames.push(CityAction { seat, city, caravan: false, sure: false }),
            Action::Skill(skill) => abilities::begin(state, seat, skill, cx),
            Action::Event(event) => begin_plan(state, seat, What::Event(event)),
            Action::Person(_) | Action::TurnUp(_) => cards::begin(state, seat, action, cx),
            Action::Workers => {
                discovery::spend_marker(state, seat, Content::Village(Village::FriendlyWorkers), cx);
                state.frames.push(Workers { seat });
            }
            Action::Advance => track::pay_advance(state, seat, false, cx),
            Action::Leap => track::pay_advance(state, seat, true, cx),
            other => unreachable!("{other:?}"),
        }
    }
}
