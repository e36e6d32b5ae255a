//! The eight tracks: frames once a page, workers as parts.

use crate::draw::{self, Figure};
use crate::{answers, boxes, buildings, margin, purpose};
use age_of_discovery::{AgeOfDiscovery, Track, Worker, targets};
use kernel::{Target, msg};
use kit::{Id, Named};
use maud::{Markup, html};
use table::{Letters, Part, Scene, Words, at};

/// A frame on the board.
#[derive(Clone, Copy)]
pub struct Frame {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

pub const LEFT: f32 = 420.0;

pub fn frame(track: Track) -> Frame {
    let (x, y, w, h) = match track {
        Track::Initiative => (0.0, 6.0, 352.0, 80.0),
        Track::Dock => (0.0, 92.0, 584.0, 84.0),
        Track::Goods => (0.0, 182.0, 326.0, 104.0),
        Track::MerchantShip => (332.0, 182.0, 252.0, 104.0),
        Track::Buildings => (0.0, 292.0, 584.0, 206.0),
        Track::Discovery => (0.0, 504.0, 310.0, 100.0),
        Track::War => (316.0, 504.0, 268.0, 100.0),
        Track::Specialists => (0.0, 610.0, 584.0, 100.0),
    };
    Frame { x: LEFT + x, y, w, h }
}

/// A printed space.
const SLOT: (f32, f32) = (34.0, 38.0);
const STEP: f32 = 38.0;

/// Middle of a space, counted from 0.
fn space(track: Track, i: usize) -> (f32, f32) {
    let f = frame(track);
    let i = i as f32;
    match track {
        Track::Dock => (f.x + 26.0 + i * 37.6, f.y + 58.0),
        Track::Goods => (f.x + 27.0 + i * 79.0, f.y + 54.0),
        Track::Buildings => (f.x + 96.0 + i * STEP, f.y + 46.0),
        _ => (f.x + 27.0 + i * STEP, f.y + 54.0),
    }
}

/// How far below the middle of a space its badge is: below the number, and in the queue above the names of the cards.
fn below(track: Track) -> f32 {
    if track == Track::Buildings { 15.0 } else { 18.0 }
}

/// X, Y and the Mayflower's ships follow the numbered spaces of the dock; England may put workers beyond them.
fn dock_extra(i: usize) -> (f32, f32) {
    space(Track::Dock, 12 + i)
}

const PRINTED: [(Track, usize); 5] =
    [(Track::Initiative, 6), (Track::Dock, 12), (Track::Goods, 4), (Track::Buildings, 5), (Track::War, 4)];

/// Frames, titles, what a track is for, and printed spaces.
pub fn ground(words: &Words) -> Markup {
    html! {
        @for (i, track) in Track::all().enumerate() {
            @let f = frame(track);
            g class={ "track track-" (track.name()) } data-target=(at(targets::track(track))) data-tip=(track.key())
                data-badge-at=[open_box(track).then(|| format!("{},{},-1", f.x + f.w - 4.0, f.y + f.h - 14.0))] {
                rect.cast x=(f.x + 1.0) y=(f.y + 2.5) width=(f.w) height=(f.h) rx="7" {}
                rect.frame x=(f.x) y=(f.y) width=(f.w) height=(f.h) rx="7" {}
                circle.number cx=(f.x + 17.0) cy=(f.y + 16.0) r="9.5" {}
                text.number-n x=(f.x + 17.0) y=(f.y + 20.5) { (i + 1) }
                (heading(words, track, f))
                rect.ring x=(f.x) y=(f.y) width=(f.w) height=(f.h) rx="7" {}
            }
        }
        @for (track, count) in PRINTED {
            @for i in 0..count { (slot(space(track, i), &label(words, track, i))) }
        }
        (slot(dock_extra(0), "X")) (slot(dock_extra(1), "Y"))
    }
}

/// A box without spaces in line: whoever comes finds room.
pub fn open_box(track: Track) -> bool {
    matches!(track, Track::MerchantShip | Track::Discovery)
}

/// Where a heading begins, and its size.
const HEADING: (f32, f32) = (33.0, 15.0);

/// The name, and after it what the track is for.
fn heading(words: &Words, track: Track, f: Frame) -> Markup {
    let (left, size) = HEADING;
    let name = words.get(&track.key()).to_owned();
    let after = left + Letters::Serif.width(&name, size) + 8.0;
    html! {
        text.title x=(f.x + left) y=(f.y + 21.5) { (name) }
        (draw::squeezed("note", words.get(&track.key_in("face-for-{}")), (f.x + after, f.y + 21.0), (draw::ASIDE, draw::ASIDE),
            f.w - after - 8.0))
    }
}

/// How far the heading of a track reaches, from the left of its frame.
pub fn headed(words: &Words, track: Track) -> f32 {
    let (left, size) = HEADING;
    let name = Letters::Serif.width(words.get(&track.key()), size);
    left + name + 8.0 + Letters::Plain.width(words.get(&track.key_in("face-for-{}")), draw::ASIDE)
}

fn label(words: &Words, track: Track, i: usize) -> String {
    match track {
        Track::Initiative => words.fill(&msg("face-money-n").num("n", i as i64 + 1)),
        _ => (i + 1).to_string(),
    }
}

pub fn slot((x, y): (f32, f32), label: &str) -> Markup {
    let (w, h) = SLOT;
    html! { g.slot transform={ "translate(" (x) "," (y) ")" } {
    rect x=(-w / 2.0) y=(-h / 2.0) width=(w) height=(h) rx="5" {} text y="5" { (label) } } }
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
                targets::track(track),
            )
        });
        parts.push(Part::new(id.clone(), html! { g id=(id) { @for figure in figures { (figure) } } }));
    }
    parts.push(dock_end(scene));
    parts.push(boxes::crowd(scene, Track::MerchantShip));
    parts.push(boxes::crowd(scene, Track::Discovery));
    parts.push(boxes::specialists(scene));
    parts.push(purpose::part(scene));
    parts.push(answers::part(scene));
    parts
}

