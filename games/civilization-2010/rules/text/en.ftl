# Civilization: The Board Game (2010): English.

game-title = Civilization: The Board Game (2010)
game-tagline = Four roads to victory on a map nobody has seen
game-about = Found cities, explore a map of square tiles, raise a pyramid of technologies, win battles card by card. Culture, technology, coins or a conquered capital: the first to arrive wins. With Fame and Fortune: great people, investments, relics, metropolises.

option-fame_and_fortune = Fame and Fortune
option-fame_and_fortune-help = The expansion: four more civilizations and technologies, great people cards, investments, relics, caravans, fortifications and the metropolis. Five players need it.
option-fame_and_fortune-true = with
option-fame_and_fortune-false = without
option-civilizations = Civilizations
option-civilizations-help = Dealt at random, or chosen in turn order.
option-civilizations-random = at random
option-civilizations-chosen = chosen
option-great_people = Great people
option-great_people-help = Cards with abilities of their own, or markers alone as in the first box.
option-great_people-cards = cards
option-great_people-markers = markers alone
option-investments = Investments
option-investments-help = Coin tokens can be turned into lasting advantages. Always on when the Arabs play.
option-investments-true = with
option-investments-false = without
option-governments = Government cards
option-governments-help = The cards of the first box as far as they are known, or the publisher’s later ones.
option-governments-first = first box
option-governments-later = later cards
option-letter = The player aid to the letter
option-letter-help = Seven open points as the French aid words them: culture is spent after devoting to the arts, scouts never enter guarded squares, any technology learned allows a change of government, scouts are assigned first, every figure adds to the battle hand, only Steam Power ends on water, a blockaded great person still serves its cards.
option-coins_again = Coins earned again
option-coins_again-help = A technology holds at most four coin tokens at a time, instead of paying four in the whole game.
option-greek_types = Greek choice of two types
option-greek_types-help = The Greeks draw two great people of different types.
option-mourning = Great people die for good
option-mourning-help = A great person killed by a culture event leaves the game.
option-turn_limit = Turn limit
option-turn_limit-help = The box knows none. With one, the game is stopped after this turn, and coins, culture space and technologies together decide.
option-turn_limit-0 = None
option-turn_limit-20 = 20 turns
option-turn_limit-40 = 40 turns
preset-first = The first box alone: no expansion, no great people cards, no investments. Two to four players.
preset-usual = With Fame and Fortune; civilizations are dealt.
preset-letter = As most play, but the seven points that the rules leave open follow the French player aid to the letter.
preset-everything = Civilizations are chosen, governments are the publisher’s later ones, and the dead stay dead.

phase-setup = Setup
phase-start = Start of turn
phase-trade = Trade
phase-city = City management
phase-movement = Movement
phase-research = Research

victory-culture = culture
victory-technology = technology
victory-economic = economy
victory-military = conquest
victory-limit = turn limit

resource-incense = incense
resource-iron = iron
resource-silk = silk
resource-wheat = wheat
resource-spy = spy
resource-uranium = uranium

terrain-forest = forest
terrain-mountain = mountain
terrain-desert = desert
terrain-water = water
terrain-grassland = grassland

unit-infantry = infantry
unit-mounted = mounted unit
unit-artillery = artillery
unit-aircraft = aircraft

item-army = army
item-scout = scout
item-walls = city walls
item-priced = { $what } ({ $n })

piece-none = empty square

# A square is called by its tile and its number there, as on the map.
tile-letter = { $n ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
    [9] I
    [10] J
    [11] K
    [12] L
    [13] M
    [14] N
    [15] O
    [16] P
    [17] Q
    [18] R
    [19] S
    [20] T
    [21] U
   *[other] V
}
place-square = { $tile }{ $n }
place-tile = tile { $tile }
place-site = { $where }: { $net }; now { $what }
place-described = { $where }: { $what }
place-capital = Capital { $where }
place-metropolis = Metropolis { $where }
place-city = City { $n } at { $where }
place-army-of = army of { $who }
place-scout-of = scout of { $who }
place-army-at = army at { $where }
place-scout-at = scout at { $where }
place-unit = unit { $n }
place-coin = coin token { $where }
land-yields = { $land }, { $what }
land-capital = capital of { $who }
land-city = city of { $who }
land-your-capital = your capital
land-your-city = your city
land-hut = a hut (a resource, a friendly barbarian, art or a teacher)
land-village = a village
land-armies = { $n ->
    [one] { $n } army of { $who }
   *[other] { $n } armies of { $who }
}
land-scouts = { $n ->
    [one] { $n } scout of { $who }
   *[other] { $n } scouts of { $who }
}
land-your-armies = { $n ->
    [one] your army
   *[other] your { $n } armies
}
land-your-scouts = { $n ->
    [one] your scout
   *[other] your { $n } scouts
}
yield-production = { $n } production
yield-trade = { $n } trade
yield-culture = { $n } culture
yield-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
yield-combat = combat bonus { $n }
net-production = { $up ->
    [0] −{ $down } production
   *[other] +{ $up } production
}
net-trade = { $up ->
    [0] −{ $down } trade
   *[other] +{ $up } trade
}
net-culture = { $up ->
    [0] −{ $down } culture
   *[other] +{ $up } culture
}
net-coin = { $up ->
    [0] { $down ->
        [one] −{ $down } coin
       *[other] −{ $down } coins
    }
    [one] +{ $up } coin
   *[other] +{ $up } coins
}
net-combat = { $up ->
    [0] combat bonus −{ $down }
   *[other] combat bonus +{ $up }
}
net-resource = { $what } covered (harvested there no more)

# What a turn consists of.
deed-found = Found a city
deed-government = Change government
deed-invest = Invest
deed-use = Use abilities and cards
deed-act = Let a city act
deed-advance = Culture track
deed-produce = Produce
deed-arts = Devote to the arts
deed-harvest = Harvest
deed-change-offer = Change the offer

person-type-artist = artist
person-type-builder = builder
person-type-general = general
person-type-humanitarian = humanitarian
person-type-industrialist = industrialist or explorer
person-type-scientist = scientist

hut-incense = incense (hut)
hut-iron = iron (hut)
hut-silk = silk (hut)
hut-spy = a spy (hut)
hut-wheat = wheat (hut)
hut-friendly-barbarian = a friendly barbarian
hut-native-art-3 = native art (3 culture)
hut-teacher = a teacher

village-iron = iron (village)
village-spy = a spy (village)
village-uranium = uranium (village)
village-great-person = a great person
village-friendly-workers = friendly workers
village-native-art-6 = native art (6 culture)
village-wealth = wealth

relic-atlantis = Atlantis
relic-school-of-confucius = School of Confucius
relic-seven-cities-of-gold = Seven Cities of Gold

investment-infrastructure = Infrastructure
investment-military-industrial-complex = Military-Industrial Complex
investment-public-education = Public Education
investment-endowment-for-the-arts = Endowment for the Arts

coin-place-code-of-laws = on Code of Laws
coin-place-pottery = on Pottery
coin-place-democracy = on Democracy
coin-place-printing-press = on Printing Press
coin-place-panama-canal = on the Panama Canal
coin-place-sheet = on the civilization sheet

civ-americans = Americans
civ-chinese = Chinese
civ-egyptians = Egyptians
civ-germans = Germans
civ-romans = Romans
civ-russians = Russians
civ-arabs = Arabs
civ-greeks = Greeks
civ-indians = Indians
civ-spanish = Spanish

government-anarchy = Anarchy
government-despotism = Despotism
government-republic = Republic
government-feudalism = Feudalism
government-monarchy = Monarchy
government-democracy = Democracy
government-communism = Communism
government-fundamentalism = Fundamentalism

