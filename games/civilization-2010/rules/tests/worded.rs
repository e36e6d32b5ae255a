//! Choices that lead on say where to, and questions ask no more than can be answered.

mod walk;

use civilization_2010::*;
use kernel::{Cx, Dice, Msg, Offer, Refusal, Rules, Seat, Target};
use testkit::number;
use text::{Catalogue, Lang, Spoken};
use walk::asked;

type G = Civilization2010;

fn said(lang: Lang, msg: &Msg) -> String {
    let catalogue = Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("texts");
    catalogue.render(msg, &|seat| format!("P{seat}")).replace('\u{a0}', " ")
}

fn prompt(offer: &Offer<Action>) -> &Msg {
    offer.prompt.as_ref().expect("a question")
}

/// R15.6: Einstein's two directions say how far they go, the question then says the rate, and each answer what it brings: more
/// than the trade dial holds is lost.
#[test]
fn einstein_says_what_is_turned_into_what() {
    let mut state = testkit::start::<G>(&Options::default(), 2, 1);
    let (mut dice, seat) = (Dice::new(1), Seat(0));
    (state.players[seat].trade, state.players[seat].culture) = (20, 9);
    state.frames.push(Use::of(seat, Person::AlbertEinstein).expect("it asks for more"));
    let offer = G::offer_for(&state, seat);
    for choice in &offer.choices {
        let most = if choice.action == Action::Yes { 20 } else { 9 };
        assert_eq!(number(&choice.show.label, "n"), Some(most), "{:?}", choice.show.label);
        let label = said(Lang::En, &choice.show.label);
        assert!(label.contains("one for one") && label.contains(&format!("−{most}")), "{label}");
        let mut then = state.clone();
        G::apply(&mut then, seat, choice.action, &mut Cx::playout(&mut dice));
        let offer = G::offer_for(&then, seat);
        let question = said(Lang::En, prompt(&offer));
        assert!(question.contains("each") && question.contains("becomes a"), "{question}");
        assert_eq!(offer.choices.len() as i64, most);
        for answer in offer.choices {
            let mut after = then.clone();
            G::apply(&mut after, seat, answer.action, &mut Cx::playout(&mut dice));
            let (before, player) = (&state.players[seat], &after.players[seat]);
            let gained = match choice.action {
                Action::Yes => player.culture as i64 - before.culture as i64,
                _ => player.trade as i64 - before.trade as i64,
            };
            assert_eq!(number(&answer.show.label, "gain"), Some(gained), "{:?}", answer.show.label);
        }
    }
}

/// R4.5, R4.6: the start of a turn asks for what must be done and is not said to be free where it is not; a government taken in
/// Anarchy says that it ends it.
#[test]
fn the_start_of_a_turn_says_what_must_be_done() {
    let (mut free, mut anarchy, mut only) = (0, 0, 0);
    let mut check = |state: &State, seat: Seat, offer: &Offer<Action>| {
        if !matches!(state.frames.top(), Pending::Start(_)) {
            return;
        }
        let may_end = offer.has(&Action::Done);
        let question = said(Lang::En, prompt(offer));
        let freely = question.contains("then end your part");
        assert_eq!(freely, may_end && offer.choices.len() > 1, "{question}");
        assert_eq!(number(prompt(offer), "must") == Some(0), may_end, "{question}");
        let now = state.players[seat].government == Government::Anarchy;
        for choice in &offer.choices {
            let Action::Government(_) = choice.action else { continue };
            assert_eq!(said(Lang::En, &choice.show.label).contains("ends Anarchy"), now);
            assert_eq!(said(Lang::Fr, &choice.show.label).contains("fin à l’Anarchie"), now);
        }
        free += freely as u32;
        if now && !may_end {
            anarchy += 1;
            assert!(question.contains("Anarchy ends now"), "{question}");
        }
        only += (offer.choices.len() == 1 && !freely) as u32;
    };
    asked(8, &mut check);
    // In Anarchy since the last turn, and with nothing else to do.
    asked(2, |state, seat, _| {
        if !matches!(state.frames.top(), Pending::Start(_)) {
            return;
        }
        let mut state = state.clone();
        state.players[seat].government = Government::Anarchy;
        check(&state, seat, &G::offer_for(&state, seat));
    });
    assert!(free > 20 && anarchy > 5 && only > 0, "{free} {anarchy} {only}");
}

