//! Questions name what they are about, and what is said to come does come.

use civilization_2010::*;
use kernel::{Arg, Audience, Chance, Cx, Dice, Msg, Notes, Offer, Rules, Seat};

type G = Civilization2010;

/// Random games, step by step: what a seat is offered.
fn asked(games: u64, mut each: impl FnMut(&State, Seat, &Offer<Action>)) {
    for seed in 0..games {
        let mut state = testkit::start::<G>(&Options::default(), 2 + (seed % 3) as u8, seed);
        let (mut dice, mut choose) = (Dice::new(seed), Dice::new(seed + 1000));
        for _ in 0..3_000 {
            let Some(seat) = G::open(&state).first() else { break };
            let offer = G::offer_for(&state, seat);
            each(&state, seat, &offer);
            let action = offer.choices[choose.below(offer.choices.len() as u32) as usize].action;
            let mut notes = Notes::default();
            G::apply(&mut state, seat, action, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
        }
    }
}

fn prompt(offer: &Offer<Action>) -> &Msg {
    offer.prompt.as_ref().expect("a question")
}

fn number(msg: &Msg, name: &str) -> Option<i64> {
    msg.args.iter().find_map(|(key, arg)| match arg {
        Arg::Number(n) if *key == name => Some(*n),
        _ => None,
    })
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
        let told = G::view(state, Audience::Seat(seat)).players[seat.index()].income;
        assert_eq!(told, then.income(seat), "{:?}", state.players[seat].figures);
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
