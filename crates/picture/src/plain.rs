//! A drawing that needs no style sheet: every element says itself how it looks, and what is used stands where it is used.

use crate::Fault;
use crate::sheet::{Sheet, declarations, parts};
use crate::{colour, font};
use roxmltree::{Document, Node};
use std::collections::HashMap;
use std::fmt::Write;
use std::rc::Rc;

/// What a picture can show of a style.
const SHOWN: [&str; 28] = [
    "fill",
    "fill-opacity",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-linejoin",
    "stroke-linecap",
    "stroke-dasharray",
    "stroke-dashoffset",
    "opacity",
    "color",
    "display",
    "visibility",
    "font-family",
    "font-size",
    "font-weight",
    "font-style",
    "text-anchor",
    "dominant-baseline",
    "letter-spacing",
    "paint-order",
    "clip-path",
    "mask",
    "stop-color",
    "stop-opacity",
    "marker-end",
    "transform",
];

/// Values that have a name (`--seat`), as they are inherited.
type Named = Rc<HashMap<String, String>>;

/// So deep may what is used use something else.
const DEPTH: usize = 8;

/// Writes the drawing anew.
pub fn plain(svg: &str) -> Result<String, Fault> {
    let document = Document::parse(svg)?;
    let sheets = document.descendants().filter(|node| node.tag_name().name() == "style");
    let css: String = sheets.filter_map(|node| node.text()).collect();
    let by_id = document.descendants().filter_map(|node| Some((node.attribute("id")?, node))).collect();
    let mut painter = Painter { sheet: Sheet::read(&css), by_id, out: String::with_capacity(svg.len() * 2) };
    painter.element(document.root_element(), &Named::default(), 0);
    Ok(painter.out)
}

struct Painter<'a> {
    sheet: Sheet,
    by_id: HashMap<&'a str, Node<'a, 'a>>,
    out: String,
}

impl<'a> Painter<'a> {
    fn element(&mut self, node: Node<'a, 'a>, named: &Named, depth: usize) {
        let tag = node.tag_name().name();
        if matches!(tag, "style" | "symbol" | "title" | "desc" | "script") || depth > DEPTH {
            return;
        }
        let (named, style) = self.style(&node, named);
        if tag == "use" {
            return self.used(node, &named, &style, depth);
        }
        let root = node.parent_element().is_none();
        let _ = write!(self.out, "<{tag}");
        if root {
            self.out.push_str(" xmlns=\"http://www.w3.org/2000/svg\"");
        }
        for attribute in node.attributes() {
            let name = attribute.name();
            if matches!(name, "class" | "style" | "transform" | "xmlns")
                || name.starts_with("data-")
                || name.starts_with("aria-")
            {
                continue;
            }
            let value = resolved(attribute.value(), &named, 0).unwrap_or_default();
            let _ = write!(self.out, " {name}=\"{}\"", escaped(&value));
        }
        self.moved(&node, &style);
        self.styled(&style);
        self.inside(node, &named, depth);
        let _ = write!(self.out, "</{tag}>");
    }

    fn inside(&mut self, node: Node<'a, 'a>, named: &Named, depth: usize) {
        for child in node.children() {
            match child.is_text() {
                true => self.out.push_str(&escaped(&font::spelt(child.text().unwrap_or_default()))),
                false if child.is_element() => self.element(child, named, depth),
                false => {}
            }
        }
    }

    /// Ends a tag with how the element looks.
    fn styled(&mut self, style: &[(String, String)]) {
        let all: Vec<String> = style
            .iter()
            .filter(|(name, _)| name != "transform")
            .map(|(name, value)| format!("{name}:{value}"))
            .collect();
        if !all.is_empty() {
            let _ = write!(self.out, " style=\"{}\"", escaped(&all.join(";")));
        }
        self.out.push('>');
    }

    /// Where an element is moved to: its style has the last word.
    fn moved(&mut self, node: &Node, style: &[(String, String)]) {
        let styled = style.iter().find(|(name, _)| name == "transform").map(|(_, value)| value.as_str());
        if let Some(transform) = styled.or(node.attribute("transform")) {
            let _ = write!(self.out, " transform=\"{}\"", escaped(transform));
        }
    }

