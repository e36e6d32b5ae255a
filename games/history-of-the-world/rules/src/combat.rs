//! R9.2 to R9.15: dice, forts, victories and what they cost.

use crate::Game;
use crate::action::Action;
use crate::data::CardKind;
use crate::event::{Event, Outcome, Roll};
use crate::frames::PressOn;
use crate::ids::*;
use crate::options::{TerrainReading, Treachery};
use crate::state::{Army, CampaignKind, Jihad, State};
use crate::{campaign, targets};
use arrayvec::ArrayVec;
use kernel::{Chance, Cx, Menu, Seat, Show, msg};
use kit::odds::{Distribution, Odds};
use serde::Serialize;
use std::sync::LazyLock;

/// One side of a round: so many dice, the best counts, and a bonus on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Side {
    pub dice: u8,
    pub bonus: u8,
}

/// How an attack arrives (R8.8): the attacker takes the way on which the defender has fewer dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Route {
    Border,
    /// Over difficult terrain or a strait.
    Difficult,
    Sea,
}

/// R9.3, R9.4: what an army of the present campaign attacks `land` with. R6.4: cards help active armies alone.
pub fn attack_side(state: &State, land: Land) -> Side {
    let turn = &state.turn;
    match turn.campaign.kind {
        CampaignKind::Minor => Side { dice: 2, bonus: 0 },
        CampaignKind::Crusade => Side { dice: 2, bonus: crusade_bonus(state) },
        CampaignKind::Active => {
            let Side { dice, bonus } = active_side(state);
            let siege = if state.world.fortified(land) { turn.siegecraft } else { 0 };
            Side { dice, bonus: bonus + siege }
        }
    }
}

/// R9.3, R9.4: what an active army attacks with wherever it fights, at sea too (R13.4).
pub fn active_side(state: &State) -> Side {
    let turn = &state.turn;
    let three = turn.leader || turn.jihad == Some(Jihad::First);
    Side { dice: 2 + three as u8, bonus: turn.weaponry }
}

fn crusade_bonus(state: &State) -> u8 {
    let bonus = |c: &Card| match c.kind() {
        CardKind::Crusade { bonus, .. } => Some(bonus),
        _ => None,
    };
    state.turn.cards.iter().find_map(bonus).unwrap_or(0)
}

/// R9.5 to R9.7; R8.8: over the way with fewest dice.
pub fn defence_side(state: &State, people: usize, land: Land) -> (Side, Route) {
    let campaign = &state.turn.campaign;
    let active = campaign.kind == CampaignKind::Active;
    // R6.9.21
    let experts = if active { state.turn.experts } else { Set::empty() };
    let from = campaign.lands[people] & state.board().neighbours(land);
    let by_land = border_dice(state, from, land, experts);
    let bonus = state.world.forts.has(land) as u8;
    // R9.6, R6.9.7
    let by_sea = if state.turn.naval_power && active { 2 } else { 3 };
    match by_land {
        Some(1) => (Side { dice: 1, bonus }, Route::Border),
        Some(dice) if dice <= by_sea => (Side { dice, bonus }, Route::Difficult),
        _ => (Side { dice: by_sea, bonus }, Route::Sea),
    }
}

/// R9.5: the fewest defence dice over the borders `from` which an attack may come; none if there is no border.
fn border_dice(state: &State, from: Set<Land>, land: Land, experts: Set<Terrain>) -> Option<u8> {
    if from.is_empty() {
        return None;
    }
    let board = state.board();
    let over = |terrain| board.entered_over(terrain, land);
    let easy = match state.options.terrain {
        TerrainReading::Borders => from - Set::union((Set::all() - experts).iter().map(over)),
        TerrainReading::Lands if !board.terrain[land].is_within(experts) => Set::empty(),
        TerrainReading::Lands if experts.has(Terrain::Strait) => from,
        TerrainReading::Lands => from - over(Terrain::Strait),
    };
    Some(if easy.is_empty() { 2 } else { 1 })
}

/// R9.10: an equal roll counts as higher.
pub fn wins_ties(state: &State) -> bool {
    let turn = &state.turn;
    let jihad = match turn.jihad {
        // R6.9.13, D7: by the letter ties are won in the second stage only.
        Some(Jihad::First) => !state.options.letter,
        Some(Jihad::Second) => true,
        None => false,
    };
    turn.campaign.kind == CampaignKind::Active && (turn.elite || jihad)
}

/// The exact odds of one round.
pub fn odds(attack: Side, defence: Side, ties_won: bool) -> Odds {
    let key =
        (attack.dice as usize, defence.dice as usize, attack.bonus as usize + BONUS - defence.bonus as usize);
    let odds = ROUNDS[key.0][key.1][key.2];
    if ties_won { odds.winning_ties() } else { odds }
}