tech-agriculture = Agriculture
tech-animal-husbandry = Animal Husbandry
tech-code-of-laws = Code of Laws
tech-currency = Currency
tech-horseback-riding = Horseback Riding
tech-masonry = Masonry
tech-metalworking = Metalworking
tech-navigation = Navigation
tech-philosophy = Philosophy
tech-pottery = Pottery
tech-writing = Writing
tech-chivalry = Chivalry
tech-civil-service = Civil Service
tech-construction = Construction
tech-democracy = Democracy
tech-engineering = Engineering
tech-irrigation = Irrigation
tech-mathematics = Mathematics
tech-monarchy = Monarchy
tech-mysticism = Mysticism
tech-printing-press = Printing Press
tech-sailing = Sailing
tech-banking = Banking
tech-biology = Biology
tech-communism = Communism
tech-ecology = Ecology
tech-gunpowder = Gunpowder
tech-metal-casting = Metal Casting
tech-military-science = Military Science
tech-railroad = Railroad
tech-steam-power = Steam Power
tech-theology = Theology
tech-atomic-theory = Atomic Theory
tech-ballistics = Ballistics
tech-combustion = Combustion
tech-computers = Computers
tech-flight = Flight
tech-mass-media = Mass Media
tech-plastics = Plastics
tech-replaceable-parts = Replaceable Parts
tech-space-flight = Space Flight

skill-herding = Animal Husbandry: heal 3 wounds
skill-animal-husbandry = Animal Husbandry: +3 production
skill-code-of-laws = Code of Laws: a coin for a victory
skill-currency = Currency: 3 culture
skill-horseback-riding = Horseback Riding: +9 trade, and +6 for another
skill-metalworking = Metalworking: 3 more wounds by the unit played
skill-philosophy = Philosophy: a great person
skill-pottery = Pottery: a coin
skill-writing = Writing: cancel a city action
skill-chivalry = Chivalry: 5 culture
skill-civil-service = Civil Service: cancel a culture event
skill-construction = Construction: +5 production
skill-democracy = Democracy: a coin for 6 trade
skill-mathematics = Mathematics: 3 wounds
skill-monarchy = Monarchy: obsolete a wonder or kill a unit
skill-mysticism = Mysticism: another player loses a coin
skill-printing-press = Printing Press: a coin for 5 culture
skill-banking = Banking: +7 production
skill-biology = Biology: heal everything
skill-communism = Communism: nobody leaves a square
skill-ecology = Ecology: change the terrain of a square
skill-gunpowder = Gunpowder: obsolete a wonder or destroy a building
skill-metal-casting = Metal Casting: 7 culture
skill-steam-power = Steam Power: ship a stack to any water
skill-atomic-theory = Atomic Theory: every city acts once more
skill-nuke = Atomic Theory: destroy a city
skill-ballistics = Ballistics: 6 wounds
skill-mass-media = Mass Media: cancel a resource ability
skill-plastics-build = Plastics: build something for free
skill-plastics = Plastics: +10 production

building-harbor = harbor
building-trading-post = trading post
building-workshop = workshop
building-iron-mine = iron mine
building-library = library
building-university = university
building-granary = granary
building-aqueduct = aqueduct
building-market = market
building-bank = bank
building-temple = temple
building-cathedral = cathedral
building-barracks = barracks
building-academy = academy

wonder-stonehenge = Stonehenge
wonder-the-colossus = The Colossus
wonder-the-hanging-gardens = The Hanging Gardens
wonder-the-oracle = The Oracle
wonder-chichen-itza = Chichen Itza
wonder-the-great-wall = The Great Wall
wonder-the-pyramids = The Pyramids
wonder-angkor-wat = Angkor Wat
wonder-brandenburg-gate = Brandenburg Gate
wonder-himeji-samurai-castle = Himeji Samurai Castle
wonder-porcelain-tower = Porcelain Tower
wonder-machu-picchu = Machu Picchu
wonder-taj-mahal = Taj Mahal
wonder-the-louvre = The Louvre
wonder-cristo-redentor = Cristo Redentor
wonder-panama-canal = Panama Canal
wonder-statue-of-liberty = Statue of Liberty
wonder-united-nations = United Nations
wonder-big-ben = Big Ben
wonder-sydney-opera-house = Sydney Opera House
wonder-the-kremlin = The Kremlin

card-a-gift-from-afar = A Gift from Afar
card-bread-and-circuses = Bread and Circuses
card-counterfeiters = Counterfeiters
card-defection = Defection
card-disoriented = Disoriented
card-drought = Drought
card-duty-and-honor = Duty and Honor
card-exchange-of-ideas = Exchange of Ideas
card-sabotage = Sabotage
card-the-citizens-are-revolting = The Citizens Are Revolting
card-we-love-the-despot-day = We Love the Despot Day
card-a-generous-gift = A Generous Gift
card-catastrophe = Catastrophe
card-deforestation = Deforestation
card-depression = Depression
card-flooding = Flooding
card-jousting-tourney = Jousting Tourney
card-knowledge-shared = Knowledge Shared
card-lost = Lost
card-mass-defection = Mass Defection
card-nationalism = Nationalism
card-the-citizens-are-revolting-ii = The Citizens Are Revolting II
card-we-love-the-queen-day = We Love the Queen Day
card-a-princely-gift = A Princely Gift
card-bank-scandal = Bank Scandal
card-disaster = Disaster
card-out-of-position = Out of Position
card-patriotism = Patriotism
card-primetime-tv = Primetime TV
card-think-tank = Think Tank
card-we-love-the-president-day = We Love the President Day
card-wholesale-defection = Wholesale Defection

person-akira-kurosawa = Akira Kurosawa
person-frida-kahlo = Frida Kahlo
person-jerry-garcia = Jerry Garcia
person-mark-twain = Mark Twain
person-michelangelo = Michelangelo
person-valmiki = Valmiki
person-william-shakespeare = William Shakespeare
person-ada-lovelace = Ada Lovelace
person-archimedes = Archimedes
person-frank-lloyd-wright = Frank Lloyd Wright
person-henry-ford = Henry Ford
person-nikola-tesla = Nikola Tesla
person-orville-wright = Orville Wright
person-thomas-edison = Thomas Edison
person-georgy-zhukov = Georgy Zhukov
person-gustavus-adolphus = Gustavus Adolphus
person-hannibal = Hannibal
person-joan-of-arc = Joan of Arc
person-khalid-ibn-al-walid = Khalid ibn al-Walid
person-leonidas = Leonidas
person-sun-tzu = Sun Tzu
person-dr-martin-luther-king = Dr. Martin Luther King
person-florence-nightingale = Florence Nightingale
person-jacques-cousteau = Jacques Cousteau
person-jim-henson = Jim Henson
person-mother-teresa = Mother Teresa
person-st-francis-of-assisi = St. Francis of Assisi
person-susan-b-anthony = Susan B. Anthony
person-a-p-giannini = A. P. Giannini
person-adam-smith = Adam Smith
person-andrew-carnegie = Andrew Carnegie
person-captain-james-cook = Captain James Cook
person-lorenzo-de-medici = Lorenzo de Medici
person-marco-polo = Marco Polo
person-zheng-he = Zheng He
person-alan-turing = Alan Turing
person-albert-einstein = Albert Einstein
person-charles-darwin = Charles Darwin
person-galileo-galilei = Galileo Galilei
person-louis-pasteur = Louis Pasteur
person-marie-curie = Marie Curie
person-sir-isaac-newton = Sir Isaac Newton

