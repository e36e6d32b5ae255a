//! What the table warns of, and what tells one choice from another before it is taken.

mod pages;

use civilization_2002::ids::{Area, Id, Kind};
use civilization_2002::{Action, Civilization2002, Pending};
use civilization_2002_table::World;
use kernel::{Audience, Rules, Seat};
use pages::{between, page};
use table::trial::{self, Desk};

type G = Civilization2002;

/// What is said of a region where one points at it.
fn tip(html: &str, area: Area) -> &str {
    between(html, &format!("<desc id=\"tip-area-{}\">", area.0), "</desc>").expect("every region has a tip")
}

/// R2.5.10: whoever buys reads which settlements an army beside them could take, and so does whoever points at one; those
/// with a guard say how many could come.
#[test]
fn a_purchase_names_what_nobody_guards() {
    let desk = Desk::<World>::default();
    let (mut open, mut calm, mut beset) = (0, 0, 0);
    for seed in 1..8 {
        trial::play::<G>(3, &[], seed, 900, |_, state| {
            let Some(seat) = G::open(state).first() else { return };
            if !G::offer_for(state, seat).has(&Action::EndPurchases) || open.min(calm).min(beset) > 2 {
                return;
            }
            let html = page(&desk, state, seat, 0);
            let told: Vec<&str> = html
                .split("<p class=\"unguarded\">")
                .skip(1)
                .filter_map(|told| told.split("</p>").next())
                .collect();
            let exposed = state.exposed(seat);
            assert_eq!(told.is_empty(), exposed.is_empty(), "{exposed:?}");
            for place in &exposed {
                let name = tip(&html, place.area);
                let name = between(name, "<b>", "</b>").expect("its name");
                // R9.13: settlers may stand alone in a settlement of somebody else, who leaves it undefended or not.
                let kind = if place.settled { "Undefended:" } else { "Settlers alone:" };
                let named = told.iter().filter(|told| told.contains(kind) && told.contains(name));
                assert_eq!(named.count(), 1, "{name}: {told:?}");
                // Whose it is: others may stand there, too.
                let key = if place.settled {
                    "Undefended:".to_owned()
                } else {
                    format!("Lone settlers of P{seat}:")
                };
                assert!(tip(&html, place.area).contains(&key), "{}", tip(&html, place.area));
                open += 1;
            }
            calm += exposed.is_empty() as usize;
            let view = G::view(state, Audience::Seat(seat));
            for place in view.within_reach().into_iter().filter(|place| place.guarded) {
                // Others may stand there, too: whoever could be attacked is named.
                let key = format!("P{seat} can be attacked here:");
                assert_eq!(tip(&html, place.area).matches(&key).count(), 1, "{}", tip(&html, place.area));
                beset += 1;
            }
        });
    }
    assert!(open > 2 && calm > 2 && beset > 2, "{open} {calm} {beset}");
}

/// R2.1.4: start regions differ by what lies around them and by who is near.
#[test]
fn a_start_says_what_lies_around_it() {
    let desk = Desk::<World>::default();
    let (mut starts, mut near, mut islands) = (0, 0, 0);
    trial::play::<G>(3, &[], 2, 40, |_, state| {
        let (Some(seat), Pending::Draft(_)) = (G::open(state).first(), *state.frames.top()) else { return };
        let html = page(&desk, state, seat, 0);
        for area in Area::lands().filter(|area| state.regions[*area].owner.is_none()) {
            let said = tip(&html, area);
            let around = area.facts().land.len();
            let told = match around {
                // R2.3.3, R3.6: what it takes to leave, and what that costs.
                0 => said.contains("by sea, with a galley for 10 gold."),
                1 => said.contains("One neighbouring region"),
                _ => said.contains(&format!("{around} neighbouring regions")),
            };
            assert!(told, "{around}: {said}");
            // R2.1.7: no settler has to look at it.
            assert!(
                said.contains("turned up at the end of the setup") && !said.contains("may look"),
                "{said}"
            );
            assert!(said.contains("Land and resources stay"), "{said}");
            islands += (around == 0) as usize;
            starts += 1;
            near += said.contains("Steps by land to") as usize;
        }
    });
    assert!(starts > 100 && near > 50 && islands > 0, "{starts} {near} {islands}");
}

