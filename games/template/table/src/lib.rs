//! How Mirage is drawn: a desert at some hour of the day, wells with palms, camps in the colours of the players.

mod board;
mod symbols;

use board::{HEIGHT, WIDTH};
use kernel::{PerSeat, Points, Seat, Target, msg};
use kit::{Id, Named};
use maud::{Markup, html};
use table::{Aid, Effect, Face, Part, Scene, ScoreRow, Tip, Words, at, seat_class};
use template::{Event, Hour, Template, View, targets};
use text::Both;

/// The face of Mirage.
pub struct Board;

impl Face for Board {
    type Rules = Template;
    const SIZE: (u32, u32) = (WIDTH, HEIGHT);
    const STYLE: &'static str = include_str!("style.css");
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };

    fn emblem() -> Markup {
        html! {
            path d="M4 54h56M10 54L26 26L42 54M26 26V54M44 54C44 44 45 36 48 28" {}
            path d="M48 28C42 22 36 24 34 28M48 28C54 22 60 25 61 30M48 28C46 20 50 15 55 15M48 28C47 21 41 16 37 18" {}
        }
    }

    fn symbols() -> Markup {
        symbols::sheet()
    }

    fn ground(words: &Words) -> Markup {
        board::ground(words)
    }

    fn board(scene: &Scene<Template>) -> Vec<Part> {
        board::parts(scene)
    }

    fn mat(scene: &Scene<Template>, seat: Seat) -> Markup {
        let player = &scene.view.players[seat];
        html! {
            div.chips {
                @match player.hour.or(player.chosen) {
                    Some(hour) => { span.hour.small data-tip="hour" { (clock(hour)) (scene.say(&msg("face-hour").num("n", hour.0))) } }
                    None if player.ready => { span.hour.small { (scene.t("face-ready")) } }
                    None => {}
                }
                span { (scene.say(&msg("face-income").num("n", player.income))) }
                span.faded { (scene.say(&msg("face-cards").num("n", player.cards))) }
            }
        }
    }

    fn hand(scene: &Scene<Template>) -> Option<Markup> {
        let kernel::Audience::Seat(me) = scene.audience else { return None };
        let hand = scene.view.players.get(me)?.hand?;
        Some(html! {
            ul.hours aria-label=(scene.t("face-hand")) {
                @for hour in hand {
                    li.hour data-target=(at(targets::hour(hour))) data-tip="hour" {
                        (clock(hour)) b { (scene.say(&msg("face-hour").num("n", hour.0))) }
                    }
                }
            }
        })
    }

    fn moment(scene: &Scene<Template>) -> Option<String> {
        let view = scene.view;
        if view.standing.is_some() {
            return Some(scene.t("face-over").to_owned());
        }
        let day = scene.say(&msg("face-day").num("day", view.day).num("days", view.options.days));
        let now = match view.traveller {
            Some(seat) => scene.say(&msg("face-travelling").seat("who", seat)),
            None => scene.t("face-choosing").to_owned(),
        };
        Some(format!("{day} · {now}"))
    }

    fn aids(scene: &Scene<Template>) -> Vec<Aid> {
        let gone = html! {
            ul.hours.gone { @for hour in Hour::all() { li class=[scene.view.spent.has(hour).then_some("spent")] { (hour.0) } } }
        };
        vec![Aid::of_match("hours", scene.t("face-aid-hours"), gone)]
    }

    fn tips(words: &Words) -> Vec<Tip> {
        let tip = |id: &str, title: &str, key: &str, rule| Tip {
            id: id.to_owned(),
            title: words.get(title).to_owned(),
            text: words.get(key).to_owned(),
            rule: Some(rule),
        };
        let mut tips = vec![
            tip("hour", "face-hand", "face-tip-hour", "R3.2"),
            tip("camp", "gauge-camp", "face-tip-camp", "R3.5"),
        ];
        let wells = template::Well::all();
        tips.extend(wells.map(|well| tip(well.name(), &well.key(), "face-tip-well", "R1.2")));
        tips
    }

    fn scores(view: &View) -> PerSeat<Points> {
        view.players.map(|_, player| player.points.into())
    }

    fn breakdown(view: &View) -> Vec<ScoreRow> {
        vec![
            ScoreRow::new(msg("face-wells"), view.players.map(|_, p| p.points - p.rests)),
            ScoreRow::new(msg("face-rests"), view.players.map(|_, p| p.rests)),
        ]
    }

    fn effects(event: &Event) -> Vec<Effect> {
        let pulse = |well| Effect::Pulse { at: at(targets::well(well)).to_string() };
        match event {
            Event::Dawn { day } => vec![Effect::banner(msg("event-dawn").num("day", *day))],
            Event::Camped { well, .. } | Event::Storm { well, .. } => vec![pulse(*well)],
            Event::Raided { seat, well, die, .. } => {
                let note = msg("face-raids").seat("who", *seat).term("well", well.key());
                let dice = Effect::Dice { faces: vec![*die], seat: Some(*seat), note: Some(note) };
                vec![pulse(*well), dice]
            }
            Event::Drank { seat, points } => {
                let mat = at(Target::Seat(*seat)).to_string();
                vec![Effect::gain(mat, msg("face-plus").num("n", *points))]
            }
            _ => Vec::new(),
        }
    }
}

/// A clock with one hand, and the sky of its hour: night, day, night.
fn clock(hour: Hour) -> Markup {
    let sky = if (6..19).contains(&hour.0) { "clock day" } else { "clock night" };
    let turn = format!("rotate({})", hour.0 as u32 % 12 * 30);
    html! {
        svg class=(sky) viewBox="-16 -16 32 32" aria-hidden="true" {
            circle r="13" {} path d="M0-13V-10M13 0H10M0 13V10M-13 0H-10" {} path.hand-of transform=(turn) d="M0 2V-8" {}
        }
    }
}

/// A mark of a seat in SVG, around the origin.
fn shape(seat: Seat) -> Markup {
    html! { use href={ "#shape-" (seat.0 % 6) } x="-12" y="-12" width="24" height="24" {} }
}

/// The class that colours whatever belongs to a seat.
fn of(seat: Seat, class: &str) -> String {
    format!("{class} {}", seat_class(seat))
}
