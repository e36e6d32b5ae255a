//! What operators type, and what they install: the program itself, not its library.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn scratch(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("a folder to write to");
    dir
}

fn run(program: &Path, args: &[&str]) -> Output {
    Command::new(program).args(args).output().unwrap_or_else(|why| panic!("{}: {why}", program.display()))
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn operators_are_told_what_they_may_do() {
    let program = Path::new(env!("CARGO_BIN_EXE_ecumene"));
    let folder = scratch("operators");
    let data = folder.join("data");
    let data = data.to_str().expect("a plain path");
    let nothing = folder.join("nothing.backup");
    let nothing = nothing.to_str().expect("a plain path");
    let cases: [(&[&str], i32, &str); 10] = [
        // Where no server was, none is looked after, and no copy of nothing is kept; nor is a database made there.
        (&["admin", "--data", data, "list"], 2, "no server has stored anything in the folder"),
        (&["backup", nothing, "--data", data], 2, "no server has stored anything in the folder"),
        (&["validate", "--data", data], 0, ""),
        (&["admin", "--data", data, "list"], 0, ""),
        (&["admin", "--data", data, "list", "--status", "lost"], 2, "accepted: waiting, running"),
        (&["admin", "--data", data, "close", "nothing"], 2, "there is no table 'nothing'"),
        (
            &["admin", "--data", data, "ban", "somebody"],
            2,
            "nobody here has the id or an account named 'somebody'",
        ),
        (&["admin", "--data", data, "dance"], 2, "unrecognized subcommand"),
        (&["doctor", "--data", data, "--listen", "127.0.0.1:1"], 0, "none runs on 127.0.0.1:1 now"),
        (&["doctor", "--data", data, "--public-url", "play.example"], 1, "BAD   configuration"),
    ];
    for (args, code, says) in cases {
        let output = run(program, args);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {}", said(&output));
        assert!(said(&output).contains(says), "{args:?}: {}", said(&output));
    }
    let file = folder.join("empty.backup");
    let file = file.to_str().expect("a plain path");
    let kept = run(program, &["backup", file, "--data", data]);
    assert!(
        kept.status.success() && said(&kept).contains("0 matches, 0 entries, 0 broken"),
        "{}",
        said(&kept)
    );
    let refused = run(program, &["restore", "nowhere.backup", "--data", data]);
    assert!(said(&refused).contains("cannot read nowhere.backup"), "{}", said(&refused));
}

/// The package is made, installed into a root of its own, and what it installs runs. Only where dpkg is.
#[test]
fn the_package_installs() {
    if Command::new("dpkg").arg("--version").output().is_err() {
        eprintln!("no dpkg here");
        return;
    }
    let folder = scratch("package");
    let tree = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let made = Command::new(tree.join("deploy/package"))
        .args([env!("CARGO_BIN_EXE_ecumene"), folder.to_str().expect("a plain path")])
        .env("ECUMENE_PACKAGE_COMPRESSION", "none")
        .output()
        .expect("the script runs");
    assert!(made.status.success(), "{}", said(&made));
    let files: Vec<PathBuf> =
        std::fs::read_dir(&folder).expect("made").map(|e| e.expect("readable").path()).collect();
    let package =
        files.iter().find(|path| path.extension().is_some_and(|end| end == "deb")).expect("a package");
    assert!(
        files.iter().any(|path| path.extension().is_some_and(|end| end == "tar")),
        "an archive: {files:?}"
    );

    let root = folder.join("root");
    for place in ["info", "updates", "triggers"] {
        std::fs::create_dir_all(root.join("var/lib/dpkg").join(place)).expect("a folder");
    }
    std::fs::write(root.join("var/lib/dpkg/status"), "").expect("written");
    let root_flag = format!("--root={}", root.display());
    let log_flag = format!("--log={}", folder.join("dpkg.log").display());
    let args = [
        root_flag.as_str(),
        log_flag.as_str(),
        "--force-depends",
        "--force-not-root",
        "--force-script-chrootless",
        "-i",
    ];
    let installed = Command::new("dpkg").args(args).arg(package).output().expect("dpkg runs");
    assert!(installed.status.success(), "{}", said(&installed));
    let program = root.join("usr/bin/ecumene");
    // What the pages for operators name is there to be copied.
    for name in [
        "serving.md",
        "Caddyfile",
        "nginx.conf",
        "alerts.yml",
        "several/ecumene@.service",
        "several/nginx.conf",
    ] {
        assert!(root.join("usr/share/doc/ecumene").join(name).exists(), "{name}");
    }
    let unit = std::fs::read_to_string(root.join("usr/lib/systemd/system/ecumene.service")).expect("a unit");
    let start = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).expect("it starts something");
    let mut words = start.split(' ');
    assert!(root.join(words.next().expect("a program").trim_start_matches('/')).exists(), "{start}");
    let config = words.next_back().expect("its settings");
    let config = root.join(config.trim_start_matches('/'));
    let data = folder.join("data");
    let checked = run(
        &program,
        &[
            "doctor",
            "--config",
            config.to_str().expect("plain"),
            "--data",
            data.to_str().expect("plain"),
            "--listen",
            "127.0.0.1:1",
        ],
    );
    assert!(checked.status.success(), "{}", said(&checked));
    assert!(run(&program, &["games"]).status.success());
    let _ = std::fs::remove_dir_all(&folder);
}

/// Two worlds for every game, on a sample; `ecumene leaks` goes on for as long as wanted.
#[test]
fn no_game_tells_what_is_hidden() {
    let found = run(Path::new(env!("CARGO_BIN_EXE_ecumene")), &["leaks", "--positions", "66"]);
    assert!(found.status.success(), "{}", said(&found));
    let games = serde_json::Deserializer::from_slice(&found.stdout).into_iter::<serde_json::Value>();
    let games: Vec<serde_json::Value> = games.map(|game| game.expect("an object for each game")).collect();
    assert_eq!(games.len(), 5);
    for game in &games {
        let many = |what: &str| game["messages"][what].as_u64().unwrap_or_default();
        for what in ["patch", "view", "offer", "page", "foresight", "plan", "export", "refusal"] {
            assert!(many(what) > 0, "{what}: {game:#}");
        }
    }
    // In Age of Discovery little is hidden, and not with every option.
    let differed =
        |game: &&serde_json::Value| game["differed"].as_u64().is_some_and(|differed| differed > 10);
    assert!(games.iter().filter(differed).count() >= 4, "{games:#?}");
    assert!(games.iter().any(|game| game["messages"]["hint"].as_u64().is_some()), "advice, too: {games:#?}");
}
