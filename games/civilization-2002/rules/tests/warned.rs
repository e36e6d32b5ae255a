//! What a player is warned of before they choose: whom dice may favour, what a march may meet, and what it leaves open.

mod scenes;

use civilization_2002::ids::{Area, Kind};
use civilization_2002::state::Face;
use civilization_2002::{Action, Civilization2002 as G, Event, Pending, State};
use kernel::{Audience, Cx, Dice, Msg, Offer, Rules, Seat, SeatSet};
use kit::gauge::EXACT;
use kit::{Gauges, Id};
use scenes::{Brief, Crowd, Modern, walk};
use testkit::number;
use text::{Lang, Spoken};

fn said_in(lang: Lang, said: &Msg) -> String {
    let catalogue = text::Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("texts");
    catalogue.render(said, &|seat| format!("P{seat}")).replace('\u{a0}', " ")
}

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
                // R5.1: what it would bring, once it is attacked.
                let foreign = state.regions[area].owner.filter(|owner| *owner != seat);
                let points = if foreign.is_some() { state.regions[area].size as i64 } else { 0 };
                assert_eq!(number(&choice.show.label, "points"), weak.then_some(points), "{area:?}");
                assert!(!weak || said_in(Lang::En, &choice.show.label).contains("attack after your moves"));
                taken += weak as usize;
                bare += !weak as usize;
            } else {
                assert_ne!(key, "do-go-take", "{area:?}");
            }
        }
    });
    assert!(taken > 10 && bare > 10, "{taken} {bare}");
}

/// R9.13: whoever sends settlers alone among units of others is told what a battle would do to them; an army that goes along, or is
/// there, fights for them.
#[test]
fn settlers_alone_are_warned_of_a_battle() {
    let (mut alone, mut escorted) = (0, 0);
    walk::<Crowd>(12_000, |state, seat, offer| {
        let settlers = state.players[seat].pieces.picked().all(|(_, piece)| piece.kind.is_settler());
        for choice in &offer.choices {
            let Action::Go(area) = choice.action else { continue };
            let label = &choice.show.label;
            if label.key != "do-go-among" {
                assert_eq!(number(label, "alone"), None, "{label:?}");
                continue;
            }
            let warned = settlers && !state.fights(seat, area) && area.is_land();
            assert_eq!(number(label, "alone"), Some(warned as i64), "{label:?}");
            let said = Lang::ALL.map(|lang| said_in(lang, label));
            assert_eq!(said[0].contains("your settlers would die"), warned, "{said:?}");
            assert_eq!(said[1].contains("vos colons y périraient"), warned, "{said:?}");
            // R2.3.5: what the others may answer, and that nobody has to fight.
            assert!(said[0].contains("may declare battle"), "{said:?}");
            assert!(said[1].contains("peut déclarer la bataille"), "{said:?}");
            assert_eq!(
                said[0].ends_with("you may attack later"),
                !warned,
                "what a button cuts off is not read"
            );
            alone += warned as usize;
            escorted += !warned as usize;
        }
    });
    assert!(alone > 5 && escorted > 50, "{alone} {escorted}");
}

/// R2.5.10, R9.13: whoever ends their moves is told what of theirs an army beside it could take: settlements undefended, and settlers
/// alone, who may well stand in a settlement of somebody else.
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
        let bare = |area: &Area| !stands(state, seat, *area, |kind| !kind.is_settler()) && near(*area);
        let (own, others): (Vec<Area>, Vec<Area>) =
            Area::lands().filter(bare).partition(|area| state.regions[*area].owner == Some(seat));
        let lone = others.iter().filter(|area| stands(state, seat, **area, |kind| kind.is_settler())).count();
        let label = &end.show.label;
        assert_eq!(number(label, "open"), Some(own.len() as i64), "{label:?}");
        assert_eq!(number(label, "alone"), Some(lone as i64), "{label:?}");
        let said = Lang::ALL.map(|lang| said_in(lang, label));
        assert_eq!(said[0].contains("undefended:"), !own.is_empty(), "{said:?}");
        assert_eq!(said[0].contains("settlers alone:"), lone > 0, "{said:?}");
        assert_eq!(said[1].contains("colons sans escorte"), lone > 0, "{said:?}");
        settlers += lone;
        let count = own.len() + lone;
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

