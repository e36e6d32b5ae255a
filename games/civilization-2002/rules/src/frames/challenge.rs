//! R2.3.5: whoever holds an area may challenge what enters it.

use super::*;
use crate::movement::unpick;

/// May the pieces that just entered be challenged?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Challenge {
    pub mover: Seat,
    pub area: Area,
    pub waiting: SeatSet,
    pub declared: SeatSet,
}

impl Challenge {
    /// R2.3.2: entering is always allowed; R9.12: at each entry whoever could fight there is asked, but those who let all
    /// pass (R6.2).
    pub fn ask(state: &mut State, mover: Seat, area: Area) {
        let quiet = |seat: &Seat| *seat == mover || state.players[*seat].quiet;
        let waiting: SeatSet = state.fighters_in(area).iter().filter(|seat| !quiet(seat)).collect();
        if waiting.is_empty() {
            unpick(state, mover);
        } else {
            state.frames.push(Challenge { mover, area, waiting, declared: SeatSet::EMPTY });
        }
    }
}

impl Frame<Game> for Challenge {
    /// R6.2: one after the other, in seat order from the mover.
    fn asked(&self, state: &State) -> SeatSet {
        let next = state.round_from(self.mover).find(|&seat| self.waiting.contains(seat));
        next.map_or(SeatSet::EMPTY, SeatSet::of)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let (mover, area) = (self.mover, self.area);
        // R9.12: who declared battle here before only says now whether these may leave again.
        let again = state.challenges.0[area.index()].contains(seat);
        // R9.13: settlers alone fight nobody, and attack nobody afterwards (R2.3.6).
        let armed = state.fights(mover, area);
        // R2.3.1: on land, who has no point left goes nowhere, held or not.
        let mut entered = state.players[mover].pieces.picked();
        let stays = area.is_land() && entered.all(|(_, piece)| piece.left == 0);
        // R2.5.9: what a battle between the two would be about.
        let region = area.is_land().then(|| &state.regions[area]);
        let stake = region.and_then(|region| Some((region.owner?, region.size)));
        // R9.13: settlers alone take nothing; what is theirs could be taken from them all the same.
        let stake = stake.filter(|(owner, _)| *owner == mover || *owner == seat && armed);
        let about = |key: &'static str| {
            let said = msg(key).seat("who", mover).with("where", area.term());
            said.num("again", again as u8).num("armed", armed as u8).num("stays", stays as u8)
        };
        menu.prompt(|| {
            let entered = state.players[mover].pieces.picked().map(|(_, piece)| piece.kind);
            let mine = state.players[seat].pieces.iter().filter(|(_, piece)| piece.fights_in(area));
            let said = msg("prompt-challenge").seat("who", mover).with("where", area.term());
            said.num("again", again as u8)
                .num("stays", stays as u8)
                .num("stake", stake.map_or(0, |(owner, _)| 1 + (owner == mover) as u8))
                .with("size", size_name(stake.map_or(0, |(_, size)| size)))
                .list("what", figure::listed(state, entered))
                .list("mine", figure::listed(state, mine.map(|(_, piece)| piece.kind)))
        });
        menu.choice(Action::Challenge, || Show::space(targets::area(area), about("do-challenge")));
        menu.choice(Action::LetPass, || Show::button(about("do-let-pass")).tone(Tone::Idle));
        menu.choice(Action::LetAllPass, || Show::button(about("do-let-all-pass")));
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let (mover, area) = (self.mover, self.area);
        self.waiting.remove(seat);
        match action {
            Action::Challenge => {
                self.declared.insert(seat);
                cx.tell(|| Event::Challenged { who: seat, mover, area });
            }
            // R6.2: that nobody is asked again is not told: the mover would count on it.
            _ => {
                state.players[seat].quiet |= action == Action::LetAllPass;
                let again = state.challenges.0[area.index()].contains(seat);
                cx.tell(|| Event::LetPass { who: seat, mover, area, again });
            }
        }
        if !self.waiting.is_empty() {
            state.frames.replace(self);
            return;
        }
        state.frames.pop();
        if !self.declared.is_empty() {
            freeze(state, mover);
            for seat in self.declared.iter() {
                state.challenges.0[area.index()].insert(seat);
            }
        }
        unpick(state, mover);
    }
}

/// R2.3.5, R9.12: what just entered is frozen; with passengers their fleet, with a fleet its passengers.
fn freeze(state: &mut State, mover: Seat) {
    let pieces = &mut state.players[mover].pieces;
    let mut fleets: u128 = 0;
    for (slot, piece) in pieces.iter_mut().filter(|(_, piece)| piece.picked) {
        piece.frozen = true;
        if piece.kind.is_fleet() {
            fleets |= 1 << slot;
        }
        if let Some(fleet) = piece.aboard() {
            fleets |= 1 << fleet;
        }
    }
    for (slot, piece) in pieces.iter_mut() {
        let carried = piece.aboard().is_some_and(|fleet| fleets >> fleet & 1 == 1);
        piece.frozen |= carried || fleets >> slot & 1 == 1;
    }
}
