//! What one audience may see, built by naming each thing.

mod battle;
mod doing;
mod player;

pub use battle::sees_hand;
pub use doing::offered;

use crate::action::Good;
use crate::announcement::Plan;
use crate::battle::BattleKind;
use crate::city::sources::Source;
use crate::data::data;
use crate::flow;
use crate::ids::*;
use crate::options::Options;
use crate::state::*;
use crate::trade::Goods;
use kernel::{Audience, Msg, Seat, SeatSet, msg};
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub who: Option<Seat>,
    pub options: Options,
    pub seats: u8,
    pub turn: u16,
    pub phase: Phase,
    pub first: Seat,
    pub active: Seat,
    pub open: SeatSet,
    pub tiles: Vec<Tile>,
    /// One entry a square of the map; `None` while its tile is face down.
    pub squares: Vec<Option<SquareView>>,
    pub players: Vec<PlayerView>,
    pub market: MarketView,
    pub battle: Option<BattleView>,
    pub doing: Doing,
    pub bound: Vec<u16>,
    pub winner: Option<(Seat, Victory)>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SquareView {
    pub terrain: Terrain,
    pub changed: bool,
    pub production: u8,
    pub trade: u8,
    pub culture: u8,
    pub coin: u8,
    pub combat: u8,
    pub resource: Option<Resource>,
    pub piece: Piece,
    pub marker: Marker,
    /// What lies under the marker, if this audience has looked.
    pub content: Option<Content>,
    /// The city whose outskirts this is.
    pub city: Option<(Seat, u8)>,
    pub centre: Option<(Seat, u8)>,
    pub blockaded: bool,
    pub start: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CityView {
    pub index: u8,
    pub at: u16,
    pub second: Option<u16>,
    pub walled: bool,
    pub token: CityToken,
    pub actions: u8,
    pub bonus: u8,
    pub outskirts: Vec<u16>,
    pub blockaded: Vec<u16>,
    pub production: u8,
    pub trade: u8,
    pub arts: u8,
    pub coins: u8,
    /// How the three sums come about.
    pub production_from: Vec<(Source, i16)>,
    pub trade_from: Vec<(Source, i16)>,
    pub arts_from: Vec<(Source, i16)>,
    /// Squares elsewhere that scouts gather from.
    pub gathered: Vec<u16>,
    /// Incense, iron, silk, wheat squares in reach.
    pub resources: [u8; 4],
    pub defence: u8,
    pub defence_from: Vec<(Source, i16)>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FigureView {
    pub index: u8,
    pub scout: bool,
    pub at: u16,
    pub done: bool,
    pub city: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HeldView {
    pub village: bool,
    pub content: Option<Content>,
}

/// How far a player is on each of the four roads (R21.1).
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Progress {
    /// Space of 21.
    pub culture: u8,
    /// Cards in each row of the pyramid; 5, 4, 3, 2 carry Space Flight.
    pub pyramid: [u8; 5],
    /// Coins of 15.
    pub coins: u8,
    /// Own combat bonus in attack, before any unit.
    pub bonus: u8,
    /// Defence of the capital, before any unit.
    pub capital: u8,
}

impl Progress {
    /// Cards of the pyramid that carry Space Flight, and itself: of 15.
    pub fn slots(&self) -> u8 {
        self.pyramid.iter().zip([5u8, 4, 3, 2, 1]).map(|(n, need)| (*n).min(need)).sum()
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub civ: Option<Civ>,
    pub government: Government,
    pub trade: u8,
    pub culture: u16,
    pub track: u8,
    pub coins: u8,
    /// Printed in cities and gathered by scouts; with the rest below they make the coins.
    pub coins_printed: u8,
    pub coin_tokens: [u8; CoinPlace::COUNT],
    pub paid: [u8; 4],
    pub invested: [u8; Investment::COUNT],
    pub resources: [u8; 4],
    pub held: Vec<HeldView>,
    pub rows: [Vec<Tech>; 5],
    pub blanks: [u8; 5],
    pub cities: Vec<CityView>,
    pub figures: Vec<FigureView>,
    pub spare_armies: u8,
    pub spare_scouts: u8,
    /// Culture events by level: the backs.
    pub event_backs: [u8; 3],
    /// One's own hand: a card and how many.
    pub events: Option<Vec<(CultureEvent, u8)>>,
    /// Standing force by type, battle hand included.
    pub units: [u8; UnitType::COUNT],
    /// One's own force: type, strength at the current rank, grade, how many.
    pub force: Option<Vec<(UnitType, u8, u8, u8)>>,
    pub ranks: [u8; UnitType::COUNT],
    pub people_backs: [u8; PersonType::COUNT],
    pub people: Option<Vec<Person>>,
    pub up: Vec<Person>,
    pub reserve: [u8; PersonType::COUNT],
    pub puppets: u8,
    pub wonders: Vec<(Wonder, bool)>,
    pub speed: u8,
    pub stacking: u8,
    pub hand_limit: u8,
    pub max_cities: u8,
    /// Trade that comes next, with that of scouts which have no city yet (R4.7),
    pub income: u8,
    /// and how much of it is theirs.
    pub unassigned: u8,
    /// Production they will bring, to whichever city they are assigned.
    pub coming: u8,
    /// Cost of the next space of the track: culture, trade.
    pub next_space: Option<(u8, u8)>,
    pub research: [u8; 5],
    /// Abilities spent this turn.
    pub used: Vec<Skill>,
    pub watching: bool,
    pub sealed: Option<Option<Choice>>,
    pub drawn: Option<Vec<u8>>,
    pub progress: Progress,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MarketView {
    pub wonders: Vec<Wonder>,
    pub wonder_deck: [u8; 3],
    pub resources: [u8; 4],
    /// Building markers by basic side.
    pub stock: Vec<(Building, u8)>,
    pub decks: [u8; UnitType::COUNT],
    pub fallen: Units,
    pub event_decks: [u8; 3],
    pub discards: Vec<(CultureEvent, u8)>,
    pub people_deck: u8,
    pub people_up: Vec<Person>,
    pub pool: [u8; PersonType::COUNT],
    pub tiles_left: u8,
    pub investments: u8,
    pub small: u8,
    pub sand: u8,
    pub wood: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FighterView {
    pub kind: UnitType,
    pub strength: u8,
    pub wounds: u8,
    pub front: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SideView {
    pub seat: Seat,
    pub barbarian: bool,
    pub front: Vec<FighterView>,
    /// Cards still in hand.
    pub hand_count: u8,
    /// Cards that will be drawn, before they are, and of how many (R10.3).
    pub draws: (u8, u8),
    /// Type, strength, grade, how many; for the owner, and for whoever owns the Oracle.
    pub hand: Option<Vec<(UnitType, u8, u8, u8)>>,
    pub lost: u8,
    pub dead: Units,
    pub bonus: u8,
    pub total: u32,
    pub strike: u8,
    /// Abilities for which its owner lacks the resources; told to the owner alone.
    pub lacks: Vec<Skill>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BattleView {
    pub kind: BattleKind,
    pub square: u16,
    pub engaged: bool,
    pub sides: [SideView; 2],
    /// The unit that is being played.
    pub playing: Option<(u8, UnitType, u8)>,
    pub winner: Option<u8>,
}

/// An offer as its two parties see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OfferView {
    pub from: Seat,
    pub to: Seat,
    pub give: Goods,
    pub give_marker: Option<bool>,
    pub give_event: Option<u8>,
    pub ask: Goods,
}

impl OfferView {
    /// What is given, by name; of what lies face down its back.
    pub fn given(&self) -> Vec<Msg> {
        let marker = self.give_marker.filter(|_| self.give.marker.is_none());
        let backs = [
            marker.map(|village| msg(if village { "good-village" } else { "good-hut" })),
            self.give_event
                .filter(|_| self.give.event.is_none())
                .map(|level| Good::AnyEvent { level }.term()),
        ];
        let open = if self.give.is_empty() && backs.iter().any(Option::is_some) {
            Vec::new()
        } else {
            self.give.told(true)
        };
        open.into_iter().chain(backs.into_iter().flatten()).collect()
    }

    /// What is asked for.
    pub fn asked(&self) -> Vec<Msg> {
        self.ask.told(true)
    }
}

/// A square where a city could be founded, and what it would make in a turn there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SiteView {
    pub at: u16,
    pub production: u8,
    pub trade: u8,
    pub culture: u8,
}

/// What is going on, as far as it is open.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Doing {
    /// What was announced and may be cancelled.
    pub announced: Option<Plan>,
    /// One's own announcement in the making.
    pub planning: Option<Plan>,
    pub moving: Option<(Seat, Vec<u8>, u16, u8)>,
    /// Squares two steps and more ahead of those that move, each with the way there (R7.2).
    pub ahead: Vec<Vec<u16>>,
    /// Where those that move could found a city, as far as their steps reach (R4.4),
    pub sites: Vec<SiteView>,
    /// and where not, with the reason.
    pub unfit: Vec<(u16, &'static str)>,
    pub city: Option<(Seat, u8)>,
    pub offer: Option<OfferView>,
    pub done: SeatSet,
    pub loot: Option<(Seat, Seat, u8)>,
}

/// R1.1: what is open to all; R1.2: what is hidden is shown to whom it belongs.
pub fn view(state: &State, who: Audience) -> View {
    View {
        who: match who {
            Audience::Seat(seat) => Some(seat),
            Audience::Table => None,
        },
        options: state.options,
        seats: state.seats,
        turn: state.turn,
        phase: state.phase,
        first: state.first,
        active: flow::active(state),
        open: flow::open(state),
        tiles: state.tiles.to_vec(),
        squares: state.squares().map(|sq| square(state, who, sq)).collect(),
        players: state.all().map(|seat| player::player(state, who, seat)).collect(),
        market: market(state),
        battle: state.battle.as_ref().map(|_| battle::battle_view(state, who)),
        doing: doing::doing(state, who),
        bound: state.bound.to_vec(),
        winner: state.winner,
    }
}

fn square(state: &State, who: Audience, sq: u16) -> Option<SquareView> {
    let printed = state.printed(sq)?;
    let icons = state.icons(sq);
    let peek = state.peeked.iter().find(|p| p.at == sq);
    let content = peek.and_then(|p| match who {
        Audience::Seat(seat) if p.seen.contains(seat) => Some(*p.content.get()),
        _ => None,
    });
    Some(SquareView {
        terrain: state.terrain(sq)?,
        changed: state.ground[sq].is_some(),
        production: icons.production,
        trade: icons.trade,
        culture: icons.culture,
        coin: icons.coin,
        combat: icons.combat,
        resource: icons.resource,
        piece: state.pieces[sq],
        marker: state.markers[sq],
        content,
        city: state.outskirts_of(sq).map(|(seat, c)| (seat, c as u8)),
        centre: state.centre_of(sq).map(|(seat, c)| (seat, c as u8)),
        blockaded: state.blockaded(sq),
        start: printed.start,
    })
}

fn market(state: &State) -> MarketView {
    let mut event_decks = [0; 3];
    for (kind, n) in state.events.get().kinds() {
        event_decks[data().events[kind].level as usize - 1] += n;
    }
    MarketView {
        wonders: state.market.to_vec(),
        wonder_deck: state.wonder_deck,
        resources: *state.resources.array(),
        stock: Building::ALL.into_iter().filter(|b| b.basic() == *b).map(|b| (b, state.stock[b])).collect(),
        decks: std::array::from_fn(|t| state.decks.get()[t].iter().sum()),
        fallen: state.fallen,
        event_decks,
        discards: state.discards.kinds().map(|(k, n)| (CultureEvent::at(k), n)).collect(),
        people_deck: state.people.get().len() as u8,
        people_up: state.people_up.iter().collect(),
        pool: *state.pool.array(),
        tiles_left: state.tile_bag.len() as u8,
        investments: state.investments,
        small: state.small,
        sand: state.sand,
        wood: state.wood,
    }
}
