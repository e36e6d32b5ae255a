//! R11.2: what there is to take, and at what price.

use crate::action::Loot;
use crate::culture::events::of_level;
use crate::frames::{Learn, LootCoin, Spoils};
use crate::ids::*;
use crate::research::learning;
use crate::state::*;
use crate::{Game, trade};
use kernel::{Chance, Cx, Seat};

pub fn award(state: &mut State, winner: Seat, loser: Seat, left: u8) {
    if left > 0 {
        state.frames.push(Spoils { winner, loser, left });
    }
}

pub fn price(loot: Loot) -> u8 {
    match loot {
        Loot::Tech | Loot::Event { .. } | Loot::Coin => 2,
        _ => 1,
    }
}

pub fn possible(state: &State, winner: Seat, loser: Seat, loot: Loot) -> bool {
    let from = state.player(loser);
    match loot {
        Loot::Trade => from.trade > 0,
        Loot::Culture => from.culture > 0,
        Loot::Resource(res) => from.resources[res] > 0,
        Loot::Marker { village } => from.held.iter().any(|h| h.village == village),
        Loot::DropCoin | Loot::Coin => from.coin_tokens() > 0,
        Loot::Tech => !learning::choices(state, winner, from.known()).is_empty(),
        Loot::Event { level } => from.event_backs()[level as usize - 1] > 0,
    }
}

pub fn all() -> impl Iterator<Item = Loot> {
    let resources = Resource::MARKET.into_iter().map(Loot::Resource);
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

pub fn take(state: &mut State, winner: Seat, loser: Seat, loot: Loot, cx: &mut Cx<Game>) {
    match loot {
        Loot::Trade => {
            let n = state.player(loser).trade.min(3);
            state.me(loser).trade -= n;
            state.me(winner).gain_trade(n as u32);
        }
        Loot::Culture => {
            let n = state.player(loser).culture.min(3);
            state.me(loser).culture -= n;
            state.me(winner).culture += n;
        }
        Loot::Resource(res) => {
            state.me(loser).resources[res] -= 1;
            state.me(winner).resources[res] += 1;
        }
        Loot::Marker { village } => {
            let n = state.player(loser).held.iter().filter(|h| h.village == village).count();
            let mut nth = cx.below(n as u32) as usize;
            let mut chosen = 0;
            for (i, held) in state.player(loser).held.iter().enumerate() {
                if held.village == village {
                    if nth == 0 {
                        chosen = i;
                        break;
                    }
                    nth -= 1;
                }
            }
            let position = std::cell::Cell::new(0);
            trade::hand_marker(state, loser, winner, |_| position.replace(position.get() + 1) == chosen);
        }
        Loot::DropCoin => state.frames.push(LootCoin { winner, loser, keep: false }),
        Loot::Coin => state.frames.push(LootCoin { winner, loser, keep: true }),
        Loot::Tech => {
            let set = state.player(loser).known();
            state.frames.push(Learn { seat: winner, set, must: true });
        }
        Loot::Event { level } => {
            let kind = cx.kind(&of_level(state.player(loser).events.get(), level));
            state.me(loser).events.get_mut().take(kind);
            state.me(winner).events.get_mut().put(kind);
        }
    }
}
