//! Drawings of our own: lands, figures, wonders, people. Sent once, with the page.

mod land;
mod people;
mod wonders;

use crate::symbols;
use civilization_2010::{Named, Person, PersonType, Wonder};
use maud::{Markup, PreEscaped, html};

/// All symbols of the game.
pub fn sheet() -> Markup {
    let mut out = symbols::sheet();
    land::symbols(&mut out);
    for wonder in Wonder::ALL {
        let (solid, cut) = wonders::wonder(wonder);
        let paths = format!("<path d=\"{solid}\"/><path class=\"cut\" d=\"{cut}\"/>");
        out.push_str(&format!("<symbol id=\"w-{}\" viewBox=\"0 0 48 48\">{paths}</symbol>", wonder.name()));
    }
    people::parts(&mut out);
    let busts = Person::ALL.into_iter().map(|p| (p.name(), people::looks(p)));
    let kinds = PersonType::ALL.into_iter().map(|k| (k.name(), people::kind(k)));
    for (name, looks) in busts.chain(kinds) {
        let bust = people::bust(looks);
        out.push_str(&format!("<symbol id=\"m-{name}\" viewBox=\"0 0 48 48\">{bust}</symbol>"));
    }
    PreEscaped(out)
}

/// A wonder, a great person, a unit: `w-…`, `m-…`, `u-…`, in a line of HTML.
pub fn picture(family: &str, name: &str) -> Markup {
    html! {
        svg class={ "pic pic-" (family) } viewBox=(if family == "u" { "0 0 60 60" } else { "0 0 48 48" }) aria-hidden="true" {
            use href={ "#" (family) "-" (name) } {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_wonders_share_a_face() {
        let faces: BTreeSet<_> = Wonder::ALL.into_iter().map(wonders::wonder).collect();
        assert_eq!(faces.len(), Wonder::ALL.len());
    }

    #[test]
    fn whatever_is_used_is_drawn() {
        let sheet = sheet().into_string();
        for part in sheet.split("<use href=\"#").skip(1) {
            let name = part.split('"').next().unwrap_or_default();
            assert!(sheet.contains(&format!("id=\"{name}\"")), "{name}");
        }
    }
}
