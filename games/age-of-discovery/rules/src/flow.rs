//! The course of the game: what follows what, and who is asked. `advance` goes on until somebody has a choice.

use crate::action::Action;
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::ids::{Building, Track};
use crate::state::{Phase, State};
use crate::{
    AgeOfDiscovery, auction, benefits, capital, discovery, dock, figures, goods, immediate, income,
    placement, plague, powers, refresh, scouting, specialists, university, war, windows,
};
use kernel::{Cx, Menu, Seat, SeatSet};

/// What a frame says when it is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Flow {
    /// Somebody has to answer.
    Ask,
    /// Something was done, or the frame gave way: look again.
    Go,
}

/// Who has to answer now.
pub fn asked(state: &State) -> Option<Seat> {
    match state.frames.top() {
        Frame::Dock => dock::next(state).map(|w| w.seat),
        Frame::Goods => state.tracks.goods.first().map(|w| w.seat),
        Frame::Buildings => state.tracks.buildings.first().map(|w| w.seat),
        Frame::Specialists { next } => state.tracks.specialists[*next as usize].map(|w| w.seat),
        Frame::War => state.tracks.war.first().map(|w| w.seat),
        Frame::Plague { colonies } => plague::next(state, colonies).map(|(seat, _)| seat),
        Frame::Income => income::minter(state),
        frame => frame.asked(),
    }
}

/// Whether `seat` is asked on a turn of its own, so that it may also scout (R5.5) or, by the letter, use the university.
fn on_turn(state: &State, seat: Seat) -> bool {
    match state.frames.top() {
        // Nobody has a turn before round 1.
        Frame::Auction(_) | Frame::ChooseNation { .. } | Frame::Spain { .. } => false,
        // To answer what another does is no turn.
        Frame::Plague { .. } => false,
        Frame::EdictPlace { .. } => state.owns(seat, Building::PapalEdict),
        Frame::Battle(battle) => battle.attacker == seat,
        // What is half done is finished first.
        Frame::ScoutedCard { .. } | Frame::England { .. } => false,
        _ => true,
    }
}

pub fn open(state: &State) -> SeatSet {
    asked(state).map_or(SeatSet::EMPTY, SeatSet::of)
}

/// The track that is being resolved.
pub fn track(state: &State) -> Option<Track> {
    if state.phase != Phase::Tracks {
        return None;
    }
    state.frames.iter().find_map(|frame| match frame {
        Frame::Window { moment: Moment::Before(track), .. } => Some(*track),
        Frame::Dock => Some(Track::Dock),
        Frame::Goods => Some(Track::Goods),
        Frame::Buildings => Some(Track::Buildings),
        Frame::Discovery { .. } => Some(Track::Discovery),
        Frame::Specialists { .. } => Some(Track::Specialists),
        Frame::War => Some(Track::War),
        _ => None,
    })
}

/// Goes on until somebody is asked or the game is over.
pub fn advance(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) {
    loop {
        cx.automatic();
        let flow = match *state.frames.top() {
            Frame::Window { .. } => windows::advance(state, cx),
            Frame::England { .. } => powers::advance_england(state, cx),
            Frame::Dock => dock::advance(state, cx),
            Frame::Goods => goods::advance(state, cx),
            Frame::Buildings => capital::advance(state, cx),
            Frame::Discovery { .. } => discovery::advance(state, cx),
            Frame::Specialists { .. } => specialists::advance(state, cx),
            Frame::War => war::advance(state, cx),
            Frame::FullWar { .. } => war::advance_full(state, cx),
            Frame::Battle(_) => war::advance_battle(state, cx),
            Frame::Gain { .. } => figures::advance(state, cx),
            Frame::Recruit { .. } => immediate::advance_recruit(state),
            Frame::Settle { .. } => immediate::advance_settle(state),
            Frame::EdictPlace { .. } => immediate::advance_edict(state, cx),
            Frame::University { .. } => university::advance_bought(state),
            Frame::Rewrite { .. } => immediate::advance_rewrite(state),
            Frame::Plague { .. } => plague::advance(state, cx),
            Frame::Income => income::advance(state, cx),
            Frame::Benefits(_) => benefits::advance(state, cx),
            Frame::Migrate { .. } => benefits::advance_migrate(state),
            Frame::Refresh => refresh::advance(state, cx),
            Frame::Purchase { .. } => refresh::advance_purchase(state, cx),
            Frame::NextRound => refresh::next_round(state, cx),
            _ => Flow::Ask,
        };
        if flow == Flow::Ask {
            return;
        }
    }
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    offer_frame(state, seat, menu);
    if on_turn(state, seat) {
        scouting::offer(state, seat, menu);
        university::offer(state, seat, menu);
    }
}

