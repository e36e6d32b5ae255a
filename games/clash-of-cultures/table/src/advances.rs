//! The advance board as one sheet: twelve categories, what leads to what, governments under what they need. What can be
//! bought is lit by the frame; what cannot says why.

use crate::HexBoard;
use crate::symbols::inline;
use clash_of_cultures::{Action, Advance, Category, ClashOfCultures, Colour, Id, Named, Set, targets};
use kernel::{Seat, msg};
use maud::{Markup, html};
use std::sync::OnceLock;
use table::{Face, Scene, at, mark, seat_class};

/// Three columns; each government stands under the category that leads to it.
const ORDER: [Category; 12] = [
    Category::Agriculture,
    Category::Construction,
    Category::Maritime,
    Category::Economy,
    Category::Culture,
    Category::Science,
    Category::Education,
    Category::War,
    Category::Spirituality,
    Category::Democracy,
    Category::Autocracy,
    Category::Theocracy,
];

/// What an advance raises, and that it is needed for a building.
const SIGNS: [(&str, &str); 3] = [
    ("mood", "face-advances-mood"),
    ("culture", "face-advances-culture"),
    ("fortress", "face-advances-unlocks"),
];

/// A row of a category: how deep it hangs, and how many rows above the one it hangs from, or its sibling, is.
struct Row {
    advance: Advance,
    deep: u8,
    up: u8,
}

/// R8.1.2, R8.1.3: what needs something stands under it.
fn rows(category: Category) -> &'static [Row] {
    static ROWS: OnceLock<Vec<Vec<Row>>> = OnceLock::new();
    let all = ROWS.get_or_init(|| {
        let of = |c: &Category| {
            let mut rows = vec![Row { advance: c.first(), deep: 0, up: 0 }];
            hang(*c, c.first(), 1, &mut rows);
            rows
        };
        Category::ALL.iter().map(of).collect()
    });
    &all[category as usize]
}

fn hang(category: Category, parent: Advance, deep: u8, rows: &mut Vec<Row>) {
    let mut last = rows.len() - 1;
    let above = |a: Advance| a.fact().needs.filter(|n| n.category() == category).unwrap_or(category.first());
    let kids = category.advances().into_iter().filter(|a| *a != category.first() && above(*a) == parent);
    for advance in kids {
        let up = (rows.len() - last) as u8;
        last = rows.len();
        rows.push(Row { advance, deep, up });
        hang(category, advance, deep + 1, rows);
    }
}

/// Whether everything it needs is there, price aside.
fn open(mine: Set<Advance>, a: Advance) -> bool {
    let begun = a.opens_category() || mine.has(a.category().first());
    !mine.has(a) && begun && a.fact().needs.is_none_or(|n| mine.has(n))
}

/// What can be had now, price and all, where something can; else what comes next.
fn within_reach(scene: &Scene<ClashOfCultures>, mine: Set<Advance>) -> Set<Advance> {
    let choices = scene.offer.iter().flat_map(|offer| &offer.choices);
    let had: Set<Advance> = choices
        .filter_map(|choice| match choice.action {
            Action::Advance(a) | Action::Priesthood(a) => Some(a),
            _ => None,
        })
        .filter(|a| !mine.has(*a))
        .collect();
    if had.is_empty() { Advance::all().filter(|a| open(mine, *a)).collect() } else { had }
}

/// Whether one can be had by an action of the turn, of which another may be chosen.
fn among_deeds(scene: &Scene<ClashOfCultures>) -> bool {
    scene.offer.is_some_and(|offer| {
        let advance = |action: &Action| HexBoard::deed(action) == Some("advance");
        HexBoard::bar(offer).is_some() && offer.choices.iter().any(|choice| advance(&choice.action))
    })
}

