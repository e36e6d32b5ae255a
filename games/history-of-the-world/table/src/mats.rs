//! What lies before a player, and what only they see: their hand and their empire card.

use crate::draw::{self, ROMAN};
use history_of_the_world::{
    Action, Card, Class, Empire, HistoryOfTheWorld, Jihad, Origin, Pay, PlayerView, Score, TurnView, targets,
};
use kernel::{Seat, Target, msg};
use kit::Named;
use maud::{Markup, html};
use table::{Scene, at, name_tag};

type S<'a> = Scene<'a, HistoryOfTheWorld>;

pub fn mat(scene: &S, seat: Seat) -> Markup {
    let player = &scene.view.players[seat];
    let turn = scene.view.turn.as_ref().filter(|t| t.seat == seat);
    html! {
        div.hotw-mat {
            p.realm {
                @match player.empire {
                    Some(empire) => {
                        span data-tip={ "empire-" (empire.0) } {
                            b { (scene.t(&empire.key())) } " " span.faded { (empire.facts().strength) }
                        }
                    }
                    None if player.has_empire => { span.faded { (scene.t("face-hidden-empire")) } }
                    None => { span.faded { (scene.t("face-no-empire")) } }
                }
                span.backs data-tip="hand" aria-label=(scene.say(&msg("face-hand-of").num("greater", player.greater as i64).num("lesser",
                    player.lesser as i64))) {
                    (draw::pic("i-card-greater")) b { (player.greater) } (draw::pic("i-card-lesser")) b { (player.lesser) }
                }
                @if player.markers > 0 {
                    span.backs data-tip="preeminence" { (draw::pic("i-marker")) b { (player.preeminence.unwrap_or(player.markers)) } }
                }
            }
            @if let Some(turn) = turn { (pool(scene, turn)) }
            @if let Some(turn) = turn.filter(|_| scene.audience.is(seat)) { (crate::forecast::forecast(scene, seat, player, turn)) }
            @if scene.audience.is(seat) && !plays_events(scene) { (own_cards(scene)) }
            (epochs(scene, player, turn.is_some()))
        }
    }
}

/// The means of the turn: pool, coins, forts, cards in force.
fn pool(scene: &S, turn: &TurnView) -> Markup {
    let mine = scene.audience.is(turn.seat);
    let allied = turn.allied[0] + turn.allied[1];
    let armies = scene.view.to_place(turn.seat).unwrap_or(0) - allied;
    let target = |t: Target| mine.then(|| at(t));
    html! {
        ul.means {
            @if let Some(brought) = turn.brought() {
                li data-tip="brought" { (draw::army_of(turn.seat, Origin::Minor, scene.view.epoch)) b.big { (brought) }
                    span.faded { (scene.t("gauge-brought")) } }
            }
            li data-tip="pool" data-target=[target(targets::fort(Pay::Army))] {
                (draw::army_pic(turn.seat, scene.view.epoch)) b.big { (armies) } @if allied > 0 { " +" (allied) }
                span.sr { (scene.t("face-pool")) }
            }
            @if mine || turn.coins + turn.ally_coins > 0 {
                li data-tip="coins" data-target=[target(targets::fort(Pay::Coin))] {
                    (draw::pic("i-coin")) b { (turn.coins + turn.ally_coins) }
                    @if turn.ally_coins > 0 { small { (scene.say(&msg("face-of-allies").num("n", turn.ally_coins))) } }
                }
            }
            @if turn.free_forts > 0 {
                li data-tip="card-engineering" data-target=[target(targets::fort(Pay::Free))] {
                    (draw::pic("i-fort")) b { (turn.free_forts) }
                }
            }
            @if mine || turn.lost != [0, 0] {
                li.lost data-tip="lost" data-target=[target(targets::recover(0, false))] { (scene.t("face-lost")) " " b { (turn.lost[0]) } }
                @if scene.offered(targets::recover(0, true)) {
                    li.lost data-tip="lost" data-target=[target(targets::recover(0, true))] { (scene.t("face-lost-allied")) }
                }
                @if turn.lost[1] > 0 || scene.offered(targets::recover(1, false)) {
                    li.lost data-tip="lost" data-target=[target(targets::recover(1, false))] {
                        (scene.t("face-lost")) " " b { (turn.lost[1]) }
                    }
                }
                @if scene.offered(targets::recover(1, true)) {
                    li.lost data-tip="lost" data-target=[target(targets::recover(1, true))] { (scene.t("face-lost-allied")) }
                }
            }
            @if turn.monuments > 0 { li data-tip="monuments" { (draw::pic("i-monument")) b { (turn.monuments) } } }
        }
        @if !turn.cards.is_empty() {
            ul.inforce {
                @for card in &turn.cards {
                    li class=[spent(turn, *card).then_some("spent")] data-tip={ "card-" (card.0) } { (in_force(scene, turn, *card)) }
                }
            }
        }
    }
}

