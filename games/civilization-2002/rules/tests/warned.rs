//! What a player is warned of before they choose: whom dice may favour, what a march may meet, and what it leaves open.

mod scenes;

use civilization_2002::ids::{Area, Kind};
use civilization_2002::state::Face;
use civilization_2002::{Action, Civilization2002 as G, Event, Pending, State};
use kernel::{Audience, Cx, Dice, Msg, Rules, Seat};
use kit::Gauges;
use kit::gauge::EXACT;
use scenes::{Brief, Crowd, walk};
use testkit::number;
use text::{Lang, Spoken};

/// R2.2.5: whom a minor civilization joins is a matter of dice, so everybody who rolls is named, each with their chance.
#[test]
fn a_minor_civilization_may_join_anybody() {
    let mut dice = Dice::new(3);
    let (mut looks, mut joined, mut own) = (0u32, 0u32, 0.0);
    walk::<Brief>(6_000, |state, seat, offer| {
        for choice in &offer.choices {
            let Action::Look(area) = choice.action else { continue };
            let Some(odds) = G::exact(state, seat, &choice.action) else { continue };
            let joins = |who: Seat| G::narrate(&Event::MinorJoined { who, area });
            let chance = |gist: &Msg| odds.iter().find(|(known, _)| known == gist).map(|(_, chance)| *chance);
            let all: Vec<u32> = Seat::all(state.seats()).filter_map(|who| chance(&joins(who))).collect();
            let found =
                |(gist, _): &&(Msg, u32)| gist.key.starts_with("gist-finds") || gist.key == "gist-nothing";
            let others: u32 = odds.iter().filter(found).map(|(_, chance)| *chance).sum();
            assert_eq!(others + all.iter().sum::<u32>(), EXACT, "{odds:?}");
            let seen = !state.regions[area].known.is_empty() && state.regions[area].face == Face::Down;
            assert!(seen || all.len() == state.seats() as usize, "{odds:?}");
            // The rules themselves roll for it.
            if all.is_empty() || looks >= 400 {
                continue;
            }
            looks += 1;
            own += chance(&joins(seat)).unwrap_or(0) as f64 / all.iter().sum::<u32>() as f64;
            let mut after = state.clone();
            *after.regions[area].marker.get_mut() = civilization_2002::ids::Marker::MinorCivilization;
            G::apply(&mut after, seat, choice.action, &mut Cx::playout(&mut dice));
            joined += (after.regions[area].owner == Some(seat)) as u32;
        }
    });
    assert!(looks > 200, "{looks}");
    let counted = joined as f64;
    assert!(
        (counted - own).abs() < 4.0 * (looks as f64).sqrt() / 2.0,
        "{counted} of {looks}, {own} foretold"
    );
}

/// R2.3.5, R2.3.6: whoever marches in among units is told how a battle would end, and no number stands on the choice.
#[test]
fn a_march_among_units_tells_how_a_battle_would_end() {
    let (mut told, mut calm) = (0, 0);
    walk::<Crowd>(4_000, |state, seat, offer| {
        for choice in &offer.choices {
            let Action::Go(area) = choice.action else { continue };
            assert!(!G::aims(&choice.action), "nobody need fight there");
            let odds = G::exact(state, seat, &choice.action);
            let others = state.fighters_in(area).without(seat);
            match odds {
                Some(odds) => {
                    assert_eq!(others.len(), 1, "{odds:?}");
                    assert!(odds.iter().all(|(gist, _)| gist.key.starts_with("gist-clash")), "{odds:?}");
                    assert_eq!(odds.iter().map(|(_, chance)| chance).sum::<u32>(), EXACT, "{odds:?}");
                    told += 1;
                }
                None => calm += others.is_empty() as usize,
            }
        }
    });
    assert!(told > 50 && calm > 50, "{told} {calm}");
}

fn stands(state: &State, seat: Seat, area: Area, fits: impl Fn(Kind) -> bool) -> bool {
    state.players[seat].pieces.iter().any(|(_, piece)| piece.area() == area && fits(piece.kind))
}

