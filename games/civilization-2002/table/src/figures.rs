//! Figures, our own: a silhouette for every class in every era, in a box of 24 by 24.

use civilization_2002::ids::*;
use std::fmt::Write;

const SETTLER: &str = "M3,13.5C3,8 7,4.5 12,4.5S21,8 21,13.5ZM7,5.8V13.5H8.2V5.2ZM15.8,5.2V13.5H17V5.8ZM2,14.5H22V17H19.8\
     A 3,3 0 1 1 14.2,17H9.8A 3,3 0 1 1 4.2,17H2Z";

const INFANTRY: [&str; 4] = [
    "M11,1.5H13L14,13.5H18V15.5H13.5V18.5H14.5V22H9.5V18.5H10.5V15.5H6V13.5H10Z",
    "M4,4C7,4 9.5,3.3 12,2C14.5,3.3 17,4 20,4V11C20,17 16,20 12,22C8,20 4,17 4,11ZM11,6V9.5H8V11.5H11V17.5H13\
     V11.5H16V9.5H13V6Z",
    "M2,19L4.5,16L15,6.8L21,1.5L22,2.5L16.5,8.6L7.5,17.5L8.3,19.6L5.8,22L4.6,20.3L3.3,20.8ZM12.5,18.5\
     C12.5,15 14.5,13 17.3,13S22,15 22,18.5ZM11.5,19.5H23V21.5H11.5Z",
    "M1.5,8.5H13V6.5H15V8.5H22.5V10.5H15.5L14.5,13H11.8L11,11H9.2L7,18.5H3.5L5.5,12H1.5ZM12,14H14.2L17.3,21.5\
     H15L13.1,16.8L11.2,21.5H8.9Z",
];

const CAVALRY: [&str; 4] = [
    "M6,22C6,16 9.5,14.5 9.2,11.5L6.3,13.3L4,10.3L9,5L10,1.8L13,5C18,6 20,11.5 19,22ZM10.5,7.3\
     A 1,1 0 1 0 10.6,7.3Z",
    "M4.5,22C4.5,16.5 8,15 7.7,12L5,13.7L3,10.9L7.5,6L8.5,3L11.3,6C16,7 17.7,12 17,22ZM20,1L21.7,4.5L20.7,5V22\
     H19.3V5L18.3,4.5Z",
    "M4.5,22C4.5,16.5 8,15 7.7,12L5,13.7L3,10.9L7.5,6L8.5,3L11.3,6C15,6.8 16.6,11 16.5,22ZM21.3,1.5\
     C22.8,8 22,13 19.9,17.3L21.3,18.4L20.3,19.6L16.9,17L17.9,15.8L18.8,16.5C20.6,12 21.2,7.5 20.2,2Z",
    "M1.5,14.5H22.5L20.5,19.5H3.5ZM4,10.5H17L18.5,13.5H3ZM8,6H14L15,9.5H7ZM14.5,6.8H23.5V8.6H14.8ZM6,16.2\
     A 1,1 0 1 0 6.1,16.2ZM10,16.2A 1,1 0 1 0 10.1,16.2ZM14,16.2A 1,1 0 1 0 14.1,16.2ZM18,16.2\
     A 1,1 0 1 0 18.1,16.2Z",
];

const ARTILLERY: [&str; 4] = [
    "M2,16.5H21V18.5H2ZM5,16.5L12,8L19,16.5H16.3L12,11.3L7.7,16.5ZM10.4,10.4L17.5,4.3A 2.7,2.7 0 1 1 19.5,6.3\
     L12.6,12.4ZM4,20.5A 2.2,2.2 0 1 1 8.4,20.5A 2.2,2.2 0 1 1 4,20.5ZM14.5,20.5A 2.2,2.2 0 1 1 18.9,20.5\
     A 2.2,2.2 0 1 1 14.5,20.5Z",
    "M2,19.5H22V21.5H2ZM5.5,19.5L11,8H13L18.5,19.5H16L12,11L8,19.5ZM3.2,13.5L20.5,2.5L21.5,4L4.3,15ZM1.5,13\
     H6.5V18H1.5ZM19.7,4.5H20.9V10A 1.7,1.7 0 1 1 19.7,10Z",
    "M3.5,9L18,6L19.8,5L21.2,11.5L19.2,11L6,15.2A 3.3,3.3 0 0 1 3.5,9ZM10,11.5A 5,5 0 1 1 9.9,11.5ZM10,14.5\
     A 2,2 0 1 0 10.1,14.5ZM14,17.5L22,20.5L21.4,22L13.5,19.7Z",
    "M9,12.5L21.5,2.8L22.9,4.7L12,13.5L13.5,16H6L7,12.5ZM2,16.5H15L20,21.5H17L13.5,18.3H11.4\
     A 3.3,3.3 0 1 1 5.4,18.3H2ZM8.4,18A 1.4,1.4 0 1 0 8.5,18Z",
];

