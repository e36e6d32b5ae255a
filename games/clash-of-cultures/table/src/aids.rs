//! Reference tables and explanations.

use crate::symbols::inline;
use clash_of_cultures::{
    Advance, Building, ClashOfCultures, EventTitle, Good, Half, Mood, Named, Objective, Terrain, Title,
    UnitKind, Wonder, data,
};
use kernel::{Key, msg};
use maud::{Markup, html};
use table::{Aid, Scene, Tip, Words};

pub fn aids(scene: &Scene<ClashOfCultures>) -> Vec<Aid> {
    let view = scene.view;
    let t = |key: &str| scene.t(key).to_owned();
    let costs = html! {
        table.coc-costs { tbody {
            @for (name, icons) in [
                ("face-cost-advance", vec![(2, "food")]),
                ("unit-settler", vec![(2, "food")]),
                ("unit-army", vec![(1, "food"), (1, "ore")]),
                ("unit-ship", vec![(2, "wood")]),
                ("face-cost-building", vec![(1, "food"), (1, "ore"), (1, "wood")]),
                ("face-cost-civic", vec![(1, "mood")]),
            ] {
                tr { th { (t(name)) } td { @for (n, icon) in icons { b { (n) } (inline(icon)) " " } } }
            }
        } }
        p.hint { (t("face-substitutes")) }
    };
    let legend = html! {
        ul.coc-legend {
            @for (sign, text) in [
                ("reach", "face-legend-reach"),
                ("home", "face-legend-home"),
                ("size", "face-legend-size"),
                ("foreign", "face-legend-foreign"),
                ("idle", "face-legend-idle"),
                ("spent", "face-legend-spent"),
            ] {
                li { svg.sign viewBox="0 0 30 20" aria-hidden="true" { (drawn(sign)) } span { (t(text)) } }
            }
        }
    };
    let piles = html! {
        table { tbody {
            tr { th { (inline("card")) (t("face-action-cards")) } td { (view.piles.cards) } }
            tr { th { (inline("goal")) (t("face-objective-cards")) } td { (view.piles.goals) } }
            tr { th { (inline("event")) (t("face-event-cards")) } td { (view.piles.events) } }
            tr { th { (inline("tile")) (t("face-tiles-left")) } td { (view.piles.tiles) } }
        } }
        @if view.plague { p.hint { (t("refuse-plague")) } }
    };
    let gone = html! {
        details { summary { (t("face-action-cards")) " (" (view.discards.len()) ")" }
            ul { @for c in view.discards.iter() { li { (t(&c.title().key())) " / " (t(&c.half().key())) } } } }
        details { summary { (t("face-objective-cards")) " (" (view.goal_discards.len()) ")" }
            ul { @for g in view.goal_discards.iter() { li { (t(&g.fact().top.key())) " / " (t(&g.fact().bottom.key())) } } } }
        details { summary { (t("face-event-cards")) " (" (view.event_discards.len()) ")" }
            ul { @for e in view.event_discards.iter() { li { (t(&e.fact().title.key())) } } } }
    };
    let aim = html! {
        p { (t("face-aim-how")) }
        ul { @for part in ["cities", "advances", "objectives", "wonders", "events"] { li { (t(&format!("face-aim-{part}"))) } } }
        p { (t("face-aim-tie")) }
    };
    vec![
        Aid::of_rules("aim", &t("face-aim"), aim),
        Aid::of_rules("legend", &t("face-legend"), legend),
        Aid::of_rules("costs", &t("face-costs"), costs),
        Aid::of_match("piles", &t("face-piles"), piles),
        Aid::of_match("discards", &t("face-discards"), gone),
    ]
}

