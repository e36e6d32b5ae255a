//! Reminders: what stands in the outbox reaches people who are away, by webhook or by mail. Nothing of a game is in
//! them but that it waits: its name, the table's name, and a link.

mod hook;
mod mail;
mod push;

pub use hook::check as check_hook;
pub use mail::is_address;
pub use push::{Keys, check as check_push};

use crate::code::Code;
use crate::core::{Core, pause};
use crate::people::token_hash;
use crate::store::{Due, PushRow, Reminder, Stored, now};
use crate::together::REMINDERS;
use crate::{random, words};
use kernel::msg;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::{Arc, Weak};
use std::time::Duration;
use text::Lang;
use tokio::sync::{OnceCell, Semaphore};

/// One round takes at most so many people.
const BATCH: i64 = 100;
/// After so many failures in a row it is given up, and the account page says why.
const MOST_TRIES: i64 = 8;
/// Between two digests, in minutes.
const DAY: i64 = 24 * 60;
/// How long a claim lasts, in minutes: a process that dies while it delivers holds nobody up for longer.
const CLAIM: i64 = 5;

/// Messages on their way at once. Each takes a connection and at most half a minute.
const UNDERWAY: usize = 200;

/// Where messages go out.
pub struct Postman {
    mail: Option<mail::Post>,
    /// What push services know this server by; made when it is first needed.
    keys: OnceCell<push::Keys>,
    underway: Arc<Semaphore>,
}

impl Default for Postman {
    fn default() -> Postman {
        Postman { mail: None, keys: OnceCell::new(), underway: Arc::new(Semaphore::new(UNDERWAY)) }
    }
}

impl Postman {
    pub fn new(smtp: Option<(&str, &str)>) -> anyhow::Result<Postman> {
        let mail = smtp.map(|(url, from)| mail::Post::new(url, from)).transpose()?;
        Ok(Postman { mail, ..Postman::default() })
    }

    /// Writes to somebody, where this server sends mail.
    pub async fn write(&self, to: &str, subject: String, text: String) -> anyhow::Result<()> {
        let post = self.mail.as_ref().ok_or_else(|| anyhow::anyhow!("this server sends no mail"))?;
        post.send(mail::Letter { to, subject, text, off: None }).await
    }

    /// Whether the mail server answers.
    pub async fn greet(&self) -> anyhow::Result<()> {
        match &self.mail {
            Some(post) => post.greet().await,
            None => Ok(()),
        }
    }

    /// Whether this server can send mail.
    pub fn mails(&self) -> bool {
        self.mail.is_some()
    }
}

/// Delivers what is due, again and again, until the server stops.
pub async fn run(core: Weak<Core>) {
    loop {
        let Some(core) = core.upgrade() else { return };
        // One process looks for all; each delivery is claimed besides, so that nobody is written to twice.
        let mine = core.together.alone() || core.together.take(REMINDERS).await.is_some();
        if mine && let Err(why) = round(&core).await {
            tracing::warn!("reminders: {why}");
        }
        let ten_seconds = core.config.minute / 6;
        if !pause(core, ten_seconds.max(Duration::from_millis(50))).await {
            return;
        }
    }
}

async fn round(core: &Arc<Core>) -> Stored<()> {
    let minute = core.config.minute.as_millis() as i64;
    // A minute of grace: whoever is just between two pages is not called, and several tables share a message.
    let due = core.store.due_reminders(now() - minute, now() - DAY * minute, BATCH).await?;
    for (reminder, lang) in due {
        // All are under way: the rest is due at the next round too.
        let Ok(place) = core.postman.underway.clone().try_acquire_owned() else { break };
        if !core.store.claim_reminder(&reminder, now() + CLAIM * minute).await? {
            continue;
        }
        // Each for itself: a service that takes its time holds nobody else up.
        let core = core.clone();
        tokio::spawn(async move {
            if let Err(why) = deliver(&core, reminder, lang.parse().unwrap_or_default()).await {
                tracing::warn!("reminders: {why}");
            }
            drop(place);
        });
    }
    Ok(())
}

