//! A game of the house, behind [`Host`]: what it is called, how a match of it begins and is read back.

use super::match_of::MatchOf;
use super::replay::{furthest, replay, resume, verify};
use super::{Host, Hosted, Log, Trouble, Unfit};
use bots::Opponents;
use bots::{Glimpse, Spec};
use kernel::{Match, OptionSpec, Preset, Record, Rules, Seed, options_from};
use lessons::Lesson;
use serde_json::Value;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, OnceLock};
use table::{Chrome, Face, GameCard, Words};
use text::{Lang, Spoken};

/// A game, by its face.
pub struct Game<F> {
    words: [Arc<Words>; 2],
    /// As in [`Lang::ALL`].
    stills: [OnceLock<Arc<str>>; 2],
    face: PhantomData<fn() -> F>,
}

impl<F: Face<Rules: Opponents>> Game<F> {
    pub fn new() -> Self {
        let words = Lang::ALL.map(|lang| {
            let words = Words::at::<F>(lang);
            // A release is tested with its texts; a broken one shows keys instead of stopping every other game.
            Arc::new(words.unwrap_or_else(|problems| {
                tracing::error!(game = F::Rules::ID, %lang, "broken texts: {problems:?}");
                Words::shell(lang)
            }))
        });
        Game { words, stills: Default::default(), face: PhantomData }
    }

    pub(super) fn both_words(&self) -> [Arc<Words>; 2] {
        self.words.clone()
    }

    fn set_up(&self, options: &str, seats: u8, seed: Seed, lang: Lang) -> Result<Match<F::Rules>, Unfit> {
        let (min, max) = F::Rules::SEATS;
        if !(min..=max).contains(&seats) {
            return Err(Unfit(format!("{seats} seats; {min} to {max} are accepted")));
        }
        let options = serde_json::from_str(options).map_err(|e| Unfit(e.to_string()))?;
        let begun = Match::<F::Rules>::new(options, seats, seed);
        begun.map(|(game, _)| game).map_err(|refusal| Unfit(self.words(lang).fill(&refusal.why)))
    }

    pub(super) fn hosted(&self, game: Match<F::Rules>) -> Box<dyn Hosted> {
        Box::new(MatchOf::<F>::new(game, self.words.clone()))
    }
}

impl<F: Face<Rules: Opponents>> Host for Game<F> {
    fn id(&self) -> &'static str {
        F::Rules::ID
    }
    fn revision(&self) -> u32 {
        F::Rules::REVISION
    }
    fn seats(&self) -> (u8, u8) {
        F::Rules::SEATS
    }
    fn options(&self) -> &'static [OptionSpec] {
        F::Rules::OPTIONS
    }
    fn presets(&self) -> &'static [Preset] {
        F::Rules::PRESETS
    }
    fn reactions(&self) -> &'static [&'static str] {
        F::Rules::REACTIONS
    }
    fn words(&self, lang: Lang) -> &Arc<Words> {
        &self.words[lang as usize]
    }
    fn rules(&self, lang: Lang) -> &'static str {
        F::Rules::RULES.get(lang)
    }

    fn read_options(&self, pairs: Vec<(String, String)>) -> Result<String, Unfit> {
        let options = options_from::<F::Rules>(pairs).map_err(|e| Unfit(e.to_string()))?;
        serde_json::to_string(&options).map_err(|e| Unfit(e.to_string()))
    }

    fn show_options(&self, stored: &str) -> Vec<(String, String)> {
        let value: Value = serde_json::from_str(stored).unwrap_or_default();
        let shown = |spec: &OptionSpec| match value.get(spec.key) {
            Some(Value::String(word)) => word.clone(),
            Some(other) => other.to_string(),
            None => spec.default.to_owned(),
        };
        F::Rules::OPTIONS.iter().map(|spec| (spec.key.to_owned(), shown(spec))).collect()
    }

    fn fits(&self, options: &str, seats: u8, lang: Lang) -> Result<(), Unfit> {
        self.set_up(options, seats, Seed::new(crate::random::bytes()), lang).map(drop)
    }

    fn begin(&self, options: &str, seats: u8, seed: Seed) -> Result<Box<dyn Hosted>, Unfit> {
        Ok(self.hosted(self.set_up(options, seats, seed, Lang::En)?))
    }

    fn load(&self, log: &Log) -> Result<Box<dyn Hosted>, Trouble> {
        if let Some(snapshot) = &log.snapshot {
            match resume::<F::Rules>(log, snapshot) {
                Ok(game) => return Ok(self.hosted(game)),
                Err(why @ (Trouble::Older { .. } | Trouble::Newer { .. })) => return Err(why),
                Err(why) => tracing::warn!(game = F::Rules::ID, "snapshot passed over: {why}"),
            }
        }
        Ok(self.hosted(replay::<F::Rules>(log)?))
    }

    fn rescue(&self, log: &Log) -> Option<Box<dyn Hosted>> {
        // A snapshot may lead further than the log does, but not everything can be told from it.
        [log.snapshot.as_ref(), None].into_iter().find_map(|from| {
            let rescued = || Some(self.hosted(furthest::<F::Rules>(log, from)?));
            catch_unwind(AssertUnwindSafe(rescued)).ok().flatten()
        })
    }

    fn verify(&self, log: &Log) -> Result<(), Unfit> {
        verify::<F::Rules>(log)
    }

    fn import(&self, file: &str) -> Result<Box<dyn Hosted>, Unfit> {
        let record = Record::<F::Rules>::read(file).map_err(|e| Unfit(e.to_string()))?;
        Ok(self.hosted(Match::load(record).map_err(|e| Unfit(e.to_string()))?))
    }

    fn still(&self, lang: Lang) -> Arc<str> {
        self.stills[lang as usize].get_or_init(|| super::still::of::<F>(self.words(lang))).clone()
    }
    fn picture(&self) -> Option<&'static [u8]> {
        F::CARD
    }
    fn plays(&self) -> Vec<(String, &'static str)> {
        table::rules_that_play::<F>()
    }
    fn aid(&self, chrome: &Chrome) -> Option<String> {
        table::aids_page::<F>(chrome).map(|page| page.into_string())
    }
    fn example(&self, chrome: &Chrome, name: &str, step: usize) -> Option<String> {
        table::example_page::<F>(chrome, name, step).map(|page| page.into_string())
    }
    fn lessons(&self) -> &'static [Lesson] {
        table::lessons_of::<F>()
    }
    fn opened(&self, lesson: &Lesson) -> Result<Box<dyn Hosted>, Unfit> {
        let spec: Result<Spec, _> = lesson.bots.parse();
        let mut bot = spec.map_err(|e| Unfit(e.to_string()))?.make::<F::Rules>(lesson.seed);
        let game = table::opened::<F>(lesson, &self.words[0], &mut |state, seat, choices| {
            bot.choose(&Glimpse::new(state, seat, choices))
        });
        Ok(self.hosted(game.map_err(Unfit)?))
    }
    fn card(&self, lang: Lang) -> GameCard {
        GameCard::of::<F>(self.words(lang))
    }
    fn style(&self) -> &'static str {
        table::style::<F>()
    }
    fn style_url(&self) -> String {
        table::style_url::<F>()
    }
}
