//! What a choice, a refusal and the log say to whoever does not know the rules by heart.

mod common;
#[path = "common/opening.rs"]
mod opening;
#[path = "common/steps.rs"]
mod steps;

use clash_of_cultures::*;
use kernel::{Audience, Chance, Cx, Dice, Msg, Rules, Seat, Target};
use kit::gauge::Gauges;
use opening::{begin, home};

type G = ClashOfCultures;

/// Everything that is told in random games from the middle, with the state before the step and after it.
fn heard(seeds: u64, each: impl FnMut(&State, &[&Event], &State)) {
    steps::steps(seeds, |_| Options::default(), each);
}

/// R8.6.4: whoever loses a building, and its point, is named; so is whoever is tried.
#[test]
fn who_is_influenced_is_told() {
    let (mut taken, mut tried) = (0, 0);
    heard(24, |before, told, _| {
        for event in told {
            let said = G::narrate(event);
            match event {
                Event::Influenced { who, at, building, from, .. } => {
                    let held = before.city(*at).and_then(|city| city.piece(*building));
                    assert_eq!(held, Some(*from), "{event:?}");
                    assert!(who != from && said.names().contains(*from), "{said:?}");
                    taken += 1;
                }
                Event::InfluenceRolled { who, of: Some(of), .. } if who != of => {
                    assert!(said.names().contains(*of), "{said:?}");
                    tried += 1;
                }
                _ => {}
            }
        }
    });
    assert!(taken > 3 && tried > 10, "{taken} taken of {tried}");
}

/// R8.6.3: a roll that no tokens can save is said to be in vain, and no other.
#[test]
fn a_roll_in_vain_is_told() {
    let mut rolls = [0; 2];
    heard(24, |_, told, _| {
        let Some(vain) = told.iter().find_map(|e| match e {
            Event::InfluenceRolled { vain, .. } => Some(*vain),
            _ => None,
        }) else {
            return;
        };
        let failed = told.iter().any(|e| matches!(e, Event::InfluenceFailed { .. }));
        assert_eq!(vain, failed, "{told:?}");
        rolls[vain as usize] += 1;
    });
    assert!(rolls.iter().all(|&n| n > 5), "{rolls:?}");
}

