//! What the table says in a few places where a newcomer would stumble.

use history_of_the_world::*;
use kernel::{Msg, Rules, Seat};
use kit::Named;
use std::collections::BTreeSet;
use text::{Catalogue, Lang, Spoken};

type G = HistoryOfTheWorld;

fn said(message: &Msg) -> [String; 2] {
    let names = |seat: Seat| ["Ana", "Bo (bot 2)", "Cem"][seat.index()].to_owned();
    Lang::ALL.map(|lang| {
        let catalogue = Catalogue::new(lang, &[G::TEXT.get(lang)]).unwrap_or_else(|p| panic!("{p:?}"));
        // A French colon keeps to the word before it; here it is read.
        catalogue.render(message, &names).replace('\u{a0}', " ")
    })
}

fn start() -> State {
    testkit::start::<G>(&Options::default(), 3, 1)
}

fn land(name: &str) -> Land {
    Land::named(name).unwrap_or_else(|| panic!("no land {name}"))
}

fn roll(dice: &[u8], bonus: u8) -> Roll {
    Roll { dice: dice.iter().copied().collect(), bonus }
}

fn battle(attack: Roll, defence: Roll, outcome: Outcome) -> [String; 2] {
    let (attacker, defender) = (Seat(0), Seat(1));
    said(&G::narrate(&Event::Battle {
        attacker,
        defender,
        land: land("crete"),
        attack,
        defence,
        outcome,
        open: true,
    }))
}

#[test]
fn a_battle_is_told_in_a_sentence() {
    let [en, fr] = battle(roll(&[6, 2], 0), roll(&[1], 0), Outcome::Higher);
    assert_eq!(en, "Ana beats Bo (bot 2) in Crete, 6 to 1: the attack rolls 6 and 2, the defence 1.");
    assert_eq!(fr, "Crète : Ana bat Bo (bot 2), 6 à 1 ; l’attaque lance 6 et 2, la défense 1.");
    let [en, _] = battle(roll(&[4, 3], 1), roll(&[5], 0), Outcome::Higher);
    assert!(en.ends_with("5 to 5, and ties are won: the attack rolls 4 and 3 (+1), the defence 5."), "{en}");
    let [en, _] = battle(roll(&[4, 3], 0), roll(&[3], 1), Outcome::Equal);
    assert!(en.ends_with("the attack rolls 4 and 3, the defence 3 (+1)."), "{en}");
}

/// Where a line is cut off after sixty letters, whose battle it was, where, and who won is still read.
#[test]
fn how_a_battle_ended_comes_before_its_dice() {
    let told = [
        (roll(&[6, 2], 0), roll(&[1], 0), Outcome::Higher, "in Crete, 6 to 1", "bat Bo (bot 2), 6 à 1"),
        (roll(&[4, 3], 0), roll(&[3], 1), Outcome::Equal, "both lose in Crete, 4 to 4", "perdent, 4 à 4"),
        (roll(&[1, 3], 0), roll(&[4], 0), Outcome::Lower, "loses to Bo (bot 2) in Crete, 3 to 4", "3 à 4"),
    ];
    for (attack, defence, outcome, english, french) in told {
        let [en, fr] = battle(attack, defence, outcome).map(|said| said.chars().take(60).collect::<String>());
        assert!(en.contains(english) && fr.contains(french), "{en} {fr}");
    }
}

#[test]
fn seas_are_named_where_they_score() {
    let told = |seas| {
        let score = Score { regions: 4, capitals: 2, cities: 1, monuments: 0, seas };
        said(&G::narrate(&Event::Scored { seat: Seat(0), epoch: 1, score }))
    };
    assert_eq!(told(0)[0], "Ana scores 7: regions 4, structures 3.");
    assert_eq!(told(1)[0], "Ana scores 8: regions 4, structures 3, seas 1.");
    assert_eq!(told(0)[1], "Ana marque 7 : régions 4, constructions 3.");
}

