//! What a landing or a battle would mean for a colony is said before it is chosen.

use age_of_discovery::{Action, AgeOfDiscovery as G, Kind, Options, Pending, Region, State, Worker};
use kernel::{Chance, Cx, Dice, Rules, Seat};
use text::{Catalogue, Lang, Spoken};

const HERE: Region = Region::Caribbean;

fn playout(state: &mut State, seat: Seat, action: Action) {
    G::apply(state, seat, action, &mut Cx::playout(&mut Dice::new(1)));
}

/// A random game up to its first landing: nobody is in the Caribbean yet, and whoever lands brings a worker of this kind.
fn landing(kind: Kind) -> (State, Seat) {
    let mut dice = Dice::new(3);
    let mut state =
        G::setup(&Options::default(), 3, &mut Cx::playout(&mut dice)).expect("the default stands");
    let mut menu = Vec::new();
    while !matches!(state.frames.top(), Pending::Dock) {
        let seat = G::open(&state).first().expect("somebody is asked");
        menu.clear();
        G::choices(&state, seat, &mut menu);
        let action = menu[dice.below(menu.len() as u32) as usize];
        G::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
    }
    state.regions[HERE].workers = Default::default();
    let seat = G::open(&state).first().expect("somebody lands");
    state.tracks.dock.clear();
    state.tracks.dock.push(Worker { seat, kind });
    (state, seat)
}

fn rivals(seat: Seat) -> [Seat; 2] {
    let mut others = Seat::all(3).filter(|other| *other != seat);
    [others.next().expect("one"), others.next().expect("another")]
}

fn label(state: &State, seat: Seat, action: Action, lang: Lang) -> String {
    let catalogue = Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("it reads");
    let offer = G::offer_for(state, seat);
    let choice = offer.choices.iter().find(|choice| choice.action == action).expect("it is offered");
    catalogue.render(&choice.show.label, &|seat| format!("P{seat}")).replace('\u{a0}', " ")
}

/// R10.1: a region counts from three workers on, and by who has most.
#[test]
fn a_landing_says_how_far_it_is_from_scoring() {
    let (mut state, seat) = landing(Kind::Colonist);
    let rival = rivals(seat)[0];
    let says = |state: &State| label(state, seat, Action::Land(HERE), Lang::En);
    assert_eq!(says(&state), "Land in the Caribbean (1 worker; with 3: sugar, 1st 6 VP, 2nd 2)");
    state.regions[HERE].workers[rival.index()][Kind::Soldier] = 2;
    assert_eq!(says(&state), "Land in the Caribbean (1 worker against 2; with 3: sugar, 1st 6 VP, 2nd 2)");
    let french = label(&state, seat, Action::Land(HERE), Lang::Fr);
    assert_eq!(french, "Débarquer aux Caraïbes (1 ouvrier contre 2 ; dès 3 : sucre, 1er 6 PV, 2e 2)");
    // R1.6: whoever had three there has taken it.
    let mut taken = state.clone();
    taken.regions[HERE].good = false;
    assert_eq!(says(&taken), "Land in the Caribbean (1 worker against 2; with 3: 1st 6 VP, 2nd 2)");
    state.regions[HERE].workers[rival.index()][Kind::Soldier] = 0;
    state.regions[HERE].workers[seat.index()][Kind::Colonist] = 2;
    assert_eq!(says(&state), "Land in the Caribbean (3 workers: 6 VP)", "alone, and enough");
    state.regions[HERE].workers[rival.index()][Kind::Soldier] = 1;
    assert_eq!(says(&state), "Land in the Caribbean (3 workers against 1: 6 VP)", "ahead");
    state.regions[HERE].workers[rival.index()][Kind::Soldier] = 3;
    assert_eq!(says(&state), "Land in the Caribbean (tied at 3: 2 VP)");
    state.regions[HERE].workers[rival.index()][Kind::Soldier] = 5;
    assert_eq!(says(&state), "Land in the Caribbean (3 workers against 5: 2 VP)");
    // R10.2: behind two who are tied there is nothing to be had.
    state.regions[HERE].workers[rivals(seat)[1].index()][Kind::Soldier] = 5;
    assert_eq!(says(&state), "Land in the Caribbean (3 workers against 5: 0 VP)");
}

/// R6.2.3: a missionary does not come alone.
#[test]
fn a_missionary_counts_whom_it_brings() {
    let (state, seat) = landing(Kind::Missionary);
    let said = label(&state, seat, Action::Land(HERE), Lang::En);
    assert_eq!(said, "Land in the Caribbean (2 workers; with 3: sugar, 1st 6 VP, 2nd 2)");
}

