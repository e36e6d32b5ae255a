//! Income is the maximum over all partitions (R7).

use age_of_discovery::{Good, Goods, best_income as best};
use kernel::{Chance, Dice};
use kit::Id;
use std::collections::HashMap;

fn hand(counts: &[u8]) -> Goods {
    let mut goods = Goods::default();
    for (good, n) in Good::all().zip(counts) {
        goods[good] = *n;
    }
    goods
}

/// R7.1, R7.2: the rulebook's sets.
#[test]
fn sets_of_the_rulebook() {
    assert_eq!(best(&hand(&[1, 1, 1]), 0), 1);
    assert_eq!(best(&hand(&[2]), 1), 3);
    assert_eq!(best(&hand(&[4]), 0), 6);
}

/// R7.3: derived hands.
#[test]
fn derived_hands() {
    let cases: [(&[u8], u8, u16); 17] = [
        (&[3], 1, 6),
        (&[2, 2], 1, 3),
        (&[5], 0, 6),
        (&[6], 0, 6),
        (&[6], 1, 9),
        (&[3, 3], 1, 9),
        (&[2, 2, 2], 0, 2),
        (&[2, 2, 2], 3, 9),
        (&[1, 1], 1, 1),
        (&[1], 2, 0),
        (&[1, 1, 1, 1], 2, 2),
        (&[4, 2, 1], 1, 9),
        (&[5, 3, 1, 1], 2, 13),
        (&[3, 2, 2, 1], 2, 10),
        (&[], 3, 0),
        (&[4, 4, 3], 1, 18),
        (&[3, 3, 2, 2, 1, 1], 3, 16),
    ];
    for (counts, ships, income) in cases {
        assert_eq!(best(&hand(counts), ships), income, "{counts:?} and {ships} ships");
    }
}

/// The best by trying every set.
fn exhaustive(counts: &mut Vec<u8>, ships: u8, known: &mut HashMap<(Vec<u8>, u8), u16>) -> u16 {
    let key = (counts.clone(), ships);
    if let Some(&found) = known.get(&key) {
        return found;
    }
    let mut most = 0;
    for i in 0..counts.len() {
        for (tokens, with_ship, pay) in [(4, 0, 6), (3, 1, 6), (3, 0, 3), (2, 1, 3)] {
            if counts[i] >= tokens && ships >= with_ship {
                counts[i] -= tokens;
                most = most.max(pay + exhaustive(counts, ships - with_ship, known));
                counts[i] += tokens;
            }
        }
    }
    // Mixed sets: any two tokens and a ship, or any three.
    for i in 0..counts.len() {
        for j in i..counts.len() {
            counts[i] = counts[i].wrapping_sub(1);
            counts[j] = counts[j].wrapping_sub(1);
            if counts[i] < 200 && counts[j] < 200 {
                if ships > 0 {
                    most = most.max(1 + exhaustive(counts, ships - 1, known));
                }
                for k in j..counts.len() {
                    if counts[k] > 0 {
                        counts[k] -= 1;
                        most = most.max(1 + exhaustive(counts, ships, known));
                        counts[k] += 1;
                    }
                }
            }
            counts[j] = counts[j].wrapping_add(1);
            counts[i] = counts[i].wrapping_add(1);
        }
    }
    known.insert(key, most);
    most
}

/// R7.2, R7.4: the fast way finds what an exhaustive search finds.
#[test]
fn no_partition_is_better() {
    let mut dice = Dice::new(7);
    let mut known = HashMap::new();
    for _ in 0..1500 {
        let kinds = 1 + dice.below(5) as usize;
        let mut counts: Vec<u8> = (0..kinds).map(|_| dice.below(7) as u8).collect();
        while counts.iter().map(|c| *c as u32).sum::<u32>() > 13 {
            let largest = (0..kinds).max_by_key(|k| counts[*k]).expect("a kind");
            counts[largest] -= 1;
        }
        let ships = dice.below(5) as u8;
        let expected = exhaustive(&mut counts, ships, &mut known);
        assert_eq!(best(&hand(&counts), ships), expected, "{counts:?} and {ships} ships");
    }
}
