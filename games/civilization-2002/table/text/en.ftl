face-moment = Turn { $turn }
face-era-closing = end of the { $era }
face-phase-setup = Setup
face-phase-movement = Movement
face-phase-trade = Trade
face-phase-production = Production
face-phase-purchase = Purchase
face-phase-over = The game is over
face-closed = Turn { $n } is over
face-score-settlements = Settlements
face-score-technologies = Technologies
face-score-wonders = Wonders
face-score-great = Great discoveries
face-score-ending = Ending
face-settlement = { $where }: { $what } of { $who }, worth { $n } gold
face-aboard = aboard
face-points-left = { $n -> 
    [0] no step left
    [one] 1 step left
   *[other] { $n } steps left
 }
face-points-each = { $n ->
    [one] 1 step a turn
   *[other] { $n } steps a turn
 }
face-battle = { $where }: battle, round { $round }
face-attacker = Declared battle
face-defender = Defends
face-superiority = superiority
face-science = technologies
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
face-made-minimum = Topped up to { $n }
face-made-income = Gold
face-made-last = Last production
face-made-now = As things stand
face-sheet-tree = Technologies
face-sheet-units = Units
face-sheet-improvements = Improvements
face-sheet-milestones = Milestones
face-milestones-help = The first who claims a milestone of the era while meeting it takes a wonder of the era. You are asked when you meet one.
face-sheet-wonders = Wonders
face-sheet-production = Production
face-fallen = This civilization has fallen.
face-gold = Gold
face-gold-help = Buys units, settlers, villages, growth, technologies and improvements.
face-forecast = Production
face-forecast-help = What production would bring as things stand.
face-forecast-how = As things stand, production brings: { $how }. The resource that the dice make critical may add to it.
face-settlers = Settlers
face-armies = Armies
face-fleets = Fleets
face-aircraft = Aircraft
face-technologies = { $n } { $n ->
    [one] technology
   *[other] technologies
 }
face-settlements = { $n } { $n ->
    [one] settlement
   *[other] settlements
 }
face-wonders = { $n } { $n ->
    [one] wonder
   *[other] wonders
 }
