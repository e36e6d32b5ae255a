//! The tree of a search, over worlds resampled from what a seat may know. It is open-loop: a node is a sequence of
//! actions, not a state, so that chance and hidden cards differ from one iteration to the next and a node's value is
//! the mean over what may happen.

use crate::policy::{Policy, WORLDS, Worth, worth, worth_of};
use crate::{Budget, Glimpse, Mind};
use kernel::{Cx, Dice, Seat};
use kit::Heuristic;
use kit::heuristic::FOOLISH;
use std::time::{Duration, Instant};

/// How strongly those that promise much, as a share of that.
const BIAS: f32 = 0.5;
/// Where a tree stops growing.
#[derive(Clone, Copy)]
pub struct Limit {
    iterations: u32,
    time: Option<Duration>,
}

impl Limit {
    pub fn of(budget: Budget, cores: u32, pace: Option<f32>) -> Limit {
        match budget {
            Budget::Iterations(n) => Limit { iterations: n.div_ceil(cores), time: None },
            Budget::Time(time) => {
                let pace = pace.map(|pace| time.as_millis() as f32 * pace);
                Limit { iterations: pace.map_or(u32::MAX, |n| n.max(1.0) as u32), time: Some(time) }
            }
        }
    }
}

pub struct Node<A> {
    seat: Seat,
    action: A,
    promise: f32,
    /// The sum and the number of visits that the first look counts for; none below the root.
    first: (f32, f32),
    pub visits: u32,
    /// How often it could have been chosen: not every action is legal in every world.
    available: u32,
    pub total: Worth,
    /// Its newest child, and the child of the same parent that came before it: a list needs no room of its own.
    child: Option<u32>,
    sibling: Option<u32>,
}

pub struct Tree<G: Heuristic> {
    nodes: Vec<Node<G::Action>>,
    /// The newest child of the root.
    root: Option<u32>,
    /// What the first look made of each choice, if the game has one.
    first_look: Vec<(G::Action, (f32, f32))>,
    pub visits: u32,
    /// What the worlds came out worth to each seat: the sum, and the sum of squares.
    seen: Vec<(f64, f64)>,
    /// The clock stopped it.
    pub cut_short: bool,
    /// Room for what every iteration needs anew: the way down, what is offered, and which of it is known.
    path: Vec<u32>,
    menu: Vec<G::Action>,
    known: Vec<(u32, usize)>,
}

impl<G: Heuristic> Tree<G> {
    pub fn grown(at: &Glimpse<G>, limit: Limit, policy: &mut Policy<G>, dice: &mut Dice) -> Self {
        let begun = Instant::now();
        let mut tree = Tree {
            nodes: Vec::with_capacity(4096),
            root: None,
            first_look: Vec::new(),
            visits: 0,
            seen: Vec::new(),
            cut_short: false,
            path: Vec::with_capacity(32),
            menu: Vec::with_capacity(64),
            known: Vec::with_capacity(64),
        };
        let weight = policy.mind.manner.first_look;
        if weight > 0.0 {
            let judge = policy.mind.clone();
            let values = policy.outlook(at, WORLDS, &judge, dice);
            let values = values.into_iter().map(|value| (value * weight, weight));
            tree.first_look = at.choices.iter().cloned().zip(values).collect();
        }
        // Always once, so that there is an answer.
        while tree.visits == 0 || (tree.visits < limit.iterations && !tree.decided(limit.iterations)) {
            if tree.visits > 0 && limit.time.is_some_and(|time| begun.elapsed() >= time) {
                tree.cut_short = true;
                break;
            }
            tree.iterate(at, policy, dice);
        }
        tree
    }

