game-title = Empires: Age of Discovery
game-tagline = Settle the New World, fill your ships, build your capital.
game-about = Two to six European powers send workers across the ocean for eight rounds: to settle and to fight for nine regions, to trade goods, to explore the unknown and to raise the buildings of their capitals. With the Builder expansion, national powers and all variants.

## Options

option-start_mode = Start
option-start_mode-help = How order, money and national boards are settled.
option-start_mode-standard = Standard: random order, no nations
option-start_mode-auction_nations = Auction of national boards
option-start_mode-random_nations = National boards at random
option-builders = Builders
option-builders-help = The sixth kind of worker: cheaper buildings and richer regions.
option-expansion_buildings = Expansion buildings
option-expansion_buildings-help = Adds the twenty buildings of the Builder expansion.
option-plague = Plagues
option-plague-help = Keeps the three Plague buildings in the stacks.
option-buy_vp = Buy victory points
option-buy_vp-help = After each scoring of the colonies players may buy points for money.
option-two_player_captains = Captains for two players
option-two_player_captains-help = With two players, two captains each wait on the discovery track from the start.
option-reduced_luck = Reduced luck
option-reduced_luck-help = Ten buildings of age III are chosen at the start and shown to all.
option-no_survivors = No survivors
option-no_survivors-help = A tile that beats an expedition is replaced by another, unseen one.
option-scouting = Scouting
option-scouting-help = At any moment of your turn you may pay to look at a face-down discovery.
option-advanced_recon = Advanced reconnaissance
option-advanced_recon-help = All discovery tiles on the map lie face up from the start.
option-strict_colonists = Only the colonists of the box
option-strict_colonists-help = Nobody has more than 29 colonists; what goes beyond is lost.
option-letter = By the letter of the rulebook
option-letter-help = Chooses the printed wording wherever our reading departs from it: all the following switches at once.
option-letter_captains = Letter: two captains in all
option-letter_captains-help = With two players each puts one captain on the discovery track, not two.
option-letter_money = Letter: $10 each with random nations
option-letter_money-help = With random nations everybody starts with $10, whatever the position.
option-letter_auction = Letter: open auction
option-letter_auction-help = Anybody may pass, and a random player opens each auction.
option-letter_england = Letter: England orders the whole dock
option-letter_england-help = England also reorders the workers on X, Y and ships.
option-letter_portugal_deck = Letter: Portugal needs a region
option-letter_portugal_deck-help = Portugal’s power stands in for a region, so it ends when all are discovered.
option-letter_portugal_plague = Letter: Portugal always meets 3
option-letter_portugal_plague-help = The Plague of age I does not lower Portugal’s resistance of 3.
option-letter_scouting = Letter: scout the deck at any time
option-letter_scouting-help = The top card may be looked at while tiles are left on the map.
option-letter_explorers = Letter: explorers at once
option-letter_explorers-help = Conquistadors and Navigator put their first worker on the track when they are bought.
option-letter_university = Letter: University for any worker
option-letter_university-help = The University moves anybody’s worker on any of its tracks, before any track and whenever you are asked on your turn.
option-letter_stables = Letter: Stables between colonies
option-letter_stables-help = The soldier must ride to a region where its owner has a worker.
option-letter_mint = Letter: Mint in the income phase
option-letter_mint-help = The Mint is chosen and paid before the income of goods.
option-letter_glory = Letter: Glory needs a rival
option-letter_glory-help = Only regions where another player has three workers count for Glory.
option-letter_reason = Letter: Age of Reason counts everybody
option-letter_reason-help = All workers on the specialist track in round 8 count, whoever owns them.
option-letter_figures = Letter: free exchange of figures
option-letter_figures-help = When a specialist is due and none is left, any specialist but a builder may become a colonist.
preset-first = What the rulebook advises: five kinds of workers and the buildings of the first box.
preset-usual = Builders and all their buildings, no nations, no variants.
preset-letter = As most play, but the printed wording wherever our reading departs from it.
preset-everything = Nations by auction and every variant that goes with the others: for people who know the game.

## Terms

term-seat = { $who }
term-nothing = nothing
term-list = { $items }
term-shift = { $from } → { $sure ->
    [0] { $to }–{ $most }
   *[other] { $to }
}
# A name may end with a number of its own.
term-what = { $who } ({ $what })
term-what-own = you ({ $what })
term-toll-points = VP { $shift }
term-toll-workers = { $n } lost
term-toll-both = { $points }, { $workers }
term-toll-none = no loss
term-either = { $one } or { $other }
term-worker-of = { $kind } of { $who }
term-tile = resistance { $resistance }, plunder ${ $plunder }, ${ $soldier } a soldier, { $vp } VP
term-card = { $card } (resistance { $resistance }, plunder ${ $plunder }, ${ $soldier } a soldier, { $vp } VP)
nth-1 = 1st
nth-2 = 2nd
nth-3 = 3rd
nth-4 = 4th
nth-5 = 5th
nth-6 = 6th
nth-7 = 7th
nth-8 = 8th
nth-9 = 9th
nth-10 = 10th
nth-11 = 11th
nth-12 = 12th
thing-hand = { $kind } in hand
thing-in-line = { $track }, place { $n }
thing-explorer = { $kind } of { $who } on the discovery track
thing-order = { $who } in the player order
thing-supply = { $kind } in the supply
thing-ship = the merchant ship
thing-settled = { $worker } { $region }
thing-good-of = { $good } of { $who }
thing-tile = discovery tile { $region }
thing-deck = the discovery deck

