//! Rules that are not a matter of one move: tables, counts, odds, and what a view shows.

use history_of_the_world::*;
use kernel::{Audience, Chance, Cx, Dice, Rules, Seat};
use kit::odds::Odds;
use kit::{Id, Named};

type G = HistoryOfTheWorld;

fn start(options: Options, seats: u8) -> State {
    testkit::start::<G>(&options, seats, 1)
}

fn land(name: &str) -> Land {
    Land::named(name).unwrap_or_else(|| panic!("no land {name}"))
}

/// A position as it is after setup, with these lands held: (name, seat).
fn with_lands(epoch: u8, held: &[(&str, u8)]) -> State {
    let mut state = start(Options::default(), 3);
    state.epoch = epoch;
    for (name, seat) in held {
        state.world.settle(land(name), Seat(*seat), Army::of_empire(1));
    }
    state
}

/// R9.2, R9.3, R9.4, R9.6, R9.7: the exact odds of a round, counted over all rolls.
#[test]
fn exact_odds() {
    // Attack dice and bonus, defence dice and bonus; attacker higher, equal, defender higher.
    let table = [
        ((2, 0), (1, 0), [125, 36, 55]),
        ((2, 0), (2, 0), [505, 286, 505]),
        ((2, 0), (3, 0), [2183, 1926, 3667]),
        ((3, 0), (1, 0), [855, 216, 225]),
        ((3, 0), (2, 0), [3667, 1926, 2183]),
        ((3, 0), (3, 0), [16437, 13782, 16437]),
        ((2, 1), (1, 0), [161, 25, 30]),
        ((2, 1), (2, 0), [791, 215, 290]),
        ((2, 1), (3, 0), [4109, 1495, 2172]),
        ((3, 1), (1, 0), [1071, 125, 100]),
        ((3, 1), (2, 0), [5593, 1175, 1008]),
        ((2, 0), (1, 1), [90, 35, 91]),
        ((2, 0), (2, 1), [290, 215, 791]),
        ((2, 0), (3, 1), [1008, 1175, 5593]),
        ((3, 0), (2, 1), [2172, 1495, 4109]),
    ];
    for ((a, plus), (d, fort), [higher, equal, lower]) in table {
        let found = odds(Side { dice: a, bonus: plus }, Side { dice: d, bonus: fort }, false);
        assert_eq!(found, Odds { higher, equal, lower }, "{a}+{plus} v {d}+{fort}");
        assert_eq!(found.total(), 6u64.pow((a + d) as u32));
    }
}

/// R1.1, R2.6: the board.
#[test]
fn the_board() {
    let all = board(&Options { lands: 102, ..Options::default() });
    assert_eq!(all.all().len(), 102);
    assert_eq!((all.habitable.len(), all.barren.len(), all.resources.len()), (94, 8, 18));
    let regions: usize = Region::all().map(|r| all.regions[r].len()).sum();
    assert_eq!((Region::COUNT, regions), (13, 94));
    let libya = all.region_of[land("libya")].map(Region::name);
    assert_eq!(libya, Some("north-africa"));
    assert!(all.barren.iter().all(|l| all.region_of[l].is_none()));
    let attested = board(&Options::default());
    assert_eq!(attested.all().len(), 101);
    assert!(!attested.habitable.has(land("tasmania")));
    let middle_east = Region::named("middle-east").unwrap();
    assert_eq!((1..=7).map(|e| all.value(middle_east, e)).collect::<Vec<_>>(), [2, 3, 3, 3, 3, 2, 1]);
}

/// R1.8, R9.5: borders go both ways, terrain does not.
#[test]
fn borders() {
    let board = board(&Options::default());
    for a in board.all() {
        for b in board.neighbours(a) {
            assert!(board.neighbours(b).has(a), "{} and {}", a.name(), b.name());
        }
    }
    let (steppe, wei) = (land("eastern-steppe"), land("wei-river"));
    assert_eq!(board.terrain_into(steppe, wei), Some(Terrain::GreatWall));
    assert_eq!(board.terrain_into(wei, steppe), None);
    let (eire, albion) = (land("eire"), land("albion"));
    assert_eq!(board.terrain_into(eire, albion), Some(Terrain::Strait));
    assert_eq!(board.terrain_into(albion, eire), Some(Terrain::Strait));
}

