//! What a player's gold can do, whole: founding, growth, figures, technologies, improvements and wonders, each with its
//! price as a coin, what it is for, and who earns from it.

use crate::{board, draw, ledger, sheets, tips};
use civilization_2002::data::{Icon, Need, data};
use civilization_2002::event::parts_of;
use civilization_2002::exposed::Exposed;
use civilization_2002::ids::*;
use civilization_2002::options::Milestones;
use civilization_2002::state::{Face, size_name};
use civilization_2002::{Action, Civilization2002};
use kernel::{Arg, Choice, Msg, Seat, msg};
use kit::gauge::{Of, Value};
use maud::{Markup, html};
use table::{Foreseen, Scene, at};

type S<'a> = Scene<'a, Civilization2002>;
type Sort = fn(&Action) -> bool;

/// What becomes of the land: both stand in one row, for both are chosen by their region.
const LAND: [(&str, Sort); 2] =
    [("found", |a| matches!(a, Action::Found(_))), ("grow", |a| matches!(a, Action::Grow(_)))];

/// So many regions to settle leave a place in the first row for what grows; more have rows of their own.
const BESIDE: usize = 3;

/// So few settlements short of a milestone, one begins to count.
const NEAR: usize = 2;

/// What is bought for.
const GAINS: [&str; 5] = ["points", "income", "technologies", "wonders", "improvements"];

/// The other groups of the sheet, in the order in which a turn is mostly spent.
const GROUPS: [(&str, Sort); 5] = [
    ("figures", |a| matches!(a, Action::Buy(_))),
    ("technologies", |a| matches!(a, Action::Research(_))),
    ("improvements", |a| {
        matches!(a, Action::Build(_) | Action::BuySpaceship | Action::UseManhattan | Action::DeclareEnd(_))
    }),
    ("milestones", |a| matches!(a, Action::Claim(_))),
    ("sell", |a| matches!(a, Action::Sell(_))),
];

pub fn sheet(scene: &S, seat: Seat) -> Markup {
    let player = &scene.view.players[seat.index()];
    let choices = scene.offer.map(|offer| offer.choices.as_slice()).unwrap_or_default();
    let title = msg("face-purchase-title").num("gold", player.gold).num("n", player.forecast.income());
    html! {
        p.purse { (scene.say(&title)) }
        p.purse-how { (scene.say(&msg("face-purchase-how").list("how", parts_of(&player.forecast)))) }
        (collected(scene, seat))
        (unguarded(scene))
        (land(scene, seat, choices))
        @for (group, fits) in GROUPS { (section(scene, seat, group, of_sort(choices, fits))) }
    }
}

/// With their places in the offer.
fn of_sort(choices: &[Choice<Action>], fits: Sort) -> Vec<(usize, &Choice<Action>)> {
    choices.iter().enumerate().filter(|(_, choice)| fits(&choice.action)).collect()
}

fn section(scene: &S, seat: Seat, group: &str, cards: Vec<(usize, &Choice<Action>)>) -> Markup {
    html! {
        @if !cards.is_empty() {
            section class={ "buys " (group) } {
                h3 { (scene.t(&format!("face-buy-{group}"))) }
                ul { @for (i, choice) in cards { (card(scene, seat, i, choice)) } }
            }
        }
    }
}

/// What can be founded where, and what can grow: one row, so that neither leaves half of its own empty and what is bought
/// next does not slide under the pointer.
fn land(scene: &S, seat: Seat, choices: &[Choice<Action>]) -> Markup {
    let founds = of_sort(choices, LAND[0].1).len();
    let together = founds <= BESIDE && LAND.iter().all(|(_, fits)| !of_sort(choices, *fits).is_empty());
    html! {
        div class={ "land" @if together { " together found-" (founds) } } {
            @for (group, fits) in LAND { (section(scene, seat, group, of_sort(choices, fits))) }
        }
    }
}

/// R3.5, R4.5: what production has just brought, and why: whoever traded last has not seen it pass by.
fn collected(scene: &S, seat: Seat) -> Markup {
    let player = &scene.view.players[seat.index()];
    let made = &player.production;
    // What it is made of stands above already where the next one brings the same.
    let said = match *made == player.forecast {
        true => msg("face-purchase-collected-same").num("n", made.income()),
        false => msg("face-purchase-collected").num("n", made.income()).list("how", parts_of(made)),
    };
    html! {
        @if made.income() > 0 {
            div.collected { (ledger::critical(scene)) p { (scene.say(&said)) } }
        }
    }
}

