//! What only tests reach for: nothing here can be set by a flag, the environment or a file, and nothing else in the
//! server calls it.

use crate::host::Moment;
use bots::Opponents;
use kernel::{Audience, Seed};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use table::Face;

/// What a test may do otherwise than a server that people play on.
#[derive(Clone, Default)]
pub struct Testing {
    pub lens: Option<Lens>,
    /// How long the head of a request may take, where a test cannot wait.
    pub head: Option<std::time::Duration>,
    /// Cheap password hashes.
    pub weak_passwords: bool,
    /// The seed of the next table, counted up: what a test met can be met again.
    pub seeds: Option<Arc<AtomicU64>>,
}

impl Testing {
    pub(crate) fn seed(&self) -> Option<Seed> {
        self.seeds.as_ref().map(|next| Seed::from_number(next.fetch_add(1, Ordering::Relaxed)))
    }
}

/// Looks at what is published of a match (by its id) with other eyes: the leak test shows one connection another world.
pub type Lens = Arc<dyn Fn(&str, Arc<dyn Moment>) -> Arc<dyn Moment> + Send + Sync>;

/// One round of sweeping, as of a time.
pub async fn sweep(core: &Arc<crate::core::Core>, now: i64) -> crate::store::Stored<crate::sweep::Swept> {
    crate::sweep::sweep(core, now).await
}

/// The same moment, in which advice is thought over for so many rounds and not by the clock: what is said can be compared.
/// Panics if it is of another game.
pub fn counted<F: Face<Rules: Opponents>>(moment: &dyn Moment, rounds: u32) -> Arc<dyn Moment> {
    crate::host::counted::<F>(moment, rounds).expect("a moment of this game")
}

/// The same moment in another world, which `who` cannot tell from this one. Panics if it is of another game.
pub fn resampled<F: Face<Rules: Opponents>>(
    moment: &dyn Moment,
    who: Audience,
    seed: u64,
) -> Arc<dyn Moment> {
    crate::host::resampled::<F>(moment, who, seed).expect("a moment of this game")
}
