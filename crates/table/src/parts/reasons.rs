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
    things: Vec<String>,
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
            add(&mut reason.things, thing);
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
                        @if let Some(names) = names(reason, scene) { b.what { (names) } " " }
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

/// "Fishing, Cartography, Navigation and 9 more:"; nothing where the reason names its one thing itself.
fn names<G: Gauges>(reason: &Reason, scene: &Scene<G>) -> Option<String> {
    let things = &reason.things;
    if things.is_empty() || things.iter().all(|thing| reason.why.contains(thing.as_str())) {
        return None;
    }
    // One more is as short as its name.
    let named = if things.len() == NAMED + 1 { NAMED + 1 } else { NAMED };
    let mut said: Vec<String> = things.iter().take(named).cloned().collect();
    if let Some(more) = things.len().checked_sub(named).filter(|more| *more > 0) {
        said.push(scene.say(&msg("ui-more-things").num("n", more as i64)));
    }
    Some(format!("{}{}", said.join(", "), scene.t("ui-colon")))
}
