//! The people of a table and its time, as one reader may know them: plain data, said in the reader's language.

use crate::Words;
use kernel::{Msg, Seat, msg};
use maud::{Markup, html};
pub use sitting::{Away, Left, Tempo, Terms};

/// Everything about the people of a table that a page shows besides its seats.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Company {
    /// How long one may think, and what happens when somebody is gone.
    pub terms: Terms,
    /// All clocks rest by agreement.
    pub paused: bool,
    /// What happened at the table beside its game, oldest first.
    pub log: Vec<Happened>,
    /// What the table is being asked.
    pub questions: Vec<Question>,
    /// How many look on now.
    pub watchers: usize,
    /// The reader has a seat.
    pub plays: bool,
    /// The reader is known by this device; who is not becomes a guest by saying something.
    pub known: bool,
    /// Seats the reader may ask the table for,
    pub may_ask_for: Vec<Seat>,
    /// and those to which the reader may invite somebody.
    pub may_give: Vec<Seat>,
    /// Invitations to single seats that the reader made.
    pub invitations: Vec<(Seat, String)>,
    /// The reader is on holiday until then.
    pub holiday: Option<i64>,
    /// Days of holiday that the reader has left.
    pub holiday_days: i64,
    /// The rematch, once somebody asked for one.
    pub next: Option<Next>,
    /// It begins by itself once every seat is taken.
    pub starts_full: bool,
    /// Whose public things the reader, who watches, follows.
    pub follow: Option<Seat>,
}

/// A line of the table's own log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Happened {
    /// Milliseconds since 1970.
    pub at_ms: i64,
    /// The sentence.
    pub text: String,
}

/// Something the table is asked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Question {
    /// Its number.
    pub n: u32,
    /// What is asked.
    pub text: String,
    /// How many agreed so far, and of how many.
    pub yes: (usize, usize),
    /// Who has not answered, by name.
    pub silent: Vec<String>,
    /// The reader asks it.
    pub mine: bool,
    /// The reader is asked, too,
    pub asked: bool,
    /// and said this.
    pub said: Option<bool>,
}

/// A rematch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Next {
    /// Of its table.
    pub id: String,
}

/// "A move a day".
pub fn tempo(tempo: Tempo) -> Msg {
    match tempo {
        Tempo::Free => msg("ui-tempo-none"),
        Tempo::DAY => msg("ui-tempo-day"),
        Tempo::WEEK => msg("ui-tempo-week"),
        Tempo::Move { minutes } => msg("ui-tempo-move").with("span", span(minutes)),
        Tempo::Live { minutes, seconds } => {
            msg("ui-tempo-live").num("minutes", minutes as i64).num("seconds", seconds as i64)
        }
    }
}

/// "10 minutes", "one hour", "3 days".
pub(crate) fn span(minutes: u32) -> Msg {
    let (key, n) = match minutes {
        n if n % (7 * 24 * 60) == 0 => ("ui-weeks", n / (7 * 24 * 60)),
        n if n % (24 * 60) == 0 => ("ui-days", n / (24 * 60)),
        n if n % 60 == 0 => ("ui-hours", n / 60),
        n => ("ui-minutes", n),
    };
    msg(key).num("n", n as i64)
}

/// The terms in short sentences, for whoever sits down, plays or looks on.
pub(crate) fn said(words: &Words, terms: &Terms) -> Markup {
    html! {
        p.terms {
            b { (words.fill(&tempo(terms.tempo))) }
            @if let Some(hours) = terms.hours.filter(|_| terms.tempo != Tempo::Free) {
                @let (from, to) = hours.wall();
                span { " · " (words.get("ui-clock-runs")) " " (from) "–" (to) " " small { "(" (hours.place()) ")" } }
            }
        }
        @if terms.tempo != Tempo::Free {
            p.hint {
                (words.get(&format!("ui-away-told-{}", terms.away.name().replace('_', "-")))) " "
                @if terms.holidays > 0 { (words.fill(&msg("ui-holidays-each").num("n", terms.holidays))) " " }
                (words.get("ui-terms-change"))
            }
        }
    }
}

