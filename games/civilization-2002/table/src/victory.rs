//! How this match is won: its own ways to end and its own points, with how far they are.

use crate::sheets::advanced;
use civilization_2002::Civilization2002;
use civilization_2002::data::data;
use civilization_2002::ids::*;
use civilization_2002::options::{Length, Ties};
use civilization_2002::view::PlayerView;
use kernel::{Msg, msg};
use maud::{Markup, html};
use table::{Scene, name_tag, seat_class};

type S<'a> = Scene<'a, Civilization2002>;

/// Everybody's way so far, source by source, and then how this match ends.
pub fn sheet(scene: &S) -> Markup {
    let players: Vec<_> = scene.view.players.iter().filter(|p| !p.out).collect();
    let best = players.iter().map(|p| p.points).max().unwrap_or(0).max(1);
    let great =
        |p: &PlayerView| if advanced(scene) { p.score.great_discoveries } else { p.score.technologies };
    let kinds = [
        "face-score-settlements",
        if advanced(scene) { "face-score-great" } else { "face-score-technologies" },
        "face-score-wonders",
    ];
    html! {
        ul.race {
            @for player in players {
                @let parts = [player.score.settlements, great(player), player.score.wonders];
                li class=(seat_class(player.seat)) {
                    (name_tag(player.seat, scene.name(player.seat)))
                    span.lane aria-hidden="true" {
                        @for (i, n) in parts.iter().enumerate() {
                            @if *n > 0 { i class={ "part-" (i) } style={ "width:" (100 * n / best.max(1)) "%" } {} }
                        }
                    }
                    b { (player.points) }
                    ul.from {
                        @for (key, n) in kinds.iter().zip(parts) { @if n > 0 { li { (scene.t(key)) " " b { (n) } } } }
                    }
                }
            }
        }
        (ends_and_points(scene, |title| html! { h3 { (title) } }))
    }
}

/// The same beside the board, below a title of the panel.
pub fn aid(scene: &S) -> Markup {
    ends_and_points(scene, |title| html! { h4 { (title) } })
}

/// R5: when it ends, what counts then, who wins a tie.
fn ends_and_points(scene: &S, heading: fn(&str) -> Markup) -> Markup {
    html! {
        @if scene.view.last_turn { p.now { strong { (scene.t("event-last-turn")) } } }
        (heading(scene.t("face-win-ends")))
        ul.win-ways { @for way in closed(ways(scene).iter().map(|way| scene.say(way)).collect()) { li { (way) } } }
        p.hint { (scene.t(if advanced(scene) { "face-win-era-advanced" } else { "face-win-era-basic" })) }
        (progress(scene))
        (heading(scene.t("face-win-points")))
        ul.win-ways { @for source in points(scene) { li { (scene.say(&source)) } } }
        p { (scene.t(match scene.view.options.ties { Ties::Shared => "face-win-tie-shared", Ties::Gold => "face-win-tie-gold" })) }
    }
}

/// The ways are the parts of one sentence, and options say which is the last.
fn closed(mut ways: Vec<String>) -> Vec<String> {
    if let Some(last) = ways.last_mut() {
        last.truncate(last.trim_end_matches(|c: char| c.is_whitespace() || ";.".contains(c)).len());
        last.push('.');
    }
    ways
}

/// R5.1, R5.2, R5.6, R9.48.
fn ways(scene: &S) -> Vec<Msg> {
    let options = &scene.view.options;
    let last_era = |era: Era| msg("face-win-die").term("era", era.key());
    let mut ways = if !advanced(scene) {
        vec![msg("face-win-basic")]
    } else {
        match options.length {
            Length::Short => vec![last_era(Era::Medieval)],
            Length::Medium => vec![last_era(Era::Industrial)],
            Length::Long => {
                ["face-win-diplomatic", "face-win-military", "face-win-technological"].map(msg).into()
            }
        }
    };
    if advanced(scene) || !options.nobody_falls {
        ways.push(msg("face-win-conquest"));
    }
    if options.turn_limit > 0 {
        ways.push(msg("face-win-limit").num("n", options.turn_limit));
    }
    ways
}

/// The technologies that bring the end nearer.
fn progress(scene: &S) -> Markup {
    let era = match scene.view.options.length {
        _ if !advanced(scene) => Era::Modern,
        Length::Short => Era::Medieval,
        Length::Medium => Era::Industrial,
        Length::Long => return html! {},
    };
    let owned = |techs: Set<Tech>| (techs & era.technologies()).len();
    // As long as nobody has any there is nothing to compare.
    if scene.view.players.iter().all(|player| owned(player.technologies) == 0) {
        return html! {};
    }
    html! {
        p.hint { (scene.say(&msg("face-win-so-far").term("era", era.key()))) }
        ul.win-owned {
            @for player in scene.view.players.iter().filter(|p| !p.out) {
                li { (name_tag(player.seat, scene.name(player.seat))) " " b { (owned(player.technologies)) } }
            }
        }
    }
}

/// R5.1, R5.3.
fn points(scene: &S) -> Vec<Msg> {
    let (basic, more) = (&data().tables.points.basic, &data().tables.points.advanced);
    let mut sources = vec![msg("face-win-sizes")];
    if !advanced(scene) {
        sources.push(msg("face-win-technologies").num("n", basic.technology));
        sources.push(msg("face-win-wonders").num("n", basic.wonder));
        return sources;
    }
    sources.push(msg("face-win-wonders").num("n", more.wonder));
    sources.push(msg("face-win-great").num("n", more.great_discovery));
    if scene.view.options.length == Length::Long {
        sources.push(msg("face-win-ending").num("n", more.united_nations));
    }
    sources
}
