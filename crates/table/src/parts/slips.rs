//! Nothing is lost by a slip: what an answer that ends a part would leave unused is said, and asked about once.

use crate::Scene;
use foresight::Foresight;
use kernel::{Audience, Seat, Tone};
use kit::gauge::{Gauge, Gauges, Of, Value};

/// What the reader would leave unused by an answer. Whoever ends the turn leaves everything; whoever declines or passes
/// leaves what is foreseen to be gone then. An answer that is the only one is no slip.
pub fn lost<G: Gauges>(tone: Tone, foresight: Option<&Foresight>, scene: &Scene<G>) -> Option<String> {
    let Audience::Seat(seat) = scene.audience else { return None };
    if scene.offer.is_none_or(|offer| offer.choices.len() < 2) {
        return None;
    }
    let left = |what: &str, n: i32| match tone {
        Tone::EndsTurn => n,
        Tone::Idle => foresight.map_or(0, |foresight| gone(foresight, seat, what)),
        Tone::Plain | Tone::Confirm | Tone::Back => 0,
    };
    let unused = G::gauges(scene.view).into_iter().filter_map(|gauge| unused(&gauge, seat));
    let named = unused
        .map(|(what, n)| (what, left(what, n)))
        .filter(|(_, n)| *n > 0)
        .map(|(what, n)| format!("{}{} {n}", scene.words.get(&format!("gauge-{what}")), scene.t("ui-colon")));
    let named: Vec<String> = named.collect();
    (!named.is_empty()).then(|| named.join(", "))
}

/// What a seat has that lapses, and how much of it.
pub(crate) fn unused(gauge: &Gauge, seat: Seat) -> Option<(&'static str, i32)> {
    match (gauge.of, &gauge.value) {
        (Of::Seat(whose), Value::Number(n @ 1..)) if gauge.lapses && whose == seat => Some((gauge.what, *n)),
        _ => None,
    }
}

/// How much of a gauge is gone then, whatever chance says.
fn gone(foresight: &Foresight, seat: Seat, what: &str) -> i32 {
    let number = |value: Option<&Value>| match value {
        Some(Value::Number(n)) => *n,
        _ => 0,
    };
    let change = foresight.changes.iter().find(|change| change.of == Of::Seat(seat) && change.what == what);
    change.map_or(0, |change| {
        let most = change.after.iter().map(|(value, _)| number(value.as_ref())).max();
        number(change.before.as_ref()) - most.unwrap_or(0)
    })
}
