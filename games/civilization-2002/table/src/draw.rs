//! Pieces, settlements and markers, as SVG around the origin.

use civilization_2002::ids::*;
use kernel::Seat;
use maud::{Markup, html};
use table::seat_class;

/// `i-…` of a kind of figure.
pub fn icon(kind: Kind) -> &'static str {
    use civilization_2002::ids::Class::*;
    match kind.class() {
        None => "i-settler",
        Some(Infantry) => "i-infantry",
        Some(Cavalry) => "i-cavalry",
        Some(Artillery) => "i-artillery",
        Some(Fleet) => "i-fleet",
        Some(Aircraft) => "i-aircraft",
    }
}

/// A figure: a plate in the colour of its owner, its class, and a dot for each era.
pub fn token(seat: Seat, kind: Kind) -> Markup {
    html! {
        g class={ "tok " (seat_class(seat)) } transform="scale(1.15)" {
            rect.plate x="-14" y="-14" width="28" height="28" rx="6" {}
            use.figure href={ "#" (icon(kind)) } x="-11" y="-13" width="22" height="22" {}
            @if !kind.is_settler() {
                g.pips {
                    @for i in 0..kind.era().number() {
                        circle cx=(i as f32 * 5.6 - kind.era().index() as f32 * 2.8) cy="10.6" r="2" {}
                    }
                }
            }
        }
    }
}

/// A token in running HTML.
pub fn inline(seat: Seat, kind: Kind) -> Markup {
    html! { svg.pic viewBox="-17 -17 34 34" aria-hidden="true" { (token(seat, kind)) } }
}

pub fn settlement(seat: Seat, size: u8) -> Markup {
    html! {
        g class={ "town " (seat_class(seat)) } {
            use.wall href={ "#i-size-" (size.clamp(1, 4)) } x="-19" y="-20" width="38" height="38" {}
            use.owner href={ "#shape-" (seat.0 % 6) } x="6" y="4" width="11" height="11" {}
        }
    }
}

/// A marker as everybody sees it, or as its looker does.
pub fn marker(marker: Marker) -> Markup {
    html! { use href={ "#i-m-" (marker.index()) } x="-13" y="-13" width="26" height="26" {} }
}

pub fn inline_marker(marker: Marker) -> Markup {
    html! { svg.pic viewBox="-14 -14 28 28" aria-hidden="true" { (self::marker(marker)) } }
}

pub fn era_class(era: Era) -> &'static str {
    ["era-1", "era-2", "era-3", "era-4"][era.index()]
}
