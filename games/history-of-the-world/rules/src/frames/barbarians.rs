//! R6.9.6: Barbarians break out of a barren land, again and again.

use super::*;
use combat::RISING;

/// Choosing a barren land, then lands next to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Barbarians {
    pub card: Card,
    pub home: Option<Land>,
}

/// R6.11.1: barren lands that border an enemy-held land.
pub fn barbarian_homes(state: &State) -> Set<Land> {
    let enemies = state.enemies();
    state.board().barren.filter(|land| state.board().neighbours(land).meets(enemies))
}

/// R6.11.2: no terrain on barren borders; the letter (D8) counts the terrain of the attacked land.
pub fn raid_dice(state: &State, land: Land) -> u8 {
    let difficult = !state.board().terrain[land].is_empty();
    if state.options.letter && difficult { 2 } else { 1 }
}

/// R6.11.2: what can be raided from a barren land.
pub fn raided(state: &State, home: Land) -> Set<Land> {
    state.board().neighbours(home) & state.enemies()
}

impl Barbarians {
    fn lands(&self, state: &State) -> Set<Land> {
        match self.home {
            None => barbarian_homes(state),
            Some(home) => raided(state, home),
        }
    }

    fn choose(self, state: &mut State, land: Land, cx: &mut Cx<Game>) {
        if self.home.is_none() {
            state.frames.replace(Barbarians { home: Some(land), ..self });
            return;
        }
        let (army, dice) = (state.event_army(self.card), raid_dice(state, land));
        // R6.11.3: a victory sends a new army; R6.11.4: a tie ends the raid too; by the letter
        // (D9) only a defeat does.
        let goes_on = match combat::fight_out(state, land, RISING, dice, army, cx) {
            Outcome::Higher => true,
            Outcome::Equal => state.options.letter,
            Outcome::Lower => false,
        };
        if !goes_on {
            state.frames.pop();
        }
    }
}

impl Frame<Game> for Barbarians {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let lands = self.lands(state);
        match self.home {
            None => {
                menu.prompt(|| msg("prompt-barbarians"));
                for home in lands {
                    menu.choice(Action::Land(home), || {
                        let near = raided(state, home);
                        let label = msg("do-raid-from").term("land", home.key());
                        Show::at(targets::land(home), label.list("lands", near.iter().map(Land::term)))
                    });
                }
            }
            Some(home) => {
                menu.prompt(|| msg("prompt-raid").term("land", home.key()));
                combat::offer_risings(state, menu, lands);
            }
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Land(land) = action else { unreachable!("barbarians come to a land") };
        self.choose(state, land, cx);
    }

    /// R6.11.5: without a land to raid it ends. No army stays in the barren land: it never stood there.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let lands = self.lands(state);
        if lands.is_empty() {
            state.frames.pop();
        } else if let Some(only) = lands.only() {
            self.choose(state, only, cx);
        } else {
            return Flow::Ask;
        }
        Flow::Go
    }
}
