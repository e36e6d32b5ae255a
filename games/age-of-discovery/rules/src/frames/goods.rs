//! R6.3: each worker on the goods track takes a good.

use super::*;

pub struct GoodsTrack;

/// Each kind that lies on the track, once.
pub fn each_good(state: &State, mut each: impl FnMut(Good)) {
    for (i, &good) in state.goods_row.iter().enumerate() {
        if !state.goods_row[..i].contains(&good) {
            each(good);
        }
    }
}

/// From the track to a mat, for good (R1.7).
pub fn take(state: &mut State, seat: Seat, good: Good) {
    let place = state.goods_row.iter().position(|g| *g == good).expect("the good lies there");
    state.goods_row.remove(place);
    state.players[seat].goods[good] += 1;
}

impl Frame<Game> for GoodsTrack {
    fn asked(&self, state: &State) -> SeatSet {
        state.tracks.goods.first().map(|worker| worker.seat).into_iter().collect()
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let own = state.tracks.goods.iter().filter(|worker| worker.seat == seat).count();
            msg("prompt-good").num("n", own as i64 - 1)
        });
        each_good(state, |good| {
            menu.choice(Action::TakeGood(good), || {
                let own = state.players[seat].goods[good];
                let label = msg("do-take-good").with("good", good.term()).num("n", own);
                Show::at(targets::good(good), label.num("all", facts().goods[good]))
            });
        });
        menu.choice(Action::Pass, || Show::button(msg("do-leave-goods")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let worker = state.tracks.goods.remove(0);
        state.put_back_worker(worker);
        match action {
            Action::TakeGood(good) => {
                take(state, seat, good);
                cx.tell(|| Event::TookGood { seat, good });
            }
            Action::Pass => cx.tell(|| Event::LeftGoods { seat }),
            _ => unreachable!("a good or nothing"),
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if !state.tracks.goods.is_empty() && !state.goods_row.is_empty() {
            return Flow::Ask;
        }
        // R6.3: the last ones get nothing.
        for worker in state.tracks.goods.take() {
            state.put_back_worker(worker);
            cx.tell(|| Event::NoGoodLeft { seat: worker.seat });
        }
        flow::begin_track(state, Track::MerchantShip, cx);
        Flow::Go
    }
}
