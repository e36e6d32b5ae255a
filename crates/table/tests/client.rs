//! The client's modules are plain JavaScript with types in comments; TypeScript's checker reads them where it can be had.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The checker, installed once beside the other build products; none without Node or without a line to its registry.
fn checker() -> Option<PathBuf> {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tsc");
    let program = home.join("node_modules/.bin/tsc");
    if !program.exists() {
        std::fs::create_dir_all(&home).ok()?;
        let installed = Command::new("npm")
            .args(["install", "--silent", "--no-save", "--no-audit", "--no-fund", "typescript@5"])
            .current_dir(&home)
            .status();
        if !installed.is_ok_and(|status| status.success()) {
            return None;
        }
    }
    Some(program)
}

fn check(files: &[PathBuf]) -> Option<Result<(), String>> {
    let output = Command::new(checker()?)
        .args(["--allowJs", "--checkJs", "--noEmit", "--strict", "--target", "es2022"])
        .args(["--lib", "es2023,dom,dom.iterable", "--module", "esnext", "--moduleResolution", "bundler"])
        .args(files)
        .output()
        .expect("the checker runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Some(if output.status.success() { Ok(()) } else { Err(text) })
}

#[test]
fn modules_have_no_type_errors() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let modules: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("assets")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|e| e == "js"))
        .collect();
    assert!(modules.len() >= 8);
    match check(&modules) {
        Some(found) => found.unwrap_or_else(|errors| panic!("{errors}")),
        None => return eprintln!("no Node here: the client's types were not checked"),
    }
    // The check bites: a planted fault is found.
    let planted = Path::new(env!("CARGO_TARGET_TMPDIR")).join("planted.js");
    std::fs::write(&planted, "// @ts-check\n/** @type {number} */\nexport const n = \"one\";\n")
        .expect("written");
    assert!(check(&[planted]).expect("the checker ran before").is_err());
}

#[test]
fn modules_are_embedded_and_import_only_each_other() {
    for asset in table::ASSETS.iter().filter(|a| a.name.ends_with(".js")) {
        assert!(asset.body.starts_with("// @ts-check"), "{} is not checked", asset.name);
        for line in asset.body.lines().filter(|l| l.starts_with("import ")) {
            let name = line.split("\"./").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or(line);
            assert!(table::asset(name).is_some(), "{} imports {name}", asset.name);
        }
    }
}
