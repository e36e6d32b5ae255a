//! Two worlds at length: random games in which everything that a server says of a position is made twice, of the true one and of
//! one that its reader cannot tell from it. Every byte must be the same: pages and updates of them, what programs read, what is
//! foreseen, advised, planned, told again and refused.

use super::answer::chosen;
use super::game_of::Game;
use super::match_of::MatchOf;
use super::moment_of::{Effort, MomentOf};
use super::{
    Answer, Drawable, Ends, Foreseeable, Hosted, Playable, Readable, Sight, Step, Storable, Tellable,
};
use crate::live::{Shown, patch_text};
use bots::Opponents;
use kernel::{Audience, Chance, Dice, Match, OptionSpec, Rules, Seat, Seed, options_from};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use table::{Chrome, Face, Plan, SeatInfo, Sitter, TableInfo, TablePage, Theme};
use text::Lang;

/// What takes longer is compared at every so many positions: what a choice would do, pictures and whole pages,
const OFTEN: u64 = 8;
/// what is tried on a copy and planned,
const NOW_AND_THEN: u64 = 16;
/// what is told again of the past,
const SOMETIMES: u64 = 24;
/// and what is thought over.
const SELDOM: u64 = 64;
/// So many rounds of it, and so many choices of a question that are foreseen.
const ROUNDS: u32 = 24;
const CHOICES: usize = 4;

/// A game whose positions can be compared.
pub trait TwoWorlds {
    /// Compares so many positions of random games, with every number of seats and all sorts of options; `tell` hears of each
    /// match that is over.
    fn two_worlds(&self, positions: u64, seed: u64, tell: &dyn Fn(&Compared)) -> Result<Compared, Box<Leak>>;
}

/// What was compared.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Compared {
    pub game: &'static str,
    pub matches: u64,
    pub positions: u64,
    /// At so many of them the other world was really another.
    pub differed: u64,
    /// Pairs that were the same, by what they are.
    pub messages: BTreeMap<&'static str, u64>,
}

/// Something that told two worlds apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leak {
    pub game: &'static str,
    pub seats: u8,
    pub seed: u64,
    pub step: usize,
    pub who: Audience,
    pub what: &'static str,
    /// A little of either, from where they part.
    pub truly: String,
    pub otherwise: String,
}

impl fmt::Display for Leak {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Leak { game, seats, seed, step, who, what, truly, otherwise } = self;
        writeln!(
            f,
            "{game}, {seats} seats, match {seed}, step {step}: the {what} tells {who:?} what is hidden"
        )?;
        write!(f, "  truly:     …{truly}\n  otherwise: …{otherwise}")
    }
}

/// Where one reader is.
struct Eyes {
    who: Audience,
    /// What their browser has, in either world.
    shown: [Shown; 2],
    /// Length of the log when they last looked.
    since: usize,
}

struct Trial<F: Face> {
    game: MatchOf<F>,
    seed: u64,
    lang: Lang,
    eyes: Vec<Eyes>,
    table: TableInfo,
}

impl<F: Face<Rules: Opponents>> TwoWorlds for Game<F> {
    fn two_worlds(&self, positions: u64, seed: u64, tell: &dyn Fn(&Compared)) -> Result<Compared, Box<Leak>> {
        let mut compared = Compared { game: F::Rules::ID, ..Compared::default() };
        let mut dice = Dice::new(seed);
        while compared.positions < positions {
            let Some(mut trial) = Trial::<F>::begin(self, &mut dice) else { continue };
            while compared.positions < positions {
                let who = compared.positions as usize % trial.eyes.len();
                trial.look(who, &mut compared, &mut dice)?;
                if !trial.step(&mut dice) {
                    break;
                }
            }
            // Whatever is said once nobody is asked any more, to everybody.
            (0..trial.eyes.len()).try_for_each(|who| trial.look(who, &mut compared, &mut dice))?;
            compared.matches += 1;
            tell(&compared);
        }
        Ok(compared)
    }
}

