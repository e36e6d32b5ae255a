//! What the worker in the hand would bring on each track, beside it: the words of the offer, without its name.

use crate::draw;
use crate::tracks::{frame, headed, open_box};
use age_of_discovery::{AgeOfDiscovery, Track, targets};
use kit::Id;
use maud::{Markup, html};
use table::{Letters, Part, Scene};

type S<'a> = Scene<'a, AgeOfDiscovery>;

const SIZE: f32 = draw::ASIDE;
const LINE: f32 = 14.0;
/// As wide as a badge that says whose the ship would be.
const BADGE: f32 = 78.0;

pub fn part(scene: &S) -> Part {
    let svg = html! { g.purposes id="purposes" data-now { @for track in Track::all() { (purpose(scene, track).unwrap_or_default()) } } };
    Part::new("purposes", svg)
}

fn purpose(scene: &S, track: Track) -> Option<Markup> {
    let place = targets::track(track);
    let choice = scene.offer?.choices.iter().find(|choice| choice.show.target == place)?;
    let said = scene.say(&choice.show.label);
    let colon = said.find(scene.t("ui-colon").trim_start())?;
    let said = said[colon + 1..].trim_start().trim_start_matches('\u{a0}');
    let f = frame(track);
    Some(match track {
        // Beside the spaces.
        Track::Initiative => {
            let lines = Letters::Bold.lines(said, SIZE, 86.0);
            let top = f.y + 58.0 - LINE * (lines.len().min(3) as f32 - 1.0) / 2.0;
            html! { (arrow(f.x + 248.0, top)) (draw::paragraph("purpose", &lines[..lines.len().min(3)], (f.x + 256.0, top), LINE)) }
        }
        // At the right end of the heading.
        Track::Dock | Track::Buildings => {
            let room = f.w - headed(scene.words, track) - 34.0;
            let said = shortened(said, room);
            let size = Letters::Bold.fit(said, SIZE, SIZE, room);
            let left = f.x + f.w - 12.0 - Letters::Bold.width(said, size).min(room);
            html! { (arrow(left - 8.0, f.y + 21.0)) (line(said, (left, f.y + 21.0), size, room)) }
        }
        // Under the spaces.
        _ => {
            // The badge of a box has the right end of that line.
            let room = f.w - 28.0 - if open_box(track) { BADGE } else { 0.0 };
            let said = shortened(said, room);
            let size = Letters::Bold.fit(said, SIZE, SIZE, room);
            html! { (arrow(f.x + 10.0, f.y + f.h - 9.0)) (line(said, (f.x + 18.0, f.y + f.h - 9.0), size, room)) }
        }
    })
}

/// So much closer than they are written letters may stand.
const TIGHT: f32 = 1.15;

/// Of what is too long for its room, whatever comes after a comma or a semicolon stands in the bar and in the tip alone.
fn shortened(said: &str, room: f32) -> &str {
    let mut said = said;
    while Letters::Bold.width(said, SIZE) > TIGHT * room
        && let Some(cut) = said.rfind([',', ';'])
    {
        said = said[..cut].trim_end();
    }
    said
}

fn line(said: &str, (x, y): (f32, f32), size: f32, room: f32) -> Markup {
    let tight = Letters::Bold.width(said, size) > room + 0.5;
    html! {
        text.purpose x=(x) y=(y) style={ "font-size:" (format!("{size:.1}")) "px" } textLength=[tight.then_some(room)]
            lengthAdjust=[tight.then_some("spacingAndGlyphs")] { (said) }
    }
}

fn arrow(x: f32, y: f32) -> Markup {
    html! { path.purpose-mark d={ "M" (x) "," (y - 9.0) "l5,4.5l-5,4.5Z" } {} }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Atlas;
    use table::Words;
    use text::Lang;

    /// R6.4: what stands under the spaces of a box ends before the badge that says whose the ship would be.
    #[test]
    fn a_badge_has_room_beside_the_words() {
        for lang in Lang::ALL {
            let words = Words::at::<Atlas>(lang).unwrap_or_else(|p| panic!("{p:?}"));
            // As the page draws it: letters, what is around them, and a drawing.
            let wide = 7.3 * words.get("lead-yours").chars().count() as f32 + 14.0 + 17.0;
            assert!(wide <= BADGE, "{lang}: {wide}");
        }
    }

    /// R5.3: beside a track there is less room than in the bar: what matters most stands first, and is never pressed together.
    #[test]
    fn what_is_too_long_for_its_track_is_cut_and_not_squeezed() {
        let long = "achète en 2e\u{a0}; vos achats d’avant laissent 21\u{a0}$ au plus";
        assert_eq!(shortened(long, 160.0), "achète en 2e");
        assert_eq!(shortened(long, 600.0), long);
        assert_eq!(shortened("inutile sans région partagée", 20.0), "inutile sans région partagée");
    }
}
