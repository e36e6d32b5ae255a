//! Positions with answers that nobody who plays well gives, as chess has its test suites. A file is one game up to its
//! last such position, as the numbers of the answers that led there.

use crate::{Bot, Budget, Glimpse, Level, Opponents, Spec, Temperament};
use kernel::{Cx, Seat, Seed, options_from};
use kit::heuristic::{self, manner};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// `games/<id>/bots/*.json`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// Of the rules it was played by: other rules may lead elsewhere.
    pub revision: u32,
    pub seats: u8,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    pub seed: u64,
    /// How it was found.
    pub found: String,
    /// By the order of the offer.
    pub answers: Vec<u16>,
    pub positions: Vec<Position>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// After so many answers.
    pub step: usize,
    /// The beginning of the position's fingerprint.
    pub hash: String,
    /// What is wrong, for people.
    pub why: String,
    /// The lowest level that must know better; those above it must too.
    pub from: String,
    /// What may not be answered, as the rules write it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never: Vec<serde_json::Value>,
    /// One of these must be.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub find: Vec<serde_json::Value>,
    /// What the worst of it costs, in shares of a victory, as far as it was measured.
    #[serde(default)]
    pub costs: f32,
}

impl Game {
    /// As it is called among the game's files.
    pub fn file_name(&self, wanted: &crate::blunders::Wanted) -> String {
        let player = wanted.player.to_string().replace(':', "-");
        let slips = if wanted.slips > 0 { "-slips" } else { "" };
        format!("{player}{slips}-{}p-{}.json", self.seats, self.seed)
    }
}

/// Digits of a fingerprint that are kept: enough to tell a position from any other.
pub const DIGITS: usize = 16;

/// A position that was led to.
pub struct Case<G: Opponents> {
    pub state: G::State,
    pub seat: Seat,
    pub menu: Vec<G::Action>,
    pub never: Vec<usize>,
    pub find: Vec<usize>,
    pub position: Position,
    pub name: String,
}

/// How many positions a level must and does hold.
#[derive(Clone, Debug, Serialize)]
pub struct Held {
    pub level: &'static str,
    pub positions: usize,
    pub held: usize,
    /// Each fault in a line.
    pub faults: Vec<String>,
}

impl Held {
    pub fn share(&self) -> f64 {
        if self.positions == 0 { 1.0 } else { self.held as f64 / self.positions as f64 }
    }
}

/// The positions of a file; none if it is of other rules, which then may lead anywhere.
pub fn load<G: Opponents>(name: &str, json: &str) -> Result<Vec<Case<G>>, String> {
    let at = |why: String| format!("{name}: {why}");
    let game: Game = serde_json::from_str(json).map_err(|e| at(e.to_string()))?;
    if game.revision != G::REVISION {
        return Ok(Vec::new());
    }
    let options = options_from::<G>(game.options.clone()).map_err(|e| at(e.to_string()))?;
    let seed = Seed::from_number(game.seed);
    let mut state = G::setup(&options, game.seats, &mut Cx::playout(&mut seed.stream(0)))
        .map_err(|refusal| at(format!("refused by {}", refusal.rule)))?;
    let mut cases = Vec::new();
    let mut menu: Vec<G::Action> = Vec::new();
    for step in 0..=game.answers.len() {
        let Some(seat) = G::open(&state).first() else {
            return Err(at(format!("the game is over after {step} answers")));
        };
        menu.clear();
        G::choices(&state, seat, &mut menu);
        for position in game.positions.iter().filter(|position| position.step == step) {
            cases.push(case::<G>(name, &state, seat, &menu, position).map_err(at)?);
        }
        let Some(&answer) = game.answers.get(step) else { break };
        if answer as usize >= menu.len() {
            return Err(at(format!("answer {answer} of {} at step {step}", menu.len())));
        }
        let action = menu.swap_remove(answer as usize);
        G::apply(&mut state, seat, action, &mut Cx::playout(&mut seed.stream(step as u64 + 1)));
    }
    match cases.len() == game.positions.len() {
        true => Ok(cases),
        false => Err(at("a position lies behind its last answer".into())),
    }
}

fn case<G: Opponents>(
    name: &str,
    state: &G::State,
    seat: Seat,
    menu: &[G::Action],
    position: &Position,
) -> Result<Case<G>, String> {
    let step = position.step;
    if !G::fingerprint(state).starts_with(&position.hash) || position.hash.len() < DIGITS {
        return Err(format!("step {step} is another position now: raise the revision, or collect it anew"));
    }
    if Level::ALL.iter().all(|level| level.id() != position.from) {
        return Err(format!("step {step}: no level '{}'", position.from));
    }
    let index = |wanted: &serde_json::Value| {
        let action: G::Action = kernel::from_json(wanted).map_err(|e| format!("{wanted}: {e}"))?;
        let found = menu.iter().position(|offered| *offered == action);
        found.ok_or_else(|| format!("step {step}: {wanted} is not offered"))
    };
    let never = position.never.iter().map(index).collect::<Result<Vec<_>, _>>()?;
    let find = position.find.iter().map(index).collect::<Result<Vec<_>, _>>()?;
    if never.len() >= menu.len() || (never.is_empty() && find.is_empty()) {
        return Err(format!("step {step} asks for nothing that can be held"));
    }
    let (name, position) = (format!("{name}:{step}"), position.clone());
    Ok(Case { state: state.clone(), seat, menu: menu.to_vec(), never, find, position, name })
}

