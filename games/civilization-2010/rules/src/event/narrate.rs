//! The sentence an event becomes in the log.

use super::{Event, Gains};
use crate::battle::BattleKind;
use crate::ids::*;
use crate::places;
use kernel::{Key, Msg, Seat, msg};

/// With the name of the square where it happened.
fn at(square: u16, told: Msg) -> Msg {
    told.with("where", places::square(square))
}

/// With the figures that are spoken of.
fn figures(armies: u8, scouts: u8, told: Msg) -> Msg {
    let kinds = [("moved-armies", armies), ("moved-scouts", scouts)];
    let what = kinds.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| msg(key).num("n", n));
    told.list("figures", what)
}

/// Something that is used, with what it brought.
fn used(who: Seat, what: Key, gains: &Gains) -> Msg {
    let key = if gains.is_none() { "event-used" } else { "event-used-for" };
    let told = msg(key).seat("who", who).term("what", what);
    if gains.is_none() { told } else { told.list("gains", gains.listed()) }
}

pub fn narrate(event: &Event) -> Msg {
    use Event::*;
    match *event {
        Turn { turn, first } => msg("event-turn").num("n", turn).seat("who", first),
        Phase { phase } => msg("event-phase").term("what", phase.key()),
        Part { who } => msg("event-part").seat("who", who),
        Nation { who, civ } => msg("event-nation").seat("who", who).term("what", civ.key()),
        Capital { who, square } => at(square, msg("event-capital").seat("who", who)),
        Placed { who, piece, square } => {
            at(square, msg("event-placed").seat("who", who).term("what", piece.key()))
        }
        Replaced { who, piece } => msg("event-replaced").seat("who", who).term("what", piece.key()),
        WonderLost { who, wonder } => msg("event-wonder-lost").seat("who", who).term("what", wonder.key()),
        Figure { who, scout: false, square } => at(square, msg("event-army").seat("who", who)),
        Figure { who, scout: true, square } => at(square, msg("event-scout").seat("who", who)),
        Deployed { who, scout: false, square } => at(square, msg("event-deployed-army").seat("who", who)),
        Deployed { who, scout: true, square } => at(square, msg("event-deployed-scout").seat("who", who)),
        Moved { who, armies, scouts, square } => {
            at(square, figures(armies, scouts, msg("event-moved").seat("who", who)))
        }
        Halted { who, armies, scouts, square } => {
            at(square, figures(armies, scouts, msg("event-halted").seat("who", who)))
        }
        Walls { who, .. } => msg("event-walls").seat("who", who),
        Unit { who, unit, strength: None } => msg("event-unit").seat("who", who).term("what", unit.key()),
        Unit { who, unit, strength: Some(n) } => {
            msg("event-unit-drawn").seat("who", who).term("what", unit.key()).num("n", n)
        }
        Grown { who, square } => at(square, msg("event-grown").seat("who", who)),
        Invested { who, card } => msg("event-invested").seat("who", who).term("what", card.key()),
        Learned { who, tech, researched: true } => {
            msg("event-researched").seat("who", who).term("what", tech.key())
        }
        Learned { who, tech, researched: false } => {
            msg("event-learned").seat("who", who).term("what", tech.key())
        }
        NoResearch { who } => msg("event-no-research").seat("who", who),
        UsedWonder { who, wonder, gains } => used(who, wonder.key(), &gains),
        Decree { who, government, gains } => used(who, government.key(), &gains),
        Government { who, government } => {
            msg("event-government").seat("who", who).term("what", government.key())
        }
        Founded { who, square } => at(square, msg("event-founded").seat("who", who)),
        Advanced { who, space } => msg("event-advanced").seat("who", who).num("n", space),
        DrewEvent { who, event } => msg("event-drew").seat("who", who).term("what", event.key()),
        DrewEventBack { who, level } => msg("event-drew-back").seat("who", who).num("n", level),
        DiscardedEvent { who, event } => msg("event-discarded").seat("who", who).term("what", event.key()),
        WonderTurned { wonder } => msg("event-wonder-turned").term("what", wonder.key()),
        Income { who, trade } => msg("event-income").seat("who", who).num("n", trade),
        Proposed { who, to } => msg("event-proposed").seat("who", who).seat("to", to),
        Declined { who, from, .. } => msg("event-declined").seat("who", who).seat("from", from),
        Exchanged { who, with } => msg("event-exchanged").seat("who", who).seat("with", with),
        GaveCoin { who, to } => msg("event-gave-coin").seat("who", who).seat("to", to),
        Paid { who, way } => msg("event-paid").seat("who", who).with("what", way.term()),
        DrewPerson { who, person } => msg("event-drew").seat("who", who).term("what", person.key()),
        GainedPerson { who, kind } => msg("event-gained-person").seat("who", who).term("what", kind.key()),
        LostPerson { who, person } => msg("event-lost-person").seat("who", who).term("what", person.key()),
        UsedPerson { who, person, gains } => used(who, person.key(), &gains),
        TurnedUp { who, person } => {
            msg("event-turned-up").seat("who", who).term("what", person.key()).with("help", person.help())
        }
        FirstPlayer { who } => msg("event-first-player").seat("who", who),
        Terrain { terrain, square } => at(square, msg("event-terrain").term("what", terrain.key())),
        Played { who, event, at } => {
            let told = msg("event-played").seat("who", who).term("what", event.key());
            let aimed = at.iter().flatten().map(|square| places::square(*square));
            let told = told.num("aimed", at.iter().flatten().count() as i64).list("where", aimed);
            told.with("help", event.help())
        }
        Skill { who, skill } => msg("event-used").seat("who", who).term("what", skill.key()),
        Cancelled { who } => msg("event-cancelled").seat("who", who),
        Produces { who, item, .. } => msg("event-produces").seat("who", who).term("what", item.key()),
        Rushed { who, trade } => msg("event-rushed").seat("who", who).num("n", trade),
        ByNation { who, civ } => {
            let key = match civ {
                Civ::Chinese => "event-by-chinese",
                Civ::Egyptians => "event-by-egyptians",
                Civ::Germans => "event-by-germans",
                _ => "event-by-spanish",
            };
            msg(key).seat("who", who)
        }
        Arts { who, .. } => msg("event-arts").seat("who", who),
        Harvests { who, res, .. } => msg("event-harvests").seat("who", who).term("what", res.key()),
        Culture { who, culture } => msg("event-culture").seat("who", who).num("n", culture),
        Took { who, res } => msg("event-took").seat("who", who).term("what", res.key()),
        Coin { who, place } => msg("event-coin").seat("who", who).term("what", place.key()),
        LostCoin { who, place } => msg("event-lost-coin").seat("who", who).term("what", place.key()),
        Bound { square } => at(square, msg("event-bound")),
        Relocated { who, square } => at(square, msg("event-relocated").seat("who", who)),
        PersonKilled { kind, square } => at(square, msg("event-person-killed").term("what", kind.key())),
        FigureKilled { who, scout: false, square } => at(square, msg("event-army-killed").seat("who", who)),
        FigureKilled { who, scout: true, square } => at(square, msg("event-scout-killed").seat("who", who)),
        Destroyed { building, square } => at(square, msg("event-destroyed").term("what", building.key())),
        Obsolete { wonder } => msg("event-obsolete").term("what", wonder.key()),
        UnitLost { who, unit } => msg("event-unit-lost").seat("who", who).term("what", unit.key()),
        Nuked { who, square } => at(square, msg("event-nuked").seat("who", who)),
        Stole { who, from } => msg("event-stole").seat("who", who).seat("from", from),
        Disbanded { who, token, square, scout } => {
            let key = if token { "event-garrisoned" } else { "event-disbanded" };
            at(square, msg(key).seat("who", who).num("scout", scout as i64))
        }
        Discovered { who, slot, from, armies, scouts, .. } => {
            let told = msg("event-discovered").seat("who", who).with("what", places::tile(slot as u16));
            at(from, figures(armies, scouts, told))
        }
        Marker { who, content } => msg("event-marker").seat("who", who).term("what", content.key()),
        MarkerBack { who, village: false } => msg("event-hut").seat("who", who),
        MarkerBack { who, village: true } => msg("event-village").seat("who", who),
        Relic { who, relic } => msg("event-relic").seat("who", who).term("what", relic.key()),
        ScoutsKilled { who, enemy, square } => {
            at(square, msg("event-scouts-killed").seat("who", who).seat("enemy", enemy))
        }
        Battle { who, kind: BattleKind::Village, square, .. } => {
            at(square, msg("event-battle-village").seat("who", who))
        }
        Battle { who, enemy, kind, square } => {
            let field = kind == BattleKind::Field;
            let key = if field { "event-battle" } else { "event-battle-city" };
            at(square, msg(key).seat("who", who).seat("enemy", enemy))
        }
        // Whoever plays the barbarians' cards loses nothing by it: it is the battle of whom they fight.
        Front { who, kind, strength, wild } => {
            let told = match wild {
                Some(enemy) => msg("event-front-wild").seat("enemy", enemy),
                None => msg("event-front").seat("who", who),
            };
            told.term("what", kind.key()).num("n", strength)
        }
        Attack { who, kind, strength, foe, against, wild } => {
            let told = match wild {
                Some(enemy) => msg("event-attack-wild").seat("enemy", enemy),
                None => msg("event-attack").seat("who", who),
            };
            let told = told.term("what", kind.key()).num("n", strength);
            told.term("foe", foe.key()).num("against", against)
        }
        Killed { kind, wild: Some(enemy), .. } => {
            msg("event-killed-wild").seat("enemy", enemy).term("what", kind.key())
        }
        Killed { who, kind, wild: None } => msg("event-killed").seat("who", who).term("what", kind.key()),
        BattleOver { who, attack, defence, won: true, .. } => {
            msg("event-battle-won").seat("who", who).num("attack", attack).num("defence", defence)
        }
        BattleOver { who, attack, defence, .. } => {
            msg("event-battle-lost").seat("who", who).num("attack", attack).num("defence", defence)
        }
        CityFell { who, enemy, square } => {
            at(square, msg("event-city-fell").seat("who", who).seat("enemy", enemy))
        }
        Looted { who, from, loot } => {
            msg("event-looted").seat("who", who).seat("from", from).with("what", loot.term())
        }
        Won { who, how } => msg("event-won").seat("who", who).term("how", how.key()),
    }
}
