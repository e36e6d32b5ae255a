//! What every game passes from its first day. Tried here on a small game, [`toy::Raid`]:
//!
//! ```
//! use testkit::{Fault, Plan, toy::{Raid, State}};
//!
//! // Random games in which every promise of the kernel is checked.
//! let plan = Plan { random_sets: 1, every: 20, ..Plan::default() };
//! let report = testkit::soak::<Raid>(&plan).unwrap_or_else(|failure| panic!("{failure}"));
//! assert!(report.games > 0 && report.undone > 0);
//!
//! // A soak that catches nothing proves nothing: plant a fault, and it must be found.
//! struct NobodyAsked;
//! impl Fault<Raid> for NobodyAsked {
//!     const NAME: &'static str = "nobody is asked any more";
//!     fn open(_: &State) -> kernel::SeatSet {
//!         kernel::SeatSet::EMPTY
//!     }
//! }
//! testkit::caught::<Raid, NobodyAsked>(&plan);
//!
//! // A worked example, as a file has it.
//! testkit::check_text::<Raid>(r#"{
//!     "game": "raid", "rule": "R1", "title": "A bid is made", "seats": 2, "seed": 1,
//!     "steps": [ { "seat": 0, "refused": "roll" } ],
//!     "then": { "/round": 0 }
//! }"#).unwrap_or_else(|why| panic!("{why}"));
//! ```
//!
//! A game's own tests are a few lines:
//!
//! ```text
//! #[test] fn soak() { testkit::soak::<MyGame>(&Plan::default()).unwrap_or_else(|f| panic!("{f}")); }
//! #[test] fn generic_faults_are_caught() { testkit::generic_faults::<MyGame>(&Plan::default()); }
//! #[test] fn lost_soldier_is_caught() { testkit::caught::<MyGame, LostSoldier>(&Plan::default()); }
//! #[test] fn examples() { testkit::check_folder::<MyGame>(testkit::beside!("../examples")); }
//! #[test] fn words() { testkit::words::<MyGame>(&[testkit::beside!("src")]); }
//! #[test] fn glossary() { testkit::glossary(testkit::beside!("../glossary.json"), &[MyGame::TEXT, MyGame::RULES]); }
//! #[test] fn provenance() { testkit::named::<MyGame>("R17.1", |names| reconstructed(names)); }
//! #[test] fn coverage() { testkit::covered(testkit::beside!("..")); }
//! #[test] fn source() { testkit::sourced(testkit::beside!(".."), testkit::SHARE); }
//! #[test] fn citations() { testkit::cited(testkit::beside!("..")); }
//! #[test] fn bots_get_on() { assert!(testkit::no_circles::<MyGame>(10, 2_000) > 0); }
//! #[test] fn foresight() { assert!(testkit::foreseen::<MyGame>(10_000) > 0); }
//! #[test] fn fixtures() { testkit::replay_folder::<MyGame>(testkit::beside!("../fixtures")); }
//! ```

#![warn(missing_docs)]

mod circles;
mod citations;
mod coverage;
mod example;
mod faults;
mod fixtures;
mod foreseen;
mod given;
mod glossary;
mod labels;
mod options;
mod perft;
mod play;
mod provenance;
mod reading;
mod sentences;
mod shape;
mod soak;
mod source;
#[allow(missing_docs)] // Its rules are its documentation.
pub mod toy;
mod words;
mod worlds;

pub use circles::no_circles;
pub use citations::cited;
pub use coverage::{Coverage, coverage, covered};
pub use example::{Example, check_folder, check_text, json_files};
pub use faults::{Fault, With, caught, generic_faults};
pub use fixtures::{replay_folder, replay_text};
pub use foreseen::foreseen;
pub use given::number;
pub use glossary::glossary;
pub use labels::told_apart;
pub use options::option_sets;
pub use perft::perft;
pub use play::{play_out, start};
pub use provenance::{named, rule_text};
pub use sentences::{sentences, wince};
pub use shape::{misshapen, wide_lines};
pub use soak::{Failure, Plan, Report, soak};
pub use source::{SHARE, Source, source_coverage, sourced};
pub use words::words;

/// A path beside the manifest of the crate that calls.
#[macro_export]
macro_rules! beside {
    ($path:literal) => {
        std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/", $path))
    };
}
