//! R4: Start of Turn.

use crate::action::Action;
use crate::data::{Timing, data};
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::{Frame, Gift};
use crate::names::*;
use crate::options::Governments;
use crate::place::{any_gift, expansions, must_grow};
use crate::sites::{Why, piece_squares};
use crate::state::*;
use crate::uses;
use crate::{Context, abilities, cards, culture, invest, learn, people, plan};
use kernel::{Menu, Refusal, Seat, Target, msg};

pub fn begin(s: &mut State, seat: Seat, cx: &mut Context) {
    cx.tell(|| LogEvent::Part { who: seat });
    s.push(Frame::Start { seat });
    // A27 to the letter: scouts are assigned before the start-of-turn actions.
    if s.options.letter {
        s.push(Frame::Assign { seat, scout: ARMIES as u8 });
    }
}

/// R4.4: whether a city may be founded where this figure stands.
pub fn may_found(s: &State, seat: Seat, square: u16) -> Result<(), Why> {
    let player = s.player(seat);
    if player.city_count() >= s.max_cities(seat) {
        return Err(("R4.4", "refuse-city-limit"));
    }
    if s.is_water(square) {
        return Err(("R4.4", "refuse-city-water"));
    }
    if s.markers[square] != Marker::None {
        return Err(("R4.4", "refuse-city-marker"));
    }
    let map = &s.layout().map;
    for around in map.around[square as usize] {
        if around == kit::square::NONE || !s.revealed(around) {
            return Err(("R4.4", "refuse-city-unrevealed"));
        }
        if s.markers[around] != Marker::None {
            return Err(("R4.4", "refuse-city-near-marker"));
        }
        if s.enemy_at(seat, around) {
            return Err(("R4.4", "refuse-city-enemy"));
        }
    }
    for player in &s.players {
        for centre in player.cities.iter().flat_map(|c| [c.at, c.second]).flatten() {
            if map.king(square, centre) < 3 {
                return Err(("R4.4", "refuse-city-near-city"));
            }
        }
    }
    Ok(())
}

/// R4.5: whether this government may be taken now.
pub fn may_change(s: &State, seat: Seat, to: Government) -> Result<(), Why> {
    let player = s.player(seat);
    if player.government == to {
        return Err(("R4.5", "refuse-same-government"));
    }
    if player.once.has(Once::Government) || player.unrest {
        return Err(("R4.5", "refuse-government-once"));
    }
    if to == Government::Anarchy {
        return if s.immune_to_anarchy(seat) { Err(("R4.5", "refuse-immune")) } else { Ok(()) };
    }
    if !s.unlocked(seat, to) {
        return Err(("R4.5", "refuse-government-locked"));
    }
    let direct = player.government == Government::Anarchy
        || s.immune_to_anarchy(seat)
        || player.fresh.has(to)
        || (s.options.letter && player.learned);
    if direct { Ok(()) } else { Err(("R4.5", "refuse-through-anarchy")) }
}

/// R4.5b: Anarchy of an earlier turn ends now; to the letter (A26) there is no deadline.
fn must_leave_anarchy(s: &State, seat: Seat) -> bool {
    let player = s.player(seat);
    player.government == Government::Anarchy
        && !player.unrest
        && !player.once.has(Once::Government)
        && !s.options.letter
}

/// Which wonders of the Start of Turn would do something now.
fn wonder_ready(s: &State, seat: Seat, wonder: Wonder) -> bool {
    if s.player(seat).used_wonders.has(wonder) || !s.wonder_works(seat, wonder) {
        return false;
    }
    match wonder {
        Wonder::Stonehenge
        | Wonder::TheColossus
        | Wonder::TheLouvre
        | Wonder::PanamaCanal
        | Wonder::CristoRedentor => true,
        Wonder::SydneyOperaHouse => s.player(seat).track < data().k.track_end,
        Wonder::TheHangingGardens => {
            s.wonder_at[wonder.index()].is_some_and(|sq| any_gift(s, seat, Gift::FigureAt(sq)))
        }
        Wonder::TheGreatWall => any_gift(s, seat, Gift::Walls),
        Wonder::TajMahal => any_gift(s, seat, Gift::Building),
        Wonder::StatueOfLiberty => !learn::choices(s, seat, learn::of_others(s, seat)).is_empty(),
        Wonder::BigBen => s.resources.iter().any(|&n| n > 0),
        _ => false,
    }
}

