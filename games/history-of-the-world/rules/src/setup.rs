//! R2: hands are dealt; everything else starts empty.

use crate::Game;
use crate::data::{self, Class};
use crate::flow;
use crate::frames::Over;
use crate::ids::*;
use crate::options::Options;
use crate::state::{Hand, Player, Score, State, Turn, World};
use arrayvec::ArrayVec;
use kernel::{Bag, Cx, Frames, PerSeat, Refusal, SeatSet, Secret};

/// The whole deck of a kind of card.
pub fn deck(of: impl Fn(Card) -> bool) -> Bag<CARDS> {
    let mut bag = Bag::EMPTY;
    for card in Card::all().filter(|&c| of(c)) {
        for _ in 0..card.facts().copies {
            bag.put(card.index());
        }
    }
    bag
}

/// How many cards of which deck make a hand (R2.3, R13.2).
pub fn piles(options: &Options) -> Vec<(Bag<CARDS>, u8)> {
    let hand = &data::facts().pieces.hand;
    let of = |class| move |c: Card| c.facts().class == class;
    let lesser = (deck(of(Class::Lesser)), hand.lesser);
    if options.dealt_minors {
        let others = deck(|c| c.facts().class == Class::Greater && !c.is_minor());
        vec![(deck(Card::is_minor), 1), (others, hand.greater - 1), lesser]
    } else {
        vec![(deck(of(Class::Greater)), hand.greater), lesser]
    }
}

pub fn setup(options: &Options, seats: u8, cx: &mut Cx<Game>) -> Result<State, Refusal> {
    let mut piles = piles(options);
    let mut deal = || {
        let mut cards = ArrayVec::<Card, 10>::new();
        for (pile, count) in &mut piles {
            for _ in 0..*count {
                cards.push(Card::at(pile.draw(cx).expect("cards for six hands")));
            }
        }
        cards.into_iter().collect::<Hand>()
    };
    let players = PerSeat::new(seats, |_| Player {
        points: 0,
        hand: Secret::new(deal()),
        empire: Secret::new(None),
        has_empire: false,
        empire_seen: SeatSet::EMPTY,
        empires: [None; 7],
        scored: [Score::default(); 7],
        markers: 0,
        preeminence: 0,
    });
    let mut state = State {
        options: *options,
        frames: Frames::new(Over),
        epoch: 1,
        called: 0,
        order: ArrayVec::new(),
        deck: Secret::new(Bag::EMPTY),
        players,
        world: World::default(),
        navy: [None; SEAS],
        played: Bag::EMPTY,
        turn: Turn::default(),
    };
    flow::begin_epoch(&mut state, cx);
    flow::advance(&mut state, cx);
    Ok(state)
}
