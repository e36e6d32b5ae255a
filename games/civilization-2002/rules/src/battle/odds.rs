//! How a whole battle may end (R2.5.3, R2.5.4), for whoever weighs it up: each side sends any unit it has left, one as
//! likely as another. Whoever picks well does better, and whoever is seen through does worse.

use crate::ids::*;
use kit::odds::Distribution;
use std::collections::HashMap;

/// Units of a side that are alike: what each rolls, and what is added to it whatever it meets.
#[derive(Clone, Copy, Debug)]
pub struct Corps {
    pub kind: Kind,
    pub dice: u8,
    pub plus: u8,
    pub count: u8,
}

/// How many positions are worked out at most: a larger battle is not foretold.
const MOST: usize = 40_000;

/// The first side is left, the second, or nobody.
pub type Ends = [f64; 3];

pub fn ends(era: Era, sides: [&[Corps]; 2]) -> Option<Ends> {
    let positions: usize =
        sides.iter().flat_map(|side| side.iter()).map(|corps| corps.count as usize + 1).product();
    if positions > MOST {
        return None;
    }
    let meets = sides[0].iter().map(|one| sides[1].iter().map(|two| meet(era, one, two)).collect()).collect();
    let left = sides.map(|side| side.iter().map(|corps| corps.count).collect());
    Some(Battle { meets, known: HashMap::new() }.end(left))
}

/// R2.5.3, R2.5.5: higher, lower, equal.
fn meet(era: Era, one: &Corps, two: &Corps) -> Ends {
    let roll = |mine: &Corps, theirs: &Corps| {
        let beats =
            mine.kind.class().zip(theirs.kind.class()).is_some_and(|(mine, theirs)| mine.beats(theirs));
        let superior = if beats { era.number() } else { 0 };
        Distribution::die(6).sum_of(mine.dice as u32).plus((mine.plus + superior) as i32)
    };
    let odds = roll(one, two).versus(&roll(two, one));
    [odds.higher, odds.lower, odds.equal].map(|count| count as f64 / odds.total() as f64)
}

/// How many of each corps are left, on both sides.
type Left = [Vec<u8>; 2];

struct Battle {
    /// By the corps of the first side and of the second.
    meets: Vec<Vec<Ends>>,
    known: HashMap<Left, Ends>,
}

impl Battle {
    fn end(&mut self, left: Left) -> Ends {
        let [one, two] = [0, 1].map(|side: usize| left[side].iter().map(|n| *n as u32).sum::<u32>());
        match (one, two) {
            (0, 0) => return [0.0, 0.0, 1.0],
            (_, 0) => return [1.0, 0.0, 0.0],
            (0, _) => return [0.0, 1.0, 0.0],
            _ => {}
        }
        if let Some(known) = self.known.get(&left) {
            return *known;
        }
        let mut ends = [0.0; 3];
        for i in 0..left[0].len() {
            for j in 0..left[1].len() {
                let share = left[0][i] as f64 / one as f64 * (left[1][j] as f64 / two as f64);
                if share == 0.0 {
                    continue;
                }
                let [higher, lower, equal] = self.meets[i][j];
                for (chance, falls) in
                    [(higher, [false, true]), (lower, [true, false]), (equal, [true, true])]
                {
                    let mut after = left.clone();
                    after[0][i] -= falls[0] as u8;
                    after[1][j] -= falls[1] as u8;
                    let then = self.end(after);
                    ends.iter_mut().zip(then).for_each(|(end, then)| *end += share * chance * then);
                }
            }
        }
        self.known.insert(left, ends);
        ends
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corps(class: Class, count: u8) -> Corps {
        Corps { kind: Kind::of(Era::Ancient, class), dice: 1, plus: 0, count }
    }

    fn near(found: Option<Ends>, wanted: Ends) -> bool {
        found.is_some_and(|found| found.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-9))
    }

    /// R2.5.3, R2.5.4: one die against one, worked out by hand.
    #[test]
    fn equals_and_two_against_one() {
        let (win, tie, lose) = (15.0 / 36.0, 6.0 / 36.0, 15.0 / 36.0);
        let one = [corps(Class::Infantry, 1)];
        let two = [corps(Class::Infantry, 2)];
        assert!(near(ends(Era::Ancient, [&one, &one]), [win, lose, tie]));
        assert!(near(ends(Era::Ancient, [&two, &one]), [win + tie + lose * win, lose * lose, lose * tie]));
        assert!(near(ends(Era::Ancient, [&one, &[]]), [1.0, 0.0, 0.0]), "nobody defends");
    }

    /// R2.5.5: a horseman against a swordsman adds 1; which of two is sent is open.
    #[test]
    fn superiority_counts_for_those_who_have_it() {
        let foot = [corps(Class::Infantry, 1)];
        let mixed = [corps(Class::Cavalry, 1), corps(Class::Infantry, 1)];
        let (horse, even) = (21.0 / 36.0, 15.0 / 36.0);
        let found = ends(Era::Ancient, [&[corps(Class::Cavalry, 1)], &foot]);
        assert!(near(found, [horse, 10.0 / 36.0, 5.0 / 36.0]), "{found:?}");
        // The first round by either, and when it falls the other alone.
        let [both, _, _] = ends(Era::Ancient, [&mixed, &foot]).unwrap_or_default();
        let first =
            0.5 * (horse + 5.0 / 36.0 + 10.0 / 36.0 * even) + 0.5 * (even + 6.0 / 36.0 + even * horse);
        assert!((both - first).abs() < 1e-9, "{both} is not {first}");
    }

    #[test]
    fn a_host_of_all_sorts_is_not_foretold() {
        let host = [Class::Infantry, Class::Cavalry, Class::Artillery].map(|class| corps(class, 9));
        assert_eq!(ends(Era::Ancient, [&host, &host]), None);
    }
}
