//! The production sheet: how each gold came about, card by card.

use crate::sheets::advanced;
use crate::{draw, tips};
use civilization_2002::Civilization2002;
use civilization_2002::Pending;
use civilization_2002::data::{Effect, data};
use civilization_2002::ids::*;
use civilization_2002::options::Loans;
use civilization_2002::state::Production;
use civilization_2002::targets;
use civilization_2002::view::{PlayerView, RegionView};
use kernel::{Audience, Seat, Target, msg};
use maud::{Markup, html};
use table::{Scene, at, name_tag};

type S<'a> = Scene<'a, Civilization2002>;

/// What production would bring everybody now: one's own card by card, the others' summed up, for their cards lie on their
/// mats; to whoever has no seat all are alike and whole. Then the last production in one line each.
pub fn production(scene: &S) -> Markup {
    let view = scene.view;
    let under_way = matches!(view.frame, Pending::Produce(_));
    let mine = match scene.audience {
        Audience::Seat(seat) => Some(seat),
        Audience::Table => None,
    };
    let mut players: Vec<&PlayerView> = view.players.iter().filter(|p| !p.out).collect();
    players.sort_by_key(|p| Some(p.seat) != mine);
    html! {
        @if under_way { (critical(scene)) }
        h3 { (scene.t(if under_way { "face-made-under-way" } else { "face-made-now" })) }
        div.accounts { @for player in players { (account(scene, player, mine.is_none_or(|me| me == player.seat), false)) } }
        @if view.players.iter().any(|p| p.production.income() > 0) { (last(scene)) }
    }
}

/// R3.5: the roll of the first player.
pub fn critical(scene: &S) -> Markup {
    html! {
        @if let Some(critical) = &scene.view.critical {
            p.critical { (draw::inline_marker(critical.resource)) " "
                (scene.say(&msg("face-critical").num("n", critical.roll).term("what", critical.resource.key()))) }
        }
    }
}

/// With `whole`, card by card; with `live`, its cards can be chosen.
pub fn account(scene: &S, player: &PlayerView, whole: bool, live: bool) -> Markup {
    html! {
        section.account {
            h3 { (name_tag(player.seat, scene.name(player.seat))) b { (player.forecast.income()) } }
            @if whole { (cards(scene, player.seat, live)) }
            (sums(scene, player))
        }
    }
}

/// Whose gold a card brings (R9.26), as the table sees it.
pub fn earner(scene: &S, region: &RegionView) -> Option<Seat> {
    let resource_only = !advanced(scene) || scene.view.options.loans == Loans::Resource;
    if resource_only { region.owner } else { region.holder }
}

/// City cards that bring gold, each with what makes its value.
fn cards(scene: &S, seat: Seat, live: bool) -> Markup {
    let earning = scene.view.regions.iter().filter(|r| r.owner.is_some() && earner(scene, r) == Some(seat));
    html! {
        ul.goods.worth {
            @for region in earning {
                @let owner = region.owner.unwrap_or(seat);
                li.good data-target=[live.then(|| at(Target::Card(targets::city(region.area))))] data-tip=(tips::value(scene, region)) {
                    (draw::inline_settlement(owner, region.size))
                    span.what { (scene.t(&region.area.key())) }
                    @if let Some(resource) = region.resource { (draw::inline_marker(resource)) }
                    (icons(scene, region))
                    b { (region.value) }
                }
            }
        }
    }
}

fn icons(scene: &S, region: &RegionView) -> Markup {
    let icon =
        |id: &str| html! { svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (id) } {} } };
    html! {
        @if advanced(scene) {
            (icon(if region.happy { "i-happy" } else { "i-sad" }))
            @if region.productive { (icon("i-gear")) }
        } @else if region.fertile { span.civ-dice { (region.size) " + 1" } }
    }
}

/// The lines under the cards: only what brings something.
fn sums(scene: &S, player: &PlayerView) -> Markup {
    let made = &player.forecast;
    let mut held = [0u8; RESOURCES];
    for region in scene.view.regions.iter().filter(|r| r.holder == Some(player.seat)) {
        if let Some(resource) = region.resource {
            held[resource.index()] += 1;
        }
    }
    let kinds: Vec<Marker> = Marker::all().filter(|m| m.is_resource() && held[m.index()] > 0).collect();
    let monopolies: Vec<Marker> = kinds.iter().copied().filter(|m| held[m.index()] > 2).collect();
    let line = |key: &str, n: u16, how: Markup| {
        html! { @if n > 0 { li { span.what { (part(scene, key)) } span.how { (how) } b { (n) } } } }
    };
    html! {
        ul.sums {
            (line("cities", made.cities, html! {}))
            (line("critical", made.critical, html! { @if let Some(c) = &scene.view.critical { (draw::inline_marker(c.resource)) } }))
            (line("unique", made.unique, html! { @for m in &kinds { (draw::inline_marker(*m)) } " " (each(scene, player, &kinds)) }))
            (line("monopoly", made.monopoly, html! { @for m in &monopolies { (draw::inline_marker(*m)) "×" (held[m.index()]) " " } }))
            (line("wonders", made.wonders, html! { (wonders(scene, player)) }))
            (line("minimum", made.topped_up, html! {}))
        }
    }
}

/// What a part is called. What fills up to the minimum is less than that, and says which.
fn part(scene: &S, key: &str) -> String {
    let part = msg(format!("face-made-{key}"));
    scene.say(&if key == "minimum" { part.num("n", data().tables.minimum_income) } else { part })
}

/// Two kinds at 3 gold each, or two kinds times four technologies.
fn each(scene: &S, player: &PlayerView, kinds: &[Marker]) -> String {
    let factor = if advanced(scene) { data().tables.unique_gold } else { player.technologies.len() as u16 };
    let key = if advanced(scene) { "face-made-each" } else { "face-made-times" };
    scene.say(&msg(key).num("kinds", kinds.len() as i64).num("n", factor))
}

fn wonders(scene: &S, player: &PlayerView) -> String {
    let paying = player.active.iter().filter(|w| matches!(w.facts().effect, Effect::Income(_)));
    let names: Vec<String> = paying.map(|w| scene.t(&w.key()).to_owned()).collect();
    names.join(", ")
}

/// The last production, one line a player.
fn last(scene: &S) -> Markup {
    let parts = |made: &Production| {
        [made.cities, made.critical, made.unique, made.monopoly, made.wonders, made.topped_up]
    };
    html! {
        h3 { (scene.t("face-made-last")) }
        @if !matches!(scene.view.frame, Pending::Produce(_)) { (critical(scene)) }
        div.scroll {
            table.ledger {
                thead {
                    tr {
                        td {}
                        @for key in ["cities", "critical", "unique", "monopoly", "wonders", "minimum", "income"] {
                            th { (part(scene, key)) }
                        }
                    }
                }
                tbody {
                    @for p in scene.view.players.iter().filter(|p| !p.out) {
                        tr {
                            th { (name_tag(p.seat, scene.name(p.seat))) }
                            @for n in parts(&p.production) { td class={ @if n == 0 { "nil" } } { (n) } }
                            td.sum { (p.production.income()) }
                        }
                    }
                }
            }
        }
    }
}
