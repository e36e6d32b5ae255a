//! What can be done with a table besides playing at it: open one, start it, close it, play again.

use crate::code::Code;
use crate::core::Core;
use crate::engine::bounded;
use crate::failure::Failure;
use crate::host::{Host, Unfit};
use crate::limits::Deed;
use crate::owner::Published;
use crate::people::is_plain;
use crate::random;
use crate::store::{MatchRow, NewTable, Scope, SeatRow, StandRow, Started, Status, StoreError};
use axum::http::StatusCode;
use bots::Level;
use kernel::{Msg, Seed, msg};
use sitting::{HOLIDAYS_MOST, Terms};
use std::sync::Arc;
use text::Lang;

/// Longest title of a table, in characters.
const TITLE: usize = 60;

/// Who is to sit somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// The creator; several times where a device goes from hand to hand, each with a name of its own.
    Me(Option<String>),
    Open,
    Bot(String),
}

/// What a new table is to be.
#[derive(Clone, Debug)]
pub struct Wish {
    pub game: String,
    pub title: String,
    pub chairs: Vec<Chair>,
    pub options: Vec<(String, String)>,
    pub private: bool,
    /// How long one may think, and what happens when somebody is gone.
    pub terms: Terms,
    /// Whether people may ask what a bot would do.
    pub hints: bool,
    /// Whether what dice and cards showed may be taken back by consent.
    pub practice: bool,
}

impl Core {
    /// Opens a table; it starts at once when every chair is taken. What does not fit is said in the creator's language.
    pub async fn open_table(
        self: &Arc<Self>,
        creator: &str,
        wish: Wish,
        lang: Lang,
    ) -> Result<String, Failure> {
        let game = self.games.get(&wish.game).ok_or(Failure::NO_GAME)?;
        let unfit = |why: Unfit| Failure::from(why).at("options");
        let options = game.read_options(wish.options.clone()).map_err(unfit)?;
        let seats = check(game, &wish, lang)?;
        self.has_room(creator, &wish).await?;
        if !self.limits.allow(Deed::Create, creator) {
            return Err(Failure::TOO_OFTEN);
        }
        // Said now rather than when everybody has come: do these options go together, with so many?
        let (core, which, chosen) = (self.clone(), wish.game.clone(), options.clone());
        let fits = move || core.games.get(&which).map_or(Ok(()), |game| game.fits(&chosen, seats, lang));
        self.asked(fits).await?.map_err(unfit)?;
        let id = random::name(12);
        let full = !wish.chairs.contains(&Chair::Open);
        let table = NewTable {
            id: id.clone(),
            game: wish.game,
            title: wish.title.trim().to_owned(),
            seats: wish.chairs.iter().enumerate().map(|(i, chair)| seat(i, chair, creator)).collect(),
            options,
            private: wish.private,
            invite: random::name(20),
            creator: creator.to_owned(),
            terms: wish.terms,
            starts_full: false,
            hints: wish.hints,
            practice: wish.practice,
            lesson: None,
        };
        self.store.create_table(&table).await?;
        tracing::info!(table = %id, game = %table.game, seats, "table opened");
        if full {
            self.begin(&id).await?;
        }
        Ok(id)
    }

    /// Whether the lobby takes one more table of this person, and one where nobody sees more than one hand.
    async fn has_room(&self, creator: &str, wish: &Wish) -> Result<(), Failure> {
        if wish.private || !wish.chairs.contains(&Chair::Open) {
            return Ok(());
        }
        if wish.chairs.iter().filter(|chair| matches!(chair, Chair::Me(_))).count() > 1 {
            return Err(Failure::new(StatusCode::CONFLICT, Code::SeveralSeats).at("seats"));
        }
        match self.store.lobby_places(creator).await? as usize >= self.limits.lobby_places() {
            true => Err(Failure::new(StatusCode::CONFLICT, Code::LobbyFull).at("seats")),
            false => Ok(()),
        }
    }

