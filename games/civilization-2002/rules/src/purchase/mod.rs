//! R2.8, R3.6, R4.6: the purchase phase.

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::*;
use crate::options::Carriers;
use crate::pieces::TRAY;
use crate::placing::has_place;
use crate::prices::{growth_price, pay, price, resale, spaceship_price, tech_price, village_price};
use crate::state::*;
use crate::technology::{self, Source};
use crate::{Civilization2002, markers, milestones, specials, targets, words};
use kernel::{Cx, Menu, Refusal, Seat, Show, Target, Tone, msg};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

/// On sale at all; the refusal names the rule.
fn on_sale(state: &State, kind: Kind) -> Result<(), (&'static str, &'static str)> {
    if kind.is_settler() {
        return Ok(());
    }
    if state.basic() {
        let sold = kind != Kind::CARRIER && kind.era() == state.era;
        return if sold { Ok(()) } else { Err(("R3.6", "refuse-era")) };
    }
    if kind.era() > state.era {
        return Err(("R4.6.2", "refuse-era"));
    }
    if !technology::is_open(state, kind) {
        return Err(("R4.6.2", "refuse-no-technology"));
    }
    if kind == Kind::ANCIENT_ARTILLERY && state.in_play(data().engineering) && !state.options.old_catapults {
        return Err(("R9.50", "refuse-old-catapult"));
    }
    let upgraded = state.options.carriers == Carriers::Upgrade && state.in_play(data().advanced_flight);
    if kind == Kind::BATTLESHIP && upgraded {
        return Err(("R9.18", "refuse-only-carriers"));
    }
    Ok(())
}

/// Kinds worth showing a refusal for: of the current era, or sold in an earlier one.
fn expected(state: &State, kind: Kind) -> bool {
    kind != Kind::CARRIER && kind.era() <= state.era && (state.advanced() || kind.era() == state.era)
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let gold = state.players[seat].gold;
    menu.prompt(|| msg("prompt-purchase").num("n", gold as i64));
    offer_figures(state, seat, menu);
    offer_settlements(state, seat, menu);
    offer_technologies(state, seat, menu);
    if state.advanced() {
        offer_improvements(state, seat, menu);
        offer_spaceship(state, seat, menu);
        offer_sales(state, seat, menu);
        specials::offer(state, seat, menu);
    } else {
        milestones::offer_late(state, seat, menu);
    }
    menu.choice(Action::EndPurchases, || Show::button(msg("do-end-purchases")).tone(Tone::Idle));
}

fn too_dear(price: u16) -> kernel::Msg {
    msg("refuse-too-dear").num("n", price as i64)
}

fn offer_figures(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let player = &state.players[seat];
    let full = player.pieces.room() == 0;
    let (land, sea) = (has_place(state, seat, false), has_place(state, seat, true));
    for kind in Kind::all() {
        let target = Target::Card(targets::kind(kind));
        if let Err((rule, why)) = on_sale(state, kind) {
            if expected(state, kind) {
                menu.refuse(|| Refusal::new(target, rule, msg(why).with("what", words::figure(state, kind))));
            }
            continue;
        }
        let price = price(state, kind);
        let placeable = if kind.is_fleet() { sea } else { land };
        if full {
            menu.refuse(|| Refusal::new(target, "R1.6", msg("refuse-tray-full").num("n", TRAY as i64)));
        } else if !placeable {
            let rule = if state.advanced() { "R4.6.3" } else { "R3.6" };
            menu.refuse(|| Refusal::new(target, rule, msg("refuse-no-place")));
        } else if price > player.gold {
            menu.refuse(|| Refusal::new(target, "R1.6", too_dear(price)));
        } else {
            menu.choice(Action::Buy(kind), || {
                let label = msg("do-buy").with("what", words::figure(state, kind)).num("n", price as i64);
                Show::card(targets::kind(kind), label)
            });
        }
    }
}

fn offer_settlements(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let player = &state.players[seat];
    let price = village_price(state);
    let sites: AreaSet = player
        .pieces
        .iter()
        .filter(|(_, p)| p.kind.is_settler() && p.area().is_land())
        .map(|(_, p)| p.area())
        .collect();
    for area in sites.iter() {
        let region = &state.regions[area];
        if region.owner.is_some() {
            menu.refuse(|| targets::refuse_area(area, "R1.3", msg("refuse-settled")));
        } else if region.size_limit() == 0 {
            menu.refuse(|| targets::refuse_area(area, "R2.2.4", msg("refuse-desert")));
        } else if player.gold < price {
            menu.refuse(|| targets::refuse_area(area, "R2.8", too_dear(price)));
        } else {
            menu.choice(Action::Found(area), || {
                let label = msg("do-found").with("where", words::area(area)).num("n", price as i64);
                Show::space(targets::area(area), label)
            });
        }
    }
    for area in state.settlements(seat) {
        let region = &state.regions[area];
        let Some(price) = (region.size < 4).then(|| growth_price(state, region.size)) else { continue };
        match may_grow(state, area) {
            Err((rule, why)) => {
                menu.refuse(|| targets::refuse_area(area, rule, msg(why).with("where", words::area(area))))
            }
            Ok(()) if price > player.gold => {
                menu.refuse(|| targets::refuse_area(area, "R3.6", too_dear(price)));
            }
            Ok(()) => menu.choice(Action::Grow(area), || {
                let label = msg("do-grow")
                    .with("where", words::area(area))
                    .with("size", words::size(region.size + 1))
                    .num("n", price as i64);
                Show::space(targets::area(area), label)
            }),
        }
    }
}

