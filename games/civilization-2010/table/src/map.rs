//! The map: one part a tile, one a figure.

use crate::symbols::at as icon;
use civilization_2010::{
    CityToken, Civilization2010, Marker, Name, Piece, SquareView, View, data, keys, targets,
};
use kernel::{Seat, Target, msg};
use maud::{Markup, html};
use table::{Part, Scene, at, seat_class};

/// Room for the map.
const WIDTH: f32 = 1290.0;
const HEIGHT: f32 = 1240.0;
const LEFT: f32 = 20.0;
const TOP: f32 = 20.0;

pub struct Frame {
    pub cell: f32,
    left: f32,
    top: f32,
}

impl Frame {
    pub fn of(view: &View) -> Frame {
        let map = &data().layouts[view.seats as usize - 2].map;
        let (w, h) = (map.width as f32, map.height as f32);
        let cell = (WIDTH / w).min(HEIGHT / h).floor();
        Frame { cell, left: LEFT + (WIDTH - cell * w) / 2.0, top: TOP + (HEIGHT - cell * h) / 2.0 }
    }
    pub fn place(&self, view: &View, square: u16) -> (f32, f32) {
        let (x, y) = data().layouts[view.seats as usize - 2].map.at[square as usize];
        (self.left + x as f32 * self.cell, self.top + y as f32 * self.cell)
    }
}

pub fn parts(scene: &Scene<Civilization2010>) -> Vec<Part> {
    let view = scene.view;
    let frame = Frame::of(view);
    let mut parts: Vec<Part> = (0..view.tiles.len()).map(|slot| tile(scene, &frame, slot)).collect();
    parts.push(borders(scene, &frame));
    parts.extend(figures(scene, &frame));
    parts.extend(aims(scene, &frame));
    parts
}

/// The squares of what is announced or being planned: what others are asked to cancel is seen where it happens.
fn aims(scene: &Scene<Civilization2010>, frame: &Frame) -> Option<Part> {
    let doing = &scene.view.doing;
    let plan = doing.announced.as_ref().or(doing.planning.as_ref())?;
    let c = frame.cell;
    let svg = html! {
        g id="aims" {
            @for sq in [plan.a, plan.b].into_iter().flatten() {
                @let (x, y) = frame.place(scene.view, sq);
                rect.aim x=(x + 3.0) y=(y + 3.0) width=(c - 6.0) height=(c - 6.0) rx="6" {}
            }
        }
    };
    Some(Part::new("aims", svg))
}

fn tile(scene: &Scene<Civilization2010>, frame: &Frame, slot: usize) -> Part {
    let view = scene.view;
    let id = format!("tile-{slot}");
    let first = slot as u16 * 16;
    let (x, y) = frame.place(view, first);
    let side = frame.cell * 4.0;
    let body = match view.tiles[slot].tile {
        None => html! {
            rect.hidden-tile x=(x + 1.0) y=(y + 1.0) width=(side - 2.0) height=(side - 2.0) rx="4"
                data-target=(at(targets::slot(slot as u8))) data-tip="face-down" role="img" aria-label=(scene.t("face-hidden-tile")) {}
            (icon("tile", x + side / 2.0 - 40.0, y + side / 2.0 - 40.0, 80.0))
        },
        Some(_) => html! {
            @for square in first..first + 16 {
                @if let Some(s) = &view.squares[square as usize] { (cell(scene, frame, square, s)) }
            }
            rect.tile-edge x=(x) y=(y) width=(side) height=(side) {}
        },
    };
    let svg = html! { g id=(id) { (body) } };
    Part::new(id, svg)
}

fn cell(scene: &Scene<Civilization2010>, frame: &Frame, square: u16, s: &SquareView) -> Markup {
    let (x, y) = frame.place(scene.view, square);
    let c = frame.cell;
    let small = c * 0.33;
    let mut icons: Vec<&str> = Vec::new();
    for (name, n) in
        [("production", s.production), ("trade", s.trade), ("culture", s.culture), ("coin", s.coin)]
    {
        icons.extend(std::iter::repeat_n(name, n as usize));
    }
    let words = label(scene, s);
    html! {
        g.sq {
            rect class={ "land t-" (s.terrain.id()) @if s.changed { " changed" } } x=(x) y=(y) width=(c) height=(c)
                data-target=(at(Target::Space(square))) data-tip=(words) role="img" aria-label=(words) {}
            @if s.centre.is_none() {
                g.icons {
                    @for (i, name) in icons.iter().take(6).enumerate() {
                        (icon(name, x + 3.0 + (i % 3) as f32 * (small + 1.0), y + c - small - 2.0 - (i / 3) as f32 * (small + 1.0), small))
                    }
                    @if let Some(res) = s.resource { (icon(res.id(), x + c - small * 1.2 - 2.0, y + 2.0, small * 1.2)) }
                }
            }
            (piece(scene, x, y, c, s))
            (marker(x, y, c, s))
            @if s.blockaded { path.blockade d={ "M" (x + 3.0) "," (y + 3.0) "l" (c - 6.0) "," (c - 6.0) "m0," (6.0 - c) "l" (6.0 - c) "," (c - 6.0) } {} }
        }
    }
}