    /// What a reference names, where it is used: it takes on the named values of this place.
    fn used(&mut self, node: Node<'a, 'a>, named: &Named, style: &[(String, String)], depth: usize) {
        let href =
            node.attributes().find(|attribute| attribute.name() == "href").map(|attribute| attribute.value());
        let Some(target) = href.and_then(|href| self.by_id.get(href.strip_prefix('#')?).copied()) else {
            return;
        };
        let at = |name: &str| node.attribute(name).unwrap_or("0");
        self.out.push_str("<g");
        self.moved(&node, style);
        for name in SHOWN.into_iter().filter(|name| *name != "transform") {
            if let Some(value) = node.attribute(name) {
                let _ = write!(
                    self.out,
                    " {name}=\"{}\"",
                    escaped(&resolved(value, named, 0).unwrap_or_default())
                );
            }
        }
        self.styled(style);
        let symbol = target.has_tag_name("symbol");
        let seen = target.attribute("viewBox").filter(|_| symbol && node.attribute("width").is_some());
        match seen {
            Some(seen) => {
                let (x, y, width) = (at("x"), at("y"), at("width"));
                let height = node.attribute("height").unwrap_or(width);
                let _ = write!(
                    self.out,
                    "<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" viewBox=\"{seen}\" overflow=\"visible\""
                );
            }
            None => {
                let _ = write!(self.out, "<g transform=\"translate({} {})\"", at("x"), at("y"));
            }
        }
        if symbol {
            let (named, style) = self.style(&target, named);
            self.styled(&style);
            self.inside(target, &named, depth + 1);
        } else {
            self.out.push('>');
            self.element(target, named, depth + 1);
        }
        self.out.push_str(if seen.is_some() { "</svg></g>" } else { "</g></g>" });
    }

    /// The named values that hold inside an element, and how it looks itself.
    fn style(&self, node: &Node, named: &Named) -> (Named, Vec<(String, String)>) {
        let own = node.attribute("style").map(declarations).unwrap_or_default();
        let all: Vec<&(String, String)> = self.sheet.of(node).into_iter().chain(&own).collect();
        let mut named = named.clone();
        for (name, value) in all.iter().filter(|(name, _)| name.starts_with("--")) {
            Rc::make_mut(&mut named).insert(name.clone(), value.clone());
        }
        let mut style: Vec<(String, String)> = Vec::new();
        let mut say = |name: &str, value: String| {
            let Some(value) = drawable(name, value) else { return };
            style.retain(|(known, _)| known != name);
            style.push((name.to_owned(), value));
        };
        for (name, value) in all {
            let Some(value) = resolved(value, &named, 0) else { continue };
            match name.as_str() {
                "font" => font::longhand(&value).into_iter().for_each(|(name, value)| say(name, value)),
                name if SHOWN.contains(&name) => say(name, value),
                _ => {}
            }
        }
        (named, style)
    }
}

/// A value with everything that goes by a name put in; none if a name has no value.
fn resolved(value: &str, named: &HashMap<String, String>, depth: usize) -> Option<String> {
    let Some(at) = value.find("var(") else { return Some(value.to_owned()) };
    if depth > DEPTH * 2 {
        return None;
    }
    let inside = &value[at + 4..];
    let mut open = 1;
    let end = inside.char_indices().find(|(_, c)| {
        open += i32::from(*c == '(') - i32::from(*c == ')');
        open == 0
    })?;
    let inside = &inside[..end.0];
    let mut arguments = parts(inside, ',').into_iter();
    let name = arguments.next()?.trim();
    let otherwise = inside.split_once(',').map(|(_, otherwise)| otherwise.trim());
    let found = named.get(name).map(String::as_str).or(otherwise)?;
    let found = resolved(found, named, depth + 1)?;
    let whole = format!("{}{found}{}", &value[..at], &value[at + 4 + end.0 + 1..]);
    resolved(&whole, named, depth + 1)
}

/// What the painter understands of a value: no sums, sizes in pixels, fonts that are here.
fn drawable(name: &str, value: String) -> Option<String> {
    if value.contains("color-mix(") {
        return colour::mixed(&value);
    }
    if ["calc(", "min(", "max(", "clamp(", "inherit"].iter().any(|sum| value.contains(sum)) {
        return None;
    }
    match name {
        "font-family" => Some(font::family(&value).to_owned()),
        "font-weight" => Some(font::weight(&value)),
        // In a style lengths and angles have units; as the drawing's own attribute they have none.
        "transform" => Some(value.replace("px", "").replace("deg", "")),
        _ => Some(font::pixels(&value).unwrap_or(value)),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
