//! "Why not?": what a player would expect to do and may not, and the rule that says so.

use crate::{Scene, at, symbols::icon};
use kernel::{Offer, Refusal, Target, msg};
use kit::gauge::Gauges;
use maud::{Markup, html};

/// So many things are named before a reason; the rest are counted.
const NAMED: usize = 3;

/// A reason stands once, with what it is about, however many things and places it is given for.
struct Reason {
    why: String,
    rule: &'static str,
    places: Vec<String>,
    /// Each with where it is refused, if something there is named and not only the place.
    things: Vec<(String, Vec<String>)>,
}

pub fn reasons<G: Gauges>(offer: &Offer<G::Action>, scene: &Scene<G>) -> Markup {
    let mut reasons: Vec<Reason> = Vec::new();
    for refusal in &offer.refused {
        let why = scene.say(&refusal.why);
        let known = reasons.iter().position(|reason| reason.why == why && reason.rule == refusal.rule);
        let reason = match known {
            Some(known) => &mut reasons[known],
            None => reasons.push_mut(Reason { why, rule: refusal.rule, places: vec![], things: vec![] }),
        };
        add(&mut reason.places, at(refusal.target).to_string());
        if let Some(thing) = thing(refusal, scene) {
            let known = reason.things.iter().position(|(known, _)| *known == thing);
            let known = known.unwrap_or_else(|| {
                reason.things.push((thing, Vec::new()));
                reason.things.len() - 1
            });
            if refusal.about.is_some() && refusal.target != Target::Button {
                add(&mut reason.things[known].1, at(refusal.target).to_string());
            }
        }
    }
    if reasons.is_empty() {
        return html! {};
    }
    html! {
        details.refusals {
            summary { (icon("why")) (scene.t("ui-why-not")) " (" (reasons.len()) ")" }
            ul {
                @for reason in &reasons {
                    li data-refused=(reason.places.join(" ")) {
                        @if !says_it(reason) { (names(reason, scene)) " " }
                        span.why { (reason.why) } " "
                        a.rule href={ "#" (reason.rule) } data-rule=(reason.rule) { (reason.rule) }
                    }
                }
            }
        }
    }
}

fn add(list: &mut Vec<String>, item: String) {
    if !list.contains(&item) {
        list.push(item);
    }
}

/// What a refusal is about, by name.
fn thing<G: Gauges>(refusal: &Refusal, scene: &Scene<G>) -> Option<String> {
    match (&refusal.about, refusal.target) {
        (Some(thing), _) => Some(scene.say(thing)),
        (None, Target::Seat(seat)) => Some(scene.name(seat).to_owned()),
        (None, target) => G::place(target).map(|name| scene.say(&name)),
    }
}

/// Whether a reason names its one thing itself.
fn says_it(reason: &Reason) -> bool {
    reason.things.iter().all(|(thing, _)| reason.why.contains(thing.as_str()))
}

/// "Fishing, Cartography, Navigation and 9 more:". The menu of a place has only what is refused there, so each knows where that
/// is, those too that are only counted here.
fn names<G: Gauges>(reason: &Reason, scene: &Scene<G>) -> Markup {
    let things = &reason.things;
    // One more is as short as its name.
    let named = if things.len() == NAMED + 1 { NAMED + 1 } else { NAMED };
    let more = things.len().saturating_sub(named);
    html! {
        b.what {
            @for (nth, (thing, places)) in things.iter().enumerate() {
                @if nth > 0 && nth < named { ", " }
                @if !places.is_empty() { span data-at=(places.join(" ")) hidden[nth >= named] { (thing) } }
                @else if nth < named { (thing) }
            }
            @if more > 0 { ", " (scene.say(&msg("ui-more-things").num("n", more as i64))) }
            (scene.t("ui-colon"))
        }
    }
}
