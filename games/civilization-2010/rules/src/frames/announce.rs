//! R20.2: an announcement in the making, one small step for each choice.

use super::*;
use crate::announcement::aims::{may_become, seat_allowed, squares, targets, wonder_allowed};
use crate::announcement::{Aim, Struck, Victim};
use crate::culture::events;
use crate::data::{EventEffect, Victims};
use arrayvec::ArrayVec;
use kernel::Msg;

pub fn begin_plan(state: &mut State, seat: Seat, what: What) {
    state.frames.push(Plan::new(seat, what));
}

/// How many players, and how many squares or figures, an event chooses.
fn wanted(state: &State, plan: &Plan) -> usize {
    let What::Event(event) = plan.what else { return 1 };
    match event.data().effect {
        EventEffect::DropCoins(Victims::UpToTwo) => 2.min(state.seats as usize - 1),
        EventEffect::Destroy { count, .. } => count as usize,
        EventEffect::Kill { figures, .. } => figures as usize,
        _ => 1,
    }
}

/// Whether all choices are made.
fn complete(state: &State, plan: &Plan) -> bool {
    plan.done
        || match plan.aim {
            Aim::Nothing => true,
            Aim::City(city) => city.is_some(),
            Aim::Build { square, .. } => {
                let unplaced = matches!(plan.what, What::Produce(Item::Unit(_) | Item::Walls));
                square.is_some() || unplaced
            }
            Aim::Players(seats) => seats.len() >= wanted(state, plan),
            Aim::Square(square) => square.is_some(),
            Aim::Group { to, .. } => to.is_some(),
            Aim::Buildings { .. } => plan.squares().count() >= wanted(state, plan),
            Aim::Terrain { terrain, .. } => terrain.is_some(),
            Aim::Kill { .. } => false,
            Aim::Strike(struck) => struck.is_some(),
        }
}

/// What is to be chosen next.
fn question(plan: &Plan) -> Msg {
    let at = |key: &'static str, square: u16| msg(key).with("where", places::square(square));
    match plan.aim {
        Aim::Nothing | Aim::Build { .. } => msg("prompt-plan"),
        Aim::City(_) => msg("prompt-plan-city"),
        Aim::Players(seats) if seats.is_empty() => msg("prompt-plan-player"),
        Aim::Players(_) => msg("prompt-plan-more-players"),
        Aim::Square(_) | Aim::Terrain { square: None, .. } => msg("prompt-plan-square"),
        Aim::Terrain { square: Some(square), .. } => at("prompt-plan-terrain", square),
        Aim::Group { from: None, .. } => msg("prompt-plan-group"),
        Aim::Group { from: Some(from), .. } => at("prompt-plan-group-to", from),
        Aim::Buildings { first: None, .. } => msg("prompt-plan-building"),
        Aim::Buildings { .. } => msg("prompt-plan-more-buildings"),
        Aim::Kill { square: None, .. } => msg("prompt-plan-kill-at"),
        Aim::Kill { square: Some(square), .. } => at("prompt-plan-kill", square),
        Aim::Strike(_) => msg("prompt-plan-strike"),
    }
}

/// Figures of one player, or a great person who stands there.
fn offer_kill(state: &State, plan: &Plan, square: u16, victim: Victim, menu: &mut impl Menu<Action>) {
    let (of, armies, scouts) = match victim {
        Victim::Figures { of, armies, scouts } => (Some(of), armies as usize, scouts as usize),
        _ => (None, 0, 0),
    };
    let person = matches!(state.pieces[square], Piece::Person(_));
    if of.is_none() && wanted(state, plan) > 1 && person {
        put(menu, state, plan.by, Action::KillPerson);
    }
    for seat in state.all() {
        if !state.here(seat, square) || of.is_some_and(|of| of != seat) {
            continue;
        }
        let standing = state.armies_at(seat, square);
        if standing > armies {
            put(menu, state, plan.by, Action::KillFigure { seat, scout: false });
        }
        if state.figures_at(seat, square).count() - standing > scouts {
            put(menu, state, plan.by, Action::KillFigure { seat, scout: true });
        }
    }
    if of.is_some() {
        choose::done(menu, "do-done");
    }
}

