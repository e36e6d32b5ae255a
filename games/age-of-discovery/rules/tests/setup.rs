//! Numbers that depend on how many play.

use age_of_discovery::{Action, AgeOfDiscovery, Options, Spot, State};
use kernel::{Cx, Dice, Rules, Seat};

fn begin(seats: u8) -> State {
    AgeOfDiscovery::setup(&Options::default(), seats, &mut Cx::playout(&mut Dice::new(1)))
        .expect("the default stands")
}

fn offered(state: &State, seat: Seat, action: Action) -> bool {
    AgeOfDiscovery::offer_for(state, seat).has(&action)
}

/// R3.9, R5.3: spaces 1 to 2N - 1 of the dock can be used.
#[test]
fn dock_spaces_by_players() {
    for (seats, spaces) in [(2, 3), (3, 5), (4, 7), (5, 9), (6, 11)] {
        let mut state = begin(seats);
        let mut placed = 0;
        loop {
            let seat = AgeOfDiscovery::open(&state).first().expect("somebody places");
            let action = Action::Place(Spot::Dock);
            if !offered(&state, seat, action) {
                break;
            }
            AgeOfDiscovery::apply(&mut state, seat, action, &mut Cx::playout(&mut Dice::new(1)));
            placed += 1;
        }
        assert_eq!(placed, spaces, "{seats} players");
        let seat = AgeOfDiscovery::open(&state).first().expect("somebody places");
        let refused = AgeOfDiscovery::offer_for(&state, seat).refused;
        assert!(
            refused.iter().any(|r| r.rule == "R5.3" && r.why.key == "refuse-dock-full"),
            "{seats} players"
        );
    }
}

/// R3.2: $10, and one more for each later position.
#[test]
fn money_by_position() {
    for seats in 2..=6 {
        let state = begin(seats);
        let money: Vec<u16> = state.order.iter().map(|s| state.players[*s].money).collect();
        assert_eq!(money, (10..10 + seats as u16).collect::<Vec<_>>());
    }
}

/// R3.7: 37 tokens beside the map, 33 in the bag once the track is filled.
#[test]
fn bag_after_setup() {
    for seats in 2..=6 {
        let state = begin(seats);
        assert_eq!((state.bag.len(), state.goods_row.len()), (33, 4));
    }
}

/// R1.5: an audience sees no tile it has not been shown.
#[test]
fn tiles_are_hidden_from_everybody() {
    let state = begin(3);
    for who in kernel::Audience::all(3) {
        let view = AgeOfDiscovery::view(&state, who);
        assert!(view.regions.pairs().all(|(_, land)| land.tile.is_none()));
    }
}

/// A clone is a copy of little.
#[test]
fn a_state_is_small() {
    let size = std::mem::size_of::<State>();
    assert!(size < 2048, "{size} bytes");
}

/// Facts are complete, and carry where they come from and how sure they are.
#[test]
fn facts_carry_their_source() {
    let files = [
        ("regions", include_str!("../data/regions.json"), "regions", 9),
        ("goods", include_str!("../data/goods.json"), "goods", 11),
        ("tiles", include_str!("../data/discoveries.json"), "tiles", 16),
        ("cards", include_str!("../data/discoveries.json"), "cards", 16),
        ("buildings", include_str!("../data/buildings.json"), "buildings", 57),
        ("workers", include_str!("../data/workers.json"), "workers", 6),
        ("nations", include_str!("../data/nations.json"), "nations", 6),
    ];
    for (name, json, list, count) in files {
        let value: serde_json::Value = serde_json::from_str(json).expect("JSON");
        let rows = value[list].as_array().expect("a list");
        assert_eq!(rows.len(), count, "{name}");
        for row in rows {
            let sourced = ["source", "good_source"].iter().any(|key| row[*key].is_string());
            assert!(sourced && row["confidence"].is_number(), "{name}: {row}");
        }
    }
    let facts = age_of_discovery::facts();
    assert_eq!(facts.goods.total(), 46);
    for (a, one) in facts.regions.pairs() {
        for (b, other) in facts.regions.pairs() {
            let touch = (one.adjacent.has(b), other.adjacent.has(a));
            assert_eq!(touch.0, touch.1, "{a:?} and {b:?} agree whether they touch");
        }
    }
}
