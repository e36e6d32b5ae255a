//! What one audience may see, built by naming it. Everything is open but face-down markers nobody showed it, picks
//! and joinings that are not revealed, and the markers left in the box (R6.1).

use crate::action::Unit;
use crate::battle::{self, Pick, Roll, Side};
use crate::data::{Ending, data};
use crate::deal::{self, Deal, Item};
use crate::frame::{self, Frame};
use crate::ids::*;
use crate::options::Options;
use crate::pieces::Slot;
use crate::production::{self, Icons};
use crate::scoring::{self, Score};
use crate::state::*;
use crate::words::Figure;
use crate::{fight, milestones, prices, targets, technology};
use kernel::{Audience, Seat, SeatSet};
use serde::Serialize;

#[derive(PartialEq, Debug, Serialize)]
pub struct View {
    pub who: Audience,
    pub options: Options,
    pub turn: u16,
    pub era: Era,
    pub phase: Phase,
    pub first: Seat,
    pub open: SeatSet,
    /// What is pending; none of the frames holds a secret.
    pub frame: Frame,
    pub regions: Vec<RegionView>,
    pub players: Vec<PlayerView>,
    pub pieces: Vec<PieceView>,
    pub technologies: Vec<TechView>,
    pub wonders: Vec<WonderView>,
    pub improvements: Vec<ImprovementView>,
    pub market: Vec<SaleView>,
    pub milestones: Vec<MilestoneView>,
    pub critical: Option<Critical>,
    pub challenges: Vec<(Area, SeatSet)>,
    pub battle: Option<BattleView>,
    pub deal: Option<DealView>,
    pub era_ends: bool,
    pub ending: Option<Ending>,
    pub markers_left: usize,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct RegionView {
    pub area: Area,
    pub face: Face,
    /// Face up, or face down and seen by this audience.
    pub marker: Option<Marker>,
    /// Everybody saw who looked.
    pub known: SeatSet,
    pub owner: Option<Seat>,
    pub size: u8,
    pub limit: u8,
    pub holder: Option<Seat>,
    pub resource: Option<Marker>,
    pub happy: bool,
    pub always_happy: bool,
    pub productive: bool,
    pub fertile: bool,
    /// What its city card is worth in production.
    pub value: u16,
    pub grown: bool,
    pub founded: bool,
    pub placed: u8,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub gold: u16,
    pub technologies: TechSet,
    pub wonders: WonderSet,
    /// Wonders whose effect still holds.
    pub active: WonderSet,
    pub improvements: ImprovementSet,
    pub icons: Icons,
    pub out: bool,
    pub settlements: u8,
    pub armies: u8,
    pub fleets: u8,
    pub aircraft: u8,
    pub settlers: u8,
    pub proposals: u8,
    /// How the gold of the last production came about.
    pub production: Production,
    /// What production would bring as things stand.
    pub forecast: Production,
    pub score: Score,
    pub points: i32,
    pub partners: SeatSet,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct PieceView {
    /// As in `Target::Piece`.
    pub id: u16,
    pub seat: Seat,
    pub slot: Slot,
    pub figure: Figure,
    pub area: Area,
    pub left: u8,
    pub aboard: Option<Slot>,
    pub picked: bool,
    pub frozen: bool,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct TechView {
    pub tech: Tech,
    pub era: Era,
    pub owner: Option<Seat>,
    /// Set aside by an eliminated player, or lost with its era.
    pub aside: bool,
    pub prerequisites: TechSet,
    pub missing: TechSet,
    /// What this audience would pay.
    pub price: u16,
    pub great: bool,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct WonderView {
    pub wonder: Wonder,
    pub era: Era,
    pub technology: Tech,
    pub owner: Option<Seat>,
    pub in_supply: bool,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct ImprovementView {
    pub improvement: Improvement,
    pub era: Era,
    pub technology: Tech,
    pub in_play: bool,
    pub owners: SeatSet,
}

/// A kind of figure, as it is now.
#[derive(PartialEq, Debug, Serialize)]
pub struct SaleView {
    pub kind: Kind,
    pub figure: Figure,
    pub price: u16,
    pub dice: u8,
    pub bonus: u8,
    pub open: bool,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct MilestoneView {
    pub milestone: u8,
    pub era: Era,
    pub claimed: bool,
    pub met: SeatSet,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct BattleView {
    pub area: Area,
    pub leaders: [Seat; 2],
    pub sides: Vec<Option<Side>>,
    pub ready: [bool; 2],
    /// Own pick, or the one the Oracle shows.
    pub picks: [Option<Pick>; 2],
    /// What this audience answered when asked to join.
    pub round: u8,
    pub last: Option<[Roll; 2]>,
    pub forces: [Vec<Unit>; 2],
}

#[derive(PartialEq, Debug, Serialize)]
pub struct DealView {
    pub from: Seat,
    pub to: Seat,
    pub give: Vec<Item>,
    pub take: Vec<Item>,
    pub pay: u16,
    pub ask: u16,
}

pub fn view(state: &State, who: Audience) -> View {
    let me = match who {
        Audience::Seat(seat) => Some(seat),
        Audience::Table => None,
    };
    View {
        who,
        options: state.options,
        turn: state.turn,
        era: state.era,
        phase: state.phase,
        first: state.first,
        open: frame::open(state),
        frame: *state.frames.top(),
        regions: Area::lands().map(|a| region(state, a, me)).collect(),
        players: Seat::all(state.seats()).map(|s| player(state, s)).collect(),
        pieces: Seat::all(state.seats()).flat_map(|s| pieces(state, s)).collect(),
        technologies: Tech::all().map(|t| tech(state, t, me)).collect(),
        wonders: Wonder::all().map(|w| wonder(state, w)).collect(),
        improvements: Improvement::all().map(|i| improvement(state, i)).collect(),
        market: Kind::all().map(|k| sale(state, k)).collect(),
        milestones: (0..12).map(|m| milestone(state, m)).collect(),
        critical: state.critical,
        challenges: state.challenges.areas().map(|a| (a, state.challenges.0[a.index()])).collect(),
        battle: state.battle.as_ref().map(|b| battle_view(state, b, who)),
        deal: state.deal.as_ref().filter(|d| deal_shown(state, d, me)).map(deal_view),
        era_ends: state.era_ends,
        ending: state.ending,
        markers_left: state.rest.get().len(),
    }
}

/// A proposal is heard by all; while it is put together only its author sees it.
fn deal_shown(state: &State, deal: &Deal, me: Option<Seat>) -> bool {
    matches!(state.frames.top(), Frame::Answer) || me == Some(deal.from)
}

fn deal_view(deal: &Deal) -> DealView {
    DealView {
        from: deal.from,
        to: deal.to,
        give: deal.give.to_vec(),
        take: deal.take.to_vec(),
        pay: deal.pay,
        ask: deal.ask,
    }
}

fn region(state: &State, area: Area, me: Option<Seat>) -> RegionView {
    let region = &state.regions[area];
    let seen = region.face == Face::Up
        || (region.face == Face::Down && me.is_some_and(|s| region.known.contains(s)));
    RegionView {
        area,
        face: region.face,
        marker: seen.then(|| *region.marker.get()),
        known: region.known,
        owner: region.owner,
        size: region.size,
        limit: region.size_limit(),
        holder: region.holder,
        resource: region.resource(),
        happy: region.happy || production::always_happy(region),
        always_happy: production::always_happy(region),
        productive: region.productive || region.fertile(),
        fertile: region.fertile(),
        value: match region.owner {
            None => 0,
            Some(_) if state.basic() => region.size as u16 + region.fertile() as u16,
            Some(_) => production::card_value(region),
        },
        grown: region.grown,
        founded: region.founded,
        placed: region.placed,
    }
}

fn player(state: &State, seat: Seat) -> PlayerView {
    let player = &state.players[seat];
    let count = |test: fn(Kind) -> bool| player.pieces.count(|p| test(p.kind)) as u8;
    let score = scoring::score(state, seat);
    PlayerView {
        seat,
        gold: player.gold,
        technologies: player.technologies,
        wonders: player.wonders,
        active: state.active_wonders(seat).collect(),
        improvements: player.improvements,
        icons: if state.advanced() { production::icons(state, seat) } else { Icons::default() },
        out: player.out,
        settlements: state.settlement_count(seat) as u8,
        armies: count(Kind::is_army),
        fleets: count(Kind::is_fleet),
        aircraft: count(Kind::is_aircraft),
        settlers: count(Kind::is_settler),
        proposals: player.proposals,
        production: player.production,
        forecast: production::reckon(state, seat),
        score,
        points: score.total(),
        partners: deal::partners(state, seat),
    }
}

fn pieces(state: &State, seat: Seat) -> impl Iterator<Item = PieceView> + '_ {
    state.players[seat].pieces.iter().map(move |(slot, piece)| PieceView {
        id: targets::piece(seat, slot),
        seat,
        slot,
        figure: Figure::of(state, piece.kind),
        area: piece.area(),
        left: piece.left,
        aboard: piece.aboard(),
        picked: piece.picked,
        frozen: piece.frozen,
    })
}

fn tech(state: &State, tech: Tech, me: Option<Seat>) -> TechView {
    let row = &data().technologies[tech.index()];
    let owner = state.owner_of(tech);
    TechView {
        tech,
        era: row.era,
        owner,
        aside: owner.is_none() && !state.supply.has(tech),
        prerequisites: row.prerequisites,
        missing: if state.basic() {
            TechSet::EMPTY
        } else {
            row.prerequisites.without(state.techs_in_play())
        },
        price: prices::tech_price(state, me.unwrap_or(Seat(0)), tech),
        great: row.great,
    }
}

fn wonder(state: &State, wonder: Wonder) -> WonderView {
    let row = &data().wonders[wonder.index()];
    WonderView {
        wonder,
        era: row.era,
        technology: row.technology,
        owner: Seat::all(state.seats()).find(|&s| state.players[s].wonders.has(wonder)),
        in_supply: state.wonder_supply.has(wonder),
    }
}

fn improvement(state: &State, improvement: Improvement) -> ImprovementView {
    let row = &data().improvements[improvement.index()];
    ImprovementView {
        improvement,
        era: row.era,
        technology: row.technology,
        in_play: state.in_play(row.technology),
        owners: state.seats_with(|s| state.players[s].improvements.has(improvement)),
    }
}

fn sale(state: &State, kind: Kind) -> SaleView {
    let ty = data().types[kind.index()].get(state.type_index(kind).min(3));
    SaleView {
        kind,
        figure: Figure::of(state, kind),
        price: prices::price(state, kind),
        dice: match ty {
            None => 0,
            Some(_) if state.basic() && kind.is_aircraft() => 1,
            Some(_) if state.basic() => kind.era().number(),
            Some(ty) => ty.dice,
        },
        bonus: if state.basic() { 0 } else { ty.map_or(0, |t| t.bonus) },
        open: kind.is_settler()
            || if state.basic() { kind.era() == state.era } else { technology::is_open(state, kind) },
    }
}

fn milestone(state: &State, number: u8) -> MilestoneView {
    let era = Era::ALL[number as usize / 3];
    let live = state.basic() && era == state.era && state.phase != Phase::Setup;
    MilestoneView {
        milestone: number,
        era,
        claimed: state.milestones >> number & 1 == 1,
        met: state.seats_with(|s| live && milestones::meets(state, s, number)),
    }
}

fn battle_view(state: &State, battle: &battle::Battle, who: Audience) -> BattleView {
    let shown = |side: Side| {
        let own = who.is(battle.leader(side));
        let oracle = matches!(who, Audience::Seat(seat) if fight::sees_pick(state, seat));
        battle.picks.get()[side.index()].filter(|_| own || oracle)
    };
    let force = |side: Side| -> Vec<Unit> {
        battle
            .members(side)
            .filter(|s| s.0 < state.seats())
            .flat_map(|seat| {
                let mine = state.players[seat].pieces.iter();
                mine.filter(|(_, p)| p.stands_in(battle.area) && !p.kind.is_settler())
                    .map(move |(slot, _)| Unit { seat, slot })
            })
            .collect()
    };
    BattleView {
        area: battle.area,
        leaders: battle.leaders,
        sides: battle.sides[..state.seats() as usize].to_vec(),
        ready: battle.ready,
        picks: [shown(Side::Attacker), shown(Side::Defender)],
        round: battle.round,
        last: battle.last.clone(),
        forces: [force(Side::Attacker), force(Side::Defender)],
    }
}
