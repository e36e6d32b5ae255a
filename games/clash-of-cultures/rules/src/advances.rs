//! Acquiring advances (R8.1) and governments (R8.1.7, R8.1.8).

use crate::action::Action;
use crate::cards::hands;
use crate::data::data;
use crate::event::Event;
use crate::frames::{Buy, Cubes, React, Reserve, Reveal, Source};
use crate::ids::*;
use crate::state::goods::{Bill, Kind, Pile};
use crate::state::{LIMIT, State, WonderState};
use crate::{Game, targets};
use kernel::{Chance, Cx, Menu, Msg, Refusal, Seat, Show, msg};

/// Levels that reveal an event (R6.6).
const EVENT_LEVELS: [u8; 3] = [3, 5, 7];

/// Advances of the first row, one bit each.
const FIRSTS: u64 = 0x1111_1111_1111;

/// Why an advance cannot be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    Owned,
    NeedsFirst(Advance),
    Needs(Advance),
    Government,
}

impl Advance {
    /// R8.1.4: whoever owns the other pays no Food for this one.
    pub fn waived_by(self) -> Option<Advance> {
        match self {
            Advance::Engineering | Advance::Roads => Some(Advance::Math),
            Advance::Cartography | Advance::Navigation => Some(Advance::Astronomy),
            Advance::Metallurgy => Some(Advance::Chemistry),
            Advance::SteelWeapons => Some(Advance::Metallurgy),
            _ => None,
        }
    }
}

impl State {
    /// R8.1.2, R8.1.3, R8.1.7, R8.1.8: what `seat` may take, price aside.
    pub fn available(&self, seat: Seat) -> Set<Advance> {
        let p = &self.players[seat];
        let owned = p.advances.bits();
        let opened = (owned & FIRSTS) * 0xF;
        let mut can = (FIRSTS | opened) & !owned;
        for fact in &data().advances {
            if let Some(needs) = fact.needs
                && !p.has(needs)
            {
                can &= !(1 << fact.id as u64);
            }
        }
        Set::from_bits(can)
    }

    pub fn why_not(&self, seat: Seat, a: Advance) -> Option<Why> {
        let p = &self.players[seat];
        if p.has(a) {
            return Some(Why::Owned);
        }
        if !a.opens_category() && !p.has(a.category().first()) {
            let other = a.category().is_government() && p.government().is_some();
            return Some(if other { Why::Government } else { Why::NeedsFirst(a.category().first()) });
        }
        a.fact().needs.filter(|n| !p.has(*n)).map(Why::Needs)
    }

    /// R8.1.1, R8.1.4, R8.1.5.
    pub fn advance_bill(&self, seat: Seat, a: Advance, free: bool) -> Bill {
        let p = &self.players[seat];
        let waived = a.waived_by().is_some_and(|other| p.has(other));
        let ore = if a == Advance::SteelWeapons && !p.has(Advance::Metallurgy) { 2 } else { 0 };
        let food = if free || waived { 0 } else { 2 };
        Bill { cost: Pile { food, ore, ..Pile::default() }, kind: Kind::Advance }
    }

    pub fn can_pay(&self, seat: Seat, bill: Bill) -> bool {
        bill.affordable(&self.players[seat].stock)
    }

    /// What a free or extra advance may be now.
    pub fn choices(&self, seat: Seat, from: Source, paid: bool) -> Set<Advance> {
        let pool = match from {
            Source::Any => Set::all(),
            Source::Category(c) => c.advances().into_iter().collect(),
            Source::Government => Set::of_all(|a: Advance| a.category().is_government()),
            Source::OwnedBy(other) => self.players[other].advances,
            Source::Near => self.known_advances(self.neighbours(seat)),
        };
        let can = self.available(seat) & pool;
        can.filter(|a| self.can_pay(seat, self.advance_bill(seat, a, !paid)))
    }

    /// Players with a unit or city within 2 of a unit or city of `seat`.
    pub fn neighbours(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let near = self.within(self.presence(seat), 2);
        self.others(seat).filter(move |&o| near.meets(self.presence(o)))
    }
}

/// Whether there was any.
pub fn offer_turn(state: &State, seat: Seat, menu: &mut impl Menu<Action>) -> bool {
    let mut any = false;
    let available = state.available(seat);
    let p = &state.players[seat];
    let priest = p.has(Advance::Priesthood) && !state.turn.used.has(Use::Priesthood);
    // Most cost the same, and whether that can be paid is worked out once.
    let usual = Bill { cost: Pile::food(2), kind: Kind::Advance };
    let usual_paid = state.can_pay(seat, usual);
    for a in available.iter() {
        let bill = state.advance_bill(seat, a, false);
        let target = targets::advance(a);
        let paid = if bill == usual { usual_paid } else { state.can_pay(seat, bill) };
        if paid {
            any = true;
            menu.choice(Action::Advance(a), || Show::at(target, priced(state, seat, a, bill)));
        } else if !(priest && a.category() == Category::Science) {
            menu.refuse(|| {
                Refusal::new(target, "R8.1.1", msg("refuse-advance-cost").with("cost", bill.cost.term()))
            });
        }
        if priest && a.category() == Category::Science && bill.cost.food > 0 {
            any = true;
            menu.choice(Action::Priesthood(a), || {
                Show::at(target, msg("do-priesthood").with("what", a.term()))
            });
        }
    }
    any
}

