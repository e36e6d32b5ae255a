//! What a player keeps an eye on, as their view has it, and how an expedition may end.

use crate::Game;
use crate::action::{Action, Goal};
use crate::data::{Discovery, Effect, Type, facts};
use crate::discovery::{needed, strength, worth};
use crate::event::{Event, narrate};
use crate::frames::{Expedition, Gain, Pending, dock_line};
use crate::ids::*;
use crate::scoring::colony_of;
use crate::state::{Phase, State};
use crate::targets;
use crate::view::{LandView, Mat, View};
use kernel::{Msg, Seat, Target, msg};
use kit::gauge::EXACT;
use kit::{Gauge, Gauges};

impl Gauges for Game {
    fn gauges(view: &View) -> Vec<Gauge> {
        let mut all = Vec::with_capacity(7 + 12 * view.players.seats() as usize + 7 * REGIONS + 1);
        if let (Some(seat), Phase::Placement) = (view.viewer, view.phase) {
            in_line(view, seat, &mut all);
            trained(view, seat, &mut all);
        }
        for (seat, mat) in view.players.pairs() {
            of_seat(view, seat, mat, &mut all);
        }
        if let Some(seat) = view.viewer {
            due(view, seat, &mut all);
        }
        for (region, land) in view.regions.pairs() {
            of_region(view, region, land, &mut all);
        }
        // R6.4: whom the ship would go to. What the viewer counts for it belongs to the track: it is no gain where another leads.
        if let Some(bid @ 1..) = view.viewer.map(|seat| view.tracks.ship_value(seat)) {
            all.push(Gauge::at(targets::track(Track::MerchantShip), "bid", bid as i32));
        }
        if let Some((seat, _)) = view.tracks.ship_leader(&view.order).filter(|_| view.ship) {
            all.push(Gauge::who(targets::track(Track::MerchantShip), "ship", seat));
        }
        all
    }

    fn gist(event: &Event) -> Option<Msg> {
        match *event {
            // What is turned over or drawn for all, and the course of the round.
            Event::TileShown { .. } | Event::LastAgeShown { .. } | Event::BuildingsRevealed { .. } => None,
            Event::TileReplaced { .. } | Event::CardReshuffled { .. } => None,
            Event::GoodsRefreshed { .. } | Event::ShipAdded | Event::NewColonists { .. } => None,
            Event::TrackBegins { .. } | Event::AgeEnded { .. } => None,
            Event::IncomeBegins | Event::BenefitsBegin | Event::RefreshBegins => None,
            // Its numbers are those of the points, which are a gauge.
            Event::FinalScore { .. } => None,
            // It repeats the choice; what comes of it the gauges show.
            Event::Placed { .. } | Event::Landed { .. } | Event::StayedHome { .. } => None,
            Event::TookGood { .. } | Event::LeftGoods { .. } => None,
            Event::BoughtNothing { .. } | Event::BoughtVp { .. } => None,
            Event::ExpeditionSent { .. } | Event::ExpeditionWaits { .. } | Event::WarPassed { .. } => None,
            Event::Trained { .. } | Event::TrainedNobody { .. } | Event::Sold { .. } => None,
            Event::Bid { .. } | Event::DroppedOut { .. } | Event::TookNation { .. } => None,
            Event::PutBack { .. } | Event::PowerDeclined { .. } | Event::PlagueSpared { .. } => None,
            Event::Settled { .. } | Event::Gained { .. } => None,

            // R6.6.4: what may be won differs from tile to tile: none of them stands for the others.
            Event::TileRevealed { tile, .. } => Some(resists(tile.facts())),
            Event::CardRevealed { card } => Some(resists(card.facts())),
            Event::FreeDiscovery { tile, .. } => {
                let facts = tile.facts();
                Some(msg("gist-lies-there").num("points", facts.vp).num("plunder", facts.plunder))
            }
            // What a building is for shows later: it says so itself.
            // What it does at once is told by itself.
            Event::Bought { building, .. } if pays_out(building) => None,
            Event::Bought { building, .. } => Some(msg(building.key_in("building-{}-help"))),
            Event::Succeeded { seat, .. } => Some(succeeds(seat)),
            Event::Failed { seat, .. } => Some(fails(seat)),
            Event::ScoutedTile { seat, region, cost, .. } => {
                Some(narrate(&Event::ScoutedTile { seat, region, cost, tile: None }))
            }
            Event::ScoutedDeck { seat, cost, .. } => {
                Some(narrate(&Event::ScoutedDeck { seat, cost, card: None }))
            }
            Event::GoodsFrom { seat, building, goods } => {
                let told = msg("gist-goods-from").seat("who", seat).with("building", building.term());
                Some(told.num("n", goods.total()))
            }
            Event::TileStolen { seat, from, .. } => {
                Some(msg("gist-tile-stolen").seat("who", seat).seat("from", from))
            }
            _ => Some(narrate(event)),
        }
    }

