//! What a player keeps an eye on: the points of the turn, the pool, what stands on the board and who holds it.

use crate::action::Action;
use crate::chances::{self, battle, deals, dies, sea_battle};
use crate::event::Event;
use crate::frames::Stage;
use crate::ids::*;
use crate::state::{Jihad, State};
use crate::view::{LandView, TurnView, View};
use crate::{Game, event, targets, treason};
use kernel::{Msg, Seat, Target, msg};
use kit::gauge::{Gauge, Gauges};

impl Gauges for Game {
    fn gauges(view: &View) -> Vec<Gauge> {
        let mut gauges = Vec::with_capacity(160);
        for seat in Seat::all(view.players.seats()) {
            of_seat(view, seat, &mut gauges);
        }
        view.lands.iter().for_each(|land| at_land(view, land, &mut gauges));
        for sea in &view.seas {
            if let Some(manned) = sea.manned {
                gauges.push(Gauge::who(targets::sea(sea.sea), "navy", manned.owner));
            }
        }
        for seat in Seat::all(view.players.seats()) {
            means(view, seat, &mut gauges);
        }
        // After what a turn is about: one that a turn's end builds is counted with its points already.
        let built = view.lands.iter().filter(|land| land.standing.monument);
        gauges.extend(built.map(|land| Gauge::word(targets::land(land.land), "monument", "built-monument")));
        gauges
    }

    /// What is chosen is not told back, and what gauges show is not told twice.
    fn gist(event: &Event) -> Option<Msg> {
        use Event::*;
        match event {
            Battle { land, outcome, defence, .. } => Some(battle(*land, *outcome, defence.bonus > 0)),
            SeaBattle { sea, outcome, .. } => Some(sea_battle(*sea, *outcome)),
            Sick { land, owner, dies: true, .. } => Some(dies(*land, *owner)),
            // It is what is left when the army does not die.
            Sick { .. } => None,
            Scored { seat, score, .. } => Some(msg("gist-scored").seat("who", *seat).num("n", score.total())),
            // Which empire comes next and which dice fall for it is known to nobody.
            RolledForOrder { .. }
            | DrawOrder { .. }
            | Drew { .. }
            | DrewHidden { .. }
            | YourEmpire { dealt: false, .. } => None,
            YourEmpire { empire, .. } => Some(deals(empire.facts().strength)),
            Unclaimed { .. } | Called { .. } | Fleets { .. } | Preeminent { .. } | NobodyPreeminent => None,
            MarkersTurned { .. } | GameOver { .. } => None,
            Kept { .. } | Gave { .. } | LastKept { .. } | LastGiven { .. } => None,
            Played { .. } | Settled { .. } | Manned { .. } => None,
            Named { land, steps, .. } => Some(treason::way(*land, *steps)),
            Cashed { .. } | Entered { .. } | Reinforced { .. } | Withdrew { .. } => None,
            // R8.5: no number shows what the army is for.
            Replaced { land, .. } => Some(msg("gist-replaced").term("land", land.key())),
            Recovered { .. } | FortBuilt { .. } | Coins { .. } | FreeForts { .. } => None,
            Took { .. } | FortFell { .. } => None,
            // Whose the land is now is shown where it is.
            Displaced { .. } => None,
            EpochBegins { .. }
            | MinorRises { .. }
            | MonumentFell { .. }
            | WipedOut { .. }
            | Started { .. }
            | FleetTaken { .. } => Some(event::narrate(event)),
            // What becomes of a town is shown where it stood, as likely as the battle is won.
            Sacked { .. } => None,
            Betrayed { .. } | CrusadersHold { .. } | LeaderFell { .. } | EliteBeaten { .. } => {
                Some(event::narrate(event))
            }
            JihadWanes { .. } | MonumentBuilt { .. } => Some(event::narrate(event)),
        }
    }

    fn exact(state: &State, seat: Seat, action: &Action) -> Option<Vec<(Msg, u32)>> {
        chances::exact(state, seat, action)
    }

    /// R4.3: nobody passes a card on for the sake of one strength that another may have.
    fn aims(action: &Action) -> bool {
        !matches!(action, Action::Give(_))
    }

    fn place(target: Target) -> Option<Msg> {
        let Target::Space(id) = target else { return None };
        match id {
            0..200 => Some(msg(Land(id as u8).key())),
            200..300 => Some(msg(Sea((id - 200) as u8).key())),
            _ => Some(msg(Region((id - 300) as u8).key())),
        }
    }
}

impl TurnView {
    /// R5.1: its event cards are played, with what they bring, and its own armies lie beside its card.
    fn waits(&self) -> bool {
        self.stage == Stage::Events
    }

    /// R7.2: its first army stands on the board.
    fn set_out(&self) -> bool {
        matches!(self.stage, Stage::Expand | Stage::Monuments(_))
    }

    /// R6.8.4, R6.9.18: armies that an event brought and that are still to place.
    pub fn brought(&self) -> Option<u8> {
        self.side_campaign.then(|| self.pool.iter().sum())
    }
}

impl View {
    /// R6.9.5: the land that Treachery names, while somebody else holds it.
    fn named(&self, turn: &TurnView) -> Option<&LandView> {
        let land = self.lands.iter().find(|land| Some(land.land) == turn.treachery)?;
        land.standing.owner.filter(|owner| *owner != turn.seat).map(|_| land)
    }

