//! The game from chosen positions on, for a few turns.
#![allow(dead_code)]

use civilization_2002::data::data;
use civilization_2002::frames::{Battles, Movement};
use civilization_2002::ids::*;
use civilization_2002::options::{Length, Options, RuleSet};
use civilization_2002::state::{Face, Phase};
use civilization_2002::{Action, Civilization2002 as G, State};
use kernel::{Chance, Cx, Dice, Frames, Offer, OptionSpec, Preset, Refusal, Rules, Seat};
use testkit::{Fault, With};

/// Random games of a scene with both rule sets; `look` sees every offer.
pub fn walk<S: Fault<G>>(offers: usize, mut look: impl FnMut(&State, Seat, &Offer<Action>)) {
    let mut dice = Dice::new(5);
    let mut seen = 0;
    for round in 0.. {
        let rules = if round % 2 == 0 { RuleSet::Advanced } else { RuleSet::Basic };
        let options = Options { rules, ..Options::default() };
        let setup = With::<G, S>::setup(&options, 2 + round % 3, &mut Cx::playout(&mut dice));
        let mut state = setup.unwrap_or_else(|refusal| panic!("{refusal:?}"));
        while let Some(seat) = G::open(&state).first() {
            let offer = G::offer_for(&state, seat);
            look(&state, seat, &offer);
            seen += 1;
            if seen > offers {
                return;
            }
            let choice = dice.below(offer.choices.len() as u32) as usize;
            G::apply(&mut state, seat, offer.choices[choice].action, &mut Cx::playout(&mut dice));
        }
    }
}

/// The first turn, with every option.
pub struct Opening;
impl Fault<G> for Opening {
    const NAME: &'static str = "one turn";
    fn setup(options: &Options, seats: u8, cx: &mut Cx<G>) -> Result<State, Refusal> {
        G::setup(&Options { turn_limit: 1, ..*options }, seats, cx)
    }
}

/// The first turns, two and three seats.
pub struct Brief;
impl Fault<G> for Brief {
    const NAME: &'static str = "two turns";
    const SEATS: (u8, u8) = (2, 3);
    const OPTIONS: &'static [OptionSpec] = &[];
    const PRESETS: &'static [Preset] = &[];
    fn setup(options: &Options, seats: u8, cx: &mut Cx<G>) -> Result<State, Refusal> {
        G::setup(&Options { turn_limit: 2, ..*options }, seats, cx)
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
    for (i, tech) in past.flat_map(|e| e.technologies().iter()).enumerate() {
        // Not all of the current era, so that some are left to buy.
        let row = tech.facts();
        if row.era == era && i % 3 == 0 || state.basic() && i % 5 > 1 {
            continue;
        }
        let seat = Seat(chance.below(seats as u32) as u8);
        state.supply.remove(tech);
        state.players[seat].technologies.insert(tech);
        for wonder in Wonder::all().filter(|w| w.facts().technology == tech) {
            if wonder != data().spaceship && state.advanced() {
                state.wonder_supply.remove(wonder);
                state.players[seat].wonders.insert(wonder);
            }
        }
    }
    if state.basic() {
        for e in Era::ALL.into_iter().filter(|e| *e < era) {
            state.supply -= e.technologies();
            state.wonder_supply -= e.wonders();
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
                    k.era() <= era && *k != Kind::AncientArtillery && !k.is_fleet() && !k.is_aircraft()
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
            state.players[seat].pieces.add(Kind::Aircraft, home);
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
    state.frames = Frames::new(Movement { seat: state.first });
}

fn found(state: &mut State, seat: Seat, area: Area, size: u8) {
    let region = &mut state.regions[area];
    let marker = *region.marker.get();
    if region.owner.is_some() || !(marker.is_resource() || marker == Marker::Fertile) {
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
        impl Fault<G> for $name {
            const NAME: &'static str = concat!("two turns: ", stringify!($name));
            const OPTIONS: &'static [OptionSpec] = SETS;
            const PRESETS: &'static [Preset] = &[];
            fn setup(options: &Options, seats: u8, cx: &mut Cx<G>) -> Result<State, Refusal> {
                let options = Options { turn_limit: 2, length: Length::Long, ..*options };
                let mut state = G::setup(&options, seats, cx)?;
                dress(&mut state, $era, cx);
                Ok(state)
            }
        }
    };
}

era_scene!(Medieval, Era::Medieval);
era_scene!(Industrial, Era::Industrial);
era_scene!(Modern, Era::Modern);

/// Everybody's armies in one region.
pub struct Crowd;
impl Fault<G> for Crowd {
    const NAME: &'static str = "everybody meets";
    const SEATS: (u8, u8) = (4, 5);
    const OPTIONS: &'static [OptionSpec] = &[];
    const PRESETS: &'static [Preset] = &[];
    fn setup(options: &Options, seats: u8, cx: &mut Cx<G>) -> Result<State, Refusal> {
        let options = Options { turn_limit: 1, rules: RuleSet::Advanced, ..*options };
        let mut state = G::setup(&options, seats, cx)?;
        dress(&mut state, Era::Industrial, cx);
        let here = Area::named("steppe").expect("a region");
        let kinds = [
            Kind::IndustrialInfantry,
            Kind::IndustrialCavalry,
            Kind::IndustrialArtillery,
            Kind::MedievalInfantry,
        ];
        for seat in Seat::all(state.seats()) {
            for kind in kinds {
                state.players[seat].pieces.add(kind, here);
            }
        }
        state.frames = Frames::new(Battles { seat: state.first });
        Ok(state)
    }
}
