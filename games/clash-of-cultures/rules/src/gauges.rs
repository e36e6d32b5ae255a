//! What a player keeps an eye on. Texts are of the families "gauge-{}" and "gist-{}"; words of the scale of moods are those
//! of the board.

use crate::action::{Action, By, Ruin};
use crate::battle::forecast::{self, Outcome, Round};
use crate::battle::{ATTACK, DEFENCE};
use crate::board::label;
use crate::cities::influence::tokens_after;
use crate::data::Special;
use crate::event::{Event, Fought, Site};
use crate::frames::battle::may_lay;
use crate::frames::{Lifted, Pending};
use crate::ids::*;
use crate::scoring::WONDER_POINTS;
use crate::state::units::UnitId;
use crate::state::{LIMIT, State};
use crate::telling::{narrate, side};
use crate::view::{CityView, PlayerView, Underway, UnitView, View};
use crate::{Game, foretold, targets};
use kernel::{Msg, Points, Seat, Target, msg};
use kit::gauge::{EXACT, Gauge, Gauges};

impl Gauges for Game {
    fn gauges(view: &View) -> Vec<Gauge> {
        let mut gauges = Vec::with_capacity(24 * view.players.len() + 4 * view.cities.len());
        for player in &view.players {
            of_player(view, player, &mut gauges);
        }
        let mut armies = [0u8; Space::COUNT];
        // Whoever attacks stands among those who defend, and is not one of them.
        let attacks = view.battle.as_ref().and_then(|b| Some((b.sides[0].seat?, b.at)));
        for player in &view.players {
            for unit in player.units.iter().filter(|unit| attacks != Some((player.seat, unit.at))) {
                let at = heads_for(view, player.seat, unit).unwrap_or(unit.at);
                armies[at.index()] += (unit.kind == UnitKind::Army && unit.aboard.is_none()) as u8;
            }
        }
        for city in &view.cities {
            let place = targets::space(city.at);
            gauges.push(Gauge::who(place, "owner", city.owner));
            gauges.push(Gauge::word(place, "city-mood", mood(city, &view.underway)));
            let grows = view.underway.grows.is_some_and(|(_, at)| at == city.at);
            gauges.push(Gauge::at(place, "size", city.size + grows as u8));
            // R8.6.4: what stands in the colour of another counts for that player.
            for (building, colour, _) in city.pieces.iter().filter(|(_, colour, _)| *colour != city.owner) {
                gauges.push(Gauge::who(targets::building(city.at, *building), "holder", *colour));
            }
        }
        for (at, &n) in armies.iter().enumerate().filter(|(_, n)| **n > 0) {
            gauges.push(Gauge::at(targets::space(Space::at(at)), "defenders", n));
        }
        // Where all have fallen it is no more than a place that will be taken.
        for camp in view.camps.iter().filter(|camp| camp.units > 0) {
            gauges.push(Gauge::at(targets::space(camp.at), "barbarians", camp.units));
        }
        gauges
    }

