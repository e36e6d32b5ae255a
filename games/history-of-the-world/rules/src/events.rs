//! R6: playing event cards. Each is resolved as it is played; what asks for choices has its own frame.

use crate::HistoryOfTheWorld;
use crate::action::Action;
use crate::data::Effect;
use crate::event::Event;
use crate::frame::{Frame, Stage};
use crate::ids::*;
use crate::state::{Campaign, CampaignKind, Jihad, State};
use crate::{disasters, naval, prepare, targets, uprisings};
use kernel::{Cx, Key, Menu, Refusal, Show, Tone, msg};
use kit::area::AreaSet;

/// R6.1
pub const CARDS_A_TURN: usize = 2;

pub fn offer(state: &State, menu: &mut impl Menu<Action>) {
    let turn = &state.turn;
    menu.prompt(|| {
        msg("prompt-events")
            .term("empire", state.empire().key())
            .num("n", (CARDS_A_TURN - turn.cards.len()) as i64)
    });
    for card in state.players[turn.seat].hand.get().titles() {
        match playable(state, card) {
            Ok(()) => menu.choice(Action::Play(card), || {
                Show::at(targets::card(card), msg("do-play").term("card", card.key()))
            }),
            Err((rule, why)) => {
                menu.refuse(|| Refusal::new(targets::card(card), rule, msg(why).term("card", card.key())))
            }
        }
    }
    menu.choice(Action::Done, || Show::button(msg("do-no-more-cards")).tone(Tone::Idle));
}

/// R6.1, R6.3: why a card of the hand may not be played now.
pub fn playable(state: &State, card: Card) -> Result<(), (&'static str, Key)> {
    let no = |rule, why: &'static str| Err((rule, Key::from(why)));
    let turn = &state.turn;
    if turn.cards.contains(&card) {
        return no("R6.1", "refuse-same-card");
    }
    if !card.facts().in_epoch(state.epoch) {
        return no("R6.3", "refuse-wrong-epoch");
    }
    match no_target(state, card) {
        Some(why) => no(card.rule(), why),
        None => Ok(()),
    }
}

/// R6.1: a card without a legal target may not be played.
fn no_target(state: &State, card: Card) -> Option<&'static str> {
    let (turn, world) = (&state.turn, &state.world);
    let seat = turn.seat;
    let (missing, why) = match card.effect() {
        Effect::Disaster { .. } => (disasters::monuments(state).is_empty(), "refuse-no-monument"),
        Effect::CivilWar { .. } => (uprisings::civil_war_lands(state).is_empty(), "refuse-no-enemy"),
        Effect::Treachery => (world.enemies_of(seat).is_empty(), "refuse-no-enemy"),
        Effect::Barbarians => (uprisings::barbarian_homes(state).is_empty(), "refuse-no-raid"),
        Effect::Engineering { .. } => (!state.empire().facts().capital, "refuse-no-capital"),
        Effect::Astronomy => (prepare::astronomy_seas(state).is_empty(), "refuse-no-marker"),
        Effect::Reallocation => {
            let fleets = state.empire().facts().fleets(&state.options);
            (fleets.is_empty() && !turn.astronomy, "refuse-no-fleet")
        }
        Effect::Plague { .. } | Effect::Famine { .. } | Effect::Pestilence { .. } => {
            (state.exposed().is_empty(), "refuse-no-army")
        }
        Effect::BlackDeath { .. } => (disasters::black_death_starts(state).is_empty(), "refuse-no-army"),
        // R6.9.19: the letter has the revolt attack any army there, one's own included.
        Effect::Revolt { land, .. } => {
            let spared = state.sheltered().contains(land.0);
            (world.owner(land) == Some(seat) && (spared || !state.options.letter), "refuse-own-land")
        }
        Effect::Kingdom { land } => (state.sheltered().contains(land.0), "refuse-minor-there"),
        Effect::Migrants { region, .. } => {
            (!state.vacant().meets(state.board().regions[region.index()]), "refuse-region-full")
        }
        _ => (false, ""),
    };
    missing.then_some(why)
}

pub fn apply(state: &mut State, action: Action, cx: &mut Cx<HistoryOfTheWorld>) {
    match action {
        Action::Play(card) => play(state, card, cx),
        Action::Done => prepare::begin(state, cx),
        _ => unreachable!("not offered while cards are played"),
    }
}

/// R6.1: two cards, or an empty hand, end this. A hand with nothing to play is asked all the same: it is secret.
pub fn settle(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) -> bool {
    let turn = &state.turn;
    let asked = turn.cards.len() < CARDS_A_TURN && !state.players[turn.seat].hand.get().is_empty();
    if !asked {
        prepare::begin(state, cx);
    }
    !asked
}

