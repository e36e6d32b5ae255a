//! What changes on the map: armies and structures, fleets, the starts of the empires while they are allocated.

use crate::draw;
use crate::map::{HEIGHT, Spot, WIDTH, map};
use crate::plates;
use history_of_the_world::{
    Action, Empire, Foe, HistoryOfTheWorld, Land, LandView, Origin, Route, Sea, SeaView, Stage, board,
    targets,
};
use kernel::{Msg, Seat, msg};
use kit::{Named, Set};
use maud::{Markup, html};
use table::{Letters, Part, Scene, at, seat_class};

type S<'a> = Scene<'a, HistoryOfTheWorld>;

pub fn parts(scene: &S) -> Vec<Part> {
    let view = scene.view;
    let mut parts = vec![plates::legend(scene)];
    if view.options.lands == 102 {
        parts.extend(stand_in(scene));
    }
    // All tints lie under all pieces, so that no land covers the army of its neighbour.
    for land in view.lands.iter().filter(|l| l.standing.owner.is_some()) {
        parts.push(tint(scene, land));
    }
    parts.extend(
        view.lands.iter().filter(|land| land.standing.owner.is_none()).filter_map(|land| behind(scene, land)),
    );
    parts.push(Part::new("names", crate::ground::names(scene.words)));
    parts.push(Part::new("edges", crate::ground::edges()));
    parts.extend(view.lands.iter().map(|land| edge(scene, land)));
    parts.push(Part::new("wholes", crate::ground::wholes()));
    for sea in view.seas.iter().filter(|s| s.fleet.is_some() || s.manned.is_some()) {
        parts.push(fleet(scene, sea));
    }
    for land in view.lands.iter().filter(|l| stands(l)) {
        parts.push(pile(scene, land));
    }
    parts.push(starts(scene));
    parts.push(foes(scene));
    parts
}

/// Enemy empires that can be chosen: any of their armies can be pointed at.
fn foes(scene: &S) -> Part {
    let choices = scene.offer.map(|o| o.choices.as_slice()).unwrap_or_default();
    let foes = choices.iter().filter_map(|c| match c.action {
        Action::Foe(foe) => Some((foe, whole(scene, foe, &c.show.label))),
        _ => None,
    });
    let svg = html! {
        g id="foes" {
            @for (foe, told) in foes {
                @for land in scene.view.lands.iter().filter(|l| of(foe, l)) {
                    @let Spot { x, y, scale } = map().land(land.land).spot;
                    circle.foe cx=(x) cy=(y + 2.0) r=(20.0 * scale) data-target=(at(targets::foe(foe))) data-tip=(told) {}
                }
            }
        }
    };
    Part::new("foes", svg)
}

/// R6.9.4: an enemy empire, as it is offered, and where it stands.
pub fn whole(scene: &S, foe: Foe, label: &Msg) -> String {
    let held = scene.view.lands.iter().filter(|land| of(foe, land));
    let lands = held.map(|land| match land.standing.fort {
        true => msg("face-foe-fort").term("land", land.land.key()),
        false => msg(land.land.key()),
    });
    scene.say(&msg("face-foe").with("what", label.clone()).list("lands", lands))
}

fn of(foe: Foe, land: &LandView) -> bool {
    let s = &land.standing;
    s.owner == Some(foe.seat) && s.origin == foe.origin && s.epoch == foe.epoch
}

/// While empires are allocated: where each of the seven would begin, by its number in the order of play. The one in the hand
/// has its name; it alone is shown while its event cards are played, which is before it stands on the board (R5.1).
fn starts(scene: &S) -> Part {
    let view = scene.view;
    let drawn = view.draft.as_ref().and_then(|draft| draft.drawn);
    let held =
        view.players.pairs().find(|(seat, _)| scene.audience.is(*seat)).and_then(|(_, mine)| mine.empire);
    let drafting = view.draft.is_some();
    let sets_out = view.turn.as_ref().is_some_and(|t| t.stage == Stage::Events && scene.audience.is(t.seat));
    let svg = html! {
        g id="starts" {
            @for (i, call) in view.calls.iter().enumerate() {
                @let mine = [drawn, held].contains(&Some(call.empire));
                @if drafting || sets_out && mine {
                    @for land in &call.start { (start(scene, call.empire, i + 1, map().land(*land).spot, mine)) }
                }
            }
            @if drafting { (plates::looked_at()) }
            @if sets_out { @for call in view.calls.iter().filter(|call| held == Some(call.empire)) { (around(&call.start)) } }
        }
    };
    Part::new("starts", svg)
}

/// What lies around a start is looked at with it: nobody is left with a pin that fills the window.
fn around(starts: &[Land]) -> Markup {
    const SIZE: (f32, f32) = (900.0, 620.0);
    let corner = |at: f32, size: f32, whole: u32| (at - size / 2.0).clamp(0.0, whole as f32 - size);
    html! {
        @for land in starts {
            @let Spot { x, y, .. } = map().land(*land).spot;
            rect.gaze data-focus x=(corner(x, SIZE.0, WIDTH)) y=(corner(y, SIZE.1, HEIGHT)) width=(SIZE.0) height=(SIZE.1) {}
        }
    }
}

