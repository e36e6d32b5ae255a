//! What it takes to run other programs for a while.

use anyhow::{Context, ensure};
use std::net::{Ipv4Addr, SocketAddr};
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

/// An address on this machine for one process. Whatever is killed gives up its port, and for as long as it is not there
/// again another's server, or a connection to one, might be given that port: at an address that nobody else uses it is not.
pub fn loopback() -> Ipv4Addr {
    // Elsewhere than on Linux only the first of these addresses is there without being asked for.
    if !cfg!(target_os = "linux") {
        return Ipv4Addr::LOCALHOST;
    }
    let [a, b, c] = crate::random::bytes();
    Ipv4Addr::new(127, a.max(1), b, c.clamp(1, 254))
}

/// Such an address, with a port.
pub fn free_address() -> anyhow::Result<SocketAddr> {
    Ok(std::net::TcpListener::bind((loopback(), 0))?.local_addr()?)
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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::net::{TcpListener, TcpStream};

    #[test]
    fn nobody_else_takes_the_port_of_what_was_killed() {
        let given_up = free_address().unwrap();
        let busy = TcpListener::bind(free_address().unwrap()).unwrap();
        assert_ne!(given_up.ip(), busy.local_addr().unwrap().ip());
        // Connections begin elsewhere, too, whatever they lead to.
        let connection = TcpStream::connect(busy.local_addr().unwrap()).unwrap();
        assert_eq!(connection.local_addr().unwrap().ip(), Ipv4Addr::LOCALHOST);
        assert!(TcpListener::bind(given_up).is_ok());
    }
}
