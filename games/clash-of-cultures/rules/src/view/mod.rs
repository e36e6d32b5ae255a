//! How a view is made: everything shown is named here.

mod shape;
mod underway;

pub use shape::*;
pub use underway::Underway;

use crate::battle::{ATTACK, Battle, DEFENCE, forecast};
use crate::board::{board, hex_of, layout};
use crate::frames::battle::Step;
use crate::frames::{Answer, Deliver, Draft, Explore, Lifted, Pending};
use crate::ids::*;
use crate::scoring;
use crate::state::State;
use crate::state::goods::Pile;
use crate::state::units::{FOUGHT, UnitId};
use kernel::{Audience, Seat};

pub fn view(state: &State, who: Audience) -> View {
    let l = state.layout();
    let viewer = match who {
        Audience::Seat(s) => Some(s),
        Audience::Table => None,
    };
    let (lifted, odds) = match *state.frames.top() {
        Pending::Lifted(Lifted { seat, group }) => {
            (group.iter().map(|id| piece_id(seat, id)).collect(), forecast::attacks(state, seat, group))
        }
        _ => (Vec::new(), Vec::new()),
    };
    View {
        who: viewer,
        options: state.options,
        round: state.round,
        rounds: state.rounds(),
        cycle: state.cycle,
        status: matches!(state.frames.iter().next(), Some(Pending::Status(_))),
        first: state.first,
        over: matches!(state.frames.top(), Pending::Over),
        turn: TurnView {
            seat: state.turn.seat,
            actions: state.turn.actions,
            used: state.turn.used,
            influenced: state.turn.influenced,
            forced_labour: state.turn.forced_labour,
            collects: state.turn.collects,
        },
        spaces: l.all.iter().map(|at| space(state, at)).collect(),
        cities: state.cities.iter().map(|c| city(state, c)).collect(),
        camps: state.camps.iter().map(|c| CampView { at: c.at, units: c.units }).collect(),
        players: Seat::all(state.seats).map(|s| player(state, s, viewer)).collect(),
        wonders: Wonder::all()
            .map(|w| WonderView {
                wonder: w,
                state: state.wonders[w as usize],
                cost: w.fact().cost,
                needs: w.fact().needs,
            })
            .collect(),
        piles: Piles {
            cards: state.cards.get().len() as u8,
            goals: state.goals.get().len() as u8,
            events: state.events.len() as u8,
            tiles: state.tiles.len() as u8,
        },
        discards: state.discards,
        goal_discards: state.goal_discards,
        event_discards: state.event_discards,
        plague: state.plague,
        battle: state.battle.as_ref().map(|b| battle(state, b, viewer)),
        trade: trade(state, viewer),
        lifted,
        explored: match *state.frames.top() {
            Pending::Explore(ref explore @ Explore { slot, tile, .. }) => Some(Unlaid {
                slot,
                number: board().numbers[tile as usize],
                terrain: board().faces[tile as usize],
                camps: [false, true].map(|turned| explore.camps(state, turned)),
            }),
            _ => None,
        },
        happening: state.turn.happening,
        plans: match state.frames.top() {
            Pending::Plans(plans) if viewer == Some(plans.seat) => plans.cards().to_vec(),
            _ => Vec::new(),
        },
        aims: viewer.map_or(Vec::new(), |v| aims(state, v)),
        influence: viewer.map_or(Vec::new(), |v| ranges(state, v)),
        odds,
        underway: Underway::of(state),
    }
}

fn piece_id(seat: Seat, id: UnitId) -> u16 {
    seat.0 as u16 * 32 + id.0 as u16
}

fn space(state: &State, at: Space) -> SpaceView {
    let hex = hex_of(at);
    let l = layout(state.seats);
    SpaceView {
        at,
        q: hex.q,
        r: hex.r,
        slot: l.slot_of[at].0,
        terrain: state.terrain(at),
        exhausted: state.exhausted.contains(&at),
        home: Seat::all(state.seats).find(|&s| state.players[s].home == at),
    }
}

fn city(state: &State, c: &crate::state::City) -> CityView {
    CityView {
        at: c.at,
        owner: c.owner,
        mood: c.mood,
        size: c.size(),
        pieces: Building::all()
            .filter_map(|b| c.piece(b).map(|colour| (b, colour, state.works(c, b))))
            .collect(),
        quay: c.port.map(|_| c.quay),
        wonder: c.wonder,
        activations: c.activations,
    }
}

