//! A game's reference tables.

use crate::screen::Screen;
use crate::{Face, Scene};
use kernel::Rules;
use maud::html;

pub fn put<F: Face>(screen: &mut Screen, scene: &Scene<F::Rules>) {
    let url = format!("/rules/{}/aid", F::Rules::ID);
    let sheet =
        html! { p id="t-aid-sheet" { a.quiet href=(url) target="_blank" { (scene.t("ui-aid-sheet")) } } };
    screen.put("t-aids", "t-aid-sheet", sheet);
    for aid in F::aids(scene) {
        let id = format!("t-aid-{}", aid.id);
        let card = html! { section id=(id) class="aid" { h3 { (aid.title) } (aid.body) } };
        screen.put("t-aids", id, card);
    }
}
