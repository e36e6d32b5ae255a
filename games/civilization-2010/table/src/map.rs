//! The map: one part a tile, one a figure.

use crate::layout::Grid;
use crate::symbols::{at as icon, each};
use civilization_2010::{
    CityToken, Civilization2010, Icons, Marker, Named, Piece, SquareView, places, targets,
};
use kernel::{Seat, Target, msg};
use maud::{Markup, html};
use table::{Part, Scene, at, seat_class};

pub fn parts(scene: &Scene<Civilization2010>) -> Vec<Part> {
    let view = scene.view;
    let grid = Grid::of(view);
    let mut parts: Vec<Part> = (0..view.tiles.len()).map(|slot| tile(scene, &grid, slot)).collect();
    parts.push(borders(scene, &grid));
    parts.extend(figures(scene, &grid));
    parts.extend(aims(scene, &grid));
    parts
}

/// The squares of what is announced or being planned: what others are asked to cancel is seen where it happens.
fn aims(scene: &Scene<Civilization2010>, grid: &Grid) -> Option<Part> {
    let doing = &scene.view.doing;
    let plan = doing.announced.as_ref().or(doing.planning.as_ref())?;
    let c = grid.cell;
    let svg = html! {
        g id="aims" {
            @for sq in plan.squares() {
                @let (x, y) = grid.place(scene.view, sq);
                rect.aim x=(x + 3.0) y=(y + 3.0) width=(c - 6.0) height=(c - 6.0) rx="6" {}
            }
        }
    };
    Some(Part::new("aims", svg))
}

fn tile(scene: &Scene<Civilization2010>, grid: &Grid, slot: usize) -> Part {
    let view = scene.view;
    let id = format!("tile-{slot}");
    let first = slot as u16 * 16;
    // However the map lies, two opposite corners span the tile.
    let (a, b) = (grid.place(view, first), grid.place(view, first + 15));
    let (x, y) = (a.0.min(b.0), a.1.min(b.1));
    let side = grid.cell * 4.0;
    let body = match view.tiles[slot].tile {
        None => html! {
            g.slot data-target=(at(targets::slot(slot as u8))) data-tip="face-down" role="img"
                aria-label={ (scene.t("face-hidden-tile")) ", " (scene.say(&places::tile(slot as u16))) } {
                rect.hidden-tile x=(x + 1.0) y=(y + 1.0) width=(side - 2.0) height=(side - 2.0) rx="4" {}
                (icon("tile", x + side / 2.0 - 40.0, y + side / 2.0 - 40.0, 80.0))
                text.name x=(x + side / 2.0) y=(y + side * 0.25) font-size=(grid.cell * 0.6) { (scene.say(&places::letter(slot as u16))) }
                (ring(x, y, side))
            }
        },
        Some(_) => html! {
            @for square in first..first + 16 {
                @if let Some(s) = &view.squares[square as usize] { (cell(scene, grid, square, s)) }
            }
            rect.tile-edge x=(x) y=(y) width=(side) height=(side) {}
        },
    };
    let svg = html! { g id=(id) { (body) } };
    Part::new(id, svg)
}

fn cell(scene: &Scene<Civilization2010>, grid: &Grid, square: u16, s: &SquareView) -> Markup {
    let (x, y) = grid.place(scene.view, square);
    let c = grid.cell;
    let words = label(scene, square, s);
    let bare = s.piece == Piece::None && s.marker == Marker::None;
    html! {
        g.sq data-target=(at(Target::Space(square))) data-tip=(words) role="img" aria-label=(words) {
            rect class={ "land t-" (s.terrain.name()) @if s.changed { " changed" } } x=(x) y=(y) width=(c) height=(c) {}
            @match s.centre {
                Some((seat, index)) => (town(scene, seat, index, x, y, c)),
                None => {
                    @if bare { (icon(s.terrain.name(), x + c * 0.06, y + c * 0.05, c * 0.4)) }
                    (piece(x, y, c, s))
                    (marker(x, y, c, s))
                    (gains(x, y, c, s))
                }
            }
            @if s.blockaded {
                path.blockade d={ "M" (x + 3.0) "," (y + 3.0) "l" (c - 6.0) "," (c - 6.0) "m0," (6.0 - c) "l" (6.0 - c) "," (c - 6.0) } {}
            }
            (name(scene, square, x + c * if s.resource.is_some() { 0.54 } else { 0.97 }, y + c * 0.2, c * 0.19))
            (ring(x, y, c))
        }
    }
}

