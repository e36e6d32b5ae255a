//! What the board, the sheets and a battle say is what comes of it.

use civilization_2010::{
    Action, Civilization2010, Content, Hut, Id, Marker, Named, Pending, State, UnitType,
};
use civilization_2010_table::Atlas;
use kernel::{Audience, Cx, Dice, Notes, Rules, Seat};
use std::cell::Cell;
use table::Face;
use table::trial::{self, Desk};
use text::Spoken;

type G = Civilization2010;

fn page(desk: &Desk<Atlas>, state: &State, seats: u8, seat: Seat) -> String {
    desk.shown(state, seats, Audience::Seat(seat), 0)
}

/// Pages of whoever moves a figure that has two steps left, in random games of two.
fn going_far(mut look: impl FnMut(&State, Seat, &str)) {
    let desk = Desk::<Atlas>::default();
    for seed in 1..5 {
        trial::play::<G>(2, &[], seed, 1_500, |_, state| {
            let Some(seat) = G::open(state).first() else { return };
            let Pending::Going(going) = state.frames.top() else { return };
            if going.left >= 2 {
                look(state, seat, &page(&desk, state, 2, seat));
            }
        });
    }
}

/// The ways to far squares that a page shows.
fn ways(html: &str) -> impl Iterator<Item = Vec<u16>> {
    let chains = html.split("data-chain=\"").skip(1).filter_map(|far| far.split('"').next());
    chains.map(|way| way.split(' ').filter_map(|at| at.split('-').next_back()?.parse().ok()).collect())
}

