//! What can be done with a match once it is over, from its file alone.

use super::game_of::Game;
use super::{Hosted, Unfit};
use analysis::{Analysis, Effort, Judged, Turning, analyse};
use bots::Opponents;
use foresight::Foreseer;
use kernel::{Audience, Key, Match, Msg, Offer, Points, Record, Rules, Seat, SeatSet, Seed, What};
use kit::gauge::Of;
use kit::{Gauges, Heuristic};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{
    AnalysisPage, ArchiveOf, Better, Chrome, Face, Foreseen, HadRow, MomentCard, Part, Scene, SeatInfo,
    TablesOf, analysis_page, changed, game_page,
};
use text::Lang;

/// Sentences told of a moment at most,
const TOLD: usize = 3;
/// and how much of the board may have changed for it to be one place.
const PLACE: usize = 6;

/// What a page of a match says besides the match.
pub struct About<'a> {
    pub id: &'a str,
    pub title: &'a str,
    pub base: &'a str,
    pub seats: &'a [SeatInfo],
}

/// A game of which matches are over. Each takes a match file, which its caller may only have of a match that is over; but
/// for `track`, which tells an audience no more than it saw.
pub trait Aftermath {
    /// Looks it over; none if it is not over, or `go_on` said no.
    fn analyse(
        &self,
        file: &str,
        judge: SeatSet,
        effort: &Effort,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Result<Option<Analysis>, Unfit>;
    /// The page of what was found.
    fn analysis_page(
        &self,
        chrome: &Chrome,
        file: &str,
        found: &Analysis,
        about: &About,
    ) -> Result<String, Unfit>;
    /// The page of what many matches come to.
    fn statistics_page(&self, chrome: &Chrome, found: &analysis::Statistics) -> String;
    /// Every outcome of chance, and what it was drawn from.
    fn draws(&self, file: &str) -> Result<Value, Unfit>;
    /// The same match after so many steps, with a chance of its own from there on.
    fn branch(&self, file: &str, steps: usize, seed: Seed) -> Result<Box<dyn Hosted>, Unfit>;
    /// What there is along a match as an audience saw it: who acted, cards, ends of rounds, and every gauge.
    fn track(&self, file: &str, audience: Audience, lang: Lang, seats: &[SeatInfo]) -> Result<Value, Unfit>;
}

fn read<G: Rules>(file: &str) -> Result<Match<G>, Unfit> {
    let unfit = |error: kernel::RecordError| Unfit(error.to_string());
    Match::load(Record::<G>::read(file).map_err(unfit)?).map_err(unfit)
}

impl<F: Face<Rules: Opponents>> Aftermath for Game<F> {
    fn analyse(
        &self,
        file: &str,
        judge: SeatSet,
        effort: &Effort,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Result<Option<Analysis>, Unfit> {
        Ok(analyse(&read::<F::Rules>(file)?, judge, effort, go_on))
    }

    fn analysis_page(
        &self,
        chrome: &Chrome,
        file: &str,
        found: &Analysis,
        about: &About,
    ) -> Result<String, Unfit> {
        let game = read::<F::Rules>(file)?;
        let teller = Teller::<F> { game: &game, chrome, seats: about.seats };
        let times = teller.frequencies();
        let moments: Vec<MomentCard> =
            found.turnings.iter().filter_map(|turning| teller.moment(turning, &times)).collect();
        let better: Vec<Better> = found.judged.iter().filter_map(|judged| teller.better(judged)).collect();
        let shares: Vec<[f32; 3]> = found.shares.iter().map(|s| [s.own, s.luck, s.others]).collect();
        let styles: Vec<Vec<(String, u32)>> =
            found.facts.styles.iter().map(|counts| styles::<F>(chrome, counts)).collect();
        let page = AnalysisPage {
            id: about.id,
            title: about.title,
            base: about.base,
            seats: about.seats,
            places: &found.facts.places,
            points: F::MEASURE.unit.map(|_| found.facts.points.as_slice()),
            chances: &found.chances,
            rounds: &teller.rounds(),
            moments: &moments,
            shares: &shares,
            better: &better,
            styles: &styles,
        };
        Ok(analysis_page(chrome, &page).into_string())
    }

    fn statistics_page(&self, chrome: &Chrome, found: &analysis::Statistics) -> String {
        let mut families: BTreeMap<String, Vec<HadRow>> = BTreeMap::new();
        for named in &found.named {
            let Some(name) = chrome.words.find(&named.key) else { continue };
            let family = named.key.split('-').next().unwrap_or_default();
            families.entry(format!("family-{family}")).or_default().push(HadRow {
                name: name.to_owned(),
                seats: named.seats,
                wins: named.wins,
                even: named.even,
            });
        }
        let table = |of: &analysis::Table| TablesOf {
            seats: of.seats,
            games: of.games,
            wins: of.wins.clone(),
            points: of.points.clone(),
            first: of.first,
            winning: of.winning,
        };
        let styled = F::Rules::STYLE
            .iter()
            .filter_map(|(name, _)| found.styles.iter().find(|(known, ..)| known == name));
        let page = ArchiveOf {
            games: found.games,
            length: found.length,
            tables: found.tables.iter().map(table).collect(),
            // A family of one thing compares nothing; one that has no name is nothing a player speaks of.
            named: families
                .into_iter()
                .filter(|(name, rows)| rows.len() > 1 && chrome.words.has(name))
                .collect(),
            styles: styled.map(|(name, all, winners)| (style(chrome, name), *all, *winners)).collect(),
            dice: found.dice.clone(),
            scored: F::MEASURE.unit.is_some(),
        };
        game_page(chrome, &page).into_string()
    }

    fn draws(&self, file: &str) -> Result<Value, Unfit> {
        let game = read::<F::Rules>(file)?;
        let mut entries = Vec::new();
        let honest = game.witnessed(|entry, draws| {
            if !draws.is_empty() {
                entries.push(json!({ "entry": entry, "draws": draws }));
            }
        });
        let record = game.record();
        Ok(json!({
            "commitment": record.commitment, "seed": record.seed, "before": record.before, "entries": entries,
            "wrong": honest.err(),
        }))
    }

    fn branch(&self, file: &str, steps: usize, seed: Seed) -> Result<Box<dyn Hosted>, Unfit> {
        let game = read::<F::Rules>(file)?;
        let most = game.steps();
        let record = game.branch(steps, seed);
        let record =
            record.ok_or_else(|| Unfit(format!("there is no step {steps}; accepted: 0 to {most}")))?;
        let branched = Match::load(record).map_err(|error| Unfit(error.to_string()))?;
        if branched.is_over() {
            return Err(Unfit(format!("the game is over after step {steps}; accepted: less than {most}")));
        }
        Ok(self.hosted(branched))
    }

    fn track(&self, file: &str, audience: Audience, lang: Lang, seats: &[SeatInfo]) -> Result<Value, Unfit> {
        let game = read::<F::Rules>(file)?;
        let words = super::Host::words(self, lang);
        let name = |seat: Seat| seats.get(seat.index()).map_or_else(String::new, |info| info.name.clone());
        let (mut cards, mut rounds, mut line) = (Vec::new(), Vec::new(), 0usize);
        let mut gauges: Vec<(&'static str, Vec<Vec<Option<Points>>>)> = Vec::new();
        let seated = game.seats() as usize;
        game.walk(|step, state, told| {
            for told in told.iter().filter(|told| told.to.include(audience)) {
                if F::card(&told.event).is_some() && cards.last() != Some(&step) {
                    cards.push(step);
                }
                if F::closes(&told.event).is_some() {
                    rounds.push(json!({ "step": step, "line": line }));
                }
                // Lines are counted as the log counts them: those without words are not there.
                line += usize::from(!words.say(&F::Rules::narrate(&told.event), &name).is_empty());
            }
            for gauge in F::Rules::gauges(&F::Rules::view(state, audience)) {
                let (Of::Seat(seat), Some(halves)) = (gauge.of, gauge.value.halves()) else { continue };
                let at = gauges.iter().position(|(what, _)| *what == gauge.what).unwrap_or_else(|| {
                    gauges.push((gauge.what, vec![Vec::new(); seated]));
                    gauges.len() - 1
                });
                if let Some(line) = gauges[at].1.get_mut(seat.index()) {
                    line.resize(step, None);
                    line.push(Some(Points::halves(halves)));
                }
            }
            true
        });
        let actors: Vec<u8> = game.in_force().iter().map(|at| game.entries()[*at as usize].seat.0).collect();
        // What nobody has a word for, and what never changes, is no curve.
        let curves = gauges.into_iter().filter_map(|(what, lines)| {
            let named = words.find(&format!("gauge-{what}"))?;
            let changes = lines.iter().any(|line| line.windows(2).any(|pair| pair[0] != pair[1]));
            changes.then(|| json!({ "what": what, "name": named, "lines": lines.iter().map(|line| thin(line)).collect::<Vec<_>>() }))
        });
        let curves: Vec<Value> = curves.collect();
        Ok(
            json!({ "steps": game.steps(), "actors": actors, "cards": cards, "rounds": rounds, "gauges": curves,
                   "names": Seat::all(game.seats()).map(name).collect::<Vec<_>>() }),
        )
    }
}

/// Only where it changes: pairs of step and number.
fn thin(line: &[Option<Points>]) -> Vec<(usize, Option<Points>)> {
    let changes = |at: &usize| *at == 0 || line[*at] != line[at - 1];
    (0..line.len()).filter(changes).map(|at| (at, line[at])).collect()
}

/// What changed on the board with the last step of these that changed a place: when a round is scored everything changes, and
/// when an advance is bought nothing does; then it is where whoever acted was before.
fn where_it_happened(boards: &[Vec<Part>]) -> String {
    let steps: Vec<String> = boards.windows(2).rev().map(|pair| changed(&pair[0], &pair[1])).collect();
    let one = |ids: &&String| (1..=PLACE).contains(&ids.split_whitespace().count());
    let any = |ids: &&String| !ids.is_empty();
    steps.iter().find(one).or_else(|| steps.iter().find(any)).cloned().unwrap_or_default()
}

fn style(chrome: &Chrome, name: &str) -> String {
    let key = format!("style-{}", name.replace(' ', "-"));
    chrome.words.find(&key).unwrap_or(name).to_owned()
}

/// In the order in which the game names them.
fn styles<F: Face<Rules: Opponents>>(chrome: &Chrome, counts: &BTreeMap<String, u32>) -> Vec<(String, u32)> {
    let named = F::Rules::STYLE.iter().filter_map(|(name, _)| Some((*name, *counts.get(*name)?)));
    named.map(|(name, n)| (style(chrome, name), n)).collect()
}

/// Says what happened in the words of the game.
struct Teller<'a, F: Face> {
    game: &'a Match<F::Rules>,
    chrome: &'a Chrome<'a>,
    seats: &'a [SeatInfo],
}

impl<F: Face<Rules: Opponents>> Teller<'_, F> {
    fn say(&self, sentence: &Msg) -> String {
        let name =
            |seat: Seat| self.seats.get(seat.index()).map_or_else(String::new, |info| info.name.clone());
        self.chrome.words.say(sentence, &name)
    }

