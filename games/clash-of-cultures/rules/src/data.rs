//! Facts, read once from `data/*.json`. The `confidence` of each says what R24.1, R24.2 and R24.3 tell a player.

use crate::ids::*;
use crate::state::goods::Pile;
use serde::Deserialize;
use std::sync::OnceLock;

pub struct Data {
    pub advances: Vec<AdvanceFact>,
    pub titles: Vec<TitleFact>,
    pub cards: Vec<CardFact>,
    pub halves: Vec<HalfFact>,
    pub objectives: Vec<ObjectiveFact>,
    pub goals: Vec<GoalFact>,
    pub events: Vec<EventFact>,
    pub points_per_piece: u8,
    pub wonders: Vec<WonderFact>,
    pub end_roll: Vec<EndRoll>,
    /// Advances that raise a level, as sets.
    pub mood_advances: Set<Advance>,
    pub culture_advances: Set<Advance>,
    /// Objectives claimed at the instant.
    pub instant: Set<Objective>,
}

#[derive(Deserialize)]
pub struct AdvanceFact {
    pub id: Advance,
    pub category: Category,
    pub colour: Colour,
    pub needs: Option<Advance>,
    pub unlocks: Option<Building>,
}

#[derive(Deserialize)]
pub struct TitleFact {
    pub id: Title,
    pub action: bool,
    pub culture: u8,
    pub confidence: String,
}

#[derive(Deserialize)]
pub struct CardFact {
    pub title: Title,
    pub combat: Half,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Any,
    Attacker,
    Defender,
    NotCityAttacker,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    Any,
    Land,
    City,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Taking {
    Army,
    Ship,
    Fortress,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    Skirmish,
    Surround,
    Surprise,
    Starve,
    Withdraw,
    Scout,
    Sacrifice,
    Volley,
}

#[derive(Deserialize)]
pub struct HalfFact {
    pub id: Half,
    pub role: Role,
    pub place: Place,
    pub needs: Vec<Taking>,
    #[serde(default)]
    pub dice: u8,
    #[serde(default)]
    pub cv: i8,
    #[serde(default)]
    pub cv_per_enemy: i8,
    #[serde(default)]
    pub enemy_cv: i8,
    #[serde(default)]
    pub enemy_cv_per_unit: i8,
    #[serde(default)]
    pub cancel: u8,
    pub special: Option<Special>,
    pub confidence: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Check {
    Status,
    Instant,
}

/// What an objective asks for; the number is its threshold.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    Cities(u8),
    Most(Building),
    MostAdvances(u8),
    Hold(Pile),
    HappyCities(u8),
    EveryBuilding,
    MostCategories,
    FarCity(u8),
    InfluencedCities(u8),
    CityOfSize(u8),
    Government,
    LonelyCities(u8),
    Routes(u8),
    SeaRoutes(u8),
    Categories(u8),
    MostInfluence,
    Blockade(u8),
    Fleet { all: u8, lead: u8 },
    ArmyLead(u8),
    Garrisons(u8),
    AtGates(u8),
    Forces(u8),
    Outposts(u8),
    AllOf(Category),
    FoundedFar(u8),
    FirstWonder,
    Drafts(u8),
    CapturedDefended,
    Battles(u8),
    Destroyed(u8),
    Present(u8),
    Outnumbered,
    CapturedByLanding,
    Bold,
    Legendary(u8),
    RaidedRoute,
    WonDestroying(u8),
    CampOf(u8),
    Repelled(u8),
    AngryCities(u8),
}

#[derive(Deserialize)]
pub struct ObjectiveFact {
    pub id: Objective,
    pub check: Check,
    pub when: When,
    #[serde(default)]
    pub pay: Pile,
    #[serde(default)]
    pub not_with: Vec<Objective>,
    pub confidence: String,
}

#[derive(Deserialize)]
pub struct GoalFact {
    pub top: Objective,
    pub bottom: Objective,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    Me,
    All,
    Share,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Plague,
    Epidemic,
    Famine(u8),
    Harvest { food: u8, whom: Whom },
    Person(Option<Category>),
    PopulationBoom,
    Volcano(u8),
    Earthquake { cities: u8, everybody: bool },
    Flood { everybody: bool },
    Migration,
    CivilWar,
    Revolution,
}

#[derive(Deserialize)]
pub struct EventFact {
    pub title: EventTitle,
    pub icon: Option<Icon>,
    pub effect: Effect,
    pub confidence: String,
}

#[derive(Deserialize)]
pub struct WonderFact {
    pub id: Wonder,
    pub needs: Set<Advance>,
    pub cost: Pile,
    pub building: Option<Building>,
}

#[derive(Deserialize)]
pub struct EndRoll {
    pub round: u8,
    pub turn: u8,
    pub up_to: u8,
}

#[derive(Deserialize)]
struct Advances {
    advances: Vec<AdvanceFact>,
}
#[derive(Deserialize)]
struct Cards {
    titles: Vec<TitleFact>,
    cards: Vec<CardFact>,
}
#[derive(Deserialize)]
struct Halves {
    halves: Vec<HalfFact>,
}
#[derive(Deserialize)]
struct Objectives {
    objectives: Vec<ObjectiveFact>,
    cards: Vec<GoalFact>,
}
#[derive(Deserialize)]
struct Events {
    points_per_piece: u8,
    events: Vec<EventFact>,
}
#[derive(Deserialize)]
struct Wonders {
    wonders: Vec<WonderFact>,
}
#[derive(Deserialize)]
struct Rounds {
    end_roll: Vec<EndRoll>,
}

fn read<'d, T: Deserialize<'d>>(name: &str, json: &'d str) -> T {
    serde_json::from_str(json).unwrap_or_else(|e| panic!("data/{name}: {e}"))
}

pub fn data() -> &'static Data {
    static DATA: OnceLock<Data> = OnceLock::new();
    DATA.get_or_init(|| {
        let Advances { advances } = read("advances.json", include_str!("../data/advances.json"));
        let Cards { titles, cards } = read("action_cards.json", include_str!("../data/action_cards.json"));
        let Halves { halves } = read("combat_halves.json", include_str!("../data/combat_halves.json"));
        let Objectives { objectives, cards: goals } =
            read("objectives.json", include_str!("../data/objectives.json"));
        let Events { points_per_piece, events } = read("events.json", include_str!("../data/events.json"));
        let Wonders { wonders } = read("wonders.json", include_str!("../data/wonders.json"));
        let Rounds { end_roll } = read("rounds.json", include_str!("../data/rounds.json"));
        let coloured = |c| advances.iter().filter(|a| a.colour == c).map(|a| a.id).collect();
        Data {
            mood_advances: coloured(Colour::Mood),
            culture_advances: coloured(Colour::Culture),
            instant: objectives.iter().filter(|o| o.check == Check::Instant).map(|o| o.id).collect(),
            advances,
            titles,
            cards,
            halves,
            objectives,
            goals,
            events,
            points_per_piece,
            wonders,
            end_roll,
        }
    })
}