/// One step; whether the next may follow. Somebody who watches may be asked first.
fn goes_on(state: &mut State, seat: Seat, to: u16) -> bool {
    let (mut notes, mut dice) = (Notes::default(), Dice::new(1));
    G::apply(state, seat, Action::Step(to), &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
    matches!(state.frames.top(), Pending::Going(_))
}

/// R7.6: an army sees a hut some steps away as in reach; a village too, but is led only as far as where its odds are told.
#[test]
fn huts_and_villages_two_steps_away_are_in_reach() {
    let (mut huts, mut villages) = (0, 0);
    going_far(|state, _, html| {
        for far in html.split("id=\"far-").skip(1) {
            let square: u16 = far.split('"').next().and_then(|n| n.parse().ok()).expect("a square");
            let chain = far.split("data-chain=\"").nth(1).and_then(|s| s.split('"').next()).expect("a way");
            match state.markers[square] {
                Marker::Hut => {
                    assert!(chain.ends_with(&format!("-{square}")), "{chain}");
                    huts += 1;
                }
                Marker::Village => {
                    assert!(!chain.ends_with(&format!("-{square}")), "{chain}");
                    villages += 1;
                }
                _ => {}
            }
        }
    });
    assert!(huts > 3 && villages > 3, "{huts} huts, {villages} villages");
}

/// R7.10: the way may lead through one's own city, and each way that is shown can be gone.
#[test]
fn squares_behind_the_own_city_are_in_reach() {
    let mut through = 0;
    going_far(|state, seat, html| {
        for way in ways(html) {
            let [via, to] = way[..] else { continue };
            if state.centre_of(via).is_none_or(|(owner, _)| owner != seat) {
                continue;
            }
            let mut then = state.clone();
            if !goes_on(&mut then, seat, via) {
                continue;
            }
            let on = G::offer_for(&then, seat).choices.iter().any(|c| c.action == Action::Step(to));
            assert!(on, "{via} and {to}");
            through += 1;
        }
    });
    assert!(through > 3, "{through}");
}

/// R7.2: with more than two steps to go, all squares that they reach are one click away.
#[test]
fn three_steps_are_one_click() {
    let desk = Desk::<Atlas>::default();
    let mut seen = 0;
    for seed in 1..10 {
        trial::play::<G>(2, &[], seed, 2_000, |_, state| {
            let Some(seat) = G::open(state).first() else { return };
            let Pending::Going(going) = *state.frames.top() else { return };
            if going.left < 3 || seen > 200 {
                return;
            }
            let html = page(&desk, state, 2, seat);
            for way in ways(&html) {
                assert!(way.len() <= going.left as usize, "{way:?}");
                let mut then = state.clone();
                for &to in &way {
                    let on = G::offer_for(&then, seat).choices.iter().any(|c| c.action == Action::Step(to));
                    assert!(on, "{to} of {way:?}");
                    if !goes_on(&mut then, seat, to) {
                        break;
                    }
                }
                seen += (way.len() > 2) as u32;
            }
        });
    }
    assert!(seen > 20, "{seen}");
}

/// The sheet counts the figures that a choice adds, and tells one's units once.
#[test]
fn a_sheet_counts_what_is_on_the_map() {
    let desk = Desk::<Atlas>::default();
    let mut seen = 0;
    trial::play::<G>(2, &[], 3, 300, |_, state| {
        let Some(seat) = G::open(state).first() else { return };
        let html = page(&desk, state, 2, seat);
        let out = state.players[seat].figures[..civilization_2010::ARMIES]
            .iter()
            .filter(|f| f.at.is_some())
            .count();
        let told = if out == 1 { "1 army on the map".to_owned() } else { format!("{out} armies on the map") };
        assert!(html.contains(&told), "{told}");
        seen += 1;
    });
    assert!(seen > 100, "{seen}");
}

/// R10.6.1: a unit that is being played is told what becomes of it on each front, and that is what becomes of it.
#[test]
fn a_blow_ends_as_it_is_told() {
    let desk = Desk::<Atlas>::default();
    let mut seen = [0; 4];
    for seed in 1..17 {
        trial::play::<G>(2, &[], seed, 2_500, |_, state| {
            let Pending::Play(play) = *state.frames.top() else { return };
            let (mine, theirs) = (play.side as usize, 1 - play.side as usize);
            for front in 0..state.battle.as_ref().expect("a battle").sides[theirs].front.len() {
                // That front alone.
                let mut alone = state.clone();
                let battle = alone.battle.as_mut().expect("a battle");
                let foe = battle.sides[theirs].front[front];
                battle.sides[mine].front.clear();
                battle.sides[theirs].front.clear();
                battle.sides[theirs].front.push(foe);
                let me = battle.seat(play.side);
                let (html, mut notes) = (page(&desk, &alone, 2, me), Notes::default());
                let mut dice = Dice::new(seed);
                let mut cx = Cx::recording(G::REVISION, &mut dice, &mut notes);
                G::apply(&mut alone, me, Action::Target(0), &mut cx);
                let lost = |side: usize| {
                    let lost = |state: &State| state.battle.as_ref().map_or(0, |b| b.sides[side].lost);
                    alone.battle.is_some().then(|| lost(&alone) > lost(state))
                };
                let (Some(kills), Some(dies)) = (lost(theirs), lost(mine)) else { continue };
                let told = ["Both survive.", "Theirs dies.", "Yours dies.", "Both die."];
                let ends = kills as usize + 2 * dies as usize;
                assert!(
                    html.contains(&format!("<b>{}</b>", told[ends])),
                    "{}: {play:?}, {foe:?}",
                    told[ends]
                );
                // R10.7: and what both add up to then, as long as both fight.
                if alone.battle.as_ref().is_some_and(|b| b.winner.is_none()) {
                    let seen = G::view(&alone, Audience::Seat(me)).battle.expect("a battle");
                    let sums = format!(" {} to {}<", seen.sides[mine].total, seen.sides[theirs].total);
                    assert!(html.contains(&sums), "{sums}: {play:?}, {foe:?}");
                    if let Some(unit) =
                        seen.sides[theirs].front.first().filter(|unit| unit.wounds > foe.wounds)
                    {
                        let hurt = format!("wounds {} of {}<", unit.wounds, unit.strength);
                        assert!(html.contains(&hurt), "{hurt}: {play:?}, {foe:?}");
                    }
                }
                seen[ends] += 1;
            }
        });
    }
    assert!(seen.iter().sum::<u32>() > 40 && seen[1..].iter().all(|n| *n > 0), "{seen:?}");
}

/// R10.4: nothing is added up before hands are drawn.
#[test]
fn a_battle_adds_up_once_it_is_engaged() {
    let desk = Desk::<Atlas>::default();
    let mut seen = [0, 0];
    for seed in 1..5 {
        trial::play::<G>(2, &[], seed, 1_500, |_, state| {
            let Some(battle) = state.battle.as_ref().filter(|_| G::open(state).first().is_some()) else {
                return;
            };
            let engaged = battle.stage >= 2;
            let html = page(&desk, state, 2, battle.attacker);
            assert_eq!(html.contains("class=\"total\""), engaged);
            assert_eq!(html.contains("draws "), !engaged, "{html}");
            seen[engaged as usize] += 1;
        });
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}

/// In French, what belongs to the word before it does not begin a line: colons, question marks, guillemets.
#[test]
fn french_signs_stay_with_their_words() {
    for text in [G::TEXT.fr, Atlas::TEXT.fr, Atlas::TEACHING.text.fr] {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            for torn in [" :", " ;", " ?", " !", "« ", " »"] {
                assert!(!line.contains(torn), "{torn:?} in {line}");
            }
        }
    }
}

/// R21.3: a match with a turn limit says when it ends where its turn stands, and how it is decided then.
#[test]
fn a_turn_limit_is_told() {
    let desk = Desk::<Atlas>::default();
    for limit in ["0", "20"] {
        trial::play::<G>(2, &[("turn_limit", limit)], 3, 60, |step, state| {
            let Some(seat) = G::open(state).first().filter(|_| step % 20 == 0) else { return };
            for (lang, (of, ends)) in
                [(" of 20", "ends after turn 20"), (" sur 20", "après le tour 20")].into_iter().enumerate()
            {
                let html = desk.shown(state, 2, Audience::Seat(seat), lang);
                assert_eq!(html.contains(of), limit == "20", "{of}");
                assert_eq!(html.contains(ends), limit == "20", "{ends}");
            }
        });
    }
}

/// Barbarians are many: they defend. And an ability says what it takes, or that it is lacking.
#[test]
fn a_battle_is_said_in_the_plural_and_with_its_price() {
    let desk = Desk::<Atlas>::default();
    let (mut wild, mut lacking, mut paid) = (0, 0, 0);
    for seed in 1..12 {
        trial::play::<G>(2, &[], seed, 2_000, |_, state| {
            let (Some(seat), Some(_)) = (G::open(state).first(), state.battle.as_ref()) else { return };
            if wild.min(lacking).min(paid) > 2 {
                return;
            }
            let html = page(&desk, state, 2, seat);
            let side = html.split_once("class=\"army wild\"").map(|(_, side)| side);
            if let Some(role) = side.and_then(|side| side.split_once("<p class=\"role\">")) {
                assert!(!role.1.starts_with("defends"), "{}", &role.1[..40]);
                wild += 1;
            }
            let view = G::view(state, Audience::Seat(seat));
            let own = view.battle.iter().flat_map(|battle| &battle.sides).find(|side| side.seat == seat);
            let lacks = own.is_some_and(|side| !side.barbarian && !side.lacks.is_empty());
            lacking += (lacks && html.contains("you lack 1 ")) as usize;
            paid += html.contains(">costs 1 ") as usize;
        });
    }
    assert!(wild > 2 && lacking > 2 && paid > 2, "{wild} {lacking} {paid}");
}

/// R17.1: what a hut hides is not known: a marker to keep is as likely as the bag says, and not certain while the bag has others.
#[test]
fn what_a_hut_hides_is_not_promised() {
    let desk = Desk::<Atlas>::default();
    let seen = Cell::new(0);
    for seed in 1..12 {
        trial::play::<G>(3, &[], seed, 1_500, |_, state| {
            let Some(seat) = G::open(state).first() else { return };
            if !matches!(state.frames.top(), Pending::Going(_))
                || state.all().any(|s| state.players[s].watching)
            {
                return;
            }
            // Nobody holds one face down, so what is left in the bag is what everybody knows.
            let known = state.all().all(|s| state.players[s].held.is_empty()) && state.peeked.is_empty();
            let [kept, all] = [true, false].map(|only| {
                let kinds =
                    state.huts.get().kinds().filter(|(kind, _)| !only || Content::Hut(Hut::at(*kind)).kept());
                kinds.map(|(_, n)| n as u32).sum::<u32>()
            });
            desk.draw(state, 3, Audience::Seat(seat), 0, |input| {
                let Some(asked) = input.decision.filter(|_| known) else { return };
                for (choice, foresight) in asked.offer.choices.iter().zip(asked.foreseen) {
                    let Action::Step(to) = choice.action else { continue };
                    if state.markers[to] != Marker::Hut {
                        continue;
                    }
                    let change =
                        foresight.changes.iter().find(|change| change.what == "markers").expect("markers");
                    let chance =
                        change.after.iter().find(|(value, _)| value.is_some() && *value != change.before);
                    let chance = chance.map_or(0, |(_, chance)| *chance);
                    let whole: u32 = change.after.iter().map(|(_, chance)| chance).sum();
                    assert!(chance.abs_diff(whole * kept / all) < whole / 6, "{chance} for {kept} of {all}");
                    assert!(change.after.len() > 1, "{:?}", change.after);
                    seen.set(seen.get() + 1);
                }
            });
        });
    }
    assert!(seen.get() > 3, "{seen:?}");
}

/// R7.5: of several figures in a square none hides another, and all stand within it.
#[test]
fn figures_in_one_square_stand_apart() {
    let desk = Desk::<Atlas>::default();
    let number = |html: &str, before: &str| -> f32 {
        let (_, rest) = html.split_once(before).expect("a number");
        rest.split(['p', '"', ',']).next().and_then(|n| n.parse().ok()).expect("a number")
    };
    let mut seen = [0; 4];
    for seed in 1..4 {
        trial::play::<G>(2, &[], seed, 1_000, |_, state| {
            let Some(seat) = G::open(state).first() else { return };
            if !matches!(state.frames.top(), Pending::Moves(_)) || seen.iter().sum::<u32>() > 200 {
                return;
            }
            let Some(at) = state.players[seat].figures.iter().find_map(|figure| figure.at) else { return };
            for (more, seen) in seen.iter_mut().enumerate() {
                let together = more + 2;
                let mut state = state.clone();
                for figure in 0..together {
                    state.put_figure(seat, figure as u8, Some(at));
                }
                let html = page(&desk, &state, 2, seat);
                let boxes: Vec<[f32; 4]> = html
                    .split(&format!("id=\"fig-{seat}-"))
                    .skip(1)
                    .filter(|figure| {
                        figure
                            .split_once("data-in=\"")
                            .is_some_and(|(_, place)| place.starts_with(&format!("space-{at}\"")))
                    })
                    .map(|figure| {
                        let (x, y) = (number(figure, "translate("), number(figure, "px,"));
                        [x, y, number(figure, "rect class=\"hit\" width=\""), number(figure, "height=\"")]
                    })
                    .collect();
                assert!(boxes.len() >= together, "{boxes:?}");
                for (i, [x, y, w, h]) in boxes.iter().enumerate() {
                    for [left, top, ..] in &boxes[..i] {
                        let apart = (x - left).abs() > 0.9 * w || (y - top).abs() > 0.9 * h;
                        assert!(apart, "{boxes:?}");
                    }
                }
                *seen += 1;
            }
        });
    }
    assert!(seen.iter().all(|n| *n > 3), "{seen:?}");
}

/// A row of units says of everybody how many cards there are, and of one's own how strong each is.
#[test]
fn a_row_of_units_means_the_same_for_everybody() {
    let desk = Desk::<Atlas>::default();
    let (mut own, mut others) = (0, 0);
    trial::play::<G>(2, &[], 3, 300, |step, state| {
        if step % 10 > 0 {
            return;
        }
        let view = G::view(state, Audience::Seat(Seat(0)));
        let html = page(&desk, state, 2, Seat(0));
        for (mat, player) in html.split("id=\"t-mat-").skip(1).zip(&view.players) {
            for unit in UnitType::ALL.into_iter().filter(|unit| player.units[unit.index()] > 0) {
                let n = player.units[unit.index()];
                let told = format!("#i-{}\"></use></svg><b>{n}</b>", unit.name());
                let (_, after) = mat.split_once(&told).unwrap_or_else(|| panic!("no {told} in {mat}"));
                let strong = player.force.iter().flatten().any(|(kind, ..)| *kind == unit);
                assert_eq!(after.starts_with("<small>("), strong, "{unit:?}");
                *if strong { &mut own } else { &mut others } += 1;
            }
        }
    });
    assert!(own > 10 && others > 10, "{own} {others}");
}
