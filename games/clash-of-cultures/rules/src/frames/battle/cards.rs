//! Combat halves of action cards (R11.4, R15.2).

use crate::action::Action;
use crate::aftermath;
use crate::battle::{ATTACK, Battle, DEFENCE, Kind, Next, Step};
use crate::board::{Mask, spaces};
use crate::cx::Cx;
use crate::data::{Place, Role, Special, Taking};
use crate::event::Event;
use crate::goods::{Bill, Pile};
use crate::hands;
use crate::ids::*;
use crate::losses;
use crate::marching::Meets;
use crate::state::{STACK, State};
use crate::{targets, text};
use kernel::{Chance, Menu, Refusal, Seat, Show, Tone, msg};

/// A card's pre-battle die succeeds with this or more.
const GOOD_ROLL: u32 = 5;

/// R11.4, 1: asked by public criteria: Tactics, a hand, something that fights.
pub fn may_lay(state: &State, side: usize) -> bool {
    let b = state.fight();
    b.sides[side].is_some_and(|seat| {
        let p = &state.players[seat];
        p.has(Advance::Tactics) && !p.hand.get().is_empty() && takes_part(state, side)
    })
}

fn takes_part(state: &State, side: usize) -> bool {
    state.fighters(side) > 0 || fortified(state, side)
}

fn fortified(state: &State, side: usize) -> bool {
    let b = state.fight();
    side == DEFENCE && b.fortress && b.round == 1
}

/// Whether a half fits this battle (T40).
pub fn playable(state: &State, side: usize, half: Half) -> bool {
    let b = state.fight();
    let fact = half.fact();
    let role = match fact.role {
        Role::Any => true,
        Role::Attacker => side == ATTACK,
        Role::Defender => side == DEFENCE,
        Role::NotCityAttacker => side == DEFENCE || !b.city,
    };
    let place = match fact.place {
        Place::Any => true,
        Place::Land => b.on_land(),
        Place::City => b.on_land() && b.city,
    };
    let taking = fact.needs.iter().any(|n| match n {
        Taking::Army => b.on_land() && state.fighters(side) > 0,
        Taking::Ship => b.kind == Kind::Sea && state.fighters(side) > 0,
        Taking::Fortress => fortified(state, side),
    });
    let way_out = fact.special != Some(Special::Withdraw) || refuges(state) != 0;
    role && place && taking && way_out
}

pub fn offer_lay(state: &State, seat: Seat, side: usize, menu: &mut impl Menu<Action>) {
    let b = state.fight();
    menu.prompt(|| msg("prompt-combat-card").num("n", b.round).with("where", text::space(b.at)));
    for card in state.players[seat].hand.get().iter() {
        if playable(state, side, card.half()) {
            menu.choice(Action::Lay(card), || {
                Show::at(targets::card(card), msg("do-lay").with("what", text::half(card)))
            });
        } else {
            menu.refuse(|| Refusal::new(targets::card(card), "R15.2", msg("refuse-combat-card")));
        }
    }
    menu.choice(Action::No, || Show::button(msg("do-lay-none")).tone(Tone::Idle));
}

pub fn after_laying(state: &mut State, side: u8) {
    state.fight_mut().step = if side == 0 { Step::Card(1) } else { Step::Reveal };
}

fn lay(state: &mut State, seat: Seat, card: Option<Card>, cx: &mut Cx) {
    let Step::Card(side) = state.fight().step else { unreachable!() };
    let open = !state.options.sealed_cards;
    let b = state.fight_mut();
    b.laid.get_mut()[side as usize] = card;
    b.has_laid[side as usize] = card.is_some();
    if let Some(card) = card {
        if open {
            cx.tell(|| Event::CombatCard { who: seat, card });
        } else {
            cx.confide(
                seat,
                || Event::CombatCard { who: seat, card },
                || Event::CombatCardHidden { who: seat },
            );
        }
    }
    after_laying(state, side);
}

/// R11.4, 2: cards are turned over; Scouts first, then Self-Sacrifice.
pub fn reveal(state: &mut State, cx: &mut Cx) {
    let laid = *state.fight().laid.get();
    let sides = state.fight().sides;
    let sealed = state.options.sealed_cards;
    let mut halves = laid.map(|c| c.map(Card::half));
    for side in [ATTACK, DEFENCE] {
        if let (Some(card), Some(seat)) = (laid[side], sides[side]) {
            if sealed {
                cx.reveal();
                cx.tell(|| Event::CombatCard { who: seat, card });
            }
            hands::discard_card(state, card);
        }
    }
    let special = |h: Option<Half>| h.and_then(|h| h.fact().special);
    for side in [ATTACK, DEFENCE] {
        if special(halves[side]) == Some(Special::Scout) {
            halves[1 - side] = None;
            if let (Some(card), Some(seat)) = (laid[1 - side], sides[side]) {
                state.discards.remove(card);
                state.players[seat].hand.get_mut().insert(card);
                // Everybody saw it go there.
                for other in state.others(seat).collect::<arrayvec::ArrayVec<_, 4>>() {
                    state.players[other].known.get_mut().cards[seat.index()].insert(card);
                }
                cx.tell(|| Event::Scouted { who: seat, card });
            }
        }
    }
    let mut next = Step::Before;
    for side in [ATTACK, DEFENCE] {
        if special(halves[side]) == Some(Special::Sacrifice) {
            halves[1 - side] = None;
            losses::owe_one_each(state);
            next = Step::Losses(Next::Before);
        }
    }
    let b = state.fight_mut();
    b.halves = halves;
    b.step = next;
}

