//! What choices and reasons say of figures, cities and tiles is true, and no more than is needed.

mod walk;

use civilization_2010::*;
use kernel::{Arg, Choice, Offer, Rules, Tone};
use walk::played;

type G = Civilization2010;

fn picks(offer: &Offer<Action>) -> impl Iterator<Item = (u8, &Choice<Action>)> {
    offer.choices.iter().filter_map(|choice| match choice.action {
        Action::Pick(figure) => Some((figure, choice)),
        _ => None,
    })
}

/// R12.3: a scout is said to gather where its cities would have less without it; or where it is told apart from another by it.
#[test]
fn a_scout_gathers_only_what_a_city_gets_from_it() {
    let (mut gathers, mut idle) = (0, 0);
    played(8, |state, seat, offer, _| {
        for (figure, choice) in picks(offer).filter(|(figure, _)| *figure as usize >= ARMIES) {
            let figures = &state.players[seat].figures;
            let me = figures[figure as usize];
            let others = (ARMIES..FIGURES).filter(|f| *f != figure as usize && figures[*f].at == me.at);
            if others.count() > 0 {
                continue;
            }
            let mut without = state.clone();
            without.players[seat].figures[figure as usize].at = None;
            let yields = |state: &State| [0, 1, 2].map(|city| state.yields(seat, city));
            let said = choice.show.label.key.ends_with("gatherer");
            let gets = me.city.is_some() && yields(&without) != yields(state);
            assert_eq!(said, gets, "{:?} at {:?}", choice.show.label, me);
            *if said { &mut gathers } else { &mut idle } += 1;
        }
    });
    assert!(gathers > 20 && idle > 20, "{gathers} {idle}");
}

/// R7.17: whoever goes along is asked about in other words than whoever moves next.
#[test]
fn going_along_is_said() {
    let (mut along, mut next) = (0, 0);
    played(6, |state, _, offer, _| {
        let going = matches!(state.frames.top(), Pending::Going(_));
        for (_, choice) in picks(offer) {
            let key = choice.show.label.key.as_ref();
            assert_eq!(key.starts_with("do-join-"), going, "{key}");
            *if going { &mut along } else { &mut next } += 1;
        }
    });
    assert!(along > 20 && next > 20, "{along} {next}");
}

/// R7.2: to stop is not the first thing to press while there is a way on.
#[test]
fn to_stop_is_plain_while_there_is_a_way_on() {
    let mut seen = [0, 0];
    played(6, |_, _, offer, _| {
        let Some(stop) = offer.choices.iter().find(|c| c.action == Action::Stop) else { return };
        let on = offer.choices.iter().any(|c| matches!(c.action, Action::Step(_) | Action::Discover(_)));
        assert!(!on || stop.show.tone == Tone::Plain, "{:?}", stop.show.tone);
        seen[on as usize] += 1;
    });
    assert!(seen[1] > 20, "{seen:?}");
}

fn number(offer: &Offer<Action>, name: &str) -> Option<i64> {
    testkit::number(offer.prompt.as_ref()?, name)
}

/// R4.7: a scout on a square that gives nothing is asked about as such.
#[test]
fn a_square_that_gives_nothing_is_said_to() {
    let mut seen = [0, 0, 0];
    played(12, |state, seat, offer, _| {
        let Pending::Assign(assign) = *state.frames.top() else { return };
        let at = state.players[seat].figures[assign.scout as usize].at.expect("on the map");
        let bare = number(offer, "bare").expect("it is told");
        let icons = state.icons(at);
        assert_eq!(bare == 1, icons == Icons::default());
        // Trade alone is the same whichever city collects it.
        assert_eq!(bare == 2, icons.trade > 0 && icons == Icons { trade: icons.trade, ..Icons::default() });
        seen[bare as usize] += 1;
    });
    assert!(seen.iter().all(|n| *n > 3), "{seen:?}");
}

/// R10.6.2: the question of a battle speaks of abilities only where one can be used.
#[test]
fn battle_abilities_are_spoken_of_where_there_are_any() {
    let mut seen = [0, 0];
    played(24, |_, _, offer, _| {
        if offer.prompt.as_ref().is_none_or(|prompt| prompt.key != "prompt-fight") {
            return;
        }
        let able = offer.choices.iter().any(|c| matches!(c.action, Action::Skill(_)));
        assert_eq!(number(offer, "any"), Some(able as i64));
        seen[able as usize] += 1;
    });
    assert!(seen[0] > 10 && seen[1] > 0, "{seen:?}");
}

/// R2.11, R6.2: what comes of the people one leads is told with it, and so is the trade that production takes.
#[test]
fn what_is_free_says_why_it_is() {
    let (mut given, mut rushed) = ([0; 2], 0);
    played(48, |before, seat, offer, notes| {
        let told = |is: &dyn Fn(&Event) -> bool| notes.told.iter().any(|told| is(&told.event));
        for told in &notes.told {
            match told.event {
                Event::ByNation { who, civ } => {
                    assert!(before.turn == 0 || before.players[who].civ == civ, "{civ:?}");
                    given[(before.turn > 0) as usize] += 1;
                }
                Event::Rushed { who, trade } => {
                    assert!(who == seat && before.players[seat].trade >= trade && trade > 0);
                    rushed += 1;
                }
                _ => {}
            }
        }
        let building = offer.prompt.as_ref().is_some_and(|prompt| prompt.key == "prompt-city");
        let free = told(&|event| matches!(event, Event::ByNation { civ: Civ::Egyptians, .. }));
        assert!(building || !free, "a free building is a city action");
    });
    assert!(given.iter().all(|n| *n > 0) && rushed > 0, "{given:?} {rushed}");
}

