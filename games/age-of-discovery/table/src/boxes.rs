//! Tracks without spaces in line: the two open boxes, and the schools of the specialists.

use crate::draw::{self, Figure};
use crate::tracks::{Frame, frame, standing};
use age_of_discovery::{AgeOfDiscovery, Expedition, Kind, Pending, Track, Training, Workers, targets};
use kernel::{Seat, msg};
use kit::{Id, Named};
use maud::{Markup, html};
use table::{Letters, Part, Scene, at};

/// Left upper corner and width of a box of the specialists.
fn training_box(i: usize, count: usize) -> (f32, f32, f32) {
    let f = frame(Track::Specialists);
    let w = (f.w - 14.0) / count as f32;
    (f.x + 9.0 + w * i as f32, f.y + 30.0, w - 5.0)
}

/// The two open boxes: a group a seat.
pub fn crowd(scene: &Scene<AgeOfDiscovery>, track: Track) -> Part {
    let tracks = &scene.view.tracks;
    let (crowd, id) = match track {
        Track::MerchantShip => (&tracks.merchant_ship, "ship-box"),
        _ => (&tracks.discovery, "discovery-box"),
    };
    let f = frame(track);
    let stacks: Vec<(Seat, Kind, u8)> =
        (0..scene.view.seats).flat_map(|s| stacks(Seat(s), &crowd[s as usize])).collect();
    // The ship, or the deck, has the right end of the frame.
    let room = f.w - if track == Track::MerchantShip { 74.0 } else { 96.0 };
    let rows = if stacks.len() as f32 * 27.0 > room { 2 } else { 1 };
    let per_row = stacks.len().div_ceil(rows).max(1);
    let step = (room / per_row as f32).min(34.0);
    let scale = if rows > 1 { 0.56 } else { 0.78 };
    let svg = html! {
        g id=(id) {
            rect.berth x=(f.x + 8.0) y=(f.y + 30.0) width=(room) height="46" rx="5" {}
            @if track == Track::MerchantShip { (ship(scene, f)) } @else { (deck(scene, f)) }
            @for (i, (seat, kind, n)) in stacks.iter().enumerate() {
                @let x = f.x + 10.0 + step * ((i % per_row) as f32 + 0.5);
                @let y = f.y + if rows > 1 { 41.0 + 24.0 * (i / per_row) as f32 } else { 53.0 };
                @let target = (track == Track::Discovery).then(|| targets::explorer(*seat, *kind));
                (Figure {
                    id: format!("b-{}-{}-{}", track.index(), seat.0, kind.index()), seat: *seat, kind: *kind, count: *n, x, y,
                        scale, target, within: Some(targets::track(track)), badge_at: None,
                    label: &format!("{} × {n}, {}", scene.t(&kind.key()), scene.name(*seat)),
                }.svg())
                @if track == Track::Discovery { (aboard(scene, (*seat, *kind, *n), (x, y + 42.0 * scale), scale / 0.78)) }
            }
        }
    };
    Part::new(id, svg)
}

/// R6.6.1: how many of them the expedition has already, under their feet: the others may still be picked.
fn aboard(
    scene: &Scene<AgeOfDiscovery>,
    (seat, kind, all): (Seat, Kind, u8),
    (x, y): (f32, f32),
    scale: f32,
) -> Markup {
    let Pending::Expedition(Expedition { seat: Some(explorer), party, .. }) = scene.view.now else {
        return Markup::default();
    };
    let n = party[kind];
    if explorer != seat || n == 0 {
        return Markup::default();
    }
    let label = scene.say(&msg("face-aboard").num("n", n).num("all", all));
    html! {
        g.aboard transform={ "translate(" (x) "," (y) ") scale(" (scale) ")" } data-tip=(label) role="img" aria-label=(label) {
            rect.aboard-tag x="-16" y="-9" width="32" height="18" rx="9" {}
            g transform="translate(-6,0) scale(.3)" { use href="#i-ship" {} }
            text.aboard-n x="7" y="4.5" { (n) }
        }
    }
}

fn stacks(seat: Seat, workers: &Workers) -> Vec<(Seat, Kind, u8)> {
    workers.pairs().filter(|(_, n)| **n > 0).map(|(kind, n)| (seat, kind, *n)).collect()
}

fn ship(scene: &Scene<AgeOfDiscovery>, f: Frame) -> Markup {
    html! {
        @if scene.view.ship {
            g id="the-ship" class="piece" data-piece="ship" data-n="1"
                style={ "transform:translate(" (f.x + f.w - 34.0) "px," (f.y + 53.0) "px) scale(1.15)" }
                data-target=(at(targets::SHIP)) data-tip="ship" role="img" aria-label=(scene.t("face-ship")) {
                use href="#i-ship" {} rect.ring x="-23" y="-25" width="46" height="50" rx="6" {}
            }
        }
    }
}

