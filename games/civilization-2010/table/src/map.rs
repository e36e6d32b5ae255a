//! The map: one part a tile, one a figure.

use crate::far;
use crate::layout::{self, Grid};
use crate::symbols::{at as icon, each, short};
use civilization_2010::{
    Action, CityToken, Civilization2010, Icons, Marker, Named, Piece, SquareView, data, places, targets,
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
    parts.extend(far::parts(scene, &grid));
    parts.extend(home(scene, &grid));
    parts
}

/// Columns and rows that a board shows at a desk when each square is just large enough to be read, 55 pixels: as much of the
/// neighbours as can be had beside one's own.
const SEEN: (f32, f32) = (18.2, 11.9);

/// Where the reader begins to look, if the whole map would be too small: about their capital, or their home tile.
fn home(scene: &Scene<Civilization2010>, grid: &Grid) -> Option<Part> {
    let view = scene.view;
    let (w, h) = (SEEN.0 * grid.cell, SEEN.1 * grid.cell);
    if h >= layout::SIZE.1 as f32 {
        return None;
    }
    let capital = view.players[view.who?.index()].cities.first().map(|city| city.at);
    let tile = data().layouts[view.seats as usize - 2].starts[view.who?.index()].0 as u16;
    let (x, y) = grid.place(view, capital.unwrap_or(tile * 16 + 5));
    // Beside the map there is nothing to be seen.
    let (first, last) = grid.columns();
    let x = if last - first < w {
        (first + last - w) / 2.0
    } else {
        (x + (grid.cell - w) / 2.0).clamp(first, last - w)
    };
    let [x, y, w, h] = [x, y + (grid.cell - h) / 2.0, w, h].map(short);
    Some(Part::new("home", html! { g id="home" data-home { rect.home x=(x) y=(y) width=(w) height=(h) {} } }))
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
                rect.hidden-tile x=(x + 2.0) y=(y + 2.0) width=(side - 4.0) height=(side - 4.0) rx="8" {}
                rect.hidden-line x=(x + 16.0) y=(y + 16.0) width=(side - 32.0) height=(side - 32.0) rx="4" {}
                (icon("compass", x + side * 0.2, y + side * 0.2, side * 0.6))
                text.name x=(x + side / 2.0) y=(y + side * 0.53) font-size=(grid.cell * 0.5) { (scene.say(&places::letter(slot as u16))) }
                (ring(x, y, side))
            }
        },
        Some(_) => html! {
            rect.tile-foot x=(x) y=(y) width=(side) height=(side) {}
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
    html! {
        g.sq data-target=(at(Target::Space(square))) data-tip=(words) role="img" aria-label=(words) {
            (land(square, s, x, y, c))
            @match s.centre {
                Some((seat, index)) => (town(scene, seat, index, x, y, c)),
                None => { (piece(x, y, c, s)) (marker(x, y, c, s)) (gains(x, y, c, s)) }
            }
            @if s.blockaded {
                @let across = c - 12.0;
                path.blockade d={ "M" (x + 6.0) "," (y + 6.0) "l" (across) "," (across) "m0," (-across) "l" (-across) "," (across) } {}
            }
            (name(scene, square, x, y, c))
            (ring(x, y, c))
        }
    }
}

/// The ground of a square. What covers it hides the drawing, not the colour.
fn land(square: u16, s: &SquareView, x: f32, y: f32, c: f32) -> Markup {
    let terrain = s.terrain.name();
    let open = s.piece == Piece::None && s.centre.is_none();
    html! {
        rect class={ "land t-" (terrain) @if s.changed { " changed" } } x=(x) y=(y) width=(c) height=(c) {}
        @if open { use href={ "#land-" (terrain) @if square % 3 == 1 { "-b" } } x=(x) y=(y) width=(c) height=(c) {} }
    }
}

/// The name of a square, while it is pointed at: what choices, reasons and the log speak of can be found.
fn name(scene: &Scene<Civilization2010>, square: u16, x: f32, y: f32, c: f32) -> Markup {
    html! {
        text.name aria-hidden="true" x=(x + c * 0.06) y=(y + c * 0.25) font-size=(short(c * 0.2)) { (scene.say(&places::square(square))) }
    }
}

/// What the frame lights up when the square or tile can be chosen: within it, so that neighbours do not cover it.
fn ring(x: f32, y: f32, side: f32) -> Markup {
    html! { rect.ring x=(x + 5.0) y=(y + 5.0) width=(side - 10.0) height=(side - 10.0) rx="6" {} }
}

