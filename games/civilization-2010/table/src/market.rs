//! Market, wonders and culture track, among the aids at any time.

use crate::aids::title;
use crate::art::picture;
use crate::symbols::{each, inline};
use civilization_2010::{
    Building, Civilization2010, Id, Named, Resource, TrackSpace, UnitType, Wonder, data,
};
use kernel::{Key, Seat, msg};
use maud::{Markup, html};
use table::{Scene, mark};

type View<'a> = Scene<'a, Civilization2010>;

/// Wonders with what they do; buildings, units and resources with price, gain and stock.
pub fn market(scene: &View) -> Markup {
    let m = &scene.view.market;
    let stock = |b: Building| m.stock.iter().find(|(x, _)| *x == b.basic()).map_or(0, |(_, n)| *n);
    let me = scene.view.who.unwrap_or(scene.view.active);
    let cost = |unit: UnitType| match unit {
        UnitType::Aircraft => data().k.aircraft_cost,
        _ => data().k.unit_cost[scene.view.players[me.index()].ranks[unit.index()].max(1) as usize - 1],
    };
    html! {
        div.c10-market {
            div.wonders { @for w in &m.wonders { (wonder(scene, *w)) } }
            ul.goods {
                @for b in Building::ALL { (good(scene, b.key(), inline(b.name()), Some(b.data().cost), &each(&b.data().icons), stock(b))) }
                @for u in UnitType::ALL {
                    @let left = m.decks[u.index()] + m.fallen[u.index()].iter().sum::<u8>();
                    (good(scene, u.key(), inline(u.name()), Some(cost(u)), &[], left))
                }
                @for r in &Resource::MARKET { (good(scene, r.key(), inline(r.name()), None, &[], m.resources[r.index()])) }
            }
        }
    }
}

fn wonder(scene: &View, w: Wonder) -> Markup {
    let d = w.data();
    html! {
        div.c10-card.wide data-tip=(w.key()) {
            span.price { (d.cost) (inline("production")) @if d.discounted < d.cost { span.rush { (d.discounted) } } }
            (picture("w", w.name()))
            b.name { (title(scene.words, &w.key())) }
            span.gains { b.up { "+" (d.culture) (inline("culture")) } }
            small { (scene.t(&w.help().key)) }
            @if let Some(t) = d.tech { small.how { (d.discounted) (inline("production")) " " (scene.t(&t.key())) } }
        }
    }
}

fn good(scene: &View, key: Key, icon: Markup, cost: Option<u8>, gains: &[&str], left: u8) -> Markup {
    html! {
        li class=[(left == 0).then_some("gone")] data-tip=(key) {
            (icon) span.name { (scene.t(&key)) }
            span.gains { @for g in gains { (inline(g)) } }
            @if let Some(cost) = cost { span.cost { (cost) (inline("production")) } }
            span.left { "×" (left) }
        }
    }
}

/// Spaces 1 to 21 with price, reward and whoever stands there.
pub fn track(scene: &View) -> Markup {
    html! {
        ol.c10-track { @for (i, space) in data().track.iter().enumerate() { (space_of(scene, i, space)) } }
    }
}

fn space_of(scene: &View, i: usize, space: &TrackSpace) -> Markup {
    let last = i + 1 == data().track.len();
    let what = match space.great_person {
        _ if last => "face-space-victory",
        true => "face-space-person",
        false => "face-space-event",
    };
    let icon = match space.great_person {
        _ if last => "star",
        true => "person",
        false => "cards",
    };
    let here = (0u8..).map(Seat).zip(&scene.view.players).filter(|(_, p)| p.track as usize == i + 1);
    html! {
        li class={ "lv-" (space.level) @if last { " goal" } } {
            b { (i + 1) }
            // Most spaces bring an event: those that do not show it in small print too.
            @if space.great_person && !last { span.sign data-tip=(scene.t(what)) { (inline(icon)) } }
            span.what { (inline(icon)) (scene.t(what)) }
            span.cost { (space.culture) (inline("culture")) @if space.trade > 0 { " " (space.trade) (inline("trade")) } }
            span.here { @for (seat, _) in here { (mark(seat)) span.sr { (scene.name(seat)) } } }
        }
    }
}

/// What lies in the decks and on the discards.
pub fn decks(scene: &View) -> Markup {
    let m = &scene.view.market;
    let [first, second, third] = m.event_decks;
    html! {
        p { (scene.t("face-decks")) ": I " (first) " · II " (second) " · III " (third) }
        ul { @for (event, n) in &m.discards { li { (scene.say(&msg("face-title").term("what", event.key()))) " ×" (n) } } }
    }
}
