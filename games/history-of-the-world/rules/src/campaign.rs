//! R8 and R9.1: placing armies one at a time, building forts, spending coins.

use crate::HistoryOfTheWorld;
use crate::action::Action;
use crate::combat::{self, Route};
use crate::data::Effect;
use crate::event::Event;
use crate::frame::{Frame, Pay, Stage};
use crate::ids::*;
use crate::state::{CampaignKind, State};
use crate::{monuments, targets};
use kernel::{Cx, Menu, Msg, Refusal, Show, Tone, msg};
use kit::area::AreaSet;

/// A minor empire or the crusaders are on the move, before the active empire is.
pub fn in_side_campaign(state: &State) -> bool {
    state.turn.campaign.kind != CampaignKind::Active
}

/// R8.6: waters with an own fleet. With naval control those of earlier empires serve too.
fn fleets(state: &State) -> AreaSet {
    let campaign = &state.turn.campaign;
    if state.options.naval_control && campaign.kind != CampaignKind::Crusade {
        campaign.fleets | state.navy_of(state.turn.seat)
    } else {
        campaign.fleets
    }
}

/// Lands that can be reached by water from `from` (R8.6).
pub fn by_water(state: &State, from: AreaSet) -> AreaSet {
    let fleets = fleets(state);
    if fleets.is_empty() {
        return AreaSet::EMPTY;
    }
    let board = state.board();
    let embark = match state.turn.campaign.kind {
        // Crusaders set out from the sea itself.
        CampaignKind::Crusade => fleets,
        _ => lands(from).fold(AreaSet::EMPTY, |all, l| all | board.coasts[l.index()]) & fleets,
    };
    let waters = board.waters.flood(embark, fleets);
    seas(waters).fold(AreaSet::EMPTY, |all, s| all | board.shores[s.index()])
}

/// R13.3: whether one more army of the campaign fits.
fn has_room(state: &State, land: Land) -> bool {
    let fort = state.world.forts.contains(land.0) as u8;
    state.world.army(land).count + fort < state.options.stack()
}

/// R8.1 to R8.3: where an army of this people may go.
pub fn reachable(state: &State, people: usize) -> AreaSet {
    let campaign = &state.turn.campaign;
    let from = campaign.lands[people];
    let board = state.board();
    let near = (board.land.around(from) | by_water(state, from)) & board.habitable;
    let mut reachable = near - campaign.all();
    if state.options.multiple_armies {
        reachable |= lands(from).filter(|&l| has_room(state, l)).map(|l| l.0).collect();
    }
    reachable
}

/// The same, for an army that is really there: one bought back with a coin of Allies only enters vacant lands.
fn enterable(state: &State, people: usize) -> AreaSet {
    let campaign = &state.turn.campaign;
    match (campaign.pool[people], campaign.allied[people]) {
        (0, 0) => AreaSet::EMPTY,
        (0, _) => reachable(state, people) & state.vacant(),
        _ => reachable(state, people),
    }
}

fn step_label(state: &State, people: usize, land: Land) -> Msg {
    let turn = &state.turn;
    let key = match state.world.owner(land) {
        None => "do-enter",
        Some(owner) if owner == turn.seat && turn.campaign.all().contains(land.0) => "do-reinforce",
        Some(owner) if owner == turn.seat => "do-replace",
        Some(_) if combat::treachery_helps(state, Some(turn.campaign.kind), land) => "do-betray",
        Some(owner) => {
            let side = combat::attack_side(state, land);
            let (against, route) = combat::defence_side(state, people, land);
            let [win, tie, lose] = combat::odds(side, against, combat::wins_ties(state)).per_mille();
            let key = if route == Route::Sea { "do-land" } else { "do-attack" };
            return combat::percents(msg(key), win, tie, lose)
                .term("land", land.key())
                .seat("foe", owner)
                .num("dice", side.dice)
                .num("against", against.dice);
        }
    };
    msg(key).term("land", land.key())
}

/// R7.5: what one of two peoples does says which of them does it.
fn of_people(state: &State, people: usize, label: Msg) -> Msg {
    match state.turn.empire.map(|e| e.facts().start.as_slice()) {
        Some(starts @ [_, _]) => msg("do-people").with("what", label).term("start", starts[people].key()),
        _ => label,
    }
}

