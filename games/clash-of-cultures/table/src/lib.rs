//! How Clash of Cultures is drawn: the hex board; over it what is going on, a rail with one's cards, and sheets with the
//! cards, the advance board and the Wonders; mats for the players; cards of what deserves a look.

mod advances;
mod aids;
mod battle;
mod board;
mod cards;
mod cities;
mod deals;
mod desk;
mod effects;
mod hand;
mod hex;
mod lessons;
mod mats;
mod symbols;
mod terrain;
mod things;
mod units;
mod wonders;

use clash_of_cultures::{Action, Advance, ClashOfCultures, Event, Score, Set, Space, View, label};
use kernel::{Msg, Offer, PerSeat, Points, Seat, msg};
use maud::{Markup, html};
use table::{Aid, Card, Close, Effect, Face, Kind, Part, Phase, Scene, ScoreRow, Tip, Words};
use text::Both;

/// The face of Clash of Cultures.
pub struct HexBoard;

/// The city that an answer activates.
fn city(action: &Action) -> Option<Space> {
    match *action {
        Action::Collect(at) | Action::Build(at) => Some(at),
        Action::Enlarge { at, .. } | Action::Wonder { at, .. } => Some(at),
        _ => None,
    }
}

impl Face for HexBoard {
    type Rules = ClashOfCultures;
    const SIZE: (u32, u32) = (hex::WIDTH as u32, hex::HEIGHT as u32);
    const STYLE: &'static str = include_str!("style.css");
    const CARD: Option<&'static [u8]> = Some(include_bytes!("card.jpg"));
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const TEACHING: table::Teaching = lessons::TEACHING;

