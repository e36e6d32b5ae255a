//! Conservation laws: every piece is somewhere, once.

use crate::data::data;
use crate::frame::Frame;
use crate::names::*;
use crate::options::GreatPeople;
use crate::place::markers_in_box;
use crate::state::*;

macro_rules! hold {
    ($test:expr, $($words:tt)*) => {
        if !$test {
            return Err(format!($($words)*));
        }
    };
}

pub fn audit(s: &State) -> Result<(), String> {
    units(s)?;
    events(s)?;
    people(s)?;
    markers(s)?;
    market(s)?;
    for seat in s.all() {
        let p = s.player(seat);
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
            let limit = if i < ARMIES { s.army_limit(seat) } else { ARMIES + s.scout_limit(seat) };
            hold!(f.at.is_none() || i < limit, "seat {seat}: has no figure {i}");
            if let Some(at) = f.at {
                hold!(s.revealed(at), "seat {seat}: figure {i} stands on a face-down tile");
            }
        }
    }
    hold!(s.cache == s.fresh_cache(), "the cache does not follow from the position");
    let squares: usize = s.players.iter().flat_map(|p| &p.cities).map(|c| s.ring(c).len()).sum();
    let claimed = s.squares().filter(|&sq| s.outskirts_of(sq).is_some()).count();
    hold!(squares == claimed, "outskirts overlap");
    Ok(())
}

fn units(s: &State) -> Result<(), String> {
    for t in 0..UnitType::N {
        for g in 0..3 {
            let mut n = s.decks.get()[t][g] + s.fallen[t][g];
            n += s.players.iter().map(|p| p.force.get()[t][g]).sum::<u8>();
            if let Some(b) = &s.battle {
                for half in &b.sides {
                    n += half.hand.get()[t][g] + half.dead[t][g] + half.doomed[t][g];
                    let here = |f: &&crate::battle::Fighter| f.kind.index() == t && f.grade as usize == g;
                    n += half.front.iter().filter(here).count() as u8;
                }
            }
            let played = |f: &&Frame| matches!(f, Frame::Play { kind, grade, .. } if kind.index() == t && *grade as usize == g);
            n += s.frames.iter().filter(played).count() as u8;
            let all = data().units[t].counts[g];
            hold!(n == all, "{} {} units of grade {g}, not {all}", n, UnitType::of(t).id());
        }
    }
    Ok(())
}

fn events(s: &State) -> Result<(), String> {
    for event in Event::LIST {
        let k = event.index();
        let mut n = s.events.get().count(k) + s.discards.count(k);
        n += s.players.iter().map(|p| p.events.get().count(k)).sum::<u8>();
        for frame in s.frames.iter() {
            if let Frame::KeepEvent { seat, .. } = frame {
                n += s.player(*seat).drawn.get().iter().filter(|&&c| c as usize == k).count() as u8;
            }
        }
        let d = event.data();
        let all = if s.options.fame_and_fortune || !d.fame { d.count } else { 0 };
        hold!(n == all, "{n} of {}, not {all}", event.id());
    }
    Ok(())
}

fn people(s: &State) -> Result<(), String> {
    for kind in PersonType::LIST {
        let i = kind.index();
        let placed = s.squares().filter(|&sq| s.pieces[sq] == Piece::Person(kind)).count() as u8;
        let reserve: u8 = s.players.iter().map(|p| p.reserve[i]).sum();
        let n = s.pool[i] + reserve + placed;
        hold!(n <= data().k.person_markers, "{n} {} markers", kind.id());
    }
    if s.options.great_people == GreatPeople::Markers {
        return Ok(());
    }
    let mut seen = s.people.get().bits().count_ones();
    let mut all = *s.people.get();
    let mut add = |set: Set<Person>| {
        seen += set.len() as u32;
        all = all.or(set);
    };
    add(s.people_up);
    for p in &s.players {
        add(*p.people.get());
        add(p.up);
    }
    for frame in s.frames.iter() {
        if let Frame::KeepPerson { seat } = frame {
            add(s.player(*seat).drawn.get().iter().map(|&c| Person::of(c as usize)).collect());
        }
        if let Frame::Use { person: Person::SirIsaacNewton, .. } = frame {
            add(Set::of(Person::SirIsaacNewton));
        }
    }
    let blanks: u8 = s.players.iter().flat_map(|p| p.blanks).sum();
    hold!(seen == all.len() as u32, "a great person card is in two places");
    hold!(seen + blanks as u32 == Person::N as u32, "{seen} great people cards and {blanks} blanks");
    Ok(())
}

