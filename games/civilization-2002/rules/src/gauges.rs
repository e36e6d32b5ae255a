//! What a player keeps an eye on, and what an event comes down to before the dice are thrown.

use crate::action::Action;
use crate::battle::{self, Battle, Pick, Side};
use crate::event::{Event, narrate};
use crate::frames::{Pending, challengers};
use crate::ids::*;
use crate::state::State;
use crate::view::{PlayerView, RegionView, View};
use crate::{Game, chances, targets};
use kernel::{Audience, Msg, Seat, SeatSet, Target, msg};
use kit::gauge::{EXACT, Gauge, Gauges};
use kit::odds::{Distribution, Odds};

impl Gauges for Game {
    fn gauges(view: &View) -> Vec<Gauge> {
        let mut gauges = Vec::with_capacity(11 * view.players.len() + 160);
        for player in &view.players {
            of_player(view, player, &mut gauges);
        }
        for region in &view.regions {
            of_region(view, region, &mut gauges);
        }
        of_figures(view, &mut gauges);
        of_guards(view, &mut gauges);
        gauges
    }

    fn gist(event: &Event) -> Option<Msg> {
        use Event::*;
        let at =
            |key: &'static str, who: Seat, area: Area| msg(key).seat("who", who).with("where", area.term());
        Some(match event {
            // What the choice says already, what only dice and cards say, and what the gold tells better.
            RolledFor { .. }
            | Dealt { .. }
            | FirstPlayer { .. }
            | TurnBegins { .. }
            | Moved { .. }
            | Stayed { .. }
            | LetPass { .. }
            | LookedAt { .. }
            | Placed { .. }
            | PutBack { .. }
            | Attacked { .. }
            | Proposed { .. }
            | Declined { .. }
            | Passed { .. }
            | Produced { .. }
            | Returned { .. }
            | Spoils { .. } => return None,
            // A blank, or what is taken away at the start: nothing comes of it.
            Saw { area, marker: Marker::Nothing, .. }
            | TurnedUp { area, marker: Marker::Nothing, .. }
            | MarkerRemoved { area, .. } => msg("gist-nothing").with("where", area.term()),
            // The marker that gave it was told, as that of a plague was; of a minor civilization it is told whom it joins.
            FreeTechnology { .. }
            | PlagueKilled { .. }
            | TurnedUp { marker: Marker::MinorCivilization, .. } => return None,
            // What a land forbids and what a plague does is why one asks. Fertile land is another in the advanced game.
            TurnedUp { area, marker: Marker::Mountains | Marker::Jungle, .. } => {
                msg("gist-finds-limit").with("where", area.term())
            }
            TurnedUp { area, marker: marker @ (Marker::Desert | Marker::Plague), .. } => {
                let said = msg("gist-finds-so").with("where", area.term()).with("what", marker.term());
                said.with("how", msg(format!("{}-help", marker.key())))
            }
            Saw { area, marker, .. } | TurnedUp { area, marker, .. } => {
                let found = if marker.is_resource() { msg("gist-resource") } else { marker.term() };
                msg("gist-finds").with("where", area.term()).with("what", found)
            }
            // R2.3.7: not now, and not only against what just entered.
            Challenged { mover, area, .. } => {
                msg("gist-challenged").seat("mover", *mover).with("where", area.term())
            }
            Caught { who, area, .. } => at("gist-caught", *who, *area),
            Round { area, rolls, .. } => match (rolls[0].lost, rolls[1].lost) {
                (true, true) => msg("gist-round-tie").with("where", area.term()),
                (true, false) => at("gist-round-lost", rolls[0].seat, *area),
                _ => at("gist-round-lost", rolls[1].seat, *area),
            },
            // A round that decides nothing is not the end of the battle: this is what comes of the answer itself.
            BattleWon { who, area } => at("gist-battle-won", *who, *area),
            CriticalResource { resource, .. } => msg("gist-critical").with("what", resource.term()),
            EndDie { ends: true, .. } => msg("gist-end-die-ends"),
            EndDie { ends: false, .. } => msg("gist-end-die"),
            _ => narrate(event),
        })
    }

