//! Exact chances, from what a seat may know: what lies under a marker, what the dice of production say, and how a battle would
//! end that a move may lead to.

use crate::action::Action;
use crate::battle::{self, Battle, Corps, Pick, Side};
use crate::data::data;
use crate::event::{self, Event, narrate};
use crate::frames::Pending;
use crate::ids::*;
use crate::purchase::village_price;
use crate::state::*;
use crate::{Game, flow, markers, rolls};
use kernel::{Cx, Dice, Msg, Seat, SeatSet, msg};
use kit::gauge::{EXACT, Gauges};
use kit::odds::Distribution;

/// Every outcome with its chance, in parts of [`EXACT`].
pub type Chances = Vec<(Msg, u32)>;

pub fn of(state: &State, seat: Seat, action: &Action) -> Option<Chances> {
    match *action {
        // What a settler hopes to find is a resource.
        Action::Look(area) => Some(finds(&Unseen::by(state, seat), seat, area, &[])),
        Action::Found(area) => founds(state, seat, area),
        Action::Go(area) => clash(state, seat, area),
        Action::Start(area) => starts(state, seat, area),
        Action::Pass | Action::Accept | Action::Decline | Action::Borrow(_) => {
            produces(state, seat, action).then(|| critical(state.era))
        }
        _ => None,
    }
}

/// Markers that lie face down or never left the box, as far as a seat has not seen them.
struct Unseen<'s> {
    state: &'s State,
    pool: [u32; MARKERS],
    /// How many of them somebody else saw and put back: resources or blank, as everybody knows (R2.2.2, R2.2.3).
    put_back: u32,
}

