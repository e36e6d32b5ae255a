//! Where randomness comes from. Rules never hold a generator: they ask their [`Cx`](crate::Cx), which writes down
//! every outcome, so that a log replays without the seed.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A source of chance.
pub trait Chance {
    /// A number from `low` to `low + count - 1`, each equally likely.
    fn pick(&mut self, low: u32, count: u32) -> u32;

    /// A kind drawn from a bag that holds `counts[k]` pieces of kind `k` (at least one in all).
    fn kind(&mut self, counts: &[u8]) -> usize {
        let total = counts.iter().map(|&c| c as u32).sum();
        kind_at(counts, self.pick(0, total))
    }

    /// 0 to `n - 1`.
    fn below(&mut self, n: u32) -> u32 {
        self.pick(0, n)
    }

    /// A die: 1 to `sides`, written down as its face.
    fn die(&mut self, sides: u32) -> u32 {
        self.pick(1, sides)
    }
}

/// The kind of the piece at a place, when the pieces of a bag lie in a row by their kind.
fn kind_at(counts: &[u8], place: u32) -> usize {
    let mut left = place;
    for (kind, &count) in counts.iter().enumerate() {
        match left.checked_sub(count as u32) {
            Some(rest) => left = rest,
            None => return kind,
        }
    }
    unreachable!("a pick stays below the total")
}

/// Puts a slice in random order.
pub(crate) fn shuffle<T>(chance: &mut (impl Chance + ?Sized), items: &mut [T]) {
    for i in (1..items.len()).rev() {
        items.swap(i, chance.below(i as u32 + 1) as usize);
    }
}

/// 256 bits nobody knows before the match ends. Never part of a state.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// From 32 bytes that nobody can guess.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }
    /// For tests, simulations and examples, where nothing has to stay secret.
    pub fn from_number(n: u64) -> Seed {
        Seed(*blake3::hash(&n.to_le_bytes()).as_bytes())
    }
    /// What may be shown from the start: it binds the seed without telling it.
    pub fn commitment(&self) -> String {
        blake3::hash(&self.0).to_hex().to_string()
    }
    /// The chance of one log entry (0 is setup). Each has its own stream, so a match can go on from its log alone.
    pub fn stream(&self, entry: u64) -> Dice {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(entry);
        Dice(rng)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&blake3::Hash::from_bytes(self.0).to_hex())
    }
}

impl<'d> Deserialize<'d> for Seed {
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        let hex = String::deserialize(d)?;
        let hash = blake3::Hash::from_hex(&hex)
            .map_err(|_| serde::de::Error::custom("a seed is 64 hexadecimal digits"))?;
        Ok(Seed(*hash.as_bytes()))
    }
}

/// Real chance.
#[derive(Clone)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// For bots, tests and simulations, where nothing has to stay secret.
    pub fn new(n: u64) -> Dice {
        Seed::from_number(n).stream(0)
    }
}

impl Chance for Dice {
    fn pick(&mut self, low: u32, count: u32) -> u32 {
        assert!(count > 0, "a choice among nothing");
        // Lemire's method: the product's high half is uniform once the biased low halves are rejected.
        let threshold = count.wrapping_neg() % count;
        loop {
            let wide = self.0.next_u32() as u64 * count as u64;
            if wide as u32 >= threshold {
                return low + (wide >> 32) as u32;
            }
        }
    }
}

/// One outcome of chance, and what it was drawn from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Draw {
    /// The lowest of what was equally likely,
    pub low: u32,
    /// of so many,
    pub count: u32,
    /// and which of these it was.
    pub drawn: u32,
    /// Where kinds are drawn from a bag: how many there were of each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bag: Vec<u8>,
}

/// Real chance that remembers what was asked of it.
pub struct Witness {
    dice: Dice,
    /// What was drawn, in order.
    pub draws: Vec<Draw>,
}

impl Witness {
    /// Watches this chance.
    pub fn of(dice: Dice) -> Witness {
        Witness { dice, draws: Vec::new() }
    }
}

impl Chance for Witness {
    fn pick(&mut self, low: u32, count: u32) -> u32 {
        let drawn = self.dice.pick(low, count);
        self.draws.push(Draw { low, count, drawn, bag: Vec::new() });
        drawn
    }

    fn kind(&mut self, counts: &[u8]) -> usize {
        let total = counts.iter().map(|&c| c as u32).sum();
        let drawn = self.pick(0, total);
        if let Some(draw) = self.draws.last_mut() {
            draw.bag = counts.to_vec();
        }
        kind_at(counts, drawn)
    }
}

/// Chance that was written down: a recorded entry, or the dice of a worked example. What does not fit is noted
/// and answered with the lowest outcome; whoever plays a script must ask [`Script::finish`].
pub struct Script<'a> {
    values: std::slice::Iter<'a, u32>,
    fault: Option<String>,
}

impl<'a> Script<'a> {
    /// Plays these outcomes, one after the other.
    pub fn new(values: &'a [u32]) -> Self {
        Script { values: values.iter(), fault: None }
    }
    /// Fails if a value did not fit, was missing, or was left over.
    pub fn finish(mut self) -> Result<(), String> {
        if self.fault.is_none() && self.values.len() > 0 {
            self.fault = Some(format!("{} chance outcome(s) too many", self.values.len()));
        }
        self.fault.map_or(Ok(()), Err)
    }
    fn note(&mut self, fault: String) {
        self.fault.get_or_insert(fault);
    }
}

impl Chance for Script<'_> {
    fn pick(&mut self, low: u32, count: u32) -> u32 {
        match self.values.next() {
            Some(&v) if v >= low && v - low < count => v,
            Some(v) => {
                self.note(format!(
                    "chance outcome {v} is not within {low}..={}",
                    low + count.saturating_sub(1)
                ));
                low
            }
            None => {
                self.note(format!(
                    "a chance outcome within {low}..={} is missing",
                    low + count.saturating_sub(1)
                ));
                low
            }
        }
    }

    fn kind(&mut self, counts: &[u8]) -> usize {
        match self.values.next() {
            Some(&v) if counts.get(v as usize).is_some_and(|&c| c > 0) => return v as usize,
            Some(v) => self.note(format!("kind {v} is not in the bag")),
            None => self.note("a kind drawn from a bag is missing".into()),
        }
        counts.iter().position(|&c| c > 0).unwrap_or(0)
    }
}
