//! The browser table: the shell of every game - prompt, offer, log, chat, history, rules, scores, pages - and how a
//! game is shown in it ([`Face`]). Pure: from plain data to HTML; who sends it, and when, is the server's business.

#![warn(missing_docs)]

mod assets;
mod brief;
mod card;
mod check;
mod company;
mod counsel;
mod digest;
mod effect;
mod face;
mod foreseen;
mod lengths;
mod letters;
mod md;
mod opening;
mod pace;
mod pages;
mod parts;
mod round;
mod screen;
mod seats;
mod secret;
mod since;
mod still;
mod symbols;
mod target;
mod teaching;
mod terms;
mod themes;
pub mod trial;
pub mod tutor;
mod words;

pub use assets::{ASSETS, Asset, asset, asset_url, service_worker, style, style_url};
pub use brief::{Brief, Drawn};
pub use card::{Card, Die, Outcome, Side, die};
pub use check::{Trial, Tried, check};
pub use company::{Away, Company, Happened, Left, Next, Question, Tempo, Terms, tempo};
pub use counsel::Counsel;
pub use digest::{Digest, digest};
pub use effect::Effect;
pub use face::{Aid, Face, Kind, Measure, Part, Phase, Scene, ScoreRow, Tip, changed};
pub use foreseen::Foreseen;
pub use letters::Letters;
pub use opening::{Player, opened};
pub use pace::Pace;
pub use pages::*;
pub use parts::lesson::{LessonInput, put_lesson};
pub use round::{Close, Round, Scored, round};
pub use screen::{
    Asked, ChatLine, Dealt, Element, History, Kept, Line, Plan, Screen, ScreenInput, Stand, TableInfo,
    TakeBack, Trying, UndoEnds, effects, quoted, screen, targets,
};
pub use seats::{SHAPES, SeatInfo, Sitter, StandIn, mark, name_tag, seat_class};
pub use secret::hiding;
pub use since::{Glance, OwnLine, Since};
pub use still::{Still, picture, still};
pub use symbols::{cross, icon};
pub use target::{At, at};
pub use teaching::{Teaching, Things, lessons_of};
pub use themes::in_dark_systems;
pub use words::{UI, Words};
