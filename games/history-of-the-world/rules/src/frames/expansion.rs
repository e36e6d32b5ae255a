//! R5.3, R8: placing armies, for the active empire and for those that events bring before it.

use super::deeds::{self, Part};
use super::fort_site::why_no_fort;
use super::*;

/// The active empire expands.
pub struct Expand;

/// A minor empire or the crusaders expand.
pub struct SideCampaign;

/// Armies still to place.
fn left(state: &State) -> i64 {
    let campaign = &state.turn.campaign;
    campaign.pool.iter().chain(&campaign.allied).map(|&n| n as i64).sum()
}

/// Whether an army has somewhere to go.
fn can_place(state: &State) -> bool {
    (0..2).any(|people| !campaign::enterable(state, people).is_empty())
}

/// What can be done when every army is placed. R6.10.1, R9.1: coins, and forts of Engineering, are for the same turn.
fn still(state: &State) -> &'static str {
    let turn = &state.turn;
    let fort = why_no_fort(state).is_none();
    let army = turn.lost != [0, 0] && turn.coins + turn.ally_coins > 0;
    match (fort, army) {
        (true, true) => "prompt-still-both",
        (true, false) => "prompt-still-fort",
        (false, true) => "prompt-still-army",
        (false, false) => "prompt-still-none",
    }
}

impl Frame<Game> for Expand {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let prompt = msg("prompt-expand").term("empire", state.empire().key()).num("n", left(state));
            prompt.with("then", msg(still(state)))
        });
        campaign::offer_placing(state, menu);
        offer_forts(state, menu);
        campaign::offer_recovery(state, menu);
        deeds::explain(state, Part::Expand, can_place(state), menu);
        // R8.7. Always asked, so that the last army can still be taken back.
        menu.choice(Action::Done, || Show::button(msg("do-end-expansion")).tone(Tone::EndsTurn));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Expand { to, people } => campaign::place(state, people as usize, to, cx),
            Action::Fort(pay) => state.frames.push(FortSite { pay }),
            Action::Recover { people, allied } => campaign::recover(state, people, allied, cx),
            Action::Done => {
                let left = earned(state);
                state.frames.replace(Stage::Monuments(Monuments { left }));
            }
            _ => unreachable!("not offered during expansion"),
        }
    }
}

/// R6.8.4: fleets of a minor empire leave with it; the armies stay.
fn end_side_campaign(state: &mut State) {
    state.turn.campaign = Campaign::default();
    state.frames.pop();
}

impl Frame<Game> for SideCampaign {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let prompt = match state.turn.campaign.kind {
                CampaignKind::Crusade => msg("prompt-crusade"),
                _ => msg("prompt-minor").term("empire", Minor::of(state.epoch).key()),
            };
            prompt.num("n", left(state))
        });
        campaign::offer_placing(state, menu);
        deeds::explain(state, Part::Brought, can_place(state), menu);
        menu.choice(Action::Done, || Show::button(msg("do-stop")).tone(Tone::EndsTurn));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Expand { to, people } => campaign::place(state, people as usize, to, cx),
            Action::Done => end_side_campaign(state),
            _ => unreachable!("not offered to a side campaign"),
        }
    }

    /// Without an army to place, or without a place, it is over.
    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if !campaign::enterable(state, 0).is_empty() {
            return Flow::Ask;
        }
        end_side_campaign(state);
        Flow::Go
    }
}
