//! People, their accounts and their sessions.

use super::operators::MARKS;
use super::{Repute, Store, Stored, now};
use sqlx::Row as _;
use sqlx::any::AnyRow;

#[derive(Clone, Debug)]
pub struct PersonRow {
    pub id: String,
    pub name: String,
    pub lang: String,
    pub theme: String,
    pub pace: String,
    /// Whether they want to be told before a doubtful choice.
    pub coach: bool,
    /// The name of the account; guests have none.
    pub login: Option<String>,
    /// What whoever runs the server says of them.
    pub marks: Repute,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionKind {
    /// A browser, by cookie.
    Device,
    /// A program, by bearer token.
    Bot,
}

impl SessionKind {
    pub fn name(self) -> &'static str {
        match self {
            SessionKind::Device => "device",
            SessionKind::Bot => "bot",
        }
    }
}

/// What a program's token is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scope {
    /// To play, to open tables, to talk.
    #[default]
    Play,
    /// To see what its owner sees, and change nothing.
    Look,
}

impl Scope {
    pub fn name(self) -> &'static str {
        match self {
            Scope::Play => "play",
            Scope::Look => "look",
        }
    }

    pub fn of(word: &str) -> Option<Scope> {
        [Scope::Play, Scope::Look].into_iter().find(|scope| scope.name() == word)
    }
}

/// Whose session it is, and what it is good for.
#[derive(Clone, Debug)]
pub struct SessionRow {
    pub person: PersonRow,
    pub scope: Scope,
}

fn person(row: &AnyRow) -> Stored<PersonRow> {
    Ok(PersonRow {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        lang: row.try_get("lang")?,
        theme: row.try_get("theme")?,
        pace: row.try_get("pace")?,
        coach: row.try_get::<i64, _>("coach")? != 0,
        login: row.try_get("login")?,
        marks: Repute::of_bits(row.try_get("marks")?),
    })
}

