//! The right side of the board: culture track, progress to the four victories, wonders, market.

use crate::symbols::{at as icon, fit};
use civilization_2010::{
    Building, Civilization2010, Icons, Item, Name, PlayerView, Res, UnitType, data, keys, targets,
};
use kernel::Seat;
use maud::{Markup, html};
use table::{Part, Scene, Words, at, seat_class};

const X: f32 = 1334.0;
const W: f32 = 1290.0;
const TRACK: f32 = 50.0;
const PROGRESS: f32 = 352.0;
const ROW: f32 = 62.0;
const WONDERS: f32 = 706.0;
const MARKET: f32 = 890.0;

pub fn ground(words: &Words) -> Markup {
    html! {
        g.panel {
            text.head x=(X) y=(TRACK - 14.0) { (words.get("face-track")) }
            text.head x=(X) y=(PROGRESS - 14.0) { (words.get("face-progress")) }
            text.head x=(X) y=(WONDERS - 14.0) { (words.get("face-wonders")) }
            text.head x=(X) y=(MARKET - 14.0) { (words.get("face-market")) }
        }
    }
}

pub fn parts(scene: &Scene<Civilization2010>) -> Vec<Part> {
    vec![track(scene), progress(scene), wonders(scene), market(scene)]
}

/// Spaces 1 to 21 in three rows of seven, one row a level, each with its price and its reward.
fn track(scene: &Scene<Civilization2010>) -> Part {
    let cell = W / 7.0;
    let svg = html! {
        g id="track" {
            @for (i, space) in data().track.iter().enumerate() {
                @let (x, y) = (X + (i % 7) as f32 * cell, TRACK + (i / 7) as f32 * 86.0);
                @let last = i + 1 == data().track.len();
                @let what = if last { "face-space-victory" } else if space.great_person { "face-space-person" } else { "face-space-event" };
                @let words = format!("{} {}: {} {}, {} {} · {}", scene.t("face-space"), i + 1, space.culture, scene.t("face-culture"), space.trade, scene.t("face-trade"), scene.t(what));
                g.space data-tip=(words) role="img" aria-label=(words) {
                    rect class={ "lv-" (space.level) @if last { " goal" } } x=(x + 1.0) y=(y) width=(cell - 6.0) height="80" rx="6" {}
                    text.no x=(x + 10.0) y=(y + 30.0) { (i + 1) }
                    @if last { (icon("wonder", x + 46.0, y + 8.0, 26.0)) }
                    @else if space.great_person { (icon("person", x + 46.0, y + 8.0, 26.0)) }
                    text.cost x=(x + cell - 16.0) y=(y + 30.0) { (space.culture) @if space.trade > 0 { "+" (space.trade) } }
                    @for (k, seat) in on_space(scene, i + 1).enumerate() {
                        svg class={ "c10-mark " (seat_class(seat)) } x=(x + 8.0 + k as f32 * 32.0) y=(y + 42.0) width="34" height="34" viewBox="-12 -12 24 24" { use href={ "#shape-" (seat.0) } x="-12" y="-12" width="24" height="24" {} }
                    }
                }
            }
        }
    };
    Part::new("track", svg)
}

fn on_space<'a>(scene: &'a Scene<Civilization2010>, space: usize) -> impl Iterator<Item = Seat> + 'a {
    let seats = scene.view.players.iter().enumerate();
    seats.filter(move |(_, p)| p.track as usize == space).map(|(i, _)| Seat(i as u8))
}

/// One row a player, one column a victory: culture of 21, the pyramid, coins of 15, attack and defence.
fn progress(scene: &Scene<Civilization2010>) -> Part {
    let svg = html! {
        g id="progress" {
            @for (i, player) in scene.view.players.iter().enumerate() {
                (road(scene, Seat(i as u8), player, PROGRESS + i as f32 * ROW))
            }
        }
    };
    Part::new("progress", svg)
}

