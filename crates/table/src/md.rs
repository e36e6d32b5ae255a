//! `RULES.md` as HTML: headings, paragraphs with anchors by rule number, lists, tables, emphasis. No more Markdown
//! than rules are written in; everything is escaped.

use maud::{Markup, PreEscaped};

/// The text as HTML. A paragraph or list item that starts with `**R6.2.3**` gets `id="R6.2.3"`.
pub fn rules_html(source: &str) -> Markup {
    let mut out = Writer::default();
    let mut lines = source.lines().peekable();
    while let Some(line) = lines.next() {
        let text = line.trim();
        if text.is_empty() {
            out.flush();
        } else if let Some((level, title)) = heading(text) {
            out.flush();
            out.heading(level, title);
        } else if text.starts_with('|') {
            out.flush();
            let mut rows = vec![text];
            while let Some(row) = lines.next_if(|l| l.trim().starts_with('|')) {
                rows.push(row.trim());
            }
            out.table(&rows);
        } else if let Some(item) = list_item(text) {
            out.item(item, line.len() - line.trim_start().len());
        } else {
            out.text(text);
        }
    }
    out.flush();
    PreEscaped(out.html)
}

fn heading(text: &str) -> Option<(usize, &str)> {
    let level = text.bytes().take_while(|b| *b == b'#').count();
    (1..=5).contains(&level).then(|| text[level..].strip_prefix(' ')).flatten().map(|title| (level, title))
}

fn list_item(text: &str) -> Option<&str> {
    if let Some(item) = text.strip_prefix("- ").or_else(|| text.strip_prefix("* ")) {
        return Some(item);
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0).then(|| text[digits..].strip_prefix(". ")).flatten()
}

#[derive(Default)]
struct Writer {
    html: String,
    /// Lines of a paragraph or of a list item that is not complete.
    pending: String,
    /// Indents of the lists that are open.
    lists: Vec<usize>,
}

impl Writer {
    fn text(&mut self, text: &str) {
        if !self.pending.is_empty() {
            self.pending.push(' ');
        }
        self.pending.push_str(text);
    }

    fn close_text(&mut self) {
        let text = std::mem::take(&mut self.pending);
        if text.is_empty() {
            return;
        }
        let tag = if self.lists.is_empty() { "p" } else { "li" };
        self.html.push('<');
        self.html.push_str(tag);
        if let Some(number) = rule_number(&text) {
            self.html.push_str(&format!(" id=\"{number}\" class=\"rule\""));
        }
        self.html.push('>');
        inline(&text, &mut self.html);
        self.html.push_str(&format!("</{tag}>"));
    }

    fn item(&mut self, text: &str, indent: usize) {
        self.close_text();
        while self.lists.last().is_some_and(|open| *open > indent) {
            self.lists.pop();
            self.html.push_str("</ul>");
        }
        if self.lists.last().is_none_or(|open| *open < indent) {
            self.lists.push(indent);
            self.html.push_str("<ul>");
        }
        self.pending.push_str(text);
    }

    /// Ends whatever is open.
    fn flush(&mut self) {
        self.close_text();
        while self.lists.pop().is_some() {
            self.html.push_str("</ul>");
        }
    }

    fn heading(&mut self, level: usize, title: &str) {
        let id: String = title.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
        let id = id.trim_end_matches('.');
        self.html.push_str(&format!("<h{level}"));
        if !id.is_empty() {
            self.html.push_str(&format!(" id=\"R{id}\""));
        }
        self.html.push('>');
        inline(title, &mut self.html);
        self.html.push_str(&format!("</h{level}>"));
    }

