//! The battle screen: one column a front, the defender above and the attacker below; strengths and wounds, who strikes
//! first, hands face down unless they may be seen, abilities and what they cost, totals so far.

use crate::symbols::{at as icon, fit, written};
use civilization_2010::{
    BattleKind, BattleView, Civilization2010, FighterView, Id, Named, SideView, Skill, Timing, UnitType,
    data, targets,
};
use kernel::msg;
use maud::{Markup, html};
use table::{Part, Scene, at, seat_class};

const X: f32 = 24.0;
const Y: f32 = 24.0;
const W: f32 = 1282.0;
const H: f32 = 1232.0;
const CARD: (f32, f32) = (118.0, 146.0);
/// Tops of the rows: bands, hands, fronts, abilities.
const BANDS: [f32; 2] = [Y + 968.0, Y + 66.0];
const HANDS: [f32; 2] = [Y + 812.0, Y + 144.0];
const FRONTS: [f32; 2] = [Y + 644.0, Y + 430.0];
const SKILLS: [f32; 2] = [Y + 1042.0, Y + 300.0];

pub fn part(scene: &Scene<Civilization2010>) -> Option<Part> {
    let b = scene.view.battle.as_ref()?;
    let svg = html! {
        g id="battle" data-cover {
            rect.c10-sheet x=(X) y=(Y) width=(W) height=(H) rx="14" {}
            text.title x=(X + W / 2.0) y=(Y + 46.0) { (scene.say(&title(b))) }
            @for index in [1u8, 0] { (side(scene, b, index)) }
            (clashes(scene, b))
            @for index in [0usize, 1] {
                text.caption x=(X + W - 30.0) y=(HANDS[index] + 30.0) { (scene.t("face-hand")) }
                text.caption x=(X + W - 30.0) y=(FRONTS[index] + 30.0) { (scene.t("face-fronts")) }
            }
            @if let Some((s, kind, strength)) = b.playing {
                g class={ "unit playing " (seat_class(b.sides[s as usize].seat)) } {
                    (card(X + W - CARD.0 - 34.0, Y + 536.0, kind.name(), strength, 0))
                }
            }
            (legend(scene))
        }
    };
    Some(Part::new("battle", svg))
}

fn title(b: &BattleView) -> kernel::Msg {
    let key = match b.kind {
        BattleKind::Field => "face-battle-field",
        BattleKind::City(0) => "face-battle-capital",
        BattleKind::City(_) => "face-battle-city",
        BattleKind::Village => "face-battle-village",
    };
    msg(key).seat("who", b.sides[0].seat).seat("enemy", b.sides[1].seat)
}

fn side(scene: &Scene<Civilization2010>, b: &BattleView, index: u8) -> Markup {
    let s = &b.sides[index as usize];
    let name = match s.barbarian {
        true => scene.t("face-barbarians").to_owned(),
        false => scene.name(s.seat).to_owned(),
    };
    let role = scene.t(if index == 0 { "face-attacker" } else { "face-defender" });
    let y = BANDS[index as usize];
    let units: u32 = s.front.iter().map(|f| f.strength as u32).sum();
    let edge = s.bonus.saturating_sub(b.sides[1 - index as usize].bonus);
    let lead = format!("{name} · {role}");
    let count = format!("{} = {units} + {edge}", s.total);
    let killed = format!("{} {}", scene.t("face-lost"), s.lost);
    let bonus = format!("{} +{}", scene.t("face-bonus"), s.bonus);
    html! {
        g class={ "side " (seat_class(s.seat)) } {
            rect.band x=(X + 14.0) y=(y) width=(W - 28.0) height="66" rx="8" {}
            @if b.engaged { text.total x=(X + 66.0) y=(y + 50.0) { (s.total) } }
            text.leader x=(X + 120.0) y=(y + 45.0) style=(fit(&lead, 480.0, 34.0)) { (lead) }
            (icon("combat", X + 620.0, y + 14.0, 38.0))
            text.num x=(X + 666.0) y=(y + 43.0) style=(fit(&bonus, 190.0, 28.0)) { (bonus) }
            text.num x=(X + 870.0) y=(y + 43.0) style=(fit(&killed, 170.0, 28.0)) { (killed) }
            @if b.engaged { text.sum x=(X + W - 30.0) y=(y + 43.0) { (count) } }
            @if let Some(hand) = &s.hand { (seen(scene, index, hand)) } @else { (backs(scene, index, s)) }
            @for (i, f) in s.front.iter().enumerate() { (fighter(scene, b, index, i, f)) }
            @if !s.barbarian { (skills(scene, index, s)) }
        }
    }
}

