//! Battles as cards: both sides with their dice, and what came of it. An army that a sickness strikes has its dice on one, too.

use history_of_the_world::{Event, Fallen, Land, Outcome as Result, Roll, targets};
use kernel::{Key, Msg, Seat, Target, msg};
use kit::Named;
use table::{Card, Die, Outcome, Side};

pub fn card(event: &Event) -> Option<Card> {
    match event {
        Event::Battle { attacker, defender, land, attack, defence, outcome, open } => {
            let where_ = ("face-card-battle", land.key(), targets::land(*land));
            Some(battle(where_, (*attacker, attack), (*defender, defence), (*outcome, *open)))
        }
        Event::SeaBattle { attacker, defender, sea, attack, defence, outcome } => {
            let where_ = ("face-card-sea-battle", sea.key(), targets::sea(*sea));
            Some(battle(where_, (*attacker, attack), (*defender, defence), (*outcome, true)))
        }
        Event::Betrayed { attacker, defender, land } => Some(betrayed(*attacker, *defender, *land)),
        Event::WipedOut { seat } => Some(wiped_out(*seat)),
        // R6.9.16: where each army of a region rolls one die, a card for each would be too many.
        Event::Sick { land, owner, dice, dies, before, .. } if dice.len() > 1 => {
            Some(sick(*land, *owner, dice, *dies, before))
        }
        _ => None,
    }
}

/// R6.9.14, R6.9.15: any 1 is the end of the army; the other dice do not count then. Of several cards of an outbreak the last one
/// is looked at longest, so it has the armies that were taken before, too.
fn sick(land: Land, owner: Seat, dice: &[u8], dies: bool, before: &[Fallen]) -> Card {
    let side = |land: Land, owner: Seat, dice: &[u8], dies: bool| Side {
        seat: Some(owner),
        role: (!before.is_empty()).then(|| msg(land.key())),
        dice: dice.iter().map(|&face| Die { face, counts: !dies || face == 1 }).collect(),
        ..Default::default()
    };
    let this = Side { note: Some(msg("face-card-sick-dice")), ..side(land, owner, dice, dies) };
    let fallen = before.iter().map(|fallen| side(fallen.land, fallen.owner, &fallen.dice, true));
    let said = msg(if dies { "face-card-dies" } else { "face-card-lives" });
    let lands = before.iter().map(|fallen| msg(fallen.land.key()));
    Card {
        kind: msg("face-card-sick"),
        title: msg(land.key()),
        sides: std::iter::once(this).chain(fallen).collect(),
        outcome: if dies { Outcome::Lost } else { Outcome::Won },
        said: match before.len() {
            0 => said,
            n => msg("face-card-taken").with("said", said).num("n", n as i64).list("lands", lands),
        },
        place: Some(targets::land(land)),
    }
}

fn battle(
    (kind, title, place): (&'static str, Key, Target),
    attack: (Seat, &Roll),
    defence: (Seat, &Roll),
    (outcome, open): (Result, bool),
) -> Card {
    // R9.7: only a fort helps a defender. R9.9: it falls first.
    let fort = defence.1.bonus > 0;
    let tie = attack.1.kept() == defence.1.kept();
    let (outcome, said) = match outcome {
        // The land is not won as long as somebody stands there.
        Result::Higher if fort && !open => {
            (Outcome::Near, if tie { "face-card-broke-tie" } else { "face-card-broke" })
        }
        Result::Higher if !open => (Outcome::Near, "face-card-one-fell"),
        Result::Higher => (Outcome::Won, if tie { "face-card-won-tie" } else { "face-card-won" }),
        Result::Equal if fort => (Outcome::Even, "face-card-tied-fort"),
        Result::Equal => (Outcome::Even, "face-card-tied"),
        Result::Lower => (Outcome::Lost, "face-card-lost"),
    };
    Card {
        kind: msg(kind),
        title: msg(title),
        sides: vec![
            side(attack, "face-card-attacks", cards(attack.1)),
            side(defence, "face-card-defends", fort.then(|| msg("face-card-fort").num("n", defence.1.bonus))),
        ],
        outcome,
        said: msg(said).seat("who", attack.0),
        place: Some(place),
    }
}

/// R6.9.5: no dice are thrown, and what of the land falls the log says.
fn betrayed(attacker: Seat, defender: Seat, land: Land) -> Card {
    let side = |seat: Seat, role: &'static str| Side {
        seat: Some(seat),
        role: Some(msg(role)),
        ..Default::default()
    };
    Card {
        kind: msg("card-treachery"),
        title: msg(land.key()),
        sides: vec![side(attacker, "face-card-attacks"), side(defender, "face-card-defends")],
        outcome: Outcome::Won,
        said: msg("face-card-betrayed").seat("who", attacker),
        place: Some(targets::land(land)),
    }
}

/// R1.4: what many battles came to for one player.
fn wiped_out(seat: Seat) -> Card {
    Card {
        kind: msg("face-card-wiped-out"),
        title: msg("player").seat("who", seat),
        sides: vec![Side { seat: Some(seat), ..Default::default() }],
        outcome: Outcome::Lost,
        said: msg("event-wiped-out").seat("who", seat),
        place: None,
    }
}

/// R6.8.2, R6.9.10: only cards help an attacker.
fn cards(roll: &Roll) -> Option<Msg> {
    (roll.bonus > 0).then(|| msg("face-card-cards").num("n", roll.bonus))
}

/// R9.2: each side keeps its best die and adds its bonus, which stands beside its name: apart they would break over two lines.
fn side((seat, roll): (Seat, &Roll), role: &'static str, with: Option<Msg>) -> Side {
    let note = msg("face-card-dice").num("n", roll.dice.len() as i64);
    Side {
        seat: Some(seat),
        role: Some(msg(role)),
        dice: Die::best(&roll.dice),
        sum: Some(roll.kept() as i32),
        note: Some(note),
        with: with.into_iter().collect(),
        ..Default::default()
    }
}
