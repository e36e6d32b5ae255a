### English texts of History of the World.

game-title = History of the World
game-tagline = Seven epochs, forty-nine empires, one map of the world
game-about = In each of seven epochs every player leads one empire: it rises, expands, builds and is overrun. Points come from the regions you are present in, dominate or control, and from capitals, cities and monuments. The 2001 edition, for three to six players, with its four optional rules.

option-no_preeminence = No pre-eminence
option-no_preeminence-help = The pre-eminence markers stay in the box.
option-dealt_minors = Minor empires dealt
option-dealt_minors-help = Everybody is dealt one minor empire and two other greater events.
option-multiple_armies = Multiple armies
option-multiple_armies-help = Up to three armies, or two and a fort, may stand in a land.
option-naval_control = Naval control
option-naval_control-help = Fleets can be manned, stay on the board, score points and must be fought.
option-lands = Lands of the board
option-lands-help = The rulebook counts 102 lands, but only 101 are attested. The other is a stand-in (Tasmania).
option-lands-101 = 101, as attested
option-lands-102 = 102, as the rulebook counts
option-letter = The letter of the rulebook
option-letter-help = Where these rules resolve the rulebook otherwise, play exactly what it says: fleets of its Portugal example, Treachery (for every attack of yours), Jihad, Civil War, Barbarians, Black Death, Jewish Revolt, monuments, own old fleets, twelve fleet markers.
option-treachery = Treachery
option-treachery-help = What a betrayed land loses.
option-treachery-conquest = a won battle: fort, army, and the land is sacked
option-treachery-no_sack = fort and army; capital and city stay
option-treachery-letter = one round is won: a fort goes alone
option-treachery_stack = Treachery against several armies
option-treachery_stack-help = What Treachery removes where several armies stand in a land.
option-treachery_stack-whole = all of them: the land is taken
option-treachery_stack-one = the fort and one army; the others are fought
option-treachery_armies = Whom Treachery helps
option-treachery_armies-help = The card says “if you attack this land”. It never helps a minor empire.
option-treachery_armies-active = the active empire
option-treachery_armies-all = crusaders, rebels and barbarians too
option-minor_empire = Minor empire and cards of its turn
option-minor_empire-help = Whether Famine, Plague and the like, played in the same turn, touch the minor empire.
option-minor_empire-spared = no card of the turn touches it
option-minor_empire-touched = no card helps it, but what harms everybody harms it too
option-incas_aztecs = Monuments of the Incas and Aztecs
option-incas_aztecs-help = How the two peoples build.
option-incas_aztecs-single = one for each resource, in the people’s capital
option-incas_aztecs-pairs = one for each pair, as everybody
option-terrain = Difficult terrain
option-terrain-help = Where mountains and forests stand.
option-terrain-borders = on one side of a border, as in the rulebook’s examples
option-terrain-lands = in a land, whichever border is crossed
option-deccan = Forest of the Ganges
option-deccan-help = The rulebook’s fourth Gupta example may have its ends swapped.
option-deccan-letter = in the Ganges Delta, as the example says
option-deccan-swapped = in the Eastern Deccan
preset-first = No pre-eminence markers: every point lies open.
preset-usual = The game without its optional rules.
preset-letter = Exactly what the rulebook says wherever we resolve it otherwise, with its count of lands.
preset-everything = All the optional rules together: dealt minor empires, stacks of armies, fleets that fight.

epoch-1 = Epoch I
epoch-2 = Epoch II
epoch-3 = Epoch III
epoch-4 = Epoch IV
epoch-5 = Epoch V
epoch-6 = Epoch VI
epoch-7 = Epoch VII

player = { $who }
die = { $n }
roll = { $dice }
roll-bonus = { $dice } (+{ $n })
empire-unknown = an earlier empire

## What is asked

prompt-draft = { $empire } ({ $strength ->
    [one] 1 army
   *[other] { $strength } armies
  }, plays as number { $order } of 7): keep it, or pass it on and be passed one that is drawn later, of strength { $least } to { $most }.
prompt-draft-pass = { $empire } ({ $strength ->
    [one] 1 army
   *[other] { $strength } armies
  }, plays as number { $order } of 7): you were passed a card already, hidden until everybody has one. Pass this one on.
