//! The command line as people and scripts use it: what it prints, how it exits, and that it never panics.

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};

const GAME: &str = "age-of-discovery";

fn ecumene(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ecumene"))
        .args(args)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("the program starts")
}

fn json(args: &[&str]) -> Value {
    let output = ecumene(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{args:?}: {e}"))
}

/// One clear line that contains `says`, a non-zero exit, and no trace of a panic.
fn refused(args: &[&str], says: &str) {
    let output = ecumene(args);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success(), "{args:?} should fail");
    assert!(error.contains(says), "{args:?}: {error}");
    assert!(!error.contains("panicked") && !error.contains("internal fault"), "{args:?}: {error}");
}

fn scratch(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("a folder to write to");
    dir
}

#[test]
fn games_lists_what_can_be_played() {
    let games = json(&["games", "--json"]);
    for game in games.as_array().expect("a list") {
        assert!(game["title"].as_str().is_some_and(|t| !t.is_empty() && !t.starts_with('⟨')), "{game}");
        assert!(game["seats"]["min"].as_u64() <= game["seats"]["max"].as_u64());
        assert!(game["revision"].as_u64() >= Some(1));
        for option in game["options"].as_array().expect("a list") {
            assert!(option["values"].as_array().expect("a list").contains(&option["default"]), "{option}");
        }
    }
    assert!(games.as_array().is_some_and(|g| g.iter().any(|g| g["id"] == GAME)));
}

#[test]
fn sim_plays_and_is_reproducible() {
    let args = ["sim", GAME, "--seats", "3", "--games", "5", "--bots", "random", "--seed", "7", "--json"];
    let (one, two) = (json(&args), json(&args));
    for field in ["game", "seats", "games", "finished", "decisions", "mean_length", "wins"] {
        assert_eq!(one[field], two[field], "{field}");
    }
    assert_eq!((&one["finished"], one["wins"].as_array().map(Vec::len)), (&Value::from(5), Some(3)));
    assert!(one["decisions_per_second"].as_f64() > Some(0.0) && one["games_per_second"].as_f64() > Some(0.0));
}

#[test]
fn a_saved_game_replays_and_a_damaged_one_is_refused() {
    let dir = scratch("replay");
    let folder = dir.to_str().expect("a plain path");
    json(&["sim", GAME, "--seats", "2", "--games", "1", "--seed", "3", "--save", folder, "--json"]);
    let file = std::fs::read_dir(&dir).expect("saved").next().expect("one file").expect("readable").path();
    let path = file.to_str().expect("a plain path");
    for lang in ["en", "fr"] {
        let shown = ecumene(&["replay", path, "--lang", lang]);
        let text = String::from_utf8_lossy(&shown.stdout).into_owned();
        assert!(shown.status.success() && text.lines().count() > 20, "{text}");
        assert!(!text.contains('⟨'), "every line of the log has words: {text}");
    }
    assert!(json(&["replay", path, "--at", "5", "--view", "1"]).is_object());
    refused(&["replay", path, "--at", "999999"], "accepted for --at: 0 to");
    refused(&["replay", path, "--view", "9"], "accepted for --view: 0 to 1");
    refused(&["replay", path, "--lang", "de"], "accepted: en, fr");

    let good = std::fs::read_to_string(&file).expect("readable");
    let damaged = dir.join("damaged.json");
    let broken = |content: &str, says: &str| {
        std::fs::write(&damaged, content).expect("written");
        refused(&["replay", damaged.to_str().expect("a plain path")], says);
    };
    broken(&good[..good.len() / 2], "not a match file");
    broken("", "not a match file");
    broken("{\"ecumene\": 2}", "reads format 1");
    broken(&good.replace(GAME, "chess"), "unknown game 'chess'");
    broken(&good.replacen("\"seat\": 0", "\"seat\": 200", 1), "entry");
    broken(&good.replacen("\"hash\": \"", "\"hash\": \"f", 1), "another state");
    refused(&["replay", "nowhere.json"], "cannot read nowhere.json");
}

