//! How actions and questions appear: targets, text keys, tones.

use crate::action::{Action, Good, Item};
use crate::fight;
use crate::frame::{Frame, Plan, What};
use crate::keys::*;
use crate::names::*;
use crate::produce;
use crate::state::*;
use crate::targets;
use kernel::{Msg, Seat, Show, Target, Tone, msg};

fn good_msg(good: Good) -> Msg {
    match good {
        Good::Trade(n) => msg("good-trade").num("n", n),
        Good::Culture(n) => msg("good-culture").num("n", n),
        Good::Resource(r) => msg(resource_key(r)),
        Good::Marker(c) => msg(content_key(c)),
        Good::Event(e) => msg(card_key(e)),
        Good::AnyEvent { level } => msg("good-event").num("n", level),
    }
}

fn tone(s: &State, action: Action) -> Tone {
    match (action, s.frames.top()) {
        (Action::Done, Frame::Start { .. } | Frame::Manage { .. } | Frame::Moves { .. }) => Tone::EndsTurn,
        (Action::Done, Frame::City { .. }) => Tone::Back,
        (Action::Done, Frame::Trade { .. } | Frame::Research { .. }) => Tone::Idle,
        (Action::Done | Action::Pass | Action::No, _) => Tone::Idle,
        (Action::Yes | Action::Propose | Action::Stop, _) => Tone::Confirm,
        (Action::Withdraw | Action::Keep(_) | Action::Unask(_), _) => Tone::Back,
        _ => Tone::Plain,
    }
}

fn done_key(s: &State) -> &'static str {
    match s.frames.top() {
        Frame::Start { .. } | Frame::Manage { .. } | Frame::Moves { .. } => "do-end-part",
        Frame::Trade { .. } => "do-end-trade",
        Frame::Research { .. } => "do-no-research",
        Frame::City { .. } => "do-back",
        Frame::Place { .. } => "do-keep-in-reserve",
        Frame::Muster { .. } | Frame::Rally { .. } => "do-to-battle",
        Frame::Interrupt { .. } => "do-stop-watching",
        Frame::Loot { .. } => "do-leave-loot",
        _ => "do-done",
    }
}

/// An item with its price in the city that is producing.
fn item_label(s: &State, seat: Seat, item: Item) -> Msg {
    let (city, available) = match *s.frames.top() {
        Frame::City { city, caravan, .. } => (city, produce::available(s, seat, city as usize, caravan)),
        Frame::Split { city, left, .. } => (city, left),
        _ => return msg("do-build-free").term("what", item_key(item)),
    };
    let _ = city;
    let price = produce::cost(s, seat, item);
    let trade = produce::rush(s, seat, price, available).unwrap_or(0);
    match trade {
        0 => msg("do-build").term("what", item_key(item)).num("n", price),
        _ => msg("do-build-rush").term("what", item_key(item)).num("n", price).num("trade", trade),
    }
}