/// R7.3, R2.11: the log says which tile was turned up, and that the Chinese begin with walls.
#[test]
fn tiles_and_first_walls_are_told() {
    let (mut tiles, mut walls, mut chinese) = (0, 0, 0);
    played(12, |before, _, offer, notes| {
        for told in &notes.told {
            match told.event {
                Event::Discovered { slot, .. } => {
                    let tile = offer.choices.iter().any(|c| c.action == Action::Discover(slot));
                    let named = G::narrate(&told.event).args.iter().any(|(name, _)| *name == "what");
                    assert!(named, "{:?}", told.event);
                    tiles += tile as u32;
                }
                Event::Walls { who, city: 0 } if before.turn == 0 => {
                    assert_eq!(before.players[who].civ, Civ::Chinese);
                    walls += 1;
                }
                Event::Turn { turn: 1, .. } => {
                    chinese += before.all().filter(|seat| before.players[*seat].civ == Civ::Chinese).count();
                }
                _ => {}
            }
        }
    });
    assert!(tiles > 10 && walls > 0 && walls == chinese, "{tiles} tiles, {walls} of {chinese} walls");
}

/// R6.2: what a city cannot make is named with its price; R4.4: the edge of the map is not called unrevealed.
#[test]
fn reasons_say_what_is_missing() {
    let (mut dear, mut edges, mut spaces) = (0, 0, 0);
    played(8, |state, seat, offer, _| {
        for refusal in &offer.refused {
            match refusal.why.key.as_ref() {
                "refuse-too-dear" => {
                    assert!(refusal.is_about("item-priced"), "{refusal:?}");
                    // What it can reach is less than the price.
                    let told = |msg: &kernel::Msg, name: &str| {
                        msg.args.iter().find_map(|(key, arg)| match arg {
                            Arg::Number(n) if *key == name => Some(*n),
                            _ => None,
                        })
                    };
                    let price = refusal.about.as_ref().and_then(|about| told(about, "n"));
                    let most = told(&refusal.why, "most");
                    assert!(most.is_some() && most < price, "{most:?} of {price:?}");
                    // R6.2, R22.1: and what trade buys.
                    let rate = 1 + (state.players[seat].civ == Civ::Americans) as i64;
                    assert_eq!(
                        (told(&refusal.why, "trade"), told(&refusal.why, "rate")),
                        (Some(3), Some(rate))
                    );
                    dear += 1;
                }
                // R14.3: so is what the next space costs, and one of the two is missing.
                "refuse-advance" => {
                    let told = |name: &str| {
                        let mut args = refusal.why.args.iter();
                        args.find(|(key, _)| *key == name).map(|(_, arg)| match arg {
                            Arg::Number(n) => *n,
                            _ => -1,
                        })
                    };
                    let [culture, trade, has, pays] = ["culture", "trade", "has", "pays"].map(told);
                    assert!(culture > has || trade > pays, "{refusal:?}");
                    spaces += 1;
                }
                "refuse-city-edge" => edges += 1,
                "refuse-city-unrevealed" => {
                    assert!(state.tiles.iter().any(|tile| tile.tile.is_none()), "all is revealed");
                }
                _ => {}
            }
        }
    });
    assert!(dear > 10 && edges > 3 && spaces > 10, "{dear} {edges} {spaces}");
}

/// A square says "your army" to its owner, and by name to everybody else.
#[test]
fn own_figures_are_yours() {
    let mut seen = [0, 0];
    played(6, |state, seat, offer, _| {
        for choice in &offer.choices {
            let (Action::Square(at) | Action::Step(at)) = choice.action else { continue };
            let Some(text) =
                places::described(state, at, Some(seat)).args.into_iter().find_map(|(_, arg)| match arg {
                    Arg::Msg(inner) if inner.key == "land-yields" => Some(inner),
                    _ => None,
                })
            else {
                continue;
            };
            let said = format!("{text:?}");
            let own = state.figures_at(seat, at).count() > 0;
            assert_eq!(said.contains("land-your-"), own, "{said}");
            seen[own as usize] += 1;
        }
    });
    assert!(seen[0] > 20 && seen[1] > 20, "{seen:?}");
}

/// R12.1: a scout on its way through a city gathers nothing there.
#[test]
fn a_centre_yields_nothing_to_a_scout() {
    let mut seen = 0;
    played(12, |state, seat, _, _| {
        let through = |figure: &Figure| figure.at.is_some_and(|at| state.centre_of(at).is_some());
        let figures = &state.players[seat].figures[ARMIES..];
        if figures.iter().filter(|figure| figure.at.is_some()).count() != 1 || !figures.iter().any(through) {
            return;
        }
        let mut without = state.clone();
        without.players[seat].figures[ARMIES..].iter_mut().for_each(|figure| figure.at = None);
        let told = |state: &State| {
            let me = G::view(state, kernel::Audience::Seat(seat)).players.swap_remove(seat.index());
            let cities = me.cities.into_iter().map(|city| [city.production, city.trade, city.arts]);
            (cities.collect::<Vec<_>>(), me.income)
        };
        assert_eq!(told(state), told(&without), "{figures:?}");
        seen += 1;
    });
    assert!(seen > 3, "{seen}");
}
