//! What lies over the map while something is asked about it: a city, research, a battle. It is put away by Escape, a cross
//! or a click beside; to answer is no click beside, so it stays open from the first question to the last.

use crate::symbols::inline;
use civilization_2010::Civilization2010;
use maud::{Markup, html};
use table::{Scene, cross};

/// `icon` and `title` are what opens it again.
pub fn over(
    scene: &Scene<Civilization2010>,
    class: &str,
    id: &str,
    (icon, title): (&str, &str),
    leaf: Markup,
) -> Markup {
    html! {
        details class={ (class) " c10-over" } id=(id) data-over="asked" open {
            summary { (inline(icon)) (title) }
            div.c10-leaf data-cover tabindex="0" { (leaf) }
            button.shut type="button" data-shut { (cross(scene.words)) }
        }
    }
}
