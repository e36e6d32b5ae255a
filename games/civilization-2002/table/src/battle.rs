//! The battle screen: both forces, the secret picks, the dice of the last round and how each total came about.

use crate::draw;
use civilization_2002::Civilization2002;
use civilization_2002::action::Unit;
use civilization_2002::battle::{Pick, Roll};
use civilization_2002::ids::*;
use civilization_2002::targets;
use civilization_2002::view::BattleView;
use kernel::{Seat, Target, msg};
use maud::{Markup, html};
use table::{Scene, at, name_tag, seat_class};

type S<'a> = Scene<'a, Civilization2002>;

pub fn screen(scene: &S, battle: &BattleView) -> Markup {
    let place = msg(battle.area.key());
    let title = msg("face-battle").num("round", battle.round as i64 + 1).with("where", place);
    html! {
        section.battle aria-label=(scene.say(&title)) {
            h3 { svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href="#i-battle" {} } " " (scene.say(&title)) }
            @for side in 0..2 { (camp(scene, battle, side)) }
        }
    }
}

fn camp(scene: &S, battle: &BattleView, side: usize) -> Markup {
    let leader = battle.leaders[side];
    html! {
        div class={ "camp " (seat_class(leader)) } {
            h4 {
                (name_tag(leader, scene.name(leader))) " " small { (scene.t(["face-attacker", "face-defender"][side])) }
                @for (key, n) in [("face-science", battle.science[side]), ("face-defence", battle.defence[side])] {
                    @if n > 0 { span.bonus { "+" (n) " " (scene.t(key)) } }
                }
            }
            div.row {
                (pick(scene, battle, side))
                (force(scene, &battle.forces[side]))
            }
            @if let Some(last) = &battle.last { (roll(scene, &last[side])) }
        }
    }
}

/// Units on this side, alike ones together, with their strength; they can be picked here as well as on the map.
fn force(scene: &S, units: &[Unit]) -> Markup {
    let mut stacks: Vec<(Unit, Kind, usize)> = Vec::new();
    for unit in units {
        let Some(kind) = kind_of(scene, *unit) else { continue };
        let offered = scene.offered(Target::Piece(targets::piece(unit.seat, unit.slot)));
        match stacks.iter_mut().find(|(u, k, _)| u.seat == unit.seat && *k == kind && !kind.is_fleet()) {
            Some((first, _, n)) => {
                *n += 1;
                if offered {
                    *first = *unit;
                }
            }
            None => stacks.push((*unit, kind, 1)),
        }
    }
    html! {
        ul.force {
            @for (unit, kind, n) in &stacks {
                @let sale = &scene.view.market[kind.index()];
                @let name = scene.say(&sale.figure.name());
                li.fighter data-target=(at(Target::Piece(targets::piece(unit.seat, unit.slot))))
                    data-tip={ (name) " · " (scene.name(unit.seat)) }
                    role="img" aria-label={ (n) " × " (name) } {
                    (draw::inline(unit.seat, *kind))
                    @if *n > 1 { b { "×" (n) } }
                    span.civ-dice { (sale.dice) " ⚅" @if sale.bonus > 0 { " +" (sale.bonus) } }
                }
            }
        }
    }
}

fn kind_of(scene: &S, unit: Unit) -> Option<Kind> {
    scene.view.pieces.iter().find(|p| p.seat == unit.seat && p.slot == unit.slot).map(|p| p.figure.kind)
}

/// Behind the screen: a card face down once the pick is in, face up to whoever may see it.
fn pick(scene: &S, battle: &BattleView, side: usize) -> Markup {
    let shown = |pick: &Pick| {
        html! {
            @if let Some(kind) = kind_of(scene, pick.unit) { (draw::inline(pick.unit.seat, kind)) }
            @if let Some(plane) = pick.aircraft && let Some(kind) = kind_of(scene, plane) { (draw::inline(plane.seat, kind)) }
        }
    };
    let (class, key) = match (&battle.picks[side], battle.ready[side]) {
        (Some(_), _) => ("seen", "face-pick-seen"),
        (None, true) => ("down", "face-pick-down"),
        (None, false) => ("open", "face-pick-open"),
    };
    html! {
        div class={ "pick " (class) } data-tip=(scene.t(key)) role="img" aria-label=(scene.t(key)) {
            @match &battle.picks[side] { Some(pick) => { (shown(pick)) } None => { @if !battle.ready[side] { "…" } } }
        }
    }
}

fn roll(scene: &S, roll: &Roll) -> Markup {
    let plus = [
        ("face-superiority", roll.superiority),
        ("face-science", roll.science),
        ("face-type-bonus", roll.type_bonus),
        ("face-defence", roll.defence),
    ];
    html! {
        div class={ "roll" @if roll.lost { " lost" } } {
            span.caption { (scene.t("face-last-round")) }
            (token(roll.seat, roll.kind))
            @if roll.aircraft { (token(roll.seat, Kind::Aircraft)) }
            @for face in &roll.dice { span.die { (face) } }
            @for (key, n) in plus.iter().filter(|(_, n)| *n > 0) { span.plus { "+" (n) " " (scene.t(key)) } }
            b.total { "= " (roll.total()) }
            @if roll.lost { span.gone { (scene.t("face-lost")) } }
        }
    }
}

fn token(seat: Seat, kind: Kind) -> Markup {
    draw::inline(seat, kind)
}
