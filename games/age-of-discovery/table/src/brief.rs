//! What a round came to, as its sheet says it: workers, goods and ships drawn, and how much or where in a few words.

use crate::draw;
use age_of_discovery::{Building, Dest, Event, Goal, Good, Kind, Nation, Region, Track, Type, Workers};
use kernel::{Msg, Seat, msg};
use kit::{Id, Named};
use maud::html;
use table::{Brief, Drawn, seat_class};

fn worker(seat: Seat, kind: Kind) -> Drawn {
    let svg = html! { g class=(seat_class(seat)) { (draw::worker(seat, kind)) } };
    Drawn { name: kind.term(), view: "-18 -24 36 50", svg }
}

fn colonists(seat: Seat, n: u8) -> impl Iterator<Item = Drawn> {
    (0..n).map(move |_| worker(seat, Kind::Colonist))
}

fn crew(seat: Seat, workers: &Workers) -> Vec<Drawn> {
    workers.pairs().flat_map(|(kind, n)| (0..*n).map(move |_| worker(seat, kind))).collect()
}

fn good(good: Good) -> Drawn {
    Drawn { name: good.term(), view: "-17 -17 34 34", svg: draw::good(good) }
}

fn ship() -> Drawn {
    Drawn { name: msg("face-ship"), view: "-21 -23 42 48", svg: html! { use href="#i-ship" {} } }
}

/// The number that a track has on the board.
fn disc(track: Track) -> Drawn {
    let svg = html! { circle.number r="10" {} text.number-n y="5" { (track.index() + 1) } };
    Drawn { name: track.term(), view: "-10 -10 20 20", svg }
}

fn money(n: u16) -> Msg {
    msg("face-plus-money").num("n", n)
}

fn goal(goal: Goal) -> Msg {
    match goal {
        Goal::Region(region) => region.term(),
        Goal::Deck | Goal::Portugal => msg("face-brief-deck"),
    }
}

/// What was seen there is only the reader's to know: their sentence says it.
fn scouts(seat: Seat, sought: Goal, cost: u16) -> Brief {
    Brief::of(seat).said(msg("face-brief-scouts").with("goal", goal(sought)).num("n", cost))
}

fn lost(seat: Seat, workers: &Workers, region: Region) -> Brief {
    if workers.total() == 0 {
        return Brief::of(seat).idle(msg("face-brief-unharmed").with("region", region.term()));
    }
    Brief::of(seat).drawn(crew(seat, workers)).said(msg("face-brief-lost").with("region", region.term()))
}

pub fn brief(event: &Event) -> Option<Vec<Brief>> {
    use Event::*;
    let one = match event {
        // Each is told again by what follows it.
        ExpeditionSent { .. } | TileRevealed { .. } | CardRevealed { .. } | CardReshuffled { .. } => {
            return Some(Vec::new());
        }
        BattleDeclared { .. } | PowerDeclined { .. } | PutBack { .. } => return Some(Vec::new()),
        BattleFought { region, attacker, defender, attacker_lost, defender_lost, .. } => {
            return Some(vec![
                lost(*attacker, attacker_lost, *region),
                lost(*defender, defender_lost, *region),
            ]);
        }
        GoodsRefreshed { removed, drawn } => {
            let lot = |goods: &[Good], key| {
                (!goods.is_empty())
                    .then(|| Brief::of(None).drawn(goods.iter().copied().map(good)).said(msg(key)))
            };
            return Some(
                lot(removed, "face-brief-gone").into_iter().chain(lot(drawn, "face-brief-new")).collect(),
            );
        }
        event => heading(event)
            .or_else(|| idle(event))
            .or_else(|| on_a_track(event))
            .or_else(|| by_a_building(event))
            .or_else(|| at_the_end(event))?,
    };
    Some(vec![one])
}

fn heading(event: &Event) -> Option<Brief> {
    Some(match event {
        Event::TrackBegins { track } => Brief::of(None).drawn([disc(*track)]),
        Event::IncomeBegins => Brief::of(None).said(msg("face-phase-income")),
        Event::BenefitsBegin => Brief::of(None).said(msg("face-phase-benefits")),
        Event::RefreshBegins => Brief::of(None).said(msg("face-phase-refresh")),
        _ => return None,
    })
}

