//! Beside the map: culture track, progress to the four victories, wonders, market.

use crate::aids::title;
use crate::layout::{Area, Layout};
use crate::symbols::{at as icon, each, fit, lines, written};
use civilization_2010::{
    Building, Civilization2010, Id, Item, Named, PlayerView, Resource, UnitType, Wonder, data, targets,
};
use kernel::{Key, Seat, msg};
use maud::{Markup, html};
use table::{Part, Scene, at, seat_class};

pub fn parts(scene: &Scene<Civilization2010>) -> Vec<Part> {
    vec![track(scene), progress(scene), wonders(scene), market(scene)]
}

fn head(scene: &Scene<Civilization2010>, area: Area, key: &str) -> Markup {
    html! { text.c10-head x=(area.x) y=(area.y + 30.0) { (scene.t(key)) } }
}

/// Spaces 1 to 21, seven a level, each with its price and its reward.
fn track(scene: &Scene<Civilization2010>) -> Part {
    let layout = Layout::of(scene.view);
    let body = layout.track.body();
    let place = |i: usize| match layout.levels_beside {
        true => body.cell(i % 7 * 3 + i / 7, 3, 7),
        false => body.cell(i, 7, 3),
    };
    let svg = html! {
        g id="track" {
            (head(scene, layout.track, "face-track"))
            @for (i, space) in data().track.iter().enumerate() {
                @let Area { x, y, w, h } = place(i);
                @let last = i + 1 == data().track.len();
                @let what = if last { "face-space-victory" } else if space.great_person { "face-space-person" } else { "face-space-event" };
                @let price = msg("face-space").num("space", i as i64 + 1).num("culture", space.culture);
                @let price = scene.say(&price.num("trade", space.trade));
                @let words = format!("{price} · {}", scene.t(what));
                g.space data-tip=(words) role="img" aria-label=(words) {
                    rect class={ "lv-" (space.level) @if last { " goal" } } x=(x + 1.0) y=(y) width=(w - 6.0) height=(h - 5.0) rx="6" {}
                    text.no x=(x + 10.0) y=(y + 34.0) { (i + 1) }
                    @if last { (icon("wonder", x + 50.0, y + 10.0, 28.0)) }
                    @else if space.great_person { (icon("person", x + 50.0, y + 10.0, 28.0)) }
                    text.cost x=(x + w - 14.0) y=(y + 33.0) { (space.culture) @if space.trade > 0 { "+" (space.trade) } }
                    (marks(on_space(scene, i + 1), Area { x, y, w, h }))
                }
            }
        }
    };
    Part::new("track", svg)
}

/// The markers on a space: under its numbers where it is high enough, else between them.
fn marks(seats: impl Iterator<Item = Seat>, space: Area) -> Markup {
    let seats: Vec<Seat> = seats.collect();
    let Area { x, y, w, h } = space;
    let (left, top, room) = if h > 66.0 {
        (x + 8.0, y + h - 41.0, w - 22.0)
    } else {
        (x + 82.0, y + (h - 39.0) / 2.0, w - 162.0)
    };
    let step = (room / seats.len().max(1) as f32).min(36.0);
    html! {
        @for (k, seat) in seats.iter().enumerate() { (mark(*seat, left + k as f32 * step, top, 34.0)) }
    }
}

fn mark(seat: Seat, x: f32, y: f32, size: f32) -> Markup {
    html! {
        svg class={ "c10-mark " (seat_class(seat)) } x=(x) y=(y) width=(size) height=(size) viewBox="-12 -12 24 24" {
            use href={ "#shape-" (seat.0) } x="-12" y="-12" width="24" height="24" {}
        }
    }
}

fn on_space<'a>(scene: &'a Scene<Civilization2010>, space: usize) -> impl Iterator<Item = Seat> + 'a {
    let seats = scene.view.players.iter().enumerate();
    seats.filter(move |(_, p)| p.track as usize == space).map(|(i, _)| Seat(i as u8))
}

/// One row a player, one column a victory: culture of 21, coins of 15, the pyramid, attack and defence. Where there is
/// no room for a row, two lines.
fn progress(scene: &Scene<Civilization2010>) -> Part {
    let area = Layout::of(scene.view).progress;
    let players = &scene.view.players;
    let svg = html! {
        g id="progress" {
            (head(scene, area, "face-progress"))
            @for (i, player) in players.iter().enumerate() {
                (road(scene, Seat(i as u8), player, area.body().cell(i, 1, players.len())))
            }
        }
    };
    Part::new("progress", svg)
}

