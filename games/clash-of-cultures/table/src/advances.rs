//! The advance board: twelve categories of four, who owns what. What can be bought is lit by the frame; what cannot
//! says why.

use crate::symbols::inline;
use clash_of_cultures::{Advance, Category, ClashOfCultures, Colour, Named, Set, targets};
use maud::{Markup, html};
use table::{Scene, at, mark};

pub fn board(scene: &Scene<ClashOfCultures>) -> Markup {
    let mine = scene.view.who.map_or(Set::empty(), |s| scene.view.players[s.index()].advances);
    html! {
        div.coc-tree {
            @for category in Category::ALL {
                div class={ "cat cat-" (category.name()) @if category.is_government() { " gov" } } {
                    h4 { (scene.t(&category.key())) }
                    @for a in category.advances() { (advance(scene, a, mine.has(a))) }
                }
            }
        }
    }
}

fn advance(scene: &Scene<ClashOfCultures>, a: Advance, mine: bool) -> Markup {
    let key = a.key();
    let owners = scene.view.players.iter().filter(|p| p.advances.has(a));
    let fact = a.fact();
    // A single long word cannot be wrapped well: it is written smaller.
    let long = scene.t(&key).split(' ').any(|word| word.chars().count() > 12);
    html! {
        div class={ "adv" @if mine { " mine" } @if long { " long" } @if a.opens_category() { " first" } }
            data-target=(at(targets::advance(a))) data-tip=(key) {
            span.what {
                @match fact.colour {
                    Colour::Mood => { (inline("mood")) }
                    Colour::Culture => { (inline("culture")) }
                    Colour::None => { i.blank {} }
                }
                span { (scene.t(&key)) }
                @if let Some(b) = fact.unlocks { (inline(b.name())) }
            }
            span.owners { @for p in owners { (mark(p.seat)) } }
        }
    }
}
