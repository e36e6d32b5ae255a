//! The sentence an event becomes in the log.

use super::Event;
use crate::action::{Goal, Queue, Spot};
use crate::data::facts;
use crate::frames::{Dest, spot_name};
use crate::ids::*;
use kernel::{Msg, Seat, msg};

fn seats(order: &[Seat]) -> Vec<Msg> {
    order.iter().map(|s| msg("term-seat").seat("who", *s)).collect()
}

fn goods(list: &[Good]) -> Msg {
    some(list.iter().map(|g| g.term()).collect())
}

/// A list, or "nothing".
fn some(list: Vec<Msg>) -> Msg {
    if list.is_empty() { msg("term-nothing") } else { msg("term-list").list("items", list) }
}

/// A tile, by its numbers.
pub fn tile_name(tile: Tile) -> Msg {
    let facts = tile.facts();
    msg("term-tile")
        .num("resistance", facts.resistance)
        .num("plunder", facts.plunder)
        .num("soldier", facts.per_soldier)
        .num("vp", facts.vp)
}

/// A card, by its name and numbers.
pub fn card_name(card: Card) -> Msg {
    let facts = card.facts();
    msg("term-card")
        .with("card", card.term())
        .num("resistance", facts.resistance)
        .num("plunder", facts.plunder)
        .num("soldier", facts.per_soldier)
        .num("vp", facts.vp)
}

fn goal_name(goal: Goal) -> Msg {
    match goal {
        Goal::Region(region) => region.the(),
        Goal::Deck => msg("goal-deck"),
        Goal::Portugal => msg("goal-portugal"),
    }
}

