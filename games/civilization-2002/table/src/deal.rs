//! The trade dialogue: what lies on the table, what it would change, and what could be added.

use crate::{draw, sheets, tips};
use civilization_2002::Civilization2002;
use civilization_2002::action::Action;
use civilization_2002::data::{Effect, data};
use civilization_2002::ids::*;
use civilization_2002::state::size_name;
use civilization_2002::targets;
use civilization_2002::trade::{COINS, Item};
use civilization_2002::view::{DealView, TriedView};
use kernel::{Audience, Msg, Seat, Target, msg};
use maud::{Markup, html};
use table::{Scene, at, mark, name_tag};

type S<'a> = Scene<'a, Civilization2002>;

/// One player's side of the deal.
struct Side<'a> {
    giver: Seat,
    items: &'a [Item],
    gold: u16,
    income: (u16, u16),
    points: (i32, i32),
    /// What the other one gives of it.
    across: u16,
    /// What could still be put there; nothing once it is proposed.
    more: Vec<Item>,
    coin: fn(usize) -> u16,
    tried: &'a [TriedView],
    /// Whoever proposes, and whoever is asked.
    seats: [Seat; 2],
}

/// The offer on the table, or being put together.
pub fn dialogue(scene: &S, deal: &DealView) -> Markup {
    let choices = scene.offer.map(|o| o.choices.as_slice()).unwrap_or_default();
    let more = |mine: bool| {
        choices
            .iter()
            .filter_map(|c| match c.action {
                Action::Give(item) if mine => Some(item),
                Action::Take(item) if !mine => Some(item),
                _ => None,
            })
            .collect()
    };
    let drafting = choices.iter().any(|c| c.action == Action::PutBack);
    let give = Side {
        giver: deal.from,
        items: &deal.give,
        gold: deal.pay,
        across: deal.ask,
        income: deal.income[0],
        points: deal.points[0],
        more: more(true),
        coin: targets::pay,
        tried: &deal.tried,
        seats: [deal.from, deal.to],
    };
    let take = Side {
        giver: deal.to,
        items: &deal.take,
        gold: deal.ask,
        across: deal.pay,
        income: deal.income[1],
        points: deal.points[1],
        more: more(false),
        coin: targets::ask,
        tried: &deal.tried,
        seats: [deal.from, deal.to],
    };
    html! {
        section class={ "deal" @if drafting { " draft" } } aria-label=(scene.t("face-deal")) {
            (half(scene, &give, drafting)) span.swap aria-hidden="true" { "⇄" } (half(scene, &take, drafting))
        }
    }
}

fn half(scene: &S, side: &Side, drafting: bool) -> Markup {
    let nothing = side.items.is_empty() && side.gold == 0;
    let way = |up: bool| Some(if up { "up" } else { "down" });
    let ((now, then), (before, after)) = (side.income, side.points);
    html! {
        div.side-of-deal {
            h3 {
                @if scene.audience == Audience::Seat(side.giver) { (mark(side.giver)) span data-now { (scene.t("face-you-give")) } }
                @else { (name_tag(side.giver, scene.name(side.giver))) " " (scene.t("face-gives")) }
                small.change class=[way(then > now).filter(|_| now != then)] {
                    (scene.say(&msg(income_key(scene, side)).num("now", now).num("then", then))) }
                // R5.1: what changes hands may be worth more than its production.
                @if before != after {
                    small.change class=[way(after > before)] {
                        (scene.say(&msg("face-deal-points").num("now", before).num("then", after))) }
                }
            }
            ul.goods.laid {
                @for item in side.items { (good(scene, side, *item, Shown::Laid)) }
                @if side.gold > 0 {
                    @let gold = scene.say(&msg("item-gold").num("n", side.gold));
                    li.good data-target=(at(Target::Card(targets::NO_GOLD))) { (draw::coin()) (gold) }
                }
                @if nothing { li.nil { (scene.t("item-nothing")) } }
            }
            @if drafting { (tray(scene, side)) }
        }
    }
}

