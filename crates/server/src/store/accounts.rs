//! What becomes of accounts: a new name, a way back in, everything of somebody in one file, and nothing of them any more.

use super::{Store, StoreError, Stored, now};
use serde_json::{Map, Value};
use sqlx::any::AnyRow;
use sqlx::{Column as _, Row as _};

/// A lasting tie to somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BondRow {
    pub other: String,
    pub name: String,
    /// `friend` or `block`.
    pub kind: String,
}

/// Everything that is kept of a person: what it is called in their file, and where it is found. What others said or did is
/// not among it, nor are the codes by which a device or a program is known.
const KEPT: [(&str, &str); 12] = [
    ("person", "SELECT name, lang, theme, pace, created FROM people WHERE id = $1"),
    ("account", "SELECT login, created FROM accounts WHERE person = $1"),
    ("devices", "SELECT kind, label, created, seen FROM sessions WHERE person = $1 ORDER BY created"),
    ("reminders", "SELECT often, hook, mail, last FROM reminders WHERE person = $1"),
    ("browsers", "SELECT endpoint, created FROM push_subscriptions WHERE person = $1 ORDER BY created"),
    (
        "tables",
        "SELECT m.id, m.game, m.title, m.status, m.created, m.changed, s.seat, s.name FROM seats s
         JOIN matches m ON m.id = s.match_id WHERE s.person = $1 ORDER BY m.created, s.seat",
    ),
    ("opened", "SELECT id, game, title, status, created FROM matches WHERE creator = $1 ORDER BY created"),
    ("chat", "SELECT match_id, body, at FROM chat WHERE person = $1 ORDER BY at, match_id, seq"),
    ("complaints", "SELECT match_id, body, at, verdict FROM complaints WHERE person = $1 ORDER BY at"),
    ("notes", "SELECT match_id, body, at FROM notes WHERE person = $1 ORDER BY match_id"),
    ("plans", "SELECT match_id, seat, steps, at FROM plans WHERE person = $1 ORDER BY match_id"),
    (
        "friends_and_blocks",
        "SELECT p.name, b.kind, b.at FROM bonds b JOIN people p ON p.id = b.other WHERE b.person = $1 ORDER BY b.at",
    ),
];

/// What goes with a person, in an order in which nothing is left hanging. What they played stays, as somebody's.
const FORGET: [&str; 22] = [
    "UPDATE matches SET status = 'abandoned' WHERE creator = $1 AND status = 'waiting'",
    "UPDATE seats SET person = NULL, name = NULL WHERE person = $1
     AND match_id IN (SELECT id FROM matches WHERE status IN ('waiting', 'abandoned'))",
    "UPDATE seats SET person = NULL, name = NULL, bot = COALESCE(bot, 'companion') WHERE person = $1
     AND match_id IN (SELECT id FROM matches WHERE status IN ('running', 'frozen'))",
    "UPDATE seats SET name = NULL WHERE person = $1",
    "DELETE FROM chat WHERE person = $1",
    "DELETE FROM notes WHERE person = $1",
    "DELETE FROM plans WHERE person = $1",
    "DELETE FROM outbox WHERE person = $1",
    "DELETE FROM asked WHERE person = $1",
    "UPDATE seats SET kept = NULL WHERE kept = $1",
    "DELETE FROM standing_answers WHERE person = $1",
    "DELETE FROM bonds WHERE person = $1",
    "DELETE FROM bonds WHERE other = $1",
    "UPDATE complaints SET person = '' WHERE person = $1",
    "UPDATE complaints SET about = '' WHERE about = $1",
    "DELETE FROM marks WHERE person = $1",
    "DELETE FROM resets WHERE person = $1",
    "DELETE FROM push_subscriptions WHERE person = $1",
    "DELETE FROM reminders WHERE person = $1",
    "DELETE FROM sessions WHERE person = $1",
    "DELETE FROM accounts WHERE person = $1",
    "DELETE FROM people WHERE id = $1",
];

/// A row as an object.
fn object(row: &AnyRow) -> Value {
    let names = row.columns().iter().map(|column| column.name().to_owned());
    names.zip(super::copies::values(row)).collect::<Map<_, _>>().into()
}

impl Store {
    /// Whether an account other than this person's looks like that.
    pub async fn looks_taken(&self, looks: &str, person: &str) -> Stored<bool> {
        let row = sqlx::query("SELECT person FROM accounts WHERE looks = $1 AND person <> $2")
            .bind(looks.to_owned())
            .bind(person.to_owned())
            .fetch_optional(&self.read)
            .await?;
        Ok(row.is_some())
    }

