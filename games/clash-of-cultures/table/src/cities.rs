//! Cities as they are built of their pieces, with size and mood; camps of the barbarians.

use crate::board::{space_name, stand};
use crate::hex::Grid;
use crate::symbols;
use clash_of_cultures::{
    Building, CampView, CityView, ClashOfCultures, Mood, NOWHERE, Named, Ruin, Space, targets,
};
use kernel::{Seat, msg};
use maud::{Markup, html};
use table::{Part, Scene, at, seat_class};

/// Where the buildings of a city stand: Fortress, Academy, Temple, Port.
const PLACES: [(f32, f32); 4] = [(-36.0, -14.0), (36.0, -14.0), (-37.0, 15.0), (37.0, 15.0)];
/// Where moods and Wonders stand, above the size.
const ABOVE: f32 = -38.0;

pub fn parts(scene: &Scene<ClashOfCultures>, grid: &Grid) -> Vec<Part> {
    let cities = scene.view.cities.iter().map(|c| city(scene, grid, c));
    let camps = scene.view.camps.iter().map(|c| camp(scene, grid, c));
    cities.chain(camps).collect()
}

fn city(scene: &Scene<ClashOfCultures>, grid: &Grid, c: &CityView) -> Part {
    let id = format!("city-{}", c.at.0);
    let tip = words(scene, c);
    let svg = html! {
        g id=(id) class={ "piece city " (seat_class(c.owner)) } style=(stand(grid, c.at, 0.0, 0.0, 1.0))
            data-in=(at(targets::space(c.at))) {
            @if let Some(quay) = c.quay.filter(|q| *q != NOWHERE) { (pier(grid, c, quay)) }
            @for (b, colour, works) in &c.pieces { (building(scene, c, *b, *colour, *works)) }
            g.town data-target=(at(targets::ruin(c.at, Ruin::Settlement))) data-tip=(tip) role="img" aria-label=(tip) {
                use.base href={ "#shape-" (c.owner.0 % 6) } x="-30" y="-32" width="60" height="60" {}
                text.size y=(if c.owner.0 == 2 { "10" } else { "6.500" }) { (c.size) }
                circle.ring cy="-2" r="26" {}
            }
            @let spent = c.activations.min(3);
            // Beside where units stand, who would hide them.
            @for i in 0..spent { circle.spent cx=(i as f32 * 12.0 - 15.0) cy="24" r="5" {} }
            @if let Some(w) = c.wonder {
                @let x = if c.mood == Mood::Neutral { 0.0 } else { -18.0 };
                g.awe data-target=(at(targets::ruin(c.at, Ruin::Wonder))) data-tip=(w.key()) role="img" aria-label=(scene.t(&w.key())) {
                    circle cx=(x) cy=(ABOVE) r="17" {} (symbols::at(w.name(), x, ABOVE, 24.0)) circle.ring cx=(x) cy=(ABOVE) r="18" {}
                }
            }
            @if c.mood != Mood::Neutral {
                @let x = if c.wonder.is_some() { 18.0 } else { 0.0 };
                g class={ "mood " (c.mood.name()) } data-tip=(c.mood.key()) role="img" aria-label=(scene.t(&c.mood.key())) {
                    circle cx=(x) cy=(ABOVE) r="15.500" {} (symbols::at(c.mood.name(), x, ABOVE, 28.0))
                }
            }
        }
    };
    Part::new(id, svg)
}

/// Where it is, whose, how large, in what mood, what stands in it, and how often it has acted (R7.4.2).
pub fn words(scene: &Scene<ClashOfCultures>, c: &CityView) -> String {
    // R8.6.4: what bears the colour of another is told with whose it is.
    let named = |(b, colour, _): &(Building, Seat, bool)| match colour {
        colour if *colour == c.owner => scene.t(key(*b)).to_owned(),
        colour => scene.say(&msg("face-building-of").with("what", msg(key(*b))).seat("who", *colour)),
    };
    let buildings: Vec<String> = c.pieces.iter().map(named).collect();
    let city = msg("face-city").seat("who", c.owner).with("mood", c.mood.term()).num("n", c.size);
    let mut words = format!("{} · {}", space_name(c.at), scene.say(&city));
    if !buildings.is_empty() {
        words = format!("{words} {}.", buildings.join(", "));
    }
    if c.activations > 0 {
        words = format!("{words} {}", scene.say(&msg("face-activated").num("n", c.activations)));
    }
    words
}

pub fn key(b: Building) -> &'static str {
    match b {
        Building::Fortress => "building-fortress",
        Building::Academy => "building-academy",
        Building::Temple => "building-temple",
        Building::Port => "building-port",
    }
}

/// A building in the colour of whose it is; one its owner cannot use is faded.
fn building(scene: &Scene<ClashOfCultures>, c: &CityView, b: Building, colour: Seat, works: bool) -> Markup {
    let (x, y) = PLACES[b as usize];
    let name = scene.t(key(b));
    html! {
        g class={ "house " (seat_class(colour)) @if !works { " idle" } @if colour != c.owner { " foreign" } }
            data-target=(at(targets::building(c.at, b))) data-tip=(key(b)) role="img" aria-label={ (name) ", " (scene.name(colour)) } {
            rect.wall x=(x - 13.5) y=(y - 13.5) width="27" height="27" rx="6" {}
            rect.line x=(x - 11.0) y=(y - 11.0) width="22" height="22" rx="4" {}
            (symbols::at(b.name(), x, y, 18.0))
            rect.ring x=(x - 15.5) y=(y - 15.5) width="31" height="31" rx="7" {}
        }
    }
}

/// From the Port towards the sea it faces.
fn pier(grid: &Grid, c: &CityView, quay: Space) -> Markup {
    let ((ax, ay), (bx, by)) = (grid.middle(c.at), grid.middle(quay));
    let (dx, dy) = ((bx - ax) / grid.scale(), (by - ay) / grid.scale());
    let far = 0.58;
    html! { path.pier d=(format!("M{:.1},{:.1}L{:.1},{:.1}", dx * 0.2, dy * 0.2, dx * far, dy * far)) {} }
}

fn camp(scene: &Scene<ClashOfCultures>, grid: &Grid, c: &CampView) -> Part {
    let id = format!("camp-{}", c.at.0);
    let tip = scene.say(&msg("face-camp").num("n", c.units));
    let svg = html! {
        g id=(id) class="piece camp" style=(stand(grid, c.at, 0.0, 0.0, 1.0)) data-in=(at(targets::space(c.at)))
            data-tip="camp" role="img"
            aria-label={ (space_name(c.at)) " · " (tip) } {
            circle.ground cy="-14" r="27" {} circle.inner cy="-14" r="23.500" {}
            (symbols::at("camp", 0.0, -16.0, 34.0))
            @let shown = c.units.min(4);
            @let step = if shown > 2 { 15.0 } else { 24.0 };
            // The name of the space stays free.
            @let first = if shown == 1 { 18.0 } else { 20.0 };
            @for i in 0..shown {
                g transform={ "translate(" (first + i as f32 * step - step / 2.0 * (shown - 1) as f32) ",26)" } {
                    circle.savage r="14" {} (symbols::at("barbarian", 0.0, 0.0, 22.0))
                }
            }
            @if c.units > 4 { g.count { circle cx="38" cy="6" r="12" {} text x="38" y="11" { (c.units) } } }
        }
    };
    Part::new(id, svg)
}