    fn gist(event: &Event) -> Option<Msg> {
        Some(match event {
            // The gauges say it, the choice itself does, or it is a step on the way.
            Event::TurnBegins { .. }
            | Event::Collects { .. }
            | Event::Gathered { .. }
            | Event::Gained { .. }
            | Event::Spent { .. }
            | Event::Starved { .. }
            | Event::Mood { mood: Mood::Happy | Mood::Neutral, .. }
            | Event::Sulked { mood: Mood::Happy | Mood::Neutral, .. }
            | Event::Effect { .. }
            | Event::Routes { .. }
            | Event::Camp { fresh: true, .. }
            | Event::Moved { site: Site::Untold, .. }
            | Event::Boarded { .. }
            | Event::Sailed { .. }
            | Event::BattleBegins { met: false, .. }
            | Event::CombatCard { .. }
            | Event::CombatCardHidden { .. }
            | Event::Scouted { .. }
            | Event::CardRoll { .. }
            | Event::Influenced { .. }
            | Event::Proposed { .. }
            | Event::Answered { .. }
            | Event::Invited { .. }
            | Event::NoProposal { .. } => return None,
            Event::DrewCard { who, .. } => narrate(&Event::DrewSomeCard { who: *who }),
            Event::DrewGoal { who, .. } => narrate(&Event::DrewSomeGoal { who: *who }),
            Event::Rolled { at, fought, .. } if another_round(fought) => goes_on(*at),
            Event::Rolled { .. } => return None,
            Event::EndRoll { over, .. } => msg(if *over { "gist-the-end" } else { "gist-goes-on" }),
            Event::WonderRevealed { .. } => msg("gist-wonder-revealed"),
            // R7.3.2: which mood it is the gauges say; what it means, nothing else.
            Event::Mood { at, mood: Mood::Angry } | Event::Sulked { at, mood: Mood::Angry } => {
                msg("gist-angry").with("where", label(*at))
            }
            // Where they settle chance says, and whoever lays the region.
            Event::Explored { who, savage: true, .. } => msg("gist-explored-savage").seat("who", *who),
            Event::Explored { who, .. } => msg("gist-explored").seat("who", *who),
            Event::EventRevealed { who, card, whole } => foretold::event(*who, *card, *whole),
            Event::BattleOver { at, .. } if foretold::all_fell(event) => over(*at),
            Event::Founded { at, near, .. } => place_with("gist-founded", *at, *near),
            Event::Moved { to, site: Site::Fit(near), .. } => place_with("gist-site", *to, *near),
            Event::Moved { to, site: Site::Unfit, .. } => msg("gist-no-site").with("where", label(*to)),
            Event::Built { who, at, unit, idle: true } => {
                msg("gist-built-idle").seat("who", *who).with("where", label(*at)).with("what", unit.term())
            }
            // What it does stands nowhere else before it is built.
            Event::Enlarged { at, building, .. } => {
                let help = msg(format!("{}-help", building.term().key));
                msg("gist-enlarged")
                    .with("what", building.term())
                    .with("where", label(*at))
                    .with("help", help)
            }
            Event::InfluenceBoosted { at, .. } => influence_works(*at),
            Event::InfluenceRolled { at, die, need, .. } if die >= need => influence_works(*at),
            Event::InfluenceRolled { at, die, need, vain: false, .. } => influence_saved(*at, need - die),
            // What no tokens make up for is the same as what nobody pays for.
            Event::InfluenceRolled { at, .. } | Event::InfluenceFailed { at, .. } => influence_short(*at),
            Event::CampTaken { who, at, .. } => {
                msg("gist-camp-taken").seat("who", *who).with("where", label(*at))
            }
            _ => narrate(event),
        })
    }

    /// A battle is foretold as if it were fought to the end without cards, or with the one that is laid.
    fn exact(state: &State, seat: Seat, action: &Action) -> Option<Vec<(Msg, u32)>> {
        match (state.frames.top(), action) {
            (Pending::Lifted(Lifted { group, .. }), Action::Go { to, .. }) => {
                let (foe, outcome) = forecast::attack(state, seat, *group, *to)?;
                Some(battle([Some(seat), foe], *to, outcome))
            }
            (Pending::Fight, Action::Fight) => {
                let b = state.fight();
                Some(battle(b.sides, b.at, forecast::rest_outcome(state)?))
            }
            (Pending::Fight, Action::Lay(_) | Action::No) => {
                let card = if let Action::Lay(card) = action { Some(*card) } else { None };
                let b = state.fight();
                let side = b.sides.iter().position(|side| *side == Some(seat))?;
                let (outcome, round) = forecast::with_card(state, card)?;
                let mut told = to_the_end(b.sides, side, b.at, outcome);
                // Where the other side is asked for a card first, nothing is rolled yet.
                if side == DEFENCE || !may_lay(state, DEFENCE) {
                    let mut halves = b.laid.get().map(|laid| laid.map(Card::half));
                    halves[side] = card.map(Card::half);
                    if halves.iter().flatten().any(surrounds) {
                        return None;
                    }
                    told.extend(this_round(b.sides, side, b.at, round));
                }
                Some(told)
            }
            (_, Action::Influence { at, by }) => Some(influence(state, seat, *at, *by)),
            (_, Action::Advance(_) | Action::Priesthood(_)) => foretold::advance(state, seat, action),
            _ => None,
        }
    }

    /// What an advance brings for certain is no chance.
    fn aims(action: &Action) -> bool {
        !matches!(action, Action::Advance(_) | Action::Priesthood(_))
    }

    fn place(target: Target) -> Option<Msg> {
        name(target)
    }
}

/// R10.4: explorers are where they go, though barbarians and the region come first.
fn heads_for(view: &View, seat: Seat, unit: &UnitView) -> Option<Space> {
    let (who, group, to) = view.underway.arrives?;
    let goes = |id: UnitId| targets::unit(seat, id) == Target::Piece(unit.piece);
    (who == seat && group.iter().any(goes)).then_some(to)
}