pub fn label(scene: &Scene<Civilization2010>, s: &SquareView) -> String {
    let mut words = vec![scene.t(&keys::terrain_key(s.terrain)).to_owned()];
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
        words.push(scene.t(&keys::resource_key(res)).to_owned());
    }
    if s.piece != Piece::None {
        words.push(scene.t(&keys::piece_key(s.piece)).to_owned());
    }
    match (s.marker, s.content) {
        (_, Some(content)) => words.push(scene.t(&keys::content_key(content)).to_owned()),
        (Marker::Hut, None) => words.push(scene.t("face-a-hut").to_owned()),
        (Marker::Village, None) => words.push(scene.t("face-a-village").to_owned()),
        (Marker::Relic(relic), None) => {
            words.push(scene.t(&keys::relic_key(relic)).to_owned());
            words.push(scene.t(&keys::relic_help(relic)).to_owned());
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

fn piece(scene: &Scene<Civilization2010>, x: f32, y: f32, c: f32, s: &SquareView) -> Markup {
    let (name, kind) = match s.piece {
        Piece::None => return html! {},
        Piece::Building(_) => ("building", "p-building"),
        Piece::Wonder(_) => ("wonder", "p-wonder"),
        Piece::Person(_) => ("person", "p-person"),
    };
    let seat = s.city.map_or(Seat(0), |(seat, _)| seat);
    let title = scene.t(&keys::piece_key(s.piece)).to_owned();
    let short: String = title.chars().take(9).collect();
    html! {
        g class={ "pc " (kind) " " (seat_class(seat)) } {
            rect x=(x + 2.0) y=(y + 2.0) width=(c - 4.0) height=(c * 0.62) rx="3" {}
            (icon(name, x + c * 0.36, y + 3.0, c * 0.28))
            text x=(x + c / 2.0) y=(y + c * 0.56) font-size=(c * 0.17) { (short) }
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
            circle cx=(x + c / 2.0) cy=(y + c * 0.42) r=(c * 0.26) {}
            (icon(name, x + c * 0.32, y + c * 0.24, c * 0.36))
        }
    }
}

/// City markers and the edges of their outskirts.
fn borders(scene: &Scene<Civilization2010>, frame: &Frame) -> Part {
    let view = scene.view;
    let c = frame.cell;
    let svg = html! {
        g id="cities" {
            @for (i, player) in view.players.iter().enumerate() {
                g class=(seat_class(Seat(i as u8))) {
                    @for city in &player.cities {
                        @for &sq in &city.outskirts {
                            @let (x, y) = frame.place(view, sq);
                            rect.outskirts x=(x + 1.5) y=(y + 1.5) width=(c - 3.0) height=(c - 3.0) {}
                        }
                        @for sq in [Some(city.at), city.second].into_iter().flatten() {
                            @let (x, y) = frame.place(view, sq);
                            g.centre {
                                rect class={ "town" @if city.walled { " walled" } } x=(x + 2.0) y=(y + 2.0) width=(c - 4.0) height=(c - 4.0) rx="4" {}
                                (icon(if city.index == 0 { "capital" } else { "city" }, x + c * 0.26, y + c * 0.08, c * 0.48))
                                text x=(x + c / 2.0) y=(y + c * 0.86) font-size=(c * 0.24) { (city.defence) }
                                @if city.token == CityToken::Caravan { (icon("scout", x + c * 0.66, y + c * 0.58, c * 0.28)) }
                                @if city.token == CityToken::Fortification { (icon("combat", x + c * 0.66, y + c * 0.58, c * 0.28)) }
                            }
                        }
                    }
                }
            }
        }
    };
    Part::new("cities", svg)
}

fn figures(scene: &Scene<Civilization2010>, frame: &Frame) -> Vec<Part> {
    let view = scene.view;
    let c = frame.cell;
    let size = c * 0.4;
    let moving = view.doing.moving.as_ref();
    let mut parts = Vec::new();
    for (i, player) in view.players.iter().enumerate() {
        let seat = Seat(i as u8);
        for figure in &player.figures {
            let nth = player.figures.iter().filter(|f| f.at == figure.at && f.index < figure.index).count();
            let (x, y) = frame.place(view, figure.at);
            let (dx, dy) = ((nth % 3) as f32 * size * 0.72, (nth / 3) as f32 * size * 0.6);
            let id = format!("fig-{i}-{}", figure.index);
            let going = moving.is_some_and(|(s, group, ..)| *s == seat && group.contains(&figure.index));
            let name = if figure.scout { "scout" } else { "army" };
            let key = if figure.scout { "item-scout" } else { "item-army" };
            let words = format!("{} · {}", scene.t(key), scene.name(seat));
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
