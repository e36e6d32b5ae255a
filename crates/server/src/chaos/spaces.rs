//! Networks of our own: each process in a namespace, all of them on one switch, from which a cable can be pulled. What is sent
//! meanwhile is lost, and nobody is told. It takes root, and `ip` of iproute2.

use super::run_command;
use anyhow::Context;
use std::net::{IpAddr, Ipv4Addr};
use std::process::Command;

/// The machine's side of a network, as 10.213.N.1.
pub struct Switch {
    name: String,
    net: u8,
}

/// A process's side of it.
pub struct Space {
    name: String,
    cable: String,
    switch: String,
    pub address: IpAddr,
}

fn ip(words: &str) -> anyhow::Result<()> {
    run_command(Command::new("ip").args(words.split(' '))).map(drop)
}

impl Switch {
    pub fn make() -> anyhow::Result<Switch> {
        let (name, net) = (format!("ecu{}", crate::random::name(8)), crate::random::below(256) as u8);
        ip(&format!("link add {name} type bridge"))
            .context("no network can be made here: that takes root, and `ip` of iproute2")?;
        let switch = Switch { name, net };
        ip(&format!("addr add {}/24 dev {}", switch.address(), switch.name))?;
        ip(&format!("link set {} up", switch.name))?;
        Ok(switch)
    }

    pub fn address(&self) -> IpAddr {
        Ipv4Addr::new(10, 213, self.net, 1).into()
    }

    /// The `n`-th namespace on it.
    pub fn space(&self, n: u8) -> anyhow::Result<Space> {
        let (name, cable) = (format!("{}-{n}", self.name), format!("{}-{n}", self.name));
        let address = Ipv4Addr::new(10, 213, self.net, 2 + n);
        ip(&format!("netns add {name}")).context("no namespace can be made here")?;
        let space = Space { name, cable, switch: self.name.clone(), address: address.into() };
        let Space { name, cable, .. } = &space;
        ip(&format!("link add {cable} type veth peer name eth0 netns {name}"))?;
        ip(&format!("link set {cable} up"))?;
        ip(&format!("-n {name} addr add {address}/24 dev eth0"))?;
        ip(&format!("-n {name} link set eth0 up"))?;
        ip(&format!("-n {name} link set lo up"))?;
        space.plug(true)?;
        Ok(space)
    }
}

impl Drop for Switch {
    fn drop(&mut self) {
        let _ = ip(&format!("link del {}", self.name));
    }
}

impl Space {
    /// Puts the cable into the switch, or pulls it.
    pub fn plug(&self, on: bool) -> anyhow::Result<()> {
        let to = if on { format!("master {}", self.switch) } else { "nomaster".to_owned() };
        ip(&format!("link set {} {to}", self.cable))
    }

    /// A program that runs inside.
    pub fn program(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.name]).arg(program);
        command
    }
}

impl Drop for Space {
    fn drop(&mut self) {
        let _ = ip(&format!("netns del {}", self.name));
    }
}
