//! Forms as they arrive: pairs, where the last of a name counts.

use super::App;
use crate::code::Code;
use crate::failure::Failure;
use crate::host::Host;
use crate::lobby::{Chair, Wish};
use crate::people::clean_name;
use axum::extract::{FromRequest, Request};
use axum::{Form, Json};
use bots::Level;
use kernel::PRESET;
use sitting::Terms;
use table::Filled;

/// The fields of a form.
pub struct Fields(Vec<(String, String)>);

impl Fields {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().rev().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
    pub fn text(&self, name: &str) -> &str {
        self.get(name).unwrap_or_default()
    }
    /// What a form that comes back shows again.
    pub fn filled(&self) -> Filled {
        Filled::new(self.0.clone())
    }
    /// A seat, if one is named.
    pub fn seat(&self) -> Result<Option<u8>, Failure> {
        let read = |text: &str| text.parse().map_err(|_| Failure::bad(format!("'{text}' is not a seat")));
        self.get("seat").map(read).transpose()
    }
    /// Names that begin with `prefix`, without it; the last of each counts.
    fn family(&self, prefix: &str) -> Vec<(String, String)> {
        let mut list: Vec<(String, String)> = Vec::new();
        for (key, value) in &self.0 {
            let Some(name) = key.strip_prefix(prefix) else { continue };
            match list.iter_mut().find(|(known, _)| known == name) {
                Some(known) => known.1 = value.clone(),
                None => list.push((name.to_owned(), value.clone())),
            }
        }
        list
    }

    /// What a seat is to be called, if anything.
    fn seat_name(&self, seat: u8) -> Result<Option<String>, Failure> {
        let field = format!("name.{seat}");
        let given = self.get(&field).filter(|name| !name.trim().is_empty());
        given.map(clean_name).transpose().map_err(|failure| failure.at(field))
    }

    /// How long one may think, and what happens when somebody is gone; what is not said is as usual.
    pub fn terms(&self) -> Result<Terms, Failure> {
        let usual = Terms::default();
        let tempo = match self.get("clock") {
            None => usual.tempo,
            Some("live") => {
                let (minutes, seconds) =
                    (self.get("minutes").unwrap_or("30"), self.get("seconds").unwrap_or("30"));
                read(&format!("live:{minutes}+{seconds}"), "clock")?
            }
            Some(text) => read(text, "clock")?,
        };
        let days = |text: &str| {
            let most = sitting::HOLIDAYS_MOST;
            let days = text.parse().ok().filter(|days| *days <= most);
            days.ok_or_else(|| {
                Failure::bad(format!("holidays are 0 to {most} days, not '{text}'")).at("holidays")
            })
        };
        let hours = match (self.text("hours_from"), self.text("hours_to")) {
            ("", "") => None,
            // The same time twice is the whole day.
            (from, to) if from == to => None,
            (from, to) => Some(read(&format!("{from}-{to}{}", self.text("zone")), "hours")?),
        };
        Ok(Terms {
            tempo,
            hours,
            away: self.get("away").map_or(Ok(usual.away), |text| read(text, "away"))?,
            holidays: self.get("holidays").map_or(Ok(usual.holidays), days)?,
        })
    }

    /// The rules that were chosen: a preset and what is asked before it, or switch by switch.
    fn options(&self, game: &dyn Host) -> Vec<(String, String)> {
        let mut options = self.family("opt.");
        if let Some(preset) = self.get("preset").filter(|preset| *preset != "own") {
            let foremost = |key: &str| game.options().iter().any(|spec| spec.key == key && spec.foremost);
            options.retain(|(key, _)| foremost(key));
            options.push((PRESET.to_owned(), preset.to_owned()));
        }
        options
    }

    /// What the form for a new table asks for.
    pub fn wish(&self, game: &dyn Host) -> Result<Wish, Failure> {
        let seats = game.seats();
        let mut chairs = Vec::new();
        if self.get("quick").is_some() {
            let count = seats.0.max(3).min(seats.1);
            chairs.push(Chair::Me(None));
            // Whoever is asked nothing plays among companions.
            chairs.extend((1..count).map(|_| Chair::Bot(Level::Companion.id().to_owned())));
        }
        let mut named: Vec<(u8, String)> = Vec::new();
        for (index, value) in self.family("seat.") {
            let index = index.parse().map_err(|_| Failure::bad(format!("'{index}' is not a seat")))?;
            named.push((index, value));
        }
        named.sort();
        for (index, value) in named {
            match value.split_once(':') {
                Some(("bot", bot)) => chairs.push(Chair::Bot(bot.to_owned())),
                _ => match value.as_str() {
                    "me" | "hot" => chairs.push(Chair::Me(self.seat_name(index)?)),
                    "open" => chairs.push(Chair::Open),
                    "none" => {}
                    other => {
                        let accepted = "me, hot, open, none, bot:<name>";
                        return Err(Failure::bad(format!("a seat is one of {accepted}; not '{other}'")));
                    }
                },
            }
        }
        Ok(Wish {
            game: self.text("game").to_owned(),
            title: self.text("title").to_owned(),
            chairs,
            options: self.options(game),
            private: matches!(self.get("private"), Some("on" | "true" | "1")),
            terms: self.terms()?,
            // Like every switch of a form it comes twice when it is on; a quick game among bots has them.
            hints: !matches!(self.get("hints"), Some("false")),
            practice: matches!(self.get("practice"), Some("on" | "true" | "1")),
        })
    }
}

/// What a field says, or what it could have said.
fn read<T: std::str::FromStr<Err = String>>(text: &str, field: &str) -> Result<T, Failure> {
    text.parse().map_err(|why: String| Failure::bad(why).at(field))
}

impl FromRequest<App> for Fields {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &App) -> Result<Self, Failure> {
        let form = Form::<Vec<(String, String)>>::from_request(request, state).await;
        form.map(|Form(pairs)| Fields(pairs)).map_err(|why| refused(why.status(), why.body_text()))
    }
}

/// JSON bodies, with failures said like all others.
pub struct Body<T>(pub T);

impl<T: serde::de::DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &App) -> Result<Self, Failure> {
        let body = Json::<T>::from_request(request, state).await;
        body.map(|Json(value)| Body(value)).map_err(|why| refused(why.status(), why.body_text()))
    }
}

fn refused(status: axum::http::StatusCode, text: String) -> Failure {
    let code =
        if status == axum::http::StatusCode::PAYLOAD_TOO_LARGE { Code::TooLarge } else { Code::BadRequest };
    Failure::new(status, code).with(text)
}
