//! How long a screen takes to draw, and how many bytes an update has.

use super::percentile;
use crate::host::{Answer, Host, Hosted, Sight, Step, Unfit};
use crate::live::{Shown, patch_text};
use crate::random::below;
use flate2::Compression;
use flate2::write::GzEncoder;
use kernel::{Audience, Seat, Seed};
use serde::Serialize;
use std::io::Write;
use std::time::Instant;
use table::{SeatInfo, Sitter, TableInfo};
use text::Lang;

/// Over a whole random game, for every audience and step.
#[derive(Serialize, Debug)]
pub struct Drawing {
    pub screens: usize,
    /// One whole screen.
    pub render_us_p50: f64,
    pub render_us_p99: f64,
    /// The whole screen, as the first message holds it.
    pub screen_bytes_p50: f64,
    /// One update, as it is sent.
    pub update_bytes_p50: f64,
    pub update_bytes_p99: f64,
    /// The same, compressed.
    pub update_gzip_bytes_p50: f64,
    pub update_gzip_bytes_max: f64,
    /// From one entry to the next, without storage: rules, hash, moment.
    pub step_us_p50: f64,
}

pub fn measure(host: &dyn Host) -> Result<Drawing, Unfit> {
    let seats = host.seats().1.min(4).max(host.seats().0);
    let mut game = host.begin(&host.read_options(Vec::new())?, seats, Seed::from_number(7))?;
    let infos: Vec<SeatInfo> = (0..seats)
        .map(|i| SeatInfo { name: format!("Player {i}"), sitter: Sitter::Person, ..SeatInfo::default() })
        .collect();
    let table = TableInfo { id: "bench".into(), ..TableInfo::default() };
    let audiences: Vec<Audience> = Audience::all(seats).collect();
    let mut shown = vec![Shown::default(); audiences.len()];
    let (mut render, mut step) = (Vec::new(), Vec::new());
    let (mut whole, mut plain, mut packed) = (Vec::new(), Vec::new(), Vec::new());
    for turn in 0..2000 {
        let begun = Instant::now();
        let more = advance(&mut *game);
        let moment = game.moment();
        step.push(begun.elapsed().as_secs_f64() * 1e6);
        if !more {
            break;
        }
        for (who, shown) in audiences.iter().zip(&mut shown) {
            let sight =
                Sight { audience: *who, lang: Lang::En, seats: &infos, chat: &[], note: "", table: &table };
            let begun = Instant::now();
            let screen = moment.screen(&sight);
            render.push(begun.elapsed().as_secs_f64() * 1e6);
            let text = patch_text(shown, &screen);
            if turn == 0 {
                whole.push(text.len() as f64);
                continue;
            }
            plain.push(text.len() as f64);
            packed.push(gzip(&text) as f64);
        }
    }
    for list in [&mut render, &mut step, &mut whole, &mut plain, &mut packed] {
        list.sort_by(f64::total_cmp);
    }
    Ok(Drawing {
        screens: render.len(),
        render_us_p50: percentile(&render, 0.5),
        render_us_p99: percentile(&render, 0.99),
        screen_bytes_p50: percentile(&whole, 0.5),
        update_bytes_p50: percentile(&plain, 0.5),
        update_bytes_p99: percentile(&plain, 0.99),
        update_gzip_bytes_p50: percentile(&packed, 0.5),
        update_gzip_bytes_max: percentile(&packed, 1.0),
        step_us_p50: percentile(&step, 0.5),
    })
}

/// One random step; false when nobody is asked any more.
fn advance(game: &mut dyn Hosted) -> bool {
    let moment = game.moment();
    let Some((seat, (decision, choices))) =
        (0..8).find_map(|seat| Some((Seat(seat), moment.asked(Seat(seat))?)))
    else {
        return false;
    };
    let steps = vec![Step::Choice(below(choices))];
    game.answer(seat, &Answer::Act { decision, steps }).no.is_none()
}

fn gzip(text: &str) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(6));
    let written = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    written.map_or(0, |bytes| bytes.len())
}
