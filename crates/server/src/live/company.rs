//! The people of a table and its time, as one reader hears of them.

use super::sight::{Viewer, name_of};
use crate::core::Core;
use crate::owner::Published;
use crate::people::called;
use crate::seats::may_give;
use crate::store::now;
use kernel::{Msg, Seat, msg};
use sitting::{Entry, Proposal, Sitting, What};
use table::{Company, Happened, Next, Question};
use text::Lang;

/// So many lines of the table's own log are shown.
const LINES: usize = 200;

pub fn company(core: &Core, at: &Published, viewer: &Viewer) -> Company {
    let (sitting, me) = (&at.sitting, viewer.person.as_str());
    let time = now();
    let seats = || (0..sitting.chairs.len() as u8).filter(|_| sitting.playing && !sitting.over);
    let ask = |seat: &u8| sitting.deed(time, me, &sitting::Deed::AskForSeat { seat: *seat }).is_ok();
    let mine =
        |(_, to): &&(String, crate::store::InvitationRow)| to.person == me && may_give(at, me, to.seat);
    let minute = core.config.minute.as_millis() as i64;
    let lines = at.told.iter().skip(at.told.len().saturating_sub(LINES));
    let said = Said { at, lang: viewer.lang };
    Company {
        terms: sitting.terms,
        paused: sitting.paused,
        log: lines
            .filter_map(|told| Some(Happened { at_ms: told.at, text: said.entry(&told.entry)? }))
            .collect(),
        questions: sitting.proposals.iter().map(|asked| question(sitting, asked, me, &said)).collect(),
        watchers: at.online.iter().filter(|who| !sitting.sits(who)).count(),
        plays: !me.is_empty() && sitting.sits(me),
        known: !me.is_empty(),
        may_ask_for: seats().filter(ask).map(Seat).collect(),
        may_give: seats().filter(|seat| !me.is_empty() && may_give(at, me, *seat)).map(Seat).collect(),
        invitations: (at.invitations.iter().filter(mine))
            .map(|(code, to)| (Seat(to.seat), format!("{}/j/{code}", viewer.base)))
            .collect(),
        holiday: sitting.holidays.get(me).map(|holiday| holiday.until),
        holiday_days: sitting.holiday_left(me) / (24 * 60 * minute.max(1)),
        next: at.row.next.clone().map(|id| Next { id }),
        starts_full: at.row.starts_full,
        follow: viewer.follow,
    }
}

fn question(sitting: &Sitting, asked: &Proposal, me: &str, said: &Said) -> Question {
    let voters = sitting.voters(&asked.what);
    let yes = asked.votes.iter().filter(|(who, yes)| **yes && voters.contains(who)).count();
    Question {
        n: asked.n,
        text: said.proposed(&asked.what, asked.by.as_deref()),
        yes: (yes, voters.len()),
        silent: sitting.silent(asked).filter(|who| *who != me).map(|who| said.name(who)).collect(),
        mine: !me.is_empty() && asked.by.as_deref() == Some(me),
        asked: voters.iter().any(|who| *who == me),
        said: asked.votes.get(me).copied(),
    }
}

/// Says what happened in a language. People are arguments like seats: by their number in a list of names.
struct Said<'a> {
    at: &'a Published,
    lang: Lang,
}

/// A sentence to be, and everybody it names.
struct Sentence(Msg, Vec<String>);

impl Sentence {
    fn of(key: &'static str) -> Sentence {
        Sentence(msg(key), Vec::new())
    }
    fn who(mut self, name: &'static str, person: String) -> Sentence {
        self.0 = self.0.seat(name, Seat(self.1.len() as u8));
        self.1.push(person);
        self
    }
    fn seat(mut self, seat: u8) -> Sentence {
        self.0 = self.0.num("n", seat + 1);
        self
    }
}

