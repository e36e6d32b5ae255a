//! Boards as PNG, for messengers: painted one at a time, after everything else, and kept by what is drawn while there is room.

use crate::core::Core;
use crate::failure::Failure;
use crate::pool::Urgency;
use axum::body::Bytes;
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// So wide that it fills a message and is still loaded there: messengers pass over what is larger than half a megabyte or so.
const WIDTH: u32 = 900;
/// What pictures may take together, in bytes.
const ROOM: usize = 16 << 20;

/// Those that were painted last, and who paints.
#[derive(Default)]
pub struct Pictures {
    painting: tokio::sync::Mutex<()>,
    kept: Mutex<Kept>,
}

/// The one that was wanted last stands last.
#[derive(Default)]
struct Kept {
    list: VecDeque<(blake3::Hash, Bytes)>,
    size: usize,
}

impl Kept {
    fn get(&mut self, of: &blake3::Hash) -> Option<Bytes> {
        let at = self.list.iter().position(|(known, _)| known == of)?;
        let found = self.list.remove(at)?;
        let picture = found.1.clone();
        self.list.push_back(found);
        Some(picture)
    }

    fn put(&mut self, of: blake3::Hash, picture: Bytes, room: usize) {
        self.size += picture.len();
        self.list.push_back((of, picture));
        while self.size > room {
            let Some((_, gone)) = self.list.pop_front() else { return };
            self.size -= gone.len();
        }
    }
}

impl Core {
    /// A drawing as a PNG.
    pub async fn picture(&self, drawing: String) -> Result<Bytes, Failure> {
        let hash = blake3::hash(drawing.as_bytes());
        let kept = || self.pictures.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(picture) = kept().get(&hash) {
            return Ok(picture);
        }
        let _one_at_a_time = self.pictures.painting.lock().await;
        // Somebody else may have waited for the same one.
        if let Some(picture) = kept().get(&hash) {
            return Ok(picture);
        }
        let paint = move || picture::png(&drawing, WIDTH);
        let painted = self.painters.run(Urgency::Later, self.config.engine_limit * 4, paint).await;
        let picture: Bytes = match painted {
            Ok(Ok(picture)) => picture.into(),
            Ok(Err(fault)) => return Err(failed(&fault)),
            Err(fault) => return Err(failed(&fault)),
        };
        kept().put(hash, picture.clone(), ROOM);
        Ok(picture)
    }
}

fn failed(fault: &dyn std::error::Error) -> Failure {
    tracing::error!("a board was not painted: {fault}");
    Failure::BROKEN
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ones_wanted_last_are_kept() {
        let mut kept = Kept::default();
        let hash = |name: &str| blake3::hash(name.as_bytes());
        for name in ["a", "b", "c"] {
            kept.put(hash(name), Bytes::from(vec![0; 10]), 30);
        }
        assert!(kept.get(&hash("a")).is_some(), "there is room for three");
        kept.put(hash("d"), Bytes::from(vec![0; 10]), 30);
        assert!(kept.get(&hash("b")).is_none(), "the one that nobody wanted is gone");
        assert!(["a", "c", "d"].iter().all(|name| kept.get(&hash(name)).is_some()));
        kept.put(hash("huge"), Bytes::from(vec![0; 50]), 30);
        assert_eq!((kept.list.len(), kept.size), (0, 0), "what is larger than the room is not kept");
    }
}