worker-colonist = colonist
worker-captain = captain
worker-merchant = merchant
worker-missionary = missionary
worker-soldier = soldier
worker-builder = builder
worker-colonist-help = Works anywhere; counts 1 on every track.
worker-captain-help = Counts 2 for the merchant ship and 2 in an expedition.
worker-merchant-help = Counts 2 for the merchant ship; earns $5 when it lands.
worker-missionary-help = Brings a colonist along when it lands.
worker-soldier-help = Earns more plunder in an expedition, $2 to $5 by the tile, $1 to $3 by the card; in a region it fights.
worker-builder-help = Buys buildings $5 cheaper; in a region each adds 4 VP for the first place and 2 VP for the second.
use-colonist = works on every track
use-captain = worth 2 for the ship and in an expedition
use-merchant = worth 2 for the ship; earns $5 when it lands
use-missionary = brings a colonist along when it lands
use-missionary-more = brings { $n ->
    [one] { $n } colonist
   *[other] { $n } colonists
  } along when it lands
use-missionary-ashore = counts 1; the dock is full
use-soldier = fights in its region; $1 to $5 more plunder in an expedition
use-soldier-now = fights in its region; ${ $alike ->
    [0] { $least } to ${ $most }
   *[other] { $least }
} more plunder in an expedition
use-soldier-ashore = fights in its region
use-builder = buildings $5 cheaper; more VP where it lands
workers-colonist = { $n } { $n ->
    [one] colonist
   *[other] colonists
}
workers-captain = { $n } { $n ->
    [one] captain
   *[other] captains
}
workers-merchant = { $n } { $n ->
    [one] merchant
   *[other] merchants
}
workers-missionary = { $n } { $n ->
    [one] missionary
   *[other] missionaries
}
workers-soldier = { $n } { $n ->
    [one] soldier
   *[other] soldiers
}
workers-builder = { $n } { $n ->
    [one] builder
   *[other] builders
}

region-new-france = New France
region-new-england = New England
region-virginia = Virginia
region-florida = Florida
region-new-spain = New Spain
region-caribbean = Caribbean
region-new-granada = New Granada
region-peru = Peru
region-brazil = Brazil
region-the-new-france = New France
region-the-new-england = New England
region-the-virginia = Virginia
region-the-florida = Florida
region-the-new-spain = New Spain
region-the-caribbean = the Caribbean
region-the-new-granada = New Granada
region-the-peru = Peru
region-the-brazil = Brazil
region-in-new-france = in New France
region-in-new-england = in New England
region-in-virginia = in Virginia
region-in-florida = in Florida
region-in-new-spain = in New Spain
region-in-caribbean = in the Caribbean
region-in-new-granada = in New Granada
region-in-peru = in Peru
region-in-brazil = in Brazil
region-to-new-france = to New France
region-to-new-england = to New England
region-to-virginia = to Virginia
region-to-florida = to Florida
region-to-new-spain = to New Spain
region-to-caribbean = to the Caribbean
region-to-new-granada = to New Granada
region-to-peru = to Peru
region-to-brazil = to Brazil

good-silver = silver
good-sugar = sugar
good-gold = gold
good-tobacco = tobacco
good-coffee = coffee
good-indigo = indigo
good-fur = fur
good-cattle = cattle
good-cocoa = cocoa
good-fish = fish
good-rice = rice

nation-england = England
nation-spain = Spain
nation-france = France
nation-portugal = Portugal
nation-holland = Holland
nation-italy = the Italian City-States
nation-england-help = Once a game, before the dock: add two colonists to it, even beyond its spaces, and put the workers there in any order.
nation-spain-help = Only before round 1: discover one region for free and put a soldier there.
nation-france-help = Twice a game, once a round, before the goods track: take one good from it.
nation-portugal-help = Once an age: send your expedition against the discovery deck, at resistance 3.
nation-holland-help = Once a game, before the merchant-ship track: take the ship.
nation-italy-help = Twice a game, once a round, before the specialist track: replace a worker there by one of your own.

track-initiative = Initiative
track-dock = Colonist Dock
track-goods = Trade Goods
track-merchant-ship = Merchant Ship
track-buildings = Capital Buildings
track-discovery = Discovery
track-specialists = Specialists
track-war = War
track-initiative-help = The first space pays $1, the second $2, and so on; next round’s order follows these spaces. One worker a player.
track-dock-help = From left to right, each worker lands in a discovered region of your choice and stays there: colonies are counted after rounds 3, 6 and 8. The first player with three workers in a region takes its good.
track-goods-help = From left to right, each worker takes one of the goods, for the rest of the game. Every round sets of them pay: four of a kind $6, three of a kind $3, any three $1. In round 8 that income counts as VP, too.
track-merchant-ship-help = Workers here count 1, captains and merchants 2; the highest total takes the ship, on a tie whoever is earlier in the order. A ship stands for any good in a set, every round.
track-buildings-help = From left to right, each worker may buy one building, for its printed price.
track-discovery-help = In player order, one expedition each: it discovers a region where it is worth at least the resistance, which is 1 to 5 and mostly hidden, and brings plunder, victory points and a first colonist there. Once every region is discovered, it meets the top card of the deck. Whoever was sent goes back to the supply, the others wait here.
track-specialists-help = Each box gives its specialist for the next round, on top of your new colonists; the last gives any for $5. In round 8, with no round to follow, workers here only count for whoever owns the building Age of Reason.
track-war-help = From left to right: a battle in one region, or for $10 a full war against one player. Each soldier there removes one worker of the other side.

training-captain = captain
training-merchant = merchant
training-missionary = missionary
training-soldier = soldier
training-builder = builder
training-any = training
training-captain-help = For the next round, on top of your colonists: a captain, who counts 2 in an expedition and for the merchant ship.
training-merchant-help = For the next round, on top of your colonists: a merchant, who earns $5 when landing from the dock and counts 2 for the merchant ship.
training-missionary-help = For the next round, on top of your colonists: a missionary, who brings one more colonist along when landing from the dock.
training-soldier-help = For the next round, on top of your colonists: a soldier, who removes a worker of others in battle and brings $1 to $5 more plunder in an expedition.
training-builder-help = For the next round, on top of your colonists: a builder, who buys a building for $5 less, or lands and makes that region worth 4 VP more for first place and 2 VP more for second.
training-any-help = For the next round, on top of your colonists: a specialist of your choice, for $5 that you pay when this track is resolved.

