//! What is said of a choice beforehand that no step tells yet, or that nobody may know yet.

use crate::data::Effect;
use crate::event::Event;
use crate::frames::{Acquire, Pending};
use crate::ids::*;
use crate::state::State;
use crate::{Action, Game, advances};
use kernel::{Cx, Dice, Msg, Notes, Rules, Seat, msg};
use kit::gauge::{EXACT, Gauges};

/// R6.3: where how to pay is asked first, what comes with an advance however it is paid.
pub fn advance(state: &State, seat: Seat, action: &Action) -> Option<Vec<(Msg, u32)>> {
    let (advance, free, bought) = match (state.frames.top(), action) {
        (Pending::Actions, Action::Advance(advance)) => (*advance, false, true),
        (Pending::Actions, Action::Priesthood(advance)) => (*advance, true, true),
        (Pending::Acquire(Acquire { paid, .. }), Action::Advance(advance)) => (*advance, !paid, *paid),
        _ => return None,
    };
    if !advances::asks_how(state, seat, state.advance_bill(seat, advance, free)) {
        return None;
    }
    let event = advances::reaches(state, seat, advance);
    let (mut after, mut notes) = (state.clone(), Notes::default());
    // What is drawn is not told of; that it is drawn is.
    let mut dice = Dice::new(0);
    let cx = &mut Cx::recording(Game::REVISION, &mut dice, &mut notes);
    advances::acquire(&mut after, seat, advance, bought, cx);
    let mut told: Vec<Msg> = Vec::new();
    for gist in notes.told.iter().filter_map(|told| Game::gist(&told.event)) {
        if !told.contains(&gist) {
            told.push(gist);
        }
    }
    told.extend(event.map(|(good, level)| {
        msg("gist-event-comes").seat("who", seat).num("mood", good == Good::Mood).num("n", level)
    }));
    Some(told.into_iter().map(|told| (told, EXACT)).collect())
}

/// R14.1, R21.1: of what kind an event is: there are many cards, and few ways in which they strike.
pub fn event(who: Seat, card: EventCard, whole: bool) -> Msg {
    let fact = card.fact();
    let kind = match (whole, fact.effect, fact.icon) {
        (true, Effect::Harvest { .. } | Effect::PopulationBoom, _) => "gist-event-growth",
        (true, Effect::Person(_), _) => "gist-event-person",
        (true, Effect::Famine(_) | Effect::Plague | Effect::Flood { .. } | Effect::Migration, _) => {
            "gist-event-sorrow"
        }
        (true, ..) => "gist-event-ruin",
        (false, _, Some(Icon::Attack)) => "gist-event-attack",
        (false, _, Some(Icon::Arrival)) => "gist-event-arrival",
        (false, _, Some(Icon::Exhausted)) => "gist-event-exhausted",
        (false, _, Some(Icon::GoldMine)) => "gist-event-gold-mine",
        (false, _, None) => "gist-event-none",
    };
    msg(kind).seat("who", who)
}

/// R11.4, 5: whether the last dice left nobody on either side.
pub fn all_fell(event: &Event) -> bool {
    let Event::BattleOver { fought, .. } = event else { return false };
    (0..2).all(|side| fought.start[side] <= fought.lost[side])
}
