//! Great people as engraved busts: hair or hat, beard, and what each is known for. No two are alike.

use civilization_2010::{Person, PersonType};

/// What a head wears, on a grid of 48: the face is an oval about 24, 18.
const HEADS: &[(&str, &str)] = &[
    ("short", "M14 16C13 6 35 6 34 16c-1-3-3-4-5-5-4 2-10 2-13 0-1 1-2 3-2 5Z"),
    ("long", "M13 30C10 4 38 4 35 30h-4c2-6 2-12-1-17-4 2-9 2-12 0-3 5-3 11-1 17Z"),
    ("bun", "M24 1a5 5 0 0 1 4 7c5 2 7 5 6 10-2-4-5-6-10-6s-8 2-10 6c-1-5 1-8 6-10a5 5 0 0 1 4-7Z"),
    (
        "wild",
        "M9 20c-4-4 0-6 0-8 0-4 4-3 5-5 2-4 6-2 8-4 4 1 7-1 9 3 5 0 4 4 6 6 3 3 0 6 2 9-3 0-4-3-5-6-6-4-13-4-20 0-1 3-3 5-5 5Z",
    ),
    ("bald", "M14 19c-2-1-2-5 0-6 0 2 0 4 1 6ZM34 19c2-1 2-5 0-6 0 2 0 4-1 6Z"),
    ("veil", "M24 3C10 3 11 18 8 33h8c-2-8-2-15 1-20 4-2 10-2 14 0 3 5 3 12 1 20h8C37 18 38 3 24 3Z"),
    ("turban", "M11 14C9 4 18 1 25 2c8 0 15 5 12 12-8-3-18-3-26 0ZM13 11c7-5 15-5 22 0"),
    ("helmet", "M12 18C11 5 37 5 36 18l-5-3-7 1-7-1ZM22 6C22 1 32-1 38 8c-6-3-10-3-12 0Z"),
    ("crown", "M13 14l-2-10 7 5 6-8 6 8 7-5-2 10c-7-2-15-2-22 0Z"),
    ("cap", "M12 14C12 5 36 4 36 14ZM10 14h30l-3 4H13Z"),
    ("tricorn", "M6 12c8-8 28-8 36 0l-7 4c-7-3-15-3-22 0ZM18 7l6-5 6 5"),
    ("tophat", "M15 12V1h18v11h7v4H8v-4Z"),
    ("beret", "M9 11C10 3 34 0 39 9c1 4-4 6-9 6-6 0-12-1-17 1-3 0-4-2-4-5Z"),
    (
        "wig",
        "M12 28C6 26 8 22 9 20 6 16 9 13 11 12 12 4 36 4 37 12c2 1 5 4 2 8 1 2 3 6-3 8-3-5-1-10-3-14-6-3-12-3-18 0-2 4 0 9-3 14Z",
    ),
    (
        "wreath",
        "M13 18C10 12 12 6 18 5c-2 3-2 5-1 7-2 1-3 3-4 6ZM35 18c3-6 1-12-5-13 2 3 2 5 1 7 2 1 3 3 4 6Z",
    ),
    ("peaked", "M11 11C10 4 38 4 37 11l-1 3H12ZM13 15h22c-3 4-19 4-22 0Z"),
    ("bob", "M12 26C9 4 39 4 36 26h-4c1-5 1-9-1-13H17c-2 4-2 8-1 13Z"),
    ("topknot", "M22 1h5v5c7 1 8 6 7 11-2-4-5-5-10-5s-8 1-10 5c-1-5 1-10 8-11Z"),
];

const BEARDS: &[(&str, &str)] = &[
    ("none", ""),
    ("full", "M15 20c0 14 18 14 18 0-2 3-5 3-9 3s-7 0-9-3Z"),
    ("long", "M15 20c-1 12 4 20 9 21 5-1 10-9 9-21-2 3-5 3-9 3s-7 0-9-3Z"),
    ("goatee", "M21 26h6l-3 7ZM19 22q5-3 10 0-5 1-10 0Z"),
    ("moustache", "M16 23c3-3 6-2 8-1 2-1 5-2 8 1-3 2-6 1-8 0-2 1-5 2-8 0Z"),
    ("whiskers", "M14 17c-1 6 1 10 4 12l1-6ZM34 17c1 6-1 10-4 12l-1-6Z"),
];

