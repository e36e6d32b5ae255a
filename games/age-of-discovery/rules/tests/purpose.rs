//! What a choice is for is said before it is made, and everything that can be clicked has a name.

use age_of_discovery::{
    Action, AgeOfDiscovery as G, Building, Good, Kind, Options, Place, Recruit, Region, Spot, State,
    Training, Worker, targets,
};
use kernel::{Cx, Dice, Offer, Rules, Seat, Target};
use kit::gauge::Gauges;
use std::collections::BTreeSet;
use text::{Catalogue, Lang, Spoken};

const FIRST: Seat = Seat(0);
const RIVAL: Seat = Seat(1);

fn catalogue(lang: Lang) -> Catalogue {
    Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("it reads")
}

fn begin(seed: u64) -> State {
    G::setup(&Options::default(), 3, &mut Cx::playout(&mut Dice::new(seed))).expect("the default stands")
}

/// The first round; the seat that places has put one worker to war and holds another of this kind.
fn holding(kind: Kind) -> (State, Seat) {
    let mut state = begin(1);
    let seat = G::open(&state).first().expect("somebody places");
    for player in Seat::all(3) {
        state.players[player].hand = Default::default();
    }
    state.players[seat].hand[Kind::Colonist] = 1;
    state.players[seat].hand[kind] += 2;
    G::apply(&mut state, seat, Action::Place(Spot::War), &mut Cx::playout(&mut Dice::new(1)));
    (state, seat)
}

fn label(offer: &Offer<Action>, spot: Spot) -> String {
    let choice = offer.choices.iter().find(|choice| choice.action == Action::Place(spot));
    catalogue(Lang::En).render(&choice.expect("it is open").show.label, &|seat| format!("P{seat}"))
}

/// R5.3: a track says what a worker there would bring, as things stand.
#[test]
fn a_track_says_what_a_worker_there_is_for() {
    let (mut state, seat) = holding(Kind::Captain);
    let rival = if seat == FIRST { RIVAL } else { FIRST };
    let worker = Worker { seat: rival, kind: Kind::Colonist };
    state.players[seat].money = 17;
    state.tracks.initiative.push(worker);
    state.tracks.buildings.push(worker);
    state.tracks.merchant_ship[rival.index()][Kind::Colonist] = 3;
    let says = |state: &State, spot| label(&G::offer_for(state, seat), spot);
    assert_eq!(says(&state, Spot::Initiative), "Initiative: $2, and 2nd next round");
    assert_eq!(says(&state, Spot::Goods), "Trade Goods: chooses 1st, from 4");
    assert_eq!(says(&state, Spot::MerchantShip), format!("Merchant Ship: 2 against 3 of P{rival}"));
    assert_eq!(says(&state, Spot::Buildings), "Capital Buildings: buys 2nd with $17");
    assert!(says(&state, Spot::Discovery).starts_with("Discovery: worth 2 against 1 to 5, "));
    state.tracks.discovery[seat.index()][Kind::Captain] = 9;
    // R6.6.3: who waits there already is enough, and one more would be wasted.
    assert_eq!(says(&state, Spot::Discovery), "Discovery: worth 20, 100% already without it");
    assert_eq!(says(&state, Spot::Specialists(Training::Soldier)), "Specialists: soldier for the next round");
    assert_eq!(says(&state, Spot::War), "War: no use yet, needs a soldier where you meet after landing");
    state.tracks.merchant_ship[rival.index()][Kind::Colonist] = 1;
    assert_eq!(says(&state, Spot::MerchantShip), "Merchant Ship: yours with 2", "nobody else has a worker");
    state.players[rival].hand[Kind::Colonist] = 1;
    assert_eq!(says(&state, Spot::MerchantShip), "Merchant Ship: yours so far with 2");
    // R6.4: on a tie the order decides, and the choice says whose the ship would be.
    state.tracks.merchant_ship[rival.index()][Kind::Colonist] = 2;
    let place =
        |state: &State, whose| state.order.iter().position(|other| *other == whose).expect("in the order");
    let tied = match place(&state, seat) < place(&state, rival) {
        true => "yours by player order, tied at 2".to_owned(),
        false => format!("goes to P{rival}, tied at 2"),
    };
    assert_eq!(says(&state, Spot::MerchantShip), format!("Merchant Ship: {tied}"));
    let (mine, other) = (place(&state, seat), place(&state, rival));
    state.order.swap(mine, other);
    assert_ne!(says(&state, Spot::MerchantShip), format!("Merchant Ship: {tied}"));
    // R6.2, R6.8: whoever waits on the dock lands before the war.
    state.tracks.dock.push(Worker { seat, kind: Kind::Soldier });
    assert_eq!(
        says(&state, Spot::War),
        "War: no use yet, needs a soldier where you meet after landing",
        "nobody else is abroad"
    );
    state.tracks.dock.push(worker);
    assert_eq!(says(&state, Spot::War), "War: a battle once your soldier lands");
    // R6.7: what cannot be paid is said.
    state.players[seat].money = 4;
    let training = says(&state, Spot::Specialists(Training::Any));
    assert_eq!(training, "Specialists: training costs $5, only $4 so far");
    state.ship = false;
    assert_eq!(says(&state, Spot::MerchantShip), "Merchant Ship: no ship is there");
    state.round = 8;
    assert_eq!(says(&state, Spot::Initiative), "Initiative: $2");
}