/// R2.2.4, R3.6, R4.3.3, R4.6.6.
pub fn may_grow(state: &State, area: Area) -> Result<(), (&'static str, &'static str)> {
    let region = &state.regions[area];
    if region.size >= region.size_limit() {
        return Err(("R2.2.4", "refuse-terrain"));
    }
    if region.grown {
        return Err((if state.basic() { "R3.6" } else { "R4.6.6" }, "refuse-grown"));
    }
    if region.founded && state.advanced() {
        return Err(("R4.6.6", "refuse-just-founded"));
    }
    if !technology::size_open(state, region.size + 1) {
        return Err(("R4.3.3", "refuse-size-closed"));
    }
    Ok(())
}

fn offer_technologies(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let gold = state.players[seat].gold;
    if state.basic() {
        // They are all alike (R3.2): the next card of the era stands for any.
        let Some(tech) = state.supply.and(data().techs_of[state.era.index()]).iter().next() else { return };
        return offer_tech(state, tech, tech_price(state, seat, tech), gold, menu);
    }
    let last = state.era.next().unwrap_or(Era::Modern);
    for tech in state.supply.iter() {
        let row = &data().technologies[tech.index()];
        if row.era > last {
            menu.refuse(|| targets::refuse_tech(tech, "R9.31", msg("refuse-era-after-next")));
        } else if !technology::prerequisites_met(state, tech) {
            menu.refuse(|| targets::refuse_tech(tech, "R4.3.1", technology::missing(state, tech)));
        } else {
            offer_tech(state, tech, tech_price(state, seat, tech), gold, menu);
        }
    }
}

fn offer_tech(state: &State, tech: Tech, price: u16, gold: u16, menu: &mut impl Menu<Action>) {
    if price > gold {
        let rule = if state.basic() { "R3.6" } else { "R4.3.1" };
        menu.refuse(|| targets::refuse_tech(tech, rule, too_dear(price)));
    } else {
        menu.choice(Action::Research(tech), || {
            let label = msg("do-research").with("what", words::tech(tech)).num("n", price as i64);
            Show::card(targets::tech(tech), label)
        });
    }
}

/// improvements are not limited, unless the cards are.
pub fn improvement_left(state: &State, improvement: Improvement) -> bool {
    let out = state.players.iter().filter(|p| p.improvements.has(improvement)).count();
    !state.options.improvement_cards || out < data().improvements[improvement.index()].cards as usize
}

fn offer_improvements(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let player = &state.players[seat];
    let price = data().tables.advanced.improvement[state.era.index()];
    for improvement in data().improvements_of[state.era.index()].iter() {
        let row = &data().improvements[improvement.index()];
        let target = Target::Card(targets::improvement(improvement));
        let refusal = if player.improvements.has(improvement) {
            Some(("R4.6.7", "refuse-second-improvement"))
        } else if !state.in_play(row.technology) {
            Some(("R4.6.7", "refuse-no-technology"))
        } else if !improvement_left(state, improvement) {
            Some(("R9.33", "refuse-no-card"))
        } else {
            None
        };
        if let Some((rule, why)) = refusal {
            menu.refuse(|| {
                Refusal::new(target, rule, msg(why).with("what", words::improvement(improvement)))
            });
        } else if price > player.gold {
            menu.refuse(|| Refusal::new(target, "R4.6.1", too_dear(price)));
        } else {
            menu.choice(Action::Build(improvement), || {
                let label =
                    msg("do-build").with("what", words::improvement(improvement)).num("n", price as i64);
                Show::card(targets::improvement(improvement), label)
            });
        }
    }
}

fn offer_spaceship(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let ship = data().spaceship;
    if !state.wonder_supply.has(ship) || !state.in_play(data().fusion) {
        return;
    }
    if state.players[seat].gold < spaceship_price() {
        menu.refuse(|| {
            Refusal::new(Target::Card(targets::wonder(ship)), "R4.3.5", too_dear(spaceship_price()))
        });
    } else {
        menu.choice(Action::BuySpaceship, || {
            let label = msg("do-spaceship").num("n", spaceship_price() as i64);
            Show::card(targets::wonder(ship), label)
        });
    }
}

