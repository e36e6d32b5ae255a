//! Questions name what they are about, and what is said to come does come.

mod walk;

use civilization_2010::*;
use kernel::{Arg, Audience, Msg, Offer, Rules};
use testkit::number;
use walk::asked;

type G = Civilization2010;

fn prompt(offer: &Offer<Action>) -> &Msg {
    offer.prompt.as_ref().expect("a question")
}

fn named(msg: &Msg, name: &str) -> Vec<String> {
    let list = msg.args.iter().find_map(|(key, arg)| match arg {
        Arg::List(items) if *key == name => Some(items),
        _ => None,
    });
    list.into_iter().flatten().map(|item| format!("{item:?}")).collect()
}

/// R4.7, R5.1: a scout without a city gets one before trade comes, so that what it gathers is counted in what comes next.
#[test]
fn trade_to_come_counts_new_scouts() {
    let (mut same, mut more) = (0, 0);
    asked(12, |state, seat, _| {
        let mut then = state.clone();
        let Some(home) = state.players[seat].cities.iter().position(|city| city.at.is_some()) else { return };
        for figure in &mut then.players[seat].figures[ARMIES..] {
            if figure.at.is_some() {
                figure.city = figure.city.or(Some(home as u8));
            }
        }
        let income = |state: &State| G::view(state, Audience::Seat(seat)).players[seat.index()].income;
        let told = income(state);
        assert_eq!(told, income(&then), "{:?}", state.players[seat].figures);
        *if told == state.income(seat) { &mut same } else { &mut more } += 1;
    });
    assert!(same > 100 && more > 10, "{same} {more}");
}

/// R7.16, R20.5: whoever is asked whether to answer what others do is told by name which cards it is about.
#[test]
fn cards_that_answer_are_named() {
    let (mut watched, mut cancelled, mut in_vain) = (0, 0, 0);
    asked(24, |state, seat, offer| {
        let question = prompt(offer);
        let cards = named(question, "cards");
        match state.frames.top() {
            Pending::Watch(_) => {
                assert_eq!(cards.is_empty(), number(question, "any") == Some(0), "{cards:?}");
                for (kind, _) in state.players[seat].events.get().kinds() {
                    let event = CultureEvent::at(kind);
                    let held = cards.iter().any(|card| card.contains(event.key().as_ref()));
                    assert_eq!(held, event.data().timing == Timing::Movement, "{event:?}: {cards:?}");
                    watched += held as u32;
                }
                // Beside that, to watch is in vain: the other answer says so.
                let pass = offer.choices.iter().find(|c| c.action == Action::Pass).expect("not to watch");
                assert_eq!(pass.show.label.key == "do-not-watch-only", cards.is_empty());
                in_vain += cards.is_empty() as u32;
            }
            Pending::Window(_) => {
                assert_eq!(cards.len(), offer.choices.len() - 1, "{cards:?}");
                cancelled += cards.len();
            }
            _ => {}
        }
    });
    assert!(watched > 3 && cancelled > 3 && in_vain > 3, "{watched} {cancelled} {in_vain}");
}

/// R8.1: whoever cannot research anything is told why, on the question and on the only answer there is.
#[test]
fn research_in_vain_says_why() {
    let mut seen = [0, 0];
    asked(8, |state, seat, offer| {
        if !matches!(state.frames.top(), Pending::Research(_)) {
            return;
        }
        let any = offer.choices.iter().any(|c| matches!(c.action, Action::Tech(_) | Action::Tesla(_)));
        let question = prompt(offer);
        assert_eq!(number(question, "any"), Some(any as i64));
        let nothing = offer.choices.iter().find(|c| c.action == Action::Done).expect("nothing at all");
        assert_eq!(number(&nothing.show.label, "any"), Some(any as i64), "{:?}", nothing.show.label);
        if !any {
            let trade = state.players[seat].trade as i64;
            assert_eq!(number(&nothing.show.label, "n"), Some(trade));
            assert!(number(&nothing.show.label, "need").is_some_and(|need| need == 0 || need > trade));
        }
        seen[any as usize] += 1;
    });
    assert!(seen[0] > 10 && seen[1] > 10, "{seen:?}");
}

/// R3.4: whoever is asked only because others cannot know what they hold is told so by the one answer there is.
#[test]
fn the_only_answer_says_why_it_is() {
    let mut seen = 0;
    asked(24, |state, _, offer| {
        let reaction = matches!(state.frames.top(), Pending::Window(_) | Pending::PhaseStart(_));
        if !reaction || offer.choices.len() != 1 {
            return;
        }
        assert!(offer.choices[0].show.label.key.ends_with("-only"), "{:?}", offer.choices[0].show.label);
        seen += 1;
    });
    assert!(seen > 3, "{seen}");
}

/// R4.7, R4.8: each city that may get a scout says what it would make with what the scout gathers.
#[test]
fn a_city_says_what_a_scout_would_bring_it() {
    let (mut same, mut more) = (0, 0);
    asked(24, |state, seat, offer| {
        let Pending::Assign(assign) = *state.frames.top() else { return };
        for choice in &offer.choices {
            let Action::City(city) = choice.action else { continue };
            let mut then = state.clone();
            then.players[seat].figures[assign.scout as usize].city = Some(city);
            let seen = |state: &State| {
                let player = &G::view(state, Audience::Seat(seat)).players[seat.index()];
                let city = player.cities.iter().find(|c| c.index == city).expect("a city");
                [city.production + city.bonus, city.trade, city.arts].map(i64::from)
            };
            let told = ["production", "trade", "culture"].map(|what| number(&choice.show.label, what));
            assert_eq!(told, seen(&then).map(Some), "{:?}", choice.show.label);
            *if seen(&then) == seen(state) { &mut same } else { &mut more } += 1;
        }
    });
    assert!(same > 10 && more > 10, "{same} {more}");
}

