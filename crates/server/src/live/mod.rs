//! The live table: one WebSocket a tab. The protocol is in `crates/table/PROTOCOL.md`.

mod asides;
mod company;
mod connection;
mod diff;
mod live_screen;
mod parked;
mod sight;
mod trying;
mod wire;

pub use asides::plain;
pub use connection::serve;
pub use diff::Shown;
pub use parked::Parked;
pub use sight::{Viewer, bot_kind, chat, name_of, natural, on_arrival, scenery, seats, table_info, wished};
pub use wire::{MOST_BYTES, MOST_CHAT, patch_text};
