//! The bar of purchases: every kind that the rules of the match know can be had, or says why not, once.

use civilization_2002::frames::Pending;
use civilization_2002::{Action, Civilization2002 as G};
use civilization_2002_table::World;
use kernel::{Offer, Rules};
use std::collections::BTreeSet;
use table::{Face, trial};

/// How often a kind is offered, and how often it is refused as a whole.
fn count(offer: &Offer<Action>, deed: &str) -> (usize, usize) {
    let key = format!("deed-{deed}");
    let ways = offer.choices.iter().filter(|choice| World::deed(&choice.action) == Some(deed)).count();
    let about = |refusal: &&kernel::Refusal| refusal.about.as_ref().is_some_and(|about| about.key == key);
    (ways, offer.refused.iter().filter(about).count())
}

fn whole_game(options: &[(&str, &str)], row: &[&str]) {
    let (mut open, mut shut) = (BTreeSet::new(), BTreeSet::new());
    trial::play::<G>(3, options, 77, usize::MAX, |step, state| {
        let Some(seat) = G::open(state).first() else { return };
        let offer = G::offer_for(state, seat);
        if !matches!(state.frames.top(), Pending::Purchase(_)) {
            assert_eq!(World::bar(&offer), None, "step {step}");
            return;
        }
        assert_eq!(World::bar(&offer), Some(row), "step {step}");
        for &deed in row {
            let (ways, refusals) = count(&offer, deed);
            assert_eq!(refusals, (ways == 0) as usize, "step {step}, {deed}: {ways} ways");
            if ways > 0 { &mut open } else { &mut shut }.insert(deed);
        }
        let end = |action: &Action| *action == Action::EndPurchases;
        let listed = offer.choices.iter().all(|c| end(&c.action) || World::deed(&c.action).is_some());
        assert!(listed, "step {step}: something stands outside the bar");
    });
    assert!(open.len() + 1 >= row.len() && shut.len() + 1 >= row.len(), "open {open:?}, shut {shut:?}");
}

#[test]
fn basic_purchases() {
    whole_game(&[], World::DEEDS[0]);
}

#[test]
fn advanced_purchases() {
    whole_game(&[("rules", "advanced"), ("length", "long")], World::DEEDS[1]);
}
