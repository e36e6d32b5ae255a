//! Battles as cards: both sides with their dice, and what came of it.

use history_of_the_world::{Event, Outcome as Result, Roll, targets};
use kernel::{Key, Seat, Target, msg};
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
    let (outcome, said) = match outcome {
        Result::Higher if attack.1.kept() == defence.1.kept() => (Outcome::Won, "face-card-won-tie"),
        Result::Higher => (Outcome::Won, "face-card-won"),
        Result::Equal => (Outcome::Even, "face-card-tied"),
        Result::Lower => (Outcome::Lost, "face-card-lost"),
    };
    Card {
        kind: msg(kind),
        title: msg(title),
        sides: vec![side(attack, "face-card-attacks"), side(defence, "face-card-defends")],
        outcome,
        said: msg(said).seat("who", attack.0),
        place: Some(place),
    }
}

/// R9.2: each side keeps its best die and adds its bonus.
fn side((seat, roll): (Seat, &Roll), role: &'static str) -> Side {
    let note = msg("face-card-dice").num("n", roll.dice.len() as i64);
    Side {
        seat: Some(seat),
        role: Some(msg(role)),
        dice: Die::best(&roll.dice),
        bonus: roll.bonus as i32,
        sum: Some(roll.kept() as i32),
        note: Some(note),
        ..Default::default()
    }
}
