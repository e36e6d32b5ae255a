//! The eight tracks: frames once a page, workers as parts.

use crate::draw::{self, Figure};
use crate::{buildings, margin};
use age_of_discovery::{AgeOfDiscovery, Kind, Track, Training, Worker, Workers, targets};
use kernel::{Seat, Target, msg};
use kit::{Id, Named};
use maud::{Markup, html};
use table::{Part, Scene, Words, at};

/// A frame on the board.
#[derive(Clone, Copy)]
pub struct Frame {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

pub const LEFT: f32 = 990.0;

pub fn frame(track: Track) -> Frame {
    let (x, y, w, h) = match track {
        Track::Initiative => (0.0, 14.0, 440.0, 132.0),
        Track::Dock => (0.0, 158.0, 1060.0, 132.0),
        Track::Goods => (0.0, 302.0, 560.0, 172.0),
        Track::MerchantShip => (572.0, 302.0, 488.0, 172.0),
        Track::Buildings => (0.0, 486.0, 1060.0, 336.0),
        Track::Discovery => (0.0, 834.0, 480.0, 164.0),
        Track::Specialists => (492.0, 834.0, 568.0, 164.0),
        Track::War => (0.0, 1010.0, 480.0, 178.0),
    };
    Frame { x: LEFT + x, y, w, h }
}

/// Middle of a space, counted from 0.
fn space(track: Track, i: usize) -> (f32, f32) {
    let f = frame(track);
    let i = i as f32;
    match track {
        Track::Initiative => (f.x + 44.0 + i * 70.0, f.y + 90.0),
        Track::Dock => (f.x + 44.0 + i * 68.0, f.y + 90.0),
        Track::Goods => (f.x + 62.0 + i * 134.0, f.y + 128.0),
        Track::Buildings => (f.x + 16.0 + 98.0 + i * 208.0, f.y + 86.0),
        Track::War => (f.x + 70.0 + i * 100.0, f.y + 108.0),
        _ => (f.x + f.w / 2.0, f.y + f.h / 2.0),
    }
}

/// X, Y and the Mayflower's ships follow the numbered spaces of the dock; England may put workers beyond them.
fn dock_extra(i: usize) -> (f32, f32) {
    space(Track::Dock, 12 + i)
}

fn training_box(i: usize, count: usize) -> (f32, f32, f32) {
    let f = frame(Track::Specialists);
    let w = (f.w - 24.0) / count as f32;
    (f.x + 12.0 + w * (i as f32 + 0.5), f.y + 100.0, w - 8.0)
}

const PRINTED: [(Track, usize); 5] =
    [(Track::Initiative, 6), (Track::Dock, 12), (Track::Goods, 4), (Track::Buildings, 5), (Track::War, 4)];

/// Frames, titles and printed spaces.
pub fn ground(words: &Words) -> Markup {
    html! {
        @for (i, track) in Track::all().enumerate() {
            @let f = frame(track);
            g class={ "track track-" (track.name()) } data-target=(at(targets::track(track))) data-tip=(track.key())
                data-badge-at={ (f.x + f.w - 66.0) "," (f.y + 25.0) } {
                rect.frame x=(f.x) y=(f.y) width=(f.w) height=(f.h) rx="10" {}
                circle.number cx=(f.x + 26.0) cy=(f.y + 25.0) r="17" {}
                text.number-n x=(f.x + 26.0) y=(f.y + 33.0) { (i + 1) }
                text.title x=(f.x + 52.0) y=(f.y + 34.0) { (words.get(&track.key())) }
                rect.ring x=(f.x) y=(f.y) width=(f.w) height=(f.h) rx="10" {}
            }
        }
        @for (track, count) in PRINTED {
            @for i in 0..count { (slot(space(track, i), &label(words, track, i))) }
        }
        (slot(dock_extra(0), "X")) (slot(dock_extra(1), "Y"))
    }
}

fn label(words: &Words, track: Track, i: usize) -> String {
    match track {
        Track::Initiative => words.fill(&msg("face-money-n").num("n", i as i64 + 1)),
        _ => (i + 1).to_string(),
    }
}

pub fn slot((x, y): (f32, f32), label: &str) -> Markup {
    html! { g.slot transform={ "translate(" (x) "," (y) ")" } {
    rect x="-29" y="-32" width="58" height="64" rx="8" {} text y="8" { (label) } } }
}

pub fn parts(scene: &Scene<AgeOfDiscovery>) -> Vec<Part> {
    let view = scene.view;
    let mut parts = vec![now(scene), closed(scene), goods(scene)];
    parts.push(buildings::row(scene));
    for (track, line) in [
        (Track::Initiative, &view.tracks.initiative[..]),
        (Track::Dock, &view.tracks.dock[..]),
        (Track::Goods, &view.tracks.goods[..]),
        (Track::Buildings, &view.tracks.buildings[..]),
        (Track::War, &view.tracks.war[..]),
    ] {
        let id = format!("tr-{}", track.name());
        let figures = line.iter().enumerate().map(|(i, worker)| {
            standing(
                scene,
                format!("l-{}-{i}", track.index()),
                worker,
                space(track, i),
                Some(targets::in_line(track, i as u8)),
            )
        });
        parts.push(Part::new(id.clone(), html! { g id=(id) { @for figure in figures { (figure) } } }));
    }
    parts.push(dock_end(scene));
    parts.push(crowd(scene, Track::MerchantShip));
    parts.push(crowd(scene, Track::Discovery));
    parts.push(specialists(scene));
    parts
}

fn standing(
    scene: &Scene<AgeOfDiscovery>,
    id: String,
    worker: &Worker,
    (x, y): (f32, f32),
    target: Option<Target>,
) -> Markup {
    let label = format!("{}, {}", scene.t(&worker.kind.key()), scene.name(worker.seat));
    Figure { id, seat: worker.seat, kind: worker.kind, count: 1, x, y, scale: 1.22, target, label: &label }
        .svg()
}

/// Marks the track that is being resolved, and the round.
fn now(scene: &Scene<AgeOfDiscovery>) -> Part {
    let (x, y) = margin::round_spot(scene.view.round.clamp(1, 8));
    let svg = html! {
        g id="now" {
            @if let Some(track) = scene.view.track {
                @let f = frame(track);
                rect.now x=(f.x) y=(f.y) width=(f.w) height=(f.h) rx="10" {}
            }
            g.piece style={ "transform:translate(" (x) "px," (y) "px)" } id="round-marker" { circle.round-now r="31" {} }
        }
    };
    Part::new("now", svg)
}

/// R3.9: dock spaces beyond those of this many players are closed.
fn closed(scene: &Scene<AgeOfDiscovery>) -> Part {
    let svg = html! {
        g id="closed" {
            @for i in scene.view.dock_spaces as usize..12 {
                (shut(space(Track::Dock, i), "shut-dock"))
            }
            @for i in scene.view.seats as usize..6 {
                (shut(space(Track::Initiative, i), "shut-initiative"))
            }
        }
    };
    Part::new("closed", svg)
}

fn shut((x, y): (f32, f32), tip: &str) -> Markup {
    html! {
        g.shut transform={ "translate(" (x) "," (y) ")" } data-tip=(tip) {
            rect x="-29" y="-32" width="58" height="64" rx="8" {}
            path d="M-15,-15L15,15M15,-15L-15,15" {}
        }
    }
}

/// R6.3: the goods on offer, above the spaces.
fn goods(scene: &Scene<AgeOfDiscovery>) -> Part {
    let f = frame(Track::Goods);
    let svg = html! {
        g id="goods-row" {
            @for (i, &good) in scene.view.goods_row.iter().enumerate() {
                g id={ "gr-" (i) } class="piece"
                    style={ "transform:translate(" (f.x + 122.0 + i as f32 * 134.0) "px," (f.y + 116.0) "px) scale(1.55)" }
                    data-piece={ "good-" (good.index()) } data-n="1" data-target=(at(targets::good(good))) data-tip=(good.key())
                    role="img" aria-label=(scene.t(&good.key())) {
                    (draw::good(good)) rect.ring x="-19" y="-19" width="38" height="38" rx="8" {}
                }
            }
        }
    };
    Part::new("goods-row", svg)
}

/// X, Y and the ships of the Mayflower.
fn dock_end(scene: &Scene<AgeOfDiscovery>) -> Part {
    let tracks = &scene.view.tracks;
    let (mx, my) = dock_extra(2);
    // The line goes on after the numbered spaces (R6.2.1): so do its targets.
    let mut place = tracks.dock.len() as u8;
    let mut next = || {
        place += 1;
        Some(targets::in_line(Track::Dock, place - 1))
    };
    let svg = html! {
        g id="dock-end" {
            g data-target=(at(targets::MAYFLOWER)) data-tip="building-mayflower" {
                rect.mayflower x=(mx - 30.0) y=(my - 33.0) width="80" height="66" rx="8" {}
                g transform={ "translate(" (mx + 10.0) "," (my) ") scale(1.1)" } opacity=".45" { use href="#i-ship" {} }
                rect.ring x=(mx - 30.0) y=(my - 33.0) width="80" height="66" rx="8" {}
            }
            @if let Some(worker) = &tracks.dock_x { (standing(scene, "dock-x".into(), worker, dock_extra(0), next())) }
            @if let Some(worker) = &tracks.dock_y { (standing(scene, "dock-y".into(), worker, dock_extra(1), next())) }
            @for (i, worker) in tracks.dock_ships.iter().enumerate() {
                (standing(scene, format!("dock-ship-{i}"), worker, (mx - 12.0 + 22.0 * i as f32, my), next()))
            }
        }
    };
    Part::new("dock-end", svg)
}

/// The two open boxes: a group a seat.
fn crowd(scene: &Scene<AgeOfDiscovery>, track: Track) -> Part {
    let tracks = &scene.view.tracks;
    let (crowd, id) = match track {
        Track::MerchantShip => (&tracks.merchant_ship, "ship-box"),
        _ => (&tracks.discovery, "discovery-box"),
    };
    let f = frame(track);
    let stacks: Vec<(Seat, Kind, u8)> =
        (0..scene.view.seats).flat_map(|s| stacks(Seat(s), &crowd[s as usize])).collect();
    // The ship, or the deck, has the right end of the frame.
    let room = f.w - 152.0;
    let step = (room / stacks.len().max(1) as f32).min(50.0);
    let per_row = if step < 34.0 { stacks.len().div_ceil(2) } else { stacks.len() }.max(1);
    let step = (room / per_row as f32).min(50.0);
    let rows = stacks.len().div_ceil(per_row).max(1);
    let scale = if rows > 1 { 0.95 } else { 1.2 };
    let svg = html! {
        g id=(id) {
            @if track == Track::MerchantShip { (ship(scene, f)) } @else { (deck(scene, f)) }
            @for (i, (seat, kind, n)) in stacks.iter().enumerate() {
                @let x = f.x + 20.0 + step * ((i % per_row) as f32 + 0.5);
                @let y = f.y + if rows > 1 { 76.0 + 54.0 * (i / per_row) as f32 } else { 104.0 };
                @let target = (track == Track::Discovery).then(|| targets::explorer(*seat, *kind));
                (Figure {
                    id: format!("b-{}-{}-{}", track.index(), seat.0, kind.index()), seat: *seat, kind: *kind, count: *n, x, y,
                        scale, target,
                    label: &format!("{} × {n}, {}", scene.t(&kind.key()), scene.name(*seat)),
                }.svg())
            }
        }
    };
    Part::new(id, svg)
}

fn stacks(seat: Seat, workers: &Workers) -> Vec<(Seat, Kind, u8)> {
    workers.pairs().filter(|(_, n)| **n > 0).map(|(kind, n)| (seat, kind, *n)).collect()
}

fn ship(scene: &Scene<AgeOfDiscovery>, f: Frame) -> Markup {
    html! {
        rect.berth x=(f.x + f.w - 108.0) y=(f.y + 46.0) width="94" height="112" rx="8" {}
        @if scene.view.ship {
            g id="the-ship" class="piece" data-piece="ship" data-n="1"
                style={ "transform:translate(" (f.x + f.w - 61.0) "px," (f.y + 102.0) "px) scale(1.9)" }
                data-target=(at(targets::SHIP)) data-tip="ship" role="img" aria-label=(scene.t("face-ship")) {
                use href="#i-ship" {} rect.ring x="-23" y="-25" width="46" height="50" rx="6" {}
            }
        }
    }
}

fn deck(scene: &Scene<AgeOfDiscovery>, f: Frame) -> Markup {
    let deck = &scene.view.deck;
    let (x, y) = (f.x + f.w - 66.0, f.y + 84.0);
    let label = scene.say(&msg("face-deck").num("n", deck.count));
    html! {
        g id="deck" data-target=(at(targets::DECK)) data-tip=(label) role="img" aria-label=(label)
            transform={ "translate(" (x) "," (y) ")" } {
            @if deck.count > 0 {
                rect.card-back x="-43" y="-25" width="96" height="60" rx="6" {}
                rect.card-back x="-48" y="-30" width="96" height="60" rx="6" {}
                @if let Some(top) = &deck.top { (draw::discovery(&top.facts)) } @else { use href="#i-compass" {} }
            } @else { rect.berth x="-48" y="-30" width="96" height="60" rx="6" {} }
            rect.ring x="-52" y="-34" width="104" height="68" rx="8" {}
        }
        text.small-n x=(x) y=(y + 60.0) { "× " (deck.count) }
    }
}

fn specialists(scene: &Scene<AgeOfDiscovery>) -> Part {
    let builders = scene.view.options.builders;
    let boxes: Vec<Training> = Training::all().filter(|b| builders || *b != Training::Builder).collect();
    let svg = html! {
        g id="training" {
            @for (i, &place) in boxes.iter().enumerate() {
                @let (x, y, w) = training_box(i, boxes.len());
                g data-target=(at(targets::training(place))) data-tip=(place.key()) role="img" aria-label=(scene.t(&place.key()))
                    data-badge-at={ (x) "," (y + 44.0) } {
                    rect.slot-box x=(x - w / 2.0) y=(y - 50.0) width=(w) height="104" rx="8" {}
                    g.faint transform={ "translate(" (x) "," (y + 2.0) ") scale(1.35)" } {
                        @if let Some(kind) = place.kind() { (draw::anybody(kind)) } @else {
                            use href="#f-none" {} text.any-kind y="19" { "?" } }
                    }
                    @if place == Training::Any { g transform={ "translate(" (x + w / 2.0 - 18.0) "," (y + 38.0) ") scale(.8)" } {
                        (draw::coin(5)) } }
                    rect.ring x=(x - w / 2.0) y=(y - 50.0) width=(w) height="104" rx="8" {}
                }
                @if let Some(worker) = &scene.view.tracks.specialists[place.index()] {
                    (standing(scene, format!("s-{}", place.index()), worker, (x, y),
                        Some(targets::in_line(Track::Specialists, place.index() as u8))))
                }
            }
        }
    };
    Part::new("training", svg)
}
