//! How History of the World is drawn: the world with its regions in colours and textures, armies as shields with the number of
//! their epoch, the empires of the epoch and the values of the regions in its oceans, the score track below.

mod aids;
mod board;
mod cards;
mod draw;
mod effects;
mod forecast;
mod ground;
mod lessons;
mod map;
mod mats;
mod plates;
mod symbols;
mod things;
mod track;

use history_of_the_world::{Action, Event, HistoryOfTheWorld, Score, Stage, View};
use kernel::{Offer, PerSeat, Points, Seat, msg};
use kit::Named;
use maud::{Markup, html};
use table::{Aid, Card, Close, Effect, Face, Kind, Part, Phase, Scene, ScoreRow, Tip, Words};
use text::Both;

/// A name, and the points of an epoch that go by it.
type Source = (&'static str, fn(&Score) -> u8);

/// Where points come from; seas only where there is naval control (R13.4).
const SOURCES: [Source; 5] = [
    ("face-source-regions", |score| score.regions),
    ("face-source-capitals", |score| score.capitals),
    ("face-source-cities", |score| score.cities),
    ("face-source-monuments", |score| score.monuments),
    ("face-source-seas", |score| score.seas),
];

/// The face of History of the World.
pub struct WorldMap;

impl Face for WorldMap {
    type Rules = HistoryOfTheWorld;
    const SIZE: (u32, u32) = (map::WIDTH, map::HEIGHT + map::TRACK);
    const STYLE: &'static str = include_str!("style.css");
    const CARD: Option<&'static [u8]> = Some(include_bytes!("card.jpg"));
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const TEACHING: table::Teaching = lessons::TEACHING;

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

    /// The others: what their turn would score, what they hold, what is in their hand.
    const IN_ROW: &'static [&'static str] = &["turn", "lands", "capitals", "cities", "monuments", "cards"];

    const FORECASTS: &'static [&'static str] = &["turn"];

    fn kind(scene: &Scene<HistoryOfTheWorld>, action: &Action) -> Option<Kind> {
        match action {
            Action::Expand { to, .. } => {
                let owner = scene.view.lands.iter().find(|land| land.land == *to)?.standing.owner?;
                Some(if scene.audience.is(owner) { Kind::Replace } else { Kind::Attack })
            }
            Action::Engage(_) => Some(Kind::Attack),
            _ => None,
        }
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

    fn ground(_: &Words) -> Markup {
        html! { (ground::ground()) (track::ground()) }
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
        // Whose turn it is reads whose empire it is in the question.
        let own = scene.audience.is(turn.seat);
        Some(if own { epoch } else { format!("{epoch} · {}", scene.t(&turn.empire.key())) })
    }

    /// R5: the parts of an empire's turn.
    fn phases(scene: &Scene<HistoryOfTheWorld>) -> Vec<Phase> {
        let Some(turn) = &scene.view.turn else { return Vec::new() };
        let now = match turn.stage {
            _ if turn.side_campaign => 0,
            Stage::Events => 0,
            Stage::Astronomy | Stage::Markers | Stage::Fleets | Stage::Reallocation => 1,
            Stage::Expand => 2,
            Stage::Monuments { .. } => 3,
        };
        let keys = ["face-stage-events", "face-stage-prepare", "face-stage-expand", "face-stage-monuments"];
        let named = keys.into_iter().enumerate();
        named.map(|(i, key)| Phase { name: scene.t(key).to_owned(), now: i == now }).collect()
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

    /// R11.1, R11.2: regions and what is built, over all epochs, then the markers. What each epoch brought is on the mats.
    fn breakdown(view: &View) -> Vec<ScoreRow> {
        let row = |(key, of): Source| {
            let scored = view.players.map(|_, p| p.scored.iter().map(|score| of(score) as i32).sum::<i32>());
            ScoreRow::new(msg(key), scored)
        };
        let seas = SOURCES.len() - usize::from(!view.options.naval_control);
        let mut rows: Vec<ScoreRow> = SOURCES[..seas].iter().copied().map(row).collect();
        if !view.options.no_preeminence {
            let turned = view.players.map(|_, p| p.preeminence.unwrap_or(0));
            rows.push(ScoreRow::new(msg("face-preeminence"), turned));
        }
        rows
    }

    /// An epoch ends when the next begins; the last one ends with the game.
    fn closes(event: &Event) -> Option<Close> {
        match event {
            Event::EpochBegins { epoch: epoch @ 2.. } => Some(Close {
                title: msg("face-closed").term("epoch", format!("epoch-{}", epoch - 1)),
                opens: true,
            }),
            _ => None,
        }
    }

    fn effects(event: &Event) -> Vec<Effect> {
        effects::effects(event)
    }

    fn card(event: &Event) -> Option<Card> {
        cards::card(event)
    }
}
