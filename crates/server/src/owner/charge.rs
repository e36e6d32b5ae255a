//! Which process does what a table does by itself: its bots, its clocks, its standing answers. See [`crate::together`].

use super::Command;
use super::task::Owner;
use crate::store::Lease;

impl Owner {
    /// Whether it is done here. Where that is not known it is asked for, and done once it is granted.
    pub(super) fn in_charge(&mut self) -> bool {
        let together = &self.core.together;
        if together.alone() {
            return true;
        }
        if self.lease.as_ref().is_some_and(|lease| together.holds(lease)) {
            return true;
        }
        self.lease = None;
        if !self.asks_for_charge {
            self.asks_for_charge = true;
            let (core, id, commands) = (self.core.clone(), self.id.clone(), self.commands.clone());
            tokio::spawn(async move {
                let lease = core.together.take(&id).await;
                if let Some(commands) = commands.upgrade() {
                    let _ = commands.send(Command::InCharge { lease }).await;
                }
            });
        }
        false
    }

    /// It is known who does it.
    pub(super) async fn charged(&mut self, lease: Option<Lease>) {
        self.asks_for_charge = false;
        // Somebody else has it: it is asked for again as long as something is to be done.
        let Some(lease) = lease else { return };
        self.lease = Some(lease);
        self.look(false).await;
        self.wake_bots();
        self.wake_standing();
    }

    /// Another process has taken it: what was begun here is forgotten.
    pub(super) fn relieved(&mut self) {
        tracing::info!(table = %self.id, "another process looks after this table now");
        metrics::counter!("ecumene_leases_lost_total").increment(1);
        self.lease = None;
        self.thinking.clear();
    }

    /// Leaves it to whoever wants it, before the table leaves memory.
    pub(super) async fn step_down(&mut self) {
        if let Some(lease) = self.lease.take() {
            self.core.together.give_back(&lease).await;
        }
    }
}
