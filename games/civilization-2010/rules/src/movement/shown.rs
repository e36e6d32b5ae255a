//! How moves are shown: which figure goes, whom it takes along, where it may step, what it could found there.

use super::paths::{self, Group, may_end, own_centre, stops};
use crate::action::Action;
use crate::battle::{self, Prospect, hands};
use crate::city::growth;
use crate::data::{Icons, Spot, data};
use crate::places::SQUARES_A_TILE;
use crate::state::*;
use crate::{places, targets};
use kernel::{Menu, Msg, Seat, Show, Target, Tone, msg};

/// Which figure moves next.
pub fn picked(state: &State, seat: Seat, figure: u8) -> Msg {
    let key = match sort(state, seat, figure) {
        Sort::Army => "do-pick-army",
        Sort::Scout => "do-pick-scout",
        Sort::Gatherer => "do-pick-gatherer",
    };
    let at = state.player(seat).figures[figure as usize].at.expect("on the map");
    let reach = reach(state, &Group { seat, members: 1 << figure, at });
    let label = msg(key).with("where", places::square(at)).num("speed", state.travel_speed(seat));
    label.num("any", !reach.is_empty() as i64).list("reach", reach)
}

/// R7.2: what a figure can come to in one move: huts, villages and relics, tiles that it can turn up, sites for a city.
fn reach(state: &State, group: &Group) -> Vec<Msg> {
    let speed = state.travel_speed(group.seat);
    let ways = paths::ahead(state, group, speed);
    let ends: Vec<u16> = ways.iter().filter_map(|way| way.last().copied()).collect();
    let marked = |is: fn(Marker) -> bool| ends.iter().any(|&sq| is(state.markers[sq]));
    let before_last =
        ways.iter().filter(|way| way.len() < speed as usize).filter_map(|way| way.last().copied());
    let before_last = before_last.filter(|&sq| !stops(state, group.seat, sq));
    let mut tiles: Vec<u16> = before_last.chain([group.at]).flat_map(|sq| hidden(state, sq)).collect();
    tiles.sort_unstable();
    tiles.dedup();
    let founds = |sq: u16| founder(state, group, sq).is_some() && may_end(state, group, sq).is_ok();
    let site = ends.iter().chain([&group.at]).any(|&sq| founds(sq));
    let kinds = [
        ("reach-hut", marked(|marker| marker == Marker::Hut)),
        ("reach-village", marked(|marker| marker == Marker::Village)),
        ("reach-relic", marked(|marker| matches!(marker, Marker::Relic(_)))),
        ("reach-site", site),
    ];
    let kinds = kinds.into_iter().filter(|(_, there)| *there).map(|(key, _)| msg(key));
    let found = (!tiles.is_empty()).then(|| msg("reach-tiles").num("n", tiles.len() as i64));
    kinds.chain(found).collect()
}

/// R7.17: somebody in the same square goes along. That is another thing than moving them next.
pub fn joined(menu: &mut impl Menu<Action>, state: &State, group: &Group, figure: u8) {
    let seat = group.seat;
    menu.choice(Action::Pick(figure), || {
        let label = match sort(state, seat, figure) {
            Sort::Army => further_army(state, group),
            Sort::Scout => msg("do-join-scout"),
            Sort::Gatherer => msg("do-join-gatherer"),
        };
        Show::at(targets::figure(seat, figure), label)
    });
}

/// R10.3: a further army draws more units, but only where there are more.
fn further_army(state: &State, group: &Group) -> Msg {
    let units = hands::count(state.player(group.seat).force.get());
    let drawn = |figures: usize| hands::hand_of(state, group.seat, figures).min(units);
    let before = if state.options.letter { group.size() } else { group.armies() };
    match (group.armies(), drawn(before + 1) - drawn(before)) {
        (0, _) => msg("do-join-army"),
        (_, 0) => msg("do-join-army-idle").num("units", units),
        (_, more) => msg("do-join-army-cards").num("n", more),
    }
}

enum Sort {
    Army,
    Scout,
    /// A city would miss what it sends.
    Gatherer,
}

