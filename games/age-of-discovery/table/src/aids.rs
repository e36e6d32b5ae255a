//! Reference tables and tips.

use crate::draw;
use crate::regions::sizes;
use age_of_discovery::{
    AgeOfDiscovery, Building, Effect, Good, Kind, Nation, Region, Track, Training, colony_of, facts,
};
use kernel::{Key, msg};
use kit::{Id, Named};
use maud::{Markup, html};
use table::{Aid, Scene, Tip, Words, mark};

pub fn aids(scene: &Scene<AgeOfDiscovery>) -> Vec<Aid> {
    let mut aids = vec![
        Aid::of_match("colonies", scene.t("face-aid-colonies"), colonies(scene)),
        Aid::of_rules("income", scene.t("face-aid-income"), income(scene)),
        Aid::of_rules("workers", scene.t("face-aid-workers"), workers(scene)),
        Aid::of_match("goods", scene.t("face-aid-goods"), goods(scene)),
    ];
    if let Some(last) = &scene.view.last_age {
        let body = html! { ul { @for b in last { li data-tip=(b.key()) { (scene.t(&b.key())) } } } };
        aids.push(Aid::of_match("last-age", scene.t("face-aid-last-age"), body));
    }
    aids
}

/// Who is how strong where, the leader in bold; and what that would score now, which is no part of the score yet (R10.1).
fn colonies(scene: &Scene<AgeOfDiscovery>) -> Markup {
    let values = &facts().constants.colony;
    html! {
        table {
            thead { tr { td {} @for s in 0..scene.view.seats {
                th { (mark(kernel::Seat(s))) span.sr { (scene.name(kernel::Seat(s))) } } } } }
            @for region in Region::all() {
                @let sizes = sizes(scene.view, region);
                @let most = sizes.iter().map(|s| s.1).max().unwrap_or(0);
                @let scores = most >= values.min_workers_one_player;
                tr { th { (scene.t(&region.key())) }
                    @for (_, n) in &sizes {
                        td class={ @if *n == 0 { "nil" } @else if *n == most && scores { "lead" } } { (n) } } }
            }
            @let points: Vec<_> = scene.view.regions.iter().map(|land| colony_of(&land.workers)).collect();
            tr { th { (scene.t("face-aid-colonies-now")) }
                @for seat in 0..scene.view.seats as usize { td { (points.iter().map(|region| region[seat]).sum::<u16>()) } } }
        }
        p.hint { (scene.t("face-aid-colonies-help")) }
    }
}

fn income(scene: &Scene<AgeOfDiscovery>) -> Markup {
    let sets = &facts().constants.set_values;
    let money = |n: u16| scene.say(&msg("face-money-n").num("n", n));
    html! {
        table {
            tr { td { (scene.t("face-set-four")) } td { b { (money(sets.four_same)) } } }
            tr { td { (scene.t("face-set-three")) } td { b { (money(sets.three_same)) } } }
            tr { td { (scene.t("face-set-any")) } td { b { (money(sets.any_three)) } } }
        }
        p.hint { (scene.t("face-set-help")) }
    }
}

fn workers(scene: &Scene<AgeOfDiscovery>) -> Markup {
    html! {
        table {
            @for kind in Kind::all().filter(|k| scene.view.options.builders || *k != Kind::Builder) {
                tr { td { (draw::inline("nobody", draw::anybody(kind))) } th { (scene.t(&kind.key())) } td {
                    (scene.t(&format!("{}-help", kind.key()))) } }
            }
        }
    }
}

/// Tokens by kind: on the map, with players, out of the game; the rest is in the bag or on offer.
fn goods(scene: &Scene<AgeOfDiscovery>) -> Markup {
    html! {
        table {
            thead { tr { td {} th { (scene.t("face-goods-all")) } th { (scene.t("face-goods-held")) } th {
                (scene.t("face-goods-gone")) } } }
            @for good in Good::all() {
                @let held: u32 = scene.view.players.iter().map(|p| p.goods[good] as u32).sum();
                tr { th { svg.pic.square viewBox="-18 -18 36 36" aria-hidden="true" { (draw::good(good)) } " " (scene.t(&good.key())) }
                    td { (facts().goods[good]) } td { (held) } td { (scene.view.goods_out[good]) } }
            }
        }
        p.hint { (scene.t("face-bag")) (scene.t("ui-colon")) " " (scene.view.bag) }
        // R17.1
        @let ours = Region::all().filter(|region| facts().regions[*region].good_reconstructed);
        p.hint { (scene.say(&msg("face-reconstructed").list("regions", ours.map(|region| region.term())))) }
    }
}

