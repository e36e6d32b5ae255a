//! R1.8: after the purchases come the checks for the era and the end of the game, then the next turn.

use super::*;

pub struct EndOfTurn;

/// Nobody is asked any more.
pub struct Over;

impl Frame<Game> for Over {}

impl Frame<Game> for EndOfTurn {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        elimination::check(state, None, cx);
        if let Some(ending) = flow::ending(state) {
            state.ending = Some(ending);
            state.phase = Phase::Over;
            state.frames.replace(Over);
            cx.tell(|| Event::GameOver { ending });
            return Flow::Go;
        }
        if std::mem::take(&mut state.era_ends) {
            next_era(state, cx);
        }
        for region in state.regions.iter_mut() {
            region.grown = false;
            region.founded = false;
            region.placed = 0;
        }
        state.turn += 1;
        // R1.8: to the left; the place of whoever is out is passed over.
        let left = state.first.next(state.seats());
        let seat = state.round_from(left).next().unwrap_or(left);
        state.first = seat;
        state.frames.replace(Movement { seat });
        flow::begin_movement(state, seat, cx);
        // R1.8: it is another every turn.
        cx.tell(|| Event::FirstPlayer { who: seat });
        Flow::Go
    }
}

fn next_era(state: &mut State, cx: &mut Cx<Game>) {
    let Some(next) = state.era.next() else { return };
    let ended = std::mem::replace(&mut state.era, next);
    cx.tell(|| Event::EraBegins { era: next, basic: state.basic() });
    // R3.3: what was held before may meet a milestone of the new era.
    state.look_for_claims = true;
    if state.basic() {
        // R3.1: what is left of the ended era is lost; catapults go on.
        state.supply -= ended.technologies();
        state.wonder_supply -= ended.wonders();
        if next == Era::Medieval {
            technology::recast(state, Kind::AncientArtillery, Kind::MedievalArtillery);
        }
    } else {
        // R4.1.2: improvements of the ended era are handed back.
        for player in state.players.iter_mut() {
            player.improvements -= ended.improvements();
        }
    }
}
