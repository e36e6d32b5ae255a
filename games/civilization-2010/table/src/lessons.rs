//! What teaches Civilization (2010): the guided first game, and examples with their captions.

use table::{Still, Teaching};
use text::Both;

pub const TEACHING: Teaching = Teaching {
    lessons: &[include_str!("../../lessons/first.json")],
    examples: &[
        ("battle-trump", include_str!("../../examples/battle/trump.json")),
        ("battle-both-fall", include_str!("../../examples/battle/both_fall.json")),
        ("battle-trumped-survivor", include_str!("../../examples/battle/trumped_survivor.json")),
        ("battle-tie", include_str!("../../examples/battle/tie.json")),
        ("battle-bonus-city", include_str!("../../examples/battle/bonus_city.json")),
        ("battle-walls-first", include_str!("../../examples/battle/walls_first.json")),
        ("battle-village-won", include_str!("../../examples/battle/village_won.json")),
        ("battle-village-lost", include_str!("../../examples/battle/village_lost.json")),
        ("battle-village-hand", include_str!("../../examples/battle/village_hand.json")),
        ("battle-hand", include_str!("../../examples/battle/hand.json")),
        ("battle-city-conquered", include_str!("../../examples/battle/city_conquered.json")),
        ("battle-winner-losses", include_str!("../../examples/battle/winner_losses.json")),
        ("battle-capital-conquered", include_str!("../../examples/battle/capital_conquered.json")),
        ("battle-loot-tech", include_str!("../../examples/battle/loot_tech.json")),
        ("trade-offer", include_str!("../../examples/trade/offer.json")),
        ("trade-declined", include_str!("../../examples/trade/declined.json")),
        ("trade-income", include_str!("../../examples/trade/income.json")),
        ("city-harvest", include_str!("../../examples/city/harvest.json")),
        ("city-lost-production", include_str!("../../examples/city/lost_production.json")),
        ("city-star", include_str!("../../examples/city/star.json")),
        ("city-track", include_str!("../../examples/city/track.json")),
        ("city-blockade", include_str!("../../examples/city/blockade.json")),
        ("movement-discover", include_str!("../../examples/movement/discover.json")),
        ("movement-hut", include_str!("../../examples/movement/hut.json")),
        ("movement-stacking", include_str!("../../examples/movement/stacking.json")),
        ("movement-cross", include_str!("../../examples/movement/cross.json")),
        ("research-pyramid", include_str!("../../examples/research/pyramid.json")),
        ("research-coins-keep", include_str!("../../examples/research/coins_keep.json")),
        ("research-sealed", include_str!("../../examples/research/sealed.json")),
        ("start-assign", include_str!("../../examples/start/assign.json")),
        ("start-near-enough", include_str!("../../examples/start/near_enough.json")),
        ("victory-fifteen", include_str!("../../examples/victory/fifteen.json")),
    ],
    still: Still { seats: 3, steps: 400, cut: (0.1, 0.25, 0.33) },
    text: Both { en: include_str!("../../lessons/en.ftl"), fr: include_str!("../../lessons/fr.ftl") },
};
