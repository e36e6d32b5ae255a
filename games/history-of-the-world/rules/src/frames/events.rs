//! R5.1, R6: playing event cards. Each is resolved as it is played; what asks for choices has its own frame.

use super::deeds::{self, Part};
use super::*;

/// R6.1
const CARDS_A_TURN: usize = 2;

/// R6.2: all cards are played before the first active army is placed.
pub struct Events;

impl Frame<Game> for Events {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            msg("prompt-events")
                .term("epoch", format!("epoch-{}", state.epoch))
                .term("empire", state.empire().key())
                .num("strength", state.empire().facts().strength)
                .with("how", came(state, seat))
                .num("n", (CARDS_A_TURN - state.turn.cards.len()) as i64)
        });
        let mut can = false;
        for card in state.players[seat].hand.get().titles() {
            let playable = playable(state, card);
            can |= playable.is_ok();
            match playable {
                Ok(()) => menu.choice(Action::Play(card), || {
                    Show::at(targets::card(card), msg(label(state, card)).term("card", card.key()))
                }),
                Err((rule, why)) => {
                    menu.refuse(|| Refusal::new(targets::card(card), rule, msg(why).term("card", card.key())))
                }
            }
        }
        deeds::explain(state, Part::Events, can, menu);
        menu.choice(Action::Done, || Show::button(msg("do-no-more-cards")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Play(card) => play(state, card, cx),
            Action::Done => prepare(state, cx),
            _ => unreachable!("not offered while cards are played"),
        }
    }

    /// R6.1: two cards, or an empty hand, end this. A hand with nothing to play is asked all the same: it is secret.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let turn = &state.turn;
        if turn.cards.len() < CARDS_A_TURN && !state.players[turn.seat].hand.get().is_empty() {
            return Flow::Ask;
        }
        prepare(state, cx);
        Flow::Go
    }
}

/// Where a card may be played and does nothing for the turn, its label says so. R13.4: fleets that are manned serve too.
fn label(state: &State, card: Card) -> &'static str {
    match card.kind() {
        CardKind::NavalPower { .. } => {
            let fleets = state.empire().facts().fleets(&state.options) | state.navy_of(state.turn.seat);
            let none = fleets.is_empty() && !state.turn.astronomy;
            if none { "do-play-no-fleet" } else { "do-play" }
        }
        CardKind::Migrants { region, .. } if state.board().value(region, state.epoch) == 0 => {
            "do-play-worthless"
        }
        _ => "do-play",
    }
}

/// R4.3 to R4.5: how a seat came to its empire, for whoever may not have been asked about it.
fn came(state: &State, seat: Seat) -> Msg {
    let giver = state.players[seat].empire_seen.iter().find(|&other| other != seat);
    match giver {
        _ if state.order.last() == Some(&giver.unwrap_or(seat)) => msg("empire-last"),
        Some(giver) => msg("empire-passed").seat("who", giver),
        None => msg("empire-kept"),
    }
}

/// R6.1, R6.3: why a card of the hand may not be played now.
fn playable(state: &State, card: Card) -> Result<(), (&'static str, &'static str)> {
    let turn = &state.turn;
    if turn.cards.contains(&card) {
        return Err(("R6.1", "refuse-same-card"));
    }
    if !card.facts().in_epoch(state.epoch) {
        return Err(("R6.3", "refuse-wrong-epoch"));
    }
    match no_target(state, card) {
        Some(why) => Err((card.rule(), why)),
        None => Ok(()),
    }
}

/// R6.1: a card without a legal target may not be played.
fn no_target(state: &State, card: Card) -> Option<&'static str> {
    let (turn, world) = (&state.turn, &state.world);
    let seat = turn.seat;
    let (missing, why) = match card.kind() {
        CardKind::Disaster { .. } => (doomed_monuments(state).is_empty(), "refuse-no-monument"),
        CardKind::CivilWar { .. } => (civil_war_lands(state).is_empty(), "refuse-no-enemy"),
        CardKind::Treachery => (state.enemies().is_empty(), "refuse-no-enemy"),
        CardKind::Barbarians => (barbarian_homes(state).is_empty(), "refuse-no-raid"),
        CardKind::Engineering { .. } => (!state.empire().facts().capital, "refuse-no-capital"),
        CardKind::Astronomy => (astronomy_seas(state).is_empty(), "refuse-no-marker"),
        CardKind::Reallocation => {
            let fleets = state.empire().facts().fleets(&state.options);
            (fleets.is_empty() && !turn.astronomy, "refuse-no-fleet")
        }
        CardKind::Plague { .. } | CardKind::Famine { .. } | CardKind::Pestilence { .. } => {
            (state.exposed().is_empty(), "refuse-no-army")
        }
        CardKind::BlackDeath { .. } => (!black_death_has_a_place(state), "refuse-no-army"),
        // R6.9.19, D11: the letter has the revolt attack any army there, one's own included.
        CardKind::Revolt { land, .. } => {
            let spared = state.sheltered().has(land);
            (world.owner(land) == Some(seat) && (spared || !state.options.letter), "refuse-own-land")
        }
        CardKind::Kingdom { land } => (state.sheltered().has(land), "refuse-minor-there"),
        CardKind::Migrants { region, .. } => (migrant_lands(state, region).is_empty(), "refuse-region-full"),
        _ => (false, ""),
    };
    missing.then_some(why)
}