/// Most dice of a side, and more than is ever added to them: by Weaponry and Siegecraft, by a fort.
const DICE: usize = 3;
const BONUS: usize = 4;

/// Every round there is, by the dice of both sides and by how much more is added to the attack: asked for with every view.
static ROUNDS: LazyLock<[[[Odds; 2 * BONUS + 1]; DICE + 1]; DICE + 1]> = LazyLock::new(|| {
    let best = |dice: usize| Distribution::die(6).best_of(dice as u32);
    let round =
        |attack, defence, more: usize| best(attack).plus(more as i32 - BONUS as i32).versus(&best(defence));
    std::array::from_fn(|attack| {
        std::array::from_fn(|defence| std::array::from_fn(|more| round(attack, defence, more)))
    })
});

fn roll(side: Side, cx: &mut Cx<Game>) -> Roll {
    let dice: ArrayVec<u8, 3> = (0..side.dice).map(|_| cx.die(6) as u8).collect();
    Roll { dice, bonus: side.bonus }
}

pub struct Round {
    pub attack: Roll,
    pub defence: Roll,
    pub outcome: Outcome,
}

/// R9.2: both roll, attacker first.
pub fn round(attack: Side, defence: Side, ties_won: bool, cx: &mut Cx<Game>) -> Round {
    let (attack, defence) = (roll(attack, cx), roll(defence, cx));
    let outcome = match attack.kept().cmp(&defence.kept()) {
        std::cmp::Ordering::Greater => Outcome::Higher,
        std::cmp::Ordering::Equal if ties_won => Outcome::Higher,
        std::cmp::Ordering::Equal => Outcome::Equal,
        std::cmp::Ordering::Less => Outcome::Lower,
    };
    Round { attack, defence, outcome }
}

/// R6.8.1: three of a kind, on land or at sea, is the Leader's end. The roll still counts.
pub fn leader_may_fall(state: &mut State, attack: &Roll, cx: &mut Cx<Game>) {
    let dice = &attack.dice;
    if state.turn.leader && dice.len() == 3 && dice.iter().all(|d| *d == dice[0]) {
        state.turn.leader = false;
        let seat = state.turn.seat;
        cx.tell(|| Event::LeaderFell { seat });
    }
}

/// R9.8, R9.9: a round won takes the fort first, else an army; true when no defender is left.
fn defender_loses(state: &mut State, land: Land, fort_too: bool, cx: &mut Cx<Game>) -> bool {
    if state.world.forts.has(land) {
        let (seat, owner) = (state.turn.seat, state.world.owner(land));
        state.world.forts.remove(land);
        cx.tell(|| Event::FortFell { seat, land, owner });
        if !fort_too {
            return false;
        }
    }
    state.world.remove_one(land);
    state.world.army(land).count == 0
}

/// Whether a round won leaves no defender.
fn opens(state: &State, land: Land, fort_too: bool) -> bool {
    let fort = state.world.forts.has(land) && !fort_too;
    !fort && state.world.army(land).count == 1
}

/// R9.13, R9.15: the winner moves in; what stands there is sacked.
fn take(state: &mut State, land: Land, from: Seat, army: Army, sack: bool, cx: &mut Cx<Game>) {
    let seat = state.turn.seat;
    cx.tell(|| Event::Took { seat, land });
    if sack && let Some(what) = state.world.sack(land) {
        cx.tell(|| Event::Sacked { seat, land, what, owner: Some(from) });
    }
    state.world.settle(land, seat, army);
}

/// An army of the campaign attacks; it has left the pool.
pub fn attack(state: &mut State, people: usize, land: Land, cx: &mut Cx<Game>) {
    let active = state.turn.campaign.kind == CampaignKind::Active;
    let attacker = state.turn.seat;
    let defender = state.world.owner(land).expect("an attack is on an army");
    let siege = active && state.turn.siegecraft > 0;
    if treachery_helps(state, Some(state.turn.campaign.kind), land) {
        return match betray(state, land, siege, cx) {
            Betrayed::Open { sack } => campaign_takes(state, people, (land, defender), sack, cx),
            Betrayed::Held => state.frames.push(PressOn { land, people: people as u8 }),
        };
    }
    let side = attack_side(state, land);
    let (against, _) = defence_side(state, people, land);
    let Round { attack, defence, outcome } = round(side, against, wins_ties(state), cx);
    let open = outcome == Outcome::Higher && opens(state, land, siege);
    cx.tell(|| Event::Battle { attacker, defender, land, attack: attack.clone(), defence, outcome, open });
    if active {
        leader_may_fall(state, &attack, cx);
    }
    match outcome {
        Outcome::Higher => {
            if defender_loses(state, land, siege, cx) {
                campaign_takes(state, people, (land, defender), true, cx);
            } else {
                state.frames.push(PressOn { land, people: people as u8 });
            }
        }
        Outcome::Equal => {
            defender_loses(state, land, false, cx);
            lose_army(state, people, false, cx);
        }
        Outcome::Lower => lose_army(state, people, true, cx),
    }
}

