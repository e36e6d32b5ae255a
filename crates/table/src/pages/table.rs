//! The page of a table: everything that never changes, around the screen that does.

use super::link::LinkCard;
use super::shell::{Chrome, brand, document, next_table, prefs};
use crate::screen::{History, Screen, ScreenInput, TableInfo};
use crate::symbols::{cross, icon, sheet};
use crate::teaching::thing_of;
use crate::terms::defined;
use crate::{Face, Pace, Tip, asset_url, screen, style_url};
use kernel::{Audience, Rules, Seat, msg};
use maud::{Markup, html};

/// What the page says to its own client.
pub struct TablePage<'a> {
    /// Version and digest of the screen, for the first word over the socket.
    pub version: u64,
    /// Fingerprint of the screen.
    pub digest: &'a str,
    /// The address of the socket, without its host.
    pub live_url: &'a str,
}

/// The whole page and the screen it shows.
pub fn table_page<F: Face>(
    chrome: &Chrome,
    page: &TablePage,
    input: &ScreenInput<F::Rules>,
) -> (Markup, Screen) {
    let screen = screen::<F>(input);
    let place = Place { audience: input.audience, table: input.table, history: input.history };
    (page_around::<F>(chrome, page, &place, &screen), screen)
}

/// Which table a page is of, for whose eyes, and at which moment.
pub struct Place<'a> {
    /// Whose eyes.
    pub audience: Audience,
    /// Facts about the table.
    pub table: &'a TableInfo,
    /// Which moment.
    pub history: History,
}

const TABS: &[(&str, &str)] = &[
    ("log", "ui-log"),
    ("chat", "ui-chat"),
    ("rules", "ui-rules"),
    ("aids", "ui-aids"),
    ("score", "ui-scores"),
    ("notes", "ui-notes"),
    ("table", "ui-table"),
];

/// The page around a screen that is drawn already: whoever sends it first takes the screen's digest.
pub fn page_around<F: Face>(chrome: &Chrome, page: &TablePage, place: &Place, screen: &Screen) -> Markup {
    let head = html! {
        @for sheet in ["table.css", "since.css", "round.css", "lesson.css", "people.css", "frame.css", "small.css"] {
            link rel="stylesheet" href=(asset_url(sheet));
        }
        link rel="stylesheet" href=(style_url::<F>());
        script type="module" src=(asset_url("main.js")) {}
        script type="module" src=(asset_url("app.js")) {}
    };
    let (at, of) = (place.history.at, place.history.of);
    let step = chrome.words.fill(&msg("ui-step").num("at", at as i64).num("of", of as i64));
    let picture = format!("{}/t/{}/at/{at}/board.png", place.table.base, place.table.id);
    let viewer = match place.audience {
        Audience::Seat(seat) => seat.to_string(),
        Audience::Table => "table".to_owned(),
    };
    let game = chrome.t("game-title");
    let title = if place.table.title.is_empty() { game } else { &place.table.title };
    let text = format!("{game} · {step}");
    let head = html! { (head) (LinkCard::new(title, text, picture).meta()) };
    document(
        chrome,
        title,
        head,
        html! {
            body.table data-table=(place.table.id) data-game=(F::Rules::ID) data-as=(viewer) data-version=(page.version)
                data-digest=(page.digest) data-live=(page.live_url) data-moment=[(!place.history.live).then_some(place.history.at)]
                data-ended[place.table.over] data-pace=(place.table.pace.code()) data-coach=[place.table.coach.then_some("on")]
                data-known[place.table.company.known] data-time=(place.table.now_ms) data-words=(client_words(chrome)) {
                (sheet())
                svg.symbols width="0" height="0" aria-hidden="true" { defs { (F::symbols()) } }
                a.skip href="#t-prompt-area" { (chrome.t("ui-skip-prompt")) }
                (bar(chrome, screen, title, game, &place.table.id))
                main.room {
                    section.stage aria-label=(chrome.t("ui-board")) {
                        (board::<F>(chrome, screen))
                        div id="t-hand-area" { (screen.inside("t-hand-area")) }
                        (zoom(chrome))
                        (pace_bar(chrome))
                        (replay_bar(chrome, place))
                        div id="t-final-area" { (screen.inside("t-final-area")) }
                    }
                    div.side {
                        div.asking {
                            div id="t-asked-area" { (screen.inside("t-asked-area")) }
                            div id="t-prompt-area" { (screen.inside("t-prompt-area")) }
                            div id="t-hints" class="hints" role="status" aria-live="polite" hidden {}
                        }
                        h2.sr { (chrome.t("ui-players")) }
                        div id="t-mats" class="mats" role="group" aria-label=(chrome.t("ui-players")) tabindex="0" {
                            (screen.inside("t-mats"))
                        }
                        div id="t-since-area" { (screen.inside("t-since-area")) }
                        div id="t-lesson-area" class="lesson-area" { (screen.inside("t-lesson-area")) }
                        (panel(chrome, screen, &place.table.id))
                    }
                }
                (since_sheet(chrome))
                (crate::round::place(chrome.words))
                div id="t-cards" {}
                div id="t-tips" hidden {
                    @for tip in F::tips(chrome.words) { (tip_card::<F>(&tip, chrome)) }
                    @for tip in defined::<F>(chrome.words.lang()) { (tip_card::<F>(&tip, chrome)) }
                }
                div id="t-tip" class="tip" role="tooltip" hidden {}
                div id="t-menu" class="menu" role="menu" hidden {}
                div id="t-stage-effects" aria-hidden="true" {}
                div id="t-toasts" role="status" aria-live="polite" {}
                (shortcuts(chrome))
                (curtain(chrome))
            }
        },
    )
}

