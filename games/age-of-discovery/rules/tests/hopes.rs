//! What an expedition, a landing, a war and a building may come to is said with the choice: what it takes, what for, and for whom.

use age_of_discovery::{
    Action, AgeOfDiscovery as G, Building, Event, Expedition, Good, Kind, LandTile, Options, Pending, Region,
    Seen, Spot, State, Tile, Track, Training, Worker, Workers,
};
use kernel::{Cx, Dice, Msg, Rules, Seat, SeatSet, Secret};
use kit::{Id, Named};
use std::collections::BTreeSet;
use text::{Catalogue, Lang, Spoken};

const HERE: Region = Region::Caribbean;

fn catalogue(lang: Lang) -> Catalogue {
    Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("it reads")
}

fn spoken(lang: Lang, msg: &Msg) -> String {
    catalogue(lang).render(msg, &|seat| format!("P{seat}")).replace('\u{a0}', " ")
}

fn label(state: &State, seat: Seat, action: Action, lang: Lang) -> String {
    let offer = G::offer_for(state, seat);
    let choice = offer.choices.iter().find(|choice| choice.action == action).expect("it is offered");
    spoken(lang, &choice.show.label)
}

/// The first round: the seat that places holds two workers of this kind and nobody else any; the tracks are empty.
fn holding(kind: Kind) -> (State, Seat, Seat) {
    let mut dice = Dice::new(1);
    let mut state =
        G::setup(&Options::default(), 3, &mut Cx::playout(&mut dice)).expect("the default stands");
    let seat = G::open(&state).first().expect("somebody places");
    for player in Seat::all(3) {
        state.players[player].hand = Default::default();
    }
    state.players[seat].hand[Kind::Colonist] = 1;
    state.players[seat].hand[kind] += 2;
    G::apply(&mut state, seat, Action::Place(Spot::Initiative), &mut Cx::playout(&mut dice));
    state.tracks.initiative.clear();
    let rival = Seat::all(3).find(|other| *other != seat).expect("another");
    (state, seat, rival)
}

fn of(seat: Seat, kind: Kind) -> Worker {
    Worker { seat, kind }
}

fn party(kind: Kind, n: u8) -> Workers {
    let mut party = Workers::default();
    party[kind] = n;
    party
}

/// R6.6.3: how much an expedition has to be worth is said with what it would be worth, and the chance as what it is so far.
#[test]
fn an_expedition_says_what_it_takes() {
    let (mut state, seat, _) = holding(Kind::Captain);
    let says = |state: &State, lang| label(state, seat, Action::Place(Spot::Discovery), lang);
    assert_eq!(says(&state, Lang::En), "Discovery: worth 2 against 1 to 5, 31% so far");
    assert_eq!(says(&state, Lang::Fr), "Découvertes : vaut 2 contre 1 à 5, 31 % jusqu’ici");
    state.buildings[Building::Plague1] = age_of_discovery::Place::Owned(seat);
    assert_eq!(says(&state, Lang::En), "Discovery: worth 2 against 0 to 4, 69% so far");
    // What the tip of the track says of all tiles is so.
    let resistances: BTreeSet<u8> = Tile::all().map(|tile| tile.facts().resistance).collect();
    assert_eq!((resistances.first(), resistances.last()), (Some(&1), Some(&5)));
    let help = |lang: Lang| spoken(lang, &kernel::msg(Track::Discovery.key_in("track-{}-help")));
    assert!(help(Lang::En).contains("1 to 5") && help(Lang::Fr).contains("de 1 à 5"));
}

/// R6.6.3: only what `seat` knows counts: where it alone has looked, what it saw is all there may be.
#[test]
fn what_an_expedition_takes_is_what_its_seat_knows() {
    let (mut state, seat, rival) = holding(Kind::Captain);
    for region in Region::all().filter(|region| *region != Region::Peru) {
        state.regions[region].tile = LandTile::None;
    }
    let says = |state: &State| label(state, seat, Action::Place(Spot::Discovery), Lang::En);
    let three = Tile::all().find(|tile| tile.facts().resistance == 3).expect("there is one");
    let seen = |by| LandTile::Seen(Seen { tile: Secret::new(three), by, public: false });
    state.regions[Region::Peru].tile = seen(SeatSet::of(rival));
    assert_eq!(says(&state), "Discovery: worth 2 against 1 to 5, 31% so far");
    state.regions[Region::Peru].tile = seen(SeatSet::of(seat));
    assert_eq!(says(&state), "Discovery: worth 2 against 3, 0% so far");
}

