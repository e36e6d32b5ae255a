//! One game as the command line sees it, whatever its types.

use crate::analysed::Analysed;
use crate::bench::{self, Figures};
use crate::foreseen;
use crate::players::Players;
use crate::progress::Progress;
use crate::record;
use anyhow::{Context, Result, anyhow, bail};
use bots::Opponents;
use bots::{Bot, Glimpse, LIMIT, Played, Spec, answered};
use kernel::{
    Audience, Cx, Entry, FORMAT, Notes, OptionSpec, PerSeat, Preset, Record, Refusal, Seat, Seed, Standing,
    What, options_from,
};
use kit::Gauges;
use serde::Serialize;
use std::marker::PhantomData;
use std::path::PathBuf;
use std::time::Instant;
use text::{Catalogue, Lang, Spoken};

#[derive(Serialize)]
pub struct Info {
    pub id: &'static str,
    pub title: String,
    pub seats: SeatRange,
    pub revision: u32,
    pub options: &'static [OptionSpec],
    pub presets: &'static [Preset],
}

#[derive(Serialize)]
pub struct SeatRange {
    pub min: u8,
    pub max: u8,
}

/// What to simulate.
pub struct Sim {
    pub seats: u8,
    pub games: u64,
    pub bots: Vec<Spec>,
    pub seed: u64,
    pub options: Vec<(String, String)>,
    /// Keep each game as a match file here.
    pub save: Option<PathBuf>,
}

#[derive(Serialize)]
pub struct SimReport {
    pub game: &'static str,
    pub seats: u8,
    pub games: u64,
    pub finished: u64,
    pub decisions: u64,
    pub decisions_per_second: f64,
    pub games_per_second: f64,
    pub mean_length: f64,
    /// Per seat; a shared victory counts for each who shares it.
    pub wins: Vec<u64>,
}

/// What to show of a match file.
pub struct Replay {
    pub at: Option<usize>,
    pub view: Option<u8>,
    /// What was foreseen of every answer, instead of the log.
    pub foresee: bool,
    pub lang: Lang,
}

pub trait Game: Players + Analysed {
    fn info(&self) -> Info;
    fn sim(&self, sim: &Sim) -> Result<SimReport>;
    /// Runs an example.
    fn check(&self, json: &str) -> Result<(), String>;
    /// Verifies a match file and tells what it holds.
    fn replay(&self, json: &str, show: &Replay) -> Result<String>;
    fn bench(&self) -> Figures;
    /// Plays one game between bots, with steps taken back on the way, and gives its match file.
    fn record(&self, take: &Take) -> Result<String>;
    /// How many ways the game can go, by the number of answers.
    fn perft(&self, tree: &Tree) -> Result<Vec<u64>>;
}

/// Which game to record.
pub struct Take {
    pub seats: u8,
    pub options: Vec<(String, String)>,
    pub seed: Seed,
}

/// Which tree of choices to count.
pub struct Tree {
    pub depth: usize,
    /// Random answers before it.
    pub after: u32,
    pub start: Start,
}

/// How a game begins.
#[derive(clap::Args)]
pub struct Start {
    /// How many sit at the table; the fewest the game allows unless given
    #[arg(long)]
    pub seats: Option<u8>,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub chosen: Chosen,
}

/// Which rules a game is played by.
#[derive(clap::Args)]
pub struct Chosen {
    /// A whole choice of options by its name: first, usual, letter or everything
    #[arg(long)]
    preset: Option<String>,
    /// An option of the game, as key=value, on top of the preset; may be given several times
    #[arg(long = "set", value_name = "OPTION=VALUE", value_parser = crate::command::pair)]
    options: Vec<(String, String)>,
}

impl Chosen {
    /// Whether nothing was.
    pub fn is_default(&self) -> bool {
        self.preset.is_none() && self.options.is_empty()
    }
    /// As `kernel::options_from` reads them.
    pub fn pairs(&self) -> Vec<(String, String)> {
        let preset = self.preset.iter().map(|id| (kernel::PRESET.to_owned(), id.clone()));
        preset.chain(self.options.iter().cloned()).collect()
    }
}

