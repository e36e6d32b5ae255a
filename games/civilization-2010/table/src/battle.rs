//! A battle, over the board while it lasts: one column a front, the enemy above and oneself below; strengths and wounds, who
//! strikes first, hands, what each side adds up to, abilities, and what beats what.

use crate::aids::title;
use crate::art::picture;
use crate::over::over;
use crate::symbols::inline;
use civilization_2010::{
    BattleKind, BattleView, Civilization2010, FighterView, Id, Named, SideView, Skill, Timing, UnitType,
    data, places, targets,
};
use kernel::{Msg, Target, msg};
use maud::{Markup, html};
use table::{Scene, at, mark, seat_class};

type View<'a> = Scene<'a, Civilization2010>;

pub fn open(scene: &View) -> Markup {
    let Some(b) = scene.view.battle.as_ref() else { return html! {} };
    // Whoever looks sees their own side below; everybody else the attacker.
    let below = if scene.view.who == Some(b.sides[1].seat) && scene.view.who != Some(b.sides[0].seat) {
        1
    } else {
        0
    };
    let fronts = fronts(b);
    let id = format!("c10-battle-{}-{}", scene.view.turn, b.square);
    let field = html! {
        (banner(scene, b))
        div.war-field style={ "--fronts:" (fronts.len().max(1)) } {
            (side(scene, b, 1 - below, &fronts))
            (between(scene, b, below, &fronts))
            (side(scene, b, below, &fronts))
        }
        div.below { (legend(scene)) (stake(scene, b)) (skills(scene, &b.sides[below])) }
    };
    over(scene, "c10-battle", &id, ("combat", scene.t("face-card-battle")), field)
}

/// Who attacks whom; and who plays the barbarians is told so first.
fn banner(scene: &View, b: &BattleView) -> Markup {
    let key = match b.kind {
        BattleKind::Field => "face-battle-field",
        BattleKind::City(0) => "face-battle-capital",
        BattleKind::City(_) => "face-battle-city",
        BattleKind::Village => "face-battle-village",
    };
    let told = scene.say(&msg(key).seat("who", b.sides[0].seat).seat("enemy", b.sides[1].seat));
    let mine = b.sides[1].barbarian && scene.view.who == Some(b.sides[1].seat);
    html! {
        header class={ "war-head" @if b.sides[1].barbarian { " wild" } } {
            (inline(if b.sides[1].barbarian { "village" } else { "combat" }))
            div {
                @if mine {
                    h2 { (scene.say(&msg("face-you-play-barbarians").seat("who", b.sides[0].seat))) }
                    p { (scene.say(&msg("face-barbarians-why").seat("who", b.sides[0].seat).with("where", places::square(b.square)))) }
                } @else {
                    h2 { (told) }
                    p { (scene.say(&places::square(b.square))) " · " (scene.t("face-tie-defends")) }
                }
            }
        }
    }
}