/// A hand that this audience may see.
fn seen(scene: &Scene<Civilization2010>, index: u8, hand: &[(UnitType, u8, u8, u8)]) -> Markup {
    let y = HANDS[index as usize];
    let step = ((W - 60.0) / hand.len().max(1) as f32).min(CARD.0 + 14.0);
    html! {
        g.held {
            @for (i, (kind, strength, grade, n)) in hand.iter().enumerate() {
                @let x = X + 30.0 + i as f32 * step;
                @let words = format!("{} {strength}", scene.t(&kind.key()));
                g.unit.inhand data-target=(at(targets::unit(*kind, *grade))) data-tip=(words) role="img" aria-label=(words) {
                    (card(x, y, kind.name(), *strength, 0))
                    @if *n > 1 { text.times x=(x + CARD.0 - 10.0) y=(y + CARD.1 - 14.0) { "×" (n) } }
                }
            }
        }
    }
}

/// A hand face down: how many cards, and nothing else.
fn backs(scene: &Scene<Civilization2010>, index: u8, s: &SideView) -> Markup {
    let y = HANDS[index as usize];
    let words = scene.say(&msg("face-cards-in-hand").num("n", s.hand_count));
    html! {
        g.held data-tip=(words) role="img" aria-label=(words) {
            @for i in 0..s.hand_count { rect.cardback x=(X + 30.0 + i as f32 * 62.0) y=(y + 6.0) width="96" height="128" rx="8" {} }
        }
    }
}

/// Where the fronts stand: side by side, closer when there are many.
fn column(b: &BattleView, front: u8) -> f32 {
    let all = b.sides.iter().flat_map(|s| s.front.iter().map(|f| f.front));
    // Fronts that are over leave no gap.
    let mut fronts: Vec<u8> = all.collect();
    fronts.sort_unstable();
    fronts.dedup();
    let at = fronts.iter().position(|f| *f == front).unwrap_or(0);
    let room = W - 60.0 - CARD.0 * 1.3;
    let step = (room / fronts.len().max(1) as f32).min(CARD.0 + 34.0);
    X + 30.0 + at as f32 * step
}

fn fighter(scene: &Scene<Civilization2010>, b: &BattleView, index: u8, i: usize, f: &FighterView) -> Markup {
    let s = &b.sides[index as usize];
    let nth = s.front[..i].iter().filter(|o| o.front == f.front).count() as f32;
    let (x, y) = (column(b, f.front) + nth * 26.0, FRONTS[index as usize] + nth * 14.0);
    let words = scene.say(
        &msg("face-fighter")
            .term("what", f.kind.key())
            .num("n", f.strength)
            .num("wounds", f.wounds)
            .num("front", f.front + 1),
    );
    html! {
        g.unit data-target=(at(targets::fighter(index, i as u8))) data-tip=(words) role="img" aria-label=(words) {
            (card(x, y, f.kind.name(), f.strength, f.wounds))
        }
    }
}