/// What somebody could have got and did not.
fn idle(event: &Event) -> Option<Brief> {
    use Event::*;
    let (seat, key) = match event {
        LeftGoods { seat } | BoughtNothing { seat, .. } => (Some(*seat), "face-brief-nothing"),
        NoGoodLeft { seat } => (Some(*seat), "face-brief-none-left"),
        ExpeditionWaits { seat } => (Some(*seat), "face-brief-waits"),
        TrainedNobody { seat } | EdictIdle { seat } => (Some(*seat), "face-brief-nobody"),
        WarPassed { seat } => (Some(*seat), "face-brief-peace"),
        PlagueSpared { seat } => (Some(*seat), "face-brief-spared"),
        ReformationSpoke { seat, .. } => (Some(*seat), "face-brief-reformation"),
        ShipStays => (None, "face-brief-nobody"),
        NoShip => (None, "face-brief-no-ship"),
        BagEmpty { seat, building } => {
            return Some(Brief::of(*seat).idle(msg("face-brief-bag").with("building", building.term())));
        }
        _ => return None,
    };
    Some(Brief::of(seat).idle(msg(key)))
}

fn on_a_track(event: &Event) -> Option<Brief> {
    use Event::*;
    let there = |seat: Seat, kind: Kind, region: Region| {
        Brief::of(seat).drawn([worker(seat, kind)]).said(region.term())
    };
    Some(match *event {
        InitiativePaid { seat, n } | MerchantPaid { seat, n } => Brief::of(seat).said(money(n)),
        Landed { seat, kind, region } | Settled { seat, kind, region } => there(seat, kind, region),
        Converted { seat, region, n } => Brief::of(seat).drawn(colonists(seat, n)).said(region.term()),
        StayedHome { seat, kind } => Brief::of(seat).drawn([worker(seat, kind)]).said(msg("face-brief-home")),
        RegionGood { seat, region, good: token } => Brief::of(seat).drawn([good(token)]).said(region.term()),
        TookGood { seat, good: token } => Brief::of(seat).drawn([good(token)]),
        FranceTook { seat, good: token } => Brief::of(seat).drawn([good(token)]).said(Nation::France.term()),
        HollandTook { seat } => Brief::of(seat).drawn([ship()]).said(Nation::Holland.term()),
        ShipWon { seat, value, tied } => {
            let key = if tied { "face-brief-ship-tie" } else { "face-brief-ship" };
            Brief::of(seat).drawn([ship()]).said(msg(key).num("n", value))
        }
        Bought { seat, building, price } => {
            Brief::of(seat).said(msg("face-brief-bought").with("building", building.term()).num("n", price))
        }
        Succeeded { seat, goal: found, plunder, soldiers, vp, .. } => {
            let said = msg("face-brief-found").with("goal", goal(found)).num("n", plunder + soldiers);
            Brief::of(seat).said(said.num("vp", vp))
        }
        Failed { seat, goal: sought, .. } => {
            Brief::of(seat).said(msg("face-brief-failed").with("goal", goal(sought)))
        }
        FreeDiscovery { seat, region, plunder, .. } => {
            Brief::of(seat).said(msg("face-brief-free").with("goal", region.term()).num("n", plunder))
        }
        TileReplaced { region, .. } => {
            Brief::of(None).said(msg("face-brief-replaced").with("region", region.term()))
        }
        Gained { seat, kind, to: Dest::Region(region), .. } => there(seat, kind, region),
        Gained { seat, kind, to: Dest::Discovery, .. } => {
            Brief::of(seat).drawn([worker(seat, kind)]).said(Track::Discovery.term())
        }
        Gained { seat, kind, to: Dest::Hand, .. } => Brief::of(seat).drawn([worker(seat, kind)]),
        GainLost { seat, kind } => {
            Brief::of(seat).drawn([worker(seat, kind)]).said(msg("face-brief-none-left"))
        }
        Exchanged { seat, region, kind } => {
            let said = msg("face-brief-exchanged").with("region", region.term());
            Brief::of(seat).drawn([worker(seat, kind)]).said(said)
        }
        // Whoever is trained is told of when they come.
        Trained { seat, cost, .. } => Brief::of(seat).said(msg("face-brief-paid").num("n", cost)),
        ScoutedTile { seat, region, cost, .. } => scouts(seat, Goal::Region(region), cost),
        ScoutedDeck { seat, cost, .. } => scouts(seat, Goal::Deck, cost),
        WarDeclared { seat, against, cost, .. } => {
            Brief::of(seat).said(msg("face-brief-war").seat("against", against).num("n", cost))
        }
        _ => return None,
    })
}

/// R6.5.2.
fn at_once(building: Building) -> bool {
    building.facts().kind == Type::Immediate
}

