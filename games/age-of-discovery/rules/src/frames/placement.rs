//! Phase 1: workers are placed one by one (R5).

use super::*;
use crate::chances;
use crate::purpose::purpose;
use kernel::Msg;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Placement {
    pub seat: Seat,
    /// Who has placed in this pass.
    pub done: SeatSet,
    pub holding: Option<Kind>,
}

/// R5.1: the first of a new pass, or on to the tracks.
pub fn begin_placement(state: &mut State, cx: &mut Cx<Game>) {
    next(state, SeatSet::EMPTY, cx);
}

/// R5.1, R15.5: whoever has nobody in hand is passed over.
fn next(state: &mut State, done: SeatSet, cx: &mut Cx<Game>) {
    let has_worker = |s: Seat| !state.players[s].hand.is_empty();
    let (seat, done) = match state.next_of(done, has_worker) {
        Some(seat) => (Some(seat), done),
        None => (state.next_of(SeatSet::EMPTY, has_worker), SeatSet::EMPTY),
    };
    match seat {
        Some(seat) => {
            // With workers of one kind there is nothing to pick.
            let holding = state.players[seat].hand.only();
            state.frames.replace(Placement { seat, done, holding });
        }
        None => {
            state.phase = Phase::Tracks;
            flow::begin_track(state, Track::Initiative, cx);
        }
    }
}

/// R5.3: whether a worker of `seat` may be placed there.
fn is_open(state: &State, seat: Seat, spot: Spot) -> bool {
    let tracks = &state.tracks;
    match spot {
        Spot::Initiative => tracks.initiative.iter().all(|w| w.seat != seat),
        Spot::Dock => tracks.dock.len() < state.dock_spaces(),
        Spot::Goods => !tracks.goods.is_full(),
        Spot::Buildings => !tracks.buildings.is_full(),
        Spot::War => !tracks.war.is_full(),
        Spot::Specialists(place) => tracks.specialists[place.index()].is_none(),
        Spot::Mayflower => {
            let player = &state.players[seat];
            player.loaded < player.ships.min(most_loaded())
        }
        Spot::MerchantShip | Spot::Discovery => true,
    }
}

fn most_loaded() -> u8 {
    match Building::Mayflower.facts().effect {
        Effect::ShipsAsDockSpaces { max } => max,
        other => panic!("data/buildings.json: mayflower: {other:?}"),
    }
}

/// What a worker is for now. R6.2.3: a missionary brings somebody along only from the dock, or from a ship behind it.
fn use_of(state: &State, seat: Seat, kind: Kind) -> Msg {
    let aboard = state.owns(seat, Building::Mayflower) && is_open(state, seat, Spot::Mayflower);
    match kind {
        Kind::Missionary if !is_open(state, seat, Spot::Dock) && !aboard => msg("use-missionary-ashore"),
        // R6.6.4
        Kind::Soldier => match chances::soldier_plunder(state, seat) {
            Some((least, most)) => {
                let said = msg("use-soldier-now").num("least", least).num("most", most);
                said.num("alike", (least == most) as i64)
            }
            None => msg("use-soldier-ashore"),
        },
        _ => service(state, seat, kind),
    }
}

/// R9.1: a question of a round after which colonies score.
fn scoring(key: &'static str, state: &State) -> Msg {
    msg(key).num("scores", refresh::scores(state.round).is_some() as i64)
}

/// Why it may not.
fn closed(state: &State, seat: Seat, spot: Spot) -> Msg {
    let full = || msg("refuse-track-full");
    match spot {
        Spot::Initiative => msg("refuse-initiative-twice"),
        Spot::Dock => msg("refuse-dock-full"),
        Spot::Goods => full(),
        Spot::Buildings => full(),
        Spot::War => full(),
        Spot::Specialists(_)
            if !state.boxes().any(|place| is_open(state, seat, Spot::Specialists(place))) =>
        {
            full()
        }
        Spot::Specialists(_) => msg("refuse-box-taken"),
        Spot::Mayflower if state.players[seat].loaded >= most_loaded() => {
            msg("refuse-mayflower-enough").num("n", most_loaded())
        }
        Spot::Mayflower => msg("refuse-mayflower-no-ship"),
        Spot::MerchantShip | Spot::Discovery => unreachable!("there is always room"),
    }
}

/// Every spot of this game, whether free or not.
fn spots(state: &State, seat: Seat, mut each: impl FnMut(Spot)) {
    each(Spot::Initiative);
    each(Spot::Dock);
    if state.owns(seat, Building::Mayflower) {
        each(Spot::Mayflower);
    }
    each(Spot::Goods);
    each(Spot::MerchantShip);
    each(Spot::Buildings);
    each(Spot::Discovery);
    for place in state.boxes() {
        each(Spot::Specialists(place));
    }
    each(Spot::War);
}

