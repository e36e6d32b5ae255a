//! R6.9.4: Civil War. An enemy empire is chosen, then lands of it where an army rises.

use super::*;
use combat::RISING;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CivilWar {
    pub card: Card,
    pub foe: Option<Foe>,
    pub left: u8,
    /// Where an army rose already: there is no second try.
    pub done: Set<Land>,
}

/// Lands of enemy empires: what other events brought is no empire.
pub fn civil_war_lands(state: &State) -> Set<Land> {
    state.enemies().filter(|land| state.world.army(land).origin != Origin::Event)
}

fn foe_in(state: &State, land: Land) -> Option<Foe> {
    let army = state.world.army(land);
    Some(Foe { seat: state.world.owner(land)?, origin: army.origin, epoch: army.epoch })
}

/// Where an enemy empire stands.
pub fn lands_of(state: &State, foe: Foe) -> Set<Land> {
    civil_war_lands(state).filter(|land| foe_in(state, land) == Some(foe))
}

/// Enemy empires on the board, each once, by seat, origin and epoch.
fn foes(state: &State) -> Vec<Foe> {
    let mut foes: Vec<Foe> = civil_war_lands(state).iter().filter_map(|land| foe_in(state, land)).collect();
    foes.sort_unstable_by_key(|foe| (foe.seat, foe.origin, foe.epoch));
    foes.dedup();
    foes
}

impl CivilWar {
    /// D6: by the letter no one empire is chosen.
    fn chooses_foe(&self, state: &State) -> bool {
        self.foe.is_none() && !state.options.letter
    }

    /// Lands of the chosen empire where no army rose yet; by the letter, of any enemy empire.
    fn lands(&self, state: &State) -> Set<Land> {
        let held = civil_war_lands(state) - self.done;
        match self.foe {
            None => held,
            Some(foe) => held & lands_of(state, foe),
        }
    }
}

impl Frame<Game> for CivilWar {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        if self.chooses_foe(state) {
            menu.prompt(|| msg("prompt-civil-war"));
            for foe in foes(state) {
                menu.choice(Action::Foe(foe), || {
                    let empire = match foe.origin {
                        Origin::Minor => Minor::of(foe.epoch).key(),
                        _ => state.players[foe.seat].empires[foe.epoch as usize - 1]
                            .map_or("empire-unknown".into(), |empire| empire.key()),
                    };
                    let armies = lands_of(state, foe).iter().map(|land| state.world.army(land).count as i64);
                    let label = msg("do-foe").seat("who", foe.seat).term("empire", empire);
                    let label = label.num("n", armies.sum::<i64>());
                    Show::at(targets::foe(foe), label)
                });
            }
            return;
        }
        let lands = self.lands(state);
        menu.prompt(|| msg("prompt-civil-war-lands").num("n", lands.len().min(self.left as usize) as i64));
        combat::offer_risings(state, menu, lands);
        let CardKind::CivilWar { armies } = self.card.kind() else { unreachable!("Civil War") };
        if self.left < armies {
            menu.choice(Action::Done, || Show::button(msg("do-enough")).tone(Tone::Idle));
        }
    }

    fn answer(mut self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        match action {
            Action::Foe(foe) => state.frames.push(CivilWar { foe: Some(foe), ..self }),
            Action::Land(land) => {
                let army = state.event_army(self.card);
                combat::fight_out(state, land, RISING, 1, army, cx);
                self.left -= 1;
                self.done.insert(land);
                if self.left > 0 {
                    state.frames.push(self);
                }
            }
            Action::Done => {}
            _ => unreachable!("not offered in a civil war"),
        }
    }

    /// One may stop, so a single land is a choice; a single enemy is none.
    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if self.chooses_foe(state) {
            let [only] = foes(state)[..] else { return Flow::Ask };
            state.frames.replace(CivilWar { foe: Some(only), ..self });
        } else if self.lands(state).is_empty() {
            state.frames.pop();
        } else {
            return Flow::Ask;
        }
        Flow::Go
    }
}
