//! What is said is said whole: which governments are open, why something is refused, what comes of a step and of a tile.

mod walk;

use civilization_2010::*;
use kernel::{Audience, Msg, Rules};
use testkit::number;
use text::{Catalogue, Lang, Spoken};
use walk::{asked, played};

type G = Civilization2010;

fn said(lang: Lang, msg: &Msg) -> String {
    let catalogue = Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("texts");
    catalogue.render(msg, &|seat| format!("P{seat}")).replace(['\u{a0}', '\u{202f}'], " ")
}

fn texts(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
    G::TEXT.get(lang).lines().filter_map(|line| line.split_once(" = "))
}

/// R4.5: whoever may fall into Anarchy reads what it could lead to.
#[test]
fn anarchy_says_which_governments_are_open() {
    let mut seen = [0, 0];
    asked(8, |state, seat, offer| {
        for choice in &offer.choices {
            if choice.action != Action::Government(Government::Anarchy) {
                continue;
            }
            let now = state.players[seat].government;
            let open = |government: &Government| {
                ![now, Government::Anarchy].contains(government) && state.unlocked(seat, *government)
            };
            let open: Vec<Government> = Government::ALL.into_iter().filter(open).collect();
            let label = said(Lang::En, &choice.show.label);
            for government in &open {
                assert!(label.contains(&said(Lang::En, &government.term())), "{label}");
            }
            assert_eq!(label.contains("No other government is unlocked"), open.is_empty(), "{label}");
            seen[!open.is_empty() as usize] += 1;
        }
    });
    assert!(seen[0] > 3 && seen[1] > 3, "{seen:?}");
}

/// A refusal is a reason: it does not read as something to be done.
#[test]
fn a_refusal_reads_as_a_reason() {
    for (key, text) in texts(Lang::Fr).filter(|(key, _)| key.starts_with("refuse-")) {
        for order in ["À moins", "À débloquer", "Il doit", "Il faut passer", "La seconde action"] {
            assert!(!text.starts_with(order), "{key}: {text}");
        }
    }
    for (key, text) in texts(Lang::En).filter(|(key, _)| key.starts_with("refuse-")) {
        assert!(
            !["To be ", "It must", "Less than"].iter().any(|order| text.starts_with(order)),
            "{key}: {text}"
        );
    }
}

/// R7.5, R7.10: a step to where the move may not end says so, and what would become of the figures.
#[test]
fn a_step_where_nobody_may_stay_says_so() {
    let (mut home, mut full, mut free) = (0, 0, 0);
    asked(16, |state, seat, offer| {
        let Pending::Going(going) = *state.frames.top() else { return };
        for choice in &offer.choices {
            let Action::Step(to) = choice.action else { continue };
            let label = said(Lang::En, &choice.show.label);
            let own = state.centre_of(to).is_some_and(|(owner, _)| owner == seat);
            let members = |figure: &u8| going.group >> figure & 1 == 1;
            let staying = state.figures_at(seat, to).filter(|figure| !members(figure)).count();
            let crowded = staying + going.group.count_ones() as usize > state.stacking_limit(seat);
            assert_eq!(label.contains("disbanded"), own, "{label}");
            assert_eq!(label.contains("no stopping there: at most"), crowded && !own, "{label}");
            *if own {
                &mut home
            } else if crowded {
                &mut full
            } else {
                &mut free
            } += 1;
        }
    });
    assert!(home > 10 && full > 0 && free > 10, "{home} {full} {free}");
}

/// R7.3: a tile to be turned up says what those can bring that are left, by what lies on the table alone.
#[test]
fn a_hidden_tile_says_what_is_left() {
    let mut seen = 0;
    played(4, |state, seat, offer, _| {
        for choice in offer.choices.iter().filter(|choice| matches!(choice.action, Action::Discover(_))) {
            let hides = choice.show.label.args.iter().find_map(|(name, arg)| match arg {
                kernel::Arg::Msg(hides) if *name == "hides" => Some(hides),
                _ => None,
            });
            let hides = hides.expect("what is left");
            let left = G::view(state, Audience::Seat(seat)).market.tiles_left;
            assert_eq!(number(hides, "n"), Some(left.into()), "{hides:?}");
            let [huts, villages, relics] = ["huts", "villages", "relics"].map(|what| number(hides, what));
            assert!(huts.max(villages).max(relics) <= Some(left.into()), "{hides:?}");
            let mut dice = kernel::Dice::new(1);
            let other = G::resample(state, Audience::Seat(seat), &mut dice);
            let same = G::offer_for(&other, seat).choices;
            let same = same.iter().find(|other| other.action == choice.action).expect("the same offer");
            assert_eq!(same.show.label, choice.show.label);
            seen += 1;
        }
    });
    assert!(seen > 20, "{seen}");
}

/// R6.4: how strong a new unit is, is told to whoever drew it and to nobody else.
#[test]
fn a_drawn_unit_is_told_to_its_owner() {
    let (mut own, mut others) = (0, 0);
    played(8, |before, _, _, notes| {
        for told in &notes.told {
            let Event::Unit { who, unit, strength } = told.event else { continue };
            for audience in before.all() {
                if told.to.seats.contains(audience) {
                    assert_eq!(strength.is_some(), audience == who, "{told:?}");
                }
            }
            assert!(!(strength.is_some() && told.to.table));
            match strength {
                Some(n) => {
                    let of = &unit.data().strengths;
                    assert!(of.iter().any(|grade| grade.contains(&n)), "{n} of {of:?}");
                    assert!(said(Lang::En, &G::narrate(&told.event)).contains(&format!("of strength {n}")));
                    own += 1;
                }
                None => others += 1,
            }
        }
    });
    assert!(own > 5 && own == others, "{own} {others}");
}

/// What is still to be dealt, drawn or built is counted without saying that some of it was.
#[test]
fn the_first_of_several_is_not_one_more() {
    for (lang, more) in [(Lang::En, " more "), (Lang::Fr, "ncore ")] {
        for key in ["prompt-wound", "prompt-heal", "prompt-draw-events", "prompt-free", "prompt-loot"] {
            for n in [1, 2, 3] {
                let text = said(lang, &kernel::msg(key).num("n", n).seat("who", kernel::Seat(0)));
                assert!(!text.contains(more), "{key}: {text}");
            }
        }
    }
}

/// In a narrow column only the beginning of an answer is seen: what tells it from others stands there.
#[test]
fn what_differs_comes_first() {
    let mut seen = 0;
    asked(8, |_, _, offer| {
        for choice in &offer.choices {
            let of = match choice.action {
                Action::Event(event) => event.term(),
                Action::Skill(skill) if skill.data().cost.count > 0 => skill.data().tech.term(),
                _ => continue,
            };
            if !choice.show.label.key.starts_with("do-play") && choice.show.label.key != "do-use-for" {
                continue;
            }
            let label = said(Lang::Fr, &choice.show.label);
            assert!(label.starts_with(&said(Lang::Fr, &of)), "{label}");
            seen += 1;
        }
    });
    assert!(seen > 10, "{seen}");
    for (key, text) in
        texts(Lang::Fr).filter(|(key, _)| key.starts_with("hut-") || key.starts_with("village-"))
    {
        assert!(text.chars().count() < 32, "{key}: {text}");
    }
}
