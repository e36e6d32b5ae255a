//! What lies before a player.

use crate::aids::title;
use crate::art::picture;
use crate::gains::paid_with;
use crate::symbols::{count, inline};
use civilization_2010::{
    CityView, Civilization2010, CoinPlace, Government, Governments, Id, Named, PersonType, PlayerView,
    Resource, Tech, UnitType, targets,
};
use kernel::{Key, Seat, msg};
use maud::{Markup, html};
use table::{Scene, at};

pub fn mat(scene: &Scene<Civilization2010>, seat: Seat) -> Markup {
    let p = &scene.view.players[seat.index()];
    html! {
        div.c10 {
            div.chips {
                @if let Some(civ) = p.civ { b.civ data-tip=(civ.key()) { (title(scene.words, &civ.key())) } }
                // One's own is the way into Anarchy.
                @let mine = scene.view.who == Some(seat);
                span.gov data-target=[mine.then(|| at(targets::government(Government::Anarchy)))]
                    data-tip=(government_tip(scene, p.government)) { (scene.t(&p.government.key())) }
            }
            div.chips {
                span.cnt {
                    @let trade = scene.t("face-trade");
                    span data-tip=(trade) aria-label={ (trade) ": " (p.trade) } { (inline("trade")) b { (p.trade) } }
                    span.plus data-tip=(scene.say(&msg("face-income").num("n", p.unassigned))) { "+" (p.income) }
                }
                (count("culture", p.culture, scene.t("face-culture")))
                (count("coin", p.coins, &coins(scene, p)))
                (figures(scene, p, false))
                (figures(scene, p, true))
            }
            (stock(scene, p))
            (secrets(scene, p))
            ul.c10-cities { @for city in &p.cities { (town(scene, p, city)) } }
            (cards(scene, p))
            (pyramid(scene, seat, p))
        }
    }
}

/// Figures on the map, of all a player may have there: what a choice adds is added here.
fn figures(scene: &Scene<Civilization2010>, p: &PlayerView, scout: bool) -> Markup {
    let (icon, key, spare) = match scout {
        true => ("scout", "face-scouts-out", p.spare_scouts),
        false => ("army", "face-armies-out", p.spare_armies),
    };
    let out = p.figures.iter().filter(|figure| figure.scout == scout).count() as i64;
    let words = scene.say(&msg(key).num("n", out).num("spare", spare));
    html! { span.cnt data-tip=(words) aria-label=(words) { (inline(icon)) b { (out) } small { "/" (out + spare as i64) } } }
}

/// The text of the government card this table plays with.
pub fn government_tip(scene: &Scene<Civilization2010>, g: Government) -> Key {
    match scene.view.options.governments {
        Governments::First => g.key(),
        Governments::Later => g.later(),
    }
}

/// The text of a technology, with that of the government it opens by the card this table plays with.
pub fn tech_tip(scene: &Scene<Civilization2010>, tech: Tech) -> Key {
    match scene.view.options.governments {
        Governments::Later if tech.data().government.is_some() => later_tip(tech),
        _ => tech.key(),
    }
}

pub fn later_tip(tech: Tech) -> Key {
    format!("{}-later", tech.key()).into()
}

/// Where coins come from: printed ones, technologies, tokens by where they lie.
fn coins(scene: &Scene<Civilization2010>, p: &PlayerView) -> String {
    let mut parts = Vec::new();
    if p.coins_printed > 0 {
        parts.push(format!("{} {}", scene.t("face-coins-printed"), p.coins_printed));
    }
    for tech in p.rows.iter().flatten().filter(|t| t.data().coins > 0) {
        parts.push(format!("{} {}", scene.t(&tech.key()), tech.data().coins));
    }
    for place in CoinPlace::ALL {
        if p.coin_tokens[place.index()] > 0 {
            parts.push(format!("{} {}", scene.t(&place.key()), p.coin_tokens[place.index()]));
        }
    }
    match parts.is_empty() {
        true => scene.t("face-coin").to_owned(),
        false => format!("{} ({})", scene.t("face-coin"), parts.join(", ")),
    }
}