    /// R7.1: what a seat has to place. Before its empire sets out that is the strength of its card, for whoever knew the card
    /// while it lay hidden; for the others the end of a turn does not bring the next one its armies.
    pub fn to_place(&self, seat: Seat) -> Option<u8> {
        let player = &self.players[seat];
        let strength = || player.empire.map(|empire| empire.facts().strength);
        match self.turn.as_ref().filter(|turn| turn.seat == seat) {
            Some(turn) if turn.waits() && (self.who.is(seat) || player.knew) => strength(),
            Some(turn) if turn.waits() => Some(0),
            Some(turn) => Some(turn.pool.iter().chain(&turn.allied).sum()),
            None => strength().filter(|_| player.empires[self.epoch as usize - 1].is_none()),
        }
    }
}

/// What wins.
fn of_seat(view: &View, seat: Seat, gauges: &mut Vec<Gauge>) {
    let player = &view.players[seat];
    let held = || view.lands.iter().filter(move |land| land.standing.owner == Some(seat));
    let count = |is: fn(&LandView) -> bool| held().filter(|land| is(land)).count() as i32;
    gauges.push(Gauge::of(seat, "points", player.points));
    let turn = view.turn.as_ref().filter(|turn| turn.seat == seat);
    gauges.push(Gauge::of(seat, "turn", player.forecast.total()));
    // R10.1: those to come are counted with the others, as in what the turn would score; that they are built is no news then.
    let to_come = turn.map_or(0, |turn| turn.monuments as i32);
    gauges.push(Gauge::of(seat, "capitals", count(|land| land.standing.capital)));
    gauges.push(Gauge::of(seat, "cities", count(|land| land.standing.city)));
    gauges.push(Gauge::of(seat, "monuments", count(|land| land.standing.monument) + to_come));
    gauges.push(Gauge::of(seat, "lands", held().count() as i32));
}

/// What serves to win. It comes after what is on the board: that an army is placed is said after what it is placed for.
fn means(view: &View, seat: Seat, gauges: &mut Vec<Gauge>) {
    let player = &view.players[seat];
    let turn = view.turn.as_ref().filter(|turn| turn.seat == seat);
    if let Some(turn) = turn {
        let fleets = view.seas.iter().filter(|sea| sea.fleet == Some(seat)).count();
        let three = turn.leader || turn.jihad == Some(Jihad::First);
        // R7.2: nothing of an empire that has not set out can be left unused; the first army founds it by itself.
        let armies = Gauge::of(seat, "armies", view.to_place(seat).unwrap_or(0));
        gauges.push(if turn.set_out() { armies.lapsing() } else { armies });
        if let Some(brought) = turn.brought() {
            gauges.push(Gauge::of(seat, "brought", brought).lapsing());
        }
        // R5.5: what was not used is lost with the turn. It comes before what goes with the turn in any case.
        gauges.push(Gauge::of(seat, "coins", turn.coins + turn.ally_coins).lapsing());
        gauges.push(Gauge::of(seat, "forts", turn.free_forts).lapsing());
        gauges.push(Gauge::of(seat, "fleets", fleets as i32));
        gauges.push(Gauge::of(seat, "dice", three as i32));
        gauges.push(Gauge::of(seat, "weapons", turn.weaponry));
        gauges.push(Gauge::of(seat, "siege", turn.siegecraft));
    }
    if let (None, Some(armies)) = (turn, view.to_place(seat)) {
        gauges.push(Gauge::of(seat, "armies", armies));
    }
    gauges.push(Gauge::of(seat, "cards", (player.greater + player.lesser) as i32));
    gauges.push(Gauge::of(seat, "markers", player.markers));
}

fn at_land(view: &View, land: &LandView, gauges: &mut Vec<Gauge>) {
    let (place, standing) = (targets::land(land.land), &land.standing);
    if let Some(owner) = standing.owner {
        gauges.push(Gauge::who(place, "holder", owner));
    }
    if view.options.multiple_armies && standing.armies > 0 {
        gauges.push(Gauge::at(place, "stack", standing.armies));
    }
    // R9.9: of several armies one may have fallen instead.
    let fell = view.pressed == Some(land.land) && !view.options.multiple_armies;
    if standing.fort || fell {
        let word = if standing.fort { "fort-stands" } else { "fort-fallen" };
        gauges.push(Gauge::word(place, "fort", word));
    }
    let named =
        view.turn.as_ref().filter(|turn| view.named(turn).is_some_and(|named| named.land == land.land));
    if let Some(turn) = named {
        // A word, since whoever takes the land, or ends the turn without it, loses no points.
        if let Some(prize) = treason::prize(view, turn.seat, land) {
            gauges.push(Gauge::word(place, "prize", prize));
        }
        gauges.push(Gauge::word(place, "treason", treason::word(treason::steps(view, turn, land.land))));
    }
    match (standing.capital, standing.city) {
        (true, _) => gauges.push(Gauge::word(place, "town", "town-capital")),
        (_, true) => gauges.push(Gauge::word(place, "town", "town-city")),
        _ => {}
    }
}
