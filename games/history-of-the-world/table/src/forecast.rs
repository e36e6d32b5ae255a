//! What a turn would score if it ended now, and why: region by region, then what is built.

use crate::draw;
use history_of_the_world::{HistoryOfTheWorld, Level, PlayerView, RegionView, Score, TurnView};
use kernel::{Seat, msg};
use kit::Named;
use maud::{Markup, html};
use table::{Scene, mark};

type S<'a> = Scene<'a, HistoryOfTheWorld>;

pub fn forecast(scene: &S, seat: Seat, player: &PlayerView, turn: &TurnView) -> Markup {
    let score = &player.forecast;
    let held =
        scene.view.regions.iter().filter(|region| region.value > 0 && region.levels[seat] > Level::None);
    html! {
        div.forecast-sheet {
            p.ended { span { (scene.t("face-ended")) } b { "+" (score.total()) } }
            table {
                @for region in held { (held_region(scene, seat, region)) }
                @if score.capitals + score.cities + score.monuments > 0 { (built(scene, score)) }
                @if score.seas > 0 { tr { th { (scene.t("face-source-seas")) } td {} td.n { (score.seas) } } }
            }
            (gems(scene, turn))
        }
    }
}

/// R11.1: presence, domination or control, and against whom.
fn held_region(scene: &S, seat: Seat, region: &RegionView) -> Markup {
    let (level, times) = match region.levels[seat] {
        Level::None | Level::Presence => ("face-presence", 1),
        Level::Domination => ("face-domination", 2),
        Level::Control => ("face-control", 3),
    };
    let rivals = region.armies.pairs().filter(|(other, n)| *other != seat && **n > 0);
    let rival = rivals.max_by_key(|(_, n)| **n);
    let key = region.region.key();
    html! {
        tr data-tip={ "region-" (region.region.0) } {
            th { (scene.t(&key)) }
            td {
                (scene.t(level))
                @if let Some((other, n)) = rival { " " span.against { (region.armies[seat]) "–" (n) " " (mark(other)) } }
            }
            td.n { (region.value * times) }
        }
    }
}

fn built(scene: &S, score: &Score) -> Markup {
    let kinds =
        [("i-capital", score.capitals / 2), ("i-city", score.cities), ("i-monument", score.monuments)];
    html! {
        tr {
            th { (scene.t("face-built")) }
            td { @for (icon, n) in kinds.into_iter().filter(|(_, n)| *n > 0) { span.kind { (draw::pic(icon)) (n) } " " } }
            td.n { (score.capitals + score.cities + score.monuments) }
        }
    }
}

/// R10.1: resources of the lands that the active empire holds, and the monuments they come to; a minor empire builds none.
fn gems(scene: &S, turn: &TurnView) -> Markup {
    let held = scene.view.lands.iter().filter(|land| land.active && land.resource).count();
    html! {
        @if held > 0 && !turn.side_campaign {
            p.fine { (draw::pic("i-gem")) " " (scene.say(&msg("face-gems").num("n", held as i64).num("monuments", turn.monuments))) }
        }
    }
}
