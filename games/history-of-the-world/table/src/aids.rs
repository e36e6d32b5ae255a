//! Reference tables and tips.

use crate::draw::{self, ROMAN};
use history_of_the_world::{
    Card, Empire, HistoryOfTheWorld, Land, Level, Options, Region, Score, Sea, Terrain, board,
};
use kernel::msg;
use kit::gauge::{EXACT, percent};
use kit::{Id, Named};
use maud::{Markup, html};
use table::{Aid, Scene, Tip, Words, mark, seat_class};

type S<'a> = Scene<'a, HistoryOfTheWorld>;

pub fn aids(scene: &S) -> Vec<Aid> {
    let aid = |id, key: &str, body| Aid::of_match(id, scene.t(key), body);
    let mut aids = vec![
        Aid::of_rules("values", scene.t("face-aid-values"), values(scene)),
        aid("levels", "face-aid-levels", levels(scene)),
        aid("points", "face-aid-points", points(scene)),
        aid("sources", "face-aid-sources", sources(scene)),
        Aid::of_rules("terrain", scene.t("face-aid-terrain"), terrain(scene)),
    ];
    if !scene.view.attacks.is_empty() {
        aids.insert(0, aid("attacks", "face-aid-attacks", attacks(scene)));
    }
    if !scene.view.played.is_empty() {
        aids.push(aid("played", "face-aid-played", played(scene)));
    }
    aids
}

fn heads(scene: &S) -> Markup {
    html! { @for (seat, _) in scene.view.players.pairs() { th { (mark(seat)) span.sr { (scene.name(seat)) } } } }
}

/// What each region is worth in each epoch.
fn values(scene: &S) -> Markup {
    html! {
        table.narrow {
            thead {
                tr {
                    td {} @for epoch in 1..=7usize { th class=[(epoch == scene.view.epoch as usize).then_some("lead")] { (ROMAN[epoch]) } }
                }
            }
            @for region in &scene.view.regions {
                tr { th { span class={ "dot r-" (region.region.0) } {} (scene.t(&region.region.key())) }
                    @for (i, value) in region.values.iter().enumerate() {
                        td class={ @if i + 1 == scene.view.epoch as usize { "lead" } @else if *value == 0 { "nil" } } { (value) }
                    } }
            }
        }
        p.hint { (scene.t("face-aid-values-help")) }
    }
}

fn level_mark(level: Level) -> &'static str {
    match level {
        Level::None => "",
        Level::Presence => "face-presence",
        Level::Domination => "face-domination",
        Level::Control => "face-control",
    }
}

/// Armies and level of everybody in each region.
fn levels(scene: &S) -> Markup {
    html! {
        table.narrow {
            thead { tr { td {} (heads(scene)) } }
            @for region in &scene.view.regions {
                tr { th { span class={ "dot r-" (region.region.0) } {} (scene.t(&region.region.key())) }
                    @for (seat, n) in region.armies.pairs() {
                        @let level = region.levels[seat];
                        td class={ @if *n == 0 { "nil" } @else if level > Level::Presence { "lead" } }
                            data-tip=[(level > Level::None).then(|| scene.t(level_mark(level)).to_owned())] {
                            (n) @if level > Level::Presence { sup { "×" (level.times()) } }
                        }
                    }
                }
            }
            tr { th { (scene.t("face-forecast")) } @for player in &scene.view.players { td { b { (player.forecast.total()) } } } }
        }
    }
}

/// A bar for each player in each epoch.
fn points(scene: &S) -> Markup {
    let view = scene.view;
    let most = view.players.iter().flat_map(|p| p.scored.iter().map(|s| s.total())).max().unwrap_or(0).max(10)
        as f32;
    let seats = view.players.len() as f32;
    let (column, bar) = (46.0, 40.0 / seats);
    html! {
        svg.bars viewBox="0 0 330 150" role="img" aria-label=(scene.t("face-aid-points")) {
            @for step in 0..=4u32 {
                @let y = 125.0 - step as f32 * 28.0; line.grid x1="8" x2="330" y1=(y) y2=(y) {}
                text.axis x="6" y=(y + 3.0) { ((most * step as f32 / 4.0).round()) }
            }
            @for epoch in 1..=7usize {
                @let x = 10.0 + (epoch as f32 - 1.0) * column;
                text.axis-x x=(x + 20.0) y="142" { (ROMAN[epoch]) }
                @for (seat, player) in view.players.pairs() {
                    @let height = player.scored[epoch - 1].total() as f32 / most * 112.0;
                    rect class={ "bar " (seat_class(seat)) } x=(format!("{:.1}", x + bar * seat.0 as f32))
                        y=(format!("{:.1}", 125.0 - height)) width=(format!("{:.1}", bar - 1.0)) height=(format!("{height:.1}")) {}
                }
            }
        }
        table.narrow {
            thead { tr { td {} (heads(scene)) } }
            @for epoch in 1..=7usize {
                tr {
                    th { (scene.t(&format!("epoch-{epoch}"))) }
                    @for player in &view.players { @let n = player.scored[epoch - 1].total(); td class=[(n == 0).then_some("nil")] { (n) } }
                }
            }
        }
    }
}

