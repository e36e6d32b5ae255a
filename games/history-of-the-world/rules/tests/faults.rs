//! Games that are wrong on purpose: the soak must notice each.

use history_of_the_world::*;
use kernel::{Audience, Chance, Cx, Menu, Rules, Seat, Show, msg};
use kit::Named;
use testkit::{Fault, Plan, caught};

type G = HistoryOfTheWorld;

fn plan() -> Plan {
    Plan { games: 1, random_sets: 2, every: 4, ..Plan::default() }
}

#[test]
fn generic_faults_are_caught() {
    testkit::generic_faults::<G>(&plan());
}

struct OpenHands;
impl Fault<G> for OpenHands {
    const NAME: &'static str = "spectators see the hand of the first seat";
    fn view(state: &State, who: Audience) -> View {
        let mut view = G::view(state, who);
        if who == Audience::Table {
            view.hand = state.players[Seat(0)].hand.get().cards().to_vec();
        }
        view
    }
}

struct GiftsAreLookedAt;
impl Fault<G> for GiftsAreLookedAt {
    const NAME: &'static str = "an empire that was given is seen at once";
    fn view(state: &State, who: Audience) -> View {
        let mut view = G::view(state, who);
        if let Audience::Seat(seat) = who {
            view.players[seat].empire = *state.players[seat].empire.get();
        }
        view
    }
}

struct OfferTellsTheDeck;
impl Fault<G> for OfferTellsTheDeck {
    const NAME: &'static str = "the draft offers more when the strongest empire is still in the deck";
    fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        G::offer(state, seat, menu);
        let strong = state.deck.get().contains(6);
        if matches!(state.frames.top(), Pending::Draft(_)) && strong {
            menu.refuse(|| kernel::Refusal::new(kernel::Target::Button, "R4.3", msg("refuse-must-try")));
        }
    }
}

struct ArmiesFromNowhere;
impl Fault<G> for ArmiesFromNowhere {
    const NAME: &'static str = "a withdrawn army comes back twice";
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<G>) {
        G::apply(state, seat, action, cx);
        if action == Action::Withdraw {
            state.turn.campaign.pool[0] += 1;
        }
    }
}

struct FortsInEmptyLands;
impl Fault<G> for FortsInEmptyLands {
    const NAME: &'static str = "a fort survives the army it protects";
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<G>) {
        let forts = state.world.forts;
        G::apply(state, seat, action, cx);
        state.world.forts = forts | state.world.forts;
    }
}

struct Barren;
impl Fault<G> for Barren {
    const NAME: &'static str = "barren lands can be entered";
    fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        G::offer(state, seat, menu);
        if matches!(state.frames.top(), Pending::Turn(Stage::Expand)) && state.turn.campaign.pool[0] > 0 {
            let to = Land::named("siberia").expect("a barren land");
            menu.choice(Action::Expand { to, people: 0 }, || Show::button(msg("do-enter")));
        }
    }
}

struct SameHandAgain;
impl Fault<G> for SameHandAgain {
    const NAME: &'static str = "resample forgets what was played";
    fn resample(state: &State, who: Audience, chance: &mut dyn Chance) -> State {
        let mut forgetful = state.clone();
        let played = std::mem::take(&mut forgetful.played);
        let mut other = G::resample(&forgetful, who, chance);
        other.played = played;
        other
    }
}

#[test]
fn faults_of_this_game_are_caught() {
    caught::<G, OpenHands>(&plan());
    caught::<G, GiftsAreLookedAt>(&plan());
    caught::<G, OfferTellsTheDeck>(&plan());
    caught::<G, ArmiesFromNowhere>(&plan());
    caught::<G, FortsInEmptyLands>(&plan());
    caught::<G, Barren>(&plan());
    caught::<G, SameHandAgain>(&plan());
}
