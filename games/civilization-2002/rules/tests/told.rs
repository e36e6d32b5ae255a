//! What the log says of answers that leave no trace on the board, and what it says beside them.

mod scenes;

use civilization_2002::data::Bonus;
use civilization_2002::ids::{Area, Marker, Named, Tech};
use civilization_2002::state::Phase;
use civilization_2002::{Action, Civilization2002 as G, Event, Pending, State};
use kernel::{Audience, Chance, Dice, Match, Msg, Offer, Rules, Seat, Seed, options_from};
use kit::gauge::{Of, Value};
use kit::{Gauges, Id};
use scenes::{Brief, Crowd, walk};
use testkit::number;
use text::{Catalogue, Lang, Spoken};

fn said_in(lang: Lang, said: &Msg) -> String {
    let catalogue = Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("texts");
    catalogue.render(said, &|seat| format!("P{seat}")).replace('\u{a0}', " ")
}

/// One step of a game.
struct Step<'g> {
    before: &'g State,
    after: &'g State,
    seat: Seat,
    action: Action,
    offer: &'g Offer<Action>,
    told: Vec<Event>,
}

impl Step<'_> {
    fn tells(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|event| fits(event)).count()
    }
}

/// Random games of three, in which deals are accepted more often than not.
fn games(seeds: std::ops::Range<u64>, mut look: impl FnMut(&Step)) {
    for seed in seeds {
        let options = options_from::<G>([("turn_limit".to_owned(), "15".to_owned())]).expect("options");
        let (mut game, _) = Match::<G>::new(options, 3, Seed::from_number(seed)).expect("a game");
        let mut dice = Dice::new(seed);
        while let Some(seat) = G::open(game.state()).first() {
            let decision = game.decision(seat).expect("who is open is asked");
            let choices = &decision.offer.choices;
            let deals = |action: &Action| matches!(action, Action::Accept | Action::Propose);
            let wanted = choices.iter().position(|choice| deals(&choice.action));
            let any = dice.below(choices.len() as u32) as usize;
            let taken = if dice.below(2) == 0 { wanted.unwrap_or(any) } else { any };
            let (action, before) = (choices[taken].action, game.state().clone());
            let (number, offer) = (decision.number, decision.offer.clone());
            let done = game.submit(seat, number, action).expect("offered");
            let told = done.told.into_iter().map(|told| told.event).collect();
            look(&Step { before: &before, after: game.state(), seat, action, offer: &offer, told });
        }
    }
}

/// R6.5: whoever waits for somebody's proposal is told that there is none; nobody is foretold of it.
#[test]
fn whoever_passes_is_told_of() {
    let mut passed = 0;
    games(1..6, |step| {
        let told = step.tells(|event| matches!(event, Event::Passed { who } if *who == step.seat));
        assert_eq!(told, (step.action == Action::Pass) as usize, "{:?}", step.action);
        assert_eq!(step.tells(|event| matches!(event, Event::Passed { .. })), told, "nobody else passes");
        passed += told;
    });
    assert!(passed > 100, "{passed}");
    assert_eq!(G::gist(&Event::Passed { who: Seat(0) }), None);
    let said = Lang::ALL.map(|lang| said_in(lang, &G::narrate(&Event::Passed { who: Seat(1) })));
    assert_eq!(said, ["P1 passes: no deal.", "P1 passe : pas d’échange."]);
}

