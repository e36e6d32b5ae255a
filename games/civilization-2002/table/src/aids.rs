//! Reference tables and tips.

use crate::draw;
use civilization_2002::Civilization2002;
use civilization_2002::data::data;
use civilization_2002::ids::*;
use kernel::msg;
use maud::{Markup, html};
use table::{Aid, Scene, Tip, Words};

pub fn aids(scene: &Scene<Civilization2002>) -> Vec<Aid> {
    vec![
        Aid { id: "critical", title: scene.t("face-aid-critical").to_owned(), body: critical(scene) },
        Aid {
            id: "battle",
            title: scene.t("face-aid-battle").to_owned(),
            body: html! { p { (scene.t("face-aid-battle-text")) } },
        },
        Aid { id: "markers", title: scene.t("face-aid-markers").to_owned(), body: markers(scene) },
    ]
}

fn critical(scene: &Scene<Civilization2002>) -> Markup {
    let tables = &data().tables;
    let columns = ["2-3", "4-5", "6-8", "9-10", "11-12"];
    html! {
        table.critical-table {
            thead { tr { th {} @for c in columns { th { (c) } } } }
            @for era in Era::ALL {
                tr class={ @if era == scene.view.era { "now" } } {
                    th { (scene.t(&format!("era-{}", era.name()))) }
                    @for resource in tables.critical_resource[era.index()] {
                        td data-tip={ "marker-" (resource.name()) } { (draw::inline_marker(resource)) }
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
                li data-tip={ "marker-" (marker.name()) } { (draw::inline_marker(marker)) " " (scene.t(&format!("marker-{}", marker.name()))) " " b { "×" (data().markers[marker.index()].count) } }
            }
        }
        p.hint { (scene.say(&msg("face-box").num("n", scene.view.markers_left as i64))) }
    }
}

pub fn tips(words: &Words) -> Vec<Tip> {
    let mut tips = Vec::new();
    let mut tip = |id: String, title: String, text: String, rule: &'static str| {
        tips.push(Tip { id, title, text, rule: Some(rule) });
    };
    let help = |id: &str| words.find(&format!("{id}-help")).unwrap_or_default().to_owned();
    for marker in Marker::all() {
        let id = format!("marker-{}", marker.name());
        let rule = if marker.is_resource() {
            "R2.2.2"
        } else if marker.is_terrain() {
            "R2.2.4"
        } else {
            "R2.2.5"
        };
        tip(id.clone(), words.get(&id).to_owned(), help(&id), rule);
    }
    tip("marker-hidden".into(), words.get("marker-hidden").to_owned(), help("marker-hidden"), "R2.2.1");
    for wonder in Wonder::all() {
        let id = format!("wonder-{}", wonder.name());
        tip(id.clone(), words.get(&id).to_owned(), help(&id), "R4.3.5");
    }
    for improvement in Improvement::all() {
        let row = &data().improvements[improvement.index()];
        let id = format!("improvement-{}", improvement.name());
        let what = match row.icon {
            civilization_2002::data::Icon::Happy => "face-improvement-happy",
            civilization_2002::data::Icon::Productive => "face-improvement-productive",
        };
        let text = words.fill(
            &msg(what)
                .num("n", row.icons)
                .term("tech", format!("tech-{}", row.technology.name()))
                .term("era", format!("era-{}", row.era.name())),
        );
        tip(id.clone(), words.get(&id).to_owned(), text, "R4.6.7");
    }
    for tech in Tech::all() {
        tip(
            format!("tech-{}", tech.name()),
            words.get(&format!("tech-{}", tech.name())).to_owned(),
            tech_text(words, tech),
            "R4.3.1",
        );
    }
    for kind in Kind::all() {
        tip(
            format!("kind-{}", kind.name()),
            words.get(&format!("figure-{}", kind.name())).to_owned(),
            kind_text(words, kind),
            "R2.3.1",
        );
    }
    for (id, rule) in [("gold", "R1.6"), ("forecast", "R3.5")] {
        let key = format!("face-{id}");
        tip(id.to_owned(), words.get(&key).to_owned(), help(&key), rule);
    }
    tips
}

/// Price, prerequisites, what it opens and brings.
fn tech_text(words: &Words, tech: Tech) -> String {
    use civilization_2002::data::Bonus;
    let row = &data().technologies[tech.index()];
    let mut parts = vec![
        words.fill(&msg("face-tech-price").num("n", row.cost).term("era", format!("era-{}", row.era.name()))),
    ];
    let name = |id: String| msg(id);
    if !row.prerequisites.is_empty() {
        parts.push(
            words.fill(
                &msg("face-tech-needs")
                    .list("what", row.prerequisites.iter().map(|t| name(format!("tech-{}", t.name())))),
            ),
        );
    }
    let units = Kind::units().flat_map(|k| data().types[k.index()].iter()).filter(|t| t.technology == tech);
    let mut opens: Vec<_> = units.map(|t| name(format!("unit-{}", t.id))).collect();
    let improvements = Improvement::all().filter(|i| data().improvements[i.index()].technology == tech);
    opens.extend(improvements.map(|i| name(format!("improvement-{}", i.name()))));
    for (i, size) in ["town", "city", "metropolis"].iter().enumerate() {
        if data().size_tech[i] == tech {
            opens.push(name(format!("size-{size}")));
        }
    }
    if !opens.is_empty() {
        parts.push(words.fill(&msg("face-tech-opens").list("what", opens)));
    }
    let bonus = row.bonus.iter().map(|b| match b {
        Bonus::Wonder(w) => name(format!("wonder-{}", w.name())),
        Bonus::Unit(k) => name(format!("figure-{}", k.name())),
        Bonus::Improvement(i) => name(format!("improvement-{}", i.name())),
        Bonus::Growth => name("face-growth".to_owned()),
    });
    let bonus: Vec<_> = bonus.collect();
    if !bonus.is_empty() {
        parts.push(words.fill(&msg("face-tech-owner").list("what", bonus)));
    }
    if row.great {
        parts.push(words.get("face-tech-great").to_owned());
    }
    parts.join(" ")
}

/// Types of a kind of figure with their dice, as in the table of strengths.
fn kind_text(words: &Words, kind: Kind) -> String {
    let points = words.fill(&msg("face-points").num("n", data().tables.movement[kind.index()]));
    let types: Vec<String> = data().types[kind.index()]
        .iter()
        .map(|t| {
            words.fill(
                &msg(if t.bonus > 0 { "face-type-plus" } else { "face-type" })
                    .term("what", format!("unit-{}", t.id))
                    .num("n", t.dice)
                    .num("plus", t.bonus)
                    .term("tech", format!("tech-{}", t.technology.name())),
            )
        })
        .collect();
    [vec![points], types].concat().join(" ")
}
