//! What teaches History of the World: the guided first game, and examples with their captions.

use crate::things::THINGS;
use table::{Still, Teaching};
use text::Both;

pub const TEACHING: Teaching = Teaching {
    lessons: &[include_str!("../../lessons/first.json")],
    examples: &[
        (
            "combat-romans-in-the-apennines",
            include_str!("../../examples/combat/romans-in-the-apennines.json"),
        ),
        ("combat-mongols-at-wei-river", include_str!("../../examples/combat/mongols-at-wei-river.json")),
        ("combat-british-at-chekiang", include_str!("../../examples/combat/british-at-chekiang.json")),
        ("combat-fort-adds-one", include_str!("../../examples/combat/fort-adds-one.json")),
        ("combat-forts", include_str!("../../examples/combat/forts.json")),
        ("combat-press-on", include_str!("../../examples/combat/press-on.json")),
        ("combat-press-on-or-withdraw", include_str!("../../examples/combat/press-on-or-withdraw.json")),
        (
            "combat-capital-after-a-victory",
            include_str!("../../examples/combat/capital-after-a-victory.json"),
        ),
        ("combat-capital-after-a-tie", include_str!("../../examples/combat/capital-after-a-tie.json")),
        ("combat-city-sacked", include_str!("../../examples/combat/city-sacked.json")),
        ("combat-guptas-terrain", include_str!("../../examples/combat/guptas-terrain.json")),
        (
            "combat-guptas-forest-of-the-attacker",
            include_str!("../../examples/combat/guptas-forest-of-the-attacker.json"),
        ),
        ("combat-landing-on-a-fort", include_str!("../../examples/combat/landing-on-a-fort.json")),
        ("scoring-red-scores-eighteen", include_str!("../../examples/scoring/red-scores-eighteen.json")),
        (
            "scoring-vacant-structures-score-nothing",
            include_str!("../../examples/scoring/vacant-structures-score-nothing.json"),
        ),
        ("expansion-replace-own-army", include_str!("../../examples/expansion/replace-own-army.json")),
        ("expansion-the-easier-way", include_str!("../../examples/expansion/the-easier-way.json")),
        ("expansion-stop-early", include_str!("../../examples/expansion/stop-early.json")),
        ("monuments-two-symbols", include_str!("../../examples/monuments/two-symbols.json")),
        ("monuments-four-symbols", include_str!("../../examples/monuments/four-symbols.json")),
        ("monuments-three-symbols", include_str!("../../examples/monuments/three-symbols.json")),
        ("preparation-start-land", include_str!("../../examples/preparation/start-land.json")),
        ("preparation-portugal-fleets", include_str!("../../examples/preparation/portugal-fleets.json")),
        ("empire-cards-draft-keep", include_str!("../../examples/empire-cards/draft-keep.json")),
        ("empire-cards-may-not-keep", include_str!("../../examples/empire-cards/may-not-keep.json")),
        ("winning-single-leader", include_str!("../../examples/winning/single-leader.json")),
        ("winning-tie-for-most", include_str!("../../examples/winning/tie-for-most.json")),
        ("winning-game-over", include_str!("../../examples/winning/game-over.json")),
        (
            "combat-landing-with-naval-power",
            include_str!("../../examples/combat/landing-with-naval-power.json"),
        ),
        (
            "combat-guptas-forest-of-the-defender",
            include_str!("../../examples/combat/guptas-forest-of-the-defender.json"),
        ),
        ("winning-tie-by-strength", include_str!("../../examples/winning/tie-by-strength.json")),
        ("winning-shared-victory", include_str!("../../examples/winning/shared-victory.json")),
        ("preparation-carthaginia-pool", include_str!("../../examples/preparation/carthaginia-pool.json")),
        (
            "preparation-incas-and-aztecs-prepared",
            include_str!("../../examples/preparation/incas-and-aztecs-prepared.json"),
        ),
        ("monuments-incas-and-aztecs", include_str!("../../examples/monuments/incas-and-aztecs.json")),
        (
            "monuments-monument-in-a-foreign-capital",
            include_str!("../../examples/monuments/monument-in-a-foreign-capital.json"),
        ),
        ("monuments-monument-sites", include_str!("../../examples/monuments/monument-sites.json")),
        (
            "optional-rules-multiple-armies-attack",
            include_str!("../../examples/optional-rules/multiple-armies-attack.json"),
        ),
        ("optional-rules-naval-fight", include_str!("../../examples/optional-rules/naval-fight.json")),
        (
            "optional-rules-multiple-armies-score",
            include_str!("../../examples/optional-rules/multiple-armies-score.json"),
        ),
        ("optional-rules-naval-score", include_str!("../../examples/optional-rules/naval-score.json")),
        ("winning-tie-by-last-empire", include_str!("../../examples/winning/tie-by-last-empire.json")),
    ],
    things: THINGS,
    glossary: include_str!("../../glossary.json"),
    lengths: include_str!("../../lengths.json"),
    still: Still { seats: 4, steps: 280, cut: (0.38, 0.2, 0.34) },
    text: Both { en: include_str!("../../lessons/en.ftl"), fr: include_str!("../../lessons/fr.ftl") },
};
