//! Below the board: what is on the table right now, and sheets to open over the map.

use crate::{battle, deal, ledger, sheets, tree};
use civilization_2002::Civilization2002;
use civilization_2002::Pending;
use kernel::{Audience, Seat};
use maud::{Markup, html};
use table::{Scene, cross};

pub fn desk(scene: &Scene<Civilization2002>) -> Markup {
    let view = scene.view;
    html! {
        div.civ-desk {
            @if let Some(battle) = &view.battle { (battle::screen(scene, battle)) }
            @if let Some(deal) = &view.deal { (deal::dialogue(scene, deal)) }
            @if let (Pending::Produce(_), Audience::Seat(seat)) = (view.frame, scene.audience) { (mine(scene, seat)) }
            div.civ-sheets {
                (sheet(scene, "tree", "i-tech", tree::tree(scene)))
                (sheet(scene, "units", "i-infantry", sheets::units(scene)))
                @if sheets::advanced(scene) { (sheet(scene, "improvements", "i-gear", sheets::improvements(scene))) }
                @else { (sheet(scene, "milestones", "i-happy", sheets::milestones(scene))) }
                (sheet(scene, "wonders", "i-wonder", sheets::wonders(scene)))
                (sheet(scene, "production", "i-gold", ledger::production(scene)))
            }
        }
    }
}

/// A button that opens a sheet over the map; opening one closes the other.
fn sheet(scene: &Scene<Civilization2002>, id: &str, icon: &str, body: Markup) -> Markup {
    html! {
        details id={ "sheet-" (id) } class="civ-sheet" name="civ-sheet" data-over {
            summary {
                svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (icon) } {} }
                span { (scene.t(&format!("face-sheet-{id}"))) }
            }
            div.leaf {
                button type="button" class="close" data-shut { (cross(scene.words)) }
                h3 { (scene.t(&format!("face-sheet-{id}"))) }
                (body)
            }
        }
    }
}

/// One's own city cards with what each is worth, while icons are being assigned.
fn mine(scene: &Scene<Civilization2002>, seat: Seat) -> Markup {
    html! {
        section.own-account aria-label=(scene.t("face-made-under-way")) {
            (ledger::account(scene, &scene.view.players[seat.index()], true))
        }
    }
}
