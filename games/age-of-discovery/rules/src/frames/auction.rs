//! R13.3: the auction of national boards.

use super::*;
use kernel::Chance;

/// Bids go round until one is left.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Auction {
    /// Whose turn it is to bid.
    pub seat: Seat,
    /// Who has not dropped out of this auction.
    pub bidding: SeatSet,
    /// Who has no board yet.
    pub without: SeatSet,
    pub opener: Seat,
    pub leader: Option<Seat>,
    pub bid: u8,
    /// What the last winner paid.
    pub last: u8,
}

/// The winner of an auction, or the last without a board, chooses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChooseNation {
    pub seat: Seat,
}

pub fn begin_auction(state: &mut State, cx: &mut Cx<Game>) {
    for seat in Seat::all(state.seats()) {
        state.players[seat].money = facts().constants.auction_money;
    }
    let opener = Seat(cx.below(state.seats() as u32) as u8);
    let all = SeatSet::all(state.seats());
    open(state, opener, all, 0, cx);
}

fn open(state: &mut State, opener: Seat, without: SeatSet, last: u8, cx: &mut Cx<Game>) {
    cx.tell(|| Event::AuctionOpened { seat: opener });
    state.frames.replace(Auction {
        seat: opener,
        bidding: without,
        without,
        opener,
        leader: None,
        bid: 0,
        last,
    });
}

/// The next seat clockwise that is in `among`.
fn next_in(state: &State, from: Seat, among: SeatSet) -> Seat {
    let mut seat = from.next(state.seats());
    while !among.contains(seat) {
        seat = seat.next(state.seats());
    }
    seat
}

impl Frame<Game> for Auction {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let money = state.players[seat].money;
        match self.leader {
            Some(leader) => {
                menu.prompt(|| msg("prompt-bid").num("n", self.bid).seat("who", leader).num("money", money));
            }
            None => menu.prompt(|| msg("prompt-bid-first").num("money", money)),
        }
        for n in self.bid + 1..=money as u8 {
            menu.choice(Action::Bid(n), || Show::button(msg("do-bid").num("n", n)));
        }
        if self.may_pass(state) {
            menu.choice(Action::Pass, || Show::button(msg("do-drop-out")).tone(Tone::Idle));
        } else {
            menu.refuse(|| {
                Refusal::new(Target::Button, "R13.3", msg("refuse-opener-bids")).about(msg("do-drop-out"))
            });
        }
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Bid(n) => {
                self.leader = Some(seat);
                self.bid = n;
                cx.tell(|| Event::Bid { seat, n });
                // Nobody can raise above their money.
                let poor = |s: &Seat| state.players[*s].money as u8 <= n && *s != seat;
                for other in Seat::all(state.seats()).filter(poor) {
                    self.bidding.remove(other);
                }
            }
            Action::Pass => {
                self.bidding.remove(seat);
                cx.tell(|| Event::DroppedOut { seat });
            }
            _ => unreachable!("bid or drop out"),
        }
        match self.leader {
            Some(winner) if self.bidding.len() == 1 => self.won(state, winner, cx),
            _ => {
                self.seat = next_in(state, seat, self.bidding);
                state.frames.replace(self);
            }
        }
    }
}

impl Auction {
    /// Only a bid can open; by the letter (D3) anybody may pass, but the last one left has to bid.
    fn may_pass(&self, state: &State) -> bool {
        self.leader.is_some() || (state.options.letter_auction && self.bidding.len() > 1)
    }

    fn won(mut self, state: &mut State, winner: Seat, cx: &mut Cx<Game>) {
        state.players[winner].money -= self.bid as u16;
        state.order.push(winner);
        self.without.remove(winner);
        self.last = self.bid;
        let position = state.order.len() as u8;
        cx.tell(|| Event::WonAuction { seat: winner, price: self.bid, position });
        state.frames.replace(self);
        choose(state, winner, cx);
    }

    /// A board was taken: what comes after it.
    fn goes_on(self, state: &mut State, cx: &mut Cx<Game>) {
        match self.without.len() {
            0 => {
                let order = state.order.clone();
                cx.tell(|| Event::OrderSet { order });
                begin_spain(state, cx);
            }
            1 => {
                // The last player pays half of the last winning bid, rounded up.
                let seat = self.without.first().expect("one is left");
                let price = self.last.div_ceil(2);
                state.players[seat].money -= price as u16;
                state.order.push(seat);
                let position = state.order.len() as u8;
                cx.tell(|| Event::LastBoard { seat, price, position });
                state.frames.replace(Auction { without: SeatSet::EMPTY, ..self });
                choose(state, seat, cx);
            }
            n => {
                let opener = if state.options.letter_auction {
                    let drawn = cx.below(n as u32) as usize;
                    self.without.iter().nth(drawn).expect("within the set")
                } else {
                    next_in(state, self.opener, self.without)
                };
                open(state, opener, self.without, self.last, cx);
            }
        }
    }
}

/// R13.5: whoever chooses may take any of them.
fn boards(state: &State) -> impl Iterator<Item = Nation> + '_ {
    Nation::all().filter(|n| !state.players.iter().any(|p| p.nation == Some(*n)))
}

/// A choice of boards, unless one only is left.
fn choose(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    state.frames.push(ChooseNation { seat });
    if boards(state).count() == 1 {
        let last = boards(state).next().expect("counted");
        take(state, seat, last, cx);
    }
}

fn take(state: &mut State, seat: Seat, nation: Nation, cx: &mut Cx<Game>) {
    state.players[seat].nation = Some(nation);
    cx.tell(|| Event::TookNation { seat, nation });
    state.frames.pop();
    let Pending::Auction(auction) = *state.frames.top() else { unreachable!("boards are auctioned") };
    auction.goes_on(state, cx);
}

impl Frame<Game> for ChooseNation {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-nation"));
        for nation in boards(state) {
            menu.choice(Action::TakeNation(nation), || {
                Show::at(targets::nation(nation), msg("do-nation").with("nation", nation.term()))
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::TakeNation(nation) = action else { unreachable!("a board is chosen") };
        take(state, seat, nation, cx);
    }
}
