//! Tips: what a marker, a card, a figure is, by the rules the match is played with.

use crate::{ledger, sheets};
use civilization_2002::Civilization2002;
use civilization_2002::data::{Bonus, data};
use civilization_2002::event::parts_of;
use civilization_2002::ids::*;
use civilization_2002::production::{HAPPY, PRODUCTIVE};
use civilization_2002::state::{Production, size_name};
use civilization_2002::view::RegionView;
use kernel::{Key, Msg, Seat, msg};
use kit::odds::Distribution;
use table::{Scene, Tip, Words};

pub fn tips(words: &Words) -> Vec<Tip> {
    let mut tips = Vec::new();
    let mut tip = |id: Key, title: String, text: String, rule: &'static str| {
        tips.push(Tip { id: id.into_owned(), title, text, rule: Some(rule) });
    };
    let help = |id: &str| words.find(&format!("{id}-help")).unwrap_or_default().to_owned();
    for marker in Marker::all() {
        let id = marker.key();
        let rule = if marker.is_resource() {
            "R2.2.2"
        } else if marker.is_terrain() {
            "R2.2.4"
        } else {
            "R2.2.5"
        };
        let text = if marker.is_resource() { resource(words, marker, false) } else { help(&id) };
        tip(id.clone(), words.get(&id).to_owned(), text, rule);
    }
    tip("marker-hidden".into(), words.get("marker-hidden").to_owned(), help("marker-hidden"), "R2.2.1");
    for wonder in Wonder::all() {
        let id = wonder.key();
        tip(id.clone(), words.get(&id).to_owned(), help(&id), "R4.3.5");
    }
    for improvement in Improvement::all() {
        let row = improvement.facts();
        let id = improvement.key();
        let what = match row.icon {
            civilization_2002::data::Icon::Happy => "face-improvement-happy",
            civilization_2002::data::Icon::Productive => "face-improvement-productive",
        };
        let text = words.fill(
            &msg(what).num("n", row.icons).term("tech", row.technology.key()).term("era", row.era.key()),
        );
        tip(id.clone(), words.get(&id).to_owned(), text, "R4.6.7");
    }
    for tech in Tech::all() {
        tip(tech.key(), words.get(&tech.key()).to_owned(), tech_text(words, tech), "R4.3.1");
    }
    for kind in Kind::all() {
        tip(
            format!("kind-{}", kind.name()).into(),
            words.get(&kind.key()).to_owned(),
            kind_text(words, kind),
            "R2.3.1",
        );
    }
    for (id, rule) in [("gold", "R1.6"), ("forecast", "R4.5")] {
        let key = format!("face-{id}");
        tip(id.into(), words.get(&key).to_owned(), help(&key), rule);
    }
    tips.extend(basic(words));
    tips
}

