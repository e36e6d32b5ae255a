//! A number is chosen by steps, not from a row of as many buttons.

use crate::{Scene, symbols::icon};
use kernel::{Arg, Msg, Rules};
use maud::{Markup, html};
use std::ops::Range;

/// From so many numbers on.
pub const STEPPED: usize = 4;

/// Labels in their order, as stretches: those that say the same of numbers that follow each other stand together.
pub fn runs(labels: &[&Msg]) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    let mut way = None;
    for at in 0..labels.len() {
        let step = at.checked_sub(1).and_then(|before| step(labels[before], labels[at]));
        match runs.last_mut() {
            Some(run) if step.is_some() && (run.len() == 1 || step == way) => run.end += 1,
            _ => runs.push(at..at + 1),
        }
        way = step;
    }
    runs
}

/// Which argument goes up or down by one from the first to the second, if that is all that differs.
fn step(one: &Msg, other: &Msg) -> Option<(usize, i64)> {
    if one.key != other.key || one.args.len() != other.args.len() {
        return None;
    }
    let mut changes = one.args.iter().zip(&other.args).enumerate().filter(|(_, (a, b))| a != b);
    let (at, ((name, a), (same, b))) = changes.next()?;
    match (a, b) {
        (Arg::Number(a), Arg::Number(b))
            if name == same && (b - a).abs() == 1 && changes.next().is_none() =>
        {
            Some((at, b - a))
        }
        _ => None,
    }
}

/// All of the answers; one is shown, and a step shows the next.
pub fn stepper<G: Rules>(n: usize, scene: &Scene<G>, answer: impl Fn(usize) -> Markup) -> Markup {
    html! {
        div.stepper role="group" aria-label=(scene.t("ui-how-many")) data-at="0" {
            button.by.less type="button" data-by="-1" disabled title=(scene.t("ui-fewer")) {
                (icon("minus")) span.sr { (scene.t("ui-fewer")) }
            }
            @for at in 0..n { (answer(at)) }
            button.by.greater type="button" data-by="1" title=(scene.t("ui-more-of-it")) {
                (icon("plus")) span.sr { (scene.t("ui-more-of-it")) }
            }
            input type="range" min="0" max=(n - 1) value="0" aria-label=(scene.t("ui-how-many"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::msg;

    #[test]
    fn numbers_of_one_thing_stand_together() {
        let bid = |n: i64| msg("do-bid").num("n", n);
        let all = [msg("do-pass"), bid(3), bid(4), bid(5), bid(7), bid(6), msg("do-ask").num("n", 7)];
        let labels: Vec<&Msg> = all.iter().collect();
        assert_eq!(runs(&labels), [0..1, 1..4, 4..6, 6..7]);
    }

    #[test]
    fn another_thing_begins_a_new_row() {
        let pay = |n: i64, m: i64| msg("do-pay").num("n", n).num("m", m);
        let all = [pay(1, 1), pay(2, 1), pay(2, 2), pay(3, 3)];
        let labels: Vec<&Msg> = all.iter().collect();
        assert_eq!(runs(&labels), [0..2, 2..3, 3..4]);
    }
}
