//! R3.2 to R3.7: a caravan camps, raids or rests.

use super::*;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Travel {
    pub seat: Seat,
}

impl Frame<Game> for Travel {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-travel"));
        let reach = state.reach(seat);
        let homeless = state.held_by(seat).is_empty();
        for well in Well::all() {
            let target = targets::well(well);
            let refused = |rule, key| move || Refusal::new(target, rule, msg(key).term("well", well.key()));
            match state.wells[well] {
                Some(owner) if owner == seat => menu.refuse(refused("R3.3", "refuse-yours")),
                None if !reach.has(well) => menu.refuse(refused("R3.3", "refuse-far")),
                None => menu.choice(Action::Camp(well), || {
                    Show::at(target, msg("do-camp").term("well", well.key()).num("n", well.worth()))
                }),
                Some(_) if !reach.has(well) => menu.refuse(refused("R3.4", "refuse-far")),
                // D1
                Some(_) if homeless && !state.options.nomads => {
                    menu.refuse(refused("R3.4", "refuse-no-well"))
                }
                Some(owner) => menu.choice(Action::Raid(well), || {
                    let label = msg("do-raid").term("well", well.key()).seat("from", owner);
                    Show::at(target, label.num("needed", state.needed(well, owner)))
                }),
            }
        }
        menu.choice(Action::Rest, || Show::button(msg("do-rest")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Camp(well) => {
                state.wells[well] = Some(seat);
                cx.tell(|| Event::Camped { seat, well });
            }
            Action::Raid(well) => raid(state, seat, well, cx),
            Action::Rest => {
                // R3.7
                state.players[seat].points += 1;
                state.players[seat].rests += 1;
                cx.tell(|| Event::Rested { seat });
            }
            Action::Choose(_) => unreachable!("not offered on the way"),
        }
        flow::next_traveller(state, state.players[seat].hour);
    }
}

/// R3.5, R3.6
fn raid(state: &mut State, seat: Seat, well: Well, cx: &mut Cx<Game>) {
    let from = state.wells[well].expect("somebody is raided");
    let needed = state.needed(well, from);
    let die = cx.die(6) as u8;
    if die >= needed {
        state.wells[well] = Some(seat);
    }
    cx.tell(|| Event::Raided { seat, from, well, die, needed });
}
