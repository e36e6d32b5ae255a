//! Capital buildings as cards: a name, what it does, its price.

use crate::draw;
use crate::tracks::frame;
use age_of_discovery::{
    AgeOfDiscovery, Building, DockSpace, Effect, Good, Kind, Offered, Per, Track, Type, targets, times,
};
use kernel::msg;
use kit::{Id, Named};
use maud::{Markup, html};
use table::{Letters, Part, Scene, Words, at};

/// Width, height and step of a card.
const CARD: (f32, f32, f32) = (108.0, 132.0, 113.0);

/// Where the cards begin, below the queue.
pub const TOP: f32 = 71.0;

/// R6.5: the five on offer.
pub fn row(scene: &Scene<AgeOfDiscovery>) -> Part {
    let f = frame(Track::Buildings);
    let svg = html! {
        g id="row" {
            @for (i, offered) in scene.view.row.iter().enumerate() {
                (card(scene, offered, f.x + 12.0 + i as f32 * CARD.2, f.y + TOP))
            }
        }
    };
    Part::new("row", svg)
}

/// Letters of a name.
const NAME: f32 = 13.8;
/// Letters of what a card does, and the way from line to line.
const FINE: (f32, f32) = (11.5, 12.6);

/// What a building does, in the words of its card; some are said shorter there than in the tip.
fn effect(words: &Words, building: Building) -> Vec<String> {
    let short = words.find(&building.key_in("face-card-{}"));
    let key = building.key_in("building-{}-help");
    Letters::Plain.lines(short.unwrap_or_else(|| words.get(&key)), FINE.0, CARD.0 - 13.0)
}

/// A name in one line, or in the two that are narrowest.
fn heading(name: &str) -> Vec<String> {
    let wide = |line: &str| Letters::Serif.width(line, NAME);
    if wide(name) <= CARD.0 - 10.0 {
        return vec![name.to_owned()];
    }
    let cuts = name.match_indices(' ').map(|(at, _)| (&name[..at], &name[at + 1..]));
    let best = cuts.min_by(|a, b| wide(a.0).max(wide(a.1)).total_cmp(&wide(b.0).max(wide(b.1))));
    best.map_or_else(|| vec![name.to_owned()], |(first, second)| vec![first.to_owned(), second.to_owned()])
}

fn card(scene: &Scene<AgeOfDiscovery>, offered: &Offered, x: f32, y: f32) -> Markup {
    let Offered { building, kind, cost, vp } = offered;
    let (w, h, _) = CARD;
    let name = scene.t(&building.key()).to_owned();
    // For whoever cannot see the card, all that it says.
    let told = format!("{name}{} {}", scene.t("ui-colon"), scene.t(&building.key_in("building-{}-help")));
    let heads = heading(&name);
    let lines = effect(scene.words, *building);
    // Few words leave room for a picture.
    let picture_fits = lines.len() <= 3;
    let first = if picture_fits { 73.0 } else { 42.0 };
    html! {
        g id={ "bd-" (building.index()) } class={ "piece building age-" (building.facts().age) }
            style={ "transform:translate(" (x) "px," (y) "px)" }
            data-target=(at(targets::building(*building))) data-tip=(building.key()) role="img" aria-label=(told)
            // Below all that stands at its foot, so that those of a row are as high as each other.
            data-badge-at={ (x + w / 2.0) "," (y + h + 4.0) } {
            rect.cast x="1" y="2.5" width=(w) height=(h) rx="5" {}
            rect.tile-card width=(w) height=(h) rx="5" {}
            path.tile-band d={ "M0,5a5,5 0 0 1 5,-5H" (w - 5.0) "a5,5 0 0 1 5,5V30H0Z" } {}
            @for (i, line) in heads.iter().enumerate() {
                (draw::squeezed("tile-name", line, (w / 2.0, if heads.len() > 1 { 12.8 + 13.4 * i as f32 } else { 20.5 }), (NAME, NAME),
                    w - 6.0)) }
            // Where the words are too small to be read, there is room for it all the same.
            g class=[(!picture_fits).then_some("unworded")]
                transform={ "translate(54," (if picture_fits { 46 } else { 66 }) ") scale(.54)" }
                aria-hidden="true" { (picture(&building.facts().effect)) }
            (draw::paragraph("fine-print", &lines, (7.0, first), FINE.1))
            g transform={ "translate(16," (h - 13.5) ") scale(.82)" } { (draw::coin(cost)) }
            (sign(scene, *kind, &building.facts().effect))
            @if *vp > 0 { g transform={ "translate(" (w / 2.0) "," (h - 11.5) ") scale(.82)" } { (draw::star(vp)) } }
            rect.ring x="-2" y="-2" width=(w + 4.0) height=(h + 4.0) rx="7" {}
        }
    }
}

