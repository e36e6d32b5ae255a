//! What teaches Civilization (2002): the guided first game, and examples with their captions.

use crate::things::THINGS;
use table::{Still, Teaching};
use text::Both;

pub const TEACHING: Teaching = Teaching {
    lessons: &[include_str!("../../lessons/first.json"), include_str!("../../lessons/battle.json")],
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
        (
            "battle-rulebook-orinoco-advanced",
            include_str!("../../examples/battle/rulebook-orinoco-advanced.json"),
        ),
        (
            "battle-rulebook-naval-advanced",
            include_str!("../../examples/battle/rulebook-naval-advanced.json"),
        ),
        ("battle-tie", include_str!("../../examples/battle/tie.json")),
        ("battle-leader-has-most", include_str!("../../examples/battle/leader-has-most.json")),
        ("battle-ally-captures", include_str!("../../examples/battle/ally-captures.json")),
        (
            "battle-aircraft-goes-with-partner",
            include_str!("../../examples/battle/aircraft-goes-with-partner.json"),
        ),
        ("production-rulebook-basic", include_str!("../../examples/production/rulebook-basic.json")),
        ("production-rulebook-advanced", include_str!("../../examples/production/rulebook-advanced.json")),
        ("production-rulebook-happiness", include_str!("../../examples/production/rulebook-happiness.json")),
        ("production-rulebook-temple", include_str!("../../examples/production/rulebook-temple.json")),
        ("production-monopoly-3-basic", include_str!("../../examples/production/monopoly-3-basic.json")),
        ("purchase-rulebook-shares", include_str!("../../examples/purchase/rulebook-shares.json")),
        (
            "purchase-rulebook-technology-price",
            include_str!("../../examples/purchase/rulebook-technology-price.json"),
        ),
        ("markers-minor-civilization", include_str!("../../examples/markers/minor_civilization.json")),
        (
            "markers-rulebook-plague-at-funa",
            include_str!("../../examples/markers/rulebook-plague-at-funa.json"),
        ),
        ("end-rulebook-advanced-points", include_str!("../../examples/end/rulebook-advanced-points.json")),
        ("end-short-die-ends", include_str!("../../examples/end/short-die-ends.json")),
    ],
    things: THINGS,
    glossary: include_str!("../../glossary.json"),
    lengths: include_str!("../../lengths.json"),
    still: Still { seats: 4, steps: 620, cut: (0.42, 0.2, 0.3) },
    text: Both { en: include_str!("../../lessons/en.ftl"), fr: include_str!("../../lessons/fr.ftl") },
};
