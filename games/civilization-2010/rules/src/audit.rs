//! R23.1: every piece is somewhere, once.

use crate::data::data;
use crate::frames::{Pending, Task};
use crate::ids::*;
use crate::options::GreatPeople;
use crate::state::*;

macro_rules! hold {
    ($test:expr, $($words:tt)*) => {
        if !$test {
            return Err(format!($($words)*));
        }
    };
}

pub fn audit(state: &State) -> Result<(), String> {
    units(state)?;
    events(state)?;
    people(state)?;
    markers(state)?;
    market(state)?;
    for seat in state.all() {
        let p = state.player(seat);
        hold!(p.trade <= data().k.trade_dial, "seat {seat}: trade {}", p.trade);
        hold!(p.track <= data().k.track_end, "seat {seat}: track {}", p.track);
        let width = |r: usize| p.rows[r].len() + p.blanks[r] as usize;
        for r in 1..5 {
            hold!(
                width(r) == 0 || width(r) < width(r - 1),
                "seat {seat}: row {} is too wide for the one below",
                r + 1
            );
        }
        for (i, f) in p.figures.iter().enumerate() {
            let limit = if i < ARMIES { state.army_limit(seat) } else { ARMIES + state.scout_limit(seat) };
            hold!(f.at.is_none() || i < limit, "seat {seat}: has no figure {i}");
            if let Some(at) = f.at {
                hold!(state.revealed(at), "seat {seat}: figure {i} stands on a face-down tile");
            }
        }
    }
    hold!(state.cache == state.fresh_cache(), "the cache does not follow from the position");
    let squares: usize = state.players.iter().flat_map(|p| &p.cities).map(|c| state.ring(c).len()).sum();
    let claimed = state.squares().filter(|&sq| state.outskirts_of(sq).is_some()).count();
    hold!(squares == claimed, "outskirts overlap");
    Ok(())
}

fn units(state: &State) -> Result<(), String> {
    for t in 0..UnitType::COUNT {
        for g in 0..3 {
            let mut n = state.decks.get()[t][g] + state.fallen[t][g];
            n += state.players.iter().map(|p| p.force.get()[t][g]).sum::<u8>();
            if let Some(b) = &state.battle {
                for half in &b.sides {
                    n += half.hand.get()[t][g] + half.dead[t][g] + half.doomed[t][g];
                    let here = |f: &&crate::battle::Fighter| f.kind.index() == t && f.grade as usize == g;
                    n += half.front.iter().filter(here).count() as u8;
                }
            }
            let played = |frame: &&Pending| match frame {
                Pending::Play(play) => play.kind.index() == t && play.grade as usize == g,
                _ => false,
            };
            n += state.frames.iter().filter(played).count() as u8;
            let all = data().units[t].counts[g];
            hold!(n == all, "{} {} units of grade {g}, not {all}", n, UnitType::at(t).name());
        }
    }
    Ok(())
}

fn events(state: &State) -> Result<(), String> {
    for event in CultureEvent::ALL {
        let k = event.index();
        let mut n = state.events.get().count(k) + state.discards.count(k);
        n += state.players.iter().map(|p| p.events.get().count(k)).sum::<u8>();
        for frame in state.frames.iter() {
            if let Pending::KeepEvent(keep) = frame {
                n += state.player(keep.seat).drawn.get().iter().filter(|&&c| c as usize == k).count() as u8;
            }
        }
        let d = event.data();
        let all = if state.options.fame_and_fortune || !d.fame { d.count } else { 0 };
        hold!(n == all, "{n} of {}, not {all}", event.name());
    }
    Ok(())
}