fn town(scene: &Scene<Civilization2010>, seat: Seat, index: u8, x: f32, y: f32, c: f32) -> Markup {
    let cities = &scene.view.players[seat.index()].cities;
    let Some(city) = cities.iter().find(|city| city.index == index) else { return html! {} };
    html! {
        g class={ "centre " (seat_class(seat)) } {
            @let [left, top, side] = [x + c * 0.05, y + c * 0.05, c * 0.9].map(short);
            rect class={ "town" @if city.walled { " walled" } } x=(left) y=(top) width=(side) height=(side) rx=(short(c * 0.08)) {}
            (icon(if city.index == 0 { "capital" } else { "city" }, x + c * 0.22, y + c * 0.08, c * 0.56))
            text x=(x + c / 2.0) y=(y + c * 0.9) font-size=(short(c * 0.32)) { (city.defence) }
            @if city.token == CityToken::Caravan { (icon("scout", x + c * 0.68, y + c * 0.08, c * 0.28)) }
            @if city.token == CityToken::Fortification { (icon("combat", x + c * 0.68, y + c * 0.08, c * 0.28)) }
        }
    }
}

/// The icons of a square, one after the other.
pub fn yields(s: &SquareView) -> Vec<&'static str> {
    let SquareView { production, trade, culture, coin, combat, .. } = *s;
    each(&Icons { production, trade, culture, coin, combat, resource: None })
}

/// What a square gives, in a row on a light plate at its foot; the resource as a token in the corner above.
fn gains(x: f32, y: f32, c: f32, s: &SquareView) -> Markup {
    let icons = yields(s);
    let step = (c * 0.29).min(c * 0.9 / icons.len().max(1) as f32);
    let wide = step * icons.len() as f32;
    let (left, top) = (x + (c - wide) / 2.0, y + c * 0.61);
    html! {
        g.icons {
            @if !icons.is_empty() {
                @let [x, y, w, h] = [left - c * 0.03, top, wide + c * 0.06, c * 0.31].map(short);
                rect.under x=(x) y=(y) width=(w) height=(h) rx=(short(c * 0.08)) {}
            }
            @for (i, name) in icons.iter().enumerate() {
                (icon(name, left + step * (i as f32 + 0.06), top + c * 0.155 - step * 0.44, step * 0.88))
            }
            @if let Some(res) = s.resource {
                @let size = c * 0.36;
                circle.token cx=(short(x + c * 0.97 - size / 2.0)) cy=(short(y + c * 0.03 + size / 2.0)) r=(short(size / 2.0)) {}
                (icon(res.name(), x + c * 0.97 - size * 0.85, y + c * 0.03 + size * 0.15, size * 0.7))
            }
        }
    }
}

