//! What the windows over the map say by themselves: what was just collected, how a battle stands, and whose it is.

mod pages;

use civilization_2002::battle::Side;
use civilization_2002::ids::Area;
use civilization_2002::state::State;
use civilization_2002::trade::Item;
use civilization_2002::view::TriedView;
use civilization_2002::{Action, Civilization2002, targets};
use civilization_2002_table::World;
use kernel::{Audience, Rules, Seat, Target};
use pages::{between, page};
use table::trial::{self, Desk};

type G = Civilization2002;

/// R3.5: whoever passes last sees no production pass by, so the purchase says what it brought.
#[test]
fn the_purchase_says_what_was_collected() {
    let desk = Desk::<World>::default();
    let mut seen = 0;
    trial::play::<G>(3, &[], 5, 900, |step, state| {
        let Some(seat) = G::open(state).first() else { return };
        if seen > 3 || !G::offer_for(state, seat).has(&Action::EndPurchases) {
            return;
        }
        let income = state.players[seat].production.income();
        let html = page(&desk, state, seat, step % 2);
        let told = between(&html, "class=\"collected\"", "</div>").unwrap_or_else(|| panic!("step {step}"));
        assert!(told.contains(&income.to_string()), "{income}: {told}");
        assert!(told.contains("class=\"critical\""), "{told}");
        seen += 1;
    });
    assert!(seen > 3, "{seen} purchases");
}

/// The window of a battle lies open before those who fight it and stays closed for others; it says how likely its reader is
/// to win the whole of it.
#[test]
fn a_battle_opens_for_those_who_fight_it() {
    let desk = Desk::<World>::default();
    let (mut fought, mut watched, mut foretold) = (0, 0, 0);
    for seed in 1..6 {
        trial::play::<G>(3, &[], seed, 6_000, |_, state| {
            let Some(battle) = state.battle.as_ref().filter(|_| watched < 6) else { return };
            for seat in Seat::all(state.seats()) {
                let html = page(&desk, state, seat, seed as usize % 2);
                let window =
                    between(&html, "<details id=\"sheet-battle\"", ">").expect("a battle has its window");
                let side: Option<Side> = battle.side_of(seat);
                assert_eq!(
                    window.contains("now"),
                    side.is_some(),
                    "{seat:?} of {:?}: {window}",
                    battle.sides
                );
                foretold += html.contains("class=\"forecast\"") as usize;
                match side {
                    Some(_) => fought += 1,
                    None => watched += 1,
                }
            }
        });
    }
    assert!(fought > 1 && watched > 0 && foretold > 0, "{fought} {watched} {foretold}");
}

/// The words of the card that a choice has in the purchase.
fn card_of<'h>(html: &'h str, target: &str) -> Option<&'h str> {
    between(html, &format!("<li class=\"buy\" data-target=\"{target}\">"), "</li>")
}

/// Positions in which something can be founded and something can grow, with the seat that is asked.
fn landed(most: usize, mut each: impl FnMut(&State, Seat)) {
    let mut seen = 0;
    for seed in 1..20 {
        trial::play::<G>(3, &[], seed, 600, |_, state| {
            let Some(seat) = G::open(state).first().filter(|_| seen < most) else { return };
            let offer = G::offer_for(state, seat);
            let some = |fits: fn(&Action) -> bool| offer.choices.iter().any(|choice| fits(&choice.action));
            if some(|a| matches!(a, Action::Found(_))) && some(|a| matches!(a, Action::Grow(_))) {
                seen += 1;
                each(state, seat);
            }
        });
    }
    assert_eq!(seen, most, "positions");
}

/// R3.5: what fills an income up is less than the minimum, so the account says up to what.
#[test]
fn what_fills_an_income_up_names_the_minimum() {
    let desk = Desk::<World>::default();
    let mut seen = 0;
    trial::play::<G>(3, &[], 5, 300, |step, state| {
        let Some(seat) = G::open(state).first().filter(|_| seen < 4) else { return };
        let view = G::view(state, Audience::Seat(seat));
        let more = view.players[seat.index()].forecast.topped_up;
        if more == 0 {
            return;
        }
        let html = page(&desk, state, seat, step % 2);
        let said = ["Topped up to 10", "Complété à 10"][step % 2];
        let line = html.split("<ul class=\"sums\">").find_map(|sums| between(sums, said, "</li>"));
        assert!(line.is_some_and(|line| line.contains(&format!("<b>{more}</b>"))), "{more}: {line:?}");
        seen += 1;
    });
    assert!(seen > 3, "{seen}");
}

