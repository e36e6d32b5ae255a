//! `RULES.md` as HTML: what Markdown makes of it, with an anchor at every rule and links from rule to rule. HTML in the
//! source is shown as it stands.

use maud::{Markup, PreEscaped};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, TextMergeStream, html};

/// The text as HTML. A paragraph, list item or row that starts with `**R6.2.3**` gets `id="R6.2.3"`, a heading `6. Tracks`
/// gets `id="R6"`. `see` gives what stands beside the number of a rule that can be seen.
pub fn rules_html(source: &str, see: &dyn Fn(&str) -> Option<String>) -> Markup {
    let parsed = Parser::new_ext(source, Options::ENABLE_TABLES);
    let events: Vec<Event> = TextMergeStream::new(parsed).collect();
    let mut out = Vec::with_capacity(events.len());
    let mut rest = events.as_slice();
    while let Some((event, after)) = rest.split_first() {
        rest = after;
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                let id = heading_number(after).map(|number| format!("R{number}").into());
                out.push(Event::Start(Tag::Heading { level: *level, id, classes: vec![], attrs: vec![] }));
            }
            Event::Start(tag @ (Tag::Paragraph | Tag::Item | Tag::TableRow)) => out.push(begin(tag, after)),
            Event::Start(Tag::Strong) if number(rest).is_some() => {
                out.extend(number(rest).map(|n| raw(format!(r##"<a class="number" href="#{n}">{n}</a>"##))));
                out.extend(number(rest).and_then(see).map(raw));
                rest = &rest[2..];
            }
            Event::Start(Tag::Table(_)) => out.extend([raw(r#"<div class="wide">"#), event.clone()]),
            Event::End(TagEnd::Table) => out.extend([event.clone(), raw("</div>")]),
            Event::Text(text) => link(text, &mut out),
            Event::Html(text) | Event::InlineHtml(text) => out.push(Event::Text(text.clone())),
            other => out.push(other.clone()),
        }
    }
    let mut html = String::with_capacity(source.len() * 2);
    html::push_html(&mut html, out.into_iter());
    PreEscaped(html)
}

fn raw<'a>(html: impl Into<CowStr<'a>>) -> Event<'a> {
    Event::InlineHtml(html.into())
}

/// The beginning of something that may be a rule.
fn begin<'a>(tag: &Tag<'a>, after: &[Event]) -> Event<'a> {
    let first = if matches!(tag, Tag::TableRow) { after.get(1..).unwrap_or_default() } else { after };
    let Some(number) = first.get(1..).filter(|_| first[0] == Event::Start(Tag::Strong)).and_then(number)
    else {
        return Event::Start(tag.clone());
    };
    let name = match tag {
        Tag::Paragraph => "p",
        Tag::Item => "li",
        _ => "tr",
    };
    raw(format!(r#"<{name} id="{number}" class="rule">"#))
}

/// What stands in bold right here, if it is the number of a rule and nothing else.
fn number<'e>(inside: &'e [Event]) -> Option<&'e str> {
    match inside {
        [Event::Text(text), Event::End(TagEnd::Strong), ..] if is_rule(text) => Some(text),
        _ => None,
    }
}

/// `6.2` of the heading `6.2 Landing`.
fn heading_number<'e>(inside: &'e [Event]) -> Option<&'e str> {
    let [Event::Text(text), ..] = inside else { return None };
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    Some(text[..end].trim_end_matches('.')).filter(|number| !number.is_empty())
}

fn is_rule(word: &str) -> bool {
    let rest = word.strip_prefix('R').unwrap_or("");
    rest.starts_with(|c: char| c.is_ascii_digit())
        && rest.chars().all(|c| c.is_ascii_alphanumeric() || c == '.')
}

