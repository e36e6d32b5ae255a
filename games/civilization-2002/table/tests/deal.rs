//! What the table says of things before they change hands, and beside which part of the map it says so.

mod pages;

use civilization_2002::trade::Item;
use civilization_2002::{Action, Civilization2002};
use civilization_2002_table::World;
use kernel::{Audience, Rules, Seat};
use pages::{between, page};
use table::trial::{self, Desk};

type G = Civilization2002;

/// R2.7.2, R5.1, R3.5, R4.2.3: a settlement that could change hands says what it is worth to both sides: who gets it may have no icon
/// left for it.
#[test]
fn a_settlement_says_what_it_is_worth_to_whoever_gets_it() {
    let desk = Desk::<World>::default();
    let (mut seen, mut nothing) = ([0; 2], 0);
    for (seed, advanced) in (1..20).flat_map(|seed| [(seed, false), (seed, true)]) {
        let options = [("rules", if advanced { "advanced" } else { "basic" })];
        trial::play::<G>(3, &options, seed, 900, |step, state| {
            let Some(seat) = G::open(state).first().filter(|_| seen[advanced as usize] < 12) else { return };
            let Some(deal) = G::view(state, Audience::Seat(seat)).deal else { return };
            let html = std::cell::OnceCell::new();
            for choice in &G::offer_for(state, seat).choices {
                let (Action::Give(Item::Settlement(area)) | Action::Take(Item::Settlement(area))) =
                    choice.action
                else {
                    continue;
                };
                let html = html.get_or_init(|| page(&desk, state, seat, step % 2));
                let target = table::at(choice.show.target).to_string();
                let window = between(html, "<section class=\"deal", "</section>").expect("the deal");
                let chip = between(window, &format!("<li class=\"good\" data-target=\"{target}\""), ">")
                    .expect("its chip");
                let points = state.regions[area].size;
                let word = if points == 1 { "1 point".to_owned() } else { format!("{points} points") };
                let tried = deal.tried.iter().find(|tried| tried.item == Item::Settlement(area));
                let (now, then) = tried.expect("every settlement is tried").income[0];
                let gold = format!("{} {now} → {then}", ["you", "vous"][step % 2]);
                assert!(chip.contains(&word) && chip.contains(&gold), "{word}, {gold}: {chip}");
                seen[advanced as usize] += 1;
                nothing += (advanced && now == then) as usize;
            }
        });
    }
    assert!(
        seen.iter().all(|seen| *seen >= 12) && nothing > 0,
        "{seen:?} settlements, {nothing} of them bring nothing"
    );
}

/// R9.27, R4.3.4, R4.3.6: a technology of the advanced game says what it does for whoever takes it, and how many points it is.
#[test]
fn a_technology_says_what_it_is_worth_to_whoever_takes_it() {
    let desk = Desk::<World>::default();
    let (mut plain, mut great, mut wonders) = (0, 0, 0);
    for seed in 1..20 {
        trial::play::<G>(3, &[("rules", "advanced")], seed, 900, |step, state| {
            let Some(seat) = G::open(state).first().filter(|_| plain.min(great) < 4) else { return };
            let html = std::cell::OnceCell::new();
            for choice in &G::offer_for(state, seat).choices {
                let (Action::Give(item) | Action::Take(item)) = choice.action else { continue };
                let (said, count) = match item {
                    Item::Technology(tech) if tech.facts().great => (["4 points", "4 points"], &mut great),
                    Item::Technology(_) => (["no points", "aucun point"], &mut plain),
                    Item::Wonder(_) => (["2 points", "2 points"], &mut wonders),
                    _ => continue,
                };
                let html = html.get_or_init(|| page(&desk, state, seat, step % 2));
                let window = between(html, "<section class=\"deal", "</section>").expect("the deal");
                let chip = format!("<li class=\"good\" data-target=\"{}\"", table::at(choice.show.target));
                let chip = between(window, &chip, ">").expect("its chip");
                assert!(chip.contains(said[step % 2]), "{chip}");
                let stays = ["stays where it is", "reste où c’est"][step % 2];
                assert_eq!(chip.contains(stays), matches!(item, Item::Technology(_)), "{chip}");
                *count += 1;
            }
        });
    }
    assert!(plain > 3 && great > 3 && wonders > 0, "{plain} {great} {wonders}");
}