/// Where points came from over the whole game.
fn sources(scene: &S) -> Markup {
    let row = |key: &str, of: &dyn Fn(&Score) -> u8| {
        html! {
            tr {
                th { (scene.t(key)) }
                @for player in &scene.view.players { td { (player.scored.iter().map(|s| of(s) as u32).sum::<u32>()) } }
            }
        }
    };
    html! {
        table.narrow {
            thead { tr { td {} (heads(scene)) } }
            (row("face-source-regions", &|s| s.regions)) (row("face-source-capitals", &|s| s.capitals))
            (row("face-source-cities", &|s| s.cities))
            (row("face-source-monuments", &|s| s.monuments)) @if scene.view.options.naval_control { (row("face-source-seas", &|s| s.seas)) }
            tr { th { (scene.t("face-source-strength")) } @for player in &scene.view.players { td { (player.strength) } } }
        }
        p.hint { (scene.t("face-aid-sources-help")) }
    }
}

/// Every attack that can be made now, the best first.
fn attacks(scene: &S) -> Markup {
    let mut all: Vec<_> = scene.view.attacks.iter().collect();
    all.sort_by_key(|a| std::cmp::Reverse((a.takes, a.odds.per_mille()[0])));
    html! {
        table.narrow {
            thead {
                tr {
                    td {} th { (scene.t("face-dice")) } th { (scene.t("face-win")) } th { (scene.t("face-tie")) }
                    th { (scene.t("face-lose")) } th { (scene.t("face-takes")) }
                }
            }
            @let chance = |per_mille: u16| scene.say(&msg("ui-percent").num("n", percent(per_mille as u32 * EXACT / 1000)));
            @for a in all {
                @let [win, tie, lose] = a.odds.per_mille();
                tr { th data-tip={ "land-" (a.land.0) } { (scene.t(&a.land.key())) }
                    td {
                        (a.attack.dice) @if a.attack.bonus > 0 { "+" (a.attack.bonus) } " : " (a.defence.dice)
                        @if a.defence.bonus > 0 { "+" (a.defence.bonus) }
                    }
                    td { (chance(win)) } td { (chance(tie)) } td { (chance(lose)) } td { b { (chance(a.takes)) } } }
            }
        }
    }
}

fn terrain(scene: &S) -> Markup {
    let sign = |symbol: &str| html! { svg.pic.small viewBox="-7 -7 14 14" aria-hidden="true" { use href={ "#" (symbol) } {} } };
    html! {
        table {
            tr { td { (sign("i-peak")) } td { (scene.t("face-terrain-mountain")) } }
            tr { td { (sign("i-tree")) } td { (scene.t("face-terrain-forest")) } }
            tr { td { (sign("i-tower")) } td { (scene.t("face-terrain-wall")) } }
            tr {
                td { svg.pic.small viewBox="-7 -7 14 14" aria-hidden="true" { path.strait d="M-7,0H7" {} } }
                td { (scene.t("face-terrain-strait")) }
            }
            tr { td { (draw::pic("i-fleet")) } td { (scene.t("face-terrain-sea")) } }
            tr { td { (draw::pic("i-fort")) } td { (scene.t("face-terrain-fort")) } }
            tr { td { (sign("i-gem")) } td { (scene.t("face-sign-resource")) } }
        }
    }
}

fn played(scene: &S) -> Markup {
    html! {
        ul.played {
            @for (card, n) in &scene.view.played {
                li data-tip={ "card-" (card.0) } {
                    (scene.t(&card.key())) @if *n > 1 { " ×" (n) } " " span.faded { "/ " (card.facts().copies) }
                }
            }
        }
    }
}

