# The board
face-moment = Round { $round } of { $rounds }
face-phase-turn = turn { $n }
face-phase-status = status phase
face-city = { $who }’s city, size { $n }, { $mood }.
face-building-of = { $what } of { $who }
face-activated =
    { $n ->
       [one] Activated this turn.
       *[other] Activated { $n } times this turn.
    }
face-camp =
    { $n ->
       [one] Barbarian Settlement with 1 barbarian
       *[other] Barbarian Settlement with { $n } barbarians
    }
face-aboard = aboard
face-taken-up = taken up
face-barbarians = Barbarians
face-camp-help = A Settlement of the barbarians and the barbarians in it. They attack cities when an event says so; whoever takes it gains 1 Gold for each barbarian beaten.
face-exhausted = Exhausted
face-exhausted-help = Gives nothing any more, and no city may be founded here.
terrain-unknown = Undiscovered
face-terrain-unknown = Nobody knows what lies here. Move a unit in, or sail along it, to turn the region over. A unit that walks in always finds land there.
face-terrain-fertile = Gives a city here or beside it 1 Food, with Farming. Cities may be founded here.
face-terrain-forest = Gives a city here or beside it 1 Wood, with Farming. Cities may be founded here. Who enters it may not attack out of it this turn.
face-terrain-mountain = Gives a city here or beside it 1 Ore, with Mining. Cities may be founded here. Who enters it stays there this turn.
face-terrain-barren = Gives a city beside it 1 Food, with Irrigation. No city can be founded here.
face-terrain-sea = For Ships. One a city gives 1 Food with Fishing, or 1 Gold or 1 Mood token with a Port.
face-unit-settler = Founds cities. 2 Food.
face-unit-army = Fights; moves only with Tactics. 1 Food and 1 Ore. At most 4 on a space.
face-unit-ship = Carries 2 land units, explores, fights at sea. 2 Wood, in a city with a Port.
face-mood-happy = Happy city
face-mood-happy-help = Counts one larger for collecting and building.
face-mood-neutral = Neutral city
face-mood-neutral-help = Collects and builds as its size says. A second activation in a turn makes it angry.
face-mood-angry = Angry city
face-mood-angry-help = Counts as size 1, is activated once a turn and cannot grow.

# The desk
face-close = Close
face-cards = Cards
face-no-cards = You hold no cards.
face-no-hand = Those who look on see no hands.
face-advances = Advances
face-advances-yours = yours { $n }
face-advances-open = open { $n }
face-advances-how = first choose the action “Advance”
face-advances-theirs = theirs
face-advances-leads = ▾ opened by
face-advances-mood = +1 Mood
face-advances-culture = +1 Culture
face-advances-unlocks = building
face-progress = { $have } of { $need }
face-objectives = Objectives
face-objectives-worth = 2 points a card
face-goal-status = Declared in the status phase.
face-goal-instant = Declared at the moment it happens.
face-advances-help = Advances owned: half a point each at the end.
face-wonders = Wonders
face-known = cards you know
face-plans = Drawn by Change of Plans
face-action-cards = Action cards
face-objective-cards = Objective cards
face-event-cards = Event cards
face-tiles-left = Undiscovered regions
face-hand-help = Each has two halves: one for your turn, one for battle.
face-goals-help = Each has two objectives; completing either is worth 2 points.
face-wonder-deck = not revealed
face-wonder-open = to be built
face-wonder-reserved = reserved by
face-wonder-built = built:
face-wonder-gone = out of the game
face-wonder-price = Costs { $cost }. Needs { $needs }. 5 points.
face-pay = Ways to pay
face-trade = Trade
face-trade-proposed = Trade proposed
face-gives = gives
face-unlaid = A new region: two ways it can lie
face-lies-camps = The skull: where barbarians may settle.
face-lies-turned = turned half round
face-lies-printed = as printed
face-icon-attack = Barbarian attack
face-icon-arrival = Barbarians arrive
face-icon-exhausted = Exhausted land
face-icon-gold-mine = Gold mine
face-icon-is = Icon: { $icon }
face-icon-attack-help = The strongest Barbarian Settlement within 2 spaces of a city of the revealer attacks that city. If there is none, nothing happens.
face-icon-arrival-help = A Barbarian Settlement appears within 2 spaces of a city of the revealer, then one Barbarian Settlement gets one more barbarian.
face-icon-exhausted-help = A space next to a city of the revealer gives nothing any more.
face-icon-gold-mine-help = 2 Gold for the revealer.
face-icon-only = Only the icon counts in this game: the text of the card does not apply.
face-icon-none = Only icons count in this game, and this card has none: nothing happens.
face-revealed-by = Revealed by

# Battle
face-battle = Battle
face-battle-land = Battle
face-battle-sea = Naval battle
face-battle-raid = Barbarian attack
face-battle-at = { $kind } · round { $n } ·
face-attacker = attacks
face-defender = defends
face-ranks = { $n } fighting, { $lost } lost
face-dice =
    { $n ->
       [one] 1 die
       *[other] { $n } dice
    }
face-dice-rule = Each side adds up its dice: one hit for every 5. A single die hits on a 5 or 6.
face-dice-help = One die for each unit, and those of a Fortress and of cards.
face-bonus-help = Added to the dice: cards, Fanaticism, the Great Warlord.
face-cancels-help = Hits that do not count: Fortress, War Ships, cards.
face-hits-how =
    { $n ->
       [0] no hit (one for each full 5)
       [one] 1 hit { $steel ->
           [0] (one for each full 5)
          *[other] (that of Steel Weapons; the dice give one for each full 5)
        }
       *[other] { $n } hits { $steel ->
           [0] (one for each full 5)
          *[other] (one for each full 5, { $steel } by Steel Weapons)
        }
    }
