//! What one audience sees: the board and all that lies open, one's own secrets, and the figures a player would
//! otherwise work out by hand (levels, odds, what a turn would score).

use crate::campaign;
use crate::combat::{self, Route, Side};
use crate::data::{self, Class};
use crate::frames::{self, Pending, PressOn, Stage};
use crate::ids::*;
use crate::options::{Options, Treachery};
use crate::scoring::{self, Level};
use crate::state::{Jihad, LandStanding, Manned, Player, Score, State};
use kernel::{Audience, PerSeat, Seat, Standing};
use kit::odds::Odds;
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub who: Audience,
    pub options: Options,
    pub epoch: u8,
    /// The seven empires of the epoch, in order of play.
    pub calls: Vec<Call>,
    /// Every land of the board in play, by number.
    pub lands: Vec<LandView>,
    pub seas: Vec<SeaView>,
    pub regions: Vec<RegionView>,
    pub players: PerSeat<PlayerView>,
    /// Who draws empires when.
    pub order: Vec<Seat>,
    pub draft: Option<DraftView>,
    /// One's own event cards.
    pub hand: Vec<Card>,
    /// Empires that the audience saw and gave away.
    pub given: Vec<(Seat, Empire)>,
    pub turn: Option<TurnView>,
    /// Attacks that are possible now, with their odds.
    pub attacks: Vec<AttackView>,
    /// R9.9: the land whose first defence just fell, while its attacker may go on.
    pub pressed: Option<Land>,
    /// Event cards played so far, with how often.
    pub played: Vec<(Card, u8)>,
    pub standing: Option<Standing>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Call {
    pub empire: Empire,
    pub strength: u8,
    pub capital: bool,
    pub start: Vec<Land>,
    pub fleets: Vec<Sea>,
    /// Its place has been called.
    pub called: bool,
    /// Who turned it up.
    pub holder: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LandView {
    pub land: Land,
    pub region: Option<Region>,
    pub resource: bool,
    #[serde(flatten)]
    pub standing: LandStanding,
    /// Holds an army of the empire that is expanding.
    pub active: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeaView {
    pub sea: Sea,
    pub ocean: bool,
    /// Whose fleet is there this turn.
    pub fleet: Option<Seat>,
    pub manned: Option<Manned>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RegionView {
    pub region: Region,
    pub value: u8,
    pub values: [u8; 7],
    pub armies: PerSeat<u32>,
    pub levels: PerSeat<Level>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub points: u16,
    /// Cards in hand by their backs.
    pub greater: usize,
    pub lesser: usize,
    pub has_empire: bool,
    /// The empire of this epoch, where the audience knows it.
    pub empire: Option<Empire>,
    /// Whether the audience knew it before it was turned up.
    pub knew: bool,
    pub empires: [Option<Empire>; 7],
    pub scored: [Score; 7],
    /// What their turn would score if it ended now.
    pub forecast: Score,
    pub markers: u8,
    pub preeminence: Option<u8>,
    /// Sum of the strengths played: the first tie-break.
    pub strength: u16,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DraftView {
    pub drawer: Seat,
    /// For the drawer alone.
    pub drawn: Option<Empire>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurnView {
    pub seat: Seat,
    pub empire: Empire,
    pub stage: Stage,
    /// A minor empire or the crusaders are on the move.
    pub side_campaign: bool,
    pub cards: Vec<Card>,
    pub pool: [u8; 2],
    /// Figures of the epoch that this empire does not use.
    pub aside: u8,
    pub allied: [u8; 2],
    pub coins: u8,
    pub ally_coins: u8,
    pub free_forts: u8,
    pub lost: [u8; 2],
    pub leader: bool,
    pub weaponry: u8,
    pub siegecraft: u8,
    pub naval_power: bool,
    pub elite: bool,
    pub jihad: Option<Jihad>,
    pub treachery: Option<Land>,
    /// Monuments the empire would build if it stopped now.
    pub monuments: u8,
}

/// One attack that may be made, one round of it and the whole.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AttackView {
    pub land: Land,
    pub people: u8,
    pub route: Route,
    pub attack: Side,
    pub defence: Side,
    /// One round, exactly; winning ties are counted as higher.
    pub odds: Odds,
    /// In thousandths: the chance that this army takes the land if it goes on to the end.
    pub takes: u16,
}

/// R11.4: where the marker stands on the score track, and what stands for hundreds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Track {
    pub space: u8,
    pub fort: bool,
    pub capital: bool,
}

impl Track {
    pub fn at(points: u16) -> Track {
        Track { space: (points % 100) as u8, fort: points >= 100, capital: points >= 200 }
    }
}

pub fn view(state: &State, who: Audience) -> View {
    let over = state.is_over();
    let knew = |player: &Player| matches!(who, Audience::Seat(s) if player.empire_seen.contains(s));
    let seen = |seat: Seat| {
        let player = &state.players[seat];
        let turned_up = player.empires[state.epoch as usize - 1].is_some();
        if turned_up || knew(player) { *player.empire.get() } else { None }
    };
    let given = Seat::all(state.seats())
        .filter(|&s| !who.is(s))
        .filter(|&s| state.players[s].empires[state.epoch as usize - 1].is_none());
    let players = PerSeat::new(state.seats(), |seat| {
        let player = &state.players[seat];
        PlayerView {
            points: player.points,
            greater: player.hand.get().of_class(Class::Greater),
            lesser: player.hand.get().of_class(Class::Lesser),
            has_empire: player.has_empire,
            empire: seen(seat),
            knew: knew(player),
            empires: player.empires,
            scored: player.scored,
            forecast: forecast(state, seat),
            markers: player.markers,
            preeminence: over.then_some(player.preeminence),
            strength: scoring::strength_played(state, seat),
        }
    });
    View {
        who,
        options: state.options,
        epoch: state.epoch,
        calls: calls(state),
        lands: land_views(state),
        seas: sea_views(state),
        regions: Region::all().map(|r| region_view(state, r)).collect(),
        given: given.filter_map(|s| Some((s, seen(s)?))).collect(),
        players,
        order: state.order.iter().copied().collect(),
        draft: match state.frames.top() {
            Pending::Draft(draft) => {
                let drawn = draft.card.shown_to(draft.drawer, who).copied();
                Some(DraftView { drawer: draft.drawer, drawn })
            }
            _ => None,
        },
        hand: match who {
            Audience::Seat(seat) => state.players.get(seat).map_or(vec![], |p| p.hand.get().cards().to_vec()),
            Audience::Table => vec![],
        },
        turn: turn_view(state),
        attacks: attacks(state),
        pressed: match state.frames.top() {
            Pending::PressOn(PressOn { land, .. }) => Some(*land),
            _ => None,
        },
        played: state.played.kinds().map(|(kind, n)| (Card::at(kind), n)).collect(),
        standing: scoring::standing(state),
    }
}

/// R5.4, R5.6: monuments come before the points.
fn forecast(state: &State, seat: Seat) -> Score {
    let mut score = scoring::score(state, seat);
    if state.stage().is_some() && state.turn.seat == seat {
        score.monuments += frames::to_come(state);
    }
    score
}

fn calls(state: &State) -> Vec<Call> {
    let call = |order| {
        let empire = Empire::of(state.epoch, order);
        let facts = empire.facts();
        let turned_up = |&s: &Seat| state.players[s].empires[state.epoch as usize - 1] == Some(empire);
        Call {
            empire,
            strength: facts.strength,
            capital: facts.capital,
            start: facts.start.clone(),
            fleets: facts.fleets(&state.options).iter().collect(),
            called: order <= state.called,
            holder: Seat::all(state.seats()).find(turned_up),
        }
    };
    (1..=7).map(call).collect()
}

fn land_views(state: &State) -> Vec<LandView> {
    let board = state.board();
    let active = if state.stage().is_some() { state.turn.campaign.all() } else { Set::empty() };
    let land_view = |land: Land| LandView {
        land,
        region: board.region_of[land],
        resource: board.resources.has(land),
        standing: state.world.standing(land),
        active: active.has(land),
    };
    board.all().iter().map(land_view).collect()
}

fn sea_views(state: &State) -> Vec<SeaView> {
    let fleets = if state.stage().is_some() { state.turn.campaign.fleets } else { Set::empty() };
    let sea_view = |sea: Sea| SeaView {
        sea,
        ocean: !state.board().seas.has(sea),
        fleet: fleets.has(sea).then_some(state.turn.seat),
        manned: state.navy[sea.index()],
    };
    Sea::all().map(sea_view).collect()
}

fn region_view(state: &State, region: Region) -> RegionView {
    let seats = state.seats();
    RegionView {
        region,
        value: state.board().value(region, state.epoch),
        values: state.board().points[region],
        armies: PerSeat::new(seats, |s| scoring::armies(state, s, region)),
        levels: PerSeat::new(seats, |s| scoring::level(state, s, region)),
    }
}

fn turn_view(state: &State) -> Option<TurnView> {
    let stage = state.stage()?;
    let turn = &state.turn;
    // R5.5: once monuments are built nothing of it can be used any more.
    let over = matches!(stage, Stage::Monuments(_));
    let left = |n: u8| if over { 0 } else { n };
    Some(TurnView {
        seat: turn.seat,
        empire: turn.empire?,
        stage,
        side_campaign: state.in_side_campaign(),
        cards: turn.cards.to_vec(),
        pool: turn.campaign.pool.map(left),
        aside: data::facts().pieces.armies_by_epoch[state.epoch as usize - 1] - turn.empire?.facts().strength,
        allied: turn.campaign.allied.map(left),
        coins: left(turn.coins),
        ally_coins: left(turn.ally_coins),
        free_forts: left(turn.free_forts),
        lost: turn.lost,
        leader: turn.leader,
        weaponry: turn.weaponry,
        siegecraft: turn.siegecraft,
        naval_power: turn.naval_power,
        elite: turn.elite,
        jihad: turn.jihad,
        treachery: turn.treachery,
        monuments: frames::to_come(state),
    })
}

fn attacks(state: &State) -> Vec<AttackView> {
    match state.frames.top() {
        Pending::Turn(Stage::Expand) | Pending::SideCampaign => {
            let enemies = state.enemies();
            let of = |people: usize| {
                let ready = state.turn.campaign.pool[people] > 0;
                let reach = if ready { campaign::reachable(state, people) } else { Set::empty() };
                (reach & enemies).iter().map(move |land| attack_view(state, people, land))
            };
            of(0).chain(of(1)).collect()
        }
        Pending::PressOn(PressOn { land, people }) => vec![attack_view(state, *people as usize, *land)],
        _ => vec![],
    }
}

fn attack_view(state: &State, people: usize, land: Land) -> AttackView {
    let attack = combat::attack_side(state, land);
    let (defence, route) = combat::defence_side(state, people, land);
    let betrayed = combat::treachery_helps(state, Some(state.turn.campaign.kind), land);
    let ties = combat::wins_ties(state);
    let odds = if betrayed { Odds::SURE } else { combat::odds(attack, defence, ties) };
    AttackView {
        land,
        people: people as u8,
        route,
        attack,
        defence,
        odds,
        takes: chance_to_take(state, land, attack, defence, ties, betrayed),
    }
}

/// R9.9, R13.3: the fort has to be beaten first, then each army; Siegecraft takes the fort with an army. R6.9.5: what
/// Treachery leaves of them has to be beaten too.
fn chance_to_take(state: &State, land: Land, attack: Side, defence: Side, ties: bool, betrayed: bool) -> u16 {
    let siege = state.turn.siegecraft > 0 && !state.in_side_campaign();
    let fort = defence.bonus > 0;
    let mut armies = state.world.army(land).count;
    if betrayed {
        let one_round = state.options.treachery() == Treachery::Letter;
        if !one_round && state.options.treachery_opens_the_whole_stack() {
            return 1000;
        }
        armies -= (!one_round || siege || !fort) as u8;
    }
    let (mut good, mut all) = (1u128, 1u128);
    let mut round = |attack, defence| {
        let odds = combat::odds(attack, defence, ties);
        good *= odds.higher as u128;
        all *= odds.total() as u128;
    };
    if fort && !betrayed {
        round(attack, defence);
        armies -= siege as u8;
    }
    // Siegecraft's bonus against a fort alone ends with it.
    let walls = (state.world.capitals | state.world.cities).has(land);
    let after = if fort && siege && !walls {
        Side { bonus: attack.bonus - state.turn.siegecraft, ..attack }
    } else {
        attack
    };
    for _ in 0..armies {
        round(after, Side { bonus: 0, ..defence });
    }
    (good * 1000 / all) as u16
}
