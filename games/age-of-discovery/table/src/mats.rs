//! What lies before a player: workers in hand, money, goods, ships, buildings, discoveries, nation.

use crate::buildings;
use crate::draw::{self, inline, kin};
use age_of_discovery::{AgeOfDiscovery, Kind, Mat, Nation, Phase, targets};
use kernel::{Seat, msg};
use kit::{Id, Named};
use maud::{Markup, html};
use table::{Scene, at};

pub fn mat(scene: &Scene<AgeOfDiscovery>, seat: Seat) -> Markup {
    let mat = &scene.view.players[seat];
    let mine = scene.audience.is(seat);
    html! {
        div.aod-mat {
            div.row {
                span.money data-tip="money" id={ "m-money-" (seat.0) } aria-label={ (scene.t("face-money")) ": " (mat.money) } {
                    svg.pic.coin viewBox="-18 -18 36 36" aria-hidden="true" { use href="#i-coin" {} text.coin-n y="6" { "$" } }
                        b.big { (mat.money) }
                }
                span.earn data-tip="income" { "+" (mat.income) span.sr { (scene.t("face-income")) } }
                (workers(scene, seat, mat, mine))
            }
            @if mat.goods.total() > 0 || mat.ships > 0 { (goods(scene, seat, mat)) }
            @if !mat.buildings.is_empty() { (built(scene, mat)) }
            @if !mat.tiles.is_empty() || !mat.cards.is_empty() { (found(scene, mat)) }
            @if let Some(nation) = mat.nation { (nation_line(scene, nation, mat)) }
            @if mine { (supply(scene, seat, mat)) }
        }
    }
}

/// Workers in hand: to be placed this round, or gained for the next.
fn workers(scene: &Scene<AgeOfDiscovery>, seat: Seat, mat: &Mat, mine: bool) -> Markup {
    html! {
        ul.crew aria-label=(scene.t("face-hand")) {
            @for (kind, n) in mat.hand.pairs().filter(|(_, n)| **n > 0) {
                li id={ "h-" (seat.0) "-" (kind.index()) } data-piece=(kin(seat, kind)) data-n=(n) data-tip=(kind.key())
                    data-target=[mine.then(|| at(targets::hand(kind)))] aria-label={ (n) " × " (scene.t(&kind.key())) } {
                    (inline("", draw::worker(seat, kind))) b { (n) }
                }
            }
        }
    }
}

fn goods(scene: &Scene<AgeOfDiscovery>, seat: Seat, mat: &Mat) -> Markup {
    html! {
        ul.wares aria-label=(scene.t("face-goods")) {
            @for (good, n) in mat.goods.pairs().filter(|(_, n)| **n > 0) {
                li id={ "mg-" (seat.0) "-" (good.index()) } data-piece={ "good-" (good.index()) } data-n=(n) data-tip=(good.key())
                    data-target=(at(targets::good_of(seat, good))) aria-label={ (n) " × " (scene.t(&good.key())) } {
                    svg.pic.square viewBox="-18 -18 36 36" aria-hidden="true" { (draw::good(good)) } @if *n > 1 { b { (n) } }
                }
            }
            @if mat.ships > 0 {
                li id={ "ms-" (seat.0) } data-piece="ship" data-n=(mat.ships) data-tip="ship"
                    aria-label={ (mat.ships) " × " (scene.t("face-ship")) } {
                    svg.pic.square.wide viewBox="-22 -25 44 50" aria-hidden="true" { use href="#i-ship" {} }
                    b { (mat.ships) @if mat.loaded > 0 { " (" (mat.loaded) ")" } }
                }
            }
        }
    }
}

fn built(scene: &Scene<AgeOfDiscovery>, mat: &Mat) -> Markup {
    html! {
        ul.built aria-label=(scene.t("face-buildings")) {
            @for owned in &mat.buildings {
                (buildings::chip(owned.building, owned.kind, owned.used, owned.vp, scene.t(&owned.building.key())))
            }
        }
    }
}

fn found(scene: &Scene<AgeOfDiscovery>, mat: &Mat) -> Markup {
    let tile = |vp: u8, name: &str| {
        html! {
        li.found data-tip=(name) aria-label=(name) {
            svg.pic.square viewBox="-26 -26 52 52" aria-hidden="true" { use href="#i-compass" {} } b { (vp) } } }
    };
    html! {
        ul.wares aria-label=(scene.t("face-discoveries")) {
            @for t in &mat.tiles { (tile(t.facts.vp, &scene.say(&msg("face-tile-won").num("points", t.facts.vp)))) }
            @for c in &mat.cards { (tile(c.facts.vp, &format!("{} ({})", scene.t(&c.card.key()), c.facts.vp))) }
        }
    }
}

fn nation_line(scene: &Scene<AgeOfDiscovery>, nation: Nation, mat: &Mat) -> Markup {
    let key = nation.key();
    html! {
        p.nation data-target=(at(targets::nation(nation))) data-tip=(key) {
            b { (scene.t(&key)) } " " span.uses aria-label={ (mat.power_left) } {
                @for _ in 0..mat.power_left { "●" } @for _ in 0..mat.power_uses { "○" } }
        }
    }
}

/// One's own unused figures; only one's own are ever chosen from.
fn supply(scene: &Scene<AgeOfDiscovery>, seat: Seat, mat: &Mat) -> Markup {
    html! {
        details.supply open[Kind::all().any(|kind| scene.offered(targets::supply(kind)))] {
            summary { (scene.t("face-supply")) " " span.faded { (mat.supply.total()) } }
            ul.crew {
                @for (kind, n) in mat.supply.pairs() {
                    @if kind != Kind::Builder || scene.view.options.builders {
                        li data-target=(at(targets::supply(kind))) data-tip=(kind.key()) {
                            (inline("", draw::worker(seat, kind))) b { (n) } }
                    }
                }
            }
        }
    }
}

/// Nations that are still to be had, while they are.
pub fn nations(scene: &Scene<AgeOfDiscovery>) -> Option<Markup> {
    if scene.view.phase != Phase::Start
        || scene.view.options.start_mode != age_of_discovery::StartMode::AuctionNations
    {
        return None;
    }
    let taken = |nation: Nation| scene.view.players.iter().any(|p| p.nation == Some(nation));
    Some(html! {
        ul.nations {
            @for nation in Nation::all().filter(|n| !taken(*n)) {
                @let key = nation.key();
                li data-target=(at(targets::nation(nation))) data-tip=(key) {
                    b { (scene.t(&key)) } small { (scene.t(&format!("{key}-help"))) } }
            }
        }
    })
}
