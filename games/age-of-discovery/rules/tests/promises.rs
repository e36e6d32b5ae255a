//! What a choice promises still holds when everybody before it has had their turn.

use age_of_discovery::{
    Action, AgeOfDiscovery as G, Building, Expedition, Goal, Good, Kind, LandTile, Options, Pending, Region,
    Seen, Spot, State, Tile, Training, Worker, Workers,
};
use kernel::{Audience, Cx, Dice, Rules, Seat, SeatSet, Secret};
use kit::Id;
use kit::gauge::{Gauges, Value};
use text::{Catalogue, Lang, Spoken};

const HERE: Region = Region::Caribbean;

fn label(state: &State, seat: Seat, action: Action, lang: Lang) -> String {
    let catalogue = Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("it reads");
    let offer = G::offer_for(state, seat);
    let choice = offer.choices.iter().find(|choice| choice.action == action).expect("it is offered");
    catalogue.render(&choice.show.label, &|seat| format!("P{seat}")).replace('\u{a0}', " ")
}

fn says(state: &State, seat: Seat, spot: Spot) -> String {
    label(state, seat, Action::Place(spot), Lang::En)
}

/// The first round: the seat that places holds two workers of this kind and nobody else any, and the tracks are empty.
fn holding(kind: Kind) -> (State, Seat, [Seat; 2]) {
    let mut dice = Dice::new(1);
    let mut state =
        G::setup(&Options::default(), 3, &mut Cx::playout(&mut dice)).expect("the default stands");
    let seat = G::open(&state).first().expect("somebody places");
    for player in Seat::all(3) {
        state.players[player].hand = Default::default();
    }
    state.players[seat].hand[Kind::Colonist] = 1;
    state.players[seat].hand[kind] += 2;
    G::apply(&mut state, seat, Action::Place(Spot::War), &mut Cx::playout(&mut dice));
    let mut others = Seat::all(3).filter(|other| *other != seat);
    let rivals = [others.next().expect("one"), others.next().expect("another")];
    (state, seat, rivals)
}

fn trained(state: &State, seat: Seat) -> Option<Value> {
    let gauges = G::gauges(&G::view(state, Audience::Seat(seat)));
    gauges.into_iter().find(|gauge| gauge.what == "trained").map(|gauge| gauge.value)
}

/// R6.2.1: whoever stands before on the dock has landed by then, and where there is one region alone, has landed there.
#[test]
fn the_dock_reckons_with_those_who_land_before() {
    let (mut state, seat, [first, second]) = holding(Kind::Missionary);
    let colony = &mut state.regions[HERE].workers;
    colony[seat.index()][Kind::Colonist] = 1;
    assert_eq!(says(&state, seat, Spot::Dock), "Colonist Dock: Caribbean +6 VP; lands 1st, +1 colonist");
    let colony = &mut state.regions[HERE].workers;
    colony[first.index()][Kind::Colonist] = 2;
    colony[second.index()][Kind::Colonist] = 2;
    for other in [first, second, first] {
        state.tracks.dock.push(Worker { seat: other, kind: Kind::Colonist });
    }
    assert_eq!(says(&state, seat, Spot::Dock), "Colonist Dock: lands 4th, +1 colonist");
    // Where they may land elsewhere, it is a hope.
    state.regions[Region::Peru].tile = LandTile::None;
    let hope = "Colonist Dock: Caribbean +6 VP at best; lands 4th, +1 colonist";
    assert_eq!(says(&state, seat, Spot::Dock), hope);
    let french = label(&state, seat, Action::Place(Spot::Dock), Lang::Fr);
    assert_eq!(french, "Quai des colons : Caraïbes +6 PV au mieux ; débarque en 4e, +1 colon");
    // One's own worker before brings the same points, and leaves what another region pays.
    state.tracks.dock.clear();
    state.regions[HERE].workers = Default::default();
    state.regions[HERE].workers[seat.index()][Kind::Colonist] = 2;
    state.tracks.dock.push(Worker { seat, kind: Kind::Colonist });
    assert_eq!(says(&state, seat, Spot::Dock), "Colonist Dock: lands 2nd, +1 colonist");
    state.regions[Region::Peru].workers[seat.index()][Kind::Colonist] = 2;
    let hope = "Colonist Dock: Peru +6 VP at best; lands 2nd, +1 colonist";
    assert_eq!(says(&state, seat, Spot::Dock), hope);
}

