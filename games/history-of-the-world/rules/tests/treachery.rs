//! What is said of a land that Treachery names.

use history_of_the_world::*;
use kernel::{Cx, Dice, Msg, Notes, Rules, Seat};
use kit::Named;
use kit::gauge::Gauges;
use text::{Catalogue, Lang, Spoken};

type G = HistoryOfTheWorld;

fn land(name: &str) -> Land {
    Land::named(name).unwrap_or_else(|| panic!("no land {name}"))
}

fn said(message: &Msg) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let catalogue = Catalogue::new(lang, &[G::TEXT.get(lang)]).unwrap_or_else(|p| panic!("{p:?}"));
        catalogue.render(message, &|_| "Ana".to_owned()).replace('\u{a0}', " ")
    })
}

/// R6.9.5: how far a named land is, is a word or two on the map, and a whole sentence where there is room for one.
#[test]
fn a_named_land_says_how_far_it_is() {
    for key in ["treason-named", "treason-way", "treason-far"] {
        assert!(said(&kernel::msg(key)).iter().all(|word| word.chars().count() <= 10), "{key}");
    }
    let told = |steps: Option<u8>| {
        let named = Event::Named { seat: Seat(0), land: land("crete"), steps };
        said(&G::gist(&named).unwrap_or_else(|| panic!("a sentence")))
    };
    let [en, fr] = told(Some(3));
    assert!(en.ends_with("but 2 other lands have to be taken first to get there"), "{en}");
    assert!(fr.ends_with("mais il faut prendre d’abord 2 autres terres pour y arriver"), "{fr}");
    let [en, fr] = told(Some(2));
    assert!(en.contains("one other land has") && fr.contains("une autre terre pour"), "{en} {fr}");
    let [en, fr] = told(None);
    assert!(
        en.ends_with("too few armies to get there this turn") && fr.contains("trop peu d’armées"),
        "{en} {fr}"
    );
    assert!(told(Some(1))[1].ends_with("votre première attaque y est gagnée sans dés"));
}

/// R8.1: how many armies it takes is counted from where the empire begins, before any of them is placed.
#[test]
fn the_way_to_a_named_land_is_counted() {
    let mut state = testkit::start::<G>(&Options::default(), 3, 1);
    state.turn = Turn::of(Seat(0), Empire::named("babylonia"));
    let card = Card::named("treachery").unwrap_or_else(|| panic!("a card"));
    state.players[Seat(0)].hand = kernel::Secret::new([card].into_iter().collect());
    let names = ["upper-tigris", "levant", "morea"];
    for name in names {
        state.world.settle(land(name), Seat(1), Army::of_empire(1));
    }
    state.frames.replace(Stage::Events);
    let counted = names.map(|name| {
        let (mut state, mut dice, mut notes) = (state.clone(), Dice::new(1), Notes::default());
        for action in [Action::Play(card), Action::Land(land(name))] {
            G::apply(&mut state, Seat(0), action, &mut Cx::recording(2, &mut dice, &mut notes));
        }
        let named = notes.told.iter().find_map(|told| match told.event {
            Event::Named { steps, .. } => Some(steps),
            _ => None,
        });
        named.unwrap_or_else(|| panic!("{name} is named"))
    });
    assert_eq!(counted, [Some(1), Some(2), None]);
}
