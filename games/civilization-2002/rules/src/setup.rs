//! R2.1: markers, gold, and who begins.

use crate::Game;
use crate::data::data;
use crate::event::{Event, RollFor};
use crate::frames::Draft;
use crate::ids::*;
use crate::options::Options;
use crate::state::*;
use kernel::{Bag, Chance, Cx, Frames, PerSeat, Refusal, Seat, SeatSet, Secret};

pub fn setup(options: &Options, seats: u8, cx: &mut Cx<Game>) -> Result<State, Refusal> {
    let options = options.resolved();
    let mut bag = Bag::<MARKERS>::new(data().markers);
    let mut spent = Bag::EMPTY;
    if options.rich {
        for _ in 0..2 * seats {
            // R2.1.2: two blank markers for each player.
            if bag.take(Marker::Nothing.index()) {
                spent.put(Marker::Nothing.index());
            }
        }
    }
    // R2.1.3: one shuffled marker in every region; the rest leaves the game unseen.
    let mut regions = Regions::default();
    for region in regions.iter_mut() {
        let kind = bag.draw(cx).expect("more markers than regions");
        region.marker = Secret::new(Marker::at(kind));
        region.face = Face::Down;
    }
    let first = highest_roll(SeatSet::all(seats), RollFor::Place, |_| 0, cx);
    cx.tell(|| Event::FirstToPlace { who: first });
    Ok(State {
        options,
        turn: 0,
        era: Era::Ancient,
        phase: Phase::Setup,
        first,
        frames: Frames::new(Draft { placed: 0 }),
        players: PerSeat::new(seats, |_| Player::new(data().tables.start_gold)),
        regions,
        supply: Set::all(),
        wonder_supply: Set::all(),
        rest: Secret::new(bag),
        spent,
        challenges: Challenges::NONE,
        battle: None,
        deal: None,
        critical: None,
        milestones: Set::empty(),
        look_for_claims: false,
        era_ends: false,
        ending: None,
        manhattan_used: false,
    })
}

/// Everybody in `who` rolls two dice less a handicap; the tied roll again (R1.11, R9.5).
pub fn highest_roll(who: SeatSet, what: RollFor, handicap: impl Fn(Seat) -> u8, cx: &mut Cx<Game>) -> Seat {
    let mut tied = who;
    loop {
        cx.automatic();
        let mut best = i32::MIN;
        let mut leaders = SeatSet::EMPTY;
        for seat in tied.iter() {
            let dice = (cx.die(6) as u8, cx.die(6) as u8);
            let less = handicap(seat);
            let total = (dice.0 + dice.1) as i32 - less as i32;
            cx.tell(|| Event::RolledFor { who: seat, what, dice, less });
            if total > best {
                best = total;
                leaders = SeatSet::EMPTY;
            }
            if total == best {
                leaders.insert(seat);
            }
        }
        match (leaders.len(), leaders.first()) {
            (1, Some(seat)) => return seat,
            _ => tied = leaders,
        }
    }
}
