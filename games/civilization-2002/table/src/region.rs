//! What is to be known of a region where one points at it: whose settlement stands there, what was found, who is there.

use crate::tips;
use civilization_2002::data::{FAR, data};
use civilization_2002::exposed::Exposed;
use civilization_2002::figure::Figure;
use civilization_2002::ids::*;
use civilization_2002::state::{Face, size_name};
use civilization_2002::view::RegionView;
use civilization_2002::{Civilization2002, Pending};
use kernel::{Msg, Seat, msg};
use maud::{Markup, html};
use table::Scene;

type S<'a> = Scene<'a, Civilization2002>;

/// The name under which the tip of a region is found on the page.
pub fn tip_of(area: Area) -> String {
    format!("area-{}", area.0)
}

/// A description inside the drawing, which tips are copied from.
pub fn tip(scene: &S, region: &RegionView, reached: &[(Seat, Exposed)]) -> Markup {
    html! {
        desc id={ "tip-" (tip_of(region.area)) } {
            b { (scene.t(&region.area.key())) }
            @for said in lines(scene, region, reached) { p { (scene.say(&said)) } }
        }
    }
}

fn lines(scene: &S, region: &RegionView, reached: &[(Seat, Exposed)]) -> Vec<Msg> {
    let mut lines = Vec::new();
    if let Some(owner) = region.owner {
        let said = msg("face-region-settlement").seat("who", owner).with("what", size_name(region.size));
        let said = said.num("n", region.value);
        // R4.2.2: why it brings no more.
        lines.push(match tips::made(scene, region) {
            Some(how) => Msg { key: "face-region-settlement-how".into(), ..said }.with("how", how),
            None => said,
        });
    }
    lines.extend(found(scene, region));
    for player in &scene.view.players {
        let here = figures(scene, player.seat, region.area);
        if !here.is_empty() {
            let said = msg("face-region-figures").seat("who", player.seat);
            lines.push(said.list("what", here.iter().map(|(figure, n)| figure.several(*n))));
        }
    }
    lines.extend(reached.iter().filter(|(_, place)| place.area == region.area).map(threat));
    if matches!(scene.view.frame, Pending::Draft(_)) && region.owner.is_none() {
        lines.extend(around(scene, region.area));
    }
    for (_, declared) in scene.view.challenges.iter().filter(|(area, _)| *area == region.area) {
        let names = declared.iter().map(|seat| msg("somebody").seat("who", seat));
        lines.push(msg("face-region-battle").list("who", names));
    }
    lines
}

/// R2.3.1, R2.5.10: how many armies of others could come here with one step, and what then.
fn threat((whose, place): &(Seat, Exposed)) -> Msg {
    let key = match (place.guarded, place.settled) {
        (true, _) => "face-region-beset",
        (false, true) => "face-region-open",
        (false, false) => "face-region-lone",
    };
    // Lone settlers stand where others live, too.
    msg(key).seat("who", *whose).num("n", place.armies)
}

/// R2.1.4: what makes one start differ from another: how many regions lie around it, and how far everybody is who has begun. In the
/// same words for all: who shares a device is not to be told apart by it.
fn around(scene: &S, area: Area) -> Vec<Msg> {
    let around = msg("face-region-around").num("n", area.facts().land.len() as i64);
    // R2.3.3: whoever starts on an island needs a fleet, and in the advanced game a technology first.
    let fleet = &scene.view.market[Kind::AncientFleet.index()];
    let around = around.with("fleet", fleet.figure.several(1)).num("gold", fleet.price);
    let tech = fleet.technology.map(Named::term);
    let mut lines = vec![around.num("needs", tech.is_some() as u8).list("tech", tech)];
    let steps = &data().land_steps[area.index()];
    let settled = || scene.view.regions.iter().filter_map(|region| Some((region.owner?, region.area)));
    let nearest = |seat: Seat| {
        let own = settled().filter(|(owner, _)| *owner == seat);
        own.map(|(_, at)| steps[at.index()]).filter(|steps| *steps != FAR).min()
    };
    let seats = Seat::all(scene.view.players.len() as u8);
    let near =
        seats.filter_map(|seat| Some(msg("face-region-steps").seat("who", seat).num("n", nearest(seat)?)));
    let near: Vec<Msg> = near.collect();
    if !near.is_empty() {
        lines.push(msg("face-region-near").list("who", near));
    }
    lines
}

/// R2.2: what lies there, as far as this audience knows.
fn found(scene: &S, region: &RegionView) -> Option<Msg> {
    let alone = region.face == Face::Down;
    match region.marker {
        Some(marker) if alone => Some(msg("face-region-known").with("what", marker.term())),
        Some(Marker::Nothing) => None,
        Some(marker) if marker.is_resource() => Some(msg("face-region-resource").with("what", marker.term())),
        Some(marker) => {
            let help = tips::terrain(scene, marker);
            Some(msg("face-region-found").with("what", marker.term()).term("help", help))
        }
        // R2.1.7: it takes no look where somebody starts.
        None if alone && matches!(scene.view.frame, Pending::Draft(_)) => Some(msg("face-region-start")),
        None => alone.then(|| msg("face-region-hidden")),
    }
}

fn figures(scene: &S, seat: Seat, area: Area) -> Vec<(Figure, u8)> {
    let mut found: Vec<(Figure, u8)> = Vec::new();
    for piece in scene.view.pieces.iter().filter(|piece| piece.seat == seat && piece.area == area) {
        match found.iter_mut().find(|(figure, _)| *figure == piece.figure) {
            Some((_, n)) => *n += 1,
            None => found.push((piece.figure, 1)),
        }
    }
    found
}
