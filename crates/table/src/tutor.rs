//! Lessons played to their end without a server, by somebody who does what the cards say: none can rot.

use crate::opening::{Player, opened};
use crate::parts::lesson::{LessonInput, Stage, put_lesson, stage, strayed};
use crate::teaching::thing_of;
use crate::trial::Desk;
use crate::{Chrome, Face, Kind, Scene, Screen, Theme, Words, aids_page, lessons_of, screen};
use crate::{lengths, terms};
use kernel::{Audience, Chance, Dice, Match, Rules, Seat};
use lessons::{Heard, Lesson, Progress, Standpoint, Try, Way, example};
use std::collections::BTreeSet;
use text::{Catalogue, Lang, Spoken};

type ActionOf<F> = <<F as Face>::Rules as Rules>::Action;

/// So many answers of everybody lead to the end of any lesson.
const PATIENCE: usize = 4_000;

/// Plays a lesson to its end as its cards say. Gives the reader's answers, or which card led nowhere and why.
pub fn play_through<F: Face>(lesson: &Lesson, luck: u64, player: Player<F>) -> Result<usize, String> {
    let words = Words::at::<F>(Lang::En).map_err(|p| format!("{p:?}"))?;
    let game = opened::<F>(lesson, &words, player)?;
    let mut course = Course::<F> {
        lesson,
        game,
        words,
        progress: Progress::begin(lesson),
        did: Vec::new(),
        told: Vec::new(),
        dice: Dice::new(luck),
        answers: 0,
        followed: false,
        drawn: BTreeSet::new(),
        desk: Desk::default(),
    };
    for _ in 0..PATIENCE {
        if course.progress.done(lesson) {
            return Ok(course.answers);
        }
        let card = lesson.key(course.progress.card);
        course.go_on(player).map_err(|why| format!("{} at {card}: {why}", lesson.id))?;
    }
    let (prompt, steps) = (course.prompt(), course.game.steps());
    Err(format!(
        "{} never gets past {} ({steps} steps; asked: {prompt:?})",
        lesson.id,
        lesson.key(course.progress.card)
    ))
}

struct Course<'a, F: Face> {
    lesson: &'a Lesson,
    game: Match<F::Rules>,
    words: Words,
    progress: Progress,
    /// Since the card was turned.
    did: Vec<ActionOf<F>>,
    told: Vec<Heard>,
    dice: Dice,
    answers: usize,
    /// Whether the reader's last answer was one the open card hopes for.
    followed: bool,
    /// Cards that were drawn, at each stage.
    drawn: BTreeSet<(usize, &'static str)>,
    desk: Desk<F>,
}

