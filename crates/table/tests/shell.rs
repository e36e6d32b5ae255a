//! The shell around a game of two coins: the smallest game and the smallest face.

use foresight::Foreseer;
use kernel::{
    Audience, Chance, Cx, Menu, Msg, OptionSpec, PerSeat, Points, Rank, Refusal, Rules, Seat, SeatSet, Show,
    Standing, Target, Tone, msg,
};
use kit::gauge::{Gauge, Gauges};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use table::*;
use text::{Both, Lang, Spoken};

/// Two seats lay one or two coins in turn; whoever lays the fifth wins.
struct Coins;

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Options {}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Pile {
    coins: u8,
    turn: Seat,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
struct Laid(Seat, u8);

impl Rules for Coins {
    const ID: &'static str = "coins";
    const REVISION: u32 = 1;
    const SEATS: (u8, u8) = (2, 2);
    const OPTIONS: &'static [OptionSpec] = &[];
    type Options = Options;
    type State = Pile;
    type Action = u8;
    type View = Pile;
    type Event = Laid;

    fn setup(_: &Options, _: u8, _: &mut Cx<Self>) -> Result<Pile, Refusal> {
        Ok(Pile { coins: 0, turn: Seat(0) })
    }
    fn open(state: &Pile) -> SeatSet {
        if state.coins >= 5 { SeatSet::EMPTY } else { SeatSet::of(state.turn) }
    }
    fn offer(state: &Pile, _: Seat, menu: &mut impl Menu<u8>) {
        menu.prompt(|| msg("prompt-lay").num("n", 5u8.saturating_sub(state.coins)));
        menu.choice(1, || Show::button(msg("do-lay").num("n", 1)).tone(Tone::Idle));
        if state.coins < 4 {
            menu.choice(2, || Show::space(1u16, msg("do-lay").num("n", 2)));
        } else {
            menu.refuse(|| Refusal::new(Target::Space(1), "R2", msg("refuse-many")));
        }
    }
    fn apply(state: &mut Pile, seat: Seat, n: u8, cx: &mut Cx<Self>) {
        state.coins += n;
        state.turn = seat.next(2);
        cx.tell(|| Laid(seat, n));
    }
    fn view(state: &Pile, _: Audience) -> Pile {
        state.clone()
    }
    fn narrate(event: &Laid) -> Msg {
        msg("event-laid").seat("who", event.0).num("n", event.1)
    }
    fn standing(state: &Pile) -> Option<Standing> {
        let winner = state.turn.next(2);
        // A sixth coin makes the points equal, and a half odd.
        let points =
            PerSeat::new(2, |s| Points::halves(if state.coins > 5 { 39 } else { 2 * (s == winner) as i32 }));
        (state.coins >= 5).then(|| {
            Standing::by(points, |s, points| [Rank::points(points), Rank::most("tie-last-coin", s == winner)])
        })
    }
    fn resample(state: &Pile, _: Audience, _: &mut dyn Chance) -> Pile {
        state.clone()
    }
    fn audit(_: &Pile) -> Result<(), String> {
        Ok(())
    }
}

impl Gauges for Coins {
    fn gauges(view: &Pile) -> Vec<Gauge> {
        vec![
            Gauge::at(Target::Space(1), "pile", view.coins),
            Gauge::of(view.turn, "mine", 5 - view.coins as i32),
        ]
    }
}

impl Spoken for Coins {
    const TEXT: Both = Both {
        en: "game-title = Coins\nprompt-lay = Lay a coin: { $n } to go\ndo-lay = Lay { $n }\nrefuse-many = One is enough\n\
             event-laid = { $who } lays { $n }\npile = The pile\ngauge-pile = coins\n\
             gauge-mine = to lay\ntie-last-coin = the last coin\n\
             react-lay = laying coins",
        fr: "game-title = Pièces\nprompt-lay = Posez une pièce : encore { $n }\ndo-lay = Poser { $n }\nrefuse-many = Une suffit\n\
             event-laid = { $who } pose { $n }\npile = La pile\ngauge-pile = pièces\n\
             gauge-mine = à poser\ntie-last-coin = la dernière pièce\n\
             react-lay = poser des pièces",
    };
    const RULES: Both = Both { en: "**R1** Lay coins.\n\n**R2** Five is enough.", fr: "**R1** Posez." };
}

struct Plain;

impl Face for Plain {
    type Rules = Coins;
    const SIZE: (u32, u32) = (100, 100);
    const STYLE: &'static str = "";
    fn symbols() -> Markup {
        html! {}
    }
    fn ground(_: &Words) -> Markup {
        html! { circle data-target=(at(Target::Space(1))) data-tip="pile" r="9" {} }
    }
    fn board(scene: &Scene<Coins>) -> Vec<Part> {
        vec![Part::new("pile", html! { text id="pile" { (scene.view.coins) } })]
    }
    fn mat(_: &Scene<Coins>, _: Seat) -> Markup {
        html! {}
    }
    fn tips(words: &Words) -> Vec<Tip> {
        vec![Tip {
            id: "pile".into(),
            title: words.get("pile").into(),
            text: String::new(),
            rule: Some("R1"),
        }]
    }
    fn scores(view: &Pile) -> PerSeat<Points> {
        PerSeat::new(2, |_| Points::from(view.coins as i32))
    }
    fn breakdown(_: &Pile) -> Vec<ScoreRow> {
        Vec::new()
    }
}

struct Table {
    lang: Lang,
    coins: u8,
    who: Audience,
    live: bool,
    info: TableInfo,
}

fn table(coins: u8) -> Table {
    let info = TableInfo { id: "T1".into(), ..Default::default() };
    Table { lang: Lang::En, coins, who: Audience::Seat(Seat(0)), live: true, info }
}

impl Table {
    fn with<T>(&self, then: impl FnOnce(&ScreenInput<Coins>) -> T) -> T {
        let words = Words::at::<Plain>(self.lang).unwrap_or_else(|p| panic!("{p:?}"));
        let view = Pile { coins: self.coins, turn: Seat(0) };
        let open = Coins::open(&view);
        let seats: Vec<SeatInfo> = ["Ana", "Bo <b>"]
            .iter()
            .enumerate()
            .map(|(i, name)| SeatInfo {
                name: (*name).into(),
                sitter: Sitter::Person,
                open: open.contains(Seat(i as u8)),
                ..Default::default()
            })
            .collect();
        let offer = Coins::offer_for(&view, Seat(0));
        let asked = self.live && self.who == Audience::Seat(Seat(0)) && !open.is_empty();
        let foreseen = Foreseer::<Coins>::new(&view, Seat(0), 1).offer(&offer);
        let standing = Coins::standing(&view);
        let story: Vec<Line> = (1..=60)
            .map(|i| Line {
                step: i,
                seat: Some(Seat(i as u8 % 2)),
                text: format!("line {i}").into(),
                ..Default::default()
            })
            .collect();
        then(&ScreenInput {
            view: &view,
            audience: self.who,
            decision: asked.then_some(Asked { number: 4, offer: &offer, foreseen: &foreseen }),
            words: &words,
            seats: &seats,
            story: &story,
            since: None,
            can_undo: true,
            undo_ends: Default::default(),
            can_redo: false,
            history: History { at: if self.live { 60 } else { 30 }, of: 60, live: self.live },
            standing: standing.as_ref(),
            points: &[PerSeat::new(2, |_| Points::default()), PerSeat::new(2, |s| s.0.into())],
            chat: &[ChatLine {
                id: 9,
                name: "Bo".into(),
                seat: Some(Seat(1)),
                text: "<script>".into(),
                at_ms: 0,
            }],
            note: "a & b",
            table: &self.info,
        })
    }
    fn screen(&self) -> Screen {
        self.with(screen::<Plain>)
    }
}

fn html<'a>(screen: &'a Screen, id: &str) -> &'a str {
    &screen.elements.iter().find(|e| e.id == id).unwrap_or_else(|| panic!("no {id}")).html
}

