//! R5.2: negotiation. An offer is drafted in small steps; everybody is done when they say so.

use super::*;
use crate::action::Good;
use crate::announcement::abilities;
use crate::people::{cards, ready};
use crate::trade::{DRAFTS, Draft, EDITS, OFFERS, can_give};
use kernel::Msg;

/// Those who have finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trade {
    pub done: SeatSet,
}

impl Frame<Game> for Trade {
    fn asked(&self, state: &State) -> SeatSet {
        state.all().filter(|&seat| !self.done.contains(seat)).collect()
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let player = state.player(seat);
        if let Some(to) = player.draft.get().to {
            menu.prompt(|| {
                let draft = player.draft.get();
                if draft.give.is_empty() && draft.ask.is_empty() {
                    return msg("prompt-draft-empty").seat("who", to);
                }
                let (give, ask) = (draft.give.told(true), draft.ask.told(true));
                msg("prompt-draft").seat("who", to).list("give", give).list("ask", ask)
            });
            offer_draft(state, seat, to, menu);
            return;
        }
        menu.prompt(|| msg("prompt-trade"));
        for other in state.others(seat) {
            match spent(player) {
                None => put(menu, state, seat, Action::Talk(other)),
                Some(why) => menu.refuse(|| Refusal::new(Target::Seat(other), "R5.2", why)),
            }
        }
        // R5.4
        if abilities::usable(state, seat, Skill::HorsebackRiding) {
            put(menu, state, seat, Action::Skill(Skill::HorsebackRiding));
        }
        ready::offer_uses(state, seat, Timing::Trade, menu);
        choose::done(menu, "do-end-trade");
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Done => {
                state.frames.replace(Trade { done: with(self.done, seat) });
            }
            Action::Skill(skill) => abilities::begin(state, seat, skill, cx),
            Action::Person(_) | Action::TurnUp(_) => cards::begin(state, seat, action, cx),
            Action::Talk(other) => {
                let player = state.me(seat);
                player.drafts += 1;
                *player.draft.get_mut() = Draft { to: Some(other), ..Draft::default() };
            }
            Action::Propose => propose(state, seat, cx),
            Action::Withdraw => *state.me(seat).draft.get_mut() = Draft::default(),
            edit => change(state.me(seat).draft.get_mut(), edit),
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if self.done.len() < state.seats as usize {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}

fn propose(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    let draft = *state.player(seat).draft.get();
    let to = draft.to.expect("talking to somebody");
    if can_give(state, seat, &draft.give) {
        state.me(seat).offers += 1;
        cx.reveal();
        cx.tell(|| Event::Proposed { who: seat, to });
        state.frames.push(Answer { from: seat, to });
    } else {
        *state.me(seat).draft.get_mut() = Draft::default();
    }
}

fn change(draft: &mut Draft, edit: Action) {
    draft.edits += 1;
    match edit {
        Action::Give(good) => draft.give.add(good),
        Action::Ask(good) => draft.ask.add(good),
        Action::Keep(good) => draft.give.take_off(good),
        Action::Unask(good) => draft.ask.take_off(good),
        Action::Show => draft.shown = true,
        other => unreachable!("{other:?}"),
    }
    // What was shown and is no longer offered is hidden again.
    draft.shown &= draft.give.hidden();
}

/// R5.2: why no more offers can be made this turn.
fn spent(player: &Player) -> Option<Msg> {
    let spent = |key: &'static str, n: u8| Some(msg(key).num("n", n));
    match player {
        _ if player.offers >= OFFERS => spent("refuse-offers", OFFERS),
        _ if player.drafts >= DRAFTS => spent("refuse-drafts", DRAFTS),
        _ => None,
    }
}

fn offer_draft(state: &State, seat: Seat, to: Seat, menu: &mut impl Menu<Action>) {
    let draft = *state.player(seat).draft.get();
    if draft.edits < EDITS {
        offer_goods(state, seat, to, &draft, menu);
        draft.give.each(|good| put(menu, state, seat, Action::Keep(good)));
        draft.ask.each(|good| put(menu, state, seat, Action::Unask(good)));
    } else {
        menu.refuse(|| {
            let why = msg("refuse-edits").num("n", EDITS);
            Refusal::new(Target::Button, "R5.2", why).about(msg("deed-change-offer"))
        });
    }
    if draft.give.hidden() && !draft.shown {
        put(menu, state, seat, Action::Show);
    }
    if !draft.give.is_empty() || !draft.ask.is_empty() {
        put(menu, state, seat, Action::Propose);
    }
    put(menu, state, seat, Action::Withdraw);
}

/// R5.2: what can change hands.
fn offer_goods(state: &State, seat: Seat, to: Seat, draft: &Draft, menu: &mut impl Menu<Action>) {
    let (player, other) = (state.player(seat), state.player(to));
    for n in [1, 3] {
        if draft.give.trade + n <= player.trade {
            put(menu, state, seat, Action::Give(Good::Trade(n)));
        }
        if draft.ask.trade + n <= other.trade {
            put(menu, state, seat, Action::Ask(Good::Trade(n)));
        }
        if draft.give.culture as u16 + n as u16 <= player.culture {
            put(menu, state, seat, Action::Give(Good::Culture(n)));
        }
        if draft.ask.culture as u16 + n as u16 <= other.culture {
            put(menu, state, seat, Action::Ask(Good::Culture(n)));
        }
    }
    for resource in Resource::ALL {
        if draft.give.resources[resource] < player.tokens(resource) {
            put(menu, state, seat, Action::Give(Good::Resource(resource)));
        }
        // What lies under another's markers is not known: any kind may be asked for.
        let asked = draft.ask.resources.total();
        if draft.ask.resources[resource] < other.tokens(resource) || asked < other.held.len() as u32 {
            put(menu, state, seat, Action::Ask(Good::Resource(resource)));
        }
    }
    if draft.give.marker.is_none() {
        for content in player.held_kinds().filter(|content| content.resource().is_some()) {
            put(menu, state, seat, Action::Give(Good::Marker(content)));
        }
    }
    if draft.give.event.is_none() {
        for (kind, _) in player.events.get().kinds() {
            put(menu, state, seat, Action::Give(Good::Event(CultureEvent::at(kind))));
        }
    }
    let backs = other.event_backs();
    for level in 1..=3 {
        if draft.ask.any_event == 0 && backs[level as usize - 1] > 0 {
            put(menu, state, seat, Action::Ask(Good::AnyEvent { level }));
        }
    }
}
