//! How bots play, not how well: what their answers led to, counted a game. One-sidedness becomes a number.

use crate::arena::{Field, in_parallel, named};
use crate::{Glimpse, Opponents, answered};
use kernel::{Arg, Audience, Cx, Dice, Msg, Notes, PerSeat, Refusal, Seat, SeatSet};
use kit::Gauges;
use kit::gauge::{Of, Value};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Clone, Debug, Serialize)]
pub struct Style {
    pub game: &'static str,
    pub seats: u8,
    pub games: u64,
    pub seed: u64,
    pub unfinished: u64,
    /// Decisions a game.
    pub length: f64,
    pub bots: Vec<BotStyle>,
}

#[derive(Clone, Debug, Serialize)]
pub struct BotStyle {
    pub name: String,
    pub counts: Vec<Count>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Count {
    pub what: String,
    /// How often one seat did it in one game,
    pub a_game: f64,
    /// and in what share of the games any seat of this bot did it at all.
    pub games_with: f64,
}

/// Counted beside the events: what a turn ended with and was lost, by the gauges that lapse.
const UNSPENT: &str = "unspent";

/// Plays as the arena does, and counts the events by the game's [`STYLE`](kit::Heuristic::STYLE); by their text keys where `all`
/// is asked for or the game names nothing.
pub fn style<'a, G: Opponents + Gauges>(
    options: &G::Options,
    field: impl Into<Field<'a>>,
    games: u64,
    seed: u64,
    jobs: usize,
    limit: u64,
    all: bool,
) -> Result<Style, Refusal> {
    let field: Field = field.into();
    let played = in_parallel(games, jobs, &|_| (), &|game| {
        // Other chance in every game: it is not about who is better.
        play::<G>(options, field, game, seed.wrapping_add(game), limit, all)
    });
    // Everything that was counted, or what the game calls a way of playing.
    let named = (!all && !G::STYLE.is_empty()).then_some(G::STYLE);
    let kinds = named.map(|style| style.iter().map(|(name, _)| *name).chain([UNSPENT]).collect::<Vec<_>>());
    let played = played.into_iter().collect::<Result<_, _>>()?;
    Ok(summed(G::ID, field, played, kinds, seed))
}

/// What the games come to, whatever they were games of.
fn summed(
    game: &'static str,
    field: Field,
    played: Vec<Option<Seen>>,
    kinds: Option<Vec<&str>>,
    seed: u64,
) -> Style {
    let games = played.len() as u64;
    let names = named(field.bots);
    // By bot and name: how often, and in how many games.
    let mut sums: Vec<BTreeMap<String, (u64, u64)>> = vec![BTreeMap::new(); names.len()];
    let (mut unfinished, mut decisions) = (0, 0);
    let mut sat = vec![0u64; names.len()];
    for (number, played) in (0..games).zip(played) {
        let Some(Seen { counts, decisions: length }) = played else {
            unfinished += 1;
            continue;
        };
        decisions += length;
        let mut of_game: Vec<BTreeMap<String, u64>> = vec![BTreeMap::new(); names.len()];
        for (seat, bot) in field.seated(number).iter().enumerate() {
            let bot = names.iter().position(|name| *name == bot.to_string()).expect("named above");
            sat[bot] += 1;
            for (what, n) in &counts[Seat(seat as u8)] {
                *of_game[bot].entry(what.clone()).or_default() += n;
            }
        }
        for (sum, of_game) in sums.iter_mut().zip(of_game) {
            for (what, n) in of_game {
                let entry = sum.entry(what).or_default();
                *entry = (entry.0 + n, entry.1 + (n > 0) as u64);
            }
        }
    }
    let finished = (games - unfinished).max(1) as f64;
    let counted = |bot: usize| -> Vec<String> {
        match &kinds {
            None => sums[bot].keys().cloned().collect(),
            Some(kinds) => kinds.iter().map(|kind| (*kind).to_owned()).collect(),
        }
    };
    let of = |bot: usize| BotStyle {
        name: names[bot].clone(),
        counts: counted(bot)
            .into_iter()
            .map(|what| {
                let (n, with) = sums[bot].get(&what).copied().unwrap_or_default();
                Count { what, a_game: n as f64 / sat[bot].max(1) as f64, games_with: with as f64 / finished }
            })
            .collect(),
    };
    Style {
        game,
        seats: field.bots.len() as u8,
        games,
        seed,
        unfinished,
        length: decisions as f64 / finished,
        bots: (0..names.len()).map(of).collect(),
    }
}

