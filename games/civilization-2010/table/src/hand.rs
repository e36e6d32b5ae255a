//! What lies over the board: the four roads at its head, a city, research or a battle while they are asked about, and at its
//! foot what can be chosen that has no square.

use crate::{asked, battle, city, research, strip};
use civilization_2010::{Civilization2010, Goods, Named, Resource};
use kernel::msg;
use maud::{Markup, html};
use table::Scene;

pub fn hand(scene: &Scene<Civilization2010>) -> Option<Markup> {
    Some(html! {
        div.c10-hand {
            (strip::strip(scene))
            (city::open(scene))
            (research::open(scene))
            (battle::open(scene))
            (offer(scene))
            (asked::row(scene))
        }
    })
}

/// The offer on the table, as its two parties see it.
fn offer(scene: &Scene<Civilization2010>) -> Markup {
    let Some(o) = &scene.view.doing.offer else { return html! {} };
    let give = goods(scene, &o.give, o.give_marker, o.give_event).join(", ");
    let ask = goods(scene, &o.ask, None, None).join(", ");
    let or_nothing = |list: String| if list.is_empty() { scene.t("good-nothing").to_owned() } else { list };
    html! {
        div.c10-deal.c10-over {
            p { (table::mark(o.from)) " " (scene.say(&msg("face-gives").seat("who", o.from))) " " b { (or_nothing(give)) } }
            p { (table::mark(o.to)) " " (scene.say(&msg("face-gives").seat("who", o.to))) " " b { (or_nothing(ask)) } }
        }
    }
}

fn goods(scene: &Scene<Civilization2010>, g: &Goods, marker: Option<bool>, event: Option<u8>) -> Vec<String> {
    let mut all = Vec::new();
    if g.trade > 0 {
        all.push(scene.say(&msg("good-trade").num("n", g.trade)));
    }
    if g.culture > 0 {
        all.push(scene.say(&msg("good-culture").num("n", g.culture)));
    }
    for r in Resource::ALL {
        if g.resources[r] > 0 {
            all.push(scene.say(&msg("good-resource").num("n", g.resources[r]).term("what", r.key())));
        }
    }
    match (g.marker, marker) {
        (Some(c), _) => all.push(scene.t(&c.key()).to_owned()),
        (None, Some(village)) => {
            all.push(scene.t(if village { "face-a-village" } else { "face-a-hut" }).to_owned())
        }
        _ => {}
    }
    match (g.event, event) {
        (Some(e), _) => all.push(scene.t(&e.key()).to_owned()),
        (None, Some(level)) => all.push(scene.say(&msg("good-event").num("n", level))),
        _ => {}
    }
    if g.any_event > 0 {
        all.push(scene.say(&msg("good-event").num("n", g.any_event)));
    }
    all
}
