//! The printed board: sea, land and shores below; over the colours of the owners the areas that can be meant, and names.

use crate::map::{self, SIZE, map};
use civilization_2002::ids::*;
use civilization_2002::targets;
use kernel::Target;
use maud::{Markup, PreEscaped, html};
use std::sync::OnceLock;
use table::{Words, at};

/// Every shape stands on the page once; whatever else is drawn of an area refers to it.
pub fn ground(words: &Words) -> Markup {
    let _ = words;
    let (w, h) = SIZE;
    html! {
        defs {
            @for area in Area::all() {
                path id={ "r-" (area.0) } d=(map::shape(area).path) clip-rule="evenodd" fill-rule="evenodd" {}
            }
            @for area in Area::lands() { clipPath id={ "v-" (area.0) } { use href={ "#r-" (area.0) } {} } }
        }
        rect.ocean width=(w) height=(h) {}
        rect.waves width=(w) height=(h) {}
        g.graticule aria-hidden="true" { path d=(graticule()) {} }
        g.seas aria-hidden="true" { @for area in Area::all().filter(|a| !a.is_land()) { (shape(area, "sea")) } }
        g.wraps aria-hidden="true" {
            @for path in &map().wraps { path d=(path) {} }
            g transform={ "translate(" (w) ",0)" } { @for path in &map().wraps { path d=(path) {} } }
        }
        g.shores aria-hidden="true" {
            @for width in ["deep", "shallow"] { g class=(width) { @for area in Area::lands() { (shape(area, "shore")) } } }
        }
        g.lands aria-hidden="true" { @for area in Area::lands() { (shape(area, "soil")) } }
        g.lakes aria-hidden="true" { @for path in &map().lakes { path d=(path) {} } }
        (rose())
        rect.map-frame x="2" y="2" width=(w - 4) height=(h - 4) {}
        rect.map-frame.inner x="8" y="8" width=(w - 16) height=(h - 16) {}
    }
}

fn shape(area: Area, kind: &str) -> Markup {
    html! { use class={ (kind) " c-" (map::shape(area).continent) } href={ "#r-" (area.0) } {} }
}

/// Meridians and parallels, as old charts have them.
fn graticule() -> String {
    let (w, h) = SIZE;
    let down = (1..12).map(|i| format!("M{},0V{h}", i * w / 12));
    let across = (1..8).map(|i| format!("M0,{}H{w}", i * h / 8));
    down.chain(across).collect()
}

/// A wind rose in the empty south of the Pacific.
fn rose() -> Markup {
    html! {
        g.rose transform="translate(96,950)" aria-hidden="true" {
            circle r="40" {} circle r="31" {}
            @for turn in [45, 135, 225, 315] { path.small d="M0,-33L5,-5L0,0L-5,-5Z" transform={ "rotate(" (turn) ")" } {} }
            @for turn in [0, 90, 180, 270] {
                path.half d="M0,-47L7,-7L0,0Z" transform={ "rotate(" (turn) ")" } {}
                path d="M0,-47L-7,-7L0,0Z" transform={ "rotate(" (turn) ")" } {}
            }
        }
    }
}

/// What can be meant, and what it is called: the same in every screen of a language, so it is put together once.
pub fn areas(words: &Words) -> PreEscaped<&'static str> {
    static KNOWN: [OnceLock<String>; 2] = [OnceLock::new(), OnceLock::new()];
    PreEscaped(KNOWN[words.lang() as usize].get_or_init(|| layer(words).into_string()))
}

fn layer(words: &Words) -> Markup {
    let seas_first = || Area::all().filter(|a| !a.is_land()).chain(Area::lands());
    html! {
        g id="areas".areas {
            @for area in seas_first() { (place(area, words)) }
            g.names aria-hidden="true" { @for area in Area::all() { (name(area, words)) } }
        }
    }
}

fn place(area: Area, words: &Words) -> Markup {
    let key = area.key();
    let name = words.get(&key);
    let (x, y) = crate::places::room(area, 1).place(0);
    // What is on land changes, and is told beside the colour of its owner.
    let tip = if area.is_land() { crate::region::tip_of(area) } else { name.to_owned() };
    html! {
        use.area href={ "#r-" (area.0) } data-target=(at(Target::Space(targets::area(area)))) data-tip=(tip)
            data-badge-at={ (x) "," (y + 26.0) } role="img" aria-label=(name) {}
    }
}

/// In as many lines as were fitted into the map.
fn name(area: Area, words: &Words) -> Markup {
    let label = map::shape(area).label.of(words.lang());
    let first = label.y - (label.lines.len() as f32 - 1.0) * label.size * 0.5 + label.size * 0.33;
    html! {
        text class={ @if area.is_land() { "name" } @else { "name water" } } font-size=(label.size)
            data-names=(at(Target::Space(targets::area(area))))
            transform=[(label.angle != 0.0).then(|| format!("rotate({} {} {})", label.angle, label.x, label.y))] {
            @for (i, line) in label.lines.iter().enumerate() { tspan x=(label.x) y=(first + i as f32 * label.size) { (line) } }
        }
    }
}
