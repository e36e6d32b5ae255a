//! What a seat has not answered yet: from where to where others went on without it, and what could be seen at both ends.

use crate::{Face, ScoreRow};
use kernel::{Key, PerSeat, Points, Rules, Seat};
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

    /// The same with what answers of `me` set off beyond themselves, told in `own`. Where such an answer brought something to
    /// everybody, the stretch begins with it, and what was told before is old; what others did at the last answer before the
    /// stretch belongs to it, and how that answer came out: whoever looked away has not seen the card.
    pub fn with_own(since: Option<Since>, own: &[OwnLine], me: Seat) -> Option<Since> {
        let since = match (since, own.iter().rfind(|line| line.is_everybodys(own, me)).map(|line| line.step))
        {
            (Some(since), Some(step)) if since.to > step => Some(since),
            (_, Some(step)) => Some(Since { from: step - 1, to: step }),
            (since, None) => since,
        };
        since.map(|since| {
            let last = |line: &&OwnLine| line.step == since.from;
            let others = |line: &OwnLine| line.about.is_some_and(|about| about != me);
            let news =
                own.iter().filter(last).any(|line| others(line) || line.fate || line.is_everybodys(own, me));
            Since { from: since.from - news as usize, ..since }
        })
    }

    /// What it is called: news, or for whoever has answered since, what they know already.
    pub fn title(self, known: bool) -> &'static str {
        match self.from {
            _ if known => "ui-since-others",
            0 => "ui-since-start",
            _ => "ui-since",
        }
    }

    /// Whether what was told after so many steps belongs to it.
    pub fn covers(self, step: u32) -> bool {
        (self.from + 1..=self.to).contains(&(step as usize))
    }
}

/// What was told at an answer of one's own.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnLine {
    /// The step that told it.
    pub step: usize,
    /// Of its sentence.
    pub key: Key,
    /// Whom it is about.
    pub about: Option<Seat>,
    /// It ended a round.
    pub closes: bool,
    /// How something came out that was begun: it has a card.
    pub fate: bool,
}

impl OwnLine {
    /// What ends a round, or is said of oneself and of others in the same words, happened to everybody.
    fn is_everybodys(&self, own: &[OwnLine], me: Seat) -> bool {
        let same = |other: &OwnLine| {
            other.step == self.step && other.key == self.key && other.about.is_some_and(|about| about != me)
        };
        self.closes || (self.about == Some(me) && own.iter().any(same))
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

    fn line(step: usize, key: &'static str, about: Option<u8>) -> OwnLine {
        OwnLine { step, key: key.into(), about: about.map(Seat), closes: key == "ends", fate: key == "fails" }
    }

    fn with_own(text: &str, own: &[OwnLine]) -> Option<(usize, usize)> {
        let actors: Vec<Seat> = text.bytes().map(|b| Seat(b - b'0')).collect();
        let told = Since::with_own(Since::of(&actors, Seat(0)), own, Seat(0));
        told.map(|since| (since.from, since.to))
    }

    /// What one's own answer brought to everybody, because it ended a round, is told as well.
    #[test]
    fn an_answer_that_ended_a_round_is_news() {
        let since = |text: &str, step: usize| with_own(text, &[line(step, "ends", None)]);
        assert_eq!(since("0120", 4), Some((3, 4)), "and what others did before it is old");
        assert_eq!(since("01200", 4), Some((3, 4)), "answers after it leave it where it is");
        assert_eq!(since("012012", 4), Some((3, 6)), "what others did then comes on top");
        assert_eq!(since("012001", 4), Some((5, 6)), "until one has answered again");
        assert_eq!(since("00", 2), Some((1, 2)), "though nobody else has answered yet");
    }

    /// Whoever is last to pass sets off what everybody earns: it is said of all in the same words.
    #[test]
    fn what_everybody_got_at_an_own_answer_is_news() {
        let earned = [line(4, "earns", Some(1)), line(4, "earns", Some(0))];
        assert_eq!(with_own("0120", &earned), Some((3, 4)));
        let fought = [line(4, "attacks", Some(0)), line(4, "loses", Some(1))];
        assert_eq!(with_own("0120", &fought), Some((1, 3)), "a deed of one's own is not");
    }

    /// A card that another passes on because of one's own answer is what another did.
    #[test]
    fn what_others_did_at_the_last_answer_is_news() {
        let passed = [line(4, "keeps", Some(0)), line(4, "passes", Some(2))];
        assert_eq!(with_own("012012", &passed), Some((3, 6)));
        assert_eq!(with_own("012012", &[line(4, "keeps", Some(0))]), Some((4, 6)));
    }

    /// An expedition that fails is told again once others have played on.
    #[test]
    fn how_the_last_answer_came_out_is_news() {
        assert_eq!(with_own("012012", &[line(4, "fails", Some(0))]), Some((3, 6)));
        assert_eq!(
            with_own("012012", &[line(1, "fails", Some(0))]),
            Some((4, 6)),
            "what came out before is old"
        );
    }
}
