//! R11: loot, and coin tokens that are discarded.

use crate::action::{Action, Loot};
use crate::data::data;
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::Frame;
use crate::names::*;
use crate::state::*;
use crate::{Context, learn, trade};
use kernel::{Chance, Menu, Seat};

pub fn award(s: &mut State, winner: Seat, loser: Seat, left: u8) {
    if left > 0 {
        s.push(Frame::Loot { winner, loser, left });
    }
}

fn price(loot: Loot) -> u8 {
    match loot {
        Loot::Tech | Loot::Event { .. } | Loot::Coin => 2,
        _ => 1,
    }
}

fn possible(s: &State, winner: Seat, loser: Seat, loot: Loot) -> bool {
    let from = s.player(loser);
    match loot {
        Loot::Trade => from.trade > 0,
        Loot::Culture => from.culture > 0,
        Loot::Resource(res) => from.resources[res.index()] > 0,
        Loot::Marker { village } => from.held.iter().any(|h| h.village == village),
        Loot::DropCoin | Loot::Coin => from.coin_tokens() > 0,
        Loot::Tech => !learn::choices(s, winner, from.known()).is_empty(),
        Loot::Event { level } => from.event_backs()[level as usize - 1] > 0,
    }
}

fn all() -> impl Iterator<Item = Loot> {
    let resources = Res::LIST[..4].iter().map(|r| Loot::Resource(*r));
    let markers = [false, true].map(|village| Loot::Marker { village });
    let events = (1..=3).map(|level| Loot::Event { level });
    [Loot::Trade, Loot::Culture]
        .into_iter()
        .chain(resources)
        .chain(markers)
        .chain([Loot::DropCoin, Loot::Tech])
        .chain(events)
        .chain([Loot::Coin])
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    match *s.frames.top() {
        Frame::Loot { winner, loser, left } => {
            for loot in all() {
                if price(loot) <= left && possible(s, winner, loser, loot) {
                    put(m, s, seat, Action::Loot(loot));
                }
            }
            put(m, s, seat, Action::Done);
        }
        Frame::LootCoin { loser, .. } => offer_coins(s, seat, loser, m),
        Frame::DropCoins { seats, .. } => {
            offer_coins(s, seat, seats.first().expect("a player to choose from"), m);
        }
        _ => unreachable!(),
    }
}

fn offer_coins(s: &State, seat: Seat, of: Seat, m: &mut impl Menu<Action>) {
    for place in CoinPlace::LIST {
        if s.player(of).coins[place.index()] > 0 {
            put(m, s, seat, Action::Coin(place));
        }
    }
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    match (*s.frames.top(), action) {
        (Frame::Loot { .. }, Action::Done) => {
            s.frames.pop();
        }
        (Frame::Loot { winner, loser, left }, Action::Loot(loot)) => {
            s.frames.replace(Frame::Loot { winner, loser, left: left - price(loot) });
            cx.tell(|| LogEvent::Looted { who: winner, from: loser, loot });
            take(s, winner, loser, loot, cx);
        }
        (Frame::LootCoin { loser, keep, .. }, Action::Coin(place)) => {
            s.frames.pop();
            take_coin(s, loser, place);
            if keep {
                s.me(seat).coins[CoinPlace::Sheet.index()] += 1;
            }
        }
        (Frame::DropCoins { by, seats }, Action::Coin(place)) => {
            let victim = seats.first().expect("a player");
            s.frames.replace(Frame::DropCoins { by, seats: seats.without(victim) });
            take_coin(s, victim, place);
            cx.tell(|| LogEvent::LostCoin { who: victim, place });
        }
        other => unreachable!("{other:?}"),
    }
}

fn take_coin(s: &mut State, from: Seat, place: CoinPlace) {
    s.me(from).coins[place.index()] -= 1;
}

fn take(s: &mut State, winner: Seat, loser: Seat, loot: Loot, cx: &mut Context) {
    match loot {
        Loot::Trade => {
            let n = s.player(loser).trade.min(3);
            s.me(loser).trade -= n;
            s.me(winner).gain_trade(n as u32);
        }
        Loot::Culture => {
            let n = s.player(loser).culture.min(3);
            s.me(loser).culture -= n;
            s.me(winner).culture += n;
        }
        Loot::Resource(res) => {
            s.me(loser).resources[res.index()] -= 1;
            s.me(winner).resources[res.index()] += 1;
        }
        Loot::Marker { village } => {
            let n = s.player(loser).held.iter().filter(|h| h.village == village).count();
            let mut nth = cx.below(n as u32) as usize;
            let mut chosen = 0;
            for (i, held) in s.player(loser).held.iter().enumerate() {
                if held.village == village {
                    if nth == 0 {
                        chosen = i;
                        break;
                    }
                    nth -= 1;
                }
            }
            let position = std::cell::Cell::new(0);
            trade::hand_marker(s, loser, winner, |_| position.replace(position.get() + 1) == chosen);
        }
        Loot::DropCoin => s.push(Frame::LootCoin { winner, loser, keep: false }),
        Loot::Coin => s.push(Frame::LootCoin { winner, loser, keep: true }),
        Loot::Tech => {
            let set = s.player(loser).known();
            s.push(Frame::Learn { seat: winner, set, must: true });
        }
        Loot::Event { level } => {
            let mut counts = [0u8; Event::N];
            for (kind, n) in s.player(loser).events.get().kinds() {
                if data().events[kind].level == level {
                    counts[kind] = n;
                }
            }
            let kind = cx.kind(&counts);
            s.me(loser).events.get_mut().take(kind);
            s.me(winner).events.get_mut().put(kind);
        }
    }
}

/// One place only is not asked about.
pub fn step(s: &mut State, cx: &mut Context) -> bool {
    let only = |s: &State, of: Seat| {
        let coins = s.player(of).coins;
        let mut places = CoinPlace::LIST.into_iter().filter(move |p| coins[p.index()] > 0);
        match (places.next(), places.next()) {
            (Some(place), None) => Some(place),
            _ => None,
        }
    };
    match *s.frames.top() {
        Frame::Loot { winner, loser, left } => {
            let nothing = !all().any(|l| price(l) <= left && possible(s, winner, loser, l));
            if nothing {
                s.frames.pop();
            }
            nothing
        }
        Frame::LootCoin { winner, loser, .. } => match only(s, loser) {
            Some(place) => {
                apply(s, winner, Action::Coin(place), cx);
                true
            }
            None => false,
        },
        Frame::DropCoins { by, seats } => {
            let Some(victim) = seats.first() else {
                s.frames.pop();
                return true;
            };
            if s.player(victim).coin_tokens() == 0 {
                s.frames.replace(Frame::DropCoins { by, seats: seats.without(victim) });
                return true;
            }
            match only(s, victim) {
                Some(place) => {
                    apply(s, by, Action::Coin(place), cx);
                    true
                }
                None => false,
            }
        }
        _ => false,
    }
}