/// R6.6.4, R6.2.6: what a soldier is sent for, on the dock and on the sea.
#[test]
fn a_soldier_says_what_it_is_sent_for() {
    let (state, seat, _) = holding(Kind::Soldier);
    let says = |spot, lang| label(&state, seat, Action::Place(spot), lang);
    assert_eq!(says(Spot::Dock, Lang::En), "Colonist Dock: lands 1st, can fight");
    assert_eq!(says(Spot::Dock, Lang::Fr), "Quai des colons : débarque en 1er, peut combattre");
    assert!(says(Spot::Discovery, Lang::En).ends_with("% so far, plunder +$2 to $5"));
    assert!(says(Spot::Discovery, Lang::Fr).ends_with(" % jusqu’ici, butin +2 à 5 $"));
    // What is known counts, and once every region is discovered the card that is met.
    let mut state = state;
    for region in Region::all().filter(|region| *region != Region::Peru) {
        state.regions[region].tile = LandTile::None;
    }
    let three = Tile::all().find(|tile| tile.facts().per_soldier == 3).expect("there is one");
    let by = SeatSet::of(seat);
    state.regions[Region::Peru].tile = LandTile::Seen(Seen { tile: Secret::new(three), by, public: false });
    let says = |state: &State| label(state, seat, Action::Place(Spot::Discovery), Lang::En);
    assert!(says(&state).ends_with(", plunder +$3"), "{}", says(&state));
    state.regions[Region::Peru].tile = LandTile::None;
    assert!(says(&state).ends_with(", plunder +$1 to $3"), "{}", says(&state));
}

/// R6.6.4: what help texts say of all tiles and cards is so.
#[test]
fn what_a_soldier_may_earn_is_what_tiles_and_cards_pay() {
    let ends = |earned: BTreeSet<u8>| (*earned.first().expect("some"), *earned.last().expect("some"));
    let tiles = ends(Tile::all().map(|tile| tile.facts().per_soldier).collect());
    let cards = ends(age_of_discovery::Card::all().map(|card| card.facts().per_soldier).collect());
    assert_eq!((tiles, cards), ((2, 5), (1, 3)));
    let says = |lang, key| spoken(lang, &kernel::msg(key));
    assert!(says(Lang::En, "worker-soldier-help").contains("$2 to $5 by the tile, $1 to $3 by the card"));
    assert!(says(Lang::Fr, "worker-soldier-help").contains("2 à 5 $ selon la tuile, de 1 à 3 $ selon"));
    for key in ["use-soldier", "training-soldier-help"] {
        assert!(says(Lang::En, key).contains("$1 to $5 more plunder"), "{key}");
        assert!(says(Lang::Fr, key).contains("1 à 5 $"), "{key}");
    }
}

/// R12.1, R12.12: what is kept for later says for when.
#[test]
fn what_is_kept_says_for_when() {
    let keeps = |building, letter, lang| {
        let (mut state, seat, rival) = holding(Kind::Colonist);
        state.options.letter_university = letter;
        state.tracks.war.extend([of(rival, Kind::Colonist), of(seat, Kind::Colonist)]);
        state.tracks.buildings.push(of(seat, Kind::Colonist));
        state.players[seat].money = 40;
        state.row = [building].into_iter().collect();
        state.frames.replace(Pending::Buildings);
        G::apply(&mut state, seat, Action::Buy(building), &mut Cx::playout(&mut Dice::new(1)));
        label(&state, seat, Action::Pass, lang)
    };
    let map = keeps(Building::Cartography, false, Lang::En);
    assert_eq!(map, "Keep it for later: for the Benefits of this round or any other, while a region is left");
    let map = keeps(Building::Cartography, false, Lang::Fr);
    assert!(map.contains("bénéfices de ce tour ou d’un autre"), "{map}");
    let university = keeps(Building::University, false, Lang::En);
    assert!(university.ends_with("when you place, before a track or once the order is set"), "{university}");
    let letter = keeps(Building::University, true, Lang::En);
    assert!(letter.ends_with("before any track and whenever you are asked on your turn"), "{letter}");
}

/// R6.6.1, R6.6.3: whoever is sent has a chance, alone and with those who go already; and does not come back.
#[test]
fn whoever_is_sent_has_a_chance() {
    let (mut state, seat, _) = holding(Kind::Colonist);
    state.tracks.discovery[seat.index()] = party(Kind::Captain, 2);
    let sends = |state: &mut State, aboard: u8, lang| {
        let party = party(Kind::Captain, aboard);
        state.frames.replace(Expedition { seat: Some(seat), done: SeatSet::EMPTY, party });
        label(state, seat, Action::Send(Kind::Captain), lang)
    };
    let alone = sends(&mut state, 0, Lang::En);
    assert_eq!(alone, "Send a captain (worth 2; alone would succeed 31%)");
    let question = G::offer_for(&state, seat).prompt.expect("a question");
    assert!(spoken(Lang::Fr, &question).ends_with("qui valent 4 ; qui part retourne ensuite à la réserve."));
    // R6.6.4: what all of them may win: tiles of resistance 4 bring 6 points.
    let all = label(&state, seat, Action::SendAll, Lang::En);
    assert_eq!(all, "Send all 2: worth 4, would succeed 88%, then 4 to 6 VP");
    let all = label(&state, seat, Action::SendAll, Lang::Fr);
    assert_eq!(all, "Envoyer tout le monde (2) : vaut 4, réussirait à 88 %, puis 4 à 6 PV");
    let more = sends(&mut state, 1, Lang::En);
    assert_eq!(more, "Send a captain too (worth 4 together, would succeed 88%)");
    let french = sends(&mut state, 1, Lang::Fr);
    assert_eq!(french, "Envoyer aussi un capitaine (en tout 4, réussirait à 88 %)");
}

