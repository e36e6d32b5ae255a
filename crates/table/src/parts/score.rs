//! Scores: where the points come from, and at the end who won and how it came about.

use super::{chart, prompt};
use crate::screen::{Screen, ScreenInput};
use crate::{Face, Scene, ScoreRow, mark, name_tag, symbols::icon};
use kernel::{PerSeat, Points, Rules, Seat, Standing, msg};
use maud::{Markup, html};

pub fn put<F: Face>(screen: &mut Screen, input: &ScreenInput<F::Rules>, scene: &Scene<F::Rules>) {
    let scores =
        F::sheet(scene).map_or_else(|| added_up::<F>(input, scene), |own| html! { div.wide { (own) } });
    screen.put("t-score-area", "t-score", html! { section id="t-score" class="scores" { (scores) } });
    if let (Some(standing), true) = (input.standing, input.history.at == input.history.of) {
        screen.put("t-final-area", "t-final", last::<F>(standing, &scores, input, scene));
    }
}

fn added_up<F: Face>(input: &ScreenInput<F::Rules>, scene: &Scene<F::Rules>) -> Markup {
    let rows = F::breakdown(input.view);
    let totals = input.standing.map_or_else(|| F::scores(input.view), |s| s.points.clone());
    html! { div.wide { (sheet::<F>(&rows, &totals, scene)) } (chart::draw::<F>(input.points, scene)) }
}

fn sheet<F: Face>(rows: &[ScoreRow], totals: &PerSeat<Points>, scene: &Scene<F::Rules>) -> Markup {
    html! {
        table.sheet {
            caption.sr { (scene.t("ui-scores")) }
            thead { tr { th scope="col" { span.sr { (scene.t("ui-source")) } }
                @for (seat, _) in totals.pairs() {
                    th scope="col" title=(scene.name(seat)) { (mark(seat)) span.sr { (scene.name(seat)) } }
                } } }
            tbody {
                @for row in rows {
                    tr { th scope="row" { (scene.say(&row.label)) }
                        @for points in &row.points { td class=[points.is_zero().then_some("nil")] { (points) } } }
                }
            }
            tfoot { tr { th scope="row" { (scene.t(F::MEASURE.total)) } @for points in totals { td { (points) } } } }
        }
    }
}

fn last<F: Face>(
    standing: &Standing,
    scores: &Markup,
    input: &ScreenInput<F::Rules>,
    scene: &Scene<F::Rules>,
) -> Markup {
    let mut order: Vec<(Seat, u8)> = standing.places.pairs().map(|(s, p)| (s, *p)).collect();
    order.sort_by_key(|(_, place)| *place);
    html! {
        section id="t-final" class="final" role="dialog" aria-label=(scene.t("ui-final")) tabindex="-1" {
            button type="button" class="close" data-do="close-final" { (icon("close")) span.sr { (scene.t("ui-close")) } }
            h2 { (prompt::winners::<F>(input, scene)) }
            ol.ranking {
                @for (seat, place) in order {
                    li { span.place { (scene.say(&msg("ui-place").num("n", place))) } (name_tag(seat, scene.name(seat)))
                        @if F::MEASURE.unit.is_some() {
                            @if let Some(key) = standing.ahead[seat] { span.ahead { (ahead(standing, seat, key, scene)) } }
                            span.points { (standing.points[seat]) }
                        } }
                }
            }
            (scores)
            div.links {
                a.button href={ "/t/" (input.table.id) "/analysis" } { (icon("score")) (scene.t("ui-after-analysis")) }
                a.button href={ "/t/" (input.table.id) "/at/0" } { (icon("first")) (scene.t("ui-replay")) }
                a.button href={ "/t/" (input.table.id) "/study" } { (icon("turn")) (scene.t("ui-what-if")) }
                a.button href={ "/t/" (input.table.id) "/export" } download { (icon("save")) (scene.t("ui-export")) }
                @if let Some(next) = &input.table.company.next {
                    a.button.confirm href={ "/t/" (next.id) } {
                        (scene.t(if input.seats.iter().any(|s| s.mine) { "ui-rematch-join" } else { "ui-rematch-watch" }))
                    }
                } @else if input.seats.iter().any(|s| s.mine) {
                    form method="post" action={ "/t/" (input.table.id) "/rematch" } {
                        button.button.confirm type="submit" { (scene.t("ui-rematch")) }
                    }
                }
                a.button href="/" { (scene.t("ui-lobby")) }
            }
        }
    }
}

/// "ahead of Bo: more gold", where the points do not say why.
fn ahead<G: Rules>(standing: &Standing, seat: Seat, key: &'static str, scene: &Scene<G>) -> String {
    let behind = standing.behind(seat).iter().map(|s| msg("ui-who").seat("who", s)).collect::<Vec<_>>();
    scene.say(&msg("ui-ahead").list("who", behind).term("what", key))
}