const FLEET: [&str; 4] = [
    "M11,2H12.5V4.5C16.5,6 18.5,8.5 18.5,12H12.5V14.5H22.5C21,18.5 18,20 15,20H8C5,20 2.5,18.5 1.5,14.5H11V12\
     H5C5.5,8.5 7.5,6 11,4.5ZM6,20.5L5,23H6.2L7.5,20.5ZM11,20.5L10,23H11.2L12.5,20.5ZM16,20.5L15,23H16.2\
     L17.5,20.5Z",
    "M7,2.5H8.3V4.5L13,11H8.3V14H14V3.5H15.3V5.5L20.5,12H15.3V14H23C22,18.5 19.5,21.5 16.5,21.5H7.5\
     C4.5,21.5 2,18.5 1,12.5H3.5V14H7V11H3C4,8.5 5.5,6.5 7,4.5Z",
    "M5.5,3H6.7V6.5H9.5V11H6.7V14H10.5V2H11.8V5H15.5V10.5H11.8V14H16.5V6H19.5V14H23L20.5,20.5H4L1,14H5.5V11\
     H2.5V6.5H5.5Z",
    "M1,14.5H23L20.5,20H4ZM4,11.5H9V14H4ZM15,11.5H20V14H15ZM10,7.5H14V14H10ZM11,3.5H13V7H11ZM0.5,11.8H4V13H0.5\
     ZM20,11.8H23.5V13H20Z",
];

const AIRCRAFT: &str = "M12,1C13.2,1 13.7,3 13.7,5V9L22,14V16.5L13.7,14V18.5L16.5,20.5V22L12,21L7.5,22V20.5L10.3,18.5V14L2,16.5\
     V14L10.3,9V5C10.3,3 10.8,1 12,1Z";

const CARRIER: &str =
    "M1,13H23L20.5,20H5ZM13,7H17V12.5H13ZM14.5,3.5H15.7V7H14.5ZM2.5,11.8L5,10.3L9.5,9.5L11.5,11.8Z";

fn path(kind: Kind) -> &'static str {
    let era = kind.era().index();
    match kind.class() {
        _ if kind == Kind::Carrier => CARRIER,
        None => SETTLER,
        Some(Class::Infantry) => INFANTRY[era],
        Some(Class::Cavalry) => CAVALRY[era],
        Some(Class::Artillery) => ARTILLERY[era],
        Some(Class::Fleet) => FLEET[era],
        Some(Class::Aircraft) => AIRCRAFT,
    }
}

/// For every kind its silhouette (`i-f-…`) and, on a plate in the colour of its owner with a dot for each era, its piece
/// (`i-k-…`).
pub fn symbols(out: &mut String) {
    for kind in Kind::all() {
        let n = kind.index();
        let plate = |class: &str, x: f32, y: f32, side: f32, round: f32| {
            format!(
                "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"{round}\"/>"
            )
        };
        let _ = write!(
            out,
            "<symbol id=\"i-f-{n}\" viewBox=\"0 0 24 24\"><path fill-rule=\"evenodd\" d=\"{}\"/></symbol>\
             <symbol id=\"i-k-{n}\" viewBox=\"-17 -17 34 34\">{}{}{}\
             <use class=\"figure\" href=\"#i-f-{n}\" x=\"-11\" y=\"-12\" width=\"22\" height=\"22\"/>",
            path(kind),
            plate("under", -15.5, -14.0, 31.0, 6.0),
            plate("plate", -15.5, -15.5, 31.0, 6.0),
            plate("shine", -14.0, -14.0, 28.0, 5.0),
        );
        let dots = if kind.is_settler() { 0 } else { kind.era().number() };
        for dot in 0..dots {
            let x = dot as f32 * 4.6 - (dots as f32 - 1.0) * 2.3;
            let _ = write!(out, "<circle class=\"pip\" cx=\"{x:.1}\" cy=\"12\" r=\"1.5\"/>");
        }
        out.push_str("</symbol>");
    }
}