impl Said<'_> {
    /// What somebody is called: like their seat, if they have one here.
    fn name(&self, person: &str) -> String {
        let sits = self.at.seats.iter().find(|sits| sits.person.as_deref() == Some(person));
        match (sits, self.at.names.get(person)) {
            (Some(sits), _) => name_of(&self.at.seats, sits, self.lang),
            (None, Some(name)) if !name.is_empty() => called(name, self.lang),
            _ => crate::words::say(self.lang, "told-somebody"),
        }
    }

    fn fill(&self, sentence: Sentence) -> String {
        let name = |seat: Seat| sentence.1.get(seat.index()).cloned().unwrap_or_default();
        crate::words::words(self.lang).say(&sentence.0, &name)
    }

    fn proposed(&self, what: &What, by: Option<&str>) -> String {
        let asks =
            |key: &'static str| Sentence::of(key).who("who", by.map_or_else(String::new, |by| self.name(by)));
        self.fill(match what {
            What::Pause => asks("told-asks-pause"),
            What::Terms { terms } => {
                let Sentence(msg, names) = asks("told-asks-terms");
                Sentence(msg.with("terms", table::tempo(terms.tempo)), names)
            }
            What::Give { seat, .. } => asks("told-asks-seat").seat(*seat),
            What::StandIn { seat } => {
                let sits = self.at.seats.iter().find(|sits| sits.seat == *seat);
                let name = sits.map_or_else(String::new, |sits| name_of(&self.at.seats, sits, self.lang));
                Sentence::of("told-asks-stand-in").who("who", name)
            }
        })
    }

    /// A line of the log; none for what another line says already.
    fn entry(&self, entry: &Entry) -> Option<String> {
        let one = |key: &'static str, person: &str| Sentence::of(key).who("who", self.name(person));
        Some(self.fill(match entry {
            Entry::Opened { host, .. } => one("told-opened", host),
            Entry::Sat { seat, who } => one("told-sat", who).seat(*seat),
            Entry::Left { who, .. } => one("told-left", who),
            Entry::Removed { seat, .. } => Sentence::of("told-removed").seat(*seat),
            Entry::BotSeated { seat, .. } => Sentence::of("told-bot").seat(*seat),
            Entry::Swapped { a, b } => {
                Sentence(msg("told-swapped").num("a", a + 1).num("b", b + 1), Vec::new())
            }
            Entry::Began => Sentence::of("told-began"),
            Entry::Lent { who, .. } => one("told-lent", who),
            Entry::TakenBack { who, .. } => one("told-taken-back", who),
            Entry::StoodIn { who, .. } => one("told-stood-in", who),
            Entry::Returned { who, .. } => one("told-returned", who),
            Entry::Resigned { who, .. } => one("told-resigned", who),
            Entry::HandedOver { from: Some(from), to, by: Some(by), .. } if from == by => {
                one("told-handed", from).who("to", self.name(to))
            }
            Entry::HandedOver { seat, to, by: Some(by), .. } => {
                one("told-invited", by).who("to", self.name(to)).seat(*seat)
            }
            Entry::HandedOver { seat, to, by: None, .. } => one("told-given", to).seat(*seat),
            Entry::Proposed { what, by, .. } => return Some(self.proposed(what, by.as_deref())),
            Entry::Voted { who, yes, .. } => one(if *yes { "told-agrees" } else { "told-disagrees" }, who),
            Entry::Settled { carried: false, .. } => Sentence::of("told-dropped"),
            // What comes of it is told by itself.
            Entry::Settled { .. } => return None,
            Entry::Paused => Sentence::of("told-paused"),
            Entry::Resumed { who } => one("told-resumed", who),
            Entry::Agreed { terms } => {
                Sentence(msg("told-agreed").with("terms", table::tempo(terms.tempo)), Vec::new())
            }
            Entry::Holiday { who, .. } => one("told-holiday", who),
            Entry::BackFromHoliday { who } => one("told-holiday-over", who),
        }))
    }
}
