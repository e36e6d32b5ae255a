//! How Civilization (2010) is drawn: the map has the board; over it the four roads to victory, and a city, research or a
//! battle while they are asked about; market, pyramids and culture track among the aids.

mod aids;
mod art;
mod asked;
mod battle;
mod cards;
mod city;
mod deeds;
mod far;
mod gains;
mod hand;
mod layout;
mod lessons;
mod map;
mod market;
mod mats;
mod over;
mod pictured;
mod research;
mod strip;
mod symbols;
mod things;

use civilization_2010::{Action, Civilization2010, Event, Named, Phase, Victory, View};
use kernel::{Msg, Offer, PerSeat, Points, Seat, msg};
use maud::{Markup, html};
use table::{Aid, Card, Close, Effect, Face, Kind, Measure, Part, Scene, ScoreRow, Tip, Words};
use text::Both;

/// The face of Civilization (2010).
pub struct Atlas;

impl Face for Atlas {
    type Rules = Civilization2010;
    const SIZE: (u32, u32) = layout::SIZE;
    const STYLE: &'static str = include_str!("style.css");
    const CARD: Option<&'static [u8]> = Some(include_bytes!("card.jpg"));
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const TEACHING: table::Teaching = lessons::TEACHING;

    // Four victories and no points: only a table's turn limit adds something up (R21.3).
    const MEASURE: Measure = Measure { unit: None, total: "face-sum", chart: "face-chart" };

    const IN_ROW: &'static [&'static str] = &["trade", "culture", "coins", "technologies", "armies", "units"];

    const DEEDS: &'static [&'static [&'static str]] = deeds::BARS;

    fn deed(action: &Action) -> Option<&'static str> {
        deeds::deed(action)
    }

    fn bar(offer: &Offer<Action>) -> Option<&'static [&'static str]> {
        deeds::bar(offer)
    }

    fn kind(scene: &Scene<Civilization2010>, action: &Action) -> Option<Kind> {
        deeds::kind(scene, action)
    }

    fn emblem() -> Markup {
        // Squares, laid as the pyramid of technologies is.
        html! { path d="M22 8h20v20H22ZM10 34h20v20H10ZM34 34h20v20H34Z" {} }
    }

    fn symbols() -> Markup {
        art::sheet()
    }

    fn ground(_: &Words) -> Markup {
        html! { rect.c10-table width=(layout::SIZE.0) height=(layout::SIZE.1) {} }
    }

    fn board(scene: &Scene<Civilization2010>) -> Vec<Part> {
        map::parts(scene)
    }

    fn mat(scene: &Scene<Civilization2010>, seat: Seat) -> Markup {
        mats::mat(scene, seat)
    }

    fn hand(scene: &Scene<Civilization2010>) -> Option<Markup> {
        hand::hand(scene)
    }

    fn moment(scene: &Scene<Civilization2010>) -> Option<String> {
        // R21.3
        let turn = match scene.view.options.turn_limit {
            0 => msg("face-turn").num("n", scene.view.turn),
            last => msg("face-turn-of").num("n", scene.view.turn).num("last", last),
        };
        let turn = scene.say(&turn);
        // The phases stand beside it; only before the first turn there are none.
        let what = match (Self::won(scene.view), scene.view.phase) {
            (Some(how), _) => scene.say(&how),
            (None, Phase::Setup) => scene.t(&Phase::Setup.key()).to_owned(),
            _ => return Some(turn),
        };
        Some(format!("{turn} · {what}"))
    }

    fn phases(scene: &Scene<Civilization2010>) -> Vec<table::Phase> {
        let now = scene.view.phase;
        if now == Phase::Setup || scene.view.winner.is_some() {
            return Vec::new();
        }
        let played = Phase::ALL.into_iter().filter(|phase| *phase != Phase::Setup);
        played
            .map(|phase| table::Phase { name: scene.t(short(phase)).to_owned(), now: phase == now })
            .collect()
    }

    fn aids(scene: &Scene<Civilization2010>) -> Vec<Aid> {
        aids::aids(scene)
    }

    fn tips(words: &Words) -> Vec<Tip> {
        aids::tips(words)
    }

    fn won(view: &View) -> Option<Msg> {
        let (_, how) = view.winner?;
        Some(msg(match how {
            Victory::Culture => "face-won-culture",
            Victory::Technology => "face-won-technology",
            Victory::Economic => "face-won-economic",
            Victory::Military => "face-won-military",
            Victory::Limit => "face-won-limit",
        }))
    }

    fn scores(view: &View) -> PerSeat<Points> {
        view.players.iter().map(|p| Points::from(p.coins as i32 + p.track as i32 + techs(p))).collect()
    }

    fn breakdown(view: &View) -> Vec<ScoreRow> {
        let row = |key: &'static str, points: &dyn Fn(&civilization_2010::PlayerView) -> i32| {
            ScoreRow::new(msg(key), view.players.iter().map(points).collect())
        };
        vec![
            row("face-score-culture", &|p| p.track as i32),
            row("face-score-coins", &|p| p.coins as i32),
            row("face-score-techs", &|p| techs(p)),
        ]
    }

    fn sheet(scene: &Scene<Civilization2010>) -> Option<Markup> {
        let by_sum = matches!(scene.view.winner, Some((_, Victory::Limit)));
        (!by_sum).then(|| aids::roads(scene))
    }

    /// Turns are many and short: their sheets wait in the log.
    fn closes(event: &Event) -> Option<Close> {
        match event {
            Event::Turn { turn: turn @ 2.., .. } => {
                Some(Close { title: msg("face-closed").num("n", turn - 1), opens: false })
            }
            _ => None,
        }
    }

    /// That a phase begins, or somebody's part of it, says nothing without what they did in it.
    fn heading(event: &Event) -> bool {
        matches!(event, Event::Phase { .. } | Event::Part { .. })
    }

    fn card(event: &Event) -> Option<Card> {
        cards::card(event)
    }

    fn effects(event: &Event) -> Vec<Effect> {
        match event {
            Event::Phase { phase } => vec![Effect::banner(msg(phase.key()))],
            Event::Battle { square, .. } => vec![Effect::pulse(format!("space-{square}"))],
            Event::Founded { square, .. } | Event::Placed { square, .. } => {
                vec![Effect::pulse(format!("space-{square}"))]
            }
            _ => Vec::new(),
        }
    }
}

/// The bar has room for one word each.
fn short(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "phase-setup",
        Phase::Start => "face-phase-start",
        Phase::Trade => "face-phase-trade",
        Phase::City => "face-phase-city",
        Phase::Movement => "face-phase-movement",
        Phase::Research => "face-phase-research",
    }
}

fn techs(p: &civilization_2010::PlayerView) -> i32 {
    p.rows.iter().map(Vec::len).sum::<usize>() as i32
}
