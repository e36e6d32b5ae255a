//! Prices that can be paid in several ways, because some things may stand in for others.

/// A price in `N` kinds of things. `may[k]` has a bit for each kind that may be paid in place of kind `k`; a kind
/// always pays for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price<const N: usize> {
    /// How many of each kind are owed.
    pub cost: [u8; N],
    /// Kinds that may stand in for each, a bit each.
    pub may: [u16; N],
}

impl<const N: usize> Price<N> {
    /// Payable only with the things named.
    pub fn exact(cost: [u8; N]) -> Self {
        Price { cost, may: [0; N] }
    }

    /// `stand_in` may replace each of `kinds`.
    pub fn or_with(mut self, stand_in: usize, kinds: &[usize]) -> Self {
        for &kind in kinds {
            self.may[kind] |= 1 << stand_in;
        }
        self
    }

    /// How many things it is in all.
    pub fn total(&self) -> u32 {
        self.cost.iter().map(|&c| c as u32).sum()
    }

    /// Whether nothing is owed.
    pub fn is_free(&self) -> bool {
        self.cost.iter().all(|&c| c == 0)
    }

    fn payers(&self, kind: usize) -> u16 {
        self.may[kind] | 1 << kind
    }

    /// Whether `stock` covers the price. Hall's condition: every set of kinds owed finds enough payers.
    pub fn affordable(&self, stock: &[u8; N]) -> bool {
        let mut owed = [0usize; N];
        let mut n = 0;
        for (kind, &cost) in self.cost.iter().enumerate() {
            if cost > 0 {
                owed[n] = kind;
                n += 1;
            }
        }
        (1u32..1 << n).all(|set| {
            let (mut cost, mut payers) = (0u32, 0u16);
            for (bit, &kind) in owed[..n].iter().enumerate() {
                if set >> bit & 1 == 1 {
                    cost += self.cost[kind] as u32;
                    payers |= self.payers(kind);
                }
            }
            let purse: u32 = (0..N).filter(|k| payers >> k & 1 == 1).map(|k| stock[k] as u32).sum();
            cost <= purse
        })
    }

    /// Every payment from `stock` that settles the price exactly, each once.
    pub fn ways(&self, stock: &[u8; N], mut found: impl FnMut([u8; N])) {
        let useful = (0..N).filter(|&k| self.cost[k] > 0).fold(0u16, |set, k| set | self.payers(k));
        self.spread(0, self.total(), useful, stock, &mut [0; N], &mut found);
    }

    fn spread(
        &self,
        kind: usize,
        left: u32,
        useful: u16,
        stock: &[u8; N],
        paid: &mut [u8; N],
        found: &mut impl FnMut([u8; N]),
    ) {
        if kind == N {
            if left == 0 && self.affordable(paid) {
                found(*paid);
            }
            return;
        }
        let most = if useful >> kind & 1 == 1 { (stock[kind] as u32).min(left) } else { 0 };
        // The plainest payment comes first: as much as possible of what comes first.
        for n in (0..=most).rev() {
            paid[kind] = n as u8;
            self.spread(kind + 1, left - n, useful, stock, paid, found);
        }
        paid[kind] = 0;
    }

    /// The only way to pay, if there is exactly one.
    pub fn only_way(&self, stock: &[u8; N]) -> Option<[u8; N]> {
        let mut only = None;
        let mut count = 0;
        self.ways(stock, |way| {
            count += 1;
            only = Some(way);
        });
        if count == 1 { only } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOOD: usize = 0;
    const ORE: usize = 1;
    const IDEA: usize = 2;
    const GOLD: usize = 3;

    fn all(price: Price<4>, stock: [u8; 4]) -> Vec<[u8; 4]> {
        let mut ways = Vec::new();
        price.ways(&stock, |w| ways.push(w));
        ways
    }

    #[test]
    fn an_exact_price_has_one_way_or_none() {
        let price = Price::exact([2, 1, 0, 0]);
        assert_eq!(all(price, [2, 1, 5, 5]), [[2, 1, 0, 0]]);
        assert_eq!(price.only_way(&[8, 8, 0, 0]), Some([2, 1, 0, 0]));
        assert!(!price.affordable(&[1, 8, 8, 8]));
        assert!(all(price, [1, 8, 8, 8]).is_empty());
    }

    #[test]
    fn stand_ins_are_enumerated_once_each() {
        let price = Price::exact([2, 0, 0, 0]).or_with(IDEA, &[FOOD]).or_with(GOLD, &[FOOD, ORE]);
        let ways = all(price, [2, 0, 1, 2]);
        assert_eq!(ways, [[2, 0, 0, 0], [1, 0, 1, 0], [1, 0, 0, 1], [0, 0, 1, 1], [0, 0, 0, 2]]);
        assert_eq!(price.only_way(&[2, 0, 1, 2]), None);
    }

    #[test]
    fn one_stand_in_does_not_pay_twice() {
        let price = Price::exact([1, 1, 0, 0]).or_with(GOLD, &[FOOD, ORE]);
        assert!(!price.affordable(&[0, 0, 0, 1]));
        assert!(price.affordable(&[0, 1, 0, 1]));
        assert!(!price.affordable(&[0, 1, 8, 0]), "an idea stands in for nothing here");
        assert_eq!(all(price, [1, 1, 0, 1]).len(), 3);
    }

    #[test]
    fn affordable_means_that_a_way_exists() {
        let price = Price::exact([2, 1, 0, 0]).or_with(IDEA, &[FOOD]).or_with(GOLD, &[FOOD, ORE]);
        for n in 0..4u32.pow(4) {
            let stock = [n % 4, n / 4 % 4, n / 16 % 4, n / 64].map(|x| x as u8);
            let ways = all(price, stock);
            assert_eq!(price.affordable(&stock), !ways.is_empty(), "{stock:?}");
            assert!(ways.iter().all(|w| w.iter().map(|&x| x as u32).sum::<u32>() == price.total()));
        }
    }

    #[test]
    fn nothing_owed_is_always_affordable() {
        let price = Price::exact([0; 4]);
        assert!(price.is_free() && price.affordable(&[0; 4]));
        assert_eq!(all(price, [3; 4]), [[0; 4]]);
    }
}
