//! Collecting resources (R8.3.2): what a city can take, and from where.

use super::{activate, again};
use crate::action::Action;
use crate::board::label;
use crate::event::{Event, Site};
use crate::frames::Collect;
use crate::ids::*;
use crate::state::goods::{Bill, Pile};
use crate::state::{City, State};
use crate::{Game, targets};
use kernel::{Cx, Menu, Msg, Refusal, Seat, Show, msg};
use std::ops::ControlFlow;

impl State {
    /// Economic Liberty is in force this turn.
    pub fn liberty(&self, seat: Seat) -> bool {
        self.players[seat].has(Advance::EconomicLiberty) && !self.turn.liberty_waits
    }
    /// Actions and Mood tokens the next Collect of this turn costs (R8.3.2.4).
    pub fn collect_price(&self, seat: Seat) -> (u8, u8) {
        match (self.liberty(seat), self.turn.collects) {
            (true, 0) => (0, 0),
            (true, _) => (1, 2),
            _ => (1, 0),
        }
    }
    /// R8.3.2.1, R13.9.
    fn blocked(&self, at: Space, s: Space, seat: Seat) -> bool {
        (s != at && self.city(s).is_some())
            || self.camp(s).is_some()
            || self.exhausted.contains(&s)
            || self.foreign_units(s, seat)
    }
    /// What the city can take from a space (R8.3.2, D13).
    fn yields(&self, seat: Seat, city: &City, s: Space, near: bool) -> &'static [Good] {
        let p = &self.players[seat];
        match self.terrain(s) {
            Some(Terrain::Fertile) => &[Good::Food],
            Some(Terrain::Forest) => &[Good::Wood],
            Some(Terrain::Mountain) => &[Good::Ore],
            Some(Terrain::Barren) if p.has(Advance::Irrigation) => &[Good::Food],
            Some(Terrain::Sea) if near && p.has(Advance::Fishing) => {
                if self.works(city, Building::Port) {
                    &[Good::Food, Good::Gold, Good::Mood]
                } else {
                    &[Good::Food]
                }
            }
            _ => &[],
        }
    }
    /// Everything a Collect may still take, until `found` says that it has seen enough: `taken` names spaces by their
    /// place in [`in_reach`].
    pub fn sources(
        &self,
        seat: Seat,
        at: Space,
        taken: u32,
        far: bool,
        crop: bool,
        mut found: impl FnMut(Space, Good) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(city) = self.city(at) else { return ControlFlow::Continue(()) };
        let near = Set::of(at) | self.layout().near(at);
        let reach = if far { near | self.within(Set::of(at), 2) } else { near };
        let (took, sea) =
            if taken == 0 { (Set::empty(), Set::empty()) } else { (self.took(at, taken), self.sea()) };
        let fished = took & sea;
        for s in reach & self.discovered() {
            let goods = self.yields(seat, city, s, near.has(s));
            let again = took.has(s) && !crop;
            let second_sea = !fished.is_empty() && sea.has(s) && !fished.has(s);
            if goods.is_empty() || again || second_sea || self.blocked(at, s, seat) {
                continue;
            }
            for &g in goods {
                let p = &self.players[seat];
                if p.stock.get(g) < p.limit(g) {
                    found(s, g)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
    /// How many of `left` there are to be taken, one from a space, by what there is room for.
    pub fn gatherable(&self, seat: Seat, at: Space, left: u8, taken: u32, far: bool, crop: bool) -> u8 {
        let p = &self.players[seat];
        let mut found: [Set<Space>; 7] = Default::default();
        let _ = self.sources(seat, at, taken, far, crop, |s, good| {
            found[good as usize].insert(s);
            ControlFlow::Continue(())
        });
        let sea = self.sea();
        let room = |good: Good| p.limit(good).saturating_sub(p.stock.get(good));
        let all = |good: Good| found[good as usize];
        let from = |good: Good| match crop {
            true if all(good).is_empty() => 0,
            true => room(good),
            false => room(good).min((all(good) - sea).len() as u8),
        };
        let land: u8 = Good::all().map(from).sum();
        // R8.3.2: one space of the sea, and of it what the land leaves room for.
        let fish = !crop && Good::all().any(|good| !(all(good) & sea).is_empty() && room(good) > from(good));
        left.min(land + fish as u8)
    }
    fn took(&self, at: Space, taken: u32) -> Set<Space> {
        let places = in_reach(self, at).iter().enumerate();
        places.filter(|(i, _)| taken >> i & 1 == 1).map(|(_, s)| s).collect()
    }
    pub fn any_source(&self, seat: Seat, at: Space, taken: u32, far: bool, crop: bool) -> bool {
        self.sources(seat, at, taken, far, crop, |_, _| ControlFlow::Break(())).is_break()
    }
    pub fn herds(&self, seat: Seat) -> bool {
        self.players[seat].has(Advance::Husbandry) && !self.turn.used.has(Use::Husbandry)
    }
    /// R8.3.2.2: whether Husbandry can be used now. What it costs is paid before anything is gathered.
    pub fn may_herd(&self, seat: Seat, taken: u32) -> bool {
        let bill = self.herd_bill(seat);
        self.herds(seat) && (taken == 0 || bill.cost.is_empty()) && self.can_pay(seat, bill)
    }
    /// R8.3.2.3: Public Education; by the letter in any city (D4).
    pub fn teaches(&self, city: &City) -> bool {
        self.players[city.owner].has(Advance::PublicEducation)
            && (self.options.letter || self.works(city, Building::Academy))
    }
    pub fn herd_bill(&self, seat: Seat) -> Bill {
        Bill::plain(Pile::food(!self.players[seat].has(Advance::Roads) as u8))
    }
}

/// Whether a Collect there would bring anything.
pub fn brings(state: &State, seat: Seat, at: Space) -> bool {
    let p = &state.players[seat];
    let fits = |good: Good| p.stock.get(good) < p.limit(good);
    state.any_source(seat, at, 0, state.may_herd(seat, 0), false)
        || state.city(at).is_some_and(|c| {
            state.teaches(c) && fits(Good::Idea) || c.wonder == Some(Wonder::GreatGardens) && fits(Good::Food)
        })
}

/// All spaces within 2, discovered or not: places in it name spaces in a frame.
fn in_reach(state: &State, at: Space) -> Set<Space> {
    state.layout().within(Set::of(at), 2, Set::all())
}

pub fn place_in_reach(state: &State, at: Space, s: Space) -> u32 {
    in_reach(state, at).iter().take_while(|&near| near < s).count() as u32
}

/// Whether the city can collect.
pub fn offer_turn(state: &State, seat: Seat, city: &City, menu: &mut impl Menu<Action>) -> bool {
    let (actions, mood) = state.collect_price(seat);
    let target = targets::space(city.at);
    let refuse = |rule, key: &'static str| Refusal::new(target, rule, msg(key));
    if state.turn.actions < actions {
        return false;
    }
    let mut can = false;
    if !state.may_activate(city) {
        menu.refuse(|| refuse("R7.4.3", "refuse-angry-again"));
    } else if state.players[seat].stock.mood < mood {
        menu.refuse(|| refuse("R8.3.2.4", "refuse-liberty"));
    } else {
        // R8.3.2.5: full stores do not forbid it, and a city's own space always yields something.
        can = true;
        menu.choice(Action::Collect(city.at), || Show::at(target, collect_label(state, seat, city)));
    }
    can
}

/// What grows around a city, whether or not there is room for it.
pub fn kinds(state: &State, seat: Seat, at: Space) -> Set<Good> {
    state.city(at).map_or_else(Set::empty, |city| around(state, seat, city))
}

/// What a place offers a Settler that has come there: a city that stands says itself what it collects.
pub fn site(state: &State, seat: Seat, at: Space) -> Site {
    if state.city(at).is_some() || state.camp(at).is_some() {
        Site::Untold
    } else if state.fit_for_city(at) {
        Site::Fit(around(state, seat, &City::founded(at, seat, Mood::Neutral)))
    } else {
        Site::Unfit
    }
}

fn around(state: &State, seat: Seat, city: &City) -> Set<Good> {
    let at = city.at;
    let near = (Set::of(at) | state.layout().near(at)) & state.discovered();
    let open = near.iter().filter(|&s| !state.blocked(at, s, seat));
    open.flat_map(|s| state.yields(seat, city, s, true)).copied().collect()
}

/// How much a Collect takes, and of what.
fn collect_label(state: &State, seat: Seat, city: &City) -> Msg {
    let mut goods = Set::<Good>::empty();
    let _ = state.sources(seat, city.at, 0, false, false, |_, good| {
        goods.insert(good);
        ControlFlow::Continue(())
    });
    let (n, place) = (state.gatherable(seat, city.at, state.strength(city), 0, false, false), label(city.at));
    let label = match (goods.len(), goods.first()) {
        (1, Some(good)) => msg("do-collect-only").with("what", good.times(n)),
        (0, _) => msg("do-collect-nothing"),
        (_, Some(first)) if n == 1 => {
            let either = |one: Msg, other: Good| msg("either").with("one", one).with("other", other.times(1));
            msg("do-collect-one").with("what", goods.iter().skip(1).fold(first.times(1), either))
        }
        _ => {
            let kinds = goods.iter().map(|good| msg(format!("kind-{}", good.name())));
            msg("do-collect").num("n", n).list("goods", kinds)
        }
    };
    let label = label.with("where", place).with("full", full(state, seat, city, goods));
    label.with("price", price(state, seat)).with("again", again(city))
}

/// R8.3.2.4: why a Collect takes no action, or more than one.
fn price(state: &State, seat: Seat) -> Msg {
    match state.collect_price(seat) {
        (0, _) => msg("price-liberty-free"),
        (_, 0) => msg("price-usual"),
        (_, mood) => msg("price-liberty-more").with("cost", Good::Mood.times(mood)),
    }
}

/// R6.3: what grows there besides the goods that can be taken, and finds no room. A good that is not offered for want of room
/// would otherwise seem to be forgotten.
fn full(state: &State, seat: Seat, city: &City, goods: Set<Good>) -> Msg {
    let missed = around(state, seat, city) - goods;
    if missed.is_empty() {
        return msg("full-none");
    }
    msg("full-some").list("goods", missed.iter().map(|good| msg(format!("kind-{}", good.name()))))
}

pub fn begin(state: &mut State, seat: Seat, at: Space, cx: &mut Cx<Game>) {
    let (actions, mood) = state.collect_price(seat);
    state.turn.actions -= actions;
    state.spend(seat, Pile::mood(mood), cx);
    state.turn.collects += 1;
    let left = state.strength(state.city(at).expect("an own city"));
    cx.tell(|| Event::Collects { who: seat, at });
    activate(state, at);
    state.frames.push(Collect { seat, at, left, taken: 0, far: false, crop: false, card: false });
}
