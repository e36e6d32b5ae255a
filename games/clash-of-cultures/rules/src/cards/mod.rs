//! The upper halves of action cards (R15.1).

pub mod hands;
pub mod objectives;

use crate::action::Action;
use crate::board::label;
use crate::cities::{enlarge, influence};
use crate::event::Event;
use crate::frames::*;
use crate::ids::*;
use crate::state::State;
use crate::state::goods::Pile;
use crate::{Game, targets};
use kernel::{Cx, Menu, Msg, Refusal, Seat, Show, msg};

/// Titles that answer a battle or a capture.
pub const AFTER_BATTLE: &[Title] = &[Title::Triumph, Title::VictorIdeas, Title::ConqueredLessons];
/// Titles that answer an advance.
pub const AFTER_ADVANCE: &[Title] = &[Title::TwinStudies, Title::FertileMinds];
/// Titles that go with a Collect.
pub const WITH_COLLECT: &[Title] = &[Title::SingleCrop, Title::BumperHarvest];

/// Whether a title can be played now, on one's own turn.
fn timely(state: &State, seat: Seat, title: Title) -> bool {
    let t = &state.turn;
    let fact = title.fact();
    if (fact.action && t.actions == 0) || state.players[seat].stock.culture < fact.culture {
        return false;
    }
    let room = |kind| state.cities_of(seat).any(|c| state.room_for(seat, kind, c));
    let advance = |from, paid| !state.choices(seat, from, paid).is_empty();
    match title {
        Title::Breakthrough => advance(Source::Any, false),
        Title::ForeignInspiration => advance(Source::Near, false),
        Title::Triumph => t.won > 0 && state.cities_of(seat).any(|c| c.mood != Mood::Happy),
        Title::Agent | Title::Leadership | Title::ChangeOfPlans | Title::Scholars => true,
        Title::VictorIdeas => t.won > 0 || t.captured > 0,
        Title::HiredBarbarians => {
            !hirable(state, seat, &[NOWHERE; 7]).is_empty() && state.can_pay(seat, HIRE)
        }
        Title::Assimilation => {
            !t.assimilating
                && influence::can_attempt(state, seat)
                && influence::assimilable(state, seat, 0).next().is_some()
        }
        Title::CityWorks => can_work(state, seat, Works::Free),
        Title::SingleCrop | Title::BumperHarvest => {
            matches!(state.frames.top(), Pending::Collect(Collect { card: false, .. }))
        }
        Title::Expedition => state.frontier(seat) != 0 || room(UnitKind::Settler),
        Title::Truce => t.fresh,
        Title::Murder => candidates(state, seat, Purpose::Murder).next().is_some(),
        Title::TwinStudies => reacting(state).is_some_and(|c| advance(Source::Category(c), true)),
        Title::FertileMinds => reacting(state).is_some(),
        Title::ConqueredLessons => {
            t.captured > 0 && t.lesson.is_some_and(|l| advance(Source::OwnedBy(l), false))
        }
        Title::Levy => room(UnitKind::Army),
        Title::KnowledgeExchange => candidates(state, seat, Purpose::Exchange).next().is_some(),
    }
}

/// The category of the advance a card may answer now.
fn reacting(state: &State) -> Option<Category> {
    match *state.frames.top() {
        Pending::React(react) => Some(react.category),
        Pending::Actions => state.turn.acquired,
        _ => None,
    }
}

/// Cities with an Academy that works.
fn academies(state: &State, seat: Seat) -> u8 {
    state.cities_of(seat).filter(|c| state.works(c, Building::Academy)).count() as u8
}

/// What a title does now, where it may be played and does nothing, or nothing for whoever plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vain {
    /// Nobody learns anything.
    Taught,
    /// Somebody else alone would.
    Teaches,
    /// No Academy works.
    Academy,
    /// R6.3: there is no room for Ideas.
    Full,
    /// Nobody else holds a card.
    Cards,
}