fn deck(scene: &Scene<AgeOfDiscovery>, f: Frame) -> Markup {
    let deck = &scene.view.deck;
    let (x, y) = (f.x + f.w - 45.0, f.y + 53.0);
    let label = scene.say(&msg("face-deck").num("n", deck.count));
    html! {
        g id="deck" data-target=(at(targets::DECK)) data-tip=(label) role="img" aria-label=(label)
            transform={ "translate(" (x) "," (y) ")" } {
            @if deck.count > 0 {
                rect.card-back x="-32" y="-21" width="70" height="44" rx="4" {}
                rect.card-back x="-36" y="-24" width="70" height="44" rx="4" {}
                @if let Some(top) = &deck.top { (draw::discovery(scene, &top.facts)) }
                @else { g transform="translate(-14,-2) scale(.7)" { use href="#i-compass" {} } text.deck-n x="17" y="4" { (deck.count) } }
            } @else { rect.berth x="-36" y="-24" width="70" height="44" rx="4" {} }
            rect.ring x="-38" y="-26" width="76" height="50" rx="6" {}
        }
    }
}

pub fn specialists(scene: &Scene<AgeOfDiscovery>) -> Part {
    let builders = scene.view.options.builders;
    let boxes: Vec<Training> = Training::all().filter(|b| builders || *b != Training::Builder).collect();
    let svg = html! {
        g id="training" {
            @for (i, &place) in boxes.iter().enumerate() {
                @let (x, y, w) = training_box(i, boxes.len());
                g data-target=(at(targets::training(place))) data-tip=(place.key()) role="img" aria-label=(scene.t(&place.key()))
                    // Below the words.
                    data-badge-at={ (x + w / 2.0) "," (y + 66.0) } {
                    rect.slot-box x=(x) y=(y) width=(w) height="63" rx="6" {}
                    (school(scene, place, (x, y, w)))
                    rect.ring x=(x) y=(y) width=(w) height="63" rx="6" {}
                }
                @if let Some(worker) = &scene.view.tracks.specialists[place.index()] {
                    (standing(scene, format!("s-{}", place.index()), worker, (x + 17.0, y + 40.0),
                        Some(targets::in_line(Track::Specialists, place.index() as u8)), targets::training(place)))
                }
            }
        }
    };
    Part::new("training", svg)
}

/// What a box teaches: its name, its figure, what that is good for.
fn school(scene: &Scene<AgeOfDiscovery>, place: Training, (x, y, w): (f32, f32, f32)) -> Markup {
    let name = draw::capital(scene.t(&place.key()));
    let (class, use_) = use_lines(scene.t(&place.key_in("face-use-{}")), w);
    html! {
        (draw::squeezed("box-name", &name, (x + 6.0, y + 15.5), (13.8, 13.8), w - 10.0))
        g.faint transform={ "translate(" (x + 17.0) "," (y + 41.0) ") scale(.72)" } {
            @if let Some(kind) = place.kind() { (draw::anybody(kind)) } @else { use href="#f-none" {} text.any-kind y="19" { "?" } }
        }
        (draw::paragraph(class, &use_, (x + 33.0, y + if use_.len() > 1 { 33.0 } else { 41.0 }), 14.0))
    }
}

/// What a school is for, in two lines: as large as other asides where the box is wide enough, else in small print.
fn use_lines(said: &str, w: f32) -> (&'static str, Vec<String>) {
    let at = |size| Letters::Plain.lines(said, size, w - 39.0);
    let large = at(draw::ASIDE);
    let widest = large.iter().map(|line| Letters::Plain.width(line, draw::ASIDE)).fold(0.0, f32::max);
    if large.len() <= 2 && widest <= w - 34.0 { ("note", large) } else { ("fine-print", at(11.5)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Atlas;
    use table::Words;
    use text::Lang;

    /// What a school is for has two lines beside its figure, in both languages.
    #[test]
    fn what_a_school_is_for_fits_it() {
        for lang in Lang::ALL {
            let words = Words::at::<Atlas>(lang).unwrap_or_else(|p| panic!("{p:?}"));
            for place in Training::all() {
                let (_, _, w) = training_box(0, 6);
                let key = place.key_in("face-use-{}");
                let said = words.get(&key);
                let (class, lines) = use_lines(said, w);
                let size = if class == "note" { draw::ASIDE } else { 11.5 };
                let widest = lines.iter().map(|line| Letters::Plain.width(line, size)).fold(0.0, f32::max);
                assert!(lines.len() <= 2 && widest <= w - 34.0, "{lang}: {place:?}: {lines:?}");
                // The first game is taught without builders: its boxes are wider, and what they teach can be read in the lesson.
                assert_eq!(use_lines(said, training_box(0, 5).2).0, "note", "{lang}: {place:?}");
            }
        }
    }
}
