//! Research: the pyramid of one's own cards, what can be had now as large cards with what each does for this player, and
//! all the rest by level. It opens when a technology is asked for; the pyramids lie among the aids at any time.

use crate::aids::title;
use crate::gains::net;
use crate::mats::{government_tip, tech_tip};
use crate::over::over;
use crate::pictured::pictured;
use crate::symbols::inline;
use civilization_2010::{
    Action, Building, Civilization2010, CoinPlace, Government, Id, Named, PlayerView, Resource, Skill, Tech,
    Wonder, data, targets,
};
use kernel::{Seat, msg};
use maud::{Markup, html};
use table::{Scene, at, mark, seat_class};

type View<'a> = Scene<'a, Civilization2010>;

const LEVELS: [&str; 5] = ["I", "II", "III", "IV", "V"];

/// Cards of a row that carry Space Flight.
const NEEDED: [u8; 5] = [5, 4, 3, 2, 1];

/// Whether a technology is asked for, to be researched or learned.
pub fn asked(scene: &View) -> bool {
    scene.offer.is_some_and(|o| {
        o.choices.iter().any(|c| matches!(c.action, Action::Tech(_) | Action::Tesla(_)))
            || o.prompt.as_ref().is_some_and(|p| p.key == "prompt-research")
    })
}

/// Over the board, while a technology is asked for.
pub fn open(scene: &View) -> Markup {
    let (true, Some(seat)) = (asked(scene), scene.view.who) else { return html! {} };
    let p = &scene.view.players[seat.index()];
    let id = format!("c10-research-{}-{}", scene.view.turn, seat.0);
    let now: Vec<Tech> = Tech::ALL.into_iter().filter(|t| can(scene, *t)).collect();
    let cards = html! {
        div.top { (standing(scene, p)) (pyramid(scene, seat, p)) (others(scene, seat)) }
        p.pyramid-help { (scene.t("face-pyramid-help")) }
        div.now { @for t in &now { (large(scene, p, *t)) } }
        @if now.is_empty() { p.none { (scene.t("face-nothing-to-research")) } }
        (rest(scene, p, &now))
    };
    over(scene, "c10-research", &id, ("book", scene.t("face-pyramid")), cards)
}

fn can(scene: &View, tech: Tech) -> bool {
    scene.offer.is_some_and(|o| {
        o.choices.iter().any(|c| match c.action {
            Action::Tech(t) | Action::Tesla(t) => t == tech,
            _ => false,
        })
    })
}

fn standing(scene: &View, p: &PlayerView) -> Markup {
    html! {
        div.standing {
            p.eyebrow { (scene.t("face-pyramid")) }
            h2 { (scene.say(&msg("face-towards-space").num("n", p.progress.slots()))) }
        }
    }
}

/// The pyramid as cards: those known, those lost, and the empty places with their price.
pub fn pyramid(scene: &View, seat: Seat, p: &PlayerView) -> Markup {
    let mine = scene.view.who == Some(seat);
    html! {
        div.pyramid {
            @for row in (0..5).rev() {
                div.prow {
                    @for t in &p.rows[row] { (known(scene, p, *t, mine)) }
                    @for _ in 0..p.blanks[row] { div.tcard.blank { (LEVELS[row]) } }
                    @let have = p.rows[row].len() + p.blanks[row] as usize;
                    @for k in have..(NEEDED[row] as usize).max(have) {
                        div class={ "tcard empty" @if k > have { " later" } } {
                            b { (LEVELS[row]) }
                            @if row == 4 { span { (scene.t("face-space-wins")) } } @else { span { (p.research[row]) (inline("trade")) } }
                        }
                    }
                }
            }
        }
    }
}

/// Coin tokens that lie on a technology.
fn coins_on(p: &PlayerView, tech: Tech) -> u8 {
    let place = match tech {
        Tech::CodeOfLaws => CoinPlace::CodeOfLaws,
        Tech::Pottery => CoinPlace::Pottery,
        Tech::Democracy => CoinPlace::Democracy,
        Tech::PrintingPress => CoinPlace::PrintingPress,
        _ => return tech.data().coins,
    };
    p.coin_tokens[place.index()] + tech.data().coins
}