/// Why none can be bought.
pub fn why_none(_: &State, _: Seat) -> (&'static str, Msg) {
    ("R8.1.1", msg("refuse-any-advance").with("cost", Pile::food(2).term()))
}

/// Refusals for people: why the other advances cannot be bought.
pub fn explain(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    if !menu.explains() {
        return;
    }
    for a in Advance::ALL {
        let Some(why) = state.why_not(seat, a) else { continue };
        let target = targets::advance(a);
        match why {
            Why::Owned => {}
            Why::NeedsFirst(first) => menu.refuse(|| {
                Refusal::new(target, "R8.1.2", msg("refuse-needs-first").with("what", first.term()))
            }),
            Why::Needs(other) => {
                let rule = if a.category().is_government() { "R8.1.7" } else { "R8.1.3" };
                menu.refuse(|| Refusal::new(target, rule, msg("refuse-needs").with("what", other.term())))
            }
            Why::Government => menu.refuse(|| {
                Refusal::new(
                    target,
                    "R8.1.8",
                    msg("refuse-government").with("what", a.category().first().term()),
                )
            }),
        }
    }
}

/// Pays the bill and acquires.
pub fn take(state: &mut State, seat: Seat, advance: Advance, bill: Bill, bought: bool) {
    state.frames.push(Buy { seat, advance, bought });
    state.charge(seat, bill);
}

/// R8.1.10, R23.4: the order of things once an advance is paid for.
pub fn acquire(state: &mut State, seat: Seat, a: Advance, bought: bool, cx: &mut Cx<Game>) {
    let paid = state.paid;
    let own_turn = state.is_turn_of(seat);
    cx.tell(|| Event::Acquired { who: seat, advance: a });

    // R22.4, D18: the whole payment in Gold and Ideas.
    let learned = paid.gold + paid.idea > 0 && paid.food + paid.ore == 0;
    if bought && own_turn && learned && state.players[seat].has(Advance::FreeEducation) {
        state.once(Use::FreeEducation, |state| {
            state.gain(seat, Good::Mood, 1);
        });
    }

    let first_government = a.category().is_government() && state.players[seat].government().is_none();
    let left = place_cube(state, seat, a);
    let event = raise_level(state, seat, a);

    // Pushed last is done first: cubes, Wonder, event, reactions.
    if own_turn {
        state.turn.acquired = Some(a.category());
    } else {
        state.frames.push(React { seat, category: a.category() });
    }
    if event {
        state.frames.push(Reveal { seat });
    }
    match a {
        Advance::Engineering => reveal_wonder(state, cx),
        Advance::Monuments => {
            reveal_wonder(state, cx);
            state.frames.push(Reserve { seat });
        }
        Advance::Metallurgy if state.players[seat].has(Advance::SteelWeapons) => {
            state.gain(seat, Good::Ore, 2);
        }
        _ => {}
    }
    liberty_waits(state, seat, a);
    if left > 0 {
        state.frames.push(Cubes { seat, category: a.category(), left });
    }
    dogma_limit(state, seat);
    // R22.3: once a game, when Writing meets a government.
    let p = &state.players[seat];
    let meets = if a == Advance::Writing { p.government().is_some() } else { first_government };
    if meets && p.has(Advance::Writing) && !p.wrote {
        state.players[seat].wrote = true;
        hands::draw_card(state, seat, cx);
        hands::draw_goal(state, seat, cx);
    }
    let science = a.category() == Category::Science;
    if (science || a == Advance::Philosophy) && state.players[seat].has(Advance::Philosophy) {
        state.gain(seat, Good::Idea, 1);
    }
    great_library(state, seat, a, own_turn);
}

/// R8.1.8, D3: places the cube; on a change of government takes the old ones off and says how many are still to be placed.
fn place_cube(state: &mut State, seat: Seat, a: Advance) -> u8 {
    let p = &mut state.players[seat];
    let mut left = 0;
    if a.category().is_government()
        && let Some(old) = p.government()
        && old != a.category()
    {
        let gone: Set<Advance> = old.advances().into_iter().filter(|x| p.has(*x)).collect();
        p.advances -= gone;
        left = gone.len() as u8 - 1;
        if state.turn.seat == seat {
            // R8.1.9: an effect of a lost advance stops at once.
            state.turn.forced_labour = false;
        }
    }
    state.players[seat].advances.insert(a);
    left
}

