//! Odds shown before an attack are those of the dice: every scenario is fought many times on the real rules.

use clash_of_cultures::{
    Action, Advance, Building, By, Camp, Card, Cargo, City, ClashOfCultures, Event, Fought, Group, Half,
    Lifted, Loss, Mood, Move, Options, Region, Set, Ship, Space, State, Terrain, Unit, UnitId, UnitKind,
    layout,
};
use kernel::{Audience, Cx, Dice, Rules, Seat};
use kit::gauge::{EXACT, Gauges};

const ME: Seat = Seat(0);
const FOE: Seat = Seat(1);
const FIGHTS: u32 = 3000;

/// All regions discovered, nothing on the board but what a scenario puts there.
fn bare() -> State {
    let mut dice = Dice::new(5);
    let mut cx = Cx::playout(&mut dice);
    let mut state = ClashOfCultures::setup(&Options::default(), 2, &mut cx).expect("two can play");
    for (slot, region) in state.regions.iter_mut().enumerate() {
        region.get_or_insert(Region { tile: slot as u8, turned: false });
    }
    for seat in [ME, FOE] {
        let p = &mut state.players[seat];
        p.armies.clear();
        p.settlers.clear();
        *p.hand.get_mut() = Default::default();
    }
    state.cities.retain(|c| c.owner == ME);
    state.camps.clear();
    state.players[ME].advances.insert(Advance::Tactics);
    state
}

/// Two neighbouring spaces that pass; the first is where the attack comes from.
fn pair(state: &State, from: impl Fn(Space) -> bool, to: impl Fn(Space) -> bool) -> (Space, Space) {
    let l = layout(2);
    let free = |s: Space| state.city(s).is_none();
    l.all
        .iter()
        .filter(|&a| from(a) && free(a))
        .find_map(|a| l.near(a).iter().find(|&b| to(b) && free(b)).map(|b| (a, b)))
        .expect("such a border")
}

fn land(state: &State) -> impl Fn(Space) -> bool {
    |s| matches!(state.terrain(s), Some(Terrain::Fertile | Terrain::Barren))
}
fn sea(state: &State) -> impl Fn(Space) -> bool {
    |s| state.is_sea(s)
}

fn armies(state: &mut State, seat: Seat, at: Space, n: usize) {
    state.players[seat].armies.extend((0..n).map(|_| Unit { at, marks: 0 }));
}

fn city(state: &mut State, at: Space, buildings: &[Building]) {
    let mut city = City::founded(at, FOE, Mood::Neutral);
    buildings.iter().for_each(|b| city.set_piece(*b, Some(FOE)));
    state.cities.push(city);
}

fn learn(state: &mut State, seat: Seat, advances: &[Advance]) {
    advances.iter().for_each(|a| state.players[seat].advances.insert(*a));
}

/// Fights it out: whether the attacker, and whether the defender, is left.
fn fight(state: State, to: Space, fixed: u8, dice: &mut Dice) -> (bool, bool) {
    fight_on(state, ME, Action::Go { to, food: false, ore: false }, to, fixed, dice)
}

/// The same after an answer of its own.
fn fight_on(
    mut state: State,
    seat: Seat,
    action: Action,
    to: Space,
    fixed: u8,
    dice: &mut Dice,
) -> (bool, bool) {
    let mut cx = Cx::playout(dice);
    ClashOfCultures::apply(&mut state, seat, action, &mut cx);
    while let Some(b) = &state.battle {
        let seat = ClashOfCultures::open(&state).first().expect("somebody is asked");
        let offer = ClashOfCultures::offer_for(&state, seat);
        let wanted = |a: &Action| {
            matches!(
                a,
                Action::Fight
                    | Action::Siege { wood: false, ore: false }
                    | Action::No
                    | Action::Lose(Loss::Unit(_))
                    | Action::At(_)
            )
        };
        let choice = offer.choices.iter().find(|c| wanted(&c.action)).expect("fights on");
        assert!(b.round < 200, "battles end");
        ClashOfCultures::apply(&mut state, seat, choice.action, &mut cx);
    }
    let p = &state.players[ME];
    let attacker = p.armies_at(to) + p.ships_at(to) > 0;
    let foe = &state.players[FOE];
    let camp = state.camp(to).map_or(0, |c| c.units as usize);
    let stands = foe.armies_at(to) + foe.ships_at(to) + camp + fixed as usize > 0;
    (attacker, !attacker && stands)
}

/// `alone`: a Fortress without a garrison holds the field when the attackers fall.
fn compare(name: &str, mut state: State, to: Space, group: Group, alone: bool) -> (u8, u8) {
    state.frames.push(Move { seat: ME, left: 3, lighthouse: false });
    state.frames.push(Lifted { seat: ME, group });
    let view = ClashOfCultures::view(&state, Audience::Seat(ME));
    let odds = view.odds.iter().find(|o| o.to == to).unwrap_or_else(|| panic!("{name}: odds"));
    foretold(name, &state, to, odds.win);
    let mut dice = Dice::new(77);
    let (mut won, mut lost) = (0, 0);
    for _ in 0..FIGHTS {
        let (win, lose) = fight(state.clone(), to, alone as u8, &mut dice);
        won += win as u32;
        lost += lose as u32;
    }
    for (what, shown, counted) in [("win", odds.win, won), ("lose", odds.lose, lost)] {
        let (p, n) = (shown as f64 / 100.0, FIGHTS as f64);
        // Four standard errors, and the rounding to a percent.
        let slack = 4.0 * (p * (1.0 - p) / n).sqrt() + 0.006;
        let found = counted as f64 / n;
        assert!((found - p).abs() <= slack, "{name}: {what} shown as {shown} %, {counted} of {FIGHTS}");
    }
    (odds.win, odds.lose)
}

