//! What teaches Age of Discovery: the guided first game, and examples with their captions.

use table::Teaching;
use text::Both;

pub const TEACHING: Teaching = Teaching {
    lessons: &[include_str!("../../lessons/first.json")],
    examples: &[],
    text: Both { en: include_str!("../../lessons/en.ftl"), fr: include_str!("../../lessons/fr.ftl") },
};