/// Who plays whom.
pub struct Contest {
    pub bots: Vec<Spec>,
    pub games: u64,
    pub seed: u64,
    /// Games at a time.
    pub jobs: usize,
    /// Decisions after which a game is given up.
    pub limit: u64,
    pub options: Vec<(String, String)>,
    /// What those called `-other` go by.
    pub other: Option<Other>,
}

/// What is written in files like a game's own.
pub struct Other {
    pub weights: String,
    pub learned: Option<String>,
}

/// A game behind [`Game`].
pub struct GameOf<G>(PhantomData<G>);

impl<G: Spoken + Opponents + Gauges> GameOf<G> {
    pub fn boxed() -> Box<dyn Game> {
        Box::new(GameOf::<G>(PhantomData))
    }

    fn catalogue(lang: Lang) -> Catalogue {
        Catalogue::new(lang, &[G::TEXT.get(lang)])
            .unwrap_or_else(|p| panic!("{}: {lang} catalogue: {p:?}", G::ID))
    }

    pub fn refusal(refusal: &Refusal) -> anyhow::Error {
        let why = Self::catalogue(Lang::En).render(&refusal.why, &seat_name);
        anyhow!("{why} ({})", refusal.rule)
    }

    fn bots(sim: &Sim, game: u64) -> PerSeat<Box<dyn Bot<G>>> {
        let spec = |seat: Seat| match sim.bots.as_slice() {
            [one] => *one,
            several => several[seat.index()],
        };
        let seed = |seat: Seat| sim.seed ^ (game * 8 + seat.0 as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        PerSeat::new(sim.seats, |seat| spec(seat).make(seed(seat)))
    }

    pub fn check_seats(seats: u8) -> Result<()> {
        let (min, max) = G::SEATS;
        match (min..=max).contains(&seats) {
            true => Ok(()),
            false => bail!("{} seats {min} to {max}, not {seats}", G::ID),
        }
    }

    /// Plays one game with the chance that a match with this seed has, and keeps its log if that is wanted.
    fn play(options: &G::Options, sim: &Sim, game: u64) -> Result<(Played, Option<Record<G>>), Refusal> {
        let mut bots = Self::bots(sim, game);
        let seed = Seed::from_number(sim.seed.wrapping_add(game));
        let keep = sim.save.is_some();
        let mut notes = Notes::default();
        let mut dice = seed.stream(0);
        let mut cx =
            if keep { Cx::recording(G::REVISION, &mut dice, &mut notes) } else { Cx::playout(&mut dice) };
        let mut state = G::setup(options, sim.seats, &mut cx)?;
        let setup = notes.drawn;
        let mut entries = Vec::new();
        let mut decisions = 0;
        answered::<G>(&mut state, LIMIT, |state, seat, menu| {
            let pick = bots[seat].choose(&Glimpse::new(state, seat, menu));
            let action = menu.swap_remove(pick);
            decisions += 1;
            let mut dice = seed.stream(decisions);
            if keep {
                let mut notes = Notes::default();
                let what = What::Did(action.clone());
                G::apply(state, seat, action, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
                entries.push(Entry { seat, what, drawn: notes.drawn });
            } else {
                G::apply(state, seat, action, &mut Cx::playout(&mut dice));
            }
        });
        let record = keep.then(|| Record {
            ecumene: FORMAT,
            game: G::ID.to_owned(),
            revision: G::REVISION,
            seats: sim.seats,
            options: options.clone(),
            commitment: seed.commitment(),
            seed,
            before: Vec::new(),
            setup,
            entries,
            hash: G::fingerprint(&state),
        });
        Ok((Played { decisions, standing: G::standing(&state) }, record))
    }
}

fn seat_name(seat: Seat) -> String {
    format!("P{}", seat.0 + 1)
}

impl<G: Spoken + Opponents + Gauges> Game for GameOf<G> {
    fn info(&self) -> Info {
        Info {
            id: G::ID,
            title: Self::catalogue(Lang::En).get("game-title"),
            seats: SeatRange { min: G::SEATS.0, max: G::SEATS.1 },
            revision: G::REVISION,
            options: G::OPTIONS,
            presets: G::PRESETS,
        }
    }

    fn sim(&self, sim: &Sim) -> Result<SimReport> {
        Self::check_seats(sim.seats)?;
        if sim.bots.len() != 1 && sim.bots.len() != sim.seats as usize {
            bail!("--bots names {} bots; accepted: one for all seats, or {}", sim.bots.len(), sim.seats);
        }
        let options = options_from::<G>(sim.options.iter().cloned())?;
        let mut report = SimReport {
            game: G::ID,
            seats: sim.seats,
            games: sim.games,
            finished: 0,
            decisions: 0,
            decisions_per_second: 0.0,
            games_per_second: 0.0,
            mean_length: 0.0,
            wins: vec![0; sim.seats as usize],
        };
        if let Some(folder) = &sim.save {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        let progress = Progress::new(sim.games);
        let begun = Instant::now();
        for game in 0..sim.games {
            let (played, record) = Self::play(&options, sim, game).map_err(|r| Self::refusal(&r))?;
            report.decisions += played.decisions;
            if let Some(standing) = played.standing {
                report.finished += 1;
                standing.winners().iter().for_each(|seat| report.wins[seat.index()] += 1);
            }
            if let (Some(folder), Some(record)) = (&sim.save, record) {
                let file =
                    folder.join(format!("{}-{}p-{}.json", G::ID, sim.seats, sim.seed.wrapping_add(game)));
                std::fs::write(&file, record.write())
                    .with_context(|| format!("cannot write {}", file.display()))?;
            }
            progress.advance(game);
        }
        let seconds = begun.elapsed().as_secs_f64();
        progress.finish();
        report.decisions_per_second = report.decisions as f64 / seconds;
        report.games_per_second = sim.games as f64 / seconds;
        report.mean_length = report.decisions as f64 / sim.games as f64;
        Ok(report)
    }

    fn check(&self, json: &str) -> Result<(), String> {
        testkit::check_text::<G>(json)
    }

    fn replay(&self, json: &str, show: &Replay) -> Result<String> {
        let m = testkit::replay_text::<G>(json).map_err(|e| anyhow!(e))?;
        if show.foresee {
            return foreseen::replayed::<G>(json, show.at, show.lang);
        }
        let steps = m.steps();
        let at = show.at.unwrap_or(steps);
        let Some(state) = m.state_at(at) else {
            bail!("the match has {steps} steps; accepted for --at: 0 to {steps}")
        };
        if let Some(seat) = show.view {
            if seat >= m.seats() {
                bail!("the match has {} seats; accepted for --view: 0 to {}", m.seats(), m.seats() - 1);
            }
            return Ok(serde_json::to_string_pretty(&G::view(&state, Audience::Seat(Seat(seat))))?);
        }
        let catalogue = Self::catalogue(show.lang);
        let mut lines = vec![format!(
            "{}, {} seats, {} entries, {steps} steps; every step legal, dice as the seed gives them",
            catalogue.get("game-title"),
            m.seats(),
            m.entries().len()
        )];
        m.walk(|step, _, told| {
            for told in told {
                lines.push(format!("{step:>5}  {}", catalogue.render(&G::narrate(&told.event), &seat_name)));
            }
            step < at
        });
        lines.push(format!("state after step {at}: {}", G::fingerprint(&state)));
        if let Some(standing) = G::standing(&state) {
            lines.push(places(&standing, &catalogue));
        }
        Ok(lines.join("\n"))
    }

    fn bench(&self) -> Figures {
        bench::figures::<G>()
    }

    fn record(&self, take: &Take) -> Result<String> {
        Self::check_seats(take.seats)?;
        let options = options_from::<G>(take.options.iter().cloned())?;
        record::record::<G>(options, take.seats, take.seed).map_err(|r| Self::refusal(&r))
    }

    fn perft(&self, tree: &Tree) -> Result<Vec<u64>> {
        let seats = tree.start.seats.unwrap_or(G::SEATS.0);
        Self::check_seats(seats)?;
        let options = options_from::<G>(tree.start.chosen.pairs())?;
        testkit::perft::<G>(&options, seats, tree.start.seed, tree.after, tree.depth)
            .map_err(|r| Self::refusal(&r))
    }
}

fn places(standing: &Standing, catalogue: &Catalogue) -> String {
    let line = |(seat, place): (Seat, &u8)| {
        let ahead = standing.ahead[seat].map_or_else(String::new, |key| format!(" ({})", catalogue.get(key)));
        format!("{} {place}. with {}{ahead}", seat_name(seat), standing.points[seat])
    };
    standing.places.pairs().map(line).collect::<Vec<_>>().join(", ")
}