impl<G: Opponents> Case<G> {
    /// Whether a level must hold it.
    pub fn is_for(&self, level: Level) -> bool {
        let place = |id: &str| Level::ALL.iter().position(|level| level.id() == id);
        place(level.id()) >= place(&self.position.from)
    }

    pub fn allows(&self, choice: usize) -> bool {
        !self.never.contains(&choice) && (self.find.is_empty() || self.find.contains(&choice))
    }

    /// What is answered here by a bot of that name.
    pub fn answer(&self, spec: Spec, seed: u64) -> usize {
        self.answer_of(&mut *spec.make::<G>(seed))
    }

    pub fn answer_of(&self, bot: &mut dyn Bot<G>) -> usize {
        bot.choose(&Glimpse::new(&self.state, self.seat, &self.menu))
    }
}

/// The level as a bot that no clock cuts short.
pub fn unhurried<G: Opponents>(level: Level) -> Spec {
    match (level.spec(), manner::<G>().pace) {
        (Spec::Search(mut thinking), Some(pace)) => {
            if let Budget::Time(time) = thinking.budget {
                thinking.budget = Budget::Iterations((time.as_millis() as f32 * pace).max(1.0) as u32);
            }
            Spec::Search(thinking)
        }
        (spec, _) => spec,
    }
}

/// All positions of a game's folder, and the names of files that are of other rules.
pub fn folder<G: Opponents>(folder: &Path) -> Result<(Vec<Case<G>>, Vec<String>), String> {
    let unread = |e: std::io::Error| format!("{}: {e}", folder.display());
    let mut files =
        std::fs::read_dir(folder).map_err(unread)?.collect::<Result<Vec<_>, _>>().map_err(unread)?;
    files.sort_by_key(|file| file.file_name());
    let (mut cases, mut stale) = (Vec::new(), Vec::new());
    for file in
        files.iter().map(|file| file.path()).filter(|file| file.extension().is_some_and(|e| e == "json"))
    {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let json = std::fs::read_to_string(&file).map_err(|e| format!("{name}: {e}"))?;
        let loaded = load::<G>(&name, &json)?;
        if loaded.is_empty() {
            stale.push(name);
        }
        cases.extend(loaded);
    }
    Ok((cases, stale))
}

/// Fails when a level holds a smaller share of a game's positions than it must, and says which it does not. Positions of
/// other rules are passed over: whoever changes rules collects them anew (`ecumene blunders`). `rules` is the folder of
/// the rules crate.
pub fn expect<G: Opponents>(rules: &str, level: Level, share: f64) {
    let files = Path::new(rules).join("../bots");
    let (cases, stale) = folder::<G>(&files).unwrap_or_else(|why| panic!("{why}"));
    assert!(!cases.is_empty() || !stale.is_empty(), "no positions at all");
    let held = held::<G>(&cases, level, 1);
    let faults = held.faults.join("\n");
    assert!(held.share() >= share, "{}: {} of {} held\n{faults}", held.level, held.held, held.positions);
}

/// Fails where a temperament changes nothing in a game, or names a weight that there is not.
pub fn expect_temperaments<G: Opponents>() {
    for temperament in Temperament::ALL {
        let factors = heuristic::temperament::<G>(temperament.id()).unwrap_or_else(|why| panic!("{why}"));
        assert!(factors.iter().any(|factor| *factor > 1.0), "{}: likes nothing", temperament.id());
        assert!(factors.iter().all(|factor| (0.2..=5.0).contains(factor)), "{}: a mania", temperament.id());
    }
}

/// How a level does, each position tried with `tries` seeds: all must hold.
pub fn held<G: Opponents>(cases: &[Case<G>], level: Level, tries: u64) -> Held {
    let spec = unhurried::<G>(level);
    let mut held = Held { level: level.id(), positions: 0, held: 0, faults: Vec::new() };
    for case in cases.iter().filter(|case| case.is_for(level)) {
        held.positions += 1;
        let wrong = (1..=tries).map(|seed| case.answer(spec, seed)).find(|choice| !case.allows(*choice));
        match wrong {
            None => held.held += 1,
            Some(choice) => {
                let gave = serde_json::to_string(&case.menu[choice]).unwrap_or_default();
                held.faults.push(format!("{} gives {gave}: {}", case.name, case.position.why));
            }
        }
    }
    held
}
