//! What lies before a player: gold, city cards, technologies, wonders, improvements, forces.

use crate::{draw, ledger, sheets, tips};
use civilization_2002::Civilization2002;
use civilization_2002::figure::Figure;
use civilization_2002::ids::*;
use civilization_2002::targets;
use civilization_2002::view::{PlayerView, RegionView};
use kernel::{Seat, Target, msg};
use maud::{Markup, html};
use table::{Scene, at};

pub fn mat(scene: &Scene<Civilization2002>, seat: Seat) -> Markup {
    let player = &scene.view.players[seat.index()];
    if player.out {
        return html! { p.fallen { (scene.t("face-fallen")) } };
    }
    html! {
        div.civ-mat {
            div.row {
                span.money data-tip=(tips::id(scene, "gold")) aria-label={ (scene.t("face-gold")) ": " (player.gold) } {
                    svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href="#i-gold" {} } b.big { (player.gold) }
                }
                span.earn data-tip=(tips::forecast(scene, &player.forecast)) { "+" (player.forecast.income()) }
                (forces(scene, player))
            }
            (cards(scene, seat))
            (owned(scene, player))
        }
    }
}

/// So many kinds of one sort are shown each.
const APART: usize = 3;

fn forces(scene: &Scene<Civilization2002>, player: &PlayerView) -> Markup {
    type Sort = (&'static str, fn(Kind) -> bool, u8);
    let sorts: [Sort; 4] = [
        ("face-settlers", Kind::is_settler, player.settlers),
        ("face-armies", Kind::is_army, player.armies),
        ("face-fleets", Kind::is_fleet, player.fleets),
        ("face-aircraft", Kind::is_aircraft, player.aircraft),
    ];
    html! {
        span.forces {
            @for (name, fits, n) in sorts.into_iter().filter(|(_, _, n)| *n > 0) {
                @let kinds = kinds(scene, player.seat, fits);
                @let each = kinds.iter().map(|(figure, n)| figure.several(*n));
                @let tip = msg("face-kinds").term("what", name).list("kinds", each);
                // One picture would stand for others: a few kinds are told apart, more are told by the tip.
                span data-tip=(scene.say(&tip)) {
                    @if kinds.len() <= APART {
                        @for (figure, n) in &kinds { (draw::inline(player.seat, figure.kind)) b { (n) } }
                    } @else {
                        @if let Some((figure, _)) = kinds.first() { (draw::inline(player.seat, figure.kind)) }
                        b { (n) }
                    }
                }
            }
        }
    }
}

/// The figures of one sort, those there are most of first: what stands on the board is what the mat shows.
fn kinds(scene: &Scene<Civilization2002>, seat: Seat, fits: fn(Kind) -> bool) -> Vec<(Figure, u8)> {
    let mut found: Vec<(Figure, u8)> = Vec::new();
    for piece in scene.view.pieces.iter().filter(|p| p.seat == seat && fits(p.figure.kind)) {
        match found.iter_mut().find(|(figure, _)| *figure == piece.figure) {
            Some((_, n)) => *n += 1,
            None => found.push((piece.figure, 1)),
        }
    }
    found.sort_by_key(|(figure, n)| (std::cmp::Reverse(*n), std::cmp::Reverse(figure.kind.index())));
    found
}

/// City cards in hand, those lent out faded, with mood, productivity and worth.
fn cards(scene: &Scene<Civilization2002>, seat: Seat) -> Markup {
    let advanced = sheets::advanced(scene);
    let mine = scene.view.regions.iter().filter(|r| r.owner == Some(seat) || r.holder == Some(seat));
    html! {
        ul.cities {
            @for region in mine {
                @let lent = region.holder != Some(seat);
                @let borrowed = region.owner != Some(seat);
                @let target = (region.owner == Some(seat)).then(|| at(Target::Card(targets::city(region.area))));
                li class={ "city" @if lent { " lent" } @if borrowed { " borrowed" } } data-target=[target]
                    data-tip=(card_tip(scene, seat, region)) {
                    (draw::inline_settlement(region.owner.unwrap_or(seat), region.size))
                    span.where { (scene.t(&region.area.key())) }
                    @if let Some(resource) = region.resource { (draw::inline_marker(resource)) }
                    @if advanced {
                        svg.coin viewBox="0 0 24 24" aria-hidden="true" {
                            use href={ "#" @if region.happy { "i-happy" } @else { "i-sad" } } {}
                        }
                        @if region.productive { svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href="#i-gear" {} } }
                    }
                    @if !borrowed || ledger::earner(scene, region) == Some(seat) { b { (region.value) } }
                }
            }
        }
    }
}