struct Seen {
    counts: PerSeat<BTreeMap<String, u64>>,
    decisions: u64,
}

fn play<G: Opponents + Gauges>(
    options: &G::Options,
    field: Field,
    game: u64,
    seed: u64,
    limit: u64,
    all: bool,
) -> Result<Option<Seen>, Refusal> {
    let mut dice = Dice::new(seed);
    let seats = field.bots.len() as u8;
    let mut state = G::setup(options, seats, &mut Cx::playout(&mut dice))?;
    let mut bots = field.made::<G>(game, seed);
    let mut counts: PerSeat<BTreeMap<String, u64>> = PerSeat::new(seats, |_| BTreeMap::new());
    let ended = answered::<G>(&mut state, limit, |state, seat, menu| {
        let pick = bots[seat].choose(&Glimpse::new(state, seat, menu));
        let mut notes = Notes::default();
        let mut next = state.clone();
        let action = menu.swap_remove(pick);
        let label = label::<G>(state, seat, &action);
        for (name, _) in G::STYLE.iter().filter(|(_, keys)| keys.iter().any(|key| *key == label)) {
            *counts[seat].entry((*name).to_owned()).or_default() += 1;
        }
        G::apply(&mut next, seat, action, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
        for told in &notes.told {
            // What is confided is told to the others as well, in other words: it counts once.
            if !told.to.include(Audience::Table) {
                continue;
            }
            let said = G::narrate(&told.event);
            let doers = doers(&said, seat);
            let Msg { key, args } = said;
            let mut count = |what: &str| {
                for seat in doers.iter() {
                    *counts[seat].entry(what.to_owned()).or_default() += 1;
                }
            };
            if all || G::STYLE.is_empty() {
                count(&key);
            }
            let named = |wanted: &&str| {
                *wanted == key
                    || args.iter().any(|(_, arg)| matches!(arg, Arg::Msg(msg) if msg.key == *wanted))
            };
            for (name, _) in G::STYLE.iter().filter(|(_, keys)| keys.iter().any(&named)) {
                count(name);
            }
        }
        if !G::open(&next).contains(seat) {
            let lost = unspent::<G>(state, seat);
            *counts[seat].entry(UNSPENT.to_owned()).or_default() += lost;
        }
        *state = next;
    });
    Ok(ended.map(|decisions| Seen { counts, decisions }))
}

/// Whose doing it was: of `who` the sentence speaks, although somebody else's answer may have brought it on, as when all reveal what
/// they chose or the loser of a battle takes losses; else of all it names, as both sides of a deal; else of whoever answered.
pub fn doers(said: &Msg, answered: Seat) -> SeatSet {
    let who = said.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if *name == "who" => Some(*seat),
        _ => None,
    });
    match (who, said.names()) {
        (Some(who), _) => SeatSet::of(who),
        (None, named) if !named.is_empty() => named,
        _ => SeatSet::of(answered),
    }
}

/// How the choice of an action is shown: what is told of it may say less, such as that somebody went aboard.
fn label<G: Opponents>(state: &G::State, seat: Seat, action: &G::Action) -> String {
    let offer = G::offer_for(state, seat);
    let shown = offer.choices.into_iter().find(|choice| choice.action == *action);
    shown.map(|choice| choice.show.label.key.into_owned()).unwrap_or_default()
}

/// What lapses when a turn ends now.
fn unspent<G: Gauges>(state: &G::State, seat: Seat) -> u64 {
    let gauges = G::gauges(&G::view(state, Audience::Seat(seat)));
    let mine = gauges.into_iter().filter(|gauge| gauge.lapses && gauge.of == Of::Seat(seat));
    mine.map(|gauge| if let Value::Number(n) = gauge.value { n.max(0) as u64 } else { 0 }).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::msg;

    #[test]
    fn what_somebody_does_is_theirs_whoever_answered_last() {
        let [first, last] = [Seat(0), Seat(3)];
        let of = |said: &Msg| doers(said, last).iter().collect::<Vec<_>>();
        assert_eq!(of(&msg("learns").seat("who", first)), [first]);
        assert_eq!(of(&msg("takes").seat("who", first).seat("from", last)), [first]);
        assert_eq!(of(&msg("deal").seat("from", first).seat("to", last)), [first, last]);
        assert_eq!(of(&msg("round")), [last]);
    }
}