/// What can be founded and what can grow stand in one row, under one heading each.
#[test]
fn founding_and_growing_share_a_row() {
    let desk = Desk::<World>::default();
    landed(6, |state, seat| {
        let offer = G::offer_for(state, seat);
        let count = |fits: fn(&Action) -> bool| offer.choices.iter().filter(|c| fits(&c.action)).count();
        let (founds, grows) =
            (count(|a| matches!(a, Action::Found(_))), count(|a| matches!(a, Action::Grow(_))));
        let html = page(&desk, state, seat, 0);
        let row = between(&html, "<div class=\"land together", "</div>").expect("one row");
        assert!(row.starts_with(&format!(" found-{founds}\"")), "{row}");
        assert_eq!(row.matches("<h3>").count(), 2, "{row}");
        assert_eq!(row.matches("<li class=\"buy\"").count(), founds + grows, "{row}");
    });
}

/// A purchase that ends the turn says what it brings all the same.
#[test]
fn a_purchase_that_ends_the_turn_says_what_it_brings() {
    let desk = Desk::<World>::default();
    landed(2, |state, seat| {
        let target = |action: &Action| matches!(action, Action::Grow(_));
        let html = desk.draw(state, state.seats(), Audience::Seat(seat), 0, |input| {
            let asked = input.decision.as_ref().expect("who buys is asked");
            let mut foreseen = asked.foreseen.to_vec();
            let mut choices = asked.offer.choices.iter().enumerate();
            let (i, choice) = choices.find(|(_, choice)| target(&choice.action)).expect("one grows");
            foreseen[i].closes = Some(kernel::msg("face-closed").num("n", 3));
            let decision = Some(table::Asked { foreseen: &foreseen, ..*asked });
            let input = table::ScreenInput { decision, ..*input };
            let html = trial::whole::<World>(&input);
            card_of(&html, &table::at(choice.show.target).to_string()).expect("it has a card").to_owned()
        });
        assert!(
            html.contains("+1<svg class=\"gauge\" aria-hidden=\"true\"><use href=\"#i-gauge-points\""),
            "{html}"
        );
        assert!(!html.contains("is over"), "{html}");
    });
}

/// R2.7.1: a borrowed card is drawn in the colour of its owner, says by whom it is lent, and counts nothing but its resource.
#[test]
fn a_borrowed_card_is_not_taken_for_a_town_of_ones_own() {
    let desk = Desk::<World>::default();
    let mut shown = 0;
    trial::play::<G>(3, &[], 4, 120, |step, state| {
        let lent = state.settlements(Seat(1)).find(|area| state.regions[*area].resource().is_some());
        let Some(area) = lent.filter(|_| shown < 3) else { return };
        let mut state = state.clone();
        state.regions[area].holder = Some(Seat(0));
        let html = page(&desk, &state, Seat(0), step % 2);
        let chip =
            between(&html, "<li class=\"city borrowed\"", "</li>").expect("it lies before the borrower");
        assert!(chip.contains(&format!("P{}", Seat(1))), "{chip}");
        assert!(chip.contains("town seat-1") && !chip.contains("<b>"), "{chip}");
        shown += 1;
    });
    assert!(shown > 0, "nothing was lent");
}

/// R3.5: what a loan would bring stands on it before it is asked for.
#[test]
fn loans_say_what_they_bring() {
    let desk = Desk::<World>::default();
    let mut worth = 0;
    for seed in 1..30 {
        trial::play::<G>(3, &[("rich", "true")], seed, 900, |step, state| {
            let Some(seat) = G::open(state).first().filter(|_| worth < 4) else { return };
            let Some(deal) = G::view(state, Audience::Seat(seat)).deal else { return };
            let gains = |tried: &&TriedView| {
                matches!(tried.item, Item::Loan(_)) && tried.income[0].1 > tried.income[0].0
            };
            let Some(loan) = deal.tried.iter().find(gains) else {
                return;
            };
            let more = loan.income[0].1 - loan.income[0].0;
            let html = page(&desk, state, seat, step % 2);
            let window = between(&html, "<section class=\"deal", "</section>").expect("the deal");
            let mark = window
                .split("<b class=\"worth up\">")
                .skip(1)
                .any(|rest| rest.starts_with(&format!("+{more}<")));
            assert!(mark, "+{more}: {window}");
            worth += 1;
        });
    }
    assert!(worth > 0, "no loan brought anything");
}