    /// The account goes by another name from now on. `Taken` if somebody else's does.
    pub async fn set_login(&self, person: &str, login: &str, looks: &str) -> Stored<()> {
        sqlx::query("UPDATE accounts SET login = $1, looks = $2 WHERE person = $3")
            .bind(login.to_owned())
            .bind(looks.to_owned())
            .bind(person.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// A way back in. Older ones of the same person count no more.
    pub async fn save_reset(&self, person: &str, token_hash: &str, until: i64) -> Stored<()> {
        let mut tx = self.begin().await?;
        sqlx::query("DELETE FROM resets WHERE person = $1 OR until < $2")
            .bind(person.to_owned())
            .bind(now())
            .execute(&mut *tx)
            .await?;
        sqlx::query("INSERT INTO resets (token_hash, person, until) VALUES ($1, $2, $3)")
            .bind(token_hash.to_owned())
            .bind(person.to_owned())
            .bind(until)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Whom a code lets in, once.
    pub async fn use_reset(&self, token_hash: &str) -> Stored<Option<String>> {
        let row = sqlx::query("SELECT person FROM resets WHERE token_hash = $1 AND until >= $2")
            .bind(token_hash.to_owned())
            .bind(now())
            .fetch_optional(&self.read)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let used = sqlx::query("DELETE FROM resets WHERE token_hash = $1").bind(token_hash.to_owned());
        let used = used.execute(&self.write).await?.rows_affected() == 1;
        Ok(used.then(|| row.try_get("person")).transpose()?)
    }

    /// Everything that is kept of a person.
    pub async fn everything_of(&self, person: &str) -> Stored<Value> {
        let mut all = Map::new();
        for (name, text) in KEPT {
            let rows = sqlx::query(text).bind(person.to_owned()).fetch_all(&self.read).await?;
            all.insert(name.to_owned(), rows.iter().map(object).collect());
        }
        Ok(Value::Object(all))
    }

    /// Nothing is kept of a person any more but that somebody played.
    pub async fn forget_person(&self, person: &str) -> Stored<()> {
        let mut tx = self.begin().await?;
        for text in FORGET {
            sqlx::query(text).bind(person.to_owned()).execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }

    pub async fn bonds(&self, person: &str) -> Stored<Vec<BondRow>> {
        let rows = sqlx::query(
            "SELECT b.other, b.kind, p.name FROM bonds b JOIN people p ON p.id = b.other
             WHERE b.person = $1 ORDER BY b.kind DESC, p.name, b.other",
        )
        .bind(person.to_owned())
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(BondRow {
                    other: row.try_get("other")?,
                    name: row.try_get("name")?,
                    kind: row.try_get("kind")?,
                })
            })
            .collect()
    }

    /// Makes a friend, blocks somebody, or, without a kind, neither.
    pub async fn bind(&self, person: &str, other: &str, kind: Option<&str>) -> Stored<()> {
        let Some(kind) = kind else {
            sqlx::query("DELETE FROM bonds WHERE person = $1 AND other = $2")
                .bind(person.to_owned())
                .bind(other.to_owned())
                .execute(&self.write)
                .await?;
            return Ok(());
        };
        sqlx::query(
            "INSERT INTO bonds (person, other, kind, at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind, at = excluded.at",
        )
        .bind(person.to_owned())
        .bind(other.to_owned())
        .bind(kind.to_owned())
        .bind(now())
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// Whether somebody counts another among their friends.
    pub async fn befriended(&self, person: &str, other: &str) -> Stored<bool> {
        let row =
            sqlx::query("SELECT 1 AS yes FROM bonds WHERE person = $1 AND other = $2 AND kind = 'friend'")
                .bind(person.to_owned())
                .bind(other.to_owned())
                .fetch_optional(&self.read)
                .await?;
        Ok(row.is_some())
    }

    /// People who blocked this person, or whom this person blocked.
    pub async fn apart(&self, person: &str) -> Stored<Vec<String>> {
        let rows = sqlx::query(
            "SELECT other AS whom FROM bonds WHERE person = $1 AND kind = 'block'
             UNION SELECT person AS whom FROM bonds WHERE other = $1 AND kind = 'block'",
        )
        .bind(person.to_owned())
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| row.try_get("whom").map_err(StoreError::from)).collect()
    }
}
