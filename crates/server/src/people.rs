//! Who somebody is: guests by a device cookie, accounts by a password, bots by a token.

use crate::code::Code;
use crate::core::Core;
use crate::failure::Failure;
use crate::random;
use crate::store::{PersonRow, Repute, SessionKind, StoreError, TokenScope};
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use argon2::{Algorithm, Argon2, Params, Version};
use axum::http::StatusCode;
use kernel::msg;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use text::Lang;
use tokio::sync::{Semaphore, SemaphorePermit};
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;

/// So many tables of one person are told of a new name; older ones hear of it when somebody looks at them.
const MOST_TABLES: i64 = 50;

/// What is stored of a token: its hash, so that whoever reads the database cannot use it.
pub fn token_hash(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

/// A name as a person may be called, in any script: 1 to 40 characters that are all seen, no outer blanks.
pub fn clean_name(name: &str) -> Result<String, Failure> {
    // The same letters, however they were typed.
    let name: String = name.trim().nfc().collect();
    let fits = (1..=40).contains(&name.chars().count()) && is_plain(&name);
    fits.then_some(name).ok_or(Failure::new(StatusCode::BAD_REQUEST, Code::NameForm))
}

/// How a name looks, whatever letters it is made of: "Аda" with a Cyrillic letter and "Ada" are one.
pub fn looks(name: &str) -> String {
    let plain: String = name.trim().nfkc().filter(|c| !is_joiner(*c)).collect();
    skeleton(&plain).collect::<String>().to_lowercase()
}

/// A name as a reader sees it: one that we made up for a guest is said in the reader's language.
pub fn called(name: &str, lang: Lang) -> String {
    let number = Lang::ALL.iter().find_map(|other| {
        let made_up = crate::words::words(*other).fill(&msg("guest").num("n", 0));
        let n: u16 = name.strip_prefix(made_up.strip_suffix('0')?)?.parse().ok()?;
        (100..1000).contains(&n).then_some(n)
    });
    match number {
        Some(n) => crate::words::words(lang).fill(&msg("guest").num("n", n)),
        None => name.to_owned(),
    }
}

/// Whether a text reads as it is written: one line, and nothing in it that hides or turns it.
pub fn is_plain(text: &str) -> bool {
    let chars: Vec<char> = text.chars().collect();
    let joined = |c: char| !c.is_ascii() && !c.is_whitespace() && !is_joiner(c);
    chars.iter().enumerate().all(|(i, &c)| match c {
        // Emoji and the letters of many scripts are made with joiners; elsewhere one would only hide.
        c if is_joiner(c) => i > 0 && joined(chars[i - 1]) && chars.get(i + 1).is_some_and(|&c| joined(c)),
        // Some flags are a black one and the name of their country in letters that are not seen.
        '\u{e0020}'..='\u{e007f}' => {
            let first = chars[..i].iter().rev().find(|c| !matches!(c, '\u{e0020}'..='\u{e007f}'));
            first == Some(&'\u{1f3f4}')
        }
        c => !c.is_control() && !is_unseen(c),
    })
}

/// Zero-width joiner and non-joiner.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Characters that turn text, break the line, or show nothing at all.
fn is_unseen(c: char) -> bool {
    const UNSEEN: [std::ops::RangeInclusive<char>; 13] = [
        '\u{ad}'..='\u{ad}',
        '\u{34f}'..='\u{34f}',
        '\u{61c}'..='\u{61c}',
        '\u{115f}'..='\u{1160}',
        '\u{17b4}'..='\u{17b5}',
        '\u{200b}'..='\u{200f}',
        '\u{2028}'..='\u{202e}',
        '\u{2060}'..='\u{206f}',
        '\u{2800}'..='\u{2800}',
        '\u{3164}'..='\u{3164}',
        '\u{feff}'..='\u{feff}',
        '\u{ffa0}'..='\u{ffa0}',
        '\u{e0000}'..='\u{e00ff}',
    ];
    UNSEEN.iter().any(|range| range.contains(&c))
}

impl Core {
    /// A new guest and the token of its device.
    pub async fn new_guest(&self, lang: Lang) -> Result<(PersonRow, String), Failure> {
        let id = random::name(16);
        let name = crate::words::words(lang).fill(&msg("guest").num("n", 100 + random::below(900) as i64));
        self.store.create_person(&id, &name, lang.code()).await?;
        let token = self.new_session(&id, SessionKind::Device, "").await?;
        let person = PersonRow {
            id,
            name,
            lang: lang.code().into(),
            theme: "auto".into(),
            pace: table::Pace::default().code().into(),
            coach: false,
            login: None,
            marks: Repute::default(),
        };
        Ok((person, token))
    }

    pub(crate) async fn new_session(
        &self,
        person: &str,
        kind: SessionKind,
        label: &str,
    ) -> Result<String, Failure> {
        let token = random::token();
        self.store.create_session(&token_hash(&token), person, kind, label, TokenScope::Play).await?;
        Ok(token)
    }

    /// A bearer token for the API, shown once.
    pub async fn new_bot_token(
        &self,
        person: &str,
        label: &str,
        scope: TokenScope,
    ) -> Result<String, Failure> {
        let (label, token) = (clean_name(label)?, random::token());
        self.store.create_session(&token_hash(&token), person, SessionKind::Bot, &label, scope).await?;
        Ok(token)
    }

    /// Makes a guest an account; seats taken as a guest stay theirs.
    pub async fn sign_up(
        self: &Arc<Self>,
        person: &PersonRow,
        name: &str,
        password: &str,
    ) -> Result<(), Failure> {
        if person.login.is_some() {
            return Err(Failure::new(StatusCode::CONFLICT, Code::AccountExists));
        }
        let login = login(name)?;
        let looks = looks(name);
        if self.store.looks_taken(&looks, &person.id).await? {
            return Err(Failure::new(StatusCode::CONFLICT, Code::LoginTaken));
        }
        let hash = self.hash(password).await?;
        match self.store.create_account(&person.id, &login, &looks, &hash).await {
            Err(StoreError::Taken) => return Err(Failure::new(StatusCode::CONFLICT, Code::LoginTaken)),
            other => other?,
        }
        let renamed = PersonRow { name: clean_name(name)?, ..person.clone() };
        self.rename(&renamed).await
    }

    /// Keeps what a person is called now; the tables they sit at show it.
    pub async fn rename(self: &Arc<Self>, person: &PersonRow) -> Result<(), Failure> {
        self.store.save_person(person).await?;
        self.tell_tables(&person.id).await
    }

    /// The tables where somebody sits see that something about them is another.
    async fn tell_tables(self: &Arc<Self>, person: &str) -> Result<(), Failure> {
        for table in self.store.tables_of(person, MOST_TABLES).await? {
            self.changed(&table.row.id).await;
        }
        Ok(())
    }

    /// A session for whoever knows the password. The seats of `guest` come along.
    pub async fn sign_in(
        self: &Arc<Self>,
        guest: Option<&PersonRow>,
        name: &str,
        password: &str,
    ) -> Result<String, Failure> {
        let wrong = Failure::new(StatusCode::UNAUTHORIZED, Code::Login);
        let login = login(name).map_err(|_| wrong.clone())?;
        self.limits.slow(&login).await;
        let account = self.store.account(&login).await?;
        // An unknown name takes as long as a wrong password.
        let stored = account.as_ref().map_or(DUMMY, |(_, stored)| stored).to_owned();
        let fits = self.verify(password, stored).await?;
        self.limits.tried(&login, fits);
        let Some((person, _)) = account.filter(|_| fits) else { return Err(wrong) };
        if self.store.person(&person).await?.marks.banned {
            return Err(Failure::BANNED);
        }
        if let Some(guest) = guest.filter(|g| g.login.is_none() && g.id != person) {
            self.store.move_seats(&guest.id, &person).await?;
            self.tell_tables(&person).await?;
        }
        self.new_session(&person, SessionKind::Device, "").await
    }

    /// Changes a password and signs every device out, this one too: it gets a new session.
    pub async fn change_password(
        self: &Arc<Self>,
        person: &PersonRow,
        old: &str,
        new: &str,
    ) -> Result<(), Failure> {
        self.check_password(person, old).await?;
        let hash = self.hash(new).await?;
        self.store.set_password(&person.id, &hash).await?;
        Ok(self.store.end_sessions(&person.id).await?)
    }

    /// Whether it is really them: before anything that cannot be undone.
    pub(crate) async fn check_password(&self, person: &PersonRow, password: &str) -> Result<(), Failure> {
        let wrong = Failure::new(StatusCode::UNAUTHORIZED, Code::Login);
        let login = person.login.as_ref().ok_or(wrong.clone())?;
        self.limits.slow(login).await;
        let (_, stored) = self.store.account(login).await?.ok_or(wrong.clone())?;
        let fits = self.verify(password, stored).await?;
        self.limits.tried(login, fits);
        if fits { Ok(()) } else { Err(wrong) }
    }

    pub(crate) async fn hash(&self, password: &str) -> Result<String, Failure> {
        if !(8..=200).contains(&password.chars().count()) {
            return Err(Failure::new(StatusCode::BAD_REQUEST, Code::PasswordForm));
        }
        if easily_guessed(password) {
            return Err(Failure::new(StatusCode::BAD_REQUEST, Code::PasswordCommon));
        }
        let (argon, password) = (argon(self.config.testing.weak_passwords), password.to_owned());
        let salt = random::bytes::<16>();
        let _slot = self.hashers.slot().await?;
        let hashing = tokio::task::spawn_blocking(move || {
            argon?.hash_password_with_salt(password.as_bytes(), &salt).ok().map(|hash| hash.to_string())
        });
        hashing.await.ok().flatten().ok_or(Failure::BROKEN)
    }

    async fn verify(&self, password: &str, stored: String) -> Result<bool, Failure> {
        let (argon, password) = (argon(self.config.testing.weak_passwords), password.to_owned());
        let _slot = self.hashers.slot().await?;
        let checking = tokio::task::spawn_blocking(move || {
            let Ok(hash) = PasswordHash::new(&stored) else { return false };
            argon.is_some_and(|argon| argon.verify_password(password.as_bytes(), &hash).is_ok())
        });
        checking.await.map_err(|_| Failure::BROKEN)
    }
}

/// Hashing takes 19 MiB and much of a core each: few at once, and a bounded queue.
pub struct Hashers {
    slots: Semaphore,
    waiting: AtomicUsize,
}

/// At once, and waiting for it.
const HASHING: usize = 2;
const WAITING: usize = 64;

impl Default for Hashers {
    fn default() -> Hashers {
        Hashers { slots: Semaphore::new(HASHING), waiting: AtomicUsize::new(0) }
    }
}

impl Hashers {
    /// A slot, when there is one; or at once that there are too many before.
    async fn slot(&self) -> Result<SemaphorePermit<'_>, Failure> {
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        let slot = if before < WAITING { self.slots.acquire().await.ok() } else { None };
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        slot.ok_or(Failure::new(StatusCode::SERVICE_UNAVAILABLE, Code::Busy))
    }
}

