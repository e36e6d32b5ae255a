//! A city opened: its squares as large plots, each with what it yields and, while something is placed, what would change;
//! and how the sums come about. It stays open from the first question of a city to the last.

use crate::aids::title;
use crate::layout::column_row;
use crate::map::{drawing, label, yields};
use crate::over::over;
use crate::symbols::{count, inline};
use civilization_2010::{
    Action, Aim, CityView, Civilization2010, Id, Named, Piece, Resource, Source, SquareView, places,
};
use kernel::{Arg, Msg, Seat, Target, msg};
use maud::{Markup, html};
use table::{Scene, at, seat_class};

/// The cities that are asked about: the one that acts; the one that builds; those with a square for a piece.
pub fn asked<'a>(scene: &'a Scene<Civilization2010>) -> Vec<(Seat, &'a CityView)> {
    let view = scene.view;
    let of = |seat: Seat, index: u8| {
        view.players[seat.index()].cities.iter().find(move |c| c.index == index).map(|c| (seat, c))
    };
    if let Some((seat, index)) = view.doing.city {
        return of(seat, index).into_iter().collect();
    }
    if let Some(plan) = &view.doing.planning {
        let city = match plan.aim {
            Aim::Build { city, .. } => Some(city),
            Aim::City(city) => city,
            _ => None,
        };
        if let Some(city) = city {
            return of(plan.by, city).into_iter().collect();
        }
    }
    let places =
        scene.offer.and_then(|o| o.prompt.as_ref()).is_some_and(|p| p.key.starts_with("prompt-place"));
    let (Some(seat), true) = (view.who, places) else { return Vec::new() };
    let offered = |city: &&CityView| city.outskirts.iter().any(|sq| scene.offered(Target::Space(*sq)));
    view.players[seat.index()].cities.iter().filter(offered).map(|city| (seat, city)).collect()
}

/// Over the board, while a city is asked about.
pub fn open(scene: &Scene<Civilization2010>) -> Markup {
    let cities = asked(scene);
    let Some((seat, first)) = cities.first() else { return html! {} };
    let id = format!("c10-city-{}-{}-{}", scene.view.turn, seat.0, first.index);
    let towns = html! {
        @for (seat, city) in &cities {
            section class={ "c10-town " (seat_class(*seat)) } {
                @if cities.len() == 1 { (sums(scene, *seat, city)) }
                (plots(scene, city, true))
            }
        }
    };
    over(scene, "c10-city", &id, ("city", scene.t(name(first))), towns)
}

pub fn name(city: &CityView) -> &'static str {
    match (city.index, city.second) {
        (_, Some(_)) => "face-metropolis",
        (0, None) => "face-capital",
        _ => "face-city",
    }
}

/// The squares of a city with their column and row, and how many columns there are.
fn grid(scene: &Scene<Civilization2010>, city: &CityView) -> (Vec<(u16, i16, i16)>, i16) {
    let all = city.outskirts.iter().copied().chain([city.at]).chain(city.second);
    let places: Vec<(u16, (i16, i16))> = all.map(|sq| (sq, column_row(scene.view, sq))).collect();
    let left = places.iter().map(|(_, (x, _))| *x).min().unwrap_or(0);
    let top = places.iter().map(|(_, (_, y))| *y).min().unwrap_or(0);
    let places: Vec<_> = places.into_iter().map(|(sq, (x, y))| (sq, x - left, y - top)).collect();
    let columns = places.iter().map(|p| p.1).max().unwrap_or(0) + 1;
    (places, columns)
}

/// Squares can be taken where they are asked for; elsewhere they are only looked at.
fn plots(scene: &Scene<Civilization2010>, city: &CityView, live: bool) -> Markup {
    let (cells, columns) = grid(scene, city);
    html! {
        div.plots style={ "grid-template-columns:repeat(" (columns) ",var(--plot))" } {
            @for (square, column, row) in &cells {
                @let place = format!("grid-column:{};grid-row:{}", column + 1, row + 1);
                @if city.at == *square || city.second == Some(*square) {
                    div.plot.town style=(place) data-target=[live.then(|| at(Target::Space(*square)))] {
                        (inline(if city.index == 0 { "capital" } else { "city" })) b { (city.defence) }
                    }
                } @else if let Some(s) = &scene.view.squares[*square as usize] { (plot(scene, *square, s, &place, live)) }
            }
        }
    }
}

fn plot(scene: &Scene<Civilization2010>, square: u16, s: &SquareView, place: &str, live: bool) -> Markup {
    let words = label(scene, square, s);
    let net = change(scene, square).filter(|_| live);
    html! {
        div class={ "plot t-" (s.terrain.name()) @if s.blockaded { " shut" } } style=(place)
            data-target=[live.then(|| at(Target::Space(square)))] data-tip=(words) role="img" aria-label=(words) {
            @match drawing(s.piece) {
                Some((symbol, kind)) => {
                    span class={ "card " (kind) } {
                        svg viewBox="0 0 48 48" aria-hidden="true" { use href={ "#" (symbol) } width="48" height="48" {} }
                    }
                }
                None => svg.ground viewBox="0 0 60 60" aria-hidden="true" { use href={ "#land-" (s.terrain.name()) } {} },
            }
            @if s.blockaded { span.no { (scene.t("face-blockaded")) } }
            @else if let Some(net) = &net {
                span.net {
                    @for part in *net { (changed(scene, part)) }
                    @if net.is_empty() { (scene.t("face-no-change")) }
                    @if s.piece != Piece::None { small { (scene.say(&msg("face-leaves").term("what", s.piece.key()))) } }
                }
            } @else { span.pill { @for name in yields(s) { (inline(name)) } } }
            @if let Some(r) = s.resource { span.res { (inline(r.name())) } }
            (standing(scene, square))
        }
    }
}

