//! R2.2: what an exploration marker leaves to decide.

use super::*;
use crate::markers;

/// R2.2.2, R2.2.3: the looker alone has seen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Looked {
    pub seat: Seat,
    pub area: Area,
}

/// R2.2.5: takes a technology for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FreeTechnology {
    pub seat: Seat,
}

/// R9.9: the winner of a minor civilization chooses its unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MinorUnit {
    pub seat: Seat,
    pub area: Area,
}

impl Frame<Game> for Looked {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let area = self.area;
        let marker = *state.regions[area].marker.get();
        let empty = marker == Marker::Nothing;
        let found = |key: &'static str| msg(key).with("what", marker.term()).with("where", area.term());
        menu.prompt(|| found(if empty { "prompt-looked" } else { "prompt-looked-resource" }));
        menu.choice(Action::KeepMarker, || {
            // It may be answered by itself: then its label is all that says what was found.
            let label = found(if empty { "do-keep-marker" } else { "do-keep-resource" });
            Show::space(targets::area(area), label).tone(Tone::Idle)
        });
        if empty {
            menu.choice(Action::RemoveMarker, || Show::button(msg("do-remove-marker")));
        } else {
            menu.refuse(|| {
                let why = msg("refuse-resource-stays");
                targets::refuse_area(area, "R2.2.2", why).about(msg("do-remove-resource"))
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let area = self.area;
        state.frames.pop();
        if action == Action::RemoveMarker {
            cx.reveal();
            cx.tell(|| Event::MarkerRemoved { who: seat, area, marker: Marker::Nothing });
            markers::discard(state, area);
        } else {
            // R9.11: it stays known to the looker.
            cx.tell(|| Event::PutBack { who: seat, area });
        }
    }
}

impl FreeTechnology {
    /// R2.2.5: what the finder may take.
    fn choices(state: &State) -> Set<Tech> {
        let of_era = state.supply & state.era.technologies();
        if state.basic() {
            return of_era.first().into_iter().collect();
        }
        of_era.filter(|tech| technology::prerequisites_met(state, tech))
    }

    fn take(state: &mut State, seat: Seat, tech: Tech, cx: &mut Cx<Game>) {
        state.frames.pop();
        cx.tell(|| Event::FreeTechnology { who: seat, tech, basic: state.basic() });
        technology::gain(state, seat, tech, Source::Found, cx);
    }
}

impl Frame<Game> for FreeTechnology {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-free-technology"));
        let choices = Self::choices(state);
        for tech in choices {
            menu.choice(Action::Research(tech), || {
                Show::card(targets::tech(tech), msg("do-take-technology").with("what", tech.term()))
            });
        }
        if state.advanced() {
            for tech in (state.supply & state.era.technologies()) - choices {
                menu.refuse(|| targets::refuse_tech(tech, "R2.2.5", technology::missing(state, tech)));
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Research(tech) = action else { unreachable!("a technology is taken") };
        Self::take(state, seat, tech, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let choices = Self::choices(state);
        if choices.is_empty() {
            state.frames.pop();
        } else if let Some(only) = choices.only() {
            Self::take(state, self.seat, only, cx);
        } else {
            return Flow::Ask;
        }
        Flow::Go
    }
}

impl MinorUnit {
    /// R9.9: an army, or in the modern era an aircraft, of a type that can be had.
    fn choices(state: &State) -> Set<Kind> {
        Set::of_all(|kind: Kind| {
            let fits = kind.is_army() || (kind.is_aircraft() && state.era == Era::Modern);
            fits && if state.basic() {
                kind.era() == state.era
            } else {
                // What would be upgraded at once is not a type of its own any more (R4.6.4).
                kind.era() <= state.era
                    && technology::is_open(state, kind)
                    && technology::cast(state, kind) == kind
            }
        })
    }

    fn place(self, state: &mut State, kind: Kind, cx: &mut Cx<Game>) {
        let MinorUnit { seat, area } = self;
        state.frames.pop();
        let figure = Figure::of(state, kind);
        if state.players[seat].pieces.add(kind, area).is_some() {
            state.look_for_claims = true;
            cx.tell(|| Event::Placed { who: seat, figure, area });
        }
    }
}

impl Frame<Game> for MinorUnit {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-minor-unit").with("where", self.area.term()));
        for kind in Self::choices(state) {
            let choice = Action::ChooseUnit(kind);
            menu.choice(choice, || {
                let key = match kind.class() {
                    Some(Class::Infantry) => "do-choose-infantry",
                    Some(Class::Cavalry) => "do-choose-cavalry",
                    Some(Class::Artillery) => "do-choose-artillery",
                    _ => "do-choose-unit",
                };
                let label = msg(key).with("what", figure::name(state, kind));
                Show::card(targets::kind(kind), label)
            });
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::ChooseUnit(kind) = action else { unreachable!("a unit is chosen") };
        self.place(state, kind, cx);
    }

    /// R9.9: without any, a village alone.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let choices = Self::choices(state);
        if choices.is_empty() {
            state.frames.pop();
        } else if let Some(only) = choices.only() {
            self.place(state, only, cx);
        } else {
            return Flow::Ask;
        }
        Flow::Go
    }
}
