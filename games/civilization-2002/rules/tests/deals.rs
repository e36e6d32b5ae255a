//! What a trader reads before they choose: what every partner could lend, and what every loan is worth.

mod scenes;

use civilization_2002::trade::Item;
use civilization_2002::{Action, Civilization2002 as G, State};
use kernel::{Arg, Audience, Cx, Dice, Offer, Rules, Seat};
use kit::Id;
use scenes::{Crowd, walk};

/// R2.7.1, R3.5, R4.2.3: what a loan or a settlement is said to be worth is what the deal says once it lies on the table. Another
/// may have no icon for it.
#[test]
fn loans_and_settlements_are_worth_what_they_say() {
    let (mut tried, mut gained, mut settlements) = (0, 0, 0);
    let mut dice = Dice::new(3);
    let seen = |state: &State, seat: Seat| G::view(state, Audience::Seat(seat)).deal;
    walk::<Crowd>(6_000, |state, seat, offer| {
        let Some(deal) = seen(state, seat).filter(|_| tried < 400) else { return };
        for choice in &offer.choices {
            let (Action::Take(item) | Action::Give(item)) = choice.action else { continue };
            if !matches!(item, Item::Loan(_) | Item::Settlement(_)) {
                continue;
            }
            let loan = deal.tried.iter().find(|tried| tried.item == item).expect("whatever earns is tried");
            settlements += matches!(item, Item::Settlement(_)) as usize;
            let mut after = state.clone();
            G::apply(&mut after, seat, choice.action, &mut Cx::playout(&mut dice));
            let then = seen(&after, seat).expect("the deal goes on");
            for side in 0..2 {
                assert_eq!(loan.income[side].0, deal.income[side].1);
                assert_eq!(loan.income[side].1, then.income[side].1, "{item:?}");
                gained += (loan.income[side].1 > loan.income[side].0) as usize;
            }
            tried += 1;
        }
    });
    assert!(
        tried > 100 && gained > 10 && settlements > 50,
        "{tried}, {gained} bring more, {settlements} settlements"
    );
}

/// R2.7.1: whoever chooses a partner reads what each could lend.
#[test]
fn partners_say_what_they_could_lend() {
    let (mut rich, mut poor) = (0, 0);
    walk::<Crowd>(3_000, |state, _, offer| {
        for choice in &offer.choices {
            let Action::Bargain(other) = choice.action else { continue };
            let lent = civilization_2002::trade::lendable(state, other);
            let kinds: std::collections::BTreeSet<_> = lent
                .filter_map(|area| state.regions[area].resource())
                .map(|resource| resource.index())
                .collect();
            let said = choice.show.label.args.iter().find_map(|(name, arg)| match arg {
                Arg::List(list) if *name == "has" => Some(list.len()),
                _ => None,
            });
            assert_eq!(said, Some(kinds.len()), "{:?}", choice.show.label);
            if kinds.is_empty() { poor += 1 } else { rich += 1 }
        }
    });
    assert!(rich > 20, "{rich} could lend, {poor} could not");
}

/// R2.7.2: nobody gives their last settlement away, which is said where it could be laid down and not only where it is refused.
#[test]
fn the_last_settlement_says_so() {
    let (mut last, mut others) = (0, 0);
    let warned = |offer: &Offer<Action>, wanted: Item| {
        let mut choices = offer.choices.iter();
        let found =
            choices.find(|choice| [Action::Give(wanted), Action::Take(wanted)].contains(&choice.action));
        format!("{:?}", found.expect("it is offered").show.label).contains("item-last")
    };
    walk::<Crowd>(6_000, |state, seat, offer| {
        let Some(deal) = state.deal.as_ref().filter(|deal| deal.is_empty()) else { return };
        for choice in &offer.choices {
            let (owner, other, item) = match choice.action {
                Action::Give(item @ Item::Settlement(_)) => (deal.from, deal.to, item),
                Action::Take(item @ Item::Settlement(_)) => (deal.to, deal.from, item),
                _ => continue,
            };
            let alone = state.settlement_count(owner) == 1;
            assert_eq!(warned(offer, item), alone, "{:?}", choice.show.label);
            others += !alone as usize;
            // Of two all but one are gone.
            let Item::Settlement(kept) = item else { continue };
            let mut bare = state.clone();
            for area in state.settlements(owner).filter(|area| *area != kept) {
                (bare.regions[area].owner, bare.regions[area].holder) = (None, None);
            }
            assert!(warned(&G::offer_for(&bare, seat), item));
            // What comes for it is laid down first.
            let theirs = bare.settlements(other).find(|area| bare.regions[*area].holder == Some(other));
            if let (Some(area), Some(deal)) = (theirs, bare.deal.as_mut()) {
                let comes = if owner == deal.from { &mut deal.take } else { &mut deal.give };
                comes.push(Item::Settlement(area));
                assert!(!warned(&G::offer_for(&bare, seat), item));
                last += 1;
            }
        }
    });
    assert!(last > 20 && others > 20, "{last} {others}");
}

/// R6.5: a proposal is one of a few, and the button that makes it says of how many.
#[test]
fn a_proposal_says_how_many_are_left() {
    let mut seen = 0;
    walk::<Crowd>(6_000, |state, seat, offer| {
        let Some(choice) = offer.choices.iter().find(|choice| choice.action == Action::Propose) else {
            return;
        };
        let left = civilization_2002::trade::PROPOSALS - state.players[seat].proposals;
        let said = choice.show.label.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(n) if *name == "n" => Some(*n),
            _ => None,
        });
        assert_eq!(said, Some(left as i64), "{:?}", choice.show.label);
        seen += 1;
    });
    assert!(seen > 20, "{seen}");
}
