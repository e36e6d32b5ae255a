//! Plays some random steps and writes pages to look at without a server:
//! `cargo run -p civilization-2010-table --example look [SEATS] [STEPS] [SEED]` fills `target/look/`.

use civilization_2010::Civilization2010;
use civilization_2010_table::Atlas;
use kernel::{Audience, Chance, Dice, Match, PerSeat, Rules, Seat, Seed};
use std::{fs, io, path::Path};
use table::{
    ASSETS, Asked, ChatLine, Chrome, Face, History, Line, ScreenInput, SeatInfo, Sitter, TableInfo,
    TablePage, Theme, Words, table_page,
};
use text::Lang;

type G = Civilization2010;

const NAMES: [&str; 6] = ["Amélie", "Bruno", "Chloé", "Dimitri", "Eva", "Farid"];

fn main() -> io::Result<()> {
    let arg =
        |i: usize, default: u64| std::env::args().nth(i).and_then(|a| a.parse().ok()).unwrap_or(default);
    let (seats, steps, seed) = (arg(1, 4) as u8, arg(2, 260), arg(3, 1));
    let out = Path::new("target/look");
    fs::create_dir_all(out)?;
    for asset in ASSETS {
        fs::write(out.join(asset.name), asset.body)?;
    }
    fs::write(out.join(format!("game-{}.css", G::ID)), Atlas::STYLE)?;

    let (mut game, told) =
        Match::<G>::new(Default::default(), seats, Seed::from_number(seed)).expect("plain options");
    let mut dice = Dice::new(seed);
    let mut events: Vec<(u32, Option<Seat>, kernel::Msg)> =
        told.iter().map(|t| (0, None, G::narrate(&t.event))).collect();
    let mut points = vec![Atlas::scores(&G::view(game.state(), Audience::Table))];
    for step in 1..=steps {
        let Some(seat) = G::open(game.state()).first() else { break };
        let decision = game.decision(seat).expect("an open seat is asked");
        let (number, choices) = (decision.number, &decision.offer.choices);
        let action = choices[dice.below(choices.len() as u32) as usize].action;
        let done = game.submit(seat, number, action).expect("offered");
        events.extend(done.told.iter().map(|t| (step as u32, Some(seat), G::narrate(&t.event))));
        points.push(Atlas::scores(&G::view(game.state(), Audience::Table)));
    }
    for lang in Lang::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            write(out, &game, &events, &points, lang, theme)?;
        }
    }
    Ok(())
}

fn write(
    out: &Path,
    game: &Match<G>,
    events: &[(u32, Option<Seat>, kernel::Msg)],
    points: &[PerSeat<i32>],
    lang: Lang,
    theme: Theme,
) -> io::Result<()> {
    let words = Words::at::<Atlas>(lang).unwrap_or_else(|p| panic!("texts: {p:?}"));
    let open = G::open(game.state());
    let me = open.first().unwrap_or(Seat(0));
    let seats: Vec<SeatInfo> = (0..game.seats())
        .map(|s| SeatInfo {
            name: NAMES[s as usize].into(),
            sitter: if s == 2 { Sitter::Bot } else { Sitter::Person },
            online: s != 1,
            mine: Seat(s) == me,
            open: open.contains(Seat(s)),
        })
        .collect();
    let name = |seat: Seat| NAMES[seat.index()].to_owned();
    let story: Vec<Line> = events
        .iter()
        .map(|(step, seat, msg)| Line { step: *step, seat: *seat, text: words.say(msg, &name) })
        .collect();
    let view = G::view(game.state(), Audience::Seat(me));
    let standing = G::standing(game.state());
    let decision = game.decision(me).map(|d| Asked { number: d.number, offer: &d.offer });
    let info = TableInfo {
        id: "look".into(),
        title: "".into(),
        options: vec![("letter".into(), "false".into())],
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
    let input = ScreenInput::<G> {
        view: &view,
        audience: Audience::Seat(me),
        decision,
        words: &words,
        seats: &seats,
        story: &story,
        can_undo: true,
        can_redo: false,
        history: History { at: game.steps(), of: game.steps(), live: true },
        standing: standing.as_ref(),
        points: if standing.is_some() { points } else { &[] },
        chat: &chat,
        note: "",
        table: &info,
    };
    let chrome = Chrome { words: &words, theme, path: "/", name: "Amélie", signed_in: false, waiting: 0 };
    let page = TablePage { version: 1, digest: "", live_url: "/live" };
    let (html, _) = table_page::<Atlas>(&chrome, &page, &input);
    // Beside the page, not under a server.
    let mut html = html.into_string();
    while let Some(at) = html.find("\"/assets/") {
        let end = at + 9 + html[at + 9..].find('/').expect("a version") + 1;
        html.replace_range(at + 1..end, "");
    }
    let name = format!("{lang}-{}.html", theme.code());
    fs::write(out.join(&name), html)?;
    println!("target/look/{name}");
    Ok(())
}
