//! R18: a trade is drafted in small steps, proposed, answered and carried out.

use super::*;

/// Cards of a kind asked for at once.
const ASKED: u8 = 2;

/// A proposal being put together; R18.1: by whoever's turn it is, or by whom they called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    pub seat: Seat,
    pub to: Seat,
}

impl Draft {
    /// Who called for the proposal waits, and may go on without it at any time.
    fn invited(&self, state: &State) -> bool {
        self.to == state.turn.seat
    }
}

impl Frame<Game> for Draft {
    fn asked(&self, state: &State) -> SeatSet {
        let mut asked = SeatSet::of(self.seat);
        if self.invited(state) {
            asked.insert(self.to);
        }
        asked
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        if seat != self.seat {
            menu.prompt(|| msg("prompt-invited").seat("who", self.seat));
            menu.choice(Action::No, || Show::button(msg("do-go-on")).tone(Tone::Idle));
            return;
        }
        let Some(trade) = &state.trade else { return };
        menu.prompt(|| match trade.is_empty() {
            true => msg("prompt-trade").seat("who", self.to),
            false => {
                let given = trade.give.and_cards(trade.card_count + trade.goal_count);
                let asked = trade.ask.and_cards(trade.asked());
                let [mine, theirs] = trade.lost(state, self.seat, self.to);
                msg("prompt-trade-terms")
                    .seat("who", self.to)
                    .with("give", given)
                    .with("ask", asked)
                    .num("over", mine.count())
                    .num("wasted", theirs.count())
                    .with("lost", theirs.term())
            }
        });
        self.offer_goods(state, menu);
        self.offer_cards(state, menu);
        if !trade.is_empty() {
            menu.choice(Action::Propose, || {
                let [mine, theirs] = trade.lost(state, self.seat, self.to);
                let lost = mine.plus(&theirs);
                let said = msg("do-propose").num("wasted", lost.count()).with("lost", lost.term());
                Show::button(said).tone(Tone::Confirm)
            });
        }
        if self.invited(state) {
            menu.choice(Action::No, || Show::button(msg("do-no-proposal")).tone(Tone::Idle));
        } else {
            menu.choice(Action::PutDown, || Show::button(msg("do-cancel")).tone(Tone::Back));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let trade = state.trade.as_mut().expect("a draft");
        match action {
            Action::Give(g) => *trade.give.get_mut(g) += 1,
            Action::Ask(g) => *trade.ask.get_mut(g) += 1,
            Action::Ungive(g) => *trade.give.get_mut(g) -= 1,
            Action::Unask(g) => *trade.ask.get_mut(g) -= 1,
            Action::GiveCard(c) => {
                trade.cards.get_mut().insert(c);
                trade.card_count += 1;
            }
            Action::GiveGoal(g) => {
                trade.goals.get_mut().insert(g);
                trade.goal_count += 1;
            }
            Action::AskCard => trade.ask_cards += 1,
            Action::AskGoal => trade.ask_goals += 1,
            Action::PutDown | Action::No => {
                state.frames.pop();
                state.trade = None;
                // The one who was called has nothing to propose, or the other goes on with the turn.
                if action == Action::No && seat == self.seat {
                    cx.tell(|| Event::NoProposal { who: seat });
                }
            }
            _ => self.propose(state, cx),
        }
    }
}

impl Draft {
    fn offer_goods(&self, state: &State, menu: &mut impl Menu<Action>) {
        let Some(trade) = &state.trade else { return };
        let (me, them) = (&state.players[self.seat], &state.players[self.to]);
        for g in Good::ALL {
            let mut good = |can: bool, action, target, key: &'static str, tone| {
                if can {
                    let said = || msg(key).with("what", g.times(1)).seat("who", self.to);
                    menu.choice(action, || Show::at(target, said()).tone(tone));
                }
            };
            let (given, asked) = (trade.give.get(g), trade.ask.get(g));
            // R18.4: whether one more could be kept by whoever gets it.
            let full = |who: &crate::state::Player, gives: u8, gets: u8| {
                who.stock.get(g).saturating_sub(gives) + gets >= who.limit(g)
            };
            let give = if full(them, asked, given) { "do-give-lost" } else { "do-give" };
            let ask = if full(me, given, asked) { "do-ask-lost" } else { "do-ask" };
            good(given < me.stock.get(g), Action::Give(g), targets::give(g), give, Tone::Plain);
            good(asked < them.stock.get(g), Action::Ask(g), targets::ask(g), ask, Tone::Plain);
            good(given > 0, Action::Ungive(g), targets::ungive(g), "do-ungive", Tone::Back);
            good(asked > 0, Action::Unask(g), targets::unask(g), "do-unask", Tone::Back);
        }
    }

