//! How choices appear: targets, text keys, tones. A frame labels what means something else there than elsewhere.

use crate::action::{Action, Item};
use crate::battle::Fighter;
use crate::battle::engagement::power;
use crate::city::production;
use crate::city::sites::{Why, figure_allowed};
use crate::data::data;
use crate::ids::*;
use crate::movement::shown;
use crate::state::*;
use crate::uses::{all_acted, marker, played, skilled};
use crate::{government, places, targets};
use kernel::{Menu, Msg, Refusal, Seat, Show, Target, Tone, msg};

/// One choice, shown the way this game shows that action.
pub fn put(menu: &mut impl Menu<Action>, state: &State, seat: Seat, action: Action) {
    menu.choice(action, || show(state, seat, action));
}

/// What is not possible, with the rule and the reason.
pub fn refuse(menu: &mut impl Menu<Action>, target: Target, (rule, why): Why) {
    menu.refuse(|| Refusal::new(target, rule, msg(why)));
}

/// R7.5: where a figure may not stand or end a move; how many may stand together is said with it.
pub fn refuse_figure(menu: &mut impl Menu<Action>, state: &State, seat: Seat, to: Target, (rule, why): Why) {
    menu.refuse(|| Refusal::new(to, rule, reason(state, seat, why)));
}

pub fn reason(state: &State, seat: Seat, why: &'static str) -> Msg {
    match why {
        "refuse-stacking" => msg(why).num("n", state.stacking_limit(seat) as i64),
        _ => msg(why),
    }
}

/// What is not possible and has no place of its own: a deed, by name.
pub fn refuse_deed(menu: &mut impl Menu<Action>, deed: &'static str, (rule, why): Why) {
    menu.refuse(|| Refusal::new(Target::Button, rule, msg(why)).about(msg(deed)));
}

/// R3.4: no more of this.
pub fn done(menu: &mut impl Menu<Action>, key: &'static str) {
    menu.choice(Action::Done, || Show::button(msg(key)).tone(Tone::Idle));
}

/// R10.6: the battle goes on, and what a side adds up to with it: nothing is left unused.
pub fn fight_on(menu: &mut impl Menu<Action>, key: &'static str) {
    menu.choice(Action::Done, || Show::button(msg(key)));
}

pub fn end_part(menu: &mut impl Menu<Action>) {
    menu.choice(Action::Done, || Show::button(msg("do-end-part")).tone(Tone::EndsTurn));
}

/// R3.4: somebody who was asked lets things take their course.
pub fn pass(menu: &mut impl Menu<Action>, key: &'static str) {
    menu.choice(Action::Pass, || passing(key));
}

pub fn passing(key: &'static str) -> Show {
    Show::button(msg(key)).tone(Tone::Idle)
}

/// The cards behind some answers, by name: a question that they are about names them to their owner.
pub fn cards(actions: &[Action]) -> Vec<Msg> {
    let card = |action: &Action| match *action {
        Action::Skill(skill) => Some(skill.data().tech.term()),
        Action::Event(event) => Some(event.term()),
        Action::Person(person) | Action::TurnUp(person) => Some(person.term()),
        _ => None,
    };
    actions.iter().filter_map(card).collect()
}

pub fn yes(menu: &mut impl Menu<Action>, key: &'static str) {
    menu.choice(Action::Yes, || Show::button(msg(key)).tone(Tone::Confirm));
}

pub fn no(menu: &mut impl Menu<Action>, key: &'static str) {
    menu.choice(Action::No, || Show::button(msg(key)).tone(Tone::Idle));
}

/// The cities of a player that pass a test.
pub fn cities(menu: &mut impl Menu<Action>, state: &State, seat: Seat, test: impl Fn(&City) -> bool) {
    for (i, city) in state.player(seat).cities.iter().enumerate() {
        if city.at.is_some() && test(city) {
            put(menu, state, seat, Action::City(i as u8));
        }
    }
}

/// The places where a player's coin tokens lie.
pub fn coins(menu: &mut impl Menu<Action>, state: &State, of: Seat) {
    for place in CoinPlace::ALL {
        if state.player(of).coins[place] > 0 {
            menu.choice(Action::Coin(place), || {
                Show::at(targets::coin(place), msg("do-coin").with("what", place.term()))
            });
        }
    }
}