/// R2.5.10, R9.13: an army that could take something without a roll is told so where it is sent; settlers are not.
#[test]
fn what_nobody_defends_is_told_to_whoever_marches() {
    let (mut taken, mut bare) = (0, 0);
    walk::<Crowd>(6_000, |state, seat, offer| {
        let armed = state.players[seat].pieces.picked().any(|(_, piece)| piece.kind.is_army());
        for choice in &offer.choices {
            let Action::Go(area) = choice.action else { continue };
            let weak = Seat::all(state.seats()).filter(|other| *other != seat).any(|other| {
                let owns = area.is_land() && state.regions[area].owner == Some(other);
                owns || stands(state, other, area, |kind| kind.is_settler())
            });
            let held = !state.fighters_in(area).without(seat).is_empty();
            let key = choice.show.label.key.as_ref();
            if armed && area.is_land() && !held {
                assert_eq!(key == "do-go-take", weak, "{area:?}: {key}");
                taken += weak as usize;
                bare += !weak as usize;
            } else {
                assert_ne!(key, "do-go-take", "{area:?}");
            }
        }
    });
    assert!(taken > 10 && bare > 10, "{taken} {bare}");
}

/// R2.5.10, R9.13: whoever ends their moves is told what of theirs an army beside it could take.
#[test]
fn the_end_of_moves_names_what_is_left_open() {
    let (mut open, mut closed, mut settlers) = (0, 0, 0);
    walk::<Crowd>(3_000, |state, seat, offer| {
        let Some(end) = offer.choices.iter().find(|choice| choice.action == Action::EndMoves) else { return };
        let near = |area: Area| {
            Seat::all(state.seats()).filter(|other| *other != seat).any(|other| {
                let reach = |at: Area| at.is_land() && (at == area || at.facts().land.has(area));
                Area::lands().any(|at| reach(at) && stands(state, other, at, |kind| kind.is_army()))
            })
        };
        let count = Area::lands()
            .filter(|&area| {
                let settler = stands(state, seat, area, |kind| kind.is_settler());
                let something = state.regions[area].owner == Some(seat) || settler;
                let bare = something && !stands(state, seat, area, |kind| !kind.is_settler()) && near(area);
                settlers += (bare && state.regions[area].owner != Some(seat)) as usize;
                bare
            })
            .count();
        assert_eq!(number(&end.show.label, "open"), Some(count as i64), "{:?}", end.show.label);
        open += (count > 0) as usize;
        closed += (count == 0) as usize;
        let gauges = G::gauges(&G::view(state, Audience::Seat(seat)));
        let told = gauges.iter().filter(|gauge| ["takers", "hunters"].contains(&gauge.what)).count();
        assert_eq!(told, count, "every one of them is told of its place");
    });
    assert!(open > 20 && closed > 5 && settlers > 5, "{open} {closed} {settlers}");
}

/// R2.3.1, R9.12: whoever is asked a second time about one region is told whether what entered could leave it again.
#[test]
fn what_is_held_is_told_from_what_stays_anyway() {
    let (mut stays, mut leaves) = (0, 0);
    walk::<Crowd>(6_000, |state, _, offer| {
        let Pending::Challenge(asked) = *state.frames.top() else { return };
        let mut entered = state.players[asked.mover].pieces.picked();
        let stuck = asked.area.is_land() && entered.all(|(_, piece)| piece.left == 0);
        for action in [Action::Challenge, Action::LetPass] {
            let choice =
                offer.choices.iter().find(|choice| choice.action == action).expect("both are offered");
            assert_eq!(number(&choice.show.label, "stays"), Some(stuck as i64), "{action:?}");
        }
        stays += stuck as usize;
        leaves += !stuck as usize;
    });
    assert!(stays > 5 && leaves > 0, "{stays} {leaves}");
}

/// R2.5.3: of a round it is told first what came of it: where lines are cut, the rest is.
#[test]
fn a_round_begins_with_what_came_of_it() {
    for (lang, lost) in Lang::ALL.into_iter().zip([["loses", "lost"], ["perd une", "perdue"]]) {
        for key in ["event-round-attacker", "event-round-defender", "event-round-tie"] {
            let said = G::TEXT.get(lang).lines().find(|line| line.starts_with(key)).expect(key);
            let place = lost.iter().filter_map(|word| said.find(word)).min().expect(key);
            let total = said.find("$a }").into_iter().chain(said.find("$d }")).min().expect(key);
            assert!(place < total, "{said}");
        }
    }
}
