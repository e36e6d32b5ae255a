//! The card of a region: who has how many workers there, what that scores and what is still to be had; or, while nobody
//! has been there, what an expedition is up against.

use crate::draw::{self, Figure, kin};
use crate::map::{CARD, Place, place};
use age_of_discovery::{AgeOfDiscovery, Kind, LandView, Places, Region, Workers, colony_of, facts, targets};
use kernel::{Msg, Seat, msg};
use kit::{Id, Named};
use maud::{Markup, html};
use table::{Letters, Scene, at, seat_class};

type S<'a> = Scene<'a, AgeOfDiscovery>;

const PAD: f32 = 8.0;
/// Under the name.
const HEAD: f32 = 23.0;
/// A row of totals.
const ROW: f32 = 22.0;
const ROOM: f32 = CARD - 2.0 * PAD;

pub fn card(scene: &S, region: Region, land: &LandView) -> Markup {
    let Place { x, y, .. } = place(region);
    let rows = if land.discovered { rows(scene, land) } else { Vec::new() };
    let height = height(land, rows.len());
    let class = if land.discovered { "plate" } else { "plate unknown" };
    html! {
        g.land-card transform={ "translate(" (x) "," (y) ")" } data-target=(at(targets::region(region))) data-tip=(tip(scene, region, land))
            data-badge-at=(badge(region, 12.0, height)) {
            rect.cast x="1.5" y="3" width=(CARD) height=(height) rx="6" {}
            rect class=(class) width=(CARD) height=(height) rx="6" {}
            path class={ "band land-" (region.name()) } d={ "M0,6a6,6 0 0 1 6,-6V" (height) "a6,6 0 0 1 -6,-6Z" } {}
            (heading(scene, region, land))
            @if land.discovered {
                (token(scene, region, land))
                @for (i, row) in rows.iter().enumerate() { (totals(scene, region, row, HEAD + ROW * i as f32)) }
                @if rows.is_empty() { text.note x=(PAD + 3.0) y=(HEAD + 14.0) { (scene.t("face-nobody")) } }
            } @else { (tile(scene, region, land)) (token(scene, region, land)) }
            rect.ring width=(CARD) height=(height) rx="6" {}
        }
    }
}

fn height(land: &LandView, rows: usize) -> f32 {
    if land.discovered { HEAD + ROW * rows.max(1) as f32 + 6.0 } else { 58.0 }
}

/// How high the card of a region is now.
pub fn card_height(scene: &S, land: &LandView) -> f32 {
    height(land, if land.discovered { rows(scene, land).len() } else { 0 })
}

/// Over the sea, so that what the cards say stays free: below a card that has others beside it, else at its left.
fn badge(region: Region, down: f32, height: f32) -> String {
    let Place { x, y, .. } = place(region);
    if *x > 200.0 && *y < 330.0 {
        format!("{},{},-1", x - 3.0, y + down)
    } else {
        format!("{},{}", x + CARD / 2.0, y + height + 11.0)
    }
}

/// The name in the largest letters that its card has room for: some are abbreviated, as on any map.
fn name(scene: &S, region: Region, (x, y): (f32, f32), room: f32) -> Markup {
    let (short, long) = (region.key_in("face-short-{}"), region.key());
    let name = scene.words.find(&short).unwrap_or_else(|| scene.t(&long));
    draw::squeezed("region-name", name, (x, y), (14.5, 13.8), room)
}

/// All that the card says, in words, a line a player: for a tip, and for whoever cannot see it.
fn tip(scene: &S, region: Region, land: &LandView) -> String {
    let name = scene.t(&region.key()).to_owned();
    if !land.discovered {
        return format!("{name}{} {}", scene.t("ui-colon"), tile_label(scene, land));
    }
    // R10.1: what each would score, were it counted now; largest first, as on the card.
    let points = colony_of(&land.workers);
    let mut seats: Vec<Seat> =
        Seat::all(scene.view.seats).filter(|seat| land.workers[seat.index()].total() > 0).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(land.workers[seat.index()].total()));
    let mut lines = vec![name];
    lines.extend(seats.iter().map(|seat| {
        let crew = land.workers[seat.index()].pairs().filter(|(_, n)| **n > 0);
        let crew = crew.map(|(kind, n)| msg(kind.key_in("workers-{}")).num("n", *n));
        let told = msg("face-colony").seat("who", *seat).list("crew", crew.collect::<Vec<_>>());
        scene.say(&told.num("points", points[seat.index()]))
    }));
    lines.push(match Places::of(&land.workers) {
        _ if seats.is_empty() => draw::capital(scene.t("face-nobody")),
        None => scene.t("face-colony-few").to_owned(),
        Some(_) if points.iter().all(|points| *points == 0) => scene.t("face-colony-tied").to_owned(),
        Some(places) => scene.say(&places_pay(&places)),
    });
    if land.good_there {
        lines.push(scene.say(&msg("face-colony-good").with("good", land.good.term())));
    }
    lines.join("\n")
}

