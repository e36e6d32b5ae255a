//! Files a browser loads: the style sheet, the client's modules, the icon. Compiled in; no build step.

use crate::Face;
use kernel::Rules;
use std::sync::LazyLock;

/// One file.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    pub name: &'static str,
    pub mime: &'static str,
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
pub const ASSETS: &[Asset] = assets![
    "style.css" CSS,
    "table.css" CSS,
    "icon.svg" "image/svg+xml",
    "manifest.json" "application/manifest+json",
    "main.js" JS,
    "page.js" JS,
    "copy.js" JS,
    "socket.js" JS,
    "patch.js" JS,
    "pick.js" JS,
    "camera.js" JS,
    "drag.js" JS,
    "tips.js" JS,
    "effects.js" JS,
    "talk.js" JS,
    "history.js" JS,
    "hint.js" JS,
    "panels.js" JS,
];

/// The file of this name.
pub fn asset(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|a| a.name == name)
}

/// One version for all: modules import each other by relative names, so they change place together.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = blake3::Hasher::new();
    for asset in ASSETS {
        hasher.update(asset.body.as_bytes());
    }
    hasher.finalize().to_hex()[..12].to_owned()
});

/// Where a page finds it: `/assets/<version>/<name>`. What is served there never changes, so it may be kept for ever.
pub fn asset_url(name: &str) -> String {
    format!("/assets/{}/{name}", *VERSION)
}

/// Where a page finds a game's style sheet: `/assets/<version>/game-<id>.css`; the server answers with [`Face::STYLE`].
pub fn style_url<F: Face>() -> String {
    let version = blake3::hash(F::STYLE.as_bytes()).to_hex();
    format!("/assets/{}/game-{}.css", &version[..12], F::Rules::ID)
}
