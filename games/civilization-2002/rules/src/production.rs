//! R3.5, R4.2, R4.5: production.

use crate::Game;
use crate::data::{Effect, Icon, data};
use crate::event::Event;
use crate::frames::Produce;
use crate::ids::*;
use crate::options::Loans;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::{Chance, Cx, Seat, SeatSet};

/// Icons a player may assign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Icons {
    pub happy: u8,
    pub productive: u8,
}

/// R4.2.3: one free happy settlement, improvements of the current era, active wonders.
pub fn icons(state: &State, seat: Seat) -> Icons {
    let mut icons = Icons { happy: 1, productive: 0 };
    let working = state.players[seat].improvements & state.era.improvements();
    for improvement in working.iter() {
        let row = improvement.facts();
        match row.icon {
            Icon::Happy => icons.happy += row.icons,
            Icon::Productive => icons.productive += row.icons,
        }
    }
    for wonder in state.active_wonders(seat) {
        match wonder.facts().effect {
            Effect::Happy(n) => icons.happy += n,
            Effect::Productive(n) => icons.productive += n,
            _ => {}
        }
    }
    icons
}

/// R4.2.3: wine and gems need nothing.
pub fn always_happy(region: &Region) -> bool {
    matches!(region.resource(), Some(Marker::Wine | Marker::Gems))
}

/// Who gets the gold of a city card: its holder, or its owner where a loan moves the resource only (R9.26).
pub fn earner(state: &State, region: &Region) -> Option<Seat> {
    if state.basic() || state.options.loans == Loans::Resource { region.owner } else { region.holder }
}

pub fn earning(state: &State, seat: Seat) -> impl Iterator<Item = Area> + Clone + '_ {
    Area::lands()
        .filter(move |&a| state.regions[a].owner.is_some() && earner(state, &state.regions[a]) == Some(seat))
}

/// R4.2.2: what happiness adds.
pub const HAPPY: u16 = 2;
/// R4.2.2: how many times as much productivity makes of it.
pub const PRODUCTIVE: u16 = 2;

/// R4.2.2: the value when unhappy and not productive.
pub fn unhappy_value(region: &Region) -> u16 {
    let size = region.size as u16;
    if region.resource().is_some() { 2 * size } else { size - 1 }
}

pub fn card_value(region: &Region) -> u16 {
    let happy = always_happy(region) || region.happy;
    let productive = region.fertile() || region.productive;
    (unhappy_value(region) + if happy { HAPPY } else { 0 }) * if productive { PRODUCTIVE } else { 1 }
}

/// R4.5, R9.38: the assignment that earns most. Happiness is worth most where production doubles it, and a fertile
/// region doubles it without an icon: fill those first. Then try every split of the productive icons between
/// settlements that are happy anyway and settlements that would need an icon.
pub fn assign_best(state: &mut State, seat: Seat) {
    let icons = icons(state, seat);
    let cards: ArrayVec<Area, LANDS> = earning(state, seat).collect();
    for &area in &cards {
        state.regions[area].happy = false;
        state.regions[area].productive = false;
    }
    let region = |area: &Area| &state.regions[*area];
    let value = |area: &Area| unhappy_value(region(area));
    let pick = |happy: bool, fertile: bool| -> ArrayVec<Area, LANDS> {
        let mut found: ArrayVec<Area, LANDS> = cards
            .iter()
            .copied()
            .filter(|a| always_happy(region(a)) == happy && region(a).fertile() == fertile)
            .collect();
        found.sort_by_key(|a| std::cmp::Reverse(value(a)));
        found
    };
    let (content, sad, sad_fertile) = (pick(true, false), pick(false, false), pick(false, true));
    let on_fertile = (icons.happy as usize).min(sad_fertile.len());
    let happy_left = icons.happy as usize - on_fertile;
    let productive = (icons.productive as usize).min(content.len() + sad.len());
    let worth = |from_sad: usize| -> u16 {
        let from_content = productive - from_sad;
        let of_content: u16 = content[..from_content].iter().map(|a| value(a) + 2).sum();
        let of_sad: u16 = sad[..from_sad].iter().map(value).sum();
        of_content + of_sad + 2 * happy_left.min(from_sad) as u16
    };
    let least = productive.saturating_sub(content.len());
    let from_sad = (least..=productive.min(sad.len())).max_by_key(|&k| worth(k)).unwrap_or(least);
    let made_productive = content[..productive - from_sad].iter().chain(&sad[..from_sad]);
    let made_happy = sad_fertile[..on_fertile].iter().chain(&sad[..happy_left.min(sad.len())]);
    let productive_set: Set<Area> = made_productive.copied().collect();
    let happy_set: Set<Area> = made_happy.copied().collect();
    for area in productive_set.iter() {
        state.regions[area].productive = true;
    }
    for area in happy_set.iter() {
        state.regions[area].happy = true;
    }
}