spot-mayflower = one of your ships (Mayflower)
spot-specialists = Specialists: { $place }
spot-box = { $place } box

# The bar of what a worker can be placed for.
deed-initiative = Initiative
deed-dock = Colonist Dock
deed-goods = Trade Goods
deed-ship = Merchant Ship
deed-buildings = Capital Buildings
deed-discovery = Discovery
deed-specialists = Specialists
deed-war = War
deed-initiative-help = { track-initiative-help }
deed-dock-help = { track-dock-help }
deed-goods-help = { track-goods-help }
deed-ship-help = { track-merchant-ship-help }
deed-buildings-help = { track-buildings-help }
deed-discovery-help = { track-discovery-help }
deed-specialists-help = { track-specialists-help }
deed-war-help = { track-war-help }

goal-deck = the unknown (discovery deck)
goal-portugal = the unknown, with Portugal’s explorers

card-mississippi = The Mississippi
card-great-lakes = The Great Lakes
card-pampas = The Pampas
card-california = California
card-philippines = The Philippines
card-south-seas = The South Seas
card-ethiopia = Ethiopia
card-amazon = The Amazon
card-northwest-territory = The Northwest Territory
card-australia = Australia
card-japan = Cipangu
card-siam = Siam
card-moluccas = The Moluccas
card-india = India
card-circumnavigation = Around the World
card-china = China

## Buildings

building-colonists = Colonists
building-colonists-help = Every round: one more colonist.
building-colonists-2 = Colonists (2)
building-colonists-2-help = Every round: one more colonist. There are two such buildings; this is the second.
building-monastery = Monastery
building-monastery-help = Every round: one missionary.
building-trade-routes = Trade Routes
building-trade-routes-help = Every round: one merchant.
building-training-grounds = Training Grounds
building-training-grounds-help = Every round: one soldier.
building-indentured-servitude = Indentured Servitude
building-indentured-servitude-help = Every round: a free colonist on space X of the dock.
building-conquistadors = Conquistadors
building-conquistadors-help = Every round: a free soldier on the discovery track.
building-navigator = Navigator
building-navigator-help = Every round: a free captain on the discovery track.
building-inca-conquest = Conquest of the Inca Empire
building-inca-conquest-help = At once: $20.
building-trading-post = Trading Post
building-trading-post-help = Every round: $5.
building-cartography = New World Cartography
building-cartography-help = Once: discover a region without an expedition and get the plunder of its tile. 4 VP.
building-spoils-money-1 = Spoils of War: Money (age I)
building-spoils-money-1-help = Costs nothing. At once: $5.
building-spoils-ship = Spoils of War: Merchant Ship
building-spoils-ship-help = Costs nothing. At once: a merchant ship.
building-spoils-specialists = Spoils of War: Specialists
building-spoils-specialists-help = Costs nothing. At once: any two specialists for the next round.
building-magellan = Magellan
building-magellan-help = Your captains count 3 in expeditions.
building-new-world-city = New World City
building-new-world-city-help = Every round: one builder.
building-new-world-mission = New World Mission
building-new-world-mission-help = Every round: one missionary.
building-overpopulation = Overpopulation
building-overpopulation-help = At once: three colonists into discovered regions, as you like.
building-smuggler = Smuggler
building-smuggler-help = Every round: swap one of your goods for one of another player.
building-plague-1 = Plague (age I)
building-plague-1-help = Resistance to your expeditions is 1 lower.
building-indian-allies = Indian Allies
building-indian-allies-help = At once: two soldiers into one of your colonies.
building-privateers = Privateers
building-privateers-help = Every round: $1 from every other player for each of your ships.
building-shipyards = Ship Yards
building-shipyards-help = Every round: one captain.
building-cathedral = Cathedral
building-cathedral-help = Your landing missionaries bring two colonists.
building-taxes = Taxes
building-taxes-help = Every round: $10. 2 VP.
building-university = University
building-university-help = Once, when you buy it, when you place, before a track or in phase 5: move your worker to the front of its track, or your marker to the front of the order. 5 VP.
building-west-indies-company = West Indies Company
building-west-indies-company-help = Every round: a random good.
building-colonization-laws = Colonization Acts
building-colonization-laws-help = Every round: a free colonist on space Y of the dock.
building-rum-distillery = Rum Distillery
building-rum-distillery-help = Every round: $3 for each of your sugar tokens.
building-market = Market
building-market-help = Every round: one merchant.
building-military-academy = Military Academy
building-military-academy-help = Every round: one soldier.
building-fortress = Fortress
building-fortress-help = Every round: one soldier.
building-stables = Stables
building-stables-help = Every round, before the discovery track: move one of your soldiers to an adjacent discovered region.
building-spoils-money-2 = Spoils of War: Money (age II)
building-spoils-money-2-help = Costs nothing. At once: $7.
building-spoils-goods = Spoils of War: Goods
building-spoils-goods-help = Costs nothing. At once: two random goods.
building-stone-masonry = Stone Masonry
building-stone-masonry-help = Every round: one builder.
building-papal-edict = Papal Edict
building-papal-edict-help = At once: two colonists into one of your colonies; a player of your choice does the same in one of theirs.
building-mint = Mint
building-mint-help = Every round: $2 for each of your gold tokens, or for each of your silver tokens.
building-trader = Trader
building-trader-help = Every round: sell goods for $5 each.
building-reformation = Reformation
building-reformation-help = Missionaries of others bring nobody along where you have a missionary.
building-mayflower = Mayflower
building-mayflower-help = Up to three of your ships carry a worker each, after space Y of the dock. Such a ship is no wild good this round.
building-plague-2 = Plague (age II)
building-plague-2-help = At once: every colony of three or more loses a worker of its owner’s choice.
building-militia = Militia
building-militia-help = One more soldier in every battle in which you defend.
building-mercantilism = Mercantilism
building-mercantilism-help = At the end: 1 VP for each of your goods.
building-population = Population
building-population-help = At the end: 1 VP for every two of your workers in the regions.
building-navy = Navy
building-navy-help = At the end: 4 VP for each of your ships.
building-power = Power
building-power-help = At the end: 2 VP for each of your soldiers in the regions.
building-prosperity = Prosperity
building-prosperity-help = At the end: 2 VP for each of your buildings, this one included.
building-glory = Glory
building-glory-help = At the end: 2 VP for each region where you have a worker and some player has three.
building-wealth = Wealth
building-wealth-help = At the end: 1 VP for every $5 you have.
building-migration = Migration
building-migration-help = Every round: move up to two colonists from one region to one other.
building-factory = Factory
building-factory-help = Every round: $30. 5 VP.
building-age-of-discovery = Age of Discovery
building-age-of-discovery-help = At the end: 4 VP for each of your discovery tiles and cards.
building-new-world-capital = New World Capital
building-new-world-capital-help = At the end: 3 VP for each of your builders in the regions.
building-age-of-reason = Age of Reason
building-age-of-reason-help = At the end: 4 VP for each of your workers that stood on the specialist track in round 8.
building-rewriting-history = Rewriting History
building-rewriting-history-help = At once: take a random discovery tile from each of two players.
building-plague-3 = Plague (age III)
building-plague-3-help = At once: remove up to three colonists of one player from one region.