    /// Lets the rules of a game say something about a match that is to be.
    async fn asked<T: Send + 'static>(&self, ask: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
        bounded(self.config.engine_limit, ask).await.map_err(|fault| {
            tracing::error!("setup failed: {fault}");
            Failure::BROKEN
        })
    }

    async fn set_up(self: &Arc<Self>, row: &MatchRow) -> Result<Started, Failure> {
        let (core, game, options, seats) = (self.clone(), row.game.clone(), row.options.clone(), row.seats);
        let taught = row.lesson.as_ref().and_then(|at| self.lesson(&row.game, &at.lesson));
        let seed = match taught {
            Some(lesson) => Seed::from_number(lesson.seed),
            None => self.config.testing.seed().unwrap_or_else(|| Seed::new(random::bytes())),
        };
        let begin = move || {
            let host = core.games.get(&game).ok_or(Failure::NO_GAME)?;
            Ok(host.begin(&options, seats, seed)?.started())
        };
        self.asked(begin).await?
    }

    /// Fixes the seed and sets the game up.
    pub(crate) async fn begin(self: &Arc<Self>, id: &str) -> Result<(), Failure> {
        let row = self.store.table(id).await?;
        let seats = self.store.seats(id).await?;
        if row.status != Status::Waiting {
            return Err(Failure::new(StatusCode::CONFLICT, Code::Started));
        }
        if seats.iter().any(SeatRow::empty) {
            return Err(Failure::new(StatusCode::CONFLICT, Code::SeatsEmpty));
        }
        let started = self.set_up(&row).await?;
        match self.store.start(id, &started).await {
            Err(StoreError::Taken) => return Err(Failure::new(StatusCode::CONFLICT, Code::Started)),
            other => other?,
        }
        tracing::info!(table = %id, game = %row.game, "match started");
        self.hub.get(self, id).refresh().await;
        Ok(())
    }

    pub async fn start_table(self: &Arc<Self>, person: &str, id: &str) -> Result<(), Failure> {
        let (_, now) = self.seen(id).await?;
        host_only(&now, person)?;
        self.begin(id).await
    }

    /// A question of these rules is not to be asked again; or, without a scope, it is.
    pub async fn stand(
        self: &Arc<Self>,
        person: &str,
        id: &str,
        seat: u8,
        question: &str,
        scope: Option<Scope>,
    ) -> Result<(), Failure> {
        let (handle, now) = self.seen(id).await?;
        own(&now, person, seat)?;
        let game = self.games.get(&now.row.game).ok_or(Failure::NO_GAME)?;
        if !game.reactions().contains(&question) {
            return Err(Failure::bad(format!("'{question}' is nothing that can be declined for good")));
        }
        let (question, person) = (question.to_owned(), person.to_owned());
        match scope {
            Some(scope) => self.store.stand(id, &StandRow { seat, question, person, scope }).await?,
            None => self.store.unstand(id, seat, &question).await?,
        }
        handle.refresh().await;
        Ok(())
    }

    /// Gives up a table that has not started: the host's right.
    pub async fn abandon(self: &Arc<Self>, person: &str, id: &str) -> Result<(), Failure> {
        let (handle, now) = self.seen(id).await?;
        host_only(&now, person)?;
        waiting(&now)?;
        self.store.set_status(id, Status::Abandoned, None).await?;
        handle.refresh().await;
        Ok(())
    }

    /// The same game with the same people once more: the first to ask opens it, for each of the others their seat is kept, and
    /// it begins once everybody has come. Seats move on by one, so that another plays first.
    pub async fn rematch(self: &Arc<Self>, person: &str, id: &str) -> Result<String, Failure> {
        let (handle, now) = self.seen(id).await?;
        if now.seats_of(person).next().is_none() {
            return Err(Failure::NOT_YOUR_SEAT);
        }
        if !matches!(now.row.status, Status::Finished | Status::Frozen) {
            return Err(Failure::new(StatusCode::CONFLICT, Code::NotOver));
        }
        if let Some(next) = &now.row.next {
            return Ok(next.clone());
        }
        if !self.limits.allow(Deed::Create, person) {
            return Err(Failure::TOO_OFTEN);
        }
        let next = random::name(12);
        let seats: Vec<SeatRow> = (0..now.seats.len()).map(|seat| again(&now.seats, seat, person)).collect();
        let full = !seats.iter().any(SeatRow::empty);
        let table = NewTable {
            id: next.clone(),
            game: now.row.game.clone(),
            title: now.row.title.clone(),
            seats,
            options: now.row.options.clone(),
            private: now.row.private,
            invite: random::name(20),
            creator: person.to_owned(),
            terms: now.sitting.terms,
            starts_full: true,
            hints: now.row.hints,
            practice: now.row.practice,
            lesson: None,
        };
        self.store.create_table(&table).await?;
        if let Err(StoreError::Taken) = self.store.set_next(id, &next).await {
            // Somebody asked at the same moment: theirs counts, ours is forgotten.
            self.store.set_status(&next, Status::Abandoned, None).await?;
            return self.store.table(id).await?.next.ok_or(Failure::BROKEN);
        }
        // Whoever still looks at the end of the last game sees it there.
        let kept = table.seats.iter().filter_map(|sits| sits.kept.as_ref());
        for friend in kept.filter(|friend| !now.online.contains(friend)) {
            self.store.put_by(&next, 0, friend, "kept").await?;
        }
        if full {
            self.begin(&next).await?;
        }
        handle.refresh().await;
        Ok(next)
    }
}