face-improvements = { $n } { $n ->
    [one] improvement
   *[other] improvements
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
face-tech-opens = Opens for everybody: { $what }.
face-tech-owner = Its first owner gets: { $what }.
face-tech-great = Great discovery: { $n ->
    [one] 1 point
   *[other] { $n } points
 }.
face-growth = one settlement grows
face-points = { $n -> 
    [one] 1 step a turn.
   *[other] { $n } steps a turn.
 }
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
face-deal-points = Points { $now } → { $then }
face-deal-income-least = Production { $now } → { $then } (the minimum)
face-deal-gold-theirs = You ask for gold already: gold goes one way.
face-deal-gold-yours = You pay already: gold goes one way.
face-deal-purse-yours = { $n ->
    [0] You have no gold.
   *[other] You have only { $n } gold.
 }
face-deal-purse-theirs = { $n ->
    [0] { $who } has no gold.
   *[other] { $who } has only { $n } gold.
 }
face-deal-worth = Production with it: { $how }
face-deal-yours = you { $now } → { $then }
face-deal-theirs = { $who } { $now } → { $then }
face-deal-loan-kind = A new kind to { $who }: { $n ->
    [0] it brings gold once there are technologies
   *[other] +{ $n } gold
 }
face-deal-loan-second = The second of its kind to { $who }: three alike bring { $n } gold
face-deal-loan-alike = With it { $who } holds { $alike } alike, which bring { $n } gold
face-deal-loan-roll = { $from }–{ $to }
face-deal-loan-critical = Critical on a roll of { $rolls } ({ $chance }): then { $n ->
    [0] all settlements of { $who } bring twice as much
   *[other] { $who } gets { $n } gold more
 }
face-deal-loan-covered = As { $who } gets at least { $least } anyway, { $n } of it { $n ->
    [one] does
   *[other] do
 } not add to the income
face-deal-loans = Loans until the end of production
face-deal-technologies = Technologies
face-deal-wonders = Wonders
face-deal-figures = Settlers and units
face-deal-settlements = Settlements
face-share = { $n } gold of the price { $n ->
    [one] goes
   *[other] go
 } to { $who }, who owns { $tech }
face-card-value = { $n } gold in production: { $how }.
face-card-how = { $size }{ $resource ->
    [0] {""}
   *[other] {" "}with a resource
 } { $base }{ $mood ->
    [0] , unhappy (a happy icon would add { $more })
    [1] , happy icon +{ $more }
   *[other] , always happy +{ $more }
 }{ $twice ->
    [0] {""}
    [1] , productive icon ×{ $times }
   *[other] , fertile land ×{ $times }
 }
face-card-icons = { $who } has { $happy ->
    [one] 1 happy icon
   *[other] { $happy } happy icons
 } for { $sad ->
    [one] 1 settlement
   *[other] { $sad } settlements
 } and { $productive ->
    [one] 1 productive icon
   *[other] { $productive } productive icons
 } for { $plain }.
face-mat-borrowed = Lent by { $who } until the end of production.
face-mat-resource = Lent by { $who } until the end of production: only its resource counts here.
face-mat-lent = Lent to { $who } until the end of production.
face-basic-value = What this settlement brings in production: its size, 1 more on fertile land
face-basic-resource = { $what } Each kind you hold brings 1 gold for each technology you own; three cards alike bring { $more } more. Your settlements bring twice as much when the dice make it critical: { $rolls }.
face-advanced-resource = { $what } Each kind you hold brings { $n } gold; three cards alike bring { $more } more. It brings { $critical } more when the dice make it critical: { $rolls }.
face-resource-roll = { $from }–{ $to } ({ $era })
face-kinds = { $what }: { $kinds }
face-made-under-way = Production under way
face-made-each = { $kinds } × { $n } gold
face-made-times = { $kinds } × { $n } { $n ->
    [one] technology
   *[other] technologies
 }
face-last-turn = last turn
face-aid-battle-basic = Each full pair of technologies of a unit’s owner adds 1; an aircraft adds one die to its partner.
face-aid-battle-advanced = The bonus of the type is added, and 1 for the side of whoever owns the settlement; an aircraft adds one to four dice to its partner.
face-aid-win = How to win
face-win-ends = The game ends
face-win-basic = with the turn in which a player owns three modern technologies;
face-win-die = with a turn in which a technology of the { $era } is bought, if the die that is rolled then shows no more than how many of them all players together own;
face-win-diplomatic = with the turn in which the holder of the United Nations says so: diplomatic victory;
face-win-military = with the turn in which the holder of the Apollo Program says so: military victory;
face-win-technological = with the turn in which the Alpha Centauri colony ship is bought: technological victory;
face-win-conquest = when only one player is left with settlements: that player wins, whatever the points;
face-win-limit = after turn { $n } at the latest.
face-win-era-basic = An era ends with the turn in which a player has a third technology of it, or its last one is taken.
face-win-era-advanced = An era ends with the turn in which somebody buys the first technology of the next.
face-win-so-far = Technologies of the { $era } owned so far
face-win-points = Then the most points win
face-win-sizes = 1 point for a village, 2 for a town, 3 for a city, 4 for a metropolis
face-win-technologies = { $n -> 
    [one] 1 point
   *[other] { $n } points
 } for each technology
face-win-wonders = { $n -> 
    [one] 1 point
   *[other] { $n } points
 } for each wonder
face-win-great = { $n -> 
    [one] 1 point
   *[other] { $n } points
 } for each great discovery
face-win-ending = By the way it ends: { $n -> 
    [one] 1 point
   *[other] { $n } points
 } for the United Nations (diplomatic), 1 for each military unit (military), 1 for each technology (technological)
face-win-tie-shared = Equal points share the victory.
face-win-tie-gold = At equal points more gold wins, then more settlements.
face-basic-gold = Buys units, settlers, villages, growth and technologies.
face-basic-fertile = The settlement here counts one size larger in production.
face-wonders-help = The first who claims a milestone of the era takes the next wonder of it. Each is { $n -> 
    [one] 1 point
   *[other] { $n } points
 }, and nothing else.
face-basic-wonder = Wonder
face-basic-wonder-help = Taken by the first player who claims a milestone of its era; it has no other effect. { $n -> 
    [one] 1 point
   *[other] { $n } points
 }.
face-basic-tech = Technology, { $era }
face-basic-tech-help = Technologies of an era are all alike. Your first costs { $first } gold, each further one { $more } more, whenever you buy it. Your third of an era ends the era with the turn. Each full pair you own adds 1 in battle, and each multiplies your resources in production. { $points -> 
    [one] 1 point
   *[other] { $points } points
 } each.
face-basic-settler = Explores and founds villages. { $a }, { $b }, { $c } or { $d } gold, by era.
face-basic-aircraft = { $n } gold. Adds one die to the unit it fights beside.
face-basic-unit = { CAP($era) }, { $gold } gold: { $n } { $n -> 
    [one] die
   *[other] dice
 }.

## Sheets and cards

face-sheet-battle = Battle
face-sheet-deal = Deal
face-sheet-account = Your production
face-sheet-purchase = Purchase
face-sheet-win = How to win
face-purchase-title = { $gold } gold, next production { $n }
face-buy-found = Found
face-buy-grow = Grow
face-buy-figures = Settlers and units
face-buy-technologies = Technologies
face-buy-improvements = Improvements and wonders
face-buy-milestones = Milestones
face-buy-sell = Sell
face-purchase-collected = You collected { $n } gold: { $how }.
face-purchase-collected-same = You collected { $n } gold.
face-buy-meets = meets the milestone “{ $what }”
face-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 }
face-buy-fertile = fertile: +1
face-buy-outgrown = leaves { $n } for “{ $what }”
face-buy-unseen = the unseen marker may prevent it
face-buy-uses-settler = costs the settler
face-buy-settler = explores; may become a village, which costs gold once more
face-buy-dice = { $sort }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 }
face-buy-aircraft = +{ $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } for its partner
face-buy-beats-infantry = beats infantry
face-buy-beats-cavalry = beats cavalry
face-buy-beats-artillery = beats artillery
face-buy-carries = carries { $n ->
    [one] 1 army or settler
   *[other] { $n } armies or settlers
 }