fn road(scene: &Scene<Civilization2010>, seat: Seat, player: &PlayerView, y: f32) -> Markup {
    let p = &player.progress;
    let sum = p.slots();
    let culture = format!("{} {}/21", scene.t("victory-culture"), p.culture);
    let coins = format!("{} {}/15", scene.t("victory-economic"), p.coins);
    let tech = format!("{} {sum}/15", scene.t("victory-technology"));
    let war = format!(
        "{}: {} +{}, {} {}",
        scene.t("victory-military"),
        scene.t("face-attack-bonus"),
        p.bonus,
        scene.t("face-capital-defence"),
        p.capital
    );
    html! {
        g class={ "prog " (seat_class(seat)) } {
            svg.c10-mark x=(X) y=(y + 8.0) width="36" height="36" viewBox="-12 -12 24 24" { use href={ "#shape-" (seat.0) } x="-12" y="-12" width="24" height="24" {} }
            g.bar data-tip=(culture) role="img" aria-label=(culture) { (bar(X + 50.0, y, 270.0, p.culture as f32 / 21.0, &format!("{}/21", p.culture), "culture")) }
            g.bar data-tip=(coins) role="img" aria-label=(coins) { (bar(X + 340.0, y, 270.0, p.coins as f32 / 15.0, &format!("{}/15", p.coins), "coin")) }
            g.pyr data-tip=(tech) role="img" aria-label=(tech) {
                rect.zone x=(X + 630.0) y=(y) width="250" height="56" {}
                @for (row, n) in p.pyramid.iter().enumerate() {
                    @for k in 0..(5 - row) {
                        rect class={ @if k < *n as usize { "have" } @else { "lack" } } x=(X + 640.0 + row as f32 * 12.0 + k as f32 * 24.0) y=(y + 44.0 - row as f32 * 11.0) width="22" height="9" {}
                    }
                }
                text x=(X + 780.0) y=(y + 40.0) { (sum) "/15" }
            }
            g.war data-tip=(war) role="img" aria-label=(war) {
                rect.zone x=(X + 900.0) y=(y) width="380" height="56" {}
                (icon("combat", X + 910.0, y + 10.0, 36.0))
                text x=(X + 954.0) y=(y + 40.0) { "+" (p.bonus) }
                (icon("capital", X + 1060.0, y + 10.0, 36.0))
                text x=(X + 1106.0) y=(y + 40.0) { (p.capital) }
            }
        }
    }
}

fn bar(x: f32, y: f32, w: f32, part: f32, label: &str, name: &str) -> Markup {
    html! {
        (icon(name, x, y + 10.0, 36.0))
        rect.back x=(x + 44.0) y=(y + 10.0) width=(w - 48.0) height="36" rx="6" {}
        rect.fill x=(x + 44.0) y=(y + 10.0) width=((w - 48.0) * part.min(1.0)) height="36" rx="6" {}
        text x=(x + 44.0 + (w - 48.0) / 2.0) y=(y + 39.0) { (label) }
    }
}

fn wonders(scene: &Scene<Civilization2010>) -> Part {
    let cell = W / 4.0;
    let svg = html! {
        g id="wonders" {
            @for (i, w) in scene.view.market.wonders.iter().enumerate() {
                @let x = X + i as f32 * cell;
                @let name = scene.t(&keys::wonder_key(*w)).to_owned();
                g.wcard data-target=(at(targets::wonder(*w))) data-tip=(keys::wonder_key(*w)) role="img" aria-label=(name) {
                    rect x=(x + 1.0) y=(WONDERS) width=(cell - 10.0) height="130" rx="8" {}
                    text.name x=(x + 14.0) y=(WONDERS + 40.0) style=(fit(&name, cell - 34.0, 30.0)) { (name) }
                    (icon("production", x + 14.0, WONDERS + 54.0, 30.0))
                    text.cost x=(x + 50.0) y=(WONDERS + 81.0) { (w.data().cost) }
                    @for k in 0..w.data().culture { (icon("culture", x + 120.0 + k as f32 * 36.0, WONDERS + 52.0, 32.0)) }
                    @if let Some(tech) = w.data().tech {
                        @let line = format!("{} · {}", w.data().discounted, scene.t(&keys::tech_key(tech)));
                        text.line x=(x + 16.0) y=(WONDERS + 116.0) style=(fit(&line, cell - 38.0, 27.0)) { (line) }
                    }
                }
            }
        }
    };
    Part::new("wonders", svg)
}

