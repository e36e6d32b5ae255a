//! Rules that are not a matter of one move.

use kernel::{Rules, Seat, Standing};
use kit::{Id, Named};
use template::{Options, Pending, State, Template as G, Travel, Well};

fn well(name: &str) -> Well {
    Well::named(name).unwrap_or_else(|| panic!("no well {name}"))
}

fn start() -> State {
    testkit::start::<G>(&Options::default(), 3, 1)
}

/// R1.1, R1.2: the map.
#[test]
fn the_map() {
    let mut state = start();
    let worths: Vec<u8> = Well::all().map(Well::worth).collect();
    assert_eq!(worths, [1, 2, 1, 2, 2, 3, 2, 1, 1]);
    state.wells[well("azur")] = Some(Seat(0));
    let near: Vec<_> = state.reach(Seat(0)).iter().map(|w| w.name()).collect();
    assert_eq!(near, ["bahar", "esna"]);
}

/// R3.5: camps beside a camp guard it, and a 6 is always enough.
#[test]
fn camps_guard_each_other() {
    let mut state = start();
    state.wells[well("farah")] = Some(Seat(1));
    assert_eq!(state.needed(well("farah"), Seat(1)), 3);
    for name in ["bahar", "cassim", "gourma", "hadra"] {
        state.wells[well(name)] = Some(Seat(1));
    }
    assert_eq!(state.needed(well("farah"), Seat(1)), 6);
    assert_eq!(state.needed(well("hadra"), Seat(1)), 4);
}

/// R5.1: points, then wells, then together.
#[test]
fn who_wins() {
    let places = |points: [u8; 3], wells: &[(&str, u8)]| -> Option<Standing> {
        let mut state = start();
        for (seat, n) in points.into_iter().enumerate() {
            state.players[Seat(seat as u8)].points = n;
        }
        wells.iter().for_each(|(name, seat)| state.wells[well(name)] = Some(Seat(*seat)));
        assert_eq!(G::standing(&state), None, "the game runs");
        state.frames.replace(Pending::Over);
        G::standing(&state)
    };
    let of = |standing: Option<Standing>| standing.map(|s| s.places.iter().copied().collect::<Vec<_>>());
    assert_eq!(of(places([7, 9, 4], &[])), Some(vec![2, 1, 3]));
    assert_eq!(of(places([9, 9, 4], &[("azur", 1)])), Some(vec![2, 1, 3]));
    assert_eq!(of(places([9, 9, 4], &[])), Some(vec![1, 1, 3]));
}

/// R3.4: without a well nobody raids, unless the table plays with nomads.
#[test]
fn nomads() {
    for nomads in [false, true] {
        let mut state = testkit::start::<G>(&Options { nomads, ..Options::default() }, 2, 1);
        state.wells[well("farah")] = Some(Seat(1));
        state.frames.replace(Travel { seat: Seat(0) });
        let offer = G::offer_for(&state, Seat(0));
        assert_eq!(offer.has(&template::Action::Raid(well("farah"))), nomads);
        assert_eq!(offer.refused.iter().any(|refusal| refusal.rule == "R3.4"), !nomads);
    }
}