/// R2.5.10: what could be lost before the next purchase: a unit bought there keeps it.
fn unguarded(scene: &S) -> Markup {
    let open = scene.view.within_reach().into_iter().filter(|place| !place.guarded);
    let (settled, alone): (Vec<Exposed>, Vec<Exposed>) = open.partition(|place| place.settled);
    let one = |place: Exposed| {
        msg("face-purchase-open-one").with("where", place.area.term()).num("n", place.armies)
    };
    // R9.13: settlers may stand alone in a settlement of somebody else.
    let kinds = [("takers", "face-purchase-open", settled), ("hunters", "face-purchase-alone", alone)];
    html! {
        @for (icon, key, places) in kinds {
            @if !places.is_empty() {
                @let named = msg(key).list("what", places.into_iter().map(one));
                p.unguarded { (draw::icon(&format!("i-gauge-{icon}"))) " " (scene.say(&named)) }
            }
        }
    }
}

/// What is bought: its picture, what it is called, what it is for, and what of the price goes to whom.
struct Ware {
    picture: Markup,
    name: String,
    /// What is known to lie there.
    lies: Option<Marker>,
    notes: Vec<String>,
    share: Option<(Seat, u16)>,
    /// By which technology it is sold.
    tech: Option<Tech>,
}

fn card(scene: &S, seat: Seat, i: usize, choice: &Choice<Action>) -> Markup {
    let Some(ware) = ware(scene, seat, choice) else { return html! {} };
    let opens = matches!(choice.action, Action::Buy(_));
    html! {
        li.buy data-target=(at(choice.show.target)) {
            span.face { (ware.picture) }
            b.what { (ware.name) }
            @if let Some(gold) = price(&choice.show.label) {
                @if matches!(choice.action, Action::Sell(_)) { span.price-coin.back { "+" (gold) } } @else { (draw::price(gold)) }
            }
            // What a figure leads to is where it is put, and that costs nothing more.
            @if let Some(foreseen) = scene.foreseen(i).filter(|_| !opens) {
                // A purchase that ends the turn brings what it brings: that the turn is over is said where it is ended.
                @if foreseen.foresight.closes.is_some() { (gains(&foreseen, seat)) } @else { (foreseen.short()) }
            }
            @if let Some(marker) = ware.lies { small.lies { (draw::inline_marker(marker)) " " (lies(scene, marker)) } }
            @for note in &ware.notes { small { (note) } }
            @if let Some(milestone) = milestone(scene, seat, i) { small.meets { (milestone) } }
            (sheets::share(scene, ware.share, ware.tech))
        }
    }
}

/// What a purchase brings its buyer, whatever else happens then.
fn gains(foreseen: &Foreseen<Civilization2002>, seat: Seat) -> Markup {
    let halves = |value: Option<&Value>| value.map_or(Some(0), Value::halves);
    let gained = foreseen.foresight.changes.iter().filter_map(|change| {
        let own = change.of == Of::Seat(seat) && GAINS.contains(&change.what);
        let after = halves(change.after.first()?.0.as_ref())?;
        let more = (after - halves(change.before.as_ref())?) / 2;
        (own && more > 0).then_some((change.what, more))
    });
    html! {
        span.fore aria-hidden="true" {
            @for (what, more) in gained {
                span.omen.up { "+" (more) svg.gauge aria-hidden="true" { use href={ "#i-gauge-" (what) } {} } }
            }
        }
    }
}

/// R3.3: the milestone that is met with it, if one is asked for then.
fn milestone(scene: &S, seat: Seat, i: usize) -> Option<String> {
    let then = scene.foreseen.get(i)?.then.as_ref().filter(|then| then.seat == seat)?;
    let asked = then.prompt.as_ref().filter(|prompt| prompt.key == "prompt-claim")?;
    let what = asked.args.iter().find_map(|(name, arg)| match arg {
        Arg::Msg(what) if *name == "what" => Some((**what).clone()),
        _ => None,
    })?;
    Some(scene.say(&msg("face-buy-meets").with("what", what)))
}

/// What the label says that it costs.
fn price(label: &Msg) -> Option<u16> {
    label.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(n) if *name == "n" => u16::try_from(*n).ok(),
        _ => None,
    })
}

