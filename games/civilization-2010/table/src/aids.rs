//! Reference tables and explanations.

use crate::gains::pays;
use crate::symbols::inline;
use crate::{cards, city, market, mats, research};
use civilization_2010::{
    Building, Civ, Civilization2010, CultureEvent, Government, Id, Investment, Item, Named, Person, Progress,
    Relic, Resource, Tech, UnitType, Victory, Wonder,
};
use kernel::{Key, Msg, Seat, msg};
use maud::{Markup, html};
use table::{Aid, Scene, Tip, Words, seat_class};

/// A name as a title: with a capital, where inside a sentence it has none.
pub fn title(words: &Words, key: &str) -> String {
    said(words, &msg("face-title").term("what", key.to_owned()))
}

/// What names nobody.
fn said(words: &Words, msg: &Msg) -> String {
    words.say(msg, &|_| String::new())
}

pub fn aids(scene: &Scene<Civilization2010>) -> Vec<Aid> {
    let view = scene.view;
    let units = html! {
        table {
            tr { td {} @for u in UnitType::ALL { th { (scene.t(&u.key())) } } }
            @for (i, p) in view.players.iter().enumerate() {
                tr {
                    th { (scene.name(Seat(i as u8))) } @for u in UnitType::ALL { td { (p.units[u.index()]) " (" (p.ranks[u.index()]) ")" } }
                }
            }
        }
    };
    let cities = html! {
        div.c10-towns {
            @for (i, p) in view.players.iter().enumerate() { @for c in &p.cities { (city::sheet(scene, Seat(i as u8), c)) } }
        }
    };
    let aid = |id, key: &str, body| Aid::of_match(id, scene.t(key), body);
    vec![
        aid("market", "face-market-wonders", market::market(scene)),
        aid("pyramids", "face-pyramids", research::pyramids(scene)),
        Aid::of_rules("track", scene.t("face-track"), market::track(scene)),
        aid(
            "victories",
            "face-progress",
            html! { (roads(scene)) @if let Some(said) = limit(scene) { p { (said) } } },
        ),
        aid("cities", "face-cities", cities),
        aid("decks", "face-discards", market::decks(scene)),
        aid("units", "face-forces", units),
        Aid::of_rules("technologies", scene.t("face-technologies"), research::all(scene)),
    ]
}

/// The four roads, in the order of the table.
const ROADS: [Victory; 4] = [Victory::Culture, Victory::Technology, Victory::Economic, Victory::Military];

/// R21.3: when a match with a turn limit ends, and how it is decided then.
pub fn limit(scene: &Scene<Civilization2010>) -> Option<String> {
    let last = scene.view.options.turn_limit;
    (last > 0).then(|| scene.say(&msg("face-limit").num("n", last)))
}

/// Every player on each of the four roads, and at the end which of them won.
pub fn roads(scene: &Scene<Civilization2010>) -> Markup {
    let won = |seat: Seat, road: Victory| scene.view.winner == Some((seat, road));
    html! {
        table.sheet.c10-roads {
            caption.sr { (scene.t("face-progress")) }
            thead { tr { td {} @for road in ROADS { th scope="col" { (title(scene.words, &road.key())) } } } }
            tbody {
                @for (seat, p) in (0u8..).map(Seat).zip(&scene.view.players) {
                    tr class=(seat_class(seat)) {
                        th scope="row" { (table::mark(seat)) (scene.name(seat)) }
                        @for road in ROADS {
                            td class=[won(seat, road).then_some("won")] {
                                (how_far(scene, &p.progress, road))
                                @if won(seat, road) { span.tick { "✓" span.sr { (scene.t("face-won-road")) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn how_far(scene: &Scene<Civilization2010>, p: &Progress, road: Victory) -> Markup {
    match road {
        Victory::Culture => html! { (p.culture) "/21" },
        Victory::Technology => html! { (p.slots()) "/15" },
        Victory::Economic => html! { (p.coins) "/15" },
        Victory::Military | Victory::Limit => html! {
            span title=(scene.t("face-attack-bonus")) { (inline("combat")) "+" (p.bonus) } " "
            span title=(scene.t("face-capital-defence")) { (inline("capital")) (p.capital) }
        },
    }
}

pub fn tips(words: &Words) -> Vec<Tip> {
    let mut tips = Vec::new();
    let mut tip = |key: Key, help: Key, rule: &'static str| {
        tips.push(Tip {
            title: title(words, &key),
            text: words.get(&help).to_owned(),
            id: key.into(),
            rule: Some(rule),
        });
    };
    for t in Tech::ALL.into_iter().filter(|t| t.data().government.is_none()) {
        tip(t.key(), t.help().key, "R9.4");
    }
    for p in Person::ALL {
        tip(p.key(), p.help().key, "R15.6");
    }
    for w in Wonder::ALL {
        tip(w.key(), w.help().key, "R6.6");
    }
    for b in Building::ALL {
        tip(b.key(), b.help().key, "R6.5");
    }
    for g in Government::ALL {
        tip(g.key(), g.help().key, "R4.5");
    }
    for r in Relic::ALL {
        tip(r.key(), r.help().key, "R17.3");
    }
    for c in Civ::ALL {
        tip(c.key(), c.help().key, "R2.11");
    }
    for i in Investment::ALL {
        tip(i.key(), i.help().key, "R13.4");
    }
    for u in UnitType::ALL {
        tip(u.key(), "face-tip-unit".into(), "R6.4");
    }
    for (item, help, rule) in [
        (Item::Army, "face-tip-army", "R6.3"),
        (Item::Scout, "face-tip-scout", "R12.3"),
        (Item::Walls, "face-tip-walls", "R6.5"),
    ] {
        tip(item.key(), help.into(), rule);
    }
    for r in Resource::MARKET {
        tips.push(Tip {
            id: r.key().into(),
            title: title(words, &r.key()),
            text: said(words, &pays(r)),
            rule: Some("R6.8"),
        });
    }
    for e in CultureEvent::ALL {
        tips.push(Tip {
            id: e.key().into(),
            title: title(words, &e.key()),
            text: format!("{} {}", words.get(&e.help().key), words.get(cards::when(e))),
            rule: Some("R20.1"),
        });
    }
    // R4.5: a technology that opens a government says what that does, by the card that is played with.
    for (t, g) in Tech::ALL.into_iter().filter_map(|t| Some((t, t.data().government?))) {
        let does = [(t.key(), g.help()), (mats::later_tip(t), msg(g.later()))];
        for (id, does) in does {
            let text = msg("face-opens").with("help", t.help()).with("what", g.term()).with("does", does);
            let (title, text) = (title(words, &t.key()), said(words, &text));
            tips.push(Tip { id: id.into(), title, text, rule: Some("R9.4") });
        }
    }
    for g in Government::ALL {
        tips.push(Tip {
            id: g.later().into(),
            title: words.get(&g.key()).to_owned(),
            text: words.get(&g.later()).to_owned(),
            rule: Some("R4.5"),
        });
    }
    tips.push(Tip {
        id: "face-down".into(),
        title: words.get("face-hidden-tile").to_owned(),
        text: words.get("face-tip-hidden").to_owned(),
        rule: Some("R7.3"),
    });
    tips
}
