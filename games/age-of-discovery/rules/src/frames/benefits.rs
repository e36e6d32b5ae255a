//! Phase 4: what buildings give every round, and those that offer a choice (R8).

use super::*;
use crate::{discovery, gains, university};

/// Phase 4 of one player.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Benefits {
    pub seat: Option<Seat>,
    pub done: SeatSet,
    /// Buildings that have given: every way to be given something notes it here.
    #[serde(with = "kit::set::as_bits")]
    pub given: Set<Building>,
    /// The player is done; what is still due is given now.
    pub closing: bool,
    pub smuggled: bool,
    pub migrated: bool,
}

/// R12.7: tokens of both kinds, and not yet paid.
fn mint_undecided(state: &State, seat: Seat, frame: &Benefits) -> bool {
    let goods = &state.players[seat].goods;
    gains::due(state, seat, frame).any(|b| b == Building::Mint)
        && gains::mint_goods().iter().all(|g| goods[*g] > 0)
}

/// R12.5: both sides need a token.
pub fn can_smuggle(state: &State, seat: Seat, frame: &Benefits) -> bool {
    !frame.smuggled
        && state.owns(seat, Building::Smuggler)
        && !state.players[seat].goods.is_empty()
        && state.others(seat).any(|o| !state.players[o].goods.is_empty())
}

/// R12.8: the Trader buys any token.
pub fn can_trade(state: &State, seat: Seat) -> bool {
    state.owns(seat, Building::Trader) && !state.players[seat].goods.is_empty()
}

fn has_choice(state: &State, seat: Seat, frame: &Benefits) -> bool {
    can_smuggle(state, seat, frame)
        || can_trade(state, seat)
        || discovery::cartography_ready(state, seat)
        || Region::all().any(|region| can_migrate_from(state, seat, frame, region))
        || gains::due(state, seat, frame).next().is_some()
        || (state.options.letter_university && university::useful(state, seat))
}

/// R12.8.
fn price() -> u16 {
    match Building::Trader.facts().effect {
        Effect::SellGoods { price } => price,
        other => panic!("data/buildings.json: trader: {other:?}"),
    }
}

impl Benefits {
    /// The building gives, and that is noted, whatever the way it was asked for.
    fn collect(mut self, state: &mut State, seat: Seat, building: Building, cx: &mut Cx<Game>) {
        self.given.insert(building);
        state.frames.replace(self);
        gains::collect(state, seat, building, cx);
    }
}

