//! Below the board: what is on the table right now, and sheets to open over the map.

use crate::{draw, sheets, tree};
use civilization_2002::Civilization2002;
use civilization_2002::frame::Frame;
use kernel::{Audience, Seat};
use maud::{Markup, html};
use table::Scene;

pub fn desk(scene: &Scene<Civilization2002>) -> Markup {
    let view = scene.view;
    html! {
        div.civ-desk {
            @if let Some(deal) = &view.deal { (sheets::deal(scene, deal)) }
            @if let (Frame::Produce { .. }, Audience::Seat(seat)) = (view.frame, scene.audience) { (mine(scene, seat)) }
            div.civ-sheets {
                (sheet(scene, "tree", "i-tech", tree::tree(scene)))
                (sheet(scene, "units", "i-infantry", sheets::units(scene)))
                @if sheets::advanced(scene) { (sheet(scene, "improvements", "i-gear", sheets::improvements(scene))) }
                @else { (sheet(scene, "milestones", "i-happy", sheets::milestones(scene))) }
                (sheet(scene, "wonders", "i-wonder", sheets::wonders(scene)))
                (sheet(scene, "production", "i-gold", sheets::production(scene)))
            }
        }
    }
}

/// A button that opens a sheet over the map; opening one closes the other.
fn sheet(scene: &Scene<Civilization2002>, id: &str, icon: &str, body: Markup) -> Markup {
    html! {
        details id={ "sheet-" (id) } class="civ-sheet" name="civ-sheet" {
            summary { svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (icon) } {} } span { (scene.t(&format!("face-sheet-{id}"))) } }
            div.leaf { h3 { (scene.t(&format!("face-sheet-{id}"))) } (body) }
        }
    }
}

/// One's own city cards with what each is worth, while icons are being assigned.
fn mine(scene: &Scene<Civilization2002>, seat: Seat) -> Markup {
    let cards = scene.view.regions.iter().filter(|r| r.holder == Some(seat));
    html! {
        ul.worth {
            @for region in cards {
                li { (name(scene, region.area.name())) " "
                    @if let Some(resource) = region.resource { (draw::inline_marker(resource)) }
                    svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" @if region.happy { "i-happy" } @else { "i-sad" } } {} }
                    @if region.productive { svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href="#i-gear" {} } }
                    b { (region.value) } }
            }
        }
    }
}

fn name(scene: &Scene<Civilization2002>, area: &str) -> String {
    scene.t(&format!("area-{area}")).to_owned()
}
