//! R6.8: the war track. A worker gives one action, whatever its kind; several give several, one after another (R6.8.2).

use super::*;
use crate::stakes::{self, Stakes};
use kernel::Msg;

pub struct War;

/// The attacker names the defender in this region.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opponent {
    pub seat: Seat,
    pub region: Region,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct FullWar {
    pub attacker: Seat,
    pub defender: Seat,
    /// Regions still to be fought over.
    #[serde(with = "kit::set::as_bits")]
    pub regions: Set<Region>,
}

/// R6.2.6, R6.8.1: both have workers there and at least one of them a soldier. R6.8.4: the militia does not count.
fn can_fight(state: &State, a: Seat, b: Seat, region: Region) -> bool {
    let (mine, theirs) = (state.colony(a, region), state.colony(b, region));
    (mine[Kind::Soldier] > 0 || theirs[Kind::Soldier] > 0) && !mine.is_empty() && !theirs.is_empty()
}

fn battlefields(state: &State, a: Seat, b: Seat) -> Set<Region> {
    Set::of_all(|region| can_fight(state, a, b, region))
}

pub fn can_battle(state: &State, seat: Seat, region: Region) -> bool {
    !state.colony(seat, region).is_empty() && state.others(seat).any(|o| can_fight(state, seat, o, region))
}

fn pass(state: &mut State, cx: &mut Cx<Game>) {
    let worker = state.tracks.war.remove(0);
    state.put_back_worker(worker);
    cx.tell(|| Event::WarPassed { seat: worker.seat });
}

/// R6.8.3: with one possible enemy, what each side would lose; with several, what the one who is named will. And what that is worth.
fn battle_label(state: &State, seat: Seat, region: Region) -> Msg {
    let enemies = || state.others(seat).filter(|other| can_fight(state, seat, *other, region));
    let label = match (enemies().next(), enemies().nth(1)) {
        (Some(only), None) => {
            let key = ["do-battle-one", "do-battle-points"];
            fight_label(state, seat, only, region, key)
        }
        _ => {
            let most = enemies().map(|other| battle::hits(state, seat, other, region).0).max();
            let fought = enemies().map(|other| stakes::battle(state, seat, other, region));
            let said = worth(state, seat, fought.reduce(Stakes::or), ["do-battle", "do-battle-any-points"]);
            said.num("hits", most.unwrap_or(0))
        }
    };
    label.with("region", region.place())
}

