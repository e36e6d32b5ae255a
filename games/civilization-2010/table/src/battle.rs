//! The battle screen: fronts with strengths and wounds, hands face down unless they may be seen, totals so far.

use crate::symbols::at as icon;
use civilization_2010::{Civilization2010, Name, SideView, keys, targets};
use maud::{Markup, html};
use table::{Part, Scene, at, seat_class};

const X: f32 = 120.0;
const Y: f32 = 150.0;
const W: f32 = 1090.0;
const H: f32 = 900.0;

pub fn part(scene: &Scene<Civilization2010>) -> Option<Part> {
    let b = scene.view.battle.as_ref()?;
    let playing = b.playing;
    let svg = html! {
        g id="battle" {
            rect.sheet x=(X) y=(Y) width=(W) height=(H) rx="14" {}
            text.title x=(X + W / 2.0) y=(Y + 44.0) { (scene.t("face-battle")) }
            (side(scene, 1, &b.sides[1], Y + 70.0, b.engaged))
            (side(scene, 0, &b.sides[0], Y + 490.0, b.engaged))
            @if let Some((s, kind, strength)) = playing {
                g class={ "unit playing " (seat_class(b.sides[s as usize].seat)) } { (card(X + W / 2.0 - 50.0, Y + 416.0, kind.id(), strength, 0)) }
            }
        }
    };
    Some(Part::new("battle", svg))
}

fn side(scene: &Scene<Civilization2010>, index: u8, s: &SideView, y: f32, engaged: bool) -> Markup {
    let name =
        if s.barbarian { scene.t("face-barbarians").to_owned() } else { scene.name(s.seat).to_owned() };
    let role = scene.t(if index == 0 { "face-attacker" } else { "face-defender" }).to_owned();
    html! {
        g class={ "side " (seat_class(s.seat)) } {
            rect.band x=(X + 14.0) y=(y) width=(W - 28.0) height="48" rx="6" {}
            text.leader x=(X + 30.0) y=(y + 33.0) { (name) " · " (role) }
            (icon("combat", X + W - 420.0, y + 10.0, 28.0))
            text.num x=(X + W - 386.0) y=(y + 33.0) { "+" (s.bonus) }
            @if s.strike > 0 { text.num x=(X + W - 300.0) y=(y + 33.0) { "⚒ +" (s.strike) } }
            @if engaged { text.total x=(X + W - 40.0) y=(y + 36.0) { (s.total) } }
            text.lost x=(X + W - 180.0) y=(y + 33.0) { (scene.t("face-lost")) ": " (s.lost) }
            @for (i, f) in s.front.iter().enumerate() {
                @let words = format!("{} {} ({} {})", scene.t(&keys::unit_key(f.kind)), f.strength, f.wounds, scene.t("face-wounds"));
                g.unit data-target=(at(targets::fighter(index, i as u8))) data-tip=(words) role="img" aria-label=(words) {
                    (card(X + 24.0 + (i % 10) as f32 * 104.0, y + 62.0 + (i / 10) as f32 * 128.0, f.kind.id(), f.strength, f.wounds))
                    text.frontno x=(X + 74.0 + (i % 10) as f32 * 104.0) y=(y + 196.0 + (i / 10) as f32 * 128.0) { (f.front + 1) }
                }
            }
            g.backs {
                @if let Some(hand) = &s.hand {
                    @for (i, (kind, strength, grade, n)) in hand.iter().enumerate() {
                        @let words = format!("{} {strength}", scene.t(&keys::unit_key(*kind)));
                        g.unit.inhand data-target=(at(targets::unit(*kind, *grade))) data-tip=(words) role="img" aria-label=(words) {
                            (card(X + 24.0 + i as f32 * 104.0, y + 212.0, kind.id(), *strength, 0))
                            @if *n > 1 { text.times x=(X + 100.0 + i as f32 * 104.0) y=(y + 330.0) { "×" (n) } }
                        }
                    }
                } @else {
                    @for i in 0..s.hand_count {
                        rect.cardback x=(X + 24.0 + i as f32 * 40.0) y=(y + 222.0) width="72" height="100" rx="6" {}
                    }
                }
            }
        }
    }
}

fn card(x: f32, y: f32, kind: &str, strength: u8, wounds: u8) -> Markup {
    html! {
        rect.ucard x=(x) y=(y) width="98" height="120" rx="7" {}
        (icon(kind, x + 27.0, y + 8.0, 44.0))
        text.strength x=(x + 49.0) y=(y + 92.0) { (strength) }
        @for w in 0..wounds { circle.wound cx=(x + 12.0 + (w % 7) as f32 * 13.0) cy=(y + 108.0 - (w / 7) as f32 * 12.0) r="5" {} }
    }
}