    /// Steps at which a round ended.
    fn rounds(&self) -> Vec<usize> {
        let mut rounds = Vec::new();
        self.game.walk(|step, _, told| {
            let opens = |told: &kernel::Told<_>| F::closes(&told.event).is_some_and(|close| close.opens);
            if told.iter().any(opens) && rounds.last() != Some(&step) {
                rounds.push(step);
            }
            true
        });
        rounds
    }

    /// How often each kind of sentence was told in the whole match.
    fn frequencies(&self) -> BTreeMap<Key, usize> {
        let mut times = BTreeMap::new();
        self.game.walk(|_, _, told| {
            for told in told {
                *times.entry(F::Rules::narrate(&told.event).key).or_default() += 1;
            }
            true
        });
        times
    }

    /// What was told at the very step that turned it, and then in the stretch around it, the rarest of the match first: that a
    /// turn begins is told all the time and turns nothing. Where nothing was told, what was answered.
    fn moment(&self, turning: &Turning, times: &BTreeMap<Key, usize>) -> Option<MomentCard> {
        let mut told_then: Vec<(bool, usize, String)> = Vec::new();
        let mut boards: Vec<Vec<Part>> = Vec::new();
        self.game.walk(|step, state, told| {
            if (turning.from..=turning.step).contains(&step) {
                boards.push(self.board(state));
            }
            if (turning.from + 1..=turning.to).contains(&step) {
                for told in told.iter().filter(|told| told.to.include(Audience::Table)) {
                    let sentence = F::Rules::narrate(&told.event);
                    let said = self.say(&sentence);
                    if !said.trim().is_empty() && told_then.iter().all(|(.., known)| *known != said) {
                        let often = times.get(&sentence.key).copied().unwrap_or(1);
                        told_then.push((step != turning.step, often, said));
                    }
                }
            }
            step < turning.to
        });
        told_then.sort_by_key(|(aside, often, _)| (*aside, *often));
        told_then.truncate(TOLD);
        let mut at: Vec<String> = told_then.into_iter().map(|(.., said)| said).collect();
        if at.is_empty() {
            at.extend(self.answered(turning.step));
        }
        Some(MomentCard {
            from: turning.from,
            to: turning.step,
            seat: Seat(turning.seat),
            before: turning.before,
            after: turning.after,
            luck: turning.luck,
            told: at,
            changed: where_it_happened(&boards),
        })
    }

