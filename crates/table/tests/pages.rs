//! Pages without a table: in both languages, complete, escaped, and without a line of inline script.

use kernel::{OptionSpec, Preset, Seat};
use maud::html;
use table::*;
use text::Lang;

fn every_page(lang: Lang) -> Vec<(&'static str, String)> {
    // A game's own texts beside the shell's, whatever the language.
    const GAME: &str = "option-long = Long game\noption-long-help = It takes longer\npreset-first = Short\n";
    let words = Words::new(lang, &[UI.get(lang), GAME]).unwrap_or_else(|p| panic!("{p:?}"));
    let chrome = Chrome {
        words: &words,
        theme: Theme::Auto,
        path: "/x?a=1&b=2",
        name: "<Ana>",
        signed_in: false,
        waiting: 1,
    };
    let listed = TableCard {
        id: "T9".into(),
        game: "coins".into(),
        game_title: "Coins".into(),
        title: "<evening>".into(),
        seats: vec!["Ana".into(), String::new()],
        open: vec![Seat(0)],
        my_move: true,
        mine: true,
        started: true,
        ..Default::default()
    };
    let option = OptionCard::of(&OptionSpec::switched_on("long").rule("R1"), &words);
    let preset = PresetCard::of(&Preset::first(&[("long", "false")]), &words);
    let game = GameCard {
        id: "coins".into(),
        title: "Coins".into(),
        seats: (2, 4),
        emblem: html! { path d="M1 2h3" {} },
        options: vec![option],
        presets: vec![preset],
        ..Default::default()
    };
    let lobby = Lobby { mine: vec![listed.clone()], games: vec![game.clone()], ..Default::default() };
    let new = NewTable {
        games: vec![game],
        game: Some("coins".into()),
        bots: vec![("companion".into(), "Companion".into(), true)],
        tempered: vec![("Raiders".into(), vec![("companion-raider".into(), "Companion raider".into())])],
        filled: Filled::new(vec![("title".into(), "<friday>".into()), ("seat.1".into(), "hot".into())]),
        problem: Some(Problem { field: "title".into(), text: "<no>".into() }),
    };
    let filled = Filled::default();
    let table =
        TableInfo { id: "T9".into(), host: true, invite_url: Some("/j/abc".into()), ..Default::default() };
    let seats = [
        SeatInfo { name: "Ana".into(), sitter: Sitter::Person, mine: true, ..Default::default() },
        SeatInfo::default(),
    ];
    let (source, plays) = ("# Coins\n\n**R1** Lay <coins>.", [("R1".to_owned(), "laid")]);
    let rules = RulesPage { game: "coins", title: "Coins", style: "/s.css", source, plays: &plays };
    let card = LinkCard {
        title: "<evening>".into(),
        text: "<Ana>".into(),
        picture: "/p".into(),
        url: "/j/abc".into(),
    };
    let room = RoomPage {
        table: &table,
        game: "coins",
        game_title: "Coins",
        seats: &seats,
        may_sit: true,
        may_start: true,
        chat: &[],
        card: &card,
        changed: &[],
        private: true,
    };
    let invite = InvitePage {
        code: "abc",
        table: &table,
        game_title: "Coins",
        host: "Bo",
        seats: &seats,
        seat: None,
        begun: false,
        name: "me",
        card: &card,
        filled: &filled,
        problem: None,
    };
    let late = InvitePage { seats: &seats[..1], begun: true, ..invite };
    let account = AccountPage { name: "Ana".into(), fresh: Some("key".into()), ..Default::default() };
    let archive = Archive { finished: vec![listed], problem: Some("<bad>".into()), ..Default::default() };
    let complaint = ComplaintPage {
        table: "t1",
        people: vec![("p1".into(), "<Ana>".into())],
        sent: false,
        filled: Filled::new(vec![("text".into(), "<bad>".into())]),
        problem: None,
    };
    let marks = vec!["moderator", "banned", "muted"];
    let person = |marks: &[&'static str]| PersonCard {
        name: "<Ana>".into(),
        marks: marks.into(),
        ..Default::default()
    };
    let moderation = ModerationPage {
        complaints: vec![ComplaintCard { text: "<bad>".into(), name: "Omar".into(), ..Default::default() }],
        like: "a".into(),
        people: vec![person(&marks), person(&marks[1..]), person(&[])],
        done: vec![(0, "<no>".into())],
    };
    let pages = [
        ("lobby", lobby_page(&chrome, &lobby)),
        ("archive", archive_page(&chrome, &archive)),
        ("new", new_page(&chrome, &new)),
        ("room", room_page(&chrome, &room)),
        ("invite", invite_page(&chrome, &invite)),
        ("late", invite_page(&chrome, &late)),
        ("sign in", sign_in_page(&chrome, &SignPage::default())),
        ("sign up", sign_up_page(&chrome, &SignPage { name: "\"x".into(), ..Default::default() })),
        ("account", account_page(&chrome, &account)),
        ("rules", rules_page(&chrome, &rules)),
        ("broken", error_page(&chrome, 500, "it broke", Some("k3j5"))),
        ("complaint", complaint_page(&chrome, &complaint)),
        ("moderation", moderation_page(&chrome, &moderation)),
        ("missing", error_page(&chrome, 404, "no such table", None)),
    ];
    let made = pages.into_iter().map(|(name, page)| (name, page.into_string())).collect();
    assert_eq!(words.missed(), Vec::<String>::new(), "texts that nobody wrote");
    made
}