fn offer_steps(state: &State, menu: &mut impl Menu<Action>) {
    let campaign = &state.turn.campaign;
    for people in 0..2 {
        for to in lands(enterable(state, people)) {
            menu.choice(Action::Expand { to, people: people as u8 }, || {
                Show::at(targets::land(to), of_people(state, people, step_label(state, people, to)))
            });
        }
    }
    let waiting = campaign.pool[0] + campaign.pool[1] > 0;
    let allied = campaign.allied[0] + campaign.allied[1] > 0;
    if !waiting && !allied {
        return;
    }
    let board = state.board();
    let near = board.land.around(campaign.all());
    for land in lands(near & board.barren) {
        menu.refuse(|| {
            Refusal::new(targets::land(land), "R8.3", msg("refuse-barren").term("land", land.key()))
        });
    }
    if !state.options.multiple_armies {
        for land in lands(campaign.all()) {
            let why = || msg("refuse-occupied").term("land", land.key());
            menu.refuse(|| Refusal::new(targets::land(land), "R8.2", why()));
        }
    }
    if !waiting {
        for land in lands(near & (state.world.occupied() - campaign.all())) {
            let why = || msg("refuse-allied").term("land", land.key());
            menu.refuse(|| Refusal::new(targets::land(land), "R6.9.9", why()));
        }
    }
    let coasts = lands(campaign.all()).fold(AreaSet::EMPTY, |all, l| all | board.coasts[l.index()]);
    for sea in seas(coasts - fleets(state)) {
        menu.refuse(|| {
            Refusal::new(targets::sea(sea), "R8.6", msg("refuse-no-fleet-there").term("sea", sea.key()))
        });
    }
}

pub fn offer(state: &State, menu: &mut impl Menu<Action>) {
    let turn = &state.turn;
    let left = turn.campaign.pool.iter().chain(&turn.campaign.allied).map(|&n| n as i64).sum::<i64>();
    if in_side_campaign(state) {
        menu.prompt(|| {
            msg(match turn.campaign.kind {
                CampaignKind::Crusade => "prompt-crusade",
                _ => "prompt-minor",
            })
            .num("n", left)
        });
        offer_steps(state, menu);
        menu.choice(Action::Done, || Show::button(msg("do-stop")).tone(Tone::Idle));
        return;
    }
    menu.prompt(|| msg("prompt-expand").term("empire", state.empire().key()).num("n", left));
    offer_steps(state, menu);
    for pay in [Pay::Free, Pay::Coin, Pay::Army] {
        if !fort_sites(state, pay).is_empty() {
            menu.choice(Action::Fort(pay), || {
                let key = match pay {
                    Pay::Free => "do-fort-free",
                    Pay::Coin => "do-fort-coin",
                    Pay::Army => "do-fort-army",
                };
                Show::at(targets::fort(pay), msg(key))
            });
        }
    }
    offer_recover(state, menu);
    menu.choice(Action::Done, || Show::button(msg("do-end-expansion")).tone(Tone::EndsTurn));
}

/// R6.10.1
pub fn offer_recover(state: &State, menu: &mut impl Menu<Action>) {
    let turn = &state.turn;
    for people in (0..2u8).filter(|&p| turn.lost[p as usize] > 0) {
        for (allied, coins) in [(false, turn.coins), (true, turn.ally_coins)] {
            if coins > 0 {
                menu.choice(Action::Recover { people, allied }, || {
                    let key = if allied { "do-recover-allied" } else { "do-recover" };
                    let label = of_people(state, people as usize, msg(key));
                    Show::at(targets::recover(people, allied), label)
                });
            }
        }
    }
    if turn.coins + turn.ally_coins > 0 && turn.lost == [0, 0] {
        menu.refuse(|| Refusal::new(targets::recover(0, false), "R6.10.1", msg("refuse-nothing-lost")));
    }
}

pub fn recover(state: &mut State, people: u8, allied: bool, cx: &mut Cx<HistoryOfTheWorld>) {
    let turn = &mut state.turn;
    let people = people as usize;
    turn.lost[people] -= 1;
    if allied {
        turn.ally_coins -= 1;
        turn.campaign.allied[people] += 1;
    } else {
        turn.coins -= 1;
        turn.campaign.pool[people] += 1;
    }
    let seat = turn.seat;
    cx.tell(|| Event::Recovered { seat, allied });
}

