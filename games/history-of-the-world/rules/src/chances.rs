//! What dice come down to before they are thrown.

use crate::action::{Action, Foe};
use crate::combat::{self, RISING, Side};
use crate::data::CardKind;
use crate::event::Outcome;
use crate::frames::{
    self, Barbarians, CivilWar, Famine, NAVAL_DEFENCE, Pending, Pestilence, Plague, PressOn, Stage, raid_dice,
};
use crate::ids::*;
use crate::state::State;
use kernel::{Msg, Seat, msg};
use kit::gauge::EXACT;
use kit::odds::Odds;

/// Each outcome with its chance, what the choice is for first.
type Told = Vec<(Msg, u32)>;

/// What an answer leads to, where it can be computed.
pub fn exact(state: &State, seat: Seat, action: &Action) -> Option<Told> {
    match (state.frames.top(), *action) {
        (Pending::Draft(_), Action::Give(to)) => deal(frames::dealt(state, seat, to)),
        (_, Action::Expand { to, people }) => attack(state, people as usize, to),
        (Pending::PressOn(PressOn { land, people }), Action::PressOn) => {
            attack(state, *people as usize, *land)
        }
        (_, Action::Engage(sea)) => {
            let odds = combat::odds(combat::active_side(state), NAVAL_DEFENCE, combat::wins_ties(state));
            Some(chances(odds, |outcome| sea_battle(sea, outcome)))
        }
        (Pending::Turn(Stage::Events), Action::Play(card)) => played(state, card),
        (Pending::CivilWar(CivilWar { foe: None, .. }), Action::Foe(foe)) => risen(state, foe),
        (Pending::CivilWar(CivilWar { .. }), Action::Land(land)) => rising(state, land, (RISING, 1)),
        (Pending::Barbarians(Barbarians { home: None, .. }), Action::Land(home)) => raid(state, home),
        (Pending::Barbarians(Barbarians { home: Some(_), .. }), Action::Land(land)) => {
            rising(state, land, (RISING, raid_dice(state, land)))
        }
        (Pending::Pestilence(Pestilence { card }), Action::Land(centre)) => {
            let CardKind::Pestilence { centre_dice, adjacent_dice } = card.kind() else { return None };
            let near = state.board().neighbours(centre);
            let around = near.iter().map(|land| (land, adjacent_dice));
            Some(deaths(state, std::iter::once((centre, centre_dice)).chain(around)))
        }
        (Pending::Famine(Famine { card }), Action::Region(region)) => {
            let CardKind::Famine { dice } = card.kind() else { return None };
            Some(deaths(state, state.board().regions[region].iter().map(|land| (land, dice))))
        }
        // Where it spreads by itself is left to the worlds: here is where it breaks out.
        (Pending::Plague(Plague { card, from }), Action::Land(land)) => {
            let CardKind::Plague { first_dice, next_dice } = card.kind() else { return None };
            let dice = if from.is_some() { next_dice } else { first_dice };
            Some(deaths(state, std::iter::once((land, dice))))
        }
        _ => None,
    }
}

/// What a card begins as it is played, where nobody chooses where: R6.9.19, and R6.11.1 with one barren land.
fn played(state: &State, card: Card) -> Option<Told> {
    match card.kind() {
        CardKind::Revolt { land, dice } => {
            state.world.owner(land)?;
            rising(state, land, (Side { dice, bonus: 0 }, 1))
        }
        CardKind::Barbarians => raid(state, frames::barbarian_homes(state).only()?),
        _ => None,
    }
}

/// R6.9.4: an empire that has one land is fought for there.
fn risen(state: &State, foe: Foe) -> Option<Told> {
    rising(state, frames::lands_of(state, foe).only()?, (RISING, 1))
}

/// R6.11.2: the one land that can be raided from there, or else the one that is easiest to take: whoever chooses a home chooses among
/// these.
fn raid(state: &State, home: Land) -> Option<Told> {
    let lands = frames::raided(state, home);
    let told = |land: Land| rising(state, land, (RISING, raid_dice(state, land)));
    if let Some(only) = lands.only() {
        return told(only);
    }
    let all: Vec<Told> = lands.iter().map(told).collect::<Option<_>>()?;
    let won = |told: &Told| told.first().map_or(0, |(_, chance)| *chance);
    let easiest =
        all.into_iter().reduce(|best, other| if won(&other) > won(&best) { other } else { best })?;
    let named = |(outcome, chance)| (msg("gist-raid-easiest").with("outcome", outcome), chance);
    Some(easiest.into_iter().map(named).collect())
}

