//! Forms that come back: with everything that was filled in, and what is wrong said beside the field.

use maud::{Markup, html};

/// What was filled in, by the names of the fields.
#[derive(Clone, Debug, Default)]
pub struct Filled(Vec<(String, String)>);

impl Filled {
    /// The fields as they were sent.
    pub fn new(pairs: Vec<(String, String)>) -> Filled {
        Filled(pairs)
    }
    /// The last of a name counts: a switch comes twice when it is on.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().rev().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

/// Why a form was refused.
#[derive(Clone, Debug, Default)]
pub struct Problem {
    /// The field it is about; empty, or one that the form does not have, for the form as a whole.
    pub field: String,
    /// What is wrong, as a sentence.
    pub text: String,
}

/// What is wrong with a form, if anything, and which of its fields can say so.
#[derive(Clone, Copy)]
pub(crate) struct Wrong<'a>(pub Option<&'a Problem>);

impl<'a> Wrong<'a> {
    fn about(self, field: &str) -> Option<&'a Problem> {
        self.0.filter(|problem| problem.field == field)
    }

    /// Whether it is this field.
    pub fn is(self, field: &str) -> bool {
        self.about(field).is_some()
    }

    /// For `aria-invalid`.
    pub fn invalid(self, field: &str) -> Option<&'static str> {
        self.about(field).map(|_| "true")
    }

    /// For `aria-describedby`.
    pub fn id(self, field: &str) -> Option<String> {
        self.about(field).map(|_| format!("wrong-{field}"))
    }

    /// The sentence beside a field, which has the focus itself.
    pub fn beside(self, field: &str) -> Markup {
        html! { @if let Some(problem) = self.about(field) { p.problem.beside role="alert" id={ "wrong-" (field) } { (problem.text) } } }
    }

    /// The sentence about a group of fields: it takes the focus, so that it is seen and read.
    pub fn over(self, group: &str) -> Markup {
        html! { @if let Some(problem) = self.about(group) { (whole(problem)) } }
    }

    /// The sentence about the whole form, or about a field that is none of these.
    pub fn besides(self, fields: &[&str]) -> Markup {
        let known = |problem: &&Problem| fields.contains(&problem.field.as_str());
        html! { @if let Some(problem) = self.0.filter(|problem| !known(problem)) { (whole(problem)) } }
    }
}

fn whole(problem: &Problem) -> Markup {
    html! { p.problem role="alert" tabindex="-1" autofocus { (problem.text) } }
}