pub fn tips(words: &Words) -> Vec<Tip> {
    let mut tips = Vec::new();
    let tip = |key: Key, rule| {
        let text = words.find(&format!("{key}-help")).unwrap_or_default().to_owned();
        Tip { title: draw::capital(words.get(&key)), text, rule, id: key.into_owned() }
    };
    tips.extend(Kind::all().map(|kind| {
        let rule = match kind {
            Kind::Colonist => None,
            Kind::Captain => Some("R6.6.3"),
            Kind::Merchant | Kind::Missionary => Some("R6.2.3"),
            Kind::Soldier => Some("R6.8.3"),
            Kind::Builder => Some("R6.5.1"),
        };
        tip(kind.key(), rule)
    }));
    tips.extend(
        Good::all().map(|good| Tip { text: good_help(words, good), ..tip(good.key(), Some("R7.1")) }),
    );
    tips.extend(Nation::all().map(|nation| tip(nation.key(), Some("R13.2"))));
    tips.extend(Training::all().map(|place| tip(place.key(), Some("R6.7"))));
    tips.extend(Track::all().map(|track| {
        let rule = match track {
            Track::Initiative => "R6.1",
            Track::Dock => "R6.2",
            Track::Goods => "R6.3",
            Track::MerchantShip => "R6.4",
            Track::Buildings => "R6.5",
            Track::Discovery => "R6.6",
            Track::Specialists => "R6.7",
            Track::War => "R6.8",
        };
        tip(track.key(), Some(rule))
    }));
    tips.extend(Region::all().flat_map(|r| region(words, r)));
    tips.extend(Building::all().map(|b| building(words, b)));
    for (id, rule) in [
        ("shut-dock", "R3.9"),
        ("shut-initiative", "R5.3"),
        ("dock-x", "R6.2.1"),
        ("dock-y", "R6.2.1"),
        ("money", "R1.11"),
        ("income", "R7.1"),
        ("ship", "R6.4"),
        ("rounds", "R9.1"),
        ("stake", "R10.1"),
        ("stack", "R9.5"),
        // Whose name begins so is told apart from the track of that name.
        ("spoils", "R6.5.1"),
        ("bag", "R9.3"),
    ] {
        let key = format!("face-{id}");
        let text = words.find(&format!("{key}-help")).unwrap_or_default().to_owned();
        tips.push(Tip { id: id.to_owned(), title: words.get(&key).to_owned(), text, rule: Some(rule) });
    }
    tips
}

/// R7.1: what a good is for.
fn good_help(words: &Words, good: Good) -> String {
    let pay = facts().constants.set_values;
    let said = msg("face-good-help").num("four", pay.four_same).num("three", pay.three_same);
    words.fill(&said.num("any", pay.any_three).num("n", facts().goods[good]))
}

/// A region, and the token that lies there.
fn region(words: &Words, region: Region) -> [Tip; 2] {
    let good = facts().regions[region].good;
    let key = region.key();
    let token = Tip {
        id: format!("token-{}", region.name()),
        title: draw::capital(words.get(&good.key())),
        text: words.get("face-token-help").to_owned(),
        rule: Some("R1.6"),
    };
    let land = Tip {
        title: words.get(&key).to_owned(),
        text: words.fill(&msg("face-region-good").with("good", good.term())),
        rule: Some("R10.1"),
        id: key.into_owned(),
    };
    [land, token]
}

/// R1.4: whom a building brings who is more than a colonist.
fn specialist(effect: &Effect) -> Option<Kind> {
    match *effect {
        Effect::GainWorkers { worker, .. }
        | Effect::FreeWorker { worker, .. }
        | Effect::PlaceWorkers { worker, .. } => Some(worker).filter(|kind| *kind != Kind::Colonist),
        _ => None,
    }
}

/// What a building does, what the specialist is for that it brings, and what it costs unless it is free.
fn building(words: &Words, building: Building) -> Tip {
    let id = building.key();
    let mut text = words.get(&format!("{id}-help")).to_owned();
    if let Some(kind) = specialist(&building.facts().effect) {
        text.push(' ');
        let said = msg("face-of-worker").with("kind", kind.term());
        text.push_str(&words.fill(&said.with("use", msg(kind.key_in("use-{}")))));
    }
    if building.facts().cost > 0 {
        text.push(' ');
        text.push_str(&words.fill(&msg("face-price").num("n", building.facts().cost)));
    }
    Tip { title: words.get(&id).to_owned(), text, rule: Some("R12"), id: id.into_owned() }
}
