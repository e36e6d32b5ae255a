//! What one person sees of a table, gathered from what is published.

use super::company::company;
use crate::core::Core;
use crate::failure::Failure;
use crate::host::{Moment, Sight};
use crate::owner::Published;
use crate::seats::room_of;
use crate::store::{Fate, Room, Scope, SeatRow, StandRow, TakeBackRow};
use kernel::{Audience, Seat, msg};
use std::sync::Arc;
use table::{ChatLine, Pace, Plan, SeatInfo, Sitter, Stand, StandIn, TableInfo, TakeBack};
use text::Lang;

/// Everything a screen needs besides the moment; owned, so that it can be drawn elsewhere.
pub struct Scenery {
    pub audience: Audience,
    pub lang: Lang,
    pub seats: Vec<SeatInfo>,
    pub chat: Vec<ChatLine>,
    pub note: Arc<str>,
    pub table: TableInfo,
}

impl Scenery {
    pub fn sight(&self) -> Sight<'_> {
        Sight {
            audience: self.audience,
            lang: self.lang,
            seats: &self.seats,
            chat: &self.chat,
            note: &self.note,
            table: &self.table,
        }
    }
}

/// Who looks, and how.
#[derive(Clone, Debug)]
pub struct Viewer {
    /// Empty for somebody who never did anything here.
    pub person: String,
    pub audience: Audience,
    pub lang: Lang,
    /// Where this person reaches the server, for links.
    pub base: Arc<str>,
    pub note: Arc<str>,
    /// People this person has nothing to do with, when the page was made: what they say is not shown.
    pub apart: Arc<[String]>,
    /// How fast this person wants to see what others do, when the page was made.
    pub pace: Pace,
    /// Whose public things somebody who watches follows.
    pub follow: Option<Seat>,
    /// Whether they want to be told before a doubtful choice.
    pub coach: bool,
}

/// Gathers what surrounds a moment for one viewer.
pub fn scenery(core: &Core, now: &Published, moment: Option<&dyn Moment>, viewer: &Viewer) -> Scenery {
    Scenery {
        audience: viewer.audience,
        lang: viewer.lang,
        seats: seats(now, moment, viewer),
        // People at a table talk among themselves: nobody told them that others would read it one day. Nor do they read what
        // those say who watch.
        chat: chat(now, room_of(now, &viewer.person), viewer),
        note: viewer.note.clone(),
        table: table_info(core, now, moment, viewer),
    }
}

/// The seats, with names in the reader's language.
pub fn seats(now: &Published, moment: Option<&dyn Moment>, viewer: &Viewer) -> Vec<SeatInfo> {
    let open = moment.map_or(0, |moment| moment.open());
    // Only where a device goes from hand to hand does it matter.
    let shared = now.seats_of(&viewer.person).count() > 1;
    let secret = |seat: u8| shared && moment.is_some_and(|moment| moment.secret(Seat(seat)));
    let (time, chair) = (crate::store::now(), |seat: u8| now.sitting.chairs.get(seat as usize));
    let one = |s: &SeatRow| {
        let sitter = match (&s.bot, &s.person) {
            (Some(_), _) => Sitter::Bot,
            (None, Some(_)) => Sitter::Person,
            (None, None) => Sitter::Empty,
        };
        let here = s.person.as_ref().is_some_and(|p| now.online.contains(p));
        let mine = !viewer.person.is_empty() && s.person.as_ref() == Some(&viewer.person);
        SeatInfo {
            name: name_of(&now.seats, s, viewer.lang),
            sitter,
            online: sitter == Sitter::Bot || here,
            mine,
            open: open & 1 << s.seat != 0,
            secret: mine && secret(s.seat),
            stand_in: (s.person.is_some() && s.bot.is_some()).then(|| {
                let away = chair(s.seat).is_some_and(|chair| chair.stand_in);
                if away { StandIn::Away } else { StandIn::Lent }
            }),
            clock: now.sitting.clock(s.seat, time),
            holiday: s.person.as_ref().and_then(|p| now.sitting.holidays.get(p)).map(|holiday| holiday.until),
            kept: s
                .kept_name
                .as_ref()
                .map_or_else(String::new, |name| crate::people::called(name, viewer.lang)),
            account: s.name.clone().filter(|_| s.member && !mine),
            kept_for_me: !viewer.person.is_empty() && s.kept.as_ref() == Some(&viewer.person),
        }
    };
    now.seats.iter().map(one).collect()
}