/// R3.5: what is brought to the minimum stays there, whatever is dealt, and says so.
fn income_key(scene: &S, side: &Side) -> &'static str {
    let (now, then) = side.income;
    let least = scene.view.players[side.giver.index()].forecast.topped_up > 0;
    if now == then && least { "face-deal-income-least" } else { "face-deal-income" }
}

/// Why a coin cannot be laid down, as far as everybody at the deal sees it: gold goes one way, and no further than a purse.
fn no_coin(scene: &S, side: &Side, coins: u16) -> Option<String> {
    let gold = scene.view.players[side.giver.index()].gold;
    let yours = scene.audience.is(side.giver);
    if side.across > 0 {
        let key = if yours { "face-deal-gold-theirs" } else { "face-deal-gold-yours" };
        return Some(scene.t(key).to_owned());
    }
    let key = if yours { "face-deal-purse-yours" } else { "face-deal-purse-theirs" };
    (side.gold + coins > gold).then(|| scene.say(&msg(key).seat("who", side.giver).num("n", gold)))
}

/// Everything that could be added, by kind.
fn tray(scene: &S, side: &Side) -> Markup {
    type Sort = (&'static str, fn(&Item) -> bool);
    const SORTS: [Sort; 5] = [
        ("loans", |i| matches!(i, Item::Loan(_))),
        ("technologies", |i| matches!(i, Item::Technology(_))),
        ("wonders", |i| matches!(i, Item::Wonder(_))),
        ("figures", |i| matches!(i, Item::Piece(_))),
        ("settlements", |i| matches!(i, Item::Settlement(_))),
    ];
    html! {
        div.tray {
            div.sort {
                h4 { (scene.t("face-gold")) }
                ul.goods {
                    @for (i, n) in COINS.iter().enumerate() {
                        li.good data-target=(at(Target::Card((side.coin)(i)))) data-tip=[no_coin(scene, side, *n)] {
                            (draw::coin()) "+" (n)
                        }
                    }
                }
            }
            @for (id, fits) in SORTS {
                // What is on the table keeps its place here: nothing slides away under the pointer.
                @let items = sorted(side, fits);
                @if !items.is_empty() {
                    div.sort {
                        h4 { (scene.t(&format!("face-deal-{id}"))) }
                        ul.goods {
                            @for (item, taken) in items {
                                (good(scene, side, item, if taken { Shown::Taken } else { Shown::Free }))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What fits, in the order of the tray, and whether it lies on the table.
fn sorted(side: &Side, fits: fn(&Item) -> bool) -> Vec<(Item, bool)> {
    let free = side.more.iter().map(|item| (*item, false));
    let laid = side.items.iter().map(|item| (*item, true));
    let mut items: Vec<(Item, bool)> = free.chain(laid).filter(|(item, _)| fits(item)).collect();
    items.sort_by_key(|(item, _)| place(item));
    items
}

/// Where a thing of its kind stands in the tray.
fn place(item: &Item) -> usize {
    match item {
        Item::Loan(area) | Item::Settlement(area) => area.index(),
        Item::Technology(tech) => tech.index(),
        Item::Wonder(wonder) => wonder.index(),
        Item::Piece(slot) => *slot as usize,
    }
}

/// Where a thing is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// On the table.
    Laid,
    /// In the tray, while it lies on the table.
    Taken,
    /// In the tray.
    Free,
}

/// A thing that changes hands. On the table it says what it is; in the tray its heading does.
fn good(scene: &S, side: &Side, item: Item, shown: Shown) -> Markup {
    let owner = side.giver;
    let name = |area: Area| scene.t(&area.key()).to_owned();
    let region = |area: Area| &scene.view.regions[area.index()];
    let (target, picture, short) = match item {
        Item::Loan(area) => (
            Target::Card(targets::city(area)),
            html! { @if let Some(resource) = region(area).resource { (draw::inline_marker(resource)) } },
            region(area).resource.map_or_else(|| name(area), |resource| scene.say(&resource.term())),
        ),
        Item::Settlement(area) => (
            Target::Space(targets::area(area)),
            draw::inline_settlement(owner, region(area).size),
            name(area),
        ),
        Item::Technology(tech) => (
            Target::Card(targets::tech(tech)),
            html! { svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href="#i-tech" {} } },
            scene.t(&tech.key()).to_owned(),
        ),
        Item::Wonder(wonder) => (
            Target::Card(targets::wonder(wonder)),
            html! { svg.coin viewBox="0 0 24 24" aria-hidden="true" { use href="#i-wonder" {} } },
            scene.t(&wonder.key()).to_owned(),
        ),
        Item::Piece(slot) => {
            let piece = scene.view.pieces.iter().find(|p| p.seat == owner && p.slot == slot);
            (
                Target::Piece(targets::piece(owner, slot)),
                html! { @if let Some(p) = piece { (draw::inline(owner, p.figure.kind)) } },
                piece.map_or_else(String::new, |p| name(p.area)),
            )
        }
    };
    let full = scene.say(&describe(scene, owner, item));
    let worth = worth(scene, side, item).filter(|_| shown == Shown::Free);
    let told = worth.as_ref().map(|worth| worth.told(scene));
    let parts = [Some(full.clone()), points(scene, item), told].into_iter().flatten();
    let tip = parts.chain(completes(scene, side, item)).chain(effect(scene, side, item));
    let tip = tip.collect::<Vec<_>>().join(". ");
    html! {
        li.good.taken[shown == Shown::Taken] data-target=(at(target)) data-tip=(tip) {
            (picture) @if shown == Shown::Laid { (full) } @else { (short) }
            @if let Some(worth) = worth { (worth.marks(scene)) }
        }
    }
}

/// R3.2, R3.3, R5.1, R5.3: what would move with it, to whoever takes it.
fn points(scene: &S, item: Item) -> Option<String> {
    let (points, advanced) = (&data().tables.points, sheets::advanced(scene));
    let worth = |n: i32| msg("face-card-worth").num("n", n);
    let said = match item {
        Item::Settlement(area) => worth(scene.view.regions[area.index()].size as i32),
        Item::Technology(tech) if advanced => {
            worth(if tech.facts().great { points.advanced.great_discovery } else { 0 })
        }
        Item::Technology(_) => msg("face-deal-tech").num("n", points.basic.technology),
        Item::Wonder(_) => worth(if advanced { points.advanced.wonder } else { points.basic.wonder }),
        _ => return None,
    };
    Some(scene.say(&said))
}

/// R9.27, R4.3.4: what a technology or a wonder of the advanced game does for whoever takes it: what it brought at once stays
/// where it is.
fn effect(scene: &S, side: &Side, item: Item) -> Option<String> {
    let said = match item {
        _ if !sheets::advanced(scene) => return None,
        Item::Technology(tech) => {
            let sold = tips::sold(tech);
            if sold.is_empty() {
                return Some(scene.t("face-deal-tech-nothing").to_owned());
            }
            let gold = data().tables.advanced.share[tech.facts().era.index()];
            msg("face-deal-tech-share").num("n", gold).list("what", sold)
        }
        Item::Wonder(wonder) => {
            let active = scene.view.players[side.giver.index()].active.has(wonder);
            if !active || matches!(wonder.facts().effect, Effect::Settlers(_) | Effect::Units { .. }) {
                return Some(scene.t("face-deal-wonder-spent").to_owned());
            }
            return Some(scene.t(&wonder.key_in("wonder-{}-help")).to_owned());
        }
        _ => return None,
    };
    Some(scene.say(&said))
}

/// R3.5, R4.5: what a loan adds to what its borrower holds. It shows even where an income stays at the minimum, and on which
/// rolls the card would be critical.
fn completes(scene: &S, side: &Side, item: Item) -> Vec<String> {
    let (tables, regions) = (&data().tables, &scene.view.regions);
    let resource = |area: Area| regions[area.index()].resource;
    let Item::Loan(lent) = item else { return Vec::new() };
    let Some((kind, who)) = resource(lent).zip(side.seats.into_iter().find(|seat| *seat != side.giver))
    else {
        return Vec::new();
    };
    let held = regions.iter().filter(|region| region.holder == Some(who) && region.resource == Some(kind));
    let laid = side.items.iter().filter(|other| {
        **other != item && matches!(other, Item::Loan(area) if resource(*area) == Some(kind))
    });
    let alike = held.count() + laid.count() + 1;
    let said = |key: &'static str, n: u16| msg(key).seat("who", who).num("n", n);
    let advanced = sheets::advanced(scene);
    // R3.5: of what it adds, whoever is brought to the minimum sees only what is above it.
    let gold = match alike {
        1 if advanced => tables.unique_gold,
        1 => scene.view.players[who.index()].technologies.len() as u16,
        3..=5 => tables.monopoly[alike - 3] - if alike > 3 { tables.monopoly[alike - 4] } else { 0 },
        _ => 0,
    };
    let covered = scene.view.players[who.index()].forecast.topped_up.min(gold);
    let least = tables.minimum_income;
    let covered = (covered > 0).then(|| said("face-deal-loan-covered", covered).num("least", least));
    let adds = match alike {
        1 => said("face-deal-loan-kind", gold),
        2 => said("face-deal-loan-second", tables.monopoly[0]),
        3..=5 => said("face-deal-loan-alike", tables.monopoly[alike - 3]).num("alike", alike as i64),
        _ => return Vec::new(),
    };
    let ranges = || tips::rolls(kind, scene.view.era);
    let rolls: Vec<Msg> =
        ranges().map(|(from, to)| msg("face-deal-loan-roll").num("from", from).num("to", to)).collect();
    let critical = (alike == 1 && !rolls.is_empty()).then(|| {
        let gold = if advanced { tables.critical_gold } else { 0 };
        let chance = msg("ui-percent").num("n", tips::chance(ranges()));
        said("face-deal-loan-critical", gold).list("rolls", rolls).with("chance", chance)
    });
    [adds].into_iter().chain(covered).chain(critical).map(|said| scene.say(&said)).collect()
}

/// R3.5: what a loan or a settlement would make of both incomes: the reason to trade at all is seen before it is tried.
struct Worth {
    seats: [Seat; 2],
    income: [(u16, u16); 2],
}

fn worth(scene: &S, side: &Side, item: Item) -> Option<Worth> {
    let tried = side.tried.iter().find(|tried| tried.item == item)?;
    let mut worth = Worth { seats: side.seats, income: tried.income };
    // One's own first.
    if !scene.audience.is(worth.seats[0]) {
        worth.seats.reverse();
        worth.income.reverse();
    }
    Some(worth)
}

impl Worth {
    fn told(&self, scene: &S) -> String {
        let parts = self.seats.iter().zip(self.income).map(|(seat, (now, then))| {
            let key = if scene.audience.is(*seat) { "face-deal-yours" } else { "face-deal-theirs" };
            msg(key).seat("who", *seat).num("now", now).num("then", then)
        });
        scene.say(&msg("face-deal-worth").list("how", parts))
    }

    fn marks(&self, scene: &S) -> Markup {
        html! {
            @for (seat, (now, then)) in self.seats.iter().zip(self.income) {
                @if now != then {
                    b class={ "worth " @if then > now { "up" } @else { "down" } } {
                        @if !scene.audience.is(*seat) { (mark(*seat)) }
                        @if then > now { "+" (then - now) } @else { "−" (now - then) }
                        (draw::icon("i-gauge-income"))
                    }
                }
            }
        }
    }
}

fn describe(scene: &S, owner: Seat, item: Item) -> Msg {
    let area = |a: Area| msg(a.key());
    match item {
        Item::Loan(a) => {
            let resource = scene.view.regions[a.index()].resource.unwrap_or(Marker::Nothing);
            msg("item-loan").with("what", resource.term()).with("where", area(a))
        }
        Item::Settlement(a) => {
            let size = scene.view.regions[a.index()].size;
            msg("item-settlement").with("what", size_name(size)).with("where", area(a))
        }
        Item::Technology(tech) => msg(tech.key()),
        Item::Wonder(wonder) => msg(wonder.key()),
        Item::Piece(slot) => match scene.view.pieces.iter().find(|p| p.seat == owner && p.slot == slot) {
            Some(p) => msg("figure-in").with("what", p.figure.name()).with("where", area(p.area)),
            None => msg("item-nothing"),
        },
    }
}
