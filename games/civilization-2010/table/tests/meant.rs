//! Signs, tips and cards mean what they show: tokens of any kind, what a resource pays, what a government does, what was refused.

use civilization_2010::{Action, Civilization2010, Event, Good, Goods, OfferView, Pending, Resource, Tech};
use civilization_2010_table::Atlas;
use kernel::{Audience, Cx, Dice, Notes, Rules, Seat};
use table::trial::{self, Desk};
use table::{Face, Words};
use text::Lang;

type G = Civilization2010;

/// What one gauge is drawn with.
fn drawn(sheet: &str, gauge: &str) -> String {
    let (_, symbol) = sheet.split_once(&format!("id=\"i-gauge-{gauge}\"")).expect("a symbol");
    let (_, drawing) = symbol.split_once("href=\"#i-").expect("a drawing");
    drawing.split('"').next().unwrap_or_default().to_owned()
}

/// Whatever is paid, the sign of resource tokens is of none of them.
#[test]
fn resource_tokens_have_a_sign_of_their_own() {
    let sheet = Atlas::symbols().into_string();
    let sign = drawn(&sheet, "resources");
    assert!(
        ["incense", "iron", "silk", "wheat", "spy", "uranium"].iter().all(|kind| *kind != sign),
        "{sign}"
    );
    assert!(sheet.contains(&format!("id=\"i-{sign}\"")), "{sign}");
}

fn tip(lang: usize, id: &str) -> String {
    let words = Words::at::<Atlas>(Lang::ALL[lang]).expect("texts");
    let tips = Atlas::tips(&words);
    tips.into_iter().find(|tip| tip.id == id).map(|tip| tip.text).expect("a tip")
}

/// R9.6: a resource names the technologies that use it; R4.5: what a technology opens is said, by the card that is played with.
#[test]
fn tips_say_what_things_are_good_for() {
    assert!(tip(0, "resource-silk").contains("Horseback Riding"), "{}", tip(0, "resource-silk"));
    assert!(tip(1, "resource-silk").contains("Équitation"), "{}", tip(1, "resource-silk"));
    assert!(tip(0, "tech-code-of-laws").contains("Scouts explore huts"), "{}", tip(0, "tech-code-of-laws"));
    assert!(tip(0, "tech-code-of-laws-later").contains("Armies found cities"));
    assert!(Tech::ALL.iter().all(|tech| !tip(1, &civilization_2010::Named::key(*tech)).is_empty()));
}

/// R5.2: whoever made the offer and whoever declined it see what it was about, and nobody else.
#[test]
fn a_declined_offer_says_what_it_was() {
    let mut seen = 0;
    for seed in 1..5 {
        trial::play::<G>(3, &[], seed, 1_500, |_, state| {
            let Pending::Answer(answer) = *state.frames.top() else { return };
            let draft = *state.players[answer.from].draft.get();
            let (mut then, mut notes, mut dice) = (state.clone(), Notes::default(), Dice::new(1));
            let mut cx = Cx::recording(G::REVISION, &mut dice, &mut notes);
            G::apply(&mut then, answer.to, Action::No, &mut cx);
            for told in notes.told.iter().filter(|told| matches!(told.event, Event::Declined { .. })) {
                let Event::Declined { offer, .. } = told.event else { continue };
                let card = Atlas::card(&told.event).expect("a card");
                let parties = [answer.from, answer.to].map(|seat| told.to.seats.contains(seat));
                assert_eq!(offer.is_some(), parties.contains(&true));
                let hidden = !draft.shown && draft.give.hidden() && !parties[0];
                let bare = |offer: OfferView| offer.give.marker.is_none() && offer.give.event.is_none();
                assert!(!hidden || offer.is_none_or(bare), "{offer:?}");
                assert!(card.sides.iter().all(|side| !side.with.is_empty()), "{card:?}");
                assert!(!told.to.table || offer.is_none());
                seen += offer.is_some() as u32;
            }
        });
    }
    assert!(seen > 5, "{seen}");
    let mut give = Goods::default();
    give.add(Good::Resource(Resource::Silk));
    let (from, to) = (Seat(0), Seat(1));
    let offer = OfferView { from, to, give, give_marker: None, give_event: None, ask: Goods::default() };
    let card = Atlas::card(&Event::Declined { who: to, from, offer: Some(offer) }).expect("a card");
    assert_eq!((&*card.sides[0].with[0].key, &*card.sides[1].with[0].key), ("good-resource", "good-nothing"));
}

/// R5.2: what is given and what is asked for are two deeds of the bar, each with its answers.
#[test]
fn giving_and_asking_stand_apart() {
    let mut seen = 0;
    trial::play::<G>(2, &[], 3, 1_500, |_, state| {
        let Some(seat) = G::open(state).first() else { return };
        let offer = G::offer_for(state, seat);
        if !offer.prompt.as_ref().is_some_and(|prompt| prompt.key.starts_with("prompt-draft")) {
            return;
        }
        for choice in &offer.choices {
            let deed = match choice.action {
                Action::Give(_) | Action::Keep(_) => Some("give"),
                Action::Ask(_) | Action::Unask(_) => Some("ask"),
                _ => None,
            };
            assert_eq!(Atlas::deed(&choice.action), deed);
        }
        let both = ["give", "ask"].iter().all(|deed| Atlas::knows(&offer, deed));
        assert_eq!(Atlas::bar(&offer), both.then_some(&["give", "ask"][..]));
        seen += both as u32;
    });
    assert!(seen > 3, "{seen}");
}

/// R8.1: what a technology makes cheaper is said as a sentence.
#[test]
fn a_cheaper_wonder_is_a_whole_phrase() {
    let desk = Desk::<Atlas>::default();
    let mut seen = 0;
    trial::play::<G>(2, &[], 2, 1_500, |_, state| {
        let Some(seat) = G::open(state).first() else { return };
        if seen > 0 || !matches!(state.frames.top(), Pending::Research(_)) {
            return;
        }
        let html = desk.shown(state, 2, Audience::Seat(seat), 1);
        assert!(!html.contains(", et non "), "{html}");
        seen += html.contains(" auparavant)") as u32;
    });
    assert!(seen > 0);
}