/// A government that does nothing is not one whose choice does nothing.
#[test]
fn despotism_is_not_said_to_be_without_effect() {
    for (lang, wrong) in Lang::ALL.into_iter().zip(["No effect", "Sans effet"]) {
        let help = said(lang, &Government::Despotism.help());
        assert!(!help.contains(wrong), "{help}");
    }
}

/// R8.3: what research costs stands on the choice, for as long as others have not chosen nothing is paid.
#[test]
fn research_says_what_it_costs() {
    let mut seen = 0;
    asked(6, |state, seat, offer| {
        for choice in &offer.choices {
            let (Action::Tech(_) | Action::Tesla(_), Pending::Research(_)) =
                (choice.action, state.frames.top())
            else {
                continue;
            };
            let trade = state.players[seat].trade;
            let cost = trade - state.coins(seat).min(trade);
            assert_eq!(number(&choice.show.label, "cost"), Some(cost as i64), "{:?}", choice.show.label);
            assert!(said(Lang::Fr, &choice.show.label).contains(&format!("−{cost} de commerce")));
            seen += 1;
        }
    });
    assert!(seen > 100, "{seen}");
}

/// R9.6: an ability that takes resources says so where it is used.
#[test]
fn an_ability_says_which_resource_it_takes() {
    let mut seen = 0;
    asked(24, |_, _, offer| {
        for choice in &offer.choices {
            let Action::Skill(skill) = choice.action else { continue };
            let takes = skill.data().cost.count > 0;
            assert_eq!(choice.show.label.key == "do-use-for", takes, "{:?}", choice.show.label);
            seen += takes as u32;
        }
    });
    assert!(seen > 10, "{seen}");
}

/// R5.2: where an offer cannot be changed any more, or none can be made, it is said why.
#[test]
fn trade_that_is_at_its_bounds_says_why() {
    let (mut edits, mut offers) = (0, 0);
    let about = |offer: &Offer<Action>, key: &str| -> Option<Refusal> {
        offer.refused.iter().find(|refusal| refusal.why.key == key).cloned()
    };
    asked(6, |state, seat, offer| {
        if !matches!(state.frames.top(), Pending::Trade(_)) {
            return;
        }
        let changes = |action: &Action| matches!(action, Action::Give(_) | Action::Ask(_));
        if state.players[seat].draft.get().to.is_some() {
            let mut worn = state.clone();
            worn.players[seat].draft.get_mut().edits = 24;
            let worn = G::offer_for(&worn, seat);
            assert!(!worn.choices.iter().any(|choice| changes(&choice.action)));
            assert!(about(&worn, "refuse-edits").is_some_and(|why| why.is_about("deed-change-offer")));
            edits += 1;
        } else {
            assert_eq!(about(offer, "refuse-offers").is_some(), state.players[seat].offers >= 3);
            let mut spent = state.clone();
            spent.players[seat].offers = 3;
            let spent = G::offer_for(&spent, seat);
            assert!(!spent.choices.iter().any(|choice| matches!(choice.action, Action::Talk(_))));
            let why = about(&spent, "refuse-offers").expect("it says why");
            assert!(matches!(why.target, Target::Seat(_)));
            offers += 1;
        }
    });
    assert!(edits > 20 && offers > 20, "{edits} {offers}");
}

/// R20.2: what is announced is aimed before others answer, so whoever is asked to cancel it is told at whom.
#[test]
fn an_announcement_says_whom_it_is_aimed_at() {
    let (mut aimed, mut others) = (0, 0);
    asked(60, |_, _, offer| {
        let asks = |question: &&Msg| question.key == "prompt-cancel";
        let Some(question) = offer.prompt.as_ref().filter(asks) else { return };
        let at_somebody = number(question, "aimed") > Some(0);
        assert_eq!(said(Lang::En, question).contains("(aimed at "), at_somebody);
        assert_eq!(said(Lang::Fr, question).contains("(vise "), at_somebody);
        *if at_somebody { &mut aimed } else { &mut others } += 1;
    });
    assert!(aimed > 0 && others > 0, "{aimed} aimed at somebody, {others} at nobody");
}

