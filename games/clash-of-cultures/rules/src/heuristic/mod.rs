//! What somebody who understands the game looks at, for bots. The weights are in `data/weights.json`.

mod features;
mod plans;

use crate::ClashOfCultures;
use crate::action::Action;
use crate::cards;
use crate::cities::collect;
use crate::frames::{Choose, Pending, Purpose};
use crate::ids::*;
use crate::scoring;
use crate::state::State;
use kernel::{PerSeat, Rules, Seat};
use kit::Heuristic;
use kit::heuristic::{FOOLISH, wasteful};

/// Names by place in the list of weights.
enum W {
    /// A resource in stock; a token.
    Resource,
    Token,
    /// A step of mood of a city, by its size.
    Mood,
    /// A city beyond its point: it collects and lets others grow.
    City,
    /// An Army unit, Settler or Ship.
    Unit,
    /// A card in hand.
    Card,
    /// Promises of steps: buying an advance,
    Advance,
    /// founding a city,
    Found,
    /// adding a building or Wonder,
    Build,
    /// collecting,
    Collect,
    /// completing an objective,
    Claim,
    /// and what wastes time: talk of trade, putting things down again, razing.
    Waste,
    /// A Wonder that could be built at once; less, the more is missing.
    Wonder,
    /// A settler that stands where a city can be founded; places for cities nearby.
    Site,
    /// A Ship that has something to find.
    Ship,
    /// What armies could take at once, to whoever takes and to whoever loses it, as a share of its points.
    Prey,
    Risk,
    /// How much a plan steers the steps of a Move action.
    March,
    /// What armies count that cannot move yet, against those that can (R9.2).
    Pinned,
    /// A Wonder that nobody has revealed yet, against one that anybody may build.
    Veiled,
}

const WEIGHTS: &[&str] = &[
    "resource", "token", "mood", "city", "unit", "card", "advance", "found", "build", "collect", "claim",
    "waste", "wonder", "site", "ship", "prey", "risk", "march", "pinned", "veiled",
];

impl Heuristic for ClashOfCultures {
    const WEIGHTS: &'static [&'static str] = WEIGHTS;
    const WEIGHTS_JSON: &'static str = include_str!("../../data/weights.json");
    const STYLE: &'static [(&'static str, &'static [&'static str])] = features::STYLE;
    const FEATURES: &'static [&'static str] = features::NAMES;
    const LEARNED_JSON: &'static str = include_str!("../../data/learned.json");

    fn evaluate(state: &State, w: &[f32]) -> PerSeat<f32> {
        let over = Self::standing(state).is_some();
        let points = |seat: Seat| scoring::score(state, seat).halves() as f32 / 2.0;
        if over {
            return PerSeat::new(state.seats, points);
        }
        let (left, plans) = (left(state), plans::plans(state, w));
        // A plan needs time to come true, but not the whole game.
        let soon = (1.5 * left).min(1.0);
        PerSeat::new(state.seats, |seat| {
            points(seat) + left * promise_of_position(state, seat, w) + soon * plans[seat]
        })
    }

    fn swing(state: &State, _: &[f32]) -> f32 {
        6.0 + state.round as f32
    }

    fn progress(state: &State) -> f32 {
        let rounds = state.rounds() as f32;
        (state.round.saturating_sub(1) as f32 + state.cycle.saturating_sub(1) as f32 / 3.0) / rounds
    }

    fn features(state: &State, seat: Seat, _: &[f32], out: &mut [f32]) {
        features::features(state, seat, out);
    }

    fn promise(state: &State, seat: Seat, action: &Action, w: &[f32]) -> f32 {
        let waste = wasteful(w[W::Waste as usize]);
        match action {
            Action::Advance(_) | Action::Priesthood(_) => w[W::Advance as usize],
            Action::Found(_) => w[W::Found as usize],
            Action::Wonder { .. } => 2.0 * w[W::Build as usize],
            Action::Enlarge { .. } | Action::Levy | Action::Make(_) => w[W::Build as usize],
            Action::Collect(at) if !collect::brings(state, seat, *at) => waste,
            Action::Collect(_) | Action::Gather { .. } => w[W::Collect as usize],
            Action::Claim { .. } => w[W::Claim as usize],
            Action::Play(card) if cards::vain(state, seat, card.title()).is_some() => waste,
            Action::Trade => match swaps(state, seat).next() {
                Some(_) => 0.3,
                None => FOOLISH,
            },
            _ if trading(state) => promise_of_trade(state, seat, action),
            // What was lifted goes somewhere: bots would lift it again and again.
            Action::PutDown => FOOLISH,
            Action::EndTurn if state.turn.actions > 0 => waste,
            Action::At(_) if matches!(state.frames.top(), Pending::Raze(_)) => waste,
            Action::Lift(_) | Action::Go { .. } | Action::Chart { .. } | Action::Done => {
                w[W::March as usize] * plans::step(state, seat, action)
            }
            _ => 0.0,
        }
    }
}

/// The share of the rounds that are still to come, this one included.
fn left(state: &State) -> f32 {
    (state.rounds() + 1 - state.round.min(state.rounds())) as f32 / state.rounds() as f32
}

