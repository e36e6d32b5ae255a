//! R3.6, R4.6: the purchase phase, one player after the other (R6.7).

use super::*;
use crate::purchase::{
    Bought, deeds, growth_price, improvement_left, improvement_price, may_grow, on_sale, pay, price, resale,
    spaceship_price, tech_price, village_price,
};
use crate::wonders;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Purchase {
    pub seat: Seat,
}

impl Frame<Game> for Purchase {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let gold = state.players[seat].gold as i64;
            // R3.1, R4.1.1: what is not bought of this era now may be gone, or cost half.
            let key = if state.era_ends { "prompt-purchase-last" } else { "prompt-purchase" };
            let prompt = msg(key).num("n", gold);
            if state.era_ends { prompt.with("era", state.era.term()) } else { prompt }
        });
        offer_figures(state, seat, menu);
        if !offer_villages(state, seat, menu) {
            menu.refuse(|| deeds::found(state, seat));
        }
        if !offer_growth(state, seat, menu) {
            menu.refuse(|| deeds::grow(state, seat));
        }
        if !offer_technologies(state, seat, menu) {
            menu.refuse(|| deeds::technologies(state, seat));
        }
        if state.advanced() {
            if !offer_improvements(state, seat, menu) {
                menu.refuse(|| deeds::improvements(state, seat));
            }
            let ship = offer_spaceship(state, seat, menu);
            if !offer_sales(state, seat, menu) {
                menu.refuse(|| deeds::sell(state, seat));
            }
            if !wonders::offer(state, seat, menu) && !ship {
                menu.refuse(|| deeds::wonders(state));
            }
        } else {
            milestones::refuse_claimed(state, menu);
            if !milestones::offer_late(state, seat, menu) {
                menu.refuse(|| deeds::milestones(state, seat));
            }
        }
        menu.choice(Action::EndPurchases, || {
            let kept = state.players[seat].gold;
            Show::button(msg("do-end-purchases").num("n", kept)).tone(Tone::Idle)
        });
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        if action == Action::EndPurchases {
            flow::end_purchases(state, seat);
            return;
        }
        match action {
            Action::Buy(kind) => state.frames.push(Place { seat, kind, count: 1, bought: true }),
            Action::Found(area) => Found::begin(state, seat, area, cx),
            Action::Grow(area) => {
                let price = growth_price(state, state.regions[area].size);
                state.players[seat].gold -= price;
                crate::purchase::grow(state, seat, area, price, cx);
            }
            Action::Research(tech) => {
                let price = tech_price(state, seat, tech);
                state.players[seat].gold -= price;
                cx.tell(|| Event::Researched { who: seat, tech, price, basic: state.basic() });
                technology::gain(state, seat, tech, Source::Bought, cx);
            }
            Action::Build(improvement) => {
                let price = improvement_price(state);
                cx.tell(|| Event::Built { who: seat, improvement, price });
                let bought = Bought { what: &|| improvement.term(), price };
                pay(state, seat, bought, improvement.facts().technology, state.era, cx);
                state.players[seat].improvements.insert(improvement);
            }
            Action::BuySpaceship => buy_spaceship(state, seat, cx),
            Action::Sell(slot) => sell(state, seat, slot, cx),
            Action::Claim(milestone) => milestones::award(state, seat, milestone, cx),
            _ => wonders::answer(state, seat, action, cx),
        }
        state.look_for_claims = true;
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if !state.players[self.seat].out {
            return Flow::Ask;
        }
        flow::end_purchases(state, self.seat);
        Flow::Go
    }
}

/// Kinds worth showing a refusal for: of the current era, or sold in an earlier one.
fn expected(state: &State, kind: Kind) -> bool {
    kind != Kind::Carrier && kind.era() <= state.era && (state.advanced() || kind.era() == state.era)
}

/// R1.6: nothing is bought on credit.
fn too_dear(price: u16) -> Msg {
    msg("refuse-too-dear").num("n", price as i64)
}

