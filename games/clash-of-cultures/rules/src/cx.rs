//! The context of this game's steps.

pub type Cx<'a> = kernel::Cx<'a, crate::ClashOfCultures>;