#[test]
fn the_prompt_lists_every_answer_and_says_why_not() {
    let screen = table(1).screen();
    let prompt = html(&screen, "t-prompt");
    assert!(prompt.contains("Lay a coin: 4 to go") && prompt.contains("data-decision=\"4\""), "{prompt}");
    assert!(prompt.contains("data-choice=\"0\"") && prompt.contains("data-choice=\"1\""), "{prompt}");
    assert!(prompt.contains("data-for=\"space-1\""), "{prompt}");
    let last = table(4).screen();
    let prompt = html(&last, "t-prompt");
    assert!(prompt.contains("data-refused=\"space-1\"") && prompt.contains("href=\"#R2\""), "{prompt}");
    assert!(!prompt.contains("data-choice=\"1\""), "{prompt}");
}

#[test]
fn a_reason_stands_once_for_all_its_places() {
    table(4).with(|input| {
        let asked = input.decision.expect("asked");
        let mut offer = Coins::offer_for(input.view, Seat(0));
        for target in [Target::Space(2), Target::Space(2), Target::Seat(Seat(1))] {
            offer.refused.push(Refusal::new(target, "R2", msg("refuse-many")));
        }
        offer.refused.push(Refusal::new(Target::Space(3), "R1", msg("refuse-many")));
        let input = ScreenInput { decision: Some(Asked { offer: &offer, ..asked }), ..*input };
        let screen = screen::<Plain>(&input);
        let prompt = html(&screen, "t-prompt");
        assert_eq!(prompt.matches("One is enough").count(), 2, "{prompt}");
        assert!(
            prompt.contains("data-refused=\"space-1 space-2 seat-1\"") && prompt.contains("(2)"),
            "{prompt}"
        );
    });
}

