//! What is asked for and lies on no square: one row of cards at the foot of the board, grouped, each with its price and what
//! it does; and what cannot be had, by reason.

use crate::art::picture;
use crate::gains::{net, one, paid_with};
use crate::mats::government_tip;
use crate::symbols::inline;
use civilization_2010::{
    Action, Building, Civ, Civilization2010, CultureEvent, Government, Icons, Id, Investment, Item, Named,
    Person, PersonType, Piece, PlayerView, Resource, Skill, Terrain, UnitType, Wonder, places,
};
use kernel::{Arg, Choice, Key, Msg, Target, msg};
use maud::{Markup, html};
use table::{Scene, at};

type View<'a> = Scene<'a, Civilization2010>;

/// One card of the row.
struct Card {
    group: &'static str,
    target: Target,
    price: Option<Markup>,
    picture: Markup,
    name: String,
    /// Icons and numbers.
    gains: Markup,
    note: String,
    tip: Option<Key>,
    /// It has something to read.
    wide: bool,
}

/// The groups, in their order in the row.
const GROUPS: [&str; 9] = [
    "face-group-arts",
    "deed-harvest",
    "face-group-figures",
    "face-group-units",
    "face-group-buildings",
    "face-group-wonders",
    "face-group-abilities",
    "face-group-cards",
    "face-group-choice",
];

pub fn row(scene: &View) -> Markup {
    let Some(offer) = scene.offer else { return html! {} };
    let mut cards: Vec<Card> = Vec::new();
    for choice in &offer.choices {
        if let Some(card) = card(scene, choice)
            && !fallen(scene, choice)
            && !cards.iter().any(|c| c.target == card.target)
        {
            cards.push(card);
        }
    }
    let not = refused(scene, &cards);
    if cards.is_empty() && not.is_empty() {
        return html! {};
    }
    let many = if cards.len() > 10 { " many" } else { "" };
    html! {
        div class={ "c10-asked c10-over" (many) } {
            @if !cards.is_empty() {
                div.groups {
                    @for group in GROUPS {
                        @if cards.iter().any(|c| c.group == group) {
                            section.group {
                                h2 { (scene.t(group)) }
                                div.cards { @for c in cards.iter().filter(|c| c.group == group) { (drawn(c)) } }
                            }
                        }
                    }
                }
            }
            @if !not.is_empty() {
                div.c10-not {
                    @for (why, what) in &not {
                        p {
                            @for (k, (target, name)) in what.iter().enumerate() {
                                @if k > 0 { ", " }
                                b data-target=(at(*target)) data-tip=[tip(*target)] { (name) }
                            }
                            span.why { " – " (why) }
                        }
                    }
                }
            }
        }
    }
}

/// What a thing that cannot be had now does.
fn tip(target: Target) -> Option<Key> {
    let Target::Card(id) = target else { return None };
    match id {
        300..400 => Some(Wonder::at((id - 300) as usize).key()),
        400..500 => Some(Building::at((id - 400) as usize).key()),
        _ => None,
    }
}

/// A name that would be broken within a word is written smaller.
fn long(card: &Card) -> bool {
    !card.wide && card.name.split([' ', '-']).any(|word| word.chars().count() > 11)
}

fn drawn(card: &Card) -> Markup {
    html! {
        div class={ "c10-card" @if card.wide { " wide" } @if long(card) { " long" } } data-target=(at(card.target))
            data-tip=[card.tip.as_ref()] {
            @if let Some(price) = &card.price { span.price { (price) } }
            (card.picture)
            b.name { (card.name) }
            span.gains { (card.gains) }
            @if !card.note.is_empty() { small { (card.note) } }
        }
    }
}

/// Anarchy while nothing better is open: hardly ever wanted, and its sheet would lie on the cities every turn. It is chosen
/// from the list of answers or on the government of one's own mat.
fn fallen(scene: &View, choice: &Choice<Action>) -> bool {
    choice.action == Action::Government(Government::Anarchy) && !new_order(scene)
}

