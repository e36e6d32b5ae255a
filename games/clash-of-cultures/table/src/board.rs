//! The hex board: regions with their terrain, undiscovered ones face down, influence, exhausted spaces, odds.

use crate::hex::{self, Grid, HEIGHT, WIDTH, grid, label};
use crate::{cities, units};
use clash_of_cultures::{ClashOfCultures, Named, Space, SpaceView, targets};
use kernel::{Seat, msg};
use maud::{Markup, PreEscaped, html};
use table::{Part, Scene, Words, at, seat_class};

pub fn ground(_: &Words) -> Markup {
    html! { rect.coc-table width=(WIDTH) height=(HEIGHT) {} }
}

pub fn grid_of(scene: &Scene<ClashOfCultures>) -> &'static Grid {
    grid(scene.view.players.len() as u8)
}

/// `transform` of a drawing that stands on a hex.
pub fn stand(grid: &Grid, at: Space, dx: f32, dy: f32) -> PreEscaped<String> {
    let ((x, y), s) = (grid.middle(at), grid.scale());
    PreEscaped(format!("transform:translate({:.1}px,{:.1}px) scale({s:.3})", x + dx * s, y + dy * s))
}

pub fn parts(scene: &Scene<ClashOfCultures>) -> Vec<Part> {
    let grid = grid_of(scene);
    let mut parts = vec![Part::new("rim", html! { path id="rim" class="coc-rim" d=(grid.rim) {} })];
    for slot in 0..grid.regions.len() as u8 {
        parts.push(region(scene, grid, slot));
    }
    parts.extend(influence(scene, grid));
    parts.extend(scene.view.spaces.iter().filter(|s| s.exhausted).map(|s| exhausted(grid, s)));
    parts.extend(cities::parts(scene, grid));
    parts.extend(units::parts(scene, grid));
    parts.extend(battlefield(scene, grid));
    parts.extend(odds(scene, grid));
    parts
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
    let tip = format!("terrain-{kind}");
    let name = scene.t(&tip);
    // Below the city or the units in the middle.
    let badge_at = format!("{x:.1},{:.1}", y + grid.radius * 0.62);
    html! {
        g class={ "hex t-" (kind) } transform={ "translate(" (format!("{x:.1},{y:.1}")) ")" } data-target=(at(targets::space(space.at)))
            data-badge-at=(badge_at) data-tip=(tip) role="img" aria-label={ (label(space.at)) ", " (name) } {
            path.face d=(grid.hex) {}
            use.deco href={ "#i-t-" (kind) } transform={ "scale(" (format!("{:.3}", grid.scale())) ")" } {}
            @if let Some(seat) = space.home { path class={ "home " (seat_class(seat)) } d=(grid.hex) transform="scale(.9)" {} }
            text.label y=(format!("{:.1}", grid.radius * 0.83)) { (label(space.at)) }
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
        g id=(id) class="piece exhausted" style=(stand(grid, space.at, 0.0, 0.0)) data-tip="exhausted" {
            circle r="22" {} (crate::symbols::at("exhausted", 0.0, 0.0, 26.0))
        }
    };
    Part::new(id, svg)
}

fn battlefield(scene: &Scene<ClashOfCultures>, grid: &Grid) -> Option<Part> {
    let battle = scene.view.battle.as_ref()?;
    let svg = html! {
        g id="battlefield" class="piece battlefield" style=(stand(grid, battle.at, 0.0, -34.0)) aria-hidden="true" {
            circle r="17" {} (crate::symbols::at("swords", 0.0, 0.0, 26.0))
        }
    };
    Some(Part::new("battlefield", svg))
}

/// Before an attack: the chance to win it, on the space itself.
fn odds(scene: &Scene<ClashOfCultures>, grid: &Grid) -> Vec<Part> {
    let shown = |o: &&clash_of_cultures::Odds| scene.offered(targets::space(o.to));
    let part = |o: &clash_of_cultures::Odds| {
        let id = format!("odds-{}", o.to.0);
        let tip = scene.say(&msg("face-odds").num("win", o.win).num("lose", o.lose));
        let class = match o.win {
            60.. => "good",
            40.. => "even",
            _ => "bad",
        };
        let svg = html! {
            g id=(id) class={ "coc-odds " (class) } style=(stand(grid, o.to, 0.0, -30.0))
                data-target=(at(targets::space(o.to))) data-tip=(tip) role="img" aria-label=(tip) {
                rect x="-31" y="-14" width="62" height="28" rx="14" {}
                text y="7" { (o.win) " %" }
            }
        };
        Part::new(id, svg)
    };
    scene.view.odds.iter().filter(shown).map(part).collect()
}

/// The mark of a seat on a piece: its shape.
pub fn emblem(seat: Seat, x: f32, y: f32, size: f32) -> Markup {
    html! { use.emblem href={ "#shape-" (seat.0 % 6) } x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {} }
}

pub use hex::label as space_name;
