//! Paying a bill (R6.3): one choice for each way, none when there is only one.

use super::*;

/// A bill that somebody has to pay, before what is pending goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pay {
    pub seat: Seat,
    pub bill: Bill,
}

impl State {
    /// Asks `seat` for the bill, before what is pending goes on.
    pub fn charge(&mut self, seat: Seat, bill: Bill) {
        self.paid = Pile::default();
        if !bill.cost.is_empty() {
            self.frames.push(Pay { seat, bill });
        }
    }

    pub fn part_with(&mut self, seat: Seat, cost: Pile) {
        self.players[seat].stock.take(&cost);
        self.paid = cost;
    }

    /// R6.8: what tokens go for is told; what resources go for is told by what they bring.
    pub fn spend(&mut self, seat: Seat, cost: Pile, cx: &mut Cx<Game>) {
        self.part_with(seat, cost);
        if cost.mood + cost.culture > 0 {
            cx.tell(|| Event::Spent { who: seat, cost });
        }
    }
}

/// What is paid for, where it has a name: what waits for the bill.
fn purchase(state: &State) -> Option<Msg> {
    let waiting = state.frames.iter().rev().find(|frame| !matches!(frame, Pending::Pay(_)))?;
    let at = |what: Msg, at: Space| msg("building-in").with("what", what).with("where", label(at));
    match *waiting {
        Pending::Buy(Buy { advance, .. }) => Some(advance.term()),
        Pending::Made(Made { at: city, kind, .. }) => Some(at(kind.term(), city)),
        Pending::Settled(Settled { at: city, .. }) => Some(at(UnitKind::Settler.term(), city)),
        Pending::Raise(Raise { at: city, building, .. }) => Some(at(building.term(), city)),
        Pending::Erect(Erect { at: city, wonder, .. }) => Some(at(wonder.term(), city)),
        Pending::Cheer(Cheer { at: city }) => Some(msg("do-raise").with("where", label(city))),
        Pending::March(March { to, .. }) => Some(msg("way-there").with("where", label(to))),
        _ => None,
    }
}

impl Frame<Game> for Pay {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let cost = self.bill.cost.term();
            match purchase(state) {
                Some(what) => msg("prompt-pay-for").with("cost", cost).with("what", what),
                None => msg("prompt-pay").with("cost", cost),
            }
        });
        let mut n = 0;
        self.bill.price().ways(&state.players[seat].stock.counts(), |way| {
            let way = Pile::from_counts(way);
            menu.choice(Action::Pay(way), || {
                Show::at(targets::way(n), msg("do-pay").with("cost", way.term()))
            });
            n += 1;
        });
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Pay(way) = action else { unreachable!("a bill is paid") };
        state.frames.pop();
        state.spend(seat, way, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}
