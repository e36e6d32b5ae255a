//! Expeditions (R6.6) and free discoveries: Spain (R13.2), cartography (R12.1).

use crate::action::{Action, Goal};
use crate::data::{Discovery, Effect};
use crate::event::Event;
use crate::flow::{self, Flow};
use crate::frame::Frame;
use crate::ids::*;
use crate::setup::cx_tile;
use crate::state::{LandTile, Place, Reveal, Seen, State};
use crate::table::Id;
use crate::{AgeOfDiscovery, scouting, targets};
use kernel::{Cx, Menu, Refusal, Seat, SeatSet, Secret, Show, Tone, msg};

const PORTUGAL_RESISTANCE: u8 = 3;

pub fn begin(state: &mut State) {
    state.frames.replace(Frame::Discovery { seat: None, done: SeatSet::EMPTY, party: Workers::default() });
}

/// R6.6.2: the deck is open once every region is discovered.
fn deck_open(state: &State) -> bool {
    !state.deck.is_empty() && state.all_discovered()
}

/// R13.2; by the letter only instead of a region, so only while one is left.
fn portugal_open(state: &State, seat: Seat) -> bool {
    state.power(seat, Nation::Portugal)
        && !state.deck.is_empty()
        && !(state.options.letter_portugal_deck && state.all_discovered())
}

fn has_goal(state: &State, seat: Seat) -> bool {
    !state.all_discovered() || !state.deck.is_empty() || portugal_open(state, seat)
}

/// R6.6.1: in order, whoever has workers here.
pub fn advance(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let Frame::Discovery { seat, mut done, party } = *state.frames.top() else { unreachable!("expeditions") };
    if seat.is_some() {
        *state.frames.top_mut() = Frame::Discovery { seat, done, party };
        return Flow::Ask;
    }
    for i in 0..state.order.len() {
        let seat = state.order[i];
        let workers = state.tracks.discovery[seat.index()];
        if !done.contains(seat) && !workers.is_empty() && has_goal(state, seat) {
            // A single worker need not be picked.
            let party = if workers.total() == 1 { workers } else { Workers::default() };
            *state.frames.top_mut() = Frame::Discovery { seat: Some(seat), done, party };
            return Flow::Ask;
        }
        done.insert(seat);
    }
    flow::begin_track(state, Track::Specialists, cx);
    Flow::Go
}

fn value(state: &State, seat: Seat, party: &Workers) -> u32 {
    party.pairs().map(|(kind, n)| *n as u32 * state.discovery_value(seat, kind) as u32).sum()
}

pub fn offer(state: &State, seat: Seat, party: &Workers, menu: &mut impl Menu<Action>) {
    let here = &state.tracks.discovery[seat.index()];
    menu.prompt(|| match party.is_empty() {
        true => msg("prompt-expedition"),
        false => msg("prompt-expedition-goal").num("n", value(state, seat, party)),
    });
    for (kind, n) in here.pairs() {
        if *n > party[kind] {
            menu.choice(Action::Send(kind), || {
                Show::at(targets::explorer(seat, kind), msg("do-send").with("kind", kind.name()))
            });
        }
    }
    if party.is_empty() {
        menu.choice(Action::SendAll, || Show::button(msg("do-send-all").num("n", here.total())));
        for region in state.undiscovered_regions() {
            menu.refuse(|| Refusal::new(targets::region(region), "R6.6.1", msg("refuse-party-first")));
        }
    } else {
        offer_goals(state, seat, menu);
    }
    menu.choice(Action::Pass, || Show::button(msg("do-wait")).tone(Tone::Idle));
}

