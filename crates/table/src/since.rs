//! What a seat has not answered yet: from where to where others went on without it, and what could be seen at both ends.

use crate::{Face, ScoreRow};
use kernel::{PerSeat, Points, Rules, Seat};
use kit::gauge::{Gauge, Gauges};

/// A stretch of the game in which others answered: after `from` steps, up to and with step `to`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Since {
    /// Steps up to the seat's last answer.
    pub from: usize,
    /// The last step of others.
    pub to: usize,
}

impl Since {
    /// The newest stretch without an answer of `me`, where `actors` took the steps in force. What `me` answered after it
    /// does not move it: a turn of many small steps keeps what went before in sight.
    pub fn of(actors: &[Seat], me: Seat) -> Option<Since> {
        Since::but(actors, &[], me)
    }

    /// The same, where steps that only let something pass (`passed`) are no answers: whoever lets others play on, by hand
    /// or once and for all, has not played.
    pub fn but(actors: &[Seat], passed: &[bool], me: Seat) -> Option<Since> {
        let answers = |step: usize| actors[step] == me && !passed.get(step).is_some_and(|passed| *passed);
        let to = actors.iter().rposition(|seat| *seat != me)? + 1;
        let from = (0..to).rev().find(|step| answers(*step)).map_or(0, |last| last + 1);
        Some(Since { from, to })
    }

    /// The same, where an answer of `me` may have ended a round: `closed` is the last step that did, whoever took it. What that
    /// brought to everybody is news to `me` as well, so the stretch begins with that answer; what was told before it is old.
    pub fn closing(since: Option<Since>, actors: &[Seat], closed: Option<usize>, me: Seat) -> Option<Since> {
        let mine = |step: &usize| step.checked_sub(1).and_then(|at| actors.get(at)) == Some(&me);
        let Some(closed) = closed.filter(mine) else { return since };
        match since {
            Some(since) if since.to > closed => {
                let from = if since.from == closed { closed - 1 } else { since.from };
                Some(Since { from, ..since })
            }
            _ => Some(Since { from: closed - 1, to: closed }),
        }
    }

    /// Whether what was told after so many steps belongs to it.
    pub fn covers(self, step: u32) -> bool {
        (self.from + 1..=self.to).contains(&(step as usize))
    }
}

/// What one audience could see at a moment, as far as it can be compared with another moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Glance {
    /// What the game says is worth watching.
    pub gauges: Vec<Gauge>,
    /// As the face shows them beside the names.
    pub points: PerSeat<Points>,
    /// Where they come from.
    pub rows: Vec<ScoreRow>,
}

impl Glance {
    /// From what the audience sees.
    pub fn of<F: Face>(view: &<F::Rules as Rules>::View) -> Glance {
        Glance { gauges: F::Rules::gauges(view), points: F::scores(view), rows: F::breakdown(view) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_stretch_of_others() {
        let steps = |text: &str| -> Vec<Seat> { text.bytes().map(|b| Seat(b - b'0')).collect() };
        let since = |text: &str| Since::of(&steps(text), Seat(0)).map(|since| (since.from, since.to));
        assert_eq!(since(""), None);
        assert_eq!(since("000"), None, "nobody else has answered yet");
        assert_eq!(since("12"), Some((0, 2)), "from the beginning, for whoever was not asked yet");
        assert_eq!(since("00121"), Some((2, 5)));
        assert_eq!(since("0012100"), Some((2, 5)), "answers after it leave it where it is");
        assert_eq!(since("00121001"), Some((7, 8)), "until somebody else answers again");
        let passed = [false, false, false, true, false];
        let since = Since::but(&steps("01101"), &passed, Seat(0)).map(|since| (since.from, since.to));
        assert_eq!(since, Some((1, 5)), "whoever lets something pass has not played");
    }

    /// What one's own answer brought to everybody, because it ended a round, is told as well.
    #[test]
    fn an_answer_that_ended_a_round_is_news() {
        let steps = |text: &str| -> Vec<Seat> { text.bytes().map(|b| Seat(b - b'0')).collect() };
        let since = |text: &str, closed: usize| {
            let actors = steps(text);
            let told = Since::closing(Since::of(&actors, Seat(0)), &actors, Some(closed), Seat(0));
            told.map(|since| (since.from, since.to))
        };
        assert_eq!(since("0120", 4), Some((3, 4)), "and what others did before it is old");
        assert_eq!(since("01200", 4), Some((3, 4)), "answers after it leave it where it is");
        assert_eq!(since("012012", 4), Some((3, 6)), "what others did then comes on top");
        assert_eq!(since("012001", 4), Some((5, 6)), "until one has answered again");
        assert_eq!(since("0120", 3), Some((1, 3)), "somebody else ended it: as ever");
        assert_eq!(since("00", 2), Some((1, 2)), "though nobody else has answered yet");
    }
}
