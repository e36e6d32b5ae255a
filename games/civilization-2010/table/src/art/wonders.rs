//! Every wonder has a face of its own: a solid, and the lines that are cut into it, on a grid of 48.

use civilization_2010::Wonder;

pub fn wonder(wonder: Wonder) -> (&'static str, &'static str) {
    use Wonder::*;
    match wonder {
        Stonehenge => (
            "M4 42V18h7v24ZM16 42V18h7v24ZM3 11h21v6H3ZM29 42V22h6v20ZM40 42V22h5v20ZM27 16h19v5H27ZM2 42h44v3H2Z",
            "M7 22v15M20 22v14M32 26v11",
        ),
        TheColossus => (
            "M24 2a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9ZM17 13h14l4-9 4 2-5 12-3 3-1 8 5 13h-6l-4-12h-2l-4 12h-6l5-13-1-8-6-2 \
             1-7ZM5 42h14v4H5ZM29 42h14v4H29Z",
            "M19 20h10M20 25h8",
        ),
        TheHangingGardens => (
            "M2 46V37h44v9ZM8 36v-9h32v9ZM14 26v-9h20v9ZM20 16V7h8v9ZM22 6c-4-2-3-5 2-5s6 3 2 5Z",
            "M5 37q3 7 6 0M14 37q3 8 6 0M24 37q3 7 6 0M34 37q4 8 7 0M11 27q3 7 6 0M21 27q3 8 6 0M31 27q3 7 6 0M17 17q3 6 5 0M26 17q3 6 5 0",
        ),
        TheOracle => (
            "M9 22h30l-5 8H14ZM14 30l-6 16h5l5-16ZM34 30l6 16h-5l-5-16ZM22 30h4v16h-4ZM24 20c-9-6 6-9-1-18 10 5 5 10 7 13 2 3-1 4-6 5Z",
            "M13 26h22",
        ),
        ChichenItza => (
            "M2 45v-6h5v-6h5v-6h5v-6h14v6h5v6h5v6h5v6ZM18 20v-9h12v9Z",
            "M20 45V21M28 45V21M20 26h8M20 31h8M20 36h8M20 41h8M24 20v-5",
        ),
        TheGreatWall => (
            "M2 45V31h4v3h4v-3h4v3h3V16h3v3h3v-3h3v3h3v-3h4v18h3v-3h4v3h4v-3h3v14Z",
            "M21 45v-8q3-5 6 0v8M4 38h11M33 38h11M21 24h2M27 24h2",
        ),
        ThePyramids => ("M2 43L19 11l10 18 5-9 13 23Z", "M19 12l7 31M34 21l4 22M10 29l12-2M7 36l16-2"),
        AngkorWat => (
            "M3 45v-9h42v9ZM20 35c-1-12 1-23 4-31 3 8 5 19 4 31ZM9 35c-1-8 1-14 3-19 3 5 4 11 4 19ZM32 35c0-8 1-14 4-19 2 5 4 11 3 19Z",
            "M3 40h42M21 28h6M21 21h6M10 28h5M33 28h5",
        ),
        BrandenburgGate => (
            "M4 45V19h40v26h-4V24h-4v21h-4V24h-5v21h-6V24h-5v21h-4V24h-4v21ZM2 18v-4h44v4ZM15 13l3-5 4 1 2-6 2 6 4-1 3 5Z",
            "M8 21h32",
        ),
        HimejiSamuraiCastle => (
            "M10 45V36h28v9ZM5 36l7-6h24l7 6ZM14 30v-5h20v5ZM9 25l7-6h16l7 6ZM18 19v-4h12v4ZM13 15l7-5 4-7 4 7 7 5Z",
            "M21 45v-6h6v6M17 33h14M19 22h10",
        ),
        PorcelainTower => (
            "M18 45V10h12v35ZM12 42h24l-4-5H16ZM13 34h22l-4-4H17ZM14 27h20l-4-4H18ZM15 20h18l-4-4H19ZM16 13h16l-6-5V1h-4v7Z",
            "M24 46v-4M21 37h6M21 30h6M21 23h6M21 16h6",
        ),
        MachuPicchu => {
            ("M1 45L20 6l8 15 5-7 14 31Z", "M11 31h9M9 35h14M7 39h19M5 43h24M28 37h11M30 41h11M20 12l3 9")
        }
        TajMahal => (
            "M12 45V28h24v17ZM14 27c-3-8 6-10 10-18 4 8 13 10 10 18ZM23 3h2v7h-2ZM3 45V14l2.500-5L8 14v31ZM40 45V14l2.500-5 2.500 5v31Z",
            "M20 45v-9q4-6 8 0v9M15 34v8M33 34v8M16 25h16",
        ),
        TheLouvre => (
            "M2 45V17h4v-5h6v5h6v-6l6-4 6 4v6h6v-5h6v5h4v28Z",
            "M10 45L24 25l14 20M16 36.500h16M24 25v20M13 41h22M19 32h10",
        ),
        CristoRedentor => (
            "M24 2a3.800 3.800 0 1 1 0 7.600A3.800 3.800 0 0 1 24 2ZM1 12l18-1h10l18 1v5l-16 2 2 20H15l2-20-16-2ZM14 40h20v6H14Z",
            "M24 19v19M20.500 23v15M27.500 23v15",
        ),
        PanamaCanal => (
            "M2 45V18h6v18h32V18h6v27ZM13 33l-3-9h6v-7h5v7h11l3-5h5l-4 14Z",
            "M8 41q4-4 8 0t8 0 8 0 8 0M14 28h22",
        ),
        StatueOfLiberty => (
            "M33 1l4 6-3 3-1 10-5 3-1-3 3-4 1-6-2-3ZM22 11l-5-4 5 1 2-5 1 5 5-2-3 5a5 5 0 1 1-5 0ZM17 \
             21h11l4 20H14ZM11 20h5l-1 11h-6ZM12 41h22v5H12Z",
            "M20 25l-2 15M24 25v15M27 25l1 15",
        ),
        UnitedNations => (
            "M24 6a13 13 0 1 1 0 26 13 13 0 0 1 0-26ZM8 13c-7 12-2 26 13 33l2-4C12 37 8 28 11 15ZM40 \
             13c7 12 2 26-13 33l-2-4c11-5 15-14 12-27Z",
            "M11 19h26M24 6v26M24 6q-12 13 0 26M24 6q12 13 0 26M13 13h22M13 26h22",
        ),
        BigBen => (
            "M16 46V21h16v25ZM14 20V9h20v11ZM16 8l8-8 8 8Z",
            "M24 10a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9M24 12v3h2M20 25v18M24 25v18M28 25v18",
        ),
        SydneyOperaHouse => (
            "M2 41c2-14 10-22 21-27-5 9-4 18-2 27ZM19 41c1-13 9-21 20-25-4 8-5 17-3 25ZM35 41c0-8 4-13 11-16-1 5-1 11 0 16ZM1 42h46v4H1Z",
            "M7 38q3-10 10-15M24 38q2-9 9-14",
        ),
        TheKremlin => (
            "M5 46V30h38v16ZM18 30V20c-7-6 3-10 6-18 3 8 13 12 6 18v10ZM7 29v-6c-4-4 2-6 4-11 2 5 8 7 4 11v6ZM33 29v-6c-4-4 2-6 4-11 2 \
             5 8 7 4 11v6Z",
            "M20 46v-8q4-5 8 0v8M20 13l8 6M18 17l9 6M8 19l6 4M34 19l6 4M10 35v6M38 35v6",
        ),
    }
}