impl<'s> Unseen<'s> {
    fn by(state: &'s State, seat: Seat) -> Unseen<'s> {
        let hidden = state.regions.iter().filter(|r| r.face == Face::Down && !r.known.contains(seat));
        let mut pool = std::array::from_fn(|kind| state.rest.get().count(kind) as u32);
        let mut put_back = 0;
        for region in hidden {
            pool[region.marker.get().index()] += 1;
            put_back += !region.known.is_empty() as u32;
        }
        Unseen { state, pool, put_back }
    }

    /// How likely this marker lies there. Those that were put back are some of the resources and blanks, whichever; what is
    /// left of these and all the others lie elsewhere.
    fn chance(&self, area: Area, marker: Marker) -> f64 {
        let all: u32 = self.pool.iter().sum();
        let secret: u32 = Marker::all().filter(|m| m.stays_secret()).map(|m| self.pool[m.index()]).sum();
        let share = |of: u32| self.pool[marker.index()] as f64 / of as f64;
        match (!self.state.regions[area].known.is_empty(), marker.stays_secret()) {
            (true, true) => share(secret),
            (true, false) => 0.0,
            (false, true) => share(secret) * (secret - self.put_back) as f64 / (all - self.put_back) as f64,
            (false, false) => share(all - self.put_back),
        }
    }
}

fn parts(chance: f64) -> u32 {
    (chance * EXACT as f64).round() as u32
}

/// One of these is the case: what rounding leaves over goes to the likeliest.
fn whole(outcomes: impl Iterator<Item = (Msg, f64)>) -> Chances {
    let mut all: Chances = outcomes.map(|(gist, chance)| (gist, parts(chance))).collect();
    let sum: u32 = all.iter().map(|(_, chance)| chance).sum();
    if let Some((_, likeliest)) = all.iter_mut().max_by_key(|(_, chance)| *chance) {
        *likeliest = (*likeliest + EXACT).saturating_sub(sum);
    }
    all
}

/// What somebody would find there: a resource first. Markers that are `lost` are taken away without effect, like blanks.
fn finds(unseen: &Unseen, who: Seat, area: Area, lost: &[Marker]) -> Chances {
    let mut found: Vec<(Msg, f64)> = Vec::new();
    for marker in Marker::all() {
        let event = match lost.contains(&marker) {
            true => Event::MarkerRemoved { who, area, marker },
            false => Event::TurnedUp { who, area, marker },
        };
        let chance = unseen.chance(area, marker);
        let Some(gist) = Game::gist(&event) else {
            // R2.2.5: what comes of a minor civilization is whom it joins.
            found.extend(joined(unseen.state, area).map(|(gist, part)| (gist, part * chance)));
            continue;
        };
        match found.iter_mut().find(|(known, _)| *known == gist) {
            Some((_, known)) => *known += chance,
            None => found.push((gist, chance)),
        }
    }
    let said = |(place, (_, chance)): &(usize, (Msg, f64))| *place == 0 || *chance > 0.0;
    whole(found.into_iter().enumerate().filter(said).map(|(_, outcome)| outcome))
}

/// R2.2.5: two dice less the number of settlements.
fn joined(state: &State, area: Area) -> impl Iterator<Item = (Msg, f64)> {
    let all = rolls::highest(state.alive_set(), |seat| state.settlement_count(seat) as u8);
    all.into_iter().map(move |(who, chance)| (narrate(&Event::MinorJoined { who, area }), chance))
}

/// So many positions of a battle are worked out for each place that one could go to: an offer may not take long.
const FORETOLD: usize = 2_000;

/// R2.3.5, R2.3.6: where units of one other player stand, either may declare battle on the other. How it would end, each
/// side sending any of its units.
fn clash(state: &State, seat: Seat, area: Area) -> Option<Chances> {
    let others = state.fighters_in(area).without(seat);
    let other = others.first().filter(|_| others.len() == 1)?;
    let mut after = state.clone();
    flow::apply(&mut after, seat, Action::Go(area), &mut Cx::playout(&mut Dice::new(0)));
    may_fight(after, Battle::new(area, [seat, other], SeatSet::of(seat)), Side::Attacker)
}

/// R2.3.6: whoever is let pass may still declare battle after their moves. How it would end, as things stand.
pub fn let_pass(state: &State, seat: Seat, mover: Seat, area: Area) -> Option<Chances> {
    let others = state.fighters_in(area).without(seat).without(mover);
    let fights = others.is_empty() && state.fights(mover, area);
    let battle = || Battle::new(area, [mover, seat], SeatSet::of(mover));
    fights.then(|| may_fight(state.clone(), battle(), Side::Defender)).flatten()
}

/// A battle that nobody has to fight; that `mine` wins comes first.
fn may_fight(mut state: State, battle: Battle, mine: Side) -> Option<Chances> {
    state.battle = Some(battle);
    let ends = ends(&state, FORETOLD)?;
    let (fought, area) = (battle::battle(&state), battle::battle(&state).area);
    let wins = |side: Side| {
        let plain = || msg("gist-clash-won").seat("who", fought.leader(side)).with("where", area.term());
        let said = victory(&state, fought, side, ["gist-clash-takes", "gist-clash-falls"]);
        (said.unwrap_or_else(plain), ends[side.index()])
    };
    let drawn = (event::drawn("gist-clash-drawn", area, fought.kept(&state)), ends[2]);
    let all = [wins(mine), wins(mine.other()), drawn];
    Some(whole(all.into_iter().filter(|(_, chance)| *chance > 0.0)))
}

/// R2.5.9: a victory that comes later, with what goes with it: what follows at once is told by itself.
pub fn wins(state: &State, battle: &Battle, side: Side) -> Msg {
    let said = victory(state, battle, side, ["gist-battle-takes", "gist-battle-falls"]);
    said.unwrap_or_else(|| narrate(&Event::BattleWon { who: battle.leader(side), area: battle.area }))
}

/// R5.1, R2.5.9: the settlement that is taken, with its points, and what of the losers falls there unguarded; nothing where
/// neither is.
fn victory(state: &State, battle: &Battle, side: Side, [takes, falls]: [&'static str; 2]) -> Option<Msg> {
    let falling = battle.falling(state, side.other());
    // R9.14: which of several allies takes it is not known before it is over.
    let prize = battle.prize(state, side).filter(|_| battle.members(side).count() == 1);
    let said = |key| msg(key).seat("who", battle.leader(side)).with("where", battle.area.term());
    let said = match prize {
        Some((from, size)) => said(takes).seat("from", from).with("size", size_name(size)).num("n", size),
        None if falling.is_empty() => return None,
        None => said(falls),
    };
    Some(said.num("falling", falling.len() as i64).list("falls", falling))
}

/// R9.14: nobody is left.
pub fn drawn(state: &State, battle: &Battle) -> Msg {
    narrate(&Event::BattleDrawn { area: battle.area, kept: battle.kept(state) })
}

/// So many are worked out for a battle that is to be fought now.
const WEIGHED: usize = 10_000;

/// R2.4.2, R2.4.3: how a battle may end that this answer begins and in which somebody has a choice of units. One's own victory
/// comes first.
pub fn fought(state: &State, battle: Battle, mine: Side) -> Option<Chances> {
    let mut fought = state.clone();
    fought.battle = Some(battle);
    let all = ends(&fought, WEIGHED)?;
    let wins = |side: Side| (wins(&fought, battle::battle(&fought), side), all[side.index()]);
    let drawn = (drawn(&fought, battle::battle(&fought)), all[2]);
    let said = |(place, (_, chance)): &(usize, (Msg, f64))| *place == 0 || *chance > 0.0;
    let told = [wins(mine), drawn, wins(mine.other())].into_iter().enumerate().filter(said);
    Some(whole(told.map(|(_, outcome)| outcome)))
}

/// How the battle on the board may end, each side sending any of its units; not where one side is empty, for settlers fight
/// nobody, nor of hosts that would take long.
fn ends(state: &State, most: usize) -> Option<battle::Ends> {
    let [one, two] = [corps(state, Side::Attacker)?, corps(state, Side::Defender)?];
    let positions: usize = one.iter().chain(&two).map(|corps| corps.count as usize + 1).product();
    if one.is_empty() || two.is_empty() || positions > most {
        return None;
    }
    battle::ends(state.era, [&one, &two])
}

/// Units of a side, alike ones of a player together; none where aircraft may partner them.
fn corps(state: &State, side: Side) -> Option<Vec<Corps>> {
    let fought = battle::battle(state);
    let picks = battle::picks(state, side);
    let corps = |pick: &Pick| {
        let Pick { unit, aircraft: None } = *pick else { return None };
        let pieces = &state.players[unit.seat].pieces;
        let kind = pieces.get(unit.slot).kind;
        let (dice, roll) = battle::strength(state, *pick, kind, side);
        let count = pieces.count(|piece| piece.kind == kind && piece.fights_in(fought.area)) as u8;
        let plus = roll.science + roll.type_bonus + roll.defence;
        Some((unit.seat, Corps { kind, dice, plus, count }))
    };
    let mut all: Vec<(Seat, Corps)> = Vec::new();
    for corps in picks.iter().map(corps) {
        let (seat, corps) = corps?;
        // Fleets are picked apart by what they carry.
        if all.iter().all(|(known, of)| (*known, of.kind) != (seat, corps.kind)) {
            all.push((seat, corps));
        }
    }
    Some(all.into_iter().map(|(_, corps)| corps).collect())
}

/// R2.2.6, R9.7: the village, unless the marker forbids it, kills the settler, or settles somebody else there.
fn founds(state: &State, seat: Seat, area: Area) -> Option<Chances> {
    let region = &state.regions[area];
    if region.face != Face::Down || region.known.contains(seat) {
        return None;
    }
    let unseen = Unseen::by(state, seat);
    let fails = [Marker::Desert, Marker::Plague, Marker::MinorCivilization];
    let fails: f64 = fails.into_iter().map(|marker| unseen.chance(area, marker)).sum();
    let founded = Event::Founded { who: seat, area, price: village_price(state) };
    let founded = (narrate(&founded), parts(1.0 - fails));
    Some([vec![founded], finds(&unseen, seat, area, &[])].concat())
}

/// R2.1.7: what may lie in a start region is turned up at the end of the setup; the last one turns all start markers up at once.
/// With the advanced rules somebody may be asked in between (R2.1.6).
fn starts(state: &State, seat: Seat, area: Area) -> Option<Chances> {
    let Pending::Draft(draft) = *state.frames.top() else { return None };
    let last = !state.advanced() && draft.placed + 1 == 2 * state.seats();
    let unseen = Unseen::by(state, seat);
    let starts = |who: Seat| state.players[who].starts.into_iter().flatten().map(move |start| (who, start));
    let others = Seat::all(state.seats()).filter(|_| last).flat_map(starts);
    let regions = [(seat, area)].into_iter().chain(others);
    Some(regions.flat_map(|(who, area)| finds(&unseen, who, area, &markers::START_REMOVES)).collect())
}

/// R6.5: whether trade ends with this answer. Neither dice nor anything hidden decides that.
fn produces(state: &State, seat: Seat, action: &Action) -> bool {
    let mut after = state.clone();
    flow::apply(&mut after, seat, *action, &mut Cx::playout(&mut Dice::new(0)));
    state.phase == Phase::Trade && after.phase != Phase::Trade
}

/// R3.5, R4.5: two dice on the table of the era.
fn critical(era: Era) -> Chances {
    let tables = &data().tables;
    let dice = Distribution::die(6).sum_of(2);
    let mut rolls: Vec<(Marker, u64)> = Vec::new();
    for (roll, count) in dice.results() {
        let column = tables.critical_columns.iter().position(|&last| roll <= last as i32).unwrap_or(4);
        let resource = tables.critical_resource[era.index()][column];
        match rolls.iter_mut().find(|(known, _)| *known == resource) {
            Some((_, known)) => *known += count,
            None => rolls.push((resource, count)),
        }
    }
    let gist = |resource: Marker| msg("gist-critical").with("what", resource.term());
    whole(rolls.into_iter().map(|(resource, count)| (gist(resource), count as f64 / dice.total() as f64)))
}