fn people(state: &State) -> Result<(), String> {
    for kind in PersonType::ALL {
        let placed = state.squares().filter(|&sq| state.pieces[sq] == Piece::Person(kind)).count() as u8;
        let reserve: u8 = state.players.iter().map(|p| p.reserve[kind]).sum();
        let n = state.pool[kind] + reserve + placed;
        hold!(n <= data().k.person_markers, "{n} {} markers", kind.name());
    }
    if state.options.great_people == GreatPeople::Markers {
        return Ok(());
    }
    let mut seen = state.people.get().len();
    let mut all = *state.people.get();
    let mut add = |set: Set<Person>| {
        seen += set.len();
        all |= set;
    };
    add(state.people_up);
    for p in &state.players {
        add(*p.people.get());
        add(p.up);
    }
    for frame in state.frames.iter() {
        if let Pending::KeepPerson(keep) = frame {
            add(state.player(keep.seat).drawn.get().iter().map(|&c| Person::at(c as usize)).collect());
        }
        if let Pending::Use(used) = frame
            && used.task == Task::Newton
        {
            add(Set::of(Person::SirIsaacNewton));
        }
    }
    let blanks: u8 = state.players.iter().flat_map(|p| p.blanks).sum();
    hold!(seen == all.len(), "a great person card is in two places");
    hold!(seen + blanks as usize == Person::COUNT, "{seen} great people cards and {blanks} blanks");
    Ok(())
}

fn markers(state: &State) -> Result<(), String> {
    let box_ = !state.options.fame_and_fortune as usize;
    let held = |c: Content| {
        state.players.iter().flat_map(|p| &p.held).filter(|h| *h.content.get() == c).count()
            + state.peeked.iter().filter(|p| *p.content.get() == c).count()
    };
    for hut in Hut::ALL {
        let n = state.huts.get().count(hut.index()) as usize
            + state.spent_huts.count(hut.index()) as usize
            + held(Content::Hut(hut));
        hold!(n == data().huts[box_][hut.index()] as usize, "{n} hut markers of {}", hut.name());
    }
    for village in Village::ALL {
        let n = state.villages.get().count(village.index()) as usize
            + state.spent_villages.count(village.index()) as usize
            + held(Content::Village(village));
        hold!(
            n == data().villages[box_][village.index()] as usize,
            "{n} village markers of {}",
            village.name()
        );
    }
    let peeked = |village: bool| state.peeked.iter().filter(|p| p.content.get().village() == village).count();
    let on_map = |marker: Marker| state.squares().filter(|&sq| state.markers[sq] == marker).count();
    hold!(on_map(Marker::Hut) - peeked(false) <= state.huts.get().len(), "more huts than markers");
    hold!(on_map(Marker::Village) - peeked(true) <= state.villages.get().len(), "more villages than markers");
    Ok(())
}

fn market(state: &State) -> Result<(), String> {
    for b in Building::ALL {
        if b.basic() == b {
            let placed = state
                .squares()
                .filter(|&sq| matches!(state.pieces[sq], Piece::Building(x) if x.basic() == b))
                .count() as u8;
            let n = state.stock[b] + placed;
            hold!(n == b.data().markers, "{n} markers of {}", b.name());
        }
    }
    for resource in Resource::MARKET {
        let n = state.resources[resource] + state.players.iter().map(|p| p.resources[resource]).sum::<u8>();
        hold!(n == state.seats, "{n} tokens of {}", resource.name());
    }
    for w in Wonder::ALL {
        let at = state.wonder_at[w];
        let placed = state.squares().filter(|&sq| state.pieces[sq] == Piece::Wonder(w)).count();
        hold!(placed == at.is_some() as usize, "{} stands {placed} times", w.name());
        let places = placed + state.market.contains(&w) as usize + state.unseen.has(w) as usize;
        hold!(places <= 1, "{} is in {places} places", w.name());
    }
    if state.options.investments {
        let placed: u32 = state.players.iter().map(|p| p.invested.total()).sum();
        let n = state.investments + placed as u8;
        hold!(n == data().k.investment_markers, "{n} investment markers");
    }
    let tokens =
        state.players.iter().flat_map(|p| &p.cities).filter(|c| c.token != CityToken::None).count() as u8;
    let small = if state.options.fame_and_fortune { data().k.small_markers } else { 0 };
    hold!(state.small + tokens == small, "{} fortification and caravan markers", state.small + tokens);
    let ground =
        |test: fn(Terrain) -> bool| state.ground.iter().filter(|(_, g)| g.is_some_and(test)).count() as u8;
    let sand = ground(|t| matches!(t, Terrain::Desert | Terrain::Grassland));
    hold!(state.sand + sand == data().k.desert_grassland_markers, "{} desert markers", state.sand + sand);
    Ok(())
}
