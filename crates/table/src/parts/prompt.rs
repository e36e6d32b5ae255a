//! The prompt: what to do, every answer as a button, and why not the rest.

use super::stepper::{STEPPED, runs};
use crate::company;
use crate::foreseen::gauge_icon;
use crate::screen::{Asked, Screen, ScreenInput, UndoEnds};
use crate::{Face, Foreseen, Kind, Scene, at, name_tag, symbols::icon};
use foresight::Foresight;
use kernel::{Audience, Choice, Msg, Rules, Seat, Target, Tone, msg};
use kit::gauge::Gauges;
use maud::{Markup, html};

/// More places than these are listed when the reader asks for them: the board shows them anyway.
const LISTED: usize = 8;

pub fn put<F: Face>(screen: &mut Screen, input: &ScreenInput<F::Rules>, scene: &Scene<F::Rules>) {
    let mode = Mode::of(input);
    let seat = match input.audience {
        Audience::Seat(seat) => Some(seat),
        Audience::Table => None,
    };
    super::take_back::put(screen, input, scene);
    super::plan::put(screen, input, scene);
    screen.put(
        "t-prompt-area",
        "t-prompt",
        html! {
            section id="t-prompt" class={ "prompt " (mode.class()) @if let Some(s) = seat { " " (crate::seat_class(s)) } }
                data-seat=[seat.map(|s| s.0)] data-decision=[input.decision.map(|d| d.number)]
                data-foresee=[input.decision.filter(|d| d.foreseen.is_empty()).map(|_| "ask")]
                aria-label=(scene.t("ui-prompt")) {
                div.saying {
                    @if let (Mode::Asked(_), Some(seat)) = (mode, seat) { (asked_whom::<F>(seat, scene)) }
                    p.say role="status" aria-live="polite" { (says::<F>(&mode, input, scene)) }
                    @if matches!(mode, Mode::Waiting) { (clocks(input)) }
                    @if matches!(mode, Mode::Waiting) && input.audience == Audience::Table && !input.table.company.plays {
                        p.hint { (scene.t("ui-watching-help")) }
                    }
                }
                @if let Mode::Past = mode { (leave_the_past(input, scene)) }
                @if let Mode::Asked(asked) = mode {
                    div.acts tabindex="0" {
                        (super::deeds::deeds::<F>(asked, scene).unwrap_or_default())
                        (answers::<F>(asked, scene))
                        (super::stands::offer(asked, scene))
                        (spots::<F>(asked, scene))
                        (super::reasons::reasons(asked.offer, scene))
                    }
                }
            }
        },
    );
    moment::<F>(screen, scene);
    if let Some(steps) = steps(input, scene) {
        screen.put("t-steps-area", "t-steps", steps);
    }
    if let Some(line) = super::since::line(input) {
        screen.put("t-since-area", "t-since-line", line);
    }
}

/// How one comes back from a moment of the past: to the game as it stands, or taking back what came after it.
fn leave_the_past<G: Rules>(input: &ScreenInput<G>, scene: &Scene<G>) -> Markup {
    html! {
        div.answers {
            a.choice.confirm href={ "/t/" (input.table.id) } data-at="now" { (scene.t("ui-back-to-game")) }
            @if let (true, Audience::Seat(_)) = (input.can_undo, input.audience) {
                button type="button" class="choice plain" data-send="back_to" data-step=(input.history.at) {
                    (icon("undo")) " " (scene.t("ui-undo-to-here"))
                }
            }
        }
    }
}

/// Where the game is, in the bar: a line, and the phases of a round with the one that is on.
fn moment<F: Face>(screen: &mut Screen, scene: &Scene<F::Rules>) {
    let (line, phases) = (F::moment(scene), F::phases(scene));
    if line.is_none() && phases.is_empty() {
        return;
    }
    let moment = html! {
        div id="t-moment" class="moment" {
            @if let Some(line) = line { span.now { (line) } }
            @if !phases.is_empty() {
                ol.phases {
                    @for phase in phases { li aria-current=[phase.now.then_some("step")] { (phase.name) } }
                }
            }
        }
    };
    screen.put("t-moment-area", "t-moment", moment);
}

