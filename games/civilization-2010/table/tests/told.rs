//! What sheets, cards and squares tell a player before anything is done.

use civilization_2010::{
    Action, Civ, Civilization2010, Item, Named, Pending, Piece, Skill, State, Tech, What, targets,
};
use civilization_2010_table::Atlas;
use kernel::{Audience, Rules, Seat};
use table::trial::{self, Desk};
use text::Spoken;

type G = Civilization2010;

fn page(desk: &Desk<Atlas>, state: &State, seat: Seat) -> String {
    desk.shown(state, 2, Audience::Seat(seat), 0)
}

/// Random games of two, step by step, with whoever is asked.
fn played(seeds: std::ops::Range<u64>, mut each: impl FnMut(&State, Seat)) {
    for seed in seeds {
        trial::play::<G>(2, &[], seed, 2_000, |_, state| {
            if let Some(seat) = G::open(state).first() {
                each(state, seat);
            }
        });
    }
}

/// What is drawn of one card of the research sheet.
fn card(html: &str, tech: Tech) -> Option<&str> {
    let (_, card) = html.split_once(&format!("data-tip=\"{}\"><div class=\"head\"", tech.key()))?;
    Some(card.split_once("c10-tech").map_or(card, |(card, _)| card))
}

/// R7.2: whoever moves faster by their people or a person gains from a technology all the same.
#[test]
fn speed_of_ones_own_is_not_taken_for_a_technology() {
    let desk = Desk::<Atlas>::default();
    let mut seen = 0;
    played(1..4, |state, seat| {
        let asked = || {
            G::offer_for(state, seat).choices.iter().any(|c| c.action == Action::Tech(Tech::HorsebackRiding))
        };
        if seen > 3 || !matches!(state.frames.top(), Pending::Research(_)) || !asked() {
            return;
        }
        let mut state = state.clone();
        state.players[seat].civ = Civ::Spanish;
        let html = page(&desk, &state, seat);
        let card = card(&html, Tech::HorsebackRiding).expect("it can be had");
        assert!(card.contains("speed 3 to 4"), "{card}");
        seen += 1;
    });
    assert!(seen > 0);
}

/// R6.5: a technology that opens a building says what that gives and where it may stand.
#[test]
fn a_technology_tells_what_its_building_gives() {
    let desk = Desk::<Atlas>::default();
    let mut seen = 0;
    played(1..4, |state, seat| {
        if seen > 40 || !matches!(state.frames.top(), Pending::Research(_)) {
            return;
        }
        let html = page(&desk, state, seat);
        for choice in G::offer_for(state, seat).choices {
            let Action::Tech(tech) = choice.action else { continue };
            let card = card(&html, tech).expect("it can be had");
            assert_eq!(card.contains("class=\"opens\""), tech.data().building.is_some(), "{tech:?}");
            if let Some(building) = tech.data().building {
                let opens = card.split_once("class=\"opens\"").expect("a building").1;
                let n = building.data().icons.trade;
                assert!(n == 0 || opens.contains(&format!("+{n}")), "{tech:?}: {opens}");
                seen += 1;
            }
        }
    });
    assert!(seen > 10, "{seen}");
}

/// R10.6.1: a unit in the hand says what it would do to each unit in play, before it is played.
#[test]
fn a_unit_in_hand_says_what_it_would_do() {
    let desk = Desk::<Atlas>::default();
    let (mut facing, mut alone) = (0, 0);
    played(1..12, |state, seat| {
        let Pending::Fight(fight) = *state.frames.top() else { return };
        if fight.played || facing + alone > 60 {
            return;
        }
        let html = page(&desk, state, seat);
        let hand = html.split_once("class=\"cards-of\"").expect("hands").1;
        for choice in G::offer_for(state, seat).choices {
            let Action::Unit { kind, grade } = choice.action else { continue };
            let target = table::at(targets::unit(kind, grade));
            let tip = hand.split_once(&format!("data-target=\"{target}\" data-tip=\"")).expect("the card").1;
            let tip = tip.split_once('"').expect("a tip").0;
            let foes = &state.battle.as_ref().expect("a battle").sides[1 - fight.side as usize].front;
            assert_eq!(tip.matches("Against").count(), foes.len(), "{tip}");
            *if foes.is_empty() { &mut alone } else { &mut facing } += 1;
        }
    });
    assert!(facing > 10 && alone > 3, "{facing} {alone}");
}

/// While a unit is being played, what it comes to stands on its front, and nothing more on the card it attacks.
#[test]
fn an_attacked_card_keeps_its_drawing() {
    let desk = Desk::<Atlas>::default();
    let mut seen = 0;
    played(1..12, |state, seat| {
        if seen > 20 || !matches!(state.frames.top(), Pending::Play(_)) {
            return;
        }
        for unit in page(&desk, state, seat).split("class=\"front\"").skip(1) {
            let unit = unit.split_once("</div></div>").map_or(unit, |(unit, _)| unit);
            assert!(!unit.contains("class=\"fore"), "{unit}");
            seen += 1;
        }
    });
    assert!(seen > 5, "{seen}");
}