pub fn show(s: &State, seat: Seat, action: Action) -> Show {
    let button = Target::Button;
    let (target, label) = match action {
        Action::Done => (button, msg(done_key(s))),
        Action::Yes => (button, yes(s)),
        Action::No => (button, no(s)),
        Action::Pass => (button, msg("do-pass")),
        Action::Civ(c) => (targets::civ(c), msg("do-civ").term("what", civ_key(c))),
        Action::Square(sq) => {
            let on = |terrain| msg("do-square-of").term("what", terrain_key(terrain));
            (Target::Space(sq), s.terrain(sq).map_or_else(|| msg("do-square"), on))
        }
        Action::Seat(x) => (Target::Seat(x), msg("do-seat").seat("who", x)),
        Action::City(c) => {
            let at = s.player(seat).cities[c as usize].at.unwrap_or(0);
            (Target::Space(at), msg(if c == 0 { "do-capital" } else { "do-city" }).num("n", c))
        }
        Action::Figure(f) => (targets::figure(seat, f), figure_msg("do-take-army", "do-take-scout", f)),
        Action::Terrain(t) => (targets::terrain(t), msg(terrain_key(t))),
        Action::Number(n) => (button, msg("do-number").num("n", n)),
        Action::Row(n) => (button, msg("do-row").num("n", n)),
        Action::Resource(r) => (targets::resource(r), msg(resource_key(r))),
        Action::Coin(p) => (targets::coin(p), msg(coin_key(p))),
        Action::Investment(i) => (targets::investment(i), msg(investment_key(i))),
        Action::Government(g) => {
            (targets::government(g), msg("do-government").term("what", government_key(g)))
        }
        Action::Tech(t) => {
            let key =
                if matches!(s.frames.top(), Frame::Research { .. }) { "do-research" } else { "do-learn" };
            (targets::tech(t), msg(key).term("what", tech_key(t)))
        }
        Action::Tesla(t) => (button, msg("do-tesla").term("what", tech_key(t))),
        Action::Event(e) => {
            let key = match s.frames.top() {
                Frame::KeepEvent { .. } => "do-keep",
                Frame::HandOver { .. } => "do-hand-over",
                _ => "do-play",
            };
            (targets::event(e), msg(key).term("what", card_key(e)))
        }
        Action::Level(n) => (button, msg("do-level").num("n", n)),
        Action::Discard(e) => (targets::event(e), msg("do-discard").term("what", card_key(e))),
        Action::Skill(k) => (targets::tech(k.data().tech), msg("do-use").term("what", skill_key(k))),
        Action::Wonder(w) => {
            let key = if matches!(s.frames.top(), Frame::Plan(_)) { "do-obsolete" } else { "do-use" };
            (targets::wonder(w), msg(key).term("what", wonder_key(w)))
        }
        Action::Person(p) => {
            let key = if matches!(s.frames.top(), Frame::KeepPerson { .. }) { "do-keep" } else { "do-use" };
            (targets::person(p), msg(key).term("what", person_key(p)))
        }
        Action::TurnUp(p) => (targets::person(p), msg("do-turn-up").term("what", person_key(p))),
        Action::PersonType(t) => (targets::person_type(t), msg("do-place").term("what", person_type_key(t))),
        Action::Item(i) => (targets::item(i), item_label(s, seat, i)),
        Action::FreeBuilding(b) => (button, msg("do-build-free").term("what", building_key(b))),
        Action::Arts => {
            let Frame::City { city, .. } = *s.frames.top() else { return Show::button(msg("do-done")) };
            (button, msg("do-arts").num("n", s.arts(seat, city as usize)))
        }
        Action::Harvest(r) => (targets::resource(r), msg("do-harvest").term("what", resource_key(r))),
        Action::Caravan => (button, msg("do-caravan")),
        Action::Advance => {
            let space = s.next_space(seat, false);
            let (culture, trade) = s.track_cost(seat, space);
            (button, msg("do-advance").num("space", space).num("culture", culture).num("trade", trade))
        }
        Action::Leap => {
            let space = s.next_space(seat, true);
            let (culture, trade) = s.track_cost(seat, space);
            (button, msg("do-leap").num("space", space).num("culture", culture).num("trade", trade))
        }
        Action::Found(f) => (targets::figure(seat, f), msg("do-found")),
        Action::Invest => (button, msg("do-invest")),
        Action::Grow => (button, msg("do-grow")),
        Action::Decree => (
            targets::government(s.player(seat).government),
            msg("do-use").term("what", government_key(s.player(seat).government)),
        ),
        Action::Teacher => {
            let content = Content::Hut(Hut::Teacher);
            (targets::held(content), msg("do-use").term("what", content_key(content)))
        }
        Action::Workers => {
            let content = Content::Village(Village::FriendlyWorkers);
            (targets::held(content), msg("do-use").term("what", content_key(content)))
        }
        Action::Relic(r) => (button, msg("do-use").term("what", relic_key(r))),
        Action::Pick(f) => (targets::figure(seat, f), figure_msg("do-pick-army", "do-pick-scout", f)),
        Action::Leave(f) => (targets::figure(seat, f), figure_msg("do-leave-army", "do-leave-scout", f)),
        Action::Step(sq) => (Target::Space(sq), msg("do-step")),
        Action::Discover(slot) => (targets::slot(slot), msg("do-discover")),
        Action::Disband { figure, token: false } => {
            (button, figure_msg("do-disband-army", "do-disband-scout", figure))
        }
        Action::Disband { figure, token: true } => {
            (button, figure_msg("do-fortify", "do-send-caravan", figure))
        }
        Action::Steal => (button, msg("do-steal")),
        Action::Stop => (button, msg("do-stop")),
        Action::Destroy => (button, msg("do-destroy")),
        Action::Watch => (button, msg("do-watch")),
        Action::KillPerson => (button, msg("do-kill-person")),
        Action::KillFigure { seat, scout } => {
            (button, msg(if scout { "do-kill-scout" } else { "do-kill-army" }).seat("who", seat))
        }
        Action::Unit { kind, grade } => {
            let strength = unit_strength(s, kind, grade);
            let key = if matches!(s.frames.top(), Frame::Save { .. }) { "do-save" } else { "do-play-unit" };
            (targets::unit(kind, grade), msg(key).term("what", unit_key(kind)).num("n", strength))
        }
        Action::Front => (button, msg("do-front")),
        Action::Target(i) => fighter_label(s, i),
        Action::Pay(way) => (button, msg("do-pay").with("what", payment_msg(way))),
        Action::Loot(loot) => (button, loot_msg(loot)),
        Action::Talk(x) => (Target::Seat(x), msg("do-talk").seat("who", x)),
        Action::Give(g) => (button, msg("do-give").with("what", good_msg(g))),
        Action::Ask(g) => (button, msg("do-ask").with("what", good_msg(g))),
        Action::Keep(g) => (button, msg("do-take-off").with("what", good_msg(g))),
        Action::Unask(g) => (button, msg("do-unask").with("what", good_msg(g))),
        Action::Show => (button, msg("do-show")),
        Action::Propose => (button, msg("do-propose")),
        Action::Withdraw => (button, msg("do-withdraw")),
    };
    Show::at(target, label).tone(tone(s, action))
}

