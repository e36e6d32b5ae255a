//! Worked examples: the rulebook's, one a building, and both readings where the letter can be chosen.

use age_of_discovery::{AgeOfDiscovery, Building};
use kit::{Id, Named};

#[test]
fn examples_hold() {
    testkit::check_folder::<AgeOfDiscovery>(testkit::beside!("../examples"));
}

#[test]
fn every_building_has_an_example() {
    for building in Building::all() {
        let folder = testkit::beside!("../examples/capital-buildings");
        let file = folder.join(format!("{}.json", building.name()));
        let text = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        assert!(text.contains(building.name()), "{} does not speak of {}", file.display(), building.name());
    }
}