prompt-events = { $n ->
    [one] { $empire }: play one more event card, if you like.
   *[other] { $epoch }, your empire: { $empire }, { $strength ->
        [one] { $strength } army
       *[other] { $strength } armies
      }, { $how }. Play up to { $n } event cards, if you like.
  }
empire-kept = the card you kept
empire-passed = passed on by { $who }
empire-last = left to you as the last card
prompt-treachery = Treachery: name an enemy land. Your first attack on it wins without dice.
prompt-disaster = Disaster: choose { $n ->
    [one] one more land
   *[other] up to { $n } lands
  } with a monument: it is lost, with the fort and the city there; a capital becomes a city.
prompt-pestilence = Pestilence: choose the land where it breaks out. Its army rolls 3 dice, those in adjacent lands 2; a 1 removes the army and its fort.
prompt-plague = Plague: choose the land where it breaks out. Its army rolls 4 dice; a 1 removes it and its fort, and the plague moves to an adjacent land.
prompt-plague-next = The plague spreads: choose an adjacent land.
prompt-famine = Famine: choose a region. Each army there rolls a die; a 1 removes it.
prompt-black-death = Black Death: choose the first of two adjacent regions. Each army there rolls a die; a 1 removes it.
prompt-black-death-second = Black Death: choose the second region.
prompt-black-death-land = Black Death: choose the first of two adjacent lands.
prompt-black-death-land-second = Black Death: choose the second land.
prompt-civil-war = Civil War: choose the enemy empire that is torn apart.
prompt-civil-war-lands = Civil War: choose a land where an army of yours rises and fights, 2 dice against 1 ({ $n } left).
prompt-barbarians = Barbarians: choose the barren land they come from.
prompt-raid = Barbarians of { $land }: choose a land to raid.
prompt-migrants = Migrants: choose a vacant land to settle ({ $n } left).
prompt-crusade = Crusade: { $n ->
    [one] { $n } army
   *[other] { $n } armies
  } to place, or stop.
prompt-minor = { $empire }: { $n ->
    [one] { $n } army
   *[other] { $n } armies
  } to place, or stop.
prompt-astronomy = Astronomy: choose the sea for an extra fleet.
prompt-reallocation = Reallocation: exchange fleets for coins, as many as you like{ $n ->
    [0] {""}
    [one] {" "}(you have a coin)
   *[other] {" "}(you have { $n } coins)
  }.
prompt-markers = The fleet markers have run out: choose one of the oldest manned fleets to take.
prompt-navy = Man your fleets and fight for seas ({ $n } in the pool, one is kept for the start land).
prompt-expand = { $empire }: { $n ->
    [0] every army is placed; { $then }
    [one] { $n } army to place.
   *[other] { $n } armies to place.
  }
prompt-still-none = end the turn.
prompt-still-fort = you can still build a fort.
prompt-still-army = you can still buy a lost army back.
prompt-still-both = you can still build a fort or buy a lost army back.
prompt-fort = Choose the land for the fort: it adds 1 to the defence there.
prompt-press-on = { $land }: the fort has fallen, an army still holds the land. Attack again with the same army?
prompt-press-on-line = { $land }: the first line has fallen, the land is still held. Attack again with the same army?
prompt-monument = Choose the place for a monument ({ $n } to build).
prompt-monument-each = Each of these lands gets a monument ({ $n } to build): choose the first.

## Choices

deed-events = Events
deed-fleets = Fleets
deed-expand = Expand
deed-fort = Fort
deed-recover = Buy back
do-keep = Keep { $empire }
do-give = Pass it to { $to }
do-play = Play { $card }
do-play-no-fleet = Play { $card }: this empire has no fleet
do-play-worthless = Play { $card }: worth nothing in this epoch
do-no-more-cards = No more cards
do-name = Name { $land }
do-choose-land = Choose { $land }
do-choose-region = Choose { $region }
do-enough = That is enough
do-foe = { $empire } of { $who }: { $n ->
    [one] { $n } army
   *[other] { $n } armies
  }
