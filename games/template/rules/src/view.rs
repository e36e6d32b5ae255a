//! What one audience may see, built by naming it.

use crate::frames::{Pending, Travel};
use crate::ids::*;
use crate::options::Options;
use crate::scoring;
use crate::state::{Player, State};
use kernel::{Audience, PerSeat, Seat, Standing};
use serde::Serialize;

#[derive(PartialEq, Debug, Serialize)]
pub struct View {
    pub who: Audience,
    pub options: Options,
    pub day: u8,
    pub players: PerSeat<PlayerView>,
    pub wells: PerId<Well, Option<Seat>, WELLS>,
    /// Whose caravan is on its way.
    pub traveller: Option<Seat>,
    pub spent: Set<Hour>,
    pub standing: Option<Standing>,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub points: u8,
    pub rests: u8,
    /// What their wells pay of an evening.
    pub income: u8,
    pub cards: u8,
    pub ready: bool,
    pub hour: Option<Hour>,
    /// For the player alone.
    pub hand: Option<Set<Hour>>,
    pub chosen: Option<Hour>,
}

pub fn view(state: &State, who: Audience) -> View {
    let player = |seat: Seat, player: &Player| PlayerView {
        points: player.points,
        rests: player.rests,
        income: state.income(seat),
        cards: player.hand.get().len() as u8,
        ready: player.chosen.get().is_some(),
        hour: player.hour,
        hand: player.hand.shown_to(seat, who).copied(),
        chosen: player.chosen.shown_to(seat, who).copied().flatten(),
    };
    View {
        who,
        options: state.options,
        day: state.day,
        players: state.players.map(player),
        wells: state.wells,
        traveller: match state.frames.top() {
            Pending::Travel(Travel { seat }) => Some(*seat),
            _ => None,
        },
        spent: state.spent,
        standing: scoring::standing(state),
    }
}