/// R10.1, R10.2: what the places pay, who shares them and what builders bring of it, which is what a landing is chosen for.
fn places_pay(places: &Places) -> Msg {
    let [first, second] = places.built;
    let said =
        msg("face-colony-places").num("firsts", places.firsts as i64).num("seconds", places.seconds as i64);
    let said = said.num("first", places.first()).num("second", places.second());
    said.num("builders", first).num("more", second)
}

fn crew_label(scene: &S, seat: Seat, kind: Kind, n: u8) -> String {
    let workers = msg(kind.key_in("workers-{}")).num("n", n);
    scene.say(&msg("face-crew").with("workers", workers).seat("who", seat))
}

/// The name, and at the right what first and second place are worth now.
fn heading(scene: &S, region: Region, land: &LandView) -> Markup {
    let stake = land.discovered.then(|| stake(scene, land));
    let taken = stake.as_ref().map_or(0.0, |s| Letters::Bold.width(s, 14.0) + 6.0);
    html! {
        (name(scene, region, (PAD + 3.0, 16.5), ROOM - 3.0 - taken))
        @if let Some(stake) = stake {
            rect.hit x=(CARD - taken - 4.0) y="1" width=(taken + 2.0) height=(HEAD - 2.0) data-tip="stake" {}
            text.stake x=(CARD - PAD) y="17" { (stake) }
        }
    }
}

/// R10.1: points of the first and of the second, builders counted, whether somebody is second yet or not; or how many are needed
/// before there are any. Where three are tied for first there are enough, and still no points.
fn stake(scene: &S, land: &LandView) -> String {
    match Places::of(&land.workers) {
        Some(places) => format!("{}·{}", places.first(), places.second()),
        None => scene.say(&msg("face-needs").num("n", facts().constants.colony.min_workers_one_player)),
    }
}

/// The good that the first with three workers takes.
fn token(scene: &S, region: Region, land: &LandView) -> Markup {
    let y = if land.discovered { HEAD + 10.0 } else { 42.0 };
    html! {
        @if land.good_there {
            g id={ "rg-" (region.name()) } class="piece" style={ "transform:translate(" (CARD - 17.0) "px," (y) "px) scale(.6)" }
                data-piece={ "good-" (land.good.index()) } data-n="1" data-tip={ "token-" (region.name()) } role="img"
                    aria-label=(scene.t(&land.good.key())) {
                (draw::good(land.good))
            }
        }
    }
}

/// A seat's share: its total, and the soldiers and builders among it.
struct Share {
    seat: Seat,
    total: u32,
    marks: Vec<(Kind, u8)>,
    width: f32,
}

fn share(seat: Seat, crew: &Workers, marked: bool) -> Share {
    let total = crew.total();
    let told = [Kind::Soldier, Kind::Builder, Kind::Missionary];
    let marks: Vec<_> =
        told.iter().filter(|_| marked).map(|k| (*k, crew[*k])).filter(|(_, n)| *n > 0).collect();
    let width = 21.0
        + 8.6 * total.to_string().len() as f32
        + marks.iter().map(|m| mark_width(m.1)).sum::<f32>()
        + 5.0;
    Share { seat, total, marks, width }
}

fn mark_width(n: u8) -> f32 {
    if n > 1 { 21.0 } else { 12.5 }
}

