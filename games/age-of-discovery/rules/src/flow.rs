//! What follows what: answers and what goes on by itself, then rounds, phases and tracks, and the end.

use crate::Game;
use crate::action::Action;
use crate::data::facts;
use crate::event::Event;
use crate::frames::*;
use crate::ids::*;
use crate::state::{Phase, State};
use crate::{refill, scoring, scouting, tracks, university};
use kernel::{Cx, Frame, Menu, Seat, SeatSet};

pub fn open(state: &State) -> SeatSet {
    state.frames.top().asked(state)
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    state.frames.top().offer(state, seat, menu);
    if on_turn(state, seat) {
        scouting::offer(state, seat, menu);
        university::offer(state, seat, menu);
    }
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
    match action {
        // Neither is tied to what is asked.
        Action::Scout(_) | Action::ScoutDeck => scouting::apply(state, seat, action, cx),
        Action::University(queue) => university::apply(state, seat, queue, cx),
        _ => (*state.frames.top()).answer(state, seat, action, cx),
    }
    advance(state, cx);
}

pub fn advance(state: &mut State, cx: &mut Cx<Game>) {
    kernel::advance(state, |state| state.frames.top(), cx);
}

/// R5.5: whether `seat` is asked on a turn of its own, so that it may also scout or, by the letter (D9), use the university.
fn on_turn(state: &State, seat: Seat) -> bool {
    match state.frames.top() {
        // Nobody has a turn before round 1.
        Pending::Auction(_) | Pending::ChooseNation(_) | Pending::Spain(_) => false,
        // To answer what another does is no turn.
        Pending::Plague(_) => false,
        Pending::EdictPlace(_) => state.owns(seat, Building::PapalEdict),
        Pending::Battle(battle) => battle.attacker == seat,
        // What is half done is finished first.
        Pending::ScoutedCard(_) | Pending::England(_) => false,
        _ => true,
    }
}

/// The track that is being resolved.
pub fn track(state: &State) -> Option<Track> {
    if state.phase != Phase::Tracks {
        return None;
    }
    state.frames.iter().find_map(|frame| match frame {
        Pending::Window(Window { moment: Moment::Before(track), .. }) => Some(*track),
        Pending::Dock => Some(Track::Dock),
        Pending::GoodsTrack => Some(Track::Goods),
        Pending::Buildings => Some(Track::Buildings),
        Pending::Expedition(_) => Some(Track::Discovery),
        Pending::Specialists(_) => Some(Track::Specialists),
        Pending::War => Some(Track::War),
        _ => None,
    })
}

/// R4.1: phase 1 of the current round.
pub fn begin_round(state: &mut State, cx: &mut Cx<Game>) {
    state.phase = Phase::Placement;
    state.last_reveal = None;
    let (round, age) = (state.round, state.age());
    cx.tell(|| Event::RoundBegins { round, age });
    begin_placement(state, cx);
}

/// R6.0.1: the window before a track, then the track.
pub fn begin_track(state: &mut State, track: Track, cx: &mut Cx<Game>) {
    cx.tell(|| Event::TrackBegins { track });
    state.frames.replace(Window::at(Moment::Before(track)));
}

/// The window has closed.
pub fn resolve(state: &mut State, track: Track, cx: &mut Cx<Game>) {
    match track {
        Track::Initiative => {
            tracks::initiative(state, cx);
            begin_track(state, Track::Dock, cx);
        }
        Track::Dock => drop(state.frames.replace(Dock)),
        Track::Goods => drop(state.frames.replace(GoodsTrack)),
        Track::MerchantShip => {
            tracks::merchant_ship(state, cx);
            begin_track(state, Track::Buildings, cx);
        }
        Track::Buildings => drop(state.frames.replace(Buildings)),
        Track::Discovery => begin_expeditions(state),
        Track::Specialists => begin_specialists(state),
        Track::War => drop(state.frames.replace(War)),
    }
}

/// R4.1: phase 3, after the last track.
pub fn begin_income(state: &mut State, cx: &mut Cx<Game>) {
    state.phase = Phase::Income;
    cx.tell(|| Event::IncomeBegins);
    state.frames.replace(Income);
}

/// R4.1: phase 4. R12.21: what it brings is too late for this income.
pub fn begin_benefits(state: &mut State, cx: &mut Cx<Game>) {
    state.phase = Phase::Benefits;
    cx.tell(|| Event::BenefitsBegin);
    state.frames.replace(Benefits::default());
}

/// R4.1: phase 5.
pub fn begin_refresh(state: &mut State, cx: &mut Cx<Game>) {
    state.phase = Phase::Refresh;
    cx.tell(|| Event::RefreshBegins);
    state.frames.replace(Refresh);
}

/// After scoring and purchase: the end, or the new order and a last moment to change it (R12.12).
pub fn end_round(state: &mut State, cx: &mut Cx<Game>) {
    if state.round == facts().constants.rounds {
        end_game(state, cx);
    } else {
        refill::set_order(state, cx);
        state.frames.replace(Window::at(Moment::Order));
    }
}

/// R11.1, R11.2.
fn end_game(state: &mut State, cx: &mut Cx<Game>) {
    state.phase = Phase::Over;
    state.frames.replace(Over);
    let ended = &*state;
    for seat in Seat::all(ended.seats()) {
        cx.tell(|| Event::FinalScore { seat, score: scoring::breakdown(ended, seat) });
    }
    cx.tell(|| Event::Won { seats: scoring::standing(ended).expect("the game is over").winners() });
}
