//! One browser's screen, lent to whoever draws it: what it shows, and how it is brought up to date.

use super::diff::{Shown, listed};
use super::sight::{Scenery, Viewer, scenery};
use super::wire::ToBrowser;
use crate::core::Core;
use crate::host::Moment;
use crate::owner::Published;
use kernel::Audience;
use std::sync::Arc;
use table::{TableInfo, Trying};
use tokio::sync::watch;

/// What the browser has, and what is published.
pub struct LiveScreen {
    pub watch: watch::Receiver<Option<Arc<Published>>>,
    shown: Shown,
    /// Length of the log when it was last drawn, to know what happened since. None: nothing is to be seen happening.
    entries: Option<usize>,
    /// The version that was last drawn.
    version: u64,
    /// Whether its reader had a seat then.
    sat: bool,
}

/// What is to be drawn.
pub struct Order {
    pub viewer: Viewer,
    /// A moment of history, if that is what is looked at.
    pub past: Option<Arc<dyn Moment>>,
    /// That moment is of a private copy, on which these steps were tried.
    pub trying: Option<Vec<String>>,
    pub why: Why,
}

/// What a drawing is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// Something was published, or the viewer looks with other eyes.
    News,
    /// Somebody went to another moment: what happened in between was seen already, or is not to be seen all at once.
    Moment,
    /// Somebody plays the past again, and came to this step.
    Step,
    /// A browser says hello, and what it shows.
    Hello(Option<String>),
}

/// What came of it.
pub struct Drawn {
    pub live_screen: LiveScreen,
    /// To be sent, if there is anything to say.
    pub text: Option<String>,
    /// A seat that was given up is no longer looked through.
    pub audience: Audience,
}

impl LiveScreen {
    pub fn new(watch: watch::Receiver<Option<Arc<Published>>>) -> LiveScreen {
        LiveScreen { watch, shown: Shown::default(), entries: None, version: 0, sat: true }
    }

    pub fn version(&self) -> u64 {
        self.version
    }

    /// What the browser shows, for when it comes back.
    pub fn into_shown(self) -> Shown {
        self.shown
    }

    /// Draws the newest state, or the moment that is looked at. Looks only now: whatever was published while the
    /// drawing waited for its turn is drawn together, and everything that happened since is told with it.
    pub fn draw(mut self, core: &Core, order: Order) -> Drawn {
        let Order { mut viewer, past, trying, why } = order;
        let now = self.watch.borrow_and_update().clone();
        let Some(now) = now else {
            return Drawn { live_screen: self, text: None, audience: viewer.audience };
        };
        if !now.may_see(&viewer.person, viewer.audience) {
            viewer.audience = Audience::Table;
        }
        let audience = viewer.audience;
        self.version = now.version;
        // Whoever watched and was given a seat sits down on it: their page is another now.
        let sits = now.seats_of(&viewer.person).next().is_some();
        if !std::mem::replace(&mut self.sat, sits) && sits && audience == Audience::Table {
            return Drawn { live_screen: self, text: Some(ToBrowser::Reload {}.text()), audience };
        }
        let live = past.is_none();
        // A seat that was given up tries nothing.
        let lost = trying.is_some() && !matches!(viewer.audience, Audience::Seat(_));
        let (past, trying) = if lost { (None, None) } else { (past, trying) };
        let Some(moment) = past.or_else(|| now.moment.clone()) else {
            return Drawn { live_screen: self, text: Some(ToBrowser::Reload {}.text()), audience };
        };
        let mut scenery = scenery(core, &now, Some(&*moment), &viewer);
        if let Some(steps) = trying {
            scenery.table = on_copy(scenery.table, &now, &*moment, audience, steps);
        }
        let text = self.bring_up_to_date(core, &*moment, &scenery, live, why);
        Drawn { live_screen: self, text, audience }
    }

    fn bring_up_to_date(
        &mut self,
        core: &Core,
        moment: &dyn Moment,
        scenery: &Scenery,
        live: bool,
        why: Why,
    ) -> Option<String> {
        let sight = scenery.sight();
        let screen = moment.screen(&sight);
        let since = self.entries.replace(moment.entries()).filter(|_| live && why == Why::News);
        let version = self.version;
        let Why::Hello(digest) = why else {
            let patch = self.shown.update(&screen);
            if patch.is_empty() {
                return None;
            }
            metrics::counter!("ecumene_pushes_total").increment(1);
            let effects = match since {
                Some(since) => moment.effects(since, &sight),
                None if why == Why::Step => moment.replayed(&sight),
                None => Vec::new(),
            };
            return Some(ToBrowser::Patch { version, digest: self.shown.digest(), patch, effects }.text());
        };
        let known = digest.as_deref().and_then(|digest| core.parked.find(digest));
        let missed = known.is_some();
        self.shown = known.unwrap_or_default();
        let patch = self.shown.update(&screen);
        let now_shown = self.shown.digest();
        Some(match () {
            _ if digest.as_deref() == Some(now_shown) => {
                ToBrowser::Same { version, digest: now_shown }.text()
            }
            _ if missed => ToBrowser::Patch { version, digest: now_shown, patch, effects: Vec::new() }.text(),
            _ => {
                let elements = listed(&screen).collect();
                ToBrowser::Screen { version, digest: now_shown, elements, effects: [] }.text()
            }
        })
    }
}

/// What is said of the table around a private copy of the match: nothing there can be asked of others.
fn on_copy(
    table: TableInfo,
    now: &Published,
    moment: &dyn Moment,
    audience: Audience,
    steps: Vec<String>,
) -> TableInfo {
    let Audience::Seat(seat) = audience else { return table };
    let asked = |moment: &dyn Moment| moment.asked(seat).is_some();
    let trying = Trying { steps, your_turn: now.moment.as_deref().is_some_and(asked), over: !asked(moment) };
    TableInfo {
        trying: Some(trying),
        plan: None,
        hints: false,
        may_take_back: None,
        take_back: None,
        ..table
    }
}
