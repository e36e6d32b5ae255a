//! Games that are wrong on purpose: the soak must notice each.

use age_of_discovery::{Action, AgeOfDiscovery, Event, Kind, LandTile, Place, Region, State, View, targets};
use kernel::{Audience, Chance, Cx, Dice, Menu, Refusal, Rules, Seat, msg};
use kit::Id;
use testkit::{Fault, Plan, caught, generic_faults};

type G = AgeOfDiscovery;

/// Faults show in many places, so it is enough to look closely now and then.
fn plan() -> Plan {
    Plan { every: 10, ..Plan::default() }
}

#[test]
fn generic_faults_are_caught() {
    generic_faults::<G>(&plan());
}

struct LostSoldier;
impl Fault<G> for LostSoldier {
    const NAME: &'static str = "a landed worker falls into the sea";
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<G>) {
        G::apply(state, seat, action, cx);
        if let Action::Land(region) = action {
            let colony = &mut state.regions[region].workers[seat.index()];
            colony[Kind::Soldier] = colony[Kind::Soldier].saturating_sub(1);
        }
    }
}

struct TokenStays;
impl Fault<G> for TokenStays {
    const NAME: &'static str = "the third worker does not take the region's token";
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<G>) {
        let before = state.regions;
        G::apply(state, seat, action, cx);
        if let Action::Land(region) = action {
            state.regions[region].good = before[region].good;
        }
    }
}

struct SoldTwice;
impl Fault<G> for SoldTwice {
    const NAME: &'static str = "a building is bought and stays for sale";
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<G>) {
        G::apply(state, seat, action, cx);
        if let Action::Buy(building) = action
            && matches!(state.buildings[building], Place::Owned(_) | Place::Spent(_))
        {
            let _ = state.row.try_push(building);
        }
    }
}

struct GlassTiles;
impl Fault<G> for GlassTiles {
    const NAME: &'static str = "a tile one player scouted is shown to all";
    fn view(state: &State, who: Audience) -> View {
        let mut shown = state.clone();
        for region in Region::all() {
            if let LandTile::Seen(seen) = &mut shown.regions[region].tile {
                seen.public = true;
            }
        }
        G::view(&shown, who)
    }
}

struct LoudScout;
impl Fault<G> for LoudScout {
    const NAME: &'static str = "what a scout saw is told to all";
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<G>) {
        G::apply(state, seat, action, cx);
        if let Action::Scout(region) = action {
            let tile = state.known_tile(seat, region);
            cx.tell(|| Event::ScoutedTile { seat, region, cost: 1, tile });
        }
    }
}

struct TellingOffer;
impl Fault<G> for TellingOffer {
    const NAME: &'static str = "a refusal depends on a tile the player has not seen";
    fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        G::offer(state, seat, menu);
        for region in Region::all() {
            if let LandTile::Seen(seen) = &state.regions[region].tile {
                let n = seen.tile.get().facts().resistance;
                menu.refuse(|| {
                    Refusal::new(targets::region(region), "R6.6.3", msg("too-strong").num("n", n))
                });
            }
        }
    }
}

struct FreePeek;
impl Fault<G> for FreePeek {
    const NAME: &'static str = "a look at a tile another has seen can be taken back";
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<G>) {
        match action {
            Action::Scout(region) if matches!(state.regions[region].tile, LandTile::Seen(_)) => {
                G::apply(state, seat, action, &mut Cx::playout(&mut Dice::new(0)));
            }
            _ => G::apply(state, seat, action, cx),
        }
    }
}

struct ForgottenScout;
impl Fault<G> for ForgottenScout {
    const NAME: &'static str = "resample changes a tile its audience has seen";
    fn resample(state: &State, _: Audience, chance: &mut dyn Chance) -> State {
        G::resample(state, Audience::Table, chance)
    }
}

#[test]
fn faults_in_the_pieces_are_caught() {
    let plan = plan();
    assert!(caught::<G, LostSoldier>(&plan).contains("figures of soldier"));
    assert!(caught::<G, TokenStays>(&plan).contains("token"));
    assert!(caught::<G, SoldTwice>(&plan).contains("for sale"));
}

#[test]
fn leaks_are_caught() {
    let plan = plan();
    caught::<G, GlassTiles>(&plan);
    caught::<G, LoudScout>(&plan);
    caught::<G, TellingOffer>(&plan);
    caught::<G, FreePeek>(&plan);
    caught::<G, ForgottenScout>(&plan);
}
