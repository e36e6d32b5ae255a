//! What an army that an event brings comes to, before it is known where it fights.

use history_of_the_world::*;
use kernel::{Arg, Cx, Dice, Msg, Rules, Seat};
use kit::Named;
use kit::gauge::{EXACT, Gauges};

type G = HistoryOfTheWorld;

fn land(name: &str) -> Land {
    Land::named(name).unwrap_or_else(|| panic!("no land {name}"))
}

fn card(name: &str) -> Card {
    Card::named(name).unwrap_or_else(|| panic!("no card {name}"))
}

/// The Romans of the first player have this card; the second has armies in these lands, those with a star behind a fort.
fn holding(name: &str, lands: &[&str]) -> State {
    let mut state = testkit::start::<G>(&Options::default(), 3, 1);
    (state.epoch, state.called, state.turn) = (3, 6, Turn::of(Seat(0), Empire::named("romans")));
    state.players[Seat(1)].empires[1] = Empire::named("persia");
    for name in lands {
        let (at, fort) = (land(name.trim_end_matches('*')), name.ends_with('*'));
        state.world.settle(at, Seat(1), Army::of_empire(2));
        if fort {
            state.world.forts.insert(at);
        }
    }
    state.players[Seat(0)].hand = kernel::Secret::new([card(name)].into_iter().collect());
    state.frames.replace(Stage::Events);
    state
}

fn after(state: &State, action: Action) -> State {
    let mut after = state.clone();
    G::apply(&mut after, Seat(0), action, &mut Cx::playout(&mut Dice::new(1)));
    after
}

fn exact(state: &State, action: Action) -> Vec<(Msg, u32)> {
    G::exact(state, Seat(0), &action).unwrap_or_default()
}

/// What rebels in a land would come to, as where they are asked for.
fn fought(state: &State, at: &str) -> Vec<(Msg, u32)> {
    let war = CivilWar { card: card("civil-war"), foe: None, left: 3, done: Default::default() };
    let mut asked = state.clone();
    asked.frames.push(CivilWar { foe: Some(Foe { seat: Seat(1), origin: Origin::Empire, epoch: 2 }), ..war });
    exact(&asked, Action::Land(land(at)))
}

fn won(told: &[(Msg, u32)]) -> u32 {
    told.first().map_or(0, |(_, chance)| *chance)
}

/// R6.11.1, R6.11.2: a barren land with one land to raid is chosen for that battle. Both fight 2 dice against 1.
#[test]
fn a_home_with_one_target_has_the_odds_of_its_battle() {
    let state = holding("barbarians", &["dalmatia*", "palestine"]);
    let asked = after(&state, Action::Play(card("barbarians")));
    let told = exact(&asked, Action::Land(land("alps")));
    assert_eq!(told, fought(&state, "dalmatia"));
    assert!(!told.is_empty() && told[0].0.key == "gist-battle-won", "{told:?}");
}

/// R6.11.2: of several lands the odds are those of the one that is easiest to take, and the choice names all of them.
#[test]
fn a_home_with_two_targets_has_the_odds_of_the_easier() {
    let state = holding("barbarians", &["dalmatia*", "central-europe", "palestine"]);
    let asked = after(&state, Action::Play(card("barbarians")));
    let told = exact(&asked, Action::Land(land("alps")));
    assert_eq!(won(&told), won(&fought(&state, "central-europe")));
    assert!(won(&told) > won(&fought(&state, "dalmatia")));
    let named = |(gist, _): &(Msg, u32)| match gist.args.first() {
        Some((_, Arg::Msg(outcome))) => {
            gist.key == "gist-raid-easiest" && outcome.key.starts_with("gist-battle")
        }
        _ => false,
    };
    assert!(told.iter().all(named), "{told:?}");
    let offer = G::offer_for(&asked, Seat(0));
    let alps = offer.choices.iter().find(|choice| choice.action == Action::Land(land("alps")));
    let label = &alps.unwrap_or_else(|| panic!("the Alps")).show.label;
    let lists = |arg: &Arg| matches!(arg, Arg::List(lands) if lands.len() == 2);
    assert!(label.args.iter().any(|(_, arg)| lists(arg)), "{label:?}");
}

/// R6.11.1, R6.9.19: a card that is fought for one land has the odds as it is played.
#[test]
fn a_card_that_begins_one_battle_has_its_odds() {
    let state = holding("barbarians", &["dalmatia*"]);
    assert_eq!(exact(&state, Action::Play(card("barbarians"))), fought(&state, "dalmatia"));
    let state = holding("jewish-revolt", &["palestine"]);
    let told = exact(&state, Action::Play(card("jewish-revolt")));
    // Three dice against one.
    assert!(won(&told) > won(&fought(&state, "palestine")), "{told:?}");
    assert!(told.iter().map(|(_, chance)| chance).sum::<u32>().abs_diff(EXACT) <= 2, "{told:?}");
    let vacant = holding("jewish-revolt", &["dalmatia"]);
    assert_eq!(exact(&vacant, Action::Play(card("jewish-revolt"))), []);
}

/// R6.9.4: an empire of one land is fought for there.
#[test]
fn an_empire_with_one_land_has_the_odds_of_its_battle() {
    let mut state = holding("civil-war", &["dalmatia*"]);
    state.players[Seat(2)].empires[1] = Empire::named("celts");
    state.world.settle(land("crete"), Seat(2), Army::of_empire(2));
    let asked = after(&state, Action::Play(card("civil-war")));
    let foe = Foe { seat: Seat(1), origin: Origin::Empire, epoch: 2 };
    assert_eq!(exact(&asked, Action::Foe(foe)), fought(&state, "dalmatia"));
}