/// The name of a square, in its upper right corner or beside its resource: what choices, reasons and the log speak of can
/// be found.
pub fn name(scene: &Scene<Civilization2010>, square: u16, right: f32, line: f32, size: f32) -> Markup {
    html! { text.name aria-hidden="true" x=(right) y=(line) font-size=(size) { (scene.say(&places::square(square))) } }
}

/// What the frame lights up when the square or tile can be chosen: within it, so that neighbours do not cover it.
fn ring(x: f32, y: f32, side: f32) -> Markup {
    html! { rect.ring x=(x + 4.0) y=(y + 4.0) width=(side - 8.0) height=(side - 8.0) rx="3" {} }
}

fn town(scene: &Scene<Civilization2010>, seat: Seat, index: u8, x: f32, y: f32, c: f32) -> Markup {
    let cities = &scene.view.players[seat.index()].cities;
    let Some(city) = cities.iter().find(|city| city.index == index) else { return html! {} };
    html! {
        g class={ "centre " (seat_class(seat)) } {
            rect class={ "town" @if city.walled { " walled" } } x=(x + 2.0) y=(y + 2.0) width=(c - 4.0) height=(c - 4.0) rx="4" {}
            (icon(if city.index == 0 { "capital" } else { "city" }, x + c * 0.27, y + c * 0.07, c * 0.46))
            text x=(x + c / 2.0) y=(y + c * 0.9) font-size=(c * 0.38) { (city.defence) }
            @if city.token == CityToken::Caravan { (icon("scout", x + c * 0.68, y + c * 0.06, c * 0.28)) }
            @if city.token == CityToken::Fortification { (icon("combat", x + c * 0.68, y + c * 0.06, c * 0.28)) }
        }
    }
}

/// The icons of a square, one after the other.
pub fn yields(s: &SquareView) -> Vec<&'static str> {
    let SquareView { production, trade, culture, coin, combat, .. } = *s;
    each(&Icons { production, trade, culture, coin, combat, resource: None })
}

/// What a square gives, on a light plate: the fewer icons, the larger; the resource in the corner above.
pub fn gains(x: f32, y: f32, c: f32, s: &SquareView) -> Markup {
    let icons = yields(s);
    let columns = match icons.len() {
        4 => 2,
        n => n.clamp(1, 3),
    };
    let rows = icons.len().div_ceil(columns).min(2);
    let step = c * [0.48, 0.46, 0.32][columns - 1] * if rows == 2 && columns == 2 { 0.72 } else { 1.0 };
    let (w, h) = (step * columns as f32, step * rows as f32);
    let (left, top) = (x + (c - w) / 2.0, y + c * 0.98 - h);
    let size = c * 0.44;
    html! {
        g.icons {
            @if !icons.is_empty() { rect.under x=(left) y=(top) width=(w) height=(h) rx=(step * 0.2) {} }
            @for (i, name) in icons.iter().take(columns * rows).enumerate() {
                (icon(name, left + step * ((i % columns) as f32 + 0.05), top + step * ((i / columns) as f32 + 0.05), step * 0.9))
            }
            @if let Some(res) = s.resource {
                circle.under cx=(x + c * 0.98 - size / 2.0) cy=(y + c * 0.02 + size / 2.0) r=(size / 2.0) {}
                (icon(res.name(), x + c * 0.98 - size * 0.86, y + c * 0.02 + size * 0.14, size * 0.72))
            }
        }
    }
}

pub fn label(scene: &Scene<Civilization2010>, square: u16, s: &SquareView) -> String {
    let mut words = vec![scene.say(&places::square(square)), scene.t(&s.terrain.key()).to_owned()];
    for (key, n) in [
        ("face-production", s.production),
        ("face-trade", s.trade),
        ("face-culture", s.culture),
        ("face-coin", s.coin),
    ] {
        if n > 0 {
            words.push(format!("{n} {}", scene.t(key)));
        }
    }
    if let Some(res) = s.resource {
        words.push(scene.t(&res.key()).to_owned());
    }
    if s.piece != Piece::None {
        words.push(scene.t(&s.piece.key()).to_owned());
    }
    match (s.marker, s.content) {
        (_, Some(content)) => words.push(scene.t(&content.key()).to_owned()),
        (Marker::Hut, None) => words.push(scene.t("face-a-hut").to_owned()),
        (Marker::Village, None) => words.push(scene.t("face-a-village").to_owned()),
        (Marker::Relic(relic), None) => {
            words.push(scene.t(&relic.key()).to_owned());
            words.push(scene.t(&relic.help().key).to_owned());
        }
        (Marker::None, None) => {}
    }
    if let Some((seat, _)) = s.city {
        words.push(scene.say(&msg("face-outskirts-of").seat("who", seat)));
    }
    if let Some((seat, _)) = s.centre {
        words.push(scene.say(&msg("face-city-of").seat("who", seat)));
    }
    if s.blockaded {
        words.push(scene.t("face-blockaded").to_owned());
    }
    words.join(", ")
}