async fn deliver(core: &Core, mut reminder: Reminder, lang: Lang) -> Stored<()> {
    let minute = core.config.minute.as_millis() as i64;
    let due = core.store.to_tell(&reminder.person).await?;
    let news = latest(&due);
    if news.is_empty() {
        core.store.mark_sent(&reminder.person, &due).await?;
        return core.store.release_reminder(&reminder.person).await;
    }
    let off = random::token();
    // The link of the newest message counts; who has an older one signs in.
    reminder.off_token = token_hash(&off);
    // Known before it goes out: whoever reads quickly finds that it works.
    core.store.set_off_token(&reminder.person, &reminder.off_token).await?;
    match send(core, &reminder, lang, &news, &off).await {
        Ok(()) => {
            // Marked at once: only a crash between these two lines tells somebody twice.
            core.store.mark_sent(&reminder.person, &due).await?;
            metrics::counter!("ecumene_reminders_total").increment(1);
            reminder.last = now();
            (reminder.failures, reminder.next_try, reminder.trouble) = (0, 0, String::new());
        }
        Err(why) => {
            metrics::counter!("ecumene_reminder_failures_total").increment(1);
            reminder.failures += 1;
            reminder.trouble = format!("{why:#}").chars().take(300).collect();
            // 1, 2, 4, 8 … minutes, at most six hours.
            let wait = (1i64 << (reminder.failures - 1).min(9)).min(360);
            reminder.next_try = now() + wait * minute;
            if reminder.failures >= MOST_TRIES {
                core.store.mark_sent(&reminder.person, &due).await?;
                (reminder.failures, reminder.next_try) = (0, 0);
                core.store.give_up_reminder(&reminder).await?;
            }
        }
    }
    core.store.reminder_delivered(&reminder).await
}

/// One line a table and thing to tell: the newest that still holds.
fn latest(due: &[Due]) -> Vec<&Due> {
    let mut list: Vec<&Due> = Vec::new();
    for one in due.iter().filter(|due| due.holds) {
        list.retain(|known| (&known.match_id, &known.kind) != (&one.match_id, &one.kind));
        list.push(one);
    }
    list
}

/// By every way that is set up. One that works is enough; the other's trouble is told all the same.
async fn send(core: &Core, reminder: &Reminder, lang: Lang, news: &[&Due], off: &str) -> anyhow::Result<()> {
    let lines: Vec<String> = news.iter().map(|due| line(core, due, lang)).collect();
    let text = lines.join("\n");
    let mut outcome = Err(anyhow::anyhow!("no way to reach you is set up"));
    if !reminder.hook.is_empty() {
        let tables: Vec<Value> = news.iter().map(|due| data(core, due, lang)).collect();
        let post = hook::Post { text: &text, tables: &tables };
        outcome = hook::post(&reminder.hook, &post, core.config.private_hooks).await;
    }
    if let (Some(post), true) = (&core.postman.mail, reminder.mails()) {
        let off = format!("{}/reminders/off/{off}", core.base());
        let foot = words::say(lang, "remind-foot");
        let letter = mail::Letter {
            to: &reminder.mail,
            subject: subject(lang, news),
            text: format!("{text}\n\n-- \n{foot}\n{off}\n"),
            off: Some(off),
        };
        let mailed = post.send(letter).await;
        outcome = if outcome.is_ok() { Ok(()) } else { mailed };
    }
    for browser in core.store.pushes(&reminder.person).await.unwrap_or_default() {
        let pushed = push_to(core, &browser, lang, news).await;
        if let Ok(false) = pushed {
            // It was unsubscribed, or its browser is gone.
            core.store.forget_push(&reminder.person, &browser.endpoint).await?;
            continue;
        }
        outcome = if outcome.is_ok() { Ok(()) } else { pushed.map(drop) };
    }
    outcome
}

/// Sends a message to one browser; false when there is no such browser any more.
async fn push_to(core: &Core, browser: &PushRow, lang: Lang, news: &[&Due]) -> anyhow::Result<bool> {
    let waiting: BTreeSet<&str> =
        news.iter().filter(|due| due.kind != "finished").map(|due| due.match_id.as_str()).collect();
    let url = match news {
        [one, others @ ..] if others.iter().all(|other| other.match_id == one.match_id) => {
            format!("/t/{}", one.match_id)
        }
        _ => "/".to_owned(),
    };
    let tables: Vec<String> = news.iter().take(8).map(|due| called(core, due, lang)).collect();
    let title = subject(lang, news);
    let text = json!({ "title": title, "body": tables.join("\n"), "url": url, "waiting": waiting.len() });
    let keys = core.push_keys().await?;
    let sealed = push::seal(&text.to_string(), &browser.p256dh, &browser.auth)?;
    let endpoint = check_hook(&browser.endpoint, core.config.private_hooks)?;
    let contact = match &core.config.smtp {
        Some((_, from)) => {
            format!("mailto:{}", from.rsplit('<').next().unwrap_or(from).trim_end_matches('>'))
        }
        None => core.base(),
    };
    let proof = keys.authorization(&endpoint, &contact, now() / 1000)?;
    // Whoever is away for a day has other ways to hear of it; a newer message takes the place of an older one.
    let headers = format!(
        "content-type: application/octet-stream\r\ncontent-encoding: aes128gcm\r\nttl: 86400\r\nurgency: normal\r\n\
         topic: tables\r\nauthorization: {proof}\r\n"
    );
    match hook::send(&endpoint, &headers, &sealed, core.config.private_hooks).await? {
        200..=299 => Ok(true),
        404 | 410 => Ok(false),
        other => anyhow::bail!("the push service answered {other}"),
    }
}

