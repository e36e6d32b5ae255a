//! The game from chosen positions on, for a few turns.
#![allow(dead_code)]

use civilization_2002::data::data;
use civilization_2002::frame::Frame;
use civilization_2002::ids::*;
use civilization_2002::options::{Length, Options, RuleSet};
use civilization_2002::state::{Face, Phase};
use civilization_2002::{Action, Civilization2002, Event, State, View};
use kernel::*;
use std::marker::PhantomData;

pub trait Scene: Send + Sync + 'static {
    const OPTIONS: &'static [OptionSpec] = &[];
    const SEATS: (u8, u8) = (2, 6);
    fn options(options: Options) -> Options;
    fn dress(_: &mut State, _: &mut dyn Chance) {}
}

pub struct Staged<S>(PhantomData<S>);

impl<S: Scene> Rules for Staged<S> {
    const ID: &'static str = Civilization2002::ID;
    const REVISION: u32 = Civilization2002::REVISION;
    const SEATS: (u8, u8) = S::SEATS;
    const OPTIONS: &'static [OptionSpec] = S::OPTIONS;
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn setup(options: &Options, seats: u8, cx: &mut Cx<Self>) -> Result<State, Refusal> {
        let mut state = cx.lend(|cx| Civilization2002::setup(&S::options(*options), seats, cx))?;
        S::dress(&mut state, cx);
        Ok(state)
    }
    fn open(state: &State) -> SeatSet {
        Civilization2002::open(state)
    }
    fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        Civilization2002::offer(state, seat, menu);
    }
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Self>) {
        cx.lend(|cx| Civilization2002::apply(state, seat, action, cx));
    }
    fn view(state: &State, who: Audience) -> View {
        Civilization2002::view(state, who)
    }
    fn narrate(event: &Event) -> Msg {
        Civilization2002::narrate(event)
    }
    fn standing(state: &State) -> Option<Standing> {
        Civilization2002::standing(state)
    }
    fn resample(state: &State, who: Audience, chance: &mut dyn Chance) -> State {
        Civilization2002::resample(state, who, chance)
    }
    fn audit(state: &State) -> Result<(), String> {
        Civilization2002::audit(state)
    }
}

/// The first turn, with every option.
pub struct Opening;
impl Scene for Opening {
    const OPTIONS: &'static [OptionSpec] = Options::SPECS;
    fn options(options: Options) -> Options {
        Options { turn_limit: 1, ..options }
    }
}

/// The first turn, two and three seats.
pub struct Brief;
impl Scene for Brief {
    const SEATS: (u8, u8) = (2, 3);
    fn options(options: Options) -> Options {
        Options { turn_limit: 2, ..options }
    }
}

const SETS: &[OptionSpec] = &[
    OptionSpec::one_of("rules", &["basic", "advanced"], "basic"),
    OptionSpec::switch("letter"),
    OptionSpec::one_of("carriers", &["choice", "only"], "choice"),
];

/// Two turns of an era, with armies, fleets, technologies and gold for everybody.
fn dress(state: &mut State, era: Era, chance: &mut dyn Chance) {
    let seats = state.seats();
    state.era = era;
    state.turn = 1;
    state.phase = Phase::Movement;
    let advanced = state.advanced();
    let past = Era::ALL.into_iter().filter(|e| *e < era || (advanced && *e == era));
    for (i, tech) in past.flat_map(|e| data().techs_of[e.index()].iter()).enumerate() {
        // Not all of the current era, so that some are left to buy.
        let row = &data().technologies[tech.index()];
        if row.era == era && i % 3 == 0 || state.basic() && i % 5 > 1 {
            continue;
        }
        let seat = Seat(chance.below(seats as u32) as u8);
        state.supply.remove(tech);
        state.players[seat].technologies.insert(tech);
        for wonder in Wonder::all().filter(|w| data().wonders[w.index()].technology == tech) {
            if wonder != data().spaceship && state.advanced() {
                state.wonder_supply.remove(wonder);
                state.players[seat].wonders.insert(wonder);
            }
        }
    }
    if state.basic() {
        for e in Era::ALL.into_iter().filter(|e| *e < era) {
            state.supply = state.supply.without(data().techs_of[e.index()]);
            state.wonder_supply = state.wonder_supply.without(data().wonders_of[e.index()]);
        }
    }
    for seat in Seat::all(seats) {
        for _ in 0..4 {
            let area = Area(chance.below(LANDS as u32) as u8);
            found(state, seat, area, 1 + chance.below(4) as u8);
        }
        for _ in 0..8 {
            let home = chance.below(LANDS as u32) as u8;
            let kinds: Vec<Kind> = Kind::all()
                .filter(|k| {
                    k.era() <= era && *k != Kind::ANCIENT_ARTILLERY && !k.is_fleet() && !k.is_aircraft()
                })
                .collect();
            let kind = kinds[chance.below(kinds.len() as u32) as usize];
            state.players[seat].pieces.add(kind, Area(home));
        }
        for _ in 0..2 {
            let zone = Area((LANDS as u32 + chance.below((AREAS - LANDS) as u32)) as u8);
            state.players[seat].pieces.add(Kind::of(era, Class::Fleet), zone);
        }
        let home = state.settlements(seat).next();
        if era == Era::Modern
            && let Some(home) = home
        {
            state.players[seat].pieces.add(Kind::AIRCRAFT, home);
        }
        state.players[seat].gold = 150 + chance.below(200) as u16;
        for (_, piece) in state.players[seat].pieces.iter_mut() {
            piece.left = data().tables.movement[piece.kind.index()];
        }
        if !state.settlements(seat).any(|_| true) {
            let free = Area::lands().find(|&a| state.regions[a].owner.is_none()).expect("room");
            found(state, seat, free, 1);
        }
    }
    state.frames = Frames::new(Frame::Movement { seat: state.first });
}

fn found(state: &mut State, seat: Seat, area: Area, size: u8) {
    let region = &mut state.regions[area];
    let marker = *region.marker.get();
    if region.owner.is_some() || !(marker.is_resource() || marker == Marker::FERTILE) {
        return;
    }
    region.face = Face::Up;
    region.owner = Some(seat);
    region.holder = Some(seat);
    region.size = size;
}

macro_rules! era_scene {
    ($name:ident, $era:expr) => {
        pub struct $name;
        impl Scene for $name {
            const OPTIONS: &'static [OptionSpec] = SETS;
            fn options(options: Options) -> Options {
                Options { turn_limit: 2, length: Length::Long, ..options }
            }
            fn dress(state: &mut State, chance: &mut dyn Chance) {
                dress(state, $era, chance);
            }
        }
    };
}

era_scene!(Medieval, Era::Medieval);
era_scene!(Industrial, Era::Industrial);
era_scene!(Modern, Era::Modern);

/// Everybody's armies in one region.
pub struct Crowd;
impl Scene for Crowd {
    const SEATS: (u8, u8) = (4, 5);
    fn options(options: Options) -> Options {
        Options { turn_limit: 1, rules: RuleSet::Advanced, ..options }
    }
    fn dress(state: &mut State, chance: &mut dyn Chance) {
        dress(state, Era::Industrial, chance);
        let here = Area::named("steppe").expect("a region");
        for seat in Seat::all(state.seats()) {
            for kind in [Kind(9), Kind(10), Kind(11), Kind(5)] {
                state.players[seat].pieces.add(kind, here);
            }
        }
        state.frames = Frames::new(Frame::Battles { seat: state.first });
    }
}