fn campaign_takes(
    state: &mut State,
    people: usize,
    (land, from): (Land, Seat),
    sack: bool,
    cx: &mut Cx<Game>,
) {
    let army = state.campaign_army();
    take(state, land, from, army, sack, cx);
    state.turn.campaign.lands[people].insert(land);
    campaign::arrived(state, land, cx);
}

/// R6.9.5: whether an attack on `land` wins without dice. It is made by a campaign, or by an army that an event brings.
/// R6.8.4: a minor empire is helped by no card.
pub fn treachery_helps(state: &State, by: Option<CampaignKind>, land: Land) -> bool {
    let helped = match by {
        Some(CampaignKind::Active) => true,
        Some(CampaignKind::Minor) => false,
        Some(CampaignKind::Crusade) | None => state.options.treachery_helps_all(),
    };
    helped && state.turn.treachery == Some(land)
}

/// What an attack that Treachery wins leaves.
enum Betrayed {
    /// Nobody: the land is taken, and sacked or not.
    Open { sack: bool },
    /// An army without its fort, or what is left of several.
    Held,
}

/// R6.9.5: Treachery wins without dice, once.
fn betray(state: &mut State, land: Land, siege: bool, cx: &mut Cx<Game>) -> Betrayed {
    let attacker = state.turn.seat;
    let defender = state.world.owner(land).expect("an attack is on an army");
    state.turn.treachery = None;
    cx.tell(|| Event::Betrayed { attacker, defender, land });
    let reading = state.options.treachery();
    let mut open = defender_loses(state, land, siege || reading != Treachery::Letter, cx);
    if reading != Treachery::Letter && state.options.treachery_opens_the_whole_stack() {
        state.world.clear(land);
        open = true;
    }
    match open {
        true => Betrayed::Open { sack: reading != Treachery::NoSack },
        false => Betrayed::Held,
    }
}

/// R9.11: a lost army counts for Elite Troops and Jihad, even if a coin brings it back.
pub fn lose_army(state: &mut State, people: usize, beaten: bool, cx: &mut Cx<Game>) {
    let turn = &mut state.turn;
    if turn.campaign.kind != CampaignKind::Active {
        return;
    }
    let seat = turn.seat;
    turn.lost[people] += 1;
    if turn.elite {
        turn.elite = false;
        cx.tell(|| Event::EliteBeaten { seat });
    }
    let Some(stage) = turn.jihad else { return };
    // R6.9.13, D7: by the letter a tie does not end the first stage.
    if stage == Jihad::First && !beaten && state.options.letter {
        return;
    }
    let stage = (stage == Jihad::First).then_some(Jihad::Second);
    turn.jihad = stage;
    cx.tell(|| Event::JihadWanes { seat, stage });
}

/// R6.9.4, R6.11.2: what rebels and barbarians attack with.
pub const RISING: Side = Side { dice: 2, bonus: 0 };

/// Lands where an army that an event brings may attack.
pub fn offer_risings(state: &State, menu: &mut impl Menu<Action>, lands: Set<Land>) {
    for land in lands {
        menu.choice(Action::Land(land), || {
            let key = if treachery_helps(state, None, land) { "do-betray" } else { "do-rise" };
            Show::at(targets::land(land), msg(key).term("land", land.key()))
        });
    }
}

/// An army that an event brings fights for a land until one side is gone: there is no pool to go back to.
pub fn fight_out(
    state: &mut State,
    land: Land,
    attack: Side,
    defence_dice: u8,
    army: Army,
    cx: &mut Cx<Game>,
) -> Outcome {
    let attacker = state.turn.seat;
    let defender = state.world.owner(land).expect("an attack is on an army");
    if treachery_helps(state, None, land)
        && let Betrayed::Open { sack } = betray(state, land, false, cx)
    {
        take(state, land, defender, army, sack, cx);
        return Outcome::Higher;
    }
    loop {
        cx.automatic();
        let against = Side { dice: defence_dice, bonus: state.world.forts.has(land) as u8 };
        let Round { attack, defence, outcome } = round(attack, against, false, cx);
        let open = outcome == Outcome::Higher && opens(state, land, false);
        cx.tell(|| Event::Battle { attacker, defender, land, attack, defence, outcome, open });
        match outcome {
            Outcome::Higher if defender_loses(state, land, false, cx) => {
                take(state, land, defender, army, true, cx);
                return outcome;
            }
            Outcome::Higher => {}
            Outcome::Equal => {
                defender_loses(state, land, false, cx);
                return outcome;
            }
            Outcome::Lower => return outcome,
        }
    }
}
