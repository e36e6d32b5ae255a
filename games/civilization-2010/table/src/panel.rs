//! The right side of the board: culture track, progress to the four victories, market.

use crate::symbols::at as icon;
use civilization_2010::{Building, Civilization2010, Item, Name, Res, UnitType, data, keys, targets};
use kernel::Seat;
use maud::{Markup, html};
use table::{Part, Scene, Words, at, seat_class};

const X: f32 = 1330.0;
const W: f32 = 650.0;

pub fn ground(words: &Words) -> Markup {
    html! {
        g.panel {
            text.head x=(X) y="40" { (words.get("face-track")) }
            text.head x=(X) y="300" { (words.get("face-progress")) }
            text.head x=(X) y="612" { (words.get("face-wonders")) }
            text.head x=(X) y="778" { (words.get("face-market")) }
        }
    }
}

pub fn parts(scene: &Scene<Civilization2010>) -> Vec<Part> {
    vec![track(scene), progress(scene), wonders(scene), market(scene)]
}

/// Spaces 1 to 21 in three rows of seven: one row a level.
fn track(scene: &Scene<Civilization2010>) -> Part {
    let cell = W / 7.0;
    let svg = html! {
        g id="track" {
            @for (i, space) in data().track.iter().enumerate() {
                @let (x, y) = (X + (i % 7) as f32 * cell, 54.0 + (i / 7) as f32 * 72.0);
                g.space {
                    rect class={ "lv-" (space.level) } x=(x + 1.0) y=(y) width=(cell - 3.0) height="68" rx="4" {}
                    text.no x=(x + 6.0) y=(y + 16.0) { (i + 1) }
                    @if i == 20 { (icon("culture", x + cell - 30.0, y + 4.0, 24.0)) }
                    @else if space.great_person { (icon("person", x + cell - 28.0, y + 4.0, 22.0)) }
                    @for (k, seat) in scene.view.players.iter().enumerate().filter(|(_, p)| p.track as usize == i + 1).map(|(s, _)| s).enumerate() {
                        svg.c10-mark class=(seat_class(Seat(seat as u8))) x=(x + 6.0 + k as f32 * 16.0) y=(y + 38.0) width="24" height="24" viewBox="-12 -12 24 24" { use href={ "#shape-" (seat) } {} }
                    }
                }
            }
        }
    };
    Part::new("track", svg)
}

/// One row a player: culture of 21, the pyramid, coins of 15, attack and defence.
fn progress(scene: &Scene<Civilization2010>) -> Part {
    let svg = html! {
        g id="progress" {
            @for (i, player) in scene.view.players.iter().enumerate() {
                @let y = 312.0 + i as f32 * 54.0;
                @let p = &player.progress;
                g class={ "prog " (seat_class(Seat(i as u8))) } {
                    svg.c10-mark x=(X) y=(y + 8.0) width="24" height="24" viewBox="-12 -12 24 24" { use href={ "#shape-" (i) } {} }
                    (bar(X + 34.0, y, 150.0, p.culture as f32 / 21.0, &format!("{}/21", p.culture), "culture"))
                    (bar(X + 200.0, y, 150.0, p.coins as f32 / 15.0, &format!("{}/15", p.coins), "coin"))
                    g.pyr {
                        @for (row, n) in p.pyramid.iter().enumerate() {
                            @for k in 0..(5 - row) {
                                rect class={ @if k < *n as usize { "have" } @else { "lack" } } x=(X + 368.0 + row as f32 * 5.0 + k as f32 * 10.0 + row as f32 * 0.0) y=(y + 36.0 - row as f32 * 8.0) width="9" height="7" {}
                            }
                        }
                        text x=(X + 430.0) y=(y + 40.0) { (p.pyramid.iter().sum::<u8>()) "/15" }
                    }
                    (icon("combat", X + 490.0, y + 12.0, 22.0))
                    text x=(X + 516.0) y=(y + 30.0) { "+" (p.bonus) }
                    (icon("capital", X + 566.0, y + 12.0, 22.0))
                    text x=(X + 594.0) y=(y + 30.0) { (p.capital) }
                }
            }
        }
    };
    Part::new("progress", svg)
}

