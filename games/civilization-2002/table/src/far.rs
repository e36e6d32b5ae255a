//! Two steps away: places that what is in the hand reaches through one that is lit, so that a whole move is one click.

use civilization_2002::Civilization2002;
use civilization_2002::ids::*;
use civilization_2002::view::PieceView;
use civilization_2002::{Action, targets};
use kernel::{Audience, Target, msg};
use maud::html;
use table::{Part, Scene};

type S<'a> = Scene<'a, Civilization2002>;

/// R2.3.1: one point for each border. Nobody stops what passes through an area without foreign units (R2.3.5).
pub fn parts(scene: &S) -> Vec<Part> {
    let (Audience::Seat(seat), Some(offer)) = (scene.audience, scene.offer) else { return Vec::new() };
    let hand: Vec<&PieceView> = scene.view.pieces.iter().filter(|p| p.seat == seat && p.picked).collect();
    let goes = offer.choices.iter().filter_map(|choice| match choice.action {
        Action::Go(area) => Some(area),
        _ => None,
    });
    let near: Set<Area> = goes.collect();
    let steps = hand.iter().filter(|p| !p.figure.kind.is_aircraft()).map(|p| p.left).min();
    let flies = hand.iter().all(|p| p.figure.kind.is_aircraft());
    let (Some(first), Some(2..), false) = (hand.first(), steps, flies) else { return Vec::new() };
    let sails = hand.iter().any(|p| p.figure.kind.is_fleet());
    let foreign = |area: Area| {
        let units = scene.view.pieces.iter().filter(|p| p.area == area && p.seat != seat);
        units.filter(|p| !p.figure.kind.is_settler()).count() > 0
    };
    let beyond = |via: Area| if sails { via.facts().sea } else { via.facts().land };
    let mut found = Set::of(first.area) | near;
    let mut parts = Vec::new();
    for via in near.iter().filter(|via| !foreign(*via)) {
        for area in beyond(via).iter() {
            if !found.has(area) {
                found.insert(area);
                parts.push(place(scene, &hand, via, area));
            }
        }
    }
    parts
}

/// The small steps that lead there: to the nearer place, take everything up again, and on.
fn place(scene: &S, hand: &[&PieceView], via: Area, area: Area) -> Part {
    let space = |area: Area| Target::Space(targets::area(area));
    let pieces = hand.iter().map(|piece| Target::Piece(piece.id));
    let way = [space(via)].into_iter().chain(pieces).chain([space(area)]);
    let label = scene.say(&msg("face-far").term("where", area.key()).term("via", via.key()));
    Part::far(format!("f-{}", area.0), way, &label, html! { use href={ "#r-" (area.0) } {} })
}
