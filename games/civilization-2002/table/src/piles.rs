//! What stands where: a settlement, what was found there, and figures that lie on each other as far as they are alike.
//! Where there are more of them than places, those nobody can pick share one.

use crate::places::{self, Room};
use civilization_2002::Civilization2002;
use civilization_2002::ids::*;
use civilization_2002::state::{Face, Phase};
use civilization_2002::view::{PieceView, View};
use kernel::Target;
use table::Scene;

/// Everything that stands in one area, and where.
pub struct Pile<'a> {
    pub area: Area,
    pub room: Room,
    pub settlement: bool,
    /// A marker beside a settlement stands on the same place.
    pub marker: bool,
    pub stacks: Vec<Stack<'a>>,
}

/// Figures on one place.
#[derive(Default)]
pub struct Stack<'a> {
    pub pieces: Vec<&'a PieceView>,
}

impl Pile<'_> {
    /// Places that are taken before the first stack.
    pub fn fixed(&self) -> usize {
        (self.settlement || self.marker) as usize
    }
}

pub fn piles<'a>(scene: &Scene<'a, Civilization2002>) -> Vec<Pile<'a>> {
    let view = scene.view;
    let mut stacks: Vec<Vec<Stack>> = (0..AREAS).map(|_| Vec::new()).collect();
    for piece in &view.pieces {
        let here = &mut stacks[piece.area.index()];
        match here.iter_mut().find(|s| alike(view, s.pieces[0], piece)) {
            Some(stack) => stack.pieces.push(piece),
            None => here.push(Stack { pieces: vec![piece] }),
        }
    }
    let piles = Area::all().zip(stacks).map(|(area, stacks)| {
        let region = area.is_land().then(|| &view.regions[area.index()]);
        let settlement = region.is_some_and(|r| r.owner.is_some());
        let marker = region.is_some_and(|r| r.face != Face::Gone);
        let fixed = (settlement || marker) as usize;
        let places = places::capacity(area, stacks.len() + fixed).max(fixed) - fixed;
        let stacks = if stacks.len() > places { gathered(scene, stacks, places) } else { stacks };
        let count = stacks.len() + fixed;
        Pile { area, room: places::room(area, count.max(1)), settlement, marker, stacks }
    });
    piles.collect()
}

fn alike(view: &View, one: &PieceView, other: &PieceView) -> bool {
    other.seat == one.seat
        && other.figure == one.figure
        && other.picked == one.picked
        && other.frozen == one.frozen
        // Of those that move now, who has moved is another stack.
        && (other.left == one.left || view.phase != Phase::Movement || !view.open.contains(one.seat))
        && other.aboard == one.aboard
}

/// No more stacks than places: what cannot be picked is put together by its owner, then all of it, then everything.
fn gathered<'a>(scene: &Scene<Civilization2002>, stacks: Vec<Stack<'a>>, places: usize) -> Vec<Stack<'a>> {
    let lit = |stack: &Stack| stack.pieces.iter().any(|p| scene.offered(Target::Piece(p.id)));
    let (mut kept, rest): (Vec<Stack>, Vec<Stack>) = stacks.into_iter().partition(lit);
    let mut owners: Vec<Stack> = Vec::new();
    for stack in rest {
        match owners.iter_mut().find(|s| s.pieces[0].seat == stack.pieces[0].seat) {
            Some(owner) => owner.pieces.extend(stack.pieces),
            None => owners.push(stack),
        }
    }
    kept.extend(owners);
    let places = places.max(1);
    if kept.len() > places {
        let last = kept.split_off(places - 1);
        kept.push(Stack { pieces: last.into_iter().flat_map(|s| s.pieces).collect() });
    }
    kept
}