fn of_player(view: &View, player: &PlayerView, gauges: &mut Vec<Gauge>) {
    let seat = player.seat;
    let underway = &view.underway;
    let learns = underway.learns.filter(|(who, _)| *who == seat).map(|(_, advance)| advance);
    let (mood, mood_level) = raised(learns, Colour::Mood, player.stock.mood, player.mood_level);
    let (culture, culture_level) =
        raised(learns, Colour::Culture, player.stock.culture, player.culture_level);
    let cities = view.cities.iter().filter(|c| c.owner == seat).count() as i32;
    let count = |kind| {
        let made = underway.makes.iter().filter(|made| **made == (seat, kind)).count();
        (player.units.iter().filter(|u| u.kind == kind).count() + made) as i32
    };
    // R20.1: as it is shown, with what is being paid for.
    let grows = underway.grows.is_some_and(|(who, _)| who == seat) || underway.converts == Some(seat);
    let wonder = if underway.erects == Some(seat) { WONDER_POINTS as i32 } else { 0 };
    let coming = 2 * (grows as i32 + wonder) + learns.is_some() as i32;
    gauges.push(Gauge::points(seat, Points::halves(player.half_points as i32 + coming)));
    let goods = [
        ("cities", cities),
        ("food", player.stock.food as i32),
        ("ore", player.stock.ore as i32),
        ("wood", player.stock.wood as i32),
        ("ideas", player.stock.idea as i32),
        ("gold", player.stock.gold as i32),
    ];
    gauges.extend(goods.map(|(what, number)| Gauge::of(seat, what, number)));
    // R5.3. With what else is paid: few of all these are shown of a choice, and a price that some show and some do not would seem
    // to be theirs alone. Those of others begin with their turn and say nothing; between rounds nobody has any.
    if !view.over && !view.status && view.who == Some(seat) && view.turn.seat == seat {
        gauges.push(Gauge::of(seat, "actions", view.turn.actions).lapsing());
    }
    let numbers = [
        ("mood", mood as i32),
        ("culture", culture as i32),
        // Half a point each, which is said already.
        ("advances", player.advances.len() as i32 + learns.is_some() as i32),
        ("mood-level", mood_level as i32),
        ("culture-level", culture_level as i32),
        ("armies", count(UnitKind::Army)),
        ("settlers", count(UnitKind::Settler)),
        ("ships", count(UnitKind::Ship)),
        ("cards", player.hand_size as i32),
        ("goals", player.goal_count as i32),
        ("lost-actions", player.hindered as i32),
    ];
    gauges.extend(numbers.map(|(what, number)| Gauge::of(seat, what, number)));
}

/// R6.5: tokens and level of a colour with the advance that is being paid for.
fn raised(learns: Option<Advance>, colour: Colour, tokens: u8, level: u8) -> (u8, u8) {
    if learns.is_none_or(|advance| advance.fact().colour != colour) {
        return (tokens, level);
    }
    let level = (level + 1).min(LIMIT);
    ((tokens + 1).min(level), level)
}

/// What the mood is once everything that is under way is done: R7.4.2, a further activation lowers it, last of all.
fn mood(city: &CityView, underway: &Underway) -> &'static str {
    let steps = (underway.cheers == Some(city.at)) as i8 - underway.sulks.has(city.at) as i8;
    match city.mood as i8 + steps {
        ..=0 => "mood-angry",
        1 => "mood-neutral",
        _ => "mood-happy",
    }
}

/// The names of [`targets`].
fn name(target: Target) -> Option<Msg> {
    match target {
        Target::Button | Target::Seat(_) => None,
        Target::Space(at) => Some(label(Space(at as u8))),
        Target::Piece(unit @ 0..256) => Some(UnitId((unit % 32) as u8).term()),
        Target::Piece(part) => {
            let (at, part) = ((part - 256) / 8, (part - 256) % 8);
            let what = match part {
                4 => Ruin::Settlement,
                5 => Ruin::Wonder,
                b => Ruin::Building(*Building::ALL.get(b as usize)?),
            };
            Some(msg("building-in").with("what", what.term()).with("where", label(Space(at as u8))))
        }
        Target::Card(id) => card(id),
    }
}

fn card(id: u16) -> Option<Msg> {
    let n = (id % 100) as u8;
    let good = |key: &'static str| {
        let good = Good::ALL.get(n as usize % 10)?;
        Some(msg(key).with("what", good.times(1)))
    };
    match id {
        0..100 => Some(Card(n).term()),
        100..200 => Some(Goal(n).term()),
        200..300 => Some(EventCard(n).title().term()),
        300..400 => Advance::ALL.get(n as usize).map(|advance| advance.term()),
        400..500 => Wonder::ALL.get(n as usize).map(|wonder| wonder.term()),
        500..510 => good("do-give"),
        510..520 => good("do-ungive"),
        520..530 => good("do-ask"),
        530..540 => good("do-unask"),
        540 => Some(msg("some-card")),
        541 => Some(msg("some-goal")),
        600..700 => Some(msg("way-to-pay").num("n", n + 1)),
        700 => Some(msg("region-printed")),
        701 => Some(msg("region-turned")),
        _ => None,
    }
}

