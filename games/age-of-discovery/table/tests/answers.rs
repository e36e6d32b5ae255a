//! What stands on an answer, in its tip and beside it, as a reader sees it.

use age_of_discovery::{
    Action, AgeOfDiscovery, Building, Kind, LandTile, Options, Pending, Recruit, Region, State, Worker,
};
use age_of_discovery_table::Atlas;
use kernel::{Audience, Cx, Dice, Rules, Seat};
use kit::Named;
use table::trial::Desk;
use table::{Face, Letters, Words, screen};
use text::Lang;

const ME: Seat = Seat(0);

fn begin() -> State {
    AgeOfDiscovery::setup(&Options::default(), 3, &mut Cx::playout(&mut Dice::new(1))).expect("stands")
}

fn drawn(state: &State, id: &str) -> String {
    let shown = Desk::<Atlas>::default().draw(state, 3, Audience::Seat(ME), 0, screen::<Atlas>);
    let part = shown.elements.into_iter().find(|e| e.id == id);
    part.unwrap_or_else(|| panic!("'{id}' is not drawn")).html
}

/// The button of the first answer with this label.
fn button(state: &State, label: &str) -> String {
    let prompt = drawn(state, "t-prompt");
    let button = prompt.split("<button ").find(|button| button.contains(label));
    let button = button.unwrap_or_else(|| panic!("'{label}' is not offered: {prompt}"));
    button[..button.find("</button>").expect("it ends")].to_owned()
}

/// A worker of mine buys the next building; there is enough to pay with.
fn buying(building: Building) -> State {
    let mut state = begin();
    state.tracks.buildings.push(Worker { seat: ME, kind: Kind::Colonist });
    state.players[ME].money = 40;
    state.row = [building].into_iter().collect();
    state.frames.replace(Pending::Buildings);
    state
}

fn bought(building: Building) -> State {
    let mut state = buying(building);
    AgeOfDiscovery::apply(&mut state, ME, Action::Buy(building), &mut Cx::playout(&mut Dice::new(1)));
    state
}

/// A worker of mine is at war: in New England three of each, with soldiers on both sides.
fn at_war() -> State {
    let mut state = begin();
    state.players[ME].money = 20;
    state.tracks.war.push(Worker { seat: ME, kind: Kind::Colonist });
    state.regions[Region::NewEngland].tile = LandTile::None;
    let there = &mut state.regions[Region::NewEngland].workers;
    (there[0][Kind::Soldier], there[0][Kind::Colonist]) = (1, 2);
    (there[1][Kind::Soldier], there[1][Kind::Colonist]) = (2, 1);
    state.frames.replace(Pending::War);
    state
}

/// R12.1: what lies there is told with the chances that the tiles have, not with those of a few worlds.
#[test]
fn a_free_discovery_lists_what_it_may_find() {
    let button = button(&bought(Building::Cartography), "Discover Brazil");
    let whole = button.split_once("fore-whole").expect("what is foreseen").1;
    for said in ["<b>31%</b><span>What lies there: 4 VP, $1.", "most often 9<", "What lies there: 7 VP, $2."]
    {
        assert!(whole.contains(said), "{said}: {whole}");
    }
    assert!(!whole.contains("about"), "nothing of it was counted: {whole}");
    assert!(!button.contains("omen odds"), "nobody discovers to find one of them: {button}");
}

/// R6.5.2: the tip of a building says what it does, and what is foreseen of buying it need not.
#[test]
fn what_a_building_does_is_told_once() {
    let words = Words::at::<Atlas>(Lang::En).unwrap_or_else(|p| panic!("{p:?}"));
    for building in [Building::Stables, Building::Colonists, Building::Magellan] {
        let help = words.get(&building.key_in("building-{}-help")).to_owned();
        let state = buying(building);
        assert!(!drawn(&state, "t-prompt").contains(&help), "{help}");
        assert!(Atlas::tips(&words).iter().any(|tip| tip.text.contains(&help)), "its card has it");
        assert!(drawn(&state, "row").contains(&format!(": {help}\"")), "and so has who cannot see the card");
    }
}

/// R1.8: of two buildings that do the same, the second says that it is one.
#[test]
fn a_second_copy_says_so() {
    for (lang, said) in [(Lang::En, "this is the second"), (Lang::Fr, "voici le second")] {
        let words = Words::at::<Atlas>(lang).unwrap_or_else(|p| panic!("{p:?}"));
        let help = words.get("building-colonists-2-help").to_owned();
        assert!(help.contains(said), "{help}");
    }
}