do-raid-from = Come from { $land } (in reach: { $lands })
do-rise = Fight for { $land }
do-settle = Settle { $land }
do-fleet = Fleet in { $sea }
do-cash = Exchange the fleet in { $sea } for a coin
do-keep-fleets = Keep these fleets
do-take-marker = Take the marker in { $sea }
do-man = Man the fleet in { $sea }
do-engage = Fight for { $sea }
do-navy-done = Fleets are ready
do-enter = Enter { $land }
do-reinforce = One more army in { $land }
do-replace = Go on from here, replacing the old army: { $land }
do-betray = Treachery in { $land }: won without dice
do-attack = Attack { $land }
do-land = Land in { $land }
do-people = { $what } (people of { $start })
do-stop = Stop here
do-fort-free = Fort (Engineering)
do-fort-coin = Fort for a coin
do-fort-army = Fort for an army
do-fort-here = Fort in { $land }
do-recover = Buy a lost army back for a coin
do-recover-allied = Buy a lost army back for an Allies coin: for vacant lands only
do-end-expansion = End the turn
do-press-on = Attack { $land } again
do-withdraw = The army goes back to the pool, the fort stays destroyed
do-withdraw-line = The army goes back to the pool, what has fallen stays lost
do-monument = Monument in { $land }

## Why not

refuse-no-card = No card can be played now.
refuse-brought-first = After the armies of the event.
refuse-cards-before = Only before the first army.
refuse-after-cards = After the cards.
refuse-after-fleets = After the fleets.
refuse-fleets-before = Only before the first army.
refuse-fleets-ready = No sea is left to take.
refuse-no-army-left = No army is left.
refuse-no-land = No land is in reach.
refuse-brought-no-fort = Only for the empire of your card.
refuse-no-means = No army in the pool, no coin.
refuse-all-forts = All its lands have one.
refuse-no-coin = That takes a coin.
refuse-has-empire = You already have an empire this epoch: pass this one on.
refuse-other-has-empire = { $who } already has an empire this epoch.
refuse-same-card = You already played { $card } this turn.
refuse-wrong-epoch = { $card } cannot be played in this epoch.
refuse-no-monument = { $card } needs a monument on the board.
refuse-no-enemy = { $card } needs an enemy on the board.
refuse-no-raid = { $card }: no barren land borders an enemy.
refuse-no-capital = { $card } is for empires with a capital.
refuse-no-marker = { $card }: no sea is left for another fleet.
refuse-no-fleet = { $card }: this empire has no fleet to exchange.
refuse-no-army = { $card }: no army is on the board.
refuse-own-land = { $card }: the land is yours.
refuse-minor-there = { $card }: your minor empire of this turn is there, and no card of this turn touches it.
refuse-region-full = { $card }: no land of the region is vacant.
refuse-barren = { $land } is barren: nobody enters it.
refuse-occupied = { $land } already has an army of this empire.
refuse-allied = { $land } is occupied: an army bought back with an Allies coin only enters vacant lands.
refuse-no-fleet-there = You have no fleet in { $sea }.
refuse-nothing-lost = No army to buy back.
refuse-has-fort = { $land } already has a fort.
refuse-ocean = { $sea } is an ocean: Astronomy gives a fleet in a sea.
refuse-man-ocean = { $sea } is an ocean: only fleets in seas can be manned.
refuse-must-try = You must try for at least one sea of your card.

## What happened

event-epoch = { $epoch } begins.
event-rolled = { $who } rolls { $n } for the first draw.
event-order = Empires are drawn in this order: { $order }. Whoever comes last has no choice left.
event-drew = You draw { $empire }.
event-drew-hidden = { $who } draws an empire card.
event-kept = { $who } keeps the card.
event-gave = { $who } passes the card to { $to }.
event-last-kept = The last card stays with { $who }: nobody has a choice any more.
event-last-given = The last card, drawn by { $who }, has to go to { $to }.
event-your-empire = Your empire is { $empire }.
event-unclaimed = { $empire }: nobody has this card, so the empire does not appear.
event-called = { $who } turns up an empire: { $empire }.
event-played = { $who } plays { $card }{ $does }.
played-told = {""}
played-leader = {": "}3 attack dice
played-weaponry = {": "}+1 on the attack dice
played-reallocation = {": "}fleets for coins
played-coins = , for coins
played-naval-power = {": "}one die less against landings
played-elite-troops = {": "}ties are won
played-siegecraft = {": "}+1 against a fort, capital or city
played-engineering = , for forts
played-astronomy = {": "}one more fleet
played-jihad = {": "}3 attack dice, and ties are won
played-expert = {": "}no extra die for the defence there
event-coins = { $who } gains { $n ->
    [one] a coin
   *[other] { $n } coins
  }.
