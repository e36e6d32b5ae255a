//! What mattered, as cards: a round of battle with every die and what was added, a city that changes hands, a bargain, a
//! technology, an era, the end.

use crate::tips;
use civilization_2002::battle::Roll;
use civilization_2002::data::data;
use civilization_2002::event::{Taken, narrate};
use civilization_2002::figure::Figure;
use civilization_2002::ids::*;
use civilization_2002::state::size_name;
use civilization_2002::{Event, targets};
use kernel::{Msg, Seat, Target, msg};
use table::{Card, Die, Outcome, Side};

pub fn card(event: &Event) -> Option<Card> {
    let said = narrate(event);
    let place = |area: Area| Some(Target::Space(targets::area(area)));
    let card = |outcome, kind: &'static str, title: Msg, sides: Vec<Side>, place: Option<Target>| {
        Some(Card { kind: msg(kind), title, sides, outcome, said: said.clone(), place })
    };
    // What both wanted, or nobody did.
    let plain = |kind, title, sides, place| card(Outcome::Even, kind, title, sides, place);
    // What somebody does, and nothing could go wrong with it.
    let done = |kind, title, sides, place| card(Outcome::Won, kind, title, sides, place);
    match event {
        Event::Round { area, rolls, names, taken } => Some(round(*area, rolls, names, *taken)),
        Event::Captured { who, from, area, size } => {
            let taken = Side { with: vec![size_name(*size)], ..of(*who, "face-card-takes") };
            done("face-card-captured", area.term(), vec![taken, of(*from, "face-card-loses")], place(*area))
        }
        Event::Destroyed { area, .. } => done("face-card-destroyed", area.term(), Vec::new(), place(*area)),
        Event::DealMade { from, to, give, take } => {
            let gives = |seat: Seat, what: &[Msg]| Side { with: what.to_vec(), ..of(seat, "face-gives") };
            plain("face-card-deal", msg("face-deal"), vec![gives(*from, give), gives(*to, take)], None)
        }
        Event::Researched { who, tech, price, basic } => {
            let mut paid =
                Side { with: vec![msg("item-gold").num("n", *price)], ..of(*who, "face-card-pays") };
            paid.with.extend(worth(*tech, *basic));
            let target = Some(Target::Card(targets::tech(*tech)));
            done("face-card-technology", tech.term(), vec![paid], target)
        }
        // R2.2.4, R2.2.5: what a marker brings is told where it lay. A resource is seen on the board.
        Event::TurnedUp { who, area, marker } if found(*marker).is_some() => Some(Card {
            kind: msg("face-card-found"),
            title: area.term(),
            sides: vec![Side { with: vec![marker.term()], ..of(*who, "face-card-finds") }],
            outcome: fortune(*marker),
            said: found(*marker)?,
            place: place(*area),
        }),
        // What plagues do was told where it lay; here, whom it struck.
        Event::PlagueKilled { who, .. } => Some(Card {
            kind: Marker::Plague.term(),
            title: msg("somebody").seat("who", *who),
            sides: Vec::new(),
            outcome: Outcome::Lost,
            said,
            place: None,
        }),
        Event::FreeTechnology { who, tech, basic } => {
            let mut taken = Side { with: vec![msg("face-card-free")], ..of(*who, "face-card-takes") };
            taken.with.extend(worth(*tech, *basic));
            done("face-card-technology", tech.term(), vec![taken], Some(Target::Card(targets::tech(*tech))))
        }
        // R3.3: a milestone brings it in the basic game, R4.3.5: a technology in the advanced one.
        Event::WonderTaken { who, wonder } | Event::Claimed { who, wonder, .. } => {
            let points = &data().tables.points;
            let claimed = matches!(event, Event::Claimed { .. });
            let worth = if claimed { points.basic.wonder } else { points.advanced.wonder };
            let taken = Side {
                with: vec![msg("face-card-worth").num("n", worth as i64)],
                ..of(*who, "face-card-takes")
            };
            let target = Some(Target::Card(targets::wonder(*wonder)));
            done("face-card-wonder", wonder.term(), vec![taken], target)
        }
        Event::EraWillEnd { era, who, .. } => {
            done("face-card-era-ends", era.term(), vec![of(*who, "face-card-brings-about")], None)
        }
        Event::EraBegins { era, basic } => Some(Card {
            kind: msg("face-card-era"),
            title: era.term(),
            sides: Vec::new(),
            outcome: Outcome::Even,
            said: new_era(*era, *basic),
            place: None,
        }),
        Event::Eliminated { who } => {
            card(Outcome::Lost, "face-card-fallen", msg("somebody").seat("who", *who), Vec::new(), None)
        }
        Event::EndDie { who, die, owned, ends } => {
            let dice = vec![Die { face: *die, counts: true }];
            let rolled = Side { dice, sum: Some(*die as i32), ..of(*who, "face-card-rolls") };
            let known =
                Side { name: Some(msg("face-card-known")), sum: Some(*owned as i32), ..Default::default() };
            let outcome = if *ends { Outcome::Won } else { Outcome::Lost };
            let title = msg(if *ends { "face-card-ends" } else { "face-card-goes-on" });
            Some(Card {
                kind: msg("face-card-end-die"),
                title,
                sides: vec![rolled, known],
                outcome,
                said,
                place: None,
            })
        }
        Event::GameOver { ending } => plain("face-card-over", ending.term(), Vec::new(), None),
        _ => None,
    }
}

