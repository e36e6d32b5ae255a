//! The hex board: regions with their terrain, undiscovered ones face down, influence, exhausted spaces.

use crate::hex::{self, Grid, HEIGHT, WIDTH, grid, label};
use crate::{cities, units};
use clash_of_cultures::{ClashOfCultures, Named, Space, SpaceView, targets};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use table::{Part, Scene, Words, at, seat_class};

/// Paper with a faint net of hexes, as far as a zoomed view can see.
pub fn ground(_: &Words) -> Markup {
    let far = 900.0;
    html! {
        rect.coc-table x=(-far) y=(-far) width=(WIDTH + 2.0 * far) height=(HEIGHT + 2.0 * far) {}
        rect.coc-net x=(-far) y=(-far) width=(WIDTH + 2.0 * far) height=(HEIGHT + 2.0 * far) {}
    }
}

pub fn grid_of(scene: &Scene<ClashOfCultures>) -> &'static Grid {
    grid(scene.view.players.len() as u8)
}

/// `transform` of a drawing that stands on a hex.
pub fn stand(grid: &Grid, at: Space, dx: f32, dy: f32, size: f32) -> PreEscaped<String> {
    let ((x, y), s) = (grid.middle(at), grid.scale());
    let (x, y, size) = (x + dx * s, y + dy * s, s * size);
    PreEscaped(format!("transform:translate({x:.1}px,{y:.1}px) scale({size:.3})"))
}

pub fn parts(scene: &Scene<ClashOfCultures>) -> Vec<Part> {
    let grid = grid_of(scene);
    let rim = html! { g id="rim" { path.coc-shade d=(grid.rim) {} path.coc-rim d=(grid.rim) {} } };
    let mut parts = vec![Part::new("rim", rim)];
    for slot in 0..grid.regions.len() as u8 {
        parts.push(region(scene, grid, slot));
    }
    parts.extend(influence(scene, grid));
    parts.extend(scene.view.spaces.iter().filter(|s| s.exhausted).map(|s| exhausted(grid, s)));
    parts.extend(cities::parts(scene, grid));
    parts.extend(units::parts(scene, grid));
    parts.extend(battlefield(scene, grid));
    parts.extend(home(scene, grid));
    parts
}

/// How much of the board a reader begins with, at least; and how many hexes beyond what is theirs.
const SEEN: f32 = 0.68;
const BEYOND: f32 = 3.0;

/// Where the reader begins to look: about their cities and units, so large that spaces, moods and buildings are read at ease. The
/// whole board is one press away.
fn home(scene: &Scene<ClashOfCultures>, grid: &Grid) -> Option<Part> {
    let who = scene.view.who?;
    let cities = scene.view.cities.iter().filter(|city| city.owner == who).map(|city| city.at);
    let units = scene.view.players[who.index()].units.iter().map(|unit| unit.at);
    let mine: Vec<_> = cities.chain(units).map(|at| grid.middle(at)).collect();
    let (x, w) = span(mine.iter().map(|at| at.0), grid.radius, WIDTH)?;
    let (y, h) = span(mine.iter().map(|at| at.1), grid.radius, HEIGHT)?;
    let svg = html! { g id="home" data-home { rect fill="none" x=(x) y=(y) width=(w) height=(h) {} } };
    Some(Part::new("home", svg))
}

/// Where a stretch with room around these begins, and how long it is.
fn span(at: impl Iterator<Item = f32> + Clone, radius: f32, whole: f32) -> Option<(f32, f32)> {
    let (first, last) = (at.clone().min_by(f32::total_cmp)?, at.max_by(f32::total_cmp)?);
    let long = (last - first + 2.0 * BEYOND * radius).clamp(SEEN * whole, whole);
    Some((((first + last - long) / 2.0).clamp(0.0, whole - long).round(), long.round()))
}

/// Four hexes and the line around them.
fn region(scene: &Scene<ClashOfCultures>, grid: &Grid, slot: u8) -> Part {
    let id = format!("region-{slot}");
    let svg = html! {
        g id=(id) {
            @for space in scene.view.spaces.iter().filter(|s| s.slot == slot) { (hex(scene, grid, space)) }
            path.coc-region d=(grid.regions[slot as usize]) {}
        }
    };
    Part::new(id, svg)
}

