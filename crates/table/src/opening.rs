//! Where a lesson begins: at the start of its match, or in the middle of one that bots have played so far.

use crate::{Face, Kind, Scene, Words};
use kernel::{Audience, Match, Rules, Seat, Seed, options_from};
use lessons::{Lesson, Standpoint};

type StateOf<F> = <<F as Face>::Rules as Rules>::State;
type ActionOf<F> = <<F as Face>::Rules as Rules>::Action;

/// Who answers where no card says what to do: an index in the choices.
pub type Player<'a, F> = &'a mut dyn FnMut(&StateOf<F>, Seat, &[ActionOf<F>]) -> usize;

/// So many matches are begun in search of an opening, and so many answers are given in each.
const MATCHES: u64 = 40;
const ANSWERS: usize = 1_500;

/// The match of a lesson, as its reader finds it.
pub fn opened<F: Face>(lesson: &Lesson, words: &Words, player: Player<F>) -> Result<Match<F::Rules>, String> {
    let begin = |seed: u64| {
        let options = options_from::<F::Rules>(lesson.options.clone()).map_err(|e| e.to_string())?;
        let begun = Match::<F::Rules>::new(options, lesson.seats, Seed::from_number(seed));
        begun.map(|(game, _)| game).map_err(|refusal| format!("{refusal:?}"))
    };
    let Some(opening) = &lesson.opening else { return begin(lesson.seed) };
    for seed in lesson.seed..lesson.seed + MATCHES {
        let mut game = begin(seed)?;
        for _ in 0..ANSWERS {
            if standing::<F, _>(&game, lesson, words, |at| at.offer.is_some() && opening.until.holds(at)) {
                return Ok(game);
            }
            let Some(seat) = F::Rules::open(game.state()).first() else { break };
            let decision = game.decision(seat).ok_or("nobody is asked")?;
            let actions: Vec<_> = decision.offer.choices.iter().map(|c| c.action.clone()).collect();
            let (number, chosen) = (decision.number, player(game.state(), seat, &actions));
            let action = actions.get(chosen).ok_or("a player chose what is not offered")?.clone();
            game.submit(seat, number, action).map_err(|e| e.to_string())?;
        }
    }
    Err(format!("{}: its opening comes in none of {MATCHES} matches", lesson.id))
}

/// What the reader of a lesson has before them when no card lies open yet.
fn standing<F: Face, T>(
    game: &Match<F::Rules>,
    lesson: &Lesson,
    words: &Words,
    see: impl FnOnce(&Standpoint<F::Rules>) -> T,
) -> T {
    let me = lesson.me();
    let view = F::Rules::view(game.state(), Audience::Seat(me));
    let offer = game.decision(me).map(|decision| &decision.offer);
    let scene = Scene { view: &view, offer, foreseen: &[], audience: Audience::Seat(me), words, seats: &[] };
    let kind = |action: &ActionOf<F>| F::kind(&scene, action).map(Kind::name);
    // A match that ends before its opening has none: `over` would let every condition hold.
    see(&Standpoint { view: &view, offer, did: &[], told: &[], over: false, deed: F::deed, kind: &kind })
}