/// R12.1: whoever chooses where a city stands reads which resource it would cover.
#[test]
fn a_site_says_which_resource_a_city_covers() {
    let (mut covered, mut bare) = (0, 0);
    asked(24, |state, seat, offer| {
        for choice in &offer.choices {
            let label = walk::step(&choice.show.label);
            let at = match (choice.action, state.frames.top()) {
                (Action::Square(at), Pending::Capital(_)) => at,
                (Action::Step(at), _) if label.key == "do-step-site" => at,
                (Action::Stop, Pending::Going(going)) if label.key == "do-stop-site" => going.at,
                (Action::Found(figure), _) => {
                    state.players[seat].figures[figure as usize].at.expect("on the map")
                }
                _ => continue,
            };
            let under = state.icons(at).resource.is_some();
            assert_eq!(said(Lang::En, label).contains(" covered"), under, "{label:?}");
            assert_eq!(said(Lang::Fr, label).contains(" recouvert"), under, "{label:?}");
            *if under { &mut covered } else { &mut bare } += 1;
        }
    });
    assert!(covered > 3 && bare > 20, "{covered} {bare}");
}

/// R7.3, R7.10: to turn up a tile with the last step says that the move ends by it, and it does.
#[test]
fn a_tile_turned_up_with_the_last_step_says_so() {
    let (mut last, mut others) = (0, 0);
    asked(12, |state, seat, offer| {
        let Pending::Going(going) = *state.frames.top() else { return };
        for choice in offer.choices.iter().filter(|c| matches!(c.action, Action::Discover(_))) {
            let label = said(Lang::En, &choice.show.label);
            assert_eq!(label.contains("the last step"), going.left == 1, "{label}");
            let home = state.centre_of(going.at).is_some();
            assert_eq!(label.contains("disband"), going.left == 1 && home, "{label}");
            let mut then = state.clone();
            G::apply(&mut then, seat, choice.action, &mut Cx::playout(&mut Dice::new(1)));
            let goes = then.frames.iter().any(|frame| matches!(frame, Pending::Going(on) if on.left > 0));
            assert_eq!(goes, going.left > 1, "{label}");
            *if going.left == 1 { &mut last } else { &mut others } += 1;
        }
    });
    assert!(last > 10 && others > 10, "{last} {others}");
}

/// R7.16, R20.5, R3.2: whoever is asked though they hold nothing for it is told why they are asked.
#[test]
fn a_question_in_vain_says_why_it_is_asked() {
    let mut seen = [0, 0];
    asked(24, |state, _, offer| {
        if !matches!(state.frames.top(), Pending::Watch(_) | Pending::Window(_) | Pending::PhaseStart(_)) {
            return;
        }
        let any = number(prompt(offer), "any") != Some(0);
        assert_ne!(any, said(Lang::En, prompt(offer)).contains("so that nobody learns what you hold"));
        assert_ne!(any, said(Lang::Fr, prompt(offer)).contains("pour que personne ne sache"));
        // A table that answers where there is one answer only does so here too: nobody is said to be asked.
        assert_ne!(any, said(Lang::En, prompt(offer)).contains("This pause comes whatever you hold"));
        assert!(!said(Lang::Fr, prompt(offer)).contains("vous le demande"));
        seen[any as usize] += 1;
    });
    assert!(seen.iter().all(|n| *n > 3), "{seen:?}");
}

/// R15.6: a person that can be turned up says what that gives, and that it stays so.
#[test]
fn a_person_to_turn_up_says_what_it_gives() {
    let mut seen = 0;
    asked(24, |_, _, offer| {
        for choice in &offer.choices {
            let Action::TurnUp(person) = choice.action else { continue };
            let label = said(Lang::En, &choice.show.label);
            assert!(label.contains(&said(Lang::En, &person.help())), "{label}");
            assert!(label.contains("face up from now on"), "{label}");
            seen += 1;
        }
    });
    assert!(seen > 3, "{seen}");
}

/// R17.1: a hut is called by what it may hold.
#[test]
fn a_hut_says_what_it_may_hold() {
    let hut = said(Lang::En, &kernel::msg("land-hut"));
    for content in ["resource", "friendly barbarian", "art", "teacher"] {
        assert!(hut.contains(content), "{hut}");
    }
}