/// R9.1: lands of the active empire without a fort, for what pays.
fn fort_sites(state: &State, pay: Pay) -> AreaSet {
    let turn = &state.turn;
    let campaign = &turn.campaign;
    let within = match pay {
        Pay::Free if turn.free_forts > 0 => campaign.all(),
        Pay::Coin if turn.coins + turn.ally_coins > 0 => campaign.all(),
        Pay::Army => {
            let of = |p: usize| if campaign.pool[p] > 0 { campaign.lands[p] } else { AreaSet::EMPTY };
            of(0) | of(1)
        }
        _ => return AreaSet::EMPTY,
    } - state.world.forts;
    if !state.options.multiple_armies {
        return within;
    }
    // R13.3: two armies and a fort at most.
    lands(within).filter(|&l| has_room(state, l)).map(|l| l.0).collect()
}

pub fn offer_fort_site(state: &State, pay: Pay, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-fort"));
    let sites = fort_sites(state, pay);
    for land in lands(sites) {
        menu.choice(Action::Land(land), || {
            Show::at(targets::land(land), msg("do-fort-here").term("land", land.key()))
        });
    }
    for land in lands(state.turn.campaign.all() & state.world.forts) {
        menu.refuse(|| {
            Refusal::new(targets::land(land), "R9.1", msg("refuse-has-fort").term("land", land.key()))
        });
    }
}

pub fn apply_fort_site(state: &mut State, pay: Pay, action: Action, cx: &mut Cx<HistoryOfTheWorld>) {
    let Action::Land(land) = action else { unreachable!("a fort goes to a land") };
    let turn = &mut state.turn;
    match pay {
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
    state.world.forts.insert(land.0);
    state.frames.pop();
    let seat = state.turn.seat;
    cx.tell(|| Event::FortBuilt { seat, land });
}

pub fn apply(state: &mut State, action: Action, cx: &mut Cx<HistoryOfTheWorld>) {
    match action {
        Action::Expand { to, people } => expand(state, people as usize, to, cx),
        Action::Fort(pay) => state.frames.push(Frame::FortSite { pay }),
        Action::Recover { people, allied } => recover(state, people, allied, cx),
        Action::Done if in_side_campaign(state) => end_side_campaign(state),
        Action::Done => monuments::begin(state),
        _ => unreachable!("not offered during expansion"),
    }
}

fn expand(state: &mut State, people: usize, to: Land, cx: &mut Cx<HistoryOfTheWorld>) {
    let seat = state.turn.seat;
    let army = state.campaign_army();
    let owner = state.world.owner(to);
    let campaign = &mut state.turn.campaign;
    if owner.is_none() && campaign.allied[people] > 0 {
        // It can do nothing else, so it goes first.
        campaign.allied[people] -= 1;
    } else {
        campaign.pool[people] -= 1;
    }
    match owner {
        // R8.4
        None => {
            state.world.settle(to, seat, army);
            state.turn.campaign.lands[people].insert(to.0);
            cx.tell(|| Event::Entered { seat, land: to });
            arrived(state, to, cx);
        }
        Some(owner) if owner != seat => combat::attack(state, people, to, cx),
        Some(_) if state.turn.campaign.all().contains(to.0) => {
            state.world.reinforce(to);
            cx.tell(|| Event::Reinforced { seat, land: to });
        }
        // R8.5
        Some(_) => {
            state.world.replace(to, army);
            state.turn.campaign.lands[people].insert(to.0);
            cx.tell(|| Event::Replaced { seat, land: to });
        }
    }
}

/// R6.9.18: crusaders who take their goal, by battle or empty, fortify it and found a city.
pub fn arrived(state: &mut State, land: Land, cx: &mut Cx<HistoryOfTheWorld>) {
    if state.turn.campaign.kind != CampaignKind::Crusade {
        return;
    }
    let is_goal = |c: &Card| matches!(c.effect(), Effect::Crusade { goal, .. } if goal == land);
    if state.turn.cards.iter().any(is_goal) {
        let seat = state.turn.seat;
        state.world.forts.insert(land.0);
        state.world.put_city(land);
        cx.tell(|| Event::CrusadersHold { seat, land });
    }
}

/// Fleets of a minor empire leave with it; the armies stay.
fn end_side_campaign(state: &mut State) {
    state.turn.campaign = Default::default();
    state.frames.pop();
}

/// A side campaign without an army to place, or without a place, is over.
pub fn settle(state: &mut State) -> bool {
    let over = enterable(state, 0).is_empty();
    if over {
        end_side_campaign(state);
    }
    over
}

/// The active empire begins to expand.
pub fn begin(state: &mut State) {
    state.frames.replace(Frame::Turn(Stage::Expand));
}
