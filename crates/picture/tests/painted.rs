//! Drawings with style sheets, painted: looked at point by point.

use resvg::tiny_skia::Pixmap;

/// A drawing of 100 by 50, painted twice as wide.
fn painted(css: &str, inside: &str) -> Pixmap {
    let svg = format!(
        "<svg id=\"t-map\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 50\" data-theme=\"light\">\
         <style><![CDATA[{css}]]></style>{inside}</svg>"
    );
    let png = picture::png(&svg, 200).unwrap_or_else(|fault| panic!("{fault}: {svg}"));
    Pixmap::decode_png(&png).unwrap()
}

fn colour(map: &Pixmap, x: u32, y: u32) -> String {
    let point = map.pixel(2 * x, 2 * y).unwrap().demultiply();
    format!("#{:02x}{:02x}{:02x}", point.red(), point.green(), point.blue())
}

const WOOD: &str = "#4a3220";

#[test]
fn it_is_as_wide_as_it_is_wanted() {
    let map = painted("", "");
    assert_eq!((map.width(), map.height()), (200, 100));
    assert_eq!(colour(&map, 50, 25), WOOD, "where nothing is drawn lies the table");
}

#[test]
fn names_classes_and_places_give_the_colour() {
    let css = ":root { --sea: #0000ff } .seat-1 { --seat: #ff0000 } rect { fill: var(--sea) } \
               .piece { fill: var(--seat, #00ff00) } #t-map .piece.lost:not(.back) { fill: #123456 } \
               g > .mixed { fill: color-mix(in srgb, #ff0000 50%, #0000ff) } \
               [data-theme=\"dark\"] rect { fill: #fff } rect:hover { fill: #fff } \
               @media (min-width: 1px) { rect { fill: #fff } } .gone { display: none }";
    let map = painted(
        css,
        "<rect width=\"10\" height=\"50\"/>\
         <g class=\"seat-1\"><rect class=\"piece\" x=\"10\" width=\"10\" height=\"50\"/></g>\
         <rect class=\"piece\" x=\"20\" width=\"10\" height=\"50\"/>\
         <rect class=\"piece lost\" x=\"30\" width=\"10\" height=\"50\"/>\
         <g><rect class=\"mixed\" x=\"40\" width=\"10\" height=\"50\"/></g>\
         <rect class=\"gone\" x=\"50\" width=\"10\" height=\"50\"/>\
         <rect x=\"0\" width=\"10\" height=\"50\" style=\"fill:#abcdef;transform:translate(60px,0px)\"/>",
    );
    let row: Vec<String> = (0..7).map(|i| colour(&map, 5 + 10 * i, 25)).collect();
    assert_eq!(row, ["#0000ff", "#ff0000", "#00ff00", "#123456", "#800080", WOOD, "#abcdef"]);
}

#[test]
fn what_is_used_takes_the_colours_of_its_place() {
    let map = painted(
        ".seat-0 { --seat: #ff0000 } .seat-1 { --seat: #00ff00 } .shape { fill: var(--seat) }",
        "<defs><symbol id=\"s\" viewBox=\"0 0 10 10\"><rect class=\"shape\" width=\"10\" height=\"10\"/></symbol></defs>\
         <g class=\"seat-0\"><use href=\"#s\" x=\"10\" y=\"10\" width=\"20\" height=\"20\"/></g>\
         <g class=\"seat-1\"><use href=\"#s\" x=\"50\" y=\"10\" width=\"20\" height=\"20\"/></g>",
    );
    assert_eq!(
        [colour(&map, 20, 20), colour(&map, 60, 20), colour(&map, 40, 20)],
        ["#ff0000", "#00ff00", WOOD]
    );
}

/// How many points of a row are not wood.
fn ink(map: &Pixmap) -> usize {
    (0..100).flat_map(|x| (0..50).map(move |y| (x, y))).filter(|(x, y)| colour(map, *x, *y) != WOOD).count()
}

#[test]
fn letters_need_no_font_of_the_machine() {
    let text =
        |letters: &str, css: &str| ink(&painted(css, &format!("<text x=\"10\" y=\"35\">{letters}</text>")));
    let css = |weight| format!("text {{ font: {weight} 24px Georgia, serif; fill: #fff }}");
    let (thin, bold) = (text("Éœ7", &css(400)), text("Éœ7", &css(700)));
    assert!(thin > 100 && bold > thin, "{thin} points, in bold {bold}");
    assert_eq!(
        text("1\u{202f}!", &css(400)),
        text("1\u{a0}!", &css(400)),
        "a narrow space is a space, not a box"
    );
}

#[test]
fn what_cannot_be_painted_says_so() {
    assert!(matches!(picture::png("<svg", 200), Err(picture::Fault::Xml(_))));
    assert!(matches!(picture::png("<p/>", 200), Err(picture::Fault::Svg(_))));
    let tower = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 90000\"/>";
    assert!(matches!(picture::png(tower, 200), Err(picture::Fault::Size(..))));
}
