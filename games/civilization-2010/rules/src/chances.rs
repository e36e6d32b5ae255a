//! Exact chances, from what a seat may know: what a hut or a village holds, and by whom a battle is won that a step begins.

use crate::Game;
use crate::action::Action;
use crate::battle::{self, BattleKind, forecast};
use crate::frames::Pending;
use crate::ids::*;
use crate::state::*;
use kernel::{Cx, Dice, Msg, Rules, Seat, msg};
use kit::gauge::EXACT;

/// Every outcome with its chance, in parts of [`EXACT`].
pub type Chances = Vec<(Msg, u32)>;

pub fn of(state: &State, seat: Seat, action: &Action) -> Option<Chances> {
    begins(state, seat, action).or_else(|| {
        let square = opened(state, seat, action)?;
        let unseen = Unseen::by(state, seat, square)?;
        takes(state, seat, action, square).then(|| unseen.found())
    })
}

/// A step that begins a battle; by whom it is won, cards decide that nobody has seen. R17.2: and what the winner of a village
/// takes.
fn begins(state: &State, seat: Seat, action: &Action) -> Option<Chances> {
    let (Action::Step(to), Some(Pending::Going(going))) = (action, state.frames.iter().next_back()) else {
        return None;
    };
    let chance = forecast::chance(&battle::prospect(state, &going.members(), *to)?);
    let gist = |key: &'static str| msg(key).seat("who", seat);
    let ends = vec![(gist("gist-battle-likely"), chance), (gist("gist-battle-unlikely"), EXACT - chance)];
    let held = Unseen::by(state, seat, *to).map(|unseen| unseen.listed()).unwrap_or_default();
    Some([ends, held].concat())
}

/// The marker that this answer may turn up: a hut that is entered or stayed on, or a village whose battle comes to its end.
fn opened(state: &State, seat: Seat, action: &Action) -> Option<u16> {
    let hut = |square: u16| (state.markers[square] == Marker::Hut).then_some(square);
    match (action, state.frames.iter().next_back()?, &state.battle) {
        (Action::Step(to), Pending::Going(_), _) => hut(*to),
        (Action::Stop, Pending::Going(going), _) => hut(going.at),
        (_, _, Some(battle)) if battle.kind == BattleKind::Village && battle.attacker == seat => {
            // As long as somebody has cards to play it goes on.
            let cards: u8 = battle.sides.iter().map(|side| battle::hands::count(side.hand.get())).sum();
            (cards <= 1).then_some(battle.square)
        }
        _ => None,
    }
}

/// R7.6, R10.9: whether the marker is taken by this answer. Neither chance nor anything hidden decides that; somebody who
/// watches may be asked first.
fn takes(state: &State, seat: Seat, action: &Action, square: u16) -> bool {
    let mut after = state.clone();
    Game::apply(&mut after, seat, *action, &mut Cx::playout(&mut Dice::new(0)));
    let gone = |state: &State| state.markers[square] == Marker::None;
    gone(&after) && !gone(state)
}

/// What it comes down to that this lay under a marker.
pub fn holds(content: Content) -> Msg {
    let what = content.resource().map_or_else(|| msg(content.key()), Named::term);
    msg(if content.village() { "gist-village-holds" } else { "gist-hut-holds" }).with("what", what)
}

/// Markers of one kind, huts or villages, that a seat has not seen: in the bag, on the map, and kept by others.
struct Unseen {
    contents: Vec<(Content, u32)>,
    /// So many lie face down on sheets: they are of those that are kept, as everybody knows (R17.1).
    sheets: u32,
}

impl Unseen {
    /// For the marker on a square; none where nothing lies there, or the seat has looked.
    fn by(state: &State, seat: Seat, square: u16) -> Option<Unseen> {
        let village = match state.markers[square] {
            Marker::Hut => false,
            Marker::Village => true,
            Marker::None | Marker::Relic(_) => return None,
        };
        if state.peeked.iter().any(|peek| peek.at == square && peek.seen.contains(seat)) {
            return None;
        }
        let sheets: Vec<Content> = state
            .all()
            .flat_map(|other| &state.player(other).held)
            .filter(|held| held.village == village && !held.seen.contains(seat))
            .map(|held| *held.content.get())
            .collect();
        let looked =
            state.peeked.iter().filter(|peek| !peek.seen.contains(seat)).map(|peek| *peek.content.get());
        let elsewhere: Vec<Content> = looked.chain(sheets.iter().copied()).collect();
        let counted = |content: Content, in_bag: u8| {
            let there = elsewhere.iter().filter(|other| **other == content).count() as u32;
            (content, there + u32::from(in_bag))
        };
        let contents = match village {
            true => Village::all()
                .map(|kind| counted(Content::Village(kind), state.villages.get().count(kind.index())))
                .collect(),
            false => Hut::all()
                .map(|kind| counted(Content::Hut(kind), state.huts.get().count(kind.index())))
                .collect(),
        };
        Some(Unseen { contents, sheets: sheets.len() as u32 })
    }

    /// How likely each lies there. What is on sheets is some of what is kept, whichever: what is left of that, and all else, lies
    /// elsewhere.
    fn chances(&self) -> impl Iterator<Item = (Content, f64)> {
        let sum = |kept: bool| -> u32 {
            let counted = self.contents.iter().filter(|(content, _)| !kept || content.kept());
            counted.map(|(_, n)| n).sum()
        };
        let (kept, left) = (sum(true), sum(false) - self.sheets);
        self.contents.iter().filter(|(_, n)| *n > 0).map(move |&(content, n)| match content.kept() {
            true => (content, f64::from(n * (kept - self.sheets)) / f64::from(kept * left)),
            false => (content, f64::from(n) / f64::from(left)),
        })
    }

    /// One of these is the case.
    fn listed(&self) -> Chances {
        whole(self.chances().map(|(content, chance)| (holds(content), chance)))
    }

    /// R17.1: what somebody goes into a hut for is a resource: whichever first, then the rest, then each by itself.
    fn found(&self) -> Chances {
        let resource = |content: Content| content.resource().is_some() && !content.village();
        let sum: f64 =
            self.chances().filter(|(content, _)| resource(*content)).map(|(_, chance)| chance).sum();
        if sum == 0.0 {
            return self.listed();
        }
        let others = self.chances().filter(|(content, _)| !resource(*content));
        let others = others.map(|(content, chance)| (holds(content), chance));
        let first = whole([(msg("gist-hut-resource"), sum)].into_iter().chain(others));
        let each = self.chances().filter(|(content, _)| resource(*content));
        first.into_iter().chain(each.map(|(content, chance)| (holds(content), parts(chance)))).collect()
    }
}

fn parts(chance: f64) -> u32 {
    (chance * f64::from(EXACT)).round() as u32
}

/// One of these is the case: what rounding leaves over goes to the likeliest.
fn whole(outcomes: impl Iterator<Item = (Msg, f64)>) -> Chances {
    let mut all: Chances = outcomes.map(|(gist, chance)| (gist, parts(chance))).collect();
    let sum: u32 = all.iter().map(|(_, chance)| chance).sum();
    if let Some((_, likeliest)) = all.iter_mut().max_by_key(|(_, chance)| *chance) {
        *likeliest = (*likeliest + EXACT).saturating_sub(sum);
    }
    all
}
