use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// A progress bar on a terminal, for what takes longer than a second.
pub struct Progress {
    bar: ProgressBar,
    begun: Instant,
}

impl Progress {
    pub fn new(total: u64) -> Progress {
        let bar =
            if std::io::stderr().is_terminal() { ProgressBar::new(total) } else { ProgressBar::hidden() };
        let style =
            ProgressStyle::with_template("{bar:40} {pos}/{len}  {eta} left").expect("a fixed template");
        bar.set_style(style);
        Progress { bar, begun: Instant::now() }
    }
    pub fn advance(&self, done: u64) {
        if self.begun.elapsed() > Duration::from_secs(1) {
            self.bar.set_position(done);
        }
    }
    pub fn finish(self) {
        self.bar.finish_and_clear();
    }
}
