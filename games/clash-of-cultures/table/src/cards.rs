//! What deserves a look, as cards: battles with both sides, attempts at Cultural Influence, events, Wonders, cities
//! captured, objectives. A region that is turned over is looked at where it lies.

use clash_of_cultures::{
    ClashOfCultures, Event, Fought, Good, Half, Named, Short, Space, VALUE_PER_HIT, label, targets,
};
use kernel::{Msg, Rules, Seat, Target, msg};
use table::{Card, Die, Outcome, Side};

/// R15.2: a die of a card succeeds with this or more.
const GOOD_DIE: u8 = 5;

pub fn card(event: &Event) -> Option<Card> {
    let said = ClashOfCultures::narrate(event);
    match event {
        // The last dice of a battle are on the card of its end.
        Event::Rolled { fought, .. } if goes_on(fought) => Some(round(fought)),
        Event::BattleWon { who, fought, .. } => {
            let outcome = if *who == fought.sides[0] { Outcome::Won } else { Outcome::Lost };
            // Short, and said without opening the card: who holds the field.
            let title = match who {
                Some(who) => msg("face-card-won").seat("who", *who),
                None => msg("face-card-won-savage"),
            };
            let card = battle(fought, outcome, said)?;
            let title = title.with("where", card.title);
            Some(Card { title, ..card })
        }
        Event::BattleOver { fought, .. } | Event::RaidOver { fought, .. } => {
            battle(fought, Outcome::Even, said)
        }
        // Where tokens can make up for the roll, it is decided when they are paid or kept.
        Event::InfluenceRolled { who, at, die, need, vain, .. } => {
            let enough = die >= need;
            let said = match enough {
                true => msg("face-card-convinced"),
                false => msg("face-card-vain").num("n", need.saturating_sub(*die)),
            };
            (enough || *vain).then(|| influence(*who, *at, *die, *need, enough, said))
        }
        Event::InfluenceBoosted { who, at, short: Short { need, missing }, .. } => {
            let said = msg("face-card-boosted").num("n", *missing);
            Some(influence(*who, *at, need - missing, *need, true, said))
        }
        Event::InfluenceFailed { who, at, short: Some(Short { need, missing }) } => {
            let said = msg("face-card-kept").num("n", *missing);
            Some(influence(*who, *at, need - missing, *need, false, said))
        }
        Event::EventRevealed { who, card, whole } => {
            let icon = card.fact().icon;
            let with = icon.map(|icon| msg("face-icon-is").term("icon", icon.key())).into_iter().collect();
            let side = Side { with, ..alone(*who, "face-card-reveals") };
            // R21.1: only what counts at this table.
            let does = match (whole, icon) {
                (true, _) => card.help(),
                (false, Some(icon)) => msg(format!("{}-help", icon.key())),
                (false, None) => msg("face-icon-none"),
            };
            Some(plain("face-card-event", card.fact().title.term(), side, does, None))
        }
        Event::WonderBuilt { who, at, wonder } => {
            let side = alone(*who, "face-card-builds");
            let card = plain("face-card-wonder", wonder.term(), side, said, Some(targets::space(*at)));
            Some(Card { outcome: Outcome::Won, ..card })
        }
        Event::Captured { who, from, at } => {
            let sides = vec![alone(*who, "face-card-captures"), alone(*from, "face-card-loses")];
            let place = Some(targets::space(*at));
            let (kind, title) = (msg("face-card-capture"), label(*at));
            Some(Card { kind, title, sides, outcome: Outcome::Won, said, place })
        }
        Event::CampTaken { who, at, gold } => {
            let side = Side { with: vec![Good::Gold.times(*gold)], ..alone(*who, "face-card-captures") };
            let card = plain(
                "face-card-camp",
                msg("face-card-camp-at").with("where", label(*at)),
                side,
                said,
                Some(targets::space(*at)),
            );
            Some(Card { outcome: Outcome::Won, ..card })
        }
        Event::Completed { who, objective, .. } => {
            let side = alone(*who, "face-card-completes");
            let card = plain("face-card-objective", objective.term(), side, said, Some(Target::Seat(*who)));
            Some(Card { outcome: Outcome::Won, ..card })
        }
        // R18.1: whoever proposed something waits for nothing else.
        Event::Answered { who, yes, deal } => {
            let (title, outcome) = match yes {
                true => ("face-card-accepted", Outcome::Won),
                false => ("face-card-declined", Outcome::Lost),
            };
            let gives = |who: Seat, what: Msg| Side { with: vec![what], ..alone(who, "face-card-gives") };
            let sides = match deal {
                Some(deal) => vec![
                    gives(deal.from, deal.give.and_cards(deal.cards)),
                    gives(*who, deal.ask.and_cards(deal.asked)),
                ],
                None => vec![alone(*who, "face-card-answers")],
            };
            let place = Some(Target::Seat(*who));
            Some(Card { kind: msg("face-card-trade"), title: msg(title), sides, outcome, said, place })
        }
        _ => None,
    }
}

