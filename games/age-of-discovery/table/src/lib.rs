//! How Age of Discovery is drawn: the New World on the left, the eight tracks on the right, mats beside.

mod aids;
mod answers;
mod boxes;
mod brief;
mod buildings;
mod cards;
mod colony;
mod draw;
mod effects;
mod lessons;
mod map;
mod margin;
mod mats;
mod purpose;
mod regions;
mod symbols;
mod things;
mod tracks;

use age_of_discovery::{Action, AgeOfDiscovery, Event, Phase, Spot, View};
use kernel::{PerSeat, Points, Seat, msg};
use kit::Named;
use maud::{Markup, html};
use table::{Aid, Brief, Close, Effect, Face, Part, Scene, ScoreRow, Scored, Tip, Words};
use text::Both;

/// The face of Age of Discovery.
pub struct Atlas;

impl Face for Atlas {
    type Rules = AgeOfDiscovery;
    /// A unit is a pixel where the window has 1366 by 768 of them.
    const SIZE: (u32, u32) = (1010, 716);
    const STYLE: &'static str = include_str!("style.css");
    const CARD: Option<&'static [u8]> = Some(include_bytes!("card.jpg"));
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const TEACHING: table::Teaching = lessons::TEACHING;

    /// The eight tracks, while a worker is to be placed (R5.3).
    const DEEDS: &'static [&'static [&'static str]] =
        &[&["initiative", "dock", "goods", "ship", "buildings", "discovery", "specialists", "war"]];

    fn deed(action: &Action) -> Option<&'static str> {
        let Action::Place(spot) = action else { return None };
        Some(match spot {
            Spot::Initiative => "initiative",
            Spot::Dock | Spot::Mayflower => "dock",
            Spot::Goods => "goods",
            Spot::MerchantShip => "ship",
            Spot::Buildings => "buildings",
            Spot::Discovery => "discovery",
            Spot::Specialists(_) => "specialists",
            Spot::War => "war",
        })
    }

    /// The others: money and income, what they own, and what their colonies would score now.
    const IN_ROW: &'static [&'static str] =
        &["money", "income", "goods", "ships", "buildings", "claims", "hand"];

    fn emblem() -> Markup {
        html! {
            path d="M8 40h48l-6 10H14ZM32 38V8M32 10c10 4 14 12 14 24H32M30 14c-8 4-12 10-13 20h13" {}
            path d="M6 54c6 3 10-3 16 0s10 3 16 0 10-3 16 0" {}
        }
    }

    fn symbols() -> Markup {
        symbols::sheet()
    }

    fn ground(words: &Words) -> Markup {
        html! { rect.under x="-600" y="-600" width="2210" height="1916" {}
        (regions::ground(words)) (tracks::ground(words)) (margin::ground(words)) }
    }

    fn board(scene: &Scene<AgeOfDiscovery>) -> Vec<Part> {
        let mut parts = regions::parts(scene);
        parts.extend(tracks::parts(scene));
        parts.extend(margin::parts(scene));
        parts
    }

    fn mat(scene: &Scene<AgeOfDiscovery>, seat: Seat) -> Markup {
        mats::mat(scene, seat)
    }

    fn hand(scene: &Scene<AgeOfDiscovery>) -> Option<Markup> {
        mats::nations(scene)
    }

    fn moment(scene: &Scene<AgeOfDiscovery>) -> Option<String> {
        Some(match scene.view.phase {
            Phase::Start => scene.t("face-phase-start").to_owned(),
            Phase::Over => scene.t("face-phase-over").to_owned(),
            _ => scene.say(&msg("face-moment").num("round", scene.view.round)),
        })
    }

    /// R4: the five phases of a round.
    fn phases(scene: &Scene<AgeOfDiscovery>) -> Vec<table::Phase> {
        let phases = [
            (Phase::Placement, "face-phase-placement"),
            (Phase::Tracks, "face-phase-tracks"),
            (Phase::Income, "face-phase-income"),
            (Phase::Benefits, "face-phase-benefits"),
            (Phase::Refresh, "face-phase-refresh"),
        ];
        let now = scene.view.phase;
        if !phases.iter().any(|(phase, _)| *phase == now) {
            return Vec::new();
        }
        let named = phases.into_iter();
        named.map(|(phase, key)| table::Phase { name: scene.t(key).to_owned(), now: phase == now }).collect()
    }

    fn aids(scene: &Scene<AgeOfDiscovery>) -> Vec<Aid> {
        aids::aids(scene)
    }

    fn tips(words: &Words) -> Vec<Tip> {
        aids::tips(words)
    }

    fn scores(view: &View) -> PerSeat<Points> {
        view.players.map(|_, mat| mat.score.total.into())
    }

    fn breakdown(view: &View) -> Vec<ScoreRow> {
        let row = |key: &'static str, points: &dyn Fn(&age_of_discovery::Mat) -> u16| {
            ScoreRow::new(msg(key), view.players.map(|_, mat| points(mat)))
        };
        let mut rows = vec![
            row("face-score-colonies-1", &|m| m.score.colonies[0]),
            row("face-score-colonies-2", &|m| m.score.colonies[1]),
            row("face-score-colonies-3", &|m| m.score.colonies[2]),
            row("face-score-discoveries", &|m| m.score.discoveries),
            row("face-score-buildings", &|m| m.score.buildings.iter().map(|b| b.1).sum()),
            row("face-score-economy", &|m| m.score.economy),
        ];
        // R9.2: only where points can be bought.
        if view.options.buy_vp {
            rows.push(row("face-score-bought", &|m| m.score.bought));
        }
        rows
    }

    /// A round ends when the next begins; the last one ends with the game.
    fn closes(event: &Event) -> Option<Close> {
        match event {
            Event::RoundBegins { round: round @ 2.., .. } => {
                Some(Close { title: msg("face-closed").num("n", round - 1), opens: true })
            }
            _ => None,
        }
    }

    /// R10.1: region by region.
    fn scored(event: &Event) -> Option<Scored> {
        let Event::ColonyScored { seat, region, n } = *event else { return None };
        Some(Scored { seat, what: msg(region.key()), points: n.into() })
    }

    /// R4, R6: the phases of a round, and its tracks.
    fn heading(event: &Event) -> bool {
        matches!(
            event,
            Event::TrackBegins { .. } | Event::IncomeBegins | Event::BenefitsBegin | Event::RefreshBegins
        )
    }

    fn brief(event: &Event) -> Option<Vec<Brief>> {
        brief::brief(event)
    }

    fn effects(event: &Event) -> Vec<Effect> {
        effects::effects(event)
    }

    fn card(event: &Event) -> Option<table::Card> {
        cards::card(event)
    }
}