fn figure_msg(army: &'static str, scout: &'static str, figure: u8) -> Msg {
    msg(if (figure as usize) < ARMIES { army } else { scout })
}

fn unit_strength(s: &State, kind: UnitType, grade: u8) -> u8 {
    match *s.frames.top() {
        Frame::Fight { side, .. } | Frame::Save { side, .. } => fight::power(s, side, kind, grade),
        _ => 0,
    }
}

fn fighter_label(s: &State, i: u8) -> (Target, Msg) {
    let (side, key) = match *s.frames.top() {
        Frame::Heal { side, .. } => (side, "do-heal"),
        Frame::Play { side, .. } => (1 - side, "do-attack"),
        Frame::Wound { side, .. } | Frame::Zhukov { side, .. } => (1 - side, "do-wound"),
        _ => (0, "do-attack"),
    };
    let b = s.battle.as_ref().expect("a battle");
    let f = b.sides[side as usize].front[i as usize];
    let strength = fight::power(s, side, f.kind, f.grade);
    let label = msg(key).term("what", unit_key(f.kind)).num("n", strength).num("wounds", f.wounds);
    (targets::fighter(side, i), label)
}

fn yes(s: &State) -> Msg {
    msg(match s.frames.top() {
        Frame::Answer { .. } => "do-accept",
        Frame::Darwin { .. } => "do-darwin",
        Frame::Consent { .. } => "do-consent",
        Frame::Use { .. } => "do-trade-to-culture",
        _ => "do-yes",
    })
}

fn no(s: &State) -> Msg {
    msg(match s.frames.top() {
        Frame::Answer { .. } => "do-decline",
        Frame::Darwin { .. } => "do-keep-culture",
        Frame::Consent { .. } => "do-dissent",
        Frame::Use { .. } => "do-culture-to-trade",
        _ => "do-no",
    })
}

fn what_msg(what: What) -> Msg {
    match what {
        What::Skill(k) => msg(skill_key(k)),
        What::Event(e) => msg(card_key(e)),
        What::Produce(i) | What::Free(i) => msg(item_key(i)),
        What::Arts => msg("what-arts"),
        What::Harvest(r) => msg("what-harvest").term("what", resource_key(r)),
        What::Twain => msg(person_key(Person::MarkTwain)),
    }
}

