//! Views are built by naming what is shown.

use super::*;
use crate::battle::Fighter;
use crate::battle::{engagement, hands};
use crate::city::sources::Source;
use crate::city::yields::Yield;
use crate::data::data;
use crate::flow;
use crate::frames::{
    Answer, CityAction, Consent, Going, HandOver, Pending, Play, Research, Split, Spoils, Trade,
};
use crate::ids::*;
use crate::state::*;
use kernel::{Audience, Seat};

fn list(units: &Units, strength: impl Fn(UnitType, u8) -> u8) -> Vec<(UnitType, u8, u8, u8)> {
    let mut all = Vec::new();
    for kind in UnitType::ALL {
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
fn strength(state: &State, seat: Seat, kind: UnitType, grade: u8) -> u8 {
    let all = &data().units[kind.index()].strengths[grade as usize];
    let rank = state.rank(seat, kind).max(1) as usize;
    all[(rank - 1).min(all.len() - 1)]
}

/// R1.1: what is open to all; R1.2: what is hidden is shown to whom it belongs.
pub fn view(state: &State, who: Audience) -> View {
    View {
        who: match who {
            Audience::Seat(seat) => Some(seat),
            Audience::Table => None,
        },
        options: state.options,
        seats: state.seats,
        turn: state.turn,
        phase: state.phase,
        first: state.first,
        active: flow::active(state),
        open: flow::open(state),
        tiles: state.tiles.to_vec(),
        squares: state.squares().map(|sq| square(state, who, sq)).collect(),
        players: state.all().map(|seat| player(state, who, seat)).collect(),
        market: market(state),
        battle: state.battle.as_ref().map(|_| battle_view(state, who)),
        doing: doing(state, who),
        bound: state.bound.to_vec(),
        winner: state.winner,
    }
}

fn square(state: &State, who: Audience, sq: u16) -> Option<SquareView> {
    let printed = state.printed(sq)?;
    let icons = state.icons(sq);
    let peek = state.peeked.iter().find(|p| p.at == sq);
    let content = peek.and_then(|p| match who {
        Audience::Seat(seat) if p.seen.contains(seat) => Some(*p.content.get()),
        _ => None,
    });
    Some(SquareView {
        terrain: state.terrain(sq)?,
        changed: state.ground[sq].is_some(),
        production: icons.production,
        trade: icons.trade,
        culture: icons.culture,
        coin: icons.coin,
        combat: icons.combat,
        resource: icons.resource,
        piece: state.pieces[sq],
        marker: state.markers[sq],
        content,
        city: state.outskirts_of(sq).map(|(seat, c)| (seat, c as u8)),
        centre: state.centre_of(sq).map(|(seat, c)| (seat, c as u8)),
        blockaded: state.blockaded(sq),
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
        resources,
        defence: state.city_defence(seat, index),
    })
}

fn player(state: &State, who: Audience, seat: Seat) -> PlayerView {
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
        coins_printed: (0..3).map(|i| state.yields(seat, i).coin).sum(),
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
        cities: (0..3).filter_map(|i| city(state, seat, i)).collect(),
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
        force: mine.then(|| list(p.force.get(), |kind, grade| strength(state, seat, kind, grade))),
        ranks: std::array::from_fn(|t| state.rank(seat, UnitType::at(t))),
        people_backs: std::array::from_fn(|t| p.people_backs(PersonType::at(t)) as u8),
        people: mine.then(|| p.people.get().iter().collect()),
        up: p.up.iter().collect(),
        reserve: p.reserve,
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
        income: state.income(seat),
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

fn market(state: &State) -> MarketView {
    let mut event_decks = [0; 3];
    for (kind, n) in state.events.get().kinds() {
        event_decks[data().events[kind].level as usize - 1] += n;
    }
    MarketView {
        wonders: state.market.to_vec(),
        wonder_deck: state.wonder_deck,
        resources: state.resources,
        stock: Building::ALL
            .into_iter()
            .filter(|b| b.basic() == *b)
            .map(|b| (b, state.stock[b.index()]))
            .collect(),
        decks: std::array::from_fn(|t| state.decks.get()[t].iter().sum()),
        fallen: state.fallen,
        event_decks,
        discards: state.discards.kinds().map(|(k, n)| (CultureEvent::at(k), n)).collect(),
        people_deck: state.people.get().len() as u8,
        people_up: state.people_up.iter().collect(),
        pool: state.pool,
        tiles_left: state.tile_bag.len() as u8,
        investments: state.investments,
        small: state.small,
        sand: state.sand,
        wood: state.wood,
    }
}

fn battle_view(state: &State, who: Audience) -> BattleView {
    let b = state.battle.as_ref().expect("a battle");
    let side = |i: u8| {
        let half = &b.sides[i as usize];
        let owner = b.seat(i);
        let seen = who.is(owner) || sees_hand(state, who, i);
        SideView {
            seat: owner,
            barbarian: b.barbarian(i),
            front: half
                .front
                .iter()
                .map(|&Fighter { kind, grade, wounds, front }| FighterView {
                    kind,
                    strength: engagement::power(state, i, kind, grade),
                    wounds,
                    front,
                })
                .collect(),
            hand_count: hands::count(half.hand.get()),
            hand: seen.then(|| list(half.hand.get(), |kind, grade| engagement::power(state, i, kind, grade))),
            lost: half.lost,
            dead: half.dead,
            bonus: half.bonus,
            total: engagement::total(state, i),
            strike: half.strike,
        }
    };
    let playing = state.frames.iter().find_map(|f| match *f {
        Pending::Play(Play { side, kind, grade }) => {
            Some((side, kind, engagement::power(state, side, kind, grade)))
        }
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
pub fn sees_hand(state: &State, who: Audience, side: u8) -> bool {
    let Some(b) = state.battle.as_ref() else { return false };
    let Audience::Seat(seat) = who else { return false };
    !b.barbarian(1 - side) && b.seat(1 - side) == seat && state.wonder_works(seat, Wonder::TheOracle)
}

fn doing(state: &State, who: Audience) -> Doing {
    let mut doing = Doing::default();
    for frame in state.frames.iter() {
        match *frame {
            Pending::Window(window) => doing.announced = Some(window.plan),
            Pending::Plan(plan) if who.is(plan.by) => doing.planning = Some(plan),
            Pending::Going(Going { seat, group, at, left, .. }) => {
                let members = (0..FIGURES as u8).filter(|f| group >> f & 1 == 1).collect();
                doing.moving = Some((seat, members, at, left));
            }
            Pending::City(CityAction { seat, city, .. }) | Pending::Split(Split { seat, city, .. }) => {
                doing.city = Some((seat, city));
            }
            Pending::Trade(Trade { done }) | Pending::Research(Research { done }) => doing.done = done,
            Pending::Loot(Spoils { winner, loser, left }) => doing.loot = Some((winner, loser, left)),
            _ => {}
        }
    }
    // The United Nations are asked about a plan: it lies open to them.
    if let Pending::Consent(Consent { seat }) = *state.frames.top() {
        for frame in state.frames.iter() {
            if let Pending::Plan(plan) = *frame
                && who.is(seat)
            {
                doing.announced = Some(plan);
            }
        }
    }
    doing.offer = offer_view(state, who);
    doing
}

fn offer_view(state: &State, who: Audience) -> Option<OfferView> {
    let Audience::Seat(me) = who else { return None };
    let (from, to) = match *state.frames.top() {
        Pending::Answer(Answer { from, to }) | Pending::HandOver(HandOver { from, to }) => (from, to),
        _ => {
            let draft = state.player(me).draft.get();
            (me, draft.to?)
        }
    };
    if me != from && me != to {
        return None;
    }
    let draft = state.player(from).draft.get();
    let mut give = draft.give;
    let (marker, event) = (give.marker.map(|c| c.village()), give.event.map(|e| e.data().level));
    if me != from && !draft.shown {
        give.marker = None;
        give.event = None;
    }
    Some(OfferView { from, to, give, give_marker: marker, give_event: event, ask: draft.ask })
}
