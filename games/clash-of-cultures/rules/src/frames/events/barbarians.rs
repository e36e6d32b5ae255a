//! R13, R14.4: what the icons of events ask for.

use super::*;
use crate::battle as battles;

/// R14.4: within 2 of a city.
const RANGE: u8 = 2;

/// A Settlement may stand here.
pub fn offer_camp(at: Space, menu: &mut impl Menu<Action>) {
    menu.choice(Action::At(at), || Show::at(targets::space(at), msg("do-camp").with("where", label(at))));
}

/// A new Settlement, with one barbarian.
pub fn camp(state: &mut State, action: Action, fresh: bool, cx: &mut Cx<Game>) {
    let Action::At(at) = action else { unreachable!("a camp goes to a space") };
    state.frames.pop();
    state.camps.push(Camp { at, units: 1 });
    cx.tell(|| Event::Camp { at, fresh });
}

/// A Settlement with a barbarian on an empty land space near one's cities.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Arrival {
    pub seat: Seat,
}

impl Frame<Game> for Arrival {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-arrival"));
        // R2.3.
        if state.camps.is_full() || state.barbarians() >= BARBARIANS {
            return;
        }
        for s in state.within(state.city_spaces(seat), RANGE) {
            if state.fit_for_city(s) && state.empty(s) {
                offer_camp(s, menu);
            }
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        camp(state, action, false, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// A barbarian more on any Settlement; R13.9: four at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reinforce {
    pub seat: Seat,
}

impl Frame<Game> for Reinforce {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-reinforce"));
        if state.barbarians() < BARBARIANS {
            for camp in state.camps.iter().filter(|c| (c.units as usize) < STACK) {
                menu.choice(Action::At(camp.at), || {
                    Show::at(targets::space(camp.at), msg("do-reinforce").with("where", label(camp.at)))
                });
            }
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::At(at) = action else { unreachable!("a barbarian goes to a camp") };
        state.frames.pop();
        if let Some(camp) = state.camps.iter_mut().find(|c| c.at == at) {
            camp.units += 1;
        }
        cx.tell(|| Event::Reinforced { at });
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// R14.4: the strongest Settlement within 2, against the nearest city; ties are the player's to settle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub seat: Seat,
}

fn attacks(state: &State, seat: Seat) -> ArrayVec<(Space, Space), 64> {
    let mut found = ArrayVec::new();
    let cities = state.city_spaces(seat);
    // R13.8.
    if cities.is_empty() || state.has_wonder(seat, Wonder::GreatWall) {
        return found;
    }
    let reach = state.within(cities, RANGE);
    let near = || state.camps.iter().filter(|c| c.units > 0 && reach.has(c.at));
    let Some(most) = near().map(|c| c.units).max() else { return found };
    for camp in near().filter(|c| c.units == most) {
        let close = state.within(Set::of(camp.at), 1) & cities;
        let targets = if !close.is_empty() { close } else { state.within(Set::of(camp.at), RANGE) & cities };
        for city in targets {
            let _ = found.try_push((camp.at, city));
        }
    }
    found
}

pub fn offer_raid(camp: Space, city: Space, menu: &mut impl Menu<Action>) {
    menu.choice(Action::Raid { camp, city }, || {
        let label = msg("do-raid").with("from", label(camp)).with("where", label(city));
        Show::at(targets::space(city), label)
    });
}

impl Frame<Game> for Attack {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-attack"));
        for (camp, city) in attacks(state, seat) {
            offer_raid(camp, city, menu);
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Raid { camp, city } = action else { unreachable!("a camp attacks a city") };
        state.frames.pop();
        battles::begin_raid(state, camp, city, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        // Whoever has read the card waits for it.
        if attacks(state, self.seat).is_empty() {
            cx.tell(|| Event::Spared { who: self.seat });
        }
        obvious(self, state, cx)
    }
}

/// R14.4: an empty space that is not barren, next to a city; by the letter the sea too (D8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Exhaust {
    pub seat: Seat,
}

impl Frame<Game> for Exhaust {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-exhaust"));
        if state.exhausted.is_full() {
            return;
        }
        let near = state.layout().map.around(state.city_spaces(seat)) & state.discovered();
        for s in near {
            let ground = match state.terrain(s) {
                None | Some(Terrain::Barren) => false,
                Some(Terrain::Sea) => state.options.letter,
                Some(_) => true,
            };
            if ground && state.empty(s) && !state.exhausted.contains(&s) {
                menu.choice(Action::At(s), || {
                    Show::at(targets::space(s), msg("do-exhaust").with("where", label(s)))
                });
            }
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::At(at) = action else { unreachable!("a space is exhausted") };
        state.frames.pop();
        state.exhausted.push(at);
        cx.tell(|| Event::Exhausted { at });
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}
