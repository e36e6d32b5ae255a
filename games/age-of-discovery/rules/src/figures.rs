//! Figures between supply, hand, tracks and regions (R15), and the token of a region (R1.6).

use crate::Game;
use crate::data::facts;
use crate::event::Event;
use crate::frames::{Dest, Gain};
use crate::ids::*;
use crate::state::State;
use kernel::{Cx, Frame, Seat};

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
    pub fn settle(&mut self, seat: Seat, kind: Kind, region: Region, cx: &mut Cx<Game>) {
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
    pub fn settle_colonists(&mut self, seat: Seat, n: u8, region: Region, cx: &mut Cx<Game>) -> u8 {
        let mut placed = 0;
        while placed < n && self.take_figure(seat, Kind::Colonist) {
            self.settle(seat, Kind::Colonist, region, cx);
            placed += 1;
        }
        placed
    }

    /// `n` figures are due. Without enough in supply their owner may exchange (R15.1, R15.2).
    pub fn gain(&mut self, seat: Seat, kind: Kind, n: u8, to: Dest, cx: &mut Cx<Game>) {
        let due = Gain { seat, kind, to, left: n };
        self.frames.push(due);
        due.advance(self, cx);
    }

    /// Specialists in regions that could be exchanged for a colonist when one of `kind` is due.
    pub fn exchanges(&self, seat: Seat, kind: Kind, mut each: impl FnMut(Region, Kind)) {
        // R15.1: builders never are. R15.6: by the letter (D14) any other specialist may be, not only the kind that is due.
        if kind == Kind::Builder || kind == Kind::Colonist || !self.has_figure(seat, Kind::Colonist) {
            return;
        }
        for region in Region::all() {
            let colony = self.colony(seat, region);
            for other in Kind::all().filter(|k| !matches!(k, Kind::Colonist | Kind::Builder)) {
                if colony[other] > 0 && (other == kind || self.options.letter_figures) {
                    each(region, other);
                }
            }
        }
    }

    pub fn can_exchange(&self, seat: Seat, kind: Kind) -> bool {
        // Only the figure that is due helps: others may be exchanged besides it.
        let mut any = false;
        self.exchanges(seat, kind, |_, other| any |= other == kind);
        any
    }

    /// Whether a specialist can be gained at all, from supply or by an exchange.
    pub fn obtainable(&self, seat: Seat, kind: Kind) -> bool {
        self.has_figure(seat, kind) || self.can_exchange(seat, kind)
    }

    pub fn arrive(&mut self, seat: Seat, kind: Kind, to: Dest, cx: &mut Cx<Game>) {
        let last_round = self.round == facts().constants.rounds;
        cx.tell(|| Event::Gained { seat, kind, to, last_round });
        match to {
            Dest::Hand => self.players[seat].hand[kind] += 1,
            Dest::Discovery => self.tracks.discovery[seat.index()][kind] += 1,
            Dest::Region(region) => self.settle(seat, kind, region, cx),
        }
    }
}
