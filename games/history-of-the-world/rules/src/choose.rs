//! Lands, waters and regions in a menu.

use crate::action::Action;
use crate::ids::*;
use crate::targets;
use kernel::{Menu, Refusal, Show, msg};

/// A choice for each land, under one label that names it.
pub fn lands(menu: &mut impl Menu<Action>, label: &'static str, lands: Set<Land>) {
    for land in lands {
        menu.choice(Action::Land(land), || {
            Show::at(targets::land(land), msg(label).term("land", land.key()))
        });
    }
}

pub fn seas(menu: &mut impl Menu<Action>, label: &'static str, seas: Set<Sea>) {
    for sea in seas {
        menu.choice(Action::Sea(sea), || Show::at(targets::sea(sea), msg(label).term("sea", sea.key())));
    }
}

pub fn regions(menu: &mut impl Menu<Action>, regions: Set<Region>) {
    for region in regions {
        menu.choice(Action::Region(region), || {
            Show::at(targets::region(region), msg("do-choose-region").term("region", region.key()))
        });
    }
}

/// Why none of these lands can be chosen.
pub fn no_lands(menu: &mut impl Menu<Action>, rule: &'static str, why: &'static str, lands: Set<Land>) {
    for land in lands {
        menu.refuse(|| Refusal::new(targets::land(land), rule, msg(why).term("land", land.key())));
    }
}

pub fn no_seas(menu: &mut impl Menu<Action>, rule: &'static str, why: &'static str, seas: Set<Sea>) {
    for sea in seas {
        menu.refuse(|| Refusal::new(targets::sea(sea), rule, msg(why).term("sea", sea.key())));
    }
}