/// A sign of the board, small.
fn drawn(sign: &str) -> Markup {
    match sign {
        "reach" => html! { g.coc-reach.seat-0 { path d="M2,10H28" {} } },
        "home" => html! { path class="home seat-0" d="M2,10H28" {} },
        "size" => {
            html! { g.city.seat-0 { use.base href="#shape-0" x="5" y="0" width="20" height="20" {} text.size x="15" y="14.500" { "3" } } }
        }
        "foreign" => {
            html! { g.house.foreign.seat-1 { rect.wall x="7" y="2" width="16" height="16" rx="3" {} } }
        }
        "idle" => html! { g.house.idle.seat-0 { rect.wall x="7" y="2" width="16" height="16" rx="3" {} } },
        _ => html! { circle.spent cx="10" cy="10" r="3" {} circle.spent cx="20" cy="10" r="3" {} },
    }
}

/// R17.2: what it takes to build a Wonder is the first thing to know of it.
fn wonder(words: &Words, wonder: Wonder) -> Tip {
    let (key, fact) = (wonder.key(), wonder.fact());
    let needs = fact.needs.iter().map(|a| a.term());
    let price = msg("face-wonder-price").with("cost", fact.cost.term()).list("needs", needs);
    let text = format!("{} {}", words.get(&format!("{key}-help")), words.fill(&price));
    Tip { id: key.to_string(), title: words.get(&key).to_owned(), text, rule: Some("R17.1") }
}

/// R16.2: a card that is full says when it is declared.
fn objective(words: &Words, objective: Objective) -> Tip {
    let key = objective.key();
    let when = if data().instant.has(objective) { "face-goal-instant" } else { "face-goal-status" };
    let text = format!("{} {}", words.get(&format!("{key}-help")), words.get(when));
    Tip { id: key.to_string(), title: words.get(&key).to_owned(), text, rule: Some("R16.2") }
}

pub fn tips(words: &Words) -> Vec<Tip> {
    let mut tips: Vec<Tip> = Wonder::ALL.iter().map(|w| wonder(words, *w)).collect();
    tips.extend(Objective::ALL.iter().map(|o| objective(words, *o)));
    let mut tip = |id: String, title: &str, help: &str, rule: &'static str| {
        let (title, text) = (words.get(title).to_owned(), words.get(help).to_owned());
        tips.push(Tip { id, title, text, rule: Some(rule) });
    };
    let mut named = |key: Key, rule: &'static str| tip(key.to_string(), &key, &format!("{key}-help"), rule);
    Advance::ALL.iter().for_each(|a| named(a.key(), "R8.1.1"));
    Title::ALL.iter().for_each(|c| named(c.key(), "R15.1"));
    Half::ALL.iter().for_each(|c| named(c.key(), "R15.2"));
    EventTitle::ALL.iter().for_each(|e| named(e.key(), "R14.1"));
    Building::ALL.iter().for_each(|b| named(b.key(), "R7.2"));
    for t in Terrain::ALL {
        let key = t.key();
        tip(key.to_string(), &key, &format!("face-{key}"), "R1.2");
    }
    for u in UnitKind::ALL {
        let key = u.key();
        tip(key.to_string(), &key, &format!("face-{key}"), "R1.3");
    }
    for m in Mood::ALL {
        let key = m.key();
        tip(key.to_string(), &format!("face-{key}"), &format!("face-{key}-help"), "R7.3.2");
    }
    for g in Good::ALL {
        let key = format!("face-good-{}", g.name());
        tip(key.clone(), &key, &format!("{key}-help"), "R6.1");
    }
    for (id, title, help, rule) in [
        ("terrain-unknown", "terrain-unknown", "face-terrain-unknown", "R10.1"),
        ("camp", "face-barbarians", "face-camp-help", "R13.1"),
        ("exhausted", "face-exhausted", "face-exhausted-help", "R14.4"),
        ("pieces", "face-pieces-left", "face-pieces-help", "R2.1"),
        ("advances", "face-advances", "face-advances-help", "R20.1"),
        ("hand", "face-action-cards", "face-hand-help", "R15.1"),
        ("goals", "face-objective-cards", "face-goals-help", "R16.1"),
        ("first", "face-first", "face-first-help", "R19.5"),
    ] {
        tip(id.to_owned(), title, help, rule);
    }
    tips
}