/// R10.1: where a region was turned over.
#[test]
fn a_region_is_told_with_its_place() {
    let mut found = 0;
    for seed in 0..6 {
        let (mut state, mut dice) = (begin(), Dice::new(seed));
        for _ in 0..200 {
            let Some(seat) = G::open(&state).first() else { break };
            let mut menu = Vec::new();
            G::choices(&state, seat, &mut menu);
            let action = menu[dice.below(menu.len() as u32) as usize];
            let mut notes = kernel::Notes::default();
            G::apply(&mut state, seat, action, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
            for told in &notes.told {
                let Event::Explored { on, .. } = &told.event else { continue };
                assert!(state.layout().slots.contains(on), "{on:?}");
                assert!(G::narrate(&told.event).args.iter().any(|(name, _)| *name == "where"));
                found += 1;
            }
        }
    }
    assert!(found > 5, "{found} regions");
}

/// R10.3: either way it may lie, each space says what it would be.
#[test]
fn a_way_to_lie_names_its_spaces() {
    let mut state = begin();
    let seat = state.turn.seat;
    let slot = (0..state.regions.len()).find(|&s| state.regions[s].is_none()).expect("unknown land") as u8;
    let entry = NOWHERE;
    state.frames.push(Explore { seat, slot, tile: 0, via: Via::Card, entry });
    let offer = G::offer_for(&state, seat);
    let says = |msg: &Msg, key: &str| format!("{msg:?}").contains(key);
    let ways: Vec<&Msg> = offer.choices.iter().map(|choice| &choice.show.label).collect();
    assert!(!ways.is_empty() && ways.iter().all(|way| says(way, "space-is")), "{ways:?}");
}

/// R14.1, R21.1: an event knows whether its text counts.
#[test]
fn an_event_says_whether_its_text_counts() {
    for (events, text) in [(Events::Full, true), (Events::Icons, false)] {
        let mut state = begin();
        state.options.events = events;
        let seat = state.turn.seat;
        state.players[seat].mood_level = 2;
        state.players[seat].stock = Pile { food: 2, ..Pile::default() };
        let mut notes = kernel::Notes::default();
        let mut dice = Dice::new(2);
        let mut cx = Cx::recording(G::REVISION, &mut dice, &mut notes);
        G::apply(&mut state, seat, Action::Advance(Advance::Storage), &mut cx);
        let counts = notes.told.iter().find_map(|told| match told.event {
            Event::EventRevealed { whole, .. } => Some(whole),
            _ => None,
        });
        assert_eq!(counts, Some(text), "{events:?}");
    }
}

/// R8.2.1, R8.3.2: what a place would bring is said before a city stands there.
#[test]
fn a_site_says_what_grows_around_it() {
    let mut state = begin();
    let seat = state.turn.seat;
    let site = *state
        .layout()
        .near(home(&state))
        .iter()
        .collect::<Vec<_>>()
        .iter()
        .find(|&&at| state.terrain(at) == Some(Terrain::Forest))
        .expect("a wood beside the first city");
    state.players[seat].settlers[0].at = site;
    let mut notes = kernel::Notes::default();
    let mut dice = Dice::new(2);
    G::apply(&mut state, seat, Action::Found(site), &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
    let event = &notes.told.first().expect("a city").event;
    let Event::Founded { near, .. } = event else { panic!("{event:?}") };
    assert!(near.has(Good::Wood), "its own wood: {near:?}");
    let gist = G::gist(event).expect("a gist");
    assert!(gist.key == "gist-founded" && format!("{gist:?}").contains("kind-wood"), "{gist:?}");
}

/// R7.2: what a building does is said before it is built; and why none can be, as long as that is so.
#[test]
fn buildings_explain_themselves() {
    for building in Building::ALL {
        let event = Event::Enlarged { who: Seat(0), at: Space(0), building };
        let gist = G::gist(&event).expect("a gist");
        assert!(format!("{gist:?}").contains("-help"), "{gist:?}");
        // Whoever may add it to several cities reads of each: what is told of all alike is told last.
        let elsewhere = G::gist(&Event::Enlarged { who: Seat(0), at: Space(1), building });
        assert_ne!(elsewhere, Some(gist));
    }
    let mut state = begin();
    let seat = state.turn.seat;
    let explained = |state: &State| {
        let offer = G::offer_for(state, seat);
        offer.refused.iter().filter(|r| r.why.key == "refuse-no-building-yet").count()
    };
    assert_eq!(explained(&state), 1);
    state.players[seat].advances.insert(Advance::Myths);
    assert_eq!(explained(&state), 0, "Temples have reasons of their own");
}

/// R15.1: a card that cannot be paid for says what it costs, not when it is played.
#[test]
fn a_card_without_tokens_says_its_price() {
    let mut state = begin();
    let seat = state.turn.seat;
    let dear = (0..41).map(Card).find(|card| card.title() == Title::Breakthrough).expect("such a card");
    let why = |state: &State| {
        let offer = G::offer_for(state, seat);
        let refused = offer.refused.into_iter().find(|r| r.target == Target::Card(dear.0.into()));
        refused.map(|r| (r.rule, r.why.key.to_string()))
    };
    *state.players[seat].hand.get_mut() = Set::of(dear);
    state.players[seat].stock = Pile::default();
    assert_eq!(why(&state), Some(("R15.1", "refuse-card-price".to_owned())));
    state.players[seat].stock.culture = 1;
    assert_eq!(why(&state), None, "it can be played");
}

/// R18.2: what lies in a draft is nobody's loss, neither when it is dropped nor to whom it is proposed: the question says it.
#[test]
fn a_draft_is_no_loss() {
    let mut state = begin();
    let me = state.turn.seat;
    let other = Seat(1 - me.0);
    let act = |state: &mut State, seat, action| {
        assert!(G::offer_for(state, seat).has(&action), "{action:?}");
        G::apply(state, seat, action, &mut Cx::playout(&mut Dice::new(1)));
    };
    state.players[me].stock = Pile { food: 2, ..Pile::default() };
    act(&mut state, me, Action::Trade);
    if G::offer_for(&state, me).has(&Action::Seat(other)) {
        act(&mut state, me, Action::Seat(other));
    }
    let gauges = |state: &State, seat| G::gauges(&G::view(state, Audience::Seat(seat)));
    let before = gauges(&state, me);
    act(&mut state, me, Action::Give(Good::Food));
    assert_eq!(gauges(&state, me), before, "what is only offered is kept");
    let mut dropped = state.clone();
    act(&mut dropped, me, Action::PutDown);
    assert_eq!(gauges(&dropped, me), before, "nothing is lost with it");
    let theirs = gauges(&state, other);
    act(&mut state, me, Action::Propose);
    assert_eq!(gauges(&state, other), theirs);
    // Cards are spoken of where some are asked for.
    let asked = G::offer_for(&state, other).prompt.expect("a question");
    assert!(asked.args.iter().any(|(name, _)| *name == "cards"), "{asked:?}");
}

/// R9.6: of two ways by road to one place the dearer one says what the Ore is for.
#[test]
fn ore_on_a_road_says_what_it_buys() {
    let mut state = begin();
    let seat = state.turn.seat;
    state.players[seat].advances.insert(Advance::Roads);
    state.players[seat].stock = Pile { food: 2, ore: 2, ..Pile::default() };
    G::apply(&mut state, seat, Action::Move, &mut Cx::playout(&mut Dice::new(1)));
    let units = G::offer_for(&state, seat).choices;
    let unit = units.iter().find(|choice| matches!(choice.action, Action::Lift(_))).expect("a Settler");
    G::apply(&mut state, seat, unit.action, &mut Cx::playout(&mut Dice::new(1)));
    let mut ways = [0; 2];
    for choice in G::offer_for(&state, seat).choices {
        let Action::Go { ore, food, .. } = choice.action else { continue };
        let paved = kernel::msg("way").num("paved", true).args;
        assert_eq!(choice.show.label.args.contains(&paved[0]), ore, "{:?}", choice.show.label);
        ways[ore as usize] += u32::from(ore || food);
    }
    assert!(ways[1] > 0, "a mountain or a wood lies beside every first city");
}

/// R7.4.2: whoever activates a city once more reads what it costs on each choice that does so, and in the log why it fell.
#[test]
fn a_further_activation_says_what_it_costs() {
    for (mood, then) in [(Mood::Happy, "again-neutral"), (Mood::Neutral, "again-angry")] {
        let mut state = begin();
        let (seat, at) = (state.turn.seat, home(&state));
        state.players[seat].advances.insert(Advance::Tactics);
        state.players[seat].stock = Pile { food: 2, ore: 2, wood: 2, ..Pile::default() };
        state.cities.push(City::founded(Space(at.0 + 1), seat, Mood::Neutral));
        state.set_mood(at, mood);
        let said = |state: &State| -> Vec<String> {
            let choices = G::offer_for(state, seat).choices.into_iter();
            choices
                .filter(|c| c.show.target == targets::space(at))
                .map(|c| format!("{:?}", c.show.label))
                .collect()
        };
        assert!(said(&state).len() > 2, "Collect, Build and a Fortress");
        assert!(said(&state).iter().all(|label| label.contains("again-none")), "{:?}", said(&state));
        state.city_mut(at).activations = 1;
        assert!(said(&state).iter().all(|label| label.contains(then)), "{:?}", said(&state));
        let mut notes = kernel::Notes::default();
        let mut dice = Dice::new(2);
        let walls = Action::Enlarge { at, building: Building::Fortress };
        G::apply(&mut state, seat, walls, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
        let fell =
            notes.told.iter().map(|told| G::narrate(&told.event).key).find(|key| key == "event-sulked");
        assert!(fell.is_some(), "{:?}", notes.told);
    }
}

/// R8.3.3: a reason is read beside the city, without the name of the building: it says of what it speaks.
#[test]
fn reasons_against_a_building_speak_of_one() {
    let mut state = begin();
    let (seat, at) = (state.turn.seat, home(&state));
    state.players[seat].advances.insert(Advance::Myths);
    state.players[seat].stock = Pile::default();
    let why = |state: &State| {
        let refused = G::offer_for(state, seat).refused;
        let mut here = refused
            .into_iter()
            .filter(|r| r.target == targets::space(at) && matches!(r.rule, "R7.1.2" | "R8.3.3"));
        here.next().expect("a Temple is refused").why
    };
    let large = why(&state);
    assert!(large.key == "refuse-too-large" && large.args.len() == 1, "{large:?}");
    state.cities.push(City::founded(Space(at.0 + 1), seat, Mood::Neutral));
    assert_eq!(why(&state).key, "refuse-building-cost");
}

/// R9.1: more can be added to a group only while somebody stands beside it.
#[test]
fn a_group_of_all_says_so() {
    let mut state = begin();
    let seat = state.turn.seat;
    state.players[seat].settlers.truncate(1);
    let other = state.players[seat].settlers[0];
    for more in [false, true] {
        let mut state = state.clone();
        if more {
            state.players[seat].settlers.push(other);
        }
        let apply =
            |state: &mut State, action| G::apply(state, seat, action, &mut Cx::playout(&mut Dice::new(1)));
        apply(&mut state, Action::Move);
        let units = G::offer_for(&state, seat).choices;
        let unit = units.iter().find(|choice| matches!(choice.action, Action::Lift(_))).expect("a Settler");
        apply(&mut state, unit.action);
        let asked = G::offer_for(&state, seat).prompt.expect("a question");
        let said = kernel::msg("way").num("more", more).args;
        assert!(asked.key == "prompt-group" && asked.args.contains(&said[0]), "{more}: {asked:?}");
    }
}

/// R10.3: who lays a region knows where the unit that found it goes.
#[test]
fn a_region_to_lay_says_where_its_finder_goes() {
    let state = begin();
    let seat = state.turn.seat;
    let slot = (0..state.regions.len()).find(|&s| state.regions[s].is_none()).expect("unknown land") as u8;
    for via in [Via::Land, Via::Card] {
        let entry = state.layout().slots[slot as usize][0];
        let mut state = state.clone();
        state.frames.push(Explore { seat, slot, tile: 0, via, entry });
        let asked = G::offer_for(&state, seat).prompt.expect("a question");
        assert_eq!(asked.args.iter().any(|(name, _)| *name == "where"), via == Via::Land, "{asked:?}");
    }
}

/// R8.5.1, R7.3.2: a step of mood says what the city can do with it.
#[test]
fn a_step_of_mood_says_what_it_is_good_for() {
    let mut state = begin();
    let (seat, at) = (state.turn.seat, home(&state));
    state.players[seat].stock = Pile::mood(2);
    state.players[seat].mood_level = 2;
    state.cities.push(City::founded(Space(at.0 + 1), seat, Mood::Neutral));
    for (mood, grows) in [(Mood::Neutral, true), (Mood::Angry, false)] {
        let mut state = state.clone();
        state.set_mood(at, mood);
        G::apply(&mut state, seat, Action::Civic, &mut Cx::playout(&mut Dice::new(1)));
        let offer = G::offer_for(&state, seat);
        let choice = offer.choices.iter().find(|c| c.action == Action::At(at)).expect("the city");
        let said = kernel::msg("step").num("n", 1 + grows as u8).args;
        assert!(choice.show.label.args.contains(&said[0]), "{mood:?}: {:?}", choice.show.label);
    }
}

/// R14.4: whoever is called to be attacked is, or hears that nobody comes.
#[test]
fn an_attack_that_does_not_come_is_told() {
    let mut spared = 0;
    heard(24, |_, told, after| {
        for event in told {
            let Event::EventRevealed { who, card, .. } = event else { continue };
            if card.fact().icon != Some(Icon::Attack) {
                continue;
            }
            let quiet = told.iter().any(|e| matches!(e, Event::Spared { who: whom } if whom == who));
            let raid = told.iter().any(|e| matches!(e, Event::BattleBegins { attacker: None, .. }));
            assert!(quiet || raid || matches!(after.frames.top(), Pending::Attack(_)), "{told:?}");
            spared += quiet as u32;
        }
    });
    assert!(spared > 0, "some are spared");
}
