//! How often something is found, and what, as far as a seat may know: all that it does not know is equally likely.

use crate::action::{Action, Goal};
use crate::data::Discovery;
use crate::discovery::{needed, portugal_meets, strength};
use crate::frames::{Expedition, Pending};
use crate::ids::*;
use crate::state::State;
use kernel::{Msg, Seat, msg};
use kit::gauge::EXACT;

/// Exact chances of what an action turns up, by the gist of its event.
pub fn exact(state: &State, seat: Seat, action: &Action) -> Option<Vec<(Msg, u32)>> {
    match (*action, state.frames.top()) {
        (Action::Explore(goal), Pending::Expedition(Expedition { party, .. })) => {
            expedition(state, seat, party, goal)
        }
        (Action::Discover(region), _) => Some(match state.known_tile(seat, region) {
            Some(tile) => counted([lies_there(tile.facts())]),
            None => counted(unknown_tiles(state, seat).iter().map(|tile| lies_there(tile.facts()))),
        }),
        // R14.4
        (Action::Scout(_), _) => {
            Some(counted(unknown_tiles(state, seat).iter().map(|tile| resists(tile.facts()))))
        }
        (Action::ScoutDeck, _) if top_known(state, seat).is_none() => {
            Some(counted(unknown_cards(state, seat).iter().map(|card| resists(card.facts()))))
        }
        // R12.11: one of those that everybody sees.
        (Action::Name(from), Pending::Rewrite(_)) => {
            Some(counted(state.players[from].tiles.iter().map(|tile| stolen(seat, from, tile))))
        }
        _ => None,
    }
}

/// R6.6.3: what the seat knows is won or not; then what may be found there.
fn expedition(state: &State, seat: Seat, party: &Workers, goal: Goal) -> Option<Vec<(Msg, u32)>> {
    let strength = strength(state, seat, party);
    let beaten = |facts: &Discovery| beats(state, seat, strength, facts);
    let (chance, mut lying) = match goal {
        Goal::Region(region) => {
            let unknown = unknown_tiles(state, seat);
            let hidden = state.known_tile(seat, region).is_none();
            let facts = unknown.iter().filter(|_| hidden).map(|tile| tile.facts());
            (chance_in(state, seat, strength, region), lying(facts, beaten))
        }
        // A card that is known leaves nothing to chance.
        Goal::Deck | Goal::Portugal if top_known(state, seat).is_some() => return None,
        Goal::Deck => {
            let unknown = unknown_cards(state, seat);
            (deck_chance(state, seat, strength)?, lying(unknown.iter().map(|card| card.facts()), beaten))
        }
        // R13.2: whatever the card says, it is met at 3. What it is worth still depends on it.
        Goal::Portugal => {
            let (_, needed) = portugal_meets(state, seat);
            let wins = strength >= needed as u32;
            let unknown = unknown_cards(state, seat);
            (part(wins as usize, 1), lying(unknown.iter().map(|card| card.facts()), |_| wins))
        }
    };
    let mut outcomes = vec![(succeeds(seat), chance), (fails(seat), EXACT - chance)];
    outcomes.append(&mut lying);
    Some(outcomes)
}

/// Each find once, with its chance.
fn counted(finds: impl IntoIterator<Item = Msg>) -> Vec<(Msg, u32)> {
    let mut counted: Vec<(Msg, usize)> = Vec::new();
    for found in finds {
        match counted.iter_mut().find(|(other, _)| *other == found) {
            Some((_, n)) => *n += 1,
            None => counted.push((found, 1)),
        }
    }
    let all = counted.iter().map(|(_, n)| n).sum();
    counted.into_iter().map(|(found, n)| (found, part(n, all))).collect()
}

/// R6.6.3, R6.6.4: how often a discovery has such a resistance and such points, of those that may lie there. What is too strong
/// brings no points.
fn lying<'f>(
    there: impl Iterator<Item = &'f Discovery>,
    beaten: impl Fn(&Discovery) -> bool,
) -> Vec<(Msg, u32)> {
    counted(there.map(|facts| if beaten(facts) { resists(facts) } else { withstands(facts) }))
}

/// R6.6.3: how often an expedition worth so much succeeds in a region, as far as `seat` knows.
pub fn chance_in(state: &State, seat: Seat, strength: u32, region: Region) -> u32 {
    let beaten = |tile: Tile| beats(state, seat, strength, tile.facts());
    if let Some(tile) = state.known_tile(seat, region) {
        return part(beaten(tile) as usize, 1);
    }
    let unknown = unknown_tiles(state, seat);
    part(unknown.filter(beaten).len(), unknown.len())
}

/// Tiles that may lie in the regions that are left, as far as `seat` knows.
fn may_lie(state: &State, seat: Seat) -> impl Iterator<Item = Tile> {
    let known = move |region: Region| state.known_tile(seat, region);
    let hidden = state.undiscovered_regions().any(|region| known(region).is_none());
    let unknown = unknown_tiles(state, seat).iter().filter(move |_| hidden);
    state.undiscovered_regions().filter_map(known).chain(unknown)
}

/// The least and the most of them.
fn range(numbers: impl Iterator<Item = u8>) -> Option<(u8, u8)> {
    numbers.map(|n| (n, n)).reduce(|(least, most), (n, _)| (least.min(n), most.max(n)))
}

