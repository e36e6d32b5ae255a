//! The battle screen: both forces and what is at stake, the last round as it fell with every modifier by name, and then
//! what can be picked, with what would come of it.

use crate::{cards, draw, sheets, tips};
use civilization_2002::Civilization2002;
use civilization_2002::action::{Action, Unit};
use civilization_2002::battle::{self, Corps, Pick, Roll, Side};
use civilization_2002::ids::*;
use civilization_2002::state::size_name;
use civilization_2002::view::{BattleView, RegionView};
use kernel::{Audience, Msg, Seat, msg};
use maud::{Markup, html};
use table::{Die, Scene, at, die, name_tag, seat_class};

type S<'a> = Scene<'a, Civilization2002>;

pub fn screen(scene: &S, battle: &BattleView) -> Markup {
    html! {
        div.clash {
            (camp(scene, battle, 0))
            div.field {
                b { (scene.t(&battle.area.key())) }
                (forecast(scene, battle))
                (stake(scene, battle))
            }
            (camp(scene, battle, 1))
        }
        @if let Some(last) = &battle.last { (fallen(scene, battle, last)) }
        (choices(scene, battle))
        (ends(scene, battle))
        (superiority(scene))
    }
}

/// Whose side, what stands there, and whether its leader has picked.
fn camp(scene: &S, battle: &BattleView, side: usize) -> Markup {
    let leader = battle.leaders[side];
    let bonuses = [("face-science", battle.science[side]), ("face-defence", battle.defence[side])];
    html! {
        section class={ "camp " (seat_class(leader)) @if side == 1 { " against" } } {
            p.role { (scene.t(["face-attacker", "face-defender"][side])) }
            h3 { (name_tag(leader, scene.name(leader))) }
            (force(scene, &battle.forces[side]))
            @for (key, n) in bonuses { @if n > 0 { span.bonus { "+" (n) " " (scene.t(key)) } } }
            (pick(scene, battle, side))
        }
    }
}

/// Which side the reader is on.
fn own_side(scene: &S, battle: &BattleView) -> Option<Side> {
    let Audience::Seat(seat) = scene.audience else { return None };
    battle.sides.get(seat.index()).copied().flatten()
}

/// How often each side wins the whole battle, and neither does, in hundredths; not where allies or aircraft make it hard to tell.
fn chances(scene: &S, battle: &BattleView) -> Option<[i64; 3]> {
    let (one, two) = corps(scene, battle, 0).zip(corps(scene, battle, 1))?;
    let ends = battle::ends(scene.view.era, [&one, &two])?;
    Some(ends.map(|end| (end * 100.0).round().clamp(0.0, 100.0) as i64))
}

/// How the whole battle may end for the reader.
fn forecast(scene: &S, battle: &BattleView) -> Markup {
    html! {
        @if let (Some(side), Some(chances)) = (own_side(scene, battle), chances(scene, battle)) {
            p.forecast data-tip=(scene.t("face-battle-win-how")) {
                strong { (percent(scene, chances[side.index()])) } " " small { (scene.t("face-battle-win")) }
            }
        }
    }
}

fn percent(scene: &S, n: i64) -> String {
    scene.say(&msg("ui-percent").num("n", n))
}

/// R2.5.9: whose the settlement is once the reader's side has won, once it has lost, and where nobody is left.
fn ends(scene: &S, battle: &BattleView) -> Markup {
    let Some((mine, (region, owner))) = own_side(scene, battle).zip(settlement(scene, battle)) else {
        return html! {};
    };
    // Of whoever stays out nothing is won.
    let Some(held) = battle.sides.get(owner.index()).copied().flatten() else { return html! {} };
    let chances = chances(scene, battle);
    let (mine, theirs, nobody) = (mine.index(), 1 - mine.index(), 2);
    let ways = [
        ("if-won", "face-ends-if-won", mine),
        ("if-lost", "face-ends-if-lost", theirs),
        ("if-drawn", "face-ends-if-drawn", nobody),
    ];
    // What cannot come about is no way to end.
    let ways =
        ways.into_iter().filter(|(_, _, end)| *end < nobody || chances.is_none_or(|all| all[*end] > 0));
    html! {
        div.ends {
            @for (class, title, end) in ways {
                @let (key, who) = heir(scene, battle, owner, (end < nobody && end != held.index()).then_some(end));
                // R4.2.3: another may have no icon for it.
                @let bare = sheets::advanced(scene) && ["face-ends-taken", "face-ends-allies"].contains(&key);
                @let gold = if bare { tips::bare(region) } else { region.value };
                @let said = msg(key).with("what", size_name(region.size)).num("n", gold).seat("who", who);
                @let said = said.num("bare", bare as i64);
                section class=(class) {
                    h4 { (scene.t(title)) @if let Some(all) = chances { ", " (percent(scene, all[end])) } }
                    p { (scene.say(&said.term("where", battle.area.key()))) }
                }
            }
        }
    }
}