    /// Where neither side has a choice of units the whole battle follows from the dice; where only the other has none,
    /// this round does. What lies under markers, and the dice of production: see [`chances`].
    fn exact(state: &State, seat: Seat, action: &Action) -> Option<Vec<(Msg, u32)>> {
        match *action {
            Action::Attack { area, whom } => {
                if !state.fighters_in(area).without(seat).without(whom).is_empty() {
                    return None; // They might join.
                }
                begun(state, Battle::new(area, [seat, whom], SeatSet::of(seat)), Side::Attacker, When::AtOnce)
            }
            // R2.4.3: whoever declared battle attacks. Where dice say who leads them, there is no name for it yet.
            Action::Resolve(area) => {
                let (able, leaders) = challengers(state, area);
                let leader = leaders.first().filter(|_| leaders.len() == 1)?;
                if state.fighters_in(area).without(seat) != able {
                    return None; // They might join.
                }
                begun(state, Battle::new(area, [leader, seat], able), Side::Defender, When::AtOnce)
            }
            // R2.4.3: as things stand now; whoever declares battle attacks. Where they did so before, the battle is fought
            // whatever they answer (R9.12); else whoever is let pass may attack (R2.3.6).
            Action::Challenge | Action::LetPass | Action::LetAllPass => {
                let Pending::Challenge(asked) = *state.frames.top() else { return None };
                let (mover, area) = (asked.mover, asked.area);
                if *action != Action::Challenge && !state.challenges.0[area.index()].contains(seat) {
                    return chances::let_pass(state, seat, mover, area);
                }
                let others = state.fighters_in(area).without(seat).without(mover);
                let battle = Battle::new(area, [seat, mover], SeatSet::of(seat));
                others.is_empty().then(|| begun(state, battle, Side::Attacker, When::Later)).flatten()
            }
            Action::Commit { unit, aircraft } => {
                let battle = state.battle.as_ref()?;
                let side = battle.led_by(seat)?;
                let single = |side| battle::fighters(state, side) == 1;
                let theirs = battle::picks(state, side.other());
                if theirs.len() != 1 {
                    return None;
                }
                let mut picks = [theirs[0]; 2];
                picks[side.index()] = Pick { unit, aircraft };
                if single(side) && single(side.other()) {
                    return Some(chances(state, picks, side, When::AtOnce));
                }
                asks_again(state, picks, side).then(|| of_round(state, picks, side))
            }
            _ => chances::of(state, seat, action),
        }
    }

    /// Start markers are turned up wherever one starts, and the dice of production are rolled whoever passes last. Whoever goes
    /// somewhere need not fight there.
    fn aims(action: &Action) -> bool {
        use Action::*;
        !matches!(action, Start(_) | Go(_) | Pass | Accept | Decline | Borrow(_) | LetPass | LetAllPass)
    }

    fn place(target: Target) -> Option<Msg> {
        targets::name(target)
    }
}

/// Points and gold first: what wins, and what buys it.
fn of_player(view: &View, player: &PlayerView, gauges: &mut Vec<Gauge>) {
    let seat = player.seat;
    gauges.push(Gauge::of(seat, "points", player.points));
    gauges.push(Gauge::of(seat, "gold", player.gold as i32));
    gauges.push(Gauge::of(seat, "income", player.income as i32));
    gauges.push(Gauge::of(seat, "settlements", player.settlements as i32));
    gauges.push(Gauge::of(seat, "technologies", player.technologies.len() as i32));
    gauges.push(Gauge::of(seat, "wonders", player.wonders.len() as i32));
    if view.options.advanced() {
        gauges.push(Gauge::of(seat, "improvements", player.improvements.len() as i32));
    }
    if matches!(view.frame, Pending::Produce(_)) {
        gauges.push(Gauge::of(seat, "icons", icons_left(view, player)).lapsing());
    }
    for (what, count) in [
        ("settlers", player.settlers),
        ("armies", player.armies),
        ("fleets", player.fleets),
        ("aircraft", player.aircraft),
    ] {
        if count > 0 {
            gauges.push(Gauge::of(seat, what, count as i32));
        }
    }
}

/// R4.2.5: icons that could still be placed on a city card. Those that are not when gold is collected bring nothing.
fn icons_left(view: &View, player: &PlayerView) -> i32 {
    let cards = || view.regions.iter().filter(|region| region.holder == Some(player.seat));
    let left = |icons: u8, placed: usize, free: usize| (icons as usize).saturating_sub(placed).min(free);
    let happy = cards().filter(|card| card.happy).count();
    let unhappy = cards().filter(|card| !card.happy && !card.always_happy).count();
    let productive = cards().filter(|card| card.productive).count();
    let unproductive = cards().filter(|card| !card.productive && !card.fertile).count();
    let icons = player.icons;
    (left(icons.happy, happy, unhappy) + left(icons.productive, productive, unproductive)) as i32
}