/// The table, where the game is, the way back, and what is seldom wanted behind a menu.
fn bar(chrome: &Chrome, screen: &Screen, title: &str, game: &str, id: &str) -> Markup {
    html! {
        header.bar {
            (brand(chrome))
            h1.title { (title) @if title != game { small { (game) } } }
            span id="t-link" class="link" title=(chrome.t("ui-loading")) {}
            div id="t-moment-area" { (screen.inside("t-moment-area")) }
            div id="t-history-area" { (screen.inside("t-history-area")) }
            div id="t-steps-area" { (screen.inside("t-steps-area")) }
            @if chrome.waiting > 0 { (next_table(chrome, id)) }
            details.bar-menu data-over {
                summary title=(chrome.t("ui-menu")) { (icon("menu")) span.sr { (chrome.t("ui-menu")) } }
                div.drop {
                    button type="button" class="close" data-shut { (cross(chrome.words)) }
                    (prefs(chrome))
                    div.tools {
                        label.tool title=(chrome.t("ui-sound-help")) {
                            (icon("sound")) span { (chrome.t("ui-sound")) } input type="checkbox" role="switch" data-sound;
                        }
                        button type="button" data-do="keys" { (icon("keys")) span { (chrome.t("ui-keys")) } }
                    }
                }
            }
        }
    }
}

fn board<F: Face>(chrome: &Chrome, screen: &Screen) -> Markup {
    let (width, height) = F::SIZE;
    html! {
        div id="t-board" class="board" tabindex="-1" {
            svg id="t-map" viewBox={ "0 0 " (width) " " (height) } preserveAspectRatio="xMidYMid meet" role="group"
                aria-label=(chrome.t("ui-board")) {
                g id="t-camera" {
                    g id="t-ground" { (F::ground(chrome.words)) }
                    g id="t-world" { (screen.inside("t-world")) }
                }
            }
        }
    }
}

fn zoom(chrome: &Chrome) -> Markup {
    html! {
        div.zoom role="group" aria-label=(chrome.t("ui-zoom")) {
            button type="button" data-do="bare" title=(chrome.t("ui-bare")) aria-pressed="false" {
                (icon("eye")) span.sr { (chrome.t("ui-bare")) }
            }
            button type="button" data-do="zoom-in" title=(chrome.t("ui-zoom-in")) { (icon("plus")) span.sr { (chrome.t("ui-zoom-in")) } }
            button type="button" data-do="zoom-out" title=(chrome.t("ui-zoom-out")) {
                (icon("minus")) span.sr { (chrome.t("ui-zoom-out")) }
            }
            button type="button" data-do="fit" title=(chrome.t("ui-fit")) { (icon("fit")) span.sr { (chrome.t("ui-fit")) } }
            button type="button" class="fold" data-do="fold-hand" title=(chrome.t("ui-fold-hand")) aria-pressed="false" {
                (icon("hand")) span.sr { (chrome.t("ui-fold-hand")) }
            }
        }
    }
}