fn markers(s: &State) -> Result<(), String> {
    let box_ = !s.options.fame_and_fortune as usize;
    let held = |c: Content| {
        s.players.iter().flat_map(|p| &p.held).filter(|h| *h.content.get() == c).count()
            + s.peeked.iter().filter(|p| *p.content.get() == c).count()
    };
    for hut in Hut::LIST {
        let n = s.huts.get().count(hut.index()) as usize
            + s.spent_huts.count(hut.index()) as usize
            + held(Content::Hut(hut));
        hold!(n == data().huts[box_][hut.index()] as usize, "{n} hut markers of {}", hut.id());
    }
    for village in Village::LIST {
        let n = s.villages.get().count(village.index()) as usize
            + s.spent_villages.count(village.index()) as usize
            + held(Content::Village(village));
        hold!(
            n == data().villages[box_][village.index()] as usize,
            "{n} village markers of {}",
            village.id()
        );
    }
    let peeked = |village: bool| s.peeked.iter().filter(|p| p.content.get().village() == village).count();
    let on_map = |m: Marker| s.squares().filter(|&sq| s.markers[sq] == m).count();
    hold!(on_map(Marker::Hut) - peeked(false) <= s.huts.get().len(), "more huts than markers");
    hold!(on_map(Marker::Village) - peeked(true) <= s.villages.get().len(), "more villages than markers");
    Ok(())
}

fn market(s: &State) -> Result<(), String> {
    for b in Building::LIST {
        if b.basic() == b {
            let placed = s
                .squares()
                .filter(|&sq| matches!(s.pieces[sq], Piece::Building(x) if x.basic() == b))
                .count() as u8;
            let n = s.stock[b.index()] + placed;
            hold!(n == markers_in_box(b), "{n} markers of {}", b.id());
        }
    }
    for i in 0..4 {
        let n = s.resources[i] + s.players.iter().map(|p| p.resources[i]).sum::<u8>();
        hold!(n == s.seats, "{n} tokens of {}", Res::of(i).id());
    }
    for w in Wonder::LIST {
        let at = s.wonder_at[w.index()];
        let placed = s.squares().filter(|&sq| s.pieces[sq] == Piece::Wonder(w)).count();
        hold!(placed == at.is_some() as usize, "{} stands {placed} times", w.id());
        let places = placed + s.market.contains(&w) as usize + s.unseen.has(w) as usize;
        hold!(places <= 1, "{} is in {places} places", w.id());
    }
    if s.options.investments {
        let placed: u8 = s.players.iter().flat_map(|p| p.invested).sum();
        let n = s.investments + placed;
        hold!(n == data().k.investment_markers, "{n} investment markers");
    }
    let tokens =
        s.players.iter().flat_map(|p| &p.cities).filter(|c| c.token != CityToken::None).count() as u8;
    let small = if s.options.fame_and_fortune { data().k.small_markers } else { 0 };
    hold!(s.small + tokens == small, "{} fortification and caravan markers", s.small + tokens);
    let ground =
        |test: fn(Terrain) -> bool| s.ground.iter().filter(|(_, g)| g.is_some_and(test)).count() as u8;
    let sand = ground(|t| matches!(t, Terrain::Desert | Terrain::Grassland));
    hold!(s.sand + sand == data().k.desert_grassland_markers, "{} desert markers", s.sand + sand);
    Ok(())
}
