//! The plagues of ages II and III (R12.9, R12.10).

use super::*;
use crate::stakes;
use kernel::MAX_SEATS;

/// R12.9: colonies that lose a worker, by seat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plague {
    #[serde(with = "kit::set::each_as_bits")]
    pub colonies: [Set<Region>; MAX_SEATS],
}

/// R12.10: where it strikes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlagueRegion {
    pub seat: Seat,
}

/// R12.10: whom it strikes, then how hard.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlagueVictim {
    pub seat: Seat,
    pub region: Region,
    pub victim: Option<Seat>,
}

/// R12.9: every colony that is large enough now.
pub fn plague_spreads(state: &mut State, min_size: u8) {
    let mut colonies = [Set::empty(); MAX_SEATS];
    for seat in Seat::all(state.seats()) {
        colonies[seat.index()] = Set::of_all(|region| state.size(seat, region) >= min_size as u32);
    }
    state.frames.push(Plague { colonies });
}

impl Plague {
    /// In order, each affected player, colony by colony.
    fn next(&self, state: &State) -> Option<(Seat, Region)> {
        state.order.iter().find_map(|&seat| Some((seat, self.colonies[seat.index()].first()?)))
    }

    fn take(mut self, state: &mut State, seat: Seat, region: Region, kind: Kind, cx: &mut Cx<Game>) {
        state.regions[region].workers[seat.index()][kind] -= 1;
        state.put_back(seat, kind);
        cx.tell(|| Event::PlagueTook { seat, region, kind });
        self.colonies[seat.index()].remove(region);
        state.frames.replace(self);
    }
}

impl Frame<Game> for Plague {
    fn asked(&self, state: &State) -> SeatSet {
        self.next(state).map(|(seat, _)| seat).into_iter().collect()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let Some((seat, region)) = self.next(state) else { return };
        menu.prompt(|| msg("prompt-plague").with("region", region.place()));
        for kind in state.colony(seat, region).present() {
            menu.choice(Action::Lose(kind), || {
                Show::at(targets::colonists(region, seat, kind), msg("do-lose").with("kind", kind.term()))
            });
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let (Action::Lose(kind), Some((seat, region))) = (action, self.next(state)) else {
            unreachable!("a worker is given up")
        };
        self.take(state, seat, region, kind, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let Some((seat, region)) = self.next(state) else {
            state.frames.pop();
            return Flow::Go;
        };
        match state.colony(seat, region).only() {
            Some(only) => {
                self.take(state, seat, region, only, cx);
                Flow::Go
            }
            None => Flow::Ask,
        }
    }
}

fn most() -> u8 {
    match Building::Plague3.facts().effect {
        Effect::RemoveWorkers { n, .. } => n,
        other => panic!("data/buildings.json: plague_3: {other:?}"),
    }
}

/// R12.10: who has colonists there. Specialists are safe.
fn victims(state: &State, region: Region) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(state.seats()).filter(move |s| state.colony(*s, region)[Kind::Colonist] > 0)
}

/// R12.10.
pub fn plague_strikes(state: &mut State, seat: Seat) {
    if Region::all().any(|region| victims(state, region).next().is_some()) {
        state.frames.push(PlagueRegion { seat });
    }
}

impl Frame<Game> for PlagueRegion {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-plague-region").num("n", most()));
        for region in Region::all() {
            let at = targets::region(region);
            if victims(state, region).next().is_some() {
                menu.choice(Action::Choose(region), || {
                    // What may come of it is chosen next, of whom and how many.
                    let stakes = stakes::colonists(state, region, victims(state, region), most());
                    let said = match stakes.map(|stakes| stakes.shifts(state, self.seat)).unwrap_or_default()
                    {
                        none if none.is_empty() => msg("do-plague-region"),
                        shifts => msg("do-plague-region-points").list("shifts", shifts),
                    };
                    Show::at(at, said.with("region", region.place()))
                });
            } else {
                menu.refuse(|| Refusal::new(at, "R12.10", msg("refuse-no-colonist")));
            }
        }
        menu.choice(Action::Pass, || Show::button(msg("do-spare")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Choose(region) = action else {
            state.frames.pop();
            return cx.tell(|| Event::PlagueSpared { seat });
        };
        let victim = victims(state, region).next().filter(|_| victims(state, region).count() == 1);
        state.frames.replace(PlagueVictim { seat, region, victim });
    }
}

impl Frame<Game> for PlagueVictim {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let region = self.region;
        let Some(victim) = self.victim else {
            menu.prompt(|| msg("prompt-plague-victim").with("region", region.place()));
            for other in Seat::all(state.seats()) {
                if state.colony(other, region)[Kind::Colonist] > 0 {
                    menu.choice(Action::Name(other), || {
                        Show::seat(other, msg("do-plague-victim").seat("who", other))
                    });
                } else if !state.colony(other, region).is_empty() {
                    menu.refuse(|| {
                        Refusal::new(Target::Seat(other), "R12.10", msg("refuse-specialists-safe"))
                    });
                }
            }
            return;
        };
        menu.prompt(|| msg("prompt-plague-number").seat("who", victim).with("region", region.place()));
        for n in 1..=most().min(state.colony(victim, region)[Kind::Colonist]) {
            menu.choice(Action::Remove(n), || Show::button(msg("do-remove").num("n", n)));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match (action, self.victim) {
            (Action::Name(named), None) => {
                state.frames.replace(PlagueVictim { victim: Some(named), ..self });
            }
            (Action::Remove(n), Some(victim)) => {
                let region = self.region;
                // R12.23
                for _ in 0..n {
                    state.regions[region].workers[victim.index()][Kind::Colonist] -= 1;
                    state.put_back(victim, Kind::Colonist);
                }
                cx.tell(|| Event::PlagueStruck { seat, victim, region, n });
                state.frames.pop();
            }
            _ => unreachable!("a player, then a number"),
        }
    }
}
