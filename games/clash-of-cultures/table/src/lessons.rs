//! What teaches Clash of Cultures: the guided first game, and examples with their captions.

use crate::things::THINGS;
use table::{Still, Teaching};
use text::Both;

pub const TEACHING: Teaching = Teaching {
    lessons: &[include_str!("../../lessons/first.json"), include_str!("../../lessons/battle.json")],
    examples: &[
        ("combat-combat-value-19", include_str!("../../examples/combat/combat-value-19.json")),
        ("combat-capture", include_str!("../../examples/combat/capture.json")),
        ("combat-capture-angry", include_str!("../../examples/combat/capture-angry.json")),
        ("combat-fortress-alone", include_str!("../../examples/combat/fortress-alone.json")),
        ("combat-retreat", include_str!("../../examples/combat/retreat.json")),
        ("combat-nobody-wins", include_str!("../../examples/combat/nobody-wins.json")),
        ("combat-siege", include_str!("../../examples/combat/siege.json")),
        ("combat-steel-against-fortress", include_str!("../../examples/combat/steel-against-fortress.json")),
        ("combat-lone-settlers", include_str!("../../examples/combat/lone-settlers.json")),
        ("combat-naval-battle", include_str!("../../examples/combat/naval-battle.json")),
        ("barbarians-raid", include_str!("../../examples/barbarians/raid.json")),
        ("barbarians-raze-a-camp", include_str!("../../examples/barbarians/raze-a-camp.json")),
        ("barbarians-undefended-camp", include_str!("../../examples/barbarians/undefended-camp.json")),
        ("cultural-influence-influence", include_str!("../../examples/cultural-influence/influence.json")),
        (
            "cultural-influence-range-is-size",
            include_str!("../../examples/cultural-influence/range-is-size.json"),
        ),
        (
            "cultural-influence-influence-restores",
            include_str!("../../examples/cultural-influence/influence-restores.json"),
        ),
        (
            "cultural-influence-influence-again",
            include_str!("../../examples/cultural-influence/influence-again.json"),
        ),
        ("trade-trade", include_str!("../../examples/trade/trade.json")),
        ("trade-trade-declined", include_str!("../../examples/trade/trade-declined.json")),
        ("trade-trade-invited", include_str!("../../examples/trade/trade-invited.json")),
        (
            "cities-happy-city-collects-more",
            include_str!("../../examples/cities/happy-city-collects-more.json"),
        ),
        (
            "cities-angry-city-collects-one",
            include_str!("../../examples/cities/angry-city-collects-one.json"),
        ),
        ("cities-civic-improvement", include_str!("../../examples/cities/civic-improvement.json")),
        ("cities-moods", include_str!("../../examples/cities/moods.json")),
        ("cities-each-space-once", include_str!("../../examples/cities/each-space-once.json")),
        ("exploration-x03", include_str!("../../examples/exploration/x03.json")),
        ("exploration-x10", include_str!("../../examples/exploration/x10.json")),
        ("movement-move-three", include_str!("../../examples/movement/move-three.json")),
        ("movement-board-sail-land", include_str!("../../examples/movement/board-sail-land.json")),
        ("status-phase-status-cards", include_str!("../../examples/status-phase/status-cards.json")),
        (
            "status-phase-who-chooses-the-first-player",
            include_str!("../../examples/status-phase/who-chooses-the-first-player.json"),
        ),
        ("winning-tie-buildings", include_str!("../../examples/winning/tie-buildings.json")),
        ("combat-combat-icons", include_str!("../../examples/combat/combat-icons.json")),
        (
            "combat-retreat-from-a-road-attack",
            include_str!("../../examples/combat/retreat-from-a-road-attack.json"),
        ),
        (
            "combat-influenced-buildings-stay",
            include_str!("../../examples/combat/influenced-buildings-stay.json"),
        ),
        ("combat-built-ships-fight", include_str!("../../examples/combat/built-ships-fight.json")),
        ("trade-trade-limits", include_str!("../../examples/trade/trade-limits.json")),
        ("cities-taxes", include_str!("../../examples/cities/taxes.json")),
        ("winning-tie-pyramids", include_str!("../../examples/winning/tie-pyramids.json")),
        ("turns-last-round", include_str!("../../examples/turns/last-round.json")),
        ("exploration-x06", include_str!("../../examples/exploration/x06.json")),
        ("movement-roads", include_str!("../../examples/movement/roads.json")),
    ],
    things: THINGS,
    glossary: include_str!("../../glossary.json"),
    lengths: include_str!("../../lengths.json"),
    still: Still { seats: 3, steps: 620, cut: (0.2, 0.3, 0.45) },
    text: Both { en: include_str!("../../lessons/en.ftl"), fr: include_str!("../../lessons/fr.ftl") },
};