/// R2.3.1: a figure of somebody who does not move now is not said to be out of points: it has all of them when its turn comes.
#[test]
fn figures_of_others_are_not_said_to_stand_still() {
    let desk = Desk::<World>::default();
    let mut seen = 0;
    trial::play::<G>(3, &[], 3, 400, |_, state| {
        let (Some(seat), Pending::Movement(_)) = (G::open(state).first(), *state.frames.top()) else {
            return;
        };
        if seen > 40 {
            return;
        }
        let html = page(&desk, state, seat, 0);
        for other in Seat::all(state.seats()).filter(|other| *other != seat) {
            for (slot, piece) in
                state.players[other].pieces.iter().filter(|(_, piece)| piece.aboard().is_none())
            {
                let id = civilization_2002::targets::piece(other, slot);
                let drawn =
                    between(&html, &format!("<g id=\"p-{id}\""), ">").expect("it stands on the board");
                assert!(drawn.contains("a turn") && !drawn.contains(" left"), "{:?}: {drawn}", piece.kind);
                seen += 1;
            }
        }
    });
    assert!(seen > 40, "{seen}");
}

/// One picture does not stand for units of another kind.
#[test]
fn a_mat_tells_a_few_kinds_of_armies_apart() {
    let desk = Desk::<World>::default();
    let mut mixed = 0;
    for seed in 1..12 {
        trial::play::<G>(3, &[], seed, 600, |_, state| {
            let Some(seat) = G::open(state).first().filter(|_| mixed < 4) else { return };
            let count = |kind: Kind| state.players[seat].pieces.count(|piece| piece.kind == kind);
            let kinds: Vec<Kind> = Kind::all().filter(|kind| kind.is_army() && count(*kind) > 0).collect();
            if !(2..=3).contains(&kinds.len()) {
                return;
            }
            let html = page(&desk, state, seat, 0);
            let mine = format!("tok seat-{}\"", seat.index());
            let mats =
                html.split("<span class=\"forces\">").skip(1).filter_map(|mat| mat.split("</div>").next());
            let forces = { mats }.find(|mat| mat.contains(&mine)).expect("the mat of the reader");
            for kind in kinds {
                let picture = format!("#i-k-{}\"", kind.index());
                let rest = &forces[forces.find(&picture).unwrap_or_else(|| panic!("{kind:?}: {forces}"))..];
                assert_eq!(between(rest, "<b>", "</b>"), Some(count(kind).to_string().as_str()), "{forces}");
            }
            mixed += 1;
        });
    }
    assert!(mixed > 2, "{mixed}");
}

/// R3.5: below the minimum a technology brings no gold yet, and its card does not promise any.
#[test]
fn a_technology_promises_no_gold_below_the_minimum() {
    let desk = Desk::<World>::default();
    let (mut below, mut above) = (0, 0);
    for seed in 1..12 {
        trial::play::<G>(3, &[], seed, 1_500, |_, state| {
            let Some(seat) = G::open(state).first() else { return };
            let offer = G::offer_for(state, seat);
            let buys = offer.choices.iter().any(|choice| matches!(choice.action, Action::Research(_)));
            if !buys || below.min(above) > 1 {
                return;
            }
            let view = G::view(state, Audience::Seat(seat));
            let made = view.players[seat.index()].forecast;
            let html = page(&desk, state, seat, 0);
            let card =
                between(&html, "<section class=\"buys technologies\">", "</section>").expect("its card");
            let promised = card.contains("in every production");
            if made.topped_up == 0 && made.unique > 0 {
                assert!(promised, "{made:?}: {card}");
                above += 1;
            }
            if made.topped_up > 7 {
                assert!(card.contains("past the minimum of 10") && !promised, "{made:?}: {card}");
                below += 1;
            }
        });
    }
    assert!(below > 1 && above > 1, "{below} {above}");
}