fn use_wonder(s: &mut State, seat: Seat, wonder: Wonder, cx: &mut Context) {
    s.me(seat).used_wonders.put(wonder);
    cx.tell(|| LogEvent::UsedWonder { who: seat, wonder });
    let free = |gift| Frame::Free { seat, gift, left: 1, item: None };
    match wonder {
        Wonder::Stonehenge => s.me(seat).culture += 1,
        Wonder::TheColossus => s.me(seat).gain_trade(3),
        Wonder::TheLouvre => s.me(seat).culture += 3,
        Wonder::PanamaCanal => s.me(seat).coins[CoinPlace::PanamaCanal.index()] += 1,
        Wonder::CristoRedentor => s.push(Frame::DrawEvents { seat, left: 2 }),
        Wonder::SydneyOperaHouse => culture::free_advances(s, seat, 1),
        Wonder::TheHangingGardens => {
            let square = s.wonder_at[wonder.index()].expect("it works");
            s.push(free(Gift::FigureAt(square)));
        }
        Wonder::TheGreatWall => s.push(free(Gift::Walls)),
        Wonder::TajMahal => s.push(free(Gift::Building)),
        Wonder::StatueOfLiberty => {
            let set = learn::of_others(s, seat);
            learn::free(s, seat, set);
        }
        Wonder::BigBen => {
            for i in 0..4 {
                if s.resources[i] > 0 {
                    s.resources[i] -= 1;
                    s.me(seat).resources[i] += 1;
                }
            }
        }
        other => unreachable!("{other:?}"),
    }
}

/// Resources visible in one of the player's cities that the market has.
pub fn harvestable(s: &State, seat: Seat, city: Option<usize>) -> Set<Res> {
    let mut found = Set::default();
    for i in 0..3 {
        if city.is_none_or(|c| c == i) && s.player(seat).cities[i].at.is_some() {
            let yields = s.yields(seat, i);
            for res in &Res::LIST[..4] {
                if yields.resources[res.index()] > 0 && s.resources[res.index()] > 0 {
                    found.put(*res);
                }
            }
        }
    }
    found
}

/// The Start of Turn ability of a government.
fn decree_ready(s: &State, seat: Seat) -> bool {
    let player = s.player(seat);
    let later = s.options.governments == Governments::Later;
    !player.once.has(Once::Decree)
        && match player.government {
            Government::Democracy => player.trade < data().k.trade_dial,
            Government::Feudalism => !harvestable(s, seat, None).is_empty(),
            Government::Fundamentalism => later && s.unbuilt_armies(seat) < s.army_limit(seat) as u8,
            _ => false,
        }
}

fn decree(s: &mut State, seat: Seat) {
    s.me(seat).once.put(Once::Decree);
    match s.player(seat).government {
        Government::Democracy => s.me(seat).gain_trade(2),
        Government::Fundamentalism => {
            let armies = s.army_limit(seat) as u16 - s.unbuilt_armies(seat) as u16;
            s.me(seat).culture += armies;
        }
        Government::Feudalism => {
            s.me(seat).once.put(Once::Harvest);
            s.push(Frame::HarvestAgain { seat, city: 3 });
        }
        other => unreachable!("{other:?}"),
    }
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    match *s.frames.top() {
        Frame::Start { .. } => offer_start(s, seat, m),
        Frame::Assign { .. } => {
            for (i, city) in s.player(seat).cities.iter().enumerate() {
                if city.at.is_some() {
                    put(m, s, seat, Action::City(i as u8));
                }
            }
        }
        Frame::ChooseGovernment { .. } => {
            for government in Government::LIST {
                let tech = data().government_tech[government.index()];
                if government == Government::Despotism || tech.is_some_and(|t| s.player(seat).knows(t)) {
                    put(m, s, seat, Action::Government(government));
                }
            }
        }
        _ => unreachable!(),
    }
}