impl<F: Face> Course<'_, F> {
    fn prompt(&self) -> Option<String> {
        let prompt = self.game.decision(self.lesson.me())?.offer.prompt.as_ref()?;
        Some(prompt.key.to_string())
    }

    fn go_on(&mut self, player: Player<F>) -> Result<(), String> {
        let me = self.lesson.me();
        let view = F::Rules::view(self.game.state(), Audience::Seat(me));
        let over = self.game.is_over();
        let (words, audience) = (&self.words, Audience::Seat(me));
        let offer = self.game.decision(me).map(|decision| &decision.offer);
        let scene = Scene { view: &view, offer, foreseen: &[], audience, words, seats: &[] };
        let kind = |action: &ActionOf<F>| F::kind(&scene, action).map(Kind::name);
        let (did, told, deed) = (&self.did[..], &self.told[..], F::deed);
        let at = Standpoint::<F::Rules> { view: &view, offer, did, told, over, deed, kind: &kind };
        let (_, card) = self.lesson.card(self.progress.card).ok_or("no such card")?;
        let stage = stage(card, &self.progress, &at);
        if over && stage != Stage::Done {
            return Err("the game is over before it".into());
        }
        if self.followed && strayed(card, stage, &at) {
            return Err("whoever does what it says is told to have done something else".into());
        }
        let leads_on = |attempt: &Try| !attempt.choices(&at).is_empty();
        if self.followed && stage == Stage::Waiting && card.attempt.as_ref().is_some_and(leads_on) {
            return Err("whoever is in the middle of it is told to wait".into());
        }
        let name = if stage == Stage::Waiting { "waiting" } else { "shown" };
        if self.drawn.insert((self.progress.card, name)) {
            self.draw(&at, stage)?;
        }
        if stage == Stage::Done {
            let by_end = over && card.attempt.is_some() && self.did.is_empty() && self.told.is_empty();
            if by_end {
                return Err("only the end of the game got past it".into());
            }
            self.progress.turn(Way::Next, self.lesson, self.game.steps());
            self.did.clear();
            self.told.clear();
            self.followed = false;
            return Ok(());
        }
        let hoped = card.attempt.as_ref().filter(|_| stage == Stage::Open);
        let hoped = hoped.map_or_else(Vec::new, |attempt| attempt.choices(&at));
        let seat = if hoped.is_empty() { F::Rules::open(self.game.state()).first() } else { Some(me) };
        let seat = seat.ok_or("nobody is asked")?;
        let decision = self.game.decision(seat).ok_or("nobody is asked")?;
        let actions: Vec<_> = decision.offer.choices.iter().map(|c| c.action.clone()).collect();
        let (number, chosen) = match hoped.is_empty() {
            true => (decision.number, player(self.game.state(), seat, &actions)),
            false => (decision.number, hoped[self.dice.below(hoped.len() as u32) as usize]),
        };
        let action = actions.get(chosen).ok_or("a player chose what is not offered")?.clone();
        let done = self.game.submit(seat, number, action.clone()).map_err(|e| e.to_string())?;
        if seat == me {
            self.followed = !hoped.is_empty();
            self.did.push(action);
            self.answers += 1;
        }
        let heard = done.told.iter().filter(|told| told.to.include(Audience::Seat(me)));
        let said = heard.map(|told| F::Rules::narrate(&told.event));
        self.told.extend(said.map(|said| (said.key.to_string(), said.about() == Some(me))));
        Ok(())
    }

    /// In both languages; whatever is lit is on the page.
    fn draw(&self, at: &Standpoint<F::Rules>, stage: Stage) -> Result<(), String> {
        let me = self.lesson.me();
        for lang in [0, 1] {
            let drawn =
                self.desk.draw(self.game.state(), self.lesson.seats, Audience::Seat(me), lang, |input| {
                    let mut drawn = screen::<F>(input);
                    let (lesson, progress, name) =
                        (self.lesson, &self.progress, &|seat: Seat| format!("P{seat}"));
                    let card = LessonInput { lesson, progress, at: *at, table: "t", name, can_undo: true };
                    put_lesson(&mut drawn, &card, input.words);
                    let missed = input.words.missed();
                    if missed.is_empty() { Ok(drawn) } else { Err(format!("nobody wrote {missed:?}")) }
                })?;
            if stage != Stage::Waiting && lang == 0 {
                self.lit_is_drawn(&drawn)?;
            }
        }
        Ok(())
    }

    fn lit_is_drawn(&self, drawn: &Screen) -> Result<(), String> {
        let (_, card) = self.lesson.card(self.progress.card).ok_or("no such card")?;
        let ground = F::ground(&self.words).into_string();
        let all: String = drawn.elements.iter().map(|e| e.html.as_str()).chain([ground.as_str()]).collect();
        let there = |name: &&String| {
            name.starts_with(['#', '.', '[']) || all.contains(&format!("data-target=\"{name}\""))
        };
        match card.lit.iter().find(|name| !there(name)) {
            Some(lost) => Err(format!("'{lost}' is to be looked at and nowhere on the page")),
            None => Ok(()),
        }
    }
}

/// A game that teaches by examples captions so many of them.
const CAPTIONED: usize = 40;

