//! The browser table: the frame of every game - prompt, offer, log, chat, history, rules, scores, pages - and how a
//! game is shown in it ([`Face`]). Pure: from plain data to HTML; who sends it, and when, is the server's business.

mod assets;
mod check;
mod effect;
mod face;
mod md;
mod pages;
mod parts;
mod screen;
mod seats;
mod secret;
mod symbols;
mod target;
mod themes;
pub mod trial;
mod words;

pub use assets::{ASSETS, Asset, asset, asset_url, style, style_url};
pub use check::{Trial, Tried, check};
pub use effect::Effect;
pub use face::{Aid, Face, Measure, Part, Scene, ScoreRow, Tip};
pub use pages::*;
pub use screen::{
    Asked, ChatLine, Element, History, Kept, Line, Screen, ScreenInput, TableInfo, effects, screen, targets,
};
pub use seats::{SHAPES, SeatInfo, Sitter, mark, name_tag, seat_class};
pub use secret::hides;
pub use symbols::{cross, icon};
pub use target::{At, at};
pub use themes::in_dark_systems;
pub use words::{UI, Words};
