//! What the table says besides the rules: of actions in the bar, and of cards.

use clash_of_cultures::{Action, Advance, Event, Fought, Half, Named, Objective, by_label, data};
use clash_of_cultures_table::HexBoard;
use kernel::Seat;
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

/// R11.4: a battle says how its hits come about, and by name what is added to the dice.
#[test]
fn a_battle_says_how_hits_come_about() {
    let mut fought = Fought { at: by_label("B6"), start: [2, 1], round: 1, ..Fought::default() };
    fought.sides = [Some(Seat(0)), Some(Seat(1))];
    for (side, rolls) in [[1, 3].as_slice(), [6].as_slice()].into_iter().enumerate() {
        fought.rolls[side].extend(rolls.iter().copied());
    }
    (fought.values, fought.hits) = ([5, 6], [2, 1]);
    fought.halves[0] = Some(Half::WedgeAttack);
    let event = Event::BattleWon { who: Some(Seat(0)), at: by_label("B6").expect("a space"), fought };
    for (lang, each, steel) in [
        (Lang::En, "one for each full 5", "Steel Weapons"),
        (Lang::Fr, "une par tranche de 5", "Armes en acier"),
    ] {
        let words = Words::at::<HexBoard>(lang).expect("texts");
        let card = HexBoard::card(&event).expect("a card");
        let said: Vec<Vec<String>> =
            card.sides.iter().map(|side| side.with.iter().map(|thing| words.fill(thing)).collect()).collect();
        assert!(card.sides.iter().all(|side| side.bonus == 0), "nothing is added without its name");
        assert!(said.iter().flatten().filter(|thing| thing.contains(each)).count() == 2, "{said:?}");
        assert!(said[0].iter().any(|thing| thing.contains(steel)), "{said:?}");
        assert!(said[1].iter().all(|thing| !thing.contains(steel)), "{said:?}");
        assert!(said[0].iter().any(|thing| thing.contains("+1")), "{said:?}");
    }
}

/// What takes off from the dice, or adds to them without a card, is named as well.
#[test]
fn a_battle_names_what_changes_the_dice() {
    let mut fought = Fought { at: by_label("B6"), start: [1, 1], round: 1, ..Fought::default() };
    fought.sides = [Some(Seat(0)), Some(Seat(1))];
    fought.rolls.iter_mut().for_each(|rolls| rolls.push(4));
    fought.values = [6, 4];
    let event = Event::BattleWon { who: Some(Seat(0)), at: by_label("B6").expect("a space"), fought };
    let card = HexBoard::card(&event).expect("a card");
    let words = Words::at::<HexBoard>(Lang::En).expect("texts");
    let said = |side: usize| card.sides[side].with.iter().map(|thing| words.fill(thing)).collect::<Vec<_>>();
    assert!(
        said(0).iter().any(|thing| thing.contains("Great Warlord") && thing.contains("+2")),
        "{:?}",
        said(0)
    );
    assert_eq!(said(1).len(), 1, "{:?}", said(1));
}
