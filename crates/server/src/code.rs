//! The stable codes of everything that can fail: programs read the word, people the sentence `fail-<word>`.

use serde::{Serialize, Serializer};

/// Declares the codes, each with its word; the list cannot forget one.
macro_rules! codes {
    ($($name:ident = $word:literal,)*) => {
        /// Why something was not done, in one stable word.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Code {
            $($name,)*
        }

        impl Code {
            /// All of them, for tests; elsewhere the compiler finds those that nothing says any more.
            #[cfg(test)]
            pub const ALL: &[Code] = &[$(Code::$name,)*];

            /// As the protocol and the API say it.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Code::$name => $word,)*
                }
            }
        }
    };
}

codes! {
    NoTable = "no_table",
    NoGame = "no_game",
    NoPage = "no_page",
    NotAllowed = "not_allowed",
    NoHints = "no_hints",
    NotAsked = "not_asked",
    NotYourSeat = "not_your_seat",
    WhoAreYou = "who_are_you",
    ForeignOrigin = "foreign_origin",
    TooFast = "too_fast",
    SeatTaken = "seat_taken",
    SitsHere = "sits_here",
    NotSeated = "not_seated",
    KnowsAnother = "knows_another",
    Settled = "settled",
    HolidayLong = "holiday_long",
    InviteVoid = "invite_void",
    Broken = "broken",
    BadRequest = "bad_request",
    Unfit = "unfit",
    TooLarge = "too_large",
    WrongMethod = "wrong_method",
    Timeout = "timeout",
    Over = "over",
    NotOpen = "not_open",
    Stale = "stale",
    NotOffered = "not_offered",
    NothingToUndo = "nothing_to_undo",
    NothingToRedo = "nothing_to_redo",
    BackGone = "back_gone",
    BackAsked = "back_asked",
    BackRefused = "back_refused",
    NoPlan = "no_plan",
    Blocked = "blocked",
    Banned = "banned",
    Muted = "muted",
    Closed = "closed",
    TokenScope = "token_scope",
    ResetForm = "reset_form",
    NoSuchName = "no_such_name",
    PushForm = "push_form",
    BadMessage = "bad_message",
    BotPlays = "bot_plays",
    NotStarted = "not_started",
    Started = "started",
    SeatsEmpty = "seats_empty",
    Frozen = "frozen",
    Busy = "busy",
    Storage = "storage",
    OlderRules = "older_rules",
    NewerRules = "newer_rules",
    BrokenLog = "broken_log",
    Undrawable = "undrawable",
    NotOver = "not_over",
    Login = "login",
    LoginTaken = "login_taken",
    LoginForm = "login_form",
    PasswordForm = "password_form",
    PasswordCommon = "password_common",
    LobbyFull = "lobby_full",
    SeveralSeats = "several_seats",
    NameForm = "name_form",
    TitleForm = "title_form",
    TooLong = "too_long",
    Empty = "empty",
    AccountExists = "account_exists",
    BadToken = "bad_token",
    HookForm = "hook_form",
    MailForm = "mail_form",
    NoMail = "no_mail",
    MailFailed = "mail_failed",
}

impl Code {
    /// The key of its sentence.
    pub fn key(self) -> String {
        format!("fail-{}", self.word().replace('_', "-"))
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}