event-turn = Turn { $n } begins. { $who } is first player.
event-phase = { $what }.
event-part = { $who } plays.
event-nation = { $who } leads the { $what }.
event-capital = { $who } founds a capital at { $where }.
event-placed = { $who } places at { $where }: { $what }.
event-replaced = Replaced, of { $who }: { $what }.
event-wonder-lost = A wonder of { $who } leaves the game: { $what }.
moved-armies = { $n ->
    [one] an army
   *[other] { $n } armies
}
moved-scouts = { $n ->
    [one] a scout
   *[other] { $n } scouts
}
event-deployed-army = { $who } places a starting army at { $where }.
event-deployed-scout = { $who } places a starting scout at { $where }.
event-moved = { $who } moves { $figures } to { $where }.
event-halted = { $who } ends a move at { $where }, with { $figures }.
event-army = { $who } raises an army at { $where }.
event-scout = { $who } sends out a scout at { $where }.
event-walls = { $who } builds city walls.
event-unit = { $who } trains a unit: { $what }.
event-unit-drawn = { $who } trains a unit: { $what } of strength { $n }.
event-grown = The capital of { $who } grows over { $where } into a metropolis.
event-invested = { $who } invests in { $what }.
event-researched = { $who } researches { $what } and spends all trade but one for each coin.
event-learned = { $who } learns { $what }.
event-no-research = { $who } researches nothing.
event-used = { $who } uses { $what }.
event-used-for = { $who } uses { $what }: { $gains }.
event-government = { $who } changes government: { $what }.
event-founded = { $who } founds a city at { $where }.
event-advanced = { $who } reaches space { $n } of the culture track.
event-drew = { $who } draws { $what }.
event-drew-back = { $who } draws a culture event of level { $n }.
event-discarded = { $who } discards { $what }.
event-wonder-turned = New in the wonder market: { $what }.
event-income = { $who } collects { $n } trade.
event-proposed = { $who } makes { $to } an offer.
event-declined = { $who } declines the offer of { $from }.
event-exchanged = { $who } and { $with } make an exchange.
event-gave-coin = { $to } receives a coin token from { $who }.
event-paid = { $who } pays: { $what }.
event-gained-person = { $who } gains a great person: { $what }.
event-lost-person = { $who } loses { $what }.
event-turned-up = { $who } turns up { $what }. The card: “{ $help }”
event-first-player = { $who } becomes first player.
event-terrain = { $where } becomes: { $what }.
event-played = { $aimed ->
    [0] { $who } plays { $what }. The card: “{ $help }”
   *[other] { $who } plays { $what } at { $where }. The card: “{ $help }”
}
event-cancelled = What { $who } announced is cancelled.
event-produces = { $who } produces: { $what }.
event-rushed = { $who } spends { $n } trade to produce more.
event-by-chinese = The Chinese, led by { $who }, begin with walls.
event-by-egyptians = { $who } is owed a free building a turn by the Egyptians.
event-by-germans = { $who } is owed a free unit for this research by the Germans.
event-by-spanish = { $who } is owed a free basic building for each tile turned up by the Spanish.
event-arts = { $who } devotes a city to the arts.
event-harvests = { $who } harvests { $what }.
event-culture = { $who }: { $n } culture.
event-took = { $who } takes { $what } from the market.
event-coin = { $who } gains a coin token { $what }.
event-lost-coin = { $who } loses a coin token { $what }.
event-bound = Nobody may leave { $where } this turn.
event-relocated = Figures of { $who } are led astray to { $where }.
event-person-killed = A great person dies at { $where }: { $what }.
event-army-killed = An army of { $who } is killed at { $where }.
event-scout-killed = A scout of { $who } is killed at { $where }.
event-destroyed = Destroyed at { $where }: { $what }.
event-obsolete = Obsolete: { $what }.
event-unit-lost = { $who } loses a unit: { $what }.
event-nuked = The city of { $who } at { $where } is annihilated.
event-stole = { $who } steals knowledge from { $from }.
event-disbanded = { $scout ->
    [0] { $who } disbands an army at { $where }.
   *[other] { $who } disbands a scout at { $where }.
}
event-garrisoned = { $scout ->
    [0] { $who } disbands an army and fortifies the city at { $where }.
   *[other] { $who } disbands a scout and leaves a caravan in the city at { $where }.
}
event-discovered = { $who } discovers { $what } from { $where }, with { $figures }.
event-marker = { $who } finds { $what }.
event-hut = { $who } explores a hut.
event-village = { $who } takes a village marker.
event-relic = { $who } claims a relic: { $what }.
event-scouts-killed = { $who } kills the scouts of { $enemy } at { $where }.
event-battle = { $who } attacks { $enemy } at { $where }.
event-battle-city = { $who } attacks the city of { $enemy } at { $where }.
event-battle-village = { $who } attacks the village at { $where }.
event-front = { $who } opens a front: { $what } ({ $n }).
event-front-wild = The barbarians open a front against { $enemy }: { $what } ({ $n }).
event-attack = { $who }: { $what } ({ $n }) attacks { $foe } ({ $against }).
event-attack-wild = The barbarians against { $enemy }: { $what } ({ $n }) attacks { $foe } ({ $against }).
event-killed = A unit of { $who } is killed: { $what }.
event-killed-wild = { $enemy } kills a unit of the barbarians: { $what }.
event-battle-won = { $who } wins the battle, { $attack } to { $defence }.
event-battle-lost = { $who } loses the battle, { $attack } to { $defence }.
event-city-fell = { $who } conquers the city of { $enemy } at { $where }.
event-looted = { $who } loots { $from }: { $what }.
event-won = { $who } wins: { $how }.

loot-trade = steal up to 3 trade
loot-culture = steal up to 3 culture
loot-resource = steal a token: { $what }
loot-hut = steal a hut marker unseen
loot-village = steal a village marker unseen
loot-drop-coin = the loser discards a coin token
loot-tech = learn a technology of the loser (2 loot)
loot-event = steal a culture event of level { $n } (2 loot)
loot-coin = steal a coin token (2 loot)

pay-kremlin = two resources as a spy (Kremlin)
pay-curie = any resource as uranium (Marie Curie)

good-trade = { $n } trade
good-culture = { $n } culture
good-event = a culture event of level { $n }
track-person = a great person
track-victory = the victory
track-event-full = a culture event of level { $n }; your hand is full, so you discard one
good-resource = { $n } { $what }
good-hut = a hut marker, unseen
good-village = a village marker, unseen
good-nothing = nothing

what-arts = devoting a city to the arts
what-harvest = harvesting { $what }
what-event = { $what }: { $help }
what-said = { $what }.

do-done = That is all
do-without = Do without it
do-end-blow = End my battle turn
do-end-part = End my part
do-end-trade = End trading
do-no-research = { $any ->
    [0] { $need ->
        [0] Research nothing: no technology fits into your pyramid
       *[other] Research nothing: it takes { $need } trade, you have { $n }
    }
   *[other] Research nothing
}
do-back = Back
do-keep-in-reserve = Keep in reserve for a later turn
do-to-battle = To battle
do-stop-watching = Stop watching this player’s moves
do-leave-loot = Leave the rest of the loot
do-loot = { CAP($what) }
do-coin = { CAP($what) }
do-accept = Accept
do-decline = Decline
do-darwin = Turn it into trade
do-keep-culture = Keep the culture
do-consent = Allow it
do-dissent = Forbid it
do-let-happen = Let it happen
do-let-happen-only = Let it happen: nothing to cancel it with
do-stay-in-order = Keep the order of play
do-stay-in-order-only = Keep the order of play: no card to change it with
do-not-watch = No, let them move
do-not-watch-only = Let them move: no card to interrupt it with
do-let-move = Not now, go on
do-leave-dead = Leave them dead
do-attack-city = Attack the city instead
do-spare-building = Leave it standing
do-into-culture = Turn { $n } trade into { $gain ->
    [one] { $gain } culture token
   *[other] { $gain } culture tokens
}
do-into-trade = { $n ->
    [one] Turn { $n } culture token into { $gain } trade
   *[other] Turn { $n } culture tokens into { $gain } trade
}
do-trade-to-culture = Trade into culture, one for one: up to −{ $n } trade, +{ $n } culture
do-culture-to-trade = Culture into trade, one for one: up to −{ $n } culture, +{ $n } trade
do-civ = Play the { $what }
do-seat = { $who }
do-capital = { $where }: { $production } production, { $trade } trade, { $culture } culture (arts){ $covers ->
    [0] {""}
   *[other] ; { $lost }
 }
