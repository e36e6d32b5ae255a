//! R3.2, R4.3: technologies, what they open, their owner bonus, and upgrades.

use crate::data::{Bonus, Effect, data};
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::*;
use crate::options::{Carriers, Length};
use crate::state::*;
use crate::{Civilization2002, words};
use kernel::{Chance, Cx, Msg, Seat, msg};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

/// How a technology came to its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Dealt,
    Found,
    Bought,
}

pub fn prerequisites_met(state: &State, tech: Tech) -> bool {
    state.techs_in_play().contains_all(data().technologies[tech.index()].prerequisites)
}

/// Which prerequisites are not in play, in words.
pub fn missing(state: &State, tech: Tech) -> Msg {
    let wanted = data().technologies[tech.index()].prerequisites.without(state.techs_in_play());
    msg("refuse-prerequisites").list("needed", wanted.iter().map(words::tech))
}

/// R4.3.3: a technology for this kind of figure is in play.
pub fn is_open(state: &State, kind: Kind) -> bool {
    data().types[kind.index()].iter().any(|t| state.in_play(t.technology))
}

/// R4.6.4: the technology of the type a kind of figure now is.
pub fn tech_of(state: &State, kind: Kind) -> Tech {
    let types = &data().types[kind.index()];
    // The letter of R-39 makes spearmen fight as swordsmen; what is sold still needs a technology in play.
    let best = types.iter().rposition(|t| state.in_play(t.technology)).unwrap_or(0);
    types[best].technology
}

/// R4.3.3: settlements may grow to `size`.
pub fn size_open(state: &State, size: u8) -> bool {
    state.basic() || size < 2 || state.in_play(data().size_tech[size as usize - 2])
}

pub fn gain(state: &mut State, seat: Seat, tech: Tech, source: Source, cx: Civ) {
    state.supply.remove(tech);
    state.players[seat].technologies.insert(tech);
    state.look_for_claims = true;
    let era = data().technologies[tech.index()].era;
    if state.basic() {
        basic_era_end(state, seat, source, cx);
        return;
    }
    // R4.1.1, R-08: a purchase opens the next era; a find never does.
    if source == Source::Bought && era > state.era && !state.era_ends {
        state.era_ends = true;
        cx.tell(|| Event::EraWillEnd { era: state.era });
    }
    upgrade(state, tech, cx);
    if source == Source::Bought {
        end_die(state, seat, era, cx);
    }
    if !(source == Source::Dealt && state.options.bare_cards) {
        owner_bonus(state, seat, tech, cx);
    }
}

/// R3.1, R-24: the third technology of the era of one player, or the last of the era.
fn basic_era_end(state: &mut State, seat: Seat, source: Source, cx: Civ) {
    if source != Source::Bought && state.options.bought_eras {
        return;
    }
    let of_era = data().techs_of[state.era.index()];
    let third = state.players[seat].technologies.and(of_era).len() >= 3;
    let last = state.supply.and(of_era).is_empty();
    // The modern era has no end of its own (R5.1).
    let goes_on = state.era.next().is_some();
    if (third || last) && goes_on && !state.era_ends {
        state.era_ends = true;
        cx.tell(|| Event::EraWillEnd { era: state.era });
    }
}

/// R5.2, R-35: the die that ends a short or medium game.
fn end_die(state: &mut State, seat: Seat, bought: Era, cx: Civ) {
    let last_era = match state.options.length {
        Length::Short => Era::Medieval,
        Length::Medium => Era::Industrial,
        Length::Long => return,
    };
    if bought != last_era || state.ending.is_some() {
        return;
    }
    let of_era = data().techs_of[last_era.index()];
    let owned: usize = state.alive().map(|s| state.players[s].technologies.and(of_era).len()).sum();
    let die = cx.die(6);
    let ends = die as usize <= owned;
    cx.tell(|| Event::EndDie { who: seat, die: die as u8, owned: owned as u8, ends });
    if ends {
        state.ending = Some(crate::data::Ending::Time);
    }
}

/// R4.6.4: catapults become trebuchets; R-18: battleships may become carriers.
fn upgrade(state: &mut State, tech: Tech, cx: Civ) {
    if tech == data().engineering {
        cx.tell(|| Event::Trebuchets);
        recast(state, Kind::ANCIENT_ARTILLERY, Kind::MEDIEVAL_ARTILLERY);
    }
    if tech == data().advanced_flight && state.options.carriers == Carriers::Upgrade {
        cx.tell(|| Event::CarriersNow);
        recast(state, Kind::BATTLESHIP, Kind::CARRIER);
    }
}

pub fn recast(state: &mut State, from: Kind, to: Kind) {
    for seat in Seat::all(state.seats()) {
        for (_, piece) in state.players[seat].pieces.iter_mut() {
            if piece.kind == from {
                piece.kind = to;
            }
        }
    }
}

/// What a figure that is handed out really is: catapults come as trebuchets once Engineering is in play, battleships
/// as carriers if they are upgraded by level.
pub fn cast(state: &State, kind: Kind) -> Kind {
    if state.basic() {
        return kind;
    }
    match kind {
        Kind::ANCIENT_ARTILLERY if state.in_play(data().engineering) => Kind::MEDIEVAL_ARTILLERY,
        Kind::BATTLESHIP
            if state.options.carriers == Carriers::Upgrade && state.in_play(data().advanced_flight) =>
        {
            Kind::CARRIER
        }
        _ => kind,
    }
}

/// R4.3.2, R-32: free unit, free improvement, free growth, wonders. The frames come up in the order of the card.
fn owner_bonus(state: &mut State, seat: Seat, tech: Tech, cx: Civ) {
    let row = &data().technologies[tech.index()];
    let past = row.era < state.era;
    if state.options.carriers == Carriers::Only && tech == data().advanced_flight {
        state.frames.push(Frame::Refit { seat });
    }
    for bonus in row.bonus.iter().rev() {
        match *bonus {
            Bonus::Wonder(wonder) => take_wonder(state, seat, wonder, past, cx),
            Bonus::Unit(kind) => {
                state.frames.push(Frame::Place { seat, kind: cast(state, kind), count: 1, bought: false })
            }
            // A void era: the card would be handed back at once.
            Bonus::Improvement(_) if past => {}
            Bonus::Improvement(improvement) => {
                if crate::purchase::improvement_left(state, improvement)
                    && !state.players[seat].improvements.has(improvement)
                {
                    state.players[seat].improvements.insert(improvement);
                    cx.tell(|| Event::FreeImprovement { who: seat, improvement });
                }
            }
            Bonus::Growth => state.frames.push(Frame::FreeGrowth { seat }),
        }
    }
}

fn take_wonder(state: &mut State, seat: Seat, wonder: Wonder, past: bool, cx: Civ) {
    if !state.wonder_supply.has(wonder) {
        return;
    }
    state.wonder_supply.remove(wonder);
    state.players[seat].wonders.insert(wonder);
    cx.tell(|| Event::WonderTaken { who: seat, wonder });
    if past && !state.options.old_wonders {
        return; // points, no effect.
    }
    match data().wonders[wonder.index()].effect {
        Effect::Settlers(count) => {
            state.frames.push(Frame::Place { seat, kind: Kind::SETTLER, count, bought: false })
        }
        Effect::Units { class, count } => {
            let kind = cast(state, Kind::of(data().wonders[wonder.index()].era, class));
            state.frames.push(Frame::Place { seat, kind, count, bought: false });
        }
        _ => {}
    }
}