/// A card whose effect has come to its end.
fn spent(turn: &TurnView, card: Card) -> bool {
    use history_of_the_world::CardKind;
    match card.kind() {
        CardKind::Leader { .. } => !turn.leader,
        CardKind::EliteTroops => !turn.elite,
        CardKind::Jihad => turn.jihad.is_none(),
        _ => false,
    }
}

/// The card's title, and how far it has come.
fn in_force(scene: &S, turn: &TurnView, card: Card) -> String {
    use history_of_the_world::CardKind;
    let note: Option<kernel::Key> = match card.kind() {
        CardKind::Treachery => turn.treachery.map(|l| l.key()),
        CardKind::Jihad => turn.jihad.map(|j| match j {
            Jihad::First => "face-jihad-first".into(),
            Jihad::Second => "face-jihad-second".into(),
        }),
        _ => None,
    };
    match note {
        Some(note) => scene.say(&msg("face-card-note").term("card", card.key()).term("note", note)),
        None => scene.t(&card.key()).to_owned(),
    }
}

/// Points of each epoch so far; in their turn, what it would score now.
fn epochs(scene: &S, player: &PlayerView, in_turn: bool) -> Markup {
    let now = scene.view.epoch as usize;
    html! {
        ol.epochs aria-label=(scene.t("face-by-epoch")) {
            @for epoch in 1..=7usize {
                @let score: &Score = &player.scored[epoch - 1];
                @let empire = player.empires[epoch - 1];
                li class=[(epoch == now).then_some("now")] data-tip=[empire.map(|e| format!("empire-{}", e.0))] {
                    small { (ROMAN[epoch]) }
                    @if score.total() > 0 || epoch < now { b { (score.total()) } }
                    @else if epoch == now && in_turn { b.forecast { "+" (player.forecast.total()) } }
                    @else { b.nil { "·" } }
                }
            }
        }
    }
}

/// One's own cards in short, while nothing of the hand can be played.
fn own_cards(scene: &S) -> Markup {
    html! {
        ul.mine aria-label=(scene.t("face-hand")) {
            @for (card, n) in titles(scene) {
                @let facts = card.facts();
                li class={ @if facts.class == Class::Greater { "greater" } @if !facts.in_epoch(scene.view.epoch) { " later" } }
                    data-tip={ "card-" (card.0) } {
                    (scene.t(&card.key())) @if n > 1 { " ×" (n) }
                }
            }
        }
    }
}

/// Event cards by title, with how many of each.
fn titles(scene: &S) -> Vec<(Card, usize)> {
    let mut titles: Vec<(Card, usize)> = Vec::new();
    for card in &scene.view.hand {
        match titles.last_mut() {
            Some((title, n)) if title == card => *n += 1,
            _ => titles.push((*card, 1)),
        }
    }
    titles
}

/// Event cards need room while they are asked for; the map has it otherwise, where one of them asks for a land, too.
fn plays_events(scene: &S) -> bool {
    scene.offer.and_then(|offer| offer.prompt.as_ref()).is_some_and(|prompt| prompt.key == "prompt-events")
}

