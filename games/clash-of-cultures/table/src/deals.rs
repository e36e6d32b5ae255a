//! Goods in a row, a trade on the table, a region that waits to be laid.

use crate::hand;
use crate::hex;
use crate::symbols::{self, inline};
use clash_of_cultures::{Action, ClashOfCultures, Good, Named, Pile, TradeView, Unlaid, layout, targets};
use kernel::{Seat, Target, msg};
use maud::{Markup, html};
use table::{Scene, at, name_tag};

/// What a pile holds, with its icons.
pub fn chips(scene: &Scene<ClashOfCultures>, pile: &Pile) -> Markup {
    let held = Good::ALL.iter().filter(|g| pile.get(**g) > 0);
    html! {
        span.goods {
            @for g in held.clone() {
                @let label = scene.say(&g.term().num("n", pile.get(*g)));
                span.good data-tip=(label) role="img" aria-label=(label) { b { (pile.get(*g)) } (inline(g.name())) }
            }
            @if held.count() == 0 { span.nil { "–" } }
        }
    }
}

/// Who gives what for what; while it is drafted, with scales to change it.
pub fn trade(scene: &Scene<ClashOfCultures>) -> Markup {
    let Some(t) = &scene.view.trade else { return html! {} };
    html! {
        section.coc-now.deal aria-label=(scene.t("face-trade")) {
            h2 { (inline("gold")) (scene.t(if t.proposed { "face-trade-proposed" } else { "face-trade" })) }
            @if t.proposed {
                div.sides {
                    (side(scene, t.from, &t.give, t.card_count, t.goal_count))
                    span.swap aria-hidden="true" { "⇄" }
                    (side(scene, t.to, &t.ask, t.ask_cards, t.ask_goals))
                }
            } @else { (scales(scene, t)) }
            @if !(t.cards.is_empty() && t.goals.is_empty()) {
                div.coc-deal-cards {
                    @for c in t.cards.iter() { (small(scene, &c.title().key())) }
                    @for g in t.goals.iter() { (small(scene, &g.fact().top.key())) }
                }
            }
        }
    }
}

/// One row a good: what each side gives of what it has.
fn scales(scene: &Scene<ClashOfCultures>, t: &TradeView) -> Markup {
    let stock = |seat: Seat| &scene.view.players[seat.index()];
    let (mine, theirs) = (stock(t.from), stock(t.to));
    // What the one who gets it could not keep stands beside what is given.
    let scale = |less: Target, n: u8, of: u8, more: Target, lost: u8, gets: Seat| -> Markup {
        let tip = scene.say(&msg("face-no-room").num("n", lost).seat("who", gets));
        html! {
            td.scale { span.less data-target=(at(less)) { "−" } b { (n) } small { "/" (of) } span.more data-target=(at(more)) { "+" }
                @if lost > 0 { em.lost data-tip=(tip) role="img" aria-label=(tip) { "−" (lost) } } }
        }
    };
    let asked = |n: u8, of: u8, more: Target| -> Markup {
        html! { td.scale { span.gap {} b { (n) } small { "/" (of) } span.more data-target=(at(more)) { "+" } } }
    };
    html! {
        table.scales {
            thead {
                tr { td {} @for who in [t.from, t.to] { th { (name_tag(who, scene.name(who))) " " (scene.t("face-gives")) } } }
            }
            tbody {
                @for g in Good::ALL {
                    @let name = format!("face-good-{}", g.name());
                    tr { th data-tip=(name) { (inline(g.name())) span { (scene.t(&name)) } }
                        (scale(targets::ungive(g), t.give.get(g), mine.stock.get(g), targets::give(g), t.lost[1].get(g), t.to))
                        (scale(targets::unask(g), t.ask.get(g), theirs.stock.get(g), targets::ask(g), t.lost[0].get(g), t.from)) }
                }
                tr {
                    th { (inline("card")) span { (scene.t("face-action-cards")) } }
                    td.scale { span.gap {} b { (t.card_count) } small { "/" (mine.hand_size) } }
                    (asked(t.ask_cards, theirs.hand_size, targets::ASK_CARD))
                }
                tr {
                    th { (inline("goal")) span { (scene.t("face-objective-cards")) } }
                    td.scale { span.gap {} b { (t.goal_count) } small { "/" (mine.goal_count) } }
                    (asked(t.ask_goals, theirs.goal_count, targets::ASK_GOAL))
                }
            }
        }
    }
}