/// R11.1, R1.7: presence, domination and control follow from the definitions.
#[test]
fn levels_in_a_region() {
    let china = ["wei-river", "yellow-river", "great-plain-of-china", "yangtze-kiang", "szechuan"];
    let cases = [
        (1, 0, Level::Presence),
        (2, 1, Level::Domination),
        (2, 2, Level::Presence),
        (2, 0, Level::Domination),
        (3, 0, Level::Control),
        (3, 1, Level::Domination),
        (0, 2, Level::None),
    ];
    for (own, theirs, level) in cases {
        let mut held: Vec<(&str, u8)> = china[..own].iter().map(|&l| (l, 0)).collect();
        held.extend(china[own..own + theirs].iter().map(|&l| (l, 1)));
        let view = G::view(&with_lands(3, &held), Audience::Seat(Seat(0)));
        let region = view.regions.iter().find(|r| r.region.name() == "china").unwrap();
        assert_eq!(region.levels[Seat(0)], level, "{own} against {theirs}");
        assert_eq!(view.players[Seat(0)].forecast.regions, 3 * level.times());
    }
}

/// R11.3: a region that is worth nothing in an epoch scores nothing, and values change with the epoch.
#[test]
fn values_change_with_the_epoch() {
    let forecast = |epoch| {
        let view = G::view(&with_lands(epoch, &[("honshu", 0)]), Audience::Table);
        view.players[Seat(0)].forecast.regions
    };
    assert_eq!((1..=7).map(forecast).collect::<Vec<_>>(), [0, 0, 0, 0, 1, 1, 2]);
}

/// R5.4, R10.1, R11.1: what a turn is said to score if it ended now is what it scores when it is ended, with the monuments that its
/// resources still build.
#[test]
fn a_turn_scores_what_was_forecast() {
    let (mut ended, mut built) = (0, 0);
    let mut look = |state: &State| {
        let Some(turn) =
            G::view(state, Audience::Table).turn.filter(|t| t.stage == Stage::Expand && !t.side_campaign)
        else {
            return;
        };
        let seat = turn.seat;
        if !G::offer_for(state, seat).choices.iter().any(|choice| choice.action == Action::Done) {
            return;
        }
        let before = G::view(state, Audience::Table).players[seat].clone();
        let mut after = state.clone();
        let mut dice = Dice::new(1);
        G::apply(&mut after, seat, Action::Done, &mut Cx::playout(&mut dice));
        while matches!(after.stage(), Some(Stage::Monuments(_))) && after.turn.seat == seat {
            let first = G::offer_for(&after, seat).choices.remove(0).action;
            G::apply(&mut after, seat, first, &mut Cx::playout(&mut dice));
        }
        assert_eq!(after.players[seat].scored[state.epoch as usize - 1].total(), before.forecast.total());
        ended += 1;
        built += (turn.monuments > 0) as u32;
    };
    for options in [Options::default(), Options { letter: true, ..Options::default() }] {
        for seed in 1..=3 {
            let mut state = testkit::start::<G>(&options, 4, seed);
            let mut dice = Dice::new(seed);
            for _ in 0..900 {
                let Some(seat) = G::open(&state).first() else { break };
                look(&state);
                let choices = G::offer_for(&state, seat).choices;
                let action = choices[dice.below(choices.len() as u32) as usize].action;
                G::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
            }
        }
    }
    assert!(ended > 100 && built > 10, "{ended} ended, {built} with monuments");
}

/// R11.4: the score track wraps at 100.
#[test]
fn score_track() {
    assert_eq!(Track::at(7), Track { space: 7, fort: false, capital: false });
    assert_eq!(Track::at(103), Track { space: 3, fort: true, capital: false });
    assert_eq!(Track::at(207), Track { space: 7, fort: true, capital: true });
}

/// R2.2: figures that an empire does not use are put aside; the strongest empire of an epoch uses them all.
#[test]
fn figures() {
    let mut state = start(Options::default(), 3);
    state.epoch = 2;
    let carthaginia = Empire::named("carthaginia").unwrap();
    state.turn = Turn::of(Seat(0), Some(carthaginia));
    state.frames.replace(Stage::Expand);
    let turn = G::view(&state, Audience::Table).turn.unwrap();
    assert_eq!(turn.aside, 5);
    for epoch in 1..=7 {
        let strongest = (1..=7).map(|order| Empire::of(epoch, order).facts().strength).max();
        assert_eq!(strongest, Some([5, 12, 20, 15, 18, 14, 16][epoch as usize - 1]));
    }
}

