//! The battle screen: both forces, the secret picks, the dice of the last round and how each total came about.

use crate::draw;
use civilization_2002::Civilization2002;
use civilization_2002::action::Unit;
use civilization_2002::battle::{Pick, Roll};
use civilization_2002::targets;
use civilization_2002::view::BattleView;
use kernel::{Seat, Target, msg};
use maud::{Markup, PreEscaped, html};
use table::{Part, Scene, at, seat_class};

const WIDTH: f32 = 760.0;
const HEIGHT: f32 = 330.0;

pub fn screen(scene: &Scene<Civilization2002>) -> Part {
    let Some(battle) = &scene.view.battle else {
        return Part::new("battle", html! { g id="battle" {} });
    };
    // Away from where it is fought.
    let north = crate::map::place(battle.area, 0, 1).1 < 480.0;
    let (x, y) = (420.0, if north { 610.0 } else { 20.0 });
    let title = msg("face-battle").num("round", battle.round as i64 + 1).with("where", area(battle));
    let svg = html! {
        g id="battle" class="battle" transform={ "translate(" (x) "," (y) ")" } {
            rect.board-sheet width=(WIDTH) height=(HEIGHT) rx="14" {}
            text.title x=(WIDTH / 2.0) y="32" { (scene.say(&title)) }
            line.fold x1=(WIDTH / 2.0) x2=(WIDTH / 2.0) y1="48" y2=(HEIGHT - 14.0) {}
            (side(scene, battle, 0)) (side(scene, battle, 1))
        }
    };
    Part::new("battle", svg)
}

fn area(battle: &BattleView) -> kernel::Msg {
    msg(format!("area-{}", battle.area.name()))
}

fn side(scene: &Scene<Civilization2002>, battle: &BattleView, index: usize) -> Markup {
    let leader = battle.leaders[index];
    let role = ["face-attacker", "face-defender"][index];
    let x = index as f32 * WIDTH / 2.0;
    html! {
        g class={ "camp " (seat_class(leader)) } transform={ "translate(" (x) ",0)" } {
            use href={ "#shape-" (leader.0 % 6) } x="16" y="46" width="22" height="22" {}
            text.leader x="46" y="64" { (scene.name(leader)) }
            text.role x=(WIDTH / 2.0 - 16.0) y="64" { (scene.t(role)) }
            (force(scene, &battle.forces[index]))
            (picked(scene, battle, index, leader))
            @if let Some(last) = &battle.last { (roll(scene, &last[index])) }
        }
    }
}

/// Units on this side, alike ones together; they can be picked here as well as on the map.
fn force(scene: &Scene<Civilization2002>, units: &[Unit]) -> Markup {
    let mut stacks: Vec<(Unit, civilization_2002::ids::Kind, usize)> = Vec::new();
    for unit in units {
        let Some(piece) = scene.view.pieces.iter().find(|p| p.seat == unit.seat && p.slot == unit.slot)
        else {
            continue;
        };
        let kind = piece.figure.kind;
        let offered = |u: Unit| scene.offered(Target::Piece(targets::piece(u.seat, u.slot)));
        match stacks.iter_mut().find(|(u, k, _)| u.seat == unit.seat && *k == kind && !kind.is_fleet()) {
            Some((first, _, n)) => {
                *n += 1;
                if offered(*unit) {
                    *first = *unit;
                }
            }
            None => stacks.push((*unit, kind, 1)),
        }
    }
    html! {
        @for (i, (unit, kind, n)) in stacks.iter().enumerate() {
            @let (x, y) = (34.0 + (i % 9) as f32 * 39.0, 98.0 + (i / 9) as f32 * 38.0);
            g class="fig" transform={ "translate(" (x) "," (y) ")" } data-target=(at(Target::Piece(targets::piece(unit.seat, unit.slot)))) {
                rect.ring x="-17" y="-17" width="34" height="34" rx="8" {}
                (draw::token(unit.seat, *kind))
                @if *n > 1 { g.count { circle cx="12" cy="-12" r="8.500" {} text x="12" y="-8" { (n) } } }
            }
        }
    }
}

/// Behind the screen: a card face down once the pick is in, face up to whoever may see it.
fn picked(scene: &Scene<Civilization2002>, battle: &BattleView, index: usize, leader: Seat) -> Markup {
    let kind = |unit: Unit| {
        scene.view.pieces.iter().find(|p| p.seat == unit.seat && p.slot == unit.slot).map(|p| p.figure.kind)
    };
    let shown = |pick: &Pick| {
        html! {
            @if let Some(k) = kind(pick.unit) { g transform="translate(0,-4)" { (draw::token(pick.unit.seat, k)) } }
            @if let Some(k) = pick.aircraft.and_then(kind) { g transform="translate(22,12) scale(.7)" { (draw::token(leader, k)) } }
        }
    };
    html! {
        g.pick transform="translate(44,190)" {
            rect.card x="-26" y="-30" width="52" height="60" rx="7" {}
            @match (&battle.picks[index], battle.ready[index]) {
                (Some(pick), _) => { (shown(pick)) }
                (None, true) => { rect.back x="-22" y="-26" width="44" height="52" rx="5" {} }
                (None, false) => { text.waiting y="8" { "…" } }
            }
        }
    }
}

fn roll(scene: &Scene<Civilization2002>, roll: &Roll) -> Markup {
    let parts = [
        ("face-superiority", roll.superiority),
        ("face-science", roll.science),
        ("face-type-bonus", roll.type_bonus),
        ("face-defence", roll.defence),
    ];
    html! {
        g class={ "roll" @if roll.lost { " lost" } } transform="translate(96,178)" {
            text.caption x="0" y="-14" { (scene.t("face-last-round")) }
            g transform="translate(14,14)" { (draw::token(roll.seat, roll.kind)) }
            @for (i, face) in roll.dice.iter().enumerate() {
                g.die transform={ "translate(" (52.0 + (i % 4) as f32 * 30.0) "," ((i / 4) as f32 * 30.0 + 12.0) ")" } {
                    rect x="-13" y="-13" width="26" height="26" rx="5" {} text y="7" { (face) }
                }
            }
            text.total x="236" y="24" { (roll.total()) }
            @for (i, (key, n)) in parts.iter().filter(|(_, n)| *n > 0).enumerate() {
                text.plus x="0" y=(74.0 + i as f32 * 19.0) { "+" (n) " " (PreEscaped(scene.t(key))) }
            }
        }
    }
}