/// One of the values of an option.
fn any(option: &OptionSpec, dice: &mut Dice) -> (String, String) {
    let value = match option.values {
        [] => option.default,
        values => values[dice.below(values.len() as u32) as usize],
    };
    (option.key.to_owned(), value.to_owned())
}

impl<F: Face<Rules: Opponents>> Trial<F> {
    /// A match with any number of seats; every second one with options of all sorts. None if they do not go together.
    fn begin(host: &Game<F>, dice: &mut Dice) -> Option<Self> {
        let (least, most) = F::Rules::SEATS;
        let seats = least + dice.below(u32::from(most - least) + 1) as u8;
        let usual = dice.below(2) == 0;
        let pairs =
            F::Rules::OPTIONS.iter().filter(|_| !usual).map(|option| any(option, dice)).collect::<Vec<_>>();
        let options = options_from::<F::Rules>(pairs).ok()?;
        let seed = u64::from(dice.below(u32::MAX));
        let (game, _) = Match::<F::Rules>::new(options, seats, Seed::from_number(seed)).ok()?;
        let eyes =
            Audience::all(seats).map(|who| Eyes { who, shown: Default::default(), since: 0 }).collect();
        let lang = Lang::ALL[dice.below(2) as usize];
        let table = TableInfo { id: "table".into(), hints: true, may_try: true, ..TableInfo::default() };
        Some(Trial { game: MatchOf::new(game, host.both_words()), seed, lang, eyes, table })
    }

    /// A random answer of whoever is asked, now and then taken back; false when the game is over.
    fn step(&mut self, dice: &mut Dice) -> bool {
        let now = self.game.newest();
        let asked: Vec<Seat> =
            Seat::all(self.game.seats()).filter(|seat| now.asked(*seat).is_some()).collect();
        let Some(&seat) = asked.get(dice.below(asked.len().max(1) as u32) as usize) else { return false };
        if dice.below(16) == 0 {
            self.game.answer(seat, &Answer::Undo);
        }
        let now = self.game.newest();
        let Some((decision, choices)) = now.asked(seat) else { return true };
        let steps = vec![Step::Choice(dice.below(choices as u32) as usize)];
        self.game.answer(seat, &Answer::Act { decision, steps });
        true
    }

    /// The seats as a page is told of them.
    fn seats(&self, moment: &MomentOf<F>, who: Audience) -> Vec<SeatInfo> {
        let one = |seat: Seat| SeatInfo {
            name: format!("Player {seat}"),
            sitter: Sitter::Person,
            mine: who.is(seat),
            open: moment.open() & 1 << seat.0 != 0,
            secret: who.is(seat) && moment.secret(seat),
            ..SeatInfo::default()
        };
        Seat::all(self.game.seats()).map(one).collect()
    }

