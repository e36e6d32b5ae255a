//! The face of Civilization (2002) keeps to the conventions of faces, in random games over many options.

use civilization_2002::Civilization2002;
use civilization_2002::ids::Named;
use civilization_2002_table::World;
use kernel::{Audience, Rules};
use table::trial::{self, Desk};
use table::{Trial, check};

type G = Civilization2002;

/// Both rule sets; the first turns, since every step draws a whole page.
const TRIAL: Trial<World> = Trial {
    tables: &[
        (2, &[]),
        (4, &[("rules", "advanced"), ("length", "long")]),
        (3, &[("rules", "advanced"), ("letter", "true"), ("loans", "resource")]),
        (6, &[("rich", "true")]),
    ],
    steps: 220,
    ..Trial::OFTEN
};

#[test]
fn every_target_is_drawn() {
    TRIAL.every_target_is_drawn::<G>();
}

#[test]
fn two_worlds_look_the_same() {
    TRIAL.two_worlds_look_the_same::<G>();
}

const LONG: &[(&str, &str)] = &[("rules", "advanced"), ("length", "long"), ("carriers", "only")];
const BASIC: &[(&str, &str)] = &[];

/// Whole games, so that every sort of question of every era is drawn: each new sort when it comes, and now and then.
#[test]
fn whole_games_are_drawn() {
    let desk = Desk::<World>::default();
    for (seats, options) in [(2, LONG), (3, BASIC), (4, LONG)] {
        let mut sorts = std::collections::BTreeMap::new();
        trial::play::<G>(seats, options, 77 + seats as u64, usize::MAX, |step, state| {
            let sort = (state.era, format!("{:?}", std::mem::discriminant(state.frames.top())));
            let seen = sorts.entry(sort).or_insert(0);
            *seen += 1;
            if *seen > 3 && step % 150 != 0 {
                return;
            }
            let who = G::open(state).first().map_or(Audience::Table, Audience::Seat);
            desk.draw(state, seats, who, step % 2, check::<World>)
                .unwrap_or_else(|e| panic!("{seats} seats, {options:?}, step {step}, {who:?}: {e}"));
        });
        assert!(sorts.len() > 12, "{} sorts of questions", sorts.len());
    }
}

/// The whole page of a state, with its tips and aids.
fn page(state: &<G as Rules>::State, seats: u8, lang: usize) -> String {
    let desk = Desk::<World>::default();
    let who = G::open(state).first().map_or(Audience::Table, Audience::Seat);
    desk.page(state, seats, who, lang)
}

fn begun(options: &[(&str, &str)]) -> <G as Rules>::State {
    let mut last = None;
    trial::play::<G>(2, options, 3, 40, |_, state| last = Some(state.clone()));
    last.expect("a state")
}

/// A basic game explains basic prices and dice, an advanced game its own; neither shows a tip of the other.
#[test]
fn tips_follow_the_rules_of_the_match() {
    let families = ["tech-", "kind-", "wonder-", "improvement-"];
    let shown = |html: &str| -> Vec<String> {
        html.split(" data-tip=\"").skip(1).filter_map(|s| s.split('"').next()).map(str::to_owned).collect()
    };
    let tip = |html: &str, id: &str| -> String {
        let (_, card) = html.split_once(&format!("id=\"tip-{id}\"")).expect("the tip is on the page");
        card.split("</div>").next().unwrap_or_default().to_owned()
    };
    let basic = page(&begun(&[]), 2, 0);
    assert!(
        shown(&basic).iter().all(|id| !families.iter().any(|f| id.starts_with(f))),
        "{:?}",
        shown(&basic)
    );
    assert!(shown(&basic).contains(&"basic-tech-ancient".to_owned()));
    assert!(tip(&basic, "basic-tech-ancient").contains("costs 10 gold"));
    assert!(tip(&basic, "basic-kind-ancient_infantry").contains("5 gold: 1 die"));
    let advanced = page(&begun(&[("rules", "advanced")]), 2, 0);
    assert!(shown(&advanced).iter().all(|id| !id.starts_with("basic-")), "{:?}", shown(&advanced));
    assert!(tip(&advanced, "tech-masonry").contains("15 gold"));
}