/// R2.5.9, R9.14: whose it is then, after its owner or after the side that takes it. Which of several allies does is not known
/// before it is over.
fn heir(scene: &S, battle: &BattleView, owner: Seat, taken: Option<usize>) -> (&'static str, Seat) {
    let Some(side) = taken else {
        return (if scene.audience.is(owner) { "face-ends-yours" } else { "face-ends-theirs" }, owner);
    };
    let mine = own_side(scene, battle).is_some_and(|own| own.index() == side);
    let members = battle.sides.iter().flatten().filter(|of| of.index() == side).count();
    let key = match (mine, members) {
        (true, 1) => "face-ends-taken",
        (false, 1) => "face-ends-lost",
        (true, _) => "face-ends-allies",
        (false, _) => "face-ends-foes",
    };
    (key, battle.leaders[side])
}

/// What stands in a region that is fought over, and whose it is.
fn settlement<'s>(scene: &'s S, battle: &BattleView) -> Option<(&'s RegionView, Seat)> {
    let region = battle.area.is_land().then(|| &scene.view.regions[battle.area.index()])?;
    Some((region, region.owner?))
}

/// Units of a leader alone, alike ones together, with what they roll (R2.5.2, R2.6) and what is added (R3.4, R4.7).
fn corps(scene: &S, battle: &BattleView, side: usize) -> Option<Vec<Corps>> {
    let mut corps: Vec<Corps> = Vec::new();
    for unit in &battle.forces[side] {
        let kind = kind_of(scene, *unit)?;
        let fights = if battle.area.is_land() { kind.is_army() } else { kind.is_fleet() };
        if unit.seat != battle.leaders[side] || kind.is_aircraft() {
            return None;
        }
        match corps.iter_mut().find(|corps| corps.kind == kind) {
            _ if !fights => {}
            Some(corps) => corps.count += 1,
            None => {
                let sale = &scene.view.market[kind.index()];
                let plus = sale.bonus + battle.science[side] + battle.defence[side];
                corps.push(Corps { kind, dice: sale.dice, plus, count: 1 });
            }
        }
    }
    Some(corps)
}

/// Units of a side, alike ones together.
fn force(scene: &S, units: &[Unit]) -> Markup {
    let mut stacks: Vec<(Seat, Kind, usize)> = Vec::new();
    for unit in units {
        let Some(kind) = kind_of(scene, *unit) else { continue };
        match stacks.iter_mut().find(|(seat, k, _)| *seat == unit.seat && *k == kind) {
            Some((_, _, n)) => *n += 1,
            None => stacks.push((unit.seat, kind, 1)),
        }
    }
    html! {
        ul.force {
            @for (seat, kind, n) in stacks {
                @let name = scene.say(&scene.view.market[kind.index()].figure.name());
                @let whose = scene.name(seat);
                li { span data-tip={ (name) " · " (whose) } role="img" aria-label={ (n) " × " (name) ", " (whose) } {
                    (draw::inline(seat, kind)) @if n > 1 { b { (n) } }
                } }
            }
        }
    }
}

fn kind_of(scene: &S, unit: Unit) -> Option<Kind> {
    scene.view.pieces.iter().find(|p| p.seat == unit.seat && p.slot == unit.slot).map(|p| p.figure.kind)
}

/// Behind the screen: a card face down once the pick is in, face up to whoever may see it.
fn pick(scene: &S, battle: &BattleView, side: usize) -> Markup {
    let shown = |pick: &Pick| {
        html! {
            @if let Some(kind) = kind_of(scene, pick.unit) { (draw::inline(pick.unit.seat, kind)) }
            @if let Some(plane) = pick.aircraft && let Some(kind) = kind_of(scene, plane) { (draw::inline(plane.seat, kind)) }
        }
    };
    let (class, key) = match (&battle.picks[side], battle.ready[side]) {
        (Some(_), _) => ("seen", "face-pick-seen"),
        (None, true) => ("down", "face-pick-down"),
        (None, false) => ("open", "face-pick-open"),
    };
    html! {
        p class={ "pick " (class) } {
            @if let Some(pick) = &battle.picks[side] { (shown(pick)) }
            (scene.t(key))
        }
    }
}

/// R2.5.9: what the winner takes or keeps.
fn stake(scene: &S, battle: &BattleView) -> Markup {
    html! {
        @if let Some((region, owner)) = settlement(scene, battle) {
            (draw::inline_settlement(owner, region.size))
            small { (scene.say(&msg("face-stake").with("what", size_name(region.size)).seat("who", owner).num("n", region.value))) }
        } @else { small { (scene.t("face-stake-none")) } }
    }
}

/// The round before, as it fell.
fn fallen(scene: &S, battle: &BattleView, last: &[Roll; 2]) -> Markup {
    let word = match last[0].total().cmp(&last[1].total()) {
        std::cmp::Ordering::Greater => "face-beats",
        std::cmp::Ordering::Equal => "face-equals",
        std::cmp::Ordering::Less => "face-falls-to",
    };
    let name = |roll: &Roll| scene.view.market[roll.kind.index()].figure.name();
    let lost = match (last[0].lost, last[1].lost) {
        (true, true) => msg("face-card-both-lost"),
        (gone, _) => {
            let roll = &last[!gone as usize];
            msg("face-card-lost").seat("who", roll.seat).with("what", name(roll))
        }
    };
    html! {
        section.fallen {
            h3 { (scene.say(&msg("face-round").num("n", battle.round))) }
            div.throws {
                (throw(scene, &last[0]))
                p.totals { b class=(seat_class(last[0].seat)) { (last[0].total()) } span { (scene.t(word)) }
                    b class=(seat_class(last[1].seat)) { (last[1].total()) } }
                (throw(scene, &last[1]))
            }
            p.lost { (scene.say(&lost)) }
        }
    }
}

