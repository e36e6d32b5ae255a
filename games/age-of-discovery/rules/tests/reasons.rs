//! What is said gives its reason: who may come first, why nothing was bought, what a builder does to the price of a region.

use age_of_discovery::{
    Action, AgeOfDiscovery as G, Battle, Building, Expedition, Kind, LandTile, Options, Pending, Region,
    Seen, Spot, State, Tile, Training, Worker, Workers, targets,
};
use kernel::{Audience, Cx, Dice, Notes, Rules, Seat, SeatSet, Secret, Target};
use kit::Id;
use kit::gauge::{Gauge, Gauges, Of, Value};
use text::{Catalogue, Lang, Spoken};

const HERE: Region = Region::Caribbean;

fn spoken(lang: Lang, msg: &kernel::Msg) -> String {
    let catalogue = Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("it reads");
    catalogue.render(msg, &|seat| format!("P{seat}")).replace('\u{a0}', " ")
}

fn label(state: &State, seat: Seat, action: Action, lang: Lang) -> String {
    let offer = G::offer_for(state, seat);
    let choice = offer.choices.iter().find(|choice| choice.action == action).expect("it is offered");
    spoken(lang, &choice.show.label)
}

/// The first round; the hands are empty but for what the seat that places holds, which is first in the order.
fn holding(hand: &[(Kind, u8)]) -> (State, Seat, Seat) {
    let mut dice = Dice::new(1);
    let mut state =
        G::setup(&Options::default(), 3, &mut Cx::playout(&mut dice)).expect("the default stands");
    let seat = G::open(&state).first().expect("somebody places");
    for player in Seat::all(3) {
        state.players[player].hand = Default::default();
    }
    state.players[seat].hand[Kind::Colonist] = 1;
    for (kind, n) in hand {
        state.players[seat].hand[*kind] += n;
    }
    if state.players[seat].hand.only().is_none() {
        G::apply(&mut state, seat, Action::Pick(Kind::Colonist), &mut Cx::playout(&mut dice));
    }
    G::apply(&mut state, seat, Action::Place(Spot::War), &mut Cx::playout(&mut dice));
    let rival = state.order.iter().copied().find(|other| *other != seat).expect("another");
    (state, seat, rival)
}