fn plain(kind: &'static str, title: Msg, side: Side, said: Msg, place: Option<Target>) -> Card {
    Card { kind: msg(kind), title, sides: vec![side], outcome: Outcome::Even, said, place }
}

fn alone(seat: Seat, role: &'static str) -> Side {
    Side { seat: Some(seat), role: Some(msg(role)), ..Default::default() }
}

/// Units that will be left when the last dice have done their work.
fn left(f: &Fought, side: usize) -> u8 {
    f.start[side].saturating_sub(f.lost[side] + f.owed[side])
}

fn goes_on(f: &Fought) -> bool {
    !f.raid && left(f, 0) > 0 && left(f, 1) > 0
}

fn kind(f: &Fought) -> Msg {
    let kind = match () {
        _ if f.raid => "face-battle-raid",
        _ if f.sea => "face-battle-sea",
        _ => "face-battle-land",
    };
    msg("face-card-round").term("kind", kind).num("n", f.round)
}

fn round(f: &Fought) -> Card {
    let said = msg("face-card-losses").num("attack", f.owed[0]).num("defence", f.owed[1]);
    let outcome = match f.owed[1].cmp(&f.owed[0]) {
        std::cmp::Ordering::Greater => Outcome::Won,
        std::cmp::Ordering::Equal => Outcome::Even,
        std::cmp::Ordering::Less => Outcome::Lost,
    };
    let (place, title) = (f.at.map(targets::space), f.at.map_or(msg("nothing"), label));
    Card { kind: kind(f), title, sides: vec![side(f, 0), side(f, 1)], outcome, said, place }
}

/// A battle that is over; none where the dice are not known.
fn battle(f: &Fought, outcome: Outcome, said: Msg) -> Option<Card> {
    f.at?;
    Some(Card { outcome, said, ..round(f) })
}

/// R11.4: the dice and what is added make the combat value; every five of it are a hit.
fn side(f: &Fought, i: usize) -> Side {
    let rolled = !f.rolls[i].is_empty();
    // Those of a card are drawn where nobody came to roll others.
    let fought = f.rolls.iter().any(|dice| !dice.is_empty());
    let drawn = if fought { &f.rolls[i] } else { &f.cast[i] };
    let dice: Vec<Die> = drawn.iter().map(|&face| Die { face, counts: rolled || face >= GOOD_DIE }).collect();
    let mut with: Vec<Msg> = cast(f.halves[i], &f.cast[i]).or_else(|| worked(f, i)).into_iter().collect();
    with.extend(added(f, i));
    if i == 1 && f.fortress {
        with.push(msg("building-fortress"));
    }
    if rolled {
        with.push(hits(f.hits[i], f.values[i]));
    } else if f.start[i] > 0 && !f.rolls[1 - i].is_empty() {
        with.push(msg("face-card-no-dice"));
    }
    let lost = (f.lost[i] + f.owed[i]).min(f.start[i]);
    Side {
        seat: f.sides[i],
        name: f.sides[i].is_none().then(|| msg("face-barbarians")),
        role: Some(msg(if i == 0 { "face-attacker" } else { "face-defender" })),
        // What is added stands by name among the rest.
        bonus: 0,
        sum: rolled.then_some(f.values[i] as i32),
        note: Some(msg("face-card-units").num("n", f.start[i]).num("lost", lost)),
        dice,
        with,
    }
}

/// R11.4, 3: how the hits come about: one for each full 5 of the value, and those of Steel Weapons.
pub fn hits(n: u8, value: u8) -> Msg {
    msg("face-hits-how").num("n", n).num("steel", n.saturating_sub(value / VALUE_PER_HIT))
}