/// R6.5: a card is resolved as it is played.
fn play(state: &mut State, card: Card, cx: &mut Cx<Game>) {
    // The others now see a card they did not know.
    cx.reveal();
    let seat = state.turn.seat;
    state.players[seat].hand.get_mut().remove(card);
    state.played.put(card.index());
    state.turn.cards.push(card);
    cx.tell(|| Event::Played { seat, card });
    let facts = state.empire().facts();
    let turn = &mut state.turn;
    match card.kind() {
        CardKind::Leader { .. } => turn.leader = true,
        CardKind::Weaponry { bonus } => turn.weaponry += bonus,
        CardKind::Siegecraft { bonus } => turn.siegecraft += bonus,
        CardKind::NavalPower { .. } => turn.naval_power = true,
        CardKind::EliteTroops => turn.elite = true,
        CardKind::Jihad => turn.jihad = Some(Jihad::First),
        CardKind::ExpertTroops { terrain } => turn.experts.insert(terrain),
        CardKind::Reallocation => turn.reallocation = true,
        CardKind::Astronomy => turn.astronomy = true,
        CardKind::Coins { coins, with_capital, with_navigation } => {
            let coins = coins + with_capital * facts.capital as u8 + with_navigation * facts.navigation as u8;
            turn.coins += coins;
            cx.tell(|| Event::Coins { seat, coins });
        }
        CardKind::Allies { coins } => {
            turn.ally_coins += coins;
            cx.tell(|| Event::Coins { seat, coins });
        }
        CardKind::Engineering { forts } => {
            turn.free_forts += forts;
            cx.tell(|| Event::FreeForts { seat, forts });
        }
        CardKind::MinorEmpire { minor } => raise_minor(state, minor, cx),
        CardKind::Crusade { armies, sea, .. } => {
            state.turn.campaign = Campaign {
                kind: CampaignKind::Crusade,
                pool: [armies, 0],
                fleets: Set::of(sea),
                ..Campaign::default()
            };
            state.frames.push(SideCampaign);
        }
        CardKind::Kingdom { land } => {
            // R6.9.22: an own army there goes too, and the land ends with the piece the card brings.
            let army = state.event_army(card);
            let owner = state.world.owner(land).filter(|&owner| owner != seat);
            let capital = state.world.capitals.has(land);
            displace(state, land, cx);
            state.world.settle(land, seat, army);
            state.world.put_city(land);
            cx.tell(|| Event::Settled { seat, land });
            if capital {
                cx.tell(|| Event::Sacked { seat, land, what: Sacked::Capital, owner });
            }
        }
        CardKind::Revolt { land, dice } => revolt(state, card, land, dice, cx),
        CardKind::Disaster { lands } => state.frames.push(Disaster { left: lands }),
        CardKind::CivilWar { armies } => {
            state.frames.push(CivilWar { card, foe: None, left: armies, done: Set::empty() })
        }
        CardKind::Treachery => state.frames.push(TreacheryLand),
        CardKind::Barbarians => state.frames.push(Barbarians { card, home: None }),
        CardKind::Pestilence { .. } => state.frames.push(Pestilence { card }),
        CardKind::Plague { .. } => state.frames.push(Plague { card, from: None }),
        CardKind::Famine { .. } => state.frames.push(Famine { card }),
        CardKind::BlackDeath { .. } if state.options.letter => {
            state.frames.push(BlackDeathLands { card, first: None })
        }
        CardKind::BlackDeath { .. } => state.frames.push(BlackDeath { card, first: None }),
        CardKind::Migrants { armies, .. } => state.frames.push(Migrants { card, left: armies }),
    }
}

/// R6.8.4: a minor empire is played whole before the active one is prepared.
fn raise_minor(state: &mut State, minor: Minor, cx: &mut Cx<Game>) {
    let seat = state.turn.seat;
    let facts = minor.facts();
    // R13.4: it cannot fight for a sea, so it has no fleet where a manned fleet bars the sea.
    let fleets = facts.fleets - barred(state);
    cx.tell(|| Event::MinorRises { seat, minor });
    if !fleets.is_empty() {
        cx.tell(|| Event::Fleets { seat, seas: fleets.iter().collect() });
    }
    state.turn.campaign = Campaign {
        kind: CampaignKind::Minor,
        pool: [facts.strength - 1, 0],
        lands: [Set::of(facts.start), Set::empty()],
        fleets,
        ..Campaign::default()
    };
    let army = state.campaign_army();
    displace(state, facts.start, cx);
    state.world.settle(facts.start, seat, army);
    if facts.capital {
        state.world.put_capital(facts.start);
    }
    cx.tell(|| Event::Started { seat, land: facts.start, capital: facts.capital });
    state.frames.push(SideCampaign);
}

/// R6.9.19: against one die, no terrain; a vacant land is settled.
fn revolt(state: &mut State, card: Card, land: Land, dice: u8, cx: &mut Cx<Game>) {
    let (seat, army) = (state.turn.seat, state.event_army(card));
    if state.world.owner(land).is_none() {
        state.world.settle(land, seat, army);
        cx.tell(|| Event::Settled { seat, land });
    } else {
        combat::fight_out(state, land, combat::Side { dice, bonus: 0 }, 1, army, cx);
    }
}