fn stock(scene: &Scene<Civilization2010>, p: &PlayerView) -> Markup {
    html! {
        div.chips {
            @for r in &Resource::MARKET {
                // One's own say what they are good for.
                @let mine = p.force.is_some().then(|| format!("{} – {}", scene.t(&r.key()), paid_with(scene, *r)));
                @let words = mine.unwrap_or_else(|| scene.t(&r.key()).to_owned());
                @if p.resources[r.index()] > 0 { (count(r.name(), p.resources[r.index()], &words)) }
            }
            @for held in &p.held {
                @let icon = if held.village { "village" } else { "hut" };
                @let back = if held.village { "face-a-village" } else { "face-a-hut" };
                @let words = held.content.map_or_else(|| scene.t(back).to_owned(), |c| scene.t(&c.key()).to_owned());
                span.cnt data-tip=(words) role="img" aria-label=(words) {
                    (inline(icon)) @if let Some(r) = held.content.and_then(|c| c.resource()) { (inline(r.name())) }
                }
            }
            // One's own stand with their strengths, below.
            @if p.force.is_none() { (units(scene, p)) }
            @for (i, n) in p.event_backs.iter().enumerate() {
                @if *n > 0 {
                    span.back data-tip=(scene.say(&msg("face-events").num("n", *n).num("level", i as i64 + 1))) {
                        (["I", "II", "III"][i]) " ×" (n)
                    }
                }
            }
        }
    }
}

/// How many unit cards there are of each type; of one's own also how strong each is.
fn units(scene: &Scene<Civilization2010>, p: &PlayerView) -> Markup {
    html! {
        @for u in UnitType::ALL.into_iter().filter(|u| p.units[u.index()] > 0) {
            @let own: Vec<_> = p.force.iter().flatten().filter(|(kind, ..)| *kind == u).collect();
            @let words = cards_of(scene, p, u);
            span.cnt data-tip=(words) aria-label=(words) {
                (inline(u.name())) b { (p.units[u.index()]) }
                @if !own.is_empty() {
                    @let each = own.iter().flat_map(|(_, strength, _, n)| std::iter::repeat_n(strength.to_string(), *n as usize));
                    small { "(" (each.collect::<Vec<_>>().join(", ")) ")" }
                }
            }
        }
    }
}

/// The same in words, with the rank.
fn cards_of(scene: &Scene<Civilization2010>, p: &PlayerView, unit: UnitType) -> String {
    let cards = msg("face-unit-cards").num("n", p.units[unit.index()]).term("what", unit.key());
    let own = p.force.iter().flatten().filter(|(kind, ..)| *kind == unit);
    let strength = own.map(|(_, strength, _, n)| {
        let what = msg("face-strength").num("n", *strength).num("count", *n);
        scene.say(&what.term("what", unit.key()))
    });
    let rank = format!("{} {}", scene.t("face-rank"), p.ranks[unit.index()]);
    let words: Vec<String> = [scene.say(&cards)].into_iter().chain(strength).chain([rank]).collect();
    words.join(" · ")
}

/// One's own known technologies can be clicked for their abilities.
fn pyramid(scene: &Scene<Civilization2010>, seat: Seat, p: &PlayerView) -> Markup {
    let mine = scene.view.who == Some(seat);
    html! {
        div.pyramid {
            @for row in (0..5).rev() {
                @if !p.rows[row].is_empty() || p.blanks[row] > 0 {
                    div.prow {
                        @for t in &p.rows[row] {
                            @let target = mine.then(|| at(targets::tech(*t)));
                            span class={ "tech l" (row + 1) } data-target=[target] data-tip=(tech_tip(scene, *t)) {
                                (scene.t(&t.key()))
                            }
                        }
                        @for _ in 0..p.blanks[row] { span.tech.blank { "—" } }
                    }
                }
            }
        }
    }
}

