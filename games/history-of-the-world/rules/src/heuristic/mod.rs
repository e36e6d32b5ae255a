//! What somebody who plays well looks at, for bots. The weights are in `data/weights.json`.

mod features;

use crate::Game;
use crate::action::Action;
use crate::combat::{self, Side};
use crate::data::CardKind;
use crate::frames::{Pay, Pending, Stage};
use crate::ids::*;
use crate::scoring::{self, Level};
use crate::state::State;
use kernel::{PerSeat, Seat};
use kit::Heuristic;
use std::sync::LazyLock;

/// Names by place in the list of weights.
enum W {
    /// A turn of this epoch that is still to come, as a share of what it would score now.
    Waiting,
    /// What the lands held now would score in the next epoch.
    Next,
    /// A point of capitals, cities and monuments, for each epoch after that.
    Structure,
    /// A card that can still be played.
    Card,
    /// A point of strength on an empire card still to be played.
    Strength,
    /// An army in the pool.
    Pool,
    Fort,
    /// Promises of answers: an army placed,
    Place,
    /// the points of a region it changes, now,
    Gain,
    /// and in the next epoch,
    Later,
    /// a resource,
    Resource,
    /// a capital or city sacked,
    Sack,
    /// an enemy removed,
    Kill,
    /// and the last army that stays in the pool when the turn ends.
    Stop,
}

const WEIGHTS: &[&str] = &[
    "waiting",
    "next",
    "structure",
    "card",
    "strength",
    "pool",
    "fort",
    "place",
    "gain",
    "later",
    "resource",
    "sack",
    "kill",
    "stop",
];

impl Heuristic for Game {
    const WEIGHTS: &'static [&'static str] = WEIGHTS;
    const WEIGHTS_JSON: &'static str = include_str!("../../data/weights.json");
    const STYLE: &'static [(&'static str, &'static [&'static str])] = features::STYLE;
    const FEATURES: &'static [&'static str] = features::NAMES;
    const LEARNED_JSON: &'static str = include_str!("../../data/learned.json");

    fn evaluate(state: &State, weights: &[f32]) -> PerSeat<f32> {
        PerSeat::new(state.seats(), |seat| worth(state, seat, weights))
    }

    /// Late in the game a smaller lead decides.
    fn swing(state: &State, _: &[f32]) -> f32 {
        44.0 - 4.0 * state.epoch as f32
    }

    fn progress(state: &State) -> f32 {
        let played = state.players.iter().filter(|p| p.empires[state.epoch as usize - 1].is_some()).count();
        (state.epoch as f32 - 1.0 + played as f32 / state.seats() as f32) / 7.0
    }

    fn features(state: &State, seat: Seat, _: &[f32], out: &mut [f32]) {
        features::features(state, seat, out);
    }

    fn promise(state: &State, seat: Seat, action: &Action, weights: &[f32]) -> f32 {
        promise(state, seat, *action, weights)
    }
}

fn worth(state: &State, seat: Seat, weights: &[f32]) -> f32 {
    let w = |name: W| weights[name as usize];
    let player = &state.players[seat];
    if state.is_over() {
        return player.points as f32;
    }
    let in_turn = state.stage().is_some() && state.turn.seat == seat;
    let to_play = player.empires[state.epoch as usize - 1].is_none();
    let now = scoring::score_in(state, seat, state.epoch);
    let mut worth = player.points as f32;
    if in_turn {
        let pool = state.turn.campaign.pool.iter().sum::<u8>() + state.turn.coins + state.turn.ally_coins;
        worth += now.total() as f32 + w(W::Pool) * pool as f32;
    } else if to_play {
        let strength = player.empire.get().map_or(9, |e| e.facts().strength);
        worth += w(W::Waiting) * now.total() as f32 + w(W::Strength) * strength as f32;
    }
    if state.epoch < 7 {
        worth += w(W::Next) * scoring::score_in(state, seat, state.epoch + 1).total() as f32;
        let structures = now.capitals + now.cities + now.monuments;
        worth += w(W::Structure) * structures as f32 * (6 - state.epoch) as f32;
    }
    let turns = 7 - state.epoch + to_play as u8;
    worth += w(W::Card) * player.hand.get().len().min(2 * turns as usize) as f32;
    worth + w(W::Fort) * (state.world.held_by(seat) & state.world.forts).len() as f32
}

/// Chance to win a round, by attack dice (from 2), advantage in bonus (from -2) and defence dice (from 1).
fn chance(attack: Side, defence: Side) -> f32 {
    static WON: LazyLock<Vec<f32>> = LazyLock::new(|| {
        let mut won = Vec::new();
        for dice in 2..=3 {
            for bonus in 0..=5u8 {
                for against in 1..=3 {
                    let odds = combat::odds(Side { dice, bonus }, Side { dice: against, bonus: 2 }, false);
                    won.push(odds.higher as f32 / odds.total() as f32);
                }
            }
        }
        won
    });
    let bonus = (attack.bonus + 2 - defence.bonus.min(2)).min(5) as usize;
    WON[((attack.dice as usize - 2) * 6 + bonus) * 3 + defence.dice as usize - 1]
}

