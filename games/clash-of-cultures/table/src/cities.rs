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
const PLACES: [(f32, f32); 4] = [(-35.0, -18.0), (35.0, -18.0), (-36.0, 8.0), (36.0, 8.0)];

pub fn parts(scene: &Scene<ClashOfCultures>, grid: &Grid) -> Vec<Part> {
    let cities = scene.view.cities.iter().map(|c| city(scene, grid, c));
    let camps = scene.view.camps.iter().map(|c| camp(scene, grid, c));
    cities.chain(camps).collect()
}

fn city(scene: &Scene<ClashOfCultures>, grid: &Grid, c: &CityView) -> Part {
    let id = format!("city-{}", c.at.0);
    let buildings: Vec<&str> = c.pieces.iter().map(|(b, ..)| *b).map(|b| scene.t(key(b))).collect();
    let mut tip =
        scene.say(&msg("face-city").seat("who", c.owner).with("mood", c.mood.term()).num("n", c.size));
    if !buildings.is_empty() {
        tip = format!("{} {tip} {}.", space_name(c.at), buildings.join(", "));
    } else {
        tip = format!("{} {tip}", space_name(c.at));
    }
    let svg = html! {
        g id=(id) class={ "piece city " (seat_class(c.owner)) } style=(stand(grid, c.at, 0.0, 0.0)) {
            @if let Some(quay) = c.quay.filter(|q| *q != NOWHERE) { (pier(grid, c, quay)) }
            @for (b, colour, works) in &c.pieces { (building(scene, c, *b, *colour, *works)) }
            g.town data-target=(at(targets::ruin(c.at, Ruin::Settlement))) data-tip=(tip) role="img" aria-label=(tip) {
                use.base href={ "#shape-" (c.owner.0 % 6) } x="-28" y="-34" width="56" height="56" {}
                text.size y=(if c.owner.0 == 2 { "5" } else { "2" }) { (c.size) }
                circle.ring cy="-6" r="25" {}
            }
            @let spent = c.activations.min(3);
            @for i in 0..spent { circle.spent cx=(i as f32 * 8.0 - 4.0 * (spent - 1) as f32) cy="19" r="2.800" {} }
            @if let Some(w) = c.wonder {
                g.awe data-target=(at(targets::ruin(c.at, Ruin::Wonder))) data-tip=(w.key()) role="img" aria-label=(scene.t(&w.key())) {
                    circle cx="-17" cy="-37" r="13" {} (symbols::at("wonder", -17.0, -38.0, 17.0)) circle.ring cx="-17" cy="-37" r="14" {}
                }
            }
            @if c.mood != Mood::Neutral {
                @let x = if c.wonder.is_some() { 14.0 } else { 0.0 };
                g class={ "mood " (c.mood.name()) } data-tip=(c.mood.key()) role="img" aria-label=(scene.t(&c.mood.key())) {
                    circle cx=(x) cy="-37" r="11.500" {} (symbols::at(c.mood.name(), x, -37.0, 22.0))
                }
            }
        }
    };
    Part::new(id, svg)
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
            rect.wall x=(x - 12.0) y=(y - 12.0) width="24" height="24" rx="5" {}
            (symbols::at(b.name(), x, y, 17.0))
            rect.ring x=(x - 13.0) y=(y - 13.0) width="26" height="26" rx="6" {}
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
        g id=(id) class="piece camp" style=(stand(grid, c.at, 0.0, 0.0)) data-tip="camp" role="img"
            aria-label={ (space_name(c.at)) ": " (tip) } {
            circle.ground cy="-6" r="25" {}
            (symbols::at("camp", 0.0, -9.0, 34.0))
            @for i in 0..c.units.min(4) {
                g transform={ "translate(" (i as f32 * 15.0 - 7.5 * (c.units.min(4) - 1) as f32) ",28)" } {
                    circle.savage r="11" {} (symbols::at("barbarian", 0.0, 0.0, 17.0))
                }
            }
            @if c.units > 4 { g.count { circle cx="34" cy="20" r="10" {} text x="34" y="24.500" { (c.units) } } }
        }
    };
    Part::new(id, svg)
}
