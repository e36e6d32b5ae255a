//! Views are built by naming what is shown.

use super::*;
use crate::battle::Fighter;
use crate::data::data;
use crate::fight;
use crate::flow;
use crate::frame::Frame;
use crate::muster;
use crate::names::*;
use crate::sources::Source;
use crate::state::*;
use crate::yields::Yield;
use kernel::{Audience, Seat};

fn list(units: &Units, strength: impl Fn(UnitType, u8) -> u8) -> Vec<(UnitType, u8, u8, u8)> {
    let mut all = Vec::new();
    for kind in UnitType::LIST {
        for grade in 0..3u8 {
            let n = units[kind.index()][grade as usize];
            if n > 0 {
                all.push((kind, strength(kind, grade), grade, n));
            }
        }
    }
    all
}

/// Strength of a player's unit outside a battle.
fn strength(s: &State, seat: Seat, kind: UnitType, grade: u8) -> u8 {
    let all = &data().units[kind.index()].strengths[grade as usize];
    let rank = s.rank(seat, kind).max(1) as usize;
    all[(rank - 1).min(all.len() - 1)]
}

pub fn view(s: &State, who: Audience) -> View {
    View {
        who: match who {
            Audience::Seat(seat) => Some(seat),
            Audience::Table => None,
        },
        options: s.options,
        seats: s.seats,
        turn: s.turn,
        phase: s.phase,
        first: s.first,
        active: flow::active(s),
        open: crate::frame::open(s),
        tiles: s.tiles.to_vec(),
        squares: s.squares().map(|sq| square(s, who, sq)).collect(),
        players: s.all().map(|seat| player(s, who, seat)).collect(),
        market: market(s),
        battle: s.battle.as_ref().map(|_| battle_view(s, who)),
        doing: doing(s, who),
        bound: s.bound.to_vec(),
        winner: s.winner,
    }
}

fn square(s: &State, who: Audience, sq: u16) -> Option<SquareView> {
    let printed = s.printed(sq)?;
    let icons = s.icons(sq);
    let peek = s.peeked.iter().find(|p| p.at == sq);
    let content = peek.and_then(|p| match who {
        Audience::Seat(seat) if p.seen.contains(seat) => Some(*p.content.get()),
        _ => None,
    });
    Some(SquareView {
        terrain: s.terrain(sq)?,
        changed: s.ground[sq].is_some(),
        production: icons.production,
        trade: icons.trade,
        culture: icons.culture,
        coin: icons.coin,
        combat: icons.combat,
        resource: icons.resource,
        piece: s.pieces[sq],
        marker: s.markers[sq],
        content,
        city: s.outskirts_of(sq).map(|(seat, c)| (seat, c as u8)),
        centre: s.centre_of(sq).map(|(seat, c)| (seat, c as u8)),
        blockaded: s.blockaded(sq),
        start: printed.start,
    })
}

/// The sources that add something.
fn sources(of: impl FnOnce(&mut dyn FnMut(Source, i16))) -> Vec<(Source, i16)> {
    let mut all = Vec::new();
    of(&mut |source, n| {
        if n != 0 {
            all.push((source, n));
        }
    });
    all
}

fn city(s: &State, seat: Seat, index: usize) -> Option<CityView> {
    let c = &s.player(seat).cities[index];
    let ring = s.ring(c);
    let Yield { coin, resources, .. } = s.yields(seat, index);
    Some(CityView {
        index: index as u8,
        at: c.at?,
        second: c.second,
        walled: c.walled,
        token: c.token,
        actions: c.actions,
        bonus: c.bonus,
        outskirts: ring.to_vec(),
        blockaded: ring.iter().copied().filter(|&sq| s.blockaded(sq)).collect(),
        production: s.production(seat, index),
        trade: s.city_trade(seat, index),
        arts: s.arts(seat, index),
        coins: coin,
        production_from: sources(|add| {
            s.production_from(seat, index, add);
            add(Source::ThisTurn, c.bonus as i16);
        }),
        trade_from: sources(|add| s.trade_from(seat, index, add)),
        arts_from: sources(|add| s.arts_from(seat, index, add)),
        gathered: s.player(seat).figures[ARMIES..]
            .iter()
            .filter(|f| f.city == Some(index as u8))
            .filter_map(|f| f.at)
            .filter(|sq| !ring.contains(sq))
            .collect(),
        resources,
        defence: s.city_defence(seat, index),
    })
}

