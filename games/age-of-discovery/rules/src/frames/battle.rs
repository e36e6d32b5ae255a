//! R6.8.3 to R6.8.5: a battle in one region between two players.

use super::*;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Battle {
    pub region: Region,
    pub attacker: Seat,
    pub defender: Seat,
    /// Hits not yet dealt out.
    pub attacker_hits: u8,
    pub defender_hits: u8,
    /// What each side loses, removed together at the end.
    pub attacker_lost: Workers,
    pub defender_lost: Workers,
    /// The militia figures still standing.
    pub militia: u8,
}

/// R12.16: the militia helps whoever is attacked.
fn militia(state: &State, defender: Seat) -> u8 {
    match Building::Militia.facts().effect {
        Effect::DefenceSoldier { n } if state.owns(defender, Building::Militia) => n,
        _ => 0,
    }
}

/// R6.8.3: soldiers are counted first; each removes one enemy. How many the attacker and the defender remove.
pub fn hits(state: &State, attacker: Seat, defender: Seat, region: Region) -> (u8, u8) {
    let militia = militia(state, defender);
    let (mine, theirs) = (state.colony(attacker, region), state.colony(defender, region));
    let targets = theirs.total() as u8 + militia;
    let hits = theirs[Kind::Soldier] + militia;
    (mine[Kind::Soldier].min(targets), hits.min(mine.total() as u8))
}

pub fn start(state: &mut State, attacker: Seat, defender: Seat, region: Region) {
    let militia = militia(state, defender);
    let (attacker_hits, defender_hits) = hits(state, attacker, defender, region);
    let battle = Battle {
        region,
        attacker,
        defender,
        attacker_hits,
        defender_hits,
        attacker_lost: Workers::default(),
        defender_lost: Workers::default(),
        militia,
    };
    state.frames.push(battle);
}

/// The enemies that can still be hit: those before the battle, without those hit already. R6.8.5: nobody else's.
fn standing(state: &State, side: Seat, region: Region, lost: &Workers) -> Workers {
    let mut left = *state.colony(side, region);
    for kind in Kind::all() {
        left[kind] -= lost[kind];
    }
    left
}

/// Deals out hits that leave no choice; true when none is left.
fn deal(standing: &Workers, militia: &mut u8, hits: &mut u8, lost: &mut Workers) -> bool {
    if *hits as u32 >= standing.total() + *militia as u32 {
        lost.add(standing);
        (*hits, *militia) = (0, 0);
    } else if *hits > 0 {
        match standing.only() {
            Some(only) if *militia == 0 => {
                lost[only] += *hits;
                *hits = 0;
            }
            _ => return false,
        }
    }
    *hits == 0
}

/// R6.8.4: the fallen go to their owner's supply.
fn fall(state: &mut State, seat: Seat, region: Region, lost: &Workers) {
    for kind in Kind::all() {
        for _ in 0..lost[kind] {
            state.regions[region].workers[seat.index()][kind] -= 1;
            state.put_back(seat, kind);
        }
    }
}

impl Frame<Game> for Battle {
    /// R6.8.3: the attacker chooses first.
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(if self.attacker_hits > 0 { self.attacker } else { self.defender })
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let (enemy, lost, hits, militia) = match self.attacker_hits {
            0 => (self.attacker, &self.attacker_lost, self.defender_hits, 0),
            hits => (self.defender, &self.defender_lost, hits, self.militia),
        };
        let region = self.region;
        menu.prompt(|| msg("prompt-hit").num("n", hits).with("region", region.place()).seat("who", enemy));
        for kind in standing(state, enemy, region, lost).present() {
            menu.choice(Action::Hit(kind), || {
                let key = match kind {
                    Kind::Soldier => "do-hit-soldier",
                    Kind::Builder => "do-hit-builder",
                    _ => "do-hit",
                };
                Show::at(targets::colonists(region, enemy, kind), msg(key).with("kind", kind.term()))
            });
        }
        if militia > 0 {
            menu.choice(Action::HitMilitia, || Show::at(targets::MILITIA, msg("do-hit-militia")));
        }
    }

    fn answer(mut self, state: &mut State, _: Seat, action: Action, _: &mut Cx<Game>) {
        let (hits, lost) = match self.attacker_hits {
            0 => (&mut self.defender_hits, &mut self.attacker_lost),
            _ => (&mut self.attacker_hits, &mut self.defender_lost),
        };
        *hits -= 1;
        match action {
            Action::Hit(kind) => lost[kind] += 1,
            Action::HitMilitia => self.militia -= 1,
            _ => unreachable!("somebody is hit"),
        }
        state.frames.replace(self);
    }

    /// The attacker deals first, then the defender; nobody falls before both have.
    fn advance(mut self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let theirs = standing(state, self.defender, self.region, &self.defender_lost);
        let mine = standing(state, self.attacker, self.region, &self.attacker_lost);
        let dealt = deal(&theirs, &mut self.militia, &mut self.attacker_hits, &mut self.defender_lost)
            && deal(&mine, &mut 0, &mut self.defender_hits, &mut self.attacker_lost);
        state.frames.replace(self);
        if !dealt {
            return Flow::Ask;
        }
        let Battle { region, attacker, defender, attacker_lost, defender_lost, .. } = self;
        fall(state, attacker, region, &attacker_lost);
        fall(state, defender, region, &defender_lost);
        let militia = state.owns(defender, Building::Militia);
        cx.tell(|| Event::BattleFought { region, attacker, defender, attacker_lost, defender_lost, militia });
        state.frames.pop();
        Flow::Go
    }
}
