//! A match that is over looked over, and what a folder of them comes to, on the command line.

use crate::game::GameOf;
use analysis::{Analysis, Effort, Facts, Report, Said, Statistics, analyse};
use anyhow::{Context, Result, bail};
use bots::Opponents;
use kernel::{Audience, Match, Msg, Record, Seat, SeatSet};
use kit::Gauges;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use table::Words;
use text::{Lang, Spoken};

/// What can be known of match files.
pub trait Analysed {
    /// What turned a match: as JSON, or in words.
    fn analyse(&self, json: &str, as_json: bool, lang: Lang) -> Result<String>;
    /// What can be counted of it; none if it is not over.
    fn facts(&self, json: &str) -> Result<Option<Facts>>;
    /// Adds what chances are said of it; nothing if it is not over.
    fn said(&self, json: &str, said: &mut Said) -> Result<()>;
}

fn read<G: Opponents>(json: &str) -> Result<Match<G>> {
    Ok(Match::load(Record::<G>::read(json)?)?)
}

impl<G: Spoken + Opponents + Gauges> Analysed for GameOf<G> {
    fn analyse(&self, json: &str, as_json: bool, lang: Lang) -> Result<String> {
        let game = read::<G>(json)?;
        let Some(found) = analyse(&game, SeatSet::all(game.seats()), &effort(), &|| true) else {
            bail!(
                "the match is not over after its {} steps; only a finished one is looked over",
                game.steps()
            );
        };
        match as_json {
            true => Ok(serde_json::to_string_pretty(&found)?),
            false => told(&game, &found, lang),
        }
    }

    fn facts(&self, json: &str) -> Result<Option<Facts>> {
        Ok(analysis::facts(&read::<G>(json)?))
    }

    fn said(&self, json: &str, said: &mut Said) -> Result<()> {
        if let Some(found) = analyse(&read::<G>(json)?, SeatSet::EMPTY, &effort(), &|| true) {
            said.add(&found);
        }
        Ok(())
    }
}

fn effort() -> Effort {
    let jobs = std::thread::available_parallelism().map_or(1, |n| n.get());
    Effort { jobs, ..Effort::default() }
}

fn told<G: Spoken + Opponents>(game: &Match<G>, found: &Analysis, lang: Lang) -> Result<String> {
    let words = Words::of::<G>(lang).map_err(|problems| anyhow::anyhow!("{problems:?}"))?;
    let name = |seat: Seat| format!("P{}", seat.0 + 1);
    let say = |sentence: &Msg| words.say(sentence, &name);
    let mut out = String::new();
    let honest =
        if found.facts.honest { "dice as the seed gives them" } else { "NOT the dice that the seed gives" };
    writeln!(
        out,
        "{}, {} seats, {} steps; {honest}",
        words.get("game-title"),
        found.facts.seats,
        found.facts.steps
    )?;
    writeln!(
        out,
        "{:<6} {:>5} {:>7} {:>12} {:>12} {:>8}",
        "seat", "place", "points", "own choices", "dice, cards", "others"
    )?;
    for (seat, shares) in found.shares.iter().enumerate() {
        let (place, points) = (found.facts.places[seat], found.facts.points[seat]);
        let [own, luck, others] = [shares.own, shares.luck, shares.others].map(|part| part * 100.0);
        writeln!(
            out,
            "{:<6} {place:>5} {points:>7} {own:>+12.0} {luck:>+12.0} {others:>+8.0}",
            name(Seat(seat as u8))
        )?;
    }
    for turning in &found.turnings {
        let by = if turning.luck { "luck" } else { "choice" };
        let [before, after] = [turning.before, turning.after].map(|chance| chance * 100.0);
        writeln!(
            out,
            "step {:>4}  {} {before:.0} to {after:.0}%, {by}",
            turning.step,
            name(Seat(turning.seat))
        )?;
        game.walk(|step, _, told| {
            let heard = told.iter().filter(|told| step == turning.step && told.to.include(Audience::Table));
            for told in heard.take(2) {
                let _ = writeln!(out, "           {}", say(&G::narrate(&told.event)));
            }
            step < turning.step
        });
    }
    for judged in &found.judged {
        let seat = Seat(judged.seat);
        let Some(state) = game.state_at(judged.step - 1) else { continue };
        let offer = G::offer_for(&state, seat);
        let label = |choice: usize| {
            offer.choices.get(choice).map_or_else(String::new, |choice| say(&choice.show.label))
        };
        let (taken, better, lost) = (label(judged.taken), label(judged.better), judged.lost * 100.0);
        writeln!(
            out,
            "step {:>4}  {}: {taken}; better: {better} ({lost:.0}% of a win)",
            judged.step,
            name(seat)
        )?;
    }
    Ok(out.trim_end().to_owned())
}

