//! What happened, and the sentence it becomes.

use crate::battle::Roll;
use crate::data::data;
use crate::figure::Figure;
use crate::ids::*;
use crate::state::{Production, size_name};
use kernel::{Msg, Seat, msg};
use serde::Serialize;

/// What was bought, and for how much: whoever was away reads of a share alone.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Paid {
    pub what: Msg,
    pub price: u16,
}

/// R2.5.9: whose settlement is lost with the last unit, and how large it is.
pub type Taken = (Seat, u8);

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    RolledFor { who: Seat, what: RollFor, dice: (u8, u8), less: u8 },
    FirstToPlace { who: Seat },
    FirstPlayer { who: Seat },
    Started { who: Seat, area: Area },
    Dealt { who: Seat, tech: Tech },
    TurnBegins { turn: u16, era: Era },
    EraWillEnd { era: Era, who: Seat, why: EraEnd },
    EraBegins { era: Era, basic: bool },
    Moved { who: Seat, from: Area, to: Area, figures: Vec<(Figure, u8)> },
    Stayed { who: Seat },
    LetPass { who: Seat, mover: Seat, area: Area, again: bool },
    LookedAt { who: Seat, area: Area },
    Saw { who: Seat, area: Area, marker: Marker },
    PutBack { who: Seat, area: Area },
    MarkerRemoved { who: Seat, area: Area, marker: Marker },
    TurnedUp { who: Seat, area: Area, marker: Marker },
    FreeTechnology { who: Seat, tech: Tech, basic: bool },
    MinorJoined { who: Seat, area: Area },
    PlagueKilled { who: Seat, count: u8 },
    Shrunk { area: Area, size: u8 },
    Challenged { who: Seat, mover: Seat, area: Area },
    Attacked { who: Seat, whom: Seat, area: Area, declared: bool },
    Joined { who: Seat, leader: Seat },
    Round { area: Area, rolls: Box<[Roll; 2]>, names: [Figure; 2], taken: Option<Taken> },
    BattleWon { who: Seat, area: Area },
    BattleDrawn { area: Area, kept: Option<Taken> },
    Caught { who: Seat, count: u8, area: Area },
    AircraftLost { who: Seat, area: Area },
    Captured { who: Seat, from: Seat, area: Area, size: u8 },
    Eliminated { who: Seat },
    Spoils { who: Seat, from: Seat, gold: u16 },
    Proposed { from: Seat, to: Seat, give: Vec<Msg>, take: Vec<Msg> },
    DealMade { from: Seat, to: Seat, give: Vec<Msg>, take: Vec<Msg> },
    Declined { who: Seat, from: Seat },
    Passed { who: Seat },
    ForcedLoan { who: Seat, from: Seat, lent: Area, borrowed: Area },
    CriticalResource { who: Seat, roll: u8, resource: Marker },
    Produced { who: Seat, made: Production },
    Returned { who: Seat, from: Seat, area: Area, resource: Marker },
    Bought { who: Seat, figure: Figure, price: u16, area: Area },
    Placed { who: Seat, figure: Figure, area: Area },
    Share { who: Seat, owner: Seat, gold: u16, tech: Tech, of: Paid },
    Founded { who: Seat, area: Area, price: u16 },
    FoundingFailed { who: Seat, area: Area },
    Grew { who: Seat, area: Area, size: u8, price: u16 },
    Researched { who: Seat, tech: Tech, price: u16, basic: bool },
    WonderTaken { who: Seat, wonder: Wonder },
    FreeImprovement { who: Seat, improvement: Improvement },
    Built { who: Seat, improvement: Improvement, price: u16 },
    Sold { who: Seat, figure: Figure, gold: u16 },
    Trebuchets,
    CarriersNow,
    Spaceship { who: Seat },
    Claimed { who: Seat, milestone: Milestone, wonder: Wonder },
    EndDie { who: Seat, die: u8, owned: u8, ends: bool },
    EndDeclared { who: Seat, ending: Ending },
    Destroyed { who: Seat, area: Area },
    LastTurn,
    GameOver { ending: Ending },
}

/// R1.11: what two dice are thrown for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RollFor {
    /// Who places first.
    Place,
    /// Who is first player.
    First,
    /// Whom a minor civilization joins.
    Minor,
    /// Who leads a battle.
    Lead,
    /// Who takes the settlement that was won.
    Spoils,
    /// Who claims a milestone.
    Claim,
}

/// R3.1, R4.1.1: what ends an era with the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EraEnd {
    /// Somebody took their third technology of it.
    Third,
    /// Its last technology has left the supply.
    Last,
    /// Somebody bought the first technology of the next.
    Next,
}