/// R2.2.4, R2.2.5: what whoever looks hopes for, what nobody does, and what is neither: whom a minor civilization joins the dice say.
fn fortune(marker: Marker) -> Outcome {
    match marker {
        Marker::Treasure | Marker::Fertile => Outcome::Won,
        Marker::Plague | Marker::Desert => Outcome::Lost,
        _ => Outcome::Even,
    }
}

/// What comes of a marker that is turned up; of a free technology its own card tells.
fn found(marker: Marker) -> Option<Msg> {
    match marker {
        Marker::Nothing | Marker::FreeTechnology => None,
        _ if marker.is_resource() => None,
        // The basic rules and the advanced ones pay for it otherwise.
        Marker::Fertile => Some(msg("face-found-fertile")),
        _ => Some(msg(marker.key_in("marker-{}-help"))),
    }
}

/// R3.2, R4.3: what a technology is good for: to its owner, and to everybody. Those of the basic game are all alike.
fn worth(tech: Tech, basic: bool) -> Vec<Msg> {
    if basic {
        return vec![msg("face-card-tech-basic").num("n", data().tables.points.basic.technology)];
    }
    let parts = [("face-buy-brings", tips::brings(tech)), ("face-buy-opens", tips::opens(tech))];
    let said = parts.into_iter().filter(|(_, what)| !what.is_empty());
    said.map(|(key, what)| msg(key).list("what", what)).collect()
}

/// R3.1, R3.6, R4.1.2: what is otherwise from now on.
fn new_era(era: Era, basic: bool) -> Msg {
    let tables = &data().tables;
    let i = era.index();
    let said = |key, army: [u16; 4], fleet: [u16; 4]| {
        msg(key).num("dice", era.number()).num("army", army[i]).num("fleet", fleet[i])
    };
    match basic {
        true => said("face-era-basic", tables.basic.army, tables.basic.fleet)
            .num("catapults", (era == Era::Medieval) as i64),
        false => said("face-era-advanced", tables.advanced.army, tables.advanced.fleet)
            .num("improvement", tables.advanced.improvement[i]),
    }
}

fn of(seat: Seat, role: &'static str) -> Side {
    Side { seat: Some(seat), role: Some(msg(role)), ..Default::default() }
}

/// R2.5.3: the lower total is lost, equal ones both; R2.5.9: with the last unit the settlement.
fn round(area: Area, rolls: &[Roll; 2], names: &[Figure; 2], taken: Option<Taken>) -> Card {
    let (outcome, key) = match (rolls[0].lost, rolls[1].lost) {
        (true, true) => (Outcome::Even, "face-card-both-lost"),
        (true, false) => (Outcome::Lost, "face-card-lost"),
        _ => (Outcome::Won, "face-card-lost"),
    };
    let key = if taken.is_some() { "face-card-lost-all" } else { key };
    let fallen = rolls[0].lost as usize ^ 1;
    let said = msg(key).seat("who", rolls[fallen].seat).with("what", names[fallen].name());
    let said = match taken {
        Some((from, size)) => said.seat("from", from).with("size", size_name(size)),
        None => said,
    };
    let side = |i: usize, role| side(&rolls[i], [names[i], names[1 - i]], role);
    Card {
        kind: msg("face-card-battle"),
        title: area.term(),
        sides: vec![side(0, "face-card-attacks"), side(1, "face-card-defends")],
        outcome,
        said,
        place: Some(Target::Space(targets::area(area))),
    }
}

/// Every die counts (R2.5.2), and everything that is added has a name.
fn side(roll: &Roll, [own, other]: [Figure; 2], role: &'static str) -> Side {
    let mut with = vec![own.name()];
    if roll.aircraft {
        with.push(msg("face-card-with-aircraft"));
    }
    let why = |what: &'static str| match what {
        "face-superiority" => msg("face-card-superior").with("own", own.name()).with("other", other.name()),
        "face-science" => msg("face-card-science"),
        _ => msg(what),
    };
    with.extend(added(roll).map(|(what, n)| msg("face-card-added").num("n", n).with("what", why(what))));
    Side {
        seat: Some(roll.seat),
        role: Some(msg(role)),
        dice: roll.dice.iter().map(|&face| Die { face, counts: true }).collect(),
        with,
        sum: Some(roll.total() as i32),
        ..Default::default()
    }
}

/// What is added to the dice of a roll, by name (R2.5.5, R3.4, R4.7).
pub fn added(roll: &Roll) -> impl Iterator<Item = (&'static str, u8)> {
    let parts = [
        ("face-superiority", roll.superiority),
        ("face-science", roll.science),
        ("face-type-bonus", roll.type_bonus),
        ("face-defence", roll.defence),
    ];
    parts.into_iter().filter(|(_, n)| *n > 0)
}
