//! The kit against a small game: it passes, and each planted fault is caught.

use kernel::*;
use testkit::toy::*;
use testkit::{Fault, Plan, With, caught, check_text, generic_faults, no_circles, play_out, soak, start};

fn plan() -> Plan {
    Plan { games: 12, ..Plan::default() }
}

#[test]
fn a_sound_game_passes() {
    let report = soak::<Raid>(&plan()).unwrap_or_else(|f| panic!("{f}"));
    assert!(report.games > 100 && report.undone > 500 && report.other_worlds > 1000, "{report:?}");
    assert!(report.refused_setups > 0, "peeking is refused for two seats");
}

#[test]
fn faults_any_game_can_have_are_caught() {
    generic_faults::<Raid>(&plan());
}

macro_rules! faults {
    ($($fault:ident: $name:literal, $says:literal { $($body:item)* })*) => {
        $(struct $fault;
        impl Fault<Raid> for $fault { const NAME: &'static str = $name; $($body)* })*
        #[test]
        fn planted_faults_are_caught() {
            $(let said = caught::<Raid, $fault>(&plan());
            assert!(said.contains($says), "{}: {said}", $name);)*
        }
    };
}

faults! {
    LostCard: "a card is lost", "cards do not add up" {
        fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Raid>) {
            if let Action::Shield(_) = action { state.bag.draw(cx); }
            Raid::apply(state, seat, action, cx);
        }
    }
    OnlyHoldersAreAsked: "a reaction is asked only of somebody who holds a high card", "leaks" {
        fn open(state: &State) -> SeatSet {
            let open = Raid::open(state);
            match state.frames.top() {
                Pending::Shield { by, .. } if !open.iter().any(|s| state.players[s].hand.get().iter().any(|c| *c > 12)) => SeatSet::of(*by),
                _ => open,
            }
        }
    }
    BidShows: "one bit of a sealed bid shows", "the view leaks" {
        fn view(state: &State, who: Audience) -> View {
            let mut shown = state.clone();
            for p in shown.players.iter_mut() {
                if p.bid.get().is_some_and(|b| b % 2 == 0) { p.score += 1; }
            }
            Raid::view(&shown, who)
        }
    }
    OfferTells: "an offer depends on another hand", "the offer leaks" {
        fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
            Raid::offer(state, seat, menu);
            let next = &state.players[seat.next(state.players.seats())];
            if next.hand.get().first().is_some_and(|c| *c > 12) { menu.prompt(|| msg("prompt-danger")); }
        }
    }
    LoudDraw: "a draw is told to everybody", "what they cannot see" {
        fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Raid>) {
            let before = state.players[seat].hand.get().clone();
            Raid::apply(state, seat, action, cx);
            if let Some(card) = state.players[seat].hand.get().iter().find(|c| !before.contains(c)).copied() {
                cx.tell(|| Event::Drew { seat, card });
            }
        }
    }
}

/// Peeking without a fence: the step can be taken back although it taught something.
#[test]
fn a_peek_without_a_fence_is_caught() {
    struct Unfenced;
    impl Fault<Raid> for Unfenced {
        const NAME: &'static str = "a peek without a fence";
        fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Raid>) {
            if action == Action::Peek {
                let next = state.players[seat.next(state.players.seats())].hand.get().first().copied();
                *state.players[seat].seen.get_mut() = next;
            } else {
                Raid::apply(state, seat, action, cx);
            }
        }
    }
    let said = caught::<Raid, Unfenced>(&plan());
    assert!(said.contains("can be taken back"), "{said}");
}

fn raid(seats: u8, seed: u64) -> Match<Raid> {
    Match::new(Options::default(), seats, Seed::from_number(seed)).expect("accepted").0
}

fn first(m: &Match<Raid>, seat: Seat) -> (u32, Action) {
    let decision = m.decision(seat).expect("open");
    (decision.number, decision.offer.choices[0].action.clone())
}

#[test]
fn simultaneous_answers_do_not_collide_and_a_double_click_is_stale() {
    let mut m = raid(3, 42);
    let asked: Vec<_> = Seat::all(3).map(|s| first(&m, s)).collect();
    for seat in Seat::all(3) {
        let (number, action) = asked[seat.index()].clone();
        m.submit(seat, number, action.clone()).expect("the question has not changed");
        assert!(m.submit(seat, number, action).is_err());
    }
    assert_eq!(Raid::open(m.state()).len(), 1);
}