/// What the number on a card says; of a card that is lent, to whom or by whom. R2.7.1, R9.26: it may bring the borrower
/// nothing but its resource.
fn card_tip(scene: &Scene<Civilization2002>, seat: Seat, region: &RegionView) -> String {
    let (key, who) = match (region.owner, region.holder) {
        (Some(owner), Some(holder)) if owner == seat && holder != seat => ("face-mat-lent", holder),
        (Some(owner), _) if owner != seat => match ledger::earner(scene, region) == Some(seat) {
            true => ("face-mat-borrowed", owner),
            false => ("face-mat-resource", owner),
        },
        _ => return tips::value(scene, region),
    };
    scene.say(&msg(key).seat("who", who))
}

/// What is seldom looked at is counted, and opens: so that the rest of the mat is seen whole among many players.
fn owned(scene: &Scene<Civilization2002>, player: &PlayerView) -> Markup {
    let towns = scene.view.regions.iter().filter(|region| region.owner == Some(player.seat)).count();
    let kinds = [
        ("i-gauge-settlements", "face-settlements", towns),
        ("i-tech", "face-technologies", player.technologies.len()),
        ("i-wonder", "face-wonders", player.wonders.len()),
        ("i-improvement", "face-improvements", player.improvements.len()),
    ];
    let counted: Vec<_> = kinds.into_iter().filter(|(_, _, n)| *n > 0).collect();
    // Towns alone are counted only where many sit: elsewhere each is seen.
    let bare = counted.iter().all(|(_, key, _)| *key == "face-settlements");
    html! {
        @if !counted.is_empty() {
            details class={ "owned" @if bare { " bare" } } {
                summary {
                    @for (icon, key, n) in counted {
                        @let words = scene.say(&msg(key).num("n", n as i64));
                        span class=[(key == "face-settlements").then_some("towns")] data-tip=(words) {
                            (draw::icon(icon)) b { (n) } span.sr { (words) }
                        }
                    }
                }
                (technologies(scene, player)) (wonders(scene, player)) (improvements(scene, player))
            }
        }
    }
}

fn technologies(scene: &Scene<Civilization2002>, player: &PlayerView) -> Markup {
    html! {
        ul.names {
            @for tech in player.technologies.iter() {
                li class=(draw::era_class(tech.facts().era)) data-tip=(tips::id(scene, &tech.key())) {
                    (scene.t(&tech.key()))
                }
            }
        }
    }
}

fn wonders(scene: &Scene<Civilization2002>, player: &PlayerView) -> Markup {
    html! {
        ul.names {
            @for wonder in player.wonders.iter() {
                li class={ "wonder" @if sheets::advanced(scene) && !player.active.has(wonder) { " past" } }
                    data-tip=(tips::id(scene, &wonder.key())) {
                    svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href="#i-wonder" {} } (scene.t(&wonder.key())) }
            }
        }
    }
}

fn improvements(scene: &Scene<Civilization2002>, player: &PlayerView) -> Markup {
    html! {
        ul.names {
            @for improvement in player.improvements.iter() {
                li data-tip=(improvement.key()) { (scene.t(&improvement.key())) }
            }
        }
    }
}
