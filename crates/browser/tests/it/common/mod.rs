//! A server on a free port and Chromium windows that look at it.

use anyhow::{Context, Result, bail};
use chromiumoxide::browser::{Browser, BrowserConfig};
use chromiumoxide::cdp::browser_protocol::emulation::SetCpuThrottlingRateParams;
use chromiumoxide::cdp::browser_protocol::input::{DispatchKeyEventParams, DispatchKeyEventType};
use chromiumoxide::cdp::browser_protocol::page::CaptureScreenshotFormat;
use chromiumoxide::cdp::browser_protocol::target::SetAutoAttachParams;
use chromiumoxide::handler::viewport::Viewport;
use chromiumoxide::layout::Point;
use chromiumoxide::page::ScreenshotParams;
use futures_util::StreamExt;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, MutexGuard};

/// Two cores do not drive several browsers at once without looking slow.
static ONE_AT_A_TIME: Mutex<()> = Mutex::const_new(());

/// A busy machine may be slow; what does not come within this never does.
const PATIENCE: Duration = Duration::from_secs(60);

/// A match that goes on: a busy machine may be slow, but never stands still.
pub struct GoesOn {
    step: u64,
    moved: Instant,
}

impl GoesOn {
    pub fn begun() -> GoesOn {
        GoesOn { step: 0, moved: Instant::now() }
    }

    /// An error once nothing has happened for longer than anything takes.
    pub async fn check(&mut self, me: &Window) -> Result<()> {
        let now = me.step().await?;
        if now != self.step {
            *self = GoesOn { step: now, moved: Instant::now() };
        }
        if self.moved.elapsed() > PATIENCE {
            me.keep("stands-still").await?;
            bail!("{} stands still at step {now}: {}", me.name, me.text("#t-prompt").await?);
        }
        Ok(())
    }
}

pub const DESK: (u32, u32) = (1366, 768);
pub const PHONE: (u32, u32) = (390, 844);

pub const GAMES: [&str; 5] = [
    "age-of-discovery",
    "history-of-the-world",
    "clash-of-cultures",
    "civilization-2002",
    "civilization-2010",
];

/// A server with its own empty database.
pub struct House {
    data: tempfile::TempDir,
    running: Option<server::Running>,
    pub url: String,
    _turn: MutexGuard<'static, ()>,
}

impl House {
    pub async fn open() -> Result<House> {
        House::with(|_| {}).await
    }

    /// One whose minutes are seconds, and whose messages go to this very machine.
    pub async fn hasty() -> Result<House> {
        House::with(|settings| {
            settings.minute = Duration::from_secs(1);
            settings.private_hooks = true;
        })
        .await
    }

    /// One whose clocks are faster still: tests have no time.
    pub async fn with_minute(minute: Duration) -> Result<House> {
        House::with(|settings| settings.minute = minute).await
    }

    async fn with(change: impl FnOnce(&mut server::Settings)) -> Result<House> {
        let turn = ONE_AT_A_TIME.lock().await;
        let data = tempfile::tempdir()?;
        let running = serve(data.path(), 0, change).await?;
        let url = format!("http://{}", running.address);
        Ok(House { data, running: Some(running), url, _turn: turn })
    }

    /// The server goes away; what it stored stays.
    pub async fn stop(&mut self) -> Result<()> {
        self.running.take().context("the server runs")?.stop().await
    }

    /// Does something to the database behind the server's back.
    pub async fn meddle(&self, text: &'static str) -> Result<()> {
        sqlx::any::install_default_drivers();
        let url = format!("sqlite://{}", self.data.path().join("ecumene.db").display());
        let pool = sqlx::AnyPool::connect(&url).await?;
        sqlx::raw_sql(text).execute(&pool).await?;
        pool.close().await;
        Ok(())
    }

    /// And comes back at the same address.
    pub async fn restart(&mut self) -> Result<()> {
        let port = self.url.rsplit(':').next().context("a port")?.parse()?;
        self.running = Some(serve(self.data.path(), port, |_| {}).await?);
        Ok(())
    }
}

