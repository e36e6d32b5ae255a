//! What mattered as cards: battles with both sides, huts and villages, culture events, wonders, people, a road that was won.

use crate::gains::pays;
use civilization_2010::{
    BattleKind, Civilization2010, Content, CultureEvent, Event, Forces, Hut, Id, Named, Piece, Timing,
    UnitType, Village, places,
};
use kernel::{Msg, Rules, Seat, Target, msg};
use table::{Card, Outcome, Side};

pub fn card(event: &Event) -> Option<Card> {
    let said = Civilization2010::narrate(event);
    Some(match *event {
        Event::BattleOver { who, enemy, attack, defence, won, fought } => {
            let civilization_2010::Fought { kind, square, forces } = fought;
            let barbarians = kind == BattleKind::Village;
            let defends = if barbarians { "face-defend" } else { "face-defends" };
            let sides = vec![
                army(Some(who), "face-attacks", attack, &forces, 0),
                army((!barbarians).then_some(enemy), defends, defence, &forces, 1),
            ];
            let key = match kind {
                BattleKind::Field => "face-card-battle",
                BattleKind::City(_) => "face-card-siege",
                BattleKind::Village => "face-card-village",
            };
            let outcome = if won { Outcome::Won } else { Outcome::Lost };
            Card {
                kind: msg(key),
                title: msg("face-battle-at").with("where", places::square(square)),
                sides,
                outcome,
                said,
                place: Some(Target::Space(square)),
            }
        }
        Event::CityFell { who, enemy, square } => {
            let sides = vec![alone(who), alone(enemy)];
            let title = places::square(square);
            let place = Some(Target::Space(square));
            Card { kind: msg("face-card-conquest"), title, sides, outcome: Outcome::Won, said, place }
        }
        Event::Looted { who, from, loot } => {
            let mut winner = alone(who);
            winner.with = vec![loot.term()];
            Card {
                kind: msg("face-card-loot"),
                title: loot.term(),
                sides: vec![winner, alone(from)],
                outcome: Outcome::Won,
                said,
                place: None,
            }
        }
        Event::Marker { who, content } => {
            // R10.9: a village is only taken by a battle won, and this is the card that stays.
            let kind = if content.village() { "face-card-village-won" } else { "face-card-hut" };
            // What a resource is for is the question of whoever finds the first one; anything else says what it gives.
            let said = match content {
                Content::Hut(Hut::FriendlyBarbarian) => msg("face-finds-barbarian"),
                Content::Hut(Hut::NativeArt) => msg("face-finds-art").num("n", 3),
                Content::Village(Village::NativeArt) => msg("face-finds-art").num("n", 6),
                Content::Hut(Hut::Teacher) => msg("face-finds-teacher"),
                Content::Village(Village::FriendlyWorkers) => msg("face-finds-workers"),
                Content::Village(Village::GreatPerson) => msg("face-finds-person"),
                Content::Village(Village::Wealth) => msg("face-finds-wealth"),
                _ => content.resource().map_or(said, pays),
            };
            let mut card = one(kind, titled(msg(content.key())), who, said, None);
            let gained = |key: &'static str, n: i64| msg(key).num("up", n).num("down", 0);
            card.sides[0].with = match content {
                Content::Hut(Hut::NativeArt) => vec![gained("net-culture", 3)],
                Content::Village(Village::NativeArt) => vec![gained("net-culture", 6)],
                Content::Village(Village::Wealth) => vec![gained("net-coin", 1)],
                _ => content
                    .resource()
                    .map(|r| msg("good-resource").with("what", r.term()).num("n", 1))
                    .into_iter()
                    .collect(),
            };
            card
        }
        Event::Relic { who, relic } => one("face-card-relic", relic.term(), who, relic.help(), None),
        // Its drawer alone hears which.
        Event::DrewEvent { who, event } => {
            let said = msg("face-drawn-event").with("help", event.help()).term("when", when(event));
            one("face-card-drawn", event.term(), who, said, None)
        }
        // Only who gave and who was asked knows what it was about.
        Event::Declined { who, from, offer } => {
            let side = |seat: Seat, with: Vec<Msg>| Side { with, ..alone(seat) };
            let sides = offer.map(|offer| vec![side(from, offer.given()), side(who, offer.asked())]);
            let card = one("face-card-offer", msg("face-declined"), from, said, None);
            Card { outcome: Outcome::Lost, sides: sides.unwrap_or_default(), ..card }
        }
        Event::Played { who, event, at } => {
            one("face-card-event", event.term(), who, event.help(), at[0].map(Target::Space))
        }
        Event::Placed { who, piece: Piece::Wonder(wonder), square } => {
            one("face-card-wonder", titled(wonder.term()), who, wonder.help(), Some(Target::Space(square)))
        }
        Event::WonderLost { who, wonder } => {
            Card { outcome: Outcome::Lost, ..one("face-card-wonder", titled(wonder.term()), who, said, None) }
        }
        Event::GainedPerson { who, kind } => {
            let gains = places::yields(places::piece_icons(Piece::Person(kind)));
            let said = msg("face-person-gives").list("gains", gains);
            one("face-card-person", titled(kind.term()), who, said, None)
        }
        Event::TurnedUp { who, person } => one("face-card-person", person.term(), who, person.help(), None),
        Event::Nuked { who, square } => Card {
            outcome: Outcome::Lost,
            ..one("face-card-conquest", places::square(square), who, said, Some(Target::Space(square)))
        },
        Event::Won { who, how } => one("face-card-victory", titled(how.term()), who, said, None),
        _ => return None,
    })
}

/// R20.1: at what time a culture event may be played.
pub fn when(event: CultureEvent) -> &'static str {
    match event.data().timing {
        Timing::City => "face-when-city",
        Timing::Movement => "face-when-movement",
        Timing::Battle => "face-when-battle",
        Timing::Cancel => "face-when-cancel",
        Timing::Pay => "face-when-pay",
        _ => "face-when-start",
    }
}

fn titled(what: Msg) -> Msg {
    msg("face-title").with("what", what)
}

fn alone(seat: Seat) -> Side {
    Side { seat: Some(seat), ..Default::default() }
}

fn one(kind: &'static str, title: Msg, who: Seat, said: Msg, place: Option<Target>) -> Card {
    Card { kind: msg(kind), title, sides: vec![alone(who)], outcome: Outcome::Won, said, place }
}

/// One side of a battle: the units that stood on its fronts, those it lost, its bonus and its sum.
fn army(seat: Option<Seat>, role: &'static str, sum: u32, forces: &[Forces; 2], index: usize) -> Side {
    let own = &forces[index];
    let list = |key: &'static str, units: &[u8; UnitType::COUNT]| -> Vec<Msg> {
        let there = UnitType::ALL.into_iter().filter(|u| units[u.index()] > 0);
        there.map(|u| msg(key).num("n", units[u.index()]).term("what", u.key())).collect()
    };
    let mut with = list("face-card-units", &own.standing);
    with.extend(list("face-card-dead", &own.dead));
    Side {
        seat,
        name: seat.is_none().then(|| msg("face-barbarians")),
        role: Some(msg(role)),
        with,
        bonus: own.bonus.saturating_sub(forces[1 - index].bonus) as i32,
        sum: Some(sum as i32),
        ..Default::default()
    }
}
