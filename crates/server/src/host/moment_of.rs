//! One moment of a match of any game, behind [`Moment`].

use super::foreseen::Known;
use super::sketch::SketchOf;
use super::story::Story;
use super::{
    Coached, Drawable, Hint, Moment, Playable, Reaction, Readable, Sight, Sketch, Storable, Tellable,
};
use bots::Opponents;
use bots::{Glimpse, Spec};
use kernel::{
    Audience, Chance, Decision, Dice, Ears, Msg, PerSeat, Points, Rules, Seat, SeatSet, Seed, Standing, Told,
};
use kit::Gauges;
use serde_json::{Value, json};
use std::any::Any;
use std::borrow::Cow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, OnceLock};
use table::{
    Asked, Chrome, Dealt, Effect, Face, History, Line, Place, Plan, Scene, Screen, ScreenInput, SeatInfo,
    TableInfo, TablePage, UndoEnds, Words,
};
use text::Lang;

/// Something that was told, with its sentences kept once made.
pub struct StoryLine<E> {
    /// Length of the log when it was told.
    pub entry: usize,
    pub step: usize,
    pub(super) to: Ears,
    pub(super) event: E,
    said: [OnceLock<Line>; 2],
}

impl<E: Clone> StoryLine<E> {
    pub fn new(entry: usize, step: usize, told: Told<E>) -> Arc<Self> {
        Arc::new(StoryLine { entry, step, to: told.to, event: told.event, said: Default::default() })
    }
    /// The same, to be said anew.
    pub fn fresh(&self) -> Self {
        StoryLine { event: self.event.clone(), said: Default::default(), ..*self }
    }
}

/// How much is thought where somebody asks for advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Effort {
    /// As long as people wait.
    #[default]
    Clock,
    /// So many rounds, whatever the time: where the same must be found again, to be compared.
    Rounds(u32),
}

pub struct MomentOf<F: Face> {
    pub state: <F::Rules as Rules>::State,
    pub at: usize,
    pub of: usize,
    pub live: bool,
    pub entries: usize,
    pub open: u8,
    pub standing: Option<Standing>,
    pub decisions: PerSeat<Option<Decision<<F::Rules as Rules>::Action>>>,
    /// Who may take their last step back; at a moment of the past, who may go back to it.
    pub can_undo: SeatSet,
    pub can_redo: SeatSet,
    /// By consent: without what was learned since, and with it.
    pub can_take_back: [SeatSet; 2],
    pub story: Story<StoryLine<<F::Rules as Rules>::Event>>,
    /// Who took each step in force.
    pub actors: Vec<Seat>,
    /// Which of them only let something pass.
    pub passed: Vec<bool>,
    /// What was done in each; nothing at a moment somebody looks back at.
    pub actions: Story<<F::Rules as Rules>::Action>,
    pub points: Vec<PerSeat<Points>>,
    pub seed: Seed,
    pub words: [Arc<Words>; 2],
    pub known: PerSeat<Known>,
    /// The seats whose pages hold something that others may not see, once somebody wants to know.
    pub secrets: OnceLock<SeatSet>,
    pub effort: Effort,
}

impl<F: Face<Rules: Opponents>> MomentOf<F> {
    pub(super) fn decision(&self, seat: Seat) -> Option<&Decision<<F::Rules as Rules>::Action>> {
        self.decisions.get(seat)?.as_ref()
    }

    /// Why a seat cannot take its last step back, where it cannot: what only others answered since could be taken back with their
    /// consent, what was learned since only where people practise.
    fn undo_ends(&self, seat: Seat) -> UndoEnds {
        match self.can_take_back.map(|may| may.contains(seat)) {
            [true, _] => UndoEnds::Others,
            [false, true] => UndoEnds::Learned,
            [false, false] => UndoEnds::Nothing,
        }
    }

    fn history(&self) -> History {
        History { at: self.at, of: self.of, live: self.live }
    }

    /// The sentences of the log up to here.
    pub(super) fn story(&self, audience: Audience, lang: Lang, seats: &[SeatInfo]) -> Vec<Line> {
        let heard = self.story.iter().filter(|line| line.to.include(audience));
        heard.map(|line| self.line(line, lang, seats)).filter(|line| !line.text.is_empty()).collect()
    }

