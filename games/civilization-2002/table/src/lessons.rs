//! What teaches Civilization (2002): the guided first game, and examples with their captions.

use table::{Still, Teaching};
use text::Both;

pub const TEACHING: Teaching = Teaching {
    lessons: &[include_str!("../../lessons/first.json")],
    examples: &[
        ("battle-rulebook-orinoco-basic", include_str!("../../examples/battle/rulebook-orinoco-basic.json")),
        ("battle-rulebook-naval-basic", include_str!("../../examples/battle/rulebook-naval-basic.json")),
        (
            "battle-superiority-cavalry-over-infantry-ancient",
            include_str!("../../examples/battle/superiority-cavalry-over-infantry-ancient.json"),
        ),
        (
            "battle-superiority-infantry-over-artillery-medieval",
            include_str!("../../examples/battle/superiority-infantry-over-artillery-medieval.json"),
        ),
        (
            "battle-superiority-artillery-over-cavalry-industrial",
            include_str!("../../examples/battle/superiority-artillery-over-cavalry-industrial.json"),
        ),
        ("battle-science", include_str!("../../examples/battle/science.json")),
        ("battle-capture-empty", include_str!("../../examples/battle/capture-empty.json")),
        ("battle-join", include_str!("../../examples/battle/join.json")),
        ("battle-secret-until-both", include_str!("../../examples/battle/secret-until-both.json")),
        (
            "battle-one-defender-then-another",
            include_str!("../../examples/battle/one-defender-then-another.json"),
        ),
        ("movement-challenge", include_str!("../../examples/movement/challenge.json")),
        ("movement-challenge-let-pass", include_str!("../../examples/movement/challenge-let-pass.json")),
        ("movement-rulebook-boarding", include_str!("../../examples/movement/rulebook-boarding.json")),
        ("movement-points", include_str!("../../examples/movement/points.json")),
        ("movement-walk-and-look", include_str!("../../examples/movement/walk-and-look.json")),
        ("movement-peace", include_str!("../../examples/movement/peace.json")),
        ("milestones-villages-6", include_str!("../../examples/milestones/villages-6.json")),
        ("milestones-not-claimed", include_str!("../../examples/milestones/not-claimed.json")),
        ("milestones-simultaneous", include_str!("../../examples/milestones/simultaneous.json")),
        ("eras-third-technology", include_str!("../../examples/eras/third-technology.json")),
        ("eras-last-of-the-era", include_str!("../../examples/eras/last-of-the-era.json")),
        ("end-rulebook-basic-points", include_str!("../../examples/end/rulebook-basic-points.json")),
        ("end-next-turn", include_str!("../../examples/end/next-turn.json")),
        ("end-conquest", include_str!("../../examples/end/conquest.json")),
    ],
    still: Still { seats: 4, steps: 620, cut: (0.42, 0.2, 0.3) },
    text: Both { en: include_str!("../../lessons/en.ftl"), fr: include_str!("../../lessons/fr.ftl") },
};
