//! Phase 4: buildings that give every round (R8).

use crate::action::Action;
use crate::data::Effect;
use crate::event::Event;
use crate::flow::Flow;
use crate::frame::{Benefits, Frame};
use crate::ids::*;
use crate::state::{Phase, State};
use crate::table::Id;
use crate::{AgeOfDiscovery, discovery, gains, income, targets, university};
use kernel::{Cx, Menu, Refusal, Seat, Show, Tone, msg};

/// R8.1: in order; what nothing can change is given at once, the rest when its owner says so or is done.
pub fn advance(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let Frame::Benefits(mut frame) = *state.frames.top() else { unreachable!("benefits") };
    let Some(seat) = frame.seat else {
        let Some(next) = state.next_of(frame.done, |_| true) else {
            state.phase = Phase::Refresh;
            cx.tell(|| Event::RefreshBegins);
            state.frames.replace(Frame::Refresh);
            return Flow::Go;
        };
        *state.frames.top_mut() =
            Frame::Benefits(Benefits { seat: Some(next), done: frame.done, ..Benefits::default() });
        return Flow::Go;
    };
    let next =
        gains::due(state, seat, &frame).find(|b| frame.closing || !gains::waits(state, seat, &frame, *b));
    if let Some(building) = next {
        collect(state, seat, frame, building, cx);
        return Flow::Go;
    }
    if !frame.closing && has_choice(state, seat, &frame) {
        return Flow::Ask;
    }
    frame.done.insert(seat);
    *state.frames.top_mut() = Frame::Benefits(Benefits { done: frame.done, ..Benefits::default() });
    Flow::Go
}

/// R12.7: tokens of both kinds, and not yet paid.
fn mint_undecided(state: &State, seat: Seat, frame: &Benefits) -> bool {
    let goods = &state.players[seat].goods;
    gains::due(state, seat, frame).any(|b| b == Building::Mint)
        && income::mint_goods().iter().all(|g| goods[*g] > 0)
}

/// R12.5: both sides need a token.
pub fn can_smuggle(state: &State, seat: Seat, frame: &Benefits) -> bool {
    !frame.smuggled
        && state.owns(seat, Building::Smuggler)
        && !state.players[seat].goods.is_empty()
        && state.others(seat).any(|o| !state.players[o].goods.is_empty())
}

pub fn can_trade(state: &State, seat: Seat) -> bool {
    state.owns(seat, Building::Trader) && !state.players[seat].goods.is_empty()
}

/// R12.14: regions colonists can leave.
pub fn can_migrate_from(state: &State, seat: Seat, frame: &Benefits, region: Region) -> bool {
    !frame.migrated
        && state.owns(seat, Building::Migration)
        && state.colony(seat, region)[Kind::Colonist] > 0
        && state.discovered_regions().any(|r| r != region)
}

fn has_choice(state: &State, seat: Seat, frame: &Benefits) -> bool {
    can_smuggle(state, seat, frame)
        || can_trade(state, seat)
        || discovery::cartography_ready(state, seat)
        || Region::ALL.iter().any(|r| can_migrate_from(state, seat, frame, *r))
        || gains::due(state, seat, frame).next().is_some()
        || (state.options.letter_university && university::useful(state, seat))
}

fn price() -> u16 {
    match Building::Trader.facts().effect {
        Effect::SellGoods { price } => price,
        other => panic!("data/buildings.json: trader: {other:?}"),
    }
}

pub fn offer(state: &State, seat: Seat, frame: &Benefits, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-benefits"));
    // All that are due here wait: the rest was given before anybody was asked.
    for building in gains::due(state, seat, frame) {
        offer_gain(state, seat, building, menu);
    }
    let goods = &state.players[seat].goods;
    if can_smuggle(state, seat, frame) {
        for good in goods.present() {
            menu.choice(Action::Give(good), || {
                Show::at(targets::good_of(seat, good), msg("do-smuggle").with("good", good.name()))
            });
        }
    } else if state.owns(seat, Building::Smuggler) {
        menu.refuse(|| {
            let why = if frame.smuggled { msg("refuse-smuggled") } else { msg("refuse-nothing-to-smuggle") };
            Refusal::new(targets::building(Building::Smuggler), "R12.5", why)
        });
    }
    if can_trade(state, seat) {
        for good in goods.present() {
            menu.choice(Action::Sell(good), || {
                let label = msg("do-sell").with("good", good.name()).num("n", price());
                Show::at(targets::good_of(seat, good), label)
            });
        }
    }
    if discovery::cartography_ready(state, seat) {
        discovery::offer_free(state, menu);
    } else if state.ready(seat, Building::Cartography) {
        menu.refuse(|| {
            Refusal::new(targets::building(Building::Cartography), "R12.1", msg("refuse-nothing-to-discover"))
        });
    }
    for &region in Region::ALL {
        if can_migrate_from(state, seat, frame, region) {
            menu.choice(Action::MoveFrom(region), || {
                let label = msg("do-migrate-from").with("region", region.the());
                Show::at(targets::colonists(region, seat, Kind::Colonist), label)
            });
        }
    }
    if frame.migrated {
        menu.refuse(|| {
            Refusal::new(targets::building(Building::Migration), "R12.14", msg("refuse-migrated"))
        });
    }
    // The mint has to be decided before one is done.
    if mint_undecided(state, seat, frame) {
        menu.refuse(|| Refusal::new(kernel::Target::Button, "R12.7", msg("refuse-mint-first")));
    } else {
        menu.choice(Action::Pass, || Show::button(msg("do-done")).tone(Tone::Idle));
    }
}

