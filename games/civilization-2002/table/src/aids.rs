//! Reference tables beside the board.

use crate::{draw, sheets, tips, victory};
use civilization_2002::Civilization2002;
use civilization_2002::data::data;
use civilization_2002::ids::*;
use kernel::msg;
use maud::{Markup, html};
use table::{Aid, Scene};

pub fn aids(scene: &Scene<Civilization2002>) -> Vec<Aid> {
    let mut aids = vec![
        Aid::of_rules("win", scene.t("face-aid-win"), victory::aid(scene)),
        Aid::of_rules("critical", scene.t("face-aid-critical"), critical(scene)),
        Aid::of_rules(
            "battle",
            scene.t("face-aid-battle"),
            html! {
                p { (scene.t("face-aid-battle-text")) }
                p { (scene.t(if sheets::advanced(scene) { "face-aid-battle-advanced" } else { "face-aid-battle-basic" })) }
            },
        ),
        Aid::of_rules("markers", scene.t("face-aid-markers"), markers(scene)),
    ];
    if !sheets::advanced(scene) {
        aids.insert(
            1,
            Aid::of_match("milestones", scene.t("face-sheet-milestones"), sheets::milestones(scene)),
        );
    }
    aids
}

fn critical(scene: &Scene<Civilization2002>) -> Markup {
    let tables = &data().tables;
    let columns = ["2-3", "4-5", "6-8", "9-10", "11-12"];
    html! {
        table.critical-table {
            thead { tr { td {} @for c in columns { th { (c) } } } }
            @for era in Era::ALL {
                tr class={ @if era == scene.view.era { "now" } } {
                    th { (scene.t(&era.key())) }
                    @for resource in tables.critical_resource[era.index()] {
                        td data-tip=(tips::id(scene, &resource.key())) { (draw::inline_marker(resource)) }
                    }
                }
            }
        }
    }
}

/// All markers with how many there are, and how many are still unseen in the box.
fn markers(scene: &Scene<Civilization2002>) -> Markup {
    html! {
        ul.marker-list {
            @for marker in Marker::all() {
                li data-tip=(tips::id(scene, &marker.key())) {
                    (draw::inline_marker(marker)) " " (scene.t(&marker.key())) " "
                    b { "×" (data().markers[marker.index()]) }
                }
            }
        }
        p.hint { (scene.say(&msg("face-box").num("n", scene.view.markers_left as i64))) }
    }
}