/// What is wrong with the lessons and captions of a face as they are written: files that cannot be read, texts that are
/// missing, unused or in one language only, rules that do not exist, examples that do not run.
pub fn mistaught<F: Face>() -> Vec<String> {
    let mut wrong = Vec::new();
    for json in F::TEACHING.lessons {
        wrong.extend(Lesson::read(json).err());
    }
    let text = |lang: Lang| Catalogue::new(lang, &[F::TEACHING.text.get(lang)]);
    let (en, fr) = match (text(Lang::En), text(Lang::Fr)) {
        (Ok(en), Ok(fr)) => (en, fr),
        broken => return vec![format!("{:?} {:?}", broken.0.err(), broken.1.err())],
    };
    let differ =
        en.keys().iter().filter(|(key, wants)| fr.keys().get(*key) != Some(wants)).map(|(key, _)| key);
    let only_fr = fr.keys().keys().filter(|key| !en.has(key));
    wrong.extend(differ.chain(only_fr).map(|key| format!("'{key}' is not the same in both languages")));
    let about = ["about-two"].map(str::to_owned);
    wrong.extend(about.iter().filter(|key| !en.has(key)).map(|key| format!("'{key}' is missing")));
    let mut known = BTreeSet::from(about);
    for lesson in lessons_of::<F>() {
        known.extend(lesson.parts.iter().map(|part| format!("lesson-{}", part.id)));
        for number in 0..lesson.len() {
            let key = lesson.key(number);
            let (_, card) = lesson.card(number).expect("counted");
            let said = ["look", "try", "else", "see", "why", "wait"].map(|part| format!("{key}-{part}"));
            let needs = [Some(key.clone()), card.attempt.is_some().then(|| said[1].clone())];
            wrong.extend(
                needs
                    .into_iter()
                    .flatten()
                    .filter(|key| !en.has(key))
                    .map(|key| format!("'{key}' is missing")),
            );
            if !en.has(&said[0]) && !en.has(&said[4]) {
                wrong.push(format!("'{key}' says nothing"));
            }
            wrong.extend(
                card.rules
                    .iter()
                    .filter(|rule| !has_rule::<F>(rule))
                    .map(|rule| format!("{key}: no rule {rule}")),
            );
            known.insert(key);
            known.extend(said);
        }
    }
    for (name, json) in F::TEACHING.examples {
        let key = format!("example-{name}");
        wrong.extend((!en.has(&key)).then(|| format!("'{key}' is missing")));
        wrong.extend(example::shown::<F::Rules>(json).err().map(|why| format!("{name}: {why}")));
        known.extend([key.clone(), format!("{key}-title")]);
        wrong.extend((!en.has(&format!("{key}-title"))).then(|| format!("'{key}-title' is missing")));
    }
    if (1..CAPTIONED).contains(&F::TEACHING.examples.len()) {
        wrong.push(format!("{} examples with a caption; {CAPTIONED} are wanted", F::TEACHING.examples.len()));
    }
    wrong.extend(unseen::<F>());
    wrong.extend(terms::undefined::<F>());
    wrong.extend(lengths::unmeasured::<F>());
    wrong.extend(of_players::<F>());
    wrong.extend(
        en.keys().keys().filter(|key| !known.contains(*key)).map(|key| format!("'{key}' is used nowhere")),
    );
    wrong
}

/// The sheet to be printed is for any match: it shows nothing of players.
fn of_players<F: Face>() -> Option<String> {
    let words = Words::at::<F>(Lang::En).ok()?;
    let chrome =
        Chrome { words: &words, theme: Theme::Light, path: "/", name: "", signed_in: false, waiting: 0 };
    let page = aids_page::<F>(&chrome)?.into_string();
    let about = page.split("<section class=\"").skip(1).find(|part| part.contains("mark seat-"))?;
    Some(format!(
        "'{}' of the player aid shows how a match stands",
        about.split('"').next().unwrap_or_default()
    ))
}

/// Examples of things that do not run, or that no tip leads to.
fn unseen<F: Face>() -> Vec<String> {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        let Ok(words) = Words::at::<F>(lang) else { continue };
        let led: BTreeSet<&str> =
            F::tips(&words).iter().filter_map(|tip| thing_of::<F>(tip, &words)).collect();
        let lost = F::TEACHING.things.iter().filter(|(key, _)| !led.contains(key));
        wrong.extend(lost.map(|(key, _)| format!("{lang}: no tip leads to the example of '{key}'")));
    }
    for (key, json) in F::TEACHING.things {
        wrong.extend(example::shown::<F::Rules>(json).err().map(|why| format!("{key}: {why}")));
    }
    wrong
}

fn has_rule<F: Face>(rule: &str) -> bool {
    let number = format!("**{rule}**");
    Lang::ALL.iter().all(|lang| <F::Rules as Spoken>::RULES.get(*lang).contains(&number))
}
