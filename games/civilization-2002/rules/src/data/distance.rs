//! How far areas lie apart, over land, by sea and through the air.

use crate::data::AreaRow;
use crate::ids::*;

/// No way leads there.
pub const FAR: u8 = u8::MAX;

/// Breadth first over `links`; steps from `start` to every area.
fn steps(start: AreaSet, links: impl Fn(Area) -> AreaSet) -> [u8; AREAS] {
    let mut found = [FAR; AREAS];
    let (mut edge, mut reached) = (start, start);
    let mut step = 0;
    while !edge.is_empty() {
        edge.iter().for_each(|a| found[a.index()] = step);
        let next = edge.iter().fold(AreaSet::EMPTY, |all, a| all.or(links(a)));
        edge = next.without(reached);
        reached = reached.or(next);
        step += 1;
    }
    found
}

pub fn land_steps_from(areas: &[AreaRow], from: usize) -> [u8; LANDS] {
    let all = steps(AreaSet::of(Area(from as u8)), |a| areas[a.index()].land);
    std::array::from_fn(|i| all[i])
}

pub fn sea_steps_from(areas: &[AreaRow], from: usize) -> [u8; LANDS] {
    let zones = steps(areas[from].sea, |z| areas[z.index()].sea);
    std::array::from_fn(|to| {
        let nearest = areas[to].sea.iter().map(|z| zones[z.index()]).min().unwrap_or(FAR);
        nearest.saturating_add(1)
    })
}

pub fn air_steps_from(areas: &[AreaRow], from: usize) -> [u8; AREAS] {
    steps(AreaSet::of(Area(from as u8)), |a| areas[a.index()].land.or(areas[a.index()].sea))
}