/// R12.2: a figure covers nothing, so no square says that something is replaced there.
#[test]
fn a_figure_replaces_nothing() {
    let desk = Desk::<Atlas>::default();
    let (mut figures, mut pieces) = (0, 0);
    played(1..12, |state, seat| {
        let Pending::Plan(plan) = *state.frames.top() else { return };
        let What::Produce(item) = plan.what else { return };
        let covers = G::offer_for(state, seat).choices.iter().any(|choice| match choice.action {
            Action::Square(square) => state.pieces[square] != Piece::None,
            _ => false,
        });
        let figure = matches!(item, Item::Army | Item::Scout);
        let replaces = page(&desk, state, seat).contains("data-kind=\"replace\"");
        assert_eq!(replaces, covers && !figure, "{item:?}");
        *if figure { &mut figures } else { &mut pieces } += covers as u32;
    });
    assert!(figures > 3 && pieces > 3, "{figures} {pieces}");
}

/// R6.8: a resource that an own technology uses says what for.
#[test]
fn a_resource_says_what_it_pays() {
    let desk = Desk::<Atlas>::default();
    let mut seen = 0;
    played(1..8, |state, seat| {
        if seen > 10 || !matches!(state.frames.top(), Pending::City(_)) {
            return;
        }
        let offer = G::offer_for(state, seat);
        for skill in Skill::ALL.into_iter().filter(|skill| state.players[seat].knows(skill.data().tech)) {
            let Some(resource) = skill.data().cost.resource else { continue };
            if offer.choices.iter().any(|c| c.action == Action::Harvest(resource)) {
                let html = page(&desk, state, seat);
                let card = html.split_once("<section class=\"group\"><h2>Harvest").expect("a group").1;
                let card = card.split_once("</section>").expect("an end").0;
                let line =
                    G::TEXT.en.lines().find_map(|line| line.strip_prefix(&format!("{} = ", skill.key())));
                let words = line.expect("a text");
                assert!(card.contains(words), "{words}: {card}");
                seen += 1;
            }
        }
    });
    assert!(seen > 0);
}

/// R4.7: what a scout without a city will bring to the only one there is stands beside what the city makes now.
#[test]
fn a_scout_to_be_assigned_is_counted() {
    let desk = Desk::<Atlas>::default();
    let (mut coming, mut none) = (0, 0);
    played(1..6, |state, seat| {
        let me = &state.players[seat];
        let Some(home) = me.cities.iter().position(|c| c.at.is_some()).filter(|_| me.city_count() == 1)
        else {
            return;
        };
        // R12.1: on its way through a city it gathers nothing.
        let through = |at: u16| state.centre_of(at).is_some();
        if me.figures.iter().any(|figure| figure.at.is_some_and(through)) {
            return;
        }
        let mut then = state.clone();
        for figure in &mut then.players[seat].figures[civilization_2010::ARMIES..] {
            figure.city = figure.city.or(figure.at.map(|_| home as u8));
        }
        let more = then.production(seat, home).saturating_sub(state.production(seat, home));
        if coming > 20 || (more == 0 && none > 20) {
            return;
        }
        let html = page(&desk, state, seat);
        let told = format!("class=\"plus coming\" data-tip=\"{more} production to come");
        assert_eq!(html.contains("plus coming"), more > 0, "{more}");
        assert!(more == 0 || html.contains(&told), "{told}");
        *if more > 0 { &mut coming } else { &mut none } += 1;
    });
    assert!(coming > 3 && none > 3, "{coming} {none}");
}

/// R4.4: a founder reads of each square in reach what a city would make there, or why none can stand there.
#[test]
fn a_founder_reads_why_not_here() {
    let desk = Desk::<Atlas>::default();
    let (mut fit, mut unfit) = (0, 0);
    played(1..4, |state, seat| {
        let Pending::Going(going) = *state.frames.top() else { return };
        let scouts = going.group >> civilization_2010::ARMIES != 0;
        if !scouts || fit + unfit > 200 {
            return;
        }
        let room = state.players[seat].city_count() < state.max_cities(seat);
        let view = G::view(state, Audience::Seat(seat));
        let html = page(&desk, state, seat);
        for far in html.split("id=\"far-").skip(1) {
            let square: u16 = far.split('"').next().and_then(|n| n.parse().ok()).expect("a square");
            let tip = far.split_once("data-tip=\"").expect("a tip").1.split_once('"').expect("its end").0;
            let site = view.doing.sites.iter().any(|site| site.at == square);
            assert_eq!(tip.contains("a city founded there"), site, "{tip}");
            assert_eq!(tip.contains("no city there"), room && !site, "{tip}");
            *if site { &mut fit } else { &mut unfit } += 1;
        }
    });
    assert!(fit > 3 && unfit > 20, "{fit} {unfit}");
}

/// Each road at the head of the board says what is counted on it: a sixth technology of level I is not.
#[test]
fn a_road_says_what_it_counts() {
    let desk = Desk::<Atlas>::default();
    let mut seen = 0;
    played(1..2, |state, seat| {
        if seen > 0 {
            return;
        }
        let html = page(&desk, state, seat);
        for (road, counted) in [
            ("Culture /21", "spaces of the culture track"),
            ("Technology /15", "places of the pyramid (five of level I"),
            ("Economy /15", "coins"),
        ] {
            assert!(html.contains(&format!("{road}: {counted}")), "{road}");
        }
        seen += 1;
    });
    assert!(seen > 0);
}
