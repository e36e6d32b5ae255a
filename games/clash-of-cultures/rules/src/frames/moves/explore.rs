//! R10: a region that was turned over is laid, barbarians come, a Ship goes to it.

use super::*;

/// How a region is entered (R10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Via {
    Land,
    Sea,
    Round,
    Card,
}

/// R10.3: if both ways remain, the explorer chooses how the region lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explore {
    pub seat: Seat,
    pub slot: u8,
    pub tile: u8,
    pub via: Via,
    pub entry: Space,
}

impl Explore {
    /// What lies where, if the region lay so.
    fn lands(&self, state: &State, turned: bool) -> [(Space, Terrain); 4] {
        let (face, places) = (&board().faces[self.tile as usize], state.layout().slots[self.slot as usize]);
        std::array::from_fn(|i| (places[i], face[if turned { 3 - i } else { i }]))
    }

    /// R13.2: where barbarians could settle in it then.
    pub fn camps(&self, state: &State, turned: bool) -> Set<Space> {
        let entry = if self.via == Via::Land { self.entry } else { NOWHERE };
        let fertile = self.lands(state, turned).into_iter().filter(|(_, land)| *land == Terrain::Fertile);
        let comes = exploring::savage(state, self.tile);
        fertile.map(|(at, _)| at).filter(|at| comes && *at != entry).collect()
    }

    fn camp(&self, state: &State, turned: bool) -> Msg {
        let places = self.camps(state, turned).iter().map(label);
        let either = |one: Msg, other: Msg| msg("either").with("one", one).with("other", other);
        match places.reduce(either) {
            Some(places) => msg("lie-camp").with("where", places),
            None => msg("lie-untold"),
        }
    }

    /// R8.2.1: what a city would be worth where a Settler goes, if the region lay so.
    fn site(&self, state: &State, turned: bool) -> Msg {
        let settles = state.frames.iter().any(|frame| match frame {
            Pending::Arrive(arrive) => arrive.settles(state),
            _ => false,
        });
        let mut laid = state.clone();
        laid.regions[self.slot as usize] = Some(Region { tile: self.tile, turned });
        let site = if settles { collecting::site(&laid, self.seat, self.entry) } else { Site::Untold };
        match site {
            Site::Untold => msg("lie-untold"),
            Site::Unfit => msg("lie-unfit").with("where", label(self.entry)),
            Site::Fit(near) => {
                let goods = near.iter().map(|good| msg(format!("kind-{}", good.name())));
                msg("lie-fit")
                    .with("where", label(self.entry))
                    .num("n", near.len() as i64)
                    .list("goods", goods)
            }
        }
    }
}

impl Frame<Game> for Explore {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let asked = msg("prompt-orientation").num("land", self.via == Via::Land);
            if self.via == Via::Land { asked.with("where", label(self.entry)) } else { asked }
        });
        let may = exploring::orientations(state, self);
        for turned in [false, true] {
            if may[turned as usize] {
                menu.choice(Action::Turned(turned), || {
                    let key = if turned { "do-orientation-turned" } else { "do-orientation" };
                    // What comes to lie beside one's cities is most of what tells the two ways apart.
                    // None of it counts as discovered yet.
                    let cities = state.cities_of(self.seat);
                    let near = Set::union(cities.map(|city| state.layout().near(city.at)));
                    let named = |(at, land): (Space, Terrain)| {
                        msg("space-is").with("where", label(at)).with("terrain", land.term())
                    };
                    let (beside, rest): (Vec<_>, Vec<_>) =
                        self.lands(state, turned).into_iter().partition(|(at, _)| near.has(*at));
                    let said = msg(key)
                        .num("n", beside.len() as i64)
                        .num("rest", rest.len() as i64)
                        .list("beside", beside.into_iter().map(named))
                        .list("terrains", rest.into_iter().map(named))
                        .with("site", self.site(state, turned))
                        .with("camp", self.camp(state, turned));
                    Show::at(targets::lie(turned), said)
                });
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        let Action::Turned(turned) = action else { unreachable!("a region lies in one of two ways") };
        let Explore { slot, tile, via, entry, .. } = self;
        state.frames.pop();
        state.regions[slot as usize] = Some(Region { tile, turned });
        if exploring::savage(state, tile) {
            let entry = if via == Via::Land { entry } else { NOWHERE };
            state.frames.push(NewCamp { seat, slot, entry });
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// R13.2: a Barbarian Settlement on a fertile space, not the entry space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewCamp {
    pub seat: Seat,
    pub slot: u8,
    pub entry: Space,
}

impl Frame<Game> for NewCamp {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-camp"));
        for s in state.layout().slots[self.slot as usize] {
            if s != self.entry && state.terrain(s) == Some(Terrain::Fertile) {
                offer_camp(s, menu);
            }
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        camp(state, action, true, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// R10.6: the Ship goes to a sea space of the new region; R10.7: if there is none in reach, it stays where it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dock {
    pub seat: Seat,
    #[serde(with = "kit::set::as_bits")]
    pub group: Group,
    pub slot: u8,
    pub via: Via,
}

impl Dock {
    fn harbours(&self, state: &State) -> Set<Space> {
        let l = state.layout();
        let region = l.slot_spaces[self.slot as usize];
        let ship = self.group.first().expect("a Ship");
        let from = state.players[self.seat].ships[ship.as_ship()].at;
        let reached = match self.via {
            Via::Round => {
                let sea = state.sea() & region;
                l.map.flood(sea & l.edge_spaces, sea)
            }
            _ => sailing::waters(state, self.seat, from).free,
        };
        reached & region
    }
}

impl Frame<Game> for Dock {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-dock"));
        for s in self.harbours(state) {
            menu.choice(Action::At(s), || {
                Show::at(targets::space(s), msg("do-sail").with("where", label(s)))
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::At(to) = action else { unreachable!("a Ship goes to a space") };
        state.frames.pop();
        let mut from = to;
        for id in self.group {
            let ship = &mut state.players[seat].ships[id.as_ship()];
            from = std::mem::replace(&mut ship.at, to);
        }
        cx.tell(|| Event::Sailed { who: seat, from, to, n: self.group.len() as u8 });
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}