/// R2.10, R7.3: whoever places a starting figure reads beside which hidden tiles each square lies.
#[test]
fn a_starting_figure_is_told_what_it_could_discover() {
    let (mut beside, mut away) = (0, 0);
    asked(12, |state, _, offer| {
        let Pending::Deploy(_) = state.frames.top() else { return };
        for choice in &offer.choices {
            let Action::Square(square) = choice.action else { continue };
            let hidden = state.layout().map.beside(square).filter(|sq| !state.revealed(*sq));
            let mut tiles: Vec<u16> = hidden.map(|sq| sq / 16).collect();
            tiles.dedup();
            let told = |name: &str| {
                let arg = choice.show.label.args.iter().find(|(key, _)| *key == name);
                arg.map(|(_, arg)| arg.clone())
            };
            let letter = |tile: &u16| Arg::Msg(Box::new(places::letter(*tile)));
            assert_eq!(told("tile"), tiles.first().map(letter), "{:?}", choice.show.label);
            assert_eq!(told("other"), tiles.get(1).map(letter), "{:?}", choice.show.label);
            *if tiles.is_empty() { &mut away } else { &mut beside } += 1;
        }
    });
    assert!(beside > 10 && away > 10, "{beside} {away}");
}

/// R9.3: a technology that is learned from somebody is said to be theirs.
#[test]
fn a_technology_is_learned_from_somebody() {
    let (mut theirs, mut any) = (0, 0);
    asked(40, |state, seat, offer| {
        let Pending::Learn(learn) = *state.frames.top() else { return };
        let from = prompt(offer).args.iter().find_map(|(_, arg)| match arg {
            Arg::Seat(who) => Some(*who),
            _ => None,
        });
        let mut others = state.all().filter(|other| *other != seat);
        match from {
            Some(who) => assert!(learn.set.iter().all(|tech| state.players[who].knows(tech)), "{who:?}"),
            None => assert!(!others.any(|o| learn.set.iter().all(|tech| state.players[o].knows(tech)))),
        }
        *if from.is_some() { &mut theirs } else { &mut any } += 1;
    });
    assert!(theirs > 0 && any > 0, "{theirs} {any}");
}

/// R6.3: a square of the city where a new figure may not stand says why.
#[test]
fn squares_closed_to_a_new_figure_say_why() {
    let (mut open, mut closed) = (0, 0);
    asked(12, |state, seat, offer| {
        let Pending::Plan(plan) = *state.frames.top() else { return };
        let (What::Produce(Item::Army | Item::Scout), Aim::Build { city, .. }) = (plan.what, plan.aim) else {
            return;
        };
        for square in state.ring(&state.players[seat].cities[city as usize]) {
            let offered = offer.choices.iter().any(|c| c.action == Action::Square(*square));
            let told = offer.refused.iter().any(|r| r.target == kernel::Target::Space(*square));
            assert_ne!(offered, told, "{square}");
            *if offered { &mut open } else { &mut closed } += 1;
        }
    });
    assert!(open > 20 && closed > 5, "{open} {closed}");
}

/// R7.2, R7.5: what a person or a technology adds to speed and stacking is among what a player keeps an eye on.
#[test]
fn speed_is_kept_an_eye_on() {
    use kit::gauge::Gauges;
    asked(3, |state, seat, _| {
        let view = G::view(state, Audience::Seat(seat));
        let told = G::gauges(&view);
        for what in ["speed", "stacking"] {
            let n = told.iter().filter(|gauge| gauge.what == what).count();
            assert_eq!(n, view.players.len(), "{what}");
        }
    });
}

/// R4.5, R6.1: under Anarchy the capital has not acted, and the question does not say that it has.
#[test]
fn under_anarchy_the_capital_has_not_acted() {
    let mut seen = [0, 0, 0];
    asked(12, |state, seat, offer| {
        let player = &state.players[seat];
        if !matches!(state.frames.top(), Pending::Manage(_)) || number(prompt(offer), "n") != Some(0) {
            return;
        }
        let [capital, others @ ..] = &player.cities[..] else { return };
        let idle = player.government == Government::Anarchy && capital.at.is_some() && capital.acted == 0;
        let told = match (idle, others.iter().any(|city| city.at.is_some())) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => 2,
        };
        assert_eq!(number(prompt(offer), "idle"), Some(told as i64), "{:?}", prompt(offer));
        seen[told] += 1;
    });
    assert!(seen[0] > 10 && seen[1] > 3, "{seen:?}");
}

/// R9.6, R22.9: whoever pays is told what for, and why a token that is not asked for will do.
#[test]
fn a_payment_says_what_it_is_for() {
    let (mut paid, mut substituted) = (0, 0);
    asked(48, |state, seat, offer| {
        let Pending::Pay(pay) = *state.frames.top() else { return };
        let ability = prompt(offer).args.iter().find(|(key, _)| *key == "ability");
        assert!(ability.is_some(), "{:?}", prompt(offer));
        for choice in &offer.choices {
            let Action::Pay(way) = choice.action else { continue };
            let with = match way {
                Payment::Token(resource) => Some(resource),
                Payment::Marker(content) => content.resource(),
                _ => None,
            };
            let other = with.is_some() && pay.resource.is_some() && with != pay.resource;
            assert_eq!(choice.show.label.key == "do-pay-as", other, "{:?}", choice.show.label);
            assert!(!other || state.players[seat].civ == Civ::Indians);
            *if other { &mut substituted } else { &mut paid } += 1;
        }
    });
    assert!(paid > 10 && substituted > 0, "{paid} {substituted}");
}
