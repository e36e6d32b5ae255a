//! At the head of the board: the four roads to victory with everybody on them, and the way to what lies beside the map.

use crate::aids::{limit, title};
use crate::symbols::inline;
use civilization_2010::{Civilization2010, Named, PlayerView, Victory};
use kernel::{Seat, msg};
use maud::{Markup, html};
use std::fmt::Display;
use table::{Scene, mark, seat_class};

/// A road that is measured: how far it goes, and how far a player is.
struct Road {
    how: Victory,
    icon: &'static str,
    end: u8,
    /// What is counted: not every technology carries the top of the pyramid.
    counts: &'static str,
    at: fn(&PlayerView) -> u8,
}

const ROADS: [Road; 3] = [
    Road {
        how: Victory::Culture,
        icon: "culture",
        end: 21,
        counts: "face-counts-culture",
        at: |p| p.progress.culture,
    },
    Road {
        how: Victory::Technology,
        icon: "book",
        end: 15,
        counts: "face-counts-technology",
        at: |p| p.progress.slots(),
    },
    Road {
        how: Victory::Economic,
        icon: "coin",
        end: 15,
        counts: "face-counts-economic",
        at: |p| p.progress.coins,
    },
];

/// What lies beside the map, by its aid.
const DRAWERS: [(&str, &str, &str); 4] = [
    ("market", "drawer", "face-market-wonders"),
    ("pyramids", "book", "face-pyramids"),
    ("track", "track", "face-track"),
    ("cities", "city", "face-cities"),
];

pub fn strip(scene: &Scene<Civilization2010>) -> Markup {
    html! {
        div.c10-strip {
            @for road in &ROADS { (measured(scene, road)) }
            (war(scene))
            nav.c10-drawers aria-label=(scene.t("face-beside")) {
                @for (aid, icon, key) in DRAWERS {
                    a href={ "#t-aid-" (aid) } data-tab="aids" title=(scene.t(key)) { (inline(icon)) span.sr { (scene.t(key)) } }
                }
            }
        }
    }
}

fn seats<'a>(scene: &Scene<'a, Civilization2010>) -> impl Iterator<Item = (Seat, &'a PlayerView)> {
    let view = scene.view;
    (0u8..).map(Seat).zip(&view.players)
}

fn measured(scene: &Scene<Civilization2010>, road: &Road) -> Markup {
    let name = title(scene.words, &road.how.key());
    let (of, colon) = (scene.say(&msg("face-of").num("n", road.end)), scene.t("ui-colon"));
    let tip = told(scene, &format!("{name} {of}{colon} {}", scene.t(road.counts)), road.at);
    let tip = limit(scene).map_or_else(|| tip.clone(), |said| format!("{tip}. {said}"));
    html! {
        div.c10-road data-tip=(tip) role="img" aria-label=(tip) {
            p {
                (inline(road.icon)) b { (name) } small { (of) }
                span.nums { @for (seat, p) in seats(scene) { i class=(own(scene, seat)) { ((road.at)(p)) } } }
            }
            div.line {
                @for (seat, p) in seats(scene) {
                    @let far = (road.at)(p).min(road.end) as u32 * 100 / road.end as u32;
                    span class=(own(scene, seat)) style={ "left:" (far) "%" } { (mark(seat)) }
                }
            }
        }
    }
}

/// Everybody's number, in words.
fn told<N: Display>(scene: &Scene<Civilization2010>, what: &str, number: fn(&PlayerView) -> N) -> String {
    let colon = scene.t("ui-colon");
    let each = seats(scene).map(|(seat, p)| format!("{}{colon} {}", scene.name(seat), number(p)));
    format!("{what} – {}", each.collect::<Vec<_>>().join(", "))
}

/// One's own number is the one a narrow strip keeps.
fn own(scene: &Scene<Civilization2010>, seat: Seat) -> String {
    let me = if scene.view.who == Some(seat) { " mine" } else { "" };
    format!("{}{me}", seat_class(seat))
}

/// What a capital defends itself with; of one that does not stand yet there is nothing to take.
fn defends(player: &PlayerView) -> String {
    let stands = player.cities.iter().any(|city| city.index == 0);
    if stands { player.progress.capital.to_string() } else { "–".to_owned() }
}

fn war(scene: &Scene<Civilization2010>) -> Markup {
    let name = title(scene.words, &Victory::Military.key());
    let numbers = told(scene, scene.t("face-capitals-defend"), defends);
    let tip = format!("{name}{} {}. {numbers}", scene.t("ui-colon"), scene.t("face-take-capital"));
    html! {
        div.c10-road.war data-tip=(tip) role="img" aria-label=(tip) {
            p { (inline("combat")) b { (name) } small { (scene.t("face-capitals")) } }
            p.shields { @for (seat, p) in seats(scene) { i class=(own(scene, seat)) { (mark(seat)) (defends(p)) } } }
        }
    }
}