fn offer_figures(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let player = &state.players[seat];
    let full = player.pieces.room() == 0;
    let (land, sea) = (Place::is_possible(state, seat, false), Place::is_possible(state, seat, true));
    let placeable = |kind: Kind| if kind.is_fleet() { sea } else { land };
    let mut any = false;
    for kind in Kind::all() {
        if let Err((rule, why)) = on_sale(state, kind) {
            if expected(state, kind) {
                menu.refuse(|| targets::refuse_kind(state, kind, rule, msg(why)));
            }
            continue;
        }
        let price = price(state, kind);
        if full {
            let why = || msg("refuse-tray-full").num("n", TRAY as i64);
            menu.refuse(|| targets::refuse_kind(state, kind, "R1.6", why()));
        } else if !placeable(kind) {
            let rule = if state.advanced() { "R4.6.3" } else { "R3.6" };
            menu.refuse(|| targets::refuse_kind(state, kind, rule, msg("refuse-no-place")));
        } else if price > player.gold {
            menu.refuse(|| targets::refuse_kind(state, kind, "R1.6", too_dear(price)));
        } else {
            any = true;
            menu.choice(Action::Buy(kind), || {
                let (dice, bonus) = battle::dice_of(state, kind);
                let key = match kind {
                    Kind::Settler => "do-buy",
                    Kind::Aircraft => "do-buy-aircraft",
                    _ => "do-buy-unit",
                };
                let label = msg(key).with("what", figure::name(state, kind)).num("n", price as i64);
                Show::card(targets::kind(kind), label.num("dice", dice).num("bonus", bonus))
            });
        }
    }
    if !any {
        menu.refuse(|| deeds::figures(state, seat, placeable));
    }
}

/// R2.8: a village for a settler, at its price.
fn offer_villages(state: &State, seat: Seat, menu: &mut impl Menu<Action>) -> bool {
    let mut any = false;
    let player = &state.players[seat];
    let price = village_price(state);
    let sites: Set<Area> = player
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
            any = true;
            menu.choice(Action::Found(area), || {
                // What everybody sees there, or what a settler of this seat has seen.
                let seen = region.face == Face::Up || region.known.contains(seat);
                let marker = Some(*region.marker.get()).filter(|marker| seen && *marker != Marker::Nothing);
                let label = match marker {
                    Some(marker) => msg("do-found-on").with("what", marker.term()),
                    None => msg("do-found"),
                };
                Show::space(targets::area(area), label.with("where", area.term()).num("n", price as i64))
            });
        }
    }
    any
}

fn offer_growth(state: &State, seat: Seat, menu: &mut impl Menu<Action>) -> bool {
    let gold = state.players[seat].gold;
    let mut any = false;
    for area in state.settlements(seat) {
        let region = &state.regions[area];
        let Some(price) = (region.size < 4).then(|| growth_price(state, region.size)) else { continue };
        match may_grow(state, area) {
            Err((rule, why)) => menu.refuse(|| targets::refuse_area(area, rule, msg(why))),
            Ok(()) if price > gold => {
                menu.refuse(|| targets::refuse_area(area, "R3.6", too_dear(price)));
            }
            Ok(()) => {
                any = true;
                menu.choice(Action::Grow(area), || {
                    let label = msg("do-grow")
                        .with("where", area.term())
                        .with("size", size_name(region.size + 1))
                        .num("n", price as i64);
                    Show::space(targets::area(area), label)
                });
            }
        }
    }
    any
}

/// R9.47: any number of them in a turn.
fn offer_technologies(state: &State, seat: Seat, menu: &mut impl Menu<Action>) -> bool {
    let gold = state.players[seat].gold;
    if state.basic() {
        // They are all alike (R3.2): the next card of the era stands for any.
        let Some(tech) = (state.supply & state.era.technologies()).first() else { return false };
        return offer_tech(state, tech, tech_price(state, seat, tech), gold, menu);
    }
    let last = state.era.next().unwrap_or(Era::Modern);
    let mut any = false;
    for tech in state.supply.iter() {
        let row = tech.facts();
        if row.era > last {
            menu.refuse(|| targets::refuse_tech(tech, "R9.31", msg("refuse-era-after-next")));
        } else if !technology::prerequisites_met(state, tech) {
            menu.refuse(|| targets::refuse_tech(tech, "R4.3.1", technology::missing(state, tech)));
        } else {
            any |= offer_tech(state, tech, tech_price(state, seat, tech), gold, menu);
        }
    }
    any
}