fn hex(scene: &Scene<ClashOfCultures>, grid: &Grid, space: &SpaceView) -> Markup {
    let (x, y) = grid.middle(space.at);
    let kind = space.terrain.map_or("unknown", |t| t.name());
    let terrain = format!("terrain-{kind}");
    let name = scene.t(&terrain);
    // Below the city or the units in the middle, beside the name: where units stand there, it has to keep clear of them.
    let crowded = scene.view.players.iter().flat_map(|p| &p.units).any(|unit| unit.at == space.at);
    let badge_at = match crowded {
        true => format!("{:.1},{:.1}", x + grid.radius * 0.2, y + grid.radius * 0.68),
        false => format!("{:.1},{:.1},1", x + grid.radius * 0.02, y + grid.radius * 0.7),
    };
    // Small hexes have letters that can be read all the same, in a low window too.
    let size = (grid.scale() * 15.0).max(13.8);
    let city = scene.view.cities.iter().find(|c| c.at == space.at);
    let called = city.map_or_else(|| format!("{}, {name}", label(space.at)), |c| cities::words(scene, c));
    // What is asked of a city is no question about its land: that is named, and explained wherever it lies bare.
    let tip = if city.is_some() { format!("{called} {name}.") } else { terrain };
    html! {
        g class={ "hex t-" (kind) } transform={ "translate(" (format!("{x:.1},{y:.1}")) ")" } data-target=(at(targets::space(space.at)))
            data-badge-at=(badge_at) data-tip=(tip) role="img" aria-label=(called) {
            path.face d=(grid.hex) {}
            use.deco href={ "#i-t-" (kind) } transform={ "scale(" (format!("{:.3}", grid.scale())) ")" } {}
            @if let Some(seat) = space.home { path class={ "home " (seat_class(seat)) } d=(grid.hex) transform="scale(.9)" {} }
            // Inside the outline of a lit space, which would cut the foot off its letters.
            text.label x=(format!("{:.1}", grid.radius * -0.44)) y=(format!("{:.1}", grid.radius * 0.72)) font-size=(format!("{size:.1}")) {
                (label(space.at))
            }
            path.ring d=(grid.hex) transform="scale(.93)" {}
        }
    }
}

/// Where the viewer's cities reach without Culture tokens (R8.6).
fn influence(scene: &Scene<ClashOfCultures>, grid: &Grid) -> Option<Part> {
    let who = scene.view.who?;
    let mut reached: Vec<Space> =
        scene.view.influence.iter().flat_map(|r| r.spaces.iter().copied()).collect();
    reached.sort_unstable();
    reached.dedup();
    let path = grid.outline(&reached, 0.97);
    let svg = html! { g id="influence" class={ "coc-reach " (seat_class(who)) } { path d=(path) {} } };
    (!reached.is_empty()).then(|| Part::new("influence", svg))
}

fn exhausted(grid: &Grid, space: &SpaceView) -> Part {
    let id = format!("exhausted-{}", space.at.0);
    let svg = html! {
        g id=(id) class="piece exhausted" style=(stand(grid, space.at, 0.0, 0.0, 1.0)) data-in=(at(targets::space(space.at)))
            data-tip="exhausted" {
            circle r="24" {} circle.inner r="20" {} (crate::symbols::at("exhausted", 0.0, 0.0, 27.0))
        }
    };
    Part::new(id, svg)
}

fn battlefield(scene: &Scene<ClashOfCultures>, grid: &Grid) -> Option<Part> {
    let battle = scene.view.battle.as_ref()?;
    let svg = html! {
        g id="battlefield" class="piece battlefield" style=(stand(grid, battle.at, -34.0, -30.0, 1.0)) aria-hidden="true" {
            circle r="18" {} (crate::symbols::at("swords", 0.0, 0.0, 26.0))
        }
    };
    Some(Part::new("battlefield", svg))
}

/// The mark of a seat on a piece: its shape.
pub fn emblem(seat: Seat, x: f32, y: f32, size: f32) -> Markup {
    html! { use.emblem href={ "#shape-" (seat.0 % 6) } x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {} }
}

pub use hex::label as space_name;