impl Frame<Game> for Benefits {
    fn asked(&self, _: &State) -> SeatSet {
        self.seat.into_iter().collect()
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-benefits"));
        // All that are due here wait: the rest was given before anybody was asked.
        for building in gains::due(state, seat, self) {
            offer_gain(state, seat, building, menu);
        }
        let goods = &state.players[seat].goods;
        if can_smuggle(state, seat, self) {
            for good in goods.present() {
                menu.choice(Action::Give(good), || {
                    Show::at(targets::good_of(seat, good), msg("do-smuggle").with("good", good.term()))
                });
            }
        } else if state.owns(seat, Building::Smuggler) {
            menu.refuse(|| {
                let why =
                    if self.smuggled { msg("refuse-smuggled") } else { msg("refuse-nothing-to-smuggle") };
                Refusal::new(targets::building(Building::Smuggler), "R12.5", why)
            });
        }
        if can_trade(state, seat) {
            for good in goods.present() {
                menu.choice(Action::Sell(good), || {
                    let label = msg("do-sell").with("good", good.term()).num("n", price());
                    Show::at(targets::good_of(seat, good), label)
                });
            }
        }
        if discovery::cartography_ready(state, seat) {
            discovery::offer_free(state, menu);
        } else if state.ready(seat, Building::Cartography) {
            menu.refuse(|| {
                Refusal::new(
                    targets::building(Building::Cartography),
                    "R12.1",
                    msg("refuse-nothing-to-discover"),
                )
            });
        }
        for region in Region::all() {
            if can_migrate_from(state, seat, self, region) {
                menu.choice(Action::MoveFrom(region), || {
                    let label = msg("do-migrate-from").with("region", region.the());
                    Show::at(targets::colonists(region, seat, Kind::Colonist), label)
                });
            }
        }
        if self.migrated {
            menu.refuse(|| {
                Refusal::new(targets::building(Building::Migration), "R12.14", msg("refuse-migrated"))
            });
        }
        // The mint has to be decided before one is done.
        if mint_undecided(state, seat, self) {
            menu.refuse(|| {
                Refusal::new(Target::Button, "R12.7", msg("refuse-mint-first")).about(msg("do-done-benefits"))
            });
        } else {
            menu.choice(Action::Pass, || Show::button(msg("do-done-benefits")).tone(Tone::Idle));
        }
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Pass => match gains::waiting_draw(state, seat, &self) {
                // What is drawn can still be sold or swapped, so its owner is asked once more.
                Some(draw) => self.collect(state, seat, draw, cx),
                None => {
                    self.closing = true;
                    state.frames.replace(self);
                }
            },
            Action::Collect(building) => self.collect(state, seat, building, cx),
            Action::Mint(good) => {
                self.given.insert(Building::Mint);
                state.frames.replace(self);
                gains::mint(state, seat, good, cx);
            }
            Action::Sell(good) => {
                // R12.8
                let n = price();
                state.players[seat].goods[good] -= 1;
                state.players[seat].money += n;
                state.bag.put(good.index());
                cx.tell(|| Event::Sold { seat, good, n });
            }
            Action::Give(give) => {
                self.smuggled = true;
                state.frames.replace(self);
                state.frames.push(Smuggle { seat, give });
            }
            Action::MoveFrom(from) => {
                self.migrated = true;
                state.frames.replace(self);
                state.frames.push(Migrate { seat, from, to: None, moved: 0 });
            }
            Action::Discover(region) => discovery::use_cartography(state, seat, region, cx),
            _ => unreachable!("a benefit or none"),
        }
    }

    /// R8.1: in order; what nothing can change is given at once, the rest when its owner says so or is done.
    fn advance(mut self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let Some(seat) = self.seat else {
            match state.next_of(self.done, |_| true) {
                Some(next) => {
                    let begun = Benefits { seat: Some(next), done: self.done, ..Benefits::default() };
                    state.frames.replace(begun);
                }
                None => flow::begin_refresh(state, cx),
            }
            return Flow::Go;
        };
        let ready = |b: &Building| self.closing || !gains::waits(state, seat, &self, *b);
        let next = gains::due(state, seat, &self).find(ready);
        if let Some(building) = next {
            self.collect(state, seat, building, cx);
            return Flow::Go;
        }
        if !self.closing && has_choice(state, seat, &self) {
            return Flow::Ask;
        }
        self.done.insert(seat);
        state.frames.replace(Benefits { done: self.done, ..Benefits::default() });
        Flow::Go
    }
}

/// A gain that may be taken now instead of later. What would bring nothing now is left for the end.
fn offer_gain(state: &State, seat: Seat, building: Building, menu: &mut impl Menu<Action>) {
    let effect = &building.facts().effect;
    let n = gains::money(state, seat, building);
    match effect {
        Effect::GainMoneyPerChoice { .. } => return gains::offer_mint(state, seat, menu),
        Effect::GainMoneyPer { .. } if n == 0 => return,
        _ => {}
    }
    menu.choice(Action::Collect(building), || {
        let label = match effect {
            Effect::GainWorkers { worker, .. } | Effect::FreeWorker { worker, .. } => {
                msg("do-collect-worker").with("kind", worker.term())
            }
            Effect::DrawGoods { .. } => msg("do-collect-good"),
            _ => msg("do-collect-money").num("n", n),
        };
        Show::at(targets::building(building), label.with("building", building.term()))
    });
}
