//! Whatever the data mark as reconstructed or recalled is named so in the rules beside the board.

use age_of_discovery::{AgeOfDiscovery, RECONSTRUCTED};
use serde_json::Value;
use text::Catalogue;

fn rows(json: &str, list: &str) -> Vec<Value> {
    let data: Value = serde_json::from_str(json).expect("JSON");
    data[list].as_array().expect("a list").clone()
}

fn regions() -> Vec<Value> {
    rows(include_str!("../data/regions.json"), "regions")
}

fn name(names: &Catalogue, family: &str, id: &Value) -> String {
    names.get(&format!("{family}-{}", id.as_str().expect("an id").replace('_', "-")))
}

/// "Florida (indigo)", for every region whose good has this source.
fn goods(names: &Catalogue, source: &str) -> Vec<String> {
    let of = |r: &Value| format!("{} ({})", name(names, "region", &r["id"]), name(names, "good", &r["good"]));
    regions().iter().filter(|r| r["good_source"] == source).map(of).collect()
}

/// R17.1: four goods were chosen by us.
#[test]
fn reconstructed_goods_are_named() {
    testkit::named::<AgeOfDiscovery>("R17.1", |names| goods(names, RECONSTRUCTED));
}

/// R17.2: others, and the name of a region, are recalled.
#[test]
fn recalled_facts_are_named() {
    testkit::named::<AgeOfDiscovery>("R17.2", |names| {
        let mut all = goods(names, "recall");
        let recalled = |r: &&Value| r["name_source"].as_str().is_some_and(|s| s.starts_with("recall"));
        all.extend(regions().iter().filter(recalled).map(|r| name(names, "region", &r["id"])));
        all
    });
}

/// R17.3: borders that no rulebook draws.
#[test]
fn reconstructed_borders_are_named() {
    testkit::named::<AgeOfDiscovery>("R17.3", |names| {
        let edges = rows(include_str!("../data/regions.json"), "edges");
        let ours = edges.iter().filter(|e| e["source"] == RECONSTRUCTED);
        let and = if names.lang() == text::Lang::Fr { "et" } else { "and" };
        ours.map(|e| format!("{} {and} {}", name(names, "region", &e["a"]), name(names, "region", &e["b"])))
            .collect()
    });
}

/// R17.4: what no rulebook says of the tracks.
#[test]
fn reconstructed_parts_of_tracks_are_named() {
    testkit::named::<AgeOfDiscovery>("R17.4", |names| {
        let tracks = rows(include_str!("../data/constants.json"), "tracks");
        let ours = |t: &&Value| t["source"].as_str().is_some_and(|s| s.contains(RECONSTRUCTED));
        tracks.iter().filter(ours).map(|t| name(names, "track", &t["id"])).collect()
    });
}

/// R17.1: wherever a table shows such a good it can say so, and no fact of another file waits to be named.
#[test]
fn marks_reach_the_table_and_no_other_file_has_one() {
    use age_of_discovery::Region;
    use kit::{Id, Named};
    for (row, region) in regions().iter().zip(Region::all()) {
        assert_eq!(row["id"], region.name());
        let ours = age_of_discovery::facts().regions[region].good_reconstructed;
        assert_eq!(ours, row["good_source"] == RECONSTRUCTED, "{}", region.name());
    }
    for (file, json) in [
        ("buildings", include_str!("../data/buildings.json")),
        ("discoveries", include_str!("../data/discoveries.json")),
        ("goods", include_str!("../data/goods.json")),
        ("nations", include_str!("../data/nations.json")),
        ("workers", include_str!("../data/workers.json")),
    ] {
        assert!(!json.contains(RECONSTRUCTED), "data/{file}.json: name it in RULES and here");
    }
}