/// What a seat of a rematch is: that of the next seat before.
fn again(before: &[SeatRow], seat: usize, person: &str) -> SeatRow {
    let was = &before[(seat + 1) % before.len()];
    let row = SeatRow { seat: seat as u8, ..SeatRow::default() };
    match was.person.as_deref() {
        Some(who) if who == person => SeatRow { person: was.person.clone(), own: was.own.clone(), ..row },
        Some(_) => SeatRow { kept: was.person.clone(), ..row },
        None => SeatRow { bot: was.bot.clone(), ..row },
    }
}

/// How many seats a wish has, if they fit the game.
fn check(game: &dyn Host, wish: &Wish, lang: Lang) -> Result<u8, Failure> {
    let say = |why: Msg| crate::words::words(lang).fill(&why);
    let (min, max) = game.seats();
    let seats = wish.chairs.len();
    if !(min as usize..=max as usize).contains(&seats) {
        let why = msg("unfit-seats").num("min", min).num("max", max).num("n", seats as i64);
        return Err(Failure::from(Unfit(say(why))).at("seats"));
    }
    for chair in &wish.chairs {
        if let Chair::Bot(bot) = chair {
            known_bot(bot)?;
        }
    }
    checked_title(&wish.title)?;
    if wish.terms.holidays > HOLIDAYS_MOST {
        let why = format!("holidays are 0 to {HOLIDAYS_MOST} days, not {}", wish.terms.holidays);
        return Err(Failure::bad(why).at("holidays"));
    }
    Ok(seats as u8)
}

/// What a table may be called.
pub(crate) fn checked_title(title: &str) -> Result<String, Failure> {
    let title = title.trim();
    if title.chars().count() > TITLE || !is_plain(title) {
        return Err(Failure::new(StatusCode::BAD_REQUEST, Code::TitleForm).at("title"));
    }
    Ok(title.to_owned())
}

/// A level, or `random`, which is of no use but to programs that want to be quick.
pub(crate) fn known_bot(bot: &str) -> Result<(), Failure> {
    let known: Vec<&str> = Level::ALL.iter().map(|level| level.id()).chain(["random"]).collect();
    if known.contains(&bot) {
        return Ok(());
    }
    Err(Failure::bad(format!("'{bot}' is not a bot; accepted: {}", known.join(", "))))
}

fn seat(index: usize, chair: &Chair, creator: &str) -> SeatRow {
    let empty = SeatRow { seat: index as u8, ..SeatRow::default() };
    match chair {
        Chair::Me(own) => SeatRow { person: Some(creator.to_owned()), own: own.clone(), ..empty },
        Chair::Open => empty,
        Chair::Bot(bot) => SeatRow { bot: Some(bot.clone()), ..empty },
    }
}

pub(crate) fn host_only(now: &Published, person: &str) -> Result<(), Failure> {
    if now.row.creator == person { Ok(()) } else { Err(Failure::NOT_ALLOWED) }
}

pub(crate) fn waiting(now: &Published) -> Result<(), Failure> {
    let started = Failure::new(StatusCode::CONFLICT, Code::Started);
    if now.row.status == Status::Waiting { Ok(()) } else { Err(started) }
}

fn find(now: &Published, seat: u8) -> Result<&SeatRow, Failure> {
    now.seats.iter().find(|s| s.seat == seat).ok_or_else(|| Failure::bad(format!("there is no seat {seat}")))
}

fn own<'a>(now: &'a Published, person: &str, seat: u8) -> Result<&'a SeatRow, Failure> {
    let sits = find(now, seat)?;
    if sits.person.as_deref() == Some(person) { Ok(sits) } else { Err(Failure::NOT_YOUR_SEAT) }
}
