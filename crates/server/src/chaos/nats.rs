//! A NATS server of our own, on loopback.

use super::{free_address, run_command as run};
use anyhow::Context;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

pub struct NatsServer {
    pub address: SocketAddr,
    program: &'static str,
    child: Option<Child>,
}

const PROGRAMS: [&str; 3] = ["nats-server", "/usr/sbin/nats-server", "/usr/local/bin/nats-server"];

fn find() -> anyhow::Result<&'static str> {
    let works = |program: &&&str| run(Command::new(program).arg("--version")).is_ok();
    PROGRAMS.iter().find(works).copied().context("there is no nats-server here; Debian has it as nats-server")
}

impl NatsServer {
    pub fn start() -> anyhow::Result<NatsServer> {
        let mut server = NatsServer { address: free_address()?, program: find()?, child: None };
        server.start_again()?;
        Ok(server)
    }

    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Ends it at once.
    pub fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    pub fn start_again(&mut self) -> anyhow::Result<()> {
        self.stop();
        let (host, port) = (self.address.ip().to_string(), self.address.port().to_string());
        let mut command = Command::new(self.program);
        command
            .args(["-a", &host, "-p", &port])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        self.child = Some(command.spawn()?);
        let begun = Instant::now();
        while std::net::TcpStream::connect(self.address).is_err() {
            anyhow::ensure!(begun.elapsed() < Duration::from_secs(20), "nats-server does not listen");
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        self.stop();
    }
}
