//! R20: the window in which others may cancel what was announced.

use super::*;
use crate::announcement::{abilities, aims, effects};
use crate::city;
use crate::data::EventEffect;
use crate::people::{cards, ready};

/// The others are asked clockwise; an answer is an announcement of its own on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window {
    pub plan: Plan,
    pub next: u8,
    pub cancelled: bool,
}

/// What kind of thing lies in the window, as cancels see it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Prey {
    City,
    Ability,
    Event,
    /// Nothing may cancel it.
    Safe,
}

/// R20.4: what is protected.
fn prey(state: &State, plan: &Plan) -> Prey {
    match plan.what {
        _ if plan.sure => Prey::Safe,
        What::Produce(_) | What::Free(_) | What::Arts | What::Harvest(_) => {
            match state.person_works(plan.by, Person::DrMartinLutherKing) {
                true => Prey::Safe,
                false => Prey::City,
            }
        }
        // Only abilities paid with resources are resource abilities.
        What::Skill(skill) if skill.data().cost.count > 0 => Prey::Ability,
        What::Skill(_) | What::Twain => Prey::Safe,
        What::Event(_) if state.player(plan.by).knows(Tech::MassMedia) => Prey::Safe,
        What::Event(_) => Prey::Event,
    }
}

/// Whether the event is aimed at this seat: for Bread and Circuses.
fn targeted(state: &State, plan: &Plan, seat: Seat) -> bool {
    aims::targets(state, plan).contains(seat) || is_answer_to(state, plan, seat)
}

/// A cancelling event aims at whoever announced what it answers.
fn is_answer_to(state: &State, plan: &Plan, seat: Seat) -> bool {
    let What::Event(event) = plan.what else { return false };
    event.data().effect == EventEffect::Cancel
        && matches!(
            state.frames.iter().rev().nth(1),
            Some(Pending::Window(below)) if below.plan.by == seat
        )
}

/// Whether a seat is asked: decided by what everybody sees, so that being asked proves nothing.
fn may_respond(state: &State, seat: Seat, plan: &Plan) -> bool {
    let backs = state.player(seat).event_backs();
    let cards = match prey(state, plan) {
        Prey::City => abilities::might_use(state, seat, Skill::Writing),
        Prey::Ability => abilities::might_use(state, seat, Skill::MassMedia) || backs[2] > 0,
        Prey::Event => {
            abilities::might_use(state, seat, Skill::CivilService)
                || backs[1] + backs[2] > 0
                || (backs[0] > 0 && targeted(state, plan, seat))
        }
        Prey::Safe => return false,
    };
    cards || ready::might_be(state, seat, Person::MarkTwain)
}

/// What a seat can cancel it with.
fn cancels(state: &State, seat: Seat, plan: &Plan, menu: &mut impl Menu<Action>) {
    let prey = prey(state, plan);
    let skill = match prey {
        Prey::City => Some(Skill::Writing),
        Prey::Ability => Some(Skill::MassMedia),
        Prey::Event => Some(Skill::CivilService),
        Prey::Safe => None,
    };
    if let Some(skill) = skill
        && abilities::usable(state, seat, skill)
    {
        put(menu, state, seat, Action::Skill(skill));
    }
    let hand = state.player(seat).events.get();
    for event in [CultureEvent::BreadAndCircuses, CultureEvent::JoustingTourney, CultureEvent::PrimetimeTv] {
        let fits = match event {
            CultureEvent::BreadAndCircuses => prey == Prey::Event && targeted(state, plan, seat),
            CultureEvent::JoustingTourney => prey == Prey::Event,
            _ => matches!(prey, Prey::Event | Prey::Ability),
        };
        if fits && hand.contains(event.index()) {
            put(menu, state, seat, Action::Event(event));
        }
    }
    if ready::ready(state, seat, Person::MarkTwain) {
        put(menu, state, seat, Action::Person(Person::MarkTwain));
    }
}

impl Window {
    fn seat(&self, state: &State) -> Seat {
        Seat((self.plan.by.0 + 1 + self.next) % state.seats)
    }

    fn passed(self) -> Window {
        Window { next: self.next + 1, ..self }
    }
}

impl Frame<Game> for Window {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(self.seat(state))
    }

    /// R20.5: only cancels answer an announcement. Asked by what everybody sees: whoever holds nothing that helps is asked too,
    /// and is told so; whoever does is told which.
    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let plan = &self.plan;
        let mut counted = choose::Counted::new(menu);
        cancels(state, seat, plan, &mut counted);
        let any = !counted.none();
        menu.prompt(|| {
            let mut held = Vec::new();
            cancels(state, seat, plan, &mut held);
            let question = msg("prompt-cancel").seat("who", plan.by).with("what", plan.what.term());
            let aimed = aims::targets(state, plan);
            let whom = aimed.iter().map(|seat| msg("do-seat").seat("who", seat));
            let question = question.num("aimed", aimed.len() as i64).list("whom", whom);
            question.num("any", any as i64).list("cards", choose::cards(&held))
        });
        choose::pass(menu, if any { "do-let-happen" } else { "do-let-happen-only" });
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Pass => {
                state.frames.replace(self.passed());
            }
            Action::Skill(skill) => begin_plan(state, seat, What::Skill(skill)),
            Action::Event(event) => begin_plan(state, seat, What::Event(event)),
            Action::Person(person) => {
                cards::discard(state, seat, person, cx);
                begin_plan(state, seat, What::Twain);
            }
            other => unreachable!("{other:?}"),
        }
    }

    /// R20.3: what is cancelled is spent all the same.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let plan = self.plan;
        if self.cancelled {
            state.frames.pop();
            cx.tell(|| Event::Cancelled { who: plan.by });
        } else if self.next + 1 >= state.seats {
            state.frames.pop();
            // What goes on with the same action lies beneath what this one starts.
            city::go_on(state, &plan);
            effects::resolve(state, &plan, cx);
        } else if may_respond(state, self.seat(state), &plan) {
            return Flow::Ask;
        } else {
            state.frames.replace(self.passed());
        }
        Flow::Go
    }
}