/// Whether a government can be adopted.
fn new_order(scene: &View) -> bool {
    let adopted = |c: &Choice<Action>| match c.action {
        Action::Government(to) => to != Government::Anarchy,
        _ => false,
    };
    scene.offer.is_some_and(|offer| offer.choices.iter().any(adopted))
}

/// What is refused and lies nowhere else, by reason.
fn refused(scene: &View, cards: &[Card]) -> Vec<(String, Vec<(Target, String)>)> {
    let mut all: Vec<(String, Vec<(Target, String)>)> = Vec::new();
    for refusal in scene.offer.iter().flat_map(|o| &o.refused) {
        let Target::Card(id) = refusal.target else { continue };
        let known = cards.iter().any(|c| c.target == refusal.target);
        if known
            || elsewhere(scene, id)
            || all.iter().any(|(_, list)| list.iter().any(|(t, _)| *t == refusal.target))
        {
            continue;
        }
        let why = scene.say(&refusal.why);
        let name = refusal.about.clone().or_else(|| places::named(refusal.target));
        let name = name.map_or_else(String::new, |name| scene.say(&name));
        match all.iter_mut().find(|(w, _)| *w == why) {
            Some((_, list)) => list.push((refusal.target, name)),
            None => all.push((why, vec![(refusal.target, name)])),
        }
    }
    all
}

/// Technologies to be had lie on the research sheet, units on the battle sheet.
fn elsewhere(scene: &View, id: u16) -> bool {
    match id {
        0..100 => crate::research::asked(scene),
        600..640 | 654 => scene.view.battle.is_some(),
        _ => false,
    }
}

fn card(scene: &View, choice: &Choice<Action>) -> Option<Card> {
    let target = choice.show.target;
    let plain = |group, picture, name: &str, gains| Card {
        group,
        target,
        price: None,
        picture,
        name: name.to_owned(),
        gains,
        note: String::new(),
        tip: None,
        wide: false,
    };
    match choice.action {
        Action::Item(item) => return Some(goods(scene, target, item, price(&choice.show.label))),
        Action::FreeBuilding(b) => {
            let free = html! { (scene.t("face-free")) };
            return Some(goods(scene, target, Item::Building(b), Some(free)));
        }
        Action::Arts => {
            let n = number_of(&choice.show.label, "n").unwrap_or(0);
            let gains = html! { b.up { "+" (n) (inline("culture")) } };
            let card = plain("face-group-arts", inline("culture"), scene.t("face-devote"), gains);
            return Some(Card { note: have(scene, |p| p.culture), ..card });
        }
        Action::Harvest(r) => {
            let name = crate::aids::title(scene.words, &r.key());
            // What it is for, to whoever harvests for the first time.
            let note = paid_with(scene, r);
            let card = plain("deed-harvest", inline(r.name()), &name, one(r.name()));
            return Some(Card { tip: Some(r.key()), note, ..card });
        }
        Action::Skill(skill) => return Some(ability(scene, target, skill)),
        _ => {}
    }
    let Target::Card(id) = target else { return None };
    (!elsewhere(scene, id)).then(|| other(scene, target, id, choice))
}

fn number_of(label: &Msg, key: &str) -> Option<i64> {
    label.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(n) if *name == key => Some(*n),
        _ => None,
    })
}

/// What it costs, as its label says.
fn price(label: &Msg) -> Option<Markup> {
    let n = number_of(label, "n")?;
    let rush = number_of(label, "trade");
    Some(
        html! { (n) (inline("production")) @if let Some(trade) = rush { span.rush { "−" (trade) (inline("trade")) } } },
    )
}