do-city = { $city }: { $production } production, { $trade } trade, { $culture } culture (arts)
do-assign = { $city }, with this square: { $production } production, { $trade } trade, { $culture } culture (arts)
do-outpost = { $where }, beside hidden tile { $tile }: { $what }
do-outpost-both = { $where }, beside hidden tiles { $tile }, { $other }: { $what }
do-outpost-near = { $where }, one step from hidden tile { $near }: { $what }
do-outpost-near-both = { $where }, one step from hidden tiles { $near }, { $next }: { $what }
do-take-army = Take an army
do-take-scout = Take a scout
do-row = Row { $n } of your pyramid
do-government = { $anarchy ->
    [0] { $what }: { $help }
   *[other] { $what }, ends Anarchy: { $help }
 }
do-anarchy = Anarchy: { $help } { $n ->
    [0] No other government is unlocked now.
   *[other] Unlocked now: { $open }.
}
do-research = Research { $what } (−{ $cost } trade): { $help }
do-learn = Learn { $what }: { $help }
do-tesla = Research { $what } one row lower (Tesla; −{ $cost } trade): { $help }
do-keep = Keep { $what }
do-hand-over = Hand over { $what }
do-play = { $what }: { $help }
do-play-idle = { $what }: no effect now, no city action is left
do-level = Draw from level { $n }
do-discard = Discard { $what }
do-use = Use { $what }
do-use-for = { $what } (costs { $cost }){ $idle ->
    [0] {""}
   *[other] ; no effect now, no city action is left
 }
do-use-marker = { CAP($what) }: use it{ $idle ->
    [0] {""}
   *[other] ; no effect now, no city action is left
 }
cost-any = { $n } of any resource
do-obsolete = Make obsolete: { $what }
do-turn-up = Turn up { $what }, to lie face up from now on: { $help }
do-place = Place: { $what }
do-build = { CAP($what) } ({ $n } production)
do-build-rush = { CAP($what) } ({ $n } production, for which you pay { $trade } trade)
do-build-free = { CAP($what) } for free
do-arts = Devote to the arts: { $n } culture
do-harvest = Harvest { $what }
do-caravan = Spend the caravan (+2 production)
do-advance = { $trade ->
    [0] { $culture } culture for space { $space }: { $brings }
   *[other] { $culture } culture and { $trade } trade for space { $space }: { $brings }
}
do-leap = { $trade ->
    [0] { $culture } culture for a leap to space { $space }: { $brings }
   *[other] { $culture } culture and { $trade } trade for a leap to space { $space }: { $brings }
}
do-found = Found a city: { $where }, { $production } production, { $trade } trade, { $culture } culture (arts){ $covers ->
    [0] {""}
   *[other] ; { $lost }
 }
do-found-twin = Found a city: { $where }, with scout { $n }, { $production } production, { $trade } trade, { $culture } culture (arts){ $covers ->
    [0] {""}
   *[other] ; { $lost }
 }
do-invest-in = { $what }: { $help }
do-invest = Invest a coin token
do-grow = Grow into a metropolis
do-pick-army = { $any ->
    [0] Army at { $where }: move it
   *[other] Army at { $where }: { $reach } in reach
 }
do-pick-scout = { $any ->
    [0] Scout at { $where }: move it
   *[other] Scout at { $where }: { $reach } in reach
 }
do-pick-gatherer = Scout at { $where } that supplies a city: { $any ->
    [0] move it
   *[other] { $reach } in reach
 }
reach-hut = a hut
reach-village = a village
reach-relic = a relic
reach-site = a site for a city
reach-tiles = { $n ->
    [one] { $n } hidden tile
   *[other] { $n } hidden tiles
}
do-join-army = Take an army along
do-join-army-cards = { $n ->
    [one] Take an army along: { $n } more unit card in a battle
   *[other] Take an army along: { $n } more unit cards in a battle
}
do-join-army-idle = { $units ->
    [0] Take an army along: no unit card in a battle, you have none
   *[other] Take an army along: no more unit cards in a battle, you have only { $units }
}
do-join-scout = Take a scout along
do-join-gatherer = Take along the scout who supplies a city from this square
do-leave-army = Leave an army here
do-leave-scout = Leave a scout here
do-step = Move to { $where }: { $what }
do-step-tile = Move to { $where }, beside hidden tile { $tile }: { $what }
do-step-tiles = Move to { $where }, beside hidden tiles { $tile }, { $other }: { $what }
do-step-disband = { $size ->
    [one] Move to { $where }, a city: the figure is disbanded there
   *[other] Move to { $where }, a city: all { $size } figures are disbanded there
}
do-step-site = Move to { $where }, a city site: { $production } production, { $trade } trade, { $culture } culture (arts){ $covers ->
    [0] {""}
   *[other] ; { $lost }
 }; now { $what }
do-step-on = { $step }; { $why }
stay-disband = { $size ->
    [one] a figure that ends its move there is disbanded
   *[other] figures that end their move there are disbanded
}
stay-stacking = no stopping there: at most { $n } to a square
stay-water = no stopping there: it is water
stay-gate = no stopping there: the Brandenburg Gate forbids it
stay-not = no stopping there
do-attack-at = { $against ->
    [0] Attack at { $where }: cards { $mine } (of { $have }) against { $theirs }, your bonus { $bonus }; { $what }
   *[other] Attack at { $where }: cards { $mine } (of { $have }) against { $theirs }, bonus { $bonus } against { $against }; { $what }
}
do-discover = Turn up { $what }: { $hides }
do-discover-last = { $size ->
    [one] Turn up { $what } with the last step: the figure’s move ends here; { $hides }
   *[other] Turn up { $what } with the last step: the move of all { $size } figures ends here; { $hides }
}
do-discover-disband = { $size ->
    [one] Turn up { $what } with the last step, then disband the figure: no move ends in a city; { $hides }
   *[other] Turn up { $what } with the last step, then disband the { $size } figures: no move ends in a city; { $hides }
}
tile-hides = { $n ->
    [one] the last tile left; huts: { $huts }, villages: { $villages }, relics: { $relics }
   *[other] of the { $n } tiles left { $huts } have a hut, { $villages } a village, { $relics } a relic
}
do-disband-army = Disband the army
do-disband-scout = Disband the scout
do-fortify = Disband the army and fortify the city
do-send-caravan = Disband the scout and send a caravan
do-steal = Remove one figure and steal a technology
do-stop = End the move here
do-stop-site = End the move here, a city site: { $production } production, { $trade } trade, { $culture } culture (arts){ $covers ->
    [0] {""}
   *[other] ; { $lost }
 }
do-destroy = Destroy the building
do-watch = Watch: ask me after every step
do-kill-person = Kill the great person
do-kill-army = Kill an army of { $who }
do-kill-scout = Kill a scout of { $who }
do-save = Save: { $what } ({ $n })
do-play-unit = { CAP($what) } ({ $n })
do-front = Open a new front
do-attack = { $wounds ->
    [one] Attack { $what } ({ $n }, { $wounds } wound)
   *[other] Attack { $what } ({ $n }, { $wounds } wounds)
}
do-wound = { $wounds ->
    [one] Wound { $what } ({ $n }, { $wounds } wound)
   *[other] Wound { $what } ({ $n }, { $wounds } wounds)
}
do-heal = { $wounds ->
    [one] Heal { $what } ({ $n }, { $wounds } wound)
   *[other] Heal { $what } ({ $n }, { $wounds } wounds)
}
do-pay = Pay with { $what }
do-pay-as = Pay with { $what }: for the Indians it counts as { $as }
do-talk = Make { $who } an offer
do-give = Give { $what }
do-ask = Ask for { $what }
do-take-off = Take off: { $what }
do-unask = Ask no longer: { $what }
do-show = Show the cards and markers offered
do-propose = Propose
do-withdraw = Withdraw

