//! Cities of pieces (R1.5, R7) and camps: what they are, and what rules ask about them.

use crate::ids::*;
use crate::state::{PIECES, State, WonderState};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// R1.5.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct City {
    pub at: Space,
    pub owner: Seat,
    /// R7.3.1.
    pub mood: Mood,
    /// Whose colour each building has.
    #[serde(default)]
    pub fortress: Option<Seat>,
    #[serde(default)]
    pub academy: Option<Seat>,
    #[serde(default)]
    pub temple: Option<Seat>,
    #[serde(default)]
    pub port: Option<Seat>,
    /// The sea space the Port faces.
    #[serde(default = "nowhere")]
    pub quay: Space,
    #[serde(default)]
    pub wonder: Option<Wonder>,
    #[serde(default)]
    pub activations: u8,
}

fn nowhere() -> Space {
    NOWHERE
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Camp {
    pub at: Space,
    pub units: u8,
}

impl Mood {
    /// R7.3.1: a step up.
    pub fn better(self) -> Mood {
        match self {
            Mood::Angry => Mood::Neutral,
            _ => Mood::Happy,
        }
    }
}

impl City {
    pub fn founded(at: Space, owner: Seat, mood: Mood) -> City {
        City {
            at,
            owner,
            mood,
            fortress: None,
            academy: None,
            temple: None,
            port: None,
            quay: NOWHERE,
            wonder: None,
            activations: 0,
        }
    }
    /// The same in a better mood.
    pub fn cheered(&self) -> City {
        City { mood: self.mood.better(), ..self.clone() }
    }
    pub fn piece(&self, b: Building) -> Option<Seat> {
        match b {
            Building::Fortress => self.fortress,
            Building::Academy => self.academy,
            Building::Temple => self.temple,
            Building::Port => self.port,
        }
    }
    pub fn set_piece(&mut self, b: Building, colour: Option<Seat>) {
        *match b {
            Building::Fortress => &mut self.fortress,
            Building::Academy => &mut self.academy,
            Building::Temple => &mut self.temple,
            Building::Port => &mut self.port,
        } = colour;
        if b == Building::Port && colour.is_none() {
            self.quay = NOWHERE;
        }
    }
    pub fn pieces(&self) -> [Option<Seat>; 4] {
        [self.fortress, self.academy, self.temple, self.port]
    }
    /// R1.6.
    pub fn size(&self) -> u8 {
        1 + self.pieces().iter().flatten().count() as u8
    }
    pub fn influenced(&self) -> bool {
        self.pieces().iter().flatten().any(|s| *s != self.owner)
    }
}

impl State {
    pub fn city(&self, at: Space) -> Option<&City> {
        self.cities.iter().find(|c| c.at == at)
    }
    pub fn city_mut(&mut self, at: Space) -> &mut City {
        self.cities.iter_mut().find(|c| c.at == at).expect("a city stands here")
    }
    pub fn city_of(&self, at: Space, seat: Seat) -> Option<&City> {
        self.city(at).filter(|c| c.owner == seat)
    }
    pub fn cities_of(&self, seat: Seat) -> impl Iterator<Item = &City> + Clone {
        self.cities.iter().filter(move |c| c.owner == seat)
    }
    pub fn city_count(&self, seat: Seat) -> usize {
        self.cities_of(seat).count()
    }
    pub fn city_spaces(&self, seat: Seat) -> Set<Space> {
        self.cities_of(seat).map(|c| c.at).collect()
    }
    pub fn camp(&self, at: Space) -> Option<&Camp> {
        self.camps.iter().find(|c| c.at == at)
    }
    pub fn camp_spaces(&self) -> Set<Space> {
        self.camps.iter().map(|c| c.at).collect()
    }
    pub fn remove_camp(&mut self, at: Space) {
        self.camps.retain(|c| c.at != at);
    }
    pub fn barbarians(&self) -> u8 {
        self.camps.iter().map(|c| c.units).sum()
    }
    /// R7.2.3: a building works if its owner has the advance; R7.2.4: whatever its colour.
    pub fn works(&self, city: &City, b: Building) -> bool {
        city.piece(b).is_some() && self.players[city.owner].has(b.unlocked_by())
    }
    /// Pieces of a kind still in stock (R2.3).
    pub fn in_stock(&self, seat: Seat, b: Building) -> u8 {
        let placed = self.cities.iter().filter(|c| c.piece(b) == Some(seat)).count() as u8;
        PIECES.saturating_sub(placed + self.players[seat].lost[1 + b as usize])
    }
    pub fn settlements_in_stock(&self, seat: Seat) -> u8 {
        PIECES.saturating_sub(self.city_count(seat) as u8 + self.players[seat].lost[0])
    }
    pub fn wonder_city(&self, w: Wonder) -> Option<&City> {
        self.cities.iter().find(|c| c.wonder == Some(w))
    }
    pub fn has_wonder(&self, seat: Seat, w: Wonder) -> bool {
        self.wonder_city(w).is_some_and(|c| c.owner == seat)
    }
    /// R7.3.2, R7.4.4: the mood a city acts with.
    pub fn acting_mood(&self, city: &City) -> Mood {
        if city.mood == Mood::Angry && self.turn.forced_labour && self.turn.seat == city.owner {
            Mood::Neutral
        } else {
            city.mood
        }
    }
    /// What a city can collect or build (R7.1.1, R7.3.2).
    pub fn strength(&self, city: &City) -> u8 {
        match self.acting_mood(city) {
            Mood::Happy => city.size() + 1,
            Mood::Neutral => city.size(),
            Mood::Angry => 1,
        }
    }
    /// R7.4.3, D2: activations count, whatever the mood was then.
    pub fn may_activate(&self, city: &City) -> bool {
        city.mood != Mood::Angry || city.activations == 0
    }
    pub fn slots_with_cities(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let l = self.layout();
        let mask = self.city_spaces(seat);
        (0..l.slots.len() as u8).filter(move |s| l.slot_spaces[*s as usize].meets(mask))
    }
    /// Undiscovered regions next to a region with a city of `seat`.
    pub fn frontier(&self, seat: Seat) -> u32 {
        let l = self.layout();
        let mut around = Set::empty();
        for slot in self.slots_with_cities(seat) {
            around |= l.map.around(l.slot_spaces[slot as usize]);
        }
        (0..l.normal as usize)
            .filter(|&s| self.regions[s].is_none() && around.meets(l.slot_spaces[s]))
            .fold(0, |m, s| m | 1 << s)
    }
    /// Raises or lowers a city's mood; by the letter a marker must be left (R2.4, D1).
    pub fn set_mood(&mut self, at: Space, mood: Mood) {
        let short = self.options.letter && self.supply(Good::Mood) == 0;
        let city = self.city_mut(at);
        if !(short && city.mood == Mood::Neutral) {
            city.mood = mood;
        }
    }
    pub fn lower_mood(&mut self, at: Space) {
        let mood = match self.city_mut(at).mood {
            Mood::Happy => Mood::Neutral,
            _ => Mood::Angry,
        };
        self.set_mood(at, mood);
    }
    pub fn raise_mood(&mut self, at: Space) {
        let mood = self.city_mut(at).mood.better();
        self.set_mood(at, mood);
    }
    /// Removes a city: its Wonder leaves the game (R17.5).
    pub fn remove_city(&mut self, at: Space) {
        let index = self.cities.iter().position(|c| c.at == at).expect("a city stands here");
        if let Some(w) = self.cities.remove(index).wonder {
            self.wonders[w as usize] = WonderState::Gone;
        }
    }
    /// Land spaces where a city may stand (R8.2.1), whoever founds.
    pub fn fit_for_city(&self, at: Space) -> bool {
        matches!(self.terrain(at), Some(t) if t != Terrain::Sea && t != Terrain::Barren)
            && !self.exhausted.contains(&at)
            && self.city(at).is_none()
            && self.camp(at).is_none()
    }
}
