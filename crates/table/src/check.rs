//! What every face keeps to, as checks a game's own tests call on positions of its own.

use crate::foreseen::unnamed;
use crate::parts::slips;
use crate::trial::{self, Desk};
use crate::{
    Asked, Chrome, Face, Glance, Scene, Screen, ScreenInput, TablePage, Theme, screen, table_page, targets,
};
use kernel::{Audience, Cx, Dice, Rules, Tone};
use kit::gauge::Gauges;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

type StateOf<F> = <<F as Face>::Rules as Rules>::State;

/// Random games in which a face is looked at now and then. A game's tests are one of these and a line for each promise:
///
/// ```text
/// const TRIAL: Trial<MyFace> = Trial { tables: &[(2, &[]), (4, &[("letter", "true")])], ..Trial::OFTEN };
/// #[test] fn every_target_is_drawn() { TRIAL.every_target_is_drawn::<MyGame>(); }
/// #[test] fn two_worlds_look_the_same() { TRIAL.two_worlds_look_the_same::<MyGame>(); }
/// ```
///
/// Both take the game whose positions are drawn: the face's own, or that game in a scene that begins in the middle.
pub struct Trial<F: Face> {
    /// Seats and options; together they should bring every sort of offer.
    pub tables: &'static [(u8, &'static [(&'static str, &'static str)])],
    /// Answers to play at most.
    pub steps: usize,
    /// Every so many steps it is drawn for whoever is asked,
    pub asked_every: usize,
    /// for everybody,
    pub all_every: usize,
    /// and for everybody in another world that they could not tell from this one.
    pub worlds_every: usize,
    /// Positions that are drawn whenever they come up.
    pub always: fn(&StateOf<F>) -> bool,
}

/// What a trial saw.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tried {
    /// How many were drawn.
    pub screens: usize,
    /// Steps at which the position was one of those always drawn.
    pub always: usize,
}

impl<F: Face> Trial<F> {
    /// Whole games, and every step of them.
    pub const OFTEN: Trial<F> = Trial {
        tables: &[],
        steps: usize::MAX,
        asked_every: 1,
        all_every: 10,
        worlds_every: 7,
        always: |_| false,
    };

    /// Every target of an offer is on the page once, in words of either language; see [`check`].
    pub fn every_target_is_drawn<G: Rules<State = StateOf<F>>>(&self) -> Tried {
        let desk = Desk::<F>::default();
        let mut tried = Tried::default();
        desk.named(G::REACTIONS);
        for (seed, (seats, options)) in self.tables.iter().enumerate() {
            trial::play::<G>(*seats, options, seed as u64, self.steps, |step, state| {
                let always = (self.always)(state);
                tried.always += always as usize;
                let asked = G::open(state).first().map(Audience::Seat);
                let one = always || step % self.asked_every == 0;
                let all = step % self.all_every == 0;
                for who in Audience::all(*seats).filter(|who| all || one && Some(*who) == asked) {
                    desk.draw(state, *seats, who, tried.screens % 2, check::<F>)
                        .unwrap_or_else(|e| panic!("{seats} seats, {options:?}, step {step}, {who:?}: {e}"));
                    tried.screens += 1;
                }
            });
        }
        assert!(tried.screens > 0, "a trial has tables");
        tried
    }

    /// Nobody can tell apart, on what is sent to a browser, what they may not know.
    pub fn two_worlds_look_the_same<G: Rules<State = StateOf<F>>>(&self) -> Tried {
        let desk = Desk::<F>::default();
        let mut tried = Tried::default();
        for (seed, (seats, options)) in self.tables.iter().enumerate() {
            let mut dice = Dice::new(99);
            trial::play::<G>(*seats, options, 40 + seed as u64, self.steps, |step, state| {
                let always = (self.always)(state);
                tried.always += always as usize;
                if step % self.worlds_every != 0 && !(always && step % 3 == 0) {
                    return;
                }
                for who in Audience::all(*seats) {
                    let draw =
                        |state: &StateOf<F>| -> Screen { desk.draw(state, *seats, who, 1, screen::<F>) };
                    let other = G::resample(state, who, &mut dice);
                    assert!(
                        draw(state) == draw(&other),
                        "{seats} seats, step {step}: {who:?} sees a difference"
                    );
                    // What is compared later, to tell what changed, tells no more than what is drawn now.
                    let glance = |state: &StateOf<F>| Glance::of::<F>(&F::Rules::view(state, who));
                    assert!(
                        glance(state) == glance(&other),
                        "{seats} seats, step {step}: a gauge of {who:?} tells a secret"
                    );
                    tried.screens += 1;
                }
            });
        }
        assert!(tried.screens > 0, "a trial has tables");
        tried
    }

