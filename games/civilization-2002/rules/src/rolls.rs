//! R1.11, R9.5: how likely each of several is to roll highest, the tied rolling again.

use kernel::{Seat, SeatSet};
use kit::odds::Distribution;

/// Two dice less a handicap for everybody in `who`.
pub fn highest(who: SeatSet, handicap: impl Fn(Seat) -> u8) -> Vec<(Seat, f64)> {
    let seats: Vec<Seat> = who.iter().collect();
    let dice = Distribution::die(6).sum_of(2);
    let least = seats.iter().map(|&seat| 2 - handicap(seat) as i32).min().unwrap_or(0);
    // How likely each is to roll so much, and to roll less.
    let chance = |seat: Seat, total: i32| {
        let roll = total + handicap(seat) as i32;
        let lower: u64 = (2..roll).map(|lower| dice.count(lower)).sum();
        [dice.count(roll), lower].map(|count| count as f64 / dice.total() as f64)
    };
    let rolls: Vec<Vec<[f64; 2]>> =
        (least..=12).map(|total| seats.iter().map(|&seat| chance(seat, total)).collect()).collect();
    let groups = 1usize << seats.len();
    let mut wins = vec![vec![0.0; seats.len()]; groups];
    for group in 1..groups {
        wins[group] = of_group(group, &rolls, &wins, seats.len());
    }
    seats.iter().copied().zip(wins.pop().unwrap_or_default()).collect()
}

/// Who of a group is left in the end, given who is of each smaller one.
fn of_group(group: usize, rolls: &[Vec<[f64; 2]>], wins: &[Vec<f64>], seats: usize) -> Vec<f64> {
    let mut won = vec![0.0; seats];
    if group.is_power_of_two() {
        won[group.trailing_zeros() as usize] = 1.0;
        return won;
    }
    let mut all_tied = 0.0;
    for tied in (1..=group).filter(|tied| tied & !group == 0) {
        let members = || (0..seats).filter(|seat| group >> seat & 1 == 1);
        let so = |roll: &Vec<[f64; 2]>| -> f64 {
            members().map(|seat| roll[seat][if tied >> seat & 1 == 1 { 0 } else { 1 }]).product()
        };
        let chance: f64 = rolls.iter().map(so).sum();
        if tied == group {
            all_tied = chance;
            continue;
        }
        let alone = tied.is_power_of_two();
        for (seat, won) in won.iter_mut().enumerate() {
            *won += chance * if alone { (tied >> seat & 1) as f64 } else { wins[tied][seat] };
        }
    }
    // Whoever all tie roll again as they did.
    won.iter_mut().for_each(|won| *won /= 1.0 - all_tied);
    won
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chances(less: &[u8]) -> Vec<f64> {
        let all = highest(SeatSet::all(less.len() as u8), |seat| less[seat.index()]);
        all.into_iter().map(|(_, chance)| chance).collect()
    }

    #[test]
    fn equals_are_equally_likely() {
        for seats in 1..=6 {
            let even = 1.0 / seats as f64;
            let found = chances(&vec![3; seats]);
            assert!(found.iter().all(|chance| (chance - even).abs() < 1e-9), "{found:?}");
        }
    }

    /// Two dice less one against two: 435 of 1296 higher, 140 equal, worked out by hand.
    #[test]
    fn a_settlement_more_is_one_less() {
        let found = chances(&[1, 0]);
        let (higher, equal) = (435.0 / 1296.0, 140.0 / 1296.0);
        assert!((found[0] - higher / (1.0 - equal)).abs() < 1e-9, "{found:?}");
        assert!((found[0] + found[1] - 1.0).abs() < 1e-9, "{found:?}");
        assert!(chances(&[0, 11])[1].abs() < 1e-9, "12 less 11 is less than any roll");
    }
}