/// Who is asked, and what they have left to use before it is gone; and for a window in which their mat lies under a tab, what
/// they have at a glance.
fn asked_whom<F: Face>(seat: Seat, scene: &Scene<F::Rules>) -> Markup {
    let gauges = F::Rules::gauges(scene.view);
    html! {
        p.asked {
            (name_tag(seat, scene.name(seat)))
            @if let Some(left) = scene.seats.get(seat.index()).and_then(|info| info.clock) { (company::clock(scene.words, left)) }
            // What is there to be used now: armies to place, actions.
            @for (what, n) in gauges.iter().filter_map(|gauge| super::slips::unused(gauge, seat)) {
                span.left {
                    @if scene.words.draws(what) { (gauge_icon(what, scene.words)) " " }
                    (scene.t(&format!("gauge-{what}"))) (scene.t("ui-colon")) " " b { (n) }
                }
            }
        }
        (super::mats::row::<F>(&gauges, seat, scene, true))
    }
}

/// What is left to those who are waited for. Not in the sentence: that is read out when it changes, and a clock always does.
fn clocks<G: Rules>(input: &ScreenInput<G>) -> Markup {
    let left: Vec<_> = input.seats.iter().filter(|info| info.open).filter_map(|info| info.clock).collect();
    html! {
        @if !left.is_empty() {
            p.clocks { (icon("clock")) @for left in left { (company::clock(input.words, left)) " " } }
        }
    }
}

/// What the prompt line is about.
enum Mode<'a, A> {
    Frozen,
    Past,
    Over,
    Asked(Asked<'a, A>),
    Waiting,
}

impl<A> Clone for Mode<'_, A> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<A> Copy for Mode<'_, A> {}

impl<'a, A> Mode<'a, A> {
    fn of<G: Rules<Action = A>>(input: &ScreenInput<'a, G>) -> Self {
        match input.decision {
            _ if input.table.frozen.is_some() => Mode::Frozen,
            _ if !input.history.live => Mode::Past,
            Some(asked) => Mode::Asked(asked),
            None if input.standing.is_some() => Mode::Over,
            None => Mode::Waiting,
        }
    }
    fn class(&self) -> &'static str {
        match self {
            Mode::Frozen => "frozen",
            Mode::Past => "past",
            Mode::Over => "over",
            Mode::Asked(_) => "yours",
            Mode::Waiting => "waiting",
        }
    }
}

fn says<F: Face>(
    mode: &Mode<<F::Rules as Rules>::Action>,
    input: &ScreenInput<F::Rules>,
    scene: &Scene<F::Rules>,
) -> Markup {
    match mode {
        Mode::Frozen => html! { (input.table.frozen.as_deref().unwrap_or_default()) },
        Mode::Past => {
            let place = msg("ui-past").num("at", input.history.at as i64).num("of", input.history.of as i64);
            html! { (scene.say(&place)) }
        }
        Mode::Over => html! { (winners::<F>(input, scene)) },
        Mode::Asked(asked) => {
            let text = asked.offer.prompt.clone().unwrap_or_else(|| msg("ui-your-turn"));
            scene.words.explained(&scene.say(&text))
        }
        Mode::Waiting => {
            let open = (0u8..).map(Seat).zip(input.seats).filter(|(_, s)| s.open).collect::<Vec<_>>();
            html! {
                @if input.seats.iter().all(|s| !s.mine) { span.watching { (icon("eye")) (scene.t("ui-watching")) } " " }
                span { (scene.t("ui-waiting")) " " }
                @for (i, (seat, info)) in open.iter().enumerate() {
                    @if i > 0 { ", " }
                    (name_tag(*seat, &info.name))
                }
            }
        }
    }
}