    fn place(target: Target) -> Option<Msg> {
        targets::name(target)
    }

    /// R6.6.3: an expedition. All that the seat does not know is equally likely; what it knows is won or not.
    fn exact(state: &State, seat: Seat, action: &Action) -> Option<Vec<(Msg, u32)>> {
        let (Action::Explore(goal), Pending::Expedition(Expedition { party, .. })) =
            (*action, state.frames.top())
        else {
            return None;
        };
        let strength = strength(state, seat, party);
        let beaten = |facts: &Discovery| beats(state, seat, strength, facts);
        let (chance, mut lying) = match goal {
            Goal::Region(region) => {
                let unknown = unknown_tiles(state, seat);
                let hidden = state.known_tile(seat, region).is_none();
                let facts = unknown.iter().filter(|_| hidden).map(|tile| tile.facts());
                (chance_in(state, seat, strength, region), lying(facts, beaten))
            }
            Goal::Deck if top_known(state, seat).is_none() => {
                let unknown = unknown_cards(state, seat);
                let chance = deck_chance(state, seat, strength)?;
                (chance, lying(unknown.iter().map(|card| card.facts()), beaten))
            }
            // A card that is known, and Portugal's 3, leave nothing to chance.
            _ => return None,
        };
        let mut outcomes = vec![(succeeds(seat), chance), (fails(seat), EXACT - chance)];
        outcomes.append(&mut lying);
        Some(outcomes)
    }
}

/// R6.5.2: money, a ship or goods, and nothing else.
fn pays_out(building: Building) -> bool {
    let facts = building.facts();
    let pays =
        matches!(facts.effect, Effect::GainMoney { .. } | Effect::GainShip { .. } | Effect::DrawGoods { .. });
    facts.kind == Type::Immediate && pays
}

