//! Figures between supply, hand, tracks and regions (R15), and the token of a region (R1.6).

use crate::action::Action;
use crate::data::facts;
use crate::event::Event;
use crate::flow::Flow;
use crate::frame::{Dest, Frame};
use crate::ids::{Kind, Region, Worker};
use crate::state::State;
use crate::table::Id;
use crate::{AgeOfDiscovery, targets};
use kernel::{Cx, Menu, Seat, Show, Tone, msg};

impl State {
    /// Whether a figure of this kind is there to be taken. R15.3: colonists always are, unless played strictly.
    #[inline]
    pub fn has_figure(&self, seat: Seat, kind: Kind) -> bool {
        self.players[seat].supply[kind] > 0 || (kind == Kind::Colonist && !self.options.strict_colonists)
    }

    /// Takes a figure from supply; false if there is none.
    pub fn take_figure(&mut self, seat: Seat, kind: Kind) -> bool {
        let there = self.has_figure(seat, kind);
        let player = &mut self.players[seat];
        if player.supply[kind] > 0 {
            player.supply[kind] -= 1;
        } else if there {
            player.extra_colonists += 1;
        }
        there
    }

    /// R6.0.2: a figure goes back to supply.
    pub fn put_back(&mut self, seat: Seat, kind: Kind) {
        let player = &mut self.players[seat];
        if kind == Kind::Colonist && player.extra_colonists > 0 {
            player.extra_colonists -= 1;
        } else {
            player.supply[kind] += 1;
        }
    }

    pub fn put_back_worker(&mut self, worker: Worker) {
        self.put_back(worker.seat, worker.kind);
    }

    /// Puts a figure into a region. R1.6: whoever reaches three takes the token, if it is still there.
    pub fn settle(&mut self, seat: Seat, kind: Kind, region: Region, cx: &mut Cx<AgeOfDiscovery>) {
        let land = &mut self.regions[region];
        land.workers[seat.index()][kind] += 1;
        let enough = facts().constants.colony.min_workers_one_player;
        if land.good && land.workers[seat.index()].total() >= enough {
            land.good = false;
            let good = facts().regions[region].good;
            self.players[seat].goods[good] += 1;
            cx.tell(|| Event::RegionGood { seat, region, good });
        }
    }

    /// Colonists from supply into a region, one by one; how many there were.
    pub fn settle_colonists(&mut self, seat: Seat, n: u8, region: Region, cx: &mut Cx<AgeOfDiscovery>) -> u8 {
        let mut placed = 0;
        while placed < n && self.take_figure(seat, Kind::Colonist) {
            self.settle(seat, Kind::Colonist, region, cx);
            placed += 1;
        }
        placed
    }

    /// `n` figures are due. Without enough in supply their owner may exchange (R15.1, R15.2).
    pub fn gain(&mut self, seat: Seat, kind: Kind, n: u8, to: Dest, cx: &mut Cx<AgeOfDiscovery>) {
        self.frames.push(Frame::Gain { seat, kind, to, left: n });
        advance(self, cx);
    }

    /// Specialists in regions that could be exchanged for a colonist when one of `kind` is due.
    fn exchanges(&self, seat: Seat, kind: Kind, mut each: impl FnMut(Region, Kind)) {
        // R15.1: builders never are. R15.6: by the letter any other specialist may be, not only the kind that is due.
        if kind == Kind::Builder || kind == Kind::Colonist || !self.has_figure(seat, Kind::Colonist) {
            return;
        }
        for &region in Region::ALL {
            let colony = self.colony(seat, region);
            for &other in &Kind::ALL[1..5] {
                if colony[other] > 0 && (other == kind || self.options.letter_figures) {
                    each(region, other);
                }
            }
        }
    }

    fn can_exchange(&self, seat: Seat, kind: Kind) -> bool {
        // Only the figure that is due helps: others may be exchanged besides it.
        let mut any = false;
        self.exchanges(seat, kind, |_, other| any |= other == kind);
        any
    }

    /// Whether a specialist can be gained at all, from supply or by an exchange.
    pub fn obtainable(&self, seat: Seat, kind: Kind) -> bool {
        self.has_figure(seat, kind) || self.can_exchange(seat, kind)
    }

    fn arrive(&mut self, seat: Seat, kind: Kind, to: Dest, cx: &mut Cx<AgeOfDiscovery>) {
        let last_round = self.round == facts().constants.rounds;
        cx.tell(|| Event::Gained { seat, kind, to, last_round });
        match to {
            Dest::Hand => self.players[seat].hand[kind] += 1,
            Dest::Discovery => self.tracks.discovery[seat.index()][kind] += 1,
            Dest::Region(region) => self.settle(seat, kind, region, cx),
        }
    }
}

/// Hands out what is due as long as supply lasts; then asks, or the rest is lost.
pub fn advance(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let Frame::Gain { seat, kind, to, mut left } = *state.frames.top() else { unreachable!("a gain is due") };
    while left > 0 && state.take_figure(seat, kind) {
        state.arrive(seat, kind, to, cx);
        left -= 1;
    }
    if left > 0 && state.can_exchange(seat, kind) {
        *state.frames.top_mut() = Frame::Gain { seat, kind, to, left };
        return Flow::Ask;
    }
    for _ in 0..left {
        cx.tell(|| Event::GainLost { seat, kind });
    }
    state.frames.pop();
    Flow::Go
}

pub fn offer(state: &State, seat: Seat, kind: Kind, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-exchange").with("kind", kind.name()));
    state.exchanges(seat, kind, |region, other| {
        menu.choice(Action::Exchange { region, kind: other }, || {
            let label = msg("do-exchange").with("kind", other.name()).with("region", region.place());
            Show::at(targets::colonists(region, seat, other), label)
        });
    });
    menu.choice(Action::Pass, || Show::button(msg("do-give-up").with("kind", kind.name())).tone(Tone::Idle));
}

pub fn apply(
    state: &mut State,
    seat: Seat,
    due: Kind,
    left: u8,
    action: Action,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    match action {
        Action::Exchange { region, kind } => {
            state.take_figure(seat, Kind::Colonist);
            let colony = &mut state.regions[region].workers[seat.index()];
            colony[kind] -= 1;
            colony[Kind::Colonist] += 1;
            state.put_back(seat, kind);
            cx.tell(|| Event::Exchanged { seat, region, kind });
        }
        Action::Pass => {
            for _ in 0..left {
                cx.tell(|| Event::GainLost { seat, kind: due });
            }
            state.frames.pop();
        }
        _ => unreachable!("an exchange or nothing"),
    }
}