/// The dice of a side's own card, and whether they did what it is for.
pub fn cast(half: Option<Half>, dice: &[u8]) -> Option<Msg> {
    let half = half.filter(|_| !dice.is_empty())?;
    let faces = dice.iter().map(|die| msg("die").num("n", *die));
    let success = dice.iter().any(|die| *die >= GOOD_DIE);
    let said = msg("face-card-cast").with("what", half.term()).list("dice", faces).num("success", success);
    Some(said.with("help", msg(format!("{}-help", half.key()))))
}

/// What is added to the dice or taken off besides one's own card: by the other side's card, and by what is no card.
fn added(f: &Fought, i: usize) -> Vec<Msg> {
    if f.rolls[i].is_empty() {
        return Vec::new();
    }
    let own = f.halves[i].map_or(0, |half| half.fact().cv + half.fact().cv_per_enemy * rolling(f, 1 - i));
    let other = f.halves[1 - i];
    let taken = other.map_or(0, |half| half.fact().enemy_cv + half.fact().enemy_cv_per_unit * rolling(f, i));
    let sum: i32 = f.rolls[i].iter().map(|&face| face as i32).sum();
    let rest = f.values[i] as i32 - sum - own as i32 - taken as i32;
    let weakened = other
        .filter(|_| taken != 0)
        .map(|by| msg("face-card-weakened").with("what", by.term()).num("n", taken.unsigned_abs()));
    // A value is never below 0: then nothing is left to be told of.
    let rest = (rest != 0 && f.values[i] > 0).then(|| {
        msg(if rest > 0 { "face-card-plus" } else { "face-card-minus" }).num("n", rest.unsigned_abs())
    });
    weakened.into_iter().chain(rest).collect()
}

/// Units that rolled: the dice less those of the Fortress and of the card.
fn rolling(f: &Fought, i: usize) -> i8 {
    let fort = (i == 1 && f.fort_die) as i8;
    (f.rolls[i].len() as i8 - fort - f.halves[i].map_or(0, |half| half.fact().dice as i8)).max(0)
}

/// What the card of a side came to in this round; that it came to nothing, and why.
fn worked(f: &Fought, i: usize) -> Option<Msg> {
    if let (Some(dead), Some(by)) = (f.dead[i], f.halves[1 - i]) {
        return Some(msg("face-card-dead").with("what", dead.term()).with("by", by.term()));
    }
    let half = f.halves[i]?;
    let (fact, foe) = (half.fact(), rolling(f, 1 - i));
    let said = |key: &'static str, n: i8| msg(key).with("what", half.term()).num("n", n.unsigned_abs());
    let (mine, theirs) = (fact.cv + fact.cv_per_enemy * foe, fact.enemy_cv + fact.enemy_cv_per_unit * foe);
    let (own, rolled, they) =
        (fact.cv + fact.cv_per_enemy != 0, !f.rolls[i].is_empty(), !f.rolls[1 - i].is_empty());
    Some(match () {
        // Whoever has nobody to hit rolls no dice, and nothing is added to none.
        _ if (own || fact.dice > 0) && !rolled => said("face-card-idle", 0),
        _ if mine > 0 => said("face-card-adds", mine),
        _ if theirs < 0 && they => said("face-card-weakens", theirs),
        _ if fact.enemy_cv + fact.enemy_cv_per_unit != 0 && !they => said("face-card-idle", 0),
        _ if fact.dice > 0 => said("face-card-dice", fact.dice as i8),
        _ if fact.cancel > 0 => said("face-card-cancels", fact.cancel as i8),
        _ => half.term(),
    })
}

/// R8.6: the die, and what it takes.
fn influence(who: Seat, at: Space, die: u8, need: u8, won: bool, said: Msg) -> Card {
    let side = Side {
        dice: vec![Die { face: die, counts: true }],
        note: Some(msg("face-influence").num("n", need)),
        ..alone(who, "face-card-influences")
    };
    Card {
        kind: msg("deed-influence"),
        title: label(at),
        sides: vec![side],
        outcome: if won { Outcome::Won } else { Outcome::Lost },
        said,
        place: Some(targets::space(at)),
    }
}