/// Something a city makes.
fn goods(scene: &View, target: Target, item: Item, price: Option<Markup>) -> Card {
    let me = scene.view.who.map(|s| &scene.view.players[s.index()]);
    let supply =
        |n: Option<u8>| n.map_or_else(String::new, |n| scene.say(&msg("face-in-supply").num("n", n)));
    let (group, picture, gains, note) = match item {
        Item::Army => ("face-group-figures", inline("army"), one("army"), supply(me.map(|p| p.spare_armies))),
        Item::Scout => {
            ("face-group-figures", inline("scout"), one("scout"), supply(me.map(|p| p.spare_scouts)))
        }
        Item::Walls => {
            ("face-group-figures", inline("walls"), html! { b.up { "+4" (inline("combat")) } }, String::new())
        }
        Item::Unit(unit) => {
            let rank = me.map_or(1, |p| p.ranks[unit.index()]).max(1);
            let strengths =
                unit.data().strengths.iter().filter_map(|s| s.get(rank as usize - 1).or(s.last()));
            let (low, high) = strengths.fold((u8::MAX, 0), |(l, h), s| (l.min(*s), h.max(*s)));
            let note = scene.say(&msg("face-card-of").num("low", low).num("high", high));
            ("face-group-units", picture("u", unit.name()), one(unit.name()), note)
        }
        Item::Building(b) => {
            let old = b.data().starred.then(|| starred_here(scene)).flatten();
            let on: Vec<String> = b.data().on.iter().map(|t| scene.t(&t.key()).to_owned()).collect();
            let note = match old {
                Some(old) => scene.say(&msg("face-instead-of").term("what", old.key())),
                None if on.len() > 2 => scene.t("face-starred").to_owned(),
                None => scene.words.catalogue().join(&on),
            };
            let icons = net(&b.data().icons, old.map(|o| &o.data().icons));
            ("face-group-buildings", inline(b.name()), icons, note)
        }
        Item::Wonder(w) => {
            let gains = net(&Icons { culture: w.data().culture, ..Icons::default() }, None);
            let old =
                wonder_here(scene).map(|old| scene.say(&msg("face-instead-of").term("what", old.key())));
            let says = scene.t(&w.help().key).to_owned();
            let note = old.map_or(says.clone(), |old| format!("{says} {old}"));
            ("face-group-wonders", picture("w", w.name()), gains, note)
        }
    };
    let wide = matches!(item, Item::Wonder(_));
    let name = crate::aids::title(scene.words, &item.key());
    Card { group, target, price, picture, name, gains, note, tip: Some(item.key()), wide }
}

fn have(scene: &View, what: impl Fn(&PlayerView) -> u16) -> String {
    let me = scene.view.who.map(|seat| what(&scene.view.players[seat.index()]));
    me.map_or_else(String::new, |n| scene.say(&msg("face-have").num("n", n)))
}

/// What the outskirts of the acting city hold of a kind.
fn here<'a, T>(scene: &'a View, of: impl Fn(Piece) -> Option<T> + 'a) -> Option<T> {
    let (seat, index) = scene.view.doing.city?;
    let city = scene.view.players[seat.index()].cities.iter().find(|c| c.index == index)?;
    let mut squares = city.outskirts.iter().filter_map(|sq| scene.view.squares[*sq as usize].as_ref());
    squares.find_map(|s| of(s.piece))
}

fn starred_here(scene: &View) -> Option<Building> {
    here(scene, |piece| match piece {
        Piece::Building(b) if b.data().starred => Some(b),
        _ => None,
    })
}

fn wonder_here(scene: &View) -> Option<Wonder> {
    here(scene, |piece| match piece {
        Piece::Wonder(w) => Some(w),
        _ => None,
    })
}

fn ability(scene: &View, target: Target, skill: Skill) -> Card {
    let d = skill.data();
    let says = scene.t(&skill.key()).to_owned();
    let name = scene.t(&d.tech.key()).to_owned();
    // "Currency: 3 culture" stands under "Currency".
    let note = says.split_once(':').map_or(says.as_str(), |(_, rest)| rest).trim().to_owned();
    let price = html! {
        @if d.cost.count > 0 { (d.cost.count) @match d.cost.resource { Some(r) => (inline(r.name())), None => (inline("tokens")) } }
        @if d.cost.trade > 0 { (d.cost.trade) (inline("trade")) }
        @if d.cost.culture > 0 { (d.cost.culture) (inline("culture")) }
    };
    Card {
        group: "face-group-abilities",
        target,
        price: Some(price),
        picture: inline("book"),
        name,
        gains: html! {},
        note,
        tip: Some(d.tech.key()),
        wide: true,
    }
}

