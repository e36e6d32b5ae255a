//! Plays some random steps and writes pages to look at without a server:
//! `cargo run -p clash-of-cultures-table --example look-clash-of-cultures [SEATS] [STEPS] [SEED] [WHEN]` fills
//! `target/look/`. WHEN is `middle`, `turn`, `battle`, `attack`, `region` or `event`. All start from a rich position; all but
//! the first take the first game from SEED on that comes, after so many steps, to a turn with actions left, to a land battle
//! with dice, to units picked up before an enemy, to a region that may lie two ways, to an event.

#[path = "../../rules/tests/common/mod.rs"]
mod common;

use clash_of_cultures::{ClashOfCultures, Pending, State};
use clash_of_cultures_table::HexBoard;
use kernel::{Audience, Rules, Seat};
use std::io;
use table::trial::{self, Desk};
use table::{ASSETS, Chrome, Face, TablePage, Theme, table_page};
use text::Lang;

fn main() -> io::Result<()> {
    let (seats, steps, seed) = trial::asked();
    let files = match std::env::args().nth(4).as_deref() {
        Some(mode) => middle(seats, steps, seed, mode),
        None => trial::look::<HexBoard>(seats, &[], seed, |step, _| step > steps),
    };
    trial::write(files)
}

/// Random play by itself seldom gets to great cities and battles.
fn middle(seats: u8, steps: u64, seed: u64, mode: &str) -> Vec<(String, String)> {
    let wanted = |state: &State| match mode {
        "turn" => matches!(state.frames.top(), Pending::Actions) && state.turn.actions > 1,
        "battle" => {
            state.battle.as_ref().is_some_and(|b| b.on_land() && b.rolls.iter().all(|r| !r.is_empty()))
        }
        "attack" => !ClashOfCultures::view(state, Audience::Table).odds.is_empty(),
        "region" => ClashOfCultures::view(state, Audience::Table).explored.is_some(),
        "event" => state.turn.happening.is_some(),
        _ => true,
    };
    let mut shown: Option<State> = None;
    for seed in seed.. {
        trial::play::<common::FromTheMiddle>(seats, &[], seed, usize::MAX, |step, state| {
            if shown.is_none() && step as u64 >= steps && wanted(state) {
                shown = Some(state.clone());
            }
        });
        if shown.is_some() {
            break;
        }
    }
    let state = shown.expect("one of all games");
    let me = ClashOfCultures::open(&state).first().unwrap_or(Seat(0));
    let mut files: Vec<_> = ASSETS.iter().map(|a| (a.name.to_owned(), a.body.to_owned())).collect();
    files.push((format!("game-{}.css", ClashOfCultures::ID), HexBoard::STYLE.to_owned()));
    let desk = Desk::<HexBoard>::default();
    for (i, lang) in Lang::ALL.into_iter().enumerate() {
        for theme in [Theme::Light, Theme::Dark] {
            let html = desk.draw(&state, seats, Audience::Seat(me), i, |input| {
                let chrome =
                    Chrome { words: input.words, theme, path: "/", name: "", signed_in: false, waiting: 0 };
                let page = TablePage { version: 1, digest: "", live_url: "/live" };
                table_page::<HexBoard>(&chrome, &page, input).0.into_string()
            });
            files.push((format!("{lang}-{}.html", theme.code()), beside_its_assets(html)));
        }
    }
    files
}

/// Turns `"/assets/VERSION/file"` into `"file"`.
fn beside_its_assets(html: String) -> String {
    let mut parts = html.split("\"/assets/");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |out, rest| out + "\"" + rest.split_once('/').map_or(rest, |(_, file)| file))
}