/// The icons of a building or a great person, one after the other.
pub fn gains(icons: &Icons) -> Vec<&'static str> {
    let mut all = Vec::new();
    for (name, n) in [
        ("production", icons.production),
        ("trade", icons.trade),
        ("culture", icons.culture),
        ("coin", icons.coin),
    ] {
        all.extend(std::iter::repeat_n(name, n as usize));
    }
    if icons.combat > 0 {
        all.push("combat");
    }
    all
}

/// Buildings with price, gain and stock; units, figures, resources.
fn market(scene: &Scene<Civilization2010>) -> Part {
    let view = scene.view;
    let stock = |b: Building| view.market.stock.iter().find(|(x, _)| *x == b.basic()).map_or(0, |(_, n)| *n);
    let cell = W / 5.0;
    let mut boxes: Vec<Markup> = Vec::new();
    let put = |i: usize, target, tip: String, key: &str, line: String, left: u8, gain: Vec<&'static str>| {
        let (x, y) = (X + (i % 5) as f32 * cell, MARKET + (i / 5) as f32 * 77.0);
        let name = scene.t(&tip).to_owned();
        html! {
            g class={ "good" @if left == 0 { " gone" } } data-target=(at(target)) data-tip=(tip) role="img" aria-label=(name) {
                rect x=(x + 1.0) y=(y) width=(cell - 9.0) height="71" rx="6" {}
                (icon(key, x + 8.0, y + 6.0, 28.0))
                text.name x=(x + 42.0) y=(y + 30.0) style=(fit(&name, cell - 58.0, 27.0)) { (name) }
                text.line x=(x + 12.0) y=(y + 60.0) { (line) }
                @for (k, name) in gain.iter().enumerate() { (icon(name, x + 74.0 + k as f32 * 30.0, y + 38.0, 27.0)) }
                text.left x=(x + cell - 18.0) y=(y + 60.0) { "×" (left) }
            }
        }
    };
    for b in Building::LIST {
        let line = b.data().cost.to_string();
        let gain = gains(&b.data().icons);
        boxes.push(put(
            boxes.len(),
            targets::building(b),
            keys::building_key(b),
            if b.data().starred { "starred" } else { "building" },
            line,
            stock(b),
            gain,
        ));
    }
    let price = |unit: UnitType| {
        let seat = view.who.unwrap_or(view.active);
        let rank = view.players[seat.index()].ranks[unit.index()];
        match unit {
            UnitType::Aircraft => data().k.aircraft_cost,
            _ => data().k.unit_cost[rank.max(1) as usize - 1],
        }
    };
    for u in UnitType::LIST {
        let left = view.market.decks[u.index()] + view.market.fallen[u.index()].iter().sum::<u8>();
        let line = price(u).to_string();
        boxes.push(put(
            boxes.len(),
            targets::item(Item::Unit(u)),
            keys::unit_key(u),
            u.id(),
            line,
            left,
            vec![],
        ));
    }
    let k = &data().k;
    let mine = view.who.map(|s| &view.players[s.index()]);
    for (item, key, cost, left) in [
        (Item::Army, "army", k.army_cost, mine.map_or(6, |p| p.spare_armies)),
        (Item::Scout, "scout", k.scout_cost, mine.map_or(2, |p| p.spare_scouts)),
        (Item::Walls, "walls", k.walls_cost, 1),
    ] {
        let line = cost.to_string();
        boxes.push(put(boxes.len(), targets::item(item), keys::item_key(item), key, line, left, vec![]));
    }
    for r in &Res::LIST[..4] {
        let left = view.market.resources[r.index()];
        boxes.push(put(
            boxes.len(),
            targets::resource(*r),
            keys::resource_key(*r),
            r.id(),
            String::new(),
            left,
            vec![],
        ));
    }
    let svg = html! { g id="market" { @for b in &boxes { (b) } } };
    Part::new("market", svg)
}
