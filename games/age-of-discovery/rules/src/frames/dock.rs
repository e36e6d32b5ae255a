//! The colonist dock: workers land in the New World (R6.2).

use super::*;
use crate::scoring::colony_of;
use crate::state::Tracks;
use arrayvec::ArrayVec;
use kernel::Msg;

pub struct Dock;

/// R6.2.1: the numbered spaces, then X, Y and the ships.
pub fn dock_line(tracks: &Tracks) -> impl Iterator<Item = &Worker> {
    tracks.dock.iter().chain(&tracks.dock_x).chain(&tracks.dock_y).chain(&tracks.dock_ships)
}

fn next(state: &State) -> Option<Worker> {
    dock_line(&state.tracks).next().copied()
}

/// R12.12: the worker at `index` of the line goes to its front. Those it passes move back one space: where the numbered
/// ones are full, into X, Y and the ships, up to the place that became free.
pub fn to_front_of_dock(state: &mut State, index: usize) -> Worker {
    let spaces = state.dock_spaces();
    let tracks = &mut state.tracks;
    let numbered = tracks.dock.len();
    if index < numbered {
        tracks.dock[..=index].rotate_right(1);
        return tracks.dock[0];
    }
    let mut ends: ArrayVec<Option<Worker>, 5> = [tracks.dock_x, tracks.dock_y].into_iter().collect();
    ends.extend(tracks.dock_ships.iter().copied().map(Some));
    let moved = ends.iter_mut().filter(|end| end.is_some()).nth(index - numbered).and_then(Option::take);
    let moved = moved.expect("a worker of the line");
    tracks.dock.insert(0, moved);
    let mut back = if tracks.dock.len() > spaces.max(numbered) { tracks.dock.pop() } else { None };
    for end in &mut ends {
        if back.is_none() {
            break;
        }
        std::mem::swap(end, &mut back);
    }
    (tracks.dock_x, tracks.dock_y) = (ends[0], ends[1]);
    tracks.dock_ships = ends.drain(2..).flatten().collect();
    moved
}

fn take_next(state: &mut State) -> Worker {
    let tracks = &mut state.tracks;
    if !tracks.dock.is_empty() {
        return tracks.dock.remove(0);
    }
    let free = tracks.dock_x.take().or_else(|| tracks.dock_y.take());
    free.unwrap_or_else(|| tracks.dock_ships.remove(0))
}

impl Frame<Game> for Dock {
    fn asked(&self, state: &State) -> SeatSet {
        next(state).map(|worker| worker.seat).into_iter().collect()
    }

