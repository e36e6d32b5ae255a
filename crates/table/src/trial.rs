//! A face tried out without a server: random games, the screen of any moment, whole pages to look at.

use crate::{
    ASSETS, Asked, ChatLine, Chrome, Face, History, Line, ScreenInput, SeatInfo, Sitter, TableInfo,
    TablePage, Theme, Words, screen, table_page,
};
use foresight::{Foreseer, Foresight};
use kernel::{
    Audience, Chance, Dice, Match, Msg, Offer, PerSeat, Points, Rules, Seat, Seed, Story, options_from,
};
use kit::gauge::Gauges;
use std::marker::PhantomData;
use text::Lang;

type StateOf<F> = <<F as Face>::Rules as Rules>::State;

/// Plays at random for at most so many steps; `each` sees every state on the way, the last one too.
pub fn play<G: Rules>(
    seats: u8,
    options: &[(&str, &str)],
    seed: u64,
    steps: usize,
    mut each: impl FnMut(usize, &G::State),
) {
    let (mut game, _) = begin::<G>(seats, options, seed);
    let mut dice = Dice::new(seed);
    for step in 0..steps {
        each(step, game.state());
        if random_step(&mut game, &mut dice).is_none() {
            return;
        }
    }
}

fn begin<G: Rules>(seats: u8, options: &[(&str, &str)], seed: u64) -> (Match<G>, Story<G>) {
    let pairs = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let options = options_from::<G>(pairs).unwrap_or_else(|e| panic!("{e}"));
    Match::new(options, seats, Seed::from_number(seed)).unwrap_or_else(|refusal| panic!("{refusal:?}"))
}

/// One step of whoever is asked first, and what it told; none when the game is over.
fn random_step<G: Rules>(game: &mut Match<G>, dice: &mut Dice) -> Option<(Seat, Story<G>)> {
    let seat = G::open(game.state()).first()?;
    let decision = game.decision(seat)?;
    let choices = &decision.offer.choices;
    let action = choices[dice.below(choices.len() as u32) as usize].action.clone();
    let done = game.submit(seat, decision.number, action).unwrap_or_else(|refused| panic!("{refused}"));
    Some((seat, done.told))
}

/// The number that every decision has here.
const DECISION: u32 = 7;

/// What every choice of an offer would do, as the server foresees it.
fn foresee<G: Gauges>(state: &G::State, seat: Seat, offer: &Offer<G::Action>) -> Vec<Foresight> {
    Foreseer::<G>::new(state, seat, DECISION as u64).offer(offer)
}

/// What stands around a screen when nobody plays, in both languages.
pub struct Desk<F: Face> {
    words: [Words; 2],
    table: TableInfo,
    face: PhantomData<F>,
}

impl<F: Face> Default for Desk<F> {
    fn default() -> Self {
        let words = Lang::ALL.map(|l| Words::at::<F>(l).unwrap_or_else(|p| panic!("{l}: {p:?}")));
        Desk { words, table: TableInfo { id: "t".into(), ..Default::default() }, face: PhantomData }
    }
}

impl<F: Face> Desk<F> {
    /// Panics unless what may be declined for good is asked by such a prompt, and has a name.
    pub(crate) fn named(&self, reactions: &[&str]) {
        for (words, prompt) in
            self.words.iter().flat_map(|words| reactions.iter().map(move |prompt| (words, prompt)))
        {
            let name = format!("react-{}", prompt.strip_prefix("prompt-").unwrap_or(prompt));
            assert!(words.has(prompt) && words.has(&name), "nobody wrote '{prompt}' and '{name}'");
        }
    }

