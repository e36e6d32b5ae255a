//! What the windows over the map say by themselves: what was just collected, how a battle stands, and whose it is.

use civilization_2002::battle::Side;
use civilization_2002::state::State;
use civilization_2002::{Action, Civilization2002};
use civilization_2002_table::World;
use kernel::{Audience, Rules, Seat};
use table::trial::{self, Desk};

type G = Civilization2002;

/// The page as a seat sees it.
fn page(desk: &Desk<World>, state: &State, who: Seat, lang: usize) -> String {
    desk.draw(state, state.seats(), Audience::Seat(who), lang, |input| {
        let (words, theme) = (input.words, table::Theme::Light);
        let chrome = table::Chrome { words, theme, path: "/", name: "", signed_in: false, waiting: 0 };
        let page = table::TablePage { version: 0, digest: "", live_url: "/" };
        table::table_page::<World>(&chrome, &page, input).0.into_string()
    })
}

/// What stands between two marks.
fn between<'h>(html: &'h str, from: &str, to: &str) -> Option<&'h str> {
    let rest = &html[html.find(from)? + from.len()..];
    Some(&rest[..rest.find(to)?])
}

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
