//! Whether a seat's page holds anything that is not for everybody: what decides whether a curtain falls when a device
//! goes from hand to hand.

use kernel::{Audience, Rules, Seat, SeatSet};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// Where a view says whose it is. It is no secret.
const WHOSE: [&str; 2] = ["who", "viewer"];

/// The seats that see anything in this position that the table does not. An offer tells no more than the view it is made
/// from, so the views are all there is to compare. Errs on the safe side: what a game only counts for one seat, such as a
/// price, looks like a secret too.
pub fn hiding<G: Rules>(state: &G::State, seats: u8) -> SeatSet {
    let seen = |who| serde_json::to_string(&G::view(state, who)).expect("data of a game is plain");
    let open = seen(Audience::Table);
    let open = Fields::of(&open);
    Seat::all(seats).filter(|seat| Fields::of(&seen(Audience::Seat(*seat))) != open).collect()
}

/// A view by its fields, each as it is written: whether two are alike is all that is asked of them.
#[derive(Debug)]
enum Fields<'v> {
    Named(BTreeMap<String, &'v RawValue>),
    /// A view without fields.
    Whole(&'v str),
}

impl<'v> Fields<'v> {
    fn of(text: &'v str) -> Fields<'v> {
        let Ok(mut fields) = serde_json::from_str::<BTreeMap<String, &RawValue>>(text) else {
            return Fields::Whole(text);
        };
        fields.retain(|name, _| !WHOSE.contains(&name.as_str()));
        Fields::Named(fields)
    }
}

impl PartialEq for Fields<'_> {
    fn eq(&self, other: &Fields) -> bool {
        match (self, other) {
            (Fields::Named(a), Fields::Named(b)) => a
                .iter()
                .map(|(name, value)| (name, value.get()))
                .eq(b.iter().map(|(name, value)| (name, value.get()))),
            (Fields::Whole(a), Fields::Whole(b)) => a == b,
            _ => false,
        }
    }
}
