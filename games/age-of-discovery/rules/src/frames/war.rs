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

/// R6.8.3: with one possible enemy, what each side would lose; with several, what the one who is named will. And what that is worth
/// to whoever chooses: of the others it is said when they are named.
fn battle_label(state: &State, seat: Seat, region: Region) -> Msg {
    let enemies = || state.others(seat).filter(|other| can_fight(state, seat, *other, region));
    let label = match (enemies().next(), enemies().nth(1)) {
        (Some(only), None) => {
            let tolls = Tolls::of_battle(state, seat, only, region);
            tolls.label(state, ["do-battle-one", "do-battle-points"], [seat, only])
        }
        _ => {
            let most = enemies().map(|other| battle::hits(state, seat, other, region).0).max();
            let fought = enemies().map(|other| stakes::battle(state, seat, other, region));
            let stakes = fought.reduce(Stakes::or).expect("somebody can be fought");
            let said = match stakes.shift(seat) {
                Some(own) => msg("do-battle-own").with("shift", own),
                None if stakes.shifts(state, seat).is_empty() => msg("do-battle"),
                None => msg("do-battle-others"),
            };
            said.num("hits", most.unwrap_or(0))
        }
    };
    label.with("region", region.term())
}

/// What a fight between two takes from each of them, and what that does to everybody's points.
struct Tolls {
    seat: Seat,
    other: Seat,
    /// How many workers each of the two loses.
    lost: [u32; 2],
    stakes: Stakes,
}

impl Tolls {
    fn of_battle(state: &State, seat: Seat, other: Seat, region: Region) -> Tolls {
        let (hits, lost) = battle::hits(state, seat, other, region);
        let stakes = stakes::battle(state, seat, other, region);
        Tolls { seat, other, lost: [lost as u32, hits as u32], stakes }
    }

    /// R6.8.6: all the battles of a full war. There is one at least.
    fn of_war(state: &State, seat: Seat, other: Seat) -> Option<Tolls> {
        let battles =
            battlefields(state, seat, other).iter().map(|field| Tolls::of_battle(state, seat, other, field));
        battles.collect::<Vec<_>>().into_iter().reduce(|all, one| Tolls {
            lost: [all.lost[0] + one.lost[0], all.lost[1] + one.lost[1]],
            stakes: all.stakes.and(one.stakes),
            ..all
        })
    }

    /// What becomes of one of them; nothing is said of whoever keeps all, unless it is the one who is fought.
    fn toll(&self, who: Seat) -> Option<Msg> {
        let lost = match who {
            _ if who == self.seat => self.lost[0],
            _ if who == self.other => self.lost[1],
            _ => 0,
        };
        let points = self.stakes.shift(who).map(|shift| msg("term-toll-points").with("shift", shift));
        let workers = msg("term-toll-workers").num("n", lost);
        let what = match (points, lost) {
            (Some(points), 0) => points,
            (Some(points), _) => msg("term-toll-both").with("points", points).with("workers", workers),
            (None, 0) if who == self.other => msg("term-toll-none"),
            (None, 0) => return None,
            (None, _) => workers,
        };
        Some(stakes::what_of(who, self.seat).with("what", what))
    }

    /// The first of the keys where nobody's points change. The two come first, in this order: what tells choices apart is read even
    /// where the end of a label is cut.
    fn label(&self, state: &State, keys: [&'static str; 2], first: [Seat; 2]) -> Msg {
        let third = |seat: &Seat| !first.contains(seat);
        let tolls = first.into_iter().chain(Seat::all(state.seats()).filter(third));
        let tolls: Vec<Msg> = tolls.filter_map(|seat| self.toll(seat)).collect();
        let unchanged = self.stakes.shifts(state, self.seat).is_empty();
        msg(keys[!unchanged as usize]).list("tolls", tolls)
    }
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
                    let tolls = Tolls::of_war(state, seat, other).expect("they meet somewhere");
                    Show::seat(
                        other,
                        tolls.label(state, ["do-full-war", "do-full-war-points"], [other, seat]),
                    )
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
                    let tolls = Tolls::of_battle(state, seat, other, region);
                    Show::seat(other, tolls.label(state, ["do-fight", "do-fight-points"], [other, seat]))
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