fn throw(scene: &S, roll: &Roll) -> Markup {
    html! {
        div class={ "throw " (seat_class(roll.seat)) @if roll.lost { " gone" } } {
            (draw::inline(roll.seat, roll.kind))
            @if roll.aircraft { (draw::inline(roll.seat, Kind::Aircraft)) }
            span.dice-of { @for face in &roll.dice { (die(Die { face: *face, counts: true })) } }
            ul { @for (what, n) in cards::added(roll) { li { b { "+" (n) } " " (scene.t(what)) } } }
        }
    }
}

/// What the reader may send into the next round, each with its dice and what is foreseen of it.
fn choices(scene: &S, battle: &BattleView) -> Markup {
    let offered = scene.offer.map(|offer| offer.choices.as_slice()).unwrap_or_default();
    let picks: Vec<_> = offered
        .iter()
        .enumerate()
        .filter_map(|(i, choice)| match choice.action {
            Action::Commit { unit, aircraft } => Some((i, choice, unit, aircraft)),
            _ => None,
        })
        .collect();
    html! {
        @if !picks.is_empty() {
            section.next-round {
                h3 { (scene.say(&msg("face-round").num("n", battle.round as i64 + 1))) " " small { (scene.t("face-pick-secret")) } }
                ul {
                    @for (i, choice, unit, aircraft) in picks {
                        li.sent data-target=(at(choice.show.target)) {
                            span.face {
                                @if let Some(kind) = kind_of(scene, unit) { (draw::inline(unit.seat, kind)) }
                                @if let Some(kind) = aircraft.and_then(|plane| kind_of(scene, plane)) { (draw::inline(unit.seat, kind)) }
                            }
                            b.what { (scene.say(&choice.show.label)) }
                            @if let Some(foreseen) = scene.foreseen(i) {
                                div.may {
                                    @match odds(scene, battle, i) {
                                        Some(odds) => (bar(scene, odds)),
                                        None => (foreseen.outcomes()),
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What the game computed of a pick, in hundredths: it wins, both fall, it falls. Of the round, or of all that is left to
/// fight where no more is asked.
struct Odds {
    whole: bool,
    parts: [u32; 3],
}

fn odds(scene: &S, battle: &BattleView, i: usize) -> Option<Odds> {
    let mine = own_side(scene, battle)?;
    let side_of = |gist: &Msg| battle.sides.get(gist.about()?.index()).copied().flatten();
    let mut odds = Odds { whole: false, parts: [0; 3] };
    let mut known = false;
    for outcome in scene.foreseen.get(i)?.told.iter().filter(|outcome| outcome.exact) {
        let key = &*outcome.gist.key;
        let at = match key {
            "gist-battle-won" => 2 * (side_of(&outcome.gist)? != mine) as usize,
            "gist-round-lost" => 2 * (side_of(&outcome.gist)? == mine) as usize,
            "gist-round-tie" | "event-battle-drawn" => 1,
            _ => continue,
        };
        known = true;
        odds.whole |= matches!(key, "gist-battle-won" | "event-battle-drawn");
        odds.parts[at] += (outcome.chance + 50) / 100;
    }
    known.then_some(odds)
}

/// Green wins, red falls, and what takes both lies between.
fn bar(scene: &S, odds: Odds) -> Markup {
    let key = |what: &str| format!("face-odds-{}-{what}", if odds.whole { "battle" } else { "round" });
    let [wins, both, falls] = odds.parts;
    let parts = [("wins", 0, wins), ("both", wins, both), ("falls", wins + both, falls)];
    html! {
        svg.odds viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
            @for (what, from, n) in parts { rect class=(what) x=(from) width=(n) height="10" {} }
        }
        p.odds {
            @for (what, _, n) in parts { @if n > 0 {
                span class=(what) { (scene.t(&key(what))) " " b { (percent(scene, n.into())) } }
            } }
        }
    }
}

/// R2.5.5: what is superior to what, and by how much now.
pub fn superiority(scene: &S) -> Markup {
    let era = scene.view.era;
    let kind = |class: Class| draw::silhouette(Kind::of(era, class));
    html! {
        p.superior {
            (kind(Class::Cavalry)) " " (scene.t("face-beats")) " " (kind(Class::Infantry)) " " (scene.t("face-beats")) " "
            (kind(Class::Artillery)) " " (scene.t("face-beats")) " " (kind(Class::Cavalry))
            small { (scene.say(&msg("face-superior-by").num("n", era.number()).term("era", era.key()))) }
        }
    }
}