fn offer_goals(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    for region in state.undiscovered_regions() {
        menu.choice(Action::Explore(Goal::Region(region)), || {
            Show::at(targets::region(region), msg("do-explore").with("region", region.the()))
        });
    }
    for region in state.discovered_regions() {
        menu.refuse(|| Refusal::new(targets::region(region), "R6.6.2", msg("refuse-discovered")));
    }
    if deck_open(state) {
        menu.choice(Action::Explore(Goal::Deck), || Show::at(targets::DECK, msg("do-explore-deck")));
    }
    if portugal_open(state, seat) {
        menu.choice(Action::Explore(Goal::Portugal), || {
            Show::at(targets::nation(Nation::Portugal), msg("do-explore-portugal"))
        });
    } else if state.players[seat].nation == Some(Nation::Portugal) {
        menu.refuse(|| {
            let used = !state.power(seat, Nation::Portugal);
            let why = if used { "refuse-power-used" } else { "refuse-portugal-closed" };
            Refusal::new(targets::nation(Nation::Portugal), "R13.2", msg(why))
        });
    }
    if state.deck.is_empty() {
        menu.refuse(|| Refusal::new(targets::DECK, "R6.6.2", msg("refuse-deck-empty")));
    } else if !state.all_discovered() {
        menu.refuse(|| Refusal::new(targets::DECK, "R6.6.2", msg("refuse-deck-closed")));
    }
}

pub fn apply(
    state: &mut State,
    seat: Seat,
    mut done: SeatSet,
    mut party: Workers,
    action: Action,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    match action {
        Action::Send(kind) => {
            party[kind] += 1;
            *state.frames.top_mut() = Frame::Discovery { seat: Some(seat), done, party };
        }
        Action::SendAll => {
            party = state.tracks.discovery[seat.index()];
            *state.frames.top_mut() = Frame::Discovery { seat: Some(seat), done, party };
        }
        Action::Explore(_) | Action::Pass => {
            done.insert(seat);
            *state.frames.top_mut() = Frame::Discovery { seat: None, done, party: Workers::default() };
            match action {
                Action::Explore(goal) => explore(state, seat, &party, goal, cx),
                _ => cx.tell(|| Event::ExpeditionWaits { seat }),
            }
        }
        _ => unreachable!("an expedition or nothing"),
    }
}

/// R6.6.3: printed resistance as it meets this seat.
fn needed(state: &State, seat: Seat, printed: u8) -> u8 {
    match Building::Plague1.facts().effect {
        Effect::ResistanceModifier { n } if state.owns(seat, Building::Plague1) => {
            printed.saturating_add_signed(n)
        }
        _ => printed,
    }
}

fn explore(state: &mut State, seat: Seat, party: &Workers, goal: Goal, cx: &mut Cx<AgeOfDiscovery>) {
    let strength = value(state, seat, party);
    cx.tell(|| Event::ExpeditionSent { seat, party: *party, goal, value: strength });
    // R6.6.6: whatever happens they go home.
    for &kind in Kind::ALL {
        for _ in 0..party[kind] {
            state.tracks.discovery[seat.index()][kind] -= 1;
            state.put_back(seat, kind);
        }
    }
    match goal {
        Goal::Region(region) => {
            let tile = reveal(state, region, cx);
            cx.tell(|| Event::TileRevealed { region, tile });
            let needed = needed(state, seat, tile.facts().resistance);
            if strength >= needed as u32 {
                win(state, seat, party, needed, tile.facts(), cx);
                found(state, seat, region, tile, Kind::Colonist, cx);
            } else {
                cx.tell(|| Event::Failed { seat, value: strength, needed });
                after_failure(state, region, tile, cx);
            }
        }
        Goal::Deck | Goal::Portugal => {
            cx.reveal();
            let card = *scouting::take_top(state, cx).card.get();
            state.last_reveal = Some(Reveal::Card(card));
            cx.tell(|| Event::CardRevealed { card });
            let facts = card.facts();
            let needed = if goal == Goal::Portugal {
                state.spend_power(seat);
                // By the letter always 3.
                match state.options.letter_portugal_plague {
                    true => PORTUGAL_RESISTANCE,
                    false => needed(state, seat, PORTUGAL_RESISTANCE),
                }
            } else {
                needed(state, seat, facts.resistance)
            };
            if strength >= needed as u32 {
                win(state, seat, party, needed, facts, cx);
                state.players[seat].cards |= 1 << card.index();
            } else {
                cx.tell(|| Event::Failed { seat, value: strength, needed });
                scouting::shuffle_back(state, card);
                cx.tell(|| Event::CardReshuffled { card });
            }
        }
    }
}

