//! What happened, and the sentence it becomes.

use crate::data::CardKind;
use crate::ids::*;
use crate::state::{self, Jihad, Score};
use arrayvec::ArrayVec;
use kernel::{Msg, Seat, msg};
use serde::Serialize;

/// Dice as they fell, and what is added to the best.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Roll {
    pub dice: ArrayVec<u8, 3>,
    pub bonus: u8,
}

impl Roll {
    pub fn kept(&self) -> u8 {
        self.dice.iter().copied().max().unwrap_or(0) + self.bonus
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Higher,
    Equal,
    Lower,
}

/// R6.9.14: an army that a sickness took, and the dice it was taken by.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fallen {
    pub land: Land,
    pub owner: Seat,
    pub dice: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[rustfmt::skip]
pub enum Event {
    EpochBegins { epoch: u8 },
    RolledForOrder { seat: Seat, dice: [u8; 2] },
    DrawOrder { order: Vec<Seat> },
    /// For the drawer alone; the others hear `DrewHidden`.
    Drew { empire: Empire },
    DrewHidden { seat: Seat },
    Kept { seat: Seat },
    Gave { from: Seat, to: Seat },
    /// R4.5: the last card, which is nobody's choice.
    LastKept { seat: Seat },
    LastGiven { from: Seat, to: Seat },
    /// For the holder alone. `dealt`: the card lay face down until now.
    YourEmpire { empire: Empire, dealt: bool },
    Unclaimed { empire: Empire },
    Called { seat: Seat, empire: Empire },
    Played { seat: Seat, card: Card },
    Coins { seat: Seat, coins: u8 },
    FreeForts { seat: Seat, forts: u8 },
    MinorRises { seat: Seat, minor: Minor },
    /// `owner`: whose it was; in a vacant land it was nobody's.
    MonumentFell { seat: Seat, land: Land, owner: Option<Seat> },
    /// R6.9.5, R8.1: `steps` are the armies that it takes to attack the land, the attacking one too; none if the empire has fewer.
    Named { seat: Seat, land: Land, steps: Option<u8> },
    /// `before` are the armies that the same outbreak, of this card, took in lands it came to first.
    Sick { card: Card, land: Land, owner: Seat, dice: Vec<u8>, dies: bool, before: Vec<Fallen> },
    Settled { seat: Seat, land: Land },
    /// R7.2: the army in a start land, removed without a battle.
    Displaced { owner: Seat, land: Land },
    Started { seat: Seat, land: Land, capital: bool },
    Fleets { seat: Seat, seas: Vec<Sea> },
    FleetTaken { sea: Sea, owner: Seat },
    Manned { seat: Seat, sea: Sea },
    SeaBattle { attacker: Seat, defender: Seat, sea: Sea, attack: Roll, defence: Roll, outcome: Outcome },
    Cashed { seat: Seat, sea: Sea },
    Entered { seat: Seat, land: Land },
    Reinforced { seat: Seat, land: Land },
    Replaced { seat: Seat, land: Land },
    /// `open`: nobody is left to defend the land.
    Battle { attacker: Seat, defender: Seat, land: Land, attack: Roll, defence: Roll, outcome: Outcome, open: bool },
    Betrayed { attacker: Seat, defender: Seat, land: Land },
    FortFell { seat: Seat, land: Land, owner: Option<Seat> },
    Took { seat: Seat, land: Land },
    Sacked { seat: Seat, land: Land, what: state::Sacked, owner: Option<Seat> },
    CrusadersHold { seat: Seat, land: Land },
    LeaderFell { seat: Seat },
    EliteBeaten { seat: Seat },
    JihadWanes { seat: Seat, stage: Option<Jihad> },
    /// R1.4: the last army of a player is gone from the board.
    WipedOut { seat: Seat },
    Withdrew { seat: Seat, land: Land },
    Recovered { seat: Seat, allied: bool },
    FortBuilt { seat: Seat, land: Land },
    MonumentBuilt { seat: Seat, land: Land },
    Scored { seat: Seat, epoch: u8, score: Score },
    Preeminent { seat: Seat },
    NobodyPreeminent,
    MarkersTurned { seat: Seat, points: u8 },
    GameOver { winners: Vec<Seat> },
}

fn dice(roll: &Roll) -> Msg {
    let faces = |&d: &u8| msg("die").num("n", d);
    match roll.bonus {
        0 => msg("roll").list("dice", roll.dice.iter().map(faces)),
        n => msg("roll-bonus").list("dice", roll.dice.iter().map(faces)).num("n", n),
    }
}

fn battle(key: &'static str, attack: &Roll, defence: &Roll) -> Msg {
    msg(key)
        .with("attack", dice(attack))
        .with("defence", dice(defence))
        .num("best", attack.kept())
        .num("against", defence.kept())
}

/// What somebody else loses says whose it was, so that a log told by player has it with them, too. The first of the keys names
/// them, the second is for what was one's own or nobody's.
fn undone([others, own]: [&'static str; 2], seat: Seat, owner: Option<Seat>, land: Land) -> Msg {
    match owner.filter(|owner| *owner != seat) {
        Some(owner) => msg(others).seat("who", seat).seat("whose", owner),
        None => msg(own).seat("who", seat),
    }
    .term("land", land.key())
}

/// What a card does all through the turn, where nothing else that is told says it.
fn does(card: Card) -> &'static str {
    match card.kind() {
        CardKind::Leader { .. } => "played-leader",
        CardKind::Weaponry { .. } => "played-weaponry",
        CardKind::Reallocation => "played-reallocation",
        CardKind::Coins { .. } | CardKind::Allies { .. } => "played-coins",
        CardKind::NavalPower { .. } => "played-naval-power",
        CardKind::EliteTroops => "played-elite-troops",
        CardKind::Siegecraft { .. } => "played-siegecraft",
        CardKind::Engineering { .. } => "played-engineering",
        CardKind::Astronomy => "played-astronomy",
        CardKind::Jihad => "played-jihad",
        CardKind::ExpertTroops { .. } => "played-expert",
        CardKind::MinorEmpire { .. }
        | CardKind::Disaster { .. }
        | CardKind::CivilWar { .. }
        | CardKind::Treachery
        | CardKind::Barbarians
        | CardKind::Pestilence { .. }
        | CardKind::Plague { .. }
        | CardKind::Famine { .. }
        | CardKind::BlackDeath { .. }
        | CardKind::Crusade { .. }
        | CardKind::Revolt { .. }
        | CardKind::Migrants { .. }
        | CardKind::Kingdom { .. } => "played-told",
    }
}

pub fn narrate(event: &Event) -> Msg {
    use Event::*;
    match event {
        EpochBegins { epoch } => msg("event-epoch").term("epoch", format!("epoch-{epoch}")),
        RolledForOrder { seat, dice } => msg("event-rolled").seat("who", *seat).num("n", dice[0] + dice[1]),
        DrawOrder { order } => {
            msg("event-order").list("order", order.iter().map(|&s| msg("player").seat("who", s)))
        }
        Drew { empire } => msg("event-drew").term("empire", empire.key()),
        DrewHidden { seat } => msg("event-drew-hidden").seat("who", *seat),
        Kept { seat } => msg("event-kept").seat("who", *seat),
        Gave { from, to } => msg("event-gave").seat("who", *from).seat("to", *to),
        LastKept { seat } => msg("event-last-kept").seat("who", *seat),
        LastGiven { from, to } => msg("event-last-given").seat("who", *from).seat("to", *to),
        YourEmpire { empire, .. } => msg("event-your-empire").term("empire", empire.key()),
        Unclaimed { empire } => msg("event-unclaimed").term("empire", empire.key()),
        Called { seat, empire } => msg("event-called").seat("who", *seat).term("empire", empire.key()),
        Played { seat, card } => {
            msg("event-played").seat("who", *seat).term("card", card.key()).term("does", does(*card))
        }
        Coins { seat, coins } => msg("event-coins").seat("who", *seat).num("n", *coins),
        FreeForts { seat, forts } => msg("event-free-forts").seat("who", *seat).num("n", *forts),
        MinorRises { seat, minor } => msg("event-minor").seat("who", *seat).term("empire", minor.key()),
        MonumentFell { seat, land, owner } => {
            undone(["event-monument-fell", "event-monument-fell-own"], *seat, *owner, *land)
        }
        Named { seat, land, .. } => msg("event-named").seat("who", *seat).term("land", land.key()),
        Sick { card, land, owner, dice, dies, .. } => {
            msg(if *dies { "event-sick-dies" } else { "event-sick-lives" })
                .term("card", card.key())
                .term("land", land.key())
                .seat("who", *owner)
                .list("dice", dice.iter().map(|&d| msg("die").num("n", d)))
        }
        Settled { seat, land } => msg("event-settled").seat("who", *seat).term("land", land.key()),
        Displaced { owner, land } => msg("event-displaced").seat("who", *owner).term("land", land.key()),
        Started { seat, land, capital } => {
            msg(if *capital { "event-started-capital" } else { "event-started" })
                .seat("who", *seat)
                .term("land", land.key())
        }
        Fleets { seat, seas } => {
            msg("event-fleets").seat("who", *seat).list("seas", seas.iter().map(|s| msg(s.key())))
        }
        FleetTaken { sea, owner } => msg("event-fleet-taken").term("sea", sea.key()).seat("who", *owner),
        Manned { seat, sea } => msg("event-manned").seat("who", *seat).term("sea", sea.key()),
        SeaBattle { attacker, defender, sea, attack, defence, outcome } => {
            let key = match outcome {
                Outcome::Higher if attack.kept() == defence.kept() => "event-sea-battle-won-tie",
                Outcome::Higher => "event-sea-battle-won",
                Outcome::Equal => "event-sea-battle-tied",
                Outcome::Lower => "event-sea-battle-lost",
            };
            battle(key, attack, defence).seat("who", *attacker).seat("foe", *defender).term("sea", sea.key())
        }
        Cashed { seat, sea } => msg("event-cashed").seat("who", *seat).term("sea", sea.key()),
        Entered { seat, land } => msg("event-entered").seat("who", *seat).term("land", land.key()),
        Reinforced { seat, land } => msg("event-reinforced").seat("who", *seat).term("land", land.key()),
        Replaced { seat, land } => msg("event-replaced").seat("who", *seat).term("land", land.key()),
        Battle { attacker, defender, land, attack, defence, outcome, .. } => {
            let key = match outcome {
                Outcome::Higher if attack.kept() == defence.kept() => "event-battle-won-tie",
                Outcome::Higher => "event-battle-won",
                Outcome::Equal => "event-battle-tied",
                Outcome::Lower => "event-battle-lost",
            };
            battle(key, attack, defence)
                .seat("who", *attacker)
                .seat("foe", *defender)
                .term("land", land.key())
        }
        Betrayed { attacker, defender, land } => {
            msg("event-betrayed").seat("who", *attacker).seat("foe", *defender).term("land", land.key())
        }
        FortFell { seat, land, owner } => {
            undone(["event-fort-fell", "event-fort-fell-own"], *seat, *owner, *land)
        }
        Took { seat, land } => msg("event-took").seat("who", *seat).term("land", land.key()),
        Sacked { seat, land, what, owner } => {
            let keys = match what {
                state::Sacked::Capital => ["event-sacked-capital", "event-sacked-capital-own"],
                state::Sacked::City => ["event-sacked-city", "event-sacked-city-own"],
            };
            undone(keys, *seat, *owner, *land)
        }
        CrusadersHold { seat, land } => {
            msg("event-crusaders-hold").seat("who", *seat).term("land", land.key())
        }
        LeaderFell { seat } => msg("event-leader-fell").seat("who", *seat),
        EliteBeaten { seat } => msg("event-elite-beaten").seat("who", *seat),
        JihadWanes { seat, stage } => {
            msg(if stage.is_some() { "event-jihad-second" } else { "event-jihad-over" }).seat("who", *seat)
        }
        WipedOut { seat } => msg("event-wiped-out").seat("who", *seat),
        Withdrew { seat, land } => msg("event-withdrew").seat("who", *seat).term("land", land.key()),
        Recovered { seat, allied } => {
            msg(if *allied { "event-recovered-allied" } else { "event-recovered" }).seat("who", *seat)
        }
        FortBuilt { seat, land } => msg("event-fort-built").seat("who", *seat).term("land", land.key()),
        MonumentBuilt { seat, land } => {
            msg("event-monument-built").seat("who", *seat).term("land", land.key())
        }
        Scored { seat, score, .. } => msg("event-scored")
            .seat("who", *seat)
            .num("n", score.total())
            .num("regions", score.regions)
            .num("structures", score.capitals + score.cities + score.monuments)
            .num("seas", score.seas),
        Preeminent { seat } => msg("event-preeminent").seat("who", *seat),
        NobodyPreeminent => msg("event-nobody-preeminent"),
        MarkersTurned { seat, points } => msg("event-markers-turned").seat("who", *seat).num("n", *points),
        GameOver { winners } => {
            msg("event-game-over").list("winners", winners.iter().map(|&s| msg("player").seat("who", s)))
        }
    }
}