## Prompts

react-window = powers before a track
react-window-order = the University, once the order is set
prompt-bid = Auction for the next choice of national board and place in the order: { $who } bids ${ $n }. Raise, or drop out? You have ${ $money }.
prompt-bid-first = Open the auction: how much do you bid for the first choice of national board and the next place in the order? You have ${ $money }.
prompt-nation = You won the auction: choose your national board.
prompt-spain = Spain, before round 1: discover a region for free and put a soldier there?
prompt-pick = Which worker do you place next? { $scores ->
    [0] { $n ->
        [one] It is your last one.
       *[other] You have { $n } in hand.
    }
   *[other] { $n ->
        [one] Your last one
       *[other] { $n } in hand
    }; colonies score after this round.
}
prompt-place = On which track do you place the { $kind }? { $scores ->
    [0] { $n ->
        [0] It is your last worker.
       *[other] After it you have { $n } in hand.
    }
   *[other] { $n ->
        [0] Your last worker
       *[other] { $n } in hand after it
    }; colonies score after this round.
}
prompt-scouted-card = The top card is: { $card }. Put it back on top or under the deck.
prompt-window = Before the track is resolved ({ $track }): use a power of yours?
prompt-window-order = The order of the next round is set: use the University?
prompt-england = England sets the order on the dock: who lands as number { $n }?
prompt-italy = Italian City-States: which of your workers takes the place ({ $place })?
prompt-stables = Stables: a soldier leaves { $region }. Where does it ride?
prompt-land = Colonist Dock: where does your { $kind } land?{ $n ->
    [0] {""}
   *[other] {" "}{ $n } more of yours will land.
}
prompt-good = Trade Goods: which good do you take?{ $n ->
    [0] {""}
   *[other] {" "}{ $n } more of your workers will take one.
}
prompt-buy = Capital Buildings: which building do you buy? You have ${ $n }.
prompt-expedition = Discovery: who goes on an expedition? You have { $n ->
    [one] one worker
   *[other] { $n } workers
} there, worth { $worth }; whoever goes returns to the supply.
prompt-expedition-goal = Your expedition is worth { $n }. Where does it go?{ $left ->
    [0] {""}
   *[other] {" "}You may also send more.
}
prompt-cartography = New World Cartography: discover a region now, or keep the building for later.
prompt-university = University: move a worker to the front now, or keep the building for later.
prompt-train = Training: which specialist do you want for the next round, for ${ $n }?
prompt-recruit = Spoils of War: which specialist do you take for the next round? ({ $n } left)
prompt-settle = Overpopulation: where do you settle a colonist? ({ $n } left)
prompt-allies = Indian Allies: which of your colonies gets two soldiers?
prompt-edict = Papal Edict: which player places colonists too?
prompt-edict-first = Papal Edict: who places first?
prompt-edict-place = Papal Edict: which of your colonies gets two colonists?
prompt-war = War: do you fight one battle in a region, or, for ${ $n }, a full war against a player, wherever you meet? (VP: those of the colonies, if scored now.)
prompt-war-poor = War: do you fight a battle in one region? (VP: those of the colonies, if scored now. A full war costs ${ $n }; you have ${ $money }.)
prompt-opponent = War: whom do you fight { $region }? (VP: those of the colonies, if scored now.)
prompt-hit = Battle { $region }: choose a worker of { $who } to remove ({ $n } left).
prompt-exchange = No { $kind } is left in your supply. Exchange one in a region for a colonist?
prompt-plague = Plague: your colony { $region } loses a worker. Which one?
prompt-plague-region = Plague: choose the region where up to { $n ->
    [one] one colonist dies
   *[other] { $n } colonists die
}.
prompt-plague-victim = Plague { $region }: whose colonists die?
prompt-plague-number = Plague { $region }: how many colonists of { $who } die?
prompt-rewrite = Rewriting History: from whom do you take a discovery tile? ({ $n ->
    [one] one player
   *[other] { $n } players
} left)
prompt-mint = Mint: are you paid for your gold or for your silver?
prompt-benefits = Benefits of the capital: use your buildings in any order, then say that you are done.
prompt-smuggle = Smuggler: what do you want for your { $good }?
prompt-migrate = Migration from { $region }: where { $n ->
    [one] does the colonist go?
   *[other] do up to { $n } colonists go?
}
prompt-buy-vp = Buy victory points for ${ $n } each? You have ${ $money }.

