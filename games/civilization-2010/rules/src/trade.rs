//! R5: income and negotiation. An offer is drafted in small steps and answered by the other player.

use crate::action::{Action, Good};
use crate::data::{Timing, data};
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::Frame;
use crate::names::*;
use crate::state::*;
use crate::uses;
use crate::{Context, abilities, cards};
use kernel::{Menu, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Offers a player may make in one turn, drafts of offers, and changes to one of them: bounds for the table, not rules
/// of the box.
pub const OFFERS: u8 = 3;
pub const DRAFTS: u8 = 12;
pub const EDITS: u8 = 24;

/// One side of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Goods {
    pub trade: u8,
    pub culture: u8,
    /// By kind of resource; spies and uranium can only be asked for.
    pub resources: [u8; Res::N],
    pub marker: Option<Content>,
    pub event: Option<Event>,
    /// A culture event of this level, whichever; 0 for none.
    pub any_event: u8,
}

impl Goods {
    pub fn is_empty(&self) -> bool {
        *self == Goods::default()
    }
    /// Calls `each` for everything on this side: sums as a whole, resources by kind.
    fn each(&self, mut each: impl FnMut(Good)) {
        if self.trade > 0 {
            each(Good::Trade(self.trade));
        }
        if self.culture > 0 {
            each(Good::Culture(self.culture));
        }
        for res in Res::LIST {
            if self.resources[res.index()] > 0 {
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
    fn add(&mut self, good: Good) {
        match good {
            Good::Trade(n) => self.trade += n,
            Good::Culture(n) => self.culture += n,
            Good::Resource(res) => self.resources[res.index()] += 1,
            Good::Marker(content) => self.marker = Some(content),
            Good::Event(event) => self.event = Some(event),
            Good::AnyEvent { level } => self.any_event = level,
        }
    }
    fn take_off(&mut self, good: Good) {
        match good {
            Good::Trade(_) => self.trade = 0,
            Good::Culture(_) => self.culture = 0,
            Good::Resource(res) => self.resources[res.index()] -= 1,
            Good::Marker(_) => self.marker = None,
            Good::Event(_) => self.event = None,
            Good::AnyEvent { .. } => self.any_event = 0,
        }
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

pub fn begin(s: &mut State, cx: &mut Context) {
    for seat in s.all() {
        let income = s.income(seat);
        s.me(seat).gain_trade(income as u32);
        cx.tell(|| LogEvent::Income { who: seat, trade: income });
    }
    s.push(Frame::Trade { done: SeatSet::EMPTY });
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    match *s.frames.top() {
        Frame::Trade { .. } if s.player(seat).draft.get().to.is_some() => offer_draft(s, seat, m),
        Frame::Trade { .. } => {
            let player = s.player(seat);
            if player.offers < OFFERS && player.drafts < DRAFTS {
                for other in s.others(seat) {
                    put(m, s, seat, Action::Talk(other));
                }
            }
            if abilities::usable(s, seat, Skill::HorsebackRiding) {
                put(m, s, seat, Action::Skill(Skill::HorsebackRiding));
            }
            uses::offer_uses(s, seat, Timing::Trade, m);
            put(m, s, seat, Action::Done);
        }
        Frame::Answer { from, to } => {
            if can_deliver(s, to, &s.player(from).draft.get().ask) {
                put(m, s, seat, Action::Yes);
            }
            put(m, s, seat, Action::No);
        }
        Frame::HandOver { from, .. } => {
            let level = s.player(from).draft.get().ask.any_event;
            for (kind, _) in s.player(seat).events.get().kinds() {
                if data().events[kind].level == level {
                    put(m, s, seat, Action::Event(Event::of(kind)));
                }
            }
        }
        _ => unreachable!(),
    }
}

fn offer_draft(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    let player = s.player(seat);
    let draft = *player.draft.get();
    let other = s.player(draft.to.expect("talking to somebody"));
    if draft.edits < EDITS {
        for n in [1, 3] {
            if draft.give.trade + n <= player.trade {
                put(m, s, seat, Action::Give(Good::Trade(n)));
            }
            if draft.ask.trade + n <= other.trade {
                put(m, s, seat, Action::Ask(Good::Trade(n)));
            }
            if draft.give.culture as u16 + n as u16 <= player.culture {
                put(m, s, seat, Action::Give(Good::Culture(n)));
            }
            if draft.ask.culture as u16 + n as u16 <= other.culture {
                put(m, s, seat, Action::Ask(Good::Culture(n)));
            }
        }
        for res in Res::LIST {
            let i = res.index();
            if i < 4 && draft.give.resources[i] < player.resources[i] {
                put(m, s, seat, Action::Give(Good::Resource(res)));
            }
            // What lies under another's markers is not known: any kind may be asked for.
            let tokens = if i < 4 { other.resources[i] } else { 0 };
            let asked: u8 = draft.ask.resources.iter().sum();
            if draft.ask.resources[i] < tokens || asked < other.held.len() as u8 {
                put(m, s, seat, Action::Ask(Good::Resource(res)));
            }
        }
        if draft.give.marker.is_none() {
            for (i, held) in player.held.iter().enumerate() {
                let content = *held.content.get();
                let twin = player.held[..i].iter().any(|h| *h.content.get() == content);
                if content.resource().is_some() && !twin {
                    put(m, s, seat, Action::Give(Good::Marker(content)));
                }
            }
        }
        if draft.give.event.is_none() {
            for (kind, _) in player.events.get().kinds() {
                put(m, s, seat, Action::Give(Good::Event(Event::of(kind))));
            }
        }
        let backs = other.event_backs();
        for level in 1..=3 {
            if draft.ask.any_event == 0 && backs[level as usize - 1] > 0 {
                put(m, s, seat, Action::Ask(Good::AnyEvent { level }));
            }
        }
    }
    if draft.edits < EDITS {
        draft.give.each(|good| put(m, s, seat, Action::Keep(good)));
        draft.ask.each(|good| put(m, s, seat, Action::Unask(good)));
    }
    if draft.give.hidden() && !draft.shown {
        put(m, s, seat, Action::Show);
    }
    if !draft.give.is_empty() || !draft.ask.is_empty() {
        put(m, s, seat, Action::Propose);
    }
    put(m, s, seat, Action::Withdraw);
}

/// Whether a player has what is asked of him: tokens first, then markers that hold the resource.
fn can_deliver(s: &State, seat: Seat, goods: &Goods) -> bool {
    let player = s.player(seat);
    let mut held = [0u8; Res::N];
    for res in player.held.iter().filter_map(|h| h.content.get().resource()) {
        held[res.index()] += 1;
    }
    let resources = Res::LIST.iter().all(|res| {
        let i = res.index();
        let tokens = if i < 4 { player.resources[i] } else { 0 };
        goods.resources[i] <= tokens + held[i]
    });
    let event = goods.any_event == 0 || player.event_backs()[goods.any_event as usize - 1] > 0;
    player.trade >= goods.trade && player.culture >= goods.culture as u16 && resources && event
}

/// Whether the offering player still has what he offers.
fn can_give(s: &State, seat: Seat, goods: &Goods) -> bool {
    let player = s.player(seat);
    player.trade >= goods.trade
        && player.culture >= goods.culture as u16
        && (0..4).all(|i| player.resources[i] >= goods.resources[i])
        && goods.event.is_none_or(|e| player.events.get().contains(e.index()))
        && goods.marker.is_none_or(|c| player.held.iter().any(|h| *h.content.get() == c))
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    match (*s.frames.top(), action) {
        (Frame::Trade { done }, Action::Done) => {
            let mut done = done;
            done.insert(seat);
            s.frames.replace(Frame::Trade { done });
        }
        (Frame::Trade { .. }, Action::Skill(skill)) => abilities::begin(s, seat, skill, cx),
        (Frame::Trade { .. }, Action::Person(_) | Action::TurnUp(_)) => cards::begin(s, seat, action, cx),
        (Frame::Trade { .. }, Action::Talk(other)) => {
            let player = s.me(seat);
            player.drafts += 1;
            *player.draft.get_mut() = Draft { to: Some(other), ..Draft::default() };
        }
        (Frame::Trade { .. }, Action::Propose) => {
            let to = s.player(seat).draft.get().to.expect("talking to somebody");
            if can_give(s, seat, &s.player(seat).draft.get().give) {
                s.me(seat).offers += 1;
                cx.reveal();
                cx.tell(|| LogEvent::Proposed { who: seat, to });
                s.push(Frame::Answer { from: seat, to });
            } else {
                *s.me(seat).draft.get_mut() = Draft::default();
            }
        }
        (Frame::Trade { .. }, Action::Withdraw) => *s.me(seat).draft.get_mut() = Draft::default(),
        (Frame::Trade { .. }, edit) => {
            let draft = s.me(seat).draft.get_mut();
            draft.edits += 1;
            match edit {
                Action::Give(good) => draft.give.add(good),
                Action::Ask(good) => draft.ask.add(good),
                Action::Keep(good) => draft.give.take_off(good),
                Action::Unask(good) => draft.ask.take_off(good),
                Action::Show => draft.shown = true,
                other => unreachable!("{other:?}"),
            }
            // What was shown and is no longer offered is hidden again.
            draft.shown &= draft.give.hidden();
        }
        (Frame::Answer { from, to }, Action::No) => {
            s.frames.pop();
            *s.me(from).draft.get_mut() = Draft::default();
            cx.tell(|| LogEvent::Declined { who: to, from });
        }
        (Frame::Answer { from, to }, Action::Yes) => {
            s.frames.pop();
            if s.player(from).draft.get().ask.any_event > 0 {
                s.push(Frame::HandOver { from, to });
            } else {
                exchange(s, from, to, None, cx);
            }
        }
        (Frame::HandOver { from, to }, Action::Event(event)) => {
            s.frames.pop();
            exchange(s, from, to, Some(event), cx);
        }
        other => unreachable!("{other:?}"),
    }
}

fn exchange(s: &mut State, from: Seat, to: Seat, event: Option<Event>, cx: &mut Context) {
    let draft = std::mem::take(s.me(from).draft.get_mut());
    cx.reveal();
    cx.tell(|| LogEvent::Exchanged { who: from, with: to });
    let mut ask = draft.ask;
    ask.event = event;
    hand(s, from, to, &draft.give);
    hand(s, to, from, &ask);
}

fn hand(s: &mut State, from: Seat, to: Seat, goods: &Goods) {
    s.me(from).trade -= goods.trade;
    s.me(to).gain_trade(goods.trade as u32);
    s.me(from).culture -= goods.culture as u16;
    s.me(to).culture += goods.culture as u16;
    for res in Res::LIST {
        let i = res.index();
        for _ in 0..goods.resources[i] {
            if i < 4 && s.player(from).resources[i] > 0 {
                s.me(from).resources[i] -= 1;
                s.me(to).resources[i] += 1;
            } else {
                let found = |h: &Held| h.content.get().resource() == Some(res);
                hand_marker(s, from, to, found);
            }
        }
    }
    if let Some(content) = goods.marker {
        hand_marker(s, from, to, |h| *h.content.get() == content);
    }
    if let Some(event) = goods.event {
        s.me(from).events.get_mut().take(event.index());
        s.me(to).events.get_mut().put(event.index());
    }
}

/// A face-down marker changes hands; who knew it still knows it.
pub fn hand_marker(s: &mut State, from: Seat, to: Seat, which: impl Fn(&Held) -> bool) {
    let Some(i) = s.player(from).held.iter().position(which) else { return };
    let mut held = s.me(from).held.remove(i);
    held.seen.insert(to);
    if s.me(to).held.try_push(held).is_err() {
        debug_assert!(false, "a sheet holds 24 markers");
    }
}