/// Every way to pay a bill, as it was offered.
pub fn ways(scene: &Scene<ClashOfCultures>) -> Markup {
    let choices = scene.offer.iter().flat_map(|o| &o.choices);
    let ways: Vec<(Target, &Pile)> = choices
        .filter_map(|c| match &c.action {
            Action::Pay(way) => Some((c.show.target, way)),
            _ => None,
        })
        .collect();
    html! {
        @if !ways.is_empty() {
            section.coc-now.pay aria-label=(scene.t("face-pay")) {
                h2 { (inline("gold")) (scene.t("face-pay")) }
                div.ways-to-pay { @for (target, way) in &ways { span.way data-target=(at(*target)) { (chips(scene, way)) } } }
            }
        }
    }
}

fn small(scene: &Scene<ClashOfCultures>, key: &str) -> Markup {
    html! { span.mini data-tip=(key) { (inline("card")) (scene.t(key)) } }
}

fn side(scene: &Scene<ClashOfCultures>, who: Seat, pile: &Pile, cards: u8, goals: u8) -> Markup {
    html! {
        div.party {
            p { (name_tag(who, scene.name(who))) " " (scene.t("face-gives")) }
            p { (chips(scene, pile))
                @if cards > 0 { " " span.good data-tip=(scene.t("face-action-cards")) { b { (cards) } (inline("card")) } }
                @if goals > 0 { " " span.good data-tip=(scene.t("face-objective-cards")) { b { (goals) } (inline("goal")) } }
            }
        }
    }
}

/// A region turned over: both ways it could lie, as the choices name them.
pub fn unlaid(scene: &Scene<ClashOfCultures>) -> Markup {
    let Some(region) = &scene.view.explored else { return html! {} };
    html! {
        section.coc-now.unlaid aria-label=(scene.t("face-unlaid")) {
            h2 { (inline("tile")) (scene.t("face-unlaid")) }
            div.both { (lies(scene, region, false)) (lies(scene, region, true)) }
            @if region.camps.iter().any(|camps| !camps.is_empty()) { p.fort { (scene.t("face-lies-camps")) } }
        }
    }
}

fn lies(scene: &Scene<ClashOfCultures>, region: &Unlaid, turned: bool) -> Markup {
    let grid = hex::grid(scene.view.players.len() as u8);
    let places = layout(scene.view.players.len() as u8).slots[region.slot as usize];
    let points: Vec<(f32, f32)> = places.iter().map(|s| grid.middle(*s)).collect();
    let low = points.iter().fold((f32::MAX, f32::MAX), |m, p| (m.0.min(p.0), m.1.min(p.1)));
    let high = points.iter().fold((f32::MIN, f32::MIN), |m, p| (m.0.max(p.0), m.1.max(p.1)));
    let r = grid.radius;
    let frame =
        format!("{} {} {} {}", low.0 - r, low.1 - r, high.0 - low.0 + 2.0 * r, high.1 - low.1 + 2.0 * r);
    html! {
        figure data-target=(at(targets::lie(turned))) {
            svg viewBox=(frame) aria-hidden="true" {
                @for (i, (x, y)) in points.iter().enumerate() {
                    @let kind = region.terrain[if turned { 3 - i } else { i }].name();
                    g class={ "hex t-" (kind) } transform={ "translate(" (x) "," (y) ")" } {
                        path.face d=(grid.hex) {}
                        use.deco href={ "#i-t-" (kind) } transform={ "scale(" (format!("{:.3}", grid.scale())) ")" } {}
                        @if region.camps[turned as usize].has(places[i]) {
                            g.camp transform={ "translate(0," (r * -0.42) ")" } {
                                circle.savage r=(r * 0.26) {} (symbols::at("barbarian", 0.0, 0.0, r * 0.42))
                            }
                        }
                        text.label y=(r * 0.2) { (hex::label(places[i])) }
                    }
                }
            }
            figcaption { (scene.t(if turned { "face-lies-turned" } else { "face-lies-printed" })) }
        }
    }
}

/// Event cards somebody keeps.
pub fn persons(scene: &Scene<ClashOfCultures>, seat: Seat) -> Markup {
    html! { @for card in scene.view.players[seat.index()].persons.iter() { (hand::event(scene, card, None)) } }
}