/// What a settlement is worth in production, by the rules of this match, and with the advanced ones why no more.
pub fn value(scene: &Scene<Civilization2002>, region: &RegionView) -> String {
    let Some(how) = made(scene, region) else { return scene.t("face-basic-value").to_owned() };
    let said = scene.say(&msg("face-card-value").num("n", region.value).with("how", how));
    let earner = ledger::earner(scene, region).and_then(|seat| icons(scene, seat));
    [Some(said), earner].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// R4.2.2, R4.2.3: what makes the gold of a city card: its size and resource, a mood, productivity.
pub fn made(scene: &Scene<Civilization2002>, region: &RegionView) -> Option<Msg> {
    if !sheets::advanced(scene) {
        return None;
    }
    let grade = |has: bool, always: bool| has as i64 + (has && always) as i64;
    let said = msg("face-card-how").with("size", size_name(region.size)).num("base", region.base);
    let said = said.num("resource", region.resource.is_some() as i64);
    let said = said.num("mood", grade(region.happy, region.always_happy)).num("more", HAPPY);
    Some(said.num("twice", grade(region.productive, region.fertile)).num("times", PRODUCTIVE))
}

/// R4.2.2: what a city card brings whoever has no icon for it.
pub fn bare(region: &RegionView) -> u16 {
    let happy = if region.always_happy { HAPPY } else { 0 };
    (region.base + happy) * if region.fertile { PRODUCTIVE } else { 1 }
}

/// R4.2.3, R4.2.4: why not every settlement is happy or productive: there are fewer icons than could be used.
fn icons(scene: &Scene<Civilization2002>, seat: Seat) -> Option<String> {
    let player = &scene.view.players[seat.index()];
    let (icons, wanting) = (player.icons, player.wanting);
    let short = [(icons.happy, wanting.happy), (icons.productive, wanting.productive)];
    short.iter().any(|(have, could)| have < could).then(|| {
        let said =
            msg("face-card-icons").seat("who", seat).num("happy", icons.happy).num("sad", wanting.happy);
        scene.say(&said.num("productive", icons.productive).num("plain", wanting.productive))
    })
}

/// What a terrain does to a settlement there, by the rules of this match.
pub fn terrain(scene: &Scene<Civilization2002>, marker: Marker) -> String {
    match marker {
        Marker::Fertile if !sheets::advanced(scene) => "face-basic-fertile".to_owned(),
        _ => format!("{}-help", marker.key()),
    }
}

/// What production would bring, part by part: that it stays at the minimum is seen here.
pub fn forecast(scene: &Scene<Civilization2002>, made: &Production) -> String {
    scene.say(&msg("face-forecast-how").list("how", parts_of(made)))
}

/// R3.5, R4.5: from which roll to which a resource is critical in an era.
pub fn rolls(marker: Marker, era: Era) -> impl Iterator<Item = (u8, u8)> {
    let tables = &data().tables;
    let columns = tables.critical_columns;
    let critical = tables.critical_resource[era.index()].iter().enumerate();
    let critical = critical.filter(move |(_, resource)| **resource == marker);
    critical.map(move |(column, _)| (if column == 0 { 2 } else { columns[column - 1] + 1 }, columns[column]))
}

/// How likely two dice show one of these sums, in hundredths.
pub fn chance(rolls: impl Iterator<Item = (u8, u8)>) -> i64 {
    let dice = Distribution::die(6).sum_of(2);
    let rolls: Vec<(u8, u8)> = rolls.collect();
    let among = |sum: i32| rolls.iter().any(|(from, to)| (*from as i32..=*to as i32).contains(&sum));
    let hits: u64 = dice.results().filter(|(sum, _)| among(*sum)).map(|(_, count)| count).sum();
    (100.0 * hits as f64 / dice.total() as f64).round() as i64
}

/// R3.5, R4.5: where a resource counts, and on which rolls it is critical.
fn resource(words: &Words, marker: Marker, basic: bool) -> String {
    let tables = &data().tables;
    let roll = |era: Era, (from, to): (u8, u8)| {
        msg("face-resource-roll").num("from", from).num("to", to).term("era", era.key())
    };
    let rolls = Era::ALL.into_iter().flat_map(|era| rolls(marker, era).map(move |rolled| roll(era, rolled)));
    let key = if basic { "face-basic-resource" } else { "face-advanced-resource" };
    let help = if basic { "marker-horses-help".into() } else { format!("{}-help", marker.key()) };
    let text = msg(key).term("what", help).num("more", tables.monopoly[0]).list("rolls", rolls);
    let text = match basic {
        true => text,
        false => text.num("n", tables.unique_gold).num("critical", tables.critical_gold),
    };
    words.fill(&text)
}

/// What is explained otherwise where the basic rules are played.
fn basic(words: &Words) -> Vec<Tip> {
    let (prices, points) = (&data().tables.basic, &data().tables.points.basic);
    let tip = |id: String, title: String, text: String, rule| Tip { id, title, text, rule: Some(rule) };
    let plain = |id: &str, title: &str, text: &str, rule| {
        tip(format!("basic-{id}"), words.get(title).to_owned(), words.get(text).to_owned(), rule)
    };
    let mut tips = vec![
        plain("gold", "face-gold", "face-basic-gold", "R1.6"),
        plain("forecast", "face-forecast", "face-forecast-help", "R3.5"),
        plain("marker-fertile", "marker-fertile", "face-basic-fertile", "R2.2.4"),
    ];
    for marker in Marker::all().filter(|marker| marker.is_resource()) {
        let (id, text) = (format!("basic-{}", marker.key()), resource(words, marker, true));
        tips.push(tip(id, words.get(&marker.key()).to_owned(), text, "R3.5"));
    }
    let wonder = words.fill(&msg("face-basic-wonder-help").num("n", points.wonder));
    tips.push(tip("basic-wonder".into(), words.get("face-basic-wonder").to_owned(), wonder, "R3.3"));
    let alike = words.fill(
        &msg("face-basic-tech-help")
            .num("first", prices.technology_first)
            .num("more", prices.technology_more)
            .num("points", points.technology),
    );
    for era in Era::ALL {
        let title = words.fill(&msg("face-basic-tech").term("era", era.key()));
        tips.push(tip(format!("basic-tech-{}", era.name()), title, alike.clone(), "R3.2"));
    }
    for kind in Kind::all() {
        let title = words.get(&kind.key()).to_owned();
        tips.push(tip(format!("basic-kind-{}", kind.name()), title, basic_kind(words, kind), "R3.6"));
    }
    tips
}

/// Movement, price and dice by the basic tables.
fn basic_kind(words: &Words, kind: Kind) -> String {
    let points = words.fill(&msg("face-points").num("n", data().tables.movement[kind.index()]));
    let prices = &data().tables.basic;
    let era = kind.era();
    let more = if kind.is_settler() {
        let [a, b, c, d] = prices.settler;
        msg("face-basic-settler").num("a", a).num("b", b).num("c", c).num("d", d)
    } else if kind.is_aircraft() {
        msg("face-basic-aircraft").num("n", prices.aircraft)
    } else {
        let by_era = if kind.is_fleet() { &prices.fleet } else { &prices.army };
        let price = by_era[era.index()];
        msg("face-basic-unit").term("era", era.key()).num("gold", price).num("n", era.number())
    };
    format!("{points} {}", words.fill(&more))
}

/// The explanation of `id` by the rules this match is played with.
pub fn id(scene: &Scene<Civilization2002>, id: &str) -> String {
    if sheets::advanced(scene) {
        return id.to_owned();
    }
    let tech = id.strip_prefix("tech-").and_then(|name| Tech::named(&name.replace('-', "_")));
    match tech {
        Some(tech) => format!("basic-tech-{}", tech.facts().era.name()),
        None if id.starts_with("wonder-") => "basic-wonder".to_owned(),
        None if id.starts_with("kind-") => format!("basic-{id}"),
        None if ["gold", "forecast", "marker-fertile"].contains(&id) => format!("basic-{id}"),
        None if Marker::all().any(|marker| marker.is_resource() && marker.key() == id) => {
            format!("basic-{id}")
        }
        None => id.to_owned(),
    }
}

/// R4.3.3, R4.3.4: units and improvements that are sold once a technology is in play; its owner has a share of their price.
pub fn sold(tech: Tech) -> Vec<Msg> {
    let units = Kind::units().flat_map(|kind| kind.types()).filter(|unit| unit.facts().technology == tech);
    let improvements = Improvement::all().filter(|i| i.facts().technology == tech);
    units.map(|unit| unit.term()).chain(improvements.map(Named::term)).collect()
}

/// R4.3.3: units, improvements and sizes of settlements that a technology opens for everybody.
pub fn opens(tech: Tech) -> Vec<Msg> {
    let mut opens = sold(tech);
    for (i, size) in ["town", "city", "metropolis"].iter().enumerate() {
        if data().size_tech[i] == tech {
            opens.push(msg(format!("size-{size}")));
        }
    }
    opens
}

/// R4.3.2: what its first owner gets.
pub fn brings(tech: Tech) -> Vec<Msg> {
    let bonus = tech.facts().bonus.iter().map(|b| match b {
        Bonus::Wonder(w) => w.term(),
        Bonus::Unit(unit) => unit.term(),
        Bonus::Improvement(i) => i.term(),
        Bonus::Growth => msg("face-growth"),
    });
    bonus.collect()
}

/// Price, prerequisites, what it opens and brings.
fn tech_text(words: &Words, tech: Tech) -> String {
    let row = tech.facts();
    let mut parts = vec![words.fill(&msg("face-tech-price").num("n", row.cost).term("era", row.era.key()))];
    if !row.prerequisites.is_empty() {
        parts.push(
            words.fill(&msg("face-tech-needs").list("what", row.prerequisites.iter().map(Named::term))),
        );
    }
    for (key, what) in [("face-tech-opens", opens(tech)), ("face-tech-owner", brings(tech))] {
        if !what.is_empty() {
            parts.push(words.fill(&msg(key).list("what", what)));
        }
    }
    if row.great {
        let points = data().tables.points.advanced.great_discovery;
        parts.push(words.fill(&msg("face-tech-great").num("n", points)));
    }
    parts.join(" ")
}

/// Types of a kind of figure with their dice, as in the table of strengths.
fn kind_text(words: &Words, kind: Kind) -> String {
    let points = words.fill(&msg("face-points").num("n", data().tables.movement[kind.index()]));
    let types: Vec<String> = kind
        .types()
        .iter()
        .map(|unit| {
            let facts = unit.facts();
            words.fill(
                &msg(if facts.bonus > 0 { "face-type-plus" } else { "face-type" })
                    .term("what", unit.key())
                    .num("n", facts.dice)
                    .num("plus", facts.bonus)
                    .term("tech", facts.technology.key()),
            )
        })
        .collect();
    [vec![points], types].concat().join(" ")
}