## Choices

do-bid = Bid ${ $n }
do-drop-out = Drop out
do-nation = Take { $nation }
do-decline-spain = Make no discovery
do-pick = Place a { $kind } ({ $use })
do-place-initiative = { $spot }: ${ $n }, and { $nth } next round
do-place-initiative-last = { $spot }: ${ $n }
do-place-dock = { $spot }: { $region } +{ $n } VP; lands { $nth }{ $paid ->
    [0] {""}
   *[other] , +${ $paid }
}{ $more ->
    [0] {""}
    [one] , +1 colonist
   *[other] , +{ $more } colonists
}{ $fights ->
    [0] {""}
   *[other] , can fight
}
do-place-dock-hope = { $spot }: { $region } +{ $n } VP at best; lands { $nth }{ $paid ->
    [0] {""}
   *[other] , +${ $paid }
}{ $more ->
    [0] {""}
    [one] , +1 colonist
   *[other] , +{ $more } colonists
}{ $fights ->
    [0] {""}
   *[other] , can fight
}
do-place-dock-plain = { $spot }: lands { $nth }{ $paid ->
    [0] {""}
   *[other] , +${ $paid }
}{ $more ->
    [0] {""}
    [one] , +1 colonist
   *[other] , +{ $more } colonists
}{ $fights ->
    [0] {""}
   *[other] , can fight
}
do-place-mayflower = { $spot }: lands after the dock
do-place-goods = { $spot }: { $more ->
    [0] chooses { $nth }, from { $n }
   *[other] { $last ->
        [1] {""}
       *[0] income{" "}
    }{ $some ->
        [0] {""}
       *[other] up to{" "}
    }+{ $last ->
        [1] { $more } VP
       *[0] ${ $more }
    }, chooses { $nth }
}
do-place-goods-of = { $spot }: { $last ->
    [1] +{ $more } VP with { $good }, chooses { $nth }
   *[0] income +${ $more } with { $good }, chooses { $nth }
}
do-place-goods-last = { $spot }: takes the last that is left
do-place-goods-none = { $spot }: no good will be left
do-place-ship-ahead = { $spot }: { $more ->
    [0] {""}
   *[other] { $last ->
        [1] {"+"}{ $more } VP,{" "}
       *[0] income +${ $more },{" "}
    }
}yours { $sure ->
    [0] so far{" "}
   *[other] {""}
}with { $n }
do-place-ship-kept = { $spot }: yours already, { $n } instead of { $before }
do-place-ship-behind = { $spot }: { $n } against { $other } of { $who }
do-place-ship-tie = { $spot }: yours by player order, tied at { $n }{ $more ->
    [0] {""}
   *[other] { $last ->
        [1] , +{ $more } VP
       *[0] , income +${ $more }
    }
}
do-place-ship-tied = { $spot }: goes to { $who }, tied at { $n }
do-place-ship-none = { $spot }: no ship is there
do-place-buildings = { $spot }: buys { $nth } with ${ $money }{ $less ->
    [0] {""}
   *[other] {" "}(prices −${ $less })
}
do-place-buildings-shared = { $spot }: buys { $nth }{ $less ->
    [0] {""}
   *[other] {" "}(prices −${ $less })
}; up to ${ $money } left by then
do-place-buildings-spent = { $spot }: { $money ->
    [0] nothing left to pay with by then
   *[other] nothing more to buy with ${ $money } left
}
do-place-buildings-dear = { $spot }: nothing to buy with ${ $money } so far
do-place-discovery = { $spot }: worth { $n } against { $alike ->
    [0] { $least } to { $most }
   *[other] { $least }
}, { $chance }% so far
do-place-discovery-at = { $spot }: worth { $n }, so far { $chance }% { $region }
do-place-discovery-free = { $spot }: worth { $n }, { $chance }% if { $region } is still free
do-place-discovery-best = { $spot }: worth { $n }, so far { $chance }% at best
do-place-discovery-wasted = { $spot }: worth { $n }, { $chance }% already without it
do-place-discovery-deck = { $spot }: worth { $n }, so far { $chance }% against the top card
do-place-discovery-soldier = { $said }, plunder +${ $alike ->
    [0] { $least } to ${ $most }
   *[other] { $least }
}
do-place-discovery-none = { $spot }: nothing is left to discover
do-place-specialist = { $spot } for the next round
do-place-training = { $spot }, any for ${ $n }, for the next round
do-place-training-perhaps = { $spot }, any, if buying leaves ${ $n }
do-place-training-dear = { $spot } costs ${ $n }, only ${ $money } so far
do-place-specialist-last = { $spot }, of use only with the building Age of Reason
do-place-war = { $spot }: fights { $nth }, { $n ->
    [one] one region
   *[other] { $n } regions
} to choose from so far
do-place-war-lost = { $spot }: no soldier of yours, so only losses
do-place-war-none = { $spot }: no use yet, needs a soldier where you meet after landing
do-place-war-unarmed = { $spot }: no use, no soldier where you meet
do-place-war-landing = { $spot }: a battle once your soldier lands
do-scout = Scout { $region } (${ $n })
do-scout-deck = Look at the top card (${ $n })
do-keep-on-top = Put it back on top
do-put-under = Put it under the deck
do-university = University: the { $kind } of { $who } goes first ({ $track }, place { $n })
do-university-order = University: { $who } goes first in the order
do-england = England: add two colonists and set the order
do-england-next = Next: { $kind } of { $who }
do-england-done = Leave the rest as it stands
do-france = France: take { $good }
do-holland = Holland: take the ship
do-italy = Italian City-States: replace the worker of { $who } ({ $place })
do-italy-with = Put a { $kind } there
do-stables-from = Stables: a soldier leaves { $region }
do-decline-power = Use no power
do-ride-to = Ride to { $region }
do-migrate-to = Migrate to { $region }
do-land = Land { $region } ({ $n ->
    [one] 1 worker
   *[other] { $n } workers
}: { $vp } VP)
do-land-few = Land { $region } ({ $n ->
    [one] 1 worker
   *[other] { $n } workers
}{ $most ->
    [0] {""}
   *[other] {" against "}{ $most }
}; with { $need }: { $token ->
    [0] {""}
   *[other] { $good },{" "}
}1st { $first } VP, 2nd { $second })
do-land-against = Land { $region } ({ $n ->
    [one] 1 worker
   *[other] { $n } workers
} against { $most }: { $vp } VP)
do-land-builder = Land { $region } ({ $n ->
    [one] 1 worker
   *[other] { $n } workers
} against { $most }: { $vp } VP; the builder pays the leader most)
do-land-tied = Land { $region } (tied at { $n }: { $vp } VP)
do-land-battle = { $said }; opens a battle
do-stay-home = Keep it at home (back to the supply)
do-take-good = Take { $good } (you have { $n }; there are { $all } in the game)
do-leave-goods = Take nothing
do-buy = Buy { $building } (${ $n })
do-buy-money = Buy { $building } (${ $n }): ${ $sum } by the end
do-buy-workers = Buy { $building } (${ $n }): { $workers } by the end
do-buy-goods = Buy { $building } (${ $n }): { $sum ->
    [one] 1 good
   *[other] { $sum } goods
} by the end
do-buy-places = Buy { $building } (${ $n }): { $workers } at once
do-buy-plague = Buy { $building } (${ $n }); lost at once: { $losses }; VP as before
do-buy-plague-points = Buy { $building } (${ $n }); lost at once: { $losses }; VP: { $shifts }
do-buy-plague-none = Buy { $building } (${ $n }): strikes nobody, no colony has { $least }
do-buy-expedition = Buy { $building } (${ $n }): your expedition goes from { $before } to { $after }%
do-buy-nothing = Buy nothing
# What may be hoped of those who would go.
hope = would succeed { $chance }%
hope-at = would succeed { $chance }% { $region }
hope-best = would succeed { $chance }% at best
hope-points = { $alike ->
    [0] { $least } to { $most } VP
   *[other] exactly { $least } VP
}
hope-deck = would succeed { $chance }% against the top card
do-send = Send a { $kind } (worth { $n })
do-send-alone = Send a { $kind } (worth { $worth }; alone { $hope })
do-send-more = Send a { $kind } too (worth { $worth } together, { $hope })
do-send-all = Send all { $n }: worth { $worth }, { $hope }
do-send-all-points = Send all { $n }: worth { $worth }, { $hope }, then { $points }
do-send-all-plain = Send all { $n }: worth { $worth }
do-explore = Expedition to { $region } ({ $good })
do-explore-deck = Expedition into the unknown (discovery deck)
do-explore-portugal = Portugal: expedition into the unknown (discovery deck) at resistance 3
do-wait = Send nobody: the workers wait
do-discover = Discover { $region }
do-keep-cartography = Keep it for later: for the Benefits of this round or any other, while a region is left
do-keep-university = Keep it for later: for when you place, before a track or once the order is set
do-keep-university-letter = Keep it for later: for before any track and whenever you are asked on your turn
do-train = Train a { $kind } for ${ $n } ({ $use })
do-recruit = Take a { $kind } ({ $use })
do-train-nobody = Train nobody
do-settle = Settle { $region }
do-edict = { $who } places colonists too
do-edict-first = { $who } places first
do-battle = { $region }: the rival you name loses { $hits }; VP as before
do-battle-own = { $region }: you (VP { $shift }); the rival you name loses { $hits }
do-battle-others = { $region }: the rival you name loses { $hits }; VP of others may change
do-battle-one = { $region }: { $tolls }; VP as before
do-battle-points = { $region }: { $tolls }
do-full-war = Full war: { $tolls }; VP as before
do-full-war-points = Full war: { $tolls }
do-fight = { $tolls }; VP as before
do-fight-points = { $tolls }
do-peace = Keep the peace
do-hit = Remove a { $kind } (one worker less)
do-hit-soldier = Remove a { $kind } (one worker less, and one who fights)
do-hit-builder = Remove a { $kind } (one worker less, and its VP for the region)
do-hit-militia = Hit the militia (nobody is removed)
do-exchange = Exchange a { $kind } { $region }
do-give-up = Go without the { $kind }
do-lose = Give up a { $kind }
do-plague-region = Plague { $region }; VP as before
do-plague-region-points = Plague { $region }; VP: { $shifts }
do-plague-victim = Colonists of { $who } die
do-remove = { $n ->
    [one] Remove 1 colonist
   *[other] Remove { $n } colonists
}
do-spare = Spare everybody
do-rewrite = Take a tile from { $who }
do-mint = Mint: { $good } (${ $n })
do-collect-money = { $building }: take ${ $n } now
do-collect-good = { $building }: draw now
do-collect-worker = { $building }: take the { $kind } now
do-smuggle = Smuggler: give { $good }
do-take-from = Take { $good } from { $who }
do-sell = Trader: sell { $good } (${ $n })
do-migrate-from = Migration: colonists leave { $region }
do-buy-vp = Buy { $n } VP (${ $cost })
do-done-benefits = Done with your buildings
do-done-migrating = Nobody else migrates
do-done-robbing = Take no other tile
do-done-buying = Buy no other VP

