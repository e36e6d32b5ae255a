//! The files that start several processes fit each other and the program: settings it knows, names and ports that meet, and a proxy
//! that nginx would take.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/several").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// What stands between a line that begins so and the next that is indented no further.
fn block<'a>(text: &'a str, begins: &str) -> Vec<&'a str> {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut lines = text.lines().skip_while(|line| !line.trim_start().starts_with(begins));
    let first = lines.next().unwrap_or_else(|| panic!("'{begins}' is missing"));
    lines.take_while(|line| line.trim().is_empty() || indent(line) > indent(first)).collect()
}

/// `NAME: value` or `NAME=value`, of the settings alone.
fn settings<'a>(lines: impl IntoIterator<Item = &'a str>, between: char) -> BTreeMap<String, String> {
    let plain = |line: &'a str| line.trim().trim_start_matches("# ").trim_start_matches('#').trim();
    let pair = |line: &'a str| plain(line).split_once(between);
    let known = |(name, _): &(&str, &str)| name.starts_with("ECUMENE_");
    let owned = |(name, value): (&str, &str)| (name.to_owned(), value.trim().trim_matches('"').to_owned());
    lines.into_iter().filter_map(pair).filter(known).map(owned).collect()
}

/// What the program says to these settings, with nothing else around it: it reads them all before it opens anything.
fn accepted(settings: &BTreeMap<String, String>, args: &[&str]) {
    let mut doctor = Command::new(env!("CARGO_BIN_EXE_ecumene"));
    doctor.args(["doctor", "--json"]).args(args).env_clear().envs(settings);
    // Nobody is there who would answer; what it says of its settings is all that counts.
    doctor
        .env("ECUMENE_DATABASE", "postgres://ecumene@127.0.0.1:1/ecumene")
        .env("ECUMENE_BUS", "nats://127.0.0.1:1");
    let output = doctor.output().expect("it runs");
    let found: serde_json::Value =
        serde_json::from_slice(&output.stdout).unwrap_or_else(|why| panic!("{why}: {}", said(&output)));
    let configuration =
        found.as_array().and_then(|all| all.iter().find(|one| one["part"] == "configuration"));
    assert!(configuration.is_some_and(|one| one["stands"] != "badly"), "{found:#}");
}

/// Every name is one that `ecumene serve` reads.
fn known(settings: &BTreeMap<String, String>) {
    let help =
        Command::new(env!("CARGO_BIN_EXE_ecumene")).args(["serve", "--help"]).output().expect("it runs");
    let help = said(&help);
    for name in settings.keys() {
        assert!(help.contains(&format!("[env: {name}")), "nothing reads {name}");
    }
}

#[test]
fn the_containers_and_their_proxy_meet() {
    let compose = file("compose.yaml");
    let told = settings(block(&compose, "environment:"), ':');
    known(&told);
    accepted(&told, &[]);
    let port = told["ECUMENE_LISTEN"].rsplit(':').next().expect("a port").to_owned();

    // Whatever is named is there.
    let services: Vec<&str> = block(&compose, "services:")
        .into_iter()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.trim().split(':').next())
        .collect();
    let alike = services.iter().filter(|name| compose.contains(&format!("  {name}: *ecumene\n"))).count();
    assert_eq!(alike, 3, "three processes: {services:?}");
    let host = |url: &str| {
        let place = url.split("://").nth(1).and_then(|rest| rest.rsplit('@').next()).expect("an address");
        place.split(['/', ':']).next().expect("a host").to_owned()
    };
    for name in [host(&told["ECUMENE_DATABASE"]), host(&told["ECUMENE_BUS"])] {
        assert!(services.contains(&name.as_str()), "'{name}' is no service: {services:?}");
    }
    let account = &told["ECUMENE_DATABASE"];
    for (name, value) in
        [("POSTGRES_USER", "ecumene:"), ("POSTGRES_PASSWORD", ":ecumene@"), ("POSTGRES_DB", "/ecumene")]
    {
        let word = value.trim_matches([':', '@', '/']);
        assert!(account.contains(value) && compose.contains(&format!("{name}: {word}\n")), "{name}");
    }

    // The proxy sends requests to each of them, where they listen; and listens where the compose file says.
    let nginx = file("nginx.conf");
    let upstream: Vec<&str> = nginx
        .lines()
        .filter_map(|line| line.trim().strip_prefix("server ")?.split([' ', ';']).next())
        .collect();
    let upstream: Vec<&str> = upstream.into_iter().filter(|place| place.contains(':')).collect();
    assert_eq!(
        upstream,
        ["one", "two", "three"].map(|name| format!("{name}:{port}")),
        "where the processes are"
    );
    let inside =
        block(&compose, "ports:")[0].trim().trim_matches(['-', ' ', '"']).rsplit(':').next().expect("a port");
    assert!(nginx.contains(&format!("listen {inside};")), "the proxy listens on {inside}");
    assert!(compose.contains("./nginx.conf:/etc/nginx/conf.d/default.conf"));
}

