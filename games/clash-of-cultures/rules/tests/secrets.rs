//! Sealed combat cards: the soak rarely meets one at the right moment, so this looks for it.

mod common;

use clash_of_cultures::{ClashOfCultures as G, Lay, Options, Step};
use kernel::{Audience, Chance, Cx, Dice, Rules, Seat};

/// R11.4: while the defender decides, nobody but the attacker sees the card laid face down.
#[test]
fn a_sealed_card_stays_sealed() {
    let options = Options { sealed_cards: true, ..Options::default() };
    let mut seen = 0;
    for seed in 0..200 {
        let mut dice = Dice::new(seed);
        let mut state = common::FromTheMiddle::setup(&options, 2, &mut Cx::playout(&mut dice)).unwrap();
        let mut menu = Vec::new();
        while let Some(seat) = G::open(&state).first() {
            if let Some(b) = &state.battle
                && b.step == Step::Card(Lay(1))
                && let (Some(card), Some(attacker)) = (b.laid.get()[0], b.sides[0])
            {
                seen += 1;
                let shown = |who: Audience| G::view(&state, who).battle.unwrap().sides[0].card;
                assert_eq!(shown(Audience::Seat(attacker)), Some(card));
                for who in [Audience::Seat(Seat(1 - attacker.0)), Audience::Table] {
                    assert_eq!(shown(who), None);
                    let other = G::resample(&state, who, &mut dice);
                    assert_eq!(G::view(&state, who), G::view(&other, who));
                    G::audit(&other).unwrap();
                }
            }
            menu.clear();
            G::offer(&state, seat, &mut menu);
            let action = menu[dice.below(menu.len() as u32) as usize];
            G::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
        }
        if seen >= 10 {
            return;
        }
    }
    panic!("only {seen} sealed cards met");
}