impl Store {
    pub async fn create_person(&self, id: &str, name: &str, lang: &str) -> Stored<()> {
        sqlx::query("INSERT INTO people (id, name, lang, theme, created) VALUES ($1, $2, $3, 'auto', $4)")
            .bind(id.to_owned())
            .bind(name.to_owned())
            .bind(lang.to_owned())
            .bind(now())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    pub async fn save_person(&self, person: &PersonRow) -> Stored<()> {
        sqlx::query(
            "UPDATE people SET name = $1, lang = $2, theme = $3, pace = $4, coach = $5 WHERE id = $6",
        )
        .bind(person.name.clone())
        .bind(person.lang.clone())
        .bind(person.theme.clone())
        .bind(person.pace.clone())
        .bind(person.coach as i64)
        .bind(person.id.clone())
        .execute(&self.write)
        .await?;
        Ok(())
    }

    pub async fn create_session(
        &self,
        hash: &str,
        person: &str,
        kind: SessionKind,
        label: &str,
        scope: Scope,
    ) -> Stored<()> {
        sqlx::query(
            "INSERT INTO sessions (token_hash, person, kind, label, created, seen, scope) VALUES ($1, $2, $3, $4, $5, $5, $6)",
        )
        .bind(hash.to_owned())
        .bind(person.to_owned())
        .bind(kind.name())
        .bind(label.to_owned())
        .bind(now())
        .bind(scope.name())
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// Whose session this is. Sessions unused for a year are as good as gone.
    pub async fn session(&self, hash: &str, kind: SessionKind) -> Stored<Option<SessionRow>> {
        const YEAR: i64 = 365 * 24 * 3600 * 1000;
        const DAY: i64 = 24 * 3600 * 1000;
        let text = format!(
            "SELECT p.id, p.name, p.lang, p.theme, p.pace, p.coach, a.login, s.seen, s.scope, {MARKS}
             FROM sessions s JOIN people p ON p.id = s.person
             LEFT JOIN accounts a ON a.person = p.id WHERE s.token_hash = $2 AND s.kind = $3 AND s.seen > $4"
        );
        let row = sqlx::query(sqlx::AssertSqlSafe(text))
            .bind(now())
            .bind(hash.to_owned())
            .bind(kind.name())
            .bind(now() - YEAR)
            .fetch_optional(&self.read)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let seen: i64 = row.try_get("seen")?;
        if now() - seen > DAY {
            let seen = sqlx::query("UPDATE sessions SET seen = $1 WHERE token_hash = $2")
                .bind(now())
                .bind(hash.to_owned())
                .execute(&self.write)
                .await;
            // Whoever comes is let in, also while nothing can be written down.
            if let Err(why) = seen.map_err(super::StoreError::from) {
                tracing::warn!("a visit was not written down: {why}");
            }
        }
        let scope = Scope::of(&row.try_get::<String, _>("scope")?).unwrap_or(Scope::Look);
        Ok(Some(SessionRow { person: person(&row)?, scope }))
    }

    pub async fn end_session(&self, hash: &str) -> Stored<()> {
        sqlx::query("DELETE FROM sessions WHERE token_hash = $1")
            .bind(hash.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Ends every session of a person: after a new password, whoever knew the old one is out.
    pub async fn end_sessions(&self, person: &str) -> Stored<()> {
        sqlx::query("DELETE FROM sessions WHERE person = $1")
            .bind(person.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Programs that played for somebody do no more.
    pub async fn end_tokens(&self, person: &str) -> Stored<()> {
        sqlx::query("DELETE FROM sessions WHERE person = $1 AND kind = 'bot'")
            .bind(person.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// A person's bot tokens: label, what each is good for, and when it was made.
    pub async fn bot_tokens(&self, person: &str) -> Stored<Vec<(String, String, i64)>> {
        let rows = sqlx::query(
            "SELECT label, scope, created FROM sessions WHERE person = $1 AND kind = 'bot' ORDER BY created",
        )
        .bind(person.to_owned())
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| Ok((row.try_get("label")?, row.try_get("scope")?, row.try_get("created")?)))
            .collect()
    }

    pub async fn revoke_bot_tokens(&self, person: &str, label: &str) -> Stored<()> {
        sqlx::query("DELETE FROM sessions WHERE person = $1 AND kind = 'bot' AND label = $2")
            .bind(person.to_owned())
            .bind(label.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Gives a guest an account; the seats stay theirs. `Taken` if the login is.
    pub async fn create_account(&self, person: &str, login: &str, looks: &str, password: &str) -> Stored<()> {
        sqlx::query(
            "INSERT INTO accounts (person, login, password, created, looks) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(person.to_owned())
        .bind(login.to_owned())
        .bind(password.to_owned())
        .bind(now())
        .bind(looks.to_owned())
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// The person and the stored password of a login.
    pub async fn account(&self, login: &str) -> Stored<Option<(String, String)>> {
        let row = sqlx::query("SELECT person, password FROM accounts WHERE login = $1")
            .bind(login.to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| Ok((row.try_get("person")?, row.try_get("password")?))).transpose()
    }

    pub async fn set_password(&self, person: &str, password: &str) -> Stored<()> {
        sqlx::query("UPDATE accounts SET password = $1 WHERE person = $2")
            .bind(password.to_owned())
            .bind(person.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// A guest who signs in brings along the seats taken as a guest, with what was said and noted there.
    pub async fn move_seats(&self, from: &str, to: &str) -> Stored<()> {
        let mut tx = self.begin().await?;
        for text in [
            "UPDATE seats SET person = $1 WHERE person = $2",
            "UPDATE matches SET creator = $1 WHERE creator = $2",
            "UPDATE seats SET kept = $1 WHERE kept = $2",
            "UPDATE invitations SET person = $1 WHERE person = $2",
            "UPDATE table_log SET body = REPLACE(body, '\"' || $2 || '\"', '\"' || $1 || '\"') WHERE match_id IN
             (SELECT match_id FROM seats WHERE person = $1 UNION SELECT id FROM matches WHERE creator = $1)",
            "UPDATE outbox SET done = 1 WHERE done = 0 AND person <> $1 AND person = $2",
            "UPDATE asked SET person = $1 WHERE person = $2
             AND match_id NOT IN (SELECT match_id FROM asked WHERE person = $1)",
            "UPDATE chat SET person = $1 WHERE person = $2",
            "UPDATE standing_answers SET person = $1 WHERE person = $2",
            "UPDATE complaints SET person = $1 WHERE person = $2",
            "UPDATE complaints SET about = $1 WHERE about = $2",
            "UPDATE plans SET person = $1 WHERE person = $2",
            "UPDATE push_subscriptions SET person = $1 WHERE person = $2",
            "UPDATE notes SET person = $1 WHERE person = $2
             AND match_id NOT IN (SELECT match_id FROM notes WHERE person = $1)",
        ] {
            sqlx::query(text).bind(to.to_owned()).bind(from.to_owned()).execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }

    pub async fn person(&self, id: &str) -> Stored<PersonRow> {
        let text = format!(
            "SELECT p.id, p.name, p.lang, p.theme, p.pace, p.coach, a.login, {MARKS} FROM people p
             LEFT JOIN accounts a ON a.person = p.id WHERE p.id = $2"
        );
        let row = sqlx::query(sqlx::AssertSqlSafe(text))
            .bind(now())
            .bind(id.to_owned())
            .fetch_one(&self.read)
            .await?;
        person(&row)
    }
}
