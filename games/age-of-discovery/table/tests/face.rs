//! The face of Age of Discovery keeps to the conventions of faces, in random games over many options.

use age_of_discovery::{Action, AgeOfDiscovery, Pending};
use age_of_discovery_table::Atlas;
use kernel::{Audience, Rules};
use table::trial::{self, Desk};
use table::{Screen, Trial, screen};

const TRIAL: Trial<Atlas> = Trial {
    tables: &[
        (2, &[]),
        (4, &[("scouting", "true"), ("buy_vp", "true")]),
        (3, &[("start_mode", "auction_nations"), ("letter", "true")]),
        (6, &[("start_mode", "random_nations"), ("builders", "false")]),
    ],
    ..Trial::OFTEN
};

#[test]
fn every_target_is_drawn() {
    TRIAL.every_target_is_drawn::<AgeOfDiscovery>();
}

#[test]
fn two_worlds_look_the_same() {
    TRIAL.two_worlds_look_the_same::<AgeOfDiscovery>();
}

/// R6.2.2, R6.3: a landing or a good that is not taken is lost, so whoever passes is asked first.
#[test]
fn a_landing_or_a_good_is_not_given_up_by_a_slip() {
    let desk = Desk::<Atlas>::default();
    let (mut landings, mut goods) = (0, 0);
    trial::play::<AgeOfDiscovery>(3, &[], 5, 600, |_, state| {
        let Some(seat) = AgeOfDiscovery::open(state).first() else { return };
        let (lost, seen) = match state.frames.top() {
            Pending::Dock => ("workers to land: 1", &mut landings),
            Pending::GoodsTrack => ("goods to take: 1", &mut goods),
            _ => return,
        };
        let offer = AgeOfDiscovery::offer_for(state, seat);
        if offer.choices.len() < 2 {
            return;
        }
        let passes =
            offer.choices.iter().position(|choice| choice.action == Action::Pass).expect("one may pass");
        let shown: Screen = desk.draw(state, 3, Audience::Seat(seat), 0, screen::<Atlas>);
        let html: String = shown.elements.iter().map(|e| e.html.as_str()).collect();
        let button = html.split("<button ").find(|b| b.contains(&format!("data-choice=\"{passes}\"")));
        let button = button.expect("a button for it");
        assert!(button.contains(&format!("data-lost=\"{lost}\"")), "{button}");
        assert_eq!(html.matches("data-lost=").count(), 1, "whoever takes something loses nothing: {html}");
        *seen += 1;
    });
    assert!(landings > 0 && goods > 0, "{landings} {goods}");
}