fn player(s: &State, who: Audience, seat: Seat) -> PlayerView {
    let p = s.player(seat);
    let mine = who.is(seat);
    let chosen = !p.rows[0].is_empty();
    let hand = s.battle.as_ref().and_then(|b| {
        let side = [0u8, 1].into_iter().find(|&side| b.seat(side) == seat && !b.barbarian(side))?;
        Some(*b.sides[side as usize].hand.get())
    });
    let units = std::array::from_fn(|t| {
        let held = hand.map_or(0, |h| h[t].iter().sum::<u8>());
        p.force.get()[t].iter().sum::<u8>() + held
    });
    let track_next = (p.track < data().k.track_end).then(|| s.track_cost(seat, p.track + 1));
    PlayerView {
        civ: chosen.then_some(p.civ),
        government: p.government,
        trade: p.trade,
        culture: p.culture,
        track: p.track,
        coins: s.coins(seat),
        coins_printed: (0..3).map(|i| s.yields(seat, i).coin).sum(),
        coin_tokens: p.coins,
        paid: p.paid,
        invested: p.invested,
        resources: p.resources,
        held: p
            .held
            .iter()
            .map(|h| {
                let seen = matches!(who, Audience::Seat(x) if h.seen.contains(x));
                HeldView { village: h.village, content: seen.then(|| *h.content.get()) }
            })
            .collect(),
        rows: std::array::from_fn(|i| p.rows[i].iter().collect()),
        blanks: p.blanks,
        cities: (0..3).filter_map(|i| city(s, seat, i)).collect(),
        figures: (0..FIGURES)
            .filter_map(|i| {
                let f = p.figures[i];
                Some(FigureView { index: i as u8, scout: i >= ARMIES, at: f.at?, done: f.done, city: f.city })
            })
            .collect(),
        spare_armies: s.unbuilt_armies(seat),
        spare_scouts: (ARMIES..ARMIES + s.scout_limit(seat)).filter(|&i| p.figures[i].at.is_none()).count()
            as u8,
        event_backs: p.event_backs(),
        events: mine.then(|| p.events.get().kinds().map(|(k, n)| (Event::of(k), n)).collect()),
        units,
        force: mine.then(|| list(p.force.get(), |kind, grade| strength(s, seat, kind, grade))),
        ranks: std::array::from_fn(|t| s.rank(seat, UnitType::of(t))),
        people_backs: std::array::from_fn(|t| p.people_backs(PersonType::of(t)) as u8),
        people: mine.then(|| p.people.get().iter().collect()),
        up: p.up.iter().collect(),
        reserve: p.reserve,
        puppets: p.puppets,
        wonders: Wonder::LIST
            .into_iter()
            .filter(|&w| s.wonder_owner(w) == Some(seat))
            .map(|w| (w, s.obsolete.has(w)))
            .collect(),
        speed: s.travel_speed(seat),
        stacking: s.stacking_limit(seat) as u8,
        hand_limit: s.culture_hand(seat) as u8,
        max_cities: s.max_cities(seat) as u8,
        income: s.income(seat),
        next_space: track_next,
        research: std::array::from_fn(|i| {
            let off = 5 * s.wonder_works(seat, Wonder::PorcelainTower) as u8;
            data().k.research_cost[i].saturating_sub(off)
        }),
        used: p.used.iter().collect(),
        watching: p.watching,
        sealed: mine.then(|| *p.sealed.get()),
        drawn: mine.then(|| p.drawn.get().to_vec()),
        progress: Progress {
            culture: p.track,
            pyramid: std::array::from_fn(|i| p.rows[i].len() as u8 + p.blanks[i]),
            coins: s.coins(seat),
            bonus: s.standing_bonus(seat),
            capital: s.standing_bonus(seat) + s.city_defence(seat, 0),
        },
    }
}