    /// Everything that this reader could be sent now, in both worlds.
    fn look(&mut self, reader: usize, compared: &mut Compared, dice: &mut Dice) -> Result<(), Box<Leak>> {
        let luck = u64::from(dice.below(u32::MAX));
        let at = compared.positions;
        compared.positions += 1;
        let truth = MomentOf { effort: Effort::Rounds(ROUNDS), ..self.game.newest() };
        let who = self.eyes[reader].who;
        let other = truth.resampled(who, luck);
        compared.differed += (truth.state != other.state) as u64;
        let since = std::mem::replace(&mut self.eyes[reader].since, truth.entries);
        let mut shown = std::mem::take(&mut self.eyes[reader].shown);
        let mut made: Vec<(&'static str, [String; 2])> = Vec::new();
        let called = [&truth, &other].map(|moment| self.seats(moment, who));
        let sights = [0, 1].map(|world| self.sight(who, &called[world], &self.table));
        let worlds = [(&truth, &sights[0]), (&other, &sights[1])];
        let mut both = |what, make: &mut dyn FnMut(&MomentOf<F>, &Sight) -> String| {
            made.push((what, worlds.map(|(moment, sight)| make(moment, sight))));
        };
        let screens = worlds.map(|(moment, sight)| moment.screen(sight));
        let mut world = 0..;
        both("patch", &mut |moment, sight| {
            let world = world.next().unwrap_or_default();
            patch_text(&mut shown[world], &screens[world]) + &json(&moment.effects(since, sight))
        });
        both("view", &mut |moment, _| json(&(moment.view(who), moment.gauges(who))));
        let seat = Seat::all(self.game.seats()).find(|seat| who.is(*seat));
        if let Some(seat) = seat {
            both("offer", &mut |moment, sight| json(&moment.offer(seat, sight.lang, sight.seats)));
        }
        if at.is_multiple_of(OFTEN) {
            both("export", &mut |moment, sight| {
                json(&(moment.told(sight), moment.view(who), moment.commitment()))
            });
            both("board", &mut |moment, sight| moment.picture(sight));
            let mut screens = screens.iter();
            both("page", &mut |moment, sight| page(moment, sight, screens.next()));
        }
        if let Some(seat) = seat.filter(|_| at.is_multiple_of(OFTEN)) {
            both("foresight", &mut |moment, sight| foresight(moment, seat, sight));
            both("refusal", &mut |moment, _| refusals(moment, seat));
        }
        if let Some(seat) = seat.filter(|_| at.is_multiple_of(NOW_AND_THEN)) {
            both("plan", &mut |moment, sight| plan(moment, seat, sight));
        }
        if at.is_multiple_of(SOMETIMES) {
            let back = |step: usize, moment: &MomentOf<F>| {
                let past = self.game.past(step)?;
                // The second time it is asked for that other world.
                Some(if std::ptr::eq(moment, &truth) { past } else { past.resampled(who, luck) })
            };
            both("digest", &mut |moment, sight| digest(moment, seat, sight, &|step| back(step, moment)));
            both("sheet", &mut |moment, sight| sheet(moment, sight, &|step| back(step, moment)));
        }
        if let Some(seat) = seat.filter(|seat| at % SELDOM < 4 && truth.asked(*seat).is_some()) {
            both("hint", &mut |moment, sight| json(&moment.hint(seat, sight.lang, sight.seats)));
            both("coach", &mut |moment, sight| json(&moment.coach(seat, sight.lang, sight.seats)));
        }
        let before =
            (seat.is_none() && at % SELDOM < 8).then(|| self.game.past(truth.at.checked_sub(1)?)).flatten();
        if let Some(before) = before.map(|before| MomentOf { effort: Effort::Rounds(ROUNDS), ..before }) {
            let mut before = [before.resampled(who, luck), before].into_iter();
            both("why", &mut |moment, sight| {
                json(&before.next().and_then(|before| before.why(moment, sight.lang, sight.seats)))
            });
        }
        self.eyes[reader].shown = shown;
        let seats = self.game.seats();
        for (what, [truly, otherwise]) in made {
            if truly != otherwise {
                let (game, seed, step) = (F::Rules::ID, self.seed, truth.at);
                let (truly, otherwise) = parted(&truly, &otherwise);
                return Err(Box::new(Leak { game, seats, seed, step, who, what, truly, otherwise }));
            }
            *compared.messages.entry(what).or_default() += 1;
        }
        Ok(())
    }

    fn sight<'a>(&self, audience: Audience, seats: &'a [SeatInfo], table: &'a TableInfo) -> Sight<'a> {
        Sight { audience, lang: self.lang, seats, chat: &[], note: "", table }
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// The whole page, as a browser loads it first.
fn page<F: Face<Rules: Opponents>>(
    moment: &MomentOf<F>,
    sight: &Sight,
    screen: Option<&table::Screen>,
) -> String {
    let words = moment.words(sight.lang);
    let chrome = Chrome { words, theme: Theme::Light, path: "/", name: "", signed_in: false, waiting: 0 };
    let around = TablePage { version: 0, digest: "", live_url: "/" };
    screen.map(|screen| moment.page(sight, &chrome, &around, screen)).unwrap_or_default()
}

/// What the first choices of a seat would do, for its page and for programs.
fn foresight<F: Face<Rules: Opponents>>(moment: &MomentOf<F>, seat: Seat, sight: &Sight) -> String {
    let choices = moment.asked(seat).map_or(0, |(_, choices)| choices.min(CHOICES));
    let one = |choice: usize| {
        let page = moment.foretell(seat, choice, sight.lang, sight.seats);
        json(&(page, moment.foreseen(seat, choice, sight.lang, sight.seats)))
    };
    (0..choices).map(one).collect()
}

/// What is said to answers that cannot be given.
fn refusals<F: Face<Rules: Opponents>>(moment: &MomentOf<F>, seat: Seat) -> String {
    let Some(decision) = moment.decision(seat) else { return String::new() };
    let wrong = [
        Step::Choice(usize::MAX),
        Step::Action(serde_json::json!({ "fly": 1 })),
        Step::Target(kernel::Target::Space(999)),
    ];
    wrong.iter().map(|step| format!("{:?}", chosen(&decision.offer, step))).collect()
}

/// What is tried on a private copy: how it looks there, what is kept of it, and how far that goes now.
fn plan<F: Face<Rules: Opponents>>(moment: &MomentOf<F>, seat: Seat, sight: &Sight) -> String {
    let Some(mut sketch) = moment.sketch(seat, &[]) else { return "none".to_owned() };
    let draw = |moment: &dyn super::Moment| json(&moment.screen(sight));
    let mut made = draw(&*sketch.moment());
    for _ in 0..2 {
        let Some((decision, _)) = sketch.moment().asked(seat) else { break };
        made += &format!("{:?}", sketch.act(decision, &[Step::Choice(0)]));
        made += &draw(&*sketch.moment());
    }
    made += &format!("{:?}", sketch.act(0, &[Step::Choice(0)]));
    let line = sketch.line([sight.seats, sight.seats]);
    made += &json(&line);
    let (steps, actions) = line.into_iter().map(|step| (step.said[0].clone(), step.action)).unzip();
    let table = TableInfo { plan: Some(Plan { steps, actions, holds: None }), ..sight.table.clone() };
    made + &json(&moment.screen(&Sight { table: &table, ..*sight }))
}

/// The same match after so many steps.
type Back<'a, F> = &'a dyn Fn(usize) -> Option<MomentOf<F>>;

/// What others did since a seat last answered.
fn digest<F: Face<Rules: Opponents>>(
    moment: &MomentOf<F>,
    seat: Option<Seat>,
    sight: &Sight,
    back: Back<F>,
) -> String {
    let told = || {
        let since = moment.stretch(seat?)?;
        let (before, after) = (back(since.from)?.glance(sight.audience), moment.glance(sight.audience));
        moment.digest(&Ends { since, before, after, when: vec![None; sight.seats.len()] }, sight)
    };
    told().unwrap_or_default()
}

/// The sheet and the card of what ended last.
fn sheet<F: Face<Rules: Opponents>>(moment: &MomentOf<F>, sight: &Sight, back: Back<F>) -> String {
    let lines = moment.told(sight).len();
    let card = (0..lines).rev().find_map(|line| moment.card(line, sight)).unwrap_or_default();
    let ended = (0..lines).rev().take(40).find_map(|line| moment.ended(line, sight));
    let told = || {
        let ended = ended?;
        let glance = |step| Some(back(step)?.glance(sight.audience));
        let (before, after) = (glance(ended.since.from)?, glance(ended.since.to)?);
        let ends = Ends { since: ended.since, before, after, when: vec![None; sight.seats.len()] };
        moment.round(&ended, &ends, sight)
    };
    card + &told().unwrap_or_default()
}

/// A little of two texts, from a little before they part.
fn parted(one: &str, two: &str) -> (String, String) {
    let same = one.chars().zip(two.chars()).take_while(|(a, b)| a == b).count().saturating_sub(60);
    let some = |text: &str| text.chars().skip(same).take(240).collect();
    (some(one), some(two))
}
