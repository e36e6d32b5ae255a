//! How Civilization: The Boardgame is drawn: the world with its pieces, and sheets that are laid over it: the battle, the
//! deal and the purchase that are on, and those for technologies, units, improvements, production and the way to victory.

mod aids;
mod battle;
mod board;
mod cards;
mod deal;
mod desk;
mod draw;
mod effects;
mod far;
mod figures;
mod ground;
mod ledger;
mod lessons;
mod map;
mod mats;
mod piles;
mod places;
mod purchase;
mod region;
mod sheets;
mod symbols;
mod things;
mod tips;
mod tree;
mod victory;

use civilization_2002::ids::*;
use civilization_2002::options::{Length, RuleSet};
use civilization_2002::state::Phase;
use civilization_2002::view::View;
use civilization_2002::{Action, Civilization2002, Event};
use kernel::{Offer, PerSeat, Points, Seat, msg};
use maud::{Markup, html};
use table::{Aid, Card, Close, Effect, Face, Part, Scene, ScoreRow, Tip, Words};
use text::Both;

/// The face of Civilization (2002).
pub struct World;

impl Face for World {
    type Rules = Civilization2002;
    const SIZE: (u32, u32) = map::SIZE;
    const STYLE: &'static str = include_str!("style.css");
    const CARD: Option<&'static [u8]> = Some(include_bytes!("card.jpg"));
    const IN_ROW: &'static [&'static str] =
        &["gold", "income", "settlements", "armies", "technologies", "wonders"];
    const DEEDS: &'static [&'static [&'static str]] = &[
        &["found", "grow", "figures", "technologies", "milestones"],
        &["found", "grow", "figures", "technologies", "improvements", "wonders", "sell"],
    ];
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const TEACHING: table::Teaching = lessons::TEACHING;

    /// The purchases have a bar, by the rules of the match: each kind there is can be had, or says why not.
    fn bar(offer: &Offer<Action>) -> Option<&'static [&'static str]> {
        let purchases = offer.has(&Action::EndPurchases);
        Self::DEEDS.iter().find(|row| purchases && row.iter().all(|deed| Self::knows(offer, deed))).copied()
    }

    fn deed(action: &Action) -> Option<&'static str> {
        match action {
            Action::Found(_) => Some("found"),
            Action::Grow(_) => Some("grow"),
            Action::Buy(_) => Some("figures"),
            Action::Research(_) => Some("technologies"),
            Action::Build(_) => Some("improvements"),
            Action::BuySpaceship | Action::UseManhattan | Action::DeclareEnd(_) => Some("wonders"),
            Action::Claim(_) => Some("milestones"),
            Action::Sell(_) => Some("sell"),
            _ => None,
        }
    }

    /// R2.4: where a battle would be fought; R2.2.1: where a marker lies that this audience has not seen.
    fn kind(scene: &Scene<Civilization2002>, action: &Action) -> Option<table::Kind> {
        match action {
            Action::Attack { .. } | Action::Resolve(_) | Action::Challenge => Some(table::Kind::Attack),
            Action::Go(to) => {
                let region = scene.view.regions.iter().find(|region| region.area == *to)?;
                let unseen = region.face == civilization_2002::state::Face::Down && region.marker.is_none();
                unseen.then_some(table::Kind::Explore)
            }
            _ => None,
        }
    }

    fn emblem() -> Markup {
        html! { path d="M8 54h48M12 50h40M16 46V26M26 46V26M38 46V26M48 46V26M10 22l22-14 22 14ZM12 46h40" {} }
    }

    fn symbols() -> Markup {
        symbols::sheet()
    }

    fn ground(words: &Words) -> Markup {
        ground::ground(words)
    }

    fn board(scene: &Scene<Civilization2002>) -> Vec<Part> {
        board::parts(scene)
    }

    fn mat(scene: &Scene<Civilization2002>, seat: Seat) -> Markup {
        mats::mat(scene, seat)
    }

    fn sheets(scene: &Scene<Civilization2002>) -> Vec<Part> {
        desk::sheets(scene)
    }

    fn moment(scene: &Scene<Civilization2002>) -> Option<String> {
        let view = scene.view;
        if view.turn == 0 || view.phase == Phase::Over {
            let key = if view.phase == Phase::Over { "face-phase-over" } else { "face-phase-setup" };
            return Some(scene.t(key).to_owned());
        }
        // R3.1, R6.10: who plays on knows what for. What is short is not cut off on a narrow page.
        let closing = view.era_ends && !view.last_turn;
        let era = match closing {
            true => scene.say(&msg("face-era-closing").term("era", view.era.key())),
            false => scene.t(&view.era.key()).to_owned(),
        };
        let turn = scene.say(&msg("face-moment").num("turn", view.turn));
        let mut moment = format!("{turn} · {era}");
        if view.last_turn {
            moment.push_str(" · ");
            moment.push_str(scene.t("face-last-turn"));
        }
        Some(moment)
    }

    /// R2.1: the four phases of a turn.
    fn phases(scene: &Scene<Civilization2002>) -> Vec<table::Phase> {
        let view = scene.view;
        if view.turn == 0 || view.phase == Phase::Over {
            return Vec::new();
        }
        let phases = [
            (Phase::Movement, "face-phase-movement"),
            (Phase::Trade, "face-phase-trade"),
            (Phase::Production, "face-phase-production"),
            (Phase::Purchase, "face-phase-purchase"),
        ];
        let named = phases
            .into_iter()
            .map(|(phase, key)| table::Phase { name: scene.t(key).to_owned(), now: phase == view.phase });
        named.collect()
    }

    fn aids(scene: &Scene<Civilization2002>) -> Vec<Aid> {
        aids::aids(scene)
    }

    fn tips(words: &Words) -> Vec<Tip> {
        tips::tips(words)
    }

    fn scores(view: &View) -> PerSeat<Points> {
        view.players.iter().map(|p| p.points.into()).collect()
    }

    fn breakdown(view: &View) -> Vec<ScoreRow> {
        let row = |key: &'static str, points: &dyn Fn(&civilization_2002::scoring::Score) -> i32| {
            ScoreRow::new(msg(key), view.players.iter().map(|p| points(&p.score)).collect())
        };
        let mut rows = vec![row("face-score-settlements", &|s| s.settlements)];
        match view.options.rules {
            RuleSet::Basic => rows.push(row("face-score-technologies", &|s| s.technologies)),
            RuleSet::Advanced => rows.push(row("face-score-great", &|s| s.great_discoveries)),
        }
        rows.push(row("face-score-wonders", &|s| s.wonders));
        if view.options.rules == RuleSet::Advanced && view.options.length == Length::Long {
            rows.push(row("face-score-ending", &|s| s.ending));
        }
        rows
    }

    /// Turns are many and short: their sheets wait in the log.
    fn closes(event: &Event) -> Option<Close> {
        match event {
            Event::TurnBegins { turn: turn @ 2.., .. } => {
                Some(Close { title: msg("face-closed").num("n", turn - 1), opens: false })
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
