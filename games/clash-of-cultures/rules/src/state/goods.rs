//! Resources and tokens (R6), and how they are paid.

use crate::ids::*;
use kernel::{Msg, msg};
use kit::payment::Price;
use serde::{Deserialize, Serialize};

/// An amount of each resource and token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pile {
    pub food: u8,
    pub ore: u8,
    pub wood: u8,
    pub idea: u8,
    pub gold: u8,
    pub mood: u8,
    pub culture: u8,
}

impl Pile {
    pub fn of(good: Good, n: u8) -> Pile {
        let mut counts = [0; 7];
        counts[good as usize] = n;
        Pile::from_counts(counts)
    }
    pub fn food(n: u8) -> Pile {
        Pile { food: n, ..Pile::default() }
    }
    pub fn mood(n: u8) -> Pile {
        Pile { mood: n, ..Pile::default() }
    }
    pub fn counts(&self) -> [u8; 7] {
        [self.food, self.ore, self.wood, self.idea, self.gold, self.mood, self.culture]
    }
    pub fn from_counts([food, ore, wood, idea, gold, mood, culture]: [u8; 7]) -> Pile {
        Pile { food, ore, wood, idea, gold, mood, culture }
    }
    pub fn get(&self, good: Good) -> u8 {
        self.counts()[good as usize]
    }
    pub fn get_mut(&mut self, good: Good) -> &mut u8 {
        match good {
            Good::Food => &mut self.food,
            Good::Ore => &mut self.ore,
            Good::Wood => &mut self.wood,
            Good::Idea => &mut self.idea,
            Good::Gold => &mut self.gold,
            Good::Mood => &mut self.mood,
            Good::Culture => &mut self.culture,
        }
    }
    pub fn is_empty(&self) -> bool {
        *self == Pile::default()
    }
    /// How many pieces of all kinds.
    pub fn count(&self) -> u8 {
        self.counts().iter().sum()
    }
    pub fn covers(&self, other: &Pile) -> bool {
        self.counts().iter().zip(other.counts()).all(|(have, need)| *have >= need)
    }
    pub fn take(&mut self, other: &Pile) {
        for g in Good::ALL {
            *self.get_mut(g) -= other.get(g);
        }
    }
    /// What it is called.
    pub fn term(&self) -> Msg {
        self.and_cards(0)
    }
    /// It and so many cards.
    pub fn and_cards(&self, cards: u8) -> Msg {
        if self.is_empty() && cards == 0 {
            return msg("nothing");
        }
        let goods = Good::all().filter(|&g| self.get(g) > 0).map(|g| g.times(self.get(g)));
        let cards = (cards > 0).then(|| msg("cards").num("n", cards));
        msg("pile").list("goods", goods.chain(cards))
    }
    pub fn plus(&self, other: &Pile) -> Pile {
        let (mut a, b) = (self.counts(), other.counts());
        for (x, y) in a.iter_mut().zip(b) {
            *x += y;
        }
        Pile::from_counts(a)
    }
}

/// What a bill is for decides what may stand in (R6.3, R8.5.2, R11.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Gold for any resource.
    Plain,
    /// Ideas for Food too.
    Advance,
    /// Civic Improvement with Rituals: Food, Ore, Wood and Gold for Mood tokens.
    Rituals,
    /// Mood tokens or Culture tokens.
    Tokens,
    /// One of Food, Wood, Ore, Gold or Culture tokens.
    Hire,
    /// Nothing stands in.
    Exact,
}

/// What somebody owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bill {
    pub cost: Pile,
    pub kind: Kind,
}

const GOLD_FOR: &[usize] =
    &[Good::Food as usize, Good::Ore as usize, Good::Wood as usize, Good::Idea as usize];

impl Bill {
    pub fn plain(cost: Pile) -> Bill {
        Bill { cost, kind: Kind::Plain }
    }
    pub fn tokens(n: u8) -> Bill {
        Bill { cost: Pile { mood: n, ..Pile::default() }, kind: Kind::Tokens }
    }
    pub fn exact(cost: Pile) -> Bill {
        Bill { cost, kind: Kind::Exact }
    }
    pub fn price(&self) -> Price<7> {
        let price = Price::exact(self.cost.counts());
        let (food, mood, culture) = (Good::Food as usize, Good::Mood as usize, Good::Culture as usize);
        match self.kind {
            Kind::Exact => price,
            Kind::Plain => price.or_with(Good::Gold as usize, GOLD_FOR),
            Kind::Advance => {
                price.or_with(Good::Gold as usize, GOLD_FOR).or_with(Good::Idea as usize, &[food])
            }
            Kind::Rituals => [Good::Food, Good::Ore, Good::Wood, Good::Gold]
                .into_iter()
                .fold(price, |p, g| p.or_with(g as usize, &[mood])),
            Kind::Tokens => price.or_with(culture, &[mood]),
            Kind::Hire => [Good::Ore, Good::Wood, Good::Gold, Good::Culture]
                .into_iter()
                .fold(price, |p, g| p.or_with(g as usize, &[food])),
        }
    }
    pub fn affordable(&self, stock: &Pile) -> bool {
        stock.covers(&self.cost) || (self.kind != Kind::Exact && self.price().affordable(&stock.counts()))
    }
}
