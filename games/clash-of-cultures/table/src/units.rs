//! Units: stacks by owner and kind with their number; Ships one by one with their cargo.

use crate::board::{emblem, space_name, stand};
use crate::hex::Grid;
use crate::symbols;
use clash_of_cultures::{ClashOfCultures, Id, Named, Space, UnitKind, UnitView};
use kernel::{Seat, Target};
use maud::{Markup, html};
use table::{Part, Scene, at, seat_class};

/// Units that are alike on one space, or a Ship with what it carries.
struct Stack<'a> {
    seat: Seat,
    units: Vec<&'a UnitView>,
    cargo: Vec<&'a UnitView>,
    lifted: bool,
}

pub fn parts(scene: &Scene<ClashOfCultures>, grid: &Grid) -> Vec<Part> {
    let view = scene.view;
    let mut spaces: Vec<Vec<Stack>> = Space::all().map(|_| Vec::new()).collect();
    for player in &view.players {
        for unit in player.units.iter().filter(|u| u.aboard.is_none()) {
            let lifted = view.lifted.contains(&unit.piece);
            let stacks = &mut spaces[unit.at.index()];
            let alike =
                |s: &&mut Stack| s.seat == player.seat && s.lifted == lifted && s.units[0].kind == unit.kind;
            match stacks.iter_mut().find(alike).filter(|_| unit.kind != UnitKind::Ship) {
                Some(stack) => stack.units.push(unit),
                None => {
                    let number = (unit.piece % 32) as u8;
                    let aboard = |u: &&UnitView| number >= 20 && u.aboard == Some(number - 20);
                    let cargo = player.units.iter().filter(aboard).collect();
                    stacks.push(Stack { seat: player.seat, units: vec![unit], cargo, lifted });
                }
            }
        }
    }
    let mut parts = Vec::new();
    for (space, stacks) in spaces.iter().enumerate() {
        let space = Space::at(space);
        let crowded = view.cities.iter().any(|c| c.at == space);
        let wide = stacks.iter().any(|s| s.units[0].kind == UnitKind::Ship);
        for (i, stack) in stacks.iter().enumerate() {
            let place = place(i, stacks.len(), crowded, wide);
            put(scene, grid, space, stack, place, i, &mut parts);
        }
    }
    parts
}

/// Below the city, or in the middle: rows of three.
fn place(i: usize, n: usize, crowded: bool, wide: bool) -> (f32, f32) {
    let row = if wide { 2 } else { 3 };
    let step = if wide { 44.0 } else { 29.0 };
    let (rows, here) = (n.div_ceil(row), i / row);
    let in_row = if here + 1 == rows { n - here * row } else { row };
    let x = ((i % row) as f32 - (in_row as f32 - 1.0) / 2.0) * step;
    let y = if crowded { 33.0 } else { 2.0 };
    let lift = if rows > 1 { (here as f32 - (rows as f32 - 1.0) / 2.0) * 36.0 } else { 0.0 };
    (x, if crowded { y - here as f32 * 6.0 } else { y + lift })
}