/// Who stands on a square: where a figure is placed beside others, they are seen.
fn standing(scene: &Scene<Civilization2010>, square: u16) -> Markup {
    let players = scene.view.players.iter().enumerate();
    let here = players
        .flat_map(|(i, p)| p.figures.iter().filter(|f| f.at == square).map(move |f| (i as u8, f.scout)));
    let here: Vec<(u8, bool)> = here.collect();
    if here.is_empty() {
        return html! {};
    }
    html! {
        span.figs {
            @for (seat, scout) in here {
                svg class=(seat_class(Seat(seat))) viewBox="0 0 46 60" aria-hidden="true" {
                    use href={ "#f-" (if scout { "scout" } else { "army" }) } width="46" height="60" {}
                }
            }
        }
    }
}

/// What a piece would change on a square, as its choice has it; none where nothing is placed.
fn change<'a>(scene: &'a Scene<Civilization2010>, square: u16) -> Option<&'a [Msg]> {
    let choice = scene.offer?.choices.iter().find(|c| c.action == Action::Square(square))?;
    if scene.offer?.prompt.as_ref()?.key != "prompt-place" && choice.show.label.key != "place-site" {
        return None;
    }
    let net = choice.show.label.args.iter().find_map(|(name, arg)| match arg {
        Arg::List(list) if *name == "net" => Some(list.as_slice()),
        _ => None,
    });
    Some(net.unwrap_or_default())
}

/// "+2" and its icon; green or red, with its sign.
fn changed(scene: &Scene<Civilization2010>, part: &Msg) -> Markup {
    let number = |key: &str| {
        part.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(n) if *name == key => Some(*n),
            _ => None,
        })
    };
    let icon = part.key.strip_prefix("net-").unwrap_or_default();
    match (number("up"), number("down")) {
        (Some(up), Some(down)) if up > down => html! { b.up { "+" (up) (inline(icon)) } },
        (Some(_), Some(down)) => html! { b.down { "−" (down) (inline(icon)) } },
        _ => html! { b.down title=(scene.say(part)) { "−" (inline(covered(part).unwrap_or("blocked"))) } },
    }
}

/// The resource that would be covered.
fn covered(part: &Msg) -> Option<&'static str> {
    part.args.iter().find_map(|(_, arg)| match arg {
        Arg::Msg(inner) => Resource::ALL.into_iter().find(|r| r.key() == inner.key).map(|r| r.name()),
        _ => None,
    })
}

fn signed(n: i16) -> String {
    format!("{n:+}").replace('-', "−")
}

/// A source as a player would call it.
fn source(scene: &Scene<Civilization2010>, source: Source) -> String {
    match source {
        Source::Outskirts => scene.t("face-from-outskirts").to_owned(),
        Source::Scouts => scene.t("face-from-scouts").to_owned(),
        Source::City => scene.t("face-from-city").to_owned(),
        Source::Metropolis => scene.t("face-metropolis").to_owned(),
        Source::Walls => scene.t("item-walls").to_owned(),
        Source::Fortification => scene.t("face-from-fortification").to_owned(),
        Source::Standing => scene.t("face-from-standing").to_owned(),
        Source::ThisTurn => scene.t("face-from-turn").to_owned(),
        Source::Government(g) => scene.t(&g.key()).to_owned(),
        Source::Wonder(w) => title(scene.words, &w.key()),
        Source::Person(p) => scene.t(&p.key()).to_owned(),
        Source::Investment(i) => scene.t(&i.key()).to_owned(),
        Source::Tech(t) => scene.t(&t.key()).to_owned(),
        Source::Civ(c) => scene.t(&c.key()).to_owned(),
    }
}

/// The numbers of a city, each with how it comes about; and the resources in reach.
fn sums(scene: &Scene<Civilization2010>, seat: Seat, city: &CityView) -> Markup {
    let sums = [
        ("production", "face-production", city.production + city.bonus, &city.production_from),
        ("trade", "face-trade", city.trade, &city.trade_from),
        ("culture", "face-arts", city.arts, &city.arts_from),
        ("combat", "face-defence", city.defence, &city.defence_from),
    ];
    html! {
        div.sums {
            p.eyebrow { (scene.name(seat)) }
            p.town-name { (scene.t(name(city))) " " small { (scene.say(&places::square(city.at))) } }
            @for (icon, label, total, from) in sums {
                div.sum {
                    (inline(icon)) b { (total) }
                    p {
                        span.what { (scene.t(label)) }
                        small {
                            @for (i, (s, n)) in from.iter().enumerate() { @if i > 0 { ", " } (source(scene, *s)) " " (signed(*n)) }
                        }
                    }
                }
            }
            p.reach {
                @for r in &civilization_2010::Resource::MARKET {
                    @if city.resources[r.index()] > 0 { (count(r.name(), city.resources[r.index()], scene.t(&r.key()))) }
                }
                @if city.coins > 0 { (count("coin", city.coins, scene.t("face-coin"))) }
            }
        }
    }
}

/// Every city, at any time: for the aids.
pub fn sheet(scene: &Scene<Civilization2010>, seat: Seat, city: &CityView) -> Markup {
    html! { section class={ "c10-town small " (seat_class(seat)) } { (sums(scene, seat, city)) (plots(scene, city, false)) } }
}