/// What is foretold with the choice is what the board shows.
fn foretold(name: &str, state: &State, to: Space, win: u8) {
    let go = Action::Go { to, food: false, ore: false };
    let told = ClashOfCultures::exact(state, ME, &go).unwrap_or_else(|| panic!("{name}: an attack"));
    let won =
        ClashOfCultures::narrate(&Event::BattleWon { who: Some(ME), at: to, fought: Fought::default() });
    let chance = told.iter().find(|(gist, _)| *gist == won).map_or(0, |(_, chance)| *chance);
    assert!(chance.abs_diff(win as u32 * 100) <= 51, "{name}: shown as {win} %, told as {chance}");
    let all: u32 = told.iter().map(|(_, chance)| chance).sum();
    assert!(all.abs_diff(EXACT) <= 2, "{name}: {told:?}");
}

fn on_land(name: &str, mine: usize, prepare: impl FnOnce(&mut State, Space) -> bool) -> (u8, u8) {
    let mut state = bare();
    let (from, to) = pair(&state, land(&state), land(&state));
    armies(&mut state, ME, from, mine);
    let alone = prepare(&mut state, to);
    compare(name, state, to, (0..mine).map(UnitId::army).collect(), alone)
}

/// One die each, a hit on 5 or 6: 2/9 to win a round, 2/9 to lose it, 1/9 that both fall, 4/9 that nothing happens.
#[test]
fn one_against_one_by_hand() {
    let odds = on_land("one against one", 1, |s, at| {
        armies(s, FOE, at, 1);
        false
    });
    assert_eq!(odds, (40, 40));
}

#[test]
fn in_the_open() {
    let odds = on_land("three against two", 3, |s, at| {
        armies(s, FOE, at, 2);
        false
    });
    assert_eq!(odds, (95, 4));
    on_land("two against a camp of three", 2, |s, at| {
        s.camps.push(Camp { at, units: 3 });
        false
    });
}

/// R11.5: one die more and one hit cancelled, in the first round only.
#[test]
fn against_a_fortress() {
    on_land("three against two in a Fortress", 3, |s, at| {
        city(s, at, &[Building::Fortress]);
        learn(s, FOE, &[Advance::Tactics]);
        armies(s, FOE, at, 2);
        false
    });
    let odds = on_land("one against a bare Fortress", 1, |s, at| {
        city(s, at, &[Building::Fortress]);
        learn(s, FOE, &[Advance::Tactics]);
        true
    });
    assert_eq!(odds, (67, 33), "its only die hits on 5 and 6");
}

/// R11.4, R11.6: Steel Weapons, Fanaticism and the Great Warlord.
#[test]
fn with_bonuses() {
    on_land("Steel Weapons against a Temple's fanatics", 2, |s, at| {
        city(s, at, &[Building::Temple]);
        learn(s, ME, &[Advance::SteelWeapons]);
        learn(s, FOE, &[Advance::Fanaticism, Advance::Myths]);
        armies(s, FOE, at, 2);
        false
    });
    on_land("the Warlord against four", 3, |s, at| {
        s.turn.warlord = true;
        armies(s, FOE, at, 4);
        false
    });
}

/// R11.9, R11.11: Ships, and units that land from them.
#[test]
fn from_the_sea() {
    let mut state = bare();
    let (from, to) = pair(&state, sea(&state), sea(&state));
    let ship = |at| Ship { at, marks: 0, cargo: Default::default() };
    state.players[ME].ships.extend([ship(from), ship(from)]);
    state.players[FOE].ships.extend([ship(to), ship(to)]);
    learn(&mut state, ME, &[Advance::Warships]);
    compare("War Ships", state, to, Group::from_bits(0b11 << 20), false);

    let mut state = bare();
    let (from, to) = pair(&state, sea(&state), land(&state));
    let mut ship = ship(from);
    ship.cargo.extend([Cargo { kind: UnitKind::Army, marks: 0 }, Cargo { kind: UnitKind::Army, marks: 0 }]);
    state.players[ME].ships.push(ship);
    learn(&mut state, ME, &[Advance::Warships]);
    armies(&mut state, FOE, to, 2);
    compare("a landing", state, to, Group::from_bits(0b11 << 24), false);
}

