//! What there will be to pay with is foreseen whole: what surely comes before a track is there when that track is resolved.

use age_of_discovery::{
    Action, AgeOfDiscovery as G, Building, Kind, Options, Place, Region, Spot, State, Training, Worker,
    Workers, targets,
};
use kernel::{Audience, Cx, Dice, Rules, Seat, Target};
use kit::Id;
use kit::gauge::{Gauges, Of, Value};
use text::{Catalogue, Lang, Spoken};

const HERE: Region = Region::Caribbean;

fn spoken(lang: Lang, msg: &kernel::Msg) -> String {
    let catalogue = Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("it reads");
    catalogue.render(msg, &|seat| format!("P{seat}")).replace('\u{a0}', " ")
}

fn says(state: &State, seat: Seat, spot: Spot, lang: Lang) -> String {
    let offer = G::offer_for(state, seat);
    let choice = offer.choices.iter().find(|choice| choice.action == Action::Place(spot));
    spoken(lang, &choice.expect("it is open").show.label)
}

/// The first round: the seat that places holds two colonists and nobody else any; the tracks are empty but for its worker at war.
fn holding() -> (State, Seat, Seat) {
    let mut dice = Dice::new(1);
    let mut state =
        G::setup(&Options::default(), 3, &mut Cx::playout(&mut dice)).expect("the default stands");
    let seat = G::open(&state).first().expect("somebody places");
    for player in Seat::all(3) {
        state.players[player].hand = Default::default();
    }
    state.players[seat].hand[Kind::Colonist] = 3;
    G::apply(&mut state, seat, Action::Place(Spot::War), &mut Cx::playout(&mut dice));
    let rival = Seat::all(3).find(|other| *other != seat).expect("another");
    (state, seat, rival)
}

fn of(seat: Seat, kind: Kind) -> Worker {
    Worker { seat, kind }
}

fn gauge(state: &State, seat: Seat, at: Of, what: &str) -> Option<Value> {
    let mut gauges = G::gauges(&G::view(state, Audience::Seat(seat))).into_iter();
    gauges.find(|gauge| gauge.of == at && gauge.what == what).map(|gauge| gauge.value)
}

/// R6.5.1, R6.5.2: what pays at once is there for one's next worker, so it is not said that nothing will be left.
#[test]
fn a_building_that_pays_at_once_is_counted() {
    let (mut state, seat, _) = holding();
    let capital = |state: &State, lang| says(state, seat, Spot::Buildings, lang);
    state.players[seat].money = 11;
    state.tracks.buildings.push(of(seat, Kind::Colonist));
    state.row = [Building::Magellan, Building::IncaConquest, Building::TradingPost].into_iter().collect();
    assert_eq!(capital(&state, Lang::En), "Capital Buildings: buys 2nd; up to $21 left by then");
    assert_eq!(capital(&state, Lang::Fr), "Bâtiments : achète en 2e ; il restera au plus 21 $");
    // Where it is all there is, it is bought by the first.
    state.row = [Building::IncaConquest].into_iter().collect();
    assert_eq!(capital(&state, Lang::En), "Capital Buildings: nothing more to buy with $21 left");
    state.row = [Building::Magellan, Building::TradingPost].into_iter().collect();
    assert_eq!(capital(&state, Lang::En), "Capital Buildings: nothing more to buy with $1 left");
    assert_eq!(capital(&state, Lang::Fr), "Bâtiments : reste 1 $ : plus rien à acheter");
    // R6.7: training is paid after that.
    let training = |state: &State| says(state, seat, Spot::Specialists(Training::Any), Lang::En);
    state.players[seat].money = 4;
    assert_eq!(training(&state), "Specialists: training costs $5, only $4 so far");
    state.row.push(Building::SpoilsMoney1);
    assert_eq!(training(&state), "Specialists: training, any, if buying leaves $5");
    // Two who buy leave less than one.
    state.players[seat].money = 22;
    state.row = [Building::Magellan, Building::TradingPost].into_iter().collect();
    assert_eq!(training(&state), "Specialists: training, any for $5, for the next round");
    state.tracks.buildings.push(of(seat, Kind::Colonist));
    assert_eq!(training(&state), "Specialists: training, any, if buying leaves $5");
}

/// R6.2.3: a merchant who waits on the dock has been paid for landing before anything is bought or anybody trained.
#[test]
fn a_merchant_on_the_dock_is_counted_for_every_track_behind() {
    let (mut state, seat, rival) = holding();
    let capital = |state: &State| says(state, seat, Spot::Buildings, Lang::En);
    let training = |state: &State| says(state, seat, Spot::Specialists(Training::Any), Lang::En);
    let mat = Of::Place(Target::Seat(seat));
    state.row = [Building::Magellan, Building::TradingPost].into_iter().collect();
    state.players[seat].money = 4;
    state.tracks.initiative.push(of(seat, Kind::Colonist));
    state.tracks.dock.push(of(rival, Kind::Merchant));
    assert_eq!(capital(&state), "Capital Buildings: nothing to buy with $5 so far", "another's pays another");
    state.tracks.initiative.clear();
    assert_eq!(training(&state), "Specialists: training costs $5, only $4 so far");
    state.tracks.dock.push(of(seat, Kind::Merchant));
    assert_eq!(capital(&state), "Capital Buildings: nothing to buy with $9 so far");
    assert_eq!(training(&state), "Specialists: training, any for $5, for the next round");
    state.tracks.specialists[Training::Any.index()] = Some(of(seat, Kind::Colonist));
    assert_eq!(gauge(&state, seat, mat, "trained"), Some(Value::Word("trained-1")));
    // R6.2.1: wherever on the dock.
    state.tracks.dock_ships.push(of(seat, Kind::Merchant));
    assert_eq!(capital(&state), "Capital Buildings: buys 1st with $14");
}

