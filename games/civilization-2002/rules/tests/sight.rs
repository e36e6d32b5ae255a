//! What a player sees before they choose: names of everything, and chances told from their side.

mod scenes;

use civilization_2002::Pending;
use civilization_2002::battle::Side;
use civilization_2002::state::{Face, Phase};
use civilization_2002::{Action, Civilization2002 as G, Event, State};
use kernel::{Arg, Audience, Cx, Dice, Msg, Offer, Rules, Seat, Target};
use kit::gauge::EXACT;
use kit::{Gauges, Id};
use scenes::{Brief, Crowd, Modern, walk};
use testkit::number;

/// R2.5.3, R2.5.4: the chance that stands on a choice is that of one's own victory, in the battle or in this round, for
/// defenders too.
#[test]
fn odds_begin_with_ones_own_victory() {
    let (mut attacks, mut declared, mut defences, mut rounds) = (0, 0, 0, 0);
    let mut check = |state: &State, seat: Seat, offer: &Offer<Action>| {
        for choice in &offer.choices {
            let Some(odds) = G::exact(state, seat, &choice.action) else { continue };
            let area = match (choice.action, &state.battle) {
                (Action::Attack { area, .. } | Action::Resolve(area), _) => {
                    attacks += 1;
                    area
                }
                (Action::Challenge, _) => {
                    let Pending::Challenge(asked) = *state.frames.top() else { panic!("nobody entered") };
                    declared += 1;
                    asked.area
                }
                (_, Some(battle)) => {
                    defences += (battle.led_by(seat) == Some(Side::Defender)) as usize;
                    battle.area
                }
                // What lies under markers, and the dice of production: see below.
                (_, None) => continue,
            };
            // R2.3.7: what is declared is fought later; what is attacked or picked for, right away.
            let event = Event::BattleWon { who: seat, area };
            let later = matches!(choice.action, Action::Challenge | Action::LetPass);
            let won = if later { G::narrate(&event) } else { G::gist(&event).expect("a victory is news") };
            // Where somebody has a choice of units, the battle goes on after this answer.
            let begins = matches!(choice.action, Action::Attack { .. } | Action::Resolve(_));
            let won = if begins && odds[0].0 != won { G::narrate(&event) } else { won };
            // R2.5.9: a victory that comes later is told with what it takes.
            let takes = (later || begins) && odds[0].0.key == "gist-battle-takes";
            let foreign = area.is_land() && state.regions[area].owner.is_some_and(|owner| owner != seat);
            let falls = (later || begins) && odds[0].0.key == "gist-battle-falls";
            let won = match (takes && foreign || falls) && odds[0].0.about() == Some(seat) {
                true => odds[0].0.clone(),
                false => won,
            };
            let round = odds[0].0.key == "gist-round-lost";
            let side = state.battle.as_ref().map(|battle| battle.side_of(seat));
            let foe = odds[0].0.about().and_then(|loser| Some(state.battle.as_ref()?.side_of(loser)));
            assert!(
                if round { side.is_some() && foe != side } else { odds[0].0 == won },
                "{:?}",
                choice.action
            );
            rounds += round as usize;
            let sum: i64 = odds.iter().map(|(_, chance)| *chance as i64).sum();
            assert!((sum - EXACT as i64).abs() <= 2, "{odds:?}");
        }
    };
    walk::<Crowd>(4_000, &mut check);
    walk::<Modern>(20_000, &mut check);
    assert!(
        attacks > 50 && declared > 0 && defences > 20 && rounds > 50,
        "{attacks} attacks, {declared} declared, {defences} defences, {rounds} rounds"
    );
}

/// The chance of an outcome, by the key of its sentence; all of them together.
fn chance(odds: &[(Msg, u32)], key: &str) -> u32 {
    odds.iter().filter(|(gist, _)| gist.key == key).map(|(_, chance)| chance).sum()
}