/// R2.3, R2.4, R2.5: cards and markers as the box has them.
#[test]
fn decks() {
    let copies = |class| {
        Card::all().filter(|c| c.facts().class == class).map(|c| c.facts().copies as u32).sum::<u32>()
    };
    assert_eq!((copies(Class::Greater), copies(Class::Lesser)), (22, 49));
    assert_eq!(Card::all().filter(|c| c.is_minor()).count(), 7);
    for seats in 3..=6 {
        let state = start(Options::default(), seats);
        for (seat, player) in G::view(&state, Audience::Table).players.pairs() {
            assert_eq!((player.greater, player.lesser), (3, 7), "seat {seat}");
        }
        assert!(G::view(&state, Audience::Table).hand.is_empty());
    }
}

/// R4.4, R4.6: what is drawn is seen by the drawer alone, what is given by nobody else before all have one.
#[test]
fn drafted_empires_are_secret() {
    let mut state = start(Options::default(), 4);
    let Pending::Draft(Draft { drawer, card }) = state.frames.top().clone() else { panic!("a draft") };
    let to = Seat::all(4).find(|&s| s != drawer).unwrap();
    G::apply(&mut state, drawer, Action::Give(to), &mut Cx::playout(&mut Dice::new(5)));
    let sees = |who: Audience| G::view(&state, who).players[to].empire;
    assert_eq!(sees(Audience::Seat(drawer)), Some(*card.get()));
    assert_eq!(sees(Audience::Seat(to)), None, "not before everybody has one");
    assert_eq!(sees(Audience::Table), None);
    assert!(G::view(&state, Audience::Table).players[to].has_empire);
}

/// The letter is one option for all of its readings; each finer option gives one of them alone.
#[test]
fn letter_means_all_letters() {
    let letter = Options { letter: true, ..Options::default() };
    assert_eq!(letter.treachery(), Treachery::Letter);
    let touched = Options { minor_empire: MinorEmpire::Touched, ..letter };
    assert!(letter.treachery_helps_all() && touched.minor_empire_spared());
    assert!(!letter.incas_aztecs_single() && letter.example_fleets() && !letter.deccan_swapped());
    assert_eq!((letter.markers(), Options::default().markers()), (12, 14));
    let swapped = Options { deccan: Deccan::Swapped, ..Options::default() };
    assert!(swapped.deccan_swapped() && !Options { letter: true, ..swapped }.deccan_swapped());
}

/// R6.9.5, R13.3: what Treachery leaves standing still has to be beaten, and the odds shown say so.
#[test]
fn treachery_is_as_sure_as_its_reading() {
    let takes = |options: Options, armies: u8, fort: bool| {
        let mut state = start(options, 3);
        state.epoch = 3;
        state.turn = Turn::of(Seat(0), Empire::named("romans"));
        let (home, target) = (land("southern-apennines"), land("northern-apennines"));
        state.world.settle(home, Seat(0), Army::of_empire(3));
        state.world.settle(target, Seat(1), Army { count: armies, ..Army::of_empire(2) });
        if fort {
            state.world.forts.insert(target);
        }
        state.turn.campaign.lands[0].insert(home);
        state.turn.campaign.pool = [3, 0];
        state.turn.treachery = Some(target);
        state.frames.replace(Stage::Expand);
        let view = G::view(&state, Audience::Table);
        let attack = view.attacks.iter().find(|a| a.land == target).unwrap();
        assert_eq!(attack.odds, Odds::SURE, "the round itself is won");
        attack.takes
    };
    let whole = Options { multiple_armies: true, ..Options::default() };
    let one = Options { treachery_stack: TreacheryStack::One, ..whole };
    let letter = Options { letter: true, ..whole };
    let round = (125 * 1000u32 / 216) as u16;
    assert_eq!((takes(whole, 2, true), takes(one, 2, true), takes(one, 1, true)), (1000, round, 1000));
    assert_eq!(
        (takes(letter, 1, false), takes(letter, 1, true), takes(letter, 2, false)),
        (1000, round, round)
    );
}
