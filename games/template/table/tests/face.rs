//! The face of Mirage keeps to the conventions of faces, in random games.

use table::Trial;
use template::Template;
use template_table::Board;

const TRIAL: Trial<Board> =
    Trial { tables: &[(2, &[]), (3, &[("storm", "true")]), (4, &[("nomads", "true")])], ..Trial::OFTEN };

#[test]
fn every_target_is_drawn() {
    TRIAL.every_target_is_drawn::<Template>();
}

#[test]
fn two_worlds_look_the_same() {
    TRIAL.two_worlds_look_the_same::<Template>();
}
