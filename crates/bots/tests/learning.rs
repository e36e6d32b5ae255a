//! What is measured and learned from self-play: on positions whose truth is known, and to the last bit.

use bots::calibrate::{chances, fit, is_test, score, trusted};
use bots::gather::{Plan, Sample, gather};
use bots::learn::{corrected, learn};
use bots::residual::{Residual, inputs, output, size};
use bots::{Mind, Spec, worth};
use kernel::{Chance, Cx, Dice, Rules, Seat};
use kit::Heuristic;
use testkit::toy::{Options, Raid};

/// Games in which the lead means half as much as it says, and late ones in which it says the wrong thing.
fn games(n: u64) -> Vec<Sample> {
    let mut dice = Dice::new(3);
    let mut uniform = move || dice.below(1 << 20) as f32 / (1 << 20) as f32;
    let one = |game: u64| {
        let (lead, progress) = (4.0 * uniform() - 2.0, uniform());
        let true_lead = if progress > 0.5 { -lead } else { lead } / 2.0;
        let won = uniform() < 1.0 / (1.0 + (-true_lead).exp());
        let leads = if lead > 0.0 { vec![0.0, -lead] } else { vec![lead, 0.0] };
        Sample {
            game,
            progress,
            leads,
            features: Vec::new(),
            places: if won { vec![1, 2] } else { vec![2, 1] },
        }
    };
    (0..n).map(one).collect()
}

#[test]
fn a_lead_that_says_too_much_is_trusted_less() {
    let early: Vec<Sample> = games(6000).into_iter().filter(|sample| sample.progress < 0.5).collect();
    let trust = fit(&early);
    assert!((1.4..3.2).contains(&trust[0]), "twice the swing: {trust:?}");
    let test = || early.iter().filter(|sample| is_test(sample));
    let (before, after) =
        (score(&mut test(), &|s| s.leads.clone()), score(&mut test(), &|s| trusted(s, trust)));
    assert!(after.win < before.win && after.ahead < before.ahead && after.off < 0.05, "{before:?} {after:?}");
}

#[test]
fn what_the_hand_gets_wrong_is_learned() {
    let samples = games(6000);
    let learned = learn::<Raid>(&samples, |_| [2.0, 2.0], 1, |_| true);
    assert!(
        learned.residual.win < learned.calibrated.win - 0.03,
        "{:?} {:?}",
        learned.calibrated,
        learned.residual
    );
    let again = learn::<Raid>(&samples, |_| [2.0, 2.0], 1, |_| true);
    assert_eq!(learned.file.thousandths, again.file.thousandths, "one seed, one result");
    let late = Sample { progress: 0.9, leads: vec![0.0, -1.5], ..samples[0].clone() };
    let leads = corrected(&late, |_| [2.0, 2.0], learned.file.net());
    assert!(chances(&leads)[0] < 0.5, "who leads late loses: {leads:?}");
    let file = serde_json::to_string(&learned.file).expect("plain data");
    assert_eq!(Residual::read::<Raid>(&file).expect("as it was written").net(), learned.file.net());
    let short = file.replacen("[", "[1,", 2);
    assert!(Residual::read::<Raid>(&short).is_err(), "a file of another size is refused");
}

/// The same sums in the same order: no machine may differ by a bit, or the same seed would play other games there.
#[test]
fn a_correction_is_the_same_to_the_last_bit() {
    let mut dice = Dice::new(9);
    let mut number = || dice.below(2001) as f32 / 1000.0 - 1.0;
    let net: Vec<f32> = (0..size(6)).map(|_| number()).collect();
    let sum: f32 = (0..50)
        .map(|_| {
            let x: Vec<f32> = (0..inputs(6)).map(|_| number()).collect();
            output(&net, &x)
        })
        .sum();
    assert_eq!(sum.to_bits(), BITS, "{sum}: {:#x}", sum.to_bits());
}
const BITS: u32 = 0xc28a_6bc4;

#[test]
fn positions_are_gathered_alike_on_any_number_of_cores() {
    let plan = |jobs| Plan { seats: 3, games: 6, seed: 5, jobs, player: Spec::Greedy };
    let gathered = |jobs| gather::<Raid>(&Options::default(), &plan(jobs), |_| ()).expect("accepted");
    let (one, two) = (gathered(1), gathered(2));
    assert_eq!(format!("{one:?}"), format!("{two:?}"));
    assert!(one.len() > 20 && one.iter().all(|s| s.places.contains(&1) && s.leads.contains(&0.0)));
}

/// Chances of all seats are shares of one victory, whatever was measured.
#[test]
fn worth_is_shared_out() {
    let mut dice = Dice::new(2);
    let state = Raid::setup(&Options::default(), 3, &mut Cx::playout(&mut dice)).expect("accepted");
    let worth = worth::<Raid>(&state, &Mind::of::<Raid>());
    assert!((worth.iter().map(|w| w.win).sum::<f32>() - 1.0).abs() < 1e-5);
}

/// Whoever chooses moves compares leads as the hand scales them; what is shown to people comes true.
#[test]
fn what_is_learned_counts_on_the_scale_it_is_asked_on() {
    let mut dice = Dice::new(2);
    let mut state = Raid::setup(&Options::default(), 3, &mut Cx::playout(&mut dice)).expect("accepted");
    state.players[Seat(1)].score += 3;
    let by_hand = Mind::by_hand::<Raid>();
    let hand = by_hand.leads::<Raid>(&state);
    // A correction of one for everybody: nothing but the last number.
    let mut net = vec![0.0; size(0)];
    net[size(0) - 1] = 1.0;
    let learned = Some(std::sync::Arc::new(Residual::new(Raid::FEATURES, &net, serde_json::Value::Null)));
    let trust = [[4.0, 4.0]; kernel::MAX_SEATS + 1];
    let mut mind = Mind { trust, learned, honest: true, ..by_hand };
    for (seat, lead) in mind.leads::<Raid>(&state).pairs() {
        assert!((lead - (hand[seat] / 4.0 + 1.0)).abs() < 1e-5, "chances that come true");
    }
    mind.honest = false;
    mind.manner.correction = 0.5;
    for (seat, lead) in mind.leads::<Raid>(&state).pairs() {
        assert!(
            (lead - (hand[seat] + 0.5 * 4.0)).abs() < 1e-5,
            "half of the correction, on the hand's scale"
        );
    }
}
