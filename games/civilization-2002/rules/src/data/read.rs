//! Reads `data/*.json` into the tables of [`Data`]. The files are ours: a fault in them is found by every test.

use crate::data::*;
use crate::distance::{air_steps_from, land_steps_from, sea_steps_from};
use crate::ids::*;
use crate::raw::*;
use serde::Deserialize;

fn rows<R: for<'d> Deserialize<'d>>(json: &str) -> Vec<R> {
    serde_json::from_str::<Sheet<R>>(json).expect("a data file of this crate").rows
}

fn position<R>(rows: &[R], id: impl Fn(&R) -> &str, name: &str) -> u8 {
    rows.iter().position(|row| id(row) == name).unwrap_or_else(|| panic!("data: nothing is called '{name}'"))
        as u8
}

pub fn load() -> Data {
    let techs: Vec<RawTech> = rows(include_str!("../data/technologies.json"));
    let wonders: Vec<RawWonder> = rows(include_str!("../data/wonders.json"));
    let improvements: Vec<RawImprovement> = rows(include_str!("../data/improvements.json"));
    let units: Vec<RawUnit> = rows(include_str!("../data/units.json"));
    let markers: Vec<MarkerRow> = rows(include_str!("../data/markers.json"));
    let areas: Vec<RawArea> = rows(include_str!("../data/map.json"));
    let raw: RawTables = serde_json::from_str(include_str!("../data/tables.json")).expect("tables.json");

    let tech = |name: &str| Tech(position(&techs, |t| &t.id, name));
    let wonder = |name: &str| Wonder(position(&wonders, |w| &w.id, name));
    let improvement = |name: &str| Improvement(position(&improvements, |i| &i.id, name));
    let area = |name: &String| Area(position(&areas, |a| &a.id, name));
    let kind = |unit: &RawUnit| match unit.id.as_str() {
        "carrier" => Kind::CARRIER,
        _ => Kind::of(unit.era, unit.class),
    };
    let unit = |name: &str| kind(&units[position(&units, |u| &u.id, name) as usize]);
    let resource = |name: &String| Marker(position(&markers, |m| &m.id, name));

    let area_rows: Vec<AreaRow> = areas
        .iter()
        .map(|a| AreaRow {
            id: a.id.clone(),
            land: a.land.iter().map(area).collect(),
            sea: a.sea.iter().map(area).collect(),
        })
        .collect();
    let critical = &raw.critical_resource;
    let critical_row = |row: &[String; 5]| std::array::from_fn(|i| resource(&row[i]));
    let mut types: Vec<Vec<UnitType>> = (0..KINDS).map(|_| Vec::new()).collect();
    for u in &units {
        types[kind(u).index()].push(UnitType {
            id: u.id.clone(),
            dice: u.dice,
            bonus: u.bonus,
            technology: tech(&u.technology),
        });
    }
    let movement = Kind::all().map(|k| match k {
        Kind::SETTLER => raw.movement.settler,
        Kind::AIRCRAFT => raw.movement.aircraft,
        k if k.is_fleet() => raw.movement.fleet[k.era().index()],
        _ => raw.movement.army,
    });
    let mut movement_by_kind = [0; KINDS];
    movement.enumerate().for_each(|(i, m)| movement_by_kind[i] = m);

    let land_steps = (0..LANDS).map(|from| land_steps_from(&area_rows, from)).collect();
    let sea_steps = (0..LANDS).map(|from| sea_steps_from(&area_rows, from)).collect();
    let air_steps = (0..AREAS).map(|from| air_steps_from(&area_rows, from)).collect();

    let tech_rows: Vec<TechRow> = techs
        .iter()
        .map(|t| TechRow {
            id: t.id.clone(),
            era: t.era,
            cost: t.cost,
            prerequisites: t.prerequisites.iter().map(|p| tech(p)).collect(),
            start: t.start,
            great: t.great,
            bonus: t
                .bonus
                .iter()
                .map(|b| match b {
                    RawBonus::Wonder(id) => Bonus::Wonder(wonder(id)),
                    RawBonus::Unit(id) => Bonus::Unit(unit(id)),
                    RawBonus::Improvement(id) => Bonus::Improvement(improvement(id)),
                    RawBonus::Growth => Bonus::Growth,
                })
                .collect(),
        })
        .collect();
    let size_tech = [2, 3, 4].map(|size| {
        let row = techs.iter().position(|t| t.opens_size == size);
        Tech(row.expect("a technology opens each size") as u8)
    });
    let techs_of = Era::ALL.map(|e| of_era(&techs, |t| t.era, e).map(Tech).collect());
    let wonders_of = Era::ALL.map(|e| of_era(&wonders, |w| w.era, e).map(Wonder).collect());
    let improvements_of = Era::ALL.map(|e| of_era(&improvements, |i| i.era, e).map(Improvement).collect());
    Data {
        techs_of,
        wonders_of,
        improvements_of,
        great: tech_rows.iter().enumerate().filter(|(_, t)| t.great).map(|(i, _)| Tech(i as u8)).collect(),
        all_techs: (0..techs.len() as u8).map(Tech).collect(),
        size_tech,
        land_steps,
        sea_steps,
        air_steps,
        engineering: tech("engineering"),
        advanced_flight: tech("advanced_flight"),
        fusion: tech("fusion"),
        united_nations: wonder("united_nations"),
        apollo: wonder("apollo_program"),
        spaceship: wonder("alpha_centauri"),
        manhattan: wonder("manhattan_project"),
        magellan: wonder("magellan"),
        oracle: wonder("oracle"),
        great_wall: wonder("great_wall"),
        wonders: wonders
            .iter()
            .map(|w| WonderRow {
                id: w.id.clone(),
                era: w.era,
                technology: tech(&w.technology),
                effect: w.effect,
            })
            .collect(),
        improvements: improvements
            .iter()
            .map(|i| ImprovementRow {
                id: i.id.clone(),
                era: i.era,
                icon: i.kind,
                icons: i.icons,
                technology: tech(&i.technology),
                cards: i.cards,
            })
            .collect(),
        tables: Tables {
            start_gold: raw.start_gold,
            minimum_income: raw.minimum_income,
            treasure: raw.treasure,
            fleet_capacity: raw.fleet_capacity,
            aircraft_per_fleet: raw.aircraft_per_fleet,
            critical_gold: raw.critical_gold,
            unique_gold: raw.unique_gold,
            monopoly: raw.monopoly,
            movement: movement_by_kind,
            plague_radius: raw.plague_radius,
            critical_resource: [
                critical_row(&critical.ancient),
                critical_row(&critical.medieval),
                critical_row(&critical.industrial),
                critical_row(&critical.modern),
            ],
            critical_columns: raw.critical_columns,
            trade_distance: raw
                .trade_distance
                .iter()
                .map(|row| TradeDistance {
                    technology: row.technology.as_ref().map(|t| tech(t)),
                    land: row.land,
                    sea: row.sea,
                })
                .collect(),
            basic: raw.basic,
            advanced: raw.advanced,
            points: raw.points,
            milestones: raw.milestones,
        },
        areas: area_rows,
        technologies: tech_rows,
        types,
        markers,
    }
}

fn of_era<R>(rows: &[R], era_of: impl Fn(&R) -> Era, era: Era) -> impl Iterator<Item = u8> {
    rows.iter().enumerate().filter(move |(_, r)| era_of(r) == era).map(|(i, _)| i as u8)
}