pub fn prompt(s: &State, seat: Seat) -> Msg {
    let coin = |key: &'static str, from: Seat| msg(key).seat("who", from);
    match *s.frames.top() {
        Frame::Turn | Frame::Battle | Frame::Aftermath { .. } | Frame::Over => msg("prompt-wait"),
        Frame::GainPeople { .. } | Frame::Advances { .. } => msg("prompt-wait"),
        Frame::ChooseCiv { .. } => msg("prompt-civ"),
        Frame::Capital { first: None, .. } => msg("prompt-capital"),
        Frame::Capital { .. } => msg("prompt-metropolis"),
        Frame::Deploy { armies: 0, .. } => msg("prompt-deploy-scout"),
        Frame::Deploy { .. } => msg("prompt-deploy-army"),
        Frame::PlaceWonder { wonder, .. } => msg("prompt-place").term("what", wonder_key(wonder)),
        Frame::PhaseStart { .. } => msg("prompt-phase-start").term("what", phase_key(s.phase)),
        Frame::Start { .. } => msg("prompt-start"),
        Frame::Assign { .. } => msg("prompt-assign"),
        Frame::InvestCoin { .. } => msg("prompt-invest-coin"),
        Frame::InvestCard { .. } => msg("prompt-invest-card"),
        Frame::Displace { .. } => msg("prompt-displace"),
        Frame::Grow { .. } => msg("prompt-grow"),
        Frame::Trade { .. } => match s.player(seat).draft.get().to {
            None => msg("prompt-trade"),
            Some(to) => msg("prompt-draft").seat("who", to),
        },
        Frame::Answer { from, .. } => msg("prompt-answer").seat("who", from),
        Frame::HandOver { from, .. } => msg("prompt-hand-over").seat("who", from),
        Frame::Manage { .. } => msg("prompt-manage"),
        Frame::City { city, caravan, .. } => {
            msg("prompt-city").num("n", produce::available(s, seat, city as usize, caravan))
        }
        Frame::Split { left, .. } => msg("prompt-split").num("n", left),
        Frame::Darwin { culture, .. } => msg("prompt-darwin").num("n", culture),
        Frame::HarvestAgain { city: 3, .. } => msg("prompt-feudal-harvest"),
        Frame::HarvestAgain { .. } => msg("prompt-harvest-again"),
        Frame::Workers { .. } => msg("prompt-workers"),
        Frame::Watch { mover, .. } => msg("prompt-watch").seat("who", mover),
        Frame::Moves { .. } => msg("prompt-moves"),
        Frame::Going { left, .. } => msg("prompt-going").num("n", left),
        Frame::Interrupt { mover, .. } => msg("prompt-interrupt").seat("who", mover),
        Frame::Arrive { .. } => msg("prompt-arrive"),
        Frame::Research { .. } => msg("prompt-research").num("n", s.player(seat).trade),
        Frame::Plan(plan) => plan_prompt(&plan),
        Frame::Window { plan, .. } => {
            msg("prompt-cancel").seat("who", plan.by).with("what", what_msg(plan.what))
        }
        Frame::Consent { .. } => {
            let mut below = s.frames.iter().rev().skip(1);
            match below.next() {
                Some(Frame::Plan(plan)) => {
                    msg("prompt-consent").seat("who", plan.by).with("what", what_msg(plan.what))
                }
                _ => msg("prompt-wait"),
            }
        }
        Frame::Pay { resource: Some(r), .. } => msg("prompt-pay").term("what", resource_key(r)),
        Frame::Pay { left, .. } => msg("prompt-pay-any").num("n", left),
        Frame::GiveCoin { .. } => msg("prompt-give-coin"),
        Frame::DropCoins { seats, .. } => match seats.first() {
            Some(victim) => coin("prompt-drop-coin", victim),
            None => msg("prompt-wait"),
        },
        Frame::Place { kind, .. } => msg("prompt-place").term("what", person_type_key(kind)),
        Frame::Free { item: None, .. } => msg("prompt-free"),
        Frame::Free { item: Some(item), .. } => msg("prompt-place").term("what", item_key(item)),
        Frame::Learn { .. } => msg("prompt-learn"),
        Frame::KeepEvent { .. } | Frame::KeepPerson { .. } => msg("prompt-keep"),
        Frame::DrawEvents { left, .. } => msg("prompt-draw-events").num("n", left),
        Frame::DropEvents { .. } => msg("prompt-drop-events").num("n", s.culture_hand(seat) as i64),
        Frame::Take { .. } => msg("prompt-take"),
        Frame::Use { person, .. } => msg("prompt-use").term("what", person_key(person)),
        Frame::ChooseGovernment { .. } => msg("prompt-choose-government"),
        Frame::Muster { .. } => msg("prompt-muster"),
        Frame::Rally { .. } => msg("prompt-rally"),
        Frame::Raise { left, .. } => msg("prompt-raise").num("n", left),
        Frame::Fight { played: false, .. } => msg("prompt-fight"),
        Frame::Fight { .. } => msg("prompt-fight-after"),
        Frame::Play { kind, .. } => msg("prompt-play").term("what", unit_key(kind)),
        Frame::Wound { left, .. } | Frame::Zhukov { left, .. } => msg("prompt-wound").num("n", left),
        Frame::Heal { left, .. } => msg("prompt-heal").num("n", left),
        Frame::Loot { loser, left, .. } => msg("prompt-loot").seat("who", loser).num("n", left),
        Frame::LootCoin { loser, keep: true, .. } => coin("prompt-steal-coin", loser),
        Frame::LootCoin { loser, .. } => coin("prompt-drop-coin", loser),
        Frame::Save { .. } => msg("prompt-save"),
        Frame::Nurse { .. } => msg("prompt-nurse"),
    }
}

fn plan_prompt(plan: &Plan) -> Msg {
    match plan.what {
        What::Produce(item) | What::Free(item) => msg("prompt-place").term("what", item_key(item)),
        what => msg("prompt-plan").with("what", what_msg(what)),
    }
}
