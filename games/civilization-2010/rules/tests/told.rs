//! What players are told of battles, before and while they are fought.

mod walk;

use civilization_2010::*;
use kernel::{Arg, Chance, Cx, Dice, Notes, Rules, Seat};
use kit::gauge::{EXACT, Gauges};

type G = Civilization2010;

/// Random games, step by step: before each step its seat and action, and then what it told.
fn played(games: u64, mut each: impl FnMut(&State, Seat, Action, &Notes<Event>)) {
    for seed in 0..games {
        let mut state = testkit::start::<G>(&Options::default(), 2 + (seed % 3) as u8, seed);
        let (mut dice, mut choose) = (Dice::new(seed), Dice::new(seed + 1000));
        for _ in 0..4_000 {
            let Some(seat) = G::open(&state).first() else { break };
            let mut menu = Vec::new();
            G::offer(&state, seat, &mut menu);
            let action = menu[choose.below(menu.len() as u32) as usize];
            let (before, mut notes) = (state.clone(), Notes::default());
            G::apply(&mut state, seat, action, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
            each(&before, seat, action, &notes);
        }
    }
}

/// R10.9: whoever plays the barbarians loses no unit of their own, and is not told so: all that they do names whom they fight.
#[test]
fn barbarians_fall_for_themselves() {
    let (mut wild, mut own) = (0, 0);
    played(6, |before, _, _, notes| {
        let Some(battle) = &before.battle else { return };
        for told in &notes.told {
            let (Event::Killed { who, wild: barbarian, .. }
            | Event::Front { who, wild: barbarian, .. }
            | Event::Attack { who, wild: barbarian, .. }) = told.event
            else {
                continue;
            };
            let theirs = battle.kind == BattleKind::Village && who == battle.defender;
            assert_eq!(barbarian, theirs.then_some(battle.attacker), "{:?}", told.event);
            let names: Vec<Seat> = G::narrate(&told.event).names().iter().collect();
            assert_eq!(names, [if theirs { battle.attacker } else { who }], "{:?}", told.event);
            if theirs { wild += 1 } else { own += 1 }
        }
    });
    assert!(wild > 3 && own > 3, "{wild} of the barbarians, {own} of others");
}

/// Every step onto somebody who fights has odds, and no other; they are never certain, and units of one's own raise them.
#[test]
fn a_battle_has_odds_before_it_begins() {
    let (mut steps, mut battles, mut better) = (0, 0, 0);
    played(24, |before, seat, action, notes| {
        let Action::Step(_) = action else { return };
        steps += 1;
        let begins = notes.told.iter().any(|told| matches!(told.event, Event::Battle { .. }));
        let Some(odds) = G::exact(before, seat, &action) else {
            let flies = before.players[seat].knows(Tech::Flight);
            assert!(!begins || flies, "{action:?} begins a battle without odds");
            return;
        };
        if odds[0].0.key != "gist-battle-likely" {
            assert!(!begins, "a hut is no battle: {odds:?}");
            return;
        }
        // After the two ends of it, what the village holds.
        assert!(odds[0].1 + odds[1].1 == EXACT && odds.iter().all(|(_, chance)| *chance > 0), "{odds:?}");
        let mut strong = before.clone();
        // A force of the strongest units only.
        for units in strong.players[seat].force.get_mut().iter_mut() {
            *units = [0, 0, 5];
        }
        let stronger = G::exact(&strong, seat, &action).expect("the same step")[0].1;
        assert!(stronger >= odds[0].1, "{odds:?} and with the best units {stronger}");
        battles += begins as u32;
        better += (stronger > odds[0].1) as u32;
    });
    assert!(
        battles > 10 && better > 5 && steps > 10 * battles,
        "{steps} steps, {battles} battles, {better} better"
    );
}

/// The seat that is asked first, and what it is offered, in random games.
fn asked(games: u64, mut each: impl FnMut(&State, Seat, &kernel::Offer<Action>)) {
    played(games, |before, seat, _, _| each(before, seat, &G::offer_for(before, seat)));
}

fn number(offer: &kernel::Offer<Action>, name: &str) -> Option<i64> {
    testkit::number(offer.prompt.as_ref()?, name)
}

/// R7.16: whoever is asked to watch is told whether they hold anything that interrupts a move.
#[test]
fn who_holds_nothing_is_told_so_before_a_move() {
    let (mut in_vain, mut with_a_card) = (0, 0);
    asked(12, |state, seat, offer| {
        if !matches!(state.frames.top(), Pending::Watch(_)) {
            return;
        }
        let any = number(offer, "any").expect("it is told");
        let mut events = state.players[seat].events.get().kinds();
        if events.any(|(kind, _)| CultureEvent::at(kind).data().timing == Timing::Movement) {
            assert_eq!(any, 1);
            with_a_card += 1;
        } else if any == 0 {
            in_vain += 1;
        }
    });
    assert!(in_vain > 3 && with_a_card > 3, "{in_vain} in vain, {with_a_card} with a card");
}

/// R4.4: a step of somebody who founds cities says where one could be founded, on the choice and in what is seen of it.
#[test]
fn a_founder_is_told_where_a_city_could_stand() {
    let (mut sites, mut others) = (0, 0);
    asked(12, |state, seat, offer| {
        let seen = G::view(state, kernel::Audience::Seat(seat)).doing.sites;
        for choice in &offer.choices {
            let Action::Step(to) = choice.action else { continue };
            let label = walk::step(&choice.show.label);
            let said = label.key == "do-step-site";
            let site = seen.iter().find(|site| site.at == to);
            assert!(!said || site.is_some(), "{to} is said, {seen:?} is seen");
            // With what the city would make there.
            let makes = |name: &str| label.args.iter().find(|(key, _)| *key == name).map(|(_, arg)| arg);
            let told = ["production", "trade", "culture"].map(|name| match makes(name) {
                Some(Arg::Number(n)) => *n,
                _ => -1,
            });
            let site = site.map(|s| [s.production, s.trade, s.culture].map(i64::from));
            assert!(!said || site == Some(told), "{told:?} is said, {site:?} is seen");
            *if said { &mut sites } else { &mut others } += 1;
        }
    });
    assert!(sites > 5 && others > 5, "{sites} of {others}");
}

/// R6.1: when the cities have acted, the question says whether anything is left to do.
#[test]
fn a_part_with_nothing_left_says_so() {
    let mut seen = [0, 0];
    asked(6, |state, _, offer| {
        if matches!(state.frames.top(), Pending::Manage(_)) && number(offer, "n") == Some(0) {
            let any = number(offer, "any").expect("it is told");
            assert_eq!(any == 0, offer.choices.len() == 1, "{:?}", offer.choices);
            seen[any as usize] += 1;
        }
    });
    assert!(seen[0] > 3 && seen[1] > 0, "{seen:?}");
}

/// R10.4: what a city defends with is the sum of what is told of it.
#[test]
fn a_defence_is_the_sum_of_its_sources() {
    let mut walled = 0;
    asked(6, |state, seat, _| {
        for player in &G::view(state, kernel::Audience::Seat(seat)).players {
            for city in &player.cities {
                let sum: i16 = city.defence_from.iter().map(|(_, n)| n).sum();
                assert_eq!(sum, city.defence as i16, "{:?}", city.defence_from);
                walled += city.defence_from.iter().any(|(from, _)| *from == Source::Walls) as u32;
            }
        }
    });
    assert!(walled > 0);
}

/// R10.3: an army that goes along draws as many more units as it is said to, and changes no odds where it draws none.
#[test]
fn a_further_army_adds_what_it_says() {
    let (mut idle, mut more) = (0, 0);
    let arg = |label: &kernel::Msg, name: &str| {
        label.args.iter().find_map(|(key, arg)| match arg {
            Arg::Number(n) if *key == name => Some(*n),
            _ => None,
        })
    };
    asked(24, |before, seat, _| {
        let Pending::Going(going) = *before.frames.top() else { return };
        let home = (0..ARMIES - 1).find(|&army| before.players[seat].figures[army].at.is_none());
        let (Some(army), true) = (home, going.fresh && going.group < 1 << ARMIES) else { return };
        // Beside the army that is about to go stands another.
        let mut state = before.clone();
        state.put_figure(seat, army as u8, Some(going.at));
        let (state, offer) = (&state, &G::offer_for(&state, seat));
        for choice in offer.choices.iter().filter(|c| c.show.label.key.starts_with("do-join-army-")) {
            let (mut then, mut notes, mut dice) = (state.clone(), Notes::default(), Dice::new(0));
            G::apply(&mut then, seat, choice.action, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
            if G::open(&then).first() != Some(seat) {
                continue;
            }
            let after = G::offer_for(&then, seat);
            let fights = |offer: &kernel::Offer<Action>| -> Vec<_> {
                let fights = offer.choices.iter().filter(|c| c.show.label.key == "do-attack-at");
                fights.map(|c| (c.action, arg(&c.show.label, "mine").expect("cards"))).collect()
            };
            let said = arg(&choice.show.label, "n").unwrap_or(0);
            for ((fight, alone), (_, together)) in fights(offer).into_iter().zip(fights(&after)) {
                assert_eq!(together - alone, said, "{:?}", choice.show.label);
                assert!(said > 0 || G::exact(state, seat, &fight) == G::exact(&then, seat, &fight));
                *if said > 0 { &mut more } else { &mut idle } += 1;
            }
        }
    });
    assert!(idle > 0 && more > 3, "{idle} idle, {more} more");
}

/// R7.10: others read which figure was disbanded, and with it what it left.
#[test]
fn a_disbanded_figure_is_named() {
    let mut seen = [0, 0];
    played(24, |before, seat, action, notes| {
        let Action::Disband { figure, .. } = action else { return };
        let told =
            notes.told.iter().find(|told| matches!(told.event, Event::Disbanded { .. })).expect("told");
        let said = G::narrate(&told.event);
        let scout = said.args.iter().find(|(name, _)| *name == "scout").map(|(_, arg)| arg.clone());
        assert!(before.players[seat].figures[figure as usize].at.is_some());
        let is_scout = figure as usize >= ARMIES;
        assert_eq!(scout, Some(Arg::Number(is_scout as i64)), "{said:?}");
        seen[is_scout as usize] += 1;
    });
    assert!(seen.iter().all(|n| *n > 3), "{seen:?}");
}

/// R20.1: a culture event that strikes a square is told with it, before what it does there is.
#[test]
fn a_culture_event_is_told_with_its_square() {
    let mut seen = 0;
    played(24, |_, _, _, notes| {
        for (i, told) in notes.told.iter().enumerate() {
            let Event::Played { at, .. } = told.event else { continue };
            let then = notes.told[i..].iter().find_map(|told| match told.event {
                Event::Terrain { square, .. } | Event::Destroyed { square, .. } => Some(square),
                _ => None,
            });
            if let Some(square) = then {
                assert!(at.contains(&Some(square)), "{:?} and {square}", told.event);
                assert!(format!("{:?}", G::narrate(&told.event)).contains("place-square"));
                seen += 1;
            }
        }
    });
    assert!(seen > 0);
}

/// R17.1: whoever may build for free because a hut held a friendly barbarian is told so, and where.
#[test]
fn a_friendly_barbarian_is_named_in_the_question() {
    let mut seen = 0;
    asked(48, |state, _, offer| {
        let Pending::Free(free) = state.frames.top() else { return };
        if free.item.is_some() {
            return;
        }
        let barbarian = matches!(free.gift, Gift::UnitOrFigureAt(_));
        let key = &offer.prompt.as_ref().expect("a question").key;
        assert_eq!(key == "prompt-free-barbarian", barbarian, "{key}");
        seen += barbarian as u32;
    });
    assert!(seen > 0);
}

/// R4.2: what a government, a wonder or a person brings at the start of a turn is told with it, no more than the dial takes.
#[test]
fn what_an_ability_brings_is_told() {
    let (mut seen, mut dice) = ([0, 0], Dice::new(1));
    let mut check = |state: &State, seat: Seat, action: Action| {
        let (mut then, mut notes) = (state.clone(), Notes::default());
        G::apply(&mut then, seat, action, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
        let gains = Gains::held(&state.players[seat]).since(&then.players[seat]);
        let told = notes.told.iter().find_map(|told| match told.event {
            Event::Decree { who, gains, .. }
            | Event::UsedWonder { who, gains, .. }
            | Event::UsedPerson { who, gains, .. } => Some((who, gains, G::narrate(&told.event))),
            _ => None,
        });
        let (who, told, said) = told.unwrap_or_else(|| panic!("{action:?} is not told"));
        assert_eq!((who, told), (seat, gains), "{action:?}");
        assert_eq!(said.key == "event-used-for", !gains.is_none(), "{said:?}");
        seen[gains.is_none() as usize] += 1;
        gains
    };
    let mut starts = 0;
    asked(4, |state, seat, _| {
        if starts > 12 || !matches!(state.frames.top(), Pending::Start(_)) {
            return;
        }
        starts += 1;
        let mut state = state.clone();
        let player = &mut state.players[seat];
        (player.government, player.puppets) = (Government::Democracy, 2);
        player.once.remove(Once::Decree);
        player.up |= Set::of(Person::JimHenson) | Set::of(Person::AlanTuring);
        player.trade = 3;
        assert_eq!(check(&state, seat, Action::Decree).trade, 2);
        let wonders = [Wonder::TheColossus, Wonder::TheLouvre, Wonder::PanamaCanal, Wonder::BigBen];
        for wonder in wonders.into_iter().chain([Wonder::CristoRedentor]) {
            check(&state, seat, Action::Wonder(wonder));
        }
        let people = [Person::JimHenson, Person::AlanTuring, Person::MarcoPolo, Person::StFrancisOfAssisi];
        for person in people.into_iter().chain([Person::FrankLloydWright, Person::CaptainJamesCook]) {
            check(&state, seat, Action::Person(person));
        }
        state.players[seat].trade = data().k.trade_dial - 1;
        assert_eq!(check(&state, seat, Action::Decree).trade, 1);
    });
    assert!(seen[0] > 60 && seen[1] > 10, "{seen:?}");
}

/// R2.10: where somebody's first figures stand is told, each as it is placed.
#[test]
fn starting_figures_are_told() {
    let mut seen = 0;
    played(6, |before, seat, action, notes| {
        let (Pending::Deploy(_), Action::Square(at)) = (before.frames.top(), action) else { return };
        let told = notes.told.iter().any(|told| match told.event {
            Event::Deployed { who, square, .. } => (who, square) == (seat, at),
            _ => false,
        });
        assert!(told, "{action:?}");
        seen += 1;
    });
    assert!(seen >= 2 * 2 * 6, "{seen}");
}

/// R7.2, R7.3: a move is told in its order: its last step as it is taken, and a tile with the square it is turned up from.
#[test]
fn a_move_is_told_in_its_order() {
    let (mut ends, mut found, mut halts) = (0, 0, 0);
    played(12, |before, _, action, notes| {
        let going = match *before.frames.top() {
            Pending::Going(going) => Some(going),
            _ => None,
        };
        for told in &notes.told {
            match told.event {
                Event::Moved { square, .. } => {
                    assert_eq!(action, Action::Step(square), "{:?}", told.event);
                    ends += 1;
                }
                Event::Discovered { from, armies, scouts, .. } => {
                    let going = going.expect("a move");
                    assert!(matches!(action, Action::Discover(_)), "{action:?}");
                    let group = going.members();
                    assert_eq!(
                        (from, armies, scouts),
                        (going.at, group.armies() as u8, group.scouts() as u8)
                    );
                    found += 1;
                }
                Event::Halted { square, .. } => {
                    assert!(matches!(action, Action::Stop | Action::Leave(_)), "{action:?}");
                    assert_eq!(going.map(|going| going.at), Some(square));
                    halts += 1;
                }
                _ => {}
            }
        }
    });
    assert!(ends > 50 && found > 10 && halts > 10, "{ends} ends, {found} tiles, {halts} halts");
}

/// R8.2: what others have sealed comes out whatever one answers, so that foresight tells it of no answer as its doing.
#[test]
fn a_reveal_is_nobodys_doing() {
    let (mut tech, gist) = (Tech::all(), |seat: u8, tech: Tech| {
        G::gist(&Event::Learned { who: Seat(seat), tech, researched: true }).expect("told")
    });
    let first = gist(0, Tech::Pottery);
    assert!(first.names().is_empty(), "{first:?}");
    assert!(tech.all(|tech| gist(1, tech) == first));
}