/// R6.3, R6.5.1: others have chosen by then, and what lies there may be too dear.
#[test]
fn a_track_says_what_will_be_left() {
    let (mut state, seat) = holding(Kind::Colonist);
    let rival = if seat == FIRST { RIVAL } else { FIRST };
    let of = |seat| Worker { seat, kind: Kind::Colonist };
    let says = |state: &State, spot| label(&G::offer_for(state, seat), spot);
    for (left, said) in
        [(3, "chooses 2nd, from 3"), (2, "chooses 3rd, from 2"), (1, "takes the last that is left")]
    {
        state.tracks.goods.push(of(rival));
        assert_eq!(says(&state, Spot::Goods), format!("Trade Goods: {said}"), "{left}");
    }
    state.players[seat].money = 6;
    state.row.retain(|building| building.facts().cost > 6);
    assert_eq!(says(&state, Spot::Buildings), "Capital Buildings: nothing to buy with $6 so far");
}

/// R6.2.2, R10.1: the dock names the region where one more worker would change most.
#[test]
fn the_dock_names_the_best_landing() {
    let (mut state, seat) = holding(Kind::Colonist);
    let there = state.discovered(Region::Caribbean);
    assert!(there, "the Caribbean is known from the start");
    let says = |state: &State| label(&G::offer_for(state, seat), Spot::Dock);
    assert_eq!(says(&state), "Colonist Dock: lands 1st");
    state.regions[Region::Caribbean].workers[seat.index()][Kind::Colonist] = 2;
    assert_eq!(says(&state), "Colonist Dock: Caribbean +6 VP; lands 1st");
}

/// R6.2.3: a merchant and a missionary bring something when they land, which is what they are put on the dock for.
#[test]
fn the_dock_says_what_a_specialist_brings() {
    for (kind, brings) in
        [(Kind::Colonist, ""), (Kind::Merchant, ", +$5"), (Kind::Missionary, ", +1 colonist")]
    {
        let (state, seat) = holding(kind);
        let said = label(&G::offer_for(&state, seat), Spot::Dock);
        assert_eq!(said, format!("Colonist Dock: lands 1st{brings}"));
    }
}

/// R7.1, R7.2: a good or a ship that makes a set says what it would pay each round.
#[test]
fn a_good_or_a_ship_says_what_it_would_pay() {
    let (mut state, seat) = holding(Kind::Colonist);
    let rival = if seat == FIRST { RIVAL } else { FIRST };
    let says = |state: &State, spot| label(&G::offer_for(state, seat), spot);
    state.goods_row = [Good::Sugar, Good::Gold, Good::Rice, Good::Rice].into_iter().collect();
    state.players[seat].goods[Good::Sugar] = 2;
    assert_eq!(says(&state, Spot::Goods), "Trade Goods: income +$3 with sugar, chooses 1st");
    // Of several that would do, two are named.
    let mut either = state.clone();
    either.players[seat].goods[Good::Gold] = 2;
    either.players[seat].goods[Good::Coffee] = 2;
    let said = says(&either, Spot::Goods);
    assert_eq!(said, "Trade Goods: income +$2 with sugar or gold, chooses 1st");
    either.goods_row[2] = Good::Coffee;
    assert_eq!(says(&either, Spot::Goods), "Trade Goods: income up to +$2, chooses 1st");
    assert_eq!(says(&state, Spot::MerchantShip), "Merchant Ship: income +$3, yours with 1");
    // R6.3: who stands before may take the sugar; any third good still makes a set.
    state.tracks.goods.push(Worker { seat: rival, kind: Kind::Colonist });
    assert_eq!(says(&state, Spot::Goods), "Trade Goods: income +$1, chooses 2nd");
    state.players[seat].goods = Default::default();
    assert_eq!(says(&state, Spot::Goods), "Trade Goods: chooses 2nd, from 3");
    assert_eq!(says(&state, Spot::MerchantShip), "Merchant Ship: yours with 1");
}