/// R15.2: whoever is asked for a card reads how the battle ends with each of them and without, all ways together; without one the
/// same as before the attack.
#[test]
fn a_card_has_its_odds() {
    let mut seen = 0;
    for (defends, units) in [(false, [1, 1]), (false, [2, 2]), (true, [2, 2])] {
        let mut state = bare();
        let (from, to) = pair(&state, land(&state), land(&state));
        armies(&mut state, ME, from, units[0]);
        armies(&mut state, FOE, to, units[1]);
        learn(&mut state, FOE, &[Advance::Tactics]);
        for seat in [ME, FOE] {
            state.players[seat].stock = Default::default();
        }
        let who = if defends { FOE } else { ME };
        *state.players[who].hand.get_mut() = (0..41).map(Card).collect();
        state.frames.push(Move { seat: ME, left: 3, lighthouse: false });
        state.frames.push(Lifted { seat: ME, group: (0..units[0]).map(UnitId::army).collect() });
        let go = Action::Go { to, food: false, ore: false };
        let before = ClashOfCultures::exact(&state, ME, &go).expect("an attack");
        ClashOfCultures::apply(&mut state, ME, go, &mut Cx::playout(&mut Dice::new(3)));
        let won = |seat| {
            let event = Event::BattleWon { who: Some(seat), at: to, fought: Fought::default() };
            let mut won = ClashOfCultures::narrate(&event);
            won.key = "gist-end-won".into();
            won
        };
        let mut halves = Set::<Half>::empty();
        for choice in ClashOfCultures::offer_for(&state, who).choices {
            let half = match choice.action {
                Action::Lay(card) => card.half(),
                _ => {
                    let told = ClashOfCultures::exact(&state, who, &choice.action).expect("odds");
                    let told = told.into_iter().filter(|(gist, _)| gist.key.starts_with("gist-end"));
                    let mut told: Vec<_> = told.map(|(_, chance)| chance).collect();
                    let mut first: Vec<_> = before.iter().map(|(_, chance)| *chance).collect();
                    told.sort_unstable();
                    first.sort_unstable();
                    assert_eq!(told, first, "without a card nothing has changed");
                    continue;
                }
            };
            if halves.has(half) {
                continue;
            }
            halves.insert(half);
            // What a die does last of all, worlds count.
            let told = ClashOfCultures::exact(&state, who, &choice.action);
            assert_eq!(told.is_none(), half == Half::Surrounded);
            let Some(told) = told else { continue };
            assert_eq!(told[0].0, won(who), "first what it is laid for");
            for end in [true, false] {
                let ways = told.iter().filter(|(gist, _)| (gist.key.starts_with("gist-end")) == end);
                let all: u32 = ways.map(|(_, chance)| chance).sum();
                assert!(all.abs_diff(EXACT) <= 3, "{half:?}: {told:?}");
            }
            let mut dice = Dice::new(7);
            let mut counted = [0; 2];
            for _ in 0..FIGHTS {
                let mut state = state.clone();
                // Nobody lays another.
                if let Action::Lay(card) = choice.action {
                    *state.players[who].hand.get_mut() = Set::of(card);
                }
                let (win, lose) = fight_on(state, who, choice.action, to, 0, &mut dice);
                counted[0] += win as u32;
                counted[1] += lose as u32;
            }
            for (seat, counted) in [(ME, counted[0]), (FOE, counted[1])] {
                let chance =
                    told.iter().find(|(gist, _)| *gist == won(seat)).map_or(0, |(_, chance)| *chance);
                let (p, n) = (chance as f64 / EXACT as f64, FIGHTS as f64);
                let slack = 4.0 * (p * (1.0 - p) / n).sqrt() + 0.006;
                let found = counted as f64 / n;
                // Whoever withdraws is left elsewhere.
                let left = half == Half::FightingWithdrawal;
                assert!(left || (found - p).abs() <= slack, "{half:?} {seat:?}: {chance} told, {counted}");
            }
            seen += 1;
        }
    }
    assert!(seen > 15, "{seen}");
}

/// R8.6.3: 5 or 6 succeeds, 4 with Conversion; every roll comes to one of the two that are foretold.
#[test]
fn the_die_of_influence() {
    let mut state = bare();
    let (_, at) = pair(&state, land(&state), land(&state));
    let attempt = Action::Influence { at, by: By::Action };
    let told = |state: &State| ClashOfCultures::exact(state, ME, &attempt).expect("a die");
    assert_eq!(told(&state)[0].1, EXACT / 3);
    learn(&mut state, ME, &[Advance::Conversion]);
    assert_eq!(told(&state)[0].1, EXACT / 2);
    assert_eq!(told(&state).iter().map(|(_, chance)| chance).sum::<u32>(), EXACT);
    for die in 1..=6 {
        let rolled = Event::InfluenceRolled { who: ME, at, die, need: 4, of: Some(FOE), vain: die < 4 };
        let failed = Event::InfluenceFailed { who: ME, at, short: None };
        let gists = [&rolled, &failed].map(|event| ClashOfCultures::gist(event).expect("a gist"));
        let foretold = |i: usize| told(&state).iter().position(|(gist, _)| *gist == gists[i]);
        assert_eq!(foretold(0), Some((die < 4) as usize), "{die}");
        assert_eq!(foretold(1), Some(1), "what nobody pays for falls short");
    }
}