impl Plan {
    /// The choice made with an answer.
    fn choose(&mut self, state: &State, action: Action) {
        match (&mut self.aim, action) {
            (_, Action::Done) => self.done = true,
            (Aim::City(city), Action::City(chosen)) => {
                *city = Some(chosen);
                self.done = true;
            }
            (Aim::Players(seats), Action::Seat(seat)) => seats.insert(seat),
            (Aim::Strike(struck), Action::Seat(seat)) => *struck = Some(Struck::Unit(seat)),
            (Aim::Strike(struck), Action::Square(square)) => *struck = Some(Struck::Building(square)),
            (Aim::Strike(struck), Action::Wonder(wonder)) => *struck = Some(Struck::Wonder(wonder)),
            (Aim::Terrain { terrain, .. }, Action::Terrain(chosen)) => *terrain = Some(chosen),
            (
                Aim::Group { from: Some(_), to: second } | Aim::Buildings { first: Some(_), second },
                Action::Square(square),
            ) => *second = Some(square),
            (
                Aim::Build { square: first, .. }
                | Aim::Square(first)
                | Aim::Group { from: first, .. }
                | Aim::Buildings { first, .. }
                | Aim::Terrain { square: first, .. }
                | Aim::Kill { square: first, .. },
                Action::Square(square),
            ) => *first = Some(square),
            (Aim::Kill { victim, .. }, Action::KillPerson) => {
                *victim = Victim::Person;
                self.done = true;
            }
            (Aim::Kill { square, victim }, Action::KillFigure { seat, scout }) => {
                let square = square.expect("the square comes first");
                let (armies, scouts) = match *victim {
                    Victim::Figures { armies, scouts, .. } => (armies, scouts),
                    _ => (0, 0),
                };
                let (armies, scouts) = (armies + !scout as u8, scouts + scout as u8);
                *victim = Victim::Figures { of: seat, armies, scouts };
                let picked = (armies + scouts) as usize;
                self.done = picked >= wanted(state, self) || picked >= state.figures_at(seat, square).count();
            }
            other => unreachable!("{other:?}"),
        }
    }
}

impl Frame<Game> for Plan {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.by)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| match self.what {
            What::Produce(item) | What::Free(item) => choose::place_item(item),
            what => question(self).with("what", what.said()),
        });
        let mut found = ArrayVec::<u16, SQUARES>::new();
        squares(state, self, |square| {
            found.push(square);
            true
        });
        for square in found {
            match self.what {
                What::Produce(item) | What::Free(item) => {
                    choose::item_site(menu, state, seat, square, item);
                }
                _ => put(menu, state, seat, Action::Square(square)),
            }
        }
        if let What::Produce(item @ (Item::Army | Item::Scout)) = self.what {
            choose::closed(menu, state, seat, self.city() as usize, item == Item::Scout);
        }
        for other in state.others(seat) {
            if seat_allowed(state, self, other) {
                put(menu, state, seat, Action::Seat(other));
            }
        }
        match self.aim {
            Aim::Kill { square: Some(square), victim } => offer_kill(state, self, square, victim, menu),
            Aim::Buildings { first: Some(_), .. } => choose::done(menu, "do-done"),
            Aim::Players(seats) if !seats.is_empty() => choose::done(menu, "do-done"),
            Aim::City(_) => choose::cities(menu, state, seat, |_| true),
            Aim::Strike(_) => {
                let What::Skill(skill) = self.what else { unreachable!("{:?}", self.what) };
                for wonder in Wonder::ALL {
                    if wonder_allowed(state, skill, wonder) {
                        menu.choice(Action::Wonder(wonder), || {
                            let label = msg("do-obsolete").term("what", wonder.key());
                            Show::at(crate::targets::wonder(wonder), label)
                        });
                    }
                }
            }
            Aim::Terrain { square: Some(square), .. } => {
                for terrain in Terrain::ALL {
                    if terrain != Terrain::Mountain && may_become(state, square, terrain, true) {
                        put(menu, state, seat, Action::Terrain(terrain));
                    }
                }
            }
            _ => {}
        }
    }

    fn answer(mut self, state: &mut State, _: Seat, action: Action, _: &mut Cx<Game>) {
        self.choose(state, action);
        state.frames.replace(self);
    }

    /// A finished plan is announced: consent, card and price, then the window for cancels.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if !complete(state, &self) {
            return Flow::Ask;
        }
        let by = self.by;
        let window = Window { plan: self, next: 0, cancelled: false };
        match self.what {
            What::Event(event) => {
                // R20.4
                let asked = targets(state, &self).iter().find(|&target| {
                    state.wonder_works(target, Wonder::UnitedNations) && !self.agreed.contains(target)
                });
                if let Some(seat) = asked.filter(|_| event.data().effect != EventEffect::Cancel) {
                    cx.reveal();
                    state.frames.push(Consent { seat });
                    return Flow::Go;
                }
                events::discard_event(state, by, event, cx);
                cx.tell(|| {
                    let mut squares = self.squares();
                    Event::Played { who: by, event, at: [squares.next(), squares.next()] }
                });
                state.frames.replace(window);
            }
            What::Skill(skill) => {
                let cost = skill.data().cost;
                let player = state.me(by);
                player.used.insert(skill);
                player.trade -= cost.trade;
                player.culture -= cost.culture as u16;
                cx.tell(|| Event::Skill { who: by, skill });
                state.frames.replace(window);
                if cost.count > 0 {
                    state.frames.push(Pay { by, resource: cost.resource, left: cost.count });
                }
            }
            What::Produce(item) | What::Free(item) => {
                cx.tell(|| Event::Produces { who: by, city: self.city(), item });
                state.frames.replace(window);
            }
            What::Arts | What::Harvest(_) | What::Twain => {
                state.frames.replace(window);
            }
        }
        Flow::Go
    }
}
