//! What bots know about the game: it beats chance, it trades where both gain, and it never goes round in circles.

use civilization_2002::frames::{Pending, Trade};
use civilization_2002::ids::*;
use civilization_2002::options::{Length, Options, RuleSet};
use civilization_2002::state::{Face, Phase, State};
use civilization_2002::trade::Item;
use civilization_2002::{Action, Civilization2002};
use kernel::{Chance, Cx, Dice, Frames, Rules, Seat, SeatSet, Secret};
use kit::Heuristic;

const ANA: Seat = Seat(0);
const BO: Seat = Seat(1);
const CY: Seat = Seat(2);

fn game(options: Options, seats: u8, seed: u64) -> State {
    testkit::start::<Civilization2002>(&options, seats, seed)
}

fn offered(state: &State, seat: Seat) -> Vec<Action> {
    let mut menu = Vec::new();
    Civilization2002::offer(state, seat, &mut menu);
    menu
}

fn promise(state: &State, seat: Seat, action: Action) -> f32 {
    let weights = kit::heuristic::weights::<Civilization2002>().expect("weights.json fits");
    Civilization2002::promise(state, seat, &action, &weights)
}

fn apply(state: &mut State, seat: Seat, action: Action) {
    Civilization2002::apply(state, seat, action, &mut Cx::playout(&mut Dice::new(1)));
}

/// The trade phase of a basic game: Ana has nothing but wine, Bo nothing but spices, Cy one village without anything;
/// everybody owns four technologies.
fn market() -> State {
    let mut state = game(Options::default(), 3, 7);
    let mut techs = Tech::all();
    for seat in [ANA, BO, CY] {
        state.players[seat].technologies = techs.by_ref().take(4).collect();
        state.supply -= state.players[seat].technologies;
        state.players[seat].gold = 20;
    }
    let (wine, spices) = (Marker::Wine, Marker::Spices);
    let lands: Vec<Area> = Area::lands().collect();
    for (i, (seat, marker)) in
        [(ANA, wine), (ANA, wine), (BO, spices), (BO, spices), (CY, Marker::Nothing)].into_iter().enumerate()
    {
        let region = &mut state.regions[lands[10 * i]];
        region.marker = Secret::new(marker);
        region.face = if marker.is_resource() { Face::Up } else { Face::Gone };
        (region.owner, region.holder, region.size) = (Some(seat), Some(seat), 3);
    }
    state.turn = 3;
    state.phase = Phase::Trade;
    state.first = ANA;
    state.frames = Frames::new(Trade { seat: ANA, passed: SeatSet::EMPTY });
    state
}

fn most_promising(state: &State, seat: Seat) -> Action {
    let menu = offered(state, seat);
    let best = menu.iter().map(|a| promise(state, seat, *a)).fold(f32::MIN, f32::max);
    *menu.iter().find(|a| promise(state, seat, **a) == best).expect("something is offered")
}

/// R2.7.1: wine for spices brings both a new kind of resource; the draft is made in a few steps and accepted.
#[test]
fn a_deal_that_helps_both_is_drafted_and_accepted() {
    let mut state = market();
    assert!(promise(&state, ANA, Action::Bargain(BO)) > 0.0);
    apply(&mut state, ANA, Action::Bargain(BO));
    for _ in 0..8 {
        if *state.frames.top() == Pending::Answer {
            break;
        }
        let action = most_promising(&state, ANA);
        apply(&mut state, ANA, action);
    }
    let deal = state.deal.clone().expect("it was proposed");
    assert!(
        matches!(deal.give[..], [Item::Loan(area)] if state.regions[area].owner == Some(ANA)),
        "{deal:?}"
    );
    assert!(matches!(deal.take[..], [Item::Loan(area)] if state.regions[area].owner == Some(BO)), "{deal:?}");
    assert!(promise(&state, BO, Action::Accept) > promise(&state, BO, Action::Decline));
    // Both expect more of it than of nothing, and whoever stays out expects the same.
    let weights = kit::heuristic::weights::<Civilization2002>().expect("weights.json fits");
    let now = Civilization2002::evaluate(&market(), &weights);
    let then = Civilization2002::evaluate(&state, &weights);
    assert!(then[ANA] > now[ANA] && then[BO] > now[BO] && then[CY] == now[CY], "{now:?} {then:?}");
}

