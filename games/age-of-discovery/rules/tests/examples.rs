//! Worked examples: the rulebook's, one a building, and both readings where the letter can be chosen.

use age_of_discovery::AgeOfDiscovery;
use age_of_discovery::ids::Building;
use age_of_discovery::table::Id;

#[test]
fn examples_hold() {
    testkit::check_folder::<AgeOfDiscovery>(testkit::beside!("../examples"));
}

#[test]
fn every_building_has_an_example() {
    for building in Building::ALL {
        let folder = testkit::beside!("../examples/capital-buildings");
        let file = folder.join(format!("{}.json", building.key()));
        let text = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        assert!(text.contains(building.key()), "{} does not speak of {}", file.display(), building.key());
    }
}
