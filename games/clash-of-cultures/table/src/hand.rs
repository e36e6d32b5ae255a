//! Cards: action cards with both halves, objectives with their progress, event cards; and what is known of the hands of
//! others.

use crate::symbols::inline;
use crate::wonders;
use clash_of_cultures::{Aim, Card, ClashOfCultures, EventCard, Goal, Half, Named, Objective, data, targets};
use kernel::msg;
use maud::{Markup, html};
use table::{Scene, at, name_tag};

/// One's own cards, small: what each does and costs, how far each objective is.
pub fn rail(scene: &Scene<ClashOfCultures>) -> Markup {
    let Some(who) = scene.view.who else { return html! { (happening(scene)) (wonders::row(scene)) } };
    let me = &scene.view.players[who.index()];
    html! {
        (happening(scene))
        @if !me.hand.is_empty() {
            section { h2 { (scene.t("face-action-cards")) } @for c in me.hand.iter() { (small(scene, c)) } }
        }
        @if !me.goals.is_empty() {
            section {
                h2 { (scene.t("face-objectives")) small { (scene.t("face-objectives-worth")) } }
                @for g in me.goals.iter() { (small_goal(scene, g)) }
            }
        }
        (wonders::row(scene))
    }
}

/// In a battle the lower half is what counts, and says what it does.
fn small(scene: &Scene<ClashOfCultures>, card: Card) -> Markup {
    let (top, low) = (card.title().key(), card.half().key());
    let fights = scene.view.battle.is_some();
    let tip = if fights { &low } else { &top };
    html! {
        div class={ "coc-mini" @if fights { " fights" } } data-target=(at(targets::card(card))) data-tip=(tip) {
            @if fights {
                div.card-name { (inline("swords")) span { (scene.t(&low)) } }
                p { (scene.t(&format!("{low}-help"))) }
                p.low data-tip=(top) { (scene.t(&top)) }
            } @else {
                div.card-name { span { (scene.t(&top)) } (price(card)) }
                p { (scene.t(&format!("{top}-help"))) }
                p.low data-tip=(low) { (inline("swords")) (scene.t(&low)) }
            }
        }
    }
}

fn price(card: Card) -> Markup {
    let fact = card.title().fact();
    html! {
        span.price {
            @if fact.action { (inline("action")) }
            @for _ in 0..fact.culture { (inline("culture")) }
        }
    }
}

fn small_goal(scene: &Scene<ClashOfCultures>, goal: Goal) -> Markup {
    let fact = goal.fact();
    html! {
        div.coc-mini.goal data-target=(at(targets::goal(goal))) {
            @for o in [fact.top, fact.bottom] {
                @let key = o.key();
                div.aim data-tip=(key) { div.card-name { span { (scene.t(&key)) } (progress(scene, o)) } (bar(scene, o)) }
            }
        }
    }
}

fn aim(scene: &Scene<ClashOfCultures>, objective: Objective) -> Option<Aim> {
    scene.view.aims.iter().find(|a| a.objective == objective).copied()
}

/// "2 of 4"; a sign for what is declared in an instant, whether it can be counted or not.
fn progress(scene: &Scene<ClashOfCultures>, objective: Objective) -> Markup {
    html! {
        @if let Some(a) = aim(scene, objective) {
            span class={ "so-far" @if a.have >= a.need { " met" } } {
                (scene.say(&msg("face-progress").num("have", a.have.min(a.need)).num("need", a.need)))
            }
        }
        @if data().instant.has(objective) { span.so-far.instant { (inline("event")) } }
    }
}

fn bar(scene: &Scene<ClashOfCultures>, objective: Objective) -> Markup {
    let Some(a) = aim(scene, objective) else { return html! {} };
    let part = a.have.min(a.need) as u32 * 100 / a.need.max(1) as u32;
    html! { i.aim-bar aria-hidden="true" { i style={ "width:" (part) "%" } {} } }
}

pub fn sheet(scene: &Scene<ClashOfCultures>) -> Markup {
    html! {
        div.leaf-head { h2 { (scene.t("face-cards")) } }
        (happening(scene))
        (cards(scene))
    }
}