/// R12.17: a building that has the name of a track in its own is not taken for the track.
#[test]
fn the_name_of_a_building_is_not_read_as_a_track() {
    let mut state = begin();
    state.frames.replace(Recruit { seat: ME, left: 2 });
    for (lang, name) in [(0, "Spoils of War"), (1, "Trésors de guerre")] {
        let shown = Desk::<Atlas>::default().draw(&state, 3, Audience::Seat(ME), lang, screen::<Atlas>);
        let prompt = shown.elements.iter().find(|e| e.id == "t-prompt").expect("asked");
        let say = prompt.html.split_once("class=\"say\"").expect("a question").1;
        let say = &say[..say.find("</p>").expect("it ends")];
        assert!(say.contains(&format!("data-tip=\"spoils\">{name}<")), "{say}");
        assert!(!say.contains("track-war"), "{say}");
    }
}

/// R6.8.3: in a column of 320 pixels the label of a fight has two lines, and what tells two of them apart stands first.
#[test]
fn the_label_of_a_fight_fits_a_column() {
    const ROOM: f32 = 268.0;
    const SIZE: f32 = 13.92;
    let mut alone = at_war();
    let mut several = at_war();
    several.regions[Region::NewEngland].workers[2][Kind::Colonist] = 3;
    let mut names = several.clone();
    let apply = |state: &mut State, action| {
        AgeOfDiscovery::apply(state, ME, action, &mut Cx::playout(&mut Dice::new(1)));
    };
    apply(&mut names, Action::Battle(Region::NewEngland));
    alone.regions[Region::NewEngland].workers[0][Kind::Builder] = 1;
    for lang in Lang::ALL {
        let words = Words::at::<Atlas>(lang).unwrap_or_else(|p| panic!("{p:?}"));
        let called = |seat: Seat| ["Ana", "Companion 12", "Guest 369"][seat.index()].to_owned();
        let labels = |state: &State| -> Vec<String> {
            let offer = AgeOfDiscovery::offer_for(state, ME);
            offer.choices.iter().map(|choice| words.say(&choice.show.label, &called)).collect()
        };
        // A third, whose points change too, stands last.
        for (state, most) in [(&alone, 2), (&several, 3), (&names, 3)] {
            for label in labels(state) {
                let lines = Letters::Plain.lines(&label, SIZE, ROOM);
                assert!(lines.len() <= most, "{lang}: {lines:?}");
            }
        }
        let fights = labels(&names);
        assert!(
            fights[0].starts_with("Companion 12 (") && fights[1].starts_with("Guest 369 ("),
            "{fights:?}"
        );
    }
}

/// R10.1: why points change is told beside how many: a tie is broken; and the question says which points these are.
#[test]
fn a_fight_says_why_points_change() {
    let mut state = at_war();
    // Three against three colonists: a hit that leaves no choice.
    let there = &mut state.regions[Region::NewEngland].workers;
    there[1] = Default::default();
    there[1][Kind::Colonist] = 3;
    let prompt = drawn(&state, "t-prompt");
    assert!(prompt.contains(", if scored now.)"), "{prompt}");
    let fight = button(&state, "New England: ");
    assert!(fight.contains("New England: you (VP 2 → 6) and P1 (1 lost)"), "{fight}");
    let whole = fight.split_once("fore-whole").expect("what is foreseen").1;
    assert!(whole.contains("most workers</span><b>a tie → P0"), "{whole}");
    assert!(whole.contains("VP of colonies, if scored now</span><b>2 → 6"), "{whole}");
    let tip = drawn(&state, "r-new_england");
    assert!(tip.contains("If scored now, 2 tied for first: 2 VP each"), "{tip}");
}

/// R10.1: what the colonies would score is told beside them, and is no row of the score.
#[test]
fn the_colonies_say_what_they_would_score() {
    let state = at_war();
    let shown = Desk::<Atlas>::default().draw(&state, 3, Audience::Seat(ME), 0, |input| {
        let rows = Atlas::breakdown(input.view);
        rows.iter().map(|row| row.points.iter().filter(|points| !points.is_zero()).count()).sum::<usize>()
    });
    assert_eq!(shown, 0, "nothing is scored yet");
    let page = Desk::<Atlas>::default().page(&state, 3, Audience::Seat(ME), 0);
    let row = page.split_once("<th>VP, if scored now</th>").expect("a row of its own").1;
    assert!(row.starts_with("<td>2</td><td>2</td><td>0</td>"), "{}", &row[..80]);
}