#[test]
fn who_plays_among_bots_takes_back_what_they_answered_since() {
    let mut m = raid(3, 7);
    let start = m.state().clone();
    for seat in [Seat(0), Seat(1)] {
        let (n, a) = first(&m, seat);
        m.submit(seat, n, a).unwrap();
    }
    assert_eq!(m.undo(Seat(0)).err(), Some(Refused::NothingToUndo), "another answered");
    assert!(!m.can_undo_past(Seat(0), SeatSet::of(Seat(2))), "not one of those");
    m.undo_past(Seat(0), SeatSet::of(Seat(1))).expect("a bot answered, and nothing was learned");
    assert_eq!(*m.state(), start);
    // What was taken back is in the log, and leads there again.
    let again = Match::<Raid>::load(m.record()).expect("a sound log");
    assert_eq!(again.state(), m.state());
    for seat in Seat::all(3) {
        let (n, a) = first(&m, seat);
        m.submit(seat, n, a).unwrap();
    }
    let bots = SeatSet::all(3);
    assert_eq!(m.undo_past(Seat(0), bots).err(), Some(Refused::NothingToUndo), "bids are open now");
}

#[test]
fn undo_leads_to_a_chosen_step() {
    let mut m = raid(2, 7);
    for seat in Seat::all(2) {
        let (n, a) = first(&m, seat);
        m.submit(seat, n, a).unwrap();
    }
    let leader = Seat::all(2).find(|seat| m.decision(*seat).is_some()).expect("somebody leads");
    let (nobody, open) = (SeatSet::EMPTY, m.steps());
    let bids = m.state().clone();
    for aim in [1, 2, 1] {
        let (n, _) = first(&m, leader);
        m.submit(leader, n, Action::Aim(aim)).unwrap();
        m.undo(leader).unwrap();
    }
    let (n, _) = first(&m, leader);
    m.submit(leader, n, Action::Aim(1)).unwrap();
    assert!(m.can_undo_back_to(leader, nobody, open), "before the aim");
    assert!(!m.can_undo_back_to(leader, nobody, open + 1), "nothing was done since");
    assert!(!m.can_undo_back_to(leader, SeatSet::all(2), open - 1), "bids were opened there");
    assert_eq!(m.undo_back_to(leader, nobody, 0).err(), Some(Refused::NothingToUndo));
    m.undo_back_to(leader, nobody, open).expect("all of it was the leader's");
    assert_eq!(*m.state(), bids);
    assert_eq!(Match::<Raid>::load(m.record()).expect("a sound log").state(), m.state());
}

#[test]
fn undo_stops_at_the_die_and_at_the_answer_of_another() {
    let mut m = raid(2, 7);
    let (n, a) = first(&m, Seat(0));
    m.submit(Seat(0), n, a).unwrap();
    m.undo(Seat(0)).expect("a sealed bid can be taken back");
    m.redo(Seat(0)).expect("and given again");
    let (n, a) = first(&m, Seat(1));
    m.submit(Seat(1), n, a).unwrap();
    assert_eq!(m.undo(Seat(0)).err(), Some(Refused::NothingToUndo));
    assert_eq!(m.undo(Seat(1)).err(), Some(Refused::NothingToUndo), "bids are open now");
    let (n, _) = first(&m, Seat(0));
    m.submit(Seat(0), n, Action::Aim(1)).unwrap();
    m.undo(Seat(0)).unwrap();
    let (n, _) = first(&m, Seat(0));
    m.submit(Seat(0), n, Action::Aim(2)).unwrap();
    assert!(!m.can_redo(Seat(0)), "another way was taken");
    let (n, _) = first(&m, Seat(0));
    m.submit(Seat(0), n, Action::Roll).unwrap();
    assert_eq!(m.undo(Seat(0)).err(), Some(Refused::NothingToUndo));
}

