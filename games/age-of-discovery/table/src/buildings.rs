//! Capital buildings as tiles: a name, what it does in pictures, its price. The words are in the tip.

use crate::draw::{self, wrap};
use crate::tracks::frame;
use age_of_discovery::{
    AgeOfDiscovery, Building, DockSpace, Effect, Good, Kind, Offered, Per, Track, Type, targets,
};
use kit::{Id, Named};
use maud::{Markup, html};
use table::{Part, Scene, at};

/// R6.5: the five on offer.
pub fn row(scene: &Scene<AgeOfDiscovery>) -> Part {
    let f = frame(Track::Buildings);
    let svg = html! {
        g id="row" {
            @for (i, offered) in scene.view.row.iter().enumerate() {
                (tile(scene, offered, f.x + 16.0 + i as f32 * 208.0, f.y + 128.0))
            }
        }
    };
    Part::new("row", svg)
}

fn tile(scene: &Scene<AgeOfDiscovery>, offered: &Offered, x: f32, y: f32) -> Markup {
    let Offered { building, kind, cost, vp } = offered;
    let name = scene.t(&building.key()).to_owned();
    let lines = wrap(&name, 15);
    // As large as the longest line lets it be.
    let longest = lines.iter().map(|l| l.chars().count()).max().unwrap_or(1) as f32;
    let most = if lines.len() > 2 { 16.0 } else { 20.0 };
    let size = (178.0 / (longest * 0.66)).min(most);
    let top = 40.0 - (lines.len() as f32 - 1.0) * (size + 2.0) / 2.0;
    html! {
        g id={ "bd-" (building.index()) } class={ "piece building age-" (building.facts().age) }
            style={ "transform:translate(" (x) "px," (y) "px)" }
            data-target=(at(targets::building(*building))) data-tip=(building.key()) role="img" aria-label=(name)
            data-badge-at={ (x + 98.0) "," (y + 204.0) } {
            rect.tile-card width="196" height="196" rx="10" {}
            rect.tile-band width="196" height="66" rx="10" {}
            @for (i, line) in lines.iter().take(3).enumerate() {
                text.tile-name x="98" y=(top + i as f32 * (size + 2.0)) font-size=(size) { (line) } }
            g transform="translate(98,112)" { (picture(&building.facts().effect)) }
            line.tile-rule x1="12" x2="184" y1="154" y2="154" {}
            g transform="translate(26,175)" { use.when href={ "#i-" (draw::timing(*kind)) } {} }
            @if *vp > 0 { g transform="translate(98,175) scale(.95)" { (draw::star(vp)) } }
            g transform="translate(168,175) scale(1.1)" { (draw::coin(cost)) }
            rect.ring x="-3" y="-3" width="202" height="202" rx="12" {}
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
