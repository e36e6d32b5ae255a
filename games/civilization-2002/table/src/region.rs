//! What is to be known of a region where one points at it: whose settlement stands there, what was found, who is there.

use crate::tips;
use civilization_2002::Civilization2002;
use civilization_2002::figure::Figure;
use civilization_2002::ids::*;
use civilization_2002::state::{Face, size_name};
use civilization_2002::view::RegionView;
use kernel::{Msg, Seat, msg};
use maud::{Markup, html};
use table::Scene;

type S<'a> = Scene<'a, Civilization2002>;

/// The name under which the tip of a region is found on the page.
pub fn tip_of(area: Area) -> String {
    format!("area-{}", area.0)
}

/// A description inside the drawing, which tips are copied from.
pub fn tip(scene: &S, region: &RegionView) -> Markup {
    html! {
        desc id={ "tip-" (tip_of(region.area)) } {
            b { (scene.t(&region.area.key())) }
            @for said in lines(scene, region) { p { (scene.say(&said)) } }
        }
    }
}

fn lines(scene: &S, region: &RegionView) -> Vec<Msg> {
    let mut lines = Vec::new();
    if let Some(owner) = region.owner {
        let said = msg("face-region-settlement").seat("who", owner).with("what", size_name(region.size));
        lines.push(said.num("n", region.value));
    }
    lines.extend(found(scene, region));
    for player in &scene.view.players {
        let here = figures(scene, player.seat, region.area);
        if !here.is_empty() {
            let said = msg("face-region-figures").seat("who", player.seat);
            lines.push(said.list("what", here.iter().map(|(figure, n)| figure.several(*n))));
        }
    }
    for (_, declared) in scene.view.challenges.iter().filter(|(area, _)| *area == region.area) {
        let names = declared.iter().map(|seat| msg("somebody").seat("who", seat));
        lines.push(msg("face-region-battle").list("who", names));
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