pub fn narrate(event: &Event) -> Msg {
    use Event::*;
    match event {
        AuctionOpened { seat } => msg("event-auction-opened").seat("who", *seat),
        Bid { seat, n } => msg("event-bid").seat("who", *seat).num("n", *n),
        DroppedOut { seat } => msg("event-dropped-out").seat("who", *seat),
        WonAuction { seat, price, position } => {
            msg("event-won-auction").seat("who", *seat).num("n", *price).num("position", *position)
        }
        LastBoard { seat, price, position } => {
            msg("event-last-board").seat("who", *seat).num("n", *price).num("position", *position)
        }
        TookNation { seat, nation } => {
            msg("event-took-nation").seat("who", *seat).with("nation", nation.term())
        }
        OrderSet { order } => msg("event-order").list("order", seats(order)),
        StartMoney { seat, n } => msg("event-start-money").seat("who", *seat).num("n", *n),
        CaptainsReady { seat, n } => msg("event-captains-ready").seat("who", *seat).num("n", *n),
        TileShown { region, tile } => {
            msg("event-tile-shown").with("region", region.term()).with("tile", tile_name(*tile))
        }
        LastAgeShown { buildings } => {
            msg("event-last-age-shown").list("buildings", buildings.iter().map(|b| b.term()))
        }
        RoundBegins { round, age } => msg("event-round").num("round", *round).num("age", *age),
        TrackBegins { track } => msg("event-track").with("track", track.term()),
        IncomeBegins => msg("event-income-begins"),
        BenefitsBegin => msg("event-benefits-begin"),
        RefreshBegins => msg("event-refresh-begins"),
        Placed { seat, kind, spot, space } => {
            let told = match spot {
                Spot::MerchantShip | Spot::Discovery | Spot::Mayflower | Spot::Specialists(_) => {
                    msg("event-placed")
                }
                _ => msg("event-placed-space").num("n", *space),
            };
            told.seat("who", *seat).with("kind", kind.term()).with("spot", spot_name(*spot))
        }
        ScoutedTile { seat, region, cost, tile } => {
            let told = match tile {
                Some(tile) => msg("event-scouted-tile-known").with("tile", tile_name(*tile)),
                None => msg("event-scouted-tile"),
            };
            told.seat("who", *seat).with("region", region.place()).num("n", *cost)
        }
        ScoutedDeck { seat, cost, card } => {
            let told = match card {
                Some(card) => msg("event-scouted-deck-known").with("card", card_name(*card)),
                None => msg("event-scouted-deck"),
            };
            told.seat("who", *seat).num("n", *cost)
        }
        PutBack { seat, under } => {
            msg(if *under { "event-put-under" } else { "event-kept-on-top" }).seat("who", *seat)
        }
        UniversityUsed { seat, whose, queue } => match queue {
            Queue::Track { track, .. } => {
                msg("event-university").seat("who", *seat).seat("whose", *whose).with("track", track.term())
            }
            Queue::Order(_) => msg("event-university-order").seat("who", *seat).seat("whose", *whose),
        },
        EnglandAdded { seat, n } => msg("event-england-added").seat("who", *seat).num("n", *n),
        EnglandSet { seat, line } => {
            let workers =
                line.iter().map(|w| msg("term-worker-of").with("kind", w.kind.term()).seat("who", w.seat));
            msg("event-england-set").seat("who", *seat).list("line", workers)
        }
        FranceTook { seat, good } => msg("event-france-took").seat("who", *seat).with("good", good.term()),
        HollandTook { seat } => msg("event-holland-took").seat("who", *seat),
        ItalyReplaced { seat, place, whose, out, .. } => msg("event-italy-replaced")
            .seat("who", *seat)
            .with("kind", out.term())
            .seat("whose", *whose)
            .with("place", place.term()),
        StablesMoved { seat, from, to } => {
            msg("event-stables-moved").seat("who", *seat).with("from", from.the()).with("to", to.the())
        }
        PowerDeclined { seat, nation } => {
            msg("event-power-declined").seat("who", *seat).with("nation", nation.term())
        }
        InitiativePaid { seat, n } => msg("event-initiative-paid").seat("who", *seat).num("n", *n),
        // R10.2: whoever is first and second there gets it, not only its owner.
        Landed { seat, kind: Kind::Builder, region } => {
            let pay = facts().constants.colony;
            let told = msg("event-landed-builder").seat("who", *seat).with("region", region.place());
            told.num("first", pay.builder_first).num("second", pay.builder_second)
        }
        Landed { seat, kind, region } => {
            msg("event-landed").seat("who", *seat).with("kind", kind.term()).with("region", region.place())
        }
        StayedHome { seat, kind } => msg("event-stayed-home").seat("who", *seat).with("kind", kind.term()),
        MerchantPaid { seat, n } => msg("event-merchant-paid").seat("who", *seat).num("n", *n),
        Converted { seat, region, n } => {
            msg("event-converted").seat("who", *seat).num("n", *n).with("region", region.to())
        }
        ReformationSpoke { seat, owner, region } => {
            msg("event-reformation").seat("who", *seat).seat("owner", *owner).with("region", region.place())
        }
        RegionGood { seat, region, good } => msg("event-region-good")
            .seat("who", *seat)
            .with("region", region.place())
            .with("good", good.term()),
        TookGood { seat, good } => msg("event-took-good").seat("who", *seat).with("good", good.term()),
        LeftGoods { seat } => msg("event-left-goods").seat("who", *seat),
        NoGoodLeft { seat } => msg("event-no-good-left").seat("who", *seat),
        ShipWon { seat, value, tied } => msg(if *tied { "event-ship-won-tie" } else { "event-ship-won" })
            .seat("who", *seat)
            .num("n", *value),
        ShipStays => msg("event-ship-stays"),
        NoShip => msg("event-no-ship"),
        Bought { seat, building, price } => {
            msg("event-bought").seat("who", *seat).with("building", building.term()).num("n", *price)
        }
        BoughtNothing { seat, too_little: None } => msg("event-bought-nothing").seat("who", *seat),
        BoughtNothing { seat, too_little: Some(n) } => msg("event-too-dear").seat("who", *seat).num("n", *n),
        ExpeditionSent { seat, party, goal, value } => msg("event-expedition")
            .seat("who", *seat)
            .list("party", crew(party))
            .with("goal", goal_name(*goal))
            .num("n", *value),
        ExpeditionWaits { seat } => msg("event-expedition-waits").seat("who", *seat),
        TileRevealed { region, tile } => {
            msg("event-tile-revealed").with("region", region.term()).with("tile", tile_name(*tile))
        }
        CardRevealed { card } => msg("event-card-revealed").with("card", card_name(*card)),
        Succeeded { seat, goal, value, needed, lowered, plunder, soldiers, vp } => msg("event-succeeded")
            .seat("who", *seat)
            .with("goal", goal_name(*goal))
            .num("value", *value)
            .num("needed", *needed)
            .num("lowered", *lowered)
            .num("met", *needed + *lowered)
            .num("n", *plunder + *soldiers)
            .num("soldiers", *soldiers)
            .num("vp", *vp),
        Failed { seat, goal, value, needed, lowered } => {
            let told = msg("event-failed").seat("who", *seat).with("goal", goal_name(*goal));
            let told = told.num("n", *value).num("needed", *needed);
            told.num("lowered", *lowered).num("met", *needed + *lowered)
        }
        TileReplaced { region, tile } => {
            msg("event-tile-replaced").with("region", region.place()).with("tile", tile_name(*tile))
        }
        CardReshuffled { card } => msg("event-card-reshuffled").with("card", card.term()),
        FreeDiscovery { seat, region, tile, plunder } => msg("event-free-discovery")
            .seat("who", *seat)
            .with("region", region.the())
            .with("tile", tile_name(*tile))
            .num("n", *plunder),
        Settled { seat, kind, region } => {
            msg("event-settled").seat("who", *seat).with("kind", kind.term()).with("region", region.place())
        }
        Gained { seat, kind, to, last_round } => {
            let told = match to {
                Dest::Hand if *last_round => msg("event-gained-last"),
                Dest::Hand => msg("event-gained"),
                Dest::Discovery => msg("event-gained-explorer"),
                Dest::Region(region) => msg("event-gained-region").with("region", region.place()),
            };
            told.seat("who", *seat).with("kind", kind.term())
        }
        GainLost { seat, kind } => msg("event-gain-lost").seat("who", *seat).with("kind", kind.term()),
        Exchanged { seat, region, kind } => {
            msg("event-exchanged").seat("who", *seat).with("kind", kind.term()).with("region", region.place())
        }
        Trained { seat, kind, cost } => {
            msg("event-trained").seat("who", *seat).with("kind", kind.term()).num("n", *cost)
        }
        TrainedNobody { seat } => msg("event-trained-nobody").seat("who", *seat),
        WarPassed { seat } => msg("event-war-passed").seat("who", *seat),
        BattleDeclared { seat, against, region } => msg("event-battle-declared")
            .seat("who", *seat)
            .seat("against", *against)
            .with("region", region.place()),
        WarDeclared { seat, against, cost, regions } => msg("event-war-declared")
            .seat("who", *seat)
            .seat("against", *against)
            .num("n", *cost)
            .list("regions", regions.iter().map(|r| r.term())),
        BattleFought { region, attacker, defender, attacker_lost, defender_lost, militia } => {
            msg(if *militia { "event-battle-militia" } else { "event-battle" })
                .with("region", region.place())
                .seat("attacker", *attacker)
                .seat("defender", *defender)
                .with("lost", some(crew(attacker_lost)))
                .with("killed", some(crew(defender_lost)))
        }
        MoneyFrom { seat, building, n } => {
            msg("event-money-from").seat("who", *seat).with("building", building.term()).num("n", *n)
        }
        ShipFrom { seat, building } => {
            msg("event-ship-from").seat("who", *seat).with("building", building.term())
        }
        GoodsFrom { seat, building, goods: drawn } => {
            let tokens = drawn.pairs().flat_map(|(good, n)| vec![good.term(); *n as usize]);
            msg("event-goods-from").seat("who", *seat).with("building", building.term()).list("goods", tokens)
        }
        BagEmpty { seat, building } => {
            msg("event-bag-empty").seat("who", *seat).with("building", building.term())
        }
        FreeWorker { seat, building, kind } => msg("event-free-worker")
            .seat("who", *seat)
            .with("building", building.term())
            .with("kind", kind.term()),
        EdictNamed { seat, partner } => msg("event-edict-named").seat("who", *seat).seat("partner", *partner),
        EdictSettled { seat, region, n } => {
            msg("event-edict-settled").seat("who", *seat).with("region", region.place()).num("n", *n)
        }
        EdictIdle { seat } => msg("event-edict-idle").seat("who", *seat),
        PlagueTook { seat, region, kind } => msg("event-plague-took")
            .seat("who", *seat)
            .with("region", region.place())
            .with("kind", kind.term()),
        PlagueStruck { seat, victim, region, n } => msg("event-plague-struck")
            .seat("who", *seat)
            .seat("victim", *victim)
            .with("region", region.to())
            .num("n", *n),
        PlagueSpared { seat } => msg("event-plague-spared").seat("who", *seat),
        TileStolen { seat, from, tile } => {
            msg("event-tile-stolen").seat("who", *seat).seat("from", *from).with("tile", tile_name(*tile))
        }
        Privateered { seat, from, n } => {
            msg("event-privateered").seat("who", *seat).seat("from", *from).num("n", *n)
        }
        Smuggled { seat, from, gave, took } => msg("event-smuggled")
            .seat("who", *seat)
            .seat("from", *from)
            .with("gave", gave.term())
            .with("took", took.term()),
        Sold { seat, good, n } => msg("event-sold").seat("who", *seat).with("good", good.term()).num("n", *n),
        Minted { seat, good, n } => {
            msg("event-minted").seat("who", *seat).with("good", good.term()).num("n", *n)
        }
        Migrated { seat, from, to } => {
            msg("event-migrated").seat("who", *seat).with("from", from.the()).with("to", to.the())
        }
        Income { seat, n } => msg("event-income").seat("who", *seat).num("n", *n),
        GoodsRefreshed { removed, drawn } if removed.is_empty() => {
            msg("event-goods-new").with("drawn", goods(drawn))
        }
        GoodsRefreshed { removed, drawn } => {
            msg("event-goods-refreshed").with("removed", goods(removed)).with("drawn", goods(drawn))
        }
        ShipAdded => msg("event-ship-added"),
        AgeEnded { age } => msg("event-age-ended").num("age", *age),
        BuildingsRevealed { buildings } => {
            msg("event-buildings-revealed").list("buildings", buildings.iter().map(|b| b.term()))
        }
        NewColonists { n } => msg("event-new-colonists").num("n", *n),
        ColonyScored { seat, region, n } => {
            msg("event-colony-scored").seat("who", *seat).with("region", region.place()).num("n", *n)
        }
        BoughtVp { seat, n, cost } => {
            msg("event-bought-vp").seat("who", *seat).num("n", *n).num("cost", *cost)
        }
        NewOrder { order } => msg("event-order").list("order", seats(order)),
        FinalScore { seat, score } => {
            // Points can be bought in some games only; without them nothing is said of it.
            let told = match score.bought {
                0 => msg("event-final-score"),
                n => msg("event-final-score-bought").num("bought", n),
            };
            told.seat("who", *seat)
                .num("total", score.total)
                .num("colonies", score.colonies.iter().sum::<u16>())
                .num("discoveries", score.discoveries)
                .num("buildings", score.buildings.iter().map(|(_, vp)| *vp).sum::<u16>())
                .num("economy", score.economy)
        }
        Won { seats: winners } => {
            let names: Vec<Msg> = seats(&winners.iter().collect::<Vec<_>>());
            msg("event-won").num("n", names.len() as i64).list("who", names)
        }
    }
}