/// R2.3.5, R6.2: whoever entered is told that they are let pass, in the same words whether they are asked for again: on that they
/// would count.
#[test]
fn whoever_lets_pass_is_told_of() {
    let (mut fresh, mut held) = (0, 0);
    let mut dice = Dice::new(8);
    walk::<Crowd>(4_000, |state, seat, offer| {
        let Pending::Challenge(entered) = *state.frames.top() else { return };
        let again = state.challenges.0[entered.area.index()].contains(seat);
        let mut told = |action: Action| -> Vec<Event> {
            assert!(offer.has(&action));
            let (mut state, mut notes) = (state.clone(), kernel::Notes::default());
            let mut cx = kernel::Cx::recording(G::REVISION, &mut dice, &mut notes);
            G::apply(&mut state, seat, action, &mut cx);
            notes.told.into_iter().map(|told| told.event).collect()
        };
        let [one, every, declared] = [Action::LetPass, Action::LetAllPass, Action::Challenge].map(&mut told);
        let expected = Event::LetPass { who: seat, mover: entered.mover, area: entered.area, again };
        assert!(one.first() == Some(&expected) && one == every, "{one:?} {every:?}");
        assert!(!declared.contains(&expected));
        assert_eq!(G::gist(&expected), None);
        let said = Lang::ALL.map(|lang| said_in(lang, &G::narrate(&expected)));
        assert_eq!(said[0].contains("pass:"), !again, "{said:?}");
        assert_eq!(said[1].contains("laisse passer"), !again, "{said:?}");
        fresh += !again as usize;
        held += again as usize;
    });
    assert!(fresh > 20 && held > 0, "{fresh} {held}");
}

/// R3.6, R2.8: growth and villages are told with what was paid for them, as figures are.
#[test]
fn what_is_bought_is_told_with_its_price() {
    let (mut grown, mut founded) = (0, 0);
    games(1..8, |step| {
        let gold = |state: &State| state.players[step.seat].gold as i64;
        let paid = gold(step.before) - gold(step.after);
        let found = |event: &&Event| matches!(event, Event::Grew { .. } | Event::Founded { .. });
        let (Action::Grow(_) | Action::Found(_), Some(event)) = (step.action, step.told.iter().find(found))
        else {
            return;
        };
        // What lay there may have been a treasure.
        if step.tells(|event| matches!(event, Event::TurnedUp { marker: Marker::Treasure, .. })) > 0 {
            return;
        }
        let said = G::narrate(event);
        assert_eq!(number(&said, "n"), Some(paid), "{event:?}");
        let said = Lang::ALL.map(|lang| said_in(lang, &said));
        let prices = [format!("for {paid} gold"), format!("pour {paid} pièces d’or")];
        assert!(said[0].contains(&prices[0]) && said[1].contains(&prices[1]), "{said:?}");
        match step.action {
            Action::Grow(_) => grown += 1,
            _ => founded += 1,
        }
    });
    assert!(grown > 20 && founded > 5, "{grown} {founded}");
    let free = Event::Grew { who: Seat(0), area: Area(3), size: 2, price: 0 };
    let said = Lang::ALL.map(|lang| said_in(lang, &G::narrate(&free)));
    assert!(said[0].contains("free of charge") && said[1].contains("gratuitement"), "{said:?}");
}

/// R2.7.1: every loan that ends with production is told, to whom it goes back and from whom.
#[test]
fn loans_that_end_are_told() {
    let (mut returned, mut silent) = (0, 0);
    games(1..40, |step| {
        let returns = step.tells(|event| matches!(event, Event::Returned { .. }));
        let produced = step.tells(|event| matches!(event, Event::Produced { .. })) > 0;
        // An accepted deal may lend and end the trade at once.
        if step.action != Action::Pass || !produced {
            assert!(produced || returns == 0);
            return;
        }
        let lent = |area: &Area| {
            let region = &step.before.regions[*area];
            region.owner.is_some() && region.owner != region.holder
        };
        let lent: Vec<Area> = Area::lands().filter(lent).collect();
        assert_eq!(returns, lent.len(), "{lent:?}");
        for event in &step.told {
            let Event::Returned { who, from, area, .. } = event else { continue };
            let region = &step.before.regions[*area];
            assert_eq!((region.owner, region.holder), (Some(*who), Some(*from)));
        }
        returned += returns;
        silent += lent.is_empty() as usize;
    });
    assert!(returned > 2 && silent > 5, "{returned} {silent}");
}