/// What it is about in one line: turns before questions, and these before games that are over.
fn subject(lang: Lang, news: &[&Due]) -> String {
    let turns = news.iter().filter(|due| due.kind == "your_turn").count();
    if turns > 0 {
        return words::words(lang).fill(&msg("remind-subject").num("n", turns as i64));
    }
    let asks = news.iter().map(|due| due.kind.as_str()).find(|kind| *kind != "finished");
    words::say(lang, asks.map_or("remind-subject-over", |kind| told_as(kind).1))
}

/// The sentence before a table's name, and the subject of a message that tells nothing else.
fn told_as(kind: &str) -> (&'static str, &'static str) {
    match kind {
        "finished" => ("remind-over", "remind-subject-over"),
        "asked" => ("remind-asked", "remind-subject-asked"),
        "back" => ("remind-back", "remind-subject-asked"),
        "kept" => ("remind-kept", "remind-subject-kept"),
        _ => ("remind-turn", "remind-subject"),
    }
}

impl Core {
    /// What push services know this server by, the same for all processes of one database.
    pub async fn push_keys(&self) -> anyhow::Result<&push::Keys> {
        let make = async || push::Keys::read(&self.store.server_key("push", &push::Keys::make()?).await?);
        self.postman.keys.get_or_try_init(make).await
    }
}

/// What a table is called: its game, and what its host called it.
fn called(core: &Core, due: &Due, lang: Lang) -> String {
    let game = core.games.get(&due.game).map_or_else(|| due.game.clone(), |game| game.title(lang));
    if due.title.is_empty() { game } else { format!("{game}, {}", due.title) }
}

fn line(core: &Core, due: &Due, lang: Lang) -> String {
    let sentence = words::say(lang, told_as(&due.kind).0);
    format!("{sentence} {}\n{}/t/{}", called(core, due, lang), core.base(), due.match_id)
}

fn data(core: &Core, due: &Due, lang: Lang) -> Value {
    json!({ "id": due.match_id, "kind": due.kind, "game": due.game, "name": called(core, due, lang),
            "url": format!("{}/t/{}", core.base(), due.match_id) })
}

/// What somebody asks for on the account page.
pub struct Wish<'a> {
    pub often: &'a str,
    pub hook: &'a str,
    pub mail: &'a str,
}

/// Sets reminders up. An address that is new is written to, and counts once its owner follows the link.
pub async fn set_up(
    core: &Arc<Core>,
    person: &str,
    lang: Lang,
    wish: Wish<'_>,
) -> Result<bool, crate::failure::Failure> {
    use crate::failure::Failure;
    let bad = |code| Failure::new(axum::http::StatusCode::BAD_REQUEST, code);
    let (hook, mail) = (wish.hook.trim(), wish.mail.trim());
    if !["now", "daily", "never"].contains(&wish.often) {
        return Err(Failure::bad("reminders come now, daily or never"));
    }
    if !hook.is_empty() {
        check_hook(hook, core.config.private_hooks)
            .map_err(|why| bad(Code::HookForm).with(format!("({why})")))?;
    }
    if !mail.is_empty() && !is_address(mail) {
        return Err(bad(Code::MailForm));
    }
    let old = core.store.reminder(person).await?.unwrap_or_default();
    let mut fresh = Reminder {
        person: person.to_owned(),
        often: wish.often.to_owned(),
        hook: hook.to_owned(),
        mail: mail.to_owned(),
        failures: 0,
        next_try: 0,
        trouble: String::new(),
        ..old.clone()
    };
    let confirm = !mail.is_empty() && mail != old.mail;
    if confirm {
        let Some(post) = &core.postman.mail else { return Err(bad(Code::NoMail)) };
        let token = random::token();
        fresh.mail_token = token_hash(&token);
        let link = format!("{}/reminders/mail/{token}", core.base());
        let letter = mail::Letter {
            to: mail,
            subject: words::say(lang, "remind-confirm-subject"),
            text: format!("{}\n\n{link}\n", words::say(lang, "remind-confirm")),
            off: None,
        };
        if let Err(why) = post.send(letter).await {
            tracing::warn!("a mail did not go out: {why:#}");
            return Err(Failure::new(axum::http::StatusCode::BAD_GATEWAY, Code::MailFailed));
        }
    }
    core.store.save_reminder(&fresh).await?;
    Ok(confirm)
}
