//! The city screen: what each square of the outskirts yields, what is blockaded, how the sums come about, what can be
//! produced and why not. Over the map while a city acts; in the aids for every city at any time.

use crate::aids::title;
use crate::layout::column_row;
use crate::map::{gains, label, name as square_name, piece, yields};
use crate::symbols::{at as icon, count, fit, inline, lines, written};
use civilization_2010::{
    Action, CityView, Civilization2010, Id, Item, Named, Piece, Source, SquareView, UnitType, Wonder, places,
    targets,
};
use kernel::Seat;
use maud::{Markup, html};
use table::{Part, Scene, at, seat_class};

const X: f32 = 24.0;
const Y: f32 = 24.0;
const W: f32 = 1282.0;
const H: f32 = 1232.0;

/// The city that acts now, if any.
fn acting<'a>(scene: &'a Scene<Civilization2010>) -> Option<(Seat, &'a CityView)> {
    let (seat, index) = scene.view.doing.city?;
    // Once something is announced the map is needed to place it.
    if scene.view.doing.planning.is_some() {
        return None;
    }
    let cities = &scene.view.players[seat.index()].cities;
    cities.iter().find(|c| c.index == index).map(|c| (seat, c))
}

pub fn part(scene: &Scene<Civilization2010>) -> Option<Part> {
    let (seat, city) = acting(scene)?;
    let (cells, columns, rows) = grid(scene, city);
    let side = (560.0 / columns as f32).min(500.0 / rows as f32).floor();
    let title = format!("{} · {}", scene.t(name(city)), scene.name(seat));
    let svg = html! {
        g id="cityscreen" class=(seat_class(seat)) data-cover {
            rect.c10-sheet x=(X) y=(Y) width=(W) height=(H) rx="14" {}
            rect.band x=(X + 4.0) y=(Y + 4.0) width=(W - 8.0) height="66" rx="10" {}
            text.title x=(X + 24.0) y=(Y + 50.0) { (title) }
            (icon("combat", X + W - 150.0, Y + 16.0, 42.0))
            text.title x=(X + W - 100.0) y=(Y + 50.0) { (city.defence) }
            @for (square, column, row) in &cells {
                @let (x, y) = (X + 24.0 + *column as f32 * side, Y + 90.0 + *row as f32 * side);
                @if city.at == *square || city.second == Some(*square) {
                    rect.town x=(x + 2.0) y=(y + 2.0) width=(side - 4.0) height=(side - 4.0) rx="8" {}
                    (icon(if city.index == 0 { "capital" } else { "city" }, x + side * 0.25, y + side * 0.22, side * 0.5))
                } @else if let Some(s) = &scene.view.squares[*square as usize] {
                    (plot(scene, *square, s, x, y, side))
                }
            }
            (sums(scene, city, X + 610.0, Y + 90.0))
            (catalogue(scene, seat, Y + 116.0 + (rows as f32 * side).max(sums_height(city))))
        }
    };
    Some(Part::new("cityscreen", svg))
}

fn name(city: &CityView) -> &'static str {
    match (city.index, city.second) {
        (_, Some(_)) => "face-metropolis",
        (0, None) => "face-capital",
        _ => "face-city",
    }
}

/// The squares of a city with their column and row, and how many there are of each.
fn grid(scene: &Scene<Civilization2010>, city: &CityView) -> (Vec<(u16, i16, i16)>, i16, i16) {
    let all = city.outskirts.iter().copied().chain([city.at]).chain(city.second);
    let places: Vec<(u16, (i16, i16))> = all.map(|sq| (sq, column_row(scene.view, sq))).collect();
    let left = places.iter().map(|(_, (x, _))| *x).min().unwrap_or(0);
    let top = places.iter().map(|(_, (_, y))| *y).min().unwrap_or(0);
    let places: Vec<_> = places.into_iter().map(|(sq, (x, y))| (sq, x - left, y - top)).collect();
    let columns = places.iter().map(|p| p.1).max().unwrap_or(0) + 1;
    let rows = places.iter().map(|p| p.2).max().unwrap_or(0) + 1;
    (places, columns, rows)
}

fn plot(scene: &Scene<Civilization2010>, square: u16, s: &SquareView, x: f32, y: f32, side: f32) -> Markup {
    let words = label(scene, square, s);
    html! {
        g class={ "plot" @if s.blockaded { " shut" } } data-tip=(words) role="img" aria-label=(words) {
            rect class={ "land t-" (s.terrain.name()) } x=(x + 1.0) y=(y + 1.0) width=(side - 2.0) height=(side - 2.0) {}
            (piece(x, y, side, s))
            (gains(x, y, side, s))
            (square_name(scene, square, x + side * if s.resource.is_some() { 0.54 } else { 0.97 }, y + side * 0.16, side * 0.15))
            @if s.blockaded {
                @let across = side - 16.0;
                path.blockade d={ "M" (x + 8.0) "," (y + 8.0) "l" (across) "," (across) "m0," (-across) "l" (-across) "," (across) } {}
                text.shut x=(x + side / 2.0) y=(y + side * 0.56) { (scene.t("face-blockaded")) }
            }
        }
    }
}