/// What a seat is called: as it was named, else as whoever sits there. Nobody can tell two seats of one person apart by
/// the person's name: from the second on they have a number.
pub fn name_of(seats: &[SeatRow], sits: &SeatRow, lang: Lang) -> String {
    let before = |other: &SeatRow| other.seat < sits.seat && other.person == sits.person;
    match (&sits.own, &sits.name, &sits.bot) {
        (Some(own), ..) => own.clone(),
        (None, Some(_), _) if seats.iter().any(before) => {
            crate::words::words(lang).fill(&msg("ui-player").num("n", sits.seat + 1))
        }
        (None, Some(name), _) => crate::people::called(name, lang),
        (None, None, Some(bot)) => bot_name(bot, sits.seat, lang),
        (None, None, None) if sits.person.is_some() => crate::words::say(lang, "somebody-gone"),
        (None, None, None) => String::new(),
    }
}

/// What a bot is called: never like a person.
fn bot_name(bot: &str, seat: u8, lang: Lang) -> String {
    crate::words::words(lang).fill(&msg("bot-name").term("name", format!("bot-{bot}")).num("n", seat + 1))
}

/// What was said in one room, but for whom the reader has nothing to do with.
pub fn chat(now: &Published, room: Room, viewer: &Viewer) -> Vec<ChatLine> {
    let lang = viewer.lang;
    let sits = |person: &str| now.seats.iter().find(|s| s.person.as_deref() == Some(person));
    now.chat
        .iter()
        .filter(|line| line.room == room && !viewer.apart.contains(&line.person))
        .map(|line| ChatLine {
            id: line.seq as u64,
            name: sits(&line.person)
                .map_or_else(|| crate::people::called(&line.name, lang), |s| name_of(&now.seats, s, lang)),
            seat: sits(&line.person).map(|s| Seat(s.seat)),
            text: line.body.clone(),
            at_ms: line.at,
        })
        .collect()
}

pub fn table_info(core: &Core, now: &Published, moment: Option<&dyn Moment>, viewer: &Viewer) -> TableInfo {
    let row = &now.row;
    let plays = now.seats_of(&viewer.person).next().is_some();
    let free = now.seats.iter().any(|s| s.empty());
    let game = core.games.get(&row.game);
    TableInfo {
        id: row.id.clone(),
        title: row.title.clone(),
        frozen: now.trouble.as_ref().map(|why| why.notice(viewer.lang)),
        invite_url: (free && (plays || row.creator == viewer.person))
            .then(|| format!("{}/j/{}", viewer.base, row.invite)),
        options: game.map(|game| game.show_options(&row.options)).unwrap_or_default(),
        commitment: moment.map(|moment| moment.commitment()).unwrap_or_default(),
        seed: moment.and_then(|moment| moment.seed()),
        host: row.creator == viewer.person,
        over: now.over(),
        base: viewer.base.to_string(),
        names: now.seats.iter().map(|sits| name_of(&now.seats, sits, viewer.lang)).collect(),
        hints: row.hints,
        pace: viewer.pace,
        coach: viewer.coach && row.hints,
        stands: stands(now, viewer),
        now_ms: crate::store::now(),
        company: company(core, now, viewer),
        practice: row.practice,
        may_take_back: may_take_back(now, moment, viewer),
        take_back: take_back(now, viewer),
        taken_back: taken_back(now),
        may_try: row.lesson.is_none()
            && now.may_try(&viewer.person).is_some_and(|seat| viewer.audience.is(seat)),
        trying: None,
        plan: plan(now, viewer),
        lesson: row.lesson.clone().filter(|_| plays),
    }
}

