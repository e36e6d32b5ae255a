//! Odds of a land attack before it begins, without cards: for the view.

use crate::board::spaces;
use crate::ids::*;
use crate::moves::Meets;
use crate::state::State;
use crate::units::{Group, UnitId};
use crate::view::Odds;
use kernel::Seat;

/// Chance that `dice` dice sum to `sum`, for up to six dice.
fn sums(dice: usize) -> Vec<f32> {
    let mut p = vec![1.0f32];
    for _ in 0..dice {
        let mut next = vec![0.0; p.len() + 6];
        for (sum, chance) in p.iter().enumerate() {
            for face in 1..=6 {
                next[sum + face] += chance / 6.0;
            }
        }
        p = next;
    }
    p
}

/// Chances of 0, 1, 2... hits.
fn hits(dice: usize, bonus: i32, more: usize, cancel: usize) -> [f32; 10] {
    let mut chances = [0.0; 10];
    for (sum, p) in sums(dice).into_iter().enumerate() {
        let value = if dice == 0 { 0 } else { (sum as i32 + bonus).max(0) as usize };
        let n = (value / 5 + if dice == 0 { 0 } else { more }).saturating_sub(cancel).min(9);
        chances[n] += p;
    }
    chances
}

struct Side {
    units: usize,
    dice: usize,
    bonus: i32,
    steel: usize,
    cancel: usize,
}

/// One round from (a, d) units; the later rounds have no extras.
fn play(
    a: usize,
    d: usize,
    first: Option<(&Side, &Side)>,
    memo: &mut [[Option<(f32, f32)>; 5]; 5],
) -> (f32, f32) {
    if first.is_none() {
        if a == 0 || d == 0 {
            return ((a > 0) as u8 as f32, (d > 0) as u8 as f32);
        }
        if let Some(known) = memo[a][d] {
            return known;
        }
    }
    let (by_a, by_d) = match first {
        Some((x, y)) => (
            hits(if y.units == 0 { 0 } else { x.units + x.dice }, x.bonus, x.steel, y.cancel),
            hits(y.units + y.dice, y.bonus, y.steel, x.cancel),
        ),
        None => (hits(a, 0, 0, 0), hits(d, 0, 0, 0)),
    };
    let (mut win, mut lose, mut still) = (0.0, 0.0, 0.0);
    for (ha, pa) in by_a.iter().enumerate() {
        for (hd, pd) in by_d.iter().enumerate() {
            let p = pa * pd;
            if p == 0.0 {
                continue;
            }
            let (a2, d2) = (a.saturating_sub(hd), d.saturating_sub(ha));
            if first.is_none() && (a2, d2) == (a, d) {
                still += p;
                continue;
            }
            let (w, l) = if a2 == 0 && d == 0 { (0.0, 1.0) } else { play(a2, d2, None, memo) };
            win += p * w;
            lose += p * l;
        }
    }
    let scale = 1.0 / (1.0 - still).max(1e-6);
    let result = (win * scale, lose * scale);
    if first.is_none() {
        memo[a][d] = Some(result);
    }
    result
}

/// Odds for every neighbouring space with enemies that the group could attack.
pub fn attacks(state: &State, seat: Seat, group: Group) -> Vec<Odds> {
    let p = &state.players[seat];
    let armies = p.group_armies(group).min(4);
    let Some(origin) = crate::units::members(group).next().and_then(|id: UnitId| p.piece(id)) else {
        return vec![];
    };
    if armies == 0 || origin.kind == UnitKind::Ship {
        return vec![];
    }
    let near = state.layout().near[origin.at as usize] & state.discovered() & !state.sea();
    spaces(near)
        .filter_map(|to| {
            let Meets::Enemy(foe) = state.meets(to, seat) else { return None };
            let city = state.city(to);
            let fort = city.is_some_and(|c| state.works(c, Building::Fortress));
            let temple = city.is_some_and(|c| c.temple.is_some());
            let units = foe
                .map_or(state.camp(to).map_or(0, |c| c.units as usize), |f| state.players[f].armies_at(to));
            let has = |a| p.has(a);
            let foe_has = |a| foe.is_some_and(|f| state.players[f].has(a));
            let mine = Side {
                units: armies,
                dice: 0,
                bonus: 2 * ((temple && has(Advance::Fanaticism)) as i32 + state.turn.warlord as i32),
                steel: (has(Advance::SteelWeapons) && !foe_has(Advance::SteelWeapons)) as usize,
                cancel: (origin.aboard.is_some() && has(Advance::Warships)) as usize,
            };
            let theirs = Side {
                units,
                dice: fort as usize,
                bonus: 2 * (temple && foe_has(Advance::Fanaticism)) as i32,
                steel: (units > 0 && foe_has(Advance::SteelWeapons) && !has(Advance::SteelWeapons)) as usize,
                cancel: fort as usize,
            };
            let (win, lose) = if units == 0 && !fort {
                (1.0, 0.0)
            } else {
                play(armies, units, Some((&mine, &theirs)), &mut Default::default())
            };
            let percent = |x: f32| (x * 100.0).round().clamp(0.0, 100.0) as u8;
            Some(Odds { to, win: percent(win), lose: percent(lose) })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_against_one_is_even() {
        let (win, lose) = play(1, 1, None, &mut Default::default());
        assert!((win - lose).abs() < 1e-4);
        // Hits on 5 and 6 alone: 2/9 each to win, 1/9 both fall, per round that decides.
        assert!((win - 0.4).abs() < 1e-3, "{win}");
    }

    #[test]
    fn more_is_better() {
        let mut last = 0.0;
        for a in 1..=4 {
            let (win, _) = play(a, 2, None, &mut Default::default());
            assert!(win > last);
            last = win;
        }
    }
}
