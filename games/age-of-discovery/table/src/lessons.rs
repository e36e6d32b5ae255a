//! What teaches Age of Discovery: the guided first game, and examples with their captions.

use table::{Still, Teaching};
use text::Both;

pub const TEACHING: Teaching = Teaching {
    lessons: &[include_str!("../../lessons/first.json")],
    examples: &[
        ("war-battle", include_str!("../../examples/war/battle.json")),
        ("war-both-fall", include_str!("../../examples/war/both-fall.json")),
        ("war-full", include_str!("../../examples/war/full.json")),
        ("war-bystander", include_str!("../../examples/war/bystander.json")),
        ("war-twice", include_str!("../../examples/war/twice.json")),
        ("colonies-3-2", include_str!("../../examples/colonies/3-2.json")),
        ("colonies-3-3-1", include_str!("../../examples/colonies/3-3-1.json")),
        ("colonies-builders", include_str!("../../examples/colonies/builders.json")),
        ("colonies-tie-for-second", include_str!("../../examples/colonies/tie-for-second.json")),
        ("colonies-too-small", include_str!("../../examples/colonies/too-small.json")),
        ("discovery-expedition-success", include_str!("../../examples/discovery/expedition-success.json")),
        ("discovery-expedition-failure", include_str!("../../examples/discovery/expedition-failure.json")),
        ("discovery-expedition-some", include_str!("../../examples/discovery/expedition-some.json")),
        ("dock-merchant", include_str!("../../examples/dock/merchant.json")),
        ("dock-missionary", include_str!("../../examples/dock/missionary.json")),
        ("dock-token", include_str!("../../examples/dock/token.json")),
        ("dock-sequence", include_str!("../../examples/dock/sequence.json")),
        ("income-four-same", include_str!("../../examples/income/four-same.json")),
        ("income-ship-is-wild", include_str!("../../examples/income/ship-is-wild.json")),
        ("income-best", include_str!("../../examples/income/best.json")),
        ("income-round-eight", include_str!("../../examples/income/round-eight.json")),
        ("merchant-ship-ship-tie", include_str!("../../examples/merchant-ship/ship-tie.json")),
        ("merchant-ship-ship-value", include_str!("../../examples/merchant-ship/ship-value.json")),
        (
            "initiative-order-after-initiative",
            include_str!("../../examples/initiative/order-after-initiative.json"),
        ),
        ("specialists-boxes", include_str!("../../examples/specialists/boxes.json")),
        ("placement-turns", include_str!("../../examples/placement/turns.json")),
        ("goods-goods-track", include_str!("../../examples/goods/goods-track.json")),
        ("refresh-age-change", include_str!("../../examples/refresh/age-change.json")),
        ("capital-buildings-militia", include_str!("../../examples/capital-buildings/militia.json")),
        ("capital-buildings-cathedral", include_str!("../../examples/capital-buildings/cathedral.json")),
        ("capital-buildings-magellan", include_str!("../../examples/capital-buildings/magellan.json")),
        ("end-tie-money", include_str!("../../examples/end/tie-money.json")),
    ],
    still: Still { seats: 4, steps: 330, cut: (0.06, 0.1, 0.3) },
    text: Both { en: include_str!("../../lessons/en.ftl"), fr: include_str!("../../lessons/fr.ftl") },
};
