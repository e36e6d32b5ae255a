//! Phase 3: goods and ships pay (R7). By the letter (D11) the mint is paid here too, and its owner may have to choose.

use super::*;
use crate::{gains, income};

pub struct Income;

/// R12.7: the owner of the mint, if they have tokens of both kinds.
fn minter(state: &State) -> Option<Seat> {
    let seat = state.owner(Building::Mint).filter(|_| state.options.letter_mint)?;
    let goods = &state.players[seat].goods;
    gains::mint_goods().iter().all(|good| goods[*good] > 0).then_some(seat)
}

impl Frame<Game> for Income {
    fn asked(&self, state: &State) -> SeatSet {
        minter(state).into_iter().collect()
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-mint"));
        gains::offer_mint(state, seat, menu);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Mint(good) = action else { unreachable!("only the mint asks here") };
        gains::mint(state, seat, good, cx);
        pay(state, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if minter(state).is_some() {
            return Flow::Ask;
        }
        if state.options.letter_mint
            && let Some(seat) = state.owner(Building::Mint)
            && let Some(good) = gains::mint_goods().into_iter().find(|g| state.players[seat].goods[*g] > 0)
        {
            gains::mint(state, seat, good, cx);
        }
        pay(state, cx);
        Flow::Go
    }
}

/// R7.2, R7.6: what the sets make; in round 8 it counts as points too.
fn pay(state: &mut State, cx: &mut Cx<Game>) {
    for i in 0..state.order.len() {
        let seat = state.order[i];
        let n = income::income_of(state, seat);
        let last = state.round == facts().constants.rounds;
        let player = &mut state.players[seat];
        player.money += n;
        player.loaded = 0;
        // R8.3: this and nothing that buildings pay.
        if last {
            player.economy_vp = n;
        }
        if n > 0 {
            cx.tell(|| Event::Income { seat, n });
        }
    }
    flow::begin_benefits(state, cx);
}