fn road(scene: &Scene<Civilization2010>, seat: Seat, player: &PlayerView, row: Area) -> Markup {
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
    // Four zones in a line, or two and two.
    let (x, w) = (row.x + 48.0, row.w - 48.0);
    let two = w < 800.0;
    let zone = |i: usize| match two {
        true => Area { x, w, ..row }.cell(i, 2, 2),
        false => Area { x, w, ..row }.cell(i, 4, 1),
    };
    html! {
        g class={ "prog " (seat_class(seat)) } {
            (mark(seat, row.x, row.y + row.h / 2.0 - 19.0, 36.0))
            g.bar data-tip=(culture) role="img" aria-label=(culture) {
                (bar(zone(0), p.culture as f32 / 21.0, &format!("{}/21", p.culture), "culture"))
            }
            g.bar data-tip=(coins) role="img" aria-label=(coins) {
                (bar(zone(1), p.coins as f32 / 15.0, &format!("{}/15", p.coins), "coin"))
            }
            g.pyr data-tip=(tech) role="img" aria-label=(tech) { (steps(zone(2), &p.pyramid, sum)) }
            g.war data-tip=(war) role="img" aria-label=(war) {
                @let Area { x, y, w, h } = zone(3);
                @let (half, middle) = (x + w * 0.5, y + h / 2.0);
                rect.zone x=(x) y=(y) width=(w) height=(h) {}
                (icon("combat", x + 12.0, middle - 17.0, 34.0))
                text x=(x + 52.0) y=(middle + 11.0) { "+" (p.bonus) }
                (icon("capital", half, middle - 17.0, 34.0))
                text x=(half + 40.0) y=(middle + 11.0) { (p.capital) }
            }
        }
    }
}

fn bar(zone: Area, part: f32, label: &str, name: &str) -> Markup {
    let (x, w, middle) = (zone.x + 44.0, zone.w - 58.0, zone.y + zone.h / 2.0);
    html! {
        (icon(name, zone.x, middle - 17.0, 34.0))
        rect.back x=(x) y=(middle - 18.0) width=(w) height="36" rx="6" {}
        rect.fill x=(x) y=(middle - 18.0) width=(w * part.min(1.0)) height="36" rx="6" {}
        text x=(x + w / 2.0) y=(middle + 11.0) { (label) }
    }
}

/// The pyramid of technologies, from the first level up.
fn steps(zone: Area, pyramid: &[u8; 5], sum: u8) -> Markup {
    // A low line has low steps.
    let high = (zone.h / 5.6).min(10.0);
    let foot = zone.y + zone.h / 2.0 + high * 2.6;
    html! {
        rect.zone x=(zone.x) y=(zone.y) width=(zone.w) height=(zone.h) {}
        @for (row, n) in pyramid.iter().enumerate() {
            @for k in 0..(5 - row) {
                rect class={ @if k < *n as usize { "have" } @else { "lack" } }
                    x=(zone.x + row as f32 * 10.0 + k as f32 * 20.0) y=(foot - high * (row + 1) as f32) width="18" height=(high - 1.0) {}
            }
        }
        text x=(zone.x + 112.0) y=(zone.y + zone.h / 2.0 + 11.0) { (sum) "/15" }
    }
}

fn wonders(scene: &Scene<Civilization2010>) -> Part {
    let layout = Layout::of(scene.view);
    let columns = layout.wonder_columns;
    let svg = html! {
        g id="wonders" {
            (head(scene, layout.wonders, "face-wonders"))
            @for (i, w) in scene.view.market.wonders.iter().enumerate() {
                (wonder(scene, *w, layout.wonders.body().cell(i, columns, 4 / columns)))
            }
        }
    };
    Part::new("wonders", svg)
}

