//! Plans: moves tried on a private copy while others think, kept until it is one's turn. For the eyes of their seat alone.

use crate::Scene;
use crate::screen::{Plan, Screen, ScreenInput, Trying};
use crate::symbols::icon;
use kernel::{Audience, Rules, Seat, msg};
use maud::{Markup, html};

/// Begins to try; in the copy itself there is a way back instead.
pub fn button<G: Rules>(input: &ScreenInput<G>, scene: &Scene<G>) -> Markup {
    if !input.table.may_try || input.table.trying.is_some() || input.standing.is_some() {
        return html! {};
    }
    html! {
        button type="button" data-do="try" title=(scene.t("ui-try-help")) { (icon("plan")) span { (scene.t("ui-try")) } }
    }
}

pub fn put<G: Rules>(screen: &mut Screen, input: &ScreenInput<G>, scene: &Scene<G>) {
    let Audience::Seat(seat) = input.audience else { return };
    if !input.history.live {
        return;
    }
    let content = match (&input.table.trying, &input.table.plan) {
        (Some(trying), _) => trial(trying, scene),
        (None, Some(plan)) => kept(plan, seat, input, scene),
        (None, None) => return,
    };
    let class = if input.table.trying.is_some() { "plan trying" } else { "plan" };
    screen.put(
        "t-prompt-area",
        "t-plan",
        html! { section id="t-plan" class=(class) aria-label=(scene.t("ui-plan")) { (content) } },
    );
}

fn line(steps: &[String], broken: Option<usize>) -> Markup {
    html! {
        @if !steps.is_empty() {
            ol.line { @for (i, step) in steps.iter().enumerate() { li class=[(broken == Some(i)).then_some("broken")] { (step) } } }
        }
    }
}

/// The page shows the copy: nothing that is done here happens.
fn trial<G: Rules>(trying: &Trying, scene: &Scene<G>) -> Markup {
    html! {
        p role="status" { b { (scene.t("ui-trying")) } " " (scene.t("ui-trying-help")) }
        @if trying.your_turn { p.problem { (scene.t("ui-trying-turn")) } }
        (line(&trying.steps, None))
        @if trying.over { p.hint { (scene.t("ui-trying-over")) } }
        div.links {
            @if !trying.steps.is_empty() {
                button.button.confirm type="button" data-do="try-keep" {
                    (scene.say(&msg("ui-plan-keep").num("n", trying.steps.len() as i64)))
                }
            }
            button.button type="button" data-do="try-leave" { (scene.t("ui-try-leave")) }
        }
    }
}

fn kept<G: Rules>(plan: &Plan, seat: Seat, input: &ScreenInput<G>, scene: &Scene<G>) -> Markup {
    let all = plan.steps.len();
    let broken = plan.holds.filter(|holds| *holds < all);
    let said = match (plan.holds, broken.and_then(|at| plan.steps.get(at))) {
        (None, _) => scene.t("ui-plan-waits").to_owned(),
        (Some(_), None) => scene.say(&msg("ui-plan-holds").num("n", all as i64)),
        (Some(at), Some(step)) => {
            format!("{} {step}", scene.say(&msg("ui-plan-broken").num("n", at as i64 + 1)))
        }
    };
    let form = |say: &'static str, label: String, confirm: bool| {
        html! {
            form method="post" action={ "/t/" (input.table.id) "/plan" } data-quiet {
                input type="hidden" name="seat" value=(seat.0);
                button type="submit" name="say" value=(say) class={ "button" @if confirm { " confirm" } } { (label) }
            }
        }
    };
    html! {
        p role="status" class=[broken.map(|_| "problem")] { (icon("plan")) " " (said) }
        (line(&plan.steps, broken))
        div.links {
            @match plan.holds {
                Some(holds) if holds == all => { (form("play", scene.t("ui-plan-play").to_owned(), true)) }
                Some(holds) if holds > 0 => { (form("play", scene.say(&msg("ui-plan-play-some").num("n", holds as i64)), false)) }
                _ => {}
            }
            (form("drop", scene.t("ui-plan-drop").to_owned(), false))
        }
    }
}