react-phase-start = becoming first player
react-cancel = cancelling what others do
react-watch = interrupting moves, before they begin
react-interrupt = interrupting a move
react-answer = trades that others propose
prompt-civ = Choose your civilization.
prompt-capital = Place your capital on one of the four centre squares.
prompt-metropolis = Choose the second square of your metropolis.
prompt-deploy-army = { $n ->
    [one] Place your starting army in the outskirts: on the side it is to explore.
   *[other] Place a starting army in the outskirts, on the side it is to explore; { $n } to place.
}
prompt-deploy-scout = { $n ->
    [one] Place your starting scout in the outskirts.
   *[other] Place a starting scout in the outskirts; { $n } to place.
}
prompt-place = Choose a square for the marker “{ $what }”. There it yields { $gains }; what the square yielded is covered.
prompt-place-person = A great person joins you: { $what }. Choose a square: there it yields { $gains }; what the square yielded is covered.
prompt-place-army = Where in the city’s outskirts does the army stand? It moves, explores and fights from there.
prompt-place-scout = Where in the city’s outskirts does the scout set out? It can found a city; outside the outskirts it sends a city what its square yields.
prompt-place-walls = Which city gets the walls?
prompt-phase-start = { $any ->
    [0] { $what } begins. You hold no great person who makes you first player: there is nothing else to answer. This pause comes whatever you hold, so that nobody learns what you hold.
   *[other] { $what } begins. Use { $card } to become first player?
}
prompt-start = { $must ->
    [0] { $any ->
        [0] Start of turn: there is nothing to do now. End your part.
       *[other] Start of turn: do what you wish, then end your part.
     }
    [1] { $any ->
        [0] Start of turn: your capital grows now.
       *[other] Start of turn: your capital must grow before you end your part; do what else you wish.
     }
   *[other] { $any ->
        [0] Start of turn: Anarchy ends now. Take the one government open to you.
       *[other] Start of turn: Anarchy ends now. Take a government before you end your part; do what else you wish.
     }
 }
prompt-assign = { $bare ->
    [1] Your scout at { $where }, which yields nothing. Which city does it belong to? For now it makes no difference.
    [2] Your scout at { $where }. Which city does it belong to? Trade is yours from any of them.
   *[other] Your scout at { $where }. Which city gets what the square yields?
}
prompt-invest-coin = Which coin token do you invest?
prompt-invest-card = { $n ->
    [one] Which investment gets your marker? Markers stay for the whole game.
   *[other] Which investment gets your marker? { $n } to place.
}
prompt-displace = A city now stands at { $where }: to which square beside it does your figure go?
prompt-grow = Over which square does your capital grow? It is lost to the outskirts.
prompt-trade = Trade: an offer exchanges trade, culture, resources or cards. Whom do you make one?
prompt-draft-empty = Put together one offer to { $who }: all that you give for all that you ask. Then propose it.
prompt-draft = You give: { $give }; you want: { $ask }. Propose it to { $who }?
prompt-answer = { $who } gives you: { $give }; wants from you: { $ask }. Accept?
prompt-hand-over = Which culture event does { $who } get?
prompt-manage = { $n ->
    [0] { $any ->
        [0] { $idle ->
            [0] Your cities have acted: end your part.
            [1] Under Anarchy your capital takes no action: end your part.
           *[other] Your other cities have acted, and under Anarchy the capital takes no action: end your part.
        }
       *[other] { $idle ->
            [0] Your cities have acted: use what is still offered, or end your part.
            [1] Under Anarchy your capital takes no action: use what is offered, or end your part.
           *[other] Your other cities have acted, and under Anarchy the capital takes no action: use what is still offered, or end your part.
        }
    }
    [one] { $n } city action left: which city acts?
   *[other] { $n } city actions left: which city acts?
}
prompt-city = { $city }: { $n } production. What does the city do?
prompt-split = Engineering: a second item, with { $n } production left?
prompt-darwin = Turn { $n } culture into trade?
prompt-feudal-harvest = Feudalism: harvest a resource.
prompt-harvest-again = Angkor Wat: harvest once more.
prompt-workers = Which city gets 4 production?
prompt-watch = { $any ->
    [0] { $who } is about to move. You hold no card that interrupts a move: there is only to let it happen. This pause comes whatever you hold, so that nobody learns what you hold.
   *[other] { $who } is about to move. You hold { $cards }, which can interrupt a move: do you want to be asked after each step?
}
prompt-moves = { $n ->
    [0] All your figures have moved: end your part.
    [one] Move your figures: { $n } can still go, travel speed { $speed }.
   *[other] Move your figures: { $n } can still go, travel speed { $speed }.
}
prompt-going = { $size ->
    [one] { $n ->
        [0] No step left at { $where }, and no move ends in a city: how is the figure disbanded?
        [one] { $n } step left from { $where }: where does the figure go?
       *[other] { $n } steps left from { $where }: where does the figure go?
    }
   *[other] { $n ->
        [0] No step left at { $where }, and no move ends in a city: which of the { $size } figures is disbanded first?
        [one] { $n } step left from { $where }: where do the { $size } figures go?
       *[other] { $n } steps left from { $where }: where do the { $size } figures go?
    }
}
prompt-interrupt = { $any ->
    [0] { $n ->
        [0] { $who } is moving. You hold no card that interrupts a move.
        [one] { $who } is moving. You hold { $cards }, but cannot use it at this moment.
       *[other] { $who } is moving. You hold { $cards }, but can use none of them at this moment.
    }
   *[other] Interrupt the move of { $who }? You can use { $cards }.
}
prompt-arrive = Your army has reached a building at { $where }: { $what }. Destroy it, once per turn?
prompt-arrive-city = You have reached a city of { $who } at { $where }: steal a technology, or attack?
prompt-research = { $any ->
    [0] { $need ->
        [0] Nothing to research: no technology fits into your pyramid. You keep your trade.
       *[other] { $n ->
            [0] Nothing to research this turn: it takes { $need } trade, and you have none.
           *[other] Nothing to research this turn: it takes { $need } trade, and you have { $n }. You keep it for the next turn.
        }
    }
   *[other] { $keep ->
        [0] Research with { $n } trade? If you research, all of it is spent, for no coin keeps any; if not, you keep it.
       *[other] Research with { $n } trade? If you research, you keep { $keep } of it, 1 for each coin you have; if not, you keep it all.
    }
}
prompt-plan = { $what }
prompt-plan-city = { $what } Which city?
prompt-plan-player = { $what } Which player?
prompt-plan-more-players = { $what } Another player too?
prompt-plan-square = { $what } On which square?
prompt-plan-terrain = { $what } What does { $where } become?
prompt-plan-group = { $what } From which square do figures go?
prompt-plan-group-to = { $what } Where do the figures of { $where } go?
prompt-plan-building = { $what } Which building?
prompt-plan-more-buildings = { $what } Another building too?
prompt-plan-kill-at = { $what } On which square?
prompt-plan-kill = { $what } Who is killed at { $where }?
prompt-plan-strike = { $what } What is struck?
prompt-cancel = { $any ->
    [0] { $who } announces: { $what }{ $aimed ->
        [0] {""}
       *[other] {" "}(aimed at { $whom })
     }. You hold nothing that cancels it: there is only to let it happen. This pause comes whatever you hold, so that nobody learns what you hold.
   *[other] { $who } announces: { $what }{ $aimed ->
        [0] {""}
       *[other] {" "}(aimed at { $whom })
     }. Cancel it? You can use { $cards }.
}
prompt-consent = { $who } wants to aim { $what } at you. Do the United Nations allow it?
prompt-pay = { $ways ->
    [one] { $ability }. It costs one resource, { $what }, which you pay like this:
   *[other] { $ability }. It costs one resource, { $what }. How do you pay it?
}
prompt-pay-any = { $n ->
    [one] { $ability }. Pay { $n } resource of your choice.
   *[other] { $ability }. Pay { $n } resources of your choice.
}
prompt-give-coin = Which player gains a coin token?
prompt-drop-coin = Which coin token does { $who } discard?
prompt-steal-coin = Which coin token do you steal from { $who }?
prompt-free-barbarian = A friendly barbarian joins you: take one for free, a unit card, or a figure at { $where }.
prompt-free = { $n ->
    [one] Build one thing for free.
   *[other] { $n } things to build for free, one by one.
}
prompt-learn = Learn a technology for free.
prompt-learn-from = Learn for free a technology that { $who } knows.
prompt-keep = You drew several cards: which one do you keep?
prompt-draw-events = { $n ->
    [one] { $n } culture event to draw: of which level?
   *[other] { $n } culture events to draw, one by one: of which level?
}
prompt-drop-events = { $n ->
    [one] Discard down to { $n } culture event.
   *[other] Discard down to { $n } culture events.
}
prompt-take = { $n ->
    [one] Take a resource from the market.
   *[other] Take { $n } resources from the market, one by one.
}
prompt-use = { $what }: { $help }
prompt-use-into-culture = { $what }: each point of trade becomes a culture token. How many?
prompt-use-into-trade = { $what }: each culture token becomes a point of trade. How many?
prompt-use-group = { $what }: { $help } From which square?
prompt-use-group-to = { $what }: { $help } Where do the figures of { $where } go?
prompt-use-figure = { $what }: { $help } Which figure goes to { $where }?
prompt-use-coin = { $what }: { $help } Which coin token?
prompt-use-player = { $what }: { $help } Which player gets it?
prompt-use-city = { $what }: { $help } Which city?
prompt-choose-government = Choose a government you unlocked yourself.
prompt-muster = { $any ->
    [0] Before the battle: none of your culture events adds units.
   *[other] Before the battle: play a culture event?
}
prompt-rally = The battle begins: use a general?
prompt-raise = { $n ->
    [one] Build { $n } unit for the battle.
   *[other] Build { $n } units for the battle.
}
prompt-fight = Battle: play a unit from your hand{ $any ->
    [0] {""}
   *[other] , before or after your battle abilities
}{ $wild ->
    [0] {""}
   *[other] ; { $who } plays the barbarians
}.
prompt-fight-barbarian = You play the barbarians against { $who }; nothing of yours is at stake. Play a unit.
prompt-fight-after = Battle: use an ability, or end your battle turn.
prompt-play = Your { $what }: does it attack a unit, or open a new front?
prompt-wound = { $n ->
    [one] { $n } wound to deal: which unit takes it?
   *[other] { $n } wounds to deal, one by one: which unit takes the next?
}
prompt-heal = { $n ->
    [one] { $n } wound to heal: of which unit?
   *[other] Up to { $n } wounds to heal, one by one: of which unit?
}
prompt-loot = { $n ->
    [one] You won against { $who }: choose { $n } loot.
   *[other] You won against { $who }: { $n } loot to choose.
}
prompt-save = Save one of your killed units?
prompt-nurse = Save your killed units?