pub fn tech(menu: &mut impl Menu<Action>, key: &'static str, tech: Tech) {
    menu.choice(Action::Tech(tech), || Show::at(targets::tech(tech), what_it_does(key, tech)));
}

/// A technology by name, and what it does: a name alone says nothing to whoever plays for the first time.
pub fn what_it_does(key: &'static str, tech: Tech) -> Msg {
    msg(key).term("what", tech.key()).with("help", tech.help())
}

pub fn event(menu: &mut impl Menu<Action>, key: &'static str, event: CultureEvent) {
    menu.choice(Action::Event(event), || Show::at(targets::event(event), msg(key).term("what", event.key())));
}

/// Something that is built for nothing.
pub fn free_item(menu: &mut impl Menu<Action>, item: Item) {
    let label = || msg("do-build-free").term("what", item.key());
    menu.choice(Action::Item(item), || Show::at(targets::item(item), label()));
}

/// A unit card of a side in a battle, with its strength there.
pub fn unit(
    menu: &mut impl Menu<Action>,
    state: &State,
    key: &'static str,
    side: u8,
    kind: UnitType,
    grade: u8,
) {
    menu.choice(Action::Unit { kind, grade }, || {
        let label = msg(key).term("what", kind.key()).num("n", power(state, side, kind, grade));
        Show::at(targets::unit(kind, grade), label)
    });
}

/// Units of a side in play that pass a test.
pub fn fighters(
    menu: &mut impl Menu<Action>,
    state: &State,
    key: &'static str,
    side: u8,
    test: impl Fn(&Fighter) -> bool,
) {
    for (i, fighter) in state.fighting().sides[side as usize].front.iter().enumerate() {
        if !test(fighter) {
            continue;
        }
        menu.choice(Action::Target(i as u8), || {
            let strength = power(state, side, fighter.kind, fighter.grade);
            let label = msg(key).term("what", fighter.kind.key());
            let label = label.num("n", strength).num("wounds", fighter.wounds);
            Show::at(targets::fighter(side, i as u8), label)
        });
    }
}