/// "Ana wins with 87 points", or with what the game says it was won by.
pub fn winners<F: Face>(input: &ScreenInput<F::Rules>, scene: &Scene<F::Rules>) -> String {
    let Some(standing) = input.standing else { return String::new() };
    let winners: Vec<Seat> = standing.winners().iter().collect();
    let Some(first) = winners.first() else { return scene.t("ui-over").to_owned() };
    let names: Vec<String> = winners.iter().map(|s| scene.name(*s).to_owned()).collect();
    let with = F::won(input.view).unwrap_or_else(|| msg("ui-n-points").points("n", standing.points[*first]));
    let text: Msg = msg("ui-winner").num("count", names.len() as i64).with("what", with);
    // Names are not messages: the list is joined here and stands before the sentence.
    format!("{} {}", scene.words.catalogue().join(&names), scene.say(&text))
}

fn tone(choice: Tone) -> &'static str {
    match choice {
        Tone::Plain => "plain",
        Tone::Confirm => "confirm",
        Tone::Idle => "idle",
        Tone::EndsTurn => "ends",
        Tone::Back => "back",
    }
}

fn button<F: Face>(
    number: usize,
    choice: &Choice<<F::Rules as Rules>::Action>,
    foreseen: &[Foresight],
    scene: &Scene<F::Rules>,
) -> Markup {
    let place = choice.show.target;
    let foresight = foreseen.get(number);
    let style =
        if stops_early::<F>(number, choice, foreseen, scene) { "plain" } else { tone(choice.show.tone) };
    let foreseen = foresight.map(|foresight| Foreseen { foresight, scene, place });
    html! {
        button type="button" data-choice=(number) class={ "choice " (style) }
            data-for=[(place != Target::Button).then(|| at(place))] data-badge=[foreseen.as_ref().and_then(Foreseen::badge)]
            data-lost=[super::slips::lost(choice.show.tone, foresight, scene)]
            data-ends[ends(choice.show.tone, foresight, scene.audience)]
            data-reads[foreseen.as_ref().is_some_and(Foreseen::wants_reading)]
            data-sure[foresight.is_some_and(|foresight| foresight.sure)] data-deed=[F::deed(&choice.action)]
            data-kind=[F::kind(scene, &choice.action).map(Kind::name)]
            aria-description=[foreseen.as_ref().map(Foreseen::spoken)] {
            @if let Target::Seat(seat) = place { (crate::mark(seat)) }
            span.label { (scene.say(&choice.show.label)) }
            @if let Some(foreseen) = &foreseen { (foreseen.short()) (foreseen.whole()) }
        }
    }
}

/// Whether an answer completes what was begun while another still brings something: it is not the one to be pressed first.
fn stops_early<F: Face>(
    number: usize,
    choice: &Choice<<F::Rules as Rules>::Action>,
    foreseen: &[Foresight],
    scene: &Scene<F::Rules>,
) -> bool {
    let Some(offer) = scene.offer.filter(|_| choice.show.tone == Tone::Confirm) else { return false };
    let brings = |(number, foresight): (usize, &Foresight)| {
        let place = offer.choices.get(number).map_or(Target::Button, |choice| choice.show.target);
        Foreseen { foresight, scene, place }.brings()
    };
    let plain = |number: usize| offer.choices.get(number).is_some_and(|other| other.show.tone == Tone::Plain);
    let mut others = foreseen.iter().enumerate().filter(|(other, _)| plain(*other));
    foreseen.get(number).is_some_and(|this| !brings((number, this))) && others.any(brings)
}

/// Whether somebody else is asked after an answer, or the turn ends with it.
fn ends(tone: Tone, foresight: Option<&Foresight>, audience: Audience) -> bool {
    let passes =
        foresight.and_then(|foresight| foresight.then.as_ref()).is_some_and(|then| !audience.is(then.seat));
    tone == Tone::EndsTurn || (passes && tone != Tone::Back)
}

