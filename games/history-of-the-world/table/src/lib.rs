//! How History of the World is drawn: the world with its regions in colours and textures, armies as shields with the number of
//! their epoch, the empires of the epoch and the values of the regions in its oceans, the score track below.

mod aids;
mod board;
mod cards;
mod draw;
mod effects;
mod ground;
mod map;
mod mats;
mod plates;
mod symbols;
mod track;

use history_of_the_world::{Action, Event, HistoryOfTheWorld, Stage, View};
use kernel::{Offer, PerSeat, Points, Seat, msg};
use kit::Named;
use maud::{Markup, html};
use table::{Aid, Card, Effect, Face, Part, Scene, ScoreRow, Tip, Words};
use text::Both;

/// The face of History of the World.
pub struct WorldMap;

impl Face for WorldMap {
    type Rules = HistoryOfTheWorld;
    const SIZE: (u32, u32) = (map::WIDTH, map::HEIGHT + map::TRACK);
    const STYLE: &'static str = include_str!("style.css");
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };

    /// What an empire does in its turn; where fleets are a matter of choice (R13.4, Astronomy, Reallocation), they too.
    const DEEDS: &'static [&'static [&'static str]] =
        &[&["events", "expand", "fort", "recover"], &["events", "fleets", "expand", "fort", "recover"]];

    fn deed(action: &Action) -> Option<&'static str> {
        match action {
            Action::Play(_) => Some("events"),
            Action::Sea(_) | Action::Man(_) | Action::Engage(_) => Some("fleets"),
            Action::Expand { .. } => Some("expand"),
            Action::Fort(_) => Some("fort"),
            Action::Recover { .. } => Some("recover"),
            _ => None,
        }
    }

    /// The parts of a turn are spoken of while one of them is on.
    fn bar(offer: &Offer<Action>) -> Option<&'static [&'static str]> {
        Self::knows(offer, "events").then(|| Self::DEEDS[usize::from(Self::knows(offer, "fleets"))])
    }

    fn emblem() -> Markup {
        html! {
            path d="M32 8a24 24 0 1 0 0 48a24 24 0 1 0 0-48M8 32h48M32 8c12 10 12 38 0 48" {}
            path d="M32 8c-12 10-12 38 0 48M13 18c10 6 28 6 38 0M13 46c10-6 28-6 38 0" {}
        }
    }

    fn symbols() -> Markup {
        symbols::sheet()
    }

    fn ground(words: &Words) -> Markup {
        html! { (ground::ground(words)) (track::ground()) }
    }

    fn board(scene: &Scene<HistoryOfTheWorld>) -> Vec<Part> {
        let mut parts = board::parts(scene);
        parts.extend(plates::calls(scene));
        parts.extend(track::parts(scene));
        parts
    }

    fn mat(scene: &Scene<HistoryOfTheWorld>, seat: Seat) -> Markup {
        mats::mat(scene, seat)
    }

    fn hand(scene: &Scene<HistoryOfTheWorld>) -> Option<Markup> {
        mats::hand(scene)
    }

    fn moment(scene: &Scene<HistoryOfTheWorld>) -> Option<String> {
        let epoch = scene.t(&format!("epoch-{}", scene.view.epoch)).to_owned();
        if scene.view.standing.is_some() {
            return Some(scene.t("face-over").to_owned());
        }
        let Some(turn) = &scene.view.turn else {
            return Some(format!("{epoch} · {}", scene.t("face-drafting")));
        };
        let stage = match turn.stage {
            _ if turn.side_campaign => "face-stage-side",
            Stage::Events => "face-stage-events",
            Stage::Astronomy | Stage::Markers | Stage::Fleets | Stage::Reallocation => "face-stage-prepare",
            Stage::Expand => "face-stage-expand",
            Stage::Monuments { .. } => "face-stage-monuments",
        };
        Some(format!("{epoch} · {} · {}", scene.t(&turn.empire.key()), scene.t(stage)))
    }

    fn aids(scene: &Scene<HistoryOfTheWorld>) -> Vec<Aid> {
        aids::aids(scene)
    }

    fn tips(words: &Words) -> Vec<Tip> {
        aids::tips(words)
    }

    fn scores(view: &View) -> PerSeat<Points> {
        view.players.map(|_, p| p.points.into())
    }

    /// One row an epoch, then the markers.
    fn breakdown(view: &View) -> Vec<ScoreRow> {
        let mut rows: Vec<ScoreRow> = (1..=7usize)
            .map(|epoch| {
                let scored = view.players.map(|_, p| p.scored[epoch - 1].total() as i32);
                ScoreRow::new(msg(format!("epoch-{epoch}")), scored)
            })
            .collect();
        if !view.options.no_preeminence {
            let turned = view.players.map(|_, p| p.preeminence.unwrap_or(0));
            rows.push(ScoreRow::new(msg("face-preeminence"), turned));
        }
        rows
    }

    fn effects(event: &Event) -> Vec<Effect> {
        effects::effects(event)
    }

    fn card(event: &Event) -> Option<Card> {
        cards::card(event)
    }
}