/// A gain that may be taken now instead of later. What would bring nothing now is left for the end.
fn offer_gain(state: &State, seat: Seat, building: Building, menu: &mut impl Menu<Action>) {
    let effect = &building.facts().effect;
    let n = gains::money(state, seat, building);
    match effect {
        Effect::GainMoneyPerChoice { .. } => return income::offer_mint(state, seat, menu),
        Effect::GainMoneyPer { .. } if n == 0 => return,
        _ => {}
    }
    menu.choice(Action::Collect(building), || {
        let label = match effect {
            Effect::GainWorkers { worker, .. } | Effect::FreeWorker { worker, .. } => {
                msg("do-collect-worker").with("kind", worker.name())
            }
            Effect::DrawGoods { .. } => msg("do-collect-good"),
            _ => msg("do-collect-money").num("n", n),
        };
        Show::at(targets::building(building), label.with("building", building.name()))
    });
}

pub fn apply(
    state: &mut State,
    seat: Seat,
    mut frame: Benefits,
    action: Action,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    match action {
        Action::Pass => match gains::waiting_draw(state, seat, &frame) {
            // What is drawn can still be sold or swapped, so its owner is asked once more.
            Some(draw) => collect(state, seat, frame, draw, cx),
            None => {
                frame.closing = true;
                *state.frames.top_mut() = Frame::Benefits(frame);
            }
        },
        Action::Collect(building) => collect(state, seat, frame, building, cx),
        Action::Mint(good) => {
            frame.give(Building::Mint);
            *state.frames.top_mut() = Frame::Benefits(frame);
            income::mint(state, cx, seat, good);
        }
        Action::Sell(good) => {
            let n = price();
            state.players[seat].goods[good] -= 1;
            state.players[seat].money += n;
            state.bag.put(good.index());
            cx.tell(|| Event::Sold { seat, good, n });
        }
        Action::Give(give) => {
            frame.smuggled = true;
            *state.frames.top_mut() = Frame::Benefits(frame);
            state.frames.push(Frame::Smuggle { seat, give });
        }
        Action::MoveFrom(from) => {
            frame.migrated = true;
            *state.frames.top_mut() = Frame::Benefits(frame);
            state.frames.push(Frame::Migrate { seat, from, to: None, moved: 0 });
        }
        Action::Discover(region) => discovery::use_cartography(state, seat, region, cx),
        _ => unreachable!("a benefit or none"),
    }
}

fn collect(
    state: &mut State,
    seat: Seat,
    mut frame: Benefits,
    building: Building,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    frame.give(building);
    *state.frames.top_mut() = Frame::Benefits(frame);
    gains::collect(state, seat, building, cx);
}

pub fn offer_smuggle(state: &State, seat: Seat, give: Good, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-smuggle").with("good", give.name()));
    for other in state.others(seat) {
        for good in state.players[other].goods.present() {
            menu.choice(Action::TakeFrom { seat: other, good }, || {
                let label = msg("do-take-from").seat("who", other).with("good", good.name());
                Show::at(targets::good_of(other, good), label)
            });
        }
    }
}

pub fn apply_smuggle(state: &mut State, seat: Seat, gave: Good, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    let Action::TakeFrom { seat: from, good: took } = action else { unreachable!("a token of another") };
    state.frames.pop();
    state.players[seat].goods[gave] -= 1;
    state.players[from].goods[gave] += 1;
    state.players[from].goods[took] -= 1;
    state.players[seat].goods[took] += 1;
    cx.tell(|| Event::Smuggled { seat, from, gave, took });
}

pub fn migrants() -> u8 {
    match Building::Migration.facts().effect {
        Effect::MoveWorkers { n, .. } => n,
        other => panic!("data/buildings.json: migration: {other:?}"),
    }
}

pub fn advance_migrate(state: &mut State) -> Flow {
    let Frame::Migrate { seat, from, moved, .. } = *state.frames.top() else { unreachable!("migration") };
    if moved < migrants() && state.colony(seat, from)[Kind::Colonist] > 0 {
        return Flow::Ask;
    }
    state.frames.pop();
    Flow::Go
}

pub fn offer_migrate(state: &State, from: Region, to: Option<Region>, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-migrate").with("region", from.the()));
    for &region in Region::ALL.iter().filter(|r| **r != from) {
        if !state.discovered(region) {
            menu.refuse(|| {
                let why = msg("refuse-undiscovered").with("region", region.the());
                Refusal::new(targets::region(region), "R12.14", why)
            });
        } else if to.is_some_and(|t| t != region) {
            menu.refuse(|| Refusal::new(targets::region(region), "R12.14", msg("refuse-one-target")));
        } else {
            menu.choice(Action::MoveTo(region), || {
                Show::at(targets::region(region), msg("do-move-to").with("region", region.the()))
            });
        }
    }
    if to.is_some() {
        menu.choice(Action::Pass, || Show::button(msg("do-done")).tone(Tone::Idle));
    }
}

pub fn apply_migrate(
    state: &mut State,
    seat: Seat,
    from: Region,
    moved: u8,
    action: Action,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    let Action::MoveTo(to) = action else {
        state.frames.pop();
        return;
    };
    *state.frames.top_mut() = Frame::Migrate { seat, from, to: Some(to), moved: moved + 1 };
    state.regions[from].workers[seat.index()][Kind::Colonist] -= 1;
    cx.tell(|| Event::Migrated { seat, from, to });
    state.settle(seat, Kind::Colonist, to, cx);
}