## Refusals

refuse-opener-bids = Whoever opens has to bid.
refuse-initiative-twice = One worker each.
refuse-dock-full = The dock is full.
refuse-track-full = The track is full.
refuse-box-taken = This box is taken.
refuse-mayflower-enough = No more than { $n } of your ships may carry a worker in a round.
refuse-mayflower-no-ship = You have no ship left to load.
refuse-scout-money = Scouting costs ${ $n }; you have less.
refuse-scout-deck-early = The deck may be scouted only once no tile is left on the map.
refuse-undiscovered = Nobody has discovered this region yet.
refuse-discovered = This region is already discovered.
refuse-deck-closed = The discovery deck opens once every region is discovered.
refuse-deck-empty = The discovery deck is empty.
refuse-not-adjacent = This region does not touch the one the soldier leaves.
refuse-no-own-colony = You have no worker there.
refuse-too-dear = { $building } costs you ${ $n }; you have ${ $money }.
refuse-no-figure = Every { $kind } figure of yours is in play and none can be exchanged.
refuse-no-soldier = Neither of you has a soldier there.
refuse-nobody-there = You and an opponent do not both have workers there.
refuse-no-battlefield = Nowhere do you meet with a soldier on either side.
refuse-war-money = A full war costs ${ $n }; you have less.
refuse-no-colonist = There is no colonist.
refuse-specialists-safe = Specialists are safe from this plague.
refuse-robbed = You already took a tile from them.
refuse-no-tile = No discovery tile to take.
refuse-smuggled = The Smuggler has been used this round.
refuse-nothing-to-smuggle = You and another player must both own a good.
refuse-nothing-to-discover = Every region is discovered already.
refuse-one-target = All who migrate go to the same region.
refuse-mint-first = Decide about the Mint first.
refuse-pick-first = Take a worker of your hand first.
refuse-party-first = Say first who goes.
refuse-power-used = Portugal’s power has been used in this age.
refuse-portugal-closed = Portugal’s power is of no use now.
refuse-scout-known = You know this tile already.
refuse-migrated = Migration has been used this round.
refuse-vp-money = You can pay for no more than { $n } VP.