/// A source as a player would call it.
fn source(scene: &Scene<Civilization2010>, source: Source) -> String {
    match source {
        Source::Outskirts => scene.t("face-from-outskirts").to_owned(),
        Source::Scouts => scene.t("face-from-scouts").to_owned(),
        Source::City => scene.t("face-from-city").to_owned(),
        Source::Metropolis => scene.t("face-metropolis").to_owned(),
        Source::ThisTurn => scene.t("face-from-turn").to_owned(),
        Source::Government(g) => scene.t(&g.key()).to_owned(),
        Source::Wonder(w) => title(scene.words, &w.key()),
        Source::Person(p) => scene.t(&p.key()).to_owned(),
        Source::Investment(i) => scene.t(&i.key()).to_owned(),
        Source::Tech(t) => scene.t(&t.key()).to_owned(),
        Source::Civ(c) => scene.t(&c.key()).to_owned(),
    }
}

/// One of the three numbers of a city, and how it comes about.
struct Sum<'a> {
    icon: &'static str,
    label: &'static str,
    total: u8,
    from: &'a [(Source, i16)],
}

fn three(city: &CityView) -> [Sum<'_>; 3] {
    let sum = |icon, label, total, from| Sum { icon, label, total, from };
    [
        sum("production", "face-production", city.production + city.bonus, &city.production_from[..]),
        sum("trade", "face-trade", city.trade, &city.trade_from[..]),
        sum("culture", "face-arts", city.arts, &city.arts_from[..]),
    ]
}

/// How far the sums reach down, with the resources under them.
fn sums_height(city: &CityView) -> f32 {
    three(city).iter().map(|sum| 66.0 + sum.from.len() as f32 * 34.0).sum::<f32>() + 44.0
}

fn sums(scene: &Scene<Civilization2010>, city: &CityView, x: f32, y: f32) -> Markup {
    let mut at = y;
    let mut body = Vec::new();
    for Sum { icon: name, label, total, from } in three(city) {
        let mut lines = Vec::new();
        for (i, (s, n)) in from.iter().enumerate() {
            let words = source(scene, *s);
            let y = at + 76.0 + i as f32 * 34.0;
            lines.push(html! {
                text.from x=(x + 30.0) y=(y) style=(fit(&words, 480.0, 28.0)) { (words) }
                text.part x=(x + 620.0) y=(y) { (format!("{n:+}")) }
            });
        }
        body.push(html! {
            (icon(name, x, at, 44.0))
            text.what x=(x + 58.0) y=(at + 36.0) { (scene.t(label)) }
            text.sum x=(x + 620.0) y=(at + 38.0) { (total) }
            @for line in &lines { (line) }
        });
        at += 66.0 + from.len() as f32 * 34.0;
    }
    html! {
        g.sums { @for b in &body { (b) } }
        g.sums {
            @for (i, res) in civilization_2010::Resource::MARKET.iter().filter(|r| city.resources[r.index()] > 0).enumerate() {
                (icon(res.name(), x + i as f32 * 60.0, at, 44.0))
            }
            @if city.coins > 0 { (icon("coin", x + 560.0, at, 44.0)) text.sum x=(x + 640.0) y=(at + 38.0) { (city.coins) } }
        }
    }
}

/// Everything that could be produced, in the order of the market.
fn items(scene: &Scene<Civilization2010>) -> Vec<Item> {
    let mut all = vec![Item::Army, Item::Scout, Item::Walls];
    all.extend(UnitType::ALL.map(Item::Unit));
    all.extend(civilization_2010::Building::ALL.map(Item::Building));
    all.extend(scene.view.market.wonders.iter().map(|w: &Wonder| Item::Wonder(*w)));
    all
}

fn symbol(item: Item) -> &'static str {
    match item {
        Item::Army => "army",
        Item::Scout => "scout",
        Item::Walls => "walls",
        Item::Unit(u) => u.name(),
        Item::Building(b) => b.name(),
        Item::Wonder(_) => "wonder",
    }
}