    fn children(&self, of: Option<u32>) -> impl Iterator<Item = u32> + '_ {
        let first = of.map_or(self.root, |parent| self.nodes[parent as usize].child);
        std::iter::successors(first, |id| self.nodes[*id as usize].sibling)
    }

    /// The first action of the tree that is this one.
    pub fn at_root(&self, action: &G::Action) -> Option<&Node<G::Action>> {
        self.children(None).map(|n| &self.nodes[n as usize]).find(|n| n.action == *action)
    }

    /// Whether what remains cannot change the choice any more. Looked at now and then: it walks over all choices.
    fn decided(&self, iterations: u32) -> bool {
        if !self.visits.is_multiple_of(64) {
            return false;
        }
        let (mut first, mut second) = (0, 0);
        for node in self.children(None) {
            let visits = self.nodes[node as usize].visits;
            (first, second) = if visits > first { (visits, first) } else { (first, second.max(visits)) };
        }
        first - second > iterations - self.visits
    }

    fn iterate(&mut self, at: &Glimpse<G>, policy: &mut Policy<G>, dice: &mut Dice) {
        let mut state = at.world(dice);
        // Taken and given back: an iteration reuses what the last one wrote in.
        let mut path = std::mem::take(&mut self.path);
        let mut menu = std::mem::take(&mut self.menu);
        path.clear();
        // Who thinks moves first, whoever else is asked at the same time.
        let mut thinks = Some(at.seat);
        while let Some(seat) = thinks.take().or_else(|| G::open(&state).first()) {
            menu.clear();
            if path.is_empty() {
                menu.extend_from_slice(at.choices);
            } else {
                G::choices(&state, seat, &mut menu);
                if menu.len() == 1 {
                    G::apply(&mut state, seat, menu.swap_remove(0), &mut Cx::playout(dice));
                    continue;
                }
            }
            let (node, new) = self.pick(path.last().copied(), &state, seat, &menu, &policy.mind);
            path.push(node);
            let action = self.nodes[node as usize].action.clone();
            G::apply(&mut state, seat, action, &mut Cx::playout(dice));
            if new {
                break;
            }
        }
        policy.play_on(&mut state, policy.mind.manner.play_on, dice);
        let worth = worth::<G>(&state, &policy.mind);
        self.visits += 1;
        self.seen.resize(worth.seats() as usize, (0.0, 0.0));
        for (seen, worth) in self.seen.iter_mut().zip(worth.iter()) {
            let value = worth.value() as f64;
            *seen = (seen.0 + value, seen.1 + value * value);
        }
        for node in &path {
            let node = &mut self.nodes[*node as usize];
            let mine = worth_of(&worth, node.seat);
            node.visits += 1;
            node.total.win += mine.win;
            node.total.ahead += mine.ahead;
        }
        (self.path, self.menu) = (path, menu);
    }

    /// The child to go to, and whether it is new.
    fn pick(
        &mut self,
        parent: Option<u32>,
        state: &G::State,
        seat: Seat,
        menu: &[G::Action],
        mind: &Mind,
    ) -> (u32, bool) {
        let mut known = std::mem::take(&mut self.known);
        known.clear();
        let visits = parent.map_or(self.visits, |p| self.nodes[p as usize].visits);
        let find = |action: &G::Action| {
            self.children(parent).find(|&n| {
                let node = &self.nodes[n as usize];
                node.seat == seat && node.action == *action
            })
        };
        known.extend(menu.iter().enumerate().filter_map(|(i, a)| Some((find(a)?, i))));
        // Wide menus are opened up little by little, the most promising first; what is foolish only for want of
        // anything else.
        let room = 2 + (visits as f32).sqrt() as usize * 2;
        if known.len() < menu.len() && known.len() < room {
            // Both lists are in the order of the menu.
            let mut tried = known.iter().map(|(_, i)| *i).peekable();
            let untried = menu.iter().enumerate().filter(|(i, _)| tried.next_if_eq(i).is_none());
            let promising = untried.map(|(i, a)| (i, G::promise(state, seat, a, &mind.weights)));
            let best = promising.max_by(|a, b| a.1.total_cmp(&b.1));
            if let Some((i, promise)) = best.filter(|(_, p)| *p > FOOLISH || known.is_empty()) {
                self.known = known;
                return (self.add(parent, seat, menu[i].clone(), promise), true);
            }
        }
        let explore = mind.manner.explore * self.spread(seat);
        let mut best = (known[0].0, f32::NEG_INFINITY);
        for (n, _) in &known {
            let node = &mut self.nodes[*n as usize];
            node.available += 1;
            let tries = node.visits.max(1) as f32;
            let score = (node.total.value() + node.first.0) / (tries + node.first.1)
                + explore * ((node.available as f32).ln().max(0.0) / tries).sqrt()
                + BIAS * explore * node.promise / (1.0 + tries);
            if score > best.1 {
                best = (*n, score);
            }
        }
        self.known = known;
        (best.0, false)
    }

    /// How far apart the worlds came out for a seat so far: their standard deviation.
    fn spread(&self, seat: Seat) -> f32 {
        let n = self.visits.max(1) as f64;
        let (sum, squares) = self.seen.get(seat.0 as usize).copied().unwrap_or_default();
        let mean = sum / n;
        // Never quite nothing: the first worlds may come out the same by chance.
        (squares / n - mean * mean).max(1e-4).sqrt() as f32
    }

    fn add(&mut self, parent: Option<u32>, seat: Seat, action: G::Action, promise: f32) -> u32 {
        let id = self.nodes.len() as u32;
        let looked = self.first_look.iter().find(|(a, _)| parent.is_none() && *a == action);
        let first = looked.map_or((0.0, 0.0), |(_, first)| *first);
        let newest = match parent {
            None => &mut self.root,
            Some(p) => &mut self.nodes[p as usize].child,
        };
        let sibling = newest.replace(id);
        let (visits, available, total, child) = (0, 1, Worth::default(), None);
        self.nodes.push(Node { seat, action, promise, first, visits, available, total, child, sibling });
        id
    }
}
