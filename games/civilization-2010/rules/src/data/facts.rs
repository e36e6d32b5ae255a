//! From an id to its facts.

use super::*;

macro_rules! facts {
    ($($id:ident: $facts:ident in $list:ident),+ $(,)?) => {
        $(impl $id {
            pub fn data(self) -> &'static $facts {
                &data().$list[self.index()]
            }
        })+
    };
}

facts! {
    Tech: TechData in techs,
    Skill: SkillData in skills,
    Building: BuildingData in buildings,
    Wonder: WonderData in wonders,
    CultureEvent: EventData in events,
    Person: PersonData in persons,
    UnitType: UnitData in units,
    Civ: CivData in civs,
}

impl Building {
    /// The side in the stock: markers are counted under their basic name.
    pub fn basic(self) -> Building {
        self.data().upgrade_of.unwrap_or(self)
    }
}