#[test]
fn empires_take_no_verb_and_no_brackets_in_brackets() {
    let mut state = start();
    state.turn = Turn::of(Seat(0), Empire::named("minoans"));
    state.players[Seat(1)].empires[1] = Empire::named("persia");
    state.epoch = 3;
    state.world.settle(land("zagros"), Seat(1), Army::of_empire(2));
    state.world.settle(land("crete"), Seat(2), Army::of_empire(2));
    state.frames.replace(Stage::Expand);
    let prompt = G::offer_for(&state, Seat(0)).prompt.unwrap_or_else(|| panic!("a prompt"));
    assert_eq!(said(&prompt)[0], "Minoans: every army is placed; end the turn.");
    let card = Card::named("civil-war").unwrap_or_else(|| panic!("a card"));
    state.frames.push(CivilWar { card, foe: None, left: 3, done: Default::default() });
    let offer = G::offer_for(&state, Seat(0));
    let labels: Vec<_> = offer.choices.iter().map(|c| said(&c.show.label)).collect();
    assert_eq!(labels[0], ["Persia of Bo (bot 2): 1 army", "Perse de Bo (bot 2) : 1 armée"]);
}

/// R6.9.4: how much an empire has to lose is said where it is chosen, and nobody is promised more risings than it has lands.
#[test]
fn a_civil_war_says_how_large_an_empire_is() {
    let mut state = start();
    state.turn = Turn::of(Seat(0), Empire::named("minoans"));
    state.players[Seat(1)].empires[1] = Empire::named("persia");
    state.epoch = 3;
    for name in ["zagros", "levant"] {
        state.world.settle(land(name), Seat(1), Army::of_empire(2));
    }
    state.frames.replace(Stage::Events);
    let card = Card::named("civil-war").unwrap_or_else(|| panic!("a card"));
    let war = CivilWar { card, foe: None, left: 3, done: Default::default() };
    state.frames.push(war.clone());
    let offer = G::offer_for(&state, Seat(0));
    let [choice] = &offer.choices[..] else { panic!("one empire") };
    assert_eq!(
        said(&choice.show.label),
        ["Persia of Bo (bot 2): 2 armies", "Perse de Bo (bot 2) : 2 armées"]
    );
    let Action::Foe(foe) = choice.action else { panic!("an empire") };
    state.frames.replace(CivilWar { foe: Some(foe), ..war });
    let [en, fr] = said(&G::question(&state, Seat(0)).unwrap_or_else(|| panic!("a prompt")));
    assert!(en.ends_with("(2 left).") && fr.ends_with("(encore 2)."), "{en} {fr}");
}

/// R4.5, R5.1: an empire that nobody was asked about is not simply there: how it came is said with its first question.
#[test]
fn an_empire_says_how_its_player_came_to_it() {
    let mut state = start();
    (state.epoch, state.turn) = (3, Turn::of(Seat(0), Empire::named("maurya")));
    state.frames.replace(Stage::Events);
    let mut asked = |order: [u8; 3], seen: &[u8]| {
        state.order = order.into_iter().map(Seat).collect();
        state.players[Seat(0)].empire_seen = seen.iter().map(|&seat| Seat(seat)).collect();
        said(&G::question(&state, Seat(0)).unwrap_or_else(|| panic!("a prompt")))
    };
    let [en, fr] = asked([1, 2, 0], &[0]);
    assert_eq!(
        en,
        "Epoch III, your empire: Maurya, 9 armies, left to you as the last card. Play up to 2 event cards, if you like."
    );
    assert!(
        fr.starts_with(
            "Époque III, votre empire : Maurya, 9 armées, dernière carte, qui vous revient d’office. Jouez "
        ),
        "{fr}"
    );
    let [en, fr] = asked([2, 0, 1], &[0, 1]);
    assert!(
        en.contains(", left to you as the last card.")
            && fr.contains(", dernière carte, qui vous revient d’office."),
        "{en}"
    );
    let [en, fr] = asked([1, 2, 0], &[0, 1]);
    assert!(en.contains("9 armies, passed on by Bo (bot 2). Play "), "{en}");
    assert!(fr.contains("9 armées, carte donnée par Bo (bot 2). Jouez "), "{fr}");
    let [en, fr] = asked([0, 1, 2], &[0]);
    assert!(en.contains(", the card you kept.") && fr.contains(", carte que vous avez gardée."), "{en} {fr}");
}