pub fn label(scene: &Scene<Civilization2010>, square: u16, s: &SquareView) -> String {
    let mut words = vec![scene.say(&places::square(square)), scene.t(&s.terrain.key()).to_owned()];
    let SquareView { production, trade, culture, coin, combat, resource, .. } = *s;
    let icons = Icons { production, trade, culture, coin, combat, resource };
    words.extend(places::yields(icons).iter().map(|what| scene.say(what)));
    if s.piece != Piece::None {
        words.push(scene.t(&s.piece.key()).to_owned());
    }
    match (s.marker, s.content) {
        (_, Some(content)) => words.push(scene.t(&content.key()).to_owned()),
        (Marker::Hut, None) => words.push(scene.t("face-hut-there").to_owned()),
        (Marker::Village, None) => words.push(scene.t("face-village-there").to_owned()),
        (Marker::Relic(relic), None) => {
            let what = msg("face-a-relic").with("what", relic.term()).with("help", relic.help());
            words.push(scene.say(&what));
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
    words.extend(far::unfit(scene, square).map(|why| scene.t(why).to_owned()));
    words.join(", ")
}

/// What stands for a piece: the symbol of its drawing, and what kind of card it is.
pub fn drawing(piece: Piece) -> Option<(String, &'static str)> {
    Some(match piece {
        Piece::None => return None,
        Piece::Building(b) => (format!("i-{}", b.name()), "p-building"),
        Piece::Wonder(w) => (format!("w-{}", w.name()), "p-wonder"),
        Piece::Person(kind) => (format!("m-{}", kind.name()), "p-person"),
    })
}

/// A building, a wonder or a great person covers the square; its name is in the tip and on the city screen.
fn piece(x: f32, y: f32, c: f32, s: &SquareView) -> Markup {
    let Some((symbol, kind)) = drawing(s.piece) else { return html! {} };
    let seat = s.city.map_or(Seat(0), |(seat, _)| seat);
    let size = if yields(s).is_empty() { 0.74 } else { 0.54 };
    let [left, top, size] = [x + c * (1.0 - size) / 2.0, y + c * 0.08, c * size].map(short);
    html! {
        g class={ "pc " (kind) " " (seat_class(seat)) } {
            rect x=(short(x + c * 0.05)) y=(short(y + c * 0.05)) width=(short(c * 0.9)) height=(short(c * 0.9)) rx=(short(c * 0.08)) {}
            use.ci href={ "#" (symbol) } x=(left) y=(top) width=(size) height=(size) {}
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
    let [cx, cy, r] = [x + c * 0.5, y + c * 0.36, c * 0.27].map(short);
    html! {
        g class={ "mk mk-" (name) @if s.content.is_some() { " known" } } {
            circle cx=(cx) cy=(cy) r=(r) {}
            (icon(name, x + c * 0.32, y + c * 0.17, c * 0.36))
        }
    }
}

/// Where the nth of so many figures of a player stands in a square, and how large it is: three and more are smaller and stand
/// in rows of three, so that each is seen whole.
fn stand(nth: usize, of: usize, c: f32) -> (f32, f32, f32) {
    let scale = if of > 2 { 0.68 } else { 1.0 };
    let row = nth / 3;
    let beside = (of - 3 * row).min(3) as f32 - 1.0;
    let width = c * 0.46 * scale;
    let step = (c * 0.42).min((c * 0.96 - width) / beside.max(1.0));
    let left = (c - width - step * beside) / 2.0;
    (left + step * (nth % 3) as f32, c * 0.06 + c * 0.42 * row as f32, scale)
}

/// One frame around each city and its outskirts.
fn borders(scene: &Scene<Civilization2010>, grid: &Grid) -> Part {
    let view = scene.view;
    let frame = |city: &civilization_2010::CityView| {
        grid.around(view, city.outskirts.iter().copied().chain([city.at]).chain(city.second))
    };
    let svg = html! {
        g id="cities" {
            @for (i, player) in view.players.iter().enumerate() {
                g class=(seat_class(Seat(i as u8))) {
                    @for [x, y, w, h] in player.cities.iter().filter_map(frame) {
                        rect.outskirts-edge x=(x + 3.0) y=(y + 3.0) width=(w - 6.0) height=(h - 6.0) rx="4" {}
                        rect.outskirts x=(x + 3.0) y=(y + 3.0) width=(w - 6.0) height=(h - 6.0) rx="4" {}
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
    let moving = view.doing.moving.as_ref();
    let mut parts = Vec::new();
    for (i, player) in view.players.iter().enumerate() {
        let seat = Seat(i as u8);
        for figure in &player.figures {
            let here = || player.figures.iter().filter(|f| f.at == figure.at);
            let nth = here().filter(|f| f.index < figure.index).count();
            let (x, y) = grid.place(view, figure.at);
            let (left, top, scale) = stand(nth, here().count(), c);
            let (w, h) = (c * 0.46 * scale, c * 0.6 * scale);
            let id = format!("fig-{i}-{}", figure.index);
            let going = moving.is_some_and(|(s, group, ..)| *s == seat && group.contains(&figure.index));
            let name = if figure.scout { "scout" } else { "army" };
            let key = if figure.scout { "item-scout" } else { "item-army" };
            let place = scene.say(&places::square(figure.at));
            let mut words = format!("{} · {} · {place}", scene.t(key), scene.name(seat));
            // R12.3: only from outside that city's outskirts.
            let gives = |s: &SquareView, city| {
                s.city != Some((seat, city)) && (!yields(s).is_empty() || s.resource.is_some())
            };
            let square = view.squares[figure.at as usize].as_ref();
            if figure.city.zip(square).is_some_and(|(city, s)| figure.scout && gives(s, city)) {
                words = format!("{words} · {}", scene.t("face-sends"));
            }
            // R4.7: and one that has no city yet gets one first.
            let afield =
                |s: &SquareView| s.city.is_none_or(|(owner, _)| owner != seat) && !yields(s).is_empty();
            if figure.scout && figure.city.is_none() && square.is_some_and(afield) {
                words = format!("{words} · {}", scene.t("face-will-send"));
            }
            let (mx, my, ms) = if figure.scout { (0.28, 0.24, 0.4) } else { (0.36, 0.09, 0.4) };
            // Whoever can be walked into is pointed at with the square: that says how it would end.
            let met = Action::Step(figure.at);
            let met =
                scene.offer.is_some_and(|offer| offer.choices.iter().any(|choice| choice.action == met));
            let svg = html! {
                g id=(id) class={ "piece fig " (seat_class(seat)) @if figure.done { " done" } @if going { " going" } @if met { " met" } }
                    style={ "transform:translate(" (short(x + left)) "px," (short(y + top)) "px)" }
                    data-piece=(name) data-in=(at(Target::Space(figure.at)))
                    data-target=(at(targets::figure(seat, figure.index))) data-tip=(words) role="img" aria-label=(words) {
                    rect.hit width=(short(w)) height=(short(h)) rx="6" {}
                    use href={ "#f-" (name) } width=(short(w)) height=(short(h)) {}
                    @let [x, y, side] = [w * mx, h * my, w * ms].map(short);
                    use.onflag href={ "#shape-" (seat.0) } x=(x) y=(y) width=(side) height=(side) {}
                }
            };
            parts.push(Part::new(id, svg));
        }
    }
    parts
}