/// What the acting player may produce here, lit; what not, by reason.
fn catalogue(scene: &Scene<Civilization2010>, seat: Seat, y: f32) -> Markup {
    let Some(offer) = scene.offer.filter(|_| scene.view.who == Some(seat)) else { return html! {} };
    let can = |item: Item| offer.choices.iter().find(|c| c.action == Action::Item(item));
    let cannot = |item: Item| offer.refused.iter().find(|r| r.target == targets::item(item));
    let mut lit = Vec::new();
    let mut reasons: Vec<(String, Vec<String>)> = Vec::new();
    for item in items(scene) {
        if let Some(choice) = can(item) {
            lit.push((item, scene.say(&choice.show.label)));
        } else if let Some(no) = cannot(item) {
            let why = scene.say(&no.why);
            let name = scene.t(&item.key()).to_owned();
            match reasons.iter_mut().find(|(w, _)| *w == why) {
                Some((_, names)) => names.push(name),
                None => reasons.push((why, vec![name])),
            }
        }
    }
    let column = (W - 40.0) / 2.0;
    let rows = lit.len().div_ceil(2);
    let room = column - 66.0;
    // Two lines for what is long, unless there is so much that the sheet would be too short.
    let free = Y + H - 28.0 - y - reasons.len() as f32 * 70.0;
    let tight = free < rows as f32 * 66.0;
    let (why_step, free) = if tight { (38.0, free + reasons.len() as f32 * 32.0) } else { (70.0, free) };
    let step = match lit.iter().any(|(_, words)| lines(words, room, 28.0).len() > 1) {
        true => (free / rows.max(1) as f32).clamp(36.0, 66.0),
        false => (free / rows.max(1) as f32).clamp(36.0, 47.0),
    };
    let below = y + rows as f32 * step + 12.0;
    html! {
        g.catalogue {
            @for (i, (item, words)) in lit.iter().enumerate() {
                @let (x, y) = (X + 20.0 + (i / rows.max(1)) as f32 * column, y + (i % rows.max(1)) as f32 * step);
                @let middle = y + step / 2.0 - 2.0;
                g.entry data-target=(at(targets::item(*item))) data-tip=(item.key()) role="img" aria-label=(words) {
                    rect x=(x) y=(y) width=(column - 10.0) height=(step - 5.0) rx="6" {}
                    (icon(symbol(*item), x + 8.0, middle - 15.0, 30.0))
                    @if step > 58.0 { (written("", words, x + 46.0, middle, room, 28.0)) }
                    @else { text x=(x + 46.0) y=(middle + 10.0) style=(fit(words, room, 28.0)) { (words) } }
                }
            }
            @for (i, (why, names)) in reasons.iter().enumerate() {
                @let y = below + i as f32 * why_step;
                @let list = names.join(", ");
                @if tight {
                    @let line = format!("{why} {list}");
                    text.why x=(X + 24.0) y=(y + 26.0) style=(fit(&line, W - 48.0, 27.0)) { (line) }
                } @else {
                    text.why x=(X + 24.0) y=(y + 26.0) style=(fit(why, W - 48.0, 27.0)) { (why) }
                    text.names x=(X + 48.0) y=(y + 56.0) style=(fit(&list, W - 72.0, 26.0)) { (list) }
                }
            }
        }
    }
}

/// The same on a page: for the aids, and for a narrow screen while a city acts.
pub fn sheet(scene: &Scene<Civilization2010>, seat: Seat, city: &CityView) -> Markup {
    let (cells, columns, _) = grid(scene, city);
    html! {
        section class={ "c10-town " (seat_class(seat)) } {
            h4 { (scene.t(name(city))) " · " (scene.name(seat)) " " (count("combat", city.defence, scene.t("face-defence"))) }
            div.plots style={ "grid-template-columns:repeat(" (columns) ",1fr)" } {
                @for (square, column, row) in &cells {
                    @let place = format!("grid-column:{};grid-row:{}", column + 1, row + 1);
                    @if city.at == *square || city.second == Some(*square) {
                        div.plot.town style=(place) { (inline(if city.index == 0 { "capital" } else { "city" })) }
                    } @else if let Some(s) = &scene.view.squares[*square as usize] {
                        div class={ "plot b-" (s.terrain.name()) @if s.blockaded { " shut" } } style=(place)
                            data-tip=(label(scene, *square, s)) {
                            small {
                                (scene.say(&places::square(*square)))
                                @if s.piece != Piece::None { " " (scene.t(&s.piece.key())) }
                            }
                            span { @for name in yields(s) { (inline(name)) } @if let Some(r) = s.resource { (inline(r.name())) } }
                        }
                    }
                }
            }
            dl {
                @for Sum { icon, label, total, from } in three(city) {
                    dt { (inline(icon)) " " (scene.t(label)) " " b { (total) } }
                    dd {
                        @for (i, (s, n)) in from.iter().enumerate() { @if i > 0 { ", " } (source(scene, *s)) " " (format!("{n:+}")) }
                    }
                }
            }
        }
    }
}

/// Beside the hand on a narrow screen, where the sheet over the map is too small to read.
pub fn narrow(scene: &Scene<Civilization2010>) -> Markup {
    match acting(scene) {
        Some((seat, city)) => html! { div.c10-narrow { (sheet(scene, seat, city)) } },
        None => html! {},
    }
}
