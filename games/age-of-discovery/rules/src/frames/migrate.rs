//! R12.14: Migration moves colonists from one region to one other.

use super::*;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Migrate {
    pub seat: Seat,
    pub from: Region,
    pub to: Option<Region>,
    pub moved: u8,
}

/// R12.14: regions colonists can leave.
pub fn can_migrate_from(state: &State, seat: Seat, frame: &Benefits, region: Region) -> bool {
    !frame.migrated
        && state.owns(seat, Building::Migration)
        && state.colony(seat, region)[Kind::Colonist] > 0
        && state.discovered_regions().any(|r| r != region)
}

/// How many may go.
pub fn migrants() -> u8 {
    match Building::Migration.facts().effect {
        Effect::MoveWorkers { n, .. } => n,
        other => panic!("data/buildings.json: migration: {other:?}"),
    }
}

impl Frame<Game> for Migrate {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let Migrate { from, to, .. } = *self;
        menu.prompt(|| msg("prompt-migrate").with("region", from.the()).num("n", migrants() - self.moved));
        for region in Region::all().filter(|r| *r != from) {
            let at = targets::region(region);
            if !state.discovered(region) {
                menu.refuse(|| Refusal::new(at, "R12.14", msg("refuse-undiscovered")));
            } else if to.is_some_and(|t| t != region) {
                menu.refuse(|| Refusal::new(at, "R12.14", msg("refuse-one-target")));
            } else {
                menu.choice(Action::MoveTo(region), || {
                    Show::at(at, msg("do-migrate-to").with("region", region.the()))
                });
            }
        }
        if to.is_some() {
            menu.choice(Action::Pass, || Show::button(msg("do-done-migrating")).tone(Tone::Idle));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::MoveTo(to) = action else {
            state.frames.pop();
            return;
        };
        let from = self.from;
        state.frames.replace(Migrate { to: Some(to), moved: self.moved + 1, ..self });
        state.regions[from].workers[seat.index()][Kind::Colonist] -= 1;
        cx.tell(|| Event::Migrated { seat, from, to });
        state.settle(seat, Kind::Colonist, to, cx);
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if self.moved < migrants() && state.colony(self.seat, self.from)[Kind::Colonist] > 0 {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