    /// A line of the log, said once.
    pub(super) fn line(
        &self,
        told: &StoryLine<<F::Rules as Rules>::Event>,
        lang: Lang,
        seats: &[SeatInfo],
    ) -> Line {
        let make = || {
            let sentence = F::Rules::narrate(&told.event);
            let say = |msg: &Msg| -> Arc<str> { self.words(lang).say(msg, &|seat| name(seats, seat)).into() };
            Line {
                step: told.step as u32,
                seat: sentence.about(),
                text: say(&sentence),
                names: sentence.names().iter().chain(self.confided(told.to)).collect(),
                card: F::card(&told.event).map(|card| Dealt {
                    title: say(&card.title),
                    outcome: card.outcome,
                    began: card.sides.first().and_then(|side| side.seat),
                }),
                minor: F::Rules::gist(&told.event).is_none(),
                closes: F::closes(&told.event).map(|close| close.opens),
                heading: F::heading(&told.event),
                kept: Default::default(),
            }
        };
        told.said[lang as usize].get_or_init(make).clone()
    }

    /// Whom alone something was told.
    fn confided(&self, to: Ears) -> impl Iterator<Item = Seat> {
        let secret = !to.include(Audience::Table);
        Seat::all(self.decisions.seats()).filter(move |seat| secret && to.include(Audience::Seat(*seat)))
    }

    pub(super) fn words(&self, lang: Lang) -> &Words {
        &self.words[lang as usize]
    }

    /// What is said of the table, and of a plan how far it goes from here.
    fn with_plan<'t>(&self, seat: Option<Seat>, table: &'t TableInfo) -> Cow<'t, TableInfo> {
        let (Some(seat), Some(plan)) = (seat, &table.plan) else { return Cow::Borrowed(table) };
        // Rules that fail in some world are found out when they are played.
        let holds = || self.plan_holds(seat, &plan.actions);
        let holds = catch_unwind(AssertUnwindSafe(holds)).unwrap_or(Some(0));
        let plan = Some(Plan { holds, ..plan.clone() });
        Cow::Owned(TableInfo { plan, ..table.clone() })
    }

    /// The same moment in another world, which `who` cannot tell from this one.
    pub(super) fn resampled(&self, who: Audience, seed: u64) -> MomentOf<F> {
        let state = F::Rules::resample(&self.state, who, &mut Dice::new(seed));
        let open = F::Rules::open(&state);
        let decision = |seat: Seat| {
            let number = self.decision(seat)?.number;
            open.contains(seat).then(|| Decision { number, offer: F::Rules::offer_for(&state, seat) })
        };
        MomentOf {
            decisions: PerSeat::new(self.decisions.seats(), decision),
            open: bits(open),
            standing: F::Rules::standing(&state),
            state,
            ..self.again()
        }
    }

    /// The same moment, of which nothing was worked out yet.
    fn again(&self) -> MomentOf<F> {
        MomentOf {
            state: self.state.clone(),
            standing: self.standing.clone(),
            decisions: self.decisions.clone(),
            story: self.story.clone(),
            actors: self.actors.clone(),
            passed: self.passed.clone(),
            actions: self.actions.clone(),
            points: self.points.clone(),
            words: self.words.clone(),
            known: Known::of(self.decisions.seats()),
            secrets: Default::default(),
            ..*self
        }
    }
}

/// For the leak test, which alone reaches it through [`crate::testing`]; none if the moment is of another game.
pub(crate) fn resampled<F: Face<Rules: Opponents>>(
    moment: &dyn Moment,
    who: Audience,
    seed: u64,
) -> Option<Arc<dyn Moment>> {
    let moment: &dyn Any = moment;
    let moment: &MomentOf<F> = moment.downcast_ref()?;
    Some(Arc::new(moment.resampled(who, seed)))
}