pub fn narrate(event: &Event) -> Msg {
    use Event::*;
    match event {
        RolledFor { who, what, dice, less } => rolled(*who, *what, *dice, *less),
        FirstToPlace { who } => msg("event-first-to-place").seat("who", *who),
        FirstPlayer { who } => msg("event-first-player").seat("who", *who),
        Started { who, area } => at("event-started", *who, *area),
        Dealt { who, tech } => msg("event-dealt").seat("who", *who).with("what", tech.term()),
        TurnBegins { turn, era } => msg("event-turn").num("n", *turn).with("era", era.term()),
        EraWillEnd { era, who, why } => {
            let key = match why {
                EraEnd::Third => "event-era-third",
                EraEnd::Last => "event-era-last",
                EraEnd::Next => "event-era-next",
            };
            msg(key).seat("who", *who).with("era", era.term())
        }
        EraBegins { era, .. } => msg("event-era-begins").with("era", era.term()),
        Moved { who, from, to, figures } => msg("event-moved")
            .seat("who", *who)
            .with("from", from.term())
            .with("to", to.term())
            .list("what", figures.iter().map(|(figure, n)| figure.several(*n))),
        Stayed { who } => msg("event-stayed").seat("who", *who),
        LetPass { who, mover, area, again } => {
            at("event-let-pass", *who, *area).seat("mover", *mover).num("again", *again as u8)
        }
        LookedAt { who, area } => at("event-looked", *who, *area),
        Saw { who, area, marker } => at("event-saw", *who, *area).with("what", marker.term()),
        PutBack { who, area } => at("event-put-back", *who, *area),
        MarkerRemoved { who, area, marker } => {
            at("event-marker-removed", *who, *area).with("what", marker.term())
        }
        TurnedUp { who, area, marker } => at("event-turned-up", *who, *area).with("what", marker.term()),
        FreeTechnology { who, tech, .. } => {
            msg("event-free-technology").seat("who", *who).with("what", tech.term())
        }
        MinorJoined { who, area } => at("event-minor", *who, *area),
        PlagueKilled { who, count } => msg("event-plague-killed").seat("who", *who).num("n", *count),
        Shrunk { area, size } => {
            msg("event-shrunk").with("where", area.term()).with("size", size_name(*size))
        }
        Challenged { who, mover, area } => at("event-challenged", *who, *area).seat("mover", *mover),
        Attacked { who, whom, area, declared } => {
            at("event-attacked", *who, *area).seat("whom", *whom).num("declared", *declared as u8)
        }
        Joined { who, leader } => msg("event-joined").seat("who", *who).seat("leader", *leader),
        Round { area, rolls, names, .. } => round(*area, rolls, names),
        BattleWon { who, area } => at("event-battle-won", *who, *area),
        BattleDrawn { area, kept } => drawn("event-battle-drawn", *area, *kept),
        Caught { who, count, area } => at("event-caught", *who, *area).num("n", *count),
        AircraftLost { who, area } => at("event-aircraft-lost", *who, *area),
        Captured { who, from, area, size } => {
            at("event-captured", *who, *area).seat("from", *from).with("size", size_name(*size))
        }
        Eliminated { who } => msg("event-eliminated").seat("who", *who),
        Spoils { who, from, gold } => {
            msg("event-spoils").seat("who", *who).seat("from", *from).num("n", *gold)
        }
        Proposed { from, to, give, take } => bargain("event-proposed", *from, *to, give, take),
        DealMade { from, to, give, take } => bargain("event-deal", *from, *to, give, take),
        Declined { who, from } => msg("event-declined").seat("who", *who).seat("from", *from),
        Passed { who } => msg("event-passed").seat("who", *who),
        ForcedLoan { who, from, lent, borrowed } => msg("event-forced-loan")
            .seat("who", *who)
            .seat("from", *from)
            .with("lent", lent.term())
            .with("borrowed", borrowed.term()),
        CriticalResource { who, roll, resource } => {
            msg("event-critical").seat("who", *who).num("n", *roll).with("what", resource.term())
        }
        Produced { who, made } => produced(*who, made),
        Returned { who, from, area, resource } => {
            at("event-returned", *who, *area).seat("from", *from).with("what", resource.term())
        }
        Bought { who, figure, price, area } => {
            at("event-bought", *who, *area).with("what", figure.several(1)).num("n", *price)
        }
        Placed { who, figure, area } => at("event-placed", *who, *area).with("what", figure.several(1)),
        Share { who, owner, gold, tech, of } => msg("event-share")
            .seat("who", *who)
            .seat("owner", *owner)
            .num("n", *gold)
            .num("price", of.price)
            .with("bought", of.what.clone())
            .with("what", tech.term()),
        Founded { who, area, price } => at("event-founded", *who, *area).num("n", *price),
        FoundingFailed { who, area } => at("event-founding-failed", *who, *area),
        Grew { who, area, size, price } => {
            at("event-grew", *who, *area).with("size", size_name(*size)).num("n", *price)
        }
        Researched { who, tech, price, .. } => {
            msg("event-researched").seat("who", *who).with("what", tech.term()).num("n", *price)
        }
        WonderTaken { who, wonder } => msg("event-wonder")
            .seat("who", *who)
            .with("what", wonder.term())
            .with("tech", wonder.facts().technology.term()),
        FreeImprovement { who, improvement } => {
            let said = msg("event-free-improvement").seat("who", *who).with("what", improvement.term());
            said.with("tech", improvement.facts().technology.term())
        }
        Built { who, improvement, price } => {
            msg("event-built").seat("who", *who).with("what", improvement.term()).num("n", *price)
        }
        Sold { who, figure, gold } => {
            msg("event-sold").seat("who", *who).with("what", figure.several(1)).num("n", *gold)
        }
        Trebuchets => msg("event-trebuchets"),
        CarriersNow => msg("event-carriers"),
        Spaceship { who } => msg("event-spaceship").seat("who", *who),
        Claimed { who, milestone, wonder } => msg("event-claimed")
            .seat("who", *who)
            .with("what", milestone.term())
            .with("wonder", wonder.term()),
        EndDie { who, die, owned, ends } => {
            let key = if *ends { "event-end-die-ends" } else { "event-end-die" };
            msg(key).seat("who", *who).num("die", *die).num("owned", *owned)
        }
        EndDeclared { who, ending } => msg("event-end-declared").seat("who", *who).with("how", ending.term()),
        Destroyed { who, area } => at("event-destroyed", *who, *area),
        LastTurn => msg("event-last-turn"),
        GameOver { ending } => msg("event-game-over").with("how", ending.term()),
    }
}