fn offer_frame(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    match *state.frames.top() {
        Frame::Auction(frame) => auction::offer(state, &frame, menu),
        Frame::ChooseNation { .. } => auction::offer_nation(state, menu),
        Frame::Spain { .. } => powers::offer_spain(state, menu),
        Frame::Placement { holding, .. } => placement::offer(state, seat, holding, menu),
        Frame::ScoutedCard { .. } => scouting::offer_card(state, menu),
        Frame::Window { moment, stabled, .. } => windows::offer(state, seat, moment, stabled, menu),
        Frame::England { settled, .. } => powers::offer_england(state, settled, menu),
        Frame::Italy { place, .. } => powers::offer_italy(state, seat, place, menu),
        Frame::Stables { from, .. } => powers::offer_stables(state, seat, from, menu),
        Frame::Dock => dock::offer(state, menu),
        Frame::Goods => goods::offer(state, menu),
        Frame::Buildings => capital::offer(state, menu),
        Frame::Discovery { party, .. } => discovery::offer(state, seat, &party, menu),
        Frame::Specialists { .. } => specialists::offer(state, seat, menu),
        Frame::War => war::offer(state, seat, menu),
        Frame::Opponent { region, .. } => war::offer_opponent(state, seat, region, menu),
        Frame::Battle(battle) => war::offer_battle(state, &battle, menu),
        Frame::Gain { kind, .. } => figures::offer(state, seat, kind, menu),
        Frame::Recruit { left, .. } => immediate::offer_recruit(state, seat, left, menu),
        Frame::Settle { left, .. } => immediate::offer_settle(state, left, menu),
        Frame::Allies { .. } => immediate::offer_allies(state, seat, menu),
        Frame::EdictPartner { .. } => immediate::offer_partner(state, seat, menu),
        Frame::EdictFirst { partner, .. } => immediate::offer_first(seat, partner, menu),
        Frame::EdictPlace { .. } => immediate::offer_edict(state, seat, menu),
        Frame::Cartography { .. } => discovery::offer_cartography(state, menu),
        Frame::University { .. } => university::offer_bought(menu),
        Frame::Plague { colonies } => plague::offer(state, &colonies, menu),
        Frame::PlagueRegion { .. } => plague::offer_region(state, menu),
        Frame::PlagueVictim { region, victim, .. } => plague::offer_victim(state, region, victim, menu),
        Frame::Rewrite { robbed, .. } => immediate::offer_rewrite(state, seat, robbed, menu),
        Frame::Income => income::offer(state, seat, menu),
        Frame::Benefits(frame) => benefits::offer(state, seat, &frame, menu),
        Frame::Smuggle { give, .. } => benefits::offer_smuggle(state, seat, give, menu),
        Frame::Migrate { from, to, .. } => benefits::offer_migrate(state, from, to, menu),
        Frame::Purchase { .. } => refresh::offer_purchase(state, seat, menu),
        Frame::FullWar { .. } | Frame::Refresh | Frame::NextRound | Frame::Over => {}
    }
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    match action {
        Action::Scout(_) | Action::ScoutDeck => scouting::apply(state, seat, action, cx),
        Action::University(queue) => university::apply(state, seat, queue, cx),
        _ => answer(state, seat, action, cx),
    }
    advance(state, cx);
}