/// R3.5, R4.5: what the player earns as things stand.
pub fn reckon(state: &State, seat: Seat) -> Production {
    let tables = &data().tables;
    let mut made = Production::default();
    let mut held = [0u8; RESOURCES];
    for region in state.regions.iter().filter(|r| r.owner.is_some()) {
        if earner(state, region) == Some(seat) {
            made.cities +=
                if state.basic() { region.size as u16 + region.fertile() as u16 } else { card_value(region) };
        }
        if let Some(resource) = region.resource()
            && region.holder == Some(seat)
        {
            held[resource.index()] += 1;
        }
    }
    let kinds = held.iter().filter(|&&n| n > 0).count() as u16;
    let has_critical = state.critical.is_some_and(|c| held[c.resource.index()] > 0);
    let technologies = state.players[seat].technologies.len() as u16;
    if state.basic() {
        made.critical = if has_critical { made.cities } else { 0 };
        made.unique = kinds * technologies;
    } else {
        made.critical = if has_critical { tables.critical_gold } else { 0 };
        made.unique = kinds * tables.unique_gold;
        made.wonders = state
            .active_wonders(seat)
            .map(|w| if let Effect::Income(gold) = w.facts().effect { gold } else { 0 })
            .sum();
    }
    made.monopoly = held
        .iter()
        .map(|&n| match n {
            0..=2 => 0,
            3 => tables.monopoly[0],
            4 => tables.monopoly[1],
            _ => tables.monopoly[2],
        })
        .sum();
    made.topped_up = tables.minimum_income.saturating_sub(made.income());
    made
}

/// The roll of the first player, the suggested icons, and who has a choice about them.
pub fn begin(state: &mut State, cx: &mut Cx<Game>) {
    let roll = (cx.die(6) + cx.die(6)) as u8;
    let tables = &data().tables;
    let column = tables.critical_columns.iter().position(|&last| roll <= last).unwrap_or(4);
    let resource = tables.critical_resource[state.era.index()][column];
    state.critical = Some(Critical { roll, resource });
    cx.tell(|| Event::CriticalResource { who: state.opener(), roll, resource });
    let mut waiting = SeatSet::EMPTY;
    if state.advanced() {
        for seat in Seat::all(state.seats()) {
            if state.players[seat].out {
                continue;
            }
            assign_best(state, seat);
            state.players[seat].arranging = false;
            if has_choice(state, seat) {
                waiting.insert(seat);
            }
        }
    }
    state.frames.replace(Produce { waiting });
}

/// More settlements that an icon could serve than icons: only then is there something to decide.
fn has_choice(state: &State, seat: Seat) -> bool {
    let icons = icons(state, seat);
    let (sad, plain) = candidates(state, seat);
    sad > icons.happy as usize || (icons.productive > 0 && plain > icons.productive as usize)
}

/// How many cards could use a happy icon, and how many a productive one.
pub fn candidates(state: &State, seat: Seat) -> (usize, usize) {
    let cards = earning(state, seat).map(|a| &state.regions[a]);
    let sad = cards.clone().filter(|r| !always_happy(r)).count();
    (sad, cards.filter(|r| !r.fertile()).count())
}

/// Icons that lie on cards.
pub fn assigned(state: &State, seat: Seat) -> (usize, usize) {
    let cards = earning(state, seat).map(|a| &state.regions[a]);
    (cards.clone().filter(|r| r.happy).count(), cards.filter(|r| r.productive).count())
}

/// Everybody collects; lent cards go back (R2.7.1).
pub fn collect(state: &mut State, cx: &mut Cx<Game>) {
    for seat in Seat::all(state.seats()) {
        if state.players[seat].out {
            continue;
        }
        let made = reckon(state, seat);
        state.players[seat].production = made;
        state.players[seat].gold = state.players[seat].gold.saturating_add(made.income());
        cx.tell(|| Event::Produced { who: seat, made });
    }
    for area in Area::lands() {
        let region = &mut state.regions[area];
        if let (Some(who), Some(from), Some(resource)) = (region.owner, region.holder, region.resource())
            && who != from
        {
            cx.tell(|| Event::Returned { who, from, area, resource });
        }
        region.holder = region.owner;
    }
    state.look_for_claims = true;
}