/// For the leak test: the same moment, in which advice is thought over for so many rounds.
pub(crate) fn counted<F: Face<Rules: Opponents>>(
    moment: &dyn Moment,
    rounds: u32,
) -> Option<Arc<dyn Moment>> {
    let moment: &dyn Any = moment;
    let moment: &MomentOf<F> = moment.downcast_ref()?;
    Some(Arc::new(MomentOf { effort: Effort::Rounds(rounds), ..moment.again() }))
}

fn name(seats: &[SeatInfo], seat: Seat) -> String {
    seats.get(seat.index()).map_or_else(String::new, |s| s.name.clone())
}

impl<F: Face<Rules: Opponents>> Moment for MomentOf<F> {
    fn steps(&self) -> (usize, usize) {
        (self.at, self.of)
    }
    fn live(&self) -> bool {
        self.live
    }
    fn entries(&self) -> usize {
        self.entries
    }
}

impl<F: Face<Rules: Opponents>> Storable for MomentOf<F> {
    fn open(&self) -> u8 {
        self.open
    }
    fn standing(&self) -> Option<String> {
        self.standing.as_ref().and_then(|standing| serde_json::to_string(standing).ok())
    }
    fn commitment(&self) -> String {
        self.seed.commitment()
    }
    fn seed(&self) -> Option<String> {
        // A past moment does not tell either: somebody may look back while the game runs.
        self.standing.as_ref().filter(|_| self.live).map(|_| seed_text(self.seed))
    }
}

impl<F: Face<Rules: Opponents>> Playable for MomentOf<F> {
    fn asked(&self, seat: Seat) -> Option<(u32, usize)> {
        self.decision(seat).map(|d| (d.number, d.offer.choices.len()))
    }
    fn can_take_back(&self, seat: Seat, learned: bool) -> bool {
        self.can_take_back[learned as usize].contains(seat)
    }
    fn reaction(&self, seat: Seat) -> Option<Reaction> {
        let Decision { number, offer } = self.decision(seat)?;
        let (question, declines) = offer.reaction(F::Rules::REACTIONS)?;
        Some(Reaction { decision: *number, question, declines })
    }
    fn sketch(&self, seat: Seat, declined: &[String]) -> Option<Box<dyn Sketch>> {
        Some(Box::new(SketchOf::begin(self, seat, declined)?))
    }
    fn bot(&self, name: &str, seat: Seat) -> Option<usize> {
        let spec: Spec = name.parse().ok()?;
        let decision = self.decision(seat)?;
        let actions: Vec<_> = decision.offer.choices.iter().map(|c| c.action.clone()).collect();
        // Streams from the far end are nobody's dice: a bot's whims are as secret as those until the match ends, and the
        // same match met again is played alike.
        let mut whims = self.seed.stream(u64::MAX - (decision.number as u64 * 8 + u64::from(seat.0)));
        let luck = u64::from(whims.pick(0, u32::MAX)) << 32 | u64::from(whims.pick(0, u32::MAX));
        let chosen = spec.make::<F::Rules>(luck).choose(&Glimpse::new(&self.state, seat, &actions));
        Some(chosen).filter(|index| *index < actions.len())
    }
    fn hint(&self, seat: Seat, lang: Lang, seats: &[SeatInfo]) -> Option<Hint> {
        self.advice(seat, lang, seats)
    }
    fn coach(&self, seat: Seat, lang: Lang, seats: &[SeatInfo]) -> Option<Coached> {
        self.doubts(seat, lang, seats)
    }
    fn actor(&self) -> Option<Seat> {
        self.actors.get(self.at.checked_sub(1)?).copied()
    }
    fn why(&self, next: &dyn Moment, lang: Lang, seats: &[SeatInfo]) -> Option<String> {
        let next: &dyn Any = next;
        self.motive(next.downcast_ref()?, lang, seats)
    }
}