/// R10.2, R10.3: where every place gets a monument, the order is all that is asked, and it is said so.
#[test]
fn monuments_for_every_place_are_no_choice_of_places() {
    let mut state = start();
    state.turn = Turn::of(Seat(0), Empire::named("egypt"));
    for name in ["levant", "morea", "pindus"] {
        state.world.settle(land(name), Seat(0), Army::of_empire(1));
        state.world.capitals.insert(land(name));
        state.turn.campaign.lands[0].insert(land(name));
    }
    let mut asked = |left: u8| {
        state.frames.replace(Stage::Monuments(Monuments { left: [left, 0] }));
        said(&G::question(&state, Seat(0)).unwrap_or_else(|| panic!("a prompt")))
    };
    let [en, fr] = asked(2);
    assert_eq!(en, "Choose the place for a monument (2 to build).");
    assert_eq!(fr, "Choisissez l’emplacement d’un monument (2 à construire).");
    let [en, fr] = asked(3);
    assert_eq!(en, "Each of these lands gets a monument (3 to build): choose the first.");
    assert_eq!(fr, "Chacune de ces terres reçoit un monument (3 à construire) : choisissez la première.");
}

/// R9.9: a fort that falls with its army still standing is a way in, told apart in one word from a fort that is simply gone. That it
/// is gone for good is said where the attack may be given up.
#[test]
fn a_fort_that_fell_is_a_way_in() {
    assert_eq!(said(&kernel::msg("fort-fallen")), ["breached", "brèche"]);
    assert_eq!(said(&kernel::msg("gauge-fort-gone")), ["no fort", "sans fort"]);
    let back = |several: bool| {
        let options = Options { multiple_armies: several, ..Options::default() };
        let mut state = testkit::start::<G>(&options, 3, 1);
        state.turn = Turn::of(Seat(0), Empire::named("babylonia"));
        state.world.settle(land("zagros"), Seat(1), Army::of_empire(1));
        state.frames.replace(Stage::Expand);
        state.frames.push(PressOn { land: land("zagros"), people: 0 });
        let offer = G::offer_for(&state, Seat(0));
        let found = offer.choices.iter().find(|choice| choice.action == Action::Withdraw);
        said(&found.unwrap_or_else(|| panic!("a way back")).show.label)
    };
    let [en, fr] = back(false);
    assert_eq!(en, "The army goes back to the pool, the fort stays destroyed");
    assert_eq!(fr, "L’armée rentre dans la réserve, le fort reste détruit");
    let [en, fr] = back(true);
    assert!(!en.contains("fort") && !fr.contains("fort"), "R13.3: it may have been an army: {en} {fr}");
}

/// R3.1, R3.2: who turns an empire up, and that nobody has one, is said as one says it.
#[test]
fn empires_are_called_in_plain_words() {
    let empire = Empire::named("assyria").unwrap_or_else(|| panic!("an empire"));
    let [en, fr] = said(&G::narrate(&Event::Called { seat: Seat(0), empire }));
    assert_eq!(
        [en.as_str(), fr.as_str()],
        ["Ana turns up an empire: Assyria.", "Ana révèle son empire : Assyrie."]
    );
    let [en, fr] = said(&G::narrate(&Event::Unclaimed { empire }));
    assert_eq!(en, "Assyria: nobody has this card, so the empire does not appear.");
    assert_eq!(fr, "Assyrie : personne n’a cette carte, l’empire n’apparaît pas.");
}

/// R4.3: who already has an empire is not asked to keep another.
#[test]
fn keeping_is_not_offered_in_words_either() {
    let mut state = start();
    let Pending::Draft(Draft { drawer, .. }) = state.frames.top().clone() else { panic!("a draft") };
    let prompt = |state: &State| {
        let offer = G::offer_for(state, drawer);
        said(&offer.prompt.unwrap_or_else(|| panic!("a prompt")))
    };
    let [en, fr] = prompt(&state);
    assert!(
        en.ends_with("keep it, or pass it on and be passed one that is drawn later, of strength 3 to 5.")
            && fr.ends_with(
                "gardez la carte, ou donnez-la et recevez-en une tirée plus tard, de force 3 à 5."
            ),
        "{en} {fr}"
    );
    let offer = G::offer_for(&state, drawer);
    let longest = offer.choices.iter().flat_map(|c| said(&c.show.label)).map(|l| l.chars().count()).max();
    assert!(longest < Some(40), "an answer fits one line: {longest:?} letters");
    state.players[drawer].has_empire = true;
    let [en, fr] = prompt(&state);
    assert!(en.ends_with("hidden until everybody has one. Pass this one on."), "{en}");
    assert!(fr.ends_with("cachée jusqu’à la fin du tirage. Donnez celle-ci."), "{fr}");
}