/// R1.8: another is first player in every turn, and the log says who.
#[test]
fn each_turn_says_who_goes_first() {
    let mut turns = 0;
    games(1..4, |step| {
        if step.tells(|event| matches!(event, Event::TurnBegins { .. })) == 0 {
            return;
        }
        let first = step.after.first;
        assert_eq!(step.tells(|event| *event == Event::FirstPlayer { who: first }), 1, "{:?}", step.told);
        assert_eq!(step.after.phase, Phase::Movement);
        turns += 1;
    });
    assert!(turns > 20, "{turns}");
}

/// R2.1.7: the tips of the last start region are full of what all start markers may bring, and the question says why.
#[test]
fn the_last_start_region_says_what_it_sets_off() {
    let (mut last, mut others) = (0, 0);
    walk::<Brief>(4_000, |state, _, offer| {
        let Pending::Draft(draft) = *state.frames.top() else { return };
        let ends = draft.placed + 1 == 2 * state.seats();
        let asked = offer.prompt.as_ref().expect("a question");
        let said = Lang::ALL.map(|lang| said_in(lang, asked));
        assert_eq!(said[0].contains("markers of all start regions are turned up"), ends, "{said:?}");
        assert_eq!(said[1].contains("les marqueurs de toutes les régions de départ"), ends, "{said:?}");
        last += ends as usize;
        others += !ends as usize;
    });
    assert!(last > 5 && others > 15, "{last} {others}");
}

/// R3.3: that a milestone is claimed is said where milestones can be had, and not to whoever moves, fights or trades.
#[test]
fn claimed_milestones_are_no_answer_to_other_questions() {
    let (mut elsewhere, mut bought) = (0, 0);
    games(1..20, |step| {
        if step.before.milestones.is_empty() {
            return;
        }
        let told = step.offer.refused.iter().any(|refusal| refusal.why.key == "refuse-claimed");
        let of_era = (0..3).map(|i| civilization_2002::ids::Milestone(3 * step.before.era as u8 + i));
        let claimed = { of_era }.any(|milestone| step.before.milestones.has(milestone));
        match step.before.frames.top() {
            Pending::Purchase(_) => {
                assert_eq!(told, claimed);
                bought += claimed as usize;
            }
            _ => {
                assert!(!told, "{:?}", step.before.frames.top());
                elsewhere += claimed as usize;
            }
        }
    });
    assert!(elsewhere > 20 && bought > 5, "{elsewhere} {bought}");
}

/// R2.2.2: whoever looks is named in both lines of it, that of what was seen and that of the marker put back.
#[test]
fn a_look_names_who_looks() {
    let (who, area) = (Seat(1), Area(4));
    for event in [Event::Saw { who, area, marker: Marker::Wine }, Event::PutBack { who, area }] {
        let said = G::narrate(&event);
        assert_eq!(said.about(), Some(who));
        for lang in Lang::ALL {
            assert!(said_in(lang, &said).starts_with("P1 "), "{}", said_in(lang, &said));
        }
    }
}

/// R3.5: what fills an income up says to what it does.
#[test]
fn the_minimum_is_told_by_its_number() {
    let made = civilization_2002::state::Production { cities: 2, topped_up: 8, ..Default::default() };
    let parts = civilization_2002::event::parts_of(&made);
    let said = Lang::ALL.map(|lang| said_in(lang, parts.last().expect("what fills up")));
    assert_eq!(said, ["8 to reach the minimum of 10", "8 pour atteindre le minimum (10)"]);
}

/// R3.5, R4.5: what the dice made critical is paid once: to collect it lowers nobody's income.
#[test]
fn what_is_paid_once_is_no_income() {
    let income = |state: &State| -> Vec<i32> {
        let gauges = G::gauges(&G::view(state, Audience::Table));
        let incomes = gauges.iter().filter(|gauge| gauge.what == "income");
        incomes.filter_map(|gauge| gauge.value.halves()).collect()
    };
    let (mut critical, mut dice) = (0, Dice::new(4));
    walk::<Crowd>(30_000, |state, seat, offer| {
        let lent = state.regions.iter().any(|region| region.holder != region.owner);
        if lent || critical > 8 || !offer.has(&Action::Adjust) {
            return;
        }
        let mut after = state.clone();
        G::apply(&mut after, seat, Action::Confirm, &mut kernel::Cx::playout(&mut dice));
        if after.phase == Phase::Purchase {
            let (before, after) = (income(state), income(&after));
            assert!(before.iter().zip(&after).all(|(before, after)| before <= after), "{before:?} {after:?}");
            let view = G::view(state, Audience::Table);
            critical += view.players.iter().filter(|player| player.forecast.critical > 0).count();
        }
    });
    assert!(critical > 8, "{critical}");
}