/// What is not a point yet; it counts less as the end comes near.
fn promise_of_position(state: &State, seat: Seat, w: &[f32]) -> f32 {
    let p = &state.players[seat];
    let goods = [Good::Food, Good::Ore, Good::Wood, Good::Idea, Good::Gold];
    let resources: f32 = goods.iter().map(|&g| use_of(p.stock.get(g))).sum();
    let mood: f32 = state
        .cities_of(seat)
        .map(|c| match c.mood {
            Mood::Happy => c.size() as f32,
            Mood::Neutral => 0.0,
            Mood::Angry => -(c.size() as f32),
        })
        .sum();
    let cards = p.hand.get().len() + p.goals.get().len();
    w[W::Resource as usize] * resources
        + w[W::Token as usize] * (p.stock.mood + p.stock.culture) as f32
        + w[W::Mood as usize] * mood
        + w[W::City as usize] * state.city_count(seat) as f32
        + w[W::Unit as usize] * p.units() as f32
        + w[W::Card as usize] * cards as f32
}

/// What so many of a good are worth, in goods: the first opens more doors than the fifth.
fn use_of(n: u8) -> f32 {
    const USE: [f32; 8] = [0.0, 1.3, 2.5, 3.5, 4.3, 5.0, 5.6, 6.1];
    USE[(n as usize).min(USE.len() - 1)]
}

/// What one more of a good would add.
fn want(state: &State, seat: Seat, good: Good) -> f32 {
    let n = state.players[seat].stock.get(good);
    use_of(n + 1) - use_of(n)
}

/// What the last of a good is worth: more than anything if there is none.
fn part_with(state: &State, seat: Seat, good: Good) -> f32 {
    match state.players[seat].stock.get(good) {
        0 => f32::INFINITY,
        n => use_of(n) - use_of(n - 1),
    }
}

/// One good for another with somebody who was not asked this turn, so that both are better off: with whom, what is
/// given, what is asked for. Between two players what helps the one harms the other.
fn swaps(state: &State, seat: Seat) -> impl Iterator<Item = (Seat, Good, Good)> + '_ {
    const GOODS: [Good; 4] = [Good::Food, Good::Ore, Good::Wood, Good::Gold];
    let fresh = move |to: &Seat| state.seats > 2 && state.turn.proposals[to.index()] == 0;
    state.others(seat).filter(fresh).flat_map(move |to| {
        let pairs = GOODS.into_iter().flat_map(|give| GOODS.into_iter().map(move |ask| (give, ask)));
        let helps = move |&(give, ask): &(Good, Good)| {
            want(state, seat, ask) > part_with(state, seat, give) + 0.15
                && want(state, to, give) > part_with(state, to, ask) + 0.15
        };
        pairs.filter(helps).map(move |(give, ask)| (to, give, ask))
    })
}

fn trading(state: &State) -> bool {
    let partner = |choose: &Choose| choose.purpose == Purpose::Trade;
    matches!(state.frames.top(), Pending::Draft(_) | Pending::Answer(_))
        || matches!(state.frames.top(), Pending::Choose(choose) if partner(choose))
}

/// Drafts one such swap and proposes it; says yes to whatever gains by the same measure.
fn promise_of_trade(state: &State, seat: Seat, action: &Action) -> f32 {
    let sure = |yes: bool| if yes { 1.0 } else { FOOLISH };
    let Some(trade) = &state.trade else {
        return match action {
            Action::Seat(to) => sure(swaps(state, seat).any(|(with, ..)| with == *to)),
            _ => FOOLISH,
        };
    };
    match (state.frames.top(), action) {
        (Pending::Draft(draft), Action::Give(good)) => sure(
            trade.give.is_empty()
                && swaps(state, seat).any(|(with, give, _)| with == draft.to && give == *good),
        ),
        (Pending::Draft(draft), Action::Ask(good)) => {
            let given = |give: Good| trade.give.get(give) > 0;
            let fits =
                |(with, give, ask): (Seat, Good, Good)| with == draft.to && given(give) && ask == *good;
            sure(trade.ask.is_empty() && swaps(state, seat).any(fits))
        }
        // Invited, and there is nothing to propose; or who invited does not wait.
        (Pending::Draft(_), Action::No) => 0.0,
        (Pending::Draft(_), Action::Propose) => sure(!trade.give.is_empty() && !trade.ask.is_empty()),
        (Pending::Answer(_), Action::Yes) if trade.ask_cards + trade.ask_goals == 0 => {
            let stock = &state.players[seat].stock;
            let change = |good: Good| {
                let after = (stock.get(good) + trade.give.get(good)).saturating_sub(trade.ask.get(good));
                use_of(after) - use_of(stock.get(good))
            };
            let cards = (trade.card_count + trade.goal_count) as f32;
            sure(Good::all().map(change).sum::<f32>() + cards > 0.0)
        }
        (Pending::Answer(_), Action::No) => 0.0,
        // Cards are not given away unread, and a draft is not taken apart or dropped: bots would draft for ever.
        _ => FOOLISH,
    }
}