/// R6.6.3, R6.5.2: the capital comes before the expeditions, so what strengthens one that waits says by how much.
#[test]
fn a_building_says_what_it_does_to_an_expedition() {
    let (mut state, seat, _) = holding(Kind::Colonist);
    state.tracks.buildings.push(of(seat, Kind::Colonist));
    state.players[seat].money = 20;
    state.row = [Building::Plague1, Building::Magellan].into_iter().collect();
    state.frames.replace(Pending::Buildings);
    let buys = |state: &State, building, lang| label(state, seat, Action::Buy(building), lang);
    assert_eq!(buys(&state, Building::Plague1, Lang::En), "Buy Plague (age I) ($10)");
    state.tracks.discovery[seat.index()] = party(Kind::Colonist, 3);
    let said = "Buy Plague (age I) ($10): your expedition goes from 69 to 88%";
    assert_eq!(buys(&state, Building::Plague1, Lang::En), said);
    let french = "Acheter « Peste (âge I) » (10 $) : votre expédition passe de 69 à 88 %";
    assert_eq!(buys(&state, Building::Plague1, Lang::Fr), french);
    assert_eq!(buys(&state, Building::Magellan, Lang::En), "Buy Magellan ($10)", "no captain waits");
    state.tracks.discovery[seat.index()] = party(Kind::Captain, 1);
    let said = "Buy Magellan ($10): your expedition goes from 31 to 69%";
    assert_eq!(buys(&state, Building::Magellan, Lang::En), said);
}

/// R12.9: a plague says whom it would strike now, its buyer too, and what that does to the colonies.
#[test]
fn a_plague_says_whom_it_strikes() {
    let (mut state, seat, rival) = holding(Kind::Colonist);
    state.tracks.buildings.push(of(seat, Kind::Colonist));
    state.players[seat].money = 20;
    state.row = [Building::Plague2].into_iter().collect();
    state.frames.replace(Pending::Buildings);
    let says = |state: &State, lang| label(state, seat, Action::Buy(Building::Plague2), lang);
    assert_eq!(says(&state, Lang::En), "Buy Plague (age II) ($14): strikes nobody, no colony has 3");
    state.regions[HERE].workers[rival.index()] = party(Kind::Colonist, 3);
    let said = format!("lost at once: P{rival} (1); VP: P{rival} (6 → 0)");
    assert_eq!(says(&state, Lang::En), format!("Buy Plague (age II) ($14); {said}"));
    let said = format!("pertes immédiates : P{rival} (1) ; PV : P{rival} (6 → 0)");
    assert_eq!(says(&state, Lang::Fr), format!("Acheter « Peste (âge II) » (14 $) ; {said}"));
    state.regions[HERE].workers[seat.index()] = party(Kind::Colonist, 5);
    let said = format!("lost at once: you (1) and P{rival} (1); VP as before");
    assert_eq!(says(&state, Lang::En), format!("Buy Plague (age II) ($14); {said}"));
}

/// R12.2, R12.3, R12.4: whom a building settles at once is said on its choice, wherever they may go.
#[test]
fn a_building_says_whom_it_settles() {
    let (mut state, seat, _) = holding(Kind::Colonist);
    state.tracks.buildings.push(of(seat, Kind::Colonist));
    state.players[seat].money = 20;
    state.row = [Building::Overpopulation, Building::PapalEdict].into_iter().collect();
    state.frames.replace(Pending::Buildings);
    let says = |state: &State, building| label(state, seat, Action::Buy(building), Lang::En);
    assert_eq!(says(&state, Building::Overpopulation), "Buy Overpopulation ($10): 3 colonists at once");
    assert_eq!(says(&state, Building::PapalEdict), "Buy Papal Edict ($14)", "no colony to place them in");
    state.regions[HERE].workers[seat.index()] = party(Kind::Colonist, 1);
    assert_eq!(says(&state, Building::PapalEdict), "Buy Papal Edict ($14): 2 colonists at once");
}

