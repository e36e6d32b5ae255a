//! What a player sees before they choose: names of everything, and chances told from their side.

mod scenes;

use civilization_2002::Pending;
use civilization_2002::battle::Side;
use civilization_2002::options::{Options, RuleSet};
use civilization_2002::{Action, Civilization2002 as G, Event, State};
use kernel::{Chance, Cx, Dice, Offer, Rules, Seat, Target};
use kit::Gauges;
use kit::gauge::EXACT;
use scenes::{Crowd, Modern};
use testkit::{Fault, With};

/// Random games of a scene with both rule sets; `look` sees every offer.
fn walk<S: Fault<G>>(offers: usize, mut look: impl FnMut(&State, Seat, &Offer<Action>)) {
    let mut dice = Dice::new(5);
    let mut seen = 0;
    for round in 0.. {
        let rules = if round % 2 == 0 { RuleSet::Advanced } else { RuleSet::Basic };
        let options = Options { rules, ..Options::default() };
        let setup = With::<G, S>::setup(&options, 2 + round % 3, &mut Cx::playout(&mut dice));
        let mut state = setup.unwrap_or_else(|refusal| panic!("{refusal:?}"));
        while let Some(seat) = G::open(&state).first() {
            let offer = G::offer_for(&state, seat);
            look(&state, seat, &offer);
            seen += 1;
            if seen > offers {
                return;
            }
            let choice = dice.below(offer.choices.len() as u32) as usize;
            G::apply(&mut state, seat, offer.choices[choice].action, &mut Cx::playout(&mut dice));
        }
    }
}

/// R2.5.3, R2.5.4: the chance that stands on a choice is that of one's own victory, in the battle or in this round, for
/// defenders too.
#[test]
fn odds_begin_with_ones_own_victory() {
    let (mut attacks, mut declared, mut defences, mut rounds) = (0, 0, 0, 0);
    let mut check = |state: &State, seat: Seat, offer: &Offer<Action>| {
        for choice in &offer.choices {
            let Some(odds) = G::exact(state, seat, &choice.action) else { continue };
            let area = match (choice.action, &state.battle) {
                (Action::Attack { area, .. }, _) => {
                    attacks += 1;
                    area
                }
                (Action::Challenge, _) => {
                    let Pending::Challenge(asked) = *state.frames.top() else { panic!("nobody entered") };
                    declared += 1;
                    asked.area
                }
                (_, Some(battle)) => {
                    defences += (battle.led_by(seat) == Some(Side::Defender)) as usize;
                    battle.area
                }
                (action, None) => panic!("{action:?} has odds without a battle"),
            };
            let won = G::narrate(&Event::BattleWon { who: seat, area });
            let round = odds[0].0.key == "gist-round-lost";
            let side = state.battle.as_ref().map(|battle| battle.side_of(seat));
            let foe = odds[0].0.about().and_then(|loser| Some(state.battle.as_ref()?.side_of(loser)));
            assert!(
                if round { side.is_some() && foe != side } else { odds[0].0 == won },
                "{:?}",
                choice.action
            );
            rounds += round as usize;
            let sum: i64 = odds.iter().map(|(_, chance)| *chance as i64).sum();
            assert!((sum - EXACT as i64).abs() <= 2, "{odds:?}");
        }
    };
    walk::<Crowd>(4_000, &mut check);
    walk::<Modern>(20_000, &mut check);
    assert!(
        attacks > 50 && declared > 0 && defences > 20 && rounds > 50,
        "{attacks} attacks, {declared} declared, {defences} defences, {rounds} rounds"
    );
}

/// Whatever can be chosen or refused on the board has a name; a figure that is refused is named by what it is.
#[test]
fn targets_are_named() {
    let (mut places, mut pieces, mut cards) = (0, 0, 0);
    walk::<Modern>(6_000, |_, _, offer| {
        let refused = offer.refused.iter().map(|refusal| refusal.target);
        for target in offer.choices.iter().map(|choice| choice.show.target).chain(refused) {
            let named = matches!(target, Target::Seat(_) | Target::Button) || G::place(target).is_some();
            assert!(named, "{target:?} has no name");
            match target {
                Target::Space(_) => places += 1,
                Target::Piece(_) => pieces += 1,
                Target::Card(_) => cards += 1,
                Target::Seat(_) | Target::Button => {}
            }
        }
        for refusal in &offer.refused {
            let told =
                !matches!(refusal.target, Target::Piece(_) | Target::Button) || refusal.about.is_some();
            assert!(told, "{refusal:?} is about nothing");
        }
    });
    assert!([places, pieces, cards].into_iter().all(|n| n > 1_000), "{places} {pieces} {cards}");
}