## Events

event-auction-opened = { $who } opens the auction.
event-bid = { $who } bids ${ $n }.
event-dropped-out = { $who } drops out.
event-won-auction = { $who } wins the auction for ${ $n } and takes place { $position } in the order.
event-last-board = { $who } gets the last place ({ $position }) and pays ${ $n }.
event-took-nation = { $who } plays { $nation }.
event-order = Order: { $order }.
event-start-money = { $who } starts with ${ $n }.
event-captains-ready = { $who } has { $n ->
    [one] a captain
   *[other] { $n } captains
} on the discovery track.
event-tile-shown = { $region }: { $tile }.
event-last-age-shown = Age III will offer: { $buildings }.
event-round = Round { $round }, age { $age ->
    [1] I
    [2] II
   *[3] III
}.
event-track = { $track }
event-income-begins = Income
event-benefits-begin = Benefits
event-refresh-begins = Table ready
event-placed = { $who } places a { $kind }: { $spot }.
event-placed-space = { $who } places a { $kind }: { $spot }, space { $n }.
event-scouted-tile = { $who } pays ${ $n } and scouts { $region }.
event-scouted-tile-known = { $who } pays ${ $n } and scouts { $region }: { $tile }.
event-scouted-deck = { $who } pays ${ $n } and looks at the top card.
event-scouted-deck-known = { $who } pays ${ $n } and looks at the top card: { $card }.
event-kept-on-top = { $who } puts the card back on top.
event-put-under = { $who } puts the card under the deck.
event-university = { $who } uses the University: the worker of { $whose } goes first ({ $track }).
event-university-order = { $who } uses the University: { $whose } goes first in the order.
event-england-added = { $who } uses England’s power: { $n ->
    [0] no colonist
    [one] a colonist
   *[other] { $n } colonists
} more on the dock.
event-england-set = { $who } sets the dock: { $line }.
event-france-took = { $who } uses France’s power and takes { $good }.
event-holland-took = { $who } uses Holland’s power and takes the ship.
event-italy-replaced = { $who } uses the power of the Italian City-States: the { $kind } of { $whose } gives way ({ $place }).
event-stables-moved = Stables: a soldier of { $who } rides from { $from } to { $to }.
event-power-declined = { $who } does without the power of { $nation }.
event-initiative-paid = { $who } gets ${ $n } for initiative.
event-landed = { $who } lands a { $kind } { $region }.
event-landed-builder = { $who } lands a builder { $region }: its first place scores { $first } VP more, its second { $second }.
event-stayed-home = { $who } keeps a { $kind } at home.
event-merchant-paid = The merchant earns { $who } ${ $n }.
event-converted = The missionary of { $who } brings { $n ->
    [one] a colonist
   *[other] { $n } colonists
} { $region }.
event-reformation = The Reformation of { $owner } speaks { $region }: the missionary of { $who } brings nobody.
event-region-good = { $who } has three workers { $region } and takes its good: { $good }.
event-took-good = { $who } takes { $good }.
event-left-goods = { $who } takes no good.
event-no-good-left = No good is left for { $who }.
event-ship-won = { $who } wins the ship with a total of { $n }.
event-ship-won-tie = { $who } wins the ship with a total of { $n }, being earlier in the order.
event-ship-stays = Nobody wants the ship.
event-no-ship = There is no ship to win.
event-bought = { $who } buys { $building } for ${ $n }.
event-bought-nothing = { $who } buys nothing.
event-too-dear = { $who } buys nothing{ $n ->
    [0] , for want of money.
   *[other] {": nothing is to be had for "}${ $n }.
}
event-expedition = { $who } sends an expedition to { $goal }: { $party }, worth { $n }.
event-expedition-waits = { $who } sends no expedition.
event-tile-revealed = { $region }: { $tile }.
event-card-revealed = { $card }.
event-succeeded = { $who } reaches { $goal }, { $value } against { $needed }{ $lowered ->
    [0] {""}
   *[other] {" "}(resistance { $met }, Plague −{ $lowered })
}, and gets ${ $n }{ $soldiers ->
    [0] {""}
   *[other] {" "}(${ $soldiers } of it for soldiers)
}; { $vp } VP.
event-failed = { $who } does not reach { $goal }: { $n } against { $needed }{ $lowered ->
    [0] {""}
   *[other] {" "}(resistance { $met }, Plague −{ $lowered })
}. The workers go back to the supply.
event-tile-replaced = No survivors { $region }: the tile ({ $tile }) leaves the game and an unseen one takes its place.
event-card-reshuffled = { $card } is shuffled back into the deck.
event-free-discovery = { $who } discovers { $region } for free ({ $tile }) and gets ${ $n }.
event-settled = { $who } settles a { $kind } { $region }.
event-gained = { $who } gets a { $kind } for the next round.
event-gained-last = { $who } gets a { $kind }.
event-gained-explorer = { $who } gets a { $kind } on the discovery track.
event-gained-region = { $who } gets a { $kind } { $region }.
event-gain-lost = { $who } has no { $kind } figure left and goes without.
event-exchanged = { $who } exchanges a { $kind } { $region } for a colonist.
event-trained = { $who } pays ${ $n } to train a { $kind }.
event-trained-nobody = { $who } trains nobody.
event-war-passed = { $who } keeps the peace.
event-battle-declared = { $who } attacks { $against } { $region }.
event-war-declared = { $who } pays ${ $n } and declares full war on { $against }: { $regions }.
event-battle = Battle { $region }: { $attacker } loses { $lost }, { $defender } loses { $killed }.
event-battle-militia = Battle { $region }, with militia: { $attacker } loses { $lost }, { $defender } loses { $killed }.
event-money-from = { $building }: { $who } gets ${ $n }.
event-ship-from = { $building }: { $who } gets a ship.
event-goods-from = { $building }: { $who } draws { $goods }.
event-bag-empty = { $building }: the bag is empty, { $who } draws nothing.
event-free-worker = { $building }: { $who } has a free { $kind } on the dock.
event-edict-named = { $who } issues an edict with { $partner }.
event-edict-settled = { $who } settles { $n ->
    [one] a colonist
   *[other] { $n } colonists
} { $region }.
event-edict-idle = { $who } has no colony and places nobody.
event-plague-took = Plague { $region }: { $who } loses a { $kind }.
event-plague-struck = { $who } sends the plague { $region }: { $victim } loses { $n ->
    [one] a colonist
   *[other] { $n } colonists
}.
event-plague-spared = { $who } spares everybody.
event-tile-stolen = { $who } rewrites history and takes a tile from { $from }: { $tile }.
event-privateered = The privateers of { $who } take ${ $n } from { $from }.
event-smuggled = { $who } swaps { $gave } for { $took } of { $from }.
event-sold = { $who } sells { $good } for ${ $n }.
event-minted = The mint of { $who } makes ${ $n } from { $good }.
event-migrated = A colonist of { $who } moves from { $from } to { $to }.
event-income = { $who } earns ${ $n } from goods.
event-goods-new = Goods on the track: { $drawn }.
event-goods-refreshed = Goods that leave: { $removed }. New: { $drawn }.
event-ship-added = A new merchant ship comes in.
event-age-ended = Age { $age ->
    [1] I
    [2] II
   *[3] III
} is over: its unsold buildings leave the game.
event-buildings-revealed = New buildings: { $buildings }.
event-new-colonists = Everybody gets { $n ->
    [one] a colonist
   *[other] { $n } colonists
}.
event-colony-scored = { $who } scores { $n } VP { $region }.
event-bought-vp = { $who } buys { $n } VP for ${ $cost }.
event-final-score = { $who }: { $total } VP (colonies { $colonies }, discoveries { $discoveries }, buildings { $buildings }, economy { $economy }).
event-final-score-bought = { $who }: { $total } VP (colonies { $colonies }, discoveries { $discoveries }, buildings { $buildings }, economy { $economy }, bought { $bought }).
event-won = { $n ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}