    fn table(&mut self, rows: &[&str]) {
        let is_rule = |row: &str| row.chars().all(|c| "|-: ".contains(c));
        let has_head = rows.get(1).is_some_and(|row| is_rule(row));
        self.html.push_str("<div class=\"wide\"><table>");
        for (i, row) in rows.iter().enumerate().filter(|(_, row)| !is_rule(row)) {
            let cell = if i == 0 && has_head { "th" } else { "td" };
            let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
            self.html.push_str("<tr");
            if let Some(number) = cells.first().and_then(|c| rule_number(c)) {
                self.html.push_str(&format!(" id=\"{number}\" class=\"rule\""));
            }
            self.html.push('>');
            for text in cells {
                self.html.push_str(&format!("<{cell}>"));
                inline(text, &mut self.html);
                self.html.push_str(&format!("</{cell}>"));
            }
            self.html.push_str("</tr>");
        }
        self.html.push_str("</table></div>");
    }
}

/// `**R6.2.3** …` starts a rule.
fn rule_number(text: &str) -> Option<&str> {
    let (number, _) = text.strip_prefix("**")?.split_once("**")?;
    is_rule(number).then_some(number)
}

fn is_rule(word: &str) -> bool {
    let rest = word.strip_prefix('R').unwrap_or("");
    rest.starts_with(|c: char| c.is_ascii_digit())
        && rest.chars().all(|c| c.is_ascii_alphanumeric() || c == '.')
}

/// Escapes and marks up a run of text: `**strong**`, `*emphasis*`, `` `code` ``, and links from rule to rule.
fn inline(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let paired = [("**", "strong"), ("*", "em"), ("`", "code")].into_iter().find_map(|(mark, tag)| {
            let (inner, after) = rest.strip_prefix(mark)?.split_once(mark)?;
            (!inner.is_empty() && !inner.starts_with(' ')).then_some((tag, inner, after))
        });
        if let Some((tag, inner, after)) = paired {
            if tag == "strong" && is_rule(inner) {
                out.push_str(&format!("<a class=\"number\" href=\"#{inner}\">{inner}</a>"));
            } else {
                out.push_str(&format!("<{tag}>"));
                if tag == "code" {
                    escape(inner, out)
                } else {
                    inline(inner, out)
                }
                out.push_str(&format!("</{tag}>"));
            }
            rest = after;
            continue;
        }
        if c == 'R' && !out.ends_with(char::is_alphanumeric) {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '.').unwrap_or(rest.len());
            let word = rest[..end].trim_end_matches('.');
            if is_rule(word) {
                out.push_str(&format!("<a href=\"#{word}\" data-rule=\"{word}\">{word}</a>"));
                rest = &rest[word.len()..];
                continue;
            }
        }
        let step = c.len_utf8();
        escape(&rest[..step], out);
        rest = &rest[step..];
    }
}

fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            _ => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(source: &str) -> String {
        rules_html(source).into_string()
    }

    #[test]
    fn a_rule_is_a_paragraph_with_an_anchor() {
        assert_eq!(
            html("**R6.2.3** A merchant that lands\nearns *$5*, see R6.2.4."),
            "<p id=\"R6.2.3\" class=\"rule\"><a class=\"number\" href=\"#R6.2.3\">R6.2.3</a> A merchant that lands \
             earns <em>$5</em>, see <a href=\"#R6.2.4\" data-rule=\"R6.2.4\">R6.2.4</a>.</p>"
        );
    }

    #[test]
    fn headings_lists_and_tables() {
        assert_eq!(
            html("## 6. Tracks\n- one\n  - inner\n- two\n\n| a | b |\n|---|---|\n| 1 | `x` |"),
            "<h2 id=\"R6\">6. Tracks</h2><ul><li>one</li><ul><li>inner</li></ul><li>two</li></ul>\
             <div class=\"wide\"><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td><code>x</code></td></tr></table></div>"
        );
    }

    #[test]
    fn markup_is_escaped() {
        assert_eq!(html("1 < 2 & \"so\" <script>"), "<p>1 &lt; 2 &amp; &quot;so&quot; &lt;script&gt;</p>");
        assert_eq!(html("2 * 3 * 4"), "<p>2 * 3 * 4</p>");
    }
}
