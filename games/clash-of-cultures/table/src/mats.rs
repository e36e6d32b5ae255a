//! What lies before a player: resources and tokens with their limits, cards, advances, forces, pieces left.

use crate::symbols::{count, inline};
use crate::{cities, deals, units};
use clash_of_cultures::{Building, Category, ClashOfCultures, Good, Id, Named, PlayerView, UnitKind};
use kernel::{Seat, msg};
use maud::{Markup, html};
use table::Scene;

pub fn mat(scene: &Scene<ClashOfCultures>, seat: Seat) -> Markup {
    let p = &scene.view.players[seat.index()];
    let turn = scene.view.turn.seat == seat && !scene.view.over && !scene.view.status;
    html! {
        div.coc-mat {
            div.goods-row { @for g in Good::ALL { (good(scene, p, g)) } }
            div.row {
                @if turn {
                    @let (label, left) = (scene.t("face-actions-left"), scene.view.turn.actions);
                    span.cnt.acts data-tip=(label) aria-label={ (label) " " (left) } { (inline("action")) b { (left) } }
                }
                (count("advance", p.advances.len(), "advances", scene.t("face-advances")))
                (count("card", p.hand_size, "hand", scene.t("face-action-cards")))
                (count("goal", p.goal_count, "goals", scene.t("face-objective-cards")))
                (forces(scene, p))
                @if scene.view.first == seat { span.first data-tip="first" { (scene.t("face-first")) } }
            }
            div.row.minor {
                (stock(scene, p))
                @if let Some(g) = government(p) { span.gov { (scene.t(&g.key())) } }
                @if p.hindered > 0 { span.bad { (inline("action")) "−" (p.hindered) } }
            }
            @if !p.completed.is_empty() {
                div.done-goals {
                    @for d in &p.completed {
                        @let key = d.objective.key();
                        span data-tip=(key) { (inline("goal")) (scene.t(&key)) }
                    }
                }
            }
            @if !p.persons.is_empty() { div.kept { (deals::persons(scene, seat)) } }
        }
    }
}

fn government(p: &PlayerView) -> Option<Category> {
    Category::all().find(|c| c.is_government() && p.advances.has(c.first()))
}

/// An amount and how much can be held.
fn good(scene: &Scene<ClashOfCultures>, p: &PlayerView, g: Good) -> Markup {
    let (n, limit) = (p.stock.get(g), p.limits.get(g));
    let name = scene.t(&format!("face-good-{}", g.name())).to_owned();
    html! {
        span class={ "res r-" (g.name()) @if n == 0 { " nil" } @if n > 0 && n >= limit { " full" } }
            data-tip={ "face-good-" (g.name()) } role="img" aria-label={ (name) " " (n) "/" (limit) } {
            (inline(g.name())) b { (n) } small { "/" (limit) }
        }
    }
}

fn forces(scene: &Scene<ClashOfCultures>, p: &PlayerView) -> Markup {
    let of = |kind: UnitKind| p.units.iter().filter(|u| u.kind == kind).count();
    html! {
        span.forces {
            @for kind in UnitKind::ALL {
                @if of(kind) > 0 {
                    span.cnt data-tip=(kind.key()) aria-label={ (scene.t(&kind.key())) " " (of(kind)) } role="img" {
                        (units::inline(p.seat, kind)) b { (of(kind)) }
                    }
                }
            }
        }
    }
}

/// Pieces that can still be built.
fn stock(scene: &Scene<ClashOfCultures>, p: &PlayerView) -> Markup {
    let label = scene.t("face-pieces-left");
    html! {
        span.left data-tip="pieces" role="img" aria-label=(label) {
            (inline("settlement")) (p.pieces_left[0])
            @for b in Building::ALL { " " span title=(scene.t(cities::key(b))) { (inline(b.name())) (p.pieces_left[1 + b as usize]) } }
        }
        @let levels = scene.say(&msg("face-levels").num("mood", p.mood_level).num("culture", p.culture_level));
        span.sr { (levels) }
    }
}