/// Whose settlement it is, how large, what its card brings, and in the advanced game why it brings that.
fn of_region(view: &View, region: &RegionView, gauges: &mut Vec<Gauge>) {
    let Some(owner) = region.owner else { return };
    let place = Target::Space(targets::area(region.area));
    let size =
        ["size-village", "size-town", "size-city", "size-metropolis"][region.size.clamp(1, 4) as usize - 1];
    gauges.push(Gauge::who(place, "owner", owner));
    gauges.push(Gauge::word(place, "size", size));
    gauges.push(Gauge::at(place, "value", region.value as i32));
    if view.options.advanced() {
        gauges.push(Gauge::at(place, "happy-icon", region.happy && !region.always_happy));
        gauges.push(Gauge::at(place, "productive-icon", region.productive && !region.fertile));
    }
    if let Some(holder) = region.holder.filter(|holder| *holder != owner) {
        gauges.push(Gauge::who(place, "borrower", holder));
    }
}

/// Own figures and those of others, where there are any.
fn of_figures(view: &View, gauges: &mut Vec<Gauge>) {
    let mut counts = [[0u8; 2]; AREAS];
    for piece in &view.pieces {
        let foreign = view.who != Audience::Seat(piece.seat);
        counts[piece.area.index()][foreign as usize] += 1;
    }
    for (area, [own, foreign]) in Area::all().zip(counts) {
        let place = Target::Space(targets::area(area));
        if own > 0 {
            gauges.push(Gauge::at(place, "own-figures", own as i32));
        }
        if foreign > 0 {
            gauges.push(Gauge::at(place, "foreign-figures", foreign as i32));
        }
    }
}

/// R2.5.10, R9.13: whoever leaves a settlement or settlers without units beside an army of somebody else, or sees one come, is
/// told how many could take them. A number, for what stands on a choice would read as said of where it leads.
fn of_guards(view: &View, gauges: &mut Vec<Gauge>) {
    for open in view.within_reach().into_iter().filter(|place| !place.guarded) {
        let place = Target::Space(targets::area(open.area));
        let what = if open.settled { "takers" } else { "hunters" };
        gauges.push(Gauge::at(place, what, open.armies as i32));
    }
}

/// A battle that this answer leads to, whoever has a choice of units in it.
fn begun(state: &State, battle: Battle, mine: Side, when: When) -> Option<Vec<(Msg, u32)>> {
    let alone = fought_alone(state, battle.clone(), mine, when);
    alone.or_else(|| chances::fought(state, battle, mine))
}

/// A battle in which neither side has a choice of units; none if either has.
fn fought_alone(state: &State, battle: Battle, mine: Side, when: When) -> Option<Vec<(Msg, u32)>> {
    let mut fought = state.clone();
    fought.battle = Some(battle);
    let only = |side| Some(battle::picks(&fought, side)).filter(|picks| picks.len() == 1);
    let picks = [only(Side::Attacker)?[0], only(Side::Defender)?[0]];
    Some(chances(&fought, picks, mine, when))
}

/// Whether a battle follows at once, or after all moves (R2.3.7).
#[derive(Clone, Copy, PartialEq)]
enum When {
    AtOnce,
    Later,
}

/// How a battle ends in which both sides always send the same: so many units against so many, round after round. That
/// `mine` wins comes first.
fn chances(state: &State, picks: [Pick; 2], mine: Side, when: When) -> Vec<(Msg, u32)> {
    let battle = battle::battle(state);
    let odds = odds(state, picks, Side::Attacker);
    let [attacker, defender, drawn] = outcome(odds, Side::BOTH.map(|side| battle::fighters(state, side)));
    let (won, lost) = if mine == Side::Attacker { (attacker, defender) } else { (defender, attacker) };
    let area = battle.area;
    let wins = |side: Side| match when {
        When::AtOnce => Game::gist(&Event::BattleWon { who: battle.leader(side), area }).expect("news"),
        When::Later => chances::wins(state, battle, side),
    };
    let all = [(wins(mine), won), (chances::drawn(state, battle), drawn), (wins(mine.other()), lost)];
    let parts = all.map(|(gist, chance)| (gist, (chance * EXACT as f64).round() as u32));
    let said = |(place, (_, chance)): &(usize, (Msg, u32))| *place == 0 || *chance > 0;
    parts.into_iter().enumerate().filter(said).map(|(_, part)| part).collect()
}

