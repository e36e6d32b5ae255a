//! Choices that can be told apart: no two answers to one question read alike, and no two reasons against one.

use crate::options::option_sets;
use kernel::{Chance, Cx, Dice, Msg, Offer, Rules, Seat, Target};
use std::collections::{BTreeMap, BTreeSet};
use text::{Catalogue, Lang, Spoken};

/// Plays random games over seat counts and options until so many offers were read in both languages. Panics with the
/// questions whose answers, or whose reasons for the same thing, read alike; each kind of question once.
pub fn told_apart<G: Rules + Spoken>(offers: usize) {
    let catalogues = Lang::ALL.map(|lang| {
        Catalogue::new(lang, &[G::TEXT.get(lang)]).unwrap_or_else(|problems| panic!("{lang}: {problems:?}"))
    });
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    walk::<G>(offers, |offer| {
        for catalogue in &catalogues {
            for (kind, example) in alike(catalogue, offer) {
                found.entry(kind).or_insert(example);
            }
        }
    });
    let list: Vec<_> = found.into_iter().map(|(kind, example)| format!("{kind}\n    {example}")).collect();
    assert!(list.is_empty(), "{}: {} questions:\n{}", G::ID, list.len(), list.join("\n"));
}

/// Random games, every offer looked at by whoever is asked.
fn walk<G: Rules>(offers: usize, mut look: impl FnMut(&Offer<G::Action>)) {
    let mut dice = Dice::new(23);
    let sets = option_sets::<G>(6, 3);
    let mut read = 0;
    for round in 0.. {
        let seats = G::SEATS.0 + (round % (G::SEATS.1 - G::SEATS.0 + 1) as usize) as u8;
        let Ok(mut state) = G::setup(&sets[round % sets.len()], seats, &mut Cx::playout(&mut dice)) else {
            continue;
        };
        while let Some(seat) = G::open(&state).first() {
            let offer = G::offer_for(&state, seat);
            look(&offer);
            read += 1;
            if read >= offers {
                return;
            }
            let action = offer.choices[dice.below(offer.choices.len() as u32) as usize].action.clone();
            G::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
        }
    }
}

/// What reads alike in an offer: the kind of it, by keys, and what was read.
fn alike<A: std::fmt::Debug>(catalogue: &Catalogue, offer: &Offer<A>) -> Vec<(String, String)> {
    let name = |seat: Seat| format!("Player {}", seat.0 + 1);
    let say = |msg: &Msg| catalogue.render(msg, &name);
    let asked = offer
        .prompt
        .as_ref()
        .map_or("(no prompt)".into(), |prompt| format!("{} \"{}\"", prompt.key, say(prompt)));
    let key = offer.prompt.as_ref().map_or("", |prompt| &prompt.key);
    let mut found = Vec::new();
    let mut labels: BTreeMap<String, &A> = BTreeMap::new();
    for choice in &offer.choices {
        let label = say(&choice.show.label);
        if let Some(twin) = labels.insert(label.clone(), &choice.action) {
            found.push((
                format!("{} {key}: {}", catalogue.lang(), choice.show.label.key),
                format!("{asked}: \"{label}\" is {twin:?} and {:?}", choice.action),
            ));
        }
    }
    // A reason without a place must say what it is about; two of one thing that read alike are one too many.
    let mut reasons = BTreeSet::new();
    for refusal in offer.refused.iter().filter(|refusal| refusal.target == Target::Button) {
        let why = say(&refusal.why);
        if !reasons.insert((refusal.about.as_ref().map(&say), why.clone())) {
            found.push((
                format!("{} {key}: {}", catalogue.lang(), refusal.why.key),
                format!("{asked}: not allowed, twice: \"{why}\""),
            ));
        }
    }
    found
}
