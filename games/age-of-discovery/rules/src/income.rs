//! Phase 3: what goods and ships pay (R7).

use crate::data::facts;
use crate::ids::*;
use crate::state::State;
use kernel::Seat;
use std::sync::LazyLock;

/// One way to use the tokens of one kind: ships it takes, tokens it leaves for mixed sets, money it makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Way {
    ships: u8,
    left: u8,
    money: u16,
}

impl Way {
    /// A token left over adds at most $1, so more money outweighs as many tokens. More ships never do: they may be
    /// missing.
    fn beats(&self, other: &Way) -> bool {
        let fewer_left = other.left.saturating_sub(self.left) as u16;
        self.ships <= other.ships
            && self.money >= other.money + fewer_left * facts().constants.set_values.any_three
    }
}

/// R7.3: every way for `count` tokens of a kind, without those that another beats.
fn ways(count: u8) -> Vec<Way> {
    let pay = facts().constants.set_values;
    let mut all = Vec::new();
    for four in 0..=count / 4 {
        for three_and_ship in 0..=(count - 4 * four) / 3 {
            for three in 0..=(count - 4 * four - 3 * three_and_ship) / 3 {
                let rest = count - 4 * four - 3 * three_and_ship - 3 * three;
                for two_and_ship in 0..=rest / 2 {
                    all.push(Way {
                        ships: three_and_ship + two_and_ship,
                        left: rest - 2 * two_and_ship,
                        money: pay.four_same * (four + three_and_ship) as u16
                            + pay.three_same * (three + two_and_ship) as u16,
                    });
                }
            }
        }
    }
    let mut kept: Vec<Way> = Vec::new();
    for way in all {
        if !kept.iter().any(|k| k.beats(&way)) {
            kept.retain(|k| !way.beats(k));
            kept.push(way);
        }
    }
    kept
}

/// Ways by number of tokens.
static WAYS: LazyLock<Vec<Vec<Way>>> = LazyLock::new(|| {
    let most = facts().goods.array().iter().copied().max().unwrap_or(0);
    (0..=most).map(ways).collect()
});

const MAX_SHIPS: usize = 10;
const MAX_LEFT: usize = 47;

/// R7.2, R7.4: the best that these goods and ships can make.
pub fn best(goods: &Goods, ships: u8) -> u16 {
    let ships = (ships as usize).min(MAX_SHIPS);
    // money[u][l]: the most with u ships used and l tokens left over.
    let mut money = [[-1i16; MAX_LEFT]; MAX_SHIPS + 1];
    money[0][0] = 0;
    let mut top = 0;
    for &count in goods.array().iter().filter(|c| **c > 0) {
        let ways = &WAYS[count as usize];
        if let [Way { ships: 0, left, money: 0 }] = ways[..] {
            // A lone token has nothing to choose: shift instead of building anew.
            for row in &mut money[..=ships] {
                row.copy_within(0..=top, left as usize);
                row[..left as usize].fill(-1);
            }
            top += left as usize;
            continue;
        }
        let mut next = [[-1i16; MAX_LEFT]; MAX_SHIPS + 1];
        let mut next_top = 0;
        for way in ways {
            for (used, from) in money[..=ships].iter().enumerate() {
                let Some(row) = next[..=ships].get_mut(used + way.ships as usize) else { break };
                for (left, &made) in from[..=top].iter().enumerate().filter(|(_, made)| **made >= 0) {
                    let cell = &mut row[left + way.left as usize];
                    *cell = (*cell).max(made + way.money as i16);
                }
            }
            next_top = next_top.max(top + way.left as usize);
        }
        (money, top) = (next, next_top);
    }
    let any = facts().constants.set_values.any_three as i16;
    let mut best = 0;
    for (used, row) in money[..=ships].iter().enumerate() {
        for (left, &made) in row[..=top].iter().enumerate().filter(|(_, made)| **made >= 0) {
            let with_ship = (ships - used).min(left / 2);
            let mixed = with_ship + (left - 2 * with_ship) / 3;
            best = best.max(made + mixed as i16 * any);
        }
    }
    best as u16
}

/// What `seat` would be paid now. R7.5: ships at sea for the Mayflower are no wild goods.
pub fn income_of(state: &State, seat: Seat) -> u16 {
    let player = &state.players[seat];
    best(&player.goods, player.ships - player.loaded)
}