event-free-forts = { $who } gains { $n ->
    [one] a fort
   *[other] { $n } forts
  }.
event-minor = { $who } raises a minor empire: { $empire }.
event-monument-fell = { $who } destroys the monument of { $whose } in { $land }.
event-monument-fell-own = { $who } destroys the monument in { $land }.
event-named = { $who } prepares treachery in { $land }.
event-sick-dies = { $card }, { $land }: { $who } rolls { $dice }; the army dies.
event-sick-lives = { $card }, { $land }: { $who } rolls { $dice }; the army survives.
event-settled = { $who } settles { $land }.
event-displaced = The army of { $who } in { $land } is removed without a battle.
event-started = { $who } starts in { $land }.
event-started-capital = { $who } founds a capital in { $land }.
event-fleets = { $who } has fleets in { $seas }.
event-fleet-taken = The manned fleet of { $who } in { $sea } is taken off the board.
event-manned = { $who } mans the fleet in { $sea }.
event-sea-battle-won = { $who } beats the fleet of { $foe } in { $sea }: the attack rolls { $attack }, the defence { $defence }; { $best } against { $against }.
event-sea-battle-won-tie = { $who } beats the fleet of { $foe } in { $sea }: the attack rolls { $attack }, the defence { $defence }; { $best } against { $against }, and ties are won.
event-sea-battle-tied = { $who } and { $foe } each lose an army in { $sea }: the attack rolls { $attack }, the defence { $defence }; { $best } against { $against }.
event-sea-battle-lost = { $who } loses an army against the fleet of { $foe } in { $sea }: the attack rolls { $attack }, the defence { $defence }; { $best } against { $against }.
event-cashed = { $who } exchanges the fleet in { $sea } for a coin.
event-entered = { $who } enters { $land }.
event-reinforced = { $who } reinforces { $land }.
event-replaced = { $who } replaces the old army in { $land }.
# How it ended comes first: where there is room for two lines only, the dice are cut off.
event-battle-won = { $who } beats { $foe } in { $land }, { $best } to { $against }: the attack rolls { $attack }, the defence { $defence }.
event-battle-won-tie = { $who } beats { $foe } in { $land }, { $best } to { $against }, and ties are won: the attack rolls { $attack }, the defence { $defence }.
event-battle-tied = { $who } and { $foe } both lose in { $land }, { $best } to { $against }: the attack rolls { $attack }, the defence { $defence }.
event-battle-lost = { $who } loses to { $foe } in { $land }, { $best } to { $against }: the attack rolls { $attack }, the defence { $defence }.
event-betrayed = { $land } is betrayed: { $who } beats { $foe } without a fight.
event-fort-fell = { $who } brings down the fort of { $whose } in { $land }.
event-fort-fell-own = { $who } brings down the fort in { $land }.
event-took = { $who } takes { $land }.
event-sacked-capital = { $who } sacks the capital of { $whose } in { $land }: it is a city now.
event-sacked-capital-own = { $who } makes the capital in { $land } a city.
event-sacked-city = { $who } sacks the city of { $whose } in { $land }.
event-sacked-city-own = { $who } destroys the city in { $land }.
event-crusaders-hold = The crusaders of { $who } fortify { $land } and found a city.
event-leader-fell = Three of a kind: the Leader of { $who } falls.
event-elite-beaten = The Elite Troops of { $who } are beaten.
event-jihad-second = The Jihad of { $who } goes on with two dice.
event-jihad-over = The Jihad of { $who } is over.
event-wiped-out = No army of { $who } is left on the board.
event-withdrew = { $who } does not attack { $land } again, and the army goes back to the pool.
event-recovered = { $who } buys a lost army back for a coin.
event-recovered-allied = { $who } buys a lost army back with the help of Allies.
event-fort-built = { $who } builds a fort in { $land }.
event-monument-built = { $who } builds a monument in { $land }.
event-scored = { $who } scores { $n }: regions { $regions }, structures { $structures }{ $seas ->
    [0] {""}
   *[other] , seas { $seas }
  }.