/// The fronts that still stand, in their order.
fn fronts(b: &BattleView) -> Vec<u8> {
    let mut all: Vec<u8> = b.sides.iter().flat_map(|s| s.front.iter().map(|f| f.front)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn side(scene: &View, b: &BattleView, index: usize, fronts: &[u8]) -> Markup {
    let s = &b.sides[index];
    let name = match s.barbarian {
        true => scene.t("face-barbarians").to_owned(),
        false => scene.name(s.seat).to_owned(),
    };
    let mine = scene.view.who == Some(s.seat);
    let role = match (index, mine) {
        (0, true) => "face-you-attack",
        (0, false) => "face-attacks",
        (_, true) => "face-you-defend",
        _ if s.barbarian => "face-defend",
        _ => "face-defends",
    };
    let units: u32 = s.front.iter().map(|f| f.strength as u32).sum();
    let edge = s.bonus.saturating_sub(b.sides[1 - index].bonus);
    let sum = msg("face-sum-of").num("units", units).num("bonus", edge);
    html! {
        section class={ "army " (if s.barbarian { "wild" } else { seat_class(s.seat) }) } {
            div.lead {
                p.who { @if s.barbarian { (inline("village")) } @else { (mark(s.seat)) } b { (name) } }
                p.role { (scene.t(role)) }
                // Before the hands are drawn there is nothing to add up, but it is known how many cards they will have.
                @if b.engaged {
                    p.total { (s.total) }
                    p.parts { (scene.say(&sum)) }
                    p.parts { (scene.say(&msg("face-killed").num("n", s.lost))) }
                } @else {
                    p.parts { (scene.say(&msg("face-bonus").num("n", edge))) }
                }
                @if s.lost > 0 { p.dead aria-hidden="true" { @for kind in dead(s) { (picture("u", kind.name())) } } }
            }
            @if fronts.is_empty() { div.front {} }
            @for front in fronts {
                @let here = s.front.iter().enumerate().filter(|(_, f)| f.front == *front);
                div.front { @for (i, f) in here { (fighter(scene, b, index as u8, i as u8, f)) } }
            }
            div.hand-of { @if b.engaged { (hand(scene, b, index, mine)) } @else { (to_draw(scene, s)) } }
        }
    }
}

fn hand(scene: &View, b: &BattleView, index: usize, mine: bool) -> Markup {
    let s = &b.sides[index];
    html! {
        @match &s.hand {
            Some(hand) => {
                p.eyebrow { (scene.t(if mine { "face-your-hand" } else { "face-hand" })) }
                div.cards-of {
                    @for (kind, strength, grade, n) in hand {
                        @let name = format!("{} {strength}", title(scene.words, &kind.key()));
                        @let words = [name].into_iter().chain(against(scene, b, index, (*kind, *strength))).collect::<Vec<_>>().join(". ");
                        @let target = mine.then(|| at(targets::unit(*kind, *grade)));
                        div.ucard data-target=[target] data-tip=(words) role="img" aria-label=(words) {
                            (face(scene, *kind, *strength)) @if *n > 1 { span.copies { "×" (n) } }
                        }
                    }
                }
            }
            None => {
                p.eyebrow { (scene.say(&msg("face-cards-in-hand").num("n", s.hand_count))) }
                (backs(s, s.hand_count))
            }
        }
    }
}

/// R10.6.1: what a unit that is still in hand would do to each of theirs in play.
fn against(scene: &View, b: &BattleView, index: usize, (kind, strength): (UnitType, u8)) -> Vec<String> {
    let deals = strength + b.sides[index].strike;
    let told = b.sides[1 - index].front.iter().map(|enemy| {
        let key = match blow(kind, deals, strength, enemy) {
            "face-blow-kills" => "face-against-kills",
            "face-blow-dies" => "face-against-dies",
            "face-blow-both" => "face-against-both",
            _ => "face-against-none",
        };
        scene.say(&msg(key).term("what", enemy.kind.key()).num("n", enemy.strength))
    });
    told.collect()
}

/// R10.3: what will be drawn is known before it is.
fn to_draw(scene: &View, s: &SideView) -> Markup {
    let words = if s.barbarian { "face-draws-wild" } else { "face-draws" };
    html! {
        p.eyebrow { (scene.say(&msg(words).num("n", s.draws.0).num("units", s.draws.1))) }
        (backs(s, s.draws.0))
    }
}

fn backs(s: &SideView, n: u8) -> Markup {
    html! { div.cards-of aria-hidden="true" { @for _ in 0..n { div.uback { (mark(s.seat)) } } } }
}

/// The units a side has lost, one by one.
fn dead(s: &SideView) -> impl Iterator<Item = UnitType> {
    UnitType::ALL.into_iter().flat_map(|kind| {
        let n: u8 = s.dead[kind.index()].iter().sum();
        std::iter::repeat_n(kind, n as usize)
    })
}

/// What stands on a unit card.
fn face(scene: &View, kind: UnitType, strength: u8) -> Markup {
    html! { b.strength { (strength) } (picture("u", kind.name())) span.kind { (scene.t(&kind.key())) } }
}

/// What comes of an answer, where it is taken.
fn foreseen(scene: &View, target: Target) -> Markup {
    let choice = scene.offer.and_then(|o| o.choices.iter().position(|c| c.show.target == target));
    html! { @if let Some(foreseen) = choice.and_then(|i| scene.foreseen(i)) { (foreseen.short()) } }
}

fn fighter(scene: &View, b: &BattleView, side: u8, i: u8, f: &FighterView) -> Markup {
    let words = scene.say(
        &msg("face-fighter")
            .term("what", f.kind.key())
            .num("n", f.strength)
            .num("wounds", f.wounds)
            .num("front", f.front + 1),
    );
    html! {
        div class={ "ucard" @if f.wounds > 0 { " hurt" } } data-target=(at(targets::fighter(side, i))) data-tip=(words) role="img"
            aria-label=(words) {
            (face(scene, f.kind, f.strength))
            // What a unit that is being played comes to stands on the front.
            @if b.playing.is_none() { (foreseen(scene, targets::fighter(side, i))) }
            @if f.wounds > 0 { span.wounds { "−" (f.wounds) } }
        }
    }
}

/// Between the two rows: on each front who strikes first, and what the unit that is being played would come to there; and that
/// unit, with a front of its own.
fn between(scene: &View, b: &BattleView, below: usize, fronts: &[u8]) -> Markup {
    let of = |side: usize, front: u8| b.sides[side].front.iter().find(|f| f.front == front);
    let playing = b.playing.filter(|(side, ..)| *side as usize == below);
    let open = scene.offered(targets::front());
    html! {
        div.between {
            div.lead {}
            @if fronts.is_empty() { div.clash {} }
            @for front in fronts {
                @let enemy = of(1 - below, *front);
                div.clash {
                    @match (playing, enemy, of(below, *front)) {
                        (Some((side, kind, strength)), Some(enemy), _) => {
                            @let blow = blow(kind, strength + b.sides[side as usize].strike, strength, enemy);
                            @let [kills, dies] = fall(blow);
                            @let mine = if dies { 0 } else { strength as u32 };
                            @let gone = if kills { enemy.strength as u32 } else { 0 };
                            @let hurt = wounded(kind, strength + b.sides[side as usize].strike, dies, enemy).filter(|_| !kills);
                            @let hurt = hurt.map(|n| scene.say(&msg("face-wounded").num("n", n).num("of", enemy.strength)));
                            @let told = [Some(sums(scene, b, below, mine, gone)), hurt].into_iter().flatten().collect();
                            (clash(scene, kind, enemy.kind, Some((blow, told))))
                        }
                        (None, Some(enemy), Some(mine)) => (clash(scene, mine.kind, enemy.kind, None)),
                        _ => {}
                    }
                }
            }
            div.clash {
                @if let Some((side, kind, strength)) = b.playing {
                    div class={ "ucard held-up " (seat_class(b.sides[side as usize].seat)) } { (face(scene, kind, strength)) }
                }
                @if open {
                    @let strength = b.playing.map_or(0, |(_, _, strength)| strength as u32);
                    div.c10-front data-target=(at(targets::front())) {
                        (scene.t("do-front")) small { (sums(scene, b, below, strength, 0)) }
                    }
                }
            }
        }
    }
}

fn trumps(a: UnitType, d: UnitType) -> bool {
    data().units[a.index()].trumps == Some(d)
}

/// R10.6.1: what becomes of both if a unit attacks one in play: it strikes first where it trumps, last where it is trumped.
fn blow(kind: UnitType, deals: u8, strength: u8, enemy: &FighterView) -> &'static str {
    let kills = enemy.wounds.saturating_add(deals) >= enemy.strength;
    let dies = enemy.strength >= strength;
    match (trumps(kind, enemy.kind), trumps(enemy.kind, kind)) {
        (true, false) if kills => "face-blow-kills",
        (false, true) if dies => "face-blow-dies",
        _ => match (kills, dies) {
            (true, true) => "face-blow-both",
            (true, false) => "face-blow-kills",
            (false, true) => "face-blow-dies",
            (false, false) => "face-blow-none",
        },
    }
}

/// The wounds of a unit that was struck: none where it trumps and kills first.
fn wounded(kind: UnitType, deals: u8, dies: bool, enemy: &FighterView) -> Option<u8> {
    let first = trumps(enemy.kind, kind) && !trumps(kind, enemy.kind);
    (!(first && dies)).then(|| enemy.wounds.saturating_add(deals))
}

/// Whether theirs and yours fall by such a blow.
fn fall(blow: &str) -> [bool; 2] {
    [
        matches!(blow, "face-blow-kills" | "face-blow-both"),
        matches!(blow, "face-blow-dies" | "face-blow-both"),
    ]
}

/// R10.7: what both sides would add up to, with one's own unit in play and what falls of theirs.
fn sums(scene: &View, b: &BattleView, below: usize, mine: u32, gone: u32) -> String {
    let [now, against] = [b.sides[below].total, b.sides[1 - below].total];
    let [then, left] = [now + mine, against - gone];
    let changed = (then, left) != (now, against);
    let words = msg(if changed { "face-sums-become" } else { "face-sums-stay" });
    scene.say(&words.num("now", now).num("against", against).num("then", then).num("left", left))
}

/// R10.6: a unit that trumps strikes first; else both strike at once.
fn clash(scene: &View, mine: UnitType, enemy: UnitType, blow: Option<(&'static str, Vec<String>)>) -> Markup {
    let first = match (trumps(mine, enemy), trumps(enemy, mine)) {
        (true, false) => "face-you-strike-first",
        (false, true) => "face-they-strike-first",
        _ => "face-both-strike",
    };
    let class = match blow.as_ref().map_or(first, |(blow, _)| *blow) {
        "face-blow-kills" | "face-you-strike-first" => "up",
        "face-blow-dies" | "face-they-strike-first" => "down",
        _ => "even",
    };
    html! {
        p class={ "strikes " (class) } {
            (scene.t(first))
            @if let Some((blow, told)) = blow { b { (scene.t(blow)) } @for line in told { small { (line) } } }
        }
    }
}

/// Battle abilities of the side below: what they do, what they cost, whether they are spent.
fn skills(scene: &View, s: &SideView) -> Markup {
    let p = &scene.view.players[s.seat.index()];
    let known = |k: &Skill| p.rows.iter().flatten().any(|t| *t == k.data().tech);
    let all: Vec<Skill> =
        Skill::ALL.into_iter().filter(|k| k.data().timing == Timing::Battle && known(k)).collect();
    let mine = scene.view.who == Some(s.seat);
    html! {
        @if !s.barbarian && !all.is_empty() {
            div.skills {
                p.eyebrow { (scene.t("face-group-abilities")) }
                @for skill in &all {
                    @let target = mine.then(|| at(targets::tech(skill.data().tech)));
                    @let spent = p.used.contains(skill);
                    @let lacks = s.lacks.contains(skill) && !spent;
                    @let class = match (spent, lacks) { (true, _) => " spent", (_, true) => " lacks", _ => "" };
                    span class={ "skill" (class) } data-target=[target] data-tip=(skill.data().tech.key()) {
                        @match skill.data().cost.resource { Some(r) => (inline(r.name())), None => (inline("combat")) }
                        (scene.t(&skill.key()))
                        @if let Some(said) = price(skill, spent, lacks) { small.cost { (scene.say(&said)) } }
                    }
                }
            }
        }
    }
}

/// R9.6, R9.8: what an ability takes, and whether it is there.
fn price(skill: &Skill, spent: bool, lacks: bool) -> Option<Msg> {
    let cost = skill.data().cost;
    let key = match (spent, lacks) {
        (true, _) => return Some(msg("face-skill-spent")),
        (_, true) => "face-skill-lacks",
        _ => "face-skill-costs",
    };
    let what = cost.resource.map_or_else(|| msg("cost-any"), |r| msg("good-resource").with("what", r.term()));
    (cost.count > 0).then(|| msg(key).with("what", what.num("n", cost.count)))
}

/// R10.8, R10.9, R11.1: what either outcome means.
fn stake(scene: &View, b: &BattleView) -> Markup {
    let key = match b.kind {
        BattleKind::Field => "face-stake-field",
        BattleKind::City(0) => "face-stake-capital",
        BattleKind::City(_) => "face-stake-city",
        BattleKind::Village => "face-stake-village",
    };
    let attacker = b.sides[0].seat;
    let mine = scene.view.who == Some(attacker);
    let said = scene.say(&msg(key).seat("who", attacker).num("mine", mine as i64));
    html! { div.stake { p.eyebrow { (scene.t("face-at-stake")) } p { (said) } } }
}

/// Infantry trumps mounted, mounted artillery, artillery infantry.
fn legend(scene: &View) -> Markup {
    html! {
        div.legend {
            p.eyebrow { (scene.t("face-trumps")) }
            p {
                @for kind in [UnitType::Infantry, UnitType::Mounted, UnitType::Artillery] {
                    (picture("u", kind.name())) span { (scene.t(&kind.key())) } i { "›" }
                }
                (picture("u", "infantry"))
            }
        }
    }
}