/// R6.7, R12.17: whoever chooses a specialist reads what it is for.
#[test]
fn a_specialist_to_choose_says_what_it_is_for() {
    let (mut state, seat) = holding(Kind::Colonist);
    state.frames.replace(Recruit { seat, left: 2 });
    let offer = G::offer_for(&state, seat);
    let english = catalogue(Lang::En);
    let labels: Vec<String> = offer
        .choices
        .iter()
        .map(|choice| english.render(&choice.show.label, &|seat| format!("P{seat}")))
        .collect();
    assert_eq!(labels[0], "Take a captain (worth 2 for the ship and in an expedition)");
    assert!(labels.iter().all(|label| label.ends_with(')')), "{labels:?}");
}

/// R5.3: what cannot be done is said of its track; a full track gives one reason.
#[test]
fn a_closed_track_gives_its_reason() {
    let (mut state, seat) = holding(Kind::Colonist);
    for place in &mut state.tracks.specialists {
        *place = Some(Worker { seat: RIVAL, kind: Kind::Colonist });
    }
    state.tracks.initiative.push(Worker { seat, kind: Kind::Colonist });
    let offer = G::offer_for(&state, seat);
    let reasons: BTreeSet<(String, String)> = offer
        .refused
        .iter()
        .map(|refusal| {
            (refusal.about.as_ref().expect("of a track").key.to_string(), refusal.why.key.to_string())
        })
        .collect();
    let expected =
        [("deed-initiative", "refuse-initiative-twice"), ("deed-specialists", "refuse-track-full")];
    assert_eq!(reasons, expected.map(|(deed, why)| (deed.to_owned(), why.to_owned())).into());
}

/// Whatever is offered or refused in random games has a name, in both languages, and two things never share one.
#[test]
fn everything_that_can_be_clicked_has_a_name() {
    let catalogues = Lang::ALL.map(catalogue);
    let mut named: Vec<(Target, String)> = Vec::new();
    for seed in 0..12 {
        let (mut state, mut dice) = (begin(seed), Dice::new(seed));
        while let Some(seat) = G::open(&state).first() {
            let offer = G::offer_for(&state, seat);
            let places = offer.choices.iter().map(|choice| choice.show.target);
            for target in places.chain(offer.refused.iter().map(|refusal| refusal.target)) {
                if matches!(target, Target::Button | Target::Seat(_))
                    || named.iter().any(|(known, _)| *known == target)
                {
                    continue;
                }
                let name = G::place(target).unwrap_or_else(|| panic!("{target:?} has no name"));
                let said = catalogues.each_ref().map(|words| {
                    words.try_render(&name, &|seat| format!("P{seat}")).unwrap_or_else(|e| panic!("{e}"))
                });
                named.push((target, said[0].clone()));
            }
            let action =
                offer.choices[kernel::Chance::below(&mut dice, offer.choices.len() as u32) as usize].action;
            G::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
        }
    }
    assert!(named.len() > 100, "{}", named.len());
    let different: BTreeSet<&String> = named.iter().map(|(_, name)| name).collect();
    let twice = named.iter().filter(|(_, name)| named.iter().filter(|(_, other)| other == name).count() > 1);
    assert_eq!(different.len(), named.len(), "{:?}", twice.collect::<Vec<_>>());
    assert_eq!(G::place(targets::SHIP).expect("it has one").key, "thing-ship");
    assert_eq!(G::place(targets::MAYFLOWER).expect("it has one").key, "spot-mayflower");
}

/// R6.2.3: whoever owns the Cathedral is told that a missionary brings two, wherever one is chosen.
#[test]
fn a_missionary_of_the_cathedral_brings_two() {
    let mut state = begin(1);
    state.frames.push(Recruit { seat: FIRST, left: 1 });
    let says = |state: &State| {
        let offer = G::offer_for(state, FIRST);
        let missionary = offer.choices.iter().find(|choice| choice.action == Action::Train(Kind::Missionary));
        let label = &missionary.expect("missionaries are offered").show.label;
        catalogue(Lang::En).render(label, &|seat| format!("P{seat}"))
    };
    assert!(says(&state).contains("brings a colonist along"), "{}", says(&state));
    state.buildings[Building::Cathedral] = Place::Owned(FIRST);
    assert!(says(&state).contains("brings 2 colonists along"), "{}", says(&state));
}