fn known(scene: &View, p: &PlayerView, t: Tech, mine: bool) -> Markup {
    let level = t.data().level;
    html! {
        div class={ "tcard l" (level) } data-target=[mine.then(|| at(targets::tech(t)))] data-tip=(tech_tip(scene, t)) {
            b { (scene.t(&t.key())) }
            small { (pictured(scene, scene.t(&t.help().key))) }
            span.unlocks {
                @if let Some(b) = t.data().building { (inline(b.name())) }
                @if let Some(u) = t.data().unit { (inline(u.name())) (LEVELS[t.data().rank.clamp(1, 5) as usize - 1]) }
                @if t.data().government.is_some() { (inline("government")) }
                @for _ in 0..coins_on(p, t).min(4) { (inline("coin")) }
            }
        }
    }
}

/// The others' pyramids, as bricks.
pub fn others(scene: &View, me: Seat) -> Markup {
    html! {
        div.others {
            p.eyebrow { (scene.t("face-the-others")) }
            @for (seat, p) in (0u8..).map(Seat).zip(&scene.view.players).filter(|(seat, _)| *seat != me) {
                div class={ "bricks " (seat_class(seat)) } role="img"
                    aria-label={ (scene.name(seat)) ": " (scene.say(&msg("face-towards-space").num("n", p.progress.slots()))) } {
                    @for row in (0..5).rev() {
                        @let have = p.progress.pyramid[row];
                        div { @for k in 0..NEEDED[row].max(have) { i class=[(k < have).then_some("have")] {} } }
                    }
                    p { (mark(seat)) (p.progress.slots()) "/15" }
                }
            }
        }
    }
}

/// A technology that can be had: what it does, sentence by sentence, and what that is for this player.
fn large(scene: &View, p: &PlayerView, t: Tech) -> Markup {
    let d = t.data();
    let help = scene.t(&t.help().key).to_owned();
    let gains = for_you(scene, p, t);
    html! {
        div class={ "c10-tech l" (d.level) } data-target=(at(targets::tech(t))) data-tip=(tech_tip(scene, t)) {
            div.head {
                b.level { (LEVELS[d.level as usize - 1]) }
                @for icon in pictures(t) { (inline(icon)) }
            }
            @let name = scene.t(&t.key()).to_owned();
            // One picture leaves room for any word.
            @let long = pictures(t).len() > 1 && name.split([' ', '-']).any(|word| word.chars().count() > 10);
            h3.long[long] { (name) }
            @let lines = help.split_inclusive(['.', ';']).map(str::trim).filter(|l| !l.is_empty());
            ul { @for line in lines { li { (pictured(scene, line.trim_end_matches(';'))) } } }
            (opens(scene, d.building, d.government))
            p.yours { @for (i, (serves, gain)) in gains.iter().enumerate() { @if i > 0 { " · " } span.lack[!serves] { (gain) } } }
        }
    }
}

/// R6.5, R4.5: what a building gives, and where it may stand; what a government does.
fn opens(scene: &View, building: Option<Building>, government: Option<Government>) -> Markup {
    let stands = |building: Building| -> String {
        let b = building.data();
        let on: Vec<String> = b.on.iter().map(|t| scene.t(&t.key()).to_owned()).collect();
        if on.len() > 2 { scene.t("face-on-land").to_owned() } else { scene.words.catalogue().join(&on) }
    };
    let does = |g: Government| {
        let first = government_tip(scene, g) == g.key();
        scene.t(&if first { g.help().key } else { g.later() }).to_owned()
    };
    html! {
        @if let Some(b) = building {
            p.opens {
                (inline(b.name())) (net(&b.data().icons, None)) small { (stands(b)) }
                @if let Some(g) = government { small.grants { (inline("government")) (does(g)) } }
            }
        } @else if let Some(g) = government {
            p.opens.grants { (inline("government")) small { (does(g)) } }
        }
    }
}

/// What a technology is about, as icons for its banner.
fn pictures(t: Tech) -> Vec<&'static str> {
    let d = t.data();
    let mut all = Vec::new();
    all.extend(d.building.map(|b| b.name()));
    all.extend(d.unit.map(|u| u.name()));
    all.extend(d.government.map(|_| "government"));
    if d.speed > 0 {
        all.push("actions");
    }
    if d.stacking > 0 {
        all.push("army");
    }
    if d.coins + d.coin_slots > 0 {
        all.push("coin");
    }
    for skill in skills(t) {
        all.extend(skill.data().cost.resource.map(|r| r.name()));
    }
    if all.is_empty() {
        all.push("book");
    }
    all
}

fn skills(t: Tech) -> impl Iterator<Item = Skill> {
    Skill::ALL.into_iter().filter(move |s| s.data().tech == t)
}