fn show(state: &State, seat: Seat, action: Action) -> Show {
    let button = Target::Button;
    let used = |what: kernel::Key| msg("do-use").term("what", what);
    let (target, label) = match action {
        Action::Propose => return Show::button(msg("do-propose")).tone(Tone::Confirm),
        Action::Withdraw => return Show::button(msg("do-withdraw")).tone(Tone::Back),
        Action::Keep(good) => {
            return Show::button(msg("do-take-off").with("what", good.term())).tone(Tone::Back);
        }
        Action::Unask(good) => {
            return Show::button(msg("do-unask").with("what", good.term())).tone(Tone::Back);
        }
        Action::Civ(civ) => (targets::civ(civ), msg("do-civ").term("what", civ.key())),
        Action::Square(square) => (Target::Space(square), places::described(state, square, Some(seat))),
        Action::Seat(who) => (Target::Seat(who), msg("do-seat").seat("who", who)),
        Action::City(city) => {
            let (at, label) = acting(state, seat, city as usize, "do-city");
            (Target::Space(at), label)
        }
        Action::Figure(f) => (targets::figure(seat, f), figure("do-take-army", "do-take-scout", f)),
        Action::Terrain(terrain) => (targets::terrain(terrain), terrain.term()),
        Action::Row(n) => (button, msg("do-row").num("n", n)),
        Action::Resource(resource) => (targets::resource(resource), resource.term()),
        Action::Investment(card) => {
            let label = msg("do-invest-in").with("what", card.term()).with("help", card.help());
            (targets::investment(card), label)
        }
        Action::Government(to) => (targets::government(to), government::offered(state, seat, to)),
        Action::Event(event) => (targets::event(event), played(state, seat, event)),
        Action::Level(n) => (button, msg("do-level").num("n", n)),
        Action::Discard(event) => (targets::event(event), msg("do-discard").term("what", event.key())),
        Action::Skill(skill) => (targets::tech(skill.data().tech), skilled(state, seat, skill)),
        Action::Wonder(wonder) => (targets::wonder(wonder), used(wonder.key())),
        Action::Person(person) => (targets::person(person), used(person.key())),
        Action::TurnUp(person) => {
            let label = msg("do-turn-up").term("what", person.key()).with("help", person.help());
            (targets::person(person), label)
        }
        Action::PersonType(kind) => (targets::person_type(kind), msg("do-place").term("what", kind.key())),
        Action::FreeBuilding(building) => {
            (targets::building(building), msg("do-build-free").term("what", building.key()))
        }
        Action::Harvest(resource) => {
            (targets::resource(resource), msg("do-harvest").term("what", resource.key()))
        }
        Action::Caravan => (button, msg("do-caravan")),
        Action::Advance => (button, advance(state, seat, "do-advance", false)),
        Action::Leap => (button, advance(state, seat, "do-leap", true)),
        Action::Found(f) => (targets::figure(seat, f), shown::founded(state, seat, f)),
        Action::Invest => (button, msg("do-invest")),
        Action::Grow => (button, msg("do-grow")),
        Action::Decree => {
            let government = state.player(seat).government;
            (targets::government(government), used(government.key()))
        }
        Action::Teacher => marker(Content::Hut(Hut::Teacher), false),
        Action::Workers => marker(Content::Village(Village::FriendlyWorkers), all_acted(state, seat)),
        Action::Relic(relic) => (button, used(relic.key())),
        Action::Pick(f) => (targets::figure(seat, f), shown::picked(state, seat, f)),
        Action::Leave(f) => (targets::figure(seat, f), figure("do-leave-army", "do-leave-scout", f)),
        Action::Disband { figure: f, token: false } => {
            (button, figure("do-disband-army", "do-disband-scout", f))
        }
        Action::Disband { figure: f, token: true } => (button, figure("do-fortify", "do-send-caravan", f)),
        Action::Steal => (button, msg("do-steal")),
        Action::Destroy => (button, msg("do-destroy")),
        Action::Watch => (button, msg("do-watch")),
        Action::KillPerson => (button, msg("do-kill-person")),
        Action::KillFigure { seat, scout } => {
            (button, msg(if scout { "do-kill-scout" } else { "do-kill-army" }).seat("who", seat))
        }
        Action::Front => (targets::front(), msg("do-front")),
        Action::Pay(way) => (button, msg("do-pay").with("what", way.term())),
        Action::Loot(loot) => (button, msg("do-loot").with("what", loot.term())),
        Action::Talk(who) => (Target::Seat(who), msg("do-talk").seat("who", who)),
        Action::Give(good) => (button, msg("do-give").with("what", good.term())),
        Action::Ask(good) => (button, msg("do-ask").with("what", good.term())),
        Action::Show => (button, msg("do-show")),
        Action::Done
        | Action::Pass
        | Action::Number(_)
        | Action::Yes
        | Action::No
        | Action::Coin(_)
        | Action::Tech(_)
        | Action::Tesla(_)
        | Action::Item(_)
        | Action::Arts
        | Action::Unit { .. }
        | Action::Step(_)
        | Action::Discover(_)
        | Action::Stop
        | Action::Target(_) => unreachable!("its frame labels {action:?}"),
    };
    Show::at(target, label)
}

fn figure(army: &'static str, scout: &'static str, figure: u8) -> Msg {
    msg(if (figure as usize) < ARMIES { army } else { scout })
}

/// A city with its square, and what it makes in a turn.
fn acting(state: &State, seat: Seat, city: usize, key: &'static str) -> (u16, Msg) {
    let at = state.player(seat).cities[city].at.unwrap_or(0);
    let label = msg(key)
        .with("city", places::city(state, seat, city))
        .num("production", production::available(state, seat, city, false))
        .num("trade", state.city_trade(seat, city))
        .num("culture", state.arts(seat, city));
    (at, label)
}

/// R4.8: a city that a scout may be assigned to, with what it would make then.
pub fn assigned(menu: &mut impl Menu<Action>, state: &State, seat: Seat, scout: u8, city: usize) {
    menu.choice(Action::City(city as u8), || {
        let mut there = state.clone();
        there.me(seat).figures[scout as usize].city = Some(city as u8);
        let (at, label) = acting(&there, seat, city, "do-assign");
        Show::at(Target::Space(at), label)
    });
}

