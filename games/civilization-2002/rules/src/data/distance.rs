//! How far areas lie apart, over land, by sea and through the air.

use super::AreaFacts;
use crate::ids::*;

/// No way leads there.
pub const FAR: u8 = u8::MAX;

/// Breadth first over `links`; steps from `start` to every area.
fn steps(start: Set<Area>, links: impl Fn(Area) -> Set<Area>) -> [u8; AREAS] {
    let mut found = [FAR; AREAS];
    let (mut edge, mut reached) = (start, start);
    let mut step = 0;
    while !edge.is_empty() {
        edge.iter().for_each(|area| found[area.index()] = step);
        edge = Set::union(edge.iter().map(&links)) - reached;
        reached |= edge;
        step += 1;
    }
    found
}

/// R4.4.2: over land links.
pub fn land_steps_from(areas: &[AreaFacts], from: Area) -> [u8; LANDS] {
    let all = steps(Set::of(from), |area| areas[area.index()].land);
    std::array::from_fn(|i| all[i])
}

/// R4.4.2: the zones of a chain that joins two coasts.
pub fn sea_steps_from(areas: &[AreaFacts], from: Area) -> [u8; LANDS] {
    let zones = steps(areas[from.index()].sea, |zone| areas[zone.index()].sea);
    std::array::from_fn(|to| {
        let nearest = areas[to].sea.iter().map(|zone| zones[zone.index()]).min().unwrap_or(FAR);
        nearest.saturating_add(1)
    })
}

/// R2.3.4: aircraft pass over everything.
pub fn air_steps_from(areas: &[AreaFacts], from: Area) -> [u8; AREAS] {
    steps(Set::of(from), |area| areas[area.index()].land | areas[area.index()].sea)
}
