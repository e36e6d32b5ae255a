//! R11.4, 1 and 2, R15.2: combat cards, and what they do before and after the dice.

use super::*;
use crate::data::{Place, Role, Special, Taking};
use losses::owe_one_each;
use marching::Meets;

/// A card's die succeeds with this or more.
const GOOD_ROLL: u8 = 5;

/// The attacker, then the defender, lays a card or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lay(pub u8);

/// R11.5: a Fortress fights in round 1 only, also alone.
fn fortified(state: &State, side: usize) -> bool {
    let b = state.fight();
    side == DEFENCE && b.fortress && b.round == 1
}

/// R11.4, 1: asked by public criteria: Tactics (R15.2), a hand, something that fights.
pub fn may_lay(state: &State, side: usize) -> bool {
    state.fight().sides[side].is_some_and(|seat| {
        let p = &state.players[seat];
        p.has(Advance::Tactics)
            && !p.hand.get().is_empty()
            && (state.fighters(side) > 0 || fortified(state, side))
    })
}

/// Whether a half fits this battle.
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
    let way_out = fact.special != Some(Special::Withdraw) || !refuges(state).is_empty();
    role && place && taking && way_out
}

/// Whether a half adds to dice, and to nothing else, of a side that faces nobody and so rolls none.
fn idle(state: &State, side: usize, half: Half) -> bool {
    let (b, fact) = (state.fight(), half.fact());
    let others =
        fact.cancel > 0 || fact.enemy_cv != 0 || fact.enemy_cv_per_unit != 0 || fact.special.is_some();
    !others && !rounds::rolls(b.kind, side, [state.fighters(ATTACK), state.fighters(DEFENCE)])
}

impl Lay {
    fn next(self, state: &mut State) {
        if self.0 == 0 {
            go(state, Lay(1));
        } else {
            go(state, Reveal);
        }
    }
}

impl Frame<Game> for Lay {
    fn asked(&self, state: &State) -> SeatSet {
        side(state, self.0 as usize)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let b = state.fight();
        menu.prompt(|| msg("prompt-combat-card").num("n", b.round).with("where", label(b.at)));
        for card in state.players[seat].hand.get().iter() {
            if playable(state, self.0 as usize, card.half()) {
                menu.choice(Action::Lay(card), || {
                    let key =
                        if idle(state, self.0 as usize, card.half()) { "do-lay-idle" } else { "do-lay" };
                    let label = msg(key).with("what", card.half().term()).with("title", card.title().term());
                    Show::at(targets::card(card), label)
                });
            } else {
                menu.refuse(|| Refusal::new(targets::card(card), "R15.2", msg("refuse-combat-card")));
            }
        }
        menu.choice(Action::No, || Show::button(msg("do-lay-none")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let card = if let Action::Lay(card) = action { Some(card) } else { None };
        // D11.
        let open = !state.options.sealed_cards;
        let b = state.fight_mut();
        b.laid.get_mut()[self.0 as usize] = card;
        b.has_laid[self.0 as usize] = card.is_some();
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
        self.next(state);
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if may_lay(state, self.0 as usize) {
            return Flow::Ask;
        }
        self.next(state);
        Flow::Go
    }
}

/// R11.4, 2: cards are turned over; Scouts first, then Self-Sacrifice.
pub struct Reveal;

impl Frame<Game> for Reveal {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
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
                    for other in state.others(seat).collect::<ArrayVec<_, 4>>() {
                        state.players[other].known.get_mut().cards[seat.index()].insert(card);
                    }
                    cx.tell(|| Event::Scouted { who: seat, card });
                }
            }
        }
        go(state, Before);
        for side in [ATTACK, DEFENCE] {
            if special(halves[side]) == Some(Special::Sacrifice) {
                halves[1 - side] = None;
                owe_one_each(state);
                go(state, Losses(Next::Before));
            }
        }
        state.fight_mut().halves = halves;
        Flow::Go
    }
}

fn special(state: &State, side: usize) -> Option<Special> {
    state.fight().halves[side].and_then(|h| h.fact().special)
}

/// The dice of a side's card: whether any of them succeeds.
fn cast(state: &mut State, side: usize, n: u8, cx: &mut Cx<Game>) -> bool {
    let dice: ArrayVec<u8, 10> = (0..n).map(|_| cx.die(6) as u8).collect();
    let success = dice.iter().any(|&die| die >= GOOD_ROLL);
    let half = state.fight().halves[side];
    cx.tell(|| Event::CardRoll { success, half, dice: dice.clone() });
    state.fight_mut().cast[side] = dice;
    success
}