/// The fields of a form about terms. `was` says what was filled in, or is agreed on.
pub(crate) fn fields(words: &Words, was: &dyn Fn(&str) -> Option<String>, id: &str) -> Markup {
    let value = |name: &str, usual: &str| was(name).unwrap_or_else(|| usual.to_owned());
    let clock = value("clock", "day");
    let kind = clock.split(':').next().unwrap_or("day").to_owned();
    let live = clock.strip_prefix("live:").and_then(|rest| rest.split_once('+'));
    let (minutes, seconds) = (
        live.map_or_else(|| value("minutes", "30"), |(minutes, _)| minutes.to_owned()),
        live.map_or_else(|| value("seconds", "30"), |(_, seconds)| seconds.to_owned()),
    );
    let own = (kind == "move").then_some(clock.as_str());
    let ways = [
        ("live", "ui-tempo-live-short"),
        ("day", "ui-tempo-day"),
        ("week", "ui-tempo-week"),
        ("none", "ui-tempo-none"),
    ];
    let away = value("away", "stand_in");
    let holidays = value("holidays", "14");
    html! {
        div.tempo role="radiogroup" aria-label=(words.get("ui-time")) {
            @for (value, key) in ways {
                label { input type="radio" name="clock" value=(value) checked[value == kind]; span { (words.get(key)) } }
            }
            @if let Some(own) = own {
                label { input type="radio" name="clock" value=(own) checked; span { (said_of(own, words)) } }
            }
        }
        div.live-clock {
            label.field { span { (words.get("ui-live-minutes")) }
                select name="minutes" id={ (id) "-minutes" } {
                    @for n in ["10", "15", "20", "30", "45", "60", "90", "120"] { option value=(n) selected[n == minutes] { (n) } } } }
            label.field { span { (words.get("ui-live-seconds")) }
                select name="seconds" id={ (id) "-seconds" } {
                    @for n in ["0", "10", "20", "30", "60", "120"] { option value=(n) selected[n == seconds] { (n) } } } }
        }
        div.slow-clock {
            label.field { span { (words.get("ui-away")) }
                select name="away" {
                    @for way in Away::all() {
                        option value=(way.name()) selected[way.name() == away] {
                            (words.get(&format!("ui-away-{}", way.name().replace('_', "-"))))
                        }
                    }
                } }
            label.field { span { (words.get("ui-clock-runs")) }
                span.hours {
                    input type="time" name="hours_from" value=[was("hours_from")] aria-label=(words.get("ui-hours-from"));
                    "–"
                    input type="time" name="hours_to" value=[was("hours_to")] aria-label=(words.get("ui-hours-to"));
                    input type="hidden" name="zone" value=(value("zone", "+00:00")) data-zone;
                } }
            label.field { span { (words.get("ui-holidays")) }
                select name="holidays" {
                    @for n in [0, 7, 14, 28] {
                        option value=(n) selected[n.to_string() == holidays] { (words.fill(&msg("ui-holidays-n").num("n", n))) }
                    }
                } }
        }
    }
}

fn said_of(text: &str, words: &Words) -> String {
    text.parse().map_or_else(|_: String| text.to_owned(), |known| words.fill(&tempo(known)))
}

/// What a form shows of terms that are agreed on.
pub(crate) fn as_fields(terms: Terms) -> impl Fn(&str) -> Option<String> {
    move |name: &str| match name {
        "clock" => Some(terms.tempo.to_string()),
        "away" => Some(terms.away.name().to_owned()),
        "holidays" => Some(terms.holidays.to_string()),
        "hours_from" => terms.hours.map(|hours| hours.wall().0),
        "hours_to" => terms.hours.map(|hours| hours.wall().1),
        "zone" => terms.hours.map(|hours| hours.zone()),
        _ => None,
    }
}

/// A clock that the client keeps going. While it runs it says when it is out, which stays the same: no update for every second.
pub(crate) fn clock(words: &Words, left: Left) -> Markup {
    html! {
        span class={ "clock" @if left.until.is_some() { " runs" } @if left.left == 0 { " out" } }
            data-left=[left.until.is_none().then_some(left.left)]
            data-until=[left.until] role="timer" title=(words.get("ui-time-left")) {}
    }
}
