//! What is said of matches whose players are known: bots of different strength.

use age_of_discovery::AgeOfDiscovery as Game;
use analysis::{Analysis, Effort, Shares, Statistics, analyse, facts};
use bots::{Glimpse, Opponents, Spec};
use kernel::{Match, PerSeat, Rules, Seat, SeatSet, Seed};
use testkit::toy::Raid;

fn played<G: Opponents>(bots: &[&str], seed: u64, most: usize) -> Match<G> {
    let (mut game, _) =
        Match::<G>::new(Default::default(), bots.len() as u8, Seed::from_number(seed)).expect("it fits");
    let spec = |name: &&str| name.parse::<Spec>().unwrap_or_else(|e| panic!("{e}"));
    let mut bots: PerSeat<_> =
        bots.iter().zip(1..).map(|(name, n): (_, u64)| spec(name).make::<G>(seed * 8 + n)).collect();
    while let Some(seat) = G::open(game.state()).first().filter(|_| game.steps() < most) {
        let decision = game.decision(seat).expect("it is open");
        let actions: Vec<G::Action> =
            decision.offer.choices.iter().map(|choice| choice.action.clone()).collect();
        let chosen = bots[seat].choose(&Glimpse::new(game.state(), seat, &actions));
        let number = decision.number;
        game.submit(seat, number, actions[chosen].clone()).expect("it was offered");
    }
    game
}

fn looked<G: Opponents>(game: &Match<G>, judge: SeatSet) -> Analysis {
    let effort = Effort { worlds: 16, millis: 300, jobs: 2 };
    analyse(game, judge, &effort, &|| true).expect("it is over")
}

#[test]
fn everything_adds_up_and_is_the_same_again() {
    let game = played::<Raid>(&["random", "greedy", "random"], 3, usize::MAX);
    let found = looked(&game, SeatSet::all(3));
    assert_eq!(found, looked(&game, SeatSet::all(3)));
    assert_eq!((found.chances.len(), found.actors.len()), (game.steps() + 1, game.steps()));
    for chances in &found.chances {
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{chances:?}");
    }
    for (seat, shares) in found.shares.iter().enumerate() {
        let gained = found.facts.won(seat) - 1.0 / 3.0;
        assert!(
            (shares.own + shares.luck + shares.others - gained).abs() < 1e-3,
            "{shares:?} is not {gained}"
        );
    }
    for part in [|shares: &Shares| shares.own, |shares: &Shares| shares.luck, |shares: &Shares| shares.others]
    {
        let sum: f32 = found.shares.iter().map(part).sum();
        assert!(sum.abs() < 1e-3, "what one gains another loses: {:?}", found.shares);
    }
    assert!(found.turnings.len() <= 5 && found.turnings.is_sorted_by_key(|turning| turning.from));
    assert!(found.facts.honest && found.facts.dice.values().flatten().sum::<u32>() > 0);
}

#[test]
fn nothing_is_said_of_a_match_that_runs() {
    let game = played::<Raid>(&["random", "random"], 3, 6);
    assert!(Raid::standing(game.state()).is_none());
    assert!(
        analyse(&game, SeatSet::all(2), &Effort::default(), &|| true).is_none() && facts(&game).is_none()
    );
    let over = played::<Raid>(&["random", "random"], 3, usize::MAX);
    assert!(analyse(&over, SeatSet::all(2), &Effort::default(), &|| false).is_none(), "told to stop");
}

/// The stronger bot wins by what it chooses. What it draws is as good as what anybody draws.
#[test]
fn a_stronger_bot_shows_more_skill_and_not_more_luck() {
    const GAMES: u64 = 24;
    let (mut skill, mut luck, mut won) = ([0.0f32; 2], [0.0f32; 2], 0.0);
    for seed in 0..GAMES {
        let strong = (seed % 2) as usize;
        let names = if strong == 0 { ["greedy", "random"] } else { ["random", "greedy"] };
        let game = played::<Game>(&names, 100 + seed, usize::MAX);
        let found = looked(&game, SeatSet::EMPTY);
        won += found.facts.won(strong);
        for (i, seat) in [strong, 1 - strong].into_iter().enumerate() {
            skill[i] += found.shares[seat].own / GAMES as f32;
            luck[i] += found.shares[seat].luck / GAMES as f32;
        }
    }
    assert!(won / GAMES as f32 > 0.9, "it is stronger: {won} of {GAMES}");
    assert!(skill[0] > skill[1] + 0.2, "own choices: {skill:?}");
    assert!(luck[0].abs() < 0.1, "luck: {luck:?}");
}

#[test]
fn a_weaker_bot_could_have_done_better_more_often() {
    let effort = Effort { worlds: 1, millis: 100_000, jobs: 2 };
    let mut lost = [0.0f32; 2];
    for seed in 0..8 {
        let game = played::<Raid>(&["search:400i", "random"], seed, usize::MAX);
        let found = analyse(&game, SeatSet::all(2), &effort, &|| true).expect("it is over");
        for judged in &found.judged {
            lost[judged.seat as usize] += judged.lost;
            let state = game.state_at(judged.step - 1).expect("it was played");
            let offer = Raid::offer_for(&state, Seat(judged.seat));
            assert!(judged.taken != judged.better && judged.better < offer.choices.len(), "{judged:?}");
        }
        assert!(found.judged.is_sorted_by(|a, b| a.lost >= b.lost), "the costliest first");
    }
    assert!(lost[1] > 2.0 * lost[0], "{lost:?}");
}

#[test]
fn many_matches_become_statistics() {
    let all: Vec<_> =
        (0..6).filter_map(|seed| facts(&played::<Game>(&["greedy", "random"], seed, usize::MAX))).collect();
    let found = Statistics::of(all.iter());
    assert_eq!((found.games, found.tables.len(), found.dishonest), (6, 1, 0));
    let table = &found.tables[0];
    assert!((table.wins.iter().sum::<f32>() - 1.0).abs() < 1e-4 && table.wins[0] > 0.5, "{table:?}");
    assert!(table.winning >= table.points[0].max(table.points[1]) - 1e-3);
    assert!(
        found.length.0 > 0
            && found.length.0 as f32 <= found.length.1
            && found.length.1 <= found.length.2 as f32
    );
    let named =
        found.named.iter().find(|named| named.seats >= 6).expect("something is spoken of in every match");
    assert!((0.0..=1.0).contains(&named.wins) && (named.even - 0.5).abs() < 1e-4, "{named:?}");
    assert_eq!(Statistics::of([].iter()).games, 0);
}
