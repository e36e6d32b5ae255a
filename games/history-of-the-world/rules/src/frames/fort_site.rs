//! R9.1: a fort for an army, a coin, or one of Engineering's.

use super::*;

/// Where the fort goes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FortSite {
    pub pay: Pay,
}

/// What a fort costs (R9.1, R6.10.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pay {
    /// One of Engineering's (R6.9.11).
    Free,
    Coin,
    /// A pool army.
    Army,
}

/// Lands of the active empire without a fort, for what pays.
fn sites(state: &State, pay: Pay) -> Set<Land> {
    let turn = &state.turn;
    let campaign = &turn.campaign;
    let within = match pay {
        Pay::Free if turn.free_forts > 0 => campaign.all(),
        Pay::Coin if turn.coins + turn.ally_coins > 0 => campaign.all(),
        Pay::Army => {
            let of = |people: usize| match campaign.pool[people] {
                0 => Set::empty(),
                _ => campaign.lands[people],
            };
            of(0) | of(1)
        }
        _ => return Set::empty(),
    } - state.world.forts;
    if !state.options.multiple_armies {
        return within;
    }
    // R13.3: two armies and a fort at most.
    within.filter(|land| campaign::has_room(state, land))
}

/// Why no fort can be built now; none if one can.
pub fn why_no_fort(state: &State) -> Option<&'static str> {
    let turn = &state.turn;
    if [Pay::Free, Pay::Coin, Pay::Army].into_iter().any(|pay| !sites(state, pay).is_empty()) {
        return None;
    }
    let means =
        turn.free_forts + turn.coins + turn.ally_coins + turn.campaign.pool[0] + turn.campaign.pool[1];
    Some(if means == 0 { "refuse-no-means" } else { "refuse-all-forts" })
}

pub fn offer_forts(state: &State, menu: &mut impl Menu<Action>) {
    for pay in [Pay::Free, Pay::Coin, Pay::Army] {
        if !sites(state, pay).is_empty() {
            menu.choice(Action::Fort(pay), || {
                let label = match pay {
                    Pay::Free => "do-fort-free",
                    Pay::Coin => "do-fort-coin",
                    Pay::Army => "do-fort-army",
                };
                Show::at(targets::fort(pay), msg(label))
            });
        }
    }
}

impl Frame<Game> for FortSite {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-fort"));
        choose::lands(menu, "do-fort-here", sites(state, self.pay));
        let built = state.turn.campaign.all() & state.world.forts;
        choose::no_lands(menu, "R9.1", "refuse-has-fort", built);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Land(land) = action else { unreachable!("a fort goes to a land") };
        let turn = &mut state.turn;
        match self.pay {
            Pay::Free => turn.free_forts -= 1,
            // A coin of Allies can do less otherwise, so it goes first.
            Pay::Coin if turn.ally_coins > 0 => turn.ally_coins -= 1,
            Pay::Coin => turn.coins -= 1,
            Pay::Army => {
                let people = turn.campaign.people_in(land);
                turn.campaign.pool[people] -= 1;
                turn.fortified += 1;
            }
        }
        state.world.forts.insert(land);
        state.frames.pop();
        cx.tell(|| Event::FortBuilt { seat, land });
    }
}