    /// R6.2.2.
    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let Some(worker) = next(state) else { return };
        menu.prompt(|| {
            let own = dock_line(&state.tracks).filter(|other| other.seat == worker.seat).count();
            msg("prompt-land").with("kind", worker.kind.term()).num("n", own as i64 - 1)
        });
        for region in state.discovered_regions() {
            menu.choice(Action::Land(region), || {
                Show::at(targets::region(region), landing(state, worker, region))
            });
        }
        for region in state.undiscovered_regions() {
            menu.refuse(|| Refusal::new(targets::region(region), "R6.2.2", msg("refuse-undiscovered")));
        }
        menu.choice(Action::Pass, || Show::button(msg("do-stay-home")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let worker = take_next(state);
        match action {
            Action::Land(region) => land(state, worker, region, cx),
            Action::Pass => {
                state.put_back_worker(worker);
                cx.tell(|| Event::StayedHome { seat: worker.seat, kind: worker.kind });
            }
            _ => unreachable!("land or stay"),
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if next(state).is_some() {
            return Flow::Ask;
        }
        flow::begin_track(state, Track::Goods, cx);
        Flow::Go
    }
}

/// R10.1: how many one would have there. A region counts from three workers of one player on, and then by who has most: what
/// that scores, were it counted then, is said even where it is nothing.
fn landing(state: &State, Worker { seat, kind }: Worker, region: Region) -> Msg {
    let brought = if kind == Kind::Missionary { converts(state, seat, region) } else { 0 };
    let n = state.size(seat, region) + 1 + brought as u32;
    let most = state.others(seat).map(|other| state.size(other, region)).max().unwrap_or(0);
    let need = facts().constants.colony.min_workers_one_player;
    let said = match n.max(most) {
        few if few < need => {
            let (first, second) = prices(state, kind, region);
            let land = &state.regions[region];
            let few = msg("do-land-few").num("need", need).num("first", first).num("second", second);
            // R1.6: which is what the third worker is sent for.
            few.num("token", land.good as i64).with("good", facts().regions[region].good.term())
        }
        _ if most == n => msg("do-land-tied"),
        // R10.2: what it adds goes to the places, whoever has them.
        _ if most > n && kind == Kind::Builder => msg("do-land-builder"),
        _ if most > 0 => msg("do-land-against"),
        _ => msg("do-land"),
    };
    let mut there = state.regions[region].workers;
    there[seat.index()][kind] += 1;
    there[seat.index()][Kind::Colonist] += brought;
    let said = said.with("region", region.place()).num("n", n).num("most", most);
    let said = said.num("vp", colony_of(&there)[seat.index()]);
    match opens_battle(state, Worker { seat, kind }, region) {
        true => msg("do-land-battle").with("said", said),
        false => said,
    }
}

/// R10.1, R10.2: what first and second place are to be worth there, with this worker.
fn prices(state: &State, kind: Kind, region: Region) -> (u32, u32) {
    let pay = &facts().constants.colony;
    let there =
        state.regions[region].workers.iter().map(|workers| workers[Kind::Builder] as u32).sum::<u32>();
    let builders = there + (kind == Kind::Builder) as u32;
    let of = |place: u16, builder: u16| place as u32 + builders * builder as u32;
    (of(pay.first, pay.builder_first), of(pay.second, pay.builder_second))
}

/// R6.2, R6.8.1: whether a worker who waits at war could fight in this region by this landing alone.
fn opens_battle(state: &State, Worker { seat, kind }: Worker, region: Region) -> bool {
    let armed = |who: Seat| state.colony(who, region)[Kind::Soldier] > 0;
    let waits = state.tracks.war.iter().any(|worker| worker.seat == seat);
    let rivals = || state.others(seat).filter(|other| state.size(*other, region) > 0);
    let own = kind == Kind::Soldier || armed(seat);
    waits && !can_battle(state, seat, region) && rivals().any(|other| own || armed(other))
}

/// R6.2.3, R6.2.4: arrival from the dock and what it brings.
fn land(state: &mut State, worker: Worker, region: Region, cx: &mut Cx<Game>) {
    let Worker { seat, kind } = worker;
    cx.tell(|| Event::Landed { seat, kind, region });
    state.settle(seat, kind, region, cx);
    match kind {
        Kind::Merchant => {
            let n = facts().constants.merchant_arrival;
            state.players[seat].money += n;
            cx.tell(|| Event::MerchantPaid { seat, n });
        }
        Kind::Missionary => match reformer(state, seat, region) {
            Some(owner) => cx.tell(|| Event::ReformationSpoke { seat, owner, region }),
            None => match state.settle_colonists(seat, converts(state, seat, region), region, cx) {
                0 => cx.tell(|| Event::GainLost { seat, kind: Kind::Colonist }),
                n => cx.tell(|| Event::Converted { seat, region, n }),
            },
        },
        _ => {}
    }
}

/// R12.15: another player who owns the reformation and has a missionary there.
fn reformer(state: &State, seat: Seat, region: Region) -> Option<Seat> {
    let owner = state.owner(Building::Reformation).filter(|o| *o != seat)?;
    (state.colony(owner, region)[Kind::Missionary] > 0).then_some(owner)
}

/// What a specialist is for, with what its owner has built.
pub fn service(state: &State, seat: Seat, kind: Kind) -> Msg {
    match (kind, Building::Cathedral.facts().effect) {
        (Kind::Missionary, Effect::MissionaryBonus { n }) if state.owns(seat, Building::Cathedral) => {
            msg("use-missionary-more").num("n", n)
        }
        _ => msg(kind.key_in("use-{}")),
    }
}

/// R6.2.3: colonists that a landing missionary brings along.
pub fn converts(state: &State, seat: Seat, region: Region) -> u8 {
    match Building::Cathedral.facts().effect {
        _ if reformer(state, seat, region).is_some() => 0,
        Effect::MissionaryBonus { n } if state.owns(seat, Building::Cathedral) => n,
        _ => 1,
    }
}