/// What the log tells of an answer.
fn told(state: &mut State, seat: Seat, action: Action, lang: Lang) -> Vec<String> {
    let (mut dice, mut notes) = (Dice::new(1), Notes::default());
    G::apply(state, seat, action, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
    notes.told.iter().map(|told| spoken(lang, &G::narrate(&told.event))).collect()
}

fn gauge(state: &State, seat: Seat, of: Of, what: &str) -> Option<Value> {
    let gauges: Vec<Gauge> = G::gauges(&G::view(state, Audience::Seat(seat)));
    gauges.into_iter().find(|gauge| gauge.of == of && gauge.what == what).map(|gauge| gauge.value)
}

/// R6.6.1: expeditions go in the order of the players. Whoever is earlier and strong enough may have taken the region by then.
#[test]
fn a_region_that_others_may_take_first_is_no_promise() {
    let (mut state, seat, rival) = holding(&[(Kind::Captain, 2)]);
    let of = |resistance| {
        Tile::all().find(|tile| tile.facts().resistance == resistance).expect("there is such a tile")
    };
    state.regions[Region::NewSpain].tile =
        LandTile::Seen(Seen { tile: Secret::new(of(2)), by: SeatSet::all(3), public: true });
    state.order.retain(|other| *other != rival);
    state.order.insert(0, rival);
    let says = |state: &State, lang| label(state, seat, Action::Place(Spot::Discovery), lang);
    assert_eq!(says(&state, Lang::En), "Discovery: worth 2, so far 100% in New Spain");
    // Too few to take it.
    state.tracks.discovery[rival.index()][Kind::Colonist] = 1;
    assert_eq!(says(&state, Lang::En), "Discovery: worth 2, so far 100% in New Spain");
    state.tracks.discovery[rival.index()][Kind::Colonist] = 2;
    assert_eq!(says(&state, Lang::En), "Discovery: worth 2, 100% if New Spain is still free");
    assert_eq!(says(&state, Lang::Fr), "Découvertes : 100 % si la Nouvelle-Espagne reste libre (vaut 2)");
    // Behind in the order they come too late.
    state.order.retain(|other| *other != rival);
    state.order.push(rival);
    assert_eq!(says(&state, Lang::En), "Discovery: worth 2, so far 100% in New Spain");
}

/// R6.5.1: whoever cannot pay for anything is not asked; the log says why, and says nothing of money where one declined.
#[test]
fn whoever_can_afford_nothing_is_told_so() {
    for (money, french, english) in [
        (6, "n’achète rien : rien d’abordable avec 6 $.", "buys nothing: nothing is to be had for $6."),
        (0, "n’achète rien, faute d’argent.", "buys nothing, for want of money."),
    ] {
        for (lang, said) in [(Lang::Fr, french), (Lang::En, english)] {
            let (mut state, seat, rival) = holding(&[(Kind::Colonist, 1)]);
            state.row = [Building::TradingPost, Building::Magellan].into_iter().collect();
            state.players[seat].money = money;
            state.players[rival].money = 20;
            for seat in [rival, seat] {
                state.tracks.buildings.push(Worker { seat, kind: Kind::Colonist });
            }
            state.frames.replace(Pending::Buildings);
            let lines = told(&mut state, rival, Action::Pass, lang);
            assert!(lines.contains(&format!("P{seat} {said}")), "{lines:?}");
            let declined = if lang == Lang::Fr { "n’achète rien." } else { "buys nothing." };
            assert!(lines.contains(&format!("P{rival} {declined}")), "{lines:?}");
        }
    }
}

/// R6.7: that a specialist has come is no loss of specialists for the next round. It is said when the box is chosen.
#[test]
fn a_specialist_who_comes_is_not_a_loss() {
    let (mut state, seat, _) = holding(&[(Kind::Colonist, 1)]);
    let (mat, own) = (Of::Place(Target::Seat(seat)), Worker { seat, kind: Kind::Colonist });
    assert_eq!(gauge(&state, seat, mat, "trained"), None);
    state.tracks.specialists[Training::Captain.index()] = Some(own);
    assert_eq!(gauge(&state, seat, mat, "trained"), Some(Value::Word("trained-1")));
    assert_eq!(gauge(&state, seat, Of::Seat(seat), "trained"), None, "a number would be seen to fall");
}

/// R10.1, R10.2: what first place pays is kept an eye on, so that a builder and a tie say what they do to it.
#[test]
fn what_first_place_pays_is_watched() {
    let (mut state, seat, rival) = holding(&[(Kind::Colonist, 1)]);
    let place = Of::Place(targets::region(HERE));
    let prize = |state: &State| gauge(state, seat, place, "prize");
    state.regions[HERE].workers[rival.index()][Kind::Colonist] = 2;
    assert_eq!(prize(&state), None, "nobody has three");
    state.regions[HERE].workers[rival.index()][Kind::Colonist] = 3;
    assert_eq!(prize(&state), Some(Value::Number(6)));
    state.regions[HERE].workers[seat.index()][Kind::Builder] = 1;
    assert_eq!(prize(&state), Some(Value::Number(10)), "whoever leads there");
    state.regions[HERE].workers[seat.index()][Kind::Colonist] = 2;
    assert_eq!(prize(&state), Some(Value::Number(6)), "tied");
}

/// R10.2: a builder who lands where another leads pays the other; the choice says so.
#[test]
fn a_builder_says_whom_it_pays() {
    let (mut state, seat, rival) = holding(&[(Kind::Colonist, 1)]);
    state.tracks.dock.push(Worker { seat, kind: Kind::Builder });
    state.frames.replace(Pending::Dock);
    let says = |state: &State, lang| label(state, seat, Action::Land(HERE), lang);
    assert!(!says(&state, Lang::En).contains("builder"), "{}", says(&state, Lang::En));
    state.regions[HERE].workers[rival.index()][Kind::Colonist] = 3;
    assert_eq!(
        says(&state, Lang::En),
        "Land in the Caribbean (1 worker against 3: 4 VP; the builder pays the leader most)"
    );
    assert_eq!(
        says(&state, Lang::Fr),
        "Débarquer aux Caraïbes (1 ouvrier contre 3 : 4 PV ; le bâtisseur profite surtout au premier)"
    );
}

/// R6.2.3, R5.3: a missionary is of use on the dock. Where that is full the choice of a worker says it.
#[test]
fn a_missionary_says_that_the_dock_is_full() {
    let (mut state, seat, rival) = holding(&[(Kind::Colonist, 1), (Kind::Missionary, 1)]);
    let says = |state: &State, lang| label(state, seat, Action::Pick(Kind::Missionary), lang);
    assert_eq!(says(&state, Lang::En), "Place a missionary (brings a colonist along when it lands)");
    for _ in 0..state.dock_spaces() {
        state.tracks.dock.push(Worker { seat: rival, kind: Kind::Colonist });
    }
    assert_eq!(says(&state, Lang::En), "Place a missionary (counts 1; the dock is full)");
    assert_eq!(says(&state, Lang::Fr), "Placer un missionnaire (vaut 1 ; le quai est plein)");
}

/// R6.6.4: whoever chooses a soldier reads what it may earn where expeditions may still go.
#[test]
fn a_soldier_says_what_it_may_earn() {
    let (mut state, seat, _) = holding(&[(Kind::Colonist, 1), (Kind::Soldier, 1)]);
    let says = |state: &State, lang| label(state, seat, Action::Pick(Kind::Soldier), lang);
    let english = "Place a soldier (fights in its region; $2 to $5 more plunder in an expedition)";
    assert_eq!(says(&state, Lang::En), english);
    let french = "Placer un soldat (combat à terre, butin +2 à 5 $ en expédition)";
    assert_eq!(says(&state, Lang::Fr), french);
    for region in Region::all() {
        state.regions[region].tile = LandTile::None;
    }
    assert!(says(&state, Lang::En).contains("$1 to $3"), "the cards of the deck");
}

/// R12.16, R6.8.3: the militia is no worker; whoever hits it removes nobody.
#[test]
fn hitting_the_militia_says_that_nobody_falls() {
    let (mut state, seat, rival) = holding(&[(Kind::Colonist, 1)]);
    let mut there = Workers::default();
    there[Kind::Colonist] = 2;
    state.regions[HERE].workers[rival.index()] = there;
    state.frames.replace(Battle {
        region: HERE,
        attacker: seat,
        defender: rival,
        attacker_hits: 1,
        defender_hits: 0,
        attacker_lost: Workers::default(),
        defender_lost: Workers::default(),
        militia: 1,
    });
    assert_eq!(label(&state, seat, Action::HitMilitia, Lang::En), "Hit the militia (nobody is removed)");
    let french = label(&state, seat, Action::HitMilitia, Lang::Fr);
    assert_eq!(french, "Frapper la milice (personne n’est éliminé)");
}

/// R6.6.6: an expedition that fails costs its workers, which is said with its chance.
#[test]
fn a_failure_says_what_it_costs() {
    let (mut state, seat, _) = holding(&[(Kind::Colonist, 1)]);
    let mut party = Workers::default();
    party[Kind::Colonist] = 1;
    state.tracks.discovery[seat.index()] = party;
    state.frames.replace(Expedition { seat: Some(seat), done: SeatSet::EMPTY, party });
    let action = Action::Explore(age_of_discovery::Goal::Region(Region::Peru));
    let said = G::exact(&state, seat, &action).expect("nobody knows");
    assert_eq!(
        spoken(Lang::En, &said[1].0),
        format!("The expedition of P{seat} fails; its workers go back to the supply.")
    );
    assert!(spoken(Lang::Fr, &said[1].0).ends_with("échoue : ses ouvriers retournent à la réserve."));
}

/// R6.4, R6.5.1, R6.7: French says what a number counts, that nothing will be left, and what the last round is without.
#[test]
fn french_says_what_the_numbers_are() {
    let (mut state, seat, _) = holding(&[(Kind::Colonist, 2)]);
    let says = |state: &State, spot| label(state, seat, Action::Place(spot), Lang::Fr);
    assert_eq!(says(&state, Spot::MerchantShip), "Bateau marchand : à vous (valeur 1)");
    state.row = [Building::TradingPost, Building::Magellan].into_iter().collect();
    state.players[seat].money = 10;
    state.tracks.buildings.push(Worker { seat, kind: Kind::Colonist });
    assert_eq!(says(&state, Spot::Buildings), "Bâtiments : il ne restera rien pour payer");
    state.players[seat].money = 12;
    assert_eq!(says(&state, Spot::Buildings), "Bâtiments : reste 2 $ : plus rien à acheter");
}

/// R10.1: whoever is overtaken where a region counts is told the place, which is why the points fall.
#[test]
fn a_place_in_a_region_is_watched() {
    let (mut state, seat, rival) = holding(&[(Kind::Colonist, 1)]);
    let third = Seat::all(3).find(|other| *other != seat && *other != rival).expect("a third");
    let place = Of::Place(targets::region(HERE));
    let standing = |state: &State| match gauge(state, seat, place, "standing") {
        Some(Value::Word(word)) => Some(spoken(Lang::Fr, &kernel::msg(word))),
        other => {
            assert_eq!(other, None);
            None
        }
    };
    state.regions[HERE].workers[seat.index()][Kind::Colonist] = 2;
    assert_eq!(standing(&state), None, "nobody has three");
    state.regions[HERE].workers[rival.index()][Kind::Colonist] = 3;
    assert_eq!(standing(&state).as_deref(), Some("2e place"));
    state.regions[HERE].workers[third.index()][Kind::Colonist] = 3;
    assert_eq!(
        standing(&state).as_deref(),
        Some("2e place : 0 PV"),
        "behind two who are tied: R10.2 counts it as second"
    );
    state.regions[HERE].workers[third.index()][Kind::Colonist] = 4;
    assert_eq!(standing(&state).as_deref(), Some("3e place : 0 PV"), "behind two");
    state.regions[HERE].workers[third.index()][Kind::Colonist] = 3;
    state.regions[HERE].workers[seat.index()][Kind::Colonist] = 4;
    assert_eq!(standing(&state).as_deref(), Some("1re place"));
    state.regions[HERE].workers[seat.index()] = Workers::default();
    assert_eq!(standing(&state), None, "nobody of one's own is there");
}
