//! What changes on the map: armies and structures, fleets, the values of the regions.

use crate::draw::{self, ROMAN};
use crate::map::{SIDE, Spot, WIDTH, map};
use history_of_the_world::{HistoryOfTheWorld, LandView, Level, Origin, RegionView, Route, SeaView, targets};
use kernel::{Msg, Seat, msg};
use kit::Named;
use maud::{Markup, html};
use table::{Part, Scene, at, seat_class};

type S<'a> = Scene<'a, HistoryOfTheWorld>;

pub fn parts(scene: &S) -> Vec<Part> {
    let view = scene.view;
    let mut parts = vec![legend(scene)];
    if view.options.lands == 102 {
        parts.extend(stand_in(scene));
    }
    // All tints lie under all pieces, so that no land covers the army of its neighbour.
    for land in view.lands.iter().filter(|l| l.standing.owner.is_some()) {
        parts.push(tint(land));
    }
    parts.push(Part::new("edges", crate::ground::edges()));
    for sea in view.seas.iter().filter(|s| s.fleet.is_some() || s.manned.is_some()) {
        parts.push(fleet(scene, sea));
    }
    for land in view.lands.iter().filter(|l| stands(l)) {
        parts.push(pile(scene, land));
    }
    parts
}

fn stands(land: &LandView) -> bool {
    let s = &land.standing;
    s.owner.is_some() || s.capital || s.city || s.monument
}

/// The land that only the rulebook's count knows is drawn where it is played with.
fn stand_in(scene: &S) -> Option<Part> {
    let land = history_of_the_world::Land::named("tasmania")?;
    let region = scene.view.lands.iter().find(|l| l.land == land)?.region?;
    let label = &map().land(land).label;
    Some(Part::new(
        "stand-in",
        html! {
            g id="stand-in" {
                use class={ "land r-" (region.0) } href={ "#s-" (land.0) } data-tip={ "land-" (land.0) } {}
                (crate::ground::name(scene.t(&land.key()), label, "name", false))
            }
        },
    ))
}

fn tint(land: &LandView) -> Part {
    let id = format!("h-{}", land.land.0);
    let class = land.standing.owner.map_or("", seat_class);
    let svg = html! { g id=(id) class={ "tint " (class) } { use href={ "#s-" (land.land.0) } {} } };
    Part::new(id, svg)
}

/// What stands in a land, in words.
fn describe(scene: &S, land: &LandView) -> String {
    let s = &land.standing;
    let mut things: Vec<Msg> = Vec::new();
    if let Some(owner) = s.owner {
        let empire = match s.origin {
            Origin::Minor => Some(history_of_the_world::Minor::of(s.epoch).key()),
            Origin::Empire => scene.view.players[owner].empires[s.epoch as usize - 1].map(|e| e.key()),
            Origin::Event => None,
        };
        let army = msg("face-armies").num("n", s.armies).seat("who", owner);
        things.push(match empire {
            Some(empire) => army.term("empire", empire),
            None => army.term("empire", "face-event-army"),
        });
    }
    let marks = [
        (s.fort, "face-fort"),
        (s.capital, "face-capital"),
        (s.city, "face-city"),
        (s.monument, "face-monument"),
    ];
    things.extend(marks.into_iter().filter(|(there, _)| *there).map(|(_, key)| msg(key)));
    scene.say(&msg("face-land").term("land", land.land.key()).list("things", things))
}

fn pile(scene: &S, land: &LandView) -> Part {
    let id = format!("l-{}", land.land.0);
    let Spot { x, y, scale } = map().land(land.land).spot;
    let label = describe(scene, land);
    let owner = land.standing.owner.map_or("nobody", seat_class);
    let active = if land.active { " active" } else { "" };
    let tip = match attacked(scene, land) {
        Some(how) => format!("{label}. {how}"),
        None => label.clone(),
    };
    let svg = html! {
        g id=(id) class={ "pile " (owner) (active) } data-target=(at(targets::land(land.land))) data-tip=(tip) role="img" aria-label=(label)
            transform={ "translate(" (x) "," (y) ") scale(" (scale) ")" } {
            @if land.active { ellipse.halo rx="24" ry="24" cy="1" {} }
            (draw::pile(&land.standing))
        }
    };
    Part::new(id, svg)
}

