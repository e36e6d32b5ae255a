//! The auction of national boards (R13.3).

use crate::action::Action;
use crate::event::Event;
use crate::frame::{Auction, Frame};
use crate::ids::Nation;
use crate::state::State;
use crate::table::Id;
use crate::{AgeOfDiscovery, powers, targets};
use kernel::{Chance, Cx, Menu, Refusal, Seat, SeatSet, Show, Target, Tone, msg};

pub fn begin(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) {
    let opener = Seat(cx.below(state.seats() as u32) as u8);
    let all = SeatSet::all(state.seats());
    open(state, opener, all, 0, cx);
}

fn open(state: &mut State, opener: Seat, without: SeatSet, last: u8, cx: &mut Cx<AgeOfDiscovery>) {
    cx.tell(|| Event::AuctionOpened { seat: opener });
    let auction = Auction { seat: opener, bidding: without, without, opener, leader: None, bid: 0, last };
    state.frames.replace(Frame::Auction(auction));
}

/// The next seat clockwise that is in `among`.
fn next_in(state: &State, from: Seat, among: SeatSet) -> Seat {
    let mut seat = from.next(state.seats());
    while !among.contains(seat) {
        seat = seat.next(state.seats());
    }
    seat
}

/// Only a bid can open; by the letter anybody may pass, but the last one left has to bid.
fn may_pass(state: &State, auction: &Auction) -> bool {
    auction.leader.is_some() || (state.options.letter_auction && auction.bidding.len() > 1)
}

pub fn offer(state: &State, auction: &Auction, menu: &mut impl Menu<Action>) {
    let money = state.players[auction.seat].money as u8;
    match auction.leader {
        Some(leader) => menu.prompt(|| msg("prompt-bid").num("n", auction.bid).seat("who", leader)),
        None => menu.prompt(|| msg("prompt-bid-first")),
    }
    for n in auction.bid + 1..=money {
        menu.choice(Action::Bid(n), || Show::button(msg("do-bid").num("n", n)));
    }
    if may_pass(state, auction) {
        menu.choice(Action::Pass, || Show::button(msg("do-drop-out")).tone(Tone::Idle));
    } else {
        menu.refuse(|| Refusal::new(Target::Button, "R13.3", msg("refuse-opener-bids")));
    }
}

pub fn apply(state: &mut State, mut auction: Auction, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    let seat = auction.seat;
    match action {
        Action::Bid(n) => {
            auction.leader = Some(seat);
            auction.bid = n;
            cx.tell(|| Event::Bid { seat, n });
            // Nobody can raise above his money.
            let poor = Seat::all(state.seats()).filter(|s| state.players[*s].money as u8 <= n && *s != seat);
            for other in poor {
                auction.bidding.remove(other);
            }
        }
        Action::Pass => {
            auction.bidding.remove(seat);
            cx.tell(|| Event::DroppedOut { seat });
        }
        _ => unreachable!("bid or drop out"),
    }
    match auction.leader {
        Some(winner) if auction.bidding.len() == 1 => won(state, auction, winner, cx),
        _ => {
            auction.seat = next_in(state, seat, auction.bidding);
            state.frames.replace(Frame::Auction(auction));
        }
    }
}

fn won(state: &mut State, mut auction: Auction, winner: Seat, cx: &mut Cx<AgeOfDiscovery>) {
    state.players[winner].money -= auction.bid as u16;
    state.order.push(winner);
    auction.without.remove(winner);
    auction.last = auction.bid;
    let position = state.order.len() as u8;
    cx.tell(|| Event::WonAuction { seat: winner, price: auction.bid, position });
    state.frames.replace(Frame::Auction(auction));
    choose(state, winner, cx);
}

fn boards(state: &State) -> impl Iterator<Item = Nation> + '_ {
    Nation::ALL.iter().copied().filter(|n| !state.players.iter().any(|p| p.nation == Some(*n)))
}

/// A choice of boards, unless one only is left.
fn choose(state: &mut State, seat: Seat, cx: &mut Cx<AgeOfDiscovery>) {
    state.frames.push(Frame::ChooseNation { seat });
    if boards(state).count() == 1 {
        let last = boards(state).next().expect("counted");
        apply_nation(state, seat, Action::TakeNation(last), cx);
    }
}

pub fn offer_nation(state: &State, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-nation"));
    for nation in boards(state) {
        menu.choice(Action::TakeNation(nation), || {
            Show::at(targets::nation(nation), msg("do-nation").with("nation", nation.name()))
        });
    }
}

pub fn apply_nation(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    let Action::TakeNation(nation) = action else { unreachable!("a board is chosen") };
    state.players[seat].nation = Some(nation);
    cx.tell(|| Event::TookNation { seat, nation });
    state.frames.pop();
    let Frame::Auction(auction) = *state.frames.top() else { unreachable!("boards are auctioned") };
    match auction.without.len() {
        0 => {
            let order = state.order.clone();
            cx.tell(|| Event::OrderSet { order });
            powers::begin_spain(state, cx);
        }
        1 => {
            // The last player pays half of the last winning bid, rounded up.
            let seat = auction.without.first().expect("one is left");
            let price = auction.last.div_ceil(2);
            state.players[seat].money -= price as u16;
            state.order.push(seat);
            let position = state.order.len() as u8;
            cx.tell(|| Event::LastBoard { seat, price, position });
            state.frames.replace(Frame::Auction(Auction { without: SeatSet::EMPTY, ..auction }));
            choose(state, seat, cx);
        }
        n => {
            let opener = if state.options.letter_auction {
                let drawn = cx.below(n as u32) as usize;
                auction.without.iter().nth(drawn).expect("within the set")
            } else {
                next_in(state, auction.opener, auction.without)
            };
            open(state, opener, auction.without, auction.last, cx);
        }
    }
}