/// R12.3: a scout sends its square to its city, and is told apart by that; not where the square gives nothing or is in that
/// city's outskirts. Of two scouts in a square, one that gathers is another choice than one that does not.
fn sort(state: &State, seat: Seat, figure: u8) -> Sort {
    let figures = &state.player(seat).figures;
    let Figure { at: Some(at), city, .. } = figures[figure as usize] else { return Sort::Scout };
    if (figure as usize) < ARMIES {
        return Sort::Army;
    }
    let Some(city) = city else { return Sort::Scout };
    let sends = state.icons(at) != Icons::default() && state.outskirts_of(at) != Some((seat, city as usize));
    let beside = figures[ARMIES..].iter().any(|f| f.at == Some(at) && f.city.is_none());
    if sends || beside { Sort::Gatherer } else { Sort::Scout }
}

/// The city that a figure can found, with what it would make in a turn.
pub fn founded(state: &State, seat: Seat, figure: u8) -> Msg {
    let at = state.player(seat).figures[figure as usize].at.expect("on the map");
    // Of two scouts in a square either may stay, and both can be told apart only by their numbers.
    let twins = state.figures_at(seat, at).filter(|&f| (f as usize) >= ARMIES).count() > 1;
    let twin = twins && figure as usize >= ARMIES;
    let label = msg(if twin { "do-found-twin" } else { "do-found" }).with("where", places::square(at));
    let label = if twin { label.num("n", figure as i64 % ARMIES as i64 + 1) } else { label };
    makes(label, state, at, growth::outlook(state, seat, figure, at))
}

/// With what the city makes, and what it covers (R12.1).
fn makes(label: Msg, state: &State, at: u16, [production, trade, culture]: [u8; 3]) -> Msg {
    let label = label.num("production", production).num("trade", trade).num("culture", culture);
    places::covering(label, state, at)
}

/// Who of a group could found a city on a square.
fn founder(state: &State, group: &Group, at: u16) -> Option<u8> {
    let founder = group.list().find(|&f| growth::founds(state, group.seat, f))?;
    growth::may_found(state, group.seat, at).is_ok().then_some(founder)
}

/// The tiles beside a square that still lie face down: a figure there turns them up (R7.3).
fn hidden(state: &State, square: u16) -> Vec<u16> {
    let hidden = state.layout().map.beside(square).filter(|&sq| !state.revealed(sq));
    let mut tiles: Vec<u16> = hidden.map(|sq| sq / SQUARES_A_TILE).collect();
    tiles.dedup();
    tiles
}

