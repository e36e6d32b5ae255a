//! What turned a match.

use serde::{Deserialize, Serialize};

/// How many there are at most.
const MOST: usize = 5;

/// A stretch of steps of one player in which somebody's chance changed most.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turning {
    /// Steps before it,
    pub from: usize,
    /// the step in it that changed most,
    pub step: usize,
    /// and those taken when it was over.
    pub to: usize,
    pub actor: u8,
    /// Whose chance it changed most,
    pub seat: u8,
    /// from this
    pub before: f32,
    /// to this.
    pub after: f32,
    /// More of it was drawn than chosen.
    pub luck: bool,
}

/// The stretches that changed most, no two of them side by side, in the order of the match.
pub fn found(chances: &[Vec<f32>], actors: &[u8], luck: &[Vec<f32>]) -> Vec<Turning> {
    let mut stretches: Vec<Turning> = Vec::new();
    let mut from = 0;
    while from < actors.len() {
        let same = actors[from..].iter().take_while(|actor| **actor == actors[from]).count();
        stretches.push(stretch(chances, luck, actors[from], from, from + same));
        from += same;
    }
    let mut order: Vec<usize> = (0..stretches.len()).collect();
    let swing = |at: &usize| (stretches[*at].after - stretches[*at].before).abs();
    order.sort_by(|a, b| swing(b).total_cmp(&swing(a)).then(a.cmp(b)));
    let mut chosen: Vec<usize> = Vec::new();
    for at in order {
        if chosen.len() < MOST && chosen.iter().all(|known| known.abs_diff(at) > 1) {
            chosen.push(at);
        }
    }
    chosen.sort();
    chosen.into_iter().map(|at| stretches[at].clone()).collect()
}

fn stretch(chances: &[Vec<f32>], luck: &[Vec<f32>], actor: u8, from: usize, to: usize) -> Turning {
    let change = |seat: usize, from: usize, to: usize| chances[to][seat] - chances[from][seat];
    let seats = 0..chances[from].len().min(chances[to].len());
    let moved = |seat: &usize| change(*seat, from, to).abs();
    // Of two who changed places, the one who acted.
    let own = |seat: &usize| *seat == actor as usize;
    let seat = seats.max_by(|a, b| moved(a).total_cmp(&moved(b)).then(own(a).cmp(&own(b)))).unwrap_or(0);
    let step = (from + 1..=to)
        .max_by(|a, b| change(seat, a - 1, *a).abs().total_cmp(&change(seat, b - 1, *b).abs()))
        .unwrap_or(to);
    let drawn: f32 = (from..to).filter_map(|step| luck[step].get(seat)).sum();
    let chosen = change(seat, from, to) - drawn;
    Turning {
        from,
        step,
        to,
        actor,
        seat: seat as u8,
        before: chances[from][seat],
        after: chances[to][seat],
        luck: drawn.abs() > chosen.abs(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changed_most_is_found_and_told_by_whom_and_by_what() {
        let chances: Vec<Vec<f32>> =
            [0.5, 0.52, 0.7, 0.69, 0.3, 0.31, 1.0].map(|a| vec![a, 1.0 - a]).to_vec();
        let actors = [0, 0, 1, 1, 0, 1];
        let mut luck = vec![vec![0.0, 0.0]; 6];
        luck[3] = vec![-0.38, 0.38];
        let all = found(&chances, &actors, &luck);
        assert_eq!(all.iter().map(|m| (m.from, m.to, m.step)).collect::<Vec<_>>(), [(2, 4, 4), (5, 6, 6)]);
        assert_eq!((all[0].seat, all[0].luck), (1, true), "who acted, by what was drawn");
        assert!(!all[1].luck);
        assert!(found(&chances[..1], &[], &[]).is_empty());
    }
}
