//! What an ability brought its owner at once.

use crate::ids::*;
use crate::state::Player;
use kernel::{Msg, msg};
use serde::Serialize;

/// Trade, culture and tokens: what somebody holds, or what they hold more than before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Gains {
    pub trade: u8,
    pub culture: u16,
    pub coins: u8,
    pub resources: [u8; Resource::MARKET.len()],
}

impl Gains {
    /// What a player holds, to be compared with what they hold then: a dial that is full turns no further.
    pub fn held(player: &Player) -> Gains {
        Gains {
            trade: player.trade,
            culture: player.culture,
            coins: player.coins.array().iter().sum(),
            resources: *player.resources.array(),
        }
    }

    /// What a player holds more than this.
    pub fn since(self, player: &Player) -> Gains {
        let now = Gains::held(player);
        Gains {
            trade: now.trade.saturating_sub(self.trade),
            culture: now.culture.saturating_sub(self.culture),
            coins: now.coins.saturating_sub(self.coins),
            resources: std::array::from_fn(|i| now.resources[i].saturating_sub(self.resources[i])),
        }
    }

    pub fn is_none(&self) -> bool {
        *self == Gains::default()
    }

    /// One after the other: "+2 trade", "+1 culture", "iron".
    pub fn listed(&self) -> Vec<Msg> {
        let counted = [
            ("net-trade", self.trade as i64),
            ("net-culture", self.culture as i64),
            ("net-coin", self.coins as i64),
        ];
        let counted = counted.into_iter().filter(|(_, n)| *n > 0);
        let tokens = Resource::MARKET.into_iter().zip(self.resources).filter(|(_, n)| *n > 0);
        let tokens = tokens.map(|(resource, _)| resource.term());
        counted.map(|(key, n)| msg(key).num("up", n).num("down", 0)).chain(tokens).collect()
    }
}
