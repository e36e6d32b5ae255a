//! What places, cards and pieces are called, and what a square yields.

use crate::data::{Icons, data};
use crate::ids::*;
use crate::state::*;
use kernel::{Msg, Seat, Target, msg};

/// A square by the letter of its tile and its number there, as both are printed on the map. It depends on nothing that
/// changes, so that a square has one name in every position.
pub fn square(square: u16) -> Msg {
    msg("place-square").with("tile", letter(square / SQUARES_A_TILE)).num("n", square % SQUARES_A_TILE + 1)
}

/// A tile, by its letter.
pub fn tile(slot: u16) -> Msg {
    msg("place-tile").with("tile", letter(slot))
}

pub const SQUARES_A_TILE: u16 = 16;

/// The letter of a tile.
pub fn letter(slot: u16) -> Msg {
    msg("tile-letter").num("n", slot + 1)
}

/// A square and what is there, for whom it is told: "D7: forest, 2 production, your army".
pub fn described(state: &State, at: u16, to: Option<Seat>) -> Msg {
    match here(state, at, to) {
        Some(land) => msg("place-described").with("where", square(at)).with("what", land),
        None => square(at),
    }
}

/// What is on a square that is turned up, and who, for whom it is told: "forest, 2 production, your army".
pub fn here(state: &State, at: u16, to: Option<Seat>) -> Option<Msg> {
    land(state, at, true, to)
}

/// A square and what it yields, whoever stands there.
pub fn worked(state: &State, at: u16) -> Msg {
    match land(state, at, false, None) {
        Some(land) => msg("place-described").with("where", square(at)).with("what", land),
        None => square(at),
    }
}

/// What is on a square, as far as everybody knows: the city; or what stands there, what it yields, and who is there.
fn land(state: &State, square: u16, who: bool, to: Option<Seat>) -> Option<Msg> {
    let terrain = state.terrain(square)?;
    if let Some((owner, city)) = state.centre_of(square) {
        return Some(match (to == Some(owner), city) {
            (true, 0) => msg("land-your-capital"),
            (true, _) => msg("land-your-city"),
            (false, 0) => msg("land-capital").seat("who", owner),
            (false, _) => msg("land-city").seat("who", owner),
        });
    }
    let ground = match state.pieces[square] {
        Piece::None => terrain.term(),
        piece => msg(piece.key()),
    };
    let mut list = match state.markers[square] {
        Marker::None => Vec::new(),
        Marker::Hut => vec![msg("land-hut")],
        Marker::Village => vec![msg("land-village")],
        Marker::Relic(relic) => vec![relic.term()],
    };
    list.extend(yields(state.icons(square)));
    if who {
        list.extend(state.all().flat_map(|seat| figures(state, seat, square, to)));
    }
    Some(if list.is_empty() { ground } else { msg("land-yields").with("land", ground).list("what", list) })
}

/// The armies of somebody in a square, and their scouts: the reader's own need no name.
fn figures(state: &State, seat: Seat, square: u16, to: Option<Seat>) -> impl Iterator<Item = Msg> {
    let all = state.figures_at(seat, square).count();
    let armies = state.figures_at(seat, square).filter(|&f| (f as usize) < ARMIES).count();
    let mine = to == Some(seat);
    let counted =
        [("land-armies", "land-your-armies", armies), ("land-scouts", "land-your-scouts", all - armies)];
    counted.into_iter().filter(|(.., n)| *n > 0).map(move |(theirs, yours, n)| match mine {
        true => msg(yours).num("n", n as i64),
        false => msg(theirs).num("n", n as i64).seat("who", seat),
    })
}

/// What symbols bring, one after the other.
pub fn yields(icons: Icons) -> Vec<Msg> {
    let counted = [
        ("yield-production", icons.production),
        ("yield-trade", icons.trade),
        ("yield-culture", icons.culture),
        ("yield-coin", icons.coin),
        ("yield-combat", icons.combat),
    ];
    let counted = counted.into_iter().filter(|(_, n)| *n > 0);
    counted.map(|(key, n)| msg(key).num("n", n)).chain(icons.resource.map(Named::term)).collect()
}

/// What a building, a wonder or a great person yields, wherever it stands (R12.2, R15.5).
pub fn piece_icons(piece: Piece) -> Icons {
    match piece {
        Piece::None => Icons::default(),
        Piece::Building(building) => building.data().icons,
        Piece::Wonder(wonder) => Icons { culture: wonder.data().culture, ..Icons::default() },
        Piece::Person(kind) => data().person_icons[kind],
    }
}

/// A square as the site of a piece, with what changes there first: "D7: +2 culture, −2 production; now forest, 2 production".
pub fn site(state: &State, at: u16, piece: Piece) -> Msg {
    let (before, after) = (state.icons(at), piece_icons(piece));
    let counted = [
        ("net-production", before.production, after.production),
        ("net-trade", before.trade, after.trade),
        ("net-culture", before.culture, after.culture),
        ("net-coin", before.coin, after.coin),
        ("net-combat", before.combat, after.combat),
    ];
    let changed = counted.into_iter().filter(|(_, before, after)| before != after);
    let net = |(key, before, after): (&'static str, u8, u8)| {
        msg(key).num("up", after.saturating_sub(before)).num("down", before.saturating_sub(after))
    };
    let net: Vec<Msg> = changed.map(net).chain(covered(before.resource)).collect();
    let to = state.outskirts_of(at).map(|(owner, _)| owner);
    match here(state, at, to) {
        Some(land) if !net.is_empty() => {
            msg("place-site").with("where", square(at)).list("net", net).with("what", land)
        }
        _ => described(state, at, to),
    }
}