/// What each is known for, on a grid of 16: it stands on the breast.
const SIGNS: &[(&str, &str)] = &[
    (
        "reel",
        "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1ZM8 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM4 \
     8a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z",
    ),
    ("brush", "M14 1L7 8l1.500 1.500L15 3ZM6 9c-3 0-2 4-5 5 4 2 8 0 7-3.500Z"),
    ("guitar", "M14 1l1 1-5 5c2 2 0 4-2 4 0 4-7 5-7 1 0-3 3-3 4-4 0-2 2-4 4-2Z"),
    ("quill", "M15 1C8 1 4 6 3 12l-2 3h2l2-3c6 0 9-5 10-11Z"),
    ("chisel", "M2 2l4-1 5 6-3 2ZM9 9l3-2 3 7Z"),
    ("scroll", "M3 2h11v3h-3v9H2v-3h2V4ZM6 6h4v1H6ZM6 9h4v1H6Z"),
    ("mask", "M2 2c4 2 8 2 12 0 0 8-2 12-6 13-4-1-6-5-6-13ZM5 7h2v1H5ZM9 7h2v1H9ZM5 11q3 2 6 0Z"),
    ("loom", "M1 2h14v2H1ZM2 5h2v9H2ZM6 5h1v9H6ZM9 5h1v9H9ZM12 5h2v9h-2ZM1 14h14v1H1Z"),
    ("screw", "M1 12L12 1l3 3L4 15ZM5 6l5 5M8 3l5 5"),
    ("square", "M1 15V1l14 14ZM4 8v4h4Z"),
    ("wheel", "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1ZM8 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM7 3h2v10H7ZM3 7h10v2H3Z"),
    ("bolt", "M9 0L3 9h4l-2 7 8-10H9Z"),
    ("plane", "M1 4h14v2H1ZM1 9h14v2H1ZM7 2h2v12H7ZM3 6h1v3H3ZM12 6h1v3h-1Z"),
    ("bulb", "M8 0a5 5 0 0 1 3 9v2H5V9a5 5 0 0 1 3-9ZM5 12h6v1H5ZM6 14h4v2H6Z"),
    ("star", "M8 0l2 6h6l-5 3.500 2 6.500-5-4-5 4 2-6.500L0 6h6Z"),
    ("lion", "M1 15c0-6 2-9 5-9-1-4 4-7 7-4 2 2 2 5 0 6l2 7h-3l-1-5H6v5Z"),
    ("elephant", "M1 14V7c0-5 9-6 11-2 4 0 4 4 3 8h-2l-1-4v5H9v-3H5v3Z"),
    ("banner", "M3 0h1.500v16H3ZM5 1h10l-3 4 3 4H5Z"),
    ("crescent", "M11 1a7.500 7.500 0 1 0 4 12A7 7 0 0 1 11 1Z"),
    ("lambda", "M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0ZM8 3l4 10h-2L8 7l-2 6H4Z"),
    ("fan", "M8 15L0 5C4 0 12 0 16 5ZM8 12L5 4M8 12l3-8"),
    ("dove", "M1 4c3 0 4 2 6 2 1-3 4-5 8-5-1 2-1 8-5 9-2 4-6 4-8 4 3-1 4-2 4-4-3 0-5-3-5-6Z"),
    ("lamp", "M1 8h10c1 0 2-3 5-2-2 1-2 7-7 7H5C2 13 1 11 1 8ZM5 14h5v2H5ZM14 5c-1-2 0-3 1-4 1 2 1 3-1 4Z"),
    ("fish", "M0 8c4-6 9-6 12 0l4-4v8l-4-4c-3 6-8 6-12 0ZM4 7h1v1H4Z"),
    ("frog", "M1 13C1 8 4 7 4 4c0-3 4-3 4-1 0-2 4-2 4 1 0 3 3 4 3 9l-4-1c-2 2-4 2-6 0Z"),
    ("heart", "M8 15C0 9 0 2 4 2c2 0 3 1 4 3 1-2 2-3 4-3 4 0 4 7-4 13Z"),
    ("bird", "M1 9c3-1 4-5 8-5 1-3 5-3 5 0l2 1-2 1c0 5-4 7-8 7l-2 3-1-3c-2 0-2-2-2-4Z"),
    ("ballot", "M1 7h14v9H1ZM4 0h8v6h-2L8 4.500 6 6H4ZM5 9h6v1H5Z"),
    (
        "safe",
        "M1 1h14v13H1ZM3 3v9h10V3ZM8 5a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM2 14h3v2H2ZM11 14h3v2h-3Z",
    ),
    (
        "scales",
        "M7 0h2v3h6l-2 7h-1l-1-5H9v8h3v2H4v-2h3V5H5l-1 5H3L1 3h6ZM0 10h7c-1 3-6 3-7 0ZM9 10h7c-1 3-6 3-7 0Z",
    ),
    ("girder", "M1 1h14v3H9.500v8H15v3H1v-3h5.500V4H1Z"),
    (
        "anchor",
        "M8 0a2 2 0 0 1 1 4v1h3v2H9v6c3 0 4-2 4-3h2c0 4-3 6-7 6s-7-2-7-6h2c0 1 1 3 4 3V7H4V5h3V4a2 2 0 0 1 1-4Z",
    ),
    (
        "lily",
        "M8 0c3 3 3 6 1 9 1-4 6-4 6-1 0 3-3 3-4 2l-1 3H6l-1-3c-1 1-4 1-4-2 0-3 5-3 6 1C5 6 5 3 8 0ZM5 14h6v2H5Z",
    ),
    ("camel", "M1 15v-5c1-5 4-5 5-2 1-3 4-3 5 0l1-5h3v3h-1l-2 4v5h-2v-4H5v4Z"),
    ("junk", "M2 11h13l-3 4H4ZM8 0v10H2C3 6 5 3 8 0ZM9 2c3 2 4 5 4 8H9Z"),
    ("tape", "M1 1h14v9H1ZM4 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM0 11h16v4H0Z"),
    (
        "atom",
        "M8 6.500a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3ZM8 0c2 0 3 4 3 8s-1 8-3 8-3-4-3-8 1-8 3-8ZM8 1.500C7 1.500 6.500 5 \
     6.500 8S7 14.500 8 14.500 9.500 11 9.500 8 9 1.500 8 1.500ZM0 8c0-2 4-3 8-3s8 1 8 3-4 3-8 3-8-1-8-3ZM1.500 8c0 1 3.500 1.500 6.500 \
     1.500S14.500 9 14.500 8 11 6.500 8 6.500 1.500 7 1.500 8Z",
    ),
    ("tortoise", "M1 11c0-9 11-9 11 0h3c2-3-1-5-2-3V6c4-1 4 5 2 7h-3l1 2h-2l-1-2H6l-1 2H3l1-2Z"),
    ("telescope", "M1 6l11-5 2 4-11 5ZM6 9l2 0 4 7h-2L7 11l-3 5H2Z"),
    ("flask", "M5 0h6v1h-1v5l5 8v2H1v-2l5-8V1H5Z"),
    ("ray", "M8 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM6 1h4L9 5H7ZM1 12l2-4 4 2-2 4ZM15 12l-2-4-4 2 2 4Z"),
    ("apple", "M8 5c-7-3-8 9-3 11 1 0 2-1 3-1s2 1 3 1c5-2 4-14-3-11ZM8 4c0-3 1-4 3-4 0 2-1 4-3 4Z"),
    (
        "gear",
        "M7 0h2v2l2 1 1.500-1.500L14 3l-1.500 1.500 1 2H16v3h-2.500l-1 2L14 13l-1.500 1.500L11 13l-2 1v2H7v-2l-2-1-1.500 1.500L2 \
     13l1.500-1.500-1-2H0v-3h2.500l1-2L2 3l1.500-1.500L5 3l2-1ZM8 5.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z",
    ),
    ("sword", "M7 0h2l.5 9H12v2H9v5H7v-5H4V9h2.500Z"),
    ("palette", "M8 1c9 0 9 9 3 9-3 0-1 4-4 5C-2 14-1 1 8 1ZM4 5h2v2H4ZM8 3h2v2H8ZM11 6h2v2h-2Z"),
];