/// The tile of a region, turned over for all.
fn reveal(state: &mut State, region: Region, cx: &mut Cx<AgeOfDiscovery>) -> Tile {
    cx.reveal();
    let tile = match state.regions[region].tile {
        LandTile::Seen(seen) => *seen.tile.get(),
        _ => cx_tile(state, cx),
    };
    state.last_reveal = Some(Reveal::Tile { region, tile });
    tile
}

/// R6.6.4: plunder, and more for soldiers.
fn win(
    state: &mut State,
    seat: Seat,
    party: &Workers,
    needed: u8,
    facts: &Discovery,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    let plunder = facts.plunder as u16;
    let soldiers = facts.per_soldier as u16 * party[Kind::Soldier] as u16;
    state.players[seat].money += plunder + soldiers;
    cx.tell(|| Event::Succeeded { seat, needed, plunder, soldiers, vp: facts.vp });
}

/// The region is discovered; the finder keeps the tile and puts a figure there.
fn found(state: &mut State, seat: Seat, region: Region, tile: Tile, kind: Kind, cx: &mut Cx<AgeOfDiscovery>) {
    state.regions[region].tile = LandTile::None;
    state.players[seat].tiles |= 1 << tile.0;
    if state.take_figure(seat, kind) {
        cx.tell(|| Event::Settled { seat, kind, region });
        state.settle(seat, kind, region, cx);
    } else {
        cx.tell(|| Event::GainLost { seat, kind });
    }
}

/// R6.6.5: face down again, but everybody has seen it. R14.3: or another takes its place.
fn after_failure(state: &mut State, region: Region, tile: Tile, cx: &mut Cx<AgeOfDiscovery>) {
    if state.options.no_survivors && state.tiles_in_box > 0 {
        state.tiles_out |= 1 << tile.0;
        state.tiles_in_box -= 1;
        state.regions[region].tile = LandTile::Unseen;
        cx.tell(|| Event::TileReplaced { region, tile });
    } else {
        let by = SeatSet::all(state.seats());
        state.regions[region].tile = LandTile::Seen(Seen { tile: Secret::new(tile), by, public: true });
    }
}

/// A discovery that cannot fail: printed plunder only, no soldiers' share.
pub fn free(state: &mut State, seat: Seat, region: Region, kind: Kind, cx: &mut Cx<AgeOfDiscovery>) {
    let tile = reveal(state, region, cx);
    let plunder = tile.facts().plunder as u16;
    state.players[seat].money += plunder;
    cx.tell(|| Event::FreeDiscovery { seat, region, tile, plunder });
    found(state, seat, region, tile, kind, cx);
}

/// R12.1: usable while a region is undiscovered.
pub fn cartography_ready(state: &State, seat: Seat) -> bool {
    state.ready(seat, Building::Cartography) && !state.all_discovered()
}

pub fn offer_cartography(state: &State, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-cartography"));
    offer_free(state, menu);
    menu.choice(Action::Pass, || Show::button(msg("do-keep-for-later")).tone(Tone::Idle));
}

pub fn offer_free(state: &State, menu: &mut impl Menu<Action>) {
    for region in state.undiscovered_regions() {
        menu.choice(Action::Discover(region), || {
            Show::at(targets::region(region), msg("do-discover").with("region", region.the()))
        });
    }
}

pub fn apply_cartography(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    state.frames.pop();
    if let Action::Discover(region) = action {
        use_cartography(state, seat, region, cx);
    }
}

pub fn use_cartography(state: &mut State, seat: Seat, region: Region, cx: &mut Cx<AgeOfDiscovery>) {
    state.buildings[Building::Cartography] = Place::Spent(seat);
    free(state, seat, region, Kind::Colonist, cx);
}
