//! What goes over the wire.

use crate::host::Step;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sitting::Terms;
use std::collections::BTreeMap;
use utoipa::ToSchema;

#[derive(Serialize, ToSchema)]
pub struct Seats {
    pub min: u8,
    pub max: u8,
}

#[derive(Serialize, ToSchema)]
pub struct GameOption {
    pub key: &'static str,
    pub values: &'static [&'static str],
    pub default: &'static str,
    /// Where the rules speak of it.
    pub rule: &'static str,
}

/// A whole choice of options: `{"preset": "first"}` among a new table's options.
#[derive(Serialize, ToSchema)]
pub struct GamePreset {
    /// `first`, `usual`, `letter` or `everything`.
    pub id: &'static str,
    /// What is not as by default.
    pub sets: BTreeMap<&'static str, &'static str>,
}

#[derive(Serialize, ToSchema)]
pub struct Game {
    pub id: &'static str,
    pub title: String,
    pub seats: Seats,
    /// Revision of the rules that new matches are played by.
    pub revision: u32,
    pub options: Vec<GameOption>,
    pub presets: Vec<GamePreset>,
}

/// A new guest.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// 1 to 40 characters.
    pub name: String,
}

#[derive(Serialize, ToSchema)]
pub struct Guest {
    pub name: String,
    /// To be sent as `Authorization: Bearer …`. It is not shown again.
    pub token: String,
}

/// A new table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// One for each seat: `me` (`me:` and a name, where one person plays several), `open`, or `bot:` and a level:
    /// `novice`, `companion`, `strategist`, `master` (or `random`).
    pub seats: Vec<String>,
    /// Options by their keys; `preset` names a whole choice, on top of which the others count.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    #[serde(default)]
    pub title: String,
    #[serde(default)]
    pub private: bool,
    /// How long one may think: `none`, `day`, `week`, `move:<minutes>` or `live:<minutes>+<seconds>`. Nobody is timed who plays
    /// among bots alone.
    #[serde(default = "day")]
    pub clock: String,
    /// When clocks run: `08:00-22:00+01:00`; always, if nothing is said.
    pub hours: Option<String>,
    /// When somebody's time is out: `stand_in` (a bot plays on until they return), `vote` or `wait`.
    #[serde(default = "stand_in")]
    pub away: String,
    /// Days on which a clock may rest, for each.
    #[serde(default = "fortnight")]
    pub holidays: u16,
    /// Whether people may ask what a bot would do.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether what dice and cards showed may be taken back, too, if everybody agrees.
    #[serde(default)]
    pub practice: bool,
}

fn yes() -> bool {
    true
}

fn day() -> String {
    Terms::default().tempo.to_string()
}
fn stand_in() -> String {
    Terms::default().away.name().to_owned()
}
fn fortnight() -> u16 {
    Terms::default().holidays
}

#[derive(Serialize, ToSchema)]
pub struct Sits {
    pub seat: u8,
    /// Empty when nobody sits there.
    pub name: String,
    pub bot: bool,
    pub mine: bool,
    /// Owes an answer now.
    pub open: bool,
    /// Whose seat it is has lent it, or was away for too long: a bot plays on until they return.
    pub stand_in: bool,
    /// Milliseconds left on its clock, while it rests.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<i64>,
    /// When it will have run out, in milliseconds since 1970, while it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<i64>,
}

#[derive(Serialize, ToSchema)]
pub struct Table {
    pub id: String,
    pub game: String,
    pub title: String,
    /// `waiting`, `running`, `finished`, `frozen` (it cannot go on here now) or `abandoned`.
    pub status: &'static str,
    pub seats: Vec<Sits>,
    /// Every option of the game, as text.
    pub options: BTreeMap<String, String>,
    pub steps: usize,
    /// How long one may think, as in a new table.
    pub clock: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hours: Option<String>,
    pub away: &'static str,
    pub holidays: u16,
    /// All clocks rest by agreement.
    pub paused: bool,
    /// What happened at the table beside its game, oldest first, in the reader's language.
    pub log: Vec<Happened>,
    /// Hash of the seed, from the start on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The seed, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Places and points, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Value>,
    /// The place in line of its bots, where many wait until they may think.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bots_wait: Option<usize>,
    /// Address of the invitation, for whoever may invite.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct Happened {
    /// Milliseconds since 1970.
    pub at: i64,
    pub text: String,
}

/// Sits down. `invite` is needed at a private table.
#[derive(Deserialize, Default, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Join {
    pub seat: Option<u8>,
    pub invite: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct Joined {
    pub seat: u8,
}

/// An answer. Exactly one of `choice`, `action`, `steps` and `take` is given.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// Chosen by the client, 1 to 64 characters: the same id is never done twice.
    pub id: String,
    pub seat: u8,
    /// Number of the decision that is answered; not needed to undo or redo.
    pub decision: Option<u32>,
    /// Index in the offer.
    pub choice: Option<usize>,
    /// The action itself.
    pub action: Option<Value>,
    /// Several steps: `{"choice":3}`, `{"target":{"space":12}}` or `{"action":…}`.
    #[schema(value_type = Option<Vec<Object>>)]
    pub steps: Option<Vec<Step>>,
    /// `undo`, `redo` or `restart`.
    pub take: Option<String>,
}

/// Why something was not done.
#[derive(Serialize, ToSchema)]
pub struct Problem {
    /// A stable word: `stale`, `not_offered`, `not_your_seat`, `busy`, `storage`, `older_rules`…
    pub error: &'static str,
    /// A sentence for a person, in their language.
    pub message: String,
    /// Where it is the server's fault: the number of its lines in the server's log.
    pub incident: Option<String>,
}

/// Stored, durably.
#[derive(Serialize, ToSchema)]
pub struct Acted {
    /// Steps that were taken.
    pub taken: usize,
    /// Length of the log.
    pub entries: usize,
    /// Why not all steps were taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Stopped>,
}

#[derive(Serialize, ToSchema)]
pub struct Stopped {
    pub error: &'static str,
    pub message: String,
}

#[derive(Serialize, ToSchema)]
pub struct View {
    pub version: u64,
    pub steps: usize,
    /// Seats that owe an answer.
    pub open: Vec<u8>,
    /// What this audience sees; its form is the game's own.
    pub view: Value,
    /// What is worth watching in it: numbers of seats, conditions of places.
    pub gauges: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Value>,
}