pub fn tips(words: &Words) -> Vec<Tip> {
    let mut tips = Vec::new();
    let board = board(&Options { lands: 102, ..Options::default() });
    let mut tip = |id: String, title: &str, text: String, rule: Option<&'static str>| {
        tips.push(Tip { id, title: title.to_owned(), text, rule });
    };
    for land in Land::all() {
        let (text, rule) = match board.region_of[land] {
            Some(region) => (land_help(words, board, land, region), "R8.1"),
            None => (words.get("face-barren").to_owned(), "R8.3"),
        };
        tip(format!("land-{}", land.0), words.get(&land.key()), text, Some(rule));
    }
    for sea in Sea::all() {
        let kind = if board.seas.has(sea) { "face-sea" } else { "face-ocean" };
        tip(format!("sea-{}", sea.0), words.get(&sea.key()), words.get(kind).to_owned(), Some("R8.6"));
    }
    for region in Region::all() {
        let worth =
            (1..=7u8).map(|epoch| format!("{} {}", ROMAN[epoch as usize], board.value(region, epoch)));
        let text = format!(
            "{}. {}{} {}. {}",
            words.fill(&msg("face-region").num("n", board.regions[region].len() as i64)),
            words.get("face-worth"),
            words.get("ui-colon"),
            worth.collect::<Vec<_>>().join(" · "),
            words.get("face-levels-help"),
        );
        tip(format!("region-{}", region.0), words.get(&region.key()), text, Some("R11.1"));
    }
    for empire in Empire::all() {
        tip(
            format!("empire-{}", empire.0),
            words.get(&empire.key()),
            empire_help(words, empire),
            Some("R7.1"),
        );
    }
    for card in Card::all() {
        let text = words.fill(&card.help());
        tip(format!("card-{}", card.0), words.get(&card.key()), text, Some(card.rule()));
    }
    // What it is for comes before where it comes from, which the glossary has.
    let fleet = ["face-term-fleet", "face-term-fleet-help"].map(|key| words.get(key));
    tip("fleet".to_owned(), fleet[0], fleet[1].to_owned(), Some("R8.6"));
    for (id, rule) in [
        ("pool", "R7.1"),
        ("brought", "R6.5"),
        ("coins", "R6.10.1"),
        ("lost", "R6.10.1"),
        ("hand", "R2.3"),
        ("preeminence", "R12.1"),
        ("monuments", "R10.1"),
        ("resource", "R10.1"),
        ("strait", "R9.5"),
        ("wall", "R1.8"),
        ("card-allies", "R6.9.9"),
        ("card-engineering", "R6.9.11"),
    ] {
        let key = if id.starts_with("card-") { id.to_owned() } else { format!("face-{id}") };
        let text = words.find(&format!("{key}-help")).unwrap_or_default().to_owned();
        tip(id.to_owned(), words.get(&key), text, Some(rule));
    }
    tips
}

/// The same of a land of any board.
pub fn land_facts(words: &Words, land: Land) -> String {
    let board = board(&Options { lands: 102, ..Options::default() });
    board.region_of[land].map_or_else(String::new, |region| land_help(words, board, land, region))
}

/// Region, resource, and from where the land is hard to enter.
fn land_help(words: &Words, board: &history_of_the_world::Board, land: Land, region: Region) -> String {
    let mut text = words.get(&region.key()).to_owned();
    if board.resources.has(land) {
        text.push_str(" · ");
        text.push_str(words.get("face-resource-land"));
    }
    for terrain in Terrain::ALL {
        let from = board.entered_over(terrain, land);
        if !from.is_empty() {
            text.push_str(". ");
            text.push_str(&words.fill(&terrain.term().list("lands", from.iter().map(Land::term))));
        }
    }
    text
}

fn empire_help(words: &Words, empire: Empire) -> String {
    let facts = empire.facts();
    let fleets = facts.fleets(&Options::default());
    let starts = facts.start.iter().map(|land| land.term());
    let mut text = words.fill(
        &msg("face-empire")
            .num("strength", facts.strength)
            .num("order", empire.order())
            .term("epoch", format!("epoch-{}", empire.epoch()))
            .list("starts", starts),
    );
    if facts.capital {
        text.push_str(" · ");
        text.push_str(words.get("face-capital"));
    }
    if !fleets.is_empty() {
        text.push_str(" · ");
        text.push_str(&words.fill(&msg("face-empire-fleets").list("seas", fleets.iter().map(Sea::term))));
    }
    text
}