fn special(state: &State, side: usize) -> Option<Special> {
    state.fight().halves[side].and_then(|h| h.fact().special)
}

/// Dice before the combat roll: skirmishers shield, volleys kill.
pub fn before_roll(state: &mut State, cx: &mut Cx) {
    for side in [ATTACK, DEFENCE] {
        match special(state, side) {
            Some(Special::Skirmish) => {
                let dice = state.fighters(side);
                let hit = (0..dice).filter(|_| cx.die(6) >= GOOD_ROLL).count() > 0;
                state.fight_mut().shield[side] += hit as u8;
                cx.tell(|| Event::CardRoll { success: hit });
            }
            Some(Special::Volley) => {
                let hit = cx.die(6) >= GOOD_ROLL;
                let owed = (hit && state.fighters(1 - side) > 0) as u8;
                state.fight_mut().owed[1 - side] = owed;
                cx.tell(|| Event::CardRoll { success: hit });
            }
            _ => {}
        }
    }
    state.fight_mut().step = Step::Losses(Next::Withdraw);
}

/// Where a Fighting Withdrawal could go.
pub fn refuges(state: &State) -> Mask {
    let b = state.fight();
    let Some(seat) = b.sides[DEFENCE].filter(|_| b.on_land()) else { return 0 };
    let p = &state.players[seat];
    let near = state.layout().near[b.at as usize] & state.discovered() & !state.sea();
    let armies = p.armies_at(b.at);
    state.spaces_where(near, |s| state.meets(s, seat) == Meets::Nothing && p.armies_at(s) + armies <= STACK)
}

pub fn withdraws(state: &State) -> bool {
    special(state, DEFENCE) == Some(Special::Withdraw) && refuges(state) != 0
}

pub fn offer_withdraw(state: &State, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-withdraw"));
    for s in spaces(refuges(state)) {
        menu.choice(Action::At(s), || {
            Show::at(targets::space(s), msg("do-withdraw").with("where", text::space(s)))
        });
    }
}

fn withdraw(state: &mut State, to: u8, cx: &mut Cx) {
    let Battle { at, sides, kind, .. } = *state.fight();
    let seat = sides[DEFENCE].expect("a player withdraws");
    let p = &mut state.players[seat];
    for u in p.armies.iter_mut().chain(&mut p.settlers).filter(|u| u.at == at) {
        u.at = to;
    }
    cx.tell(|| Event::Withdrew { who: seat, from: at, to });
    let winner = (kind != Kind::Raid).then_some(ATTACK);
    aftermath::conclude(state, winner, cx);
}

const SUPPLIES: Bill = Bill {
    cost: Pile { food: 2, ore: 0, wood: 0, idea: 0, gold: 0, mood: 0, culture: 0 },
    kind: crate::goods::Kind::Plain,
};

/// Starve Them Out: asks the defender for Food, if he has any to give.
pub fn starves(state: &mut State) -> bool {
    if special(state, ATTACK) != Some(Special::Starve) || state.fight().hungry {
        return false;
    }
    if let Some(seat) = state.fight().sides[DEFENCE]
        && state.can_pay(seat, SUPPLIES)
    {
        return true;
    }
    state.fight_mut().hungry = true;
    false
}

pub fn offer_starve(menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-starve"));
    menu.choice(Action::Yes, || Show::button(msg("do-feed")));
    menu.choice(Action::No, || Show::button(msg("do-starve")).tone(Tone::Idle));
}

/// Surrounded and Surprise Move look at what fell this round.
pub fn after_roll(state: &mut State, cx: &mut Cx) {
    for side in [ATTACK, DEFENCE] {
        let fell = state.fight().fell;
        match special(state, side) {
            Some(Special::Surround) if fell[1 - side] >= fell[side] && state.fighters(1 - side) > 0 => {
                let hit = cx.die(6) >= GOOD_ROLL;
                state.fight_mut().owed[1 - side] += hit as u8;
                cx.tell(|| Event::CardRoll { success: hit });
            }
            Some(Special::Surprise) if fell[1 - side] > 0 => {
                if let Some(seat) = state.fight().sides[side] {
                    hands::draw_card(state, seat, cx);
                }
            }
            _ => {}
        }
    }
    state.fight_mut().step = Step::Losses(Next::Decide);
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx) {
    match (state.fight().step, action) {
        (Step::Card(_), Action::Lay(card)) => lay(state, seat, Some(card), cx),
        (Step::Card(_), _) => lay(state, seat, None, cx),
        (Step::Withdraw, Action::At(to)) => withdraw(state, to, cx),
        (Step::Starve, Action::Yes) => {
            state.fight_mut().step = Step::Roll;
            state.charge(seat, SUPPLIES);
        }
        (Step::Starve, _) => {
            let b = state.fight_mut();
            (b.hungry, b.step) = (true, Step::Roll);
        }
        _ => unreachable!("not an answer to a combat card"),
    }
}
