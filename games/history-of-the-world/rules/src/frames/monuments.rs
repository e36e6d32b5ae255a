//! R5.4, R10: monuments for pairs of resource symbols.

use super::*;

/// Monuments still to be built, by people (R10.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Monuments {
    pub left: [u8; 2],
}

/// R10.1, R10.5, R10.7: how many the active empire may build, by people.
pub fn earned(state: &State) -> [u8; 2] {
    let campaign = &state.turn.campaign;
    let symbols = |held: Set<Land>| (held & state.board().resources).len() as u8;
    if each_symbol_counts(state) {
        return campaign.lands.map(symbols);
    }
    [symbols(campaign.all()) / 2, 0]
}

/// R10.2 to R10.4: how many of them find a place, if the expansion ended now; while they are built, those that are left.
pub fn to_come(state: &State) -> u8 {
    let left = match state.frames.top() {
        Pending::Turn(Stage::Monuments(monuments)) => monuments.left,
        _ if state.in_side_campaign() => [0, 0],
        _ => earned(state),
    };
    let (world, campaign) = (&state.world, &state.turn.campaign);
    let free = |held: Set<Land>, kinds: Set<Land>| ((held & kinds) - world.monuments).len() as u8;
    let placed = if each_symbol_counts(state) {
        let own = world.capitals & state.turn.capitals;
        left[0].min(free(campaign.lands[0], own)) + left[1].min(free(campaign.lands[1], own))
    } else {
        let capitals =
            if state.options.letter { world.capitals & state.turn.capitals } else { world.capitals };
        left[0].min(free(campaign.all(), capitals | world.cities | state.board().resources))
    };
    placed.min(data::facts().pieces.monuments.saturating_sub(world.monuments.len() as u8))
}

/// R10.7: the two peoples of one card.
fn each_symbol_counts(state: &State) -> bool {
    state.empire().facts().start.len() == 2 && state.options.incas_aztecs_single()
}

impl Monuments {
    /// R10.2, R10.3: the first kind of place that is free. R10.4, R14.1: there are no more than the box holds.
    fn sites(&self, state: &State) -> Set<Land> {
        let world = &state.world;
        if world.monuments.len() >= data::facts().pieces.monuments as usize {
            return Set::empty();
        }
        let campaign = &state.turn.campaign;
        let own = world.capitals & state.turn.capitals;
        if each_symbol_counts(state) {
            let people = (self.left[0] == 0) as usize;
            return (campaign.lands[people] & own) - world.monuments;
        }
        let held = campaign.all() - world.monuments;
        // D15: by the letter only the capital that this empire brought counts as one.
        let capitals = if state.options.letter { own } else { world.capitals };
        let places = [capitals, world.cities, state.board().resources].map(|kind| held & kind);
        places.into_iter().find(|place| !place.is_empty()).unwrap_or_default()
    }

    /// R10.2 to R10.4: whether there is a monument for each of these sites, so that only the order is open.
    fn fills(&self, state: &State, sites: Set<Land>) -> bool {
        let people = (self.left[0] == 0) as usize;
        let boxed = (data::facts().pieces.monuments as usize).saturating_sub(state.world.monuments.len());
        sites.len() <= boxed.min(self.left[people] as usize)
    }

    fn one_fewer(self) -> Stage {
        let [first, second] = self.left;
        let left = if first > 0 { [first - 1, second] } else { [0, second.saturating_sub(1)] };
        Stage::Monuments(Monuments { left })
    }

    fn build(self, state: &mut State, land: Land, cx: &mut Cx<Game>) {
        let seat = state.turn.seat;
        state.world.monuments.insert(land);
        cx.tell(|| Event::MonumentBuilt { seat, land });
        state.frames.replace(self.one_fewer());
    }
}

impl Frame<Game> for Monuments {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let sites = self.sites(state);
        let key = if self.fills(state, sites) { "prompt-monument-each" } else { "prompt-monument" };
        menu.prompt(|| msg(key).num("n", self.left[0] + self.left[1]));
        choose::lands(menu, "do-monument", sites);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Land(land) = action else { unreachable!("a monument goes to a land") };
        self.build(state, land, cx);
    }

    /// Builds where there is no choice; when none is left, or no site, the turn ends.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if self.left == [0, 0] {
            flow::end_turn(state, cx);
            return Flow::Go;
        }
        let sites = self.sites(state);
        if sites.is_empty() {
            state.frames.replace(self.one_fewer());
        } else if let Some(only) = sites.only() {
            self.build(state, only, cx);
        } else {
            return Flow::Ask;
        }
        Flow::Go
    }
}