/// R15.1: a card may be played all the same.
pub fn vain(state: &State, seat: Seat, title: Title) -> Option<Vain> {
    let p = &state.players[seat];
    match title {
        Title::KnowledgeExchange => {
            let mut taught = [false; 2];
            for other in candidates(state, seat, Purpose::Exchange) {
                let [mine, theirs] = learns(state, seat, other);
                taught = [taught[0] | mine, taught[1] | theirs];
            }
            match taught {
                [true, _] => None,
                [false, true] => Some(Vain::Teaches),
                [false, false] => Some(Vain::Taught),
            }
        }
        Title::Scholars if academies(state, seat) == 0 => Some(Vain::Academy),
        Title::Scholars | Title::VictorIdeas | Title::FertileMinds => {
            (p.stock.idea >= p.limit(Good::Idea)).then_some(Vain::Full)
        }
        Title::Agent => {
            let holds = |other: Seat| {
                let other = &state.players[other];
                !other.hand.get().is_empty() || !other.goals.get().is_empty()
            };
            (!state.others(seat).any(holds)).then_some(Vain::Cards)
        }
        _ => None,
    }
}

/// The combat half is not what is played: it is named only where two cards of the hand are otherwise alike.
fn play_label(state: &State, seat: Seat, card: Card) -> Show {
    let title = card.title();
    let alike = state.players[seat].hand.get().iter().filter(|c| c.title() == title).count();
    let what = match alike {
        1 => title.term(),
        _ => msg("card-with-half").with("what", title.term()).with("half", card.half().term()),
    };
    let vain = vain(state, seat, title).map(|vain| {
        msg(match vain {
            Vain::Taught => "do-play-teach-nobody",
            Vain::Teaches => "do-play-teach-others",
            Vain::Academy => "do-play-no-academy",
            Vain::Full => "do-play-full",
            Vain::Cards => "do-play-no-cards",
        })
    });
    let label = vain.unwrap_or_else(|| match title {
        Title::Scholars => msg("do-play-scholars").num("n", academies(state, seat)),
        Title::CityWorks => {
            let buildings = workable(state, seat, Works::Free).iter().map(|building| building.term());
            msg("do-play-works").list("buildings", buildings)
        }
        // What it opens is not asked next, but offered beside everything else.
        Title::Assimilation => {
            let camps = influence::assimilable(state, seat, 0).map(label);
            msg("do-play-assimilation").list("where", camps)
        }
        Title::SingleCrop => msg("do-play-crop"),
        _ => msg("do-play"),
    });
    Show::at(targets::card(card), label.with("what", what))
}

/// Cards of some titles, where others cannot be played anyway.
pub fn offer_titles(state: &State, seat: Seat, titles: &[Title], menu: &mut impl Menu<Action>) {
    for card in state.players[seat].hand.get().iter() {
        if titles.contains(&card.title()) && timely(state, seat, card.title()) {
            menu.choice(Action::Play(card), || play_label(state, seat, card));
        }
    }
}

/// How many such cards of the hand can be played now.
pub fn fitting(state: &State, seat: Seat, titles: &[Title]) -> usize {
    let fits = |card: &Card| titles.contains(&card.title()) && timely(state, seat, card.title());
    state.players[seat].hand.get().iter().filter(fits).count()
}

pub fn offer_turn(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    for card in state.players[seat].hand.get().iter() {
        let title = card.title();
        if !WITH_COLLECT.contains(&title) && timely(state, seat, title) {
            menu.choice(Action::Play(card), || play_label(state, seat, card));
        } else {
            menu.refuse(|| {
                let (rule, why) = untimely(state, seat, title);
                Refusal::new(targets::card(card), rule, why)
            });
        }
    }
}

