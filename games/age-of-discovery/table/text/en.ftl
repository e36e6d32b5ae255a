# What only the board says. Names of things are in the rules’ own texts.
face-atlantic = Atlantic Ocean
face-pacific = Pacific Ocean
face-south-atlantic = South Atlantic
face-order = Player order
# What each track is for, in a line; what a specialist is for, in three words.
face-for-initiative = money, and next round’s order
face-for-dock = lands where a region is discovered
face-for-goods = sets of them pay
face-for-merchant-ship = a wild good
face-for-buildings = bought in the order of the queue
face-for-discovery = one expedition a round
face-for-specialists = one more for the next round
face-for-war = a battle in a shared region
face-use-captain = counts 2 at sea
face-use-merchant = earns $5 landing
face-use-missionary = brings a colonist
face-use-soldier = plunders, fights
face-use-builder = $5 off, more VP
face-use-any = any kind, for $5
face-queue = Queue
face-nobody = nobody yet
face-unexplored = not explored
face-needs = { $n }+
face-stake = What it scores
face-stake-help = Points of the largest colony and of the second as it stands, builders counted. 3+: nobody has the three workers it takes.
face-stakes = 6·2: points after round { $round }, first and second
face-tile-points = { $n } VP
face-tile-plunder = ${ $n } · ${ $soldier } a soldier
# Cards say these shorter than their tips do.
face-card-university = Once: your worker to the front of its track, or your marker to the front of the order. 5 VP.
face-card-stables = Every round: move one of your soldiers to an adjacent region before discoveries.
face-card-papal-edict = At once: two colonists into one of your colonies; another player does so too.
face-card-mayflower = Up to three of your ships each carry a worker, after space Y of the dock.
face-rounds = Rounds
face-rounds-help = Eight rounds in three ages. Colonies score after rounds 3, 6 and 8.
face-shut-dock = Closed space
face-shut-dock-help = The dock has twice as many spaces as there are players, less one.
face-shut-initiative = Closed space
face-shut-initiative-help = Each player has one worker on initiative, so there are as many spaces as players.
face-region-good = Its good: { $good }.
face-token-help = Goes to the first player with three workers here.
face-reconstructed = The rulebook does not say which good belongs here: it is our reconstruction.
face-tile-hidden = Undiscovered: nobody knows what waits here.
face-tile-known = Resistance { $resistance }, plunder ${ $plunder } and ${ $soldier } for each soldier, { $points } VP
face-tile-won = Discovery tile: { $points } VP
face-deck = Discovery cards: { $n } left
face-money = Money
face-money-help = Pays for buildings, training and war.
face-money-n = ${ $n }
face-price = Costs ${ $n }.
face-income = Income
face-income-help = What goods and ships would pay if income came now.
face-ship = Merchant ship
face-ship-help = Stands for any good in a set, one ship a set.
face-stack = Building stack, age
face-stack-help = Buildings still to come in this age.
face-bag = Goods in the bag
face-bag-help = Four are drawn for the goods track each round.
face-hand = Workers in hand
face-goods = Goods and ships
face-buildings = Capital buildings
face-discoveries = Discoveries
face-supply = Supply
face-moment = Round { $round } of 8 · age { $age ->
    [1] I
    [2] II
   *[other] III
 }
face-phase-start = Before the first round
face-phase-placement = Placing workers
face-phase-income = Income
face-phase-benefits = Building benefits
face-phase-refresh = Making the table ready
face-phase-over = The end
face-aid-colonies = Colonies
face-aid-colonies-help = A region scores when somebody has three workers there: 6 for the largest colony, 2 for the second; two that tie for first get 2 each. Each builder there adds 4 for first and 2 for second place.
face-aid-income = Income from sets
face-set-four = Four of a kind
face-set-three = Three of a kind
face-set-any = Any three
face-set-help = A ship stands for any good, one a set. The best sets are found for you.
face-aid-workers = Workers
face-aid-goods = Goods
face-goods-all = In all
face-goods-held = Held
face-goods-gone = Gone
face-aid-last-age = What age III will offer
face-plus-money = +${ $n }
face-plus-points = { $who } +{ $n }
face-banner-round = Round { $round } · age { $age ->
    [1] I
    [2] II
   *[other] III
 }
face-banner-war = { $who } makes war on { $whom }
face-card-expedition = Expedition
face-card-succeeded = A discovery
face-card-failed = The expedition fails
face-card-explores = explores
face-card-resistance = Resistance
face-card-battle = Battle
face-card-attacks = attacks
face-card-defends = defends
face-score-colonies-1 = Colonies, age I
face-score-colonies-2 = Colonies, age II
face-score-colonies-3 = Colonies, age III
face-score-discoveries = Discoveries
face-score-buildings = Capital buildings
face-score-economy = Economy
face-score-bought = Points bought