/// A resource that nobody reaches any more once something stands on it.
fn covered(resource: Option<Resource>) -> Option<Msg> {
    resource.map(|resource| msg("net-resource").with("what", resource.term()))
}

/// The label of a site for a city, with the resource that the city would cover (R12.1).
pub fn covering(label: Msg, state: &State, at: u16) -> Msg {
    covers(label, state.icons(at).resource)
}

/// The same by what the square shows.
pub fn covers(label: Msg, resource: Option<Resource>) -> Msg {
    label.num("covers", resource.is_some() as i64).list("lost", covered(resource))
}

/// A city of a player, by its number and its square.
pub fn city(state: &State, seat: Seat, city: usize) -> Msg {
    let City { at, second, .. } = state.player(seat).cities[city];
    let at = at.unwrap_or(0);
    let key = match (city, second) {
        (0, Some(_)) => "place-metropolis",
        (0, None) => "place-capital",
        _ => "place-city",
    };
    msg(key).num("n", city as i64 + 1).with("where", square(at))
}

/// What a target is called: the other way round than [`crate::targets`].
pub fn named(target: Target) -> Option<Msg> {
    match target {
        Target::Space(id @ 0..1000) => Some(square(id)),
        Target::Space(id) => Some(tile(id - 1000)),
        Target::Piece(id @ 0..200) => {
            let scout = (id % 16) as usize >= ARMIES;
            let key = if scout { "place-scout-of" } else { "place-army-of" };
            Some(msg(key).seat("who", Seat((id / 16) as u8)))
        }
        Target::Piece(id) => Some(msg("place-unit").num("n", id % 32 + 1)),
        Target::Card(id) => card(id),
        Target::Button | Target::Seat(_) => None,
    }
}

fn card(id: u16) -> Option<Msg> {
    match id {
        0..100 => one::<Tech>(id),
        100..200 => one::<CultureEvent>(id - 100),
        200..300 => one::<Person>(id - 200),
        300..400 => one::<Wonder>(id - 300),
        400..500 => one::<Building>(id - 400),
        500..520 => one::<Government>(id - 500),
        520..600 => one::<Investment>(id - 520),
        600..640 => one::<UnitType>((id - 600) / 4),
        640..650 => one::<UnitType>(id - 640),
        650 => Some(msg("item-army")),
        651 => Some(msg("item-scout")),
        652 => Some(msg("item-walls")),
        653 => Some(msg("deed-arts")),
        654 => Some(msg("do-front")),
        660..670 => one::<CoinPlace>(id - 660).map(|place| msg("place-coin").with("where", place)),
        670..680 => one::<Terrain>(id - 670),
        680..700 => one::<Civ>(id - 680),
        700..720 => one::<Resource>(id - 700),
        720..740 => one::<Hut>(id - 720),
        740..760 => one::<Village>(id - 740),
        760..780 => one::<PersonType>(id - 760),
        _ => None,
    }
}

fn one<T: Named>(index: u16) -> Option<Msg> {
    ((index as usize) < T::COUNT).then(|| T::at(index as usize).term())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Item;
    use crate::targets;

    fn key(target: Target) -> String {
        named(target).map_or("nothing".into(), |name| name.key.into_owned())
    }

    #[test]
    fn a_target_has_the_name_of_what_it_is() {
        assert!(Tech::all().all(|tech| key(targets::tech(tech)) == tech.key()));
        assert!(CultureEvent::all().all(|event| key(targets::event(event)) == event.key()));
        assert!(Person::all().all(|person| key(targets::person(person)) == person.key()));
        assert!(Wonder::all().all(|wonder| key(targets::item(Item::Wonder(wonder))) == wonder.key()));
        assert!(Building::all().all(|building| key(targets::building(building)) == building.key()));
        assert!(Government::all().all(|it| key(targets::government(it)) == it.key()));
        assert!(Investment::all().all(|it| key(targets::investment(it)) == it.key()));
        assert!(Resource::all().all(|resource| key(targets::resource(resource)) == resource.key()));
        assert!(Civ::all().all(|civ| key(targets::civ(civ)) == civ.key()));
        assert!(PersonType::all().all(|kind| key(targets::person_type(kind)) == kind.key()));
        for kind in UnitType::all() {
            assert_eq!(key(targets::item(Item::Unit(kind))), kind.key());
            assert!((0..4).all(|grade| key(targets::unit(kind, grade)) == kind.key()));
        }
        for item in [Item::Army, Item::Scout, Item::Walls] {
            assert_eq!(key(targets::item(item)), item.key());
        }
        assert_eq!(named(targets::slot(3)), Some(tile(3)));
        assert_eq!(key(targets::figure(Seat(2), 6)), "place-army-of");
        assert_eq!(key(targets::figure(Seat(2), 7)), "place-scout-of");
        assert_eq!(key(targets::fighter(1, 0)), "place-unit");
        assert!(Hut::all().all(|hut| key(targets::held(Content::Hut(hut))) == hut.key()));
        assert!(Village::all().all(|village| key(targets::held(Content::Village(village))) == village.key()));
    }

    #[test]
    fn every_square_has_a_name_of_its_own() {
        let names: std::collections::HashSet<String> =
            (0..SQUARES as u16).map(|sq| format!("{:?}", square(sq))).collect();
        assert_eq!(names.len(), SQUARES);
    }
}
