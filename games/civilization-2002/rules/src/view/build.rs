//! How a view is built from the state: every field by name, for one audience (R6.1).

use super::*;
use crate::battle::{self, Battle};
use crate::data::data;
use crate::trade::{self, Deal};
use crate::{flow, milestones, production, purchase, scoring, targets, technology};

pub fn view(state: &State, who: Audience) -> View {
    let me = match who {
        Audience::Seat(seat) => Some(seat),
        Audience::Table => None,
    };
    let steady = &suggested(state);
    let shown = if matches!(state.frames.top(), Pending::Produce(_)) { state } else { steady };
    View {
        who,
        options: state.options,
        turn: state.turn,
        era: state.era,
        phase: state.phase,
        first: state.first,
        open: flow::open(state),
        frame: *state.frames.top(),
        regions: Area::lands().map(|a| region(shown, a, me)).collect(),
        players: Seat::all(state.seats()).map(|seat| player(state, [shown, steady], seat)).collect(),
        pieces: Seat::all(state.seats()).flat_map(|seat| pieces(state, seat)).collect(),
        technologies: Tech::all().map(|t| tech(state, t, me)).collect(),
        wonders: Wonder::all().map(|w| wonder(state, w)).collect(),
        improvements: Improvement::all().map(|i| improvement(state, i, me)).collect(),
        market: Kind::all().map(|k| sale(state, k, me)).collect(),
        milestones: Milestone::all().map(|number| milestone(state, number)).collect(),
        critical: state.critical,
        challenges: state.challenges.areas().map(|a| (a, state.challenges.0[a.index()])).collect(),
        battle: state.battle.as_ref().map(|b| battle_view(state, b, who)),
        deal: state.deal.as_ref().filter(|d| deal_shown(state, d, me)).map(|d| deal_view(shown, d)),
        era_ends: state.era_ends,
        last_turn: state.phase != Phase::Setup && flow::ends_with_turn(state),
        ending: state.ending,
        markers_left: state.rest.get().len(),
    }
}

/// With the icons where they earn most, and no critical resource before it is rolled: what production would bring. While it is
/// under way, it is shown as the players have it.
fn suggested(state: &State) -> State {
    let mut state = state.clone();
    state.critical = None;
    suggest(&mut state);
    state
}

fn suggest(state: &mut State) {
    if state.advanced() {
        for seat in
            Seat::all(state.seats()).filter(|&other| !state.players[other].out).collect::<SeatSet>().iter()
        {
            production::assign_best(state, seat);
        }
    }
}

/// A proposal is heard by all; while it is put together only its author sees it.
fn deal_shown(state: &State, deal: &Deal, me: Option<Seat>) -> bool {
    matches!(state.frames.top(), Pending::Answer) || me == Some(deal.from)
}

fn deal_view(state: &State, deal: &Deal) -> DealView {
    let both = [deal.from, deal.to];
    let mut made = state.clone();
    trade::exchange(&mut made, deal);
    let points = |state: &State, seat: Seat| scoring::score(state, seat).total();
    let after = both_incomes(state, deal);
    let before = both.map(|seat| production::reckon(state, seat).income());
    DealView {
        from: deal.from,
        to: deal.to,
        give: deal.give.to_vec(),
        take: deal.take.to_vec(),
        pay: deal.pay,
        ask: deal.ask,
        income: [0, 1].map(|i| (before[i], after[i])),
        points: both.map(|seat| (points(state, seat), points(&made, seat))),
        tried: tried(state, deal, after),
    }
}

/// What production would bring both sides of a deal once it is made.
fn both_incomes(state: &State, deal: &Deal) -> [u16; 2] {
    let mut after = state.clone();
    trade::exchange(&mut after, deal);
    suggest(&mut after);
    [deal.from, deal.to].map(|seat| production::reckon(&after, seat).income())
}

/// R2.7.1, R3.5, R4.2.3: what a loan or a settlement is worth depends on the cards and icons that its taker has already; so each
/// is tried.
fn tried(state: &State, deal: &Deal, now: [u16; 2]) -> Vec<TriedView> {
    if !matches!(state.frames.top(), Pending::Bargain) {
        return Vec::new();
    }
    let free = |seat: Seat, side: &[Item]| -> Vec<Item> {
        let mut earning = Vec::new();
        trade::items(state, seat, side, |item| {
            if matches!(item, Item::Loan(_) | Item::Settlement(_)) {
                earning.push(item);
            }
        });
        earning
    };
    let tried = |item: Item, mine: bool| {
        let mut more = deal.clone();
        if mine { &mut more.give } else { &mut more.take }.push(item);
        let then = both_incomes(state, &more);
        TriedView { item, income: [0, 1].map(|i| (now[i], then[i])) }
    };
    let mine = free(deal.from, &deal.give).into_iter().map(|item| tried(item, true));
    mine.chain(free(deal.to, &deal.take).into_iter().map(|item| tried(item, false))).collect()
}