fn offer_start(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    let player = s.player(seat);
    for kind in PersonType::LIST {
        if player.reserve[kind.index()] > 0 && !piece_squares(s, seat, None, Piece::Person(kind)).is_empty() {
            put(m, s, seat, Action::PersonType(kind));
        }
    }
    for wonder in Wonder::LIST {
        if s.wonder_at[wonder.index()].is_some() && wonder_ready(s, seat, wonder) {
            put(m, s, seat, Action::Wonder(wonder));
        }
    }
    if decree_ready(s, seat) {
        put(m, s, seat, Action::Decree);
    }
    for &skill in &data().start_skills {
        if abilities::usable(s, seat, skill) {
            put(m, s, seat, Action::Skill(skill));
        }
    }
    plan::offer_events(s, seat, Timing::Start, m);
    uses::offer_uses(s, seat, Timing::Start, m);
    let held = |content| player.held.iter().any(|h| *h.content.get() == content);
    if held(Content::Hut(Hut::Teacher)) && !learn::choices(s, seat, learn::up_to_level(1)).is_empty() {
        put(m, s, seat, Action::Teacher);
    }
    if player.atlantis {
        put(m, s, seat, Action::Relic(Relic::Atlantis));
    }
    if player.seven_cities {
        put(m, s, seat, Action::Relic(Relic::SevenCitiesOfGold));
    }
    if s.options.investments {
        match invest::can_invest(s, seat) {
            Ok(()) => put(m, s, seat, Action::Invest),
            Err((rule, why)) => m.refuse(|| Refusal::new(Target::Button, rule, msg(why))),
        }
    }
    // R4.4; under the later Republic card armies found cities too.
    let armies = s.options.governments == Governments::Later && player.government == Government::Republic;
    for i in if armies { 0 } else { ARMIES }..FIGURES {
        let Some(square) = player.figures[i].at else { continue };
        let twin = player.figures[..i].iter().any(|f| f.at == Some(square)) && i < ARMIES;
        match may_found(s, seat, square) {
            _ if twin => {}
            Ok(()) => put(m, s, seat, Action::Found(i as u8)),
            Err((rule, why)) => {
                let piece = crate::targets::figure(seat, i as u8);
                m.refuse(|| Refusal::new(piece, rule, msg(why)));
            }
        }
    }
    for government in Government::LIST {
        match may_change(s, seat, government) {
            Ok(()) => put(m, s, seat, Action::Government(government)),
            Err((rule, why)) if government != player.government => {
                let card = crate::targets::government(government);
                m.refuse(|| Refusal::new(card, rule, msg(why)));
            }
            Err(_) => {}
        }
    }
    if must_grow(s, seat) {
        put(m, s, seat, Action::Grow);
        m.refuse(|| Refusal::new(Target::Button, "R4.6", msg("refuse-must-grow")));
    } else if must_leave_anarchy(s, seat) {
        m.refuse(|| Refusal::new(Target::Button, "R4.5", msg("refuse-must-leave-anarchy")));
    } else {
        put(m, s, seat, Action::Done);
    }
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    match (*s.frames.top(), action) {
        (Frame::Start { .. }, Action::Done) => finish(s, seat),
        (Frame::Start { .. }, Action::PersonType(kind)) => s.push(Frame::Place { seat, kind }),
        (Frame::Start { .. }, Action::Wonder(wonder)) => use_wonder(s, seat, wonder, cx),
        (Frame::Start { .. }, Action::Decree) => decree(s, seat),
        (Frame::Start { .. }, Action::Skill(skill)) => abilities::begin(s, seat, skill, cx),
        (Frame::Start { .. }, Action::Event(event)) => plan::begin_event(s, seat, event),
        (Frame::Start { .. }, Action::Person(_) | Action::TurnUp(_)) => cards::begin(s, seat, action, cx),
        (Frame::Start { .. }, Action::Teacher) => {
            people::spend_marker(s, seat, Content::Hut(Hut::Teacher), cx);
            learn::free(s, seat, learn::up_to_level(1));
        }
        (Frame::Start { .. }, Action::Relic(Relic::Atlantis)) => {
            s.me(seat).atlantis = false;
            learn::free(s, seat, Set::where_(|_| true));
        }
        (Frame::Start { .. }, Action::Relic(_)) => {
            s.me(seat).seven_cities = false;
            if s.options.investments {
                s.push(Frame::InvestCard { seat, left: 2 });
            }
        }
        (Frame::Start { .. }, Action::Invest) => s.push(Frame::InvestCoin { seat }),
        (Frame::Start { .. }, Action::Grow) => {
            debug_assert!(!expansions(s, seat).is_empty());
            s.push(Frame::Grow { seat });
        }
        (Frame::Start { .. }, Action::Found(figure)) => found(s, seat, figure, cx),
        (Frame::Start { .. }, Action::Government(to)) => {
            s.me(seat).once.put(Once::Government);
            change(s, seat, to, cx);
        }
        (Frame::ChooseGovernment { .. }, Action::Government(to)) => {
            s.frames.pop();
            change(s, seat, to, cx);
        }
        (Frame::Assign { scout, .. }, Action::City(city)) => {
            s.me(seat).figures[scout as usize].city = Some(city);
            s.frames.replace(Frame::Assign { seat, scout: scout + 1 });
        }
        other => unreachable!("{other:?}"),
    }
}

