//! R6.0.3: before each track, and once the new order is set, whoever has a power for this moment may use it.

use super::*;
use crate::university;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Window {
    pub moment: Moment,
    pub seat: Option<Seat>,
    pub done: SeatSet,
    /// The stables were used (R12.13: once a round).
    pub stabled: bool,
}

/// When a power may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    Before(Track),
    /// In phase 5, once the new order is set (R12.12).
    Order,
}

impl Window {
    pub fn at(moment: Moment) -> Window {
        Window { moment, seat: None, done: SeatSet::EMPTY, stabled: false }
    }

    /// Whether `seat` has a power for this moment.
    fn usable(&self, state: &State, seat: Seat) -> bool {
        let own_power = match self.moment {
            Moment::Before(Track::Dock) => state.power(seat, Nation::England),
            Moment::Before(Track::Goods) => state.power(seat, Nation::France) && !state.goods_row.is_empty(),
            Moment::Before(Track::MerchantShip) => state.power(seat, Nation::Holland) && state.ship,
            Moment::Before(Track::Specialists) => {
                state.power(seat, Nation::Italy) && italy::replaceable(state, seat).next().is_some()
            }
            Moment::Before(Track::Discovery) => {
                !self.stabled && stables::can_ride_from(state, seat).next().is_some()
            }
            _ => false,
        };
        own_power || university::useful(state, seat)
    }
}

impl Frame<Game> for Window {
    fn asked(&self, _: &State) -> SeatSet {
        self.seat.into_iter().collect()
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        match self.moment {
            Moment::Before(track) => menu.prompt(|| msg("prompt-window").with("track", track.term())),
            Moment::Order => menu.prompt(|| msg("prompt-window-order")),
        }
        match self.moment {
            Moment::Before(Track::Dock) if state.power(seat, Nation::England) => {
                let board = targets::nation(Nation::England);
                menu.choice(Action::UseEngland, || Show::at(board, msg("do-england")));
            }
            Moment::Before(Track::Goods) if state.power(seat, Nation::France) => {
                goods::each_good(state, |good| {
                    menu.choice(Action::TakeGood(good), || {
                        Show::at(targets::good(good), msg("do-france").with("good", good.term()))
                    });
                });
            }
            Moment::Before(Track::MerchantShip) if state.power(seat, Nation::Holland) && state.ship => {
                menu.choice(Action::TakeShip, || Show::at(targets::SHIP, msg("do-holland")));
            }
            Moment::Before(Track::Specialists) if state.power(seat, Nation::Italy) => {
                for (place, worker) in italy::replaceable(state, seat) {
                    menu.choice(Action::Replace(place), || {
                        let label = msg("do-italy").with("place", place.term()).seat("who", worker.seat);
                        Show::at(targets::training(place), label)
                    });
                }
            }
            Moment::Before(Track::Discovery) if !self.stabled => {
                for region in stables::can_ride_from(state, seat) {
                    menu.choice(Action::MoveFrom(region), || {
                        let label = msg("do-stables-from").with("region", region.the());
                        Show::at(targets::colonists(region, seat, Kind::Soldier), label)
                    });
                }
            }
            _ => {}
        }
        // R13.1: a power is never a duty.
        menu.choice(Action::Pass, || Show::button(msg("do-decline-power")).tone(Tone::Idle));
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        self.seat = None;
        match action {
            Action::Pass => self.done.insert(seat),
            Action::MoveFrom(_) => self.stabled = true,
            _ => {}
        }
        state.frames.replace(self);
        match action {
            Action::Pass => {}
            Action::UseEngland => england::begin(state, seat, cx),
            Action::TakeGood(good) => use_france(state, seat, good, cx),
            Action::TakeShip => use_holland(state, seat, cx),
            Action::Replace(place) => italy::begin(state, seat, place, cx),
            Action::MoveFrom(from) => state.frames.push(Stables { seat, from }),
            _ => unreachable!("a power or nothing"),
        }
    }

    /// One pass: whoever comes before the next user had their chance.
    fn advance(mut self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        for i in 0..state.order.len() {
            let seat = state.order[i];
            if self.done.contains(seat) {
                continue;
            }
            if self.usable(state, seat) {
                state.frames.replace(Window { seat: Some(seat), ..self });
                return Flow::Ask;
            }
            self.done.insert(seat);
        }
        match self.moment {
            Moment::Before(track) => flow::resolve(state, track, cx),
            Moment::Order => drop(state.frames.replace(NextRound)),
        }
        Flow::Go
    }
}

/// R13.2: France takes a good before anybody else.
fn use_france(state: &mut State, seat: Seat, good: Good, cx: &mut Cx<Game>) {
    state.spend_power(seat);
    goods::take(state, seat, good);
    cx.tell(|| Event::FranceTook { seat, good });
}

/// R13.2: Holland takes the ship.
fn use_holland(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    state.spend_power(seat);
    state.ship = false;
    state.players[seat].ships += 1;
    cx.tell(|| Event::HollandTook { seat });
}