/// Largest first, in at most two rows: where there are too many, soldiers and builders are left to the tip.
fn rows(scene: &S, land: &LandView) -> Vec<Vec<Share>> {
    let room = ROOM - if land.good_there { 22.0 } else { 0.0 };
    for marked in [true, false] {
        let mut shares: Vec<Share> = Seat::all(scene.view.seats)
            .map(|seat| share(seat, &land.workers[seat.index()], marked))
            .filter(|share| share.total > 0)
            .collect();
        shares.sort_by_key(|share| std::cmp::Reverse(share.total));
        let mut rows: Vec<Vec<Share>> = Vec::new();
        let mut used = f32::INFINITY;
        for share in shares {
            if used + share.width > room {
                rows.push(Vec::new());
                used = 0.0;
            }
            used += share.width;
            rows.last_mut().expect("a row was opened").push(share);
        }
        if rows.len() <= 2 || !marked {
            return rows;
        }
    }
    unreachable!("without marks they are taken as they are")
}

fn totals(scene: &S, region: Region, row: &[Share], y: f32) -> Markup {
    let mut x = PAD + 3.0;
    html! {
        @for share in row {
            @let left = { let left = x; x += share.width; left };
            @let crew = &scene.view.regions[region].workers[share.seat.index()];
            g class={ "share " (seat_class(share.seat)) } transform={ "translate(" (left) "," (y) ")" } {
                @if scene.audience.is(share.seat) { rect.own x="-2" y=".5" width=(share.width - 3.0) height=(ROW - 2.0) rx="9" {} }
                // What came here is seen to come, whatever it is.
                @for (kind, n) in crew.pairs().filter(|(_, n)| **n > 0) {
                    g.came id={ "c-" (region.index()) "-" (share.seat.0) "-" (kind.index()) }
                        data-piece=(kin(share.seat, kind)) data-n=(n) {
                        rect x="0" y="3" width="15" height="15" {}
                    }
                }
                use href={ "#shape-" (share.seat.0) } x="0" y="2.5" width="16" height="16" {}
                text.total x="18" y="16" { (share.total) }
                (marks(region, share))
            }
        }
    }
}

fn marks(region: Region, share: &Share) -> Markup {
    let start = 21.0 + 8.6 * share.total.to_string().len() as f32;
    // Each stands where the ones before it end.
    let placed = share.marks.iter().scan(start, |end, (kind, n)| {
        let x = *end;
        *end += mark_width(*n);
        Some((x, kind, n))
    });
    html! {
        @for (x, kind, n) in placed {
            // By a name of its own: the page must not take a piece that is still on its way for it, and drop both.
            g.kind id={ "m-" (region.index()) "-" (share.seat.0) "-" (kind.index()) } transform={ "translate(" (x + 5.5) ",10.5)" }
                data-tip=(kind.key()) {
                g transform="translate(0,-7) scale(.56)" { use href={ "#k-" (kind.index()) } {} }
                @if *n > 1 { text.mark-n x="6" y="5.5" { (n) } }
            }
        }
    }
}

fn tile_label(scene: &S, land: &LandView) -> String {
    let label = match &land.tile {
        Some(found) => {
            let facts = &found.facts;
            msg("face-tile-known")
                .num("resistance", facts.resistance)
                .num("plunder", facts.plunder)
                .num("soldier", facts.per_soldier)
                .num("points", facts.vp)
        }
        None => msg("face-tile-hidden"),
    };
    scene.say(&label)
}

/// A discovery tile: face down, or as far as the viewer has seen it. The resistance is what counts.
fn tile(scene: &S, region: Region, land: &LandView) -> Markup {
    let label = tile_label(scene, land);
    html! {
        g id={ "rt-" (region.name()) } class="tile" data-target=(at(targets::tile(region))) data-tip=(label) role="img" aria-label=(label)
            data-badge-at=(badge(region, 40.0, height(land, 0))) {
            rect.hit x="6" y="20" width=(CARD - 10.0) height="36" {}
            g.shield-of transform="translate(24,38) scale(1.06)" {
                use href="#i-shield" {}
                @match &land.tile { Some(found) => { text.shield-n y="7" { (found.facts.resistance) } }
                    None => { text.shield-n y="7" { "?" } } }
            }
            @match &land.tile {
                Some(found) => {
                    text.known x="46" y="35" { (scene.say(&msg("face-tile-points").num("n", found.facts.vp))) }
                    (draw::squeezed("note", &scene.say(&msg("face-tile-plunder").num("n", found.facts.plunder).num("soldier",
                        found.facts.per_soldier)), (46.0, 50.5), (draw::ASIDE, draw::ASIDE),
                        if land.good_there { CARD - 76.0 } else { CARD - 54.0 }))
                }
                None => { text.note x="46" y="42" { (scene.t("face-unexplored")) } }
            }
            @if land.tile.is_some() && !land.public { circle.seen cx="39" cy="26" r="6" {} path.seen-eye d="M35,26q4,-4 8,0q-4,4 -8,0" {} }
            rect.ring x="1.5" y="1.5" width=(CARD - 3.0) height="55" rx="6" {}
        }
        @for (i, seat) in land.seen_by.iter().filter(|_| !land.public).enumerate() {
            @let x = CARD - 18.0 - 11.5 * i as f32;
            g class=(seat_class(seat)) { use href={ "#shape-" (seat.0) } x=(x) y="21.5" width="11" height="11" {} }
        }
    }
}

