//! Small drawings that the board and the mats share.

use history_of_the_world::{LandStanding, Origin};
use kernel::{Seat, Target};
use maud::{Markup, html};
use table::{at, seat_class};

/// Numbers of epochs, as they are printed.
pub const ROMAN: [&str; 8] = ["", "I", "II", "III", "IV", "V", "VI", "VII"];

/// The bare army of a seat around the origin: 26 wide, 32 high. It bears the number of the epoch it fights for, whichever
/// figures of the box stand for it.
pub fn army(seat: Seat, origin: Origin, epoch: u8) -> Markup {
    let body = match origin {
        Origin::Empire => "#i-army-empire",
        Origin::Minor => "#i-army-minor",
        Origin::Event => "#i-army-event",
    };
    html! {
        use href=(body) {}
        g.emblem transform="translate(0,-7) scale(.44)" { use href={ "#shape-" (seat.0 % 6) } x="-12" y="-12" width="24" height="24" {} }
        use href={ "#n-" (epoch.min(7)) } {}
    }
}

/// Everything in a land, around the origin: fort, armies, capital or city, monument. What is built goes by the name of the land,
/// as its name does: the outline of a land that is lit lies below it.
pub fn pile(standing: &LandStanding, land: Target) -> Markup {
    let built = standing.capital || standing.city || standing.monument;
    html! {
        @if standing.fort { use href="#i-fort" {} }
        @if let Some(seat) = standing.owner {
            @for i in (0..standing.armies.min(3)).rev() {
                @let back = i as f32 * 5.0;
                g transform=[(i > 0).then(|| format!("translate({back},{})", -back))] { (army(seat, standing.origin, standing.epoch)) }
            }
        }
        @if built {
            g.built data-names=(at(land)) {
                @if standing.capital { g transform="translate(-18,-10)" { use href="#i-capital" {} } }
                @if standing.city { g transform="translate(-18,-8)" { use href="#i-city" {} } }
                @if standing.monument { g transform="translate(19,-9)" { use href="#i-monument" {} } }
            }
        }
    }
}

/// A symbol for HTML.
pub fn pic(symbol: &str) -> Markup {
    html! { svg.pic viewBox="-20 -20 40 40" aria-hidden="true" { use href={ "#" (symbol) } {} } }
}

/// An army for HTML.
pub fn army_pic(seat: Seat, epoch: u8) -> Markup {
    army_of(seat, Origin::Empire, epoch)
}

/// The same, whoever brought it.
pub fn army_of(seat: Seat, origin: Origin, epoch: u8) -> Markup {
    html! {
        svg class={ "pic fig " (seat_class(seat)) } viewBox="-18 -20 36 42" aria-hidden="true" { (army(seat, origin, epoch)) }
    }
}