/// A city with what it yields and what is blockaded.
fn town(scene: &Scene<Civilization2010>, p: &PlayerView, city: &CityView) -> Markup {
    html! {
        li {
            (inline(if city.index == 0 { "capital" } else { "city" }))
            (count("production", city.production + city.bonus, scene.t("face-production")))
            // R4.7: with a single city there is no question where a new scout sends it.
            @if p.coming > 0 && p.cities.len() == 1 {
                span class="plus coming" data-tip=(scene.say(&msg("face-coming").num("n", p.coming))) { "+" (p.coming) }
            }
            (count("trade", city.trade, scene.t("face-trade")))
            (count("culture", city.arts, scene.t("face-arts")))
            (count("combat", city.defence, scene.t("face-defence")))
            @for r in &Resource::MARKET { @if city.resources[r.index()] > 0 { (inline(r.name())) } }
            @if !city.blockaded.is_empty() {
                span.blocked data-tip=(scene.t("face-blockaded")) { (inline("blocked")) " " (city.blockaded.len()) }
            }
            @if city.actions > 0 { span.c10-acts data-tip=(scene.t("face-actions")) { "● " (city.actions) } }
        }
    }
}

/// What only its owner sees: events and people in hand, units by strength, what is sealed.
fn secrets(scene: &Scene<Civilization2010>, p: &PlayerView) -> Markup {
    html! {
        @if p.force.as_ref().is_some_and(|force| !force.is_empty()) {
            div.chips {
                span.lbl { (scene.t("face-group-units")) }
                (units(scene, p))
            }
        }
        @if let Some(events) = p.events.as_ref().filter(|events| !events.is_empty()) {
            div.tiles {
                @for (event, n) in events {
                    span class={ "ecard l" (event.data().level) } data-target=(at(targets::event(*event))) data-tip=(event.key()) {
                        (scene.t(&event.key())) @if *n > 1 { " ×" (n) }
                    }
                }
            }
        }
        @if let Some(people) = p.people.as_ref().filter(|people| !people.is_empty()) {
            div.tiles {
                @for person in people {
                    span.ptile data-target=(at(targets::person(*person))) data-tip=(person.key()) {
                        (picture("m", person.name())) (scene.t(&person.key()))
                    }
                }
            }
        }
        @if let Some(Some(choice)) = p.sealed { p.sealed { (scene.t("face-sealed")) " " b { (scene.t(&choice.tech.key())) } } }
    }
}

fn cards(scene: &Scene<Civilization2010>, p: &PlayerView) -> Markup {
    html! {
        div.tiles {
            @for (w, obsolete) in &p.wonders {
                span class={ "wtile" @if *obsolete { " obsolete" } } data-target=(at(targets::wonder(*w))) data-tip=(w.key()) {
                    (picture("w", w.name())) (title(scene.words, &w.key()))
                }
            }
            @for person in &p.up {
                span.ptile data-target=(at(targets::person(*person))) data-tip=(person.key()) {
                    (picture("m", person.name())) (scene.t(&person.key()))
                }
            }
            @for t in PersonType::ALL {
                @let (backs, reserve) = (p.people_backs[t.index()], p.reserve[t.index()]);
                @if backs > 0 { span.back data-tip=(scene.t("face-people")) { (scene.t(&t.key())) " ×" (backs) } }
                @if reserve > 0 {
                    span.back data-tip=(scene.t("face-reserve")) { (picture("m", t.name())) (scene.t(&t.key())) " ×" (reserve) }
                }
            }
            @for (i, n) in p.invested.iter().enumerate() {
                @if *n > 0 {
                    @let card = civilization_2010::Investment::at(i);
                    span.back data-tip=(card.key()) { (scene.t(&card.key())) " " (n) }
                }
            }
        }
    }
}
