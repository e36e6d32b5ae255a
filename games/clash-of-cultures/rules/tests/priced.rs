//! What a choice costs and brings stands on it, whichever way it is paid; what comes in any case stands on no answer.

#[path = "common/opening.rs"]
mod opening;

use clash_of_cultures::*;
use kernel::{Audience, Cx, Dice, Msg, Notes, Rules, Seat, Target};
use kit::gauge::{EXACT, Gauges};
use opening::{begin, home};
use text::{Catalogue, Lang, Spoken};

type G = ClashOfCultures;

fn said(lang: Lang, msg: &Msg) -> String {
    let catalogue = Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("texts");
    catalogue.render(msg, &|seat| format!("P{seat}")).replace(['\u{a0}', '\u{202f}'], " ")
}

fn label(state: &State, seat: Seat, action: Action) -> Option<Msg> {
    let offer = G::offer_for(state, seat);
    offer.choices.into_iter().find(|choice| choice.action == action).map(|choice| choice.show.label)
}

fn act(state: &mut State, seat: Seat, action: Action) -> Vec<Event> {
    assert!(G::offer_for(state, seat).has(&action), "{action:?} is not offered");
    let (mut notes, mut dice) = (Notes::default(), Dice::new(3));
    G::apply(state, seat, action, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
    notes.told.into_iter().map(|told| told.event).collect()
}

fn card_of(title: Title) -> Card {
    (0..41).map(Card).find(|card| card.title() == title).expect("such a card")
}

/// R8.5.3: Voting has a price of its own besides that of the step; whoever has a token for one of them is told what is missing.
#[test]
fn voting_says_its_whole_price() {
    let mut state = begin();
    let (seat, at) = (state.turn.seat, home(&state));
    state.players[seat].advances.insert(Advance::Voting);
    state.players[seat].mood_level = 3;
    state.turn.actions = 0;
    for (tokens, offered) in [(0, false), (1, false), (2, true)] {
        state.players[seat].stock = Pile::mood(tokens);
        state.set_mood(at, Mood::Angry);
        let vote = label(&state, seat, Action::Vote);
        assert_eq!(vote.is_some(), offered, "{tokens} tokens");
        let refused = G::offer_for(&state, seat).refused.into_iter().find(|r| r.rule == "R8.5.3");
        assert_eq!(refused.is_some(), !offered, "{tokens} tokens");
        if let Some(vote) = vote {
            for (lang, token) in [(Lang::En, "1 Mood token"), (Lang::Fr, "1 jeton Humeur")] {
                assert_eq!(said(lang, &vote).matches(token).count(), 2, "{}", said(lang, &vote));
            }
            act(&mut state, seat, Action::Vote);
            assert_eq!(state.players[seat].stock.mood, 0, "one for the vote, one for the step");
        } else {
            assert!(said(Lang::En, &refused.expect("a reason").why).contains("besides"));
        }
    }
}

/// R15.1: the Settler of an Expedition comes whether a region is explored or not: it stands on neither answer.
#[test]
fn the_settler_of_an_expedition_comes_anyway() {
    let mut state = begin();
    let seat = state.turn.seat;
    let card = card_of(Title::Expedition);
    *state.players[seat].hand.get_mut() = Set::of(card);
    state.players[seat].stock = Pile { culture: 2, ..Pile::default() };
    let settlers = |state: &State| {
        let all = G::gauges(&G::view(state, Audience::Seat(seat)));
        let of = kit::gauge::Of::Seat(seat);
        all.into_iter().find(|g| g.of == of && g.what == "settlers").expect("a number").value
    };
    let before = settlers(&state);
    act(&mut state, seat, Action::Play(card));
    let asked = G::offer_for(&state, seat);
    let coming = settlers(&state);
    assert_ne!(coming, before, "it is on its way");
    assert!(said(Lang::En, &asked.prompt.clone().expect("a question")).contains("Settler"), "{asked:?}");
    assert!(asked.choices.len() > 1, "there is land to explore");
    for choice in asked.choices {
        let mut after = state.clone();
        act(&mut after, seat, choice.action);
        assert_eq!(settlers(&after), coming, "{:?}", choice.action);
    }
}

/// R6.3, R8.1.1: where an advance can be paid in several ways, its choice says what it costs and what else may be paid, and what
/// comes with it is told all the same: R22.3, the cards of Writing, R6.6, an event.
#[test]
fn an_advance_says_its_price_and_what_comes_with_it() {
    let mut state = begin();
    let seat = state.turn.seat;
    for owned in [Advance::Writing, Advance::Philosophy] {
        state.players[seat].advances.insert(owned);
    }
    let voting = Action::Advance(Advance::Voting);
    state.players[seat].stock = Pile::food(2);
    assert_eq!(said(Lang::En, &label(&state, seat, voting).expect("offered")), "Voting for 2 Food");
    assert_eq!(G::exact(&state, seat, &voting), None, "it is had at once, and everything is seen of it");
    state.players[seat].stock = Pile { food: 2, idea: 1, gold: 1, ..Pile::default() };
    let says = said(Lang::En, &label(&state, seat, voting).expect("offered"));
    assert!(says.contains("2 Food") && says.contains("Ideas or Gold"), "{says}");
    let told = G::exact(&state, seat, &voting).expect("something is certain");
    let keys: Vec<&str> = told.iter().map(|(gist, _)| &*gist.key).collect();
    assert_eq!(keys, ["event-advance", "event-drew-some-card", "event-drew-some-goal"]);
    assert!(told.iter().all(|(_, chance)| *chance == EXACT) && !G::aims(&voting));
    state.players[seat].mood_level = 2;
    let storage = Action::Advance(Advance::Storage);
    let told = G::exact(&state, seat, &storage).expect("something is certain");
    let event = &told.last().expect("an event").0;
    assert!(said(Lang::En, event).contains("Mood level reaches 3"), "{}", said(Lang::En, event));
    assert!(said(Lang::Fr, event).contains("niveau d’Humeur atteint 3"), "{}", said(Lang::Fr, event));
}

/// R8.3.1: where one kind of unit alone can be built, its price stands on the choice as it does where there are several.
#[test]
fn the_only_unit_says_its_price() {
    let mut state = begin();
    let (seat, at) = (state.turn.seat, home(&state));
    state.players[seat].stock = Pile::food(2);
    let says = said(Lang::En, &label(&state, seat, Action::Build(at)).expect("offered"));
    assert!(says.contains("Settler (2 Food)"), "{says}");
}

/// A state in which one Army may attack the city of the other, and that choice.
fn attacking(goal: Option<Objective>) -> (State, Seat, Action) {
    let mut state = begin();
    let (seat, other) = (state.turn.seat, state.turn.seat.next(2));
    let at = home(&state);
    let land = layout(2).near(at);
    let to = land.iter().find(|at| state.fit_for_city(*at)).expect("land beside the first city");
    state.cities.push(City::founded(to, other, Mood::Neutral));
    for (who, at) in [(seat, at), (other, to)] {
        state.players[who].advances.insert(Advance::Tactics);
        state.players[who].hand = Default::default();
        state.players[who].armies.push(Unit { at, marks: 0 });
    }
    let held = (0..60).map(Goal).take_while(|goal| (goal.0 as usize) < data().goals.len());
    let held = held.filter(|g| [g.fact().top, g.fact().bottom].into_iter().any(|o| Some(o) == goal));
    *state.players[seat].goals.get_mut() = held.take(1).collect();
    act(&mut state, seat, Action::Move);
    let lift = G::offer_for(&state, seat).choices.into_iter().find(|c| {
        let army = |id: UnitId| targets::unit(seat, id) == c.show.target;
        matches!(c.action, Action::Lift(id) if army(id))
            && format!("{:?}", c.show.label).contains("unit-army")
    });
    act(&mut state, seat, lift.expect("an Army").action);
    (state, seat, Action::Go { to, food: false, ore: false })
}

/// R12.2, R16.5: what a victory would bring stands on the attack; that there is a battle is no news of it.
#[test]
fn an_attack_says_what_is_at_stake() {
    for goal in [None, Some(Objective::Conqueror)] {
        let (state, seat, attack) = attacking(goal);
        let stake = label(&state, seat, attack).expect("offered");
        let says = said(Lang::En, &stake);
        assert!(says.contains("the city is yours"), "{says}");
        assert_eq!(says.contains("Conqueror"), goal.is_some(), "{says}");
        let told = act(&mut state.clone(), seat, attack);
        let begins = told.iter().find(|event| matches!(event, Event::BattleBegins { .. }));
        assert_eq!(G::gist(begins.expect("a battle")), None);
        let ends = G::exact(&state, seat, &attack).expect("chances");
        assert!(ends.iter().any(|(gist, _)| said(Lang::En, gist).contains("stays whose it was")), "{ends:?}");
    }
}

/// R14.1, R15.1: of two reasons against a card the one is said that holds.
#[test]
fn hired_barbarians_say_what_is_missing() {
    let mut state = begin();
    let (seat, at) = (state.turn.seat, home(&state));
    let card = card_of(Title::HiredBarbarians);
    *state.players[seat].hand.get_mut() = Set::of(card);
    let why = |state: &State| {
        let refused = G::offer_for(state, seat).refused;
        let about = refused.into_iter().find(|r| r.target == Target::Card(card.0.into()));
        said(Lang::En, &about.expect("it cannot be played").why)
    };
    state.players[seat].stock = Pile::default();
    assert!(
        why(&state).contains("No Barbarian Settlement") && !why(&state).contains("pay"),
        "{}",
        why(&state)
    );
    let near: Vec<Space> = layout(2).near(at).iter().filter(|at| state.fit_for_city(*at)).collect();
    let (camp, city) = (near[0], near[1]);
    state.camps.push(Camp { at: camp, units: 1 });
    state.cities.push(City::founded(city, seat.next(2), Mood::Neutral));
    assert!(
        why(&state).contains("pay for an attack") && !why(&state).contains("Settlement"),
        "{}",
        why(&state)
    );
}

/// R14.1: of an event that is revealed it is told beforehand of what kind it may be, the bad ones among them, and why one comes.
#[test]
fn an_event_is_foretold_in_kind() {
    for whole in [true, false] {
        let cards = (0..EventCard::COUNT as u8).map(EventCard);
        let gists = cards.map(|card| G::gist(&Event::EventRevealed { who: Seat(0), card, whole }));
        let mut kinds: Vec<String> = gists.map(|gist| said(Lang::En, &gist.expect("a kind"))).collect();
        kinds.sort();
        kinds.dedup();
        assert!((4..=5).contains(&kinds.len()), "as many as are read: {kinds:?}");
        assert!(kinds.iter().all(|kind| kind.contains("3, 5 or 7")), "{kinds:?}");
        assert_eq!(kinds.iter().any(|kind| kind.contains("mood of a city falls")), whole, "{kinds:?}");
    }
}