/// R3.5: an income that stays at the minimum whatever is dealt says that it is the minimum.
#[test]
fn a_deal_names_the_minimum() {
    let desk = Desk::<World>::default();
    let (mut least, mut more) = (0, 0);
    for (seed, rich) in (1..30).flat_map(|seed| [(seed, "false"), (seed, "true")]) {
        trial::play::<G>(3, &[("rich", rich)], seed, 900, |_, state| {
            let Some(seat) = G::open(state).first().filter(|_| least.min(more) < 3) else { return };
            let view = G::view(state, Audience::Seat(seat));
            let Some(deal) = &view.deal else { return };
            let topped = |seat: Seat| view.players[seat.index()].forecast.topped_up > 0;
            let html = page(&desk, state, seat, 0);
            let said = between(&html, "<section class=\"deal", "</section>").expect("the deal");
            let flat = [(deal.from, deal.income[0]), (deal.to, deal.income[1])]
                .into_iter()
                .filter(|(seat, (now, then))| now == then && topped(*seat))
                .count();
            let heads = said.split("class=\"change").skip(1).filter_map(|head| head.split("</small>").next());
            assert_eq!(heads.filter(|head| head.contains("minimum")).count(), flat, "{said}");
            if flat == 0 { more += 1 } else { least += 1 }
        });
    }
    assert!(least > 2 && more > 2, "{least} {more}");
}

/// R3.5: what a loan completes is said even where the income stays at the minimum: a kind that its borrower lacks, and the rolls on
/// which it would be critical; or so many alike.
#[test]
fn a_loan_says_what_it_completes() {
    let desk = Desk::<World>::default();
    let (mut kinds, mut seconds, mut thirds) = (0, 0, 0);
    let (mut rolls, mut covered) = (0, 0);
    for seed in 1..40 {
        trial::play::<G>(3, &[("rich", "true")], seed, 900, |step, state| {
            let Some(seat) = G::open(state).first().filter(|_| kinds.min(seconds) < 3 || thirds < 1) else {
                return;
            };
            let Some(deal) = G::view(state, Audience::Seat(seat)).deal else { return };
            let held = |resource| {
                let regions = state.regions.iter();
                regions.filter(|r| r.holder == Some(seat) && r.resource() == Some(resource)).count()
            };
            let offer = G::offer_for(state, seat);
            let loans = offer.choices.iter().filter_map(|choice| match choice.action {
                Action::Take(Item::Loan(area)) => Some((state.regions[area].resource()?, choice.show.target)),
                _ => None,
            });
            let loans: Vec<_> = loans.collect();
            if loans.is_empty() || deal.take.iter().any(|item| matches!(item, Item::Loan(_))) {
                return;
            }
            let lang = step % 2;
            let html = page(&desk, state, seat, lang);
            let window = between(&html, "<section class=\"deal", "</section>").expect("the deal");
            for (resource, target) in loans {
                let chip = format!("<li class=\"good\" data-target=\"{}\"", table::at(target));
                let chip = between(window, &chip, ">").expect("its chip");
                let (said, count) = match held(resource) {
                    0 => (["A new kind to P", "Une nouvelle sorte pour P"], &mut kinds),
                    1 => (["The second of its kind", "La deuxième de sa sorte"], &mut seconds),
                    _ => (["alike, which bring", "pareilles, qui rapportent"], &mut thirds),
                };
                assert!(chip.contains(said[lang]), "{chip}");
                *count += 1;
                // Whose settlements would bring more, and how likely.
                let critical = between(chip, ["Critical on", "Critique si"][lang], ["much", "double"][lang]);
                if let Some(critical) = critical {
                    let likely = between(critical, "(", "%").map(|n| n.trim().replace('\u{a0}', ""));
                    let likely: u32 = likely.and_then(|n| n.parse().ok()).unwrap_or_else(|| panic!("{chip}"));
                    let whose = [format!("all settlements of P{seat}"), format!("les colonies de P{seat}")];
                    assert!([8, 19, 44].contains(&likely) && critical.contains(&whose[lang]), "{chip}");
                    rolls += 1;
                }
                // Of what it adds, the minimum covers what it covers anyway.
                let view = G::view(state, Audience::Seat(seat));
                let player = &view.players[seat.index()];
                let adds = held(resource) == 0 && !player.technologies.is_empty();
                if adds {
                    let told = chip.contains(["gets at least 10", "au moins 10"][lang]);
                    assert_eq!(told, player.forecast.topped_up > 0, "{chip}");
                    covered += told as usize;
                }
            }
        });
    }
    assert!(kinds > 2 && seconds > 2, "{kinds} {seconds} {thirds}");
    assert!(rolls > 2 && covered > 0, "{rolls} {covered}");
}