/// R7.5: where either of two peoples may do a thing, each choice says whose it is.
#[test]
fn two_peoples_are_told_apart() {
    let mut state = start();
    state.epoch = 6;
    state.turn = Turn::of(Seat(0), Empire::named("incas-aztecs"));
    for (people, name) in ["mexican-valley", "northern-andes"].into_iter().enumerate() {
        state.world.settle(land(name), Seat(0), Army::of_empire(6));
        state.turn.campaign.lands[people].insert(land(name));
    }
    state.turn.campaign.pool = [1, 1];
    state.turn.lost = [1, 1];
    state.turn.coins = 1;
    state.frames.replace(Stage::Expand);
    let offer = G::offer_for(&state, Seat(0));
    let labels: Vec<_> = offer.choices.iter().map(|c| said(&c.show.label)).collect();
    let different: BTreeSet<_> = labels.iter().collect();
    assert_eq!(different.len(), labels.len(), "{labels:?}");
    let coin = "Buy a lost army back for a coin";
    for start in ["Mexican Valley", "Northern Andes"] {
        assert!(labels.iter().any(|[en, _]| *en == format!("{coin} (people of {start})")), "{labels:?}");
    }
}

/// The empire expands with these armies left, these coins and these armies lost.
fn expanding(armies: u8, coins: u8, lost: u8) -> [String; 2] {
    let mut state = start();
    state.turn = Turn::of(Seat(0), Empire::named("egypt"));
    state.world.settle(land("nile-delta"), Seat(0), Army::of_empire(1));
    state.turn.campaign.lands[0].insert(land("nile-delta"));
    state.turn.campaign.pool = [armies, 0];
    state.turn.coins = coins;
    state.turn.lost = [lost, 0];
    state.frames.replace(Stage::Expand);
    said(&G::question(&state, Seat(0)).unwrap_or_else(|| panic!("a prompt")))
}

/// R6.10.1, R9.1: nobody is told to end a turn in which a coin can still do something.
#[test]
fn a_coin_that_is_left_is_spoken_of() {
    assert_eq!(expanding(2, 1, 0)[0], "Egypt: 2 armies to place.");
    assert_eq!(expanding(0, 0, 1)[0], "Egypt: every army is placed; end the turn.");
    let [en, fr] = expanding(0, 3, 0);
    assert_eq!(en, "Egypt: every army is placed; you can still build a fort.");
    assert_eq!(fr, "Égypte : toutes les armées sont placées ; vous pouvez encore construire un fort.");
    let [en, fr] = expanding(0, 1, 1);
    assert_eq!(en, "Egypt: every army is placed; you can still build a fort or buy a lost army back.");
    assert!(fr.ends_with("vous pouvez encore construire un fort ou racheter une armée perdue."), "{fr}");
}

/// R6.8.4: a minor empire is called by its name, and asks for its own armies.
#[test]
fn a_minor_empire_is_called_by_its_name() {
    let mut state = start();
    state.turn = Turn::of(Seat(0), Empire::named("egypt"));
    state.frames.replace(Stage::Events);
    let card = Card::named("minor-hittites").unwrap_or_else(|| panic!("a card"));
    state.players[Seat(0)].hand = kernel::Secret::new([card].into_iter().collect());
    G::apply(&mut state, Seat(0), Action::Play(card), &mut kernel::Cx::playout(&mut kernel::Dice::new(1)));
    let [en, fr] = said(&G::question(&state, Seat(0)).unwrap_or_else(|| panic!("a prompt")));
    assert_eq!(en, "Hittites: 2 armies to place, or stop.");
    assert_eq!(fr, "Hittites : encore 2 armées à placer, ou arrêtez-vous.");
}

/// R11.3: what a position is worth is no point won or lost, whoever has it.
#[test]
fn what_would_be_scored_is_told_apart_from_points() {
    let [en, fr] = said(&kernel::msg("gauge-turn"));
    assert_eq!([en.as_str(), fr.as_str()], ["points if counted now", "points si l’on comptait maintenant"]);
}

