//! What the command line does with bots: contests, their suite, and what is measured and learned from self-play.

use crate::folders;
use crate::game::{Contest, GameOf};
use crate::progress::Progress;
use anyhow::{Context, Error, Result, anyhow, bail};
use bots::Opponents;
use bots::arena::{self, Field, Report};
use bots::blunders::{self, Wanted};
use bots::calibrate::{Calibrated, calibrate, trusted};
use bots::gather::{Plan, Sample, gather};
use bots::learn::{corrected, learn};
use bots::style::{Style, style};
use bots::suite::{self, Case, Held};
use bots::tune::{Course, Tuned, tune};
use bots::{Level, Mind};
use kernel::options_from;
use kit::Gauges;
use std::path::PathBuf;
use text::Spoken;

/// A game as its bots know it.
pub trait Players {
    /// Bots against each other, one a seat.
    fn arena(&self, contest: &Contest) -> Result<Report>;
    /// The same, counting what they do; by text keys where `all` is wanted.
    fn style(&self, contest: &Contest, all: bool) -> Result<Style>;
    /// How these levels do in the positions of the game's folder `bots`.
    fn suite(&self, levels: &[Level], tries: u64) -> Result<Vec<Held>>;
    /// Plays games, looks them over, and writes what was clearly wrong; gives the files.
    fn blunders(&self, wanted: &Wanted, games: u64, out: Option<PathBuf>) -> Result<Vec<PathBuf>>;
    /// Better weights for the bots, by self-play.
    fn tune(&self, course: &Course, from: Option<&str>) -> Result<Tuned>;
    /// How far a lead is to be trusted.
    fn calibrate(&self, plan: &Plan) -> Result<Calibrated>;
    /// What to correct in the evaluation, as the file that `data/learned.json` is; and what it gains, in words.
    fn learn(&self, plans: &[Plan]) -> Result<(String, String)>;
}

impl<G: Spoken + Opponents + Gauges> GameOf<G> {
    fn gathered(plan: &Plan) -> Result<Vec<Sample>> {
        Self::check_seats(plan.seats)?;
        let progress = Progress::new(plan.games);
        let samples = gather::<G>(&G::Options::default(), plan, |n| progress.advance(n));
        progress.finish();
        samples.map_err(|r| Self::refusal(&r))
    }

    /// The mind of bots called `-other`: there must be a file for them.
    fn other(contest: &Contest) -> Result<Option<Mind>> {
        match &contest.other {
            Some(other) => {
                let mind = Mind::read::<G>(&other.weights);
                let learned = other.learned.as_deref();
                Ok(Some(mind.and_then(|mind| mind.corrected::<G>(learned)).map_err(Error::msg)?))
            }
            None if contest.bots.iter().any(|bot| bot.is_other()) => {
                bail!("a bot called -other plays by another file of weights: name it with --other FILE")
            }
            None => Ok(None),
        }
    }

    fn cases() -> Result<Vec<Case<G>>> {
        let folder = folders::of_game(G::ID)?.join("bots");
        let (cases, stale) = suite::folder::<G>(&folder).map_err(|why| anyhow!(why))?;
        for name in stale {
            eprintln!("{name} is of other rules: collect it anew");
        }
        Ok(cases)
    }
}

impl<G: Spoken + Opponents + Gauges> Players for GameOf<G> {
    fn arena(&self, contest: &Contest) -> Result<Report> {
        Self::check_seats(contest.bots.len() as u8)?;
        let options = options_from::<G>(contest.options.iter().cloned())?;
        let progress = Progress::new(contest.games);
        let Contest { bots, games, seed, jobs, limit, .. } = contest;
        let other = Self::other(contest)?;
        let field = Field { bots, other: other.as_ref() };
        let report =
            arena::arena::<G>(&options, field, *games, *seed, *jobs, *limit, |n| progress.advance(n));
        progress.finish();
        report.map_err(|r| Self::refusal(&r))
    }

    fn style(&self, contest: &Contest, all: bool) -> Result<Style> {
        Self::check_seats(contest.bots.len() as u8)?;
        let options = options_from::<G>(contest.options.iter().cloned())?;
        let Contest { bots, games, seed, jobs, limit, .. } = contest;
        let other = Self::other(contest)?;
        let field = Field { bots, other: other.as_ref() };
        style::<G>(&options, field, *games, *seed, *jobs, *limit, all).map_err(|r| Self::refusal(&r))
    }

    fn suite(&self, levels: &[Level], tries: u64) -> Result<Vec<Held>> {
        let cases = Self::cases()?;
        if cases.is_empty() {
            bail!("{} has no positions of these rules in its folder 'bots'", G::ID);
        }
        Ok(levels.iter().map(|level| suite::held(&cases, *level, tries)).collect())
    }

    fn blunders(&self, wanted: &Wanted, games: u64, out: Option<PathBuf>) -> Result<Vec<PathBuf>> {
        Self::check_seats(wanted.seats)?;
        options_from::<G>(wanted.options.clone())?;
        let folder = match out {
            Some(folder) => folder,
            None => folders::of_game(G::ID)?.join("bots"),
        };
        std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let progress = Progress::new(games);
        let mut files = Vec::new();
        for game in 0..games {
            let wanted = Wanted { seed: wanted.seed.wrapping_add(game), ..wanted.clone() };
            if let Some(found) = blunders::collect::<G>(&wanted).map_err(|r| Self::refusal(&r))? {
                let file = folder.join(found.file_name(&wanted));
                std::fs::write(&file, serde_json::to_string(&found)? + "\n")
                    .with_context(|| format!("cannot write {}", file.display()))?;
                files.push(file);
            }
            progress.advance(game);
        }
        progress.finish();
        Ok(files)
    }

    fn tune(&self, course: &Course, from: Option<&str>) -> Result<Tuned> {
        for &seats in &course.seats {
            Self::check_seats(seats)?;
        }
        if G::WEIGHTS.is_empty() {
            bail!("{} has no weights to tune", G::ID);
        }
        let begin = match from {
            Some(json) => Mind::read::<G>(json).map_err(Error::msg)?,
            None => Mind::to_play::<G>(),
        };
        let progress = Progress::new(course.generations as u64);
        let tuned = tune::<G>(&G::Options::default(), course, &begin, |n| progress.advance(n));
        progress.finish();
        tuned.map_err(|r| Self::refusal(&r))
    }

    fn calibrate(&self, plan: &Plan) -> Result<Calibrated> {
        let samples = Self::gathered(plan)?;
        let mind = Mind::of::<G>();
        let trust = |seats: usize| mind.trust[seats];
        let present = |sample: &Sample| match &mind.learned {
            Some(learned) => corrected(sample, trust, learned.net()),
            None => trusted(sample, trust(sample.seats())),
        };
        Ok(calibrate(&samples, plan.games, &present))
    }

    fn learn(&self, plans: &[Plan]) -> Result<(String, String)> {
        if G::FEATURES.is_empty() {
            bail!("{} names no features to learn from", G::ID);
        }
        let mut samples = Vec::new();
        for plan in plans {
            samples.extend(Self::gathered(plan)?);
        }
        let mind = Mind::of::<G>();
        let learned = learn::<G>(&samples, |seats| mind.trust[seats], 1, |_| true);
        let said = format!(
            "who wins, cross-entropy: {:.3} by hand, {:.3} calibrated, {:.3} learned ({} positions)",
            learned.hand.win,
            learned.calibrated.win,
            learned.residual.win,
            samples.len()
        );
        Ok((serde_json::to_string(&learned.file)?, said))
    }
}