/// A wonder: name; price and culture; the lower price and what it takes, beside them or under them.
fn wonder(scene: &Scene<Civilization2010>, wonder: Wonder, card: Area) -> Markup {
    let Area { x, y, w, h } = card;
    let name = title(scene.words, &wonder.key());
    let data = wonder.data();
    let beside = w > 400.0;
    let title = lines(&name, w - 34.0, 30.0);
    let rush = data.tech.map(|tech| format!("{} · {}", data.discounted, scene.t(&tech.key())));
    let below = !beside && rush.is_some();
    let all = title.len() + 1 + below as usize;
    let base = |line: usize| y + (h - 8.0) / all.max(2) as f32 * (line as f32 + 0.5) + 10.0;
    let price = base(title.len());
    let (rush_x, rush_y) = match below {
        true => (x + 16.0, base(all - 1)),
        false => (x + 128.0 + data.culture as f32 * 36.0, price),
    };
    html! {
        g.wcard data-target=(at(targets::wonder(wonder))) data-tip=(wonder.key()) role="img" aria-label=(name) {
            rect x=(x + 1.0) y=(y) width=(w - 10.0) height=(h - 8.0) rx="8" {}
            @for (i, line) in title.iter().enumerate() {
                text.name x=(x + 14.0) y=(base(i)) style=(fit(line, w - 34.0, 30.0)) { (line) }
            }
            (icon("production", x + 14.0, price - 25.0, 30.0))
            text.cost x=(x + 50.0) y=(price) { (data.cost) }
            @for k in 0..data.culture { (icon("culture", x + 112.0 + k as f32 * 36.0, price - 27.0, 32.0)) }
            @if let Some(line) = &rush { text.line x=(rush_x) y=(rush_y) style=(fit(line, x + w - 22.0 - rush_x, 27.0)) { (line) } }
        }
    }
}

/// Buildings, units, army, scout and walls.
const GOODS: usize = 21;

/// Buildings with price, gain and stock; units, figures, resources.
fn market(scene: &Scene<Civilization2010>) -> Part {
    let view = scene.view;
    let stock = |b: Building| view.market.stock.iter().find(|(x, _)| *x == b.basic()).map_or(0, |(_, n)| *n);
    let layout = Layout::of(view);
    let (body, columns) = (layout.market.body(), layout.market_columns);
    let rows = (GOODS + 1).div_ceil(columns);
    let mut boxes: Vec<Markup> = Vec::new();
    let put = |cell: Area, target, tip: Key, key: &str, line: String, left: u8, gain: Vec<&'static str>| {
        let Area { x, y, w, h } = cell;
        let (up, down) = (y + h * 0.3, y + h * 0.71 + 10.0);
        let name = scene.t(&tip).to_owned();
        html! {
            g class={ "good" @if left == 0 { " gone" } } data-target=(at(target)) data-tip=(tip) role="img" aria-label=(name) {
                rect x=(x + 1.0) y=(y) width=(w - 9.0) height=(h - 6.0) rx="6" {}
                (icon(key, x + 8.0, up - 16.0, 30.0))
                @if h > 90.0 { (written("name", &name, x + 44.0, up, w - 58.0, 29.0)) }
                @else { text.name x=(x + 44.0) y=(up + 10.0) style=(fit(&name, w - 58.0, 28.0)) { (name) } }
                text.line x=(x + 12.0) y=(down) { (line) }
                @for (k, name) in gain.iter().enumerate() { (icon(name, x + 54.0 + k as f32 * 30.0, down - 24.0, 28.0)) }
                text.left x=(x + w - 18.0) y=(down) { "×" (left) }
            }
        }
    };
    let cell = |i: usize| body.cell(i, columns, rows);
    for b in Building::ALL {
        let line = b.data().cost.to_string();
        let gain = each(&b.data().icons);
        boxes.push(put(cell(boxes.len()), targets::building(b), b.key(), b.name(), line, stock(b), gain));
    }
    let price = |unit: UnitType| {
        let seat = view.who.unwrap_or(view.active);
        let rank = view.players[seat.index()].ranks[unit.index()];
        match unit {
            UnitType::Aircraft => data().k.aircraft_cost,
            _ => data().k.unit_cost[rank.max(1) as usize - 1],
        }
    };
    for u in UnitType::ALL {
        let left = view.market.decks[u.index()] + view.market.fallen[u.index()].iter().sum::<u8>();
        let line = price(u).to_string();
        boxes.push(put(
            cell(boxes.len()),
            targets::item(Item::Unit(u)),
            u.key(),
            u.name(),
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
        boxes.push(put(cell(boxes.len()), targets::item(item), item.key(), key, line, left, vec![]));
    }
    // The resources share what is left of the last row.
    let rest = cell(boxes.len());
    let rest = Area { w: body.x + body.w - rest.x, ..rest };
    for (i, r) in Resource::MARKET.iter().enumerate() {
        let left = view.market.resources[r.index()];
        boxes.push(put(
            rest.cell(i, 4, 1),
            targets::resource(*r),
            r.key(),
            r.name(),
            String::new(),
            left,
            vec![],
        ));
    }
    let svg =
        html! { g id="market" { (head(scene, layout.market, "face-market")) @for b in &boxes { (b) } } };
    Part::new("market", svg)
}
