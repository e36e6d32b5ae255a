//! Two worlds: states that differ only in what somebody may not know must look the same to them.

use kernel::{Audience, Chance, Cx, Dice, Notes, Rules, Script, Seat, Told};

/// So many answers are given in a world that somebody imagines.
const PLAYED_ON: usize = 8;

/// Compares the true world with one resampled for each audience: what is seen, who is asked, what is offered.
/// Returns how many of the resampled worlds differed from the true one.
pub fn compare<G: Rules>(state: &G::State, seats: u8, dice: &mut Dice) -> Result<u64, String> {
    let mut differed = 0;
    for who in Audience::all(seats) {
        let other = G::resample(state, who, dice);
        differed += (other != *state) as u64;
        G::audit(&other).map_err(|e| format!("resampled for {who:?}: {e}"))?;
        // Worlds are drawn from what somebody knows and nothing else: the same chance gives the same ones in both.
        let chance = dice.below(u32::MAX) as u64;
        play_on::<G>(other.clone(), &mut Dice::new(chance))
            .map_err(|e| format!("resampled for {who:?}: {e}"))?;
        let (one, two) = (
            G::resample(state, who, &mut Dice::new(chance)),
            G::resample(&other, who, &mut Dice::new(chance)),
        );
        if one != two {
            return Err(format!(
                "what is drawn for {who:?} tells the true world: {}",
                first_difference(&one, &two)
            ));
        }
        if G::view(state, who) != G::view(&other, who) {
            return Err(format!(
                "the view leaks to {who:?}: {}",
                first_difference(&G::view(state, who), &G::view(&other, who))
            ));
        }
        if G::open(state) != G::open(&other) {
            return Err(format!("who is asked leaks to {who:?}"));
        }
        if G::standing(state) != G::standing(&other) {
            return Err(format!("the end of the game leaks to {who:?}"));
        }
        if let Audience::Seat(seat) = who
            && G::open(state).contains(seat)
            && G::offer_for(state, seat) != G::offer_for(&other, seat)
        {
            return Err(format!(
                "the offer leaks to {who:?}: {}",
                first_difference(&G::offer_for(state, seat), &G::offer_for(&other, seat))
            ));
        }
    }
    Ok(differed)
}

/// Whoever thinks ahead plays on in worlds that are not the true one: whoever is asked there has an answer, too.
fn play_on<G: Rules>(mut world: G::State, dice: &mut Dice) -> Result<(), String> {
    let mut menu = Vec::new();
    for step in 0..PLAYED_ON {
        let Some(seat) = G::open(&world).first() else { return Ok(()) };
        menu.clear();
        G::choices(&world, seat, &mut menu);
        if menu.is_empty() {
            return Err(format!("after {step} answers seat {seat} is asked and has none"));
        }
        let action = menu.swap_remove(dice.below(menu.len() as u32) as usize);
        G::apply(&mut world, seat, action, &mut Cx::playout(dice));
    }
    Ok(())
}

/// Compares what a step taught. `told` is what it told in the true world.
pub fn compare_step<G: Rules>(
    before: &G::State,
    seat: Seat,
    action: &G::Action,
    told: &[Told<G::Event>],
    undoable: bool,
    seats: u8,
    dice: &mut Dice,
) -> Result<(), String> {
    // A step that can be taken back teaches nobody anything but that it was taken.
    if undoable {
        let (after, _) = taken::<G>(before, seat, action, &mut Script::new(&[]));
        for who in Audience::all(seats) {
            let twin = G::resample(before, who, dice);
            if !G::open(&twin).contains(seat) || !G::offer_for(&twin, seat).has(action) {
                continue;
            }
            let (twin, twin_told) = taken::<G>(&twin, seat, action, dice);
            if G::view(&after, who) != G::view(&twin, who) {
                return Err(format!(
                    "{action:?} can be taken back but showed {who:?} something: {}",
                    first_difference(&G::view(&after, who), &G::view(&twin, who))
                ));
            }
            if heard::<G>(told, who) != heard::<G>(&twin_told, who) {
                return Err(format!("{action:?} can be taken back but told {who:?} something hidden"));
            }
        }
        return Ok(());
    }
    // Whatever is drawn from bags: outcomes that look the same to somebody are told to them in the same words. Dice
    // fall alike in all runs, for a roll is public even when nothing that is seen tells it afterwards.
    let faces = dice.below(u32::MAX);
    let runs: Vec<_> = (0..3)
        .map(|_| {
            taken::<G>(before, seat, action, &mut SameDice { faces: Dice::new(faces as u64), bags: dice })
        })
        .collect();
    for (i, (one, one_told)) in runs.iter().enumerate() {
        for (two, two_told) in &runs[..i] {
            for who in Audience::all(seats) {
                let same = G::view(one, who) == G::view(two, who);
                if same && heard::<G>(one_told, who) != heard::<G>(two_told, who) {
                    return Err(format!("{action:?} told {who:?} what they cannot see"));
                }
            }
        }
    }
    Ok(())
}

struct SameDice<'a> {
    faces: Dice,
    bags: &'a mut Dice,
}

impl Chance for SameDice<'_> {
    fn pick(&mut self, low: u32, count: u32) -> u32 {
        self.faces.pick(low, count)
    }
    fn kind(&mut self, counts: &[u8]) -> usize {
        self.bags.kind(counts)
    }
}

fn taken<G: Rules>(
    state: &G::State,
    seat: Seat,
    action: &G::Action,
    chance: &mut dyn Chance,
) -> (G::State, Vec<Told<G::Event>>) {
    let mut state = state.clone();
    let mut notes = Notes::default();
    G::apply(&mut state, seat, action.clone(), &mut Cx::recording(G::REVISION, chance, &mut notes));
    (state, notes.told)
}

fn heard<G: Rules>(told: &[Told<G::Event>], who: Audience) -> Vec<&G::Event> {
    told.iter().filter(|t| t.to.include(who)).map(|t| &t.event).collect()
}

/// Where two printed values part, with a little around it.
fn first_difference(a: &impl std::fmt::Debug, b: &impl std::fmt::Debug) -> String {
    let (a, b) = (format!("{a:?}"), format!("{b:?}"));
    let at = a.bytes().zip(b.bytes()).take_while(|(x, y)| x == y).count();
    let around = |s: &str| {
        let from = (0..=at.saturating_sub(60)).rev().find(|i| s.is_char_boundary(*i)).unwrap_or(0);
        s[from..].chars().take(100).collect::<String>()
    };
    format!("…{}… or …{}…", around(&a), around(&b))
}
