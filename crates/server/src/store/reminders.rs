//! How people want to be reminded, and what of it is due.

use super::{Store, Stored, now};
use sqlx::Row as _;
use sqlx::any::AnyRow;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reminder {
    pub person: String,
    /// `now`, `daily` or `never`.
    pub often: String,
    /// Where messages are posted; empty for nowhere.
    pub hook: String,
    pub mail: String,
    /// Hash of the token that confirms the address; empty once it is confirmed.
    pub mail_token: String,
    /// Hash of the token that turns reminders off.
    pub off_token: String,
    /// When the last message went out.
    pub last: i64,
    /// Tries that failed since.
    pub failures: i64,
    /// Not before.
    pub next_try: i64,
    /// What went wrong last, for its owner to read.
    pub trouble: String,
}

impl Reminder {
    pub fn mails(&self) -> bool {
        !self.mail.is_empty() && self.mail_token.is_empty()
    }
}

/// Something a person is to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    pub match_id: String,
    pub seq: i64,
    /// `your_turn`; `finished`; `asked` (a question to the table), `back` (somebody wants to take a step back) or `kept` (a
    /// seat of a rematch).
    pub kind: String,
    pub game: String,
    pub title: String,
    /// Still so: the turn was not taken meanwhile, by a stand-in or after an undo; the question is open.
    pub holds: bool,
}

const COLUMNS: &str =
    "r.person, r.often, r.hook, r.mail, r.mail_token, r.off_token, r.last, r.failures, r.next_try, r.trouble";

fn read(row: &AnyRow) -> Stored<Reminder> {
    Ok(Reminder {
        person: row.try_get("person")?,
        often: row.try_get("often")?,
        hook: row.try_get("hook")?,
        mail: row.try_get("mail")?,
        mail_token: row.try_get("mail_token")?,
        off_token: row.try_get("off_token")?,
        last: row.try_get("last")?,
        failures: row.try_get("failures")?,
        next_try: row.try_get("next_try")?,
        trouble: row.try_get("trouble")?,
    })
}

impl Store {
    pub async fn reminder(&self, person: &str) -> Stored<Option<Reminder>> {
        self.one_reminder("person", person).await
    }

    /// Whose reminders a link turns off.
    pub async fn reminder_by_off(&self, token_hash: &str) -> Stored<Option<Reminder>> {
        self.one_reminder("off_token", token_hash).await
    }

    /// Whose mail address a link confirms.
    pub async fn reminder_by_mail(&self, token_hash: &str) -> Stored<Option<Reminder>> {
        self.one_reminder("mail_token", token_hash).await
    }

    async fn one_reminder(&self, column: &'static str, value: &str) -> Stored<Option<Reminder>> {
        let text = format!("SELECT {COLUMNS} FROM reminders r WHERE r.{column} = $1");
        let row = sqlx::query(sqlx::AssertSqlSafe(text)).bind(value.to_owned());
        row.fetch_optional(&self.read).await?.as_ref().map(read).transpose()
    }

    pub async fn save_reminder(&self, reminder: &Reminder) -> Stored<()> {
        let r = reminder.clone();
        sqlx::query(
            "INSERT INTO reminders (person, often, hook, mail, mail_token, off_token, last, failures, next_try, trouble)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
             ON CONFLICT (person) DO UPDATE SET often = excluded.often, hook = excluded.hook, mail = excluded.mail,
             mail_token = excluded.mail_token, off_token = excluded.off_token, last = excluded.last,
             failures = excluded.failures, next_try = excluded.next_try, trouble = excluded.trouble",
        )
        .bind(r.person)
        .bind(r.often)
        .bind(r.hook)
        .bind(r.mail)
        .bind(r.mail_token)
        .bind(r.off_token)
        .bind(r.last)
        .bind(r.failures)
        .bind(r.next_try)
        .bind(r.trouble)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// What belongs to a delivery, and nothing else: its owner may change the rest while it goes out.
    pub async fn reminder_delivered(&self, reminder: &Reminder) -> Stored<()> {
        let r = reminder.clone();
        sqlx::query(
            "UPDATE reminders SET last = $2, failures = $3, next_try = $4, trouble = $5 WHERE person = $1",
        )
        .bind(r.person)
        .bind(r.last)
        .bind(r.failures)
        .bind(r.next_try)
        .bind(r.trouble)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// Nothing is sent there any more; to another address, which its owner gave meanwhile, it is.
    pub async fn give_up_reminder(&self, reminder: &Reminder) -> Stored<()> {
        let text = "UPDATE reminders SET often = 'never' WHERE person = $1 AND hook = $2";
        self.change_reminder(text, [&reminder.person, &reminder.hook]).await
    }

    /// The address that the link was sent to is theirs; one given meanwhile waits for its own.
    pub async fn confirm_mail(&self, reminder: &Reminder) -> Stored<()> {
        let text = "UPDATE reminders SET mail_token = '' WHERE person = $1 AND mail_token = $2";
        self.change_reminder(text, [&reminder.person, &reminder.mail_token]).await
    }

    /// Whoever follows the link in a message hears no more.
    pub async fn turn_off_reminder(&self, person: &str) -> Stored<()> {
        self.change_reminder("UPDATE reminders SET often = 'never' WHERE person = $1", [person]).await
    }

    /// Who has something to hear that is older than `before`, and in which language.
    pub async fn due_reminders(
        &self,
        before: i64,
        last_daily: i64,
        limit: i64,
    ) -> Stored<Vec<(Reminder, String)>> {
        let text = format!(
            "SELECT {COLUMNS}, p.lang FROM reminders r JOIN people p ON p.id = r.person
             WHERE r.next_try <= $1 AND (r.often = 'now' OR (r.often = 'daily' AND r.last <= $2))
             AND (r.hook <> '' OR (r.mail <> '' AND r.mail_token = '')
                  OR EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.person = r.person))
             AND EXISTS (SELECT 1 FROM outbox o WHERE o.person = r.person AND o.done = 0 AND o.sent = 0 AND o.at <= $3)
             ORDER BY r.next_try LIMIT $4"
        );
        let rows =
            sqlx::query(sqlx::AssertSqlSafe(text)).bind(now()).bind(last_daily).bind(before).bind(limit);
        let rows = rows.fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((read(row)?, row.try_get("lang")?))).collect()
    }

