//! What many matches of a game come to.

use crate::{Facts, Shares};
use serde::Serialize;
use std::collections::BTreeMap;

/// A name is told of only when so many seats had it: less says nothing.
const ENOUGH: u32 = 3;

#[derive(Clone, Debug, Default, Serialize)]
pub struct Statistics {
    pub game: String,
    pub games: u32,
    /// Steps: shortest, mean, longest.
    pub length: (u32, f32, u32),
    /// By the number of seats.
    pub tables: Vec<Table>,
    /// What goes with victory, the most frequent first.
    pub named: Vec<Named>,
    /// What seats do in a match, on the mean: all of them, and those that win.
    pub styles: Vec<(String, f32, f32)>,
    /// Dice by their sides, and how often each face came.
    pub dice: BTreeMap<u32, Vec<u64>>,
    /// Matches in which some chance is not what the seed gives.
    pub dishonest: u32,
}

/// Matches with the same number of seats.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Table {
    pub seats: u8,
    pub games: u32,
    /// By seat: parts of a victory,
    pub wins: Vec<f32>,
    /// and points on the mean.
    pub points: Vec<f32>,
    /// Parts of a victory of whoever was asked first, and of the winner's points.
    pub first: f32,
    pub winning: f32,
}

/// How often somebody won of whom this was told.
#[derive(Clone, Debug, Serialize)]
pub struct Named {
    /// A key of the game's texts.
    pub key: String,
    /// Seats that had it,
    pub seats: u32,
    /// and the part of the victories that they have of it: 1 where all of them won.
    pub wins: f32,
    /// What it would be if it did not matter.
    pub even: f32,
}

impl Statistics {
    pub fn of<'f>(all: impl Iterator<Item = &'f Facts> + Clone) -> Statistics {
        let mut found = Statistics { length: (u32::MAX, 0.0, 0), ..Statistics::default() };
        let mut tables: BTreeMap<u8, Table> = BTreeMap::new();
        let mut named: BTreeMap<&str, Named> = BTreeMap::new();
        let mut styles: BTreeMap<&str, (f32, f32)> = BTreeMap::new();
        let mut sat = 0.0;
        for facts in all {
            found.game.clone_from(&facts.game);
            found.games += 1;
            found.dishonest += u32::from(!facts.honest);
            let (least, sum, most) = found.length;
            found.length = (least.min(facts.steps), sum + facts.steps as f32, most.max(facts.steps));
            count_table(tables.entry(facts.seats).or_default(), facts);
            for seat in 0..facts.seats as usize {
                sat += 1.0;
                for key in facts.named.get(seat).into_iter().flat_map(|named| named.keys()) {
                    let one = named.entry(key).or_insert(Named {
                        key: key.clone(),
                        seats: 0,
                        wins: 0.0,
                        even: 0.0,
                    });
                    one.seats += 1;
                    one.wins += facts.won(seat);
                    one.even += 1.0 / facts.seats as f32;
                }
                for (name, n) in facts.styles.get(seat).into_iter().flatten() {
                    let (all, winners) = styles.entry(name).or_default();
                    *all += *n as f32;
                    *winners += *n as f32 * facts.won(seat);
                }
            }
            for (sides, faces) in &facts.dice {
                let sum = found.dice.entry(*sides).or_insert_with(|| vec![0; faces.len()]);
                sum.iter_mut().zip(faces).for_each(|(sum, n)| *sum += *n as u64);
            }
        }
        let games = found.games.max(1) as f32;
        found.length = (found.length.0.min(found.length.2), found.length.1 / games, found.length.2);
        found.tables = tables.into_values().map(Table::mean).collect();
        found.named = named.into_values().filter(|named| named.seats >= ENOUGH).map(Named::mean).collect();
        found.named.sort_by(|a, b| b.seats.cmp(&a.seats).then(a.key.cmp(&b.key)));
        let mean = |(name, (all, winners)): (&str, (f32, f32))| {
            (name.to_owned(), all / f32::max(sat, 1.0), winners / games)
        };
        found.styles = styles.into_iter().map(mean).collect();
        found
    }
}

fn count_table(table: &mut Table, facts: &Facts) {
    table.seats = facts.seats;
    table.games += 1;
    table.wins.resize(facts.seats as usize, 0.0);
    table.points.resize(facts.seats as usize, 0.0);
    for seat in 0..facts.seats as usize {
        table.wins[seat] += facts.won(seat);
        table.points[seat] += facts.points.get(seat).copied().unwrap_or(0.0);
    }
    table.first += facts.won(facts.first as usize);
    table.winning += facts.points.iter().copied().fold(f32::NEG_INFINITY, f32::max);
}

impl Table {
    fn mean(mut self) -> Table {
        let games = self.games.max(1) as f32;
        let sums = self.wins.iter_mut().chain(&mut self.points).chain([&mut self.first, &mut self.winning]);
        sums.for_each(|sum| *sum /= games);
        self
    }
}

impl Named {
    fn mean(self) -> Named {
        let seats = self.seats.max(1) as f32;
        Named { wins: self.wins / seats, even: self.even / seats, ..self }
    }
}

/// One match of a person.
#[derive(Clone, Debug, Serialize)]
pub struct Bout {
    pub table: String,
    pub game: String,
    /// Milliseconds since 1970.
    pub at: i64,
    pub seats: u8,
    pub place: u8,
    pub points: f32,
    pub shares: Option<Shares>,
}

/// A person over time, in one game.
#[derive(Clone, Debug, Serialize)]
pub struct Person {
    pub game: String,
    pub games: u32,
    /// Parts of a victory,
    pub wins: f32,
    /// and what an even share would be.
    pub even: f32,
    pub place: f32,
    /// The mean over those that were looked over.
    pub shares: Shares,
}

impl Person {
    /// Of each game, in the order of their names.
    pub fn of(bouts: &[Bout]) -> Vec<Person> {
        let mut games: BTreeMap<&str, Vec<&Bout>> = BTreeMap::new();
        bouts.iter().for_each(|bout| games.entry(&bout.game).or_default().push(bout));
        let of = |(game, bouts): (&str, Vec<&Bout>)| {
            let n = bouts.len() as f32;
            let mean = |of: &dyn Fn(&Bout) -> f32| bouts.iter().map(|bout| of(bout)).sum::<f32>() / n;
            let looked: Vec<Shares> = bouts.iter().filter_map(|bout| bout.shares).collect();
            let share =
                |of: fn(&Shares) -> f32| looked.iter().map(of).sum::<f32>() / looked.len().max(1) as f32;
            Person {
                game: game.to_owned(),
                games: bouts.len() as u32,
                wins: mean(&|bout| f32::from(u8::from(bout.place == 1))),
                even: mean(&|bout| 1.0 / bout.seats.max(1) as f32),
                place: mean(&|bout| bout.place as f32),
                shares: Shares {
                    own: share(|s| s.own),
                    luck: share(|s| s.luck),
                    others: share(|s| s.others),
                },
            }
        };
        games.into_iter().map(of).collect()
    }
}
