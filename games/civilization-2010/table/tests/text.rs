//! The words of the game and of its board together.

use civilization_2010::Civilization2010 as G;
use civilization_2010_table::Atlas;
use table::Face;
use text::Spoken;

#[test]
fn sentences() {
    testkit::sentences(&[G::TEXT, Atlas::TEXT]);
}

#[test]
fn glossary() {
    testkit::glossary(testkit::beside!("../glossary.json"), &[G::TEXT, G::RULES, Atlas::TEXT]);
}
