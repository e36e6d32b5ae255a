//! Units: stacks by owner and kind with their number; Ships one by one with their cargo.

use crate::board::{emblem, space_name, stand};
use crate::hex::Grid;
use crate::symbols;
use clash_of_cultures::{ClashOfCultures, Id, Named, Space, UnitKind, UnitView, targets};
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

/// Where a stack stands, and how large it is drawn.
#[derive(Clone, Copy)]
struct Spot {
    x: f32,
    y: f32,
    size: f32,
}

/// Below the city, or in the middle in rows: of two Ships, or of three others. The name of the space stays free.
fn place(i: usize, n: usize, crowded: bool, wide: bool) -> Spot {
    if crowded {
        let step = 24.0 / (n.max(2) - 1) as f32;
        let first = if n == 1 { 20.0 } else { 10.0 };
        return Spot { x: first + i as f32 * step, y: 33.0, size: 1.0 };
    }
    let row = if wide { 2 } else { 3 };
    let (rows, here) = (n.div_ceil(row), i / row);
    let in_row = if here + 1 == rows { n - here * row } else { row };
    let size = if rows > 1 {
        0.95
    } else if in_row > 2 {
        1.15
    } else {
        1.35
    };
    let step = if wide { 46.0 } else { 31.0 } * size;
    let x = ((i % row) as f32 - (in_row as f32 - 1.0) / 2.0) * step;
    let lift = (here as f32 - (rows as f32 - 1.0) / 2.0) * 38.0;
    Spot { x, y: lift - 4.0, size }
}

fn put(
    scene: &Scene<ClashOfCultures>,
    grid: &Grid,
    space: Space,
    stack: &Stack,
    Spot { x, y, size }: Spot,
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
                style=(stand(grid, space, x + depth * 2.5, y - depth * 2.5 - raise, size)) data-piece={ (kind) "-" (stack.seat.0) }
                data-in=(at(targets::space(space))) data-target=(at(Target::Piece(unit.piece))) data-tip=(tip) role="img" aria-label=(tip) {
                (token(stack.seat, unit.kind))
                @if top && count > 1 { g.count { circle cx="13" cy="-13" r="10.500" {} text x="13" y="-8" { (count) } } }
                (ring(unit.kind))
            }
        };
        parts.push(Part::new(id, svg));
    }
    for (i, unit) in stack.cargo.iter().enumerate() {
        let kind = unit.kind.name();
        let id = format!("c-{}-{}-{index}-{i}", space.0, stack.seat.0);
        let lifted = scene.view.lifted.contains(&unit.piece);
        let aside = (i as f32 - (stack.cargo.len() - 1) as f32 / 2.0) * 20.0;
        let tip = format!(
            "{} · {} · {}",
            scene.t(&format!("unit-{kind}")),
            scene.name(stack.seat),
            scene.t("face-aboard")
        );
        let svg = html! {
            g id=(id) class={ "piece unit cargo " (kind) " " (seat_class(stack.seat)) @if lifted { " lifted" } }
                style=(stand(grid, space, x + aside * size, y + 19.0 * size, size * 0.75))
                data-piece={ (kind) "-" (stack.seat.0) }
                data-in=(at(targets::space(space))) data-target=(at(Target::Piece(unit.piece))) data-tip=(tip) role="img" aria-label=(tip) {
                (token(stack.seat, unit.kind)) (ring(unit.kind))
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
    if stack.lifted {
        tip = format!("{tip} · {}", scene.t("face-taken-up"));
    }
    format!("{} · {tip}", space_name(space))
}

/// A unit around the origin: a shield, a person, a hull; in the colour of its owner, with the owner's shape.
pub fn token(seat: Seat, kind: UnitKind) -> Markup {
    html! {
        @match kind {
            UnitKind::Army => {
                path.body d="M-13,-14Q0,-19 13,-14V1C13,9 6,14.500 0,17.500C-6,14.500 -13,9 -13,1Z" {}
                path.trim d="M-10,-11.500Q0,-15 10,-11.500V0.500C10,7 5,11.500 0,14C-5,11.500 -10,7 -10,0.500Z" {}
                (emblem(seat, 0.0, -1.0, 16.0))
            }
            UnitKind::Settler => {
                path.body d="M-13,16C-13,5 -8,1 -4.500,-0.500C-7.500,-2.500 -8.500,-5.500 -8.500,-8.500A8.500,8 0 0 1 8.500,-8.500\
                             C8.500,-5.500 7.500,-2.500 4.500,-0.500C8,1 13,5 13,16Z" {}
                path.trim d="M-5,-12A6,6 0 0 1 5,-12M-9.500,13C-9,7 -6,3.500 -2,2.500" {}
                (emblem(seat, 1.0, 9.0, 12.0))
            }
            UnitKind::Ship => {
                path.sail d="M-2,-17V5H-17C-15,-5 -10,-13 -2,-17ZM2,-15C11,-11 16,-4 17,5H2Z" {}
                path.body d="M-21,8H21L14,18H-14Z" {}
                path.trim d="M-17,11.500H17" {}
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