fn page(lang: Lang, name: &str) -> String {
    every_page(lang).into_iter().find(|(n, _)| *n == name).expect("a page").1
}

#[test]
fn pages_are_whole_documents_without_inline_script() {
    for lang in Lang::ALL {
        for (name, page) in every_page(lang) {
            assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>"), "{name}");
            assert!(page.contains(&format!("<html lang=\"{lang}\"")), "{name}");
            assert!(
                !page.contains("<script>") && !page.contains(" onclick=") && !page.contains("<style"),
                "{name}"
            );
            assert!(!page.contains('⟨'), "{name}: a text has a hole");
            for raw in ["<Ana>", "<evening>", "<no>", "<bad>", "<coins>", "<friday>"] {
                assert!(!page.contains(raw), "{name}: {raw} is not escaped");
            }
        }
    }
}

/// A game draws its own sign; the frame knows none by name.
#[test]
fn a_game_is_shown_by_its_emblem() {
    for name in ["lobby", "new"] {
        assert!(page(Lang::En, name).contains("<path d=\"M1 2h3\">"), "{name}");
    }
}

#[test]
fn forms_say_what_the_server_expects() {
    let new = page(Lang::En, "new");
    for field in [
        "action=\"/tables\"",
        "name=\"game\"",
        "name=\"seat.0\"",
        "name=\"seat.3\"",
        "name=\"opt.long\"",
        "value=\"bot:companion\"",
        "<optgroup label=\"Raiders\"><option value=\"bot:companion-raider\">",
    ] {
        assert!(new.contains(field), "{field}");
    }
    // The first two seats cannot be left out of a game for two to four.
    assert_eq!(new.matches("value=\"none\"").count(), 2 + 1, "two seats, and no clock");
    let lobby = page(Lang::En, "lobby");
    assert!(lobby.contains("name=\"quick\" value=\"bots\"") && lobby.contains("href=\"/t/T9\""));
    let room = page(Lang::En, "room");
    for verb in ["sit", "bot", "leave", "start"] {
        assert!(room.contains(&format!("action=\"/t/T9/{verb}\"")), "{verb}");
    }
    let invite = page(Lang::En, "invite");
    assert!(invite.contains("action=\"/j/abc\"") && invite.contains("href=\"/t/T9\""), "sit down, or watch");
    assert!(invite.contains("<meta property=\"og:title\" content=\"&lt;evening&gt;\">"), "{invite}");
    let late = page(Lang::En, "late");
    assert!(late.contains("href=\"/t/T9\"") && !late.contains("action=\"/j/"));
    assert!(page(Lang::En, "lobby").contains("name=\"back\" value=\"/x?a=1&amp;b=2\""));
}

#[test]
fn french_is_french() {
    assert!(page(Lang::Fr, "lobby").contains("Prenez place et jouez"));
    assert!(page(Lang::Fr, "missing").contains("Il n’y a rien ici"));
}

#[test]
fn assets_have_addresses_that_change_with_them() {
    let url = asset_url("style.css");
    assert!(url.starts_with("/assets/") && url.ends_with("/style.css"), "{url}");
    assert!(ASSETS.iter().all(|a| !a.body.is_empty()));
    assert!(asset("nothing.js").is_none());
}

#[test]
fn sentences() {
    testkit::sentences(&[UI]);
}
