use crate::{Lang, grammar};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast;
use kernel::{Arg, Msg, Points, Seat};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// What is wrong with a catalogue or with a message that was to be rendered by it.
#[allow(missing_docs)] // The fields are the key, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The source cannot be read.
    Syntax(String),
    /// A key stands in two places.
    Twice { key: String },
    /// There is no such key.
    Missing { key: String },
    /// A message lacks something its pattern wants.
    Render { key: String, why: String },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Problem::Syntax(why) => write!(f, "syntax: {why}"),
            Problem::Twice { key } => write!(f, "'{key}' is defined twice"),
            Problem::Missing { key } => write!(f, "'{key}' is missing"),
            Problem::Render { key, why } => write!(f, "'{key}': {why}"),
        }
    }
}

/// The messages of one language, from one or several sources.
///
/// ```
/// use kernel::{Seat, msg};
/// use text::{Catalogue, Lang};
/// let fr = Catalogue::new(
///     Lang::Fr,
///     &["
/// city-thebes = Thèbes
/// event-taken = { $who } prend la ville { DE($where) } et { $n ->
///     [one] un bouclier
///    *[other] { $n } boucliers
/// }.
/// "],
/// )
/// .expect("no faults");
/// let taken = msg("event-taken").seat("who", Seat(1)).term("where", "city-thebes").num("n", 2);
/// let names = |seat: Seat| ["Bo", "Ana"][seat.index()].to_owned();
/// assert_eq!(fr.render(&taken, &names), "Ana prend la ville de Thèbes et 2 boucliers.");
/// ```
pub struct Catalogue {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// Each key with the variables its pattern wants.
    keys: BTreeMap<String, BTreeSet<String>>,
    /// Variables by which some pattern chooses between one and several.
    numbers: BTreeSet<String>,
}

impl Catalogue {
    /// Reads Fluent sources; a key may not stand in two of them.
    pub fn new(lang: Lang, sources: &[&str]) -> Result<Catalogue, Vec<Problem>> {
        let id = lang.code().parse().expect("our language codes are valid");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks that isolate arguments for mixed scripts would end up in SVG texts.
        bundle.set_use_isolating(false);
        grammar::teach(&mut bundle);
        bundle.set_formatter(Some(halves));
        let mut keys = BTreeMap::new();
        let mut numbers = BTreeSet::new();
        let mut problems = Vec::new();
        for source in sources {
            let resource =
                FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(partial, errors)| {
                    problems.extend(
                        errors.iter().map(|e| Problem::Syntax(format!("{e} at byte {}", e.pos.start))),
                    );
                    partial
                });
            for entry in resource.entries() {
                if let ast::Entry::Message(message) = entry
                    && let Some(pattern) = &message.value
                {
                    keys.insert(message.id.name.to_owned(), variables(pattern, &mut numbers));
                }
            }
            if let Err(errors) = bundle.add_resource(resource) {
                problems.extend(errors.into_iter().map(|e| match e {
                    FluentError::Overriding { id, .. } => Problem::Twice { key: id },
                    other => Problem::Syntax(other.to_string()),
                }));
            }
        }
        if problems.is_empty() { Ok(Catalogue { lang, bundle, keys, numbers }) } else { Err(problems) }
    }

    /// The language it speaks.
    pub fn lang(&self) -> Lang {
        self.lang
    }
    /// Whether there is a text for a key.
    pub fn has(&self, key: &str) -> bool {
        self.keys.contains_key(key)
    }
    /// Every key with the variables it wants.
    pub fn keys(&self) -> &BTreeMap<String, BTreeSet<String>> {
        &self.keys
    }

    /// The variables that stand for numbers, as far as the patterns tell.
    pub fn numbers(&self) -> &BTreeSet<String> {
        &self.numbers
    }

    /// A text without arguments; the key in angle brackets where there is none, so that a hole is seen.
    pub fn get(&self, key: &str) -> String {
        self.render(&kernel::msg(key.to_owned()), &|seat| seat.to_string())
    }

    /// The sentence of a message. What cannot be rendered shows its key in angle brackets.
    pub fn render(&self, msg: &Msg, name: &dyn Fn(Seat) -> String) -> String {
        self.try_render(msg, name).unwrap_or_else(|_| format!("⟨{}⟩", msg.key))
    }

    /// The sentence of a message, or what is wrong with it.
    pub fn try_render(&self, msg: &Msg, name: &dyn Fn(Seat) -> String) -> Result<String, Problem> {
        let pattern = self
            .bundle
            .get_message(&msg.key)
            .and_then(|m| m.value())
            .ok_or_else(|| Problem::Missing { key: msg.key.to_string() })?;
        let mut args = FluentArgs::new();
        for (key, arg) in &msg.args {
            let value = match arg {
                Arg::Number(n) => FluentValue::from(*n),
                Arg::Points(points) => FluentValue::from(points.as_f32()),
                Arg::Seat(seat) => FluentValue::from(name(*seat)),
                Arg::Msg(inner) => FluentValue::from(self.try_render(inner, name)?),
                Arg::List(items) => {
                    let items: Result<Vec<_>, _> = items.iter().map(|m| self.try_render(m, name)).collect();
                    FluentValue::from(self.join(&items?))
                }
            };
            args.set(*key, value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        match errors.first() {
            None => Ok(text.into_owned()),
            Some(e) => Err(Problem::Render { key: msg.key.to_string(), why: e.to_string() }),
        }
    }

    /// "a", "a and b", "a, b and c".
    pub fn join(&self, items: &[String]) -> String {
        let (and, nothing) = match self.lang {
            Lang::En => (" and ", "nothing"),
            Lang::Fr => (" et ", "rien"),
        };
        match items {
            [] => nothing.to_owned(),
            [only] => only.clone(),
            [most @ .., last] => format!("{}{and}{last}", most.join(", ")),
        }
    }
}

/// A number that ends in a half is written "19½"; the others as always. Plurals still see the number.
fn halves<Memo>(value: &FluentValue, _: &Memo) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let twice = number.value * 2.0;
    (twice % 2.0 != 0.0 && twice.fract() == 0.0).then(|| Points::halves(twice as i32).to_string())
}