/// R6.8.3: without a soldier one removes nobody, and is told before a worker is spent on it.
#[test]
fn war_without_a_soldier_is_said_to_be_only_loss() {
    let (mut state, seat, rival) = holding();
    let war = |state: &State, lang| says(state, seat, Spot::War, lang);
    let mut soldiers = Workers::default();
    soldiers[Kind::Soldier] = 2;
    state.regions[HERE].workers[rival.index()] = soldiers;
    assert_eq!(war(&state, Lang::En), "War: no use yet, needs a soldier where you meet after landing");
    state.regions[HERE].workers[seat.index()][Kind::Colonist] = 2;
    assert_eq!(war(&state, Lang::En), "War: no soldier of yours, so only losses");
    assert_eq!(war(&state, Lang::Fr), "Guerre : sans soldat, rien que des pertes");
    // R6.2: one who waits on the dock has landed by then.
    state.tracks.dock.push(of(seat, Kind::Soldier));
    assert_eq!(war(&state, Lang::En), "War: fights 2nd, one region to choose from so far");
    state.tracks.dock.clear();
    state.regions[HERE].workers[seat.index()][Kind::Soldier] = 1;
    assert_eq!(war(&state, Lang::En), "War: fights 2nd, one region to choose from so far");
}

/// R6.4: what one counts for a ship that goes to somebody else is no gain; it is a number of the track.
#[test]
fn a_value_for_the_ship_is_no_gain_of_its_own() {
    let (mut state, seat, rival) = holding();
    let ship = targets::track(age_of_discovery::Track::MerchantShip);
    state.tracks.merchant_ship[rival.index()][Kind::Colonist] = 2;
    state.tracks.merchant_ship[seat.index()][Kind::Colonist] = 1;
    assert_eq!(gauge(&state, seat, Of::Seat(seat), "bid"), None);
    assert_eq!(gauge(&state, seat, Of::Place(ship), "bid"), Some(Value::Number(1)));
    assert_eq!(gauge(&state, seat, Of::Place(Target::Seat(seat)), "lead"), None);
    state.tracks.merchant_ship[seat.index()][Kind::Captain] = 1;
    assert_eq!(gauge(&state, seat, Of::Place(ship), "bid"), Some(Value::Number(3)));
    assert!(gauge(&state, seat, Of::Place(Target::Seat(seat)), "lead").is_some());
}

/// R6.6.3: an expedition is watched by what it counts, as the choice says it, and not by heads.
#[test]
fn an_expedition_is_watched_by_its_worth() {
    let (mut state, seat, _) = holding();
    let worth = |state: &State| gauge(state, seat, Of::Seat(seat), "explorers");
    state.tracks.discovery[seat.index()][Kind::Captain] = 1;
    assert_eq!(worth(&state), Some(Value::Number(2)));
    state.tracks.discovery[seat.index()][Kind::Colonist] = 1;
    assert_eq!(worth(&state), Some(Value::Number(3)));
    state.buildings[Building::Magellan] = Place::Owned(seat);
    assert_eq!(worth(&state), Some(Value::Number(4)));
}

/// R9.1, R10.1: whoever places in a round after which colonies score is told so by the question.
#[test]
fn a_round_that_scores_is_announced_where_one_places() {
    let (mut state, seat, _) = holding();
    let asked = |state: &State, lang| spoken(lang, &G::offer_for(state, seat).prompt.expect("a question"));
    let plain = "On which track do you place the colonist? After it you have 1 in hand.";
    for (round, scores) in [(1, false), (2, false), (3, true), (4, false), (6, true), (7, false), (8, true)] {
        state.round = round;
        assert_eq!(asked(&state, Lang::En) != plain, scores, "{round}");
    }
    assert_eq!(
        asked(&state, Lang::En),
        "On which track do you place the colonist? 1 in hand after it; colonies score after this round."
    );
    assert!(
        asked(&state, Lang::Fr).ends_with(" ? Après lui, il en reste 1 en main ; décompte à la fin du tour.")
    );
    state.players[seat].hand[Kind::Captain] = 1;
    state.players[seat].hand[Kind::Colonist] = 0;
    assert!(asked(&state, Lang::En).ends_with(" Your last worker; colonies score after this round."));
}