/// Whether a worker of this colony is to be chosen: then the card opens and shows them one by one.
pub fn asked_for(scene: &S, region: Region, land: &LandView) -> bool {
    land.discovered
        && crew(scene, land).any(|(seat, kind, _)| scene.offered(targets::colonists(region, seat, kind)))
}

fn crew<'a>(scene: &S, land: &'a LandView) -> impl Iterator<Item = (Seat, Kind, u8)> + 'a {
    let seats = Seat::all(scene.view.seats);
    seats.flat_map(|seat| {
        land.workers[seat.index()].pairs().filter(|(_, n)| **n > 0).map(move |(kind, n)| (seat, kind, *n))
    })
}

/// Every worker of a colony, to be chosen from.
pub fn opened(scene: &S, region: Region, land: &LandView) -> Markup {
    const STEP: f32 = 34.0;
    const LINE: f32 = 42.0;
    let Place { x, y, .. } = place(region);
    let crew: Vec<_> = crew(scene, land).collect();
    let a_row = (ROOM / STEP) as usize;
    let height = HEAD + LINE * crew.len().div_ceil(a_row) as f32 + 5.0;
    // A card near the lower edge opens upwards.
    let top = y.min(700.0 - height);
    html! {
        rect.plate.open x=(x) y=(top) width=(CARD) height=(height) rx="6" {}
        (name(scene, region, (x + PAD + 3.0, top + 16.5), ROOM))
        @for (i, (seat, kind, n)) in crew.iter().enumerate() {
            @let (x, y) = (x + PAD + 18.0 + STEP * (i % a_row) as f32, top + HEAD + 20.0 + LINE * (i / a_row) as f32);
            (Figure {
                id: format!("k-{}-{}-{}", region.index(), seat.0, kind.index()), seat: *seat, kind: *kind, count: *n, x, y, scale: 0.76,
                // Below its feet, so that it can be seen who it is.
                target: Some(targets::colonists(region, *seat, *kind)), within: None, badge_at: Some((x, y + 25.0)),
                label: &format!("{}, {}", crew_label(scene, *seat, *kind, *n), scene.t(&region.key())),
            }.svg())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::CHART;

    /// The highest card there is: a name and two rows.
    const HIGHEST: f32 = HEAD + 2.0 * ROW + 6.0;

    #[test]
    fn cards_lie_on_the_chart_and_not_on_each_other() {
        let (left, top, width, height) = CHART;
        let places: Vec<&Place> = Region::all().map(place).collect();
        for (i, a) in places.iter().enumerate() {
            assert!(a.x >= left && a.x + CARD <= left + width, "{i}: {}", a.x);
            assert!(a.y >= top && a.y + HIGHEST <= top + height, "{i}: {}", a.y);
            for b in &places[..i] {
                let apart = (a.x - b.x).abs() >= CARD || (a.y - b.y).abs() >= HIGHEST;
                assert!(apart, "{i}: {}, {} on {}, {}", a.x, a.y, b.x, b.y);
            }
        }
    }

    #[test]
    fn six_players_fit_a_card() {
        let mut shares: Vec<Share> = Vec::new();
        for s in 0..6 {
            let mut crew = Workers::default();
            crew[Kind::Colonist] = 11;
            shares.push(share(Seat(s), &crew, false));
        }
        assert!(shares.iter().map(|s| s.width).sum::<f32>() <= 2.0 * (ROOM - 22.0) + 20.0);
        assert!(shares.iter().all(|s| 3.0 * s.width <= ROOM), "three a row");
    }
}
