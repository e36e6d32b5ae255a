//! What happened, and the sentence it becomes.

use crate::ids::*;
use kernel::{Msg, Seat, msg};
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[rustfmt::skip]
pub enum Event {
    Dawn { day: u8 },
    /// For the chooser alone; the others hear `Ready`.
    Chose { seat: Seat, hour: Hour },
    Ready { seat: Seat },
    TurnedUp { seat: Seat, hour: Hour },
    Camped { seat: Seat, well: Well },
    Raided { seat: Seat, from: Seat, well: Well, die: u8, needed: u8 },
    Rested { seat: Seat },
    Drank { seat: Seat, points: u8 },
    Storm { well: Well, seat: Option<Seat> },
    GameOver { winners: Vec<Seat> },
}

pub fn narrate(event: &Event) -> Msg {
    use Event::*;
    match event {
        Dawn { day } => msg("event-dawn").num("day", *day),
        Chose { seat, hour } => msg("event-chose").seat("who", *seat).num("hour", hour.0),
        Ready { seat } => msg("event-ready").seat("who", *seat),
        TurnedUp { seat, hour } => msg("event-turned-up").seat("who", *seat).num("hour", hour.0),
        Camped { seat, well } => msg("event-camped").seat("who", *seat).term("well", well.key()),
        Raided { seat, from, well, die, needed } => {
            let key = if die >= needed { "event-raid-won" } else { "event-raid-lost" };
            let who = msg(key).seat("who", *seat).seat("from", *from);
            who.term("well", well.key()).num("die", *die).num("needed", *needed)
        }
        Rested { seat } => msg("event-rested").seat("who", *seat),
        Drank { seat, points } => msg("event-drank").seat("who", *seat).num("n", *points),
        Storm { well, seat: Some(seat) } => msg("event-storm").seat("who", *seat).term("well", well.key()),
        Storm { well, seat: None } => msg("event-storm-empty").term("well", well.key()),
        GameOver { winners } => {
            msg("event-game-over").list("winners", winners.iter().map(|&s| msg("player").seat("who", s)))
        }
    }
}