#[test]
fn bad_input_is_answered_with_what_is_accepted() {
    refused(&["sim", "chess", "--seats", "2", "--games", "1"], "unknown game 'chess'; accepted: ");
    refused(&["sim", GAME, "--seats", "9", "--games", "1"], "seats 2 to 6, not 9");
    refused(&["sim", GAME, "--seats", "2", "--games", "0"], "0 is not in 1..");
    refused(&["sim", GAME, "--seats", "2", "--games", "1", "--bots", "deep"], "accepted: random");
    refused(
        &["sim", GAME, "--seats", "3", "--games", "1", "--bots", "random,random"],
        "one for all seats, or 3",
    );
    refused(
        &["sim", GAME, "--seats", "2", "--games", "1", "--set", "dragons=true"],
        "has no option 'dragons'; it has: ",
    );
    refused(&["sim", GAME, "--seats", "2", "--games", "1", "--set", "builders=maybe"], "accepted: ");
    refused(&["sim", GAME, "--seats", "2", "--games", "1", "--set", "builders"], "OPTION=VALUE");
    refused(&["arena", GAME, "--bots", "random", "--games", "1"], "seats 2 to 6, not 1");
    refused(&["coverage", "chess"], "unknown game");
    refused(&["bench", "chess"], "unknown game");
    refused(&["dance"], "unrecognized subcommand");
    refused(&[], "Usage");
}

#[test]
fn check_counts_and_names_what_fails() {
    let dir = scratch("check");
    let write = |name: &str, content: &str| {
        let file = dir.join(name);
        std::fs::write(&file, content).expect("written");
        file.to_str().expect("a plain path").to_owned()
    };
    let good = write(
        "good.json",
        r#"{ "game": "age-of-discovery", "rule": "R3.4", "seats": 2, "then": { "/round": 1 } }"#,
    );
    let illegal = write(
        "illegal.json",
        r#"{ "game": "age-of-discovery", "rule": "R5.1", "seats": 2, "seed": 1, "given": { "frames": [{"placement": {"seat": 0, "done": 0, "holding": "colonist"}}] }, "loose": true, "steps": [ { "seat": 0, "do": "dance" } ], "then": { "/round": 1 } }"#,
    );
    let unknown = write("unknown.json", r#"{ "game": "chess", "rule": "R1", "seats": 2 }"#);
    let broken = write("broken.json", "{");
    let output = ecumene(&["check", &good, &illegal, &unknown, &broken, "nowhere.json"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{text}");
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), 5, "one line a failure and the count: {text}");
    assert_eq!(lines[4], "1 passed, 4 failed", "{text}");
    assert!(text.contains("no action of this game") && text.contains("unknown game 'chess'"), "{text}");
}

#[test]
fn coverage_lists_nothing() {
    for game in json(&["games", "--json"]).as_array().expect("a list") {
        let output = ecumene(&["coverage", game["id"].as_str().expect("an id")]);
        assert!(
            output.status.success() && output.stdout.is_empty(),
            "{}",
            String::from_utf8_lossy(&output.stdout)
        );
    }
}

#[test]
fn arena_reports_rates_with_intervals() {
    let report = json(&["arena", GAME, "--bots", "greedy,random", "--games", "6", "--json"]);
    let bots = report["bots"].as_array().expect("a list");
    assert_eq!(bots.len(), 2);
    for bot in bots {
        let (low, high) = (bot["ci95"][0].as_f64(), bot["ci95"][1].as_f64());
        assert!(low <= bot["win_rate"].as_f64() && bot["win_rate"].as_f64() <= high, "{bot}");
    }
}

#[test]
fn validate_says_how_much_it_replayed() {
    let dir = scratch("validate");
    let found = json(&["validate", "--data", dir.to_str().expect("a plain path"), "--json"]);
    assert_eq!((&found["matches"], found["broken"].as_array().map(Vec::len)), (&Value::from(0), Some(0)));
}
