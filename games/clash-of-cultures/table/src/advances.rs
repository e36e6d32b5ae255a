//! The advance board as one sheet: twelve categories, what leads to what, governments under what they need. What can be
//! bought is lit by the frame; what cannot says why.

use crate::symbols::inline;
use clash_of_cultures::{Advance, Category, ClashOfCultures, Colour, Id, Named, Set, targets};
use kernel::msg;
use maud::{Markup, html};
use std::sync::OnceLock;
use table::{Scene, at, mark};

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

pub fn board(scene: &Scene<ClashOfCultures>) -> Markup {
    let mine = scene.view.who.map_or(Set::empty(), |s| scene.view.players[s.index()].advances);
    let can = Advance::all().filter(|a| open(mine, *a)).count();
    html! {
        div.leaf-head {
            h3 { (scene.t("face-advances")) }
            @if scene.view.who.is_some() {
                span.key.mine { (scene.say(&msg("face-advances-yours").num("n", mine.len() as i64))) }
                span.key.open { (scene.say(&msg("face-advances-open").num("n", can as i64))) }
            }
        }
        div.coc-tree {
            @for category in ORDER {
                div class={ "cat cat-" (category.name()) @if category.is_government() { " gov" } } {
                    h4 {
                        (scene.t(&category.key()))
                        @if let Some(needs) = category.first().fact().needs { small { "▾ " (scene.t(&needs.key())) } }
                    }
                    @for row in rows(category) { (advance(scene, row, mine)) }
                }
            }
        }
    }
}

fn advance(scene: &Scene<ClashOfCultures>, row: &Row, mine: Set<Advance>) -> Markup {
    let (a, me) = (row.advance, scene.view.who);
    let key = a.key();
    let rivals = scene.view.players.iter().filter(|p| Some(p.seat) != me && p.advances.has(a));
    let fact = a.fact();
    let state = match () {
        _ if mine.has(a) => "mine",
        _ if open(mine, a) => "open",
        _ => "far",
    };
    html! {
        div class={ "adv " (state) " in" (row.deep) " u" (row.up) } data-target=(at(targets::advance(a))) data-tip=(key) {
            span.what { (scene.t(&key)) }
            span.signs {
                @match fact.colour {
                    Colour::Mood => { (inline("mood")) }
                    Colour::Culture => { (inline("culture")) }
                    Colour::None => {}
                }
                @if let Some(b) = fact.unlocks { (inline(b.name())) }
                span.rivals { @for p in rivals { (mark(p.seat)) } }
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
