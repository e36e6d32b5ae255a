//! What data mark as reconstructed, adapted or of another edition is named so in the rules beside the board.

use text::{Catalogue, Lang, Spoken};

/// The paragraph of a rule.
pub fn rule_text<'a>(rules: &'a str, number: &str) -> &'a str {
    let start = rules.find(&format!("**{number}**")).unwrap_or_else(|| panic!("there is no {number}"));
    rules[start..].lines().next().unwrap_or_default()
}

/// Whatever `facts` finds marked in the data, as this language calls it, must stand in the paragraph of rule `number`.
/// Panics with what is not named, and when nothing is marked: then the rule says too much.
pub fn named<G: Spoken>(number: &str, facts: impl Fn(&Catalogue) -> Vec<String>) {
    for lang in Lang::ALL {
        let names = Catalogue::new(lang, &[G::TEXT.get(lang)]).unwrap_or_else(|p| panic!("{lang}: {p:?}"));
        let facts = facts(&names);
        assert!(!facts.is_empty(), "{lang}: nothing in the data is what {number} speaks of");
        let paragraph = rule_text(G::RULES.get(lang), number);
        let missing: Vec<&String> = facts.iter().filter(|fact| !paragraph.contains(*fact)).collect();
        assert!(missing.is_empty(), "{lang}: {number} does not name {missing:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_ends_with_its_paragraph() {
        let rules = "**R1.1** Gold is ours.\n\n**R1.2** Silver is not.";
        assert_eq!(rule_text(rules, "R1.1"), "**R1.1** Gold is ours.");
        assert_eq!(rule_text(rules, "R1.2"), "**R1.2** Silver is not.");
    }
}