/// When a building works and how often it still would, at the foot of its card; pointed at, in words.
fn sign(scene: &Scene<AgeOfDiscovery>, kind: Type, effect: &Effect) -> Markup {
    let (w, h, _) = CARD;
    let when = draw::timing(kind, effect);
    let times = times(kind, effect, scene.view.round);
    let said = match times {
        Some(n) => scene.say(&msg("face-when-times").num("n", n)),
        None => scene.t(&format!("face-when-{when}")).to_owned(),
    };
    html! {
        g.sign data-tip=(said) role="img" aria-label=(said) {
            rect.hit x=(w - 46.0) y=(h - 24.0) width="44" height="22" {}
            g transform={ "translate(" (w - 15.0) "," (h - 11.5) ") scale(.8)" } { use.when href={ "#i-" (when) } {} }
            @if let Some(n) = times { text.times x=(w - 25.0) y=(h - 7.5) { (n) "×" } }
        }
    }
}

/// What a building does, as a row of small pictures around the origin: about 180 wide, 56 high.
pub fn picture(effect: &Effect) -> Markup {
    let row = glyphs(effect);
    let wide: f32 = row.iter().map(Glyph::width).sum();
    // Long rows are drawn smaller, never wider.
    let scale = (176.0 / wide).min(1.25);
    let mut x = -wide / 2.0;
    html! {
        g transform={ "scale(" (scale) ")" } {
            @for glyph in &row {
                @let at = { let at = x + glyph.width() / 2.0; x += glyph.width(); at };
                g transform={ "translate(" (at) ",0)" } { (glyph.draw()) }
            }
        }
    }
}

