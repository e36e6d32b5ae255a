//! R3.2, R4.3: technologies, what they open, their owner bonus, and upgrades.

use crate::data::{Bonus, Effect, data};
use crate::event::{EraEnd, Event};
use crate::frames::{FreeGrowth, Place, Refit};
use crate::ids::*;
use crate::options::{Carriers, Length};
use crate::state::*;
use crate::{Game, purchase};
use kernel::{Chance, Cx, Msg, Seat, msg};

/// How a technology came to its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Dealt,
    Found,
    Bought,
}

pub fn prerequisites_met(state: &State, tech: Tech) -> bool {
    tech.facts().prerequisites.is_within(state.techs_in_play())
}

/// Which prerequisites are not in play, in words.
pub fn missing(state: &State, tech: Tech) -> Msg {
    let wanted = tech.facts().prerequisites - state.techs_in_play();
    msg("refuse-prerequisites").list("needed", wanted.iter().map(Named::term))
}

/// R4.3.3: a technology for this kind of figure is in play.
pub fn is_open(state: &State, kind: Kind) -> bool {
    kind.types().iter().any(|unit| state.in_play(unit.facts().technology))
}

/// R4.6.4: the technology of the type a kind of figure now is.
pub fn tech_of(state: &State, kind: Kind) -> Tech {
    let types = kind.types();
    // The letter of R9.39 makes spearmen fight as swordsmen; what is sold still needs a technology in play.
    let best = types.iter().rposition(|unit| state.in_play(unit.facts().technology)).unwrap_or(0);
    types[best].facts().technology
}

/// R4.3.3: settlements may grow to `size`.
pub fn size_open(state: &State, size: u8) -> bool {
    state.basic() || size < 2 || state.in_play(data().size_tech[size as usize - 2])
}

pub fn gain(state: &mut State, seat: Seat, tech: Tech, source: Source, cx: &mut Cx<Game>) {
    state.supply.remove(tech);
    state.players[seat].technologies.insert(tech);
    state.look_for_claims = true;
    let era = tech.facts().era;
    if state.basic() {
        basic_era_end(state, seat, source, cx);
        return;
    }
    // R4.1.1, R9.8: a purchase opens the next era; a find never does.
    if source == Source::Bought && era > state.era && !state.era_ends {
        state.era_ends = true;
        cx.tell(|| Event::EraWillEnd { era: state.era, who: seat, why: EraEnd::Next });
    }
    upgrade(state, tech, cx);
    if source == Source::Bought {
        end_die(state, seat, era, cx);
    }
    if !(source == Source::Dealt && state.options.bare_cards) {
        owner_bonus(state, seat, tech, cx);
    }
}

/// R3.1, R9.24: the third technology of the era of one player, or the last of the era.
fn basic_era_end(state: &mut State, seat: Seat, source: Source, cx: &mut Cx<Game>) {
    if source != Source::Bought && state.options.bought_eras {
        return;
    }
    let of_era = state.era.technologies();
    let third = (state.players[seat].technologies & of_era).len() >= 3;
    let last = !state.supply.meets(of_era);
    // The modern era has no end of its own (R5.1).
    let goes_on = state.era.next().is_some();
    if (third || last) && goes_on && !state.era_ends {
        state.era_ends = true;
        let why = if third { EraEnd::Third } else { EraEnd::Last };
        cx.tell(|| Event::EraWillEnd { era: state.era, who: seat, why });
    }
}

/// R5.2, R9.35: the die that ends a short or medium game.
fn end_die(state: &mut State, seat: Seat, bought: Era, cx: &mut Cx<Game>) {
    let last_era = match state.options.length {
        Length::Short => Era::Medieval,
        Length::Medium => Era::Industrial,
        Length::Long => return,
    };
    if bought != last_era || state.ending.is_some() {
        return;
    }
    let of_era = last_era.technologies();
    let owned: usize = state.alive().map(|seat| (state.players[seat].technologies & of_era).len()).sum();
    let die = cx.die(6);
    let ends = die as usize <= owned;
    cx.tell(|| Event::EndDie { who: seat, die: die as u8, owned: owned as u8, ends });
    if ends {
        state.ending = Some(Ending::Time);
    }
}

/// R4.6.4: catapults become trebuchets; R9.18: battleships may become carriers.
fn upgrade(state: &mut State, tech: Tech, cx: &mut Cx<Game>) {
    if tech == data().engineering {
        cx.tell(|| Event::Trebuchets);
        recast(state, Kind::AncientArtillery, Kind::MedievalArtillery);
    }
    if tech == data().advanced_flight && state.options.carriers == Carriers::Upgrade {
        cx.tell(|| Event::CarriersNow);
        recast(state, Kind::Battleship, Kind::Carrier);
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
        Kind::AncientArtillery if state.in_play(data().engineering) => Kind::MedievalArtillery,
        Kind::Battleship
            if state.options.carriers == Carriers::Upgrade && state.in_play(data().advanced_flight) =>
        {
            Kind::Carrier
        }
        _ => kind,
    }
}

/// R4.3.2, R9.32: free unit, free improvement, free growth, wonders. The frames come up in the order of the card.
fn owner_bonus(state: &mut State, seat: Seat, tech: Tech, cx: &mut Cx<Game>) {
    let row = tech.facts();
    let past = row.era < state.era;
    if state.options.carriers == Carriers::Only && tech == data().advanced_flight {
        state.frames.push(Refit { seat });
    }
    for bonus in row.bonus.iter().rev() {
        match *bonus {
            Bonus::Wonder(wonder) => take_wonder(state, seat, wonder, past, cx),
            Bonus::Unit(unit) => {
                let kind = cast(state, unit.facts().kind);
                state.frames.push(Place { seat, kind, count: 1, bought: false });
            }
            // A void era: the card would be handed back at once.
            Bonus::Improvement(_) if past => {}
            Bonus::Improvement(improvement) => {
                if purchase::improvement_left(state, improvement)
                    && !state.players[seat].improvements.has(improvement)
                {
                    state.players[seat].improvements.insert(improvement);
                    cx.tell(|| Event::FreeImprovement { who: seat, improvement });
                }
            }
            Bonus::Growth => state.frames.push(FreeGrowth { seat }),
        }
    }
}

fn take_wonder(state: &mut State, seat: Seat, wonder: Wonder, past: bool, cx: &mut Cx<Game>) {
    if !state.wonder_supply.has(wonder) {
        return;
    }
    state.wonder_supply.remove(wonder);
    state.players[seat].wonders.insert(wonder);
    cx.tell(|| Event::WonderTaken { who: seat, wonder });
    if past && !state.options.old_wonders {
        return; // R9.32: points, no effect.
    }
    match wonder.facts().effect {
        Effect::Settlers(count) => {
            state.frames.push(Place { seat, kind: Kind::Settler, count, bought: false })
        }
        Effect::Units { class, count } => {
            let kind = cast(state, Kind::of(wonder.facts().era, class));
            state.frames.push(Place { seat, kind, count, bought: false });
        }
        _ => {}
    }
}
