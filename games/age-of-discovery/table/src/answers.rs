//! The colonies answer while a track is pointed at: where a worker could land and what that would score, where an expedition
//! could go, where a battle could be fought.

use crate::colony::card_height;
use crate::map::{CARD, Place, place};
use age_of_discovery::{AgeOfDiscovery, Kind, LandView, Landing, Region, Track, Worker, Workers, targets};
use kernel::{Audience, MAX_SEATS, Seat};
use maud::{Markup, html};
use table::{Letters, Part, Scene, at};

type S<'a> = Scene<'a, AgeOfDiscovery>;

/// Tracks whose workers end up in a region.
const ABROAD: [Track; 3] = [Track::Dock, Track::Discovery, Track::War];
/// Letters and height of a pill.
const SIZE: f32 = 13.0;
const HIGH: f32 = 22.0;

pub fn part(scene: &S) -> Part {
    let offered = |track: &Track| scene.offered(targets::track(*track));
    let svg = html! {
        g id="answers" {
            @if let Audience::Seat(me) = scene.audience {
                @for track in ABROAD.into_iter().filter(offered) {
                    g data-answers=(at(targets::track(track))) { @for mark in marks(scene, me, track) { (mark) } }
                }
            }
        }
    };
    Part::new("answers", svg)
}

fn marks(scene: &S, me: Seat, track: Track) -> Vec<Markup> {
    let lands = scene.view.regions.pairs();
    lands
        .filter(|(_, land)| reached(me, track, land))
        .map(|(region, land)| mark(scene, me, track, region, land))
        .collect()
}

/// R6.2.2: one lands where a region is discovered; R6.6.2: an expedition goes where nobody has been; R6.8.1: a battle is fought
/// where both have workers and one of them a soldier.
fn reached(me: Seat, track: Track, land: &LandView) -> bool {
    match track {
        Track::Dock => land.discovered,
        Track::Discovery => !land.discovered,
        _ => {
            let mine = &land.workers[me.index()];
            let mut others = land.workers.iter().enumerate().filter(|(seat, _)| *seat != me.index());
            let fights =
                |theirs: &Workers| theirs.total() > 0 && mine[Kind::Soldier] + theirs[Kind::Soldier] > 0;
            mine.total() > 0 && others.any(|(_, theirs)| fights(theirs))
        }
    }
}

fn mark(scene: &S, me: Seat, track: Track, region: Region, land: &LandView) -> Markup {
    let Place { x, y, .. } = place(region);
    let gain = if track == Track::Dock { gain(scene, me, land) } else { 0 };
    html! {
        rect.answer-line x=(x - 2.0) y=(y - 2.0) width=(CARD + 4.0) height=(card_height(scene, land) + 4.0) rx="8" {}
        @if gain > 0 { (pill(region, gain)) }
    }
}

/// R10.1: what one more worker of mine would score there however many of those before it on the dock land there (R6.2.1).
fn gain(scene: &S, me: Seat, land: &LandView) -> u16 {
    let mut before = [0; MAX_SEATS];
    for other in &scene.view.tracks.dock {
        before[other.seat.index()] += if other.kind == Kind::Missionary { 2 } else { 1 };
    }
    let worker = Worker { seat: me, kind: Kind::Colonist };
    Landing { workers: &land.workers, worker, brings: 0, before }.sure()
}

/// Beside the card, over the sea.
fn pill(region: Region, gain: u16) -> Markup {
    let Place { x, y, .. } = place(region);
    let said = format!("+{gain}");
    let wide = Letters::Bold.width(&said, SIZE) + 18.0;
    let left = if *x > 200.0 { x - wide - 4.0 } else { x + CARD + 4.0 };
    html! {
        rect.answer-pill x=(left) y=(y + 4.0) width=(wide) height=(HIGH) rx=(HIGH / 2.0) {}
        text.answer-n x=(left + wide / 2.0) y=(y + 19.5) { (said) }
    }
}