/// R3.3, R9.25: a village that grows counts no longer for "6 villages"; its card says so to whoever has almost as many.
#[test]
fn growth_says_what_it_takes_from_a_milestone() {
    let desk = Desk::<World>::default();
    landed(1, |state, seat| {
        let mut state = state.clone();
        assert!(!page(&desk, &state, seat, 0).contains("for “6 villages”"), "nobody is near yet");
        let free: Vec<Area> = Area::lands().filter(|area| state.regions[*area].owner.is_none()).collect();
        for area in free.into_iter().take(4) {
            let region = &mut state.regions[area];
            (region.owner, region.holder, region.size) = (Some(seat), Some(seat), 1);
        }
        assert!(page(&desk, &state, seat, 0).contains("for “6 villages”"));
        assert!(page(&desk, &state, seat, 1).contains("6 villages\u{a0}»"));
    });
}

/// R4.2.2, R4.2.3: with the advanced rules the tip of a city card says what makes its gold, and why not every settlement is happy.
#[test]
fn a_city_card_says_what_makes_its_gold() {
    let desk = Desk::<World>::default();
    let (mut happy, mut sad) = (0, 0);
    for seed in 1..6 {
        trial::play::<G>(3, &[("rules", "advanced")], seed, 300, |step, state| {
            let Some(seat) = G::open(state).first().filter(|_| happy.min(sad) < 6) else { return };
            let view = G::view(state, Audience::Seat(seat));
            let own = view.regions.iter().filter(|region| region.owner == Some(seat));
            let own: Vec<_> = own.filter(|region| region.holder == Some(seat)).collect();
            if own.len() < 2 {
                return;
            }
            let html = page(&desk, state, seat, step % 2);
            for region in own {
                let target = table::at(Target::Card(targets::city(region.area)));
                let chip = format!("<li class=\"city\" data-target=\"{target}\" data-tip=\"");
                let tip = between(&html, &chip, "\"").expect("a card has a tip");
                let said = match (region.happy, region.always_happy) {
                    (false, _) => ["unhappy (a happy icon would add 2)", "mécontente"],
                    (true, false) => ["happy icon +2", "symbole de contentement +2"],
                    (true, true) => ["always happy +2", "toujours contente +2"],
                };
                let tip = tip.replace('\u{a0}', " ");
                assert!(tip.starts_with(&region.value.to_string()) && tip.contains(said[step % 2]), "{tip}");
                let player = &view.players[seat.index()];
                let short = player.icons.happy < player.wanting.happy
                    || player.icons.productive < player.wanting.productive;
                assert_eq!(tip.contains(["for ", " pour "][step % 2]), short, "{tip}");
                if region.happy { happy += 1 } else { sad += 1 }
            }
        });
    }
    assert!(happy > 5 && sad > 5, "{happy} {sad}");
}

/// R4.3.4: what of a price goes to somebody says why: whose technology it is sold by.
#[test]
fn a_share_says_why_it_is_paid() {
    let desk = Desk::<World>::default();
    let mut seen = 0;
    trial::play::<G>(3, &[("rules", "advanced")], 5, 900, |step, state| {
        let Some(seat) = G::open(state).first().filter(|_| seen < 6) else { return };
        let view = G::view(state, Audience::Seat(seat));
        if !G::offer_for(state, seat).has(&Action::EndPurchases) {
            return;
        }
        let html = page(&desk, state, seat, step % 2);
        let paid = html.split("<span class=\"share\" data-tip=\"").skip(1);
        for tip in paid.filter_map(|rest| rest.split('"').next()) {
            assert!(tip.contains(["who owns", "qui possède"][step % 2]), "{tip}");
            seen += 1;
        }
        let sold = view.market.iter().filter(|sale| sale.share.is_some());
        assert!(sold.into_iter().all(|sale| sale.technology.is_some()));
    });
    assert!(seen > 5, "{seen}");
}

/// R4.3: no name in the tree runs out of its card, and no star lies on one.
#[test]
fn names_in_the_tree_stay_inside_their_cards() {
    let desk = Desk::<World>::default();
    trial::play::<G>(3, &[("rules", "advanced")], 1, 1, |_, state| {
        for lang in 0..2 {
            let html = page(&desk, state, Seat(0), lang);
            for card in html.split("<g id=\"tech-").skip(1) {
                let label = between(card, "<text class=\"label\"", "</text>").expect("a name");
                let (attributes, name) = label.split_once('>').expect("what it is");
                let wide = ["Gunpowder Weapons", "Trade / Mapmaking"].contains(&name);
                let tight = attributes.contains("textLength");
                assert!(tight || !wide && name.chars().count() < 19, "{name}");
                assert!(!tight || name.chars().count() > 15, "what fits is not stretched: {name}");
            }
            let stars: Vec<&str> = html.split("class=\"star\"").skip(1).collect();
            assert!(stars.len() >= 4, "{}", stars.len());
            assert!(
                stars.iter().all(|star| between(star, "translate(", ")") == Some("146,2")),
                "on the corner"
            );
        }
    });
}