    /// The position before a step, who was asked what, which choice was taken, and the entry of the log that says so.
    #[expect(clippy::type_complexity, reason = "used by the two functions below alone")]
    fn asked(
        &self,
        step: usize,
    ) -> Option<(<F::Rules as Rules>::State, Seat, Offer<<F::Rules as Rules>::Action>, usize, u32)> {
        let at = *self.game.in_force().get(step.checked_sub(1)?)?;
        let entry = &self.game.entries()[at as usize];
        // What was answered stands in the log; an offer of another build may count otherwise.
        let What::Did(action) = &entry.what else { return None };
        let state = self.game.state_at(step - 1)?;
        let offer = F::Rules::offer_for(&state, entry.seat);
        let taken = offer.choices.iter().position(|choice| choice.action == *action)?;
        Some((state, entry.seat, offer, taken, at))
    }

    fn board(&self, state: &<F::Rules as Rules>::State) -> Vec<Part> {
        let view = &F::Rules::view(state, Audience::Table);
        let (audience, words, seats) = (Audience::Table, self.chrome.words, self.seats);
        F::board(&Scene { view, offer: None, foreseen: &[], audience, words, seats })
    }

    /// What was answered with a step, in the words of its choice.
    fn answered(&self, step: usize) -> Option<String> {
        let (_, seat, offer, taken, _) = self.asked(step)?;
        let name = self.seats.get(seat.index()).map_or("", |info| &info.name);
        Some(format!("{name} · {}", self.say(&offer.choices[taken].show.label)))
    }