pub fn standing(
    scene: &Scene<AgeOfDiscovery>,
    id: String,
    worker: &Worker,
    (x, y): (f32, f32),
    target: Option<Target>,
    within: Target,
) -> Markup {
    let label = format!("{}, {}", scene.t(&worker.kind.key()), scene.name(worker.seat));
    let (seat, kind, within) = (worker.seat, worker.kind, Some(within));
    Figure { id, seat, kind, count: 1, x, y, scale: 0.78, target, within, badge_at: None, label: &label }
        .svg()
}

/// Marks the track that is being resolved, the next free spaces, and the round.
fn now(scene: &Scene<AgeOfDiscovery>) -> Part {
    let (x, y) = margin::round_spot(scene.view.round.clamp(1, 8));
    let tracks = &scene.view.tracks;
    let lines = [
        (Track::Initiative, tracks.initiative.len()),
        (Track::Dock, tracks.dock.len()),
        (Track::Goods, tracks.goods.len()),
        (Track::Buildings, tracks.buildings.len()),
        (Track::War, tracks.war.len()),
    ];
    let (w, h) = (SLOT.0 + 3.0, SLOT.1 + 3.0);
    let svg = html! {
        g id="now" {
            @if let Some(track) = scene.view.track {
                @let f = frame(track);
                rect.now x=(f.x) y=(f.y) width=(f.w) height=(f.h) rx="7" {}
            }
            // Where the worker in the hand would stand.
            @for (track, n) in lines.into_iter().filter(|(track, _)| scene.offered(targets::track(*track))) {
                @let (x, y) = space(track, n);
                rect.next x=(x - w / 2.0) y=(y - h / 2.0) width=(w) height=(h) rx="6" data-target=(at(targets::track(track)))
                    data-tip=(track.key()) data-badge-at={ (x) "," (y + below(track)) } {}
            }
            g.piece style={ "transform:translate(" (x) "px," (y) "px)" } id="round-marker" { circle.round-now r="13.5" {} }
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
    let (w, h) = SLOT;
    html! {
        g.shut transform={ "translate(" (x) "," (y) ")" } data-tip=(tip) {
            rect x=(-w / 2.0) y=(-h / 2.0) width=(w) height=(h) rx="5" {}
            path d="M-8,-8L8,8M8,-8L-8,8" {}
        }
    }
}

/// R6.3: the goods on offer, beside the spaces.
fn goods(scene: &Scene<AgeOfDiscovery>) -> Part {
    let svg = html! {
        g id="goods-row" {
            @for (i, &good) in scene.view.goods_row.iter().enumerate() {
                @let (x, y) = space(Track::Goods, i);
                g id={ "gr-" (i) } class="piece" style={ "transform:translate(" (x + 37.0) "px," (y) "px)" }
                    data-piece={ "good-" (good.index()) } data-n="1" data-target=(at(targets::good(good))) data-tip=(good.key())
                    // Below, so that it can be seen what it is.
                    data-badge-at={ (x + 37.0) "," (y + 29.0) } role="img" aria-label=(scene.t(&good.key())) {
                    (draw::good(good)) rect.ring x="-18" y="-18" width="36" height="36" rx="7" {}
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
    let dock = targets::track(Track::Dock);
    // The line goes on after the numbered spaces (R6.2.1): so do its targets.
    let mut place = tracks.dock.len() as u8;
    let mut next = || {
        place += 1;
        Some(targets::in_line(Track::Dock, place - 1))
    };
    let svg = html! {
        g id="dock-end" {
            g data-target=(at(targets::MAYFLOWER)) data-tip="building-mayflower" {
                rect.mayflower x=(mx - 18.0) y=(my - 20.0) width="38" height="40" rx="5" {}
                g transform={ "translate(" (mx + 1.0) "," (my) ") scale(.78)" } opacity=".45" { use href="#i-ship" {} }
                rect.ring x=(mx - 18.0) y=(my - 20.0) width="38" height="40" rx="5" {}
            }
            @for (i, tip) in ["dock-x", "dock-y"].into_iter().enumerate() {
                @let (x, y) = dock_extra(i);
                rect.hit x=(x - SLOT.0 / 2.0) y=(y - SLOT.1 / 2.0) width=(SLOT.0) height=(SLOT.1) data-tip=(tip) {}
            }
            @if let Some(worker) = &tracks.dock_x { (standing(scene, "dock-x".into(), worker, dock_extra(0), next(), dock)) }
            @if let Some(worker) = &tracks.dock_y { (standing(scene, "dock-y".into(), worker, dock_extra(1), next(), dock)) }
            @for (i, worker) in tracks.dock_ships.iter().enumerate() {
                (standing(scene, format!("dock-ship-{i}"), worker, (mx - 10.0 + 11.0 * i as f32, my), next(), targets::MAYFLOWER))
            }
        }
    };
    Part::new("dock-end", svg)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Atlas;
    use text::Lang;

    #[test]
    fn spaces_lie_inside_their_tracks_and_beside_each_other() {
        for (track, count) in PRINTED {
            let f = frame(track);
            let count = if track == Track::Dock { count + 2 } else { count };
            for i in 0..count {
                let (x, y) = space(track, i);
                let (w, h) = (SLOT.0 / 2.0, SLOT.1 / 2.0);
                assert!(
                    x - w >= f.x && x + w <= f.x + f.w && y - h >= f.y && y + h <= f.y + f.h,
                    "{track:?} {i}"
                );
                assert!(i == 0 || x - space(track, i - 1).0 > SLOT.0, "{track:?} {i}");
            }
        }
    }

    /// What lies on letters gives way to them, and then on the next space or on a card.
    #[test]
    fn a_badge_lies_between_the_number_of_its_space_and_the_cards() {
        const HALF: f32 = 9.5;
        for (track, _) in PRINTED {
            assert!(below(track) - HALF > 5.0, "{track:?}: the number ends there");
        }
        let bottom = space(Track::Buildings, 0).1 + below(Track::Buildings) + HALF;
        assert!(bottom <= frame(Track::Buildings).y + buildings::TOP, "{bottom}");
    }

    #[test]
    fn tracks_lie_apart_on_the_board() {
        let frames: Vec<Frame> = Track::all().map(frame).collect();
        for (i, a) in frames.iter().enumerate() {
            assert!(a.x + a.w <= 1010.0 && a.y + a.h <= 716.0);
            let apart =
                |b: &Frame| a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h;
            assert!(frames[..i].iter().all(apart), "{i}");
        }
    }

    /// Name and purpose in one line, in both languages.
    #[test]
    fn what_a_track_is_for_fits_it() {
        for lang in Lang::ALL {
            let words = Words::at::<Atlas>(lang).unwrap_or_else(|p| panic!("{p:?}"));
            for track in Track::all() {
                // The bag stands at the end of its line.
                let bag = if track == Track::Goods { 56.0 } else { 0.0 };
                let over = headed(&words, track) + bag - (frame(track).w - 8.0);
                assert!(over <= 12.0, "{lang}: {track:?}: {over} too wide");
            }
        }
    }
}