/// R2.2.5: for a minor civilization less the number of settlements.
fn rolled(who: Seat, what: RollFor, dice: (u8, u8), less: u8) -> Msg {
    let total = (dice.0 + dice.1) as i32 - less as i32;
    let key = match what {
        RollFor::Place => "event-rolled-place",
        RollFor::First => "event-rolled-first",
        RollFor::Minor => "event-rolled-minor",
        RollFor::Lead => "event-rolled-lead",
        RollFor::Spoils => "event-rolled-spoils",
        RollFor::Claim => "event-rolled-claim",
    };
    let said = msg(key).seat("who", who).num("a", dice.0).num("b", dice.1).num("total", total);
    if what == RollFor::Minor { said.num("less", less) } else { said }
}

/// R9.14: where nobody is left a settlement stays with its owner. Whose it is does not make the sentence one about them.
pub fn drawn(key: &'static str, area: Area, kept: Option<Taken>) -> Msg {
    let said = msg(key).with("where", area.term()).num("kept", kept.is_some() as u8);
    let whose =
        |(owner, size): Taken| msg("settlement-kept").seat("who", owner).with("size", size_name(size));
    said.list("whose", kept.map(whose))
}

fn at(key: &'static str, who: Seat, area: Area) -> Msg {
    msg(key).seat("who", who).with("where", area.term())
}

fn bargain(key: &'static str, from: Seat, to: Seat, give: &[Msg], take: &[Msg]) -> Msg {
    msg(key)
        .seat("from", from)
        .seat("to", to)
        .list("give", give.iter().cloned())
        .list("take", take.iter().cloned())
}

fn round(area: Area, rolls: &[Roll; 2], names: &[Figure; 2]) -> Msg {
    let key = match (rolls[0].lost, rolls[1].lost) {
        (true, true) => "event-round-tie",
        (true, false) => "event-round-defender",
        _ => "event-round-attacker",
    };
    msg(key)
        .with("where", area.term())
        .seat("attacker", rolls[0].seat)
        .with("attack", names[0].name())
        .num("a", rolls[0].total())
        .seat("defender", rolls[1].seat)
        .with("defend", names[1].name())
        .num("d", rolls[1].total())
}

/// Where the gold of a production comes from: only what brings something.
pub fn parts_of(made: &Production) -> Vec<Msg> {
    let parts = [
        ("made-cities", made.cities),
        ("made-critical", made.critical),
        ("made-unique", made.unique),
        ("made-monopoly", made.monopoly),
        ("made-wonders", made.wonders),
        ("made-minimum", made.topped_up),
    ];
    let least = data().tables.minimum_income;
    let said = |&(key, gold): &(&'static str, u16)| {
        let part = msg(key).num("n", gold);
        if key == "made-minimum" { part.num("least", least) } else { part }
    };
    parts.iter().filter(|(_, gold)| *gold > 0).map(said).collect()
}

fn produced(who: Seat, made: &Production) -> Msg {
    msg("event-produced").seat("who", who).num("n", made.income()).list("how", parts_of(made))
}