    /// What an audience sees of a state; with the offer of its seat when it is asked. `lang` counts in [`Lang::ALL`].
    pub fn draw<T>(
        &self,
        state: &StateOf<F>,
        seats: u8,
        who: Audience,
        lang: usize,
        then: impl Fn(&ScreenInput<F::Rules>) -> T,
    ) -> T {
        let open = F::Rules::open(state);
        let view = F::Rules::view(state, who);
        let seat = |seat: Seat| SeatInfo {
            name: format!("P{seat}"),
            sitter: Sitter::Person,
            open: open.contains(seat),
            mine: who.is(seat),
            ..Default::default()
        };
        let seats: Vec<SeatInfo> = Seat::all(seats).map(seat).collect();
        let offer = match who {
            Audience::Seat(seat) if open.contains(seat) => Some(F::Rules::offer_for(state, seat)),
            _ => None,
        };
        let foreseen = match (who, &offer) {
            (Audience::Seat(seat), Some(offer)) => foresee::<F::Rules>(state, seat, offer),
            _ => Vec::new(),
        };
        let standing = F::Rules::standing(state);
        then(&ScreenInput {
            view: &view,
            audience: who,
            decision: offer.as_ref().map(|offer| Asked { number: DECISION, offer, foreseen: &foreseen }),
            words: &self.words[lang],
            seats: &seats,
            story: &[],
            since: None,
            can_undo: false,
            undo_ends: Default::default(),
            can_redo: false,
            history: History { at: 3, of: 3, live: true },
            standing: standing.as_ref(),
            points: &[],
            chat: &[],
            note: "",
            table: &self.table,
        })
    }
}

impl<F: Face> Desk<F> {
    /// The whole page as an audience sees it, with its tips and aids.
    pub fn page(&self, state: &StateOf<F>, seats: u8, who: Audience, lang: usize) -> String {
        self.draw(state, seats, who, lang, whole::<F>)
    }

    /// Everything on it that can change.
    pub fn shown(&self, state: &StateOf<F>, seats: u8, who: Audience, lang: usize) -> String {
        let shown = self.draw(state, seats, who, lang, screen::<F>);
        shown.elements.iter().map(|element| element.html.as_str()).collect()
    }
}

/// A page whose reader has no name.
pub fn whole<F: Face>(input: &ScreenInput<F::Rules>) -> String {
    let (words, theme) = (input.words, Theme::Light);
    let chrome = Chrome { words, theme, path: "/", name: "", signed_in: false, waiting: 0 };
    let page = TablePage { version: 0, digest: "", live_url: "/" };
    table_page::<F>(&chrome, &page, input).0.into_string()
}

const NAMES: [&str; 6] = ["Amélie", "Bruno", "Chloé", "Dimitri", "Eva", "Farid"];

/// `[SEATS] [STEPS] [SEED]` of the command line.
pub fn asked() -> (u8, u64, u64) {
    let arg =
        |i: usize, default: u64| std::env::args().nth(i).and_then(|a| a.parse().ok()).unwrap_or(default);
    (arg(1, 4) as u8, arg(2, 260), arg(3, 1))
}

/// Writes what [`look`] gave into `target/look/` and says which pages to open.
pub fn write(files: Vec<(String, String)>) -> std::io::Result<()> {
    let out = std::path::Path::new("target/look");
    std::fs::create_dir_all(out)?;
    for (name, content) in files {
        std::fs::write(out.join(&name), content)?;
        if name.ends_with(".html") {
            println!("target/look/{name}");
        }
    }
    Ok(())
}