    /// R18.2: cards given are shown to the other side; of those asked for, the other side chooses.
    fn offer_cards(&self, state: &State, menu: &mut impl Menu<Action>) {
        let Some(trade) = &state.trade else { return };
        let (me, them) = (&state.players[self.seat], &state.players[self.to]);
        for c in *me.hand.get() - *trade.cards.get() {
            menu.choice(Action::GiveCard(c), || {
                Show::at(targets::card(c), msg("do-give").with("what", c.term()))
            });
        }
        for g in *me.goals.get() - *trade.goals.get() {
            menu.choice(Action::GiveGoal(g), || {
                Show::at(targets::goal(g), msg("do-give").with("what", g.term()))
            });
        }
        if trade.ask_cards < ASKED && (trade.ask_cards as usize) < them.hand.get().len() {
            menu.choice(Action::AskCard, || {
                Show::at(targets::ASK_CARD, msg("do-ask").with("what", msg("some-card")))
            });
        }
        if trade.ask_goals < ASKED && (trade.ask_goals as usize) < them.goals.get().len() {
            menu.choice(Action::AskGoal, || {
                Show::at(targets::ASK_GOAL, msg("do-ask").with("what", msg("some-goal")))
            });
        }
    }

    fn propose(self, state: &mut State, cx: &mut Cx<Game>) {
        let Draft { seat, to } = self;
        // An invitation was counted when it was made.
        if !self.invited(state) {
            state.turn.proposals[to.index()] += 1;
        }
        state.frames.replace(Answer { seat: to, from: seat });
        let trade = state.trade.as_ref().expect("a draft");
        let known = state.players[to].known.get_mut();
        known.cards[seat.index()] |= *trade.cards.get();
        known.goals[seat.index()] |= *trade.goals.get();
        cx.reveal();
        let (cards, asked) = (trade.card_count + trade.goal_count, trade.asked());
        cx.tell(|| Event::Proposed { who: seat, to, give: trade.give, cards, ask: trade.ask, asked });
    }
}

/// Yes or no to a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    pub seat: Seat,
    pub from: Seat,
}

impl Frame<Game> for Answer {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let trade = state.trade.as_ref().expect("a proposal");
            msg("prompt-answer")
                .seat("who", self.from)
                .with("give", trade.give.and_cards(trade.card_count + trade.goal_count))
                .with("ask", trade.ask.and_cards(trade.asked()))
                .num("cards", trade.asked())
                .num("over", trade.lost(state, self.from, self.seat)[1].count())
        });
        menu.choice(Action::Yes, || Show::button(msg("do-accept")).tone(Tone::Confirm));
        menu.choice(Action::No, || Show::button(msg("do-decline")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let yes = action == Action::Yes;
        cx.tell(|| {
            let agreed = state.trade.as_ref().filter(|_| yes);
            Event::Answered { who: seat, yes, deal: agreed.map(|trade| trade.deal(state, self.from, seat)) }
        });
        if !yes {
            state.frames.pop();
            state.trade = None;
        } else if state.trade.as_ref().is_some_and(|t| t.asked() > 0) {
            state.frames.replace(Deliver { seat, to: self.from });
        } else {
            state.frames.pop();
            trading::exchange(state, self.from, seat, cx);
        }
    }
}

/// R18.2: the other side chooses which cards it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deliver {
    pub seat: Seat,
    pub to: Seat,
}

impl Frame<Game> for Deliver {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-deliver").seat("who", self.to));
        let Some(trade) = &state.trade else { return };
        let p = &state.players[seat];
        if trade.ask_cards > 0 {
            for c in *p.hand.get() - *trade.back_cards.get() {
                menu.choice(Action::GiveCard(c), || {
                    Show::at(targets::card(c), msg("do-give").with("what", c.term()))
                });
            }
        } else {
            for g in *p.goals.get() - *trade.back_goals.get() {
                menu.choice(Action::GiveGoal(g), || {
                    Show::at(targets::goal(g), msg("do-give").with("what", g.term()))
                });
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let trade = state.trade.as_mut().expect("a trade");
        match action {
            Action::GiveCard(c) => {
                trade.back_cards.get_mut().insert(c);
                trade.ask_cards -= 1;
            }
            Action::GiveGoal(g) => {
                trade.back_goals.get_mut().insert(g);
                trade.ask_goals -= 1;
            }
            _ => unreachable!("not a card"),
        }
        if trade.asked() == 0 {
            state.frames.pop();
            trading::exchange(state, self.to, seat, cx);
        }
    }
}