pub fn spot_name(spot: Spot) -> Msg {
    match spot {
        Spot::Initiative => Track::Initiative.term(),
        Spot::Dock => Track::Dock.term(),
        Spot::Mayflower => msg("spot-mayflower"),
        Spot::Goods => Track::Goods.term(),
        Spot::MerchantShip => Track::MerchantShip.term(),
        Spot::Buildings => Track::Buildings.term(),
        Spot::Discovery => Track::Discovery.term(),
        Spot::Specialists(place) => msg("spot-specialists").with("place", place.term()),
        Spot::War => Track::War.term(),
    }
}

/// One box, where the others of its track are open.
fn box_name(spot: Spot) -> Msg {
    match spot {
        Spot::Specialists(place) => msg("spot-box").with("place", place.term()),
        _ => deed(spot),
    }
}

/// The track a spot belongs to, as the bar of deeds has it.
pub fn deed(spot: Spot) -> Msg {
    match spot {
        Spot::Initiative => msg("deed-initiative"),
        Spot::Dock | Spot::Mayflower => msg("deed-dock"),
        Spot::Goods => msg("deed-goods"),
        Spot::MerchantShip => msg("deed-ship"),
        Spot::Buildings => msg("deed-buildings"),
        Spot::Discovery => msg("deed-discovery"),
        Spot::Specialists(_) => msg("deed-specialists"),
        Spot::War => msg("deed-war"),
    }
}

impl Frame<Game> for Placement {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    /// R5.2, R5.3.
    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let hand = &state.players[seat].hand;
        let Some(kind) = self.holding else {
            menu.prompt(|| scoring("prompt-pick", state).num("n", hand.total()));
            for kind in hand.present() {
                menu.choice(Action::Pick(kind), || {
                    let label = msg("do-pick").with("kind", kind.term());
                    Show::at(targets::hand(kind), label.with("use", use_of(state, seat, kind)))
                });
            }
            return spots(state, seat, |spot| {
                menu.refuse(|| {
                    Refusal::new(targets::spot(spot), "R5.2", msg("refuse-pick-first")).about(deed(spot))
                });
            });
        };
        // How many are left after this one: the choice of a worker counts it as placed.
        let left = hand.total().saturating_sub(1);
        menu.prompt(|| scoring("prompt-place", state).with("kind", kind.term()).num("n", left));
        spots(state, seat, |spot| {
            if is_open(state, seat, spot) {
                menu.choice(Action::Place(spot), || {
                    Show::at(targets::spot(spot), purpose(state, Worker { seat, kind }, spot))
                });
            } else {
                menu.refuse(|| {
                    let why = closed(state, seat, spot);
                    let about = if why.key == "refuse-box-taken" { box_name(spot) } else { deed(spot) };
                    Refusal::new(targets::spot(spot), "R5.3", why).about(about)
                });
            }
        });
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Pick(kind) => {
                state.frames.replace(Placement { holding: Some(kind), ..self });
            }
            Action::Place(spot) => {
                let kind = self.holding.expect("a worker was picked");
                place(state, Worker { seat, kind }, spot, cx);
                self.done.insert(seat);
                next(state, self.done, cx);
            }
            _ => unreachable!("placement offers nothing else"),
        }
    }
}

/// R5.3: the leftmost free space, or the box. R5.4: on the discovery track beside those of earlier rounds.
fn place(state: &mut State, worker: Worker, spot: Spot, cx: &mut Cx<Game>) {
    let Worker { seat, kind } = worker;
    state.players[seat].hand[kind] -= 1;
    let tracks = &mut state.tracks;
    let space = match spot {
        Spot::Initiative => {
            tracks.initiative.push(worker);
            tracks.initiative.len()
        }
        Spot::Dock => {
            tracks.dock.push(worker);
            tracks.dock.len()
        }
        Spot::Mayflower => {
            tracks.dock_ships.push(worker);
            state.players[seat].loaded += 1;
            0
        }
        Spot::Goods => {
            tracks.goods.push(worker);
            tracks.goods.len()
        }
        Spot::Buildings => {
            tracks.buildings.push(worker);
            tracks.buildings.len()
        }
        Spot::War => {
            tracks.war.push(worker);
            tracks.war.len()
        }
        Spot::MerchantShip => {
            tracks.merchant_ship[seat.index()][kind] += 1;
            0
        }
        Spot::Discovery => {
            tracks.discovery[seat.index()][kind] += 1;
            0
        }
        Spot::Specialists(place) => {
            tracks.specialists[place.index()] = Some(worker);
            0
        }
    };
    cx.tell(|| Event::Placed { seat, kind, spot, space: space as u8 });
}
