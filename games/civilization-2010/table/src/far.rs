//! Two steps away and more: squares that the figures in the hand reach through one that is lit, so that a whole move is one click.

use crate::layout::Grid;
use crate::symbols::{at as icon, short};
use civilization_2010::{Action, Civilization2010, Marker, SquareView, places};
use kernel::{Seat, Target, msg};
use maud::html;
use table::{Part, Scene};

/// R7.2: one step a square. Somebody to be fought is not walked into by one click.
pub fn parts(scene: &Scene<Civilization2010>, grid: &Grid) -> Vec<Part> {
    let view = scene.view;
    let (Some((seat, group, from, _)), Some(offer)) = (&view.doing.moving, scene.offer) else {
        return Vec::new();
    };
    if view.who != Some(*seat) {
        return Vec::new();
    }
    let steps = offer.choices.iter().filter_map(|choice| match choice.action {
        Action::Step(square) => Some(square),
        _ => None,
    });
    let mut found: Vec<u16> = steps.chain([*from]).collect();
    let armed = view.players[seat.index()].figures.iter().any(|f| !f.scout && group.contains(&f.index));
    let mut parts = Vec::new();
    for way in &view.doing.ahead {
        let Some((&square, via)) = way.split_last() else { continue };
        let ends = free(scene, *seat, square) || (armed && marked(scene, *seat, square));
        if ends && !found.contains(&square) {
            found.push(square);
            parts.push(place(scene, grid, via, square));
        }
    }
    let sites = view.doing.sites.iter().map(|site| site.at).filter(|sq| sq != from && found.contains(sq));
    parts.extend(sites.map(|sq| site(scene, grid, sq)));
    parts
}

/// R4.4: why whoever moves here could not found a city.
pub fn unfit(scene: &Scene<Civilization2010>, square: u16) -> Option<&'static str> {
    let (seat, ..) = scene.view.doing.moving.as_ref()?;
    let (_, why) =
        scene.view.doing.unfit.iter().find(|(at, _)| scene.view.who == Some(*seat) && *at == square)?;
    Some(match *why {
        "refuse-city-water" => "face-unfit-water",
        "refuse-city-marker" => "face-unfit-marker",
        "refuse-city-edge" => "face-unfit-edge",
        "refuse-city-unrevealed" => "face-unfit-unrevealed",
        "refuse-city-near-marker" => "face-unfit-near-marker",
        "refuse-city-enemy" => "face-unfit-enemy",
        _ => "face-unfit-near-city",
    })
}

/// R4.4: a square in reach where a city could be founded.
fn site(scene: &Scene<Civilization2010>, grid: &Grid, square: u16) -> Part {
    let ((x, y), c) = (grid.place(scene.view, square), grid.cell);
    let [cx, cy, r] = [x + c * 0.5, y + c * 0.36, c * 0.22].map(short);
    let id = format!("site-{square}");
    let svg = html! {
        g.site id=(id) aria-hidden="true" {
            circle cx=(cx) cy=(cy) r=(r) {}
            (icon("city", x + c * 0.35, y + c * 0.2, c * 0.3))
        }
    };
    Part::new(id, svg)
}

/// Nothing there stops a figure or is fought: no marker, no city, nobody else.
fn free(scene: &Scene<Civilization2010>, seat: Seat, square: u16) -> bool {
    let bare = |s: &SquareView| s.marker == Marker::None && s.centre.is_none();
    scene.view.squares[square as usize].as_ref().is_some_and(bare) && !guarded(scene, seat, square)
}

/// R7.6: a hut, a village or a relic that an army goes for, with nobody on it.
fn marked(scene: &Scene<Civilization2010>, seat: Seat, square: u16) -> bool {
    let there = |s: &SquareView| s.marker != Marker::None && s.centre.is_none();
    scene.view.squares[square as usize].as_ref().is_some_and(there) && !guarded(scene, seat, square)
}

fn guarded(scene: &Scene<Civilization2010>, seat: Seat, square: u16) -> bool {
    let others = scene.view.players.iter().enumerate().filter(|(i, _)| *i != seat.index());
    others.flat_map(|(_, p)| &p.figures).any(|figure| figure.at == square)
}

fn place(scene: &Scene<Civilization2010>, grid: &Grid, via: &[u16], square: u16) -> Part {
    let there = scene.view.squares[square as usize].as_ref();
    let site = scene.view.doing.sites.iter().find(|site| site.at == square);
    // R10.9: a fight is not begun by a click on a square that does not say yet how it would end.
    let fight = there.is_some_and(|s| s.marker == Marker::Village);
    let told = match site {
        Some(s) => {
            let told = msg("face-far-site").num("production", s.production).num("trade", s.trade);
            places::covers(told.num("culture", s.culture), there.and_then(|square| square.resource))
        }
        None if fight => msg("face-far-village"),
        None => msg("face-far"),
    };
    let over = via.iter().map(|sq| places::square(*sq));
    let way = scene.say(&told.num("n", via.len() as i64 + 1).list("via", over));
    let label =
        format!("{} – {way}", there.map_or_else(String::new, |s| crate::map::label(scene, square, s)));
    let ((x, y), c) = (grid.place(scene.view, square), grid.cell);
    let [left, top, side, cx, cy, r] =
        [x + 7.0, y + 7.0, c - 14.0, x + c * 0.2, y + c * 0.2, c * 0.15].map(short);
    let drawn = html! {
        rect x=(left) y=(top) width=(side) height=(side) rx="8" {}
        circle cx=(cx) cy=(cy) r=(r) {}
        text x=(cx) y=(short(y + c * 0.28)) font-size=(short(c * 0.22)) { (via.len() + 1) }
    };
    let steps = via.iter().copied().chain(Some(square).filter(|_| !fight));
    Part::far(format!("far-{square}"), steps.map(Target::Space), &label, drawn)
}