event-preeminent = { $who } leads alone at the end of the epoch and takes a pre-eminence marker.
event-nobody-preeminent = Nobody leads alone at the end of the epoch: no pre-eminence marker is taken.
event-markers-turned = { $who } turns up markers worth { $n }.
event-game-over = The game is over. Victory: { $winners }.

## What is worth watching, and what dice come down to

gauge-points = points
gauge-turn = points if counted now
gauge-capitals = capitals
gauge-cities = cities
gauge-monuments = monuments
gauge-lands = lands
gauge-prize = to be won by treachery
gauge-fleets = fleets
gauge-dice = extra attack dice
gauge-weapons = bonus of Weaponry
gauge-siege = bonus of Siegecraft
gauge-coins = coins
gauge-forts = free forts
gauge-armies = armies to place
gauge-brought = armies of the event
gauge-cards = event cards
gauge-markers = pre-eminence markers
gauge-holder = held by
gauge-stack = armies
gauge-fort = fort
gauge-town = city or capital
gauge-monument = structure
gauge-navy = manned fleet
fort-stands = +1 defence
fort-fallen = breached
gauge-fort-gone = no fort
gauge-treason = betrayed land
treason-named = in reach
treason-way = further on
treason-far = too far
prize-1 = +1
prize-2 = +2
prize-3 = +3
prize-4 = +4
prize-5 = +5
prize-6 = +6
prize-7 = +7
prize-8 = +8
prize-9 = +9
prize-10 = +10
town-capital = capital
town-city = city
built-monument = monument
gist-battle-won = { $land }: won
gist-battle-tied = { $land }: a tie, both sides lose
gist-battle-lost = { $land }: the attack fails, and its army is lost
gist-replaced = { $land }: your army replaces the old one, what is built there stays
gist-raid-easiest = easiest target, { $outcome }
gist-named = { $land }: in reach from your start, your first attack there wins without dice
gist-named-way = { $land }: your first attack there wins without dice, but { $n ->
    [one] one other land has
   *[other] { $n } other lands have
  } to be taken first to get there
gist-named-far = { $land }: your empire has too few armies to get there this turn
gist-fort-won = { $land }: the fort falls
gist-fort-tied = { $land }: a tie, the attacker and the fort are lost
gist-sea-won = { $sea }: won
gist-sea-tied = { $sea }: a tie, both sides lose
gist-sea-lost = { $sea }: lost, one army less
gist-sick-dies = { $land }: the army of { $who } dies
gist-dealt = your empire: { $n ->
    [one] { $n } army
   *[other] { $n } armies
  }
gist-scored = { $who } scores { $n }

## Names