/// R6.5: who was declined may propose again, and a bot does not press the same player until a deal changed something.
#[test]
fn a_declined_proposal_is_not_pressed() {
    let mut state = market();
    for action in [Action::Bargain(BO), Action::Pay(1), Action::Propose] {
        apply(&mut state, ANA, action);
    }
    apply(&mut state, BO, Action::Decline);
    for seat in [BO, CY] {
        apply(&mut state, seat, Action::Pass);
    }
    assert!(offered(&state, ANA).contains(&Action::Bargain(BO)), "{:?}", state.frames.top());
    assert!(promise(&state, ANA, Action::Bargain(BO)) < promise(&state, ANA, Action::Pass));
}

/// Nobody bargains where there is nothing to gain, and nobody gives something away.
#[test]
fn bad_deals_are_neither_proposed_nor_accepted() {
    let mut state = market();
    assert!(promise(&state, ANA, Action::Bargain(CY)) < promise(&state, ANA, Action::Pass));
    apply(&mut state, ANA, Action::Bargain(BO));
    let town = state.settlements(BO).next().expect("a settlement");
    for action in [Action::Take(Item::Settlement(town)), Action::Pay(1), Action::Propose] {
        assert!(offered(&state, ANA).contains(&action), "{action:?}");
        assert!(promise(&state, ANA, action) < -1.0 || action == Action::Propose);
        apply(&mut state, ANA, action);
    }
    assert!(promise(&state, BO, Action::Accept) < promise(&state, BO, Action::Decline));
    let weights = kit::heuristic::weights::<Civilization2002>().expect("weights.json fits");
    let now = Civilization2002::evaluate(&market(), &weights);
    assert_eq!(Civilization2002::evaluate(&state, &weights)[BO], now[BO], "it will be declined");
}

/// Whatever a playout began, what looks most promising leads on: four bots by promise alone come to the end.
#[test]
fn promise_alone_never_goes_round_in_circles() {
    for seed in 0..6 {
        let rules = if seed % 2 == 0 { RuleSet::Basic } else { RuleSet::Advanced };
        let options = Options { rules, length: Length::Medium, turn_limit: 30, ..Options::default() };
        let mut state = game(options, 4, seed);
        let mut dice = Dice::new(seed);
        let mut since = 0;
        let mut turn = state.turn;
        while let Some(seat) = Civilization2002::open(&state).first() {
            since = if state.turn == turn { since + 1 } else { 0 };
            turn = state.turn;
            assert!(since < 2_000, "seed {seed}, turn {turn}: {:?}", state.frames.top());
            let action = most_promising(&state, seat);
            Civilization2002::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
        }
    }
}

/// What somebody knows about the game beats chance: looking one step ahead wins against random play.
#[test]
fn the_heuristic_beats_random_play() {
    let weights = kit::heuristic::weights::<Civilization2002>().expect("weights.json fits");
    let mut won = 0;
    for seed in 0..24 {
        let mut dice = Dice::new(seed);
        let rules = if seed % 2 == 0 { RuleSet::Basic } else { RuleSet::Advanced };
        let options = Options { rules, length: Length::Long, turn_limit: 15, ..Options::default() };
        let mut state = game(options, 2, seed);
        let mut steps = 0;
        let thinker = Seat(seed as u8 / 2 % 2);
        while let Some(seat) = Civilization2002::open(&state).first() {
            steps += 1;
            assert!(steps < 5_000, "it dithers: {:?}", state.frames.top());
            let menu = offered(&state, seat);
            let action = if seat == thinker {
                let worth = |action: &Action| {
                    let mut after = state.clone();
                    Civilization2002::apply(
                        &mut after,
                        seat,
                        *action,
                        &mut Cx::playout(&mut Dice::new(seed)),
                    );
                    let points = Civilization2002::evaluate(&after, &weights);
                    let lead = points[seat] - points[Seat(1 - seat.0)];
                    lead + Civilization2002::promise(&state, seat, action, &weights)
                };
                let worths: Vec<f32> = menu.iter().map(worth).collect();
                let best = worths.iter().copied().fold(f32::MIN, f32::max);
                let ties: Vec<usize> = (0..menu.len()).filter(|&i| worths[i] == best).collect();
                menu[ties[dice.below(ties.len() as u32) as usize]]
            } else {
                menu[dice.below(menu.len() as u32) as usize]
            };
            Civilization2002::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
        }
        let standing = Civilization2002::standing(&state).expect("over");
        won += standing.winners().contains(thinker) as u32;
    }
    assert!(won >= 18, "won {won} of 24");
}

/// What was begun is not dropped and begun again for ever.
#[test]
fn bots_do_not_go_round_in_circles() {
    assert!(testkit::no_circles::<Civilization2002>(6, 3_000) > 100);
}