/// Between two units of a front: who strikes first.
fn clashes(scene: &Scene<Civilization2010>, b: &BattleView) -> Markup {
    let trumps = |a: UnitType, d: UnitType| data().units[a.index()].trumps == Some(d);
    let mut marks = Vec::new();
    for f in &b.sides[0].front {
        for d in b.sides[1].front.iter().filter(|d| d.front == f.front) {
            let key = match (trumps(f.kind, d.kind), trumps(d.kind, f.kind)) {
                (true, false) => "face-strikes-up",
                (false, true) => "face-strikes-down",
                _ => "face-strikes-both",
            };
            marks.push((f.front, key));
        }
    }
    html! {
        g.clashes {
            @for (front, key) in &marks {
                text x=(column(b, *front) + CARD.0 / 2.0) y=(FRONTS[0] - 22.0) data-tip=(scene.t(key)) {
                    (match *key { "face-strikes-up" => "▲", "face-strikes-down" => "▼", _ => "⇅" })
                }
            }
        }
    }
}

/// Battle abilities of a side: what they do, what they cost, whether they are spent.
fn skills(scene: &Scene<Civilization2010>, index: u8, s: &SideView) -> Markup {
    let p = &scene.view.players[s.seat.index()];
    let known = |k: &Skill| p.rows.iter().flatten().any(|t| *t == k.data().tech);
    let all: Vec<Skill> =
        Skill::ALL.into_iter().filter(|k| k.data().timing == Timing::Battle && known(k)).collect();
    let y = SKILLS[index as usize];
    let mine = scene.view.who == Some(s.seat);
    // Two rows from the third on.
    let columns = if all.len() > 2 { all.len().div_ceil(2) } else { 2 };
    let wide = (W - 60.0) / columns as f32;
    html! {
        g.skills {
            @for (i, skill) in all.iter().enumerate() {
                @let (x, y) = (X + 30.0 + (i % columns) as f32 * wide, y + (i / columns) as f32 * 62.0);
                @let words = scene.t(&skill.key()).to_owned();
                @let spent = p.used.contains(skill);
                g class={ "skill" @if spent { " spent" } } data-target=[mine.then(|| at(targets::tech(skill.data().tech)))] data-tip=(words)
                    role="img" aria-label=(words) {
                    rect x=(x) y=(y) width=(wide - 12.0) height="57" rx="8" {}
                    @match skill.data().cost.resource {
                        Some(res) => (icon(res.name(), x + 10.0, y + 9.0, 38.0)),
                        None => (icon("combat", x + 10.0, y + 9.0, 38.0)),
                    }
                    (written("", &words, x + 58.0, y + 28.5, wide - 82.0, 27.0))
                }
            }
        }
    }
}

/// Infantry trumps mounted, mounted artillery, artillery infantry.
fn legend(scene: &Scene<Civilization2010>) -> Markup {
    let (x, y) = (X + 30.0, Y + H - 62.0);
    html! {
        g.legend {
            text x=(x) y=(y + 34.0) { (scene.t("face-trumps")) }
            @for (i, kind) in [UnitType::Infantry, UnitType::Mounted, UnitType::Artillery, UnitType::Infantry].iter().enumerate() {
                (icon(kind.name(), x + 640.0 + i as f32 * 96.0, y, 44.0))
                @if i < 3 { text.then x=(x + 640.0 + i as f32 * 96.0 + 70.0) y=(y + 34.0) { "›" } }
            }
        }
    }
}

fn card(x: f32, y: f32, kind: &str, strength: u8, wounds: u8) -> Markup {
    html! {
        rect.ucard x=(x) y=(y) width=(CARD.0) height=(CARD.1) rx="9" {}
        (icon(kind, x + 10.0, y + 10.0, 52.0))
        text.strength x=(x + CARD.0 - 34.0) y=(y + 56.0) { (strength) }
        @for k in 0..strength.min(14) {
            circle class={ "life" @if k < wounds { " wound" } } cx=(x + 17.0 + (k % 7) as f32 * 14.2)
                cy=(y + 90.0 + (k / 7) as f32 * 18.0) r="6" {}
        }
        @if wounds > 0 { text.wounds x=(x + CARD.0 / 2.0) y=(y + CARD.1 - 8.0) { "−" (wounds) } }
    }
}