/// R6.7: training is paid when its track is resolved, after the purchases of R6.5.1 and the initiative of R6.1.
#[test]
fn training_that_cannot_be_paid_trains_nobody() {
    let (mut state, seat, _) = holding(Kind::Colonist);
    let spot = Spot::Specialists(Training::Any);
    let own = Worker { seat, kind: Kind::Colonist };
    state.players[seat].money = 12;
    assert_eq!(says(&state, seat, spot), "Specialists: training, any for $5, for the next round");
    state.tracks.buildings.push(own);
    state.row.retain(|building| building.facts().cost == 10);
    assert_eq!(says(&state, seat, spot), "Specialists: training, any, if buying leaves $5");
    // Something free beside it changes nothing: one may still buy the other.
    state.row.pop();
    state.row.push(Building::SpoilsShip);
    assert_eq!(says(&state, seat, spot), "Specialists: training, any, if buying leaves $5");
    state.tracks.buildings.clear();
    state.tracks.specialists[Training::Any.index()] = Some(own);
    assert_eq!(trained(&state, seat), Some(Value::Word("trained-1")));
    state.players[seat].money = 4;
    assert_eq!(trained(&state, seat), None, "nothing to pay with");
    state.tracks.specialists[Training::Any.index()] = None;
    assert_eq!(says(&state, seat, spot), "Specialists: training costs $5, only $4 so far");
    state.tracks.initiative.push(own);
    assert_eq!(says(&state, seat, spot), "Specialists: training, any for $5, for the next round");
}

/// R6.5.1: what one's worker before has paid is gone, and what initiative pays is there.
#[test]
fn a_second_purchase_says_what_can_be_left() {
    let (mut state, seat, _) = holding(Kind::Colonist);
    let own = Worker { seat, kind: Kind::Colonist };
    // What pays at once leaves more: see `purse.rs`.
    state.row.retain(|building| building.facts().cost == 10 && *building != Building::IncaConquest);
    assert!(state.row.len() > 1, "two to buy");
    state.players[seat].money = 9;
    state.tracks.initiative.push(own);
    assert_eq!(says(&state, seat, Spot::Buildings), "Capital Buildings: buys 1st with $10");
    state.tracks.buildings.push(own);
    assert_eq!(says(&state, seat, Spot::Buildings), "Capital Buildings: nothing left to pay with by then");
    state.players[seat].money = 22;
    assert_eq!(says(&state, seat, Spot::Buildings), "Capital Buildings: buys 2nd; up to $13 left by then");
}

/// R6.4: who has the ship already does not get it by one worker more.
#[test]
fn a_ship_that_is_yours_is_said_to_be() {
    let (mut state, seat, [rival, _]) = holding(Kind::Colonist);
    state.players[seat].goods[Good::Sugar] = 2;
    state.tracks.merchant_ship[seat.index()][Kind::Colonist] = 1;
    assert_eq!(says(&state, seat, Spot::MerchantShip), "Merchant Ship: yours already, 2 instead of 1");
    // It is not while somebody else leads.
    state.tracks.merchant_ship[rival.index()][Kind::Captain] = 1;
    assert!(!says(&state, seat, Spot::MerchantShip).contains("already"));
}

/// R6.6.3: where one region alone is likeliest, it has a name.
#[test]
fn the_likeliest_region_is_named() {
    let (mut state, seat, _) = holding(Kind::Captain);
    let weak = Tile::all().min_by_key(|tile| tile.facts().resistance).expect("sixteen");
    state.regions[Region::Peru].tile =
        LandTile::Seen(Seen { tile: Secret::new(weak), by: SeatSet::all(3), public: true });
    assert_eq!(says(&state, seat, Spot::Discovery), "Discovery: worth 2, so far 100% in Peru");
    let french = label(&state, seat, Action::Place(Spot::Discovery), Lang::Fr);
    assert_eq!(french, "Découvertes : 100 % jusqu’ici au Pérou (vaut 2)");
}

/// R6.3, R7.1: how many of a kind there are at all decides whether its set can ever be made.
#[test]
fn a_good_says_how_many_there_are() {
    let (mut state, seat, _) = holding(Kind::Colonist);
    state.goods_row = [Good::Rice, Good::Sugar].into_iter().collect();
    state.tracks.goods.push(Worker { seat, kind: Kind::Colonist });
    state.players[seat].goods[Good::Sugar] = 1;
    state.frames.replace(Pending::GoodsTrack);
    let takes = |good| label(&state, seat, Action::TakeGood(good), Lang::En);
    assert_eq!(takes(Good::Rice), "Take rice (you have 0; there are 3 in the game)");
    assert_eq!(takes(Good::Sugar), "Take sugar (you have 1; there are 6 in the game)");
}

