//! R5: income, and what changes hands.

use crate::Game;
use crate::action::Good;
use crate::event::Event;
use crate::frames::Trade;
use crate::ids::*;
use crate::state::*;
use kernel::{Cx, Msg, Seat, SeatSet, msg};
use serde::{Deserialize, Serialize};

/// Offers a player may make in one turn (R5.2), drafts of offers, and changes to one of them: bounds of this table (D18).
pub const OFFERS: u8 = 3;
pub const DRAFTS: u8 = 12;
pub const EDITS: u8 = 24;

/// One side of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Goods {
    pub trade: u8,
    pub culture: u8,
    /// By kind of resource; spies and uranium can only be asked for.
    #[serde(with = "kit::per_id::as_list")]
    pub resources: PerId<Resource, u8, { Resource::COUNT }>,
    pub marker: Option<Content>,
    pub event: Option<CultureEvent>,
    /// A culture event of this level, whichever; 0 for none.
    pub any_event: u8,
}

impl Goods {
    pub fn is_empty(&self) -> bool {
        *self == Goods::default()
    }
    /// Calls `each` for everything on this side: sums as a whole, resources by kind.
    pub fn each(&self, mut each: impl FnMut(Good)) {
        if self.trade > 0 {
            each(Good::Trade(self.trade));
        }
        if self.culture > 0 {
            each(Good::Culture(self.culture));
        }
        for res in Resource::ALL {
            if self.resources[res] > 0 {
                each(Good::Resource(res));
            }
        }
        if let Some(content) = self.marker {
            each(Good::Marker(content));
        }
        if let Some(event) = self.event {
            each(Good::Event(event));
        }
        if self.any_event > 0 {
            each(Good::AnyEvent { level: self.any_event });
        }
    }
    pub fn add(&mut self, good: Good) {
        match good {
            Good::Trade(n) => self.trade += n,
            Good::Culture(n) => self.culture += n,
            Good::Resource(res) => self.resources[res] += 1,
            Good::Marker(content) => self.marker = Some(content),
            Good::Event(event) => self.event = Some(event),
            Good::AnyEvent { level } => self.any_event = level,
        }
    }
    pub fn take_off(&mut self, good: Good) {
        match good {
            Good::Trade(_) => self.trade = 0,
            Good::Culture(_) => self.culture = 0,
            Good::Resource(res) => self.resources[res] -= 1,
            Good::Marker(_) => self.marker = None,
            Good::Event(_) => self.event = None,
            Good::AnyEvent { .. } => self.any_event = 0,
        }
    }
    /// Everything on this side, by name; of what lies face down only its back, unless it is shown.
    pub fn told(&self, shown: bool) -> Vec<Msg> {
        let mut list = Vec::new();
        self.each(|good| {
            list.push(match good {
                Good::Resource(res) => {
                    msg("good-resource").num("n", self.resources[res]).with("what", res.term())
                }
                Good::Marker(content) if !shown => {
                    msg(if content.village() { "good-village" } else { "good-hut" })
                }
                Good::Event(event) if !shown => Good::AnyEvent { level: event.data().level }.term(),
                good => good.term(),
            });
        });
        if list.is_empty() {
            list.push(msg("good-nothing"));
        }
        list
    }
    pub fn hidden(&self) -> bool {
        self.marker.is_some() || self.event.is_some()
    }
}

/// An offer in the making.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Draft {
    pub to: Option<Seat>,
    pub give: Goods,
    pub ask: Goods,
    /// The other player is shown the cards and markers offered (R5.2).
    pub shown: bool,
    pub edits: u8,
}

/// R5.1, R3.3: all collect together.
pub fn begin(state: &mut State, cx: &mut Cx<Game>) {
    for seat in state.all() {
        let income = state.income(seat);
        state.me(seat).gain_trade(income as u32);
        cx.tell(|| Event::Income { who: seat, trade: income });
    }
    state.frames.push(Trade { done: SeatSet::EMPTY });
}

/// Whether a player has what is asked of them: tokens first, then markers that hold the resource.
pub fn can_deliver(state: &State, seat: Seat, goods: &Goods) -> bool {
    let player = state.player(seat);
    let held = |res: Resource| player.held.iter().filter(|h| h.content.get().resource() == Some(res)).count();
    let enough = |res: Resource| goods.resources[res] as usize <= player.tokens(res) as usize + held(res);
    let resources = Resource::ALL.into_iter().all(enough);
    let event = goods.any_event == 0 || player.event_backs()[goods.any_event as usize - 1] > 0;
    player.trade >= goods.trade && player.culture >= goods.culture as u16 && resources && event
}

/// Whether the offering player still has what they offer.
pub fn can_give(state: &State, seat: Seat, goods: &Goods) -> bool {
    let player = state.player(seat);
    player.trade >= goods.trade
        && player.culture >= goods.culture as u16
        && Resource::MARKET.into_iter().all(|res| player.resources[res] >= goods.resources[res])
        && goods.event.is_none_or(|e| player.events.get().contains(e.index()))
        && goods.marker.is_none_or(|c| player.held.iter().any(|h| *h.content.get() == c))
}

pub fn exchange(state: &mut State, from: Seat, to: Seat, event: Option<CultureEvent>, cx: &mut Cx<Game>) {
    let draft = std::mem::take(state.me(from).draft.get_mut());
    cx.reveal();
    cx.tell(|| Event::Exchanged { who: from, with: to });
    let mut ask = draft.ask;
    ask.event = event;
    hand(state, from, to, &draft.give);
    hand(state, to, from, &ask);
}

fn hand(state: &mut State, from: Seat, to: Seat, goods: &Goods) {
    state.me(from).trade -= goods.trade;
    state.me(to).gain_trade(goods.trade as u32);
    state.me(from).culture -= goods.culture as u16;
    state.me(to).culture += goods.culture as u16;
    for res in Resource::ALL {
        for _ in 0..goods.resources[res] {
            if state.player(from).tokens(res) > 0 {
                state.me(from).resources[res] -= 1;
                state.me(to).resources[res] += 1;
            } else {
                let found = |h: &Held| h.content.get().resource() == Some(res);
                hand_marker(state, from, to, found);
            }
        }
    }
    if let Some(content) = goods.marker {
        hand_marker(state, from, to, |h| *h.content.get() == content);
    }
    if let Some(event) = goods.event {
        state.me(from).events.get_mut().take(event.index());
        state.me(to).events.get_mut().put(event.index());
    }
}

/// A face-down marker changes hands; who knew it still knows it.
pub fn hand_marker(state: &mut State, from: Seat, to: Seat, which: impl Fn(&Held) -> bool) {
    let Some(i) = state.player(from).held.iter().position(which) else { return };
    let mut held = state.me(from).held.remove(i);
    held.seen.insert(to);
    if state.me(to).held.try_push(held).is_err() {
        debug_assert!(false, "a sheet holds 24 markers");
    }
}
