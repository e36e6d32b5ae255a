//! R6.6: the discovery track, one expedition a player.

use super::*;
use crate::{chances, discovery};
use kernel::Msg;
use kit::gauge::percent;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Expedition {
    pub seat: Option<Seat>,
    pub done: SeatSet,
    /// Who goes along.
    pub party: Workers,
}

pub fn begin_expeditions(state: &mut State) {
    state.frames.replace(Expedition { seat: None, done: SeatSet::EMPTY, party: Workers::default() });
}

/// R6.6.2: the deck is open once every region is discovered.
fn deck_open(state: &State) -> bool {
    !state.deck.is_empty() && state.all_discovered()
}

/// R13.2; by the letter (D5) only instead of a region, so only while one is left.
fn portugal_open(state: &State, seat: Seat) -> bool {
    state.power(seat, Nation::Portugal)
        && !state.deck.is_empty()
        && !(state.options.letter_portugal_deck && state.all_discovered())
}

/// R6.6.2: with everything discovered and an empty deck there is no expedition.
fn has_goal(state: &State, seat: Seat) -> bool {
    !state.all_discovered() || !state.deck.is_empty() || portugal_open(state, seat)
}

/// R6.6.3: how often a party worth so much is enough: it is known before anybody is sent.
fn hope(state: &State, seat: Seat, worth: u32) -> Option<Msg> {
    let said = match chances::best_chance(state, seat, worth) {
        Some((chance, alike)) => match chances::likeliest(state, seat, worth) {
            _ if alike => msg("hope"),
            Some(region) => msg("hope-at").with("region", region.place()),
            None => msg("hope-best"),
        }
        .num("chance", percent(chance)),
        None => msg("hope-deck").num("chance", percent(chances::deck_chance(state, seat, worth)?)),
    };
    Some(said)
}

/// What all of them together are worth, and may win.
fn everybody(state: &State, seat: Seat, here: &Workers) -> Msg {
    let worth = discovery::strength(state, seat, here);
    let said = match (hope(state, seat, worth), chances::prizes(state, seat, worth)) {
        (Some(hope), Some((least, most))) => {
            let points = msg("hope-points").num("alike", (least == most) as i64);
            let points = points.num("least", least).num("most", most);
            msg("do-send-all-points").with("hope", hope).with("points", points)
        }
        (Some(hope), None) => msg("do-send-all").with("hope", hope),
        (None, _) => msg("do-send-all-plain"),
    };
    said.num("n", here.total()).num("worth", worth)
}

/// What one more of them would make of the party.
fn one_more(state: &State, seat: Seat, party: &Workers, kind: Kind) -> Msg {
    let mut with = *party;
    with[kind] += 1;
    let worth = discovery::strength(state, seat, &with);
    let said = match hope(state, seat, worth) {
        Some(hope) if party.is_empty() => msg("do-send-alone").with("hope", hope),
        Some(hope) => msg("do-send-more").with("hope", hope),
        None => msg("do-send").num("n", discovery::value(kind, state.owns(seat, Building::Magellan))),
    };
    said.with("kind", kind.term()).num("worth", worth)
}

fn offer_goals(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    for region in state.undiscovered_regions() {
        menu.choice(Action::Explore(Goal::Region(region)), || {
            let good = facts().regions[region].good;
            let label = msg("do-explore").with("region", region.the()).with("good", good.term());
            Show::at(targets::region(region), label)
        });
    }
    for region in state.discovered_regions() {
        menu.refuse(|| Refusal::new(targets::region(region), "R6.6.2", msg("refuse-discovered")));
    }
    if deck_open(state) {
        menu.choice(Action::Explore(Goal::Deck), || Show::at(targets::DECK, msg("do-explore-deck")));
    }
    let portugal = targets::nation(Nation::Portugal);
    if portugal_open(state, seat) {
        menu.choice(Action::Explore(Goal::Portugal), || Show::at(portugal, msg("do-explore-portugal")));
    } else if state.players[seat].nation == Some(Nation::Portugal) {
        menu.refuse(|| {
            let used = !state.power(seat, Nation::Portugal);
            let why = if used { "refuse-power-used" } else { "refuse-portugal-closed" };
            Refusal::new(portugal, "R13.2", msg(why))
        });
    }
    if state.deck.is_empty() {
        menu.refuse(|| Refusal::new(targets::DECK, "R6.6.2", msg("refuse-deck-empty")));
    } else if !state.all_discovered() {
        menu.refuse(|| Refusal::new(targets::DECK, "R6.6.2", msg("refuse-deck-closed")));
    }
}

impl Frame<Game> for Expedition {
    fn asked(&self, _: &State) -> SeatSet {
        self.seat.into_iter().collect()
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let here = &state.tracks.discovery[seat.index()];
        menu.prompt(|| match self.party.is_empty() {
            true => {
                let (n, worth) = (here.total(), discovery::strength(state, seat, here));
                msg("prompt-expedition").num("n", n).num("worth", worth)
            }
            false => {
                let (n, left) =
                    (discovery::strength(state, seat, &self.party), here.total() - self.party.total());
                msg("prompt-expedition-goal").num("n", n).num("left", left)
            }
        });
        for (kind, n) in here.pairs() {
            if *n > self.party[kind] {
                menu.choice(Action::Send(kind), || {
                    Show::at(targets::explorer(seat, kind), one_more(state, seat, &self.party, kind))
                });
            }
        }
        if self.party.is_empty() {
            menu.choice(Action::SendAll, || Show::button(everybody(state, seat, here)));
            for region in state.undiscovered_regions() {
                menu.refuse(|| Refusal::new(targets::region(region), "R6.6.1", msg("refuse-party-first")));
            }
        } else {
            offer_goals(state, seat, menu);
        }
        menu.choice(Action::Pass, || Show::button(msg("do-wait")).tone(Tone::Idle));
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Send(kind) => {
                self.party[kind] += 1;
                state.frames.replace(self);
            }
            Action::SendAll => {
                self.party = state.tracks.discovery[seat.index()];
                state.frames.replace(self);
            }
            Action::Explore(_) | Action::Pass => {
                self.done.insert(seat);
                state.frames.replace(Expedition { seat: None, party: Workers::default(), ..self });
                match action {
                    Action::Explore(goal) => discovery::explore(state, seat, &self.party, goal, cx),
                    _ => cx.tell(|| Event::ExpeditionWaits { seat }),
                }
            }
            _ => unreachable!("an expedition or nothing"),
        }
    }

    /// R6.6.1: in order, whoever has workers here.
    fn advance(mut self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if self.seat.is_some() {
            return Flow::Ask;
        }
        for i in 0..state.order.len() {
            let seat = state.order[i];
            let workers = state.tracks.discovery[seat.index()];
            if !self.done.contains(seat) && !workers.is_empty() && has_goal(state, seat) {
                // A single worker need not be picked.
                let party = if workers.total() == 1 { workers } else { Workers::default() };
                state.frames.replace(Expedition { seat: Some(seat), party, ..self });
                return Flow::Ask;
            }
            self.done.insert(seat);
        }
        flow::begin_track(state, Track::Specialists, cx);
        Flow::Go
    }
}