/// What everybody tries first: well-known words, one letter again and again, letters or figures in a row.
fn easily_guessed(password: &str) -> bool {
    const KNOWN: &str = include_str!("../data/common-passwords.txt");
    let lower = password.to_lowercase();
    let chars: Vec<char> = lower.chars().collect();
    let steps: Vec<i64> = chars.windows(2).map(|pair| pair[1] as i64 - pair[0] as i64).collect();
    let row = steps.first().is_some_and(|first| first.abs() <= 1 && steps.iter().all(|step| step == first));
    let bare = lower.trim_end_matches(|c: char| c.is_ascii_digit() || c.is_ascii_punctuation());
    row || KNOWN.lines().any(|known| known == lower || (known.len() >= 6 && known == bare))
}

/// A hash nobody knows the password of.
const DUMMY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Argon2id: 19 MiB, two passes.
fn argon(weak: bool) -> Option<Argon2<'static>> {
    let params = if weak { Params::new(64, 1, 1, None) } else { Params::new(19 * 1024, 2, 1, None) };
    Some(Argon2::new(Algorithm::Argon2id, Version::V0x13, params.ok()?))
}

/// Two names that differ only in case, or in joiners nobody sees, are one login.
pub(crate) fn login(name: &str) -> Result<String, Failure> {
    let name = clean_name(name).map_err(|_| Failure::new(StatusCode::BAD_REQUEST, Code::LoginForm))?;
    if name.chars().count() < 2 {
        return Err(Failure::new(StatusCode::BAD_REQUEST, Code::LoginForm));
    }
    Ok(name.chars().filter(|c| !is_joiner(*c)).collect::<String>().to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_are_called_in_the_readers_language() {
        assert_eq!(called("Guest 123", Lang::Fr), "Invité 123");
        assert_eq!(called("Invité 987", Lang::En), "Guest 987");
        assert_eq!(called("Guest 123", Lang::En), "Guest 123");
        for own in ["Guest", "Guest 1", "Guest 12345", "Invité Surprise", "Ada"] {
            assert_eq!(called(own, Lang::Fr), own);
        }
    }

    #[test]
    fn what_everybody_tries_is_refused() {
        for bad in [
            "password",
            "Password1",
            "12345678",
            "87654321",
            "aaaaaaaa",
            "abcdefgh",
            "qwertyuiop",
            "motdepasse!",
        ] {
            assert!(easily_guessed(bad), "{bad}");
        }
        for good in ["secret-words", "correct horse", "Ελένη-1821", "guess0001"] {
            assert!(!easily_guessed(good), "{good}");
        }
    }

    /// In any script; composed or not, it is the same name. What looks alike is alike.
    #[test]
    fn names_are_read_as_people_read_them() {
        assert_eq!(clean_name(" Ame\u{301}lie ").unwrap(), "Am\u{e9}lie");
        for name in ["Ольга", "李小龍", "محمد", "नीलम", "Ελένη", "Ngọc", "🏴‍☠️ Anne"]
        {
            assert_eq!(clean_name(name).unwrap(), name.nfc().collect::<String>());
        }
        // Cyrillic, Greek, full width, a one for an l.
        for (one, other) in [("Ada", "Аda"), ("Pho", "Ρho"), ("Ada", "Ａｄａ"), ("paul", "pau1")] {
            assert_eq!(looks(one), looks(other), "{one} {other}");
        }
        assert_ne!(looks("Ada"), looks("Adam"));
        assert_ne!(looks("Ольга"), looks("Olga"));
    }
}
