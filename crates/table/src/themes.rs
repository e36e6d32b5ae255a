//! Dark colours, written once. A rule under `:root[data-theme="dark"]` holds for whoever chose dark colours, and, as a
//! copy made here, for whoever's system is dark and who leaves it at that: the two cannot differ.

const CHOSEN: &str = "[data-theme=\"dark\"]";
const SYSTEM: &str = "[data-theme=\"auto\"]";

/// The style sheet, each rule for dark colours followed by its copy for dark systems. Comments go.
pub fn in_dark_systems(css: &str) -> String {
    let css = without_comments(css);
    let mut out = String::with_capacity(css.len() * 5 / 4);
    let mut rest = css.as_str();
    // From brace to brace: what stands before one that opens says what it is for.
    while let Some(at) = outside_strings(rest, |c| matches!(c, '{' | '}' | ';')) {
        let (head, tail) = rest.split_at(at);
        if tail.starts_with('{') && head.contains(CHOSEN) {
            let end = closing(tail).unwrap_or(tail.len());
            let rule = &rest[..at + end];
            out.push_str(rule);
            out.push_str("\n@media (prefers-color-scheme: dark) {");
            out.push_str(&rule.replace(CHOSEN, SYSTEM));
            out.push_str(" }");
            rest = &rest[at + end..];
        } else {
            out.push_str(&rest[..=at]);
            rest = &rest[at + 1..];
        }
    }
    out.push_str(rest);
    out
}

fn without_comments(css: &str) -> String {
    let mut out = String::with_capacity(css.len());
    let mut rest = css;
    while let Some((before, after)) = rest.split_once("/*") {
        out.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out
}

/// Where the block that begins here ends, just after its brace.
fn closing(block: &str) -> Option<usize> {
    let (mut depth, mut from) = (0, 0);
    loop {
        let at = from + outside_strings(&block[from..], |c| matches!(c, '{' | '}'))?;
        depth += if block[at..].starts_with('{') { 1 } else { -1 };
        from = at + 1;
        if depth == 0 {
            return Some(from);
        }
    }
}

/// The first such character that is not between quotes.
fn outside_strings(text: &str, wanted: impl Fn(char) -> bool) -> Option<usize> {
    let mut quote = None;
    text.char_indices().find_map(|(at, c)| {
        match quote {
            Some(open) if c == open => quote = None,
            Some(_) => {}
            None if matches!(c, '"' | '\'') => quote = Some(c),
            None if wanted(c) => return Some(at),
            None => {}
        }
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dark_rules_hold_in_dark_systems() {
        let css =
            "/* {a} */ a { b: c; }\n:root[data-theme=\"dark\"] a { b: d; }\na::after { content: \"}\"; }";
        let made = in_dark_systems(css);
        let copy = "@media (prefers-color-scheme: dark) {\n:root[data-theme=\"auto\"] a { b: d; } }";
        assert!(made.contains(copy), "{made}");
        // In place: a later rule still comes later.
        assert!(made.find(copy) < made.find("a::after { content: \"}\"; }"), "{made}");
        assert_eq!(made.matches("{").count() - 1, made.matches("}").count() - 2, "{made}");
    }

    #[test]
    fn inside_another_condition_they_stay_there() {
        let css = "@media (max-width: 1px) { :root[data-theme=\"dark\"] :is(.a, .b) { c: d; } e { f: g; } } h { i: j; }";
        let made = in_dark_systems(css);
        assert_eq!(
            made,
            "@media (max-width: 1px) { :root[data-theme=\"dark\"] :is(.a, .b) { c: d; }\n\
             @media (prefers-color-scheme: dark) { :root[data-theme=\"auto\"] :is(.a, .b) { c: d; } } e { f: g; } } h { i: j; }"
        );
    }

    #[test]
    fn every_dark_rule_of_the_frame_has_its_copy() {
        for asset in crate::ASSETS.iter().filter(|a| a.name.ends_with(".css")) {
            let [chosen, system] = [CHOSEN, SYSTEM].map(|theme| asset.body.matches(theme).count());
            assert_eq!(chosen, system, "{}", asset.name);
        }
    }
}
