//! What a player's gold can do, whole: founding, growth, figures, technologies, improvements and wonders, each with its
//! price as a coin, what it is for, and who earns from it.

use crate::{board, draw, ledger, sheets, tips};
use civilization_2002::data::{Icon, data};
use civilization_2002::event::parts_of;
use civilization_2002::ids::*;
use civilization_2002::state::size_name;
use civilization_2002::{Action, Civilization2002};
use kernel::{Arg, Choice, Msg, Seat, msg};
use maud::{Markup, html};
use table::{Scene, at};

type S<'a> = Scene<'a, Civilization2002>;
type Sort = fn(&Action) -> bool;

/// The groups of the sheet, in the order in which a turn is mostly spent.
const GROUPS: [(&str, Sort); 7] = [
    ("found", |a| matches!(a, Action::Found(_))),
    ("grow", |a| matches!(a, Action::Grow(_))),
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
        @for (group, fits) in GROUPS {
            @let cards: Vec<(usize, &Choice<Action>)> =
                choices.iter().enumerate().filter(|(_, choice)| fits(&choice.action)).collect();
            @if !cards.is_empty() {
                section class={ "buys " (group) } {
                    h3 { (scene.t(&format!("face-buy-{group}"))) }
                    ul { @for (i, choice) in cards { (card(scene, seat, i, choice)) } }
                }
            }
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

/// What is bought: its picture, what it is called, what it is for, and what of the price goes to whom.
struct Ware {
    picture: Markup,
    name: String,
    notes: Vec<String>,
    share: Option<(Seat, u16)>,
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
            @if let Some(foreseen) = scene.foreseen(i).filter(|_| !opens) { (foreseen.short()) }
            @for note in &ware.notes { small { (note) } }
            @if let Some(milestone) = milestone(scene, seat, i) { small.meets { (milestone) } }
            (sheets::share(scene, ware.share))
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
    let plain = |picture: Markup, name: String| Ware { picture, name, notes: Vec::new(), share: None };
    let sized = |area: Area, size: u8, more: Vec<String>| {
        let mut notes = vec![scene.say(&size_name(size))];
        // R3.5: what is brought to the minimum is so with or without it; the advanced game asks for moods first.
        let region = &scene.view.regions[area.index()];
        let worth = (size + (region.marker == Some(Marker::Fertile)) as u8) as u16;
        let covered = scene.view.players[seat.index()].forecast.topped_up + region.value >= worth;
        if covered && !sheets::advanced(scene) {
            notes[0] = scene.say(&msg("face-buy-covered").with("what", size_name(size)));
        }
        notes.extend(more);
        Ware { notes, ..plain(draw::inline_settlement(seat, size), scene.t(&area.key()).to_owned()) }
    };
    Some(match choice.action {
        Action::Found(area) => sized(area, 1, found(scene, area)),
        Action::Grow(area) => sized(area, scene.view.regions[area.index()].size + 1, Vec::new()),
        Action::Buy(kind) => {
            let sale = &scene.view.market[kind.index()];
            let picture = draw::inline(seat, kind);
            Ware {
                picture,
                name: board::figure_name(scene, kind),
                notes: figure(scene, kind),
                share: sale.share,
            }
        }
        Action::Research(tech) if sheets::advanced(scene) => {
            let icon = if tech.facts().great { "i-great" } else { "i-tech" };
            // Two names in one may be broken between them.
            let name = scene.t(&tech.key()).replace('/', "/\u{200b}");
            Ware { picture: draw::icon(icon), name, notes: technology(scene, tech), share: None }
        }
        // R3.2: they are all alike.
        Action::Research(tech) => {
            let era = tech.facts().era;
            let name = scene.say(&msg("face-basic-tech").term("era", era.key()));
            Ware { picture: draw::icon("i-tech"), name, notes: alike(scene, seat, era, choice), share: None }
        }
        Action::Build(improvement) => {
            let row = improvement.facts();
            let happy = row.icon == Icon::Happy;
            let key = if happy { "face-buy-happy" } else { "face-buy-productive" };
            let item = &scene.view.improvements[improvement.index()];
            Ware {
                picture: draw::icon(if happy { "i-happy" } else { "i-gear" }),
                name: scene.t(&improvement.key()).to_owned(),
                notes: vec![scene.say(&msg(key).num("n", row.icons))],
                share: item.share,
            }
        }
        Action::BuySpaceship | Action::UseManhattan | Action::DeclareEnd(_) | Action::Claim(_) => {
            plain(draw::icon("i-wonder"), scene.say(&choice.show.label))
        }
        Action::Sell(slot) => {
            let piece = scene.view.pieces.iter().find(|p| p.seat == seat && p.slot == slot)?;
            let notes = vec![scene.t(&piece.area.key()).to_owned()];
            let picture = draw::inline(seat, piece.figure.kind);
            Ware { picture, name: scene.say(&piece.figure.name()), notes, share: None }
        }
        _ => return None,
    })
}

/// What is known to lie there.
fn found(scene: &S, area: Area) -> Vec<String> {
    let marker = scene.view.regions[area.index()].marker;
    let kept = marker.filter(|m| *m != Marker::Nothing).map(|m| match m.is_terrain() {
        true => {
            let help = tips::terrain(scene, m);
            scene.say(&msg("face-region-found").term("what", m.key()).term("help", help))
        }
        false => scene.t(&m.key()).to_owned(),
    });
    kept.into_iter().chain([scene.t("face-buy-uses-settler").to_owned()]).collect()
}

/// R3.1, R3.2, R3.4, R3.5: what any technology of the basic game brings its owner, and what it brings about.
fn alike(scene: &S, seat: Seat, era: Era, choice: &Choice<Action>) -> Vec<String> {
    let owned = scene.view.players[seat.index()].technologies;
    let left = scene.view.technologies.iter().filter(|t| t.era == era && t.owner.is_none() && !t.aside);
    let mut notes = vec![scene.t("face-buy-tech-gold").to_owned()];
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
