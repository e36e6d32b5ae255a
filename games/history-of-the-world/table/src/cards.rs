//! Battles as cards: both sides with their dice, and what came of it.

use history_of_the_world::{Event, Outcome as Result, Roll, targets};
use kernel::{Key, Msg, Seat, Target, msg};
use kit::Named;
use table::{Card, Die, Outcome, Side};

pub fn card(event: &Event) -> Option<Card> {
    match event {
        Event::Battle { attacker, defender, land, attack, defence, outcome } => {
            let where_ = ("face-card-battle", land.key(), targets::land(*land));
            Some(battle(where_, (*attacker, attack), (*defender, defence), *outcome))
        }
        Event::SeaBattle { attacker, defender, sea, attack, defence, outcome } => {
            let where_ = ("face-card-sea-battle", sea.key(), targets::sea(*sea));
            Some(battle(where_, (*attacker, attack), (*defender, defence), *outcome))
        }
        _ => None,
    }
}

fn battle(
    (kind, title, place): (&'static str, Key, Target),
    attack: (Seat, &Roll),
    defence: (Seat, &Roll),
    outcome: Result,
) -> Card {
    // R9.7: only a fort helps a defender. R9.9: it falls first.
    let fort = defence.1.bonus > 0;
    let tie = attack.1.kept() == defence.1.kept();
    let (outcome, said) = match outcome {
        Result::Higher if fort => (Outcome::Won, if tie { "face-card-broke-tie" } else { "face-card-broke" }),
        Result::Higher => (Outcome::Won, if tie { "face-card-won-tie" } else { "face-card-won" }),
        Result::Equal if fort => (Outcome::Even, "face-card-tied-fort"),
        Result::Equal => (Outcome::Even, "face-card-tied"),
        Result::Lower => (Outcome::Lost, "face-card-lost"),
    };
    Card {
        kind: msg(kind),
        title: msg(title),
        sides: vec![
            side(attack, "face-card-attacks", None),
            side(defence, "face-card-defends", fort.then(|| msg("face-card-fort"))),
        ],
        outcome,
        said: msg(said).seat("who", attack.0),
        place: Some(place),
    }
}

/// R9.2: each side keeps its best die and adds its bonus.
fn side((seat, roll): (Seat, &Roll), role: &'static str, with: Option<Msg>) -> Side {
    let note = msg("face-card-dice").num("n", roll.dice.len() as i64);
    Side {
        seat: Some(seat),
        role: Some(msg(role)),
        dice: Die::best(&roll.dice),
        bonus: roll.bonus as i32,
        sum: Some(roll.kept() as i32),
        note: Some(note),
        with: with.into_iter().collect(),
        ..Default::default()
    }
}
