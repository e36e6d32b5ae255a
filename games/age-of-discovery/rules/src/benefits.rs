//! Phase 4: buildings that give every round (R8).

use crate::action::Action;
use crate::data::{DockSpace, Effect, Type};
use crate::event::Event;
use crate::flow::Flow;
use crate::frame::{Benefits, Dest, Frame};
use crate::ids::*;
use crate::state::{Phase, Place, State};
use crate::table::Id;
use crate::{AgeOfDiscovery, discovery, immediate, income, targets, windows};
use kernel::{Cx, Menu, Refusal, Seat, Show, Tone, msg};

/// R8.1: in order; first what comes by itself, then what can be done.
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
    while let Some(&building) = Building::ALL.get(frame.step as usize) {
        frame.step += 1;
        if state.buildings[building] == Place::Owned(seat) && building.facts().kind == Type::Permanent {
            *state.frames.top_mut() = Frame::Benefits(frame);
            collect(state, seat, building, cx);
            return Flow::Go;
        }
    }
    *state.frames.top_mut() = Frame::Benefits(frame);
    if has_choice(state, seat, &frame) {
        return Flow::Ask;
    }
    done(state, seat, frame);
    Flow::Go
}

fn done(state: &mut State, seat: Seat, mut frame: Benefits) {
    frame.done.insert(seat);
    *state.frames.top_mut() = Frame::Benefits(Benefits { done: frame.done, ..Benefits::default() });
}

/// What a permanent building gives by itself.
fn collect(state: &mut State, seat: Seat, building: Building, cx: &mut Cx<AgeOfDiscovery>) {
    let mut pay = |state: &mut State, n: u16| {
        state.players[seat].money += n;
        if n > 0 {
            cx.tell(|| Event::MoneyFrom { seat, building, n });
        }
    };
    match building.facts().effect {
        Effect::GainMoney { n } => pay(state, n),
        Effect::GainMoneyPer { per, n } => {
            let tokens = state.players[seat].goods[per] as u16;
            pay(state, n * tokens);
        }
        Effect::TakeMoneyFromEachOpponent { n } => {
            let due = n * state.players[seat].ships as u16;
            for from in state.others(seat) {
                // R12.6: nobody pays more than he has.
                let n = due.min(state.players[from].money);
                state.players[from].money -= n;
                state.players[seat].money += n;
                if n > 0 {
                    cx.tell(|| Event::Privateered { seat, from, n });
                }
            }
        }
        Effect::GainWorkers { worker, n } => state.gain(seat, worker, n, Dest::Hand, cx),
        Effect::FreeWorker { worker, space: None } => state.gain(seat, worker, 1, Dest::Discovery, cx),
        // R8.4: for the next round.
        Effect::FreeWorker { worker, space: Some(space) } if state.take_figure(seat, worker) => {
            let free = Some(Worker { seat, kind: worker });
            match space {
                DockSpace::X => state.tracks.dock_x = free,
                DockSpace::Y => state.tracks.dock_y = free,
            }
            cx.tell(|| Event::FreeWorker { seat, building, kind: worker });
        }
        Effect::DrawGoods { n } => immediate::draw_goods(state, seat, building, n, cx),
        Effect::GainMoneyPerChoice { per, .. } if !state.options.letter_mint => {
            // With tokens of one kind only there is nothing to choose.
            let [one, other] = per.map(|g| state.players[seat].goods[g]);
            match (one, other) {
                (0, 0) => {}
                (_, 0) => income::mint(state, cx, seat, per[0]),
                (0, _) => income::mint(state, cx, seat, per[1]),
                _ => {}
            }
        }
        _ => {}
    }
}

fn can_mint(state: &State, seat: Seat, frame: &Benefits) -> bool {
    let goods = &state.players[seat].goods;
    !frame.minted
        && !state.options.letter_mint
        && state.owns(seat, Building::Mint)
        && income::mint_goods().iter().all(|g| goods[*g] > 0)
}

/// R12.5: both sides need a token.
fn can_smuggle(state: &State, seat: Seat, frame: &Benefits) -> bool {
    !frame.smuggled
        && state.owns(seat, Building::Smuggler)
        && !state.players[seat].goods.is_empty()
        && state.others(seat).any(|o| !state.players[o].goods.is_empty())
}

fn can_trade(state: &State, seat: Seat) -> bool {
    state.owns(seat, Building::Trader) && !state.players[seat].goods.is_empty()
}

/// R12.14: regions colonists can leave.
fn can_migrate_from(state: &State, seat: Seat, frame: &Benefits, region: Region) -> bool {
    !frame.migrated
        && state.owns(seat, Building::Migration)
        && state.colony(seat, region)[Kind::Colonist] > 0
        && state.discovered_regions().any(|r| r != region)
}

fn has_choice(state: &State, seat: Seat, frame: &Benefits) -> bool {
    can_mint(state, seat, frame)
        || can_smuggle(state, seat, frame)
        || can_trade(state, seat)
        || discovery::cartography_ready(state, seat)
        || Region::ALL.iter().any(|r| can_migrate_from(state, seat, frame, *r))
        || (state.options.letter_university && windows::university_useful(state, seat, None))
}

fn price() -> u16 {
    match Building::Trader.facts().effect {
        Effect::SellGoods { price } => price,
        other => panic!("data/buildings.json: trader: {other:?}"),
    }
}

pub fn offer(state: &State, seat: Seat, frame: &Benefits, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-benefits"));
    // The mint has to be decided before one is done.
    if can_mint(state, seat, frame) {
        income::offer_mint(state, seat, menu);
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
    if state.options.letter_university {
        windows::offer_university(state, seat, None, menu);
    }
    if can_mint(state, seat, frame) {
        menu.refuse(|| Refusal::new(kernel::Target::Button, "R12.7", msg("refuse-mint-first")));
    } else {
        menu.choice(Action::Pass, || Show::button(msg("do-done")).tone(Tone::Idle));
    }
}

pub fn apply(
    state: &mut State,
    seat: Seat,
    mut frame: Benefits,
    action: Action,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    match action {
        Action::Pass => done(state, seat, frame),
        Action::Mint(good) => {
            frame.minted = true;
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
        Action::University(queue) => windows::apply_university(state, seat, queue, cx),
        _ => unreachable!("a benefit or none"),
    }
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

fn migrants() -> u8 {
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
