//! What the command line does for whoever makes a game: a new one, its rules at the source, recorded games, live styles.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, SystemTime};

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ecumene"));
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

fn ecumene(args: &[&str]) -> Output {
    program().args(args).output().expect("the program starts")
}

/// Fails with a line that contains `says`, and not by a fault of ours.
fn refused(output: &Output, says: &str) {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(2) && error.contains(says), "{error}");
    assert!(!error.contains("internal fault"), "{error}");
}

/// A folder that lies in no checkout.
fn elsewhere(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("ecumene-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("a folder to write to");
    dir
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("readable").path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}

const TREE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[test]
fn coverage_of_the_source() {
    let output = ecumene(&["coverage", "--source", "history-of-the-world"]);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && output.stdout.is_empty(), "{error}");
    assert!(error.contains("121 of 121 rules are named in rules/src (100%)"), "{error}");
    // All games, each behind its id; those that are on their way may fall short.
    let output = ecumene(&["coverage", "--source"]);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        error.lines().filter(|line| line.contains(" rules are named in rules/src (")).count(),
        5,
        "{error}"
    );
    assert!(error.contains("\nhistory-of-the-world: 121 of 121"), "{error}");
    let away = elsewhere("coverage");
    let output = program().current_dir(&away).args(["coverage", "--source", "history-of-the-world"]).output();
    refused(&output.expect("the program starts"), "run this in a checkout");
}

#[test]
fn a_new_game_outside_the_tree() {
    let away = elsewhere("new");
    let output = program()
        .current_dir(&away)
        .args(["new", "silk-road", "--title", "The Emperor's Road", "--project", TREE])
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let root = away.join("silk-road");
    let made = files(&root);
    let names: Vec<String> = made
        .iter()
        .map(|path| path.strip_prefix(&root).expect("inside").to_string_lossy().replace('\\', "/"))
        .collect();
    for wanted in [
        "Cargo.toml",
        "Cargo.lock",
        "rustfmt.toml",
        "README.md",
        ".gitignore",
        "play/src/main.rs",
        "rules/src/frames/mod.rs",
        "table/examples/look-silk-road.rs",
        "fixtures/r1-three-players.json",
        "DECISIONS.md",
    ] {
        assert!(names.iter().any(|name| name == wanted), "{wanted} is missing: {names:?}");
    }
    let read = |name: &str| std::fs::read_to_string(root.join(name)).expect("readable");
    for (path, name) in made.iter().zip(&names).filter(|(_, name)| *name != "Cargo.lock") {
        let text = std::fs::read_to_string(path).expect("a text").to_lowercase();
        for left in ["template", "mirage", "{project}", "{package}", "{versions}"] {
            assert!(!text.contains(left) && !name.contains(left), "'{left}' is left in {name}");
        }
    }
    assert!(read("rules/src/lib.rs").contains("pub struct SilkRoad: \"silk-road\", revision 1"));
    assert!(read("play/src/main.rs").contains("game::<silk_road_table::Board>()"));
    assert!(read("rules/tests/examples.rs").contains("use silk_road::SilkRoad;"));
    assert!(read("rules/text/fr.ftl").contains("game-title = The Emperor’s Road"));
    assert!(read("examples/day/raid.json").contains("\"game\": \"silk-road\""));
    let tree = Path::new(TREE).canonicalize().expect("the checkout");
    assert!(
        read("Cargo.toml").contains(&format!("kernel = {{ path = '{}/crates/kernel' }}", tree.display()))
    );

    // The same again, and where nothing can be made.
    let again = |args: &[&str]| program().current_dir(&away).args(args).output().expect("the program starts");
    refused(&again(&["new", "silk-road", "--project", TREE]), "exists already");
    refused(&again(&["new", "spice-road", "--project", text(&away)]), "is no checkout of the project");
    assert!(!away.join("spice-road").exists());
}

/// In the tree it is a member of the workspace and needs no `main` of its own.
#[test]
fn a_new_game_inside_the_tree() {
    let tree = elsewhere("tree");
    for folder in ["crates/kernel", "crates/ecumene", "games"] {
        std::fs::create_dir_all(tree.join(folder)).expect("a folder");
    }
    let output = program().current_dir(tree.join("crates")).args(["new", "salt"]).output().expect("started");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("    game::<salt_table::Board>(),\n"), "{said}");
    let root = tree.join("games/salt");
    assert!(root.join("rules/src/lib.rs").exists() && !root.join("play").exists());
    assert!(!root.join("Cargo.toml").exists());
    let rules = std::fs::read_to_string(root.join("RULES.md")).expect("readable");
    assert!(rules.starts_with("# Salt\n"), "{rules}");
    // It has the shape from its first day.
    assert_eq!(testkit::misshapen(&root), Vec::<String>::new());
}