/// Dice before the combat roll: skirmishers shield, volleys kill.
pub struct Before;

impl Frame<Game> for Before {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        for side in [ATTACK, DEFENCE] {
            match special(state, side) {
                Some(Special::Skirmish) => {
                    let hit = cast(state, side, state.fighters(side), cx);
                    state.fight_mut().shield[side] += hit as u8;
                }
                Some(Special::Volley) => {
                    let hit = cast(state, side, 1, cx);
                    let owed = (hit && state.fighters(1 - side) > 0) as u8;
                    state.fight_mut().owed[1 - side] = owed;
                }
                _ => {}
            }
        }
        go(state, Losses(Next::Withdraw));
        Flow::Go
    }
}

/// Where a Fighting Withdrawal could go.
fn refuges(state: &State) -> Set<Space> {
    let b = state.fight();
    let Some(seat) = b.sides[DEFENCE].filter(|_| b.on_land()) else { return Set::empty() };
    let p = &state.players[seat];
    let near = state.layout().near(b.at) & (state.discovered() - state.sea());
    let armies = p.armies_at(b.at);
    near.filter(|s| state.meets(s, seat) == Meets::Nothing && p.armies_at(s) + armies <= STACK)
}

/// Fighting Withdrawal: the defender leaves the field.
pub struct Withdraw;

impl Frame<Game> for Withdraw {
    fn asked(&self, state: &State) -> SeatSet {
        side(state, DEFENCE)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-withdraw"));
        for s in refuges(state) {
            menu.choice(Action::At(s), || {
                Show::at(targets::space(s), msg("do-withdraw").with("where", label(s)))
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::At(to) = action else { unreachable!("a refuge is chosen") };
        let Battle { at, kind, .. } = *state.fight();
        let p = &mut state.players[seat];
        for u in p.armies.iter_mut().chain(&mut p.settlers).filter(|u| u.at == at) {
            u.at = to;
        }
        cx.tell(|| Event::Withdrew { who: seat, from: at, to });
        let winner = (kind != Kind::Raid).then_some(ATTACK);
        aftermath::conclude(state, winner, cx);
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if special(state, DEFENCE) == Some(Special::Withdraw) && !refuges(state).is_empty() {
            return Flow::Ask;
        }
        go(state, Starve);
        Flow::Go
    }
}

const SUPPLIES: Bill = Bill {
    cost: Pile { food: 2, ore: 0, wood: 0, idea: 0, gold: 0, mood: 0, culture: 0 },
    kind: crate::state::goods::Kind::Plain,
};

/// Starve Them Out: the defender is asked for Food, if there is any to give.
pub struct Starve;

impl Frame<Game> for Starve {
    fn asked(&self, state: &State) -> SeatSet {
        side(state, DEFENCE)
    }

    fn offer(&self, _: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-starve"));
        menu.choice(Action::Yes, || Show::button(msg("do-feed")));
        menu.choice(Action::No, || Show::button(msg("do-starve")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        go(state, Roll);
        if action == Action::Yes {
            state.charge(seat, SUPPLIES);
        } else {
            state.fight_mut().hungry = true;
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if special(state, ATTACK) == Some(Special::Starve) && !state.fight().hungry {
            if state.fight().sides[DEFENCE].is_some_and(|seat| state.can_pay(seat, SUPPLIES)) {
                return Flow::Ask;
            }
            state.fight_mut().hungry = true;
        }
        go(state, Roll);
        Flow::Go
    }
}

/// Surrounded and Surprise Move look at what fell this round.
pub struct After;

impl Frame<Game> for After {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        for side in [ATTACK, DEFENCE] {
            let fell = state.fight().fell;
            match special(state, side) {
                Some(Special::Surround) if fell[1 - side] >= fell[side] && state.fighters(1 - side) > 0 => {
                    let hit = cast(state, side, 1, cx);
                    state.fight_mut().owed[1 - side] += hit as u8;
                }
                Some(Special::Surprise) if fell[1 - side] > 0 => {
                    if let Some(seat) = state.fight().sides[side] {
                        hands::draw_card(state, seat, cx);
                    }
                }
                _ => {}
            }
        }
        go(state, Losses(Next::Decide));
        Flow::Go
    }
}
