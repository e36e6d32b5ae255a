//! What only this seat sees: cards and units, the shelf of technologies and governments, and whatever else is asked for.

use crate::mats::drawn_elsewhere;
use crate::symbols::inline;
use civilization_2010::{Civilization2010, Government, Named, Tech, targets};
use kernel::{Msg, Target, msg};
use maud::{Markup, html};
use table::{Scene, at};

pub fn hand(scene: &Scene<Civilization2010>) -> Option<Markup> {
    let seat = scene.view.who?;
    let me = &scene.view.players[seat.index()];
    let known: Vec<Tech> = me.rows.iter().flatten().copied().collect();
    Some(html! {
        div.c10-hand {
            @if let Some(events) = &me.events {
                div.tiles {
                    @for (event, n) in events {
                        span class={ "ecard l" (event.data().level) } data-target=(at(targets::event(*event))) data-tip=(event.key()) {
                            (scene.t(&event.key())) @if *n > 1 { " ×" (n) }
                        }
                    }
                    @if let Some(people) = &me.people {
                        @for person in people {
                            span.ptile data-target=(at(targets::person(*person))) data-tip=(person.key()) {
                                (inline("person")) (scene.t(&person.key()))
                            }
                        }
                    }
                }
            }
            @if let Some(force) = &me.force {
                div.chips {
                    @for (kind, strength, _, n) in force {
                        span.cnt data-tip=(scene.t(&kind.key())) { (inline(kind.name())) b { (strength) } @if *n > 1 { "×" (n) } }
                    }
                }
            }
            @if let Some(Some(choice)) = me.sealed { p { (scene.t("face-sealed")) ": " b { (scene.t(&choice.tech.key())) } } }
            (crate::city::narrow(scene))
            (offer(scene))
            (tray(scene))
            (shelf(scene, &known, &me.research))
            (governments(scene, me.government))
        }
    })
}

/// What the offer points at, choices and refusals.
fn asked(scene: &Scene<Civilization2010>, target: Target) -> bool {
    scene.offer.is_some_and(|o| {
        o.choices.iter().any(|c| c.show.target == target) || o.refused.iter().any(|r| r.target == target)
    })
}

/// Technologies that can be researched or learned now, or why not; known ones lie on the mat.
fn shelf(scene: &Scene<Civilization2010>, known: &[Tech], research: &[u8; 5]) -> Markup {
    let open = |t: &Tech| !known.contains(t) && asked(scene, targets::tech(*t));
    html! {
        @if Tech::ALL.iter().any(open) {
            div.shelf {
                @for level in 1..=5u8 {
                    @if Tech::ALL.iter().any(|t| t.data().level == level && open(t)) {
                        div.prow {
                            span.lv { (["I", "II", "III", "IV", "V"][level as usize - 1]) " · " (research[level as usize - 1]) }
                            @for t in Tech::ALL.iter().filter(|t| t.data().level == level && open(t)) {
                                span class={ "tech l" (level) } data-target=(at(targets::tech(*t))) data-tip=(t.key()) {
                                    (scene.t(&t.key()))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn governments(scene: &Scene<Civilization2010>, now: Government) -> Markup {
    let open = |g: &Government| asked(scene, targets::government(*g));
    html! {
        @if Government::ALL.iter().any(open) {
            div.tiles {
                @for g in Government::ALL.iter().filter(|g| open(g)) {
                    span class={ "govtile" @if now == *g { " now" } } data-target=(at(targets::government(*g)))
                        data-tip=(crate::mats::government_tip(scene, *g)) {
                        (scene.t(&g.key()))
                    }
                }
            }
        }
    }
}

/// The offer on the table, as its two parties see it.
fn offer(scene: &Scene<Civilization2010>) -> Markup {
    let Some(o) = &scene.view.doing.offer else { return html! {} };
    let side = |g: &civilization_2010::Goods, marker: Option<bool>, event: Option<u8>| -> Vec<String> {
        let mut all = Vec::new();
        if g.trade > 0 {
            all.push(scene.say(&msg("good-trade").num("n", g.trade)));
        }
        if g.culture > 0 {
            all.push(scene.say(&msg("good-culture").num("n", g.culture)));
        }
        for r in civilization_2010::Resource::ALL {
            if g.resources[r] > 0 {
                all.push(format!("{} {}", g.resources[r], scene.t(&r.key())));
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
    };
    let give = side(&o.give, o.give_marker, o.give_event).join(", ");
    let ask = side(&o.ask, None, None).join(", ");
    html! {
        p.deal {
            b { (scene.name(o.from)) } " → " b { (scene.name(o.to)) } ": "
            (if give.is_empty() { "—" } else { &give }) " ⇄ " (if ask.is_empty() { "—" } else { &ask })
        }
    }
}

/// Whatever is asked about and lies nowhere else on the table: coins, terrains, civilizations, markers, drawn cards.
fn tray(scene: &Scene<Civilization2010>) -> Markup {
    let mine = scene.view.who.map(|s| &scene.view.players[s.index()]);
    let in_hand = |t: Target| {
        mine.is_some_and(|p| {
            p.events.as_ref().is_some_and(|e| e.iter().any(|(x, _)| targets::event(*x) == t))
                || p.people.as_ref().is_some_and(|e| e.iter().any(|x| targets::person(*x) == t))
        })
    };
    let mut seen: Vec<(Target, &Msg)> = Vec::new();
    if let Some(offer) = scene.offer {
        let choices = offer.choices.iter().map(|c| (c.show.target, &c.show.label));
        let refused = offer.refused.iter().map(|r| (r.target, &r.why));
        for (target, label) in choices.chain(refused) {
            let card = matches!(target, Target::Card(_));
            if card
                && !drawn_elsewhere(scene, target)
                && !in_hand(target)
                && !seen.iter().any(|(t, _)| *t == target)
            {
                seen.push((target, label));
            }
        }
    }
    html! {
        @if !seen.is_empty() {
            div.tiles.tray { @for (target, label) in &seen { span.tcard data-target=(at(*target)) { (scene.say(label)) } } }
        }
    }
}
