//! The buttons of a table that are about people and time.

use super::App;
use super::forms::Fields;
use crate::failure::Failure;
use crate::limits::Deed as Limit;
use crate::live::{MOST_CHAT, plain};
use crate::store::now;
use sitting::Deed;

/// What they can do, besides what [`super::tables`] does.
pub const VERBS: [&str; 15] = [
    "kick", "unbot", "swap", "lots", "full", "terms", "pause", "resume", "vote", "holiday", "back", "ask",
    "invite", "say", "resign",
];

pub async fn change(
    core: &App,
    person: &str,
    id: &str,
    verb: &str,
    fields: &Fields,
    seat: impl Fn() -> Result<u8, Failure>,
) -> Result<(), Failure> {
    let number = |name: &str| -> Result<i64, Failure> {
        let text = fields.text(name);
        text.parse().map_err(|_| Failure::bad(format!("the field '{name}' is a number, not '{text}'")))
    };
    let deed = match verb {
        "kick" => Deed::Remove { seat: seat()? },
        "unbot" => Deed::TakeBack { seat: seat()? },
        "swap" => {
            let with = number("with")?;
            let b = u8::try_from(with).map_err(|_| Failure::bad(format!("there is no seat {with}")))?;
            Deed::Swap { a: seat()?, b }
        }
        "pause" => Deed::AskForPause,
        "resume" => Deed::Resume,
        "vote" => {
            let n = number("n")?;
            let n = u32::try_from(n).map_err(|_| Failure::bad(format!("there is no question {n}")))?;
            match fields.text("yes") {
                "true" => Deed::Vote { n, yes: true },
                "false" => Deed::Vote { n, yes: false },
                other => return Err(Failure::bad(format!("yes is true or false, not '{other}'"))),
            }
        }
        "holiday" => {
            let days = number("days")?;
            if !(1..=sitting::HOLIDAYS_MOST as i64).contains(&days) {
                let most = sitting::HOLIDAYS_MOST;
                return Err(Failure::bad(format!("a holiday has 1 to {most} days, not {days}")));
            }
            Deed::Holiday { until: now() + days * 24 * 60 * core.config.minute.as_millis() as i64 }
        }
        "back" => Deed::EndHoliday,
        "ask" => return core.ask_for_seat(person, id, seat()?).await,
        "lots" => return core.draw_lots(person, id).await,
        "full" => return core.start_when_full(person, id, fields.get("on") == Some("true")).await,
        "terms" => return core.set_terms(person, id, fields.terms()?).await,
        "invite" => return core.invite_to(person, id, seat()?).await.map(drop),
        "resign" => return core.leave(person, id, seat()?).await,
        _ => {
            let text = plain(fields.text("text"));
            let text = text.trim();
            if !core.limits.allow(Limit::Chat, person) {
                return Err(Failure::TOO_OFTEN);
            }
            if text.is_empty() || text.chars().count() > MOST_CHAT {
                return Err(Failure::bad(format!("the field 'text' has 1 to {MOST_CHAT} characters")));
            }
            core.may_talk(person).await?;
            return core.say(person, id, text).await;
        }
    };
    core.deed(person, id, deed).await.map(drop)
}
