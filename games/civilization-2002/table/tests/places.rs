//! Everything stands in its own region or sea, however crowded: every corner of what is drawn lies inside the shape, and
//! nothing lies on anything else as long as there is room.

use civilization_2002::Civilization2002;
use civilization_2002::ids::*;
use civilization_2002::options::Options;
use civilization_2002::state::State;
use civilization_2002_table::World;
use kernel::{Audience, Cx, Dice, Rules, Seat};
use serde::Deserialize;
use std::collections::BTreeMap;
use table::screen;
use table::trial::Desk;

const SEATS: u8 = 6;

#[derive(Deserialize)]
struct Map {
    areas: Vec<Shape>,
}

#[derive(Deserialize)]
struct Shape {
    path: String,
}

type Ring = Vec<(f32, f32)>;

/// The rings of every area, read from the drawn paths themselves.
fn shapes() -> Vec<Vec<Ring>> {
    let map: Map = serde_json::from_str(include_str!("../data/map.json")).expect("data/map.json is ours");
    let point = |text: &str| {
        let (x, y) = text.split_once(',').expect("x,y");
        (x.parse().expect("a number"), y.parse().expect("a number"))
    };
    let ring = |text: &str| text.trim_end_matches('Z').split('L').map(point).collect();
    let rings = |path: &str| path.split('M').filter(|r| !r.is_empty()).map(ring).collect();
    map.areas.iter().map(|shape| rings(&shape.path)).collect()
}

/// By the even-odd rule, as the paths are filled.
fn inside(rings: &[Ring], (x, y): (f32, f32)) -> bool {
    let crossed = |(a, b): (&(f32, f32), &(f32, f32))| {
        (a.1 > y) != (b.1 > y) && x < a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0)
    };
    let edges = rings.iter().flat_map(|ring| ring.iter().zip(ring.iter().cycle().skip(1)));
    edges.filter(|edge| crossed(*edge)).count() % 2 == 1
}

/// Six players with `kinds` sorts of figures each in the given areas.
fn crowded(areas: &[Area], kinds: usize) -> State {
    let mut dice = Dice::new(5);
    let mut state = Civilization2002::setup(&Options::default(), SEATS, &mut Cx::playout(&mut dice))
        .expect("six seats may play");
    for (i, area) in areas.iter().enumerate() {
        if area.is_land() {
            let region = &mut state.regions[*area];
            (region.owner, region.holder, region.size) = (Some(Seat(i as u8 % SEATS)), None, 1 + i as u8 % 4);
        }
        for seat in Seat::all(SEATS) {
            let fits = Kind::all().filter(|k| if area.is_land() { !k.is_fleet() } else { k.is_fleet() });
            for kind in fits.take(kinds) {
                state.players[seat].pieces.add(kind, *area).expect("room in the tray");
            }
        }
    }
    state
}

/// Where something is drawn, and how large.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Drawn {
    at: (f32, f32),
    half: f32,
}

impl Drawn {
    /// The corners of a plate, and the middles of its sides.
    fn outline(self) -> impl Iterator<Item = (f32, f32)> {
        let ways = [-1.0, 0.0, 1.0];
        ways.into_iter()
            .flat_map(move |dx| ways.map(|dy| (self.at.0 + dx * self.half, self.at.1 + dy * self.half)))
    }
    fn covers(self, other: Drawn) -> bool {
        let room = self.half + other.half;
        (self.at.0 - other.at.0).abs() < room && (self.at.1 - other.at.1).abs() < room
    }
}

/// Half of a plate of full size.
const HALF: f32 = 15.5;

fn number(text: &str, before: &str, after: char) -> Option<f32> {
    text.split_once(before)?.1.split(after).next()?.trim_end_matches("px").parse().ok()
}

/// Each settlement, marker and piece as it is drawn.
fn drawn(state: &State, desk: &Desk<World>) -> BTreeMap<String, Drawn> {
    let screen = desk.draw(state, SEATS, Audience::Seat(Seat(0)), 0, screen::<World>);
    let things = screen.elements.iter().filter_map(|element| {
        let x = number(&element.html, "transform:translate(", ',')?;
        let y = number(element.html.split_once("transform:translate(")?.1, ",", ')')?;
        let scale = number(&element.html, "scale(", ')').unwrap_or(1.0);
        Some((element.id.clone(), Drawn { at: (x, y), half: HALF * scale }))
    });
    things.collect()
}

/// Everything of a crowded board, with the area it is in.
fn things(state: &State, some: &[Area]) -> Vec<(String, Area)> {
    let view = Civilization2002::view(state, Audience::Table);
    let pieces = view.pieces.iter().map(|p| (format!("p-{}", p.id), p.area));
    let lands = some.iter().filter(|a| a.is_land());
    let fixed = lands.flat_map(|a| [(format!("s-{}", a.0), *a), (format!("k-{}", a.0), *a)]);
    pieces.chain(fixed).collect()
}

#[test]
fn everything_stands_inside_its_region_or_sea() {
    let (shapes, desk) = (shapes(), Desk::<World>::default());
    let areas: Vec<Area> = Area::all().collect();
    let mut outside = Vec::new();
    let mut checked = 0;
    for kinds in [1, 2, 4, 8] {
        for some in areas.chunks(96 / 8) {
            let state = crowded(some, kinds);
            let places = drawn(&state, &desk);
            for (id, area) in things(&state, some) {
                let thing = places[&id];
                checked += 1;
                // A sea lies around its islands: nothing of it stands on land.
                let ashore = |at| !area.is_land() && Area::lands().any(|l| inside(&shapes[l.index()], at));
                if !thing.outline().all(|at| inside(&shapes[area.index()], at) && !ashore(at)) {
                    outside.push(format!("{id} of {} at {thing:?}, {kinds} kinds", area.name()));
                }
            }
        }
    }
    assert!(checked > 8_000, "{checked}");
    assert!(outside.is_empty(), "{} of {checked}: {:#?}", outside.len(), &outside[..outside.len().min(40)]);
}

/// A settlement and the figures of three players have places of their own in the smallest land, and where places are
/// shared it is said how many share them.
#[test]
fn what_is_not_alike_lies_apart_while_there_is_room() {
    let desk = Desk::<World>::default();
    let areas: Vec<Area> = Area::all().collect();
    for some in areas.chunks(12) {
        for kinds in [1, 8] {
            let state = crowded(some, kinds);
            let places = drawn(&state, &desk);
            let here = things(&state, some);
            for area in some {
                let mut apart: Vec<Drawn> = Vec::new();
                for (id, _) in here.iter().filter(|(_, at)| at == area) {
                    if !apart.iter().any(|other| other.at == places[id].at) {
                        apart.push(places[id]);
                    }
                }
                let overlap =
                    apart.iter().enumerate().any(|(i, one)| apart[..i].iter().any(|o| o.covers(*one)));
                assert!(!overlap, "{}: {apart:?}", area.name());
                assert!(apart.len() >= 4, "{} has {} places", area.name(), apart.len());
            }
        }
    }
}

/// “Pas par voie de terre” reads as “not by land”: a distance says that it is one.
#[test]
fn a_distance_says_that_it_is_one() {
    let text = include_str!("../text/fr.ftl");
    let line = text.lines().find(|line| line.starts_with("face-region-near =")).expect("it is said");
    assert!(line.contains("Distance par terre"), "{line}");
}
