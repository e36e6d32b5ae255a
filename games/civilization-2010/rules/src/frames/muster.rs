//! R10.2, R10.5: what the two sides do before the first unit is played.

use super::*;
use crate::battle::hands;
use crate::people::{cards, ready};

/// R10.2: events that build units, before cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Muster {
    pub side: u8,
}

impl Frame<Game> for Muster {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(state.fighting().seat(self.side))
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let mut cards = choose::Counted::new(menu);
        announcement::offer_events(state, seat, Timing::Battle, &mut cards);
        ready::offer_any_time(state, seat, &mut cards);
        let any = !cards.none();
        menu.prompt(|| msg("prompt-muster").num("any", any as i64));
        choose::fight_on(menu, "do-to-battle");
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Done => {
                state.frames.pop();
            }
            Action::Event(event) => begin_plan(state, seat, What::Event(event)),
            _ => cards::begin(state, seat, action, cx),
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        let battle = state.fighting();
        let cards = state.player(battle.seat(self.side)).event_backs().iter().any(|&n| n > 0);
        if cards && !battle.barbarian(self.side) {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}

/// R10.5, R15.9: generals, once the hands are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rally {
    pub side: u8,
}

impl Frame<Game> for Rally {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(state.fighting().seat(self.side))
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-rally"));
        let (side, battle) = (self.side, state.fighting());
        let fewer = hands::hand_count(state, 1) < hands::hand_count(state, 0);
        for person in state.player(seat).people.get().iter() {
            let used = match person {
                Person::GustavusAdolphus => hands::hand_count(state, side) > 0,
                Person::JoanOfArc => side == 1,
                _ => false,
            };
            let turned_up = match person {
                Person::Leonidas => side == 1 && fewer,
                Person::GeorgyZhukov | Person::SunTzu => true,
                _ => false,
            };
            if used && battle.sides[side as usize].culture == 0 {
                put(menu, state, seat, Action::Person(person));
            }
            if turned_up {
                put(menu, state, seat, Action::TurnUp(person));
            }
        }
        choose::fight_on(menu, "do-to-battle");
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Done => {
                state.frames.pop();
            }
            Action::Person(person) => {
                cards::discard(state, seat, person, cx);
                match person {
                    Person::JoanOfArc => {
                        let culture = state.player(seat).culture.min(MOST_CULTURE) as u8;
                        state.fighting_mut().sides[self.side as usize].culture = culture;
                    }
                    _ => gustavus(state, self.side),
                }
            }
            _ => cards::begin(state, seat, action, cx),
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        let battle = state.fighting();
        let seat = battle.seat(self.side);
        let general = state.player(seat).people_backs(PersonType::General) > 0
            && state.has_person(seat, PersonType::General);
        if general && !battle.barbarian(self.side) {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}

/// Joan of Arc's culture is far more than any other bonus long before it does not fit in a byte.
const MOST_CULTURE: u16 = 200;

/// Gustavus Adolphus: the whole hand falls for good and as many unlocked units are built (R10.12).
fn gustavus(state: &mut State, side: u8) {
    let half = &mut state.fighting_mut().sides[side as usize];
    let hand = std::mem::take(half.hand.get_mut());
    let left = hands::count(&hand);
    hands::add(&mut half.doomed, &hand);
    half.lost += left;
    state.frames.push(Raise { side, left });
}

/// The units that Gustavus Adolphus builds, straight into the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Raise {
    pub side: u8,
    pub left: u8,
}

fn raisable(state: &State, seat: Seat) -> impl Iterator<Item = UnitType> + '_ {
    UnitType::ALL.into_iter().filter(move |&unit| state.rank(seat, unit) > 0 && hands::can_draw(state, unit))
}

impl Frame<Game> for Raise {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(state.fighting().seat(self.side))
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-raise").num("n", self.left));
        for unit in raisable(state, seat) {
            choose::free_item(menu, Item::Unit(unit));
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Item(Item::Unit(unit)) = action else { unreachable!("{action:?}") };
        state.frames.replace(Raise { left: self.left - 1, ..self });
        if let Some(grade) = hands::draw_unit(state, unit, cx) {
            let half = &mut state.fighting_mut().sides[self.side as usize];
            half.hand.get_mut()[unit.index()][grade] += 1;
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        let seat = state.fighting().seat(self.side);
        if self.left > 0 && raisable(state, seat).next().is_some() {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
