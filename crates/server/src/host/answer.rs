//! What a client may say to a match, and why it may be refused.

use super::Trouble;
use crate::code::Code;
use kernel::{Offer, Refused, Target};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A step as a client names it, before it is taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// Index in the offer.
    Choice(usize),
    /// The only choice at this target.
    Target(Target),
    /// The action itself.
    Action(Value),
}

/// At most so many steps in one answer: a drag needs two.
pub const MOST_STEPS: usize = 32;

/// What a seat says.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// Steps taken in order; the first answers the decision of this number, the others what follows from it.
    Act {
        decision: u32,
        steps: Vec<Step>,
    },
    Undo,
    Redo,
    /// Undo up to the fence.
    Restart,
    /// Undo until so many steps are in force.
    BackTo {
        step: usize,
    },
    /// One step back with what others answered since, and with what was learned where people practise: they agreed.
    TakeBack {
        learned: bool,
    },
}

/// Why an answer was not taken, or not to its end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum No {
    #[error("{0}")]
    Rules(#[from] Refused),
    #[error("the step was not understood: {0}")]
    BadStep(String),
    #[error("there are several choices there; say which one")]
    Ambiguous,
    #[error("an answer needs 1 to {MOST_STEPS} steps")]
    Steps,
    #[error("this seat is not yours")]
    NotYourSeat,
    #[error("a bot plays this seat now; take it back first")]
    BotPlays,
    #[error("this table has not started")]
    NotStarted,
    #[error("this match cannot go on: {0}")]
    Frozen(Trouble),
    #[error("too many messages; wait a moment")]
    TooFast,
    #[error("there is too much waiting; send it again in a moment")]
    Busy,
    #[error("storage failed; nothing was done; send it again")]
    Storage,
    #[error("{0}")]
    Bad(String),
}

impl No {
    /// The stable code of the protocol; `fail-<code>` is its sentence.
    pub fn code(&self) -> Code {
        match self {
            No::Rules(Refused::Over) => Code::Over,
            No::Rules(Refused::NotOpen) => Code::NotOpen,
            No::Rules(Refused::Stale { .. }) => Code::Stale,
            No::Rules(Refused::NotOffered) => Code::NotOffered,
            No::Rules(Refused::NothingToUndo) => Code::NothingToUndo,
            No::Rules(Refused::NothingToRedo) => Code::NothingToRedo,
            No::BadStep(_) | No::Ambiguous | No::Steps | No::Bad(_) => Code::BadMessage,
            No::NotYourSeat => Code::NotYourSeat,
            No::BotPlays => Code::BotPlays,
            No::NotStarted => Code::NotStarted,
            No::Frozen(trouble) => trouble.code(),
            No::TooFast => Code::TooFast,
            No::Busy | No::Storage => Code::Busy,
        }
    }
}

/// The action that a client names.
pub(super) fn chosen<A: Clone + DeserializeOwned>(offer: &Offer<A>, step: &Step) -> Result<A, No> {
    let not_offered = No::Rules(Refused::NotOffered);
    match step {
        Step::Choice(index) => offer.choices.get(*index).map(|c| c.action.clone()).ok_or(not_offered),
        Step::Target(target) => {
            let mut there = offer.choices.iter().filter(|c| c.show.target == *target);
            let choice = there.next().ok_or(not_offered)?;
            if there.next().is_some() { Err(No::Ambiguous) } else { Ok(choice.action.clone()) }
        }
        Step::Action(value) => kernel::from_json(value).map_err(No::BadStep),
    }
}
