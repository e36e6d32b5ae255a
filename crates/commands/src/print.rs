//! What commands print for people to read.

use crate::bench::Figures;
use crate::game::SimReport;
use bots::arena::Report;
use bots::style::Style;
use bots::suite::Held;

/// Prints a line; whoever reads may stop reading at any time (`| head`), which is no fault.
macro_rules! say {
    ($($what:tt)*) => {{
        use std::io::Write as _;
        if writeln!(std::io::stdout(), $($what)*).is_err() {
            std::process::exit(0);
        }
    }};
}
pub(crate) use say;

pub fn arena(r: &Report) {
    say!("{}: {} games, {} seats, seed {}", r.game, r.games, r.seats, r.seed);
    match r.unfinished {
        0 => {}
        1 => say!("  1 game did not end within {} decisions and counts for nobody", r.limit),
        n => say!("  {n} games did not end within {} decisions and count for nobody", r.limit),
    }
    say!(
        "  {:<14} {:>7} {:>7} {:>16} {:>8} {:>7} {:>9} {:>9}",
        "bot",
        "played",
        "wins",
        "win rate (95%)",
        "rating",
        "place",
        "p50 ms",
        "p99 ms"
    );
    for b in &r.bots {
        let rate = format!("{:.1}% ({:.1}-{:.1})", b.win_rate * 100.0, b.ci95[0] * 100.0, b.ci95[1] * 100.0);
        say!(
            "  {:<14} {:>7} {:>7.1} {:>16} {:>8.1} {:>7.2} {:>9.2} {:>9.2}",
            b.name,
            b.games,
            b.wins,
            rate,
            b.rating,
            b.mean_place,
            b.decision_ms_p50,
            b.decision_ms_p99
        );
        if b.cut_short > 0 {
            say!("  {:<14} {} decisions were ended by the clock: another run may differ", "", b.cut_short);
        }
    }
    for a in &r.ahead {
        let [low, high] = a.ci95.map(|x| x * 100.0);
        say!(
            "  {} ahead of {}: {:.1}% ({low:.1}-{high:.1}) of {}",
            a.first,
            a.second,
            a.rate * 100.0,
            a.comparisons
        );
    }
}

pub fn sim(r: &SimReport) {
    say!("{}: {} of {} games finished, {} seats", r.game, r.finished, r.games, r.seats);
    say!(
        "  {:.1} decisions a game; {:.0} decisions/s, {:.1} games/s",
        r.mean_length,
        r.decisions_per_second,
        r.games_per_second
    );
    for (seat, wins) in r.wins.iter().enumerate() {
        say!("  seat {seat}: {wins} wins ({:.1}%)", *wins as f64 * 100.0 / r.games as f64);
    }
}

pub fn figures(id: &str, f: &Figures) {
    say!("{id} (random play, {} seats, one core; median of 7 runs, slowest to fastest)", f.seats);
    let [low, high] = f.decisions_per_second_range;
    say!("  {:>12.0} decisions/s   {low:.0} to {high:.0}", f.decisions_per_second);
    let [low, high] = f.games_per_second_range;
    say!("  {:>12.1} games/s       {low:.1} to {high:.1}", f.games_per_second);
    let [low, high] = f.clone_ns_range;
    say!("  {:>12.1} ns a clone    {low:.1} to {high:.1}", f.clone_ns);
    let [low, high] = f.offer_ns_range;
    say!("  {:>12.1} ns an offer   {low:.1} to {high:.1}", f.offer_ns);
    say!("  {:>12} bytes a state", f.state_bytes);
    say!("  {:>12.0} search iterations/s", f.search_iterations_per_second);
    let foresight = &f.foresight;
    let [low, high] = foresight.offer_us_p50_range;
    say!("  {:>12.0} us to foresee an offer, p50   {low:.0} to {high:.0}", foresight.offer_us_p50);
    let [low, high] = foresight.offer_us_p95_range;
    say!("  {:>12.0} us to foresee an offer, p95   {low:.0} to {high:.0}", foresight.offer_us_p95);
    let [low, high] = foresight.choice_us_p95_range;
    say!("  {:>12.0} us to foresee a choice, p95   {low:.0} to {high:.0}", foresight.choice_us_p95);
    say!("  {:>12.1} % of choices are sure", foresight.sure);
    if let Some(us) = f.render_us {
        say!("  {us:>12.0} us a screen");
    }
}

pub fn style(s: &Style) {
    say!(
        "{}: {} games, {} seats, seed {}, {:.0} decisions a game",
        s.game,
        s.games,
        s.seats,
        s.seed,
        s.length
    );
    for bot in &s.bots {
        say!("  {:<24} {:>12} {:>12}", bot.name, "a seat", "of games");
        for count in &bot.counts {
            say!("    {:<22} {:>12.2} {:>11.0}%", count.what, count.a_game, count.games_with * 100.0);
        }
    }
}

pub fn suite(game: &str, held: &[Held]) {
    for level in held {
        let share = level.share() * 100.0;
        say!("{game}, {}: {} of {} positions held ({share:.1}%)", level.level, level.held, level.positions);
        level.faults.iter().for_each(|fault| say!("  {fault}"));
    }
}
