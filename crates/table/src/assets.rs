//! Files a browser loads: the style sheet, the client's modules, the icon. Compiled in; no build step.

use crate::Face;
use crate::themes::in_dark_systems;
use kernel::Rules;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

/// One file.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// As in its address.
    pub name: &'static str,
    /// What a browser takes it for.
    pub mime: &'static str,
    /// The file itself.
    pub body: &'static str,
}

const JS: &str = "text/javascript; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";

macro_rules! assets {
    ($($name:literal $mime:expr),* $(,)?) => {
        &[$(Asset { name: $name, mime: $mime, body: include_str!(concat!("../assets/", $name)) }),*]
    };
}

/// All of them, in no particular order.
pub static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let complete = |asset: &Asset| match asset.mime {
        CSS => Asset { body: in_dark_systems(asset.body).leak(), ..*asset },
        _ => *asset,
    };
    WRITTEN.iter().map(complete).collect()
});

const WRITTEN: &[Asset] = assets![
    "style.css" CSS,
    "table.css" CSS,
    "frame.css" CSS,
    "small.css" CSS,
    "since.css" CSS,
    "round.css" CSS,
    "lesson.css" CSS,
    "home.css" CSS,
    "rules.css" CSS,
    "people.css" CSS,
    "after.css" CSS,
    "icon.svg" "image/svg+xml",
    "manifest.json" "application/manifest+json",
    "main.js" JS,
    "page.js" JS,
    "presets.js" JS,
    "coach.js" JS,
    "copy.js" JS,
    "socket.js" JS,
    "patch.js" JS,
    "pick.js" JS,
    "camera.js" JS,
    "cards.js" JS,
    "chain.js" JS,
    "cover.js" JS,
    "drag.js" JS,
    "tips.js" JS,
    "beside.js" JS,
    "effects.js" JS,
    "final.js" JS,
    "focus.js" JS,
    "overview.js" JS,
    "lit.js" JS,
    "names.js" JS,
    "keys.js" JS,
    "hold.js" JS,
    "light.js" JS,
    "stepper.js" JS,
    "follow.js" JS,
    "talk.js" JS,
    "history.js" JS,
    "hint.js" JS,
    "lesson.js" JS,
    "rules.js" JS,
    "pace.js" JS,
    "omens.js" JS,
    "slips.js" JS,
    "switch.js" JS,
    "sound.js" JS,
    "panels.js" JS,
    "pass.js" JS,
    "since.js" JS,
    "round.js" JS,
    "pins.js" JS,
    "only.js" JS,
    "spots.js" JS,
    "stand.js" JS,
    "clock.js" JS,
    "quiet.js" JS,
    "app.js" JS,
    "worker.js" JS,
    "after.js" JS,
    "board.js" JS,
    "cut.js" JS,
    "dice.js" JS,
    "replay.js" JS,
];

/// The file of this name.
pub fn asset(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|a| a.name == name)
}

/// One version for all: modules import each other by relative names, so they change place together.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = blake3::Hasher::new();
    for asset in ASSETS.iter() {
        hasher.update(asset.body.as_bytes());
    }
    hasher.finalize().to_hex()[..12].to_owned()
});

/// Changes whenever one of them does.
pub(crate) fn assets_version() -> &'static str {
    &VERSION
}

/// Where a page finds it: `/assets/<version>/<name>`. What is served there never changes, so it may be kept for ever.
pub fn asset_url(name: &str) -> String {
    format!("/assets/{}/{name}", *VERSION)
}

/// What a page without a line needs.
const NEEDED: [&str; 7] = ["style.css", "page.js", "app.js", "copy.js", "patch.js", "talk.js", "icon.svg"];

/// The service worker: knows the version whose files it keeps.
pub fn service_worker() -> String {
    let script = asset("worker.js").map_or("", |asset| asset.body);
    let needed = NEEDED.map(asset_url).join("\", \"");
    script
        .replace("@version@", assets_version())
        .replace("@needed@", &needed)
        .replace("@icon@", &asset_url("icon.svg"))
}

/// A game's style sheet as it is served: [`Face::STYLE`], its dark colours for dark systems too.
pub fn style<F: Face>() -> &'static str {
    static MADE: LazyLock<Mutex<HashMap<&str, &str>>> = LazyLock::new(Mutex::default);
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    made.entry(F::STYLE).or_insert_with(|| in_dark_systems(F::STYLE).leak())
}

/// Where a page finds a game's style sheet: `/assets/<version>/game-<id>.css`; the server answers with [`style`].
pub fn style_url<F: Face>() -> String {
    let version = blake3::hash(style::<F>().as_bytes()).to_hex();
    format!("/assets/{}/game-{}.css", &version[..12], F::Rules::ID)
}