/// R12.10: where a plague may strike, the choice says whose points are at stake.
#[test]
fn a_plague_of_a_region_says_what_may_come_of_it() {
    let (mut state, seat, rival) = holding(Kind::Colonist);
    state.tracks.buildings.push(of(seat, Kind::Colonist));
    state.players[seat].money = 40;
    state.row = [Building::Plague3].into_iter().collect();
    state.regions[HERE].workers[rival.index()] = party(Kind::Colonist, 4);
    state.frames.replace(Pending::Buildings);
    G::apply(&mut state, seat, Action::Buy(Building::Plague3), &mut Cx::playout(&mut Dice::new(1)));
    let said = label(&state, seat, Action::Choose(HERE), Lang::En);
    assert_eq!(said, format!("Plague in the Caribbean; VP: P{rival} (6 → 0–6)"));
    state.regions[HERE].workers[rival.index()][Kind::Colonist] = 9;
    assert_eq!(label(&state, seat, Action::Choose(HERE), Lang::En), "Plague in the Caribbean; VP as before");
}

/// R8.1, R6.4: French says what a number counts.
#[test]
fn a_number_says_what_it_counts() {
    let (mut state, seat, _) = holding(Kind::Colonist);
    state.tracks.buildings.push(of(seat, Kind::Colonist));
    state.players[seat].money = 20;
    state.row = [Building::Monastery].into_iter().collect();
    state.frames.replace(Pending::Buildings);
    let said = label(&state, seat, Action::Buy(Building::Monastery), Lang::Fr);
    assert_eq!(said, "Acheter « Monastère » (10 $) : 7 missionnaires d’ici la fin");
    let won = |tied| G::narrate(&Event::ShipWon { seat, value: 1, tied });
    assert_eq!(spoken(Lang::Fr, &won(false)), format!("P{seat} gagne le bateau (valeur 1)."));
    assert!(spoken(Lang::En, &won(true)).contains("with a total of 1, being earlier"));
    state.goods_row = [Good::Fish].into_iter().collect();
    state.tracks.goods.push(of(seat, Kind::Colonist));
    state.frames.replace(Pending::GoodsTrack);
    let fish = label(&state, seat, Action::TakeGood(Good::Fish), Lang::Fr);
    assert_eq!(fish, "Prendre : poisson (vous en avez 0 ; il y en a 3 dans le jeu)");
}

/// R6.8.1: where no battle can be fought the choice says what is missing, and a landing that allows one says so.
#[test]
fn a_war_says_what_it_lacks_and_a_landing_what_it_allows() {
    let (mut state, seat, rival) = holding(Kind::Colonist);
    let war = |state: &State, lang| label(state, seat, Action::Place(Spot::War), lang);
    assert_eq!(war(&state, Lang::En), "War: no use yet, needs a soldier where you meet after landing");
    state.regions[HERE].workers[seat.index()] = party(Kind::Colonist, 1);
    state.regions[HERE].workers[rival.index()] = party(Kind::Colonist, 2);
    assert_eq!(war(&state, Lang::En), "War: no use, no soldier where you meet");
    assert_eq!(war(&state, Lang::Fr), "Guerre : inutile, nul soldat en région partagée");
    // Somebody lands there, with a worker at war or without.
    let lands = |kind, at_war: bool| {
        let mut state = state.clone();
        state.tracks.dock.push(of(seat, kind));
        if at_war {
            state.tracks.war.push(of(seat, Kind::Colonist));
        }
        state.frames.replace(Pending::Dock);
        label(&state, seat, Action::Land(HERE), Lang::En)
    };
    let plain = "Land in the Caribbean (2 workers against 2; with 3: sugar, 1st 6 VP, 2nd 2)";
    assert_eq!(lands(Kind::Soldier, false), plain);
    assert_eq!(lands(Kind::Colonist, true), plain);
    assert_eq!(lands(Kind::Soldier, true), format!("{plain}; opens a battle"));
    // R10.2: a builder raises what the places are to be worth.
    let builder = plain.replace("6 VP, 2nd 2", "10 VP, 2nd 4");
    assert_eq!(lands(Kind::Builder, false), builder);
}

/// R5.3: of a track whose other boxes are open, the reason names the box that is taken.
#[test]
fn a_box_that_is_taken_has_its_name() {
    let (mut state, seat, rival) = holding(Kind::Colonist);
    state.tracks.specialists[Training::Captain.index()] = Some(of(rival, Kind::Colonist));
    let refused = G::offer_for(&state, seat).refused;
    let taken = refused.iter().find(|refusal| refusal.why.key == "refuse-box-taken").expect("it is refused");
    let about = taken.about.as_ref().expect("it has a name");
    assert_eq!(spoken(Lang::Fr, about), "case « capitaine »");
    assert_eq!(spoken(Lang::En, about), "captain box");
}
