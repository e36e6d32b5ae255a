//! Whether a seat's page holds anything that is not for everybody: what decides whether a curtain falls when a device
//! goes from hand to hand.

use kernel::{Audience, Rules, Seat};
use serde_json::Value;

/// Where a view says whose it is. It is no secret.
const WHOSE: [&str; 2] = ["who", "viewer"];

/// Whether a seat sees anything in this position that the table does not. An offer tells no more than the view it is
/// made from, so the views are all there is to compare. Errs on the safe side: what a game only counts for one seat,
/// such as a price, looks like a secret too.
pub fn hides<G: Rules>(state: &G::State, seat: Seat) -> bool {
    let seen = |who| without_owner(kernel::to_json(&G::view(state, who)));
    seen(Audience::Seat(seat)) != seen(Audience::Table)
}

fn without_owner(mut view: Value) -> Value {
    if let Some(fields) = view.as_object_mut() {
        WHOSE.iter().for_each(|name| drop(fields.remove(*name)));
    }
    view
}
