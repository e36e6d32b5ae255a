//! A card played for nothing, a token nobody can keep, barbarians that may come, a price that is missing: what is told before and
//! after is what comes of it.

mod common;
#[path = "common/opening.rs"]
mod opening;
#[path = "common/steps.rs"]
mod steps;

use clash_of_cultures::*;
use kernel::{Audience, Cx, Dice, Msg, Notes, Rules, Seat, Target};
use kit::Heuristic;
use kit::gauge::{Gauges, Of};
use opening::{begin, home};
use text::{Catalogue, Lang, Spoken};

type G = ClashOfCultures;

fn said(lang: Lang, msg: &Msg) -> String {
    let catalogue = Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("texts");
    catalogue.render(msg, &|seat| format!("P{seat}")).replace('\u{a0}', " ")
}

/// Everything that an answer tells.
fn told(state: &mut State, seat: Seat, action: Action) -> Vec<Event> {
    assert!(G::offer_for(state, seat).has(&action), "{action:?} is not offered");
    let (mut notes, mut dice) = (Notes::default(), Dice::new(2));
    G::apply(state, seat, action, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
    notes.told.into_iter().map(|told| told.event).collect()
}

fn label_of(state: &State, seat: Seat, action: Action) -> Msg {
    let offer = G::offer_for(state, seat);
    let choice = offer.choices.into_iter().find(|choice| choice.action == action);
    choice.unwrap_or_else(|| panic!("{action:?} is not offered")).show.label
}

fn card_of(title: Title) -> Card {
    (0..41).map(Card).find(|card| card.title() == title).expect("such a card")
}

/// A game of two whose units stand side by side, one of whom holds a card.
fn holding(title: Title) -> (State, Seat, Seat, Action) {
    let mut state = begin();
    let (seat, other) = (state.turn.seat, state.turn.seat.next(2));
    let at = home(&state);
    state.players[other].settlers.push(Unit { at: layout(2).near(at).first().expect("a space"), marks: 0 });
    let card = card_of(title);
    *state.players[seat].hand.get_mut() = Set::of(card);
    (state, seat, other, Action::Play(card))
}

/// R15.1: Knowledge Exchange may be played where nobody learns anything; then it says so, and whoever gains nothing reads it.
#[test]
fn an_exchange_says_who_learns() {
    let both = [Advance::Farming, Advance::Mining].into_iter().collect::<Set<Advance>>();
    let more = |advance: Advance| both | Set::of(advance);
    let (fishing, myths) = (Advance::Fishing, Advance::Myths);
    for (mine, theirs, en, told_en, wasted) in [
        (both, both, "teaches nobody anything", "nothing to learn from each other", true),
        (more(fishing), both, "you learn nothing", "learns nothing", true),
        (both, more(fishing), "", "P1 teaches P0", false),
        (more(myths), more(fishing), "", "teach each other", false),
    ] {
        let (mut state, seat, other, play) = holding(Title::KnowledgeExchange);
        (state.players[seat].advances, state.players[other].advances) = (mine, theirs);
        let label = said(Lang::En, &label_of(&state, seat, play));
        assert!(label.contains(en) && (en.is_empty() != label.contains(':')), "{label}");
        let french = said(Lang::Fr, &label_of(&state, seat, play));
        assert!(!wasted || french.contains("rien"), "{french}");
        let promise = G::promise(&state, seat, &play, &[1.0; 32]);
        assert_eq!(promise < 0.0, wasted, "{label}");
        let events = told(&mut state, seat, play);
        let chose =
            events.iter().find(|event| matches!(event, Event::Chose { .. })).expect("the one there is");
        let log = said(Lang::En, &G::narrate(chose));
        let log = if seat == Seat(0) {
            log
        } else {
            log.replace("P0", "Px").replace("P1", "P0").replace("Px", "P1")
        };
        assert!(log.contains(told_en), "{log}");
    }
}

/// R6.3, R15.1: nor does it help to have Scholars at work where no Academy works, or where no Idea can be kept.
#[test]
fn a_card_that_does_nothing_says_so() {
    let (mut state, seat, _, play) = holding(Title::Scholars);
    let label = |state: &State| said(Lang::En, &label_of(state, seat, play));
    assert!(label(&state).contains("without a working Academy"), "{}", label(&state));
    state.players[seat].advances.insert(Advance::Writing);
    let at = home(&state);
    let city = state.cities.iter_mut().find(|city| city.at == at).expect("the city");
    city.set_piece(Building::Academy, Some(seat));
    assert!(label(&state).contains("1 Idea"), "{}", label(&state));
    state.players[seat].stock.idea = 8;
    assert!(label(&state).contains("no room"), "{}", label(&state));
}

/// R14.8: a person whose advances are all known says that none comes.
#[test]
fn a_person_without_an_advance_says_so() {
    let mut state = begin();
    let seat = state.turn.seat;
    let all = (0..EventCard::COUNT as u8).map(EventCard);
    let artist = all.into_iter().find(|card| card.title() == EventTitle::GreatArtist).expect("such a card");
    state.players[seat].persons.insert(artist);
    for known in [false, true] {
        if known {
            state.players[seat].advances = Category::Culture.advances().into_iter().collect();
        }
        let label = said(Lang::En, &label_of(&state, seat, Action::Person(artist)));
        assert_eq!(label.contains("no advance"), known, "{label}");
    }
}

/// R18.4: what whoever gets it cannot keep is said where it is given, proposed, answered and told; the result has what changed hands.
#[test]
fn a_trade_says_what_is_lost() {
    let mut state = begin();
    let (seat, other) = (state.turn.seat, state.turn.seat.next(2));
    state.players[seat].stock = Pile { mood: 1, ..Pile::default() };
    state.players[seat].mood_level = 1;
    state.players[other].stock = Pile::food(1);
    state.players[other].mood_level = 0;
    let answer = |state: &mut State, seat, action| told(state, seat, action);
    answer(&mut state, seat, Action::Trade);
    if G::offer_for(&state, seat).has(&Action::Seat(other)) {
        answer(&mut state, seat, Action::Seat(other));
    }
    let lost = |state: &State, action| said(Lang::En, &label_of(state, seat, action)).contains("lo");
    assert!(lost(&state, Action::Give(Good::Mood)), "they have no room for it");
    answer(&mut state, seat, Action::Give(Good::Mood));
    answer(&mut state, seat, Action::Ask(Good::Food));
    let asked = |state: &State, seat| said(Lang::En, &G::offer_for(state, seat).prompt.expect("a question"));
    assert!(asked(&state, seat).contains("has no room for 1 Mood token"), "{}", asked(&state, seat));
    let propose = said(Lang::En, &label_of(&state, seat, Action::Propose));
    assert!(propose.contains("1 Mood token"), "{propose}");
    answer(&mut state, seat, Action::Propose);
    assert!(asked(&state, other).contains("no room for 1"), "{}", asked(&state, other));
    let events = answer(&mut state, other, Action::Yes);
    let agreed = events.iter().find(|event| matches!(event, Event::Answered { .. })).expect("it is told");
    for (lang, parts) in [
        (Lang::En, ["1 Mood token", "1 Food", "Lost for want of room"]),
        (Lang::Fr, ["1 jeton Humeur", "1 Nourriture", "Perdu, faute de place"]),
    ] {
        let log = said(lang, &G::narrate(agreed));
        assert!(parts.iter().all(|part| log.contains(part)), "{log}");
    }
    assert_eq!(state.players[other].stock.mood, 0);
}

/// R13.2: that barbarians settle in a region is told with the region, whatever the place; never with a place that only chance says.
#[test]
fn barbarians_are_told_with_their_region() {
    let mut seen = [0; 2];
    steps::steps(
        24,
        |_| Options::default(),
        |_, told, after| {
            let camps = told.iter().filter(|event| matches!(event, Event::Camp { fresh: true, .. }));
            camps.for_each(|event| assert!(G::gist(event).is_none(), "{event:?}"));
            for event in told {
                let Event::Explored { savage, .. } = event else { continue };
                let gist = G::gist(event).expect("something is said");
                assert_eq!(gist.key == "gist-explored-savage", *savage);
                seen[*savage as usize] += 1;
                // However it lies: the drawings of both ways show where.
                if let (Pending::Explore(explore), true) = (after.frames.top(), *savage) {
                    let view = G::view(after, Audience::Seat(explore.seat));
                    let camps = view.explored.expect("it waits to be laid").camps;
                    assert!(camps.iter().any(|camps| !camps.is_empty()), "{explore:?}");
                }
            }
        },
    );
    assert!(seen.iter().all(|&n| n > 0), "{seen:?}");
}

/// R10.3: of either way in which a region may lie, what comes to lie beside one's cities is said first.
#[test]
fn a_region_says_what_comes_beside_ones_cities() {
    let state = begin();
    let (seat, at) = (state.turn.seat, home(&state));
    let l = layout(2);
    let mut seen = [0; 2];
    for slot in (0..state.regions.len()).filter(|&slot| state.regions[slot].is_none()) {
        let mut state = state.clone();
        let entry = l.slots[slot][0];
        state.frames.push(Explore { seat, slot: slot as u8, tile: 0, via: Via::Card, entry });
        let beside = l.slots[slot].iter().any(|space| l.near(at).has(*space));
        for choice in G::offer_for(&state, seat).choices {
            let label = said(Lang::En, &choice.show.label);
            assert_eq!(label.contains("by your cities"), beside, "{label}");
            seen[beside as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&n| n > 0), "{seen:?}");
}

/// R10.4: explorers are counted where they go, while it is asked how the region lies.
#[test]
fn explorers_are_where_they_go() {
    let mut seen = 0;
    steps::steps(
        48,
        |_| Options::default(),
        |_, _, after| {
            let Some(Pending::Arrive(arrive)) = after.frames.iter().find(|f| matches!(f, Pending::Arrive(_)))
            else {
                return;
            };
            let armies = arrive.group.iter().filter_map(|id| after.players[arrive.seat].piece(id));
            let armies = armies.filter(|unit| unit.kind == UnitKind::Army).count() as i32;
            let gauges = G::gauges(&G::view(after, Audience::Seat(arrive.seat)));
            let place = Of::Place(targets::space(arrive.to));
            let there = gauges.iter().find(|gauge| gauge.of == place && gauge.what == "defenders");
            assert_eq!(there.is_some(), armies > 0, "{arrive:?}");
            seen += armies;
        },
    );
    assert!(seen > 0);
}

/// R8.3.1: a unit that cannot be paid for has its price, beside another that can and where none can.
#[test]
fn a_unit_that_is_too_dear_says_its_price() {
    let mut state = begin();
    let (seat, at) = (state.turn.seat, home(&state));
    let refused = |state: &State| {
        let refused = G::offer_for(state, seat).refused;
        let here = refused.into_iter().filter(|r| r.target == targets::space(at) && r.rule == "R8.3.1");
        here.map(|r| said(Lang::En, &r.why)).collect::<Vec<_>>()
    };
    state.players[seat].stock = Pile::food(2);
    assert!(refused(&state).iter().any(|why| why.contains("1 Ore")), "{:?}", refused(&state));
    state.players[seat].stock = Pile::default();
    let none = refused(&state);
    assert!(none.iter().any(|why| why.contains("1 Ore") && why.contains("2 Food")), "{none:?}");
}

/// R14.6: whoever is asked by a Great Earthquake reads that name, and what one may do first and then.
#[test]
fn a_quake_has_the_name_of_its_card() {
    let mut state = begin();
    let seat = state.turn.seat;
    let great = (0..EventCard::COUNT as u8).map(EventCard);
    let great =
        great.into_iter().find(|card| card.title() == EventTitle::GreatEarthquake).expect("such a card");
    state.turn.happening = Some((great, true, seat));
    let json =
        r#"{"quake":{"seat":0,"left":3,"hit":[255,255,255]}}"#.replace(":0,", &format!(":{},", seat.0));
    let quake: Result<Pending, _> = serde_json::from_str(&json);
    let Ok(quake) = quake else { panic!("{quake:?}") };
    state.frames.push(quake);
    let asked = G::offer_for(&state, seat).prompt.expect("a question");
    let (en, fr) = (said(Lang::En, &asked), said(Lang::Fr, &asked));
    assert!(en.starts_with("Great Earthquake") && fr.starts_with("Grand séisme"), "{en} {fr}");
    assert!(!en.contains("more") && !fr.contains("encore"), "{en} {fr}");
}

/// R11.4: the dice of a card are told with what they came to; where all have fallen the camp counts nobody.
#[test]
fn the_dice_of_a_card_are_told() {
    let mut seen = [0; 2];
    steps::steps(
        64,
        |_| Options::default(),
        |_, told, after| {
            for event in told {
                match event {
                    Event::CardRoll { dice, half, success } => {
                        assert!(!dice.is_empty() && half.is_some());
                        assert_eq!(dice.iter().any(|die| *die >= 5), *success);
                        seen[0] += 1;
                    }
                    Event::BattleWon { fought, .. } => {
                        let cast = fought.cast.iter().any(|dice| !dice.is_empty());
                        seen[1] += (cast && fought.rolls.iter().all(|dice| dice.is_empty())) as u32;
                    }
                    _ => {}
                }
            }
            // R11.4: a round that does not decide it says so, and only such a round.
            let rolled = told.iter().rev().find(|event| matches!(event, Event::Rolled { .. }));
            if let Some(event @ Event::Rolled { fought, .. }) = rolled {
                let goes_on = G::gist(event).is_some();
                let surrounds = fought.halves.iter().flatten().any(|half| *half == Half::Surrounded);
                let chooses = after.battle.as_ref().is_some_and(|b| matches!(b.step, Step::Losses(_)));
                let told = fought.raid || surrounds || chooses || goes_on == after.battle.is_some();
                assert!(told, "{event:?}");
            }
            let gauges = G::gauges(&G::view(after, Audience::Table));
            let nobody =
                |gauge: &kit::gauge::Gauge| gauge.what == "barbarians" && gauge.value.halves() == Some(0);
            assert!(
                !gauges.iter().any(|gauge| nobody(gauge) && matches!(gauge.of, Of::Place(Target::Space(_))))
            );
        },
    );
    assert!(seen[0] > 5, "{seen:?}");
}
