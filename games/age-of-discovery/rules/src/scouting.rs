//! Looking at tiles and cards for money (R14.4).

use crate::action::Action;
use crate::data::facts;
use crate::event::Event;
use crate::frames::ScoutedCard;
use crate::ids::*;
use crate::setup::unseen_tile;
use crate::state::{LandTile, Peeked, Seen, State};
use crate::{Game, targets};
use kernel::{Bag, Cx, Menu, Refusal, Seat, SeatSet, Secret, Show, msg};

fn cost(state: &State) -> u16 {
    facts().constants.scout_cost.of(state.age())
}

/// R14.4: the deck only once no tile is left; by the letter (D7) at any time.
fn deck_open(state: &State) -> bool {
    !state.deck.is_empty() && (state.options.letter_scouting || state.all_discovered())
}

fn top_known(state: &State, seat: Seat) -> bool {
    state.deck.top.is_some_and(|t| t.by.contains(seat))
}

/// R5.5: on any turn of one's own; `flow` knows which those are.
pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    if !state.options.scouting {
        return;
    }
    let n = cost(state);
    let rich = state.players[seat].money >= n;
    for region in state.undiscovered_regions() {
        if state.known_tile(seat, region).is_some() {
            menu.refuse(|| Refusal::new(targets::tile(region), "R14.4", msg("refuse-scout-known")));
        } else if rich {
            menu.choice(Action::Scout(region), || {
                Show::at(targets::tile(region), msg("do-scout").with("region", region.place()).num("n", n))
            });
        } else {
            menu.refuse(|| {
                Refusal::new(targets::tile(region), "R14.4", msg("refuse-scout-money").num("n", n))
            });
        }
    }
    // While a tile is left the card goes back where it was: looking twice would teach nothing.
    if deck_open(state) && (state.all_discovered() || !top_known(state, seat)) {
        if rich {
            menu.choice(Action::ScoutDeck, || Show::at(targets::DECK, msg("do-scout-deck").num("n", n)));
        } else {
            menu.refuse(|| Refusal::new(targets::DECK, "R14.4", msg("refuse-scout-money").num("n", n)));
        }
    } else if !state.all_discovered() && !state.options.letter_scouting {
        menu.refuse(|| Refusal::new(targets::DECK, "R14.4", msg("refuse-scout-deck-early")));
    }
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
    let cost = cost(state);
    state.players[seat].money -= cost;
    match action {
        Action::Scout(region) => {
            let tile = look(state, seat, region, cx);
            let told = |tile| Event::ScoutedTile { seat, region, cost, tile };
            cx.confide(seat, || told(Some(tile)), || told(None));
        }
        Action::ScoutDeck => {
            let card = look_at_top(state, seat, cx);
            let told = |card| Event::ScoutedDeck { seat, cost, card };
            cx.confide(seat, || told(Some(card)), || told(None));
            if state.all_discovered() {
                state.frames.push(ScoutedCard { seat });
            }
        }
        _ => unreachable!("a tile or the deck"),
    }
}

/// `seat` alone sees the tile.
fn look(state: &mut State, seat: Seat, region: Region, cx: &mut Cx<Game>) -> Tile {
    cx.reveal();
    if let LandTile::Seen(seen) = &mut state.regions[region].tile {
        seen.by.insert(seat);
        return *seen.tile.get();
    }
    let tile = unseen_tile(state, cx);
    state.regions[region].tile =
        LandTile::Seen(Seen { tile: Secret::new(tile), by: SeatSet::of(seat), public: false });
    tile
}

fn look_at_top(state: &mut State, seat: Seat, cx: &mut Cx<Game>) -> Card {
    cx.reveal();
    let mut top = take_top(state, cx);
    top.by.insert(seat);
    state.deck.top = Some(top);
    *top.card.get()
}

/// Takes the top card off a deck that is not empty.
pub fn take_top(state: &mut State, cx: &mut Cx<Game>) -> Peeked {
    let deck = &mut state.deck;
    if let Some(top) = deck.top.take() {
        return top;
    }
    match deck.unseen.draw(cx) {
        Some(kind) => Peeked { card: Secret::new(Card::at(kind)), by: SeatSet::EMPTY },
        None => deck.bottom.remove(0),
    }
}

/// R6.6.5: a card goes back and the deck is shuffled, so nobody knows where anything is.
pub fn shuffle_back(state: &mut State, card: Card) {
    let deck = &mut state.deck;
    let mut all: Bag<CARDS> = [card.index()].into_iter().collect();
    for known in deck.top.take().into_iter().chain(deck.bottom.drain(..)) {
        all.put(known.card.get().index());
    }
    deck.unseen.absorb(&mut all);
}