/// R2.5.3: how the dice of `mine` compare with the other side's.
fn odds(state: &State, picks: [Pick; 2], mine: Side) -> Odds {
    let kind = |pick: Pick| state.players[pick.unit.seat].pieces.get(pick.unit.slot).kind;
    let roll = |side: Side| {
        let (own, other) = (picks[side.index()], picks[side.other().index()]);
        let (dice, bonuses) = battle::strength(state, own, kind(other), side);
        Distribution::die(6).sum_of(dice as u32).plus(bonuses.total() as i32)
    };
    roll(mine).versus(&roll(mine.other()))
}

/// R2.5.3: who loses a unit in this round; that the other side alone does comes first.
fn of_round(state: &State, picks: [Pick; 2], mine: Side) -> Vec<(Msg, u32)> {
    let odds = odds(state, picks, mine);
    let area = battle::battle(state).area;
    let part = |count: u64| (count as f64 / odds.total() as f64 * EXACT as f64).round() as u32;
    let loses = |side: Side| {
        let who = picks[side.index()].unit.seat;
        msg("gist-round-lost").seat("who", who).with("where", area.term())
    };
    let tie = msg("gist-round-tie").with("where", area.term());
    vec![(loses(mine.other()), part(odds.higher)), (tie, part(odds.equal)), (loses(mine), part(odds.lower))]
}

/// R6.4: whether the leader of `mine` has a choice again in the next round if the unit falls; else more rounds follow at
/// once, and the first is not all that happens.
fn asks_again(state: &State, picks: [Pick; 2], mine: Side) -> bool {
    let Pick { unit, aircraft } = picks[mine.index()];
    let mut after = state.clone();
    for lost in aircraft.into_iter().chain([unit]) {
        after.players[lost.seat].pieces.remove(lost.slot);
    }
    battle::picks(&after, mine).len() != 1
}

/// R2.5.3, R2.5.4: the first side is left, the second, or nobody.
fn outcome(odds: Odds, units: [usize; 2]) -> [f64; 3] {
    let part = |count: u64| count as f64 / odds.total() as f64;
    let (higher, equal, lower) = (part(odds.higher), part(odds.equal), part(odds.lower));
    // How likely it is to come to so many left on each side, from the most to none.
    let mut left = vec![vec![0.0; units[1] + 1]; units[0] + 1];
    left[units[0]][units[1]] = 1.0;
    let mut ends = [0.0; 3];
    for mine in (0..=units[0]).rev() {
        for theirs in (0..=units[1]).rev() {
            let here = left[mine][theirs];
            match (mine, theirs) {
                (0, 0) => ends[2] += here,
                (_, 0) => ends[0] += here,
                (0, _) => ends[1] += here,
                _ => {
                    left[mine][theirs - 1] += here * higher;
                    left[mine - 1][theirs] += here * lower;
                    left[mine - 1][theirs - 1] += here * equal;
                }
            }
        }
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R2.5.3, R2.5.4: one die against one, worked out by hand.
    #[test]
    fn battles_of_equals() {
        let odds = Distribution::die(6).versus(&Distribution::die(6));
        let near =
            |found: [f64; 3], wanted: [f64; 3]| found.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-9);
        assert!(near(outcome(odds, [1, 1]), [15.0 / 36.0, 15.0 / 36.0, 6.0 / 36.0]));
        assert!(near(outcome(odds, [2, 0]), [1.0, 0.0, 0.0]), "an empty settlement falls");
        // Two against one: the first round is won, tied with one left over, or lost, and then it is one against one.
        let (win, tie, lose) = (15.0 / 36.0, 6.0 / 36.0, 15.0 / 36.0);
        let wanted = [win + tie + lose * win, lose * lose, lose * tie];
        assert!(near(outcome(odds, [2, 1]), wanted), "{:?}", outcome(odds, [2, 1]));
    }
}