fn start(scene: &S, empire: Empire, number: usize, spot: Spot, mine: bool) -> Markup {
    let key = empire.key();
    let name = scene.t(&key);
    let width = Letters::Serif.width(name, 19.0) + 20.0;
    html! {
        g class={ "start" @if mine { " mine" } } data-focus[mine] transform={ "translate(" (spot.x) "," (spot.y) ")" }
            data-tip={ "empire-" (empire.0) }
            role="img" aria-label={ (number) ": " (name) } {
            @if mine {
                rect.start-plate x=(-width / 2.0) y="-64" width=(width) height="29" rx="6" {}
                text.start-name y="-43" { (name) }
            }
            path.start-pin d="M0,2C-4,-7 -17,-12 -17,-22A17,17 0 1 1 17,-22C17,-12 4,-7 0,2Z" {}
            text.start-n y="-15" { (number) }
        }
    }
}

fn stands(land: &LandView) -> bool {
    let s = &land.standing;
    s.owner.is_some() || s.capital || s.city || s.monument
}

/// The land that only the rulebook's count knows is drawn where it is played with.
fn stand_in(scene: &S) -> Option<Part> {
    let land = history_of_the_world::Land::named("tasmania")?;
    let region = scene.view.lands.iter().find(|l| l.land == land)?.region?;
    let area = map().land(land);
    Some(Part::new(
        "stand-in",
        html! {
            g id="stand-in" {
                use class={ "land r-" (region.0) } href={ "#s-" (land.0) } data-tip={ "land-" (land.0) } {}
                (crate::ground::name(scene.t(&land.key()), area, "name", targets::land(land)))
            }
        },
    ))
}

/// A land in its owner's colour, which says whose it is wherever it is pointed at.
fn tint(scene: &S, land: &LandView) -> Part {
    let id = format!("h-{}", land.land.0);
    let class = land.standing.owner.map_or("", seat_class);
    let mut tip = format!("{}. {}", describe(scene, land), crate::aids::land_facts(scene.words, land.land));
    if out_of_reach(scene, land) {
        tip = format!("{tip}. {}", scene.t("face-out-of-reach"));
    }
    let svg =
        html! { g id=(id) class={ "tint " (class) } data-tip=(tip) { use href={ "#s-" (land.land.0) } {} } };
    Part::new(id, svg)
}

/// R8.1: while the reader places armies, a land just behind those that are offered: one that somebody would click in vain.
fn out_of_reach(scene: &S, land: &LandView) -> bool {
    let here = targets::land(land.land);
    let Some(offer) = scene.offer.filter(|_| !land.active && !scene.offered(here)) else { return false };
    let near = board(&scene.view.options).neighbours(land.land);
    let beside = |action: &Action| matches!(action, Action::Expand { to, .. } if near.has(*to));
    offer.choices.iter().any(|c| beside(&c.action))
        && offer.refused.iter().all(|refusal| refusal.target != here)
}

/// An empty land that cannot be entered yet; a barren one has its own reason (R8.3).
fn behind(scene: &S, land: &LandView) -> Option<Part> {
    land.region.filter(|_| out_of_reach(scene, land))?;
    let id = format!("u-{}", land.land.0);
    let name = scene.t(&land.land.key()).to_owned();
    let facts = crate::aids::land_facts(scene.words, land.land);
    let tip = format!("{name}. {facts}. {}", scene.t("face-out-of-reach"));
    let svg = html! { g.behind id=(id) data-tip=(tip) { use href={ "#s-" (land.land.0) } {} } };
    Some(Part::new(id, svg))
}

/// A land that can be chosen. Where something stands, on its map as in the list of answers, that comes before what the land is.
fn edge(scene: &S, land: &LandView) -> Part {
    let id = format!("e-{}", land.land.0);
    let tip = match stands(land) {
        true => {
            let told = told(scene, land);
            let stop = if told.ends_with('.') { "" } else { "." };
            format!("{told}{stop} {}", crate::aids::land_facts(scene.words, land.land))
        }
        false => format!("land-{}", land.land.0),
    };
    // Where pieces would stand, the heart of a land. Those that do have their badge below them.
    let Spot { x, y, .. } = map().land(land.land).spot;
    let svg = html! {
        use.edge id=(id) href={ "#s-" (land.land.0) } data-target=(at(targets::land(land.land))) data-tip=(tip)
            data-badge-at={ (format!("{x:.0}")) "," (format!("{y:.0}")) } {}
    };
    Part::new(id, svg)
}

/// What stands in a land, and what an attack on it or a new army there comes to.
fn told(scene: &S, land: &LandView) -> String {
    let label = describe(scene, land);
    match attacked(scene, land).or_else(|| foreign(scene, land)) {
        Some(how) => format!("{label}. {how}"),
        None => label,
    }
}

