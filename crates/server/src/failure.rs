//! What a request is answered with when it cannot be done: the right status, a stable code, and a sentence that helps.

use crate::code::Code;
use crate::host::{No, Unfit};
use crate::owner::Undone;
use crate::store::StoreError;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use text::Lang;

/// Why a request was not done. Its sentence is `fail-<code>` in the reader's language.
#[derive(Clone, Debug)]
pub struct Failure {
    pub status: StatusCode,
    pub code: Code,
    /// What exactly, where a sentence alone would not help.
    pub detail: Option<String>,
    /// The field of a form it is about.
    pub field: Option<String>,
}

impl Failure {
    pub const fn new(status: StatusCode, code: Code) -> Failure {
        Failure { status, code, detail: None, field: None }
    }
    pub fn with(mut self, detail: impl Into<String>) -> Failure {
        self.detail = Some(detail.into());
        self
    }

    /// The same, beside this field.
    pub fn at(mut self, field: impl Into<String>) -> Failure {
        self.field = Some(field.into());
        self
    }

    pub const NO_TABLE: Failure = Failure::new(StatusCode::NOT_FOUND, Code::NoTable);
    pub const NO_GAME: Failure = Failure::new(StatusCode::NOT_FOUND, Code::NoGame);
    pub const NO_PAGE: Failure = Failure::new(StatusCode::NOT_FOUND, Code::NoPage);
    pub const NOT_ALLOWED: Failure = Failure::new(StatusCode::FORBIDDEN, Code::NotAllowed);
    pub const NOT_YOUR_SEAT: Failure = Failure::new(StatusCode::FORBIDDEN, Code::NotYourSeat);
    pub const WHO_ARE_YOU: Failure = Failure::new(StatusCode::UNAUTHORIZED, Code::WhoAreYou);
    pub const FOREIGN: Failure = Failure::new(StatusCode::FORBIDDEN, Code::ForeignOrigin);
    pub const TOO_OFTEN: Failure = Failure::new(StatusCode::TOO_MANY_REQUESTS, Code::TooFast);
    pub const TAKEN: Failure = Failure::new(StatusCode::CONFLICT, Code::SeatTaken);
    pub const BANNED: Failure = Failure::new(StatusCode::FORBIDDEN, Code::Banned);
    pub const CLOSED: Failure = Failure::new(StatusCode::GONE, Code::Closed);
    pub const STORAGE: Failure = Failure::new(StatusCode::SERVICE_UNAVAILABLE, Code::Storage);
    pub const BROKEN: Failure = Failure::new(StatusCode::INTERNAL_SERVER_ERROR, Code::Broken);

    pub fn bad(detail: impl Into<String>) -> Failure {
        Failure::new(StatusCode::BAD_REQUEST, Code::BadRequest).with(detail)
    }

    /// As a form says it when it comes back.
    pub fn problem(&self, lang: Lang) -> table::Problem {
        table::Problem { field: self.field.clone().unwrap_or_default(), text: self.message(lang) }
    }

    /// The sentence for a person.
    pub fn message(&self, lang: Lang) -> String {
        let sentence = crate::words::say(lang, &self.code.key());
        match &self.detail {
            Some(detail) => format!("{sentence} {detail}"),
            None => sentence,
        }
    }
}

/// Answers carry their failure along; the outermost layer says it in the reader's language, as a page or as JSON.
impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        match error {
            StoreError::Missing => Failure::NO_TABLE,
            StoreError::Taken => Failure::TAKEN,
            StoreError::Relieved => Failure::STORAGE,
            StoreError::Closed => Failure::CLOSED,
            StoreError::Unfit => Failure::new(StatusCode::BAD_REQUEST, Code::BadRequest),
            // It heals by itself: whoever tries again in a moment may find it well.
            StoreError::Sql(_) | StoreError::Late(_) | StoreError::Unread => {
                tracing::error!("{error}");
                Failure::STORAGE
            }
            StoreError::Damaged(_) => {
                tracing::error!("{error}");
                Failure::BROKEN
            }
        }
    }
}

impl From<Unfit> for Failure {
    fn from(unfit: Unfit) -> Failure {
        Failure::new(StatusCode::UNPROCESSABLE_ENTITY, Code::Unfit).with(unfit.0)
    }
}

impl From<Undone> for Failure {
    fn from(undone: Undone) -> Failure {
        use sitting::Refusal;
        let conflict = |code| Failure::new(StatusCode::CONFLICT, code);
        match undone {
            Undone::Storage => Failure::STORAGE,
            Undone::Refused(why) => match why {
                Refusal::NoSeat(_) => Failure::bad(why.to_string()),
                Refusal::NotYours => Failure::NOT_YOUR_SEAT,
                Refusal::HostOnly => Failure::NOT_ALLOWED,
                Refusal::NotSeated => Failure::new(StatusCode::FORBIDDEN, Code::NotSeated),
                Refusal::Taken => Failure::TAKEN,
                Refusal::Begun => conflict(Code::Started),
                Refusal::NotBegun => conflict(Code::NotStarted),
                Refusal::Over => conflict(Code::Over),
                Refusal::SitsHere => conflict(Code::SitsHere),
                Refusal::KnowsAnother => conflict(Code::KnowsAnother),
                Refusal::Settled => conflict(Code::Settled),
                Refusal::TooLong => conflict(Code::HolidayLong),
                Refusal::Void => conflict(Code::InviteVoid),
            },
        }
    }
}

impl From<No> for Failure {
    fn from(no: No) -> Failure {
        let status = match &no {
            No::NotYourSeat | No::BotPlays => StatusCode::FORBIDDEN,
            No::TooFast => StatusCode::TOO_MANY_REQUESTS,
            No::Busy | No::Storage => StatusCode::SERVICE_UNAVAILABLE,
            No::BadStep(_) | No::Ambiguous | No::Steps | No::Bad(_) => StatusCode::BAD_REQUEST,
            _ => StatusCode::CONFLICT,
        };
        let failure = Failure::new(status, no.code());
        match no {
            No::BadStep(_) | No::Ambiguous | No::Steps | No::Bad(_) => failure.with(no.to_string()),
            _ => failure,
        }
    }
}
