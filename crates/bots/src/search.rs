//! Tree search over worlds resampled from what a seat may know. The tree is open-loop: a node is a sequence of
//! actions, not a state, so that chance and hidden cards differ from one iteration to the next and a node's value is
//! the mean over what may happen.

use crate::policy::{Policy, reward_of, rewards};
use crate::{Bot, Glimpse};
use kernel::{Cx, Dice, Seat};
use kit::Heuristic;
use std::time::{Duration, Instant};

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    Time(Duration),
    Iterations(u32),
}

impl Default for Budget {
    fn default() -> Self {
        Budget::Time(Duration::from_millis(200))
    }
}

/// How strongly untried choices are preferred,
const EXPLORE: f32 = 0.35;
/// and those that promise much.
const BIAS: f32 = 0.5;
/// Steps played on below the tree before the position is judged.
const PLAY_ON: u32 = 24;

pub struct Search<G: Heuristic> {
    policy: Policy<G>,
    budget: Budget,
    dice: Dice,
    /// Iterations of the last decision.
    pub iterations: u32,
}

/// What the search thinks of one choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked {
    pub choice: usize,
    pub visits: u32,
    /// 0 lost to 1 won.
    pub value: f32,
}

struct Node<A> {
    seat: Seat,
    action: A,
    promise: f32,
    visits: u32,
    /// How often it could have been chosen: not every action is legal in every world.
    available: u32,
    total: f32,
    children: Vec<u32>,
}

impl<G: Heuristic> Search<G> {
    pub fn new(weights: Vec<f32>, budget: Budget, seed: u64) -> Self {
        Search { policy: Policy::new(weights), budget, dice: Dice::new(seed), iterations: 0 }
    }

    /// All choices, the best first.
    pub fn rank(&mut self, at: &Glimpse<G>) -> Vec<Ranked> {
        let begun = Instant::now();
        self.iterations = 0;
        let mut tree = Tree::<G> { nodes: Vec::with_capacity(4096), root: Vec::new(), root_visits: 0 };
        while self.goes_on(begun) {
            tree.iterate(at, &mut self.policy, &mut self.dice);
            self.iterations += 1;
        }
        let mut ranked: Vec<Ranked> = at
            .choices
            .iter()
            .enumerate()
            .map(|(choice, action)| {
                let node = tree.root.iter().map(|n| &tree.nodes[*n as usize]).find(|n| n.action == *action);
                let (visits, value) = node.map_or((0, 0.0), |n| (n.visits, n.total / n.visits.max(1) as f32));
                Ranked { choice, visits, value }
            })
            .collect();
        ranked.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        ranked
    }

    fn goes_on(&self, begun: Instant) -> bool {
        match self.budget {
            Budget::Iterations(n) => self.iterations < n,
            // Always one, so that there is an answer.
            Budget::Time(time) => self.iterations == 0 || begun.elapsed() < time,
        }
    }
}

impl<G: Heuristic> Bot<G> for Search<G> {
    fn choose(&mut self, at: &Glimpse<G>) -> usize {
        if at.choices.len() == 1 {
            return 0;
        }
        self.rank(at)[0].choice
    }
}

struct Tree<G: Heuristic> {
    nodes: Vec<Node<G::Action>>,
    root: Vec<u32>,
    root_visits: u32,
}

impl<G: Heuristic> Tree<G> {
    fn iterate(&mut self, at: &Glimpse<G>, policy: &mut Policy<G>, dice: &mut Dice) {
        let mut state = at.world(dice);
        let mut path: Vec<u32> = Vec::with_capacity(32);
        let mut menu: Vec<G::Action> = Vec::with_capacity(32);
        while let Some(seat) = G::open(&state).first() {
            menu.clear();
            G::offer(&state, seat, &mut menu);
            if menu.len() == 1 {
                G::apply(&mut state, seat, menu.swap_remove(0), &mut Cx::playout(dice));
                continue;
            }
            let (node, new) = self.pick(path.last().copied(), &state, seat, &menu, &policy.weights);
            path.push(node);
            let action = self.nodes[node as usize].action.clone();
            G::apply(&mut state, seat, action, &mut Cx::playout(dice));
            if new {
                break;
            }
        }
        policy.play_on(&mut state, PLAY_ON, dice);
        let rewards = rewards::<G>(&state, &policy.weights);
        self.root_visits += 1;
        for node in path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.total += reward_of(&rewards, node.seat);
        }
    }

    /// The child to go to, and whether it is new.
    fn pick(
        &mut self,
        parent: Option<u32>,
        state: &G::State,
        seat: Seat,
        menu: &[G::Action],
        weights: &[f32],
    ) -> (u32, bool) {
        let (visits, children) = match parent {
            None => (self.root_visits, &self.root),
            Some(p) => (self.nodes[p as usize].visits, &self.nodes[p as usize].children),
        };
        let find = |action: &G::Action| {
            let same = |n: &&u32| {
                self.nodes[**n as usize].seat == seat && self.nodes[**n as usize].action == *action
            };
            children.iter().find(same).copied()
        };
        let known: Vec<(u32, usize)> =
            menu.iter().enumerate().filter_map(|(i, a)| Some((find(a)?, i))).collect();
        // Wide menus are opened up little by little, the most promising first.
        let room = 2 + (visits as f32).sqrt() as usize * 2;
        if known.len() < menu.len() && known.len() < room {
            let untried = menu.iter().enumerate().filter(|(i, _)| !known.iter().any(|(_, k)| k == i));
            let promising = untried.map(|(i, a)| (i, G::promise(state, seat, a, weights)));
            if let Some((i, promise)) = promising.max_by(|a, b| a.1.total_cmp(&b.1)) {
                return (self.grow(parent, seat, menu[i].clone(), promise), true);
            }
        }
        let mut best = (known[0].0, f32::NEG_INFINITY);
        for (n, _) in &known {
            let node = &mut self.nodes[*n as usize];
            node.available += 1;
            let tries = node.visits.max(1) as f32;
            let score = node.total / tries
                + EXPLORE * ((node.available as f32).ln().max(0.0) / tries).sqrt()
                + BIAS * node.promise / (1.0 + tries);
            if score > best.1 {
                best = (*n, score);
            }
        }
        (best.0, false)
    }

    fn grow(&mut self, parent: Option<u32>, seat: Seat, action: G::Action, promise: f32) -> u32 {
        let id = self.nodes.len() as u32;
        self.nodes.push(Node {
            seat,
            action,
            promise,
            visits: 0,
            available: 1,
            total: 0.0,
            children: Vec::new(),
        });
        match parent {
            None => self.root.push(id),
            Some(p) => self.nodes[p as usize].children.push(id),
        }
        id
    }
}