/// The `$variables` of a pattern, those inside selectors included; those that select a plural go to `numbers` too.
fn variables(pattern: &ast::Pattern<&str>, numbers: &mut BTreeSet<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    of_pattern(pattern, &mut found, numbers);
    found
}

fn of_pattern(pattern: &ast::Pattern<&str>, found: &mut BTreeSet<String>, numbers: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            of_expression(expression, found, numbers);
        }
    }
}

fn of_expression(
    expression: &ast::Expression<&str>,
    found: &mut BTreeSet<String>,
    numbers: &mut BTreeSet<String>,
) {
    match expression {
        ast::Expression::Inline(inline) => of_inline(inline, found, numbers),
        ast::Expression::Select { selector, variants } => {
            of_inline(selector, found, numbers);
            let plural = |key: &ast::VariantKey<&str>| match key {
                ast::VariantKey::Identifier { name } => *name == "one",
                ast::VariantKey::NumberLiteral { .. } => true,
            };
            if variants.iter().any(|variant| plural(&variant.key)) {
                of_inline(selector, numbers, &mut BTreeSet::new());
            }
            for variant in variants {
                of_pattern(&variant.value, found, numbers);
            }
        }
    }
}

fn of_inline(
    inline: &ast::InlineExpression<&str>,
    found: &mut BTreeSet<String>,
    numbers: &mut BTreeSet<String>,
) {
    match inline {
        ast::InlineExpression::VariableReference { id } => drop(found.insert(id.name.to_owned())),
        ast::InlineExpression::Placeable { expression } => of_expression(expression, found, numbers),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|a| of_inline(a, found, numbers));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::msg;

    fn names(seat: Seat) -> String {
        ["Ana", "Bo"][seat.index()].to_owned()
    }

    #[test]
    fn plurals_lists_and_seats_follow_the_language() {
        let fr = Catalogue::new(
            Lang::Fr,
            &["land = { $who } débarque { $n ->\n    [one] un colon\n   *[other] { $n } colons\n } : { $what }\n\
              sugar = du sucre\nfish = du poisson"],
        )
        .unwrap_or_else(|p| panic!("{p:?}"));
        let land =
            |n: i64| msg("land").seat("who", Seat(1)).num("n", n).list("what", [msg("sugar"), msg("fish")]);
        assert_eq!(fr.render(&land(1), &names), "Bo débarque un colon : du sucre et du poisson");
        assert_eq!(fr.render(&land(3), &names), "Bo débarque 3 colons : du sucre et du poisson");
        assert_eq!(fr.keys()["land"].iter().collect::<Vec<_>>(), ["n", "what", "who"]);
    }

    #[test]
    fn half_points_are_counted_as_the_language_counts() {
        let said = |lang, halves| {
            let catalogue =
                Catalogue::new(lang, &["n = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n }"]);
            let catalogue = catalogue.unwrap_or_else(|p| panic!("{p:?}"));
            catalogue.render(&msg("n").points("n", Points::halves(halves)), &names)
        };
        assert_eq!(
            [2, 3, 39, 40].map(|h| said(Lang::En, h)),
            ["1 point", "1½ points", "19½ points", "20 points"]
        );
        assert_eq!(
            [2, 3, 39, 40].map(|h| said(Lang::Fr, h)),
            ["1 point", "1½ point", "19½ points", "20 points"]
        );
    }

    #[test]
    fn holes_are_seen_and_named() {
        let en = Catalogue::new(Lang::En, &["hello = Hello { $who }"]).unwrap_or_else(|p| panic!("{p:?}"));
        assert_eq!(en.get("nowhere"), "⟨nowhere⟩");
        let lacking = en.try_render(&msg("hello"), &names).unwrap_err();
        assert!(matches!(lacking, Problem::Render { ref key, .. } if key == "hello"), "{lacking}");
    }

    #[test]
    fn a_key_defined_twice_is_refused() {
        let twice = Catalogue::new(Lang::En, &["a = 1", "a = 2"]).err().expect("refused");
        assert_eq!(twice, [Problem::Twice { key: "a".into() }]);
    }
}