/// R6.1: a face-down marker is seen by those who looked at it.
fn region(state: &State, area: Area, me: Option<Seat>) -> RegionView {
    let region = &state.regions[area];
    let seen = region.face == Face::Up
        || (region.face == Face::Down && me.is_some_and(|seat| region.known.contains(seat)));
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
        base: if region.owner.is_some() && state.advanced() { production::unhappy_value(region) } else { 0 },
        grown: region.grown,
        founded: region.founded,
        placed: region.placed,
    }
}

fn player(state: &State, [shown, steady]: [&State; 2], seat: Seat) -> PlayerView {
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
        wanting: if state.advanced() { wanting(shown, seat) } else { Icons::default() },
        out: player.out,
        settlements: state.settlement_count(seat) as u8,
        armies: count(Kind::is_army),
        fleets: count(Kind::is_fleet),
        aircraft: count(Kind::is_aircraft),
        settlers: count(Kind::is_settler),
        proposals: player.proposals,
        production: player.production,
        forecast: production::reckon(shown, seat),
        income: production::reckon(steady, seat).income(),
        score,
        points: score.total(),
        partners: trade::partners(state, seat),
    }
}

fn wanting(state: &State, seat: Seat) -> Icons {
    let (happy, productive) = production::candidates(state, seat);
    Icons { happy: happy as u8, productive: productive as u8 }
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
    let row = tech.facts();
    let owner = state.owner_of(tech);
    TechView {
        tech,
        era: row.era,
        owner,
        aside: owner.is_none() && !state.supply.has(tech),
        prerequisites: row.prerequisites,
        missing: if state.basic() { Set::empty() } else { row.prerequisites - state.techs_in_play() },
        price: purchase::tech_price(state, me.unwrap_or(Seat(0)), tech),
        great: row.great,
    }
}

fn wonder(state: &State, wonder: Wonder) -> WonderView {
    let row = wonder.facts();
    WonderView {
        wonder,
        era: row.era,
        technology: row.technology,
        owner: Seat::all(state.seats()).find(|&seat| state.players[seat].wonders.has(wonder)),
        in_supply: state.wonder_supply.has(wonder),
    }
}

fn improvement(state: &State, improvement: Improvement, me: Option<Seat>) -> ImprovementView {
    let row = improvement.facts();
    ImprovementView {
        improvement,
        era: row.era,
        technology: row.technology,
        in_play: state.in_play(row.technology),
        owners: state.seats_with(|seat| state.players[seat].improvements.has(improvement)),
        price: data().tables.advanced.improvement[row.era.index()],
        share: me
            .filter(|_| state.advanced())
            .and_then(|me| purchase::share(state, me, row.technology, row.era)),
    }
}

fn sale(state: &State, kind: Kind, me: Option<Seat>) -> SaleView {
    let ty = state.type_of(kind);
    let tech = (state.advanced() && !kind.is_settler()).then(|| technology::tech_of(state, kind));
    SaleView {
        kind,
        figure: Figure::of(state, kind),
        price: purchase::price(state, kind),
        dice: match ty {
            None => 0,
            Some(_) if state.basic() && kind.is_aircraft() => 1,
            Some(_) if state.basic() => kind.era().number(),
            Some(ty) => ty.dice,
        },
        bonus: if state.basic() { 0 } else { ty.map_or(0, |t| t.bonus) },
        open: kind.is_settler()
            || if state.basic() { kind.era() == state.era } else { technology::is_open(state, kind) },
        technology: tech,
        share: me.zip(tech).and_then(|(me, tech)| purchase::share(state, me, tech, kind.era())),
    }
}

fn milestone(state: &State, number: Milestone) -> MilestoneView {
    let era = number.era();
    let live = state.basic() && era == state.era && state.phase != Phase::Setup;
    MilestoneView {
        milestone: number,
        era,
        claimed: state.milestones.has(number),
        met: state.seats_with(|seat| live && milestones::meets(state, seat, number)),
        counted: Seat::all(state.seats())
            .map(|seat| milestones::counted(state, seat, number) as u16)
            .collect(),
    }
}

fn battle_view(state: &State, battle: &Battle, who: Audience) -> BattleView {
    let shown = |side: Side| {
        let own = who.is(battle.leader(side));
        let oracle = matches!(who, Audience::Seat(seat) if battle::sees_pick(state, seat));
        battle.picks.get()[side.index()].filter(|_| own || oracle)
    };
    let force = |side: Side| -> Vec<Unit> {
        battle
            .members(side)
            .filter(|seat| seat.0 < state.seats())
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
        science: battle.leaders.map(|leader| battle::science(state, leader)),
        defence: Side::BOTH.map(|side| battle::defence(state, battle, side, battle.leader(side))),
        forces: [force(Side::Attacker), force(Side::Defender)],
    }
}
