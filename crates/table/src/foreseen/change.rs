//! What one gauge may become: as far as worlds that were tried can tell.

use super::RARE;
use foresight::{Change, Foresight};
use kit::gauge::Value;

/// Whether this is among what an answer changes, as far as so few worlds can tell.
pub(super) fn brings(foresight: &Foresight, change: &Change) -> bool {
    let same = |other: &Change| {
        other.of == change.of
            && other.what == change.what
            && (other.after == change.after || other.hoped == change.hoped && certain(other, change))
    };
    foresight.changes.iter().any(same)
}

/// Whether both become one and the same, but for what hardly ever comes.
fn certain(one: &Change, other: &Change) -> bool {
    let (one, other) = (likely(one), likely(other));
    one.len() == 1 && one == other
}

/// What it may become, without what hardly ever comes; the likeliest in any case.
pub(super) fn likely(change: &Change) -> Vec<&Option<Value>> {
    let after = change.after.iter().enumerate();
    after.filter(|(at, (_, chance))| *at == 0 || *chance >= RARE).map(|(_, (value, _))| value).collect()
}

/// In halves; a number that is not there is none.
pub(super) fn number(value: Option<&Value>) -> Option<i32> {
    value.map_or(Some(0), Value::halves)
}

/// By how much it changes in halves, where that is certain but for what hardly ever comes.
pub(super) fn certain_gain(change: &Change) -> Option<i32> {
    likeliest_gain(change).filter(|_| likely(change).len() == 1)
}

/// By how much most likely.
pub(super) fn likeliest_gain(change: &Change) -> Option<i32> {
    let (after, _) = change.after.first()?;
    Some(number(after.as_ref())? - number(change.before.as_ref())?)
}