    /// Takes it upon this process to deliver; false when another was faster.
    pub async fn claim_reminder(&self, reminder: &Reminder, until: i64) -> Stored<bool> {
        let done = sqlx::query("UPDATE reminders SET next_try = $1 WHERE person = $2 AND next_try = $3")
            .bind(until)
            .bind(reminder.person.clone())
            .bind(reminder.next_try)
            .execute(&self.write)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// The link by which reminders are stopped.
    pub async fn set_off_token(&self, person: &str, token_hash: &str) -> Stored<()> {
        let text = "UPDATE reminders SET off_token = $1 WHERE person = $2";
        self.change_reminder(text, [token_hash, person]).await
    }

    /// Gives a claim back.
    pub async fn release_reminder(&self, person: &str) -> Stored<()> {
        self.change_reminder("UPDATE reminders SET next_try = 0 WHERE person = $1", [person]).await
    }

    /// One thing of a reminder, whatever else is written of it meanwhile.
    async fn change_reminder<const N: usize>(&self, text: &'static str, values: [&str; N]) -> Stored<()> {
        let query = values.iter().fold(sqlx::query(text), |query, value| query.bind((*value).to_owned()));
        query.execute(&self.write).await?;
        Ok(())
    }

    /// Everything a person has neither seen nor heard of yet, oldest first.
    pub async fn to_tell(&self, person: &str) -> Stored<Vec<Due>> {
        let rows = sqlx::query(
            "SELECT o.match_id, o.seq, o.kind, m.game, m.title FROM outbox o JOIN matches m ON m.id = o.match_id
             WHERE o.person = $1 AND o.done = 0 AND o.sent = 0 ORDER BY o.at, o.seq LIMIT 100",
        )
        .bind(person.to_owned())
        .fetch_all(&self.read)
        .await?;
        let turns = self.turns_of(person).await?;
        let asked = self.asked_at(person).await?;
        let mut list = Vec::new();
        for row in &rows {
            let (match_id, kind): (String, String) = (row.try_get("match_id")?, row.try_get("kind")?);
            list.push(Due {
                holds: match kind.as_str() {
                    "your_turn" => turns.contains(&match_id),
                    "finished" => true,
                    _ => asked.contains(&match_id),
                },
                match_id,
                seq: row.try_get("seq")?,
                kind,
                game: row.try_get("game")?,
                title: row.try_get("title")?,
            });
        }
        Ok(list)
    }

    /// Somebody is to hear of something that happened outside the game's own log; `n` tells it from others of its kind.
    pub async fn put_by(&self, id: &str, n: i64, person: &str, kind: &'static str) -> Stored<()> {
        put_by(&self.write, id, n, person, kind).await
    }

    /// These were delivered, or are no longer worth it.
    pub async fn mark_sent(&self, person: &str, told: &[Due]) -> Stored<()> {
        let mut tx = self.begin().await?;
        for due in told {
            sqlx::query(
                "UPDATE outbox SET sent = $1 WHERE match_id = $2 AND seq = $3 AND person = $4 AND kind = $5",
            )
            .bind(now())
            .bind(due.match_id.clone())
            .bind(due.seq)
            .bind(person.to_owned())
            .bind(due.kind.clone())
            .execute(&mut *tx)
            .await?;
        }
        Ok(tx.commit().await?)
    }
}

pub(super) async fn put_by(
    database: impl sqlx::Executor<'_, Database = sqlx::Any>,
    id: &str,
    n: i64,
    person: &str,
    kind: &'static str,
) -> Stored<()> {
    sqlx::query(
        "INSERT INTO outbox (match_id, seq, person, kind, at, done) VALUES ($1, $2, $3, $4, $5, 0)
         ON CONFLICT (match_id, seq, person, kind) DO NOTHING",
    )
    .bind(id.to_owned())
    .bind(n)
    .bind(person.to_owned())
    .bind(kind)
    .bind(now())
    .execute(database)
    .await?;
    Ok(())
}