fn play(state: &mut State, card: Card, cx: &mut Cx<HistoryOfTheWorld>) {
    // The others now see a card they did not know.
    cx.reveal();
    let seat = state.turn.seat;
    state.players[seat].hand.get_mut().remove(card);
    state.played.put(card.index());
    state.turn.cards.push(card);
    cx.tell(|| Event::Played { seat, card });
    let facts = state.empire().facts();
    let turn = &mut state.turn;
    match card.effect() {
        Effect::Leader { .. } => turn.leader = true,
        Effect::Weaponry { bonus } => turn.weaponry += bonus,
        Effect::Siegecraft { bonus } => turn.siegecraft += bonus,
        Effect::NavalPower { .. } => turn.naval_power = true,
        Effect::EliteTroops => turn.elite = true,
        Effect::Jihad => turn.jihad = Some(Jihad::First),
        Effect::ExpertTroops { terrain } => turn.experts |= terrain.bit(),
        Effect::Reallocation => turn.reallocation = true,
        Effect::Astronomy => turn.astronomy = true,
        Effect::Coins { coins, with_capital, with_navigation } => {
            let coins = coins + with_capital * facts.capital as u8 + with_navigation * facts.navigation as u8;
            turn.coins += coins;
            cx.tell(|| Event::Coins { seat, coins });
        }
        Effect::Allies { coins } => {
            turn.ally_coins += coins;
            cx.tell(|| Event::Coins { seat, coins });
        }
        Effect::Engineering { forts } => {
            turn.free_forts += forts;
            cx.tell(|| Event::FreeForts { seat, forts });
        }
        Effect::MinorEmpire { minor } => raise_minor(state, minor, cx),
        Effect::Crusade { armies, sea, .. } => {
            state.turn.campaign = Campaign {
                kind: CampaignKind::Crusade,
                pool: [armies, 0],
                fleets: sea.set(),
                ..Campaign::default()
            };
            state.frames.push(Frame::Campaign);
        }
        Effect::Kingdom { land } => {
            // R6.9.22: an own army there goes too, and the land ends with the piece the card brings.
            let army = state.event_army(card);
            state.world.settle(land, seat, army);
            state.world.put_city(land);
            cx.tell(|| Event::Settled { seat, land });
        }
        Effect::Revolt { land, dice } => uprisings::revolt(state, card, land, dice, cx),
        Effect::Disaster { lands } => state.frames.push(Frame::Disaster { left: lands }),
        Effect::CivilWar { armies } => {
            state.frames.push(Frame::CivilWar { card, foe: None, left: armies, done: AreaSet::EMPTY })
        }
        Effect::Treachery => state.frames.push(Frame::Treachery),
        Effect::Barbarians => state.frames.push(Frame::Barbarians { card, home: None }),
        Effect::Pestilence { .. } => state.frames.push(Frame::Pestilence { card }),
        Effect::Plague { .. } => state.frames.push(Frame::Plague { card, from: None }),
        Effect::Famine { .. } => state.frames.push(Frame::Famine { card }),
        Effect::BlackDeath { .. } if state.options.letter => {
            state.frames.push(Frame::BlackDeathLands { card, first: None })
        }
        Effect::BlackDeath { .. } => state.frames.push(Frame::BlackDeath { card, first: None }),
        Effect::Migrants { armies, .. } => state.frames.push(Frame::Migrants { card, left: armies }),
    }
}

/// R6.8.4: a minor empire is played whole before the active one is prepared.
fn raise_minor(state: &mut State, minor: Minor, cx: &mut Cx<HistoryOfTheWorld>) {
    let seat = state.turn.seat;
    let facts = minor.facts();
    // R13.4: it cannot fight for a sea, so it has no fleet where a manned fleet bars the sea.
    let fleets = facts.fleets - naval::barred(state);
    cx.tell(|| Event::MinorRises { seat, minor });
    if !fleets.is_empty() {
        cx.tell(|| Event::Fleets { seat, seas: seas(fleets).collect() });
    }
    state.turn.campaign = Campaign {
        kind: CampaignKind::Minor,
        pool: [facts.strength - 1, 0],
        lands: [facts.start.set(), AreaSet::EMPTY],
        fleets,
        ..Campaign::default()
    };
    let army = state.campaign_army();
    state.world.settle(facts.start, seat, army);
    if facts.capital {
        state.world.put_capital(facts.start);
    }
    cx.tell(|| Event::Started { seat, land: facts.start, capital: facts.capital });
    state.frames.push(Frame::Campaign);
}

/// Naming the land of Treachery.
pub fn offer_treachery(state: &State, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-treachery"));
    for land in lands(state.world.enemies_of(state.turn.seat)) {
        menu.choice(Action::Land(land), || {
            Show::at(targets::land(land), msg("do-name").term("land", land.key()))
        });
    }
}

pub fn apply_treachery(state: &mut State, action: Action, cx: &mut Cx<HistoryOfTheWorld>) {
    let Action::Land(land) = action else { unreachable!("Treachery names a land") };
    let seat = state.turn.seat;
    state.turn.treachery = Some(land);
    state.frames.pop();
    cx.tell(|| Event::Named { seat, land });
}

/// Which stage of the turn this is, under whatever is being resolved.
pub fn stage(state: &State) -> Option<Stage> {
    state.frames.iter().find_map(|f| match f {
        Frame::Turn(stage) => Some(*stage),
        _ => None,
    })
}