/// A run of text, with links from rule to rule.
fn link<'a>(text: &str, out: &mut Vec<Event<'a>>) {
    let mut plain = 0;
    let mut from = 0;
    while let Some(at) = text[from..].find('R').map(|at| from + at) {
        let end = text[at..]
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '.')
            .map_or(text.len(), |length| at + length);
        let word = text[at..end].trim_end_matches('.');
        from = at + word.len().max(1);
        if is_rule(word) && !text[..at].ends_with(char::is_alphanumeric) {
            out.push(Event::Text(text[plain..at].to_owned().into()));
            out.push(raw(format!(r##"<a href="#{word}" data-rule="{word}">{word}</a>"##)));
            plain = from;
        }
    }
    out.push(Event::Text(text[plain..].to_owned().into()));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(source: &str) -> String {
        rules_html(source, &|_| None).into_string().replace(">\n", ">").replace("\n<", "<")
    }

    #[test]
    fn a_rule_is_a_paragraph_with_an_anchor() {
        assert_eq!(
            html("**R6.2.3** A merchant that lands\nearns *$5*, see R6.2.4. [B] **Never** R."),
            "<p id=\"R6.2.3\" class=\"rule\"><a class=\"number\" href=\"#R6.2.3\">R6.2.3</a> A merchant that lands\n\
             earns <em>$5</em>, see <a href=\"#R6.2.4\" data-rule=\"R6.2.4\">R6.2.4</a>. [B] <strong>Never</strong> R.</p>"
        );
        assert_eq!(
            html("- **R1.1** one\n\n| **R1.2** | two |\n|---|---|\n| **R1.3** | see **R1.1** |"),
            "<ul><li id=\"R1.1\" class=\"rule\"><a class=\"number\" href=\"#R1.1\">R1.1</a> one</li></ul>\
             <div class=\"wide\"><table><thead><tr><th><a class=\"number\" href=\"#R1.2\">R1.2</a></th><th>two</th></tr></thead>\
             <tbody><tr id=\"R1.3\" class=\"rule\"><td><a class=\"number\" href=\"#R1.3\">R1.3</a></td>\
             <td>see <a class=\"number\" href=\"#R1.1\">R1.1</a></td></tr></tbody></table></div>"
        );
    }

    #[test]
    fn headings_lists_and_tables() {
        assert_eq!(
            html("## 6.2. Tracks\n- one\n  - inner\n- two\n\n| a | b |\n|---|---|\n| 1 | `x` |"),
            "<h2 id=\"R6.2\">6.2. Tracks</h2><ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>\
             <div class=\"wide\"><table><thead><tr><th>a</th><th>b</th></tr></thead>\
             <tbody><tr><td>1</td><td><code>x</code></td></tr></tbody></table></div>"
        );
        assert_eq!(html("# Rules"), "<h1>Rules</h1>");
    }

    /// Whatever the games' rules are written in, no number loses its anchor.
    #[test]
    fn every_rule_of_every_game_has_its_anchor() {
        let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
        let mut anchors = 0;
        for game in std::fs::read_dir(games).expect("there are games") {
            for file in ["RULES.md", "RULES.fr.md"] {
                let path = game.as_ref().expect("readable").path().join(file);
                let source =
                    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
                let html = html(&source);
                let starts = source.lines().filter_map(|line| {
                    let line = line.trim_start().trim_start_matches("- ").trim_start_matches("| ");
                    line.strip_prefix("**")?.split_once("**").map(|(number, _)| number).filter(|n| is_rule(n))
                });
                for number in starts {
                    let id = format!("id=\"{number}\" class=\"rule\"");
                    assert_eq!(html.matches(&id).count(), 1, "{}: {number}", path.display());
                    anchors += 1;
                }
            }
        }
        assert!(anchors > 1000, "only {anchors} rules");
    }

    #[test]
    fn markup_is_escaped() {
        assert_eq!(html("1 < 2 & \"so\" <script>"), "<p>1 &lt; 2 &amp; \"so\" &lt;script&gt;</p>");
        assert_eq!(html("<script>\nalert(1)"), "&lt;script&gt;\nalert(1)");
        assert_eq!(html("2 * 3 * 4"), "<p>2 * 3 * 4</p>");
    }
}
