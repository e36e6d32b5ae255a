# What only the board says. Names of things are in the rules’ own texts.
face-atlantic = Atlantic Ocean
face-pacific = Pacific Ocean
face-south-atlantic = South Atlantic
face-order = Player order
# What each track is for, in a line; what a specialist is for, in three words.
face-for-initiative = money, and next round’s order
face-for-dock = to land in a discovered region
face-for-goods = sets of them pay
face-for-merchant-ship = a wild good
face-for-buildings = bought in the order of the queue
face-for-discovery = one expedition a round
face-for-specialists = a specialist for the next round
face-for-war = a battle in a shared region
face-use-captain = counts 2 at sea
face-use-merchant = earns $5 landing
face-use-missionary = brings a colonist
face-use-soldier = plunders, fights
face-use-builder = $5 off, more VP
face-use-any = any kind, for $5
face-queue = Queue
face-nobody = nobody yet
face-crew = { $workers } ({ $who })
# A line a player, then what is still open.
face-colony = { $who }: { $crew } · { $points } VP
face-colony-few = Nobody scores before somebody has three workers here.
face-colony-tied = Three are tied for first: nobody scores.
face-colony-places = { $firsts ->
    [one] If scored now, first place: { $first } VP
   *[other] If scored now, { $firsts } tied for first: { $first } VP each
}; { $seconds ->
    [0] second: { $second } VP
    [one] second: { $second } VP
   *[other] { $seconds } tied for second: { $second } VP each
}.{ $builders ->
    [0] {""}
   *[other] {" "}Builders bring { $builders } and { $more } of that.
}
face-colony-good = Its good, { $good }, goes to the first with three workers here.
face-aboard = On board: { $n } of { $all }
face-dock-x = Space X
face-dock-x-help = For the free colonist of Indentured Servitude, after the numbered spaces.
face-dock-y = Space Y
face-dock-y-help = For the free colonist of the Colonization Acts, after space X.
face-short-new-france = New France
face-short-new-england = New England
face-short-new-spain = New Spain
face-short-new-granada = New Granada
face-unexplored = not explored
face-needs = { $n }+
face-stake = What a region scores
face-stake-help = VP of the largest colony and of the second, if they were counted now; each builder there makes it 4 and 2 more. “3+”: first somebody must have three workers there. “2·0”: two are tied for first, with 2 VP each. “0·0”: three are, and nobody scores.
face-stakes = 6·2: points after round { $round }, first and second
face-tile-points = { $n } VP
face-tile-plunder = ${ $n } · ${ $soldier } a soldier
# Cards say these shorter than their tips do.
face-card-colonists-2 = Every round: one more colonist.
face-card-university = Once: your worker to the front of its track, or your marker to the front of the order. 5 VP.
face-card-stables = Every round: one of your soldiers goes to an adjacent region.
face-card-cartography = Once: a region discovered without an expedition, with its plunder. 4 VP.
face-card-overpopulation = At once: three colonists to discovered regions.
face-card-privateers = Every round: $1 from each other player for each ship of yours.
face-card-mint = Every round: $2 for each gold, or $2 for each silver.
face-card-reformation = Where you have a missionary, those of others bring nobody.
face-card-plague-2 = Every colony of three or more loses one, by its owner’s choice.
face-card-rewriting-history = Take a discovery tile at random from each of two players.
face-card-papal-edict = At once: two colonists into one of your colonies; another player does so too.
face-card-mayflower = Up to three of your ships each carry a worker, after space Y of the dock.
face-rounds = The eight rounds
face-rounds-help = Eight rounds in three ages. Colonies score after rounds 3, 6 and 8.
face-shut-dock = Closed space
face-shut-dock-help = The dock has twice as many spaces as there are players, less one.
face-shut-initiative = Closed space
face-shut-initiative-help = Each player has one worker on initiative, so there are as many spaces as players.
face-region-good = Its good: { $good }.
face-token-help = Goes to the first player with three workers here.
face-reconstructed = The rulebook does not name the good of every region. Reconstructed by us (R17.1): { $regions }.
face-tile-hidden = Unexplored: nobody knows what resistance waits here. An expedition that is too weak finds nothing, and its workers go back to the supply.
face-tile-known = Resistance { $resistance }, plunder ${ $plunder } and ${ $soldier } for each soldier, { $points } VP
face-tile-won = Discovery tile: { $points } VP
face-deck = Discovery cards: { $n } left. Once every region is discovered, expeditions go here.
face-money = Money
face-money-help = Pays for buildings, training and war.
face-money-n = ${ $n }
face-of-worker = { CAP($kind) }: { $use }.
face-price = Costs ${ $n }.
# The sign at the foot of a building's card.
face-when-instant = At once, when it is bought.
face-when-once = Once, when you want it.
face-when-always = From now on, to the end of the game.
face-when-end = Counts at the end of the game.
face-when-times = Every round: { $n ->
    [0] no more
    [one] once more
   *[other] { $n } more times
} before the game ends.
face-income = Income
face-income-help = What goods and ships would pay if income came now.
face-ship = Merchant ship
face-ship-help = Stands for any good in a set, one ship a set, every round.
face-good-help = Sets of goods pay every round: four of a kind ${ $four }, three of a kind ${ $three }, any three ${ $any }. The game has { $n } of this one.
face-spoils = Spoils of War
face-spoils-help = Capital buildings that cost nothing and give at once: money, a ship, goods or specialists.
face-stack = Building stack, age
face-stack-help = Buildings still to come in this age.
face-bag = Goods in the bag
face-bag-help = Four are drawn for the goods track each round.
face-hand = Workers in hand
face-goods = Goods and ships
face-buildings = Capital buildings
face-discoveries = Discoveries
face-supply = Supply
face-moment = Round { $round } of 8
face-phase-start = Before the first round
face-phase-placement = Place
face-phase-tracks = Tracks
face-phase-income = Income
face-phase-benefits = Benefits
face-phase-refresh = Table ready
face-phase-over = The end
face-aid-colonies = Colonies
face-aid-colonies-now = VP, if scored now
face-aid-colonies-help = A region scores when somebody has three workers there: 6 for the largest colony, 2 for the second; two that tie for first get 2 each; three that do, or two that tie for second, get nothing. Each builder there adds 4 for first and 2 for second place, also where these are shared.
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
face-card-ship = A ship is won
face-card-sails = most for the ship
face-card-resistance = Resistance
face-card-tile = the tile
face-card-top = the card
face-card-lowered = { $met } less { $lowered } by the Plague
face-card-battle = Battle
face-card-attacks = attacks
face-card-defends = defends
face-card-removed = removed from the other side
face-closed = Round { $n } is over
# The sheet that ends a round: a player’s mark stands before each of these, and often what is drawn of it.
face-brief-nothing = nothing
face-brief-nobody = nobody
face-brief-none-left = none left
face-brief-waits = no expedition
face-brief-peace = peace
face-brief-spared = spares everybody
face-brief-reformation = Reformation: brings nobody
face-brief-no-ship = no ship
face-brief-bag = { $building }: the bag is empty
face-brief-home = at home
face-brief-ship = total { $n }
face-brief-ship-tie = total { $n }, earlier in the order
face-brief-bought = { $building }, ${ $n }
face-brief-deck = the unknown
face-brief-found = { CAP($goal) }: found, ${ $n }, { $vp } VP
face-brief-failed = { CAP($goal) }: failed
face-brief-free = { CAP($goal) }: found for free, ${ $n }
face-brief-replaced = { $region }: another tile, unseen
face-brief-exchanged = for a colonist, { $region }
face-brief-paid = −${ $n }
face-brief-scouts = scouts { $goal }, −${ $n }
face-brief-war = full war on { $against }, for ${ $n }
face-brief-lost = lost, { $region }
face-brief-unharmed = no losses, { $region }
face-brief-money = { $building } +${ $n }
face-brief-edict = edict with { $who }
face-brief-plague = lost to the plague, { $region }
face-brief-tile = a tile from { $from }
face-brief-privateers = +${ $n } from { $from }
face-brief-smuggled = for { $gave }, from { $from }
face-brief-moved = { $from } → { $to }
face-brief-dock = sets the dock
face-brief-instead = in place of { $who }
face-brief-gone = gone
face-brief-new = new
face-brief-buildings = new: { $buildings }
face-brief-age = age { $age ->
    [1] I
    [2] II
   *[other] III
 } is over
face-brief-everybody = for everybody
face-brief-scored = { $region } +{ $n } VP
face-brief-vp = { $n } VP for ${ $cost }
face-brief-order = in this order
face-score-colonies-1 = Colonies, age I
face-score-colonies-2 = Colonies, age II
face-score-colonies-3 = Colonies, age III
face-score-discoveries = Discoveries
face-score-buildings = Capital buildings
face-score-economy = Economy (income of round 8)
face-score-bought = Points bought