/// R6.8.3, R10.1: one fights to change who scores, and somebody else may be whom it serves.
#[test]
fn a_battle_says_whose_points_it_changes() {
    let (mut state, seat) = landing(Kind::Colonist);
    let [first, second] = rivals(seat);
    let colony = &mut state.regions[HERE].workers;
    colony[seat.index()][Kind::Soldier] = 1;
    colony[first.index()][Kind::Colonist] = 5;
    colony[second.index()][Kind::Colonist] = 5;
    state.tracks.goods.clear();
    state.tracks.merchant_ship = Default::default();
    state.tracks.buildings.clear();
    state.tracks.discovery = Default::default();
    state.tracks.specialists = Default::default();
    state.tracks.war.clear();
    state.tracks.war.push(Worker { seat, kind: Kind::Colonist });
    playout(&mut state, seat, Action::Pass);
    assert!(matches!(state.frames.top(), Pending::War), "{:?}", state.frames.top());
    let mut alone = state.clone();
    alone.regions[HERE].workers[second.index()] = Default::default();
    alone.regions[HERE].workers[first.index()][Kind::Colonist] = 3;
    let said = label(&alone, seat, Action::Battle(HERE), Lang::En);
    assert_eq!(
        said,
        format!("Caribbean: you (VP 2 → 0) and P{first} (VP 6 → 0, 1 lost)"),
        "each once, with what it loses"
    );
    // R10.2: of a builder it depends on who is hit, which is asked afterwards: from no change to what the builder brings.
    let mut built = alone.clone();
    built.regions[HERE].workers[first.index()][Kind::Builder] = 1;
    let said = label(&built, seat, Action::Battle(HERE), Lang::En);
    assert_eq!(said, format!("Caribbean: you (VP 4 → 2–4) and P{first} (VP 10 → 6–10, 1 lost)"));
    let said = label(&built, seat, Action::Battle(HERE), Lang::Fr);
    assert_eq!(said, format!("Caraïbes : vous (PV 4 → 2–4) et P{first} (PV 10 → 6–10, 1 tué)"));
    // R6.8.1: with several enemies one is named afterwards; how many fall is known before, and what may come of it.
    let said = label(&state, seat, Action::Battle(HERE), Lang::En);
    assert_eq!(said, "Caribbean: the rival you name loses 1; VP of others may change");
    let mut tied = state.clone();
    tied.regions[HERE].workers[seat.index()][Kind::Colonist] = 4;
    tied.regions[HERE].workers[second.index()][Kind::Colonist] = 4;
    let said = label(&tied, seat, Action::Battle(HERE), Lang::En);
    assert_eq!(said, "Caribbean: you (VP 2 → 2–6); the rival you name loses 1");
    // R6.8.6: a full war is every such battle, and says what all of them come to.
    let mut rich = state.clone();
    rich.players[seat].money = 12;
    let said = label(&rich, seat, Action::FullWar(first), Lang::En);
    assert_eq!(said, format!("Full war: P{first} (1 lost) and P{second} (VP 2 → 6)"));
    playout(&mut state, seat, Action::Battle(HERE));
    let said = label(&state, seat, Action::Name(first), Lang::En);
    assert_eq!(said, format!("P{first} (1 lost) and P{second} (VP 2 → 6)"));
    // Nothing changes, which is said too.
    state.regions[HERE].workers[second.index()][Kind::Colonist] = 9;
    let said = label(&state, seat, Action::Name(first), Lang::En);
    assert_eq!(said, format!("P{first} (1 lost); VP as before"));
}

/// R6.8.3, R10.2: whoever removes a worker reads what that kind was there for.
#[test]
fn a_hit_says_what_it_takes_away() {
    let (mut state, seat) = landing(Kind::Colonist);
    let rival = rivals(seat)[0];
    let colony = &mut state.regions[HERE].workers;
    colony[seat.index()][Kind::Soldier] = 1;
    colony[rival.index()][Kind::Colonist] = 1;
    colony[rival.index()][Kind::Soldier] = 1;
    colony[rival.index()][Kind::Builder] = 1;
    let none = age_of_discovery::Workers::default();
    state.frames.replace(age_of_discovery::Battle {
        region: HERE,
        attacker: seat,
        defender: rival,
        attacker_hits: 1,
        defender_hits: 1,
        attacker_lost: none,
        defender_lost: none,
        militia: 0,
    });
    let says = |kind| label(&state, seat, Action::Hit(kind), Lang::En);
    assert_eq!(says(Kind::Colonist), "Remove a colonist (one worker less)");
    assert_eq!(says(Kind::Soldier), "Remove a soldier (one worker less, and one who fights)");
    assert_eq!(says(Kind::Builder), "Remove a builder (one worker less, and its VP for the region)");
}