fn answer(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    match *state.frames.top() {
        Frame::Auction(frame) => auction::apply(state, frame, action, cx),
        Frame::ChooseNation { .. } => auction::apply_nation(state, seat, action, cx),
        Frame::Spain { .. } => powers::apply_spain(state, seat, action, cx),
        Frame::Placement { done, holding, .. } => placement::apply(state, seat, done, holding, action, cx),
        Frame::ScoutedCard { .. } => scouting::apply_card(state, seat, action, cx),
        Frame::Window { moment, done, stabled, .. } => {
            windows::apply(state, seat, (moment, done, stabled), action, cx)
        }
        Frame::England { settled, .. } => powers::apply_england(state, seat, settled, action, cx),
        Frame::Italy { place, .. } => powers::apply_italy(state, seat, place, action, cx),
        Frame::Stables { from, .. } => powers::apply_stables(state, seat, from, action, cx),
        Frame::Dock => dock::apply(state, action, cx),
        Frame::Goods => goods::apply(state, seat, action, cx),
        Frame::Buildings => capital::apply(state, seat, action, cx),
        Frame::Discovery { done, party, .. } => discovery::apply(state, seat, done, party, action, cx),
        Frame::Specialists { next } => specialists::apply(state, seat, next, action, cx),
        Frame::War => war::apply(state, seat, action, cx),
        Frame::Opponent { region, .. } => war::apply_opponent(state, seat, region, action, cx),
        Frame::Battle(battle) => war::apply_battle(state, battle, action),
        Frame::Gain { kind, left, .. } => figures::apply(state, seat, kind, left, action, cx),
        Frame::Recruit { left, .. } => immediate::apply_recruit(state, seat, left, action, cx),
        Frame::Settle { left, .. } => immediate::apply_settle(state, seat, left, action, cx),
        Frame::Allies { .. } => immediate::apply_allies(state, seat, action, cx),
        Frame::EdictPartner { .. } => immediate::apply_partner(state, seat, action, cx),
        Frame::EdictFirst { partner, .. } => immediate::apply_first(state, seat, partner, action),
        Frame::EdictPlace { .. } => immediate::apply_edict(state, seat, action, cx),
        Frame::Cartography { .. } => discovery::apply_cartography(state, seat, action, cx),
        // Kept for later: using it is not tied to this question.
        Frame::University { .. } => drop(state.frames.pop()),
        Frame::Plague { colonies } => plague::apply(state, colonies, action, cx),
        Frame::PlagueRegion { .. } => plague::apply_region(state, seat, action, cx),
        Frame::PlagueVictim { region, victim, .. } => {
            plague::apply_victim(state, seat, region, victim, action, cx)
        }
        Frame::Rewrite { robbed, .. } => immediate::apply_rewrite(state, seat, robbed, action, cx),
        Frame::Income => income::apply(state, seat, action, cx),
        Frame::Benefits(frame) => benefits::apply(state, seat, frame, action, cx),
        Frame::Smuggle { give, .. } => benefits::apply_smuggle(state, seat, give, action, cx),
        Frame::Migrate { from, moved, .. } => benefits::apply_migrate(state, seat, from, moved, action, cx),
        Frame::Purchase { done, .. } => refresh::apply_purchase(state, seat, done, action, cx),
        Frame::FullWar { .. } | Frame::Refresh | Frame::NextRound | Frame::Over => {
            unreachable!("nobody is asked here")
        }
    }
}

/// R4.1: phase 1 of the current round.
pub fn begin_round(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) {
    state.phase = Phase::Placement;
    state.last_reveal = None;
    let (round, age) = (state.round, state.age());
    cx.tell(|| Event::RoundBegins { round, age });
    placement::begin(state, cx);
}

/// R6.0.1: the window before a track, then the track.
pub fn begin_track(state: &mut State, track: Track, cx: &mut Cx<AgeOfDiscovery>) {
    cx.tell(|| Event::TrackBegins { track });
    let moment = Moment::Before(track);
    state.frames.replace(Frame::Window { moment, seat: None, done: SeatSet::EMPTY, stabled: false });
}

/// The window has closed.
pub fn resolve(state: &mut State, track: Track, cx: &mut Cx<AgeOfDiscovery>) {
    match track {
        Track::Initiative => {
            goods::initiative(state, cx);
            begin_track(state, Track::Dock, cx);
        }
        Track::Dock => drop(state.frames.replace(Frame::Dock)),
        Track::Goods => drop(state.frames.replace(Frame::Goods)),
        Track::MerchantShip => {
            goods::merchant_ship(state, cx);
            begin_track(state, Track::Buildings, cx);
        }
        Track::Buildings => drop(state.frames.replace(Frame::Buildings)),
        Track::Discovery => discovery::begin(state),
        Track::Specialists => specialists::begin(state),
        Track::War => drop(state.frames.replace(Frame::War)),
    }
}

/// R4.1: after the last track.
pub fn begin_income(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) {
    state.phase = Phase::Income;
    cx.tell(|| Event::IncomeBegins);
    state.frames.replace(Frame::Income);
}