/// The match files of a folder.
fn files_of(folder: &Path) -> Result<Vec<(PathBuf, String)>> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "json"));
    files.sort();
    if files.is_empty() {
        bail!("no match file (.json) in {}", folder.display());
    }
    let read = |file: PathBuf| {
        let json = std::fs::read_to_string(&file);
        let json = json.with_context(|| format!("cannot read {}", file.display()))?;
        Ok((file, json))
    };
    files.into_iter().map(read).collect()
}

/// Whether the chances that are said of all matches of a folder came true, tenth by tenth.
pub fn came_true(folder: &Path, add: impl Fn(&str, &mut Said) -> Result<()>) -> Result<Said> {
    let mut said = Said::default();
    for (file, json) in files_of(folder)? {
        add(&json, &mut said).with_context(|| file.display().to_string())?;
    }
    Ok(said)
}

/// The same in words.
pub fn show_said(said: &Report) -> String {
    let mut out = format!(
        "{} matches; how much of what was said came true, with 95% of what chance allows\n",
        said.games
    );
    for tenth in said.tenths.iter().filter(|tenth| tenth.said > 0) {
        let [chance, won, error] = [tenth.chance, tenth.won, 1.96 * tenth.error].map(|part| part * 100.0);
        let _ = writeln!(
            out,
            "said {chance:>5.1}%  won {won:>5.1}%  off {:>+5.1} ± {error:.1} points  ({} times in {} matches)",
            won - chance,
            tenth.said,
            tenth.games
        );
    }
    if let Some(power) = said.power {
        let _ = writeln!(out, "raised to the power {power:.2}, what was said would have come true best");
    }
    out.trim_end().to_owned()
}

/// Statistics of all match files of a folder, game by game.
pub fn stats(folder: &Path, facts_of: impl Fn(&str) -> Result<Option<Facts>>) -> Result<Vec<Statistics>> {
    let mut games: BTreeMap<String, Vec<Facts>> = BTreeMap::new();
    for (file, json) in files_of(folder)? {
        // One that is not over says nothing yet.
        if let Some(facts) = facts_of(&json).with_context(|| file.display().to_string())? {
            games.entry(facts.game.clone()).or_default().push(facts);
        }
    }
    Ok(games.values().map(|facts| Statistics::of(facts.iter())).collect())
}

/// In words.
pub fn show(found: &Statistics) -> String {
    let mut out = String::new();
    let (least, mean, most) = found.length;
    let _ = writeln!(
        out,
        "{}: {} matches, {least} to {most} steps, {mean:.0} on average",
        found.game, found.games
    );
    for table in &found.tables {
        let percent = |parts: &[f32]| {
            parts.iter().map(|part| format!("{:.0}%", part * 100.0)).collect::<Vec<_>>().join(" ")
        };
        let points = table.points.iter().map(|points| format!("{points:.1}")).collect::<Vec<_>>().join(" ");
        let _ = writeln!(
            out,
            "  {} seats, {} matches: wins by seat {}; points {points}; first asked wins {:.0}%; {:.1} points win",
            table.seats,
            table.games,
            percent(&table.wins),
            table.first * 100.0,
            table.winning
        );
    }
    for named in found.named.iter().take(40) {
        let _ = writeln!(
            out,
            "  {:<40} {:>5} seats {:>4.0}% won, even {:>3.0}%",
            named.key,
            named.seats,
            named.wins * 100.0,
            named.even * 100.0
        );
    }
    for (sides, faces) in &found.dice {
        let faces = faces.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        let _ = writeln!(out, "  dice with {sides} sides: {faces}");
    }
    out.trim_end().to_owned()
}
