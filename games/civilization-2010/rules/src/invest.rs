//! R13.4: investments.

use crate::action::Action;
use crate::data::data;
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::{Frame, Gift};
use crate::names::*;
use crate::state::*;
use crate::{Context, culture, learn};
use kernel::{Menu, Seat};

pub fn can_invest(s: &State, seat: Seat) -> Result<(), (&'static str, &'static str)> {
    let player = s.player(seat);
    if player.once.has(Once::Invest) {
        Err(("R13.4", "refuse-invested"))
    } else if player.coin_tokens() == 0 {
        Err(("R13.4", "refuse-no-coin-token"))
    } else if s.investments == 0 {
        Err(("R13.4", "refuse-no-investment-marker"))
    } else {
        Ok(())
    }
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    match *s.frames.top() {
        Frame::InvestCoin { .. } => {
            for place in CoinPlace::LIST {
                if s.player(seat).coins[place.index()] > 0 {
                    put(m, s, seat, Action::Coin(place));
                }
            }
        }
        Frame::InvestCard { .. } => {
            for card in Investment::LIST {
                put(m, s, seat, Action::Investment(card));
            }
        }
        _ => unreachable!(),
    }
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    match (*s.frames.top(), action) {
        (Frame::InvestCoin { .. }, Action::Coin(place)) => pay_coin(s, seat, place),
        (Frame::InvestCard { left, .. }, Action::Investment(card)) => {
            match left {
                1 => {
                    s.frames.pop();
                }
                _ => {
                    s.frames.replace(Frame::InvestCard { seat, left: left - 1 });
                }
            }
            invest(s, seat, card, cx);
        }
        other => unreachable!("{other:?}"),
    }
}

fn pay_coin(s: &mut State, seat: Seat, place: CoinPlace) {
    s.me(seat).coins[place.index()] -= 1;
    s.me(seat).once.put(Once::Invest);
    s.frames.replace(Frame::InvestCard { seat, left: 1 });
}

pub fn step(s: &mut State) -> bool {
    match *s.frames.top() {
        Frame::InvestCoin { seat } => {
            let coins = s.player(seat).coins;
            let mut places = CoinPlace::LIST.into_iter().filter(|p| coins[p.index()] > 0);
            let (first, second) = (places.next(), places.next());
            if let (Some(place), None) = (first, second) {
                pay_coin(s, seat, place);
                return true;
            }
            false
        }
        Frame::InvestCard { .. } if s.investments == 0 => {
            s.frames.pop();
            true
        }
        _ => false,
    }
}

fn invest(s: &mut State, seat: Seat, card: Investment, cx: &mut Context) {
    s.investments -= 1;
    let player = s.me(seat);
    player.invested[card.index()] += 1;
    let markers = player.invested[card.index()];
    cx.tell(|| LogEvent::Invested { who: seat, card });
    // Triggers: Giannini, Machu Picchu, the Arabs, Public Education; the last pushed is resolved first.
    if s.person_works(seat, Person::APGiannini) {
        s.push(Frame::Free { seat, gift: Gift::Building, left: 1, item: None });
    }
    if s.wonder_works(seat, Wonder::MachuPicchu) && !s.player(seat).used_wonders.has(Wonder::MachuPicchu) {
        s.me(seat).used_wonders.put(Wonder::MachuPicchu);
        s.push(Frame::Take { seat, left: 1 });
    }
    if s.player(seat).civ == Civ::Arabs {
        culture::free_advances(s, seat, 1);
    }
    let levels = data().investments[Investment::PublicEducation.index()].levels;
    if card == Investment::PublicEducation && levels.contains(&markers) {
        learn::free(s, seat, Set::where_(|_| true));
    }
}