fn promise(state: &State, seat: Seat, action: Action, weights: &[f32]) -> f32 {
    let w = |name: W| weights[name as usize];
    match action {
        Action::Expand { to, people } => expand(state, seat, people as usize, to, weights),
        Action::Done => match state.frames.top() {
            Pending::Turn(Stage::Expand) | Pending::SideCampaign => {
                let campaign = &state.turn.campaign;
                let left: u8 = campaign.pool.iter().chain(&campaign.allied).sum();
                if left == 0 { 0.2 } else { -w(W::Stop) }
            }
            // In the last epoch nothing is saved.
            Pending::Turn(Stage::Events)
                if state.epoch == 7 && !state.players[seat].hand.get().is_empty() =>
            {
                -0.1
            }
            Pending::Turn(Stage::Events) => 0.3,
            _ => 0.0,
        },
        Action::Recover { allied, .. } => 1.0 - 0.2 * allied as u8 as f32,
        Action::Fort(Pay::Free) => 0.5,
        Action::Fort(Pay::Coin) => -0.1,
        Action::Fort(Pay::Army) => -0.3,
        Action::PressOn => 0.5,
        Action::Play(card) => card_promise(state, card),
        Action::Keep | Action::Give(_) => draft(state, seat, action),
        _ => 0.0,
    }
}

fn expand(state: &State, seat: Seat, people: usize, to: Land, weights: &[f32]) -> f32 {
    let w = |name: W| weights[name as usize];
    let board = state.board();
    let Some(region) = board.region_of[to] else { return 0.0 };
    let owner = state.world.owner(to);
    let own = scoring::armies(state, seat, region);
    // Of any rival, before and after it.
    let (mut most, mut most_left) = (0, 0);
    for other in Seat::all(state.seats()).filter(|&s| s != seat) {
        let there = scoring::armies(state, other, region);
        most = most.max(there);
        most_left = most_left.max(there - (owner == Some(other)) as u32);
    }
    let fresh = owner != Some(seat);
    let times = |own, most| Level::of(own, most).times() as f32;
    let after = times(own + fresh as u32, most_left) - times(own, most);
    let later = board.value(region, (state.epoch + 1).min(7)) as f32;
    let mut gain = w(W::Place) * fresh as u8 as f32
        + w(W::Gain) * after * board.value(region, state.epoch) as f32
        + w(W::Later) * after * later;
    let active = !state.in_side_campaign();
    if active && board.resources.has(to) {
        gain += w(W::Resource);
    }
    match owner {
        None => gain + w(W::Sack) * (state.world.capitals | state.world.cities).has(to) as u8 as f32,
        Some(owner) if owner != seat => {
            if state.world.fortified(to) {
                gain += w(W::Sack);
            }
            let (against, _) = combat::defence_side(state, people, to);
            let won = match combat::treachery_helps(state, Some(state.turn.campaign.kind), to) {
                true => 1.0,
                false => chance(combat::attack_side(state, to), against),
            };
            // A fort has to be beaten first.
            let won = if against.bonus > 0 { won * won } else { won };
            won * (gain + w(W::Kill))
        }
        Some(_) => gain - 0.2,
    }
}

fn card_promise(state: &State, card: Card) -> f32 {
    let strength = state.empire().facts().strength as f32;
    match card.kind() {
        CardKind::MinorEmpire { .. } | CardKind::Kingdom { .. } => 1.0,
        CardKind::Migrants { .. } | CardKind::Crusade { .. } | CardKind::CivilWar { .. } => 0.7,
        CardKind::Leader { .. } | CardKind::Weaponry { .. } | CardKind::Jihad | CardKind::EliteTroops => {
            strength / 20.0
        }
        CardKind::Coins { .. } | CardKind::Allies { .. } => strength / 25.0,
        _ => 0.35,
    }
}

/// R4.7: keep what is strong; what is not kept goes where it helps least those who lead.
fn draft(state: &State, seat: Seat, action: Action) -> f32 {
    let Pending::Draft(draft) = state.frames.top() else { return 0.0 };
    let strength = draft.card.get().facts().strength as f32;
    let mean = (1..=7).map(|o| Empire::of(state.epoch, o).facts().strength as f32).sum::<f32>() / 7.0;
    let better = (strength - mean) / mean;
    match action {
        Action::Give(to) => {
            let ahead = state.players[to].points as f32 - state.players[seat].points as f32;
            -0.5 * better * (0.5 + ahead / 40.0)
        }
        _ => better,
    }
}