/// What stands in a land, in words. What is built is not listed with whose army it is: an army is of a seat and of an empire.
fn describe(scene: &S, land: &LandView) -> String {
    let s = &land.standing;
    let army = s.owner.map(|owner| {
        let empire = match s.origin {
            Origin::Minor => Some(history_of_the_world::Minor::of(s.epoch).key()),
            Origin::Empire => scene.view.players[owner].empires[s.epoch as usize - 1].map(|e| e.key()),
            Origin::Event => None,
        };
        let army = msg("face-armies").num("n", s.armies).seat("who", owner);
        match empire {
            Some(empire) => army.term("empire", empire),
            None => army.term("empire", "face-event-army"),
        }
    });
    let marks = [
        (s.fort, "face-fort"),
        (s.capital, "face-capital"),
        (s.city, "face-city"),
        (s.monument, "face-monument"),
    ];
    let built: Vec<Msg> = marks.into_iter().filter(|(there, _)| *there).map(|(_, key)| msg(key)).collect();
    let said = match army {
        Some(army) if built.is_empty() => msg("face-land").list("things", [army]),
        Some(army) => msg("face-land-army").with("army", army).list("things", built),
        None => msg("face-land").list("things", built),
    };
    scene.say(&said.term("land", land.land.key()))
}

/// R8.1, R8.5: an army of one's own that the empire does not go on from, since it is not its own.
fn foreign(scene: &S, land: &LandView) -> Option<String> {
    let turn = scene.view.turn.as_ref().filter(|turn| turn.stage == Stage::Expand)?;
    let mine = scene.audience.is(turn.seat) && land.standing.owner == Some(turn.seat) && !land.active;
    let why = mine.then(|| scene.say(&msg("face-foreign").term("empire", turn.empire.key())))?;
    Some(if scene.offered(targets::land(land.land)) {
        format!("{why} {}", replaced(scene, land))
    } else {
        why
    })
}

/// R8.5: what becomes of a land whose old army is replaced: what stands there stays, and its neighbours can be entered.
fn replaced(scene: &S, land: &LandView) -> String {
    let board = board(&scene.view.options);
    let active = |land: Land| scene.view.lands.iter().any(|other| other.land == land && other.active);
    let near = (board.neighbours(land.land) | over_water(scene, land.land)) - board.barren;
    let opened = near.iter().filter(|&land| !active(land) && !scene.offered(targets::land(land)));
    let opened: Vec<Msg> = opened.map(|land| msg(land.key())).collect();
    let s = &land.standing;
    let opens = msg("face-opens").num("n", opened.len() as i64).list("lands", opened);
    let stays = (s.fort || s.capital || s.city || s.monument).then(|| format!("{} ", scene.t("face-stays")));
    format!("{}{}", stays.unwrap_or_default(), scene.say(&opens))
}

/// R8.6: where the fleets of the turn carry an army from a land.
fn over_water(scene: &S, from: Land) -> Set<Land> {
    let board = board(&scene.view.options);
    let fleets: Set<Sea> =
        scene.view.seas.iter().filter(|sea| sea.fleet.is_some()).map(|sea| sea.sea).collect();
    let embark = fleets.filter(|sea| board.shores[sea].has(from));
    let shores = board.waters.flood(embark, fleets).iter().map(|sea| board.shores[sea]);
    Set::union(shores).filter(|land| land != from)
}

fn pile(scene: &S, land: &LandView) -> Part {
    let id = format!("l-{}", land.land.0);
    let Spot { x, y, scale } = map().land(land.land).spot;
    let label = describe(scene, land);
    let owner = land.standing.owner.map_or("nobody", seat_class);
    let active = if land.active { " active" } else { "" };
    let tip = told(scene, land);
    let svg = html! {
        g id=(id) class={ "pile " (owner) (active) } data-focus[land.active] data-target=(at(targets::land(land.land)))
            data-in=(at(targets::land(land.land))) data-badge-at={ (format!("{x:.0}")) "," (format!("{:.0}", y + 27.0 * scale)) }
            data-tip=(tip) role="img" aria-label=(label)
            transform={ "translate(" (x) "," (y) ") scale(" (scale) ")" } {
            @if land.active { ellipse.halo rx="24" ry="24" cy="1" {} }
            (draw::pile(&land.standing, targets::land(land.land)))
            path.ring d="M-15,-16H15V5C15,13 7,17 0,20.5C-7,17 -15,13 -15,5Z" {}
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
        g id=(id) class={ "pile fleet " (seat_class(owner)) } data-in=(at(targets::sea(sea.sea))) data-target=(at(targets::sea(sea.sea)))
            data-tip=(label)
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
    // One round is foretold with the choice.
    let rounds = attack.defence.bonus > 0 || land.standing.armies > 1;
    Some(
        scene.say(
            &msg("face-odds")
                .term("route", route)
                .num("dice", attack.attack.dice)
                .num("plus", attack.attack.bonus)
                .num("against", attack.defence.dice)
                .num("fort", attack.defence.bonus)
                .num("takes", if rounds { (attack.takes + 5) / 10 } else { 0 }),
        ),
    )
}
