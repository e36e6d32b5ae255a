//! A battle, round by round: both sides with units, dice, value and hits, cards, Fortress; the odds of going on.

use crate::board::space_name;
use crate::symbols::inline;
use crate::{cards, hand, units};
use clash_of_cultures::{BattleKind, BattleView, ClashOfCultures, Odds, SideView, Step, UnitKind};
use kernel::{Msg, msg};
use maud::{Markup, html};
use table::{Scene, name_tag, seat_class};

pub fn panel(scene: &Scene<ClashOfCultures>) -> Markup {
    let Some(b) = &scene.view.battle else { return html! {} };
    html! {
        section.coc-now.fight aria-label=(scene.t("face-battle")) {
            @let title = msg("face-battle-at").term("kind", kind(b.kind)).num("n", b.round);
            h2 { (inline("swords")) (scene.say(&title)) " " span.where { (space_name(b.at)) } }
            div.sides { (side(scene, b, 0)) (side(scene, b, 1)) }
            @if !rolled(b.step) { p.fort { (scene.t("face-dice-rule")) } }
            @if b.fortress && b.round == 1 { (fortress(scene, b)) }
            @if let Some(odds) = &b.odds {
                p.odds { (scene.say(&odds_rest(odds)))
                    span.chance aria-hidden="true" {
                        i.win style={ "width:" (odds.win) "%" } {} i.lose style={ "width:" (odds.lose) "%" } {}
                    } }
            }
        }
    }
}

/// All that can come of it.
fn odds_rest(odds: &Odds) -> Msg {
    let none = 100u8.saturating_sub(odds.win + odds.lose);
    msg("face-odds-rest").num("win", odds.win).num("lose", odds.lose).num("none", none)
}

fn kind(kind: BattleKind) -> String {
    let kind = match kind {
        BattleKind::Land => "land",
        BattleKind::Sea => "sea",
        BattleKind::Raid => "raid",
    };
    format!("face-battle-{kind}")
}

fn side(scene: &Scene<ClashOfCultures>, b: &BattleView, index: usize) -> Markup {
    let s = &b.sides[index];
    let class = s.seat.map_or("wild", seat_class);
    html! {
        div class={ "party " (class) } {
            p.who {
                @match s.seat {
                    Some(seat) => { (name_tag(seat, scene.name(seat))) }
                    None => { (units::barbarian()) b { (scene.t("face-barbarians")) } }
                }
                small { (scene.t(if index == 0 { "face-attacker" } else { "face-defender" })) } }
            p.ranks role="img" aria-label=(scene.say(&msg("face-ranks").num("n", s.units).num("lost", s.lost))) {
                @for _ in 0..s.units { (figure(b, s)) }
                @for _ in 0..s.lost.min(8) { span.fallen { (figure(b, s)) } }
                @if s.units == 0 && s.lost == 0 { span.nil { "–" } }
            }
            (strength(scene, b, index))
            (roll(scene, b, s))
            @if let Some(cast) = cards::cast(s.half, &s.cast) { p.force { (scene.say(&cast)) } }
            (card(scene, s))
        }
    }
}

fn figure(b: &BattleView, s: &SideView) -> Markup {
    match (s.seat, b.kind) {
        (None, _) => units::barbarian(),
        (Some(seat), BattleKind::Sea) => units::inline(seat, UnitKind::Ship),
        (Some(seat), _) => units::inline(seat, UnitKind::Army),
    }
}

/// What it rolls with: dice, bonus, hits besides the dice, hits it cancels.
fn strength(scene: &Scene<ClashOfCultures>, b: &BattleView, index: usize) -> Markup {
    if rolled(b.step) {
        return html! {};
    }
    let s = &b.sides[index];
    // Whoever faces nobody need not roll; barbarians do, for what they destroy (R13.3).
    let rolls = b.sides[1 - index].units > 0 || (b.kind == BattleKind::Raid && index == 0);
    html! {
        p.force {
            @if rolls { span data-tip=(scene.t("face-dice-help")) { (scene.say(&msg("face-dice").num("n", s.dice))) } }
            @else { span { (scene.t("face-card-no-dice")) } }
            @if s.modifier != 0 { span data-tip=(scene.t("face-bonus-help")) { (format!("{:+}", s.modifier)) } }
            @if s.steel > 0 { span data-tip="advance-steel-weapons" { (inline("swords")) "+" (s.steel) } }
            @if s.cancels > 0 { span data-tip=(scene.t("face-cancels-help")) { (inline("shield")) (s.cancels) } }
        }
    }
}

/// The dice of this round have fallen.
fn rolled(step: Step) -> bool {
    matches!(step, Step::Losses(_) | Step::After | Step::Decide)
}

fn roll(scene: &Scene<ClashOfCultures>, b: &BattleView, s: &SideView) -> Markup {
    if s.rolls.is_empty() {
        return html! {};
    }
    let hits = scene.say(&cards::hits(s.hits, s.value));
    html! {
        div class={ "roll" @if !rolled(b.step) { " past" } } {
            @if !rolled(b.step) { small { (scene.t("face-last-round")) } }
            p.dice-row role="img" aria-label=(s.rolls.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")) {
                @for face in &s.rolls { svg.coc-die viewBox="0 0 24 24" aria-hidden="true" { use href={ "#i-die-" (face) } {} } }
            }
            p.sum { b { (s.value) } " → " (hits) }
        }
    }
}

fn card(scene: &Scene<ClashOfCultures>, s: &SideView) -> Markup {
    html! {
        @match (s.card, s.half) {
            (Some(card), half) => { (hand::half(scene, card.half(), half.is_none() && !s.laid)) }
            (None, Some(half)) => { (hand::half(scene, half, false)) }
            (None, None) if s.laid => { div.coc-half.back { (inline("card")) (scene.t("face-sealed")) } }
            (None, None) => {}
        }
    }
}

fn fortress(scene: &Scene<ClashOfCultures>, b: &BattleView) -> Markup {
    html! {
        p.fort { (inline("fortress")) (scene.t("building-fortress")) (scene.t("ui-colon")) " "
            span class=[b.no_die.then_some("void")] { (scene.t("face-fortress-die")) } " · "
            span class=[b.no_cancel.then_some("void")] { (scene.t("face-fortress-cancel")) } }
    }
}
