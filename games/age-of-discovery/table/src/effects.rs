//! What events look like before the board shows what came of them. Workers and goods are seen to move by themselves.

use age_of_discovery::{Event, targets};
use kernel::{Seat, Target, msg};
use table::{Effect, at};

fn mat(seat: Seat) -> String {
    at(Target::Seat(seat)).to_string()
}

fn money(seat: Seat, n: u16) -> Vec<Effect> {
    if n == 0 { Vec::new() } else { vec![Effect::gain(mat(seat), msg("face-plus-money").num("n", n))] }
}

fn points(at: String, seat: Seat, n: u16) -> Effect {
    Effect::gain(at, msg("face-plus-points").num("n", n).seat("who", seat))
}

pub fn effects(event: &Event) -> Vec<Effect> {
    match *event {
        Event::RoundBegins { round, age } => {
            vec![Effect::banner(msg("face-banner-round").num("round", round).num("age", age))]
        }
        Event::TrackBegins { track } => vec![Effect::pulse(at(targets::track(track)))],
        Event::InitiativePaid { seat, n } | Event::MerchantPaid { seat, n } | Event::Income { seat, n } => {
            money(seat, n)
        }
        Event::MoneyFrom { seat, n, .. } | Event::Minted { seat, n, .. } | Event::Sold { seat, n, .. } => {
            money(seat, n)
        }
        Event::Privateered { seat, n, .. } => money(seat, n),
        Event::Succeeded { seat, plunder, soldiers, vp, .. } => {
            let mut seen = money(seat, plunder + soldiers);
            seen.push(points(mat(seat), seat, vp as u16));
            seen
        }
        Event::TileRevealed { region, .. } => {
            vec![Effect::Turn { at: at(targets::tile(region)).to_string() }]
        }
        Event::CardRevealed { .. } => vec![Effect::Turn { at: at(targets::DECK).to_string() }],
        Event::BattleDeclared { region, .. } => vec![Effect::pulse(at(targets::region(region)))],
        Event::WarDeclared { seat, against, .. } => {
            vec![Effect::banner(msg("face-banner-war").seat("who", seat).seat("whom", against))]
        }
        Event::ColonyScored { seat, region, n } => {
            vec![points(at(targets::region(region)).to_string(), seat, n)]
        }
        Event::BoughtVp { seat, n, .. } => vec![points(mat(seat), seat, n)],
        _ => Vec::new(),
    }
}
