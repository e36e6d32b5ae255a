//! What somebody asked who had never played: why am I asked, how many may go, what is it worth, and what does that card do.

mod common;
#[path = "common/opening.rs"]
mod opening;
#[path = "common/steps.rs"]
mod steps;

use clash_of_cultures::*;
use kernel::{Cx, Dice, Msg, Rules, Seat};
use kit::gauge::Gauges;
use opening::{begin, home};
use testkit::number;
use text::{Catalogue, Lang, Spoken};

type G = ClashOfCultures;

fn said(lang: Lang, msg: &Msg) -> String {
    let catalogue = Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("texts");
    catalogue.render(msg, &|seat| format!("P{seat}")).replace('\u{a0}', " ")
}

fn apply(state: &mut State, seat: Seat, action: Action) {
    assert!(G::offer_for(state, seat).has(&action), "{action:?}");
    G::apply(state, seat, action, &mut Cx::playout(&mut Dice::new(1)));
}

fn asked(state: &State) -> Msg {
    let seat = G::open(state).first().expect("somebody is asked");
    G::offer_for(state, seat).prompt.expect("a question")
}

/// R19.2, R19.4: between rounds a question says that it is the status phase which asks, and in a turn it does not.
#[test]
fn the_status_phase_says_that_it_asks() {
    let phase = [(Lang::En, "Status phase"), (Lang::Fr, "Phase Bilan")];
    let mut seen = [0; 3];
    for length in [Length::Six, Length::Four] {
        steps::steps(
            24,
            |_| Options { length, ..Options::default() },
            |_, _, after| {
                let between = after.frames.iter().any(|frame| matches!(frame, Pending::Status(_)));
                let kind = match after.frames.top() {
                    Pending::Raze(_) => 0,
                    Pending::Acquire(acquire) if !acquire.paid => 1 + between as usize,
                    _ => return,
                };
                let question = asked(after);
                for (lang, name) in phase {
                    assert_eq!(said(lang, &question).starts_with(name), between, "{question:?}");
                }
                seen[kind] += 1;
            },
        );
    }
    assert!(seen.iter().all(|&n| n > 0), "{seen:?}");
}

/// R15.3: whoever holds nothing that answers an advance reads just that.
#[test]
fn a_question_without_an_answer_is_short() {
    for lang in Lang::ALL {
        let none = said(lang, &kernel::msg("prompt-react").num("n", 0));
        assert!(none.len() < 60, "{none}");
    }
}

/// R9.1: no more units are said to move than there are.
#[test]
fn a_move_counts_who_can_go() {
    let mut state = begin();
    let seat = state.turn.seat;
    state.players[seat].settlers.truncate(1);
    let unit = state.players[seat].settlers[0];
    for (units, may) in [(1, 1), (2, 2), (4, 3)] {
        let mut state = state.clone();
        while state.players[seat].settlers.len() < units {
            state.players[seat].settlers.push(unit);
        }
        apply(&mut state, seat, Action::Move);
        assert_eq!(number(&asked(&state), "n"), Some(may), "{units} units");
    }
}

/// R15.1, R7.2: City Works says what is missing: an advance that allows a building, or a city that can take one.
#[test]
fn city_works_says_what_it_lacks() {
    let works = (0..41).map(Card).find(|card| card.title() == Title::CityWorks).expect("such a card");
    let mut state = begin();
    let seat = state.turn.seat;
    *state.players[seat].hand.get_mut() = Set::of(works);
    state.players[seat].culture_level = 1;
    state.players[seat].stock = Pile { culture: 1, ..Pile::default() };
    let why = |state: &State| {
        let refused = G::offer_for(state, seat).refused;
        refused.into_iter().find(|r| r.target == targets::card(works)).expect("it is refused").why
    };
    assert!(said(Lang::En, &why(&state)).contains("Fortress with Tactics"), "{:?}", why(&state));
    state.players[seat].advances.insert(Advance::Tactics);
    let (en, fr) = (said(Lang::En, &why(&state)), said(Lang::Fr, &why(&state)));
    assert!(en.contains("number of your cities") && fr.contains("nombre de vos villes"), "{en} {fr}");
}

/// R7.3.2: what makes a city angry says what that means; what cheers it up has nothing to explain.
#[test]
fn anger_says_what_it_means() {
    let at = by_label("B6").expect("a space");
    for event in [Event::Mood { at, mood: Mood::Angry }, Event::Sulked { at, mood: Mood::Angry }] {
        let gist = G::gist(&event).expect("something is said");
        for (lang, size) in [(Lang::En, "size 1"), (Lang::Fr, "taille 1")] {
            assert!(said(lang, &gist).contains(size), "{}", said(lang, &gist));
            assert!(said(lang, &kernel::msg("again-angry")).contains(size));
        }
    }
    assert!(G::gist(&Event::Mood { at, mood: Mood::Happy }).is_none());
}

/// R8.2.1, R10.3: a Settler at the edge of the unknown reads, of either way a region may lie, what a city would be worth there.
#[test]
fn a_way_to_lie_says_what_a_city_would_be_worth() {
    let mut seen = [0; 2];
    for tile in 0..16 {
        let mut state = begin();
        let seat = state.turn.seat;
        let slot =
            (0..state.regions.len()).find(|&s| state.regions[s].is_none()).expect("unknown land") as u8;
        let entry = state.layout().slots[slot as usize][0];
        let group = Set::of(state.players[seat].pieces().next().expect("a Settler").0);
        for settler in [false, true] {
            if settler {
                state.frames.push(Arrive { seat, group, to: entry });
            }
            let mut state = state.clone();
            state.frames.push(Explore { seat, slot, tile, via: Via::Land, entry });
            for choice in G::offer_for(&state, seat).choices {
                let label = said(Lang::En, &choice.show.label);
                let mut laid = state.clone();
                apply(&mut laid, seat, choice.action);
                let barren = laid.terrain(entry) == Some(Terrain::Barren);
                assert_eq!(label.contains("city on"), settler, "{label}");
                assert_eq!(label.contains("no city on"), settler && barren, "{label}");
                seen[barren as usize] += settler as u32;
            }
        }
    }
    assert!(seen.iter().all(|&n| n > 0), "{seen:?}");
}

/// R8.3.2: where one resource is taken of several, they are told as what they are: one or the other.
#[test]
fn one_of_several_is_one_or_the_other() {
    let mut state = begin();
    let (seat, at) = (state.turn.seat, home(&state));
    state.players[seat].stock = Pile::default();
    let offer = G::offer_for(&state, seat);
    let collect = offer.choices.iter().find(|c| c.action == Action::Collect(at)).expect("a Collect");
    let (en, fr) = (said(Lang::En, &collect.show.label), said(Lang::Fr, &collect.show.label));
    assert!(en.contains(" or 1 ") && fr.contains(" ou 1 "), "{en} {fr}");
}

/// R14.8, R21.1: whoever reads what others did knows no person by name: what the card does is said, as far as its text counts.
#[test]
fn a_person_says_what_it_does() {
    let who = Seat(1);
    let card = (0..EventCard::COUNT as u8).map(EventCard);
    let card = card.into_iter().find(|card| card.title() == EventTitle::GreatMerchant).expect("such a card");
    for (lang, does) in [(Lang::En, "trade routes"), (Lang::Fr, "routes commerciales")] {
        let tells = |event: Event| said(lang, &G::narrate(&event)).contains(does);
        assert!(tells(Event::PersonPlayed { who, card }));
        assert!(tells(Event::EventRevealed { who, card, whole: true }));
        assert!(!tells(Event::EventRevealed { who, card, whole: false }), "only its icon counts");
    }
}