refuse-five-need-fame = Five players need Fame and Fortune.
refuse-capital-water = A capital cannot stand on water.
refuse-capital-diagonal = A metropolis covers two squares that share a side.
refuse-marker = A hut, village or relic marker lies there.
refuse-water = You cannot enter water yet.
refuse-stacking = Too many figures: at most { $n } to a square.
refuse-blockade = The square is blockaded.
refuse-outskirts = Outside the outskirts of your city.
refuse-terrain = The terrain does not fit.
refuse-same-building = The same already stands there.
refuse-star = The city already has a building with a star.
refuse-on-water = It cannot stand on water.
refuse-invested = You have already invested this turn.
refuse-no-coin-token = No coin token to invest.
refuse-no-investment-marker = No investment marker is left.
refuse-city-limit = You have all the cities you may have.
refuse-city-water = No city on water.
refuse-city-marker = A hut, village or relic lies there.
refuse-city-unrevealed = A square beside it is still hidden.
refuse-city-edge = Too close to the edge of the map.
refuse-city-near-marker = A hut, village or relic lies beside it.
refuse-city-enemy = An enemy figure stands beside it.
refuse-city-near-city = Too close: less than three squares from another city.
refuse-same-government = It is your government already.
refuse-government-once = Your government has already changed this turn.
refuse-immune = You are immune to anarchy.
refuse-government-locked = Not unlocked yet.
refuse-through-anarchy = Not without Anarchy: nothing unlocked this government since your last turn.
refuse-offers = You have made all the offers of this turn: at most { $n }.
refuse-drafts = You have begun as many offers as one may in a turn: at most { $n }.
refuse-edits = An offer can be changed only so often, and this one was: { $n } is the limit. Propose it, or withdraw it and begin another.
refuse-must-grow = Your capital must grow now.
refuse-must-leave-anarchy = You must leave Anarchy now.
refuse-no-figure = No such figure is in supply.
refuse-locked = You have not unlocked it yet.
refuse-no-unit = No card of this type is left.
refuse-no-building = No such marker is left in the market.
refuse-walled = The city has walls already.
refuse-no-square = No square of the outskirts is free for it.
refuse-too-dear = Too dear: { $trade } trade pay for { $rate } production; with all your trade this city reaches { $most }.
refuse-anarchy = Under Anarchy the capital takes no action.
refuse-all-acted = No city action is left.
refuse-nothing-to-use = Nothing to use now.
refuse-nothing-to-produce = Nothing that the city can produce.
refuse-no-resource = No square of this city shows a resource.
refuse-other-action = Done this turn already: the second action of a city must be of another kind.
refuse-no-founder = No scout on the map.
refuse-no-government = No other government is open to you now.
refuse-advance = { $trade ->
    [0] It takes { $culture } culture: you have { $has }.
   *[other] It takes { $culture } culture and { $trade } trade: you have { $has } and { $pays }.
}
refuse-arts-first = Not yet: culture is spent after a city was devoted to the arts.
refuse-market-empty = The market has none left.
refuse-scout-hut = Scouts do not enter huts without an army.
refuse-scout-village = Scouts do not enter villages without an army.
refuse-scout-relic = Scouts do not enter relics without an army.
refuse-scout-city = Scouts do not enter enemy cities.
refuse-scout-enemy = Scouts do not enter squares with enemy figures.
refuse-peace = Your government does not attack other players.
refuse-end-city = Figures do not end their move in a city centre.
refuse-end-water = You cannot end your move on water yet.
refuse-gate = The Brandenburg Gate: nobody ends here.
refuse-unrevealed = The tile lies face down.
refuse-bound = Nobody may leave this square this turn.
refuse-must-leave = A figure of yours must leave the outskirts guarded by the Brandenburg Gate.
refuse-city-token = The city has a marker already.
refuse-known = You know it already.
refuse-research-trade = You have too little trade.
refuse-pyramid = Your pyramid has no slot for it.