face-last-round = Last round
face-sealed = A card lies face down
face-fortress-die = one die more
face-fortress-cancel = one hit cancelled
face-odds-rest =
    To the end without cards: { $win } % the attacker, { $lose } % the defender{ $none ->
       [0] {""}
       *[other] , { $none }% for nobody
    }
face-influence = Cultural Influence: { $n } or more

# Cards of what deserves a look
face-card-round = { $kind } · round { $n }
face-card-losses =
    { $attack ->
       [0] This roll: the attacker loses nobody
       [one] This roll: the attacker loses 1 unit
       *[other] This roll: the attacker loses { $attack } units
    }, { $defence ->
       [0] the defender nobody.
       [one] the defender 1 unit.
       *[other] the defender { $defence } units.
    }
face-card-units =
    { $n ->
       [0] no unit
       [one] 1 unit
       *[other] { $n } units
    }{ $lost ->
       [0] {""}
       *[other] , { $lost } lost
    }
face-card-influences = influences
face-card-convinced = The roll is enough.
face-card-boosted =
    { $n ->
       [one] Short by 1, made up for with 1 Culture token: it succeeds.
       *[other] Short by { $n }, made up for with { $n } Culture tokens: it succeeds.
    }
face-card-kept = Short by { $n }, and no Culture tokens paid: it fails.
face-card-vain = Short by { $n }: it fails.
face-card-event = Event
face-card-reveals = revealed it
face-card-weakened = { $what } of the other side: −{ $n }
face-card-plus = Added besides (Fanaticism, Great Warlord): +{ $n }
face-card-minus = Taken off (hunger): −{ $n }
face-card-adds = { $what }: +{ $n }
face-card-weakens = { $what }: −{ $n } for the other side
face-card-dice =
    { $what }: { $n ->
       [one] 1 die more
       *[other] { $n } dice more
    }
face-card-cancels =
    { $what }: { $n ->
       [one] cancels 1 hit
       *[other] cancels { $n } hits
    }
face-card-idle = { $what }: no effect, no dice to change
face-card-dead = { $what }: cancelled by { $by }
face-card-no-dice = no dice: nobody to hit
face-card-trade = Trade
face-card-answers = answered
face-card-cast =
    { $what }: { $dice }, { $success ->
       [0] no effect (it takes a 5 or 6)
       *[other] it succeeds. { $help }
    }
face-card-won = { $where }: { $who } wins
face-card-won-savage = { $where }: the barbarians win
face-card-camp-at = Barbarian Settlement { $where }
face-card-gives = gives
face-no-room = { $who } has no room: { $n } would be lost
face-card-accepted = Accepted
face-card-declined = Declined
face-card-wonder = Wonder
face-card-builds = built it
face-card-capture = City captured
face-card-camp = Barbarian Settlement taken
face-card-captures = captures
face-card-loses = loses it
face-card-objective = Objective completed
face-card-completes = 2 points

# Mats
face-good-food = Food
face-good-food-help = Pays for advances, Settlers, armies and buildings. At most 2 without Storage.
face-good-ore = Ore
face-good-ore-help = Pays for armies and buildings. At most 8.
face-good-wood = Wood
face-good-wood-help = Pays for Ships and buildings. At most 8.
face-good-idea = Ideas
face-good-idea-help = Stand for Food when you pay for an advance. At most 8.
face-good-gold = Gold
face-good-gold-help = Stands for any resource. At most 8.
face-good-mood = Mood tokens
face-good-mood-help = Cheer cities. The number after the stroke is your Mood level: you can keep no more than that.
face-good-culture = Culture tokens
face-good-culture-help = Widen influence, add to its roll, pay for cards. The number after the stroke is your Culture level: you can keep no more than that.
face-actions-left = Actions left this turn
face-pieces-left = Pieces left
face-pieces-help = Settlements, Fortresses, Academies, Temples and Ports this player can still place: 7 of each at first.
face-levels = Mood level { $mood }, Culture level { $culture }
face-first = 1st
face-first-help = First player of this round; chosen anew in the status phase.

# Aids
face-aim = How the game is won
face-aim-how = Once the game is over, whoever has most points wins. These count:
face-aim-cities = 1 point for each city, and 1 for each building in your colour, wherever it stands;
face-aim-advances = half a point for each advance;
face-aim-objectives = 2 points for each objective completed;
face-aim-wonders = 5 points for each Wonder in your cities;
face-aim-events = the points of events.
face-aim-tie = In a tie the Great Pyramids win, then most points of buildings.
face-legend = Signs on the board
face-legend-reach = how far your cities influence others without Culture tokens
face-legend-home = where a player began
face-legend-size = a city in its owner’s shape and colour, with its size
face-legend-foreign = a building another player has taken over
face-legend-idle = a building its owner cannot use, for want of its advance
face-legend-spent = how often the city was activated this turn
face-costs = What things cost
face-cost-advance = Advance
face-cost-building = Building
face-cost-civic = Civic Improvement, for each size
face-substitutes = Gold stands for any resource. Ideas stand for Food when you pay for an advance.
face-piles = Piles
face-discards = Discarded

# Score
face-closed = End of the turns of round { $n }, then the status phase
face-score-buildings = Cities and buildings
face-score-advances = Advances (½ each)
face-score-objectives = Objectives
face-score-wonders = Wonders
face-score-events = Events
deed-advance-ways = 1 action and 2 Food each, { $n } open
deed-advance-free = 1 action each, { $n } open
deed-found-where = 1 action and a Settler, on { $where }
deed-activate-can = { $n ->
    [one] 1 city: { $what }
   *[other] { $n } cities: { $what }
 }
deed-activate-collect = collect
deed-activate-build = build units
deed-activate-enlarge = add a building
deed-activate-wonder = build a Wonder