fn market(s: &State) -> MarketView {
    let mut event_decks = [0; 3];
    for (kind, n) in s.events.get().kinds() {
        event_decks[data().events[kind].level as usize - 1] += n;
    }
    MarketView {
        wonders: s.market.to_vec(),
        wonder_deck: s.wonder_deck,
        resources: s.resources,
        stock: Building::LIST
            .into_iter()
            .filter(|b| b.basic() == *b)
            .map(|b| (b, s.stock[b.index()]))
            .collect(),
        decks: std::array::from_fn(|t| s.decks.get()[t].iter().sum()),
        fallen: s.fallen,
        event_decks,
        discards: s.discards.kinds().map(|(k, n)| (Event::of(k), n)).collect(),
        people_deck: s.people.get().len() as u8,
        people_up: s.people_up.iter().collect(),
        pool: s.pool,
        tiles_left: s.tile_bag.len() as u8,
        investments: s.investments,
        small: s.small,
        sand: s.sand,
        wood: s.wood,
    }
}

fn battle_view(s: &State, who: Audience) -> BattleView {
    let b = s.battle.as_ref().expect("a battle");
    let side = |i: u8| {
        let half = &b.sides[i as usize];
        let owner = b.seat(i);
        let seen = who.is(owner) || sees_hand(s, who, i);
        SideView {
            seat: owner,
            barbarian: b.barbarian(i),
            front: half
                .front
                .iter()
                .map(|&Fighter { kind, grade, wounds, front }| FighterView {
                    kind,
                    strength: fight::power(s, i, kind, grade),
                    wounds,
                    front,
                })
                .collect(),
            hand_count: muster::count(half.hand.get()),
            hand: seen.then(|| list(half.hand.get(), |kind, grade| fight::power(s, i, kind, grade))),
            lost: half.lost,
            dead: half.dead,
            bonus: half.bonus,
            total: fight::total(s, i),
            strike: half.strike,
        }
    };
    let playing = s.frames.iter().find_map(|f| match *f {
        Frame::Play { side, kind, grade } => Some((side, kind, fight::power(s, side, kind, grade))),
        _ => None,
    });
    BattleView {
        kind: b.kind,
        square: b.square,
        engaged: b.stage >= 2,
        sides: [side(0), side(1)],
        playing,
        winner: b.winner,
    }
}

/// The Oracle shows its owner the opponent's battle hand (R10.5).
pub fn sees_hand(s: &State, who: Audience, side: u8) -> bool {
    let Some(b) = s.battle.as_ref() else { return false };
    let Audience::Seat(seat) = who else { return false };
    !b.barbarian(1 - side) && b.seat(1 - side) == seat && s.wonder_works(seat, Wonder::TheOracle)
}

fn doing(s: &State, who: Audience) -> Doing {
    let mut doing = Doing::default();
    for frame in s.frames.iter() {
        match *frame {
            Frame::Window { plan, .. } => doing.announced = Some(plan),
            Frame::Plan(plan) if who.is(plan.by) => doing.planning = Some(plan),
            Frame::Going { seat, group, at, left, .. } => {
                let members = (0..FIGURES as u8).filter(|f| group >> f & 1 == 1).collect();
                doing.moving = Some((seat, members, at, left));
            }
            Frame::City { seat, city, .. } | Frame::Split { seat, city, .. } => {
                doing.city = Some((seat, city));
            }
            Frame::Trade { done } | Frame::Research { done } => doing.done = done,
            Frame::Loot { winner, loser, left } => doing.loot = Some((winner, loser, left)),
            _ => {}
        }
    }
    // The United Nations are asked about a plan: it lies open to them.
    if let Frame::Consent { seat } = *s.frames.top() {
        for frame in s.frames.iter() {
            if let Frame::Plan(plan) = *frame
                && who.is(seat)
            {
                doing.announced = Some(plan);
            }
        }
    }
    doing.offer = offer_view(s, who);
    doing
}

fn offer_view(s: &State, who: Audience) -> Option<OfferView> {
    let Audience::Seat(me) = who else { return None };
    let (from, to) = match *s.frames.top() {
        Frame::Answer { from, to } | Frame::HandOver { from, to } => (from, to),
        _ => {
            let draft = s.player(me).draft.get();
            (me, draft.to?)
        }
    };
    if me != from && me != to {
        return None;
    }
    let draft = s.player(from).draft.get();
    let mut give = draft.give;
    let (marker, event) = (give.marker.map(|c| c.village()), give.event.map(|e| e.data().level));
    if me != from && !draft.shown {
        give.marker = None;
        give.event = None;
    }
    Some(OfferView { from, to, give, give_marker: marker, give_event: event, ask: draft.ask })
}
