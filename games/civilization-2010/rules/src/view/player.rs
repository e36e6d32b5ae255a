//! What is seen of a player and their cities.

use super::*;
use crate::city::yields::Yield;
use crate::data::data;
use kernel::Audience;
use std::borrow::Cow;

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

fn city(state: &State, seat: Seat, index: usize) -> Option<CityView> {
    let c = &state.player(seat).cities[index];
    let ring = state.ring(c);
    let Yield { coin, resources, .. } = state.yields(seat, index);
    Some(CityView {
        index: index as u8,
        at: c.at?,
        second: c.second,
        walled: c.walled,
        token: c.token,
        actions: c.actions,
        bonus: c.bonus,
        outskirts: ring.to_vec(),
        blockaded: ring.iter().copied().filter(|&sq| state.blockaded(sq)).collect(),
        production: state.production(seat, index),
        trade: state.city_trade(seat, index),
        arts: state.arts(seat, index),
        coins: coin,
        production_from: sources(|add| {
            state.production_from(seat, index, add);
            add(Source::ThisTurn, c.bonus as i16);
        }),
        trade_from: sources(|add| state.trade_from(seat, index, add)),
        arts_from: sources(|add| state.arts_from(seat, index, add)),
        gathered: state.player(seat).figures[ARMIES..]
            .iter()
            .filter(|f| f.city == Some(index as u8))
            .filter_map(|f| f.at)
            .filter(|sq| !ring.contains(sq))
            .collect(),
        resources: *resources.array(),
        defence: state.standing_bonus(seat) + state.city_defence(seat, index),
        defence_from: sources(|add| {
            state.defence_from(seat, index, add);
            add(Source::Standing, state.standing_bonus(seat) as i16);
        }),
    })
}

/// R12.1: a scout on its way through a city gathers nothing there, and what cities make is told without it.
fn settled(state: &State, seat: Seat) -> Cow<'_, State> {
    let through = |figure: usize| {
        let figure = state.player(seat).figures[figure];
        figure.city.is_some() && figure.at.is_some_and(|at| state.centre_of(at).is_some())
    };
    let mut seen = Cow::Borrowed(state);
    for figure in (ARMIES..FIGURES).filter(|&figure| through(figure)) {
        seen.to_mut().me(seat).figures[figure].city = None;
    }
    seen
}

pub fn player(state: &State, who: Audience, seat: Seat) -> PlayerView {
    let seen = settled(state, seat);
    let p = state.player(seat);
    let mine = who.is(seat);
    let chosen = !p.rows[0].is_empty();
    let hand = state.battle.as_ref().and_then(|b| {
        let side = [0u8, 1].into_iter().find(|&side| b.seat(side) == seat && !b.barbarian(side))?;
        Some(*b.sides[side as usize].hand.get())
    });
    let units = std::array::from_fn(|t| {
        let held = hand.map_or(0, |h| h[t].iter().sum::<u8>());
        p.force.get()[t].iter().sum::<u8>() + held
    });
    let track_next = (p.track < data().k.track_end).then(|| state.track_cost(seat, p.track + 1));
    PlayerView {
        civ: chosen.then_some(p.civ),
        government: p.government,
        trade: p.trade,
        culture: p.culture,
        track: p.track,
        coins: state.coins(seat),
        coins_printed: (0..3).map(|i| seen.yields(seat, i).coin).sum(),
        coin_tokens: *p.coins.array(),
        paid: *p.paid.array(),
        invested: *p.invested.array(),
        resources: *p.resources.array(),
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
        cities: (0..3).filter_map(|i| city(&seen, seat, i)).collect(),
        figures: (0..FIGURES)
            .filter_map(|i| {
                let f = p.figures[i];
                Some(FigureView { index: i as u8, scout: i >= ARMIES, at: f.at?, done: f.done, city: f.city })
            })
            .collect(),
        spare_armies: state.unbuilt_armies(seat),
        spare_scouts: (ARMIES..ARMIES + state.scout_limit(seat))
            .filter(|&i| p.figures[i].at.is_none())
            .count() as u8,
        event_backs: p.event_backs(),
        events: mine.then(|| p.events.get().kinds().map(|(k, n)| (CultureEvent::at(k), n)).collect()),
        units,
        force: mine.then(|| battle::list(p.force.get(), |kind, grade| state.strength(seat, kind, grade))),
        ranks: std::array::from_fn(|t| state.rank(seat, UnitType::at(t))),
        people_backs: std::array::from_fn(|t| p.people_backs(PersonType::at(t)) as u8),
        people: mine.then(|| p.people.get().iter().collect()),
        up: p.up.iter().collect(),
        reserve: *p.reserve.array(),
        puppets: p.puppets,
        wonders: Wonder::ALL
            .into_iter()
            .filter(|&w| state.wonder_owner(w) == Some(seat))
            .map(|w| (w, state.obsolete.has(w)))
            .collect(),
        speed: state.travel_speed(seat),
        stacking: state.stacking_limit(seat) as u8,
        hand_limit: state.culture_hand(seat) as u8,
        max_cities: state.max_cities(seat) as u8,
        income: seen.income(seat) + state.unassigned(seat).trade,
        unassigned: state.unassigned(seat).trade,
        coming: state.unassigned(seat).production,
        next_space: track_next,
        research: std::array::from_fn(|i| {
            let off = 5 * state.wonder_works(seat, Wonder::PorcelainTower) as u8;
            data().k.research_cost[i].saturating_sub(off)
        }),
        used: p.used.iter().collect(),
        watching: p.watching,
        sealed: mine.then(|| *p.sealed.get()),
        drawn: mine.then(|| p.drawn.get().to_vec()),
        progress: Progress {
            culture: p.track,
            pyramid: std::array::from_fn(|i| p.rows[i].len() as u8 + p.blanks[i]),
            coins: state.coins(seat),
            bonus: state.standing_bonus(seat),
            capital: state.standing_bonus(seat) + state.city_defence(seat, 0),
        },
    }
}
