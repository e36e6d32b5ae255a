//! What a turn consists of: the bars at the start of the turn, while an offer is put together, at city management and while a
//! city acts.

use crate::Atlas;
use civilization_2010::{Action, Civilization2010, Marker, Piece};
use kernel::{Arg, Choice, Offer};
use table::{Face, Kind, Scene};

type Bar = &'static [&'static str];

const START: Bar = &["found", "government", "use"];
const START_INVESTING: Bar = &["found", "government", "invest", "use"];
const MANAGE: Bar = &["act", "advance", "use"];
const CITY: Bar = &["produce", "arts", "harvest"];
const DRAFT: Bar = &["give", "ask"];

pub const BARS: &[Bar] = &[START, START_INVESTING, MANAGE, CITY, DRAFT];

/// The same answers are given elsewhere too: a city is named for a scout, an ability is used in battle. Only these
/// questions have a bar, while something of it can be done.
pub fn bar(offer: &Offer<Action>) -> Option<Bar> {
    let bar = asked(offer)?;
    let offered = |choice: &Choice<Action>| deed(&choice.action).is_some_and(|deed| bar.contains(&deed));
    offer.choices.iter().any(offered).then_some(bar)
}

fn asked(offer: &Offer<Action>) -> Option<Bar> {
    match offer.prompt.as_ref()?.key.as_ref() {
        "prompt-start" if Atlas::knows(offer, "invest") => Some(START_INVESTING),
        "prompt-start" => Some(START),
        "prompt-manage" => Some(MANAGE),
        // R5.2: what is given and what is asked for are two things, where there is something of both.
        "prompt-draft" | "prompt-draft-empty" => {
            DRAFT.iter().all(|deed| Atlas::knows(offer, deed)).then_some(DRAFT)
        }
        // Once the caravan is spent the city produces.
        "prompt-city" if Atlas::knows(offer, "arts") => Some(CITY),
        _ => None,
    }
}

pub fn deed(action: &Action) -> Option<&'static str> {
    Some(match action {
        Action::Found(_) => "found",
        Action::Government(_) => "government",
        Action::Invest => "invest",
        Action::City(_) => "act",
        Action::Advance | Action::Leap => "advance",
        Action::Item(_) | Action::FreeBuilding(_) | Action::Caravan => "produce",
        Action::Arts => "arts",
        Action::Harvest(_) => "harvest",
        Action::Give(_) | Action::Keep(_) => "give",
        Action::Ask(_) | Action::Unask(_) => "ask",
        Action::Skill(_) | Action::Event(_) | Action::Person(_) | Action::TurnUp(_) => "use",
        Action::Wonder(_) | Action::Decree | Action::PersonType(_) => "use",
        Action::Teacher | Action::Workers | Action::Relic(_) => "use",
        _ => return None,
    })
}

/// Whoever steps on an army, a city or a village fights; what is placed on a piece replaces it, but a figure stands beside it.
pub fn kind(scene: &Scene<Civilization2010>, action: &Action) -> Option<Kind> {
    let view = scene.view;
    let square = |sq: u16| view.squares[sq as usize].as_ref();
    match *action {
        Action::Step(sq) => {
            let others =
                view.players.iter().enumerate().filter(|(i, _)| view.who.is_none_or(|me| me.index() != *i));
            let army = others.flat_map(|(_, p)| &p.figures).any(|figure| figure.at == sq && !figure.scout);
            let guarded = square(sq).is_some_and(|s| {
                s.marker == Marker::Village || s.centre.is_some_and(|(owner, _)| Some(owner) != view.who)
            });
            (army || guarded).then_some(Kind::Attack)
        }
        Action::Square(sq) => {
            let places =
                matches!(scene.offer?.prompt.as_ref()?.key.as_ref(), "prompt-place" | "prompt-place-person");
            let stands = square(sq).is_some_and(|s| s.piece != Piece::None);
            (places && stands).then_some(Kind::Replace)
        }
        // Whoever holds nothing that interrupts a move watches it in vain.
        Action::Watch => {
            let none = |(name, arg): &(_, Arg)| *name == "any" && *arg == Arg::Number(0);
            scene.offer?.prompt.as_ref()?.args.iter().any(none).then_some(Kind::Vain)
        }
        // R4.7: for a scout whose square gives nothing one city is as good as another.
        Action::City(city) => {
            let asked = scene.offer?.prompt.as_ref()?;
            let is = |key: &str, n: i64| {
                asked.args.iter().any(|(name, arg)| *name == key && *arg == Arg::Number(n))
            };
            (asked.key == "prompt-assign" && is("bare", 1) && !is("home", city as i64)).then_some(Kind::Vain)
        }
        _ => None,
    }
}