/// R6.8.3: what each side would lose, and, by the second of the keys, whose points that changes.
fn fight_label(state: &State, seat: Seat, other: Seat, region: Region, keys: [&'static str; 2]) -> Msg {
    let (n, lost) = battle::hits(state, seat, other, region);
    let said = worth(state, seat, Some(stakes::battle(state, seat, other, region)), keys);
    said.seat("who", other).num("n", n).num("lost", lost)
}

/// R10.1: the first of the keys where nobody's points change.
fn worth(state: &State, seat: Seat, stakes: Option<Stakes>, keys: [&'static str; 2]) -> Msg {
    match stakes.map(|stakes| stakes.shifts(state, seat)).unwrap_or_default() {
        none if none.is_empty() => msg(keys[0]),
        shifts => msg(keys[1]).list("shifts", shifts),
    }
}

/// R6.8.6: what all the battles of a full war come to.
fn war_label(state: &State, seat: Seat, other: Seat) -> Msg {
    let fields = battlefields(state, seat, other);
    let fought = fields.iter().map(|region| battle::hits(state, seat, other, region));
    let (hits, lost) = fought.fold((0, 0), |all, (n, lost)| (all.0 + n as u32, all.1 + lost as u32));
    let fought = fields.iter().map(|region| stakes::battle(state, seat, other, region));
    let said = worth(state, seat, fought.reduce(Stakes::and), ["do-full-war", "do-full-war-points"]);
    said.seat("who", other).num("hits", hits).num("lost", lost)
}

impl Frame<Game> for War {
    fn asked(&self, state: &State) -> SeatSet {
        state.tracks.war.first().map(|worker| worker.seat).into_iter().collect()
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let cost = facts().constants.war_cost;
        let rich = state.players[seat].money >= cost;
        menu.prompt(|| match rich {
            true => msg("prompt-war").num("n", cost),
            false => msg("prompt-war-poor").num("n", cost).num("money", state.players[seat].money),
        });
        for region in Region::all() {
            if can_battle(state, seat, region) {
                menu.choice(Action::Battle(region), || {
                    Show::at(targets::region(region), battle_label(state, seat, region))
                });
            } else {
                menu.refuse(|| {
                    let meet =
                        state.size(seat, region) > 0 && state.others(seat).any(|o| state.size(o, region) > 0);
                    let why = msg(if meet { "refuse-no-soldier" } else { "refuse-nobody-there" });
                    Refusal::new(targets::region(region), "R6.8.1", why)
                });
            }
        }
        for other in state.others(seat) {
            let refuse = |why| Refusal::new(Target::Seat(other), "R6.8.1", why);
            if battlefields(state, seat, other).is_empty() {
                menu.refuse(|| refuse(msg("refuse-no-battlefield")));
            } else if rich {
                menu.choice(Action::FullWar(other), || {
                    Show::seat(other, war_label(state, seat, other).num("n", cost))
                });
            } else {
                menu.refuse(|| refuse(msg("refuse-war-money").num("n", cost)));
            }
        }
        menu.choice(Action::Pass, || Show::button(msg("do-peace")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        if action == Action::Pass {
            return pass(state, cx);
        }
        let worker = state.tracks.war.remove(0);
        state.put_back_worker(worker);
        match action {
            Action::Battle(region) => {
                let mut enemies = state.others(seat).filter(|o| can_fight(state, seat, *o, region));
                match (enemies.next(), enemies.next()) {
                    (Some(only), None) => declare(state, seat, only, region, cx),
                    _ => state.frames.push(Opponent { seat, region }),
                }
            }
            Action::FullWar(defender) => {
                let cost = facts().constants.war_cost;
                state.players[seat].money -= cost;
                // R6.8.6: the battlefields are fixed now.
                let regions = battlefields(state, seat, defender);
                cx.tell(|| {
                    let regions = regions.iter().collect();
                    Event::WarDeclared { seat, against: defender, cost, regions }
                });
                state.frames.push(FullWar { attacker: seat, defender, regions });
            }
            _ => unreachable!("a battle, a war or peace"),
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let Some(&worker) = state.tracks.war.first() else {
            flow::begin_income(state, cx);
            return Flow::Go;
        };
        // A full war needs a battle somewhere.
        if Region::all().any(|region| can_battle(state, worker.seat, region)) {
            return Flow::Ask;
        }
        pass(state, cx);
        Flow::Go
    }
}

fn declare(state: &mut State, seat: Seat, against: Seat, region: Region, cx: &mut Cx<Game>) {
    cx.tell(|| Event::BattleDeclared { seat, against, region });
    battle::start(state, seat, against, region);
}

impl Frame<Game> for Opponent {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let region = self.region;
        menu.prompt(|| msg("prompt-opponent").with("region", region.place()));
        for other in state.others(seat) {
            if can_fight(state, seat, other, region) {
                menu.choice(Action::Name(other), || {
                    Show::seat(
                        other,
                        fight_label(state, seat, other, region, ["do-fight", "do-fight-points"]),
                    )
                });
            } else if state.size(other, region) > 0 {
                menu.refuse(|| Refusal::new(Target::Seat(other), "R6.8.1", msg("refuse-no-soldier")));
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Name(defender) = action else { unreachable!("an opponent is named") };
        state.frames.pop();
        declare(state, seat, defender, self.region, cx);
    }
}

impl Frame<Game> for FullWar {
    /// R6.8.6: one region after the other.
    fn advance(mut self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        match self.regions.first() {
            Some(region) => {
                self.regions.remove(region);
                state.frames.replace(self);
                battle::start(state, self.attacker, self.defender, region);
            }
            None => drop(state.frames.pop()),
        }
        Flow::Go
    }
}