    const IN_ROW: &'static [&'static str] = &["advances", "cities", "armies", "food", "ore", "wood", "ideas"];
    const DEEDS: &'static [&'static [&'static str]] =
        &[&["advance", "found", "activate", "move", "civic", "influence"]];

    /// R5.4; what advances and Wonders add stands with the action it resembles.
    fn deed(action: &Action) -> Option<&'static str> {
        match action {
            Action::Advance(_) | Action::Priesthood(_) => Some("advance"),
            Action::Found(_) => Some("found"),
            Action::Collect(_) | Action::Build(_) | Action::Enlarge { .. } | Action::Wonder { .. } => {
                Some("activate")
            }
            Action::Move => Some("move"),
            Action::Civic | Action::Vote | Action::Gardens(_) => Some("civic"),
            Action::Influence { .. } => Some("influence"),
            _ => None,
        }
    }

    /// How many cities can do something, and what; no more than that fits.
    fn ways(deed: &str, ways: &[&Action]) -> Option<Msg> {
        // R8.1.4: whoever can take only what another advance makes free need not read of a price.
        let free = |way: &&Action| matches!(way, Action::Advance(a) if a.waived_by().is_some());
        match deed {
            "advance" => {
                let key = if ways.iter().all(free) { "deed-advance-free" } else { "deed-advance-ways" };
                // Priesthood offers for nothing what may be paid for as well.
                let named = ways.iter().filter_map(|way| match way {
                    Action::Advance(a) | Action::Priesthood(a) => Some(*a),
                    _ => None,
                });
                return Some(msg(key).num("n", named.collect::<Set<Advance>>().len() as i64));
            }
            "found" => {
                let sites = ways.iter().filter_map(|way| match way {
                    Action::Found(at) => Some(label(*at)),
                    _ => None,
                });
                return Some(msg("deed-found-where").list("where", sites));
            }
            "activate" => {}
            _ => return None,
        }
        let kind = |way: &&Action| match way {
            Action::Collect(_) => "deed-activate-collect",
            Action::Build(_) => "deed-activate-build",
            Action::Enlarge { .. } => "deed-activate-enlarge",
            _ => "deed-activate-wonder",
        };
        let mut kinds: Vec<&str> = Vec::new();
        for key in ways.iter().map(kind) {
            if !kinds.contains(&key) {
                kinds.push(key);
            }
        }
        let mut cities: Vec<Space> = ways.iter().filter_map(|way| city(way)).collect();
        cities.sort_unstable();
        cities.dedup();
        let n = cities.len() as i64;
        // One of these, not all.
        let either = |one: Msg, other: Msg| msg("either").with("one", one).with("other", other);
        let what = kinds.into_iter().map(msg).reduce(either)?;
        Some(msg("deed-activate-can").num("n", n).with("what", what))
    }

    /// R5.4: an advance that comes for nothing is none of a turn's actions.
    fn bar(offer: &Offer<Action>) -> Option<&'static [&'static str]> {
        let offered = |wanted: fn(&Action) -> bool| offer.choices.iter().any(|c| wanted(&c.action));
        let my_turn = offered(|a| *a == Action::EndTurn) && offered(|a| Self::deed(a).is_some());
        my_turn.then_some(Self::DEEDS[0])
    }

    fn kind(scene: &Scene<ClashOfCultures>, action: &Action) -> Option<Kind> {
        match action {
            Action::Go { to, .. } => scene.view.odds.iter().any(|o| o.to == *to).then_some(Kind::Attack),
            _ => None,
        }
    }

    fn emblem() -> Markup {
        html! {
            path d="M10 54V24l10-8 10 8v30M34 54V18l10-10 10 10v36M6 54h52M17 34h6v8h-6ZM41 26h6v8h-6Z" {}
            path d="M41 40h6v14h-6Z" {}
        }
    }

    fn symbols() -> Markup {
        symbols::sheet()
    }

    fn ground(words: &Words) -> Markup {
        board::ground(words)
    }

    fn board(scene: &Scene<ClashOfCultures>) -> Vec<Part> {
        board::parts(scene)
    }

    fn mat(scene: &Scene<ClashOfCultures>, seat: Seat) -> Markup {
        mats::mat(scene, seat)
    }

    fn hand(scene: &Scene<ClashOfCultures>) -> Option<Markup> {
        Some(desk::desk(scene))
    }

    fn moment(scene: &Scene<ClashOfCultures>) -> Option<String> {
        let view = scene.view;
        Some(scene.say(&msg("face-moment").num("round", view.round).num("rounds", view.rounds)))
    }

    /// R5.1: three turns each, then the status phase.
    fn phases(scene: &Scene<ClashOfCultures>) -> Vec<Phase> {
        let view = scene.view;
        let turn = |n: u8| Phase {
            name: scene.say(&msg("face-phase-turn").num("n", n)),
            now: !view.status && !view.over && view.cycle == n,
        };
        let status = Phase { name: scene.t("face-phase-status").to_owned(), now: view.status };
        (1..=3).map(turn).chain([status]).collect()
    }

    fn aids(scene: &Scene<ClashOfCultures>) -> Vec<Aid> {
        aids::aids(scene)
    }

    fn tips(words: &Words) -> Vec<Tip> {
        aids::tips(words)
    }

    fn scores(view: &View) -> PerSeat<Points> {
        view.players.iter().map(|p| Points::halves(p.half_points.into())).collect()
    }

    /// Advances count half a point each.
    fn breakdown(view: &View) -> Vec<ScoreRow> {
        let row = |key: &'static str, points: &dyn Fn(&Score) -> Points| {
            ScoreRow::new(msg(key), view.players.iter().map(|p| points(&p.score)).collect())
        };
        vec![
            row("face-score-buildings", &|s| s.buildings.into()),
            row("face-score-advances", &|s| Points::halves(s.advances.into())),
            row("face-score-objectives", &|s| s.objectives.into()),
            row("face-score-wonders", &|s| s.wonders.into()),
            row("face-score-events", &|s| s.events.into()),
        ]
    }

    /// What is asked in the status phase is asked by somebody who has seen the round.
    fn closes(event: &Event) -> Option<Close> {
        match event {
            Event::StatusPhase { round } => {
                Some(Close { title: msg("face-closed").num("n", *round), opens: true })
            }
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