/// With everybody's consent a step goes back over what others answered; what was learned only where people practise.
#[test]
fn by_consent_one_takes_back_what_others_answered_since() {
    let mut m = raid(3, 7);
    let start = m.state().clone();
    for seat in [Seat(0), Seat(1)] {
        let (n, a) = first(&m, seat);
        m.submit(seat, n, a).unwrap();
    }
    assert!(!m.can_undo(Seat(0)) && m.can_take_back(Seat(0), false) && !m.can_take_back(Seat(2), false));
    m.take_back(Seat(0), false).expect("nothing was learned");
    assert_eq!(*m.state(), start);
    for seat in Seat::all(3) {
        let (n, a) = first(&m, seat);
        m.submit(seat, n, a).unwrap();
    }
    assert_eq!(m.take_back(Seat(0), false).err(), Some(Refused::NothingToUndo), "bids are open now");
    let (n, _) = first(&m, Seat(0));
    m.submit(Seat(0), n, Action::Aim(1)).unwrap();
    let (n, _) = first(&m, Seat(0));
    m.submit(Seat(0), n, Action::Roll).unwrap();
    let rolled = m.entries().last().expect("the die").drawn.clone();
    assert!(!rolled.is_empty() && !m.can_take_back(Seat(0), false));
    m.take_back(Seat(0), true).expect("they practise");
    assert_eq!(m.steps(), 4);
    assert!(!m.can_redo(Seat(0)), "the same step would not be the same");
    m.take_back(Seat(0), true).expect("and further");
    m.take_back(Seat(2), true).expect("whoever bid last");
    assert_eq!(m.steps(), 2, "their own step and what followed");
    // What was taken back is in the log, leads there again, and its dice can be checked.
    let again = Match::<Raid>::load(m.record()).expect("a sound log");
    assert_eq!((again.state(), again.verify_dice()), (m.state(), Ok(())));
    let resumed = Match::resume(m.record(), m.snapshot()).expect("a sound snapshot");
    assert_eq!(resumed.state(), m.state());
    let (n, a) = first(&m, Seat(2));
    m.submit(Seat(2), n, a).expect("it goes on from there");
}

#[test]
fn history_is_walked_and_damaged_files_are_refused() {
    let mut m = raid(2, 3);
    for _ in 0..12 {
        let Some(seat) = Raid::open(m.state()).first() else { break };
        let (n, a) = first(&m, seat);
        m.submit(seat, n, a).unwrap();
    }
    assert_eq!(m.state_at(m.steps()).as_ref(), Some(m.state()));
    assert_eq!(m.state_at(m.steps() + 1), None);
    let good = m.record().write();
    let load = |json: &str| Record::<Raid>::read(json).and_then(Match::load).map(|m| m.hash());
    assert_eq!(load(&good), Ok(m.hash()));
    let refused = |from: &str, to: &str| {
        assert!(good.contains(from), "{from} is in the file");
        load(&good.replacen(from, to, 1)).expect_err(to).to_string()
    };
    assert!(refused("\"ecumene\": 1", "\"ecumene\": 9").contains("format 9"));
    assert!(refused("\"raid\"", "\"chess\"").contains("chess"));
    assert!(refused("\"revision\": 2", "\"revision\": 7").contains("revision 7"));
    assert!(refused("\"revision\": 2", "\"revision\": 1").contains("from revision 2 on"));
    assert!(refused("\"seats\": 2", "\"seats\": 5").contains("2 to 4"));
    assert!(refused("\"aim\": 0", "\"aim\": 9").contains("not among the choices"));
    assert!(refused("\"commitment\": \"", "\"commitment\": \"0").contains("committed"));
    assert!(refused("\"hash\": \"", "\"hash\": \"0").contains("hash"));
    assert!(load(&good[..good.len() / 2]).expect_err("cut").to_string().contains("not a match file"));
    assert!(load("[]").expect_err("list").to_string().contains("no field 'ecumene'"));
}

#[test]
fn a_loaded_die_is_noticed() {
    let mut m = raid(2, 5);
    while m.entries().last().is_none_or(|e| e.drawn.len() != 1) {
        let seat = Raid::open(m.state()).first().expect("running");
        let (n, a) = first(&m, seat);
        m.submit(seat, n, a).unwrap();
    }
    assert_eq!(m.verify_dice(), Ok(()));
    let entry = m.entries().len();
    let mut record = m.record();
    let face = &mut record.entries[entry - 1].drawn[0];
    *face = *face % 6 + 1;
    record.hash.clear();
    let Err(RecordError::Hash { found, .. }) = Match::load(record).map(|_| ()) else {
        panic!("hash differs")
    };
    let mut record = m.record();
    record.entries[entry - 1].drawn[0] = record.entries[entry - 1].drawn[0] % 6 + 1;
    record.hash = found;
    assert_eq!(Match::load(record).expect("legal").verify_dice(), Err(entry));
}