fn offer_tech(state: &State, tech: Tech, price: u16, gold: u16, menu: &mut impl Menu<Action>) -> bool {
    if price > gold {
        let rule = if state.basic() { "R3.6" } else { "R4.3.1" };
        menu.refuse(|| targets::refuse_tech(tech, rule, too_dear(price)));
    } else {
        menu.choice(Action::Research(tech), || {
            // R3.2: in the basic game they are all alike.
            let label = match state.basic() {
                true => msg("do-research-any"),
                false => msg("do-research").with("what", tech.term()),
            };
            Show::card(targets::tech(tech), label.num("n", price as i64))
        });
    }
    price <= gold
}

/// R4.6.7: of the current era, with their technology in play, one of each name.
fn offer_improvements(state: &State, seat: Seat, menu: &mut impl Menu<Action>) -> bool {
    let mut any = false;
    let player = &state.players[seat];
    let price = improvement_price(state);
    for improvement in state.era.improvements().iter() {
        let row = improvement.facts();
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
            menu.refuse(|| Refusal::new(target, rule, msg(why)));
        } else if price > player.gold {
            menu.refuse(|| Refusal::new(target, "R4.6.1", too_dear(price)));
        } else {
            any = true;
            menu.choice(Action::Build(improvement), || {
                let label = msg("do-build").with("what", improvement.term()).num("n", price as i64);
                Show::card(targets::improvement(improvement), label)
            });
        }
    }
    any
}

/// R4.3.5: for anybody, once Fusion is in play.
fn offer_spaceship(state: &State, seat: Seat, menu: &mut impl Menu<Action>) -> bool {
    let ship = data().spaceship;
    if !state.wonder_supply.has(ship) || !state.in_play(data().fusion) {
        return false;
    }
    let dear = state.players[seat].gold < spaceship_price();
    if dear {
        menu.refuse(|| {
            Refusal::new(Target::Card(targets::wonder(ship)), "R4.3.5", too_dear(spaceship_price()))
        });
    } else {
        menu.choice(Action::BuySpaceship, || {
            let label = msg("do-spaceship").num("n", spaceship_price() as i64);
            Show::card(targets::wonder(ship), label)
        });
    }
    !dear
}

/// R4.6.5, R9.41: units of past eras, any number.
fn offer_sales(state: &State, seat: Seat, menu: &mut impl Menu<Action>) -> bool {
    let mut any = false;
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
            menu.refuse(|| targets::refuse_piece(state, seat, slot, "R9.41", msg("refuse-sell-loaded")));
            continue;
        }
        seen[piece.area().index()] |= bit;
        any = true;
        menu.choice(Action::Sell(slot), || {
            let label = msg("do-sell")
                .with("what", figure::one_in(state, piece))
                .num("n", resale(state, piece.kind) as i64);
            Show::piece(targets::piece(seat, slot), label)
        });
    }
    any
}

/// R5.2: the technological ending, unless another was declared (R9.36).
fn buy_spaceship(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    let ship = data().spaceship;
    state.players[seat].gold -= spaceship_price();
    state.wonder_supply.remove(ship);
    state.players[seat].wonders.insert(ship);
    cx.tell(|| Event::Spaceship { who: seat });
    if state.ending.is_none() {
        state.ending = Some(Ending::Technological);
    }
}

fn sell(state: &mut State, seat: Seat, slot: Slot, cx: &mut Cx<Game>) {
    let kind = state.players[seat].pieces.get(slot).kind;
    let gold = resale(state, kind);
    state.players[seat].pieces.remove(slot);
    state.players[seat].gold += gold;
    let figure = Figure::of(state, kind);
    cx.tell(|| Event::Sold { who: seat, figure, gold });
}