/// R9.8: rebels and barbarians attack with no army of the pool, so a defeat does not cost one of them.
#[test]
fn a_defeat_costs_the_army_that_attacked() {
    let [en, fr] = said(&kernel::msg("gist-battle-lost").term("land", land("crete").key()));
    assert_eq!(en, "Crete: the attack fails, and its army is lost");
    assert_eq!(fr, "Crète : l’attaque échoue, et son armée est perdue");
}

/// R4.5: the last card is nobody's choice, and its line does not read as if it were.
#[test]
fn the_last_card_is_nobodys_deed() {
    let mut state = start();
    let mut told = Vec::new();
    while let Pending::Draft(Draft { drawer, .. }) = state.frames.top().clone() {
        let offer = G::offer_for(&state, drawer);
        // Passed on as long as that is possible: whoever is last has an empire then.
        let action = offer.choices.iter().map(|choice| choice.action).find(|a| matches!(a, Action::Give(_)));
        let action = action.unwrap_or(Action::Keep);
        let (mut dice, mut notes) = (kernel::Dice::new(1), kernel::Notes::default());
        G::apply(&mut state, drawer, action, &mut kernel::Cx::recording(2, &mut dice, &mut notes));
        told.extend(notes.told.iter().map(|told| G::narrate(&told.event)));
    }
    let count = |key: &str| told.iter().filter(|message| message.key == key).count();
    assert_eq!(count("event-gave") + count("event-kept"), 2, "two of three chose: {told:?}");
    let last =
        told.iter().find(|message| message.key == "event-last-given" || message.key == "event-last-kept");
    let [en, fr] = said(last.unwrap_or_else(|| panic!("{told:?}")));
    assert!(en.starts_with("The last card") && fr.starts_with("La dernière carte"), "{en} {fr}");
}

/// R12.1: who takes a marker is told why; and a game's first word of three equal dice says what is equal.
#[test]
fn markers_and_triples_say_what_they_are() {
    let [en, fr] = said(&G::narrate(&Event::Preeminent { seat: Seat(0) }));
    assert!(en.contains("leads alone") && fr.contains("seul en tête"), "{en} {fr}");
    let leader = Card::named("leader").unwrap_or_else(|| panic!("a card"));
    assert!(said(&leader.help())[1].contains("Trois dés égaux"), "{:?}", said(&leader.help()));
}

/// R6.9.1: what Disaster leaves of a capital is said where the land is chosen.
#[test]
fn a_disaster_says_what_becomes_of_a_capital() {
    let mut state = start();
    state.turn = Turn::of(Seat(0), Empire::named("egypt"));
    state.world.monuments.insert(land("nubia"));
    state.frames.replace(Stage::Events);
    let card = Card::named("disaster").unwrap_or_else(|| panic!("a card"));
    state.players[Seat(0)].hand = kernel::Secret::new([card].into_iter().collect());
    let mut dice = kernel::Dice::new(1);
    G::apply(&mut state, Seat(0), Action::Play(card), &mut kernel::Cx::playout(&mut dice));
    let [en, fr] = said(&G::offer_for(&state, Seat(0)).prompt.unwrap_or_else(|| panic!("a prompt")));
    assert!(
        en.ends_with("a capital becomes a city.") && fr.ends_with("une capitale devient une ville."),
        "{en} {fr}"
    );
}

/// R9.1: a fort is paid for; it is not built against anybody, and what it does stands beside its name.
#[test]
fn a_fort_says_how_it_is_paid() {
    let of = |key: &'static str| said(&kernel::msg(key))[1].clone();
    assert_eq!(of("do-fort-coin"), "Fort, payé d’une pièce");
    assert_eq!(of("do-fort-army"), "Fort, payé d’une armée");
    assert_eq!(of("fort-stands"), "+1 en défense");
}

/// R6.10.1: cards that give coins say what a coin does.
#[test]
fn coins_say_what_they_do() {
    for name in ["allies", "population-explosion"] {
        let card = Card::named(name).unwrap_or_else(|| panic!("{name}"));
        let [en, fr] = said(&card.help());
        assert!(
            en.contains("buys") && en.contains("fort") && fr.contains("rachète") && fr.contains("fort"),
            "{en} {fr}"
        );
    }
}