fn ware(scene: &S, seat: Seat, choice: &Choice<Action>) -> Option<Ware> {
    let plain = |picture: Markup, name: String| Ware {
        picture,
        name,
        lies: None,
        notes: Vec::new(),
        share: None,
        tech: None,
    };
    let sized = |area: Area, size: u8, more: Vec<String>| {
        let mut notes = vec![scene.say(&size_name(size))];
        // R3.5: what is brought to the minimum is so with or without it; the advanced game asks for moods first.
        let region = &scene.view.regions[area.index()];
        let worth = (size + (region.marker == Some(Marker::Fertile)) as u8) as u16;
        // What a first settlement brings to light may be worth more than that: its income is foreseen, not guessed at here.
        let resource = size == 1 && region.marker.is_some_and(Marker::is_resource);
        let topped_up = scene.view.players[seat.index()].forecast.topped_up;
        let covered = !resource && topped_up + region.value >= worth;
        if covered && !sheets::advanced(scene) {
            notes[0] = scene.say(&msg("face-buy-covered").with("what", size_name(size)));
        }
        notes.extend(more);
        let lies = region.marker.filter(|marker| size == 1 && *marker != Marker::Nothing);
        Ware { notes, lies, ..plain(draw::inline_settlement(seat, size), scene.t(&area.key()).to_owned()) }
    };
    Some(match choice.action {
        Action::Found(area) => {
            let region = &scene.view.regions[area.index()];
            // R2.2.1: it is turned up first, and the chance on the card is that of what may lie there.
            let unseen = region.face == Face::Down && region.marker.is_none();
            let notes = ["face-buy-uses-settler"].into_iter().chain(unseen.then_some("face-buy-unseen"));
            sized(area, 1, notes.map(|key| scene.t(key).to_owned()).collect())
        }
        Action::Grow(area) => {
            let size = scene.view.regions[area.index()].size;
            sized(area, size + 1, outgrown(scene, seat, size).into_iter().collect())
        }
        Action::Buy(kind) => {
            let sale = &scene.view.market[kind.index()];
            let picture = draw::inline(seat, kind);
            let name = board::figure_name(scene, kind);
            Ware {
                notes: figure(scene, kind),
                share: sale.share,
                tech: sale.technology,
                ..plain(picture, name)
            }
        }
        Action::Research(tech) if sheets::advanced(scene) => {
            let icon = if tech.facts().great { "i-great" } else { "i-tech" };
            // Two names in one may be broken between them.
            let name = scene.t(&tech.key()).replace('/', "/\u{200b}");
            Ware { notes: technology(scene, tech), ..plain(draw::icon(icon), name) }
        }
        // R3.2: they are all alike.
        Action::Research(tech) => {
            let era = tech.facts().era;
            let name = scene.say(&msg("face-basic-tech").term("era", era.key()));
            Ware { notes: alike(scene, seat, era, choice), ..plain(draw::icon("i-tech"), name) }
        }
        Action::Build(improvement) => {
            let row = improvement.facts();
            let happy = row.icon == Icon::Happy;
            let key = if happy { "face-buy-happy" } else { "face-buy-productive" };
            let item = &scene.view.improvements[improvement.index()];
            let picture = draw::icon(if happy { "i-happy" } else { "i-gear" });
            let notes = vec![scene.say(&msg(key).num("n", row.icons))];
            let tech = Some(item.technology);
            Ware { notes, share: item.share, tech, ..plain(picture, scene.t(&improvement.key()).to_owned()) }
        }
        Action::BuySpaceship | Action::UseManhattan | Action::DeclareEnd(_) | Action::Claim(_) => {
            plain(draw::icon("i-wonder"), scene.say(&choice.show.label))
        }
        Action::Sell(slot) => {
            let piece = scene.view.pieces.iter().find(|p| p.seat == seat && p.slot == slot)?;
            let notes = vec![scene.t(&piece.area.key()).to_owned()];
            let picture = draw::inline(seat, piece.figure.kind);
            Ware { notes, ..plain(picture, scene.say(&piece.figure.name())) }
        }
        _ => return None,
    })
}

/// R2.2.2, R2.2.4: what lies there, beside its picture: a resource by its name, land by what it does to a settlement.
fn lies(scene: &S, marker: Marker) -> String {
    let text = match marker {
        Marker::Fertile if !sheets::advanced(scene) => scene.t("face-buy-fertile").to_owned(),
        Marker::Fertile => scene.t(&marker.key()).to_owned(),
        _ if marker.is_terrain() => scene.t(&format!("{}-help", marker.key())).to_owned(),
        _ => scene.t(&marker.key()).to_owned(),
    };
    text.trim_end_matches('.').to_owned()
}

