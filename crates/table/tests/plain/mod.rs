//! A face that draws nothing, of the toy game, with the words of a few gauges.

#[path = "../../../testkit/src/toy.rs"]
#[allow(dead_code)]
mod raid;

use kernel::{PerSeat, Points, Seat};
use maud::{Markup, html};
use raid::Raid;
use table::*;
use text::{Both, Spoken};

const TEXT: &str = "gauge-gold = gold\ngauge-moves = moves\ngauge-points = points\ngauge-mood = mood\nmood-happy = happy\n\
    mood-angry = angry\ncolonies = Colonies\nharbour = Harbour\nhills = Hills\nend = The end of it\n";

impl Spoken for Raid {
    const TEXT: Both = Both { en: TEXT, fr: TEXT };
    const RULES: Both = Both { en: "", fr: "" };
}

pub struct Plain;

impl Face for Plain {
    type Rules = Raid;
    const SIZE: (u32, u32) = (1, 1);
    const STYLE: &'static str = "";
    fn symbols() -> Markup {
        html! { symbol id="i-gauge-mood" viewBox="0 0 24 24" {} }
    }
    fn ground(_: &Words) -> Markup {
        html! {}
    }
    fn board(_: &Scene<Raid>) -> Vec<Part> {
        Vec::new()
    }
    fn mat(_: &Scene<Raid>, _: Seat) -> Markup {
        html! {}
    }
    fn tips(_: &Words) -> Vec<Tip> {
        Vec::new()
    }
    fn scores(_: &raid::View) -> PerSeat<Points> {
        PerSeat::default()
    }
    fn breakdown(_: &raid::View) -> Vec<ScoreRow> {
        Vec::new()
    }
}