# What tells equal points apart at the end.
tie-colonies = more colony points in round 8
tie-money = more money
tie-trade = more goods and ships

## What is foreseen

gist-expedition-succeeds = The expedition of { $who } succeeds.
gist-expedition-fails = The expedition of { $who } fails; its workers go back to the supply.
gist-lies-there = What lies there: { $points } VP, ${ $plunder }.
gist-resists = Resistance { $n }: { $points ->
    [0] it fails
   *[other] { $points } VP
}.
gist-bought = { $who } gets { $building }.
gist-goods-from = { $building }: { $who } draws { $n ->
    [one] a good
   *[other] { $n } goods
}.
gist-tile-stolen = { $who } takes a tile from { $from }: { $points } VP.

gauge-points = VP
gauge-claims = VP of colonies, if scored now
gauge-money = money
gauge-income = income
gauge-hand = workers in hand
gauge-landings = workers to land
gauge-takings = goods to take
gauge-dues = figures due
gauge-explorers = worth of the expedition
gauge-colonies = workers in the regions
gauge-goods = goods
gauge-ships = ships
gauge-buildings = capital buildings
gauge-discoveries = discoveries
gauge-bid = value for the ship
gauge-trained = specialists for the next round
gauge-line-initiative = place on initiative
gauge-line-dock = place on the dock
gauge-line-goods = place on the goods track
gauge-line-buildings = place on the building track
gauge-line-war = place on the war track
gauge-lead = the ship
gauge-ship = ahead for the ship
gauge-colony = your colony
gauge-standing = your place
gauge-rivals = workers of others
gauge-first = most workers
gauge-prize = VP of first place
gauge-token = its good
lead-yours = yours
# One specialist more, and how many that makes.
trained-1 = +1
trained-2 = +1
trained-3 = +1
trained-4 = +1
trained-5 = +1
trained-6 = +1
standing-1 = 1st place
standing-2 = 2nd place
# A tie may leave it nothing; those behind are never paid.
standing-2-unpaid = 2nd place: 0 VP
standing-3 = 3rd place: 0 VP
standing-4 = 4th place: 0 VP
standing-5 = 5th place: 0 VP
standing-6 = 6th place: 0 VP
first-tied = a tie
token-there = to be had
token-taken = taken
