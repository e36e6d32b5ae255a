//! The box, the board and the setup (R2 to R4).

use clash_of_cultures::*;
use kernel::{Cx, Dice, Rules, Script, Seat};

fn begin(options: Options, seats: u8, seed: u64) -> State {
    ClashOfCultures::setup(&options, seats, &mut Cx::playout(&mut Dice::new(seed)))
        .expect("every option is accepted")
}

/// R2.2, R14.9: what is in the box, and the icons of the events.
#[test]
fn the_box() {
    let d = data();
    assert_eq!((d.events.len(), d.cards.len(), d.goals.len(), d.wonders.len()), (38, 42, 32, 7));
    let icons = |i: Option<Icon>| d.events.iter().filter(|e| e.icon == i).count();
    assert_eq!(icons(Some(Icon::Attack)), 14);
    assert_eq!(icons(Some(Icon::Arrival)), 8);
    assert_eq!(icons(Some(Icon::Exhausted)), 4);
    assert_eq!(icons(Some(Icon::GoldMine)), 3);
    assert_eq!(icons(None), 9);
}

/// R3.1, R3.2: names of spaces; how the four spaces of a region touch.
#[test]
fn spaces_and_regions() {
    assert_eq!(by_label("D7"), Some(Space(36)));
    assert_eq!((hex_of(by_label("D3").unwrap()).q, hex_of(by_label("D3").unwrap()).r), (3, 1));
    for seats in 2..=4 {
        for &[top, left, right, bottom] in &layout(seats).slots {
            let l = layout(seats);
            for (a, b) in [(top, bottom), (top, left), (top, right), (bottom, left), (bottom, right)] {
                assert!(l.map.touch(a, b));
            }
            assert!(!l.map.touch(left, right));
        }
    }
}

/// R3.3, R3.4: a region as printed and turned half round; who carries the barbarian icon.
#[test]
fn two_ways_to_lie() {
    let mut state = begin(Options::default(), 2, 1);
    let slot = layout(2).slots[5];
    // Tile 11: sea, fertile, forest, mountain.
    state.regions[5] = Some(Region { tile: 6, turned: false });
    let plain = slot.map(|s| state.terrain(s).unwrap());
    assert_eq!(plain, [Terrain::Sea, Terrain::Fertile, Terrain::Forest, Terrain::Mountain]);
    state.regions[5] = Some(Region { tile: 6, turned: true });
    let turned = slot.map(|s| state.terrain(s).unwrap());
    assert_eq!(turned, [Terrain::Mountain, Terrain::Forest, Terrain::Fertile, Terrain::Sea]);
    let with_icon: Vec<u8> = (0..16u8)
        .filter(|&tile| {
            state.regions[5] = Some(Region { tile, turned: false });
            slot.iter().filter(|&&s| state.terrain(s) == Some(Terrain::Fertile)).count() >= 2
        })
        .map(|tile| tile + 5)
        .collect();
    assert_eq!(with_icon, [15, 16, 19, 20]);
}

/// R3.5, R3.6, R4.1: hidden regions by number of players, start regions open.
#[test]
fn layouts() {
    for (seats, hidden, spaces) in [(2, 8, 40), (3, 12, 60), (4, 14, 72)] {
        let state = begin(Options::default(), seats, 5);
        assert_eq!(state.regions.iter().filter(|r| r.is_none()).count(), hidden);
        assert_eq!(layout(seats).all.len(), spaces);
        assert_eq!(state.tiles.len(), 16, "no tile has been seen");
        for p in state.players.iter() {
            assert_eq!(state.terrain(p.home), Some(Terrain::Fertile));
        }
    }
}

/// R4.2, R4.7: with four players the places are drawn, and the first player always.
#[test]
fn places_are_drawn() {
    let homes: std::collections::BTreeSet<Space> =
        (0..40).map(|seed| begin(Options::default(), 4, seed).players[Seat(0)].home).collect();
    assert_eq!(homes.len(), 4);
    let first: std::collections::BTreeSet<Seat> =
        (0..40).map(|seed| begin(Options::default(), 3, seed).first).collect();
    assert_eq!(first.len(), 3);
    assert!(
        (0..10)
            .all(|seed| begin(Options::default(), 3, seed).players[Seat(0)].home == layout(3).homes[0].city)
    );
}

/// R4.3, R4.4, R4.5, R4.6, R21.3: what everybody begins with.
#[test]
fn everybody_begins_alike() {
    let outcomes = [3, 4, 5, 6, 1];
    let mut script = Script::new(&outcomes);
    let state = ClashOfCultures::setup(&Options::default(), 2, &mut Cx::playout(&mut script)).unwrap();
    script.finish().unwrap();
    assert_eq!(state.first, Seat(1));
    for (seat, p) in state.players.pairs() {
        assert_eq!(p.stock, Pile::food(2));
        assert_eq!((p.culture_level, p.mood_level), (0, 0));
        assert_eq!(p.advances, Set::empty().with(Advance::Farming).with(Advance::Mining));
        assert_eq!(p.settlers.len(), 1);
        let city = state.city(p.home).unwrap();
        assert_eq!((city.owner, city.mood, city.size()), (seat, Mood::Neutral, 1));
    }
    assert_eq!(*state.players[Seat(0)].hand.get(), Set::empty().with(Card(3)));
    assert_eq!(*state.players[Seat(1)].goals.get(), Set::empty().with(Goal(6)));
    let short = begin(Options { length: Length::Four, ..Options::default() }, 2, 1);
    for p in short.players.iter() {
        assert_eq!((p.settlers.len(), short.city(p.home).unwrap().mood), (2, Mood::Happy));
    }
}
