//! Names of things as messages. Keys are those of `text/*.ftl`.

use crate::board::{ROWS, Space};
use crate::goods::Pile;
use crate::ids::*;
use kernel::{Msg, msg};

pub fn advance(a: Advance) -> Msg {
    msg(format!("advance-{}", a.key()))
}
pub fn category(c: Category) -> Msg {
    msg(format!("category-{}", c.key()))
}
pub fn wonder(w: Wonder) -> Msg {
    msg(format!("wonder-{}", w.key()))
}
pub fn building(b: Building) -> Msg {
    msg(format!("building-{}", b.key()))
}
pub fn unit(u: UnitKind) -> Msg {
    msg(format!("unit-{}", u.key()))
}
pub fn mood(m: Mood) -> Msg {
    msg(format!("mood-{}", m.key()))
}
pub fn title(c: Card) -> Msg {
    msg(format!("card-{}", c.title().key()))
}
pub fn half(c: Card) -> Msg {
    msg(format!("combat-{}", c.half().key()))
}
pub fn objective(o: Objective) -> Msg {
    msg(format!("objective-{}", o.key()))
}
pub fn goal(g: Goal) -> Msg {
    msg("goal").with("top", objective(g.fact().top)).with("bottom", objective(g.fact().bottom))
}
pub fn event(e: EventCard) -> Msg {
    msg(format!("happening-{}", e.fact().title.key()))
}
pub fn terrain(t: Terrain) -> Msg {
    msg(format!("terrain-{}", t.key()))
}
/// So many of a resource or token.
pub fn good(g: Good, n: u8) -> Msg {
    msg(format!("good-{}", g.key())).num("n", n)
}
pub fn pile(p: &Pile) -> Msg {
    things(p, 0)
}
/// A pile and so many cards.
pub fn things(p: &Pile, cards: u8) -> Msg {
    if p.is_empty() && cards == 0 {
        return msg("nothing");
    }
    let goods = Good::ALL.iter().filter(|g| p.get(**g) > 0).map(|&g| good(g, p.get(g)));
    let cards = (cards > 0).then(|| msg("cards").num("n", cards));
    msg("pile").list("goods", goods.chain(cards))
}
/// A space as on the board's rim: column letter and row.
pub fn space(at: Space) -> Msg {
    let (column, row) = (at / ROWS, at % ROWS + 1);
    msg("space").with("column", msg(format!("column-{}", (b'a' + column) as char))).num("row", row)
}