#[test]
fn examples_hold_or_say_why_not() {
    let example = |steps: &str, then: &str| {
        check_text::<Raid>(&format!(
            r#"{{ "game": "raid", "rule": "R1", "seats": 3, "given": {{ "/frames": [{{"plan": {{"at": 1}}}}] }},
                 "steps": [{steps}], "then": {{ {then} }} }}"#
        ))
    };
    let roll = r#"{ "seat": 0, "do": "roll", "chance": [5], "undoable": false, "events": [{"rolled": {"seat": 0, "face": 5}}] }"#;
    assert_eq!(example(roll, r#""/frames/0/rolled/roll": 5, "open": [0]"#), Ok(()));
    let press = format!(r#"{roll}, {{ "seat": 0, "do": "press" }}, {{ "seat": 1, "do": "pass" }}"#);
    assert_eq!(example(&press, r#""/players/0/score": 5"#), Ok(()));
    let fails = |steps: &str, then: &str| example(steps, then).expect_err("must fail");
    assert!(fails(&press, r#""/players/0/score": 4"#).contains("is 5, not 4"));
    assert!(
        fails(r#"{ "seat": 0, "do": "roll", "chance": [7] }"#, r#""/round": 0"#)
            .contains("7 is not within 1..=6")
    );
    assert!(fails(r#"{ "seat": 0, "do": "roll", "chance": [1, 2] }"#, r#""/round": 0"#).contains("too many"));
    assert!(fails(r#"{ "seat": 1, "do": "roll" }"#, r#""/round": 0"#).contains("not asked"));
    assert!(fails(r#"{ "seat": 0, "do": {"aim": 1} }"#, r#""/round": 0"#).contains("not offered"));
    assert!(fails(r#"{ "seat": 0, "refused": "peek" }"#, r#""/round": 0"#).contains("is offered"));
    assert!(fails("", "").contains("asserts nothing"));
    assert!(fails("", r#""/nowhere": 1"#).contains("no '/nowhere'"));
}

/// To pass after the roll, if it were a step back, would be worth a try to a bot.
struct Circle;
impl Fault<Raid> for Circle {
    const NAME: &'static str = "a step back that bots weigh like a move";
    fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        match state.frames.top() {
            Pending::Rolled { .. } => {
                menu.choice(Action::Press, || Show::button(msg("do-press")));
                menu.choice(Action::Pass, || Show::button(msg("do-pass")).tone(Tone::Back));
            }
            _ => Raid::offer(state, seat, menu),
        }
    }
}

#[test]
#[should_panic(expected = "bots may go round in circles by Pass")]
fn a_circle_is_caught() {
    no_circles::<With<Raid, Circle>>(3, 100);
}

/// Sealed bids can be taken back; a game that ends with one cannot.
struct OneBid;
impl Fault<Raid> for OneBid {
    const NAME: &'static str = "the first bid ends the game";
    fn open(state: &State) -> SeatSet {
        if Self::standing(state).is_some() { SeatSet::EMPTY } else { Raid::open(state) }
    }
    fn standing(state: &State) -> Option<Standing> {
        let bid = state.players.iter().any(|p| p.bid.get().is_some());
        bid.then(|| Standing::draw(state.players.seats()))
    }
}

#[test]
fn what_is_over_is_not_taken_back() {
    type Short = With<Raid, OneBid>;
    let (mut m, _) = Match::<Short>::new(Default::default(), 3, Seed::from_number(1)).unwrap();
    let offered = m.decision(Seat(0)).unwrap().offer.choices[0].action.clone();
    m.submit(Seat(0), 0, offered).unwrap();
    assert!(m.is_over());
    assert!(!m.can_undo(Seat(0)));
    assert_eq!(m.undo(Seat(0)).err(), Some(Refused::Over));
    // A log in which that was done before it was forbidden plays again all the same.
    let mut old = m.record();
    old.entries.push(Entry { seat: Seat(0), what: What::Undid(0), drawn: Vec::new() });
    old.hash = state_hash(&m.state_at(0).unwrap());
    let m = Match::load(old).unwrap();
    assert!(m.decision(Seat(0)).is_some() && m.steps() == 0);
}

/// A scene: three seats, one option, and a game that begins near its end.
struct LastRound;
impl Fault<Raid> for LastRound {
    const NAME: &'static str = "the last round";
    const SEATS: (u8, u8) = (3, 3);
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec::switch("no_peeking")];
    fn setup(options: &Options, seats: u8, cx: &mut Cx<Raid>) -> Result<State, Refusal> {
        let mut state = Raid::setup(&Options { rounds: Rounds::Short, ..*options }, seats, cx)?;
        state.round = 1;
        Ok(state)
    }
}

#[test]
fn a_scene_is_a_game_of_its_own() {
    type Scene = With<Raid, LastRound>;
    assert_eq!((Scene::SEATS, Scene::OPTIONS.len(), Raid::OPTIONS.len()), ((3, 3), 1, 2));
    let (last, brief) = play_out::<Scene>(&Options::default(), 3, 5, 1_000);
    let (_, whole) = play_out::<Raid>(&Options::default(), 3, 5, 1_000);
    assert!(last.round > 1 && brief < whole, "{brief} answers, {whole} from the beginning");
    assert_eq!(start::<Raid>(&Options::default(), 3, 5).round, 0);
}

#[test]
#[should_panic(expected = "does not end within 3 answers")]
fn a_game_that_does_not_end_is_caught() {
    play_out::<Raid>(&Options::default(), 3, 5, 3);
}

/// A game's folder with a rule, a decision, and code that cites something.
fn folder(name: &str, code: &str) -> std::path::PathBuf {
    let game = std::env::temp_dir().join(format!("cited-{name}-{}", std::process::id()));
    std::fs::create_dir_all(game.join("rules/src")).expect("a folder of our own");
    for (file, text) in [
        ("RULES.md", "## 0. The game in a page\n\n## 1. Rules\n\n**R1.1** One."),
        ("RULES.fr.md", "## 0. Le jeu en une page\n\n## 1. Règles\n\n**R1.1** Un."),
        ("DECISIONS.md", "**D1** (R1.1) A doubt."),
        ("rules/src/lib.rs", code),
    ] {
        std::fs::write(game.join(file), text).expect("a file of our own");
    }
    game
}

#[test]
fn citations_lead_somewhere() {
    testkit::cited(&folder("well", "/// R1.1, D1, and R1 as a whole."));
}

#[test]
#[should_panic(expected = "lib.rs: A19")]
fn a_number_that_leads_nowhere_is_caught() {
    testkit::cited(&folder("lost", "/// R1.1, A19"));
}

#[test]
#[should_panic(expected = "0 of 1 rules are named in rules/src, not 95%; these are not: R1.1")]
fn a_rule_without_code_is_caught() {
    testkit::cited(&folder("bare", "/// D1"));
}

#[test]
fn a_moment_is_played_on_from_with_a_chance_of_its_own() {
    let (mut game, _) = Match::<Raid>::new(Options::default(), 3, Seed::from_number(8)).expect("it fits");
    let mut dice = Dice::new(4);
    let mut play = |game: &mut Match<Raid>, steps: usize| {
        for _ in 0..steps {
            let Some(seat) = Raid::open(game.state()).first() else { return };
            let decision = game.decision(seat).expect("it is open");
            let choice = dice.below(decision.offer.choices.len() as u32) as usize;
            let (number, action) = (decision.number, decision.offer.choices[choice].action.clone());
            game.submit(seat, number, action).expect("it was offered");
            // Some steps are taken back and taken again: the log is longer than the history.
            if game.undo(seat).is_ok() {
                game.redo(seat).expect("just taken back");
            }
        }
    };
    play(&mut game, 20);
    assert!(game.entries().len() > game.steps(), "something was taken back");
    let mut seeds = 1..;
    let mut branch = |game: &Match<Raid>, steps: usize| {
        let record =
            game.branch(steps, Seed::from_number(100 + seeds.next().unwrap_or(0))).expect("as many steps");
        let read = Record::<Raid>::read(&record.write()).expect("as it was written");
        let branched = Match::load(read).expect("it replays");
        assert_eq!((branched.steps(), Some(branched.state().clone())), (steps, game.state_at(steps)));
        assert_eq!(branched.verify_dice(), Ok(()), "after {steps} steps");
        branched
    };
    // Of a match, of a variation behind and before where it began, of the very beginning.
    let mut first = branch(&game, 12);
    play(&mut first, 6);
    assert_eq!(first.verify_dice(), Ok(()));
    for steps in [0, 5, 12, 15] {
        let mut second = branch(&first, steps);
        play(&mut second, 6);
        assert_eq!(second.verify_dice(), Ok(()), "after {steps} steps and some more");
        assert_eq!(second.record().before.len(), if steps > 12 { 2 } else { 1 });
    }
    assert!(game.branch(21, Seed::from_number(9)).is_none());
    // What was drawn is told with what it was drawn from.
    let mut told = 0;
    game.witnessed(|entry, draws| {
        let log = if entry == 0 { game.record().setup } else { game.entries()[entry - 1].drawn.clone() };
        assert_eq!(draws.len(), log.len(), "entry {entry}");
        assert!(draws.iter().all(|draw| (draw.low..draw.low + draw.count).contains(&draw.drawn)));
        told += draws.len();
    })
    .expect("as the seed gives it");
    assert!(told > 10);
}
