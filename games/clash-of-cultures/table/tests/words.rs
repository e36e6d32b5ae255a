//! What the table says besides the rules: of actions in the bar, and of cards.

use clash_of_cultures::{Action, Advance, Named, Objective, data};
use clash_of_cultures_table::HexBoard;
use table::{Face, Words};
use text::Lang;

/// R8.1.1, R8.1.4: the bar names the price of an advance where one is asked for, and none where all may come without.
#[test]
fn the_bar_names_no_price_for_what_is_free() {
    let say = |lang, advances: &[Advance]| {
        let words = Words::at::<HexBoard>(lang).expect("texts");
        let ways: Vec<Action> = advances.iter().map(|a| Action::Advance(*a)).collect();
        let ways: Vec<&Action> = ways.iter().collect();
        HexBoard::ways("advance", &ways).map(|said| words.fill(&said))
    };
    for (lang, food) in [(Lang::En, "Food"), (Lang::Fr, "Nourriture")] {
        let free = say(lang, &[Advance::Engineering, Advance::Cartography]).expect("something is said");
        assert!(free.contains('2') && !free.contains(food), "{free}");
        let dear = say(lang, &[Advance::Engineering, Advance::Storage]);
        assert!(dear.is_none_or(|said| said.contains(food)));
    }
}

/// R16.2: each objective says when it counts.
#[test]
fn an_objective_says_when_it_counts() {
    for (lang, status) in [(Lang::En, "status phase"), (Lang::Fr, "phase Bilan")] {
        let words = Words::at::<HexBoard>(lang).expect("texts");
        let tips = HexBoard::tips(&words);
        for objective in Objective::ALL {
            let key = objective.key();
            let tip = tips.iter().find(|tip| tip.id == *key).expect("a tip");
            let help = words.get(&format!("{key}-help")).to_owned();
            assert!(tip.text.starts_with(&help) && tip.text.len() > help.len(), "{}", tip.text);
            assert_eq!(tip.text.contains(status), !data().instant.has(objective), "{}", tip.text);
        }
    }
}

/// R11.4: what falls by a roll is told as that: units may have fallen before it in the same round.
#[test]
fn losses_are_those_of_the_roll() {
    for (lang, roll) in [(Lang::En, "roll"), (Lang::Fr, "jet")] {
        let words = Words::at::<HexBoard>(lang).expect("texts");
        let said = words.fill(&kernel::msg("face-card-losses").num("attack", 1).num("defence", 0));
        assert!(said.contains(roll), "{said}");
    }
}
