//! A game's reference tables.

use crate::screen::Screen;
use crate::{Face, Scene};
use maud::html;

pub fn put<F: Face>(screen: &mut Screen, scene: &Scene<F::Rules>) {
    for aid in F::aids(scene) {
        let id = format!("t-aid-{}", aid.id);
        let card = html! { section id=(id) class="aid" { h3 { (aid.title) } (aid.body) } };
        screen.put("t-aids", id, card);
    }
}