/// Head, beard, sign.
type Looks = (&'static str, &'static str, &'static str);

pub fn looks(person: Person) -> Looks {
    use Person::*;
    match person {
        AkiraKurosawa => ("cap", "none", "reel"),
        FridaKahlo => ("bun", "none", "brush"),
        JerryGarcia => ("wild", "full", "guitar"),
        MarkTwain => ("wild", "moustache", "quill"),
        Michelangelo => ("short", "full", "chisel"),
        Valmiki => ("topknot", "long", "scroll"),
        WilliamShakespeare => ("bald", "goatee", "mask"),
        AdaLovelace => ("bun", "none", "loom"),
        Archimedes => ("bald", "long", "screw"),
        FrankLloydWright => ("tophat", "none", "square"),
        HenryFord => ("short", "none", "wheel"),
        NikolaTesla => ("short", "moustache", "bolt"),
        OrvilleWright => ("cap", "moustache", "plane"),
        ThomasEdison => ("short", "whiskers", "bulb"),
        GeorgyZhukov => ("peaked", "none", "star"),
        GustavusAdolphus => ("crown", "goatee", "lion"),
        Hannibal => ("helmet", "full", "elephant"),
        JoanOfArc => ("bob", "none", "banner"),
        KhalidIbnAlWalid => ("turban", "full", "crescent"),
        Leonidas => ("helmet", "long", "lambda"),
        SunTzu => ("topknot", "goatee", "fan"),
        DrMartinLutherKing => ("short", "moustache", "dove"),
        FlorenceNightingale => ("veil", "none", "lamp"),
        JacquesCousteau => ("beret", "none", "fish"),
        JimHenson => ("long", "full", "frog"),
        MotherTeresa => ("veil", "none", "heart"),
        StFrancisOfAssisi => ("wreath", "full", "bird"),
        SusanBAnthony => ("bun", "none", "ballot"),
        APGiannini => ("bald", "moustache", "safe"),
        AdamSmith => ("wig", "none", "scales"),
        AndrewCarnegie => ("bald", "full", "girder"),
        CaptainJamesCook => ("tricorn", "none", "anchor"),
        LorenzoDeMedici => ("bob", "none", "lily"),
        MarcoPolo => ("beret", "full", "camel"),
        ZhengHe => ("peaked", "goatee", "junk"),
        AlanTuring => ("short", "none", "tape"),
        AlbertEinstein => ("wild", "moustache", "atom"),
        CharlesDarwin => ("bald", "long", "tortoise"),
        GalileoGalilei => ("cap", "full", "telescope"),
        LouisPasteur => ("short", "full", "flask"),
        MarieCurie => ("bun", "none", "ray"),
        SirIsaacNewton => ("wig", "none", "apple"),
    }
}

/// The marker of a type, as it stands in the outskirts.
pub fn kind(kind: PersonType) -> Looks {
    match kind {
        PersonType::Artist => ("beret", "goatee", "palette"),
        PersonType::Builder => ("cap", "none", "gear"),
        PersonType::General => ("helmet", "none", "sword"),
        PersonType::Humanitarian => ("veil", "none", "dove"),
        PersonType::Industrialist => ("tophat", "whiskers", "anchor"),
        PersonType::Scientist => ("wild", "none", "flask"),
    }
}

/// The parts, once a page; a bust is made of them.
pub fn parts(out: &mut String) {
    for (family, list, grid) in [("head", HEADS, 48), ("beard", BEARDS, 48), ("sign", SIGNS, 16)] {
        for (name, path) in list.iter().filter(|(_, path)| !path.is_empty()) {
            let room = format!("viewBox=\"0 0 {grid} {grid}\"");
            out.push_str(&format!("<symbol id=\"p-{family}-{name}\" {room}><path d=\"{path}\"/></symbol>"));
        }
    }
}

/// A bust as the inside of a symbol.
pub fn bust((head, beard, sign): Looks) -> String {
    let whole = "width=\"48\" height=\"48\"";
    let beard = match beard {
        "none" => String::new(),
        name => format!("<use href=\"#p-beard-{name}\" {whole}/>"),
    };
    format!(
        "<path class=\"p-coat\" d=\"M4 48c1-10 7-14 15-16h10c8 2 14 6 15 16Z\"/>\
         <path class=\"p-face\" d=\"M20 27h8v7q-4 4-8 0ZM24 7c7 0 10 5 10 12 0 6-5 12-10 12s-10-6-10-12c0-7 3-12 10-12Z\"/>\
         <path class=\"p-line\" d=\"M18.500 17.500h3M26.500 17.500h3M24 18v5M21.500 26q2.500 1.500 5 0\"/>{beard}\
         <use href=\"#p-head-{head}\" {whole}/><g class=\"p-sign\"><circle cx=\"38\" cy=\"38\" r=\"9.500\"/>\
         <use href=\"#p-sign-{sign}\" x=\"32\" y=\"32\" width=\"12\" height=\"12\"/></g>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_are_alike() {
        let people: BTreeSet<Looks> = Person::ALL.into_iter().map(looks).collect();
        assert_eq!(people.len(), Person::ALL.len());
        let signs: BTreeSet<&str> = Person::ALL.into_iter().map(|p| looks(p).2).collect();
        assert_eq!(signs.len(), Person::ALL.len(), "each is known for something else");
        let kinds: BTreeSet<Looks> = PersonType::ALL.into_iter().map(kind).collect();
        assert_eq!(kinds.len(), PersonType::ALL.len());
    }

    #[test]
    fn every_part_is_drawn() {
        let named = |list: &[(&str, &str)], name: &str| list.iter().any(|(n, _)| *n == name);
        for (head, beard, sign) in Person::ALL.into_iter().map(looks).chain(PersonType::ALL.map(kind)) {
            assert!(
                named(HEADS, head) && named(BEARDS, beard) && named(SIGNS, sign),
                "{head} {beard} {sign}"
            );
        }
    }
}