    fn better(&self, judged: &Judged) -> Option<Better> {
        let (state, seat, offer, taken, at) = self.asked(judged.step)?;
        let luck = foresight::luck(&self.game.seed().commitment(), at);
        let foreseer = Foreseer::<F::Rules>::new(&state, seat, luck).closing(super::foreseen::closed::<F>);
        Some(Better {
            step: judged.step,
            seat,
            asked: offer.prompt.as_ref().map_or_else(String::new, |prompt| self.say(prompt)),
            taken: self.answer(&state, seat, &offer, taken, &foreseer)?,
            better: self.answer(&state, seat, &offer, judged.better, &foreseer)?,
            lost: judged.lost,
        })
    }

    /// An answer, and what it would do as far as its seat could know.
    fn answer(
        &self,
        state: &<F::Rules as Rules>::State,
        seat: Seat,
        offer: &Offer<<F::Rules as Rules>::Action>,
        choice: usize,
        foreseer: &Foreseer<F::Rules>,
    ) -> Option<(String, String)> {
        let chosen = offer.choices.get(choice)?;
        let audience = Audience::Seat(seat);
        let view = &F::Rules::view(state, audience);
        let (words, seats) = (self.chrome.words, self.seats);
        let scene = &Scene { view, offer: Some(offer), foreseen: &[], audience, words, seats };
        let foresight = &foreseer.foresee(&chosen.action);
        let means =
            Foreseen::<F::Rules> { foresight, scene, place: chosen.show.target }.brief().unwrap_or_default();
        Some((self.say(&chosen.show.label), means))
    }
}