fn offer_sales(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let pieces = &state.players[seat].pieces;
    let mut seen = [0u32; AREAS];
    for (slot, piece) in pieces.iter() {
        if piece.kind.is_settler() || piece.kind.era() >= state.era {
            continue;
        }
        let bit = 1u32 << piece.kind.index();
        if seen[piece.area().index()] & bit != 0 {
            continue;
        }
        if piece.kind.is_fleet() && pieces.cargo(slot) > 0 {
            menu.refuse(|| {
                Refusal::new(Target::Piece(targets::piece(seat, slot)), "R9.41", msg("refuse-sell-loaded"))
            });
            continue;
        }
        seen[piece.area().index()] |= bit;
        menu.choice(Action::Sell(slot), || {
            let label = msg("do-sell")
                .with("what", words::figure_in(state, piece))
                .num("n", resale(state, piece.kind) as i64);
            Show::piece(targets::piece(seat, slot), label)
        });
    }
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: Civ) {
    match action {
        Action::Buy(kind) => state.frames.push(Frame::Place { seat, kind, count: 1, bought: true }),
        Action::Found(area) => found(state, seat, area, cx),
        Action::Grow(area) => {
            state.players[seat].gold -= growth_price(state, state.regions[area].size);
            grow(state, seat, area, cx);
        }
        Action::Research(tech) => {
            let price = tech_price(state, seat, tech);
            state.players[seat].gold -= price;
            cx.tell(|| Event::Researched { who: seat, tech, price });
            technology::gain(state, seat, tech, Source::Bought, cx);
        }
        Action::Build(improvement) => {
            let row = &data().improvements[improvement.index()];
            let price = data().tables.advanced.improvement[state.era.index()];
            cx.tell(|| Event::Built { who: seat, improvement, price });
            pay(state, seat, price, row.technology, state.era, cx);
            state.players[seat].improvements.insert(improvement);
        }
        Action::BuySpaceship => {
            let ship = data().spaceship;
            state.players[seat].gold -= spaceship_price();
            state.wonder_supply.remove(ship);
            state.players[seat].wonders.insert(ship);
            cx.tell(|| Event::Spaceship { who: seat });
            if state.ending.is_none() {
                state.ending = Some(crate::data::Ending::Technological);
            }
        }
        Action::Sell(slot) => {
            let kind = state.players[seat].pieces.get(slot).kind;
            let gold = resale(state, kind);
            state.players[seat].pieces.remove(slot);
            state.players[seat].gold += gold;
            let figure = words::Figure::of(state, kind);
            cx.tell(|| Event::Sold { who: seat, figure, gold });
        }
        _ => specials::apply(state, seat, action, cx),
    }
    state.look_for_claims = true;
}

pub fn grow(state: &mut State, seat: Seat, area: Area, cx: Civ) {
    let region = &mut state.regions[area];
    region.size += 1;
    region.grown = true;
    let size = region.size;
    state.look_for_claims = true;
    cx.tell(|| Event::Grew { who: seat, area, size });
}

/// R2.2.6, R-07: a face-down marker is resolved before paying.
fn found(state: &mut State, seat: Seat, area: Area, cx: Civ) {
    state.frames.push(Frame::Found { seat, area });
    if state.regions[area].face == Face::Down {
        if *state.regions[area].marker.get() == Marker::NOTHING {
            cx.reveal();
            cx.tell(|| Event::MarkerRemoved { area, marker: Marker::NOTHING });
            markers::discard(state, area);
        } else {
            markers::turn_up(state, seat, area, cx);
        }
    }
}

/// The village, if the marker left it possible.
pub fn finish_founding(state: &mut State, seat: Seat, area: Area, cx: Civ) {
    state.frames.pop();
    let price = village_price(state);
    let settlers = state.players[seat].pieces.iter();
    let settler = settlers.filter(|(_, p)| p.kind.is_settler() && p.stands_in(area)).map(|(s, _)| s).next();
    let region = &state.regions[area];
    let possible = region.owner.is_none() && region.size_limit() > 0 && state.players[seat].gold >= price;
    let (Some(settler), true) = (settler, possible) else {
        cx.tell(|| Event::FoundingFailed { who: seat, area });
        return;
    };
    state.players[seat].pieces.remove(settler);
    state.players[seat].gold -= price;
    let region = &mut state.regions[area];
    region.owner = Some(seat);
    region.holder = Some(seat);
    region.size = 1;
    region.founded = true;
    region.placed = 0;
    state.look_for_claims = true;
    cx.tell(|| Event::Founded { who: seat, area });
}