fn player(state: &State, seat: Seat, viewer: Option<Seat>) -> PlayerView {
    let p = &state.players[seat];
    let score = scoring::score(state, seat);
    let (hand, goals) = match viewer {
        Some(v) if v == seat => (*p.hand.get(), *p.goals.get()),
        Some(v) => {
            let known = state.players[v].known.get();
            (known.cards[seat.index()], known.goals[seat.index()])
        }
        None => (Set::empty(), Set::empty()),
    };
    PlayerView {
        seat,
        stock: p.stock,
        limits: Pile::from_counts(Good::ALL.map(|g| p.limit(g))),
        culture_level: p.culture_level,
        mood_level: p.mood_level,
        advances: p.advances,
        units: p
            .pieces()
            .map(|(id, u)| UnitView {
                piece: piece_id(seat, id),
                kind: u.kind,
                at: u.at,
                aboard: u.aboard,
                fought: u.marks & FOUGHT != 0,
            })
            .collect(),
        pieces_left: std::array::from_fn(|i| match i {
            0 => state.settlements_in_stock(seat),
            _ => state.in_stock(seat, Building::ALL[i - 1]),
        }),
        hand_size: p.hand.get().len() as u8,
        goal_count: p.goals.get().len() as u8,
        hand,
        goals,
        completed: p.completed.to_vec(),
        persons: p.persons,
        hindered: p.hindered,
        score,
        half_points: score.halves(),
    }
}

fn battle(state: &State, b: &Battle, viewer: Option<Seat>) -> BattleView {
    let side = |i: usize| {
        let own = b.sides[i].is_some() && b.sides[i] == viewer;
        let shown = own || !state.options.sealed_cards || !matches!(b.step, Step::Card(_) | Step::Reveal);
        let now = state.prowess_now(i);
        SideView {
            seat: b.sides[i],
            units: state.fighters(i),
            dice: now.dice,
            modifier: now.modifier,
            steel: now.steel,
            cancels: now.cancels,
            rolls: b.rolls[i].to_vec(),
            cast: b.cast[i].to_vec(),
            value: b.values[i],
            hits: b.hits[i],
            lost: b.killed[i],
            laid: b.has_laid[i],
            card: b.laid.get()[i].filter(|_| shown),
            half: b.halves[i],
        }
    };
    BattleView {
        kind: b.kind,
        at: b.at,
        from: b.from,
        sides: [side(ATTACK), side(DEFENCE)],
        round: b.round,
        step: b.step,
        fortress: b.fortress,
        no_die: b.no_die,
        no_cancel: b.no_cancel,
        odds: forecast::rest(state),
    }
}

/// A draft is the drafter's own until it is proposed; cards are for the two alone.
fn trade(state: &State, viewer: Option<Seat>) -> Option<TradeView> {
    let (from, to, proposed) = match *state.frames.top() {
        Pending::Draft(Draft { seat, to }) => (seat, to, false),
        Pending::Answer(Answer { seat, from }) => (from, seat, true),
        Pending::Deliver(Deliver { seat, to }) => (to, seat, true),
        _ => return None,
    };
    let t = state.trade.as_ref()?;
    if !proposed && viewer != Some(from) {
        return None;
    }
    let party = viewer == Some(from) || viewer == Some(to);
    Some(TradeView {
        from,
        to,
        give: t.give,
        ask: t.ask,
        card_count: t.card_count,
        goal_count: t.goal_count,
        ask_cards: t.ask_cards,
        ask_goals: t.ask_goals,
        cards: if party { *t.cards.get() } else { Set::empty() },
        goals: if party { *t.goals.get() } else { Set::empty() },
        proposed,
        lost: t.lost(state, from, to),
    })
}

fn aims(state: &State, seat: Seat) -> Vec<Aim> {
    let mut aims: Vec<Aim> = Vec::new();
    let p = &state.players[seat];
    let known = p.known.get().goals.iter().flat_map(|goals| goals.iter());
    let drawn = match state.frames.top() {
        Pending::Plans(plans) if plans.seat == seat => plans.cards(),
        _ => &[],
    };
    for goal in p.goals.get().iter().chain(known).chain(drawn.iter().copied()) {
        for objective in [goal.fact().top, goal.fact().bottom] {
            if aims.iter().all(|a| a.objective != objective)
                && let Some((have, need)) = state.progress(seat, objective.fact().when)
            {
                aims.push(Aim { objective, have: have as u8, need: need as u8 });
            }
        }
    }
    aims
}

fn ranges(state: &State, seat: Seat) -> Vec<Range> {
    state
        .cities_of(seat)
        .filter(|c| !c.influenced())
        .map(|c| {
            let range = c.size() + (c.wonder == Some(Wonder::GreatStatue)) as u8;
            Range { from: c.at, range, spaces: state.within(Set::of(c.at), range).iter().collect() }
        })
        .collect()
}