#[test]
fn a_seat_with_secrets_says_so_on_its_mat() {
    table(1).with(|input| {
        let mut seats = input.seats.to_vec();
        seats[1].secret = true;
        let screen = screen::<Plain>(&ScreenInput { seats: &seats, ..*input });
        assert!(html(&screen, "t-mat-1").contains("data-secret"));
        assert!(!html(&screen, "t-mat-0").contains("data-secret"));
    });
    let pile = Pile { coins: 1, turn: Seat(0) };
    assert_eq!(hiding::<Coins>(&pile, 2), SeatSet::EMPTY, "nothing is hidden in a pile");
}

/// A line is drawn once; who may be asked about it is looked up every time.
#[test]
fn only_a_bot_is_asked_why_and_only_by_who_plays() {
    let hints = TableInfo { hints: true, ..table(1).info };
    Table { info: hints, ..table(1) }.with(|input| {
        let asks = |mine: Option<usize>, bots: &[usize]| {
            let mut seats = input.seats.to_vec();
            mine.into_iter().for_each(|seat| seats[seat].mine = true);
            bots.iter().for_each(|seat| seats[*seat].sitter = Sitter::Bot);
            let screen = screen::<Plain>(&ScreenInput { seats: &seats, ..*input });
            let log = html(&screen, "t-log-0").to_owned();
            assert_eq!(log.matches("<li ").count(), log.matches("</li>").count(), "{log}");
            [1, 2].map(|step| log.contains(&format!("data-why=\"{step}\"")))
        };
        assert_eq!(asks(Some(0), &[1]), [true, false], "the bot's step, not mine");
        assert_eq!(asks(Some(0), &[]), [false, false], "somebody took its seat");
        assert_eq!(asks(Some(1), &[0]), [false, true], "and mine went to a bot");
        assert_eq!(asks(None, &[0, 1]), [false, false], "whoever watches is not answered");
    });
}

#[test]
fn letters_are_as_large_as_the_reader_has_them() {
    let css = asset("style.css").expect("a style sheet").body;
    let html = css.lines().find(|line| line.starts_with("html {")).expect("a rule");
    assert!(html.contains("100%") && !html.contains("px"), "{html}");
}

#[test]
fn whoever_is_not_asked_cannot_choose() {
    let onlooker = Table { who: Audience::Table, ..table(1) };
    let prompt = onlooker.screen();
    let prompt = html(&prompt, "t-prompt");
    assert!(prompt.contains("Waiting for") && prompt.contains("Ana"), "{prompt}");
    assert!(!prompt.contains("data-choice") && !prompt.contains("data-send"), "{prompt}");
}

