//! Why a bot did what it did, for anybody at the table who asks.
//!
//! Only from what everybody may know: the position before the step is drawn anew as far as a spectator cannot tell, and
//! the step is found again by what was told to all. So nothing that the bot holds or hopes for in secret comes into it, and
//! two worlds that a spectator cannot tell apart give the same answer.

use super::moment_of::MomentOf;
use bots::Opponents;
use bots::{Budget, Glimpse, Mind, Search, futures};
use foresight::How;
use kernel::{Audience, Cx, Dice, Msg, Notes, Rules, Seat, msg};
use kit::gauge::Of;
use std::time::Duration;
use table::{Counsel, Face, Scene, SeatInfo};
use text::Lang;

/// Iterations of the search for what else could have been done: by no clock, so that the same is found in any world.
const ELSE: u32 = 300;
/// How long it is played on to see what comes of either.
const WHY: Duration = Duration::from_millis(400);
/// Worlds that are played on from each.
const WORLDS: usize = 24;
/// Worlds in which the step is looked for: what was done may not be possible in all of them.
const TRIES: u32 = 24;

impl<F: Face<Rules: Opponents>> MomentOf<F> {
    /// Why the step after this moment was taken, in one line; `next` is the moment after it.
    pub(super) fn motive(&self, next: &MomentOf<F>, lang: Lang, seats: &[SeatInfo]) -> Option<String> {
        let seat = *next.actors.get(next.at.checked_sub(1)?)?;
        let mut told = next.story.iter().filter(|line| line.step == next.at);
        let told = told.find(|line| line.to.include(Audience::Table));
        let luck = foresight::luck(&self.seed.commitment(), next.at as u32);
        let view = &F::Rules::view(&self.state, Audience::Table);
        let words = self.words(lang);
        let scene = &Scene { view, offer: None, foreseen: &[], audience: Audience::Table, words, seats };
        let says = |key: &'static str| scene.say(&msg(key).seat("who", seat));
        let Some(told) = told.map(|line| F::Rules::narrate(&line.event)) else {
            return Some(says("ui-why-secret"));
        };
        Some(match self.reasons(seat, &told, luck, scene) {
            Found::Nothing => says("ui-why-secret"),
            Found::NoChoice => says("ui-why-only"),
            Found::Reasons(why) if why.is_empty() => says("ui-why-even"),
            Found::Reasons(why) => {
                format!("{}{} {}", says("ui-why-hopes"), words.get("ui-colon"), why.join(" · "))
            }
        })
    }

    fn reasons(&self, seat: Seat, told: &Msg, luck: u64, scene: &Scene<F::Rules>) -> Found {
        let mut dice = Dice::new(luck);
        for _ in 0..TRIES {
            let world = F::Rules::resample(&self.state, Audience::Table, &mut dice);
            if !F::Rules::open(&world).contains(seat) {
                continue;
            }
            let actions = F::Rules::onward(&world, seat);
            let tells = |action: &<F::Rules as Rules>::Action| {
                first_told::<F::Rules>(&world, seat, action, luck).is_some_and(|first| first == *told)
            };
            let Some(taken) = actions.iter().position(tells) else { continue };
            if actions.len() == 1 {
                return Found::NoChoice;
            }
            let glimpse = Glimpse::<F::Rules>::new(&world, seat, &actions);
            let mind = Mind::of::<F::Rules>();
            let ranked = Search::new(mind.clone(), Budget::Iterations(ELSE).into(), luck).rank(&glimpse);
            let other = ranked.iter().map(|ranked| ranked.choice).find(|choice| *choice != taken);
            let Some(other) = other else { return Found::NoChoice };
            let patience = self.patience(WHY);
            let found = futures(&glimpse, &mind, &[taken, other], WORLDS, &mut Dice::new(!luck), patience);
            let [this, that] = found.as_slice() else { return Found::Reasons(Vec::new()) };
            let mut differences = self.differences(seat, this, that);
            // What is hoped for: what the other choice would have brought more is no reason for this one.
            differences.retain(|one| match (&one.how, one.of) {
                (How::By(by), Of::Seat(of)) => (*by > 0.0) == (of == seat),
                _ => true,
            });
            let differences = &differences;
            let counsel = Counsel { scene, of: seat, differences, place: 0.0, best: (0.0, String::new()) };
            return Found::Reasons(counsel.reasons());
        }
        Found::Nothing
    }
}

/// What can be said.
enum Found {
    /// The step cannot be told from others by what everybody knows.
    Nothing,
    NoChoice,
    Reasons(Vec<String>),
}

/// What everybody would hear of an action first.
fn first_told<G: Rules>(world: &G::State, seat: Seat, action: &G::Action, luck: u64) -> Option<Msg> {
    let (mut state, mut notes, mut dice) = (world.clone(), Notes::default(), Dice::new(luck));
    G::apply(&mut state, seat, action.clone(), &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
    let told = notes.told.iter().find(|told| told.to.include(Audience::Table))?;
    Some(G::narrate(&told.event))
}