fn put(
    scene: &Scene<ClashOfCultures>,
    grid: &Grid,
    space: Space,
    stack: &Stack,
    (x, y): (f32, f32),
    index: usize,
    parts: &mut Vec<Part>,
) {
    let count = stack.units.len();
    // What is offered lies on top and can be picked.
    let mut order: Vec<&UnitView> = stack.units.clone();
    order.sort_by_key(|u| (scene.offered(Target::Piece(u.piece)), std::cmp::Reverse(u.piece)));
    for (i, unit) in order.iter().enumerate() {
        let depth = (count - 1 - i).min(3) as f32;
        let raise = if stack.lifted { 5.0 } else { 0.0 };
        let kind = unit.kind.name();
        let id = format!("u-{}-{}-{kind}-{index}-{i}", space.0, stack.seat.0);
        let top = i + 1 == count;
        let tip = words(scene, stack, space, count);
        let svg = html! {
            g id=(id)
                class={ "piece unit " (kind) " " (seat_class(stack.seat)) @if stack.lifted { " lifted" } @if unit.fought { " fought" } }
                style=(stand(grid, space, x + depth * 2.5, y - depth * 2.5 - raise)) data-piece={ (kind) "-" (stack.seat.0) }
                data-target=(at(Target::Piece(unit.piece))) data-tip=(tip) role="img" aria-label=(tip) {
                (token(stack.seat, unit.kind))
                @if top && count > 1 { g.count { circle cx="13" cy="-13" r="9" {} text x="13" y="-8.500" { (count) } } }
                (ring(unit.kind))
            }
        };
        parts.push(Part::new(id, svg));
    }
    for (i, unit) in stack.cargo.iter().enumerate() {
        let kind = unit.kind.name();
        let id = format!("c-{}-{}-{index}-{i}", space.0, stack.seat.0);
        let lifted = scene.view.lifted.contains(&unit.piece);
        let tip = format!(
            "{} · {} · {}",
            scene.t(&format!("unit-{kind}")),
            scene.name(stack.seat),
            scene.t("face-aboard")
        );
        let svg = html! {
            g id=(id) class={ "piece unit cargo " (kind) " " (seat_class(stack.seat)) @if lifted { " lifted" } }
                style=(stand(grid, space, x - 9.0 * (stack.cargo.len() - 1) as f32 + 18.0 * i as f32, y + 17.0))
                data-piece={ (kind) "-" (stack.seat.0) }
                data-target=(at(Target::Piece(unit.piece))) data-tip=(tip) role="img" aria-label=(tip) {
                g transform="scale(.66)" { (token(stack.seat, unit.kind)) (ring(unit.kind)) }
            }
        };
        parts.push(Part::new(id, svg));
    }
}

fn words(scene: &Scene<ClashOfCultures>, stack: &Stack, space: Space, count: usize) -> String {
    let unit = stack.units[0];
    let mut tip = format!("{} · {}", scene.t(&unit.kind.key()), scene.name(stack.seat));
    if count > 1 {
        tip = format!("{count} × {tip}");
    }
    for (kind, key) in [(UnitKind::Army, "unit-army"), (UnitKind::Settler, "unit-settler")] {
        let n = stack.cargo.iter().filter(|c| c.kind == kind).count();
        if n > 0 {
            tip = format!("{tip} · {n} × {}", scene.t(key));
        }
    }
    format!("{} · {tip}", space_name(space))
}

/// A unit around the origin: a shield, a person, a hull; in the colour of its owner, with the owner's shape.
pub fn token(seat: Seat, kind: UnitKind) -> Markup {
    html! {
        @match kind {
            UnitKind::Army => {
                path.body d="M-13,-14H13V1C13,9 6,14 0,17C-6,14 -13,9 -13,1Z" {}
                path.trim d="M-9,-10H9V0" {}
                (emblem(seat, 0.0, -1.0, 15.0))
            }
            UnitKind::Settler => {
                path.body d="M-12,15C-12,5 -7,1 -4,0C-7,-2 -8,-5 -8,-8A8,7.500 0 0 1 8,-8C8,-5 7,-2 4,0C7,1 12,5 12,15Z" {}
                (emblem(seat, 0.0, 8.0, 11.0))
            }
            UnitKind::Ship => {
                path.sail d="M-2,-17V5H-17C-15,-5 -10,-13 -2,-17ZM2,-15C11,-11 16,-4 17,5H2Z" {}
                path.body d="M-21,8H21L14,18H-14Z" {}
                (emblem(seat, 8.0, -2.0, 12.0))
            }
        }
    }
}

fn ring(kind: UnitKind) -> Markup {
    html! {
        @match kind {
            UnitKind::Ship => { rect.ring x="-23" y="-20" width="46" height="41" rx="9" {} }
            _ => { rect.ring x="-16" y="-18" width="32" height="37" rx="9" {} }
        }
    }
}

/// A unit in running HTML.
pub fn inline(seat: Seat, kind: UnitKind) -> Markup {
    let class = format!("pic unit {} {}", kind.name(), seat_class(seat));
    html! { svg class=(class) viewBox="-22 -20 44 40" aria-hidden="true" { (token(seat, kind)) } }
}

/// One of the barbarians in running HTML.
pub fn barbarian() -> Markup {
    html! { svg.pic.camp viewBox="-13 -13 26 26" aria-hidden="true" { circle.savage r="11" {} (symbols::at("barbarian", 0.0, 0.0, 17.0)) } }
}
