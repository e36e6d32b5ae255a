face-moment = Turn { $turn }
face-phase-setup = Setup
face-phase-movement = Movement and battles
face-phase-trade = Trade
face-phase-production = Production
face-phase-purchase = Purchase
face-phase-over = The game is over
face-score-settlements = Settlements
face-score-technologies = Technologies
face-score-wonders = Wonders
face-score-great = Great discoveries
face-score-ending = Ending
face-settlement = { $what } of { $who }, worth { $n } gold
face-aboard = aboard
face-points-left = { $n } movement { $n -> 
    [one] point
   *[other] points
 } left
face-battle = { $where }: battle, round { $round }
face-attacker = Attacker
face-defender = Defender
face-superiority = superiority
face-science = science
face-type-bonus = type
face-defence = settlement
face-last-round = Last round
face-gives = gives
face-critical = Roll of { $n }: the critical resource is { $what }
face-made-cities = Settlements
face-made-critical = Critical
face-made-unique = Resources
face-made-monopoly = Monopolies
face-made-wonders = Wonders
face-made-minimum = Minimum
face-made-income = Gold
face-made-last = Last production
face-made-now = As things stand
face-sheet-tree = Technologies
face-sheet-units = Units
face-sheet-improvements = Improvements
face-sheet-milestones = Milestones
face-sheet-wonders = Wonders
face-sheet-production = Production
face-fallen = This civilization has fallen.
face-gold = Gold
face-gold-help = Buys units, settlers, villages, growth, technologies and improvements.
face-forecast = Production
face-forecast-help = What production would bring as things stand.
face-settlers = Settlers
face-armies = Armies
face-fleets = Fleets
face-aircraft = Aircraft
face-technologies = { $n } { $n ->
    [one] technology
   *[other] technologies
 }
face-aid-critical = Critical resource
face-aid-battle = Battle
face-aid-battle-text = Cavalry beats infantry, infantry beats artillery, artillery beats cavalry: the superior unit adds the number of the era. Dice: 1 ancient, 2 medieval, 3 industrial, 4 modern. The lower total is lost; equal totals are both lost.
face-aid-markers = Exploration markers
face-box = { $n ->
    [one] One marker was never laid out.
   *[other] { $n } markers were never laid out.
 }
face-improvement-happy = Makes { $n -> 
    [one] one settlement
   *[other] { $n } settlements
 } happy. { $era }, with { $tech }.
face-improvement-productive = Makes { $n -> 
    [one] one settlement
   *[other] { $n } settlements
 } productive. { $era }, with { $tech }.
face-tech-price = { $era }, { $n } gold.
face-tech-needs = Requires { $what }.
face-tech-opens = Opens { $what }.
face-tech-owner = Owner: { $what }.
face-tech-great = Great discovery: 4 points.
face-growth = one settlement grows
face-points = { $n } movement { $n -> 
    [one] point
   *[other] points
 }.
face-type = { $what }: { $n } { $n ->
    [one] die
   *[other] dice
 } ({ $tech }).
face-type-plus = { $what }: { $n } { $n ->
    [one] die
   *[other] dice
 } + { $plus } ({ $tech }).
face-plus-gold = +{ $n }
face-rolled = { $what }: { $n }
face-pick-open = Still picking
face-pick-down = Picked, face down
face-pick-seen = The unit picked
face-lost = lost
face-deal = Deal
face-deal-income = Production { $now } → { $then }
face-deal-loans = Loans until the end of production
face-deal-technologies = Technologies
face-deal-wonders = Wonders
face-deal-figures = Settlers and units
face-deal-settlements = Settlements
face-share = { $n } gold of the price { $n ->
    [one] goes
   *[other] go
 } to { $who }
face-card-value = Worth of the city card in production
face-made-under-way = Production under way
face-made-each = { $kinds } × { $n } gold
face-made-times = { $kinds } × { $n } { $n ->
    [one] technology
   *[other] technologies
 }
