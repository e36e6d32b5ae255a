//! A gesture of several small steps arrives though somebody else is asked in between; where it cannot, it stops and says so.

use std::path::Path;
use std::process::Command;

/// Plays what a page would: `sent` and `said` are what comes of it. None without Node.
fn played(story: &str) -> Option<String> {
    let module = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/chain.js");
    let script = format!(
        "import {{ readFileSync }} from 'node:fs';
         const text = readFileSync({module:?}, 'utf8');
         const {{ Rest }} = await import('data:text/javascript,' + encodeURIComponent(text));
         const out = [];
         const dataset = {{ seat: '0', decision: '1' }};
         const prompt = {{ busy: false, dataset, matches: () => !prompt.busy }};
         const pick = {{ prompt, choices: new Map(), sent: null, act(steps) {{
           const {{ seat, decision }} = prompt.dataset;
           pick.sent = {{ seat, decision, steps }};
           prompt.busy = true;
           out.push('sent ' + steps.map((step) => step.target.space).join(' '));
         }} }};
         const rest = new Rest(pick, () => out.push('stopped'));
         const places = (...spaces) => pick.choices = new Map(spaces.map((n) => ['space-' + n, [{{ dataset: {{}} }}]]));
         const to = (...spaces) => pick.act(spaces.map((n) => ({{ target: {{ space: n }} }})));
         const asked = (seat, decision, ...spaces) => {{
           prompt.busy = false;
           prompt.dataset = {{ seat: String(seat), decision: String(decision) }};
           places(...spaces);
           rest.settle();
         }};
         {story}
         console.log(out.join(', '));"
    );
    let done = Command::new("node").args(["--input-type=module", "-e", &script]).output().ok()?;
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    Some(String::from_utf8_lossy(&done.stdout).trim().to_owned())
}

fn comes_to(story: &str, expected: &str) {
    match played(story) {
        Some(found) => assert_eq!(found, expected, "{story}"),
        None => eprintln!("no Node here: not played"),
    }
}

/// Somebody who watches is asked after the first step; the rest goes on when they have answered, one step after the other.
#[test]
fn a_gesture_arrives_after_somebody_was_asked_in_between() {
    comes_to(
        "to(5, 6, 7); rest.refused('not_open', 1); asked(0, 3, 6, 9); asked(0, 5, 7); asked(0, 7, 8);",
        "sent 5 6 7, sent 6, sent 7",
    );
    // The old question is still on the page, then another's.
    comes_to(
        "to(5, 6); rest.refused('not_open', 1); asked(0, 1, 6); asked(1, 2, 6); asked(0, 3, 6);",
        "sent 5 6, sent 6",
    );
    // The new question was there before the refusal was heard of.
    comes_to("to(5, 6); asked(0, 3, 6); rest.refused('not_open', 1);", "sent 5 6, sent 6");
}

/// What can no longer be taken, or would attack somebody who was not there, is not.
#[test]
fn a_gesture_stops_and_says_so_where_it_cannot_go_on() {
    comes_to("to(5, 6); rest.refused('not_open', 1); asked(0, 3, 8); asked(0, 5, 6);", "sent 5 6, stopped");
    comes_to(
        "to(5, 6); rest.refused('not_open', 1); prompt.busy = false; prompt.dataset.decision = '3'; places(6); \
         pick.choices.get('space-6')[0].dataset.kind = 'attack'; rest.settle();",
        "sent 5 6, stopped",
    );
    comes_to("to(5, 6); rest.refused('not_offered', 1);", "sent 5 6, stopped");
}

/// What was refused from the start is said as ever, and whoever does something else wants the rest no more.
#[test]
fn nothing_goes_on_that_did_not_begin_or_is_not_wanted() {
    comes_to("to(5, 6); out.push(rest.refused('not_open', 0)); asked(0, 3, 6);", "sent 5 6, false");
    comes_to("to(5, 6); rest.refused('not_open', 1); rest.drop(); asked(0, 3, 6);", "sent 5 6");
}