#[test]
fn the_past_offers_nothing_and_marks_its_place() {
    let past = Table { live: false, ..table(1) };
    let screen = past.screen();
    assert!(html(&screen, "t-prompt").contains("step 30 of 60"));
    assert!(!html(&screen, "t-prompt").contains("data-choice"));
    assert!(html(&screen, "t-log-1").contains("class=\"seat-0 here\""), "{}", html(&screen, "t-log-1"));
    assert!(html(&screen, "t-log-2").contains("later"));
    assert!(html(&screen, "t-history").contains("href=\"/t/T1/at/29\""));
}

#[test]
fn the_end_shows_winner_ranking_and_curve() {
    let screen = table(5).screen();
    let last = html(&screen, "t-final");
    assert!(last.contains("Bo &lt;b&gt; wins with 1 point<"), "{last}");
    assert!(last.contains("class=\"curve\"") && last.contains("/t/T1/export"), "{last}");
    assert!(!table(1).screen().elements.iter().any(|e| e.id == "t-final"));
}

#[test]
fn the_end_shows_halves_and_what_told_equal_points_apart() {
    for (lang, told) in
        [(Lang::En, "ahead of Ana: the last coin"), (Lang::Fr, "devant Ana\u{a0}: la dernière pièce")]
    {
        let screen = Table { lang, ..table(6) }.screen();
        let last = html(&screen, "t-final");
        assert_eq!(last.matches(">19½</span>").count(), 2, "{last}");
        assert_eq!(last.matches(told).count(), 1, "{last}");
        assert!(html(&screen, "t-mat-0").contains("19½"), "{}", html(&screen, "t-mat-0"));
    }
    assert!(!html(&table(5).screen(), "t-final").contains("ahead of"));
}

#[test]
fn what_people_type_is_only_ever_text() {
    let screen = table(1).screen();
    assert!(html(&screen, "t-chat-9").contains("&lt;script&gt;"));
    assert!(html(&screen, "t-note").contains("a &amp; b"));
    assert!(html(&screen, "t-mat-1").contains("Bo &lt;b&gt;"));
}

#[test]
fn the_page_keeps_to_the_conventions_in_both_languages() {
    for lang in Lang::ALL {
        for coins in [0, 4, 5] {
            let checked = Table { lang, ..table(coins) }.with(check::<Plain>);
            assert!(checked.is_ok(), "{lang}, {coins}: {}", checked.err().unwrap_or_default());
        }
    }
    let french = Table { lang: Lang::Fr, ..table(1) }.screen();
    assert!(html(&french, "t-prompt").contains("Posez une pièce : encore 4"));
}

#[test]
fn both_languages_have_the_same_keys_and_variables() {
    let [en, fr] = Lang::ALL.map(Words::shell);
    assert_eq!(en.catalogue().keys(), fr.catalogue().keys());
}

#[test]
fn elements_stand_in_containers_of_the_page() {
    let page = table(5).with(|input| {
        let chrome = Chrome {
            words: input.words,
            theme: Theme::Dark,
            path: "/t/T1",
            name: "Ana",
            signed_in: true,
            waiting: 2,
        };
        let page = TablePage { version: 3, digest: "d", live_url: "/t/T1/live" };
        table_page::<Plain>(&chrome, &page, input)
    });
    let (page, screen) = (page.0.into_string(), page.1);
    for element in &screen.elements {
        assert!(page.contains(&format!("id=\"{}\"", element.parent)), "no container {}", element.parent);
        assert!(page.contains(&element.html), "{} is not on the page", element.id);
        let client = table::asset("patch.js").expect("patch.js");
        assert!(
            client.body.contains(&format!("\"{}\"", element.parent)),
            "the client does not know {}",
            element.parent
        );
    }
    assert!(
        page.contains("id=\"t-round-later\" hidden"),
        "the sheet of a round can say that the game has gone on since"
    );
    assert!(page.contains("<title>(2) Coins · Ecumene</title>"));
    assert!(!page.contains("<script>") && !page.contains("onclick"), "nothing inline");
}

