//! What people do with their accounts: another name, a way back in, friends and blocks, and leaving for good.

use crate::code::Code;
use crate::config::Settings;
use crate::core::Core;
use crate::failure::Failure;
use crate::limits::Deed;
use crate::owner::Published;
use crate::people::{clean_name, login, looks, token_hash};
use crate::store::{PersonRow, Store, StoreError, now};
use crate::{random, words};
use axum::http::StatusCode;
use serde_json::Value;
use std::sync::Arc;
use text::Lang;

/// A code counts for a day, in milliseconds.
const DAY: i64 = 24 * 3600 * 1000;

/// A code with which the owner of an account chooses a new password, from whoever runs the server.
pub async fn reset_code(settings: &Settings, name: &str) -> anyhow::Result<String> {
    let store = Store::of(&settings.storage).await?;
    let login = login(name).map_err(|failure| anyhow::anyhow!("{}", failure.message(Lang::En)))?;
    let account = store.account(&login).await?;
    let (person, _) = account.ok_or_else(|| anyhow::anyhow!("nobody here has an account named '{name}'"))?;
    let code = fresh_code(&store, &person).await?;
    store.close().await;
    Ok(code)
}

pub(crate) async fn fresh_code(store: &Store, person: &str) -> Result<String, StoreError> {
    let code = random::token();
    store.save_reset(person, &token_hash(&code), now() + DAY).await?;
    Ok(code)
}

impl Core {
    /// Gives an account another name, to sign in with and to be called by.
    pub async fn rename_account(self: &Arc<Self>, person: &PersonRow, name: &str) -> Result<(), Failure> {
        if person.login.is_none() {
            return Err(Failure::WHO_ARE_YOU);
        }
        let (name, login, looks) = (clean_name(name)?, login(name)?, looks(name));
        let taken = Failure::new(StatusCode::CONFLICT, Code::LoginTaken);
        if self.store.looks_taken(&looks, &person.id).await? {
            return Err(taken);
        }
        match self.store.set_login(&person.id, &login, &looks).await {
            Err(StoreError::Taken) => return Err(taken),
            other => other?,
        }
        self.rename(&PersonRow { name, ..person.clone() }).await
    }

    /// Sends a way back in to the address that an account has confirmed. Whether there is such an account, or such an
    /// address, is not said: whoever asks may be anybody.
    pub async fn forgot(self: &Arc<Self>, name: &str, base: &str, lang: Lang) -> Result<(), Failure> {
        let Ok(login) = login(name) else { return Ok(()) };
        if !self.limits.allow(Deed::Forgot, &login) {
            return Err(Failure::TOO_OFTEN);
        }
        let Some((person, _)) = self.store.account(&login).await? else { return Ok(()) };
        let reminder = self.store.reminder(&person).await?.filter(|reminder| reminder.mails());
        let Some(reminder) = reminder.filter(|_| self.postman.mails()) else { return Ok(()) };
        let code = fresh_code(&self.store, &person).await?;
        let text = format!("{}\n\n{base}/account/reset?code={code}\n", words::say(lang, "reset-mail"));
        let subject = words::say(lang, "reset-subject");
        // It goes out beside the answer: how long it takes says nothing, either.
        let core = self.clone();
        tokio::spawn(async move {
            if let Err(why) = core.postman.write(&reminder.mail, subject, text).await {
                tracing::warn!("a mail did not go out: {why:#}");
            }
        });
        Ok(())
    }

    /// A new password for whoever has a code; every device is signed out, and this one in.
    pub async fn reset(self: &Arc<Self>, code: &str, password: &str) -> Result<String, Failure> {
        let hash = self.hash(password).await?;
        let wrong = Failure::new(StatusCode::BAD_REQUEST, Code::ResetForm);
        let person = self.store.use_reset(&token_hash(code.trim())).await?.ok_or(wrong)?;
        if self.banned.has(&person) {
            return Err(Failure::BANNED);
        }
        self.store.set_password(&person, &hash).await?;
        self.store.end_sessions(&person).await?;
        self.new_session(&person, crate::store::SessionKind::Device, "").await
    }

    /// Leaves for good. What was played stays; a bot plays on where the game still runs.
    pub async fn delete_account(self: &Arc<Self>, person: &PersonRow, password: &str) -> Result<(), Failure> {
        self.check_password(person, password).await?;
        self.remove_person(&person.id, &person.id).await
    }

    /// Everything that is kept of somebody.
    pub async fn export(self: &Arc<Self>, person: &PersonRow) -> Result<Value, Failure> {
        Ok(self.store.everything_of(&person.id).await?)
    }

    /// Makes a friend of whoever has an account of this name, or blocks them.
    pub async fn tie(self: &Arc<Self>, person: &PersonRow, name: &str, kind: &str) -> Result<(), Failure> {
        if !["friend", "block"].contains(&kind) {
            return Err(Failure::bad(format!("a tie is friend or block, not '{kind}'")));
        }
        let unknown = Failure::new(StatusCode::NOT_FOUND, Code::NoSuchName);
        let login = login(name).map_err(|_| unknown.clone())?;
        let (other, _) = self.store.account(&login).await?.ok_or(unknown.clone())?;
        if other == person.id {
            return Err(unknown);
        }
        Ok(self.store.bind(&person.id, &other, Some(kind)).await?)
    }

    /// Whether somebody may sit down here without an invitation: at a private table its host, and the host's friends.
    pub async fn may_enter(&self, now: &Published, person: &str) -> Result<bool, Failure> {
        let host = &now.row.creator;
        Ok(!now.row.private || host == person || self.store.befriended(host, person).await?)
    }

    /// Whether somebody at this table and this person want nothing to do with each other.
    pub async fn keeps_apart(&self, now: &Published, person: &str) -> Result<bool, Failure> {
        let apart = self.store.apart(person).await?;
        let here = |other: &String| {
            now.row.creator == *other || now.seats.iter().any(|sits| sits.person.as_ref() == Some(other))
        };
        Ok(apart.iter().any(here))
    }
}