/// Everything else, by what it is: events, people, governments, resources, terrains, coins.
fn other(scene: &View, target: Target, id: u16, choice: &Choice<Action>) -> Card {
    let help = |key: Key| scene.t(&key).to_owned();
    let i = |first: u16| (id - first) as usize;
    let label = scene.say(&choice.show.label);
    let (group, picture, note, tip) = match id {
        0..100 => ("face-group-abilities", inline("book"), label.clone(), None),
        100..200 => {
            let e = CultureEvent::at(i(100));
            let idle = choice.show.label.key == "do-play-idle";
            let does = if idle { label.clone() } else { help(e.help().key) };
            ("face-group-cards", inline("cards"), does, Some(e.key()))
        }
        200..300 => {
            let p = Person::at(i(200));
            ("face-group-cards", picture("m", p.name()), help(p.help().key), Some(p.key()))
        }
        300..400 => {
            let w = Wonder::at(i(300));
            ("face-group-wonders", picture("w", w.name()), help(w.help().key), Some(w.key()))
        }
        400..500 => {
            let b = Building::at(i(400));
            ("face-group-buildings", inline(b.name()), help(b.help().key), Some(b.key()))
        }
        500..520 => {
            let g = Government::at(i(500));
            let tip = government_tip(scene, g);
            let does = if tip == g.key() { g.help().key } else { g.later() };
            // Of Anarchy the answer says what may follow it.
            let open = label.split_once(':').filter(|_| g == Government::Anarchy);
            let note = open.map_or_else(|| help(does), |(_, open)| open.trim().to_owned());
            ("face-group-choice", inline("government"), note, Some(tip))
        }
        520..600 => {
            let card = Investment::at(i(520));
            ("face-group-choice", inline("bank"), help(card.help().key), Some(card.key()))
        }
        600..640 => ("face-group-units", picture("u", UnitType::at(i(600) / 4).name()), label.clone(), None),
        640..650 => ("face-group-units", picture("u", UnitType::at(i(640)).name()), label.clone(), None),
        650..652 => ("face-group-figures", inline(["army", "scout"][i(650)]), label.clone(), None),
        652 => ("face-group-figures", inline("walls"), label.clone(), None),
        660..670 => ("face-group-choice", inline("coin"), label.clone(), None),
        670..680 => ("face-group-choice", ground(Terrain::at(i(670))), String::new(), None),
        680..700 => {
            let civ = Civ::at(i(680));
            ("face-group-choice", inline("capital"), help(civ.help().key), Some(civ.key()))
        }
        700..720 => ("face-group-choice", inline(Resource::at(i(700)).name()), label.clone(), None),
        760..780 => ("face-group-choice", picture("m", PersonType::at(i(760)).name()), label.clone(), None),
        _ => ("face-group-cards", inline(if id < 740 { "hut" } else { "village" }), label.clone(), None),
    };
    let name =
        places::named(target).map_or(label.clone(), |name| scene.say(&msg("face-title").with("what", name)));
    // "Coin token on Pottery" need not say "on Pottery" once more.
    let note = if name.to_lowercase().ends_with(&note.to_lowercase()) { String::new() } else { note };
    let wide = note.chars().count() > 22;
    Card { group, target, price: None, picture, name, gains: html! {}, note, tip, wide }
}

fn ground(terrain: Terrain) -> Markup {
    html! {
        svg class={ "pic ground t-" (terrain.name()) } viewBox="0 0 60 60" aria-hidden="true" { use href={ "#land-" (terrain.name()) } {} }
    }
}