/// Gold goes one way and no further than a purse: coins that cannot be laid down say so where one points at them.
#[test]
fn coins_that_cannot_be_laid_down_say_why() {
    let desk = Desk::<World>::default();
    let (mut other, mut poor) = (0, 0);
    for seed in 1..20 {
        trial::play::<G>(3, &[], seed, 900, |_, state| {
            let Some(seat) = G::open(state).first().filter(|_| other.min(poor) < 2) else { return };
            if !G::offer_for(state, seat).has(&Action::PutBack) {
                return;
            }
            let Some(deal) = state.deal.as_ref() else { return };
            let html = page(&desk, state, seat, 0);
            if deal.pay > 0 {
                assert!(html.contains("You pay already: gold goes one way."), "{deal:?}");
                other += 1;
            } else if deal.ask == 0 && state.players[deal.from].gold < 20 {
                assert!(html.contains("You have only"), "{deal:?}");
                poor += 1;
            }
        });
    }
    assert!(other > 1 && poor > 1, "{other} {poor}");
}

/// R3.5: growth and founding below the minimum bring no gold yet, and say what keeps the income as it is.
#[test]
fn what_the_minimum_covers_is_said_to_be_covered() {
    let desk = Desk::<World>::default();
    let mut seen = 0;
    trial::play::<G>(3, &[], 5, 600, |_, state| {
        let Some(seat) = G::open(state).first().filter(|_| seen < 4) else { return };
        let offer = G::offer_for(state, seat);
        let grows = offer.choices.iter().any(|choice| matches!(choice.action, Action::Grow(_)));
        let view = G::view(state, Audience::Seat(seat));
        if !grows || view.players[seat.index()].forecast.topped_up < 3 {
            return;
        }
        let html = page(&desk, state, seat, 0);
        let land = between(&html, "<div class=\"land", "</div>").expect("what grows");
        assert!(land.contains("same income: the minimum covers it"), "{land}");
        seen += 1;
    });
    assert!(seen > 1, "{seen}");
}

/// The list of ways in which the game ends is a sentence: its last part closes it.
#[test]
fn the_ways_to_the_end_close_their_sentence() {
    let desk = Desk::<World>::default();
    trial::play::<G>(3, &[], 1, 1, |_, state| {
        for lang in 0..2 {
            let html = page(&desk, state, Seat(0), lang);
            let ways = between(&html, "<ul class=\"win-ways\">", "</ul>").expect("ways to win");
            assert!(ways.ends_with(".</li>"), "{ways}");
        }
    });
}

/// R5.1: a deal that moves points says whose and how many, to whoever puts it together and to whoever is asked.
#[test]
fn a_deal_tells_what_it_does_to_points() {
    let desk = Desk::<World>::default();
    let (mut moved, mut kept) = (0, 0);
    for seed in 1..20 {
        trial::play::<G>(3, &[], seed, 900, |_, state| {
            let Some(seat) = G::open(state).first().filter(|_| moved.min(kept) < 4) else { return };
            let Some(deal) = G::view(state, Audience::Seat(seat)).deal else { return };
            let html = page(&desk, state, seat, 0);
            let said = between(&html, "<section class=\"deal", "</section>").expect("the deal");
            let changed: Vec<_> = deal.points.iter().filter(|(now, then)| now != then).collect();
            assert_eq!(said.matches("Points ").count(), changed.len(), "{said}");
            for (now, then) in &changed {
                assert!(said.contains(&format!("Points {now} → {then}")), "{said}");
            }
            if changed.is_empty() { kept += 1 } else { moved += 1 }
        });
    }
    assert!(moved > 3 && kept > 3, "{moved} {kept}");
}