/// R2.4.2, R2.4.3, R2.5.4: whoever is about to fight is told how it may end before they are in it, whoever has a choice of units;
/// not where others might join.
#[test]
fn a_battle_is_weighed_up_before_it_begins() {
    let (mut mixed, mut declared, mut challenged, mut joined) = (0, 0, 0, 0);
    let mut check = |state: &State, seat: Seat, offer: &Offer<Action>| {
        for choice in &offer.choices {
            let (area, foes) = match choice.action {
                Action::Attack { area, whom } => (area, SeatSet::of(whom)),
                Action::Resolve(area) => (area, state.challenges.0[area.index()]),
                Action::Challenge => {
                    let Pending::Challenge(entered) = *state.frames.top() else { panic!("nobody entered") };
                    (entered.area, SeatSet::of(entered.mover))
                }
                _ => continue,
            };
            let (fighters, sides) = (state.fighters_in(area), foes.iter().chain([seat]).collect::<SeatSet>());
            let flies = |who: Seat| stands(state, who, area, |kind| kind.is_aircraft());
            let odds = G::exact(state, seat, &choice.action);
            if sides.iter().any(flies) || fighters.len() < 2 || foes.len() > 1 {
                continue;
            }
            if fighters != sides {
                assert_eq!(odds, None, "others may join");
                joined += 1;
                continue;
            }
            let odds = odds.unwrap_or_else(|| panic!("{:?} is not foretold", choice.action));
            let prize = area.is_land() && state.regions[area].owner.is_some_and(|owner| foes.contains(owner));
            let (won, takes) = (odds[0].0.key.ends_with("battle-won"), odds[0].0.key == "gist-battle-takes");
            let falls = odds[0].0.key == "gist-battle-falls";
            assert!((won || falls || prize && takes) && odds[0].0.about() == Some(seat), "{odds:?}");
            assert_eq!(odds.iter().map(|(_, chance)| chance).sum::<u32>().abs_diff(EXACT) / 2, 0, "{odds:?}");
            assert!(G::aims(&choice.action));
            mixed += (odds[0].0.key == "event-battle-won" || falls || takes) as usize;
            declared += matches!(choice.action, Action::Resolve(_)) as usize;
            challenged += (choice.action == Action::Challenge) as usize;
        }
    };
    walk::<Crowd>(12_000, &mut check);
    walk::<Modern>(12_000, &mut check);
    let seen = [mixed, declared, challenged, joined];
    assert!(seen.iter().all(|n| *n > 5), "{seen:?}");
}

/// R2.3.5, R9.6: the question follows what may be answered: with declared battles open the step does not end, and where nobody
/// is left to attack one may only look.
#[test]
fn the_step_of_battles_asks_what_may_be_answered() {
    let (mut owed, mut free) = (0, 0);
    walk::<Crowd>(6_000, |state, _, offer| {
        if !matches!(state.frames.top(), Pending::Battles(_)) {
            return;
        }
        let asked = offer.prompt.as_ref().expect("a question");
        let open = offer.choices.iter().filter(|choice| matches!(choice.action, Action::Resolve(_))).count();
        let attack = offer.choices.iter().any(|choice| matches!(choice.action, Action::Attack { .. }));
        assert_eq!(number(asked, "declared"), Some(open as i64));
        assert_eq!(number(asked, "attack"), Some(attack as i64));
        assert_eq!(offer.has(&Action::EndBattles), open == 0);
        for lang in Lang::ALL {
            let said = said_in(lang, asked);
            let ends = ["or end this step", "ou terminez cette étape"].iter().any(|end| said.contains(end));
            assert_eq!(ends, open == 0, "{said}");
        }
        owed += (open > 0) as usize;
        free += (open == 0) as usize;
    });
    assert!(owed > 5 && free > 5, "{owed} {free}");
}

/// R6.2: what is taken along with one figure is counted without it, as it comes.
#[test]
fn those_alike_are_counted_as_they_come() {
    let mut seen = 0;
    walk::<Crowd>(1_000, |state, seat, _| {
        let pieces = &state.players[seat].pieces;
        let Some(first) = pieces.picked().map(|(_, piece)| *piece).find(|piece| piece.kind.is_army()) else {
            return;
        };
        if !matches!(state.frames.top(), Pending::Movement(_))
            || first.aboard().is_some()
            || pieces.len() > 30
        {
            return;
        }
        let mut state = state.clone();
        let new = [0; 2].map(|_| state.players[seat].pieces.add(first.kind, first.area()));
        for (slot, piece) in state.players[seat].pieces.iter_mut() {
            if new.contains(&Some(slot)) {
                piece.left = first.left;
            }
        }
        let (state, offer) = (&state, G::offer_for(&state, seat));
        let Some(alike) = offer.choices.iter().find(|choice| choice.action == Action::PickAlike) else {
            return;
        };
        let held = |state: &State| state.players[seat].pieces.picked().count() as i64;
        let mut after = state.clone();
        G::apply(&mut after, seat, alike.action, &mut Cx::playout(&mut Dice::new(1)));
        assert_eq!(number(&alike.show.label, "n"), Some(held(&after) - held(state)));
        let said = [Lang::En, Lang::Fr].map(|lang| said_in(lang, &alike.show.label));
        assert!(said[0].contains("the other") && said[1].contains("autres"), "{said:?}");
        seen += 1;
    });
    assert!(seen > 5, "{seen}");
}

/// A French reader takes “prêts” for “ready”: who could lend is said with the verb.
#[test]
fn who_could_lend_is_said_to_lend() {
    let line = |lang: Lang| {
        let mut lines = G::TEXT.get(lang).lines().skip_while(|line| !line.starts_with("do-bargain ="));
        lines.nth(2).unwrap_or_default().to_owned()
    };
    assert!(line(Lang::Fr).contains("peut prêter"), "{}", line(Lang::Fr));
    assert!(line(Lang::En).contains("could lend"), "{}", line(Lang::En));
}
