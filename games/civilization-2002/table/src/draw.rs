//! Pieces, settlements and markers, as SVG around the origin.

use civilization_2002::ids::*;
use kernel::Seat;
use maud::{Markup, html};
use table::seat_class;

/// A figure: a plate in the colour of its owner with its silhouette, and the owner's shape in a corner.
pub fn token(seat: Seat, kind: Kind) -> Markup {
    html! {
        g class={ "tok " (seat_class(seat)) } {
            use href={ "#i-k-" (kind.index()) } x="-17" y="-17" width="34" height="34" {}
            use.owner href={ "#shape-" (seat.0 % 6) } x="7" y="-17" width="10" height="10" {}
        }
    }
}

/// A token in running HTML.
pub fn inline(seat: Seat, kind: Kind) -> Markup {
    html! { svg.pic viewBox="-18 -18 36 36" aria-hidden="true" { (token(seat, kind)) } }
}

/// A silhouette in running HTML, nobody's.
pub fn silhouette(kind: Kind) -> Markup {
    html! { svg.shape-of viewBox="0 0 24 24" aria-hidden="true" { use href={ "#i-f-" (kind.index()) } {} } }
}

/// A village has one house, a metropolis four and a tower. What is found there is a ring beside them.
pub fn settlement(seat: Seat, size: u8) -> Markup {
    html! {
        g class={ "town " (seat_class(seat)) } {
            ellipse.under cx="0" cy="13" rx="16" ry="3.500" {}
            use.wall href={ "#i-size-" (size.clamp(1, 4)) } x="-16" y="-13.500" width="32" height="28.300" {}
            use.owner href={ "#shape-" (seat.0 % 6) } x="-17" y="6" width="10" height="10" {}
        }
    }
}

/// A settlement in running HTML.
pub fn inline_settlement(seat: Seat, size: u8) -> Markup {
    html! { svg.pic viewBox="-18 -18 36 36" aria-hidden="true" { (settlement(seat, size)) } }
}

/// A marker as everybody sees it, or as its looker does; so large from the middle to the edge.
pub fn marker(marker: Marker, radius: f32) -> Markup {
    html! {
        use href={ "#i-m-" (marker.index()) } x=(-radius) y=(-radius) width=(2.0 * radius) height=(2.0 * radius) {}
    }
}

pub fn inline_marker(marker: Marker) -> Markup {
    html! { svg.pic viewBox="-14 -14 28 28" aria-hidden="true" { (self::marker(marker, 13.0)) } }
}

pub fn coin() -> Markup {
    html! { svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href="#i-gold" {} } }
}

/// A price as it lies on the table: a coin with its number.
pub fn price(gold: u16) -> Markup {
    html! { span.price-coin { (gold) } }
}

pub fn icon(id: &str) -> Markup {
    html! { svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (id) } {} } }
}

pub fn era_class(era: Era) -> &'static str {
    ["era-1", "era-2", "era-3", "era-4"][era.index()]
}