/// How many others a step of the seat that looks can be taken back with.
fn may_take_back(now: &Published, moment: Option<&dyn Moment>, viewer: &Viewer) -> Option<usize> {
    let Audience::Seat(seat) = viewer.audience else { return None };
    let may = now.running() && moment.is_some_and(|moment| moment.can_take_back(seat, now.row.practice));
    may.then(|| now.consents(seat.0).count())
}

fn take_back(now: &Published, viewer: &Viewer) -> Option<TakeBack> {
    let asked = now.take_back()?;
    let own = |sits: &SeatRow| !viewer.person.is_empty() && sits.person.as_ref() == Some(&viewer.person);
    Some(TakeBack {
        seat: Seat(asked.seat),
        waits: now.silent(asked).map(|sits| Seat(sits.seat)).collect(),
        mine: now.seats.iter().any(|sits| sits.seat == asked.seat && own(sits)),
        answers: now.silent(asked).any(own),
    })
}

/// What became of those before, in words that a page has.
fn taken_back(now: &Published) -> Vec<(Seat, &'static str, i64)> {
    let open = now.take_back().map(|asked| asked.entries);
    let past = now.take_backs.iter().filter(|row| Some(row.entries) != open);
    let told = |row: &TakeBackRow| {
        let key = match row.fate {
            Fate::Asked => "ui-back-was-late",
            Fate::Taken => "ui-back-was-taken",
            Fate::Refused => "ui-back-was-refused",
            Fate::Withdrawn => "ui-back-was-withdrawn",
        };
        (Seat(row.seat), key, row.at)
    };
    past.map(told).collect()
}

/// What the seat that looks means to do: nobody else's business, either.
fn plan(now: &Published, viewer: &Viewer) -> Option<Plan> {
    let Audience::Seat(seat) = viewer.audience else { return None };
    let plan = now.plan_of(&viewer.person, seat)?;
    Some(Plan {
        steps: plan.steps.iter().map(|step| step.said[viewer.lang as usize].clone()).collect(),
        actions: plan.steps.iter().map(|step| step.action.clone()).collect(),
        holds: None,
    })
}

/// What stands for the seat that looks: nobody else's business.
fn stands(now: &Published, viewer: &Viewer) -> Vec<Stand> {
    let Audience::Seat(seat) = viewer.audience else { return Vec::new() };
    let stand = |row: &StandRow| Stand { question: row.question.clone(), for_good: row.scope == Scope::Game };
    now.stands_for(seat).filter(|row| row.person == viewer.person).map(stand).collect()
}

/// The audience a person looks with unless they choose: a seat of theirs that is asked, else one of theirs, else the
/// table's.
pub fn natural(now: &Published, person: &str) -> Audience {
    let open = now.moment.as_ref().map_or(0, |moment| moment.open());
    let mine: Vec<Seat> = now.seats_of(person).collect();
    let asked = mine.iter().find(|seat| open & 1 << seat.0 != 0);
    asked.or(mine.first()).map_or(Audience::Table, |seat| Audience::Seat(*seat))
}

/// The audience a page is first drawn for. A device that goes from hand to hand begins with what everybody may see where
/// seats have secrets: whoever loads the page need not be the one who is asked.
pub fn on_arrival(now: &Published, person: &str) -> Audience {
    let mine: Vec<Seat> = now.seats_of(person).collect();
    let secret = |seat: &Seat| now.moment.as_ref().is_some_and(|moment| moment.secret(*seat));
    if mine.len() > 1 && mine.iter().any(secret) { Audience::Table } else { natural(now, person) }
}

/// The audience a person asks for, if they may be it.
pub fn wished(now: &Published, person: &str, text: &str) -> Result<Audience, Failure> {
    let who =
        audience(text).ok_or_else(|| Failure::bad(format!("'{text}' is neither a seat nor 'table'")))?;
    if now.may_see(person, who) { Ok(who) } else { Err(Failure::NOT_YOUR_SEAT) }
}

/// `0` to `5` or `table`.
pub fn audience(text: &str) -> Option<Audience> {
    if text == "table" {
        return Some(Audience::Table);
    }
    text.parse().ok().filter(|seat| *seat < kernel::MAX_SEATS as u8).map(|seat| Audience::Seat(Seat(seat)))
}