/// R6.6.2, R1.6: regions nobody knows differ in the good that three workers will take there.
#[test]
fn an_expedition_names_the_good_of_its_region() {
    let (mut state, seat, _) = holding(Kind::Captain);
    let mut party = Workers::default();
    party[Kind::Captain] = 1;
    state.tracks.discovery[seat.index()] = party;
    state.frames.replace(Expedition { seat: Some(seat), done: SeatSet::EMPTY, party });
    let action = Action::Explore(Goal::Region(Region::Brazil));
    assert_eq!(label(&state, seat, action, Lang::En), "Expedition to Brazil (coffee)");
    assert_eq!(label(&state, seat, action, Lang::Fr), "Expédition vers le Brésil (café)");
}

/// R8.1, R9.7: a building for every round says what that comes to by the end.
#[test]
fn a_building_says_what_it_gives_by_the_end() {
    let (mut state, seat, _) = holding(Kind::Colonist);
    state.tracks.buildings.push(Worker { seat, kind: Kind::Colonist });
    state.players[seat].money = 20;
    let row = [Building::TradingPost, Building::Navigator, Building::Magellan, Building::WestIndiesCompany];
    state.row = row.into_iter().collect();
    state.frames.replace(Pending::Buildings);
    let buys = |state: &State, building| label(state, seat, Action::Buy(building), Lang::En);
    assert_eq!(buys(&state, row[0]), "Buy Trading Post ($10): $40 by the end");
    assert_eq!(buys(&state, row[1]), "Buy Navigator ($10): 7 captains by the end");
    assert_eq!(buys(&state, row[2]), "Buy Magellan ($10)");
    let french = label(&state, seat, Action::Buy(row[0]), Lang::Fr);
    assert_eq!(french, "Acheter « Comptoir » (10 $) : 40 $ d’ici la fin");
    // A worker comes for the round after: in the last one there is none.
    state.round = 8;
    assert_eq!(buys(&state, row[0]), "Buy Trading Post ($10): $5 by the end");
    assert_eq!(buys(&state, row[1]), "Buy Navigator ($10): 0 captains by the end");
}

/// R7.6: in the last round what the goods pay is worth points. R6.6.2: once every region is discovered, the deck is what one meets.
#[test]
fn the_last_round_is_told_in_points_and_the_deck_has_its_chance() {
    let (mut state, seat, _) = holding(Kind::Captain);
    state.players[seat].goods[Good::Fish] = 2;
    state.goods_row = [Good::Fish, Good::Fur].into_iter().collect();
    assert_eq!(says(&state, seat, Spot::Goods), "Trade Goods: income +$3 with fish, chooses 1st");
    state.round = 8;
    assert_eq!(says(&state, seat, Spot::Goods), "Trade Goods: +3 VP with fish, chooses 1st");
    assert!(label(&state, seat, Action::Place(Spot::Goods), Lang::Fr).contains("+3 PV"));
    for region in Region::all() {
        state.regions[region].tile = LandTile::None;
    }
    state.tracks.discovery[seat.index()][Kind::Captain] = 1;
    // Two captains are worth 4: ten of the sixteen cards resist no more.
    assert_eq!(says(&state, seat, Spot::Discovery), "Discovery: worth 4, so far 63% against the top card");
}

/// R6.1, R6.7: what is for the next round is worth nothing in the last; R6.6.3: a party is worth what it can beat.
#[test]
fn bots_place_nobody_for_a_round_that_does_not_come() {
    use kit::Heuristic;
    let weights = kit::heuristic::weights::<G>().expect("they read");
    let (mut state, seat, _) = holding(Kind::Captain);
    let worth = |state: &State| G::evaluate(state, &weights)[seat];
    let gain = |state: &State, place: fn(&mut State, Worker)| {
        let mut with = state.clone();
        place(&mut with, Worker { seat, kind: Kind::Colonist });
        worth(&with) - worth(state)
    };
    let trains =
        |state: &mut State, worker| state.tracks.specialists[Training::Soldier.index()] = Some(worker);
    let leads = |state: &mut State, worker| state.tracks.initiative.push(worker);
    let sails = |state: &mut State, worker: Worker| {
        state.tracks.discovery[worker.seat.index()][worker.kind] += 1;
    };
    assert!(gain(&state, trains) > 0.5 && gain(&state, leads) > 0.5);
    // The third brings most: more than half of the tiles resist three.
    let first = gain(&state, sails);
    state.tracks.discovery[seat.index()][Kind::Colonist] = 2;
    assert!(gain(&state, sails) > 2.0 * first);
    state.round = 8;
    assert_eq!((gain(&state, trains), gain(&state, leads)), (0.0, 0.0));
    let promise = |spot| G::promise(&state, seat, &Action::Place(spot), &weights);
    assert!(promise(Spot::Specialists(Training::Soldier)) < promise(Spot::Goods));
}
