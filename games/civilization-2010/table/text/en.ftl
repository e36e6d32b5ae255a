# The face of Civilization (2010): English.
face-turn = Turn { $n }
face-title = { CAP($what) }
face-track = Culture track
face-progress = Progress to victory
face-wonders = Wonders
face-market = Market
face-closed = Turn { $n } is over
face-score-culture = culture track
face-score-coins = coins
face-score-techs = technologies
face-hidden-tile = Face-down tile
face-tip-hidden = A figure beside it can turn it up for one step.
face-tip-unit = Cards left in the deck, and killed ones under it.
face-tip-army = Costs 4 production. Fights, explores, blockades.
face-tip-scout = Costs 6 production. Founds cities and gathers its square for one of them.
face-tip-walls = Cost 7 production with Masonry: 4 more in defence, and the attacker plays first.
face-tip-resource = Tokens left in the market.
face-production = production
face-trade = trade
face-culture = culture
face-coin = coins
face-arts = culture of the arts
face-defence = defence
face-actions = actions left
face-blockaded = blockaded
face-spare-armies = armies in supply
face-spare-scouts = scouts in supply
face-a-hut = a hut marker
face-a-village = a village marker
face-rank = rank
face-events = { $n ->
    [one] { $n } culture event of level { $level }
   *[other] { $n } culture events of level { $level }
}
face-people = great people cards, face down
face-reserve = great people in reserve
face-sealed = Your research
face-barbarians = Barbarians
face-attacker = attacker
face-defender = defender
face-lost = killed
face-wounds = wounds
face-decks = Culture decks
face-discards = Culture discards
face-forces = Standing forces
face-space = Space { $space }: { $culture } culture, { $trade } trade
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
face-bonus = bonus
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
face-strikes-up = The attacker’s unit trumps: it strikes first.
face-strikes-down = The defender’s unit trumps: it strikes first.
face-strikes-both = Neither trumps: both strike at once.
face-trumps = Trumps, and strikes first:
face-hand = hand
face-fronts = fronts
face-outskirts-of = outskirts of { $who }
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
