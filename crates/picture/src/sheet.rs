//! Style sheets as far as drawings of boards need them: rules, and whether one is about an element.

use roxmltree::Node;
use std::collections::HashMap;

/// Rules by a class, a name or a kind that whatever they are about must have; by nothing, if there is none.
pub struct Sheet(HashMap<String, Vec<Rule>>);

struct Rule {
    /// Its place in the order in which rules count: the last one wins.
    number: usize,
    selector: Selector,
    declarations: Vec<(String, String)>,
}

/// Compounds from the element itself outwards, each with how it is reached from the one before.
#[derive(Debug)]
struct Selector(Vec<(Reach, Vec<Test>)>);

#[derive(Clone, Copy, PartialEq, Debug)]
enum Reach {
    Itself,
    Within,
    Child,
    After,
}

#[derive(Debug)]
enum Test {
    Tag(String),
    Class(String),
    Id(String),
    Attribute(String, Option<String>),
    Any(Vec<Selector>),
    None(Vec<Selector>),
    Root,
    First,
    /// A pointer over it, a focus, something inside it: nothing of a picture.
    Never,
}

impl Sheet {
    /// Reads rules; comments are expected to be gone. What it does not understand is about nothing.
    pub fn read(css: &str) -> Sheet {
        let mut rules: Vec<(usize, Rule)> = Vec::new();
        let mut rest = css;
        while let Some(open) = rest.find('{') {
            let head = rest[..open].trim();
            let close = open + closing(&rest[open..]);
            let body = &rest[open + 1..close.min(rest.len())];
            rest = rest.get(close + 1..).unwrap_or_default();
            // What depends on a screen (@media) is for screens.
            let head = head.rsplit(';').next().unwrap_or(head).trim();
            if head.starts_with('@') {
                continue;
            }
            for one in parts(head, ',') {
                let Some(selector) = Selector::read(one.trim()) else { continue };
                rules.push((
                    selector.weight(),
                    Rule { number: 0, selector, declarations: declarations(body) },
                ));
            }
        }
        // Stable: of equal weight the later one stays later.
        rules.sort_by_key(|(weight, _)| *weight);
        let mut by_key: HashMap<String, Vec<Rule>> = HashMap::new();
        for (number, (_, rule)) in rules.into_iter().enumerate() {
            by_key.entry(rule.selector.key()).or_default().push(Rule { number, ..rule });
        }
        Sheet(by_key)
    }

    /// What is declared for an element, the last of a name counting.
    pub fn of<'s>(&'s self, node: &Node) -> Vec<&'s (String, String)> {
        let classes =
            node.attribute("class").unwrap_or_default().split_whitespace().map(|class| format!(".{class}"));
        let id = node.attribute("id").map(|id| format!("#{id}"));
        let keys = classes.chain(id).chain([node.tag_name().name().to_owned(), String::new()]);
        let mut found: Vec<&Rule> = keys.filter_map(|key| self.0.get(&key)).flatten().collect();
        found.retain(|rule| rule.selector.fits(node, 0));
        found.sort_by_key(|rule| rule.number);
        found.into_iter().flat_map(|rule| &rule.declarations).collect()
    }
}

/// `name: value; …`.
pub fn declarations(body: &str) -> Vec<(String, String)> {
    let one = |text: &str| {
        let (name, value) = text.split_once(':')?;
        let value = value.trim().trim_end_matches("!important").trim();
        Some((name.trim().to_owned(), value.to_owned()))
    };
    parts(body, ';').into_iter().filter_map(one).collect()
}

/// Where the brace closes that opens at the beginning.
fn closing(text: &str) -> usize {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => return at,
            '}' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

/// Divided at a sign, but not inside brackets or quotes.
pub fn parts(text: &str, sign: char) -> Vec<&str> {
    let (mut depth, mut quoted, mut from, mut out) = (0, false, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '(' | '[' if !quoted => depth += 1,
            ')' | ']' if !quoted => depth -= 1,
            c if c == sign && depth == 0 && !quoted => {
                out.push(&text[from..at]);
                from = at + c.len_utf8();
            }
            _ => {}
        }
    }
    out.push(&text[from..]);
    out
}

impl Selector {
    fn read(text: &str) -> Option<Selector> {
        let spaced = spaced(text);
        let mut all = Vec::new();
        let mut reach = Reach::Within;
        for word in parts(&spaced, ' ').into_iter().filter(|word| !word.is_empty()) {
            match word {
                ">" => reach = Reach::Child,
                "+" | "~" => reach = Reach::After,
                compound => {
                    all.push((reach, tests(compound)?));
                    reach = Reach::Within;
                }
            }
        }
        // From the element outwards: how each is reached stands with the one inside it.
        let reaches: Vec<Reach> = all.iter().map(|(reach, _)| *reach).collect();
        let mut from_inside = Vec::new();
        for (i, (_, tests)) in all.into_iter().enumerate().rev() {
            from_inside.push((reaches.get(i + 1).copied().unwrap_or(Reach::Itself), tests));
        }
        (!from_inside.is_empty()).then_some(Selector(from_inside))
    }

