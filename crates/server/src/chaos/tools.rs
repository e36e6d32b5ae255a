//! What it takes to run other programs for a while.

use anyhow::{Context, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Runs a program to its end; what it wrote, or why it failed.
pub fn run_command(command: &mut Command) -> anyhow::Result<String> {
    let shown = format!("{command:?}");
    let out = command.stdin(Stdio::null()).output().with_context(|| shown.clone())?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    ensure!(out.status.success(), "{shown}: {}{}", text(&out.stdout), text(&out.stderr));
    Ok(text(&out.stdout))
}

pub fn free_port() -> anyhow::Result<u16> {
    Ok(std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// A folder that is removed with its last use.
pub struct Folder(PathBuf);

impl Folder {
    pub fn make() -> anyhow::Result<Folder> {
        let path = std::env::temp_dir().join(format!("ecumene-{}", crate::random::name(12)));
        std::fs::create_dir_all(&path)?;
        Ok(Folder(path))
    }
    pub fn path(&self) -> &Path {
        &self.0
    }
    /// An embedded database in it, which is made when it is missing.
    pub fn database(&self) -> String {
        format!("sqlite://{}?mode=rwc", self.0.join("ecumene.db").display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
