//! What an answer is said to come to, before it is given.

mod walk;

use civilization_2010::*;
use kernel::{Arg, Cx, Dice, Msg, Rules, Seat};
use kit::gauge::Gauges;
use testkit::number;
use text::{Catalogue, Lang, Spoken};
use walk::asked;

type G = Civilization2010;

fn said(lang: Lang, msg: &Msg) -> String {
    let catalogue = Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("texts");
    catalogue.render(msg, &|seat| format!("P{seat}")).replace(['\u{a0}', '\u{202f}'], " ")
}

/// R6.14: what gives production to a city says so where no city can act any more.
#[test]
fn production_for_nobody_is_said_to_do_nothing() {
    let card = CultureEvent::WeLoveTheDespotDay;
    let mut seen = 0;
    asked(6, |state, seat, _| {
        if !matches!(state.frames.top(), Pending::Manage(_)) || seen > 20 {
            return;
        }
        let mut state = state.clone();
        let player = &mut state.players[seat];
        player.events.get_mut().put(card.index());
        let label = |state: &State| {
            let choices = G::offer_for(state, seat).choices;
            let choice =
                choices.into_iter().find(|c| c.action == Action::Event(card)).expect("it is offered");
            said(Lang::En, &choice.show.label)
        };
        let acts = state.players[seat].cities.iter().any(|city| city.actions > 0);
        assert_eq!(!label(&state).contains("no effect"), acts);
        for city in &mut state.players[seat].cities {
            city.actions = 0;
        }
        assert!(label(&state).contains("no effect now"), "{}", label(&state));
        seen += 1;
    });
    assert!(seen > 10, "{seen}");
}

/// R7.2: whoever chooses what moves next reads how far it goes, and what it can come to.
#[test]
fn a_figure_says_what_is_in_its_reach() {
    let (mut huts, mut tiles, mut none) = (0, 0, 0);
    asked(8, |state, seat, offer| {
        if !matches!(state.frames.top(), Pending::Moves(_)) {
            return;
        }
        for choice in &offer.choices {
            let Action::Pick(figure) = choice.action else { continue };
            let label = &choice.show.label;
            assert_eq!(number(label, "speed"), Some(state.travel_speed(seat) as i64));
            let reach = label.args.iter().find_map(|(name, arg)| match arg {
                Arg::List(all) if *name == "reach" => Some(all.clone()),
                _ => None,
            });
            let reach = reach.expect("a list");
            assert_eq!(number(label, "any"), Some(!reach.is_empty() as i64));
            let mut then = state.clone();
            G::apply(&mut then, seat, Action::Pick(figure), &mut Cx::playout(&mut Dice::new(1)));
            for next in G::offer_for(&then, seat).choices {
                match next.action {
                    Action::Step(to) if state.markers[to] == Marker::Hut => {
                        assert!(reach.iter().any(|what| what.key == "reach-hut"), "{label:?}");
                        huts += 1;
                    }
                    Action::Discover(slot) => {
                        assert!(reach.iter().any(|what| what.key == "reach-tiles"), "{slot}: {label:?}");
                        tiles += 1;
                    }
                    _ => {}
                }
            }
            none += reach.is_empty() as u32;
        }
    });
    assert!(huts > 3 && tiles > 10 && none > 3, "{huts} huts, {tiles} tiles, {none} none");
}

/// R4.4: where no city can be founded the deed says what keeps a scout from it.
#[test]
fn a_city_that_cannot_be_founded_says_why() {
    let (mut told, mut without) = (0, 0);
    asked(8, |state, seat, offer| {
        if !matches!(state.frames.top(), Pending::Start(_)) {
            return;
        }
        let about = |about: &Option<Msg>| about.as_ref().is_some_and(|about| about.key == "deed-found");
        let Some(refusal) = offer.refused.iter().find(|refusal| about(&refusal.about)) else { return };
        let scouts = state.players[seat].figures[ARMIES..].iter().any(|figure| figure.at.is_some());
        assert_eq!(refusal.why.key != "refuse-no-founder", scouts, "{refusal:?}");
        *if scouts { &mut told } else { &mut without } += 1;
    });
    assert!(told > 10, "{told} {without}");
}

/// R10.8, R10.9: an attack that fails costs the figures, and who plays the barbarians is said.
#[test]
fn a_battle_says_what_is_at_stake_and_against_whom() {
    let mut seen = [0, 0];
    let (mut village, mut lapsing) = (0, 0);
    asked(24, |state, seat, offer| {
        for choice in &offer.choices {
            let Some(chances) = G::exact(state, seat, &choice.action) else { continue };
            if chances[0].0.key != "gist-battle-likely" {
                continue;
            }
            assert!(said(Lang::En, &chances[1].0).contains("the figures on the square"), "{chances:?}");
            village += 1;
        }
        let Some(prompt) = offer.prompt.as_ref().filter(|prompt| prompt.key == "prompt-fight") else {
            return;
        };
        let battle = state.battle.as_ref().expect("a battle");
        let wild = battle.kind == BattleKind::Village;
        let names = said(Lang::Fr, prompt).contains("joue les barbares");
        assert_eq!(names, wild, "{}", said(Lang::Fr, prompt));
        seen[wild as usize] += 1;
        // What is gone with the battle is nothing that somebody lost by it.
        let gauges = G::gauges(&G::view(state, kernel::Audience::Seat(seat)));
        let totals = gauges.iter().filter(|gauge| gauge.what == "battle");
        lapsing += totals.inspect(|gauge| assert!(gauge.lapses, "{gauge:?}")).count();
    });
    assert!(seen[1] > 10 && village > 3 && lapsing > 10, "{seen:?} {village} {lapsing}");
}

/// R4.7: of a scout whose square gives nothing it is known which city it serves as well as any.
#[test]
fn a_scout_that_gathers_nothing_has_a_home() {
    let mut seen = [0, 0];
    asked(48, |state, _, offer| {
        let Pending::Assign(_) = state.frames.top() else { return };
        let prompt = offer.prompt.as_ref().expect("a question");
        let home = number(prompt, "home").expect("a city");
        assert!(offer.has(&Action::City(home as u8)), "{prompt:?}");
        seen[(number(prompt, "bare") == Some(1)) as usize] += 1;
    });
    assert!(seen.iter().all(|n| *n > 0), "{seen:?}");
}

/// R8.3: what a research took is told with it: all trade but what coins keep, whatever the least price is.
#[test]
fn research_tells_what_it_took() {
    let event = Event::Learned { who: Seat(0), tech: Tech::Pottery, researched: true };
    assert!(said(Lang::En, &G::narrate(&event)).contains("spends all trade but one for each coin"));
}