#[test]
fn the_unit_starts_what_there_is() {
    let unit = file("ecumene@.service");
    let remarks = || unit.lines().filter_map(|line| line.strip_prefix('#')).map(str::trim);
    // What everybody may read stands in a file of settings, the rest in an environment.
    let file_of_settings: Vec<&str> = remarks().filter(|line| line.contains(" = ")).collect();
    let environment = settings(remarks(), '=');
    let mut told = environment.clone();
    for (name, value) in file_of_settings.iter().filter_map(|line| line.split_once(" = ")) {
        let name = format!("ECUMENE_{}", name.replace('-', "_").to_uppercase());
        told.insert(name, value.trim_matches('"').to_owned());
    }
    assert!(told.len() >= 4, "it says what they share: {told:?}");
    known(&told);
    let folder = scratch("unit");
    let config = folder.join("ecumene.toml");
    std::fs::write(&config, file_of_settings.join("\n")).expect("written");
    let start = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).expect("it starts something");
    let here = |word: &str| match word.ends_with(".toml") {
        true => config.display().to_string(),
        false => word.replace("%i", "8081"),
    };
    let words: Vec<String> = start.split(' ').skip(1).map(here).collect();
    assert_eq!(words[0], "serve");
    accepted(&environment, &words[1..].iter().map(String::as_str).collect::<Vec<_>>());
    let _ = std::fs::remove_dir_all(&folder);
    // What the containers are told and this file is not is where they listen, and who their proxy is.
    let compose = settings(block(&file("compose.yaml"), "environment:"), ':');
    let other = ["ECUMENE_LISTEN", "ECUMENE_TRUSTED_PROXIES", "ECUMENE_LOG_JSON"];
    assert!(
        compose.keys().all(|name| told.contains_key(name) || other.contains(&name.as_str())),
        "{compose:?}"
    );
}

/// nginx takes the file as it is but for names that only containers have. Only where nginx is.
#[test]
fn nginx_takes_its_file() {
    let programs = ["nginx", "/usr/sbin/nginx"];
    let Some(nginx) = programs.iter().find(|program| Command::new(program).arg("-v").output().is_ok()) else {
        eprintln!("no nginx here");
        return;
    };
    let folder = scratch("nginx");
    let here = file("nginx.conf")
        .replace("one:", "127.0.0.1:")
        .replace("two:", "127.0.0.2:")
        .replace("three:", "127.0.0.3:");
    std::fs::write(folder.join("default.conf"), here).expect("written");
    let around = format!(
        "pid {0}/pid; error_log stderr; events {{}} http {{ access_log off; include {0}/default.conf; }}",
        folder.display()
    );
    std::fs::write(folder.join("nginx.conf"), around).expect("written");
    let config = folder.join("nginx.conf");
    let checked = Command::new(nginx)
        .arg("-t")
        .arg("-c")
        .arg(&config)
        .arg("-p")
        .arg(&folder)
        .output()
        .expect("it runs");
    assert!(checked.status.success(), "{}", said(&checked));
    let _ = std::fs::remove_dir_all(&folder);
}

/// A folder for one test.
fn scratch(test: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("ecumene-{test}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}