tech-agriculture-help = Your capital grows into a metropolis: ten squares around it, 1 more culture in the arts, 2 more in defence.
tech-animal-husbandry-help = Battle: once per battle heal up to 3 wounds. City management, 1 wheat: a city produces 3 more.
tech-code-of-laws-help = Unlocks Republic and the trading post. Once per turn a battle won puts a coin here, four in all.
tech-currency-help = Unlocks the market. City management, 1 incense: 3 culture.
tech-horseback-riding-help = Travel speed 3. Trade, 1 silk: you gain 9 trade and another player 6.
tech-masonry-help = Stacking limit 3. Cities can build walls for 7 production.
tech-metalworking-help = Unlocks barracks. Battle, 1 iron: the unit you play deals 3 more wounds.
tech-navigation-help = Unlocks the harbor. Figures cross water but do not end there.
tech-philosophy-help = Unlocks the temple. City management, 3 resources: a great person.
tech-pottery-help = Unlocks the granary; one more culture event in hand. City management, 2 resources: a coin here, four in all.
tech-writing-help = Unlocks the library. 1 spy: cancel another player’s city action.
tech-chivalry-help = Unlocks Feudalism and knights (mounted rank 2). City management, 1 incense: 5 culture.
tech-civil-service-help = A coin; one more culture event in hand. 1 spy: cancel a culture event.
tech-construction-help = Unlocks the workshop. City management, 1 wheat: a city produces 5 more.
tech-democracy-help = Unlocks Democracy and infantry rank 2. City management, 6 trade: a coin here, four in all.
tech-engineering-help = Unlocks the aqueduct. Once per turn a city splits its production over two items.
tech-irrigation-help = You may have three cities.
tech-mathematics-help = Artillery rank 2. Battle, 1 iron: deal up to 3 wounds as you like.
tech-monarchy-help = Unlocks Monarchy. City management, 1 silk: an ancient wonder becomes obsolete, or another player loses a random unit.
tech-mysticism-help = You draw two culture events and keep one. City management, 1 spy: another player discards a coin token.
tech-printing-press-help = Stacking limit 4; unlocks the university. City management, 5 culture: a coin here, four in all.
tech-sailing-help = Travel speed 4; figures may end on water.
tech-banking-help = Unlocks the bank. City management, 1 wheat: a city produces 7 more.
tech-biology-help = Stacking limit 5. Once per battle remove all wounds of your units.
tech-communism-help = Unlocks Communism. Movement, 1 spy: no figure may leave a square this turn.
tech-ecology-help = The culture track costs 1 trade less per 3 coins. Start of turn, 1 wheat: change an empty square’s terrain.
tech-gunpowder-help = Infantry rank 3. City management, 2 resources: an ancient or medieval wonder becomes obsolete, or a building is destroyed.
tech-metal-casting-help = Artillery rank 3. City management, 1 incense: 7 culture.
tech-military-science-help = Unlocks the academy. Each city produces 1 more per 3 coins.
tech-railroad-help = A coin; mounted rank 3; unlocks the iron mine.
tech-steam-power-help = Travel speed 5; figures may end on water. City management, 1 silk: ship all your figures of a square to any water square.
tech-theology-help = Unlocks Fundamentalism and the cathedral; one more culture event in hand.
tech-atomic-theory-help = 1 uranium: each city takes one more action, or (movement) a city that is no capital is annihilated.
tech-ballistics-help = Artillery rank 4. Battle, 1 iron: deal up to 6 wounds as you like.
tech-combustion-help = Mounted rank 4. An army that ends on a building may destroy it, once per turn; attacked walls fall before the battle.
tech-computers-help = A coin; battle hand and culture hand grow by 1 per 5 coins.
tech-flight-help = Travel speed 6; figures fly over everything and may end on water; unlocks aircraft.
tech-mass-media-help = Your culture events cannot be cancelled. 1 spy: cancel a resource ability.
tech-plastics-help = Start of turn: build an unlocked unit, a figure or an unlocked building for free. City management, 1 wheat: a city produces 10 more.
tech-replaceable-parts-help = Stacking limit 6; infantry rank 4.
tech-space-flight-help = Whoever learns it wins.

building-harbor-help = On water: 1 production, 2 trade.
building-trading-post-help = On desert: 2 trade, 1 culture.
building-workshop-help = On a mountain: 3 production. Becomes an iron mine.
building-iron-mine-help = On a mountain: 4 production.
building-library-help = On grassland: 1 trade, 1 culture. Becomes a university.
building-university-help = On grassland: 2 trade, 2 culture.
building-granary-help = On grassland: 1 production, 1 trade. Becomes an aqueduct.
building-aqueduct-help = On grassland: 2 production, 2 trade.
building-market-help = Starred, on land: 1 production, 1 trade, 1 culture. Becomes a bank.
building-bank-help = Starred, on land: 1 production, 1 trade, 1 culture, 1 coin.
building-temple-help = Starred, on land: 2 culture. Becomes a cathedral.
building-cathedral-help = Starred, on land: 3 culture.
building-barracks-help = Starred, on land: 2 trade, combat bonus 2. Becomes an academy.
building-academy-help = Starred, on land: 2 trade, combat bonus 4.

wonder-stonehenge-help = Start of turn: 1 culture.
wonder-the-colossus-help = Start of turn: 3 trade.
wonder-the-hanging-gardens-help = Start of turn: a free figure on this square.
wonder-the-oracle-help = Your opponent’s battle hand lies open to you.
wonder-chichen-itza-help = Each of your cities produces 3 more.
wonder-the-great-wall-help = Start of turn: free walls for a city. Whoever wins a battle against you gets one loot less.
wonder-the-pyramids-help = All governments are unlocked and you are immune to anarchy.
wonder-angkor-wat-help = Once per turn a city harvests twice.
wonder-brandenburg-gate-help = Others’ figures may not end their move in your outskirts.
wonder-himeji-samurai-castle-help = Your units have 1 more strength.
wonder-porcelain-tower-help = Technologies need 5 trade less.
wonder-machu-picchu-help = Once per turn, after an investment: a resource from the market.
wonder-taj-mahal-help = Start of turn: a free unlocked building.
wonder-the-louvre-help = Start of turn: 3 culture.
wonder-cristo-redentor-help = Start of turn: two culture events from decks of your choice. Four more culture events in hand.
wonder-panama-canal-help = Start of turn: a coin token on this wonder.
wonder-statue-of-liberty-help = Start of turn: learn a technology another player knows.
wonder-united-nations-help = Culture events may not choose you unless you allow it.
wonder-big-ben-help = Start of turn: one of each resource in the market.
wonder-sydney-opera-house-help = Start of turn: a free advance on the culture track.
wonder-the-kremlin-help = Once per turn two resources count as a spy.

card-a-gift-from-afar-help = Pays as iron, wheat, spy or silk; then another player gains a coin token.
card-bread-and-circuses-help = Cancel a culture event aimed at you.
card-counterfeiters-help = Another player discards a coin token.
card-defection-help = Kill a figure within 4 squares of you; interrupts a move.
card-disoriented-help = Move another player’s figures of one square up to 2 squares over land.
card-drought-help = A square without mountain or piece becomes desert.
card-duty-and-honor-help = Before a battle: a free unit.
card-exchange-of-ideas-help = You learn a level I technology of another player, then they learn one of yours.
card-sabotage-help = Destroy a building within 4 squares of you.
card-the-citizens-are-revolting-help = Another player falls into Anarchy.
card-we-love-the-despot-day-help = A city produces 4 more this turn.
card-a-generous-gift-help = Pays as iron, wheat, spy or silk.
card-catastrophe-help = Destroy a building within 6 squares of you.
card-deforestation-help = A forest without a piece becomes grassland.
card-depression-help = Up to two other players each discard a coin token.
card-flooding-help = An empty square that is no mountain becomes water.
card-jousting-tourney-help = Cancel a culture event.
card-knowledge-shared-help = As Exchange of Ideas, up to level II.
card-lost-help = As Disoriented, up to 3 squares.
card-mass-defection-help = Within 6 squares: kill a great person or up to 2 figures of a square.
card-nationalism-help = Before a battle: up to 2 free units.
card-the-citizens-are-revolting-ii-help = Another player falls into Anarchy.
card-we-love-the-queen-day-help = A city produces 6 more this turn.
card-a-princely-gift-help = Pays as iron, uranium, spy, wheat or silk.
card-bank-scandal-help = Every other player discards a coin token.
card-disaster-help = Destroy up to two buildings of other players.
card-out-of-position-help = As Disoriented, up to 4 squares.
card-patriotism-help = Before a battle: up to 3 free units.
card-primetime-tv-help = Cancel a culture event or a resource ability.
card-think-tank-help = As Exchange of Ideas, up to level III.
card-we-love-the-president-day-help = A city produces 8 more this turn.
card-wholesale-defection-help = Anywhere: kill a great person or up to 2 figures of a square.