/// R6.6.3: what an expedition may have to reach in the regions that are left.
pub fn resistances(state: &State, seat: Seat) -> Option<(u8, u8)> {
    range(may_lie(state, seat).map(|tile| needed(state, seat, tile.facts().resistance)))
}

/// R6.6.4: what an expedition worth so much may win there, in points.
pub fn prizes(state: &State, seat: Seat, strength: u32) -> Option<(u8, u8)> {
    let won = may_lie(state, seat).filter(|tile| beats(state, seat, strength, tile.facts()));
    range(won.map(|tile| tile.facts().vp))
}

/// R6.6.4: what each soldier of an expedition may earn, by what is left to be discovered.
pub fn soldier_plunder(state: &State, seat: Seat) -> Option<(u8, u8)> {
    let on_the_map = || may_lie(state, seat).map(|tile| tile.facts().per_soldier);
    let beyond = || {
        let (known, unknown) = (top_known(state, seat), unknown_cards(state, seat));
        let hidden = known.is_none() && !state.deck.is_empty();
        let cards = known.into_iter().chain(unknown.iter().filter(move |_| hidden));
        range(cards.map(|card| card.facts().per_soldier))
    };
    // R6.6.2
    if state.all_discovered() { beyond() } else { range(on_the_map()) }
}

/// R6.6.3: the best chance of an expedition worth so much, and whether it is the same in every region: where a tile is known it may
/// be another. `None` once every region is discovered.
pub fn best_chance(state: &State, seat: Seat, strength: u32) -> Option<(u32, bool)> {
    let chances = || state.undiscovered_regions().map(|region| chance_in(state, seat, strength, region));
    let best = chances().max()?;
    Some((best, chances().all(|chance| chance == best)))
}

/// R6.6.3: how often an expedition worth so much succeeds against the top card of the deck, as far as `seat` knows; `None` where the
/// deck is empty.
pub fn deck_chance(state: &State, seat: Seat, strength: u32) -> Option<u32> {
    let beaten = |card: Card| beats(state, seat, strength, card.facts());
    if let Some(card) = top_known(state, seat) {
        return Some(part(beaten(card) as usize, 1));
    }
    let unknown = unknown_cards(state, seat);
    (!unknown.is_empty()).then(|| part(unknown.filter(beaten).len(), unknown.len()))
}

/// R6.6.3: where an expedition worth so much is likeliest to succeed, if that is one region alone.
pub fn likeliest(state: &State, seat: Seat, strength: u32) -> Option<Region> {
    let (best, _) = best_chance(state, seat, strength)?;
    let mut there = state.undiscovered_regions();
    let region = there.find(|region| chance_in(state, seat, strength, *region) == best)?;
    let another = there.any(|other| chance_in(state, seat, strength, other) == best);
    (!another).then_some(region)
}

fn beats(state: &State, seat: Seat, strength: u32, facts: &Discovery) -> bool {
    strength >= needed(state, seat, facts.resistance) as u32
}

/// So many of all, in parts of [`EXACT`].
fn part(of: usize, all: usize) -> u32 {
    of as u32 * EXACT / all.max(1) as u32
}

/// By what it takes, so that one sees which of them would be won; the plunder is among what changes.
pub fn resists(facts: &Discovery) -> Msg {
    msg("gist-resists").num("n", facts.resistance).num("points", facts.vp)
}

/// The same sentence, so that what is turned up is not told twice: without points, which nothing else comes without.
fn withstands(facts: &Discovery) -> Msg {
    msg("gist-resists").num("n", facts.resistance).num("points", 0)
}

/// What cannot fail brings its points and its plunder.
pub fn lies_there(facts: &Discovery) -> Msg {
    msg("gist-lies-there").num("points", facts.vp).num("plunder", facts.plunder)
}

/// R12.11: a tile changes hands with its points.
pub fn stolen(seat: Seat, from: Seat, tile: Tile) -> Msg {
    msg("gist-tile-stolen").seat("who", seat).seat("from", from).num("points", tile.facts().vp)
}

pub fn succeeds(seat: Seat) -> Msg {
    msg("gist-expedition-succeeds").seat("who", seat)
}

pub fn fails(seat: Seat) -> Msg {
    msg("gist-expedition-fails").seat("who", seat)
}

/// Tiles that may lie where `seat` has not looked.
fn unknown_tiles(state: &State, seat: Seat) -> Set<Tile> {
    let won = Set::union(state.players.iter().map(|player| player.tiles));
    let known = Region::all().filter_map(|region| state.known_tile(seat, region));
    Set::all() - won - state.tiles_out - known.collect()
}

/// Cards that may lie where `seat` has not looked.
fn unknown_cards(state: &State, seat: Seat) -> Set<Card> {
    let won = Set::union(state.players.iter().map(|player| player.cards));
    let deck = state.deck.top.iter().chain(&state.deck.bottom);
    let known = deck.filter(|peeked| peeked.by.contains(seat)).map(|peeked| *peeked.card.get());
    Set::all() - won - known.collect()
}

/// The card that would be turned over, if `seat` has seen it.
fn top_known(state: &State, seat: Seat) -> Option<Card> {
    let deck = &state.deck;
    let top = deck.top.as_ref().or_else(|| deck.bottom.first().filter(|_| deck.unseen.is_empty()));
    top.filter(|peeked| peeked.by.contains(seat)).map(|peeked| *peeked.card.get())
}