/// Plays at random until `enough` says so of the step to come and the state before it, then draws the page in both
/// languages and both themes. Gives files, by name, that stand in one folder and need no server.
pub fn look<F: Face>(
    seats: u8,
    options: &[(&str, &str)],
    seed: u64,
    enough: impl Fn(u64, &StateOf<F>) -> bool,
) -> Vec<(String, String)> {
    let (mut game, told) = begin::<F::Rules>(seats, options, seed);
    let mut dice = Dice::new(seed);
    let points_now = |game: &Match<F::Rules>| F::scores(&F::Rules::view(game.state(), Audience::Table));
    let mut told: Vec<ToldAt> = told.iter().map(|t| (0, F::Rules::narrate(&t.event))).collect();
    let mut points = vec![points_now(&game)];
    for step in 1.. {
        if enough(step, game.state()) {
            break;
        }
        let Some((_, story)) = random_step(&mut game, &mut dice) else { break };
        told.extend(story.iter().map(|t| (step as u32, F::Rules::narrate(&t.event))));
        points.push(points_now(&game));
    }
    let mut files: Vec<_> =
        ASSETS.iter().map(|asset| (asset.name.to_owned(), asset.body.to_owned())).collect();
    files.push((format!("game-{}.css", F::Rules::ID), crate::style::<F>().to_owned()));
    for lang in Lang::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            let html = page::<F>(&game, options, &told, &points, lang, theme);
            files.push((format!("{lang}-{}.html", theme.code()), html));
        }
    }
    files
}

/// A step, and what was told of it.
type ToldAt = (u32, Msg);

fn page<F: Face>(
    game: &Match<F::Rules>,
    options: &[(&str, &str)],
    told: &[ToldAt],
    points: &[PerSeat<Points>],
    lang: Lang,
    theme: Theme,
) -> String {
    let words = Words::at::<F>(lang).unwrap_or_else(|p| panic!("texts: {p:?}"));
    let open = F::Rules::open(game.state());
    let me = open.first().unwrap_or(Seat(0));
    let name = |seat: Seat| NAMES[seat.index()].to_owned();
    let seat = |seat: Seat| SeatInfo {
        name: name(seat),
        sitter: if seat.0 == 2 { Sitter::Bot } else { Sitter::Person },
        online: seat.0 != 1,
        mine: seat == me,
        open: open.contains(seat),
        secret: false,
        ..SeatInfo::default()
    };
    let seats: Vec<SeatInfo> = Seat::all(game.seats()).map(seat).collect();
    let line = |(step, msg): &ToldAt| Line {
        step: *step,
        seat: msg.about(),
        text: words.say(msg, &name).into(),
        ..Default::default()
    };
    let story: Vec<Line> = told.iter().map(line).collect();
    let view = F::Rules::view(game.state(), Audience::Seat(me));
    let standing = F::Rules::standing(game.state());
    let table = TableInfo {
        id: "look".into(),
        options: options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect(),
        commitment: game.seed().commitment(),
        host: true,
        ..Default::default()
    };
    let chat = [ChatLine {
        id: 1,
        name: name(Seat(0)),
        seat: Some(Seat(0)),
        text: "Bonjour !".into(),
        at_ms: 1_700_000_000_000,
    }];
    let foreseen =
        game.decision(me).map_or_else(Vec::new, |d| foresee::<F::Rules>(game.state(), me, &d.offer));
    let input = ScreenInput::<F::Rules> {
        view: &view,
        audience: Audience::Seat(me),
        decision: game.decision(me).map(|d| Asked { number: d.number, offer: &d.offer, foreseen: &foreseen }),
        words: &words,
        seats: &seats,
        story: &story,
        since: None,
        can_undo: true,
        undo_ends: Default::default(),
        can_redo: false,
        history: History { at: game.steps(), of: game.steps(), live: true },
        standing: standing.as_ref(),
        points: if standing.is_some() { points } else { &[] },
        chat: &chat,
        note: "",
        table: &table,
    };
    let chrome = Chrome { words: &words, theme, path: "/", name: NAMES[0], signed_in: false, waiting: 0 };
    let (html, _) =
        table_page::<F>(&chrome, &TablePage { version: 1, digest: "", live_url: "/live" }, &input);
    beside_its_assets(html.into_string())
}

/// Turns `"/assets/VERSION/file"` into `"file"`.
fn beside_its_assets(mut html: String) -> String {
    const START: &str = "\"/assets/";
    while let Some(at) = html.find(START) {
        let Some(slash) = html[at + START.len()..].find('/') else { break };
        html.replace_range(at + 1..at + START.len() + slash + 1, "");
    }
    html
}