fn panel(chrome: &Chrome, screen: &Screen, table: &str) -> Markup {
    let pane = |id: &str, content: Markup| -> Markup {
        let (pane, tab) = (format!("t-pane-{id}"), format!("t-tab-{id}"));
        html! {
            section class="pane" id=(pane) role="tabpanel" aria-labelledby=(tab) tabindex="0" hidden[id != "log"] { (content) }
        }
    };
    html! {
        div.panel {
            div.sheet-head {
                b id="t-sheet-name" { (chrome.t("ui-log")) }
                button type="button" class="larger" data-do="enlarge" title=(chrome.t("ui-enlarge")) aria-pressed="false" {
                    (icon("large")) span.sr { (chrome.t("ui-enlarge")) }
                }
                button type="button" class="close" data-do="put-away" { (cross(chrome.words)) }
            }
            div.tabs role="tablist" aria-label=(chrome.t("ui-panels")) {
                button type="button" class="tab phone-only" id="t-tab-mats" role="tab" data-tab="mats" aria-selected="false"
                    title=(chrome.t("ui-players")) { (icon("mats")) span { (chrome.t("ui-players")) } }
                @for (id, key) in TABS {
                    button type="button" class="tab" id={ "t-tab-" (id) } role="tab" data-tab=(id) aria-controls={ "t-pane-" (id) }
                        aria-selected=(if *id == "log" { "true" } else { "false" }) tabindex=(if *id == "log" { "0" } else { "-1" })
                        title=(chrome.t(key)) { (icon(id)) span { (chrome.t(key)) } }
                }
            }
            (pane("log", html! { div id="t-log" class="log" role="log" aria-label=(chrome.t("ui-log")) { (screen.inside("t-log")) } }))
            (pane("chat", html! {
                div.talk role="log" aria-label=(chrome.t("ui-chat")) { ul id="t-chat" class="chat" { (screen.inside("t-chat")) } }
                div id="t-chat-where" { (screen.inside("t-chat-where")) }
                form id="t-chat-form" class="say-form" method="post" action={ "/t/" (table) "/say" } {
                    input name="text" maxlength="1000" autocomplete="off" aria-label=(chrome.t("ui-chat-help"))
                        placeholder=(chrome.t("ui-chat-help"));
                    button type="submit" title=(chrome.t("ui-send")) { (icon("send")) span.sr { (chrome.t("ui-send")) } }
                }
            }))
            (pane("rules", html! {
                div.find {
                    (icon("search"))
                    input id="t-rules-find" type="search" aria-label=(chrome.t("ui-rules-find"))
                        placeholder=(chrome.t("ui-rules-find"));
                }
                div id="t-rules" class="rules-text" tabindex="0" { p.hint { (chrome.t("ui-loading")) } }
            }))
            (pane("aids", html! { div id="t-aids" { (screen.inside("t-aids")) } }))
            (pane("score", html! { div id="t-score-area" { (screen.inside("t-score-area")) } }))
            (pane("notes", html! { p.hint { (chrome.t("ui-notes-private")) } div id="t-note-area" { (screen.inside("t-note-area")) } }))
            (pane("table", html! { (Pace::choice(chrome.words)) div id="t-about-area" { (screen.inside("t-about-area")) } }))
        }
    }
}

/// Where the story since the reader's last answer is told again; what is in it comes when it is opened.
fn since_sheet(chrome: &Chrome) -> Markup {
    html! {
        aside id="t-since" class="since-sheet" data-over hidden aria-label=(chrome.t("ui-since")) {
            button type="button" class="close" data-shut data-do="put-since-away" { (cross(chrome.words)) }
            div id="t-since-body" tabindex="0" { p.hint { (chrome.t("ui-loading")) } }
            footer {
                (Pace::choice(chrome.words))
                label.keep { input type="checkbox" data-digest checked; " " (chrome.t("ui-opens-after-much")) }
                button.button.confirm type="button" data-do="put-since-away" { (chrome.t("ui-to-my-turn")) }
            }
        }
    }
}

/// How to go on, while what others did is shown at the reader's pace.
fn pace_bar(chrome: &Chrome) -> Markup {
    html! {
        div id="t-pace-bar" class="pace-bar" role="group" aria-label=(chrome.t("ui-pace")) hidden {
            button type="button" class="next" data-do="pace-next" { (chrome.t("ui-pace-next")) (icon("later")) }
            button type="button" data-do="pace-skip" { (chrome.t("ui-pace-skip")) }
        }
    }
}

