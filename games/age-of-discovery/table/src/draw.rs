//! Small drawings that boards and mats share.

use age_of_discovery::{AgeOfDiscovery, Discovery, Effect, Good, Kind, Type};
use kernel::{Seat, Target, msg};
use kit::{Id, Named};
use maud::{Markup, html};
use table::{Letters, Scene, at, seat_class};

/// Letters of what stands aside on the board: legible beside the card of a lesson too, where the board is a tenth smaller.
pub const ASIDE: f32 = 12.5;

/// A worker standing at a place of the board. `count` is shown when there are several.
pub struct Figure<'a> {
    pub id: String,
    pub seat: Seat,
    pub kind: Kind,
    pub count: u8,
    pub x: f32,
    pub y: f32,
    pub scale: f32,
    pub target: Option<Target>,
    /// Where it stands: a track, a box.
    pub within: Option<Target>,
    /// Where its badge goes, if not over its middle.
    pub badge_at: Option<(f32, f32)>,
    pub label: &'a str,
}

impl Figure<'_> {
    /// Middle and radius of the count.
    fn badge(&self) -> (f32, f32, f32) {
        (13.0, 16.0, 12.0 * 0.78 / self.scale)
    }

    /// How wide and high the ring of a choice is: it is drawn over everything and would cut the count.
    fn ring(&self) -> (f32, f32) {
        let (right, down, r) = self.badge();
        if self.count > 1 { (22.0 + right + r, 29.0 + down + r) } else { (40.0, 55.0) }
    }

    pub fn svg(&self) -> Markup {
        let Figure { id, seat, kind, count, x, y, scale, target, within, badge_at, label } = self;
        let ((wide, high), (right, down, r)) = (self.ring(), self.badge());
        html! {
            g id=(id) class={ "piece fig " (seat_class(*seat)) } style={ "transform:translate(" (x) "px," (y) "px) scale(" (scale) ")" }
                data-piece=(kin(*seat, *kind)) data-n=(count) data-in=[within.map(at)] data-target=[target.map(at)]
                data-tip=(kind.key()) data-badge-at=[badge_at.map(|(x, y)| format!("{x},{y}"))]
                role="img" aria-label=(label) {
                rect.hit x="-18" y="-24" width="36" height="50" {}
                @if target.is_some() { rect.ring x="-20" y="-27" width=(wide) height=(high) rx="8" {} }
                (worker(*seat, *kind))
                @if *count > 1 { g transform={ "translate(" (right) "," (down) ") scale(" (r / 12.0) ")" } {
                    circle.many r="12" {} text.many-n y="6" { (count) } } }
            }
        }
    }
}

/// Workers that are alike: when one goes and one comes, it is seen to move.
pub fn kin(seat: Seat, kind: Kind) -> String {
    format!("w{}-{}", seat.0, kind.index())
}

/// The bare drawing, around the origin: 32 wide, 46 high.
pub fn worker(seat: Seat, kind: Kind) -> Markup {
    html! { use href={ "#f-" (seat.0) } {} @if kind != Kind::Colonist { use href={ "#k-" (kind.index()) } {} } }
}

/// A worker of nobody, for explanations.
pub fn anybody(kind: Kind) -> Markup {
    html! { use href="#f-none" {} @if kind != Kind::Colonist { use href={ "#k-" (kind.index()) } {} } }
}

pub fn good(good: Good) -> Markup {
    html! { use href={ "#g-" (good.index()) } {} }
}

pub fn coin(n: impl std::fmt::Display) -> Markup {
    html! { use href="#i-coin" {} text.coin-n y="6" { (n) } }
}

/// Victory points.
pub fn star(n: impl std::fmt::Display) -> Markup {
    html! { use href="#i-star" {} text.star-n y="6" { (n) } }
}

/// When a building works. What counts at the end is used up by nothing.
pub fn timing(kind: Type, effect: &Effect) -> &'static str {
    match kind {
        _ if matches!(effect, Effect::VpPer { .. }) => "end",
        Type::Immediate => "instant",
        Type::Once => "once",
        Type::Permanent => "always",
    }
}

/// What counts of a discovery, on top of the deck: its resistance and its points. The tip has its plunder too.
pub fn discovery(scene: &Scene<AgeOfDiscovery>, facts: &Discovery) -> Markup {
    html! {
        rect.tile-face x="-35" y="-23" width="68" height="42" rx="4" {}
        g transform="translate(-18,-2) scale(.95)" { use href="#i-shield" {} text.shield-n y="7" { (facts.resistance) } }
        (squeezed("known", &scene.say(&msg("face-tile-points").num("n", facts.vp)), (-1.0, 3.0), (14.0, 13.8), 32.0))
    }
}

/// A line of serifs that fits its room: smaller as far as it can be read, and beyond that squeezed.
pub fn squeezed(class: &str, text: &str, (x, y): (f32, f32), (size, least): (f32, f32), room: f32) -> Markup {
    let face = match class {
        "note" => Letters::Plain,
        "known" => Letters::Bold,
        _ => Letters::Serif,
    };
    let size = face.fit(text, size, least, room);
    let tight = face.width(text, size) > room + 0.5;
    html! {
        text class=(class) x=(x) y=(y) style={ "font-size:" (format!("{size:.1}")) "px" } textLength=[tight.then_some(room)]
            lengthAdjust=[tight.then_some("spacingAndGlyphs")] { (text) }
    }
}

/// Lines of plain letters, one under the other.
pub fn paragraph(class: &str, lines: &[String], (x, y): (f32, f32), step: f32) -> Markup {
    html! {
        text class=(class) x=(x) y=(y) {
            @for (i, line) in lines.iter().enumerate() { tspan x=(x) dy=[(i > 0).then_some(step)] { (line) } }
        }
    }
}

/// With a capital, as on a sign.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// An icon for HTML, out of a symbol or several.
pub fn inline(class: &str, content: Markup) -> Markup {
    html! { svg class={ "pic " (class) } viewBox="-20 -26 40 52" aria-hidden="true" { (content) } }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_name_too_long_for_its_room_is_squeezed() {
        let name = |text| super::squeezed("region-name", text, (0.0, 0.0), (13.5, 11.5), 96.0).into_string();
        assert!(name("Nouvelle-Angleterre").contains("textLength"), "{}", name("Nouvelle-Angleterre"));
        assert!(!name("Peru").contains("textLength"));
    }

    /// The ring of a choice is drawn over everything: how many stand there lies inside it, not under it.
    #[test]
    fn a_ring_goes_around_the_count() {
        let figure = |count, scale| super::Figure {
            id: "f".to_owned(),
            seat: kernel::Seat(0),
            kind: super::Kind::Colonist,
            count,
            x: 0.0,
            y: 0.0,
            scale,
            target: Some(kernel::Target::Space(0)),
            within: None,
            badge_at: None,
            label: "",
        };
        for scale in [0.7, 0.76, 0.9] {
            let ((wide, high), (x, y, r)) = (figure(3, scale).ring(), figure(3, scale).badge());
            assert!(x + r <= wide - 20.0 && y + r <= high - 27.0, "{scale}: {wide} {high}: {x} {y} {r}");
            assert_eq!(figure(1, scale).ring(), (40.0, 55.0), "one alone has no count");
        }
    }

    #[test]
    fn signs_begin_with_a_capital() {
        assert_eq!(super::capital("école"), "École");
        assert_eq!(super::capital(""), "");
    }
}