fn cards(scene: &Scene<ClashOfCultures>) -> Markup {
    let Some(who) = scene.view.who else { return html! { p.coc-none { (scene.t("face-no-hand")) } } };
    let me = &scene.view.players[who.index()];
    let strangers =
        scene.view.players.iter().filter(|p| p.seat != who && !(p.hand.is_empty() && p.goals.is_empty()));
    html! {
        @if me.hand.is_empty() && me.goals.is_empty() && scene.view.plans.is_empty() { p.coc-none { (scene.t("face-no-cards")) } }
        div.coc-cards {
            @for c in me.hand.iter() { (action(scene, c)) }
            @for g in me.goals.iter() { (goal(scene, g)) }
        }
        @if !scene.view.plans.is_empty() {
            h3 { (scene.t("face-plans")) }
            div.coc-cards { @for g in scene.view.plans.iter().filter(|g| !me.goals.has(**g)) { (goal(scene, *g)) } }
        }
        @for p in strangers {
            h3 { (name_tag(p.seat, scene.name(p.seat))) " · " (scene.t("face-known")) }
            div.coc-cards {
                @for c in p.hand.iter() { (action(scene, c)) }
                @for g in p.goals.iter() { (goal(scene, g)) }
            }
        }
    }
}

/// Both halves: what it does as an action card, and in combat.
pub fn action(scene: &Scene<ClashOfCultures>, card: Card) -> Markup {
    let (title, half) = (card.title(), card.half());
    let (top, low) = (title.key(), half.key());
    html! {
        div.coc-card data-target=(at(targets::card(card))) data-tip=(top) {
            div.top {
                div.card-name { (scene.t(&top)) (price(card)) }
                p { (scene.t(&format!("{top}-help"))) }
            }
            div.low data-tip=(low) { div.card-name { (inline("swords")) (scene.t(&low)) } p { (scene.t(&format!("{low}-help"))) } }
        }
    }
}

/// Two objectives; either completes the card.
pub fn goal(scene: &Scene<ClashOfCultures>, goal: Goal) -> Markup {
    let fact = goal.fact();
    html! {
        div.coc-card.goal data-target=(at(targets::goal(goal))) {
            @for o in [fact.top, fact.bottom] {
                @let key = o.key();
                div.aim data-tip=(key) {
                    div.card-name { (inline("goal")) (scene.t(&key)) (progress(scene, o)) }
                    p { (scene.t(&format!("{key}-help"))) }
                    (bar(scene, o))
                }
            }
        }
    }
}

/// The event of this turn, for everybody to read.
fn happening(scene: &Scene<ClashOfCultures>) -> Markup {
    let Some((card, whole, who)) = scene.view.happening else { return html! {} };
    html! {
        section.happening {
            h2 { (scene.t("face-card-event")) small { (scene.t("face-revealed-by")) " " (name_tag(who, scene.name(who))) } }
            (event(scene, card, Some(whole)))
        }
    }
}

/// An event card. Its icon matters when it is revealed, not when it is kept; whether its text counts then is the table's
/// choice (R21.1, R21.2).
pub fn event(scene: &Scene<ClashOfCultures>, card: EventCard, revealed: Option<bool>) -> Markup {
    let key = card.fact().title.key();
    let icon = card.fact().icon.filter(|_| revealed.is_some()).map(|icon| icon.key());
    // The tip is the text.
    let tip = (revealed != Some(false)).then_some(&key);
    html! {
        div.coc-event data-target=(at(targets::event(card))) data-tip=[tip] {
            div.card-name { (inline("event")) (scene.t(&key)) }
            @if let Some(icon) = &icon {
                p.its-icon { b { (scene.say(&msg("face-icon-is").term("icon", icon.clone()))) } " " (scene.t(&format!("{icon}-help"))) }
            }
            @if revealed == Some(false) { p.unsaid { (scene.t(if icon.is_some() { "face-icon-only" } else { "face-icon-none" })) } }
            @else { p { (scene.say(&card.help())) } }
        }
    }
}

/// The combat half alone.
pub fn half(scene: &Scene<ClashOfCultures>, half: Half, dead: bool) -> Markup {
    let key = half.key();
    html! {
        div class={ "coc-half" @if dead { " dead" } } data-tip=(key) {
            div.card-name { (inline("swords")) (scene.t(&key)) }
            p { (scene.t(&format!("{key}-help"))) }
        }
    }
}
