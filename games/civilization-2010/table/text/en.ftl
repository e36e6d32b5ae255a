# The face of Civilization (2010): English.
face-phase-start = Start
face-phase-trade = Trade
face-phase-city = Cities
face-phase-movement = Movement
face-phase-research = Research
face-turn = Turn { $n }
face-turn-of = Turn { $n } of { $last }
face-limit = The game ends after turn { $n } if nobody has won by then: coins, spaces of the culture track and technologies are added up, the highest sum wins, and a tie is shared.
face-title = { CAP($what) }
face-track = Culture track
face-progress = Progress to victory
face-closed = End of turn { $n }
face-score-culture = culture track
face-score-coins = coins
face-score-techs = technologies
face-hidden-tile = Face-down tile
face-tip-hidden = A figure beside it can turn it up for one step.
face-tip-unit = A card for your battles: it deals its strength in wounds, and survivors count it at the end. Infantry trumps mounted units, mounted units trump artillery, artillery trumps infantry: the one that trumps strikes first.
face-tip-army = Costs 4 production. Fights, explores, blockades.
face-tip-scout = Costs 6 production. Founds cities; outside their outskirts it sends one of them what its square yields.
face-tip-walls = Cost 7 production with Masonry: 4 more in defence, and the attacker plays first.
face-tip-resource = A token pays for an ability of these technologies: { $techs }.
face-production = production
face-trade = trade
face-income = { $n ->
    [0] trade that the next trade phase brings
   *[other] trade that the next trade phase brings, { $n } of it from new scouts: they are given a city before it
}
face-culture = culture
face-coin = coins
face-arts = culture by the arts
face-defence = defence
face-actions = actions left
face-blockaded = blockaded
face-armies-out = { $n ->
    [one] { $n } army on the map, { $spare } in supply
   *[other] { $n } armies on the map, { $spare } in supply
}
face-scouts-out = { $n ->
    [one] { $n } scout on the map, { $spare } in supply
   *[other] { $n } scouts on the map, { $spare } in supply
}
face-a-hut = a hut marker
face-a-village = a village marker
face-hut-there = a hut: an army that enters takes what it hides
face-village-there = a village: an army that enters fights its barbarians, three units, for what it hides
face-a-relic = { $what }, for the army that ends its move there. { $help }
face-rank = rank
face-strength = { $count ->
    [one] { CAP($what) } of strength { $n }
   *[other] { CAP($what) } of strength { $n }, { $count } cards
}
face-unit-cards = { $n ->
    [one] { CAP($what) }: { $n } card
   *[other] { CAP($what) }: { $n } cards
}
face-events = { $n ->
    [one] { $n } culture event of level { $level }
   *[other] { $n } culture events of level { $level }
}
face-people = great people cards, face down
face-reserve = great people in reserve
face-sealed = Your research
face-barbarians = Barbarians
face-decks = Culture decks
face-discards = Culture discards
face-forces = Standing forces
face-space-event = a culture event
face-space-person = a great person
face-space-victory = victory
face-attack-bonus = attack
face-capital-defence = defence of the capital
face-capital = Capital
face-city = City
face-metropolis = Metropolis
face-cities = Cities
face-from-outskirts = squares of the outskirts
face-from-scouts = scouts elsewhere
face-from-city = the city itself
face-from-turn = this turn
face-from-fortification = fortification
face-from-standing = buildings and cards of the owner
face-battle-field = { $who } attacks { $enemy }
face-battle-city = { $who } attacks a city of { $enemy }
face-battle-capital = { $who } attacks the capital of { $enemy }
face-battle-village = { $who } attacks a village
face-cards-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
face-fighter = { $wounds ->
    [one] { CAP($what) }, strength { $n }, { $wounds } wound, front { $front }
   *[other] { CAP($what) }, strength { $n }, { $wounds } wounds, front { $front }
}
face-trumps = Trumps, and strikes first:
face-hand = hand
face-outskirts-of = outskirts of { $who }
face-sends = a city gets what its square yields
face-will-send = from the next start of a turn on, a city will get what its square yields
face-coming = { $n } production to come: a scout is given a city at the start of the turn
face-city-of = city of { $who }
face-coins-printed = on squares
face-won-culture = a culture victory
face-won-technology = a technology victory
face-won-economic = an economic victory
face-won-military = a military victory
face-won-limit = the most coins, culture and technologies
face-won-road = the road that won
face-sum = Together
face-chart = Coins, culture and technologies over time
# The head of the board.
face-of = /{ $n }
face-unfit-water = no city there: it is water
face-unfit-marker = no city there while a hut, village or relic is on it
face-unfit-edge = no city there: the edge of the map
face-unfit-unrevealed = no city there: a square beside it is still hidden
face-unfit-near-marker = no city there while a hut, village or relic is beside it
face-unfit-enemy = no city there: another player’s figure is beside it
face-unfit-near-city = no city there: less than three squares from another
face-far = { $n ->
    [one] { $n } step, over { $via }
   *[other] { $n } steps, over { $via }
}
face-far-site = { $n ->
    [one] { $n } step, over { $via }; a city founded there: { $production } production, { $trade } trade, { $culture } culture (arts){ $covers ->
        [0] {""}
       *[other] ; { $lost }
    }
   *[other] { $n } steps, over { $via }; a city founded there: { $production } production, { $trade } trade, { $culture } culture (arts){ $covers ->
        [0] {""}
       *[other] ; { $lost }
    }
}
face-far-village = { $n ->
    [one] { $n } step, over { $via }: from there the square says how likely you are to win
   *[other] { $n } steps, over { $via }: from there the square says how likely you are to win
}
face-gives = { $who } gives:
face-counts-culture = spaces of the culture track
face-counts-technology = places of the pyramid (five of level I, four of II, three of III, two of IV, one of V; more of a level do not count)
face-counts-economic = coins
face-take-capital = take a capital
face-capitals = capital defence
face-capitals-defend = Defence of the capitals
face-beside = Beside the map
face-market-wonders = Market and wonders
face-pyramids = Pyramids
face-technologies = All technologies