pub fn board(scene: &Scene<ClashOfCultures>) -> Markup {
    let mine = scene.view.who.map_or(Set::empty(), |s| scene.view.players[s.index()].advances);
    let reach = within_reach(scene, mine);
    html! {
        div.leaf-head {
            h2 { (scene.t("face-advances")) }
            @if scene.view.who.is_some() {
                span.key.mine { (scene.say(&msg("face-advances-yours").num("n", mine.len() as i64))) }
                span.key.open { (scene.say(&msg("face-advances-open").num("n", reach.len() as i64))) }
                span.key.theirs {
                    @for p in scene.view.players.iter().filter(|p| Some(p.seat) != scene.view.who) { (mark(p.seat)) }
                    (scene.t("face-advances-theirs"))
                }
            }
            // Where another action of the turn was chosen, nothing here is lit: how it is to be.
            @if among_deeds(scene) {
                span.key.how { (scene.t("face-advances-how")) }
            }
            span.key.leads { (scene.t("face-advances-leads")) }
            // What the signs of an advance mean.
            @for (sign, key) in SIGNS { span.key.leads { (inline(sign)) (scene.t(key)) } }
        }
        div.coc-tree {
            @for category in ORDER {
                div class={ "cat cat-" (category.name()) @if category.is_government() { " gov" } } {
                    h3 {
                        (scene.t(&category.key()))
                        @if let Some(needs) = category.first().fact().needs { small { "▾ " (scene.t(&needs.key())) } }
                    }
                    @for row in rows(category) { (advance(scene, row, mine, reach)) }
                }
            }
        }
    }
}

fn advance(scene: &Scene<ClashOfCultures>, row: &Row, mine: Set<Advance>, reach: Set<Advance>) -> Markup {
    let (a, me) = (row.advance, scene.view.who);
    let key = a.key();
    let state = match () {
        _ if mine.has(a) => "mine",
        _ if reach.has(a) => "open",
        _ => "far",
    };
    html! {
        div class={ "adv " (state) " in" (row.deep) " u" (row.up) } data-target=(at(targets::advance(a))) data-tip=(key) {
            span.what { (scene.t(&key)) }
            (signs(scene, a, me))
        }
    }
}

/// What it raises and unlocks, and which rivals have it: one drawing, since all advances are sent again when one changes.
fn signs(scene: &Scene<ClashOfCultures>, a: Advance, me: Option<Seat>) -> Markup {
    let fact = a.fact();
    let colour = match fact.colour {
        Colour::Mood => Some("mood"),
        Colour::Culture => Some("culture"),
        Colour::None => None,
    };
    let icons: Vec<&str> = colour.into_iter().chain(fact.unlocks.map(|b| b.name())).collect();
    let rivals: Vec<Seat> = scene.view.players.iter().filter(|p| p.advances.has(a)).map(|p| p.seat).collect();
    let rivals: Vec<Seat> = rivals.into_iter().filter(|s| Some(*s) != me).collect();
    let left = icons.len() * 16;
    let wide = left + rivals.len().div_ceil(2) * 11;
    let low = |i: usize| if rivals.len() == 1 { 5 } else { i % 2 * 11 };
    html! {
        @if wide > 0 {
            svg.signs viewBox={ "0 0 " (wide) " 22" } width=(wide) aria-hidden="true" {
                @for (i, icon) in icons.iter().enumerate() {
                    use class={ "ci-" (icon) } href={ "#i-" (icon) } x=(i * 16) y="3.500" width="15" height="15" {}
                }
                @for (i, seat) in rivals.iter().enumerate() {
                    use class=(seat_class(*seat)) href={ "#shape-" (seat.0 % 6) } x=(left + i / 2 * 11) y=(low(i)) width="11" height="11" {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every advance once, each under what it needs.
    #[test]
    fn what_needs_something_hangs_from_it() {
        let mut seen: Set<Advance> = Set::empty();
        for category in ORDER {
            let rows = rows(category);
            for (i, row) in rows.iter().enumerate() {
                seen.insert(row.advance);
                assert!(row.up as usize <= i);
                let Some(needs) = row.advance.fact().needs.filter(|n| n.category() == category) else {
                    continue;
                };
                let parent = rows.iter().position(|r| r.advance == needs).expect("in its category");
                assert!(parent < i && rows[parent].deep + 1 == row.deep, "{:?}", row.advance);
            }
            assert_eq!((rows.len(), rows[0].advance), (4, category.first()));
        }
        assert_eq!(seen.len(), 48);
    }
}
