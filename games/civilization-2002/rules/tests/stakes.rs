//! What a battle costs at home, what an answer changes of one that is declared, and what is told of whoever does nothing.

mod scenes;

use civilization_2002::ids::{Area, Kind};
use civilization_2002::state::Face;
use civilization_2002::{Action, Civilization2002 as G, Pending, State};
use kernel::{Chance, Cx, Dice, Match, Msg, Offer, Rules, Seat, SeatSet, Seed, options_from};
use kit::{Gauges, Id};
use scenes::{Brief, Crowd, walk};
use testkit::number;
use text::{Lang, Spoken};

fn said_in(lang: Lang, said: &Msg) -> String {
    let catalogue = text::Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("texts");
    catalogue.render(said, &|seat| format!("P{seat}")).replace('\u{a0}', " ")
}

/// The same position with a town of somebody there.
fn held(state: &State, area: Area, owner: Seat) -> State {
    let mut state = state.clone();
    let region = &mut state.regions[area];
    (region.face, region.owner, region.holder, region.size) = (Face::Up, Some(owner), Some(owner), 2);
    state
}

/// R2.5.9: whoever weighs up a battle that is not over at once reads that the settlement goes with it, and whose it is.
#[test]
fn a_victory_is_told_with_the_settlement_it_takes() {
    let (mut battles, mut clashes) = ([0; 2], [0; 2]);
    walk::<Crowd>(4_000, |state, seat, offer| {
        for choice in &offer.choices {
            let (area, foe) = match (choice.action, *state.frames.top()) {
                (Action::Attack { area, whom }, _) => (area, whom),
                (Action::Challenge, Pending::Challenge(entered)) => (entered.area, entered.mover),
                (Action::Go(area), _) => match state.fighters_in(area).without(seat).first() {
                    Some(foe) => (area, foe),
                    None => continue,
                },
                _ => continue,
            };
            if !area.is_land() {
                continue;
            }
            for owner in [seat, foe] {
                let Some(odds) = G::exact(&held(state, area, owner), seat, &choice.action) else { continue };
                let seen = if odds[0].0.key.starts_with("gist-clash") { &mut clashes } else { &mut battles };
                // What follows at once is told by itself.
                for (gist, _) in odds.iter().filter(|(gist, _)| gist.key != "gist-battle-won") {
                    let Some(winner) = gist.about() else { continue };
                    assert_eq!(gist.key.ends_with("-takes"), winner != owner, "{gist:?}, of {owner:?}");
                    if winner != owner {
                        let said = Lang::ALL.map(|lang| said_in(lang, gist));
                        let town = format!("takes the town of P{owner}");
                        assert!(said[0].contains(&town) && said[1].contains("(ville,"), "{said:?}");
                        seen[(owner == seat) as usize] += 1;
                    }
                }
            }
        }
    });
    assert!(battles.into_iter().chain(clashes).all(|n| n > 10), "{battles:?} {clashes:?}");
}

/// R2.5.9, R2.5.10, R5.1, R9.14: whoever weighs up a battle that is fought later reads the points of the settlement, what falls with
/// it unguarded, and who keeps it where nobody is left.
#[test]
fn what_a_lost_battle_costs_is_told_with_it() {
    let (mut taken, mut drawn, mut lone) = ([0; 2], 0, 0);
    walk::<Crowd>(6_000, |state, seat, _| {
        let Pending::Challenge(entered) = *state.frames.top() else { return };
        let (mover, area) = (entered.mover, entered.area);
        let room = |who: Seat| state.players[who].pieces.room() > 0;
        if !area.is_land() || !room(seat) || !room(mover) {
            return;
        }
        for owner in [seat, mover] {
            let (winner, mut state) = (if owner == seat { mover } else { seat }, held(state, area, owner));
            for who in [seat, mover] {
                state.players[who]
                    .pieces
                    .remove_where(|piece| piece.area() == area && piece.kind.is_settler());
            }
            let fought = |state: &State, action: Action| G::exact(state, seat, &action).unwrap_or_default();
            let find = |odds: &[(Msg, u32)], key: &str| {
                let found = odds.iter().find(|(gist, _)| gist.key.ends_with(key));
                found.map(|(gist, _)| Lang::ALL.map(|lang| said_in(lang, gist)))
            };
            let bare = [Action::Challenge, Action::LetPass].map(|action| fought(&state, action));
            state.players[owner].pieces.add(Kind::Settler, area);
            let guarded = [Action::Challenge, Action::LetPass].map(|action| fought(&state, action));
            for (bare, settled) in bare.iter().zip(&guarded) {
                let (Some(alone), Some(said)) = (find(bare, "-takes"), find(settled, "-takes")) else {
                    continue;
                };
                assert!(said[0].contains(&format!("town of P{owner} (2 points)")), "{said:?}");
                assert!(said[1].contains("(ville, 2 points)"), "{said:?}");
                assert!(said[0].ends_with("also loses what is unguarded there: a settler."), "{said:?}");
                assert!(said[1].ends_with("ce qui est sans défense : un colon."), "{said:?}");
                assert!(!alone[0].contains("unguarded"), "{alone:?}");
                taken[(winner == seat) as usize] += 1;
                // Without the settlement the settler falls all the same.
                state.regions[area].owner = None;
                let lost = fought(&state, Action::Challenge);
                lone += find(&lost, "-falls").is_some_and(|said| said[0].ends_with("a settler.")) as usize;
                state.regions[area].owner = Some(owner);
                let Some(said) = find(settled, "-drawn") else { continue };
                assert!(said[0].ends_with(&format!("; P{owner} keeps the town.")), "{said:?}");
                assert!(said[1].ends_with(&format!("; P{owner} garde sa colonie (ville).")), "{said:?}");
                drawn += 1;
            }
        }
    });
    assert!(taken.iter().all(|n| *n > 10) && drawn > 10 && lone > 10, "{taken:?} {drawn} {lone}");
}

