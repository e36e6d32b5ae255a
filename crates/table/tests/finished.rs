//! Pages of matches that are over: in both languages, complete and escaped.

use kernel::Seat;
use std::collections::BTreeMap;
use table::*;
use text::Lang;

fn every_page(lang: Lang) -> Vec<(&'static str, String)> {
    let words = Words::new(lang, &[UI.get(lang), "game-title = Coins\n"]).expect("sound texts");
    let chrome =
        Chrome { words: &words, theme: Theme::Auto, path: "/x", name: "Ana", signed_in: false, waiting: 0 };
    let info = |name: &str| SeatInfo { name: name.into(), sitter: Sitter::Person, ..Default::default() };
    let seats = [SeatInfo { mine: true, ..info("<Ana>") }, info("Élodie")];
    let moment = MomentCard {
        from: 1,
        to: 2,
        seat: Seat(1),
        before: 0.31,
        after: 0.16,
        luck: true,
        told: vec!["<taken>".into(), "lost".into()],
        changed: "p-1 p-2".into(),
    };
    let better = Better {
        step: 3,
        seat: Seat(0),
        asked: "Which <coin>?".into(),
        taken: ("gold".into(), "+1".into()),
        better: ("silver".into(), String::new()),
        lost: 0.07,
    };
    let chances = [vec![0.5, 0.5], vec![0.6, 0.4], vec![0.8, 0.2], vec![1.0, 0.0]];
    let analysis = AnalysisPage {
        id: "T9",
        title: "<evening>",
        base: "https://play.example",
        seats: &seats,
        places: &[1, 2],
        points: Some(&[22.5, 20.0]),
        chances: &chances,
        rounds: &[2],
        moments: &[moment],
        shares: &[[0.3, 0.1, 0.1], [-0.3, -0.1, -0.1]],
        better: &[better],
        styles: &[vec![("coins".into(), 3)], vec![]],
    };
    let dice: BTreeMap<u32, Vec<u64>> = [(6, vec![13, 1, 0, 12, 5, 4])].into();
    let variation = |id: &str, parent: &str| Variation {
        id: id.into(),
        parent: parent.into(),
        step: 2,
        title: "<otherwise>".into(),
        comment: "<so>".into(),
        names: vec!["Ana".into(), "Bo".into()],
        winners: vec![Seat(1)],
        mine: !parent.is_empty(),
    };
    let tree = [variation("T9", ""), variation("U1", "T9"), variation("U2", "U1")];
    let study = StudyPage {
        id: "U1",
        tree: &tree,
        url: "https://play.example/t/T9/study",
        seats: &seats,
        steps: 4,
        step: 99,
        open: true,
        bots: &[("novice".into(), "Novice".into())],
    };
    let archive = ArchiveOf {
        games: 3,
        length: (3, 4.0, 5),
        tables: vec![TablesOf {
            seats: 2,
            games: 3,
            wins: vec![0.67, 0.33],
            points: vec![22.5, 20.0],
            first: 0.67,
            winning: 22.5,
        }],
        named: vec![(
            "family-coin".into(),
            vec![HadRow { name: "gold".into(), seats: 4, wins: 0.75, even: 0.5 }],
        )],
        styles: vec![("coins".into(), 2.5, 3.0)],
        dice: dice.clone(),
        scored: true,
    };
    let row =
        PersonRow { game: "Coins".into(), games: 3, wins: (0.67, 0.5), place: 1.3, shares: (0.2, -0.1) };
    let bout = BoutRow {
        table: "T9".into(),
        game: "Coins".into(),
        at: 7,
        place: Some((2, 2)),
        shares: Some((-0.3, -0.1)),
    };
    let alone = BoutRow { table: "T8".into(), game: "Coins".into(), at: 6, place: None, shares: None };
    let mine = MinePage { games: vec![row], bouts: vec![bout, alone] };
    let share = SharePage {
        id: "T9",
        title: "<evening>",
        base: "https://play.example",
        at: (1, 3),
        over: true,
        file: true,
    };
    let embed = EmbedPage {
        id: "T9",
        title: "<evening>",
        base: "https://play.example",
        names: &["Ana".into()],
        at: (1, 3),
    };
    let proof = DicePage { id: "T9", commitment: "c0", seed: "5e", dice: &dice, all: &dice };
    let pages = [
        ("analysis", analysis_page(&chrome, &analysis)),
        ("waiting", waiting_page(&chrome, "T9")),
        ("study", study_page(&chrome, &study)),
        ("dice", dice_page(&chrome, &proof)),
        ("embed", embed_page(&chrome, &embed)),
        ("share", share_page(&chrome, &share)),
        ("share, still running", share_page(&chrome, &SharePage { over: false, ..share })),
        ("archive", game_page(&chrome, &archive)),
        ("nothing yet", game_page(&chrome, &ArchiveOf::default())),
        ("mine", mine_page(&chrome, &mine)),
    ];
    let made = pages.into_iter().map(|(name, page)| (name, page.into_string())).collect();
    assert_eq!(words.missed(), Vec::<String>::new(), "texts that nobody wrote");
    made
}

#[test]
fn pages_are_whole_and_escaped() {
    for lang in Lang::ALL {
        for (name, page) in every_page(lang) {
            assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>"), "{name}");
            assert!(!page.contains("<script>") && !page.contains("<style"), "{name}");
            assert!(!page.contains('⟨'), "{name}: a text has a hole: {page}");
            for raw in ["<Ana>", "<evening>", "<taken>", "<coin>", "<otherwise>", "<so>"] {
                assert!(!page.contains(raw), "{name}: {raw} is not escaped");
            }
        }
    }
}

#[test]
fn they_say_what_they_are_about() {
    let pages: BTreeMap<_, _> = every_page(Lang::En).into_iter().collect();
    let says = |name: &str, text: &str| {
        assert!(pages[name].contains(text), "{name} does not say {text}: {}", pages[name])
    };
    says("analysis", "31% → 16%");
    says("analysis", "https://play.example/t/T9/at/3/board.png");
    says("analysis", "22½");
    says("analysis", "It cost 7 wins in 100.");
    says("analysis", "0:50,50 1:60,40 2:80,20 3:100,0");
    says("share", "https://play.example/t/T9/at/1");
    says("share", "/t/T9/embed?at=1");
    says("dice", "With honest dice, ");
    says("mine", "several seats");
    // No further than the last step from which anything can go on.
    says("study", "max=\"3\" value=\"3\"");
    // The second variation hangs on the first.
    let study = &pages["study"];
    assert!(study.find("/t/U1\"") < study.find("/t/U2\"") && study.matches("<ul").count() == 3, "{study}");
    says("embed", "/t/T9/embed?at=2");
    says("archive", "an even share is 50%");
    says("mine", "second of 2");
}