enum Glyph {
    Worker(Kind),
    AnyWorker,
    Good(Good),
    AnyGood,
    Coin(u16),
    Star(u16),
    Icon(&'static str),
    Text(String),
}

impl Glyph {
    fn width(&self) -> f32 {
        match self {
            Glyph::Text(text) => 10.0 + 13.0 * text.chars().count() as f32,
            Glyph::Worker(_) | Glyph::AnyWorker => 36.0,
            Glyph::Icon("compass") => 54.0,
            Glyph::Icon(_) | Glyph::Coin(_) | Glyph::Star(_) => 40.0,
            Glyph::Good(_) | Glyph::AnyGood => 38.0,
        }
    }
    fn draw(&self) -> Markup {
        match self {
            Glyph::Worker(kind) => draw::anybody(*kind),
            Glyph::AnyWorker => html! { use href="#f-none" {} text.any-kind y="19" { "?" } },
            Glyph::Good(good) => draw::good(*good),
            Glyph::AnyGood => html! { use href="#g-any" {} },
            Glyph::Coin(n) => draw::coin(n),
            Glyph::Star(n) => draw::star(n),
            Glyph::Icon(name) => html! { use href={ "#i-" (name) } {} },
            Glyph::Text(text) => html! { text.glyph y="9" { (text) } },
        }
    }
}

fn glyphs(effect: &Effect) -> Vec<Glyph> {
    use Glyph::*;
    let text = |s: &str| Text(s.to_owned());
    let plus = |n: u8| Text(format!("+{n}"));
    match *effect {
        Effect::GainWorkers { worker, n } => vec![plus(n), Worker(worker)],
        Effect::FreeWorker { worker, space: None } => vec![Worker(worker), Icon("to"), Icon("compass")],
        Effect::FreeWorker { worker, space: Some(space) } => {
            vec![Worker(worker), Icon("to"), text(if space == DockSpace::X { "X" } else { "Y" })]
        }
        Effect::GainMoney { n } => vec![text("+"), Coin(n)],
        Effect::GainShip { n } => vec![plus(n), Icon("ship")],
        Effect::GainSpecialistsChoice { n } => vec![plus(n), AnyWorker],
        Effect::GainMoneyPer { per, n } => vec![Coin(n), text("×"), Good(per)],
        Effect::GainMoneyPerChoice { per: [a, b], n } => {
            vec![Coin(n), text("×"), Good(a), text("/"), Good(b)]
        }
        Effect::TakeMoneyFromEachOpponent { n } => vec![Coin(n), text("×"), Icon("ship"), Icon("front")],
        Effect::DrawGoods { n } => vec![plus(n), AnyGood],
        Effect::FreeDiscovery => vec![Icon("compass"), text("✓")],
        Effect::SetValue { worker, value } => vec![Worker(worker), text("="), Text(value.to_string())],
        Effect::ResistanceModifier { n } => vec![Icon("shield"), Text(format!("−{}", n.unsigned_abs()))],
        Effect::MissionaryBonus { n } => {
            vec![Worker(Kind::Missionary), Icon("to"), plus(n), Worker(Kind::Colonist)]
        }
        Effect::CancelMissionaryBonus => vec![Worker(Kind::Missionary), text("✗"), Worker(Kind::Colonist)],
        Effect::ShipsAsDockSpaces { max } => {
            vec![Worker(Kind::Colonist), Icon("to"), Icon("ship"), Text(format!("×{max}"))]
        }
        Effect::MoveWorkerToFront => vec![Icon("front"), AnyWorker],
        Effect::MoveWorkerAdjacent { worker } => vec![Worker(worker), Icon("to"), Icon("land")],
        Effect::MoveWorkers { worker, n } => {
            vec![Text(n.to_string()), Worker(worker), Icon("to"), Icon("land")]
        }
        Effect::PlaceWorkers { worker, n, .. } => vec![plus(n), Worker(worker), Icon("to"), Icon("land")],
        Effect::PlaceWorkersWithPartner { worker, n } => {
            vec![plus(n), Worker(worker), text("&"), plus(n), Worker(worker)]
        }
        Effect::SwapGoodWithOpponent => vec![AnyGood, Icon("swap"), AnyGood],
        Effect::SellGoods { price } => vec![AnyGood, Icon("to"), Coin(price)],
        Effect::RemoveOneFromEachColony { min_size } => {
            vec![Icon("skull"), text("−1"), Icon("land"), Text(format!("{min_size}+"))]
        }
        Effect::RemoveWorkers { worker, n } => vec![Icon("skull"), Text(format!("−{n}")), Worker(worker)],
        Effect::StealDiscoveryTiles { players } => {
            vec![Text(players.to_string()), text("×"), Icon("compass"), Icon("front")]
        }
        Effect::DefenceSoldier { n } => vec![Icon("shield"), plus(n), Worker(Kind::Soldier)],
        Effect::VpPer { per, vp, divisor } => {
            let mut row = vec![Star(vp), text("/")];
            if divisor > 1 && per != Per::Money {
                row.push(Text(divisor.to_string()));
            }
            row.push(counted(per, divisor));
            row
        }
    }
}

fn counted(per: Per, divisor: u8) -> Glyph {
    match per {
        Per::Good => Glyph::AnyGood,
        Per::WorkerInNewWorld => Glyph::AnyWorker,
        Per::Ship => Glyph::Icon("ship"),
        Per::SoldierInNewWorld => Glyph::Worker(Kind::Soldier),
        Per::BuilderInNewWorld => Glyph::Worker(Kind::Builder),
        Per::CapitalBuilding => Glyph::Icon("house"),
        Per::ColonizedRegionWithPresence => Glyph::Icon("land"),
        Per::Money => Glyph::Coin(divisor as u16),
        Per::DiscoveryTileOrCard => Glyph::Icon("compass"),
        Per::SpecialistTrackRound8 => Glyph::AnyWorker,
    }
}

/// A building on a mat: its picture small, its name in full.
pub fn chip(building: Building, kind: Type, used: bool, vp: u16, name: &str) -> Markup {
    html! {
        li class={ "chip-building age-" (building.facts().age) @if used { " used" } } data-target=(at(targets::building(building)))
            data-tip=(building.key()) {
            svg.strip viewBox="-92 -30 184 60" aria-hidden="true" { (picture(&building.facts().effect)) }
            span { (name) }
            @if vp > 0 { b.vp { (vp) } }
            @if kind == Type::Once && used { span.sr { " ✓" } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Atlas;
    use text::Lang;

    #[test]
    fn every_name_is_whole() {
        assert_eq!(heading("Cartographie du Nouveau Monde"), ["Cartographie du", "Nouveau Monde"]);
        assert_eq!(heading("Mint"), ["Mint"]);
    }

    /// R8.1: what is worth buying early counts down.
    #[test]
    fn a_building_counts_how_often_it_still_gives() {
        let of = |building: Building, round| {
            let facts = building.facts();
            times(facts.kind, &facts.effect, round)
        };
        assert_eq!((of(Building::TradingPost, 1), of(Building::TradingPost, 8)), (Some(8), Some(1)));
        assert_eq!((of(Building::Monastery, 1), of(Building::Monastery, 8)), (Some(7), Some(0)));
        assert_eq!(of(Building::Magellan, 1), None, "it does not give, it is there");
        assert_eq!(of(Building::IncaConquest, 1), None);
    }

    /// What a card says stays between its name and its price, in both languages.
    #[test]
    fn every_effect_fits_its_card() {
        for lang in Lang::ALL {
            let words = Words::at::<Atlas>(lang).unwrap_or_else(|p| panic!("{p:?}"));
            for building in Building::all() {
                let lines = effect(&words, building);
                let first = if lines.len() <= 3 { 73.0 } else { 42.0 };
                let last = first + FINE.1 * (lines.len() as f32 - 1.0);
                assert!(last <= CARD.1 - 30.0, "{lang}: {building:?}: {lines:#?}");
                let widest = lines.iter().map(|line| Letters::Plain.width(line, FINE.0)).fold(0.0, f32::max);
                assert!(widest <= CARD.0 - 10.0, "{lang}: {building:?}: {lines:?}");
            }
        }
    }
}