/// R4.2.3, R9.38: where a choice changes what another settlement brings, it is told why: an icon moves from it or to it.
#[test]
fn gold_that_moves_is_told_with_the_icon() {
    type Told = Vec<(Of, Value)>;
    let told = |state: &State, what: &str| -> Told {
        let gauges = G::gauges(&G::view(state, Audience::Table));
        gauges.into_iter().filter(|gauge| gauge.what == what).map(|gauge| (gauge.of, gauge.value)).collect()
    };
    let differ = |before: &Told, after: &Told| -> Vec<Of> {
        let other = |(of, value): &&(Of, Value)| after.iter().any(|(at, now)| at == of && now != value);
        before.iter().filter(other).map(|(of, _)| *of).collect()
    };
    let (mut moved, mut dice) = (0, Dice::new(4));
    walk::<Brief>(3_000, |state, seat, offer| {
        for choice in offer.choices.iter().filter(|choice| matches!(choice.action, Action::Start(_))) {
            if !state.advanced() || moved > 20 {
                assert!(
                    state.advanced() || told(state, "happy-icon").is_empty(),
                    "no icons in the basic game"
                );
                return;
            }
            let mut after = state.clone();
            G::apply(&mut after, seat, choice.action, &mut kernel::Cx::playout(&mut dice));
            let [values, icons] =
                ["value", "happy-icon"].map(|what| differ(&told(state, what), &told(&after, what)));
            if after.phase == Phase::Setup {
                assert_eq!(values, icons);
                moved += values.len();
            }
        }
    });
    assert!(moved > 20, "{moved}");
}

/// R4.3.2, R4.3.5: what comes with a technology is told with it; so it is what the technology brings that takes it.
#[test]
fn what_comes_with_a_technology_is_told_with_it() {
    let who = Seat(1);
    for tech in Tech::all() {
        for bonus in tech.facts().bonus.iter() {
            let (event, what) = match *bonus {
                Bonus::Wonder(wonder) => (Event::WonderTaken { who, wonder }, wonder.term()),
                Bonus::Improvement(improvement) => {
                    (Event::FreeImprovement { who, improvement }, improvement.term())
                }
                _ => continue,
            };
            for lang in Lang::ALL {
                let said = said_in(lang, &G::narrate(&event));
                for part in [&what, &tech.term()] {
                    assert!(said.contains(&said_in(lang, part)), "{said}");
                }
            }
        }
    }
}

/// R4.2.5: whoever moves icons reads on each what it adds to what they collect, or takes from it; the income, which comes time and
/// again, stays as it is.
#[test]
fn icons_say_what_they_add() {
    let (mut more, mut dice) = (0, Dice::new(4));
    let collected = |state: &State, seat: Seat| {
        let view = G::view(state, Audience::Seat(seat));
        let player = &view.players[seat.index()];
        (player.forecast.income() as i64, player.income)
    };
    walk::<Crowd>(20_000, |state, seat, offer| {
        for choice in &offer.choices {
            let sign = match choice.action {
                Action::Happy(_) | Action::Productive(_) => 1,
                Action::Unhappy(_) | Action::Unproductive(_) | Action::Rearrange => -1,
                _ => continue,
            };
            let mut after = state.clone();
            G::apply(&mut after, seat, choice.action, &mut kernel::Cx::playout(&mut dice));
            let ((before, income), (then, still)) = (collected(state, seat), collected(&after, seat));
            assert_eq!(number(&choice.show.label, "n"), Some(sign * (then - before)), "{:?}", choice.action);
            assert_eq!(income, still);
            more += (then != before) as usize;
        }
    });
    assert!(more > 20, "{more}");
}