/// R2.2.1 to R2.2.3, R2.2.6: what is said of a marker is how often it lies there in the worlds that fit what its seat knows,
/// whoever saw it and put it back.
#[test]
fn odds_of_markers() {
    let mut dice = Dice::new(9);
    let (mut looks, mut seen_by_others, mut founded) = (0, 0, 0);
    walk::<Brief>(6_000, |state, seat, offer| {
        for choice in &offer.choices {
            let area = match choice.action {
                Action::Look(area) => area,
                Action::Found(area) if state.regions[area].face == Face::Down => area,
                _ => continue,
            };
            let odds = G::exact(state, seat, &choice.action);
            let known = state.regions[area].known;
            if known.contains(seat) {
                assert_eq!(odds, None, "what is known needs no odds");
                continue;
            }
            let odds = odds.expect("the pool is public");
            let found = ["gist-finds", "gist-finds-so", "gist-finds-limit", "gist-nothing", "event-minor"]
                .map(|key| chance(&odds, key))
                .iter()
                .sum::<u32>();
            assert_eq!(found, EXACT, "{odds:?}");
            let resource = odds.iter().find(|(gist, _)| gist.args.iter().any(is_resource)).map_or(0, |o| o.1);
            looks += 1;
            founded += (odds[0].0.key == "event-founded") as usize;
            seen_by_others += !known.is_empty() as usize;
            if looks % 16 != 0 && known.is_empty() {
                continue;
            }
            const WORLDS: u32 = 600;
            let worlds = (0..WORLDS).map(|_| G::resample(state, Audience::Seat(seat), &mut dice));
            let hits = worlds.filter(|world| world.regions[area].marker.get().is_resource()).count() as u32;
            let counted = hits * EXACT / WORLDS;
            // Four spreads of so many worlds.
            assert!(counted.abs_diff(resource) < 820, "{resource} foretold, {counted} in {WORLDS} worlds");
        }
    });
    assert!(looks > 200 && seen_by_others > 5 && founded > 20, "{looks} {seen_by_others} {founded}");
}