/// R6.5; true if the level now reveals an event.
fn raise_level(state: &mut State, seat: Seat, a: Advance) -> bool {
    let (good, p) = match a.fact().colour {
        Colour::None => return false,
        Colour::Mood => (Good::Mood, &mut state.players[seat]),
        Colour::Culture => (Good::Culture, &mut state.players[seat]),
    };
    let level = if good == Good::Mood { &mut p.mood_level } else { &mut p.culture_level };
    let raised = *level < LIMIT;
    *level += raised as u8;
    let now = *level;
    state.gain(seat, good, 1);
    raised && EVENT_LEVELS.contains(&now)
}

/// R8.3.2.4: however it came, Economic Liberty changes nothing in a turn with a Collect.
fn liberty_waits(state: &mut State, seat: Seat, a: Advance) {
    if a == Advance::EconomicLiberty && state.is_turn_of(seat) && state.turn.collects > 0 {
        state.turn.liberty_waits = true;
    }
}

fn dogma_limit(state: &mut State, seat: Seat) {
    let p = &mut state.players[seat];
    p.stock.idea = p.stock.idea.min(p.limit(Good::Idea));
}

/// R17.1.
fn reveal_wonder(state: &mut State, cx: &mut Cx<Game>) {
    let hidden = state.wonders.map(|w| (w == WonderState::Deck) as u8);
    if hidden.contains(&1) {
        let wonder = Wonder::ALL[cx.kind(&hidden)];
        state.wonders[wonder as usize] = WonderState::Revealed;
        cx.tell(|| Event::WonderRevealed { wonder });
    }
}

/// Great Library (R17.6, D19): once in each turn of the player on the left.
fn great_library(state: &mut State, seat: Seat, a: Advance, own_turn: bool) {
    let Some(reader) = state.wonder_city(Wonder::GreatLibrary).map(|c| c.owner) else { return };
    if own_turn && reader != seat && reader.next(state.seats) == seat && !state.players[reader].has(a) {
        state.once(Use::Library, |state| {
            state.gain(reader, Good::Idea, 1);
        });
    }
}

impl State {
    /// Does something that works once a turn.
    pub fn once(&mut self, what: Use, effect: impl FnOnce(&mut State)) {
        if !self.turn.used.has(what) {
            self.turn.used.insert(what);
            effect(self);
        }
    }
}

/// What it is called and costs, and what may be paid instead.
pub fn priced(state: &State, seat: Seat, a: Advance, bill: Bill) -> Msg {
    if bill.cost.is_empty() {
        return msg("do-advance-free").with("what", a.term());
    }
    let instead = instead(state, seat, bill);
    let goods = instead.iter().map(|good| msg(format!("kind-{}", good.name())));
    let either = |one: Msg, other: Msg| msg("either").with("one", one).with("other", other);
    let said = match goods.reduce(either) {
        Some(goods) => msg("do-advance-instead").with("goods", goods),
        None => msg("do-advance"),
    };
    said.with("what", a.term()).with("cost", bill.cost.term())
}

/// R6.3: what a player holds that may stand in for something of a bill.
fn instead(state: &State, seat: Seat, bill: Bill) -> Set<Good> {
    let mut goods = Set::empty();
    bill.price().ways(&state.players[seat].stock.counts(), |way| {
        let way = Pile::from_counts(way);
        goods |= Good::ALL.into_iter().filter(|good| way.get(*good) > bill.cost.get(*good)).collect();
    });
    goods
}

/// R6.3: whether how it is paid will be asked, before it is had.
pub fn asks_how(state: &State, seat: Seat, bill: Bill) -> bool {
    let mut ways = 0;
    bill.price().ways(&state.players[seat].stock.counts(), |_| ways += 1);
    ways > 1
}

/// R6.5, R6.6: the level an advance raises so far that an event is revealed, and what it comes to.
pub fn reaches(state: &State, seat: Seat, a: Advance) -> Option<(Good, u8)> {
    let p = &state.players[seat];
    let (good, level) = match a.fact().colour {
        Colour::None => return None,
        Colour::Mood => (Good::Mood, p.mood_level),
        Colour::Culture => (Good::Culture, p.culture_level),
    };
    (level < LIMIT && EVENT_LEVELS.contains(&(level + 1))).then_some((good, level + 1))
}

/// R8.1.8: a cube of the old government goes to an advance of the new one.
pub fn move_cube(state: &mut State, seat: Seat, a: Advance, cx: &mut Cx<Game>) {
    state.players[seat].advances.insert(a);
    cx.tell(|| Event::Cube { who: seat, advance: a });
    liberty_waits(state, seat, a);
    dogma_limit(state, seat);
}