/// A label with the tiles beside its square: what it is called with none, one or two of them.
fn beside(tiles: &[u16], [none, one, both]: [&'static str; 3]) -> Msg {
    match tiles {
        [] => msg(none),
        [tile] => msg(one).with("tile", places::letter(*tile)),
        [tile, other, ..] => {
            msg(both).with("tile", places::letter(*tile)).with("other", places::letter(*other))
        }
    }
}

/// A label with its square, and behind what tells it apart from others, what is there.
fn told(label: Msg, state: &State, square: u16, seat: Seat) -> Msg {
    let what = places::here(state, square, Some(seat)).expect("it is turned up");
    label.with("where", places::square(square)).with("what", what)
}

/// R2.10: a square for a starting figure, with the hidden tiles beside it; or else with those a step away over land, which it
/// reaches in its first move (R7.2).
pub fn outpost(menu: &mut impl Menu<Action>, state: &State, seat: Seat, square: u16) {
    menu.choice(Action::Square(square), || {
        let tiles = hidden(state, square);
        if !tiles.is_empty() {
            let label = beside(&tiles, ["", "do-outpost", "do-outpost-both"]);
            return Show::at(Target::Space(square), told(label, state, square, seat));
        }
        let near = state.layout().map.beside(square);
        let near = near.filter(|&sq| !state.is_water(sq) && state.centre_of(sq).is_none());
        let mut tiles: Vec<u16> = near.flat_map(|sq| hidden(state, sq)).collect();
        tiles.sort_unstable();
        tiles.dedup();
        let label = match tiles[..] {
            [] => return Show::at(Target::Space(square), places::described(state, square, Some(seat))),
            [near] => msg("do-outpost-near").with("near", places::letter(near)),
            [near, next, ..] => {
                let label = msg("do-outpost-near-both").with("near", places::letter(near));
                label.with("next", places::letter(next))
            }
        };
        let label = told(label, state, square, seat);
        Show::at(Target::Space(square), label)
    });
}

/// A square to step on; where that begins a battle, what both sides bring to it. Who wins it, cards and players decide.
pub fn step(menu: &mut impl Menu<Action>, state: &State, group: &Group, to: u16, left: u8) {
    menu.choice(Action::Step(to), || {
        let Some(Prospect { there, cards, bonus }) = battle::prospect(state, group, to) else {
            // Where a city could be founded is looked for while a founder moves, not when it stands wrong.
            let label = match founder(state, group, to) {
                Some(f) => makes(msg("do-step-site"), state, to, growth::outlook(state, group.seat, f, to)),
                // R7.10: nobody ends a move in a city.
                None if left == 1 && own_centre(state, group.seat, to) => {
                    msg("do-step-disband").num("size", group.size() as i64)
                }
                None => beside(&hidden(state, to), ["do-step", "do-step-tile", "do-step-tiles"]),
            };
            let label = told(label, state, to, group.seat);
            let last = label.key == "do-step-disband";
            let label = if last { label } else { passing(state, group, to, label) };
            return Show::at(Target::Space(to), label);
        };
        let label = told(msg("do-attack-at"), state, to, group.seat);
        let units = hands::count(there.player(group.seat).force.get());
        let label = label.num("mine", cards[0]).num("have", units).num("theirs", cards[1]);
        Show::at(Target::Space(to), label.num("bonus", bonus[0]).num("against", bonus[1]))
    });
}

/// R7.5, R7.10: what would become of the group if its move ended where it may only pass.
fn passing(state: &State, group: &Group, to: u16, step: Msg) -> Msg {
    let Err((_, why)) = may_end(state, group, to) else { return step };
    let why = match why {
        "refuse-end-city" => msg("stay-disband").num("size", group.size() as i64),
        "refuse-stacking" => msg("stay-stacking").num("n", state.stacking_limit(group.seat) as i64),
        "refuse-end-water" => msg("stay-water"),
        "refuse-gate" => msg("stay-gate"),
        _ => msg("stay-not"),
    };
    msg("do-step-on").with("step", step).with("why", why)
}

/// What a tile may hold that lies face down: how many of those that lie nowhere yet have a hut, a village, a relic. Which these
/// are follows from what lies on the table.
fn hides(state: &State) -> Msg {
    let left: Vec<usize> = state.tile_bag.kinds().map(|(tile, _)| tile).collect();
    let with = |is: fn(&Spot) -> bool| {
        let on = |tile: &&usize| data().tiles[**tile].squares[0].iter().any(|printed| is(&printed.spot));
        left.iter().filter(on).count() as i64
    };
    msg("tile-hides")
        .num("n", left.len() as i64)
        .num("huts", with(|spot| *spot == Spot::Hut))
        .num("villages", with(|spot| *spot == Spot::Village))
        .num("relics", with(|spot| matches!(spot, Spot::Relic(_))))
}

/// R7.3: a hidden tile beside the group, and what becomes of the group where that takes its last step.
pub fn discovery(menu: &mut impl Menu<Action>, state: &State, group: &Group, slot: u8, left: u8) {
    menu.choice(Action::Discover(slot), || {
        let key = match own_centre(state, group.seat, group.at) {
            _ if left > 1 => "do-discover",
            // R7.10: nobody ends a move in a city.
            true => "do-discover-disband",
            false => "do-discover-last",
        };
        let label = msg(key).with("what", places::tile(slot as u16)).num("size", group.size() as i64);
        Show::at(targets::slot(slot), label.with("hides", hides(state)))
    });
}

/// R7.2: the move ends here. Only whoever cannot go on completes something by it.
pub fn stop(menu: &mut impl Menu<Action>, state: &State, group: &Group, on: bool) {
    let tone = if on { Tone::Plain } else { Tone::Confirm };
    menu.choice(Action::Stop, || {
        let label = match founder(state, group, group.at) {
            Some(f) => {
                let outlook = growth::outlook(state, group.seat, f, group.at);
                makes(msg("do-stop-site"), state, group.at, outlook)
            }
            None => msg("do-stop"),
        };
        Show::button(label).tone(tone)
    });
}
