//! On the upper edge of the board: buttons of the sheets that can be laid over the map. What is asked about right now has
//! one too, and lies open until it is put away.

use crate::{battle, deal, draw, ledger, purchase, sheets, tree, victory};
use civilization_2002::ids::*;
use civilization_2002::{Action, Civilization2002, Pending};
use kernel::{Audience, Seat};
use maud::{Markup, html};
use table::{Part, Scene, cross};

type S<'a> = Scene<'a, Civilization2002>;

pub fn sheets(scene: &S) -> Vec<Part> {
    let view = scene.view;
    let infantry = draw::silhouette(Kind::of(view.era, Class::Infantry));
    let seat = match scene.audience {
        Audience::Seat(seat) => Some(seat),
        Audience::Table => None,
    };
    let buying = scene.offer.is_some_and(|offer| offer.has(&Action::EndPurchases));
    let mut sheets = Vec::new();
    if let Some(fought) = &view.battle {
        // Whoever has no part in it sees the dice on their cards, and may look it up.
        let far = seat.is_some_and(|seat| fought.sides.get(seat.index()).is_none_or(Option::is_none));
        let (icon, body) = (draw::icon("i-battle"), battle::screen(scene, fought));
        sheets.push(if far { sheet(scene, "battle", icon, body) } else { now(scene, "battle", icon, body) });
    }
    if let Some(deal) = &view.deal {
        sheets.push(now(scene, "deal", draw::icon("i-gold"), deal::dialogue(scene, deal)));
    }
    if let (Pending::Produce(_), Some(seat)) = (view.frame, seat) {
        sheets.push(now(scene, "account", draw::coin(), mine(scene, seat)));
    }
    if let (true, Some(seat)) = (buying, seat) {
        sheets.push(offered(scene, "purchase", draw::coin(), purchase::sheet(scene, seat)));
    }
    sheets.push(sheet(scene, "tree", draw::icon("i-tech"), tree::tree(scene)));
    sheets.push(sheet(scene, "units", infantry, sheets::units(scene)));
    sheets.push(match sheets::advanced(scene) {
        true => sheet(scene, "improvements", draw::icon("i-improvement"), sheets::improvements(scene)),
        false => sheet(scene, "milestones", draw::icon("i-milestone"), sheets::milestones(scene)),
    });
    sheets.push(sheet(scene, "wonders", draw::icon("i-wonder"), sheets::wonders(scene)));
    sheets.push(sheet(scene, "production", draw::coin(), ledger::production(scene)));
    sheets.push(sheet(scene, "win", draw::icon("i-gauge-points"), victory::sheet(scene)));
    sheets
}

/// What is on now: it opens by itself, once, and can be put away to look at the map.
fn now(scene: &S, id: &str, icon: Markup, body: Markup) -> Part {
    open(scene, id, icon, body, false)
}

/// What one may do now, and nobody else: no secret, though only its reader sees it.
fn offered(scene: &S, id: &str, icon: Markup, body: Markup) -> Part {
    open(scene, id, icon, body, true)
}

fn open(scene: &S, id: &str, icon: Markup, body: Markup, offered: bool) -> Part {
    let name = format!("sheet-{id}");
    let html = html! {
        details id=(name) class="civ-sheet now" open data-over data-now[offered] { (leaf(scene, id, icon, body)) }
    };
    Part::new(name, html)
}

/// A button that opens a sheet over the map.
fn sheet(scene: &S, id: &str, icon: Markup, body: Markup) -> Part {
    let name = format!("sheet-{id}");
    let html = html! {
        details id=(name) class="civ-sheet" name="civ-sheet" data-over { (leaf(scene, id, icon, body)) }
    };
    Part::new(name, html)
}

fn leaf(scene: &S, id: &str, icon: Markup, body: Markup) -> Markup {
    let title = format!("face-sheet-{id}");
    html! {
        summary data-tip=(scene.t(&title)) aria-label=(scene.t(&title)) { (icon) span { (scene.t(&title)) } }
        div.leaf data-cover {
            button type="button" class="close" data-shut { (cross(scene.words)) }
            h2 { (scene.t(&title)) }
            (body)
        }
    }
}

/// One's own city cards with what each is worth, while icons are being assigned.
fn mine(scene: &S, seat: Seat) -> Markup {
    html! {
        section.own-account aria-label=(scene.t("face-made-under-way")) {
            (ledger::account(scene, &scene.view.players[seat.index()], true, true))
        }
    }
}
