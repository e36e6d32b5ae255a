//! Sheets below the board: figures on sale, improvements, wonders, milestones.

use crate::{battle, board, draw, tips};
use civilization_2002::Civilization2002;
use civilization_2002::data::{Icon, data};
use civilization_2002::ids::*;
use civilization_2002::options::RuleSet;
use civilization_2002::targets;
use civilization_2002::view::SaleView;
use kernel::{Seat, Target, msg};
use maud::{Markup, html};
use table::{Scene, at, mark};

type S<'a> = Scene<'a, Civilization2002>;

pub fn advanced(scene: &S) -> bool {
    scene.view.options.rules == RuleSet::Advanced
}

/// Every kind of figure with its price and dice; those of the era on sale first.
pub fn units(scene: &S) -> Markup {
    let me = match scene.audience {
        kernel::Audience::Seat(seat) => seat,
        kernel::Audience::Table => Seat(0),
    };
    let row = |kinds: &[&SaleView]| {
        html! {
            ul.goods {
                @for sale in kinds {
                    li class={ "good " (draw::era_class(sale.kind.era())) @if !sale.open { " shut" } }
                        data-target=(at(Target::Card(targets::kind(sale.kind))))
                        data-tip=(tips::id(scene, &format!("kind-{}", sale.kind.name()))) {
                        (draw::inline(me, sale.kind))
                        span.what { (board::figure_name(scene, sale.kind)) }
                        span.cost { svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href="#i-gold" {} } b { (sale.price) } }
                        @if sale.dice > 0 { span.civ-dice { (scene.say(&msg("face-dice").num("n", sale.dice).num("bonus", sale.bonus))) } }
                        (share(scene, sale.share, sale.technology))
                    }
                }
            }
        }
    };
    let hidden = |kind: Kind| kind == Kind::Carrier && !advanced(scene);
    html! {
        @for era in Era::ALL {
            @let kinds: Vec<&SaleView> = scene.view.market.iter()
                .filter(|s| !hidden(s.kind) && if s.kind.is_settler() { era == Era::Ancient } else { s.kind.era() == era }).collect();
            h3 { (scene.t(&era.key())) }
            (row(&kinds))
        }
        (battle::superiority(scene))
    }
}

/// R4.3.4: what of the price goes to the owner of the technology.
pub fn share(scene: &S, share: Option<(Seat, u16)>, tech: Option<Tech>) -> Markup {
    html! {
        @if let Some(((owner, n), tech)) = share.zip(tech) {
            @let text = scene.say(&msg("face-share").num("n", n).seat("who", owner).term("tech", tech.key()));
            span.share data-tip=(text) role="img" aria-label=(text) { (n) "→" (mark(owner)) " " (scene.t(&tech.key())) }
        }
    }
}

pub fn improvements(scene: &S) -> Markup {
    html! {
        @for era in Era::ALL {
            h3 { (scene.t(&era.key())) }
            ul.goods {
                @for item in scene.view.improvements.iter().filter(|i| i.era == era) {
                    @let row = item.improvement.facts();
                    li class={ "good " (draw::era_class(era)) @if !item.in_play || era != scene.view.era { " shut" } }
                        data-target=(at(Target::Card(targets::improvement(item.improvement)))) data-tip=(item.improvement.key()) {
                        @let icon = if row.icon == Icon::Happy { "i-happy" } else { "i-gear" };
                        @for _ in 0..row.icons {
                            svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (icon) } {} }
                        }
                        span.what { (scene.t(&item.improvement.key())) }
                        span.cost { svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href="#i-gold" {} } b { (item.price) } }
                        @if item.in_play { (share(scene, item.share, Some(item.technology))) }
                        @if !item.owners.is_empty() { span.owners { @for seat in item.owners.iter() { (mark(seat)) } } }
                    }
                }
            }
        }
    }
}

pub fn wonders(scene: &S) -> Markup {
    html! {
        // R3.3: that they are points and nothing else is not to be guessed from thirty names.
        @if !advanced(scene) {
            p.hint { (scene.say(&msg("face-wonders-help").num("n", data().tables.points.basic.wonder as i64))) }
        }
        @for era in Era::ALL {
            h3 { (scene.t(&era.key())) }
            ul.goods {
                @for item in scene.view.wonders.iter().filter(|w| w.era == era) {
                    li class={ "good " (draw::era_class(era)) @if item.owner.is_none() && !item.in_supply { " shut" } }
                        data-target=(at(Target::Card(targets::wonder(item.wonder)))) data-tip=(tips::id(scene, &item.wonder.key())) {
                        svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href="#i-wonder" {} }
                        span.what { (scene.t(&item.wonder.key())) }
                        @if let Some(seat) = item.owner { (mark(seat)) }
                    }
                }
            }
        }
    }
}

/// R3.3: the milestones of every era, and how far everybody is with those that can be claimed now.
pub fn milestones(scene: &S) -> Markup {
    html! {
        p.hint { (scene.t("face-milestones-help")) }
        @for era in Era::ALL {
            h3 { (scene.t(&era.key())) }
            ul.goods {
                @for item in scene.view.milestones.iter().filter(|m| m.era == era) {
                    li class={ "good " (draw::era_class(era)) @if item.claimed || era != scene.view.era { " shut" } }
                        data-target=(at(Target::Card(targets::milestone(item.milestone)))) {
                        span.what { (scene.say(&item.milestone.term())) }
                        @if item.claimed { span.tick { "✓" } }
                        @if !item.claimed && era == scene.view.era {
                            @for player in scene.view.players.iter().filter(|p| !p.out) {
                                span class={ "far-along" @if item.met.contains(player.seat) { " met" } } {
                                    (mark(player.seat)) b { (item.counted[player.seat.index()]) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