person-akira-kurosawa-help = 1 culture whenever another player devotes a city to the arts.
person-frida-kahlo-help = Discard any culture events, then refill your hand.
person-jerry-garcia-help = As the capital’s action all your cities devote to the arts; it cannot be cancelled.
person-mark-twain-help = Cancel a city action, a resource ability or a culture event.
person-michelangelo-help = Build a wonder for 5 production less.
person-valmiki-help = Two more culture events in hand.
person-william-shakespeare-help = On the culture track you may leap over others’ markers.
person-ada-lovelace-help = A city takes one more action; it cannot be cancelled.
person-archimedes-help = 3 culture for researching what nobody else knows.
person-frank-lloyd-wright-help = 1 trade and 1 culture for each of your buildings.
person-henry-ford-help = Travel speed +1.
person-nikola-tesla-help = Place a technology of level II to IV one row lower.
person-orville-wright-help = A free aircraft, unlocked or not.
person-thomas-edison-help = Learn a technology another player knows.
person-georgy-zhukov-help = For each of your units killed, 1 wound to an enemy unit.
person-gustavus-adolphus-help = At the start of a battle: replace your whole battle force by new units.
person-hannibal-help = Move figures to a square that holds others of yours.
person-joan-of-arc-help = When you defend: combat bonus equal to your culture.
person-khalid-ibn-al-walid-help = At the start of a phase: become first player.
person-leonidas-help = Defending with fewer units: combat bonus 8.
person-sun-tzu-help = Once per battle pay 3 trade to pass.
person-dr-martin-luther-king-help = Your city actions cannot be cancelled; immune to anarchy.
person-florence-nightingale-help = After a battle all your killed units return.
person-jacques-cousteau-help = Up to three free harbors.
person-jim-henson-help = Each wonder you build puts a counter on this card; at the start of a turn each counter gives 1 trade and 1 culture.
person-mother-teresa-help = Once per turn give another player a coin token to advance on the culture track.
person-st-francis-of-assisi-help = 3 culture for each army in supply.
person-susan-b-anthony-help = Each of your cities produces 2 more.
person-a-p-giannini-help = Each investment brings a free unlocked building.
person-adam-smith-help = One coin.
person-andrew-carnegie-help = One free advance on the culture track per 3 coins.
person-captain-james-cook-help = Double travel speed this turn.
person-lorenzo-de-medici-help = Start of turn: 1 culture per 3 coins.
person-marco-polo-help = The trade dial goes to 27.
person-zheng-he-help = Look at every hut and village marker.
person-alan-turing-help = Start of turn: 1 trade and 1 culture per 2 armies in supply.
person-albert-einstein-help = Turn trade into culture or culture into trade.
person-charles-darwin-help = Once per turn the culture of the arts becomes trade.
person-galileo-galilei-help = Move figures along the outer edge of the map.
person-louis-pasteur-help = Stacking limit +1.
person-marie-curie-help = Any resource counts as uranium, once.
person-sir-isaac-newton-help = Becomes a blank card of your pyramid.

government-anarchy-help = The capital skips a turn; at the start of the next, adopt any unlocked government.
government-anarchy-later = The capital skips a turn; at the start of the next, adopt any unlocked government.
government-despotism-help = No ability of its own.
government-despotism-later = Each city produces 1 more.
government-republic-help = Scouts explore huts on their own.
government-republic-later = Armies found cities too.
government-feudalism-help = Start of turn: harvest a resource.
government-feudalism-later = Start of turn: harvest a resource.
government-monarchy-help = Arts in the capital yield 2 more culture.
government-monarchy-later = The capital takes a second, different action.
government-democracy-help = Start of turn: 2 trade. No attacks on other players.
government-democracy-later = Start of turn: 2 trade. Counts as a coin.
government-communism-help = Each city produces 2 more; arts yield 1 culture less.
government-communism-later = Battle hand +1; every city produces as much as the best.
government-fundamentalism-help = Battle hand +1; each city yields 1 trade less.
government-fundamentalism-later = Combat bonus 4. Start of turn: 1 culture per army on the map.

civ-americans-help = Start with Currency and a great person; 3 trade rush 2 production.
civ-chinese-help = Start with Writing and walls; 3 culture for huts and villages; save a killed unit after each battle.
civ-egyptians-help = Start with Construction and an ancient wonder; once per turn a free building as a city action.
civ-germans-help = Start with Metalworking and two more infantry; a free unit and a resource for researching a unit technology.
civ-romans-help = Start with Code of Laws and Republic; a free culture advance for each wonder, city founded or conquered, village.
civ-russians-help = Start with Communism, two armies, stacking +1; once per turn a figure in an enemy city becomes a stolen technology.
civ-arabs-help = Start with Mathematics and one of each resource; 1 culture per resource spent, a culture advance per investment.
civ-greeks-help = Start with Democracy; choose one of two great people; culture for learning what others do not know.
civ-indians-help = Start with Agriculture and a metropolis; any token counts as incense, iron, silk or wheat; arts count resource squares.
civ-spanish-help = Start with Navigation and two scouts; speed +1; a free basic building for each tile discovered.

investment-infrastructure-help = 1, 2, 3 markers: each city produces 1, 2, 3 more.
investment-military-industrial-complex-help = 2, 4, 6 markers: combat bonus 4, 8, 12.
investment-public-education-help = 3, 6, 9 markers: a free technology each.
investment-endowment-for-the-arts-help = 1 marker: one more culture event in hand; 2 and 4: the culture track costs 1, 2 culture less.

relic-atlantis-help = At the next start of turn: a free technology.
relic-school-of-confucius-help = At once: two great people.
relic-seven-cities-of-gold-help = At the next start of turn: two free investment markers.

# What a player keeps an eye on.
gauge-trade = trade
gauge-culture = culture tokens
gauge-track = culture track
gauge-coins = coins
gauge-technologies = technologies
gauge-cities = cities
gauge-actions = city actions left
gauge-armies = armies
gauge-scouts = scouts
gauge-units = units
gauge-resources = resource tokens
gauge-markers = hut and village markers
gauge-events = culture events
gauge-wonders = wonders
gauge-investments = investments
gauge-speed = travel speed
gauge-stacking = stacking limit
gauge-government = government
gauge-buildings = buildings
gauge-people = great people in play
gauge-battle = total in battle
gauge-owner = owner
gauge-production = production of the city
gauge-income = trade of the city
gauge-arts = culture by the arts
gauge-defence = defence
gauge-armies-here = armies here

# What an event comes down to, before chance has spoken.
gist-great-person = { $who } gains a great person.
gist-person-lost = { $who } loses a great person.
gist-hut-resource = In the hut: a resource, kept for later.
gist-hut-holds = In the hut: { $what }.
gist-village-holds = In the village: { $what }.
gist-unit-lost = { $who } loses a unit.
gist-wonder-turned = A new wonder comes to the market.
gist-researched = What everybody has researched is revealed.
gist-battle-won = { $who } wins the battle.
gist-battle-lost = { $who } loses the battle.
gist-battle-likely = { $who } wins the battle, if both sides just play their best cards.
gist-battle-unlikely = { $who } loses the battle and the figures on the square, if both sides just play their best cards.