impl<F: Face<Rules: Opponents>> Drawable for MomentOf<F> {
    fn secret(&self, seat: Seat) -> bool {
        let seats = self.decisions.seats();
        // A view that fails is drawn, and found to fail, elsewhere.
        let hiding = || table::hiding::<F::Rules>(&self.state, seats);
        let secrets = || {
            let shown = catch_unwind(AssertUnwindSafe(hiding)).unwrap_or_else(|_| SeatSet::all(seats));
            let told = self.story.iter().flat_map(|line| self.confided(line.to));
            shown.iter().chain(told).collect()
        };
        self.secrets.get_or_init(secrets).contains(seat)
    }
    fn screen(&self, sight: &Sight) -> Screen {
        let view = F::Rules::view(&self.state, sight.audience);
        let seat = match sight.audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Table => None,
        };
        let decision = seat.and_then(|seat| self.decision(seat));
        let foreseen =
            seat.zip(decision).map_or(&[][..], |(seat, decision)| self.all_foreseen(seat, decision));
        let story = self.story(sight.audience, sight.lang, sight.seats);
        let table = self.with_plan(seat, sight.table);
        let mut screen = table::screen::<F>(&ScreenInput {
            view: &view,
            audience: sight.audience,
            decision: decision.map(|d| Asked { number: d.number, offer: &d.offer, foreseen }),
            words: self.words(sight.lang),
            seats: sight.seats,
            story: &story,
            since: seat.and_then(|seat| self.stretch(seat)),
            can_undo: seat.is_some_and(|seat| self.can_undo.contains(seat)),
            undo_ends: seat.map_or(UndoEnds::Nothing, |seat| self.undo_ends(seat)),
            can_redo: seat.is_some_and(|seat| self.can_redo.contains(seat)),
            history: self.history(),
            standing: self.standing.as_ref(),
            points: &self.points,
            chat: sight.chat,
            note: sight.note,
            table: &table,
        });
        if let (Some(seat), Some(progress)) = (seat, &sight.table.lesson) {
            self.teach(&mut screen, seat, &view, progress, sight);
        }
        screen
    }
    fn page(&self, sight: &Sight, chrome: &Chrome, page: &TablePage, screen: &Screen) -> String {
        let place = Place { audience: sight.audience, table: sight.table, history: self.history() };
        table::page_around::<F>(chrome, page, &place, screen).into_string()
    }
    fn picture(&self, sight: &Sight) -> String {
        let (audience, words) = (sight.audience, self.words(sight.lang));
        let view = &F::Rules::view(&self.state, audience);
        table::picture::<F>(&Scene { view, offer: None, foreseen: &[], audience, words, seats: sight.seats })
    }
    fn effects(&self, since: usize, sight: &Sight) -> Vec<Effect<String>> {
        // Entries grow along the story, whatever was taken back in between.
        let fresh = self.story.from(self.story.partition_point(|line| line.entry <= since));
        let heard = fresh.filter(|line| line.to.include(sight.audience));
        table::effects::<F>(heard.map(|line| &line.event), self.words(sight.lang), sight.seats)
    }
}

impl<F: Face<Rules: Opponents>> Readable for MomentOf<F> {
    fn view(&self, audience: Audience) -> Value {
        kernel::to_json(&F::Rules::view(&self.state, audience))
    }
    fn gauges(&self, audience: Audience) -> Value {
        kernel::to_json(&F::Rules::gauges(&F::Rules::view(&self.state, audience)))
    }
    fn offer(&self, seat: Seat, lang: Lang, seats: &[SeatInfo]) -> Option<Value> {
        let Decision { number, offer } = self.decision(seat)?;
        let say = |msg: &Msg| self.words(lang).say(msg, &|seat| name(seats, seat));
        let choices = offer.choices.iter().enumerate().map(|(index, choice)| {
            json!({ "choice": index, "action": kernel::to_json(&choice.action), "target": choice.show.target,
                    "tone": choice.show.tone, "label": say(&choice.show.label), "key": choice.show.label.key })
        });
        let refused = offer.refused.iter().map(|refusal| {
            json!({ "target": refusal.target, "rule": refusal.rule, "why": say(&refusal.why), "key": refusal.why.key })
        });
        Some(json!({
            "decision": number,
            "prompt": offer.prompt.as_ref().map(say),
            "choices": choices.collect::<Vec<_>>(),
            "refused": refused.collect::<Vec<_>>(),
        }))
    }
}

pub(super) fn bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

pub(super) fn seed_text(seed: Seed) -> String {
    match serde_json::to_value(seed) {
        Ok(Value::String(hex)) => hex,
        _ => String::new(),
    }
}