async fn serve(
    data: &Path,
    port: u16,
    change: impl FnOnce(&mut server::Settings),
) -> Result<server::Running> {
    let config = server::Config {
        listen: Some(([127, 0, 0, 1], port).into()),
        data: Some(data.to_owned()),
        bot_delay_ms: Some(0),
        analysis_s: Some(0),
        limits: Some(0.0),
        // Whoever works on the pages need not build anew for every change of a style or script.
        assets_from: std::env::var_os("ECUMENE_ASSETS_FROM").map(PathBuf::from),
        ..Default::default()
    };
    let games = vec![
        server::game::<age_of_discovery_table::Atlas>(),
        server::game::<history_of_the_world_table::WorldMap>(),
        server::game::<clash_of_cultures_table::HexBoard>(),
        server::game::<civilization_2002_table::World>(),
        server::game::<civilization_2010_table::Atlas>(),
    ];
    let mut settings = config.settle()?;
    settings.testing.seeds = Some(Arc::new(AtomicU64::new(first_seed())));
    change(&mut settings);
    server::start(settings, games).await
}

/// The same matches every time; another number gives others.
fn first_seed() -> u64 {
    std::env::var("ECUMENE_TEST_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// One person at one screen.
pub struct Window {
    _profile: tempfile::TempDir,
    browser: Browser,
    pub page: chromiumoxide::Page,
    base: String,
    name: &'static str,
}

impl Window {
    pub async fn open(house: &House, name: &'static str, size: (u32, u32)) -> Result<Window> {
        Window::open_at(house, house.url.clone(), name, size).await
    }

    /// The server under another name, over plain http: a browser trusts only its own machine without a certificate.
    pub async fn open_named(house: &House, name: &'static str, size: (u32, u32)) -> Result<Window> {
        let port = house.url.rsplit(':').next().context("a port")?;
        Window::open_at(house, format!("http://table.test:{port}"), name, size).await
    }

    async fn open_at(
        _: &House,
        base: String,
        name: &'static str,
        (width, height): (u32, u32),
    ) -> Result<Window> {
        let profile = tempfile::tempdir()?;
        let phone = width < 700;
        let viewport = Viewport {
            width,
            height,
            device_scale_factor: Some(1.0),
            emulating_mobile: phone,
            is_landscape: false,
            has_touch: phone,
        };
        let config = BrowserConfig::builder()
            .chrome_executable(chromium()?)
            .no_sandbox()
            .user_data_dir(profile.path())
            .window_size(width, height)
            .viewport(viewport)
            .args(["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"])
            .args(["--disable-component-update", "--disable-sync", "--lang=en-US"])
            .arg(("host-resolver-rules", "MAP *.test 127.0.0.1"))
            .build()
            .map_err(anyhow::Error::msg)?;
        let (browser, mut handler) = Browser::launch(config).await.context("Chromium does not start")?;
        tokio::spawn(async move { while handler.next().await.is_some() {} });
        let page = browser.new_page("about:blank").await?;
        // A service worker that waits for a debugger waits for ever.
        let mut attach = SetAutoAttachParams::new(true, false);
        attach.flatten = Some(true);
        page.execute(attach).await?;
        // As on a machine so many times slower: what a test does not wait for comes too late there.
        if let Ok(times) = std::env::var("ECUMENE_TEST_SLOWER") {
            page.execute(SetCpuThrottlingRateParams::new(times.parse::<f64>()?)).await?;
        }
        let window = Window { _profile: profile, browser, page, base, name };
        window.visit("/").await?;
        Ok(window)
    }

    pub async fn visit(&self, path: &str) -> Result<()> {
        self.page.goto(format!("{}{path}", self.base)).await?;
        // What asks, comes or answers by itself does so where a test is about that.
        self.get(
            "for (const what of ['slips', 'rounds', 'only', 'digest']) localStorage.setItem(`ecumene-${what}`, 'off')",
        )
        .await?;
        Ok(())
    }

    /// What others do is shown at once, on every table opened from now on: for whoever only plays towards a position, and
    /// would watch dice and banners for most of the time.
    pub async fn in_haste(&self) -> Result<()> {
        let at_once = "addEventListener('DOMContentLoaded', () => { \
            if (document.body.dataset.pace) document.body.dataset.pace = 'instant'; })";
        self.page.evaluate_on_new_document(at_once).await?;
        Ok(())
    }

    pub async fn close(mut self) {
        let _ = self.browser.close().await;
        let _ = self.browser.wait().await;
    }

    /// The value of an expression on the page.
    pub async fn get(&self, js: &str) -> Result<Value> {
        let result = self.page.evaluate(js).await.with_context(|| format!("on the page: {js}"))?;
        Ok(result.value().cloned().unwrap_or(Value::Null))
    }

    pub async fn text(&self, selector: &str) -> Result<String> {
        let found = self.get(&format!("document.querySelector({selector:?})?.textContent ?? ''")).await?;
        Ok(found.as_str().unwrap_or_default().trim().to_owned())
    }

    pub async fn path(&self) -> Result<String> {
        Ok(self.get("location.pathname").await?.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until an expression holds.
    pub async fn until(&self, js: &str) -> Result<()> {
        self.wait_for(&format!("Boolean({js})"), |held| (held == true).then_some(())).await
    }

    /// Waits until the value of an expression is what can be read.
    async fn wait_for<T>(&self, js: &str, read: impl Fn(Value) -> Option<T>) -> Result<T> {
        if let Some(found) = self.within(PATIENCE, js, read).await {
            return Ok(found);
        }
        let _ = self.keep("stuck").await;
        let at = self.path().await.unwrap_or_default();
        bail!("{} waited in vain at {at} for: {js}", self.name);
    }

    /// The value of an expression once it can be read; none if that takes longer.
    async fn within<T>(&self, time: Duration, js: &str, read: impl Fn(Value) -> Option<T>) -> Option<T> {
        let end = Instant::now() + time;
        loop {
            // A page that is just being replaced has no answer yet.
            let found = self.get(js).await.ok().and_then(&read);
            if found.is_some() || Instant::now() > end {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    pub async fn until_there(&self, selector: &str) -> Result<()> {
        self.until(&format!("document.querySelector({selector:?})")).await
    }

    /// Asks for French, on any page: at a table the languages are behind a menu.
    pub async fn in_french(&self) -> Result<()> {
        if self.get("Boolean(document.querySelector('.bar-menu:not([open])'))").await? == true {
            self.click(".bar-menu > summary").await?;
        }
        self.click(".lang button[value=fr]").await
    }

    /// A real click in the middle of what is seen there.
    pub async fn click(&self, selector: &str) -> Result<()> {
        let place = self.place(selector).await?;
        self.page.click(place).await?;
        Ok(())
    }

    /// The mouse comes to rest on it.
    pub async fn hover(&self, selector: &str) -> Result<()> {
        let place = self.place(selector).await?;
        self.page.move_mouse(place).await?;
        Ok(())
    }

    /// The mouse comes to it until the page answers. A hand never rests as still as a test's: what the page drew anew under it,
    /// or moved, is pointed at again.
    pub async fn hover_until(&self, selector: &str, js: &str) -> Result<()> {
        const LOOK: Duration = Duration::from_secs(1);
        let held = format!("Boolean({js})");
        for stir in [0.0, 4.0].repeat(PATIENCE.div_duration_f32(LOOK) as usize / 2) {
            let place = self.place(selector).await?;
            self.page.move_mouse(Point::new(place.x + stir, place.y)).await?;
            if self.within(LOOK, &held, |held| (held == true).then_some(())).await.is_some() {
                return Ok(());
            }
        }
        // Says and keeps what is seen instead.
        self.until(js).await
    }

    /// The middle of something, brought into sight, once it is at rest there and nothing that could be taken instead
    /// lies over it: a person does not aim at a piece that still flies, nor while the camera sets out.
    async fn place(&self, selector: &str) -> Result<Point> {
        let look = format!(
            "(async () => {{ const e = document.querySelector({selector:?}); if (!e) return null; \
             e.scrollIntoView({{block:'nearest',inline:'nearest'}}); \
             const middle = () => {{ const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }}; \
             if (!e.checkVisibility()) return null; \
             const frame = () => new Promise(requestAnimationFrame); \
             const was = middle(); for (let n = e.closest('#t-map') ? 15 : 2; n > 0; n--) await frame(); const is = middle(); \
             if (!e.isConnected || was.some((n, i) => Math.abs(n - is[i]) > 0.5)) return null; \
             for (const over of document.elementsFromPoint(...is)) {{ \
               if (e.contains(over)) return is; \
               const other = over.closest('.can, button, a, dialog'); if (other && !other.contains(e)) return null; }} \
             return is; }})()"
        );
        let number = |place: &Value, i: usize| place.get(i).and_then(Value::as_f64);
        self.wait_for(&look, |place| Some(Point::new(number(&place, 0)?, number(&place, 1)?))).await
    }

    /// A key, as the keyboard sends it.
    pub async fn key(&self, key: &str) -> Result<()> {
        let (code, number, text) = match key {
            "Enter" => ("Enter".to_owned(), 13, Some("\r".to_owned())),
            "Tab" => ("Tab".to_owned(), 9, None),
            "Escape" => ("Escape".to_owned(), 27, None),
            "ArrowRight" => ("ArrowRight".to_owned(), 39, None),
            letter => {
                let upper = letter.to_uppercase();
                (format!("Key{upper}"), upper.chars().next().map_or(0, |c| c as i64), Some(letter.to_owned()))
            }
        };
        for kind in [DispatchKeyEventType::KeyDown, DispatchKeyEventType::KeyUp] {
            let mut event = DispatchKeyEventParams::builder()
                .r#type(kind.clone())
                .key(key)
                .code(code.clone())
                .windows_virtual_key_code(number);
            if let (DispatchKeyEventType::KeyDown, Some(text)) = (&kind, &text) {
                event = event.text(text.clone());
            }
            self.page.execute(event.build().map_err(anyhow::Error::msg)?).await?;
        }
        Ok(())
    }

    /// What lies on the clipboard, as a person finds out: by pasting it.
    pub async fn pasted(&self) -> Result<String> {
        self.get(
            "document.body.append(Object.assign(document.createElement('textarea'), { id: 'pasted' })); \
            document.getElementById('pasted').focus()",
        )
        .await?;
        let paste = DispatchKeyEventParams::builder()
            .r#type(DispatchKeyEventType::KeyDown)
            .key("v")
            .code("KeyV")
            .windows_virtual_key_code(86)
            .modifiers(2)
            .commands(["paste".to_owned()]);
        self.page.execute(paste.build().map_err(anyhow::Error::msg)?).await?;
        self.until("document.getElementById('pasted').value").await?;
        let text = self.get("document.getElementById('pasted').value").await?;
        self.get("document.getElementById('pasted').remove()").await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// A picture among the test's output.
    pub async fn keep(&self, what: &str) -> Result<()> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-output");
        std::fs::create_dir_all(&folder)?;
        let params = ScreenshotParams::builder().format(CaptureScreenshotFormat::Png).build();
        let png = self.page.screenshot(params).await?;
        std::fs::write(folder.join(format!("{}-{what}.png", self.name)), png)?;
        Ok(())
    }

    // What every test does at a table.

    /// The lobby's first button: a table with bots, and one sits at it.
    pub async fn play_bots(&self) -> Result<()> {
        self.click(".box .play").await?;
        self.until_there("body.table #t-prompt").await?;
        self.until("document.getElementById('t-link').classList.contains('on')").await
    }

    /// The lobby's button of one game.
    pub async fn play(&self, game: &str) -> Result<()> {
        self.visit("/").await?;
        let game = format!("form[action='/tables'] input[name=game][value={game}]");
        self.until_there(&game).await?;
        self.get(&format!("document.querySelector({game:?}).form.requestSubmit()")).await?;
        self.until_there("body.table #t-prompt").await?;
        self.until("document.getElementById('t-link').classList.contains('on')").await
    }

    /// Answers that have places are listed, where there are so many that they are listed on demand only.
    pub async fn list(&self) -> Result<()> {
        self.get("document.body.classList.add('listed')").await?;
        Ok(())
    }

    /// An answer that is in sight, or what leads to some.
    pub const IN_SIGHT: &str = "#t-prompt .choice:not(.aside), #t-prompt .deed[data-deed]";

    /// Takes an answer with the mouse, behind a deed where there is a bar of them.
    pub async fn take_one(&self) -> Result<()> {
        self.list().await?;
        self.click(Self::IN_SIGHT).await?;
        let opened = "!!document.querySelector('#t-prompt:not(.busy) .deed[aria-pressed=true]')";
        if self.get(opened).await? == true {
            self.click("#t-prompt .choice[data-deed]:not(.aside)").await?;
        }
        Ok(())
    }

    /// A table for two, both of them on this device.
    pub async fn play_both_seats(&self) -> Result<()> {
        self.share_device("age-of-discovery").await
    }

    /// A table for these people, all of them on this device.
    pub async fn share_among(&self, game: &str, names: &[&str]) -> Result<()> {
        self.visit(&format!("/new?game={game}")).await?;
        let names = serde_json::to_string(names)?;
        self.get(&format!(
            "{names}.forEach((name, i) => {{ document.querySelector(`[name=\"name.${{i}}\"]`).value = name; }}); \
             for (const seat of document.querySelectorAll('select[name^=\"seat.\"]')) {{ const i = Number(seat.name.slice(5)); \
               seat.value = i === 0 ? 'me' : i < {names}.length ? 'hot' : 'none'; }}"
        ))
        .await?;
        self.click("form.new .button.confirm").await?;
        self.until("document.querySelector('body.table #t-link.on')").await
    }

    /// A table for as few as may play, all of them on this device.
    pub async fn share_device(&self, game: &str) -> Result<()> {
        self.visit(&format!("/new?game={game}")).await?;
        self.get(
            "for (const seat of document.querySelectorAll('select[name^=\"seat.\"]')) \
             seat.value = seat.name === 'seat.0' ? 'me' : seat.querySelector('[value=none]') ? 'none' : 'hot'",
        )
        .await?;
        self.click("form.new .button.confirm").await?;
        self.until("document.querySelector('body.table #t-link.on, form[action$=\"/start\"] button')")
            .await?;
        if self.get("!document.querySelector('body.table')").await? == true {
            self.click("form[action$='/start'] button").await?;
        }
        self.until("document.querySelector('body.table #t-link.on')").await
    }

    /// Opens a table with these chairs (`me`, `hot`, `open`, `none`, `bot:…`); the form stays open when it is refused.
    pub async fn set_up(&self, game: &str, chairs: &[&str]) -> Result<()> {
        self.visit(&format!("/new?game={game}")).await?;
        self.set_chairs(chairs).await?;
        self.click("form.new .button.confirm").await
    }

    /// Fills in who sits where.
    pub async fn set_chairs(&self, chairs: &[&str]) -> Result<()> {
        for (i, chair) in chairs.iter().enumerate() {
            self.get(&format!("document.querySelector('[name=\"seat.{i}\"]').value = {chair:?}")).await?;
        }
        Ok(())
    }

    /// Brings a match file, as a person does: on the page of finished games.
    pub async fn bring(&self, file: &str) -> Result<()> {
        self.visit("/archive").await?;
        let file = serde_json::to_string(file)?;
        self.get(&format!(
            "(() => {{ const all = new DataTransfer(); all.items.add(new File([{file}], 'match.json', {{ type: 'application/json' }})); \
             const form = document.querySelector('form.import'); form.querySelector('input[type=file]').files = all.files; \
             form.requestSubmit(); }})()"
        ))
        .await?;
        self.until("document.querySelector('body.table #t-link.on')").await
    }

    /// The link to one's own waiting room.
    pub async fn invitation(&self) -> Result<String> {
        self.until_there(".copyline code").await?;
        let code = self.text(".copyline code").await?.split("/j/").nth(1).unwrap_or_default().to_owned();
        Ok(format!("{}/j/{code}", self.base))
    }

    /// Begins the game of one's waiting room; both of these people are at the table then.
    pub async fn begin_with(&self, friend: &Window) -> Result<()> {
        self.until_there("form[action$='/start'] button").await?;
        self.click("form[action$='/start'] button").await?;
        for window in [self, friend] {
            window.until("document.querySelector('body.table #t-link.on')").await?;
        }
        Ok(())
    }

    /// Sits down by the link of somebody's waiting room.
    pub async fn accept(&self, link: &str, name: &str) -> Result<()> {
        self.page.goto(link).await?;
        self.get(&format!("document.querySelector('input[name=name]').value = {name:?}")).await?;
        self.click("form[action^='/j/'] .button.confirm").await?;
        self.until_there("body.table #t-prompt, .room .chairs").await
    }

    /// It is this person's turn and nothing is under way. Whoever is asked on a shared device takes it.
    pub async fn until_asked(&self) -> Result<()> {
        self.until(
            "(document.querySelector('#t-pass[open] button')?.click(), !document.querySelector('#t-pass[open]')) \
             && document.querySelector('#t-prompt.yours:not(.busy) button[data-choice]')",
        )
        .await
    }

    /// The game is over: however long bots take for it, each of their steps is seen.
    pub async fn until_over(&self) -> Result<()> {
        let mut step = 0;
        while self.get("!document.querySelector('#t-final')").await? == true {
            let before = std::mem::replace(&mut step, self.step().await?);
            if step == before {
                self.until(&format!("document.querySelector('#t-final') || Number(document.getElementById('t-slider').max) > {step}"))
                    .await?;
            }
        }
        Ok(())
    }

    /// Number of the last step.
    pub async fn step(&self) -> Result<u64> {
        Ok(self.get("Number(document.getElementById('t-slider').max)").await?.as_f64().unwrap_or_default()
            as u64)
    }

    /// Gives any answer that does not match `unless`, if there is another; at the same step of the same match the same one,
    /// so that a test that fails here fails everywhere.
    pub async fn answer_any(&self, unless: &str) -> Result<()> {
        self.get(&format!(
            "(() => {{ const all = [...document.querySelectorAll('#t-prompt button[data-choice]')]; \
             const on = all.filter(b => !b.matches('{unless}')), some = on.length ? on : all; \
             const step = Number(document.getElementById('t-slider').max); \
             const again = window.tried?.step === step ? window.tried.again + 1 : 0; window.tried = {{ step, again }}; \
             const any = Math.imul(step + 1, 2654435761) ^ Math.imul(again + {}, 2246822519); \
             some[((any ^ any >>> 15) >>> 0) % some.length]?.click(); }})()",
            first_seed()
        ))
        .await?;
        Ok(())
    }

    /// The number of the question and all that it says, as a mark to see it change.
    pub const QUESTION: &str =
        "(p => p.dataset.decision + p.className + p.textContent)(document.getElementById('t-prompt'))";

    /// The question that is asked, by its mark.
    pub async fn question(&self) -> Result<String> {
        let mark = self.get(Self::QUESTION).await?;
        Ok(mark.as_str().unwrap_or_default().to_owned())
    }

    /// Another question is asked than the one with this mark, or nobody is any more.
    pub async fn until_another(&self, question: &str) -> Result<()> {
        self.until(&format!("{} !== {}", Self::QUESTION, serde_json::to_string(question)?)).await
    }

    /// Gives the first answer there is, and waits until the question is another one. Looked at and answered in one go: where
    /// several people are asked at once, what one of them answers changes the others' questions.
    pub async fn answer_first(&self) -> Result<()> {
        self.until_asked().await?;
        self.until(&format!(
            "(() => {{ const first = document.querySelector('#t-prompt.yours:not(.busy) button[data-choice]'); \
             if (!first) return false; window.answered = {}; first.click(); return true; }})()",
            Self::QUESTION
        ))
        .await?;
        self.until(&format!("{} !== window.answered", Self::QUESTION)).await
    }
}

/// Chromium as the system has it; where a package manager can be asked, it is asked once.
fn chromium() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("CHROMIUM") {
        return Ok(path.into());
    }
    let find = || {
        let path = std::env::var_os("PATH")?;
        let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
        std::env::split_paths(&path).flat_map(|dir| names.map(|n| dir.join(n))).find(|p| p.is_file())
    };
    if let Some(path) = find() {
        return Ok(path);
    }
    let _ = std::process::Command::new("apt-get").args(["install", "-y", "-q", "chromium"]).status();
    find().context("no Chromium here: install it, or say where it is in CHROMIUM")
}
