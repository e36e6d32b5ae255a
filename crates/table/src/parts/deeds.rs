//! What a turn consists of, as a bar that stays: what can be done now, in how many ways, and why not the rest.

use crate::screen::Asked;
use crate::{Face, Scene};
use kernel::{Choice, Rules, msg};
use maud::{Markup, html};

/// So many ways are named in the tip of a deed, the others counted.
const WAYS: usize = 4;

type Answer<F> = Choice<<<F as Face>::Rules as Rules>::Action>;
type Question<'a, F> = Asked<'a, <<F as Face>::Rules as Rules>::Action>;

/// The bar of this question; none if nothing that is offered belongs to one.
pub fn deeds<F: Face>(asked: Question<F>, scene: &Scene<F::Rules>) -> Option<Markup> {
    let choices = &asked.offer.choices;
    let bar = F::bar(asked.offer)?;
    Some(html! {
        div.deeds role="group" aria-label=(scene.t("ui-deeds")) {
            @for deed in bar.iter() {
                @let ways: Vec<&Answer<F>> = choices.iter().filter(|c| F::deed(&c.action) == Some(deed)).collect();
                @if ways.is_empty() { (shut::<F>(deed, asked, scene)) } @else { (open::<F>(deed, &ways, scene)) }
            }
        }
    })
}

/// What can be done. A click leaves only its places lit, or does it where there is one way.
fn open<F: Face>(deed: &str, ways: &[&Answer<F>], scene: &Scene<F::Rules>) -> Markup {
    let key = format!("deed-{deed}");
    let name = scene.t(&key);
    let note = match ways {
        [one] => Some(scene.say(&one.show.label)).filter(|label| label != name),
        many => {
            let actions: Vec<_> = many.iter().map(|way| &way.action).collect();
            let counted = || msg(ways_key(&key, scene)).num("n", many.len() as i64);
            Some(scene.say(&F::ways(deed, &actions).unwrap_or_else(counted)))
        }
    };
    html! {
        button class={ "deed" @if let [_] = ways { " acts" } } type="button" data-deed=(deed) aria-pressed="false"
            data-tip=[help(&key, ways, scene)] {
            b { (name) }
            @if let Some(note) = note { small { (unnamed(&note, name, scene)) } }
        }
    }
}

/// What a deed is for, in its tip; where nobody wrote it, what it leads to.
fn help<A, G: Rules>(key: &str, ways: &[&Choice<A>], scene: &Scene<G>) -> Option<String> {
    let ways = || {
        let mut named: Vec<String> = ways.iter().take(WAYS).map(|way| scene.say(&way.show.label)).collect();
        let more = ways.len() - named.len();
        named.extend((more > 0).then(|| scene.say(&msg("ui-more-things").num("n", more as i64))));
        (ways.len() > 1).then(|| named.join(" · "))
    };
    scene.words.find(&format!("{key}-help")).map(str::to_owned).or_else(ways)
}

/// A game may say what it costs or brings beside the number of ways.
fn ways_key<G: Rules>(key: &str, scene: &Scene<G>) -> String {
    let own = format!("{key}-ways");
    if scene.words.has(&own) { own } else { "ui-deed-ways".to_owned() }
}

/// "Dock: lands 2nd" stands under "Dock", and need not say it again.
fn unnamed<'n, G: Rules>(note: &'n str, name: &str, scene: &Scene<G>) -> &'n str {
    let rest = note.strip_prefix(name).and_then(|rest| rest.strip_prefix(scene.t("ui-colon")));
    rest.map_or(note, str::trim_start)
}

/// What cannot be done, and why.
fn shut<F: Face>(deed: &str, asked: Question<F>, scene: &Scene<F::Rules>) -> Markup {
    let key = format!("deed-{deed}");
    let why = asked.offer.refused.iter().find(|refusal| refusal.is_about(&key));
    html! {
        button.deed.shut type="button" aria-disabled="true" data-tip=[scene.words.find(&format!("{key}-help"))] {
            b { (scene.t(&key)) }
            @if let Some(refusal) = why { small { (scene.say(&refusal.why)) " (" (refusal.rule) ")" } }
            @else { small { (scene.t("ui-not-now")) } }
        }
    }
}