impl Advance {
    pub fn fact(self) -> &'static AdvanceFact {
        &data().advances[self as usize]
    }
}
impl Wonder {
    pub fn fact(self) -> &'static WonderFact {
        &data().wonders[self as usize]
    }
}
impl Title {
    pub fn fact(self) -> &'static TitleFact {
        &data().titles[self as usize]
    }
}
impl Half {
    pub fn fact(self) -> &'static HalfFact {
        &data().halves[self as usize]
    }
}
impl Objective {
    pub fn fact(self) -> &'static ObjectiveFact {
        &data().objectives[self as usize]
    }
}
impl Card {
    pub fn title(self) -> Title {
        data().cards[self.0 as usize].title
    }
    pub fn half(self) -> Half {
        data().cards[self.0 as usize].combat
    }
}
impl Goal {
    pub fn fact(self) -> &'static GoalFact {
        &data().goals[self.0 as usize]
    }
    pub fn has(self, objective: Objective) -> bool {
        self.fact().top == objective || self.fact().bottom == objective
    }
}
impl EventCard {
    pub fn title(self) -> EventTitle {
        self.fact().title
    }
    pub fn fact(self) -> &'static EventFact {
        &data().events[self.0 as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R2.2, R3.4, R14.9, R6.9: the counts of the box.
    #[test]
    fn the_box_is_complete_and_in_order() {
        let d = data();
        assert!(d.advances.iter().enumerate().all(|(i, a)| a.id as usize == i));
        assert!(d.advances.iter().all(|a| a.category == a.id.category()));
        assert_eq!((d.mood_advances.len(), d.culture_advances.len()), (13, 14));
        assert!(d.titles.iter().enumerate().all(|(i, t)| t.id as usize == i));
        assert_eq!(d.cards.len(), Card::COUNT);
        for t in Title::ALL {
            assert_eq!(d.cards.iter().filter(|c| c.title == t).count(), 2, "{t:?}");
        }
        assert!(d.halves.iter().enumerate().all(|(i, h)| h.id as usize == i));
        assert!(d.objectives.iter().enumerate().all(|(i, o)| o.id as usize == i));
        assert_eq!((d.objectives.len(), d.goals.len()), (54, Goal::COUNT));
        assert_eq!(d.events.len(), EventCard::COUNT);
        let icons = |i| d.events.iter().filter(|e| e.icon == i).count();
        assert_eq!(icons(Some(Icon::Attack)), 14);
        assert_eq!(icons(Some(Icon::Arrival)), 8);
        assert_eq!(icons(Some(Icon::Exhausted)), 4);
        assert_eq!(icons(Some(Icon::GoldMine)), 3);
        assert_eq!(icons(None), 9);
        assert!(d.wonders.iter().enumerate().all(|(i, w)| w.id as usize == i));
        assert_eq!(d.wonders.len(), Wonder::COUNT);
        assert!(
            d.wonders.iter().all(|w| w.cost.culture == 5 && w.cost.food + w.cost.wood + w.cost.ore == 12)
        );
        for b in Building::ALL {
            assert_eq!(b.unlocked_by().fact().unlocks, Some(b));
        }
    }
}
