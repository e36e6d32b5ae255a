//! What one audience may see, built by naming it. Ids for clicks are those of `targets.rs`.

use crate::battle::{ATTACK, Battle, DEFENCE, Kind, Step};
use crate::board::{Space, bit, board, hex_of, layout, spaces};
use crate::forecast;
use crate::frame::Frame;
use crate::goods::Pile;
use crate::ids::*;
use crate::options::Options;
use crate::scoring::{self, Score};
use crate::set::Set;
use crate::state::{Done, State, WonderState};
use crate::units::{FOUGHT, UnitId, members};
use kernel::{Audience, Seat};
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose eyes these are, if anybody's.
    pub who: Option<Seat>,
    pub options: Options,
    pub round: u8,
    pub rounds: u8,
    pub cycle: u8,
    pub first: Seat,
    pub over: bool,
    pub turn: TurnView,
    pub spaces: Vec<SpaceView>,
    pub cities: Vec<CityView>,
    pub camps: Vec<CampView>,
    pub players: Vec<PlayerView>,
    pub wonders: Vec<WonderView>,
    pub piles: Piles,
    pub discards: Set<Card>,
    pub goal_discards: Set<Goal>,
    pub event_discards: Set<EventCard>,
    pub plague: bool,
    pub battle: Option<BattleView>,
    pub trade: Option<TradeView>,
    /// Units picked up, as piece ids.
    pub lifted: Vec<u16>,
    /// A region turned over and not laid yet.
    pub explored: Option<Unlaid>,
    /// The event card of this turn, and whether its text counts or only its icon.
    pub happening: Option<(EventCard, bool)>,
    /// Objective cards drawn by Change of Plans, for who drew them.
    pub plans: Vec<Goal>,
    /// Where a city's Cultural Influence reaches without tokens.
    pub influence: Vec<Range>,
    /// What attacks by the units picked up would come to.
    pub odds: Vec<Odds>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurnView {
    pub seat: Seat,
    pub actions: u8,
    pub used: Set<Use>,
    pub influenced: bool,
    pub forced_labour: bool,
    pub collects: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SpaceView {
    pub at: Space,
    /// Axial coordinates of a flat-topped grid.
    pub q: i8,
    pub r: i8,
    pub slot: u8,
    /// `None`: undiscovered.
    pub terrain: Option<Terrain>,
    pub exhausted: bool,
    pub home: Option<Seat>,
}

/// A region that may lie two ways: its terrain in the order of the slot's spaces, unturned.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Unlaid {
    pub slot: u8,
    pub number: u8,
    pub terrain: [Terrain; 4],
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CityView {
    pub at: Space,
    pub owner: Seat,
    pub mood: Mood,
    pub size: u8,
    /// Buildings with the colour of each, and whether they work.
    pub pieces: Vec<(Building, Seat, bool)>,
    pub quay: Option<Space>,
    pub wonder: Option<Wonder>,
    pub activations: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct CampView {
    pub at: Space,
    pub units: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub stock: Pile,
    pub limits: Pile,
    pub culture_level: u8,
    pub mood_level: u8,
    pub advances: Set<Advance>,
    pub units: Vec<UnitView>,
    /// Pieces left: Settlements, then buildings in their order.
    pub pieces_left: [u8; 5],
    pub hand_size: u8,
    pub goal_count: u8,
    /// Own cards, or what the viewer knows of a stranger's.
    pub hand: Set<Card>,
    pub goals: Set<Goal>,
    pub completed: Vec<Done>,
    pub persons: Set<EventCard>,
    pub hindered: u8,
    /// Whom this player may not attack now.
    pub score: Score,
    pub half_points: u16,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct UnitView {
    /// Piece id as in `targets.rs`.
    pub piece: u16,
    pub kind: UnitKind,
    pub at: Space,
    pub aboard: Option<u8>,
    pub fought: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct WonderView {
    pub wonder: Wonder,
    pub state: WonderState,
    pub cost: Pile,
    pub needs: Set<Advance>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Piles {
    pub cards: u8,
    pub goals: u8,
    pub events: u8,
    pub tiles: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BattleView {
    pub kind: Kind,
    pub at: Space,
    pub from: Space,
    pub sides: [SideView; 2],
    pub round: u8,
    pub step: Step,
    pub fortress: bool,
    pub no_die: bool,
    pub no_cancel: bool,
    /// If it is fought to the end, asked after each round.
    pub odds: Option<Odds>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SideView {
    /// `None`: the barbarians.
    pub seat: Option<Seat>,
    pub units: u8,
    /// What it rolls with now: dice, what is added, hits besides, hits it cancels.
    pub dice: u8,
    pub modifier: i8,
    pub steel: u8,
    pub cancels: u8,
    pub rolls: Vec<u8>,
    pub value: u8,
    pub hits: u8,
    pub lost: u8,
    /// A combat card lies there; which one, if it may be seen.
    pub laid: bool,
    pub card: Option<Card>,
    pub half: Option<Half>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TradeView {
    pub from: Seat,
    pub to: Seat,
    pub give: Pile,
    pub ask: Pile,
    pub card_count: u8,
    pub goal_count: u8,
    pub ask_cards: u8,
    pub ask_goals: u8,
    pub cards: Set<Card>,
    pub goals: Set<Goal>,
    pub proposed: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Range {
    pub from: Space,
    pub range: u8,
    pub spaces: Vec<Space>,
}

/// Chances in percent, without combat cards.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Odds {
    pub to: Space,
    pub win: u8,
    pub lose: u8,
}

pub fn view(state: &State, who: Audience) -> View {
    let l = state.layout();
    let viewer = match who {
        Audience::Seat(s) => Some(s),
        Audience::Table => None,
    };
    let (lifted, odds) = match *state.frames.top() {
        Frame::Group { seat, group } => {
            (members(group).map(|id| piece_id(seat, id)).collect(), forecast::attacks(state, seat, group))
        }
        _ => (Vec::new(), Vec::new()),
    };
    View {
        who: viewer,
        options: state.options,
        round: state.round,
        rounds: state.rounds(),
        cycle: state.cycle,
        first: state.first,
        over: matches!(state.frames.top(), Frame::Over),
        turn: TurnView {
            seat: state.turn.seat,
            actions: state.turn.actions,
            used: state.turn.used,
            influenced: state.turn.influenced,
            forced_labour: state.turn.forced_labour,
            collects: state.turn.collects,
        },
        spaces: spaces(l.all).map(|at| space(state, at)).collect(),
        cities: state.cities.iter().map(|c| city(state, c)).collect(),
        camps: state.camps.iter().map(|c| CampView { at: c.at, units: c.units }).collect(),
        players: Seat::all(state.seats).map(|s| player(state, s, viewer)).collect(),
        wonders: Wonder::ALL
            .iter()
            .map(|&w| WonderView {
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
            Frame::Explore { slot, tile, .. } => Some(Unlaid {
                slot,
                number: board().numbers[tile as usize],
                terrain: board().faces[tile as usize],
            }),
            _ => None,
        },
        happening: state.turn.happening,
        plans: match state.frames.top() {
            Frame::Plans { seat, drawn, n } if viewer == Some(*seat) => drawn.get()[..*n as usize].to_vec(),
            _ => Vec::new(),
        },
        influence: viewer.map_or(Vec::new(), |v| ranges(state, v)),
        odds,
    }
}

fn piece_id(seat: Seat, id: UnitId) -> u16 {
    seat.0 as u16 * 32 + id as u16
}

fn space(state: &State, at: Space) -> SpaceView {
    let hex = hex_of(at);
    let l = layout(state.seats);
    SpaceView {
        at,
        q: hex.q,
        r: hex.r,
        slot: l.slot_of[at as usize].0,
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
        pieces: Building::ALL
            .iter()
            .filter_map(|&b| c.piece(b).map(|colour| (b, colour, state.works(c, b))))
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
        None => (Set::EMPTY, Set::EMPTY),
    };
    let limit = |g| p.limit(g);
    PlayerView {
        seat,
        stock: p.stock,
        limits: Pile::from_counts(std::array::from_fn(|i| limit(Good::ALL[i]))),
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

/// A draft is the drafter's own until he proposes it; cards are for the two alone.
fn trade(state: &State, viewer: Option<Seat>) -> Option<TradeView> {
    let (from, to, proposed) = match *state.frames.top() {
        Frame::Draft { seat, to } => (seat, to, false),
        Frame::Answer { seat, from } => (from, seat, true),
        Frame::Deliver { seat, to } => (to, seat, true),
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
        cards: if party { *t.cards.get() } else { Set::EMPTY },
        goals: if party { *t.goals.get() } else { Set::EMPTY },
        proposed,
    })
}

fn ranges(state: &State, seat: Seat) -> Vec<Range> {
    state
        .cities_of(seat)
        .filter(|c| !c.influenced())
        .map(|c| {
            let range = c.size() + (c.wonder == Some(Wonder::GreatStatue)) as u8;
            Range { from: c.at, range, spaces: spaces(state.within(bit(c.at), range)).collect() }
        })
        .collect()
}