fn fleet(scene: &S, sea: &SeaView) -> Part {
    let id = format!("f-{}", sea.sea.0);
    let Spot { x, y, .. } = map().sea(sea.sea).spot;
    let owner = sea.manned.map(|m| m.owner).or(sea.fleet).unwrap_or(Seat(0));
    let key = if sea.manned.is_some() { "face-fleet-manned" } else { "face-fleet" };
    let label = scene.say(&msg(key).seat("who", owner).term("sea", sea.sea.key()));
    let svg = html! {
        g id=(id) class={ "pile fleet " (seat_class(owner)) } data-target=(at(targets::sea(sea.sea))) data-tip=(label)
            role="img" aria-label=(label)
            transform={ "translate(" (x) "," (y) ")" } {
            use href="#i-fleet" {}
            @if let Some(manned) = sea.manned {
                g transform="translate(0,-4) scale(.8)" { (draw::army(manned.owner, Origin::Empire, manned.epoch)) }
            }
        }
    };
    Part::new(id, svg)
}

/// How an attack on a land is fought, for whoever may make it: both sides' dice, and whether this army will do.
fn attacked(scene: &S, land: &LandView) -> Option<String> {
    let view = scene.view;
    view.turn.as_ref().filter(|turn| scene.audience.is(turn.seat))?;
    let attack = view.attacks.iter().find(|attack| attack.land == land.land)?;
    let route = match attack.route {
        Route::Border => "face-route-border",
        Route::Difficult => "face-route-difficult",
        Route::Sea => "face-route-sea",
    };
    Some(
        scene.say(
            &msg("face-odds")
                .term("route", route)
                .num("dice", attack.attack.dice)
                .num("plus", attack.attack.bonus)
                .num("against", attack.defence.dice)
                .num("fort", attack.defence.bonus)
                .num("takes", (attack.takes + 5) / 10),
        ),
    )
}

/// x, y, width, height of a row.
const LEGEND: (f32, f32, f32, f32) = (WIDTH as f32 + 7.0, 438.0, SIDE as f32 - 14.0, 44.0);

/// What presence, domination and control are worth now, and who has them.
fn legend(scene: &S) -> Part {
    let (x, y, width, row) = LEGEND;
    let view = scene.view;
    let height = 38.0 + 13.0 * row + 4.0;
    let svg = html! {
        g id="legend" transform={ "translate(" (x) "," (y) ")" } {
            rect.plate width=(width) height=(height) rx="6" {}
            text.legend-title x="10" y="28" { (scene.t("face-values")) " " (ROMAN[view.epoch as usize]) }
            @for (i, region) in view.regions.iter().enumerate() { (legend_row(scene, region, 37.0 + i as f32 * row, width, row)) }
        }
    };
    Part::new("legend", svg)
}

fn legend_row(scene: &S, region: &RegionView, y: f32, width: f32, row: f32) -> Markup {
    let RegionView { region: id, value, levels, .. } = region;
    // At most one player dominates or controls a region.
    let best: Option<(Seat, Level)> =
        levels.pairs().find(|(_, l)| **l > Level::Presence).map(|(s, l)| (s, *l));
    let class = if *value == 0 { "legend-row worthless" } else { "legend-row" };
    html! {
        g class=(class) transform={ "translate(0," (y) ")" } data-target=(at(targets::region(*id))) data-tip={ "region-" (id.0) } {
            rect class={ "chip r-" (id.0) } x="5" y="1.5" width=(width - 10.0) height=(row - 3.0) rx="6" {}
            rect.ring x="3" y="0" width=(width - 6.0) height=(row) rx="7" {}
            text.legend-name x="36" y="29" { (scene.t(&id.key())) }
            text.legend-value x=(width - 14.0) y="30" { @if *value == 0 { "–" } @else { (value) "·" (2 * value) "·" (3 * value) } }
            @if let Some((seat, level)) = &best {
                g class={ (seat_class(*seat)) @if *level == Level::Control { " control" } } transform={ "translate(20," (row / 2.0) ")" } {
                    use href={ "#shape-" (seat.0) } x="-12" y="-12" width="24" height="24" {}
                }
            }
        }
    }
}