# A city, and what can be chosen at the foot of the board.
face-no-change = nothing changes
face-leaves = { $what } leaves
face-free = free
face-devote = Devote
face-in-supply = { $n } in supply
face-card-of = strength { $low } to { $high }
face-have = you have { $n }
face-opens = { $help } { $what }: { $does }
face-pays-nothing = none of your technologies uses it yet
face-instead-of = in place of: { $what }
face-starred = on land; one building with a star per city
face-group-arts = Arts
face-group-figures = Figures
face-group-units = Units
face-group-buildings = Buildings
face-group-wonders = Wonders
face-group-abilities = Abilities
face-group-cards = Cards and markers
face-group-choice = To choose from

# Research.
face-pyramid = Your pyramid
face-nothing-to-research = Nothing is within your reach yet. This is what technologies cost:
face-towards-space = { $n ->
    [one] { $n } card of 15 towards Space Flight
   *[other] { $n } cards of 15 towards Space Flight
}
face-pyramid-help = A row holds one card fewer than the row under it. Five, four, three and two cards carry Space Flight.
face-space-wins = Space Flight
face-the-others = The others
face-level = Level { $n }
face-gain-speed = speed { $from } to { $to }
face-gain-stacking = stacking { $from } to { $to }
face-gain-rank = rank { $from } to { $to }
face-gain-wonder = Building { $what } will cost { $to } production ({ $from } before)
face-on-land = on land
face-you-already = you have as much already
face-you-have = { $what }: you have { $n }

# A battle.
face-you-play-barbarians = You play the barbarians against { $who }
face-barbarians-why = { $who } attacks the village at { $where }. As their left-hand neighbour you lead its defenders; nothing of yours is at stake.
face-tie-defends = a tie is the defender’s
face-attacks = attacks
face-defends = defends
face-defend = defend
face-skill-costs = costs { $what }
face-skill-lacks = you lack { $what }
face-skill-spent = used this turn
face-you-attack = you attack
face-you-defend = you defend
face-sum-of = { $bonus ->
    [0] units { $units }, no bonus
   *[other] units { $units }, bonus { $bonus }
}
face-killed = { $n ->
    [0] none killed
   *[other] { $n } killed
}
face-at-stake = At stake
face-stake-field = The loser’s figures on the square die; the winner takes 1 loot and loses an army for every two units killed.
face-stake-city = { $mine ->
    [1] If you win, the city is razed and yields 2 loot; if not, your figures there die.
   *[other] If { $who } wins, the city is razed and yields 2 loot; if not, the attacking figures die.
}
face-stake-capital = { $mine ->
    [1] If you win, you win the game; if not, your figures there die.
   *[other] If { $who } wins, they win the game; if not, the attacking figures die.
}
face-stake-village = { $mine ->
    [1] If you win, you take what the village hides; if not, your figures there die and the village stays.
   *[other] If { $who } wins, they take what the village hides; if not, the figures there die and the village stays.
}
face-your-hand = Your hand
face-you-strike-first = Yours strikes first.
face-they-strike-first = Theirs strikes first.
face-both-strike = Both strike at once.
face-blow-kills = Theirs dies.
face-blow-dies = Yours dies.
face-blow-both = Both die.
face-blow-none = Both survive.
face-against-kills = Against { $what } { $n }: theirs dies
face-against-dies = Against { $what } { $n }: yours dies
face-against-both = Against { $what } { $n }: both die
face-against-none = Against { $what } { $n }: both survive
face-sums-become = { $now } to { $against } → { $then } to { $left }
face-wounded = theirs: wounds { $n } of { $of }
face-sums-stay = it stays { $now } to { $against }
face-draws = { $n ->
    [one] draws { $n } unit card of { $units }
   *[other] draws { $n } unit cards of { $units }
}
face-draws-wild = one unit of each type
face-bonus = { $n ->
    [0] no bonus
   *[other] bonus { $n }
}

# Cards of what mattered.
face-card-battle = Battle
face-card-siege = Battle for a city
face-card-village = Village
face-card-village-won = Battle won, village taken
face-battle-at = Battle at { $where }
face-drawn-event = { $help } { $when }
face-when-start = Played at the start of the turn.
face-when-city = Played in city management.
face-when-movement = Played during a move.
face-when-battle = Played before a battle of yours.
face-when-cancel = Played in answer to an announcement.
face-when-pay = Played to pay for an ability.
face-card-hut = Hut
face-finds-barbarian = At once and for free: a unit card, or a figure on this square.
face-finds-art = { $n ->
    [one] { $n } culture token at once.
   *[other] { $n } culture tokens at once.
}
face-finds-teacher = Kept until it is used: a technology of level I for free.
face-finds-workers = Kept until they are used: 4 production for a city.
face-finds-person = A great person joins at once.
face-finds-wealth = A coin token at once.
face-person-gives = Its marker goes to the outskirts of a city: the square then yields { $gains }.
face-card-relic = Relic
face-card-conquest = A city falls
face-card-loot = Loot
face-card-event = Culture event
face-card-drawn = You draw
face-card-offer = Trade
deed-give = Give
deed-ask = Ask for
face-declined = The offer is declined
face-card-wonder = Wonder
face-card-person = Great person
face-card-victory = Victory
face-card-units = { $n } × { $what }
face-card-dead = { $n } × { $what } killed