/// In this player's terms: from what to what, and what of it they could use at once; false for what they lack for it.
fn for_you(scene: &View, p: &PlayerView, t: Tech) -> Vec<(bool, String)> {
    let d = t.data();
    let mut all = Vec::new();
    let mut step = |key: &'static str, from: u8, to: u8| {
        if to > from {
            all.push((true, scene.say(&msg(key).num("from", from).num("to", to))));
        } else if to > 0 {
            all.push((false, scene.t("face-you-already").to_owned()));
        }
    };
    let base = &data().k.base;
    step("face-gain-speed", p.speed, raised(p, p.speed, base.speed, d.speed, |t| t.data().speed));
    step(
        "face-gain-stacking",
        p.stacking,
        raised(p, p.stacking, base.stacking, d.stacking, |t| t.data().stacking),
    );
    if let Some(unit) = d.unit {
        step("face-gain-rank", p.ranks[unit.index()], d.rank);
    }
    for skill in skills(t) {
        if let Some(r) = skill.data().cost.resource.filter(|r| r.index() < p.resources.len()) {
            let n = p.resources[r.index()] + held(p, r);
            all.push((n > 0, scene.say(&msg("face-you-have").num("n", n).term("what", r.key()))));
        }
    }
    for w in scene.view.market.wonders.iter().filter(|w| w.data().tech == Some(t)) {
        all.push((true, cheaper(scene, *w)));
    }
    all.dedup();
    all
}

/// R7.2, R7.5: what a number becomes by a technology. What one's people and persons add to the best of one's technologies
/// they add to a better one, too. Nothing, if it is not about that.
fn raised(p: &PlayerView, now: u8, base: u8, new: u8, of: impl Fn(&Tech) -> u8) -> u8 {
    let best = p.rows.iter().flatten().map(of).max().unwrap_or(0).max(base);
    if new == 0 { 0 } else { now + new.saturating_sub(best) }
}

fn held(p: &PlayerView, r: Resource) -> u8 {
    p.held.iter().filter(|h| h.content.and_then(|c| c.resource()) == Some(r)).count() as u8
}

fn cheaper(scene: &View, w: Wonder) -> String {
    let told = msg("face-gain-wonder").term("what", w.key());
    scene.say(&told.num("to", w.data().discounted).num("from", w.data().cost))
}

/// All that is neither known nor to be had now, by level, with the reason where one is told.
fn rest(scene: &View, p: &PlayerView, now: &[Tech]) -> Markup {
    let known = |t: &Tech| p.rows.iter().flatten().any(|k| k == t);
    let told =
        |t: &Tech| scene.offer.is_some_and(|o| o.refused.iter().any(|r| r.target == targets::tech(*t)));
    html! {
        div.rest {
            @for level in 1..=5u8 {
                @let list: Vec<Tech> = Tech::ALL.into_iter()
                    .filter(|t| t.data().level == level && !known(t) && !now.contains(t) && told(t)).collect();
                @if !list.is_empty() {
                    p {
                        b { (LEVELS[level as usize - 1]) " · " (p.research[level as usize - 1]) (inline("trade")) }
                        @for t in list {
                            span class={ "tech l" (level) } data-target=(at(targets::tech(t))) data-tip=(tech_tip(scene, t)) {
                                (scene.t(&t.key()))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Everybody's pyramid: for the aids.
pub fn pyramids(scene: &View) -> Markup {
    html! {
        div.c10-all {
            @for (seat, p) in (0u8..).map(Seat).zip(&scene.view.players) {
                section class=(seat_class(seat)) {
                    h4 { (mark(seat)) (scene.name(seat)) small { (p.progress.slots()) "/15" } }
                    (pyramid(scene, Seat(u8::MAX), p))
                }
            }
        }
    }
}

/// Every technology with what it does, by level. It never changes: it is sent once, apart from the pyramids.
pub fn all(scene: &View) -> Markup {
    html! {
        div.c10-all {
            @for level in 1..=5u8 {
                h4 { (scene.say(&msg("face-level").num("n", level))) }
                dl {
                    @let played = |t: &Tech| scene.view.options.fame_and_fortune || !t.data().fame;
                    @for t in Tech::ALL.into_iter().filter(|t| t.data().level == level && played(t)) {
                        dt { (title(scene.words, &t.key())) }
                        dd { (scene.t(&t.help().key)) }
                    }
                }
            }
        }
    }
}