fn bar(x: f32, y: f32, w: f32, part: f32, label: &str, name: &str) -> Markup {
    html! {
        g.bar {
            (icon(name, x, y + 8.0, 24.0))
            rect.back x=(x + 28.0) y=(y + 10.0) width=(w - 32.0) height="20" rx="4" {}
            rect.fill x=(x + 28.0) y=(y + 10.0) width=((w - 32.0) * part.min(1.0)) height="20" rx="4" {}
            text x=(x + 28.0 + (w - 32.0) / 2.0) y=(y + 25.0) { (label) }
        }
    }
}

fn wonders(scene: &Scene<Civilization2010>) -> Part {
    let cell = W / 4.0;
    let svg = html! {
        g id="wonders" {
            @for (i, w) in scene.view.market.wonders.iter().enumerate() {
                @let x = X + i as f32 * cell;
                @let name = scene.t(&keys::wonder_key(*w)).to_owned();
                g.wcard data-target=(at(targets::wonder(*w))) data-tip=(keys::wonder_key(*w)) role="img" aria-label=(name) {
                    rect x=(x + 1.0) y="624" width=(cell - 6.0) height="118" rx="6" {}
                    (icon("wonder", x + cell / 2.0 - 20.0, 632.0, 34.0))
                    text.name x=(x + cell / 2.0 - 2.0) y="690" { (name.chars().take(19).collect::<String>()) }
                    text.cost x=(x + cell / 2.0 - 2.0) y="714" { (w.data().cost) @if w.data().discounted < w.data().cost { " / " (w.data().discounted) } }
                    @for k in 0..w.data().culture { (icon("culture", x + 12.0 + k as f32 * 22.0, 718.0, 18.0)) }
                }
            }
        }
    };
    Part::new("wonders", svg)
}

/// Buildings with their stock, units, figures, resources.
fn market(scene: &Scene<Civilization2010>) -> Part {
    let view = scene.view;
    let stock = |b: Building| view.market.stock.iter().find(|(x, _)| *x == b.basic()).map_or(0, |(_, n)| *n);
    let cell = W / 4.0;
    let mut boxes: Vec<Markup> = Vec::new();
    let put = |i: usize, target, tip: String, key: &str, name: String, line: String| -> Markup {
        let (x, y) = (X + (i % 4) as f32 * cell, 790.0 + (i / 4) as f32 * 66.0);
        html! {
            g.good data-target=(at(target)) data-tip=(tip) role="img" aria-label=(name) {
                rect x=(x + 1.0) y=(y) width=(cell - 6.0) height="60" rx="5" {}
                (icon(key, x + 6.0, y + 8.0, 24.0))
                text.name x=(x + 36.0) y=(y + 24.0) { (name.chars().take(15).collect::<String>()) }
                text.line x=(x + 36.0) y=(y + 48.0) { (line) }
            }
        }
    };
    for b in Building::LIST {
        let name = scene.t(&keys::building_key(b)).to_owned();
        let line = format!("{} · ×{}", b.data().cost, stock(b));
        boxes.push(put(boxes.len(), targets::building(b), keys::building_key(b), "building", name, line));
    }
    for u in UnitType::LIST {
        let name = scene.t(&keys::unit_key(u)).to_owned();
        let fallen: u8 = view.market.fallen[u.index()].iter().sum();
        let line = format!("×{} (+{fallen})", view.market.decks[u.index()]);
        boxes.push(put(boxes.len(), targets::item(Item::Unit(u)), keys::unit_key(u), u.id(), name, line));
    }
    for (item, key, cost) in [(Item::Army, "army", 4), (Item::Scout, "scout", 6), (Item::Walls, "capital", 7)]
    {
        let name = scene.t(&keys::item_key(item)).to_owned();
        boxes.push(put(boxes.len(), targets::item(item), keys::item_key(item), key, name, cost.to_string()));
    }
    for r in &Res::LIST[..4] {
        let name = scene.t(&keys::resource_key(*r)).to_owned();
        let line = format!("×{}", view.market.resources[r.index()]);
        boxes.push(put(boxes.len(), targets::resource(*r), keys::resource_key(*r), r.id(), name, line));
    }
    let svg = html! { g id="market" { @for b in &boxes { (b) } } };
    Part::new("market", svg)
}
