//! Sheets below the board: figures on sale, improvements, wonders, milestones, production, a deal.

use crate::board;
use crate::draw;
use civilization_2002::Civilization2002;
use civilization_2002::data::{Icon, data};
use civilization_2002::deal::Item;
use civilization_2002::ids::{Era, Kind};
use civilization_2002::options::RuleSet;
use civilization_2002::targets;
use civilization_2002::view::{DealView, PlayerView, SaleView};
use kernel::{Seat, Target, msg};
use maud::{Markup, html};
use table::{Scene, at, mark, name_tag};

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
                    li class={ "good " (draw::era_class(sale.kind.era())) @if !sale.open { " shut" } } data-target=(at(Target::Card(targets::kind(sale.kind))))
                        data-tip={ "kind-" (sale.kind.name()) } {
                        (draw::inline(me, sale.kind))
                        span.what { (board::figure_name(scene, sale.kind)) }
                        span.cost { svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href="#i-gold" {} } b { (sale.price) } }
                        @if sale.dice > 0 { span.civ-dice { (sale.dice) " ⚅" @if sale.bonus > 0 { " +" (sale.bonus) } } }
                    }
                }
            }
        }
    };
    let hidden = |kind: Kind| kind == Kind::CARRIER && !advanced(scene);
    html! {
        @for era in Era::ALL {
            @let kinds: Vec<&SaleView> = scene.view.market.iter()
                .filter(|s| !hidden(s.kind) && if s.kind.is_settler() { era == Era::Ancient } else { s.kind.era() == era }).collect();
            h4 { (scene.t(&format!("era-{}", era.name()))) }
            (row(&kinds))
        }
    }
}

pub fn improvements(scene: &S) -> Markup {
    html! {
        @for era in Era::ALL {
            h4 { (scene.t(&format!("era-{}", era.name()))) }
            ul.goods {
                @for item in scene.view.improvements.iter().filter(|i| i.era == era) {
                    @let row = &data().improvements[item.improvement.index()];
                    li class={ "good " (draw::era_class(era)) @if !item.in_play || era != scene.view.era { " shut" } }
                        data-target=(at(Target::Card(targets::improvement(item.improvement)))) data-tip={ "improvement-" (item.improvement.name()) } {
                        @for _ in 0..row.icons { svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href={ "#" (match row.icon { Icon::Happy => "i-happy", Icon::Productive => "i-gear" }) } {} } }
                        span.what { (scene.t(&format!("improvement-{}", item.improvement.name()))) }
                        @for seat in item.owners.iter() { (mark(seat)) }
                    }
                }
            }
        }
    }
}

pub fn wonders(scene: &S) -> Markup {
    html! {
        @for era in Era::ALL {
            h4 { (scene.t(&format!("era-{}", era.name()))) }
            ul.goods {
                @for item in scene.view.wonders.iter().filter(|w| w.era == era) {
                    li class={ "good " (draw::era_class(era)) @if item.owner.is_none() && !item.in_supply { " shut" } }
                        data-target=(at(Target::Card(targets::wonder(item.wonder)))) data-tip={ "wonder-" (item.wonder.name()) } {
                        svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href="#i-wonder" {} }
                        span.what { (scene.t(&format!("wonder-{}", item.wonder.name()))) }
                        @if let Some(seat) = item.owner { (mark(seat)) }
                    }
                }
            }
        }
    }
}

pub fn milestones(scene: &S) -> Markup {
    html! {
        @for era in Era::ALL {
            h4 { (scene.t(&format!("era-{}", era.name()))) }
            ul.goods {
                @for item in scene.view.milestones.iter().filter(|m| m.era == era) {
                    @let need = &data().tables.milestones[item.milestone as usize / 3][item.milestone as usize % 3].id;
                    li class={ "good " (draw::era_class(era)) @if item.claimed || era != scene.view.era { " shut" } }
                        data-target=(at(Target::Card(targets::milestone(item.milestone)))) {
                        span.what { (scene.t(&format!("milestone-{need}"))) }
                        @if item.claimed { span.tick { "✓" } }
                        @for seat in item.met.iter() { (mark(seat)) }
                    }
                }
            }
        }
    }
}

/// How each gold came about: for every player the last production and what it would be now.
pub fn production(scene: &S) -> Markup {
    let cells = |made: &civilization_2002::state::Production| {
        html! {
            @for n in [made.cities, made.critical, made.unique, made.monopoly, made.wonders, made.topped_up] { td class={ @if n == 0 { "nil" } } { (n) } }
            td.sum { (made.income()) }
        }
    };
    let rows = |pick: fn(&PlayerView) -> &civilization_2002::state::Production| {
        html! { @for p in scene.view.players.iter().filter(|p| !p.out) { tr { th { (name_tag(p.seat, scene.name(p.seat))) } (cells(pick(p))) } } }
    };
    html! {
        @if let Some(critical) = &scene.view.critical {
            p.critical { (draw::inline_marker(critical.resource)) " "
                (scene.say(&msg("face-critical").num("n", critical.roll).term("what", format!("marker-{}", critical.resource.name())))) }
        }
        table.ledger {
            thead { tr { th {} @for key in ["cities", "critical", "unique", "monopoly", "wonders", "minimum", "income"] { th { (scene.t(&format!("face-made-{key}"))) } } } }
            tbody { tr.cap { th colspan="8" { (scene.t("face-made-last")) } } (rows(|p| &p.production)) }
            tbody { tr.cap { th colspan="8" { (scene.t("face-made-now")) } } (rows(|p| &p.forecast)) }
        }
    }
}

/// The offer on the table, or being put together.
pub fn deal(scene: &S, deal: &DealView) -> Markup {
    let side = |giver: Seat, items: &[Item], gold: u16| {
        html! {
            div.side-of-deal {
                h4 { (name_tag(giver, scene.name(giver))) " " (scene.t("face-gives")) }
                ul {
                    @for item in items { li { (scene.say(&describe(scene, giver, *item))) } }
                    @if gold > 0 { li.gold { (scene.say(&msg("item-gold").num("n", gold))) } }
                    @if items.is_empty() && gold == 0 { li.nil { (scene.t("item-nothing")) } }
                }
            }
        }
    };
    html! { div.deal { (side(deal.from, &deal.give, deal.pay)) span.swap aria-hidden="true" { "⇄" } (side(deal.to, &deal.take, deal.ask)) } }
}

fn describe(scene: &S, owner: Seat, item: Item) -> kernel::Msg {
    let area = |a: civilization_2002::ids::Area| msg(format!("area-{}", a.name()));
    match item {
        Item::Loan(a) => {
            let resource = scene.view.regions[a.index()].resource.map_or("no_encounter", |m| m.name());
            msg("item-loan").term("what", format!("marker-{resource}")).with("where", area(a))
        }
        Item::Settlement(a) => {
            let size = board::size_id(scene.view.regions[a.index()].size);
            msg("item-settlement").term("what", format!("size-{size}")).with("where", area(a))
        }
        Item::Technology(tech) => msg(format!("tech-{}", tech.name())),
        Item::Wonder(wonder) => msg(format!("wonder-{}", wonder.name())),
        Item::Piece(slot) => match scene.view.pieces.iter().find(|p| p.seat == owner && p.slot == slot) {
            Some(p) => msg("figure-in").with("what", p.figure.name()).with("where", area(p.area)),
            None => msg("item-nothing"),
        },
    }
}
