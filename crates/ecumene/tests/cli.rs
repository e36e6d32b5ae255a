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
    let foreseen = ecumene(&["replay", path, "--foresee", "--at", "5"]);
    let foreseen = String::from_utf8_lossy(&foreseen.stdout);
    assert!(foreseen.contains("foreseen: ") && foreseen.contains("happened: "), "{foreseen}");
    assert!(foreseen.contains("1 decisions"), "{foreseen}");
    refused(&["replay", path, "--foresee", "--at", "999999"], "accepted for --at: 1 to");
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

/// The games that are kept are those that were reported: who won, and after how many decisions.
#[test]
fn sim_keeps_the_games_it_reports() {
    let dir = scratch("save");
    let folder = dir.to_str().expect("a plain path");
    // A game with dice: where little is drawn after setup, other streams would lead to the same games.
    let args = ["sim", "history-of-the-world", "--seats", "4", "--games", "4", "--seed", "3", "--json"];
    let plain = json(&args);
    let kept = json(&[&args[..], &["--save", folder]].concat());
    for field in ["finished", "decisions", "wins"] {
        assert_eq!(plain[field], kept[field], "{field}: the same games, kept or not");
    }
    let (mut files, mut decisions, mut wins) = (0, 0, vec![0; 4]);
    for entry in std::fs::read_dir(&dir).expect("saved") {
        let path = entry.expect("readable").path();
        let path = path.to_str().expect("a plain path");
        let record: Value =
            serde_json::from_str(&std::fs::read_to_string(path).expect("readable")).expect("json");
        decisions += record["entries"].as_array().map_or(0, Vec::len);
        let shown = ecumene(&["replay", path]);
        let text = String::from_utf8_lossy(&shown.stdout).into_owned();
        assert!(shown.status.success(), "{path}: {}", String::from_utf8_lossy(&shown.stderr));
        let places = text.lines().last().expect("the places");
        for (seat, wins) in wins.iter_mut().enumerate() {
            *wins += places.contains(&format!("P{} 1. with", seat + 1)) as u64;
        }
        files += 1;
    }
    assert_eq!((files, Value::from(decisions)), (4, kept["decisions"].clone()));
    assert_eq!(Value::from(wins), kept["wins"]);
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
    refused(
        &["sim", GAME, "--seats", "2", "--games", "1", "--preset", "easy"],
        "option 'preset' cannot be 'easy'; accepted: first, usual, letter, everything",
    );
    refused(&["arena", GAME, "--bots", "random", "--games", "1"], "seats 2 to 6, not 1");
    refused(&["arena", GAME, "--bots", "random,random", "--games", "1", "--limit", "0"], "0 is not in 1..");
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
        r#"{ "game": "age-of-discovery", "rule": "R5.1", "seats": 2, "seed": 1,
             "given": { "frames": [{"placement": {"seat": 0, "done": 0, "holding": "colonist"}}] }, "loose": true,
             "steps": [ { "seat": 0, "do": "dance" } ], "then": { "/round": 1 } }"#,
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
fn check_takes_folders() {
    let dir = scratch("check-folders");
    let example = r#"{ "game": "age-of-discovery", "rule": "R3.4", "seats": 2, "then": { "/round": 1 } }"#;
    for (folder, name) in [("one", "a.json"), ("one/deeper", "b.json"), ("two", "c.json")] {
        std::fs::create_dir_all(dir.join(folder)).expect("a folder");
        std::fs::write(dir.join(folder).join(name), example).expect("written");
    }
    std::fs::create_dir_all(dir.join("empty/inside")).expect("a folder");
    std::fs::write(dir.join("one/notes.txt"), "no example").expect("written");
    let path = |name: &str| dir.join(name).to_str().expect("a plain path").to_owned();
    let check = |paths: &[String]| {
        let output =
            ecumene(&[&["check"], &paths.iter().map(String::as_str).collect::<Vec<_>>()[..]].concat());
        (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    assert_eq!(check(&[path("one"), path("two/c.json")]), (Some(0), "3 passed, 0 failed\n".to_owned()));
    let (code, text) = check(&[path("two"), path("empty"), path("nowhere")]);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("empty: no example (a .json file) in this folder"), "{text}");
    assert!(text.contains("nowhere: no such file or folder"), "{text}");
    assert!(text.ends_with("1 passed, 2 failed\n"), "{text}");
}

/// As README says it, for every game.
#[test]
fn check_runs_the_examples_of_a_game() {
    for game in json(&["games", "--json"]).as_array().expect("a list") {
        let id = game["id"].as_str().expect("an id");
        let output = ecumene(&["check", &format!("../../games/{id}/examples")]);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let passed = text.split(' ').next().and_then(|n| n.parse::<u32>().ok());
        assert!(output.status.success() && passed > Some(50), "{id}: {text}");
    }
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

/// A game that never ends is given up after so many decisions, counts for nobody, and is named.
#[test]
fn arena_gives_up_a_game_that_does_not_end() {
    let args = ["arena", GAME, "--bots", "greedy,random", "--games", "6", "--limit", "10"];
    let output = ecumene(&[&args[..], &["--json"]].concat());
    assert_eq!(output.status.code(), Some(1), "not all games were played to their end");
    let report: Value = serde_json::from_slice(&output.stdout).expect("json");
    assert_eq!((&report["limit"], &report["unfinished"]), (&Value::from(10), &Value::from(6)));
    for bot in report["bots"].as_array().expect("a list") {
        assert_eq!((&bot["games"], &bot["win_rate"]), (&Value::from(0), &Value::from(0.0)), "{bot}");
    }
    let text = String::from_utf8_lossy(&ecumene(&args).stdout).into_owned();
    assert!(text.contains("6 games did not end within 10 decisions and count for nobody"), "{text}");
    let whole = json(&["arena", GAME, "--bots", "greedy,random", "--games", "2", "--json"]);
    assert_eq!(whole["unfinished"], Value::from(0));
}

#[test]
fn validate_says_how_much_it_replayed() {
    let dir = scratch("validate");
    let found = json(&["validate", "--data", dir.to_str().expect("a plain path"), "--json"]);
    assert_eq!((&found["matches"], found["broken"].as_array().map(Vec::len)), (&Value::from(0), Some(0)));
}

/// The tree of choices of every game, as it is now. A change of rules that alters it must change these numbers, and say so.
#[test]
fn the_trees_are_as_they_were() {
    let counts = |args: &[&str]| {
        let found = json(&[&["perft"], args, &["--json"]].concat());
        found["counts"]
            .as_array()
            .expect("counts")
            .iter()
            .map(|n| n.as_u64().expect("a count"))
            .collect::<Vec<_>>()
    };
    for (args, expected) in TREES {
        assert_eq!(counts(args), *expected, "{args:?}");
    }
    refused(&["perft", GAME, "--depth", "0"], "--depth");
    refused(&["perft", GAME, "--depth", "2", "--seats", "9"], "2 to 6");
}

const TREES: &[(&[&str], &[u64])] = &[
    (&["age-of-discovery", "--depth", "4"], &[13, 163, 1962, 22_847]),
    (
        &["age-of-discovery", "--depth", "3", "--after", "150", "--seats", "4", "--set", "letter=true"],
        &[2, 18, 36],
    ),
    (&["history-of-the-world", "--depth", "5"], &[3, 6, 34, 226, 2998]),
    (
        &[
            "history-of-the-world",
            "--depth",
            "3",
            "--after",
            "80",
            "--seats",
            "4",
            "--set",
            "naval_control=true",
        ],
        &[1, 8, 71],
    ),
    (&["clash-of-cultures", "--depth", "4"], &[18, 115, 727, 4367]),
    (
        &["clash-of-cultures", "--depth", "3", "--after", "150", "--seats", "4", "--set", "letter=true"],
        &[2, 12, 89],
    ),
    (&["civilization-2002", "--depth", "2"], &[68, 4556]),
    (
        &["civilization-2002", "--depth", "3", "--after", "400", "--seats", "3", "--set", "rules=advanced"],
        &[41, 1599, 62_118],
    ),
    (&["civilization-2010", "--depth", "4"], &[4, 16, 116, 852]),
    (
        &["civilization-2010", "--depth", "3", "--after", "400", "--seats", "4", "--set", "letter=true"],
        &[4, 23, 180],
    ),
];

/// What turned a match, and what a folder of them comes to.
#[test]
fn finished_matches_are_looked_over_and_counted() {
    let dir = scratch("after");
    let folder = dir.to_str().expect("a plain path");
    json(&[
        "sim", GAME, "--seats", "2", "--games", "3", "--bots", "novice", "--seed", "5", "--save", folder,
        "--json",
    ]);
    let file = dir.join(format!("{GAME}-2p-5.json"));
    let path = file.to_str().expect("a plain path");
    let found = json(&["analyse", path, "--json"]);
    let steps = found["facts"]["steps"].as_u64().expect("a number");
    assert_eq!(found["chances"].as_array().map(|all| all.len() as u64), Some(steps + 1));
    for (seat, shares) in found["shares"].as_array().expect("a list").iter().enumerate() {
        let sum: f64 = ["own", "luck", "others"].iter().filter_map(|key| shares[key].as_f64()).sum();
        let end = found["chances"][steps as usize][seat].as_f64().expect("a chance");
        assert!((sum - (end - 0.5)).abs() < 1e-3, "{shares}");
    }
    for lang in ["en", "fr"] {
        let told = ecumene(&["analyse", path, "--lang", lang]);
        let text = String::from_utf8_lossy(&told.stdout).into_owned();
        assert!(
            told.status.success() && text.contains("dice as the seed gives them") && !text.contains('⟨'),
            "{text}"
        );
    }
    let stats = json(&["stats", folder, "--json"]);
    assert_eq!((&stats[0]["game"], &stats[0]["games"]), (&Value::from(GAME), &Value::from(3)));
    assert!(stats[0]["named"].as_array().is_some_and(|named| !named.is_empty()));
    refused(&["stats", "nowhere"], "cannot read nowhere");
    refused(&["analyse", "nowhere.json"], "cannot read nowhere.json");
    let running = dir.join("running.json");
    let whole: Value = serde_json::from_str(&std::fs::read_to_string(&file).expect("saved")).expect("JSON");
    let mut begun = whole.clone();
    begun["entries"] = Value::Array(Vec::new());
    // Of a match that has just begun the file says so by the hash of its beginning.
    let told = ecumene(&["replay", path, "--at", "0"]);
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    let hash = told.lines().find_map(|line| line.strip_prefix("state after step 0: ")).expect("it is told");
    begun["hash"] = Value::from(hash);
    std::fs::write(&running, begun.to_string()).expect("written");
    refused(&["analyse", running.to_str().expect("a plain path")], "not over");
}