fn influence_works(at: Space) -> Msg {
    msg("gist-influence-works").with("where", label(at))
}

fn influence_saved(at: Space, missing: u8) -> Msg {
    msg("gist-influence-saved").with("where", label(at)).num("n", missing)
}

/// R8.6.3: what the faces of the die come to: enough, short by what tokens can make up for, or by more.
fn influence(state: &State, seat: Seat, at: Space, by: By) -> Vec<(Msg, u32)> {
    let need = state.needed_roll(seat);
    let saved = tokens_after(state, seat, at, by).min(need - 1);
    // As many parts as faces up to here, so that all of them are the whole.
    let part = |from: u8, to: u8| EXACT * to as u32 / 6 - EXACT * from as u32 / 6;
    let enough = 7 - need;
    let mut told = vec![(influence_works(at), part(0, enough))];
    told.extend((1..=saved).map(|n| (influence_saved(at, n), part(enough + n - 1, enough + n))));
    if saved + 1 < need {
        told.push((influence_short(at), part(enough + saved, 6)));
    }
    told
}

fn influence_short(at: Space) -> Msg {
    msg("gist-influence-short").with("where", label(at))
}

/// What is not seen from the name of a place: what it would bring.
fn place_with(key: &'static str, at: Space, near: Set<Good>) -> Msg {
    let kinds = near.iter().map(|good| msg(format!("kind-{}", good.name())));
    msg(key).with("where", label(at)).num("n", near.len() as i64).list("goods", kinds)
}

/// Each way a battle may end: first that the side wins which is asked. That one wins is what it is for, even where it cannot be.
fn ways(ways: [(Msg, f64); 3]) -> Vec<(Msg, u32)> {
    let part = |chance: f64| (chance.clamp(0.0, 1.0) * EXACT as f64).round() as u32;
    let ways = ways.into_iter().map(|(said, chance)| (said, part(chance))).enumerate();
    ways.filter(|(nth, (_, chance))| *nth == 0 || *chance > 0).map(|(_, way)| way).collect()
}

fn won(side: Option<Seat>, at: Space) -> Msg {
    narrate(&Event::BattleWon { who: side, at, fought: Fought::default() })
}

fn over(at: Space) -> Msg {
    msg("gist-battle-over").with("where", label(at))
}

fn battle(sides: [Option<Seat>; 2], at: Space, Outcome { win, lose }: Outcome) -> Vec<(Msg, u32)> {
    ways([(won(sides[ATTACK], at), win), (over(at), 1.0 - win - lose), (won(sides[DEFENCE], at), lose)])
}

/// However many rounds it takes: what is rolled now seldom decides it.
fn to_the_end(sides: [Option<Seat>; 2], mine: usize, at: Space, outcome: Outcome) -> Vec<(Msg, u32)> {
    let chance = [outcome.win, outcome.lose];
    let wins = |i: usize| msg("gist-end-won").with("who", side(sides[i])).with("where", label(at));
    let nobody = msg("gist-end-over").with("where", label(at));
    ways([
        (wins(mine), chance[mine]),
        (nobody, 1.0 - chance[0] - chance[1]),
        (wins(1 - mine), chance[1 - mine]),
    ])
}

fn this_round(sides: [Option<Seat>; 2], mine: usize, at: Space, round: Round) -> Vec<(Msg, u32)> {
    let chance = [round.win, round.lose];
    let mut told = ways([
        (won(sides[mine], at), chance[mine]),
        (over(at), round.nobody),
        (won(sides[1 - mine], at), chance[1 - mine]),
    ]);
    told.push((goes_on(at), (round.on * EXACT as f64).round() as u32));
    told
}

fn goes_on(at: Space) -> Msg {
    msg("gist-fight-goes-on").with("where", label(at))
}

/// R11.4: whether there is another round after these dice, unless the die of a card has still a say.
fn another_round(f: &Fought) -> bool {
    let left = |side: usize| f.start[side] > f.lost[side] + f.owed[side];
    !f.raid && left(ATTACK) && left(DEFENCE) && !f.halves.iter().flatten().any(surrounds)
}

fn surrounds(half: &Half) -> bool {
    half.fact().special == Some(Special::Surround)
}