/// The hand: while empires are allocated the one drawn, the one held and those given away; the event cards while they are
/// played; and the empires a Civil War can tear apart.
pub fn hand(scene: &S) -> Option<Markup> {
    let view = scene.view;
    let kernel::Audience::Seat(me) = scene.audience else { return None };
    let player = view.players.get(me)?;
    let foes = foes(scene);
    let drawn = view.draft.as_ref().and_then(|d| d.drawn);
    let held = player.empire.filter(|_| view.draft.is_some());
    let given: &[(Seat, Empire)] = if drawn.is_some() { &view.given } else { &[] };
    let cards = if plays_events(scene) { titles(scene) } else { Vec::new() };
    if foes.is_empty() && drawn.is_none() && cards.is_empty() {
        return None;
    }
    let many = foes.len() + cards.len() + given.len() > 3;
    Some(html! {
        @if !cards.is_empty() && view.calls.iter().any(|call| call.holder.is_some_and(|holder| holder != me)) { (led(scene)) }
        ul class={ "cards" @if !many { " few" } } {
            @for (seat, target, label, told) in foes { li.card.foe data-target=(at(target)) data-tip=(told) { (name_tag(seat, &label)) } }
            @if let Some(empire) = drawn { (empire_card(scene, empire, "face-drawn")) }
            @if let Some(empire) = held { (empire_card(scene, empire, "face-held")) }
            @for (card, n) in cards { (event_card(scene, card, n)) }
            @for (seat, empire) in given {
                li.card.given data-tip={ "empire-" (empire.0) } { (name_tag(*seat, scene.name(*seat))) small { (scene.t(&empire.key())) } }
            }
        }
    })
}

/// R4.6: whose empires of the epoch were turned up, in the order of play: the plate that says so may lie below the hand.
fn led(scene: &S) -> Markup {
    let held = scene.view.calls.iter().filter_map(|call| Some((call.holder?, call.empire)));
    html! {
        p.led {
            small { (scene.t("face-led")) (scene.t("ui-colon")) }
            @for (seat, empire) in held {
                " " span data-tip={ "empire-" (empire.0) } {
                    (name_tag(seat, scene.t(&empire.key()))) span.sr { " (" (scene.name(seat)) ")" }
                }
            }
        }
    }
}

/// Enemy empires that can be chosen now, as the offer names them.
fn foes(scene: &S) -> Vec<(Seat, Target, String, String)> {
    let choices = scene.offer.map(|o| o.choices.as_slice()).unwrap_or_default();
    choices
        .iter()
        .filter_map(|c| match c.action {
            Action::Foe(foe) => {
                let told = crate::board::whole(scene, foe, &c.show.label);
                Some((foe.seat, targets::foe(foe), scene.say(&c.show.label), told))
            }
            _ => None,
        })
        .collect()
}

fn empire_card(scene: &S, empire: Empire, key: &'static str) -> Markup {
    let facts = empire.facts();
    let call = scene.view.calls.iter().find(|c| c.empire == empire);
    html! {
        li.card.empire data-target=(at(targets::empire(empire))) data-tip={ "empire-" (empire.0) } {
            small.class { (scene.t(key)) }
            b { (scene.t(&empire.key())) }
            p {
                (scene.say(&msg("face-strength").num("n", facts.strength))) " · "
                (scene.say(&msg("face-order").num("n", empire.order())))
            }
            @if let Some(call) = call {
                p.fine {
                    @for (i, land) in call.start.iter().enumerate() { @if i > 0 { ", " } (scene.t(&land.key())) }
                    @if facts.capital { " · " (scene.t("face-capital")) }
                    @if !call.fleets.is_empty() { " · " (scene.say(&msg("face-fleets").num("n", call.fleets.len() as i64))) }
                }
            }
        }
    }
}

fn event_card(scene: &S, card: Card, copies: usize) -> Markup {
    let facts = card.facts();
    let class = if facts.class == Class::Greater { "greater" } else { "lesser" };
    let now = facts.in_epoch(scene.view.epoch);
    html! {
        li class={ "card event " (class) @if !now { " later" } } data-target=(at(targets::card(card))) data-tip={ "card-" (card.0) } {
            small.class {
                (scene.t(if facts.class == Class::Greater { "face-greater" } else { "face-lesser" })) @if copies > 1 { " ×" (copies) }
            }
            b { (scene.t(&card.key())) }
            p.fine { (scene.say(&card.help())) }
            @if !(1..=7).all(|e| facts.in_epoch(e)) {
                p.when {
                    @for epoch in (1..=7u8).filter(|e| facts.in_epoch(*e)) {
                        span class=[(epoch == scene.view.epoch).then_some("now")] { (ROMAN[epoch as usize]) } " "
                    }
                }
            }
        }
    }
}