/// Answers that have no place on the board. Numbers of one thing in a row are chosen by steps.
fn answers<F: Face>(asked: Asked<<F::Rules as Rules>::Action>, scene: &Scene<F::Rules>) -> Markup {
    let all: Vec<_> =
        asked.offer.choices.iter().enumerate().filter(|(_, c)| c.show.target == Target::Button).collect();
    let labels: Vec<&Msg> = all.iter().map(|(_, choice)| &choice.show.label).collect();
    html! {
        div.answers {
            @for run in runs(&labels) {
                @if run.len() >= STEPPED {
                    (super::stepper::stepper(run.len(), scene, |at| {
                        let (i, choice) = all[run.start + at];
                        button::<F>(i, choice, asked.foreseen, scene)
                    }))
                } @else {
                    @for (i, choice) in &all[run] { (button::<F>(*i, choice, asked.foreseen, scene)) }
                }
            }
        }
    }
}

/// Answers on the board, once more as a list: for the keyboard, for a screen reader, for whoever looks for them.
fn spots<F: Face>(asked: Asked<<F::Rules as Rules>::Action>, scene: &Scene<F::Rules>) -> Markup {
    let placed: Vec<_> =
        asked.offer.choices.iter().enumerate().filter(|(_, c)| c.show.target != Target::Button).collect();
    if placed.is_empty() {
        return html! {};
    }
    let title = scene.say(&msg("ui-choices").num("n", placed.len() as i64));
    // What a deed of the bar leads to is listed, and counted, there.
    let bar = F::bar(asked.offer).is_some();
    let n = placed.iter().filter(|(_, choice)| !bar || F::deed(&choice.action).is_none()).count();
    // The page knows whether all of them are on the board.
    let named = html! {
        span.anywhere { (scene.say(&msg("ui-choices").num("n", n as i64))) }
        span.on-board { (scene.say(&msg("ui-on-board").num("n", n as i64))) }
    };
    let many = n > LISTED;
    html! {
        div class={ "spots" @if many { " many" } } role="group" aria-label=(title) {
            @if many {
                button type="button" class="count" data-do="list" { (icon("hand")) (named) (icon("down")) }
            } @else if n > 0 { p.count { (icon("hand")) (named) } }
            ol { @for (i, choice) in placed { li { (button::<F>(i, choice, asked.foreseen, scene)) } } }
        }
    }
}

/// Why nothing can be taken back.
fn undo_ends<G: Rules>(input: &ScreenInput<G>) -> &'static str {
    match input.undo_ends {
        _ if input.standing.is_some() => "ui-undo-over",
        UndoEnds::Learned => "ui-undo-learned",
        UndoEnds::Others => "ui-undo-others",
        UndoEnds::Nothing => "ui-undo-nothing",
    }
}

/// Back, again, and the whole turn back.
fn steps<G: Rules>(input: &ScreenInput<G>, scene: &Scene<G>) -> Option<Markup> {
    if !input.history.live || matches!(input.audience, Audience::Table) {
        return None;
    }
    let hints = input.table.hints && input.decision.is_some_and(|asked| asked.offer.choices.len() > 1);
    let undo = |help: &'static str| scene.t(if input.can_undo { help } else { undo_ends(input) });
    Some(html! {
        div id="t-steps" class="steps" role="group" aria-label=(scene.t("ui-undo-group")) {
            @if hints {
                button type="button" data-do="hint" title=(scene.t("ui-hint-help")) { (icon("hint")) span { (scene.t("ui-hint")) } }
            }
            (super::plan::button(input, scene))
            @match super::take_back::ask(input, scene) {
                Some(ask) => (ask),
                None => {
                    button type="button" data-send="undo" disabled[!input.can_undo] title=(undo("ui-undo-help"))
                        { (icon("undo")) span { (scene.t("ui-undo")) } }
                }
            }
            button type="button" data-send="restart" disabled[!input.can_undo] title=(undo("ui-restart"))
                { (icon("first")) span.sr { (scene.t("ui-restart")) } }
            button type="button" data-send="redo" disabled[!input.can_redo] title=(scene.t("ui-redo-help"))
                { (icon("redo")) span.sr { (scene.t("ui-redo")) } }
        }
    })
}