/// The match watched again: by itself, from turn to turn, with everybody's eyes once it is over, and with the curves of what
/// there is to follow.
fn replay_bar(chrome: &Chrome, place: &Place) -> Markup {
    let button = |wish: &str, name: &str, key: &str| -> Markup {
        html! { button type="button" data-replay=(wish) title=(chrome.t(key)) { (icon(name)) span { (chrome.t(key)) } } }
    };
    html! {
        div id="t-replay" class="replay-bar" role="group" aria-label=(chrome.t("ui-replay-bar")) hidden {
            div.replay-curves hidden {
                div.gauge-head {
                    label { span.sr { (chrome.t("ui-replay-gauge")) } select name="gauge" {} } p.gauge-now {}
                }
                svg.gauge-curves viewBox="0 0 600 120" preserveAspectRatio="none" role="img" aria-label=(chrome.t("ui-replay-curves")) {}
            }
            div.replay-buttons {
                button type="button" data-replay="play" aria-pressed="false" data-play=(chrome.t("ui-replay-play"))
                    data-stop=(chrome.t("ui-replay-stop")) { (icon("play")) span { (chrome.t("ui-replay-play")) } }
                (button("turn", "turn", "ui-replay-turn"))
                (button("battle", "card", "ui-replay-battle"))
                (button("mine", "person", "ui-replay-mine"))
                (button("round", "since", "ui-replay-round"))
                (button("curves", "score", "ui-replay-curves"))
                (button("picture", "save", "ui-replay-picture"))
                @if place.table.over {
                    label { span.sr { (chrome.t("ui-replay-eyes")) } select name="eyes" {
                        option value="table" selected[place.audience == Audience::Table] { (chrome.t("ui-replay-everybody")) }
                        @for (seat, name) in place.table.names.iter().enumerate() {
                            option value=(seat) selected[place.audience == Audience::Seat(Seat(seat as u8))] { (name) }
                        }
                    } }
                    a href={ "/t/" (place.table.id) "/analysis" } title=(chrome.t("ui-after-analysis")) {
                        (icon("large")) span { (chrome.t("ui-after-analysis")) }
                    }
                }
                a href={ "/t/" (place.table.id) "/study?step=" (place.history.at) } title=(chrome.t("ui-what-if")) data-what-if {
                    (icon("undo")) span { (chrome.t("ui-what-if")) }
                }
                a href={ "/t/" (place.table.id) "/share?at=" (place.history.at) } title=(chrome.t("ui-share")) data-share {
                    (icon("share")) span { (chrome.t("ui-share")) }
                }
            }
        }
    }
}

fn tip_card<F: Face>(tip: &Tip, chrome: &Chrome) -> Markup {
    let example = thing_of::<F>(tip, chrome.words);
    html! {
        div id={ "tip-" (tip.id) } {
            b { (tip.title) }
            @if !tip.text.is_empty() { p { (tip.text) } }
            @if let Some(rule) = tip.rule { a.rule href={ "#" (rule) } data-rule=(rule) { (rule) } }
            @if let Some(key) = example {
                a.see href={ "/rules/" (F::Rules::ID) "/see/" (key) } target="_blank" { (icon("play")) (chrome.t("ui-see-it")) }
            }
        }
    }
}

/// Sentences the client says by itself, as JSON.
fn client_words(chrome: &Chrome) -> String {
    let keys = [
        "ui-connected",
        "ui-reconnecting",
        "ui-offline-now",
        "ui-copied",
        "ui-report-copied",
        "ui-choose",
        "ui-your-turn",
        "ui-no-rule",
        "ui-failed",
        "ui-why-not",
        "ui-lost",
        "ui-lost-anyway",
        "ui-lost-stay",
        "ui-lost-never",
        "ui-ends",
        "ui-ends-go",
        "ui-do-it",
        "ui-only-told",
        "ui-rest-stopped",
        "ui-new-version",
        "ui-dice",
        "ui-sending",
        "ui-hint-says",
        "ui-hint-place",
        "ui-close",
        "ui-pace-skip",
        "ui-pace-stop",
    ];
    let map: serde_json::Map<String, serde_json::Value> =
        keys.iter().map(|k| (k.trim_start_matches("ui-").to_owned(), chrome.t(k).into())).collect();
    serde_json::Value::from(map).to_string()
}

/// Shown when the device goes from hand to hand and something is hidden.
fn curtain(chrome: &Chrome) -> Markup {
    html! {
        dialog id="t-pass" class="curtain" aria-label=(chrome.t("ui-pass")) {
            p { (chrome.t("ui-pass")) } p.big { b {} }
            button.button.confirm type="button" autofocus { (chrome.t("ui-pass-ready")) }
        }
    }
}

fn shortcuts(chrome: &Chrome) -> Markup {
    let rows = [
        ("N / P", "ui-key-next"),
        ("← ↑ → ↓", "ui-key-arrows"),
        ("Enter", "ui-key-enter"),
        ("1 – 9", "ui-key-digits"),
        ("U / Y", "ui-key-undo"),
        ("[ / ]", "ui-key-history"),
        ("+ / − / 0", "ui-key-zoom"),
        ("H", "ui-bare"),
        ("I", "ui-hint-help"),
        ("L C R S", "ui-key-tabs"),
        ("T", "ui-next-table-help"),
        ("Esc", "ui-key-escape"),
        ("?", "ui-keys"),
    ];
    html! {
        dialog id="t-keys" aria-label=(chrome.t("ui-keys")) {
            form method="dialog" { button.close { (cross(chrome.words)) } }
            h2 { (chrome.t("ui-keys")) }
            dl { @for (key, text) in rows { dt { kbd { (key) } } dd { (chrome.t(text)) } } }
            form method="dialog" { button.button.confirm autofocus { (chrome.t("ui-close")) } }
        }
    }
}