/// R2.4.2, R2.4.3: a battle that was declared on whoever entered is not told as if they had been gone for.
#[test]
fn a_declared_battle_is_told_as_declared() {
    let (who, whom, area) = (Seat(0), Seat(1), Area(4));
    let told = [false, true].map(|declared| {
        let said = G::narrate(&civilization_2002::Event::Attacked { who, whom, area, declared });
        assert_eq!(said.about(), Some(who));
        Lang::ALL.map(|lang| said_in(lang, &said))
    });
    assert!(told[0][0].contains("P0 attacks P1") && told[0][1].contains("P0 attaque P1"), "{told:?}");
    assert!(told[1][0].contains("P0 declared on P1") && !told[1][0].contains("attack"), "{told:?}");
    assert!(told[1][1].contains("déclarée par P0"), "{told:?}");
}

/// R2.3.5, R2.5.9: whoever is asked whether to fight is told what it would be about, be it theirs or the mover's. R9.13: settlers
/// who come alone take nothing, whatever stands there.
#[test]
fn the_question_names_what_is_at_stake() {
    let (mut asked, mut harmless) = (0, 0);
    walk::<Crowd>(8_000, |state, seat, _| {
        let Pending::Challenge(entered) = *state.frames.top() else { return };
        let (mover, area) = (entered.mover, entered.area);
        if !area.is_land() {
            return;
        }
        let said_of = |state: &State, owner: Seat| {
            let prompt = G::offer_for(&held(state, area, owner), seat).prompt.expect("a question");
            Lang::ALL.map(|lang| said_in(lang, &prompt))
        };
        let mut bare = state.clone();
        bare.players[mover].pieces.remove_where(|piece| piece.fights_in(area));
        assert!(!said_of(&bare, seat)[0].contains("At stake"), "{:?}", said_of(&bare, seat));
        assert!(said_of(&bare, mover)[0].contains("At stake"), "{:?}", said_of(&bare, mover));
        let said = |owner: Seat| said_of(state, owner);
        if !state.fights(mover, area) {
            harmless += 1;
            return;
        }
        assert!(
            said(seat)[0].contains("At stake: your town.") && said(seat)[1].contains("votre colonie (ville)")
        );
        assert!(said(mover)[0].contains(&format!("At stake: the town of P{mover}.")), "{:?}", said(mover));
        let Some(others) = Seat::all(state.seats()).find(|other| ![seat, mover].contains(other)) else {
            return;
        };
        assert!(!said(others)[0].contains("At stake"), "{:?}", said(others));
        asked += 1;
    });
    assert!(asked > 20, "{asked}, and {harmless} of settlers alone");
}

/// R2.3.1, R9.12: where battle is declared already the question says when its answers come to the same, and each answer that
/// the battle is fought.
#[test]
fn what_an_answer_changes_of_a_declared_battle_is_said() {
    let (mut alike, mut apart, mut odds) = (0, 0, 0);
    walk::<Crowd>(4_000, |state, seat, _| {
        let Pending::Challenge(entered) = *state.frames.top() else { return };
        let [mut fresh, mut declared] = [state.clone(), state.clone()];
        fresh.challenges.0[entered.area.index()].remove(seat);
        declared.challenges.0[entered.area.index()].insert(seat);
        let [first, again] = [&fresh, &declared].map(|state| G::offer_for(state, seat));
        let label = |offer: &Offer<Action>, action: Action| {
            let found = offer.choices.iter().find(|choice| choice.action == action);
            found.expect("it is offered").show.label.clone()
        };
        let stays = number(&label(&again, Action::LetPass), "stays") == Some(1);
        // What it is asked for: what may stay, and what comes of it.
        let held = said_in(Lang::En, &label(&again, Action::Challenge));
        assert!(held.starts_with("It must stay for the battle, too"), "{held}");
        let passed = said_in(Lang::En, &label(&again, Action::LetPass));
        assert_eq!(passed.contains("it stays and fights, too"), stays, "{passed}");
        assert_eq!(passed.contains("miss the battle"), !stays, "{passed}");
        let attacks = said_in(Lang::En, &label(&first, Action::LetAllPass));
        assert!(attacks.ends_with(&format!("P{} may still attack you", entered.mover)), "{attacks}");
        let prompt = said_in(Lang::En, again.prompt.as_ref().expect("a question"));
        assert_eq!(prompt.contains("whatever you answer"), stays, "{prompt}");
        let all = [&first, &again].map(|offer| said_in(Lang::En, &label(offer, Action::LetAllPass)));
        assert_eq!(all.each_ref().map(|said| said.contains("fought all the same")), [false, true], "{all:?}");
        let [one, every] =
            [Action::LetPass, Action::LetAllPass].map(|action| G::exact(&declared, seat, &action));
        assert_eq!(one, every, "the battle is fought either way");
        assert!(!G::aims(&Action::LetAllPass), "nobody lets pass to win");
        odds += every.is_some() as usize;
        alike += stays as usize;
        apart += !stays as usize;
    });
    assert!(alike > 5 && apart > 0 && odds > 0, "{alike} {apart} {odds}");
}

