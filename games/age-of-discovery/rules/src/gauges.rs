//! What a player keeps an eye on, as their view has it, and what an event comes down to.

use crate::action::Action;
use crate::data::{Effect, Type, facts};
use crate::discovery::worth;
use crate::event::{Event, narrate};
use crate::frames::{Gain, Pending, dock_line};
use crate::ids::*;
use crate::scoring::colony_of;
use crate::state::{Phase, State};
use crate::view::{LandView, Mat, View};
use crate::{Game, chances, targets};
use kernel::{Msg, Seat, Target, msg};
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
            Event::TileRevealed { tile, .. } => Some(chances::resists(tile.facts())),
            Event::CardRevealed { card } => Some(chances::resists(card.facts())),
            Event::FreeDiscovery { tile, .. } => Some(chances::lies_there(tile.facts())),
            // What it does at once is told by itself. What others do stands on its card, which is shown beside what is foreseen.
            Event::Bought { building, .. } if pays_out(building) => None,
            Event::Bought { seat, building, .. } => {
                Some(msg("gist-bought").seat("who", seat).with("building", building.term()))
            }
            Event::Succeeded { seat, .. } => Some(chances::succeeds(seat)),
            Event::Failed { seat, .. } => Some(chances::fails(seat)),
            // R14.4: whoever looks sees what lies there; others hear that somebody looked.
            Event::ScoutedTile { tile: Some(tile), .. } => Some(chances::resists(tile.facts())),
            Event::ScoutedDeck { card: Some(card), .. } => Some(chances::resists(card.facts())),
            Event::GoodsFrom { seat, building, goods } => {
                let told = msg("gist-goods-from").seat("who", seat).with("building", building.term());
                Some(told.num("n", goods.total()))
            }
            Event::TileStolen { seat, from, tile } => Some(chances::stolen(seat, from, tile)),
            _ => Some(narrate(event)),
        }
    }

    fn place(target: Target) -> Option<Msg> {
        targets::name(target)
    }

    fn exact(state: &State, seat: Seat, action: &Action) -> Option<Vec<(Msg, u32)>> {
        chances::exact(state, seat, action)
    }

    /// Whoever discovers for free, scouts or robs gets something in any case.
    fn aims(action: &Action) -> bool {
        matches!(action, Action::Explore(_))
    }
}

/// R6.5.2: money, a ship or goods, and nothing else.
fn pays_out(building: Building) -> bool {
    let facts = building.facts();
    let pays =
        matches!(facts.effect, Effect::GainMoney { .. } | Effect::GainShip { .. } | Effect::DrawGoods { .. });
    facts.kind == Type::Immediate && pays
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
        // Whoever is there alone has most already: the second worker changes nothing of that.
        _ if most == 0 => {}
        (Some(seat), None) => all.push(Gauge::who(place, "first", seat)),
        // Whoever led there leads no more.
        _ => all.push(Gauge::word(place, "first", "first-tied")),
    }
    if prize > 0 {
        all.push(Gauge::at(place, "prize", prize as i32));
    }
    all.push(token);
}
