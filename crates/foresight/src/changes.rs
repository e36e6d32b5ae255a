//! What the gauges say in the worlds that were looked at, beside what they say now.

use crate::Change;
use crate::seen::{Looked, Seen};
use kit::gauge::{Gauge, Of, Value};

/// Compares what is now with what would be in each world.
pub fn changes(now: &[Gauge], seen: &Seen) -> Vec<Change> {
    let mut keys: Vec<(Of, &'static str)> = now.iter().map(|gauge| (gauge.of, gauge.what)).collect();
    let mut worlds: Vec<Values> = Vec::new();
    for Looked { gauges, weight, hoped, of } in seen.looked() {
        let mut values = vec![None; keys.len()];
        // A game names its gauges in one order, so the next is mostly where the last was found, and one on.
        let mut next = 0;
        for gauge in gauges {
            let key = (gauge.of, gauge.what);
            let found = (next..keys.len()).chain(0..next).find(|&at| keys[at] == key);
            let at = found.unwrap_or_else(|| {
                keys.push(key);
                keys.len() - 1
            });
            values.resize(keys.len(), None);
            values[at] = Some(&gauge.value);
            next = at + 1;
        }
        worlds.push(Values { values, weight, hoped, of });
    }
    let whole = seen.looked_at_all();
    let change = |(at, &(of, what)): (usize, &(Of, &'static str))| {
        let before = now.get(at).map(|gauge| &gauge.value);
        if worlds.iter().all(|world| world.get(at) == before) {
            return None;
        }
        let after = counted(worlds.iter().map(|world| (world.get(at), world.weight)));
        let hoped =
            counted(worlds.iter().filter(|world| world.hoped).map(|world| (world.get(at), world.weight)));
        let hoped =
            hoped.iter().filter_map(|(best, _)| after.iter().position(|(value, _)| value == best)).collect();
        let after = after.into_iter().map(|(value, weight)| (value.cloned(), seen.part(weight))).collect();
        let exact = whole && follows(&worlds, at);
        Some(Change { of, what, before: before.cloned(), after, hoped, exact })
    };
    keys.iter().enumerate().filter_map(change).collect()
}

/// What the gauges say in a world, in the order of all that any world has.
struct Values<'g> {
    values: Vec<Option<&'g Value>>,
    weight: u64,
    hoped: bool,
    of: Option<&'g [usize]>,
}

/// Whether a value is the same wherever the same of the computed outcomes came true. Where several come true together, only the chance
/// of each is known, not of all.
fn follows(worlds: &[Values], at: usize) -> bool {
    worlds.iter().all(|world| {
        let one = world.of.is_some_and(|of| of.len() <= 1);
        one && worlds.iter().filter(|other| other.of == world.of).all(|other| other.get(at) == world.get(at))
    })
}

impl<'g> Values<'g> {
    fn get(&self, at: usize) -> Option<&'g Value> {
        self.values.get(at).copied().flatten()
    }
}

/// Each value once, the weightiest first.
pub fn counted<'g>(values: impl Iterator<Item = (Option<&'g Value>, u64)>) -> Vec<(Option<&'g Value>, u64)> {
    let mut counted: Vec<(Option<&Value>, u64)> = Vec::new();
    for (value, weight) in values {
        match counted.iter_mut().find(|(known, _)| *known == value) {
            Some((_, known)) => *known += weight,
            None => counted.push((value, weight)),
        }
    }
    counted.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    counted
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A treasure is worth the same whenever it is found; what a battle costs is not the same in all that are won.
    #[test]
    fn what_follows_from_a_computed_outcome_is_exact() {
        let [ten, twenty] = [10, 20].map(Value::Number);
        let world = |value, of| Values { values: vec![Some(value)], weight: 1, hoped: false, of };
        let found = [world(&twenty, Some(&[0][..])), world(&ten, Some(&[1])), world(&twenty, Some(&[0]))];
        assert!(follows(&found, 0));
        let costly = [world(&twenty, Some(&[0][..])), world(&ten, Some(&[0])), world(&ten, Some(&[1]))];
        assert!(!follows(&costly, 0), "one outcome, two values");
        assert!(!follows(&[world(&ten, Some(&[0, 1]))], 0), "how often both come true nobody computed");
        assert!(!follows(&[world(&ten, None)], 0), "nothing was computed");
    }
}