#[test]
fn names_that_cannot_be() {
    let away = elsewhere("names");
    let new = |args: &[&str]| {
        let args = [&["new"], args, &["--in", text(&away), "--project", TREE]].concat();
        ecumene(&args)
    };
    for bad in ["Silk Road", "silk_road", "silk--road", "-silk", "silk-", "2silk", "", "sîlk"] {
        // A name that looks like a flag is refused before us.
        let output = new(&["--", bad]);
        assert!(!output.status.success(), "{bad}");
    }
    refused(&new(&["SilkRoad"]), "accepted: words of a-z and 0-9 joined by -");
    refused(&new(&["match"]), "the name is taken");
    refused(&new(&["kernel"]), "the name is taken");
    refused(&new(&["history-of-the-world"]), "there is a game 'history-of-the-world' already");
    refused(&new(&["silk-road", "--title", "Say \"silk\""]), "cannot be a title");
    refused(&new(&["silk-road", "--title", " "]), "cannot be a title");
    assert_eq!(files(&away), Vec::<PathBuf>::new(), "nothing is half made");
}

/// A game that was recorded replays, and is recorded anew only when the rules have another revision.
#[test]
fn record_writes_fixtures() {
    let dir = elsewhere("record");
    let folder = text(&dir);
    let game = "history-of-the-world";
    let record = |args: &[&str]| ecumene(&[&["record", game], args, &["--out", folder]].concat());
    let output = record(&["three", "--seats", "3", "--set", "letter=true", "--seed", "5"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let file = dir.join("r2-three.json");
    assert_eq!(files(&dir), std::slice::from_ref(&file));
    let first = std::fs::read_to_string(&file).expect("readable");
    assert!(
        first.contains("\"letter\": true") && first.contains("\"undid\""),
        "steps are taken back on the way"
    );
    assert!(ecumene(&["replay", text(&file)]).status.success());

    assert!(record(&[]).status.success());
    assert_eq!(std::fs::read_to_string(&file).expect("readable"), first, "it is of today");
    std::fs::write(dir.join("r1-three.json"), first.replace("\"revision\": 2", "\"revision\": 1"))
        .expect("written");
    std::fs::remove_file(&file).expect("removed");
    assert!(record(&[]).status.success());
    assert_eq!(files(&dir), std::slice::from_ref(&file));
    assert_eq!(std::fs::read_to_string(&file).expect("readable"), first, "the same table, the same seed");
    refused(&record(&["--seats", "4"]), "needs a name");
    refused(&record(&["nine", "--seats", "9"]), "seats 3 to 6, not 9");
}

/// A server that ends with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path, args: &[&str]) -> Server {
        let mut child = program()
            .args(["serve", "--listen", "127.0.0.1:0", "--data", text(data)])
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let said = lines
            .map_while(Result::ok)
            .find_map(|line| Some(line.strip_prefix("Ecumene is at http://")?.to_owned()));
        Server { child, address: said.expect("it says where it is") }
    }

    fn ask(&self, path: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a socket");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).expect("it hears");
        stream
    }

    /// Head and body together.
    fn get(&self, path: &str) -> String {
        let mut answer = Vec::new();
        self.ask(path).read_to_end(&mut answer).expect("an answer");
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn styles_and_scripts_from_a_tree() {
    let tree = elsewhere("assets");
    let (assets, game) =
        (tree.join("crates/table/assets"), tree.join("games/history-of-the-world/table/src"));
    for folder in [&assets, &game] {
        std::fs::create_dir_all(folder).expect("a folder");
    }
    let write = |file: PathBuf, text: &str| {
        std::fs::write(&file, text).expect("written");
        // Two writes within one tick of a clock are one.
        let written = std::fs::File::options().write(true).open(&file).expect("there");
        written.set_modified(SystemTime::now() + Duration::from_secs(text.len() as u64)).expect("a clock");
    };
    write(assets.join("table.css"), ".one { color: red }");
    write(game.join("style.css"), ".land { fill: green }");
    let server = Server::start(&tree.join("data"), &["--assets-from", text(&tree)]);
    let first = server.get("/assets/any/table.css");
    assert!(first.contains(".one { color: red }") && first.contains("cache-control: no-store"), "{first}");
    assert!(server.get("/assets/any/game-history-of-the-world.css").contains(".land { fill: green }"));
    // What this tree does not have is as it was compiled in; pages listen.
    assert!(server.get("/assets/any/style.css").contains("--paper"));
    assert!(server.get("/assets/any/main.js").contains("EventSource(\"/assets/changes\")"));

    let mut news = BufReader::new(server.ask("/assets/changes"));
    let mut line = String::new();
    while news.read_line(&mut line).expect("a head") > 2 {
        line.clear();
    }
    write(game.join("style.css"), ".land { fill: rebeccapurple }");
    assert!(server.get("/assets/any/game-history-of-the-world.css").contains("rebeccapurple"), "at once");
    let mut said = String::new();
    while !said.contains("changed") {
        assert!(news.read_line(&mut said).expect("news of it") > 0, "{said}");
    }
}

#[test]
fn without_the_flag_nothing_of_it_is_there() {
    let away = elsewhere("plain");
    let server = Server::start(&away.join("data"), &[]);
    assert!(server.get("/assets/changes").starts_with("HTTP/1.1 404"));
    let script = server.get("/assets/any/main.js");
    assert!(script.contains("immutable") && !script.contains("EventSource"));
    let output = ecumene(&["serve", "--listen", "127.0.0.1:0", "--assets-from", text(&away)]);
    refused(&output, "neither crates/table/assets nor a game's table/src/style.css lies there");
}
