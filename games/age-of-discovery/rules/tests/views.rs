//! What an audience sees.

use age_of_discovery::{Action, AgeOfDiscovery, Options, Phase, Region};
use kernel::{Audience, Chance, Cx, Dice, Ears, Notes, Rules, Seat};

/// R1.5, R14.4: a scouted tile is seen by the scout alone, and so is what is told of it.
#[test]
fn a_scout_sees_alone() {
    let options = Options { scouting: true, ..Options::default() };
    let mut dice = Dice::new(3);
    let mut state = AgeOfDiscovery::setup(&options, 3, &mut Cx::playout(&mut dice)).expect("stands");
    let scout = AgeOfDiscovery::open(&state).first().expect("somebody places");
    let mut notes = Notes::default();
    let mut cx = Cx::recording(1, &mut dice, &mut notes);
    AgeOfDiscovery::apply(&mut state, scout, Action::Scout(Region::Peru), &mut cx);
    assert!(cx.fenced(), "a look cannot be taken back");
    for who in Audience::all(3) {
        let land = &AgeOfDiscovery::view(&state, who).regions[Region::Peru];
        assert_eq!(land.tile.is_some(), who.is(scout), "{who:?}");
        assert!(land.seen_by.contains(scout), "everybody knows that somebody looked");
    }
    let private = &notes.told[0];
    assert_eq!(private.to, Ears::only(kernel::SeatSet::of(scout)));
    let told = serde_json::to_value(&notes.told[1].event).expect("plain data");
    assert!(told["scouted_tile"]["tile"].is_null(), "others hear no face: {told}");
}

/// R11.2: the breakdown a player watches adds up, and is the final score in the end.
#[test]
fn the_breakdown_is_the_score() {
    for seed in 0..20 {
        let mut dice = Dice::new(seed);
        let options = Options { buy_vp: true, ..Options::default() };
        let seats = 2 + (seed % 5) as u8;
        let mut state = AgeOfDiscovery::setup(&options, seats, &mut Cx::playout(&mut dice)).expect("stands");
        let mut menu = Vec::new();
        while let Some(seat) = AgeOfDiscovery::open(&state).first() {
            menu.clear();
            AgeOfDiscovery::offer(&state, seat, &mut menu);
            let pick = dice.below(menu.len() as u32) as usize;
            AgeOfDiscovery::apply(&mut state, seat, menu[pick], &mut Cx::playout(&mut dice));
        }
        let standing = AgeOfDiscovery::standing(&state).expect("over");
        let view = AgeOfDiscovery::view(&state, Audience::Table);
        for (seat, mat) in view.players.pairs() {
            let score = &mat.score;
            let sum = score.colonies.iter().sum::<u16>()
                + score.bought
                + score.discoveries
                + score.economy
                + score.buildings.iter().map(|(_, vp)| vp).sum::<u16>();
            assert_eq!(score.total, sum);
            assert_eq!(kernel::Points::from(score.total), standing.points[seat], "seat {seat}");
        }
        assert_eq!(view.places, Some(standing.places));
    }
}

/// R7.6, R11.2: what goods would pay is no point before round 8 has paid it.
#[test]
fn economy_counts_once_it_is_earned() {
    let mut dice = Dice::new(5);
    let mut state =
        AgeOfDiscovery::setup(&Options::default(), 4, &mut Cx::playout(&mut dice)).expect("stands");
    let (mut promised, mut earned) = (0, 0);
    let mut menu = Vec::new();
    while let Some(seat) = AgeOfDiscovery::open(&state).first() {
        let view = AgeOfDiscovery::view(&state, Audience::Table);
        let due = view.round < 8 || matches!(view.phase, Phase::Placement | Phase::Tracks);
        for mat in view.players.iter() {
            promised += mat.income as u32;
            assert!(!due || mat.score.economy == 0, "round {}: {:?}", view.round, mat.score);
            earned += mat.score.economy as u32;
        }
        menu.clear();
        AgeOfDiscovery::offer(&state, seat, &mut menu);
        let pick = dice.below(menu.len() as u32) as usize;
        AgeOfDiscovery::apply(&mut state, seat, menu[pick], &mut Cx::playout(&mut dice));
    }
    let last = AgeOfDiscovery::view(&state, Audience::Table);
    earned += last.players.iter().map(|m| m.score.economy as u32).sum::<u32>();
    assert!(promised > 0 && earned > 0, "{promised} promised, {earned} earned");
}

/// R5.1: every seat is asked in the order of the table at the start of a round.
#[test]
fn the_first_of_the_order_begins() {
    for seed in 0..10 {
        let mut dice = Dice::new(seed);
        let state =
            AgeOfDiscovery::setup(&Options::default(), 5, &mut Cx::playout(&mut dice)).expect("stands");
        let asked: Vec<Seat> = AgeOfDiscovery::open(&state).iter().collect();
        assert_eq!(asked, [state.order[0]]);
    }
}