    /// Whichever answer declines, passes or ends the turn while something lapses with it says so. Returns how many did.
    pub fn nothing_is_lost_unasked(&self) -> usize {
        let desk = Desk::<F>::default();
        let asked = Cell::new(0);
        for (seed, (seats, options)) in self.tables.iter().enumerate() {
            let dice = RefCell::new(Dice::new(seed as u64));
            trial::play::<F::Rules>(*seats, options, 70 + seed as u64, self.steps, |step, state| {
                let Some(seat) = F::Rules::open(state).first() else { return };
                let who = Audience::Seat(seat);
                let lapsing = |state: &StateOf<F>| -> Vec<(&str, i32)> {
                    let gauges = F::Rules::gauges(&F::Rules::view(state, who));
                    gauges.iter().filter_map(|gauge| slips::unused(gauge, seat)).collect()
                };
                let before = lapsing(state);
                if before.is_empty() {
                    return;
                }
                desk.draw(state, *seats, who, 0, |input| {
                    let Some(Asked { offer, foreseen, .. }) = input.decision else { return };
                    let scene: Scene<F::Rules> = Scene {
                        view: input.view,
                        offer: Some(offer),
                        audience: who,
                        words: input.words,
                        seats: input.seats,
                        foreseen,
                    };
                    for (i, choice) in offer.choices.iter().enumerate() {
                        let said = slips::lost(choice.show.tone, foreseen.get(i), &scene);
                        asked.set(asked.get() + said.is_some() as usize);
                        if offer.choices.len() < 2 || !matches!(choice.show.tone, Tone::Idle | Tone::EndsTurn) {
                            continue;
                        }
                        let mut after = state.clone();
                        F::Rules::apply(&mut after, seat, choice.action.clone(), &mut Cx::playout(&mut *dice.borrow_mut()));
                        let after = lapsing(&after);
                        let lost = before.iter().find(|(what, _)| after.iter().all(|(left, _)| left != what));
                        assert!(
                            lost.is_none() || said.is_some(),
                            "{seats} seats, {options:?}, step {step}: {:?} leaves {lost:?} unused and does not say so",
                            choice.action
                        );
                    }
                });
            });
        }
        asked.get()
    }
}

/// Draws a page and says what is wrong with it: a target of the offer that is nowhere on the page, an id that stands
/// twice, a text that is missing, a part that does not carry its own id, a tip nobody explains, a label that nobody hears,
/// dark colours that are written twice.
pub fn check<F: Face>(input: &ScreenInput<F::Rules>) -> Result<Screen, String> {
    let chrome =
        Chrome { words: input.words, theme: Theme::Light, path: "/", name: "", signed_in: false, waiting: 0 };
    let page = TablePage { version: 0, digest: "", live_url: "/" };
    let (html, screen) = table_page::<F>(&chrome, &page, input);
    let html = html.into_string();

    let mut ids = BTreeMap::new();
    for id in attribute(&html, "id") {
        *ids.entry(id).or_insert(0) += 1;
    }
    if let Some((id, _)) = ids.iter().find(|(_, n)| **n > 1) {
        return Err(format!("the id '{id}' stands twice on the page"));
    }
    for element in &screen.elements {
        let own = attribute(&element.html, "id").next();
        if own != Some(element.id.as_str()) {
            return Err(format!("element '{}' carries the id {own:?}", element.id));
        }
    }
    let drawn: BTreeSet<&str> = attribute(&html, "data-target").collect();
    if let Some(asked) = &input.decision {
        if let Some(target) = targets(asked.offer).iter().find(|t| !drawn.contains(t.as_str())) {
            return Err(format!("'{target}' is in the offer and nowhere on the page"));
        }
        let buttons = attribute(&html, "data-choice").count();
        if buttons != asked.offer.choices.len() {
            return Err(format!("{} choices, {buttons} buttons", asked.offer.choices.len()));
        }
    } else if attribute(&html, "data-choice").next().is_some() {
        return Err("nobody is asked, yet something can be chosen".to_owned());
    }
    if let Some(at) = html.find('⟨') {
        let hole: String = html[at..].chars().take(40).collect();
        return Err(format!("a text is missing: {hole}"));
    }
    if let Some(key) = input.words.missed().first() {
        return Err(format!("nobody wrote a text for '{key}'"));
    }
    if let Some(missing) = unnamed::<F::Rules>(input.view, input.words) {
        return Err(missing);
    }
    if let Some(mute) = html.split('<').find(|tag| mute(tag)) {
        return Err(format!("a drawing with a label needs a role to have it read out: <{mute}"));
    }
    if F::STYLE.contains("prefers-color-scheme") {
        return Err("the colours of a dark system are made from those of data-theme=\"dark\"".to_owned());
    }
    let symbols: BTreeSet<&str> = attribute(&html, "id").collect();
    if let Some(lost) = attribute(&html, "href").filter_map(|h| h.strip_prefix('#')).find(|name| {
        // Links into the rules point at text that is loaded later.
        !symbols.contains(name) && !name.starts_with('R')
    }) {
        return Err(format!("'#{lost}' is drawn and nowhere defined"));
    }
    Ok(screen)
}

/// A part of a drawing with a label and without a role.
fn mute(tag: &str) -> bool {
    let shape = ["path ", "g ", "rect ", "circle ", "use "].iter().any(|name| tag.starts_with(name));
    let tag = tag.split('>').next().unwrap_or_default();
    shape && tag.contains(" aria-label=") && !tag.contains(" role=")
}

/// The values of an attribute, in the order of the page.
fn attribute<'a>(html: &'a str, name: &str) -> impl Iterator<Item = &'a str> + use<'a> {
    let start = format!(" {name}=\"");
    let mut rest = html;
    std::iter::from_fn(move || {
        let at = rest.find(&start)? + start.len();
        let end = at + rest[at..].find('"')?;
        let value = &rest[at..end];
        rest = &rest[end..];
        Some(value)
    })
}