/// R2.3.1: whoever ends their moves without one is told of, and nobody else: else one looks for what they did.
#[test]
fn whoever_moves_nothing_is_told_of() {
    let (mut idle, mut busy) = (0, 0);
    for seed in 1..12 {
        let options = options_from::<G>([("turn_limit".to_owned(), "15".to_owned())]).expect("options");
        let (mut game, _) = Match::<G>::new(options, 3, Seed::from_number(seed)).expect("a game");
        let (mut dice, mut moved) = (Dice::new(seed), SeatSet::EMPTY);
        while let Some(seat) = G::open(game.state()).first() {
            let decision = game.decision(seat).expect("who is open is asked");
            let choices = &decision.offer.choices;
            let end = choices.iter().position(|choice| choice.action == Action::EndMoves);
            let any = dice.below(choices.len() as u32) as usize;
            let taken = if dice.below(3) == 0 { end.unwrap_or(any) } else { any };
            let action = choices[taken].action;
            let number = decision.number;
            if matches!(action, Action::Go(_) | Action::Board(_) | Action::Look(_)) {
                moved.insert(seat);
            }
            let pieces = game.state().players[seat].pieces.len();
            let done = game.submit(seat, number, action).expect("offered");
            let mut told = done.told.iter().map(|told| G::narrate(&told.event));
            let stayed = told.any(|said| said.key == "event-stayed" && said.about() == Some(seat));
            if action != Action::EndMoves {
                assert!(!stayed, "{action:?} of {seat:?}");
                continue;
            }
            // Whatever a settler of theirs looked at and did not outlive has moved nothing else.
            if !moved.contains(seat) && pieces > 0 {
                assert!(stayed, "{seat:?} did nothing");
                idle += 1;
            }
            busy += (moved.contains(seat) && !stayed) as usize;
            moved.remove(seat);
        }
    }
    assert!(idle > 20 && busy > 20, "{idle} {busy}");
}

/// R2.2.1: whoever looks at a marker gives up what the settler could still go, and reads it before they do; what a plague would
/// do is told once, with the marker.
#[test]
fn a_look_says_that_the_settler_stays() {
    let (mut walks, mut stands) = (0, 0);
    let mut dice = Dice::new(5);
    walk::<Brief>(6_000, |state, seat, offer| {
        for choice in &offer.choices {
            let Action::Look(area) = choice.action else { continue };
            let points = |state: &State| {
                state.players[seat].pieces.iter().map(|(_, piece)| piece.left as i64).sum::<i64>()
            };
            let mut after = state.clone();
            let region = &mut after.regions[area];
            *region.marker.get_mut() = civilization_2002::ids::Marker::Wine;
            let before = points(&after);
            G::apply(&mut after, seat, choice.action, &mut Cx::playout(&mut dice));
            let steps = before - points(&after);
            assert_eq!(number(&choice.show.label, "steps"), Some(steps), "{:?}", choice.show.label);
            let said = Lang::ALL.map(|lang| said_in(lang, &choice.show.label));
            assert_eq!(said[0].contains("settler stays"), steps > 0, "{said:?}");
            assert_eq!(said[1].contains("ne bouge plus"), steps > 0, "{said:?}");
            // R2.2.2: what one looks for does not stay open.
            assert!(said[0].ends_with("You alone see it, and it goes back face down"), "{said:?}");
            assert!(said[1].ends_with("elle reste face cachée"), "{said:?}");
            walks += (steps > 0) as usize;
            stands += (steps == 0) as usize;
        }
    });
    assert!(walks > 20 && stands > 20, "{walks} {stands}");
    let killed = civilization_2002::Event::PlagueKilled { who: Seat(0), count: 1 };
    assert_eq!(G::gist(&killed), None);
}

/// R2.5.10: an army that is held off may come all the same, and fight: what is counted is who needs no battle.
#[test]
fn what_could_be_taken_is_said_to_need_no_fight() {
    let texts = Lang::ALL.map(|lang| text::Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("texts"));
    assert!(texts[0].get("gauge-takers").contains("without a fight"), "{}", texts[0].get("gauge-takers"));
    assert!(texts[1].get("gauge-takers").contains("sans combat"), "{}", texts[1].get("gauge-takers"));
}