face-buy-brings = brings { $what }
face-buy-opens = opens { $what }
face-buy-past-era = past era: half price
face-buy-left = { $n ->
    [0] none left
    [one] 1 left
   *[other] { $n } left
 }
face-buy-happy = { $n ->
    [one] 1 more happy settlement
   *[other] { $n } more happy settlements
 }
face-buy-productive = { $n ->
    [one] 1 more productive settlement
   *[other] { $n } more productive settlements
 }
face-basic-tech-alike = The technologies of an era are all alike. Below each pile: its price, and who has taken from it.
face-stake = { $what } of { $who }: { $n } gold a turn
face-stake-none = no settlement at stake
face-ends-if-won = If you win
face-ends-if-lost = If you lose
face-ends-if-drawn = If nobody is left
face-ends-yours = { $where } stays yours: { $what }, { $n } gold a turn.
face-ends-taken = You take { $where }: { $what }, { $n } gold a turn{ $bare ->
    [0] {""}
   *[other] {" "}without an icon
 }.
face-ends-lost = { $who } takes { $where }: { $what }, { $n } gold a turn.
face-ends-theirs = { $where } stays with { $who }: { $what }, { $n } gold a turn.
face-ends-allies = Your side takes { $where }: { $what }, { $n } gold a turn{ $bare ->
    [0] {""}
   *[other] {" "}without an icon
 }.
face-ends-foes = The other side takes { $where }: { $what }, { $n } gold a turn.
face-round = Round { $n }
face-beats = beats
face-equals = equals
face-falls-to = falls to
face-pick-secret = both pick in secret
face-superior-by = +{ $n } in the { $era }
face-card-battle = Battle
face-battle-win = to win the battle
face-battle-win-how = If both sides pick their units at random.
face-odds-round-wins = wins
face-odds-round-both = both fall
face-odds-round-falls = falls
face-odds-battle-wins = wins the battle
face-odds-battle-both = nobody is left
face-odds-battle-falls = loses the battle
face-card-found = Explored
face-card-finds = turns up
face-card-free = free of charge
face-found-fertile = A settlement here earns more in every production.
face-card-attacks = declared battle
face-card-defends = defends
face-card-lost = { $who } loses: { $what }.
face-card-lost-all = { $who } loses: { $what }. With it goes the { $size } of { $from }.
face-card-both-lost = Equal totals: both are lost.
face-card-with-aircraft = with aircraft
face-card-superior = superiority, { $own } against { $other }
face-card-science = for technologies, 1 for each pair
face-card-added = +{ $n } { $what }
face-card-captured = Captured
face-card-takes = takes it
face-card-loses = loses it
face-card-destroyed = Laid waste
face-card-deal = Trade
face-card-technology = Technology
face-card-pays = pays
face-card-tech-basic = { $n ->
    [one] 1 point
   *[other] { $n } points
 }; more gold for resources; every second one adds 1 in battle