/// R9.7, R9.9: only a fort adds to the defence, and it falls before the army behind it.
pub fn battle(land: Land, outcome: Outcome, fort: bool) -> Msg {
    let key = match outcome {
        Outcome::Higher if fort => "gist-fort-won",
        Outcome::Higher => "gist-battle-won",
        Outcome::Equal if fort => "gist-fort-tied",
        Outcome::Equal => "gist-battle-tied",
        Outcome::Lower => "gist-battle-lost",
    };
    msg(key).term("land", land.key())
}

pub fn deals(strength: u8) -> Msg {
    msg("gist-dealt").num("n", strength)
}

/// R4.3: of the cards that were not seen each is as likely.
fn deal(mut strengths: Vec<u8>) -> Option<Told> {
    strengths.sort_unstable();
    let all = strengths.len() as u128;
    let alike = strengths.chunk_by(|one, other| one == other);
    let told = alike.map(|alike| (deals(alike[0]), part(alike.len() as u128, all)));
    Some(told.collect::<Vec<_>>()).filter(|told| !told.is_empty())
}

pub fn sea_battle(sea: Sea, outcome: Outcome) -> Msg {
    let key = match outcome {
        Outcome::Higher => "gist-sea-won",
        Outcome::Equal => "gist-sea-tied",
        Outcome::Lower => "gist-sea-lost",
    };
    msg(key).term("sea", sea.key())
}

pub fn dies(land: Land, owner: Seat) -> Msg {
    msg("gist-sick-dies").term("land", land.key()).seat("who", owner)
}

/// So many of all, in parts of [`EXACT`].
fn part(of: u128, all: u128) -> u32 {
    ((of * EXACT as u128 * 2 + all) / (2 * all)) as u32
}

fn chances(odds: Odds, gist: impl Fn(Outcome) -> Msg) -> Told {
    let all = odds.total() as u128;
    let (won, lost) = (part(odds.higher as u128, all), part(odds.lower as u128, all));
    vec![
        (gist(Outcome::Higher), won),
        (gist(Outcome::Equal), EXACT.saturating_sub(won + lost)),
        (gist(Outcome::Lower), lost),
    ]
}

/// R9.2 to R9.10: one round of the campaign's army. What needs no dice has no odds.
fn attack(state: &State, people: usize, land: Land) -> Option<Told> {
    state.world.owner(land).filter(|&owner| owner != state.turn.seat)?;
    if combat::treachery_helps(state, Some(state.turn.campaign.kind), land) {
        return None;
    }
    let (against, _) = combat::defence_side(state, people, land);
    let odds = combat::odds(combat::attack_side(state, land), against, combat::wins_ties(state));
    Some(chances(odds, |outcome| battle(land, outcome, against.bonus > 0)))
}

/// An army that an event brings fights on until one side is gone: the fort first, then each army. What it is for is the land.
fn rising(state: &State, land: Land, (attack, dice): (Side, u8)) -> Option<Told> {
    if combat::treachery_helps(state, None, land) {
        return None;
    }
    let fort = state.world.forts.has(land);
    let walls = fort.then_some(1);
    let rounds = walls.into_iter().chain((0..state.world.army(land).count).map(|_| 0));
    // Of all ways: still fighting, ended in a tie, ended in defeat.
    let (mut fights, mut all) = (1u128, 1u128);
    let (mut tied, mut lost) = (0u128, 0u128);
    let mut walls = Vec::new();
    for bonus in rounds {
        let odds = combat::odds(attack, Side { dice, bonus }, false);
        let total = odds.total() as u128;
        lost = lost * total + fights * odds.lower as u128;
        // R9.9: a tie with a fort is told apart, since the army behind it stays.
        if bonus > 0 {
            let part = |of: u64| part(of as u128, total);
            walls = vec![
                (battle(land, Outcome::Higher, true), part(odds.higher)),
                (battle(land, Outcome::Equal, true), part(odds.equal)),
            ];
        } else {
            tied = tied * total + fights * odds.equal as u128;
        }
        fights *= odds.higher as u128;
        all *= total;
    }
    let gist = |outcome| battle(land, outcome, false);
    let mut told = vec![
        (gist(Outcome::Higher), part(fights, all)),
        (gist(Outcome::Equal), part(tied, all)),
        (gist(Outcome::Lower), part(lost, all)),
    ];
    told.append(&mut walls);
    Some(told)
}

/// R6.9.14 to R6.9.16: each army rolls so many dice and dies of any 1.
fn deaths(state: &State, lands: impl Iterator<Item = (Land, u8)>) -> Told {
    let exposed = state.exposed();
    let struck = lands.filter(|(land, _)| exposed.has(*land));
    let chance = |(land, dice): (Land, u8)| {
        let rolls = dice as u32 * state.world.army(land).count as u32;
        let (spared, all) = (5u128.pow(rolls), 6u128.pow(rolls));
        Some((dies(land, state.world.owner(land)?), part(all - spared, all)))
    };
    struck.filter_map(chance).collect()
}