/// A trial draws what it says it draws: whoever is asked at every step, everybody at every tenth.
#[test]
fn a_trial_looks_at_every_step() {
    const TRIAL: table::Trial<Plain> =
        table::Trial { tables: &[(2, &[])], always: |pile| pile.coins == 4, ..table::Trial::OFTEN };
    let mut steps = 0;
    table::trial::play::<Coins>(2, &[], 0, usize::MAX, |_, _| steps += 1);
    let tried = TRIAL.every_target_is_drawn::<Coins>();
    // Three audiences at the first step, then one of those asked; at the end nobody is.
    assert_eq!(tried.screens, 3 + (steps - 2), "{tried:?} in {steps} steps");
    assert!(tried.always <= 1, "four coins lie there once at most: {tried:?}");
    assert!(TRIAL.two_worlds_look_the_same::<Coins>().screens >= 3);
}

/// What a choice would do stands on it, whole in its tip and in words for who has it read out.
#[test]
fn a_choice_says_what_it_would_do() {
    let screen = table(1).screen();
    let prompt = html(&screen, "t-prompt");
    assert!(!prompt.contains("data-foresee"), "everything is foreseen: {prompt}");
    let two = &prompt[prompt.find("data-choice=\"1\"").expect("two coins")..];
    assert!(two.contains("<span class=\"label\">Lay 2</span>"), "{two}");
    // The reader's own first, by its name for want of a drawing.
    assert!(two.contains("<span class=\"omen down\">−4<small>to lay</small></span>"), "{two}");
    assert!(two.contains("coins</span><b>1 → 3</b>"), "{two}");
    assert!(two.contains("Nothing is drawn or rolled for this answer."), "{two}");
    assert!(two.contains("aria-description=\"Sure; coins 1 to 3; to lay 4 to 0; Ana lays 2; "), "{two}");
    assert!(two.contains("Then: Bo"), "{two}");
    let french = Table { lang: Lang::Fr, ..table(1) }.screen();
    let prompt = html(&french, "t-prompt");
    assert!(prompt.contains("pièces 1 à 3") && prompt.contains("Ensuite\u{a0}: au tour de Bo"), "{prompt}");
}

/// An offer too large to be foreseen at once says that it can be asked about.
#[test]
fn a_large_offer_is_foreseen_when_somebody_points() {
    table(1).with(|input| {
        let asked = Asked { foreseen: &[], ..input.decision.expect("asked") };
        let screen = screen::<Plain>(&ScreenInput { decision: Some(asked), ..*input });
        let prompt = html(&screen, "t-prompt");
        assert!(prompt.contains("data-foresee=\"ask\"") && !prompt.contains("fore-whole"), "{prompt}");
    });
}

/// A gauge without a name is found before anybody sees its key.
#[test]
fn a_gauge_has_a_name() {
    table(1).with(|input| {
        assert!(check::<Plain>(input).is_ok());
        let words = Words::new(Lang::En, &[UI.en, "game-title = Coins\npile = The pile"])
            .unwrap_or_else(|p| panic!("{p:?}"));
        let problem =
            check::<Plain>(&ScreenInput { words: &words, decision: None, ..*input }).expect_err("no name");
        assert!(problem.contains("gauge-pile"), "{problem}");
    });
}

/// What is declined for the reader stands on their own mat, and on nobody else's.
#[test]
fn standing_answers_are_on_the_mat() {
    let mut asked = table(1);
    let mat = |screen: &Screen, seat: u8| html(screen, &format!("t-mat-{seat}")).to_owned();
    assert!(!mat(&asked.screen(), 0).contains("data-do=\"stands\""), "nothing stands");
    asked.info.stands = vec![Stand { question: "prompt-lay".into(), for_good: true }];
    let screen = asked.screen();
    assert!(
        mat(&screen, 0).contains("data-do=\"stands\" title=\"What you are not asked: laying coins\""),
        "{}",
        mat(&screen, 0)
    );
    assert!(!mat(&screen, 1).contains("data-do=\"stands\""), "{}", mat(&screen, 1));
}