    /// What an element must have to be meant, as [`Sheet`] finds it.
    fn key(&self) -> String {
        let of = |test: &Test| match test {
            Test::Id(id) => Some(format!("#{id}")),
            Test::Class(class) => Some(format!(".{class}")),
            Test::Tag(tag) => Some(tag.clone()),
            _ => None,
        };
        self.0[0].1.iter().filter_map(of).next().unwrap_or_default()
    }

    fn weight(&self) -> usize {
        self.0.iter().flat_map(|(_, tests)| tests).map(Test::weight).sum()
    }

    /// Whether the compounds from `at` on fit an element and what it lies in.
    fn fits(&self, node: &Node, at: usize) -> bool {
        if !self.0[at].1.iter().all(|test| test.fits(node)) {
            return false;
        }
        let Some((reach, _)) = self.0.get(at + 1) else { return true };
        match reach {
            Reach::Itself => false,
            Reach::Child => node.parent_element().is_some_and(|parent| self.fits(&parent, at + 1)),
            Reach::After => node.prev_sibling_element().is_some_and(|before| self.fits(&before, at + 1)),
            Reach::Within => std::iter::successors(node.parent_element(), |node| node.parent_element())
                .any(|above| self.fits(&above, at + 1)),
        }
    }
}

/// Combinators as words of their own.
fn spaced(text: &str) -> String {
    let mut depth = 0;
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => {}
        }
        match c {
            '>' | '+' | '~' if depth == 0 => out.extend([' ', c, ' ']),
            c if c.is_whitespace() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

fn name_ends(c: char) -> bool {
    !(c.is_alphanumeric() || c == '-' || c == '_')
}

/// `g.seat-1#x[data-y="z"]:not(.a)`.
fn tests(compound: &str) -> Option<Vec<Test>> {
    let mut out = Vec::new();
    let mut rest = compound;
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        let end = after.find(name_ends).unwrap_or(after.len());
        let (name, left) = after.split_at(end);
        rest = left;
        match c {
            '*' => rest = after,
            '.' => out.push(Test::Class(name.to_owned())),
            '#' => out.push(Test::Id(name.to_owned())),
            '[' => {
                let (inside, left) = after.split_once(']')?;
                rest = left;
                let (name, value) =
                    inside.split_once('=').map_or((inside, None), |(name, value)| (name, Some(value)));
                if name.ends_with(['~', '^', '$', '*', '|']) {
                    out.push(Test::Never);
                } else {
                    out.push(Test::Attribute(
                        name.to_owned(),
                        value.map(|value| value.trim_matches(['"', '\'']).to_owned()),
                    ));
                }
            }
            ':' => {
                let inside = left.starts_with('(').then(|| {
                    let mut depth = 0;
                    let end = left.char_indices().find(|(_, c)| {
                        depth += i32::from(*c == '(') - i32::from(*c == ')');
                        depth == 0
                    });
                    end.map_or(left.len(), |(at, _)| at)
                });
                let argument = inside.map_or("", |end| &left[1..end]);
                rest = inside.map_or(left, |end| left.get(end + 1..).unwrap_or_default());
                let several = || {
                    parts(argument, ',')
                        .into_iter()
                        .map(|one| Selector::read(one.trim()))
                        .collect::<Option<Vec<_>>>()
                };
                out.push(match name {
                    "is" | "where" => Test::Any(several()?),
                    "not" => Test::None(several()?),
                    "root" => Test::Root,
                    "first-child" => Test::First,
                    _ => Test::Never,
                });
            }
            _ if !name_ends(c) => {
                let end = end + c.len_utf8();
                out.push(Test::Tag(compound_head(compound, rest, end)));
            }
            _ => return None,
        }
    }
    Some(out)
}

/// The word that ends where `rest` begins.
fn compound_head(compound: &str, rest: &str, long: usize) -> String {
    let end = compound.len() - rest.len();
    compound[end - long..end].to_owned()
}

impl Test {
    /// As style sheets weigh them: names over classes over elements.
    fn weight(&self) -> usize {
        match self {
            Test::Id(_) => 10_000,
            Test::Any(all) | Test::None(all) => all.iter().map(Selector::weight).max().unwrap_or(0),
            Test::Tag(_) => 1,
            _ => 100,
        }
    }

    fn fits(&self, node: &Node) -> bool {
        match self {
            Test::Tag(name) => node.tag_name().name() == name,
            Test::Class(name) => {
                node.attribute("class").is_some_and(|all| all.split_whitespace().any(|class| class == name))
            }
            Test::Id(id) => node.attribute("id") == Some(id),
            Test::Attribute(name, wanted) => node
                .attribute(name.as_str())
                .is_some_and(|value| wanted.as_ref().is_none_or(|wanted| wanted == value)),
            Test::Any(all) => all.iter().any(|selector| selector.fits(node, 0)),
            Test::None(all) => !all.iter().any(|selector| selector.fits(node, 0)),
            Test::Root => node.parent_element().is_none(),
            Test::First => node.prev_sibling_element().is_none(),
            Test::Never => false,
        }
    }
}