fn by_a_building(event: &Event) -> Option<Brief> {
    use Event::*;
    let moved = |seat, kind, from: Region, to: Region| {
        let said = msg("face-brief-moved").with("from", from.term()).with("to", to.term());
        Brief::of(seat).drawn([worker(seat, kind)]).said(said)
    };
    Some(match event {
        // It follows the purchase, which has the name.
        MoneyFrom { seat, building, n } if at_once(*building) => Brief::of(*seat).said(money(*n)),
        ShipFrom { seat, building } if at_once(*building) => Brief::of(*seat).drawn([ship()]),
        MoneyFrom { seat, building, n } => {
            Brief::of(*seat).said(msg("face-brief-money").with("building", building.term()).num("n", *n))
        }
        ShipFrom { seat, building } => Brief::of(*seat).drawn([ship()]).said(building.term()),
        GoodsFrom { seat, building, goods } => {
            let tokens = goods.pairs().flat_map(|(token, n)| (0..*n).map(move |_| good(token)));
            Brief::of(*seat).drawn(tokens).said(building.term())
        }
        FreeWorker { seat, building, kind } => {
            Brief::of(*seat).drawn([worker(*seat, *kind)]).said(building.term())
        }
        EdictNamed { seat, partner } => Brief::of(*seat).said(msg("face-brief-edict").seat("who", *partner)),
        EdictSettled { seat, region, n } => Brief::of(*seat).drawn(colonists(*seat, *n)).said(region.term()),
        PlagueTook { seat, region, kind } => {
            let said = msg("face-brief-plague").with("region", region.term());
            Brief::of(*seat).drawn([worker(*seat, *kind)]).said(said)
        }
        PlagueStruck { victim, region, n, .. } => {
            let said = msg("face-brief-plague").with("region", region.term());
            Brief::of(*victim).drawn(colonists(*victim, *n)).said(said)
        }
        TileStolen { seat, from, .. } => Brief::of(*seat).said(msg("face-brief-tile").seat("from", *from)),
        Privateered { seat, from, n } => {
            Brief::of(*seat).said(msg("face-brief-privateers").num("n", *n).seat("from", *from))
        }
        Smuggled { seat, from, gave, took } => {
            let said = msg("face-brief-smuggled").with("gave", gave.term()).seat("from", *from);
            Brief::of(*seat).drawn([good(*took)]).said(said)
        }
        Sold { seat, good: token, n } | Minted { seat, good: token, n } => {
            Brief::of(*seat).drawn([good(*token)]).said(money(*n))
        }
        Migrated { seat, from, to } => moved(*seat, Kind::Colonist, *from, *to),
        StablesMoved { seat, from, to } => moved(*seat, Kind::Soldier, *from, *to),
        UniversityUsed { seat, .. } => Brief::of(*seat).said(msg("building-university")),
        EnglandAdded { seat, n } => Brief::of(*seat).drawn(colonists(*seat, *n)).said(Nation::England.term()),
        EnglandSet { seat, .. } => Brief::of(*seat).said(msg("face-brief-dock")),
        ItalyReplaced { seat, kind, whose, .. } => {
            Brief::of(*seat).drawn([worker(*seat, *kind)]).said(msg("face-brief-instead").seat("who", *whose))
        }
        _ => return None,
    })
}

fn at_the_end(event: &Event) -> Option<Brief> {
    use Event::*;
    Some(match event {
        Income { seat, n } => Brief::of(*seat).said(money(*n)),
        ShipAdded => Brief::of(None).drawn([ship()]).said(msg("face-brief-new")),
        AgeEnded { age } => Brief::of(None).said(msg("face-brief-age").num("age", *age)),
        BuildingsRevealed { buildings } => Brief::of(None)
            .said(msg("face-brief-buildings").list("buildings", buildings.iter().map(|b| b.term()))),
        NewColonists { n } => {
            let svg = html! { g.nobody { (draw::anybody(Kind::Colonist)) } };
            let colonist = Drawn { name: Kind::Colonist.term(), view: "-18 -24 36 50", svg };
            Brief::of(None).drawn(vec![colonist; *n as usize]).said(msg("face-brief-everybody"))
        }
        ColonyScored { seat, region, n } => {
            Brief::of(*seat).said(msg("face-brief-scored").with("region", region.term()).num("n", *n))
        }
        BoughtVp { seat, n, cost } => {
            Brief::of(*seat).said(msg("face-brief-vp").num("n", *n).num("cost", *cost))
        }
        NewOrder { order } => {
            Brief::of(None).drawn(order.iter().map(|seat| Drawn::mark(*seat))).said(msg("face-brief-order"))
        }
        _ => return None,
    })
}