/// Why a title cannot be played: what it costs comes before what it waits for.
fn untimely(state: &State, seat: Seat, title: Title) -> (&'static str, Msg) {
    let fact = title.fact();
    if state.players[seat].stock.culture < fact.culture {
        ("R15.1", msg("refuse-card-price").with("cost", Good::Culture.times(fact.culture)))
    } else if fact.action && state.turn.actions == 0 {
        ("R5.2", msg("refuse-no-action"))
    } else if title == Title::CityWorks && enlarge::none_allowed(state, seat) {
        ("R7.2", msg("timing-city-works-needs").list("needs", enlarge::needs()))
    } else if title == Title::HiredBarbarians && !hirable(state, seat, &[NOWHERE; 7]).is_empty() {
        ("R15.1", msg("timing-hired-barbarians-pay"))
    } else {
        ("R15.1", msg(format!("timing-{}", title.name().replace('_', "-"))))
    }
}

/// The card leaves the hand and is paid for.
pub fn spend(state: &mut State, seat: Seat, card: Card, cx: &mut Cx<Game>) {
    let fact = card.title().fact();
    if fact.action {
        state.turn.actions -= 1;
    }
    hands::discard_card(state, card);
    cx.reveal();
    cx.tell(|| Event::Played { who: seat, card });
    state.spend(seat, Pile { culture: fact.culture, ..Pile::default() }, cx);
}

pub fn play(state: &mut State, seat: Seat, card: Card, cx: &mut Cx<Game>) {
    let reacting = reacting(state);
    spend(state, seat, card, cx);
    let acquire = |from, paid| Acquire { seat, from, paid };
    match card.title() {
        Title::Breakthrough => state.frames.push(acquire(Source::Any, false)),
        Title::ForeignInspiration => state.frames.push(acquire(Source::Near, false)),
        Title::Triumph => {
            state.turn.won -= 1;
            state.frames.push(Cheers { seat, second: false });
        }
        Title::Agent => choose(state, seat, Purpose::Spy),
        Title::Scholars => {
            let n = academies(state, seat);
            state.gain(seat, Good::Idea, n);
        }
        Title::VictorIdeas => {
            let t = &mut state.turn;
            *if t.won > 0 { &mut t.won } else { &mut t.captured } -= 1;
            state.gain(seat, Good::Idea, 2);
        }
        Title::HiredBarbarians => state.frames.push(Hire { seat, done: [NOWHERE; 7] }),
        Title::Assimilation => state.turn.assimilating = true,
        Title::CityWorks => state.frames.push(Work { seat, works: Works::Free }),
        Title::SingleCrop | Title::BumperHarvest => unreachable!("played within a Collect"),
        Title::Expedition => {
            state.frames.push(Place { seat, kind: UnitKind::Settler });
            state.frames.push(Survey { seat, explorer: false });
        }
        Title::Truce => choose(state, seat, Purpose::Truce),
        Title::Leadership => state.turn.actions += 1,
        Title::Murder => choose(state, seat, Purpose::Murder),
        Title::ChangeOfPlans => draw_plans(state, seat, cx),
        Title::TwinStudies => {
            react_done(state);
            if let Some(c) = reacting {
                state.frames.push(acquire(Source::Category(c), true));
            }
        }
        Title::FertileMinds => {
            react_done(state);
            state.gain(seat, Good::Idea, 2);
        }
        Title::ConqueredLessons => {
            state.turn.captured -= 1;
            if let Some(loser) = state.turn.lesson.take() {
                state.frames.push(acquire(Source::OwnedBy(loser), false));
            }
        }
        Title::Levy => state.frames.push(Place { seat, kind: UnitKind::Army }),
        Title::KnowledgeExchange => choose(state, seat, Purpose::Exchange),
    }
}

/// R15.1: one card a trigger.
fn react_done(state: &mut State) {
    match state.frames.top() {
        Pending::React(_) => {
            state.frames.pop();
        }
        _ => state.turn.acquired = None,
    }
}

fn choose(state: &mut State, seat: Seat, purpose: Purpose) {
    state.frames.push(Choose { seat, purpose });
}