/// R6.6.3, R6.6.4: how often a discovery has such a resistance and such points, of those that may lie there. What is too strong
/// brings no points.
fn lying<'f>(
    there: impl Iterator<Item = &'f Discovery>,
    beaten: impl Fn(&Discovery) -> bool,
) -> Vec<(Msg, u32)> {
    let mut counted: Vec<(Msg, usize)> = Vec::new();
    for facts in there {
        let found = if beaten(facts) { resists(facts) } else { withstands(facts) };
        match counted.iter_mut().find(|(other, _)| *other == found) {
            Some((_, n)) => *n += 1,
            None => counted.push((found, 1)),
        }
    }
    let all = counted.iter().map(|(_, n)| n).sum();
    counted.into_iter().map(|(found, n)| (found, part(n, all))).collect()
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
fn resists(facts: &Discovery) -> Msg {
    msg("gist-resists").num("n", facts.resistance).num("points", facts.vp)
}

fn withstands(facts: &Discovery) -> Msg {
    msg("gist-withstands").num("n", facts.resistance)
}

fn succeeds(seat: Seat) -> Msg {
    msg("gist-expedition-succeeds").seat("who", seat)
}

fn fails(seat: Seat) -> Msg {
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

/// First what wins, then what serves to win, then who is there to work for it.
fn of_seat(view: &View, seat: Seat, mat: &Mat, all: &mut Vec<Gauge>) {
    let mut note = |what, n: u32| all.push(Gauge::of(seat, what, n as i32));
    note("points", mat.score.total as u32);
    // R10.1: what the next scoring would bring as things stand.
    let claim = |land: &LandView| colony_of(&land.workers)[seat.index()] as u32;
    note("claims", view.regions.pairs().map(|(_, land)| claim(land)).sum());
    note("money", mat.money as u32);
    note("income", mat.income as u32);
    note("colonies", mat.workers_in_regions as u32);
    note("goods", mat.goods.total());
    note("ships", mat.ships as u32);
    note("buildings", mat.buildings.len() as u32);
    note("discoveries", (mat.tiles.len() + mat.cards.len()) as u32);
    // R6.6.3: as the choice counts them.
    let magellan = mat.buildings.iter().any(|owned| owned.building == Building::Magellan);
    note("explorers", worth(&view.tracks.discovery[seat.index()], magellan));
    note("hand", mat.hand.total());
}

/// What the viewer may take once and not later: landings (R6.2.2), goods (R6.3), figures that are due (R15.2). It lapses while
/// its track is resolved; before that it is only kept, so that no choice of another track seems to give it.
fn due(view: &View, seat: Seat, all: &mut Vec<Gauge>) {
    let own = |line: &mut dyn Iterator<Item = &Worker>| line.filter(|worker| worker.seat == seat).count();
    // Where a choice brings both, the place in the line says more than how many are in it: what is none is not there before.
    let mut note = |what, n: usize, now: bool| {
        let gauge = Gauge::of(seat, what, n as i32);
        all.extend((n > 0 || now).then(|| if now { gauge.lapsing() } else { gauge }));
    };
    note("landings", own(&mut dock_line(&view.tracks)), view.track == Some(Track::Dock));
    note("takings", own(&mut view.tracks.goods.iter()), view.track == Some(Track::Goods));
    if let Pending::Gain(Gain { seat: whose, left, .. }) = view.now
        && whose == seat
    {
        note("dues", left as usize, true);
    }
}

/// R5.3: how far in front the viewer stands, which is what a space is chosen for. It belongs to the viewer's mat, not to the
/// tracks: a choice says it, and nobody needs to be told when placing is over. Where the viewer does not stand, nothing is said: a
/// new round takes everybody off the tracks, and that is no consequence of the answer before it.
fn in_line(view: &View, seat: Seat, all: &mut Vec<Gauge>) {
    let (tracks, mat) = (&view.tracks, Target::Seat(seat));
    let lines: [(&'static str, &[Worker]); 5] = [
        ("line-initiative", &tracks.initiative),
        ("line-dock", &tracks.dock),
        ("line-goods", &tracks.goods),
        ("line-buildings", &tracks.buildings),
        ("line-war", &tracks.war),
    ];
    for (what, line) in lines {
        let place = line.iter().rposition(|worker| worker.seat == seat);
        all.extend(place.map(|place| Gauge::word(mat, what, nth(place))));
    }
    let leads = tracks.ship_leader(&view.order).is_some_and(|(leader, _)| leader == seat);
    if view.ship && leads {
        all.push(Gauge::word(mat, "lead", "lead-yours"));
    }
}

/// R6.7: how many specialists come for the viewer, of others the board shows it. In words, as the places in line are: a number
/// would seem to be lost when they have come, and their boxes are empty again.
fn trained(view: &View, seat: Seat, all: &mut Vec<Gauge>) {
    const MORE: [&str; 6] = ["trained-1", "trained-2", "trained-3", "trained-4", "trained-5", "trained-6"];
    let purse = view.players[seat].money + view.tracks.pays_before_the_capital(seat);
    let paid = purse >= facts().constants.training_cost;
    let own =
        |place: &Training| view.tracks.specialists[place.index()].is_some_and(|worker| worker.seat == seat);
    let trains = |place: &Training| own(place) && (paid || *place != Training::Any);
    let n = Training::ALL.iter().filter(|place| trains(place)).count();
    let word = n.checked_sub(1).and_then(|n| MORE.get(n));
    all.extend(word.map(|word| Gauge::word(Target::Seat(seat), "trained", word)));
}

/// R10.1: places in a region, in words that say what they are: a change of them stands alone.
const STANDING: [&str; 6] =
    ["standing-1", "standing-2", "standing-3", "standing-4", "standing-5", "standing-6"];

fn of_region(view: &View, region: Region, land: &LandView, all: &mut Vec<Gauge>) {
    let place = targets::region(region);
    // R1.6: it lies there from the beginning, and whoever finds the region does not get it by that.
    let token = Gauge::word(place, "token", if land.good_there { "token-there" } else { "token-taken" });
    if !land.discovered {
        return all.push(token);
    }
    let mut sizes = [0; kernel::MAX_SEATS];
    for (size, workers) in sizes.iter_mut().zip(&land.workers) {
        *size = workers.total();
    }
    let own = view.viewer.map_or(0, |seat| sizes[seat.index()]);
    let most = sizes.iter().copied().max().unwrap_or(0);
    if view.viewer.is_some() {
        all.push(Gauge::at(place, "colony", own as i32));
    }
    // R10.1: where the region counts, the place of the viewer there. R10.2: builders raise what the first gets, and a tie lowers it.
    let points = colony_of(&land.workers);
    let prize = points.into_iter().max().unwrap_or(0);
    if prize > 0 && own > 0 {
        // R10.2: behind all who are tied comes the next place, which is paid as that.
        let before = (own + 1..=most).filter(|size| sizes.contains(size)).count();
        let paid = view.viewer.is_some_and(|seat| points[seat.index()] > 0);
        let word = match before {
            // A tie leaves it nothing.
            1 if !paid => "standing-2-unpaid",
            _ => STANDING[before.min(STANDING.len() - 1)],
        };
        all.push(Gauge::word(place, "standing", word));
    }
    all.push(Gauge::at(place, "rivals", (sizes.iter().sum::<u32>() - own) as i32));
    let mut first = Seat::all(view.seats).filter(|seat| sizes[seat.index()] == most);
    match (first.next(), first.next()) {
        // One worker leads nothing (R10.1).
        _ if most < 2 => {}
        (Some(seat), None) => all.push(Gauge::who(place, "first", seat)),
        // Whoever led there leads no more.
        _ => all.push(Gauge::word(place, "first", "first-tied")),
    }
    if prize > 0 {
        all.push(Gauge::at(place, "prize", prize as i32));
    }
    all.push(token);
}