/// R3.3, R9.25: what grows counts no longer for a milestone that asks for settlements of its size. It is said to whoever is
/// near to meeting it.
fn outgrown(scene: &S, seat: Seat, size: u8) -> Option<String> {
    let view = scene.view;
    let exact = view.options.milestones == Milestones::Exact && !sheets::advanced(scene);
    let open = view.milestones.iter().filter(|item| exact && !item.claimed && item.era == view.era);
    let left = open.filter_map(|item| match item.milestone.facts().need {
        Need::Settlements(of, wanted) if of == size => {
            let owned = item.counted[seat.index()] as usize;
            (owned + NEAR >= wanted).then_some((item.milestone, owned.saturating_sub(1)))
        }
        _ => None,
    });
    let (milestone, left) = { left }.next()?;
    Some(scene.say(&msg("face-buy-outgrown").num("n", left as i64).with("what", milestone.term())))
}

/// R3.1, R3.2, R3.4, R3.5: what any technology of the basic game brings its owner, and what it brings about.
fn alike(scene: &S, seat: Seat, era: Era, choice: &Choice<Action>) -> Vec<String> {
    let owned = scene.view.players[seat.index()].technologies;
    let left = scene.view.technologies.iter().filter(|t| t.era == era && t.owner.is_none() && !t.aside);
    // R3.5: below the minimum it brings no more than there is.
    let player = &scene.view.players[seat.index()];
    let held = scene.view.regions.iter().filter(|region| region.holder == Some(seat));
    let kinds: Set<Marker> = held.filter_map(|region| region.resource).collect();
    let covered = player.forecast.topped_up as usize >= kinds.len();
    let key = if covered { "face-buy-tech-covered" } else { "face-buy-tech-gold" };
    let mut notes = vec![scene.say(&msg(key).num("n", data().tables.minimum_income))];
    let pair = (owned.len() + 1).is_multiple_of(2);
    notes.push(scene.t(if pair { "face-buy-tech-pair" } else { "face-buy-tech-half" }).to_owned());
    if (owned & era.technologies()).len() == 2 {
        notes.push(scene.t("face-buy-tech-third").to_owned());
    }
    let next = price(&choice.show.label).map(|gold| gold + data().tables.basic.technology_more);
    let left = msg("face-buy-tech-left").num("n", left.count() as i64).num("next", next.unwrap_or_default());
    notes.push(scene.say(&left));
    notes
}

/// R2.5.5, R2.6: its dice, and what it is superior to.
fn figure(scene: &S, kind: Kind) -> Vec<String> {
    let sale = &scene.view.market[kind.index()];
    let Some(class) = kind.class() else { return vec![scene.t("face-buy-settler").to_owned()] };
    // What beats it is told by its class: a catapult is artillery.
    let sort = match class {
        Class::Infantry => "face-class-infantry",
        Class::Cavalry => "face-class-cavalry",
        Class::Artillery => "face-class-artillery",
        Class::Fleet => "face-class-fleet",
        Class::Aircraft => "face-aircraft",
    };
    let dice = msg("face-buy-dice").term("sort", sort).num("dice", sale.dice).num("bonus", sale.bonus);
    let mut notes = vec![match class {
        Class::Aircraft => scene.say(&msg("face-buy-aircraft").num("dice", sale.dice)),
        _ => scene.say(&dice),
    }];
    match class {
        Class::Infantry => notes.push(scene.t("face-buy-beats-artillery").to_owned()),
        Class::Cavalry => notes.push(scene.t("face-buy-beats-infantry").to_owned()),
        Class::Artillery => notes.push(scene.t("face-buy-beats-cavalry").to_owned()),
        Class::Fleet => {
            notes.push(scene.say(&msg("face-buy-carries").num("n", data().tables.fleet_capacity)));
        }
        Class::Aircraft => {}
    }
    notes
}

/// R4.3: what its owner gets, and what it opens for everybody.
fn technology(scene: &S, tech: Tech) -> Vec<String> {
    let row = tech.facts();
    let mut notes = Vec::new();
    for (key, what) in [("face-buy-brings", tips::brings(tech)), ("face-buy-opens", tips::opens(tech))] {
        if !what.is_empty() {
            notes.push(scene.say(&msg(key).list("what", what)));
        }
    }
    if row.era < scene.view.era {
        notes.push(scene.t("face-buy-past-era").to_owned());
    }
    notes
}