fn is_resource((_, arg): &(&'static str, Arg)) -> bool {
    matches!(arg, Arg::Msg(what) if what.key == "gist-resource")
}

/// R2.1.7, R3.5: whoever places last, or passes last, is told what markers and dice may show, by the whole pool and the table.
#[test]
fn odds_of_the_start_and_of_production() {
    let (mut starts, mut rolls) = (0, 0);
    walk::<Brief>(4_000, |state, seat, offer| {
        for choice in &offer.choices {
            let odds = G::exact(state, seat, &choice.action);
            match choice.action {
                Action::Start(area) => {
                    let Pending::Draft(draft) = *state.frames.top() else { panic!("nobody places") };
                    let last = state.basic() && draft.placed + 1 == 2 * state.seats();
                    // R2.1.7: what lies there is turned up at the end of the setup, whoever chooses next.
                    let known: u32 = odds.iter().flatten().map(|(_, chance)| *chance).sum();
                    assert!(if last { known > EXACT } else { known == EXACT }, "{odds:?}");
                    assert!(!G::aims(&choice.action), "nobody starts for a marker");
                    for (gist, chance) in
                        odds.iter().flatten().filter(|(gist, _)| gist.args.iter().any(is_resource))
                    {
                        // 40 resources among 84 markers.
                        assert!(chance.abs_diff(4762) <= 5, "{gist:?} ({area:?}): {chance}");
                        starts += 1;
                    }
                }
                Action::Pass => {
                    let mut after = state.clone();
                    G::apply(&mut after, seat, choice.action, &mut Cx::playout(&mut Dice::new(1)));
                    assert_eq!(odds.is_some(), after.phase != Phase::Trade);
                    let Some(odds) = odds else { continue };
                    let chances: Vec<u32> = odds.iter().map(|(_, chance)| *chance).collect();
                    assert_eq!(chances, [833, 1944, 4446, 1944, 833], "the ancient table, rounded");
                    assert!(!G::aims(&choice.action), "nobody passes for a roll");
                    rolls += 1;
                }
                _ => {}
            }
        }
    });
    assert!(starts > 100 && rolls > 5, "{starts} {rolls}");
}

/// Whatever can be chosen or refused on the board has a name; a figure that is refused is named by what it is.
#[test]
fn targets_are_named() {
    let (mut places, mut pieces, mut cards) = (0, 0, 0);
    walk::<Modern>(6_000, |_, _, offer| {
        let refused = offer.refused.iter().map(|refusal| refusal.target);
        for target in offer.choices.iter().map(|choice| choice.show.target).chain(refused) {
            let named = matches!(target, Target::Seat(_) | Target::Button) || G::place(target).is_some();
            assert!(named, "{target:?} has no name");
            match target {
                Target::Space(_) => places += 1,
                Target::Piece(_) => pieces += 1,
                Target::Card(_) => cards += 1,
                Target::Seat(_) | Target::Button => {}
            }
        }
        for refusal in &offer.refused {
            let told =
                !matches!(refusal.target, Target::Piece(_) | Target::Button) || refusal.about.is_some();
            assert!(told, "{refusal:?} is about nothing");
        }
    });
    assert!([places, pieces, cards].into_iter().all(|n| n > 1_000), "{places} {pieces} {cards}");
}

/// R6.2: beside the question where to, another figure is one that comes along, and the slowest sets the pace; what could
/// still move when the moves end is counted.
#[test]
fn figures_that_come_along_and_those_that_stay_say_so() {
    let (mut taken, mut along, mut left_behind) = (0, 0, 0);
    walk::<Crowd>(4_000, |state, seat, offer| {
        let Pending::Movement(_) = *state.frames.top() else { return };
        let pieces = &state.players[seat].pieces;
        let hand = pieces.picked().map(|(_, piece)| piece.left).min();
        for choice in &offer.choices {
            let label = &choice.show.label;
            match (choice.action, hand) {
                (Action::Pick(_), None) => {
                    assert_eq!(label.key, "do-pick");
                    taken += 1;
                }
                (Action::Pick(slot), Some(left)) => {
                    assert_eq!(label.key, "do-take-along");
                    let piece = pieces.get(slot);
                    if !piece.kind.is_aircraft() {
                        assert_eq!(number(label, "n"), Some(left.min(piece.left) as i64), "{piece:?}");
                    }
                    along += 1;
                }
                (Action::EndMoves, _) => {
                    let asked = offer.prompt.as_ref().and_then(|prompt| number(prompt, "n"));
                    assert_eq!(number(label, "n"), asked, "those that stay are those that could move");
                    left_behind += (asked > Some(0)) as usize;
                }
                _ => {}
            }
        }
    });
    assert!(taken > 50 && along > 50 && left_behind > 20, "{taken} {along} {left_behind}");
}

/// R6.5: who was declined is told so where they may propose again.
#[test]
fn a_declined_proposal_is_told() {
    let mut told = 0;
    walk::<Brief>(8_000, |state, seat, offer| {
        let Pending::Trade(_) = *state.frames.top() else { return };
        let declined = state.players[seat].declined_by.len() as i64;
        assert_eq!(offer.prompt.as_ref().and_then(|prompt| number(prompt, "declined")), Some(declined));
        told += (declined > 0) as usize;
    });
    assert!(told > 5, "{told}");
}

/// R2.2.2, R2.8: a village is offered with what its founder knows of the place, and with nothing else.
#[test]
fn a_village_is_offered_with_what_lies_there() {
    let (mut named, mut unknown) = (0, 0);
    walk::<Brief>(8_000, |state, seat, offer| {
        for choice in &offer.choices {
            let Action::Found(area) = choice.action else { continue };
            let region = &state.regions[area];
            let seen = region.face == Face::Up || region.known.contains(seat);
            let marker = *region.marker.get();
            let expected = seen && marker != civilization_2002::ids::Marker::Nothing;
            let key = if expected { "do-found-on" } else { "do-found" };
            assert_eq!(choice.show.label.key, key, "{area:?}: {marker:?}");
            named += expected as usize;
            unknown += !expected as usize;
        }
    });
    assert!(named > 5 && unknown > 5, "{named} {unknown}");
}

/// R2.3.7, R9.12: who declares battle is told when it is fought and against what; who did so before, that it is fought
/// whatever they answer now, with the same chances.
#[test]
fn a_declared_battle_says_when_it_comes() {
    let said = |label: &Msg, name: &str| {
        label.args.iter().find_map(|(key, arg)| match arg {
            Arg::Number(n) if *key == name => Some(*n),
            _ => None,
        })
    };
    let (mut asked, mut odds, mut passed) = (0, 0, 0);
    walk::<Crowd>(4_000, |state, seat, offer| {
        let Pending::Challenge(entered) = *state.frames.top() else { return };
        let (mover, area) = (entered.mover, entered.area);
        let gist = G::gist(&Event::Challenged { who: seat, mover, area });
        assert_eq!(gist.map(|gist| gist.key), Some("gist-challenged".into()));
        let label = |offer: &Offer<Action>, action| {
            let found = offer.choices.iter().find(|choice| choice.action == action);
            found.unwrap_or_else(|| panic!("{action:?} is offered")).show.label.clone()
        };
        let mut declared = state.clone();
        declared.challenges.0[area.index()].insert(seat);
        let again = G::offer_for(&declared, seat);
        for action in [Action::Challenge, Action::LetPass] {
            let armed = state.fights(mover, area) as i64;
            assert_eq!(said(&label(offer, action), "armed"), Some(armed), "{action:?}");
            assert_eq!(said(&label(&again, action), "again"), Some(1), "{action:?}");
        }
        assert_eq!(G::exact(&declared, seat, &Action::LetPass), G::exact(state, seat, &Action::Challenge));
        // R2.3.6: who lets pass fights only if the other attacks later; R9.13: settlers alone do not.
        if state.challenges.0[area.index()].is_empty() {
            for action in [Action::LetPass, Action::LetAllPass] {
                let later = G::exact(state, seat, &action);
                assert!(later.is_none() || state.fights(mover, area), "{later:?}");
                let Some(later) = later else { continue };
                assert!(later.iter().all(|(gist, _)| gist.key.starts_with("gist-clash")), "{later:?}");
                let own = later.iter().position(|(gist, _)| gist.about() == Some(seat));
                assert!(own.is_none_or(|place| place == 0), "one's own victory comes first: {later:?}");
                assert_eq!(later.iter().map(|(_, chance)| chance).sum::<u32>(), EXACT, "{later:?}");
                passed += 1;
            }
        }
        asked += 1;
        odds += G::exact(state, seat, &Action::Challenge).is_some() as usize;
    });
    assert!(
        asked > 20 && odds > 0 && passed > 10,
        "{asked} asked, {odds} with odds, {passed} of later attacks"
    );
}

/// R2.5.10: a settlement of one's own without units is told as soon as an army of somebody else is one step away, and only
/// then; nobody is told of others'.
#[test]
fn a_settlement_left_open_is_told() {
    let (mut exposed, mut left_open, mut calm) = (0, 0, 0);
    let told = |state: &State, seat: Seat| -> Vec<Target> {
        let gauges = G::gauges(&G::view(state, Audience::Seat(seat))).into_iter();
        let places = gauges.filter(|gauge| gauge.what == "takers").map(|gauge| match gauge.of {
            kit::gauge::Of::Place(place) => place,
            kit::gauge::Of::Seat(_) => panic!("it is told of a place"),
        });
        places.collect()
    };
    let mut dice = Dice::new(9);
    walk::<Crowd>(600, |state, seat, offer| {
        let now = told(state, seat);
        for area in state.settlements(seat) {
            let place = Target::Space(civilization_2002::targets::area(area));
            let unit = |who: Seat, at: &dyn Fn(civilization_2002::ids::Area) -> bool, army: bool| {
                let pieces = state.players[who].pieces.iter();
                let fits = |kind: civilization_2002::ids::Kind| {
                    if army { kind.is_army() } else { !kind.is_settler() }
                };
                pieces.filter(|(_, piece)| fits(piece.kind) && at(piece.area())).count() > 0
            };
            let guarded = unit(seat, &|at| at == area, false);
            let near = Seat::all(state.seats()).filter(|other| *other != seat).any(|other| {
                unit(other, &|at| at.is_land() && (at == area || at.facts().land.has(area)), true)
            });
            assert_eq!(now.contains(&place), near && !guarded, "{area:?} of {seat:?}");
            exposed += (near && !guarded) as usize;
            calm += (!near && !guarded) as usize;
        }
        // Whoever marches the last guard away sees it in the answer.
        for choice in offer.choices.iter().filter(|choice| matches!(choice.action, Action::Go(_))).take(2) {
            let mut after = state.clone();
            G::apply(&mut after, seat, choice.action, &mut Cx::playout(&mut dice));
            left_open += told(&after, seat).iter().any(|place| !now.contains(place)) as usize;
        }
    });
    assert!(
        exposed > 20 && calm > 5 && left_open > 0,
        "{exposed} exposed, {calm} calm, {left_open} left open"
    );
}
