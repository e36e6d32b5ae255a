//! Text keys: one family a kind of thing, a name and mostly a line of help for each.

use crate::action::{Item, Loot, Payment};
use crate::names::*;
use crate::state::{Content, Phase, Piece, Victory};
use kernel::{Msg, msg};

pub fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "phase-setup",
        Phase::Start => "phase-start",
        Phase::Trade => "phase-trade",
        Phase::City => "phase-city",
        Phase::Movement => "phase-movement",
        Phase::Research => "phase-research",
    }
}

pub fn victory_key(how: Victory) -> &'static str {
    match how {
        Victory::Culture => "victory-culture",
        Victory::Technology => "victory-technology",
        Victory::Economic => "victory-economic",
        Victory::Military => "victory-military",
        Victory::Limit => "victory-limit",
    }
}

pub fn tech_key(t: Tech) -> String {
    format!("tech-{}", t.kebab())
}
pub fn card_key(e: Event) -> String {
    format!("card-{}", e.kebab())
}
pub fn person_key(p: Person) -> String {
    format!("person-{}", p.kebab())
}
pub fn person_type_key(p: PersonType) -> String {
    format!("person-type-{}", p.kebab())
}
pub fn wonder_key(w: Wonder) -> String {
    format!("wonder-{}", w.kebab())
}
pub fn building_key(b: Building) -> String {
    format!("building-{}", b.kebab())
}
pub fn government_key(g: Government) -> String {
    format!("government-{}", g.kebab())
}
pub fn civ_key(c: Civ) -> String {
    format!("civ-{}", c.kebab())
}
pub fn resource_key(r: Res) -> String {
    format!("resource-{}", r.kebab())
}
pub fn terrain_key(t: Terrain) -> String {
    format!("terrain-{}", t.kebab())
}
pub fn unit_key(u: UnitType) -> String {
    format!("unit-{}", u.kebab())
}
pub fn skill_key(k: Skill) -> String {
    format!("skill-{}", k.kebab())
}
pub fn investment_key(i: Investment) -> String {
    format!("investment-{}", i.kebab())
}
pub fn coin_key(p: CoinPlace) -> String {
    format!("coin-place-{}", p.kebab())
}
pub fn relic_key(r: Relic) -> String {
    format!("relic-{}", r.kebab())
}
pub fn content_key(c: Content) -> String {
    match c {
        Content::Hut(h) => format!("hut-{}", h.kebab()),
        Content::Village(v) => format!("village-{}", v.kebab()),
    }
}
pub fn item_key(item: Item) -> String {
    match item {
        Item::Army => "item-army".into(),
        Item::Scout => "item-scout".into(),
        Item::Walls => "item-walls".into(),
        Item::Unit(u) => unit_key(u),
        Item::Building(b) => building_key(b),
        Item::Wonder(w) => wonder_key(w),
    }
}
pub fn loot_msg(loot: Loot) -> Msg {
    match loot {
        Loot::Trade => msg("loot-trade"),
        Loot::Culture => msg("loot-culture"),
        Loot::Resource(r) => msg("loot-resource").term("what", resource_key(r)),
        Loot::Marker { village: false } => msg("loot-hut"),
        Loot::Marker { village: true } => msg("loot-village"),
        Loot::DropCoin => msg("loot-drop-coin"),
        Loot::Tech => msg("loot-tech"),
        Loot::Event { level } => msg("loot-event").num("n", level),
        Loot::Coin => msg("loot-coin"),
    }
}
pub fn payment_msg(way: Payment) -> Msg {
    match way {
        Payment::Token(r) => msg(resource_key(r)),
        Payment::Marker(c) => msg(content_key(c)),
        Payment::Gift(e) => msg(card_key(e)),
        Payment::Kremlin => msg("pay-kremlin"),
        Payment::Curie => msg("pay-curie"),
    }
}
pub fn piece_key(piece: Piece) -> String {
    match piece {
        Piece::None => "piece-none".into(),
        Piece::Building(b) => building_key(b),
        Piece::Wonder(w) => wonder_key(w),
        Piece::Person(p) => person_type_key(p),
    }
}

pub fn tech_help(x: Tech) -> String {
    format!("tech-{}-help", x.kebab())
}
pub fn card_help(x: Event) -> String {
    format!("card-{}-help", x.kebab())
}
pub fn person_help(x: Person) -> String {
    format!("person-{}-help", x.kebab())
}
pub fn wonder_help(x: Wonder) -> String {
    format!("wonder-{}-help", x.kebab())
}
pub fn building_help(x: Building) -> String {
    format!("building-{}-help", x.kebab())
}
/// The text of the first box.
pub fn government_help(x: Government) -> String {
    format!("government-{}-help", x.kebab())
}
/// The text of the publisher's later card.
pub fn government_later(x: Government) -> String {
    format!("government-{}-later", x.kebab())
}
pub fn civ_help(x: Civ) -> String {
    format!("civ-{}-help", x.kebab())
}
pub fn investment_help(x: Investment) -> String {
    format!("investment-{}-help", x.kebab())
}
pub fn relic_help(x: Relic) -> String {
    format!("relic-{}-help", x.kebab())
}