region-middle-east = Middle East
region-north-africa = North Africa
region-china = China
region-india = India
region-southern-europe = Southern Europe
region-northern-europe = Northern Europe
region-southeast-asia = Southeast Asia
region-eurasia = Eurasia
region-north-america = North America
region-south-america = South America
region-nippon = Nippon
region-africa = Africa
region-australia = Australia
land-western-anatolia = Western Anatolia
land-eastern-anatolia = Eastern Anatolia
land-levant = Levant
land-palestine = Palestine
land-arabian-peninsula = Arabian Peninsula
land-upper-tigris = Upper Tigris
land-middle-tigris = Middle Tigris
land-lower-tigris = Lower Tigris
land-zagros = Zagros
land-persian-plateau = Persian Plateau
land-persian-salt-desert = Persian Salt Desert
land-nile-delta = Nile Delta
land-nubia = Nubia
land-upper-nile = Upper Nile
land-libya = Libya
land-shatts-plateau = Shatts Plateau
land-wei-river = Wei River
land-yellow-river = Yellow River
land-great-plain-of-china = Great Plain of China
land-yangtze-kiang = Yangtze Kiang
land-szechuan = Szechuan
land-chekiang = Chekiang
land-si-kiang = Si-Kiang
land-tarim-basin = Tarim Basin
land-hindu-kush = Hindu Kush
land-upper-indus = Upper Indus
land-lower-indus = Lower Indus
land-ganges-valley = Ganges Valley
land-ganges-delta = Ganges Delta
land-western-deccan = Western Deccan
land-eastern-deccan = Eastern Deccan
land-western-ghats = Western Ghats
land-eastern-ghats = Eastern Ghats
land-ceylon = Ceylon
land-crete = Crete
land-morea = Morea
land-pindus = Pindus
land-balkans = Balkans
land-dalmatia = Dalmatia
land-northern-apennines = Northern Apennines
land-southern-apennines = Southern Apennines
land-massif-central = Massif Central
land-pyrenees = Pyrenees
land-southern-iberia = Southern Iberia
land-western-iberia = Western Iberia
land-albion = Albion
land-highlands = Highlands
land-eire = Eire
land-scandinavia = Scandinavia
land-baltic-seaboard = Baltic Seaboard
land-lower-rhine = Lower Rhine
land-northern-gaul = Northern Gaul
land-western-gaul = Western Gaul
land-central-europe = Central Europe
land-danubia = Danubia
land-irrawaddy = Irrawaddy
land-mekong = Mekong
land-malay-peninsula = Malay Peninsula
land-sumatra = Sumatra
land-east-indies = East Indies
land-north-european-plain = North European Plain
land-dnieper = Dnieper
land-caucasus = Caucasus
land-western-steppe = Western Steppe
land-eastern-steppe = Eastern Steppe
land-turanian-plain = Turanian Plain
land-mongolia = Mongolia
land-manchurian-plain = Manchurian Plain
land-pacific-seaboard = Pacific Seaboard
land-great-plains = Great Plains
land-great-lakes = Great Lakes
land-appalachia = Appalachia
land-deep-south = Deep South
land-mexican-valley = Mexican Valley
land-central-america = Central America
land-west-indies = West Indies
land-northern-andes = Northern Andes
land-southern-andes = Southern Andes
land-guiana-highlands = Guiana Highlands
land-brazil = Brazil
land-patagonia = Patagonia
land-korean-peninsula = Korean Peninsula
land-honshu = Honshu
land-hokkaido = Hokkaido
land-gold-coast = Gold Coast
land-central-africa = Central Africa
land-congo-basin = Congo Basin
land-east-africa = East Africa
land-southern-africa = Southern Africa
land-madagascar = Madagascar
land-australia-land = Australia
land-new-guinea = New Guinea
land-new-zealand = New Zealand
land-tasmania = Tasmania
land-alps = Alps
land-amazonia = Amazonia
land-northern-lakes = Northern Lakes
land-the-outback = The Outback
land-plateau-of-tibet = Plateau of Tibet
land-sahara-desert = Sahara Desert
land-siberia = Siberia
land-syrian-desert = Syrian Desert
sea-atlantic-ocean = Atlantic Ocean
sea-north-atlantic-ocean = North Atlantic Ocean
sea-indian-ocean = Indian Ocean
sea-western-pacific-ocean = Western Pacific Ocean
sea-eastern-pacific-ocean = Eastern Pacific Ocean
sea-north-sea = North Sea
sea-western-mediterranean = Western Mediterranean
sea-eastern-mediterranean = Eastern Mediterranean
sea-black-sea = Black Sea
sea-caspian-sea = Caspian Sea
sea-red-sea = Red Sea
sea-bay-of-bengal = Bay of Bengal
sea-south-china-sea = South China Sea
sea-sea-of-japan = Sea of Japan
sea-caribbean-sea = Caribbean Sea
empire-sumeria = Sumeria
empire-egypt = Egypt
empire-minoans = Minoans
empire-indus-valley = Indus Valley
empire-babylonia = Babylonia
empire-shang-dynasty = Shang Dynasty
empire-aryans = Aryans
empire-assyria = Assyria
empire-chou-dynasty = Chou Dynasty
empire-vedic-city-states = Vedic City States
empire-greek-city-states = Greek City States
empire-scythians = Scythians
empire-carthaginia = Carthaginia
empire-persia = Persia
empire-celts = Celts
empire-macedonia = Macedonia
empire-maurya = Maurya
empire-han-dynasty = Han Dynasty
empire-hsiung-nu = Hsiung-Nu
empire-romans = Romans
empire-sassanids = Sassanids
empire-guptas = Guptas
empire-goths = Goths
empire-huns = Huns
empire-byzantines = Byzantines
empire-tang-dynasty = T’ang Dynasty
empire-arabs = Arabs
empire-khmers = Khmers
empire-franks = Franks
empire-vikings = Vikings
empire-holy-roman-empire = Holy Roman Empire
empire-chola = Chola
empire-sung-dynasty = Sung Dynasty
empire-seljuk-turks = Seljuk Turks
empire-mongols = Mongols
empire-ming-dynasty = Ming Dynasty
empire-timurid-emirates = Timurid Emirates
empire-incas-aztecs = Incas/Aztecs
empire-ottoman-turks = Ottoman Turks
empire-portugal = Portugal
empire-spain = Spain
empire-mughals = Mughals
empire-russia = Russia
empire-manchu-dynasty = Manchu Dynasty
empire-netherlands = Netherlands
empire-france = France
empire-britain = Britain
empire-united-states = United States
empire-germany = Germany
minor-hittites = Hittites
minor-phoenicia = Phoenicia
minor-mayans = Mayans
minor-anglo-saxons = Anglo-Saxons
minor-fujiwara = Fujiwara
minor-safavids = Safavids
minor-japan = Japan
card-leader = Leader
card-weaponry = Weaponry
card-reallocation = Reallocation
card-minor-hittites = Minor Empire: Hittites
card-minor-phoenicia = Minor Empire: Phoenicia
card-minor-mayans = Minor Empire: Mayans
card-minor-anglo-saxons = Minor Empire: Anglo-Saxons
card-minor-fujiwara = Minor Empire: Fujiwara
card-minor-safavids = Minor Empire: Safavids
card-minor-japan = Minor Empire: Japan
card-disaster = Disaster
card-population-explosion = Population Explosion
card-civil-service = Civil Service
card-civil-war = Civil War
card-treachery = Treachery
card-barbarians = Barbarians
card-naval-power = Naval Power
card-elite-troops = Elite Troops
card-allies = Allies
card-siegecraft = Siegecraft
card-engineering = Engineering
card-astronomy = Astronomy
card-jihad = Jihad
card-pestilence = Pestilence
card-plague = Plague
card-famine = Famine
card-black-death = Black Death
card-crusade = Crusade
card-jewish-revolt = Jewish Revolt
card-migrants-africa = Migrants: Africa
card-migrants-australia = Migrants: Australia
card-migrants-north-america = Migrants: North America
card-expert-mountains = Expert Troops: Mountains
card-expert-straits = Expert Troops: Straits
card-expert-forests = Expert Troops: Forests
card-kingdom-canaanites = Kingdom: Canaanites
card-kingdom-etruscans = Kingdom: Etruscans
card-kingdom-kush = Kingdom: Kush
card-kingdom-tiahuanaco = Kingdom: Tiahuanaco
card-kingdom-mali = Kingdom: Mali
card-kingdom-thai = Kingdom: Thai
card-kingdom-zimbabwe = Kingdom: Zimbabwe
card-leader-help = Your active empire attacks with 3 dice. When the three dice are equal the roll still counts, then the Leader is gone.
card-weaponry-help = +1 on the attack dice of your active empire, the whole turn. Works together with a Leader.
card-reallocation-help = Once your fleets are placed and before the empire expands, exchange any number of them for as many coins.
card-minor-hittites-help = An extra empire of strength 3 that starts in Eastern Anatolia, with a capital. It is played whole before yours; no other card helps it.
card-minor-phoenicia-help = An extra empire of strength 3 that starts in Levant, with a capital; fleets: Eastern Mediterranean, Western Mediterranean. It is played whole before yours; no other card helps it.
card-minor-mayans-help = An extra empire of strength 2 that starts in Central America, with a capital. It is played whole before yours; no other card helps it.
card-minor-anglo-saxons-help = An extra empire of strength 3 that starts in Baltic Seaboard; fleets: North Sea. It is played whole before yours; no other card helps it.
card-minor-fujiwara-help = An extra empire of strength 3 that starts in Hokkaido, with a capital; fleets: Sea of Japan. It is played whole before yours; no other card helps it.
card-minor-safavids-help = An extra empire of strength 3 that starts in Persian Salt Desert, with a capital. It is played whole before yours; no other card helps it.
card-minor-japan-help = An extra empire of strength 5 that starts in Honshu, with a capital; fleets: Sea of Japan. It is played whole before yours; no other card helps it.
card-disaster-help = Choose up to 2 lands with a monument: monument, fort and city there are destroyed, a capital becomes a city.
card-population-explosion-help = Gain 2 coins. A coin buys a lost army back, or a fort.
card-civil-service-help = Gain 1 coin, one more if the empire has a capital, one more if it has navigation.
card-civil-war-help = An army rises in each of up to 3 lands of one enemy empire: 2 dice against 1, no terrain, forts count. Lands won are yours.
card-treachery-help = Name an enemy land now. Your active empire’s first attack on it this turn wins without dice; it has to get there.
card-barbarians-help = From a barren land an army of yours raids an adjacent enemy land (2 dice against 1) and keeps it. As long as it wins, another raids the next.
card-naval-power-help = Defenders against your landings from the sea roll 2 dice instead of 3.
card-elite-troops-help = Your active empire wins tied rolls until it first loses an army in combat.
card-allies-help = Gain 2 coins. A coin buys back a lost army, which then may only enter a vacant land, or buys a fort.
card-siegecraft-help = +1 against a land with a fort, a capital or a city. A win against a fort removes fort and army together.
card-engineering-help = If the empire has a capital, 2 free forts, to be placed this turn.
card-astronomy-help = One extra fleet this turn, in any sea but no ocean.
card-jihad-help = Attack with 3 dice and win ties until you lose an army, then with 2 dice and win ties until you lose another.
card-pestilence-help = Choose a land: its army rolls 3 dice, each army in an adjacent land 2. Any 1 removes army and fort. Yours roll too.
card-plague-help = Choose a land with an army: it rolls 4 dice, any 1 removes army and fort. Then an army in an adjacent land rolls 3, and so on until one survives.
card-famine-help = Choose a region: each army there rolls a die, a 1 removes army and fort.
card-black-death-help = Choose two adjacent regions: each army there rolls a die, a 1 removes army and fort.
card-crusade-help = 3 armies set out from the Eastern Mediterranean, with +1 on their dice. Palestine, if they take it, gets a fort and a city.
card-jewish-revolt-help = An army rises in Palestine: 3 dice against 1, no terrain, forts count. If Palestine is vacant it just settles.
card-migrants-africa-help = 2 armies in 2 vacant lands of Africa. They neither attack nor build.
card-migrants-australia-help = 2 armies in 2 vacant lands of Australia. They neither attack nor build.
card-migrants-north-america-help = 2 armies in 2 vacant lands of North America. They neither attack nor build.
card-expert-mountains-help = Mountains give the defender no extra die against your active empire.
card-expert-straits-help = Straits give the defender no extra die against your active empire.
card-expert-forests-help = Forests give the defender no extra die against your active empire.
card-kingdom-canaanites-help = An army and a city in Palestine. Whatever army and fort was there is removed.
card-kingdom-etruscans-help = An army and a city in Northern Apennines. Whatever army and fort was there is removed.
card-kingdom-kush-help = An army and a city in Upper Nile. Whatever army and fort was there is removed.
card-kingdom-tiahuanaco-help = An army and a city in Southern Andes. Whatever army and fort was there is removed.
card-kingdom-mali-help = An army and a city in Gold Coast. Whatever army and fort was there is removed.
card-kingdom-thai-help = An army and a city in Malay Peninsula. Whatever army and fort was there is removed.
card-kingdom-zimbabwe-help = An army and a city in East Africa. Whatever army and fort was there is removed.

# What tells equal points apart at the end.
tie-strength = smaller sum of the strengths of the seven empires
tie-preeminence = more points of pre-eminence
tie-last-empire = smaller strength in epoch VII