/// A building, a wonder or a great person covers the square; its name is in the tip and on the city screen.
pub fn piece(x: f32, y: f32, c: f32, s: &SquareView) -> Markup {
    let (name, kind) = match s.piece {
        Piece::None => return html! {},
        Piece::Building(b) => (b.name(), "p-building"),
        Piece::Wonder(_) => ("wonder", "p-wonder"),
        Piece::Person(_) => ("person", "p-person"),
    };
    let seat = s.city.map_or(Seat(0), |(seat, _)| seat);
    let size = if yields(s).is_empty() { 0.7 } else { 0.46 };
    html! {
        g class={ "pc " (kind) " " (seat_class(seat)) } {
            rect x=(x + c * 0.04) y=(y + c * 0.04) width=(c * 0.92) height=(c * 0.92) rx=(c * 0.08) {}
            (icon(name, x + c * (1.0 - size) / 2.0, y + c * 0.07, c * size))
        }
    }
}

fn marker(x: f32, y: f32, c: f32, s: &SquareView) -> Markup {
    let name = match s.marker {
        Marker::None => return html! {},
        Marker::Hut => "hut",
        Marker::Village => "village",
        Marker::Relic(_) => "relic",
    };
    html! {
        g class={ "mk mk-" (name) @if s.content.is_some() { " known" } } {
            circle cx=(x + c * 0.28) cy=(y + c * 0.28) r=(c * 0.26) {}
            (icon(name, x + c * 0.1, y + c * 0.09, c * 0.36))
        }
    }
}

/// The edges of the outskirts.
fn borders(scene: &Scene<Civilization2010>, grid: &Grid) -> Part {
    let c = grid.cell;
    let svg = html! {
        g id="cities" {
            @for (i, player) in scene.view.players.iter().enumerate() {
                g class=(seat_class(Seat(i as u8))) {
                    @for &sq in player.cities.iter().flat_map(|city| &city.outskirts) {
                        @let (x, y) = grid.place(scene.view, sq);
                        rect.outskirts x=(x + 1.5) y=(y + 1.5) width=(c - 3.0) height=(c - 3.0) {}
                    }
                }
            }
        }
    };
    Part::new("cities", svg)
}

fn figures(scene: &Scene<Civilization2010>, grid: &Grid) -> Vec<Part> {
    let view = scene.view;
    let c = grid.cell;
    let size = c * 0.44;
    let moving = view.doing.moving.as_ref();
    let mut parts = Vec::new();
    for (i, player) in view.players.iter().enumerate() {
        let seat = Seat(i as u8);
        for figure in &player.figures {
            let nth = player.figures.iter().filter(|f| f.at == figure.at && f.index < figure.index).count();
            let (x, y) = grid.place(view, figure.at);
            let (dx, dy) = ((nth % 3) as f32 * size * 0.72, (nth / 3) as f32 * size * 0.6);
            let id = format!("fig-{i}-{}", figure.index);
            let going = moving.is_some_and(|(s, group, ..)| *s == seat && group.contains(&figure.index));
            let name = if figure.scout { "scout" } else { "army" };
            let key = if figure.scout { "item-scout" } else { "item-army" };
            let place = scene.say(&places::square(figure.at));
            let words = format!("{} · {} · {place}", scene.t(key), scene.name(seat));
            let svg = html! {
                g id=(id) class={ "piece fig " (seat_class(seat)) @if figure.done { " done" } @if going { " going" } }
                    style={ "transform:translate(" (x + 3.0 + dx) "px," (y + c * 0.1 + dy) "px)" }
                    data-target=(at(targets::figure(seat, figure.index))) data-tip=(words) role="img" aria-label=(words) {
                    rect width=(size) height=(size) rx=(if figure.scout { size / 2.0 } else { 3.0 }) {}
                    (icon(name, size * 0.12, size * 0.12, size * 0.76))
                }
            };
            parts.push(Part::new(id, svg));
        }
    }
    parts
}