face-card-wonder = Wonder
face-card-era = A new era
face-card-era-ends = An era ends
face-card-brings-about = brings it about
face-era-basic = New units roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, being superior adds { $dice }. Armies, settlers and villages cost { $army } gold, fleets { $fleet }. What was left of the old technologies and wonders is gone; three new milestones are open. Units you have stay what they are{ $catapults ->
    [0] {""}
   *[other] ; only catapults become medieval
 }.
face-era-advanced = Technologies of past eras cost half, improvements of the last era are handed back and its wonders have no effect any more. New armies cost { $army } gold, fleets { $fleet }, improvements { $improvement }; being superior adds { $dice }.
face-declines = declines
face-card-fallen = Fallen
face-card-end-die = Does the game end?
face-card-ends = The last turn
face-card-goes-on = The game goes on
face-card-rolls = rolls
face-card-known = Technologies of the last era
face-card-over = The game is over
face-far = { $where }, two steps: by way of { $via }

## What is said of a region

face-region-settlement = { CAP($what) } of { $who }: { $n } gold in production.
face-region-settlement-how = { CAP($what) } of { $who }: { $n } gold in production ({ $how }).
face-region-figures = { $who }: { $what }.
face-region-battle = Battle declared by { $who }, to be fought after all moves.
face-region-resource = Resource: { $what }.
face-region-found = { $what }: { $help }
face-region-known = Face down, known to you alone: { $what }.
face-region-hidden = Face-down marker: a settler on the spot may look at it.
face-region-start = Face-down marker: if somebody starts here, it is turned up at the end of the setup. Land and resources stay, treasures and technologies are theirs; deserts, plagues and minor civilizations are taken away without effect.
face-region-beset = { $who } can be attacked here: { $n ->
    [one] one army stands here or one step away
   *[other] { $n } armies stand here or one step away
 }.
face-region-open = Undefended: { $n ->
    [one] one army here or one step away could take it without a fight
   *[other] { $n } armies here or one step away could take it without a fight
 }.
face-region-lone = Lone settlers of { $who }: { $n ->
    [one] one army here or one step away could kill them
   *[other] { $n } armies here or one step away could kill them
 }.
face-region-around = { $n ->
    [0] No neighbouring region: the only way out is by sea, with { $fleet } for { $gold } gold{ $needs ->
        [0] {""}
       *[other] {" "}once { $tech } is in play
     }
    [one] One neighbouring region by land
   *[other] { $n } neighbouring regions by land
 }.
face-region-near = Steps by land to { $who }.
face-region-steps = { $who } ({ $n })
face-purchase-open = Undefended: { $what }
face-purchase-alone = Settlers alone: { $what }
face-purchase-open-one = { $where } ({ $n ->
    [one] 1 army here or one step away
   *[other] { $n } armies here or one step away
 })
face-deal-tech = { $n ->
    [one] 1 point
   *[other] { $n } points
 }, +1 for each kind of resource in production, and each pair adds 1 in battles
face-deal-tech-share = Whoever owns it gets { $n } gold whenever somebody else buys: { $what }. What it brought at once stays where it is
face-deal-tech-nothing = Nothing is sold by it, and what it brought at once stays where it is
face-deal-wonder-spent = It has no effect any more
face-you-give = You give
face-card-worth = { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
 }
face-class-infantry = infantry
face-class-cavalry = cavalry
face-class-artillery = artillery
face-class-fleet = fleet
face-purchase-how = of which { $how }
face-buy-covered = { $what }, same income: the minimum covers it
face-buy-tech-gold = +1 gold for each kind of resource in every production
face-buy-tech-covered = +1 gold for each kind of resource, once past the minimum of { $n }
face-buy-tech-pair = completes a pair of technologies: +1 in every battle
face-buy-tech-half = with one more technology: +1 in every battle
face-buy-tech-third = the third of the era: the era ends with this turn
face-buy-tech-left = { $n ->
    [one] the last of the era
   *[other] { $n } left, the next will cost you { $next }
 }
