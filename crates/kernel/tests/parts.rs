//! The small parts: sets of seats, bags, chance, places.

use kernel::*;

#[test]
fn a_set_of_seats_is_a_set() {
    let mut set = SeatSet::all(4).without(Seat(2));
    assert_eq!(set.iter().map(|s| s.0).collect::<Vec<_>>(), [0, 1, 3]);
    assert!(set.contains(Seat(3)) && !set.contains(Seat(2)));
    set.remove(Seat(0));
    assert_eq!((set.len(), set.first()), (2, Some(Seat(1))));
    assert_eq!(SeatSet::EMPTY.first(), None);
}

#[test]
fn ears_hear_what_is_theirs() {
    let only = Ears::only(SeatSet::of(Seat(1)));
    let rest = Ears::all_but(SeatSet::of(Seat(1)));
    for who in Audience::all(3) {
        assert!(only.include(who) != rest.include(who), "{who:?} hears one of the two");
        assert!(Ears::EVERYBODY.include(who));
    }
    assert!(only.include(Audience::Seat(Seat(1))));
}

#[test]
fn dice_are_even_and_stay_within_bounds() {
    let mut dice = Dice::new(3);
    let mut faces = [0u32; 6];
    for _ in 0..60_000 {
        faces[dice.die(6) as usize - 1] += 1;
    }
    // Five standard deviations of a fair die.
    assert!(faces.iter().all(|n| n.abs_diff(10_000) < 460), "{faces:?}");
    assert!((0..1000).all(|_| dice.pick(7, 3) >= 7 && dice.pick(7, 3) < 10));
}

#[test]
fn the_streams_of_a_seed_differ_and_repeat() {
    let seed = Seed::from_number(9);
    let draw =
        |entry| (0..8).map(|_| 0).scan(seed.stream(entry), |d, _| Some(d.below(1000))).collect::<Vec<_>>();
    assert_eq!(draw(4), draw(4));
    assert_ne!(draw(4), draw(5));
    assert_ne!(seed.commitment(), Seed::from_number(10).commitment());
    assert_eq!(format!("{seed:?}"), "Seed(secret)");
}

#[test]
fn a_bag_gives_what_it_holds_by_weight_and_runs_out() {
    let mut dice = Dice::new(5);
    let mut often = [0u32; 3];
    for _ in 0..9000 {
        let mut bag = Bag::new([1, 0, 2]);
        often[bag.draw(&mut dice).expect("three pieces")] += 1;
        assert_eq!(bag.len(), 2);
    }
    assert_eq!(often[1], 0);
    assert!(often[0].abs_diff(3000) < 230, "{often:?}");
    let mut bag = Bag::<3>::one_of_each();
    assert!(bag.take(1) && !bag.take(1));
    let mut rest: Vec<_> = std::iter::from_fn(|| bag.draw(&mut dice)).collect();
    rest.sort();
    assert_eq!(rest, [0, 2]);
}

#[test]
fn a_script_gives_its_values_and_tells_what_does_not_fit() {
    let mut script = Script::new(&[4, 2]);
    assert_eq!((script.die(6), script.kind(&[0, 0, 1])), (4, 2));
    assert_eq!(script.finish(), Ok(()));

    let fault = |values: &[u32], ask: fn(&mut Script) -> u32| {
        let mut script = Script::new(values);
        ask(&mut script);
        script.finish().expect_err("does not fit")
    };
    assert!(fault(&[7], |s| s.die(6)).contains("7 is not within 1..=6"));
    assert!(fault(&[], |s| s.die(6)).contains("missing"));
    assert!(fault(&[1], |s| s.kind(&[3, 0]) as u32).contains("kind 1 is not in the bag"));
    assert!(fault(&[1, 2], |s| s.die(6)).contains("1 chance outcome(s) too many"));
}

#[test]
fn places_are_shared_and_skipped() {
    let points: PerSeat<i32> = [30, 50, 50, 10].into_iter().collect();
    let standing = Standing::by(points, |_, points| [Rank::points(points)]);
    assert_eq!(standing.places.iter().copied().collect::<Vec<_>>(), [3, 1, 1, 4]);
    assert_eq!(standing.winners().len(), 2);
    assert!(standing.ahead.iter().all(Option::is_none), "points alone decided: {:?}", standing.ahead);
}

#[test]
fn what_told_equal_points_apart_is_named() {
    let points: PerSeat<Points> = [39, 39, 39, 20].map(Points::halves).into_iter().collect();
    let (gold, age) = ([1, 4, 4, 9], [7, 3, 5, 1]);
    let standing = Standing::by(points, |seat, points| {
        let at = seat.index();
        [Rank::points(points), Rank::most("tie-gold", gold[at]), Rank::least("tie-age", age[at])]
    });
    assert_eq!(standing.places, [3, 1, 2, 4].into_iter().collect());
    assert_eq!(standing.ahead, [None, Some("tie-age"), Some("tie-gold"), None].into_iter().collect());
    assert_eq!(standing.behind(Seat(1)), SeatSet::of(Seat(2)));
    assert_eq!(standing.behind(Seat(3)), SeatSet::EMPTY);
    let json = serde_json::to_string(&standing.points).expect("numbers");
    assert_eq!(json, "[19.5,19.5,19.5,10]");
}

#[test]
fn half_points_are_written_as_halves() {
    let written = [0, 1, 2, 39, -1, -2, -39].map(|h| Points::halves(h).to_string());
    assert_eq!(written, ["0", "½", "1", "19½", "-½", "-1", "-19½"]);
}

#[test]
fn a_bag_of_another_size_is_not_read() {
    let error = serde_json::from_str::<Bag<3>>("[1,2]").expect_err("too short").to_string();
    assert!(error.contains("a bag of 3 kinds, not 2"), "{error}");
}