/// A square for a capital, or for its second half, with what the city would make there in a turn.
pub fn capital(menu: &mut impl Menu<Action>, state: &State, seat: Seat, first: Option<u16>, square: u16) {
    menu.choice(Action::Square(square), || {
        let mut there = state.clone();
        let city = &mut there.me(seat).cities[0];
        (city.at, city.second) = (Some(first.unwrap_or(square)), first.map(|_| square));
        there.claim_again();
        let label = msg("do-capital")
            .with("where", places::square(square))
            .num("production", production::available(&there, seat, 0, false))
            .num("trade", there.city_trade(seat, 0))
            .num("culture", there.arts(seat, 0));
        Show::at(Target::Space(square), places::covering(label, state, square))
    });
}

fn advance(state: &State, seat: Seat, key: &'static str, leap: bool) -> Msg {
    let space = state.next_space(seat, leap);
    let (culture, trade) = state.track_cost(seat, space);
    let entry = &data().track[space as usize - 1];
    let full = state.player(seat).event_backs().iter().sum::<u8>() as usize >= state.culture_hand(seat);
    let brings = match entry.great_person {
        _ if space == data().k.track_end => msg("track-victory"),
        true => msg("track-person"),
        false if full => msg("track-event-full").num("n", entry.level),
        false => msg("good-event").num("n", entry.level),
    };
    msg(key).num("space", space).num("culture", culture).num("trade", trade).with("brings", brings)
}

/// What a piece is asked a square for, and what it will yield there instead of what the square does (R12.2).
pub fn place_piece(piece: Piece) -> Msg {
    let key = if matches!(piece, Piece::Person(_)) { "prompt-place-person" } else { "prompt-place" };
    msg(key).term("what", piece.key()).list("gains", places::yields(places::piece_icons(piece)))
}

/// A square for a piece, with what changes there.
pub fn site(menu: &mut impl Menu<Action>, state: &State, square: u16, piece: Piece) {
    let label = || places::site(state, square, piece);
    menu.choice(Action::Square(square), || Show::at(Target::Space(square), label()));
}

/// A square for something that was built.
pub fn item_site(menu: &mut impl Menu<Action>, state: &State, seat: Seat, square: u16, item: Item) {
    match item {
        Item::Building(building) => site(menu, state, square, Piece::Building(building)),
        Item::Wonder(wonder) => site(menu, state, square, Piece::Wonder(wonder)),
        _ => put(menu, state, seat, Action::Square(square)),
    }
}

/// R6.3: the squares of a city where a new figure may not stand.
pub fn closed(menu: &mut impl Menu<Action>, state: &State, seat: Seat, city: usize, scout: bool) {
    for &square in state.ring(&state.player(seat).cities[city]) {
        if let Err(why) = figure_allowed(state, seat, square, scout) {
            refuse_figure(menu, state, seat, Target::Space(square), why);
        }
    }
}

/// Where something goes that was built.
pub fn place_item(item: Item) -> Msg {
    match item {
        Item::Building(building) => place_piece(Piece::Building(building)),
        Item::Wonder(wonder) => place_piece(Piece::Wonder(wonder)),
        Item::Walls => msg("prompt-place-walls"),
        Item::Scout => msg("prompt-place-scout"),
        Item::Army | Item::Unit(_) => msg("prompt-place-army"),
    }
}

/// A menu that knows whether anything was offered, so that one reason can be given where nothing was.
pub struct Counted<'a, M> {
    menu: &'a mut M,
    choices: usize,
}

impl<'a, M: Menu<Action>> Counted<'a, M> {
    pub fn new(menu: &'a mut M) -> Self {
        Counted { menu, choices: 0 }
    }
    pub fn none(&self) -> bool {
        self.choices == 0
    }
    pub fn count(&self) -> usize {
        self.choices
    }
}

impl<M: Menu<Action>> Menu<Action> for Counted<'_, M> {
    fn prompt(&mut self, text: impl FnOnce() -> Msg) {
        self.menu.prompt(text);
    }
    fn choice(&mut self, action: Action, show: impl FnOnce() -> Show) {
        self.choices += 1;
        self.menu.choice(action, show);
    }
    fn refuse(&mut self, why: impl FnOnce() -> Refusal) {
        self.menu.refuse(why);
    }
    fn explains(&self) -> bool {
        self.menu.explains()
    }
}