/// Pointing at a region tells what is there: its settlement, what was found, whose figures stand on it.
#[test]
fn every_region_says_what_is_there() {
    let state = begun(&[]);
    let html = page(&state, 2, 0);
    let seen = G::view(&state, G::open(&state).first().map_or(Audience::Table, Audience::Seat));
    let mut settled = 0;
    for region in &seen.regions {
        let id = format!("area-{}", region.area.0);
        assert!(html.contains(&format!("data-tip=\"{id}\"")), "{id} is pointed at");
        let (_, card) = html.split_once(&format!("id=\"tip-{id}\"")).expect("and has its tip");
        let card = card.split("</desc>").next().unwrap_or_default();
        assert_eq!(card.contains("in production"), region.owner.is_some(), "{card}");
        settled += region.owner.is_some() as usize;
        // One line for each who has figures there.
        let armed = seen.players.iter().filter(|player| {
            seen.pieces.iter().any(|piece| piece.area == region.area && piece.seat == player.seat)
        });
        let said = card.matches("<p>").count();
        let others = region.owner.is_some() as usize + region.marker.is_some() as usize;
        assert!(said >= armed.count() && (said > 0 || others == 0), "{card}");
    }
    assert!(settled >= 4, "{settled} settlements");
}

/// R5.1, R5.2, R5.6, R9.34: the aid names the endings of this match and no other.
#[test]
fn the_aid_lists_the_ways_to_win_of_this_match() {
    /// Options, what the aid says, what it does not.
    type Case = (&'static [(&'static str, &'static str)], &'static [&'static str], &'static [&'static str]);
    let cases: [Case; 5] = [
        (
            &[],
            &["three modern technologies", "only one player is left"],
            &["a die shows", "Apollo", "after turn"],
        ),
        (&[("letter", "true"), ("turn_limit", "15")], &["after turn 15"], &["only one player is left"]),
        (&[("rules", "advanced")], &["technology of the medieval era", "great discovery"], &["three modern"]),
        (
            &[("rules", "advanced"), ("length", "medium")],
            &["technology of the industrial era"],
            &["medieval era is bought"],
        ),
        (
            &[("rules", "advanced"), ("length", "long"), ("ties", "gold")],
            &[
                "United Nations",
                "Apollo Program",
                "Alpha Centauri",
                "only one player is left",
                "more gold wins",
            ],
            &["a die shows"],
        ),
    ];
    for (options, says, silent) in cases {
        let html = page(&begun(options), 2, 0);
        let (_, aid) = html.split_once("How to win").expect("the aid");
        let aid = aid.split("Critical resource").next().unwrap_or_default();
        for text in says {
            assert!(aid.contains(text), "{options:?}: '{text}' is missing in {aid}");
        }
        for text in silent {
            assert!(!aid.contains(text), "{options:?}: '{text}' is wrong in {aid}");
        }
    }
}

/// R6.10: beside the prompt stands that this is the last turn, or the last of the era.
#[test]
fn the_end_is_announced_beside_the_prompt() {
    let mut state = begun(&[("turn_limit", "15")]);
    assert!(!page(&state, 2, 0).contains("· last turn"));
    state.era_ends = true;
    assert!(page(&state, 2, 0).contains("· end of the ancient era"));
    state.turn = 15;
    assert!(page(&state, 2, 0).contains("· last turn"));
    assert!(page(&state, 2, 1).contains("· dernier tour"));
}

/// City cards before a player say which region they are of, in the language of the page.
#[test]
fn city_cards_name_their_region() {
    let state = begun(&[]);
    for area in state.settlements(kernel::Seat(0)) {
        for (lang, words) in [text::Lang::En, text::Lang::Fr].into_iter().enumerate() {
            let name = text::Catalogue::new(words, &[<G as text::Spoken>::TEXT.get(words)])
                .unwrap_or_else(|e| panic!("{e:?}"))
                .get(&area.key());
            assert!(
                page(&state, 2, lang).contains(&format!("<span class=\"where\">{name}</span>")),
                "{name}"
            );
        }
    }
}

#[test]
fn nothing_is_lost_unasked() {
    assert!(TRIAL.nothing_is_lost_unasked() > 0);
}