pub fn change(s: &mut State, seat: Seat, to: Government, cx: &mut Context) {
    s.me(seat).government = to;
    cx.tell(|| LogEvent::Government { who: seat, government: to });
}

fn found(s: &mut State, seat: Seat, figure: u8, cx: &mut Context) {
    let square = s.player(seat).figures[figure as usize].at.expect("on the map");
    s.put_figure(seat, figure, None);
    let player = s.me(seat);
    let free = player.cities[1..].iter_mut().find(|c| c.at.is_none()).expect("a free city marker");
    *free = City { at: Some(square), ..City::NONE };
    s.claim_again();
    cx.tell(|| LogEvent::Founded { who: seat, square });
    culture::roman_advance(s, seat);
    s.push(Frame::Displace { seat, from: square });
}

/// The end of the part: what was fresh no longer is; scouts are assigned (R4.7).
fn finish(s: &mut State, seat: Seat) {
    s.frames.pop();
    let player = s.me(seat);
    player.fresh = Set::default();
    player.learned = false;
    // Rewards of relics are for the first Start of Turn only (A24).
    player.atlantis = false;
    player.seven_cities = false;
    if !s.options.letter {
        s.push(Frame::Assign { seat, scout: ARMIES as u8 });
    }
}

/// A scout with a single city to serve is not asked about.
pub fn step_assign(s: &mut State) -> bool {
    let Frame::Assign { seat, scout } = *s.frames.top() else { unreachable!() };
    if scout as usize >= FIGURES {
        s.frames.pop();
        return true;
    }
    let player = s.player(seat);
    let next = Frame::Assign { seat, scout: scout + 1 };
    if player.figures[scout as usize].at.is_none() {
        s.frames.replace(next);
        return true;
    }
    if player.city_count() == 1 {
        let city = player.cities.iter().position(|c| c.at.is_some()).expect("one city");
        s.me(seat).figures[scout as usize].city = Some(city as u8);
        s.frames.replace(next);
        return true;
    }
    false
}
